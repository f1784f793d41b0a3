//! Derivatives of the logarithm of Γ: digamma and trigamma, to about 14 digits.
//!
//! Method: the reflection formula moves a negative argument to a positive one, the recurrence moves that to
//! at least 10, and there the asymptotic series in 1/x² is used.

use std::f64::consts::PI;

const SERIES_FROM: f64 = 10.0;

/// ψ(x) = d/dx log Γ(x).
pub(crate) fn digamma(x: f64) -> f64 {
    if x <= 0.0 {
        if x == x.floor() {
            return f64::NAN;
        }
        return digamma(1.0 - x) - PI / (PI * x).tan();
    }
    let (mut x, mut sum) = (x, 0.0);
    while x < SERIES_FROM {
        sum -= x.recip();
        x += 1.0;
    }
    let q = (x * x).recip();
    let tail = q
        * (1.0 / 12.0
            - q * (1.0 / 120.0
                - q * (1.0 / 252.0
                    - q * (1.0 / 240.0 - q * (1.0 / 132.0 - q * (691.0 / 32_760.0 - q / 12.0))))));
    sum + x.ln() - 0.5 / x - tail
}

/// ψ'(x).
pub(crate) fn trigamma(x: f64) -> f64 {
    if x <= 0.0 {
        if x == x.floor() {
            return f64::NAN;
        }
        let s = PI / (PI * x).sin();
        return s * s - trigamma(1.0 - x);
    }
    let (mut x, mut sum) = (x, 0.0);
    while x < SERIES_FROM {
        sum += (x * x).recip();
        x += 1.0;
    }
    let q = (x * x).recip();
    let tail = q
        * (1.0 / 6.0
            - q * (1.0 / 30.0
                - q * (1.0 / 42.0
                    - q * (1.0 / 30.0 - q * (5.0 / 66.0 - q * (691.0 / 2_730.0 - q * 7.0 / 6.0))))));
    sum + x.recip() + 0.5 * q + tail / x
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, wanted: f64) {
        assert!((found - wanted).abs() <= 1e-13 * wanted.abs().max(1.0), "{found} is not {wanted}");
    }

    #[test]
    fn known_values() {
        const EULER: f64 = 0.577_215_664_901_532_9;
        close(digamma(1.0), -EULER);
        close(digamma(0.5), -EULER - 2.0 * std::f64::consts::LN_2);
        close(trigamma(1.0), PI * PI / 6.0);
        close(trigamma(0.5), PI * PI / 2.0);
    }

    #[test]
    fn recurrences_hold_on_both_sides_of_zero() {
        for x in [-3.3, -0.7, 0.2, 1.9, 8.5, 40.0] {
            close(digamma(x + 1.0) - digamma(x), 1.0 / x);
            close(trigamma(x) - trigamma(x + 1.0), 1.0 / (x * x));
        }
    }

    #[test]
    fn poles_are_not_numbers() {
        assert!(digamma(0.0).is_nan() && trigamma(-2.0).is_nan());
    }
}
