//! Explicit Runge–Kutta steps, by their tableaus.
//!
//! ```text
//! kᵢ = f(t + cᵢ h, y + h Σⱼ aᵢⱼ kⱼ),      y₁ = y + h Σᵢ bᵢ kᵢ
//! ```

use super::{Step, slopes};
use crate::real::Real;
use crate::structure::{Differentiable, Structure, unlawful};

/// A method: for each stage its time and its weights of the stages before, and the weights of the result.
pub(super) struct Tableau {
    stages: &'static [(f64, &'static [f64])],
    result: &'static [f64],
}

pub(super) const RK4: Tableau = Tableau {
    stages: &[(0.0, &[]), (0.5, &[0.5]), (0.5, &[0.0, 0.5]), (1.0, &[0.0, 0.0, 1.0])],
    result: &[1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0],
};

/// Dormand and Prince, 1980.
pub(super) const DOPRI5: Tableau = Tableau {
    stages: &[
        (0.0, &[]),
        (1.0 / 5.0, &[1.0 / 5.0]),
        (3.0 / 10.0, &[3.0 / 40.0, 9.0 / 40.0]),
        (4.0 / 5.0, &[44.0 / 45.0, -56.0 / 15.0, 32.0 / 9.0]),
        (8.0 / 9.0, &[19372.0 / 6561.0, -25360.0 / 2187.0, 64448.0 / 6561.0, -212.0 / 729.0]),
        (1.0, &[9017.0 / 3168.0, -355.0 / 33.0, 46732.0 / 5247.0, 49.0 / 176.0, -5103.0 / 18656.0]),
    ],
    result: &[35.0 / 384.0, 0.0, 500.0 / 1113.0, 125.0 / 192.0, -2187.0 / 6784.0, 11.0 / 84.0],
};

/// By how much the result of [`DOPRI5`] differs from one of order 4: weights of its stages, and of the slope
/// at the end.
pub(super) const DOPRI5_ERROR: [f64; 7] =
    [71.0 / 57600.0, 0.0, -71.0 / 16695.0, 71.0 / 1920.0, -17253.0 / 339_200.0, 22.0 / 525.0, -1.0 / 40.0];

impl Tableau {
    /// The state after a step.
    pub(super) fn step<R, T, P>(&self, f: &impl Fn(R, &T, &P) -> T, at: Step, y: &T, p: &P) -> T
    where
        R: Real,
        T: Differentiable<R>,
        T::Plain: Structure<With<R> = T>,
    {
        self.step_and_stages(f, at, y, p).0
    }

    /// The state after a step, and the slopes of all stages.
    pub(super) fn step_and_stages<R, T, P>(
        &self,
        f: &impl Fn(R, &T, &P) -> T,
        at: Step,
        y: &T,
        p: &P,
    ) -> (T, Vec<Vec<R>>)
    where
        R: Real,
        T: Differentiable<R>,
        T::Plain: Structure<With<R> = T>,
    {
        let mut stages: Vec<Vec<R>> = Vec::with_capacity(self.stages.len());
        for (time, weights) in self.stages {
            let t = at.start + time * at.length;
            stages.push(if weights.is_empty() {
                slopes(f, t, y, p)
            } else {
                slopes(f, t, &moved(y, at.length, weights, &stages), p)
            });
        }
        (moved(y, at.length, self.result, &stages), stages)
    }
}

/// `y + h Σᵢ wᵢ kᵢ`.
fn moved<R, T>(y: &T, length: f64, weights: &[f64], stages: &[Vec<R>]) -> T
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T>,
{
    let mut place = 0;
    y.map_scalars(&mut |y: R| {
        let terms = weights.iter().zip(stages).filter(|(weight, _)| **weight != 0.0);
        let moved = terms.fold(y, |sum, (weight, stage)| {
            sum + *stage.get(place).unwrap_or_else(|| unlawful("ode")) * (weight * length)
        });
        place += 1;
        moved
    })
}
