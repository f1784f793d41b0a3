//! Array nodes with a table of derivatives: functions by name, for each element.
//!
//! A function of `N` arrays with `M` results, at each place on its own (`array/function.rs`), is recorded as its derivatives, `N · M`
//! for each place, for two places at a time:
//!
//! ```text
//! table      places 0, 1: ∂y₁/∂x₁ at both, ∂y₁/∂x₂ at both, …, ∂y₂/∂x₁ at both, …     places 2, 3: …
//! the sweep  x̄ₐ += Σ ȳₘ · ∂yₘ/∂xₐ                                                    two places in one instruction
//! ```
//!
//! In the usual case, where the operands' adjoints lie in rows and everything is finite, the sweep goes through the table once and
//! adds to all operands as it goes. The table is on the shelf, next to its node: nothing is allocated for it.

use std::mem::MaybeUninit;
use std::ptr::NonNull;

use super::block::{self, Flow, Inflow, Operand, Rule};
use super::cursor;
use super::import::{self, NodeId};
use super::sources::Sources;
use super::task::TaskId;
use crate::array::{ElementFunction, Gradients, table_length, tabulate};
use crate::rules::scale;

/// The derivatives of a function of `N` arrays with `M` results.
struct Table<const N: usize, const M: usize> {
    /// On the shelf that the node is on, so that by S2 it lives as long. Nobody writes to it any more.
    gradients: NonNull<[Gradients<N>]>,
    /// How many places there are.
    places: usize,
    /// Whether all derivatives are finite.
    is_finite: bool,
}

// SAFETY: the memory that it points to is read only.
unsafe impl<const N: usize, const M: usize> Send for Table<N, M> {}
// SAFETY: likewise.
unsafe impl<const N: usize, const M: usize> Sync for Table<N, M> {}

/// Computes a function at each place and its derivatives, and records it. Not all operands are constants. Returns the id of
/// the first result.
///
/// # Panics
/// If this thread runs no task.
#[inline]
pub(super) fn record<F, const N: usize, const M: usize>(
    rows: [&[f64]; N],
    primals: &mut [f64],
    operands: [Operand; N],
) -> NodeId
where
    F: ElementFunction<N, M>,
{
    if cursor::current_task() == TaskId::NONE {
        import::no_task();
    }
    let places = rows[0].len();
    // SAFETY: there is a current task; the lane is not used while the reference is.
    let mut room = unsafe { cursor::current().1.arrays.room::<Gradients<N>>(table_length::<M>(places)) };
    // SAFETY: nobody else knows of that memory.
    let is_finite = fill::<F, N, M>(rows, primals, unsafe { room.as_mut() });
    let gradients = NonNull::slice_from_raw_parts(room.cast(), room.len());
    block::push(M * places, operands, Table::<N, M> { gradients, places, is_finite })
}

/// [`tabulate`] by the newest instructions that there are. They change no bit of the result.
#[inline]
fn fill<F, const N: usize, const M: usize>(
    rows: [&[f64]; N],
    primals: &mut [f64],
    table: &mut [MaybeUninit<Gradients<N>>],
) -> bool
where
    F: ElementFunction<N, M>,
{
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx") {
        // SAFETY: the instructions are there.
        return unsafe { fill_without_copies::<F, N, M>(rows, primals, table) };
    }
    tabulate::<F, N, M>(rows, primals, table)
}

/// [`tabulate`], compiled to instructions that leave their operands as they are: with the older ones, a fifth of the code is
/// copies.
///
/// # Safety
/// The processor has these instructions.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx")]
unsafe fn fill_without_copies<F, const N: usize, const M: usize>(
    rows: [&[f64]; N],
    primals: &mut [f64],
    table: &mut [MaybeUninit<Gradients<N>>],
) -> bool
where
    F: ElementFunction<N, M>,
{
    tabulate::<F, N, M>(rows, primals, table)
}

impl<const N: usize, const M: usize> Table<N, M> {
    #[inline]
    fn gradients(&self) -> &[Gradients<N>] {
        // SAFETY: `tabulate` has written all of it, and it lives as long as the node.
        unsafe { self.gradients.as_ref() }
    }

    /// The derivative of a result in an argument at a place.
    fn at(&self, place: usize, result: usize, argument: usize) -> f64 {
        self.gradients()[place / 2 * M + result][argument][place % 2]
    }

    /// The sweep in the usual case.
    ///
    /// # Safety
    /// From each of `rows` on, there are as many numbers as places, which are this thread's and none of the cotangents.
    #[inline]
    unsafe fn pull_by_twos(&self, cotangent: &[f64], rows: [*mut f64; N]) {
        let mut of_results = cotangent.chunks_exact(self.places);
        let cotangents: [&[f64]; M] = std::array::from_fn(|_| of_results.next().unwrap_or_default());
        let mut entries = self.gradients().chunks_exact(M);
        for (pair, entries) in entries.by_ref().take(self.places / 2).enumerate() {
            let flows = cotangents.map(|cotangent| [cotangent[2 * pair], cotangent[2 * pair + 1]]);
            for (argument, row) in rows.into_iter().enumerate() {
                let product = |result: usize| {
                    let (flow, own) = (flows[result], entries[result][argument]);
                    [flow[0] * own[0], flow[1] * own[1]]
                };
                let sum = (1..M).map(product).fold(product(0), |sum, flow| [sum[0] + flow[0], sum[1] + flow[1]]);
                // SAFETY: as the caller says. Arguments may be the same array, so one is done after the other.
                unsafe {
                    let place = row.add(2 * pair).cast::<[f64; 2]>();
                    let before = place.read();
                    place.write([before[0] + sum[0], before[1] + sum[1]]);
                }
            }
        }
        if self.places % 2 == 1 {
            let (place, entries) = (self.places - 1, entries.next().unwrap_or_default());
            for (argument, row) in rows.into_iter().enumerate() {
                let product = |result: usize| cotangents[result][place] * entries[result][argument][0];
                let sum = (1..M).map(product).fold(product(0), |sum, flow| sum + flow);
                // SAFETY: as above.
                unsafe { *row.add(place) += sum };
            }
        }
    }
}

impl<const N: usize, const M: usize> Rule for Table<N, M> {
    fn pull(&self, cotangent: &[f64], flow: &mut Flow<'_>) {
        let finite = || cotangent.iter().sum::<f64>().is_finite();
        if let (true, Some(rows)) = (self.is_finite && finite(), flow.rows::<N>()) {
            // SAFETY: the operands' places are adjoints of the task that is being swept, which by I1 is this thread's, and
            // earlier than the node's results.
            unsafe { self.pull_by_twos(cotangent, rows) };
            return;
        }
        for argument in 0..N {
            flow.add(argument, |adjoints| {
                for (place, adjoint) in adjoints.iter_mut().enumerate() {
                    let product = |result: usize| {
                        scale(cotangent[result * self.places + place], self.at(place, result, argument))
                    };
                    *adjoint += (1..M).map(product).fold(product(0), |sum, flow| sum + flow);
                }
            });
        }
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        for argument in 0..N {
            let Some(tangents) = inflow.of(argument) else { continue };
            for (result, tangent) in tangent.chunks_exact_mut(self.places).enumerate() {
                for (place, (tangent, own)) in tangent.iter_mut().zip(tangents.iter()).enumerate() {
                    *tangent += scale(*own, self.at(place, result, argument));
                }
            }
        }
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        sources.each(|result, of| {
            (0..N).for_each(|argument| of.element(argument, result % self.places));
        });
        true
    }
}
