//! The job graph of a run, laid out as the paper's figures are: a fork above its tasks, their join below.
//!
//! A task is a chain of jobs with forks in between, so the graph is a tree of boxes: a task is as wide as the
//! widest of its jobs and forks, a fork as wide as its tasks side by side, and heights add up along a task.
//! One pass from below computes the sizes, one from above the places. Cost: linear in the number of jobs.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adjoin_lang::core::Origin;
use adjoin_lang::eval::{Event, Job, JobGraph, NodeId};

use super::{Anchor, Colour, GREY, INK, Picture, Shape, text_width};

const BLOCK_HEIGHT: f32 = 42.0;
const ROW_HEIGHT: f32 = 17.0;
/// Maximum number of nodes that are drawn in a job; more are only counted.
const MOST_ROWS: usize = 40;
/// Maximum number of operands that are drawn for a node: a sum over an array may have any number.
const MOST_OPERANDS: usize = 6;
const BETWEEN_TASKS: f32 = 28.0;
const BETWEEN_JOBS: f32 = 38.0;
const MARGIN: f32 = 24.0;
const HEADING: f32 = 34.0;

/// A node as it is drawn.
pub(crate) struct Node {
    pub(crate) operation: &'static str,
    pub(crate) value: f64,
    /// The nodes that it depends on.
    pub(crate) operands: Vec<NodeId>,
}

/// The nodes of a run, by id; none if they are not to be drawn.
#[derive(Default)]
pub(crate) struct Nodes(BTreeMap<NodeId, Node>);

impl Nodes {
    /// The nodes of a recorded run.
    pub(crate) fn of(events: &[Event]) -> Self {
        let mut nodes = BTreeMap::new();
        for event in events {
            if let Event::Node { node, origin, value, .. } = event {
                nodes.insert(
                    *node,
                    Node { operation: operation(*origin), value: *value, operands: Vec::new() },
                );
            }
        }
        for event in events {
            if let Event::Resolve { node, contributions, .. } = event {
                if let Some(known) = nodes.get_mut(node) {
                    known.operands = contributions.iter().map(|(_, operand)| *operand).collect();
                }
            }
        }
        Nodes(nodes)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&NodeId, &Node)> {
        self.0.iter()
    }

    fn of_job(&self, job: i64) -> impl Iterator<Item = (&NodeId, &Node)> {
        let at = |index, place| NodeId { job, index, place };
        self.0.range(at(i64::MIN, None)..=at(i64::MAX, Some(i64::MAX)))
    }

    /// A line for each node of a job: `3.1 * of 1.0, 2.2`.
    fn rows(&self, job: i64) -> Vec<String> {
        let mut rows: Vec<String> = self
            .of_job(job)
            .map(|(id, node)| {
                let shown = node.operands.iter().take(MOST_OPERANDS);
                let mut operands: Vec<String> = shown.map(|operand| name(*operand)).collect();
                if let Some(more @ 1..) = node.operands.len().checked_sub(MOST_OPERANDS) {
                    operands.push(format!("... and {more} more"));
                }
                let of =
                    if operands.is_empty() { String::new() } else { format!(" of {}", operands.join(", ")) };
                format!("{} {}{of}", name(*id), node.operation)
            })
            .collect();
        if rows.len() > MOST_ROWS {
            let more = rows.len() - MOST_ROWS;
            rows.truncate(MOST_ROWS);
            rows.push(format!("... and {more} more"));
        }
        rows
    }
}

/// A compound id, from job and index.
fn name(node: NodeId) -> String {
    format!("{}.{node}", node.job)
}

/// The name of a node's operation, or of its other origins.
pub(crate) fn operation(origin: Origin) -> &'static str {
    origin.name()
}

/// A task with its size.
struct Task {
    width: f32,
    height: f32,
    /// The jobs, first to last. Each job but the last forks into the tasks beside it.
    jobs: Vec<(JobBlock, Vec<Task>)>,
}

struct JobBlock {
    id: i64,
    nodes: i64,
    width: f32,
    rows: Vec<String>,
}

impl JobBlock {
    fn height(&self) -> f32 {
        BLOCK_HEIGHT + ROW_HEIGHT * self.rows.len() as f32
    }
}

/// Draws the graph of all jobs up to `last`, with their nodes inside if there are any.
pub(crate) fn draw(last: &Job, nodes: &Nodes, title: &str) -> Picture {
    let task = measure(last, nodes);
    let graph = last.graph();
    let most = graph.jobs.iter().map(|(_, nodes)| *nodes).max().unwrap_or(0);
    let total: i64 = graph.jobs.iter().map(|(_, nodes)| nodes).sum();
    let remark = format!("{} jobs, {total} nodes", graph.jobs.len());
    let heading = text_width(title).max(text_width(&remark));
    let inner = task.width.max(heading);
    let (width, height) = (inner + 2.0 * MARGIN, task.height + HEADING + 3.0 * MARGIN);
    let mut picture = Picture { width, height, title: title.into(), shapes: Vec::new() };
    picture.bold((width / 2.0, MARGIN), Anchor::Middle, INK, title);
    picture.text((width / 2.0, MARGIN + 18.0), Anchor::Middle, GREY, remark);
    place(&task, width / 2.0, HEADING + 2.0 * MARGIN, most, &mut picture);
    picture
}

fn measure(last: &Job, nodes: &Nodes) -> Task {
    let mut jobs = Vec::new();
    let (mut width, mut height) = (0.0_f32, 0.0);
    let mut tasks = Vec::new();
    let mut job = last;
    loop {
        let rows = nodes.rows(job.id);
        let text = rows.iter().map(|row| text_width(row)).fold(text_width(&label(job.nodes)), f32::max);
        let block = JobBlock { id: job.id, nodes: job.nodes, width: text + 24.0, rows };
        width = width.max(block.width);
        height += block.height();
        jobs.push((block, std::mem::take(&mut tasks)));
        let Some(fork) = &job.after else { break };
        tasks = fork.tasks.iter().map(|task| measure(task, nodes)).collect();
        width = width.max(row_width(&tasks));
        height += row_height(&tasks) + 2.0 * BETWEEN_JOBS;
        job = &fork.from;
    }
    jobs.reverse();
    Task { width, height, jobs }
}

fn row_width(tasks: &[Task]) -> f32 {
    let gaps = tasks.len().saturating_sub(1) as f32 * BETWEEN_TASKS;
    tasks.iter().map(|task| task.width).sum::<f32>() + gaps
}

fn row_height(tasks: &[Task]) -> f32 {
    tasks.iter().map(|task| task.height).fold(0.0, f32::max)
}

/// Draws a task below `top`, and returns the position of its lower end.
fn place(task: &Task, centre: f32, top: f32, most: i64, picture: &mut Picture) -> f32 {
    let mut top = top;
    for (number, (block, forked)) in task.jobs.iter().enumerate() {
        let bottom = top + block.height();
        draw_job(block, centre, top, most, picture);
        if forked.is_empty() {
            top = bottom;
            // Besides the last job, one that forked into an empty list of tasks: the next job follows
            // directly.
            if number + 1 < task.jobs.len() {
                top += 2.0 * BETWEEN_JOBS;
                arrow((centre, bottom), (centre, top), picture);
            }
            continue;
        }
        let row = bottom + BETWEEN_JOBS;
        let join = row + row_height(forked) + BETWEEN_JOBS;
        let mut left = centre - row_width(forked) / 2.0;
        for child in forked {
            let middle = left + child.width / 2.0;
            // Shorter tasks are centred in their row.
            let slack = (row_height(forked) - child.height) / 2.0;
            arrow((centre, bottom), (middle, row + slack), picture);
            let end = place(child, middle, row + slack, most, picture);
            arrow((middle, end), (centre, join), picture);
            left += child.width + BETWEEN_TASKS;
        }
        top = join;
    }
    top
}

/// An arrow that points down.
pub(super) fn arrow(from: (f32, f32), to: (f32, f32), picture: &mut Picture) {
    picture.shapes.push(Shape::Curve { from, to: (to.0, to.1 - 4.0), colour: GREY });
    picture.shapes.push(Shape::Arrowhead { tip: to, colour: GREY });
}

fn draw_job(block: &JobBlock, centre: f32, top: f32, most: i64, picture: &mut Picture) {
    // Jobs with more nodes have a deeper colour.
    let share = if most > 0 { block.nodes as f32 / most as f32 } else { 0.0 };
    let mix = |light: u8, deep: u8| (f32::from(light) + (f32::from(deep) - f32::from(light)) * share) as u8;
    let fill = Colour(mix(0xf6, 0xb5), mix(0xf9, 0xd3), mix(0xfc, 0xf0));
    picture.shapes.push(Shape::Block {
        corner: (centre - block.width / 2.0, top),
        size: (block.width, block.height()),
        fill,
        outline: INK,
    });
    picture.bold((centre, top + 13.0), Anchor::Middle, INK, format!("job {}", block.id));
    picture.text((centre, top + 29.0), Anchor::Middle, GREY, label(block.nodes));
    for (place, row) in block.rows.iter().enumerate() {
        let at = (centre - block.width / 2.0 + 12.0, top + 33.0 + ROW_HEIGHT * (place as f32 + 0.8));
        picture.text(at, Anchor::Start, INK, row);
    }
}

/// The number of nodes that a job made, in words.
pub(crate) fn label(nodes: i64) -> String {
    if nodes == 1 { "1 node".into() } else { format!("{nodes} nodes") }
}

/// The graph in Graphviz' language. With nodes, jobs are clusters of them: solid arrows lead from a node to
/// its operands, as contributions flow, dashed ones from job to job.
pub(crate) fn dot(graph: &JobGraph, nodes: &Nodes, title: &str) -> String {
    let quoted = title.replace('\\', "\\\\").replace('"', "\\\"");
    let mut out = format!(
        "digraph jobs {{\n  label=\"{quoted}\";\n  labelloc=t;\n  node [shape=box, style=rounded];\n"
    );
    // Writing to a string cannot fail.
    if nodes.is_empty() {
        for (id, nodes) in &graph.jobs {
            let _ = writeln!(out, "  {id} [label=\"job {id}\\n{}\"];", label(*nodes));
        }
        for (from, to) in &graph.edges {
            let _ = writeln!(out, "  {from} -> {to};");
        }
    } else {
        let _ = writeln!(out, "  compound=true;");
        for (job, _) in &graph.jobs {
            let _ = writeln!(out, "  subgraph cluster_{job} {{\n    label=\"job {job}\";");
            // A job without nodes still needs a place that edges lead to.
            let _ = writeln!(out, "    job{job} [shape=point, style=invis];");
            for (id, node) in nodes.of_job(*job) {
                let _ = writeln!(out, "    \"{}\" [label=\"{} {}\"];", name(*id), name(*id), node.operation);
            }
            let _ = writeln!(out, "  }}");
        }
        for (from, to) in &graph.edges {
            let _ = writeln!(
                out,
                "  job{from} -> job{to} [style=dashed, ltail=cluster_{from}, lhead=cluster_{to}];"
            );
        }
        for (id, node) in nodes.iter() {
            for operand in &node.operands {
                let _ = writeln!(out, "  \"{}\" -> \"{}\" [constraint=false];", name(*id), name(*operand));
            }
        }
    }
    out.push_str("}\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use adjoin_lang::eval::Fork;

    fn job(id: i64) -> Job {
        Job { id, nodes: 2 * id, after: None }
    }

    fn corners(picture: &Picture) -> Vec<((f32, f32), (f32, f32))> {
        let block = |shape: &Shape| match shape {
            Shape::Block { corner, size, .. } => Some((*corner, *size)),
            _ => None,
        };
        picture.shapes.iter().filter_map(block).collect()
    }

    #[test]
    fn jobs_do_not_overlap_and_lie_within_the_picture() {
        let inner = Fork { from: job(1), tasks: vec![job(3), job(4), job(7)] };
        let zeta = Job { id: 5, nodes: 2000, after: Some(Box::new(inner)) };
        let outer = Fork { from: job(0), tasks: vec![zeta, job(2)] };
        let picture = draw(&Job { id: 6, nodes: 1, after: Some(Box::new(outer)) }, &Nodes::default(), "f");
        let blocks = corners(&picture);
        assert_eq!(blocks.len(), 8);
        for (place, ((x, y), (width, height))) in blocks.iter().enumerate() {
            assert!(*x >= 0.0 && *y >= 0.0 && x + width <= picture.width && y + height <= picture.height);
            for ((left, top), (wide, high)) in &blocks[place + 1..] {
                let apart = x + width < *left || left + wide < *x || y + height < *top || top + high < *y;
                assert!(apart, "two jobs overlap");
            }
        }
    }

    #[test]
    fn a_row_names_a_few_operands_and_counts_the_rest() {
        let row = |count: i64| {
            let operands = (0..count).map(NodeId::new).collect();
            let node = Node { operation: "dot", value: 1.0, operands };
            Nodes(BTreeMap::from([(NodeId { job: 2, ..NodeId::new(1) }, node)])).rows(2).remove(0)
        };
        assert_eq!(row(2), "2.1 dot of 0.0, 0.1");
        assert_eq!(row(6), "2.1 dot of 0.0, 0.1, 0.2, 0.3, 0.4, 0.5");
        assert_eq!(row(9), "2.1 dot of 0.0, 0.1, 0.2, 0.3, 0.4, 0.5, ... and 3 more");
    }

    #[test]
    fn a_join_lies_below_its_tasks() {
        let fork = Fork { from: job(0), tasks: vec![job(1), job(2)] };
        let picture = draw(&Job { id: 3, nodes: 1, after: Some(Box::new(fork)) }, &Nodes::default(), "f");
        let tops: Vec<f32> = corners(&picture).iter().map(|((_, y), _)| *y).collect();
        assert!(tops[0] < tops[1] && tops[1] == tops[2] && tops[2] < tops[3], "{tops:?}");
    }
}
