//! Functions by name, for each element.
//!
//! [`Array::map`] takes a closure, which is there for one type of scalar. In reverse mode it has to be run on stand-ins, and what it
//! records has to be swept, element by element. A *generic function* can be run on whatever suits:
//!
//! ```text
//! on Vector<f64>       f at R = Pair<Together>                    two elements at once
//! on Vector<Reverse>   f at R = Masked<Pair<Together>>            with the derivatives, which become a table of the node
//! pairs diverged       each element again, as both numbers of a pair
//! NaN in a derivative  that element again, at R = Forward<f64, N> maybe 0 · ∞, which counts as 0
//! on anything else     f at that scalar, element by element
//! ```
//!
//! So the function is compiled to straight-line vector code (`batch/pair.rs`), exponential functions included
//! (`batch/functions.rs`), that leaves out derivatives which are zero (`batch/masked.rs`). The values have the same bits over `f64` and
//! over `Reverse`, and do not depend on which elements are neighbours.
//!
//! Cost: on arrays of [`Reverse`](crate::Reverse), `8 · N · M` bytes of tape for each element (`reverse/table.rs`).

use std::mem::MaybeUninit;

use super::kernel::{PART, WORTHWHILE};
use super::layout::Layout;
use super::value::Array;
use super::Elements;
use crate::batch::{Masked, Pair, Together, divergences, each_lane};
use crate::forward::Forward;
use crate::real::{LeftOf, Real, RefOps};

/// A function, by its name, of the elements of some arrays at the same place: one array node.
///
/// ```text
/// map_each!(function, [array, …])             an array
/// map_each!(function, [array, …] => M)        M arrays: [Array; M]
/// ```
///
/// - `function`: the path of a generic function `fn f<R: Real>(x: [R; N]) -> R`, or `-> [R; M]`; `#[differentiable]` makes one
///   of a function of `f64`. Mark it, and what it calls, `#[inline(always)]`.
/// - the arrays: references to up to 16 vectors or matrices of the same shape.
///
/// ```
/// use adjoin::prelude::*;
///
/// #[differentiable]
/// mod layer {
///     use adjoin::{Vector, map_each};
///
///     #[inline(always)]
///     fn gate([x, weight, bias]: [f64; 3]) -> f64 {
///         1.0 / (1.0 + (-(x * weight + bias)).exp())
///     }
///
///     pub fn forward(x: &Vector<f64>, weights: &Vector<f64>, biases: &Vector<f64>) -> f64 {
///         map_each!(gate, [x, weights, biases]).sum()
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
/// It does what [`map_all`](crate::Array::map_all) does with a closure, and is for where that takes too long: a function of
/// nine arguments with three exponential functions takes some 20 ns for an element and its derivatives, in place of some 500. What
/// it cannot do is to capture other values: pass them as arrays.
///
/// Elements are done two at a time. Where a comparison comes out differently for the two, the function is called for each of
/// them again. `exp`, `exp_m1` and `tanh` are computed for two numbers at once, to 1, 2 and 3 units in the last place; so results can
/// differ in the last bits from those of a closure. A function with loops works, but is slow.
///
/// # Panics
/// If the shapes differ.
#[macro_export]
macro_rules! map_each {
    ($function:path, [$($array:expr),+ $(,)?] $(,)?) => {{
        let [result] = $crate::map_each!(@call [$($array),+] 1, |x| [$function(x)]);
        result
    }};
    ($function:path, [$($array:expr),+ $(,)?] => $results:literal $(,)?) => {
        $crate::map_each!(@call [$($array),+] $results, |x| $function(x))
    };
    (@call [$($array:expr),+] $results:literal, |$x:ident| $call:expr) => {{
        struct Function;
        impl $crate::array::ElementFunction<{ $crate::map_each!(@count $($array),+) }, $results> for Function {
            #[inline(always)]
            fn call<R>($x: [R; $crate::map_each!(@count $($array),+)]) -> [R; $results]
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

/// A function of `N` elements with `M` results. For [`map_each!`](crate::map_each).
#[doc(hidden)]
pub trait ElementFunction<const N: usize, const M: usize>: Seeds<N> + Send + Sync + 'static {
    /// Calls the function.
    fn call<R>(x: [R; N]) -> [R; M]
    where
        R: Real,
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>;
}

/// Makes up to 16 numbers. For [`map_each!`](crate::map_each).
#[doc(hidden)]
#[diagnostic::on_unimplemented(message = "`map_each!` is for functions of up to 16 arrays")]
pub trait Seeds<const N: usize> {
    /// What is made of each place.
    fn seeds<T>(make: impl Fn(usize) -> T) -> [T; N];
}

/// Each array is written out: the compiler is to know the seeds, as in `batch/mod.rs`.
macro_rules! seeds {
    ([$($place:literal)*] $next:literal $($rest:literal)*) => {
        seeds!(@for [$($place)* $next]);
        seeds!([$($place)* $next] $($rest)*);
    };
    ([$($place:literal)*]) => {};
    (@for [$($place:literal)*]) => {
        impl<F> Seeds<{ <[usize]>::len(&[$($place),*]) }> for F {
            #[inline(always)]
            fn seeds<T>(make: impl Fn(usize) -> T) -> [T; { <[usize]>::len(&[$($place),*]) }] {
                [$(make($place)),*]
            }
        }
    };
}

seeds! { [] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 }

impl<R: Real, const D: usize> Array<R, D>
where
    f64: LeftOf<R>,
    for<'a> &'a R: RefOps<R>,
{
    /// A function of the elements at the same place. See [`map_each!`](crate::map_each).
    ///
    /// # Panics
    /// If the shapes differ.
    #[doc(hidden)]
    #[must_use]
    pub fn map_function<F, const N: usize, const M: usize>(_: F, arrays: [&Self; N]) -> [Self; M]
    where
        F: ElementFunction<N, M>,
    {
        let Some(first) = arrays.first() else { unreachable!("there is an array, by the macro") };
        for other in &arrays[1..] {
            first.require_same_shape("map_each", other);
        }
        let (shape, length) = (first.layout.shape, first.len());
        let mut elements = Some(R::Elements::map_function::<F, N, M>(&F::seeds(|number| arrays[number].view())));
        std::array::from_fn(|result| {
            let own = if result + 1 == M { elements.take() } else { elements.clone() };
            let layout = Layout { offset: result * length, ..Layout::rows(shape) };
            Array { elements: own.expect("taken for the last result only"), layout }
        })
    }
}

/// A number at two places.
type Two = Pair<Together>;

/// The values of a function: of the first result at all places, of the second, ….
pub(crate) fn values<F, const N: usize, const M: usize>(rows: [&[f64]; N], output: &mut [f64])
where
    F: ElementFunction<N, M>,
{
    Part::all(rows, output, &mut []).each(&values_of_part::<F, N, M>);
}

/// The derivatives of a result in all arguments, each at two places.
pub(crate) type Gradients<const N: usize> = [[f64; 2]; N];

/// The values of a function, as [`values`], and its derivatives: for each two places, for each result, its gradients. All of the
/// table is written. Returns whether all derivatives are finite.
///
/// Inlined with all that it calls, so that it is compiled for the processor that its caller is compiled for.
#[inline(always)]
pub(crate) fn tabulate<F, const N: usize, const M: usize>(
    rows: [&[f64]; N],
    output: &mut [f64],
    table: &mut [MaybeUninit<Gradients<N>>],
) -> bool
where
    F: ElementFunction<N, M>,
{
    assert_eq!(table.len(), table_length::<M>(rows[0].len()));
    Part::all(rows, output, table).each(&tabulate_part::<F, N, M>)
}

/// How many gradients a table of a function with `M` results at so many places has.
pub(crate) fn table_length<const M: usize>(places: usize) -> usize {
    places.div_ceil(2) * M
}

/// Some places: the arguments there, and where results and derivatives go.
struct Part<'a, const N: usize, const M: usize> {
    rows: [&'a [f64]; N],
    outputs: [&'a mut [f64]; M],
    /// None, if derivatives are not wanted.
    table: &'a mut [MaybeUninit<Gradients<N>>],
}

impl<'a, const N: usize, const M: usize> Part<'a, N, M> {
    #[inline(always)]
    fn all(
        rows: [&'a [f64]; N],
        output: &'a mut [f64],
        table: &'a mut [MaybeUninit<Gradients<N>>],
    ) -> Self {
        let length = rows[0].len();
        assert!(output.len() == M * length && rows.iter().all(|row| row.len() == length));
        let mut rest = output;
        let outputs = std::array::from_fn(|_| {
            let (own, others) = std::mem::take(&mut rest).split_at_mut(length);
            rest = others;
            own
        });
        Self { rows, outputs, table }
    }

    /// Calls `f` with all of it, or with parts of it on several threads; whether it returned true for each.
    #[inline(always)]
    fn each(self, f: &(impl Fn(Self) -> bool + Sync)) -> bool {
        if self.rows[0].len() < WORTHWHILE || rayon::current_num_threads() == 1 {
            return f(self);
        }
        self.halves(f)
    }

    fn halves(self, f: &(impl Fn(Self) -> bool + Sync)) -> bool {
        let length = self.rows[0].len();
        if length <= PART {
            return f(self);
        }
        // Even, so that no pair is cut.
        let middle = (length / PART).div_ceil(2) * PART;
        let (rows, other_rows) = (self.rows.map(|row| &row[..middle]), self.rows.map(|row| &row[middle..]));
        let (table, other_table) =
            self.table.split_at_mut(table_length::<M>(middle).min(self.table.len()));
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

/// The arguments at a place and the next; at the last place, if it is on its own, that one twice.
#[inline(always)]
fn arguments_from<F: Seeds<N>, const N: usize>(rows: &[&[f64]; N], first: usize) -> [Two; N] {
    if first + 1 < rows[0].len() {
        F::seeds(|argument| match rows[argument][first..first + 2] {
            [one, other] => Pair::new([one, other]),
            _ => unreachable!("these are two"),
        })
    } else {
        F::seeds(|argument| Pair::new([rows[argument][first]; 2]))
    }
}

/// Writes the results at a place and the next, if there is one.
#[inline(always)]
fn write(output: &mut [f64], first: usize, result: Two) {
    if let Some([one, other]) = output.get_mut(first..first + 2) {
        (*one, *other) = (result.at(0), result.at(1));
    } else {
        output[first] = result.at(0);
    }
}

fn values_of_part<F, const N: usize, const M: usize>(part: Part<'_, N, M>) -> bool
where
    F: ElementFunction<N, M>,
{
    let Part { rows, mut outputs, .. } = part;
    let length = rows[0].len();
    let mut known = divergences();
    for first in (0..length).step_by(2) {
        let x = arguments_from::<F, N>(&rows, first);
        let mut results = F::call(x);
        if divergences() != known {
            results = values_one_by_one::<F, N, M>(&x);
            known = divergences();
        }
        for (output, result) in outputs.iter_mut().zip(results) {
            write(output, first, result);
        }
    }
    true
}

/// The values at two places that do not go together.
#[cold]
#[inline(never)]
fn values_one_by_one<F, const N: usize, const M: usize>(x: &[Two; N]) -> [Two; M]
where
    F: ElementFunction<N, M>,
{
    let [one, other] = [0, 1].map(|place| F::call(x.map(|x| Two::from(x.at(place)))));
    std::array::from_fn(|result| Pair::new([one[result].at(0), other[result].at(0)]))
}

#[inline(always)]
fn tabulate_part<F, const N: usize, const M: usize>(part: Part<'_, N, M>) -> bool
where
    F: ElementFunction<N, M>,
{
    let Part { rows, mut outputs, table } = part;
    let length = rows[0].len();
    let mut finite = true;
    let mut known = divergences();
    for (first, entries) in (0..length).step_by(2).zip(table.chunks_exact_mut(M)) {
        let x = arguments_from::<F, N>(&rows, first);
        let results = F::call(F::seeds(|argument| Masked::input(x[argument], argument)));
        // The sum of all derivatives is no finite number if one of them is not.
        let mut sum = Two::from(0.0);
        for ((output, result), entry) in outputs.iter_mut().zip(&results).zip(&mut *entries) {
            write(output, first, result.value());
            let mut gradients = [[0.0; 2]; N];
            each_lane!(|lane| {
                if lane < N {
                    if let Some(derivative) = result.tangent(lane) {
                        gradients[lane] = [derivative.at(0), derivative.at(1)];
                        sum += derivative;
                    }
                }
            });
            entry.write(gradients);
        }
        let doubtful = !(sum.at(0) + sum.at(1)).is_finite();
        if doubtful || divergences() != known {
            let results;
            (results, finite) = tabulate_one_by_one::<F, N, M>(&x, entries, finite);
            for (output, result) in outputs.iter_mut().zip(results) {
                write(output, first, result);
            }
            known = divergences();
        }
    }
    finite
}

/// The values and derivatives at two places that do not go together, or where a derivative may be NaN. Returns the values, and
/// whether the derivatives are finite, if those before were.
#[cold]
#[inline(never)]
fn tabulate_one_by_one<F, const N: usize, const M: usize>(
    x: &[Two; N],
    entries: &mut [MaybeUninit<Gradients<N>>],
    finite: bool,
) -> ([Two; M], bool)
where
    F: ElementFunction<N, M>,
{
    let (mut values, mut gradients) = ([[0.0; 2]; M], [[[0.0; 2]; N]; M]);
    for place in [0, 1] {
        let x = x.map(|x| x.at(place));
        let results = F::call(F::seeds(|argument| Masked::input(Two::from(x[argument]), argument)));
        let mut derivatives = [[0.0; N]; M];
        for ((result, derivatives), values) in results.iter().zip(&mut derivatives).zip(&mut values) {
            result.tangents().for_each(|(lane, tangent)| derivatives[lane] = tangent.at(0));
            values[place] = result.value().at(0);
        }
        if derivatives.as_flattened().iter().any(|derivative| derivative.is_nan()) {
            let checked = F::call(F::seeds(|argument| {
                let unit = std::array::from_fn(|other| if other == argument { 1.0 } else { 0.0 });
                Forward::<f64, N>::new(x[argument], unit)
            }));
            derivatives = checked.map(|result| result.tangents());
        }
        let all = gradients.as_flattened_mut().iter_mut().zip(derivatives.as_flattened());
        all.for_each(|(entry, derivative)| entry[place] = *derivative);
    }
    for (entry, gradients) in entries.iter_mut().zip(gradients) {
        entry.write(gradients);
    }
    let all = gradients.as_flattened().as_flattened();
    (values.map(Pair::new), finite && all.iter().all(|derivative| derivative.is_finite()))
}
