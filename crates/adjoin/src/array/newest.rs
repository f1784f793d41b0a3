//! Functions for each element ([`elementwise!`](crate::elementwise)) by the newest instructions of the
//! processor, into memory that nobody has written to.

#![expect(unsafe_code, reason = "instructions that were asked for, and memory that was written")]

use super::buffer;
use super::function::{ElementFunction, Part, tabulate, tabulate_values};

/// The values of a function alone.
pub(crate) fn values<F, const N: usize, const M: usize>(rows: [&[f64]; N]) -> Vec<f64>
where
    F: ElementFunction<N, M>,
{
    let length = M * rows[0].len();
    let mut values = buffer::empty(length);
    let results = &mut values.spare_capacity_mut()[..length];
    Part::all(rows, results, &mut []).each(&|part| fill_values::<F, N, M>(part));
    // SAFETY: all of them have been written.
    unsafe { values.set_len(length) };
    values
}

/// Writes `$name`, which does what `$function` does by the newest instructions that there are. They change no
/// bit of the result.
macro_rules! by_newest_instructions {
    ($name:ident, $newest:ident, $function:ident) => {
        #[inline]
        pub(crate) fn $name<F, const N: usize, const M: usize>(part: Part<'_, N, M>) -> bool
        where
            F: ElementFunction<N, M>,
        {
            #[cfg(target_arch = "x86_64")]
            if std::arch::is_x86_feature_detected!("avx2") {
                // SAFETY: the instructions are there.
                return unsafe { $newest::<F, N, M>(part) };
            }
            $function::<F, N, M>(part)
        }

        /// Compiled to instructions that do a pack at once.
        ///
        /// # Safety
        /// The processor has these instructions.
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        unsafe fn $newest<F, const N: usize, const M: usize>(part: Part<'_, N, M>) -> bool
        where
            F: ElementFunction<N, M>,
        {
            $function::<F, N, M>(part)
        }
    };
}

by_newest_instructions!(fill, fill_at_once, tabulate);
by_newest_instructions!(fill_values, fill_values_at_once, tabulate_values);
