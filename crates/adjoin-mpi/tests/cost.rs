//! What the simulation counts is what is sent.

use std::cell::Cell;

use adjoin::Grain;
use adjoin::prelude::*;
use adjoin_mpi::transport::{Network, Threads};
use adjoin_mpi::{Cost, Distributed, Transport, Workload, on_threads, simulate};

/// A transport that counts.
struct Counting<'a> {
    inner: Threads,
    messages: &'a Cell<u64>,
    bytes: &'a Cell<u64>,
}

impl Transport for Counting<'_> {
    fn rank(&self) -> usize {
        self.inner.rank()
    }

    fn size(&self) -> usize {
        self.inner.size()
    }

    fn send(&self, to: usize, message: &[u8]) {
        self.messages.set(self.messages.get() + 1);
        self.bytes.set(self.bytes.get() + message.len() as u64);
        self.inner.send(to, message);
    }

    fn receive(&self, from: usize) -> Vec<u8> {
        self.inner.receive(from)
    }
}

/// Messages and bytes that each rank sends in the gradient of a sum.
fn sent(ranks: usize, items: usize, parameters: usize) -> Vec<(u64, u64)> {
    let results = on_threads(ranks, |inner| {
        let (messages, bytes) = (Cell::new(0), Cell::new(0));
        let world = Distributed::new(Counting { inner, messages: &messages, bytes: &bytes });
        let f = |x: Vec<Reverse>| world.sum_of(&x, items, |x, i| x[0] * i as f64);
        grad(f, &vec![1.0; parameters]);
        (messages.get(), bytes.get())
    });
    results.into_iter().map(Result::unwrap).collect()
}

const NETWORK: Network = Network { latency: 1e-6, bandwidth: 1e10, addition: 1e10 };

fn predicted(ranks: usize, items: usize, parameters: usize) -> Cost {
    simulate(ranks, &Workload { items, grain: None, parameters, term: 0.0 }, NETWORK)
}

#[test]
fn the_simulation_counts_what_real_ranks_send() {
    for ranks in 1..=17 {
        for items in [1, 10, 1000] {
            // What is called is written out in every message, with the place in the program. In the
            // difference it is not counted.
            let [few, many] = [11, 99].map(|parameters| sent(ranks, items, parameters));
            let [less, more] = [11, 99].map(|parameters| predicted(ranks, items, parameters));
            let messages = |all: &[(u64, u64)]| all.iter().map(|rank| rank.0).sum::<u64>();
            assert_eq!((messages(&few), messages(&many)), (less.messages, more.messages));
            assert_eq!(few.iter().map(|rank| rank.0).max(), Some(less.most_messages));
            let bytes: Vec<u64> = few.iter().zip(&many).map(|(few, many)| many.1 - few.1).collect();
            assert_eq!(bytes.iter().sum::<u64>(), more.bytes - less.bytes, "{ranks} ranks, {items} items");
        }
    }
}

#[test]
fn messages_and_bytes_are_as_the_book_says() {
    for ranks in [2, 3, 64, 1000, 10_000] {
        let items = 1 << 20;
        let workload = |parameters| Workload { items, grain: Some(Grain::of(4)), parameters, term: 0.0 };
        let [few, many] = [0, 1000].map(|parameters| simulate(ranks, &workload(parameters), NETWORK));
        // To the right, up and down.
        assert_eq!(many.messages, 3 * (ranks as u64 - 1));
        // Rank 0 sends down to log r others, and to the right.
        assert_eq!(many.most_messages, 1 + u64::from(ranks.next_power_of_two().ilog2()));
        // The result goes to all but one rank. Up go few rows of each rank, as its share is made of few
        // nodes.
        let rows = (many.bytes - few.bytes) as f64 / 8000.0 / (ranks as f64 - 1.0);
        assert!((2.0..12.0).contains(&rows), "{ranks} ranks: {rows} rows");
    }
}

#[test]
fn time_is_latency_and_bytes_along_the_tree() {
    let quiet = Network { latency: 1.0, bandwidth: f64::INFINITY, addition: f64::INFINITY };
    let sum = Workload { items: 1 << 14, grain: Some(Grain::of(1)), parameters: 5, term: 0.0 };
    for power in 1..=10_u32 {
        let cost = simulate(1 << power, &sum, quiet);
        // To the right, a rank sends one message and receives one.
        let right = if power == 1 { 1.0 } else { 2.0 };
        assert_eq!(cost.seconds, right + 2.0 * f64::from(power));
    }
    // Work is divided: twice as many ranks take half the time, as long as nothing is sent.
    let free = Network { latency: 0.0, ..quiet };
    let work = Workload { term: 1.0, ..sum };
    for ranks in [1, 2, 16, 1024] {
        assert_eq!(simulate(ranks, &work, free).seconds, f64::from(1 << 14) / ranks as f64);
    }
}
