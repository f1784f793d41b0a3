//! faer's dense matrices, columns and rows, with the feature `faer`. Their shape is part of the structure's
//! shape.
//!
//! Owned ones and views are inputs; gradients are owned. Scalars are visited column by column, whatever the
//! layout in memory. faer's own operations are for its scalars, and ours are none: compute with
//! [`Matrix`](crate::Matrix) and [`Vector`](crate::Vector), to which and from which they convert.
//!
//! ```
//! use adjoin::prelude::*;
//! use adjoin::{Matrix, Vector};
//! use faer::{Col, Mat, mat};
//!
//! let loss = |(a, x): (Mat<Reverse>, Col<Reverse>)| Matrix::from(a).dot(&Vector::from(x)).norm_squared();
//! let (a, x) = (mat![[1.0, 2.0], [3.0, 4.0]], Col::from_fn(2, |_| 1.0));
//! let (value, (da, dx)) = value_and_grad(loss, &(a.clone(), x));
//! assert_eq!(value, 58.0);
//! assert_eq!(da, mat![[6.0, 6.0], [14.0, 14.0]]);
//! assert_eq!(dx, Col::from_fn(2, |i| [48.0, 68.0][i]));
//! ```

use faer::{Col, ColRef, Mat, MatRef, Row, RowRef};

use super::{Differentiable, Path, ShapeError, Structure};
use crate::real::Real;

/// For owned ones and views: shape as `(rows, columns)`, element, and how the owned one is made of its
/// elements by columns.
macro_rules! dense {
    ($([$($lifetime:lifetime)?] $type:ty => $owned:ident, |$this:ident, $i:ident, $j:ident| $rows:expr, $columns:expr, $element:expr, $path:expr;)*) => {$(
        impl<$($lifetime,)? R: Real> Differentiable<R> for $type {
            type Plain = $owned<f64>;

            fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> $owned<S> {
                let mut elements = Vec::with_capacity(self.count_scalars());
                self.visit_scalars(&mut |x| elements.push(f(x)));
                let $this = self;
                dense!(@make $owned, elements, $rows, $columns)
            }

            fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
                let $this = self;
                for $j in 0..$columns {
                    for $i in 0..$rows {
                        let _ = ($i, $j);
                        f($element);
                    }
                }
            }

            fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &$owned<S>, f: &mut F) -> Result<(), ShapeError> {
                let ours = { let $this = self; ($rows, $columns) };
                let theirs = { let $this = other; ($rows, $columns) };
                if ours != theirs {
                    let (name, a, b) =
                        if ours.1 == theirs.1 { ("rows", ours.0, theirs.0) } else { ("columns", ours.1, theirs.1) };
                    return Err(ShapeError::length(a, b).in_field(name));
                }
                for $j in 0..ours.1 {
                    for $i in 0..ours.0 {
                        let _ = ($i, $j);
                        let x = { let $this = self; $element };
                        let y = { let $this = other; $element };
                        f(x, y);
                    }
                }
                Ok(())
            }

            fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
                let $this = self;
                for $j in 0..$columns {
                    for $i in 0..$rows {
                        let [first, second]: [usize; 2] = $path;
                        if second == usize::MAX {
                            f(&path.index(first), $element);
                        } else {
                            f(&path.index(first).index(second), $element);
                        }
                    }
                }
            }

            fn count_scalars(&self) -> usize {
                let $this = self;
                $rows * $columns
            }
        }
    )*};
    (@make Mat, $elements:ident, $rows:expr, $columns:expr) => {{
        let rows = $rows;
        Mat::from_fn(rows, $columns, |i, j| $elements[i + j * rows])
    }};
    (@make Col, $elements:ident, $rows:expr, $columns:expr) => { Col::from_fn($rows, |i| $elements[i]) };
    (@make Row, $elements:ident, $rows:expr, $columns:expr) => { Row::from_fn($columns, |j| $elements[j]) };
}

dense! {
    [] Mat<R> => Mat, |this, i, j| this.nrows(), this.ncols(), this[(i, j)], [i, j];
    ['a] MatRef<'a, R> => Mat, |this, i, j| this.nrows(), this.ncols(), this[(i, j)], [i, j];
    [] Col<R> => Col, |this, i, j| this.nrows(), 1, this[i], [i + j, usize::MAX];
    ['a] ColRef<'a, R> => Col, |this, i, j| this.nrows(), 1, this[i], [i + j, usize::MAX];
    [] Row<R> => Row, |this, i, j| 1, this.ncols(), this[j], [i + j, usize::MAX];
    ['a] RowRef<'a, R> => Row, |this, i, j| 1, this.ncols(), this[j], [i + j, usize::MAX];
}

impl Structure for Mat<f64> {
    type With<S: Real> = Mat<S>;
}

impl Structure for Col<f64> {
    type With<S: Real> = Col<S>;
}

impl Structure for Row<f64> {
    type With<S: Real> = Row<S>;
}
