//! Goal: inputs and gradients that are structs and enums; errors that name the place.
//!
//! `cargo run --example 02_structures`

use adjoin::prelude::*;

/// The scalar is a parameter with the default `f64`, so a `Layer` is a plain struct of `f64`.
#[derive(Clone, Debug, Differentiable)]
struct Layer<R = f64> {
    weights: Vec<Vec<R>>,
    bias: Vec<R>,
    activation: Activation,
}

/// Discrete data travels along unchanged.
#[derive(Clone, Copy, Debug, Differentiable)]
enum Activation {
    Identity,
    Tanh,
}

impl<R: Real> Layer<R> {
    fn apply(&self, input: &[R]) -> Vec<R> {
        let row = |(weights, bias): (&Vec<R>, &R)| {
            let sum: R = weights.iter().zip(input).map(|(w, x)| *w * x).sum();
            match self.activation {
                Activation::Identity => sum + bias,
                Activation::Tanh => (sum + bias).tanh(),
            }
        };
        self.weights.iter().zip(&self.bias).map(row).collect()
    }
}

fn main() {
    let network = vec![
        Layer {
            weights: vec![vec![0.5, -0.3], vec![0.1, 0.8]],
            bias: vec![0.0, 0.1],
            activation: Activation::Tanh,
        },
        Layer { weights: vec![vec![1.0, -1.0]], bias: vec![0.2], activation: Activation::Identity },
    ];
    let input = vec![0.7, -1.2];

    // A pullback may be called again and again.
    let (output, pullback) = vjp(
        |network| {
            network.iter().fold(constant(&input), |activity: Vec<Reverse>, layer| layer.apply(&activity))
        },
        &network,
    );
    println!("output   {output:?}");
    let gradient = pullback.call(&vec![1.0]).expect("the output has one scalar");
    println!("gradient of the first layer:\n{:#?}", gradient[0]);

    // A cotangent of another shape is an error, not a wrong gradient.
    println!("error    {}", pullback.call(&vec![1.0, 2.0]).unwrap_err());
}
