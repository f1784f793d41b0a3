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

/// Who computes the functions of a pack.
pub trait Functions: Copy + Debug + Send + Sync + 'static {
    /// eˣ.
    fn exp<const L: usize>(x: [f64; L]) -> [f64; L];
    /// eˣ − 1.
    fn exp_m1<const L: usize>(x: [f64; L]) -> [f64; L];
    /// The hyperbolic tangent.
    fn tanh<const L: usize>(x: [f64; L]) -> [f64; L];
}

/// The standard library, for each number.
#[derive(Clone, Copy, Debug)]
pub enum OneByOne {}

impl Functions for OneByOne {
    #[inline(always)]
    fn exp<const L: usize>(x: [f64; L]) -> [f64; L] {
        map(x, f64::exp)
    }

    #[inline(always)]
    fn exp_m1<const L: usize>(x: [f64; L]) -> [f64; L] {
        map(x, f64::exp_m1)
    }

    #[inline(always)]
    fn tanh<const L: usize>(x: [f64; L]) -> [f64; L] {
        map(x, f64::tanh)
    }
}

/// Polynomials, for all numbers at once.
#[derive(Clone, Copy, Debug)]
pub enum Together {}

impl Functions for Together {
    #[inline(always)]
    fn exp<const L: usize>(x: [f64; L]) -> [f64; L] {
        if are_moderate(x) { map(x, exp) } else { each(x, exp, f64::exp) }
    }

    #[inline(always)]
    fn exp_m1<const L: usize>(x: [f64; L]) -> [f64; L] {
        if are_moderate(x) { map(x, exp_m1) } else { each(x, exp_m1, f64::exp_m1) }
    }

    #[inline(always)]
    fn tanh<const L: usize>(x: [f64; L]) -> [f64; L] {
        map(x, |x| {
            // From 30 on it is 1. NaN stays what it is.
            let m = exp_m1(if x.abs() > 30.0 { -60.0 } else { -2.0 * x.abs() });
            (-m / (2.0 + m)).copysign(x)
        })
    }
}

#[inline(always)]
fn map<const L: usize>(mut x: [f64; L], f: impl Fn(f64) -> f64) -> [f64; L] {
    for x in &mut x {
        *x = f(*x);
    }
    x
}

/// Up to here, 2ᵏ is a number as usual.
const MODERATE: f64 = 708.0;

/// One comparison for all: if their sum is moderate, all are. NaN is not.
#[inline(always)]
fn are_moderate<const L: usize>(x: [f64; L]) -> bool {
    let mut sum = 0.0;
    for x in x {
        sum += x.abs();
    }
    sum <= MODERATE
}

/// A function of numbers of which one is large or no number.
#[cold]
#[inline(never)]
fn each<const L: usize>(x: [f64; L], moderate: fn(f64) -> f64, any: fn(f64) -> f64) -> [f64; L] {
    x.map(|x| if x.abs() <= MODERATE { moderate(x) } else { any(x) })
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

/// p and 2ᵏ, of a moderate number.
#[inline(always)]
fn reduced(x: f64) -> (f64, f64) {
    let shifted = x * std::f64::consts::LOG2_E + NO_FRACTION;
    let power = f64::from_bits((shifted.to_bits().wrapping_add(1023)) << 52);
    let k = shifted - NO_FRACTION;
    let r = (x - k * LN_2[0]) - k * LN_2[1];
    // In pairs of terms, so that there is little to wait for.
    let r2 = r * r;
    let low = (Q[0] + Q[1] * r) + (Q[2] + Q[3] * r) * r2;
    let high = (Q[4] + Q[5] * r) + (Q[6] + Q[7] * r) * r2;
    let r4 = r2 * r2;
    (r + r2 * (low + (high + (Q[8] + Q[9] * r) * r4) * r4), power)
}

#[inline(always)]
fn exp(x: f64) -> f64 {
    let (p, power) = reduced(x);
    power * (1.0 + p)
}

#[inline(always)]
fn exp_m1(x: f64) -> f64 {
    let (p, power) = reduced(x);
    power * p + (power - 1.0)
}
