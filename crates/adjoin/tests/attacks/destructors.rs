//! Code that runs when something is dropped: captured values, rules, items, inputs.

use super::support::{outcome, refused_or, right, works};
use adjoin::Vector;
use adjoin::array::{CustomRule, custom_vjp};
use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::prelude::*;

/// A guard that runs code when it is dropped.
#[derive(Clone)]
struct Guard {
    numbers: Option<[Reverse; 2]>,
    does: &'static str,
}

impl Guard {
    fn touch(&self) {
        std::hint::black_box(self.does);
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if let Some([x, y]) = self.numbers {
            // By the rules of Rust, a panic during another panic ends the process.
            if std::thread::panicking() {
                return;
            }
            match self.does {
                "record" => drop(std::hint::black_box(x * y)),
                "long" => drop((0..5000).fold(x, |z, _| z * y)),
                "fork" => drop(join(|| x * y, || y * y)),
                "stream" => drop(streamed_sum(0..3, |_| x * y)),
                _ => drop(Vector::from([x, y]).map(|e| e * y)),
            }
        } else {
            assert_eq!(grad(|x: Reverse| join(|| x * x, || x).0, &3.0), 6.0);
            assert_eq!(grad(|x: Reverse| streamed_sum(0..3, |_| x * x), &1.0), 6.0);
        }
    }
}

struct Guarded(Guard);

impl CustomRule for Guarded {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs[0].to_vec()
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        self.0.touch();
        vec![cotangent.to_vec()]
    }
}

type Program = fn(&Vector<Reverse>, Guard) -> Reverse;

/// The owner of the guard.
const OWNERS: [(&str, Program); 8] = [
    ("the function", |v, guard| {
        let product = v.at(0) * v.at(1);
        drop(guard);
        product * v.at(0)
    }),
    ("a closure of map", |v, guard| {
        v.map(move |e| {
            guard.touch();
            e * e
        })
        .sum()
    }),
    ("an element of map", |v, guard| {
        v.map(|e| {
            guard.clone().touch();
            e * e
        })
        .sum()
    }),
    ("a closure of fold", |v, guard| {
        v.fold(v.at(0), move |s, e| {
            guard.clone().touch();
            s * e
        })
    }),
    ("a closure of a sum", |v, guard| {
        streamed_sum(0..3, move |i| {
            guard.touch();
            v.at(0) * v.at(1) * f64::from(i)
        })
    }),
    ("the items of a sum", |v, guard| {
        let items = vec![guard.clone(), guard.clone(), guard];
        streamed_sum(items, |item| {
            item.touch();
            v.at(0) * v.at(1)
        })
    }),
    ("a branch", |v, guard| {
        let (a, b) = join(
            move || {
                guard.touch();
                v.at(0) * v.at(1)
            },
            || v.at(1),
        );
        a * b
    }),
    ("a rule", |v, guard| custom_vjp(Guarded(guard), v).sum() * v.at(0)),
];

/// The gradient is an array of numbers. If a destructor panics after a function has written its result, Rust
/// leaks the result, which must not own memory on the heap here.
fn run(program: Program, does: &'static str, with_numbers: bool) -> [f64; 2] {
    let f = |x: [Reverse; 2]| {
        let v = Vector::from(x);
        let numbers = with_numbers.then(|| [v.at(0), v.at(1) * v.at(0)]);
        program(&v, Guard { numbers, does })
    };
    grad(f, &[2.0, 3.0])
}

fn expected(program: Program) -> [f64; 2] {
    run(program, "nothing", false)
}

#[test]
fn with_numbers() {
    for (owner, program) in OWNERS {
        for does in ["record", "long", "fork", "stream", "map"] {
            println!("{does} by {owner}");
            refused_or(&expected(program), || run(program, does, true));
        }
    }
}

#[test]
fn with_verbs() {
    let by_hand =
        [[12.0, 4.0], [4.0, 6.0], [4.0, 6.0], [12.0, 4.0], [9.0, 6.0], [9.0, 6.0], [9.0, 12.0], [7.0, 2.0]];
    for ((owner, program), by_hand) in OWNERS.into_iter().zip(by_hand) {
        println!("{owner}");
        right(&by_hand, || run(program, "verbs", false));
    }
}

/// A panic drops the run, with all that it owns.
#[test]
fn while_a_panic_is_under_way() {
    for (owner, program) in OWNERS {
        println!("{owner}");
        for with_numbers in [false, true] {
            let result = outcome(|| {
                grad(
                    |v: Vector<Reverse>| {
                        let numbers = with_numbers.then(|| [v.at(0), v.at(1)]);
                        let result = program(&v, Guard { numbers, does: "record" });
                        assert!(v.is_empty(), "the function panics on purpose, at its end {result}");
                        result
                    },
                    &Vector::from([2.0, 3.0]),
                )
            });
            assert!(result.is_err());
            works();
        }
    }
}

#[test]
fn of_a_checkpointed_closure() {
    right(&[27.0, 18.0], || {
        let guard = Guard { numbers: None, does: "verbs" };
        let f = move |[x, y]: [Reverse; 2]| {
            guard.touch();
            x * y
        };
        let square = |p: Reverse| p * p * 0.5;
        grad(|x: [Reverse; 2]| square(checkpoint(f.clone(), &x)) * 1.5, &[2.0, 3.0])
    });
}
