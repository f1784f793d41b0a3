//! Custom rules that do more than compute: they fork, record, stream and run verbs, with numbers of the run
//! around them.

use super::support::{refused, refused_or, right};
use adjoin::Vector;
use adjoin::array::{CustomRule, custom_vjp};
use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;
use std::sync::Mutex;

/// The identity, with an action in one of its methods.
struct Busy {
    numbers: [Reverse; 2],
    does: &'static str,
    in_value: bool,
}

static KEPT: Mutex<Option<Reverse>> = Mutex::new(None);

/// Actions with numbers of the run around the rule.
const WITH_NUMBERS: [&str; 8] = ["record", "long", "outer", "streamed", "map", "fold", "import", "keep"];
/// Actions without such numbers.
const WITHOUT: [&str; 6] =
    ["nothing", "fork", "verb", "forks in a verb", "streams in a verb", "caught panic"];

fn work([x, y]: [Reverse; 2], does: &str) {
    match does {
        "record" => drop(std::hint::black_box(x * y)),
        "long" => drop((0..5000).fold(x, |z, _| z * y)),
        "outer" => drop(join(|| x * y, || y * y * x)),
        "streamed" => drop(streamed_sum(0..3, |_| x * y)),
        "map" => drop(Vector::from([x, y]).map(|e| e * y)),
        "fold" => drop(Vector::from([x, y]).fold(x, |s, e| s * e)),
        "import" => drop(import(&[x, y])),
        "keep" => *KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(x * y),
        "fork" => drop(join(|| 1.0, || 2.0)),
        "verb" => assert_eq!(grad(|x: Reverse| x * x, &3.0), 6.0),
        "forks in a verb" => assert_eq!(grad(|x: Reverse| join(|| x * x, || x.sin() * x).0, &1.0), 2.0),
        "streams in a verb" => assert_eq!(grad(|x: Reverse| streamed_sum(0..3, |_| x * x), &1.0), 6.0),
        "caught panic" => assert!(
            std::panic::catch_unwind(|| grad(|_: Reverse| -> Reverse { panic!("inside") }, &1.0)).is_err()
        ),
        _ => {}
    }
}

impl CustomRule for Busy {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        if self.in_value {
            work(self.numbers, self.does);
        }
        inputs[0].to_vec()
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        if !self.in_value {
            work(self.numbers, self.does);
        }
        vec![cotangent.to_vec()]
    }
}

type Program = fn(&(Reverse, Reverse, Vector<Reverse>), &'static str, bool) -> Reverse;

fn applied(numbers: [Reverse; 2], v: &Vector<Reverse>, does: &'static str, in_value: bool) -> Reverse {
    custom_vjp(Busy { numbers, does, in_value }, v).sum()
}

/// Places in which a rule is used.
const PLACES: [(&str, Program); 6] = [
    ("plain code", |(x, y, v), does, in_value| applied([*x, *y], v, does, in_value) * *x * *y),
    ("a term, then forks", |(x, y, v), does, in_value| {
        let sum = streamed_sum(0..3, |_| {
            let a = *x * *y;
            applied([*x, *y], v, does, in_value) * a
        });
        let (p, q) = join(|| sum * *x, || sum * *y);
        p + q
    }),
    ("a branch", |(x, y, v), does, in_value| {
        let (p, q) = join(|| applied([*x, *y], v, does, in_value) * *x, || *y * *y);
        p * q
    }),
    ("a closure", |(x, y, v), does, in_value| {
        v.map(|e| applied([*x, e], &Vector::from([e, *y]), does, in_value) * e).sum()
    }),
    ("a fold", |(x, y, v), does, in_value| {
        v.fold(*x, |state, e| applied([state, e], &Vector::from([state, *y]), does, in_value) * e)
    }),
    ("a sum in a closure", |(x, y, v), does, in_value| {
        v.map(|e| streamed_sum(0..2, |_| applied([*x, *y], &Vector::from([e, *y]), does, in_value) * e)).sum()
    }),
];

fn point() -> (f64, f64, Vector) {
    (2.0, 3.0, Vector::from([1.0, 2.0]))
}

fn expected(program: Program) -> (f64, f64, Vector) {
    grad(|all: (Reverse, Reverse, Vector<Reverse>)| program(&all, "nothing", false), &point())
}

#[test]
fn with_numbers_of_the_run() {
    for (place, program) in PLACES {
        for does in WITH_NUMBERS {
            for in_value in [false, true] {
                println!("{does} in {place}, {}", if in_value { "value" } else { "pull" });
                let run = |all: (Reverse, Reverse, Vector<Reverse>)| program(&all, does, in_value);
                refused_or(&expected(program), || grad(run, &point()));
            }
        }
    }
}

#[test]
fn without_them() {
    for (place, program) in PLACES {
        for does in WITHOUT {
            for in_value in [false, true] {
                println!("{does} in {place}, {}", if in_value { "value" } else { "pull" });
                let run = |all: (Reverse, Reverse, Vector<Reverse>)| program(&all, does, in_value);
                right(&expected(program), || grad(run, &point()));
            }
        }
    }
}

#[test]
fn in_a_checkpoint() {
    for does in WITHOUT {
        right(&Vector::from([3.0, 3.0]), || {
            let applied =
                move |v: Vector<Reverse>| applied([Reverse::constant(1.0); 2], &v, does, false) * 3.0;
            grad(move |v: Vector<Reverse>| checkpoint(applied, &v), &Vector::from([1.0, 2.0]))
        });
    }
}

/// A number that a rule keeps from the sweep cannot be used afterwards.
#[test]
fn a_number_kept_from_the_sweep() {
    let first = super::support::outcome(|| {
        let run = |all: (Reverse, Reverse, Vector<Reverse>)| PLACES[0].1(&all, "keep", false);
        grad(run, &point())
    });
    if first.is_ok() {
        let kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner).expect("it was kept");
        refused(|| grad(|x: Reverse| x * kept, &1.0));
    }
    super::support::works();
}

/// A rule whose cotangents have the wrong number or the wrong lengths.
struct Wrong(Vec<usize>);

impl CustomRule for Wrong {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs[0].to_vec()
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], _: &[f64]) -> Vec<Vec<f64>> {
        self.0.iter().map(|length| vec![1.0; *length]).collect()
    }
}

#[test]
fn cotangents_of_other_shapes() {
    for lengths in [vec![], vec![0], vec![1], vec![3], vec![5000], vec![2, 2], vec![2, 0]] {
        refused(|| {
            grad(|v: Vector<Reverse>| custom_vjp(Wrong(lengths.clone()), &v).sum(), &Vector::from([1.0, 2.0]))
        });
        refused(|| {
            let term = |v: &Vector<Reverse>| custom_vjp(Wrong(lengths.clone()), v).sum();
            grad(|v: Vector<Reverse>| streamed_sum(0..3, |_| term(&v)), &Vector::from([1.0, 2.0]))
        });
    }
}
