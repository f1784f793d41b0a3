//! Code that leans on num-traits and approx, as crates without std do.

use crate::common::{agree, twice};

mod numeric_traits {
    use super::*;
    twice! {
        use num_traits::{Float, FloatConst as Consts, Signed};
        fn horner<T: Float>(x: T, coefficients: &[T]) -> T {
            coefficients.iter().rev().fold(T::zero(), |sum, c| sum * x + *c)
        }
        pub struct Line { pub slope: f64, pub intercept: f64 }
        impl Line {
            pub fn distance(&self) -> f64 { Float::abs(self.intercept) / Float::sqrt(self.slope * self.slope + 1.0) }
        }
        pub trait Cdf<K: Float, T: Float> {
            fn cdf(&self, x: K) -> T;
            fn survival(&self, x: K) -> T { T::one() - self.cdf(x) }
        }
        impl Cdf<f64, f64> for Line {
            fn cdf(&self, x: f64) -> f64 { 1.0 / (1.0 + (-(self.slope * x + self.intercept)).exp()) }
        }
        fn harmonic(n: u64, m: f64) -> f64 { (0..n).fold(0.0, |acc, x| acc + (x as f64 + 1.0).powf(-m)) }
        fn turned(angle: f64) -> f64 { angle + <f64 as Consts>::PI() / 3.0 + Signed::abs(&angle) }
        // What needs none of the traits has none of the bounds.
        fn plain(v: &[f64]) -> f64 { v.iter().map(|x| x.abs().sqrt()).sum() }
        pub fn f(x: &[f64]) -> f64 {
            let line = Line { slope: x[0], intercept: x[1] };
            horner(x[0], &[x[1], 2.0, 0.5]) + line.distance() + line.survival(0.3) + harmonic(4, x[0]) + turned(x[1]) + plain(x)
        }
    }

    #[test]
    fn are_bounds_where_they_are_needed() {
        agree!(f, [1.5, 0.7]);
    }
}

mod comparisons_by_approx {
    use super::*;
    twice! {
        use approx::AbsDiffEq;
        fn close(a: f64, b: f64, accuracy: f64) -> bool { a.abs_diff_eq(&b, accuracy) }
        pub fn f(x: &[f64]) -> f64 {
            let y = x[0] * x[1];
            approx::assert_relative_eq!(y, x[1] * x[0], epsilon = 1e-12);
            let near = approx::relative_eq!(y, 1.05, epsilon = 0.1) || close(x[0], 1.5, 0.1);
            if near { y.sin() } else { x[0] }
        }
    }

    #[test]
    fn are_of_values() {
        agree!(f, [1.5, 0.7]);
    }
}

mod macros_of_blocks {
    use super::*;
    twice! {
        fn first(x: f64) -> f64 {
            let offset = 2.0;
            macro_rules! part ( ($k:literal) => {{ let y = x * $k; y * y + offset }} );
            part!(1.0) + part!(0.5)
        }
        fn second(x: f64, y: f64) -> f64 {
            macro_rules! part ( ($k:literal, $l:expr) => {{ let d = x * $k - $l; d * y }} );
            let inner = { macro_rules! part { ($a:expr) => { $a * $a } } part!(x + y) };
            part!(1.0, y) + part!(0.5, x * y) + inner
        }
        pub fn f(x: &[f64]) -> f64 { first(x[0]) + second(x[0], x[1]) }
    }

    #[test]
    fn may_share_a_name() {
        agree!(f, [1.5, 0.7]);
    }
}

mod macros_that_define_macros {
    use super::*;
    twice! {
        pub mod user {
            use super::measures;
            pub fn f(x: &[f64]) -> f64 { measures::scaled!(x[0]) + measures::scaled!(x[1], by = 3.0) * super::measures::offset!(x[0]) }
        }
        pub mod measures {
            macro_rules! with_default {
                ($name:ident, { default: $default:expr }) => {
                    macro_rules! $name {
                        ($a:expr, by = $by:expr) => {{ let a = $a; a * a * $by }};
                        ($a:expr) => {{ let a = $a; a * a * $default }};
                    }
                };
            }
            with_default!(scaled, { default: 0.5 });
            with_default!(offset, { default: crate::other_crates::macros_that_define_macros::FACTOR });
            pub(crate) use {offset, scaled};
        }
        pub fn f(x: &[f64]) -> f64 { user::f(x) }
    }

    pub(crate) const FACTOR: f64 = 0.25;

    #[test]
    fn are_expanded_wherever_they_stand() {
        agree!(f, [1.5, 0.7]);
    }
}

mod traits_with_methods_of_floats {
    use super::*;
    twice! {
        pub trait Angle: Copy { fn rem_euclid(self, by: f64) -> f64; fn total_cmp(&self, other: &Self) -> std::cmp::Ordering; }
        impl Angle for f64 {
            fn rem_euclid(self, by: f64) -> f64 { self - by * (self / by).floor() }
            fn total_cmp(&self, other: &Self) -> std::cmp::Ordering { self.partial_cmp(other).unwrap() }
        }
        pub fn f(x: &[f64]) -> f64 {
            let turned = (x[0] + 5.0).rem_euclid(2.0);
            if x[0].total_cmp(&x[1]).is_gt() { turned * x[1] } else { x[0] }
        }
    }

    #[test]
    fn that_only_real_has_besides() {
        agree!(f, [1.5, 0.7]);
    }
}
