//! Ranks as entries of a table: messages are counted, and clocks tell how long they would take.
//!
//! All ranks live on one thread. They are run in an order in which every message has been sent before it is
//! received (`cost.rs`). Clocks follow the messages, not that order.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use super::Transport;

/// A network, and the speed at which ranks add numbers.
///
/// A message takes `latency + bytes / bandwidth`, and keeps both ranks busy for that long: a rank sends or
/// receives one at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Network {
    /// Seconds that a message of no bytes takes.
    pub latency: f64,
    /// Bytes of a message in a second.
    pub bandwidth: f64,
    /// Bytes of numbers in a second that are added to as many others.
    pub addition: f64,
}

/// What a rank has sent, and its clock.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Traffic {
    /// Messages that it has sent.
    pub messages: u64,
    /// Bytes of these.
    pub bytes: u64,
    /// Seconds since the start.
    pub clock: f64,
}

/// One of several simulated ranks.
pub struct Simulated {
    rank: usize,
    all: Rc<RefCell<Table>>,
}

struct Table {
    network: Network,
    /// The number of bytes that a message counts for.
    weigh: Weigh,
    ranks: Vec<Traffic>,
    /// What is on its way from one rank to another.
    messages: HashMap<(usize, usize), VecDeque<Sent>>,
}

type Weigh = Box<dyn Fn(&[u8]) -> u64>;

struct Sent {
    at: f64,
    message: Vec<u8>,
}

impl Table {
    fn duration(&self, message: &[u8]) -> f64 {
        self.network.latency + (self.weigh)(message) as f64 / self.network.bandwidth
    }
}

impl Simulated {
    /// Makes `size` ranks. `weigh` tells how many bytes a message counts for: its length, or that of one that
    /// it stands for.
    ///
    /// # Panics
    /// If there are none.
    pub fn ranks(size: usize, network: Network, weigh: impl Fn(&[u8]) -> u64 + 'static) -> Vec<Self> {
        assert!(size > 0, "there is at least one rank");
        let (ranks, messages) = (vec![Traffic::default(); size], HashMap::new());
        let all = Rc::new(RefCell::new(Table { network, weigh: Box::new(weigh), ranks, messages }));
        (0..size).map(|rank| Self { rank, all: Rc::clone(&all) }).collect()
    }

    /// What this rank has sent so far, and its clock.
    pub fn traffic(&self) -> Traffic {
        self.all.borrow().ranks[self.rank]
    }

    /// Lets a rank be busy for some seconds.
    pub fn spend(&self, seconds: f64) {
        self.all.borrow_mut().ranks[self.rank].clock += seconds;
    }
}

impl Transport for Simulated {
    fn rank(&self) -> usize {
        self.rank
    }

    fn size(&self) -> usize {
        self.all.borrow().ranks.len()
    }

    fn send(&self, to: usize, message: &[u8]) {
        let table = &mut *self.all.borrow_mut();
        let duration = table.duration(message);
        let sender = &mut table.ranks[self.rank];
        let sent = Sent { at: sender.clock, message: message.to_vec() };
        sender.messages += 1;
        sender.bytes += (table.weigh)(message);
        sender.clock += duration;
        table.messages.entry((self.rank, to)).or_default().push_back(sent);
    }

    /// # Panics
    /// If there is none: that rank has to be run before this one.
    fn receive(&self, from: usize) -> Vec<u8> {
        let table = &mut *self.all.borrow_mut();
        let sent = table.messages.get_mut(&(from, self.rank)).and_then(VecDeque::pop_front);
        let Sent { at, message } = sent.unwrap_or_else(|| {
            panic!("rank {} waits for rank {from}, which has not been run yet", self.rank)
        });
        let duration = table.duration(&message);
        let clock = &mut table.ranks[self.rank].clock;
        *clock = clock.max(at) + duration;
        message
    }
}

impl std::fmt::Debug for Simulated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Simulated")
            .field("rank", &self.rank)
            .field("traffic", &self.traffic())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_follow_the_messages() {
        let network = Network { latency: 1.0, bandwidth: 2.0, addition: 1.0 };
        let ranks = Simulated::ranks(3, network, |message| message.len() as u64);
        ranks[0].send(1, &[7; 4]);
        ranks[0].send(2, &[8; 2]);
        ranks[2].spend(10.0);
        assert_eq!(ranks[0].traffic(), Traffic { messages: 2, bytes: 6, clock: 5.0 });
        assert_eq!(ranks[1].receive(0), [7; 4]);
        assert_eq!(ranks[1].traffic().clock, 3.0);
        assert_eq!(ranks[2].receive(0), [8; 2]);
        assert_eq!(ranks[2].traffic().clock, 12.0);
    }
}
