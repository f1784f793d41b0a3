//! The scalars over which runs are of this kind: all but `f64`.

use super::trace::Inner;
use crate::array::Array;
use crate::batch::{Dual, Functions, Masked, Pack};
use crate::forward::Forward;
use crate::real::{Budget, Hooks, Real};
use crate::structure::{Differentiable, ScalarMap, Structure};
use crate::taped::{Recording, Taped, Trace};

impl<R: Real, const K: usize> Hooks for Forward<R, K> {
    type Trace = Inner;

    fn slopes(f: &dyn Fn(&[Self]) -> Vec<Self>, at: &[f64]) -> Vec<f64> {
        let columns = at.len();
        let mut rows = vec![0.0; columns * columns];
        for start in (0..columns).step_by(K.max(1)) {
            let unit = |number: usize| {
                std::array::from_fn(|lane| R::constant(f64::from(u8::from(number == start + lane))))
            };
            let lifted = |(number, x): (usize, &f64)| Self::new(R::constant(*x), unit(number));
            let x: Vec<Self> = at.iter().enumerate().map(lifted).collect();
            for (row, y) in rows.chunks_exact_mut(columns).zip(f(&x)) {
                for (entry, tangent) in row[start..].iter_mut().zip(y.tangents()) {
                    *entry = tangent.primal();
                }
            }
        }
        rows
    }
}

impl<P: Real, const K: usize> Hooks for Dual<P, K> {
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

    fn slopes(f: &dyn Fn(&[Self]) -> Vec<Self>, at: &[f64]) -> Vec<f64> {
        let lift = |inputs: &mut <<R::Trace as Trace<R>>::Recording as Recording<R>>::Inputs<'_>| {
            at.iter().map(|x| inputs.scalar(R::constant(*x))).collect::<Vec<_>>()
        };
        let (recorded, y) = <R::Trace as Trace<R>>::Recording::record(lift, |x| f(&x));
        let mut rows = vec![R::constant(0.0); y.len() * at.len()];
        recorded.pull_rows(&y, &mut rows);
        rows.into_iter().map(R::primal).collect()
    }

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

    fn import<T>(x: &T) -> T
    where
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T>,
    {
        R::Trace::import(x)
    }
}
