//! Array nodes: their memory, rules, operands of all kinds, closures and functions of each element.

use adjoin::array::{CustomRule, custom_vjp};
use adjoin::prelude::*;
use adjoin::{Matrix, Vector, elementwise};

#[test]
fn operations_and_parts() {
    let f = |(a, x): (Matrix<Reverse>, Vector<Reverse>)| {
        let y = a.dot(&x);
        let z = a.transposed().slice(.., 1..).dot(&x.slice(1..));
        y.dot(&x) + z.sum() + a.column(1).sum() + a.diagonal().product() + x.gather(&[2, 0, 2]).norm_squared()
    };
    let (matrix, vector) = grad(f, &(Matrix::identity(3), Vector::from([1.0, 2.0, 3.0])));
    assert_eq!(vector.to_vec(), [4.0, 5.0, 19.0]);
    assert_eq!(matrix.row(0).to_vec(), [2.0, 3.0, 3.0]);
}

#[test]
fn a_product_of_matrices() {
    // Large enough for the multiplication by pointers.
    let f = |a: Matrix<Reverse>| a.dot(&a).sum();
    let slopes = grad(f, &Matrix::from_fn(12, 12, |i, j| if i == j { 1.0 } else { 0.0 }));
    assert!(slopes.iter().all(|slope| slope == 2.0));
}

#[test]
fn scalars_in_arrays() {
    let f = |xs: Vec<Reverse>| {
        let mut v = Vector::from([xs[2] * xs[0], xs[1], xs[0] * 2.0]);
        v[1] = xs[2];
        (&v * &v).sum() + v.at(0)
    };
    assert_eq!(grad(f, &vec![1.0, 2.0, 3.0]), [29.0, 0.0, 13.0]);
}

#[test]
fn closures() {
    let f = |v: Vector<Reverse>| {
        let first = v.at(0);
        let mapped = v.map(|e| e * e * first + e.sin() * 0.0).sum();
        let folded = v.fold(first, |state, e| state * e + first);
        let scanned = v.scan(first, |state, e| state * e).sum();
        let zipped = v.zip_map(&v.reversed(), |x, y| x * y).sum();
        mapped + folded + scanned + zipped
    };
    let slopes = grad(f, &Vector::from([1.0, 1.0, 1.0]));
    assert_eq!(slopes.to_vec(), [5.0 + 5.0 + 6.0 + 2.0, 2.0 + 2.0 + 2.0 + 2.0, 2.0 + 3.0 + 1.0 + 2.0]);
}

#[test]
fn closures_with_forks_and_closures_inside() {
    let f = |v: Vector<Reverse>| {
        v.map(|e| {
            let inner = v.map(|other| other * e).sum();
            join(|| inner * e, || e).0
        })
        .sum()
    };
    // (Σ x) · (Σ x²)
    assert_eq!(grad(f, &Vector::from([1.0, 2.0])).to_vec(), [5.0 + 6.0, 5.0 + 12.0]);
}

#[test]
fn functions() {
    fn product<R: Real>([x, y]: [R; 2]) -> R {
        x * y + x
    }
    fn both<R: Real>([x, y]: [R; 2]) -> [R; 2] {
        [x * y, if x > y { x } else { y * y }]
    }
    let f = |(x, y): (Vector<Reverse>, Vector<Reverse>)| {
        let [a, b] = elementwise!(both, [&x, &y] => 2);
        elementwise!(product, [&x, &y]).sum() + a.sum() + b.sum()
    };
    let at = Vector::from([1.0, 5.0, 1.0, 5.0, 1.0]);
    let (x, y) = grad(f, &(at, Vector::from([2.0; 5])));
    assert_eq!(x.to_vec(), [5.0, 6.0, 5.0, 6.0, 5.0]);
    assert_eq!(y.to_vec(), [6.0, 10.0, 6.0, 10.0, 6.0]);
}

struct Square;

impl CustomRule for Square {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs[0].iter().map(|x| x * x).collect()
    }

    fn pull(&self, inputs: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        vec![inputs[0].iter().zip(cotangent).map(|(x, c)| 2.0 * x * c).collect()]
    }
}

#[test]
fn rules_of_ones_own() {
    let f = |v: Vector<Reverse>| custom_vjp(Square, &v.slice(1..)).sum();
    assert_eq!(grad(f, &Vector::from([1.0, 2.0, 3.0])).to_vec(), [0.0, 4.0, 6.0]);
}

#[test]
fn more_nodes_than_a_block_of_the_shelf() {
    let f = |v: Vector<Reverse>| (0..40).fold(v.clone(), |w, _| &w * &v).sum();
    assert_eq!(grad(f, &Vector::from([1.0, 1.0])).to_vec(), [41.0, 41.0]);
}
