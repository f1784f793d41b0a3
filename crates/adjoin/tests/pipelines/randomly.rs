//! Random pipelines of sources, adaptors and consumers, beside the same in sequential code.

use crate::check::{bits, close, inputs, on_all_threads};
use crate::random::hold;
use adjoin::rayon::prelude::*;
use adjoin::{Real, Reverse, jvp, value_and_grad};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::prop_oneof;

#[derive(Clone, Copy, Debug)]
enum Source {
    Elements,
    Owned,
    Indices,
    Windows,
    Chunks(usize),
    Chained,
    Zipped,
}

#[derive(Clone, Copy, Debug)]
enum Adaptor {
    Wave,
    Scaled(f64),
    ByIndex,
    Reversed,
    Skipped(usize),
    Taken(usize),
    Stepped(usize),
    Paired,
    Least(usize),
    Most(usize),
    Filtered(f64),
    Doubled,
    Nested,
}

#[derive(Clone, Copy, Debug)]
enum Consumer {
    Sum,
    Reduce,
    Fold,
    Collect,
    InPlace,
    Largest,
    Attempt,
}

/// The items of a pipeline: all are numbers.
fn source<R: Real>(source: Source, xs: &[R]) -> Vec<R> {
    match source {
        Source::Elements => xs.par_iter().copied().collect(),
        Source::Owned => xs.to_vec().into_par_iter().map(|x| x * x).collect(),
        Source::Indices => (0..xs.len()).into_par_iter().map(|i| xs[i] * xs[i / 2]).collect(),
        Source::Windows => xs.par_windows(2).map(|pair| pair[0] * pair[1]).collect(),
        Source::Chunks(size) => xs.par_chunks(size).map(|part| part.iter().copied().sum::<R>()).collect(),
        Source::Chained => xs.par_iter().chain(&xs[xs.len() / 3..]).copied().collect(),
        Source::Zipped => xs.par_iter().zip(xs.par_iter().rev()).map(|(x, y)| *x * y).collect(),
    }
}

fn wave<R: Real>(x: R) -> R {
    (x * x * 0.5).sin()
}

/// One stage after the other. Every stage is collected, because a type for each sequence of stages would take
/// the compiler too long.
fn adapted<R: Real>(items: Vec<R>, xs: &[R], adaptor: Adaptor) -> Vec<R> {
    let items = items.into_par_iter();
    match adaptor {
        Adaptor::Wave => items.map(wave).collect(),
        Adaptor::Scaled(c) => items.map(move |x| x * c).collect(),
        Adaptor::ByIndex => items.enumerate().map(|(i, x)| x * xs[i % xs.len()]).collect(),
        Adaptor::Reversed => items.map(wave).rev().collect(),
        Adaptor::Skipped(n) => items.map(wave).skip(n).collect(),
        Adaptor::Taken(n) => items.map(wave).take(n).collect(),
        Adaptor::Stepped(n) => items.map(wave).step_by(n).collect(),
        Adaptor::Paired => items.zip(xs).map(|(x, y)| x * y).collect(),
        Adaptor::Least(n) => items.with_min_len(n).map(wave).collect(),
        Adaptor::Most(n) => items.with_max_len(n).map(wave).collect(),
        Adaptor::Filtered(c) => items.filter(move |x| *x > c).collect(),
        Adaptor::Doubled => items.flat_map_iter(|x| [wave(x), x * xs[0]]).collect(),
        Adaptor::Nested => {
            items.map(|x| xs[..3.min(xs.len())].par_iter().map(|y| x * y).sum::<R>()).collect()
        }
    }
}

fn consumed<R: Real>(items: &[R], xs: &[R], consumer: Consumer) -> R {
    let items = items.par_iter().copied().filter(|x| *x > -9.0);
    match consumer {
        Consumer::Sum => items.sum::<R>() * xs[0],
        Consumer::Reduce => items.reduce(|| R::from(0.0), |a, b| a + b),
        Consumer::Fold => {
            items.fold(|| R::from(0.0), |sum, x| sum + x).reduce_with(|a, b| a + b).unwrap_or_default()
        }
        Consumer::Collect => items.collect::<Vec<R>>().into_iter().sum(),
        Consumer::InPlace => {
            let mut items: Vec<R> = items.collect();
            items.par_iter_mut().for_each(|x| *x *= xs[0]);
            items.into_iter().sum()
        }
        Consumer::Largest => items.max_by(|a, b| a.partial_cmp(b).expect("no NaN")).unwrap_or_default(),
        Consumer::Attempt => {
            items.map(Some).try_reduce(|| R::from(0.0), |a, b| Some(a + b)).unwrap_or_default()
        }
    }
}

/// The same in sequential code.
fn sequential<R: Real>(xs: &[R], start: Source, adaptors: &[Adaptor], consumer: Consumer) -> R {
    let mut items: Vec<R> = match start {
        Source::Elements => xs.to_vec(),
        Source::Owned => xs.iter().map(|x| *x * x).collect(),
        Source::Indices => (0..xs.len()).map(|i| xs[i] * xs[i / 2]).collect(),
        Source::Windows => xs.windows(2).map(|pair| pair[0] * pair[1]).collect(),
        Source::Chunks(size) => xs.chunks(size).map(|part| part.iter().copied().sum::<R>()).collect(),
        Source::Chained => xs.iter().chain(&xs[xs.len() / 3..]).copied().collect(),
        Source::Zipped => xs.iter().zip(xs.iter().rev()).map(|(x, y)| *x * y).collect(),
    };
    for adaptor in adaptors {
        let old = items.into_iter();
        items = match *adaptor {
            Adaptor::Wave | Adaptor::Least(_) | Adaptor::Most(_) => old.map(wave).collect(),
            Adaptor::Scaled(c) => old.map(|x| x * c).collect(),
            Adaptor::ByIndex => old.enumerate().map(|(i, x)| x * xs[i % xs.len()]).collect(),
            Adaptor::Reversed => old.map(wave).rev().collect(),
            Adaptor::Skipped(n) => old.map(wave).skip(n).collect(),
            Adaptor::Taken(n) => old.map(wave).take(n).collect(),
            Adaptor::Stepped(n) => old.map(wave).step_by(n).collect(),
            Adaptor::Paired => old.zip(xs).map(|(x, y)| x * y).collect(),
            Adaptor::Filtered(c) => old.filter(|x| *x > c).collect(),
            Adaptor::Doubled => old.flat_map(|x| [wave(x), x * xs[0]]).collect(),
            Adaptor::Nested => old.map(|x| xs[..3.min(xs.len())].iter().map(|y| x * y).sum::<R>()).collect(),
        };
    }
    let items = items.into_iter().filter(|x| *x > -9.0);
    match consumer {
        Consumer::Sum | Consumer::InPlace => items.into_iter().sum::<R>() * xs[0],
        Consumer::Largest => {
            items.into_iter().max_by(|a, b| a.partial_cmp(b).expect("no NaN")).unwrap_or_default()
        }
        _ => items.sum(),
    }
}

fn sources() -> impl Strategy<Value = Source> {
    prop_oneof![
        Just(Source::Elements),
        Just(Source::Owned),
        Just(Source::Indices),
        Just(Source::Windows),
        (1..9usize).prop_map(Source::Chunks),
        Just(Source::Chained),
        Just(Source::Zipped),
    ]
}

fn adaptors() -> impl Strategy<Value = Adaptor> {
    prop_oneof![
        Just(Adaptor::Wave),
        (-2.0..2.0).prop_map(Adaptor::Scaled),
        Just(Adaptor::ByIndex),
        Just(Adaptor::Reversed),
        (0..40usize).prop_map(Adaptor::Skipped),
        (0..400usize).prop_map(Adaptor::Taken),
        (1..5usize).prop_map(Adaptor::Stepped),
        Just(Adaptor::Paired),
        (1..50usize).prop_map(Adaptor::Least),
        (1..50usize).prop_map(Adaptor::Most),
        (0.0..1.5).prop_map(Adaptor::Filtered),
        Just(Adaptor::Doubled),
        Just(Adaptor::Nested),
    ]
}

fn consumers() -> impl Strategy<Value = Consumer> {
    prop_oneof![
        Just(Consumer::Sum),
        Just(Consumer::Reduce),
        Just(Consumer::Fold),
        Just(Consumer::Collect),
        Just(Consumer::InPlace),
        Just(Consumer::Largest),
        Just(Consumer::Attempt),
    ]
}

fn parallel<R: Real>(xs: &[R], start: Source, adaptors: &[Adaptor], consumer: Consumer) -> R {
    let items = adaptors.iter().fold(source(start, xs), |items, adaptor| adapted(items, xs, *adaptor));
    consumed(&items, xs, consumer)
}

#[test]
fn random_pipelines_agree_in_all_modes_on_all_threads() {
    let pipelines = (2..900usize, sources(), vec(adaptors(), 0..4), consumers(), any::<bool>());
    hold(150, &pipelines, |(count, start, adaptors, consumer, short)| {
        let xs = inputs(if short { 2 + count % 30 } else { count });
        let plain = on_all_threads(|| parallel(&xs, start, &adaptors, consumer).to_bits());
        let found = on_all_threads(|| {
            let (value, gradient) =
                value_and_grad(|xs: Vec<Reverse>| parallel(&xs, start, &adaptors, consumer), &xs);
            bits(value, &gradient)
        });
        assert_eq!(found[0], plain);
        let gradient: Vec<f64> = found[1..].iter().map(|x| f64::from_bits(*x)).collect();
        let (value, expected) =
            value_and_grad(|xs: Vec<Reverse>| sequential(&xs, start, &adaptors, consumer), &xs);
        close(f64::from_bits(plain), value);
        gradient.iter().zip(&expected).for_each(|(a, b)| close(*a, *b));
        let (_, slope) =
            jvp(|xs: Vec<_>| parallel(&xs, start, &adaptors, consumer), &xs, &xs).expect("the shapes agree");
        close(slope, gradient.iter().zip(&xs).map(|(a, b)| a * b).sum());
    });
}
