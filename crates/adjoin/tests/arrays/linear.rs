//! Systems of equations, determinants and factorisations.

use crate::common::{Grid, assert_close, matrix, vector};
use adjoin::array::LinearError;
use adjoin::{Forward, Matrix, Real, Reverse, Vector, grad, hessian, hvp, vjp};

/// A matrix that is far from singular.
fn regular<R: Real>(a: &Matrix<R>) -> Matrix<R> {
    a + Matrix::identity(a.rows()) * R::constant(3.0)
}

/// A matrix that is positive definite.
fn definite<R: Real>(a: &Matrix<R>) -> Matrix<R> {
    a.dot(&a.transposed()) + Matrix::identity(a.rows())
}

#[test]
fn solutions_of_systems() {
    for grid in Grid::ALL {
        for n in [0, 1, 2, 4] {
            four_ways!((grid.base([n, n], 1), vector(n, 2)), |(a, b)| regular(&grid.take(&a)).solve(&b));
        }
        let point = (grid.base([3, 3], 3), grid.base([3, 2], 4));
        four_ways!(point, |(a, b)| regular(&grid.take(&a)).solve(&grid.take(&b)));
    }
    let hand = |(a, b): &(Matrix, Vector), c: &Vector| {
        let flow = a.transposed().solve(c);
        (-flow.outer(&a.solve(b)), flow)
    };
    let statistics = four_ways!((matrix(3, 3, 5), vector(3, 6)), |(a, b)| a.solve(&b), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 3, 0));
    // Rows have to be exchanged.
    let exchanged = Matrix::from_rows([[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 0.0, 1.0]]);
    four_ways!((exchanged.clone(), vector(3, 7)), |(a, b)| a.solve(&b));
    let x = vector(3, 8);
    assert!((exchanged.solve(&exchanged.dot(&x)) - x).norm() < 1e-14);
}

#[test]
fn inverses() {
    for grid in Grid::ALL {
        for n in [0, 1, 3] {
            four_ways!(grid.base([n, n], 9), |a| regular(&grid.take(&a)).inverse());
        }
    }
    let hand = |a: &Matrix, c: &Vector| {
        let inverse = a.inverse().transposed();
        -inverse.dot(&c.reshape(3, 3)).dot(&inverse)
    };
    let statistics = four_ways!(matrix(3, 3, 10), |a| a.inverse(), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements), (1, 9));
    let a = matrix(5, 5, 11);
    assert!((a.inverse().dot(&a) - Matrix::identity(5)).norm() < 1e-11);
}

#[test]
fn determinants() {
    for grid in Grid::ALL {
        for n in [0, 1, 2, 4] {
            four_ways!(grid.base([n, n], 12), |a| grid.take(&a).determinant());
            four_ways!(grid.base([n, n], 12), |a| regular(&grid.take(&a)).log_determinant());
        }
    }
    let hand =
        |a: &Matrix, c: &Vector| Matrix::from_rows([[a[(1, 1)], -a[(1, 0)]], [-a[(0, 1)], a[(0, 0)]]]) * c[0];
    let statistics = four_ways!(matrix(2, 2, 13), |a| a.determinant(), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements), (1, 1));
    let hand = |a: &Matrix, c: &Vector| a.inverse().transposed() * c[0];
    four_ways!(matrix(3, 3, 14), |a| a.log_determinant(), by_hand hand);
    for seed in 15..20 {
        let a = matrix(4, 4, seed);
        let (sign, logarithm) = a.sign_and_log_determinant();
        assert_close("determinant", &[sign * logarithm.exp()], &[a.determinant()], 1e-12);
    }
}

#[test]
fn the_determinant_has_derivatives_where_it_is_zero() {
    let rank_two = Matrix::from_rows([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [5.0, 7.0, 9.0]]);
    let last_column = Matrix::from_rows([[0.0, 2.0, 3.0], [0.0, 5.0, 6.0], [0.0, 7.0, 1.0]]);
    let rank_one = vector(3, 21).outer(&vector(3, 22));
    for a in [rank_two, last_column, rank_one, Matrix::zeros(3, 3), Matrix::zeros(1, 1)] {
        four_ways!(a, |a| a.determinant());
    }
    // Second derivatives at zero, where the first ones vanish: det [[a, b], [c, d]] = a d − b c.
    let second = hessian(|a: Matrix<_>| a.determinant(), &Matrix::<f64>::zeros(2, 2));
    #[rustfmt::skip]
    assert_eq!(second.entries(), [
        0.0, 0.0, 0.0, 1.0,
        0.0, 0.0, -1.0, 0.0,
        0.0, -1.0, 0.0, 0.0,
        1.0, 0.0, 0.0, 0.0,
    ]);
}

#[test]
fn singular_matrices_are_errors_or_say_what_to_do() {
    let singular = Matrix::from_rows([[1.0, 2.0], [2.0, 4.0]]);
    let error = singular.try_solve(&vector(2, 1)).unwrap_err();
    assert_eq!(error, LinearError::Singular { column: 1 });
    assert_eq!(error.to_string(), "the matrix is singular: no pivot in column 1");
    assert_eq!(singular.try_inverse().unwrap_err(), error);
    assert_eq!(singular.sign_and_log_determinant(), (0.0, f64::NEG_INFINITY));
    assert!(!grad(|a: Matrix<_>| a.log_determinant(), &singular)[(0, 0)].is_finite());
    assert_eq!((-&singular).try_cholesky().unwrap_err(), LinearError::NotPositiveDefinite);
    assert_eq!(singular.try_qr().unwrap_err(), LinearError::Dependent { column: 1 });
    let infinite = Matrix::from_rows([[f64::INFINITY, 0.0], [0.0, 1.0]]);
    assert_eq!(infinite.try_symmetric_eigen().unwrap_err(), LinearError::NotFinite);
    assert_eq!(infinite.try_qr().unwrap_err(), LinearError::NotFinite);
    // The same in reverse mode, where the caller goes on.
    let (value, _) =
        vjp(|a: Matrix<Reverse>| a.try_inverse().map_or_else(|_| a.sum(), |a| a.sum()), &singular);
    assert_eq!(value, 9.0);
}

#[test]
fn cholesky_factors() {
    for grid in Grid::ALL {
        for n in [0, 1, 3] {
            four_ways!(grid.base([n, n], 23), |a| definite(&grid.take(&a)).cholesky());
        }
    }
    // The function depends on the symmetric part only: its gradient is symmetric even if the matrix is not.
    let a = Matrix::from_rows([[5.0, 1.0, 0.3], [0.5, 4.0, 0.2], [0.1, 0.4, 3.0]]);
    let statistics = four_ways!(a.clone(), |a| a.cholesky());
    assert_eq!((statistics.arrays, statistics.elements), (1, 9));
    let gradient = grad(|a: Matrix<_>| a.cholesky().sum(), &a);
    assert_close("symmetric", &gradient.to_vec(), &gradient.transposed().to_vec(), 1e-15);
    // One by one: L = √a.
    let hand = |a: &Matrix, c: &Vector| Matrix::from_rows([[c[0] / (2.0 * a[(0, 0)].sqrt())]]);
    four_ways!(Matrix::from_rows([[3.0]]), |a| a.cholesky(), by_hand hand);
    let lower = definite(&a).cholesky();
    assert!((lower.dot(&lower.transposed()) - definite(&a)).norm() < 1e-13);
}

#[test]
fn orthogonal_factors() {
    for grid in Grid::ALL {
        for shape in [[3, 3], [5, 2], [1, 1], [4, 1], [3, 0], [0, 0]] {
            four_ways!(grid.base(shape, 24), |a| grid.take(&a).qr());
        }
    }
    let statistics = four_ways!(matrix(4, 3, 25), |a| a.qr());
    // One more node joins the two factors in one vector.
    assert_eq!((statistics.arrays, statistics.elements), (2, 2 * (12 + 9)));
    // A single column: Q = a / |a|, R = |a|.
    let hand = |a: &Matrix, c: &Vector| {
        let (a, norm) = (a.column(0), a.norm());
        let (dq, dr) = (c.slice(0..3), c[3]);
        ((&dq - &a * (a.dot(&dq) / (norm * norm))) / norm + &a * (dr / norm)).to_column()
    };
    four_ways!(matrix(3, 1, 26), |a| a.qr(), by_hand hand);
    let a = matrix(6, 4, 27);
    let (q, r) = a.qr();
    assert!((q.dot(&r) - &a).norm() < 1e-13);
    assert!((q.transposed().dot(&q) - Matrix::identity(4)).norm() < 1e-13);
    assert!(r.diagonal().iter().all(|x| x > 0.0));
    assert_eq!((r[(1, 0)], r[(3, 2)]), (0.0, 0.0));
}

#[test]
fn eigenvalues_of_symmetric_matrices() {
    for grid in Grid::ALL {
        for n in [0, 1, 2, 4] {
            four_ways!(grid.base([n, n], 28), |a| grid.take(&a).symmetric_eigenvalues());
            four_ways!(grid.base([n, n], 28), |a| grid.take(&a).symmetric_eigen());
        }
    }
    let statistics = four_ways!(matrix(3, 3, 29), |a| a.symmetric_eigenvalues());
    assert_eq!((statistics.arrays, statistics.elements), (1, 12));
    // Diagonal: the eigenvalues are its elements in order.
    let hand = |_: &Matrix, c: &Vector| Matrix::from_rows([[c[1], 0.0], [0.0, c[0]]]);
    let diagonal = Matrix::from_rows([[2.0, 0.0], [0.0, -1.0]]);
    four_ways!(diagonal, |a| a.symmetric_eigenvalues(), by_hand hand);
    let a = matrix(5, 5, 30);
    let (values, vectors) = (&a + a.transposed()).symmetric_eigen();
    assert!(((&a + a.transposed()).dot(&vectors) - &vectors * &values).norm() < 1e-12);
    assert!(values.iter().zip(values.iter().skip(1)).all(|(x, y)| x <= y));
}

#[test]
fn equal_eigenvalues_have_a_sum_with_derivatives() {
    // Functions of a matrix do not depend on the basis: tr f(A).
    let twice = Matrix::from_rows([[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 5.0]]);
    let (_, turn) = matrix(3, 3, 31).qr().0.qr();
    let q = matrix(3, 3, 31).qr().0.dot(&turn);
    for a in [twice.clone(), Matrix::identity(3), q.dot(&twice).dot(&q.transposed())] {
        let gradient = grad(|a: Matrix<_>| a.symmetric_eigenvalues().exp().sum(), &a);
        let (values, vectors) = a.symmetric_eigen();
        let expected = (&vectors * values.exp()).dot(&vectors.transposed());
        assert_close("exp(A)", &gradient.to_vec(), &expected.to_vec(), 1e-12);
        let direction = matrix(3, 3, 32);
        let forward = adjoin::jvp(|a: Matrix<Forward>| a.symmetric_eigenvalues().exp().sum(), &a, &direction);
        assert_close(
            "forward",
            &[forward.unwrap().1],
            &[expected.flatten().dot(&direction.flatten())],
            1e-12,
        );
    }
}

#[test]
fn eigenvectors_of_equal_eigenvalues_have_no_derivative() {
    let twice = Matrix::from_rows([[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 5.0]]);
    macro_rules! exponential {
        () => {
            |a: Matrix<_>| {
                let (values, vectors) = a.symmetric_eigen();
                (&vectors * values.exp()).dot(&vectors.transposed())[(0, 1)]
            }
        };
    }
    assert!(grad(exponential!(), &twice).iter().all(|x| !x.is_finite()));
    let direction = matrix(3, 3, 33);
    assert!(!adjoin::jvp::<Matrix, _, _>(exponential!(), &twice, &direction).unwrap().1.is_finite());
    assert!(
        !hvp(|a: Matrix<_>| a.symmetric_eigenvalues().norm_squared(), &twice, &direction)
            .unwrap()
            .iter()
            .all(f64::is_finite)
    );
    // The eigenvector of a simple eigenvalue has a derivative even if other eigenvalues coincide.
    four_ways!(twice, |a| a.symmetric_eigen().1.column(2));
}

/// Second derivatives of a function of a matrix, against differences of its gradient.
macro_rules! second_order {
    ($point:expr, |$a:ident| $body:expr) => {{
        let point: Matrix = $point;
        let [rows, columns] = point.shape();
        let direction = matrix(rows, columns, 40);
        let ours = hvp(|$a: Matrix<_>| $body, &point, &direction).unwrap();
        let step = 1e-5;
        let at = |sign: f64| grad(|$a: Matrix<_>| $body, &(&point + &direction * (sign * step)));
        let differences = (at(1.0) - at(-1.0)) / (2.0 * step);
        assert_close(stringify!($body), &ours.to_vec(), &differences.to_vec(), 1e-6);
    }};
}

#[test]
fn second_derivatives() {
    let a = regular(&matrix(3, 3, 33));
    second_order!(a.clone(), |a| a.solve(&a.row(1)).norm_squared());
    second_order!(a.clone(), |a| a.inverse().row(0).norm_squared());
    second_order!(a.clone(), |a| a.determinant());
    second_order!(a.clone(), |a| a.log_determinant());
    second_order!(a.clone(), |a| (a.dot(&a.transposed())).cholesky().map(|x| x * x * x).sum());
    second_order!(matrix(4, 2, 34), |a| {
        let (q, r) = a.qr();
        q.sin().sum() * r.row(0).sum()
    });
    second_order!(a.clone(), |a| {
        let (values, vectors) = a.symmetric_eigen();
        (vectors * values).sin().sum()
    });
    second_order!(a.clone(), |a| a.solve_lower(&a.column(2)).norm_squared());
    second_order!(a, |a| a.dot_upper(&a).sin().sum());
}

#[test]
fn third_derivatives_of_solutions() {
    // (1 + t)⁻¹ in the corner of a system has derivatives ∓ n! at 0.
    type Third = Forward<Forward<Forward>>;
    let t = Forward::new(Forward::new(Forward::new(0.0, [1.0]), [1.0.into()]), [Forward::from(1.0)]);
    let one = Third::from(1.0);
    let a = Matrix::from_rows([[t + 1.0, Third::from(0.0)], [one, one]]);
    for x in [a.solve(&Vector::from([one, one]))[0], a.inverse()[(0, 0)]] {
        assert_eq!(x.tangent(0).tangent(0).tangent(0), -6.0);
        assert_eq!(x.inner().tangent(0).tangent(0), 2.0);
    }
}
