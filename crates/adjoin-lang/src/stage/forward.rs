//! Forward mode by dual numbers (paper, Fig. key-example b): no stage of the paper's sequence, but the
//! simplest instance of its scheme, and an independent answer to compare the stages with.
//!
//! ```text
//! D[Double] = (Double, Double)
//! D[op(t₁, …, tₙ)] = let (x₁, d₁) = D[t₁] in … (op(x₁, …, xₙ), ∂₁op(x₁, …) · d₁ + … + ∂ₙop(x₁, …) · dₙ)
//! ```
//!
//! Cost: a constant times the primal's, for one tangent.

use std::collections::HashMap;

use super::driver::Setup;
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::{Error, TransformError, first_order_function};
use crate::core::build::{bind, lam, pair, var};
use crate::core::real::scale;
use crate::core::{ConId, DataId, DataTable, Group, Program, Term, Type, Var, deep};
use crate::eval::{Counts, EvalError, Limits, Reason, Value, Vjp, run};
use crate::pretty::{Abbreviation, Notes, Style, show_program_with};
use crate::typing;

struct Forward;

impl Rules for Forward {
    fn effect(&self) -> Effect {
        Effect::None
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, Type::Double)
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, _: &State) -> Comp {
        Comp::Pure(pair(primal, operands.tangent(transform)))
    }
}

/// A program in forward mode.
#[derive(Clone, Debug)]
pub struct ForwardTransformed {
    /// The target program.
    pub program: Program,
    /// Its definition D\[σ\] → D\[τ\].
    pub entry: Var,
    /// For printing.
    pub notes: Notes,
    /// D\[σ\] → D\[τ\].
    pub ty: Type,
    /// Copies of data types whose fields have reals in them.
    copies: HashMap<DataId, DataId>,
    /// The data types of the source.
    source: DataTable,
    output: Type,
}

/// A run in forward mode.
#[derive(Clone, Debug, PartialEq)]
pub struct Jvp {
    /// The function's value.
    pub value: Value,
    /// Its derivative along each tangent.
    pub tangents: Vec<Value>,
    /// Costs of all passes.
    pub total: Counts,
}

impl ForwardTransformed {
    /// The target program in the paper's notation.
    pub fn show(&self, style: Style) -> String {
        show_program_with(&self.program, &self.entry, &self.notes, style)
    }

    /// Value and derivatives along tangents of the input's shape, by one pass for each. At least one pass is
    /// made, which finds the value. The limit on work is for all passes together.
    ///
    /// # Errors
    /// If input or tangents have another shape, if the program fails, and at the limits.
    pub fn jvp(&self, input: &Value, tangents: &[Value], limits: Limits) -> Result<Jvp, EvalError> {
        deep::run(|| {
            let shapes = Shapes {
                source: &self.source,
                copy: |data: DataId| self.copies.get(&data).copied().unwrap_or(data),
                target: &self.program.data,
            };
            let pass = |tangent: &Value, fuel| {
                input.check_cotangent(tangent)?;
                let dual = shapes.zip(input, tangent);
                let left = Limits { fuel, ..limits };
                let (result, counts) = run(&self.program, &self.entry, &[dual], left).map_err(|error| {
                    // The user's limit is that of all passes.
                    let reason = match error.reason {
                        Reason::OutOfFuel(_) => Reason::OutOfFuel(limits.fuel),
                        reason => reason,
                    };
                    EvalError { reason, ..error }
                })?;
                let split = shapes.split(&result, &self.output);
                let split = split.ok_or_else(|| Reason::Stuck("a dual result of another shape".into()))?;
                Ok::<_, EvalError>((split, counts))
            };
            let zero = input.map_reals(|_| 0.0);
            let (first, others) = tangents.split_first().unwrap_or((&zero, &[]));
            let ((value, tangent), mut total) = pass(first, limits.fuel)?;
            let mut found = vec![tangent];
            for tangent in others {
                let ((_, tangent), counts) = pass(tangent, limits.fuel.saturating_sub(total.work))?;
                found.push(tangent);
                total = total + counts;
            }
            found.truncate(tangents.len());
            Ok(Jvp { value, tangents: found, total })
        })
    }

    /// What [`Transformed::vjp`](super::Transformed::vjp) gives, by one forward pass for each real of the
    /// input; there is no reverse pass and nothing to record.
    ///
    /// # Errors
    /// As for [`Transformed::vjp`](super::Transformed::vjp).
    pub fn vjp(
        &self,
        input: &Value,
        cotangents: impl FnOnce(&Value) -> Vec<Value> + Send,
        limits: Limits,
    ) -> Result<Vjp, EvalError> {
        let Jvp { value, tangents, total } = self.jvp(input, &units(input), limits)?;
        let columns: Vec<Vec<f64>> = tangents.iter().map(Value::reals).collect();
        let mut gradients = Vec::new();
        for cotangent in cotangents(&value) {
            value.check_cotangent(&cotangent)?;
            let weights = cotangent.reals();
            let mut columns = columns.iter();
            gradients.push(input.map_reals(|_| {
                let column = columns.next().into_iter().flatten();
                column.zip(&weights).map(|(partial, weight)| scale(*partial, *weight)).sum()
            }));
        }
        Ok(Vjp { value, gradients, forward: total, reverse: Counts::default(), total, events: Vec::new() })
    }
}

/// For each real of a value, a value of its shape that is 1 there and 0 elsewhere.
pub fn units(value: &Value) -> Vec<Value> {
    let count = value.reals().len();
    let unit = |one: usize| {
        let mut places = 0..count;
        value.map_reals(move |_| if places.next() == Some(one) { 1.0 } else { 0.0 })
    };
    (0..count).map(unit).collect()
}

/// Where the paper has forward mode.
pub const FORWARD_PAPER: &str = "Dual-numbers forward AD (Fig. key-example b)";

/// Transforms the function and everything it needs to forward mode.
///
/// # Errors
/// As for [`transform`](super::transform).
pub fn forward_transform(program: &Program, function: &Var) -> Result<ForwardTransformed, TransformError> {
    deep::run(|| {
        let (from, to) = first_order_function(program, function)?;
        let program = &program.restricted_to(function);
        let forks = typing::source_with_forks(program).map_err(TransformError::Source)?;
        let setup = Setup { program, function, input: &from, output: &to, forks: &forks };
        let mut transform = setup.transform(&Forward, setup.writer(), setup.data());
        let x = transform.writer.supply.var("x");
        transform.open.insert(x.clone());
        let state = State::default();
        let body = setup.apply(&mut transform, var(&x), &state, |_, result, _| Comp::Pure(result));
        let body = lam(&x, transform.ty(&from), transform.effect.finish(body, &state));
        let ty = Type::fun(transform.ty(&from), transform.ty(&to));
        let entry = transform.writer.supply.var(format!("dual_{}", function.hint()));
        let mut groups: Vec<Group> = transform.own_definitions();
        groups.append(&mut transform.closed);
        groups.push(Group::One(bind(&entry, ty.clone(), body)));
        let copies = program.data.iter().map(|(id, _)| (id, transform.data_copy(id))).collect();
        let source = program.data.clone();
        let program = Program { data: transform.data, groups, supply: transform.writer.supply };
        typing::target(&program).map_err(TransformError::Source)?;
        let abbreviations = vec![Abbreviation::program("D[Double]", Forward.scalar())];
        let notes = Notes { abbreviations, ..Notes::default() };
        Ok(ForwardTransformed { program, entry, notes, ty, copies, source, output: to })
    })
}

/// The function's value at `input`, and its derivative there along `tangent`, which has the input's shape.
///
/// # Errors
/// As for [`gradient`](super::gradient).
pub fn forward_jvp(
    program: &Program,
    function: &Var,
    input: &Value,
    tangent: &Value,
    limits: Limits,
) -> Result<(Value, Value), Error> {
    let mut run = forward_transform(program, function)?.jvp(input, std::slice::from_ref(tangent), limits)?;
    let tangent = run.tangents.pop().unwrap_or_else(Value::unit);
    Ok((run.value, tangent))
}

/// Between pairs of values and values of dual numbers.
struct Shapes<'a, F> {
    source: &'a DataTable,
    copy: F,
    target: &'a DataTable,
}

impl<F: Fn(DataId) -> DataId> Shapes<'_, F> {
    /// Pairs up the reals of a point and a tangent.
    fn zip(&self, point: &Value, tangent: &Value) -> Value {
        let parts = || {
            let both = point.children().iter().zip(tangent.children());
            both.map(|(x, dx)| self.zip(x, dx)).collect::<Vec<_>>()
        };
        match (point, tangent) {
            (Value::Double(_), _) => Value::pair(point.clone(), tangent.clone()),
            (Value::Tuple(_), _) => Value::Tuple(parts().into()),
            (Value::List(_), _) => Value::List(parts().into()),
            (Value::Array(_), _) => Value::Array(parts().into()),
            (Value::Con(con), _) => {
                let copy = ConId::new((self.copy)(con.con.data), con.con.tag);
                let name = self.target.con(copy).map_or_else(|| con.name.clone(), |decl| decl.name.clone());
                Value::con(copy, name, parts())
            }
            (Value::Int(_) | Value::Char(_), _) => point.clone(),
        }
    }

    /// Takes a dual value of a type apart.
    fn split(&self, dual: &Value, ty: &Type) -> Option<(Value, Value)> {
        let all = |types: &mut dyn Iterator<Item = Type>| -> Option<(Vec<Value>, Vec<Value>)> {
            dual.children().iter().zip(types).map(|(part, ty)| self.split(part, &ty)).collect()
        };
        match (dual, ty) {
            (Value::Tuple(parts), Type::Double) => match &parts[..] {
                [x, dx] => Some((x.clone(), dx.clone())),
                _ => None,
            },
            (Value::Tuple(_), Type::Tuple(types)) => {
                let (x, dx) = all(&mut types.iter().cloned())?;
                Some((Value::Tuple(x.into()), Value::Tuple(dx.into())))
            }
            (Value::List(_), Type::Data(DataId::LIST, args)) => {
                let (x, dx) = all(&mut std::iter::repeat(args[0].clone()))?;
                Some((Value::List(x.into()), Value::List(dx.into())))
            }
            (Value::Array(_), Type::IArray(of)) => {
                let (x, dx) = all(&mut std::iter::repeat((**of).clone()))?;
                Some((Value::Array(x.into()), Value::Array(dx.into())))
            }
            (Value::Con(con), Type::Data(data, args)) => {
                let original = ConId::new(*data, con.con.tag);
                let (x, dx) = all(&mut self.source.fields(original, args)?.into_iter())?;
                let name = &self.source.con(original)?.name;
                let build = |fields| Value::con(original, name.clone(), fields);
                Some((build(x), build(dx)))
            }
            (Value::Int(_) | Value::Char(_), _) => Some((dual.clone(), dual.clone())),
            _ => None,
        }
    }
}
