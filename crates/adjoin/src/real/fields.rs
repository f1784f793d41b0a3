//! Functions that need nalgebra's trait of their numbers.
//!
//! Every scalar is a `RealField`, and yet `R: Real` cannot say so: the methods of both traits have the same
//! names, so that generic code could call neither without saying which. A function that needs both bounds is
//! called through the scalar itself, which knows that it has both.

#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
use super::{LeftOf, Real, RefOps};
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
use crate::structure::{Structure, With};

/// Writes the trait of functions over the numbers of one version of simba.
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
macro_rules! function {
    ($(#[$attribute:meta])* $name:ident, $simba:ident) => {
        $(#[$attribute])*
        pub trait $name {
            /// The input, over plain `f64`.
            type Input: Structure<With<f64> = Self::Input>;
            /// The output, over plain `f64`.
            type Output: Structure<With<f64> = Self::Output>;

            /// The function.
            fn at<R: Real + $simba::scalar::RealField>(&self, x: With<Self::Input, R>) -> With<Self::Output, R>
            where
                f64: LeftOf<R>,
                for<'a> &'a R: RefOps<R>;
        }
    };
}

#[cfg(any(feature = "nalgebra", feature = "nalgebra-034"))]
function! {
    /// A function over the numbers of nalgebra 0.33 and 0.34.
    FieldFunction, simba
}
#[cfg(feature = "nalgebra-035")]
function! {
    /// A function over the numbers of nalgebra 0.35.
    FieldFunction035, simba_010
}

/// Scalars call functions that need nalgebra's trait.
pub trait Fields: Sized {
    /// The function at `x`.
    #[cfg(any(feature = "nalgebra", feature = "nalgebra-034"))]
    fn on_field<F: FieldFunction>(f: &F, x: With<F::Input, Self>) -> With<F::Output, Self>
    where
        Self: Real,
        f64: LeftOf<Self>,
        for<'a> &'a Self: RefOps<Self>;

    /// The function at `x`.
    #[cfg(feature = "nalgebra-035")]
    fn on_field_035<F: FieldFunction035>(f: &F, x: With<F::Input, Self>) -> With<F::Output, Self>
    where
        Self: Real,
        f64: LeftOf<Self>,
        for<'a> &'a Self: RefOps<Self>;
}

#[cfg(not(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035")))]
impl<R> Fields for R {}

/// Implements [`Fields`] for a scalar that is a `RealField` of every version.
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
macro_rules! impl_calls {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> $crate::real::fields::Fields for $type {
            #[cfg(any(feature = "nalgebra", feature = "nalgebra-034"))]
            #[inline]
            fn on_field<F>(f: &F, x: $crate::With<F::Input, Self>) -> $crate::With<F::Output, Self>
            where
                F: $crate::real::fields::FieldFunction,
                f64: $crate::LeftOf<Self>,
                for<'a> &'a Self: $crate::RefOps<Self>,
            {
                f.at::<Self>(x)
            }

            #[cfg(feature = "nalgebra-035")]
            #[inline]
            fn on_field_035<F>(f: &F, x: $crate::With<F::Input, Self>) -> $crate::With<F::Output, Self>
            where
                F: $crate::real::fields::FieldFunction035,
                f64: $crate::LeftOf<Self>,
                for<'a> &'a Self: $crate::RefOps<Self>,
            {
                f.at::<Self>(x)
            }
        }
    };
}
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
pub(crate) use impl_calls;

#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
impl_calls!([] f64);
