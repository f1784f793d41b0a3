//! Goal: a curve with two peaks fitted to noisy data by Levenberg–Marquardt, with standard errors and a plot.
//!
//! `cargo run --release --example curve_fitting`

use adjoin::prelude::*;
use adjoin::{Residuals, objective};
use adjoin_solver_examples::plot::Plot;

#[differentiable]
mod spectrum {
    #[derive(Clone, Debug)]
    pub struct Peak {
        pub height: f64,
        pub centre: f64,
        pub width: f64,
    }

    #[derive(Clone, Debug)]
    pub struct Spectrum {
        pub peaks: Vec<Peak>,
        pub ground: f64,
    }

    impl Spectrum {
        pub fn at(&self, x: f64) -> f64 {
            let heights =
                self.peaks.iter().map(|peak| peak.height * (-((x - peak.centre) / peak.width).powi(2)).exp());
            heights.sum::<f64>() + self.ground
        }
    }
}
use spectrum::{Peak, Spectrum};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let truth = Spectrum {
        peaks: vec![
            Peak { height: 2.0, centre: -0.8, width: 0.6 },
            Peak { height: 1.2, centre: 1.1, width: 0.9 },
        ],
        ground: 0.3,
    };
    let noise = |i: i32| 0.06 * (f64::from(i) * 7.13).sin() * (f64::from(i) * 1.37).cos();
    let xs: Vec<f64> = (0..120).map(|i| -3.0 + 0.05 * f64::from(i)).collect();
    let ys: Vec<f64> = xs.iter().zip(0..).map(|(x, i)| truth.at(*x) + noise(i)).collect();

    let misfit = objective!([xs: Vec<f64>, ys: Vec<f64>] |model: Spectrum| -> Vec<f64> {
        xs.iter().zip(ys).map(|(x, y)| model.at(R::constant(*x)) - *y).collect()
    });
    let start = Spectrum {
        peaks: vec![
            Peak { height: 1.0, centre: -1.2, width: 1.0 },
            Peak { height: 1.0, centre: 1.5, width: 1.0 },
        ],
        ground: 0.0,
    };
    let (best, report) = adjoin_lm::fit(&misfit, start)?;

    // Standard errors: the inverse of JᵀJ, times the variance of the residuals.
    let jacobian = misfit.jacobian(&best);
    let (rows, columns) = (jacobian.rows(), jacobian.columns());
    let normal: Vec<Vec<f64>> = (0..columns)
        .map(|i| (0..columns).map(|j| (0..rows).map(|r| jacobian[(r, i)] * jacobian[(r, j)]).sum()).collect())
        .collect();
    let variance = 2.0 * report.objective_function / (rows - columns) as f64;
    let errors: Vec<f64> =
        inverse(normal).iter().enumerate().map(|(i, row)| (row[i] * variance).sqrt()).collect();
    println!("after {} evaluations:", report.number_of_evaluations);
    let truths = truth.flatten();
    let mut number = 0;
    best.visit_paths(&adjoin::structure::Path::ROOT, &mut |path, x: f64| {
        println!("{:>16} = {x:7.4} ± {:.4}  (truth {})", path.to_string(), errors[number], truths[number]);
        assert!((x - truths[number]).abs() < 5.0 * errors[number] + 0.02);
        number += 1;
    });

    Plot::new("Two peaks", "x", "")
        .points("data", xs.iter().copied().zip(ys.iter().copied()))
        .line("fit", xs.iter().map(|x| (*x, best.at(*x))))
        .save("curve_fitting")?;
    Ok(())
}

/// By Gauss–Jordan elimination; the matrix is positive definite.
fn inverse(mut a: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = a.len();
    for (i, row) in a.iter_mut().enumerate() {
        row.extend((0..n).map(|j| f64::from(u8::from(i == j))));
    }
    for i in 0..n {
        let pivot = a[i][i];
        a[i].iter_mut().for_each(|x| *x /= pivot);
        let top = a[i].clone();
        for (_, row) in a.iter_mut().enumerate().filter(|(j, _)| *j != i) {
            let factor = row[i];
            row.iter_mut().zip(&top).for_each(|(x, t)| *x -= factor * t);
        }
    }
    a.into_iter().map(|row| row[n..].to_vec()).collect()
}
