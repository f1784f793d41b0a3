//! The objective as its user writes it: plain loops over `f64`.

use adjoin::differentiable;

/// The log-likelihood of a mixture of Gaussians, with its prior.
#[differentiable]
pub mod likelihood {
    use super::super::Point;
    use adjoin::{Grain, par_map_reduce_with};
    use std::f64::consts::{LN_2, PI};

    /// The parameters of a mixture of Gaussians.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Mixture {
        /// The logarithms of the weights, up to a constant: one for each component.
        pub alphas: Vec<f64>,
        /// The means, one after the other.
        pub means: Vec<f64>,
        /// For each component the logarithms of the diagonal of Q, one component after the other.
        pub log_diagonals: Vec<f64>,
        /// For each component the entries of Q below the diagonal, row by row, one component after the other.
        pub triangles: Vec<f64>,
    }

    /// A component, ready to be evaluated at many points.
    pub struct Component<'a> {
        mean: &'a [f64],
        diagonal: Vec<f64>,
        triangle: &'a [f64],
        /// α + Σ q: what the exponent is where the point is the mean.
        height: f64,
    }

    /// The prior on the covariances.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Wishart {
        /// The scale γ.
        #[constant]
        pub gamma: f64,
        /// The degrees of freedom beyond those that the dimension asks for.
        pub m: u32,
    }

    /// ln Σ exp xᵢ, without overflow.
    fn log_sum_exp(xs: &[f64]) -> f64 {
        let mut largest = xs[0];
        for x in xs {
            if *x > largest {
                largest = *x;
            }
        }
        largest + xs.iter().map(|x| (*x - largest).exp()).sum::<f64>().ln()
    }

    impl Mixture {
        fn dimension(&self) -> usize {
            self.means.len() / self.alphas.len()
        }

        /// The components, with all that does not depend on a point computed once.
        pub fn components(&self) -> Vec<Component<'_>> {
            let d = self.dimension();
            let below = d * (d - 1) / 2;
            (0..self.alphas.len())
                .map(|k| {
                    let log_diagonal = &self.log_diagonals[k * d..][..d];
                    Component {
                        mean: &self.means[k * d..][..d],
                        diagonal: log_diagonal.iter().map(|q| q.exp()).collect(),
                        triangle: &self.triangles[k * below..][..below],
                        height: self.alphas[k] + log_diagonal.iter().sum::<f64>(),
                    }
                })
                .collect()
        }
    }

    impl Component<'_> {
        /// The exponent of the component at a point: α + Σ q − ½‖Q (x − μ)‖².
        fn exponent(&self, x: &Point) -> f64 {
            let centred: Vec<f64> = self.mean.iter().zip(x).map(|(mean, x)| *x - *mean).collect();
            let mut row_start = 0;
            let squares = (0..centred.len()).map(|i| {
                let row = &self.triangle[row_start..row_start + i];
                row_start += i;
                let below: f64 = row.iter().zip(&centred).map(|(l, c)| *l * *c).sum();
                let y = below + self.diagonal[i] * centred[i];
                y * y
            });
            self.height - 0.5 * squares.sum::<f64>()
        }
    }

    /// The logarithm of a point's density, up to the constants.
    fn of_point(components: &[Component<'_>], x: &Point) -> f64 {
        let exponents: Vec<f64> = components.iter().map(|component| component.exponent(x)).collect();
        log_sum_exp(&exponents)
    }

    /// The logarithm of the prior, up to the constant C.
    fn log_prior(mixture: &Mixture, wishart: Wishart) -> f64 {
        let diagonal: f64 = mixture.log_diagonals.iter().map(|q| (2.0 * *q).exp()).sum();
        let below: f64 = mixture.triangles.iter().map(|l| *l * *l).sum();
        let log_determinants: f64 = mixture.log_diagonals.iter().sum();
        0.5 * wishart.gamma * wishart.gamma * (diagonal + below) - wishart.m as f64 * log_determinants
    }

    /// All that is constant: of the densities and of the prior.
    fn constants(points: usize, components: usize, d: usize, #[constant] gamma: f64, m: u32) -> f64 {
        let dimension = d as f64;
        let freedom = dimension + f64::from(m) + 1.0;
        let mut log_gamma = 0.25 * dimension * (dimension - 1.0) * PI.ln();
        for j in 1..=d {
            log_gamma += adjoin::Real::ln_gamma(0.5 * freedom + 0.5 * (1.0 - j as f64));
        }
        let of_prior = freedom * dimension * (gamma.ln() - 0.5 * LN_2) - log_gamma;
        -0.5 * points as f64 * dimension * (2.0 * PI).ln() - components as f64 * of_prior
    }

    fn with_constants(mixture: &Mixture, points: usize, wishart: Wishart, of_points: f64) -> f64 {
        let constants =
            constants(points, mixture.alphas.len(), mixture.dimension(), wishart.gamma, wishart.m);
        of_points - points as f64 * log_sum_exp(&mixture.alphas) + log_prior(mixture, wishart) + constants
    }

    /// The log-likelihood of the points, one after the other.
    pub fn sequential(mixture: &Mixture, points: &[Point], wishart: Wishart) -> f64 {
        let components = mixture.components();
        let of_points = points.iter().map(|x| of_point(&components, x)).sum();
        with_constants(mixture, points.len(), wishart, of_points)
    }

    /// The log-likelihood of the points, in tasks of `grain` points.
    pub fn parallel(mixture: &Mixture, points: &[Point], wishart: Wishart, grain: usize) -> f64 {
        let components = mixture.components();
        let of_points =
            par_map_reduce_with(Grain::of(grain), points, 0.0, |x| of_point(&components, x), |a, b| a + b);
        with_constants(mixture, points.len(), wishart, of_points)
    }
}
