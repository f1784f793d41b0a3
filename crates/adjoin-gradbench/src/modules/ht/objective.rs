//! The objective as its user writes it: plain `f64`, matrices as arrays, one function for each stage.

use adjoin::differentiable;

/// From the pose of a hand to where its vertices are.
///
/// The model of the hand is data: [`Model`](super::Model) knows of `f64` only, and what takes a part of it is
/// marked `#[constant]`. So a product with it is one with a plain number.
#[differentiable]
pub mod skinning {
    use super::super::{Contact, FINGERS, Model, Observation, Weights};

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
        #[inline(always)]
        pub fn apply(&self, x: [f64; 3]) -> [f64; 3] {
            let ([a, b, c], o) = (&self.linear, &self.offset);
            [dot(a, x) + o[0], dot(b, x) + o[1], dot(c, x) + o[2]]
        }

        /// Where a given point goes.
        #[inline(always)]
        pub fn apply_to(&self, #[constant] x: [f64; 3]) -> [f64; 3] {
            let ([a, b, c], o) = (&self.linear, &self.offset);
            [dot_with(a, x) + o[0], dot_with(b, x) + o[1], dot_with(c, x) + o[2]]
        }

        /// Where a given map takes a point.
        #[inline(always)]
        pub fn image(#[constant] map: &Affine, x: [f64; 3]) -> [f64; 3] {
            let at = |i: usize| {
                x[0] * map.linear[i][0] + x[1] * map.linear[i][1] + x[2] * map.linear[i][2] + map.offset[i]
            };
            [at(0), at(1), at(2)]
        }

        /// First a given map, then this.
        #[must_use]
        #[inline(always)]
        pub fn after(&self, #[constant] inner: &Affine) -> Affine {
            let [a, b, c] = &self.linear;
            let linear = [times(a, &inner.linear), times(b, &inner.linear), times(c, &inner.linear)];
            Affine { linear, offset: self.apply_to(inner.offset) }
        }

        /// First this, then the mirror image.
        #[must_use]
        pub fn mirrored(&self) -> Affine {
            let [a, b, c] = self.linear;
            Affine { linear: [[-a[0], -a[1], -a[2]], b, c], offset: mirror(self.offset) }
        }

        /// First this, then a given map.
        #[must_use]
        #[inline(always)]
        pub fn then(&self, #[constant] outer: &Affine) -> Affine {
            let [a, b, c] = &self.linear;
            let columns = [0, 1, 2].map(|j| Affine::turned(outer, [a[j], b[j], c[j]]));
            let row = |i: usize| [columns[0][i], columns[1][i], columns[2][i]];
            Affine { linear: [row(0), row(1), row(2)], offset: Affine::image(outer, self.offset) }
        }

        /// Where a given map takes a direction.
        #[inline(always)]
        fn turned(#[constant] map: &Affine, x: [f64; 3]) -> [f64; 3] {
            let at = |i: usize| x[0] * map.linear[i][0] + x[1] * map.linear[i][1] + x[2] * map.linear[i][2];
            [at(0), at(1), at(2)]
        }

        /// First a turn by an angle that takes one axis towards another, then this.
        #[inline(always)]
        fn turn(&mut self, from: usize, to: usize, angle: f64) {
            let (sin, cos) = angle.sin_cos();
            for row in &mut self.linear {
                (row[from], row[to]) = (row[from] * cos + row[to] * sin, row[to] * cos - row[from] * sin);
            }
        }
    }

    #[inline(always)]
    fn dot(a: &[f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    #[inline(always)]
    fn dot_with(a: &[f64; 3], #[constant] b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    /// aᵀ m.
    #[inline(always)]
    fn times(a: &[f64; 3], #[constant] m: &[[f64; 3]; 3]) -> [f64; 3] {
        let column = |j: usize| a[0] * m[0][j] + a[1] * m[1][j] + a[2] * m[2][j];
        [column(0), column(1), column(2)]
    }

    /// The rotation around an axis by the angle that is its length; none, if that is nearly zero.
    fn of_axis(r: [f64; 3]) -> [[f64; 3]; 3] {
        let angle = dot(&r, r).sqrt();
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

    /// Turns a bone by its angles. A finger has two, around x and z, at its second bone, and one, around x,
    /// at each of the two after.
    #[inline(always)]
    fn turn(bone: usize, absolute: &mut Affine, angles: &[[f64; 4]; FINGERS]) {
        let Some(finger) = bone.checked_sub(1).and_then(|bone| angles.get(bone / 4)) else { return };
        match (bone - 1) % 4 {
            0 => {}
            1 => {
                absolute.turn(0, 1, finger[1]);
                absolute.turn(1, 2, finger[0]);
            }
            joint => absolute.turn(1, 2, finger[joint]),
        }
    }

    /// For each bone, where the posed hand has what the hand at rest has at a given place.
    pub fn transforms(angles: &[[f64; 4]; FINGERS], model: &Model) -> Vec<Affine> {
        let mut absolutes: Vec<Affine> = Vec::with_capacity(model.bones.len());
        for (number, bone) in model.bones.iter().enumerate() {
            absolutes.push(match bone.parent {
                Some(parent) => absolutes[parent].after(&bone.base_relative),
                None => adjoin::constant(&bone.base_relative),
            });
            turn(number, &mut absolutes[number], angles);
        }
        let to_rest = model.bones.iter().map(|bone| &bone.inverse_base_absolute);
        absolutes.iter().zip(to_rest).map(|(absolute, to_rest)| absolute.after(to_rest)).collect()
    }

    /// Where bones take a point of the skin that follows them by given weights.
    #[inline(always)]
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

    /// From a position to where it should be.
    #[inline(always)]
    pub fn miss(position: [f64; 3], #[constant] seen: [f64; 3]) -> [f64; 3] {
        [seen[0] - position[0], seen[1] - position[1], seen[2] - position[2]]
    }

    /// The mirror image of a point.
    #[inline(always)]
    pub fn mirror([x, y, z]: [f64; 3]) -> [f64; 3] {
        [-x, y, z]
    }

    /// The place in a triangle that is u₀ of the first corner, u₁ of the second, and the rest of the third.
    #[inline(always)]
    pub fn blend(u: [f64; 2], [a, b, c]: [[f64; 3]; 3]) -> [f64; 3] {
        let rest = 1.0 - u[0] - u[1];
        let at = |i: usize| u[0] * a[i] + u[1] * b[i] + rest * c[i];
        [at(0), at(1), at(2)]
    }

    /// A hand in a pose.
    struct Pose<'m> {
        whole: Affine,
        transforms: Vec<Affine>,
        model: &'m Model,
    }

    impl<'m> Pose<'m> {
        fn new(theta: &[f64; 26], model: &'m Model) -> Self {
            let whole = whole(std::array::from_fn(|i| theta[i]));
            let angles = std::array::from_fn(|finger| std::array::from_fn(|i| theta[6 + 4 * finger + i]));
            Pose { whole, transforms: transforms(&angles, model), model }
        }

        /// Where a vertex is in the hand that is not yet turned and moved as a whole.
        #[inline(always)]
        fn skin(&self, vertex: usize) -> [f64; 3] {
            let vertex = &self.model.vertices[vertex];
            let position = skin(&self.transforms, vertex.position, &vertex.weights);
            if self.model.mirrored { mirror(position) } else { position }
        }
    }

    /// For each observation, from the vertex to where it was seen.
    pub fn residuals(theta: &[f64; 26], model: &Model, observations: &[Observation]) -> Vec<[f64; 3]> {
        let pose = Pose::new(theta, model);
        let residual = |observation: &Observation| {
            miss(pose.whole.apply(pose.skin(observation.vertex)), observation.seen)
        };
        observations.iter().map(residual).collect()
    }

    /// For each contact, from its place, which is given by a pair of numbers, to where it was seen.
    pub fn residuals_of_contacts(
        theta: &[f64; 26],
        us: &[[f64; 2]],
        model: &Model,
        contacts: &[Contact],
    ) -> Vec<[f64; 3]> {
        let pose = Pose::new(theta, model);
        let residual = |(contact, u): (&Contact, &[f64; 2])| {
            let [a, b, c] = contact.corners;
            let place = blend(*u, [pose.skin(a), pose.skin(b), pose.skin(c)]);
            miss(pose.whole.apply(place), contact.seen)
        };
        contacts.iter().zip(us).map(residual).collect()
    }
}
