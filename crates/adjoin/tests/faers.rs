//! faer's dense matrices as inputs and gradients, and conversions.

use adjoin::prelude::*;
use adjoin::structure::Path;
use adjoin::{Matrix, Vector};
use faer::{Col, Mat, Row, mat};

#[test]
fn inputs_and_gradients_are_matrices_of_faer() {
    let (a, x) = (mat![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], Col::from_fn(3, |i| [0.5, -1.0, 2.0][i]));
    let loss = |(a, x): (Mat<Reverse>, Col<Reverse>)| Matrix::from(a).dot(&Vector::from(x)).norm_squared();
    let (value, (da, dx)) = value_and_grad(loss, &(a.clone(), x.clone()));
    let y = &a * &x;
    assert_eq!(value, y.squared_norm_l2());
    assert_eq!(da, Mat::from_fn(2, 3, |i, j| 2.0 * y[i] * x[j]));
    assert_eq!(dx, Col::from_fn(3, |j| 2.0 * (a[(0, j)] * y[0] + a[(1, j)] * y[1])));
    // Views, and scalar code.
    let part = a.as_ref().subcols(1, 2);
    let slope = grad(|a: Mat<Reverse>| a[(0, 0)] * a[(1, 1)] - a[(0, 1)] * a[(1, 0)], &part);
    assert_eq!(slope, mat![[6.0, -5.0], [-3.0, 2.0]]);
    let row = grad(|r: Row<Reverse>| r[0] * r[1], &Row::from_fn(2, |j| 3.0 + j as f64));
    assert_eq!(row, Row::from_fn(2, |j| 4.0 - j as f64));
}

#[test]
fn paths_shapes_and_conversions() {
    let a = mat![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let mut seen = Vec::new();
    a.visit_paths(&Path::ROOT, &mut |path, x: f64| seen.push(format!("{path} = {x}")));
    assert_eq!(seen, ["[0][0] = 1", "[1][0] = 4", "[0][1] = 2", "[1][1] = 5", "[0][2] = 3", "[1][2] = 6"]);
    let (value, pullback) = vjp(|a: Mat<Reverse>| Mat::from(Matrix::from(a).transposed()), &a);
    assert_eq!((value, pullback.statistics().arrays), (a.transpose().to_owned(), 0));
    assert_eq!(pullback.call(&a.transpose().to_owned()).unwrap(), a);
    assert_eq!(pullback.call(&a).unwrap_err().to_string(), "columns: expected length 2, found 3");
    assert_eq!(Col::from(Vector::from([1.0, 2.0])), Col::from_fn(2, |i| 1.0 + i as f64));
}
