//! Functions of a module at a scalar type other than that of the surrounding code: forward mode inside of
//! differentiable code, and verbs.

use adjoin::prelude::*;

#[differentiable]
#[allow(dead_code, clippy::all, clippy::pedantic, unreachable_pub)]
mod model {
    use adjoin::{Forward, derivative, grad};

    #[derive(Clone, Copy)]
    pub struct Point {
        pub x: f64,
        pub y: f64,
    }

    impl Point {
        fn new(x: f64, y: f64) -> Self {
            Point { x, y }
        }

        fn norm(self) -> f64 {
            (self.x * self.x + self.y * self.y).sqrt()
        }
    }

    fn residual(y: f64, p: f64, scale: f64) -> f64 {
        scale * (y * y - p)
    }

    /// Newton's method with slopes by forward mode.
    pub fn root(p: f64) -> f64 {
        let mut y = p;
        for _ in 0..20 {
            let r = residual(Forward::new(y, [1.0]), Forward::constant_of(p), 2.0);
            y -= r.inner() / r.tangent(0);
        }
        y
    }

    /// Numbers of the other scalar go through variables, methods, operators and structures.
    pub fn slope_of_norm(x: f64, y: f64) -> f64 {
        let moving = Forward::new(x, [1.0]) * 1.0;
        let fixed = Forward::constant_of(y).max(0.25);
        let by_literal = Point { x: moving, y: fixed };
        let by_function = Point::new(moving, fixed);
        let here = Point::new(x, y).norm();
        by_literal.norm().tangent(0) + by_function.norm().tangent(0) * here
    }

    fn energy(x: &[f64], k: f64) -> f64 {
        x.iter().map(|x| k * x * x).sum()
    }

    /// Plain, since no argument is a scalar: verbs call functions of the module on their own scalars.
    pub fn descent(steps: usize) -> Vec<f64> {
        let mut x = vec![1.0, -2.0];
        for _ in 0..steps {
            let slope = grad(|x| energy(&x, 0.5.into()), &x);
            x.iter_mut().zip(&slope).for_each(|(x, s)| *x -= 0.5 * s);
        }
        x.push(derivative(|y| residual(y, 2.0.into(), 1.0.into()), 3.0));
        x
    }
}

#[test]
fn newton_by_forward_mode() {
    let (root, slope) = value_and_grad(model::root, &2.0);
    assert!(
        (root - 2f64.sqrt()).abs() < 1e-15 && (slope - 0.5 / 2f64.sqrt()).abs() < 1e-15,
        "{root} {slope}"
    );
    assert!((derivative(model::root, 2.0) - 0.5 / 2f64.sqrt()).abs() < 1e-15);
}

#[test]
fn structures_of_another_scalar() {
    let [x, y] = [3.0f64, 4.0];
    assert!((model::slope_of_norm(x, y) - (x / 5.0 + x)).abs() < 1e-14);
    let gradient = grad(|[x, y]| model::slope_of_norm(x, y), &[x, y]);
    let slope = (model::slope_of_norm(x + 1e-6, y) - model::slope_of_norm(x - 1e-6, y)) / 2e-6;
    assert!((gradient[0] - slope).abs() < 1e-8, "{} is not {slope}", gradient[0]);
}

#[test]
fn verbs_in_plain_functions() {
    let found = model::descent(2);
    assert_eq!(found, [0.25, -0.5, 6.0]);
}
