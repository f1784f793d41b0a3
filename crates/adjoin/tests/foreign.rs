//! Functions of plain numbers whose derivatives are stated: `adjoin::libm`, `adjoin::foreign`,
//! `#[foreign(derivative = …)]`.

use adjoin::prelude::*;
use adjoin::{Forward, libm};

type Twice = Forward<Forward<f64, 1>, 1>;

/// Forward mode against differences, at two depths, and reverse mode against forward mode.
#[track_caller]
fn agree(
    name: &str,
    f: fn(f64) -> f64,
    forward: fn(Forward<f64, 1>) -> Forward<f64, 1>,
    twice: fn(Twice) -> Twice,
    reverse: fn(Reverse) -> Reverse,
    over_reverse: fn(Forward<Reverse, 1>) -> Forward<Reverse, 1>,
    at: f64,
) {
    let close = |found: f64, expected: f64, what: &str, by: f64| {
        assert!(
            (found - expected).abs() <= by * expected.abs().max(1.0),
            "{what} of {name} at {at}: {found}, not {expected}"
        );
    };
    let step = 1e-5;
    let slope = forward(Forward::new(at, [1.0])).tangent(0);
    close(slope, (f(at + step) - f(at - step)) / (2.0 * step), "slope", 1e-7);
    let (value, gradient) = value_and_grad(reverse, &at);
    assert_eq!(value.to_bits(), f(at).to_bits(), "value of {name} at {at}");
    close(gradient, slope, "gradient", 1e-14);
    let slope_at = |x: f64| forward(Forward::new(x, [1.0])).tangent(0);
    let second = twice(Forward::new(Forward::new(at, [1.0]), [1.0.into()])).tangent(0).tangent(0);
    close(second, (slope_at(at + step) - slope_at(at - step)) / (2.0 * step), "second derivative", 1e-6);
    close(hvp(over_reverse, &at, &1.0).unwrap(), second, "forward over reverse", 1e-13);
}

macro_rules! agree {
    ($($name:expr, at $($at:expr),*;)*) => {$($(
        agree(stringify!($name), $name, $name, $name, $name, $name, $at);
    )*)*};
}

#[test]
fn functions_of_libm_have_the_derivatives_that_differences_show() {
    use libm::*;
    agree! {
        acos, at 0.3, -0.7; acosh, at 1.5; asin, at 0.3; asinh, at -0.4; atan, at 2.0; atanh, at 0.3; cbrt, at 2.0, -1.0;
        cos, at 1.0; cosh, at 1.0; erf, at 0.5; erfc, at 0.5; exp, at 1.5; exp10, at 0.5; exp2, at 1.5; expm1, at 0.1;
        j0, at 0.0, 1.5; j1, at 0.0, 2.5; lgamma, at 2.5, 0.3; log, at 2.0; log10, at 2.0; log1p, at 0.4; log2, at 3.0;
        sin, at 1.0; sinh, at 1.0; tan, at 0.5; tanh, at 0.5; tgamma, at 2.5, -0.5; y0, at 1.5; y1, at 2.5;
        fabs, at -1.5; sqrt, at 2.0; floor, at 1.5; trunc, at 1.5; rint, at 1.4; round, at 1.4; roundeven, at 1.4; ceil, at 1.5;
        |x| jn(3, x), at 2.5; |x| jn(0, x), at 0.0; |x| yn(2, x), at 2.5; |x| ldexp(x * x, 3), at 1.5; |x| scalbn(x.sin(), -2), at 1.5;
        |x| { let (m, e) = frexp(x); m * m * 2f64.powi(2 * e) }, at 3.0, 0.1, -5.5;
        |x| { let (fraction, whole) = modf(x); fraction * fraction + whole * x }, at 2.75;
        |x| { let (sin, cos) = sincos(x); sin * cos }, at 0.4;
        |x| lgamma_r(x).0 * f64::from(lgamma_r(x).1), at -0.5;
        |x| x * f64::from(ilogb(x)), at 5.0;
        |x| pow(x, x), at 1.5; |x| pow(x * 2.0, (x * 0.0) + 3.0), at 0.5; |x| atan2(x, x * x), at 1.5; |x| hypot(x, x.sin()), at 1.5;
        |x| fmod(x * 7.0, x * x), at 1.5; |x| remainder(x * 7.0, x * x), at 1.3; |x| remquo(x * 7.0, x * x).0, at 1.3;
        |x| fdim(x, x * x), at 0.5, 1.5; |x| fmax(x, x * x) + fmin(x, x.sin()), at 1.5; |x| fma(x, x, x.sin()), at 1.5;
        |x| copysign(x * x, -x), at 1.5; |x| nextafter(x * x, x), at 1.5;
    }
}

#[test]
fn plain_values_are_those_of_the_crate() {
    // On some platforms the bits differ from those of the standard library, so users must ask for these
    // functions by name.
    assert_eq!(libm::j0(1.0), 0.765_197_686_557_966_6);
    assert_eq!(libm::tgamma(5.0), 24.0);
    assert_eq!(libm::frexp(3.0), (0.75, 2));
    assert_eq!(libm::fdim(1.0, 3.0), 0.0);
    assert!(libm::fdim(f64::NAN, 3.0).is_nan());
}

#[test]
fn partial_derivatives_of_several_arguments() {
    fn area<R: Real>(a: R, b: R, c: R) -> R {
        adjoin::foreign([a, b, c], |[a, b, c]| a * b + c, |[a, b, _]| [b, a, R::constant(1.0)])
    }
    assert_eq!(grad(|[a, b, c]| area(a, b, c), &[2.0, 3.0, 5.0]), [3.0, 2.0, 1.0]);
    assert_eq!(grad(|[a, b]| area(a, b, a), &[2.0, 3.0]), [4.0, 2.0]);
    assert_eq!(grad(|a| area(a, a, a), &2.0), 5.0);
    assert_eq!(grad(|a| area(a, 3.0.into(), 1.0.into()), &2.0), 3.0);
    let mixed = hessian(|[a, b, c]| area(a, b, c), &[2.0, 3.0, 5.0]);
    assert_eq!(mixed[(0, 1)], 1.0);
    assert_eq!(mixed[(0, 0)], 0.0);
}

#[differentiable]
mod model {
    /// Stands for another crate, whose code is on `f64` only.
    #[constant]
    fn elsewhere(x: f64, n: usize) -> f64 {
        (0..n).map(|k| x.powi(k as i32)).sum()
    }

    #[constant]
    fn elsewhere_of_two(x: f64, y: f64) -> f64 {
        x * y.exp()
    }

    /// `1 + x + … + xⁿ⁻¹`, and the derivative by a function of the module.
    #[foreign(derivative = slope)]
    pub(crate) fn series(x: f64, n: usize) -> f64 {
        elsewhere(x, n)
    }

    fn slope(x: f64, n: usize) -> f64 {
        (1..n).map(|k| k as f64 * x.powi(k as i32 - 1)).sum()
    }

    /// The derivative is the function itself.
    #[foreign(derivative = |x| 2.0 * double_exp(x))]
    pub(crate) fn double_exp(x: f64) -> f64 {
        (2.0 * x).exp()
    }

    #[foreign(derivative = (|_, y: f64| y.exp(), |x, y| tilted(x, y)))]
    pub(crate) fn tilted(x: f64, y: f64) -> f64 {
        elsewhere_of_two(x, y)
    }

    pub(crate) fn all(x: f64) -> f64 {
        series(x, 4) * double_exp(x) + tilted(x * x, x) + tilted(2.0, x) + series(0.5, 3)
    }

    pub(crate) fn known(x: f64) -> f64 {
        (1.0 + x + x * x + x.powi(3)) * (2.0 * x).exp() + x * x * x.exp() + 2.0 * x.exp() + 1.75
    }

    pub(crate) fn of_values(x: f64) -> f64 {
        let (r, _) = adjoin::libm::remquo(x.primal(), 90.0);
        x - x.primal() + r
    }
}

#[test]
fn marked_functions_have_the_derivatives_that_they_name() {
    let x = 0.7;
    let close = |found: f64, expected: f64| {
        assert!((found - expected).abs() < 1e-12 * expected.abs(), "{found}, not {expected}");
    };
    close(model::all(x), model::known(x));
    close(grad(model::all, &x), grad(model::known, &x));
    close(derivative(model::all, x), derivative(model::known, x));
    close(hvp(model::all, &x, &1.0).unwrap(), hvp(model::known, &x, &1.0).unwrap());
    assert_eq!(model::double_exp(0.5), 1f64.exp());
}

#[test]
fn a_literal_beside_a_value_that_was_taken_out_stays_plain() {
    assert_eq!(model::of_values(100.0), 10.0);
    assert_eq!(grad(model::of_values, &100.0), 1.0);
}
