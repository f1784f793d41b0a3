//! What first-order solvers ask for: values and gradients, from any source.

use super::function::Objective;
use crate::structure::Structure;

/// A function whose value and gradient can be had: every [`Objective`], and what [`from_gradient`] makes.
///
/// Adapters for solvers of first order take this trait. Its methods have names of their own, so that they do
/// not clash with those of [`Objective`].
pub trait FirstOrder {
    /// The input, over plain `f64`.
    type Input: Structure<With<f64> = Self::Input>;

    /// The value at `x`.
    fn evaluate(&self, x: &Self::Input) -> f64;

    /// The value at `x`, and the gradient there.
    fn evaluate_with_gradient(&self, x: &Self::Input) -> (f64, Self::Input);
}

impl<O: Objective> FirstOrder for O {
    type Input = O::Input;

    fn evaluate(&self, x: &O::Input) -> f64 {
        self.value(x)
    }

    fn evaluate_with_gradient(&self, x: &O::Input) -> (f64, O::Input) {
        self.value_and_grad(x)
    }
}

/// An objective of first order from two closures: the value, and value and gradient.
///
/// For closures that run at [`Reverse`](crate::Reverse) only, [compiled](macro@crate::compiled) functions
/// called directly, and gradients from elsewhere.
///
/// ```
/// use adjoin::objective::{FirstOrder, from_gradient};
/// use adjoin::prelude::*;
///
/// #[differentiable]
/// mod model {
///     #[compiled]
///     pub fn loss(w: &[f64], data: &[f64]) -> f64 {
///         let mut total = 0.0;
///         for i in 0..w.len() {
///             total += (w[i] - data[i]) * (w[i] - data[i]);
///         }
///         total
///     }
/// }
///
/// let data = [1.0, 2.0];
/// let compiled = from_gradient(
///     |w: &Vec<f64>| model::loss(w, &data),
///     |w: &Vec<f64>| {
///         let (value, (by_w, _)) = model::loss::value_and_grad(w, &data);
///         (value, by_w)
///     },
/// );
/// assert_eq!(compiled.evaluate_with_gradient(&vec![0.0, 0.0]), (5.0, vec![-2.0, -4.0]));
/// ```
pub fn from_gradient<T, F, G>(value: F, value_and_gradient: G) -> FromGradient<T, F, G>
where
    T: Structure<With<f64> = T>,
    F: Fn(&T) -> f64,
    G: Fn(&T) -> (f64, T),
{
    FromGradient { value, value_and_gradient, input: std::marker::PhantomData }
}

/// What [`from_gradient`] makes.
pub struct FromGradient<T, F, G> {
    value: F,
    value_and_gradient: G,
    input: std::marker::PhantomData<fn(&T) -> T>,
}

impl<T, F, G> FirstOrder for FromGradient<T, F, G>
where
    T: Structure<With<f64> = T>,
    F: Fn(&T) -> f64,
    G: Fn(&T) -> (f64, T),
{
    type Input = T;

    fn evaluate(&self, x: &T) -> f64 {
        (self.value)(x)
    }

    fn evaluate_with_gradient(&self, x: &T) -> (f64, T) {
        (self.value_and_gradient)(x)
    }
}

impl<T, F, G> std::fmt::Debug for FromGradient<T, F, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FromGradient").finish_non_exhaustive()
    }
}
