//! The tree along which items are combined.
//!
//! It is that of [`par_map_reduce`](adjoin::par_map_reduce): a range of items is halved until a part has no
//! more items than the grain. Such a part is a *leaf*, whose items are combined one after the other. So the
//! tree follows from the number of items and the grain alone, and with it every rounding error.

use std::ops::Range;

use adjoin::Grain;

use super::Numbers;

/// The tree over a number of items.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tree {
    pub(crate) items: usize,
    pub(crate) grain: Grain,
}

/// What has been combined of one node of the tree.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece {
    pub(crate) items: Range<usize>,
    pub(crate) numbers: Numbers,
}

impl Tree {
    pub(crate) fn root(self) -> Range<usize> {
        0..self.items
    }

    /// The two halves of a node; `None` for a leaf.
    pub(crate) fn halves(self, node: &Range<usize>) -> Option<[Range<usize>; 2]> {
        self.grain.cut(node).map(|middle| [node.start..middle, middle..node.end])
    }

    /// The leaf that an item is in.
    pub(crate) fn leaf_of(self, item: usize) -> Range<usize> {
        let mut node = self.root();
        while let Some([left, right]) = self.halves(&node) {
            node = if item < left.end { left } else { right };
        }
        node
    }

    /// The fewest nodes that make up a range of whole leaves, in order.
    pub(crate) fn cover(self, range: &Range<usize>) -> Vec<Range<usize>> {
        let mut nodes = Vec::new();
        self.cover_in(self.root(), range, &mut nodes);
        nodes
    }

    fn cover_in(self, node: Range<usize>, range: &Range<usize>, nodes: &mut Vec<Range<usize>>) {
        if node.is_empty() || node.end <= range.start || range.end <= node.start {
            return;
        }
        if range.start <= node.start && node.end <= range.end {
            nodes.push(node);
        } else if let Some([left, right]) = self.halves(&node) {
            self.cover_in(left, range, nodes);
            self.cover_in(right, range, nodes);
        }
    }

    /// Combines pieces, which stand in order, as far as both halves of a node are there.
    pub(crate) fn merge(
        self,
        pieces: Vec<Piece>,
        combine: &dyn Fn(Numbers, Numbers) -> Numbers,
    ) -> Vec<Piece> {
        let mut pieces = pieces.into_iter().peekable();
        self.merge_in(self.root(), &mut pieces, combine)
    }

    fn merge_in(
        self,
        node: Range<usize>,
        pieces: &mut std::iter::Peekable<std::vec::IntoIter<Piece>>,
        combine: &dyn Fn(Numbers, Numbers) -> Numbers,
    ) -> Vec<Piece> {
        match pieces.peek() {
            Some(piece) if piece.items == node => pieces.next().into_iter().collect(),
            Some(piece) if piece.items.start < node.end => {
                let [left, right] = self.halves(&node).expect("a piece is a node of the tree");
                let mut merged = self.merge_in(left.clone(), pieces, combine);
                let mut rest = self.merge_in(right.clone(), pieces, combine);
                let complete = matches!(&merged[..], [piece] if piece.items == left)
                    && matches!(&rest[..], [piece] if piece.items == right);
                match (complete, merged.pop(), rest.pop()) {
                    (true, Some(left), Some(right)) => {
                        vec![Piece { items: node, numbers: combine(left.numbers, right.numbers) }]
                    }
                    (_, left, right) => {
                        merged.extend(left);
                        merged.extend(rest);
                        merged.extend(right);
                        merged
                    }
                }
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(items: usize, grain: usize) -> Tree {
        Tree { items, grain: Grain::of(grain) }
    }

    #[test]
    fn covers_and_merges_are_inverse_whatever_the_range() {
        for (items, grain) in [(1, 1), (7, 2), (100, 3), (100, 100), (129, 1)] {
            let tree = tree(items, grain);
            let mut ends = vec![0];
            while *ends.last().unwrap() < items {
                ends.push(tree.leaf_of(*ends.last().unwrap()).end);
            }
            for a in &ends {
                for b in ends.iter().filter(|b| a <= b) {
                    let parts = [0..*a, *a..*b, *b..items];
                    let pieces = parts
                        .iter()
                        .flat_map(|part| tree.cover(part))
                        .map(|items| Piece { numbers: vec![items.start as f64, items.end as f64], items });
                    let adjacent = |left: Numbers, right: Numbers| {
                        assert_eq!(left[1], right[0]);
                        vec![left[0], right[1]]
                    };
                    let merged = tree.merge(pieces.collect(), &adjacent);
                    assert_eq!(merged, [Piece { items: 0..items, numbers: vec![0.0, items as f64] }]);
                }
            }
        }
    }

    #[test]
    fn what_is_not_complete_stays_in_order() {
        let tree = tree(8, 1);
        let piece = |items: Range<usize>| Piece { items, numbers: vec![] };
        let merged = tree.merge(vec![piece(1..2), piece(2..4), piece(4..6), piece(6..7)], &|a, _| a);
        assert_eq!(merged, [piece(1..2), piece(2..4), piece(4..6), piece(6..7)]);
    }

    #[test]
    fn the_tree_over_nothing_has_no_pieces() {
        assert_eq!(tree(0, 1).cover(&(0..0)), Vec::<Range<usize>>::new());
        assert_eq!(tree(0, 1).merge(vec![], &|a, _| a), []);
    }
}
