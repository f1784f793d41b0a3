//! Goal: vectors and matrices, one node for each operation, beside scalars, closures and forks.
//!
//! `cargo run --example 08_arrays`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

use adjoin::array::{CustomRule, custom_vjp};
use adjoin::prelude::*;
use adjoin::{Matrix, Vector};

/// A network of two layers, and a loss, without any reference to differentiation.
#[differentiable]
mod network {
    use adjoin::{Matrix, Vector};

    #[derive(Clone, Debug, PartialEq)]
    pub struct Network {
        pub hidden: Matrix<f64>,
        pub bias: Vector<f64>,
        pub output: Vector<f64>,
        pub steepness: f64,
    }

    impl Network {
        /// The answers for the rows of a matrix.
        pub fn answers(&self, points: &Matrix<f64>) -> Vector<f64> {
            // A product, a sum that repeats the bias for each row, a closure that captures a scalar: one node
            // each.
            let hidden = (points.dot(&self.hidden) + &self.bias).map(|x| (x * self.steepness).tanh());
            hidden.dot(&self.output)
        }
    }

    pub fn loss(network: &Network, points: &Matrix<f64>, targets: &Vector<f64>) -> f64 {
        (network.answers(points) - targets).norm_squared() / points.rows() as f64
    }
}

/// The largest root of x² = p + q/x by a routine that could be in another language, and its rule by the
/// implicit function theorem.
struct Root;

fn slope_at(root: f64, q: f64) -> f64 {
    2.0 * root + q / (root * root)
}

impl CustomRule for Root {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        let [p, q] = [inputs[0][0], inputs[0][1]];
        vec![(0..60).fold(p.abs() + q.abs() + 1.0, |x, _| x - (x * x - p - q / x) / slope_at(x, q))]
    }

    fn pull(&self, inputs: &[&[f64]], output: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        let (root, q) = (output[0], inputs[0][1]);
        let flow = cotangent[0] / slope_at(root, q);
        vec![vec![flow, flow / root]]
    }
}

fn main() {
    // Learning the exclusive or, by gradient descent.
    let points = Matrix::from_rows([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]]);
    let targets = Vector::from([0.0, 1.0, 1.0, 0.0]);
    let mut net = network::Network {
        hidden: Matrix::from_fn(2, 4, |i, j| ((3 * i + 5 * j) as f64).sin()),
        bias: Vector::from_fn(4, |i| (i as f64).cos()),
        output: Vector::from_fn(4, |i| 1.0 - 0.5 * i as f64),
        steepness: 1.0,
    };
    let loss = |net: network::Network<Reverse>| network::loss(&net, &constant(&points), &constant(&targets));
    for step in 0..=600 {
        let (value, gradient) = value_and_grad(loss, &net);
        if step % 200 == 0 {
            println!("step {step}: loss {value:.6}");
        }
        // The gradient of a network is a network: arrays are updated as a whole.
        net.hidden -= &gradient.hidden * 0.3;
        net.bias -= &gradient.bias * 0.3;
        net.output -= &gradient.output * 0.3;
        net.steepness -= gradient.steepness * 0.3;
    }
    println!("answers: {:.3}", net.answers(&points));

    // For any number of points, the tape has only a few array nodes.
    let (_, pullback) = vjp(loss, &net);
    let statistics = pullback.statistics();
    println!("tape: {} array nodes with {} elements", statistics.arrays, statistics.elements);

    // Elements are numbers like any other, arrays are values like any other, and branches work on parts.
    let mixed = |x: Vector<Reverse>| {
        let mut y = x.clone();
        y[0] = x[1] * x[2];
        let (head, tail) = join(|| y.slice(..2).softmax(), || y.slice(2..).sorted());
        Vector::concatenate([&head, &tail]).dot(&x)
    };
    println!("mixed: {:.4}", grad(mixed, &Vector::from([1.0, 2.0, 0.5, -1.0])));

    // A user's rule.
    let slopes = grad(|p: Vector<Reverse>| custom_vjp(Root, &p)[0], &Vector::from([3.0, 2.0]));
    println!("the root of x² = 3 + 2/x is 2, and its slopes are {slopes:.4}");
}
