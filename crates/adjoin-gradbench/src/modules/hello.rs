//! The square of a number, and its derivative.

use adjoin::{derivative, differentiable};

use super::Function;

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("square", |call| {
        let x = call.number()?;
        call.run_once(|| square(x))
    }),
    ("double", |call| {
        let x = call.number()?;
        call.run_once(|| derivative(square, x))
    }),
];

/// x².
#[differentiable]
pub fn square(x: f64) -> f64 {
    x * x
}
