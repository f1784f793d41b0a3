//! The page's request, loaded and checked.

use adjoin_lang::core::{Group, Term, Type, build};
use adjoin_lang::eval::{EvalError, Limits, Value};
use adjoin_lang::fast::{self, Compiled};
use adjoin_lang::program::Entry;
use adjoin_lang::stage::is_first_order;
use adjoin_lang::{Program, load};
use serde::Deserialize;

use crate::problem::{Field, Outcome, Problem};

/// The fields of the page.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Request {
    /// The program's text.
    pub(crate) program: String,
    /// The function's name; the last one if left out.
    pub(crate) function: Option<String>,
    /// The argument, an expression.
    pub(crate) at: String,
    /// The cotangent; ones if empty.
    pub(crate) cotangent: String,
    /// The argument in terms of n.
    pub(crate) input: String,
    /// Values for n.
    pub(crate) sizes: Vec<i64>,
    /// Characters in a line of a printed program.
    pub(crate) width: Option<usize>,
}

/// Limits of evaluation, which recurses on the browser's stack of some hundred kilobytes: an overflow would
/// end the program. The page itself limits the time.
pub(crate) const LIMITS: Limits = Limits { fuel: 2_000_000_000, depth: 3_000, memory: 1 << 30 };

/// Limits of the fast path, which has a stack of its own.
const FAST: Limits = Limits { fuel: u64::MAX, depth: Compiled::LIMITS.depth, ..LIMITS };

/// A function at a point.
pub(crate) struct Case<'r> {
    pub(crate) request: &'r Request,
    pub(crate) program: Program,
    pub(crate) name: String,
    pub(crate) entry: Entry,
    pub(crate) at: Value,
}

/// The program, and the name of the function.
pub(crate) fn loaded(request: &Request) -> Outcome<(Program, String)> {
    let text = &request.program;
    let program = load("program", text).map_err(|errors| Problem::all(&errors, Field::Program, text))?;
    let named = request.function.as_deref().and_then(|name| program.definition(name));
    let chosen = named.filter(|found| found.is_function).or_else(|| program.last_function());
    let Some(chosen) = chosen else {
        let problem = Problem::plain("the program defines no function");
        return Err(vec![problem.help(Some("write one, such as f (x, y) = x * sin y"))]);
    };
    let name = chosen.name.clone();
    Ok((program, name))
}

/// The value of an expression. The fast path goes deeper than the evaluator: `replicate 10000 x` is 10,000
/// calls inside one another.
pub(crate) fn evaluate(program: &Program, term: &Term, ty: &Type) -> Result<Value, EvalError> {
    let mut core = program.core.clone();
    let (thunk, unit) = (core.supply.var("expression"), core.supply.var("u"));
    let body = build::lam(&unit, Type::unit(), term.clone());
    core.groups.push(Group::One(build::bind(&thunk, Type::fun(Type::unit(), ty.clone()), body)));
    fast::compile(&core, &thunk)?.with_limits(FAST).run(&Value::unit())
}

impl<'r> Case<'r> {
    pub(crate) fn new(request: &'r Request) -> Outcome<Case<'r>> {
        let (mut program, name) = loaded(request)?;
        if request.at.trim().is_empty() {
            let ty = program.definition(&name).map_or("", |found| found.ty.as_str()).to_owned();
            let help =
                format!("`{name}` has type {ty}; its argument is an expression, such as (3, 4) or [1, 2]");
            return Err(vec![Problem::plain("say at which point").help(Some(&help))]);
        }
        let entry = program.entry(&name, Some(&request.at));
        let entry = entry.map_err(|errors| Problem::all(&errors, Field::At, &request.at))?;
        for (ty, what) in [(&entry.argument, "takes"), (&entry.result, "gives")] {
            if !is_first_order(ty, &program.core.data) {
                let problem = Problem::plain(format!("`{name}` {what} a function, or data with one inside"));
                let help = "only functions from data to data can be differentiated here";
                return Err(vec![problem.help(Some(help))]);
            }
        }
        let term = entry.at.clone().unwrap_or_default();
        let at = evaluate(&program, &term, &entry.argument);
        let at = at.map_err(|error| Problem::eval(&error, &request.program))?;
        Ok(Case { request, program, name, entry, at })
    }

    /// The cotangent for a value: that of the request, or ones.
    pub(crate) fn cotangent(&mut self, value: &Value) -> Outcome<Value> {
        let text = &self.request.cotangent;
        if text.trim().is_empty() {
            return Ok(value.map_reals(|_| 1.0));
        }
        let parsed = self.program.expression(text, Some(&self.entry.result));
        let (term, ty) = parsed.map_err(|errors| Problem::all(&errors, Field::Cotangent, text))?;
        let cotangent = evaluate(&self.program, &term, &ty);
        let cotangent = cotangent.map_err(|error| Problem::eval(&error, &self.request.program))?;
        value.check_cotangent(&cotangent).map_err(|reason| Problem::eval(&reason.into(), text))?;
        Ok(cotangent)
    }

    /// The function for the fast path.
    pub(crate) fn compile(&self) -> Outcome<Compiled> {
        let compiled = fast::compile(&self.program.core, &self.entry.var);
        let compiled = compiled.map_err(|error| Problem::eval(&error, &self.request.program))?;
        Ok(compiled.with_limits(FAST))
    }
}
