//! Where to put a charge so that a particle that flies past it lands at a given place: a minimum of a
//! simulation whose force is the gradient of a potential.
//!
//! The names of the functions are two letters: the mode of the gradient that the minimum is found by, and the
//! mode of the force. Charges are at (10, 10 − w) and (10, 0).

use adjoin::{differentiable, grad, jvp};

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
    let w = call.fields()?.number("w")?;
    call.run(|| best(w, outer, inner))
}

/// The simulation.
#[differentiable]
pub mod flight {
    use super::super::descent::{Mode, minimum::norm};
    use adjoin::{grad, jvp};

    /// The potential of the charges.
    fn potential(x: [f64; 2], charges: [[f64; 2]; 2]) -> f64 {
        charges.iter().map(|charge| 1.0 / norm([x[0] - charge[0], x[1] - charge[1]])).sum()
    }

    /// Its gradient.
    fn gradient(x: [f64; 2], charges: [[f64; 2]; 2], mode: Mode) -> [f64; 2] {
        match mode {
            Mode::Forward => {
                let along = |direction: [f64; 2]| {
                    jvp(|x| potential(x, charges), &x, &direction).expect("a direction has two numbers").1
                };
                [along([1.0, 0.0]), along([0.0, 1.0])]
            }
            Mode::Reverse => grad(|x| potential(x, charges), &x),
        }
    }

    /// The square of where the particle comes down.
    pub fn landing(w: f64, mode: Mode) -> f64 {
        let charges = [[10.0, 10.0 - w], [10.0, 0.0]];
        let (mut x, mut v): ([f64; 2], [f64; 2]) = ([0.0, 8.0], [0.75, 0.0]);
        let step = 0.1;
        loop {
            let next = [x[0] + step * v[0], x[1] + step * v[1]];
            if next[1] <= 0.0 {
                let last = -x[1] / v[1];
                let at = x[0] + last * v[0];
                return at * at;
            }
            let slope = gradient(x, charges, mode);
            v = [v[0] - step * slope[0], v[1] - step * slope[1]];
            x = next;
        }
    }
}

/// The w for which the particle comes down nearest to the origin.
pub fn best(start: f64, outer: Mode, inner: Mode) -> f64 {
    let [w] = argmin(
        |[w]| flight::landing(w, inner),
        |w| match outer {
            Mode::Forward => {
                [jvp(|[w]: [_; 1]| flight::landing(w, inner), &w, &[1.0]).expect("one number").1]
            }
            Mode::Reverse => grad(|[w]: [_; 1]| flight::landing(w, inner), &w),
        },
        [start],
    );
    w
}
