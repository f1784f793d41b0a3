//! Logistic regression on generated data.

use adjoin::prelude::*;

use super::Random;

/// One observation: what is known of it, and whether it is of the one kind or of the other.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) features: Vec<f64>,
    pub(crate) is_positive: bool,
}

/// An observation of the data, by its index. Any rank can make any.
pub(crate) fn row(index: usize, features: usize) -> Row {
    let mut random = Random::of(1, index);
    let features: Vec<f64> = (0..features).map(|_| random.normal()).collect();
    // The true weights fall off, and a tenth of the labels is wrong.
    let score: f64 = features.iter().enumerate().map(|(k, x)| x / (1.0 + k as f64)).sum();
    let is_positive = (score > 0.0) != (random.uniform() < 0.1);
    Row { features, is_positive }
}

/// What the weights make of an observation: positive for the one kind, negative for the other.
pub(crate) fn score<R: Real>(weights: &[R], row: &Row) -> R {
    weights.iter().zip(&row.features).map(|(weight, feature)| *weight * *feature).sum()
}

/// The negative logarithm of the likelihood of an observation: ln(1 + exp(−score)), or with the score's other
/// sign.
pub(crate) fn loss<R: Real>(weights: &[R], row: &Row) -> R {
    let score = score(weights, row);
    let margin = if row.is_positive { score } else { -score };
    // exp of a large number would overflow.
    if margin > 0.0 { (-margin).exp().ln_1p() } else { margin.exp().ln_1p() - margin }
}
