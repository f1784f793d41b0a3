//! `adjoin trace`: the reverse pass step by step, as the paper walks through its running examples.
//!
//! Nodes are `job.index` in the parallel stage and a number in the others. Where backpropagators are data, a step shows the
//! node's adjoint, which is complete by then, and what goes to each operand: partial derivative · adjoint. Where they
//! are functions, nobody can look inside, and a step shows the call alone.

use std::collections::{BTreeMap, HashMap, HashSet};

use adjoin_lang::core::Type;
use adjoin_lang::core::real::scale;
use adjoin_lang::eval::{Event, Job, JobGraph, NodeId, Value};
use adjoin_lang::stage::{Stage, transform};

use crate::args::Trace;
use crate::failure::{Failure, Outcome};
use crate::input::{Case, Function};
use crate::json::Json;
use crate::output::{Output, Tint};
use crate::picture::jobs::label;

pub(super) fn execute(args: &Trace, out: &mut Output) -> Outcome {
    let limits = args.call.budget.limits();
    let Case { mut function, at } = Case::new(&args.call, limits)?;
    let cotangent = function.cotangent(&args.cotangent, &at, limits)?;
    let core = &function.loaded.program.core;
    let transformed = transform(core, &function.entry.var, args.stage)?;
    let run = transformed.vjp(&at, |_| vec![cotangent.clone()], limits, true);
    let mut run = run.map_err(|error| function.loaded.failed(&error))?;
    let gradient = run.gradients.pop().unwrap_or_else(Value::unit);
    let story = Story { function: &function, stage: args.stage, at, cotangent, value: run.value, gradient };
    if args.json {
        return story.json(&run.events, out);
    }
    let state = if args.state { Some(Adjoints::new(&run.events)?) } else { None };
    story.tell(&run.events, args.limit, state, out)
}

/// More jobs than this are better looked at in a picture.
const MOST_JOBS: usize = 50;

/// A run, and what to say about it.
struct Story<'a> {
    function: &'a Function,
    stage: Stage,
    at: Value,
    cotangent: Value,
    value: Value,
    gradient: Value,
}

impl Story<'_> {
    fn name(&self, node: NodeId) -> String {
        if self.stage == Stage::Parallel {
            format!("{}.{}", node.job, node.index)
        } else {
            node.index.to_string()
        }
    }

    fn tell(&self, events: &[Event], limit: usize, mut state: Option<Adjoints>, out: &mut Output) -> Outcome {
        out.record(&[
            ("point", format!("{} {}", self.function.name, argument(&self.at.to_string()))),
            ("value", self.value.to_string()),
            ("cotangent", self.cotangent.to_string()),
            ("stage", self.stage.to_string()),
        ])?;
        let steps = events.iter().filter(|event| !matches!(event, Event::Jobs(_))).count();
        let limit = if limit == 0 { usize::MAX } else { limit };
        let inputs = self.at.reals().len() as i64;
        let mut sizes = HashMap::new();
        let mut current = None;
        let mut shown = 0;
        for event in events {
            if shown == limit {
                break;
            }
            let node = match event {
                Event::Jobs(last) => {
                    sizes = last.graph().jobs.into_iter().collect();
                    forward(last, out)?;
                    continue;
                }
                Event::Call { node, .. } | Event::Resolve { node, .. } => *node,
            };
            if current != Some(node.job) {
                current = Some(node.job);
                out.line("")?;
                let title = match sizes.get(&node.job) {
                    Some(count) => format!("reverse, job {}: {}", node.job, label(*count)),
                    None => "reverse".into(),
                };
                out.heading(&title)?;
            }
            let is_input = node.job == 0 && node.index < inputs;
            out.line(self.step(event, is_input, out))?;
            if let Some(state) = &mut state {
                state.step(event);
                let entries = state
                    .entries()
                    .map(|(node, adjoint)| format!("{} ↦ {}", self.name(node), short(adjoint)));
                let text = format!("       {{{}}}", entries.collect::<Vec<_>>().join(", "));
                let text = out.tint(Tint::Faint, &text);
                out.line(text)?;
            }
            shown += 1;
        }
        if shown < steps {
            let more = format!("  … and {} more steps; --limit 0 shows all", steps - shown);
            let more = out.tint(Tint::Faint, &more);
            out.line(more)?;
        }
        out.line("")?;
        Ok(out.record(&[("gradient", self.gradient.to_string())])?)
    }

    fn step(&self, event: &Event, is_input: bool, out: &Output) -> String {
        let remark = if is_input { out.tint(Tint::Faint, "  an input") } else { String::new() };
        match event {
            Event::Jobs(_) => String::new(),
            Event::Call { node, cotangent } => {
                let name = out.tint(Tint::Name, &format!("{:<6}", self.name(*node)));
                format!("  call {name} with {}{remark}", short(*cotangent))
            }
            Event::Resolve { node, cotangent, contributions } => {
                let name = out.tint(Tint::Name, &format!("{:<6}", self.name(*node)));
                let adjoint = short(*cotangent);
                let gifts = contributions.iter().map(|(partial, to)| {
                    let amount = short(scale(*partial, *cotangent));
                    format!("  {} += {} · {adjoint} = {amount}", self.name(*to), short(*partial))
                });
                let gifts: String = gifts.collect::<Vec<_>>().join(" ");
                format!("  node {name} adjoint {adjoint:<12}{gifts}{remark}").trim_end().to_owned()
            }
        }
    }

    fn json(&self, events: &[Event], out: &mut Output) -> Outcome {
        let node =
            |node: NodeId| Json::Object(vec![("job", Json::Int(node.job)), ("index", Json::Int(node.index))]);
        let steps = events.iter().filter_map(|event| match event {
            Event::Jobs(_) => None,
            Event::Call { node: id, cotangent } => {
                Some(vec![("node", node(*id)), ("adjoint", Json::Real(*cotangent))])
            }
            Event::Resolve { node: id, cotangent, contributions } => {
                let each = contributions.iter().map(|(partial, to)| {
                    Json::Object(vec![
                        ("to", node(*to)),
                        ("partial", Json::Real(*partial)),
                        ("amount", Json::Real(scale(*partial, *cotangent))),
                    ])
                });
                let contributions = Json::Array(each.collect());
                Some(vec![
                    ("node", node(*id)),
                    ("adjoint", Json::Real(*cotangent)),
                    ("contributions", contributions),
                ])
            }
        });
        let loaded = &self.function.loaded;
        let show = |value: &Value, ty: &Type| loaded.json(value, ty);
        let (argument, result) = (&self.function.entry.argument, &self.function.entry.result);
        let object = Json::Object(vec![
            ("stage", Json::text(self.stage.name())),
            ("value", show(&self.value, result)),
            ("cotangent", show(&self.cotangent, result)),
            ("steps", Json::Array(steps.map(Json::Object).collect())),
            ("gradient", show(&self.gradient, argument)),
        ]);
        Ok(out.line(object.to_string())?)
    }
}

/// The adjoints that are staged at a step of the reverse pass, and not used up yet.
struct Adjoints {
    staged: BTreeMap<(i64, i64), f64>,
    inputs: HashSet<(i64, i64)>,
}

impl Adjoints {
    /// At the beginning: what the cotangent of the output stages. A node's adjoint is what it was seeded with and what other
    /// nodes have contributed.
    fn new(events: &[Event]) -> Outcome<Self> {
        let key = |node: NodeId| (node.job, node.index);
        let mut complete = BTreeMap::new();
        let mut received: HashMap<(i64, i64), f64> = HashMap::new();
        let mut inputs = HashSet::new();
        for event in events {
            match event {
                Event::Resolve { node, cotangent, contributions } => {
                    complete.insert(key(*node), *cotangent);
                    if contributions.is_empty() {
                        inputs.insert(key(*node));
                    }
                    for (partial, to) in contributions {
                        *received.entry(key(*to)).or_default() += scale(*partial, *cotangent);
                    }
                }
                Event::Call { .. } => {
                    let message =
                        "backpropagators of this stage are functions, so that nobody sees what they stage";
                    let help = "--state is for the stages contrib, taping and parallel";
                    return Err(Failure::usage(message).or_help(help));
                }
                Event::Jobs(_) => {}
            }
        }
        let mut staged = BTreeMap::new();
        for (node, adjoint) in complete {
            let seed = adjoint - received.get(&node).copied().unwrap_or(0.0);
            if seed.abs() > 1e-9 * adjoint.abs() {
                staged.insert(node, seed);
            }
        }
        Ok(Adjoints { staged, inputs })
    }

    fn step(&mut self, event: &Event) {
        let Event::Resolve { node, cotangent, contributions } = event else { return };
        // Nodes without contributions keep their adjoints: the inputs' are the gradient.
        if !self.inputs.contains(&(node.job, node.index)) {
            self.staged.remove(&(node.job, node.index));
        }
        for (partial, to) in contributions {
            *self.staged.entry((to.job, to.index)).or_default() += scale(*partial, *cotangent);
        }
    }

    fn entries(&self) -> impl Iterator<Item = (NodeId, f64)> + '_ {
        self.staged.iter().map(|((job, index), adjoint)| (NodeId { job: *job, index: *index }, *adjoint))
    }
}

/// The jobs of the forward pass.
fn forward(last: &Job, out: &mut Output) -> Outcome {
    let JobGraph { jobs, edges } = last.graph();
    out.line("")?;
    let many = if jobs.len() == 1 { "one job".into() } else { format!("{} jobs", jobs.len()) };
    out.heading(&format!("forward: {many}"))?;
    let mut followers: HashMap<i64, Vec<i64>> = HashMap::new();
    for (from, to) in edges {
        followers.entry(from).or_default().push(to);
    }
    for (id, count) in jobs.iter().take(MOST_JOBS) {
        let then = match followers.get(id).map(Vec::as_slice) {
            None => String::new(),
            Some([next]) => format!(", then job {next}"),
            Some(next) => {
                let next: Vec<String> = next.iter().map(i64::to_string).collect();
                format!(", forks into jobs {}", next.join(", "))
            }
        };
        out.line(format!("  job {id}: {}{then}", label(*count)))?;
    }
    if jobs.len() > MOST_JOBS {
        out.line(format!("  … and {} more; `adjoin graph` draws them", jobs.len() - MOST_JOBS))?;
    }
    Ok(())
}

/// A real in at most six significant digits; `--json` has them all.
fn short(real: f64) -> String {
    let exact = Value::Double(real).to_string();
    if exact.len() <= 8 {
        return exact;
    }
    let rounded: f64 = format!("{real:.5e}").parse().unwrap_or(real);
    Value::Double(rounded).to_string()
}

/// An expression as an argument of a function.
pub(super) fn argument(text: &str) -> String {
    let closed = text.starts_with(['(', '[', '"', '\'']) || !text.contains([' ', '-']);
    if closed { text.to_owned() } else { format!("({text})") }
}
