//! Loops whose iterations are reversed at once (sums over data), loops that miss one of the conditions, and
//! loops that run again. The conditions are in `adjoin-macros/src/compiled/at_once.rs`. Storage shows which
//! way a loop took: a sum over data stores nothing that grows with the data.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    // Nothing depends on `x`, so the loops that run again keep nothing.
    #[compiled]
    pub fn unused(x: &[f64]) -> f64 {
        let mut y = x[0];
        #[rerun]
        for _ in 0..2 {
            #[rerun]
            for k in 0..2 {
                y = y.sin() * x[k];
            }
        }
        0.5 + x.len() as f64
    }

    // The typical sum over data.
    #[compiled]
    pub fn mean_of_squares(x: &[f64]) -> f64 {
        let scale = x[0].exp();
        let mut total = x[1] * x[1];
        for i in 0..x.len() {
            let error = (scale * x[i]).sin() - x[x.len() - 1 - i];
            total += error * error;
        }
        0.5 * total / x.len() as f64
    }

    // Several sums in one loop, one of them in two loops, and linear code that combines them.
    #[compiled]
    pub fn two_sums(x: &[f64]) -> f64 {
        let (mut a, mut b) = (0.0, 1.0);
        for i in 0..x.len() {
            let mut y = x[i];
            for j in 0..3 {
                y = (y * x[j]).cos();
            }
            a += y;
            b -= y * x[0];
        }
        let mut c = a * 2.0;
        for y in x {
            c += y * y;
            a += y.sin();
        }
        c = c - 3.0 * b;
        -(c + a)
    }

    // The loop takes derivatives with respect to vectors and tuples of the function, and declares vectors
    // itself.
    #[compiled]
    pub fn local_vectors(x: &[f64]) -> f64 {
        let n = x.len();
        let mut exps = vec![0.0; n];
        for i in 0..n {
            exps[i] = x[i].exp();
        }
        let pair = (x[0] * x[1], [x[2], x[3].sin()]);
        let mut total = 0.0;
        for i in 0..n {
            let mut terms = Vec::new();
            for j in 0..n {
                terms.push(exps[j] * x[i] + pair.1[j % 2]);
            }
            if terms[0] > 0.5 {
                total += terms[i] * pair.0;
            }
            total += terms.iter().map(|t| t.tanh()).sum::<f64>();
        }
        total
    }

    /// Condition 3 fails: the sum is squared afterwards.
    #[compiled]
    pub fn not_linear(x: &[f64]) -> f64 {
        let mut total = x[0];
        for y in x {
            total += y.exp();
        }
        total * total
    }

    /// Condition 3 holds: the slope is declared after the loop, but could be before it.
    #[compiled]
    pub fn scaled_later(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for y in x {
            total += y.sin() * x[0];
        }
        let half = 0.5;
        let n = x.len() as f64;
        let by = half / n;
        let mut other = 2.0;
        other += x[1];
        total * by / (n + 1.0) + (total * half - other)
    }

    /// Condition 3 fails: the slope is known only after the loop.
    #[compiled]
    pub fn scaled_by_another(x: &[f64]) -> f64 {
        let (mut total, mut weight) = (0.0, 0.0);
        for y in x {
            total += y.sin();
            weight += y * y;
        }
        total / weight
    }

    /// Condition 3 fails: the slope changes in the loop, or after it.
    #[compiled]
    pub fn scaled_by_a_counter(x: &[f64]) -> f64 {
        let (mut total, mut n, mut m) = (0.0, 1.0, 2.0);
        for y in x {
            total += y.sin() * y;
            n += 1.0;
        }
        total = total / n;
        m += 1.0;
        total * m
    }

    /// Condition 4 fails: the numbers that the loop reads are overwritten afterwards.
    #[compiled]
    pub fn overwritten_afterwards(x: &[f64]) -> f64 {
        let mut v = vec![0.0; x.len()];
        for i in 0..x.len() {
            v[i] = x[i] * x[0];
        }
        let mut a = x[1];
        let mut total = 0.0;
        for i in 0..v.len() {
            total += v[i] * v[i] * a;
        }
        v[0] = x[2];
        a = a * v[1];
        total + v[0] * a
    }

    /// They are overwritten before, which is no obstacle. Condition 2 fails: R of `early` reads the sum.
    #[compiled]
    pub fn read_before(x: &[f64]) -> f64 {
        let mut total = x[0] * 3.0;
        let early = total.sin() * total;
        let mut a = x[1].cos();
        a *= a * early;
        for y in x {
            total += y * a;
        }
        total
    }

    /// Condition 1 fails: the sum is read inside.
    #[compiled]
    pub fn read_inside(x: &[f64]) -> f64 {
        let mut total = 0.3;
        for y in x {
            total += (y * total).sin();
        }
        total
    }

    // The sum is set to another value between two loops.
    #[compiled]
    pub fn set_afterwards(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for y in x {
            total += y * y;
        }
        let first = total;
        total = x[0];
        for y in x {
            total += y.sin();
        }
        if x[0] > 10.0 {
            total += 1.0;
        }
        total - first
    }

    // Condition 3 fails: which slope it is depends on the sum.
    #[compiled]
    pub fn branch_on_the_sum(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for y in x {
            total += y * y;
        }
        if total > 1.0 { total } else { 3.0 * total }
    }

    // Condition 3 fails: the slopes of `max` and `abs` depend on the sum.
    #[compiled]
    pub fn of_the_largest(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for y in x {
            total += y * y;
        }
        total.max(x[0]) + total.abs()
    }

    /// Condition 1 fails: sums in elements and parts of tuples do not count.
    #[compiled]
    pub fn binned(x: &[f64]) -> f64 {
        let mut bins = [0.0; 3];
        let mut pair = (0.0, 0.0);
        for (i, y) in x.iter().enumerate() {
            bins[i % 3] += y.sin() * x[0];
            pair.0 += y * y;
        }
        bins[0] * bins[1] + bins[2] + pair.0
    }

    fn energy(x: &[f64], at: f64) -> f64 {
        let mut e = 0.0;
        for y in x {
            e += (y - at).powi(2);
        }
        e.sqrt()
    }

    // The callee has a loop of its own.
    #[compiled]
    pub fn calls(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for i in 0..5 {
            total += energy(x, i as f64 + 0.5);
        }
        total
    }

    // Condition 4 fails for a number: `s` is overwritten after the loop.
    #[compiled]
    pub fn parameter_changes(x: &[f64]) -> f64 {
        let mut s = x[0];
        let mut total = 0.0;
        for y in x {
            total += y * s;
        }
        s = 2.0 * x[1];
        total + s
    }

    // A loop of unknown length inside of each iteration.
    #[compiled]
    pub fn while_inside(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for y in x {
            let mut z = *y;
            let mut turns = 0;
            while z.abs() > 0.1 && turns < 4 {
                z = z * 0.5 + (z * x[0]).sin() * 0.1;
                turns += 1;
            }
            total += z;
        }
        2.0 * total
    }

    // No iteration runs.
    #[compiled]
    pub fn empty(x: &[f64]) -> f64 {
        let mut total = x[0] * x[1];
        for i in 0..x.len() - x.len() {
            total += x[i];
        }
        total
    }

    // Loops that run again.

    // The state is two numbers.
    #[compiled]
    pub fn rerun_states(x: &[f64]) -> f64 {
        let (mut p, mut v) = (x[0], x[1]);
        #[rerun]
        for i in 0..7 {
            let a = -(p * x[2]).sin() - x[3] * v;
            p += 0.1 * v;
            v += 0.1 * a * (i as f64);
        }
        p * v + p
    }

    // The state is vectors, one of which grows.
    #[compiled]
    pub fn rerun_vectors(x: &[f64]) -> f64 {
        let mut state = x.to_vec();
        let mut trace = Vec::new();
        let mut total = 0.0;
        #[rerun]
        for i in 0..4 {
            let old = state.clone();
            for j in 0..state.len() {
                state[j] = (old[(j + 1) % old.len()] * state[j]).sin();
                total += state[j];
            }
            if state[0] > 0.0 {
                state = old;
            }
            trace.push(state[i % 2]);
        }
        total * total + trace.iter().map(|t| t * t).sum::<f64>()
    }

    // A marked loop inside of a marked loop.
    #[compiled]
    pub fn rerun_nested(x: &[f64]) -> f64 {
        let mut y = x[0];
        let mut s = 0.0;
        #[rerun]
        for i in 0..3 {
            let mut z = y;
            #[rerun]
            for j in 0..3 {
                z = (z * x[j]).sin() + 0.1 * y;
                s += z * x[i];
            }
            y = z * z;
        }
        y *= s;
        s * s + y
    }

    #[compiled]
    pub fn rerun_not_linear(x: &[f64]) -> f64 {
        let mut total = 1.0;
        #[rerun]
        for y in x {
            let mut z = *y;
            for _ in 0..3 {
                z = z.sin() * x[0];
            }
            total += z;
        }
        total.sqrt().sin()
    }

    /// What the loop reads and writes is overwritten afterwards.
    #[compiled]
    pub fn rerun_overwritten(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let mut a = x[0] * x[1];
        let mut b = 1.0;
        let before = a * a;
        #[rerun]
        for i in 1..v.len() {
            v[i] = v[i - 1] * a + v[i].cos();
            a = a * 0.5 + v[i] * b;
        }
        b = a * b;
        v[1] = b * b;
        a = v[2];
        before + a * b + v[1] * v[0]
    }

    // A marked loop inside of an ordinary one.
    #[compiled]
    pub fn rerun_in_a_loop(x: &[f64]) -> f64 {
        let mut y = x[0];
        let mut k = 0;
        while k < 3 {
            #[rerun]
            for z in x.iter().skip(1) {
                y = y.sin() + z * y;
            }
            k += 1;
            y = y.tanh();
        }
        y
    }
}

/// The bytes that a function stores for its reverse pass, called from taped code.
fn stored(f: fn(&[Reverse]) -> Reverse, length: usize) -> usize {
    let x: Vec<f64> = (0..length).map(|i| 0.1 + (i as f64).sin()).collect();
    adjoin::vjp(|x: Vec<Reverse>| f(&x), &x).1.statistics().compiled_bytes
}

#[test]
fn sums_over_data_store_nothing_that_grows_with_the_data() {
    assert_eq!(stored(model::mean_of_squares, 50), 0);
    assert_eq!(stored(model::while_inside, 40), stored(model::while_inside, 4000));
    // Not linear in the sum: one value for each iteration, or none if they run again.
    assert!(stored(model::not_linear, 4000) >= 4000 * 8);
    assert!(stored(model::not_linear, 4000) < 4000 * 16);
    assert_eq!(stored(model::rerun_not_linear, 4), stored(model::rerun_not_linear, 4000));
}

fn points() -> [Vec<f64>; 2] {
    [vec![0.4, -0.7, 1.3, 0.2, 0.9], vec![1.1, 0.6, -0.3, 2.0, -1.4, 0.8, 0.25]]
}

#[test]
fn loops_agree_with_every_other_way() {
    for point in points() {
        check!(model::mean_of_squares, point.clone());
        check!(model::two_sums, point.clone());
        check!(model::local_vectors, point.clone());
        check!(model::not_linear, point.clone());
        check!(model::scaled_later, point.clone());
        check!(model::scaled_by_another, point.clone());
        check!(model::scaled_by_a_counter, point.clone());
        check!(model::overwritten_afterwards, point.clone());
        check!(model::read_before, point.clone());
        check!(model::read_inside, point.clone());
        check!(model::set_afterwards, point.clone());
        check!(model::branch_on_the_sum, point.clone());
        check!(model::of_the_largest, point.clone());
        check!(model::binned, point.clone());
        check!(model::calls, point.clone());
        check!(model::parameter_changes, point.clone());
        check!(model::while_inside, point.clone());
        check!(model::empty, point.clone());
    }
}

#[test]
fn loops_that_run_again_agree_with_every_other_way() {
    check!(model::unused, vec![0.3, 0.4]);
    for point in points() {
        check!(model::rerun_states, point.clone());
        check!(model::rerun_vectors, point.clone());
        check!(model::rerun_nested, point.clone());
        check!(model::rerun_not_linear, point.clone());
        check!(model::rerun_overwritten, point.clone());
        check!(model::rerun_in_a_loop, point.clone());
    }
}
