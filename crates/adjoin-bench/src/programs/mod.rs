//! The six programs of the paper's benchmark section.
//!
//! Each is a [`Program`]: the same mathematical function three times over. `eval` is the program that tools
//! differentiate, written once for all of them; `primal` is the same code written by hand for `f64`, so that
//! what being generic costs can be counted; `jacobian` is its derivative, derived and written by hand. The
//! tests hold the three together, and the hand-written derivative against finite differences.

mod dot;
mod matvec;
mod mult;
mod neural;
mod particles;
mod rotquat;
#[cfg(test)]
mod tests;

pub use dot::Dot;
pub use matvec::MatVec;
pub use mult::Mult;
pub use neural::Neural;
pub use particles::{PARTICLES, Particles, settle};
pub use rotquat::Rotquat;

use crate::{Contender, Point, Scalar, Target};

/// A function from a vector of numbers to `M` numbers, with its derivative.
pub trait Program<const M: usize> {
    /// The input: a vector, or an array where the number of inputs is fixed.
    type Point: Point;

    /// Its name in the tables.
    fn title(&self) -> String;

    /// The number of elements that the reported time is divided by, for programs whose size is a parameter.
    fn elements(&self) -> Option<usize> {
        None
    }

    /// The target for this library, relative to the fastest peer.
    fn target(&self) -> Option<Target> {
        Some(Target::AtLeast(2.0))
    }

    /// About how many scalar operations one evaluation takes; lets tools without growing tapes reserve
    /// memory.
    fn operations(&self) -> usize;

    /// Where the function is evaluated.
    fn input(&self) -> Self::Point;

    /// The program itself.
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; M];

    /// The function by hand, for `f64` alone.
    fn primal(&self, x: &[f64]) -> [f64; M];

    /// The derivative by hand: writes the `M` rows of the Jacobian one after the other.
    fn jacobian(&self, x: &[f64], rows: &mut [f64]);

    /// The derivative by this library's forward mode for small functions, where the program is one.
    fn by_forward_mode<'a>(&'a self, _: &'a Self::Point) -> Option<Contender<'a>> {
        None
    }
}

/// Deterministic numbers in (-1, 1) without a pattern that a cache or a rounding could profit from.
pub(crate) fn scattered(count: usize) -> Vec<f64> {
    (1..=count).map(|i| (i as f64 * 0.731).sin()).collect()
}
