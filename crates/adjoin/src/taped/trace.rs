//! How a level of reverse mode records: the trace of a number, and the interface of a run.

use std::fmt::Debug;
use std::sync::Arc;

use super::Taped;
use crate::array::{Array, Elements};
use crate::real::rule::{Over, Rule};
use crate::real::{Budget, Real};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ScalarMap, Structure};

/// What a number of a level over `R` depends on. A constant depends on nothing.
///
/// The first half says how operations are recorded; the second overrides what the level does specially beside
/// arithmetic, as [`Hooks`](crate::real::Hooks) does for scalars.
pub trait Trace<R: Real<Trace = Self>>: Copy + Send + Sync + 'static {
    /// The trace of a constant.
    const CONSTANT: Self;

    /// How an array of the level's numbers keeps its elements.
    type Elements: Elements<Taped<R>>;

    /// A run that has ended.
    type Recording: Recording<R>;

    /// Whether this is the trace of a constant.
    fn is_constant(self) -> bool;

    /// The trace of the result of a function of one argument with the given derivative.
    #[must_use]
    fn chain(self, slope: R) -> Self;

    /// The trace of the result of a function of two arguments with the given derivatives.
    #[must_use]
    fn of_two(self, other: Self, dx: impl Fn() -> R, dy: impl Fn() -> R) -> Self;

    /// The trace of the negative.
    #[must_use]
    fn negated(self) -> Self;

    /// The same trace without a pending factor.
    #[must_use]
    fn settled(self) -> Self;

    /// Records the result `y` of a function whose derivative is stated; `x` is not constant, and `at` its
    /// value.
    fn stated<C: Rule>(
        rule: &Arc<C>,
        x: &Over<C::Input, Taped<R>>,
        at: Over<C::Input, R>,
        y: Over<C::Output, R>,
    ) -> Over<C::Output, Taped<R>>;

    /// A sum.
    fn sum(terms: impl Iterator<Item = Taped<R>>) -> Taped<R> {
        // Starts from −0, the neutral element, as f64's own sum does.
        terms.fold(Taped::from(-0.0), |sum, x| sum + x)
    }

    /// The values of an array.
    fn lowered<const D: usize>(array: &Array<Taped<R>, D>) -> Array<R, D> {
        array.rebuild(array.iter().map(|x| x.primal).collect())
    }

    /// Plain numbers as constants.
    fn constant_array<const D: usize>(array: &Array<f64, D>) -> Array<Taped<R>, D> {
        array.rebuild(array.iter().map(Taped::from).collect())
    }

    /// See [`memory::checkpoint`](crate::memory::checkpoint).
    fn replayed<T, U, F>(f: F, x: &T) -> U
    where
        T: Differentiable<Taped<R>>,
        T::Plain: Structure<With<Taped<R>> = T> + Send + Sync + 'static,
        U: Differentiable<Taped<R>>,
        U::Plain: Structure<With<Taped<R>> = U>,
        F: Fn(T) -> U + Send + Sync + 'static,
    {
        f(x.map_by(&mut Same))
    }

    /// See [`memory::checkpointed_loop`](crate::memory::checkpointed_loop).
    fn looped<T, P, F>(steps: usize, _: Budget, state: &T, parameters: &P, step: F) -> T
    where
        T: Differentiable<Taped<R>> + 'static,
        T::Plain: Structure<With<Taped<R>> = T> + Send + Sync + 'static,
        P: Differentiable<Taped<R>> + 'static,
        P::Plain: Structure<With<Taped<R>> = P> + Send + Sync + 'static,
        F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
    {
        (0..steps).fold(state.map_by(&mut Same), |state, number| step(number, state, parameters))
    }

    /// See [`memory::streamed_sum`](crate::memory::streamed_sum).
    fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Taped<R> + Sync) -> Taped<R> {
        Self::sum(items.into_iter().map(f))
    }

    /// See [`memory::import`](crate::memory::import).
    fn import<T>(x: &T) -> T
    where
        T: Differentiable<Taped<R>>,
        T::Plain: Structure<With<Taped<R>> = T>,
    {
        x.map_by(&mut Same)
    }
}

/// A run that has been recorded, and can be swept any number of times.
pub trait Recording<R: Real>: Debug + Send + Sync + Sized {
    /// Makes the inputs of a run.
    type Inputs<'a>: ScalarMap<R, Taped<R>>;
    /// Takes the cotangents of the outputs.
    type Seeds<'a, const K: usize>: Seeding<R>
    where
        Self: 'a;

    /// Runs `f` on the inputs that `lift` makes.
    fn record<X, U>(lift: impl FnOnce(&mut Self::Inputs<'_>) -> X, f: impl FnOnce(X) -> U) -> (Self, U);

    /// The number of inputs.
    fn inputs(&self) -> usize;

    /// One sweep with `K` cotangents at once: `seed` seeds the outputs, `read` reads the gradients of the
    /// inputs.
    ///
    /// # Errors
    /// If `seed` fails.
    fn sweep<const K: usize, U, E>(
        &self,
        seed: impl FnOnce(&mut Self::Seeds<'_, K>) -> Result<(), E>,
        read: impl FnOnce(&[[R; K]]) -> U,
    ) -> Result<U, E>;

    /// Sweeps from the outputs; their gradients become rows.
    fn pull_rows(&self, outputs: &[Taped<R>], rows: &mut [R]);

    /// Pushes the inputs forward; the tangents of the outputs become columns.
    fn push_columns(&self, outputs: &[Taped<R>], rows: &mut [R]);

    /// Whether tangents should not be pushed forward, because an operation would need one pull per result.
    fn prefers_reverse(&self) -> bool {
        false
    }
}

/// The adjoints of a sweep, before it starts.
pub trait Seeding<R: Real> {
    /// Gives an output its cotangent in one lane.
    fn add(&mut self, output: Taped<R>, lane: usize, cotangent: R);
}
