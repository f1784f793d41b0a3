//! Forward sensitivities and adjoints of diffsol, by one function, against closed forms and against each
//! other.

use adjoin::ode::Ode as Own;
use adjoin::prelude::*;
use adjoin::{Residuals, objective};
use adjoin_diffsol::Ode;
use diffsol::{
    AdjointOdeSolverMethod, DenseMatrix, Matrix, NalgebraLU, NalgebraMat, OdeSolverMethod, OdeSolverState,
    SensitivitiesOdeSolverMethod,
};

type M = NalgebraMat<f64>;
type Lu = NalgebraLU<f64>;

/// Growth to a limit: y(t) = K / (1 + (K / y₀ − 1) exp(−r t)).
fn exact(r: f64, k: f64, y0: f64, t: f64) -> f64 {
    k / (1.0 + (k / y0 - 1.0) * (-r * t).exp())
}

#[test]
fn forward_sensitivities_are_those_of_the_closed_form() {
    let growth = objective!(|(y, [r, k], _t): (f64, [f64; 2], f64)| -> f64 { r * y * (-y / k + 1.0) });
    let (r, k, y0, t) = (1.2, 10.0, 0.5, 2.0);
    let ode = Ode::new(&growth, y0, [r, k]);
    let problem = ode.sensitivities::<M>().rtol(1e-9).atol([1e-9]).build().unwrap();
    let mut solver = problem.bdf_sens::<Lu>().unwrap();
    let (states, slopes, _) = solver.solve_dense_sensitivities(&[t]).unwrap();
    assert!((states[(0, 0)] - exact(r, k, y0, t)).abs() < 1e-6);
    let by = |f: &dyn Fn(f64) -> f64| (f(1e-5) - f(-1e-5)) / 2e-5;
    let expected = [by(&|h| exact(r + h, k, y0, t)), by(&|h| exact(r, k + h, y0, t))];
    for (slope, expected) in slopes.iter().zip(expected) {
        assert!((slope[(0, 0)] - expected).abs() < 1e-5, "{} {expected}", slope[(0, 0)]);
    }
}

/// Predators and prey; the parameters are four rates and the two populations at the start.
macro_rules! predators {
    () => {
        objective!(|((x, y), (rates, _start), _t): ((f64, f64), ([f64; 4], [f64; 2]), f64)| -> (f64, f64) {
            let [a, b, c, d] = rates;
            (a * x - b * x * y, c * x * y - d * y)
        })
    };
}

const TIMES: [f64; 3] = [0.5, 1.0, 2.0];

#[test]
fn adjoints_agree_with_sensitivities_also_for_the_initial_state() {
    let rates = predators!();
    let initial = objective!(|(_rates, [x, y]): ([f64; 4], [f64; 2])| -> (f64, f64) { (x, y) });
    let parameters = ([1.0, 0.4, 0.3, 0.8], [2.0, 1.5]);

    // The derivatives of the sum of both populations at all times.
    let ode = Ode::from_initial(&rates, &initial, parameters);
    let problem = ode.sensitivities::<M>().rtol(1e-8).atol([1e-8]).build().unwrap();
    let (_, slopes, _) = problem.bdf_sens::<Lu>().unwrap().solve_dense_sensitivities(&TIMES).unwrap();
    let sum = |m: &M| -> f64 {
        (0..2).flat_map(|i| (0..TIMES.len()).map(move |j| (i, j))).map(|place| m[place]).sum()
    };
    let forward: Vec<f64> = slopes.iter().map(sum).collect();
    assert_eq!(forward.len(), 6);

    let problem = ode.adjoint::<M>().rtol(1e-8).atol([1e-8]).build().unwrap();
    let mut solver = problem.bdf::<Lu>().unwrap();
    let (checkpoints, states, _) = solver.solve_dense_with_checkpointing(&TIMES, None).unwrap();
    let ones = M::from_vec(2, TIMES.len(), vec![1.0; 6], *Matrix::context(&states));
    let backwards = problem.bdf_solver_adjoint::<Lu, _>(checkpoints, Some(solver), Some(1)).unwrap();
    let (state, _) = backwards.solve_adjoint_backwards_pass(&TIMES, &[&ones]).unwrap();
    let adjoint = state.as_ref().sg;
    for (i, f) in forward.iter().enumerate() {
        let a = adjoint[i];
        assert!((a - f).abs() < 1e-4 * f.abs().max(1.0), "{i}: {a} {f}");
    }
}

/// The sum of both populations at all times, by adjoin's own integrator.
fn sum_of_states<R: Real>(method: Own, (rates, start): &([R; 4], [R; 2])) -> R
where
    f64: LeftOf<R>,
    for<'a> &'a R: RefOps<R>,
{
    let change = |t: R, y: &(R, R), p: &[R; 4]| predators!().at::<R>((*y, (*p, [y.0, y.1]), t));
    let states = method.solve_at(change, 0.0, &TIMES, &(start[0], start[1]), rates);
    states.into_iter().map(|(x, y)| x + y).sum()
}

#[test]
fn our_integrators_agree_with_forward_sensitivities() {
    let (rates, initial) =
        (predators!(), objective!(|(_rates, [x, y]): ([f64; 4], [f64; 2])| -> (f64, f64) { (x, y) }));
    let parameters = ([1.0, 0.4, 0.3, 0.8], [2.0, 1.5]);
    let ode = Ode::from_initial(&rates, &initial, parameters);
    let problem = ode.sensitivities::<M>().rtol(1e-9).atol([1e-9]).build().unwrap();
    let (_, slopes, _) = problem.bdf_sens::<Lu>().unwrap().solve_dense_sensitivities(&TIMES).unwrap();
    let sum = |m: &M| (0..TIMES.len()).map(|j| m[(0, j)] + m[(1, j)]).sum::<f64>();
    let forward: Vec<f64> = slopes.iter().map(sum).collect();

    let methods = [
        (Own::rk4(200), 1e-5),
        (Own::dopri5(50), 1e-5),
        (Own::adaptive(1e-9), 1e-5),
        (Own::implicit_euler(2000), 5e-3),
    ];
    for (method, tolerance) in methods {
        let reverse = grad(|p| sum_of_states(method, &p), &parameters).flatten();
        assert_eq!(reverse.len(), forward.len());
        for (a, b) in reverse.iter().zip(&forward) {
            assert!((a - b).abs() < tolerance * b.abs().max(1.0), "{method:?}: {a} {b}");
        }
    }
}

#[test]
fn a_panic_in_the_model_becomes_diffsols_error_with_our_message() {
    let picky = objective!(|(y, p, _t): (f64, f64, f64)| -> f64 {
        assert!(y < 2.0, "no rates above 2");
        y * p
    });
    let ode = Ode::new(&picky, 1.0, 1.0);
    let problem = ode.implicit::<M>().build().unwrap();
    let result = problem.bdf::<Lu>().and_then(|mut solver| solver.solve_dense(&[3.0]).map(drop));
    let error = ode.explain(result).unwrap_err().to_string();
    assert!(error.contains("no rates above 2"), "{error}");

    // At the very start.
    let broken = objective!(|(_y, p, _t): (f64, f64, f64)| -> f64 {
        assert!(p > 5.0, "p is too small");
        p
    });
    let ode = Ode::new(&broken, 1.0, 1.0);
    let result = ode.implicit::<M>().build().and_then(|problem| {
        let mut solver = problem.bdf::<Lu>()?;
        solver.solve_dense(&[3.0]).map(drop)
    });
    assert!(ode.explain(result).unwrap_err().to_string().contains("p is too small"));
}

#[test]
fn nan_and_rates_of_another_number_are_errors() {
    let root = objective!(|(y, p, _t): (f64, f64, f64)| -> f64 { -(y.sqrt()) * p - 1.0 });
    let ode = Ode::new(&root, 0.1, 1.0);
    let problem = ode.implicit::<M>().build().unwrap();
    let result = problem.bdf::<Lu>().and_then(|mut solver| solver.solve_dense(&[3.0]).map(drop));
    let error = ode.explain(result).unwrap_err().to_string();
    assert!(error.contains("rate is NaN"), "{error}");

    let short = objective!(|(y, _p, _t): (Vec<f64>, f64, f64)| -> Vec<f64> { y[1..].to_vec() });
    let ode = Ode::new(&short, vec![1.0, 2.0], 1.0);
    let result = ode.implicit::<M>().build().and_then(|problem| {
        let mut solver = problem.bdf::<Lu>()?;
        solver.solve_dense(&[3.0]).map(drop)
    });
    let error = ode.explain(result).unwrap_err().to_string();
    assert!(error.contains("has length 1, but 2 was expected"), "{error}");
}
