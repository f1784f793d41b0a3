//! The same bits on any number of ranks and threads: prints the value and the gradient of a sum over generated data, as the
//! hexadecimal digits of their bits.
//!
//! ```sh
//! cargo build --release --example bits
//! mpirun -n 1 target/release/examples/bits --seed 7 --items 1000
//! RAYON_NUM_THREADS=2 mpirun --oversubscribe -n 5 target/release/examples/bits --seed 7 --items 1000 --uneven
//! ```
//!
//! With `--uneven` the items are divided at random, with `--panic R` a term of rank R panics, and with `--differ R` rank R calls
//! another collective than the others.

mod shared;

use adjoin::prelude::*;
use adjoin::{Differentiable, Vector};
use adjoin_mpi::Distributed;
use shared::{Random, flag, option};

/// A mixture of bumps.
#[derive(Clone, Debug, Differentiable)]
struct Model<R: Real> {
    bumps: Vec<Bump<R>>,
    /// Sines at these frequencies.
    frequencies: Vector<R>,
    offset: Option<R>,
}

#[derive(Clone, Debug, Differentiable)]
struct Bump<R> {
    height: R,
    centre: R,
    width: R,
}

impl Model<f64> {
    fn random(seed: u64) -> Self {
        let mut random = Random::of(seed, usize::MAX);
        let bump = |random: &mut Random| Bump {
            height: random.normal(),
            centre: random.normal(),
            width: 0.5 + random.uniform(),
        };
        Model {
            bumps: (0..1 + random.below(4)).map(|_| bump(&mut random)).collect(),
            frequencies: (0..1 + random.below(5)).map(|_| random.normal()).collect(),
            offset: (random.below(2) == 0).then(|| random.normal()),
        }
    }
}

/// The square of what the model misses a point by. Arrays, and a fork.
fn miss<R: Real>(model: &Model<R>, (x, y): (f64, f64)) -> R {
    let bump = |bump: &Bump<R>| bump.height * (-((bump.centre - x) / bump.width).powi(2)).exp();
    let (bumps, waves) = adjoin::join(
        || model.bumps.iter().map(bump).sum::<R>(),
        || (&model.frequencies * R::from(x)).map(|x| x.sin()).sum(),
    );
    (bumps + waves * 0.1 + model.offset.unwrap_or_default() - y).powi(2)
}

fn main() {
    let world = Distributed::start();
    let (seed, items) = (option("--seed", 0), option("--items", 1000));
    let own =
        if flag("--uneven") { uneven(seed, items, world.size(), world.rank()) } else { world.share(items) };
    let point = |item: usize| {
        let mut random = Random::of(seed, item);
        (3.0 * random.normal(), random.normal())
    };
    let data: Vec<(f64, f64)> = own.map(point).collect();
    let data = world.part(&data[..]);

    if option("--differ", usize::MAX) == world.rank() {
        world.sum_of(&0.0, 10, |x: &f64, _| *x);
    }
    let panics = option("--panic", usize::MAX) == world.rank();
    let objective = |model: Model<Reverse>| {
        world.sum(&model, &data, |model, point| {
            assert!(!panics, "a term that panics on purpose");
            miss(model, *point)
        })
    };
    let (value, gradient) = value_and_grad(objective, &Model::random(seed));
    if world.is_first() {
        print!("{:016x}", value.to_bits());
        gradient.visit_scalars(&mut |slope: f64| print!(" {:016x}", slope.to_bits()));
        println!();
    }
}

/// The items of a rank, if they are divided at random.
fn uneven(seed: u64, items: usize, ranks: usize, rank: usize) -> std::ops::Range<usize> {
    let mut random = Random::of(seed, usize::MAX - ranks);
    let mut bounds: Vec<usize> = (1..ranks).map(|_| random.below(items + 1)).collect();
    bounds.extend([0, items]);
    bounds.sort_unstable();
    bounds[rank]..bounds[rank + 1]
}
