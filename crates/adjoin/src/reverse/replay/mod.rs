//! Parts of a program that are run again in the sweep.
//!
//! In the forward pass the part runs for its value alone, and records next to nothing: one array node whose
//! operands are the part's inputs and whose results are its outputs. When that node is swept, the part runs
//! again, in its own run, on the same inputs, and is swept with the given cotangent; the gradient goes to the
//! operands. Its tape is dropped before the outer sweep continues.
//!
//! The inner run is a run like any other: it forks where the part forks, and its bits do not depend on the
//! threads.
//!
//! | file | says |
//! | --- | --- |
//! | `mod.rs` | checkpoints and loops |
//! | `revolve.rs` | which states of a loop are kept |
//! | `stated.rs` | parts whose derivative is stated by a rule: these are not run again |

mod revolve;
mod stated;

pub use revolve::recomputed_steps;
use revolve::{Chain, kept_blocks, reverse_all};
pub(in crate::reverse) use stated::stated;

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

use crate::array::Array;
use crate::array::count_elements;
use crate::real::{Budget, Hooks, Real};
use crate::reverse::arrays::import::{Consecutive, require_count};
use crate::reverse::record::array;
use crate::reverse::record::inputs::Shared;
use crate::reverse::record::run::misused;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::recorded::{Recorded, Seeds};
use crate::reverse::seal::sealed::Misuse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::operand::Operand;
use crate::structure::copies::Constant;
use crate::structure::{Differentiable, ScalarMap, Structure};
use crate::taped::Inner;

/// The scalars of a structure, as an operand.
fn operand_of<T: Differentiable<Reverse>>(x: &T) -> Operand {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |scalar: Reverse| scalars.push((scalar.id(), scalar.factor())));
    Operand::of_scalars(scalars.into_iter())
}

/// Gives the scalars of a plain structure consecutive ids.
struct Results(Consecutive);

impl ScalarMap<f64, Reverse> for Results {
    fn scalar(&mut self, x: f64) -> Reverse {
        self.0.take(1).map_or_else(|| Reverse::constant(x), |id| Reverse::value_of(x, id))
    }

    fn array<const D: usize>(&mut self, array: &Array<f64, D>) -> Array<Reverse, D> {
        self.0.take(array.len()).map_or_else(|| Reverse::constant_array(array), |first| array.lifted(first))
    }
}

const CAPTURED: &str = "a checkpointed function captured a differentiable value, or found one that an earlier call had left in a \
     shared variable. The function is run again in the sweep, where that value could not get its derivative: pass the value in \
     the argument (for a loop, in the parameters).";

/// Runs `f` for its value alone.
///
/// It runs in its own run, in which all scalars of the inputs share one id: so scalar code records nothing,
/// and yet no number is taken for a constant. Numbers that enter `f` other than through its inputs, and
/// numbers of `f` that are used after its end, are caught.
fn value_alone<X, U>(lift: impl FnOnce(&mut Shared<'_, '_>) -> X, f: impl FnOnce(X) -> U) -> U::Plain
where
    U: Differentiable<Reverse>,
{
    match Recorded::try_record(|inputs| lift(&mut inputs.shared()), f) {
        Ok((recorded, output)) => {
            output.visit_scalars(&mut |scalar| assert!(recorded.knows(scalar), "{CAPTURED}"));
            output.map_by(&mut Inner)
        }
        Err(Misuse::OtherRun) => panic!("{CAPTURED}"),
        Err(misuse) => misused(misuse),
    }
}

/// Records an output as the results of a rule, or as constants if the operands are.
fn record<U: Structure>(output: &U, operands: Vec<Operand>, rule: impl Rule + 'static) -> U::With<Reverse> {
    let scalars = output.count_scalars();
    if scalars == 0 || operands.iter().all(Operand::is_constant) {
        return output.map_by(&mut Constant);
    }
    let mut results = Results(Consecutive::new(array::push(scalars, operands, rule), scalars));
    let output = output.map_by(&mut results);
    results.0.require_all("checkpoint");
    output
}

const OTHER_SHAPE: &str = "a checkpointed function returned a value of another shape when it was run again in the sweep: \
     it must do the same every time";

/// The gradient of a recorded run for the given cotangent of its output, added to `gradient`.
fn pull_through<U: Differentiable<Reverse>>(
    recorded: &Recorded,
    output: &U,
    cotangent: &[f64],
    read: impl FnOnce(&[f64]),
) {
    let seed = |seeds: &mut Seeds<'_, 1>| {
        let mut cotangent = cotangent.iter();
        output.visit_scalars(&mut |y| {
            seeds.add(y, 0, *cotangent.next().expect(OTHER_SHAPE));
        });
        assert!(cotangent.next().is_none(), "{OTHER_SHAPE}");
        Ok::<(), std::convert::Infallible>(())
    };
    let Ok(()) = recorded.sweep(seed, |adjoints: &[[f64; 1]]| read(adjoints.as_flattened()));
}

/// The tangents of a recorded run's output, for the given tangents of its inputs.
fn push_through<U: Differentiable<Reverse>>(recorded: &Recorded, output: &U, tangents: &[f64]) -> Vec<f64> {
    let seed = |seeds: &mut [[f64; 1]]| seeds.as_flattened_mut().copy_from_slice(tangents);
    recorded.push_forward(seed, |pushed| {
        let mut results = Vec::new();
        output.visit_scalars(&mut |y| results.push(pushed.of(y)[0]));
        results
    })
}

/// `f(x)`; only `x` is kept.
pub(in crate::reverse) fn replayed<T, U, F>(f: F, x: &T) -> U
where
    T: Differentiable<Reverse>,
    T::Plain: Structure<With<Reverse> = T> + Send + Sync + 'static,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: Fn(T) -> U + Send + Sync + 'static,
{
    let plain = x.map_by(&mut Inner);
    let output = value_alone(|inputs| plain.map_by(inputs), &f);
    record(&output, vec![operand_of(x)], Replayed { f, x: plain })
}

struct Replayed<F, X> {
    f: F,
    x: X,
}

impl<F, X, U> Rule for Replayed<F, X>
where
    X: Structure + Send + Sync,
    U: Differentiable<Reverse>,
    F: Fn(X::With<Reverse>) -> U + Send + Sync,
{
    fn is_foreign(&self) -> bool {
        true
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        let (recorded, output) = Recorded::record(|inputs| self.x.map_by(inputs), &self.f);
        pull_through(&recorded, &output, cotangent, |gradient| {
            flow.add(0, |adjoints| {
                require_count("checkpoint", gradient.len(), adjoints.len());
                crate::array::add(adjoints, gradient);
            });
        });
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        if let Some(tangents) = inflow.of(0) {
            let (recorded, output) = Recorded::record(|inputs| self.x.map_by(inputs), &self.f);
            tangent.copy_from_slice(&push_through(&recorded, &output, &tangents));
        }
    }
}

/// Steps from a state; only some of the states are kept.
pub(in crate::reverse) fn looped<T, P, F>(
    steps: usize,
    budget: Budget,
    state: &T,
    parameters: &P,
    step: F,
) -> T
where
    T: Differentiable<Reverse> + 'static,
    T::Plain: Structure<With<Reverse> = T> + Send + Sync + 'static,
    P: Differentiable<Reverse> + 'static,
    P::Plain: Structure<With<Reverse> = P> + Send + Sync + 'static,
    F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
{
    let operands = vec![operand_of(state), operand_of(parameters)];
    let start = state.map_by(&mut Inner);
    let parameters = parameters.map_by(&mut Inner);
    let mut steps = Steps::<F, T, P> { step, count: steps, block: 1, parameters, state: PhantomData };
    let states;
    (states, steps.block) = steps.plan(budget, &start);
    let blocks = steps.count.div_ceil(steps.block);
    let mut due = kept_blocks(blocks, states).into_iter().peekable();
    let mut at = Arc::new(start);
    let mut kept = vec![(0, Arc::clone(&at))];
    for block in 0..blocks {
        if due.next_if_eq(&block).is_some() {
            kept.push((block, Arc::clone(&at)));
        }
        at = steps.advance(block, &at);
    }
    record(&*at, operands, Looped { steps, blocks, states, kept })
}

/// The steps of a loop, in blocks.
struct Steps<F, T, P: Differentiable<Reverse>> {
    step: F,
    count: usize,
    block: usize,
    parameters: P::Plain,
    state: PhantomData<fn(T) -> T>,
}

impl<F, T, P> Steps<F, T, P>
where
    T: Differentiable<Reverse>,
    T::Plain: Structure<With<Reverse> = T>,
    P: Differentiable<Reverse>,
    P::Plain: Structure<With<Reverse> = P>,
    F: Fn(usize, T, &P) -> T,
{
    fn of_block(&self, block: usize) -> Range<usize> {
        block * self.block..((block + 1) * self.block).min(self.count)
    }

    fn run(&self, steps: Range<usize>, state: T, parameters: &P) -> T {
        steps.fold(state, |state, number| (self.step)(number, state, parameters))
    }

    /// Records a block, in its own run.
    fn record(&self, steps: Range<usize>, state: &T::Plain) -> (Recorded, T) {
        let recorded = Recorded::try_record(
            |inputs| (state.map_by(inputs), self.parameters.map_by(inputs)),
            |(state, parameters)| self.run(steps, state, &parameters),
        );
        recorded.unwrap_or_else(|misuse| match misuse {
            Misuse::OtherRun => panic!("{CAPTURED}"),
            misuse => misused(misuse),
        })
    }

    fn advance(&self, block: usize, state: &Arc<T::Plain>) -> Arc<T::Plain> {
        Arc::new(value_alone(
            |inputs| (T::Plain::map_by(state, inputs), self.parameters.map_by(inputs)),
            |(state, parameters)| self.run(self.of_block(block), state, &parameters),
        ))
    }

    /// The number of states to keep, and the number of steps in a block.
    fn plan(&self, budget: Budget, start: &T::Plain) -> (usize, usize) {
        const TRIED: usize = 64;
        match budget {
            Budget::States { states, block } => {
                assert!(block > 0, "checkpointed_loop: a block must have at least one step");
                (states, block)
            }
            Budget::Bytes(bytes) => {
                let tried = TRIED.min(self.count).max(1);
                let (recorded, _) = self.record(0..tried.min(self.count), start);
                let tape = recorded.statistics().peak_bytes.div_ceil(tried).max(1);
                let state = start.count_scalars().saturating_mul(size_of::<f64>()).max(1);
                let block = (bytes / 2 / tape).max(1);
                // A block is of no use if it takes more memory than the states it saves.
                let useful = (self.count * state / tape).isqrt().max(TRIED);
                ((bytes / 2 / state).saturating_sub(1), block.min(useful))
            }
        }
    }
}

/// A loop that was run, with the states that were kept.
struct Looped<F, T: Differentiable<Reverse>, P: Differentiable<Reverse>> {
    steps: Steps<F, T, P>,
    blocks: usize,
    states: usize,
    kept: Vec<(usize, Arc<T::Plain>)>,
}

impl<F, T, P> Rule for Looped<F, T, P>
where
    T: Differentiable<Reverse>,
    T::Plain: Structure<With<Reverse> = T> + Send + Sync,
    P: Differentiable<Reverse>,
    P::Plain: Structure<With<Reverse> = P> + Send + Sync,
    F: Fn(usize, T, &P) -> T + Send + Sync,
{
    fn is_foreign(&self) -> bool {
        true
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        let scalars = self.steps.parameters.count_scalars();
        let parameters = vec![0.0; count_elements("checkpointed_loop", [1, scalars])];
        let mut reversal = Reversal { steps: &self.steps, state: cotangent.to_vec(), parameters };
        reverse_all(&mut reversal, self.blocks, self.states, &self.kept);
        flow.add(0, |adjoints| crate::array::add(adjoints, &reversal.state));
        flow.add(1, |adjoints| crate::array::add(adjoints, &reversal.parameters));
    }

    /// Runs all blocks once more, one at a time.
    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        let of = |operand: usize| match inflow.of(operand) {
            Some(tangents) => tangents.into_owned(),
            None => vec![0.0; inflow.length(operand)],
        };
        let (mut tangents, parameters) = (of(0), of(1));
        let mut state = self.kept.first().map(|(_, start)| Arc::clone(start)).expect("the start is kept");
        for block in 0..self.blocks {
            let (recorded, output) = self.steps.record(self.steps.of_block(block), &state);
            tangents.extend_from_slice(&parameters);
            tangents = push_through(&recorded, &output, &tangents);
            state = Arc::new(output.map_by(&mut Inner));
        }
        tangent.copy_from_slice(&tangents);
    }
}

/// The reverse pass over a loop: the cotangents of the state and of the parameters so far.
struct Reversal<'a, F, T, P: Differentiable<Reverse>> {
    steps: &'a Steps<F, T, P>,
    state: Vec<f64>,
    parameters: Vec<f64>,
}

impl<F, T, P> Chain for Reversal<'_, F, T, P>
where
    T: Differentiable<Reverse>,
    T::Plain: Structure<With<Reverse> = T>,
    P: Differentiable<Reverse>,
    P::Plain: Structure<With<Reverse> = P>,
    F: Fn(usize, T, &P) -> T,
{
    type State = T::Plain;

    fn advance(&self, block: usize, state: &Arc<T::Plain>) -> Arc<T::Plain> {
        self.steps.advance(block, state)
    }

    fn reverse(&mut self, block: usize, state: &T::Plain) {
        let (recorded, output) = self.steps.record(self.steps.of_block(block), state);
        let scalars = output.count_scalars();
        assert!(
            scalars == self.state.len(),
            "checkpointed_loop: a step returned a state of another shape than the first"
        );
        let cotangent = std::mem::take(&mut self.state);
        pull_through(&recorded, &output, &cotangent, |gradient| {
            require_count("checkpointed_loop", gradient.len(), scalars + self.parameters.len());
            let (state, parameters) = gradient.split_at(scalars);
            self.state = state.to_vec();
            crate::array::add(&mut self.parameters, parameters);
        });
    }
}
