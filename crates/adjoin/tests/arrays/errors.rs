//! Shapes that do not go together: the message names the operation and both shapes.

use crate::common::{matrix, vector};
use adjoin::array::Edges;
use adjoin::{Matrix, Reverse, Vector, grad};

macro_rules! refused {
    ($($name:ident: $text:literal, $body:expr;)*) => {$(
        #[test]
        #[should_panic(expected = $text)]
        fn $name() {
            let _ = $body;
        }
    )*};
}

refused! {
    sums: "addition: a vector of length 3 does not match a vector of length 2", vector(3, 1) + vector(2, 2);
    products: "multiplication: a matrix of 2 × 3 does not match a vector of length 2", matrix(2, 3, 1) * vector(2, 2);
    quotients: "division: a matrix of 2 × 3 does not match a matrix of 3 × 2", matrix(2, 3, 1) / matrix(3, 2, 2);
    assignments: "sub_assign: a matrix of 1 × 2 does not match a matrix of 3 × 2",
        { let mut a = matrix(1, 2, 1); a -= matrix(3, 2, 2); };
    scaled_sums: "add_scaled: a vector of length 1 does not match a vector of length 2",
        vector(1, 1).add_scaled(2.0, &vector(2, 2));
    pairs: "zip_map: a vector of length 1 does not match a vector of length 2",
        vector(1, 1).zip_map(&vector(2, 2), |x, _| x);
    tuples: "map_all: a vector of length 2 does not match a vector of length 3",
        Vector::map_all([&vector(2, 1), &vector(3, 2)], |[x, _]| x);
    extremes: "max_each: a vector of length 2 does not match a vector of length 3",
        vector(2, 1).max_each(&vector(3, 2));
    dots: "dot: a vector of length 2 does not match a vector of length 3", vector(2, 1).dot(&vector(3, 2));
    matrix_vector: "dot: a matrix of 2 × 3 does not match a vector of length 2", matrix(2, 3, 1).dot(&vector(2, 2));
    matrix_matrix: "dot: a matrix of 2 × 3 does not match a matrix of 2 × 3", matrix(2, 3, 1).dot(&matrix(2, 3, 2));
    below: "concatenate_rows: a matrix of 2 × 3 does not match a matrix of 2 × 2",
        Matrix::concatenate_rows([matrix(2, 3, 1), matrix(2, 2, 2)]);
    beside: "concatenate_columns: a matrix of 2 × 3 does not match a matrix of 1 × 3: the numbers of rows",
        Matrix::concatenate_columns([matrix(2, 3, 1), matrix(1, 3, 2)]);
    stacked: "stack_rows: a vector of length 3 does not match a vector of length 2: the lengths must be the same",
        Matrix::stack_rows([vector(3, 1), vector(2, 2)]);
    gathered: "gather: index 3 is out of range for length 3", vector(3, 1).gather(&[0, 3]);
    scattered: "scatter_add: 2 places for a vector of length 3", vector(3, 1).scatter_add(&[0, 1], 4);
    scattered_beyond: "scatter_add: index 4 is out of range for length 4", vector(1, 1).scatter_add(&[4], 4);
    sorted: "sorted_by: a vector of length 3 does not match a vector of length 2", vector(3, 1).sorted_by(&vector(2, 2));
    convolved: "convolve: the kernel is empty", vector(3, 1).convolve(&vector(0, 2), Edges::Same);
    triangular: "solve_lower: a matrix of 3 × 3 does not match a vector of length 2",
        matrix(3, 3, 1).solve_lower(&vector(2, 2));
    not_square: "dot_upper: a matrix of 3 × 2 is not square", matrix(3, 2, 1).dot_upper(&vector(2, 2));
    packed: "from_packed_lower: a vector of length 3 does not match a vector of length 2",
        Matrix::from_packed_lower(&vector(3, 1), &vector(2, 2));
    stacks: "stack_packed_lower: a matrix of 2 × 3 does not match a matrix of 3 × 3",
        Matrix::stack_packed_lower(&matrix(2, 3, 1), &matrix(3, 3, 2));
    each_vector: "dot_each: a matrix of 4 × 3 does not match a matrix of 2 × 2: the numbers of columns must be equal",
        matrix(4, 3, 1).dot_each(&matrix(2, 2, 2));
    each_matrix: "dot_each: a matrix of 5 × 3 does not match a matrix of 2 × 3: the number of rows must be a multiple",
        matrix(5, 3, 1).dot_each(&matrix(2, 3, 2));
    reshaped: "reshape: 6 elements do not make a matrix of 2 × 2", matrix(2, 3, 1).reshape(2, 2);
    filled: "from_vec: 3 elements do not make a matrix of 2 × 2", Matrix::from_vec(2, 2, vec![1.0; 3]);
    sliced: "slice: the range 1..5 does not lie within length 4", vector(4, 1).slice(1..5);
    sliced_from_beyond: "slice: the range 5.. does not lie within length 4", vector(4, 1).slice(5..);
    taken_from_beyond: "at: element 4 of", vector(4, 1).at(4);
    sliced_columns: "slice of columns: the range 0..4 does not lie within length 3", matrix(2, 3, 1).slice(.., 0..4);
    indexed: "index 2 of a vector of length 2", vector(2, 1)[2];
    indexed_matrix: "index (0, 3) of a matrix of 2 × 3", matrix(2, 3, 1)[(0, 3)];
    rows: "row 2 of a matrix of 2 × 3", matrix(2, 3, 1).row(2);
    means: "mean: the array is empty", Vector::<f64>::zeros(0).mean();
    largest: "max: the array is empty", Matrix::<f64>::zeros(0, 2).max();
    in_reverse_mode: "dot: a vector of length 3 does not match a vector of length 2",
        grad(|x: Vector<Reverse>| x.dot(&x.slice(1..)), &vector(3, 1));
}

#[cfg(feature = "linalg")]
refused! {
    systems: "solve: a matrix of 3 × 3 does not match a matrix of 2 × 3", matrix(3, 3, 1).solve(&matrix(2, 3, 2));
    inverses: "inverse: a matrix of 2 × 3 is not square", matrix(2, 3, 1).inverse();
    wide: "qr: a matrix of 2 × 3 has more columns than rows", matrix(2, 3, 1).qr();
    singular: "solve: the matrix is singular: no pivot in column 0; try_solve returns this as an error",
        Matrix::<f64>::zeros(2, 2).solve(&vector(2, 1));
    indefinite: "cholesky: the matrix is not positive definite; try_cholesky returns this as an error",
        (-Matrix::<f64>::identity(2)).cholesky();
}
