//! The events of a recorded run, from which `trace` and `graph` are made.

use std::collections::HashSet;
use std::fmt;

use crate::core::{Origin, Span};

/// The id of a node: its number in the sequential stages; job and number within it in the parallel one. Of a
/// node with several results, each result has an id of its own here, and events of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId {
    /// The job that made it; 0 in the sequential stages.
    pub job: i64,
    /// Its number in the job.
    pub index: i64,
    /// Which of the node's results, if it has several.
    pub place: Option<i64>,
}

impl NodeId {
    /// A node with one result, in the sequential stages.
    pub fn new(index: i64) -> Self {
        NodeId { job: 0, index, place: None }
    }
}

/// `3`, and `3[1]` of a node with several results.
impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index)?;
        self.place.map_or(Ok(()), |place| write!(f, "[{place}]"))
    }
}

/// One step of a recorded run, in the order of evaluation.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The forward pass is over; these are its jobs. Only from the parallel stage.
    Jobs(Job),
    /// A backpropagator is called with all its cotangent, in the stages where it is a function.
    Call {
        /// Its node.
        node: NodeId,
        /// Its argument.
        cotangent: f64,
    },
    /// A node is resolved, in the stages where it is data.
    Resolve {
        /// Its node.
        node: NodeId,
        /// Its cotangent, complete by now.
        cotangent: f64,
        /// Partial derivative and node for each operand: the cotangent times the former goes to the latter.
        contributions: Vec<(f64, NodeId)>,
    },
    /// A node is made, in the stages that have ids.
    Node {
        /// Its id.
        node: NodeId,
        /// What it stands for.
        origin: Origin,
        /// Its primal.
        value: f64,
        /// Where in the source: the operation, or the call that led to it if it is the prelude's.
        span: Span,
    },
    /// A backpropagator is called, in the naive stage, where it has no id. It calls as many others as it has
    /// operands: the calls in order are the tree of calls, each before what it calls.
    Enter {
        /// What its node stands for.
        origin: Origin,
        /// The number of others that it calls.
        operands: i64,
        /// Its argument.
        cotangent: f64,
        /// Where in the source its node is.
        span: Span,
    },
    /// A cotangent of the output is staged, in the stages where backpropagators are data.
    Seed {
        /// At which node.
        node: NodeId,
        /// What is added there.
        cotangent: f64,
    },
}

/// The last job of a task, with what was before it in the task: the paper's `JobDescr` and `History`.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// Its id.
    pub id: i64,
    /// The number of nodes that it made.
    pub nodes: i64,
    /// The fork that it follows; `None` for the first job of a task.
    pub after: Option<Box<Fork>>,
}

/// A fork within a task, as seen from the job after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fork {
    /// The job that forked.
    pub from: Job,
    /// The last jobs of the tasks that it forked into.
    pub tasks: Vec<Job>,
}

/// Jobs and their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JobGraph {
    /// Every job, with the number of nodes that it made.
    pub jobs: Vec<(i64, i64)>,
    /// From every job to those that follow it.
    pub edges: Vec<(i64, i64)>,
}

impl Job {
    /// The graph of all jobs up to this one.
    pub fn graph(&self) -> JobGraph {
        let mut graph = JobGraph::default();
        self.collect(&mut graph);
        graph.jobs.sort_unstable();
        graph.edges.sort_unstable();
        graph
    }

    /// Collects the task that ends in this job; returns the id of its first job.
    fn collect(&self, graph: &mut JobGraph) -> i64 {
        let mut job = self;
        loop {
            graph.jobs.push((job.id, job.nodes));
            let Some(fork) = &job.after else { return job.id };
            for task in &fork.tasks {
                graph.edges.push((task.id, job.id));
                let first = task.collect(graph);
                graph.edges.push((fork.from.id, first));
            }
            job = &fork.from;
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        // A task that forked 10⁶ times is a chain of 10⁶ jobs.
        let mut next = self.after.take();
        while let Some(mut fork) = next {
            next = fork.from.after.take();
        }
    }
}

/// Where nodes may have several results, every id names a place while a run goes on. In the end, when all
/// nodes are known, those of nodes with one result lose it, and events of nodes without any result go.
pub(super) fn settle(events: Vec<Event>) -> Vec<Event> {
    let known: HashSet<NodeId> = events
        .iter()
        .filter_map(|event| if let Event::Node { node, .. } = event { Some(*node) } else { None })
        .collect();
    // Whether there is such a node.
    let settled =
        |node: &mut NodeId| known.contains(node) || node.place.take().is_none() || known.contains(node);
    let settle = |mut event: Event| {
        let keep = match &mut event {
            Event::Call { node, .. } | Event::Seed { node, .. } => settled(node),
            Event::Resolve { node, contributions, .. } => {
                for (_, to) in contributions {
                    settled(to);
                }
                settled(node)
            }
            Event::Jobs(_) | Event::Node { .. } | Event::Enter { .. } => true,
        };
        keep.then_some(event)
    };
    events.into_iter().filter_map(settle).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(id: i64, nodes: i64) -> Job {
        Job { id, nodes, after: None }
    }

    #[test]
    fn the_graph_of_the_papers_example() {
        // Fig. partial-order: α forks into β and γ; β into δ and ε, joined in ζ; all joined in η.
        let inner = Fork { from: job(1, 3), tasks: vec![job(3, 2), job(4, 1)] };
        let zeta = Job { id: 5, nodes: 2, after: Some(Box::new(inner)) };
        let outer = Fork { from: job(0, 0), tasks: vec![zeta, job(2, 2)] };
        let eta = Job { id: 6, nodes: 1, after: Some(Box::new(outer)) };
        let JobGraph { jobs, edges } = eta.graph();
        assert_eq!(jobs, [(0, 0), (1, 3), (2, 2), (3, 2), (4, 1), (5, 2), (6, 1)]);
        assert_eq!(edges, [(0, 1), (0, 2), (1, 3), (1, 4), (2, 6), (3, 5), (4, 5), (5, 6)]);
    }
}
