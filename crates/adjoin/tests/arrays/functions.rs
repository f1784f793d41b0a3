//! `elementwise!`: functions by their names, for each element.

use crate::common::{Grid, Source, assert_close, matrix, numbers, vector};
use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::rayon::prelude::*;
use adjoin::{
    Grain, Matrix, Real, Reverse, Vector, constant, differentiable, elementwise, grad, hessian, jacobian,
    join, par_map_with, value_and_grad, vjp,
};

#[differentiable]
mod elements {
    #[inline(always)]
    pub(super) fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    #[inline(always)]
    pub(super) fn gate([x, weight, bias]: [f64; 3]) -> f64 {
        sigmoid(x * weight + bias) * x.tanh()
    }

    #[inline(always)]
    pub(super) fn square([x]: [f64; 1]) -> f64 {
        x * x
    }

    /// Branches, and depends on different arguments in each branch.
    #[inline(always)]
    pub(super) fn bent([x, y]: [f64; 2]) -> f64 {
        if x > y {
            x * y
        } else if x > 0.0 {
            y.exp_m1()
        } else {
            2.0 * x - 1.0
        }
    }

    #[inline(always)]
    pub(super) fn polar([x, y]: [f64; 2]) -> [f64; 3] {
        [x.hypot(y), y.atan2(x), 3.0]
    }

    /// The absolute value, by a root whose derivative is infinite at 0.
    #[inline(always)]
    pub(super) fn root_of_square([x]: [f64; 1]) -> f64 {
        (x * x).sqrt()
    }

    /// With a loop.
    pub(super) fn power([x, y]: [f64; 2]) -> f64 {
        let mut product = y;
        for _ in 0..5 {
            product *= x;
        }
        product
    }

    #[inline(always)]
    pub(super) fn many(x: [f64; 16]) -> f64 {
        let mut sum = 0.0;
        for pair in x.windows(2) {
            sum += pair[0] * pair[1];
        }
        sum
    }

    #[inline(always)]
    pub(super) fn nothing([_x]: [f64; 1]) -> f64 {
        2.5
    }

    /// Arrays and functions beside each other in differentiable code.
    pub(super) mod model {
        use super::gate;
        use adjoin::{Vector, elementwise};

        pub(in super::super) fn loss(x: &Vector<f64>, w: &Vector<f64>, bias: f64) -> f64 {
            let biases = Vector::from(vec![bias; x.len()]);
            let y = elementwise!(gate, [x, w, &biases]);
            let [r, angle, three] = elementwise!(super::polar, [&y, x] => 3);
            r.dot(&three) + angle.sum()
        }

        pub(in super::super) fn energy(x: &Vector<f64>) -> f64 {
            elementwise!(gate, [x, x, x]).dot(x)
        }

        pub(in super::super) fn energy_by_closure(x: &Vector<f64>) -> f64 {
            x.map(|x| gate([x, x, x])).dot(x)
        }
    }
}

use elements::{bent, gate, many, model, nothing, polar, power, root_of_square, square};

const LENGTHS: [usize; 11] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 14, 33];

#[test]
fn arguments_of_functions_may_come_from_anywhere() {
    for source in Source::ALL {
        for n in LENGTHS {
            let point = (source.base(n, 1), (vector(n, 2), vector(n, 3)));
            four_ways!(point.clone(), |(x, (w, b))| elementwise!(gate, [&source.take(&x, n), &w, &b]));
            four_ways!(point, |(x, (w, _))| {
                let [r, angle, three] = elementwise!(polar, [&w, &source.take(&x, n)] => 3);
                (r * &angle, three + angle)
            });
        }
    }
    for grid in Grid::ALL {
        let point = (grid.base([3, 5], 4), grid.base([3, 5], 5));
        four_ways!(point, |(a, b)| {
            let (a, b) = (grid.take(&a), grid.take(&b));
            elementwise!(bent, [&a, &b])
        });
    }
}

#[test]
fn a_function_is_one_array_node_with_derivatives_as_by_hand() {
    let hand = |x: &Vector, c: &Vector| x * 2.0 * c;
    let statistics = four_ways!(vector(5, 6), |x| elementwise!(square, [&x]), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 5, 0));
    let point = (vector(6, 7), (vector(6, 8), 0.3));
    let statistics = four_ways!(point, |(x, (w, b))| model::loss(&x, &w, b));
    // The biases, two functions, a dot product and a sum, with their additions.
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (5, 6 + 6 + 18 + 2, 1));
}

#[test]
fn results_do_not_depend_on_who_is_next_to_whom() {
    let (x, y) = (numbers(64, 9), numbers(64, 10));
    let all = |x: &[f64], y: &[f64]| {
        let f = |(x, y): (Vector<Reverse>, Vector<Reverse>)| {
            elementwise!(bent, [&x, &y]).sum() + elementwise!(gate, [&x, &y, &x]).sum()
        };
        let (x, y) = (Vector::from(x), Vector::from(y));
        let values = elementwise!(bent, [&x, &y]) + elementwise!(gate, [&x, &y, &x]);
        (values.to_vec(), grad(f, &(x, y)).0.to_vec())
    };
    let (values, slopes) = all(&x, &y);
    for i in 0..64 {
        let (value, slope) = all(&x[i..=i], &y[i..=i]);
        assert_eq!(
            (value[0].to_bits(), slope[0].to_bits()),
            (values[i].to_bits(), slopes[i].to_bits()),
            "{i}"
        );
    }
    for length in 2..20 {
        let (value, slope) = all(&x[..length], &y[..length]);
        assert_eq!((&value[..], &slope[..]), (&values[..length], &slopes[..length]));
    }
}

#[test]
fn values_have_the_same_bits_with_derivatives_and_without() {
    let [x, w, b] = [11, 12, 13].map(|seed| vector(37, seed) * 7.0);
    let plain = elementwise!(gate, [&x, &w, &b]);
    let f = |(x, w, b): (Vector<Reverse>, Vector<Reverse>, Vector<Reverse>)| elementwise!(gate, [&x, &w, &b]);
    let (recorded, _) = vjp(f, &(x.clone(), w.clone(), b.clone()));
    assert_eq!(recorded, plain);
    let constants: [Vector<Reverse>; 3] = [&x, &w, &b].map(constant);
    assert_eq!(elementwise!(gate, [&constants[0], &constants[1], &constants[2]]).primals(), plain.primals());
    // In closures, the standard library computes exp and tanh.
    let closure = Vector::map_all([&x, &w, &b], gate);
    assert_close("closures", &plain.to_vec(), &closure.to_vec(), 1e-15);
}

#[test]
fn zero_times_infinity_is_zero() {
    let x = Vector::from([0.0, 1.0, -2.0, 3.0, 0.0, -0.0, 4.0]);
    let slopes = grad(|x: Vector<Reverse>| elementwise!(root_of_square, [&x]).sum(), &x);
    assert_eq!(slopes.to_vec(), [0.0, 1.0, -1.0, 1.0, 0.0, 0.0, 1.0]);
    // An infinite cotangent that meets a derivative of zero.
    let zeros = Vector::from([0.0; 5]);
    let (_, pullback) = vjp(|x: Vector<Reverse>| elementwise!(square, [&x]), &zeros);
    let cotangent = Vector::from([f64::INFINITY, 1.0, f64::NAN, 2.0, f64::INFINITY]);
    let expected = {
        let (_, pullback) = vjp(|x: Vector<Reverse>| x.map(|x| x * x), &zeros);
        pullback.call(&cotangent).expect("a vector of that length")
    };
    let slopes = pullback.call(&cotangent).expect("a vector of that length");
    assert_close("infinite", &slopes.to_vec(), &expected.to_vec(), 0.0);
    assert_eq!(slopes[0], 0.0);
    assert_eq!(slopes[2], 0.0, "a NaN meets a zero");
}

#[test]
fn an_array_may_be_several_arguments_and_parts_may_overlap() {
    four_ways!(vector(11, 14), |x| elementwise!(gate, [&x, &x, &x]));
    four_ways!(vector(11, 15), |x| elementwise!(gate, [&x.slice(0..9), &x.slice(1..10), &x.slice(2..11)]));
    four_ways!(matrix(4, 6, 16), |a| elementwise!(bent, [&a.row(1), &a.row(2)]));
}

#[test]
fn constants_loops_and_many_arguments() {
    four_ways!((vector(6, 17), vector(6, 18)), |(x, y)| elementwise!(power, [&x, &y]));
    four_ways!(vector(5, 19), |x| elementwise!(nothing, [&x]) * &x);
    let point: Vec<Vector> = (0..16).map(|seed| vector(5, 30 + seed)).collect();
    four_ways!(point, |x| elementwise!(
        many,
        [
            &x[0], &x[1], &x[2], &x[3], &x[4], &x[5], &x[6], &x[7], &x[8], &x[9], &x[10], &x[11], &x[12],
            &x[13], &x[14], &x[15]
        ]
    ));
}

#[test]
fn functions_in_branches_checkpoints_and_local_runs() {
    let point = (vector(9, 20), vector(9, 21));
    let f = |(x, w): (Vector<Reverse>, Vector<Reverse>)| {
        let outside = elementwise!(gate, [&x, &w, &x]);
        let parts = par_map_with(Grain::of(1), 0..7usize, |part| {
            let scaled = &w * (0.3 * part as f64 - 1.0);
            let y = elementwise!(gate, [&x, &scaled, &outside]);
            let z = elementwise!(bent, [&x.slice(part..), &y.slice(part..)]);
            z.sum() + y[0] * x[part]
        });
        parts.into_iter().sum::<Reverse>()
    };
    let (value, slopes) = value_and_grad(f, &point);
    for threads in [1, 2, 3, 8] {
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
        for _ in 0..5 {
            assert_eq!(pool.install(|| value_and_grad(f, &point)), (value, slopes.clone()), "on {threads}");
        }
    }
    four_ways!(point.clone(), |(x, w)| checkpoint(
        |(x, w)| {
            let y = elementwise!(gate, [&x, &w, &x]);
            elementwise!(bent, [&y, &w])
        },
        &(x, w)
    ));
    four_ways!(point.clone(), |(x, w)| streamed_sum(0..5usize, |i| {
        (elementwise!(gate, [&x, &w, &x]) * (1.0 + i as f64)).sum()
    }));
    four_ways!(point, |(x, w)| x.map(|x| elementwise!(bent, [&(&w * x), &w]).sum()));
}

/// A pack tells its own thread whether its numbers agree, so branches inside of a function stay there: also
/// where the arrays are those of a run, whose forks are tasks.
#[test]
fn forks_inside_of_a_function_stay_on_their_thread() {
    #[inline(always)]
    fn forked<R: Real>([x, y]: [R; 2]) -> R {
        let here = std::thread::current().id();
        let is_here = || assert_eq!(std::thread::current().id(), here);
        let first = || {
            // Long enough for the other branch to be taken.
            std::thread::sleep(std::time::Duration::from_micros(300));
            if x > y { x * y } else { x + y * 2.0 }
        };
        let second = || {
            is_here();
            if x < y { x.sin() } else { y.cos() }
        };
        let (a, b) = join(first, second);
        let parts: Vec<R> = [x, y]
            .par_iter()
            .map(|x| {
                is_here();
                *x * 2.0
            })
            .collect();
        a * b + parts[0] * parts[1]
    }
    let [x, y] = [0, 1].map(|shift| Vector::from_fn(13, |i| ((2 * i + shift) as f64).sin()));
    let f = |(x, y): (Vector<Reverse>, Vector<Reverse>)| elementwise!(forked, [&x, &y]).sum();
    let gradient = |threads| {
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
        pool.install(|| grad(f, &(x.clone(), y.clone())))
    };
    let [one, four] = [1, 4].map(gradient);
    assert_eq!(one, four);
    let by_hand = |x: f64, y: f64| {
        if x > y { y * y.cos() + 4.0 * y } else { x.sin() + (x + y * 2.0) * x.cos() + 4.0 * y }
    };
    let expected: Vec<f64> = x.iter().zip(y.iter()).map(|(x, y)| by_hand(x, y)).collect();
    assert_close("forked", &one.0.to_vec(), &expected, 1e-13);
}

#[test]
fn many_elements_are_shared_out_and_have_the_same_bits() {
    let n = (1 << 17) + 5;
    let (x, y) = (vector(n, 22), vector(n, 23));
    let f = |(x, y): (Vector<Reverse>, Vector<Reverse>)| {
        let [r, angle, three] = elementwise!(polar, [&x, &y] => 3);
        (r * angle * three).sum() + elementwise!(gate, [&x, &y, &x]).sum()
    };
    let by_closure = |(x, y): (Vector<Reverse>, Vector<Reverse>)| {
        let r = x.hypot_each(&y) * y.atan2_each(&x) * 3.0;
        r.sum() + Vector::map_all([&x, &y], |[x, y]| gate([x, y, x])).sum()
    };
    let point = (x, y);
    let (_, expected) = value_and_grad(by_closure, &point);
    let pool = |threads| {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started")
    };
    let once = pool(1).install(|| value_and_grad(f, &point));
    assert_close("x", &once.1.0.to_vec(), &expected.0.to_vec(), 1e-13);
    assert_close("y", &once.1.1.to_vec(), &expected.1.to_vec(), 1e-13);
    for threads in [2, 3] {
        assert!(pool(threads).install(|| value_and_grad(f, &point)) == once, "on {threads} threads");
    }
}

#[test]
fn jacobians_and_second_derivatives() {
    let point = (vector(5, 24), vector(5, 25));
    let f = |(x, y): (Vector<Reverse>, Vector<Reverse>)| elementwise!(gate, [&x, &y, &x]);
    let by_closure =
        |(x, y): (Vector<Reverse>, Vector<Reverse>)| Vector::map_all([&x, &y], |[x, y]| gate([x, y, x]));
    assert_close("jacobian", jacobian(f, &point).entries(), jacobian(by_closure, &point).entries(), 1e-14);

    let x = vector(4, 26);
    let second = hessian(|x| model::energy(&x), &x);
    let expected = hessian(|x| model::energy_by_closure(&x), &x);
    assert_close("hessian", second.entries(), expected.entries(), 1e-13);
}

#[test]
#[should_panic(
    expected = "elementwise: a vector of length 3 does not match a vector of length 4: the shapes must be the same"
)]
fn shapes_must_be_the_same() {
    let _ = elementwise!(bent, [&vector(3, 1), &vector(4, 1)]);
}

#[test]
#[should_panic(expected = "a `Reverse` number of another run was used in this one")]
fn numbers_of_another_run_are_caught() {
    let mut kept = Vector::<Reverse>::from([Reverse::from(0.0)]);
    grad(
        |x: Vector<Reverse>| {
            kept = x.clone();
            x.sum()
        },
        &vector(3, 1),
    );
    let _ = grad(|x: Vector<Reverse>| elementwise!(bent, [&x, &kept]).sum(), &vector(3, 2));
}

#[test]
fn matrices_go_through_functions_as_vectors_do() {
    let a = matrix(3, 4, 27);
    let flat = elementwise!(square, [&a.flatten()]);
    let shaped: Matrix = elementwise!(square, [&a]);
    assert_eq!(shaped.flatten(), flat);
}
