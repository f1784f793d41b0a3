//! The conventions at points without a derivative, as the rule table states them, in forward and reverse
//! mode.

use super::table::{binary, unary};
use adjoin::{Forward, Real, Reverse, grad};

/// The derivative of a function of the table, the same in both modes.
#[track_caller]
fn slope(name: &str, x: f64) -> f64 {
    let table = unary();
    let function = table.iter().find(|function| function.name == name).expect("a name of the table");
    let reverse = grad(function.reverse, &x);
    let forward = (function.forward)(Forward::new(x, [1.0])).tangent(0);
    assert!(reverse == forward || (reverse.is_nan() && forward.is_nan()), "{name} at {x}");
    reverse
}

#[track_caller]
fn slopes(name: &str, x: f64, y: f64) -> [f64; 2] {
    let table = binary();
    let function = table.iter().find(|function| function.name == name).expect("a name of the table");
    let reverse = grad(|[x, y]| (function.reverse)(x, y), &[x, y]);
    let forward = (function.forward)(Forward::new(x, [1.0, 0.0]), Forward::new(y, [0.0, 1.0])).tangents();
    for (reverse, forward) in reverse.into_iter().zip(forward) {
        assert!(reverse == forward || (reverse.is_nan() && forward.is_nan()), "{name} at ({x}, {y})");
    }
    reverse
}

const INFINITY: f64 = f64::INFINITY;
const ZEROS: [f64; 2] = [0.0, -0.0];

#[test]
fn abs_at_zero_is_flat() {
    for zero in ZEROS {
        assert_eq!(slope("abs", zero), 0.0);
        assert_eq!(slopes("copysign", zero, 1.0), [0.0, 0.0]);
        assert_eq!(slopes("copysign", zero, -1.0), [0.0, 0.0]);
    }
}

#[test]
fn copysign_follows_both_signs() {
    assert_eq!(slopes("copysign", 2.0, 0.0), [1.0, 0.0]);
    assert_eq!(slopes("copysign", 2.0, -0.0), [-1.0, 0.0]);
    assert_eq!(slopes("copysign", -2.0, -3.0), [1.0, 0.0]);
}

#[test]
fn ties_are_shared() {
    for (x, y) in [(1.0, 1.0), (0.0, -0.0), (-0.0, 0.0), (INFINITY, INFINITY)] {
        assert_eq!(slopes("max", x, y), [0.5, 0.5]);
        assert_eq!(slopes("min", x, y), [0.5, 0.5]);
    }
    for (x, y) in [(1.0, 1.0), (0.0, -0.0), (-0.0, 0.0)] {
        assert_eq!(slopes("clamp from below", x, y), [0.5, 0.5]);
        assert_eq!(slopes("clamp from above", x, y), [0.5, 0.5]);
    }
    assert_eq!(grad(|[x, low, high]| x.clamp(low, high), &[2.0, 2.0, 2.0]), [0.25, 0.25, 0.5]);
    assert_eq!(slopes("abs_sub", 2.0, 2.0), [0.5, -0.5]);
}

#[test]
fn the_number_wins_over_nan() {
    for name in ["max", "min"] {
        assert_eq!(slopes(name, 1.0, f64::NAN), [1.0, 0.0]);
        assert_eq!(slopes(name, f64::NAN, 1.0), [0.0, 1.0]);
    }
}

#[test]
fn roots_at_zero_are_steep() {
    for zero in ZEROS {
        assert_eq!(slope("sqrt", zero), INFINITY, "{zero:?}");
        assert_eq!(slope("cbrt", zero), INFINITY, "{zero:?}");
        assert_eq!(slopes("powf", zero, 0.5)[0], INFINITY, "{zero:?}");
        assert_eq!(slopes("powf", zero, 0.3)[0], INFINITY, "{zero:?}");
    }
}

#[test]
fn powers_at_zero() {
    for zero in ZEROS {
        for exponent in [0.0, 0.5, 1.0, 2.0, 3.5] {
            assert_eq!(slopes("powf", zero, exponent)[1], 0.0, "in the exponent {exponent}");
        }
        assert_eq!(slopes("powf", zero, 0.0)[0], 0.0);
        assert_eq!(slopes("powf", zero, 1.0)[0], 1.0);
        assert_eq!(slopes("powf", zero, 2.0)[0], 0.0);
        assert_eq!(slope("powi 0", zero), 0.0);
        assert_eq!(slope("powi 1", zero), 1.0);
        assert_eq!(slope("powi 2", zero), 0.0);
    }
    assert_eq!(slopes("powf", 2.0, 0.0)[0], 0.0);
    assert_eq!(slopes("powf", -2.0, 3.0)[0], 12.0);
}

#[test]
fn powers_at_infinity() {
    // Constant next to these points, so the central difference is zero.
    assert_eq!(slopes("powf", INFINITY, -1.0), [0.0, 0.0]);
    assert_eq!(slopes("powf", 0.5, INFINITY), [0.0, 0.0]);
    assert_eq!(slopes("powf", 2.0, f64::NEG_INFINITY), [0.0, 0.0]);
}

/// `x.powi(i32::MIN)` has an exponent of which one cannot be subtracted.
#[test]
fn the_least_exponent_of_powi() {
    for (x, expected) in [(2.0, 0.0), (1.0, f64::from(i32::MIN)), (0.5, f64::NEG_INFINITY)] {
        assert_eq!(grad(|x: Reverse| x.powi(i32::MIN), &x), expected);
        assert_eq!(Forward::new(x, [1.0]).powi(i32::MIN).tangent(0), expected);
    }
}

#[test]
fn the_origin_is_flat() {
    for x in ZEROS {
        for y in ZEROS {
            assert_eq!(slopes("atan2", x, y), [0.0, 0.0]);
            assert_eq!(slopes("hypot", x, y), [0.0, 0.0]);
        }
    }
}

#[test]
fn steps_are_flat_also_where_they_jump() {
    for name in ["floor", "ceil", "round", "round_ties_even", "trunc", "signum"] {
        for x in [0.0, -0.0, 0.5, 1.0, -1.0, 1.5, 2.5, 7.3, INFINITY] {
            assert_eq!(slope(name, x), 0.0, "{name} at {x}");
        }
    }
    assert_eq!(slopes("div_euclid", 6.0, 2.0), [0.0, 0.0]);
    assert_eq!(slopes("div_euclid", -7.0, 2.0), [0.0, 0.0]);
}

#[test]
fn remainders_at_a_jump_have_the_slope_next_to_it() {
    assert_eq!(slopes("%", 6.0, 2.0), [1.0, -3.0]);
    assert_eq!(slopes("%", -6.0, 2.0), [1.0, 3.0]);
    assert_eq!(slopes("rem_euclid", 6.0, 2.0), [1.0, -3.0]);
    assert_eq!(slopes("rem_euclid", -6.0, 2.0), [1.0, 3.0]);
    assert_eq!(slope("fract", 2.0), 1.0);
}

/// Where the quotient rounds to the next integer but the remainder does not: `1 % 0.1 = 1 − 9 · 0.1`.
#[test]
fn remainders_count_the_quotient_that_they_are_of() {
    assert!(std::hint::black_box(1.0) % 0.1 > 0.09);
    assert_eq!(slopes("%", 1.0, 0.1), [1.0, -9.0]);
    assert_eq!(slopes("%", -1.0, 0.1), [1.0, 9.0]);
    assert_eq!(slopes("rem_euclid", 1.0, 0.1), [1.0, -9.0]);
    assert_eq!(slopes("%", 1.0, INFINITY), [1.0, 0.0]);
}

#[test]
fn a_quotient_by_a_tiny_number_is_not_nan() {
    assert_eq!(slopes("/", 0.0, 1e-310), [INFINITY, 0.0]);
    assert_eq!(slopes("/", 0.0, 5e-324), [INFINITY, 0.0]);
    let [_, slope] = slopes("/", 1e-318, 1e-310);
    assert!((-1.1e302..-0.9e302).contains(&slope), "{slope:e}");
    assert_eq!(grad(|y| 0.0 / y, &1e-310), 0.0);
    assert_eq!(Forward::new(1e-310, [1.0]).recip().tangent(0), f64::NEG_INFINITY);
    assert_eq!((0.0 / Forward::new(1e-310, [1.0])).tangent(0), 0.0);
}

#[test]
fn a_nan_is_not_hidden() {
    assert!(Real::abs_sub(Forward::<f64, 1>::from(f64::NAN), Forward::from(1.0)).is_nan());
    assert!(Real::abs_sub(f64::NAN, 1.0).is_nan());
    assert!(Real::abs_sub(1.0, f64::NAN).is_nan());
    for function in ["sin", "exp", "sqrt", "abs", "tanh", "recip", "powi 2", "erf", "digamma"] {
        assert!(slope(function, f64::NAN).is_nan(), "{function}");
    }
    for function in ["*", "/", "atan2", "hypot"] {
        assert!(slopes(function, f64::NAN, 2.0).iter().any(|slope| slope.is_nan()), "{function}");
    }
}
