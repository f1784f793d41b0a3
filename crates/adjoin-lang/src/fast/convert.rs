//! Between plain values and the machine's registers, by plans made once from a type.
//!
//! A plan says how a type is held ([`layout`](super::layout)), so that a run needs no look at types. The reals of a value are visited from
//! left to right, by every function here: that order is the order of the library's inputs and outputs.
//!
//! **Depth**: lists are loops. Other data is walked by recursion, which moves to a deep stack when it gets deep.

use std::collections::HashMap;
use std::sync::Arc;

use adjoin::Real;

use super::code::Extent;
use super::layout::{Layouts, Repr};
use super::object::{Bank, CONS, Node, Ref};
use crate::core::{ConId, DataId, DataTable, Type, deep};
use crate::eval::{Reason, Value};
use crate::pretty::{Notation, show_type};

/// Recursion deeper than this goes on on a deep stack.
const SHALLOW: u32 = 256;

type PlanId = usize;

/// How a type is converted.
#[derive(Clone, Debug)]
enum Form {
    Double,
    Int,
    Char,
    List(PlanId),
    Tuple(Vec<PlanId>),
    Data(Vec<Con>),
}

#[derive(Clone, Debug)]
struct Con {
    id: ConId,
    name: Arc<str>,
    fields: Vec<PlanId>,
}

/// How the value is held, beside its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    /// Parts in registers, or the scalar itself.
    Parts,
    /// A word: the number of the constructor.
    Tag,
    /// A reference.
    Ref,
}

#[derive(Clone, Debug)]
struct Plan {
    form: Form,
    held: Held,
    extent: Extent,
    /// For messages.
    name: String,
}

/// Plans for a type and its parts.
#[derive(Clone, Debug)]
pub(super) struct Plans {
    plans: Vec<Plan>,
    root: PlanId,
}

/// A part of another shape than it should have: the way to it, innermost step first.
struct Mismatch {
    steps: Vec<String>,
    message: String,
}

impl From<Mismatch> for Reason {
    fn from(mismatch: Mismatch) -> Reason {
        let path = mismatch.steps.into_iter().rev().collect();
        Reason::Shape { path, message: mismatch.message }
    }
}

struct Planner<'a, 'd> {
    data: &'d DataTable,
    layouts: &'a mut Layouts<'d>,
    plans: Vec<Plan>,
    known: HashMap<Type, PlanId>,
}

impl Planner<'_, '_> {
    fn plan(&mut self, ty: &Type) -> Result<PlanId, Reason> {
        if let Some(id) = self.known.get(ty) {
            return Ok(*id);
        }
        let id = self.plans.len();
        self.known.insert(ty.clone(), id);
        let name = show_type(ty, self.data, Notation::Unicode);
        let held = match self.layouts.repr(ty) {
            Repr::Word if matches!(ty, Type::Data(..)) => Held::Tag,
            Repr::Ref => Held::Ref,
            Repr::Real | Repr::Word | Repr::Parts(_) => Held::Parts,
        };
        let extent = self.extent(ty);
        self.plans.push(Plan { form: Form::Double, held, extent, name });
        let form = match ty {
            Type::Double => Form::Double,
            Type::Int => Form::Int,
            Type::Char => Form::Char,
            Type::Tuple(parts) => Form::Tuple(self.all(parts)?),
            Type::Data(DataId::LIST, args) => Form::List(self.plan(&args[0])?),
            Type::Data(data, args) => {
                let count = self.data.get(*data).map_or(0, |decl| decl.cons.len());
                let mut cons = Vec::with_capacity(count);
                for tag in 0..count as u32 {
                    let id = ConId::new(*data, tag);
                    let fields = self.data.fields(id, args).unwrap_or_default();
                    let name = self.data.con(id).map_or_else(|| "".into(), |con| con.name.clone());
                    cons.push(Con { id, name, fields: self.all(&fields)? });
                }
                Form::Data(cons)
            }
            _ => {
                let message = format!("a value of type {} cannot be given or shown", self.plans[id].name);
                return Err(Reason::Shape { path: String::new(), message });
            }
        };
        self.plans[id].form = form;
        Ok(id)
    }

    fn all(&mut self, types: &[Type]) -> Result<Vec<PlanId>, Reason> {
        types.iter().map(|ty| self.plan(ty)).collect()
    }

    fn extent(&mut self, ty: &Type) -> Extent {
        let mut extent = Extent::default();
        let mut todo = vec![ty.clone()];
        while let Some(ty) = todo.pop() {
            match self.layouts.repr(&ty) {
                Repr::Real => extent.reals += 1,
                Repr::Word => extent.words += 1,
                Repr::Ref => extent.refs += 1,
                Repr::Parts(parts) => todo.extend(parts),
            }
        }
        extent
    }
}

/// Runs `walk` at the next depth, on a deep stack if it is getting deep.
#[inline]
fn deeper<T: Send>(depth: u32, walk: impl FnOnce(u32) -> T + Send) -> T {
    if depth == SHALLOW { deep::run(|| walk(depth + 1)) } else { walk(depth + 1) }
}

impl Plans {
    /// Plans for a first-order type.
    pub(super) fn new<'d>(
        ty: &Type,
        data: &'d DataTable,
        layouts: &mut Layouts<'d>,
    ) -> Result<Plans, Reason> {
        let mut planner = Planner { data, layouts, plans: Vec::new(), known: HashMap::new() };
        let root = planner.plan(ty)?;
        Ok(Plans { plans: planner.plans, root })
    }

    /// Is it a single real?
    pub(super) fn is_real(&self) -> bool {
        matches!(self.plans[self.root].form, Form::Double)
    }

    /// Checks that the value is of the type, and collects its reals.
    pub(super) fn reals(&self, value: &Value) -> Result<Vec<f64>, Reason> {
        let mut reals = Vec::new();
        self.check(self.root, value, &mut reals, 0)?;
        Ok(reals)
    }

    fn check(&self, id: PlanId, value: &Value, reals: &mut Vec<f64>, depth: u32) -> Result<(), Mismatch> {
        match (&self.plans[id].form, value) {
            (Form::Double, Value::Double(real)) => reals.push(*real),
            (Form::Int, Value::Int(_)) | (Form::Char, Value::Char(_)) => {}
            (Form::List(element), Value::List(values)) => {
                if matches!(self.plans[*element].form, Form::Double) {
                    reals.reserve(values.len());
                }
                for (place, part) in values.iter().enumerate() {
                    self.check_part(*element, value, place, part, reals, depth)?;
                }
            }
            (Form::Tuple(parts), Value::Tuple(values)) if parts.len() == values.len() => {
                for (place, (part, id)) in values.iter().zip(parts).enumerate() {
                    self.check_part(*id, value, place, part, reals, depth)?;
                }
            }
            (Form::Data(cons), Value::Con(built)) => {
                let con = cons.get(built.con.tag as usize);
                let Some(con) =
                    con.filter(|con| con.id == built.con && con.fields.len() == built.fields.len())
                else {
                    return Err(self.mismatch(id, value));
                };
                for (place, (part, id)) in built.fields.iter().zip(&con.fields).enumerate() {
                    self.check_part(*id, value, place, part, reals, depth)?;
                }
            }
            _ => return Err(self.mismatch(id, value)),
        }
        Ok(())
    }

    #[inline]
    fn check_part(
        &self,
        id: PlanId,
        whole: &Value,
        place: usize,
        part: &Value,
        reals: &mut Vec<f64>,
        depth: u32,
    ) -> Result<(), Mismatch> {
        if let (Value::Double(real), Form::Double) = (part, &self.plans[id].form) {
            reals.push(*real);
            return Ok(());
        }
        deeper(depth, |depth| self.check(id, part, reals, depth)).map_err(|mut mismatch| {
            mismatch.steps.push(step(whole, place));
            mismatch
        })
    }

    fn mismatch(&self, id: PlanId, value: &Value) -> Mismatch {
        let message = format!("{} where a value of type {} is needed", describe(value), self.plans[id].name);
        Mismatch { steps: Vec::new(), message }
    }

    /// Registers for a value that has been checked; its reals are taken from `reals`.
    pub(super) fn encode<R: Real>(&self, value: &Value, reals: &[R]) -> Bank<R> {
        let mut bank = Bank::default();
        let mut reals = reals.iter();
        self.encode_part(self.root, value, &mut reals, &mut bank, 0);
        bank
    }

    fn encode_part<R: Real>(
        &self,
        id: PlanId,
        value: &Value,
        reals: &mut std::slice::Iter<'_, R>,
        into: &mut Bank<R>,
        depth: u32,
    ) {
        let plan = &self.plans[id];
        match (&plan.form, value) {
            (Form::Double, _) => into.reals.extend(reals.next()),
            (_, Value::Int(int)) => into.words.push(*int),
            (_, Value::Char(character)) => into.words.push(i64::from(u32::from(*character))),
            (Form::List(element), Value::List(values)) => {
                let element = &self.plans[*element];
                let count = values.len();
                let mut bank = Bank::default();
                if matches!(element.form, Form::Double) {
                    let (now, later) = reals.as_slice().split_at(count.min(reals.len()));
                    bank.reals.extend_from_slice(now);
                    *reals = later.iter();
                } else {
                    self.encode_all(value, |_| self.list_element(id), reals, &mut bank, depth);
                }
                into.refs.push(Ref::list(count as u32, element.extent, bank));
            }
            (Form::Tuple(parts), _) => self.encode_product(plan.held, 0, value, parts, reals, into, depth),
            (Form::Data(cons), Value::Con(built)) => {
                let tag = built.con.tag;
                if plan.held == Held::Tag {
                    into.words.push(i64::from(tag));
                } else if let Some(con) = cons.get(tag as usize) {
                    self.encode_product(plan.held, tag, value, &con.fields, reals, into, depth);
                }
            }
            _ => {}
        }
    }

    fn list_element(&self, id: PlanId) -> PlanId {
        if let Form::List(element) = self.plans[id].form { element } else { id }
    }

    #[expect(clippy::too_many_arguments, reason = "what a walk carries along")]
    fn encode_product<R: Real>(
        &self,
        held: Held,
        tag: u32,
        value: &Value,
        parts: &[PlanId],
        reals: &mut std::slice::Iter<'_, R>,
        into: &mut Bank<R>,
        depth: u32,
    ) {
        if held == Held::Ref {
            let mut bank = Bank::default();
            self.encode_all(value, |place| parts[place], reals, &mut bank, depth);
            into.refs.push(Ref::con(tag, bank));
        } else {
            self.encode_all(value, |place| parts[place], reals, into, depth);
        }
    }

    fn encode_all<R: Real>(
        &self,
        value: &Value,
        plan_of: impl Fn(usize) -> PlanId + Sync,
        reals: &mut std::slice::Iter<'_, R>,
        into: &mut Bank<R>,
        depth: u32,
    ) {
        deeper(depth, |depth| {
            for (place, part) in value.children().iter().enumerate() {
                self.encode_part(plan_of(place), part, reals, into, depth);
            }
        });
    }

    /// The value in these registers, and its reals.
    pub(super) fn decode<R: Real>(&self, bank: &Bank<R>) -> (Value, Vec<R>) {
        let mut reals = Vec::new();
        let mut reader = Reader { bank, at: [0; 3] };
        let value = self.decode_part(self.root, &mut reader, &mut reals, 0);
        (value, reals)
    }

    fn decode_part<R: Real>(
        &self,
        id: PlanId,
        from: &mut Reader<'_, R>,
        reals: &mut Vec<R>,
        depth: u32,
    ) -> Value {
        let plan = &self.plans[id];
        match &plan.form {
            Form::Double => {
                let real = from.real();
                reals.push(real);
                Value::Double(real.primal())
            }
            Form::Int => Value::Int(from.word()),
            Form::Char => Value::Char(character(from.word())),
            Form::List(element) => self.decode_list(*element, from.reference(), reals, depth),
            Form::Tuple(parts) if plan.held == Held::Ref => {
                let node = from.reference();
                Value::Tuple(self.decode_node(node, parts, reals, depth))
            }
            Form::Tuple(parts) => Value::Tuple(self.decode_all(parts, from, reals, depth)),
            Form::Data(cons) => {
                let (tag, node) = match plan.held {
                    Held::Parts => (0, None),
                    Held::Tag => (from.word() as usize, None),
                    Held::Ref => {
                        let node = from.reference();
                        (node.tag() as usize, Some(node))
                    }
                };
                let Some(con) = cons.get(tag) else { return Value::unit() };
                let fields = match node {
                    Some(node) => self.decode_node(node, &con.fields, reals, depth),
                    None if plan.held == Held::Tag => Vec::new(),
                    None => self.decode_all(&con.fields, from, reals, depth),
                };
                Value::con(con.id, con.name.clone(), fields)
            }
        }
    }

    fn decode_all<R: Real>(
        &self,
        parts: &[PlanId],
        from: &mut Reader<'_, R>,
        reals: &mut Vec<R>,
        depth: u32,
    ) -> Vec<Value> {
        deeper(depth, |depth| parts.iter().map(|part| self.decode_part(*part, from, reals, depth)).collect())
    }

    fn decode_node<R: Real>(
        &self,
        node: &Ref<R>,
        parts: &[PlanId],
        reals: &mut Vec<R>,
        depth: u32,
    ) -> Vec<Value> {
        let bank = fields(node);
        self.decode_all(parts, &mut Reader { bank: &bank, at: [0; 3] }, reals, depth)
    }

    fn decode_list<R: Real>(&self, element: PlanId, list: &Ref<R>, reals: &mut Vec<R>, depth: u32) -> Value {
        deeper(depth, |depth| {
            let mut values = Vec::new();
            let mut rest = list.clone();
            while rest.tag() == CONS {
                let mut bank = fields(&rest);
                rest = bank.refs.pop().unwrap_or_default();
                let mut reader = Reader { bank: &bank, at: [0; 3] };
                values.push(self.decode_part(element, &mut reader, reals, depth));
            }
            Value::List(values)
        })
    }
}

/// The fields of a constructor; of a list, those of its first element and then the rest.
fn fields<R: Real>(node: &Ref<R>) -> Bank<R> {
    let mut bank = Bank::default();
    match node.node() {
        None | Some(Node::Closure(_)) => {}
        Some(Node::Link(real, next)) => {
            bank.reals.push(*real);
            bank.refs.push(next.clone());
        }
        Some(Node::Pair(first, second)) => bank.refs.extend([first.clone(), second.clone()]),
        Some(Node::Record(reals, words, refs)) => {
            bank.reals.extend_from_slice(reals);
            bank.words.extend_from_slice(words);
            bank.refs.extend_from_slice(refs);
        }
        Some(Node::Array(array)) => {
            let Extent { reals, words, refs } = array.element;
            let at = node.index() as usize;
            let part = |size: u32| at * size as usize..(at + 1) * size as usize;
            bank.reals.extend_from_slice(&array.values.reals[part(reals)]);
            bank.words.extend_from_slice(&array.values.words[part(words)]);
            bank.refs.extend_from_slice(&array.values.refs[part(refs)]);
            bank.refs.push(node.clone().rest());
        }
    }
    bank
}

struct Reader<'a, R> {
    bank: &'a Bank<R>,
    at: [usize; 3],
}

impl<'a, R: Real> Reader<'a, R> {
    fn real(&mut self) -> R {
        self.at[0] += 1;
        self.bank.reals[self.at[0] - 1]
    }

    fn word(&mut self) -> i64 {
        self.at[1] += 1;
        self.bank.words[self.at[1] - 1]
    }

    fn reference(&mut self) -> &'a Ref<R> {
        self.at[2] += 1;
        &self.bank.refs[self.at[2] - 1]
    }
}

fn character(word: i64) -> char {
    u32::try_from(word).ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// A list of characters as text.
pub(super) fn text<R: Real>(list: &Ref<R>) -> String {
    let mut text = String::new();
    let mut rest = list.clone();
    while rest.tag() == CONS {
        let mut bank = fields(&rest);
        text.extend(bank.words.first().map(|word| character(*word)));
        rest = bank.refs.pop().unwrap_or_default();
    }
    text
}

/// The value with its reals replaced, from left to right; discrete parts stay.
pub(super) fn with_reals(value: &Value, reals: &[f64]) -> Value {
    replace(value, &mut reals.iter(), 0)
}

fn replace(value: &Value, reals: &mut std::slice::Iter<'_, f64>, depth: u32) -> Value {
    match value {
        Value::Double(real) => Value::Double(reals.next().copied().unwrap_or(*real)),
        Value::Int(_) | Value::Char(_) => value.clone(),
        Value::Tuple(parts) => Value::Tuple(replace_all(parts, reals, depth)),
        Value::List(parts) => Value::List(replace_all(parts, reals, depth)),
        Value::Con(con) => Value::con(con.con, con.name.clone(), replace_all(&con.fields, reals, depth)),
    }
}

fn replace_all(parts: &[Value], reals: &mut std::slice::Iter<'_, f64>, depth: u32) -> Vec<Value> {
    deeper(depth, |depth| parts.iter().map(|part| replace(part, reals, depth)).collect())
}

/// Checks that a cotangent has the shape of the value, and collects its reals.
pub(super) fn cotangent(value: &Value, cotangent: &Value) -> Result<Vec<f64>, Reason> {
    let mut reals = Vec::new();
    same_shape(value, cotangent, &mut reals, 0)?;
    Ok(reals)
}

fn same_shape(value: &Value, cotangent: &Value, reals: &mut Vec<f64>, depth: u32) -> Result<(), Mismatch> {
    let same = match (value, cotangent) {
        (Value::Double(_), Value::Double(real)) => {
            reals.push(*real);
            true
        }
        (Value::Int(_), Value::Int(_)) | (Value::Char(_), Value::Char(_)) => true,
        (Value::Tuple(x), Value::Tuple(y)) | (Value::List(x), Value::List(y)) => x.len() == y.len(),
        (Value::Con(x), Value::Con(y)) => x.con == y.con && x.fields.len() == y.fields.len(),
        _ => false,
    };
    if !same {
        let message =
            format!("the cotangent has {} where the value has {}", describe(cotangent), describe(value));
        return Err(Mismatch { steps: Vec::new(), message });
    }
    for (place, (x, y)) in value.children().iter().zip(cotangent.children()).enumerate() {
        deeper(depth, |depth| same_shape(x, y, reals, depth)).map_err(|mut mismatch| {
            mismatch.steps.push(step(value, place));
            mismatch
        })?;
    }
    Ok(())
}

/// How to name the part at `place` of a value.
fn step(value: &Value, place: usize) -> String {
    match value {
        Value::List(_) => format!("[{place}]"),
        Value::Con(con) => format!(".{}.{}", con.name, place + 1),
        _ => format!(".{}", place + 1),
    }
}

/// A few words for an error message.
fn describe(value: &Value) -> String {
    match value {
        Value::Double(_) => "a Double".into(),
        Value::Int(_) => "an Int".into(),
        Value::Char(_) => "a Char".into(),
        Value::Tuple(parts) if parts.is_empty() => "()".into(),
        Value::Tuple(parts) => format!("a tuple of {}", parts.len()),
        Value::List(parts) => format!("a list of {}", parts.len()),
        Value::Con(con) => format!("`{}`", con.name),
    }
}
