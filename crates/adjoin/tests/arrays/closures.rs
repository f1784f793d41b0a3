//! Closures in `map`: what they capture, what they record, and what they must not do.

use crate::common::{Grid, Source, assert_close, vector};
use adjoin::{Grain, Matrix, Real, Reverse, Vector, grad, join, par_map, par_map_with, value_and_grad, vjp};
use std::cell::Cell;

#[test]
fn closures_may_capture_anything() {
    for source in Source::ALL {
        for n in [0, 1, 4] {
            let point = (source.base(n, 1), (0.8, vector(2, 2)));
            four_ways!(point.clone(), |(x, (s, w))| source
                .take(&x, n)
                .map(|x| (x * s).sin() * w[1] + w[0] * s));
            four_ways!(point.clone(), |(x, (s, _))| source.take(&x, n).map(|_| s));
            four_ways!(point.clone(), |(x, (_, w))| source
                .take(&x, n)
                .map(|x| w.iter().map(|w| x * w).sum()));
            four_ways!(point, |(x, _)| source.take(&x, n).map(|_| Real::constant(2.0)));
        }
    }
    let hand = |(x, s): &(Vector, f64), c: &Vector| {
        let slope = x.map(|x| (x * s).cos());
        (&slope * *s * c, (slope * x).dot(c))
    };
    let statistics = four_ways!((vector(3, 3), 0.7), |(x, s)| x.map(|x| (x * s).sin()), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 3, 0));
}

#[test]
fn closures_of_several_arrays() {
    for grid in Grid::ALL {
        let point = (grid.base([2, 3], 4), (grid.base([2, 3], 5), 0.3));
        four_ways!(point.clone(), |(a, (b, s))| {
            grid.take(&a).zip_map(&grid.take(&b), |a, b| if a > b { a * b } else { (a - b) * s })
        });
        four_ways!(point, |(a, (b, s))| {
            let (a, b) = (grid.take(&a), grid.take(&b));
            Matrix::map_all([&a, &b, &a], |[a, b, c]| (a * b + c).tanh() * s)
        });
    }
    let statistics =
        four_ways!((vector(4, 6), vector(4, 7)), |(x, y)| Vector::map_all([&x, &y], |[x, y]| x.hypot(y)));
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 4, 0));
}

#[test]
fn closures_that_fork_or_work_with_arrays_run_as_they_are() {
    four_ways!((vector(3, 8), 0.6), |(x, s)| x.map(|x| {
        let (a, b) = join(|| (x * s).sin(), || x * x);
        a * b + s
    }));
    four_ways!((vector(3, 9), vector(2, 10)), |(x, w)| x.map(|x| (&w * x).sum() * x));
    four_ways!((vector(3, 11), vector(2, 12)), |(x, w)| x.map(|x| w.map(|w| (w * x).sin()).sum() + x));
    // More nodes than a local run has room for.
    four_ways!((vector(2, 13), 0.9), |(x, s)| x.map(|x| (0..700).fold(x, |y, _| (y * x).sin() * s)));
}

#[test]
fn maps_nest_and_capture_the_arguments_around_them() {
    four_ways!((vector(3, 18), vector(2, 19)), |(x, w)| x.map(|x| w.map(|w| x.sin() * w).max() * x));
    four_ways!((vector(2, 20), vector(2, 21)), |(x, w)| {
        x.map(|x| w.map(|w| Vector::from([w, x]).map(|v| v * x * w).sum()).dot(&w))
    });
    four_ways!((vector(2, 22), vector(2, 23)), |(x, w)| x.map(|x| w.map(|_| x)[1] * x));
}

/// The deposits of branches for the same array are added up along the tree of tasks, whichever threads ran
/// them.
#[test]
fn arrays_used_by_many_branches_have_the_same_bits_on_threads() {
    let x = vector(300, 27);
    for branches in [3usize, 8, 13, 300] {
        let f = |x: Vector<Reverse>| {
            let y = x.sin();
            let parts = par_map_with(Grain::of(1), 0..branches, |i| {
                let scaled = &y * (1.0 / (i as f64 + 3.0));
                scaled.dot(&x) + scaled.slice(i..).norm_squared()
            });
            parts.into_iter().sum::<Reverse>()
        };
        let once = grad(f, &x);
        for (i, slope) in once.iter().enumerate() {
            let terms = (0..branches).map(|k| {
                let factor = 1.0 / (k as f64 + 3.0);
                let square = if i < k { 0.0 } else { 2.0 * factor * factor * x[i].sin() * x[i].cos() };
                factor * (x[i].sin() + x[i] * x[i].cos()) + square
            });
            let expected: f64 = terms.sum();
            assert!(
                (slope - expected).abs() < 1e-10 * (1.0 + expected.abs()),
                "{branches}, {i}: {slope}, {expected}"
            );
        }
        for threads in [1, 2, 3, 8] {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
            for _ in 0..5 {
                assert_eq!(pool.install(|| grad(f, &x)).to_vec(), once.to_vec(), "{branches} on {threads}");
            }
        }
    }
}

/// Threads give local runs ids of their own: a branch must not be taken for one of another thread's.
#[test]
fn closures_fork_in_many_branches_at_once() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(8).build().expect("threads can be started");
    let x = vector(6, 26);
    let f = |x: Vector<Reverse>| {
        let parts = par_map_with(Grain::of(1), 0..16usize, |part| {
            let scale = 0.1 * part as f64;
            x.map(|x| {
                let (a, b) = join(|| (x * scale).sin(), || x * x);
                a * b
            })
            .sum()
        });
        parts.into_iter().sum::<Reverse>()
    };
    let once = grad(f, &x);
    for _ in 0..50 {
        assert_eq!(pool.install(|| grad(f, &x)).to_vec(), once.to_vec());
    }
}

#[test]
fn closures_run_in_the_branches_of_forks() {
    let x = vector(40, 14);
    let with_arrays = |(x, s): (Vector<Reverse>, Reverse)| {
        let parts = par_map(0..4usize, |part| x.slice(part * 10..(part + 1) * 10).map(|x| (x * s).sin() * x));
        Vector::concatenate(&parts).sum()
    };
    let with_scalars =
        |(x, s): (Vec<Reverse>, Reverse)| x.iter().map(|x| (*x * s).sin() * x).sum::<Reverse>();
    let (ours, slope) = grad(with_arrays, &(x.clone(), 0.7));
    let (theirs, other) = grad(with_scalars, &(x.to_vec(), 0.7));
    assert_close("in branches", &ours.to_vec(), &theirs, 1e-13);
    assert_close("captured", &[slope], &[other], 1e-13);
}

#[test]
fn what_a_closure_does_not_return_leaves_nothing_behind() {
    let (_, pullback) = vjp(
        |x: Vector<Reverse>| {
            let y = x.map(|x| {
                let unused = (0..9).fold(x, |y, _| y * x + x);
                assert!(unused.is_finite());
                x * 2.0
            });
            y[0] * y[1]
        },
        &vector(3, 15),
    );
    let statistics = pullback.statistics();
    assert_eq!((statistics.nodes, statistics.arrays, statistics.elements), (1, 1, 3));
}

#[test]
#[should_panic(expected = "was used after the closure had returned")]
fn a_closure_that_keeps_its_argument_is_caught() {
    let kept = Cell::new(None);
    grad(
        |x: Vector<Reverse>| {
            let y = x.map(|x| {
                kept.set(Some(x));
                x * x
            });
            y.sum() * kept.get().unwrap()
        },
        &vector(2, 16),
    );
}

#[test]
#[should_panic(expected = "was used after the closure had returned")]
fn a_closure_that_uses_an_earlier_argument_is_caught() {
    let kept: Cell<Option<Reverse>> = Cell::new(None);
    grad(
        |x: Vector<Reverse>| {
            x.map(|x| {
                let before = kept.replace(Some(x));
                before.map_or(x, |before| before * x)
            })
            .sum()
        },
        &vector(3, 17),
    );
}

#[test]
#[should_panic(expected = "was used after the closure had returned")]
fn what_a_closure_keeps_is_caught_inside_of_a_closure() {
    let kept: Cell<Option<Reverse>> = Cell::new(None);
    grad(
        |(x, y): (Vector<Reverse>, Vector<Reverse>)| {
            x.map(|x| {
                y.fold(x, |sum, y| {
                    let before = kept.replace(Some(sum * y * x));
                    before.map_or(sum, |before| before + sum) * y
                })
            })
            .sum()
        },
        &(vector(2, 19), vector(3, 20)),
    );
}

/// Values of each level, used at each level below, with and without a fork.
#[test]
fn nested_closures_use_what_is_around_them() {
    fn f(
        x: &Vector<Reverse>,
        y: Reverse,
        fork: bool,
        piece: impl Fn(&dyn Fn() -> Reverse) -> Reverse,
    ) -> Reverse {
        piece(&|| {
            let outer = y * x.sum();
            let inner = piece(&|| {
                let middle = outer * y + x.dot(x);
                let mapped = x.map(|x| {
                    let product = |a: Reverse| a * outer * middle + x * y;
                    if fork { join(|| product(x), || middle * outer).0 } else { product(x) }
                });
                mapped.dot(x) * middle + outer
            });
            inner * outer + y
        })
    }
    let point = (vector(3, 21), 0.7);
    for fork in [false, true] {
        let plain = grad(|(x, y): (Vector<Reverse>, Reverse)| f(&x, y, fork, |piece| piece()), &point);
        let mapped =
            grad(|(x, y): (Vector<Reverse>, Reverse)| f(&x, y, fork, |piece| x.map(|_| piece())[0]), &point);
        assert!((plain.1 - mapped.1).abs() < 1e-12 * plain.1.abs(), "{} {}", plain.1, mapped.1);
        plain.0.iter().zip(mapped.0.iter()).for_each(|(a, b)| assert!((a - b).abs() < 1e-11, "{a} {b}"));
    }
}

#[test]
fn a_closure_has_a_derivative_in_each_captured_value() {
    let point = (Vector::from([0.5, 1.5, 2.5]), (0..60).map(|i| 0.1 * f64::from(i)).collect::<Vec<_>>());
    let f =
        |(x, ws): (Vector<Reverse>, Vec<Reverse>)| x.map(|x| ws.iter().map(|w| (x * *w).sin()).sum()).sum();
    let direct = |(x, ws): (Vector<Reverse>, Vec<Reverse>)| {
        x.iter().map(|x| ws.iter().map(|w| (x * *w).sin()).sum::<Reverse>()).sum::<Reverse>()
    };
    let ((one, slopes), (other, expected)) = (value_and_grad(f, &point), value_and_grad(direct, &point));
    assert!((one - other).abs() < 1e-12);
    let pairs = slopes.0.iter().chain(slopes.1).zip(expected.0.iter().chain(expected.1));
    pairs.for_each(|(a, b)| assert!((a - b).abs() < 1e-12, "{a} {b}"));
}

/// A function of the rule table on an array is computed in another way than a closure that calls it, also at
/// edge values, of views and of scalars with pending factors; on many elements it takes several threads.
#[test]
fn rule_table_functions_have_the_bits_of_closures() {
    type OnArray = fn(&Vector<Reverse>) -> Vector<Reverse>;
    type OnScalar = fn(Reverse) -> Reverse;
    let cases: [(&str, OnArray, OnScalar); 9] = [
        ("neg", |x| -x, |x| -x),
        ("exp", Vector::exp, Real::exp),
        ("sqrt", Vector::sqrt, Real::sqrt),
        ("tanh", Vector::tanh, Real::tanh),
        ("abs", Vector::abs, Real::abs),
        ("floor", Vector::floor, Real::floor),
        ("ln", Vector::ln, Real::ln),
        ("powi", |x| x.powi(-3), |x| x.powi(-3)),
        ("atan2", |x| x.atan2_each(&(x * 0.5)), |x| x.atan2(x * 0.5)),
    ];
    let edges = [2.5, 0.0, -0.0, 1.0, -1.5, 2.25, 1e-300, 1e300, f64::INFINITY, f64::NEG_INFINITY];
    let long: Vec<f64> = (0..70_000).map(|i| (f64::from(i) * 0.37).sin() * 3.0).collect();
    let weights: Vec<f64> = (0..70_000).map(|i| (f64::from(i) * 0.11).cos()).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(4).build().expect("threads can be started");
    for (name, on_array, on_scalar) in cases {
        for x in [&edges[..], &long] {
            let weights = Vector::from(&weights[..x.len()]);
            let by = |f: &(dyn Fn(&Vector<Reverse>) -> Vector<Reverse> + Sync)| {
                let run = |mut x: Vector<Reverse>| {
                    // From here on the elements are scalars one by one, and the first has a pending factor.
                    x[0] *= 0.5;
                    f(&x)
                };
                let (values, pullback) = vjp(run, &Vector::from(x));
                let slopes = pullback.call(&weights).expect("as the output");
                let number = |x: f64| if x.is_nan() { 0 } else { x.to_bits() };
                values.to_vec().into_iter().chain(slopes.to_vec()).map(number).collect::<Vec<_>>()
            };
            let by_rule = pool.install(|| by(&on_array));
            assert_eq!(by_rule, by(&|x| x.map(on_scalar)), "{name} of {} elements", x.len());
            assert_eq!(by_rule, by(&on_array), "{name} on one thread");
        }
    }
}
