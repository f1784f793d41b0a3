//! Bars: derivatives, in a structure of the same shape as the value. Values without derivatives inside of it,
//! such as integers, are copied into the bar and mean nothing there.

use super::lanes::Bar;
use crate::structure::{Differentiable, ShapeError, With};

/// Zeros in the shape of a value.
#[inline]
pub fn zeros<T: Differentiable + ?Sized>(value: &T) -> With<T, f64> {
    zeros_of::<f64, T>(value)
}

/// Zeros in the shape of a value, for bars of any kind.
#[inline]
pub fn zeros_of<B: Bar, T: Differentiable + ?Sized>(value: &T) -> With<T, B> {
    value.map_scalars(&mut |_| B::ZERO)
}

/// An owned copy of a value, with vectors for slices: the argument of a verb, or a cotangent.
#[inline]
pub fn owned<T: Differentiable + ?Sized>(value: &T) -> With<T, f64> {
    value.map_scalars(&mut |x| x)
}

/// An owned copy of a value of any type, also of one without floats. The forward pass works on it in place of
/// what is behind a `&mut` parameter.
#[inline]
pub fn copy<T: ToOwned + ?Sized>(value: &T) -> T::Owned {
    value.to_owned()
}

/// The bar that a result starts with: the given cotangent, or zeros if the caller wants the gradient of
/// another result.
///
/// # Panics
/// If a given one has another shape than the result.
#[inline]
pub fn cotangent<T: Differentiable + ?Sized>(result: &T, given: Option<&T>) -> With<T, f64> {
    let Some(given) = given else { return zeros(result) };
    let given = owned(given);
    same_shape(result.zip_scalars(&given, &mut |_: f64, _: f64| {}));
    given
}

/// The value of an outcome that is an error only if shapes differ.
///
/// # Panics
/// If it is an error.
#[inline]
pub(super) fn same_shape<T>(outcome: Result<T, ShapeError>) -> T {
    outcome.unwrap_or_else(|error| panic!("a cotangent has another shape than the result: {error}"))
}

/// Called where a value is in another variant than the one whose field is read.
///
/// # Panics
/// Always: the user's `match` has looked at the variant before, or the macro has a bug.
#[cold]
pub fn other_variant() -> ! {
    panic!("a value has another variant than where it was matched")
}

/// Pops a value that the forward pass pushed.
///
/// # Panics
/// If there is none, which would be a bug in the macro.
#[inline(always)]
pub fn taken<T>(kept: Option<T>) -> T {
    kept.expect("the forward pass has kept a value for each one that the reverse pass takes")
}

/// Adds a bar to another one of the same shape.
///
/// # Panics
/// If the shapes differ.
#[inline]
pub fn add<T: AddBar<U> + ?Sized, U: ?Sized>(bar: &mut T, other: &U) {
    bar.add_bar(other);
}

/// Bars that can be added to each other. A slice may get the bar of a vector, because copies of slices are
/// vectors. Structs of the module have no implementation: the macro adds their fields.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no bars that can be added",
    note = "compiled adjoints add bars of floats, arrays, vectors, tuples, and of structs of the module"
)]
pub trait AddBar<U: ?Sized = Self> {
    /// Adds `other`.
    fn add_bar(&mut self, other: &U);
}

impl AddBar for f64 {
    #[inline(always)]
    fn add_bar(&mut self, other: &f64) {
        *self += *other;
    }
}

macro_rules! no_bars {
    ($($type:ty)*) => {$(
        impl AddBar for $type {
            #[inline(always)]
            fn add_bar(&mut self, _: &Self) {}
        }
    )*};
}

no_bars!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool char);

/// Adds bars of sequences, element by element.
#[inline]
fn add_elements<T: AddBar>(bars: &mut [T], others: &[T]) {
    assert!(
        bars.len() == others.len(),
        "the lengths of two bars differ: {} and {}",
        bars.len(),
        others.len()
    );
    bars.iter_mut().zip(others).for_each(|(bar, other)| bar.add_bar(other));
}

impl<T: AddBar> AddBar for [T] {
    #[inline]
    fn add_bar(&mut self, other: &[T]) {
        add_elements(self, other);
    }
}

impl<T: AddBar> AddBar<Vec<T>> for [T] {
    #[inline]
    fn add_bar(&mut self, other: &Vec<T>) {
        add_elements(self, other);
    }
}

impl<T: AddBar> AddBar for Vec<T> {
    #[inline]
    fn add_bar(&mut self, other: &Vec<T>) {
        add_elements(self, other);
    }
}

impl<T: AddBar, const N: usize> AddBar for [T; N] {
    #[inline]
    fn add_bar(&mut self, other: &[T; N]) {
        add_elements(self, other);
    }
}

impl<T: AddBar, const N: usize> AddBar<Vec<T>> for [T; N] {
    #[inline]
    fn add_bar(&mut self, other: &Vec<T>) {
        add_elements(self, other);
    }
}

macro_rules! tuples {
    ($($($name:ident $index:tt),+;)*) => {$(
        impl<$($name: AddBar),+> AddBar for ($($name,)+) {
            #[inline]
            fn add_bar(&mut self, other: &Self) {
                $(self.$index.add_bar(&other.$index);)+
            }
        }
    )*};
}

tuples! {
    A 0;
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
    A 0, B 1, C 2, D 3, E 4;
    A 0, B 1, C 2, D 3, E 4, F 5;
}

/// Whether all numbers are finite.
#[inline]
pub fn is_finite<T: Differentiable + ?Sized>(bar: &T) -> bool {
    // A finite number times zero is zero, with either sign; all others give NaN. The bits of all products are
    // collected in one word, and the sign is shifted out. This vectorises, at one multiplication per number.
    let mut bits = 0u64;
    bar.visit_scalars(&mut |x: f64| bits |= (x * 0.0).to_bits());
    bits << 1 == 0
}

#[cfg(test)]
mod tests {
    use super::is_finite;

    #[test]
    fn one_number_that_is_not_finite_is_found() {
        for length in 0..20 {
            let mut bar: Vec<f64> = (0..length).map(|i| f64::from(i) - 4.0).collect();
            assert!(is_finite(&bar));
            bar.extend([f64::MAX, f64::MIN, f64::MIN_POSITIVE / 8.0, -0.0]);
            assert!(is_finite(&bar));
            for number in 0..bar.len() {
                for other in [f64::NAN, -f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
                    let mut bar = bar.clone();
                    bar[number] = other;
                    assert!(!is_finite(&bar), "{other} at {number} of {length}");
                }
            }
        }
    }
}
