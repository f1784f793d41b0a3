//! Arrays that are written out, element by element.
//!
//! The compiler should know of the seeds of a function which tangents are 0 and which are 1. That must not
//! depend on a loop that it may not unroll, or on a call that it may not inline. `array::from_fn` was inlined
//! in one of our programs and not in another, which was nine times slower.

/// Makes arrays of `N` elements, up to 32. For [`batch_jacobian!`](crate::batch_jacobian) and
/// [`elementwise!`](crate::elementwise).
///
/// Every type does: that a function has it among its bounds says that there are not too many elements.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`batch_jacobian!` is for functions of up to 32 numbers and as much data, `elementwise!` for functions of up to 16 arrays"
)]
pub trait WrittenOut<const N: usize> {
    /// What is made of each place.
    fn each<T>(make: impl Fn(usize) -> T) -> [T; N];
}

impl<F> WrittenOut<0> for F {
    #[inline(always)]
    fn each<T>(_: impl Fn(usize) -> T) -> [T; 0] {
        []
    }
}

macro_rules! write_out {
    ([$($place:literal)*] $count:literal $($rest:literal)*) => {
        impl<F> WrittenOut<$count> for F {
            #[inline(always)]
            fn each<T>(make: impl Fn(usize) -> T) -> [T; $count] {
                [$(make($place)),*]
            }
        }
        write_out!([$($place)* $count] $($rest)*);
    };
    ([$($place:literal)*]) => {};
}

write_out! { [0] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 }
