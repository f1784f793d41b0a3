//! Collections that can be mapped over in parallel.

use std::ops::{Range, RangeInclusive};

use crate::array::{Matrix, Vector};
use crate::real::Real;

/// Items found by index: slices, vectors and arrays by reference, the rows of a matrix, and ranges of
/// integers.
pub trait Items: Sync {
    /// An item.
    type Item;

    /// The number of items.
    fn count(&self) -> usize;

    /// The item at `index`, which is below the count.
    fn at(&self, index: usize) -> Self::Item;
}

impl<'a, T: Sync> Items for &'a [T] {
    type Item = &'a T;

    #[inline(always)]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline(always)]
    fn at(&self, index: usize) -> &'a T {
        &self[index]
    }
}

impl<'a, T: Sync> Items for &'a Vec<T> {
    type Item = &'a T;

    #[inline(always)]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline(always)]
    fn at(&self, index: usize) -> &'a T {
        &self[index]
    }
}

impl<'a, T: Sync, const N: usize> Items for &'a [T; N] {
    type Item = &'a T;

    #[inline(always)]
    fn count(&self) -> usize {
        N
    }

    #[inline(always)]
    fn at(&self, index: usize) -> &'a T {
        &self[index]
    }
}

/// The rows of a matrix.
impl<R: Real> Items for &Matrix<R> {
    type Item = Vector<R>;

    #[inline]
    fn count(&self) -> usize {
        self.rows()
    }

    #[inline]
    fn at(&self, index: usize) -> Vector<R> {
        self.row(index)
    }
}

macro_rules! ranges {
    ($($integer:ty)*) => {$(
        impl Items for Range<$integer> {
            type Item = $integer;

            #[inline(always)]
            fn count(&self) -> usize {
                usize::try_from(self.end.saturating_sub(self.start).max(0)).expect("a range that fits into memory")
            }

            #[inline(always)]
            fn at(&self, index: usize) -> $integer {
                self.start + <$integer>::try_from(index).expect("an index below the count")
            }
        }

        impl Items for RangeInclusive<$integer> {
            type Item = $integer;

            #[inline(always)]
            fn count(&self) -> usize {
                if self.is_empty() { 0 } else { Items::count(&(*self.start()..*self.end())) + 1 }
            }

            #[inline(always)]
            fn at(&self, index: usize) -> $integer {
                self.start() + <$integer>::try_from(index).expect("an index below the count")
            }
        }
    )*};
}

ranges! { usize u64 u32 i64 i32 }
