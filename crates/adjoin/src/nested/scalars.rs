//! The scalars over which runs are of this kind: all but `f64`.

use super::trace::Inner;
use crate::array::Array;
use crate::batch::{Dual, Functions, Mark, Masked, Pack};
use crate::forward::Forward;
use crate::real::{Budget, Hooks, Real};
use crate::structure::{Differentiable, Structure};
use crate::taped::{Taped, Trace};

impl<R: Real, const K: usize> Hooks for Forward<R, K> {
    type Trace = Inner;
}

impl<P: Real, C: Mark, const K: usize> Hooks for Dual<P, C, K> {
    type Trace = Inner;
}

impl<P: Real> Hooks for Masked<P> {
    type Trace = Inner;
}

impl<By: Functions, const L: usize> Hooks for Pack<By, L> {
    type Trace = Inner;
}

/// What reverse mode does in its own way, its trace says.
impl<R: Real> Hooks for Taped<R> {
    type Trace = Inner;

    fn constant_array<const D: usize>(array: &Array<f64, D>) -> Array<Self, D> {
        R::Trace::constant_array(array)
    }

    fn replayed<T, U, F>(f: F, x: &T) -> U
    where
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T> + Send + Sync + 'static,
        U: Differentiable<Self>,
        U::Plain: Structure<With<Self> = U>,
        F: Fn(T) -> U + Send + Sync + 'static,
    {
        R::Trace::replayed(f, x)
    }

    fn looped<T, P, F>(steps: usize, budget: Budget, state: &T, parameters: &P, step: F) -> T
    where
        T: Differentiable<Self> + 'static,
        T::Plain: Structure<With<Self> = T> + Send + Sync + 'static,
        P: Differentiable<Self> + 'static,
        P::Plain: Structure<With<Self> = P> + Send + Sync + 'static,
        F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
    {
        R::Trace::looped(steps, budget, state, parameters, step)
    }

    fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Self + Sync) -> Self {
        R::Trace::streamed_sum(items, f)
    }

    fn brought_in<T>(x: &T) -> T
    where
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T>,
    {
        R::Trace::brought_in(x)
    }
}
