//! Scalar code in one task: one chunk, several, sums, and memory that is kept between runs.

use adjoin::prelude::*;

/// More operations than a chunk of the tape has room for.
const OVER_A_CHUNK: usize = 2100;

#[test]
fn products_and_functions() {
    let f = |[x, y]: [Reverse; 2]| (x * y + x.sin() / y).exp() + x;
    for _ in 0..3 {
        let slopes = grad(f, &[0.5, 2.0]);
        let outer = (1.0 + 0.5f64.sin() / 2.0).exp();
        assert!((slopes[0] - (outer * (2.0 + 0.5f64.cos() / 2.0) + 1.0)).abs() < 1e-12);
        assert!((slopes[1] - outer * (0.5 - 0.5f64.sin() / 4.0)).abs() < 1e-12);
    }
}

#[test]
fn more_than_a_chunk() {
    let f = |[x, y]: [Reverse; 2]| (0..OVER_A_CHUNK).fold(x, |z, _| z * y);
    assert_eq!(grad(f, &[2.0, 1.0]), [1.0, 2.0 * OVER_A_CHUNK as f64]);
    assert_eq!(grad(f, &[2.0, 1.0]), [1.0, 2.0 * OVER_A_CHUNK as f64]);
}

#[test]
fn sums_of_all_kinds() {
    let plain = |xs: Vec<Reverse>| xs.iter().sum();
    assert_eq!(grad(plain, &vec![1.0; 40]), [1.0; 40]);
    let products = |xs: Vec<Reverse>| xs.iter().map(|x| *x * xs[0]).sum();
    assert_eq!(grad(products, &vec![2.0, 3.0, 4.0]), [11.0, 2.0, 2.0]);
    let factors = |xs: Vec<Reverse>| xs.iter().map(|x| *x * 3.0).sum();
    assert_eq!(grad(factors, &vec![2.0; 7]), [3.0; 7]);
    let long = |xs: Vec<Reverse>| (0..OVER_A_CHUNK).map(|i| xs[i % 2] * xs[1]).sum();
    assert_eq!(grad(long, &vec![1.0, 1.0])[0], OVER_A_CHUNK as f64 / 2.0);
    let mixed = |xs: Vec<Reverse>| {
        let products = xs.iter().map(|x| *x * xs[1]);
        products.chain([Reverse::from(5.0), xs[0] * 2.0]).sum()
    };
    assert_eq!(grad(mixed, &vec![1.0, 2.0]), [4.0, 5.0]);
}

#[test]
fn many_inputs() {
    let f = |xs: Vec<Reverse>| xs.windows(2).map(|pair| pair[0] * pair[1]).sum();
    let slopes = grad(f, &vec![1.0; 3000]);
    assert_eq!((slopes[0], slopes[1], slopes[2999]), (1.0, 2.0, 1.0));
}
