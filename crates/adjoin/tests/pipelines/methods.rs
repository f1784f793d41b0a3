//! Each source, adaptor and consumer beside its sequential sibling.

use crate::check::modes;
use adjoin::rayon::prelude::*;
use adjoin::{Real, RefOps};

/// Tests of pairs of functions, at numbers of inputs that give leaves of one item, of a few, and of many.
macro_rules! pairs {
    ($($name:ident($xs:ident) $parallel:block $sequential:block)*) => {$(
        #[test]
        fn $name() {
            fn parallel<R: Real>($xs: &[R]) -> R where for<'a> &'a R: RefOps<R> $parallel
            fn sequential<R: Real>($xs: &[R]) -> R where for<'a> &'a R: RefOps<R> $sequential
            for count in [3, 41, 700] { modes!(parallel, sequential).hold(count); }
        }
    )*};
}

/// A function with interaction of neighbouring numbers.
fn wave<R: Real>(x: &R) -> R {
    (*x * x + 0.5).sin() * *x
}

pairs! {
    maps_and_sums(xs)
        { xs.par_iter().map(wave).sum() }
        { xs.iter().map(wave).sum() }

    sums_of_references(xs)
        { xs.par_iter().sum::<R>() * xs[0] }
        { xs.iter().sum::<R>() * xs[0] }

    products(xs)
        { xs.par_iter().map(|x| (*x * 0.01).exp()).product() }
        { xs.iter().map(|x| (*x * 0.01).exp()).product() }

    reductions(xs)
        { xs.par_iter().map(wave).reduce(|| R::from(0.0), |a, b| a + b) }
        { xs.iter().map(wave).fold(R::from(0.0), |a, b| a + b) }

    reductions_without_identity(xs)
        { xs.par_iter().copied().reduce_with(|a, b| (a * a + b * b).sqrt()).unwrap_or_default() }
        { xs.iter().map(|x| *x * x).sum::<R>().sqrt() }

    folds_and_sums(xs)
        { xs.par_iter().fold(|| R::from(0.0), |sum, x| sum + *x * x).sum() }
        { xs.iter().map(|x| *x * x).sum() }

    folds_with_a_start(xs)
        { xs.par_iter().fold_with(R::from(0.0), |sum, x| sum + wave(x)).reduce(|| R::from(0.0), |a, b| a + b) }
        { xs.iter().map(wave).sum() }

    zips_and_enumerates(xs)
        { xs.par_iter().zip(xs.par_iter().rev()).enumerate().map(|(i, (x, y))| *x * y * (i as f64).sqrt()).sum() }
        { xs.iter().zip(xs.iter().rev()).enumerate().map(|(i, (x, y))| *x * y * (i as f64).sqrt()).sum() }

    zips_with_vectors(xs)
        { xs.par_iter().zip_eq(xs.to_vec()).zip(&vec![2.0; xs.len()]).map(|((x, y), c)| *x * y.sin() * *c).sum() }
        { xs.iter().map(|x| *x * x.sin() * 2.0).sum() }

    tuples(xs)
        { (xs, &xs[1..], 1..xs.len()).into_par_iter().map(|(x, y, i)| *x * y / i as f64).sum() }
        { xs.iter().zip(&xs[1..]).zip(1..).map(|((x, y), i)| *x * y / f64::from(i)).sum() }

    chains(xs)
        { xs.par_iter().chain(&xs[1..]).copied().chain(xs.par_iter().filter(|x| **x > 1.0).copied()).map(|x| wave(&x)).sum() }
        { xs.iter().chain(&xs[1..]).chain(xs.iter().filter(|x| **x > 1.0)).map(wave).sum() }

    parts_of_iterators(xs)
        { xs.par_iter().skip(1).step_by(2).take(100).rev().map(wave).sum() }
        { xs.iter().skip(1).step_by(2).take(100).map(wave).sum() }

    filters(xs)
        { xs.par_iter().filter(|x| **x > 1.0).map(wave).sum::<R>() * xs[0] }
        { xs.iter().filter(|x| **x > 1.0).map(wave).sum::<R>() * xs[0] }

    filter_maps(xs)
        { xs.par_iter().filter_map(|x| (*x < 1.2).then(|| wave(x))).sum::<R>() + xs[0] }
        { xs.iter().filter(|x| **x < 1.2).map(wave).sum::<R>() + xs[0] }

    flat_maps_of_sequential_iterators(xs)
        { xs.par_iter().flat_map_iter(|x| (1..4).map(move |n| x.powi(n))).sum() }
        { xs.iter().flat_map(|x| (1..4).map(move |n| x.powi(n))).sum() }

    flat_maps_of_parallel_iterators(xs)
        { xs.par_iter().flat_map(|x| (1..4).into_par_iter().map(move |n| x.powi(n))).sum() }
        { xs.iter().flat_map(|x| (1..4).map(move |n| x.powi(n))).sum() }

    flattened(xs)
        { xs.par_chunks(5).map(<[R]>::to_vec).flatten().map(|x| wave(&x)).sum::<R>()
            + xs.par_chunks(5).flatten_iter().map(wave).sum::<R>() }
        { xs.iter().map(wave).sum::<R>() * 2.0 }

    maps_with_state(xs)
        { xs.par_iter().map_with(xs[0], |first, x| *first * x).sum::<R>()
            + xs.par_iter().map_init(|| xs[0] * 2.0, |twice, x| { let y = *twice * x; *twice += 0.0; y }).sum::<R>() }
        { xs.iter().map(|x| xs[0] * x * 3.0).sum() }

    chunks_of_slices(xs)
        { xs.par_chunks(7).map(|part| part.iter().map(wave).sum::<R>().sin()).sum::<R>()
            + xs.par_chunks_exact(2).map(|pair| pair[0] * pair[1]).sum::<R>()
            + xs.par_rchunks(3).map(|part| part[0] * part[part.len() - 1]).sum::<R>() }
        { xs.chunks(7).map(|part| part.iter().map(wave).sum::<R>().sin()).sum::<R>()
            + xs.chunks_exact(2).map(|pair| pair[0] * pair[1]).sum::<R>()
            + xs.rchunks(3).map(|part| part[0] * part[part.len() - 1]).sum::<R>() }

    windows(xs)
        { xs.par_windows(2).map(|pair| (pair[1] - pair[0]).powi(2)).sum() }
        { xs.windows(2).map(|pair| (pair[1] - pair[0]).powi(2)).sum() }

    chunks_of_iterators(xs)
        { xs.par_iter().chunks(4).map(|part| part.iter().copied().sum::<R>().sin()).sum::<R>()
            + xs.par_iter().fold_chunks(4, || R::from(0.0), |sum, x| sum + *x * x).map(R::sqrt).sum::<R>() }
        { xs.chunks(4).map(|part| part.iter().sum::<R>().sin()).sum::<R>()
            + xs.chunks(4).map(|part| part.iter().map(|x| *x * x).sum::<R>().sqrt()).sum::<R>() }

    in_place(xs)
        { let mut ys = xs.to_vec();
          ys.par_iter_mut().zip(xs).for_each(|(y, x)| *y *= x.sin());
          ys.par_chunks_mut(3).enumerate().for_each(|(i, part)| part.iter_mut().for_each(|y| *y += part_weight(i)));
          ys.par_chunks_exact_mut(2).for_each(|pair| { let [a, b] = [pair[0], pair[1]]; pair[0] = a * b; pair[1] = a - b; });
          ys.par_iter().map(wave).sum() }
        { let mut ys = xs.to_vec();
          ys.iter_mut().zip(xs).for_each(|(y, x)| *y *= x.sin());
          ys.chunks_mut(3).enumerate().for_each(|(i, part)| part.iter_mut().for_each(|y| *y += part_weight(i)));
          ys.chunks_exact_mut(2).for_each(|pair| { let [a, b] = [pair[0], pair[1]]; pair[0] = a * b; pair[1] = a - b; });
          ys.iter().map(wave).sum() }

    sums_of_what_is_changed_on_the_way(xs)
        { let mut ys = xs.to_vec();
          let total = ys.par_iter_mut().map(|y| { *y = wave(y); *y * *y }).sum::<R>();
          total + ys.par_iter().map(wave).sum::<R>() + ys[0] }
        { let mut ys = xs.to_vec();
          let total = ys.iter_mut().map(|y| { *y = wave(y); *y * *y }).sum::<R>();
          total + ys.iter().map(wave).sum::<R>() + ys[0] }

    collected(xs)
        { let ys: Vec<R> = xs.par_iter().map(wave).collect();
          let mut zs = Vec::new();
          ys.par_iter().zip(xs).map(|(y, x)| *y * x).collect_into_vec(&mut zs);
          zs.par_extend(ys.par_iter().filter(|y| **y > 0.3).copied());
          zs.into_par_iter().map(|z| wave(&z)).sum() }
        { let ys: Vec<R> = xs.iter().map(wave).collect();
          let mut zs: Vec<R> = ys.iter().zip(xs).map(|(y, x)| *y * x).collect();
          zs.extend(ys.iter().filter(|y| **y > 0.3).copied());
          zs.iter().map(wave).sum() }

    unzipped_and_partitioned(xs)
        { let (a, b): (Vec<R>, Vec<R>) = xs.par_iter().map(|x| (wave(x), x.cos())).unzip();
          let (c, d): (Vec<R>, Vec<R>) = a.into_par_iter().partition(|a| *a > 0.5);
          c.par_iter().map(wave).sum::<R>() - d.par_iter().zip(&b).map(|(d, b)| *d * b).sum::<R>() }
        { let (a, b): (Vec<R>, Vec<R>) = xs.iter().map(|x| (wave(x), x.cos())).unzip();
          let (c, d): (Vec<R>, Vec<R>) = a.into_iter().partition(|a| *a > 0.5);
          c.iter().map(wave).sum::<R>() - d.iter().zip(&b).map(|(d, b)| *d * b).sum::<R>() }

    results_and_options(xs)
        { let ys: Result<Vec<R>, ()> = xs.par_iter().map(|x| Ok(wave(x))).collect();
          let zs: Option<Vec<R>> = ys.unwrap_or_default().into_par_iter().map(|y| (y > -9.0).then_some(y * y)).collect();
          zs.unwrap_or_default().par_iter().sum() }
        { xs.iter().map(|x| wave(x) * wave(x)).sum() }

    attempts(xs)
        { let total = xs.par_iter().map(|x| Some(wave(x))).try_reduce(|| R::from(0.0), |a, b| Some(a + b));
          let folded: Result<R, ()> = xs.par_iter().try_fold(|| R::from(0.0), |a, x| Ok::<_, ()>(a + x.sin()))
              .try_reduce(|| R::from(0.0), |a, b| Ok(a + b));
          total.unwrap_or_default() + folded.unwrap_or_default() }
        { xs.iter().map(|x| wave(x) + x.sin()).sum() }

    extremes(xs)
        { let order = |a: &R, b: &R| a.partial_cmp(b).expect("no NaN");
          let least = xs.par_iter().map(wave).min_by(order).unwrap_or_default();
          let most = xs.par_iter().copied().max_by(order).unwrap_or_default();
          let key = xs.par_iter().max_by_key(|x| (x.primal() * 1e6) as i64).copied().unwrap_or_default();
          least * most * key }
        { let order = |a: &R, b: &R| a.partial_cmp(b).expect("no NaN");
          let least = xs.iter().map(wave).min_by(order).unwrap_or_default();
          let most = xs.iter().copied().max_by(order).unwrap_or_default();
          least * most * most }

    searches(xs)
        { let found = xs.par_iter().find_any(|x| **x > 1.3).copied().unwrap_or(xs[0]);
          let found = found + xs.par_iter().find_first(|x| **x > 1.2).copied().unwrap_or(xs[1]);
          let last = xs.par_iter().find_last(|x| **x > 1.3).copied().unwrap_or(xs[0]);
          let mapped = xs.par_iter().find_map_first(|x| (*x < 0.8).then(|| wave(x))).unwrap_or(xs[0]);
          let place = xs.par_iter().position_any(|x| *x > 1.1).unwrap_or(0);
          let count = xs.par_iter().filter(|x| **x > 1.0).count();
          let all = xs.par_iter().all(|x| *x > 0.0) && !xs.par_iter().any(|x| *x > 9.0);
          found * last * mapped * xs[place] * count as f64 + f64::from(u8::from(all)) }
        { let found = xs.iter().find(|x| **x > 1.3).copied().unwrap_or(xs[0]);
          let found = found + xs.iter().find(|x| **x > 1.2).copied().unwrap_or(xs[1]);
          let last = xs.iter().rfind(|x| **x > 1.3).copied().unwrap_or(xs[0]);
          let mapped = xs.iter().find_map(|x| (*x < 0.8).then(|| wave(x))).unwrap_or(xs[0]);
          let place = xs.iter().position(|x| *x > 1.1).unwrap_or(0);
          let count = xs.iter().filter(|x| **x > 1.0).count();
          found * last * mapped * xs[place] * count as f64 + 1.0 }

    hints_about_lengths(xs)
        { xs.par_iter().with_min_len(16).map(wave).sum::<R>() + xs.par_iter().with_max_len(1).map(wave).sum::<R>() }
        { xs.iter().map(wave).sum::<R>() * 2.0 }

    ranges_and_other_sources(xs)
        { let mut ys = xs.to_vec();
          (0..xs.len()).into_par_iter().map(|i| wave(&xs[i])).sum::<R>()
            + (1..=3i32).into_par_iter().map(|n| xs[0].powi(n)).sum::<R>()
            + Some(xs[0]).into_par_iter().sum::<R>() + [xs[0], xs[1]].into_par_iter().sum::<R>()
            + xs.iter().par_bridge().map(wave).sum::<R>()
            + ys.par_drain(..2).sum::<R>() + ys[0] }
        { xs.iter().map(wave).sum::<R>() * 2.0 + (1..=3).map(|n| xs[0].powi(n)).sum::<R>() + xs[0] * 3.0 + xs[1] * 2.0 + xs[2] }

    nested_pipelines(xs)
        { xs.par_chunks(20).map(|part| part.par_iter().map(|x| xs[..3].par_iter().map(|y| *x * y).sum::<R>()).sum::<R>().sin()).sum() }
        { xs.chunks(20).map(|part| part.iter().map(|x| xs[..3].iter().map(|y| *x * y).sum::<R>()).sum::<R>().sin()).sum() }

    inside_of_joins_and_checkpoints(xs)
        { #[expect(clippy::needless_pass_by_value, reason = "as checkpoints have it")]
          fn inner<R: Real>(xs: Vec<R>) -> R {
              let (a, b) = adjoin::rayon::join(|| xs.par_iter().map(wave).sum::<R>(), || xs.par_iter().map(|x| x.cos()).product::<R>());
              a * 0.1 + b
          }
          adjoin::memory::checkpoint(inner, &xs.to_vec()) * xs[0] }
        { (xs.iter().map(wave).sum::<R>() * 0.1 + xs.iter().map(|x| x.cos()).product::<R>()) * xs[0] }

    updates_and_views(xs)
        { xs.par_iter().copied().update(|x| *x *= 2.0).inspect(|x| assert!(*x > 0.0)).map(|x| x * x).sum() }
        { xs.iter().map(|x| *x * x * 4.0).sum() }

    interleaved(xs)
        { xs.par_iter().interleave(&xs[1..]).enumerate().map(|(i, x)| *x * x * (1.0 + i as f64)).sum() }
        { let mut all = Vec::new();
          for i in 0..xs.len() { all.push(xs[i]); if i + 1 < xs.len() { all.push(xs[i + 1]); } }
          all.iter().enumerate().map(|(i, x)| *x * x * (1.0 + i as f64)).sum() }
}

fn part_weight(i: usize) -> f64 {
    0.25 + 0.01 * i as f64
}

#[test]
fn sorting_takes_gradients_along() {
    fn parallel<R: Real>(xs: &[R]) -> R {
        let mut ys = xs.to_vec();
        ys.par_sort_by(|a, b| (*a * 2.0).partial_cmp(&(*b * 2.0)).expect("no NaN"));
        ys.par_sort_unstable_by(|a, b| b.partial_cmp(a).expect("no NaN"));
        ys.par_iter().enumerate().map(|(i, y)| *y * y * i as f64).sum()
    }
    fn sequential<R: Real>(xs: &[R]) -> R {
        let mut ys = xs.to_vec();
        ys.sort_by(|a, b| b.partial_cmp(a).expect("no NaN"));
        ys.iter().enumerate().map(|(i, y)| *y * y * i as f64).sum()
    }
    modes!(parallel, sequential).hold(50);
}

#[test]
fn functions_may_take_any_parallel_iterator() {
    fn energy<'a, R: Real>(xs: impl ParallelIterator<Item = &'a R>) -> R {
        xs.map(wave).sum()
    }
    fn products<R: Real>(
        xs: impl IndexedParallelIterator<Item = R>,
        ys: impl IntoParallelIterator<Item = R>,
    ) -> R {
        xs.enumerate().map(|(i, x)| x * i as f64).chain(ys).sum()
    }
    fn parallel<R: Real>(xs: &[R]) -> R {
        energy(xs.par_iter())
            + energy(xs.par_iter().filter(|x| **x > 1.0))
            + products(xs.par_iter().copied(), xs.to_vec())
    }
    fn sequential<R: Real>(xs: &[R]) -> R {
        let filtered = xs.iter().filter(|x| **x > 1.0).map(wave).sum::<R>();
        let weighted = xs.iter().enumerate().map(|(i, x)| *x * i as f64).sum::<R>();
        xs.iter().map(wave).sum::<R>() + filtered + weighted + xs.iter().sum::<R>()
    }
    modes!(parallel, sequential, forward).hold(300);
}
