//! The laws, as checks on any value.

use adjoin::structure::{Path, Structure};
use adjoin::{Differentiable, Forward, Real, With};
use std::fmt::Debug;

/// The scalars, in the order of a visit.
pub(crate) fn scalars<R: Real, X: Differentiable<R> + ?Sized>(x: &X) -> Vec<f64> {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x| scalars.push(x.primal()));
    scalars
}

/// The paths of the scalars, in the order of a visit.
pub(crate) fn paths<X: Differentiable + ?Sized>(x: &X) -> Vec<String> {
    let mut paths = Vec::new();
    x.visit_paths(&Path::ROOT, &mut |path, _| paths.push(path.to_string()));
    paths
}

/// Checks the laws on `x`, and that its scalars are those expected.
pub(crate) fn check<X>(x: &X, expected: &[f64])
where
    X: Differentiable + ?Sized,
    X::Plain: PartialEq + Debug,
{
    assert_eq!(scalars(x), expected, "visit meets each scalar once");
    assert_eq!(x.count_scalars(), expected.len());

    let mut met = Vec::new();
    let copy = x.map_scalars(&mut |x: f64| {
        met.push(x);
        x
    });
    assert_eq!(met, expected, "map meets the scalars in the order of visit");

    let mut met = Vec::new();
    x.visit_paths(&Path::ROOT, &mut |_, x| met.push(x));
    assert_eq!(met, expected, "paths come in the order of visit");
    let mut paths = paths(x);
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), expected.len(), "every scalar has a path of its own: {paths:?}");

    let mut met = Vec::new();
    let zipped = x.zip_scalars(&copy, &mut |x: f64, y: f64| {
        assert_eq!(x, y, "zip pairs a scalar with its copy");
        met.push(x);
    });
    assert_eq!(zipped, Ok(()), "a copy has the same shape");
    assert_eq!(met, expected, "zip meets the scalars in the order of visit");

    check_plain(&copy);
    check_siblings(x, &copy);
}

/// The laws that can be stated for owned structures only.
fn check_plain<P: Structure<With<f64> = P> + PartialEq + Debug>(plain: &P) {
    assert_eq!(&plain.map_scalars(&mut |x: f64| x), plain, "mapping the identity is a copy");
    let there = plain.map_scalars(&mut |x: f64| 2.0 * x + 1.0);
    let back = there.map_scalars(&mut |x: f64| (x - 1.0) / 2.0);
    assert_eq!(&back, plain, "mapping keeps the discrete parts and the places");
}

/// Over another scalar and back.
fn check_siblings<X>(x: &X, copy: &X::Plain)
where
    X: Differentiable + ?Sized,
    X::Plain: PartialEq + Debug,
{
    let lifted: With<X, Forward> = x.map_scalars(&mut |x: f64| Forward::new(x, [-x]));
    assert_eq!(scalars(&lifted), scalars(x), "a sibling has its scalars in the same order");
    x.zip_scalars(&lifted, &mut |x: f64, y: Forward| assert_eq!((x, -x), (y.primal(), y.tangent(0))))
        .expect("a sibling has the same shape");
    let plain: X::Plain = lifted.map_scalars(&mut |x: Forward| x.primal());
    assert_eq!(&plain, copy, "the plain sibling of a sibling is the plain sibling");
    lifted
        .zip_scalars(&plain, &mut |x: Forward, y: f64| assert_eq!(x.primal(), y))
        .expect("the same shape again");
}
