//! nalgebra 0.34 and 0.35, with simba 0.9 and 0.10: one test for each part that the tests of 0.33 cover.

// What `::nalgebra` is in the code that macros write.
extern crate nalgebra_035 as nalgebra;

use adjoin::prelude::*;
use adjoin::structure::UnitRotation;
use adjoin::{Matrix, Objective, objective};

macro_rules! version {
    ($name:ident, $nalgebra:ident) => {
        mod $name {
            use super::*;
            use $nalgebra::{
                DMatrix, Isometry3, Matrix3, Point3, RealField, Translation3, UnitQuaternion, Vector3,
                try_convert,
            };

            fn reach<T: RealField + Copy>(angles: &Vector3<T>) -> T {
                let mut tip = Isometry3::identity();
                for angle in angles.iter() {
                    let turn = UnitQuaternion::from_axis_angle(&Vector3::z_axis(), *angle);
                    tip *= Isometry3::from_parts(Translation3::new(T::one(), T::zero(), T::zero()), turn);
                }
                (tip * Point3::origin()).coords.norm_squared()
            }

            #[test]
            fn arms_and_their_second_derivatives() {
                // 3 + 2 cos b + 2 cos c' + 2 cos(b + c'), with the joints before the last.
                let x = Vector3::new(0.3, 0.2, 0.1);
                let (value, slope) = value_and_grad(|x: Vector3<Reverse>| reach(&x), &x);
                assert_eq!(value, reach(&x));
                let expected = |a: f64, b: f64| 3.0 + 2.0 * (a.cos() + b.cos() + (a + b).cos());
                assert!((value - expected(x.x, x.y)).abs() < 1e-14);
                assert!((slope.x + 2.0 * (x.x.sin() + (x.x + x.y).sin())).abs() < 1e-14 && slope.z == 0.0);
                let second = DMatrix::from(hessian(|x: Vector3<_>| reach(&x), &x));
                assert!((second[(0, 1)] + 2.0 * (x.x + x.y).cos()).abs() < 1e-13);
            }

            #[test]
            fn factorisations_conversions_and_rotations() {
                let a = Matrix3::new(4.0, 1.0, 0.0, 1.0, 3.0, 0.5, 0.0, 0.5, 2.0);
                let slope = grad(|a: Matrix3<Reverse>| a.lu().determinant().ln(), &a);
                assert!((slope - a.try_inverse().unwrap().transpose()).norm() < 1e-12);
                let squared =
                    |a: DMatrix<Reverse>| DMatrix::from(Matrix::from(a.clone()).dot(&Matrix::from(a)));
                let a = DMatrix::from_fn(3, 3, |i, j| (i + 2 * j) as f64);
                assert_eq!(vjp(squared, &a).0, &a * &a);
                let refused = |x: Reverse| {
                    assert_eq!(try_convert::<Reverse, f64>(x), None);
                    x
                };
                assert_eq!(grad(refused, &1.0), 1.0);
                let q: UnitQuaternion<f64> =
                    UnitQuaternion::from_rotation_vector(Vector3::new(0.0, 0.0, 0.5));
                let gradient = grad(|q: UnitQuaternion<Reverse>| (q * Vector3::x()).y, &q);
                assert!((q.body_gradient(&gradient).z - 0.5f64.cos()).abs() < 1e-15);
            }
        }
    };
}

version!(version_034, nalgebra_034);
version!(version_035, nalgebra_035);

#[differentiable]
#[allow(unreachable_pub)]
mod body {
    use nalgebra::{UnitQuaternion, Vector3};

    pub fn height(turn: &UnitQuaternion<f64>, tip: &Vector3<f64>) -> f64 {
        (turn * tip).z
    }
}

#[test]
fn functions_on_nalgebra_are_objectives() {
    use nalgebra::{UnitQuaternion, Vector3};
    let turn = UnitQuaternion::from_euler_angles(0.3, -0.2, 0.4);
    let height = objective!(nalgebra_035: [turn: UnitQuaternion<f64>] |tip: Vector3<f64>| {
        body::height(&constant::<R, _>(turn), &tip)
    });
    let tip = Vector3::new(1.0, 2.0, 3.0);
    assert_eq!(height.value(&tip), (turn * tip).z);
    assert!((height.grad(&tip) - turn.inverse() * Vector3::z()).norm() < 1e-15);
}
