//! The Jacobian in stages: bones and skin by the four angles of their finger, then the place in a triangle by
//! its two numbers, then the hand as a whole by its six. Each stage runs in forward mode on its own inputs.

use adjoin::{Differentiable, Forward, Real};

use super::{
    Affine, Contact, FINGERS, Model, Observation, PARAMETERS,
    model::finger,
    skinning::{self, blend, miss},
};

/// The numbers that turn and move the hand as a whole. The others are angles of fingers.
const WHOLE: usize = 6;

/// A pose of a hand.
#[derive(Debug)]
pub struct Stages<'m> {
    model: &'m Model,
    /// How the hand as a whole is turned and moved, and the same without derivatives.
    whole: Affine<Forward<f64, WHOLE>>,
    fixed: Affine,
    /// Of every bone of the hand that is not yet turned and moved as a whole.
    transforms: Vec<Affine>,
    /// Of every bone of the whole, with the tangents of its finger's angles.
    moved: Vec<Affine<Forward<f64, 4>>>,
}

/// The first numbers, as an array.
fn array<const N: usize>(numbers: &[f64]) -> [f64; N] {
    std::array::from_fn(|i| numbers[i])
}

impl<'m> Stages<'m> {
    /// The pose with these numbers.
    pub fn new(theta: &[f64; PARAMETERS], model: &'m Model) -> Self {
        let (whole, angles) = theta.split_at(WHOLE);
        let whole = skinning::whole(Forward::inputs(array::<WHOLE>(whole)));
        let angles: [_; FINGERS] =
            std::array::from_fn(|finger| Forward::inputs(array::<4>(&angles[4 * finger..])));
        let transforms = skinning::transforms(&angles, model);
        let fixed = whole.map_scalars(&mut |x: Forward<f64, WHOLE>| x.primal());
        // The whole is the same for all angles, so it is put behind each bone once and not behind each
        // vertex.
        let moved = transforms.iter().map(|transform| {
            let transform = if model.mirrored { transform.mirrored() } else { *transform };
            transform.then(&fixed)
        });
        let moved = moved.collect();
        let plain =
            |transform: &Affine<Forward<f64, 4>>| transform.map_scalars(&mut |x: Forward<f64, 4>| x.primal());
        Stages { model, whole, fixed, transforms: transforms.iter().map(plain).collect(), moved }
    }

    /// Adds the slopes of a share of a vertex in the angles to three rows, from a column on. Returns where
    /// the vertex is.
    #[inline(always)]
    fn pose(&self, vertex: usize, share: f64, seen: [f64; 3], rows: &mut [f64], first: usize) -> [f64; 3] {
        let columns = rows.len() / 3;
        let vertex = &self.model.vertices[vertex];
        // What a finger contributes to the place of a vertex has the tangents of that finger.
        for weights in vertex.weights.chunk_by(|(bone, _), (next, _)| finger(*bone) == finger(*next)) {
            if let Some(finger) = finger(weights[0].0) {
                // The place is the sum of what the bones contribute, so that a part has a part of the slope.
                let misses = miss(skinning::skin(&self.moved, vertex.position, weights), seen);
                for (miss, row) in misses.iter().zip(rows.chunks_exact_mut(columns)) {
                    let entries = row[first + 4 * finger..].iter_mut();
                    entries.zip(miss.tangents()).for_each(|(entry, slope)| *entry += share * slope);
                }
            }
        }
        let position = skinning::skin(&self.transforms, vertex.position, &vertex.weights);
        if self.model.mirrored { skinning::mirror(position) } else { position }
    }

    /// Writes slopes into three rows, from a column on.
    #[inline(always)]
    fn write<const N: usize>(misses: [Forward<f64, N>; 3], rows: &mut [f64], first: usize) {
        let columns = rows.len() / 3;
        for (miss, row) in misses.iter().zip(rows.chunks_exact_mut(columns)) {
            row[first..first + N].copy_from_slice(&miss.tangents());
        }
    }

    /// The rows of an observation of a vertex, which are zero before.
    pub fn of_vertex(&self, &Observation { vertex, seen }: &Observation, rows: &mut [f64]) {
        let position = self.pose(vertex, 1.0, seen, rows, WHOLE);
        Self::write(miss(self.whole.apply_to(position), seen), rows, 0);
    }

    /// The rows of an observation of a place in a triangle, which are zero before.
    pub fn of_contact(&self, &Contact { corners, u, seen }: &Contact, rows: &mut [f64]) {
        let shares = [u[0], u[1], 1.0 - u[0] - u[1]];
        let positions: [_; 3] =
            std::array::from_fn(|i| self.pose(corners[i], shares[i], seen, rows, 2 + WHOLE));
        let moving = blend(Forward::inputs(u), positions.map(|corner| corner.map(Forward::from)));
        Self::write(miss(Affine::image(&self.fixed, moving), seen), rows, 0);
        let position = moving.map(Real::primal);
        Self::write(miss(self.whole.apply_to(position), seen), rows, 2);
    }
}
