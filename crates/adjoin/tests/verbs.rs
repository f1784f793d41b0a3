//! The verbs against each other, over shapes with few, no and many scalars.

use adjoin::prelude::*;
use adjoin::{Mode, ShapeError, jacobian_with};

/// Three outputs of three inputs, with forks.
fn sphere<R: Real>([r, theta, phi]: [R; 3]) -> [R; 3] {
    let ((sin_theta, cos_theta), (sin_phi, cos_phi)) = join(|| theta.sin_cos(), || phi.sin_cos());
    [r * sin_theta * cos_phi, r * sin_theta * sin_phi, r * cos_theta]
}

const POINT: [f64; 3] = [2.0, 0.7, 0.3];

/// By hand, row by row.
fn sphere_by_hand() -> [f64; 9] {
    let [r, theta, phi] = POINT;
    let (st, ct) = theta.sin_cos();
    let (sp, cp) = phi.sin_cos();
    [st * cp, r * ct * cp, -r * st * sp, st * sp, r * ct * sp, r * st * cp, ct, -r * st, 0.0]
}

#[track_caller]
fn close(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (x, y) in found.iter().zip(expected) {
        assert!((x - y).abs() < 1e-14, "{found:?} is not {expected:?}");
    }
}

#[test]
fn every_way_to_a_jacobian_agrees() {
    let expected = sphere_by_hand();
    close(jacobian(sphere, &POINT).entries(), &expected);
    close(jacobian_with(Mode::Forward, sphere, &POINT).entries(), &expected);
    close(jacobian_with(Mode::Reverse, sphere, &POINT).entries(), &expected);
    let (value, matrix) = value_and_jacobian(sphere, &POINT);
    assert_eq!(value, sphere(POINT));
    close(matrix.entries(), &expected);

    let (value, pullback) = vjp(sphere, &POINT);
    assert_eq!(value, sphere(POINT));
    let units = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    for (row, unit) in units.iter().enumerate() {
        close(&pullback.call(unit).unwrap(), &expected[3 * row..][..3]);
        close(matrix.row(row), &expected[3 * row..][..3]);
        let (_, column) = jvp(sphere, &POINT, unit).unwrap();
        close(&column, &[expected[row], expected[3 + row], expected[6 + row]]);
    }
}

#[test]
fn rows_of_constants_are_zero_and_of_equal_outputs_equal() {
    let mut entries = [f64::NAN; 10];
    let f = |[x, y]: [Reverse; 2]| (x * y, Reverse::from(7.0), vec![x * 3.0, x], -x * 2.0);
    let value = value_and_jacobian_into(f, &[2.0, 5.0], &mut entries);
    assert_eq!(value, (10.0, 7.0, vec![6.0, 2.0], -4.0));
    assert_eq!(entries, [5.0, 2.0, 0.0, 0.0, 3.0, 0.0, 1.0, 0.0, -2.0, 0.0]);
}

#[test]
fn a_slice_of_wrong_length_is_refused_and_harms_no_later_call() {
    let mut entries = [0.0; 9];
    let refused = std::panic::catch_unwind(|| value_and_jacobian_into(sphere, &POINT, &mut [0.0; 8]));
    let message = *refused.unwrap_err().downcast::<String>().unwrap();
    assert_eq!(message, "the Jacobian of 3 outputs in 3 inputs has 9 entries, but the slice has room for 8");
    value_and_jacobian_into(sphere, &POINT, &mut entries);
    close(&entries, &sphere_by_hand());
}

#[test]
fn jacobians_of_every_shape_agree_in_both_modes() {
    for inputs in 0..10 {
        for outputs in 0..10 {
            let xs: Vec<f64> = (0..inputs).map(|i| f64::from(i) * 0.3 - 1.0).collect();
            let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
                let output =
                    |j: i32| xs.iter().map(|x| (*x * f64::from(j + 1)).sin() * xs[0]).sum::<Reverse>();
                par_map(0..outputs, output)
            };
            let forward = jacobian_with(Mode::Forward, f, &xs);
            let reverse = jacobian_with(Mode::Reverse, f, &xs);
            assert_eq!((forward.rows(), forward.columns()), (outputs as usize, inputs as usize));
            close(forward.entries(), reverse.entries());
            close(jacobian(f, &xs).entries(), reverse.entries());
            let mut entries = vec![f64::NAN; xs.len() * outputs as usize];
            let value = value_and_jacobian_into(f, &xs, &mut entries);
            assert_eq!(value, vjp(f, &xs).0);
            assert_eq!(entries, jacobian(f, &xs).entries());
            for row in 0..forward.rows() {
                close(&forward.gradient(row), reverse.row(row));
            }
        }
    }
}

#[test]
fn hessians_of_every_size_agree_with_products_and_by_hand() {
    // Σᵢ xᵢ² xᵢ₊₁, around.
    fn f<R: Real>(xs: &[R]) -> R {
        (0..xs.len()).map(|i| xs[i] * xs[i] * xs[(i + 1) % xs.len()]).sum()
    }
    for n in 0..10 {
        let xs: Vec<f64> = (0..n).map(|i| f64::from(i) * 0.25 + 0.5).collect();
        let matrix = hessian(|xs: Vec<_>| f(&xs), &xs);
        let n = xs.len();
        assert_eq!((matrix.rows(), matrix.columns()), (n, n));
        let mut expected = vec![0.0; n * n];
        for i in 0..n {
            let j = (i + 1) % n;
            expected[i * n + i] += 2.0 * xs[j];
            expected[i * n + j] += 2.0 * xs[i];
            expected[j * n + i] += 2.0 * xs[i];
        }
        // With one scalar, xᵢ₊₁ is xᵢ: the function is x³, and the three parts make 6 x.
        close(matrix.entries(), &expected);
        for row in 0..n {
            let unit: Vec<f64> = (0..n).map(|i| f64::from(u8::from(i == row))).collect();
            close(&hvp(|xs: Vec<_>| f(&xs), &xs, &unit).unwrap(), &expected[row * n..][..n]);
        }
    }
}

#[test]
fn derivatives_nest_without_confusing_their_levels() {
    // d/dx (x · d/dy (x + y)) = 1, where confusion would make it 2.
    let inner = |x: Forward| derivative(|y| y + Forward::constant_of(x), Forward::from(1.0));
    assert_eq!(derivative(|x| x * inner(x), 1.0), 1.0);
    // Derivatives of x⁵ up to the fourth.
    let fourth = derivative(|x| derivative(|x| derivative(|x| derivative(|x| x.powi(5), x), x), x), 2.0);
    assert_eq!(fourth, 240.0);
    // Over reverse mode: the gradient of a second derivative.
    assert_eq!(grad(|x: Reverse| derivative(|x| derivative(|x| x.powi(5), x), x), &2.0), 240.0);
    let mixed =
        grad(|[x, y]: [Reverse; 2]| derivative(|t| t * t * Forward::constant_of(x * y), x), &[3.0, 5.0]);
    // 2 x · x y.
    assert_eq!(mixed, [60.0, 18.0]);
}

#[test]
fn try_forms_pass_failure_through_and_leave_nothing_behind() {
    let root = |[x, y]: [Reverse; 2]| {
        let product = x * y;
        if product < 0.0 { Err(product.primal()) } else { Ok(product.sqrt()) }
    };
    for _ in 0..3 {
        assert_eq!(try_grad(root, &[1.0, -4.0]), Err(-4.0));
        assert_eq!(try_grad(root, &[1.0, 4.0]), Ok([1.0, 0.25]));
        assert_eq!(try_value_and_grad(root, &[1.0, 4.0]), Ok((2.0, [1.0, 0.25])));
    }
    let split = |x: Reverse| if x.is_finite() { Some([x.sin(), x * x]) } else { None };
    assert!(try_vjp(split, &f64::NAN).is_none());
    let (value, pullback) = try_vjp(split, &0.0).unwrap();
    assert_eq!((value, pullback.call(&[2.0, 5.0])), ([0.0, 0.0], Ok(2.0)));
}

#[test]
fn constants_are_data_without_derivative() {
    let data = vec![(1.0, 2.0), (3.0, 5.0)];
    let loss = |w: Reverse| {
        let data: Vec<(Reverse, Reverse)> = constant(&data);
        data.iter().map(|(x, y)| (w * *x - *y).powi(2)).sum::<Reverse>()
    };
    let (_, pullback) = vjp(loss, &1.0);
    assert_eq!(pullback.call(&1.0), Ok(-2.0 - 12.0));
    assert_eq!(pullback.statistics().inputs, 1);
}

#[test]
fn inputs_that_are_outputs_and_outputs_that_are_constant() {
    let f = |[x, y]: [Reverse; 2]| (x, Reverse::from(3.0), x * y, x, [y; 2]);
    let (value, pullback) = vjp(f, &[2.0, 5.0]);
    assert_eq!(value, (2.0, 3.0, 10.0, 2.0, [5.0, 5.0]));
    assert_eq!(pullback.call(&(1.0, 100.0, 10.0, 0.5, [0.25, 0.75])), Ok([51.5, 21.0]));
    assert_eq!(grad(|[x, _]: [Reverse; 2]| x, &[1.0, 2.0]), [1.0, 0.0]);
    assert_eq!(grad(|_: Vec<Reverse>| 1.0.into(), &Vec::<f64>::new()), [0.0; 0]);
}

#[test]
fn any_number_of_lanes() {
    let (_, pullback) = vjp(|[x, y]: [Reverse; 2]| [x * y, x + y], &[2.0, 5.0]);
    let none: [&[f64; 2]; 0] = [];
    assert_eq!(pullback.call_many(none), Ok([]));
    let cotangents: [[f64; 2]; 9] = std::array::from_fn(|i| [i as f64, 1.0]);
    let gradients = pullback.call_many(cotangents.each_ref()).unwrap();
    for (i, gradient) in gradients.into_iter().enumerate() {
        assert_eq!(gradient, [5.0 * i as f64 + 1.0, 2.0 * i as f64 + 1.0]);
    }
}

#[test]
fn a_cotangent_of_another_shape_is_an_error_and_does_no_harm() {
    let (_, pullback) = vjp(|x: Reverse| (vec![x, x * 2.0], x), &1.0);
    let wrong = pullback.call(&(vec![1.0], 1.0));
    assert_eq!(wrong.unwrap_err().to_string(), ".0: expected length 2, found 1");
    assert_eq!(pullback.call(&(vec![1.0, 1.0], 1.0)), Ok(4.0));
    // One wrong lane among right ones.
    let (right, wrong) = ((vec![1.0, 0.0], 0.0), (vec![1.0, 0.0, 0.0], 0.0));
    assert!(pullback.call_many([&right, &wrong]).is_err());
    assert_eq!(pullback.call_many([&right, &right]), Ok([1.0, 1.0]));

    let tangent: Result<_, ShapeError> = jvp(|xs: Vec<Forward>| xs[0], &vec![1.0, 2.0], &vec![1.0]);
    assert_eq!(tangent.unwrap_err().to_string(), "expected length 2, found 1");
    let product = hvp(|xs: Vec<Forward<Reverse>>| xs[0], &vec![1.0, 2.0], &vec![1.0, 2.0, 3.0]);
    assert_eq!(product.unwrap_err().to_string(), "expected length 2, found 3");
}

#[test]
fn a_slice_is_an_input_too() {
    let xs = [1.0, 2.0, 3.0, 4.0];
    let gradient = grad(|xs: Vec<Reverse>| xs.iter().map(|x| *x * *x).sum(), &xs[1..3]);
    assert_eq!(gradient, [4.0, 6.0]);
}
