//! [`Taped<R>`] as a [`Real`]: its functions by the rule table.

use super::{Taped, Trace};
use crate::real::Real;
use crate::rules::{
    methods_by_rule, write_binary_methods, write_indexed_methods, write_step_methods, write_unary_methods,
};

impl<R: Real> Real for Taped<R> {
    type Elements = <R::Trace as Trace<R>>::Elements;
    const ORDER: u32 = R::ORDER + 1;

    #[inline(always)]
    fn primal(self) -> f64 {
        self.primal.primal()
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self { primal: self.primal.with_primal(primal), ..self }
    }

    #[inline(always)]
    fn is_constant_zero(self) -> bool {
        let zero = if R::ORDER == 0 { self.primal == 0.0 } else { self.primal.is_constant_zero() };
        self.is_constant() && zero
    }

    #[inline(always)]
    fn known(self) -> Option<f64> {
        if self.is_constant() { self.primal.known() } else { None }
    }

    fn without_derivatives<const N: usize>(numbers: [Self; N]) -> Option<[Self; N]> {
        let primals = numbers.map(|x| x.primal);
        let depends = numbers.iter().any(|x| !x.is_constant());
        let plain = if depends { primals } else { R::without_derivatives(primals)? };
        Some(plain.map(Self::constant_of))
    }

    methods_by_rule!();

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.primal.sin_cos();
        if self.is_constant() {
            (Self::constant_of(sin), Self::constant_of(cos))
        } else {
            (self.chain(sin, cos), self.chain(cos, -sin))
        }
    }
}
