//! Ordinary differential equations: the state at a later time, with gradients in bounded memory.
//!
//! ```text
//! dy/dt = f(t, y, p),   y(t₀) = y₀        ⟼   y(t₁), differentiable in y₀ and p
//! ```
//!
//! The computation itself is differentiated (discretise, then differentiate): the result is the exact
//! gradient of the computed numbers, up to rounding, for any step size. In reverse mode the steps are a
//! [`checkpointed_loop`], so memory stays within a budget for any number of steps.
//!
//! | method | order | evaluations of `f` in a step | for |
//! | --- | --- | --- | --- |
//! | [`Ode::rk4`] | 4 | 4 | smooth problems, given steps |
//! | [`Ode::dopri5`] | 5 | 6 | the same, higher accuracy |
//! | [`Ode::adaptive`] | 5 | 7 to choose a step, 6 to do it | steps by a tolerance |
//! | [`Ode::implicit_euler`] | 1 | some; a Jacobian by differences | stiff problems |
//!
//! | file | says |
//! | --- | --- |
//! | `mod.rs` | the one call |
//! | `explicit.rs` | Runge–Kutta steps |
//! | `adaptive.rs` | how steps are chosen |
//! | `implicit.rs` | implicit steps |

mod adaptive;
mod explicit;
mod implicit;

use std::ops::Range;
use std::sync::Arc;

use crate::memory::{Budget, checkpointed_loop};
use crate::real::Real;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, Structure};
use explicit::{DOPRI5, RK4};

/// A method of integration and its memory. See the [module's documentation](self).
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::ode::Ode;
///
/// /// Where a pendulum is after some time.
/// fn angle<R: Real>(start: R, length: R) -> R {
///     let motion = |_: R, &[angle, speed]: &[R; 2], length: &R| [speed, -angle.sin() * 9.81 / *length];
///     Ode::rk4(1000).solve(motion, 0.0..5.0, &[start, R::from(0.0)], &length)[0]
/// }
///
/// let slopes = grad(|[start, length]| angle(start, length), &[0.3, 1.2]);
/// let difference = (angle(0.3, 1.2001) - angle(0.3, 1.1999)) / 0.0002;
/// assert!((slopes[1] - difference).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Ode {
    method: Method,
    budget: Option<Budget>,
}

#[derive(Clone, Copy, Debug)]
enum Method {
    Rk4 { steps: usize },
    Dopri5 { steps: usize },
    Adaptive { tolerance: f64 },
    ImplicitEuler { steps: usize },
}

/// The memory of a gradient unless [`Ode::budget`] says otherwise.
const BUDGET: Budget = Budget::Bytes(64 << 20);

impl Ode {
    const fn by(method: Method) -> Self {
        Self { method, budget: Some(BUDGET) }
    }

    /// The classical Runge–Kutta method, in steps of equal length.
    pub const fn rk4(steps: usize) -> Self {
        Self::by(Method::Rk4 { steps })
    }

    /// The Dormand–Prince method of order 5, in steps of equal length.
    pub const fn dopri5(steps: usize) -> Self {
        Self::by(Method::Dopri5 { steps })
    }

    /// The Dormand–Prince method, in steps chosen so that the estimated error of a step is at most `tolerance
    /// · (1 + |y|)`, in the root mean square over all scalars.
    ///
    /// The steps are chosen in plain numbers first, and count as constants: derivatives are those of the
    /// result at the steps that were chosen.
    ///
    /// # Panics
    /// If the tolerance is not a positive number.
    pub fn adaptive(tolerance: f64) -> Self {
        assert!(
            tolerance > 0.0 && tolerance.is_finite(),
            "the tolerance {tolerance} is not a positive number"
        );
        Self::by(Method::Adaptive { tolerance })
    }

    /// The implicit Euler method, in steps of equal length. For stiff problems, where explicit methods need
    /// tiny steps.
    ///
    /// A step solves `y₁ = y₀ + h f(t₁, y₁, p)` by Newton's method, in plain numbers. Its derivative follows
    /// by the implicit function theorem ([`implicit`](crate::implicit)). The systems are dense.
    pub const fn implicit_euler(steps: usize) -> Self {
        Self::by(Method::ImplicitEuler { steps })
    }

    /// The memory of a gradient. By default it is 64 MiB.
    pub const fn budget(self, budget: Budget) -> Self {
        Self { budget: Some(budget), ..self }
    }

    /// Leaves all steps on the tape: a gradient takes a third less time, and memory for all of them.
    pub const fn on_tape(self) -> Self {
        Self { budget: None, ..self }
    }

    /// The state at the end of a span of time, from that at its start.
    ///
    /// `((t, y: T, p: P) → dy/dt: T, span, y: T, p: P) → T`. State and parameters are any structures. The
    /// function is kept until the sweep, so it owns what it captures; what it depends on in a differentiable
    /// way goes into the parameters. The span is constant, and may go back in time.
    ///
    /// # Panics
    /// If `f` does or returns another shape than the state's; if there are no steps, or the span is not
    /// finite; if the tolerance cannot be met, or an implicit step has no solution.
    pub fn solve<R, T, P, F>(&self, f: F, span: Range<f64>, state: &T, parameters: &P) -> T
    where
        R: Real,
        T: Differentiable<R> + 'static,
        T::Plain: Structure<With<f64> = T::Plain> + Structure<With<R> = T> + Send + Sync + 'static,
        P: Differentiable<R> + 'static,
        P::Plain: Structure<With<f64> = P::Plain> + Structure<With<R> = P> + Send + Sync + 'static,
        F: Fn(R, &T, &P) -> T + Send + Sync + 'static,
    {
        assert!(span.start.is_finite() && span.end.is_finite(), "the span of time, {span:?}, is not finite");
        let equal = |count: usize| {
            assert!(count > 0, "an integration of no steps: give at least one");
            Steps::Equal { span: span.clone(), count }
        };
        match self.method {
            Method::Rk4 { steps } => {
                self.run(equal(steps), state, parameters, move |at, y, p| RK4.step(&f, at, &y, p))
            }
            Method::Dopri5 { steps } => {
                self.run(equal(steps), state, parameters, move |at, y, p| DOPRI5.step(&f, at, &y, p))
            }
            Method::Adaptive { tolerance } => {
                let chosen = adaptive::choose(&f, span, state, parameters, tolerance);
                self.run(Steps::Chosen(chosen.into()), state, parameters, move |at, y, p| {
                    DOPRI5.step(&f, at, &y, p)
                })
            }
            Method::ImplicitEuler { steps } => {
                self.run(equal(steps), state, parameters, move |at, y, p| implicit::step(&f, at, &y, p))
            }
        }
    }

    /// The states at some times, in their order, from that at the time `start`.
    ///
    /// As [`solve`](Ode::solve), from each time to the next. A fixed number of steps is taken between
    /// successive times.
    ///
    /// ```
    /// use adjoin::prelude::*;
    /// use adjoin::ode::Ode;
    ///
    /// let decay = |_: Reverse, y: &Reverse, rate: &Reverse| -*y * *rate;
    /// let misfit = |rate: Reverse| -> Reverse {
    ///     let seen = [(1.0, 0.6), (2.0, 0.4), (4.0, 0.1)];
    ///     let states = Ode::rk4(20).solve_at(decay, 0.0, &seen.map(|(t, _)| t), &Reverse::from(1.0), &rate);
    ///     states.iter().zip(seen).map(|(y, (_, seen))| (*y - seen).powi(2)).sum()
    /// };
    /// let (value, slope) = value_and_grad(misfit, &0.5);
    /// assert!(value < 0.01 && slope.abs() < 0.2);
    /// ```
    ///
    /// # Panics
    /// As [`solve`](Ode::solve).
    pub fn solve_at<R, T, P, F>(&self, f: F, start: f64, times: &[f64], state: &T, parameters: &P) -> Vec<T>
    where
        R: Real,
        T: Differentiable<R> + 'static,
        T::Plain: Structure<With<f64> = T::Plain> + Structure<With<R> = T> + Send + Sync + 'static,
        P: Differentiable<R> + 'static,
        P::Plain: Structure<With<f64> = P::Plain> + Structure<With<R> = P> + Send + Sync + 'static,
        F: Fn(R, &T, &P) -> T + Send + Sync + 'static,
    {
        let f = Arc::new(f);
        let mut states: Vec<T> = Vec::with_capacity(times.len());
        let mut before = start;
        for time in times {
            let f = Arc::clone(&f);
            let state = states.last().unwrap_or(state);
            let next = self.solve(move |t, y: &T, p: &P| f(t, y, p), before..*time, state, parameters);
            states.push(next);
            before = *time;
        }
        states
    }

    /// Does all steps.
    fn run<R, T, P>(
        &self,
        steps: Steps,
        state: &T,
        parameters: &P,
        step: impl Fn(Step, T, &P) -> T + Send + Sync + 'static,
    ) -> T
    where
        R: Real,
        T: Differentiable<R> + 'static,
        T::Plain: Structure<With<R> = T> + Send + Sync + 'static,
        P: Differentiable<R> + 'static,
        P::Plain: Structure<With<R> = P> + Send + Sync + 'static,
    {
        let count = steps.count();
        let step = move |number, state, parameters: &P| step(steps.number(number), state, parameters);
        match self.budget {
            Some(budget) => checkpointed_loop(count, budget, state, parameters, step),
            None => (0..count).fold(state.map_by(&mut Same), |state, number| step(number, state, parameters)),
        }
    }
}

/// One step in time.
#[derive(Clone, Copy, Debug)]
struct Step {
    start: f64,
    length: f64,
}

/// All steps.
enum Steps {
    Equal { span: Range<f64>, count: usize },
    Chosen(Arc<[Step]>),
}

impl Steps {
    fn count(&self) -> usize {
        match self {
            Self::Equal { count, .. } => *count,
            Self::Chosen(steps) => steps.len(),
        }
    }

    fn number(&self, number: usize) -> Step {
        match self {
            Self::Equal { span, count } => {
                let length = (span.end - span.start) / *count as f64;
                Step { start: span.start + number as f64 * length, length }
            }
            Self::Chosen(steps) => steps[number],
        }
    }
}

/// The scalars of `f(t, y, p)`, in order.
///
/// # Panics
/// If its shape is not that of `y`.
fn slopes<R, T, P>(f: &impl Fn(R, &T, &P) -> T, t: f64, y: &T, p: &P) -> Vec<R>
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T>,
{
    let slope = f(R::constant(t), y, p);
    let mut scalars = Vec::new();
    if let Err(error) = y.zip_scalars(&slope, &mut |_, slope: R| scalars.push(slope)) {
        panic!("the right-hand side of a differential equation has another shape than the state: {error}");
    }
    scalars
}
