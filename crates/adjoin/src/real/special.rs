//! Polygamma functions of every order.
//!
//! `erf`, `erfc` and `ln_gamma` come from `libm`. The derivatives of `ln_gamma` do not: the one of order `n`
//! is the polygamma function of order `n − 1`, and every `n` is needed, because forward mode nests without
//! limit.
//!
//! Three facts (Abramowitz & Stegun, chapter 6) cover the line, with `ψₘ` the `m`-th derivative of digamma:
//!
//! - recurrence: `ψₘ(x) = ψₘ(x + 1) − (−1)ᵐ m! / x^(m+1)`, to move away from 0;
//! - asymptotic series in the Bernoulli numbers, for large `x`;
//! - reflection: `ψₘ(x) = (−1)ᵐ ψₘ(1 − x) − π dᵐ/dxᵐ cot(πx)`, for negative `x`.

use std::f64::consts::PI;

/// `B₂, B₄, …, B₂₄`.
const BERNOULLI: [f64; 12] = [
    1.0 / 6.0,
    -1.0 / 30.0,
    1.0 / 42.0,
    -1.0 / 30.0,
    5.0 / 66.0,
    -691.0 / 2730.0,
    7.0 / 6.0,
    -3617.0 / 510.0,
    43867.0 / 798.0,
    -174_611.0 / 330.0,
    854_513.0 / 138.0,
    -236_364_091.0 / 2730.0,
];

/// The `order`-th derivative of the digamma function; NaN at its poles `0, −1, −2, …`.
pub(crate) fn polygamma(order: u32, x: f64) -> f64 {
    if x.is_nan() || x == f64::NEG_INFINITY || (x <= 0.0 && x.fract() == 0.0) {
        return f64::NAN;
    }
    if x == f64::INFINITY {
        return if order == 0 { f64::INFINITY } else { 0.0 };
    }
    let alternating = if order % 2 == 0 { 1.0 } else { -1.0 };
    if x < 0.0 {
        alternating * right_half(order, 1.0 - x) - PI * cotangent_derivative(order, x)
    } else {
        right_half(order, x)
    }
}

/// `ψₘ(x)` for `x > 0`.
fn right_half(order: u32, x: f64) -> f64 {
    let m = f64::from(order);
    let factorial = (1..=order).map(f64::from).product::<f64>();
    let alternating = if order % 2 == 0 { 1.0 } else { -1.0 };
    // From `10 + order` on, the series below is accurate to the last bits.
    let far = 10.0 + m;
    let (mut x, mut shift) = (x, 0.0);
    while x < far {
        shift += x.powf(-m - 1.0);
        x += 1.0;
    }
    asymptotic(order, x) - alternating * factorial * shift
}

/// The asymptotic series, for `x ≥ 10 + order`.
fn asymptotic(order: u32, x: f64) -> f64 {
    let m = f64::from(order);
    let square = x * x;
    if order == 0 {
        let mut power = 1.0;
        let tail: f64 = (2u32..)
            .step_by(2)
            .zip(BERNOULLI)
            .map(|(k, b)| {
                power *= square;
                b / (f64::from(k) * power)
            })
            .sum();
        return x.ln() - 0.5 / x - tail;
    }
    // Terms B₂ₖ (2k + m − 1)! / ((2k)! x^(2k + m)), each from the one before it.
    let below = (1..order).map(f64::from).product::<f64>();
    let lead = below * x.powf(-m);
    let mut ratio = lead;
    let mut total = lead + 0.5 * lead * m / x;
    for (k, b) in (2u32..).step_by(2).zip(BERNOULLI) {
        let k = f64::from(k);
        ratio *= (k + m - 2.0) * (k + m - 1.0) / ((k - 1.0) * k * square);
        total += b * ratio;
    }
    if order % 2 == 0 { -total } else { total }
}

/// `dᵐ/dxᵐ cot(πx)`: a polynomial in `c = cot(πx)`, by `dP(c)/dx = −π (1 + c²) P′(c)`.
fn cotangent_derivative(order: u32, x: f64) -> f64 {
    let c = (PI * (x - x.round())).tan().recip();
    let mut polynomial = vec![0.0, 1.0];
    for _ in 0..order {
        let mut next = vec![0.0; polynomial.len() + 1];
        for (degree, coefficient) in polynomial.iter().enumerate().skip(1) {
            let slope = -PI * degree as f64 * coefficient;
            next[degree - 1] += slope;
            next[degree + 1] += slope;
        }
        polynomial = next;
    }
    polynomial.iter().rev().fold(0.0, |sum, coefficient| sum * c + coefficient)
}

#[cfg(test)]
mod tests {
    use super::polygamma;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() <= 4e-15 * expected.abs().max(1.0), "{found} is not {expected}");
    }

    #[test]
    fn known_values() {
        const EULER: f64 = 0.577_215_664_901_532_9;
        let pi = std::f64::consts::PI;
        close(polygamma(0, 1.0), -EULER);
        close(polygamma(0, 0.5), -EULER - 2.0 * 2f64.ln());
        close(polygamma(1, 1.0), pi * pi / 6.0);
        close(polygamma(1, 0.5), pi * pi / 2.0);
        close(polygamma(2, 1.0), -2.0 * 1.202_056_903_159_594_3);
        close(polygamma(3, 1.0), pi.powi(4) / 15.0);
        close(polygamma(0, -0.5), 0.036_489_973_978_576_52);
    }

    #[test]
    fn recurrence_holds_on_both_sides_of_zero() {
        for order in 0..6 {
            for x in [-3.7, -1.2, -0.3, 0.4, 2.5, 11.0, 40.0] {
                let factorial: f64 = (1..=order).map(f64::from).product();
                let sign = if order % 2 == 0 { 1.0 } else { -1.0 };
                let step = sign * factorial * f64::powi(x, -(order as i32) - 1);
                let (left, right) = (polygamma(order, x + 1.0), polygamma(order, x) + step);
                let scale = left.abs().max(step.abs()).max(1.0);
                assert!((left - right).abs() < 1e-12 * scale, "order {order} at {x}: {left} and {right}");
            }
        }
    }

    #[test]
    fn poles_and_infinities() {
        assert!(polygamma(0, 0.0).is_nan());
        assert!(polygamma(2, -3.0).is_nan());
        assert_eq!(polygamma(0, f64::INFINITY), f64::INFINITY);
        assert_eq!(polygamma(1, f64::INFINITY), 0.0);
    }
}
