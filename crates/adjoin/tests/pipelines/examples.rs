//! The examples of rayon's documentation for each method, on numbers, beside their sequential siblings.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use crate::check::modes;
use adjoin::rayon::iter::{Either, empty, once, repeat_n};
use adjoin::rayon::prelude::*;
use adjoin::{Real, RefOps};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList};

/// Tests of pairs of functions, at numbers of inputs that give leaves of one item, of a few, and of many.
macro_rules! pairs {
    ($($name:ident($xs:ident) $parallel:block $sequential:block)*) => {$(
        #[test]
        fn $name() {
            fn parallel<R: Real>($xs: &[R]) -> R where for<'a> &'a R: RefOps<R> $parallel
            fn sequential<R: Real>($xs: &[R]) -> R where for<'a> &'a R: RefOps<R> $sequential
            for count in [4, 41, 700] { modes!(parallel, sequential).hold(count); }
        }
    )*};
}

fn wave<R: Real>(x: &R) -> R {
    (*x * x + 0.5).sin() * *x
}

pairs! {
    items_before_the_first_none(xs)
        { let bounded = |x: &R| (*x < 1.45).then(|| wave(x));
          xs.par_iter().map(bounded).while_some().sum::<R>() + xs[0] }
        { xs.iter().map(|x| (*x < 1.45).then(|| wave(x))).map_while(|x| x).sum::<R>() + xs[0] }

    any_of_the_items_are_the_first(xs)
        { xs.par_iter().map(wave).take_any(5).sum::<R>() * xs[0]
            + xs.par_iter().filter(|x| **x > 0.9).skip_any(2).map(wave).sum::<R>()
            + xs.par_iter().take_any_while(|x| **x < 1.4).map(wave).sum::<R>() * xs[1]
            + xs.par_iter().skip_any_while(|x| **x < 1.4).map(wave).sum::<R>() }
        { xs.iter().map(wave).take(5).sum::<R>() * xs[0]
            + xs.iter().filter(|x| **x > 0.9).skip(2).map(wave).sum::<R>()
            + xs.iter().take_while(|x| **x < 1.4).map(wave).sum::<R>() * xs[1]
            + xs.iter().skip_while(|x| **x < 1.4).map(wave).sum::<R>() }

    separators_between_items(xs)
        { xs.par_iter().copied().intersperse(xs[1]).enumerate_by_hand().into_par_iter().map(|(i, x)| x * x * i as f64).sum() }
        { let mut all = Vec::new();
          for (i, x) in xs.iter().enumerate() { if i > 0 { all.push(xs[1]); } all.push(*x); }
          all.iter().enumerate().map(|(i, x)| *x * x * i as f64).sum() }

    fuses_change_nothing(xs)
        { xs.par_iter().panic_fuse().map(wave).sum::<R>() * xs[0] }
        { xs.iter().map(wave).sum::<R>() * xs[0] }

    comparisons(xs)
        { let reversed = || xs.par_iter().rev();
          let order = match xs.par_iter().partial_cmp(reversed()) {
              Some(Ordering::Less) => 2.0, Some(Ordering::Equal) => 3.0, Some(Ordering::Greater) => 5.0, None => 7.0 };
          let flags = [xs.par_iter().eq(xs), xs.par_iter().ne(reversed()), xs.par_iter().lt(reversed()), xs.par_iter().le(xs),
              xs.par_iter().gt(&xs[1..]), xs.par_iter().ge(&xs[..2]), (0..3).into_par_iter().cmp(0..4).is_lt()];
          let count = flags.into_iter().filter(|flag| *flag).count();
          xs[0] * xs[1] * order * count as f64 }
        { let reversed = || xs.iter().rev();
          let order = match xs.iter().partial_cmp(reversed()) {
              Some(Ordering::Less) => 2.0, Some(Ordering::Equal) => 3.0, Some(Ordering::Greater) => 5.0, None => 7.0 };
          let flags = [xs.iter().eq(xs), xs.iter().ne(reversed()), xs.iter().lt(reversed()), xs.iter().le(xs),
              xs.iter().gt(&xs[1..]), xs.iter().ge(&xs[..2]), (0..3).cmp(0..4).is_lt()];
          let count = flags.into_iter().filter(|flag| *flag).count();
          xs[0] * xs[1] * order * count as f64 }

    chunks_folded_with_a_start(xs)
        { xs.par_iter().fold_chunks_with(3, xs[0], |sum, x| sum + *x * x).map(|x| x.sin()).sum() }
        { xs.chunks(3).map(|part| part.iter().fold(xs[0], |sum, x| sum + *x * x).sin()).sum() }

    interleaved_until_one_ends(xs)
        { xs.par_iter().interleave_shortest(&xs[2..]).enumerate().map(|(i, x)| wave(x) * i as f64).sum() }
        { let mut all = Vec::new();
          for i in 0..xs.len() { all.push(xs[i]); if i + 2 < xs.len() { all.push(xs[i + 2]); } else { break; } }
          all.iter().enumerate().map(|(i, x)| wave(x) * i as f64).sum() }

    positions_of_items(xs)
        { xs.par_iter().positions(|x| *x > 1.0).map(|i| xs[i] * xs[i / 2]).sum::<R>() + xs[0] }
        { (0..xs.len()).filter(|i| xs[*i] > 1.0).map(|i| xs[i] * xs[i / 2]).sum::<R>() + xs[0] }

    attempts_with_state(xs)
        { let each = xs.par_iter().try_for_each_with(0.0, |least, x| if *x > *least { Ok(()) } else { Err(()) });
          let init = xs.par_iter().try_for_each_init(|| 0.0, |least, x| (*x > *least).then_some(()));
          let reduced = xs.par_iter().map(|x| Some(wave(x))).try_reduce_with(|a, b| Some(a + b)).flatten();
          let folded = xs.par_iter().try_fold_with(R::from(0.0), |a, x| Some(a + x.cos())).try_reduce(|| R::from(0.0), |a, b| Some(a + b));
          let weight = f64::from(u8::from(each.is_ok())) + f64::from(u8::from(init.is_some()));
          reduced.unwrap_or_default() * weight + folded.unwrap_or_default() }
        { xs.iter().map(wave).sum::<R>() * 2.0 + xs.iter().map(|x| x.cos()).sum::<R>() }

    two_sides(xs)
        { let (low, high): (Vec<R>, Vec<R>) =
              xs.par_iter().partition_map(|x| if *x > 1.0 { Either::Right(wave(x)) } else { Either::Left(*x * x) });
          low.par_iter().map(wave).sum::<R>() * xs[0] + high.into_par_iter().sum::<R>() }
        { let low = xs.iter().filter(|x| **x <= 1.0).map(|x| wave(&(*x * x))).sum::<R>();
          low * xs[0] + xs.iter().filter(|x| **x > 1.0).map(wave).sum::<R>() }

    lists_of_vectors(xs)
        { let parts: LinkedList<Vec<R>> = xs.par_iter().map(wave).collect_vec_list();
          parts.into_par_iter().flatten().map(|x| wave(&x)).sum() }
        { xs.iter().map(|x| wave(&wave(x))).sum() }

    single_items(xs)
        { once(xs[0]).chain(empty()).chain(repeat_n(xs[1], 3)).map(|x| wave(&x)).sum() }
        { wave(&xs[0]) + wave(&xs[1]) * 3.0 }

    parts_of_slices(xs)
        { let rising = |a: &R, b: &R| a <= b;
          let mut ys = xs.to_vec();
          ys.par_chunk_by_mut(rising).for_each(|part| { let first = part[0]; part.iter_mut().for_each(|y| *y *= first); });
          ys.par_split_mut(|y| *y > 1.8).for_each(|part| part.iter_mut().for_each(|y| *y = wave(y)));
          ys.par_rchunks_exact_mut(2).for_each(|pair| pair[0] = pair[0] * pair[1]);
          let _ = ys.par_split_inclusive_mut(|y| *y > 9.0).count();
          ys.par_iter().map(wave).sum::<R>()
            + xs.par_chunk_by(rising).map(|part| part.iter().sum::<R>().sin()).sum::<R>()
            + xs.par_split(|x| *x > 1.3).filter(|part| !part.is_empty()).map(|part| part[0] * part[part.len() - 1]).sum::<R>()
            + xs.par_split_inclusive(|x| *x > 1.3).map(|part| part.iter().map(wave).sum::<R>().sin()).sum::<R>()
            + xs.par_rchunks_exact(3).map(|part| part[0] * part[2]).sum::<R>() }
        { let rising = |a: &R, b: &R| a <= b;
          let mut ys = xs.to_vec();
          ys.chunk_by_mut(rising).for_each(|part| { let first = part[0]; part.iter_mut().for_each(|y| *y *= first); });
          ys.split_mut(|y| *y > 1.8).for_each(|part| part.iter_mut().for_each(|y| *y = wave(y)));
          ys.rchunks_exact_mut(2).for_each(|pair| pair[0] = pair[0] * pair[1]);
          ys.iter().map(wave).sum::<R>()
            + xs.chunk_by(rising).map(|part| part.iter().sum::<R>().sin()).sum::<R>()
            + xs.split(|x| *x > 1.3).filter(|part| !part.is_empty()).map(|part| part[0] * part[part.len() - 1]).sum::<R>()
            + xs.split_inclusive(|x| *x > 1.3).map(|part| part.iter().map(wave).sum::<R>().sin()).sum::<R>()
            + xs.rchunks_exact(3).map(|part| part[0] * part[2]).sum::<R>() }

    maps_and_sets(xs)
        { let mut hashed: HashMap<usize, R> = xs.iter().copied().enumerate().collect();
          let ordered: BTreeMap<usize, R> = xs.iter().copied().enumerate().collect();
          let even: HashSet<usize> = (0..xs.len()).step_by(2).collect();
          let odd: BTreeSet<usize> = (1..xs.len()).step_by(2).collect();
          hashed.par_iter_mut().for_each(|(i, x)| *x *= 1.0 + *i as f64 * 1e-3);
          let total = hashed.par_iter().map(|(i, x)| wave(x) * *i as f64).reduce(|| R::from(0.0), |a, b| a * 0.5 + b * 0.5);
          total + ordered.par_iter().map(|(i, x)| *x * xs[i / 2]).sum::<R>()
            + even.par_iter().map(|i| wave(&xs[*i])).sum::<R>() - odd.into_par_iter().map(|i| wave(&xs[i])).sum::<R>()
            + ordered.into_par_iter().map(|(_, x)| x * x).sum::<R>() }
        { let hashed: Vec<R> = xs.iter().enumerate().map(|(i, x)| *x * (1.0 + i as f64 * 1e-3)).collect();
          let total = hashed.par_iter().enumerate().map(|(i, x)| wave(x) * i as f64).reduce(|| R::from(0.0), |a, b| a * 0.5 + b * 0.5);
          total + xs.iter().enumerate().map(|(i, x)| *x * xs[i / 2]).sum::<R>()
            + xs.iter().step_by(2).map(wave).sum::<R>() - xs.iter().skip(1).step_by(2).map(wave).sum::<R>()
            + xs.iter().map(|x| *x * x).sum::<R>() }

    adaptive_in_differentiated_code(xs)
        { xs.par_iter().copied().adaptive().map(|x| wave(&x)).max_by(|a, b| a.partial_cmp(b).expect("no NaN")).unwrap_or_default() * xs[0] }
        { xs.iter().map(wave).max_by(|a, b| a.partial_cmp(b).expect("no NaN")).unwrap_or_default() * xs[0] }

    pipelines_in_joins_in_checkpoints_in_pipelines(xs)
        { #[expect(clippy::needless_pass_by_value, reason = "as checkpoints have it")]
          fn inner<R: Real>(xs: Vec<R>) -> R {
              let (a, b) = adjoin::rayon::join(
                  || xs.par_iter().map(wave).sum::<R>(),
                  || xs.par_chunks(2).map(|pair| pair.par_iter().map(|x| x.cos()).product::<R>()).sum::<R>());
              a * b
          }
          xs.par_chunks(30).map(|part| adjoin::memory::checkpoint(inner, &part.to_vec()).sin()).collect::<Vec<R>>().into_iter().sum() }
        { xs.chunks(30).map(|part| {
              let products = part.chunks(2).map(|pair| pair.iter().map(|x| x.cos()).product::<R>()).sum::<R>();
              (part.iter().map(wave).sum::<R>() * products).sin()
          }).sum() }
}

/// Items with their indices.
trait EnumerateByHand<T> {
    fn enumerate_by_hand(self) -> Vec<(usize, T)>;
}

impl<T: Send, P: ParallelIterator<Item = T>> EnumerateByHand<T> for P {
    fn enumerate_by_hand(self) -> Vec<(usize, T)> {
        self.collect::<Vec<_>>().into_iter().enumerate().collect()
    }
}

/// Items that hide a mutable reference.
struct Place<'a, R>(&'a mut R);

#[test]
fn what_is_written_through_a_hidden_reference_stays() {
    fn parallel<R: Real>(xs: &[R]) -> R {
        let mut ys = xs.to_vec();
        let write = |place: Place<'_, R>| {
            *place.0 = wave(place.0);
            *place.0
        };
        let first: R = ys.par_iter_mut().map(Place).map(write).sum();
        let second: R = ys.iter_mut().map(Place).collect::<Vec<_>>().into_par_iter().map(write).sum();
        first * second + ys.iter().map(wave).sum::<R>()
    }
    fn sequential<R: Real>(xs: &[R]) -> R {
        let once: Vec<R> = xs.iter().map(wave).collect();
        let twice: Vec<R> = once.iter().map(wave).collect();
        once.iter().copied().sum::<R>() * twice.iter().copied().sum::<R>() + twice.iter().map(wave).sum::<R>()
    }
    for count in [3, 300] {
        modes!(parallel, sequential, forward).hold(count);
    }
}

#[test]
fn plain_code_may_be_left_to_rayon() {
    let numbers: Vec<i64> = (0..10_000).collect();
    let sum: i64 = numbers.par_iter().adaptive().map(|x| x * x).sum();
    let zipped: i64 = numbers.par_iter().zip(&numbers).adaptive().map(|(x, y)| x * y).sum();
    assert_eq!((sum, zipped), (333_283_335_000, 333_283_335_000));
}

#[test]
fn short_iterators_fork_less_than_once_for_each_item() {
    let forks = |count: usize| {
        let f = |[x, y]: [adjoin::Reverse; 2]| -> Vec<adjoin::Reverse> {
            (0..count).into_par_iter().map(|i| x * y * i as f64).collect()
        };
        adjoin::vjp(f, &[0.5, 1.5]).1.jobs().forks() + 1
    };
    assert_eq!([1, 20, 64, 65, 300, 1000, 4096].map(forks), [1, 20, 64, 33, 64, 64, 256]);
}
