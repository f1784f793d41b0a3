//! Floats that are made from the bits of scalars, with the mantissa kept.

use crate::common::{agree, twice};
use adjoin::prelude::*;

mod ports_of_c {
    use super::*;
    twice! {
        /// Mantissa in [0.5, 1) and exponent.
        fn frexp(x: f64) -> (f64, i32) {
            let bits = x.to_bits();
            let exponent = ((bits >> 52) & 0x7ff) as i32 - 1022;
            (f64::from_bits((bits & 0x800f_ffff_ffff_ffff) | 0x3fe0_0000_0000_0000), exponent)
        }
        fn ldexp(x: f64, n: i32) -> f64 {
            let bits = x.to_bits();
            let exponent = ((bits >> 52) & 0x7ff) as i32 + n;
            let result = (bits & !(0x7ff << 52)) | ((exponent as u64) << 52);
            f64::from_bits(result)
        }
        fn fabs(x: &f64) -> f64 { f64::from_bits(f64::to_bits(*x) & (!0 >> 1)) }
        fn abs(x: f64) -> f64 { f64::from_bits(x.to_bits() & !(1 << 63)) }
        fn doubled(x: f64) -> f64 { f64::from_bits(x.to_bits().wrapping_add(1 << 52)) + f64::from_bits(x.to_bits() ^ (1u64 << 63)) }
        pub fn f(x: &[f64]) -> f64 {
            let (m, e) = frexp(x[0]);
            ldexp(m * m, 2 * e) + m + abs(x[1]) * x[0] + doubled(x[1]) + ldexp(x[0], -3) * abs(x[0])
        }
    }

    #[test]
    fn have_their_derivatives() {
        agree!(f, [1.5, -0.7]);
        agree!(f, [-12.5, 3e-5]);
    }
}

#[differentiable]
#[allow(unreachable_pub)]
mod kept {
    use std::collections::HashMap;

    pub fn square(x: f64) -> f64 {
        let bits = x.to_bits();
        let mantissa = f64::from_bits((bits & 0x800f_ffff_ffff_ffff) | 0x3fe0_0000_0000_0000);
        mantissa * mantissa * f64::powi(2.0, 2 * (((bits >> 52) & 0x7ff) as i32 - 1022))
    }

    /// The exponent of a small number is 0, and its mantissa has no leading 1.
    pub fn tiny(x: f64) -> f64 {
        f64::from_bits(x.to_bits() | 0x3ff0_0000_0000_0000)
    }

    pub struct Cache(pub HashMap<u64, f64>);

    impl Cache {
        pub fn largest(&self, x: f64) -> f64 {
            let keys = self.0.iter().map(|(key, value)| f64::from_bits(*key) * *value);
            keys.fold(x, f64::max)
        }
    }
}

#[test]
fn second_derivatives_and_small_numbers() {
    assert_eq!(value_and_grad(kept::square, &3.0), (9.0, 6.0));
    assert_eq!(hvp(kept::square, &3.0, &1.0).unwrap(), 2.0);
    assert_eq!(derivative(kept::square, -0.3), -0.6);
    let (small, step) = (5e-320, 5e-324);
    let slope = (kept::tiny(small + step) - kept::tiny(small)) / (kept::tiny(step) - kept::tiny(0.0));
    assert_eq!(slope, 1.0);
    assert_eq!(kept::tiny(step) - 1.0, f64::EPSILON);
}

#[test]
fn bits_out_of_a_closure_are_refused_under_differentiation() {
    let cache = kept::Cache([(2f64.to_bits(), 3.0)].into());
    assert_eq!(cache.largest(1.0), 6.0);
    let lifted = |x: Reverse| kept::Cache([(2f64.to_bits(), Reverse::from(3.0))].into()).largest(x);
    let refused = std::panic::catch_unwind(|| grad(lifted, &1.0));
    let message = *refused
        .unwrap_err()
        .downcast::<String>()
        .or_else(|other| other.downcast::<&str>().map(|text| Box::new((*text).to_owned())))
        .unwrap();
    assert!(message.contains("made from bits"), "{message}");
}
