//! What a sum costs on many ranks: messages, bytes and seconds, by simulation of the schedule that runs over
//! MPI.
//!
//! The rounds are those of a real collective, on simulated ranks. Terms take no time to compute: clocks are
//! advanced instead. Rows of derivatives are represented by one number each, so that thousands of ranks with
//! millions of parameters fit into memory.

use std::ops::Range;
use std::panic::Location;

use adjoin::{Grain, Reverse};

use crate::collective::message::{Call, Message};
use crate::collective::round::Round;
use crate::collective::{Numbers, Reduction, Tree};
use crate::distributed::Signature;
use crate::division::Division;
use crate::transport::{Network, Simulated, Traffic};

/// A sum, as a simulation sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Workload {
    /// The number of items of all ranks.
    pub items: usize,
    /// Maximum number of items per leaf; `None` for the default.
    pub grain: Option<Grain>,
    /// The number of parameters of the term.
    pub parameters: usize,
    /// The seconds that a term takes on a rank, with its gradient.
    pub term: f64,
}

/// What a sum and its gradient cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Messages of all ranks.
    pub messages: u64,
    /// Bytes of all messages.
    pub bytes: u64,
    /// The most messages that one rank sends.
    pub most_messages: u64,
    /// The most bytes that one rank sends.
    pub most_bytes: u64,
    /// Seconds until the last rank has the result.
    pub seconds: f64,
}

/// Simulates a [`sum_of`](crate::Distributed::sum_of) and its gradient.
///
/// ```
/// use adjoin_mpi::{Workload, simulate};
/// use adjoin_mpi::transport::Network;
///
/// let network = Network { latency: 2e-6, bandwidth: 10e9, addition: 10e9 };
/// let sum = Workload { items: 1_000_000, grain: None, parameters: 1000, term: 1e-6 };
/// let [one, many] = [1, 16].map(|ranks| simulate(ranks, &sum, network));
/// assert_eq!((one.messages, many.messages), (0, 3 * 15));
/// assert!(one.seconds / many.seconds > 15.0);
/// ```
///
/// # Panics
/// If there are no ranks.
#[track_caller]
pub fn simulate(ranks: usize, sum: &Workload, network: Network) -> Cost {
    let Workload { items, parameters, term, .. } = *sum;
    let tree = Tree { items, grain: sum.grain.unwrap_or_else(|| Grain::of_count(items)) };
    let division = Division::even(tree, ranks);
    let signature = Signature {
        name: "sum_of",
        items,
        grain: tree.grain,
        division: division.fingerprint(),
        scalar: std::any::type_name::<Reverse>(),
        parameters,
        results: 1,
        place: Location::caller(),
    };
    let text = signature.to_string();
    let call = || Call { sequence: 0, text: text.clone(), parameters: 0, departed: false, panicking: false };

    let ranks = Simulated::ranks(ranks, network, move |message| weight(message, parameters));
    let rounds: Vec<_> = ranks.iter().map(|rank| Round::new(rank, call())).collect();
    // To the right: from left to right.
    let own = ranks.iter().zip(&rounds).enumerate().map(|(rank, (simulated, round))| {
        let items = division.of(rank);
        let own = round.work(tree, &items, &OneNumber);
        simulated.spend(items.len() as f64 * term);
        Some(own)
    });
    let mut own: Vec<_> = own.collect();
    // Up: those above have higher ranks.
    let mut all = None;
    for (rank, round) in rounds.iter().enumerate().rev() {
        let merge = |pieces| {
            tree.merge(pieces, &|left, right| {
                ranks[rank].spend(row(parameters) as f64 / network.addition);
                OneNumber.combine(left, right)
            })
        };
        all = own[rank].take().map(|own| round.up(own, &merge));
    }
    // Down: those below have lower ranks.
    for round in &rounds {
        let result = all.take().unwrap_or(Ok(Vec::new()));
        let count = round
            .down(result)
            .expect("simulated ranks call the same")
            .first()
            .map_or(0.0, |all| all.numbers[0]);
        assert_eq!(count, items as f64, "every rank gets the sum over all items");
    }
    let traffic: Vec<Traffic> = ranks.iter().map(Simulated::traffic).collect();
    Cost {
        messages: traffic.iter().map(|rank| rank.messages).sum(),
        bytes: traffic.iter().map(|rank| rank.bytes).sum(),
        most_messages: traffic.iter().map(|rank| rank.messages).max().unwrap_or(0),
        most_bytes: traffic.iter().map(|rank| rank.bytes).max().unwrap_or(0),
        seconds: traffic.iter().map(|rank| rank.clock).fold(0.0, f64::max),
    }
}

/// The bytes of a value and its row.
fn row(parameters: usize) -> u64 {
    8 * (1 + parameters as u64)
}

/// The bytes of the message that one with a single number for each row stands for.
fn weight(message: &[u8], parameters: usize) -> u64 {
    let pieces = Message::decode(message).outcome.map_or(0, |pieces| pieces.len());
    message.len() as u64 + pieces as u64 * 8 * parameters as u64
}

/// Counts items: that everything arrives where it should can be seen from the result.
struct OneNumber;

impl Reduction for OneNumber {
    fn fold(&self, before: Option<Numbers>, items: Range<usize>) -> Numbers {
        vec![before.map_or(0.0, |before| before[0]) + items.len() as f64]
    }

    fn combine(&self, left: Numbers, right: Numbers) -> Numbers {
        vec![left[0] + right[0]]
    }
}
