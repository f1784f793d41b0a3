//! What the primitives do.
//!
//! The arguments are on the machine's stack from `start`; the result is returned, and the caller takes the
//! arguments off.

use std::cell::RefCell;
use std::rc::Rc;

use super::error::Reason;
use super::machine::{Machine, Run};
use super::map::Map;
use super::monoid;
use super::object::{Array, Fields, Object};
use super::observed;
use crate::core::prim::{CmpOp, Convert, IntOp, Label, product_of, row_mismatch};
use crate::core::real::scale;
use crate::core::{Prim, Span};

impl Machine<'_> {
    pub(super) fn primitive(&mut self, prim: Prim, start: usize, span: Span) -> Run<Object> {
        match prim {
            Prim::Real(op) => {
                let (x, y) = (self.double(start)?, self.double(start + 1)?);
                self.counts.primitives += 1;
                Ok(Object::Double(op.value(x, y)))
            }
            Prim::Int(op) => self.integer(op, start, span),
            Prim::Cmp(op, _) => self.compare(op, start),
            Prim::Convert(op) => self.convert(op, start, span),
            Prim::Error => {
                let characters = self.stack[start].elements().unwrap_or_default();
                let message = characters.iter().filter_map(|object| match object {
                    Object::Char(character) => Some(*character),
                    _ => None,
                });
                self.error(Reason::Failed(message.collect()), span)
            }
            Prim::Zero => {
                let (zero, size) = monoid::zero(&self.stack[start]);
                self.counts.monoid_operations += size;
                self.tick(size)?;
                Ok(zero)
            }
            Prim::Plus => {
                let (sum, size) = match monoid::plus(&self.stack[start], &self.stack[start + 1]) {
                    Ok(sum) => sum,
                    Err(message) => return self.error(Reason::Undefined(message.into()), span),
                };
                self.counts.monoid_operations += size;
                self.tick(size)?;
                Ok(sum)
            }
            Prim::Scale => {
                let (partial, cotangent) = (self.double(start)?, self.double(start + 1)?);
                self.counts.primitives += 1;
                Ok(Object::Double(scale(partial, cotangent)))
            }
            Prim::NextId => {
                self.counts.ids += 1;
                Ok(Object::Int(self.int(start)? + 1))
            }
            Prim::NextJobs => {
                let count = self.int(start + 1)?;
                self.counts.jobs += count.unsigned_abs();
                Ok(Object::Int(self.int(start)? + count))
            }
            Prim::UnsafePerformIo => self.call(self.stack[start].clone(), []),
            Prim::MapEmpty
            | Prim::MapSingleton
            | Prim::MapIsEmpty
            | Prim::MapUnionWith
            | Prim::MapInsertWith
            | Prim::MapMaxKey
            | Prim::MapLookup
            | Prim::MapFind
            | Prim::MapDelete => self.map_primitive(prim, start, span),
            Prim::ArrayAlloc
            | Prim::ArrayGet
            | Prim::ArraySet
            | Prim::ArrayModify
            | Prim::ArrayPush
            | Prim::ArrayLength
            | Prim::ArrayFreeze
            | Prim::ArrayIndex => self.array_primitive(prim, start, span),
            Prim::ArrayFromList | Prim::ArrayToList | Prim::ArraySize | Prim::Reduce(_) | Prim::MatVec => {
                self.whole_array(prim, start, span)
            }
            Prim::RefNew => Ok(Object::Ref(Rc::new(RefCell::new(self.stack[start].clone())))),
            Prim::RefGet => Ok(self.cell(start)?.borrow().clone()),
            Prim::RefModify => {
                let cell = self.cell(start)?;
                let old = cell.borrow().clone();
                let Object::Tuple(fields) = self.call(self.stack[start + 1].clone(), [old])? else {
                    return self.stuck("a cell is updated with something else than a pair");
                };
                *cell.borrow_mut() = fields[0].clone();
                Ok(fields[1].clone())
            }
            Prim::InParallel => {
                let Some(actions) = self.stack[start].elements() else {
                    return self.stuck("inParallel of something else than a list");
                };
                self.tick(actions.len() as u64)?;
                let results = self.stack.len();
                self.fork(actions.len(), |machine, index| machine.call(actions[index].clone(), []))?;
                Ok(Object::list(self.stack.drain(results..)))
            }
            Prim::InParallelPair => {
                let results = self.stack.len();
                self.fork(2, |machine, index| machine.call(machine.stack[start + index].clone(), []))?;
                Ok(Object::Tuple(Fields::new(self.stack.drain(results..))))
            }
            Prim::Observe(label) => self.observe(label, start, span),
        }
    }

    fn double(&self, at: usize) -> Run<f64> {
        match self.stack.get(at) {
            Some(Object::Double(value)) => Ok(*value),
            _ => self.stuck("a real is expected"),
        }
    }

    fn int(&self, at: usize) -> Run<i64> {
        match self.stack.get(at) {
            Some(Object::Int(value)) => Ok(*value),
            _ => self.stuck("an integer is expected"),
        }
    }

    fn cell(&self, at: usize) -> Run<Rc<RefCell<Object>>> {
        match &self.stack[at] {
            Object::Ref(cell) => Ok(cell.clone()),
            _ => self.stuck("a cell is expected"),
        }
    }

    fn undefined<T>(&self, message: &str, span: Span) -> Run<T> {
        self.error(Reason::Undefined(message.into()), span)
    }

    fn integer(&self, op: IntOp, start: usize, span: Span) -> Run<Object> {
        let x = self.int(start)?;
        let y =
            if matches!(op, IntOp::Negate | IntOp::Abs | IntOp::Signum) { 0 } else { self.int(start + 1)? };
        let divides = matches!(op, IntOp::Div | IntOp::Mod | IntOp::Quot | IntOp::Rem);
        if divides && y == 0 {
            return self.undefined("division by zero", span);
        }
        Ok(Object::Int(match op {
            IntOp::Add => x.wrapping_add(y),
            IntOp::Sub => x.wrapping_sub(y),
            IntOp::Mul => x.wrapping_mul(y),
            IntOp::Negate => x.wrapping_neg(),
            IntOp::Abs => x.wrapping_abs(),
            IntOp::Signum => x.signum(),
            IntOp::Div => {
                let quotient = x.wrapping_div(y);
                if x.wrapping_rem(y) != 0 && (x < 0) != (y < 0) { quotient - 1 } else { quotient }
            }
            IntOp::Mod => {
                let rest = x.wrapping_rem(y);
                if rest != 0 && (rest < 0) != (y < 0) { rest + y } else { rest }
            }
            IntOp::Quot => x.wrapping_div(y),
            IntOp::Rem => x.wrapping_rem(y),
            IntOp::Pow if y < 0 => return self.undefined("negative exponent", span),
            IntOp::Pow => power(x, y),
            IntOp::Min => x.min(y),
            IntOp::Max => x.max(y),
        }))
    }

    fn compare(&self, op: CmpOp, start: usize) -> Run<Object> {
        let holds = match (&self.stack[start], &self.stack[start + 1]) {
            (Object::Double(x), Object::Double(y)) => compares(op, x, y),
            (Object::Int(x), Object::Int(y)) => compares(op, x, y),
            (Object::Char(x), Object::Char(y)) => compares(op, x, y),
            _ => return self.stuck("values of different types are compared"),
        };
        Ok(Object::bool(holds))
    }

    fn convert(&self, op: Convert, start: usize, span: Span) -> Run<Object> {
        match op {
            Convert::IntToDouble => Ok(Object::Double(self.int(start)? as f64)),
            Convert::CharToInt => match self.stack[start] {
                Object::Char(character) => Ok(Object::Int(i64::from(u32::from(character)))),
                _ => self.stuck("a character is expected"),
            },
            Convert::IntToChar => {
                let character = u32::try_from(self.int(start)?).ok().and_then(char::from_u32);
                match character {
                    Some(character) => Ok(Object::Char(character)),
                    None => self.undefined("toEnum: there is no such character", span),
                }
            }
            _ => Ok(Object::Int(op.to_int(self.double(start)?))),
        }
    }

    fn map(&self, at: usize) -> Run<Map> {
        match &self.stack[at] {
            Object::Map(map) => Ok(map.clone()),
            _ => self.stuck("a map is expected"),
        }
    }

    fn map_cost(&mut self, weight: u64) -> Run<()> {
        self.counts.map_operations += weight;
        self.tick(weight)
    }

    fn map_primitive(&mut self, prim: Prim, start: usize, span: Span) -> Run<Object> {
        match prim {
            Prim::MapEmpty => Ok(Object::Map(Map::default())),
            Prim::MapSingleton => {
                self.map_cost(1)?;
                Ok(Object::Map(Map::singleton(self.int(start)?, self.stack[start + 1].clone())))
            }
            Prim::MapIsEmpty => Ok(Object::bool(self.map(start)?.len() == 0)),
            Prim::MapUnionWith => self.map_union(start),
            Prim::MapInsertWith => {
                let (key, map) = (self.int(start + 1)?, self.map(start + 3)?);
                self.map_cost(map.weight())?;
                let mut value = self.stack[start + 2].clone();
                if let Some(old) = map.get(key) {
                    value = self.call(self.stack[start].clone(), [value, old.clone()])?;
                }
                Ok(Object::Map(map.insert(key, value)))
            }
            Prim::MapMaxKey => {
                let map = self.map(start)?;
                self.map_cost(map.weight())?;
                match map.max_key() {
                    Some(key) => Ok(Object::Int(key)),
                    None => self.undefined("the highest key of an empty map", span),
                }
            }
            Prim::MapLookup => {
                let (key, map) = (self.int(start)?, self.map(start + 1)?);
                self.map_cost(map.weight())?;
                match map.get(key) {
                    Some(value) => Ok(value.clone()),
                    None => self.undefined("a key that is not in the map", span),
                }
            }
            Prim::MapFind => {
                let (key, map) = (self.int(start + 1)?, self.map(start + 2)?);
                self.map_cost(map.weight())?;
                Ok(map.get(key).unwrap_or(&self.stack[start]).clone())
            }
            Prim::MapDelete => {
                let (key, map) = (self.int(start)?, self.map(start + 1)?);
                self.map_cost(map.weight())?;
                Ok(Object::Map(map.delete(key)))
            }
            _ => self.stuck("no operation on maps"),
        }
    }

    /// Inserts the smaller map into the larger one.
    fn map_union(&mut self, start: usize) -> Run<Object> {
        let (left, right) = (self.map(start + 1)?, self.map(start + 2)?);
        let swap = left.len() > right.len();
        let (small, mut large) = if swap { (right, left) } else { (left, right) };
        for (key, value) in small.entries() {
            self.map_cost(large.weight())?;
            let value = match large.get(key) {
                None => value,
                Some(other) => {
                    let (first, second) = if swap { (other.clone(), value) } else { (value, other.clone()) };
                    self.call(self.stack[start].clone(), [first, second])?
                }
            };
            large = large.insert(key, value);
        }
        Ok(Object::Map(large))
    }

    fn array(&self, at: usize) -> Run<Rc<Array>> {
        match &self.stack[at] {
            Object::Array(array) => Ok(array.clone()),
            _ => self.stuck("an array is expected"),
        }
    }

    /// The position that the integer at `at` names, in an array of this length.
    fn index(&self, at: usize, length: usize, span: Span) -> Run<usize> {
        let index = self.int(at)?;
        match usize::try_from(index) {
            Ok(index) if index < length => Ok(index),
            _ => self.undefined(&format!("index {index} of an array of {length} elements"), span),
        }
    }

    fn array_primitive(&mut self, prim: Prim, start: usize, span: Span) -> Run<Object> {
        match prim {
            Prim::ArrayAlloc => {
                let Ok(count) = usize::try_from(self.int(start)?) else {
                    return self.undefined("an array of negative length", span);
                };
                self.bulk(count as u64)?;
                self.check_memory((count * size_of::<Object>()) as u64)?;
                self.counts.array_writes += count as u64;
                let elements = vec![self.stack[start + 1].clone(); count];
                Ok(Object::Array(Rc::new(Array(RefCell::new(elements)))))
            }
            Prim::ArrayGet => {
                let array = self.array(start + 1)?;
                let elements = array.0.borrow();
                let index = self.index(start, elements.len(), span)?;
                self.counts.array_reads += 1;
                Ok(elements[index].clone())
            }
            Prim::ArraySet => {
                let array = self.array(start + 2)?;
                let index = self.index(start, array.0.borrow().len(), span)?;
                self.counts.array_writes += 1;
                array.0.borrow_mut()[index] = self.stack[start + 1].clone();
                Ok(Object::Unit)
            }
            Prim::ArrayModify => {
                let array = self.array(start + 2)?;
                let index = self.index(start, array.0.borrow().len(), span)?;
                self.counts.array_reads += 1;
                self.counts.array_writes += 1;
                let old = array.0.borrow()[index].clone();
                let new = self.call(self.stack[start + 1].clone(), [old])?;
                array.0.borrow_mut()[index] = new;
                Ok(Object::Unit)
            }
            Prim::ArrayPush => {
                let array = self.array(start + 1)?;
                self.counts.array_writes += 1;
                self.counts.ids += 1;
                let mut elements = array.0.borrow_mut();
                elements.push(self.stack[start].clone());
                Ok(index_object(elements.len() - 1))
            }
            Prim::ArrayLength => Ok(index_object(self.array(start)?.0.borrow().len())),
            Prim::ArrayFreeze => {
                let array = self.array(start)?;
                let elements = array.0.borrow();
                self.bulk(elements.len() as u64)?;
                self.counts.array_reads += elements.len() as u64;
                Ok(Object::Frozen(Fields::new(elements.iter().cloned())))
            }
            Prim::ArrayIndex => {
                let elements = self.frozen(start)?;
                self.counts.array_reads += 1;
                let index = self.index(start + 1, elements.len(), span)?;
                Ok(elements[index].clone())
            }
            _ => self.stuck("no operation on arrays"),
        }
    }

    fn frozen(&self, at: usize) -> Run<Fields> {
        match &self.stack[at] {
            Object::Frozen(elements) => Ok(elements.clone()),
            _ => self.stuck("an immutable array is expected"),
        }
    }

    /// The elements of an array of reals.
    fn reals(&self, array: &Object) -> Run<Vec<f64>> {
        let Object::Frozen(elements) = array else { return self.stuck("an immutable array is expected") };
        let real = |element: &Object| if let Object::Double(real) = element { Some(*real) } else { None };
        match elements.iter().map(real).collect() {
            Some(reals) => Ok(reals),
            None => self.stuck("an array of reals is expected"),
        }
    }

    /// Operations on arrays as a whole.
    fn whole_array(&mut self, prim: Prim, start: usize, span: Span) -> Run<Object> {
        match prim {
            Prim::ArrayFromList => {
                let Some(elements) = self.stack[start].elements() else {
                    return self.stuck("an array is made of something else than a list");
                };
                self.tick(elements.len() as u64)?;
                self.counts.array_writes += elements.len() as u64;
                Ok(Object::Frozen(Fields::new(elements)))
            }
            Prim::ArrayToList => {
                let elements = self.frozen(start)?;
                self.tick(elements.len() as u64)?;
                self.counts.array_reads += elements.len() as u64;
                Ok(Object::list(elements.iter().cloned()))
            }
            Prim::ArraySize => Ok(index_object(self.frozen(start)?.len())),
            Prim::Reduce(reduction) => {
                let arrays: Vec<Vec<f64>> = self.stack[start..start + reduction.arity()]
                    .iter()
                    .map(|array| self.reals(array))
                    .collect::<Run<_>>()?;
                if let [x, y] = &arrays[..] {
                    if x.len() != y.len() {
                        let message = format!("dot: the arrays have lengths {} and {}", x.len(), y.len());
                        return self.undefined(&message, span);
                    }
                }
                let reads = arrays.iter().map(|array| array.len() as u64).sum();
                self.tick(reads)?;
                self.counts.primitives += 1;
                self.counts.array_reads += reads;
                Ok(Object::Double(reduction.value(&arrays)))
            }
            Prim::MatVec => {
                let rows = self.frozen(start)?;
                let rows: Vec<Vec<f64>> = rows.iter().map(|row| self.reals(row)).collect::<Run<_>>()?;
                let vector = self.reals(&self.stack[start + 1])?;
                if let Some(row) = rows.iter().find(|row| row.len() != vector.len()) {
                    return self.undefined(&row_mismatch(row.len(), vector.len()), span);
                }
                let reads = ((rows.len() + 1) * vector.len() + rows.len()) as u64;
                self.tick(reads)?;
                self.counts.primitives += 1;
                self.counts.array_reads += reads;
                self.counts.array_writes += rows.len() as u64;
                Ok(Object::Frozen(Fields::new(product_of(&rows, &vector).into_iter().map(Object::Double))))
            }
            _ => self.stuck("no operation on arrays"),
        }
    }

    /// The same work on every element of an array. All of it can be done at once, so its span is
    /// that of a balanced tree of forks.
    fn bulk(&mut self, count: u64) -> Run<()> {
        self.advance(count, u64::from(u64::BITS - count.leading_zeros()))
    }

    fn observe(&mut self, label: Label, at: usize, span: Span) -> Run<Object> {
        if label == Label::Resolve {
            self.counts.backpropagator_calls += 1;
        }
        if let Some(events) = &mut self.events {
            let span = if span.is_none() && matches!(label, Label::Node(_)) { self.site } else { span };
            if observed::events(label, &self.stack[at], span, events).is_none() {
                return self.stuck("an observation of another form");
            }
        }
        Ok(Object::Unit)
    }
}

fn index_object(index: usize) -> Object {
    Object::Int(i64::try_from(index).unwrap_or(i64::MAX))
}

fn compares<T: PartialOrd>(op: CmpOp, x: &T, y: &T) -> bool {
    match op {
        CmpOp::Eq => x == y,
        CmpOp::Ne => x != y,
        CmpOp::Lt => x < y,
        CmpOp::Le => x <= y,
        CmpOp::Gt => x > y,
        CmpOp::Ge => x >= y,
    }
}

fn power(mut base: i64, mut exponent: i64) -> i64 {
    let mut result = 1i64;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(base);
        }
        base = base.wrapping_mul(base);
        exponent >>= 1;
    }
    result
}
