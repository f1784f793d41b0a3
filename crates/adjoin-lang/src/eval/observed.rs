//! From what a stage observes to the events of a recorded run.
//!
//! In programs with nodes of several results (`stage/argument.rs`), a cotangent is a map from places, an
//! operand has a place, and each result has an event of its own.

use std::collections::BTreeMap;

use super::event::{Event, Fork, Job, NodeId};
use super::map::Map;
use super::object::Object;
use crate::core::Span;
use crate::core::prim::Label;

/// Adds the events of an observation; `None` if it has another form.
pub(super) fn events(label: Label, object: &Object, span: Span, into: &mut Vec<Event>) -> Option<()> {
    if label == Label::JobGraph {
        into.push(Event::Jobs(job(object)?));
        return Some(());
    }
    let Object::Tuple(fields) = object else { return None };
    match (label, &fields[..]) {
        (Label::Call, [node, argument]) => {
            let node = node_id(node)?;
            each_place(argument, &[], |place, cotangent| {
                into.push(Event::Call { node: NodeId { place, ..node }, cotangent });
            })
        }
        (Label::Resolve, [node, argument, list]) => {
            let node = node_id(node)?;
            let mut given: BTreeMap<Option<i64>, Vec<(f64, NodeId)>> = BTreeMap::new();
            for each in list.elements()? {
                let (place, contribution) = contribution(&each)?;
                given.entry(place).or_default().push(contribution);
            }
            let places: Vec<i64> = given.keys().copied().flatten().collect();
            each_place(argument, &places, |place, cotangent| {
                let contributions = given.remove(&place).unwrap_or_default();
                into.push(Event::Resolve { node: NodeId { place, ..node }, cotangent, contributions });
            })
        }
        (Label::Seed, [node, Object::Double(cotangent)]) => {
            into.push(Event::Seed { node: node_id(node)?, cotangent: *cotangent });
            Some(())
        }
        (Label::Seed, [node, Object::Int(place), Object::Double(cotangent)]) => {
            let node = NodeId { place: Some(*place), ..node_id(node)? };
            into.push(Event::Seed { node, cotangent: *cotangent });
            Some(())
        }
        (Label::Enter(origin), [Object::Int(operands), Object::Double(cotangent)]) => {
            into.push(Event::Enter { origin, operands: *operands, cotangent: *cotangent, span });
            Some(())
        }
        // Parts of the input that hold several scalars pass cotangents on.
        (Label::Enter(_), [..]) => Some(()),
        (Label::Node(origin), [node, Object::Double(value)]) => {
            into.push(Event::Node { node: node_id(node)?, origin, value: *value, span });
            Some(())
        }
        (Label::Node(origin), [node, Object::Frozen(results)]) => {
            let node = node_id(node)?;
            for (place, result) in (0..).zip(results.iter()) {
                let Object::Double(value) = result else { return None };
                let node = NodeId { place: Some(place), ..node };
                into.push(Event::Node { node, origin, value: *value, span });
            }
            Some(())
        }
        _ => None,
    }
}

/// Calls `visit` with the cotangent of each result: of the only one, or, from the last to the first, of all
/// that have one or whose places are given.
fn each_place(argument: &Object, places: &[i64], mut visit: impl FnMut(Option<i64>, f64)) -> Option<()> {
    match argument {
        Object::Double(cotangent) => visit(None, *cotangent),
        Object::Map(map) => {
            for place in all_places(map, places) {
                let cotangent = match map.get(place) {
                    Some(Object::Double(cotangent)) => *cotangent,
                    None => 0.0,
                    Some(_) => return None,
                };
                visit(Some(place), cotangent);
            }
        }
        _ => return None,
    }
    Some(())
}

/// The places of a cotangent and these, descending; at least one.
fn all_places(map: &Map, places: &[i64]) -> Vec<i64> {
    let mut all: Vec<i64> = map.entries().into_iter().map(|(place, _)| place).collect();
    all.extend(places);
    if all.is_empty() {
        all.push(0);
    }
    all.sort_unstable_by(|a, b| b.cmp(a));
    all.dedup();
    all
}

fn node_id(object: &Object) -> Option<NodeId> {
    match object {
        Object::Int(index) => Some(NodeId::new(*index)),
        Object::Tuple(fields) => match &fields[..] {
            [Object::Int(job), Object::Int(index)] => Some(NodeId { job: *job, index: *index, place: None }),
            _ => None,
        },
        _ => None,
    }
}

/// (partial derivative, operand) or (place, partial derivative, operand), where the place says from which of
/// the node's results.
fn contribution(object: &Object) -> Option<(Option<i64>, (f64, NodeId))> {
    let Object::Tuple(fields) = object else { return None };
    match &fields[..] {
        [Object::Double(partial), to] => {
            let id = match to {
                Object::Tuple(parts) if matches!(parts.get(1), Some(Object::Con(..) | Object::Tag(_))) => {
                    &parts[0]
                }
                id => id,
            };
            Some((None, (*partial, node_id(id)?)))
        }
        [Object::Int(place), Object::Double(partial), Object::Tuple(to)] => {
            // (id, (place, contributions)) or, on a tape, (id, place).
            let to_place = match &to[..] {
                [_, Object::Int(place)] => *place,
                [_, Object::Tuple(rest)] => match rest.first()? {
                    Object::Int(place) => *place,
                    _ => return None,
                },
                _ => return None,
            };
            let to = NodeId { place: Some(to_place), ..node_id(&to[0])? };
            Some((Some(*place), (*partial, to)))
        }
        _ => None,
    }
}

/// A `JobDescr`: (history, job id, number of nodes).
fn job(object: &Object) -> Option<Job> {
    let Object::Tuple(fields) = object else { return None };
    let [history, Object::Int(id), Object::Int(nodes)] = &fields[..] else { return None };
    let after = match history {
        Object::Con(1, fork) => {
            let from = job(fork.first()?)?;
            let tasks = fork.get(1)?.elements()?.iter().map(job).collect::<Option<_>>()?;
            Some(Box::new(Fork { from, tasks }))
        }
        _ => None,
    };
    Some(Job { id: *id, nodes: *nodes, after })
}
