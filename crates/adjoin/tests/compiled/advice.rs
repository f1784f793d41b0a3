//! What the book and the messages tell to write instead of what cannot be compiled. The refusals themselves
//! are in `tests/ui/compiled`.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    // The mark on the function that calls itself.
    #[compiled]
    fn down(x: f64) -> f64 {
        if x > 1.0 { down(x - 1.0) } else { x }
    }

    // An argument in place of a const parameter that nothing tells.
    fn sum(n: usize) -> f64 {
        n as f64
    }

    #[compiled]
    pub fn calls(x: &[f64]) -> f64 {
        down(x[0] + 2.0) * sum(3)
    }

    // `let` in place of an exit in an expression.
    #[compiled]
    pub fn exit(x: &[f64]) -> f64 {
        let y = if x[0] > 1.0 { return x[1] } else { x[0] * x[0] };
        2.0 * y
    }

    // An index in place of a reference to one of two places; a value where a variable is declared; a
    // comparison of floats.
    #[compiled]
    pub fn places(x: &[f64]) -> f64 {
        let mut at = 0;
        if x[0] > x[1] {
            at = 1;
        }
        let mut y = 0.0;
        if x[at] != 0.0 {
            y = x[at] * x[1];
        }
        y
    }

    // `match &mut` in place of `ref mut`, types where variables are declared, and `collect::<Vec<_>>`.
    #[compiled]
    pub fn types(x: &[f64]) -> f64 {
        let mut y = Some(x[0]);
        if let Some(z) = &mut y {
            *z *= 2.0;
        }
        let mut v: Vec<Option<f64>> = vec![None; 2];
        v[0] = y;
        let squares = x.iter().map(|x| x * x).collect::<Vec<_>>();
        v[0].unwrap() * squares[1]
    }

    // `if let` in place of `map`.
    #[compiled]
    pub fn option(x: &[f64]) -> f64 {
        let first = if x[0] > 0.0 { Some(x[1]) } else { None };
        if let Some(x) = first { x * x } else { 0.0 }
    }
}

#[test]
fn what_is_advised_is_compiled() {
    for point in [vec![0.4, 0.8], vec![1.4, -0.8]] {
        check!(model::calls, point.clone());
        check!(model::exit, point.clone());
        check!(model::places, point.clone());
        check!(model::types, point.clone());
        check!(model::option, point);
    }
}
