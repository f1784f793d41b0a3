//! Programs in two forms, with arrays and with loops over scalars: their values, gradients and second
//! derivatives agree.

use crate::common::{assert_close, scalars, vector};
use adjoin::prelude::*;
use adjoin::{Matrix, Vector};

#[differentiable]
mod network {
    use adjoin::{Matrix, Vector};

    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Layer {
        pub(crate) weights: Matrix<f64>,
        pub(crate) bias: Vector<f64>,
        pub(crate) gain: f64,
    }

    impl Layer {
        fn at(&self, x: &Vector<f64>) -> Vector<f64> {
            (self.weights.dot(x) + &self.bias).map(|y| y.tanh() * self.gain)
        }

        fn at_scalars(&self, x: &[f64]) -> Vec<f64> {
            (0..self.weights.rows())
                .map(|i| {
                    let sum: f64 = x.iter().enumerate().map(|(j, x)| self.weights[(i, j)] * x).sum();
                    (sum + self.bias[i]).tanh() * self.gain
                })
                .collect()
        }
    }

    pub(crate) fn loss(layers: &[Layer], x: &Vector<f64>) -> f64 {
        let mut y = x.clone();
        for layer in layers {
            y = layer.at(&y);
        }
        y[0] *= 2.0;
        y *= 3.0 * y[1];
        y += 2.0 * &y;
        y.norm_squared() + y.iter().map(|y| y * y).sum::<f64>() + y.softmax().dot(&y)
    }

    pub(crate) fn loss_of_scalars(layers: &[Layer], x: &Vector<f64>) -> f64 {
        let mut y = x.to_vec();
        for layer in layers {
            y = layer.at_scalars(&y);
        }
        y[0] *= 2.0;
        let factor = 9.0 * y[1];
        for y in &mut y {
            *y *= factor;
        }
        let sum: f64 = y.iter().map(|y| y.exp()).sum();
        let squares: f64 = y.iter().map(|y| y * y).sum();
        2.0 * squares + y.iter().map(|y| y.exp() / sum * y).sum::<f64>()
    }
}

#[differentiable]
mod mixture {
    use adjoin::{Matrix, Vector};

    /// Components with a centre, a weight, and a triangular matrix: its diagonal is exponentiated.
    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Component {
        pub(crate) weight: f64,
        pub(crate) centre: Vector<f64>,
        pub(crate) diagonal: Vector<f64>,
        pub(crate) below: Vector<f64>,
    }

    pub(crate) fn likelihood(components: &[Component], points: &Matrix<f64>) -> f64 {
        let columns: Vec<Vector<f64>> = components
            .iter()
            .map(|component| {
                let lower = Matrix::from_packed_lower(&component.diagonal.exp(), &component.below);
                let turned = (points - &component.centre).dot(&lower.transposed());
                turned.norm_squared_of_rows() * -0.5 + (component.weight + component.diagonal.sum())
            })
            .collect();
        Matrix::stack_columns(&columns).log_sum_exp_of_rows().sum()
    }

    pub(crate) fn likelihood_of_scalars(components: &[Component], points: &Matrix<f64>) -> f64 {
        let size = points.columns();
        let mut total = 0.0;
        for point in 0..points.rows() {
            let mut sum = 0.0;
            for component in components {
                let mut squares = 0.0;
                for i in 0..size {
                    let mut turned = component.diagonal[i].exp() * (points[(point, i)] - component.centre[i]);
                    for j in 0..i {
                        let packed = j * (2 * size - j - 1) / 2 + i - j - 1;
                        turned += component.below[packed] * (points[(point, j)] - component.centre[j]);
                    }
                    squares += turned * turned;
                }
                let diagonal: f64 = component.diagonal.iter().sum();
                sum += (component.weight + diagonal - 0.5 * squares).exp();
            }
            total += sum.ln();
        }
        total
    }
}

#[differentiable]
mod memory_cell {
    use adjoin::{Matrix, Vector};

    fn logistic(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    /// One step for each row of the inputs: gates by a product each, the state by elementwise arithmetic.
    pub(crate) fn run(gates: &Matrix<f64>, recurrent: &Matrix<f64>, inputs: &Matrix<f64>) -> f64 {
        let size = recurrent.columns();
        let (mut state, mut output) = (Vector::zeros(size), Vector::zeros(size));
        for input in inputs.iter_rows() {
            let sums = gates.dot(&input) + recurrent.dot(&output);
            let gate = |number: usize| sums.slice(number * size..(number + 1) * size);
            let forget = gate(0).map(logistic);
            let enter = gate(1).map(logistic);
            let leave = gate(2).map(logistic);
            state = forget * &state + enter * gate(3).tanh();
            output = leave * state.tanh();
        }
        output.sum() + state.norm_squared()
    }

    pub(crate) fn run_scalars(gates: &Matrix<f64>, recurrent: &Matrix<f64>, inputs: &Matrix<f64>) -> f64 {
        let size = recurrent.columns();
        let (mut state, mut output) = (vec![0.0; size], vec![0.0; size]);
        for t in 0..inputs.rows() {
            let sums: Vec<f64> = (0..4 * size)
                .map(|row| {
                    let ours: f64 = (0..inputs.columns()).map(|j| gates[(row, j)] * inputs[(t, j)]).sum();
                    let theirs: f64 = (0..size).map(|j| recurrent[(row, j)] * output[j]).sum();
                    ours + theirs
                })
                .collect();
            for i in 0..size {
                state[i] =
                    logistic(sums[i]) * state[i] + logistic(sums[size + i]) * sums[3 * size + i].tanh();
                output[i] = logistic(sums[2 * size + i]) * state[i].tanh();
            }
        }
        output.iter().sum::<f64>() + state.iter().map(|x| x * x).sum::<f64>()
    }
}

/// Compares two forms of a function: value, gradient, forward mode and products with the Hessian.
macro_rules! same {
    ($point:expr, $type:ident, |$x:ident| $arrays:expr, $scalars:expr) => {{
        let point = $point;
        let (value, gradient) = value_and_grad(|$x: $type<Reverse>| $arrays, &point);
        let (other_value, other_gradient) = value_and_grad(|$x: $type<Reverse>| $scalars, &point);
        assert_close("value", &[value], &[other_value], 1e-12);
        assert_close("gradient", &scalars(&gradient), &scalars(&other_gradient), 1e-10);
        let mut state = 0.0;
        let direction = point.map_scalars(&mut |_| {
            state += 0.7;
            f64::sin(state)
        });
        let (_, tangent) = jvp(|$x: $type<Forward>| $arrays, &point, &direction).unwrap();
        let mut along = 0.0;
        gradient.zip_scalars(&direction, &mut |g: f64, d: f64| along += g * d).unwrap();
        assert_close("forward", &[tangent], &[along], 1e-10);
        let product = hvp(|$x: $type<_>| $arrays, &point, &direction).unwrap();
        let other = hvp(|$x: $type<_>| $scalars, &point, &direction).unwrap();
        assert_close("Hessian", &scalars(&product), &scalars(&other), 1e-9);
        let (_, pullback) = vjp(|$x: $type<Reverse>| $arrays, &point);
        pullback.statistics()
    }};
}

type Network<R> = (Vec<network::Layer<R>>, Vector<R>);
type Mixture<R> = (Vec<mixture::Component<R>>, Matrix<R>);
type Cell<R> = (Matrix<R>, (Matrix<R>, Matrix<R>));

#[test]
fn networks() {
    let layer = |n: usize, m: usize, s: f64| network::Layer {
        weights: Matrix::from_fn(m, n, |i, j| ((i * n + j) as f64 * 0.7 + s).sin()),
        bias: Vector::from_fn(m, |i| (i as f64 * 0.3 + s).cos()),
        gain: 0.5,
    };
    let point = (vec![layer(3, 4, 0.1), layer(4, 2, 0.2)], Vector::from([0.1, 0.2, 0.3]));
    let report = check_gradient(
        |(layers, x): Network<f64>| network::loss(&layers, &x),
        |(layers, x): Network<Reverse>| network::loss(&layers, &x),
        &point,
    );
    assert!(report.passed(), "{report}");
    same!(point, Network, |x| network::loss(&x.0, &x.1), network::loss_of_scalars(&x.0, &x.1));
}

#[test]
fn mixtures_of_gaussians() {
    let component = |seed: u64| mixture::Component {
        weight: 0.1 * seed as f64,
        centre: vector(3, seed),
        diagonal: vector(3, seed + 10) * 0.3,
        below: vector(3, seed + 20),
    };
    let points = Matrix::from_fn(4, 3, |i, j| (i as f64 * 1.3 + j as f64 * 0.4).sin());
    let point = (vec![component(1), component(2)], points);
    let statistics = same!(
        point,
        Mixture,
        |x| mixture::likelihood(&x.0, &x.1),
        mixture::likelihood_of_scalars(&x.0, &x.1)
    );
    // For any number of points: nine for each component, and three for all.
    assert!(statistics.arrays <= 2 * 9 + 3, "{statistics:?}");
}

#[test]
fn memory_cells() {
    let entry = |s: f64| move |i: usize, j: usize| ((i * 5 + j) as f64 * 0.9 + s).sin() * 0.5;
    let point = (
        Matrix::from_fn(8, 3, entry(0.1)),
        (Matrix::from_fn(8, 2, entry(0.2)), Matrix::from_fn(4, 3, entry(0.3))),
    );
    same!(
        point,
        Cell,
        |x| memory_cell::run(&x.0, &x.1.0, &x.1.1),
        memory_cell::run_scalars(&x.0, &x.1.0, &x.1.1)
    );
}

#[test]
fn hessians_of_array_code_are_those_of_loops() {
    let x = vector(5, 3);
    let arrays = hessian(|x: Vector<_>| (&x * &x).log_sum_exp() * x.norm() + x.softmax().dot(&x), &x);
    let loops = hessian(
        |x: Vec<_>| {
            let squares: Vec<_> = x.iter().map(|x| *x * x).collect();
            let norm = squares.iter().sum::<Forward<Reverse, 4>>().sqrt();
            let exponentials: Vec<_> = x.iter().map(|x| x.exp()).collect();
            let sum = exponentials.iter().sum::<Forward<Reverse, 4>>();
            let weighted: Forward<Reverse, 4> = x.iter().zip(&exponentials).map(|(x, e)| *x * e / sum).sum();
            squares.iter().map(|x| x.exp()).sum::<Forward<Reverse, 4>>().ln() * norm + weighted
        },
        &x.to_vec(),
    );
    assert_close("Hessian", arrays.entries(), loops.entries(), 1e-11);
}
