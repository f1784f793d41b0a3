//! A saddle: the x that makes the largest (x₁² + x₂²) − (y₁² + y₂²) over all y least, and that y.
//!
//! The names of the functions are two letters: the mode of the gradient in x, and the mode of that in y
//! inside of it.

use adjoin::{constant, differentiable, grad, jvp};

use super::{
    Function,
    descent::{Mode, minimum::argmin},
};
use crate::call::{Answer, Call, Failure};

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("ff", |call| answer(call, Mode::Forward, Mode::Forward)),
    ("fr", |call| answer(call, Mode::Forward, Mode::Reverse)),
    ("rf", |call| answer(call, Mode::Reverse, Mode::Forward)),
    ("rr", |call| answer(call, Mode::Reverse, Mode::Reverse)),
];

fn answer(call: &Call<'_>, outer: Mode, inner: Mode) -> Result<Answer, Failure> {
    let start = call.fields()?.array("start")?;
    call.run(|| point(start, outer, inner))
}

/// The game.
#[differentiable]
pub mod game {
    use super::super::descent::{Mode, minimum::argmin};
    use adjoin::{grad, jvp};

    /// What the one who chooses x pays.
    pub fn payoff(x: [f64; 2], y: [f64; 2]) -> f64 {
        x[0] * x[0] + x[1] * x[1] - (y[0] * y[0] + y[1] * y[1])
    }

    /// The gradient of the negative payoff in y.
    fn descent(x: [f64; 2], y: [f64; 2], mode: Mode) -> [f64; 2] {
        match mode {
            Mode::Forward => {
                let along = |direction: [f64; 2]| {
                    jvp(|y| -payoff(x, y), &y, &direction).expect("a direction has two numbers").1
                };
                [along([1.0, 0.0]), along([0.0, 1.0])]
            }
            Mode::Reverse => grad(|y| -payoff(x, y), &y),
        }
    }

    /// The y with the highest payoff.
    pub fn answer(x: [f64; 2], start: [f64; 2], mode: Mode) -> [f64; 2] {
        argmin(|y: [f64; 2]| -payoff(x, y), |y: [f64; 2]| descent(x, y, mode), start)
    }

    /// The payoff of the best answer.
    pub fn worst(x: [f64; 2], start: [f64; 2], mode: Mode) -> f64 {
        payoff(x, answer(x, start, mode))
    }
}

/// x and y.
pub fn point(start: [f64; 2], outer: Mode, inner: Mode) -> [f64; 4] {
    let gradient = |x: [f64; 2]| match outer {
        Mode::Forward => [[1.0, 0.0], [0.0, 1.0]].map(|direction| {
            jvp(|x| game::worst(x, constant(&start), inner), &x, &direction)
                .expect("a direction has two numbers")
                .1
        }),
        Mode::Reverse => grad(|x| game::worst(x, constant(&start), inner), &x),
    };
    let [a, b] = argmin(|x| game::worst(x, start, inner), gradient, start);
    let [c, d] = game::answer([a, b], start, outer);
    [a, b, c, d]
}
