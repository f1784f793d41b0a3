//! Arrays as primitives: vectors and matrices, and operations on them that are recorded as one node each.
//!
//! The paper ends by saying that to be useful in practice, arrays of scalars must become a primitive type,
//! with one vector backpropagator in place of many scalar ones. Here they are. A [`Vector<f64>`](Vector) or
//! [`Matrix<f64>`](Matrix) is used in `#[differentiable]` code like any other type, beside scalars, closures,
//! structs and forks:
//!
//! ```
//! use adjoin::prelude::*;
//!
//! #[differentiable]
//! mod model {
//!     use adjoin::{Matrix, Vector};
//!
//!     pub fn loss(weights: &Matrix<f64>, x: &Vector<f64>) -> f64 {
//!         let y = weights.dot(x).map(|y| y.tanh());
//!         y[0] + y.sum()
//!     }
//! }
//!
//! use adjoin::{Matrix, Vector};
//! let weights = Matrix::from_rows([[0.0, 0.0], [0.0, 0.0]]);
//! let x = Vector::from([3.0, 4.0]);
//! let gradient = grad(|w| model::loss(&w, &constant(&x)), &weights);
//! assert_eq!(gradient, Matrix::from_rows([[6.0, 8.0], [3.0, 4.0]]));
//! ```
//!
//! # What an array is
//!
//! A value. Copies, transposed matrices, rows, columns and other parts share the elements, and whoever writes
//! to an array that is shared gets elements of its own first. So in-place updates (`a[i] = …`, `a += &b`)
//! mean what they mean for a `Vec`.
//!
//! Over `f64` the elements are numbers in a row, and operations are loops over them. Over
//! [`Reverse`](crate::Reverse) an array is the primal values in a row and the id of the first: element `i`
//! has the `i`-th id after it. So taking out an element, a row, a column, reshaping and iterating record
//! nothing, and the elements mix with scalar code. An operation records one node, however many elements there
//! are. Scalars are put into an array ([`Vector::from`], `collect`) by one node, too; none if they are
//! consecutive values, as those of an input are.
//!
//! | to do | see |
//! | --- | --- |
//! | make arrays, take elements and parts out | [`Array`], [`Vector`], [`Matrix`] |
//! | arithmetic, broadcasting, functions of each element | `elementwise.rs` |
//! | a closure for each element | [`Array::map`], [`Array::zip_map`] |
//! | a function for each element, by its name, much faster | [`elementwise!`](crate::elementwise) |
//! | sum, mean, product, extremes, norm, cumulative sums; log-sum-exp, softmax | `reduce.rs`, `softmax.rs` |
//! | products of vectors and matrices | `product.rs` |
//! | products and systems with triangular matrices | `triangular.rs` |
//! | joining, gathering, scattering, sorting; convolution | `shape.rs`, `convolve.rs` |
//! | systems of equations, determinants, factorisations (with the feature `linalg`) | `linear.rs`, `determinant.rs`, `decompose.rs` |
//! | a rule of your own | [`custom_vjp`] |
//!
//! Operands whose shapes do not fit panic with the operation and both shapes.

pub(crate) mod buffer;
mod convolve;
mod custom;
#[cfg(feature = "linalg")]
mod decompose;
#[cfg(feature = "linalg")]
mod determinant;
mod elements;
pub(crate) mod elementwise;
#[cfg(feature = "faer")]
mod faers;
mod flow;
mod function;
mod gemm;
mod kernel;
mod layout;
#[cfg(feature = "linalg")]
mod linear;
mod map;
mod matrix;
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
mod nalgebras;
#[cfg(any(feature = "ndarray", feature = "ndarray-017"))]
mod ndarrays;
mod newest;
mod operation;
mod product;
mod pushed;
mod reduce;
mod shape;
mod softmax;
pub(crate) mod sources;
mod triangular;
mod value;
mod vector;

pub(crate) use buffer::Buffer;
pub use convolve::Edges;
pub use custom::{CustomRule, Operands, custom_vjp};
pub(crate) use elements::{Elements, Kept, View, buffer_for, impl_kept_elements};
pub(crate) use elementwise::{RightOf, operators_of_scalar};
pub(crate) use flow::{Flow, Lender};
#[doc(hidden)]
pub use function::ElementFunction;
pub(crate) use function::{Gradients, Part, WIDTH, pack_of, table_length};
pub(crate) use kernel::{add, add_flow, in_parts_of_two};
pub(crate) use layout::{Layout, count as count_elements};
#[cfg(feature = "linalg")]
pub use linear::LinearError;
pub(crate) use newest::{fill, values as function_values};
pub(crate) use operation::{Operation, Plain, Point, Tangents};
pub(crate) use pushed::pushed;
pub use value::{Array, Matrix, Vector};
