//! Derivatives by central differences: wrong in the last digits, but independent of every derivative rule.

use super::{Counts, EvalError, Limits, Reason, Value, run};
use crate::core::{Program, Var};

/// (f(x + h t) − f(x − h t)) / 2h, for a tangent t of the input's shape. Discrete parts are those of f(x).
///
/// # Errors
/// If the tangent has another shape, if the function fails at one of the points or has results of different
/// shapes there, and at the limits.
pub fn finite_difference_jvp(
    program: &Program,
    function: &Var,
    input: &Value,
    tangent: &Value,
    step: f64,
    limits: Limits,
) -> Result<Value, EvalError> {
    input.check_cotangent(tangent)?;
    let at = |distance: f64| -> Result<Value, EvalError> {
        let mut directions = tangent.reals().into_iter();
        let point = input.map_reals(|x| x + distance * directions.next().unwrap_or(0.0));
        let (value, _): (Value, Counts) = run(program, function, &[point], limits)?;
        Ok(value)
    };
    let (middle, above, below) = (at(0.0)?, at(step)?, at(-step)?);
    for other in [&above, &below] {
        if middle.check_cotangent(other).is_err() {
            let message = "the function's value changes its shape near this point".to_owned();
            return Err(Reason::Shape { path: String::new(), message }.into());
        }
    }
    let (above, below) = (above.reals(), below.reals());
    let mut slopes = above.iter().zip(&below).map(|(above, below)| (above - below) / (2.0 * step));
    Ok(middle.map_reals(move |_| slopes.next().unwrap_or(0.0)))
}
