//! Functions of structures at many points: forward mode, one point at a time.
//!
//! Not two: structures may hold integers and other data that make the function take another path, and this
//! would not be detected.

use super::{ValueSink, left_over, refuse};
use crate::forward::Forward;
use crate::structure::{Differentiable, Structure, With};

/// Points that are structures of `N` scalars. For [`batch_jacobian!`](crate::batch_jacobian).
#[derive(Debug)]
pub struct StructureBatch<'e, const N: usize, V> {
    rest: &'e mut [f64],
    values: V,
    done: usize,
}

impl<'e, const N: usize, V: ValueSink> StructureBatch<'e, N, V> {
    /// Room for the matrices of all points.
    #[inline(always)]
    pub fn new(entries: &'e mut [f64], values: V) -> Self {
        Self { rest: entries, values, done: 0 }
    }

    /// What the function is called with.
    #[inline(always)]
    pub fn seeded<X: Structure<With<f64> = X>>(&self, x: &X) -> With<X, Forward<f64, N>> {
        let mut place = 0;
        let lifted = x.map_scalars(&mut |x: f64| {
            let mut tangents = [0.0; N];
            if let Some(tangent) = tangents.get_mut(place) {
                *tangent = 1.0;
            }
            place += 1;
            Forward::new(x, tangents)
        });
        if place != N {
            other_size(place, N, self.done);
        }
        lifted
    }

    /// Writes the matrix at a point, from the function's value there.
    #[inline(always)]
    pub fn write<U: Differentiable<Forward<f64, N>>>(&mut self, value: &U) {
        let rows = value.count_scalars();
        let room = std::mem::take(&mut self.rest);
        if room.len() < rows * N {
            refuse(room.len(), rows, N, self.done);
        }
        let (matrix, rest) = room.split_at_mut(rows * N);
        self.rest = rest;
        let mut primals = self.values.take(rows, self.done);
        let mut row = 0;
        value.visit_scalars(&mut |value: Forward<f64, N>| {
            if let Some(entries) = matrix.get_mut(row * N..(row + 1) * N) {
                entries.copy_from_slice(&value.tangents());
            }
            if let Some(primal) = primals.as_mut().and_then(|primals| primals.get_mut(row)) {
                *primal = value.inner();
            }
            row += 1;
        });
        self.done += 1;
    }

    /// Says that there are no more points.
    #[inline(always)]
    pub fn finish(self) {
        if !self.rest.is_empty() {
            left_over(self.rest.len(), self.done);
        }
        self.values.finish(self.done);
    }
}

#[cold]
#[inline(never)]
fn other_size(scalars: usize, inputs: usize, point: usize) -> ! {
    panic!("`batch_jacobian!` was told that points have {inputs} scalars, but point {point} has {scalars}")
}
