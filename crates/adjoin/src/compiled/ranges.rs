//! The length and the elements of a range of integers, and the order of floats.
//!
//! The macro turns a range in a chain of iterators into a loop over `usize`, without knowing the type of its
//! integers: the traits here choose it.

/// Integers that ranges are made of. `i128` and `u128` are left out.
pub trait Integer: Copy {
    /// The length of `low..high`.
    fn span(low: Self, high: Self) -> usize;
    /// The element of `low..` at an index.
    fn nth(low: Self, index: usize) -> Self;
}

macro_rules! integers {
    ($($type:ident)*) => {$(
        impl Integer for $type {
            #[inline(always)]
            fn span(low: Self, high: Self) -> usize {
                if low < high { usize::try_from(i128::from_integer(high) - i128::from_integer(low)).unwrap_or(usize::MAX) } else { 0 }
            }

            #[inline(always)]
            #[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation, trivial_numeric_casts, reason = "within the range")]
            fn nth(low: Self, index: usize) -> Self {
                low.wrapping_add(index as $type)
            }
        }

        impl FromInteger<$type> for i128 {
            #[inline(always)]
            #[allow(clippy::cast_lossless, clippy::cast_possible_wrap, reason = "written once for all types")]
            fn from_integer(value: $type) -> i128 {
                value as i128
            }
        }
    )*};
}

/// Conversions to `i128` by `as`, in which every span fits: the macro above cannot write `i128::from` for
/// `isize` and `usize`.
trait FromInteger<T> {
    fn from_integer(value: T) -> Self;
}

integers!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

/// The length of `low..high`.
#[inline(always)]
pub fn span<I: Integer>(low: I, high: I) -> usize {
    I::span(low, high)
}

/// The element of `low..` at an index.
#[inline(always)]
pub fn nth<I: Integer>(low: I, index: usize) -> I {
    I::nth(low, index)
}

/// The order of two numbers, as the user's `total_cmp` gives it.
#[inline(always)]
pub fn total_order(a: f64, b: f64) -> std::cmp::Ordering {
    a.total_cmp(&b)
}

/// The order of two numbers, neither of which is NaN.
///
/// # Panics
/// If one is.
#[inline(always)]
pub fn order(a: f64, b: f64) -> std::cmp::Ordering {
    a.partial_cmp(&b).expect("numbers that are compared are not NaN")
}
