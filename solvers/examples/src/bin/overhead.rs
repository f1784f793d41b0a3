//! What an adapter takes beside the verb that it calls: `scripts/solvers overhead` counts instructions.
//!
//! `overhead JOB FORM COUNT` evaluates a model at as many points, by the adapter (with what the solver's
//! traits ask of it) or by the verb alone. The model is a logistic regression: 200 observations of eight
//! numbers, some 5,000 operations. For factrs it is a factor between two poses.

#![allow(missing_docs, reason = "factrs' macro for symbols makes public types")]

use std::hint::black_box;

use adjoin::prelude::*;
use adjoin::{Objective, Residuals, With, objective};
use adjoin_argmin::Problem;
use adjoin_factrs::AsStructure;
use argmin::core::{CostFunction, Gradient};
use diffsol::{NalgebraMat, NonLinearOp, NonLinearOpJacobian, OdeEquations, Op, Vector};
use factrs::assign_symbols;
use factrs::core::{SE2, Values};
use factrs::traits::Residual;
use levenberg_marquardt::LeastSquaresProblem;
use nalgebra::{Isometry2, Vector2, Vector3};
use nuts_rs::CpuLogpFunc;
use ripopt::NlpProblem;

assign_symbols!(X: SE2);

const FEATURES: usize = 8;

/// Weights and an offset.
type Weights = (Vec<f64>, f64);
type Observation = ([f64; FEATURES], f64);

fn scores<R: Real>((weights, offset): &With<Weights, R>, data: &[Observation]) -> Vec<R> {
    let score = |(x, class): &Observation| {
        let score: R = weights.iter().zip(x).map(|(w, x)| *w * *x).sum::<R>() + *offset;
        ((-score * *class).exp() + 1.0).ln()
    };
    data.iter().map(score).collect()
}

fn point(number: usize) -> Vec<f64> {
    (0..=FEATURES).map(|i| ((number * 7 + i * 3) % 11) as f64 * 0.05).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [job, form, count] = &arguments[..] else { return Err("overhead JOB FORM COUNT".into()) };
    let (by_adapter, count) = (form == "adapter", count.parse::<usize>()?);

    let feature = |i: usize, j: usize| ((i * 5 + j * 3) % 13) as f64 * 0.1 - 0.6;
    let class = |i: usize| if i.is_multiple_of(3) { 1.0 } else { -1.0 };
    let data: Vec<Observation> =
        (0..200).map(|i| (std::array::from_fn(|j| feature(i, j)), class(i))).collect();
    let loss = objective!([data: Vec<Observation>] |w: Weights| scores(&w, data).into_iter().sum::<R>());
    let misses = objective!([data: Vec<Observation>] |w: Weights| -> Vec<f64> { scores(&w, data) });
    let start: Weights = (vec![0.0; FEATURES], 0.0);
    let mut structure = start.clone();

    let mut repeat = |adapter: &mut dyn FnMut(Vec<f64>), verb: &mut dyn FnMut(&Weights)| {
        for number in 0..count {
            let x = point(number);
            if by_adapter {
                adapter(black_box(x));
            } else {
                structure.set_scalars(black_box(&x)).expect("as many numbers");
                verb(&structure);
            }
        }
    };
    match job.as_str() {
        "argmin" => {
            let problem = Problem::<_, Vec<f64>>::new(&loss, start);
            // The first gradient tells that more are wanted.
            problem.gradient(&point(1))?;
            repeat(
                &mut |x| {
                    black_box((
                        problem.cost(&x).expect("a value"),
                        problem.gradient(&x).expect("a gradient"),
                    ));
                },
                &mut |x| {
                    black_box(loss.value_and_grad(x));
                },
            );
        }
        "nuts-rs" => {
            let mut posterior = adjoin_nuts::Posterior::new(&loss, start);
            let mut gradient = [0.0; FEATURES + 1];
            repeat(
                &mut |x| {
                    black_box(posterior.logp(&x, &mut gradient).expect("a value"));
                },
                &mut |x| {
                    black_box(loss.value_and_grad(x));
                },
            );
        }
        "levenberg-marquardt" => {
            let mut problem = adjoin_lm::Problem::new(&misses, start)?;
            problem.jacobian();
            repeat(
                &mut |x| {
                    problem.set_params(&x.into());
                    black_box((problem.residuals(), problem.jacobian()));
                },
                &mut |x| {
                    black_box(misses.value_and_jacobian(x));
                },
            );
        }
        "ripopt" => {
            let sum = objective!([data: Vec<Observation>] |w: Weights| -> f64 {
                scores(&w, data).into_iter().sum::<R>()
            });
            let problem = adjoin_ipopt::Problem::new(&loss, &sum, start)?;
            let mut gradient = [0.0; FEATURES + 1];
            problem.gradient(&point(1), true, &mut gradient);
            repeat(
                &mut |x| {
                    let mut value = 0.0;
                    black_box(
                        problem.objective(&x, true, &mut value) && problem.gradient(&x, false, &mut gradient),
                    );
                },
                &mut |x| {
                    black_box(loss.value_and_grad(x));
                },
            );
        }
        "diffsol" => diffsol_job(&data, start, &mut repeat)?,
        "factrs" => factrs_job(by_adapter, count),
        _ => return Err(format!("there is no job {job}").into()),
    }
    Ok(())
}

/// Calls the adapter, or the verb, at all points.
type Repeat<'a> = &'a mut dyn FnMut(&mut dyn FnMut(Vec<f64>), &mut dyn FnMut(&Weights));

fn diffsol_job(
    data: &[Observation],
    start: Weights,
    repeat: Repeat<'_>,
) -> Result<(), Box<dyn std::error::Error>> {
    let data = data.to_vec();
    let rates = objective!([data: Vec<Observation>] |(y, p, _t): (Weights, f64, f64)| -> Weights {
        let total: R = scores(&y, data).into_iter().sum();
        (y.0.iter().map(|y| *y * p - total).collect(), total)
    });
    let ode = adjoin_diffsol::Ode::new(&rates, start, 0.5);
    let problem = ode.implicit::<NalgebraMat<f64>>().build()?;
    let function = problem.eqn.rhs();
    let context = *function.context();
    let direction = Vector::from_vec(vec![1.0; FEATURES + 1], context);
    let unit: Weights = (vec![1.0; FEATURES], 1.0);
    let mut product = Vector::from_vec(vec![0.0; FEATURES + 1], context);
    repeat(
        &mut |x| {
            let x = Vector::from_vec(x, context);
            function.call_inplace(&x, 0.0, &mut product);
            black_box(&mut product);
            function.jac_mul_inplace(&x, 0.0, &direction, &mut product);
            black_box(&mut product);
        },
        &mut |x| {
            black_box(rates.value(&(x.clone(), 0.5, 0.0)));
            let f = |x| rates.at::<Forward<f64, 1>>((x, 0.5.into(), 0.0.into()));
            black_box(jvp(f, x, &unit).expect("of one shape"));
        },
    );
    Ok(())
}

#[differentiable]
mod poses {
    use nalgebra::{Isometry2, Vector3};

    pub fn between(from: &Isometry2<f64>, to: &Isometry2<f64>, measured: &Isometry2<f64>) -> Vector3<f64> {
        let rest = measured.inverse() * from.inverse() * to;
        Vector3::new(rest.translation.vector.x, rest.translation.vector.y, rest.rotation.angle())
    }
}

type Poses = (Isometry2<f64>, Isometry2<f64>);

/// Factors keep their own points, so this job has a loop of its own.
fn factrs_job(by_adapter: bool, count: usize) {
    let measured = Isometry2::new(Vector2::new(1.0, 0.1), 0.2);
    let between = objective!(nalgebra: [measured: Isometry2<f64>] |(from, to): Poses| -> Vector3<f64> {
        poses::between(&from, &to, &constant(measured))
    });
    let model = adjoin_factrs::Model::<_, (SE2, SE2)>::new(&between);
    let mut values = Values::new();
    values.insert(X(0), SE2::new(0.1, 0.0, 0.0));
    for number in 0..count {
        let next = SE2::new(0.2, black_box(number as f64), 0.5);
        let from = SE2::new(0.1, 0.0, 0.0).structure();
        if by_adapter {
            values.insert(X(1), next);
            let keys = [X(0).into(), X(1).into()];
            black_box(model.residual(&values, &keys));
            black_box(model.residual_jacobian(&values, &keys));
        } else {
            black_box(between.value_and_jacobian(&(from, next.structure())));
        }
    }
}
