//! Sums.

use std::ops::Range;

use adjoin::parallel::Items;
use adjoin::{Differentiable, Structure};

use super::scalar::{Point, Scalar};
use crate::collective::{Numbers, Reduction};
use crate::progress::Progress;

/// The sum of a term over items, of which this rank has some.
pub(crate) struct Sum<'a, X: Differentiable<R>, R: Scalar, I, F> {
    pub(crate) at: &'a Point<'a, X, R>,
    pub(crate) items: &'a I,
    /// The global index of the first of them.
    pub(crate) first: usize,
    pub(crate) term: &'a F,
    pub(crate) progress: &'a Progress,
}

impl<X, R, I, F> Reduction for Sum<'_, X, R, I, F>
where
    R: Scalar,
    X: Differentiable<R> + Sync,
    X::Plain: Structure<With<R> = X> + Sync,
    I: Items,
    F: Fn(&X, I::Item) -> R + Sync,
{
    fn fold(&self, before: Option<Numbers>, items: Range<usize>) -> Numbers {
        let mut numbers = vec![0.0; self.at.numbers(1)];
        let mut sum = before;
        for item in items {
            let item = self.items.at(item - self.first);
            R::run(self.at, &mut numbers, |x| vec![(self.term)(x, item)]);
            match &mut sum {
                Some(sum) => add(sum, &numbers),
                None => sum = Some(numbers.clone()),
            }
        }
        sum.unwrap_or(numbers)
    }

    fn combine(&self, mut left: Numbers, right: Numbers) -> Numbers {
        add(&mut left, &right);
        left
    }

    fn done(&self, items: usize) {
        self.progress.add(items);
    }
}

fn add(sum: &mut [f64], numbers: &[f64]) {
    sum.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
}
