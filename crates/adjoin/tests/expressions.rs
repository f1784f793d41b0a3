//! Random expression programs over the whole table, with sharing: reverse mode, forward mode and finite
//! differences agree, in first and in second derivatives, and the value has the bits of `f64`.
//!
//! A program is a list of operations on earlier values. Programs with large values or derivatives are
//! skipped, because the comparison would be one of rounding errors.

#[path = "support/random.rs"]
mod random;

use adjoin::prelude::*;
use proptest::collection::vec;
use proptest::prelude::*;
use random::hold;

/// Functions that are smooth on the range of `guarded`.
const SMOOTH: usize = 24;
const SMOOTH_PAIRS: usize = 10;
/// Functions with kinks and jumps.
const ROUGH: usize = 6;
const ROUGH_PAIRS: usize = 6;

#[derive(Clone, Debug)]
enum Operation {
    Constant(f64),
    /// A function of one earlier value.
    One(usize, usize),
    /// A function of two earlier values.
    Two(usize, usize, usize),
    /// With an `f64` on the right, or on the left.
    Right(usize, usize, f64),
    Left(usize, f64, usize),
    Sum(Vec<usize>),
}

/// Maps a value into an interval on which every function is defined and moderate.
fn guarded<R: Real>(x: R) -> R {
    x.sin() * 0.4 + 0.55
}

fn one<R: Real>(function: usize, x: R) -> R {
    let inner = guarded(x);
    match function {
        0 => inner.sqrt(),
        1 => inner.cbrt(),
        2 => inner.exp(),
        3 => inner.exp2(),
        4 => inner.exp_m1(),
        5 => inner.ln(),
        6 => inner.log2(),
        7 => inner.log10(),
        8 => inner.ln_1p(),
        9 => x.sin(),
        10 => x.cos(),
        11 => inner.tan(),
        12 => inner.asin(),
        13 => inner.acos(),
        14 => x.atan(),
        15 => inner.sinh() + inner.cosh(),
        16 => x.tanh(),
        17 => x.asinh(),
        18 => (inner + 1.0).acosh(),
        19 => inner.atanh(),
        20 => inner.recip(),
        21 => x.erf() - x.erfc(),
        22 => inner.ln_gamma() + inner.powi(-2) + inner.digamma(),
        23 => inner.to_degrees().to_radians() + x.sin_cos().1,
        24 => x.abs(),
        25 => x.floor() + x.ceil(),
        26 => x.round() - x.trunc(),
        27 => x.fract(),
        28 => x.signum() + x.round_ties_even(),
        _ => -x,
    }
}

fn two<R: Real>(function: usize, x: R, y: R) -> R {
    match function {
        0 => x + y,
        1 => x - y,
        2 => x * y,
        3 => x / (guarded(y) + 1.0),
        4 => guarded(x).powf(y.tanh()),
        5 => guarded(x).log(guarded(y) + 1.5),
        6 => guarded(x).atan2(y),
        7 => guarded(x).hypot(y),
        8 => x.mul_add(y, x),
        9 => x.midpoint(y),
        10 => x.max(y),
        11 => x.min(y),
        12 => x % (guarded(y) + 1.0),
        13 => x.rem_euclid(guarded(y) + 1.0) + x.div_euclid(guarded(y) + 1.0),
        14 => x.copysign(y),
        _ => x.clamp(-guarded(y), guarded(y)),
    }
}

fn right<R: Real>(function: usize, x: R, c: f64) -> R {
    let mut y = x;
    match function {
        0 => y += c,
        1 => y -= c,
        2 => y *= c,
        3 => y /= c + 3.0,
        _ => y = x + c,
    }
    y
}

fn left<R: Real>(function: usize, c: f64, x: R) -> R
where
    f64: LeftOf<R>,
{
    match function {
        0 => c + x,
        1 => c - x,
        2 => c * x,
        _ => c / (guarded(x) + 1.0),
    }
}

/// All values that the program computes, inputs first.
fn values<R: Real>(program: &[Operation], inputs: &[R]) -> Vec<R>
where
    f64: LeftOf<R>,
{
    let mut values = inputs.to_vec();
    for operation in program {
        let pick = |back: usize| values[values.len() - 1 - back % values.len()];
        let value = match operation {
            Operation::Constant(c) => R::constant(*c),
            Operation::One(function, x) => one(*function, pick(*x)),
            Operation::Two(function, x, y) => two(*function, pick(*x), pick(*y)),
            Operation::Right(function, x, c) => right(*function, pick(*x), *c),
            Operation::Left(function, c, x) => left(*function, *c, pick(*x)),
            Operation::Sum(xs) => xs.iter().map(|x| pick(*x)).sum(),
        };
        values.push(value);
    }
    values
}

fn result<R: Real>(program: &[Operation], inputs: &[R]) -> R
where
    f64: LeftOf<R>,
{
    *values(program, inputs).last().expect("there are inputs")
}

fn programs(functions: usize, pairs: usize) -> impl Strategy<Value = Vec<Operation>> {
    let argument = || prop_oneof![3 => 0usize..3, 1 => 0usize..20];
    let operation = prop_oneof![
        1 => (-2.0..2.0).prop_map(Operation::Constant),
        5 => (0..functions, argument()).prop_map(|(function, x)| Operation::One(function, x)),
        8 => (0..pairs, argument(), argument()).prop_map(|(function, x, y)| Operation::Two(function, x, y)),
        2 => (0usize..4, argument(), -2.0..2.0).prop_map(|(function, x, c)| Operation::Right(function, x, c)),
        2 => (0usize..4, -2.0..2.0, argument()).prop_map(|(function, c, x)| Operation::Left(function, c, x)),
        1 => vec(argument(), 0..7).prop_map(Operation::Sum),
    ];
    vec(operation, 1..25)
}

fn inputs() -> impl Strategy<Value = Vec<f64>> {
    vec(-2.0..2.0, 1..5)
}

/// The program as a function of the input at `place`.
fn seeded(inputs: &[f64], place: usize) -> Vec<Forward> {
    (inputs.iter().enumerate()).map(|(at, x)| Forward::new(*x, [f64::from(u8::from(at == place))])).collect()
}

/// The largest intermediate value, or derivative of one by an input.
fn size(program: &[Operation], inputs: &[f64]) -> f64 {
    let all = (0..inputs.len()).flat_map(|place| values(program, &seeded(inputs, place)));
    all.map(|value| value.inner().abs().max(value.tangent(0).abs())).fold(1.0, f64::max)
}

/// The largest second derivative of an intermediate value, in the direction of all inputs at once.
fn curvature(program: &[Operation], inputs: &[f64]) -> f64 {
    let lift = |x: &f64| Forward::new(Forward::new(*x, [1.0]), [Forward::from(1.0)]);
    let nested: Vec<Forward<Forward>> = inputs.iter().map(lift).collect();
    values(program, &nested).into_iter().map(|value| value.tangent(0).tangent(0).abs()).fold(1.0, f64::max)
}

const LARGE: f64 = 1e3;

#[track_caller]
fn close(found: f64, expected: f64, tolerance: f64, what: &str) {
    assert!((found - expected).abs() <= tolerance, "{what}: {found} and {expected}");
}

#[test]
fn values_are_those_of_f64_bit_for_bit() {
    let strategy = (programs(SMOOTH + ROUGH, SMOOTH_PAIRS + ROUGH_PAIRS), inputs());
    hold(1500, &strategy, |(program, inputs)| {
        let plain = result(&program, &inputs);
        let (value, _) = value_and_grad(|xs: Vec<Reverse>| result(&program, &xs), &inputs);
        assert!(
            value.to_bits() == plain.to_bits() || (value.is_nan() && plain.is_nan()),
            "{value} and {plain}"
        );
        let forward = result(&program, &seeded(&inputs, 0)).inner();
        assert!(forward.to_bits() == plain.to_bits() || (forward.is_nan() && plain.is_nan()));
    });
}

#[test]
fn reverse_agrees_with_forward() {
    let strategy = (programs(SMOOTH + ROUGH, SMOOTH_PAIRS + ROUGH_PAIRS), inputs());
    hold(1500, &strategy, |(program, inputs)| {
        let size = size(&program, &inputs);
        if size > LARGE {
            return;
        }
        let gradient = grad(|xs: Vec<Reverse>| result(&program, &xs), &inputs);
        for (place, slope) in gradient.into_iter().enumerate() {
            close(
                slope,
                result(&program, &seeded(&inputs, place)).tangent(0),
                1e-10 * size,
                "reverse and forward",
            );
        }
    });
}

#[test]
fn reverse_agrees_with_finite_differences() {
    hold(1000, &(programs(SMOOTH, SMOOTH_PAIRS), inputs()), |(program, inputs)| {
        let size = size(&program, &inputs).max(curvature(&program, &inputs));
        if size > LARGE {
            return;
        }
        let gradient = grad(|xs: Vec<Reverse>| result(&program, &xs), &inputs);
        for (place, slope) in gradient.into_iter().enumerate() {
            let at = |t: f64| {
                let mut moved = inputs.clone();
                moved[place] += t;
                result(&program, &moved)
            };
            let difference = |h: f64| (at(h) - at(-h)) / (2.0 * h);
            let (h, tolerance) = (2e-4 / size, 1e-5 * size);
            let limit = (4.0 * difference(h) - difference(2.0 * h)) / 3.0;
            close(slope, limit, tolerance, "reverse and differences");
        }
    });
}

#[test]
fn second_derivatives_agree_with_nested_forward_and_differences() {
    hold(500, &(programs(SMOOTH, SMOOTH_PAIRS), inputs()), |(program, inputs)| {
        let size = size(&program, &inputs).max(curvature(&program, &inputs));
        if size > LARGE {
            return;
        }
        let matrix = hessian(|xs| result(&program, &xs), &inputs);
        let is = |place: usize, other: usize| f64::from(u8::from(place == other));
        for row in 0..inputs.len() {
            let unit: Vec<f64> = (0..inputs.len()).map(|at| is(at, row)).collect();
            let product = hvp(|xs: Vec<_>| result(&program, &xs), &inputs, &unit).expect("same shape");
            let gradient_at = |t: f64| {
                let mut moved = inputs.clone();
                moved[row] += t;
                grad(|xs: Vec<Reverse>| result(&program, &xs), &moved)
            };
            let h = 1e-5 / size;
            let (after, before) = (gradient_at(h), gradient_at(-h));
            for column in 0..inputs.len() {
                let lift = |(at, x): (usize, &f64)| {
                    Forward::new(Forward::new(*x, [is(at, row)]), [Forward::from(is(at, column))])
                };
                let nested: Vec<Forward<Forward>> = inputs.iter().enumerate().map(lift).collect();
                let entry = result(&program, &nested).tangent(0).tangent(0);
                let tolerance = 1e-9 * size * size;
                close(matrix[(row, column)], entry, tolerance, "hessian and nested forward");
                close(product[column], entry, tolerance, "product and nested forward");
                let difference = (after[column] - before[column]) / (2.0 * h);
                close(
                    difference,
                    entry,
                    1e-3 * size * size,
                    "nested forward and differences of the gradient",
                );
            }
        }
    });
}
