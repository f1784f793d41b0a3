//! Sweeps of several lanes, tangents over the tape, patterns, second derivatives.

use adjoin::prelude::*;
use adjoin::{Mode, Vector, jacobian_with};

fn f(x: [Reverse; 3]) -> [Reverse; 4] {
    [x[0] * x[1], x[1] * x[2], x[0], join(|| x[2] * x[0], || x[1]).0]
}

const EXPECTED: [f64; 12] = [2.0, 1.0, 0.0, 0.0, 3.0, 2.0, 1.0, 0.0, 0.0, 3.0, 0.0, 1.0];

#[test]
fn jacobians_in_both_modes() {
    for mode in [Mode::Forward, Mode::Reverse] {
        assert_eq!(jacobian_with(mode, f, &[1.0, 2.0, 3.0]).entries(), EXPECTED);
    }
}

#[test]
fn pullbacks_of_many_cotangents() {
    let (_, pullback) = vjp(f, &[1.0, 2.0, 3.0]);
    let cotangents: [[f64; 4]; 9] =
        std::array::from_fn(|k| std::array::from_fn(|i| f64::from(u8::from(k % 4 == i))));
    let rows = pullback.call_many(cotangents.each_ref()).expect("one shape");
    for (k, row) in rows.iter().enumerate() {
        assert_eq!(row[..], EXPECTED[3 * (k % 4)..][..3]);
    }
}

#[test]
fn patterns_and_sparse_jacobians() {
    let g = |x: Vec<Reverse>| x.windows(2).map(|pair| pair[0] * pair[1]).collect::<Vec<_>>();
    let sparse = adjoin::sparse_jacobian(g, &vec![1.0, 2.0, 3.0, 4.0]);
    assert_eq!(sparse.to_dense().len(), 12);
}

#[test]
fn second_derivatives() {
    let g = |x: Vec<Forward<Reverse>>| x[0] * x[0] * x[1];
    assert_eq!(hvp(g, &vec![1.0, 2.0], &vec![1.0, 0.0]).expect("one shape"), [4.0, 2.0]);
}

#[test]
fn arrays_in_both_modes() {
    let g = |v: Vector<Reverse>| (&v * &v).map(|e| e * 2.0);
    for mode in [Mode::Forward, Mode::Reverse] {
        let entries = jacobian_with(mode, g, &Vector::from([1.0, 2.0])).entries().to_vec();
        assert_eq!(entries, [4.0, 0.0, 0.0, 8.0]);
    }
}
