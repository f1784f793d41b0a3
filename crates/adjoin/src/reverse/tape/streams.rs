//! Streams: where ids come from, and why they never repeat.
//!
//! There are 2³² streams of 2³² ids each. Tasks use them one after the other: every place for a task record has a stream of
//! its own (`arena.rs`), and the next task in that place goes on where the last one ended. A place whose stream has less than
//! half of its ids left gets a new one. A task gives out fewer than 2³¹ ids, so it never reaches the end.
//!
//! Streams that are no longer needed, because their memory is freed, are kept for the next memory that asks for as many, with
//! the position that they have reached. So what is used up is proportional to the values that were recorded: some 2⁶³ of
//! them, or three centuries at one per nanosecond. After that, a task is refused; no id comes round.

use std::sync::{Mutex, PoisonError};

use crate::reverse::tape::id::{NodeId, TaskId};
use crate::reverse::tape::known::PAGE;

/// Tasks start at most at this position.
pub(in crate::reverse) const LAST_START: u32 = 1 << 31;

/// What the tasks of a run are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A function that a verb differentiates.
    Verb,
    /// Code that is reduced to its derivatives on the spot. (`closures.rs`)
    Local,
}

/// Consecutive streams, none of which has ids in use from position `floor` on. They are kept for others when this is dropped.
pub(in crate::reverse) struct Streams {
    kind: Kind,
    first: u32,
    count: u32,
    floor: u32,
}

/// Streams that nobody has, and the next ones that nobody has had.
struct Supply {
    spare: Vec<Streams>,
    next: [u64; 2],
}

static SUPPLY: Mutex<Supply> =
    Mutex::new(Supply { spare: Vec::new(), next: [1, TaskId::FIRST_LOCAL as u64] });

/// Where the streams of each kind end.
const ENDS: [u64; 2] = [TaskId::FIRST_LOCAL as u64, 1 << 32];

impl Streams {
    /// Streams that nobody has.
    ///
    /// # Panics
    /// If there are none left.
    pub(in crate::reverse) fn take(kind: Kind, count: usize) -> Self {
        let count = u32::try_from(count).expect("blocks of tasks are small");
        let mut supply = SUPPLY.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |streams: &Streams| (streams.kind, streams.count) == (kind, count);
        if let Some(found) = supply.spare.iter().position(fits) {
            return supply.spare.swap_remove(found);
        }
        let next = &mut supply.next[kind as usize];
        let first = *next;
        assert!(
            first + u64::from(count) <= ENDS[kind as usize],
            "adjoin has used up its 2^63 ids of recorded values; restart the process"
        );
        *next += u64::from(count);
        Self { kind, first: first as u32, count, floor: 0 }
    }

    /// The first id that a task in the given place may give out, if no task was there before.
    pub(in crate::reverse) fn start(&self, place: usize) -> NodeId {
        assert!(place < self.count as usize);
        NodeId::new(TaskId::of_stream(self.first + place as u32), self.floor)
    }

    /// Gives the streams up. No id at or behind the position `floor` of any of them was given out.
    pub(in crate::reverse) fn give_up(mut self, floor: u32) {
        if floor <= LAST_START {
            self.floor = floor;
            SUPPLY.lock().unwrap_or_else(PoisonError::into_inner).spare.push(self);
        }
    }
}

/// Where the task after one that started at `start` and gave out `count` ids may start: at the beginning of a page, so that no
/// page has values of two tasks.
pub(in crate::reverse) fn next_start(start: NodeId, count: u32) -> NodeId {
    let end = u64::from(start.position()) + u64::from(count);
    let aligned = end.next_multiple_of(u64::from(PAGE));
    // Past the last start it does not matter where: the stream is not used again.
    NodeId::new(start.task(), u32::try_from(aligned).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::{Kind, LAST_START, Streams, next_start};

    #[test]
    fn streams_that_are_given_up_are_taken_again_where_they_ended() {
        // A number of streams that no other test asks for.
        const COUNT: usize = 12345;
        let first = Streams::take(Kind::Verb, COUNT);
        let start = first.start(0);
        let second = Streams::take(Kind::Verb, COUNT);
        assert_ne!(start.task(), second.start(0).task());
        first.give_up(640);
        let again = Streams::take(Kind::Verb, COUNT);
        assert_eq!(again.start(0), start.plus(640));
        again.give_up(LAST_START + 1);
        let fresh = Streams::take(Kind::Verb, COUNT);
        assert_ne!(fresh.start(0).task(), start.task(), "a stream that is used up is not used again");
    }

    #[test]
    fn local_runs_have_streams_of_their_own() {
        assert!(Streams::take(Kind::Local, 12346).start(12345).task().is_local());
        assert!(!Streams::take(Kind::Verb, 12346).start(12345).task().is_local());
    }

    #[test]
    fn tasks_start_at_pages() {
        let start = Streams::take(Kind::Verb, 12347).start(3);
        assert_eq!(next_start(start, 0), start);
        assert_eq!(next_start(start, 1), start.plus(32));
        assert_eq!(next_start(start, 32), start.plus(32));
    }
}
