//! ndarray's arrays as inputs and gradients, and conversions.

use adjoin::prelude::*;
use adjoin::structure::Path;
use adjoin::{Matrix, Vector};
use ndarray::{Array0, Array1, Array2, Array3, ArrayD, Axis, IxDyn, ShapeBuilder, array, s};

#[test]
fn inputs_and_gradients_are_arrays_of_ndarray() {
    let x: Array2<f64> = array![[1.0, 2.0], [3.0, 4.0]];
    let (value, gradient) = value_and_grad(|x: Array2<Reverse>| x.iter().map(|x| *x * x).sum(), &x);
    assert_eq!((value, gradient), (30.0, &x * 2.0));
    let weighted = |(x, w): (Array1<Reverse>, Array3<Reverse>)| x[1] * w[[1, 0, 2]];
    let point = (array![5.0, 7.0], Array3::from_shape_fn((2, 1, 3), |(i, j, k)| (i + 2 * j + 3 * k) as f64));
    let (dx, dw) = grad(weighted, &point);
    assert_eq!(dx, array![0.0, 7.0]);
    assert_eq!((dw.shape(), dw.sum(), dw[[1, 0, 2]]), ([2, 1, 3].as_slice(), 7.0, 7.0));
    let nothing = grad(|x: Array0<Reverse>| x[()] * x[()], &Array0::from_elem((), 3.0));
    assert_eq!(nothing[()], 6.0);
}

#[test]
fn views_are_inputs_and_the_order_is_that_of_rows() {
    let x = Array2::from_shape_vec((2, 3).f(), vec![1.0, 4.0, 2.0, 5.0, 3.0, 6.0]).unwrap();
    let mut seen = Vec::new();
    x.visit_paths(&Path::ROOT, &mut |path, x: f64| seen.push(format!("{path} = {x}")));
    assert_eq!(seen, ["[0][0] = 1", "[0][1] = 2", "[0][2] = 3", "[1][0] = 4", "[1][1] = 5", "[1][2] = 6"]);
    let columns = x.slice(s![.., ..;2]);
    let gradient = grad(|x: Array2<Reverse>| x[(1, 0)] * x[(0, 1)], &columns);
    assert_eq!(gradient, array![[0.0, 4.0], [3.0, 0.0]]);
    let transposed = grad(|x: Array2<Reverse>| x[(2, 1)] * 2.0, &x.t());
    assert_eq!(transposed, array![[0.0, 0.0], [0.0, 0.0], [0.0, 2.0]]);
    let rows = x.axis_iter(Axis(0)).map(|row| row.to_owned()).collect::<Vec<_>>();
    assert_eq!(grad(|rows: Vec<Array1<Reverse>>| rows[1][2] * 1.0, &rows)[1], array![0.0, 0.0, 1.0]);
}

#[test]
fn another_shape_is_an_error_with_its_place() {
    let (_, pullback) = vjp(|x: Array2<Reverse>| x.mapv(|x| x * x), &array![[1.0, 2.0]]);
    assert_eq!(pullback.call(&array![[1.0, 10.0]]), Ok(array![[2.0, 40.0]]));
    let error = pullback.call(&array![[1.0], [2.0]]).unwrap_err();
    assert_eq!(error.to_string(), "shape[0]: expected length 1, found 2");
    let (_, pullback) = vjp(|x: Array1<Reverse>| x, &array![1.0, 2.0]);
    assert_eq!(pullback.call(&array![1.0]).unwrap_err().to_string(), "expected length 2, found 1");
    let (_, pullback) = vjp(|x: ArrayD<Reverse>| x, &ArrayD::zeros(IxDyn(&[2, 1])));
    let error = pullback.call(&ArrayD::zeros(IxDyn(&[2]))).unwrap_err();
    assert_eq!(error.to_string(), "shape: expected length 2, found 1");
}

#[test]
fn owned_arrays_move_into_vectors_and_matrices() {
    let x = Array1::from_vec(vec![1.0, 2.0, 3.0]);
    let place = x.as_ptr();
    let vector = Vector::from(x);
    assert_eq!(vector.as_ndarray().as_ptr(), place);
    let back = Array1::from(vector);
    assert_eq!(back.as_ptr(), place);

    let by_rows = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let by_columns = Array2::from_shape_fn((2, 3).f(), |(i, j)| by_rows[(i, j)]);
    for x in [by_rows.clone(), by_columns] {
        let place = x.as_ptr();
        let matrix = Matrix::from(x);
        assert_eq!(matrix, Matrix::from_rows([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]));
        assert_eq!(matrix.as_ndarray().as_ptr(), place);
        assert_eq!(matrix.as_ndarray(), by_rows);
    }
}

#[test]
fn parts_and_views_convert_by_their_elements() {
    let x = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]];
    let part = x.slice(s![1.., ..;2]);
    assert_eq!(Matrix::from(part), Matrix::from_rows([[4.0, 6.0], [7.0, 9.0]]));
    assert_eq!(Matrix::from(part.to_owned()), Matrix::from(part));
    assert_eq!(Vector::from(x.column(1)), Vector::from([2.0, 5.0, 8.0]));
    assert_eq!(Vector::from(x.slice(s![0, ..;-1])), Vector::from([3.0, 2.0, 1.0]));
    // Owned arrays that use a part of their memory only.
    let row = x.clone().slice_move(s![1, 1..]);
    assert_eq!(Vector::from(row), Vector::from([5.0, 6.0]));
    let rows = x.clone().slice_move(s![1..;-1, ..]);
    assert_eq!(Matrix::from(rows), Matrix::from_rows([[7.0, 8.0, 9.0], [4.0, 5.0, 6.0]]));
    assert_eq!(Matrix::from(x.clone().slice_move(s![1.., ..])).row(1), Vector::from([7.0, 8.0, 9.0]));

    let matrix = Matrix::from(x.clone());
    for part in [matrix.transposed(), matrix.slice(1.., ..2), matrix.slice(1..1, ..)] {
        let expected = Array2::from_shape_fn((part.rows(), part.columns()), |(i, j)| part[(i, j)]);
        assert_eq!(part.as_ndarray(), expected);
        assert_eq!(Array2::from(part), expected);
    }
    for part in [matrix.column(2), matrix.diagonal(), matrix.row(1).slice(1..), matrix.row(0).slice(3..)] {
        let expected = Array1::from_iter(part.iter());
        assert_eq!(part.as_ndarray(), expected);
        assert_eq!(Array1::from(part), expected);
    }
    assert_eq!(x, matrix.as_ndarray(), "the matrix is as it was");
}

#[test]
fn an_input_of_ndarray_becomes_a_matrix_without_a_node() {
    let x = array![[1.0, 2.0], [3.0, 4.0]];
    let (value, pullback) = vjp(|x: Array2<Reverse>| Matrix::from(x).dot(&Vector::ones(2)).sum(), &x);
    assert_eq!((value, pullback.statistics().arrays), (10.0, 2));
    assert_eq!(pullback.call(&1.0), Ok(array![[1.0, 1.0], [1.0, 1.0]]));
    let hessian_product = hvp(|x: Array2<_>| Matrix::from(x).norm_squared(), &x, &x).unwrap();
    assert_eq!(hessian_product, &x * 2.0);
    let there_and_back = |x: Array2<Reverse>| Array2::from(Matrix::from(x).transposed());
    let (value, pullback) = vjp(there_and_back, &x);
    assert_eq!((value, pullback.statistics().arrays), (x.t().to_owned(), 0));
    assert_eq!(pullback.call(&array![[1.0, 2.0], [3.0, 4.0]]), Ok(array![[1.0, 3.0], [2.0, 4.0]]));
}
