//! What the code that `#[differentiable]` writes calls. Not for direct use; it may change in any release.
//!
//! The macro sees no types, so `e as usize` and `n as f64` go through traits that hold for integers (where they are
//! the cast itself) and for scalars (where they see the primal). At `f64` every function here is the identity or a cast.

use std::any::{Any, TypeId};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use crate::real::Real;
pub use crate::real::inherent::{OnlyReal, ScalarOrReference, only_real};
pub use crate::real::{Lifted, LiftedSlice};
use crate::structure::{Differentiable, Structure, With, constant};

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

/// What `as f32` takes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be cast to `f32`: a differentiable scalar would lose its derivative",
    label = "use `f64`, or take the value out with `primal()` if it has no derivative to lose"
)]
pub trait AsSingle {
    /// The cast.
    fn cast(self) -> f32;
}

/// `value as f32`.
#[inline(always)]
pub fn as_single<T: AsSingle>(value: T) -> f32 {
    value.cast()
}

macro_rules! singles {
    ($($from:ident)*) => {$(
        impl AsSingle for $from {
            #[inline(always)]
            #[allow(clippy::cast_lossless, trivial_numeric_casts, reason = "this is what `as` does")]
            fn cast(self) -> f32 {
                self as f32
            }
        }
    )*};
}

singles!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64);

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

casts!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32);
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

/// `&0.5`, which lives as long as the program. At `f64` that is the number itself; of other scalars there is one copy for each number.
#[inline(always)]
pub fn promoted<R: Real>(value: &'static f64) -> &'static R {
    match (&value as &dyn Any).downcast_ref::<&'static R>() {
        Some(same) => same,
        None => promoted_copy(*value),
    }
}

#[cold]
fn promoted_copy<R: Real>(value: f64) -> &'static R {
    type Copies = HashMap<(TypeId, u64), &'static (dyn Any + Send + Sync)>;
    static COPIES: LazyLock<RwLock<Copies>> = LazyLock::new(RwLock::default);
    let key = (TypeId::of::<R>(), value.to_bits());
    // A map of numbers cannot be left half written: a lock that was poisoned is as good as another.
    let known = COPIES.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
    let copy = known.unwrap_or_else(|| {
        let mut copies = COPIES.write().unwrap_or_else(PoisonError::into_inner);
        *copies.entry(key).or_insert_with(|| Box::leak(Box::new(R::from(value))))
    });
    copy.downcast_ref().expect("the key has the type")
}

/// A plain structure behind a reference as constants of differentiated code.
#[inline(always)]
pub fn lift_ref<R: Real, T: Differentiable + ?Sized>(value: &T) -> With<T, R> {
    constant::<R, T>(value)
}

/// A plain structure as constants of differentiated code, in place where the scalar is `f64`.
#[inline(always)]
pub fn lifted<R: Real, T: Structure<With<f64> = T>>(value: &T) -> Lifted<'_, T::With<R>, T::With<R>> {
    R::lifted(value)
}

/// Plain structures as constants of differentiated code, in place where the scalar is `f64`.
#[inline(always)]
pub fn lifted_slice<R: Real, T: Structure<With<f64> = T>>(values: &[T]) -> LiftedSlice<'_, T, R> {
    R::lifted_slice(values)
}

/// Every type, unless `#[differentiable]` gave it an associated constant of the same name, which comes first.
pub trait Discrete {
    /// Whether values of the type carry scalars.
    const __ADJOIN_CARRIES: bool = false;
}

impl<T: ?Sized> Discrete for T {}
