//! The operator traits behind [`Real`](super::Real), and the macro that writes a scalar type's operator
//! impls.

use crate::array::{Matrix, RightOf, Vector};
use crate::real::Real;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

/// `self ∘ rhs` for the five arithmetic operators, giving `Out`. A supertrait bundle: use the operators.
///
/// This and the other bundles are implemented for each scalar type (`impl_bundles!`), not for whatever has
/// the operators: where a blanket implementation might apply as well, the compiler evaluates both it and the
/// bound in scope. For generic functions that took most of the time of checking their signatures.
pub trait Operand<Rhs, Out>:
    Add<Rhs, Output = Out>
    + Sub<Rhs, Output = Out>
    + Mul<Rhs, Output = Out>
    + Div<Rhs, Output = Out>
    + Rem<Rhs, Output = Out>
{
}

/// `self ∘= rhs` for the five arithmetic operators. A supertrait bundle: use the operators.
pub trait OperandAssign<Rhs>:
    AddAssign<Rhs> + SubAssign<Rhs> + MulAssign<Rhs> + DivAssign<Rhs> + RemAssign<Rhs>
{
}

/// What may stand on the left of a real `R`: the bound `f64: LeftOf<R>` allows `2.0 * x`, `1.0 - &x`.
/// And what may stand on the right of an array: `&a * 2.0`.
///
/// Comparisons are not included: write `x > 0.0` for `0.0 < x`. If `f64` could be compared with other types,
/// plain code would become ambiguous in every crate that depends on this one.
pub trait LeftOf<R: Real>:
    Operand<R, R>
    + for<'a> Operand<&'a R, R>
    + RightOf<R, 1, Output = Vector<R>>
    + RightOf<R, 2, Output = Matrix<R>>
{
}

/// The operators of a reference to a real: the bound `for<'a> &'a R: RefOps<R>` allows `&x * &y`, `&x + 1.0`,
/// `-&x`.
///
/// Implemented for each scalar type, not for whatever has the operators. Other crates have operators on
/// references to containers whose elements have operators on references, without end. While `R` is still
/// unknown, the compiler would follow them and give up with an overflow as soon as such a crate (ndarray is
/// one) is among the dependencies.
pub trait RefOps<R: 'static>:
    Operand<R, R> + for<'b> Operand<&'b R, R> + Operand<f64, R> + for<'b> Operand<&'b f64, R> + Neg<Output = R>
{
}

impl RefOps<f64> for &f64 {}

/// Implements the bundles of operators for a scalar type. `@own` has what `f64` needs; the rest is between
/// the type and `f64`.
macro_rules! impl_bundles {
    (@operand [$($generics:tt)*] $left:ty, $right:ty, $out:ty) => {
        impl<$($generics)*> $crate::real::Operand<$right, $out> for $left {}
        impl<$($generics)*> $crate::real::Operand<&$right, $out> for $left {}
    };
    (@assign [$($generics:tt)*] $left:ty, $right:ty) => {
        impl<$($generics)*> $crate::real::OperandAssign<$right> for $left {}
        impl<$($generics)*> $crate::real::OperandAssign<&$right> for $left {}
    };
    (@own $generics:tt $type:ty) => {
        $crate::real::ops::impl_bundles!(@operand $generics $type, $type, $type);
        $crate::real::ops::impl_bundles!(@operand $generics &$type, $type, $type);
        $crate::real::ops::impl_bundles!(
            @operand $generics $type, $crate::array::Vector<$type>, $crate::array::Vector<$type>
        );
        $crate::real::ops::impl_bundles!(
            @operand $generics $type, $crate::array::Matrix<$type>, $crate::array::Matrix<$type>
        );
        $crate::real::ops::impl_bundles!(@assign $generics $type, $type);
        $crate::real::ops::impl_bundles!(@left $generics $type);
    };
    (@left [$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> $crate::real::LeftOf<$type> for f64 {}
    };
    ($generics:tt $type:ty) => {
        $crate::real::ops::impl_bundles!(@own $generics $type);
        $crate::real::ops::impl_bundles!(@operand $generics $type, f64, $type);
        $crate::real::ops::impl_bundles!(@operand $generics &$type, f64, $type);
        $crate::real::ops::impl_bundles!(@operand $generics f64, $type, $type);
        $crate::real::ops::impl_bundles!(@assign $generics $type, f64);
    };
}

impl_bundles!(@own [] f64);

/// Writes the operator impls of a scalar type from its own functions, three for each operator: `add_both(x,
/// y)`, `add_f64(x, c)` and `f64_add(c, y)` with `c: f64`. `$name` is the type's name without parameters.
macro_rules! impl_operators {
    ($generics:tt $type:ty, $name:ident) => {
        $crate::real::ops::impl_ref_ops!($generics $type);
        $crate::real::ops::impl_bundles!($generics $type);
        $crate::real::ops::impl_operators! { @each $generics $type, $name,
            Add add AddAssign add_assign add_both add_f64 f64_add;
            Sub sub SubAssign sub_assign sub_both sub_f64 f64_sub;
            Mul mul MulAssign mul_assign mul_both mul_f64 f64_mul;
            Div div DivAssign div_assign div_both div_f64 f64_div;
            Rem rem RemAssign rem_assign rem_both rem_f64 f64_rem;
        }
    };
    (@each $generics:tt $type:ty, $name:ident, $($trait:ident $method:ident $assign_trait:ident $assign:ident
        $both:ident $right:ident $left:ident;)*) => {$(
        $crate::real::ops::impl_operator!($generics $type, $type, $type, $trait, $method, $name::$both);
        $crate::real::ops::impl_operator!($generics $type, f64, $type, $trait, $method, $name::$right);
        $crate::real::ops::impl_operator!($generics f64, $type, $type, $trait, $method, $name::$left);
        $crate::real::ops::impl_assign!($generics $type, $type, $assign_trait, $assign, $name::$both);
        $crate::real::ops::impl_assign!($generics $type, f64, $assign_trait, $assign, $name::$right);
    )*};
}

macro_rules! impl_ref_ops {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> $crate::real::RefOps<$type> for &$type {}
    };
}

macro_rules! impl_operator {
    ([$($generics:tt)*] $lhs:ty, $rhs:ty, $out:ty, $trait:ident, $method:ident, $apply:path) => {
        impl<$($generics)*> std::ops::$trait<$rhs> for $lhs {
            type Output = $out;
            #[inline(always)]
            fn $method(self, rhs: $rhs) -> $out {
                $apply(self, rhs)
            }
        }
        impl<$($generics)*> std::ops::$trait<&$rhs> for $lhs {
            type Output = $out;
            #[inline(always)]
            fn $method(self, rhs: &$rhs) -> $out {
                $apply(self, *rhs)
            }
        }
        impl<$($generics)*> std::ops::$trait<$rhs> for &$lhs {
            type Output = $out;
            #[inline(always)]
            fn $method(self, rhs: $rhs) -> $out {
                $apply(*self, rhs)
            }
        }
        impl<$($generics)*> std::ops::$trait<&$rhs> for &$lhs {
            type Output = $out;
            #[inline(always)]
            fn $method(self, rhs: &$rhs) -> $out {
                $apply(*self, *rhs)
            }
        }
    };
}

macro_rules! impl_assign {
    ([$($generics:tt)*] $lhs:ty, $rhs:ty, $trait:ident, $method:ident, $apply:path) => {
        impl<$($generics)*> std::ops::$trait<$rhs> for $lhs {
            #[inline(always)]
            fn $method(&mut self, rhs: $rhs) {
                *self = $apply(*self, rhs);
            }
        }
        impl<$($generics)*> std::ops::$trait<&$rhs> for $lhs {
            #[inline(always)]
            fn $method(&mut self, rhs: &$rhs) {
                *self = $apply(*self, *rhs);
            }
        }
    };
}

pub(crate) use {impl_assign, impl_bundles, impl_operator, impl_operators, impl_ref_ops};
