//! Small programs of basic code. The name of each says what it is about.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    // Every kind of operation once, without control flow.
    #[compiled]
    pub fn straight(x: &[f64]) -> f64 {
        let a = x[0] * x[1];
        let b = a.sin() + x[2] / x[0];
        let c = b.exp() * a - x[1].max(x[2]);
        c * c + 2.0 * a
    }

    // The old `s` is needed for the slope of `sin`, in each branch after it.
    #[compiled]
    pub fn overwritten(x: &[f64]) -> f64 {
        let mut s = x[0];
        for i in 1..x.len() {
            s = s * x[i] + s.sin();
            if s > 1.0 {
                s /= x[i] + 2.0;
            } else {
                s -= 0.5 * x[i - 1];
            }
        }
        s
    }

    // Elements are overwritten by a loop inside of a loop, at indices next to each other.
    #[compiled]
    pub fn vectors(x: &[f64]) -> f64 {
        let n = x.len();
        let mut v = vec![0.0; n];
        for i in 0..n {
            v[i] = x[i] * x[(i + 1) % n];
        }
        for _ in 0..3 {
            for i in 1..n {
                v[i] += v[i - 1] * x[i];
                v[i - 1] = v[i].tanh();
            }
        }
        v.iter().sum()
    }

    fn scale(v: &mut [f64], by: f64) {
        for i in 0..v.len() {
            v[i] *= by
        }
    }

    fn set(place: &mut f64, x: f64) {
        *place = x * x
    }

    fn add(place: &mut f64, x: f64) {
        *place += x.sin()
    }

    // Called functions of value `()` whose last expression is a loop or an assignment without `;`.
    #[compiled]
    pub fn ends(x: &[f64]) -> f64 {
        let mut v = vec![1.0; x.len()];
        scale(&mut v, x[0]);
        let mut sum = 0.0;
        set(&mut sum, v[1] * x[1]);
        add(&mut sum, x[2]);
        scale(&mut v, sum);
        sum * v[0]
    }

    // Adaptors and consumers of most kinds, `rev` of chunks included.
    #[compiled]
    pub fn iterators(x: &[f64]) -> f64 {
        let ys: Vec<f64> = x.iter().map(|x| x * x + 1.0).collect();
        let dot: f64 = x.iter().zip(&ys).map(|(x, y)| x * y.ln()).sum();
        let mut total = dot;
        for (i, w) in ys.windows(2).enumerate() {
            total += w[0] * w[1] * i as f64;
        }
        for pair in ys.chunks_exact(2).rev() {
            total = total.sqrt() + pair[0] / pair[1];
        }
        total + x.iter().fold(f64::NEG_INFINITY, |m, x| m.max(*x))
    }

    fn helper(x: f64, scale: &mut f64) -> f64 {
        *scale *= 1.1;
        if x < 0.0 {
            return x * *scale;
        }
        x.sqrt() * *scale
    }

    // The callee returns early, and changes a variable of the caller.
    #[compiled]
    pub fn calls(x: &[f64]) -> f64 {
        let mut scale = x[0];
        let mut total = 0.0;
        for x in x {
            total += helper(*x, &mut scale);
        }
        total * scale
    }

    fn next(k: &mut usize) -> usize {
        *k += 1;
        *k
    }

    /// Operands are evaluated from left to right, and the right side of an assignment first.
    #[compiled]
    pub fn order(x: &[f64]) -> f64 {
        let mut k = 0;
        let mut a = [x[0], x[1], x[2]];
        let mut total = x[k] * x[next(&mut k)] + x[k];
        a[next(&mut k)] = x[k] * 3.0;
        a[0] += x[next(&mut k) % 2] * a[k - 1];
        // A copy is what the loop goes over.
        for y in a {
            a[2] = a[2] * y + 1.0;
            total += y * a[2];
        }
        let mut b = a;
        b[0] *= 2.0;
        total + a[0] * b[0]
    }

    // `while`, and `continue` and `break` with a label.
    #[compiled]
    pub fn loops(x: &[f64]) -> f64 {
        let mut y = x[0];
        let mut k = 0;
        while y.abs() < 10.0 {
            y = y * 1.5 + x[k % x.len()];
            k += 1;
            if k > 20 {
                break;
            }
        }
        let mut z = 0.0;
        'outer: for i in 0..x.len() {
            for j in 0..i {
                if j == 2 {
                    continue 'outer;
                }
                if i == 5 {
                    break 'outer;
                }
                z += x[i] * x[j] * y;
            }
        }
        z + y
    }
}

fn point(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.3 + 0.9 * ((i * i + 3 * i) as f64).sin().abs()).collect()
}

#[test]
fn straight_line_code() {
    check!(model::straight, point(3));
}

#[test]
fn variables_that_are_overwritten() {
    check!(model::overwritten, point(6));
}

#[test]
fn vectors_that_are_overwritten() {
    check!(model::vectors, point(5));
}

#[test]
fn functions_that_end_in_a_loop_or_an_assignment() {
    check!(model::ends, point(3));
}

#[test]
fn chains_of_iterators() {
    check!(model::iterators, point(6));
}

#[test]
fn calls_with_mutable_references_and_early_returns() {
    check!(model::calls, point(4));
    check!(model::calls, vec![0.5, -0.3, 0.2]);
}

#[test]
fn loops_with_breaks_and_labels() {
    check!(model::loops, point(7));
}

#[test]
fn operands_in_the_order_of_evaluation() {
    check!(model::order, point(4));
}
