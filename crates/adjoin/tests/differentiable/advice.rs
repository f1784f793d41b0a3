//! The advice of the errors about lost derivatives, followed.

use adjoin::prelude::*;

#[differentiable]
#[allow(clippy::all, clippy::pedantic, unreachable_pub)]
mod model {
    use adjoin::libm::{frexp, ldexp};

    /// The square, computed from mantissa and exponent.
    pub fn square(x: f64) -> f64 {
        let (m, e) = frexp(x);
        ldexp(m * m, 2 * e)
    }

    /// A number without a derivative, bound as a constant.
    pub fn scaled(x: f64) -> f64 {
        #[constant]
        let power = f64::from_bits(x.to_bits() & 0x7ff0_0000_0000_0000);
        #[constant]
        let rounded: f64 = format!("{x:.1}").parse().unwrap();
        x / power + rounded * x + assembled(x.to_bits())
    }

    /// A number without a derivative, from a function with the mark.
    #[constant]
    fn assembled(bits: u64) -> f64 {
        f64::from_bits(bits & 0x7ff0_0000_0000_0000)
    }

    /// A generator of random numbers: nothing of a scalar comes in.
    pub struct Random(u64);

    impl Random {
        pub fn new(seed: u64) -> Self {
            Random(seed)
        }

        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
            f64::from_bits((self.0 >> 12) | 0x3ff0_0000_0000_0000) - 1.0
        }
    }

    pub fn noisy(x: f64, random: &mut Random) -> f64 {
        x * random.next() + x.sin() * random.next()
    }

    /// Bits can be compared and exponents extracted, as on plain numbers.
    pub fn compared(x: f64, y: f64) -> f64 {
        let exponent = ((x.to_bits() >> 52) & 0x7ff) as i32 - 1023;
        if x.to_bits() == y.to_bits() {
            x * y
        } else {
            x * f64::powi(2.0, exponent) + f64::from_bits(0x4000_0000_0000_0000) * y
        }
    }
}

#[test]
fn numbers_taken_apart_keep_their_derivatives() {
    assert_eq!(value_and_grad(model::square, &3.0), (9.0, 6.0));
    assert_eq!(derivative(model::square, -0.3), -0.6);
}

#[test]
fn numbers_bound_as_constants_have_no_derivative() {
    // 5.25 is 1.3125 · 4, and rounds to 5.2; the last term is 4.
    let (value, slope) = value_and_grad(model::scaled, &5.25);
    assert_eq!((value, slope), (1.3125 + 5.2 * 5.25 + 4.0, 0.25 + 5.2));
}

#[test]
fn random_numbers_and_compared_bits_are_as_they_were() {
    let slope = grad(|x| model::noisy(x, &mut model::Random::new(1)), &0.5);
    let at = |x: f64| model::noisy(x, &mut model::Random::new(1));
    assert!((slope - (at(0.5 + 1e-6) - at(0.5 - 1e-6)) / 2e-6).abs() < 1e-9);
    assert_eq!(grad(|[x, y]| model::compared(x, y), &[3.0, 3.0]), [3.0, 3.0]);
    assert_eq!(grad(|[x, y]| model::compared(x, y), &[5.0, 3.0]), [4.0, 2.0]);
}

/// An `impl` for everything that becomes an `f64` overlaps with others; the advice is to write it for `f64`,
/// and to convert where it is used.
#[differentiable]
#[allow(unreachable_pub)]
mod sums {
    pub struct Poly(pub Vec<f64>);

    impl std::ops::Add for Poly {
        type Output = Poly;
        fn add(self, other: Poly) -> Poly {
            Poly(self.0.iter().zip(&other.0).map(|(a, b)| a + b).collect())
        }
    }

    impl std::ops::Add<f64> for Poly {
        type Output = Poly;
        fn add(mut self, by: f64) -> Poly {
            self.0[0] += by;
            self
        }
    }

    pub fn at_two(x: f64, n: i32) -> f64 {
        let p = Poly(vec![x, x * x]) + f64::from(n) + 0.5 + Poly(vec![1.0, x]);
        p.0[0] + 2.0 * p.0[1]
    }
}

#[test]
fn overlapping_operators_are_written_for_f64() {
    assert_eq!(sums::at_two(3.0, 2), 6.5 + 2.0 * 12.0);
    assert_eq!(grad(|x| sums::at_two(x, 2), &3.0), 1.0 + 2.0 * (6.0 + 1.0));
}
