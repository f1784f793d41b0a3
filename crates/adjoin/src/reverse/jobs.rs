//! How parallel a run is: its jobs as a graph, their work and span, and the speed-up to expect.
//!
//! A job is what a task recorded between two forks, so the graph is that of the program. A sweep has the same
//! jobs, in the opposite order: forks in the primal become joins in the dual.
//!
//! Work is counted in recorded operations, not in seconds: an operation of two operands is 1 to record and 1
//! to sweep; a value that a task imports is 1 to sweep; an array operation is the elements and derivatives
//! that it keeps; a leaf of a parallel iterator that was reduced at once (`local/leaf.rs`) is what it
//! recorded and swept. A fork is [`FORK`]. What the program computes beside its recorded operations does not
//! count.

use std::cmp::Reverse as Least;
use std::collections::{BinaryHeap, VecDeque};
use std::fmt::Write;

use crate::reverse::tape::task::{Stretch, Task};

/// What a fork costs, in operations.
const FORK: u64 = 40;

/// The jobs of a recorded run, in an order in which they may have been run. See
/// [`Pullback::jobs`](crate::Pullback::jobs).
#[derive(Clone, Debug)]
pub struct JobGraph {
    jobs: Vec<Job>,
}

/// What a task recorded in one piece, between two forks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Job {
    /// The work of recording it, in operations.
    pub recording: u64,
    /// The work of sweeping it, in operations.
    pub sweep: u64,
    /// The jobs that must end before this one is recorded; all have smaller indices. They are swept after it.
    pub after: Vec<usize>,
}

/// Work and span of one pass over the jobs, in operations.
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
    pub(in crate::reverse) fn of(root: &Task) -> Self {
        let mut graph = Self { jobs: Vec::new() };
        let mut frames = vec![Frame::new(root, Vec::new())];
        while let Some(frame) = frames.last_mut() {
            if let Some(branch) = frame.branches.pop() {
                let branch = Frame::new(branch, vec![frame.before]);
                frames.push(branch);
            } else if let Some(stretch) = frame.stretches.pop() {
                frame.recording += u64::from(stretch.length);
                frame.sweep += u64::from(stretch.length);
                if let Some(array) = stretch.array() {
                    let (recording, sweep) = array.work();
                    frame.recording += recording;
                    frame.sweep += sweep;
                }
                let branches = stretch.branches();
                if !branches.is_empty() {
                    frame.recording += FORK;
                    frame.sweep += FORK;
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

    /// The speed-up of recording and sweep on the given number of threads over one thread, by a simulation of
    /// greedy scheduling: an idle thread takes any job that is ready.
    ///
    /// It leaves out what depends on the machine: caches, bandwidth, stealing, and lifting the inputs.
    pub fn speed_up(&self, threads: usize) -> f64 {
        let (recording, sweep) = (self.recording().work, self.sweep().work);
        let forward: Vec<Vec<usize>> = self.jobs.iter().map(|job| job.after.clone()).collect();
        let mut backward = vec![Vec::new(); self.jobs.len()];
        for (number, job) in self.jobs.iter().enumerate() {
            job.after.iter().for_each(|before| backward[*before].push(number));
        }
        let time = greedy(threads, &forward, &backward, |job| self.jobs[job].recording)
            + greedy(threads, &backward, &forward, |job| self.jobs[job].sweep);
        (recording + sweep) as f64 / time.max(1) as f64
    }

    /// The graph in Graphviz's DOT language: each job with its work, edges from earlier to later ones.
    pub fn to_dot(&self) -> String {
        let mut dot = String::from("digraph jobs {\n  node [shape=box];\n");
        for (number, job) in self.jobs.iter().enumerate() {
            let _ = writeln!(dot, "  j{number} [label=\"record {}\\nsweep {}\"];", job.recording, job.sweep);
            for before in &job.after {
                let _ = writeln!(dot, "  j{before} -> j{number};");
            }
        }
        dot.push_str("}\n");
        dot
    }
}

/// The time that jobs take on `threads` threads. A job starts after those in `after`; `before` lists the same
/// edges in the other direction.
fn greedy(threads: usize, after: &[Vec<usize>], before: &[Vec<usize>], work: impl Fn(usize) -> u64) -> u64 {
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
