//! The scalars over which runs are of this kind: all but `f64`.

use std::sync::Arc;

use super::trace::Inner;
use crate::array::Array;
use crate::batch::{Dual, Functions, Masked, Pack};
use crate::forward::{Forward, Runs};
use crate::real::rule::{Over, Parts, Rule, stated_forward};
use crate::real::{Budget, Hooks, Real};
use crate::structure::{Differentiable, ScalarMap, Structure};
use crate::taped::{self, Recording, Taped, Trace};

impl<R: Real, const K: usize> Hooks for Forward<R, K> {
    type Trace = Inner;

    fn stated<C: Rule>(rule: &Arc<C>, x: &Over<C::Input, Self>) -> Over<C::Output, Self> {
        let mut runs = Runs::NONE;
        x.visit_scalars(&mut |x: Self| runs = runs.joined(x.runs()));
        let split = |x: Self| Parts { primal: x.inner(), tangents: x.tangents() };
        stated_forward(rule, x, split, |parts| Self::new(parts.primal, parts.tangents).in_runs(runs))
    }

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

    fn directional(f: &dyn Fn(&[Self]) -> Vec<Self>, at: &[f64], direction: &[f64]) -> Vec<f64> {
        let first = |t: f64| std::array::from_fn(|lane| R::constant(if lane == 0 { t } else { 0.0 }));
        let lifted = |(x, t): (&f64, &f64)| Self::new(R::constant(*x), first(*t));
        let x: Vec<Self> = at.iter().zip(direction).map(lifted).collect();
        f(&x).into_iter().map(|y| y.tangents().first().map_or(0.0, |t| t.primal())).collect()
    }
}

impl<P: Real, const K: usize> Hooks for Dual<P, K> {
    type Trace = Inner;

    fn stated<C: Rule>(rule: &Arc<C>, x: &Over<C::Input, Self>) -> Over<C::Output, Self> {
        stated_forward(rule, x, Self::parts, Self::from_parts)
    }
}

impl<P: Real> Hooks for Masked<P> {
    type Trace = Inner;

    fn stated<C: Rule>(rule: &Arc<C>, x: &Over<C::Input, Self>) -> Over<C::Output, Self> {
        let mut mask = 0;
        x.visit_scalars(&mut |x: Self| mask |= x.mask());
        stated_forward(rule, x, Self::parts, |parts| Self::from_parts(parts, mask))
    }
}

impl<By: Functions, const L: usize> Hooks for Pack<By, L> {
    type Trace = Inner;

    /// The rule is asked about the first number. The others count as having taken another way.
    fn stated<C: Rule>(rule: &Arc<C>, x: &Over<C::Input, Self>) -> Over<C::Output, Self> {
        let first: C::Input = x.map_scalars(&mut |x: Self| x.first());
        rule.value(&first).map_scalars(&mut Self::from)
    }
}

/// The hooks of reverse mode are those of its trace.
impl<R: Real> Hooks for Taped<R> {
    type Trace = Inner;

    fn stated<C: Rule>(rule: &Arc<C>, x: &Over<C::Input, Self>) -> Over<C::Output, Self> {
        let at: Over<C::Input, R> = x.map_by(&mut taped::Inner);
        let y = R::stated(rule, &at);
        let mut is_constant = true;
        x.visit_scalars(&mut |x: Self| is_constant &= x.is_constant());
        if is_constant {
            return y.map_scalars(&mut Self::constant_of);
        }
        R::Trace::stated(rule, x, at, y)
    }

    fn slopes(f: &dyn Fn(&[Self]) -> Vec<Self>, at: &[f64]) -> Vec<f64> {
        let lift = |inputs: &mut <<R::Trace as Trace<R>>::Recording as Recording<R>>::Inputs<'_>| {
            at.iter().map(|x| inputs.scalar(R::constant(*x))).collect::<Vec<_>>()
        };
        let (recorded, y) = <R::Trace as Trace<R>>::Recording::record(lift, |x| f(&x));
        let mut rows = vec![R::constant(0.0); y.len() * at.len()];
        recorded.pull_rows(&y, &mut rows);
        rows.into_iter().map(R::primal).collect()
    }

    /// The derivative along a line.
    fn directional(f: &dyn Fn(&[Self]) -> Vec<Self>, at: &[f64], direction: &[f64]) -> Vec<f64> {
        let lift = |inputs: &mut <<R::Trace as Trace<R>>::Recording as Recording<R>>::Inputs<'_>| {
            inputs.scalar(R::constant(0.0))
        };
        let (recorded, y) = <R::Trace as Trace<R>>::Recording::record(lift, |t| {
            let line = |(x, direction): (&f64, &f64)| t * *direction + *x;
            f(&at.iter().zip(direction).map(line).collect::<Vec<_>>())
        });
        let mut column = vec![R::constant(0.0); y.len()];
        recorded.push_columns(&y, &mut column);
        column.into_iter().map(R::primal).collect()
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
