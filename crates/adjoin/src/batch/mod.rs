//! Functions at many points, in vector code: what [`batch_jacobian!`](crate::batch_jacobian) and
//! [`elementwise!`](crate::elementwise) run a function on.
//!
//! | file | |
//! | --- | --- |
//! | `pack` | several numbers in one, computed by one instruction |
//! | `functions` | `exp`, `exp_m1` and `tanh` of a pack |
//! | `dual`, `masked` | forward mode on packs, unchecked |
//! | `watch` | when a computation on packs has to be done again |
//! | `bound` | what stays on its thread |
//! | `written_out` | arrays whose elements the compiler knows |
//! | `structures` | points that are structures, one at a time |
//! | `parallel` | points on all threads |
//! | `terms` | sums of small terms, with gradient and Hessian |
//!
//! Bundle adjustment, calibration and finite elements need the Jacobian of one function of a dozen numbers at
//! a hundred thousand points. Forward mode computes it without a tape, with a tangent for each input. Two
//! points are done at once: every number is a [`Pair`], one half for each point, so that vector registers are
//! full in the whole program, not only where tangents happen to lie side by side.
//!
//! ```text
//! the function        f : [R; N] × [R; D] → [R; M], for any R: Real        inputs, and data that has no derivative
//! what is run         f at R = Dual<Pair, N>
//! pairs diverged      f at R = Forward<f64, N>, once for each of the two   a comparison came out differently for them
//! NaN in a tangent    likewise, with checked tangents                      maybe 0 · ∞, which counts as 0
//! ```
//!
//! The result has the same bits as doing every point on its own, whichever points are paired.

mod bound;
mod dual;
mod functions;
mod masked;
mod pack;
mod parallel;
mod structures;
mod terms;
mod watch;
mod written_out;

pub(crate) use bound::{Bound, forks_nothing, stays_on_thread};
pub use dual::Dual;
pub(crate) use functions::{Functions, OneByOne, Together};
pub(crate) use masked::{MASKED_LANES, Masked, each_lane};
pub(crate) use pack::{Pack, Pair};
pub use parallel::in_parallel;
pub use structures::StructureBatch;
pub use terms::sum_hessian;
pub(crate) use watch::{Watch, checked_jacobian};
pub use written_out::WrittenOut;

use crate::forward::Forward;
use crate::real::Real;

/// The Jacobians of a function at many points.
///
/// ```text
/// batch_jacobian!(function, points, entries)                       the Jacobians
/// batch_jacobian!(function, points, entries, values)               and the values
/// batch_jacobian!(function, points => N, entries, values)          points that are structures of N scalars
/// ```
///
/// - `function`: the path of a generic function `fn f<R: Real>(x: [R; N], data: [R; D]) -> [R; M]`;
///   `#[differentiable]` makes one of a function of arrays of `f64`. Mark it, and what it calls,
///   `#[inline(always)]`.
/// - `points`: an iterator over `([f64; N], [f64; D])`: where the derivatives are wanted, and data that the
///   function also depends on. With `=> N`: over `(X, D)`, where `X` is any structure of `N` scalars and `D`
///   is any data; the function is `fn f<R: Real>(x: X<R>, data: D) -> U<R>`, with any structure as its
///   result.
/// - `entries`: a `&mut [f64]` for the matrices, one after the other, each row by row: `M · N` for each
///   point.
/// - `values`: a `&mut [f64]` for the values, `M` for each point.
///
/// ```
/// use adjoin::prelude::*;
///
/// /// How far a circle's centre and radius are from explaining a point.
/// #[differentiable]
/// #[inline(always)]
/// fn residual([x, y, radius]: [f64; 3], [u, v]: [f64; 2]) -> [f64; 1] {
///     [(u - x).hypot(v - y) - radius]
/// }
///
/// let seen = [[3.0, 4.0], [0.0, 2.0], [-5.0, 12.0]];
/// let mut entries = [0.0; 9];
/// adjoin::batch_jacobian!(residual, seen.iter().map(|point| ([0.0, 0.0, 1.0], *point)), &mut entries);
/// assert_eq!(entries[..3], [-0.6, -0.8, -1.0]);
/// assert_eq!(entries[3..6], [0.0, -1.0, -1.0]);
/// ```
///
/// Points are done two at a time. Where a comparison comes out differently for the two, the function is
/// called for each of them again; so if it has branches, sort the points accordingly if you can. Structures
/// are done one at a time, because they may hold data by which two of them differ. For all threads see
/// [`par_batch_jacobian!`](crate::par_batch_jacobian).
///
/// ```
/// use adjoin::prelude::*;
///
/// #[derive(Clone, Differentiable)]
/// struct Circle<R = f64> { centre: (R, R), radius: R }
///
/// fn residual<R: Real>(circle: Circle<R>, &(u, v): &(f64, f64)) -> R {
///     (-circle.centre.0 + u).hypot(-circle.centre.1 + v) - circle.radius
/// }
///
/// let (circle, seen) = (Circle { centre: (0.0, 0.0), radius: 1.0 }, [(3.0, 4.0), (0.0, 2.0)]);
/// let (mut entries, mut values) = ([0.0; 6], [0.0; 2]);
/// let points = seen.iter().map(|point| (circle.clone(), point));
/// adjoin::batch_jacobian!(residual, points => 3, &mut entries, &mut values);
/// assert_eq!(values, [4.0, 1.0]);
/// assert_eq!(entries, [-0.6, -0.8, -1.0, 0.0, -1.0, -1.0]);
/// ```
///
/// # Panics
/// If `entries` does not have room for exactly all matrices, or `values` for all values; if a structure does
/// not have `N` scalars.
#[macro_export]
macro_rules! batch_jacobian {
    (|$($closure:tt)*) => { $crate::batch_jacobian!(@closure) };
    (move $($closure:tt)*) => { $crate::batch_jacobian!(@closure) };
    (@closure) => {
        compile_error!(
            "`batch_jacobian!` takes a function by its path, because it is compiled for several types of numbers. What a closure would \
             capture can be passed as data"
        )
    };
    ($function:path, $points:expr => $inputs:expr, $entries:expr $(,)?) => {
        $crate::batch_jacobian!(@structures $function, $points, $inputs, $entries, $crate::macro_support::NoValues)
    };
    ($function:path, $points:expr => $inputs:expr, $entries:expr, $values:expr $(,)?) => {
        $crate::batch_jacobian!(@structures $function, $points, $inputs, $entries, $crate::macro_support::Values::new($values))
    };
    (@structures $function:path, $points:expr, $inputs:expr, $entries:expr, $values:expr) => {
        match $crate::macro_support::StructureBatch::<{ $inputs }, _>::new($entries, $values) {
            mut batch => {
                for (x, data) in $points {
                    let value = $function(batch.seeded(&x), data);
                    batch.write(&value);
                }
                batch.finish();
            }
        }
    };
    ($function:path, $points:expr, $entries:expr $(,)?) => {
        $crate::batch_jacobian!(@pairs $function, $points, $entries, $crate::macro_support::NoValues)
    };
    ($function:path, $points:expr, $entries:expr, $values:expr $(,)?) => {
        $crate::batch_jacobian!(@pairs $function, $points, $entries, $crate::macro_support::Values::new($values))
    };
    (@pairs $function:path, $points:expr, $entries:expr, $values:expr) => {
        // `match`, so that what is only made for this call lives as long as it.
        match $crate::macro_support::Batch::new($points, $entries, $values) {
            mut batch => {
                while let Some(two) = batch.next_two() {
                    let (x, data) = two.seeds();
                    let values = $function(x, data);
                    batch.write(two, values, |x, data| $function(x, data));
                }
                batch.finish();
            }
        }
    };
}

/// A number at two points, with its derivatives in `K` inputs.
type OfTwo<const K: usize> = Dual<Pair, K>;

/// Points that are left to do. For [`batch_jacobian!`](crate::batch_jacobian).
#[derive(Debug)]
pub struct Batch<'e, I, V> {
    points: I,
    rest: &'e mut [f64],
    values: V,
    /// The number of points done.
    done: usize,
    watch: Watch,
}

/// Where the values go.
pub trait ValueSink: Send + Sized {
    /// The number of values that there is room for.
    fn room(&self) -> usize;

    /// Room for that many values, and the rest.
    fn split(self, count: usize) -> (Self, Self);

    /// The room for as many numbers, if values are wanted.
    fn take(&mut self, count: usize, points: usize) -> Option<&mut [f64]>;

    /// Says that there are no more points.
    fn finish(self, points: usize);
}

/// Values are not wanted.
#[derive(Debug)]
pub struct NoValues;

impl ValueSink for NoValues {
    fn room(&self) -> usize {
        0
    }

    fn split(self, _: usize) -> (Self, Self) {
        (Self, Self)
    }

    #[inline(always)]
    fn take(&mut self, _: usize, _: usize) -> Option<&mut [f64]> {
        None
    }

    #[inline(always)]
    fn finish(self, _: usize) {}
}

/// Values go one after the other into a slice.
#[derive(Debug)]
pub struct Values<'v>(&'v mut [f64]);

impl<'v> Values<'v> {
    /// Room for all values.
    #[inline(always)]
    pub fn new(room: &'v mut [f64]) -> Self {
        Self(room)
    }
}

impl ValueSink for Values<'_> {
    fn room(&self) -> usize {
        self.0.len()
    }

    fn split(self, count: usize) -> (Self, Self) {
        let (left, right) = self.0.split_at_mut(count);
        (Self(left), Self(right))
    }

    #[inline(always)]
    fn take(&mut self, count: usize, points: usize) -> Option<&mut [f64]> {
        let room = std::mem::take(&mut self.0);
        if room.len() < count {
            refuse_values(room.len(), count, points);
        }
        let (values, rest) = room.split_at_mut(count);
        self.0 = rest;
        Some(values)
    }

    #[inline(always)]
    fn finish(self, points: usize) {
        if !self.0.is_empty() {
            values_left_over(self.0.len(), points);
        }
    }
}

/// Two points, or the last one twice.
#[derive(Clone, Copy, Debug)]
pub struct Two<const N: usize, const D: usize> {
    points: [([f64; N], [f64; D]); 2],
    count: usize,
}

impl<'e, I, V, const N: usize, const D: usize> Batch<'e, I, V>
where
    I: Iterator<Item = ([f64; N], [f64; D])>,
    V: ValueSink,
{
    /// All points, and room for their matrices.
    #[inline(always)]
    pub fn new(points: impl IntoIterator<IntoIter = I>, entries: &'e mut [f64], values: V) -> Self {
        Self { points: points.into_iter(), rest: entries, values, done: 0, watch: Watch::start() }
    }

    /// The next two.
    #[inline(always)]
    pub fn next_two(&mut self) -> Option<Two<N, D>> {
        let first = self.points.next()?;
        let (second, count) = self.points.next().map_or((first, 1), |second| (second, 2));
        Some(Two { points: [first, second], count })
    }

    /// Writes the matrices at two points, from the function's values there, or from calling it again.
    #[inline(always)]
    pub fn write<const M: usize>(
        &mut self,
        two: Two<N, D>,
        values: [OfTwo<N>; M],
        again: impl Fn([Forward<f64, N>; N], [Forward<f64, N>; D]) -> [Forward<f64, N>; M],
    ) {
        let room = std::mem::take(&mut self.rest);
        if room.len() < two.count * M * N {
            refuse(room.len(), M, N, self.done);
        }
        let (matrices, rest) = room.split_at_mut(two.count * M * N);
        self.rest = rest;
        let mut primals = self.values.take(two.count * M, self.done);
        self.done += two.count;
        if let Some(primals) = &mut primals {
            for (point, primals) in primals.chunks_exact_mut(M.max(1)).enumerate() {
                for (primal, value) in primals.iter_mut().zip(&values) {
                    *primal = value.primal.at(point);
                }
            }
        }
        for (point, matrix) in matrices.chunks_exact_mut((M * N).max(1)).enumerate() {
            for (row, value) in matrix.chunks_exact_mut(N).zip(&values) {
                for (entry, tangent) in row.iter_mut().zip(&value.tangents) {
                    *entry = tangent.at(point);
                }
            }
        }
        // x · 0 is NaN where x is NaN or infinite, and 0 elsewhere, so one sum checks all.
        let mut doubt = Pair::from(0.0);
        for value in &values {
            for tangent in &value.tangents {
                doubt += *tangent * 0.0;
            }
        }
        if self.watch.diverged() || (doubt.at(0) + doubt.at(1)).is_nan() {
            two.one_by_one(matrices, primals.unwrap_or_default(), again);
        }
    }

    /// Says that there are no more points.
    #[inline(always)]
    pub fn finish(self) {
        if !self.rest.is_empty() {
            left_over(self.rest.len(), self.done);
        }
        self.values.finish(self.done);
    }
}

impl<const N: usize, const D: usize> Two<N, D> {
    /// What the function is called with.
    #[inline(always)]
    pub fn seeds(&self) -> ([OfTwo<N>; N], [OfTwo<N>; D])
    where
        Self: WrittenOut<N> + WrittenOut<D>,
    {
        let [(x, data), (other_x, other_data)] = &self.points;
        (
            <Self as WrittenOut<N>>::each(|place| Dual::input(Pair::new([x[place], other_x[place]]), place)),
            <Self as WrittenOut<D>>::each(|place| {
                Dual::constant_of(Pair::new([data[place], other_data[place]]))
            }),
        )
    }

    /// The matrices of points that took different ways, or with a derivative that is NaN.
    #[cold]
    #[inline(never)]
    fn one_by_one<const M: usize>(
        self,
        matrices: &mut [f64],
        values: &mut [f64],
        f: impl Fn([Forward<f64, N>; N], [Forward<f64, N>; D]) -> [Forward<f64, N>; M],
    ) {
        let mut values = values.chunks_exact_mut(M.max(1));
        for ((x, data), matrix) in self.points.iter().zip(matrices.chunks_exact_mut((M * N).max(1))) {
            let results = f(Forward::inputs(*x), data.map(Real::constant));
            matrix.copy_from_slice(results.map(Forward::tangents).as_flattened());
            if let Some(values) = values.next() {
                values.copy_from_slice(&results.map(Forward::inner));
            }
        }
    }
}

#[cold]
#[inline(never)]
fn refuse(left: usize, rows: usize, columns: usize, done: usize) -> ! {
    panic!(
        "the slice for the Jacobians is too short: after {done} points it has room for {left} more entries, and each \
         point takes {rows} × {columns}"
    )
}

#[cold]
#[inline(never)]
fn refuse_values(left: usize, results: usize, done: usize) -> ! {
    panic!(
        "the slice for the values is too short: after {done} points it has room for {left} more, and each point has {results}"
    )
}

#[cold]
#[inline(never)]
fn values_left_over(left: usize, points: usize) -> ! {
    panic!("the slice for the values is too long: {left} of its elements are left over after {points} points")
}

#[cold]
#[inline(never)]
fn left_over(entries: usize, points: usize) -> ! {
    panic!(
        "the slice for the Jacobians is too long: {entries} of its elements are left over after {points} points"
    )
}
