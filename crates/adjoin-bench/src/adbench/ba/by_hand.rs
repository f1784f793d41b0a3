//! The rows of the Jacobian by hand, one observation at a time.
//!
//! With v = X − c, θ = ‖r‖, A = sin θ / θ and B = (1 − cos θ) / θ², Rodrigues' formula and its derivatives
//! are
//!
//! ```text
//! Y      = cos θ·v + A·(r × v) + B·(r·v)·r
//! ∂Y/∂rₖ = rₖ·P + A·(eₖ × v) + B·vₖ·r + B·(r·v)·eₖ
//! P      = −A·v + (cos θ − A)/θ²·(r × v) + (A − 2B)/θ²·(r·v)·r
//! ```
//!
//! so a row g of the derivative of the image in Y (both rows share everything else) becomes
//!
//! ```text
//! in r:  (g·P)·r + A·(v × g) + B·(g·r)·v + B·(r·v)·g
//! in v:  cos θ·g + A·(g × r) + B·(g·r)·r
//! ```
//!
//! which is the row's derivative in X, and negated the one in c. No matrix is formed and nothing is
//! allocated.

use super::{BLOCK, Ba, ROW};

type Vector = [f64; 3];

#[inline(always)]
fn dot(a: Vector, b: Vector) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[inline(always)]
fn cross(a: Vector, b: Vector) -> Vector {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The coefficients of Rodrigues' formula and of its derivatives.
struct Rotation {
    axis: Vector,
    cos: f64,
    /// A and B.
    across: f64,
    along: f64,
    /// (cos θ − A)/θ² and (A − 2B)/θ².
    across_slope: f64,
    along_slope: f64,
}

impl Rotation {
    #[inline(always)]
    fn new(axis: Vector) -> Self {
        let square = dot(axis, axis);
        if square == 0.0 {
            // The objective says Y = v + r × v there: linear in r and v.
            return Rotation { axis, cos: 1.0, across: 1.0, along: 0.0, across_slope: 0.0, along_slope: 0.0 };
        }
        let inverse_square = 1.0 / square;
        let angle = square.sqrt();
        let (sin, cos) = angle.sin_cos();
        let across = sin * angle * inverse_square;
        let along = (1.0 - cos) * inverse_square;
        let across_slope = (cos - across) * inverse_square;
        let along_slope = (across - 2.0 * along) * inverse_square;
        Rotation { axis, cos, across, along, across_slope, along_slope }
    }
}

/// Writes the two rows of each observation from `first` on.
pub(super) fn rows(ba: &Ba, first: usize, blocks: &mut [f64]) {
    for (i, block) in (first..).zip(blocks.chunks_exact_mut(BLOCK)) {
        let block: &mut [f64; BLOCK] = block.try_into().expect("a chunk of this size");
        let (camera, point) = ba.observations[i];
        let (camera, point) = (&ba.cameras[camera as usize], &ba.points[point as usize]);
        let (weight, feature) = (ba.weights[i], ba.features[i]);

        let rotation = Rotation::new(camera.rotation);
        let r = rotation.axis;
        let v: Vector = std::array::from_fn(|k| point[k] - camera.centre[k]);
        let turned = cross(r, v);
        let r_dot_v = dot(r, v);
        let along = rotation.along * r_dot_v;
        let y: Vector =
            std::array::from_fn(|k| rotation.cos * v[k] + rotation.across * turned[k] + along * r[k]);
        let slope = rotation.along_slope * r_dot_v;
        let p: Vector = std::array::from_fn(|k| {
            slope * r[k] + rotation.across_slope * turned[k] - rotation.across * v[k]
        });

        let inverse_depth = 1.0 / y[2];
        let image = [y[0] * inverse_depth, y[1] * inverse_depth];
        let square = image[0] * image[0] + image[1] * image[1];
        let distortion = 1.0 + square * (camera.radial[0] + camera.radial[1] * square);
        let twice_slope = 2.0 * (camera.radial[0] + 2.0 * camera.radial[1] * square);
        let weighted_focal = weight * camera.focal;
        let mixed = weighted_focal * twice_slope * image[0] * image[1];
        let straight: [f64; 2] =
            std::array::from_fn(|row| weighted_focal * (distortion + twice_slope * image[row] * image[row]));
        for row in 0..2 {
            // The row in (x/z, y/z), and from it in Y.
            let in_image = if row == 0 { [straight[0], mixed] } else { [mixed, straight[1]] };
            let g = [
                in_image[0] * inverse_depth,
                in_image[1] * inverse_depth,
                -(in_image[0] * image[0] + in_image[1] * image[1]) * inverse_depth,
            ];
            let g_dot_r = dot(g, r);
            let v_cross_g = cross(v, g);
            let g_cross_r = cross(g, r);
            let along_v = rotation.along * g_dot_r;
            let g_dot_p = dot(g, p);
            let out = &mut block[row * ROW..][..ROW];
            for k in 0..3 {
                out[k] = g_dot_p * r[k] + rotation.across * v_cross_g[k] + along_v * v[k] + along * g[k];
                let in_point = rotation.cos * g[k] + rotation.across * g_cross_r[k] + along_v * r[k];
                out[3 + k] = -in_point;
                out[11 + k] = in_point;
            }
            let distorted = image[row] * distortion;
            out[6] = weight * distorted;
            out[7] = if row == 0 { weight } else { 0.0 };
            out[8] = if row == 0 { 0.0 } else { weight };
            out[9] = weighted_focal * image[row] * square;
            out[10] = out[9] * square;
            out[14] = camera.focal * distorted + camera.principal[row] - feature[row];
        }
    }
}
