//! The objective as its user writes it: plain `f64`, matrices as arrays, one function for each stage.

use adjoin::differentiable;

/// From the pose of a hand to where its vertices are.
///
/// The model of the hand is data: [`Model`](super::Model) knows of `f64` only, and what takes a part of it is marked
/// `#[constant]`. So a product with it is one with a plain number.
#[differentiable]
pub mod skinning {
    use super::super::{FINGERS, Model, Observation, Weights};

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
        #[inline]
        pub fn apply(&self, x: [f64; 3]) -> [f64; 3] {
            std::array::from_fn(|i| dot(self.linear[i], x) + self.offset[i])
        }

        /// Where a given point goes.
        #[inline]
        pub fn apply_to(&self, #[constant] x: [f64; 3]) -> [f64; 3] {
            std::array::from_fn(|i| {
                let row = &self.linear[i];
                row[0] * x[0] + row[1] * x[1] + row[2] * x[2] + self.offset[i]
            })
        }

        /// First a given map, then this.
        #[must_use]
        #[inline]
        pub fn after(&self, #[constant] inner: &Affine) -> Affine {
            #[constant]
            let [a, b, c] = inner.linear;
            let linear = std::array::from_fn(|i| {
                let row = &self.linear[i];
                std::array::from_fn(|j| row[0] * a[j] + row[1] * b[j] + row[2] * c[j])
            });
            Affine { linear, offset: self.apply_to(inner.offset) }
        }

        /// First a turn by an angle that takes one axis towards another, then this.
        #[must_use]
        #[inline]
        fn after_turn(&self, from: usize, to: usize, angle: f64) -> Affine {
            let (sin, cos) = angle.sin_cos();
            let mut turned = *self;
            for row in &mut turned.linear {
                (row[from], row[to]) = (row[from] * cos + row[to] * sin, row[to] * cos - row[from] * sin);
            }
            turned
        }
    }

    #[inline]
    fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
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

    /// How the hand as a whole is turned and moved.
    pub fn whole([x, y, z, right, up, near]: [f64; 6]) -> Affine {
        Affine { linear: of_axis([x, y, z]), offset: [right, up, near] }
    }

    /// A bone, turned by its angles. A finger has two, around x and z, at its second bone, and one, around x, at each of the two
    /// after.
    #[inline]
    fn turned(bone: usize, at_rest: Affine, angles: &[[f64; 4]; FINGERS]) -> Affine {
        let Some(finger) = bone.checked_sub(1).and_then(|bone| angles.get(bone / 4)) else {
            return at_rest;
        };
        match (bone - 1) % 4 {
            0 => at_rest,
            1 => at_rest.after_turn(0, 1, finger[1]).after_turn(1, 2, finger[0]),
            joint => at_rest.after_turn(1, 2, finger[joint]),
        }
    }

    /// For each bone, where the posed hand has what the hand at rest has at a given place.
    pub fn transforms(angles: &[[f64; 4]; FINGERS], model: &Model) -> Vec<Affine> {
        let mut absolutes: Vec<Affine> = Vec::with_capacity(model.bones.len());
        for (number, bone) in model.bones.iter().enumerate() {
            let at_rest = match bone.parent {
                Some(parent) => absolutes[parent].after(&bone.base_relative),
                None => adjoin::constant(&bone.base_relative),
            };
            absolutes.push(turned(number, at_rest, angles));
        }
        let to_rest = model.bones.iter().map(|bone| &bone.inverse_base_absolute);
        absolutes.iter().zip(to_rest).map(|(absolute, to_rest)| absolute.after(to_rest)).collect()
    }

    /// Where bones take a point of the skin that follows them by given weights.
    #[inline]
    pub fn skin(transforms: &[Affine], #[constant] point: [f64; 3], weights: &Weights) -> [f64; 3] {
        let mut position = [0.0, 0.0, 0.0];
        for (bone, weight) in weights {
            let moved = transforms[*bone].apply_to(point);
            for i in 0..3 {
                position[i] += *weight * moved[i];
            }
        }
        position
    }

    /// From a point of the skin, with the hand as a whole where it is, to where it was seen.
    #[inline]
    pub fn miss(whole: &Affine, position: [f64; 3], #[constant] seen: [f64; 3]) -> [f64; 3] {
        let position = whole.apply(position);
        [seen[0] - position[0], seen[1] - position[1], seen[2] - position[2]]
    }

    /// For each observation, from the vertex to where it was seen.
    pub fn residuals(theta: &[f64; 26], model: &Model, observations: &[Observation]) -> Vec<[f64; 3]> {
        let whole = whole(std::array::from_fn(|i| theta[i]));
        let angles = std::array::from_fn(|finger| std::array::from_fn(|i| theta[6 + 4 * finger + i]));
        let transforms = transforms(&angles, model);
        let residual = |observation: &Observation| {
            let vertex = &model.vertices[observation.vertex];
            miss(&whole, skin(&transforms, vertex.position, &vertex.weights), observation.seen)
        };
        observations.iter().map(residual).collect()
    }
}
