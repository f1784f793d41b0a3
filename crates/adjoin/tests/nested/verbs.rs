//! Every verb inside of differentiated code.

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::prelude::*;
use adjoin::{Matrix, Vector};

/// A function of two numbers with all derivatives: f = x³y + sin(y).
fn f<R: Real>([x, y]: [R; 2]) -> R {
    x * x * x * y + y.sin()
}

fn assert_close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b) {
        assert!((a - b).abs() <= 1e-12 * (1.0 + b.abs()), "{a} is not {b}");
    }
}

const POINT: [f64; 2] = [1.5, -0.5];

/// The results of each verb on `f`, as one number, over any scalar.
fn by_verbs<R: Real>(x: [R; 2]) -> [R; 8] {
    let one = R::from(1.0);
    let (value, gradient) = value_and_grad(f, &x);
    let (_, pullback) = vjp(|x| [f(x), x[0] * x[1]], &x);
    let [first, second] = pullback.call_many([&[one, one * 0.0], &[one, one]]).unwrap();
    let (_, tangent) = jvp(f, &x, &[x[1], one]).unwrap();
    let matrix = jacobian(|x| vec![f(x), x[0] * x[1], x[1].exp()], &x);
    let product = hvp(f, &x, &[one, x[0]]).unwrap();
    let second_order = hessian(f, &x);
    let slope = derivative(|y| y * y * y, x[0]);
    [
        value * gradient[0],
        gradient[1],
        first[0] + second[1],
        tangent,
        matrix[(0, 1)] * matrix[(2, 1)] + matrix.gradient(1)[0],
        product[1],
        second_order[(0, 0)] + second_order[(0, 1)],
        slope,
    ]
}

/// The same by hand.
fn by_hand<R: Real>([x, y]: [R; 2]) -> [R; 8] {
    let (fx, fy) = (x * x * y * 3.0, x * x * x + y.cos());
    [
        (x * x * x * y + y.sin()) * fx,
        fy,
        fx + fy + x,
        fx * y + fy,
        fy * y.exp() + y,
        x * x * 3.0 - x * y.sin(),
        x * y * 6.0 + x * x * 3.0,
        x * x * 3.0,
    ]
}

#[test]
fn every_verb_is_differentiable_in_both_modes() {
    assert_close(&by_verbs(POINT), &by_hand(POINT));
    let expected = jacobian(by_hand, &POINT);
    assert_close(jacobian(by_verbs, &POINT).entries(), expected.entries());
    for direction in [[1.0, 0.0], [0.0, 1.0], [0.3, -2.0]] {
        let (value, tangent) = jvp(by_verbs, &POINT, &direction).unwrap();
        let (by_hand, expected) = jvp(by_hand, &POINT, &direction).unwrap();
        assert_close(&value, &by_hand);
        assert_close(&tangent, &expected);
    }
    // Second derivatives of all of it.
    let sum = |x: [Forward<Reverse, 4>; 2]| by_verbs(x).into_iter().sum();
    let expected = |x: [Forward<Reverse, 4>; 2]| by_hand(x).into_iter().sum();
    assert_close(hessian(sum, &POINT).entries(), hessian(expected, &POINT).entries());
}

#[test]
fn structures_keep_their_shape_on_every_level() {
    #[derive(Clone, Debug, PartialEq, Differentiable)]
    struct Spring<R = f64> {
        stiffness: R,
        offsets: Vec<R>,
        name: String,
    }
    fn energy<R: Real>(spring: &Spring<R>) -> R {
        spring.offsets.iter().map(|x| spring.stiffness * x * x).sum()
    }
    let spring = Spring { stiffness: 2.0, offsets: vec![1.0, 3.0], name: "a".to_owned() };
    let slopes = grad(
        |spring| {
            let inner = grad(|spring| energy(&spring), &spring);
            assert_eq!(inner.name, "a");
            inner.stiffness + inner.offsets[1]
        },
        &spring,
    );
    // x₀² + x₁² + 2 k x₁
    assert_eq!(slopes, Spring { stiffness: 6.0, offsets: vec![2.0, 10.0], name: "a".to_owned() });
}

#[test]
fn a_step_of_newtons_method_is_differentiated() {
    // y with y³ = x, by ten steps; dy/dx = 1 / (3 y²).
    fn root<R: Real>(x: R) -> R {
        (0..10).fold(R::from(1.0), |y, _| {
            let (value, slope) = value_and_grad(|y| y * y * y - Taped::constant_of(x), &y);
            y - value / slope
        })
    }
    assert!((root(2.0) - 2f64.cbrt()).abs() < 1e-15);
    let expected = 1.0 / (3.0 * 2f64.cbrt().powi(2));
    assert!((grad(root, &2.0) - expected).abs() < 1e-14);
    assert!((derivative(root, 2.0) - expected).abs() < 1e-14);
    let second = -2.0 / 9.0 * 2f64.powf(-5.0 / 3.0);
    assert!((grad(|x| grad(root, &x), &2.0) - second).abs() < 1e-14);
}

#[test]
fn forks_inside_of_inner_runs_work() {
    fn total<R: Real>(xs: &[R]) -> R {
        par_map_reduce(xs, R::from(0.0), |x| *x * x * x, |a, b| a + b)
    }
    let xs: Vec<f64> = (1..=1000).map(|i| f64::from(i) * 1e-3).collect();
    let slopes = grad(
        |xs: Vec<Reverse>| {
            let inner = grad(|xs| total(&xs), &xs);
            par_map_reduce(&inner, Reverse::from(0.0), |x| *x * x, |a, b| a + b)
        },
        &xs,
    );
    // Σ (3x²)² has the slopes 36 x³.
    let expected: Vec<f64> = xs.iter().map(|x| 36.0 * x.powi(3)).collect();
    assert_close(&slopes, &expected);
    let by_iterator = |xs: Vec<Taped<Reverse>>| -> Taped<Reverse> {
        use adjoin::rayon::prelude::*;
        xs.par_iter().map(|x| *x * x * x).sum()
    };
    let again = |xs: Vec<Reverse>| grad(by_iterator, &xs).into_iter().map(|x| x * x).sum();
    assert_close(&grad(again, &xs), &expected);
    // Inner runs in parallel branches of the outer one.
    let slopes = grad(|xs: Vec<Reverse>| par_map(&xs, |x| grad(|y| y.sin() * y, x)).into_iter().sum(), &xs);
    let expected: Vec<f64> = xs.iter().map(|x| 2.0 * x.cos() - x * x.sin()).collect();
    assert_close(&slopes, &expected);
}

#[test]
fn arrays_work_inside_of_inner_runs() {
    fn loss<R: Real>(weights: &Matrix<R>, x: &Vector<R>) -> R {
        let y = weights.dot(x).map(R::tanh);
        y.dot(&y) + y.sum() * y[0]
    }
    let weights = Matrix::from_rows([[0.3, -0.2], [0.5, 0.1]]);
    let x = Vector::from([0.7, -1.1]);
    let squared = |gradient: Matrix<Reverse>| (&gradient * &gradient).sum();
    let slopes = grad(|w: Matrix<Reverse>| squared(grad(|w| loss(&w, &constant(&x)), &w)), &weights);
    let gradient = grad(|w| loss(&w, &constant(&x)), &weights);
    let product = hvp(|w| loss(&w, &constant(&x)), &weights, &gradient).unwrap();
    assert_close(&slopes.to_vec_in_rows(), &(&product * 2.0).to_vec_in_rows());
}

/// The elements of a matrix, row by row.
trait InRows {
    fn to_vec_in_rows(&self) -> Vec<f64>;
}

impl InRows for Matrix {
    fn to_vec_in_rows(&self) -> Vec<f64> {
        let mut elements = Vec::new();
        self.visit_scalars(&mut |x: f64| elements.push(x));
        elements
    }
}

#[test]
fn checkpoints_and_streamed_sums_work_inside() {
    fn chain<R: Real>(x: R) -> R {
        let y = adjoin::memory::checkpoint(|x: R| x.sin() * x, &x);
        adjoin::memory::streamed_sum(1..=3, |n| y.powi(n))
    }
    let by_hand = |x: Forward<Forward>| {
        let y = x.sin() * x;
        y + y * y + y * y * y
    };
    let expected =
        by_hand(Forward::new(Forward::new(0.8, [1.0]), [Forward::from(1.0)])).tangent(0).tangent(0);
    let second = grad(|x| grad(chain, &x), &0.8);
    assert!((second - expected).abs() < 1e-12, "{second} {expected}");
}

#[test]
fn a_panic_in_an_inner_run_leaves_no_trace() {
    let panics = || grad(|x: Reverse| grad(|y| if y > 0.0 { panic!("inside") } else { y }, &x), &1.0);
    assert!(catch_unwind(AssertUnwindSafe(panics)).is_err());
    assert_eq!(grad(|x| grad(|y| y * y * y, &x), &2.0), 12.0);
    // Caught inside of the outer run, which continues.
    let caught = |x: Reverse| {
        let inner =
            catch_unwind(AssertUnwindSafe(|| grad(|y| if y > 0.0 { panic!("inside") } else { y }, &x)));
        assert!(inner.is_err());
        grad(|y| y * y * y, &x)
    };
    assert_eq!(grad(caught, &2.0), 12.0);
}

#[test]
fn fallible_functions_pass_their_errors_on() {
    fn root<R: Real>(x: R) -> Result<R, String> {
        if x < 0.0 { Err(format!("{x} is negative")) } else { Ok(x.sqrt()) }
    }
    let slope = |x: Reverse| try_grad(root, &x);
    assert_eq!(try_grad(slope, &4.0), Ok(-1.0 / 32.0));
    assert_eq!(try_grad(slope, &-4.0), Err("-4 is negative".to_owned()));
}

#[test]
fn cotangents_of_another_shape_are_errors_inside_too() {
    let outer = |x: Reverse| {
        let (_, pullback) = vjp(|x| vec![x, x * x], &x);
        let error = pullback.call(&vec![x]).unwrap_err();
        assert_eq!(error.to_string(), "expected length 2, found 1");
        pullback.call(&vec![x, x]).unwrap()
    };
    // x + 2x²
    assert_eq!(grad(outer, &3.0), 13.0);
}

#[test]
fn infinite_partials_beside_zeros_are_as_in_plain_runs() {
    // √(x²) at 0: zero times anything is zero.
    let root = |x: Taped<Reverse>| (x * x).sqrt();
    assert_eq!(grad(|x: Reverse| grad(root, &x), &2.0), 0.0);
    assert_eq!(value_and_grad(|x: Reverse| grad(root, &x), &0.0).0, 0.0);
}
