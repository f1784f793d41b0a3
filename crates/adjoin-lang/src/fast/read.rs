//! Results as plain values, and the cotangents that go with them.

use adjoin::Real;

use super::code::Extent;
use super::convert::{Mismatch, too_nested};
use super::object::{Bank, CONS, Node, Ref};
use super::plan::{Form, Held, PlanId, Plans, deeper};
use crate::eval::{Reason, Value, describe, step};

/// What is read beside the value.
struct Out<R> {
    reals: Vec<R>,
    /// Whether there was a part without a plan.
    too_nested: bool,
}

impl Plans {
    /// The value in these registers, and its reals.
    pub(super) fn decode<R: Real>(&self, bank: &Bank<R>) -> Result<(Value, Vec<R>), Reason> {
        let mut out = Out { reals: Vec::new(), too_nested: false };
        let mut reader = Reader { bank, at: [0; 3] };
        let value = self.decode_part(self.root, &mut reader, &mut out, 0);
        if out.too_nested { Err(too_nested().into()) } else { Ok((value, out.reals)) }
    }

    fn decode_part<R: Real>(
        &self,
        id: PlanId,
        from: &mut Reader<'_, R>,
        out: &mut Out<R>,
        depth: u32,
    ) -> Value {
        if out.too_nested {
            // It is no longer known what comes next in the registers.
            return Value::unit();
        }
        let plan = &self.plans[id];
        match &plan.form {
            Form::Double => {
                let real = from.real();
                out.reals.push(real);
                Value::Double(real.primal())
            }
            Form::TooNested => {
                out.too_nested = true;
                Value::unit()
            }
            Form::Int => Value::Int(from.word()),
            Form::Char => Value::Char(character(from.word())),
            Form::List(element) => Value::List(self.decode_list(*element, from.reference(), out, depth)),
            Form::Array(element) => Value::Array(self.decode_list(*element, from.reference(), out, depth)),
            Form::Tuple(parts) if plan.held == Held::Ref => {
                let node = from.reference();
                Value::Tuple(self.decode_node(node, parts, out, depth).into())
            }
            Form::Tuple(parts) => Value::Tuple(self.decode_all(parts, from, out, depth).into()),
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
                    Some(node) => self.decode_node(node, &con.fields, out, depth),
                    None if plan.held == Held::Tag => Vec::new(),
                    None => self.decode_all(&con.fields, from, out, depth),
                };
                Value::con(con.id, con.name.clone(), fields)
            }
        }
    }

    fn decode_all<R: Real>(
        &self,
        parts: &[PlanId],
        from: &mut Reader<'_, R>,
        out: &mut Out<R>,
        depth: u32,
    ) -> Vec<Value> {
        deeper(depth, |depth| parts.iter().map(|part| self.decode_part(*part, from, out, depth)).collect())
    }

    fn decode_node<R: Real>(
        &self,
        node: &Ref<R>,
        parts: &[PlanId],
        out: &mut Out<R>,
        depth: u32,
    ) -> Vec<Value> {
        let bank = fields(node);
        self.decode_all(parts, &mut Reader { bank: &bank, at: [0; 3] }, out, depth)
    }

    fn decode_list<R: Real>(
        &self,
        element: PlanId,
        list: &Ref<R>,
        out: &mut Out<R>,
        depth: u32,
    ) -> Box<[Value]> {
        deeper(depth, |depth| {
            let mut values = Vec::new();
            let mut rest = list.clone();
            while rest.tag() == CONS {
                let mut bank = fields(&rest);
                rest = bank.refs.pop().unwrap_or_default();
                let mut reader = Reader { bank: &bank, at: [0; 3] };
                values.push(self.decode_part(element, &mut reader, out, depth));
            }
            values.into()
        })
    }
}

/// The fields of a constructor; of a list, those of its first element and then the rest.
pub(super) fn fields<R: Real>(node: &Ref<R>) -> Bank<R> {
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
        (Value::Tuple(x), Value::Tuple(y))
        | (Value::List(x), Value::List(y))
        | (Value::Array(x), Value::Array(y)) => x.len() == y.len(),
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
