//! Array nodes with a table of derivatives: functions by name, for each element.
//!
//! A function of `N` arrays with `M` results, at each place on its own (`array/function.rs`), is recorded as its derivatives, `N · M`
//! for each place, for a pack of four places at a time:
//!
//! ```text
//! table      places 0 … 3: ∂y₁/∂x₁ at all four, ∂y₁/∂x₂ at all four, …, ∂y₂/∂x₁ at all four, …     places 4 … 7: …
//! the sweep  x̄ₐ += Σ ȳₘ · ∂yₘ/∂xₐ                                                                 a pack in one instruction
//! ```
//!
//! In the usual case, where the operands' adjoints lie in rows and everything is finite, the sweep goes through the table once and
//! adds to all operands as it goes. The table is on the shelf, next to its node: nothing is allocated for it.

use std::ptr::NonNull;

use crate::array::sources::Sources;
use crate::array::{ElementFunction, Gradients, Part, WIDTH, buffer, fill, pack_of, table_length};
use crate::reverse::record::array;
use crate::reverse::record::cursor;
use crate::reverse::record::import;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;
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

/// Computes a function at each place and its derivatives, and records it. Not all operands are constants. Returns the results and
/// the id of the first.
///
/// # Panics
/// If this thread runs no task.
#[inline(always)]
pub(in crate::reverse) fn record<F, const N: usize, const M: usize>(
    rows: [&[f64]; N],
    operands: [Operand; N],
) -> (Vec<f64>, NodeId)
where
    F: ElementFunction<N, M>,
{
    import::require_task();
    let places = rows[0].len();
    let room = cursor::with_current(|_, lane| lane.arrays.room::<Gradients<N>>(table_length::<M>(places)));
    let mut room = room.expect("there is a task");
    let mut primals = buffer::empty(M * places);
    let results = &mut primals.spare_capacity_mut()[..M * places];
    // SAFETY: nobody else knows of that memory.
    let is_finite = Part::all(rows, results, unsafe { room.as_mut() }).each(&|part| fill::<F, N, M>(part));
    // SAFETY: all of them have been written.
    unsafe { primals.set_len(M * places) };
    let gradients = NonNull::slice_from_raw_parts(room.cast(), room.len());
    (primals, array::push(M * places, operands, Table::<N, M> { gradients, places, is_finite }))
}

impl<const N: usize, const M: usize> Table<N, M> {
    #[inline]
    fn gradients(&self) -> &[Gradients<N>] {
        // SAFETY: `tabulate` has written all of it, and it lives as long as the node.
        unsafe { self.gradients.as_ref() }
    }

    /// The derivative of a result in an argument at a place.
    fn at(&self, place: usize, result: usize, argument: usize) -> f64 {
        let (pack, within) = pack_of(place, self.places);
        self.gradients()[pack * M + result][argument][within]
    }

    /// The sweep in the usual case.
    ///
    /// # Safety
    /// From each of `rows` on that is not null, there are as many numbers as places, which are this thread's and none of the
    /// cotangents.
    #[inline(always)]
    unsafe fn pull_in_packs(&self, cotangent: &[f64], rows: [*mut f64; N]) {
        let mut of_results = cotangent.chunks_exact(self.places);
        let cotangents: [&[f64]; M] = std::array::from_fn(|_| of_results.next().unwrap_or_default());
        let whole = self.places / WIDTH;
        // From the last to the first, as the nodes: what is in no cache is fetched in one sequence.
        for (pack, entries) in self.gradients().chunks_exact(M).take(whole).enumerate().rev() {
            let first = pack * WIDTH;
            let flows = cotangents.map(|cotangent| -> [f64; WIDTH] {
                cotangent[first..first + WIDTH].try_into().expect("so many")
            });
            for (argument, row) in rows.into_iter().enumerate() {
                if row.is_null() {
                    continue;
                }
                // SAFETY: as the caller says. Arguments may be the same array, so one is done after the other.
                let row = unsafe { &mut *row.add(first).cast::<[f64; WIDTH]>() };
                for (place, adjoint) in row.iter_mut().enumerate() {
                    let product = |result: usize| flows[result][place] * entries[result][argument][place];
                    *adjoint += (1..M).map(product).fold(product(0), |sum, flow| sum + flow);
                }
            }
        }
        // One by one: a pack that overlaps the last would have to wait for it.
        for place in whole * WIDTH..self.places {
            let (pack, within) = pack_of(place, self.places);
            let entries = &self.gradients()[pack * M..][..M];
            let flows = cotangents.map(|cotangent| cotangent[place]);
            for (argument, row) in rows.into_iter().enumerate().filter(|(_, row)| !row.is_null()) {
                let product = |result: usize| flows[result] * entries[result][argument][within];
                let flow = (1..M).map(product).fold(product(0), |sum, flow| sum + flow);
                // SAFETY: as above.
                unsafe { *row.add(place) += flow };
            }
        }
    }

    /// [`Table::pull_in_packs`], compiled to instructions that do a pack at once.
    ///
    /// # Safety
    /// As there, and the processor has these instructions.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx")]
    unsafe fn pull_at_once(&self, cotangent: &[f64], rows: [*mut f64; N]) {
        // SAFETY: as the caller says.
        unsafe { self.pull_in_packs(cotangent, rows) };
    }
}

/// Whether numbers are finite, and not so large that their sum is not.
#[inline]
fn are_finite(numbers: &[f64]) -> bool {
    // Four sums, so that an addition need not wait for the one before.
    let mut sums = [0.0; 4];
    let groups = numbers.chunks_exact(4);
    let rest = groups.remainder().iter().sum::<f64>();
    groups.for_each(|group| sums.iter_mut().zip(group).for_each(|(sum, number)| *sum += number));
    (sums[0] + sums[1] + (sums[2] + sums[3]) + rest).is_finite()
}

impl<const N: usize, const M: usize> Rule for Table<N, M> {
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        if let (true, Some(rows)) = (self.is_finite && are_finite(cotangent), flow.rows::<N>(self.places)) {
            #[cfg(target_arch = "x86_64")]
            if std::arch::is_x86_feature_detected!("avx") {
                // SAFETY: as below, and the instructions are there.
                return unsafe { self.pull_at_once(cotangent, rows) };
            }
            // SAFETY: the operands' places are adjoints of the task that is being swept, which by I1 is this thread's, and
            // earlier than the node's results.
            return unsafe { self.pull_in_packs(cotangent, rows) };
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

    fn table_bytes(&self) -> usize {
        size_of_val(self.gradients())
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
