//! Verbs over the program's own scalar: what they return is differentiated with the rest. Their functions
//! fork, and wait for plain parallel code, during which a thread may be given another branch of the program.

use adjoin::{Forward, Real, Taped, grad, hvp, jvp, par_map, vjp};

/// A function with no kinks.
fn curve<S: Real>([x, y]: [S; 2]) -> S {
    let weight = plain();
    let (a, b) = adjoin::join(|| (x * y).sin(), || x.tanh() * y);
    a * 0.5 + b * weight
}

/// A number that takes some microseconds, on two threads if there are any.
fn plain() -> f64 {
    let wave = |shift: f64| (0..100).map(|i| (f64::from(i) + shift).sin()).sum::<f64>();
    let (a, b) = rayon::join(|| wave(0.0), || wave(0.5));
    (a * b).cos() * 0.5
}

/// One number of the derivatives of a function at two numbers of the program.
pub(crate) fn level<R: Real>(which: u8, x: R, y: R) -> R {
    let one = R::constant(1.0);
    let first = |x: R, y: R| {
        let [in_x, in_y] = grad(|p: [Taped<R>; 2]| curve(p), &[x, y]);
        in_x + in_y * 0.5
    };
    let result = match which % 5 {
        0 => first(x, y),
        1 => jvp(|p: [Forward<R>; 2]| curve(p), &[x, y], &[y, one]).expect("one shape").1,
        2 => hvp(curve, &[x, y], &[one, x]).expect("one shape")[0],
        3 => par_map(0..4u8, |i| first(x * f64::from(i), y)).into_iter().sum::<R>() * 0.25,
        _ => {
            let (value, pullback) = vjp(|p: [Taped<R>; 2]| [curve(p), p[0] * p[1]], &[x, y]);
            pullback.call(&[y, one]).expect("one shape")[1] + value[0]
        }
    };
    result.sin() * 0.8
}
