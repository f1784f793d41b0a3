//! How much faster two ranks are than one, and what one rank loses against the library alone: the gradient of
//! logistic regression, in minima of interleaved runs.
//!
//! ```sh
//! cargo build --release --example scaling
//! RAYON_NUM_THREADS=1 mpirun -n 1 target/release/examples/scaling --chunk 16     # against the library without MPI
//! RAYON_NUM_THREADS=1 mpirun -n 2 target/release/examples/scaling --chunk 16     # against one rank
//! ```
//!
//! *Strong*: the same rows on all ranks together. *Weak*: as many more rows as there are ranks. One rank is a
//! world of its own (`MPI_COMM_SELF`), with the others asleep meanwhile. An item is a chunk of rows.
//!
//! Beside the time on the clock there is that of the processor, which other programs on the machine do not
//! disturb much: it is that of the threads that compute terms, on the rank where they take longest.

mod shared;

use std::cell::Cell;
use std::ops::Range;
use std::time::{Duration, Instant};

use adjoin::{par_map_reduce, prelude::*};
use adjoin_mpi::{Distributed, Mpi, Transport};
use mpi::traits::{Communicator, CommunicatorCollectives};
use shared::logistic::{Row, loss, row};
use shared::option;

/// The term of a chunk.
fn losses<R: Real>(weights: &[R], rows: &[Row]) -> R {
    rows.iter().map(|row| loss(weights, row)).sum()
}

/// One gradient of the sum over a world's share of some rows.
fn gradient(world: &Distributed<impl Transport>, data: &[Vec<Row>], weights: &Vec<f64>) -> Vec<f64> {
    let data = world.part(data);
    grad(|weights: Vec<Reverse>| world.sum(&weights, &data, |weights, rows| losses(weights, rows)), weights)
}

/// The same without ranks, as the library's users write it.
fn recorded(data: &[Vec<Row>], weights: &Vec<f64>) -> Vec<f64> {
    let sum = |weights: Vec<Reverse>| {
        par_map_reduce(data, 0.0.into(), |rows| losses(&weights, rows), |a: Reverse, b| a + b)
    };
    grad(sum, weights)
}

/// The same by a gradient for each chunk, one tape at a time.
fn streamed(data: &[Vec<Row>], weights: &Vec<f64>) -> Vec<f64> {
    let add = |mut a: Vec<f64>, b: Vec<f64>| {
        a.iter_mut().zip(b).for_each(|(a, b)| *a += b);
        a
    };
    let term = |rows: &Vec<Row>| grad(|weights: Vec<Reverse>| losses(&weights, rows), weights);
    par_map_reduce(data, vec![0.0; weights.len()], term, add)
}

/// Seconds that all threads but the first have had a processor, as Linux tells.
fn busy() -> f64 {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let workers = threads.filter(|thread| *thread.file_name() != *std::process::id().to_string());
    let nanoseconds = workers.filter_map(|thread| {
        let times = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        times.split(' ').next()?.parse::<f64>().ok()
    });
    nanoseconds.sum::<f64>() * 1e-9
}

/// The least time of some runs: on the clock, and of the processor.
struct Minimum {
    clock: Cell<f64>,
    processor: Cell<f64>,
}

impl Minimum {
    const fn new() -> Self {
        Self { clock: Cell::new(f64::INFINITY), processor: Cell::new(f64::INFINITY) }
    }

    fn time(&self, f: impl FnOnce() -> Vec<f64>) -> Vec<f64> {
        let (start, before) = (Instant::now(), busy());
        let result = f();
        self.clock.set(self.clock.get().min(start.elapsed().as_secs_f64()));
        self.processor.set(self.processor.get().min(busy() - before));
        result
    }
}

fn main() {
    let (rows, features, chunk) = (option("--rows", 300_000), option("--features", 50), option("--chunk", 1));
    let runs = option("--runs", 10);
    let universe = mpi::initialize().expect("MPI");
    let everybody = universe.world();
    let (rank, size) = (everybody.rank() as usize, everybody.size() as usize);
    let world = Distributed::new(Mpi::of(&everybody));
    let alone = Distributed::new(Mpi::of(&mpi::topology::SimpleCommunicator::self_comm()));

    let weights: Vec<f64> = (0..features).map(|k| 0.1 / (1.0 + k as f64)).collect();
    let chunk_of = |c: usize| (c * chunk..(c + 1) * chunk).map(|i| row(i, features)).collect::<Vec<_>>();
    let data = |chunks: Range<usize>| chunks.map(chunk_of).collect::<Vec<_>>();
    let chunks = rows / chunk;
    let (all, share, wide) = (data(0..chunks), data(world.share(chunks)), data(world.share(chunks * size)));

    let [strong, weak, one, plain, each] = [const { Minimum::new() }; 5];
    for _ in 0..runs {
        everybody.barrier();
        let result = strong.time(|| gradient(&world, &share, &weights));
        everybody.barrier();
        weak.time(|| gradient(&world, &wide, &weights));
        everybody.barrier();
        if rank > 0 {
            // Who waits in MPI keeps its processor busy. This one sleeps, for about as long as the other
            // works.
            std::thread::sleep(Duration::from_secs_f64((strong.clock.get() * size as f64).min(60.0)));
            continue;
        }
        assert_eq!(
            one.time(|| gradient(&alone, &all, &weights)),
            result,
            "the same bits on any number of ranks"
        );
        if size == 1 {
            plain.time(|| recorded(&all, &weights));
            assert_eq!(each.time(|| streamed(&all, &weights)), result, "the same bits as the library");
        }
    }

    // The slowest rank counts.
    let slowest = |minimum: &Minimum| -> f64 {
        let own = [minimum.processor.get()];
        world.reduce(&0.0, &world.part(&own), 0.0, |_: &f64, time| *time, f64::max)
    };
    let processor = [slowest(&strong), slowest(&weak)];
    if rank == 0 {
        let times = |minimum: &Minimum| [minimum.clock.get(), minimum.processor.get()];
        let print = |name: &str, [clock, processor]: [f64; 2], ratio: [f64; 2]| {
            println!("{name:<28} {clock:>8.4} {processor:>8.4}   {:>6.3} {:>6.3}", ratio[0], ratio[1]);
        };
        println!(
            "{rows} rows of {features} features in chunks of {chunk}, {size} ranks, minima of {runs} runs"
        );
        println!("{:<28} {:>8} {:>8}   {:>6} {:>6}", "seconds", "clock", "CPU", "clock", "CPU");
        let alone = times(&one);
        print("one rank", alone, [1.0; 2]);
        if size > 1 {
            let strong = [strong.clock.get(), processor[0]];
            let weak = [weak.clock.get(), processor[1]];
            print("strong: times as fast", strong, [alone[0] / strong[0], alone[1] / strong[1]]);
            let gain = |k: usize| size as f64 * alone[k] / weak[k];
            print("weak: times as fast", weak, [gain(0), gain(1)]);
        } else {
            for (name, minimum) in [("library, recorded", plain), ("library, gradient of each", each)] {
                let library = times(&minimum);
                print(name, library, [alone[0] / library[0], alone[1] / library[1]]);
            }
            println!("the last two columns: what one rank takes, of what the library takes");
        }
    }
}
