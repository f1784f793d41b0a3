//! Imports values of other tasks into the current one, once.

use crate::real::Real;
use crate::structure::{Differentiable, Structure};

/// A copy of `x` whose values belong to the current branch of a fork.
///
/// `(x: T) → T`. A branch imports each value from outside at its first use, and looks it up at every later
/// use. A branch that uses many such values repeatedly is faster on a copy that is imported as a whole: 1.8
/// times on a loop of products that uses each of 100 outside values a hundred times, 1.05 times if it uses
/// each once. Inside a [`streamed_sum`](crate::memory::streamed_sum) it gains nothing: its terms do their own
/// imports. With any other scalar it is just a copy.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::parallel::import;
///
/// fn misfit<R: Real>(weights: Vec<R>, data: &[Vec<Vec<f64>>]) -> R {
///     let of_part = |part: &Vec<Vec<f64>>| {
///         let weights = import(&weights);
///         let misfit = |x: &Vec<f64>| {
///             let prediction: R = weights.iter().zip(x).map(|(w, x)| *w * *x).sum();
///             (prediction - 1.0).powi(2)
///         };
///         part.iter().map(misfit).sum::<R>()
///     };
///     par_map(data, of_part).into_iter().sum()
/// }
///
/// let data = vec![vec![vec![1.0, 2.0], vec![0.5, 0.5]], vec![vec![0.0, 3.0]]];
/// let gradient = grad(|weights| misfit(weights, &data), &vec![0.5, 0.25]);
/// assert_eq!(gradient, vec![-0.625, -2.125]);
/// ```
pub fn import<R, T>(x: &T) -> T
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T>,
{
    R::import(x)
}
