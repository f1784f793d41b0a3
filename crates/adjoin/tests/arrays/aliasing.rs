//! Arrays are values: writing to one never changes another, whatever memory they share.

use crate::common::{assert_close, matrix, vector};
use adjoin::{Matrix, Reverse, Vector, grad, join, vjp};

#[test]
fn writing_to_a_copy_leaves_the_original() {
    let x = vector(4, 1);
    let (mut copy, part, row) = (x.clone(), x.slice(1..3), x.to_row());
    copy[1] = 100.0;
    assert_eq!((x[1], part[0], row[(0, 1)]), (vector(4, 1)[1], x[1], x[1]));
    let mut part = x.slice(1..3);
    part[0] = 50.0;
    part *= 2.0;
    assert_eq!((part[0], x[1]), (100.0, vector(4, 1)[1]));
    let a = matrix(2, 2, 2);
    let mut turned = a.transposed();
    turned[(0, 1)] = 7.0;
    assert_eq!((turned[(0, 1)], a[(1, 0)]), (7.0, matrix(2, 2, 2)[(1, 0)]));
    let mut whole = x.clone();
    whole += &x.slice(0..1);
    assert_eq!(whole[0], 2.0 * x[0]);
}

#[test]
fn writes_and_reads_in_any_order_are_those_of_scalars() {
    let with_arrays = |x: Vector<Reverse>| {
        let mut y = x.clone();
        y[0] = y[1] * y[2];
        let z = y.clone();
        y[1] = z.dot(&x) + y[0];
        y.as_mut_slice()[2] *= x[0];
        let w = y.slice(1..);
        y[2] = w[0];
        (&y * &z).sum() + w.sum()
    };
    let with_scalars = |x: Vec<Reverse>| {
        let mut y = x.clone();
        y[0] = y[1] * y[2];
        let z = y.clone();
        y[1] = z.iter().zip(&x).map(|(z, x)| *z * x).sum::<Reverse>() + y[0];
        y[2] *= x[0];
        let w = y[1..].to_vec();
        y[2] = w[0];
        y.iter().zip(&z).map(|(y, z)| *y * z).sum::<Reverse>() + w.iter().sum::<Reverse>()
    };
    let x = vector(3, 3);
    assert_close("writes", &grad(with_arrays, &x).to_vec(), &grad(with_scalars, &x.to_vec()), 1e-13);
}

#[test]
fn a_written_element_is_seen_by_references_taken_later() {
    let gradient = grad(
        |x: Vector<Reverse>| {
            let mut y = x.clone();
            let before = y[0];
            y[0] = x[1];
            before * y[0]
        },
        &Vector::from([3.0, 5.0]),
    );
    assert_eq!(gradient, Vector::from([5.0, 3.0]));
}

#[test]
fn taking_elements_and_parts_records_nothing() {
    let (_, pullback) = vjp(
        |a: Matrix<Reverse>| {
            let parts = a.row(1).slice(1..).step_by(2);
            let flat = a.transposed().column(0).reshape(3, 1).flatten();
            let all: Vec<Reverse> = a.iter().chain(parts.iter()).chain(&flat).collect();
            all[0] + all[7] + a.diagonal()[1] + a[(1, 2)]
        },
        &matrix(3, 3, 4),
    );
    assert_eq!((pullback.statistics().arrays, pullback.statistics().elements), (0, 0));
    // An input's elements are consecutive: put together again they are the same array.
    let (_, pullback) =
        vjp(|x: Vector<Reverse>| x.iter().collect::<Vector<_>>().slice(1..).to_vec(), &vector(3, 5));
    assert_eq!(pullback.statistics().arrays, 0);
    let (_, pullback) = vjp(|x: Vector<Reverse>| x.iter().rev().collect::<Vector<_>>(), &vector(3, 5));
    assert_eq!(
        (pullback.statistics().arrays, pullback.statistics().elements, pullback.statistics().nodes),
        (1, 3, 0)
    );
}

#[test]
fn an_operation_on_a_written_array_is_one_node() {
    let (_, pullback) = vjp(
        |x: Vector<Reverse>| {
            let mut y = x.clone();
            y[2] = x[0] * x[1];
            (&y * &x).sum()
        },
        &vector(5, 6),
    );
    // The product of two elements; the product, the sum.
    assert_eq!((pullback.statistics().nodes, pullback.statistics().arrays), (1, 2));
}

#[test]
fn branches_write_to_arrays_of_their_own() {
    let x = vector(4, 7);
    let gradient = grad(
        |x: Vector<Reverse>| {
            let y = &x + Reverse::from(0.0);
            let branch = |place: usize| {
                let mut own = y.clone();
                own[place] = own[0] * x[place];
                own
            };
            let (a, b) = join(|| branch(1), || branch(2));
            (&a * &b).sum() + y[1]
        },
        &x,
    );
    let scalar = grad(
        |x: Vec<Reverse>| {
            let (mut a, mut b) = (x.clone(), x.clone());
            a[1] = x[0] * x[1];
            b[2] = x[0] * x[2];
            a.iter().zip(&b).map(|(a, b)| *a * b).sum::<Reverse>() + x[1]
        },
        &x.to_vec(),
    );
    assert_close("branches", &gradient.to_vec(), &scalar, 1e-13);
}
