//! Where the functions of a [`Pair`](super::Pair) come from.
//!
//! | | exp, exp_m1, tanh | a pair takes | error |
//! | --- | --- | --- | --- |
//! | [`OneByOne`] | those of the standard library, for each of the two | twice the time of one | as there |
//! | [`Together`] | polynomials, for both at once | less than the time of one | see below |
//!
//! All other functions are those of the standard library in both.
//!
//! # The exponential function, for two numbers at once
//!
//! With k the integer next to x / ln 2, and r = x − k·ln 2, so that |r| ≤ ½ ln 2:
//!
//! ```text
//! p = r + r²·Q(r) ≈ exp r − 1        Q a polynomial of degree 9, whose own error is 1.3e−17
//! exp x     = 2ᵏ (1 + p)
//! exp x − 1 = 2ᵏ p + (2ᵏ − 1)
//! tanh x    = −m / (2 + m) with m = exp(−2|x|) − 1, and the sign of x
//! ```
//!
//! k·ln 2 is subtracted in two parts, the first of which has so few digits that the product is exact. k is found by adding a
//! number so large that the sum has no fraction, and 2ᵏ is made of the last bits of that sum. There is no branch and no table, so
//! that the compiler does both numbers by one instruction everywhere. Where |x| > 708 the standard library is
//! asked. What comes out for a number does not depend on the other one.
//!
//! The errors, in units in the last place, over twenty million random arguments (and a test over fewer): exp 0.9, exp_m1 1.7,
//! tanh 2.4.

use std::fmt::Debug;

/// Who computes the functions of a pair.
pub trait Functions: Copy + Debug + Send + Sync + 'static {
    /// eˣ.
    fn exp(x: [f64; 2]) -> [f64; 2];
    /// eˣ − 1.
    fn exp_m1(x: [f64; 2]) -> [f64; 2];
    /// The hyperbolic tangent.
    fn tanh(x: [f64; 2]) -> [f64; 2];
}

/// The standard library, for each number.
#[derive(Clone, Copy, Debug)]
pub enum OneByOne {}

impl Functions for OneByOne {
    #[inline(always)]
    fn exp([x, y]: [f64; 2]) -> [f64; 2] {
        [x.exp(), y.exp()]
    }

    #[inline(always)]
    fn exp_m1([x, y]: [f64; 2]) -> [f64; 2] {
        [x.exp_m1(), y.exp_m1()]
    }

    #[inline(always)]
    fn tanh([x, y]: [f64; 2]) -> [f64; 2] {
        [x.tanh(), y.tanh()]
    }
}

/// Polynomials, for both numbers at once.
#[derive(Clone, Copy, Debug)]
pub enum Together {}

impl Functions for Together {
    #[inline(always)]
    fn exp(x: [f64; 2]) -> [f64; 2] {
        if is_moderate(x) { exp(x) } else { each(x, exp, f64::exp) }
    }

    #[inline(always)]
    fn exp_m1(x: [f64; 2]) -> [f64; 2] {
        if is_moderate(x) { exp_m1(x) } else { each(x, exp_m1, f64::exp_m1) }
    }

    #[inline(always)]
    fn tanh(x: [f64; 2]) -> [f64; 2] {
        // From 30 on it is 1. NaN stays what it is.
        let m = exp_m1(x.map(|x| if x.abs() > 30.0 { -60.0 } else { -2.0 * x.abs() }));
        let quotient = zip(m, m.map(|m| 2.0 + m), |m, n| -m / n);
        zip(quotient, x, f64::copysign)
    }
}

/// Up to here, 2ᵏ is a number as usual.
const MODERATE: f64 = 708.0;

#[inline(always)]
fn is_moderate(x: [f64; 2]) -> bool {
    // One comparison for both: if their sum is moderate, both are. NaN is not.
    x[0].abs() + x[1].abs() <= MODERATE
}

/// A function of two numbers of which one is large or no number.
#[cold]
#[inline(never)]
fn each(x: [f64; 2], of_two: fn([f64; 2]) -> [f64; 2], of_one: fn(f64) -> f64) -> [f64; 2] {
    x.map(|x| if x.abs() <= MODERATE { of_two([x; 2])[0] } else { of_one(x) })
}

#[inline(always)]
fn zip(x: [f64; 2], y: [f64; 2], f: impl Fn(f64, f64) -> f64) -> [f64; 2] {
    [f(x[0], y[0]), f(x[1], y[1])]
}

/// Added to a number below 2⁵¹, it leaves no fraction: the sum's last bits are the integer next to the number.
const NO_FRACTION: f64 = 6_755_399_441_055_744.0;

/// ln 2, the digits of which k times is exact, and the rest.
const LN_2: [f64; 2] = [0.693_147_180_369_123_8, 1.908_214_929_270_587_7e-10];

/// The polynomial Q.
const Q: [f64; 10] = [
    0.500_000_000_000_000_1,
    0.166_666_666_666_666_69,
    0.041_666_666_666_624_13,
    0.008_333_333_333_330_062,
    0.001_388_888_891_721_371_7,
    0.000_198_412_698_630_536_18,
    2.480_152_129_595_437_6e-5,
    2.755_726_845_999_706_4e-6,
    2.762_008_844_540_974_6e-7,
    2.510_038_549_551_032e-8,
];

/// p and 2ᵏ.
#[inline(always)]
fn reduced(x: [f64; 2]) -> ([f64; 2], [f64; 2]) {
    let shifted = x.map(|x| x * std::f64::consts::LOG2_E + NO_FRACTION);
    let power = shifted.map(|shifted| f64::from_bits((shifted.to_bits().wrapping_add(1023)) << 52));
    let k = shifted.map(|shifted| shifted - NO_FRACTION);
    let r = zip(zip(x, k, |x, k| x - k * LN_2[0]), k, |r, k| r - k * LN_2[1]);
    let p = r.map(|r| {
        // In pairs of terms, so that there is little to wait for.
        let (r2, low) = (r * r, (Q[0] + Q[1] * r) + (Q[2] + Q[3] * r) * (r * r));
        let (r4, high) = (r2 * r2, (Q[4] + Q[5] * r) + (Q[6] + Q[7] * r) * r2);
        r + r2 * (low + (high + (Q[8] + Q[9] * r) * r4) * r4)
    });
    (p, power)
}

#[inline(always)]
fn exp(x: [f64; 2]) -> [f64; 2] {
    let (p, power) = reduced(x);
    zip(p, power, |p, power| power * (1.0 + p))
}

#[inline(always)]
fn exp_m1(x: [f64; 2]) -> [f64; 2] {
    let (p, power) = reduced(x);
    zip(p, power, |p, power| power * p + (power - 1.0))
}
