//! [`Reverse`] as a [`Real`]: its functions by the rule table, and where it differs from other numbers.

use std::num::FpCategory;

use crate::array::{Array, operators_of_scalar};
use crate::real::{Budget, Hooks, Real, inherent_methods};
use crate::reverse::arrays::elements::ReverseElements;
use crate::reverse::arrays::import;
use crate::reverse::local::streamed;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::replay;
use crate::rules::{
    methods_by_rule, write_binary_methods, write_indexed_methods, write_step_methods, write_unary_methods,
};
use crate::structure::{Differentiable, ScalarMap, Structure};

operators_of_scalar!([] Reverse);
inherent_methods!([] Reverse);

impl Real for Reverse {
    type Elements = ReverseElements;
    const ORDER: u32 = 1;

    #[inline(always)]
    fn primal(self) -> f64 {
        self.primal
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self { primal, ..self }
    }

    #[inline(always)]
    fn is_constant_zero(self) -> bool {
        self.is_constant() && self.primal == 0.0
    }

    fn without_derivatives<const N: usize>(numbers: [Self; N]) -> Option<[Self; N]> {
        let depends = numbers.iter().any(|x| !x.is_constant());
        depends.then(|| numbers.map(|x| Self::from(x.primal)))
    }

    methods_by_rule!();

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.primal.sin_cos();
        if self.is_constant() {
            (Self::from(sin), Self::from(cos))
        } else {
            (self.chain(sin, cos), self.chain(cos, -sin))
        }
    }
}

impl Hooks for Reverse {
    fn constant_array<const D: usize>(array: &Array<f64, D>) -> Array<Self, D> {
        array.lifted_constant()
    }

    fn replayed<T, U, F>(f: F, x: &T) -> U
    where
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T> + Send + Sync + 'static,
        U: Differentiable<Self>,
        U::Plain: Structure<With<Self> = U>,
        F: Fn(T) -> U + Send + Sync + 'static,
    {
        replay::replayed(f, x)
    }

    fn looped<T, P, F>(steps: usize, budget: Budget, state: &T, parameters: &P, step: F) -> T
    where
        T: Differentiable<Self> + 'static,
        T::Plain: Structure<With<Self> = T> + Send + Sync + 'static,
        P: Differentiable<Self> + 'static,
        P::Plain: Structure<With<Self> = P> + Send + Sync + 'static,
        F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
    {
        replay::looped(steps, budget, state, parameters, step)
    }

    fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Self + Sync) -> Self {
        streamed::streamed_sum(items, f)
    }

    fn import<T>(x: &T) -> T
    where
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T>,
    {
        import::import(x)
    }
}

/// Maps an output to its primal values.
pub(crate) struct Primal;

impl ScalarMap<Reverse, f64> for Primal {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> f64 {
        x.primal()
    }

    fn array<const D: usize>(&mut self, array: &Array<Reverse, D>) -> Array<f64, D> {
        array.lowered()
    }
}
