//! The objective on arrays: all components at all points in one product of matrices.
//!
//! The points are multiplied with the factors `Q_k` of all components at once, and what has to be subtracted
//! for the means is a last column. With the points as rows of X, which has a column of −1 at its end, and in
//! Q the factors below each other, with `Q_k μ_k` at the end of their rows:
//!
//! ```text
//! Y = X Qᵀ                                  n × K d, seen as n K × d
//! exponents = α + Σ q − ½ ‖rows of Y‖²      n × K, then ln Σ exp of each row
//! ```

use adjoin::differentiable;

/// The log-likelihood on arrays.
#[differentiable]
pub mod likelihood {
    use super::super::Wishart;
    use adjoin::{Matrix, Vector, par_map};

    /// The parameters, as arrays.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Mixture {
        /// The logarithms of the weights, up to a constant.
        pub alphas: Vector<f64>,
        /// The means, a row each.
        pub means: Matrix<f64>,
        /// The logarithms of the diagonals of Q, a row each.
        pub log_diagonals: Matrix<f64>,
        /// The entries of Q below the diagonal, column by column, a row for each component.
        pub triangles: Matrix<f64>,
    }

    /// What of the components does not depend on a point.
    pub struct Components {
        /// The matrices Q below each other, and Q μ as a last column.
        factors: Matrix<f64>,
        /// α + Σ q.
        heights: Vector<f64>,
    }

    impl Mixture {
        /// The components, ready to be evaluated.
        pub fn components(&self) -> Components {
            let factors = Matrix::stack_packed_lower(&self.log_diagonals.exp(), &self.triangles);
            let offsets = factors.dot_each(&self.means).reshape(factors.rows(), 1);
            Components {
                factors: Matrix::concatenate_columns([factors, offsets]),
                heights: &self.alphas + self.log_diagonals.sum_of_rows(),
            }
        }
    }

    impl Components {
        /// The logarithms of the densities of some points, up to the constants, added up. A point is a row,
        /// with −1 at its end.
        fn of_points(&self, points: &Matrix<f64>) -> f64 {
            let (n, components) = (points.rows(), self.heights.len());
            let y = points.dot(&self.factors.transposed());
            let squares = y.reshape(n * components, points.columns() - 1).norm_squared_of_rows();
            let exponents = squares.reshape(n, components) * -0.5 + &self.heights;
            exponents.log_sum_exp_of_rows().sum()
        }
    }

    /// The logarithm of the prior, up to the constant C.
    fn log_prior(mixture: &Mixture, wishart: Wishart) -> f64 {
        let Wishart { gamma, m, sign } = wishart;
        let squares = mixture.log_diagonals.exp().norm_squared() + mixture.triangles.norm_squared();
        (squares * (0.5 * gamma * gamma) - mixture.log_diagonals.sum() * f64::from(m)) * sign
    }

    /// The log-likelihood, up to constants, of points that are given in blocks, each a task. The components
    /// are prepared before, or by each task for itself: more work, but less that one thread does alone, and
    /// fewer derivatives that tasks owe each other.
    pub fn of_blocks(
        mixture: &Mixture,
        blocks: &[Matrix<f64>],
        wishart: Wishart,
        prepared_by_tasks: bool,
    ) -> f64 {
        let components = if prepared_by_tasks { None } else { Some(mixture.components()) };
        let points = blocks.iter().fold(0, |sum, block| sum + block.rows());
        // What is in no task comes first: then nothing stands between the tasks and their sweep.
        let others = log_prior(mixture, wishart) - points as f64 * mixture.alphas.log_sum_exp();
        let of_block = |points: &Matrix<f64>| match &components {
            Some(components) => components.of_points(points),
            None => mixture.components().of_points(points),
        };
        let of_points: f64 = match blocks {
            [points] => of_block(points),
            _ => par_map(blocks, of_block).iter().sum(),
        };
        of_points + others
    }
}

use super::{Point, Wishart, likelihood as plain};
use adjoin::{Array, Differentiable, Matrix, Reverse, Vector, constant, value_and_grad_into, vjp};
pub use likelihood::Mixture;

/// A mixture and points, as arrays.
#[derive(Clone, Debug)]
pub struct Batched {
    mixture: Mixture,
    /// The points, a row each with −1 at its end, in blocks.
    blocks: Vec<Matrix>,
    wishart: Wishart,
    prepared_by_tasks: bool,
}

impl Batched {
    /// A mixture and its points, in blocks.
    pub fn new(mixture: &super::Mixture, points: &[Point], wishart: Wishart, block: usize) -> Self {
        let components = mixture.alphas.len();
        let d = mixture.means.len() / components;
        let matrix =
            |numbers: &[f64]| Matrix::from_vec(components, numbers.len() / components, numbers.to_vec());
        let extended = |point: &Point| point.iter().copied().chain([-1.0]).collect::<Vec<_>>();
        let of_points = |points: &[Point]| {
            Matrix::from_vec(points.len(), d + 1, points.iter().flat_map(extended).collect())
        };
        Batched {
            mixture: Mixture {
                alphas: Vector::from(&mixture.alphas[..]),
                means: matrix(&mixture.means),
                log_diagonals: matrix(&mixture.log_diagonals),
                triangles: matrix(&mixture.triangles),
            },
            blocks: points.chunks(block).map(of_points).collect(),
            wishart,
            prepared_by_tasks: false,
        }
    }

    /// The same with tasks that prepare the components for themselves.
    #[must_use]
    pub fn prepared_by_tasks(self) -> Self {
        Batched { prepared_by_tasks: true, ..self }
    }

    /// The objective, with its constants.
    pub fn value(&self) -> f64 {
        let Batched { mixture, blocks, wishart, .. } = self;
        let points = blocks.iter().map(Matrix::rows).sum();
        let constants = plain::constants(points, mixture.means.rows(), mixture.means.columns(), *wishart);
        likelihood::of_blocks(mixture, blocks, *wishart, self.prepared_by_tasks) + constants
    }

    fn record(&self, mixture: &Mixture<Reverse>) -> Reverse {
        let blocks: Vec<Array<Reverse, 2>> = constant(&self.blocks);
        likelihood::of_blocks(mixture, &blocks, self.wishart, self.prepared_by_tasks)
    }

    /// Writes the gradient, in the order of the parameters.
    pub fn gradient(&self, into: &mut Vec<f64>) {
        into.resize(self.mixture.count_scalars(), 0.0);
        value_and_grad_into(|mixture| self.record(mixture), &self.mixture, into);
    }

    /// The bytes of a recording.
    pub fn tape(&self) -> usize {
        let statistics = vjp(|mixture| self.record(&mixture), &self.mixture).1.statistics();
        statistics.node_bytes + statistics.elements * size_of::<f64>()
    }
}
