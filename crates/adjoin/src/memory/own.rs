//! Import values of other tasks into the current one, once.

use crate::real::Real;
use crate::structure::{Differentiable, Structure};

/// The same structure, with values of the current task in place of those of other tasks.
///
/// `(x: T) → T`. A branch of a fork imports each value from outside at its first use, and looks it up at
/// every later use. Where a branch alternates between many of them, it is faster to import all of them first
/// and to use the copy. (Not in a [`streamed_sum`](crate::memory::streamed_sum): its terms do their own
/// imports.) With any other scalar it is just a copy.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::memory::{own_copy, streamed_sum};
/// use adjoin::par_map;
///
/// fn misfit<R: Real>(weights: Vec<R>, data: &[Vec<Vec<f64>>]) -> R {
///     let of_part = |part: &Vec<Vec<f64>>| {
///         let weights = own_copy(&weights);
///         streamed_sum(part, |x| {
///             let prediction: R = weights.iter().zip(x).map(|(w, x)| *w * *x).sum();
///             (prediction - 1.0).powi(2)
///         })
///     };
///     par_map(data, of_part).into_iter().sum()
/// }
///
/// let data = vec![vec![vec![1.0, 2.0], vec![0.5, 0.5]], vec![vec![0.0, 3.0]]];
/// let gradient = grad(|weights| misfit(weights, &data), &vec![0.5, 0.25]);
/// assert_eq!(gradient, vec![-0.625, -2.125]);
/// ```
pub fn own_copy<R, T>(x: &T) -> T
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T>,
{
    R::brought_in(x)
}
