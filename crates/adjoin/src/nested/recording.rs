//! A run that has ended, and its sweeps.

use std::ops::Range;

use super::call::Call;
use super::stack::{self, NOBODY, RunId, Tape};
use super::trace::Inner;
use crate::real::Real;
use crate::rules::scale_real;
use crate::structure::ScalarMap;
use crate::taped::{Recording, Seeding, Taped, Trace};

/// A run over `R` that has ended. It holds numbers of the level below, which belong to a run of that level.
pub struct Recorded<R>(Tape<R>);

impl<R> std::fmt::Debug for Recorded<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tape")
            .field("inputs", &self.0.inputs)
            .field("nodes", &self.0.nodes.len())
            .finish_non_exhaustive()
    }
}

/// Makes the inputs of a run.
pub struct Inputs<'a> {
    run: RunId,
    count: &'a mut u32,
}

impl<R: Real<Trace = Inner>> ScalarMap<R, Taped<R>> for Inputs<'_> {
    #[inline]
    fn scalar(&mut self, primal: R) -> Taped<R> {
        let index = *self.count;
        *self.count = index.saturating_add(1);
        Taped { primal, trace: Inner { run: self.run, index } }
    }
}

/// The adjoints of a sweep, before it starts: those of the inputs, then those of the nodes. `None` where no
/// output reaches.
pub struct Seeds<'a, R, const K: usize> {
    run: RunId,
    adjoints: &'a mut [Option<[R; K]>],
}

impl<R: Real<Trace = Inner>, const K: usize> Seeding<R> for Seeds<'_, R, K> {
    fn add(&mut self, output: Taped<R>, lane: usize, cotangent: R) {
        if let Some(index) = index_of(self.run, output) {
            let mut flow = [R::constant(0.0); K];
            flow[lane] = cotangent;
            add(&mut self.adjoints[index], flow);
        }
    }
}

/// The index of an output; `None` for a constant.
fn index_of<R: Real<Trace = Inner>>(run: RunId, output: Taped<R>) -> Option<usize> {
    let trace = output.trace;
    if Trace::<R>::is_constant(trace) {
        return None;
    }
    if trace.run != run {
        stack::confused();
    }
    Some(trace.index as usize)
}

/// Adds to an adjoint or a tangent; nothing is computed for the first contribution.
#[inline(always)]
fn add<R: Real, const K: usize>(sum: &mut Option<[R; K]>, flow: [R; K]) {
    match sum {
        None => *sum = Some(flow),
        Some(sum) => {
            for (sum, flow) in sum.iter_mut().zip(flow) {
                if sum.is_constant_zero() {
                    *sum = flow;
                } else if !flow.is_constant_zero() {
                    *sum += flow;
                }
            }
        }
    }
}

/// Adds to an adjoint or a tangent a flow times a partial. Products with 1 and −1 are not computed: many
/// partials are known to be one of these, and the level below would record the product.
#[inline(always)]
fn add_scaled<R: Real, const K: usize>(sum: &mut Option<[R; K]>, flow: [R; K], partial: R) {
    let (known, mut scaled) = (partial.known(), flow);
    // A loop: `map` of an array is not always inlined.
    for flow in &mut scaled {
        if known == Some(-1.0) {
            *flow = -*flow;
        } else if known != Some(1.0) {
            *flow = if flow.known() == Some(1.0) { partial } else { scale_real(*flow, partial) };
        }
    }
    add(sum, scaled);
}

impl<R: Real<Trace = Inner>> Recorded<R> {
    fn places(&self) -> usize {
        self.0.inputs + self.0.nodes.len()
    }

    /// The sweep: the adjoints of the inputs for those of the outputs.
    fn sweep_back<const K: usize>(&self, adjoints: &mut [Option<[R; K]>]) {
        let mut end = self.0.nodes.len();
        for call in self.0.calls.iter().rev() {
            self.sweep_nodes(call.first + call.results..end, adjoints);
            self.pull_call(call, adjoints);
            end = call.first;
        }
        self.sweep_nodes(0..end, adjoints);
    }

    fn sweep_nodes<const K: usize>(&self, range: Range<usize>, adjoints: &mut [Option<[R; K]>]) {
        let first = self.0.inputs;
        for number in range.rev() {
            let Some(flow) = adjoints[first + number] else { continue };
            let node = &self.0.nodes[number];
            add_scaled(&mut adjoints[node.operands[0] as usize], flow, node.partials[0]);
            if node.operands[1] != NOBODY {
                add_scaled(&mut adjoints[node.operands[1] as usize], flow, node.partials[1]);
            }
        }
    }

    /// As for nodes, the rule is not called for a cotangent of zeros.
    fn pull_call<const K: usize>(&self, call: &Call<R>, adjoints: &mut [Option<[R; K]>]) {
        let results = &adjoints[self.0.inputs + call.first..][..call.results];
        if results.iter().all(Option::is_none) {
            return;
        }
        let results = results.to_vec();
        for lane in 0..K {
            let zero = R::constant(0.0);
            let cotangent: Vec<R> = results.iter().map(|flow| flow.map_or(zero, |flow| flow[lane])).collect();
            if cotangent.iter().all(|c| is_zero(*c)) {
                continue;
            }
            let pulled = call.body.pull(&cotangent);
            for (operand, place) in call.dependencies() {
                let mut flow = [zero; K];
                flow[lane] = pulled[operand];
                add(&mut adjoints[place], flow);
            }
        }
    }

    /// The tangents of the nodes for those of the inputs, which are there.
    fn push_forward<const K: usize>(&self, tangents: &mut Vec<Option<[R; K]>>) {
        let mut start = 0;
        for call in &self.0.calls {
            self.push_nodes(start..call.first, tangents);
            push_call(call, tangents);
            start = call.first + call.results;
        }
        self.push_nodes(start..self.0.nodes.len(), tangents);
    }

    fn push_nodes<const K: usize>(&self, range: Range<usize>, tangents: &mut Vec<Option<[R; K]>>) {
        for node in &self.0.nodes[range] {
            let mut sum = None;
            for (operand, partial) in node.operands.iter().zip(&node.partials) {
                if *operand != NOBODY {
                    if let Some(tangent) = tangents[*operand as usize] {
                        add_scaled(&mut sum, tangent, *partial);
                    }
                }
            }
            tangents.push(sum);
        }
    }
}

fn push_call<R: Real, const K: usize>(call: &Call<R>, tangents: &mut Vec<Option<[R; K]>>) {
    let first = tangents.len();
    tangents.resize(first + call.results, None);
    for lane in 0..K {
        let mut tangent = vec![R::constant(0.0); call.operands.len()];
        for (operand, place) in call.dependencies() {
            if let Some(flow) = tangents[place] {
                tangent[operand] = flow[lane];
            }
        }
        if tangent.iter().all(|t| is_zero(*t)) {
            continue;
        }
        for (result, pushed) in tangents[first..].iter_mut().zip(call.body.push(&tangent)) {
            let mut flow = [R::constant(0.0); K];
            flow[lane] = pushed;
            add(result, flow);
        }
    }
}

/// Whether a number is known to be zero.
fn is_zero<R: Real>(x: R) -> bool {
    x.is_constant_zero() || R::ORDER == 0 && x == 0.0
}

/// Number of columns per pass over the tape.
const LANES: usize = 4;

impl<R: Real<Trace = Inner>> Recording<R> for Recorded<R> {
    type Inputs<'a> = Inputs<'a>;
    type Seeds<'a, const K: usize> = Seeds<'a, R, K>;

    fn record<X, U>(lift: impl FnOnce(&mut Inputs<'_>) -> X, f: impl FnOnce(X) -> U) -> (Self, U) {
        let (tape, result) = stack::with_tape(|run, count| lift(&mut Inputs { run, count }), f);
        (Self(tape), result)
    }

    fn inputs(&self) -> usize {
        self.0.inputs
    }

    fn sweep<const K: usize, U, E>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, R, K>) -> Result<(), E>,
        read: impl FnOnce(&[[R; K]]) -> U,
    ) -> Result<U, E> {
        let mut adjoints = vec![None; self.places()];
        seed(&mut Seeds { run: self.0.run, adjoints: &mut adjoints })?;
        self.sweep_back(&mut adjoints);
        let zero = [R::constant(0.0); K];
        let gradient: Vec<_> =
            adjoints[..self.0.inputs].iter().map(|adjoint| adjoint.unwrap_or(zero)).collect();
        Ok(read(&gradient))
    }

    fn pull_rows(&self, outputs: &[Taped<R>], rows: &mut [R]) {
        let width = self.0.inputs.max(1);
        for (output, row) in outputs.iter().zip(rows.chunks_exact_mut(width)) {
            let seed = |seeds: &mut Seeds<'_, R, 1>| {
                seeds.add(*output, 0, R::constant(1.0));
                Ok::<(), std::convert::Infallible>(())
            };
            let Ok(()) = self.sweep(seed, |gradient| row.copy_from_slice(gradient.as_flattened()));
        }
    }

    fn push_columns(&self, outputs: &[Taped<R>], rows: &mut [R]) {
        let columns = self.0.inputs;
        for start in (0..columns).step_by(LANES) {
            let lanes = LANES.min(columns - start);
            let mut tangents: Vec<Option<[R; LANES]>> = vec![None; columns];
            for (lane, tangent) in tangents[start..start + lanes].iter_mut().enumerate() {
                *tangent = Some(std::array::from_fn(|own| R::constant(f64::from(u8::from(own == lane)))));
            }
            self.push_forward(&mut tangents);
            for (row, output) in rows.chunks_exact_mut(columns).zip(outputs) {
                let tangent = index_of(self.0.run, *output).and_then(|index| tangents[index]);
                let tangent = tangent.unwrap_or([R::constant(0.0); LANES]);
                row[start..start + lanes].copy_from_slice(&tangent[..lanes]);
            }
        }
    }
}
