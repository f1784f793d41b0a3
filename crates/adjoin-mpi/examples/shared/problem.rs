//! Random problems: parameters in a structure, a program over them, and data.

use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use adjoin::{Vector, par_map_reduce};

use super::Random;

/// Parameters of every kind: scalars in structures, a vector of any length, an array, one that may be
/// missing.
#[derive(Clone, Debug, Differentiable)]
pub(crate) struct Model<R: Real> {
    bumps: Vec<Bump<R>>,
    frequencies: Vector<R>,
    offset: Option<R>,
}

#[derive(Clone, Debug, Differentiable)]
struct Bump<R> {
    height: R,
    centre: R,
    width: R,
}

/// One step of a program: a function of earlier results, by their places.
#[derive(Clone, Copy, Debug)]
enum Step {
    Item,
    Bump(usize),
    Offset,
    /// Sines at all frequencies: arrays.
    Waves(usize),
    Add(usize, usize),
    Multiply(usize, usize),
    Divide(usize, usize),
    Tanh(usize),
    Root(usize),
    /// Either of two, by the sign of a third.
    Choose(usize, usize, usize),
    /// Two branches in parallel.
    Fork(usize, usize),
    /// A sum that keeps one term's tape at a time.
    Streamed(usize),
}

/// A term: steps one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Program(Vec<Step>);

/// A sum of terms over data, as a seed makes it.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) model: Model<f64>,
    pub(crate) program: Program,
    seed: u64,
}

impl Model<f64> {
    fn random(random: &mut Random) -> Self {
        let bump = |random: &mut Random| Bump {
            height: random.normal(),
            centre: random.normal(),
            width: 0.5 + random.uniform(),
        };
        Model {
            bumps: (0..=random.below(4)).map(|_| bump(random)).collect(),
            frequencies: (0..=random.below(5)).map(|_| random.normal()).collect(),
            offset: (random.below(2) == 0).then(|| random.normal()),
        }
    }
}

impl Program {
    fn random(random: &mut Random) -> Self {
        let mut steps = vec![Step::Item, Step::Bump(0), Step::Waves(0)];
        for place in 3..6 + random.below(12) {
            let [a, b, c] = std::array::from_fn(|_| random.below(place));
            steps.push(match random.below(12) {
                0 => Step::Item,
                1 => Step::Bump(a),
                2 => Step::Offset,
                3 => Step::Waves(a),
                4 => Step::Add(a, b),
                5 => Step::Multiply(a, b),
                6 => Step::Divide(a, b),
                7 => Step::Tanh(a),
                8 => Step::Root(a),
                9 => Step::Choose(a, b, c),
                10 => Step::Fork(a, b),
                _ => Step::Streamed(a),
            });
        }
        Self(steps)
    }

    /// The term of an item.
    pub(crate) fn run<R: Real>(&self, model: &Model<R>, item: f64) -> R {
        let mut results: Vec<R> = Vec::with_capacity(self.0.len());
        for step in &self.0 {
            let result = match *step {
                Step::Item => R::from(item),
                Step::Bump(a) => {
                    let Bump { height, centre, width } = model.bumps[a % model.bumps.len()];
                    height * (-((centre - item) / width).powi(2)).exp()
                }
                Step::Offset => model.offset.unwrap_or_default(),
                Step::Waves(a) => (&model.frequencies * results[a]).map(Real::sin).sum(),
                Step::Add(a, b) => results[a] + results[b],
                Step::Multiply(a, b) => results[a].tanh() * results[b],
                Step::Divide(a, b) => results[a] / (results[b].powi(2) + 1.0),
                Step::Tanh(a) => results[a].tanh(),
                Step::Root(a) => (results[a].powi(2) + 1.0).sqrt(),
                Step::Choose(a, b, c) => results[if results[a] < 0.0 { b } else { c }],
                Step::Fork(a, b) => {
                    let (a, b) = (results[a], results[b]);
                    let (left, right) = adjoin::join(|| a.sin() * b, || (a - b).cos());
                    left + right
                }
                Step::Streamed(a) => {
                    let a = results[a];
                    streamed_sum(1..4, |k| (a * f64::from(k)).cos())
                }
            };
            results.push(result);
        }
        // All of them, so that none is computed in vain.
        results.into_iter().enumerate().map(|(place, result)| result.tanh() * (1.0 + place as f64)).sum()
    }
}

impl Problem {
    /// The problem of a seed.
    pub(crate) fn random(seed: u64) -> Self {
        let random = &mut Random::of(seed, usize::MAX);
        Self { model: Model::random(random), program: Program::random(random), seed }
    }

    /// An item of the data.
    pub(crate) fn item(&self, index: usize) -> f64 {
        3.0 * Random::of(self.seed, index).normal()
    }

    /// Value and gradient in one process, by the library's own reduction over the values and gradients of all
    /// terms.
    pub(crate) fn in_one_process(&self, items: usize) -> (f64, Model<f64>) {
        let value_and_slopes = |item| {
            let term = |model: Model<Reverse>| self.program.run(&model, self.item(item));
            value_and_grad(term, &self.model)
        };
        let add = |(value, slopes): (f64, Model<f64>), (other, others): (f64, Model<f64>)| {
            (value + other, added(&slopes, &others))
        };
        let nothing = (0.0, self.model.map_scalars(&mut |_: f64| 0.0));
        par_map_reduce(0..items, nothing, value_and_slopes, add)
    }
}

fn added(one: &Model<f64>, other: &Model<f64>) -> Model<f64> {
    let mut others = Vec::new();
    other.visit_scalars(&mut |x: f64| others.push(x));
    let mut others = others.into_iter();
    one.map_scalars(&mut |x: f64| x + others.next().expect("a gradient of the same shape"))
}

/// Where each rank's items begin, and where the last ones end: any contiguous ranges, some of them empty.
pub(crate) fn uneven(random: &mut Random, items: usize, ranks: usize) -> Vec<usize> {
    let mut bounds: Vec<usize> = (1..ranks).map(|_| random.below(items + 1)).collect();
    bounds.extend([0, items]);
    bounds.sort_unstable();
    bounds
}
