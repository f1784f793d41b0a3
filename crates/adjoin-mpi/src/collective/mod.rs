//! What happens in a collective, whatever is combined and whatever carries the messages.
//!
//! | file | |
//! | --- | --- |
//! | `tree.rs` | the tree along which items are combined |
//! | `failure.rs` | why a collective fails |
//! | `message.rs` | what ranks send each other |
//! | `work.rs` | a rank's own work: its items, combined as far as they go |
//! | `round.rs` | the messages of a collective: to the right, up, and down |
//!
//! Everything here computes with rows of `f64` ([`Numbers`]); `problem` says what they mean.

pub(crate) mod failure;
pub(crate) mod message;
pub(crate) mod round;
mod tree;
pub(crate) mod work;

pub(crate) use message::fingerprint;
pub(crate) use tree::{Piece, Tree};

use std::ops::Range;

/// What has been combined of some items.
pub(crate) type Numbers = Vec<f64>;

/// What is combined, and how.
pub(crate) trait Reduction: Sync {
    /// Combines items (by their global indices, at least one) one after the other, after what is given.
    fn fold(&self, before: Option<Numbers>, items: Range<usize>) -> Numbers;

    /// Combines two halves of a node.
    fn combine(&self, left: Numbers, right: Numbers) -> Numbers;

    /// Called for every leaf that has been combined, with its number of items.
    fn done(&self, items: usize) {
        let _ = items;
    }
}
