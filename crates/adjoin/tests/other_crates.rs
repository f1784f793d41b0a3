//! Plain code on the types of nalgebra, ndarray and num-complex in differentiable modules.
#![allow(
    unreachable_pub,
    clippy::all,
    clippy::pedantic,
    reason = "the modules are written as users write theirs"
)]

use adjoin::prelude::*;
use nalgebra::{DMatrix, DVector, Matrix3, UnitQuaternion, Vector3};
use ndarray::{Array1, Array2, array};
use num_complex::Complex;

/// A module as it is, and differentiable.
macro_rules! twice {
    ($($code:tt)*) => {
        mod plain {
            #![allow(dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
            $($code)*
        }
        #[differentiable]
        mod model {
            #![allow(dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
            $($code)*
        }
    };
}

/// Values agree in every bit, and gradients with differences.
macro_rules! agree {
    ($f:ident, $x:expr) => {{
        let x: Vec<f64> = $x.to_vec();
        let expected = plain::$f(&x);
        assert_eq!(model::$f(&x).to_bits(), expected.to_bits(), "plain");
        let (value, gradient) = value_and_grad(|x: Vec<Reverse>| model::$f(&x), &x);
        assert_eq!(value.to_bits(), expected.to_bits(), "recorded");
        for i in 0..x.len() {
            let at = |h: f64| {
                let mut y = x.clone();
                y[i] += h;
                plain::$f(&y)
            };
            let h = 1e-4;
            let slope = (8.0 * (at(h) - at(-h)) - (at(2.0 * h) - at(-2.0 * h))) / (12.0 * h);
            assert!(
                (slope - gradient[i]).abs() < 1e-8 * (1.0 + slope.abs()),
                "{i}: {} and {slope}",
                gradient[i]
            );
        }
    }};
}

mod vectors_and_rotations {
    use super::*;
    twice! {
        use nalgebra::{Isometry3, Matrix3, Point3, Rotation3, Translation3, UnitQuaternion, Vector3};

        #[derive(Clone, Debug, PartialEq)]
        pub struct Body { pub position: Vector3<f64>, pub frame: Matrix3<f64>, pub mass: f64 }

        const GRAVITY: f64 = 9.81;

        fn inertia() -> Matrix3<f64> {
            Matrix3::new(1.0, 0.1, 0.0, 0.1, 2.0, 0.3, 0.0, 0.3, 3.0)
        }

        impl Body {
            pub fn energy(&self) -> f64 {
                let momentum = inertia() * self.position;
                0.5 * self.mass * momentum.norm_squared() + GRAVITY * self.mass * self.position.z
            }
        }

        pub fn mixed(x: &[f64]) -> f64 {
            let v = Vector3::new(x[0], x[1], x[2]);
            let half = 0.5 * v;
            let turned = Matrix3::new(0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0) * (2.0 * half + v * x[1]);
            let scaled = x[0] * turned + Vector3::new(1.0, 2.0, 3.0);
            let body = Body { position: scaled, frame: Matrix3::identity() * 2.0, mass: x[2] };
            body.energy() + (body.frame * scaled).dot(&v) + scaled.x.sin() + v.map(|y| y.exp() * 0.5).sum() + v.abs().max().sqrt()
        }

        pub fn arm(x: &[f64]) -> f64 {
            let mut tip = Isometry3::identity();
            for (i, angle) in x.iter().enumerate() {
                let turn = match i {
                    0 => UnitQuaternion::from_axis_angle(&Vector3::z_axis(), *angle),
                    1 => UnitQuaternion::from_euler_angles(*angle, 0.2, 2.0 * angle),
                    _ => UnitQuaternion::from_rotation_matrix(&Rotation3::from_axis_angle(&Vector3::y_axis(), *angle)),
                };
                tip = tip * Isometry3::from_parts(Translation3::new(0.3, 0.0, 0.1), turn);
            }
            let goal = Point3::new(0.5, 0.1, 0.4);
            let error = tip * Point3::new(0.1, 0.0, 0.2) - goal;
            error.norm() + tip.rotation.angle()
        }
    }

    #[test]
    fn mixed_products_with_constants() {
        agree!(mixed, [0.7, -0.3, 1.2]);
    }

    #[test]
    fn an_arm() {
        agree!(arm, [0.3, -0.5, 0.9]);
    }

    #[test]
    fn a_body_is_a_structure() {
        let body =
            model::Body { position: Vector3::new(1.0, 2.0, 3.0), frame: Matrix3::identity(), mass: 2.0 };
        let slope = grad(|body| model::Body::energy(&body), &body);
        assert_eq!(slope.frame, Matrix3::zeros());
        let inertia = Matrix3::new(1.0, 0.1, 0.0, 0.1, 2.0, 0.3, 0.0, 0.3, 3.0);
        let expected = inertia * inertia * body.position * 2.0 + Vector3::z() * 2.0 * 9.81;
        assert!((slope.position - expected).norm() < 1e-12);
    }
}

mod constants_of_every_kind {
    use super::*;
    #[differentiable]
    mod model {
        use nalgebra::{DMatrix, DVector, Matrix3, UnitQuaternion, Vector3};

        pub fn through(#[constant] m: &Matrix3<f64>, v: &Vector3<f64>) -> Vector3<f64> {
            m * v
        }
        pub fn by_value(v: Vector3<f64>, #[constant] m: Matrix3<f64>) -> f64 {
            (m * v).norm() + (m.transpose() * v).x + v.dot(&(m * Vector3::new(1.0, 0.0, 0.0)))
        }
        pub fn residuals(
            x: &DVector<f64>,
            #[constant] a: &DMatrix<f64>,
            #[constant] b: &DVector<f64>,
        ) -> DVector<f64> {
            a * x - b
        }
        pub fn turned(v: &Vector3<f64>, #[constant] q: &UnitQuaternion<f64>) -> Vector3<f64> {
            q * v
        }
    }

    #[test]
    fn constants_meet_what_is_differentiated() {
        let m = Matrix3::new(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0);
        let v = Vector3::new(1.0, -2.0, 0.5);
        let slope = jacobian(|v| model::through(&m, &v), &v);
        assert_eq!(DMatrix::from(slope), DMatrix::from_fn(3, 3, |i, j| m[(i, j)]));
        assert_eq!(model::through(&m, &v), m * v);
        let gradient = grad(|v| model::by_value(v, m), &v);
        let expected = m.transpose() * (m * v).normalize() + m.column(0) + m.column(0);
        assert!((gradient - expected).norm() < 1e-12);
        let q = UnitQuaternion::from_euler_angles(0.1, 0.2, 0.3);
        assert_eq!(vjp(|v| model::turned(&v, &q), &v).0, q * v);
        let (a, b) = (DMatrix::from_fn(4, 3, |i, j| (i * 3 + j) as f64), DVector::from_element(4, 1.0));
        let slope = jacobian(|x| model::residuals(&x, &a, &b), &DVector::from_element(3, 0.5));
        assert_eq!(DMatrix::from(slope), a);
    }
}

mod arrays_of_ndarray {
    use super::*;
    twice! {
        use ndarray::{Array1, Array2, Axis, array};

        #[derive(Clone, Debug)]
        pub struct Layer { pub weights: Array2<f64>, pub bias: Array1<f64> }

        pub fn dot(w: &Array1<f64>, x: &Array2<f64>) -> f64 {
            let z = x.dot(w);
            z.dot(&z)
        }

        pub fn network(x: &[f64]) -> f64 {
            let input = Array1::from_vec(x.to_vec());
            let layer = Layer { weights: array![[0.1, 0.2, 0.3], [1.0, -1.0, 0.5]], bias: Array1::from_elem(2, 0.25) };
            let hidden = (layer.weights.dot(&input) + &layer.bias).mapv(|h| h.tanh());
            let scaled = 2.0 * &hidden + &hidden * 3.0 - 1.0;
            let shifted = (1.0 - &scaled) / x[0] + x[1] * &scaled;
            let outer = shifted.view().insert_axis(Axis(1)).dot(&scaled.view().insert_axis(Axis(0)));
            outer.sum() + dot(&input, &layer.weights) + (&scaled * &shifted).sum() + scaled.iter().map(|y| y.sin()).sum::<f64>()
        }
    }

    #[test]
    fn products_and_scalar_operands() {
        agree!(network, [0.7, -0.3, 1.2]);
        let (w, x) = (Array1::from_elem(3, 1.0), Array2::from_elem((2, 3), 1.5));
        assert_eq!(grad(|w| model::dot(&w, &constant(&x)), &w), array![27.0, 27.0, 27.0]);
        let slope = grad(|(w, b): (Array1<Reverse>, Reverse)| (w + b).sum(), &(w, 2.0));
        assert_eq!(slope, (array![1.0, 1.0, 1.0], 3.0));
    }

    #[test]
    fn generic_code_needs_no_further_bounds() {
        fn loss<R: Real>(w: &Array1<R>, x: &Array2<R>, by: R) -> R {
            let z = x.dot(w) * by;
            z.dot(&z)
        }
        let x: Array2<f64> = array![[1.0, 2.0], [3.0, 4.0]];
        let slope = grad(|w: Array1<Reverse>| loss(&w, &constant(&x), 2.0.into()), &array![1.0, 1.0]);
        assert_eq!(slope, x.t().dot(&x.dot(&array![1.0, 1.0])) * 8.0);
    }
}

mod complex_numbers {
    use super::*;
    twice! {
        use num_complex::Complex;

        #[derive(Clone, Debug)]
        pub struct Filter { pub poles: Vec<Complex<f64>>, pub gain: f64 }

        impl Filter {
            pub fn response(&self, frequency: f64) -> Complex<f64> {
                let z = Complex::new(frequency.cos(), frequency.sin());
                let mut product = Complex::new(self.gain, 0.0);
                for pole in &self.poles {
                    product /= z - pole;
                }
                product
            }
        }

        pub fn power(x: &[f64]) -> f64 {
            let filter = Filter { poles: vec![Complex::new(x[0], x[1]), Complex::new(x[0], -x[1])], gain: x[2] };
            let left = 2.0 * filter.poles[0] + 1.0 / &filter.poles[1] - (1.0 - filter.poles[0] * (0.5 + filter.poles[1]));
            left.norm_sqr() + (1..5).map(|k| filter.response(0.3 * k as f64).norm_sqr()).sum::<f64>()
        }
    }

    #[test]
    fn filters() {
        agree!(power, [0.4, -0.3, 1.2]);
        let filter = model::Filter { poles: vec![Complex::new(0.4, 0.1)], gain: 2.0 };
        let slope = grad(|filter| model::Filter::response(&filter, 0.5.into()).norm_sqr(), &filter);
        // A square of the gain, which is 2.
        assert!((slope.gain - filter.response(0.5).norm_sqr()).abs() < 1e-12);
    }
}

mod objectives {
    use super::*;
    use adjoin::{Objective, Residuals, objective};
    use nalgebra::{UnitQuaternion, Vector3};

    #[differentiable]
    mod rotation {
        use adjoin::structure::UnitRotation;
        use nalgebra::{UnitQuaternion, Vector3};

        pub fn misses(
            turn: &Vector3<f64>,
            #[constant] from: &[Vector3<f64>],
            #[constant] to: &[Vector3<f64>],
        ) -> Vec<f64> {
            let turn = UnitQuaternion::from_rotation_vector(*turn);
            from.iter()
                .zip(to)
                .flat_map(|(from, to)| {
                    let miss = turn * from - to;
                    [miss.x, miss.y, miss.z]
                })
                .collect()
        }
    }

    /// Gauss and Newton's method for the rotation between two sets of directions.
    #[test]
    fn functions_on_nalgebra_are_objectives() {
        let from = vec![Vector3::x(), Vector3::y(), Vector3::new(1.0, 2.0, -1.0)];
        let turn = UnitQuaternion::from_euler_angles(0.3, -0.2, 0.4);
        let to: Vec<Vector3<f64>> = from.iter().map(|v| turn * v).collect();
        let misses = objective!(nalgebra: [from: Vec<Vector3<f64>>, to: Vec<Vector3<f64>>] |v: Vector3<f64>| -> Vec<f64> {
            rotation::misses(&v, from, to)
        });
        let loss = objective!(nalgebra: [from: Vec<Vector3<f64>>, to: Vec<Vector3<f64>>] |v: Vector3<f64>| {
            rotation::misses(&v, from, to).into_iter().map(|miss| miss * miss).sum()
        });
        let mut v = Vector3::zeros();
        for _ in 0..10 {
            let j = DMatrix::from(misses.jacobian(&v));
            let r = nalgebra::DVector::from(misses.value(&v));
            let step = (j.transpose() * &j).lu().solve(&(j.transpose() * r)).unwrap();
            v -= Vector3::new(step[0], step[1], step[2]);
        }
        assert!((v - turn.scaled_axis()).norm() < 1e-12);
        assert!(loss.grad(&v).norm() < 1e-12 && loss.hessian(&v)[(0, 0)] > 0.0);
        assert!((loss.hvp(&v, &Vector3::x()).unwrap().y - loss.hessian(&v)[(1, 0)]).abs() < 1e-12);
    }
}
