//! Types of all definitions, and value and gradient by the fast path.

use adjoin_lang::core::Type;
use adjoin_lang::eval::Value;
use adjoin_lang::pretty::source_type;
use serde::Serialize;

use crate::problem::{Field, Outcome, Problem, Range};
use crate::request::{Case, Request};
use crate::short;

/// Maximum number of rows of a table on the page.
const MOST_INPUTS: usize = 200;
/// Maximum number of entries of a Jacobian on the page.
const LARGEST_JACOBIAN: usize = 400;

#[derive(Serialize)]
pub(crate) struct Gradient {
    function: String,
    argument: String,
    result: String,
    definitions: Vec<Definition>,
    warnings: Vec<Problem>,
    at: String,
    value: String,
    cotangent: String,
    gradient: String,
    /// The reals of the argument with their derivatives, unless there are too many.
    inputs: Vec<Input>,
    /// The Jacobian, unless the result is a single real.
    jacobian: Option<Jacobian>,
    /// The argument in terms of n, for cost curves.
    input: String,
}

#[derive(Serialize)]
struct Definition {
    name: String,
    #[serde(rename = "type")]
    ty: String,
    function: bool,
    range: Range,
}

#[derive(Serialize)]
struct Input {
    path: String,
    value: String,
    slope: String,
    /// The slope divided by the largest absolute slope, from −1 to 1.
    share: f64,
}

#[derive(Serialize)]
struct Jacobian {
    rows: Vec<String>,
    columns: Vec<String>,
    entries: Vec<Vec<String>>,
}

pub(crate) fn answer(request: &Request) -> Outcome<Gradient> {
    let mut case = Case::new(request)?;
    let failed = |error| Problem::eval(&error, &request.program);
    let compiled = case.compile()?;
    let (value, cotangent, gradient) = if case.entry.result == Type::Double {
        let cotangent = case.cotangent(&Value::Double(1.0))?;
        let (value, gradient) = compiled.gradient(&case.at, Some(&cotangent), None).map_err(failed)?;
        (value, cotangent, gradient)
    } else {
        let value = compiled.run(&case.at).map_err(failed)?;
        let cotangent = case.cotangent(&value)?;
        let (value, gradient) = compiled.gradient(&case.at, Some(&cotangent), None).map_err(failed)?;
        (value, cotangent, gradient)
    };
    let (columns, rows) = (case.at.places(), value.places());
    let wanted = case.entry.result != Type::Double && !rows.is_empty() && !columns.is_empty();
    let jacobian = if wanted && rows.len() * columns.len() <= LARGEST_JACOBIAN {
        let found = compiled.jacobian(&case.at, None).map_err(failed)?;
        let entries = found.rows.iter().map(|row| row.reals().into_iter().map(short).collect()).collect();
        Some(Jacobian { rows, columns: columns.clone(), entries })
    } else {
        None
    };
    let data = &case.program.core.data;
    let shown = |ty: &Type| source_type(ty, data);
    let text = &request.program;
    let definitions = case.program.definitions.iter().map(|found| Definition {
        name: found.name.clone(),
        ty: found.ty.clone(),
        function: found.is_function,
        range: Range::new(text, found.span.start, found.span.end),
    });
    Ok(Gradient {
        function: case.name.clone(),
        argument: shown(&case.entry.argument),
        result: shown(&case.entry.result),
        definitions: definitions.collect(),
        warnings: Problem::all(&case.program.warnings, Field::Program, text),
        inputs: inputs(&columns, &case.at.reals(), &gradient.reals()),
        at: case.at.to_string(),
        value: value.to_string(),
        cotangent: cotangent.to_string(),
        gradient: gradient.to_string(),
        jacobian,
        input: crate::cost::suggestion(&case.entry.argument).unwrap_or_else(|| request.at.clone()),
    })
}

fn inputs(paths: &[String], at: &[f64], slopes: &[f64]) -> Vec<Input> {
    if paths.len() > MOST_INPUTS {
        return Vec::new();
    }
    let largest =
        slopes.iter().map(|slope| slope.abs()).filter(|slope| slope.is_finite()).fold(0.0, f64::max);
    let share = |slope: f64| if slope.is_finite() && largest > 0.0 { slope / largest } else { 0.0 };
    let each = paths.iter().zip(at).zip(slopes).map(|((path, at), slope)| Input {
        path: path.clone(),
        value: Value::Double(*at).to_string(),
        slope: Value::Double(*slope).to_string(),
        share: share(*slope),
    });
    each.collect()
}
