//! The objective as its user writes it: plain loops over `f64`.

use adjoin::differentiable;

/// The log-likelihood of a mixture of Gaussians, with its prior.
#[differentiable]
pub mod likelihood {
    use super::super::{Point, Wishart};
    use adjoin::memory::streamed_sum;
    use adjoin::parallel::import;
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
        /// For each component the entries of Q below the diagonal, column by column, one component after the
        /// other.
        pub triangles: Vec<f64>,
    }

    /// A component, ready to be evaluated at many points: all that does not depend on a point is computed
    /// once.
    pub struct Component<'a> {
        /// The diagonal of Q.
        diagonal: Vec<f64>,
        /// Q below the diagonal, column by column.
        triangle: &'a [f64],
        /// Q μ.
        centre: Vec<f64>,
        /// α + Σ q: what the exponent is where the point is the mean.
        height: f64,
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

        /// The components.
        pub fn components(&self) -> Vec<Component<'_>> {
            let d = self.dimension();
            let below = d * (d - 1) / 2;
            let component = |k: usize| {
                let log_diagonal = &self.log_diagonals[k * d..][..d];
                let diagonal: Vec<f64> = log_diagonal.iter().map(|q| q.exp()).collect();
                let triangle = &self.triangles[k * below..][..below];
                let mean = &self.means[k * d..][..d];
                let mut centre: Vec<f64> = diagonal.iter().zip(mean).map(|(q, mean)| *q * *mean).collect();
                let mut rest = triangle;
                for j in 0..d {
                    let (column, next) = rest.split_at(d - 1 - j);
                    rest = next;
                    for (y, l) in centre[j + 1..].iter_mut().zip(column) {
                        *y += mean[j] * *l;
                    }
                }
                let height = self.alphas[k] + log_diagonal.iter().sum::<f64>();
                Component { diagonal, triangle, centre, height }
            };
            (0..self.alphas.len()).map(component).collect()
        }
    }

    impl Component<'_> {
        /// The exponent of the component at a point: α + Σ q − ½‖Q x − Q μ‖².
        fn exponent(&self, x: &Point) -> f64 {
            let mut y = self.by_diagonal(x);
            let mut rest = self.triangle;
            for (j, x) in x.iter().enumerate() {
                let (column, next) = rest.split_at(y.len() - 1 - j);
                rest = next;
                for (y, l) in y[j + 1..].iter_mut().zip(column) {
                    *y += *x * *l;
                }
            }
            self.below_height(&y)
        }

        /// The diagonal of Q times a point, and − Q μ.
        fn by_diagonal(&self, x: &Point) -> Vec<f64> {
            let diagonal = self.diagonal.iter().zip(x).map(|(q, x)| *x * *q);
            diagonal.zip(&self.centre).map(|(y, centre)| y - *centre).collect()
        }

        /// α + Σ q − ½‖y‖².
        fn below_height(&self, y: &[f64]) -> f64 {
            self.height - 0.5 * y.iter().map(|y| *y * *y).sum::<f64>()
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
        let half_squared = 0.5 * wishart.gamma * wishart.gamma;
        wishart.sign * (half_squared * (diagonal + below) - f64::from(wishart.m) * log_determinants)
    }

    /// All that is constant: of the densities and of the prior.
    pub fn constants(points: usize, components: usize, d: usize, wishart: Wishart) -> f64 {
        let Wishart { gamma, m, sign } = wishart;
        let dimension = d as f64;
        let freedom = dimension + f64::from(m) + 1.0;
        let mut log_gamma = 0.25 * dimension * (dimension - 1.0) * PI.ln();
        for j in 1..=d {
            log_gamma += adjoin::Real::ln_gamma(0.5 * freedom + 0.5 * (1.0 - j as f64));
        }
        let of_prior = freedom * dimension * (gamma.ln() - 0.5 * LN_2) - log_gamma;
        -0.5 * points as f64 * dimension * (2.0 * PI).ln() - sign * components as f64 * of_prior
    }

    /// All that is not about a point: of the weights, of the prior, and the constants.
    pub fn apart_from_points(mixture: &Mixture, points: usize, wishart: Wishart) -> f64 {
        let constants = constants(points, mixture.alphas.len(), mixture.dimension(), wishart);
        log_prior(mixture, wishart) - points as f64 * log_sum_exp(&mixture.alphas) + constants
    }

    /// The logarithms of the points' densities, up to the constants, one after the other.
    pub fn of_points(mixture: &Mixture, points: &[Point]) -> f64 {
        let components = mixture.components();
        points.iter().map(|x| of_point(&components, x)).sum()
    }

    /// The same, of which one point at a time is recorded.
    pub fn of_points_streamed(mixture: &Mixture, points: &[Point]) -> f64 {
        let components = mixture.components();
        streamed_sum(points, |x| of_point(&components, x))
    }

    /// The same, in tasks of `grain` points.
    pub fn of_points_streamed_in_tasks(mixture: &Mixture, points: &[Point], grain: usize) -> f64 {
        let parts: Vec<&[Point]> = points.chunks(grain).collect();
        let of_part = |part: &&[Point]| of_points_streamed(&import(mixture), part);
        par_map_reduce_with(Grain::of(1), &parts, 0.0, of_part, |a, b| a + b)
    }

    /// The same as [`of_points`], in tasks of `grain` points.
    pub fn of_points_in_tasks(mixture: &Mixture, points: &[Point], grain: usize) -> f64 {
        let components = mixture.components();
        let of_point = |x: &Point| of_point(&components, x);
        par_map_reduce_with(Grain::of(grain), points, 0.0, of_point, |a, b| a + b)
    }
}
