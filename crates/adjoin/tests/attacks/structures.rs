//! Structures that break the laws of `Differentiable`, a safe trait: their methods disagree in the number of
//! scalars, or do more than map and visit.

use super::support::{advises, outcome, refused_or, right, works};
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;
use adjoin::structure::{ShapeError, Structure};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The method that breaks the laws, and how often it calls its function.
#[derive(Clone, Copy, Debug, PartialEq)]
enum How {
    Honest,
    Maps(usize),
    Visits(usize),
    Zips(usize),
    Counts(usize),
    /// Maps once in the first call, and this often in later ones.
    MapsLater(usize),
    /// Visits once in the first call, and this often in later ones.
    VisitsLater(usize),
}

#[derive(Clone, Debug)]
struct Lie<R = f64> {
    scalar: R,
    how: How,
}

thread_local! {
    /// How often a method of a structure was called on this thread.
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

fn later(times: usize) -> usize {
    let before = CALLS.replace(CALLS.get() + 1);
    if before == 0 { 1 } else { times }
}

impl<R: Real> Differentiable<R> for Lie<R> {
    type Plain = Lie;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Lie<S> {
        let times = match self.how {
            How::Maps(times) => times,
            How::MapsLater(times) => later(times),
            _ => 1,
        };
        let mapped = (0..times).map(|_| f(self.scalar)).last();
        Lie { scalar: mapped.unwrap_or(S::constant(self.scalar.primal())), how: self.how }
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        let times = match self.how {
            How::Visits(times) => times,
            How::VisitsLater(times) => later(times),
            _ => 1,
        };
        (0..times).for_each(|_| f(self.scalar));
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &Lie<S>, f: &mut F) -> Result<(), ShapeError> {
        let times = if let How::Zips(times) = self.how { times } else { 1 };
        (0..times).for_each(|_| f(self.scalar, other.scalar));
        Ok(())
    }

    fn count_scalars(&self) -> usize {
        if let How::Counts(count) = self.how {
            return count;
        }
        let mut count = 0;
        self.visit_scalars(&mut |_| count += 1);
        count
    }
}

impl Structure for Lie {
    type With<S: Real> = Lie<S>;
}

const WAYS: [How; 21] = [
    How::Honest,
    How::Maps(0),
    How::Maps(2),
    How::Maps(5000),
    How::Maps(300_000),
    How::Visits(0),
    How::Visits(2),
    How::Visits(5000),
    How::Zips(0),
    How::Zips(2),
    How::Zips(5000),
    How::Counts(0),
    How::Counts(2),
    How::Counts(600),
    How::Counts(usize::MAX),
    How::Counts(usize::MAX / 8),
    How::MapsLater(0),
    How::MapsLater(5000),
    How::MapsLater(300_000),
    How::VisitsLater(0),
    How::VisitsLater(5000),
];

/// Runs a program with every kind of violation: it is refused with advice, or accepted; an honest structure
/// is accepted. Other gradients are right afterwards.
#[track_caller]
fn with_lies<T>(program: impl Fn(Lie) -> T) {
    for how in WAYS {
        println!("{how:?}");
        CALLS.set(0);
        let result = outcome(|| program(Lie { scalar: 2.0, how }));
        if let Err(message) = result {
            assert!(how != How::Honest, "{message}");
            advises(&message);
        }
        works();
    }
}

#[test]
fn as_the_input_of_a_gradient() {
    with_lies(|lie| grad(|x: Lie<Reverse>| x.scalar * x.scalar, &lie));
    with_lies(|lie| grad(|(x, y): (Lie<Reverse>, Vec<Reverse>)| x.scalar * y[1], &(lie, vec![1.0; 3])));
    with_lies(|lie| grad(|x: Lie<Reverse>| join(|| x.scalar * x.scalar, || x.scalar).0, &lie));
}

#[test]
fn as_the_output_of_a_pullback() {
    with_lies(|lie| {
        let how = lie.how;
        let (_, pullback) = vjp(|x: Reverse| Lie { scalar: x * x, how }, &lie.scalar);
        let _ = pullback.call(&lie);
        let _ = pullback.call_many([&lie, &lie, &lie, &lie, &lie]);
    });
}

#[test]
fn as_inputs_and_outputs_of_jacobians() {
    with_lies(|lie| jacobian(|x: Lie<Reverse>| [x.scalar * x.scalar, x.scalar], &lie));
    with_lies(|lie| {
        let how = lie.how;
        jacobian(|x: [Reverse; 2]| Lie { scalar: x[0] * x[1], how }, &[1.0, 2.0])
    });
    with_lies(|lie| {
        let how = lie.how;
        adjoin::sparse_jacobian(|x: Vec<Reverse>| Lie { scalar: x[0] * x[1], how }, &vec![1.0, 2.0])
    });
}

#[test]
fn in_forward_mode() {
    with_lies(|lie| jvp(|x: Lie<Forward>| x.scalar * x.scalar, &lie, &lie));
    with_lies(|lie| hvp(|x: Lie<Forward<Reverse>>| x.scalar * x.scalar, &lie, &lie));
    with_lies(|lie| hessian(|x| x.scalar * x.scalar, &lie));
}

#[test]
fn in_a_slice_of_the_caller() {
    with_lies(|lie| {
        let mut entries = [0.0; 1];
        adjoin::value_and_grad_into(|x: &Lie<Reverse>| x.scalar * x.scalar, &lie, &mut entries)
    });
}

#[test]
fn as_constants() {
    with_lies(|lie| grad(|x: Reverse| constant::<Reverse, Lie>(&lie).scalar * x, &2.0));
}

#[test]
fn through_a_checkpoint() {
    with_lies(|lie| {
        let how = lie.how;
        let result = |x: Reverse| checkpoint(move |x: Reverse| Lie { scalar: x * x, how }, &x).scalar;
        grad(|x: Reverse| result(x) * x, &2.0)
    });
    with_lies(|lie| {
        grad(|x: Lie<Reverse>| checkpoint(|x: Lie<Reverse>| x.scalar * x.scalar, &x) * x.scalar, &lie)
    });
    with_lies(|lie| {
        let how = lie.how;
        let argument = |x: Reverse| Lie { scalar: x * x, how };
        grad(|x: Reverse| checkpoint(|x: Lie<Reverse>| x.scalar * x.scalar, &argument(x)) * x, &2.0)
    });
}

#[test]
fn through_a_loop() {
    let budget = Budget::States { states: 2, block: 2 };
    with_lies(|lie| {
        let how = lie.how;
        let step = |_: usize, state: Lie<Reverse>, p: &Reverse| Lie { scalar: state.scalar * *p, ..state };
        grad(|x: Reverse| checkpointed_loop(9, budget, &Lie { scalar: x * x, how }, &x, step).scalar, &1.5)
    });
    with_lies(|lie| {
        let how = lie.how;
        let step = |_: usize, state: Reverse, p: &Lie<Reverse>| state * p.scalar;
        grad(|x: Reverse| checkpointed_loop(9, budget, &x, &Lie { scalar: x * x, how }, step), &1.5)
    });
}

#[test]
fn copied_into_a_branch() {
    with_lies(|lie| {
        let how = lie.how;
        let copied = |x: Reverse| import(&Lie { scalar: x, how }).scalar * x;
        grad(|x: Reverse| join(|| copied(x), || x).0, &2.0)
    });
    with_lies(|lie| {
        let how = lie.how;
        grad(|x: Reverse| streamed_sum(0..3, |_| import(&Lie { scalar: x * x, how }).scalar), &2.0)
    });
}

/// The action of a structure while it is mapped.
static BUSY: [&str; 9] =
    ["plain", "long", "join", "streamed", "map", "checkpoint", "import", "verb", "fork in verb"];

/// A structure whose methods run differentiated code.
#[derive(Clone, Debug, PartialEq)]
struct Busy<R = f64> {
    scalars: Vec<R>,
    derived: R,
    does: &'static str,
}

fn work<S: Real>(does: &str, x: S, y: S) -> S {
    use adjoin::Vector;
    match does {
        "plain" => x * y,
        "long" => (0..5000).fold(x, |z, _| z * y),
        "join" => join(|| x * y, || y * y).0,
        "streamed" => streamed_sum(0..3, |_| x * y),
        "map" => Vector::from([x, y]).map(|e| e * y).sum(),
        "checkpoint" => checkpoint(|[x, y]: [S; 2]| x * y, &[x, y]),
        "import" => import(&[x, y])[0],
        "verb" => S::constant(grad(|a: Reverse| a * a, &x.primal())),
        "fork in verb" => S::constant(grad(|a: Reverse| join(|| a * a, || a).0, &x.primal())),
        _ => S::constant(0.0),
    }
}

impl<R: Real> Differentiable<R> for Busy<R> {
    type Plain = Busy;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Busy<S> {
        let scalars: Vec<S> = self.scalars.iter().map(|x| f(*x)).collect();
        let derived = work(self.does, scalars[0], scalars[scalars.len() - 1]);
        Busy { scalars, derived, does: self.does }
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        work(self.does, self.scalars[0], self.scalars[1]);
        self.scalars.iter().for_each(|x| f(*x));
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &Busy<S>, f: &mut F) -> Result<(), ShapeError> {
        work(self.does, self.scalars[0], self.scalars[1]);
        work(self.does, other.scalars[0], other.scalars[1]);
        self.scalars.iter().zip(&other.scalars).for_each(|(x, y)| f(*x, *y));
        Ok(())
    }
}

impl Structure for Busy {
    type With<S: Real> = Busy<S>;
}

fn busy(does: &'static str, count: usize) -> Busy {
    Busy { scalars: vec![1.5; count], derived: 0.0, does }
}

/// Differentiated code while inputs are lifted is refused, or right; verbs, which are runs of their own, are
/// right.
#[test]
fn code_while_inputs_are_lifted() {
    for does in BUSY {
        for count in [2, 100, 5000, 200_000] {
            println!("{does} {count}");
            let run = || grad(|b: Busy<Reverse>| b.scalars[0] * b.scalars[1], &busy(does, count)).scalars;
            let mut expected = vec![0.0; count];
            (expected[0], expected[1]) = (1.5, 1.5);
            if does.contains("verb") { right(&expected, run) } else { refused_or(&expected, run) }
        }
    }
}

/// What was computed while lifting is refused later, or has its derivative.
#[test]
fn numbers_made_while_inputs_are_lifted() {
    for count in [2, 100, 5000] {
        let mut expected = vec![0.0; count];
        (expected[0], expected[count - 1]) = (1.5, 1.5);
        refused_or(&expected, || grad(|b: Busy<Reverse>| b.derived, &busy("plain", count)).scalars);
    }
}

#[test]
fn code_in_all_methods_in_all_verbs() {
    for does in BUSY {
        println!("{does}");
        for result in [
            outcome(|| {
                let (_, pullback) = vjp(|b: Busy<Reverse>| b, &busy(does, 4));
                pullback.call(&busy(does, 4)).map(|_| ())
            }),
            outcome(|| jvp(|b: Busy<Forward>| b.scalars[0], &busy(does, 4), &busy(does, 4)).map(|_| ())),
            outcome(|| {
                jacobian(|b: Busy<Reverse>| b, &busy(does, 4));
                Ok(())
            }),
            outcome(|| {
                let f = |x: Reverse| {
                    let b = Busy { scalars: vec![x; 4], derived: x, does };
                    import(&b).scalars[0] * checkpoint(|b: Busy<Reverse>| b.scalars[0], &b)
                };
                grad(|x: Reverse| join(|| f(x), || x).0, &2.0);
                Ok(())
            }),
        ] {
            if let Err(message) = result {
                advises(&message);
            }
            works();
        }
    }
}

/// A structure that panics after some scalars, in each of its methods in turn.
#[test]
fn panics_in_every_method() {
    static LEFT: AtomicUsize = AtomicUsize::new(0);

    #[derive(Clone)]
    struct Panics<R = f64>(Vec<R>);

    fn step() {
        let left = LEFT.load(Ordering::Relaxed);
        assert!(left > 0, "the structure panics on purpose, in one of its methods");
        LEFT.store(left - 1, Ordering::Relaxed);
    }

    impl<R: Real> Differentiable<R> for Panics<R> {
        type Plain = Panics;

        fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Panics<S> {
            Panics(
                self.0
                    .iter()
                    .map(|x| {
                        step();
                        f(*x)
                    })
                    .collect(),
            )
        }

        fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
            self.0.iter().for_each(|x| {
                step();
                f(*x);
            });
        }

        fn zip_scalars<S: Real, F: FnMut(R, S)>(
            &self,
            other: &Panics<S>,
            f: &mut F,
        ) -> Result<(), ShapeError> {
            self.0.iter().zip(&other.0).for_each(|(x, y)| {
                step();
                f(*x, *y);
            });
            Ok(())
        }
    }

    impl Structure for Panics {
        type With<S: Real> = Panics<S>;
    }

    let mut finished = false;
    for left in 0..200 {
        LEFT.store(left, Ordering::Relaxed);
        let result = outcome(|| {
            let (_, pullback) = vjp(
                |x: Panics<Reverse>| {
                    let (copy, _) = join(|| import(&x), || x.0[0]);
                    checkpoint(|x: Panics<Reverse>| x, &copy)
                },
                &Panics(vec![1.0; 5]),
            );
            pullback.call(&Panics(vec![2.0; 5])).expect("one shape").0
        });
        match result {
            Ok(slopes) => {
                assert_eq!(slopes, [2.0; 5]);
                finished = true;
            }
            Err(message) => assert!(message.contains("on purpose"), "{message}"),
        }
        works();
    }
    assert!(finished, "with enough steps it goes through");
}

thread_local! {
    /// A number that a structure got in addition to its own.
    static SURPLUS: Cell<Option<Reverse>> = const { Cell::new(None) };
    /// Whether structures request more numbers than they have.
    static GREEDY: Cell<bool> = const { Cell::new(false) };
}

#[derive(Clone, Debug)]
struct Greedy<R = f64>(R);

impl<R: Real> Differentiable<R> for Greedy<R> {
    type Plain = Greedy;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Greedy<S> {
        let first = f(self.0);
        if GREEDY.get() {
            let surplus: Box<dyn std::any::Any> = Box::new((0..5).map(|_| f(self.0)).last());
            SURPLUS.set(surplus.downcast::<Option<Reverse>>().ok().and_then(|surplus| *surplus));
        }
        Greedy(first)
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        f(self.0);
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &Greedy<S>, f: &mut F) -> Result<(), ShapeError> {
        f(self.0, other.0);
        Ok(())
    }
}

impl Structure for Greedy {
    type With<S: Real> = Greedy<S>;
}

/// A structure that requests more numbers than it has gets none of the task's later values.
#[test]
fn a_surplus_number_is_not_a_later_value_of_the_task() {
    let twice = |Greedy(a): Greedy<Reverse>| {
        GREEDY.set(true);
        Greedy(a * 2.0)
    };
    let f = |[x, y]: [Reverse; 2]| {
        let a = x * y;
        let message = outcome(|| checkpoint(twice, &Greedy(a))).expect_err("more scalars than there are");
        GREEDY.set(false);
        advises(&message);
        let surplus = SURPLUS.take().expect("it was asked for");
        let (left, right) = join(move || surplus * x, move || x * y);
        (0..8).fold(left + right, |sum, _| sum + x * y)
    };
    // 12 x + 9 x y: the surplus number, of value 12, is a constant.
    assert_eq!(grad(f, &[2.0, 3.0]), [12.0 + 27.0, 18.0]);
    works();
}
