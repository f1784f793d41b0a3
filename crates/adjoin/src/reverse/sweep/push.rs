//! Pushing tangents forward over a sealed run: the sweep's transpose.
//!
//! The tape is a linear map from inputs to outputs, in small steps. The sweep applies its transpose; applied as it is,
//! it takes tangents of the inputs to tangents of the outputs. Everything runs the other way: stretches from the first
//! to the last, a node's tangent *from* its operands, and where the sweep gathers deposits, the owner's tangents are
//! copied into the import slots. For the Jacobian of a function with more outputs than inputs this is the cheaper way,
//! and the function need not be run again at another type.
//!
//! Sequential; the order is that of the program with every fork's branches one after the other.

use crate::reverse::seal::sealed::Sealed;
use crate::reverse::tape::operation::Operation;
use crate::reverse::tape::task::{Stretch, Task};
use crate::rules::scale;

/// Fills in the tangents of all nodes of a run whose inputs' tangents are set.
pub(crate) fn push_forward<const K: usize>(sealed: &Sealed, root: &Task, tangents: &mut [[f64; K]]) {
    for (task, stretch) in stretches_backwards(root).into_iter().rev() {
        let origin = task.place.origin;
        for (offset, node) in stretch.nodes().iter().enumerate() {
            let tangent_of = |operand: i32| tangents[origin.wrapping_add_signed(operand as isize)];
            tangents[origin + stretch.first as usize + offset] = match node.operation() {
                Operation::Sum(summands) => summands
                    .indices()
                    .map(tangent_of)
                    .fold([0.0; K], |sum, summand| std::array::from_fn(|lane| sum[lane] + summand[lane])),
                Operation::Two(partials, operands) => {
                    let [left, right] = operands.map(tangent_of);
                    std::array::from_fn(|lane| {
                        scale(left[lane], partials[0]) + scale(right[lane], partials[1])
                    })
                }
            };
        }
        if let Some(array) = stretch.array() {
            array.push(tangents, origin);
        }
        for gather in &sealed.gathers[stretch.gathers as usize..][..stretch.gather_count as usize] {
            gather.pairs().for_each(|(original, slot)| tangents[slot] = tangents[original]);
        }
    }
}

/// All stretches of a sealed run with their tasks, latest first.
pub(in crate::reverse) fn stretches_backwards(root: &Task) -> Vec<(&Task, &Stretch)> {
    let mut found = Vec::new();
    // A task to go through from the given stretch on, and whether the branches of that stretch's fork are done.
    let mut steps = vec![(root, root.last_stretch(), false)];
    while let Some((task, stretch, joined)) = steps.pop() {
        let Some(current) = stretch else { continue };
        if current.branch_count > 0 && !joined {
            steps.push((task, stretch, true));
            steps.extend(current.branches().iter().map(|branch| (branch, branch.last_stretch(), false)));
        } else {
            found.push((task, current));
            steps.push((task, current.earlier(), false));
        }
    }
    found
}
