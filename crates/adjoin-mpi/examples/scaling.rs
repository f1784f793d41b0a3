//! How much faster two ranks are than one: the gradient of logistic regression, in minima of interleaved runs.
//!
//! ```sh
//! cargo build --release --example scaling
//! RAYON_NUM_THREADS=1 mpirun -n 1 target/release/examples/scaling     # against the library without MPI
//! RAYON_NUM_THREADS=1 mpirun -n 2 target/release/examples/scaling     # against one rank
//! ```
//!
//! *Strong*: the same rows on all ranks together. *Weak*: as many more rows as there are ranks. One rank is a world of its own
//! (`MPI_COMM_SELF`), with the others asleep meanwhile.

mod shared;

use std::cell::Cell;
use std::time::{Duration, Instant};

use adjoin::{par_map_reduce, prelude::*};
use adjoin_mpi::{Distributed, Mpi, Transport};
use mpi::traits::{Communicator, CommunicatorCollectives};
use shared::logistic::{Row, loss, row};
use shared::option;

/// One gradient of the sum over a world's share of some rows.
fn gradient(world: &Distributed<impl Transport>, data: &[Row], weights: &Vec<f64>) -> Vec<f64> {
    let data = world.part(data);
    grad(|weights: Vec<Reverse>| world.sum(&weights, &data, |weights, row| loss(weights, row)), weights)
}

/// The same without ranks, as the library's users write it.
fn recorded(data: &[Row], weights: &Vec<f64>) -> Vec<f64> {
    let sum = |weights: Vec<Reverse>| {
        par_map_reduce(data, 0.0.into(), |row| loss(&weights, row), |a: Reverse, b| a + b)
    };
    grad(sum, weights)
}

/// The same by a gradient for each row, one tape at a time.
fn streamed(data: &[Row], weights: &Vec<f64>) -> Vec<f64> {
    let add = |mut a: Vec<f64>, b: Vec<f64>| {
        a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
        a
    };
    let term = |row| grad(|weights: Vec<Reverse>| loss(&weights, row), weights);
    par_map_reduce(data, vec![0.0; weights.len()], term, add)
}

fn main() {
    let (rows, features) = (option("--rows", 100_000), option("--features", 50));
    let (runs, pause) = (option("--runs", 10), Duration::from_millis(option("--pause", 0)));
    let universe = mpi::initialize().expect("MPI");
    let everybody = universe.world();
    let (rank, size) = (everybody.rank() as usize, everybody.size() as usize);
    let world = Distributed::new(Mpi::of(&everybody));
    let alone = Distributed::new(Mpi::of(&mpi::topology::SimpleCommunicator::self_comm()));

    let weights: Vec<f64> = (0..features).map(|k| 0.1 / (1.0 + k as f64)).collect();
    let rows_of = |range: std::ops::Range<usize>| range.map(|i| row(i, features)).collect::<Vec<_>>();
    let (all, share, wide) =
        (rows_of(0..rows), rows_of(world.share(rows)), rows_of(world.share(rows * size)));

    let minima = [const { Cell::new(f64::INFINITY) }; 5];
    for _ in 0..runs {
        let time = |k: usize, f: &dyn Fn() -> Vec<f64>| {
            everybody.barrier();
            let start = Instant::now();
            let result = f();
            minima[k].set(minima[k].get().min(start.elapsed().as_secs_f64()));
            std::thread::sleep(pause);
            result
        };
        let strong = time(0, &|| gradient(&world, &share, &weights));
        time(1, &|| gradient(&world, &wide, &weights));
        let one = if rank == 0 {
            time(2, &|| gradient(&alone, &all, &weights))
        } else {
            // Who waits in MPI keeps its processor busy. This one sleeps, for about as long as the others work.
            everybody.barrier();
            std::thread::sleep(Duration::from_secs_f64((minima[0].get() * size as f64).min(60.0)) + pause);
            strong.clone()
        };
        assert_eq!(strong, one, "the same bits on any number of ranks");
        if size == 1 {
            time(3, &|| recorded(&all, &weights));
            assert_eq!(time(4, &|| streamed(&all, &weights)), one, "the same bits as the library");
        }
    }
    if rank == 0 {
        let [strong, weak, one, recorded, streamed] = minima.map(Cell::into_inner);
        println!("{rows} rows of {features} features, {size} ranks: seconds, minima of {runs} runs");
        println!("one rank {one:.4}, strong {strong:.4} ({:.2} times as fast)", one / strong);
        println!("weak {weak:.4} for {size} times the rows ({:.2} times as fast)", size as f64 * one / weak);
        if size == 1 {
            println!("library: recorded {recorded:.4} (one rank takes {:.3} of it)", one / recorded);
            println!(
                "library: a gradient for each row {streamed:.4} (one rank takes {:.3} of it)",
                one / streamed
            );
        }
    }
}
