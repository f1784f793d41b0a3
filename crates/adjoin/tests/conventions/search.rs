//! All rules after all rules, at all edge values: a path of partial derivatives has the same product from
//! both ends, and is NaN or 0 in both modes or in none.

use super::everywhere::agree;
use adjoin::{Forward, Real, Reverse, Vector, grad};

const EDGES: [f64; 19] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    2.0,
    -3.0,
    5e-324,
    -5e-324,
    1e-310,
    f64::MIN_POSITIVE,
    1e160,
    -1e160,
    f64::MAX,
    f64::MIN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// The functions, by number, so that one generic function covers all.
macro_rules! numbered {
    ($apply:ident($($x:ident),+): $count:ident => $($body:expr),+ $(,)?) => {
        const $count: usize = <[&str]>::len(&[$(stringify!($body)),+]);

        fn $apply<R: Real>(which: usize, $($x: R),+) -> R {
            let mut number = 0;
            $(
                if which == number {
                    return $body;
                }
                number += 1;
            )+
            unreachable!("there are {number} functions")
        }
    };
}

numbered! { one(x): ONES =>
    x.sqrt(), x.cbrt(), x.exp(), x.exp2(), x.exp_m1(), x.ln(), x.log2(), x.log10(), x.ln_1p(), x.sin(), x.cos(), x.tan(),
    x.asin(), x.acos(), x.atan(), x.sinh(), x.cosh(), x.tanh(), x.asinh(), x.acosh(), x.atanh(), x.recip(), x.abs(),
    x.to_degrees(), x.fract(), x.erf(), x.erfc(), x.ln_gamma(), x.digamma(), x.polygamma(1), x.powi(0), x.powi(1), x.powi(2),
    x.powi(-3), x.floor(), x.signum(), x * 0.0, x / 0.0, x * f64::INFINITY, -x, x + 1.0, x - 1.0, x.powi(3), x.clamp(R::constant(-1.0), R::constant(1.0)),
    x.max(R::constant(0.0)), x.min(R::constant(0.0)),
}

numbered! { two(x, y): TWOS =>
    x + y, x - y, x * y, x / y, x % y, x.rem_euclid(y), x.powf(y), x.log(y), x.atan2(y), x.hypot(y), x.max(y), x.min(y),
    x.copysign(y), x.div_euclid(y), x.abs_sub(y), x.midpoint(y), x.mul_add(y, R::constant(1.0)),
}

#[test]
fn a_function_of_a_function() {
    for inner in 0..ONES {
        for outer in 0..ONES {
            // All edges at once, in one run; and by one array operation.
            let reverse = grad(
                |x: [Reverse; EDGES.len()]| x.map(|x| one(outer, one(inner, x))).into_iter().sum::<Reverse>(),
                &EDGES,
            );
            let array =
                grad(|x: Vector<Reverse>| x.map(|x| one(outer, one(inner, x))).sum(), &Vector::from(EDGES));
            for (k, x) in EDGES.into_iter().enumerate() {
                let forward = one(outer, one(inner, Forward::new(x, [1.0]))).tangent(0);
                assert!(
                    agree(forward, reverse[k]) && agree(forward, array.at(k)),
                    "function {outer} of function {inner} at {x:e}: {forward:e} forward, {:e} reverse, {:e} on arrays",
                    reverse[k],
                    array.at(k)
                );
            }
        }
    }
}

#[test]
fn a_function_of_a_function_of_two() {
    for inner in 0..TWOS {
        for outer in 0..ONES {
            for x in EDGES {
                for y in EDGES {
                    let reverse = grad(|[x, y]: [Reverse; 2]| one(outer, two(inner, x, y)), &[x, y]);
                    let [u, v] = [Forward::new(x, [1.0, 0.0]), Forward::new(y, [0.0, 1.0])];
                    let forward = one(outer, two(inner, u, v)).tangents();
                    for (forward, reverse) in forward.into_iter().zip(reverse) {
                        assert!(
                            agree(forward, reverse),
                            "function {outer} of function {inner} of two at ({x:e}, {y:e}): {forward:e} forward, \
                             {reverse:e} reverse"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_function_of_two_functions() {
    for outer in 0..TWOS {
        for [left, right] in (0..ONES).map(|left| [left, (7 * left + 3) % ONES]) {
            for x in EDGES {
                for y in EDGES {
                    let reverse =
                        grad(|[x, y]: [Reverse; 2]| two(outer, one(left, x), one(right, y)), &[x, y]);
                    let [u, v] = [Forward::new(x, [1.0, 0.0]), Forward::new(y, [0.0, 1.0])];
                    let forward = two(outer, one(left, u), one(right, v)).tangents();
                    for (forward, reverse) in forward.into_iter().zip(reverse) {
                        assert!(
                            agree(forward, reverse),
                            "function {outer} of two of functions {left} and {right} at ({x:e}, {y:e}): {forward:e} \
                             forward, {reverse:e} reverse"
                        );
                    }
                }
            }
        }
    }
}
