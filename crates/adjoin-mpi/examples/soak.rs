//! Many small collectives, one after the other: nothing is left behind of them.
//!
//! ```sh
//! cargo build --release --example soak
//! mpirun -n 2 target/release/examples/soak --collectives 100000
//! ```

mod shared;

use std::time::Instant;

use adjoin_mpi::Distributed;
use shared::option;

fn main() {
    let collectives = option("--collectives", 10_000);
    let world = Distributed::start();
    let start = Instant::now();
    let growth = shared::soak::soak(&world, collectives);
    let each = start.elapsed() / collectives as u32;
    let (rank, size) = (world.rank(), world.size());
    println!(
        "rank {rank} of {size}: {collectives} collectives of {each:?} each, memory has grown by {growth} KiB"
    );
    assert!(growth < 2048, "collectives leave memory behind");
}
