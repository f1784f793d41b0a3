//! Structures: types made of scalars and other data, and how to take them apart and rebuild them.
//!
//! The paper's Interleave, Deinterleave and rebuild. A structure over `R` is anything whose scalars can be visited in
//! a fixed order: an `R` itself, a tuple, a vector, a user's struct or enum. It also names its sibling types: the same
//! structure over another scalar. The input of a verb is a structure over `f64`; the differentiated function sees its
//! sibling over [`Reverse`](crate::Reverse); the gradient is the sibling over `f64` again, with the same shape.
//!
//! Everything that is not a scalar (lengths, enum variants, keys, integers, strings) is *discrete*: it is carried
//! along unchanged, and two structures have the same *shape* when their discrete parts that decide where scalars are
//! (lengths, variants, keys) agree. Integers, booleans, characters and strings are data, not shape, and never compared.
//!
//! | item | file |
//! | --- | --- |
//! | scalars, integers, strings and the like | `scalar.rs` |
//! | tuples, arrays, `Vec`, maps, pointers, `Option`, `Result` | `std_types.rs` |
//! | the error for another shape, and the path in it | `error.rs` |

mod error;
mod scalar;
mod std_types;

pub use error::{ShapeError, ShapeMismatch};

use crate::real::Real;

/// A type that carries scalars of type `R` (see the [module's documentation](crate::structure)).
///
/// Derive it for your own types with `#[derive(Differentiable)]`, or let `#[differentiable]` do so.
/// `T: Differentiable` without a parameter means a structure over plain `f64`.
///
/// Every method visits the scalars in the same order. The three of them are all that the verbs need: lifting an input
/// is a map, reading out a gradient is a map over the input, seeding is a zip of the output with the cotangent.
pub trait Differentiable<R: Real = f64> {
    /// The same structure over another scalar; of an unsized type (a slice), its owned form.
    type With<S: Real>: Differentiable<S, With<f64> = Self::With<f64>>;

    /// The structure of the same shape with `f(x)` in place of each scalar `x`.
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Self::With<S>;

    /// Calls `f` on each scalar.
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F);

    /// Calls `f` on the pairs of scalars of two structures of the same shape.
    ///
    /// # Errors
    /// If the shapes differ, with the path to the first difference. Scalars before it have been visited.
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &Self::With<S>,
        f: &mut F,
    ) -> Result<(), ShapeError>;

    /// How many scalars there are.
    fn count_scalars(&self) -> usize {
        let mut count = 0;
        self.visit_scalars(&mut |_| count += 1);
        count
    }
}
