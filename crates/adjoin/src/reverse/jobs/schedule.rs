//! Greedy scheduling: an idle thread takes any job that is ready.

use std::cmp::Reverse as Least;
use std::collections::{BinaryHeap, VecDeque};

/// The time that jobs take on `threads` threads. A job starts after those in `after`; `before` lists the same
/// edges in the other direction. Of several jobs that are ready, the one that has been so for longest starts
/// first.
pub(super) fn greedy(
    threads: usize,
    after: &[Vec<usize>],
    before: &[Vec<usize>],
    work: impl Fn(usize) -> u64,
) -> u64 {
    let mut missing: Vec<usize> = after.iter().map(Vec::len).collect();
    let mut ready: VecDeque<usize> = (0..after.len()).filter(|job| missing[*job] == 0).collect();
    let mut running = BinaryHeap::new();
    let mut now = 0;
    loop {
        while running.len() < threads.max(1) {
            let Some(job) = ready.pop_front() else { break };
            running.push(Least((now + work(job), job)));
        }
        let Some(Least((end, job))) = running.pop() else { return now };
        now = end;
        for next in &before[job] {
            missing[*next] -= 1;
            if missing[*next] == 0 {
                ready.push_back(*next);
            }
        }
    }
}

/// The same edges in the other direction.
pub(super) fn turned(after: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut before = vec![Vec::new(); after.len()];
    for (number, jobs) in after.iter().enumerate() {
        for job in jobs {
            before[*job].push(number);
        }
    }
    before
}

#[cfg(test)]
mod tests {
    use super::{greedy, turned};
    use proptest::collection::vec;
    use proptest::prelude::{ProptestConfig, Strategy, prop_assert, prop_assert_eq, proptest};

    /// Jobs with their work, each after some of those before it.
    fn graphs() -> impl Strategy<Value = (Vec<u64>, Vec<Vec<usize>>)> {
        vec((1..9u64, vec(0..1000usize, 0..3)), 1..14).prop_map(|jobs| {
            let after = jobs.iter().enumerate().map(|(number, (_, before))| {
                let mut before: Vec<usize> = before.iter().filter_map(|n| n.checked_rem(number)).collect();
                before.sort_unstable();
                before.dedup();
                before
            });
            (jobs.iter().map(|(work, _)| *work).collect(), after.collect())
        })
    }

    /// The same by a simulation that looks at every job at every moment.
    fn by_moments(threads: usize, after: &[Vec<usize>], work: &[u64]) -> u64 {
        let mut left = work.to_vec();
        // The moment at which each job became ready, and its turn among those of the same moment.
        let mut ready: Vec<Option<usize>> = vec![None; work.len()];
        let mut turns = 0;
        let mut running: Vec<usize> = Vec::new();
        let mut ended = vec![false; work.len()];
        let mut get_ready = |ended: &[bool], by: Option<usize>, ready: &mut Vec<Option<usize>>| {
            for job in 0..work.len() {
                let is_next = by.is_none_or(|by| after[job].contains(&by));
                if is_next && ready[job].is_none() && after[job].iter().all(|before| ended[*before]) {
                    ready[job] = Some(turns);
                    turns += 1;
                }
            }
        };
        get_ready(&ended, None, &mut ready);
        for now in 0.. {
            while running.len() < threads {
                let waiting =
                    (0..work.len()).filter(|job| left[*job] == work[*job] && !running.contains(job));
                let next = waiting.filter(|job| ready[*job].is_some()).min_by_key(|job| ready[*job]);
                let Some(next) = next else { break };
                running.push(next);
            }
            if running.is_empty() {
                return now;
            }
            for job in &running {
                left[*job] -= 1;
            }
            running.sort_unstable();
            for job in running.extract_ended(&left) {
                ended[job] = true;
                get_ready(&ended, Some(job), &mut ready);
            }
        }
        unreachable!("all jobs end")
    }

    trait ExtractEnded {
        fn extract_ended(&mut self, left: &[u64]) -> Vec<usize>;
    }

    impl ExtractEnded for Vec<usize> {
        fn extract_ended(&mut self, left: &[u64]) -> Vec<usize> {
            let (ended, running) = self.iter().partition(|job| left[**job] == 0);
            *self = running;
            ended
        }
    }

    /// The least time in which any schedule does the jobs, greedy or not: all choices are tried at every
    /// moment.
    fn optimum(threads: usize, after: &[Vec<usize>], work: &[u64]) -> u64 {
        fn search(
            threads: usize,
            after: &[Vec<usize>],
            left: &mut Vec<u64>,
            work: &[u64],
            best: &mut u64,
            now: u64,
        ) {
            let rest: u64 = left.iter().sum();
            if rest == 0 {
                *best = (*best).min(now);
                return;
            }
            if now + rest.div_ceil(threads as u64) >= *best {
                return;
            }
            let is_free = |job: usize| {
                left[job] == work[job] && work[job] > 0 && after[job].iter().all(|before| left[*before] == 0)
            };
            let started: Vec<usize> =
                (0..work.len()).filter(|job| left[*job] > 0 && left[*job] < work[*job]).collect();
            let free: Vec<usize> = (0..work.len()).filter(|job| is_free(*job)).collect();
            for choice in 0..1u32 << free.len() {
                let chosen = (0..free.len()).filter(|bit| choice >> bit & 1 == 1).map(|bit| free[bit]);
                let all: Vec<usize> = started.iter().copied().chain(chosen).collect();
                if all.is_empty() || all.len() > threads {
                    continue;
                }
                for job in &all {
                    left[*job] -= 1;
                }
                search(threads, after, left, work, best, now + 1);
                for job in &all {
                    left[*job] += 1;
                }
            }
        }
        let mut best = work.iter().sum();
        search(threads, after, &mut work.to_vec(), work, &mut best, 0);
        best
    }

    fn span(after: &[Vec<usize>], work: &[u64]) -> u64 {
        let mut ends: Vec<u64> = Vec::new();
        for (job, before) in after.iter().enumerate() {
            ends.push(work[job] + before.iter().map(|before| ends[*before]).max().unwrap_or(0));
        }
        ends.into_iter().max().unwrap_or(0)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn the_simulation_is_that_of_every_moment((work, after) in graphs(), threads in 1..5usize) {
            let time = greedy(threads, &after, &turned(&after), |job| work[job]);
            prop_assert_eq!(time, by_moments(threads, &after, &work));
            let (total, span) = (work.iter().sum::<u64>(), span(&after, &work));
            prop_assert!(time >= span && time >= total.div_ceil(threads as u64));
            prop_assert!(time <= span + (total - span) / threads as u64);
            prop_assert_eq!(greedy(1, &after, &turned(&after), |job| work[job]), total);
            prop_assert_eq!(greedy(work.len(), &after, &turned(&after), |job| work[job]), span);
        }

        #[test]
        fn greedy_schedules_are_at_most_twice_as_long_as_the_best((work, after) in graphs(), threads in 2..4usize) {
            // Small enough to try all schedules.
            let jobs = work.len().min(5);
            let (work, after) = (work[..jobs].iter().map(|work| work.min(&3)).copied().collect::<Vec<_>>(), &after[..jobs]);
            let time = greedy(threads, after, &turned(after), |job| work[job]);
            let best = optimum(threads, after, &work);
            prop_assert!(best <= time && time < 2 * best);
        }
    }
}
