//! Closures for each element.
//!
//! The closure is scalar code and may capture other differentiable values. In reverse mode it is run on
//! stand-ins and reduced to its derivatives at once (`reverse/local/closures.rs`), so that the whole map is
//! one node. A function of the rule table captures nothing and is there for every scalar, so that its
//! derivatives are found by forward mode, with nothing recorded on the way.

use super::elements::Elements;
use super::value::Array;
use crate::forward::Forward;
use crate::real::Real;

impl<R: Real, const D: usize> Array<R, D> {
    /// `f` of each element. One node, whatever `f` does with it and with what it captures.
    ///
    /// ```
    /// use adjoin::{Reverse, Vector, grad};
    ///
    /// let x = Vector::from([1.0, 2.0]);
    /// let weighted = |(x, w): (Vector<Reverse>, Reverse)| x.map(|x| (x * x + 1.0) * w).sum();
    /// let (slopes, weight) = grad(weighted, &(x, 3.0));
    /// assert_eq!(slopes, Vector::from([6.0, 12.0]));
    /// assert_eq!(weight, 7.0);
    /// ```
    ///
    /// `f` must not keep its argument for later (in a `Cell`, say): in reverse mode that is caught. It may
    /// fork and do array operations itself.
    #[must_use]
    pub fn map(&self, f: impl Fn(R) -> R) -> Self {
        Self::from_elements(R::Elements::map([self.view()], |[x]| f(x)), self.layout.shape)
    }

    /// `f` of the elements of two arrays at the same place. One node. See [`map`](Array::map).
    ///
    /// # Panics
    /// If the shapes differ.
    #[must_use]
    pub fn zip_map(&self, other: &Self, f: impl Fn(R, R) -> R) -> Self {
        self.require_same_shape("zip_map", other);
        Self::from_elements(
            R::Elements::map([self.view(), other.view()], |[x, y]| f(x, y)),
            self.layout.shape,
        )
    }

    /// `f` of the elements of `N + 1` arrays at the same place. One node. See [`map`](Array::map).
    ///
    /// ```
    /// use adjoin::Vector;
    ///
    /// let [x, y, z] = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]].map(Vector::from);
    /// assert_eq!(Vector::map_all([&x, &y, &z], |[x, y, z]| x * y + z), Vector::from([8.0, 14.0]));
    /// ```
    ///
    /// # Panics
    /// If the shapes differ, or if there is no array.
    #[must_use]
    pub fn map_all<const N: usize>(arrays: [&Self; N], f: impl Fn([R; N]) -> R) -> Self {
        let first = arrays.first().expect("map_all: at least one array");
        for other in &arrays {
            first.require_same_shape("map_all", other);
        }
        Self::from_elements(R::Elements::map(arrays.map(Array::view), f), first.layout.shape)
    }

    pub(super) fn require_same_shape(&self, operation: &str, other: &Self) {
        if self.layout.shape != other.layout.shape {
            self.mismatch(operation, other, ": the shapes must be the same");
        }
    }
}

impl<R: Real, const D: usize> Array<R, D> {
    /// `f` of each element, where `on_tangent` is the same function in forward mode.
    pub(super) fn map_by_rule(
        &self,
        f: impl Fn(R) -> R + Sync,
        on_tangent: impl Fn(Forward<f64, 1>) -> Forward<f64, 1> + Sync,
    ) -> Self {
        let elements = R::Elements::map_by_rule([self.view()], |[x]| f(x), |[x]| on_tangent(x));
        Self::from_elements(elements, self.layout.shape)
    }
}

/// Methods that are a function of each element.
macro_rules! of_each {
    ($($method:ident($($arg:ident: $type:ty),*);)*) => {
        impl<R: Real, const D: usize> Array<R, D> {
            $(
                #[doc = concat!("[`", stringify!($method), "`](Real::", stringify!($method), ") of each element.")]
                #[must_use]
                pub fn $method(&self $(, $arg: $type)*) -> Self {
                    self.map_by_rule(|x| x.$method($($arg),*), |x| x.$method($($arg),*))
                }
            )*
        }
    };
}

of_each! {
    sqrt(); cbrt(); exp(); exp2(); exp_m1(); ln(); log2(); log10(); ln_1p();
    sin(); cos(); tan(); asin(); acos(); atan(); sinh(); cosh(); tanh(); asinh(); acosh(); atanh();
    recip(); abs(); to_degrees(); to_radians(); fract(); signum();
    floor(); ceil(); round(); trunc(); erf(); erfc(); ln_gamma(); digamma();
    powi(n: i32);
}

/// Methods that are a function of each element and of numbers that are to be differentiated, too.
macro_rules! of_each_with {
    ($($method:ident($($arg:ident),*);)*) => {
        impl<R: Real, const D: usize> Array<R, D> {
            $(
                #[doc = concat!("[`", stringify!($method), "`](Real::", stringify!($method), ") of each element.")]
                #[must_use]
                pub fn $method(&self, $($arg: R),*) -> Self {
                    self.map(|x| x.$method($($arg),*))
                }
            )*
        }
    };
}

of_each_with! { powf(exponent); log(base); clamp(low, high); }

/// Methods that are a function of the elements of two arrays at the same place.
macro_rules! of_two {
    ($($method:ident as $name:ident;)*) => {
        impl<R: Real, const D: usize> Array<R, D> {
            $(
                #[doc = concat!(
                    "[`", stringify!($method), "`](Real::", stringify!($method), ") of the elements at the same place."
                )]
                ///
                /// # Panics
                /// If the shapes differ.
                #[must_use]
                pub fn $name(&self, other: &Self) -> Self {
                    self.require_same_shape(stringify!($name), other);
                    let elements = R::Elements::map_by_rule(
                        [self.view(), other.view()],
                        |[x, y]| x.$method(y),
                        |[x, y]| x.$method(y),
                    );
                    Self::from_elements(elements, self.layout.shape)
                }
            )*
        }
    };
}

of_two! {
    max as max_each; min as min_each; powf as powf_each; atan2 as atan2_each; hypot as hypot_each;
    copysign as copysign_each; rem_euclid as rem_euclid_each;
}
