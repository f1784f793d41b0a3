//! Joins, scopes and pools.

use crate::check::{modes, on_all_threads};
use adjoin::rayon::prelude::*;
use adjoin::rayon::{Scope, ThreadPoolBuilder, join, scope};
use adjoin::{Real, Reverse, grad};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
fn results_are_written_to_borrowed_places() {
    fn parallel<R: Real>(xs: &[R]) -> R {
        let mut results = vec![R::from(0.0); xs.len()];
        let mut rest = R::from(0.0);
        scope(|s| {
            for (result, x) in results.iter_mut().zip(xs) {
                s.spawn(move |_| *result = (*x * x).sin());
            }
            s.spawn(|_| rest = xs[0] * xs[1]);
        });
        results.into_iter().sum::<R>() * rest
    }
    fn sequential<R: Real>(xs: &[R]) -> R {
        xs.iter().map(|x| (*x * x).sin()).sum::<R>() * xs[0] * xs[1]
    }
    modes!(parallel, sequential, forward).hold(2);
    modes!(parallel, sequential, forward).hold(100);
}

#[test]
fn spawned_closures_spawn_more() {
    fn halves<'a, R: Real>(s: &Scope<'a>, xs: &'a [R], results: &'a mut [R]) {
        if let ([x], [result]) = (xs, &mut *results) {
            *result = *x * x * x;
            return;
        }
        let middle = xs.len() / 2;
        let (left, right) = results.split_at_mut(middle);
        s.spawn(move |s| halves(s, &xs[..middle], left));
        s.spawn(move |s| halves(s, &xs[middle..], right));
    }
    fn parallel<R: Real>(xs: &[R]) -> R {
        let mut results = xs.to_vec();
        scope(|s| halves(s, xs, &mut results));
        results.into_iter().sum()
    }
    fn sequential<R: Real>(xs: &[R]) -> R {
        xs.iter().map(|x| x.powi(3)).sum()
    }
    modes!(parallel, sequential, forward).hold(1);
    modes!(parallel, sequential, forward).hold(77);
}

#[test]
fn joins_go_over_iterators_and_back() {
    fn parallel<R: Real>(xs: &[R]) -> R {
        let (a, b) = join(
            || xs.par_iter().map(|x| x.sin()).sum::<R>(),
            || xs.par_iter().map(|x| join(|| *x * x, || x.cos())).map(|(a, b)| a * b).sum::<R>(),
        );
        a * b
    }
    fn sequential<R: Real>(xs: &[R]) -> R {
        xs.iter().map(|x| x.sin()).sum::<R>() * xs.iter().map(|x| *x * x * x.cos()).sum::<R>()
    }
    modes!(parallel, sequential, forward).hold(60);
}

#[test]
fn a_pool_may_be_installed_in_differentiated_code() {
    let pool = ThreadPoolBuilder::new().num_threads(3).build().expect("threads to be had");
    let f = |xs: Vec<Reverse>| {
        let before = xs[0] * xs[1];
        let inside = pool.install(|| {
            assert_eq!(adjoin::rayon::current_num_threads(), 3);
            xs.par_iter().map(|x| *x * before).sum::<Reverse>() * xs[0]
        });
        let again = pool.install(|| pool.install(|| xs[1] * before));
        inside * before + again
    };
    let plain = |xs: &[f64]| {
        let before = xs[0] * xs[1];
        xs.iter().map(|x| x * before).sum::<f64>() * xs[0] * before + xs[1] * before
    };
    let xs = crate::check::inputs(40);
    let gradient = on_all_threads(|| grad(f, &xs));
    let report = adjoin::check_gradient(|xs: Vec<f64>| plain(&xs), f, &xs);
    assert!(report.passed(), "{report}");
    assert_eq!(gradient, grad(f, &xs));
    // Nothing but constants, and a panic.
    assert_eq!(grad(|x: Reverse| pool.install(|| 3.0) * x, &1.0), 3.0);
    let caught = catch_unwind(AssertUnwindSafe(|| {
        grad(|x: Reverse| pool.install(|| panic!("inside {}", x * x)), &1.0)
    }));
    assert!(caught.is_err());
    assert_eq!(grad(|x: Reverse| x * x, &1.0), 2.0);
}

#[test]
fn a_panic_in_a_spawned_closure_unwinds_cleanly() {
    let f = |x: Reverse| {
        let mut places = [x; 20];
        scope(|s| {
            for (i, place) in places.iter_mut().enumerate() {
                s.spawn(move |_| {
                    assert!(i != 13, "thirteen");
                    *place = x * x;
                });
            }
        });
        places[3]
    };
    on_all_threads(|| {
        assert!(catch_unwind(AssertUnwindSafe(|| grad(f, &1.0))).is_err());
        assert_eq!(grad(|x: Reverse| x * x, &1.0), 2.0);
    });
}

#[test]
fn arrays_go_by_elements_and_rows() {
    use adjoin::{Matrix, Vector};
    let f = |(m, v): (Matrix<Reverse>, Vector<Reverse>)| -> Reverse {
        let rows: Reverse = m.par_iter().map(|row| row.sum() * row.sum()).sum();
        let elements: Reverse = v.par_iter().enumerate().map(|(i, x)| x * x * (i + 1) as f64).sum();
        rows + elements
    };
    let point = (Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]), Vector::from(vec![1.0, 2.0]));
    let (rows, elements) = on_all_threads(|| grad(f, &point));
    assert_eq!(rows.to_vec(), [6.0, 6.0, 14.0, 14.0]);
    assert_eq!(elements.to_vec(), [2.0, 8.0]);
}
