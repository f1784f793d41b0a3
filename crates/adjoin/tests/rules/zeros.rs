//! 0 · ∞ counts as 0: a zero cotangent or tangent stays zero, and no other infinity or NaN is hidden.

use adjoin::prelude::*;

const INFINITY: f64 = f64::INFINITY;

/// The derivative in both modes, which agree.
#[track_caller]
fn slope(reverse: impl Fn(Reverse) -> Reverse, forward: impl Fn(Forward) -> Forward, x: f64) -> f64 {
    let (back, ahead) = (grad(reverse, &x), derivative(forward, x));
    assert!(back == ahead || (back.is_nan() && ahead.is_nan()), "{back} in reverse, {ahead} forward");
    back
}

macro_rules! slope {
    ($x:expr, |$v:ident| $body:expr) => {
        slope(|$v| $body, |$v| $body, $x)
    };
}

#[test]
fn a_root_of_a_square_is_flat_at_zero() {
    assert_eq!(slope!(0.0, |x| (x * x).sqrt()), 0.0);
    assert_eq!(slope!(0.0, |x| x.powi(2).sqrt()), 0.0);
    assert_eq!(slope!(0.0, |x| (x * 0.0).sqrt()), 0.0);
    assert_eq!(slope!(0.0, |x| (x * x).powf(0.25.into())), 0.0);
    assert_eq!(slope!(0.0, |x| (x * x).ln()), 0.0);
}

#[test]
fn a_norm_is_flat_at_the_origin() {
    let norm = |xs: Vec<Reverse>| xs.iter().map(|x| *x * *x).sum::<Reverse>().sqrt();
    assert_eq!(grad(norm, &vec![0.0; 3]), [0.0; 3]);
    let with_forks = |xs: Vec<Reverse>| par_map_reduce(&xs, 0.0.into(), |x| *x * *x, |a, b| a + b).sqrt();
    assert_eq!(grad(with_forks, &vec![0.0; 3]), [0.0; 3]);
    let product = |[x, y]: [Reverse; 2]| (x * y).sqrt();
    assert_eq!(grad(product, &[0.0, 0.0]), [0.0, 0.0]);
}

#[test]
fn a_zero_cotangent_passes_an_infinite_partial() {
    let (_, pullback) = vjp(|x: Reverse| [x.sqrt(), x * 2.0], &0.0);
    assert_eq!(pullback.call(&[0.0, 1.0]), Ok(2.0));
    assert_eq!(pullback.call(&[1.0, 1.0]), Ok(INFINITY));
    let (_, pullback) = vjp(|[x, y]: [Reverse; 2]| [x.sqrt() * y, x + y], &[0.0, 3.0]);
    assert_eq!(pullback.call(&[0.0, 1.0]), Ok([1.0, 1.0]));
    assert_eq!(pullback.call(&[1.0, 0.0]), Ok([INFINITY, 0.0]));
    assert_eq!(pullback.call_many([&[0.0, 1.0], &[1.0, 0.0]]), Ok([[1.0, 1.0], [INFINITY, 0.0]]));
}

#[test]
fn a_zero_tangent_passes_an_infinite_partial() {
    let root = |[x, y]: [Forward; 2]| x.sqrt() * y;
    assert_eq!(jvp(root, &[0.0, 3.0], &[0.0, 1.0]).map(|(_, tangent)| tangent), Ok(0.0));
    assert_eq!((Forward::<f64, 1>::from(1.0) / 0.0).tangents(), [0.0]);
    assert_eq!((Forward::<f64, 1>::from(0.0) / 0.0).tangents(), [0.0]);
    assert_eq!((Forward::<f64, 1>::from(1.0) * INFINITY).tangents(), [0.0]);
    assert_eq!((1.0 / Forward::<f64, 1>::from(0.0)).tangents(), [0.0]);
    assert_eq!(slope!(1.0, |x| (x * 0.0) / 0.0), 0.0);
}

/// A branch that is not taken may have any derivative.
#[test]
fn factors_of_zero_contribute_nothing() {
    let choose = |[x, y]: [Reverse; 2]| x * y.sqrt();
    assert_eq!(grad(choose, &[0.0, 0.0]), [0.0, 0.0]);
    let maximum = |[x, y]: [Reverse; 2]| x.sqrt().max(y);
    assert_eq!(grad(maximum, &[0.0, 1.0]), [0.0, 1.0]);
}

#[test]
fn infinite_and_nan_seeds_pass_through() {
    let (_, pullback) = vjp(|[x, y]: [Reverse; 2]| [x * y, y * 3.0], &[2.0, 5.0]);
    assert_eq!(pullback.call(&[INFINITY, 0.0]), Ok([INFINITY, INFINITY]));
    assert_eq!(pullback.call(&[0.0, -INFINITY]), Ok([0.0, -INFINITY]));
    let [x, y] = pullback.call(&[f64::NAN, 1.0]).unwrap();
    assert!(x.is_nan() && y.is_nan());
    let [x, y] = pullback.call(&[1.0, f64::NAN]).unwrap();
    assert!(x == 5.0 && y.is_nan());
    // No trace of it remains.
    assert_eq!(pullback.call(&[1.0, 1.0]), Ok([5.0, 5.0]));
}

#[test]
fn seeds_that_are_not_finite_pass_through_forks() {
    let f = |[x, y]: [Reverse; 2]| {
        let (a, b) = join(|| x * y, || x + y);
        [a * b, b]
    };
    let (_, pullback) = vjp(f, &[2.0, 5.0]);
    assert_eq!(pullback.call(&[INFINITY, 0.0]), Ok([INFINITY, INFINITY]));
    let [x, y] = pullback.call(&[f64::NAN, 0.0]).unwrap();
    assert!(x.is_nan() && y.is_nan());
    assert_eq!(pullback.call(&[0.0, 1.0]), Ok([1.0, 1.0]));
}

#[test]
fn a_nan_on_the_way_is_seen() {
    assert!(slope!(-1.0, |x| x.sqrt()).is_nan());
    assert!(slope!(-1.0, |x| x.sqrt() * x).is_nan());
    assert!(grad(|[x, y]| x * y, &[f64::NAN, 1.0])[1].is_nan());
}
