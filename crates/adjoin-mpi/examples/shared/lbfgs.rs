//! L-BFGS, as any optimiser: it knows of values and gradients, and nothing of ranks. All of them run it on
//! the same numbers.

use std::collections::VecDeque;

/// How many steps the curvature is taken from.
const MEMORY: usize = 10;
/// The part of the predicted decrease that a step must achieve.
const SUFFICIENT: f64 = 1e-4;

/// Where a minimisation ended.
#[derive(Clone, Debug)]
pub(crate) struct Minimum {
    pub(crate) at: Vec<f64>,
    pub(crate) value: f64,
    pub(crate) iterations: usize,
    pub(crate) evaluations: usize,
}

/// A step, and by how much it changed the gradient.
struct Pair {
    step: Vec<f64>,
    change: Vec<f64>,
    product: f64,
}

/// Minimises a function, given with its gradient, until the gradient is at most `tolerance` in every
/// component.
pub(crate) fn minimise(
    mut f: impl FnMut(&Vec<f64>) -> (f64, Vec<f64>),
    start: Vec<f64>,
    tolerance: f64,
    iterations: usize,
) -> Minimum {
    let (mut value, mut gradient) = f(&start);
    let (mut at, mut evaluations) = (start, 1);
    let mut pairs: VecDeque<Pair> = VecDeque::new();
    for iteration in 0..iterations {
        if gradient.iter().all(|slope| slope.abs() <= tolerance) {
            return Minimum { at, value, iterations: iteration, evaluations };
        }
        let direction = direction(&gradient, &pairs);
        let slope = dot(&direction, &gradient);
        // The first step has no curvature to go by.
        let mut length = if pairs.is_empty() { 1.0 / dot(&gradient, &gradient).sqrt().max(1.0) } else { 1.0 };
        let (next, next_value, next_gradient) = loop {
            let next: Vec<f64> = at.iter().zip(&direction).map(|(x, d)| x + length * d).collect();
            let (next_value, next_gradient) = f(&next);
            evaluations += 1;
            if next_value <= value + SUFFICIENT * length * slope {
                break (next, next_value, next_gradient);
            }
            length /= 2.0;
            if length < 1e-20 {
                return Minimum { at, value, iterations: iteration, evaluations };
            }
        };
        let difference = |new: &[f64], old: &[f64]| new.iter().zip(old).map(|(a, b)| a - b).collect();
        let (step, change): (Vec<f64>, Vec<f64>) =
            (difference(&next, &at), difference(&next_gradient, &gradient));
        let product = dot(&step, &change);
        if product > 0.0 {
            pairs.push_back(Pair { step, change, product });
        }
        if pairs.len() > MEMORY {
            pairs.pop_front();
        }
        (at, value, gradient) = (next, next_value, next_gradient);
    }
    Minimum { at, value, iterations, evaluations }
}

/// The two loops of L-BFGS: the negative gradient, times the inverse of the curvature that the pairs have
/// seen.
fn direction(gradient: &[f64], pairs: &VecDeque<Pair>) -> Vec<f64> {
    let mut direction: Vec<f64> = gradient.iter().map(|slope| -slope).collect();
    let mut weights = Vec::with_capacity(pairs.len());
    for Pair { step, change, product } in pairs.iter().rev() {
        let weight = dot(step, &direction) / product;
        add(&mut direction, -weight, change);
        weights.push(weight);
    }
    if let Some(Pair { change, product, .. }) = pairs.back() {
        let scale = product / dot(change, change);
        direction.iter_mut().for_each(|d| *d *= scale);
    }
    for (Pair { step, change, product }, weight) in pairs.iter().zip(weights.into_iter().rev()) {
        let other = dot(change, &direction) / product;
        add(&mut direction, weight - other, step);
    }
    direction
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn add(to: &mut [f64], factor: f64, of: &[f64]) {
    to.iter_mut().zip(of).for_each(|(to, of)| *to += factor * of);
}
