//! A union does not know what it holds.

use adjoin::Differentiable;

#[derive(Differentiable, Clone, Copy)]
union Bits<R: Copy = f64> {
    scalar: R,
    bits: u64,
}

fn main() {}
