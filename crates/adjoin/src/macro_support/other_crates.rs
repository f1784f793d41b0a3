//! What differentiable code calls where it works with the types of nalgebra and ndarray.
//!
//! Both finders look at the type in the order in which the compiler searches methods: first what is known
//! here, then, one reference or dereference further, what the type can do by itself.

use std::cell::Cell;
use std::marker::PhantomData;
use std::num::FpCategory;
use std::ops::{Add, Deref, DerefMut, Div, Mul, Sub};

use crate::real::Real;
use crate::real::inherent::each_method;

/// A scalar `R`, or references to one.
pub trait AsNumber<R> {
    /// The scalar.
    fn number(self) -> R;
}

macro_rules! as_number {
    ($($type:ty, |$x:ident| $number:expr;)*) => {$(
        impl<R: Real> AsNumber<R> for $type {
            #[inline(always)]
            fn number(self) -> R {
                let $x = self;
                $number
            }
        }
    )*};
}

as_number! {
    R, |x| x;
    &R, |x| *x;
    &&R, |x| **x;
    &mut R, |x| *x;
    &&mut R, |x| **x;
}

/// A receiver with the methods of `Real` if it is a scalar, and with its own otherwise.
pub struct NumberOrElse<R, T>(T, PhantomData<R>);

/// The receiver of a method that a scalar has twice, by `Real` and by nalgebra's `RealField`.
#[inline(always)]
pub fn number_or_else<R: Real, T>(receiver: T) -> NumberOrElse<R, T> {
    NumberOrElse(receiver, PhantomData)
}

/// The same for a place, which is only borrowed. It dereferences to the place itself and not to a reference,
/// because `m.max(1)` on `&usize` would be another method.
pub struct PlaceOrElse<'place, R, T: ?Sized>(&'place T, PhantomData<R>);

/// The receiver of such a method, where the receiver is a place.
#[inline(always)]
pub fn place_or_else<R: Real, T: ?Sized>(receiver: &T) -> PlaceOrElse<'_, R, T> {
    PlaceOrElse(receiver, PhantomData)
}

impl<R, T: ?Sized> Deref for PlaceOrElse<'_, R, T> {
    type Target = T;
    #[inline(always)]
    fn deref(&self) -> &T {
        self.0
    }
}

impl<R, T> Deref for NumberOrElse<R, T> {
    type Target = T;
    #[inline(always)]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<R, T> DerefMut for NumberOrElse<R, T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

macro_rules! write_methods {
    (@over Self) => { R };
    (@over (Self, Self)) => { (R, R) };
    (@over $ty:ty) => { $ty };
    (; $($name:ident($($argument:ident: $ty:tt),*) -> $output:tt;)*) => {
        #[allow(missing_docs, clippy::wrong_self_convention, reason = "for generated code, as `Real` has them")]
        impl<R: Real, T: AsNumber<R>> NumberOrElse<R, T> {
            $(
                #[inline(always)]
                pub fn $name(self $(, $argument: write_methods!(@over $ty))*) -> write_methods!(@over $output) {
                    Real::$name(self.0.number() $(, $argument)*)
                }
            )*
        }

        #[allow(missing_docs, clippy::wrong_self_convention, reason = "for generated code, as `Real` has them")]
        impl<'place, R: Real, T: ?Sized> PlaceOrElse<'place, R, T>
        where
            &'place T: AsNumber<R>,
        {
            $(
                #[inline(always)]
                pub fn $name(self $(, $argument: write_methods!(@over $ty))*) -> write_methods!(@over $output) {
                    Real::$name(self.0.number() $(, $argument)*)
                }
            )*
        }
    };
}

each_method!(write_methods, ;);

/// The two sides of an operator with a scalar on the left.
pub struct OnLeft<L, T>(Cell<Option<(L, T)>>);

/// A scalar and what is on its right.
#[inline(always)]
pub fn on_left<L, T>(left: L, right: T) -> OnLeft<L, T> {
    OnLeft(Cell::new(Some((left, right))))
}

impl<L, T> OnLeft<L, T> {
    #[inline(always)]
    fn take(&self) -> (L, T) {
        self.0.take().expect("the operator is applied once")
    }
}

/// Operators that the right side has by itself.
pub trait NativeOnRight<L, T>: Sized {
    /// `left + right`.
    fn left_add(self) -> L::Output
    where
        L: Add<T>;
    /// `left - right`.
    fn left_sub(self) -> L::Output
    where
        L: Sub<T>;
    /// `left * right`.
    fn left_mul(self) -> L::Output
    where
        L: Mul<T>;
    /// `left / right`.
    fn left_div(self) -> L::Output
    where
        L: Div<T>;
}

macro_rules! native {
    ($($method:ident by $operator:ident::$function:ident;)*) => {
        impl<L, T> NativeOnRight<L, T> for &OnLeft<L, T> {
            $(
                #[inline(always)]
                fn $method(self) -> L::Output
                where
                    L: $operator<T>,
                {
                    let (left, right) = self.take();
                    $operator::$function(left, right)
                }
            )*
        }
    };
}

native! {
    left_add by Add::add;
    left_sub by Sub::sub;
    left_mul by Mul::mul;
    left_div by Div::div;
}

/// Operators with arrays of other crates on the right: that with each element.
pub trait ForeignOnRight: Sized {
    /// The array.
    type Output;
    /// `left + right`.
    fn left_add(self) -> Self::Output;
    /// `left - right`.
    fn left_sub(self) -> Self::Output;
    /// `left * right`.
    fn left_mul(self) -> Self::Output;
    /// `left / right`.
    fn left_div(self) -> Self::Output;
}

/// Implements it for an array and for references to it.
#[cfg(any(
    feature = "nalgebra",
    feature = "nalgebra-034",
    feature = "nalgebra-035",
    feature = "ndarray",
    feature = "ndarray-017"
))]
macro_rules! foreign {
    ([$($generics:tt)*] $type:ty, $output:ty, $element:ty $(, where $($bound:tt)*)?) => {
        foreign!(@one [$($generics)*] $type, $output, $element $(, where $($bound)*)?);
        foreign!(@one ['right, $($generics)*] &'right $type, $output, $element $(, where $($bound)*)?);
    };
    (@one [$($generics:tt)*] $type:ty, $output:ty, $element:ty $(, where $($bound:tt)*)?) => {
        impl<$($generics)*, Left: AsNumber<$element>> ForeignOnRight for OnLeft<Left, $type> $(where $($bound)*)? {
            type Output = $output;
            foreign! { @methods $element; left_add +; left_sub -; left_mul *; left_div /; }
        }
    };
    (@methods $element:ty; $($method:ident $operator:tt;)*) => {$(
        #[inline]
        fn $method(self) -> Self::Output {
            let (left, right) = self.take();
            let left: $element = left.number();
            right.map(|x| left $operator element::<$element, _>(x))
        }
    )*};
}

/// An element, as `map` gives it: nalgebra's by value, ndarray's by reference.
#[cfg(any(
    feature = "nalgebra",
    feature = "nalgebra-034",
    feature = "nalgebra-035",
    feature = "ndarray",
    feature = "ndarray-017"
))]
#[inline(always)]
fn element<R, T: AsNumber<R>>(x: T) -> R {
    x.number()
}

#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
macro_rules! foreign_matrix {
    ($nalgebra:ident) => {
        foreign!(
            [X: Real, R: $nalgebra::Dim, C: $nalgebra::Dim, S: $nalgebra::base::storage::RawStorage<X, R, C>]
            $nalgebra::Matrix<X, R, C, S>, $nalgebra::OMatrix<X, R, C>, X,
            where $nalgebra::DefaultAllocator: $nalgebra::allocator::Allocator<R, C>
        );
    };
}

#[cfg(feature = "nalgebra")]
foreign_matrix!(nalgebra);
#[cfg(feature = "nalgebra-034")]
foreign_matrix!(nalgebra_034);
#[cfg(feature = "nalgebra-035")]
foreign_matrix!(nalgebra_035);
#[cfg(feature = "ndarray")]
foreign!([X: Real, S: ndarray::Data<Elem = X>, D: ndarray::Dimension] ndarray::ArrayBase<S, D>, ndarray::Array<X, D>, X);
#[cfg(feature = "ndarray-017")]
foreign!([X: Real, S: ndarray_017::Data<Elem = X>, D: ndarray_017::Dimension] ndarray_017::ArrayBase<S, D>, ndarray_017::Array<X, D>, X);

/// A real number on the left of a complex one, as num-complex computes it for its own numbers.
#[cfg(feature = "num-complex")]
mod complex {
    use num_complex::Complex;

    use super::{AsNumber, ForeignOnRight, OnLeft};
    use crate::real::Real;

    macro_rules! complex {
        ($([$($generics:tt)*] $type:ty;)*) => {$(
            impl<$($generics)*, Left: AsNumber<R>> ForeignOnRight for OnLeft<Left, $type> {
                type Output = Complex<R>;

                #[inline]
                fn left_add(self) -> Complex<R> {
                    let (left, right) = self.take();
                    Complex::new(left.number() + right.re, right.im)
                }

                #[inline]
                fn left_sub(self) -> Complex<R> {
                    let (left, right) = self.take();
                    Complex::new(left.number() - right.re, R::constant(0.0) - right.im)
                }

                #[inline]
                fn left_mul(self) -> Complex<R> {
                    let (left, right) = self.take();
                    let left: R = left.number();
                    Complex::new(left * right.re, left * right.im)
                }

                #[inline]
                fn left_div(self) -> Complex<R> {
                    let (left, right) = self.take();
                    let left: R = left.number();
                    let norm = right.norm_sqr();
                    Complex::new(left * right.re / norm, R::constant(0.0) - left * right.im / norm)
                }
            }
        )*};
    }

    complex! {
        [R: Real] Complex<R>;
        ['right, R: Real] &'right Complex<R>;
    }
}
