//! Goal: a small neural network, trained by Adam, with a plot of its loss.
//!
//! Two spirals are told apart by two hidden layers. The network is a structure; so are its gradient and the
//! moments of Adam.
//!
//! `cargo run --release --example 13_neural_network`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

#[path = "plot/mod.rs"]
mod plot;

use adjoin::prelude::*;

#[differentiable]
mod network {
    #[derive(Clone, Debug)]
    pub struct Layer {
        pub weights: Vec<Vec<f64>>,
        pub bias: Vec<f64>,
    }

    pub type Network = Vec<Layer>;

    impl Layer {
        fn apply(&self, x: &[f64], last: bool) -> Vec<f64> {
            let sums = self.weights.iter().zip(&self.bias).map(|(row, bias)| {
                let sum: f64 = row.iter().zip(x).map(|(w, x)| *w * *x).sum();
                sum + *bias
            });
            sums.map(|y| if last { y } else { y.tanh() }).collect()
        }
    }

    /// The logarithm of the odds that a point is of the first kind.
    pub fn odds(network: &Network, point: &[f64]) -> f64 {
        let mut x = point.to_vec();
        for (number, layer) in network.iter().enumerate() {
            x = layer.apply(&x, number + 1 == network.len());
        }
        x[0]
    }

    /// The mean of −ln of the probability of the observed kind.
    pub fn loss(network: &Network, #[constant] data: &[([f64; 2], bool)]) -> f64 {
        let mut total = 0.0;
        for (point, first) in data {
            let odds = odds(network, &[point[0], point[1]]);
            let wrong = if *first { -odds } else { odds };
            total += wrong.max(0.0) + (-wrong.abs()).exp().ln_1p();
        }
        total / data.len() as f64
    }
}

/// Numbers in (−1, 1) from a linear congruential generator.
fn random(state: &mut u64) -> f64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data: Vec<([f64; 2], bool)> = (0..80)
        .map(|i| {
            let (along, first) = (0.3 + f64::from(i / 2) / 40.0, i % 2 == 0);
            let angle = 5.0 * along + if first { 0.0 } else { std::f64::consts::PI };
            ([along * angle.cos(), along * angle.sin()], first)
        })
        .collect();
    let mut state = 7;
    let mut layer = |outputs: usize, inputs: usize| network::Layer {
        weights: (0..outputs)
            .map(|_| (0..inputs).map(|_| 1.5 * random(&mut state) / (inputs as f64).sqrt()).collect())
            .collect(),
        bias: (0..outputs).map(|_| 0.5 * random(&mut state)).collect(),
    };
    let mut network: network::Network = vec![layer(12, 2), layer(8, 12), layer(1, 8)];

    // Adam, on the flat parameters.
    let mut weights = network.flatten();
    let (mut mean, mut square) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
    let mut losses = Vec::new();
    for step in 1..=400 {
        let (loss, slopes) = value_and_grad(|n| network::loss(&n, &data), &network);
        losses.push((f64::from(step), loss.log10()));
        let (fade_mean, fade_square) = (1.0 - 0.9_f64.powi(step), 1.0 - 0.999_f64.powi(step));
        for (i, slope) in slopes.flatten().into_iter().enumerate() {
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            weights[i] -= 0.03 * (mean[i] / fade_mean) / ((square[i] / fade_square).sqrt() + 1e-8);
        }
        network.set_scalars(&weights)?;
    }
    let right = data.iter().filter(|(point, first)| (network::odds(&network, point) > 0.0) == *first).count();
    println!(
        "{} parameters, loss {:.4}, {right} of {} right",
        weights.len(),
        network::loss(&network, &data),
        data.len()
    );
    assert!(right == data.len());

    plot::Plot::new("Training on two spirals", "step", "log₁₀ of the loss")
        .line("loss", losses)
        .save("neural_network")?;
    Ok(())
}
