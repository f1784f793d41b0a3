//! What the code that `#[differentiable]` writes calls. Not for direct use; it may change in any release.
//!
//! The macro sees no types, so `e as usize` and `n as f64` go through traits that hold for integers (where they are
//! the cast itself) and for scalars (where they see the primal). At `f64` every function here is the identity or a cast.

use std::any::Any;
use std::cmp::Ordering;

use crate::real::Real;
use crate::structure::{Differentiable, With};
use crate::verbs::constant;

/// `f64::from(value)`, lifted.
#[inline(always)]
pub fn from<R: Real, T>(value: T) -> R
where
    f64: From<T>,
{
    R::from(f64::from(value))
}

/// What `as f64` takes to a scalar `R`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be cast to a differentiable scalar",
    label = "`as f64` takes integers, `f32` and scalars"
)]
pub trait AsReal<R> {
    /// The cast.
    fn cast(self) -> R;
}

impl<R: Real> AsReal<R> for R {
    #[inline(always)]
    fn cast(self) -> R {
        self
    }
}

/// `value as f64`.
#[inline(always)]
pub fn as_real<R, T: AsReal<R>>(value: T) -> R {
    value.cast()
}

/// What `as I` takes to an integer type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be cast to `{I}`",
    label = "integers, `bool`, `char` and scalars can be cast to an integer"
)]
pub trait AsInteger<I> {
    /// The cast.
    fn cast(self) -> I;
}

/// `value as I`.
#[inline(always)]
pub fn as_integer<I, T: AsInteger<I>>(value: T) -> I {
    value.cast()
}

macro_rules! casts {
    ($($from:ident)*) => {$(
        impl<R: Real> AsReal<R> for $from {
            #[inline(always)]
            #[allow(clippy::cast_lossless, reason = "written once for all types")]
            fn cast(self) -> R {
                R::from(self as f64)
            }
        }
        casts!(@to $from: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
    )*};
    (@to $from:ident: $($to:ident)*) => {$(
        impl AsInteger<$to> for $from {
            #[inline(always)]
            #[allow(
                clippy::cast_lossless, clippy::cast_sign_loss, clippy::cast_possible_wrap, trivial_numeric_casts,
                reason = "this is what `as` does"
            )]
            fn cast(self) -> $to {
                self as $to
            }
        }
    )*};
    (@real $($to:ident)*) => {$(
        impl<R: Real> AsInteger<$to> for R {
            #[inline(always)]
            #[allow(clippy::cast_sign_loss, reason = "this is what `as` does")]
            fn cast(self) -> $to {
                self.primal() as $to
            }
        }
    )*};
}

casts!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
casts!(@to bool: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
casts!(@to char: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
casts!(@to Ordering: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
casts!(@real i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

/// Casts of an enum without fields, for `as` in differentiable code.
#[doc(hidden)]
#[macro_export]
macro_rules! __fieldless_enum_casts {
    ($name:ident) => {
        $crate::__fieldless_enum_casts!(@to $name: i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
    };
    (@to $name:ident: $($to:ident)*) => {$(
        impl $crate::macro_support::AsInteger<$to> for $name {
            #[inline(always)]
            #[allow(clippy::all, clippy::pedantic)]
            fn cast(self) -> $to {
                self as $to
            }
        }
    )*};
}

/// A plain structure as constants of differentiated code. At `f64` it is moved, not copied.
#[inline(always)]
pub fn lift_owned<R: Real, T>(value: T) -> With<T, R>
where
    T: Differentiable + 'static,
    With<T, R>: 'static,
{
    // A structure with itself over `f64` is itself, which the compiler sees once all is concrete; then nothing of
    // this is left.
    let mut same = Some(value);
    if let Some(lifted) = (&mut same as &mut dyn Any).downcast_mut::<Option<With<T, R>>>() {
        if let Some(lifted) = lifted.take() {
            return lifted;
        }
    }
    match same {
        Some(value) => constant::<R, T>(&value),
        None => unreachable!("taken only when it was returned"),
    }
}

/// A plain structure behind a reference as constants of differentiated code.
#[inline(always)]
pub fn lift_ref<R: Real, T: Differentiable + ?Sized>(value: &T) -> With<T, R> {
    constant::<R, T>(value)
}

/// Every type, unless `#[differentiable]` gave it an associated constant of the same name, which comes first.
pub trait Discrete {
    /// Whether values of the type carry scalars.
    const __ADJOIN_CARRIES: bool = false;
}

impl<T: ?Sized> Discrete for T {}
