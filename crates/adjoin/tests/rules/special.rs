//! The special functions compared with tables, identities and integrals, none of them computed as in the
//! library.

use adjoin::prelude::*;

#[track_caller]
fn close(found: f64, expected: f64, tolerance: f64) {
    assert!(
        (found - expected).abs() <= tolerance * expected.abs().max(1e-300),
        "{found:e} is not {expected:e}"
    );
}

/// Simpson's rule with many steps.
fn integral(f: impl Fn(f64) -> f64, from: f64, to: f64) -> f64 {
    let steps = 2000;
    let h = (to - from) / f64::from(steps);
    let inner: f64 =
        (1..steps).map(|i| f(from + h * f64::from(i)) * if i % 2 == 1 { 4.0 } else { 2.0 }).sum();
    (f(from) + inner + f(to)) * h / 3.0
}

#[test]
fn erf_has_the_values_of_the_tables() {
    let table = [
        (0.1, 0.112_462_916_018_284_9),
        (0.5, 0.520_499_877_813_046_5),
        (1.0, 0.842_700_792_949_714_9),
        (1.5, 0.966_105_146_475_310_7),
        (2.0, 0.995_322_265_018_952_7),
        (3.0, 0.999_977_909_503_001_4),
    ];
    for (x, y) in table {
        close(Real::erf(x), y, 1e-15);
        close(Real::erf(-x), -y, 1e-15);
        assert!((Real::erfc(x) - (1.0 - y)).abs() < 1e-15);
    }
    close(Real::erfc(4.0), 1.541_725_790_028_002e-8, 1e-14);
    close(Real::erfc(10.0), 2.088_487_583_762_545e-45, 1e-14);
}

#[test]
fn erf_is_the_integral_of_its_derivative() {
    for x in [0.3, 1.1, 2.4] {
        close(integral(|t| derivative(Real::erf, t), 0.0, x), Real::erf(x), 1e-12);
        close(integral(|t| grad(Real::erfc, &t), 0.0, x), Real::erfc(x) - 1.0, 1e-12);
    }
}

#[test]
fn ln_gamma_is_the_logarithm_of_a_factorial() {
    let mut factorial = 1.0f64;
    for n in 1..30 {
        close(Real::ln_gamma(f64::from(n)).exp(), factorial, 1e-12);
        factorial *= f64::from(n);
    }
    close(Real::ln_gamma(0.5), std::f64::consts::PI.sqrt().ln(), 1e-15);
    // Γ(−1.5) = 4 √π / 3.
    close(Real::ln_gamma(-1.5), (4.0 * std::f64::consts::PI.sqrt() / 3.0).ln(), 1e-14);
}

#[test]
fn ln_gamma_is_the_integral_of_digamma() {
    for (from, to) in [(0.5, 1.0), (1.0, 3.0), (5.0, 9.0), (-1.8, -1.2)] {
        close(integral(Real::digamma, from, to), Real::ln_gamma(to) - Real::ln_gamma(from), 1e-9);
    }
}

#[test]
fn digamma_of_integers_is_a_harmonic_number() {
    let euler = 0.577_215_664_901_532_9;
    let mut harmonic = 0.0;
    for n in 1..200 {
        // Near n = 1 the value is a difference of numbers near one.
        assert!((Real::digamma(f64::from(n)) - (harmonic - euler)).abs() < 2e-15 * f64::max(1.0, harmonic));
        harmonic += 1.0 / f64::from(n);
    }
    close(Real::digamma(0.25), -euler - std::f64::consts::FRAC_PI_2 - 3.0 * 2f64.ln(), 1e-14);
}

/// `ψₘ(x) = (−1)^(m+1) m! Σ 1 / (x + k)^(m+1)`, the tail of the sum by the integral with its first
/// corrections.
#[test]
fn polygamma_is_its_series() {
    for order in 1..6u32 {
        for x in [0.3, 1.0, 2.5, 7.0, 30.0] {
            let power = f64::from(order) + 1.0;
            let terms = 400;
            let head: f64 = (0..terms).rev().map(|k| (x + f64::from(k)).powf(-power)).sum();
            let end = x + f64::from(terms);
            let tail = end.powf(1.0 - power) / (power - 1.0)
                + 0.5 * end.powf(-power)
                + power / 12.0 * end.powf(-power - 1.0);
            let factorial: f64 = (1..=order).map(f64::from).product();
            let sign = if order % 2 == 1 { 1.0 } else { -1.0 };
            close(Real::polygamma(x, order), sign * factorial * (head + tail), 1e-12);
        }
    }
}

/// `ψₘ(1 − x) − (−1)ᵐ ψₘ(x) = (−1)ᵐ π dᵐ/dxᵐ cot(πx)`, the right side by nested forward mode.
#[test]
fn polygamma_reflects() {
    use std::f64::consts::PI;
    for x in [-3.3, -0.6, 0.2, 0.45, 0.8] {
        let cotangent = |x: Forward<Forward>| (x * PI).tan().recip() * PI;
        let at = Forward::new(Forward::new(x, [1.0]), [Forward::from(1.0)]);
        let nested = cotangent(at);
        let derivatives = [nested.primal(), nested.inner().tangent(0), nested.tangent(0).tangent(0)];
        for (order, derivative) in derivatives.into_iter().enumerate() {
            let sign = if order % 2 == 0 { 1.0 } else { -1.0 };
            let left = Real::polygamma(1.0 - x, order as u32) - sign * Real::polygamma(x, order as u32);
            close(left, sign * derivative, 1e-10);
        }
    }
}

#[test]
fn derivatives_of_ln_gamma_of_every_order() {
    // Of ln Γ at 3: ψ, ψ₁, ψ₂, ψ₃.
    let third = derivative(|x| derivative(|x| derivative(Real::ln_gamma, x), x), 3.0);
    close(third, Real::polygamma(3.0, 2), 1e-13);
    let fourth = hvp(|x| derivative(|x| derivative(Real::ln_gamma, x), x), &3.0, &1.0).expect("same shape");
    close(fourth, Real::polygamma(3.0, 3), 1e-13);
}
