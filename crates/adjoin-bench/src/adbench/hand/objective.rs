//! The objective as its user writes it: plain `f64`, matrices as arrays.

use adjoin::differentiable;

/// From the pose of a hand to where its vertices are.
#[differentiable]
pub mod skinning {
    use super::super::{Model, Observation};

    /// x ↦ L x + o.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Affine {
        /// L, row by row.
        pub linear: [[f64; 3]; 3],
        /// o.
        pub offset: [f64; 3],
    }

    impl Affine {
        /// The map that does nothing.
        pub fn identity() -> Self {
            Affine { linear: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], offset: [0.0; 3] }
        }

        /// Where a point goes.
        pub fn apply(&self, x: [f64; 3]) -> [f64; 3] {
            std::array::from_fn(|i| dot(self.linear[i], x) + self.offset[i])
        }

        /// First `inner`, then this.
        #[must_use]
        pub fn after(&self, inner: &Affine) -> Affine {
            Affine { linear: product(&self.linear, &inner.linear), offset: self.apply(inner.offset) }
        }
    }

    fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    fn product(a: &[[f64; 3]; 3], b: &[[f64; 3]; 3]) -> [[f64; 3]; 3] {
        std::array::from_fn(|i| std::array::from_fn(|j| dot(a[i], [b[0][j], b[1][j], b[2][j]])))
    }

    /// Rz(z)·Ry(y)·Rx(x), for the angles (x, z, y).
    fn of_angles([x, z, y]: [f64; 3]) -> [[f64; 3]; 3] {
        let (sin_x, cos_x) = x.sin_cos();
        let (sin_y, cos_y) = y.sin_cos();
        let (sin_z, cos_z) = z.sin_cos();
        [
            [cos_y * cos_z, sin_x * sin_y * cos_z - cos_x * sin_z, sin_x * sin_z + cos_x * sin_y * cos_z],
            [cos_y * sin_z, cos_x * cos_z + sin_x * sin_y * sin_z, cos_x * sin_y * sin_z - sin_x * cos_z],
            [-sin_y, sin_x * cos_y, cos_x * cos_y],
        ]
    }

    /// The rotation around an axis by the angle that is its length; none, if that is nearly zero.
    fn of_axis(r: [f64; 3]) -> [[f64; 3]; 3] {
        let angle = dot(r, r).sqrt();
        if angle < 0.0001 {
            return Affine::identity().linear;
        }
        let [x, y, z] = [r[0] / angle, r[1] / angle, r[2] / angle];
        let (sin, cos) = angle.sin_cos();
        let rest = 1.0 - cos;
        [
            [x * x * rest + cos, x * y * rest - z * sin, x * z * rest + y * sin],
            [x * y * rest + z * sin, y * y * rest + cos, y * z * rest - x * sin],
            [x * z * rest - y * sin, y * z * rest + x * sin, z * z * rest + cos],
        ]
    }

    /// The angles (x, z, y) of each bone. A finger has two at its second bone, and one at each of the two after.
    fn angles(theta: &[f64; 26], bones: usize) -> Vec<[f64; 3]> {
        let mut angles = vec![[0.0, 0.0, 0.0]; bones];
        for (finger, theta) in theta[6..].chunks(4).enumerate() {
            let bone = 4 * finger + 2;
            angles[bone] = [theta[0], theta[1], 0.0];
            angles[bone + 1][0] = theta[2];
            angles[bone + 2][0] = theta[3];
        }
        angles
    }

    /// For each bone, where the posed hand has what the hand at rest has at a given place.
    fn transforms(theta: &[f64; 26], model: &Model) -> Vec<Affine> {
        let mut absolutes: Vec<Affine> = Vec::with_capacity(model.bones.len());
        for (bone, angles) in model.bones.iter().zip(angles(theta, model.bones.len())) {
            let base: Affine = adjoin::constant(&bone.base_relative);
            let relative = Affine { linear: product(&base.linear, &of_angles(angles)), offset: base.offset };
            absolutes.push(match bone.parent {
                Some(parent) => absolutes[parent].after(&relative),
                None => relative,
            });
        }
        let to_rest = |bone: usize| adjoin::constant(&model.bones[bone].inverse_base_absolute);
        absolutes.iter().enumerate().map(|(bone, absolute)| absolute.after(&to_rest(bone))).collect()
    }

    /// For each observation, from the vertex to where it was seen.
    pub fn residuals(theta: &[f64; 26], model: &Model, observations: &[Observation]) -> Vec<[f64; 3]> {
        let transforms = transforms(theta, model);
        let whole = Affine {
            linear: of_axis([theta[0], theta[1], theta[2]]),
            offset: [theta[3], theta[4], theta[5]],
        };
        let residual = |Observation { vertex, seen }: &Observation| {
            let vertex = &model.vertices[*vertex];
            let mut position = [0.0, 0.0, 0.0];
            for (bone, weight) in &vertex.weights {
                let moved = transforms[*bone].apply(adjoin::constant(&vertex.position));
                for i in 0..3 {
                    position[i] += *weight * moved[i];
                }
            }
            let position = whole.apply(position);
            [seen[0] - position[0], seen[1] - position[1], seen[2] - position[2]]
        };
        observations.iter().map(residual).collect()
    }
}
