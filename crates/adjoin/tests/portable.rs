//! The same bits on every processor, where that is promised: for programs of `+`, `−`, `×`, `÷` and roots,
//! whose results IEEE 754 prescribes, and of the functions that `elementwise!` provides.
//!
//! A test on one processor does not see the results of others, so the expected bits are stated here, as a
//! fingerprint of all values and derivatives. A deliberate change of the order of operations has to update
//! it.
//!
//! Not promised are the other functions of the standard library, which come from the platform, and products
//! of large matrices, for which each processor has its own instructions.

use adjoin::prelude::*;
use adjoin::{Matrix, Mode, Vector, differentiable, elementwise, jacobian_with};

/// Numbers between −1 and 1, by arithmetic on integers.
fn numbers(count: usize) -> Vec<f64> {
    let mut state = 1_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..count).map(|_| next()).collect()
}

/// A hash of bits (FNV-1a, by words).
fn fingerprint(numbers: impl IntoIterator<Item = f64>) -> u64 {
    let mix = |hash: u64, number: f64| {
        assert!(number.is_finite(), "which NaN comes out is up to the processor");
        (hash ^ number.to_bits()).wrapping_mul(0x0100_0000_01b3)
    };
    numbers.into_iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// A value and a gradient.
fn fingerprint_of_gradient((value, gradient): (f64, impl IntoIterator<Item = f64>)) -> u64 {
    fingerprint(std::iter::once(value).chain(gradient))
}

/// Sums of products, quotients and roots, in parallel halves.
fn scalar_code<R: Real>(xs: &[R]) -> R {
    if xs.len() > 8 {
        let (left, right) = xs.split_at(xs.len() / 2);
        let (left, right) = join(|| scalar_code(left), || scalar_code(right));
        return (left * left + right * right).sqrt() - left * 0.3;
    }
    xs.iter().zip(xs.iter().skip(1)).map(|(x, y)| *x * *y / (*x * *x + 1.5)).sum()
}

#[test]
fn scalar_code_has_the_same_bits_on_every_processor() {
    let found = value_and_grad(|xs: Vec<Reverse>| scalar_code(&xs), &numbers(1000));
    assert_eq!(fingerprint_of_gradient(found), 0xaa88_5ed4_c982_4d0f);
}

#[test]
fn sums_on_slices_have_the_same_bits_on_every_processor() {
    let f = |xs: Vec<Reverse>| {
        let (ys, xs) = xs.split_at(xs.len() / 2);
        let mut ys = ys.to_vec();
        for factor in numbers(5) {
            for (y, x) in ys.iter_mut().zip(xs) {
                *y += factor * *x;
            }
        }
        ys.iter().zip(xs).map(|(y, x)| *y * *y * *x).sum::<Reverse>()
    };
    assert_eq!(fingerprint_of_gradient(value_and_grad(f, &numbers(514))), 0x18d6_5eae_4312_dbce);
}

#[test]
fn jacobians_have_the_same_bits_on_every_processor() {
    let f = |xs: Vec<Reverse>| xs.windows(3).map(|x| x[0] * x[1] / (x[2] + 2.0)).collect::<Vec<_>>();
    let entries = |mode: Mode| {
        let jacobian = jacobian_with(mode, f, &numbers(23));
        fingerprint((0..21).flat_map(|row| (0..23).map(move |column| (row, column))).map(|at| jacobian[at]))
    };
    assert_eq!([Mode::Reverse, Mode::Forward].map(entries), [0xa0f7_43ae_8c28_28be; 2]);
}

#[test]
fn array_operations_have_the_same_bits_on_every_processor() {
    let f = |(matrix, x): (Matrix<Reverse>, Vector<Reverse>)| {
        let y = matrix.dot(&x);
        let product = matrix.slice(..8, ..).dot(&matrix.slice(8.., ..).transposed());
        (&y * &y + &y).dot(&y) / (y.sum() + 20.0) + product.sum() * product[(1, 2)]
    };
    let (matrix, x) = (Vector::from(numbers(256)).reshape(16, 16), Vector::from(numbers(16)));
    let (value, (matrix, x)) = value_and_grad(f, &(matrix, x));
    assert_eq!(fingerprint_of_gradient((value, matrix.iter().chain(x.iter()))), 0xc9c6_24d4_7ead_4737);
}

#[differentiable]
mod elements {
    #[inline(always)]
    pub(super) fn gate([x, weight, bias]: [f64; 3]) -> f64 {
        (weight * x + bias).tanh() / (1.0 + (-3.0 * x).exp()) + (20.0 * bias).exp_m1()
    }
}

#[test]
fn functions_of_elementwise_have_equal_bits_on_every_processor() {
    let xs = Vector::from(numbers(3000));
    let f = |xs: Vector<Reverse>| {
        elementwise!(elements::gate, [&xs.slice(0..1000), &xs.slice(1000..2000), &xs.slice(2000..3000)]).sum()
    };
    let (value, gradient) = value_and_grad(f, &xs);
    assert_eq!(fingerprint_of_gradient((value, gradient.iter())), 0x3803_f56a_ce19_5004);
}
