//! Points where derivatives are infinite, zero, or not there.

use crate::common::all_close;
use adjoin::prelude::*;

twice! {
    #[differentiable]
    {}

    fn norm(x: f64, y: f64, z: f64) -> f64 {
        (x * x + y * y + z * z).sqrt()
    }

    fn root(x: f64, y: f64) -> f64 {
        x.sqrt() + y
    }

    fn hidden_root(x: f64, y: f64) -> f64 {
        0.0 * x.sqrt() + (x * y).sqrt() * 0.0 + y
    }

    fn kinks(x: f64, y: f64) -> [f64; 6] {
        [x.abs() * y, x.max(y), x.min(y), x.clamp(-1.0, y), x.hypot(y), x.atan2(y)]
    }

    fn steps(x: f64, y: f64) -> [f64; 3] {
        [x.floor() * y, y.signum(), (x * y).round()]
    }

    fn powers(x: f64, y: f64) -> [f64; 3] {
        [x.powf(y), y.powf(x), (x * y).powi(0)]
    }

    fn huge(x: f64, y: f64) -> [f64; 2] {
        [(x * 1e200) * (y * 1e200), (x - y).exp() / (x - y)]
    }

    fn branches(x: f64, y: f64) -> f64 {
        if x < y { x * y } else if x == y { x } else { y / x }
    }
}

/// Whether the function has the same derivatives with and without the attribute, infinities and NaNs included; which are
/// returned.
macro_rules! same {
    ($name:ident, [$($x:ident),*], $point:expr) => {{
        let found = jacobian(|[$($x),*]| reduced::$name($($x),*), &$point);
        let expected = jacobian(|[$($x),*]| recorded::$name($($x),*), &$point);
        all_close(&format!("{} at {:?}", stringify!($name), $point), found.entries(), expected.entries(), 1e-13);
        found.entries().to_vec()
    }};
}

#[test]
fn zero_times_infinity_is_zero() {
    assert_eq!(same!(norm, [x, y, z], [0.0, 0.0, 0.0]), [0.0; 3]);
    all_close("norm", &same!(norm, [x, y, z], [3.0, 0.0, 4.0]), &[0.6, 0.0, 0.8], 1e-15);
    assert_eq!(same!(hidden_root, [x, y], [0.0, 2.0]), [0.0, 1.0]);
    assert_eq!(same!(hidden_root, [x, y], [0.0, 0.0]), [0.0, 1.0]);
}

#[test]
fn infinite_derivatives_stay() {
    assert_eq!(same!(root, [x, y], [0.0, 1.0]), [f64::INFINITY, 1.0]);
    assert!(same!(root, [x, y], [-1.0, 1.0])[0].is_nan());
    same!(powers, [x, y], [0.0, 0.5]);
    same!(powers, [x, y], [0.0, 0.0]);
    same!(powers, [x, y], [2.0, 0.0]);
    same!(huge, [x, y], [1.0, 1.0]);
    same!(huge, [x, y], [0.0, 0.0]);
}

#[test]
fn kinks_jumps_and_branches_follow_the_table() {
    let points = [0.0, 1.0, -1.0, 0.5, f64::INFINITY];
    for x in points {
        for y in points {
            if y >= -1.0 {
                same!(kinks, [x, y], [x, y]);
            }
            same!(steps, [x, y], [x, y]);
            same!(branches, [x, y], [x, y]);
        }
    }
}

/// Arguments that are one value: their derivatives add up, whatever factors are pending.
#[test]
fn arguments_may_be_one_value() {
    let norms = [
        grad(|x: Reverse| reduced::norm(x, x, x), &2.0),
        grad(|x: Reverse| reduced::norm(x, -x, x * 0.0), &2.0),
        grad(|x: Reverse| reduced::branches(x, x * 3.0), &2.0),
    ];
    all_close("gradients", &norms, &[3f64.sqrt(), 2f64.sqrt(), 12.0], 1e-15);
}
