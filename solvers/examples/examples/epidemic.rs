//! Goal: the sensitivities of an epidemic to its rates, by diffsol, with a plot.
//!
//! `cargo run --release --example epidemic`

use adjoin::objective;
use adjoin_diffsol::Ode;
use adjoin_solver_examples::plot::Plot;
use diffsol::{NalgebraLU, NalgebraMat, SensitivitiesOdeSolverMethod};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Susceptible, infected and recovered shares; the rates of infection and of recovery.
    let epidemic =
        objective!(|([s, i, _r], [infection, recovery], _t): ([f64; 3], [f64; 2], f64)| -> [f64; 3] {
            let (infected, recovered) = (infection * s * i, recovery * i);
            [-infected, infected - recovered, recovered]
        });

    let times: Vec<f64> = (1..=60).map(f64::from).collect();
    let ode = Ode::new(&epidemic, [0.99, 0.01, 0.0], [0.4, 0.1]); // ← 1
    let problem = ode.sensitivities::<NalgebraMat<f64>>().rtol(1e-8).atol([1e-10]).build()?; // ← 2
    let (states, slopes, _) = problem.bdf_sens::<NalgebraLU<f64>>()?.solve_dense_sensitivities(&times)?;

    let infected: Vec<f64> = (0..times.len()).map(|j| states[(1, j)]).collect();
    let (peak, most) =
        infected.iter().enumerate().fold((0, 0.0), |best, (j, i)| if *i > best.1 { (j, *i) } else { best });
    println!("most are infected on day {}: {:.1} %", times[peak], 100.0 * most);
    println!(
        "  by the rate of infection: {:+.3}, by that of recovery: {:+.3}",
        slopes[0][(1, peak)],
        slopes[1][(1, peak)]
    );
    // At the peak the closed form is known: 1 − ρ + ρ ln(ρ / s₀) of those who were not recovered, with ρ =
    // recovery / infection.
    let closed = |infection: f64, recovery: f64| {
        let rho = recovery / infection;
        1.0 - rho + rho * (rho / 0.99).ln()
    };
    assert!((most - closed(0.4, 0.1)).abs() < 2e-3, "{most} {}", closed(0.4, 0.1));

    let row =
        |m: &dyn Fn(usize) -> f64| times.iter().copied().zip((0..times.len()).map(m)).collect::<Vec<_>>();
    Plot::new("An epidemic", "day", "")
        .line("infected", row(&|j| states[(1, j)]))
        .line("its slope by the rate of infection, / 5", row(&|j| slopes[0][(1, j)] / 5.0))
        .line("its slope by the rate of recovery, / 5", row(&|j| slopes[1][(1, j)] / 5.0))
        .save("epidemic")?;
    Ok(())
}
