//! A rank's own work: its items, combined as far as they go, on all threads.
//!
//! A range of items cuts at most two leaves: the first, if it begins on an earlier rank, and the last, if it
//! ends on a later one (or one leaf, if the whole range lies inside of it). The items of a leaf are combined
//! one after the other, so what has been combined of a leaf goes on to the next rank, which continues with
//! its own items. The rank that has the last item has the leaf.

use std::ops::Range;

use super::{Numbers, Piece, Reduction, Tree};

/// A range of items, seen from the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Own {
    /// The items of a leaf that began on an earlier rank.
    pub(crate) first: Range<usize>,
    /// Whole leaves.
    pub(crate) whole: Range<usize>,
    /// The items of a leaf that ends on a later rank. If that is also the first, they are here.
    pub(crate) last: Range<usize>,
    /// Whether they, if there are any, continue what an earlier rank has begun.
    pub(crate) last_is_first: bool,
}

impl Own {
    pub(crate) fn of(tree: Tree, items: &Range<usize>) -> Self {
        let Range { start, end } = *items;
        let nothing = Self { first: start..start, whole: start..start, last: end..end, last_is_first: false };
        if items.is_empty() {
            let last_is_first = start < tree.items && tree.leaf_of(start).start < start;
            return Self { last_is_first, ..nothing };
        }
        let (first, last) = (tree.leaf_of(start), tree.leaf_of(end - 1));
        let (begins, ends) = (first.start == start, last.end == end);
        if first == last && !begins && !ends {
            return Self { last: start..end, last_is_first: true, ..nothing };
        }
        let whole = (if begins { start } else { first.end })..(if ends { end } else { last.start });
        Self { first: start..whole.start, last: whole.end..end, whole, last_is_first: false }
    }

    /// What a rank to the right has to continue, given what this one has to continue.
    pub(crate) fn passed_on(&self, reduction: &impl Reduction, before: Option<Numbers>) -> Option<Numbers> {
        let before = if self.last_is_first { before } else { None };
        if self.last.is_empty() { before } else { Some(reduction.fold(before, self.last.clone())) }
    }

    /// All leaves that end here, combined as far as they go.
    pub(crate) fn pieces(
        &self,
        tree: Tree,
        reduction: &impl Reduction,
        before: Option<Numbers>,
    ) -> Vec<Piece> {
        let nodes = tree.cover(&self.whole);
        let mut numbers: Vec<Option<Numbers>> = nodes.iter().map(|_| None).collect();
        evaluate_all(tree, &nodes, reduction, &mut numbers);
        let whole = nodes.into_iter().zip(numbers);
        let whole = whole.filter_map(|(items, numbers)| Some(Piece { items, numbers: numbers? }));
        let first = (!self.first.is_empty()).then(|| Piece {
            items: tree.leaf_of(self.first.start),
            numbers: reduction.fold(before, self.first.clone()),
        });
        tree.merge(first.into_iter().chain(whole).collect(), &|left, right| reduction.combine(left, right))
    }
}

/// Evaluates nodes in parallel.
fn evaluate_all(
    tree: Tree,
    nodes: &[Range<usize>],
    reduction: &impl Reduction,
    places: &mut [Option<Numbers>],
) {
    match nodes {
        [] => {}
        [node] => places[0] = Some(evaluate(tree, node.clone(), reduction)),
        _ => {
            let middle = nodes.len() / 2;
            let (left, right) = places.split_at_mut(middle);
            adjoin::join(
                || evaluate_all(tree, &nodes[..middle], reduction, left),
                || evaluate_all(tree, &nodes[middle..], reduction, right),
            );
        }
    }
}

fn evaluate(tree: Tree, node: Range<usize>, reduction: &impl Reduction) -> Numbers {
    if let Some([left, right]) = tree.halves(&node) {
        let (left, right) =
            adjoin::join(|| evaluate(tree, left, reduction), || evaluate(tree, right, reduction));
        reduction.combine(left, right)
    } else {
        let count = node.len();
        let numbers = reduction.fold(None, node);
        reduction.done(count);
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adjoin::Grain;

    #[test]
    fn a_range_cuts_at_most_two_leaves() {
        // Leaves: 0..2, 2..5, 5..7, 7..10.
        let tree = Tree { items: 10, grain: Grain::of(3) };
        let own = |items: Range<usize>| {
            let own = Own::of(tree, &items);
            (own.first, own.whole, own.last, own.last_is_first)
        };
        assert_eq!(own(0..10), (0..0, 0..10, 10..10, false));
        assert_eq!(own(1..9), (1..2, 2..7, 7..9, false));
        assert_eq!(own(3..4), (3..3, 3..3, 3..4, true));
        assert_eq!(own(3..5), (3..5, 5..5, 5..5, false));
        assert_eq!(own(2..4), (2..2, 2..2, 2..4, false));
        assert_eq!(own(3..6), (3..5, 5..5, 5..6, false));
        assert_eq!(own(4..4), (4..4, 4..4, 4..4, true));
        assert_eq!(own(5..5), (5..5, 5..5, 5..5, false));
        assert_eq!(own(10..10), (10..10, 10..10, 10..10, false));
    }
}
