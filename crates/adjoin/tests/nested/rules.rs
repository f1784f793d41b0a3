//! Functions whose derivative is stated by a rule: [`by_rule`].

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::prelude::*;
use adjoin::{Matrix, Mode, Rule, Vector, by_rule, jacobian_with};

/// `(x, [y, z]) ↦ {xyz, [x², sin y]}` by rule, with or without a forward rule, counting the calls of `pull`.
struct Mixed {
    pulls: Arc<AtomicUsize>,
}

/// The same as plain differentiable code.
fn mixed<R: Real>((x, [y, z]): (R, [R; 2])) -> (R, Vec<R>) {
    (x * y * z, vec![x * x, y.sin()])
}

impl Rule for Mixed {
    type Input = (f64, [f64; 2]);
    type Output = (f64, Vec<f64>);

    fn value(&self, x: &Self::Input) -> Self::Output {
        mixed(*x)
    }

    fn pull<R: Real>(
        &self,
        &(x, [y, z]): &(R, [R; 2]),
        _: &(R, Vec<R>),
        (c, d): &(R, Vec<R>),
    ) -> (R, [R; 2]) {
        self.pulls.fetch_add(1, Ordering::Relaxed);
        (*c * y * z + d[0] * x * 2.0, [*c * x * z + d[1] * y.cos(), *c * x * y])
    }
}

/// The same with a forward rule.
struct Both;

impl Rule for Both {
    type Input = (f64, [f64; 2]);
    type Output = (f64, Vec<f64>);

    fn value(&self, x: &Self::Input) -> Self::Output {
        mixed(*x)
    }

    fn pull<R: Real>(&self, x: &(R, [R; 2]), y: &(R, Vec<R>), c: &(R, Vec<R>)) -> (R, [R; 2]) {
        counted().0.pull(x, y, c)
    }

    fn push<R: Real>(
        &self,
        &(x, [y, z]): &(R, [R; 2]),
        _: &(R, Vec<R>),
        &(t, [u, v]): &(R, [R; 2]),
    ) -> (R, Vec<R>) {
        (t * y * z + x * u * z + x * y * v, vec![x * t * 2.0, y.cos() * u])
    }
}

fn counted() -> (Mixed, Arc<AtomicUsize>) {
    let pulls = Arc::new(AtomicUsize::new(0));
    (Mixed { pulls: Arc::clone(&pulls) }, pulls)
}

const AT: (f64, [f64; 2]) = (0.7, [1.3, -0.4]);

/// A function of one result that uses all of them, before and after the rule.
fn around<R: Real>(x: (R, [R; 2]), f: impl FnOnce((R, [R; 2])) -> (R, Vec<R>)) -> R {
    let (a, b) = f((x.0.exp(), [x.1[0] * x.0, x.1[1]]));
    (a * b[0]).sin() + b[1] * x.0
}

fn plain<R: Real>(x: (R, [R; 2])) -> R {
    around(x, mixed)
}

fn ruled<R: Real>(x: (R, [R; 2])) -> R {
    around(x, |x| by_rule(counted().0, &x))
}

fn both<R: Real>(x: (R, [R; 2])) -> R {
    around(x, |x| by_rule(Both, &x))
}

fn assert_near(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (a, b) in found.iter().zip(expected) {
        assert!((a - b).abs() <= 1e-13 * (1.0 + b.abs()), "{found:?} is not {expected:?}");
    }
}

fn flat<T: Differentiable>(x: &T) -> Vec<f64> {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x: f64| scalars.push(x));
    scalars
}

#[test]
fn rules_give_what_the_code_gives_in_every_mode_and_mixture() {
    macro_rules! compare {
        ($f:ident) => {{
            let direction = (0.3, [-1.1, 0.6]);
            assert_eq!(value_and_grad($f, &AT).0, plain(AT));
            assert_near(&flat(&grad($f, &AT)), &flat(&grad(plain, &AT)));
            let (found, expected) = (jvp($f, &AT, &direction), jvp(plain, &AT, &direction));
            assert_near(&flat(&found.unwrap()), &flat(&expected.unwrap()));
            let (found, expected) = (hvp($f, &AT, &direction), hvp(plain, &AT, &direction));
            assert_near(&flat(&found.unwrap()), &flat(&expected.unwrap()));
            let expected = hessian(plain, &AT);
            assert_near(hessian($f, &AT).entries(), expected.entries());
            // Reverse in reverse, reverse in forward, forward in forward.
            assert_near(jacobian(|x| grad($f, &x), &AT).entries(), expected.entries());
            let row = expected.row(0).to_vec();
            let second = jvp(|x| grad($f, &x), &AT, &(1.0, [0.0; 2])).unwrap().1;
            assert_near(&flat(&second), &row);
            let twice = |x| jvp(|x| $f(x), &x, &lift_unit()).unwrap().1;
            assert_near(&flat(&jvp(twice, &AT, &(1.0, [0.0; 2])).unwrap().1), &row[..1]);
            // Third derivatives: a Hessian's directional derivative.
            let third = |x: (Reverse, [Reverse; 2])| grad(|x: (_, [_; 2])| grad($f, &x).0, &x).0;
            let reference = |x: (Reverse, [Reverse; 2])| grad(|x: (_, [_; 2])| grad(plain, &x).0, &x).0;
            assert_near(&flat(&grad(third, &AT)), &flat(&grad(reference, &AT)));
        }};
    }
    fn lift_unit<R: Real>() -> (R, [R; 2]) {
        (R::from(1.0), [R::from(0.0); 2])
    }
    compare!(ruled);
    compare!(both);
}

#[test]
fn jacobians_go_either_way_and_nested_ones_too() {
    let f = |x| by_rule(Both, &x);
    let expected = jacobian(mixed, &AT);
    for mode in [Mode::Forward, Mode::Reverse] {
        assert_near(jacobian_with(mode, f, &AT).entries(), expected.entries());
        assert_near(jacobian_with(mode, |x| by_rule(counted().0, &x), &AT).entries(), expected.entries());
    }
    // Inside a run: more outputs than inputs go forward, over the inner tape.
    let tall = |x: [Reverse; 1]| {
        let inner = |[x]: [Taped<Reverse>; 1]| by_rule(counted().0, &(x, [x * x, x.sin()]));
        jacobian(inner, &x).entries().iter().copied().sum::<Reverse>()
    };
    let by_hand = |x: [Reverse; 1]| {
        let inner = |[x]: [Taped<Reverse>; 1]| mixed((x, [x * x, x.sin()]));
        jacobian(inner, &x).entries().iter().copied().sum::<Reverse>()
    };
    assert_near(&grad(tall, &[0.8]), &grad(by_hand, &[0.8]));
}

#[test]
fn forward_mode_without_a_rule_pulls_once_for_all_results() {
    struct Many(Arc<AtomicUsize>);
    impl Rule for Many {
        type Input = f64;
        type Output = Vec<f64>;
        fn value(&self, x: &f64) -> Vec<f64> {
            (0..100).map(|i| x * f64::from(i)).collect()
        }
        fn pull<R: Real>(&self, _: &R, _: &Vec<R>, c: &Vec<R>) -> R {
            self.0.fetch_add(1, Ordering::Relaxed);
            c.iter().enumerate().map(|(i, c)| *c * (i as f64)).sum()
        }
    }
    let pulls = Arc::new(AtomicUsize::new(0));
    let (_, tangent) = jvp(|x| by_rule(Many(Arc::clone(&pulls)), &x), &2.0, &3.0).unwrap();
    assert_eq!(tangent, (0..100).map(|i| 3.0 * f64::from(i)).collect::<Vec<_>>());
    assert_eq!(pulls.load(Ordering::Relaxed), 1);
}

#[test]
fn a_rule_is_one_node_and_not_asked_about_zeros() {
    let (rule, pulls) = counted();
    let (value, pullback) = vjp(|x| (by_rule(rule, &x), x.0), &AT);
    assert_eq!(value.0, mixed(AT));
    assert_eq!((pullback.statistics().arrays, pullback.statistics().nodes), (1, 0));
    assert_eq!(pullback.call(&((0.0, vec![0.0; 2]), 1.0)), Ok((1.0, [0.0; 2])));
    assert_eq!(pulls.load(Ordering::Relaxed), 0);
    let _ = pullback.call(&((1.0, vec![0.0; 2]), 0.0));
    assert_eq!(pulls.load(Ordering::Relaxed), 1);
}

#[test]
fn rules_work_in_tasks_checkpoints_sums_and_patterns() {
    let several = |x: Vec<(Reverse, [Reverse; 2])>| par_map(&x, |x| ruled(*x)).into_iter().sum::<Reverse>();
    let expected = flat(&grad(plain, &AT));
    assert_near(&flat(&grad(several, &vec![AT; 3])), &[&expected[..], &expected, &expected].concat());
    assert_near(&flat(&grad(|x| checkpoint(ruled, &x), &AT)), &expected);
    assert_near(
        &flat(&hessian(|x| checkpoint(ruled, &x), &AT).entries().to_vec()),
        hessian(plain, &AT).entries(),
    );
    let terms = |x: (Reverse, [Reverse; 2])| streamed_sum(0..10, |_| ruled(x));
    let tens: Vec<f64> = expected.iter().map(|slope| 10.0 * slope).collect();
    assert_near(&flat(&grad(terms, &AT)), &tens);
    // A captured scalar in an element-wise closure.
    let mapped = |(x, [y, z]): (Reverse, [Reverse; 2])| {
        Vector::from([x, y]).map(|x| by_rule(Both, &(x, [y, z])).0).sum()
    };
    let by_hand = |(x, [y, z]): (Reverse, [Reverse; 2])| Vector::from([x, y]).map(|x| x * y * z).sum();
    assert_near(&flat(&grad(mapped, &AT)), &flat(&grad(by_hand, &AT)));
    // Every result depends on the whole argument, and on nothing else.
    let pattern = jacobian_pattern(|x: [Reverse; 4]| (by_rule(Both, &(x[0], [x[1], x[2]])), x[3]), &[0.5; 4]);
    let rows: Vec<_> = (0..4).map(|row| pattern.row(row).to_vec()).collect();
    assert_eq!(rows, [vec![0, 1, 2], vec![0, 1, 2], vec![0, 1, 2], vec![3]]);
}

#[test]
fn arguments_may_be_constants_arrays_or_results_of_other_levels() {
    /// `A x` for a matrix and a vector.
    struct Product;
    impl Rule for Product {
        type Input = (Matrix, Vector);
        type Output = Vector;
        fn value(&self, (a, x): &(Matrix, Vector)) -> Vector {
            a.dot(x)
        }
        fn pull<R: Real>(
            &self,
            (a, x): &(Matrix<R>, Vector<R>),
            _: &Vector<R>,
            c: &Vector<R>,
        ) -> (Matrix<R>, Vector<R>) {
            (c.outer(x), a.transposed().dot(c))
        }
    }
    fn norm<R: Real>(a: Matrix<R>, x: Vector<R>, by: impl Fn(&(Matrix<R>, Vector<R>)) -> Vector<R>) -> R {
        let y = by(&(a, x));
        y.dot(&y)
    }
    let at = (Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]), Vector::from([5.0, 6.0]));
    let (found, expected) = (
        hessian(|(a, x)| norm(a, x, |x| by_rule(Product, x)), &at),
        hessian(|(a, x)| norm(a, x, |(a, x)| a.dot(x)), &at),
    );
    assert_near(found.entries(), expected.entries());
    // With a constant argument, nothing is recorded.
    let (_, pullback) =
        vjp(|x: Reverse| by_rule(Both, &(Reverse::from(2.0), [Reverse::from(1.0); 2])).0 + x, &1.0);
    assert_eq!(pullback.statistics().arrays, 0);
    assert_eq!(by_rule(Both, &AT), mixed(AT));
}

#[test]
fn functions_in_packs_with_a_rule_are_right_at_every_point() {
    #[differentiable]
    #[inline(always)]
    fn residual([x, y]: [f64; 2], [z]: [f64; 1]) -> [f64; 1] {
        [x * y + z]
    }
    fn with_rule<R: Real>([x, y]: [R; 2], [z]: [R; 1]) -> [R; 1] {
        [by_rule(Both, &(x, [y, z])).0]
    }
    let points: Vec<_> = (0..5).map(|i| ([f64::from(i), 2.0], [3.0 - f64::from(i)])).collect();
    let mut entries = vec![0.0; 10];
    adjoin::batch_jacobian!(with_rule, points.iter().copied(), &mut entries);
    let expected: Vec<f64> = points.iter().flat_map(|([x, y], [z])| [y * z, x * z]).collect();
    assert_near(&entries, &expected);
    let _ = residual([1.0, 2.0], [3.0]);
}

/// A wrong rule: its results have wrong lengths.
struct Short;

impl Rule for Short {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    fn value(&self, x: &Vec<f64>) -> Vec<f64> {
        x.clone()
    }
    fn pull<R: Real>(&self, _: &Vec<R>, _: &Vec<R>, c: &Vec<R>) -> Vec<R> {
        c[1..].to_vec()
    }
    fn push<R: Real>(&self, _: &Vec<R>, _: &Vec<R>, t: &Vec<R>) -> Vec<R> {
        t[1..].to_vec()
    }
}

fn message<T>(f: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(f)) else { panic!("it was not refused") };
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(panic) => (*panic.downcast::<&str>().expect("a message")).to_owned(),
    }
}

#[test]
fn a_rule_that_returns_another_shape_is_refused() {
    let at = vec![1.0, 2.0];
    let sum = |x: Vec<Reverse>| by_rule(Short, &x).into_iter().sum::<Reverse>();
    let text = message(|| grad(sum, &at));
    assert!(
        text.contains(
            "Short returned a cotangent of another shape than its argument: expected length 2, found 1"
        ),
        "{text}"
    );
    let text = message(|| jvp(|x: Vec<Forward>| by_rule(Short, &x), &at, &at));
    assert!(text.contains("Short returned a tangent of another shape than its result"), "{text}");
    let nested = |x: Vec<Reverse>| grad(|x: Vec<Taped<Reverse>>| by_rule(Short, &x)[0], &x)[0];
    let text = message(|| grad(nested, &at));
    assert!(text.contains("Short returned a cotangent"), "{text}");
}

#[test]
fn numbers_of_other_runs_are_refused_in_rules() {
    let mut leaked = None;
    grad(|x: Reverse| *leaked.insert(x), &1.0);
    let leaked = leaked.unwrap();
    let text = message(|| grad(|x: Reverse| by_rule(Both, &(x, [leaked, x])).0, &1.0));
    assert!(text.contains("another run"), "{text}");
    let confused = |x: Reverse| {
        let mut kept = None;
        grad(|y: Taped<Reverse>| *kept.insert(y), &x);
        grad(|y: Taped<Reverse>| by_rule(Both, &(y, [kept.unwrap(), y])).0, &x)
    };
    let text = message(|| grad(confused, &1.0));
    assert!(text.contains("numbers of two runs"), "{text}");
}

#[test]
fn a_panic_in_a_rule_leaves_the_thread_usable() {
    struct Panics;
    impl Rule for Panics {
        type Input = f64;
        type Output = f64;
        fn value(&self, x: &f64) -> f64 {
            *x
        }
        fn pull<R: Real>(&self, _: &R, _: &R, _: &R) -> R {
            panic!("{}", "in the rule")
        }
    }
    assert_eq!(message(|| grad(|x: Reverse| by_rule(Panics, &x), &1.0)), "in the rule");
    assert_eq!(message(|| grad(|x| grad(|x| by_rule(Panics, &x), &x), &1.0)), "in the rule");
    assert_eq!(message(|| derivative(|x: Forward| by_rule(Panics, &x), 1.0)), "in the rule");
    assert_near(&flat(&grad(ruled, &AT)), &flat(&grad(plain, &AT)));
}
