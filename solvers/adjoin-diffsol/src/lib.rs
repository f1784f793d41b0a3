//! Differential equations for [diffsol] from one function, differentiated by [adjoin].
//!
//! diffsol wants the right-hand side `f(y, p, t)` of `dy/dt = f`, its Jacobian times a vector, the same for
//! the parameters, and, for adjoints, the transposed products. [`Ode`] has one function, [`Residuals`] of
//! `(state, parameters, time)`, and fills in the rest:
//!
//! ```
//! use adjoin::objective;
//! use adjoin_diffsol::Ode;
//! use diffsol::{NalgebraLU, NalgebraMat, SensitivitiesOdeSolverMethod};
//!
//! // Growth to a limit.
//! let growth = objective!(|(y, [rate, limit], _t): (f64, [f64; 2], f64)| -> f64 { rate * y * (y / limit * -1.0 + 1.0) });
//!
//! let ode = Ode::new(&growth, 0.1, [1.0, 10.0]);
//! let problem = ode.sensitivities::<NalgebraMat<f64>>().rtol(1e-8).build()?;
//! let (states, sensitivities, _) = problem.bdf_sens::<NalgebraLU<f64>>()?.solve_dense_sensitivities(&[2.0])?;
//! # let _ = (states, sensitivities);
//! # Ok::<(), diffsol::DiffsolError>(())
//! ```
//!
//! | method | what it sets | for |
//! | --- | --- | --- |
//! | [`implicit`](Ode::implicit) | `f` and `∂f/∂y · v` | solutions |
//! | [`sensitivities`](Ode::sensitivities) | also `∂f/∂p · v` and `∂y₀/∂p · v` | forward sensitivities |
//! | [`adjoint`](Ode::adjoint) | also `−(∂f/∂y)ᵀ v`, `−(∂f/∂p)ᵀ v` and `−(∂y₀/∂p)ᵀ v` | gradients of one result |
//!
//! The initial state is a constant, or, by [`Ode::from_initial`], a function of the parameters.
//!
//! diffsol's functions cannot fail. If the model panics or returns another number of rates, the derivative
//! becomes NaN, diffsol's step control gives up, and [`Ode::explain`] puts the model's message in place of
//! diffsol's.

mod ode;

pub use ode::{Fixed, Ode};

#[cfg(doc)]
use adjoin::Residuals;
