//! Structures: types made of scalars and other data, and how to take them apart and rebuild them.
//!
//! The paper's Interleave, Deinterleave and rebuild. A structure over `R` is anything whose scalars can be
//! visited in a fixed order: an `R` itself, a tuple, a vector, a struct or enum of your own. It belongs to a
//! family of siblings: the same structure over other scalars. The input of a verb is a structure over `f64`;
//! the differentiated function sees its sibling over [`Reverse`](crate::Reverse); the gradient is the sibling
//! over `f64` again, with the same shape.
//!
//! ```text
//! Differentiable<R>   Vec<R>   Tree<R>   (R, u32)    what a value can do: map, visit, zip
//!   ::Plain           Vec<f64> Tree<f64> (f64, u32)  its sibling over f64, a Structure
//!     ::With<S>       Vec<S>   Tree<S>   (S, u32)    the sibling over S of a plain structure
//! ```
//!
//! The detour through `Plain` lets generic code compute with siblings: for any `R: Real`, `R::Plain` is `f64`
//! and `f64::With<S>` is `S`, so the compiler sees that `Vec<R>` over `S` is `Vec<S>` without knowing `R`.
//! [`With<X, S>`](With) spells both steps.
//!
//! Everything that is not a scalar (lengths, enum variants, keys, integers, strings) is *discrete*: it is
//! carried along unchanged. Two structures have the same *shape* when the discrete parts that decide where
//! scalars are (lengths, variants, keys) agree. Integers, booleans, characters and strings are data, not
//! shape, and are never compared.
//!
//! # Laws
//! Every implementation keeps them, and `#[derive(Differentiable)]` writes such implementations:
//!
//! 1. All methods visit the same scalars in the same order, each once, and so do those of siblings of the
//!    same shape.
//! 2. `map_scalars` keeps the shape and the discrete data; with the identity it is a copy.
//! 3. `zip_scalars` succeeds exactly when the shapes agree.
//!
//! # Cost
//! A walk is linear in the size of the structure. Over a slice of `f64` it compiles to a plain loop, and a
//! map over one allocates once.
//!
//! | item | file |
//! | --- | --- |
//! | scalars | `scalar.rs` |
//! | integers, strings and the like, which carry none | `discrete.rs` |
//! | arrays, slices, `Vec`, `VecDeque`, `LinkedList` | `sequences.rs` |
//! | tuples, `PhantomData` | `tuples.rs` |
//! | vectors and matrices | `arrays.rs` |
//! | ndarray's arrays, with the feature `ndarray` | `ndarrays.rs` |
//! | nalgebra's matrices and rotations, with the features for nalgebra | `nalgebras.rs` |
//! | rotation vectors and gradients in them, for nalgebra's unit quaternions | `rotations.rs` |
//! | faer's dense matrices, with the feature `faer` | `faers.rs` |
//! | complex numbers, with the feature `num-complex` | `complex.rs` |
//! | `HashMap`, `BTreeMap` | `maps.rs` |
//! | `Box`, `Rc`, `Arc`, references | `pointers.rs` |
//! | `Option`, `Result` | `sums.rs` |
//! | the place of a scalar in its structure | `path.rs` |
//! | the error for another shape | `error.rs` |
//! | a structure as a list of numbers, and back | `flat.rs` |

mod arrays;
#[cfg(feature = "num-complex")]
mod complex;
mod constant;
pub(crate) mod copies;
mod discrete;
mod error;
#[cfg(feature = "faer")]
mod faers;
mod flat;
mod maps;
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
mod nalgebras;
#[cfg(any(feature = "ndarray", feature = "ndarray-017"))]
mod ndarrays;
mod path;
mod pointers;
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
mod rotations;
mod scalar;
mod sequences;
mod sums;
mod tuples;

pub use constant::constant;
pub(crate) use error::unlawful;
pub use error::{ShapeError, ShapeMismatch};
#[doc(hidden)]
pub use flat::Scalars;
pub use path::Path;
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
pub use rotations::UnitRotation;
pub(crate) use scalar::impl_scalar_structure;

use crate::array::Array;
use crate::real::Real;

/// A type that carries scalars of type `R` (see the [module's documentation](crate::structure)).
///
/// Derive it for your own types with [`#[derive(Differentiable)]`](derive@crate::Differentiable), or let
/// `#[differentiable]` do so. `T: Differentiable` without a parameter means a structure over plain `f64`.
///
/// Lifting an input is a map, reading out a gradient is a map over the input, and seeding is a zip of the
/// output with the cotangent:
///
/// ```
/// use adjoin::Differentiable;
///
/// let network = (vec![1.0, 2.0], Some(3.0), "relu");
/// let doubled = network.map_scalars(&mut |x: f64| 2.0 * x);
/// assert_eq!(doubled, (vec![2.0, 4.0], Some(6.0), "relu"));
/// assert_eq!(network.count_scalars(), 3);
///
/// let mut dot = 0.0;
/// network.zip_scalars(&doubled, &mut |x: f64, y: f64| dot += x * y)?;
/// assert_eq!(dot, 28.0);
/// # Ok::<(), adjoin::ShapeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a structure over the scalar `{R}`",
    label = "carries no scalars of type `{R}` known to adjoin",
    note = "a type of your own needs `#[derive(Differentiable)]`, and inside another structure that structure's scalar, \
            as in `Type<R>`",
    note = "a field that is not to be differentiated needs `#[constant]`"
)]
pub trait Differentiable<R: Real = f64> {
    /// The same structure over plain `f64`: the type of gradients and cotangents. For an unsized or borrowed
    /// type (a slice, a reference), its owned form.
    type Plain: Structure<With<f64> = Self::Plain>;

    /// The structure of the same shape with `f(x)` in place of each scalar `x`.
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R>;

    /// [`map_scalars`](Differentiable::map_scalars) with a function that can map whole arrays at once. An
    /// implementation for a type with parts passes it down to them; the default maps one scalar after
    /// another.
    #[inline]
    fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
        self.map_scalars(&mut |x| map.scalar(x))
    }

    /// Calls `f` on each scalar.
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F);

    /// Calls `f` on the pairs of scalars of two structures of the same shape.
    ///
    /// # Errors
    /// If the shapes differ, with the path to the first difference. Scalars before it have been visited.
    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError>;

    /// Calls `f` on each scalar and its path, which starts with `path`.
    ///
    /// By default scalars are numbered; an implementation can name its parts instead.
    ///
    /// ```
    /// use adjoin::structure::{Differentiable, Path};
    ///
    /// let mut paths = Vec::new();
    /// (0.5, vec![1.0, 2.0]).visit_paths(&Path::ROOT, &mut |path, x: f64| paths.push(format!("{path} = {x}")));
    /// assert_eq!(paths, [".0 = 0.5", ".1[0] = 1", ".1[1] = 2"]);
    /// ```
    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        let mut count = 0;
        self.visit_scalars(&mut |x| {
            f(&path.index(count), x);
            count += 1;
        });
    }

    /// The scalars, if the structure is a slice or a vector of them. Over another scalar such a structure is
    /// a vector of that scalar.
    #[doc(hidden)]
    #[inline(always)]
    fn contiguous_scalars(&self) -> Option<&[R]> {
        None
    }

    /// A vector of scalars, if that is what this structure is.
    #[doc(hidden)]
    #[inline(always)]
    fn from_vector(_scalars: &Vec<R>) -> Option<&Self> {
        None
    }

    /// The elements as scalars, if they are scalars.
    #[doc(hidden)]
    #[inline(always)]
    fn as_scalars(_elements: &[Self]) -> Option<&[R]>
    where
        Self: Sized,
    {
        None
    }

    /// Scalars as elements, if the elements are scalars.
    #[doc(hidden)]
    #[inline(always)]
    fn as_elements(_scalars: &Vec<R>) -> Option<&Vec<Self>>
    where
        Self: Sized,
    {
        None
    }

    /// The number of scalars.
    #[inline]
    fn count_scalars(&self) -> usize {
        let mut count = 0;
        self.visit_scalars(&mut |_| count += 1);
        count
    }
}

/// A function on scalars that may map all elements of an array at once.
pub trait ScalarMap<R: Real, S: Real> {
    /// The function.
    fn scalar(&mut self, x: R) -> S;

    /// Maps each element of an array.
    fn array<const D: usize>(&mut self, array: &Array<R, D>) -> Array<S, D> {
        array.rebuild(array.iter().map(|x| self.scalar(x)).collect())
    }
}

/// A structure over plain `f64`, which names its siblings over other scalars.
///
/// This is the second half of an implementation of [`Differentiable`]. Written by hand, for a type that keeps
/// its scalars in its own way:
///
/// ```
/// use adjoin::structure::{Differentiable, ShapeError, Structure, With};
/// use adjoin::Real;
///
/// /// A polynomial that keeps its degree beside its coefficients.
/// struct Polynomial<R = f64> { degree: usize, coefficients: Vec<R> }
///
/// impl<R: Real> Differentiable<R> for Polynomial<R> {
///     type Plain = Polynomial;
///
///     fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Polynomial<S> {
///         Polynomial { degree: self.degree, coefficients: self.coefficients.map_scalars(f) }
///     }
///     fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
///         self.coefficients.visit_scalars(f);
///     }
///     fn zip_scalars<S: Real, F: FnMut(R, S)>(
///         &self,
///         other: &Polynomial<S>,
///         f: &mut F,
///     ) -> Result<(), ShapeError> {
///         self.coefficients.zip_scalars(&other.coefficients, f).map_err(|error| error.in_field("coefficients"))
///     }
/// }
///
/// impl Structure for Polynomial {
///     type With<S: Real> = Polynomial<S>;
/// }
///
/// let p = Polynomial { degree: 1, coefficients: vec![1.0, 2.0] };
/// assert_eq!(p.map_scalars(&mut |x| -x).coefficients, [-1.0, -2.0]);
/// # assert_eq!(p.degree, 1);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a structure over plain `f64`",
    note = "for a type of your own: `#[derive(Differentiable)]` writes this implementation too"
)]
pub trait Structure: Differentiable<f64, Plain = Self> + Sized {
    /// The same structure over another scalar.
    type With<S: Real>: Differentiable<S, Plain = Self>;

    /// All scalars, in order.
    ///
    /// ```
    /// use adjoin::Structure;
    ///
    /// let model = (vec![1.0, 2.0], Some(3.0), "relu");
    /// assert_eq!(model.flatten(), [1.0, 2.0, 3.0]);
    /// assert_eq!(model.with_scalars(&[4.0, 5.0, 6.0])?, (vec![4.0, 5.0], Some(6.0), "relu"));
    /// # Ok::<(), adjoin::ShapeError>(())
    /// ```
    fn flatten(&self) -> Vec<f64> {
        flat::flatten(self)
    }

    /// Writes all scalars to a slice, in order.
    ///
    /// # Errors
    /// If the length of the slice is not the number of scalars.
    fn flatten_into(&self, scalars: &mut [f64]) -> Result<(), ShapeError> {
        flat::flatten_into(self, scalars)
    }

    /// The structure of the same shape with the given scalars, in order: the inverse of
    /// [`flatten`](Structure::flatten).
    ///
    /// ```
    /// use adjoin::Structure;
    ///
    /// let error = vec![0.0; 3].with_scalars(&[1.0, 2.0]).unwrap_err();
    /// assert_eq!(error.to_string(), "expected length 3, found 2");
    /// ```
    ///
    /// # Errors
    /// If the length of the slice is not the number of scalars.
    fn with_scalars(&self, scalars: &[f64]) -> Result<Self, ShapeError> {
        flat::require(self, scalars)?;
        Ok(flat::filled(self, scalars))
    }

    /// Overwrites the scalars, in order.
    ///
    /// Vectors, arrays, tuples, options and boxes keep their memory. Other structures (your own among them)
    /// are built anew, as by [`with_scalars`](Structure::with_scalars).
    ///
    /// ```
    /// use adjoin::Structure;
    ///
    /// let mut point = (0.0, vec![0.0; 2]);
    /// point.set_scalars(&[1.0, 2.0, 3.0])?;
    /// assert_eq!(point, (1.0, vec![2.0, 3.0]));
    /// # Ok::<(), adjoin::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// If the length of the slice is not the number of scalars. Nothing has been overwritten then.
    fn set_scalars(&mut self, scalars: &[f64]) -> Result<(), ShapeError> {
        flat::require(self, scalars)?;
        self.refill(&mut Scalars(scalars));
        Ok(())
    }

    /// Overwrites the scalars by the next ones of the list, which has enough.
    #[doc(hidden)]
    fn refill(&mut self, scalars: &mut Scalars<'_>) {
        let own = scalars.take(self.count_scalars());
        *self = flat::filled(self, own);
    }
}

/// The structure `X`, which is one over `R`, over the scalar `S` instead.
pub type With<X, S, R = f64> = <<X as Differentiable<R>>::Plain as Structure>::With<S>;
