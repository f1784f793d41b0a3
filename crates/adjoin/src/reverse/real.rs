//! What reverse mode does over plain `f64`: [`Own`] as the trace of its numbers, [`Recorded`] as its run.

use std::sync::Arc;

use crate::array::{Array, buffer};
use crate::real::rule::{Over, Rule};
use crate::real::{Budget, Hooks, Lifted};
use crate::reverse::arrays::elements::ReverseElements;
use crate::reverse::arrays::import;
use crate::reverse::local::streamed;
use crate::reverse::record::inputs::Inputs;
use crate::reverse::record::scalar::{Own, Reverse};
use crate::reverse::record::sum;
use crate::reverse::recorded::{Recorded, Seeds};
use crate::reverse::replay;
use crate::reverse::rows;
use crate::structure::{Differentiable, Structure};
use crate::taped::{Recording, Seeding, Trace};

impl Hooks for f64 {
    type Trace = Own;

    fn stated<C: Rule>(rule: &Arc<C>, x: &C::Input) -> C::Output {
        rule.value(x)
    }

    fn copied(numbers: &[f64]) -> Vec<f64> {
        buffer::copy_of(numbers)
    }

    fn constant_array<const D: usize>(array: &Array<f64, D>) -> Array<f64, D> {
        array.clone()
    }

    #[inline(always)]
    fn lifted<T: Structure<With<f64> = T>>(value: &T) -> Lifted<'_, T, T> {
        Lifted::Same(value)
    }

    #[inline(always)]
    fn lifted_slice<T: Structure<With<f64> = T>>(values: &[T]) -> Lifted<'_, [T], Vec<T>> {
        Lifted::Same(values)
    }
}

impl Trace<f64> for Own {
    const CONSTANT: Self = Own::NONE;
    type Elements = ReverseElements;
    type Recording = Recorded;

    #[inline(always)]
    fn is_constant(self) -> bool {
        self.is_constant()
    }

    #[inline(always)]
    fn chain(self, slope: f64) -> Self {
        self.chain(slope)
    }

    #[inline(always)]
    fn of_two(self, other: Self, dx: impl Fn() -> f64, dy: impl Fn() -> f64) -> Self {
        self.of_two(other, dx, dy)
    }

    #[inline(always)]
    fn negated(self) -> Self {
        self.negated()
    }

    #[inline]
    fn settled(self) -> Self {
        self.settled()
    }

    #[inline]
    fn sum(terms: impl Iterator<Item = Reverse>) -> Reverse {
        sum::sum(terms)
    }

    fn stated<C: Rule>(
        rule: &Arc<C>,
        x: &Over<C::Input, Reverse>,
        at: C::Input,
        y: C::Output,
    ) -> Over<C::Output, Reverse> {
        replay::stated(rule, x, at, y)
    }

    fn lowered<const D: usize>(array: &Array<Reverse, D>) -> Array<f64, D> {
        array.lowered()
    }

    fn constant_array<const D: usize>(array: &Array<f64, D>) -> Array<Reverse, D> {
        array.lifted_constant()
    }

    fn replayed<T, U, F>(f: F, x: &T) -> U
    where
        T: Differentiable<Reverse>,
        T::Plain: Structure<With<Reverse> = T> + Send + Sync + 'static,
        U: Differentiable<Reverse>,
        U::Plain: Structure<With<Reverse> = U>,
        F: Fn(T) -> U + Send + Sync + 'static,
    {
        replay::replayed(f, x)
    }

    fn looped<T, P, F>(steps: usize, budget: Budget, state: &T, parameters: &P, step: F) -> T
    where
        T: Differentiable<Reverse> + 'static,
        T::Plain: Structure<With<Reverse> = T> + Send + Sync + 'static,
        P: Differentiable<Reverse> + 'static,
        P::Plain: Structure<With<Reverse> = P> + Send + Sync + 'static,
        F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
    {
        replay::looped(steps, budget, state, parameters, step)
    }

    fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Reverse + Sync) -> Reverse {
        streamed::streamed_sum(items, f)
    }

    fn import<T>(x: &T) -> T
    where
        T: Differentiable<Reverse>,
        T::Plain: Structure<With<Reverse> = T>,
    {
        import::import(x)
    }
}

impl Recording<f64> for Recorded {
    type Inputs<'a> = Inputs<'a>;
    type Seeds<'a, const K: usize> = Seeds<'a, K>;

    #[inline(always)]
    fn record<X, U>(lift: impl FnOnce(&mut Inputs<'_>) -> X, f: impl FnOnce(X) -> U) -> (Self, U) {
        Recorded::record(lift, f)
    }

    #[inline(always)]
    fn inputs(&self) -> usize {
        self.inputs()
    }

    #[inline(always)]
    fn sweep<const K: usize, U, E>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, K>) -> Result<(), E>,
        read: impl FnOnce(&[[f64; K]]) -> U,
    ) -> Result<U, E> {
        self.sweep(seed, read)
    }

    fn pull_rows(&self, outputs: &[Reverse], rows: &mut [f64]) {
        rows::pull(self, outputs, rows);
    }

    fn push_columns(&self, outputs: &[Reverse], rows: &mut [f64]) {
        rows::push(self, outputs, rows);
    }

    fn prefers_reverse(&self) -> bool {
        self.prefers_reverse()
    }
}

impl<const K: usize> Seeding<f64> for Seeds<'_, K> {
    #[inline]
    fn add(&mut self, output: Reverse, lane: usize, cotangent: f64) {
        self.add(output, lane, cotangent);
    }
}
