//! Zeros, ones, tiny and huge numbers, infinities and NaN: values are those of `f64`, and forward and reverse
//! agree.

use super::table::{binary, unary};
use adjoin::{Forward, Real, value_and_grad};

pub(crate) const EDGES: [f64; 27] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.1,
    0.5,
    -0.5,
    1.5,
    2.0,
    -2.0,
    2.5,
    3.0,
    -3.0,
    5e-324,
    -5e-324,
    1e-310,
    f64::MIN_POSITIVE,
    1e-160,
    -1e-160,
    1e16,
    1e160,
    -1e160,
    f64::MAX,
    f64::MIN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// Equal, or both NaN; the signs of zeros do not matter.
fn same(x: f64, y: f64) -> bool {
    x == y || (x.is_nan() && y.is_nan())
}

/// Equal in every bit, where all NaNs count as equal.
fn same_value(x: f64, y: f64) -> bool {
    x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan())
}

#[test]
fn functions_of_one_argument() {
    for function in unary() {
        for x in EDGES.map(std::hint::black_box) {
            let (value, reverse) = value_and_grad(function.reverse, &x);
            let forward = (function.forward)(Forward::new(x, [1.0]));
            let (name, plain) = (function.name, (function.plain)(x));
            assert!(same_value(value, plain), "{name} of {x:e}: {value:e} reverse, {plain:e} plain");
            assert!(
                same_value(forward.inner(), plain),
                "{name} of {x:e}: {forward:e} forward, {plain:e} plain"
            );
            let tangent = forward.tangent(0);
            assert!(same(tangent, reverse), "{name} at {x:e}: {tangent:e} forward, {reverse:e} reverse");
            let nested = (function.nested)(Forward::new(Forward::new(x, [1.0]), [Forward::from(1.0)]));
            assert!(same_value(nested.primal(), plain), "{name} of {x:e}, nested");
            assert!(same(nested.inner().tangent(0), reverse), "{name} at {x:e}, nested");
        }
    }
}

#[test]
fn functions_of_two_arguments() {
    for function in binary() {
        let name = function.name;
        for x in EDGES.map(std::hint::black_box) {
            for y in EDGES.map(std::hint::black_box) {
                // `clamp` refuses a NaN as an end of its interval.
                if name.starts_with("clamp") && y.is_nan() {
                    continue;
                }
                let (value, reverse) = value_and_grad(|[x, y]| (function.reverse)(x, y), &[x, y]);
                let forward = (function.forward)(Forward::new(x, [1.0, 0.0]), Forward::new(y, [0.0, 1.0]));
                let plain = (function.plain)(x, y);
                assert!(
                    same_value(value, plain),
                    "{name} of ({x:e}, {y:e}): {value:e} reverse, {plain:e} plain"
                );
                let primal = forward.inner();
                assert!(
                    same_value(primal, plain),
                    "{name} of ({x:e}, {y:e}): {primal:e} forward, {plain:e} plain"
                );
                for (side, reverse) in reverse.into_iter().enumerate() {
                    let tangent = forward.tangent(side);
                    assert!(
                        same(tangent, reverse),
                        "{name} at ({x:e}, {y:e}), side {side}: {tangent:e} forward, {reverse:e} reverse"
                    );
                }
            }
        }
    }
}

/// A constant operand has no derivative, even if its partial derivative is infinite or NaN.
#[test]
fn a_constant_operand_adds_nothing_to_a_derivative() {
    for function in binary() {
        let name = function.name;
        for x in EDGES {
            for y in EDGES {
                if name.starts_with("clamp") && y.is_nan() {
                    continue;
                }
                let (_, both) = value_and_grad(|[x, y]| (function.reverse)(x, y), &[x, y]);
                let (_, left) = value_and_grad(|x| (function.reverse)(x, y.into()), &x);
                let (_, right) = value_and_grad(|y| (function.reverse)(x.into(), y), &y);
                assert!(same(both[0], left) && same(both[1], right), "{name} at ({x:e}, {y:e})");
                let forward = (function.forward)(Forward::new(x, [1.0, 0.0]), Forward::from(y));
                assert!(same(forward.tangent(0), left), "{name} at ({x:e}, {y:e}), forward");
                assert_eq!(forward.tangent(1), 0.0, "{name} at ({x:e}, {y:e}), a zero tangent");
            }
        }
    }
}

/// The slope in the base is 0 where the exponent is, but it is not constant there.
#[test]
fn second_derivatives_of_powf_hold_at_exponent_zero() {
    for x in [2.0, 0.3, 40.0] {
        let hessian =
            adjoin::hessian(|[x, y]: [adjoin::Forward<adjoin::Reverse, 4>; 2]| x.powf(y), &[x, 0.0_f64]);
        assert_eq!(hessian[(0, 0)], 0.0);
        for entry in [hessian[(0, 1)], hessian[(1, 0)]] {
            assert!((entry * x - 1.0).abs() < 1e-14, "{x}: {entry}");
        }
        assert!((hessian[(1, 1)] - x.ln().powi(2)).abs() < 1e-14);
    }
}
