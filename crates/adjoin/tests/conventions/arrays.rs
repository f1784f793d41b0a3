//! Array operations that are not elementwise: forward and reverse mode agree with each other, and with the
//! same program on scalars, at every combination of edge values.

use super::everywhere::{alike, same};
use adjoin::array::Edges;
use adjoin::{Forward, Matrix, Real, Reverse, Vector, grad};

const EDGES: [f64; 9] = [0.0, -0.0, 1.0, -2.0, 5e-324, f64::MAX, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];

/// The gradient of a function of a vector by reverse mode, after a check that forward mode agrees.
macro_rules! gradient {
    ($f:expr, $at:expr) => {{
        let at: &[f64] = $at;
        let reverse = grad(|x: Vector<Reverse>| $f(&x), &Vector::from(at));
        for (k, reverse) in reverse.iter().enumerate() {
            let seeded = |i: usize| Forward::new(at[i], [f64::from(u8::from(i == k))]);
            let forward = $f(&Vector::<Forward>::from_fn(at.len(), seeded)).tangent(0);
            assert!(
                alike(forward, reverse),
                "{}, element {k} at {at:?}: {forward:e} forward, {reverse:e} reverse",
                stringify!($f)
            );
        }
        reverse.to_vec()
    }};
}

fn triples() -> impl Iterator<Item = [f64; 3]> {
    let all = |x| EDGES.iter().flat_map(move |y| EDGES.iter().map(move |z| [x, *y, *z]));
    EDGES.into_iter().flat_map(all)
}

fn max<R: Real>(x: &Vector<R>) -> R {
    x.max()
}

fn min<R: Real>(x: &Vector<R>) -> R {
    x.min()
}

fn norm_of<R: Real>(x: &Vector<R>) -> R {
    x.norm()
}

pub(crate) fn largest_and_smallest() {
    assert_eq!(gradient!(max, &[1.0, 3.0, 3.0, f64::NAN]), [0.0, 0.5, 0.5, 0.0]);
    assert_eq!(gradient!(min, &[1.0, 1.0, 1.0, 2.0, 1.0]), [0.25, 0.25, 0.25, 0.0, 0.25]);
    assert_eq!(gradient!(max, &[0.0, -0.0]), [0.5, 0.5]);
    assert_eq!(gradient!(max, &[f64::INFINITY, f64::INFINITY]), [0.5, 0.5]);
    assert_eq!(gradient!(max, &[f64::NAN, f64::NAN]), [0.0, 0.0]);
}

pub(crate) fn norm() {
    assert_eq!(gradient!(norm_of, &[0.0, -0.0]), [0.0, 0.0]);
    assert_eq!(gradient!(norm_of, &[5e-324, 0.0]), [1.0, 0.0]);
    let at_infinity = gradient!(norm_of, &[f64::INFINITY, 2.0]);
    assert!(at_infinity[0].is_nan() && at_infinity[1] == 0.0);
}

/// A test for each function, over all triples of edge values.
macro_rules! agree {
    ($($name:ident: |$x:ident| $body:expr;)*) => {$(
        #[test]
        fn $name() {
            fn f<R: Real>($x: &Vector<R>) -> R {
                $body
            }
            for at in triples() {
                gradient!(f, &at);
            }
        }
    )*};
}

agree! {
    sums: |x| x.sum();
    means: |x| x.mean();
    products: |x| x.product();
    largest: |x| x.max();
    smallest: |x| x.min();
    squares: |x| x.norm_squared();
    dots: |x| x.slice(..2).dot(&x.slice(1..));
    cumulative: |x| x.cumulative_sum().at(1);
    elementwise: |x| (x * &x.reversed()).sum();
    sums_of_rows: |x| x.to_column().sum_of_rows().at(0);
    scaled: |x| (x * x.at(0)).at(1);
    gathered: |x| x.gather(&[2, 0]).product();
    convolved: |x| x.slice(..2).convolve(&x.slice(1..), Edges::Full).at(1);
    matrix_vector: |x| Matrix::stack_rows([x, x]).dot(x).at(0);
    vector_matrix: |x| Matrix::stack_columns([x, x]).transposed().dot(x).at(1);
    lower_vector: |x| Matrix::stack_rows([x, x, x]).dot_lower(x).at(2);
    upper_vector: |x| Matrix::stack_rows([x, x, x]).dot_upper(x).at(0);
    matrix_matrix: |x| x.to_column().dot(&x.to_row()).at(0, 1);
    outer: |x| x.outer(x).at(1, 2);
}

#[test]
fn norms() {
    // The norm of several subnormal numbers is rounded to a subnormal one, and so are values that depend on
    // it.
    for at in triples().filter(|at| at.iter().filter(|x| x.is_subnormal()).count() < 2) {
        gradient!(norm_of, &at);
    }
}

/// The product of all elements is that of a loop.
#[test]
fn a_product_is_that_of_scalars() {
    for at in triples() {
        let array = grad(|x: Vector<Reverse>| x.product(), &Vector::from(at));
        let scalars = grad(|x: [Reverse; 3]| x.into_iter().product::<Reverse>(), &at);
        for (array, scalar) in array.iter().zip(scalars) {
            assert!(same(array, scalar), "{array:e} on an array, {scalar:e} on scalars at {at:?}");
        }
    }
}
