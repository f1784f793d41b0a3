//! Which rank has which items.

use std::ops::Range;

use crate::collective::Tree;

/// A share is rounded to whole nodes of the tree that are at most this part of it, so that a rank has few of
/// them.
const PARTS_OF_A_SHARE: usize = 32;

/// Contiguous ranges of items, one for each rank, in the order of the ranks. Ranges may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// Where each range starts, and where the last one ends.
    bounds: Vec<usize>,
}

impl Division {
    /// The division by the number of items of each rank.
    pub(crate) fn of_counts(counts: impl IntoIterator<Item = usize>) -> Self {
        let mut bounds = vec![0];
        let mut end: usize = 0;
        for count in counts {
            end = end.checked_add(count).expect("a number of items that fits into a word");
            bounds.push(end);
        }
        Self { bounds }
    }

    /// Equal shares of the items of a tree, up to 1/32 of a share or one leaf: no leaf is cut, and a share is
    /// made up of few nodes.
    pub(crate) fn even(tree: Tree, ranks: usize) -> Self {
        let bounds = (0..=ranks).map(|rank| {
            let ideal = (tree.items as u128 * rank as u128 / ranks as u128) as usize;
            if rank == ranks { tree.items } else { nearest_bound(tree, ideal, ranks * PARTS_OF_A_SHARE) }
        });
        Self { bounds: bounds.collect() }
    }

    /// The items of a rank.
    pub fn of(&self, rank: usize) -> Range<usize> {
        self.bounds[rank]..self.bounds[rank + 1]
    }

    /// The number of items on all ranks.
    pub fn items(&self) -> usize {
        self.bounds.last().copied().unwrap_or(0)
    }

    /// The number of ranks.
    pub fn ranks(&self) -> usize {
        self.bounds.len() - 1
    }

    /// A hash of the division.
    pub(crate) fn fingerprint(&self) -> u64 {
        crate::collective::fingerprint(self.bounds.iter().map(|bound| *bound as u64))
    }
}

/// The nearest end of one of at least `nodes` nodes of a tree, or of a leaf.
fn nearest_bound(tree: Tree, ideal: usize, nodes: usize) -> usize {
    let mut node = tree.root();
    let mut on_this_level = 1;
    while on_this_level < nodes {
        let Some([left, right]) = tree.halves(&node) else { break };
        node = if ideal < left.end { left } else { right };
        on_this_level *= 2;
    }
    if ideal - node.start <= node.end - ideal { node.start } else { node.end }
}

#[cfg(test)]
mod tests {
    use super::*;
    use adjoin::Grain;

    #[test]
    fn even_shares_are_whole_leaves_and_nearly_equal() {
        for items in [0, 1, 5, 256, 1000, 123_457] {
            for ranks in [1, 2, 3, 7, 64, 300] {
                let tree = Tree { items, grain: Grain::of_count(items) };
                let division = Division::even(tree, ranks);
                assert_eq!((division.ranks(), division.items()), (ranks, items));
                let leaf = tree.grain.items();
                for rank in 0..ranks {
                    let range = division.of(rank);
                    assert!(range.start == items || tree.leaf_of(range.start).start == range.start);
                    let (ideal, slack) = (items as f64 / ranks as f64, items as f64 / (ranks * 32) as f64);
                    let miss = (range.len() as f64 - ideal).abs();
                    assert!(miss <= slack.max(leaf as f64) + 1.0, "{items} {ranks} {rank}: {range:?}");
                }
            }
        }
    }
}
