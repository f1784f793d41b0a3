//! The same bits on any number of ranks and threads: makes a problem from a seed, differentiates a sum over
//! its data, and prints the value and the gradient as the hexadecimal digits of their bits.
//!
//! ```sh
//! cargo build --release --example bits
//! mpirun -n 1 target/release/examples/bits --seed 7 --items 1000
//! RAYON_NUM_THREADS=2 mpirun --oversubscribe -n 5 target/release/examples/bits --seed 7 --items 1000 --uneven
//! target/release/examples/bits --seed 7 --items 1000 --one-process
//! ```
//!
//! | option | |
//! | --- | --- |
//! | `--uneven` | divide the items at random |
//! | `--one-process` | without MPI: `par_map_reduce` of the library |
//! | `--panic I` | the term of item I panics |
//! | `--differ R` | rank R calls another collective than the others |
//! | `--leave R` | rank R ends without calling it |

mod shared;

use adjoin::Differentiable;
use adjoin::prelude::*;
use adjoin_mpi::Distributed;
use shared::problem::{Model, Problem, uneven};
use shared::{Random, flag, option};

fn main() {
    let (seed, items) = (option("--seed", 0), option("--items", 1000));
    let problem = &Problem::random(seed);
    if flag("--one-process") {
        return print(&problem.in_one_process(items));
    }
    let world = Distributed::start();
    let own = if flag("--uneven") {
        let bounds = uneven(&mut Random::of(seed, usize::MAX - world.size()), items, world.size());
        bounds[world.rank()]..bounds[world.rank() + 1]
    } else {
        world.share(items)
    };
    let data: Vec<(usize, f64)> = own.map(|item| (item, problem.item(item))).collect();
    let data = world.part(&data[..]);

    let is = |name| option(name, usize::MAX) == world.rank();
    if is("--differ") {
        world.sum_of(&0.0, 10, |x: &f64, _| *x);
    }
    if is("--leave") {
        return;
    }
    let panics = option("--panic", usize::MAX);
    let objective = |model: Model<Reverse>| {
        world.sum(&model, &data, |model, (index, item)| {
            assert!(*index != panics, "a term that panics on purpose");
            problem.program.run(model, *item)
        })
    };
    let result = value_and_grad(objective, &problem.model);
    if world.is_first() {
        print(&result);
    }
}

fn print((value, gradient): &(f64, Model<f64>)) {
    print!("{:016x}", value.to_bits());
    gradient.visit_scalars(&mut |slope: f64| print!(" {:016x}", slope.to_bits()));
    println!();
}
