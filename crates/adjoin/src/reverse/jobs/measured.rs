//! The time of each job, in place of its operations.

use std::collections::HashMap;

use super::{JobGraph, Unit};
use crate::reverse::record::stopwatch::Stopwatch;
use crate::reverse::tape::task::Task;

/// The times of one recording and one sweep, in nanoseconds.
pub(crate) struct Times {
    /// The recording of each job.
    pub(crate) jobs: Vec<u64>,
    /// The whole recording and the whole sweep.
    pub(crate) total: [u64; 2],
}

impl JobGraph {
    /// The jobs of a run that was recorded and swept with a stopwatch.
    ///
    /// # Panics
    /// If the measured jobs are not the recorded ones.
    pub(in crate::reverse) fn measured(
        root: &Task,
        times: &Times,
        stopwatch: &Stopwatch,
        fork_cost: [u64; 2],
    ) -> Self {
        let mut sweeps: HashMap<usize, u64> = HashMap::new();
        for (stretch, sweep) in stopwatch.swept() {
            *sweeps.entry(stretch).or_default() += sweep;
        }
        let sweep = |address: usize| sweeps.get(&address).copied().unwrap_or(0);
        let mut graph =
            Self::with_sweeps(root, fork_cost, |stretch| [0, sweep(std::ptr::from_ref(stretch).addr())]);
        assert_eq!(graph.jobs.len(), times.jobs.len(), "every job was measured");
        for (job, recording) in graph.jobs.iter_mut().zip(&times.jobs) {
            job.recording += recording;
        }
        if let [job] = &mut graph.jobs[..] {
            // The sweep of a single job has no laps.
            job.sweep = times.total[1];
        }
        let forks = graph.forks as u64;
        let inside = [graph.recording().work, graph.sweep().work];
        graph.outside = std::array::from_fn(|pass| {
            times.total[pass].saturating_sub(inside[pass].saturating_sub(forks * fork_cost[pass]))
        });
        graph.unit = Unit::Nanoseconds;
        graph
    }

    /// The smaller of two measurements of the same program, job by job.
    ///
    /// # Panics
    /// If the programs were different.
    pub(crate) fn least(mut self, other: &Self) -> Self {
        let same = self.jobs.len() == other.jobs.len()
            && self.jobs.iter().zip(&other.jobs).all(|(a, b)| a.after == b.after);
        assert!(same, "measure_jobs: the function forked differently when it was called again");
        for (job, other) in self.jobs.iter_mut().zip(&other.jobs) {
            job.recording = job.recording.min(other.recording);
            job.sweep = job.sweep.min(other.sweep);
        }
        self.outside = std::array::from_fn(|pass| self.outside[pass].min(other.outside[pass]));
        self
    }
}
