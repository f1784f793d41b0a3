//! The same functions with and without the attribute, and four ways to the derivatives of both.

use adjoin::structure::Differentiable;
use adjoin::{Forward, Mode, Real, Reverse, jacobian_with};

/// Writes functions twice: into the module `reduced` with the attribute, into `recorded` without. Other items go into both.
macro_rules! twice {
    (#[$told:meta] { $($other:item)* } $(fn $name:ident $arguments:tt -> $result:tt $body:tt)*) => {
        #[allow(dead_code, unreachable_pub, missing_docs)]
        #[$told]
        mod recorded {
            $($other)*
            $(pub fn $name $arguments -> $result $body)*
        }
        #[allow(dead_code, unreachable_pub, missing_docs)]
        #[$told]
        mod reduced {
            $($other)*
            $(#[preaccumulate] pub fn $name $arguments -> $result $body)*
        }
    };
}

/// Holds `agree` for a function of both modules, given its arguments in terms of a slice of scalars.
macro_rules! agree {
    ($name:ident, $point:expr, |$x:ident| ($($argument:expr),* $(,)?)) => {
        $crate::common::agree(
            &$point,
            |$x| $crate::common::scalars(&reduced::$name($($argument),*)),
            |$x| $crate::common::scalars(&reduced::$name($($argument),*)),
            |$x| $crate::common::scalars(&recorded::$name($($argument),*)),
            |$x| $crate::common::scalars(&reduced::$name($($argument),*)),
        )
    };
}

/// The scalars of a structure.
pub(crate) fn scalars<R: Real, U: Differentiable<R>>(structure: &U) -> Vec<R> {
    let mut scalars = Vec::new();
    structure.visit_scalars(&mut |x| scalars.push(x));
    scalars
}

/// Whether two derivatives are the same but for rounding, or both infinite or NaN.
pub(crate) fn close(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= tolerance * a.abs().max(b.abs()).max(1.0)
}

#[track_caller]
pub(crate) fn all_close(what: &str, a: &[f64], b: &[f64], tolerance: f64) {
    assert_eq!(a.len(), b.len(), "{what}");
    for (place, (a, b)) in a.iter().zip(b).enumerate() {
        assert!(close(*a, *b, tolerance), "{what}, entry {place}: {a} and {b}");
    }
}

/// The Jacobian by differences, row by row.
pub(crate) fn differences(f: impl Fn(&[f64]) -> Vec<f64>, point: &[f64]) -> Vec<f64> {
    let columns: Vec<Vec<f64>> = (0..point.len())
        .map(|k| {
            let step = 1e-5 * point[k].abs().max(1.0);
            let moved = |by: f64| {
                let mut x = point.to_vec();
                x[k] += by;
                f(&x)
            };
            let difference = |(a, b): (f64, f64)| (a - b) / (2.0 * step);
            moved(step).into_iter().zip(moved(-step)).map(difference).collect()
        })
        .collect();
    let rows = f(point).len();
    (0..rows).flat_map(|row| columns.iter().map(move |column| column[row])).collect()
}

/// The Jacobian by forward mode, row by row.
pub(crate) fn by_forward_mode(f: impl Fn(&[Forward]) -> Vec<Forward>, point: &[f64]) -> Vec<f64> {
    let columns: Vec<Vec<f64>> = (0..point.len())
        .map(|k| {
            let seed = |(i, x): (usize, &f64)| Forward::new(*x, [if i == k { 1.0 } else { 0.0 }]);
            let lifted: Vec<Forward> = point.iter().enumerate().map(seed).collect();
            f(&lifted).iter().map(|y| y.tangent(0)).collect()
        })
        .collect();
    let rows = columns.first().map_or(0, Vec::len);
    (0..rows).flat_map(|row| columns.iter().map(move |column| column[row])).collect()
}

/// Compares the value of a function and its derivatives in all ways; returns the derivatives, row by row.
#[track_caller]
pub(crate) fn agree(
    point: &[f64],
    plain: impl Fn(&[f64]) -> Vec<f64>,
    forward: impl Fn(&[Forward]) -> Vec<Forward>,
    recorded: impl Fn(&[Reverse]) -> Vec<Reverse>,
    reduced: impl Fn(&[Reverse]) -> Vec<Reverse>,
) -> Vec<f64> {
    let point = point.to_vec();
    let found = jacobian_with(Mode::Reverse, |x: Vec<Reverse>| reduced(&x), &point);
    let pushed = jacobian_with(Mode::Forward, |x: Vec<Reverse>| reduced(&x), &point);
    let expected = jacobian_with(Mode::Reverse, |x: Vec<Reverse>| recorded(&x), &point);
    all_close("swept and pushed", found.entries(), pushed.entries(), 1e-12);
    all_close("with and without the attribute", found.entries(), expected.entries(), 1e-12);
    all_close("reverse and forward", found.entries(), &by_forward_mode(forward, &point), 1e-12);
    all_close("reverse and differences", found.entries(), &differences(&plain, &point), 1e-6);
    let mut values = Vec::new();
    adjoin::vjp(
        |x: Vec<Reverse>| {
            let results = reduced(&x);
            values = results.iter().map(|y| y.primal()).collect();
            results
        },
        &point,
    );
    assert_eq!(values, plain(&point), "the value in reverse mode");
    found.entries().to_vec()
}
