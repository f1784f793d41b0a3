//! The node that the result of a collective leaves on the tape: its values, and a row of derivatives for
//! each.

use adjoin::array::{CustomRule, custom_vjp};
use adjoin::{Reverse, Vector};

/// Results with their derivatives in some parameters.
struct Rows {
    /// The results, and after them the row of each.
    numbers: Vec<f64>,
    results: usize,
}

impl CustomRule for Rows {
    fn value(&self, _: &[&[f64]]) -> Vec<f64> {
        self.numbers[..self.results].to_vec()
    }

    fn pull(&self, inputs: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        let mut pulled = vec![0.0; inputs[0].len()];
        let rows = self.numbers[self.results..].chunks_exact(pulled.len());
        for (row, cotangent) in rows.zip(cotangent).filter(|(_, cotangent)| **cotangent != 0.0) {
            // As everywhere, 0 · ∞ is 0.
            for (pulled, slope) in pulled.iter_mut().zip(row).filter(|(_, slope)| **slope != 0.0) {
                *pulled += cotangent * slope;
            }
        }
        vec![pulled]
    }
}

/// The results as functions of the parameters: `numbers` are the results, and after them the row of each.
pub(super) fn record(parameters: Vec<Reverse>, numbers: Vec<f64>, results: usize) -> Vec<Reverse> {
    if parameters.iter().all(|parameter| parameter.is_constant()) {
        return numbers.into_iter().take(results).map(Reverse::from).collect();
    }
    custom_vjp(Rows { numbers, results }, &Vector::from(parameters)).iter().collect()
}
