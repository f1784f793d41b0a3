//! Inputs as plain values: they are checked against the type, their reals are collected for the library, the
//! rest goes to registers.
//!
//! Gradients, which have the form of the input, are converted back.

use std::slice::Iter;

use adjoin::Real;

use super::object::{Bank, Ref};
use super::plan::{Form, Held, PlanId, Plans, deeper};
use crate::eval::{Reason, Value, describe, step};

/// A part with a wrong shape, and the path to it, innermost step first.
pub(super) struct Mismatch {
    pub(super) steps: Vec<String>,
    pub(super) message: String,
}

impl From<Mismatch> for Reason {
    fn from(mismatch: Mismatch) -> Reason {
        let path = mismatch.steps.into_iter().rev().collect();
        Reason::Shape { path, message: mismatch.message }
    }
}

impl Plans {
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
            (Form::List(element), Value::List(values)) | (Form::Array(element), Value::Array(values)) => {
                let mut first = 0;
                if self.is_double(*element) {
                    let before = reals.len();
                    reals.reserve(values.len());
                    reals.extend(values.iter().map_while(real));
                    first = reals.len() - before;
                }
                for (place, part) in values.iter().enumerate().skip(first) {
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
            (Form::TooNested, _) => return Err(too_nested()),
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
        reals: &mut Iter<'_, R>,
        into: &mut Bank<R>,
        depth: u32,
    ) {
        let plan = &self.plans[id];
        match (&plan.form, value) {
            (Form::Double, _) => into.reals.extend(reals.next()),
            (_, Value::Int(int)) => into.words.push(*int),
            (_, Value::Char(character)) => into.words.push(i64::from(u32::from(*character))),
            (Form::List(element), Value::List(values)) | (Form::Array(element), Value::Array(values)) => {
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
        if let Form::List(element) | Form::Array(element) = self.plans[id].form { element } else { id }
    }

    #[expect(clippy::too_many_arguments, reason = "what a walk carries along")]
    fn encode_product<R: Real>(
        &self,
        held: Held,
        tag: u32,
        value: &Value,
        parts: &[PlanId],
        reals: &mut Iter<'_, R>,
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
        reals: &mut Iter<'_, R>,
        into: &mut Bank<R>,
        depth: u32,
    ) {
        deeper(depth, |depth| {
            for (place, part) in value.children().iter().enumerate() {
                self.encode_part(plan_of(place), part, reals, into, depth);
            }
        });
    }

    /// A value that has been checked, with its reals replaced from left to right; discrete parts stay.
    pub(super) fn with_reals(&self, value: &Value, reals: &[f64]) -> Value {
        self.replace(self.root, value, &mut reals.iter(), 0)
    }

    fn replace(&self, id: PlanId, value: &Value, reals: &mut Iter<'_, f64>, depth: u32) -> Value {
        match (&self.plans[id].form, value) {
            (Form::Double, _) => Value::Double(reals.next().copied().unwrap_or_default()),
            (Form::List(element), Value::List(parts)) => {
                Value::List(self.replace_elements(*element, parts, reals, depth))
            }
            (Form::Array(element), Value::Array(parts)) => {
                Value::Array(self.replace_elements(*element, parts, reals, depth))
            }
            (Form::Tuple(plans), Value::Tuple(parts)) => {
                Value::Tuple(self.replace_all(plans, parts, reals, depth))
            }
            (Form::Data(cons), Value::Con(built)) => {
                let plans = cons.get(built.con.tag as usize).map_or(&[][..], |con| &con.fields);
                let fields = self.replace_all(plans, &built.fields, reals, depth);
                Value::con(built.con, built.name.clone(), fields)
            }
            _ => value.clone(),
        }
    }

    fn replace_elements(
        &self,
        element: PlanId,
        parts: &[Value],
        reals: &mut Iter<'_, f64>,
        depth: u32,
    ) -> Box<[Value]> {
        if self.is_double(element) {
            let (now, later) = reals.as_slice().split_at(parts.len().min(reals.len()));
            *reals = later.iter();
            return now.iter().copied().map(Value::Double).collect();
        }
        deeper(depth, |depth| parts.iter().map(|part| self.replace(element, part, reals, depth)).collect())
    }

    fn replace_all(
        &self,
        plans: &[PlanId],
        parts: &[Value],
        reals: &mut Iter<'_, f64>,
        depth: u32,
    ) -> Box<[Value]> {
        deeper(depth, |depth| {
            let each = plans.iter().zip(parts);
            each.map(|(plan, part)| self.replace(*plan, part, reals, depth)).collect()
        })
    }
}

/// A part that no plan is made for.
pub(super) fn too_nested() -> Mismatch {
    let message =
        "a nested data type so deep is not for the fast path, but the stages can run it (`--stage parallel`)";
    Mismatch { steps: Vec::new(), message: message.into() }
}

fn real(value: &Value) -> Option<f64> {
    if let Value::Double(real) = value { Some(*real) } else { None }
}
