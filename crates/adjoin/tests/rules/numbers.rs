//! Scalars as numbers: num-traits, comparison, formatting, sums, sorting.

use adjoin::prelude::*;
use num_traits::{Float, FloatConst, FromPrimitive, NumAssign, Signed, ToPrimitive};
use std::cmp::Ordering;
use std::fmt::{Debug, Display, LowerExp};

/// Newton's method, in terms of num-traits alone.
fn newton_root<T: Float + FromPrimitive>(x: T) -> T {
    let half = T::from_f64(0.5).expect("a float");
    (0..40).fold(T::one(), |root, _| (root + x / root) * half)
}

fn polynomial<T: NumAssign + Copy>(coefficients: &[T], x: T) -> T {
    let mut sum = T::zero();
    for coefficient in coefficients {
        sum *= x;
        sum += *coefficient;
    }
    sum
}

fn circle<T: Float + FloatConst>(radius: T) -> T {
    T::PI() * radius.powi(2)
}

fn distance<T: Signed + Copy>(x: T, y: T) -> T {
    if (x - y).is_negative() { y.abs_sub(&x) } else { (x - y).abs() }
}

/// Everything in `Float` that has a derivative of its own.
fn every_method<T: Float + FloatConst>(x: T) -> T {
    let y = x + T::one();
    let one_sided =
        x.sqrt() + x.cbrt() + x.exp() + x.exp2() + x.exp_m1() + x.ln() + x.log2() + x.log10() + x.ln_1p();
    let circular = x.sin() + x.cos() + x.tan() + x.asin() + x.acos() + x.atan() + x.sin_cos().0;
    let hyperbolic = x.sinh() + x.cosh() + x.tanh() + x.asinh() + y.acosh() + x.atanh();
    let others =
        x.recip() + x.abs() + x.fract() + x.to_degrees() + x.to_radians() + x.powi(3) + x.mul_add(y, x);
    let pairs =
        x.powf(y) + y.log(x) + x.max(y) + x.min(y) + x.hypot(y) + x.atan2(y) + x.copysign(-y) + y.abs_sub(x);
    one_sided
        + circular
        + hyperbolic
        + others
        + pairs
        + x.floor()
        + x.ceil()
        + x.round()
        + x.trunc()
        + x.signum()
}

#[test]
fn code_over_num_traits_is_differentiated() {
    let close = |x: f64, y: f64| assert!((x - y).abs() < 1e-12, "{x} is not {y}");
    close(grad(newton_root, &2.0), 0.5 / 2f64.sqrt());
    close(derivative(newton_root, 2.0), 0.5 / 2f64.sqrt());
    close(grad(circle, &2.0), 4.0 * std::f64::consts::PI);
    close(derivative(circle, 2.0), 4.0 * std::f64::consts::PI);
    assert_eq!(
        grad(|(cs, x): (Vec<Reverse>, Reverse)| polynomial(&cs, x), &(vec![1.0, 2.0, 3.0], 5.0)).1,
        12.0
    );
    assert_eq!(grad(|[x, y]| distance(x, y), &[1.0, 3.0]), [-1.0, 1.0]);
    assert_eq!(grad(|[x, y]| distance(x, y), &[3.0, 1.0]), [1.0, -1.0]);
}

#[test]
fn every_method_of_float_is_that_of_real() {
    for x in [0.2, 0.45, 0.77] {
        let (value, reverse) = value_and_grad(every_method, &x);
        assert_eq!(value.to_bits(), every_method(x).to_bits());
        let forward = derivative(every_method, x);
        assert!((reverse - forward).abs() < 1e-9, "{reverse} and {forward}");
        let h = 1e-6;
        let difference = (every_method(x + h) - every_method(x - h)) / (2.0 * h);
        assert!((reverse - difference).abs() < 1e-6 * reverse.abs(), "{reverse} and {difference}");
    }
}

fn constants_of<T: Float + FloatConst + Debug + ToPrimitive>() {
    let pairs = [
        (T::nan(), f64::NAN),
        (T::infinity(), f64::INFINITY),
        (T::neg_infinity(), f64::NEG_INFINITY),
        (T::neg_zero(), -0.0),
        (T::min_value(), f64::MIN),
        (T::min_positive_value(), f64::MIN_POSITIVE),
        (T::epsilon(), f64::EPSILON),
        (T::max_value(), f64::MAX),
        (T::PI(), std::f64::consts::PI),
        (T::E(), std::f64::consts::E),
        (T::TAU(), std::f64::consts::TAU),
        (T::LN_2(), std::f64::consts::LN_2),
        (T::LOG10_2(), std::f64::consts::LOG10_2),
        (T::LOG2_10(), std::f64::consts::LOG2_10),
        (T::FRAC_1_SQRT_2(), std::f64::consts::FRAC_1_SQRT_2),
    ];
    for (found, expected) in pairs {
        assert_eq!(found.to_f64().expect("a float").to_bits(), expected.to_bits());
        assert_eq!(found.integer_decode(), Float::integer_decode(expected));
        assert_eq!(Float::classify(found), Float::classify(expected));
        assert_eq!(
            (found.is_nan(), found.is_infinite(), found.is_finite(), found.is_normal()),
            (expected.is_nan(), expected.is_infinite(), expected.is_finite(), expected.is_normal())
        );
        assert_eq!(found.is_sign_negative(), expected.is_sign_negative());
        assert_eq!(found.is_sign_positive(), expected.is_sign_positive());
    }
}

#[test]
fn constants_are_those_of_f64() {
    constants_of::<Reverse>();
    constants_of::<Forward>();
    constants_of::<Forward<Reverse, 3>>();
}

fn conversions_of<T: Float + FromPrimitive + ToPrimitive + Signed + Debug>() {
    let of = |x: f64| <T as num_traits::NumCast>::from(x).expect("a float");
    assert_eq!(of(2.75).to_i64(), Some(2));
    assert_eq!(of(-2.75).to_i32(), Some(-2));
    assert_eq!(of(-2.75).to_u64(), None);
    assert_eq!(of(3e9).to_u32(), Some(3_000_000_000));
    assert_eq!(of(1e30).to_i64(), None);
    assert_eq!(of(1e30).to_i128(), 1e30.to_i128());
    assert_eq!(of(1e30).to_u128(), 1e30.to_u128());
    assert_eq!(of(0.1).to_f32(), Some(0.1));
    assert_eq!(T::from_i32(-7), Some(of(-7.0)));
    assert_eq!(T::from_usize(7), Some(of(7.0)));
    assert_eq!(T::from_u128(1 << 100), Some(of(2f64.powi(100))));
    assert_eq!(T::from_i128(-1 << 100), Some(of(-2f64.powi(100))));
    assert_eq!(T::from_f32(0.5), Some(of(0.5)));
    assert_eq!(T::from_str_radix("ff", 16).ok(), Some(of(255.0)));
    assert!(T::zero().is_zero() && !T::one().is_zero() && T::one().is_one());
    assert!(of(2.0).is_positive() && of(-2.0).is_negative());
    assert_eq!(Signed::signum(&of(-2.0)), of(-1.0));
    assert_eq!(Signed::abs(&of(-2.0)), of(2.0));
}

#[test]
fn conversions_are_those_of_f64() {
    conversions_of::<f64>();
    conversions_of::<Reverse>();
    conversions_of::<Forward>();
    conversions_of::<Forward<Forward, 2>>();
}

fn texts<T: Display + LowerExp + std::fmt::UpperExp>(x: &T) -> [String; 7] {
    [
        format!("{x}"),
        format!("{x:.3}"),
        format!("{x:+08.2}"),
        format!("{x:e}"),
        format!("{x:.2e}"),
        format!("{x:E}"),
        format!("{x:>12}|{x:<12}|{x:^12.1}"),
    ]
}

#[test]
fn formatting_is_that_of_f64() {
    for x in [0.0, -0.0, 1.0, -1234.56789, 1e-9, 1e300, f64::INFINITY, f64::NAN] {
        assert_eq!(texts(&Reverse::from(x)), texts(&x));
        assert_eq!(texts(&Forward::<f64, 1>::new(x, [7.0])), texts(&x));
        assert_eq!(texts(&Forward::<Reverse, 1>::from(x)), texts(&x));
    }
    assert_eq!(format!("{:?}", Reverse::from(1.5)), "1.5");
}

fn comparisons_of<T: Real>()
where
    f64: LeftOf<T>,
{
    let (one, two, nan) = (T::from(1.0), T::from(2.0), T::from(f64::NAN));
    let again = T::from(1.0);
    assert!([one < two, two > one, one <= again, one == again, one != two].iter().all(|holds| *holds));
    assert!([one < 2.0, two > 1.0, one == 1.0, one != 2.0, one <= 1.0].iter().all(|holds| *holds));
    assert!([two > 1.0, one < 2.0, one == 1.0, one != 2.0, one <= 1.0].iter().all(|holds| *holds));
    let against_nan = [nan == T::from(f64::NAN), nan == 1.0, nan < one, nan >= one, nan > 1.0];
    assert!(against_nan.iter().all(|holds| !holds) && one.partial_cmp(&nan).is_none());
    assert_eq!(one.partial_cmp(&2.0), Some(Ordering::Less));
    assert_eq!(T::from(-0.0), T::from(0.0));
    assert_eq!(T::from(-0.0).total_cmp(&T::from(0.0)), Ordering::Less);
    assert_eq!(two.total_cmp(&nan), Ordering::Less);
    assert_eq!(T::default(), 0.0);

    let mut numbers = [3.0, f64::NAN, -1.0, f64::INFINITY, 0.0, -0.0].map(T::from);
    numbers.sort_by(T::total_cmp);
    let sorted = numbers.map(|x| x.primal().to_bits());
    let expected = [-1.0, -0.0, 0.0, 3.0, f64::INFINITY, f64::NAN].map(f64::to_bits);
    assert_eq!(sorted, expected);
    let numbers = [3.0, -1.0, 2.0].map(T::from);
    let least = numbers.iter().min_by(|x, y| x.partial_cmp(y).expect("no NaN"));
    assert!(*least.expect("not empty") == -1.0);
    assert!(numbers.into_iter().max_by(T::total_cmp).expect("not empty") == 3.0);
}

#[test]
fn comparison_is_by_primal() {
    comparisons_of::<f64>();
    comparisons_of::<Reverse>();
    comparisons_of::<Forward>();
    comparisons_of::<Forward<Reverse, 2>>();
}

#[test]
fn the_derivative_of_a_sorted_vector_is_a_permutation() {
    let sort = |mut xs: Vec<Reverse>| {
        xs.sort_by(Reverse::total_cmp);
        xs
    };
    let matrix = jacobian(sort, &vec![3.0, 1.0, 2.0]);
    assert_eq!(matrix.entries(), [0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0]);
}

/// Sums and products over values and references, of every length: longer sums are recorded in groups.
#[test]
fn sums_and_products_have_the_bits_of_f64_and_derivatives() {
    for n in 0..40 {
        let xs: Vec<f64> = (0..n).map(|i| (f64::from(i) * 1.7).sin() + 1.5).collect();
        for scaled in [false, true] {
            let scale = |i: usize, x: Reverse| if scaled && i % 3 == 1 { x * 2.0 } else { x };
            let weight = |i: usize| if scaled && i % 3 == 1 { 2.0 } else { 1.0 };
            let plain: Vec<f64> = xs.iter().enumerate().map(|(i, x)| x * weight(i)).collect();
            let weights: Vec<f64> = (0..xs.len()).map(weight).collect();
            let lifted = |xs: Vec<Reverse>| -> Vec<Reverse> {
                xs.into_iter().enumerate().map(|(i, x)| scale(i, x)).collect()
            };

            let (value, gradient) = value_and_grad(|xs: Vec<Reverse>| lifted(xs).iter().sum(), &xs);
            assert_eq!((value.to_bits(), &gradient), (plain.iter().sum::<f64>().to_bits(), &weights));
            let (value, gradient) = value_and_grad(|xs: Vec<Reverse>| lifted(xs).into_iter().sum(), &xs);
            assert_eq!((value.to_bits(), &gradient), (plain.iter().sum::<f64>().to_bits(), &weights));

            let product = plain.iter().product::<f64>();
            let (value, gradient) = value_and_grad(|xs: Vec<Reverse>| lifted(xs).iter().product(), &xs);
            assert_eq!(value.to_bits(), product.to_bits());
            for (slope, x) in gradient.iter().zip(&xs) {
                assert!(
                    (slope - product / x).abs() <= 1e-12 * product.abs(),
                    "{slope} is not {}",
                    product / x
                );
            }
        }
    }
    assert_eq!(
        Vec::<Reverse>::new().iter().sum::<Reverse>().primal().to_bits(),
        Vec::<f64>::new().iter().sum::<f64>().to_bits()
    );
}

/// In a sum, constants, values of other tasks, scaled values and repeated ones come in any order.
#[test]
fn a_sum_may_mix_all_kinds_of_summands() {
    let f = |[x, y, z]: [Reverse; 3]| {
        let (a, b) = join(|| x * y, || (y * z, z));
        let own = x * z;
        let summands =
            [a, b.0, own, 2.0.into(), x, own, -y, b.1, own * 3.0, a, x, y, z, z, (-0.0).into(), own];
        summands.into_iter().sum::<Reverse>()
    };
    // 2xy + yz + 6xz + 2 + 2x + 3z
    let (x, y, z) = (2.0, 3.0, 5.0);
    let (value, gradient) = value_and_grad(f, &[x, y, z]);
    assert_eq!(value, 2.0 * x * y + y * z + 6.0 * x * z + 2.0 + 2.0 * x + 3.0 * z);
    assert_eq!(gradient, [2.0 * y + 6.0 * z + 2.0, 2.0 * x + z, y + 6.0 * x + 3.0]);
}

/// The iterator of a sum may itself record, fork and differentiate.
#[test]
fn a_sum_may_be_over_terms_that_fork() {
    let f = |xs: Vec<Reverse>| {
        xs.iter()
            .map(|x| join(|| *x * xs[0], || *x + grad(|y: Reverse| y * y, &x.primal())).0 * xs[1])
            .sum::<Reverse>()
    };
    // x₀ x₁ Σ xᵢ
    let xs = vec![2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 17.0];
    let total: f64 = xs.iter().sum();
    let expected = [3.0 * total + 6.0, 2.0 * total + 6.0, 6.0, 6.0, 6.0, 6.0, 6.0];
    assert_eq!(grad(f, &xs), expected);
}
