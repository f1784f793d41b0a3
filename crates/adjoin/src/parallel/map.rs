//! Maps, reductions and joins of any number of branches, all by halving.

use std::ops::Range;

use super::{Items, join};

/// Maximum number of items that one task handles one after the other.
///
/// The default cuts any number of items into 128 to 512 tasks, or one for each item if there are fewer. Where
/// an item is very little work (below a microsecond) and there are few of them, a larger grain saves the cost
/// of forks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grain(usize);

impl Grain {
    /// At most `items` items per task; at least one.
    pub fn of(items: usize) -> Self {
        Self(items.max(1))
    }

    /// The default for the given number of items.
    pub fn of_count(count: usize) -> Self {
        Self::of(count.div_ceil(256))
    }

    /// Maximum number of items per task.
    pub fn items(self) -> usize {
        self.0
    }

    /// Where [`par_map_reduce_with`] cuts a range of items in two; `None` if one task handles all of it.
    ///
    /// This determines the whole tree of tasks, starting from the range of all items: combining the same
    /// parts in the same order elsewhere, for instance on other machines, gives the same bits.
    ///
    /// ```
    /// use adjoin::Grain;
    ///
    /// assert_eq!(Grain::of(4).cut(&(0..10)), Some(5));
    /// assert_eq!(Grain::of(4).cut(&(5..10)), Some(7));
    /// assert_eq!(Grain::of(4).cut(&(7..10)), None);
    /// ```
    pub fn cut(self, items: &Range<usize>) -> Option<usize> {
        (items.len() > self.0).then(|| usize::midpoint(items.start, items.end))
    }
}

/// Applies `f` to every item, in parallel, and collects the results in order.
///
/// The items are a slice, a vector or an array by reference, or a range of integers.
///
/// ```
/// use adjoin::prelude::*;
///
/// let squares = par_map(&[1.0, 2.0, 3.0], |x| x * x);
/// assert_eq!(squares, [1.0, 4.0, 9.0]);
///
/// // By index, in differentiated code.
/// let weighted = |xs: Vec<Reverse>| par_map(0..xs.len(), |i| xs[i] * i as f64).iter().sum::<Reverse>();
/// assert_eq!(grad(weighted, &vec![1.0, 1.0, 1.0]), [0.0, 1.0, 2.0]);
/// ```
///
/// # Panics
/// If `f` does; see the [module](crate::parallel).
pub fn par_map<I, U, F>(items: I, f: F) -> Vec<U>
where
    I: Items,
    U: Send,
    F: Fn(I::Item) -> U + Sync,
{
    let grain = Grain::of_count(items.count());
    par_map_with(grain, items, f)
}

/// [`par_map`] with a given grain.
///
/// # Panics
/// As [`par_map`].
#[expect(clippy::needless_pass_by_value, reason = "items are a reference or a range")]
pub fn par_map_with<I, U, F>(grain: Grain, items: I, f: F) -> Vec<U>
where
    I: Items,
    U: Send,
    F: Fn(I::Item) -> U + Sync,
{
    let mut results: Vec<Option<U>> = (0..items.count()).map(|_| None).collect();
    fill(grain, 0, &mut results, &|index| f(items.at(index)));
    results.into_iter().map(|result| result.expect("every place is filled")).collect()
}

/// Fills `places`, the first of which has the index `start`.
fn fill<U: Send>(grain: Grain, start: usize, places: &mut [Option<U>], f: &(impl Fn(usize) -> U + Sync)) {
    if places.len() <= grain.0 {
        places.iter_mut().enumerate().for_each(|(offset, place)| *place = Some(f(start + offset)));
    } else {
        let middle = places.len() / 2;
        let (left, right) = places.split_at_mut(middle);
        join(|| fill(grain, start, left, f), || fill(grain, start + middle, right, f));
    }
}

/// Applies `map` to every item, in parallel, and combines the results pairwise, in order.
///
/// `reduce` has to be associative up to rounding. How the results are paired depends only on their number, so
/// the rounding is the same every time. `identity` is the result if there are no items.
///
/// ```
/// use adjoin::prelude::*;
///
/// let norm = |xs: Vec<Reverse>| par_map_reduce(&xs, 0.0.into(), |x| *x * x, |a, b| a + b).sqrt();
/// assert_eq!(grad(norm, &vec![0.0, 2.0]), [0.0, 1.0]);
/// ```
///
/// # Panics
/// If `map` or `reduce` does; see the [module](crate::parallel).
pub fn par_map_reduce<I, U, M, F>(items: I, identity: U, map: M, reduce: F) -> U
where
    I: Items,
    U: Send,
    M: Fn(I::Item) -> U + Sync,
    F: Fn(U, U) -> U + Sync,
{
    let grain = Grain::of_count(items.count());
    par_map_reduce_with(grain, items, identity, map, reduce)
}

/// [`par_map_reduce`] with a given grain.
///
/// # Panics
/// As [`par_map_reduce`].
#[expect(clippy::needless_pass_by_value, reason = "items are a reference or a range")]
pub fn par_map_reduce_with<I, U, M, F>(grain: Grain, items: I, identity: U, map: M, reduce: F) -> U
where
    I: Items,
    U: Send,
    M: Fn(I::Item) -> U + Sync,
    F: Fn(U, U) -> U + Sync,
{
    if items.count() == 0 {
        identity
    } else {
        fold(grain, 0..items.count(), &|index| map(items.at(index)), &reduce)
    }
}

/// Combines the results for a range of indices, of which there is at least one.
fn fold<U: Send>(
    grain: Grain,
    items: Range<usize>,
    map: &(impl Fn(usize) -> U + Sync),
    reduce: &(impl Fn(U, U) -> U + Sync),
) -> U {
    let Range { start, end } = items;
    if let Some(middle) = grain.cut(&items) {
        let (left, right) =
            join(|| fold(grain, start..middle, map, reduce), || fold(grain, middle..end, map, reduce));
        reduce(left, right)
    } else {
        (start + 1..end).fold(map(start), |sum, index| reduce(sum, map(index)))
    }
}

/// Runs all closures, potentially in parallel, and collects their results in order.
///
/// ```
/// use adjoin::prelude::*;
///
/// let branches: Vec<Box<dyn FnOnce() -> i32 + Send>> = vec![Box::new(|| 1), Box::new(|| 2)];
/// assert_eq!(join_all(branches), [1, 2]);
///
/// let f = |x: Reverse| join_all((1..=3).map(|n| move || x.powi(n))).into_iter().sum();
/// assert_eq!(grad(f, &2.0), 1.0 + 4.0 + 12.0);
/// ```
///
/// # Panics
/// If a closure does; see the [module](crate::parallel).
pub fn join_all<F, T>(branches: impl IntoIterator<Item = F>) -> Vec<T>
where
    F: FnOnce() -> T + Send,
    T: Send,
{
    let mut branches: Vec<Option<F>> = branches.into_iter().map(Some).collect();
    let mut results: Vec<Option<T>> = branches.iter().map(|_| None).collect();
    run_all(&mut branches, &mut results);
    results.into_iter().map(|result| result.expect("every branch has run")).collect()
}

fn run_all<F, T>(branches: &mut [Option<F>], results: &mut [Option<T>])
where
    F: FnOnce() -> T + Send,
    T: Send,
{
    match branches {
        [] => {}
        [branch] => results[0] = branch.take().map(|branch| branch()),
        _ => {
            let middle = branches.len() / 2;
            let (left, right) = branches.split_at_mut(middle);
            let (left_results, right_results) = results.split_at_mut(middle);
            join(|| run_all(left, left_results), || run_all(right, right_results));
        }
    }
}
