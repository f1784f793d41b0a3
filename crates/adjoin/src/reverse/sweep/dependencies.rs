//! What depends on what in a sealed run: the tape without its numbers.
//!
//! Inputs, nodes and import slots have **places** in one row, that of their adjoints. Read in the order of the program,
//! with the branches of a fork one after the other, every place comes after those that it depends on: as for pushing
//! tangents forward (`push.rs`), with sets in place of numbers. This is what sparsity patterns are made from.
//!
//! Cost: linear in nodes, operands and imports.

use crate::reverse::seal::sealed::Sealed;
use crate::reverse::sweep::push::stretches_backwards;
use crate::reverse::tape::array_node::ArrayNode;
use crate::reverse::tape::operation::Operation;
use crate::reverse::tape::task::Task;

/// Who is shown the dependencies of a run. Inputs are not shown: they depend on nothing.
pub(crate) trait DependencyReader {
    /// The node at `place` depends on what is at the places `operands`.
    fn node(&mut self, place: usize, operands: impl Iterator<Item = usize>);

    /// What is at `place` depends on the same as what is at the place `original`.
    fn alias(&mut self, place: usize, original: usize);
}

/// Shows all dependencies of a run to `reader`, in the order of the program.
///
/// This is the one place that knows the kinds of nodes.
pub(crate) fn read(sealed: &Sealed, root: &Task, reader: &mut impl DependencyReader) {
    for (task, stretch) in stretches_backwards(root).into_iter().rev() {
        let origin = task.place.origin;
        for (offset, node) in stretch.nodes().iter().enumerate() {
            let place = origin + stretch.first as usize + offset;
            let place_of = |operand: i32| origin.wrapping_add_signed(operand as isize);
            match node.operation() {
                Operation::Sum(summands) => reader.node(place, summands.indices().map(place_of)),
                Operation::Two(_, operands) => reader.node(place, operands.into_iter().map(place_of)),
            }
        }
        if let Some(array) = stretch.array() {
            read_array(array, origin, reader);
        }
        for gather in &sealed.gathers[stretch.gathers as usize..][..stretch.gather_count as usize] {
            gather.pairs().for_each(|(original, slot)| reader.alias(slot, original));
        }
    }
}

/// Shows an array operation: each result as a node of its own, or, where all depend on everything, the first as a node and
/// the others as its aliases.
fn read_array(array: &ArrayNode, origin: usize, reader: &mut impl DependencyReader) {
    let known = array.sources(origin, &mut |place, operands| reader.node(place, operands.iter().copied()));
    if known {
        return;
    }
    let mut elements = Vec::new();
    for operand in array.operands() {
        operand.for_each(|_, place, _| elements.push(origin.wrapping_add_signed(place)));
    }
    let results = origin + array.results().start..origin + array.results().end;
    let (first, others) = (results.start, results.skip(1));
    reader.node(first, elements.into_iter());
    others.for_each(|place| reader.alias(place, first));
}
