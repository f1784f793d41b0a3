//! Goal: Newton's method, with Jacobians and Hessians.
//!
//! `cargo run --example 05_jacobian_hessian`

use adjoin::prelude::*;

fn rosenbrock<R: Real>([x, y]: [R; 2]) -> R {
    (y - x * x).powi(2) * 100.0 + (-x + 1.0).powi(2)
}

fn main() {
    // From polar to Cartesian coordinates: two outputs, two inputs.
    let polar = |[radius, angle]: [Reverse; 2]| (radius * angle.cos(), radius * angle.sin());
    println!("Jacobian of polar coordinates at (2, 0.5):\n{:.4}", jacobian(polar, &[2.0, 0.5]));

    // Newton's method on Rosenbrock's function.
    let mut point = [-1.2, 1.0];
    for step in 0..8 {
        let (value, gradient) = value_and_grad(rosenbrock, &point);
        println!("step {step}: f({:.6}, {:.6}) = {value:.3e}", point[0], point[1]);
        let h = hessian(rosenbrock, &point);
        let determinant = h[(0, 0)] * h[(1, 1)] - h[(0, 1)] * h[(1, 0)];
        point[0] -= (h[(1, 1)] * gradient[0] - h[(0, 1)] * gradient[1]) / determinant;
        point[1] -= (h[(0, 0)] * gradient[1] - h[(1, 0)] * gradient[0]) / determinant;
    }

    // One product with the Hessian, without forming it.
    println!("Hessian times (1, 0) at the minimum: {:?}", hvp(rosenbrock, &[1.0, 1.0], &[1.0, 0.0]).unwrap());
}
