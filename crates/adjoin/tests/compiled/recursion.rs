//! Functions that call themselves or each other.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::{assert_close, check};

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

    // Calls in loops of every kind, with sums over data and branches.
    #[compiled]
    fn forest(x: &[f64], scale: f64) -> f64 {
        if x.len() < 2 {
            return x.iter().sum::<f64>() * scale;
        }
        let mut total = scale.sin();
        for part in x.chunks(x.len().div_ceil(2)) {
            let t = forest(part, scale * part[0]);
            if t > 0.0 {
                total += t * forest(&part[..1], t);
            } else {
                total = total * 0.5 - t;
            }
        }
        let mut k = 1;
        while k < x.len() {
            total += x[k] * forest(&x[k..], total.cos());
            k *= 3;
        }
        #[rerun]
        for k in 0..2 {
            total = (total + forest(&x[..1], x[k])).tanh();
        }
        total
    }

    #[compiled]
    pub fn forests(x: &[f64]) -> f64 {
        let mut total = x[0] * x[1];
        for k in 1..x.len() {
            total += forest(&x[..k], x[k]) * x[0];
        }
        total + forest(x, total)
    }

    // Several results, of functions that call each other.
    #[compiled]
    pub fn up(x: [f64; 2], n: usize, path: &mut Vec<f64>) -> (f64, [f64; 2]) {
        if n == 0 {
            path.push(x[0] * x[1]);
            return (x[0].exp() * 0.1, x);
        }
        path.push(x[1].sin());
        let (a, y) = down([x[1], x[0] * 0.5 + x[1]], n - 1, path);
        path[0] *= a;
        (a * x[0], [y[1], y[0] * a])
    }

    #[compiled]
    pub fn down(x: [f64; 2], n: usize, path: &mut Vec<f64>) -> (f64, [f64; 2]) {
        if n == 0 {
            return (x[0].cos(), [x[1], 1.0]);
        }
        let (a, y) = up([x[0] - x[1], x[1].cos()], n - 1, path);
        let (b, z) = down(y, n / 2, path);
        (a + b, [z[0] * x[1], y[1]])
    }

    // Called as often as there are levels.
    #[compiled]
    pub fn levels(x: f64, n: usize) -> f64 {
        if n == 0 { x } else { x.sin() + levels(x * 0.999, n - 1) * 0.9 }
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
    check!(model::forests, point());
    check!(model::forests, vec![-0.7, 0.3, 1.1]);
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

#[test]
fn recursive_functions_with_several_results() {
    let (x, start) = ([0.8, -0.3], vec![0.4]);
    for n in 0..6 {
        let mut path = start.clone();
        let (value, by_compiled) = model::up::value_and_jacobian(x, n, &mut path);
        let on_tape = |node: bool| {
            adjoin::jacobian(
                |(x, mut path): ([Reverse; 2], Vec<Reverse>)| {
                    let result = if node {
                        model::up(x, n, &mut path)
                    } else {
                        model::__adjoin_taped_up(x, n, &mut path)
                    };
                    (result, path)
                },
                &(x, start.clone()),
            )
        };
        let (by_node, by_tape) = (on_tape(true), on_tape(false));
        assert_close("the tape", by_compiled.entries(), by_tape.entries(), 1e-12);
        assert_close("the node", by_node.entries(), by_tape.entries(), 1e-12);
        // The first row, by a pullback of its own. What was kept is used up.
        let mut again = start.clone();
        let zeros = vec![0.0; path.len()];
        let (same, (by_x, by_path)) = model::up::value_and_vjp(x, n, &mut again, &(1.0, [0.0, 0.0]), &zeros);
        assert_eq!((value, path), (same, again));
        let row: Vec<f64> = by_x.into_iter().chain(by_path).collect();
        assert_close("the pullback", &row, &by_tape.entries()[..3], 1e-12);
    }
}

#[test]
fn many_levels_of_recursion_fit_on_the_stack() {
    // Each level has less than 1.5 kB in debug builds, where frames are large.
    let levels = 10_000;
    let run = move || {
        let x = 0.7;
        let (value, slope) = model::levels::value_and_grad(x, levels);
        let (same, by_node) = adjoin::value_and_grad(|x: Reverse| model::levels(x, levels), &x);
        assert_eq!((value.to_bits(), slope.to_bits()), (same.to_bits(), by_node.to_bits()));
        let mut y = adjoin::Forward::new(x, [1.0]);
        let mut right = adjoin::Forward::from(0.0);
        let mut weight = 1.0;
        for _ in 0..levels {
            right += y.sin() * weight;
            y = y * 0.999;
            weight *= 0.9;
        }
        assert!((slope - right.tangent(0)).abs() < 1e-12 * slope.abs(), "{slope} {}", right.tangent(0));
    };
    let thread = std::thread::Builder::new().stack_size(levels * 2000).spawn(run);
    thread.expect("a thread").join().expect("no overflow");
}

#[test]
fn memory_of_recursive_functions_is_linear() {
    let bytes = |n: usize| {
        let (_, pullback) = adjoin::vjp(|x: Reverse| model::levels(x, n), &0.7);
        pullback.statistics().compiled_bytes
    };
    let counts = [100, 200, 400].map(bytes);
    assert!(counts[0] > 0);
    assert_eq!(counts[2] - counts[1], 2 * (counts[1] - counts[0]), "{counts:?}");
}
