//! The slopes of the rule table, as functions of arguments and value. They are generated from the same table
//! as the rules of the tape, so that both agree. Emitted code passes NaN for each number that a slope does
//! not use (`adjoin-macros/src/compiled/rules.rs`).

use crate::real::Real;
use crate::rules::{binary_rules, indexed_rules, unary_rules};

macro_rules! write_unary {
    ($($name:ident($x:ident) -> $y:ident $slope:block)*) => {$(
        #[doc = concat!("The slope of `", stringify!($name), "`.")]
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions argument and value")]
        pub fn $name($x: f64, $y: f64) -> f64 {
            $slope
        }
    )*};
}

macro_rules! write_indexed {
    ($($name:ident($x:ident, $n:ident: $type:ty) -> $y:ident $slope:block)*) => {$(
        #[doc = concat!("The slope of `", stringify!($name), "`.")]
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions argument and value")]
        pub fn $name($x: f64, $n: $type, $y: f64) -> f64 {
            $slope
        }
    )*};
}

macro_rules! write_binary {
    ($($name:ident($x:ident, $y:ident) -> $z:ident $dx:block $dy:block)*) => {$(
        #[doc = concat!("The slopes of `", stringify!($name), "`.")]
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions every operand")]
        pub fn $name($x: f64, $y: f64, $z: f64) -> [f64; 2] {
            [$dx, $dy]
        }
    )*};
}

unary_rules!(write_unary);
indexed_rules!(write_indexed);
binary_rules!(write_binary);

/// The slopes of `mul_add`.
#[inline(always)]
pub fn mul_add(x: f64, a: f64, _: f64, _: f64) -> [f64; 3] {
    [a, x, 1.0]
}

/// The slopes of `clamp`, which is `max`, then `min`.
#[inline]
pub fn clamp(x: f64, low: f64, high: f64, _: f64) -> [f64; 3] {
    if x.is_nan() {
        return [1.0, 0.0, 0.0];
    }
    let raised = Real::max(x, low);
    let [of_x, of_low] = max(x, low, raised);
    let [of_raised, of_high] = min(raised, high, f64::NAN);
    [of_raised * of_x, of_raised * of_low, of_high]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks an assumption of the macro (`adjoin-macros/src/compiled/rules.rs`): unused arguments may be
    /// NaN.
    #[test]
    fn slopes_look_at_what_the_macro_believes() {
        let nan = f64::NAN;
        macro_rules! by_value {
            ($($name:ident)*) => {$(
                let y = Real::$name(0.3);
                assert_eq!($name(0.3, y), $name(nan, y), stringify!($name));
            )*};
        }
        macro_rules! by_argument {
            ($($name:ident)*) => {$(assert_eq!($name(0.3, Real::$name(0.3)), $name(0.3, nan), stringify!($name));)*};
        }
        by_value!(sqrt cbrt exp exp2 exp_m1 tan tanh recip);
        by_argument!(ln log2 log10 ln_1p sin cos asin acos atan sinh cosh asinh atanh abs);
        assert_eq!(acosh(1.3, 1.3f64.acosh()), acosh(1.3, nan));
        assert_eq!(
            [to_degrees(nan, nan), to_radians(nan, nan), fract(nan, nan)],
            [1f64.to_degrees(), 1f64.to_radians(), 1.0]
        );
        assert_eq!(atan2(0.3, 0.4, nan), atan2(0.3, 0.4, 0.3f64.atan2(0.4)));
        assert_eq!(
            [max(0.3, 0.4, nan), min(0.3, 0.4, nan), copysign(0.3, -0.4, nan)],
            [[0.0, 1.0], [1.0, 0.0], [-1.0, 0.0]]
        );
        assert_eq!(powi(0.3, 3, nan), powi(0.3, 3, 0.3f64.powi(3)));
    }
}
