//! What a bar is made of: one number, or several lanes. With lanes the reverse pass computes several rows of
//! a Jacobian at once. It never asks for the value of a bar, except whether it is zero.

use super::bars::AddBar;
use crate::batch::{OneByOne, Pack};
use crate::real::Real;

/// Several bars side by side, for as many rows.
pub type Lanes<const L: usize> = Pack<OneByOne, L>;

/// The scalar of bars.
pub trait Bar: Real + AddBar {
    /// How many rows are computed at once.
    const LANES: usize;
    /// Zero in all lanes.
    const ZERO: Self;
    /// −0 in all lanes, with which bars of variables start: the compiler leaves out the first addition to it.
    const START: Self;

    /// One in a lane, and zero in the others.
    fn unit(lane: usize) -> Self;

    /// The number in a lane.
    fn lane(self, lane: usize) -> f64;

    /// Whether all lanes are zero.
    fn vanishes(self) -> bool;
}

impl Bar for f64 {
    const LANES: usize = 1;
    const ZERO: Self = 0.0;
    const START: Self = -0.0;

    #[inline(always)]
    fn unit(_: usize) -> Self {
        1.0
    }

    #[inline(always)]
    fn lane(self, _: usize) -> f64 {
        self
    }

    #[inline(always)]
    fn vanishes(self) -> bool {
        self == 0.0
    }
}

impl<const L: usize> Bar for Lanes<L> {
    const LANES: usize = L;
    const ZERO: Self = Self::new([0.0; L]);
    const START: Self = Self::new([-0.0; L]);

    #[inline(always)]
    fn unit(lane: usize) -> Self {
        let mut lanes = [0.0; L];
        lanes[lane] = 1.0;
        Self::new(lanes)
    }

    #[inline(always)]
    fn lane(self, lane: usize) -> f64 {
        self.at(lane)
    }

    #[inline(always)]
    fn vanishes(self) -> bool {
        self.numbers().iter().all(|x| *x == 0.0)
    }
}

impl<const L: usize> AddBar for Lanes<L> {
    #[inline(always)]
    fn add_bar(&mut self, other: &Self) {
        *self += *other;
    }
}
