//! A recorded run of the parallel stage: its jobs, its nodes, and the steps of the reverse pass.

use std::collections::HashMap;

use adjoin_lang::core::real::scale;
use adjoin_lang::eval::{Event, Job, NodeId, Staged, Sweep, Value};
use adjoin_lang::stage::{Stage, transform};
use serde::Serialize;

use crate::problem::{Outcome, Problem, Range};
use crate::request::{Case, LIMITS, Request};
use crate::short;

/// Maximum number of nodes: nobody steps through more.
const MOST_NODES: usize = 5_000;

#[derive(Serialize)]
pub(crate) struct Trace {
    value: String,
    cotangent: String,
    gradient: String,
    /// The jobs of the first task, from first to last.
    jobs: Vec<TaskJob>,
    /// The nodes in the order of their creation. Everything else refers to nodes by their index in here.
    nodes: Vec<Node>,
    seeds: Vec<Entry>,
    steps: Vec<Step>,
}

/// A job, and the tasks it forks into.
#[derive(Serialize)]
struct TaskJob {
    id: i64,
    nodes: i64,
    forks: Vec<Vec<TaskJob>>,
}

#[derive(Serialize)]
struct Node {
    job: i64,
    /// Its number in the job, `3`, or `3[1]` of a node with several results.
    index: String,
    /// `input`, `constant` or the operation.
    operation: &'static str,
    value: String,
    range: Option<Range>,
}

#[derive(Serialize)]
struct Step {
    node: usize,
    adjoint: String,
    contributions: Vec<Contribution>,
    /// The entries of the staging array that change.
    staged: Vec<Entry>,
}

#[derive(Serialize)]
struct Contribution {
    to: usize,
    partial: String,
    amount: String,
}

#[derive(Serialize)]
struct Entry {
    node: usize,
    before: Option<String>,
    after: String,
}

pub(crate) fn answer(request: &Request) -> Outcome<Trace> {
    let mut case = Case::new(request)?;
    let value = case.compile()?.run(&case.at).map_err(|error| Problem::eval(&error, &request.program))?;
    let cotangent = case.cotangent(&value)?;
    let transformed = transform(&case.program.core, &case.entry.var, Stage::Parallel);
    let transformed = transformed.map_err(|error| Problem::transform(&error))?;
    let run = transformed.vjp(&case.at, |_| vec![cotangent.clone()], LIMITS, true);
    let mut run = run.map_err(|error| Problem::eval(&error, &request.program))?;
    let mut places = HashMap::new();
    let mut nodes = Vec::new();
    let mut jobs = Vec::new();
    for event in &run.events {
        match event {
            Event::Node { node, origin, value, span } => {
                places.insert(*node, nodes.len());
                let operation = origin.name();
                let range = (!span.is_none()).then(|| Range::new(&request.program, span.start, span.end));
                let (job, index) = (node.job, node.to_string());
                nodes.push(Node { job, index, operation, value: short(*value), range });
            }
            Event::Jobs(last) => jobs = task(last),
            _ => {}
        }
    }
    if nodes.len() > MOST_NODES {
        let problem = Problem::plain(format!("{} nodes are too many to step through", nodes.len()));
        return Err(vec![problem.help(Some("choose a smaller point"))]);
    }
    let unknown = || vec![Problem::plain("the run told nothing about its reverse pass")];
    let sweep = Sweep::new(&run.events).ok_or_else(unknown)?;
    let steps = steps(&sweep, &places).ok_or_else(unknown)?;
    let seeds = entries(&sweep.seeds, &places).ok_or_else(unknown)?;
    let gradient = run.gradients.pop().unwrap_or_else(Value::unit).to_string();
    Ok(Trace {
        value: run.value.to_string(),
        cotangent: cotangent.to_string(),
        gradient,
        jobs,
        nodes,
        seeds,
        steps,
    })
}

/// The jobs of a task, given its last one.
fn task(last: &Job) -> Vec<TaskJob> {
    let mut jobs = Vec::new();
    let (mut job, mut forks) = (last, Vec::new());
    loop {
        jobs.push(TaskJob { id: job.id, nodes: job.nodes, forks });
        let Some(fork) = &job.after else { break };
        forks = fork.tasks.iter().map(task).collect();
        job = &fork.from;
    }
    jobs.reverse();
    jobs
}

fn steps(sweep: &Sweep, places: &HashMap<NodeId, usize>) -> Option<Vec<Step>> {
    let each = sweep.steps.iter().map(|step| {
        let gifts = step.contributions.iter().map(|(partial, to)| {
            let amount = short(scale(*partial, step.adjoint));
            Some(Contribution { to: *places.get(to)?, partial: short(*partial), amount })
        });
        Some(Step {
            node: *places.get(&step.node)?,
            adjoint: short(step.adjoint),
            contributions: gifts.collect::<Option<_>>()?,
            staged: entries(&step.staged, places)?,
        })
    });
    each.collect()
}

fn entries(staged: &[Staged], places: &HashMap<NodeId, usize>) -> Option<Vec<Entry>> {
    let each = staged.iter().map(|each| {
        let (before, after) = (each.before.map(short), short(each.after));
        Some(Entry { node: *places.get(&each.node)?, before, after })
    });
    each.collect()
}
