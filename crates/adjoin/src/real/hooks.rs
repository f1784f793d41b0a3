//! What each kind of number does specially, beside arithmetic: how plain data becomes constants, and how the
//! functions of [`memory`](crate::memory) run. The defaults do the simple thing, which is right for plain
//! numbers and forward mode; reverse mode overrides them.
//!
//! The trait is public in a private module: a supertrait of [`Real`] that no other crate can name.

use std::sync::Arc;

use super::fields::Fields;
use super::rule::{Over, Rule};
use super::{Budget, Lifted, LiftedSlice, Real};
use crate::array::Array;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, Structure, constant};
use crate::taped::Trace;

/// Special behaviour of a scalar type. See the module's documentation.
pub trait Hooks: Sized + Fields {
    /// How reverse mode over this scalar records.
    type Trace: Trace<Self>
    where
        Self: Real;

    /// The result of a function whose derivative is stated. See [`by_rule`](crate::by_rule).
    fn stated<C: Rule>(rule: &Arc<C>, x: &Over<C::Input, Self>) -> Over<C::Output, Self>
    where
        Self: Real;

    /// The Jacobian of a function at a point, row by row, from the derivatives that this scalar carries. The
    /// function depends on no other numbers with derivatives.
    fn slopes(_: &dyn Fn(&[Self]) -> Vec<Self>, _: &[f64]) -> Vec<f64>
    where
        Self: Real,
    {
        no_slopes::<Self>()
    }

    /// The product of the Jacobian of such a function with a direction.
    fn directional(_: &dyn Fn(&[Self]) -> Vec<Self>, _: &[f64], _: &[f64]) -> Vec<f64>
    where
        Self: Real,
    {
        no_slopes::<Self>()
    }

    /// A copy of numbers.
    fn copied(numbers: &[Self]) -> Vec<Self>
    where
        Self: Copy,
    {
        numbers.to_vec()
    }

    /// Numbers as constants.
    fn constant_array<const D: usize>(array: &Array<f64, D>) -> Array<Self, D>
    where
        Self: Real,
    {
        array.rebuild(array.iter().map(Self::constant).collect())
    }

    /// A plain structure as constants.
    #[inline]
    fn lifted<T: Structure<With<f64> = T>>(value: &T) -> Lifted<'_, T::With<Self>, T::With<Self>>
    where
        Self: Real,
    {
        Lifted::Copy(constant::<Self, T>(value))
    }

    /// Plain structures as constants.
    #[inline]
    fn lifted_slice<T: Structure<With<f64> = T>>(values: &[T]) -> LiftedSlice<'_, T, Self>
    where
        Self: Real,
    {
        Lifted::Copy(values.iter().map(constant::<Self, T>).collect())
    }

    /// See [`memory::checkpoint`](crate::memory::checkpoint).
    fn replayed<T, U, F>(f: F, x: &T) -> U
    where
        Self: Real,
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T> + Send + Sync + 'static,
        U: Differentiable<Self>,
        U::Plain: Structure<With<Self> = U>,
        F: Fn(T) -> U + Send + Sync + 'static,
    {
        f(x.map_by(&mut Same))
    }

    /// See [`memory::checkpointed_loop`](crate::memory::checkpointed_loop).
    fn looped<T, P, F>(steps: usize, _: Budget, state: &T, parameters: &P, step: F) -> T
    where
        Self: Real,
        T: Differentiable<Self> + 'static,
        T::Plain: Structure<With<Self> = T> + Send + Sync + 'static,
        P: Differentiable<Self> + 'static,
        P::Plain: Structure<With<Self> = P> + Send + Sync + 'static,
        F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
    {
        (0..steps).fold(state.map_by(&mut Same), |state, number| step(number, state, parameters))
    }

    /// See [`memory::streamed_sum`](crate::memory::streamed_sum).
    #[inline(always)]
    fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Self + Sync) -> Self
    where
        Self: Real,
    {
        items.into_iter().map(f).sum()
    }

    /// See [`parallel::import`](crate::parallel::import).
    fn import<T>(x: &T) -> T
    where
        Self: Real,
        T: Differentiable<Self>,
        T::Plain: Structure<With<Self> = T>,
    {
        x.map_by(&mut Same)
    }
}

fn no_slopes<R>() -> ! {
    panic!(
        "implicit: numbers of the type {} carry no derivatives that could be read; call it in reverse mode or on `Forward` numbers",
        std::any::type_name::<R>()
    )
}
