//! Code that runs where the library does not expect it: payloads of panics and variables of threads that are
//! dropped, sweeps inside of their own rules, memory that is given back on the way, iterators that lie.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, panic_any};
use std::sync::{Arc, Mutex};

use super::support::{outcome, refused, refused_or, right, works};
use adjoin::array::{CustomRule, custom_vjp};
use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::prelude::*;
use adjoin::rayon::iter::from_rayon;
use adjoin::rayon::prelude::*;
use adjoin::structure::{ShapeError, Structure};
use adjoin::{Pullback, Vector, release_memory};
use rayon::iter::plumbing::{Consumer, Producer, ProducerCallback, UnindexedConsumer, bridge};

/// The payload of a panic, which goes on when it is dropped.
struct Payload([Reverse; 2], &'static str);

impl Drop for Payload {
    fn drop(&mut self) {
        let [x, y] = self.0;
        let does = || match self.1 {
            "record" => drop(std::hint::black_box((0..3000).fold(x, |z, _| z * y))),
            "fork" => drop(join(|| x * y, || y * y)),
            "stream" => drop(streamed_sum(0..3, |_| x * y)),
            "map" => drop(Vector::from([x, y]).map(|e| e * y)),
            _ => drop(grad(|z: Reverse| join(|| z * z, || z.sin() * z).0, &3.0)),
        };
        // What it does may be refused, but a second panic would end the process.
        drop(catch_unwind(AssertUnwindSafe(does)));
    }
}

const DOES: [&str; 5] = ["record", "fork", "stream", "map", "verb"];

/// Where a payload is thrown, and caught.
type Place = fn(&Vector<Reverse>, &(dyn Fn() + Sync));

const PLACES: [Place; 7] = [
    |_, throw| throw(),
    |v, throw| {
        let _ = join(throw, || v.at(0) * v.at(1));
    },
    // One of the payloads is dropped by rayon, on whatever thread that is.
    |_, throw| {
        let _ = join(throw, throw);
    },
    |v, throw| {
        let _ =
            par_map(
                0..30u8,
                |i| if i % 3 == 2 { throw_from(throw, v.at(0)) } else { v.at(0) * f64::from(i) },
            );
    },
    |v, throw| drop(v.map(|e| if e > 2.5 { throw_from(throw, e) } else { e * e })),
    |v, throw| {
        let _ = streamed_sum(0..5u8, |i| if i == 3 { throw_from(throw, v.at(0)) } else { v.at(0) * v.at(1) });
    },
    |v, throw| {
        let term = |i: u8| if i == 99 { throw_from(throw, v.at(0)) } else { v.at(0) * v.at(1) };
        let _ = (0..200u8).into_par_iter().map(term).sum::<Reverse>();
    },
];

fn throw_from(throw: &(dyn Fn() + Sync), x: Reverse) -> Reverse {
    throw();
    x
}

#[test]
fn payloads_of_panics_that_use_numbers() {
    let point = Vector::from([2.0, 3.0]);
    for place in PLACES {
        for does in DOES {
            refused_or(&Vector::from([4.0, 2.0]), || {
                grad(
                    |v: Vector<Reverse>| {
                        let throw = || panic_any(Payload([v.at(0), v.at(1)], does));
                        drop(catch_unwind(AssertUnwindSafe(|| place(&v, &throw))));
                        v.at(0) * v.at(1) + v.at(0)
                    },
                    &point,
                )
            });
            // Out of the verb.
            let thrown: Result<_, Box<dyn Any + Send>> = catch_unwind(AssertUnwindSafe(|| {
                grad(
                    |v: Vector<Reverse>| {
                        place(&v, &|| panic_any(Payload([v.at(0), v.at(1)], does)));
                        v.at(0) * v.at(1)
                    },
                    &point,
                )
            }));
            assert!(thrown.is_err());
            drop(thrown);
            works();
        }
    }
}

/// A variable of a thread that calls verbs when the thread ends, before or after the library's own are gone.
struct AtEnd;

impl Drop for AtEnd {
    fn drop(&mut self) {
        works();
        adjoin::set_memory_limit(1 << 20);
        works();
        release_memory();
    }
}

thread_local! {
    static FIRST: RefCell<Option<AtEnd>> = const { RefCell::new(None) };
    static SECOND: RefCell<Option<AtEnd>> = const { RefCell::new(None) };
}

#[test]
fn verbs_while_a_thread_ends() {
    for (first, second) in [(true, false), (false, true), (true, true)] {
        let thread = std::thread::spawn(move || {
            if first {
                FIRST.set(Some(AtEnd));
            }
            works();
            if second {
                SECOND.set(Some(AtEnd));
            }
        });
        thread.join().expect("it ends as usual");
    }
    works();
}

/// A run, while the test lasts: it owns a rule that owns this, and the two must not keep each other alive.
type Own = Mutex<Option<Arc<Pullback<f64, Reverse>>>>;

/// A rule that sweeps the run that it is part of, when it is swept.
struct Sweeps {
    own: Arc<Own>,
    depth: Arc<Mutex<usize>>,
}

impl CustomRule for Sweeps {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs[0].to_vec()
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        let mut deeper = false;
        if let Ok(mut depth) = self.depth.lock() {
            deeper = *depth < 3;
            *depth += 1;
        }
        let own = self.own.lock().ok().and_then(|own| own.clone());
        if let (true, Some(own)) = (deeper, own) {
            let sweep = || own.call(&1.0).expect("one output");
            let (a, b) = rayon::join(sweep, sweep);
            assert_eq!((a, b), (9.0, 9.0));
        }
        vec![cotangent.to_vec()]
    }
}

#[test]
fn a_sweep_inside_of_a_rule_of_the_same_run() {
    let (own, depth) = (Arc::new(Own::new(None)), Arc::new(Mutex::new(0)));
    let rule = || Sweeps { own: own.clone(), depth: depth.clone() };
    let f = |x: Reverse| {
        let (a, b) = join(|| custom_vjp(rule(), &Vector::from([x * x, x])).sum(), || x * 2.0 + x * x);
        a + b - x * 2.0
    };
    let (value, pullback) = vjp(f, &2.0);
    assert_eq!(value, 10.0);
    let pullback = Arc::new(pullback);
    *own.lock().expect("no panic with it") = Some(pullback.clone());
    right(&9.0, || pullback.call(&1.0).expect("one output"));
    assert!(*depth.lock().expect("no panic with it") > 3);
    *own.lock().expect("no panic with it") = None;
}

#[test]
fn memory_is_given_back_on_the_way() {
    let f = |v: Vector<Reverse>| {
        let give_back = || {
            release_memory();
            adjoin::kept_memory()
        };
        let x = (0..3000).fold(v.at(0), |z, _| z * 0.5 + v.at(1) * 0.5);
        give_back();
        let mapped = v.map(|e| {
            give_back();
            e * e * x
        });
        let (a, b) = join(
            || {
                give_back();
                streamed_sum(0..5, |i| {
                    give_back();
                    v.at(0) * x * f64::from(i)
                })
            },
            || {
                checkpoint(
                    |v: Vector<Reverse>| {
                        release_memory();
                        v.at(0) * v.at(1)
                    },
                    &v,
                )
            },
        );
        mapped.sum() + a * b
    };
    let point = Vector::from([0.5, 0.75]);
    let bits = |gradient: Vector| gradient.iter().map(f64::to_bits).collect::<Vec<_>>();
    let first = bits(grad(f, &point));
    for _ in 0..3 {
        right(&first, || bits(grad(f, &point)));
    }
}

/// Scalars that run verbs and sweeps whenever they are visited, also while the cotangent of a sweep is read.
#[derive(Clone, Debug, PartialEq)]
struct Restless<R = f64>(R);

impl<R: Real> Differentiable<R> for Restless<R> {
    type Plain = Restless;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Restless<S> {
        restless();
        let result = Restless(f(self.0));
        restless();
        result
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        restless();
        f(self.0);
        restless();
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &Restless<S>, f: &mut F) -> Result<(), ShapeError> {
        restless();
        f(self.0, other.0);
        restless();
        Ok(())
    }
}

impl Structure for Restless {
    type With<S: Real> = Restless<S>;
}

fn restless() {
    let second = |x: Reverse| grad(|y: Taped<Reverse>| join(|| y * y * y, || y).0, &x);
    assert_eq!(grad(second, &2.0), 12.0);
    let (_, pullback) = vjp(|v: Vector<Reverse>| v.map(|e| e * e).sum(), &Vector::from([1.0, 2.0]));
    let swept = std::thread::scope(|scope| scope.spawn(|| pullback.call(&1.0).expect("one output")).join());
    assert_eq!(swept.expect("no panic"), Vector::from([2.0, 4.0]));
}

#[test]
fn sweeps_of_other_runs_while_scalars_are_visited() {
    let f = |Restless(x): Restless<Reverse>| Restless(join(|| x * x, || x).0);
    right(&Restless(6.0), || vjp(f, &Restless(3.0)).1.call(&Restless(1.0)).expect("one shape"));
    right(&6.0, || grad(|x: Restless<Reverse>| f(x).0, &Restless(3.0)).0);
    right(&Restless(6.0), || {
        let through = |x: Restless<Reverse>| par_map(0..2u8, |_| checkpoint(f, &x)).swap_remove(1);
        vjp(through, &Restless(3.0)).1.call(&Restless(1.0)).expect("one shape")
    });
}

/// An iterator of another crate, whose producer has so many items more or fewer than it says.
struct Foreign<'a, R> {
    items: &'a [R],
    surplus: isize,
    hint: usize,
}

impl<'a, R: Real> rayon::iter::ParallelIterator for Foreign<'a, R> {
    type Item = &'a R;

    fn drive_unindexed<C: UnindexedConsumer<&'a R>>(self, consumer: C) -> C::Result {
        bridge(self, consumer)
    }
}

impl<'a, R: Real> rayon::iter::IndexedParallelIterator for Foreign<'a, R> {
    fn len(&self) -> usize {
        self.items.len().saturating_add_signed(self.surplus)
    }

    fn drive<C: Consumer<&'a R>>(self, consumer: C) -> C::Result {
        bridge(self, consumer)
    }

    fn with_producer<B: ProducerCallback<&'a R>>(self, callback: B) -> B::Output {
        callback.callback(Items { items: self.items, hint: self.hint })
    }
}

struct Items<'a, R> {
    items: &'a [R],
    hint: usize,
}

impl<'a, R: Real> Producer for Items<'a, R> {
    type Item = &'a R;
    type IntoIter = std::slice::Iter<'a, R>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.iter()
    }

    fn min_len(&self) -> usize {
        self.hint
    }

    fn split_at(self, index: usize) -> (Self, Self) {
        let (left, right) = self.items.split_at(index.min(self.items.len()));
        (Items { items: left, ..self }, Items { items: right, ..self })
    }
}

#[test]
fn producers_of_other_crates() {
    fn f(xs: &[Reverse], surplus: isize, hint: usize) -> Reverse {
        let items = || from_rayon(Foreign { items: xs, surplus, hint });
        let squares: Vec<Reverse> = items().map(|x| *x * x).collect();
        let zipped: Reverse = items().zip(&squares).map(|(x, y)| *x * y).sum();
        zipped + items().enumerate().map(|(i, x)| *x * i as f64).reduce(|| xs[0] * 0.0, |a, b| a + b)
    }
    let xs: Vec<f64> = (0..300).map(|i| 1.0 + f64::from(i) * 0.01).collect();
    let expected: Vec<f64> = xs.iter().enumerate().map(|(i, x)| 3.0 * x * x + i as f64).collect();
    for hint in [0, 1, 7, 1000, usize::MAX] {
        // Honest ones, on any number of threads.
        for threads in [1, 2, 4, 8] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
            let gradient = || pool.install(|| grad(|xs: Vec<Reverse>| f(&xs, 0, hint), &xs));
            let found = gradient();
            found.iter().zip(&expected).for_each(|(a, b)| assert!((a - b).abs() < 1e-11 * b.abs()));
            assert_eq!(gradient(), found);
        }
        // Those that lie.
        for surplus in [-299, -1, 1, 100] {
            let run = || grad(|xs: Vec<Reverse>| f(&xs, surplus, hint), &xs);
            assert!(outcome(run).is_err(), "rayon counts what is collected");
            works();
        }
    }
}

/// A number of an inner run that goes to another thread, or to code after it.
#[test]
fn numbers_of_inner_runs() {
    let kept = Mutex::new(None);
    let keeps = |x: Reverse| {
        grad(
            |y: Taped<Reverse>| {
                *kept.lock().expect("no panic with it") = Some(y * y);
                y * y
            },
            &x,
        )
    };
    let get = || kept.lock().expect("no panic with it").expect("kept");
    refused(|| grad(|x: Reverse| keeps(x) + (get() * get()).inner(), &2.0));
    refused(|| grad(|x: Reverse| keeps(x) + grad(|y: Taped<Reverse>| y * get(), &x), &2.0));
    refused(|| {
        let elsewhere = |y: Taped<Reverse>| {
            std::thread::scope(|scope| scope.spawn(|| y * y).join())
                .unwrap_or_else(|payload| std::panic::resume_unwind(payload))
        };
        grad(|x: Reverse| grad(elsewhere, &x), &2.0)
    });
    // Bare forks: refused, or right where both branches stay.
    refused_or(&12.0, || {
        let forks = |y: Taped<Reverse>| {
            let (a, b) = rayon::join(|| y * y, || y);
            a * b
        };
        grad(|x: Reverse| grad(forks, &x), &2.0)
    });
    // From a closure over an array, a term and a leaf of an iterator. The square of a number from outside is
    // one of its multiples, and records nothing there.
    refused(|| grad(|v: Vector<Reverse>| v.map(keeps).sum() + get().inner(), &Vector::from([2.0, 3.0])));
    refused_or(&10.0, || grad(|x: Reverse| streamed_sum(0..3, |_| keeps(x)) + get().inner(), &2.0));
    refused_or(&204.0, || {
        let leaves = |x: Reverse| (0..100u8).into_par_iter().map(|_| keeps(x)).sum::<Reverse>();
        grad(|x: Reverse| leaves(x) + get().inner(), &2.0)
    });
}
