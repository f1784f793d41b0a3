//! Fits with known answers, and what goes wrong.

use adjoin::objective;
use adjoin::prelude::*;
use adjoin_lm::{FitError, Problem, fit, fit_with};
use levenberg_marquardt::{LeastSquaresProblem, LevenbergMarquardt};

#[differentiable]
mod peak {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Peak {
        pub height: f64,
        pub centre: f64,
        pub width: f64,
        pub ground: Option<f64>,
    }

    impl Peak {
        pub fn at(&self, x: f64) -> f64 {
            let u = (x - self.centre) / self.width;
            self.height * (-0.5 * u * u).exp() + self.ground.unwrap_or(0.0)
        }
    }
}
use peak::Peak;

fn data() -> (Vec<f64>, Vec<f64>, Peak) {
    let truth = Peak { height: 3.0, centre: 0.4, width: 0.7, ground: Some(0.5) };
    let xs: Vec<f64> = (0..40).map(|i| -2.0 + 0.1 * f64::from(i)).collect();
    let ys = xs.iter().map(|x| truth.at(*x)).collect();
    (xs, ys, truth)
}

#[test]
fn a_fit_of_a_structure_finds_the_truth() {
    let (xs, ys, truth) = data();
    let misfit = objective!([xs: Vec<f64>, ys: Vec<f64>] |peak: Peak| -> Vec<f64> {
        xs.iter().zip(ys).map(|(x, y)| peak.at(R::constant(*x)) - *y).collect()
    });
    let start = Peak { height: 1.0, centre: 0.0, width: 1.0, ground: Some(0.0) };
    let (best, report) = fit(&misfit, start.clone()).unwrap();
    assert!(report.objective_function < 1e-20);
    assert!(best.flatten().iter().zip(truth.flatten()).all(|(a, b)| (a - b).abs() < 1e-9), "{best:?}");

    // The Jacobian that the solver sees is that of the residuals.
    let mut problem = Problem::new(&misfit, start).unwrap();
    let given = problem.jacobian().unwrap();
    let x = problem.params();
    for column in 0..4 {
        let mut at = |h: f64| {
            let mut moved = x.clone();
            moved[column] += h;
            problem.set_params(&moved);
            problem.residuals().unwrap()
        };
        let difference = (at(1e-5) - at(-1e-5)) / 2e-5;
        assert!((given.column(column) - difference).abs().max() < 1e-8, "column {column}");
    }
}

#[test]
fn an_unfinished_fit_is_an_error() {
    let (xs, ys, _) = data();
    let misfit = objective!([xs: Vec<f64>, ys: Vec<f64>] |peak: Peak| -> Vec<f64> {
        xs.iter().zip(ys).map(|(x, y)| peak.at(R::constant(*x)) - *y).collect()
    });
    let start = Peak { height: 1.0, centre: 0.0, width: 1.0, ground: Some(0.0) };
    let impatient = LevenbergMarquardt::new().with_patience(1);
    let error = fit_with(impatient, &misfit, start).unwrap_err();
    assert!(matches!(&error, FitError::Solver { .. }), "{error}");
    assert!(error.to_string().contains("LostPatience"), "{error}");
}

#[test]
fn mistakes_are_errors_with_our_message() {
    // Newton's step from 1 leads below 0, where the logarithm is NaN.
    let logarithm = objective!(|x: f64| -> [f64; 2] { [x.ln() + 3.0, x * 0.0] });
    let error = fit(&logarithm, 1.0).unwrap_err().to_string();
    assert!(error.starts_with("the output [0] is NaN at the point x = -"), "{error}");

    let picky = objective!(|x: f64| -> [f64; 1] {
        assert!(x > 0.5, "no model below 0.5");
        [x]
    });
    let error = fit(&picky, 1.0).unwrap_err().to_string();
    assert_eq!(error, "the function panicked: no model below 0.5");
    assert_eq!(fit(&picky, 0.0).unwrap_err().to_string(), error);

    let growing = objective!(|x: f64| -> Vec<f64> { vec![x; if x < 0.9 { 3 } else { 2 }] });
    let error = fit(&growing, 1.0).unwrap_err().to_string();
    assert_eq!(error, "the output has length 3, but 2 was expected");
}
