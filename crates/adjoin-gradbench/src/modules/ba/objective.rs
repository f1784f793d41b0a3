//! The objective as its user writes it: one observation at a time, plain `f64`.

use adjoin::differentiable;

/// The error of an observation.
#[differentiable]
pub mod reprojection {
    /// A camera: 11 numbers.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Camera {
        /// The rotation: an axis whose length is the angle.
        pub rotation: [f64; 3],
        /// Where it is.
        pub centre: [f64; 3],
        /// The focal length.
        pub focal: f64,
        /// The principal point.
        pub principal: [f64; 2],
        /// The coefficients of the radial distortion.
        pub radial: [f64; 2],
    }

    #[inline(always)]
    fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    #[inline(always)]
    fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// Rodrigues' formula: v turned around the axis r by the angle ‖r‖.
    #[inline(always)]
    pub fn rotate(r: [f64; 3], v: [f64; 3]) -> [f64; 3] {
        let square = dot(r, r);
        let turned = cross(r, v);
        if square == 0.0 {
            return [v[0] + turned[0], v[1] + turned[1], v[2] + turned[2]];
        }
        let angle = square.sqrt();
        let (sin, cos) = angle.sin_cos();
        let across = sin / angle;
        let along = (1.0 - cos) / square * dot(r, v);
        [
            v[0] * cos + turned[0] * across + r[0] * along,
            v[1] * cos + turned[1] * across + r[1] * along,
            v[2] * cos + turned[2] * across + r[2] * along,
        ]
    }

    /// Where a camera sees a point.
    #[inline(always)]
    pub fn project(camera: &Camera, point: [f64; 3]) -> [f64; 2] {
        let c = camera.centre;
        let [x, y, z] = rotate(camera.rotation, [point[0] - c[0], point[1] - c[1], point[2] - c[2]]);
        let (x, y) = (x / z, y / z);
        let square = x * x + y * y;
        let scale = camera.focal * (1.0 + square * (camera.radial[0] + camera.radial[1] * square));
        [x * scale + camera.principal[0], y * scale + camera.principal[1]]
    }

    /// The error of an observation: where the camera sees the point against where it was seen, weighted.
    #[inline(always)]
    pub fn residual(camera: &Camera, point: [f64; 3], weight: f64, feature: [f64; 2]) -> [f64; 2] {
        let [u, v] = project(camera, point);
        [weight * (u - feature[0]), weight * (v - feature[1])]
    }

    /// The same, of the numbers of a camera, a point and a weight.
    #[inline(always)]
    pub fn residual_of_numbers(numbers: [f64; 15], feature: [f64; 2]) -> [f64; 2] {
        let [r0, r1, r2, c0, c1, c2, focal, u, v, k1, k2, x, y, z, weight] = numbers;
        let camera = Camera {
            rotation: [r0, r1, r2],
            centre: [c0, c1, c2],
            focal,
            principal: [u, v],
            radial: [k1, k2],
        };
        residual(&camera, [x, y, z], weight, feature)
    }

    /// What keeps weights from vanishing.
    pub fn weight_error(weight: f64) -> f64 {
        1.0 - weight * weight
    }
}
