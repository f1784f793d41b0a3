//! Hands from a seed: the bones of `ADBench`'s model in their places in the tree, with lengths and skin of
//! our own.

use super::{Affine, Bone, FINGERS, Hand, Model, Observation, PARAMETERS, Vertex};
use crate::adbench::random::Random;

const FINGER_NAMES: [&str; FINGERS] = ["thumb", "index", "middle", "ring", "pinky"];
const VERTICES: usize = 544;

impl Hand {
    /// A hand of 22 bones and 544 vertices, and some observations of it, from a seed.
    pub fn generate(observations: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let bones = bones(&mut random);
        let vertices: Vec<Vertex> = (0..VERTICES).map(|_| vertex(&bones, &mut random)).collect();
        let observations = (0..observations)
            .map(|_| {
                let vertex = random.index(VERTICES);
                Observation { vertex, seen: vertices[vertex].position.map(|x| x + 0.5 * random.normal()) }
            })
            .collect();
        let theta: [f64; PARAMETERS] = std::array::from_fn(|_| 0.5 * random.normal());
        Hand { model: Model { bones, vertices, mirrored: false }, observations, theta }
    }
}

/// The wrist, five fingers of four bones, and the forearm.
fn bones(random: &mut Random) -> Vec<Bone> {
    let mut bones: Vec<Bone> = Vec::new();
    let mut absolutes: Vec<Affine> = Vec::new();
    let mut add = |name: String, parent: Option<usize>, offset: [f64; 3], random: &mut Random| {
        let base_relative = Affine { linear: rotation(random), offset };
        let absolute = parent.map_or(base_relative, |parent: usize| absolutes[parent].after(&base_relative));
        absolutes.push(absolute);
        bones.push(Bone { name, parent, base_relative, inverse_base_absolute: inverse(&absolute) });
    };
    add("wrist".to_owned(), None, [0.0; 3], random);
    for (finger, name) in FINGER_NAMES.iter().enumerate() {
        for joint in 0..4 {
            let (parent, offset) = match joint {
                0 => (0, [0.02 * (finger as f64 - 2.0), 0.01, 0.0]),
                _ => (4 * finger + joint, [0.0, 0.05 - 0.01 * joint as f64, 0.0]),
            };
            add(format!("{name}{}", joint + 1), Some(parent), offset, random);
        }
    }
    add("forearm".to_owned(), Some(0), [0.0, -0.02, 0.0], random);
    bones
}

/// A rotation by some angles that are not large.
fn rotation(random: &mut Random) -> [[f64; 3]; 3] {
    let mut linear = Affine::identity().linear;
    for axis in 0..3 {
        let (sin, cos) = (0.3 * random.normal()).sin_cos();
        let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
        for row in &mut linear {
            (row[a], row[b]) = (cos * row[a] + sin * row[b], cos * row[b] - sin * row[a]);
        }
    }
    linear
}

/// The inverse of a rotation and a translation.
fn inverse(map: &Affine) -> Affine {
    let linear = std::array::from_fn(|i| std::array::from_fn(|j| map.linear[j][i]));
    let transposed = Affine { linear, offset: [0.0; 3] };
    Affine { linear, offset: transposed.apply(map.offset).map(|x| -x) }
}

/// A vertex near a bone, which follows one to four bones from that one towards the wrist.
fn vertex(bones: &[Bone], random: &mut Random) -> Vertex {
    let bone = random.index(bones.len());
    let there = inverse(&bones[bone].inverse_base_absolute);
    let position = there.apply(std::array::from_fn(|_| 0.01 * random.normal()));
    // As in `ADBench`'s model, most vertices follow one bone or two.
    let most = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 4][random.index(12)];
    let towards_wrist = std::iter::successors(Some(bone), |&bone| bones[bone].parent).take(most);
    let mut weights: Vec<(usize, f64)> = towards_wrist.map(|bone| (bone, random.between(0.1, 1.0))).collect();
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    for (_, weight) in &mut weights {
        *weight /= total;
    }
    Vertex { position, weights }
}

#[cfg(test)]
mod tests {
    use super::{Hand, Observation};

    #[test]
    fn a_generated_hand_has_the_tree_of_the_model_and_is_at_rest() {
        let hand = Hand::generate(10, 1);
        let model = &hand.model;
        assert_eq!((model.bones.len(), model.vertices.len()), (22, 544));
        let parents: Vec<_> = model.bones.iter().map(|bone| bone.parent).collect();
        assert_eq!((parents[1], parents[2], parents[5], parents[21]), (Some(0), Some(1), Some(0), Some(0)));
        for vertex in &model.vertices {
            let total: f64 = vertex.weights.iter().map(|(_, weight)| weight).sum();
            assert!((total - 1.0).abs() < 1e-12 && vertex.weights.len() <= 4);
        }
        // In the pose of rest, every vertex is where the model has it.
        let at_rest = Hand {
            theta: [0.0; 26],
            observations: (model.vertices.iter().enumerate())
                .map(|(vertex, at)| Observation { vertex, seen: at.position })
                .collect(),
            ..hand.clone()
        };
        for residual in at_rest.residuals(&at_rest.theta) {
            assert!(residual.iter().all(|x| x.abs() < 1e-12), "{residual:?}");
        }
    }
}
