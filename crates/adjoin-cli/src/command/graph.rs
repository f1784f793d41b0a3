//! `adjoin graph`: the jobs of one run of the parallel stage, or what backpropagators refer to, as a picture,
//! as DOT or as JSON.

use adjoin_lang::eval::{Event, Job, JobGraph, Limits, NodeId};
use adjoin_lang::stage::{Stage, transform};

use super::trace::argument;
use crate::args::Graph;
use crate::failure::{Failure, Outcome};
use crate::input::Case;
use crate::json::Json;
use crate::output::Output;
use crate::picture::jobs::{self, Nodes};
use crate::picture::sharing::{self, Sharing};
use crate::picture::{Format, save, write};

/// A longer title would be wider than the graph.
const LONGEST_TITLE: usize = 60;

pub(super) fn execute(args: &Graph, out: &mut Output) -> Outcome {
    let limits = args.call.budget.limits();
    let format = args.output.as_deref().map(Format::of).transpose()?;
    let case = Case::new(&args.call, limits)?;
    let title = title(&case, args.call.point.at.as_deref());
    if args.sharing {
        return sharing(args, &case, &title, format, limits, out);
    }
    let (last, events) = last_job(&case, limits)?;
    let graph = last.graph();
    let nodes = if args.nodes { Nodes::of(&events) } else { Nodes::default() };
    if let (Some(path), Some(format)) = (&args.output, format) {
        match format {
            Format::Dot => write(path, jobs::dot(&graph, &nodes, &title).as_bytes())?,
            Format::Svg | Format::Png => save(&jobs::draw(&last, &nodes, &title), format, path)?,
        }
    }
    if args.json {
        return Ok(out.line(json(&graph, &nodes).to_string())?);
    }
    match &args.output {
        None => out.line(jobs::dot(&graph, &nodes, &title).trim_end())?,
        Some(path) => {
            let nodes: i64 = graph.jobs.iter().map(|(_, nodes)| nodes).sum();
            let summary = format!("{} jobs, {} edges, {nodes} nodes", graph.jobs.len(), graph.edges.len());
            out.line(format!("{summary}; written to {}", path.display()))?;
        }
    }
    Ok(())
}

/// What backpropagators refer to, before and after defunctionalisation.
fn sharing(
    args: &Graph,
    case: &Case,
    title: &str,
    format: Option<Format>,
    limits: Limits,
    out: &mut Output,
) -> Outcome {
    let events = events(case, Stage::Contrib, limits)?;
    let sharing = Sharing::of(&events, &case.function.loaded.source);
    if let (Some(path), Some(format)) = (&args.output, format) {
        match format {
            Format::Dot => write(path, sharing::dot(&sharing, title).as_bytes())?,
            Format::Svg | Format::Png => save(&sharing::draw(&sharing, title), format, path)?,
        }
    }
    if args.json {
        let nodes = sharing.0.iter().map(|(id, node)| {
            let operands = node.operands.iter().map(|(partial, to)| {
                Json::Object(vec![("partial", Json::Real(*partial)), ("to", Json::Int(*to))])
            });
            Json::Object(vec![
                ("id", Json::Int(*id)),
                ("name", Json::text(&node.name)),
                ("uses", Json::Int(node.uses as i64)),
                ("operands", Json::Array(operands.collect())),
            ])
        });
        return Ok(out.line(Json::Array(nodes.collect()).to_string())?);
    }
    match &args.output {
        None => out.line(sharing::dot(&sharing, title).trim_end())?,
        Some(path) => out.line(format!("{}; written to {}", sharing.summary(), path.display()))?,
    }
    Ok(())
}

/// The events of a run of a stage, with its reverse pass. The cotangent does not matter.
fn events(case: &Case, stage: Stage, limits: Limits) -> Outcome<Vec<Event>> {
    let function = &case.function;
    let transformed = transform(&function.loaded.program.core, &function.entry.var, stage)?;
    let run = transformed.vjp(&case.at, |value| vec![value.clone()], limits, true);
    Ok(run.map_err(|error| function.loaded.failed(&error))?.events)
}

/// Runs the program; the last job holds all others, and the events tell about nodes.
fn last_job(case: &Case, limits: Limits) -> Outcome<(Job, Vec<Event>)> {
    let events = events(case, Stage::Parallel, limits)?;
    let found = events.iter().find_map(|event| match event {
        Event::Jobs(last) => Some(last.clone()),
        _ => None,
    });
    found
        .map(|last| (last, events))
        .ok_or_else(|| Failure::Program("the run told nothing about its jobs".into(), None))
}

/// The function and its argument, as the user wrote it or else as a value.
fn title(case: &Case, at: Option<&str>) -> String {
    let text = match at {
        Some(text) => argument(&text.split_whitespace().collect::<Vec<_>>().join(" ")),
        None => argument(&case.at.to_string()),
    };
    let mut title = format!("{} {text}", case.function.name);
    if title.chars().count() > LONGEST_TITLE {
        title = title.chars().take(LONGEST_TITLE).collect::<String>() + "...";
    }
    title
}

fn json(graph: &JobGraph, nodes: &Nodes) -> Json {
    let jobs = graph
        .jobs
        .iter()
        .map(|(id, nodes)| Json::Object(vec![("id", Json::Int(*id)), ("nodes", Json::Int(*nodes))]));
    let edges = graph.edges.iter().map(|(from, to)| Json::Array(vec![Json::Int(*from), Json::Int(*to)]));
    let mut object = vec![("jobs", Json::Array(jobs.collect())), ("edges", Json::Array(edges.collect()))];
    if !nodes.is_empty() {
        let id = |id: NodeId| Json::Object(vec![("job", Json::Int(id.job)), ("index", Json::Int(id.index))]);
        let each = nodes.iter().map(|(node, about)| {
            let operands = about.operands.iter().map(|operand| id(*operand)).collect();
            Json::Object(vec![
                ("id", id(*node)),
                ("operation", Json::text(about.operation)),
                ("value", Json::Real(about.value)),
                ("operands", Json::Array(operands)),
            ])
        });
        object.push(("nodes", Json::Array(each.collect())));
    }
    Json::Object(object)
}
