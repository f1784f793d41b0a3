//! Logistic regression with L-BFGS, on data that is too large for one rank.
//!
//! ```sh
//! cargo build --release --example logistic
//! mpirun -n 2 target/release/examples/logistic
//! mpirun --oversubscribe -n 5 target/release/examples/logistic --rows 200000 --features 100 --budget 40
//! ```
//!
//! A rank may hold `--budget` MiB of data, and makes its own share only. On one rank the defaults do not fit:
//! it says so. Whatever the number of ranks, all digits of the result are the same.

mod shared;

use adjoin::prelude::*;
use adjoin_mpi::Distributed;
use shared::lbfgs::minimise;
use shared::logistic::{Row, loss, row, score};
use shared::option;

fn main() {
    let (rows, features) = (option("--rows", 40_000), option("--features", 50));
    let budget: usize = option("--budget", 10);

    let world = Distributed::start();
    let share = world.share(rows);
    let needed = (share.len() * (size_of::<Row>() + 8 * features)).div_ceil(1 << 20);
    if needed > budget {
        if world.is_first() {
            let ranks = (world.size() * needed).div_ceil(budget);
            eprintln!(
                "a rank would hold {needed} MiB of data and may hold {budget}: start {ranks} ranks or so"
            );
        }
        return;
    }
    let data: Vec<Row> = share.map(|index| row(index, features)).collect();
    let data = world.part(&data);

    let mean = 1.0 / rows as f64;
    let objective = |weights: Vec<Reverse>| {
        let losses = world.sum(&weights, &data, |weights, row| loss(weights, row));
        losses * mean + weights.iter().map(|weight| *weight * *weight).sum::<Reverse>() * 1e-4
    };
    let found = minimise(|weights| value_and_grad(objective, weights), vec![0.0; features], 1e-8, 100);

    // Numbers without derivatives go over ranks too.
    let is_right = |weights: &Vec<f64>, row: &Row| f64::from((score(weights, row) > 0.0) == row.is_positive);
    let right = world.sum(&found.at, &data, is_right);
    if world.is_first() {
        println!("{} rows of {features} features on {} ranks, {needed} MiB each", rows, world.size());
        println!("{} iterations, {} gradients", found.iterations, found.evaluations);
        println!("loss {} (bits {:016x})", found.value, found.value.to_bits());
        println!("{:.2} % are told apart; 90 % is all that can be", 100.0 * right * mean);
    }
}
