//! What the backpropagators of a run refer to, before and after defunctionalisation, as in the paper's
//! figure of the sharing structure.
//!
//! Both panels have the same nodes and arrows: before, a backpropagator is a closure that calls those of its
//! operands; after, it is a list of partial derivatives with references to their lists. A node that several
//! arrows lead to is shared. Nodes are in layers: each is above all that it refers to.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use adjoin_lang::eval::{Event, Value};
use adjoin_lang::source::Source;

use super::jobs::{arrow, operation};
use super::{Anchor, CHARACTER_WIDTH, Colour, GREY, INK, Picture, Shape, WHITE, text_width};

/// Maximum number of references that are drawn for a node: a sum over an array may have any number.
const MOST_REFERENCES: usize = 6;
/// A longer operation is shown by its name.
const LONGEST_NAME: usize = 24;
const MARGIN: f32 = 24.0;
const HEADING: f32 = 64.0;
const HEIGHT: f32 = 42.0;
const BETWEEN_LAYERS: f32 = 46.0;
const BETWEEN_NODES: f32 = 20.0;
const BETWEEN_PANELS: f32 = 56.0;
/// The ground of a node that is referred to more than once.
const SHARED: Colour = Colour(0xff, 0xf1, 0xcc);

/// A node: what computes it, and partial derivative and id for each operand.
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) operands: Vec<(f64, i64)>,
    /// The number of references to it.
    pub(crate) uses: usize,
    /// 0 for nodes that refer to none, and otherwise one more than the maximum of their operands'.
    layer: usize,
}

/// The nodes that the result of a run refers to, by id.
pub(crate) struct Sharing(pub(crate) BTreeMap<i64, Node>);

/// How backpropagators are written.
#[derive(Clone, Copy)]
enum Form {
    Closures,
    Lists,
}

/// The text of a backpropagator. Between its pieces are dots, where the arrows to its operands start.
struct Written(Vec<String>);

impl Written {
    /// Each piece, with the column that it starts at; a dot takes one column.
    fn columns(&self) -> impl Iterator<Item = (usize, &String)> {
        self.0.iter().scan(0, |column, piece| {
            let start = *column;
            *column += piece.chars().count() + 1;
            Some((start, piece))
        })
    }

    /// Of all the text.
    fn width(&self) -> f32 {
        let end = self.columns().last().map_or(0, |(start, piece)| start + piece.chars().count());
        end as f32 * CHARACTER_WIDTH
    }

    /// The columns of the dots.
    fn dots(&self) -> impl Iterator<Item = usize> {
        self.columns().skip(1).map(|(start, _)| start - 1)
    }
}

impl Sharing {
    /// Of a recorded run of the stage `contrib`.
    pub(crate) fn of(events: &[Event], source: &Source) -> Self {
        let mut names = BTreeMap::new();
        let mut nodes: BTreeMap<i64, Node> = BTreeMap::new();
        for event in events {
            match event {
                Event::Node { node, origin, span, .. } => {
                    let text = source.text().get(span.start as usize..span.end as usize).unwrap_or("");
                    let short = !text.is_empty() && text.len() <= LONGEST_NAME && !text.contains('\n');
                    let name = if short { text } else { operation(*origin) };
                    names.insert(node.index, name.to_owned());
                }
                Event::Resolve { node, contributions, .. } => {
                    let operands = contributions.iter().map(|(partial, to)| (*partial, to.index));
                    let name = names.get(&node.index).cloned().unwrap_or_default();
                    // A node with several results has an event for each of them.
                    let new = || Node { name, operands: Vec::new(), uses: 0, layer: 0 };
                    nodes.entry(node.index).or_insert_with(new).operands.extend(operands);
                }
                _ => {}
            }
        }
        // Operands have lower ids.
        let ids: Vec<i64> = nodes.keys().copied().collect();
        for id in ids {
            let operands: Vec<i64> = nodes[&id].operands.iter().map(|(_, to)| *to).collect();
            let mut layer = 0;
            for to in operands {
                if let Some(operand) = nodes.get_mut(&to) {
                    operand.uses += 1;
                    layer = layer.max(operand.layer + 1);
                }
            }
            if let Some(node) = nodes.get_mut(&id) {
                node.layer = layer;
            }
        }
        Sharing(nodes)
    }

    /// `4 nodes, 4 references, 1 node shared`.
    pub(crate) fn summary(&self) -> String {
        let nodes = super::jobs::label(i64::try_from(self.0.len()).unwrap_or(i64::MAX));
        let references: usize = self.0.values().map(|node| node.operands.len()).sum();
        let shared = self.0.values().filter(|node| node.uses > 1).count();
        format!("{nodes}, {references} references, {shared} shared")
    }

    /// Layers from the top.
    fn layers(&self) -> Vec<Vec<i64>> {
        let count = self.0.values().map(|node| node.layer + 1).max().unwrap_or(0);
        let mut layers = vec![Vec::new(); count];
        for (id, node) in &self.0 {
            layers[count - 1 - node.layer].push(*id);
        }
        layers
    }
}

impl Node {
    fn written(&self, form: Form) -> Written {
        let mut pieces = vec![match form {
            Form::Closures if self.operands.is_empty() => "\\z. return ()".into(),
            Form::Closures => "\\z. ".into(),
            Form::Lists => String::from("["),
        }];
        for (place, (partial, to)) in self.operands.iter().enumerate() {
            let last = pieces.len() - 1;
            let before = &mut pieces[last];
            if place > 0 {
                before.push_str(if matches!(form, Form::Lists) { ", " } else { " >> " });
            }
            if place == MOST_REFERENCES {
                // Writing to a string cannot fail.
                let _ = write!(before, "... {} more", self.operands.len() - place);
                break;
            }
            let partial = short(*partial);
            match form {
                Form::Closures => pieces.push(format!(" ({partial} * z)")),
                Form::Lists => {
                    let _ = write!(before, "({partial}, ({to}, ");
                    pieces.push("))".into());
                }
            }
        }
        if matches!(form, Form::Lists) {
            let last = pieces.len() - 1;
            pieces[last].push(']');
        }
        Written(pieces)
    }

    fn title(&self, id: i64) -> String {
        format!("{id}: {}", self.name)
    }
}

/// Six digits.
fn short(real: f64) -> String {
    let rounded = format!("{real:.5e}").parse().unwrap_or(real);
    Value::Double(rounded).to_string()
}

/// Draws both panels.
pub(crate) fn draw(sharing: &Sharing, title: &str) -> Picture {
    let layers = sharing.layers();
    let panels = [
        (Form::Closures, "before defunctionalisation: closures"),
        (Form::Lists, "after defunctionalisation: data"),
    ];
    let height = layers.len() as f32 * (HEIGHT + BETWEEN_LAYERS) - BETWEEN_LAYERS + HEADING + MARGIN;
    let mut picture = Picture { width: MARGIN, height, title: title.into(), shapes: Vec::new() };
    for (form, heading) in panels {
        let left = picture.width;
        let width = panel(sharing, &layers, form, left, &mut picture).max(text_width(heading));
        picture.bold((left + width / 2.0, MARGIN + 22.0), Anchor::Middle, INK, heading);
        picture.width = left + width + BETWEEN_PANELS;
    }
    picture.width = (picture.width - BETWEEN_PANELS + MARGIN).max(text_width(title) + 2.0 * MARGIN);
    picture.text((picture.width / 2.0, MARGIN), Anchor::Middle, GREY, title);
    picture
}

/// Draws one panel, and returns its width.
fn panel(sharing: &Sharing, layers: &[Vec<i64>], form: Form, left: f32, picture: &mut Picture) -> f32 {
    let blocks: BTreeMap<i64, (Written, f32)> = sharing
        .0
        .iter()
        .map(|(id, node)| {
            let written = node.written(form);
            let width = written.width().max(text_width(&node.title(*id))) + 24.0;
            (*id, (written, width))
        })
        .collect();
    let row_width =
        |row: &Vec<i64>| row.iter().map(|id| blocks[id].1 + BETWEEN_NODES).sum::<f32>() - BETWEEN_NODES;
    let width = layers.iter().map(row_width).fold(0.0, f32::max);
    let mut corners = BTreeMap::new();
    for (number, row) in layers.iter().enumerate() {
        let mut x = left + (width - row_width(row)) / 2.0;
        for id in row {
            corners.insert(*id, (x, HEADING + number as f32 * (HEIGHT + BETWEEN_LAYERS)));
            x += blocks[id].1 + BETWEEN_NODES;
        }
    }
    // Arrows first: where one passes a node that it does not belong to, it is behind it.
    let start = |id: &i64, column: usize| {
        let (x, y) = corners[id];
        (x + 12.0 + (column as f32 + 0.5) * CHARACTER_WIDTH, y + 29.0)
    };
    for (id, (written, _)) in &blocks {
        for (column, (_, to)) in written.dots().zip(&sharing.0[id].operands) {
            if let Some((x, y)) = corners.get(to) {
                let from = start(id, column);
                arrow((from.0, corners[id].1 + HEIGHT), (x + blocks[to].1 / 2.0, *y), picture);
            }
        }
    }
    for (id, (written, width)) in &blocks {
        let (node, corner) = (&sharing.0[id], corners[id]);
        let fill = if node.uses > 1 { SHARED } else { WHITE };
        picture.shapes.push(Shape::Block { corner, size: (*width, HEIGHT), fill, outline: INK });
        picture.bold((corner.0 + 12.0, corner.1 + 13.0), Anchor::Start, INK, node.title(*id));
        for (column, piece) in written.columns() {
            let x = corner.0 + 12.0 + column as f32 * CHARACTER_WIDTH;
            picture.text((x, corner.1 + 29.0), Anchor::Start, INK, piece.clone());
        }
        for column in written.dots() {
            let from = start(id, column);
            picture.shapes.push(Shape::Dot { centre: from, radius: 3.5, colour: INK });
            picture.stroke(from, (from.0, corner.1 + HEIGHT), GREY);
        }
    }
    width
}

/// Both panels in Graphviz' language.
pub(crate) fn dot(sharing: &Sharing, title: &str) -> String {
    let quoted = |text: &str| {
        let special = |c: char| "\\\"{}|<> ".contains(c);
        text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect::<String>()
    };
    let label = title.replace('\\', "\\\\").replace('"', "\\\"");
    let mut out = format!(
        "digraph sharing {{\n  label=\"{label}\";\n  labelloc=t;\n  node [shape=record, style=rounded];\n"
    );
    for (form, prefix, heading) in [(Form::Closures, 'a', "before"), (Form::Lists, 'b', "after")] {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "  subgraph cluster_{prefix} {{\n    label=\"{heading} defunctionalisation\";");
        for (id, node) in &sharing.0 {
            let mut fields = String::new();
            if node.operands.is_empty() {
                let _ = write!(fields, "|{}", quoted(&node.written(form).0.concat()));
            }
            for (place, (partial, to)) in node.operands.iter().take(MOST_REFERENCES).enumerate() {
                let text = match form {
                    Form::Closures => format!("call ({} * z)", short(*partial)),
                    Form::Lists => format!("({}, {to})", short(*partial)),
                };
                let _ = write!(fields, "|<{place}> {}", quoted(&text));
            }
            let title = quoted(&node.title(*id));
            let _ = writeln!(out, "    {prefix}{id} [label=\"{title}{fields}\"];");
        }
        for (id, node) in &sharing.0 {
            for (place, (_, to)) in node.operands.iter().take(MOST_REFERENCES).enumerate() {
                let _ = writeln!(out, "    {prefix}{id}:{place} -> {prefix}{to};");
            }
        }
        let _ = writeln!(out, "  }}");
    }
    out.push_str("}\n");
    out
}
