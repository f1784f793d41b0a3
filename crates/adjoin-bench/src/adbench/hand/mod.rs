//! Hand: fits a skinned model of a hand to points, and the dense Jacobian of the residuals (`ADBench`'s simple form).
//!
//! θ has 26 numbers: a rotation (axis times angle), a translation, and four angles for each of five fingers. With `R_b` the
//! rotation by the angles of bone b, and parents before children:
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
mod objective;

use adjoin::{Differentiable, Forward, Real, SparseJacobian, jacobian, vjp};

use super::form::{Form, Goals, Problem};
pub use by_hand::Workspace;
pub use objective::skinning::{self, Affine};

/// The numbers of a pose.
pub const PARAMETERS: usize = 26;
/// Those of them that turn and move the hand as a whole. The others are angles of fingers.
const WHOLE: usize = 6;
/// A finger's four angles are at its second, third and fourth bone.
pub(crate) const FINGERS: usize = 5;

/// The finger that a bone belongs to, if any. Four bones are a finger; the first bone of a hand is the wrist.
fn finger(bone: usize) -> Option<usize> {
    bone.checked_sub(1).map(|bone| bone / 4).filter(|finger| *finger < FINGERS)
}

/// A map without its derivatives.
fn plain<R: Real>(map: &Affine<R>) -> Affine {
    map.map_scalars(&mut |x: R| x.primal())
}

/// The first numbers, as an array.
fn array<const N: usize>(numbers: &[f64]) -> [f64; N] {
    std::array::from_fn(|i| numbers[i])
}

/// A bone of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Bone {
    /// What it is called.
    pub name: String,
    /// The bone that it hangs on; it comes before this one.
    pub parent: Option<usize>,
    /// Where it is at rest, seen from its parent.
    pub base_relative: Affine,
    /// From where things are at rest to where they are seen from it.
    pub inverse_base_absolute: Affine,
}

/// Bones, and how much a point of the skin follows them.
pub type Weights = [(usize, f64)];

/// A point of the skin.
#[derive(Clone, Debug, PartialEq)]
pub struct Vertex {
    /// Where it is at rest.
    pub position: [f64; 3],
    /// The bones that it follows, and how much.
    pub weights: Vec<(usize, f64)>,
}

/// A hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Its bones.
    pub bones: Vec<Bone>,
    /// Its skin.
    pub vertices: Vec<Vertex>,
}

/// A vertex, and where it was seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Observation {
    /// Its number.
    pub vertex: usize,
    /// Where it was seen.
    pub seen: [f64; 3],
}

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

    /// Stage by stage: bones and skin by the four angles of their finger, then the hand as a whole by its six numbers.
    fn by_stages(&self, entries: &mut Vec<f64>) {
        let (whole, angles) = self.theta.split_at(WHOLE);
        let whole = skinning::whole(Forward::inputs(array::<WHOLE>(whole)));
        let fixed = plain(&whole);
        let angles = std::array::from_fn(|finger| Forward::inputs(array::<4>(&angles[4 * finger..])));
        let transforms = skinning::transforms(&angles, &self.model);
        entries.clear();
        entries.resize(3 * PARAMETERS * self.observations.len(), 0.0);
        for (observation, rows) in self.observations.iter().zip(entries.chunks_exact_mut(3 * PARAMETERS)) {
            let vertex = &self.model.vertices[observation.vertex];
            let mut position = [0.0; 3];
            // What a finger contributes to the place of a vertex has the lanes of that finger.
            for weights in vertex.weights.chunk_by(|(bone, _), (next, _)| finger(*bone) == finger(*next)) {
                let part = skinning::skin(&transforms, vertex.position, weights);
                for i in 0..3 {
                    position[i] += part[i].primal();
                }
                if let Some(finger) = finger(weights[0].0) {
                    // The hand as a whole is fixed. It is an affine map, so a part has the slope of the sum.
                    let misses = skinning::miss(Affine::image(&fixed, part), observation.seen);
                    for (miss, row) in misses.iter().zip(rows.chunks_exact_mut(PARAMETERS)) {
                        let columns = row[WHOLE + 4 * finger..].iter_mut();
                        columns.zip(miss.tangents()).for_each(|(entry, slope)| *entry += slope);
                    }
                }
            }
            // The vertex is fixed.
            let misses = skinning::miss(whole.apply_to(position), observation.seen);
            for (miss, row) in misses.iter().zip(rows.chunks_exact_mut(PARAMETERS)) {
                row[..WHOLE].copy_from_slice(&miss.tangents());
            }
        }
    }

    /// Angles of different fingers move different vertices, so that they can share a direction. Which ones can is the
    /// same for all poses.
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
