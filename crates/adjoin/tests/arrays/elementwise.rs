//! Arithmetic with broadcasting, functions of each element, closures.

use crate::common::{Grid, Source, assert_close, matrix, vector};
use adjoin::{Matrix, Real, Reverse, Vector, grad};

#[test]
fn operators_between_vectors() {
    for source in Source::ALL {
        for n in [0, 1, 4] {
            let point = (source.base(n, 1), source.base(n, 2));
            four_ways!(point.clone(), |(x, y)| &source.take(&x, n) + source.take(&y, n));
            four_ways!(point.clone(), |(x, y)| source.take(&x, n) - &source.take(&y, n));
            four_ways!(point.clone(), |(x, y)| &source.take(&x, n) * &source.take(&y, n));
            four_ways!(point.clone(), |(x, y)| source.take(&x, n) / source.take(&y, n));
            four_ways!(point, |(x, y)| source.take(&x, n) % source.take(&y, n));
        }
    }
    let product = |(x, y): &(Vector, Vector), c: &Vector| (y * c, x * c);
    let statistics = four_ways!((vector(3, 1), vector(3, 2)), |(x, y)| &x * &y, by_hand product);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 3, 0));
    let quotient = |(x, y): &(Vector, Vector), c: &Vector| (c / y, -(x * c) / (y * y));
    four_ways!((vector(3, 3), vector(3, 4)), |(x, y)| &x / &y, by_hand quotient);
    let difference = |_: &(Vector, Vector), c: &Vector| (c.clone(), -c);
    four_ways!((vector(3, 3), vector(3, 4)), |(x, y)| &x - &y, by_hand difference);
    let remainder = |(x, y): &(Vector, Vector), c: &Vector| (c.clone(), -((x / y).trunc() * c));
    four_ways!((vector(3, 5) * 4.0, vector(3, 6)), |(x, y)| &x % &y, by_hand remainder);
}

#[test]
fn what_is_repeated_gets_the_sum_of_the_cotangents() {
    let shapes = [[3, 4], [1, 4], [3, 1], [1, 1]];
    for grid in Grid::ALL {
        for left in shapes {
            for right in shapes {
                let point = (grid.base(left, 7), grid.base(right, 8));
                four_ways!(point.clone(), |(a, b)| grid.take(&a) * grid.take(&b));
                four_ways!(point.clone(), |(a, b)| grid.take(&a) / grid.take(&b));
                four_ways!(point, |(a, b)| grid.take(&a) - grid.take(&b));
            }
        }
        for (shape, n) in [([3, 2], 2), ([1, 2], 2), ([3, 1], 2), ([0, 2], 2), ([2, 0], 0), ([3, 2], 1)] {
            let point = (grid.base(shape, 9), vector(n, 10));
            four_ways!(point.clone(), |(a, x)| grid.take(&a) * &x);
            four_ways!(point.clone(), |(a, x)| &x - grid.take(&a));
            four_ways!(point, |(a, x)| grid.take(&a) / x.map(|x| x * x + 1.0));
        }
        four_ways!((grid.base([3, 2], 11), vector(3, 12)), |(a, x)| grid.take(&a) * x.to_column());
    }
    let rows = |(a, x): &(Matrix, Vector), c: &Vector| {
        let c = c.reshape(2, 3);
        (&c * x, (c * a).sum_of_columns())
    };
    four_ways!((matrix(2, 3, 13), vector(3, 14)), |(a, x)| &a * &x, by_hand rows);
    four_ways!((vector(1, 15), vector(3, 16)), |(x, y)| &x * &y + &x);
}

#[test]
fn scalars_on_either_side() {
    for source in Source::ALL {
        for n in [0, 1, 3] {
            let point = (source.base(n, 17), 0.7);
            four_ways!(point.clone(), |(x, s)| source.take(&x, n) + s);
            four_ways!(point.clone(), |(x, s)| s - &source.take(&x, n));
            four_ways!(point.clone(), |(x, s)| s * source.take(&x, n));
            four_ways!(point.clone(), |(x, s)| s / source.take(&x, n));
            four_ways!(point.clone(), |(x, s)| &source.take(&x, n) / s);
            four_ways!(point.clone(), |(x, s)| &source.take(&x, n) % s);
            four_ways!(point, |(x, s)| s.sin() * &source.take(&x, n));
        }
    }
    let hand = |(a, s): &(Matrix, f64), c: &Vector| (c.reshape(2, 2) * *s, c.dot(&a.flatten()));
    let statistics = four_ways!((matrix(2, 2, 18), 1.5), |(a, s)| s * &a, by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 4, 0));
}

#[test]
fn assignments_mean_what_the_operators_mean() {
    four_ways!((vector(3, 19), vector(3, 20)), |(x, y)| {
        let mut z = x.clone();
        z += &y;
        z *= &x;
        z -= y.clone();
        z /= &y;
        z %= &y;
        z *= x[1];
        z += &z.clone();
        z
    });
    four_ways!((matrix(2, 3, 21), vector(3, 22)), |(a, x)| {
        let mut b = a.clone();
        b *= &x.to_row();
        b -= &a;
        b += x[0] * x[1];
        b
    });
}

#[test]
fn negation_and_scaled_sums() {
    for source in Source::ALL {
        four_ways!(source.base(3, 23), |x| -source.take(&x, 3));
        let point = (source.base(3, 24), (0.6, vector(3, 25)));
        four_ways!(point, |(y, (a, x))| source.take(&y, 3).add_scaled(a, &x));
    }
    let hand = |(_, (a, x)): &(Vector, (f64, Vector)), c: &Vector| (c.clone(), (c.dot(x), c * *a));
    let point = (vector(3, 26), (0.6, vector(3, 27)));
    let statistics = four_ways!(point, |(y, (a, x))| y.add_scaled(a, &x), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 3, 0));
    four_ways!(vector(0, 1), |x| -&x);
}

/// Each method of arrays is the method of numbers.
macro_rules! each {
    ($($method:ident($($argument:expr),*) on $map:expr;)*) => {$(
        for source in [Source::Whole, Source::Column, Source::Loose, Source::Collected] {
            four_ways!(source.base(3, 28), |x| {
                let x = source.take(&x, 3).map(|x| $map(x));
                let each: Vector<_> = x.iter().map(|x| Real::$method(x, $($argument.into()),*)).collect();
                (x.$method($($argument.into()),*), each)
            });
        }
    )*};
}

#[test]
fn functions_of_each_element() {
    each! {
        sqrt() on |x| x * x + 1.0; cbrt() on |x| x; exp() on |x| x; exp2() on |x| x; exp_m1() on |x| x;
        ln() on |x| x * x + 1.0; log2() on |x| x * x + 1.0; log10() on |x| x * x + 1.0; ln_1p() on |x| x * x;
        sin() on |x| x; cos() on |x| x; tan() on |x| x * 0.5; asin() on |x| x * 0.3; acos() on |x| x * 0.3;
        atan() on |x| x; sinh() on |x| x; cosh() on |x| x; tanh() on |x| x; asinh() on |x| x;
        acosh() on |x| x * x + 2.0; atanh() on |x| x * 0.3;
    }
    each! {
        recip() on |x| x; abs() on |x| x; to_degrees() on |x| x; to_radians() on |x| x; signum() on |x| x;
        fract() on |x| x * 0.3; floor() on |x| x * 0.3; ceil() on |x| x * 0.3; round() on |x| x * 0.3;
        trunc() on |x| x * 0.3; erf() on |x| x; erfc() on |x| x; ln_gamma() on |x| x * x + 1.0;
        digamma() on |x| x * x + 1.0; powf(1.5) on |x| x * x + 1.0; log(3.0) on |x| x * x + 1.0;
        clamp(-0.9, 0.95) on |x| x;
    }
    four_ways!(vector(3, 29), |x| x.powi(3), by_hand |x: &Vector, c: &Vector| c * (x * x * 3.0));
    four_ways!(vector(3, 29), |x| x.sin(), by_hand |x: &Vector, c: &Vector| c * x.cos());
}

#[test]
fn functions_of_two_arrays() {
    for grid in Grid::ALL {
        let point = (grid.base([2, 3], 30), grid.base([2, 3], 31));
        four_ways!(point.clone(), |(a, b)| grid.take(&a).max_each(&grid.take(&b)));
        four_ways!(point.clone(), |(a, b)| grid.take(&a).min_each(&grid.take(&b)));
        four_ways!(point.clone(), |(a, b)| (grid.take(&a) * grid.take(&a)).powf_each(&grid.take(&b)));
        four_ways!(point.clone(), |(a, b)| grid.take(&a).atan2_each(&grid.take(&b)));
        four_ways!(point.clone(), |(a, b)| grid.take(&a).hypot_each(&grid.take(&b)));
        four_ways!(point.clone(), |(a, b)| grid.take(&a).copysign_each(&grid.take(&b)));
        four_ways!(point, |(a, b)| grid.take(&a).rem_euclid_each(&grid.take(&b)));
    }
}

#[test]
fn one_array_twice() {
    four_ways!(vector(3, 32), |x| &x * &x);
    four_ways!(vector(3, 32), |x| x.zip_map(&x, |a, b| a * b.sin()), by_hand |x: &Vector, c: &Vector| {
        c * (x.sin() + x * x.cos())
    });
    four_ways!(matrix(3, 3, 33), |a| &a * a.transposed() + a.diagonal());
    four_ways!(vector(4, 34), |x| x.slice(0..3) / x.slice(1..4));
}

#[test]
fn zero_cotangents_meet_infinite_partials() {
    // √x has an infinite slope at 0; nothing flows there.
    let x = Vector::from([0.0, 4.0]);
    assert_eq!(grad(|x| x.sqrt()[1], &x), Vector::from([0.0, 0.25]));
    assert_eq!(grad(|x| (x.sqrt() * Vector::constants([0.0, 1.0])).sum(), &x), Vector::from([0.0, 0.25]));
    let point = (Vector::from([1.0, 1.0]), Vector::from([f64::INFINITY, 2.0]));
    let (dx, dy) = grad(|(x, y): (Vector<_>, Vector<_>)| (x * y)[1], &point);
    assert_close("products", &dx.to_vec(), &[0.0, 2.0], 0.0);
    assert_close("products", &dy.to_vec(), &[0.0, 1.0], 0.0);
    let quotient =
        grad(|(x, y): (Vector<_>, Vector<_>)| (x / y)[1], &(Vector::ones(2), Vector::from([0.0, 2.0])));
    assert_eq!(quotient, (Vector::from([0.0, 0.5]), Vector::from([0.0, -0.25])));
}

#[test]
fn numbers_stand_on_the_left_of_arrays_of_any_scalar() {
    fn logistic<R: Real>(x: &Vector<R>) -> Vector<R> {
        1.0 - 2.0 * (1.0 / (1.0 + x.exp()))
    }
    let x = Vector::from([0.3, -0.7]);
    assert_close("value", &logistic(&x).to_vec(), &x.map(|x| (x / 2.0).tanh()).to_vec(), 1e-15);
    let slopes = grad(|x| logistic(&x).sum(), &x);
    assert_close(
        "slopes",
        &slopes.to_vec(),
        &x.map(|x| 0.5 - 0.5 * (x / 2.0).tanh().powi(2)).to_vec(),
        1e-15,
    );
    let row = Matrix::from_rows([[2.0, 4.0]]);
    assert_eq!(grad(|row: Matrix<Reverse>| (8.0 / row % 3.0).sum(), &row), Matrix::from_rows([[-2.0, -0.5]]));
}

#[test]
fn elements_are_written_to_by_reference_and_taken_out_by_value() {
    let f = |mut a: Matrix<Reverse>| {
        let before = a.at(1, 0);
        for x in &mut a {
            *x *= 2.0;
        }
        a.iter_mut().take(1).for_each(|x| *x += before);
        a.at(0, 0) * a.row(0).at(1) + a.transposed().at(0, 1)
    };
    // (2a + c) · 2b + 2c
    let gradient = grad(f, &Matrix::from_rows([[3.0, 5.0], [7.0, 11.0]]));
    assert_eq!(gradient, Matrix::from_rows([[20.0, 26.0], [12.0, 0.0]]));
}
