//! Shapes that no memory can hold, and products of dimensions that wrap: every scalar type refuses them, and
//! the message names the operation. No test here allocates much memory.

use adjoin::array::Edges;
use adjoin::{Matrix, Real, Reverse, Vector, grad, jvp};
use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// More than any memory has.
const HUGE: usize = usize::MAX;
/// The most rows that a matrix without columns can have.
const TALL: usize = isize::MAX as usize / 8;
/// Its square wraps to 0.
const HALF: usize = 1 << (usize::BITS / 2);

/// The number whose product with an odd one wraps to 1.
fn inverse(odd: usize) -> usize {
    (0..6).fold(odd, |x, _| x.wrapping_mul(2usize.wrapping_sub(odd.wrapping_mul(x))))
}

fn message(run: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("refused");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).expect("a message")
}

/// For each operation a test that three scalars refuse it with the message, and that the next gradient is
/// right.
macro_rules! refused {
    ($($name:ident: $text:expr, |$x:ident| $body:expr;)*) => {$(
        #[test]
        fn $name() {
            fn run<R: Real>($x: Vector<R>) -> R {
                let _ = $body;
                R::constant(0.0)
            }
            let x = Vector::from([2.0, 3.0]);
            let expected: &str = &$text;
            for (scalar, found) in [
                ("f64", message(|| { run(x.clone()); })),
                ("forward", message(|| { let _ = jvp(run, &x, &x); })),
                ("reverse", message(|| { grad(|x: Vector<Reverse>| run(x), &x); })),
            ] {
                assert!(found.contains(expected), "{scalar}: {found}");
            }
            assert_eq!(grad(|x| x.dot(&x), &x), Vector::from([4.0, 6.0]));
        }
    )*};
}

refused! {
    reshape_that_wraps_to_the_number: format!("reshape: 1 elements do not make a matrix of 641 × {}", inverse(641)),
        |x| x.slice(..1).reshape(641, inverse(641));
    reshape_that_wraps_to_zero: "reshape: 0 elements do not make a matrix of", |x| x.slice(..0).reshape(HALF, HALF);
    reshape_to_too_many_rows_of_nothing: "reshape: 0 elements do not make a matrix of", |x| x.slice(..0).reshape(HUGE, 0);
    from_vec: "from_vec: 1 elements do not make a matrix of 641 ×",
        |x| Matrix::from_vec(641, inverse(641), vec![x[0]]);
    constants: "constants: 0 elements do not make a matrix of",
        |x| x[0] * Matrix::constants(HALF, HALF, vec![]);
    zeros_that_wrap: "zeros: a matrix of 4294967296 × 4294967296 is larger than any memory",
        |x| x[0] * Matrix::zeros(HALF, HALF);
    zeros: "zeros: a matrix of 18446744073709551615 × 0 is larger than any memory",
        |x| x[0] * Matrix::zeros(HUGE, 0);
    vector_of_zeros: "zeros: a vector of length 18446744073709551615 is larger than any memory",
        |x| x[0] * Vector::zeros(HUGE);
    ones: "ones: a vector of length 1152921504606846976 is larger than any memory", |x| x[0] * Vector::ones(TALL + 1);
    identity: "identity: a matrix of 4294967296 × 4294967296 is larger than any memory",
        |x| x[0] * Matrix::identity(HALF);
    vector_from_fn: "from_fn: a vector of length", |x| Vector::from_fn(HUGE, |_| x[0]);
    matrix_from_fn: "from_fn: a matrix of 4294967296 × 4294967296", |x| Matrix::from_fn(HALF, HALF, |_, _| x[0]);
    repeat: "repeat: a matrix of 18446744073709551615 × 2 is larger than any memory", |x| x.repeat(HUGE);
    repeat_that_wraps: "repeat: a matrix of 9223372036854775808 × 2", |x| x.repeat(1 << (usize::BITS - 1));
    scatter: "scatter_add: a vector of length 18446744073709551615", |x| x.scatter_add(&[1, 0], HUGE);
    scatter_rows: "scatter_add_rows: a matrix of 9223372036854775808 × 1",
        |x| x.to_column().scatter_add_rows(&[1, 0], 1 << (usize::BITS - 1));
    scatter_rows_that_wrap: "scatter_add_rows: a matrix of 9223372036854775808 × 2",
        |x| x.to_row().scatter_add_rows(&[1], 1 << (usize::BITS - 1));
    product_of_matrices: "dot: a matrix of 1152921504606846975 × 1152921504606846975 is larger",
        |x| x[0] * Matrix::zeros(TALL, 0).dot(&Matrix::zeros(0, TALL));
    stacked_rows_of_nothing: "concatenate_rows: a matrix of 2305843009213693950 × 0 is larger",
        |x| x[0] * Matrix::concatenate_rows([Matrix::zeros(TALL, 0), Matrix::zeros(TALL, 0)]);
    stacked_columns_of_nothing: "concatenate_columns: a matrix of 0 × 18446744073709551615 is larger",
        |x| x[0] * Matrix::concatenate_columns(vec![Matrix::zeros(0, TALL); 17]);
    stacked_triangles: "stack_packed_lower: a matrix of 0 × 4294967297 does not match a matrix of 0 × 0",
        |x| x[0] * Matrix::stack_packed_lower(&Matrix::zeros(0, HALF + 1), &Matrix::zeros(0, 0));
    slice_to_the_last_number: "slice: the range 1..=18446744073709551615 does not lie within length 2",
        |x| x.slice(1..=HUGE);
    slice_to_all: "slice: the range ..=18446744073709551615 does not lie within length 2", |x| x.slice(..=HUGE);
    slice_after_the_last_number: "slice: the range 18446744073709551615 + 1.. does not lie within length 2",
        |x| x.slice((Bound::Excluded(HUGE), Bound::Unbounded));
    slice_of_rows: "slice of rows: the range ..=18446744073709551615 does not lie within length 1",
        |x| x.to_row().slice(..=HUGE, ..);
    slice_of_columns: "slice of columns: the range 1..=18446744073709551615 does not lie within length 2",
        |x| x.to_row().slice(.., 1..=HUGE);
}

/// A huge length is allowed where it does not matter, as beside a length of 0.
#[test]
fn huge_lengths_that_do_not_matter_are_accepted() {
    fn run<R: Real>(x: &Vector<R>) -> R {
        let nothing = x.slice(..0);
        assert!(nothing.repeat(TALL).is_empty());
        assert!(nothing.reshape(TALL, 0).transposed().diagonal().is_empty());
        assert!(nothing.reshape(0, TALL).slice(.., TALL..).is_empty());
        assert!(nothing.convolve(x, Edges::Full).is_empty());
        assert!(x.repeat(0).is_empty());
        // One element: the stride to the next one is never used.
        let first = x.step_by(usize::MAX).step_by(usize::MAX);
        assert_eq!(first.len(), 1);
        let corner = x.to_row().diagonal();
        first.sum() * corner.at(0)
    }
    let x = Vector::from([2.0, 3.0]);
    assert_eq!(run(&x), 4.0);
    assert_eq!(jvp(|x| run(&x), &x, &Vector::from([1.0, 1.0])), Ok((4.0, 4.0)));
    assert_eq!(grad(|x: Vector<Reverse>| run(&x), &x), Vector::from([4.0, 0.0]));
}
