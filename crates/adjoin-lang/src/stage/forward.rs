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
use crate::core::{ConId, DataId, DataTable, Group, Program, Term, Type, Var, deep};
use crate::eval::{EvalError, Limits, Reason, Value, run};
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
    output: Type,
}

impl ForwardTransformed {
    /// The target program in the paper's notation.
    pub fn show(&self, style: Style) -> String {
        show_program_with(&self.program, &self.entry, &self.notes, style)
    }
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
        let program = Program { data: transform.data, groups, supply: transform.writer.supply };
        typing::target(&program).map_err(TransformError::Source)?;
        let abbreviations = vec![Abbreviation::program("D[Double]", Forward.scalar())];
        let notes = Notes { abbreviations, ..Notes::default() };
        Ok(ForwardTransformed { program, entry, notes, ty, copies, output: to })
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
    deep::run(|| {
        let transformed = forward_transform(program, function)?;
        let shapes = Shapes {
            source: &program.data,
            copy: |data: DataId| transformed.copies.get(&data).copied().unwrap_or(data),
            target: &transformed.program.data,
        };
        input.check_cotangent(tangent).map_err(EvalError::from)?;
        let dual = shapes.zip(input, tangent);
        let (result, _) = run(&transformed.program, &transformed.entry, &[dual], limits)?;
        let split = shapes.split(&result, &transformed.output);
        split.ok_or_else(|| EvalError::from(Reason::Stuck("a dual result of another shape".into())).into())
    })
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
