//! Functions that call themselves or each other.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    #[compiled]
    fn power(x: f64, n: u32) -> f64 {
        if n == 0 { 1.0 } else { x * power(x, n - 1) }
    }

    // Called by others, which inline its first level.
    #[compiled]
    pub fn powers(x: &[f64]) -> f64 {
        let mut total = 0.0;
        for (n, y) in x.iter().enumerate() {
            total += power(*y, n as u32) * power(x[0] * y, 2);
        }
        total
    }

    // Early returns, and both halves of a slice.
    #[compiled]
    pub fn tree(x: &[f64]) -> f64 {
        if x.len() == 1 {
            return x[0].sin();
        }
        let (left, right) = x.split_at(x.len() / 2);
        let (a, b) = (tree(left), tree(right));
        a * b + a.exp() * 0.1
    }

    // Two arguments that are parts of one variable, and one number twice.
    #[compiled]
    fn pairs(left: &[f64], right: &[f64], a: f64, b: f64) -> f64 {
        if left.is_empty() || right.is_empty() {
            return a * b;
        }
        let mut c = a + left[0] * right[0];
        c *= b;
        pairs(&left[1..], &left[1..], c, c) + pairs(&right[1..], left, c.sin(), right[0])
    }

    #[compiled]
    pub fn both_parts(x: &[f64]) -> f64 {
        let mut scaled: Vec<f64> = x.iter().take(4).map(|y| y * 0.5).collect();
        scaled[1] *= x[0];
        let t = pairs(&scaled[..2], &scaled[1..], x[0], x[1]);
        scaled[1] = t;
        t * scaled[1] + scaled[2]
    }

    // In place: the butterflies of a Haar transform.
    #[compiled]
    fn transform(v: &mut [f64], by: f64) {
        let n = v.len();
        if n < 2 {
            return;
        }
        for i in 0..n / 2 {
            let (a, b) = (v[i], v[n / 2 + i]);
            v[i] = a + b * by;
            v[n / 2 + i] = (a - b).sin();
        }
        let (left, right) = v.split_at_mut(n / 2);
        transform(left, by);
        transform(right, by * by);
    }

    #[compiled]
    pub fn transformed(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        transform(&mut v, x[0]);
        transform(&mut v[1..3], x[1]);
        v.iter().zip(x).map(|(a, b)| a * b).sum()
    }

    #[derive(Clone, Debug)]
    pub struct State {
        pub place: [f64; 2],
        pub time: f64,
        pub steps: usize,
    }

    impl State {
        // A method with several results.
        #[compiled]
        fn step(&mut self, by: f64) -> (f64, usize) {
            if self.steps == 0 {
                return (self.time, 1);
            }
            self.steps -= 1;
            self.place[0] += by * self.place[1].sin();
            self.time += self.place[0] * by;
            let (t, count) = self.step(by * 0.8);
            self.place[1] *= t;
            (t + self.place[0], count + 1)
        }
    }

    #[compiled]
    pub fn steps(x: &[f64]) -> f64 {
        let mut total = 0.0;
        let mut state = State { place: [x[0], x[1]], time: x[2], steps: 3 };
        #[rerun]
        for k in 0..2 {
            let (t, count) = state.step(x[3]);
            total += t * count as f64 + state.place[1];
            state.steps = k + 1;
        }
        total * state.time
    }

    // A structure of a length that only the call knows, and an `Option`.
    #[compiled]
    fn chain(x: f64, n: usize) -> Vec<f64> {
        if n == 0 {
            return vec![x];
        }
        let mut rest = chain(x.cos(), n - 1);
        rest.push(x * rest[0]);
        rest
    }

    #[compiled]
    fn root(x: f64, n: usize) -> Option<f64> {
        if x < 0.0 {
            return None;
        }
        if n == 0 { Some(x) } else { root(x.sqrt() - 0.1, n - 1) }
    }

    #[compiled]
    pub fn chains(x: &[f64]) -> f64 {
        let mut total = 1.0;
        for (n, y) in x.iter().enumerate() {
            let all = chain(*y, n);
            total = total * all[n] + all.iter().sum::<f64>();
            if let Some(r) = root(y * y, n) {
                total += r;
            }
        }
        total
    }

    // Two functions that call each other.
    #[compiled]
    fn even(x: f64, n: u32) -> f64 {
        if n == 0 { x } else { odd(x.sin(), n - 1) * x }
    }

    #[compiled]
    fn odd(x: f64, n: u32) -> f64 {
        if n == 0 { x * x } else { even(x * 0.7, n - 1) + x }
    }

    #[compiled]
    pub fn mutual(x: &[f64]) -> f64 {
        x.iter().map(|y| even(*y, 5) + odd(*y, 4)).sum()
    }

    pub mod inner {
        // Called by its path.
        #[compiled]
        pub fn halves(x: &[f64], scale: &f64) -> f64 {
            match x.len() {
                0 => *scale,
                1 => x[0] * scale,
                n => halves(&x[..n / 2], scale) * halves(&x[n / 2..], &(scale * x[0])),
            }
        }
    }
}

// No marks on the functions themselves.
#[differentiable(compiled)]
mod all {
    fn sum(x: &[f64], by: f64) -> f64 {
        if x.is_empty() { by } else { x[0] * by + sum(&x[1..], by * x[0]) }
    }

    pub fn twice(x: &[f64]) -> f64 {
        sum(x, 0.5) + sum(&x[1..], x[0])
    }
}

fn point() -> Vec<f64> {
    vec![0.7, 0.9, -0.4, 1.2, 0.3]
}

#[test]
fn recursive_functions_have_the_right_slopes() {
    check!(model::powers, point());
    check!(model::tree, point());
    check!(model::tree, vec![0.4]);
    check!(model::both_parts, point());
    check!(model::transformed, vec![0.7, 0.9, -0.4, 1.2]);
    check!(model::steps, point());
    check!(model::chains, point());
    check!(model::mutual, point());
    check!(all::twice, point());
}

#[test]
fn recursive_functions_have_entries_of_their_own() {
    let (value, (by_x, by_scale)) = model::inner::halves::value_and_grad(&[0.5, 0.25, 2.0], &1.5);
    // 0.5 · 1.5 · (0.25 · (1.5 · 0.5) · 2 · (1.5 · 0.5 · 0.25))
    let product = |x: [f64; 3], s: f64| x[0] * s * (x[1] * (s * x[0]) * (x[2] * (s * x[0] * x[1])));
    assert!((value - product([0.5, 0.25, 2.0], 1.5)).abs() < 1e-12);
    let h = 1e-6;
    let by_difference = (product([0.5 + h, 0.25, 2.0], 1.5) - product([0.5 - h, 0.25, 2.0], 1.5)) / (2.0 * h);
    assert!((by_x[0] - by_difference).abs() < 1e-6, "{by_x:?}");
    assert!((by_scale - 3.0 * value / 1.5).abs() < 1e-12);
}
