//! Quotients whose slope overflows although the quotients and the derivative of the whole are moderate, as
//! they occur where numbers are scaled down on purpose.

use adjoin::prelude::*;
use adjoin::{Forward, Vector};

const TINY: f64 = 1e-292;

/// A quotient, and its name.
type Form<R> = (&'static str, fn(R, R) -> R);

/// Every form is `1.5 tan x`. In some of them the divisor is a chain of functions of one argument, in others
/// a value of its own.
fn forms<R: Real>() -> Vec<Form<R>>
where
    f64: LeftOf<R>,
{
    vec![
        ("number / chain", |x, _| (1.5 / (TINY * x.cos())) * (TINY * x.sin())),
        ("number / value", |x, one| (1.5 / (TINY * x.cos() * one)) * (TINY * x.sin())),
        ("one / chain", |x, _| (1.0 / (TINY * x.cos())) * (1.5 * TINY * x.sin())),
        ("one / value", |x, one| (1.0 / (TINY * x.cos() * one)) * (1.5 * TINY * x.sin())),
        ("constant / value", |x, one| (R::from(1.5) / (TINY * x.cos() * one)) * (TINY * x.sin())),
        ("recip of chain", |x, _| (TINY * x.cos()).recip() * (1.5 * TINY * x.sin())),
        ("recip of value", |x, one| (TINY * x.cos() * one).recip() * (1.5 * TINY * x.sin())),
        ("value / value", |x, one| ((one * x.sin()) / (TINY * x.cos() * one)) * (1.5 * TINY)),
        ("chain / chain", |x, _| (x.sin() / (TINY * x.cos())) * (1.5 * TINY)),
        ("assigned", |x, one| {
            let mut q = one * 1.5;
            q /= TINY * x.cos() * one;
            q * (TINY * x.sin())
        }),
    ]
}

#[track_caller]
fn close(found: f64, expected: f64, form: &str) {
    assert!((found - expected).abs() <= 1e-12 * expected.abs().max(1.0), "{form}: {found} is not {expected}");
}

#[test]
fn reverse_mode_does_not_overflow() {
    let x = 0.7f64;
    for (form, f) in forms::<Reverse>() {
        let (value, [slope, _]) = value_and_grad(|[x, one]: [Reverse; 2]| f(x, one), &[x, 1.0]);
        close(value, 1.5 * x.tan(), form);
        close(slope, 1.5 / x.cos().powi(2), form);
    }
}

#[test]
fn forward_mode_does_not_overflow_at_any_depth() {
    let x = 0.7f64;
    for (form, f) in forms::<Forward<f64, 1>>() {
        close(f(Forward::new(x, [1.0]), 1.0.into()).tangent(0), 1.5 / x.cos().powi(2), form);
    }
    let second = 3.0 * x.tan() / x.cos().powi(2);
    for (form, f) in forms::<Forward<Forward<f64, 1>, 1>>() {
        let twice = Forward::new(Forward::new(x, [1.0]), [1.0.into()]);
        close(f(twice, 1.0.into()).tangent(0).tangent(0), second, form);
    }
    for (form, f) in forms::<Forward<Reverse, 1>>() {
        let hessian = hvp(|[x, one]: [Forward<Reverse, 1>; 2]| f(x, one), &[x, 1.0], &[1.0, 0.0]).unwrap();
        close(hessian[0], second, form);
    }
}

#[test]
fn arrays_do_not_overflow() {
    let x = vec![0.7, 0.9];
    let f = |x: Vector<Reverse>| {
        let divisor = x.cos() * TINY;
        let quotient = (x.cos() * 0.0 + 1.5) / divisor;
        (quotient * (x.sin() * TINY)).sum()
    };
    let gradient = grad(f, &Vector::from(x.clone()));
    for (found, x) in gradient.iter().zip(x) {
        close(found, 1.5 / x.cos().powi(2), "array / array");
    }
}

#[test]
fn poles_and_overflows_of_the_derivative_itself_are_as_ever() {
    assert_eq!(grad(|x| 1.0 / x, &1e-200), f64::NEG_INFINITY);
    assert_eq!(grad(|x| 1.0 / x, &0.0), f64::NEG_INFINITY);
    assert_eq!(grad(adjoin::Reverse::recip, &1e-200), f64::NEG_INFINITY);
    assert_eq!(derivative(|x| 2.0 / x, 1e-200), f64::NEG_INFINITY);
    assert_eq!(grad(|[x, y]| x / y, &[1.0, 1e-200]), [1e200, f64::NEG_INFINITY]);
}
