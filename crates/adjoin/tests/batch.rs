//! `batch_jacobian!`: the same bits as `Forward` at each point alone, for any function and in any order of
//! the points.

#[path = "support/caught.rs"]
mod caught;

use adjoin::prelude::*;
use caught::payload_of;

/// Numbers that look random (a linear congruence), the same every time.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.next() as f64 / f64::from(1_u32 << 31)
    }

    fn index(&mut self, count: usize) -> usize {
        self.next() as usize % count
    }
}

fn message_of(f: impl FnOnce()) -> String {
    *payload_of(f).downcast().expect("a message that was put together")
}

/// The Jacobian at one point, by forward mode.
fn alone<const N: usize, const D: usize, const M: usize>(
    f: impl Fn([Forward<f64, N>; N], [Forward<f64, N>; D]) -> [Forward<f64, N>; M],
    (x, data): ([f64; N], [f64; D]),
) -> Vec<f64> {
    let seeds = std::array::from_fn(|i| {
        let mut tangents = [0.0; N];
        tangents[i] = 1.0;
        Forward::new(x[i], tangents)
    });
    f(seeds, data.map(Forward::from)).iter().flat_map(|value| value.tangents()).collect()
}

fn bits(entries: &[f64]) -> Vec<u64> {
    // The payload of a NaN does not matter, and neither does the sign of a zero, which a product with a
    // constant loses.
    let bits = |x: &f64| if x.is_nan() { f64::NAN.to_bits() } else { (x + 0.0).to_bits() };
    entries.iter().map(bits).collect()
}

/// Compares `batch_jacobian!` at these points, in this order, with each point alone.
macro_rules! check {
    ($function:path, $points:expr) => {{
        let points = $points;
        let expected: Vec<f64> =
            points.iter().flat_map(|point| alone(|x, data| $function(x, data), *point)).collect();
        let mut entries = vec![f64::NAN; expected.len()];
        adjoin::batch_jacobian!($function, points.iter().copied(), &mut entries);
        assert_eq!(bits(&entries), bits(&expected), "{}: {entries:?}, {expected:?}", stringify!($function));
    }};
}

/// Edge values, and some others.
fn values(random: &mut Random) -> Vec<f64> {
    let mut values =
        vec![0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1e-320, 1e300, f64::INFINITY, -f64::INFINITY, f64::NAN];
    values.extend((0..20).map(|_| random.between(-3.0, 3.0)));
    values
}

#[test]
fn every_rule_of_one_argument_gives_the_bits_of_forward_mode() {
    macro_rules! rules {
        ($($rule:ident)*) => {$({
            fn $rule<R: Real>([x]: [R; 1], []: [R; 0]) -> [R; 2] {
                // With and without a factor.
                [Real::$rule(x), x * Real::$rule(x * x)]
            }
            let mut random = Random::new(1);
            let mut points: Vec<([f64; 1], [f64; 0])> =
                values(&mut random).into_iter().map(|x| ([x], [])).collect();
            check!($rule, &points);
            points.reverse();
            points.pop();
            check!($rule, &points);
        })*};
    }
    rules! {
        sqrt cbrt exp exp2 exp_m1 ln log2 log10 ln_1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh recip abs
        to_degrees to_radians fract erf erfc ln_gamma digamma floor ceil round round_ties_even trunc signum
    }
}

fn operators<R: Real>([x, y]: [R; 2], [c]: [R; 1]) -> [R; 12] {
    let mut z = x;
    z += y;
    z *= 2.0;
    [x + y, x - y, x * y, x / y, x % y, x * c, c / y, c - x, -z, x.mul_add(y, c), x.powi(3), z - 1.0]
}

#[test]
fn every_rule_of_two_arguments_gives_the_bits_of_forward_mode() {
    macro_rules! rules {
        ($($rule:ident)*) => {$({
            fn $rule<R: Real>([x, y]: [R; 2], [c]: [R; 1]) -> [R; 3] {
                [x.$rule(y), x.$rule(c), c.$rule(y)]
            }
            let mut random = Random::new(2);
            let values = values(&mut random);
            let points: Vec<_> = (0..300)
                .map(|_| {
                    let mut pick = || values[random.index(values.len())];
                    ([pick(), pick()], [pick()])
                })
                .collect();
            check!($rule, &points);
        })*};
    }
    rules! { powf log atan2 hypot max min copysign rem_euclid div_euclid abs_sub midpoint }

    let mut random = Random::new(3);
    let values = values(&mut random);
    let points: Vec<_> = (0..500)
        .map(|_| {
            let mut pick = || values[random.index(values.len())];
            ([pick(), pick()], [pick()])
        })
        .collect();
    check!(operators, &points);
}

#[differentiable]
mod programs {
    /// Branches on every sign, and takes a square root at the kink.
    pub(crate) fn branches([x, y]: [f64; 2], [c]: [f64; 1]) -> [f64; 2] {
        if x > y {
            [x * c, (x - y).sqrt()]
        } else {
            if x < -1.0 {
                return [y * y, x.exp() * y];
            }
            let larger = x.max(y);
            [larger, (x * x + y * y).sqrt()]
        }
    }

    /// A loop that runs until it converges.
    pub(crate) fn newton([a, start]: [f64; 2], []: [f64; 0]) -> [f64; 1] {
        let mut x = start;
        while (x * x - a).abs() > 1e-9 {
            x = 0.5 * (x + a / x);
        }
        [x]
    }

    /// A number as an index, and a sort.
    pub(crate) fn table([x, y, z]: [f64; 3], []: [f64; 0]) -> [f64; 2] {
        let mut numbers = [x, y, z];
        let place = x.abs().floor() as usize % 3;
        let chosen = numbers[place];
        numbers.sort_by(f64::total_cmp);
        [chosen * numbers[1], numbers[0] / numbers[2]]
    }

    /// 0 · ∞, which counts as 0.
    pub(crate) fn at_the_kink([x, y]: [f64; 2], []: [f64; 0]) -> [f64; 2] {
        [(x * x).sqrt() + y, (x.abs() * y).sqrt() * x]
    }

    /// Depends on the data only.
    pub(crate) fn constant([_x]: [f64; 1], [c]: [f64; 1]) -> [f64; 2] {
        [c * 2.0, 1.0]
    }

    /// In branches of their own.
    pub(crate) fn forked([x, y]: [f64; 2], []: [f64; 0]) -> [f64; 2] {
        let (a, b) = adjoin::join(|| if x > 0.0 { x * y } else { x - y }, || y.sin() * x);
        [a, b]
    }

    /// A residual as it occurs by the hundred thousand.
    #[inline(always)]
    pub(crate) fn residual(p: [f64; 6], [u, v]: [f64; 2]) -> [f64; 2] {
        let [a, b, c, d, e, f] = p;
        let depth = 1.0 + e * e + f * f;
        let (sin, cos) = (a * b).sin_cos();
        [(c * cos - d * sin) / depth - u, (c * sin + d * cos) / depth - v]
    }
}

#[test]
fn neighbouring_points_may_take_different_branches() {
    let mut random = Random::new(4);
    let points: Vec<([f64; 2], [f64; 1])> = (0..999)
        .map(|_| {
            let mut next = || (random.between(-2.0, 2.0) * 2.0).round() / 2.0;
            ([next(), next()], [next()])
        })
        .collect();
    check!(programs::branches, &points);
    let points: Vec<([f64; 2], [f64; 0])> =
        points.iter().map(|(x, _)| ([x[0].abs() + 0.5, x[1].abs() + 0.25], [])).collect();
    check!(programs::newton, &points);
    let points: Vec<([f64; 3], [f64; 0])> =
        (0..300).map(|_| (std::array::from_fn(|_| random.between(-4.0, 4.0)), [])).collect();
    check!(programs::table, &points);
    let points: Vec<([f64; 2], [f64; 0])> = points.iter().map(|(x, _)| ([x[0], x[1]], [])).collect();
    check!(programs::forked, &points);
}

/// Operators that a module implements for numbers and for references, which it does for each type of number.
#[differentiable]
#[allow(unreachable_pub, reason = "operators become as public as their types")]
mod operators {
    use std::ops::{Add, Mul};

    #[derive(Clone, Copy)]
    pub struct Pair(pub f64, pub f64);

    impl Mul<Pair> for f64 {
        type Output = Pair;
        fn mul(self, pair: Pair) -> Pair {
            Pair(self * pair.0, self * pair.1)
        }
    }

    impl Add<&Pair> for &Pair {
        type Output = Pair;
        fn add(self, other: &Pair) -> Pair {
            Pair(self.0 + other.0, self.1 + other.1)
        }
    }

    pub fn combined(x: [f64; 2], []: [f64; 0]) -> [f64; 2] {
        let pair = Pair(x[0], x[1] * x[1]);
        let sum = &(x[0] * pair) + &(2.0 * pair);
        [sum.0, sum.1]
    }
}

#[test]
fn operators_of_numbers_and_references_are_there() {
    let points = [([0.5, 2.0], []), ([-1.5, 0.25], [])];
    check!(operators::combined, &points);
    let mut entries = [f64::NAN; 4];
    adjoin::batch_jacobian!(operators::combined, [([3.0, 2.0], [])], &mut entries);
    assert_eq!(entries, [8.0, 0.0, 4.0, 20.0]);
}

#[test]
fn a_product_of_zero_and_infinity_is_zero() {
    let points = [([0.0, 2.0], []), ([1.0, 0.0], []), ([0.0, 0.0], []), ([-1.0, 3.0], [])];
    check!(programs::at_the_kink, &points);
    let mut entries = [f64::NAN; 4];
    adjoin::batch_jacobian!(programs::at_the_kink, [([0.0, 2.0], [])], &mut entries);
    assert_eq!(entries, [0.0, 1.0, 0.0, 0.0]);
}

#[test]
fn agrees_with_the_tape_and_with_differences() {
    let mut random = Random::new(5);
    let points: Vec<([f64; 6], [f64; 2])> = (0..101)
        .map(|_| (std::array::from_fn(|_| random.between(-1.0, 1.0)), [random.between(-1.0, 1.0), 0.5]))
        .collect();
    let mut entries = vec![0.0; 12 * points.len()];
    adjoin::batch_jacobian!(programs::residual, points.iter().copied(), &mut entries);
    for ((x, data), entries) in points.iter().zip(entries.chunks_exact(12)) {
        let by_tape = jacobian(|x| programs::residual(x, constant(data)), x);
        for (row, entries) in entries.chunks_exact(6).enumerate() {
            for (column, entry) in entries.iter().enumerate() {
                assert!((entry - by_tape[(row, column)]).abs() < 1e-12);
                let at = |step: f64| {
                    let mut x = *x;
                    x[column] += step;
                    programs::residual(x, *data)[row]
                };
                let difference = (at(1e-5) - at(-1e-5)) / 2e-5;
                assert!((entry - difference).abs() < 1e-7, "{entry} and {difference}");
            }
        }
    }
}

#[test]
fn no_points_an_odd_number_of_them_and_rows_of_constants() {
    let mut none: [f64; 0] = [];
    adjoin::batch_jacobian!(programs::constant, std::iter::empty::<([f64; 1], [f64; 1])>(), &mut none);
    let mut entries = [f64::NAN; 6];
    adjoin::batch_jacobian!(programs::constant, [([1.0], [2.0]); 3], &mut entries);
    assert_eq!(entries, [0.0; 6]);
}

#[test]
fn room_that_is_too_small_or_too_large_is_refused() {
    let points = [([1.0], [2.0]); 3];
    let message = message_of(|| adjoin::batch_jacobian!(programs::constant, points, &mut [0.0; 5]));
    assert!(
        message.contains("after 2 points it has room for 1 more") && message.contains("2 × 1"),
        "{message}"
    );
    let message = message_of(|| adjoin::batch_jacobian!(programs::constant, points, &mut [0.0; 7]));
    assert!(message.contains("1 of its elements are left over"), "{message}");
}

mod counted {
    use std::cell::Cell;

    use adjoin::prelude::*;

    thread_local! {
        static CALLS: Cell<usize> = const { Cell::new(0) };
    }

    /// The number of calls on this thread since the last time.
    pub(crate) fn calls() -> usize {
        CALLS.take()
    }

    /// Different ways for numbers of different signs, and 0 · ∞ at 0.
    pub(crate) fn side<R: Real>(x: R) -> R {
        CALLS.set(CALLS.get() + 1);
        if x < 0.0 { -x } else { (x * x).sqrt() }
    }

    pub(crate) fn row<R: Real>([x]: [R; 1], []: [R; 0]) -> [R; 1] {
        [side(x)]
    }

    pub(crate) fn element<R: Real>([x]: [R; 1]) -> R {
        side(x)
    }
}

#[test]
fn computations_on_another_thread_cause_no_rerun() {
    use adjoin::{Vector, elementwise};
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

    let jacobian = |[x, y]: [f64; 2]| {
        let mut entries = [f64::NAN; 2];
        adjoin::batch_jacobian!(counted::row, [([x], []), ([y], [])], &mut entries);
        entries
    };
    let gradient = |xs: [f64; 4]| {
        grad(|x: Vector<Reverse>| elementwise!(counted::element, [&x]).sum(), &Vector::from(xs))
    };
    let (started, stop) = (AtomicBool::new(false), AtomicBool::new(false));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(Relaxed) {
                // Pairs that diverge, and derivatives that are NaN at first.
                assert_eq!(jacobian([-1.0, 1.0]), [-1.0, 1.0]);
                assert_eq!(jacobian([0.0, 0.0]), [0.0, 0.0]);
                assert_eq!(gradient([-1.0, 1.0, 0.0, 2.0]), Vector::from([-1.0, 1.0, 0.0, 1.0]));
                started.store(true, Relaxed);
            }
        });
        while !started.load(Relaxed) {
            std::thread::yield_now();
        }
        counted::calls();
        let counts: Vec<_> = (0..2000)
            .map(|_| {
                assert_eq!(jacobian([1.0, 2.0]), [1.0, 1.0]);
                let of_pair = counted::calls();
                assert_eq!(gradient([1.0, 2.0, 3.0, 4.0]), Vector::from([1.0; 4]));
                (of_pair, counted::calls())
            })
            .collect();
        stop.store(true, Relaxed);
        assert!(counts.iter().all(|count| *count == (1, 1)), "{counts:?}");
    });
    // Here it is run again: for the two points, and for the four elements.
    jacobian([-1.0, 1.0]);
    assert_eq!(counted::calls(), 3);
    gradient([-1.0, 1.0, 2.0, 3.0]);
    assert_eq!(counted::calls(), 5);
}

mod foreign {
    use adjoin::prelude::*;

    pub(crate) fn on_a_thread<R: Real>([x]: [R; 1], []: [R; 0]) -> [R; 1] {
        std::thread::scope(|scope| {
            let there = scope.spawn(move || if x < 0.0 { -x } else { x });
            [there.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))]
        })
    }
}

#[test]
fn a_function_that_compares_on_a_foreign_thread_is_refused() {
    let mut entries = [0.0; 2];
    adjoin::batch_jacobian!(foreign::on_a_thread, [([1.0], []), ([2.0], [])], &mut entries);
    assert_eq!(entries, [1.0, 1.0]);
    let panic = payload_of(|| {
        adjoin::batch_jacobian!(foreign::on_a_thread, [([-1.0], []), ([2.0], [])], &mut [0.0; 2]);
    });
    let message = panic.downcast_ref::<&str>().expect("a message");
    assert!(message.contains("continued on another thread"), "{message}");
    // The next call is not affected.
    let mut entries = [0.0; 2];
    adjoin::batch_jacobian!(programs::constant, [([1.0], [2.0])], &mut entries);
    assert_eq!(entries, [0.0; 2]);
}

#[test]
fn values_are_those_of_plain_code() {
    let mut random = Random::new(21);
    let points: Vec<_> = (0..101)
        .map(|_| ([random.between(-2.0, 2.0), random.between(-2.0, 2.0)], [random.between(0.0, 1.0)]))
        .collect();
    let (mut entries, mut values, mut alone) = (vec![0.0; 404], vec![0.0; 202], vec![0.0; 404]);
    adjoin::batch_jacobian!(programs::branches, points.iter().copied(), &mut entries, &mut values);
    adjoin::batch_jacobian!(programs::branches, points.iter().copied(), &mut alone);
    let expected: Vec<f64> = points.iter().flat_map(|(x, data)| programs::branches(*x, *data)).collect();
    assert_eq!(bits(&values), bits(&expected));
    assert_eq!(bits(&entries), bits(&alone));
    let text = message_of(|| {
        adjoin::batch_jacobian!(programs::branches, points.iter().copied(), &mut [0.0; 404], &mut [0.0; 201]);
    });
    assert!(text.contains("values is too short") && text.contains("room for 1 more"), "{text}");
    let text = message_of(|| {
        adjoin::batch_jacobian!(programs::branches, points.iter().copied(), &mut [0.0; 404], &mut [0.0; 203]);
    });
    assert!(text.contains("values is too long: 1 of its elements"), "{text}");
}

/// A structure whose integer decides what is computed.
#[derive(Clone, Debug, Differentiable)]
struct Curve<R = f64> {
    power: i32,
    factors: Vec<R>,
    offset: R,
}

#[expect(
    clippy::needless_pass_by_value,
    clippy::trivially_copy_pass_by_ref,
    reason = "this is how the macro calls it"
)]
fn curve<R: Real>(curve: Curve<R>, at: &f64) -> (R, [R; 1]) {
    let value = curve.factors.iter().map(|factor| factor.powi(curve.power) * *at).sum::<R>() + curve.offset;
    (value, [value * curve.offset])
}

#[test]
fn structures_are_points_whatever_data_they_hold() {
    let point = |i: i32| {
        (
            Curve { power: i % 4, factors: vec![f64::from(i) * 0.1, 1.5], offset: 0.5 - f64::from(i) },
            0.3 * f64::from(i),
        )
    };
    let points: Vec<(Curve, f64)> = (0..1301).map(point).collect();
    let (mut entries, mut values) = (vec![0.0; 6 * points.len()], vec![0.0; 2 * points.len()]);
    adjoin::batch_jacobian!(curve, points.iter().map(|(x, at)| (x.clone(), at)) => 3, &mut entries, &mut values);
    for (number, (x, at)) in points.iter().enumerate() {
        let (value, matrix) = value_and_jacobian(|x| curve(x, at), x);
        assert_eq!(values[2 * number..][..2], [value.0, value.1[0]]);
        let found = &entries[6 * number..][..6];
        let close = found.iter().zip(matrix.entries()).all(|(a, b)| (a - b).abs() <= 1e-12 * (1.0 + b.abs()));
        assert!(close, "{found:?} {matrix:?}");
    }
    let mut parallel = (vec![0.0; entries.len()], vec![0.0; values.len()]);
    adjoin::par_batch_jacobian!(curve, &points => 3, &mut parallel.0, &mut parallel.1);
    assert_eq!(parallel, (entries, values));
    let text = message_of(|| {
        adjoin::batch_jacobian!(curve, points.iter().map(|(x, at)| (x.clone(), at)) => 4, &mut [0.0; 8]);
    });
    assert!(text.contains("points have 4 scalars, but point 0 has 3"), "{text}");
}

#[test]
fn all_threads_give_the_bits_of_one() {
    let mut random = Random::new(22);
    for count in [0, 1, 511, 512, 513, 1024, 5000] {
        let mut pick = || random.between(-2.0, 2.0);
        let points: Vec<_> = (0..count).map(|_| ([pick(), pick()], [pick()])).collect();
        let (mut entries, mut values) = (vec![0.0; 4 * count], vec![0.0; 2 * count]);
        adjoin::batch_jacobian!(programs::branches, points.iter().copied(), &mut entries, &mut values);
        let mut found = (vec![0.0; 4 * count], vec![0.0; 2 * count]);
        adjoin::par_batch_jacobian!(programs::branches, &points, &mut found.0, &mut found.1);
        assert_eq!((bits(&found.0), bits(&found.1)), (bits(&entries), bits(&values)));
        let mut alone = vec![0.0; 4 * count];
        adjoin::par_batch_jacobian!(programs::branches, &points, &mut alone);
        assert_eq!(bits(&alone), bits(&entries));
    }
    let text = message_of(|| {
        adjoin::par_batch_jacobian!(programs::branches, &[([0.0; 2], [0.0]); 3], &mut [0.0; 13]);
    });
    assert!(text.contains("length 13 cannot be divided into equal parts for 3 points"), "{text}");
}

#[test]
fn sums_of_terms_have_gradient_and_hessian() {
    fn term<R: Real>([a, b, c]: [R; 3], &(t, y): &(f64, f64)) -> R {
        ((a * t + b).sin() * c.exp() - y).powi(2)
    }
    let data: Vec<(f64, f64)> = (0..1000).map(f64::from).map(|i| (i * 0.01, (i * 0.02).cos())).collect();
    let at = [0.7, -0.3, 0.1];
    for count in [0, 1, 255, 1000] {
        let data = &data[..count];
        let run = || adjoin::sum_hessian(term, at, data);
        let (value, gradient, matrix) = run();
        let sum = |x: [Reverse; 3]| data.iter().map(|datum| term(x, datum)).sum::<Reverse>();
        let (expected, slopes) = value_and_grad(sum, &at);
        let second = hessian(|x| data.iter().map(|datum| term(x, datum)).sum(), &at);
        let close = |a: &f64, b: &f64| (a - b).abs() <= 1e-10 * (1.0 + b.abs());
        assert!(close(&value, &expected), "{value} {expected}");
        assert!(gradient.iter().zip(&slopes).all(|(a, b)| close(a, b)), "{gradient:?} {slopes:?}");
        assert!(matrix.as_flattened().iter().zip(second.entries()).all(|(a, b)| close(a, b)), "{matrix:?}");
        for threads in [1, 3] {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
            assert_eq!(pool.install(run), (value, gradient, matrix));
        }
    }
    let mut kept = None;
    adjoin::derivative(|x: Forward<Forward<f64, 1>, 1>| *kept.insert(x), Forward::from(1.0));
    let kept = kept.expect("it was run");
    let text = *payload_of(|| {
        adjoin::sum_hessian(|[x]: [_; 1], _: &f64| x * kept, [1.0], &[1.0]);
    })
    .downcast::<&str>()
    .expect("a message");
    assert!(text.contains("tangents of another call"), "{text}");
}
