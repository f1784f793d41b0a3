//! Elementwise functions, given by name.
//!
//! [`Array::map`] takes a closure, which exists for one type of scalar. In reverse mode it is run on
//! stand-ins, and what it records is swept, element by element. A *generic function* can be run at any
//! scalar:
//!
//! ```text
//! on Vector<f64>       f at R = Pack<Together, 4>                  four elements at once
//! on Vector<Reverse>   f at R = Masked<Pack<Together, 4>>          with the derivatives, which become a table of the node
//! a pack diverged      each of its elements again, as all numbers of a pack
//! NaN in a derivative  that element again, at R = Forward<f64, N>  maybe 0 · ∞, which counts as 0
//! on anything else     f at that scalar, element by element
//! ```
//!
//! The function is thus compiled to straight-line vector code (`batch/pack.rs`), exponential functions
//! included (`batch/functions.rs`), that leaves out derivatives which are zero (`batch/masked.rs`). The
//! values have the same bits over `f64` and over `Reverse`, and do not depend on which elements are
//! neighbours.
//!
//! Packs have four numbers, as a vector register of AVX2 has. (`batch/` has pairs, as every 64-bit processor
//! has.) The loops here are compiled twice, and the version is chosen at run time
//! (`reverse/arrays/table.rs`). With the older instructions a pack is two vectors.
//!
//! Cost: on arrays of [`Reverse`](crate::Reverse), `8 · N · M` bytes of tape for each element
//! (`reverse/arrays/table.rs`).

use std::mem::MaybeUninit;
use std::ops::Range;

use super::Elements;
use super::kernel::{PART, WORTHWHILE};
use super::layout::Layout;
use super::value::Array;
use crate::batch::{MASKED_LANES, Masked, Pack, Together, Watch, WrittenOut, checked_jacobian, each_lane};
use crate::real::{LeftOf, Real, RefOps};

/// A function, by its name, of the elements of some arrays at the same place: one array node.
///
/// ```text
/// elementwise!(function, [array, …])             an array
/// elementwise!(function, [array, …] => M)        M arrays: [Array; M]
/// ```
///
/// - `function`: the path of a generic function `fn f<R: Real>(x: [R; N]) -> R`, or `-> [R; M]`;
///   `#[differentiable]` makes one of a function of `f64`. Mark it, and what it calls, `#[inline(always)]`.
/// - the arrays: references to up to 16 vectors or matrices of the same shape.
///
/// ```
/// use adjoin::prelude::*;
///
/// #[differentiable]
/// mod layer {
///     use adjoin::{Vector, elementwise};
///
///     #[inline(always)]
///     fn gate([x, weight, bias]: [f64; 3]) -> f64 {
///         1.0 / (1.0 + (-(x * weight + bias)).exp())
///     }
///
///     pub fn forward(x: &Vector<f64>, weights: &Vector<f64>, biases: &Vector<f64>) -> f64 {
///         elementwise!(gate, [x, weights, biases]).sum()
///     }
/// }
///
/// use adjoin::Vector;
/// let [x, w, b] = [[0.0, 1.0, 2.0], [0.5, 0.5, 0.5], [0.0, -0.5, -1.0]].map(Vector::from);
/// assert_eq!(layer::forward(&x, &w, &b), 1.5);
/// let slopes = grad(|(x, w, b)| layer::forward(&x, &w, &b), &(x, w, b));
/// assert_eq!(slopes.0, Vector::from([0.125, 0.125, 0.125]));
/// ```
///
/// It does what [`map_all`](crate::Array::map_all) does with a closure, and is for where that takes too long:
/// a function of nine arguments with three exponential functions takes 15 ns for an element, its derivatives
/// and their sweep, in place of 210. What it cannot do is to capture other values: pass them as arrays.
///
/// Elements are done four at a time. Where a comparison comes out differently among them, the function is
/// called for each of them again. `exp`, `exp_m1` and `tanh` are computed for all at once, to within 3 units
/// in the last place; so results can differ in the last bits from those of a closure. A function with loops
/// works, but is slow.
///
/// # Panics
/// If the shapes differ.
#[macro_export]
macro_rules! elementwise {
    (|$($closure:tt)*) => { $crate::elementwise!(@closure) };
    (move $($closure:tt)*) => { $crate::elementwise!(@closure) };
    (@closure) => {
        compile_error!(
            "`elementwise!` takes a function by its path, because it is compiled for several types of numbers. For a closure there \
             are `map`, `zip_map` and `Array::map_all`"
        )
    };
    ($function:path, [$($array:expr),+ $(,)?] $(,)?) => {{
        let [result] = $crate::elementwise!(@call [$($array),+] 1, |x| [$function(x)]);
        result
    }};
    ($function:path, [$($array:expr),+ $(,)?] => $results:literal $(,)?) => {
        $crate::elementwise!(@call [$($array),+] $results, |x| $function(x))
    };
    (@call [$($array:expr),+] $results:literal, |$x:ident| $call:expr) => {{
        struct Function;
        impl $crate::macro_support::ElementFunction<{ $crate::elementwise!(@count $($array),+) }, $results> for Function {
            #[inline(always)]
            fn call<R>($x: [R; $crate::elementwise!(@count $($array),+)]) -> [R; $results]
            where
                R: $crate::Real,
                f64: $crate::LeftOf<R>,
                for<'a> &'a R: $crate::RefOps<R>,
            {
                $call
            }
        }
        $crate::Array::map_function(Function, [$($array),+])
    }};
    (@count $($array:expr),+) => { <[&str]>::len(&[$(stringify!($array)),+]) };
}

/// A function of `N` elements with `M` results. For [`elementwise!`](crate::elementwise).
pub trait ElementFunction<const N: usize, const M: usize>: WrittenOut<N> + Send + Sync + 'static {
    /// Calls the function.
    fn call<R>(x: [R; N]) -> [R; M]
    where
        R: Real,
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>;
}

impl<R: Real, const D: usize> Array<R, D>
where
    f64: LeftOf<R>,
    for<'a> &'a R: RefOps<R>,
{
    /// A function of the elements at the same place. See [`elementwise!`](crate::elementwise).
    ///
    /// # Panics
    /// If the shapes differ.
    #[doc(hidden)]
    #[must_use]
    pub fn map_function<F, const N: usize, const M: usize>(_: F, arrays: [&Self; N]) -> [Self; M]
    where
        F: ElementFunction<N, M>,
    {
        const { assert!(N <= MASKED_LANES, "`elementwise!` is for functions of up to 16 arrays") };
        let Some(first) = arrays.first() else { unreachable!("there is an array, by the macro") };
        for other in &arrays[1..] {
            first.require_same_shape("elementwise", other);
        }
        let (shape, length) = (first.layout.shape, first.len());
        let mut elements = Some(R::Elements::map_function::<F, N, M>(|number| arrays[number].view()));
        std::array::from_fn(|result| {
            let own = if result + 1 == M { elements.take() } else { elements.clone() };
            let layout = Layout::rows_from(result * length, shape);
            Array { elements: own.expect("taken for the last result only"), layout }
        })
    }
}

/// The number of places per pack.
pub(crate) const WIDTH: usize = 4;

/// A variable at the places of a pack.
type Several = Pack<Together, WIDTH>;

/// The derivatives of a result in all arguments, each at the places of a pack.
pub(crate) type Gradients<const N: usize> = [[f64; WIDTH]; N];

/// The number of gradients in the table of a function with `M` results.
pub(crate) fn table_length<const M: usize>(places: usize) -> usize {
    places.div_ceil(WIDTH) * M
}

/// Some places: the arguments there, and where results and derivatives go.
pub(crate) struct Part<'a, const N: usize, const M: usize> {
    rows: [&'a [f64]; N],
    /// The first result at all places, the second, ….
    outputs: [&'a mut [MaybeUninit<f64>]; M],
    /// For each pack of places, for each result, its gradients. None, if derivatives are not wanted.
    table: &'a mut [MaybeUninit<Gradients<N>>],
}

impl<'a, const N: usize, const M: usize> Part<'a, N, M> {
    /// All places.
    #[inline]
    pub(crate) fn all(
        rows: [&'a [f64]; N],
        output: &'a mut [MaybeUninit<f64>],
        table: &'a mut [MaybeUninit<Gradients<N>>],
    ) -> Self {
        let length = rows[0].len();
        assert!(output.len() == M * length && rows.iter().all(|row| row.len() == length));
        assert!(table.is_empty() || table.len() == table_length::<M>(length));
        let mut rest = output;
        let outputs = std::array::from_fn(|_| {
            let (own, others) = std::mem::take(&mut rest).split_at_mut(length);
            rest = others;
            own
        });
        Self { rows, outputs, table }
    }

    /// Calls `f` with all of it, or with parts of it on several threads. Returns whether all calls returned
    /// true.
    #[inline]
    pub(crate) fn each(self, f: &(impl Fn(Part<'_, N, M>) -> bool + Sync)) -> bool {
        let length = self.rows[0].len();
        if length < WIDTH {
            return length == 0 || self.few(f);
        }
        if length < WORTHWHILE || rayon::current_num_threads() == 1 {
            return f(self);
        }
        self.halves(f)
    }

    /// Handles fewer places than a pack has: the last one fills the rest of the pack.
    #[cold]
    #[inline(never)]
    fn few(self, f: &impl Fn(Part<'_, N, M>) -> bool) -> bool {
        let rows: [[f64; WIDTH]; N] =
            self.rows.map(|row| std::array::from_fn(|place| row[place.min(row.len() - 1)]));
        let mut outputs = [[MaybeUninit::uninit(); WIDTH]; M];
        let result = f(Part {
            rows: rows.each_ref().map(|row| &row[..]),
            outputs: outputs.each_mut().map(|output| &mut output[..]),
            table: self.table,
        });
        for (own, output) in self.outputs.into_iter().zip(&outputs) {
            own.copy_from_slice(&output[..own.len()]);
        }
        result
    }

    fn halves(self, f: &(impl Fn(Part<'_, N, M>) -> bool + Sync)) -> bool {
        let length = self.rows[0].len();
        if length < 2 * PART {
            return f(self);
        }
        // Only the last part may have packs that overlap: `pack_of` knows of one.
        const { assert!(PART % WIDTH == 0) };
        let middle = (length / PART).div_ceil(2) * PART;
        let (rows, other_rows) = (self.rows.map(|row| &row[..middle]), self.rows.map(|row| &row[middle..]));
        let (table, other_table) = self.table.split_at_mut(table_length::<M>(middle).min(self.table.len()));
        let mut others = [const { None }; M];
        let outputs = std::array::from_fn(|_| &mut [][..]);
        let mut own = Part { rows, outputs, table };
        for ((output, own), other) in self.outputs.into_iter().zip(&mut own.outputs).zip(&mut others) {
            let (first, second) = output.split_at_mut(middle);
            (*own, *other) = (first, Some(second));
        }
        let outputs = others.map(Option::unwrap_or_default);
        let other = Part { rows: other_rows, outputs, table: other_table };
        let (first, second) = rayon::join(|| own.halves(f), || other.halves(f));
        first & second
    }
}

/// The first place of a pack. Packs are next to each other, but the last one ends at the last place, and so
/// may overlap the one before. The derivatives of places that are in both are read in the first one of them
/// ([`pack_of`]).
#[inline(always)]
fn start(pack: usize, places: usize) -> usize {
    (pack * WIDTH).min(places.saturating_sub(WIDTH))
}

/// The packs, in blocks that are checked for NaN together.
#[inline(always)]
fn blocks(places: usize) -> impl Iterator<Item = Range<usize>> {
    const BLOCK: usize = 64;
    let packs = places.div_ceil(WIDTH);
    (0..packs).step_by(BLOCK).map(move |first| first..(first + BLOCK).min(packs))
}

/// The pack of a place, and the position in it.
pub(crate) fn pack_of(place: usize, places: usize) -> (usize, usize) {
    let (pack, within) = (place / WIDTH, place % WIDTH);
    let is_whole = (pack + 1) * WIDTH <= places;
    (pack, if is_whole || places < WIDTH { within } else { place + WIDTH - places })
}

/// The arguments at the places of a pack.
#[inline(always)]
fn arguments_from<F: WrittenOut<N>, const N: usize>(rows: &[&[f64]; N], first: usize) -> [Several; N] {
    F::each(|argument| {
        let own: &[f64; WIDTH] = rows[argument][first..first + WIDTH].try_into().expect("a pack of places");
        Pack::new(*own)
    })
}

/// Writes the results at the places of a pack.
#[inline(always)]
fn write(output: &mut [MaybeUninit<f64>], first: usize, result: Several) {
    output[first..first + WIDTH].copy_from_slice(&result.numbers().map(MaybeUninit::new));
}

/// Writes the values of a function. Returns true.
///
/// Inlined with all that it calls, so that it is compiled for the processor that its caller is compiled for.
#[inline(always)]
pub(crate) fn tabulate_values<F, const N: usize, const M: usize>(part: Part<'_, N, M>) -> bool
where
    F: ElementFunction<N, M>,
{
    let Part { rows, mut outputs, .. } = part;
    let watch = Watch::start();
    for pack in 0..rows[0].len().div_ceil(WIDTH) {
        let first = start(pack, rows[0].len());
        let x = arguments_from::<F, N>(&rows, first);
        let mut results = F::call(x);
        if watch.diverged() {
            results = values_one_by_one::<F, N, M>(&rows, first);
        }
        for (output, result) in outputs.iter_mut().zip(results) {
            write(output, first, result);
        }
    }
    true
}

/// The values of a pack that has diverged.
#[cold]
#[inline(never)]
fn values_one_by_one<F, const N: usize, const M: usize>(rows: &[&[f64]; N], first: usize) -> [Several; M]
where
    F: ElementFunction<N, M>,
{
    let x = arguments_from::<F, N>(rows, first);
    let alone = std::array::from_fn(|place| F::call(x.map(|x| Several::from(x.at(place)))));
    std::array::from_fn(|result| Pack::new(alone.map(|results: [Several; M]| results[result].at(0))))
}

/// Writes the values of a function and its derivatives, to all of the table. Returns whether all derivatives
/// are finite.
///
/// Inlined, as [`tabulate_values`].
#[inline(always)]
pub(crate) fn tabulate<F, const N: usize, const M: usize>(part: Part<'_, N, M>) -> bool
where
    F: ElementFunction<N, M>,
{
    let Part { rows, mut outputs, table } = part;
    let places = rows[0].len();
    let mut finite = true;
    let watch = Watch::start();
    for block in blocks(places) {
        // If a derivative of the block is not finite, neither is the sum of all.
        let mut sum = Several::from(0.0);
        for pack in block.clone() {
            let first = start(pack, places);
            let x = arguments_from::<F, N>(&rows, first);
            let results = F::call(F::each(|argument| Masked::input(x[argument], argument)));
            let entries = &mut table[pack * M..][..M];
            for ((output, result), entry) in outputs.iter_mut().zip(&results).zip(entries) {
                write(output, first, result.value());
                let mut gradients = [[0.0; WIDTH]; N];
                each_lane!(|lane| {
                    if lane < N {
                        if let Some(derivative) = result.tangent(lane) {
                            gradients[lane] = derivative.numbers();
                            sum += derivative;
                        }
                    }
                });
                entry.write(gradients);
            }
            if watch.diverged() {
                finite &= tabulate_one_by_one::<F, N, M>(&rows, pack..pack + 1, &mut outputs, table);
            }
        }
        if !sum.numbers().iter().sum::<f64>().is_finite() {
            finite &= tabulate_one_by_one::<F, N, M>(&rows, block, &mut outputs, table);
        }
    }
    finite
}

/// The values and derivatives of packs that have diverged, or where a derivative may be NaN. Returns whether
/// the derivatives are finite.
#[cold]
#[inline(never)]
fn tabulate_one_by_one<F, const N: usize, const M: usize>(
    rows: &[&[f64]; N],
    packs: Range<usize>,
    outputs: &mut [&mut [MaybeUninit<f64>]; M],
    table: &mut [MaybeUninit<Gradients<N>>],
) -> bool
where
    F: ElementFunction<N, M>,
{
    let mut finite = true;
    for pack in packs {
        let first = start(pack, rows[0].len());
        let x = arguments_from::<F, N>(rows, first);
        let (mut values, mut gradients) = ([[0.0; WIDTH]; M], [[[0.0; WIDTH]; N]; M]);
        for place in 0..WIDTH {
            let (results, derivatives) = derivatives_alone::<F, N, M>(x.map(|x| x.at(place)));
            values.iter_mut().zip(results).for_each(|(values, result)| values[place] = result);
            let all = gradients.as_flattened_mut().iter_mut().zip(derivatives.as_flattened());
            all.for_each(|(entry, derivative)| entry[place] = *derivative);
        }
        finite &= gradients.as_flattened().as_flattened().iter().all(|derivative| derivative.is_finite());
        for (entry, gradients) in table[pack * M..].iter_mut().zip(gradients) {
            entry.write(gradients);
        }
        for (output, values) in outputs.iter_mut().zip(values) {
            write(output, first, Pack::new(values));
        }
    }
    finite
}

/// The values and derivatives at one place.
fn derivatives_alone<F, const N: usize, const M: usize>(x: [f64; N]) -> ([f64; M], [[f64; N]; M])
where
    F: ElementFunction<N, M>,
{
    let results = F::call(F::each(|argument| Masked::input(Several::from(x[argument]), argument)));
    let mut derivatives = [[0.0; N]; M];
    for (result, derivatives) in results.iter().zip(&mut derivatives) {
        result.tangents().for_each(|(lane, tangent)| derivatives[lane] = tangent.at(0));
    }
    if derivatives.as_flattened().iter().any(|derivative| derivative.is_nan()) {
        derivatives = checked_jacobian(x, F::call);
    }
    (results.map(|result| result.value().at(0)), derivatives)
}
