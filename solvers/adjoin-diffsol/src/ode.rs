//! One right-hand side, and all that diffsol needs of it.

use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use adjoin::objective::EvaluationError;
use adjoin::{Forward, LeftOf, Real, RefOps, Residuals, Reverse, Structure, With, constant, jvp, vjp};
use diffsol::op::closure::Closure;
use diffsol::op::closure_with_adjoint::ClosureWithAdjoint;
use diffsol::op::closure_with_sens::ClosureWithSens;
use diffsol::op::constant_closure::ConstantClosure;
use diffsol::op::constant_closure_with_adjoint::ConstantClosureWithAdjoint;
use diffsol::op::constant_closure_with_sens::ConstantClosureWithSens;
use diffsol::{DiffsolError, Matrix, OdeBuilder};

/// A differential equation `dy/dt = f(y, p, t)` from one function of `(state, parameters, time)`.
///
/// State and parameters are structures. See the [crate's documentation](crate) for an example.
pub struct Ode<G, I, Y, P> {
    rates: G,
    initial: I,
    state: Y,
    parameters: P,
    failure: Mutex<Option<EvaluationError>>,
}

/// An initial state that does not depend on the parameters.
#[derive(Clone, Debug)]
pub struct Fixed<Y, P> {
    state: Y,
    parameters: PhantomData<fn() -> P>,
}

impl<Y, P> Residuals for Fixed<Y, P>
where
    Y: Structure<With<f64> = Y>,
    P: Structure<With<f64> = P>,
{
    type Input = P;
    type Output = Y;

    fn at<R: Real>(&self, _: With<P, R>) -> With<Y, R>
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        constant::<R, _>(&self.state)
    }
}

impl<G, Y, P> Ode<G, Fixed<Y, P>, Y, P>
where
    Y: Structure<With<f64> = Y>,
    P: Structure<With<f64> = P>,
    G: Residuals<Input = (Y, P, f64), Output = Y>,
{
    /// The equation with a right-hand side, an initial state, and the parameters at which it is solved.
    pub fn new(rates: G, initial: Y, parameters: P) -> Self {
        let state = constant::<f64, _>(&initial);
        let initial = Fixed { state: initial, parameters: PhantomData };
        Self { rates, initial, state, parameters, failure: Mutex::default() }
    }
}

/// A right-hand side at numbers, or its product with a vector.
trait Rates<'a>: Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + 'a {}

impl<'a, F: Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + 'a> Rates<'a> for F {}

impl<G, I, Y, P> Ode<G, I, Y, P>
where
    Y: Structure<With<f64> = Y>,
    P: Structure<With<f64> = P>,
    G: Residuals<Input = (Y, P, f64), Output = Y>,
    I: Residuals<Input = P, Output = Y>,
{
    /// The equation with an initial state that depends on the parameters.
    ///
    /// # Panics
    /// If `initial` does, at `parameters`.
    pub fn from_initial(rates: G, initial: I, parameters: P) -> Self {
        let state = initial.value(&parameters);
        Self { rates, initial, state, parameters, failure: Mutex::default() }
    }

    /// A builder with `f` and its Jacobian's products, for diffsol's implicit solvers.
    #[allow(clippy::type_complexity, reason = "diffsol's builder names all closures")]
    pub fn implicit<M: Matrix<T = f64>>(
        &self,
    ) -> OdeBuilder<
        M,
        Closure<
            M,
            impl Fn(&[f64], &[f64], f64, &mut [f64]) + '_,
            impl Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + '_,
        >,
        ConstantClosure<M, impl Fn(&[f64], f64, &mut [f64]) + '_>,
    > {
        OdeBuilder::<M>::new()
            .p(self.parameters.flatten())
            .rhs_implicit(self.value(), self.by_state())
            .init(self.start(), self.state.count_scalars())
    }

    /// A builder with all that forward sensitivities take.
    #[allow(clippy::type_complexity, reason = "diffsol's builder names all closures")]
    pub fn sensitivities<M: Matrix<T = f64>>(
        &self,
    ) -> OdeBuilder<
        M,
        ClosureWithSens<
            M,
            impl Fn(&[f64], &[f64], f64, &mut [f64]) + '_,
            impl Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + '_,
            impl Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + '_,
        >,
        ConstantClosureWithSens<
            M,
            impl Fn(&[f64], f64, &mut [f64]) + '_,
            impl Fn(&[f64], f64, &[f64], &mut [f64]) + '_,
        >,
    > {
        let start_by_parameters = |p: &[f64], _: f64, v: &[f64], y: &mut [f64]| {
            self.fill(y, "a product with the initial state's Jacobian", &[("p", p)], || {
                let (point, direction) = (self.parameters.with_scalars(p)?, self.parameters.with_scalars(v)?);
                Ok(self.initial.jvp(&point, &direction)?.1.flatten())
            });
        };
        OdeBuilder::<M>::new()
            .p(self.parameters.flatten())
            .rhs_sens_implicit(self.value(), self.by_state(), self.by_parameters())
            .init_sens(self.start(), start_by_parameters, self.state.count_scalars())
    }

    /// A builder with all that adjoints take.
    #[allow(clippy::type_complexity, reason = "diffsol's builder names all closures")]
    pub fn adjoint<M: Matrix<T = f64>>(
        &self,
    ) -> OdeBuilder<
        M,
        ClosureWithAdjoint<
            M,
            impl Fn(&[f64], &[f64], f64, &mut [f64]) + '_,
            impl Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + '_,
            impl Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + '_,
            impl Fn(&[f64], &[f64], f64, &[f64], &mut [f64]) + '_,
        >,
        ConstantClosureWithAdjoint<
            M,
            impl Fn(&[f64], f64, &mut [f64]) + '_,
            impl Fn(&[f64], f64, &[f64], &mut [f64]) + '_,
        >,
    > {
        let start_transposed = |p: &[f64], _: f64, v: &[f64], y: &mut [f64]| {
            self.fill(y, "a product with the initial state's Jacobian", &[("p", p)], || {
                let (point, cotangent) = (self.parameters.with_scalars(p)?, self.state.with_scalars(v)?);
                Ok(negated(&self.initial.vjp(&point, &cotangent)?.1))
            });
        };
        OdeBuilder::<M>::new()
            .p(self.parameters.flatten())
            .rhs_adjoint_implicit(
                self.value(),
                self.by_state(),
                self.transposed_by_state(),
                self.transposed_by_parameters(),
            )
            .init_adjoint(self.start(), start_transposed, self.state.count_scalars())
    }

    /// The rates.
    fn value(&self) -> impl Fn(&[f64], &[f64], f64, &mut [f64]) + '_ {
        |y, p, t, rates| {
            self.fill(rates, "a rate", &[("y", y), ("t", &[t])], || {
                let (y, p) = self.point(y, p)?;
                Ok(self.rates.value(&(y, p, t)).flatten())
            });
        }
    }

    /// `∂f/∂y · v`
    fn by_state(&self) -> impl Rates<'_> {
        |y: &[f64], p: &[f64], t: f64, v: &[f64], product: &mut [f64]| {
            self.fill(product, "a product with the Jacobian", &[("y", y), ("t", &[t])], || {
                let (y, p) = self.point(y, p)?;
                let f =
                    |y| self.rates.at::<Forward<f64, 1>>((y, constant::<Forward<f64, 1>, _>(&p), t.into()));
                Ok(jvp(f, &y, &self.state.with_scalars(v)?)?.1.flatten())
            });
        }
    }

    /// `∂f/∂p · v`
    fn by_parameters(&self) -> impl Rates<'_> {
        |y: &[f64], p: &[f64], t: f64, v: &[f64], product: &mut [f64]| {
            self.fill(product, "a product with the Jacobian", &[("y", y), ("t", &[t])], || {
                let (y, p) = self.point(y, p)?;
                let f =
                    |p| self.rates.at::<Forward<f64, 1>>((constant::<Forward<f64, 1>, _>(&y), p, t.into()));
                Ok(jvp(f, &p, &self.parameters.with_scalars(v)?)?.1.flatten())
            });
        }
    }

    /// `−(∂f/∂y)ᵀ v`
    fn transposed_by_state(&self) -> impl Rates<'_> {
        |y: &[f64], p: &[f64], t: f64, v: &[f64], product: &mut [f64]| {
            self.fill(product, "a product with the Jacobian", &[("y", y), ("t", &[t])], || {
                let (y, p) = self.point(y, p)?;
                let f = |y| self.rates.at::<Reverse>((y, constant::<Reverse, _>(&p), t.into()));
                Ok(negated(&vjp(f, &y).1.call(&self.state.with_scalars(v)?)?))
            });
        }
    }

    /// `−(∂f/∂p)ᵀ v`
    fn transposed_by_parameters(&self) -> impl Rates<'_> {
        |y: &[f64], p: &[f64], t: f64, v: &[f64], product: &mut [f64]| {
            self.fill(product, "a product with the Jacobian", &[("y", y), ("t", &[t])], || {
                let (y, p) = self.point(y, p)?;
                let f = |p| self.rates.at::<Reverse>((constant::<Reverse, _>(&y), p, t.into()));
                Ok(negated(&vjp(f, &p).1.call(&self.state.with_scalars(v)?)?))
            });
        }
    }

    /// The initial state.
    fn start(&self) -> impl Fn(&[f64], f64, &mut [f64]) + '_ {
        |p, _, y| {
            self.fill(y, "the initial state", &[("p", p)], || {
                Ok(self.initial.value(&self.parameters.with_scalars(p)?).flatten())
            });
        }
    }

    fn point(&self, y: &[f64], p: &[f64]) -> Result<(Y, P), EvaluationError> {
        Ok((self.state.with_scalars(y)?, self.parameters.with_scalars(p)?))
    }

    /// Writes numbers for diffsol; NaN if they cannot be computed, and the reason is kept.
    fn fill(
        &self,
        numbers: &mut [f64],
        what: &str,
        at: &[(&str, &[f64])],
        compute: impl FnOnce() -> Result<Vec<f64>, EvaluationError>,
    ) {
        let found = catch_unwind(AssertUnwindSafe(compute))
            .unwrap_or_else(|payload| Err(EvaluationError::from_panic(&*payload)));
        let error = match found {
            Ok(found) if found.len() == numbers.len() => {
                numbers.copy_from_slice(&found);
                let Some(value) = found.into_iter().find(|x| !x.is_finite()) else { return };
                let point: Vec<String> = at.iter().map(|(name, x)| format!("{name} = {x:?}")).collect();
                EvaluationError::NotFinite { what: what.to_owned(), value, point: point.join(", ") }
            }
            Ok(found) => {
                numbers.fill(f64::NAN);
                EvaluationError::Length {
                    what: "the vector of rates",
                    expected: numbers.len(),
                    found: found.len(),
                }
            }
            Err(error) => {
                numbers.fill(f64::NAN);
                error
            }
        };
        // diffsol may turn back from a number that is not finite; a mistake in the model is the reason for
        // all that follows.
        let kept = &mut *self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|kept| kept.is_recoverable() && !error.is_recoverable()) {
            *kept = Some(error);
        }
    }

    /// The first mistake of the model since this was last called.
    pub fn take_failure(&self) -> Option<EvaluationError> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Puts the message of the model, if it failed, in place of diffsol's.
    ///
    /// # Errors
    /// Those of the result.
    pub fn explain<T>(&self, result: Result<T, DiffsolError>) -> Result<T, DiffsolError> {
        result.map_err(|error| self.take_failure().map_or(error, |why| DiffsolError::Other(why.to_string())))
    }

    /// A state of diffsol as a structure.
    ///
    /// # Errors
    /// If it has another length.
    pub fn state(&self, y: &[f64]) -> Result<Y, EvaluationError> {
        Ok(self.state.with_scalars(y)?)
    }
}

/// diffsol's transposed products have the other sign.
fn negated<T: Structure>(product: &T) -> Vec<f64> {
    let mut numbers = product.flatten();
    for x in &mut numbers {
        *x = -*x;
    }
    numbers
}

impl<G, I, Y, P> fmt::Debug for Ode<G, I, Y, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ode").finish_non_exhaustive()
    }
}
