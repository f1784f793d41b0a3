//! argmin finds known minima with adjoin's derivatives, on all kinds of vectors, and gets mistakes as errors.

use std::sync::atomic::{AtomicUsize, Ordering};

use adjoin::objective::from_gradient;
use adjoin::prelude::*;
use adjoin::{Objective, With, objective};
use adjoin_argmin::{EvaluationError, LeastSquares, Parameters, Problem};
use argmin::core::{CostFunction, Error, Executor, Gradient, Hessian, Jacobian, Operator, State};
use argmin::solver::conjugategradient::ConjugateGradient;
use argmin::solver::gaussnewton::GaussNewton;
use argmin::solver::linesearch::MoreThuenteLineSearch;
use argmin::solver::newton::Newton;
use argmin::solver::quasinewton::LBFGS;
use argmin::solver::trustregion::{Steihaug, TrustRegion};
use nalgebra::{DVector, Vector2};
use ndarray::Array1;

/// Rosenbrock's function, which counts its recordings.
#[derive(Default)]
struct Banana {
    recorded: AtomicUsize,
}

impl Objective for Banana {
    type Input = (f64, Vec<f64>);

    fn at<R: Real>(&self, (x, rest): With<Self::Input, R>) -> R
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        if std::any::type_name::<R>() != "f64" {
            self.recorded.fetch_add(1, Ordering::Relaxed);
        }
        (x - 1.0).powi(2) + (rest[0] - x * x).powi(2) * 100.0
    }
}

fn start() -> (f64, Vec<f64>) {
    (-1.2, vec![1.0])
}

fn close(x: &[f64], y: &[f64]) -> bool {
    x.len() == y.len() && x.iter().zip(y).all(|(x, y)| (x - y).abs() < 1e-6)
}

#[test]
fn lbfgs_finds_the_minimum_and_records_once_at_each_point() {
    let banana = Banana::default();
    let solver = LBFGS::new(MoreThuenteLineSearch::new(), 5);
    let result = Executor::new(Problem::<_, Vec<f64>>::new(&banana, start()), solver)
        .configure(|state| state.param(start().flatten()).max_iters(100))
        .run()
        .unwrap();
    let best = start().with_scalars(result.state().get_best_param().unwrap()).unwrap();
    assert!(close(&best.flatten(), &[1.0, 1.0]), "{best:?}");
    let count = |name: &str| result.problem().counts[name] as usize;
    let recorded = banana.recorded.load(Ordering::Relaxed);
    // argmin asks for cost and gradient at every point. The first cost comes before it is known that
    // gradients are wanted.
    assert!(recorded <= count("gradient_count"), "{recorded} of {:?}", result.problem().counts);
}

#[test]
fn the_same_on_vectors_of_nalgebra_and_ndarray() {
    let banana = Banana::default();
    let (at, expected) = ([-1.2, 1.0], [[1330.0, 480.0], [480.0, 200.0]]);
    let by_nalgebra = Problem::<_, DVector<f64>>::new(&banana, start());
    let by_ndarray = Problem::<_, Array1<f64>>::new(&banana, start());
    let fixed = Problem::<_, Vector2<f64>>::new(&banana, start());
    let plain = Problem::<_, Vec<f64>>::new(&banana, start());
    let [n, a] = [by_nalgebra.start().as_slice().to_vec(), by_ndarray.start().to_vec()];
    assert!(close(&n, &at) && close(&a, &at));

    let gradient = plain.gradient(&at.to_vec()).unwrap();
    assert_eq!(by_nalgebra.gradient(&by_nalgebra.start()).unwrap().as_slice(), gradient);
    assert_eq!(by_ndarray.gradient(&by_ndarray.start()).unwrap().to_vec(), gradient);
    assert_eq!(fixed.gradient(&fixed.start()).unwrap().as_slice(), gradient);
    // Not contiguous in memory.
    let every_other = ndarray::array![[-1.2, 0.0], [1.0, 0.0]].index_axis_move(ndarray::Axis(1), 0);
    assert!(every_other.as_slice().is_none());
    assert_eq!(by_ndarray.gradient(&every_other).unwrap().to_vec(), gradient);

    let h = plain.hessian(&at.to_vec()).unwrap();
    assert!((0..2).all(|i| close(&h[i], &expected[i])), "{h:?}");
    assert!(close(by_ndarray.hessian(&by_ndarray.start()).unwrap().as_slice().unwrap(), &expected.concat()));
    assert!(close(fixed.hessian(&fixed.start()).unwrap().as_slice(), &expected.concat()));
    assert_eq!(by_nalgebra.cost(&by_nalgebra.start()).unwrap(), plain.cost(&at.to_vec()).unwrap());
}

#[test]
fn second_order_solvers_take_the_hessian() {
    let banana = Banana::default();
    let problem = Problem::<_, DVector<f64>>::new(&banana, start());
    let x = problem.start();
    let result = Executor::new(problem, TrustRegion::new(Steihaug::new().with_max_iters(5)))
        .configure(|state| state.param(x.clone()).max_iters(60))
        .run()
        .unwrap();
    assert!(close(result.state().get_best_param().unwrap().as_slice(), &[1.0, 1.0]));

    let result = Executor::new(Problem::<_, DVector<f64>>::new(&banana, start()), Newton::<f64>::new())
        .configure(|state| state.param(x).max_iters(10))
        .run()
        .unwrap();
    assert!(close(result.state().get_best_param().unwrap().as_slice(), &[1.0, 1.0]));
}

#[test]
fn conjugate_gradients_take_products_with_the_hessian() {
    // A quadratic function: one Newton step leads to the minimum.
    let bowl = objective!(|x: Vec<f64>| {
        x.iter().enumerate().map(|(i, x)| (*x - 1.0).powi(2) * (1.0 + i as f64)).sum::<R>() + x[0] * x[1]
    });
    let problem = Problem::<_, Vec<f64>>::new(&bowl, vec![0.0; 4]);
    let x = problem.start();
    let downhill: Vec<f64> = problem.gradient(&x).unwrap().iter().map(|g| -g).collect();
    let operator = problem.hessian_at(&x);
    let result = Executor::new(operator, ConjugateGradient::<_, f64>::new(downhill))
        .configure(|state| state.param(vec![0.0; 4]).max_iters(4))
        .run()
        .unwrap();
    let step = result.state().get_best_param().unwrap();
    assert!(problem.gradient(step).unwrap().iter().all(|slope| slope.abs() < 1e-10));
}

#[test]
fn gauss_newton_takes_residuals() {
    let times = [0.0, 1.0, 2.0, 3.0];
    let seen = times.map(|t: f64| 2.0 * (-0.5 * t).exp());
    let decay = objective!([times: [f64; 4], seen: [f64; 4]] |(height, rate): (f64, f64)| -> Vec<f64> {
        times.iter().zip(seen).map(|(t, y)| height * (-rate * *t).exp() - *y).collect()
    });
    let problem = LeastSquares::<_, DVector<f64>>::new(&decay, (1.5, 0.7)).unwrap();
    let x = problem.start();
    let jacobian = problem.jacobian(&x).unwrap();
    assert_eq!((jacobian.nrows(), jacobian.ncols()), (4, 2));
    let residuals = problem.apply(&x).unwrap();
    assert!((problem.cost(&x).unwrap() - 0.5 * residuals.norm_squared()).abs() < 1e-15);
    assert!((problem.gradient(&x).unwrap() - jacobian.transpose() * residuals).norm() < 1e-14);
    let result = Executor::new(problem, GaussNewton::<f64>::new())
        .configure(|state| state.param(x).max_iters(30))
        .run()
        .unwrap();
    assert!(close(result.state().get_best_param().unwrap().as_slice(), &[2.0, 0.5]));
}

#[test]
fn objectives_of_one_number_and_given_gradients() {
    let square =
        from_gradient(|x: &f64| (x - 2.0) * (x - 2.0), |x: &f64| ((x - 2.0) * (x - 2.0), 2.0 * (x - 2.0)));
    let problem = Problem::<_, f64>::new(square, 0.0);
    assert_eq!((problem.cost(&5.0).unwrap(), problem.gradient(&5.0).unwrap()), (9.0, 6.0));
    assert_eq!(f64::matrix(1, 1, &[3.0]), 3.0);
}

/// The error in argmin's error.
fn reason(error: &Error) -> &EvaluationError {
    error.downcast_ref().unwrap_or_else(|| panic!("another error: {error}"))
}

#[test]
fn mistakes_end_the_run_with_our_message() {
    let root = objective!(|[x, y]: [f64; 2]| {
        assert!(y < 50.0, "y is {y}");
        x.sqrt() + y * y
    });
    let run = |x: Vec<f64>| {
        let solver = LBFGS::new(MoreThuenteLineSearch::new(), 5);
        Executor::new(Problem::<_, Vec<f64>>::new(&root, [1.0, 1.0]), solver)
            .configure(|state| state.param(x).max_iters(50))
            .run()
            .map(|_| ())
            .unwrap_err()
    };
    assert_eq!(reason(&run(vec![-1.0, 0.0])).to_string(), "the value is NaN at the point [0] = -1, [1] = 0");
    assert_eq!(reason(&run(vec![1.0, 60.0])).to_string(), "the function panicked: y is 60");
    assert_eq!(reason(&run(vec![1.0])).to_string(), "the point has length 1, but 2 was expected");
    // The square root pulls x below 0: NaN in the line search, which argmin reports as the reason for which
    // it stopped.
    let problem = Problem::<_, Vec<f64>>::new(&root, [1.0, 1.0]);
    let result = Executor::new(problem.clone(), LBFGS::new(MoreThuenteLineSearch::new(), 5))
        .configure(|state| state.param(vec![0.1, 0.0]).max_iters(50))
        .run()
        .unwrap();
    let status = format!("{:?}", result.state().get_termination_status());
    assert!(status.contains("the value is NaN at the point [0] = -1.48"), "{status}");
    let failure = problem.take_failure().unwrap();
    assert!(failure.is_recoverable() && status.contains(&failure.to_string()));
}
