//! Entries of methods, of functions with `&mut` parameters, and of functions with several results.

use adjoin::prelude::*;

use crate::support::assert_close;

#[differentiable]
mod model {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Layer {
        pub weights: Vec<f64>,
        pub bias: [f64; 2],
        pub steps: usize,
    }

    impl Layer {
        // Calls a function of its type without a receiver.
        #[compiled]
        pub fn energy(&self, x: &[f64]) -> f64 {
            let mut total = self.bias[0];
            for (w, x) in self.weights.iter().zip(x) {
                total += (w * x + self.bias[1]).sin();
            }
            for _ in 0..self.steps {
                total = total * total * 0.3 + Self::offset(x);
            }
            total
        }

        fn offset(x: &[f64]) -> f64 {
            x[0].cos()
        }

        /// Changes the receiver, and returns something else.
        #[compiled]
        pub fn relax(&mut self, rate: f64) -> [f64; 2] {
            let mut moved = 0.0;
            for w in self.weights.iter_mut() {
                let step = rate * w.sin();
                *w -= step;
                moved += step * step;
            }
            self.bias[1] *= self.weights[0];
            [moved, self.bias[0] * rate]
        }
    }

    // A receiver without floats has no bar.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Counter {
        pub n: usize,
    }

    impl Counter {
        #[compiled]
        pub fn power(&self, x: f64) -> f64 {
            let mut y = 1.0;
            for _ in 0..self.n {
                y *= x.exp();
            }
            y
        }
    }

    #[compiled]
    pub fn both(x: f64, y: f64) -> (f64, f64) {
        let s = x.sin();
        (s * y, s.exp() + y * y)
    }

    // No value is returned: the result is the final `v`.
    #[compiled]
    pub fn step(v: &mut [f64], x: f64, #[constant] by: &[f64]) {
        for i in 1..v.len() {
            v[i] = (v[i] * v[i - 1] + x).sin() * by[i];
        }
        v[0] *= x;
    }

    // The length of the result is known only when the function has run.
    #[compiled]
    pub fn squares(x: &[f64], count: usize) -> Vec<f64> {
        let mut all = Vec::new();
        let mut last = 1.0;
        for i in 0..count {
            last = last * x[i % x.len()] + x[0];
            all.push(last * last);
        }
        all
    }

    // The final vector is longer than the argument, and so are its cotangent and its bar meanwhile.
    #[compiled]
    pub fn grow(v: &mut Vec<f64>, calls: &mut usize) -> f64 {
        let last = v[v.len() - 1];
        v.push(last.sin() + v[0]);
        v[0] *= 2.0;
        *calls += 1;
        last * v[1]
    }

    /// A sum over data, whose terms could be reversed at once were it not for the cotangent of `v`.
    #[compiled]
    pub fn observe(v: &mut [f64], w: f64) -> f64 {
        let mut total = 0.0;
        for x in v.iter() {
            total += (x * w).sin();
        }
        total
    }

    /// At 0 the slopes are 0 and ∞, so the tape computes the cotangents again, from the `x` before the call.
    #[compiled]
    pub fn lengths(x: &mut f64, y: f64) -> (f64, f64) {
        let square = *x * *x;
        *x += y;
        (square.sqrt(), square * y)
    }

    // The tape runs the function again at 0; `calls` has no derivative, and must still be increased once.
    #[compiled]
    pub fn counted(x: f64, calls: &mut usize) -> f64 {
        *calls += 1;
        let square = x * x;
        square.sqrt() * *calls as f64
    }

    // The result is a changed copy of an argument.
    #[compiled]
    pub fn norms(layer: &Layer, p: [f64; 2]) -> Layer {
        let mut layer = layer.clone();
        layer.bias[0] *= p[0] * p[1];
        layer.weights[1] = layer.weights[0] / p[1];
        layer
    }
}

use model::{Counter, Layer};

fn layer() -> Layer {
    Layer { weights: vec![0.3, -0.2, 0.5], bias: [0.4, -0.3], steps: 2 }
}

/// The scalars of a structure.
fn flat<T: Differentiable>(value: &T) -> Vec<f64> {
    let mut all = Vec::new();
    value.visit_scalars(&mut |x: f64| all.push(x));
    all
}

#[test]
fn methods_have_entries_and_are_one_node() {
    let x = vec![0.5, 0.2, 0.9];
    let (value, (by_self, by_x)) = layer().energy_value_and_grad(&x);
    assert_eq!(value, layer().energy(&x));
    let f = |(layer, x): (Layer<Reverse>, Vec<Reverse>)| layer.energy(&x);
    let (node_value, node) = value_and_grad(f, &(layer(), x.clone()));
    assert_eq!((node_value, &node.0, &node.1), (value, &by_self, &by_x));
    let taped = |(layer, x): (Layer<Reverse>, Vec<Reverse>)| layer.__adjoin_taped_energy(&x);
    let by_tape = grad(taped, &(layer(), x.clone()));
    assert_close("layer", &flat(&by_self), &flat(&by_tape.0), 1e-12);
    assert_close("x", &by_x, &by_tape.1, 1e-12);

    let (mut into_self, mut into_x) = (layer(), vec![9.0; 3]);
    assert_eq!(layer().energy_value_and_grad_into(&x, &mut into_self, &mut into_x), value);
    assert_eq!((into_self, into_x), (by_self, by_x));

    // A type without floats.
    let (value, by_x) = Counter { n: 3 }.power_value_and_grad(0.2);
    assert!((value - 0.6f64.exp()).abs() < 1e-12 && (by_x - 3.0 * value).abs() < 1e-12);
    assert_eq!(grad(|x| Counter { n: 3 }.power(x), &0.2), by_x);
}

#[test]
fn several_results_take_a_cotangent() {
    let by_hand = |x: f64, y: f64, [a, b]: [f64; 2]| {
        (a * x.cos() * y + b * x.sin().exp() * x.cos(), a * x.sin() + b * 2.0 * y)
    };
    let (value, (by_x, by_y)) = model::both::value_and_vjp(0.4, 0.7, &(1.5, -2.0));
    assert_eq!(value, model::both(0.4, 0.7));
    let (x, y) = by_hand(0.4, 0.7, [1.5, -2.0]);
    assert_close("both", &[by_x, by_y], &[x, y], 1e-12);
    let mut bars = (9.0, 9.0);
    assert_eq!(model::both::vjp_into(0.4, 0.7, &(1.5, -2.0), &mut bars.0, &mut bars.1), value);
    assert_eq!(bars, (by_x, by_y));

    // On the tape: for a gradient, a pullback, and rows of a Jacobian.
    let f = |[x, y]: [Reverse; 2]| model::both(x, y);
    let (taped_value, pullback) = vjp(f, &[0.4, 0.7]);
    assert_eq!(taped_value, value);
    assert_eq!(pullback.call(&(1.5, -2.0)).expect("the shape"), [by_x, by_y]);
    let rows = jacobian(f, &[0.4, 0.7]);
    let [x, y] = [by_hand(0.4, 0.7, [1.0, 0.0]), by_hand(0.4, 0.7, [0.0, 1.0])];
    assert_close(
        "rows",
        &[rows[(0, 0)], rows[(0, 1)], rows[(1, 0)], rows[(1, 1)]],
        &[x.0, x.1, y.0, y.1],
        1e-12,
    );
    let push = jvp(|[x, y]: [Forward; 2]| model::both(x, y), &[0.4, 0.7], &[1.0, 0.0]).expect("the shape");
    assert_close("push", &[push.1.0, push.1.1], &[x.0, y.0], 1e-12);
}

#[test]
fn what_is_behind_a_mutable_reference_is_a_result() {
    let (start, by) = ([0.3, -0.8, 1.1, 0.4], [0.0, 1.0, 2.0, -1.0]);
    let seed = [0.5, -1.0, 2.0, 0.7];
    let mut plain = start;
    model::step(&mut plain, 0.6, &by);
    let mut v = start;
    let ((), (by_v, by_x)) = model::step::value_and_vjp(&mut v, 0.6, &by, &seed);
    assert_eq!(v, plain, "the value is there afterwards");
    let run = |taped: bool| {
        vjp(
            move |(mut v, x): ([Reverse; 4], Reverse)| {
                if taped {
                    model::__adjoin_taped_step(&mut v, x, &by);
                } else {
                    model::step(&mut v, x, &by);
                }
                v
            },
            &(start, 0.6),
        )
    };
    let (value, pullback) = run(true);
    let expected = pullback.call(&seed).expect("the shape");
    assert_eq!(value, plain);
    assert_close("v", &by_v, &expected.0, 1e-12);
    assert_close("x", &[by_x], &[expected.1], 1e-12);
    let (value, pullback) = run(false);
    assert_eq!(
        (value, pullback.call(&seed).expect("the shape")),
        (plain, (by_v.try_into().expect("four"), by_x))
    );
}

#[test]
fn a_mutable_reference_that_is_only_read_keeps_its_cotangent() {
    let mut v = [0.5, -0.7];
    let (_, (by_v, by_w)) = model::observe::value_and_vjp(&mut v, 1.2, &2.0, &[10.0, 20.0]);
    let slope = |x: f64| 2.0 * (x * 1.2).cos();
    assert_close("v", &by_v, &[10.0 + 1.2 * slope(0.5), 20.0 + 1.2 * slope(-0.7)], 1e-12);
    assert_close("w", &[by_w], &[0.5 * slope(0.5) - 0.7 * slope(-0.7)], 1e-12);
}

#[test]
fn zero_times_infinity_is_zero_with_several_results() {
    let mut x = 0.0;
    assert_eq!(model::lengths::value_and_vjp(&mut x, 3.0, &(1.0, 1.0), &2.0), ((0.0, 0.0), (2.0, 2.0)));
    assert_eq!(x, 3.0);
    let f = |(mut x, y): (Reverse, Reverse)| (model::lengths(&mut x, y), x);
    let (_, pullback) = vjp(f, &(0.0, 3.0));
    assert_eq!(pullback.call(&((1.0, 1.0), 2.0)), Ok((2.0, 2.0)));
}

/// The tape runs the function a second time.
#[test]
fn what_has_no_derivative_changes_once_behind_a_reference() {
    let mut calls = 0;
    assert_eq!(model::counted::value_and_grad(0.0, &mut calls), (0.0, 0.0));
    assert_eq!(calls, 1);
}

#[test]
fn results_of_any_length() {
    let x = vec![0.9, -0.4, 0.7];
    let seed = vec![1.0, -2.0, 0.5, 0.0, 3.0];
    let (value, by_x) = model::squares::value_and_vjp(&x, 5, &seed);
    assert_eq!(value, model::squares(&x, 5));
    let (_, by_tape) = vjp(|x: Vec<Reverse>| model::__adjoin_taped_squares(&x, 5), &x);
    assert_close("x", &by_x, &by_tape.call(&seed).expect("the shape"), 1e-12);
    let (_, node) = vjp(|x: Vec<Reverse>| model::squares(&x, 5), &x);
    assert_eq!(node.call(&seed).expect("the shape"), by_x);
    let short = std::panic::catch_unwind(|| model::squares::value_and_vjp(&x, 5, &vec![1.0; 4]));
    assert!(short.is_err(), "a cotangent of another length is found");

    // A vector that grows behind a reference, with a result beside it.
    let (mut v, mut calls) = (vec![0.5, 0.8], 0);
    let (value, by_v) = model::grow::value_and_grad(&mut v, &mut calls);
    assert_eq!((v.len(), calls), (3, 1));
    assert_close("value", &[value], &[0.8 * 0.8], 1e-12);
    assert_close("v", &by_v, &[0.0, 1.6], 1e-12);
    let mut v = vec![0.5, 0.8];
    let (_, by_v) = model::grow::value_and_vjp(&mut v, &mut calls, &0.0, &vec![1.0, 0.0, 3.0]);
    assert_close("v", &by_v, &[2.0 + 3.0, 3.0 * 0.8f64.cos()], 1e-12);
}

#[test]
fn structures_as_results_and_receivers_that_change() {
    let p = [0.7, 1.9];
    let seed = Layer { weights: vec![1.0, 2.0, 3.0], bias: [4.0, 5.0], steps: 2 };
    let (value, (by_layer, by_p)) = model::norms::value_and_vjp(&layer(), p, &seed);
    assert_eq!(value, model::norms(&layer(), p));
    let f = |(layer, p): (Layer<Reverse>, [Reverse; 2])| model::__adjoin_taped_norms(&layer, p);
    let by_tape = vjp(f, &(layer(), p)).1.call(&seed).expect("the shape");
    assert_close("layer", &flat(&by_layer), &flat(&by_tape.0), 1e-12);
    assert_close("p", &by_p, &by_tape.1, 1e-12);
    let f = |(layer, p): (Layer<Reverse>, [Reverse; 2])| model::norms(&layer, p);
    assert_eq!(vjp(f, &(layer(), p)).1.call(&seed).expect("the shape"), (by_layer, by_p));

    let mut changed = layer();
    let cotangent = [0.3, -0.4];
    let (value, (by_self, by_rate)) = changed.relax_value_and_vjp(0.1, &cotangent, &seed);
    let mut plain = layer();
    assert_eq!((value, &changed), (plain.relax(0.1), &plain));
    let run = |taped: bool| {
        let f = move |(mut layer, rate): (Layer<Reverse>, Reverse)| {
            let moved = if taped { layer.__adjoin_taped_relax(rate) } else { layer.relax(rate) };
            (moved, layer)
        };
        vjp(f, &(layer(), 0.1)).1.call(&(cotangent, seed.clone())).expect("the shape")
    };
    assert_close("self", &flat(&by_self), &flat(&run(true).0), 1e-12);
    assert_close("rate", &[by_rate], &[run(true).1], 1e-12);
    assert_eq!(run(false), (by_self, by_rate));
}

#[test]
fn tasks_share_what_a_node_with_several_results_keeps() {
    let rows: Vec<Vec<f64>> = (0..20).map(|i| vec![f64::from(i) * 0.1 + 0.2, 0.5]).collect();
    let f = |rows: Vec<Vec<Reverse>>| {
        par_map_reduce(
            &rows,
            0.0.into(),
            |row| model::squares(row, 3).into_iter().sum::<Reverse>(),
            |a, b| a + b,
        )
    };
    let g = |rows: Vec<Vec<Reverse>>| {
        rows.iter()
            .map(|row| model::__adjoin_taped_squares(row, 3).into_iter().sum::<Reverse>())
            .sum::<Reverse>()
    };
    assert_close("rows", &grad(f, &rows).concat(), &grad(g, &rows).concat(), 1e-12);
}
