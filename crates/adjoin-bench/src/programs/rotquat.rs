//! `rotquat`: a 3-vector rotated by a quaternion, with its full 3×7 Jacobian (three pullbacks).
//!
//! With u = (qx, qy, qz) and s = qw the result is 2(u·v)u + (s² − u·u)v + 2s cross(u, v). The cross product
//! is the one of the original benchmark, slip in its second component included: the figures stay comparable,
//! and no tool cares.

use adjoin::Real;

use super::Program;
use crate::{Contender, Role, Scalar};

/// A vector (3 numbers), then a quaternion (x, y, z, w), to the rotated vector.
#[derive(Clone, Copy, Debug)]
pub struct Rotquat;

impl Program<3> for Rotquat {
    type Point = [f64; 7];

    fn title(&self) -> String {
        "rotquat".to_owned()
    }

    fn operations(&self) -> usize {
        46
    }

    fn input(&self) -> [f64; 7] {
        [1.1, 2.2, 3.3, 0.4, -0.5, 0.6, 0.7]
    }

    #[inline(always)]
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; 3] {
        let v = [x[0], x[1], x[2]];
        let u = [x[3], x[4], x[5]];
        let s = x[6];
        let along = scale(dot(u, v) * 2.0, u);
        let kept = scale(s * s - dot(u, u), v);
        let across = scale(s * 2.0, cross(u, v));
        add(add(along, kept), across)
    }

    #[inline(always)]
    fn primal(&self, x: &[f64]) -> [f64; 3] {
        let [vx, vy, vz] = [x[0], x[1], x[2]];
        let [ux, uy, uz, s] = [x[3], x[4], x[5], x[6]];
        let along = 2.0 * (ux * vx + uy * vy + uz * vz);
        let kept = s * s - (ux * ux + uy * uy + uz * uz);
        let across = 2.0 * s;
        [
            along * ux + kept * vx + across * (uy * vz - uz * vy),
            along * uy + kept * vy + across * (uz * vz - ux * vz),
            along * uz + kept * vz + across * (ux * vy - uy * vx),
        ]
    }

    fn by_forward_mode<'a>(&'a self, x: &'a [f64; 7]) -> Option<Contender<'a>> {
        Some(Contender::new("adjoin, forward: `batch_jacobian!`", Role::OtherForm, move |rows| {
            rows.resize(21, 0.0);
            adjoin::batch_jacobian!(rotated, [(*x, [])], rows);
        }))
    }

    #[inline(always)]
    fn jacobian(&self, x: &[f64], rows: &mut [f64]) {
        let v = [x[0], x[1], x[2]];
        let u = [x[3], x[4], x[5]];
        let s = x[6];
        let uv = u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
        let kept = s * s - (u[0] * u[0] + u[1] * u[1] + u[2] * u[2]);
        let crossed = [u[1] * v[2] - u[2] * v[1], u[2] * v[2] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        let crossed_by_v = [[0.0, -u[2], u[1]], [0.0, 0.0, u[2] - u[0]], [-u[1], u[0], 0.0]];
        let crossed_by_u = [[0.0, v[2], -v[1]], [-v[2], 0.0, v[2]], [v[1], -v[0], 0.0]];
        for (i, row) in rows.chunks_exact_mut(7).enumerate() {
            for j in 0..3 {
                row[j] = 2.0 * (u[i] * u[j] + s * crossed_by_v[i][j]);
                row[3 + j] = 2.0 * (u[i] * v[j] - u[j] * v[i] + s * crossed_by_u[i][j]);
            }
            row[i] += kept;
            row[3 + i] += 2.0 * uv;
            row[6] = 2.0 * (s * v[i] + crossed[i]);
        }
    }
}

/// The program as a generic function of an array.
#[inline(always)]
fn rotated<R: Real>(x: [R; 7], []: [R; 0]) -> [R; 3] {
    Rotquat.eval(&x)
}

#[inline(always)]
fn dot<S: Scalar>(a: [S; 3], b: [S; 3]) -> S {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[inline(always)]
fn scale<S: Scalar>(factor: S, a: [S; 3]) -> [S; 3] {
    [factor * a[0], factor * a[1], factor * a[2]]
}

#[inline(always)]
fn add<S: Scalar>(a: [S; 3], b: [S; 3]) -> [S; 3] {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

#[inline(always)]
fn cross<S: Scalar>(a: [S; 3], b: [S; 3]) -> [S; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[2] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
