//! How parallel a run is: its jobs as a graph, their work and span, and the speed-up to expect.
//!
//! A job is what a task recorded between two forks, so the graph shows the forks and joins of the program. A
//! sweep has the same jobs, in the opposite order: forks in the primal become joins in the dual.
//!
//! Work is counted in recorded operations, not in seconds: an operation of two operands is 1 to record and 1
//! to sweep; a value that a task imports is 1 to sweep; an array operation is the elements and derivatives
//! that it keeps; a leaf of a parallel iterator that was reduced at once (`local/leaf.rs`) is what it
//! recorded and swept. A fork is [`FORK`]. Computation that is not recorded does not count.
//! [`measure_jobs`](crate::measure_jobs) measures nanoseconds instead.
//!
//! | file | about |
//! | --- | --- |
//! | `schedule` | greedy scheduling on any number of threads |
//! | `measured` | the time of each job, in place of its operations |
//! | `picture` | the graph as DOT and as SVG |

mod measured;
mod picture;
mod schedule;

pub(crate) use measured::Times;

use crate::reverse::tape::array_node::ArrayNode;
use crate::reverse::tape::task::{Stretch, Task};

/// The cost of a fork, in operations.
const FORK: u64 = 40;

/// The jobs of a recorded run, in a possible order of execution. See
/// [`Pullback::jobs`](crate::Pullback::jobs) and [`measure_jobs`](crate::measure_jobs).
#[derive(Clone, Debug)]
pub struct JobGraph {
    jobs: Vec<Job>,
    unit: Unit,
    forks: usize,
    fork_cost: [u64; 2],
    outside: [u64; 2],
}

/// What work is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unit {
    /// Recorded operations.
    Operations,
    /// Nanoseconds.
    Nanoseconds,
}

/// What a task recorded in one piece, between two forks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Job {
    /// The work of recording it, including the fork after it, if there is one.
    pub recording: u64,
    /// The work of sweeping it, likewise.
    pub sweep: u64,
    /// The jobs that must end before this one is recorded; all have smaller indices. They are swept after it.
    pub after: Vec<usize>,
}

/// Work and span of one pass over the jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parallelism {
    /// The work of all jobs: the time on one thread.
    pub work: u64,
    /// The work of the longest chain of jobs: the time on any number of threads.
    pub span: u64,
}

impl Parallelism {
    /// Work divided by span: the maximum number of threads that can be kept busy.
    pub fn ratio(&self) -> f64 {
        self.work as f64 / self.span.max(1) as f64
    }
}

/// A task during the walk through the tree.
struct Frame<'a> {
    /// The remaining stretches, in reverse order.
    stretches: Vec<&'a Stretch>,
    /// The work of the job that is being assembled.
    recording: u64,
    sweep: u64,
    after: Vec<usize>,
    /// The remaining branches of the last fork, in reverse order, and the job before that fork.
    branches: Vec<&'a Task>,
    before: usize,
}

impl<'a> Frame<'a> {
    fn new(task: &'a Task, after: Vec<usize>) -> Self {
        let stretches = std::iter::successors(task.last_stretch(), |stretch| stretch.earlier()).collect();
        Self { stretches, recording: 0, sweep: u64::from(task.slots), after, branches: Vec::new(), before: 0 }
    }
}

impl JobGraph {
    /// The jobs of a run, by operations.
    pub(in crate::reverse) fn of(root: &Task) -> Self {
        Self::with_sweeps(root, [FORK; 2], |stretch| {
            let [recording, sweep] = [u64::from(stretch.length); 2];
            let (of_array, of_its_sweep) = stretch.array().map_or((0, 0), ArrayNode::work);
            [recording + of_array, sweep + of_its_sweep]
        })
    }

    /// The jobs of a run, with the given work of forks and stretches.
    fn with_sweeps(root: &Task, fork_cost: [u64; 2], work: impl Fn(&Stretch) -> [u64; 2]) -> Self {
        let unit = Unit::Operations;
        let mut graph = Self { jobs: Vec::new(), unit, forks: 0, fork_cost, outside: [0; 2] };
        let mut frames = vec![Frame::new(root, Vec::new())];
        while let Some(frame) = frames.last_mut() {
            if let Some(branch) = frame.branches.pop() {
                let branch = Frame::new(branch, vec![frame.before]);
                frames.push(branch);
            } else if let Some(stretch) = frame.stretches.pop() {
                let [recording, sweep] = work(stretch);
                frame.recording += recording;
                frame.sweep += sweep;
                let branches = stretch.branches();
                if !branches.is_empty() {
                    frame.recording += fork_cost[0];
                    frame.sweep += fork_cost[1];
                    graph.forks += 1;
                    frame.before = graph.add(frame);
                    frame.branches = branches.iter().rev().collect();
                }
            } else {
                let last = graph.add(frame);
                frames.pop();
                if let Some(parent) = frames.last_mut() {
                    parent.after.push(last);
                }
            }
        }
        graph
    }

    /// When each job starts in a recording on any number of threads.
    fn starts(&self) -> Vec<u64> {
        let mut starts: Vec<u64> = Vec::with_capacity(self.jobs.len());
        for job in &self.jobs {
            let ends = job.after.iter().map(|before| starts[*before] + self.jobs[*before].recording);
            starts.push(ends.max().unwrap_or(0));
        }
        starts
    }

    /// Adds the assembled job of a task.
    fn add(&mut self, frame: &mut Frame<'_>) -> usize {
        let (recording, sweep) = (std::mem::take(&mut frame.recording), std::mem::take(&mut frame.sweep));
        self.jobs.push(Job { recording, sweep, after: std::mem::take(&mut frame.after) });
        self.jobs.len() - 1
    }

    /// All jobs.
    pub fn jobs(&self) -> &[Job] {
        &self.jobs
    }

    /// What work is counted in.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// The number of forks whose branches recorded something.
    pub fn forks(&self) -> usize {
        self.forks
    }

    /// The cost of a fork in the recording and in the sweep. It is part of the work of the job before the
    /// fork.
    pub fn fork_cost(&self) -> [u64; 2] {
        self.fork_cost
    }

    /// The time that recording and sweep take outside all jobs, on one thread: lifting the inputs and
    /// sealing, reading out the gradient. 0 if operations are counted.
    pub fn outside(&self) -> [u64; 2] {
        self.outside
    }

    /// Work and span of the recording.
    pub fn recording(&self) -> Parallelism {
        self.parallelism(|job| job.recording)
    }

    /// Work and span of a sweep.
    pub fn sweep(&self) -> Parallelism {
        self.parallelism(|job| job.sweep)
    }

    /// The longest chain has the same length in both directions.
    fn parallelism(&self, work: impl Fn(&Job) -> u64) -> Parallelism {
        let mut ends: Vec<u64> = Vec::with_capacity(self.jobs.len());
        for job in &self.jobs {
            let start = job.after.iter().map(|before| ends[*before]).max().unwrap_or(0);
            ends.push(start + work(job));
        }
        Parallelism { work: self.jobs.iter().map(work).sum(), span: ends.into_iter().max().unwrap_or(0) }
    }

    /// The time of recording and sweep on the given number of threads, by a simulation of greedy scheduling:
    /// an idle thread takes the job that has been ready for longest. Time [outside](Self::outside) jobs
    /// counts in full.
    pub fn time(&self, threads: usize) -> u64 {
        let forward: Vec<Vec<usize>> = self.jobs.iter().map(|job| job.after.clone()).collect();
        let backward = schedule::turned(&forward);
        schedule::greedy(threads, &forward, &backward, |job| self.jobs[job].recording)
            + schedule::greedy(threads, &backward, &forward, |job| self.jobs[job].sweep)
            + self.outside.iter().sum::<u64>()
    }

    /// The speed-up of recording and sweep on the given number of threads over one thread: the ratio of the
    /// [times](Self::time).
    ///
    /// It ignores caches, bandwidth and the cost of moving jobs between threads.
    pub fn speed_up(&self, threads: usize) -> f64 {
        self.time(1) as f64 / self.time(threads).max(1) as f64
    }
}
