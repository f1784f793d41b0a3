//! nalgebra on our scalars: arithmetic, rotations, factorisations, structures, conversions.

#[path = "support/caught.rs"]
mod caught;

use adjoin::prelude::*;
use adjoin::structure::{Path, UnitRotation};
use adjoin::{Matrix, Vector};
use nalgebra::{
    Complex, DMatrix, DVector, Isometry3, Matrix3, Matrix4, Point3, Quaternion, RealField, Rotation3,
    SMatrix, SVector, Similarity3, Translation3, UnitComplex, UnitQuaternion, UnitVector3, Vector3, Vector6,
    convert, try_convert,
};

/// Central differences of a function of a vector.
fn differences(f: impl Fn(DVector<f64>) -> f64, x: &DVector<f64>) -> DVector<f64> {
    DVector::from_fn(x.len(), |i, _| {
        let h = 1e-5;
        let at = |step: f64| {
            let mut y = x.clone();
            y[i] += step;
            f(y)
        };
        (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h)
    })
}

/// A function of a vector, for every field.
trait Program {
    fn run<T: RealField + Copy>(&self, x: &DVector<T>) -> T;
}

/// Values have the bits of plain code, and gradients agree with differences, in all modes and at both levels.
fn agree(name: &str, program: &impl Program, x: &DVector<f64>) {
    let plain = program.run(x);
    let (value, gradient) = value_and_grad(|x: DVector<Reverse>| program.run(&x), x);
    assert_eq!(value.to_bits(), plain.to_bits(), "{name}: {value} and {plain}");
    let expected = differences(|x| program.run(&x), x);
    let scale = 1.0 + expected.amax();
    assert!((&gradient - &expected).amax() < 1e-7 * scale, "{name}: {gradient} and {expected}");
    let direction = DVector::from_fn(x.len(), |i, _| 1.0 + i as f64);
    let (_, slope) = jvp(|x: DVector<Forward>| program.run(&x), x, &direction).unwrap();
    assert!(
        (slope - gradient.dot(&direction)).abs() < 1e-10 * scale * direction.norm(),
        "{name}: forward {slope}"
    );
    // Reverse over reverse is forward over reverse.
    let product = hvp(|x: DVector<_>| program.run(&x), x, &direction).unwrap();
    let inner = |x: DVector<Reverse>| {
        let slope = grad(|x: DVector<Taped<Reverse>>| program.run(&x), &x);
        slope.iter().zip(direction.iter()).map(|(a, b)| *a * *b).sum::<Reverse>()
    };
    let nested = grad(inner, x);
    assert!((&product - &nested).amax() < 1e-9 * (1.0 + nested.amax()), "{name}: {product} and {nested}");
}

macro_rules! programs {
    ($($test:ident on $size:literal: |$x:ident| $body:expr;)*) => {$(
        #[test]
        fn $test() {
            struct This;
            impl Program for This {
                fn run<T: RealField + Copy>(&self, $x: &DVector<T>) -> T {
                    $body
                }
            }
            let x = DVector::from_fn($size, |i, _| 0.7 + (1.3 * i as f64).sin() * 0.6 + 0.1 * i as f64);
            agree(stringify!($test), &This, &x);
        }
    )*};
}

fn square<T: RealField + Copy>(x: &DVector<T>, size: usize) -> DMatrix<T> {
    DMatrix::from_fn(size, size, |i, j| x[i * size + j] + if i == j { convert(3.0) } else { T::zero() })
}

fn definite<T: RealField + Copy>(x: &DVector<T>, size: usize) -> DMatrix<T> {
    let a = square(x, size);
    &a * a.transpose()
}

programs! {
    isometries_of_an_arm on 6: |x| {
        let mut tip = Isometry3::identity();
        for (i, angle) in x.iter().enumerate() {
            let axis = if i % 2 == 0 { Vector3::z_axis() } else { Vector3::y_axis() };
            let turn = UnitQuaternion::from_axis_angle(&axis, *angle);
            tip *= Isometry3::from_parts(Translation3::new(convert(0.3), T::zero(), convert(0.1)), turn);
        }
        let point = tip * Point3::new(convert(0.1), convert(0.2), convert(0.3));
        point.x * convert(2.0) + point.y * point.z
    };
    rotations_and_their_angles on 6: |x| {
        let first = Rotation3::from_euler_angles(x[0], x[1], x[2]);
        let second = UnitQuaternion::from_scaled_axis(Vector3::new(x[3], x[4], x[5]));
        let between = UnitQuaternion::from_rotation_matrix(&first).slerp(&second, convert(0.3));
        let (roll, pitch, yaw) = between.euler_angles();
        between.angle() + roll * pitch + yaw + first.angle_to(&second.to_rotation_matrix())
    };
    similarities_and_looks on 6: |x| {
        let look = Isometry3::look_at_rh(&Point3::new(x[0], x[1], x[2]), &Point3::new(x[3], -x[4], x[5]), &Vector3::y());
        let scaled = Similarity3::from_isometry(look, x[0]);
        (scaled * Point3::new(x[1], x[2], x[3])).coords.sum() + scaled.to_homogeneous().determinant()
    };
    small_matrices on 16: |x| {
        let m = Matrix4::from_iterator(x.iter().copied()) + Matrix4::identity() * convert::<_, T>(4.0);
        m.determinant() * convert(1e-2) + m.try_inverse().unwrap().trace() + m.fixed_view::<2, 2>(1, 1).norm()
    };
    solutions_by_lu on 16: |x| {
        let b = DVector::from_fn(4, |i, _| x[i]);
        square(x, 4).lu().solve(&b).unwrap().dot(&b) + square(x, 4).full_piv_lu().determinant()
    };
    cholesky_and_its_determinant on 9: |x| {
        let factors = definite(x, 3).cholesky().unwrap();
        factors.l().sum() + factors.determinant().ln() + factors.solve(&DVector::from_element(3, T::one()))[1]
    };
    least_squares_by_qr on 12: |x| {
        let a = DMatrix::from_fn(4, 3, |i, j| x[i * 3 + j] + if i == j { convert(2.0) } else { T::zero() });
        let qr = a.qr();
        let b = qr.q().transpose() * DVector::from_element(4, T::one());
        qr.r().solve_upper_triangular(&b).unwrap().sum()
    };
    singular_values on 12: |x| {
        let a = DMatrix::from_fn(4, 3, |i, j| x[i * 3 + j] + if i == j { convert(2.0 + i as f64) } else { T::zero() });
        let svd = a.svd(true, true);
        svd.singular_values.iter().enumerate().fold(T::zero(), |sum, (i, s)| sum + *s * convert(1.0 + i as f64))
    };
    eigenvalues_of_symmetric_matrices on 9: |x| {
        let eigen = definite(x, 3).symmetric_eigen();
        eigen.eigenvalues.max() * convert(2.0) + eigen.eigenvalues.min()
    };
    products_of_matrices_that_are_sent_to_gemm on 64: |x| {
        let a = square(x, 8);
        (&a * &a).tr_mul(&a).column(3).norm()
    };
    elementwise_functions on 6: |x| {
        let v = Vector6::from_iterator(x.iter().copied());
        let functions = [T::sin, T::cosh, T::ln, T::sqrt, T::atan, T::sinc, T::sinhc, T::floor, T::round, T::fract, nalgebra::ComplexField::signum];
        let all = functions.iter().map(|f| v.map(f).sum());
        all.fold(v.norm() + v.normalize().lp_norm(3) + v.max() * v.min(), |sum, x| sum + x)
            + x[0].atan2(x[1]) * x[2].powf(x[3]) + x[4].hypot(x[5]) + RealField::clamp(x[0], x[1], x[2].max(x[1]))
            + x[1].powi(3).log(convert(2.0)) + x[2].mul_add(x[3], x[4]) + x[5].copysign(-x[0])
    };
}

#[test]
fn nothing_that_f64_has_panics() {
    let f = |x: Reverse| {
        let x = nalgebra::Vector2::new(x, x * 2.0);
        x.map(nalgebra::ComplexField::floor).sum()
            + x.map(nalgebra::ComplexField::ceil).sum()
            + x.map(nalgebra::ComplexField::round).sum()
    };
    assert_eq!(value_and_grad(f, &1.4), (12.0, 0.0));
    // The order of the bounds is wrong, which f64's own `clamp` does not take.
    let clamped = |x: Reverse| RealField::clamp(x, 2.0.into(), 1.0.into());
    assert_eq!(value_and_grad(clamped, &3.0), (RealField::clamp(3.0, 2.0, 1.0), 0.0));
}

#[test]
fn conventions_are_those_of_the_library() {
    // 0 · ∞: the norm of the zero vector.
    let slope = grad(|v: Vector3<Reverse>| v.norm(), &Vector3::zeros());
    assert_eq!(slope, Vector3::zeros());
    // A tie.
    assert_eq!(grad(|(x, y): (Reverse, Reverse)| RealField::max(x, y), &(1.0, 1.0)), (0.5, 0.5));
    // sin(x)/x has its derivatives at 0: −⅓ and, of fourth order, ⅕.
    let sinc = |x: Forward<Reverse>| nalgebra::ComplexField::sinc(x);
    assert_eq!(
        hessian(|x: Forward<Reverse, 4>| nalgebra::ComplexField::sinc(x), &0.0).entries(),
        [-1.0 / 3.0]
    );
    assert_eq!(derivative(|x| derivative(nalgebra::ComplexField::sinhc, x), 0.0), 1.0 / 3.0);
    assert_eq!(sinc(Forward::from(0.0)).primal(), 1.0);
}

#[test]
fn conversions_to_plain_numbers_lose_no_derivative() {
    let f = |x: Vector3<Reverse>| {
        assert_eq!(try_convert::<Reverse, f64>(x[0]), None);
        assert_eq!(try_convert::<Reverse, f64>(Reverse::from(2.0)), Some(2.0));
        assert_eq!(try_convert::<Vector3<Reverse>, Vector3<f64>>(x), None);
        assert_eq!(
            try_convert::<Vector3<Reverse>, Vector3<f64>>(Vector3::new(1.0, 2.0, 3.0).cast()),
            Some(Vector3::new(1.0, 2.0, 3.0))
        );
        assert!(nalgebra::is_convertible::<Reverse, Reverse>(&x[0]));
        // Conversions between types of the same scalar lose nothing.
        let there: Matrix4<Reverse> = convert(Translation3::from(x));
        let back: Translation3<Reverse> = try_convert(there).unwrap();
        back.vector.x * 3.0 + convert::<f64, Reverse>(2.0) * x.y
    };
    assert_eq!(grad(f, &Vector3::new(1.0, 2.0, 3.0)), Vector3::new(3.0, 2.0, 0.0));
    let lossy = |x: Vector3<Reverse>| Reverse::from(nalgebra::convert_unchecked::<Reverse, f64>(x[0]));
    let payload = caught::payload_of(|| grad(lossy, &Vector3::new(1.0, 2.0, 3.0)));
    let message = payload.downcast_ref::<String>().expect("a message");
    assert!(message.contains("would lose the derivative of 1.0"), "{message}");
    let forward = |x: Forward| {
        assert_eq!(try_convert::<Forward, f64>(x), None);
        x
    };
    assert_eq!(derivative(forward, 1.0), 1.0);
}

#[test]
fn inputs_outputs_and_gradients_are_nalgebras_own() {
    let x = (Vector3::new(1.0, 2.0, 3.0), DMatrix::from_row_slice(2, 3, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
    let f = |(v, m): (Vector3<Reverse>, DMatrix<Reverse>)| (m * v).norm_squared();
    let (value, (dv, dm)) = value_and_grad(f, &x);
    let y = &x.1 * x.0;
    assert_eq!(value, y.norm_squared());
    assert_eq!(dv, x.1.tr_mul(&y) * 2.0);
    assert_eq!(dm, &y * x.0.transpose() * 2.0);
    // A view of a part, which does not own its numbers.
    let part = x.1.columns(1, 2);
    let slope = grad(|m: DMatrix<Reverse>| m.determinant(), &part);
    assert_eq!(slope, DMatrix::from_row_slice(2, 2, &[6.0, -5.0, -3.0, 2.0]));
    let fixed: SMatrix<f64, 2, 1> = grad(|m: SMatrix<Reverse, 2, 1>| m[0] * m[1], &SVector::from([3.0, 4.0]));
    assert_eq!(fixed, SVector::from([4.0, 3.0]));
    let point = grad(
        |p: Point3<Reverse>| nalgebra::distance_squared(&p, &Point3::origin()),
        &Point3::new(1.0, 2.0, 3.0),
    );
    assert_eq!(point, Point3::new(2.0, 4.0, 6.0));

    let jacobian = jacobian(|x: Vector3<Reverse>| x.cross(&Vector3::x()), &x.0);
    assert_eq!(
        DMatrix::from(jacobian),
        DMatrix::from_row_slice(3, 3, &[0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0])
    );
    let hessian = hessian(|x: Vector3<_>| x[0] * x[1] * x[1], &x.0);
    assert_eq!(
        DMatrix::from(hessian),
        DMatrix::from_row_slice(3, 3, &[0.0, 4.0, 0.0, 4.0, 2.0, 0.0, 0.0, 0.0, 0.0])
    );
}

#[test]
fn another_shape_is_an_error_with_its_place() {
    let (_, pullback) = vjp(|x: DMatrix<Reverse>| x, &DMatrix::from_element(2, 3, 1.0));
    assert_eq!(
        pullback.call(&DMatrix::from_element(3, 3, 1.0)).unwrap_err().to_string(),
        "rows: expected length 2, found 3"
    );
    assert_eq!(
        pullback.call(&DMatrix::from_element(2, 2, 1.0)).unwrap_err().to_string(),
        "columns: expected length 3, found 2"
    );
    let (_, pullback) = vjp(|x: DVector<Reverse>| x, &DVector::from_element(2, 1.0));
    assert_eq!(
        pullback.call(&DVector::from_element(3, 1.0)).unwrap_err().to_string(),
        "expected length 2, found 3"
    );
}

#[test]
fn paths_name_rows_columns_and_parts() {
    let mut seen = Vec::new();
    let mut note = |path: &Path<'_>, x: f64| seen.push(format!("{path} = {x}"));
    DMatrix::from_row_slice(2, 2, &[1.0, 2.0, 3.0, 4.0]).visit_paths(&Path::ROOT, &mut note);
    Isometry3::translation(5.0, 6.0, 7.0).visit_paths(&Path::ROOT, &mut note);
    assert_eq!(seen[..4], ["[0][0] = 1", "[1][0] = 3", "[0][1] = 2", "[1][1] = 4"]);
    assert_eq!(seen[4..8], ["rotation[0] = 0", "rotation[1] = 0", "rotation[2] = 0", "rotation[3] = 1"]);
    assert_eq!(seen[8..], ["translation[0] = 5", "translation[1] = 6", "translation[2] = 7"]);
}

#[test]
fn gradients_of_rotations_hold_coordinates() {
    let q = UnitQuaternion::from_euler_angles(0.3, -0.4, 0.5);
    let weights = Quaternion::new(4.0, 1.0, 2.0, 3.0);
    let gradient = grad(|q: UnitQuaternion<Reverse>| q.coords.dot(&constant(&weights.coords)), &q);
    assert_eq!(gradient.into_inner(), weights);
    let frame = Rotation3::from_euler_angles(0.1, 0.2, 0.3);
    let gradient = grad(|r: Rotation3<Reverse>| r.matrix()[(0, 2)] * 2.0, &frame);
    assert_eq!(gradient.into_inner(), Matrix3::new(0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0));
    let axis = UnitVector3::new_normalize(Vector3::new(1.0, 2.0, 2.0));
    let gradient = grad(|u: UnitVector3<Reverse>| u.x * u.y, &axis);
    assert_eq!(gradient.into_inner(), Vector3::new(axis.y, axis.x, 0.0));
    let turn = UnitComplex::new(0.3);
    let gradient = grad(|c: UnitComplex<Reverse>| c.re * c.im, &turn);
    assert_eq!(gradient.into_inner(), Complex::new(turn.im, turn.re));
}

fn f<T: RealField + Copy>(q: &UnitQuaternion<T>, v: &Vector3<T>) -> T {
    let turned = q * v;
    turned.x * turned.y + turned.z
}

#[test]
fn gradients_in_rotation_vectors_are_those_of_differences() {
    let q = UnitQuaternion::from_euler_angles(0.3, -0.4, 0.5);
    let v = Vector3::new(1.0, -2.0, 0.5);
    let gradient = grad(|q: UnitQuaternion<Reverse>| f(&q, &constant(&v)), &q);
    let plain = |step: DVector<f64>| Vector3::new(step[0], step[1], step[2]);
    let body = differences(
        |step| f(&(q * UnitQuaternion::from_rotation_vector(plain(step))), &v),
        &DVector::zeros(3),
    );
    assert!((q.body_gradient(&gradient) - plain(body)).norm() < 1e-8);
    let world = differences(
        |step| f(&(UnitQuaternion::from_rotation_vector(plain(step)) * q), &v),
        &DVector::zeros(3),
    );
    assert!((q.world_gradient(&gradient) - plain(world)).norm() < 1e-8);
}

#[test]
fn rotation_vectors_have_all_derivatives_at_zero() {
    let turned = |v: Vector3<Reverse>| UnitQuaternion::from_rotation_vector(v).coords;
    let slope = DMatrix::from(jacobian(turned, &Vector3::zeros()));
    assert_eq!(slope, DMatrix::from_fn(4, 3, |i, j| if i == j { 0.5 } else { 0.0 }));
    // On both sides of the point at which the formula changes, to second order.
    for length in [0.0, 1e-9, 0.01, 0.031_622, 0.031_623, 0.5, 3.0] {
        let v = Vector3::new(0.6, 0.0, 0.8) * length;
        let q = UnitQuaternion::from_rotation_vector(v);
        let expected = UnitQuaternion::from_scaled_axis(v);
        assert!((q.coords - expected.coords).norm() < 1e-15, "{length}: {q} and {expected}");
        let half = DMatrix::from(hessian(|v: Vector3<_>| UnitQuaternion::from_rotation_vector(v).w, &v));
        // The second derivative of cos(θ/2) along the axis.
        let along = (half * v.normalize()).dot(&DVector::from_column_slice(v.normalize().as_slice()));
        let expected = -0.25 * (length / 2.0).cos();
        assert!(length == 0.0 || (along - expected).abs() < 1e-11, "{length}: {along} and {expected}");
    }
}

#[test]
fn matrices_move_to_ours_and_back() {
    let x = DMatrix::from_row_slice(2, 3, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let ours = Matrix::from(x.clone());
    assert_eq!(ours, Matrix::from_rows([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]));
    assert_eq!(DMatrix::from(ours), x);
    let v = DVector::from_vec(vec![1.0, 2.0]);
    assert_eq!(DVector::from(Vector::from(v.clone())), v);
    // An input becomes a matrix without a node, and its product is one.
    let f = |x: DMatrix<Reverse>| {
        let m = Matrix::from(x);
        DMatrix::from(m.dot(&m.transposed()))
    };
    let (value, pullback) = vjp(f, &x);
    assert_eq!((value, pullback.statistics().arrays), (&x * x.transpose(), 1));
    let seed = DMatrix::from_row_slice(2, 2, &[1.0, 0.0, 2.0, 0.0]);
    assert_eq!(pullback.call(&seed).unwrap(), (&seed + seed.transpose()) * &x);
}
