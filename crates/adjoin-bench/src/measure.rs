//! Interleaved timing.
//!
//! On a shared machine the speed of everything drifts by half within seconds, so two contenders measured one
//! after the other cannot be compared. Here all contenders take turns: a round is one short batch of each,
//! the next round starts with the next contender, and each contender's *minimum* over all rounds is what
//! counts: noise only ever adds time. The median tells how noisy the run was.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::Contender;

/// How long and how finely to measure.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// The time to spend on all contenders of one program together.
    pub budget: Duration,
    /// The length that one batch aims for.
    pub batch: Duration,
    /// Rounds to complete even when the budget is spent.
    pub least_rounds: usize,
}

impl Sampling {
    /// The default batches, with this much time for each program.
    pub fn with_budget(budget: Duration) -> Self {
        Sampling { budget, batch: Duration::from_millis(1), least_rounds: 5 }
    }
}

/// The times of one contender, in nanoseconds per call.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Timing {
    /// The fastest batch.
    pub minimum: f64,
    /// The batch in the middle.
    pub median: f64,
    /// The number of batches.
    pub rounds: usize,
}

impl Timing {
    /// The summary of a contender's samples.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(mut samples: Vec<f64>) -> Self {
        assert!(!samples.is_empty(), "a timing needs at least one sample");
        samples.sort_by(f64::total_cmp);
        Timing { minimum: samples[0], median: samples[samples.len() / 2], rounds: samples.len() }
    }

    /// The times of a part of a call.
    #[must_use]
    pub fn scaled(self, portion: f64) -> Self {
        Timing { minimum: self.minimum * portion, median: self.median * portion, ..self }
    }
}

/// Times all contenders in turns; the result has one timing for each, in their order.
pub fn interleaved(contenders: &mut [Contender<'_>], sampling: Sampling) -> Vec<Timing> {
    let repetitions: Vec<u64> =
        contenders.iter_mut().map(|contender| calibrate(contender, sampling.batch)).collect();
    let mut samples = vec![Vec::new(); contenders.len()];
    let start = Instant::now();
    let mut round = 0;
    while round < sampling.least_rounds || start.elapsed() < sampling.budget {
        for turn in 0..contenders.len() {
            let which = (round + turn) % contenders.len();
            let elapsed = contenders[which].time_warm(repetitions[which]);
            samples[which].push(elapsed.as_secs_f64() * 1e9 / repetitions[which] as f64);
        }
        round += 1;
    }
    samples.into_iter().map(Timing::of).collect()
}

/// The number of repetitions that fill a batch: doubled until a batch is long enough to be measured, then
/// scaled.
fn calibrate(contender: &mut Contender<'_>, batch: Duration) -> u64 {
    contender.time(1);
    let mut repetitions = 1;
    loop {
        let elapsed = contender.time(repetitions);
        if elapsed >= batch / 4 {
            let per_batch = u128::from(repetitions) * batch.as_nanos() / elapsed.as_nanos().max(1);
            return u64::try_from(per_batch).map_or(repetitions, |per_batch| per_batch.max(1));
        }
        repetitions *= 2;
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, time::Duration};

    use super::{Sampling, Timing, interleaved};
    use crate::{Contender, Role};

    #[test]
    fn minimum_and_median_are_those_of_the_samples() {
        let timing = Timing::of(vec![3.0, 1.0, 2.0, 5.0, 4.0]);
        assert_eq!(timing, Timing { minimum: 1.0, median: 3.0, rounds: 5 });
    }

    #[test]
    fn every_contender_takes_a_turn_in_every_round() {
        let calls = RefCell::new([0_usize; 3]);
        let mut contenders: Vec<_> = (0..3)
            .map(|which| {
                let calls = &calls;
                Contender::new(which.to_string(), Role::Peer, move |_| {
                    calls.borrow_mut()[which] += 1;
                    std::thread::sleep(Duration::from_micros(200));
                })
            })
            .collect();
        let sampling =
            Sampling { budget: Duration::ZERO, batch: Duration::from_micros(200), least_rounds: 7 };
        let timings = interleaved(&mut contenders, sampling);
        assert!(timings.iter().all(|timing| timing.rounds == 7));
        drop(contenders);
        // Two calls to calibrate, then in each round one to warm up and at least one on the clock.
        assert!(calls.into_inner().iter().all(|&calls| calls >= 2 + 7 * 2));
    }
}
