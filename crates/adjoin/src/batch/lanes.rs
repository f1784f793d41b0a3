//! Forward mode in stages, each with as many lanes as it has directions.
//!
//! A long computation rarely depends on all of its inputs from the beginning. A hand's finger is posed by four angles, and only
//! where its skin ends up is also a matter of where the hand as a whole is. Forward mode with a tangent for every input
//! multiplies zeros all along. [`lanes!`](crate::lanes) runs code on numbers that have as many tangents, **lanes**, as
//! the stage at hand has directions; what a lane stands for is up to the stage:
//!
//! ```text
//! u = g(x)        g at Lanes<K>, a lane for each of the K inputs of g           ∂u/∂x
//! y = h(w, u)     h at Lanes<M + N>, a lane for each w and for each u itself    ∂y/∂w, ∂y/∂u
//! y.via(M, &u)    the chain rule                                                ∂y/∂x = ∂y/∂u · ∂u/∂x
//! ```
//!
//! One stage may serve many: five fingers are posed by the same four lanes, and ∂y/∂u is multiplied with the tangents of
//! whichever finger it is about. So a large Jacobian comes from narrow numbers.
//!
//! Numbers do not check their products (see `dual.rs`). Where one is read and a tangent is NaN, it may have been 0 · ∞,
//! which counts as 0; that is counted, and the code is run again on [`Forward`]. The count is for the whole process: the
//! code may have gone on in other threads. A NaN somewhere else costs time, never correctness.
//!
//! Cost: an operation on a number costs that of `f64` and one or two multiplications for each lane, in vector registers.
//! Nothing is recorded or allocated.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::dual::{Dual, Unmarked};
use crate::forward::Forward;
use crate::real::Real;

/// A number with `K` tangents, unchecked: what [`lanes!`](crate::lanes) runs code on.
pub type Lanes<const K: usize> = Dual<f64, Unmarked, K>;

/// Runs code in forward mode, on numbers with a few tangents each.
///
/// ```text
/// lanes!(|Lanes| expression)
/// ```
///
/// In the expression, `Lanes<K>` (or whatever name you give it) is the type of a number with `K` tangents, a [`Real`]
/// that differentiable code can be called with. It has
///
/// | | |
/// | --- | --- |
/// | `Lanes::inputs([x, y, …])` | the inputs of a stage, a lane for each |
/// | `Lanes::<K>::seed(x, lane)` | one input, in the given lane |
/// | `Lanes::from(x)` | a constant |
/// | `number.tangents()` | its derivatives, an array of `f64`; its value is [`number.primal()`](Real::primal) |
/// | `number.widen::<M>(first)` | the same with `M` lanes, of which its own are those from `first` on |
/// | `number.via(first, &[u, v, …])` | the chain rule: lanes from `first` on, which stand for u, v, …, become theirs |
///
/// Three arms of two joints, mounted on a platform that turns and moves, take four lanes instead of eight:
///
/// ```
/// use adjoin::prelude::*;
///
/// #[differentiable]
/// mod arm {
///     /// Where the hand of an arm is, seen from the platform.
///     pub fn reach([shoulder, elbow]: [f64; 2]) -> [f64; 2] {
///         let (sin, cos) = shoulder.sin_cos();
///         let (far_sin, far_cos) = (shoulder + elbow).sin_cos();
///         [cos + far_cos, sin + far_sin]
///     }
///
///     /// How far along it is, when the platform is turned and moved.
///     pub fn along([turn, offset]: [f64; 2], [x, y]: [f64; 2]) -> f64 {
///         x * turn.cos() - y * turn.sin() + offset
///     }
/// }
///
/// let platform = [0.5, 2.0];
/// let arms = [[0.1, 0.2], [0.3, -0.4], [0.0, 1.0]];
/// let mut rows = [[0.0; 8]; 3];
/// adjoin::lanes!(|Lanes| {
///     let platform = Lanes::inputs(platform).map(|x| x.widen::<4>(0));
///     for (number, (joints, row)) in arms.iter().zip(&mut rows).enumerate() {
///         let hand = arm::reach(Lanes::inputs(*joints));
///         // The last two lanes stand for where the hand is.
///         let position = Lanes::inputs(hand.map(Real::primal)).map(|x| x.widen::<4>(2));
///         let along = arm::along(platform, position);
///         row[..2].copy_from_slice(&along.tangents()[..2]);
///         let joints = 2 + 2 * number;
///         row[joints..joints + 2].copy_from_slice(&along.via(2, &hand).tangents());
///     }
/// });
///
/// let all = |[turn, offset, joints @ ..]: [Reverse; 8]| {
///     let joints = [0, 2, 4].map(|first| [joints[first], joints[first + 1]]);
///     joints.map(|joints| arm::along([turn, offset], arm::reach(joints)))
/// };
/// let expected = jacobian(all, &[0.5, 2.0, 0.1, 0.2, 0.3, -0.4, 0.0, 1.0]);
/// for (entry, expected) in rows.as_flattened().iter().zip(expected.entries()) {
///     assert!((entry - expected).abs() < 1e-15);
/// }
/// ```
///
/// Data that has no derivative is best left `f64`: `#[constant]` on a parameter or a field, or types from outside of the
/// differentiable module. A constant that is [lifted](crate::constant) has lanes of zeros, which are multiplied like others.
///
/// The derivatives are those of [`Forward`], by the same rules. The expression is compiled twice, and run twice if derivatives
/// that it reads are NaN, the second time on numbers that mind 0 · ∞. So it must not use up what it captures, what it writes
/// it should write anew, and that a derivative is a number is to be asserted afterwards. `return` and `?` leave the
/// expression, not the function around it. Numbers do not leave it: take their [tangents](Lanes::tangents).
///
/// # Panics
/// If the lanes from `first` on are not there.
///
/// [`Real`]: crate::Real
/// [`Forward`]: crate::Forward
/// [Real::primal]: crate::Real::primal
#[macro_export]
macro_rules! lanes {
    (|$lanes:ident| $run:expr $(,)?) => {{
        let doubts = $crate::batch::doubts();
        let unchecked = {
            type $lanes<const K: usize> = $crate::batch::Lanes<K>;
            $crate::batch::run(|| $run)
        };
        if $crate::batch::doubts() == doubts {
            unchecked
        } else {
            type $lanes<const K: usize> = $crate::Forward<f64, K>;
            $crate::batch::run(|| $run)
        }
    }};
}

static DOUBTS: AtomicUsize = AtomicUsize::new(0);

/// How often tangents were read that may not be what they should. For [`lanes!`](crate::lanes).
#[doc(hidden)]
#[inline(always)]
pub fn doubts() -> usize {
    DOUBTS.load(Relaxed)
}

/// Calls a function. For [`lanes!`](crate::lanes), where `return` has to come back.
#[doc(hidden)]
#[inline(always)]
pub fn run<T>(f: impl FnOnce() -> T) -> T {
    f()
}

/// Counts one, if there is one. Not a function to be called, which would make the compiler keep everything else in memory.
#[inline(always)]
fn note(doubt: bool) {
    if doubt {
        DOUBTS.fetch_add(1, Relaxed);
    }
}

impl<const K: usize> Lanes<K> {
    /// The derivatives, lane by lane.
    #[inline(always)]
    pub fn tangents(self) -> [f64; K] {
        note(self.tangents.iter().fold(false, |any, tangent| any | tangent.is_nan()));
        self.tangents
    }

    /// The derivative in one lane.
    #[inline(always)]
    pub fn tangent(self, lane: usize) -> f64 {
        note(self.tangents[lane].is_nan());
        self.tangents[lane]
    }

    #[inline(always)]
    fn unread(self) -> [f64; K] {
        self.tangents
    }
}

/// What stands in for [`Lanes`] where there are doubts.
type Checked<const K: usize> = Forward<f64, K>;

impl<const K: usize> Checked<K> {
    #[inline(always)]
    fn unread(self) -> [f64; K] {
        self.tangents()
    }
}

/// Numbers with lanes: those of [`lanes!`](crate::lanes), and [`Forward`] over `f64`.
pub trait Laned: Real {
    /// How many.
    const LANES: usize;
    /// A tangent for each.
    type Tangents: AsRef<[f64]>;

    /// A number with the given tangents in two different lanes.
    #[doc(hidden)]
    fn with_seeds(value: f64, seeds: [(usize, f64); 2]) -> Self;

    /// The derivatives, lane by lane.
    fn lanes(self) -> Self::Tangents;
}

/// What both can do.
macro_rules! write_methods {
    ($lanes:ident by $new:path) => {
        /// Numbers of the stages of [`lanes!`](crate::lanes).
        impl<const K: usize> $lanes<K> {
            /// An input, whose derivative in the given lane is 1.
            #[inline(always)]
            pub fn seed(value: f64, lane: usize) -> Self {
                let mut tangents = [0.0; K];
                tangents[lane] = 1.0;
                $new(value, tangents)
            }

            /// Inputs, a lane for each.
            #[inline(always)]
            pub fn inputs(values: [f64; K]) -> [Self; K] {
                let mut inputs = [Self::from(0.0); K];
                for (lane, (input, value)) in inputs.iter_mut().zip(values).enumerate() {
                    *input = Self::seed(value, lane);
                }
                inputs
            }

            /// The same number with `L` lanes: its own from lane `first` on, and zeros.
            ///
            /// # Panics
            /// If they are not enough.
            #[inline(always)]
            pub fn widen<const L: usize>(self, first: usize) -> $lanes<L> {
                let mut tangents = [0.0; L];
                match tangents.get_mut(first..).and_then(|lanes| lanes.get_mut(..K)) {
                    Some(lanes) => lanes.copy_from_slice(&self.unread()),
                    None => refuse(first, K, L),
                }
                $new(self.primal(), tangents)
            }

            /// The chain rule: a number whose lanes from `first` on stand for `inputs`, as a function of what
            /// the lanes of those stand for. Its other lanes are left out.
            ///
            /// # Panics
            /// If it has not that many lanes.
            #[inline(always)]
            #[must_use]
            pub fn via<const N: usize, const L: usize>(
                self,
                first: usize,
                inputs: &[$lanes<L>; N],
            ) -> $lanes<L> {
                let slopes = self.unread();
                let Some(slopes) = slopes.get(first..).and_then(|lanes| lanes.get(..N)) else {
                    refuse(first, N, K)
                };
                // From −0, the neutral element.
                let mut sum = $new(0.0, [-0.0; L]);
                for (input, slope) in inputs.iter().zip(slopes) {
                    sum += *input * *slope;
                }
                $new(self.primal(), sum.unread())
            }
        }

        impl<const K: usize> Laned for $lanes<K> {
            const LANES: usize = K;
            type Tangents = [f64; K];

            #[inline(always)]
            fn with_seeds(value: f64, [(first, one), (second, other)]: [(usize, f64); 2]) -> Self {
                // Lane by lane: what is stored in one place and read as part of a vector makes a processor wait.
                let mut tangents = [0.0; K];
                for (lane, tangent) in tangents.iter_mut().enumerate() {
                    *tangent =
                        if lane == first { one } else { 0.0 } + if lane == second { other } else { 0.0 };
                }
                $new(value, tangents)
            }

            #[inline(always)]
            fn lanes(self) -> [f64; K] {
                self.tangents()
            }
        }
    };
}

write_methods!(Lanes by Dual::with_tangents);
write_methods!(Checked by Forward::new);

#[cold]
#[inline(never)]
fn refuse(first: usize, count: usize, lanes: usize) -> ! {
    panic!("{count} lanes from lane {first} on are wanted of a number that has {lanes}")
}
