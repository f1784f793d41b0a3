//! Idioms of crates that were tried after all others compiled.

use crate::common::{agree, twice};

/// Integers have methods with the names of those of floats, also where num-traits is in use.
mod integers_beside_num_traits {
    use super::*;
    twice! {
        use num_traits::Float;
        pub fn largest<F: Float>(x: F, y: F) -> F { x.max(y) }
        pub fn f(x: &[f64]) -> f64 {
            let m = x.len().div_ceil(2);
            let room = vec![x[0]; m.max(1)];
            let last = x.len() - 1;
            let sum: f64 = (0..x.len()).map(|i| { let j = i.min(last - i); x[j] * room[0] }).sum();
            largest(sum, x[0])
        }
    }

    #[test]
    fn keep_their_methods() {
        agree!(f, [1.3, 0.7, 2.0]);
    }
}

/// Newtypes with units: `Self` in headers, conversions into `f64`, checked ones from it.
mod newtypes {
    use super::*;
    twice! {
        use std::ops::{Add, Sub};
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Degrees(pub f64);
        pub enum Unit { Metre, Foot }
        impl From<Degrees> for f64 { fn from(angle: Degrees) -> f64 { angle.0 } }
        impl From<&Degrees> for f64 { fn from(angle: &Degrees) -> Self { angle.0 * 2.0 } }
        impl From<Unit> for f64 { fn from(unit: Unit) -> f64 { match unit { Unit::Metre => 1.0, Unit::Foot => 0.3048 } } }
        impl TryFrom<f64> for Degrees {
            type Error = String;
            fn try_from(x: f64) -> Result<Self, Self::Error> {
                if x.is_finite() { Ok(Degrees(x)) } else { Err(format!("{x} is no angle")) }
            }
        }
        impl<'a> Add<Self> for &'a Degrees { type Output = Degrees; fn add(self, other: &'a Degrees) -> Self::Output { Degrees(self.0 + other.0) } }
        impl Sub<Self> for Degrees { type Output = Self; fn sub(self, other: Self) -> Self { Degrees(self.0 - other.0) } }
        pub fn turned(x: f64) -> Result<Degrees, String> {
            let angle = Degrees::try_from(x)?;
            let checked: Degrees = (x * x).try_into()?;
            Ok(&angle + &(checked - Degrees(0.5)))
        }
        pub fn f(x: &[f64]) -> f64 {
            let angle = turned(x[0]).unwrap();
            let twice: f64 = (&angle).into();
            let once: f64 = angle.into();
            assert!(turned(f64::NAN).is_err());
            f64::from(Degrees(x[1])) * twice + once.sin() * f64::from(Unit::Foot) + f64::from(3u8) * f64::from(7)
        }
    }

    #[test]
    fn convert_from_and_into_numbers() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Implementations beside others that are for every type with some bound.
mod beside_blanket_implementations {
    use super::*;
    twice! {
        use std::ops::Div;
        pub trait Quantity: Copy { fn unpack(self) -> f64; }
        impl Quantity for f64 { fn unpack(self) -> f64 { self } }
        #[derive(Clone, Copy)]
        pub struct Metres(pub f64);
        #[derive(Clone, Copy)]
        pub struct Feet(pub f64);
        impl Quantity for Metres { fn unpack(self) -> f64 { self.0 } }
        impl Quantity for Feet { fn unpack(self) -> f64 { self.0 } }
        impl From<Feet> for Metres { fn from(feet: Feet) -> Self { Metres(feet.0 * 0.3048) } }
        impl<T> Div<T> for Metres where Metres: From<T> + Quantity, T: Quantity {
            type Output = f64;
            fn div(self, other: T) -> f64 { self.unpack() / Metres::from(other).unpack() }
        }
        impl Div<f64> for Metres { type Output = Metres; fn div(self, by: f64) -> Metres { Metres(self.0 / by) } }
        pub const YARD: Feet = Feet(3.0);
        pub const MILE: Metres = Metres(1609.344);

        pub struct Units(pub Vec<f64>);
        pub trait HasUnits { fn units(&self) -> &Units; }
        pub struct Colour { pub units: Units }
        impl HasUnits for Colour { fn units(&self) -> &Units { &self.units } }
        pub trait Distance<T> { fn distance(&self, other: &T) -> f64; }
        impl<T: HasUnits> Distance<T> for T { fn distance(&self, other: &T) -> f64 { self.units().distance(other.units()) } }
        impl Distance<Units> for Units {
            fn distance(&self, other: &Units) -> f64 { self.0.iter().zip(&other.0).map(|(a, b)| (a - b) * (a - b)).sum() }
        }

        pub fn half(length: Metres) -> Metres { length / 2.0 }
        pub fn yards(length: Metres) -> f64 { length / YARD }
        pub fn f(x: &[f64]) -> f64 {
            let length = half(Metres(x[0]));
            let (one, other) = (Colour { units: Units(x.to_vec()) }, Colour { units: Units(vec![0.5, 0.25]) });
            yards(length) + x[1].powf(MILE / YARD / 1000.0) + one.distance(&other)
        }
    }

    #[test]
    fn are_written_for_each_scalar() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Implementations for types with other numbers in the same place.
mod beside_other_numbers {
    use super::*;
    twice! {
        pub trait Cast<T>: Sized { fn cast(from: T) -> Self; }
        impl Cast<i8> for usize { fn cast(n: i8) -> Self { n as usize } }
        impl Cast<f64> for usize { fn cast(x: f64) -> Self { x as usize } }
        impl Cast<f32> for usize { fn cast(x: f32) -> Self { x as usize } }
        pub struct Power<T> { pub base: f64, pub exponent: T }
        pub trait Compute { fn compute(&self) -> f64; }
        impl Compute for Power<i32> { fn compute(&self) -> f64 { self.base.powi(self.exponent) } }
        impl Compute for Power<f64> { fn compute(&self) -> f64 { self.base.powf(self.exponent) } }
        impl Compute for Power<Vec<f64>> { fn compute(&self) -> f64 { self.exponent.iter().map(|e| self.base * e).sum() } }
        impl Compute for Power<Vec<f32>> { fn compute(&self) -> f64 { self.base * self.exponent.len() as f64 } }
        pub struct Gain<T> { pub factor: T }
        impl Gain<f32> { pub fn apply(&self, x: f64) -> f64 { x * self.factor as f64 } }
        impl Gain<f64> { pub fn apply(&self, x: f64) -> f64 { x * self.factor } }
        pub fn f(x: &[f64]) -> f64 {
            let n: usize = Cast::<f64>::cast(x[0]);
            Power { base: x[0], exponent: 3 }.compute() + Power { base: x[0], exponent: x[1] }.compute()
                + Power { base: x[1], exponent: vec![x[0], 2.0] }.compute() * n as f64
                + Gain { factor: 0.5f32 }.apply(x[0]) + Gain { factor: x[1] }.apply(x[0])
        }
    }

    #[test]
    fn stand_beside_those_with_scalars() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Comparisons and `Debug` by hand that compute, and types that derive over them.
mod computing_comparisons {
    use super::*;
    twice! {
        use std::cmp::Ordering;
        use std::fmt;
        #[derive(Clone, Copy)]
        pub struct Rect { pub low: f64, pub high: f64 }
        impl Rect {
            pub fn width(&self) -> f64 { self.high - self.low }
            fn close(&self, other: &Self) -> bool { (self.width() - other.width()).abs() < 1e-9 }
        }
        impl fmt::Debug for Rect { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "[{:?}; {:.3}]", self.low, self.width()) } }
        impl PartialEq for Rect {
            fn eq(&self, other: &Self) -> bool { self.close(other) }
            #[allow(clippy::partialeq_ne_impl)]
            fn ne(&self, other: &Self) -> bool { !self.close(other) }
        }
        impl PartialOrd for Rect { fn partial_cmp(&self, other: &Rect) -> Option<Ordering> { self.width().partial_cmp(&other.width()) } }
        #[derive(Clone, Debug, PartialEq, PartialOrd)]
        pub struct Rounded { pub rect: Rect, pub radius: Option<f64> }
        pub fn f(x: &[f64]) -> f64 {
            let one = Rounded { rect: Rect { low: x[0], high: x[1] }, radius: Some(x[0]) };
            let other = Rounded { rect: Rect { low: x[0] + 1.0, high: x[1] + 1.0 }, radius: Some(x[0]) };
            assert!(one == other && one.partial_cmp(&other).is_some());
            if one.rect != other.rect { x[0] } else { one.rect.width() * x[0] }
        }
        pub fn shown(x: f64) -> String { format!("{:?}", Rounded { rect: Rect { low: x, high: 2.0 * x }, radius: None }) }
    }

    #[test]
    fn can_be_derived_over() {
        agree!(f, [1.3, 0.7]);
        assert_eq!(model::shown(1.5), plain::shown(1.5));
        assert_eq!(plain::shown(1.5), "Rounded { rect: [1.5; 1.500], radius: None }");
    }
}

/// Traits in private modules, whose bounds are written in other modules.
mod private_modules {
    use super::*;
    twice! {
        pub mod outer {
            mod inner {
                pub struct Energy(pub f64);
                impl std::ops::Mul<Energy> for f64 { type Output = Energy; fn mul(self, energy: Energy) -> Energy { Energy(self * energy.0) } }
            }
            pub use inner::Energy;
        }
        pub mod beside {
            use super::outer::Energy;
            pub fn doubled(x: f64, energy: Energy) -> Energy { x * energy }
        }
        pub fn f(x: &[f64]) -> f64 { beside::doubled(x[0], outer::Energy(x[1])).0 }
    }

    #[test]
    fn can_have_operators_of_numbers() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Bounds by traits over scalars, on implementations that are not.
mod bounds_of_implementations {
    use super::*;
    twice! {
        pub trait Sample { type Value; fn sample(&self, at: usize) -> Self::Value; fn mean(&self) -> f64; }
        pub struct Line { pub slope: f64 }
        impl Sample for Line { type Value = f64; fn sample(&self, at: usize) -> f64 { self.slope * at as f64 } fn mean(&self) -> f64 { self.slope } }
        pub struct Samples<D>(pub D, pub usize);
        impl<'a, T, D> Iterator for Samples<&'a D> where D: Sample<Value = T> {
            type Item = T;
            fn next(&mut self) -> Option<T> { self.1 += 1; Some(self.0.sample(self.1)) }
        }
        pub fn f(x: &[f64]) -> f64 { let line = Line { slope: x[0] }; line.mean() * line.sample(3) }
    }

    #[test]
    fn hold_at_plain_numbers() {
        agree!(f, [1.3]);
        let line = model::Line { slope: 0.5 };
        assert_eq!(model::Samples(&line, 0).take(3).collect::<Vec<_>>(), [0.5, 1.0, 1.5]);
    }
}

/// Operators of several characters as arguments of macros, and `use<…>`.
mod tokens {
    use super::*;
    twice! {
        pub struct Pair { pub x: f64, pub y: f64 }
        macro_rules! assign {
            ($op:tt, $of_trait:ident, $function:ident, $($field:ident),+) => {
                impl std::ops::$of_trait for Pair { fn $function(&mut self, other: Self) { $(self.$field $op other.$field;)+ } }
            };
        }
        assign!(+=, AddAssign, add_assign, x, y);
        assign!(*=, MulAssign, mul_assign, x, y);
        macro_rules! compare { ($a:expr, $op:tt, $b:expr) => { $a $op $b }; }
        impl Pair { pub fn parts(&self) -> impl Iterator<Item = usize> + use<> { 0..2 } }
        pub fn f(x: &[f64]) -> f64 {
            let mut pair = Pair { x: x[0], y: x[1] };
            pair += Pair { x: x[1], y: 1.0 };
            pair *= Pair { x: x[0], y: x[0] };
            let parts = pair.parts();
            if compare!(pair.x, >=, pair.y) && compare!(x[0], !=, x[1]) { pair.x } else { pair.x * pair.y * parts.count() as f64 }
        }
    }

    #[test]
    fn are_read_as_macro_rules_reads_them() {
        agree!(f, [1.3, 0.7]);
        agree!(f, [0.3, 0.7]);
    }
}

/// Everything of the module, by its absolute path.
#[allow(unreachable_pub)]
mod globs_of_the_root {
    #[allow(unused_imports)]
    #[adjoin::differentiable]
    pub mod model {
        pub use easing::*;
        pub mod easing {
            pub trait Ease {
                fn at(&self, x: f64) -> f64;
            }
        }
        pub mod functions {
            use crate::held_out::globs_of_the_root::model::*;

            pub struct Quadratic;

            impl Ease for Quadratic {
                fn at(&self, x: f64) -> f64 {
                    x * x
                }
            }
        }
    }

    #[test]
    fn are_seen_through() {
        use model::Ease;
        let slope = adjoin::grad(|x: adjoin::Reverse| model::functions::Quadratic.at(x), &1.5);
        assert_eq!(slope, 3.0);
    }
}

/// A trait of another crate that makes floats from integers.
mod foreign_constructors {
    use super::*;

    pub(super) trait Conv<T> {
        fn conv(from: T) -> Self;
    }

    impl Conv<usize> for f64 {
        #[allow(clippy::cast_precision_loss)]
        fn conv(from: usize) -> Self {
            from as f64
        }
    }

    twice! {
        use super::Conv;
        pub fn f(x: &[f64]) -> f64 { let n = x.len(); f64::conv(n) * x[0] + f64::conv(3) }
    }

    #[test]
    fn make_constants_of_integers() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Long formulas: looking at each side twice took exponential time.
mod long_formulas {
    use super::*;

    twice! {
        pub fn f(x: &[f64]) -> f64 {
            x[0] * (0.9 - x[0] * (0.8 - x[0] * (0.7 - x[0] * (0.6 - x[0] * (0.5 - x[0] * (0.4 - x[0] * (0.3 - x[0] * (0.2 - x[0] * (0.1 - x[0] * (0.9 - x[0] * (0.8 - x[0] * (0.7 - x[0] * (0.6 - x[0] * (0.5 - x[0] * (0.4 - x[0] * (0.3 - x[0] * (0.2 - x[0] * (0.1 - x[0] * (0.9 - x[0] * (0.8 - x[0] * (0.7 - x[0] * (0.6 - x[0] * (0.5 - x[0] * (0.4 - x[0] * (0.3 - x[0] * (0.2 - x[0] * (0.1 - x[0] * (0.9 - x[0] * (0.8 - x[0] * (0.7 - x[0] * (0.6 - x[0] * (0.5 - x[0] * (0.4 - x[0] * (0.3 - x[0] * (0.2 - x[0] * (0.1 - x[1]))))))))))))))))))))))))))))))))))))
        }
    }

    #[test]
    fn take_linear_time() {
        agree!(f, [0.9, 0.7]);
    }
}
