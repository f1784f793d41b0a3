//! Forward mode: a number that carries its tangents.
//!
//! `Forward<R, K>` is `x + t₁ε₁ + … + t_K ε_K` with `εᵢ εⱼ = 0`: the primal and `K` directional derivatives, pushed
//! through every operation by the [rule table](crate::rules):
//!
//! ```text
//! f(x) carries f′(x) · t,    f(x, y) carries ∂₁f · t + ∂₂f · u
//! ```
//!
//! It is generic over the type of its parts, so it nests: `Forward<Forward<f64, 1>, 1>` has second derivatives, and
//! `Forward<Reverse, K>` (forward over reverse) gives columns of a Hessian at the cost of a gradient each. Levels are
//! told apart by their types, so that perturbations cannot be confused: to use an outer number inside an inner level
//! one has to lift it, with [`Forward::constant_of`].
//!
//! Cost: an operation costs that of `R`, its partial derivatives, and a multiplication for each tangent and operand.

use crate::real::{Real, impl_number_traits, impl_operators};
use crate::rules::{self, scale_real};

/// A number with `K` tangents. See the [module's documentation](crate::forward).
///
/// ```
/// use adjoin::prelude::*;
///
/// // d(x²y) in the directions of x and of y, at (3, 5).
/// let x = Forward::new(3.0, [1.0, 0.0]);
/// let y = Forward::new(5.0, [0.0, 1.0]);
/// assert_eq!((x * x * y).tangents(), [30.0, 9.0]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Forward<R = f64, const K: usize = 1> {
    primal: R,
    tangents: [R; K],
}

impl<R: Real, const K: usize> Forward<R, K> {
    /// A number with the given tangents.
    #[inline(always)]
    pub fn new(primal: R, tangents: [R; K]) -> Self {
        Self { primal, tangents }
    }

    /// A number of the level below, as a constant of this level: its tangents are zero.
    #[inline(always)]
    pub fn constant_of(primal: R) -> Self {
        Self { primal, tangents: [R::constant(0.0); K] }
    }

    /// The value, of the type of the level below. ([`Real::primal`] goes down to `f64`.)
    #[inline(always)]
    pub fn inner(self) -> R {
        self.primal
    }

    /// The tangents.
    #[inline(always)]
    pub fn tangents(self) -> [R; K] {
        self.tangents
    }

    /// The tangent in direction `k`.
    #[inline(always)]
    pub fn tangent(self, k: usize) -> R {
        self.tangents[k]
    }

    /// The result of a function of one argument with value `primal` and derivative `slope`.
    #[inline(always)]
    fn chain(self, primal: R, slope: R) -> Self {
        Self { primal, tangents: self.tangents.map(|t| scale_real(t, slope)) }
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    fn chain_two(self, other: Self, primal: R, slope: R, other_slope: R) -> Self {
        Self {
            primal,
            tangents: std::array::from_fn(|k| {
                let (t, u) = (self.tangents[k], other.tangents[k]);
                let sum = t * slope + u * other_slope;
                if sum.is_nan() { scale_real(t, slope) + scale_real(u, other_slope) } else { sum }
            }),
        }
    }

    #[inline(always)]
    fn add_f64(self, c: f64) -> Self {
        Self { primal: self.primal + c, ..self }
    }
    #[inline(always)]
    fn sub_f64(self, c: f64) -> Self {
        Self { primal: self.primal - c, ..self }
    }
    #[inline(always)]
    fn mul_f64(self, c: f64) -> Self {
        self.chain(self.primal * c, R::constant(c))
    }
    #[inline(always)]
    fn div_f64(self, c: f64) -> Self {
        self.chain(self.primal / c, R::constant(1.0 / c))
    }
    #[inline(always)]
    fn rem_f64(self, c: f64) -> Self {
        Self { primal: self.primal % c, ..self }
    }
    #[inline(always)]
    fn f64_add(c: f64, x: Self) -> Self {
        x.add_f64(c).with_primal_of(R::constant(c) + x.primal)
    }
    #[inline(always)]
    fn f64_sub(c: f64, x: Self) -> Self {
        Self { primal: R::constant(c) - x.primal, tangents: x.tangents.map(|t| -t) }
    }
    #[inline(always)]
    fn f64_mul(c: f64, x: Self) -> Self {
        x.mul_f64(c)
    }
    #[inline(always)]
    fn f64_div(c: f64, x: Self) -> Self {
        let primal = R::constant(c) / x.primal;
        x.chain(primal, rules::slope_of_quotient(primal, x.primal))
    }
    #[inline(always)]
    fn f64_rem(c: f64, x: Self) -> Self {
        Self::constant_of(R::constant(c)).rem_both(x)
    }
    #[inline(always)]
    fn with_primal_of(self, primal: R) -> Self {
        Self { primal, ..self }
    }
}

/// The arithmetic operators between two numbers, from the table; the other functions are methods of [`Real`].
macro_rules! operators_by_rule {
    ($($name:ident($x:ident, $y:ident) -> $z:ident $dx:block $dy:block)*) => {$(
        operators_by_rule!(@one $name, $x, $y, $z, $dx, $dy);
    )*};
    (@one add, $($rest:tt)*) => { operators_by_rule!(@write add_both, +, $($rest)*); };
    (@one sub, $($rest:tt)*) => { operators_by_rule!(@write sub_both, -, $($rest)*); };
    (@one mul, $($rest:tt)*) => { operators_by_rule!(@write mul_both, *, $($rest)*); };
    (@one div, $($rest:tt)*) => { operators_by_rule!(@write div_both, /, $($rest)*); };
    (@one rem, $($rest:tt)*) => { operators_by_rule!(@write rem_both, %, $($rest)*); };
    (@one $name:ident, $($rest:tt)*) => {};
    (@write $method:ident, $op:tt, $x:ident, $y:ident, $z:ident, $dx:block, $dy:block) => {
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions every operand")]
        fn $method(self, other: Self) -> Self {
            let ($x, $y) = (self.primal, other.primal);
            let $z = $x $op $y;
            self.chain_two(other, $z, $dx, $dy)
        }
    };
}

impl<R: Real, const K: usize> Forward<R, K> {
    rules::binary_rules!(operators_by_rule);
}

impl_operators! { [R: Real, const K: usize] Forward<R, K>,
    Add add AddAssign add_assign (Forward::add_both, Forward::add_f64, Forward::f64_add);
    Sub sub SubAssign sub_assign (Forward::sub_both, Forward::sub_f64, Forward::f64_sub);
    Mul mul MulAssign mul_assign (Forward::mul_both, Forward::mul_f64, Forward::f64_mul);
    Div div DivAssign div_assign (Forward::div_both, Forward::div_f64, Forward::f64_div);
    Rem rem RemAssign rem_assign (Forward::rem_both, Forward::rem_f64, Forward::f64_rem);
}
impl_number_traits!([R: Real, const K: usize] Forward<R, K>);

impl<R: Real, const K: usize> From<f64> for Forward<R, K> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::constant_of(R::constant(value))
    }
}

impl<R: Real, const K: usize> std::ops::Neg for Forward<R, K> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self { primal: -self.primal, tangents: self.tangents.map(|t| -t) }
    }
}

impl<R: Real, const K: usize> std::ops::Neg for &Forward<R, K> {
    type Output = Forward<R, K>;
    #[inline(always)]
    fn neg(self) -> Forward<R, K> {
        -*self
    }
}

impl<R: Real, const K: usize> std::iter::Sum for Forward<R, K> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        // Like f64's own sum, from −0, the neutral element.
        iter.fold(Forward::from(-0.0), |sum, x| sum + x)
    }
}

macro_rules! unary_methods {
    ($($name:ident($x:ident) -> $y:ident $slope:block)*) => {$(
        #[inline]
        #[allow(unused_variables, reason = "not every rule mentions argument and value")]
        fn $name(self) -> Self {
            let $x = self.primal;
            let $y = $x.$name();
            self.chain($y, $slope)
        }
    )*};
}

macro_rules! indexed_methods {
    ($($name:ident($x:ident, $n:ident: $type:ty) -> $y:ident $slope:block)*) => {$(
        #[inline]
        #[allow(unused_variables, reason = "not every rule mentions argument and value")]
        fn $name(self, $n: $type) -> Self {
            let $x = self.primal;
            let $y = $x.$name($n);
            self.chain($y, $slope)
        }
    )*};
}

macro_rules! binary_methods {
    ($($name:ident($x:ident, $y:ident) -> $z:ident $dx:block $dy:block)*) => {$(
        binary_methods!(@one $name, $x, $y, $z, $dx, $dy);
    )*};
    (@one add, $($rest:tt)*) => {};
    (@one sub, $($rest:tt)*) => {};
    (@one mul, $($rest:tt)*) => {};
    (@one div, $($rest:tt)*) => {};
    (@one rem, $($rest:tt)*) => {};
    (@one $name:ident, $x:ident, $y:ident, $z:ident, $dx:block, $dy:block) => {
        #[inline]
        #[allow(unused_variables, reason = "not every rule mentions every operand")]
        fn $name(self, other: Self) -> Self {
            let ($x, $y) = (self.primal, other.primal);
            let $z = $x.$name($y);
            self.chain_two(other, $z, $dx, $dy)
        }
    };
}

macro_rules! step_methods {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self::constant_of(self.primal.$name())
        }
    )*};
}

impl<R: Real, const K: usize> Real for Forward<R, K> {
    #[inline(always)]
    fn primal(self) -> f64 {
        self.primal.primal()
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self { primal: self.primal.with_primal(primal), ..self }
    }

    rules::unary_rules!(unary_methods);
    rules::indexed_rules!(indexed_methods);
    rules::binary_rules!(binary_methods);
    rules::step_rules!(step_methods);

    #[inline]
    fn div_euclid(self, rhs: Self) -> Self {
        Self::constant_of(self.primal.div_euclid(rhs.primal))
    }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.primal.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }
}
