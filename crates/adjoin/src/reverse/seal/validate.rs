//! Checks of what the sweep relies on: in debug builds, for every sealed run.
//!
//! The sweep adds to the adjoints of operands without bounds checks. Their validity is checked where operands
//! are made (C5 in `cursor.rs`, `operand.rs`); this checks the result.

use crate::reverse::tape::operation::Operation;
use crate::reverse::tape::task::{Stretch, Task};

/// Checks what the tasks recorded.
///
/// # Panics
/// If an operand is neither an earlier index of its task nor one of its import slots, or if indices have two
/// owners.
pub(in crate::reverse) fn validate<'a>(tasks: impl Iterator<Item = &'a Task>) {
    let stretches = |task: &'a Task| std::iter::successors(task.last_stretch(), |stretch| stretch.earlier());
    for (task, stretch) in
        tasks.flat_map(|task| stretches(task).map(move |stretch: &Stretch| (task, stretch)))
    {
        let slots = -i64::from(task.slots);
        let check = |operand: i64, before: u32| {
            assert!((slots..i64::from(before)).contains(&operand), "operand {operand} of a node {before}");
        };
        for (index, node) in (stretch.first..).zip(stretch.nodes()) {
            match node.operation() {
                Operation::Sum(run) => run.indices().for_each(|operand| check(i64::from(operand), index)),
                Operation::Two(_, [left, right]) => {
                    check(i64::from(left), index);
                    check(i64::from(right), index);
                }
            }
        }
        let mut end = stretch.first + stretch.length;
        if let Some(array) = stretch.array() {
            assert_eq!(array.results().start, end as usize);
            for operand in array.operands() {
                operand.for_each(|_, place, _| check(place as i64, end));
            }
            end = array.results().end as u32;
        }
        assert!(end <= task.indices);
    }
}
