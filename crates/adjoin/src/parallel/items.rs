//! Collections that can be mapped over in parallel.

use std::ops::{Range, RangeInclusive};

use crate::array::{Matrix, Vector};
use crate::real::Real;

/// Items found by index: slices, vectors and arrays by reference, the elements of a [`Vector`], the rows of a
/// [`Matrix`], and ranges of integers.
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

/// The elements of a vector.
impl<R: Real> Items for &Vector<R> {
    type Item = R;

    #[inline]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline]
    fn at(&self, index: usize) -> R {
        Vector::at(self, index)
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

impl<T: Integer> Items for Range<T> {
    type Item = T;

    #[inline(always)]
    fn count(&self) -> usize {
        self.start.up_to(self.end)
    }

    #[inline(always)]
    fn at(&self, index: usize) -> T {
        self.start.plus(index)
    }
}

impl<T: Integer> Items for RangeInclusive<T> {
    type Item = T;

    #[inline(always)]
    fn count(&self) -> usize {
        let below = || self.start().up_to(*self.end()).checked_add(1).expect("a range that fits into memory");
        if self.is_empty() { 0 } else { below() }
    }

    #[inline(always)]
    fn at(&self, index: usize) -> T {
        self.start().plus(index)
    }
}

/// The integers.
pub trait Integer: Copy + PartialOrd + Send + Sync {
    /// The number of integers from this one to the one before `end`.
    #[doc(hidden)]
    fn up_to(self, end: Self) -> usize;

    /// The integer that is `n` larger; it must be representable.
    #[doc(hidden)]
    #[must_use]
    fn plus(self, n: usize) -> Self;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Integer for $integer {
            #[inline(always)]
            fn up_to(self, end: Self) -> usize {
                let length = if self < end { end.abs_diff(self) } else { 0 };
                usize::try_from(length).expect("a range that fits into memory")
            }

            #[inline(always)]
            fn plus(self, n: usize) -> Self {
                // The sum is representable, so an intermediate overflow cancels out.
                self.wrapping_add(n as $integer)
            }
        }
    )*};
}

integers! { usize u64 u32 u16 u8 isize i64 i32 i16 i8 }
