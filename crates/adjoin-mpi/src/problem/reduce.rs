//! Reductions of structures, by any function of two of them.
//!
//! If `y = c(l, r)` combines two halves whose derivatives in the parameters are known, then by the chain rule
//!
//! ```text
//! ∂y/∂x = ∂c/∂l · ∂l/∂x + ∂c/∂r · ∂r/∂x
//! ```
//!
//! which is computed where the halves meet. So the result has all its derivatives when it is there, as a sum
//! has.

use std::ops::Range;

use adjoin::parallel::Items;
use adjoin::{Differentiable, Real, Structure};

use super::scalar::{Part, Point, Scalar, from_parts, split_all};
use crate::collective::{Numbers, Reduction};
use crate::progress::Progress;

/// The reduction of a function over items, of which this rank has some.
pub(crate) struct Reduced<'a, X: Differentiable<R>, U: Differentiable<R>, R: Scalar, I, M, C> {
    pub(crate) at: &'a Point<'a, X, R>,
    pub(crate) items: &'a I,
    /// The global index of the first of them.
    pub(crate) first: usize,
    /// What all results have the shape of, and how many scalars that has.
    pub(crate) shape: &'a U::Plain,
    pub(crate) scalars: usize,
    pub(crate) map: &'a M,
    pub(crate) combine: &'a C,
    pub(crate) progress: &'a Progress,
}

impl<X, U, R, I, M, C> Reduced<'_, X, U, R, I, M, C>
where
    R: Scalar,
    X: Differentiable<R> + Sync,
    X::Plain: Structure<With<R> = X> + Sync,
    U: Differentiable<R>,
    U::Plain: Structure<With<R> = U> + Sync,
    I: Items,
    M: Fn(&X, I::Item) -> U + Sync,
    C: Fn(U, U) -> U + Sync,
{
    /// The scalars of a result, if it has the right shape.
    fn scalars(&self, result: &U, whose: &str) -> Vec<R> {
        let mut scalars = Vec::with_capacity(self.scalars);
        let shape = result.zip_scalars(self.shape, &mut |y: R, _: f64| scalars.push(y));
        if let Err(error) = shape {
            panic!("reduce: {whose} has another shape than the identity: {error}");
        }
        scalars
    }

    fn item(&self, index: usize) -> Numbers {
        let item = self.items.at(index - self.first);
        let mut numbers = vec![0.0; self.at.numbers(self.scalars)];
        R::run(self.at, &mut numbers, |x| self.scalars(&(self.map)(x, item), "what an item is mapped to"));
        numbers
    }
}

impl<X, U, R, I, M, C> Reduction for Reduced<'_, X, U, R, I, M, C>
where
    R: Scalar,
    X: Differentiable<R> + Sync,
    X::Plain: Structure<With<R> = X> + Sync,
    U: Differentiable<R>,
    U::Plain: Structure<With<R> = U> + Sync,
    I: Items,
    M: Fn(&X, I::Item) -> U + Sync,
    C: Fn(U, U) -> U + Sync,
{
    fn fold(&self, before: Option<Numbers>, mut items: Range<usize>) -> Numbers {
        let first = before.unwrap_or_else(|| self.item(items.next().expect("at least one item")));
        items.fold(first, |left, item| self.combine(left, self.item(item)))
    }

    fn combine(&self, left: Numbers, right: Numbers) -> Numbers {
        let parts = self.scalars * R::PARTS;
        // The function of two is run like a term, on the values of both for parameters.
        let values = left[..parts].iter().chain(&right[..parts]);
        let values: Vec<R::Part> = values.map(|value| R::Part::constant(*value)).collect();
        let halves = Point::<Vec<R::Part>, R::Part>::new(&values);
        let mut numbers = vec![0.0; halves.numbers(parts)];
        <R::Part as Scalar>::run(&halves, &mut numbers, |values| {
            let [left, right] = [&values[..parts], &values[parts..]]
                .map(|parts| from_parts::<R, U>(self.shape, parts.iter().copied()));
            split_all(self.scalars(&(self.combine)(left, right), "what two are combined to"))
        });
        if <R::Part as Part>::IS_RECORDED {
            chain(parts, &numbers, [&left, &right], self.at.parts())
        } else {
            numbers
        }
    }

    fn done(&self, items: usize) {
        self.progress.add(items);
    }
}

/// The chain rule: `combined` are results and, for each, its derivatives in those of both halves; each half
/// has rows of derivatives in the parameters.
fn chain(results: usize, combined: &[f64], halves: [&[f64]; 2], parameters: usize) -> Numbers {
    let (values, slopes) = combined.split_at(results);
    let mut numbers = vec![0.0; results * (1 + parameters)];
    numbers[..results].copy_from_slice(values);
    if parameters == 0 {
        return numbers;
    }
    let inner = || halves.into_iter().flat_map(|half| half[results..].chunks_exact(parameters));
    let outer = numbers[results..].chunks_exact_mut(parameters);
    for (row, slopes) in outer.zip(slopes.chunks_exact(2 * results)) {
        // As everywhere, 0 · ∞ is 0.
        let mut terms = slopes.iter().zip(inner()).filter(|(slope, _)| **slope != 0.0);
        let scaled = |slope: &f64, of: f64| if of == 0.0 { 0.0 } else { slope * of };
        if let Some((slope, first)) = terms.next() {
            row.iter_mut().zip(first).for_each(|(to, of)| *to = scaled(slope, *of));
        }
        for (slope, other) in terms {
            row.iter_mut().zip(other).for_each(|(to, of)| *to += scaled(slope, *of));
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::chain;

    #[test]
    fn rows_are_combined_by_the_chain_rule() {
        // Two results y = (l₁ r₂, l₂ + r₁) of halves with two results each, in one parameter.
        let combined =
            [7.0, 8.0, /* ∂y₁ */ 3.0, 0.0, 0.0, 2.0, /* ∂y₂ */ 0.0, 1.0, 1.0, 0.0];
        let (left, right) = ([2.0, 0.0, 10.0, 20.0], [0.0, 3.0, 30.0, 40.0]);
        assert_eq!(chain(2, &combined, [&left, &right], 1), [7.0, 8.0, 110.0, 50.0]);
        assert_eq!(chain(2, &combined, [&left[..2], &right[..2]], 0), [7.0, 8.0]);
    }

    #[test]
    fn zero_times_infinity_is_zero() {
        let combined = [0.0, f64::INFINITY, 0.0];
        assert_eq!(chain(1, &combined, [&[0.0, 0.0], &[0.0, f64::INFINITY]], 1), [0.0, 0.0]);
    }
}
