//! Panics and early ends.

use crate::check::{inputs, on_all_threads};
use adjoin::rayon::prelude::*;
use adjoin::{Reverse, grad, try_value_and_grad, value_and_grad};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Calls `f` with a function that panics at item 77, in every stage of a pipeline.
fn panics(pipeline: impl Fn(&[Reverse]) -> Reverse + Sync) {
    let xs = inputs(500);
    let caught = on_all_threads(|| {
        let caught = catch_unwind(AssertUnwindSafe(|| grad(|xs: Vec<Reverse>| pipeline(&xs), &xs)));
        let payload = caught.expect_err("it panics");
        // The thread can be used as before.
        assert_eq!(grad(|xs: Vec<Reverse>| xs.par_iter().map(|x| *x * x).sum(), &xs)[7], 2.0 * xs[7]);
        payload.downcast_ref::<&str>().map(|text| (*text).to_owned())
    });
    assert_eq!(caught.as_deref(), Some("item 77"));
}

fn boom(i: usize) {
    assert!(i != 77, "item 77");
}

#[test]
fn panics_in_any_stage_unwind_cleanly() {
    panics(|xs| {
        xs.par_iter()
            .enumerate()
            .map(|(i, x)| {
                boom(i);
                *x * x
            })
            .sum()
    });
    panics(|xs| {
        xs.par_iter()
            .enumerate()
            .filter(|(i, _)| {
                boom(*i);
                true
            })
            .map(|(_, x)| *x * x)
            .sum()
    });
    panics(|xs| {
        xs.par_iter()
            .enumerate()
            .fold(
                || xs[0],
                |sum, (i, x)| {
                    boom(i);
                    sum + *x * x
                },
            )
            .sum()
    });
    panics(|xs| {
        xs.par_iter()
            .enumerate()
            .inspect(|(i, _)| boom(*i))
            .map(|(_, x)| *x * x)
            .reduce(|| xs[0], |a, b| a * b)
    });
    panics(|xs| {
        xs.par_iter()
            .enumerate()
            .map(|(i, x)| {
                boom(i);
                *x * x
            })
            .collect::<Vec<_>>()[3]
    });
    panics(|xs| {
        let mut ys = xs.to_vec();
        ys.par_iter_mut().enumerate().for_each(|(i, y)| {
            boom(i);
            *y *= xs[0];
        });
        ys[3]
    });
    panics(|xs| {
        (0..5)
            .into_par_iter()
            .map(|n| {
                xs[100 * n..100 * n + 100]
                    .par_iter()
                    .enumerate()
                    .map(|(i, x)| {
                        boom(i);
                        *x * x
                    })
                    .sum::<Reverse>()
            })
            .sum()
    });
}

#[test]
fn the_first_failure_is_the_one_that_is_returned() {
    let xs = inputs(3000);
    for _ in 0..20 {
        let failed = on_all_threads(|| {
            let each = |xs: Vec<Reverse>| -> Result<Reverse, usize> {
                xs.par_iter()
                    .enumerate()
                    .try_for_each(|(i, x)| if i % 1000 < 900 || *x < 0.0 { Ok(()) } else { Err(i) })?;
                Ok(xs[0])
            };
            let reduced = |xs: Vec<Reverse>| {
                let failing = |(i, x): (usize, &Reverse)| if i % 1000 < 900 { Ok(*x * x) } else { Err(i) };
                xs.par_iter().enumerate().map(failing).try_reduce(|| Reverse::from(0.0), |a, b| Ok(a + b))
            };
            (try_value_and_grad(each, &xs).err(), try_value_and_grad(reduced, &xs).err())
        });
        assert_eq!(failed, (Some(900), Some(900)));
    }
}

#[test]
fn a_failure_ends_the_loop_early() {
    let seen = AtomicUsize::new(0);
    let failed = (0..1_000_000).into_par_iter().try_for_each(|_| {
        seen.fetch_add(1, Ordering::Relaxed);
        None::<()>
    });
    assert_eq!(failed, None);
    assert!(seen.into_inner() < 10_000);
}

#[test]
fn a_number_that_escapes_from_a_sum_is_refused() {
    let escaped = Mutex::new(None);
    let f = |xs: Vec<Reverse>| {
        let keep = |x: &Reverse| {
            *escaped.lock().expect("no panic so far") = Some(*x * xs[1]);
            *x * x
        };
        let sum: Reverse = xs.par_iter().map(keep).sum();
        sum + escaped.lock().expect("no panic so far").take().expect("a number")
    };
    let caught = catch_unwind(AssertUnwindSafe(|| grad(f, &inputs(10)))).expect_err("it is a misuse");
    let message = caught
        .downcast_ref::<&str>()
        .map_or_else(|| caught.downcast_ref::<String>().cloned(), |text| Some((*text).to_owned()));
    assert!(message.as_ref().is_some_and(|text| text.contains("parallel iterator")), "{message:?}");
    assert_eq!(grad(|[x, y]: [Reverse; 2]| x * y, &[1.0, 2.0]), [2.0, 1.0]);
}

#[test]
fn a_sum_keeps_the_derivatives_and_not_the_terms() {
    let f = |[a, b]: [Reverse; 2]| {
        let path = |i: usize| (0..12).fold(a, |x, step| x + b * x * ((i * 12 + step) as f64).sin() * 0.1);
        (0..20_000usize).into_par_iter().map(path).sum::<Reverse>()
    };
    let statistics = |f: &dyn Fn([Reverse; 2]) -> Reverse| adjoin::vjp(f, &[1.0, 0.5]).1.statistics();
    assert!(statistics(&f).bytes < 300_000, "{:?}", statistics(&f));
    let (value, gradient) = value_and_grad(f, &[1.0, 0.5]);
    let plain = |[a, b]: [f64; 2]| -> f64 {
        let path = |i: usize| (0..12).fold(a, |x, step| x + b * x * ((i * 12 + step) as f64).sin() * 0.1);
        (0..20_000usize).map(path).sum()
    };
    assert!((plain([1.0, 0.5]) - value).abs() < 1e-9 * value.abs());
    let slope = (plain([1.0, 0.5 + 1e-6]) - plain([1.0, 0.5 - 1e-6])) / 2e-6;
    assert!((slope - gradient[1]).abs() < 1e-5 * slope.abs(), "{slope} {gradient:?}");
}
