//! The reverse pass of a recorded run as a list of steps that can be walked in both directions.
//!
//! A step resolves one node. What it does to the staging array is written down as the entries that change,
//! with what they are before and after, so that a step is undone as easily as it is done.

use std::collections::HashMap;

use super::event::{Event, NodeId};
use crate::core::real::scale;

/// The reverse pass, from the seeds to the gradient.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sweep {
    /// What the cotangent of the output stages before the first step, in the order of the output's reals.
    pub seeds: Vec<Staged>,
    /// The nodes in the order in which they are resolved.
    pub steps: Vec<Step>,
}

/// One node is resolved.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The node that is resolved.
    pub node: NodeId,
    /// Its adjoint, complete by now.
    pub adjoint: f64,
    /// Partial derivative and node for each operand: the adjoint times the former goes to the latter.
    pub contributions: Vec<(f64, NodeId)>,
    /// The entries that change, an entry for each contribution.
    pub staged: Vec<Staged>,
}

/// An entry of the staging array that changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Staged {
    /// The node that it belongs to.
    pub node: NodeId,
    /// Its value before; `None` if nothing has arrived yet.
    pub before: Option<f64>,
    /// Its value afterwards.
    pub after: f64,
}

impl Sweep {
    /// From the events of a run; `None` where backpropagators are functions, because then it is not visible
    /// what they stage.
    pub fn new(events: &[Event]) -> Option<Sweep> {
        let mut sweep = Sweep::default();
        let mut array: HashMap<NodeId, f64> = HashMap::new();
        let mut add = |node: NodeId, amount: f64| {
            let before = array.get(&node).copied();
            // The array starts with zeros.
            let after = before.unwrap_or(0.0) + amount;
            array.insert(node, after);
            Staged { node, before, after }
        };
        for event in events {
            match event {
                Event::Call { .. } | Event::Enter { .. } => return None,
                Event::Seed { node, cotangent } => sweep.seeds.push(add(*node, *cotangent)),
                Event::Resolve { node, cotangent, contributions } => {
                    let each =
                        contributions.iter().map(|(partial, to)| add(*to, scale(*partial, *cotangent)));
                    let staged = each.collect();
                    let (node, adjoint, contributions) = (*node, *cotangent, contributions.clone());
                    sweep.steps.push(Step { node, adjoint, contributions, staged });
                }
                Event::Jobs(_) | Event::Node { .. } => {}
            }
        }
        Some(sweep)
    }
}
