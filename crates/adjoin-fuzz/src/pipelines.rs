//! Parallel iterators and scopes with rayon's interface, which run a block for each item.

use crate::number::Number;
use crate::program::{Block, Pipeline};
use crate::run::Env;
use crate::state::State;
use adjoin::rayon::prelude::*;
use adjoin::rayon::scope;

impl<R: Number> Env<R> {
    /// One number from the body's values at `count` items, with at most `grain` of them in a leaf.
    pub(crate) fn pipeline(
        &self,
        kind: Pipeline,
        count: usize,
        grain: usize,
        body: &Block,
        state: &State<R>,
    ) -> R {
        let items: Vec<R> = (0..count).map(|i| state.scalar(i as u8) * (i as f64 * 0.3).cos()).collect();
        let term = |i: usize, x: R| self.beside(|| self.value_of(body, state, i, &[x]));
        let zero = R::constant(0.0);
        let total = match kind {
            Pipeline::Sum => items.par_iter().enumerate().with_max_len(grain).map(|(i, x)| term(i, *x)).sum(),
            Pipeline::ReverseReduce => (0..count)
                .into_par_iter()
                .with_max_len(grain)
                .rev()
                .map(|i| term(i, items[i]))
                .reduce(|| zero, |x, y| x + y * 0.5),
            Pipeline::FilterCollect => {
                let terms = items.into_par_iter().enumerate().with_max_len(grain);
                let kept: Vec<R> = terms.filter(|(i, _)| i % 3 != 1).map(|(i, x)| term(i, x)).collect();
                kept.iter().copied().sum()
            }
            Pipeline::WriteInPlace => {
                let mut places = items;
                places
                    .par_iter_mut()
                    .zip(0..count)
                    .with_max_len(grain)
                    .for_each(|(x, i)| *x = *x * 0.5 + term(i, *x) * 0.5);
                places.into_iter().sum()
            }
            Pipeline::ChunksFold => items
                .par_chunks(grain)
                .enumerate()
                .map(|(i, chunk)| chunk.iter().map(|x| term(i, *x)).sum::<R>())
                .fold(|| zero, |x, y| x * 0.9 + y)
                .sum(),
            Pipeline::ChainTryReduce => {
                let (first, second) = items.split_at(count / 2);
                let terms = first.par_iter().chain(second).map(|x| Some(term(0, *x)));
                terms.try_reduce(|| zero, |x, y| Some(x * 0.8 + y)).unwrap_or(zero)
            }
            Pipeline::WindowsProduct => items
                .par_windows(2)
                .with_max_len(grain)
                .map(|pair| (term(0, pair[0]) + pair[1]) * 0.5)
                .product(),
            Pipeline::FlatMapUnzip => {
                let pairs = items.par_iter().with_max_len(grain).flat_map_iter(|x| {
                    let y = term(0, *x);
                    [(y, *x), (*x * y, y * 0.5)]
                });
                let (xs, ys): (Vec<R>, Vec<R>) = pairs.unzip();
                xs.into_iter().chain(ys).sum::<R>() * 0.25
            }
            Pipeline::Scope => {
                let mut places = items;
                scope(|scope| {
                    for (i, x) in places.iter_mut().enumerate() {
                        scope.spawn(move |_| *x = term(i, *x));
                    }
                });
                places.into_iter().sum()
            }
        };
        total / (count as f64).max(1.0)
    }
}
