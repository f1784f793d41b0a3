//! Goal: the records of the tape, their cost, and the reuse of memory.
//!
//! `cargo run --example 07_inside_the_tape`

use adjoin::prelude::*;

fn main() {
    // Functions of one argument and operations with constants are free; two operands make a node of 24 bytes.
    let (_, pullback) = vjp(|[x, y]| ((2.0 * x + 1.0).sin() * y).exp(), &[0.3, 0.7]);
    println!("{:?}", pullback.statistics());

    // A number that is used twice is recorded once: this is linear, not exponential (the paper's example).
    for n in [10, 20, 40] {
        let doubling = |[x, y]: [Reverse; 2]| (0..n).fold(x * y, |z, _| z * x + z * y);
        let (_, pullback) = vjp(doubling, &[0.5, 0.5]);
        println!("{n} doublings: {} nodes", pullback.statistics().nodes);
    }

    // Branches that record something are tasks; they import the values of other tasks.
    let forks = |xs: Vec<Reverse>| par_map(&xs, |x| x.sin() * xs[0]).into_iter().sum::<Reverse>();
    let (_, pullback) = vjp(forks, &vec![0.1; 8]);
    println!("{:?}", pullback.statistics());
    drop(pullback);

    // Memory is kept for the next call, up to a limit, until it is released.
    println!("kept: {} bytes", adjoin::kept_memory());
    adjoin::release_memory();
    println!("kept after release: {} bytes", adjoin::kept_memory());
}
