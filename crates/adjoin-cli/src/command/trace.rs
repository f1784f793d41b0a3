//! `adjoin trace`: the reverse pass step by step, as the paper walks through its running examples.
//!
//! Nodes are `job.index` in the parallel stage and a number in the others; beside each stands its operation,
//! with line and column in the source. Where backpropagators are data, a step shows the node's adjoint, which
//! is complete by then, and what goes to each operand: partial derivative · adjoint. Where they are
//! functions, their contents are hidden, and a step shows the call alone. In the naive stage calls are
//! nested: each is printed below its caller, and further right.

use std::collections::{BTreeMap, HashMap};

use adjoin_lang::core::real::scale;
use adjoin_lang::core::{Origin, Span, Type};
use adjoin_lang::eval::{Event, Job, JobGraph, NodeId, Step, Sweep, Value};
use adjoin_lang::stage::{Stage, transform};

use crate::args::Trace;
use crate::failure::{Failure, Outcome};
use crate::input::{Case, Function};
use crate::json::Json;
use crate::output::{Output, Tint};
use crate::picture::jobs::{label, operation};

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
    let sweep = Sweep::new(&run.events);
    if args.state && sweep.is_none() {
        let message = "backpropagators of this stage are functions, so that nobody sees what they stage";
        let help = "--state is for the stages contrib, taping and parallel";
        return Err(Failure::usage(message).or_help(help));
    }
    story.tell(&run.events, args.limit, sweep.filter(|_| args.state), out)
}

/// More jobs than this are better looked at in a picture.
const MOST_JOBS: usize = 50;

/// A run, and the terms for its report.
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
        if matches!(self.stage, Stage::Parallel | Stage::ParallelClosures) {
            format!("{}.{node}", node.job)
        } else {
            node.to_string()
        }
    }

    fn tell(&self, events: &[Event], limit: usize, state: Option<Sweep>, out: &mut Output) -> Outcome {
        out.record(&[
            ("point", format!("{} {}", self.function.name, argument(&self.at.to_string()))),
            ("value", self.value.to_string()),
            ("cotangent", self.cotangent.to_string()),
            ("stage", self.stage.to_string()),
        ])?;
        let is_step = |event: &&Event| {
            matches!(event, Event::Call { .. } | Event::Resolve { .. } | Event::Enter { .. })
        };
        let steps = events.iter().filter(is_step).count();
        let limit = if limit == 0 { usize::MAX } else { limit };
        let nodes = nodes(events);
        let mut state = state.map(|sweep| (Adjoints::new(&sweep), sweep.steps.into_iter()));
        let mut sizes = HashMap::new();
        let mut current = None;
        let mut shown = 0;
        let mut calls = Calls::default();
        for event in events {
            if shown == limit {
                break;
            }
            if let Event::Enter { origin, operands, cotangent, span } = event {
                if shown == 0 {
                    out.line("")?;
                    out.heading("reverse: every backpropagator below the one that calls it")?;
                }
                let depth = calls.enter(*operands);
                let what = out.tint(Tint::Name, &self.what(*origin, *span));
                out.line(format!("  {}{what} with {}", "| ".repeat(depth), short(*cotangent)))?;
                shown += 1;
                continue;
            }
            let node = match event {
                Event::Jobs(last) => {
                    sizes = last.graph().jobs.into_iter().collect();
                    forward(last, out)?;
                    continue;
                }
                Event::Node { .. } | Event::Seed { .. } | Event::Enter { .. } => continue,
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
            let what = nodes.get(&node).map(|(origin, span)| self.what(*origin, *span)).unwrap_or_default();
            out.line(self.step(event, &what, out))?;
            if let Some((adjoints, steps)) = &mut state {
                steps.next().iter().for_each(|step| adjoints.step(step));
                let entries = adjoints.0.iter();
                let entries =
                    entries.map(|(node, adjoint)| format!("{} ↦ {}", self.name(*node), short(*adjoint)));
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

    /// `* 4:11`: the operation, and where it is.
    fn what(&self, origin: Origin, span: Span) -> String {
        let place = self.place(span).map(|(line, column)| format!(" {line}:{column}"));
        format!("{}{}", operation(origin), place.unwrap_or_default())
    }

    /// Line and column.
    fn place(&self, span: Span) -> Option<(usize, usize)> {
        (!span.is_none()).then(|| self.function.loaded.source.position(span.start))
    }

    fn step(&self, event: &Event, what: &str, out: &Output) -> String {
        let what = out.tint(Tint::Faint, &format!("{what:<14}"));
        let line = match event {
            Event::Jobs(_) | Event::Node { .. } | Event::Seed { .. } | Event::Enter { .. } => String::new(),
            Event::Call { node, cotangent } => {
                let name = out.tint(Tint::Name, &format!("{:<6}", self.name(*node)));
                format!("  call {name} {what} with {}", short(*cotangent))
            }
            Event::Resolve { node, cotangent, contributions } => {
                let name = out.tint(Tint::Name, &format!("{:<6}", self.name(*node)));
                let adjoint = short(*cotangent);
                let gifts = contributions.iter().map(|(partial, to)| {
                    let amount = short(scale(*partial, *cotangent));
                    format!("  {} += {} · {adjoint} = {amount}", self.name(*to), short(*partial))
                });
                let gifts: String = gifts.collect::<Vec<_>>().join(" ");
                format!("  node {name} {what} adjoint {adjoint:<12}{gifts}")
            }
        };
        line.trim_end().to_owned()
    }

    fn json(&self, events: &[Event], out: &mut Output) -> Outcome {
        let node = |node: NodeId| {
            let mut parts = vec![("job", Json::Int(node.job)), ("index", Json::Int(node.index))];
            parts.extend(node.place.map(|place| ("place", Json::Int(place))));
            Json::Object(parts)
        };
        let nodes = nodes(events);
        let place = |span: Span| match self.place(span) {
            Some((line, column)) => {
                Json::Object(vec![("line", Json::Int(line as i64)), ("column", Json::Int(column as i64))])
            }
            None => Json::Null,
        };
        let about = |id: &NodeId| {
            let Some((origin, span)) = nodes.get(id) else { return Vec::new() };
            vec![("operation", Json::text(operation(*origin))), ("place", place(*span))]
        };
        let mut calls = Calls::default();
        let steps = events.iter().filter_map(|event| {
            let (id, cotangent, contributions) = match event {
                Event::Enter { origin, operands, cotangent, span } => {
                    let depth = calls.enter(*operands);
                    return Some(vec![
                        ("depth", Json::Int(depth as i64)),
                        ("operation", Json::text(operation(*origin))),
                        ("place", place(*span)),
                        ("adjoint", Json::Real(*cotangent)),
                    ]);
                }
                Event::Call { node, cotangent } => (node, cotangent, None),
                Event::Resolve { node, cotangent, contributions } => (node, cotangent, Some(contributions)),
                Event::Jobs(_) | Event::Node { .. } | Event::Seed { .. } => return None,
            };
            let mut step = vec![("node", node(*id))];
            step.extend(about(id));
            step.push(("adjoint", Json::Real(*cotangent)));
            if let Some(contributions) = contributions {
                let each = contributions.iter().map(|(partial, to)| {
                    Json::Object(vec![
                        ("to", node(*to)),
                        ("partial", Json::Real(*partial)),
                        ("amount", Json::Real(scale(*partial, *cotangent))),
                    ])
                });
                step.push(("contributions", Json::Array(each.collect())));
            }
            Some(step)
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

/// The active calls: for each of them, the number of calls that it still has to make.
#[derive(Default)]
struct Calls(Vec<i64>);

impl Calls {
    /// Enters a call that makes this number of calls, and returns its depth.
    fn enter(&mut self, operands: i64) -> usize {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        let depth = self.0.len();
        if let Some(left) = self.0.last_mut() {
            *left -= 1;
        }
        self.0.push(operands);
        depth
    }
}

/// The origin of each node, and its place in the source.
fn nodes(events: &[Event]) -> HashMap<NodeId, (Origin, Span)> {
    let each = events.iter().filter_map(|event| match event {
        Event::Node { node, origin, span, .. } => Some((*node, (*origin, *span))),
        _ => None,
    });
    each.collect()
}

/// The adjoints that are staged at a step of the reverse pass and not yet consumed.
struct Adjoints(BTreeMap<NodeId, f64>);

impl Adjoints {
    /// The adjoints that the cotangent of the output stages.
    fn new(sweep: &Sweep) -> Self {
        Adjoints(sweep.seeds.iter().map(|staged| (staged.node, staged.after)).collect())
    }

    fn step(&mut self, step: &Step) {
        // Nodes without contributions keep their adjoints: the inputs' are the gradient.
        if !step.contributions.is_empty() {
            self.0.remove(&step.node);
        }
        self.0.extend(step.staged.iter().map(|staged| (staged.node, staged.after)));
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
