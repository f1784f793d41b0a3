//! The Jacobian by hand.
//!
//! Write bone a's absolute transform as Mₐ·Rₐ, Mₐ = (absolute of the parent)·(base relative). An angle φ of
//! Rₐ moves all bones that hang on a in the same way:
//!
//! ```text
//! ∂transform/∂φ = Ωᵩ · transform,    Ωᵩ = Mₐ · ∂Rₐ/∂φ · Rₐ⁻¹ · Mₐ⁻¹
//! ```
//!
//! Ωᵩ (an affine map) and its product with the rotation of the whole hand are computed once for each of the
//! 20 angles. A vertex then takes, for each of its bones and each angle above it, one product of a matrix
//! with a vector; the columns of all other angles are zero. The columns of the rotation of the whole come
//! from three matrices ∂R/∂rₖ, those of the translation are constant. Nothing is allocated after the first
//! call.

use super::{Affine, FINGERS, Hand, PARAMETERS};

type Matrix = [[f64; 3]; 3];
type Vector = [f64; 3];

/// The memory of a Jacobian.
#[derive(Debug)]
pub struct Workspace {
    absolutes: Vec<Affine>,
    /// The transform of each bone, in the hand before it is turned and moved as a whole.
    transforms: Vec<Affine>,
    /// How much each angle moves what hangs on its bone, in the hand as it is seen.
    motions: [Affine; 4 * FINGERS],
    /// For each bone, the angles that move it.
    angles: Vec<Vec<usize>>,
}

impl Workspace {
    /// Memory for this hand.
    pub fn new(hand: &Hand) -> Self {
        let bones = &hand.model.bones;
        let mut angles: Vec<Vec<usize>> = Vec::new();
        for (bone, Affected { own, .. }) in (0..bones.len()).map(|bone| (bone, Affected::of(bone))) {
            let above = bones[bone].parent.map_or(&[][..], |parent: usize| &angles[parent]);
            angles.push(above.iter().copied().chain(own).collect());
        }
        Workspace {
            absolutes: vec![Affine::identity(); bones.len()],
            transforms: vec![Affine::identity(); bones.len()],
            motions: [Affine::identity(); 4 * FINGERS],
            angles,
        }
    }

    /// Writes the Jacobian, row by row: three rows for each observation.
    pub fn jacobian(&mut self, hand: &Hand, entries: &mut Vec<f64>) {
        let (whole, whole_slopes) = rotation_and_slopes([hand.theta[0], hand.theta[1], hand.theta[2]]);
        self.pose(hand, &whole);
        entries.clear();
        entries.resize(3 * PARAMETERS * hand.observations.len(), 0.0);
        let of_observations = entries.chunks_exact_mut(3 * PARAMETERS);
        for (observation, rows) in hand.observations.iter().zip(of_observations) {
            let vertex = &hand.model.vertices[observation.vertex];
            let mut position = [0.0; 3];
            for &(bone, weight) in &vertex.weights {
                let moved = self.transforms[bone].apply(vertex.position).map(|x| weight * x);
                for i in 0..3 {
                    position[i] += moved[i];
                }
                for &angle in &self.angles[bone] {
                    let Affine { linear, offset } = &self.motions[angle];
                    for i in 0..3 {
                        rows[i * PARAMETERS + 6 + angle] -= dot(linear[i], moved) + weight * offset[i];
                    }
                }
            }
            for (k, slope) in whole_slopes.iter().enumerate() {
                for i in 0..3 {
                    rows[i * PARAMETERS + k] = -dot(slope[i], position);
                }
            }
            for i in 0..3 {
                rows[i * PARAMETERS + 3 + i] = -1.0;
            }
        }
    }

    /// Computes the transforms and the motions.
    fn pose(&mut self, hand: &Hand, whole: &Matrix) {
        for (b, bone) in hand.model.bones.iter().enumerate() {
            let parent = bone.parent.map_or(Affine::identity(), |parent| self.absolutes[parent]);
            let before = parent.after(&bone.base_relative);
            let Affected { own, finger } = Affected::of(b);
            self.absolutes[b] = if own.is_empty() {
                before
            } else {
                let at = |angle: usize| hand.theta[6 + angle];
                let (sin_x, cos_x) = at(finger.x).sin_cos();
                let (sin_z, cos_z) = finger.z.map_or((0.0, 1.0), |z| at(z).sin_cos());
                let turn = [
                    [cos_z, -cos_x * sin_z, sin_x * sin_z],
                    [sin_z, cos_x * cos_z, -sin_x * cos_z],
                    [0.0, sin_x, cos_x],
                ];
                // ∂R/∂z·R⁻¹ turns around the z axis; ∂R/∂x·R⁻¹ around the x axis, turned by z.
                self.motions[finger.x] = motion(whole, &before, [cos_z, sin_z, 0.0]);
                if let Some(z) = finger.z {
                    self.motions[z] = motion(whole, &before, [0.0, 0.0, 1.0]);
                }
                Affine { linear: product(&before.linear, &turn), offset: before.offset }
            };
            self.transforms[b] = self.absolutes[b].after(&bone.inverse_base_absolute);
        }
    }
}

/// The angles of a bone.
struct Affected {
    own: std::ops::Range<usize>,
    finger: Angles,
}

/// Which angle turns around x, and which, if any, around z.
struct Angles {
    x: usize,
    z: Option<usize>,
}

impl Affected {
    /// Of the four angles of a finger two are at its second bone, and one at each of the two after.
    fn of(bone: usize) -> Self {
        let finger = bone.wrapping_sub(1) / 4;
        let first = 4 * finger;
        match bone.wrapping_sub(1) % 4 {
            1 if finger < FINGERS => {
                Affected { own: first..first + 2, finger: Angles { x: first, z: Some(first + 1) } }
            }
            joint @ (2 | 3) if finger < FINGERS => Affected {
                own: first + joint..first + joint + 1,
                finger: Angles { x: first + joint, z: None },
            },
            _ => Affected { own: 0..0, finger: Angles { x: 0, z: None } },
        }
    }
}

/// `whole · M · (spin around an axis) · M⁻¹`, where a spin is the derivative of a rotation at its beginning.
fn motion(whole: &Matrix, before: &Affine, [x, y, z]: Vector) -> Affine {
    let spin = [[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]];
    let turned = product(&product(&before.linear, &spin), &inverse(&before.linear));
    let linear = product(whole, &turned);
    Affine { linear, offset: std::array::from_fn(|i| -dot(linear[i], before.offset)) }
}

/// The rotation around an axis by the angle that is its length, and its derivatives in the three numbers.
fn rotation_and_slopes(r: Vector) -> (Matrix, [Matrix; 3]) {
    let square = dot(r, r);
    let angle = square.sqrt();
    let identity = Affine::identity().linear;
    if angle < 0.0001 {
        return (identity, [[[0.0; 3]; 3]; 3]);
    }
    let (sin, cos) = angle.sin_cos();
    let (across, along) = (sin / angle, (1.0 - cos) / square);
    let (across_slope, along_slope) = ((cos - across) / square, (across - 2.0 * along) / square);
    let cross = |[x, y, z]: Vector| [[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]];
    let matrix = |entry: &dyn Fn(usize, usize) -> f64| -> Matrix {
        std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j)))
    };
    let r_cross = cross(r);
    let rotation = matrix(&|i, j| cos * identity[i][j] + across * r_cross[i][j] + along * r[i] * r[j]);
    let slopes = std::array::from_fn(|k| {
        let e_cross = cross(identity[k]);
        matrix(&|i, j| {
            r[k] * (along_slope * r[i] * r[j] + across_slope * r_cross[i][j] - across * identity[i][j])
                + across * e_cross[i][j]
                + along * (identity[k][i] * r[j] + r[i] * identity[k][j])
        })
    });
    (rotation, slopes)
}

fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    std::array::from_fn(|i| std::array::from_fn(|j| dot(a[i], [b[0][j], b[1][j], b[2][j]])))
}

/// The inverse by cofactors. Bones of files are rotations only up to single precision, so a transpose would
/// not do.
fn inverse(m: &Matrix) -> Matrix {
    let cofactor = |i: usize, j: usize| {
        let (a, b, c, d) = ((i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3);
        m[a][c] * m[b][d] - m[a][d] * m[b][c]
    };
    let scale = 1.0 / (m[0][0] * cofactor(0, 0) + m[0][1] * cofactor(0, 1) + m[0][2] * cofactor(0, 2));
    std::array::from_fn(|i| std::array::from_fn(|j| cofactor(j, i) * scale))
}
