//! Where a preaccumulated function is called: in closures over arrays, in checkpoints, in branches, on array elements, inside
//! of preaccumulated pieces; and where it cannot be.

use crate::caught::payload_of;
use crate::common::all_close;
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, preaccumulate};
use adjoin::prelude::*;
use adjoin::{Matrix, Vector};
use std::cell::Cell;

twice! {
    #[differentiable]
    {
        use adjoin::{Vector, join};

        type Numbers = Vector<f64>;
    }

    fn mixed(x: f64, y: f64, z: f64) -> f64 {
        (0..4).fold(x, |s, _| (s * y).sin() + z * s)
    }

    fn both(x: f64, y: f64) -> [f64; 2] {
        let s = (0..4).fold(x, |s, _| s * y + 0.1);
        [s, s * s * x]
    }

    fn forking(x: f64, y: f64) -> f64 {
        let (a, b) = join(|| (x * y).sin(), || join(|| x + y, || y * y).0);
        a * b
    }

    fn of_arrays(xs: &Vector<f64>, s: f64) -> Numbers {
        (xs * s).map(|x| x.sin() * s) + xs.dot(xs)
    }
}

/// The gradients of a closure that calls `$f`, from either module.
macro_rules! same_gradient {
    ($point:expr, $type:ty, |$x:pat_param, $module:ident| $body:expr) => {{
        let point = $point;
        let found = {
            use reduced as $module;
            value_and_grad(|$x: $type| $body, &point)
        };
        let expected = {
            use recorded as $module;
            value_and_grad(|$x: $type| $body, &point)
        };
        let [(a, found), (b, expected)] = [found, expected];
        all_close("value", &[a], &[b], 1e-13);
        all_close("gradient", &crate::common::scalars(&found), &crate::common::scalars(&expected), 1e-12);
    }};
}

#[test]
fn in_closures_over_arrays() {
    let point = (Vector::from(vec![0.1, 0.2, 0.3, 0.4]), 0.7, 0.9);
    same_gradient!(point.clone(), (Vector<_>, Reverse, Reverse), |(x, s, t), m| {
        x.map(|x| m::mixed(x, s, x * t)).sum() * s
    });
    same_gradient!(point.clone(), (Vector<_>, Reverse, Reverse), |(x, s, _), m| {
        x.zip_map(&x.map(|x| x * x), |x, y| m::both(x, y)[1] + m::mixed(s, x, s)).sum()
    });
    same_gradient!(point, (Vector<_>, Reverse, Reverse), |(x, s, t), m| {
        x.map(|x| m::forking(x * s, t)).dot(&x)
    });
}

#[test]
fn on_elements_of_arrays() {
    let point = (Vector::from(vec![0.1, 0.2, 0.3, 0.4]), Matrix::from_rows([[0.5, 0.6], [0.7, 0.8]]));
    same_gradient!(point.clone(), (Vector<_>, Matrix<_>), |(x, a), m| {
        let y = a.dot(&x.slice(..2));
        m::mixed(x[0], y[1], a[(1, 0)]) * m::mixed(y[0], x[3], x[0])
    });
    same_gradient!(point, (Vector<_>, Matrix<_>), |(x, a), m| {
        let row = a.row(1);
        (m::of_arrays(&x, row[0]) * m::of_arrays(&row, x[2]).sum()).sum()
    });
    let many = Vector::from((0..50).map(|i| 0.01 * f64::from(i)).collect::<Vec<_>>());
    same_gradient!((many, 0.5), (Vector<_>, Reverse), |(x, s), m| m::of_arrays(&x, s).norm());
}

#[test]
fn in_checkpoints_and_loops() {
    same_gradient!([0.4, 0.5, 0.6], [Reverse; 3], |[x, y, z], m| {
        let first = checkpoint(move |[x, y, z]: [Reverse; 3]| m::mixed(x, y * z, z), &[x, y, z]);
        let step = |_, [a, b]: [Reverse; 2], y: &Reverse| {
            let [c, d] = m::both(a, *y);
            [c, (d * b).sin()]
        };
        let [a, b] = checkpointed_loop(40, Budget::States { states: 3, block: 2 }, &[first, x], &y, step);
        a * b
    });
}

#[test]
fn in_branches_and_around_them() {
    same_gradient!(vec![0.1, 0.2, 0.3, 0.4, 0.5], Vec<Reverse>, |xs, m| {
        // Values of this task, of branches that are over, and of the branch itself.
        let early = par_map(&xs, |x| m::mixed(*x, xs[0], xs[1] * xs[2]));
        let late = par_map(0..xs.len(), |i| m::mixed(early[i], xs[i], early[(i + 1) % 5] * xs[i]));
        m::forking(late[0], early[4]) + late.into_iter().sum::<Reverse>() * m::both(early[1], early[2])[0]
    });
}

#[test]
fn inside_of_preaccumulated_pieces() {
    same_gradient!([0.4, 0.5, 0.6], [Reverse; 3], |[x, y, z], m| {
        let [a, b] = preaccumulate(|| {
            let s = (0..9).fold(x, |s, _| m::mixed(s, y * z, z * 0.5).sin());
            [s * y, m::both(s, x)[1]]
        });
        a * b + preaccumulate(|| m::forking(a, z))
    });
}

/// Asserts that `f` panics with the given message, and that adjoin works afterwards.
#[track_caller]
fn refused<T>(f: impl FnOnce() -> T, message: &str) {
    let payload = payload_of(f);
    let text = payload.downcast_ref::<String>().map_or_else(
        || (*payload.downcast_ref::<&str>().expect("the payload of `panic!` is a text")).to_owned(),
        Clone::clone,
    );
    assert!(text.contains(message), "{text}");
    assert_eq!(grad(|[x, y]| reduced::both(x, y)[0] * 0.0 + x * y, &[2.0, 3.0]), [3.0, 2.0]);
}

#[test]
fn values_of_another_run_are_refused() {
    let leaked = Cell::new(Reverse::from(0.0));
    let other = Cell::new(Reverse::from(0.0));
    grad(
        |[x, y]: [Reverse; 2]| {
            leaked.set(x * y);
            other.set(y);
            x
        },
        &[2.0, 3.0],
    );
    refused(|| grad(|[x, y]| reduced::mixed(x, leaked.get(), y), &[1.0, 2.0]), "of another run");
    // Even if nothing depends on it in the end, as it is with recorded operations.
    refused(|| grad(|[x, y]| reduced::both(x, leaked.get() * 0.0)[0] * y, &[1.0, 2.0]), "of another run");
    refused(|| reduced::mixed(leaked.get(), other.get(), Reverse::from(1.0)), "no differentiated task");
}

#[test]
fn a_value_of_a_parallel_branch_is_refused() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let f = |[x, y]: [Reverse; 2]| {
        let (sender, receiver) = std::sync::mpsc::channel();
        let (a, b) = join(
            || {
                sender.send(x * y).unwrap();
                x * y * y
            },
            move || reduced::mixed(receiver.recv().unwrap(), y, x),
        );
        a * b
    };
    refused(|| pool.install(|| grad(f, &[1.0, 2.0])), "from another that was running at the same time");
}

#[test]
fn a_panic_in_the_body_leaves_everything_usable() {
    #[differentiable]
    #[preaccumulate]
    fn checked(x: f64, y: f64) -> f64 {
        assert!(x > 0.0, "the argument must be positive");
        x * y
    }
    refused(|| grad(|[x, y]| checked(x - 5.0, y), &[1.0, 2.0]), "must be positive");
    assert_eq!(grad(|[x, y]| checked(x, y), &[1.0, 2.0]), [2.0, 1.0]);
}
