//! Hand tracking: fits a skinned model of a hand to points, and the Jacobian of what is missed.
//!
//! θ has 26 numbers: a rotation (axis times angle), a translation, and four angles for each of five fingers.
//! With `R_b` the rotation by the angles of bone b, and parents before children:
//!
//! ```text
//! absolute_b = absolute_parent · base_relative_b · R_b        transform_b = absolute_b · inverse_base_absolute_b
//! position of a vertex = R(θ₀₋₂) · Σ_b weight_b · transform_b(vertex) + θ₃₋₅
//! ```
//!
//! In the simple form an observation belongs to a vertex. In the complicated one it belongs to a place in a
//! triangle of the skin, u₀ of the way to the first corner and u₁ to the second, and u is to be found too:
//! its derivatives are the first two columns of the observation's rows. Only vertices that are asked for are
//! computed.

mod model;
mod objective;
mod stages;

use rayon::prelude::*;

use super::{Function, parts};
use crate::call::Call;
pub use model::{Bone, FINGERS, Model, Observation, Vertex, Weights};
pub use objective::skinning::{self, Affine};
pub use stages::Stages;

/// The numbers of a pose.
pub const PARAMETERS: usize = 26;

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("objective", |call| {
        let hand = Hand::read(call)?;
        call.run(|| hand.residuals().concat())
    }),
    ("jacobian", |call| {
        let hand = Hand::read(call)?;
        call.run_then(
            || hand.jacobian(call.multithreaded),
            |entries| entries.chunks(hand.columns()).map(<[f64]>::to_vec).collect::<Vec<_>>(),
        )
    }),
];

/// A hand, a pose, and what was seen.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The hand.
    pub model: Model,
    /// The pose.
    pub theta: [f64; PARAMETERS],
    /// What was seen.
    pub observations: Observations,
}

/// What was seen.
#[derive(Clone, Debug)]
pub enum Observations {
    /// Of vertices.
    Vertices(Vec<Observation>),
    /// Of places in triangles.
    Triangles(Vec<Contact>),
}

/// A place in a triangle of the skin, and where it was seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// The vertices of the triangle.
    pub corners: [usize; 3],
    /// How much of the first and of the second corner there is in the place.
    pub u: [f64; 2],
    /// Where it was seen.
    pub seen: [f64; 3],
}

impl Hand {
    fn read(call: &Call<'_>) -> Result<Self, crate::Failure> {
        let fields = call.fields()?;
        let (theta, us) = (fields.array("theta")?, fields.arrays::<2>("us")?);
        let data = fields.fields("data")?;
        let (model, triangles) = Model::read(&data.fields("model")?)?;
        let correspondences = data.counts("correspondences")?;
        let points = data.arrays::<3>("points")?;
        data.check_length("points", points.len(), correspondences.len())?;
        let (known, what) = if us.is_empty() {
            (model.vertices.len(), "vertices")
        } else {
            fields.check_length("us", us.len(), correspondences.len())?;
            (triangles.len(), "triangles")
        };
        if let Some(beyond) = correspondences.iter().find(|index| **index >= known) {
            return Err(data.wrong("correspondences", format!("has {beyond}, and there are {known} {what}")));
        }
        let seen = correspondences.into_iter().zip(points);
        let observations = if us.is_empty() {
            Observations::Vertices(seen.map(|(vertex, seen)| Observation { vertex, seen }).collect())
        } else {
            let contact = |((triangle, seen), u)| Contact { corners: triangles[triangle], u, seen };
            Observations::Triangles(seen.zip(us).map(contact).collect())
        };
        Ok(Hand { model, theta, observations })
    }

    /// Columns of the Jacobian.
    pub fn columns(&self) -> usize {
        match self.observations {
            Observations::Vertices(_) => PARAMETERS,
            Observations::Triangles(_) => 2 + PARAMETERS,
        }
    }

    /// What each observation misses.
    pub fn residuals(&self) -> Vec<[f64; 3]> {
        match &self.observations {
            Observations::Vertices(seen) => skinning::residuals(&self.theta, &self.model, seen),
            Observations::Triangles(contacts) => {
                let us: Vec<_> = contacts.iter().map(|contact| contact.u).collect();
                skinning::residuals_of_contacts(&self.theta, &us, &self.model, contacts)
            }
        }
    }

    /// The Jacobian, row by row: three rows for each observation.
    pub fn jacobian(&self, multithreaded: bool) -> Vec<f64> {
        let stages = Stages::new(&self.theta, &self.model);
        let block = 3 * self.columns();
        let count = match &self.observations {
            Observations::Vertices(seen) => seen.len(),
            Observations::Triangles(contacts) => contacts.len(),
        };
        let mut entries = vec![0.0; block * count];
        let of_part = |first: usize, entries: &mut [f64]| {
            let blocks = entries.chunks_exact_mut(block);
            match &self.observations {
                Observations::Vertices(seen) => {
                    seen[first..].iter().zip(blocks).for_each(|(seen, rows)| stages.of_vertex(seen, rows));
                }
                Observations::Triangles(contacts) => {
                    contacts[first..].iter().zip(blocks).for_each(|(at, rows)| stages.of_contact(at, rows));
                }
            }
        };
        let task = count.div_ceil(parts(count, multithreaded).len()).max(1);
        let tasks = entries.par_chunks_mut(task * block).enumerate();
        tasks.for_each(|(number, entries)| of_part(number * task, entries));
        entries
    }
}
