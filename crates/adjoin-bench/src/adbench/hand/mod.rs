//! Hand: fits a skinned model of a hand to points, and the dense Jacobian of the residuals (`ADBench`'s
//! simple form).
//!
//! θ has 26 numbers: a rotation (axis times angle), a translation, and four angles for each of five fingers.
//! With `R_b` the rotation by the angles of bone b, and parents before children:
//!
//! ```text
//! absolute_b = absolute_parent · base_relative_b · R_b        transform_b = absolute_b · inverse_base_absolute_b
//! position of a vertex = R(θ₀₋₂) · Σ_b weight_b · transform_b(vertex) + θ₃₋₅
//! residual of an observation = the point that was seen − position of its vertex
//! ```
//!
//! Only the vertices that were seen are computed, by the objective and by all forms of its derivative alike.

mod by_hand;
mod data;
mod generate;

use adjoin::{Forward, Real, SparseJacobian, jacobian, vjp};
use adjoin_gradbench::modules::ht::Stages;

use super::form::{Form, Goals, Problem};
pub(crate) use adjoin_gradbench::modules::ht::FINGERS;
pub use adjoin_gradbench::modules::ht::{Affine, Bone, Model, Observation, PARAMETERS, Vertex, skinning};
pub use by_hand::Workspace;

/// A hand, a pose, and what was seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// The hand.
    pub model: Model,
    /// What was seen.
    pub observations: Vec<Observation>,
    /// The pose.
    pub theta: [f64; PARAMETERS],
}

impl Hand {
    /// The residuals of a pose.
    fn residuals<R>(&self, theta: &[R; PARAMETERS]) -> Vec<[R; 3]>
    where
        R: Real,
        f64: adjoin::LeftOf<R>,
        for<'a> &'a R: adjoin::RefOps<R>,
    {
        skinning::residuals(theta, &self.model, &self.observations)
    }

    /// A tangent for each number of the pose, all at once.
    fn by_forward_mode(&self, entries: &mut Vec<f64>) {
        entries.clear();
        for residual in self.residuals(&Forward::inputs(self.theta)).as_flattened() {
            entries.extend(residual.tangents());
        }
    }

    /// Stage by stage.
    fn by_stages(&self, entries: &mut Vec<f64>) {
        let stages = Stages::new(&self.theta, &self.model);
        entries.clear();
        entries.resize(3 * PARAMETERS * self.observations.len(), 0.0);
        for (observation, rows) in self.observations.iter().zip(entries.chunks_exact_mut(3 * PARAMETERS)) {
            stages.of_vertex(observation, rows);
        }
    }

    /// Angles of different fingers move different vertices, so that they can share a direction. Which ones
    /// can is the same for all poses.
    fn by_colours(&self, plan: &SparseJacobian, entries: &mut Vec<f64>) {
        let matrix =
            plan.at(|theta| self.residuals(&theta), &self.theta).expect("no pose changes the pattern");
        *entries = matrix.to_dense();
    }
}

impl Problem for Hand {
    fn title(&self) -> String {
        format!("Hand t{PARAMETERS} c{}", self.observations.len())
    }

    fn objective(&self, outputs: &mut Vec<f64>) {
        outputs.clear();
        outputs.extend_from_slice(self.residuals(&self.theta).as_flattened());
    }

    fn forms() -> Vec<Form<Self>> {
        vec![
            Form::<Self>::by_hand("by hand", |hand| {
                let mut workspace = Workspace::new(hand);
                Box::new(move |entries| workspace.jacobian(hand, entries))
            }),
            Form::<Self>::by_adjoin("one tape", |hand| {
                Box::new(move |entries| {
                    let matrix = jacobian(|theta| hand.residuals(&theta), &hand.theta);
                    entries.clear();
                    entries.extend_from_slice(matrix.entries());
                })
            })
            .with_tape(|hand| vjp(|theta| hand.residuals(&theta), &hand.theta).1.statistics().node_bytes),
            Form::<Self>::by_adjoin("one tape, colours kept", |hand| {
                let plan = SparseJacobian::prepare(|theta| hand.residuals(&theta), &hand.theta);
                Box::new(move |entries| hand.by_colours(&plan, entries))
            }),
            Form::<Self>::by_adjoin("forward, in stages", |hand| {
                Box::new(move |entries| hand.by_stages(entries))
            }),
            Form::<Self>::by_adjoin("forward, 26 tangents", |hand| {
                Box::new(move |entries| hand.by_forward_mode(entries))
            }),
        ]
    }

    fn goals() -> Goals {
        Goals { objectives: None, by_hand: Some(2.0), speedup: None }
    }
}
