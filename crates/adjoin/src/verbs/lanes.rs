//! Jacobians of small functions, by forward mode.
//!
//! A function of few numbers that is called very often (the residual of an observation, the step of a filter, the
//! material law at a point) has no use for a tape: recording and sweeping it costs several times what computing it does.
//! With a tangent for each of its inputs, value and Jacobian come out of one call. [`Lanes<K>`](Lanes) pushes `K` tangents at a
//! time.
//!
//! # Why it is fast
//! The seeds are unit vectors, and for a structure of fixed size the compiler knows them. Where it also sees the whole
//! function (mark what is called `#[inline(always)]`) the `K` lanes of every number are so many local variables. Those that stay
//! zero are the same computation as any other one that stays zero, so that only one of them is left, and the rest go
//! into vector registers. What comes out is close to a derivative written by hand: for the residual of bundle adjustment,
//! with 15 inputs, some three times the time of the residual alone.
//!
//! That works because tangents here are [unchecked](crate::forward): if a product of 0 and ∞ comes up, there is a NaN
//! in the result, and the function is run again with checked ones.
//!
//! Cost: a run of the function with `K` tangents for every `K` inputs. Nothing is recorded, and
//! [`jacobian_into`](Lanes::jacobian_into) allocates nothing.

use super::jacobian::Jacobian;
use crate::forward::Forward;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, With};

/// Forward mode with `K` tangents at a time, for functions of few numbers.
///
/// The function is called with `Forward<f64, K>` in place of `f64`. With `K` no less than the number of inputs it is called once;
/// with fewer, once for every `K` of them. The fastest `K` for a function of up to some 16 inputs is their number.
///
/// ```
/// use adjoin::prelude::*;
///
/// #[differentiable]
/// #[inline(always)]
/// fn to_polar([x, y]: [f64; 2]) -> [f64; 2] {
///     [x.hypot(y), y.atan2(x)]
/// }
///
/// let matrix = Lanes::<2>::jacobian(to_polar, &[3.0, 4.0]);
/// assert_eq!(matrix.entries(), [0.6, 0.8, -0.16, 0.12]);
///
/// // Into memory that is at hand, with the value:
/// let mut entries = [0.0; 4];
/// let value = Lanes::<2>::jacobian_into(to_polar, &[3.0, 4.0], &mut entries);
/// assert_eq!((value[0], entries), (5.0, [0.6, 0.8, -0.16, 0.12]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Lanes<const K: usize>;

impl<const K: usize> Lanes<K> {
    /// The Jacobian of `f` at `x`.
    ///
    /// If a product of 0 and ∞ comes up in its derivatives, `f` is called again, to count it as 0.
    pub fn jacobian<T, U, F>(f: F, x: &T) -> Jacobian<T::Plain>
    where
        T: Differentiable + ?Sized,
        U: Differentiable<Forward<f64, K>>,
        F: Fn(With<T, Forward<f64, K>>) -> U,
    {
        let pass = Pass::first(x);
        let output = pass.run(&f);
        let rows = output.count_scalars();
        let mut entries = vec![0.0; rows * pass.columns];
        let found = pass.write(&output, &mut entries);
        pass.finish(&f, found, &mut entries);
        Jacobian::of_entries(rows, pass.columns, entries, x.map_by(&mut Same))
    }

    /// The value of `f` at `x`, and its Jacobian row by row: a row for each scalar of the output, with an entry for each scalar
    /// of the input. See [`jacobian`](Lanes::jacobian).
    ///
    /// # Panics
    /// If `entries` has not the length of the Jacobian.
    #[inline(always)]
    pub fn jacobian_into<T, U, F>(f: F, x: &T, entries: &mut [f64]) -> U::Plain
    where
        T: Differentiable + ?Sized,
        U: Differentiable<Forward<f64, K>>,
        F: Fn(With<T, Forward<f64, K>>) -> U,
    {
        let pass = Pass::first(x);
        let output = pass.run(&f);
        let found = pass.write(&output, entries);
        pass.finish(&f, found, entries);
        output.map_scalars(&mut crate::Real::primal)
    }
}

/// What a pass found in the tangents of the output.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Numbers,
    NotANumber,
}

/// The derivatives in `K` inputs.
struct Pass<'x, T: ?Sized, const K: usize> {
    x: &'x T,
    /// The first of the inputs.
    first: usize,
    /// All inputs.
    columns: usize,
}

impl<'x, T: Differentiable + ?Sized, const K: usize> Pass<'x, T, K> {
    #[inline(always)]
    fn first(x: &'x T) -> Self {
        assert!(K > 0, "a Jacobian in no lanes: Lanes::<0>");
        Pass { x, first: 0, columns: x.count_scalars() }
    }

    /// Runs the function.
    #[inline(always)]
    fn run<U>(&self, f: &impl Fn(With<T, Forward<f64, K>>) -> U) -> U {
        f(self.seeds(|seed| seed))
    }

    /// The input, with its tangents.
    #[inline(always)]
    fn seeds(&self, each: impl Fn(Forward<f64, K>) -> Forward<f64, K>) -> With<T, Forward<f64, K>> {
        let mut column = 0_usize;
        self.x.map_scalars(&mut |x| {
            let lane = column.wrapping_sub(self.first);
            column += 1;
            each(Forward::seed(x, lane))
        })
    }

    /// Writes its columns.
    #[inline(always)]
    fn write<U: Differentiable<Forward<f64, K>>>(&self, output: &U, entries: &mut [f64]) -> Found {
        let lanes = K.min(self.columns - self.first);
        let (given, mut rows, mut not_a_number) = (entries.len(), 0, false);
        output.visit_scalars(&mut |y| {
            let start = rows * self.columns + self.first;
            rows += 1;
            let row = entries.get_mut(start..start + lanes).unwrap_or_else(|| refuse(given, self.columns));
            for (entry, tangent) in row.iter_mut().zip(y.tangents()) {
                *entry = tangent;
                not_a_number |= tangent.is_nan();
            }
        });
        if rows * self.columns != given {
            refuse(given, self.columns);
        }
        if not_a_number { Found::NotANumber } else { Found::Numbers }
    }

    /// What is left to do after the first pass, which is mostly nothing.
    #[inline(always)]
    fn finish<U, F>(&self, f: &F, found: Found, entries: &mut [f64])
    where
        U: Differentiable<Forward<f64, K>>,
        F: Fn(With<T, Forward<f64, K>>) -> U,
    {
        if found == Found::NotANumber {
            self.check(f, entries);
        }
        if self.columns > K {
            self.go_on(f, entries);
        }
    }

    /// Runs the function with checked tangents.
    #[cold]
    #[inline(never)]
    fn check<U, F>(&self, f: &F, entries: &mut [f64])
    where
        U: Differentiable<Forward<f64, K>>,
        F: Fn(With<T, Forward<f64, K>>) -> U,
    {
        self.write(&f(self.seeds(Forward::checked)), entries);
    }

    /// The passes after the first.
    #[inline(never)]
    fn go_on<U, F>(&self, f: &F, entries: &mut [f64])
    where
        U: Differentiable<Forward<f64, K>>,
        F: Fn(With<T, Forward<f64, K>>) -> U,
    {
        for first in (K..self.columns).step_by(K) {
            let pass = Pass { first, ..*self };
            if pass.write(&pass.run(f), entries) == Found::NotANumber {
                pass.check(f, entries);
            }
        }
    }
}

#[cold]
#[inline(never)]
fn refuse(given: usize, columns: usize) -> ! {
    panic!(
        "room for {given} entries of a Jacobian with {columns} columns: there have to be {columns} for each scalar of \
         the output"
    )
}
