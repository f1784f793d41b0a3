//! Which inputs each output depends on: the sparsity pattern of a graph.
//!
//! Backward: sixty-four outputs at a time start with one bit each, and vertices pass their bits on to what
//! they depend on, from the latest to the earliest; bits that arrive at an input form a column of those rows.
//! A queue leads from one vertex with bits to the next, so a group of outputs costs no more than the part of
//! the graph that it depends on. If each output depends on a few neighbours, the total cost is linear in the
//! tape; if one depends on everything, its group walks the whole graph once.
//!
//! Forward: sixty-four inputs at a time, over the whole graph in order, without a queue. The cost is known in
//! advance; it is lower where few inputs go into long computations that many outputs share. The backward pass
//! gives up when it becomes more expensive than this, so the cost is at most twice that of the cheaper
//! direction.

use super::graph::{Graph, NOTHING, Vertex};
use super::pattern::SparsityPattern;
use super::queue::Queue;

/// Number of outputs or inputs per group: the bits of a mask.
const GROUP: usize = u64::BITS as usize;

/// The pattern of the outputs (rows) in the inputs (columns), and the number of dependencies visited to find
/// it.
pub(super) fn reach(graph: &Graph, outputs: &[Vertex]) -> (SparsityPattern, usize) {
    let forward_cost = graph.inputs().div_ceil(GROUP) * graph.edges();
    match reach_backward(graph, outputs, forward_cost + outputs.len()) {
        Ok(found) => found,
        Err(spent) => (reach_forward(graph, outputs), spent + forward_cost),
    }
}

/// Processes groups of outputs. Gives up when the cost exceeds `limit`, and returns the cost so far.
fn reach_backward(
    graph: &Graph,
    outputs: &[Vertex],
    limit: usize,
) -> Result<(SparsityPattern, usize), usize> {
    let mut rows = Rows::default();
    let mut masks = vec![0_u64; graph.vertices()];
    let mut queue = Queue::new(graph.vertices());
    // The inputs that a group reaches, each with its rows, from the last to the first.
    let mut reached: Vec<(Vertex, u64)> = Vec::new();
    let mut spent = 0;
    for group in outputs.chunks(GROUP) {
        reached.clear();
        for (bit, vertex) in group.iter().enumerate().filter(|(_, vertex)| **vertex != NOTHING) {
            masks[*vertex as usize] |= 1 << bit;
            queue.insert(*vertex as usize);
        }
        while let Some(vertex) = queue.take_largest() {
            let mask = std::mem::take(&mut masks[vertex]);
            if vertex < graph.inputs() {
                reached.push((vertex as Vertex, mask));
                continue;
            }
            let operands = graph.operands(vertex as Vertex);
            spent += operands.len();
            for operand in operands {
                let known = &mut masks[*operand as usize];
                if *known == 0 {
                    queue.insert(*operand as usize);
                }
                *known |= mask;
            }
        }
        rows.extend(group.len(), reached.iter().rev().copied());
        if spent > limit {
            return Err(spent);
        }
    }
    Ok((SparsityPattern::from_parts(graph.inputs(), rows.starts, rows.indices), spent))
}

/// The rows of a pattern found so far.
struct Rows {
    starts: Vec<usize>,
    indices: Vec<usize>,
}

impl Default for Rows {
    fn default() -> Self {
        Self { starts: vec![0], indices: Vec::new() }
    }
}

impl Rows {
    /// Adds `count` rows. Columns come in order, each with a bit for every row that contains it.
    fn extend(&mut self, count: usize, columns: impl Iterator<Item = (Vertex, u64)> + Clone) {
        let mut next = [0; GROUP];
        columns.clone().for_each(|(_, mask)| bits(mask).for_each(|row| next[row] += 1));
        let mut start = self.indices.len();
        for length in &mut next[..count] {
            let begin = start;
            start += *length;
            *length = begin;
            self.starts.push(start);
        }
        self.indices.resize(start, 0);
        for (column, mask) in columns {
            for row in bits(mask) {
                self.indices[next[row]] = column as usize;
                next[row] += 1;
            }
        }
    }
}

/// Walks the whole graph for each group of inputs.
fn reach_forward(graph: &Graph, outputs: &[Vertex]) -> SparsityPattern {
    let mut masks = vec![0_u64; graph.vertices()];
    // Rows with their columns of one group, group by group.
    let mut found: Vec<(usize, usize, u64)> = Vec::new();
    let mut starts = vec![0; outputs.len() + 1];
    for first in (0..graph.inputs()).step_by(GROUP) {
        for (input, mask) in masks[..graph.inputs()].iter_mut().enumerate() {
            *mask = if input / GROUP == first / GROUP { 1 << (input % GROUP) } else { 0 };
        }
        for vertex in graph.inputs()..graph.vertices() {
            let operands = graph.operands(vertex as Vertex).iter();
            masks[vertex] = operands.fold(0, |mask, operand| mask | masks[*operand as usize]);
        }
        for (row, vertex) in outputs.iter().enumerate().filter(|(_, vertex)| **vertex != NOTHING) {
            let mask = masks[*vertex as usize];
            if mask != 0 {
                found.push((row, first, mask));
                starts[row + 1] += mask.count_ones() as usize;
            }
        }
    }
    for row in 0..outputs.len() {
        starts[row + 1] += starts[row];
    }
    let mut next = starts.clone();
    let mut indices = vec![0; starts[outputs.len()]];
    for (row, first, mask) in found {
        for bit in bits(mask) {
            indices[next[row]] = first + bit;
            next[row] += 1;
        }
    }
    SparsityPattern::from_parts(graph.inputs(), starts, indices)
}

/// The positions of the set bits, lowest first.
fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            lowest
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chain of vertices from all inputs, and for each output the neighbours of one input.
    fn band(inputs: usize) -> (Graph, Vec<Vertex>) {
        let mut graph = Graph::new(inputs);
        let outputs = (0..inputs as Vertex)
            .map(|at| {
                let left = graph.add([at, at.saturating_sub(1)].into_iter());
                graph.add([left, (at + 1).min(inputs as Vertex - 1)].into_iter())
            })
            .collect();
        (graph, outputs)
    }

    #[test]
    fn a_band_is_found_at_a_cost_linear_in_its_length() {
        let cost = |inputs| {
            let (graph, outputs) = band(inputs);
            let (pattern, spent) = reach(&graph, &outputs);
            assert_eq!(pattern.entries(), 3 * inputs - 2);
            spent
        };
        assert!(cost(100_000) <= 10 * cost(10_000) + 100, "{} and {}", cost(100_000), cost(10_000));
        assert!(cost(100_000) <= 4 * 100_000);
    }

    #[test]
    fn one_output_of_everything_costs_one_walk() {
        let inputs = 10_000;
        let (mut graph, mut outputs) = band(inputs);
        let total = (1..inputs as Vertex).fold(0, |sum, input| graph.add([sum, input].into_iter()));
        outputs.push(total);
        let (pattern, spent) = reach(&graph, &outputs);
        assert_eq!(pattern.row(inputs).len(), inputs);
        assert!(spent <= 2 * graph.edges(), "{spent}");
    }

    #[test]
    fn many_outputs_of_one_long_computation_do_not_repeat_it() {
        // Two inputs pass through vertices that no rule reduces, and then into every output.
        let mut graph = Graph::new(130);
        let mut state = [0, 1];
        for input in 2..130 {
            let both = graph.add(state.into_iter());
            let next = graph.add([both, input].into_iter());
            state = [next, graph.add([next, state[0], state[1]].into_iter())];
        }
        let outputs: Vec<Vertex> =
            (0..100_000).map(|n| graph.add([state[0], state[1], n % 130].into_iter())).collect();
        let (pattern, spent) = reach(&graph, &outputs);
        assert!(pattern.iter().count() == 130 * outputs.len());
        assert!(spent <= 2 * 3 * graph.edges() + 2 * outputs.len(), "{spent} for {} edges", graph.edges());
    }

    #[test]
    fn both_ways_find_the_same_random_patterns() {
        let seed = 0x5EED_u64;
        let mut state = seed;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        for round in 0..60 {
            let inputs = 1 + random(200);
            let mut graph = Graph::new(inputs);
            let mut known: Vec<Vertex> = (0..inputs as Vertex).collect();
            for _ in 0..random(400) {
                let count = 1 + random(4);
                let chosen: Vec<Vertex> = (0..count).map(|_| known[random(known.len())]).collect();
                known.push(graph.add(chosen.into_iter()));
            }
            known.push(NOTHING);
            let outputs: Vec<Vertex> = (0..random(300)).map(|_| known[random(known.len())]).collect();
            let (backward, _) = reach_backward(&graph, &outputs, usize::MAX).expect("no limit");
            assert_eq!(backward, reach_forward(&graph, &outputs), "seed {seed:#x}, round {round}");
        }
    }
}
