//! The messages of a collective.
//!
//! ```text
//! to the right   0 → 1 → 2 → 3 → 4 → 5           what has been combined of a leaf that the next rank goes on with; mostly nothing
//! up             0 ← 1   2 ← 3   4 ← 5           nodes of the tree, combined as far as both halves are there
//!                0 ← 2           4
//!                0 ← 4
//! down           0 → 4   0 → 2   0 → 1 …         the result
//! ```
//!
//! **Nobody waits forever.** Who sends to whom depends on the number of ranks alone: not on what is called,
//! nor on the items, nor on what goes wrong. Every rank sends and receives the same number of messages in
//! every collective. So ranks that call different collectives still meet, and see from the messages that they
//! differ; and a rank whose terms panic sends that in place of numbers. The failure goes up with the rest,
//! and down to all.
//!
//! **Nobody waits for whom it keeps waiting**, even if a send blocks until it is received. To the right, even
//! ranks send first and odd ranks receive first, but for a rank that only passes on: it receives first, and
//! what it waits for comes from the left, where rank 0 waits for nobody. Up and down are trees.
//!
//! **The bits.** Ranks hold neighbouring items, and the ranks that have come together at one place are
//! neighbours too. Which pieces meet where depends on the division, but pieces are combined along the tree
//! over the items only, left with right.

use std::any::Any;
use std::cell::RefCell;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::failure::Error;
use super::message::{Call, Message, Outcome};
use super::work::Own;
use super::{Numbers, Piece, Reduction, Tree};
use crate::transport::Transport;

/// One collective, on one rank.
pub(crate) struct Round<'a, T: ?Sized> {
    transport: &'a T,
    call: Call,
    /// The panic of this rank, if there was one.
    panic: RefCell<Option<Box<dyn Any + Send>>>,
}

/// What is combined of a leaf that is not complete.
type Open = Result<Option<Numbers>, Error>;

impl<'a, T: Transport + ?Sized> Round<'a, T> {
    pub(crate) fn new(transport: &'a T, call: Call) -> Self {
        Self { transport, call, panic: RefCell::new(None) }
    }

    /// The panic of this rank.
    pub(crate) fn into_panic(self) -> Option<Box<dyn Any + Send>> {
        self.panic.into_inner()
    }

    /// A rank's own work, and the messages to the right.
    pub(crate) fn work(&self, tree: Tree, items: &Range<usize>, reduction: &impl Reduction) -> Outcome {
        let own = Own::of(tree, items);
        let passed_on = |before: &Open| -> Open {
            let before = if own.last_is_first { before.clone()? } else { None };
            self.guarded(|| own.passed_on(reduction, before))
        };
        let before = self.exchange(own.last_is_first, passed_on)?;
        self.guarded(|| own.pieces(tree, reduction, before))
    }

    /// The messages to the right of a collective that has nothing to say there.
    pub(crate) fn pass(&self) -> Result<(), Error> {
        self.exchange(false, |_| Ok(None)).map(drop)
    }

    /// The messages to the right. If this rank continues what it gets from the left, it waits for that.
    fn exchange(&self, continues: bool, passed_on: impl FnOnce(&Open) -> Open) -> Open {
        if continues || self.transport.rank() % 2 == 1 {
            let before = self.receive_open();
            self.send_open(|| passed_on(&before));
            before
        } else {
            self.send_open(|| passed_on(&Ok(None)));
            self.receive_open()
        }
    }

    /// The messages up: what all ranks above this one, and it itself, have combined. On rank 0 that is all.
    pub(crate) fn up(&self, own: Outcome, merge: &dyn Fn(Vec<Piece>) -> Vec<Piece>) -> Outcome {
        let mut outcome = own;
        for child in children(self.transport.rank(), self.transport.size()) {
            let message = self.receive(child);
            outcome = match (outcome, message) {
                (Ok(mut left), Ok(right)) => {
                    left.extend(right);
                    self.guarded(|| merge(left))
                }
                (Err(one), Err(other)) => Err(one.or(other)),
                (Err(error), _) | (_, Err(error)) => Err(error),
            };
        }
        if let Some(parent) = parent(self.transport.rank()) {
            self.send(parent, outcome);
            outcome = Ok(Vec::new());
        }
        outcome
    }

    /// The messages down: the result, from rank 0 to all.
    pub(crate) fn down(&self, result: Outcome) -> Outcome {
        let rank = self.transport.rank();
        let bytes = match parent(rank) {
            Some(parent) => self.transport.receive(parent),
            None => Message { sender: rank, call: self.call.clone(), outcome: result }.encode(),
        };
        let mut below: Vec<usize> = children(rank, self.transport.size()).collect();
        // The rank with most to pass on comes first.
        below.reverse();
        below.into_iter().for_each(|child| self.transport.send(child, &bytes));
        // All of it was checked on the way up.
        Message::decode(&bytes).outcome
    }

    fn send_open(&self, open: impl FnOnce() -> Open) {
        let right = self.transport.rank() + 1;
        if right < self.transport.size() {
            let pieces = open().map(|open| open.map(|numbers| Piece { items: 0..0, numbers }));
            self.send(right, pieces.map(|piece| piece.into_iter().collect()));
        }
    }

    fn receive_open(&self) -> Open {
        let Some(left) = self.transport.rank().checked_sub(1) else { return Ok(None) };
        Ok(self.receive(left)?.pop().map(|piece| piece.numbers))
    }

    fn send(&self, to: usize, outcome: Outcome) {
        let message = Message { sender: self.transport.rank(), call: self.call.clone(), outcome };
        self.transport.send(to, &message.encode());
    }

    /// What another rank sends, if it takes part in the same collective.
    fn receive(&self, from: usize) -> Outcome {
        let message = Message::decode(&self.transport.receive(from));
        match (self.call.check(self.transport.rank(), &message), message.outcome) {
            (Err(one), Err(other)) => Err(one.or(other)),
            (Err(error), _) => Err(error),
            (Ok(()), outcome) => outcome,
        }
    }

    /// Runs code of the user's. Its panic becomes a failure, and is kept.
    fn guarded<U>(&self, f: impl FnOnce() -> U) -> Result<U, Error> {
        catch_unwind(AssertUnwindSafe(f)).map_err(|payload| {
            let message = message_of(&*payload);
            self.panic.borrow_mut().get_or_insert(payload);
            Error::Panic { rank: self.transport.rank(), message }
        })
    }
}

/// The message of a panic.
fn message_of(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "(a panic without a message)".into())
}

/// The ranks that send up to this one, those with fewer ranks above them first. Together with it they are
/// neighbours.
fn children(rank: usize, size: usize) -> impl Iterator<Item = usize> {
    let steps = (0..usize::BITS).map(|bit| 1_usize << bit);
    steps.take_while(move |step| rank & step == 0 && rank + step < size).map(move |step| rank + step)
}

/// The rank that this one sends up to.
fn parent(rank: usize) -> Option<usize> {
    (rank != 0).then(|| rank & (rank - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_has_one_parent_and_is_its_child() {
        for size in 1..70 {
            let mut found = vec![0; size];
            for rank in 0..size {
                for child in children(rank, size) {
                    assert_eq!(parent(child), Some(rank));
                    found[child] += 1;
                }
            }
            assert!(found[1..].iter().all(|count| *count == 1) && found[0] == 0);
        }
    }

    #[test]
    fn ranks_are_combined_in_order() {
        fn ranks(rank: usize, size: usize) -> Vec<usize> {
            children(rank, size).fold(vec![rank], |mut left, child| {
                left.extend(ranks(child, size));
                left
            })
        }
        for size in 1..70 {
            assert_eq!(ranks(0, size), (0..size).collect::<Vec<_>>());
        }
    }
}
