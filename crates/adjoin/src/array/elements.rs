//! How each scalar type stores the elements of an array, and performs operations on them.
//!
//! | scalar | kept as | an operation |
//! | --- | --- | --- |
//! | `f64` | the numbers in a row, shared until written to | runs its kernel |
//! | `Forward<R, K>` | likewise | runs its definition, generic over the scalar, or its kernels (`pushed.rs`) |
//! | `Reverse` | the primal values in a row, and the id of the first | runs its kernel, and records one node |

use std::borrow::Cow;
use std::sync::Arc;

use super::buffer::{self, Buffer};
use super::function::ElementFunction;
use super::kernel;
use super::layout::Layout;
use super::newest;
use super::operation::{Operation, Plain};
use crate::forward::Forward;
use crate::real::{LeftOf, Real, RefOps};

/// The elements of an array of `R`. Every [`Real`] has one such type; there are no others.
pub trait Elements<R: Real<Elements = Self>>: Clone + Send + Sync + 'static {
    /// The elements of a vector, in order.
    fn from_vec(elements: Vec<R>) -> Self;

    /// One scalar, for an operation: it is not put into a row first.
    fn scalar(scalar: R) -> Self;

    /// Constants.
    fn constants(values: Vec<f64>) -> Self;

    /// An element.
    fn get(&self, place: usize) -> R;

    /// A reference to an element, given by its number in the layout.
    fn reference(&self, layout: &Layout, element: usize) -> &R;

    /// The elements, row by row, to be written to. The layout changes with them.
    fn make_mut(&mut self, layout: &mut Layout) -> &mut [R];

    /// The elements, row by row: as they are, if nobody shares them.
    fn into_vec(self, layout: &Layout) -> Vec<R> {
        layout.places().map(|place| self.get(place)).collect()
    }

    /// The primal values, row by row.
    fn primals(&self, layout: &Layout) -> Cow<'_, [f64]>;

    /// The result of an operation, `length` elements.
    fn apply<O: Operation>(operation: O, inputs: &[View<'_, R>], length: usize) -> Self;

    /// The result of an operation that has one.
    fn reduce<O: Operation>(operation: O, inputs: &[View<'_, R>]) -> R;

    /// `f` at each of the places of `N` arrays of the same shape.
    fn map<const N: usize>(inputs: [View<'_, R>; N], f: impl Fn([R; N]) -> R) -> Self;

    /// [`Elements::map`] for a function that captures nothing differentiable: many elements are shared out
    /// among threads. `on_tangents` is the same function in forward mode.
    fn map_by_rule<const N: usize>(
        inputs: [View<'_, R>; N],
        f: impl Fn([R; N]) -> R + Sync,
        _on_tangents: impl Fn([Forward<f64, N>; N]) -> Forward<f64, N> + Sync,
    ) -> Self {
        Self::map(inputs, f)
    }

    /// A function at each of the places of `N` arrays of the same shape: the first result at all places, the
    /// second, …. (The arrays are given by a function, because an array of views would be written to memory.)
    fn map_function<'a, F, const N: usize, const M: usize>(input: impl Fn(usize) -> View<'a, R>) -> Self
    where
        F: ElementFunction<N, M>,
        f64: LeftOf<R>,
        for<'b> &'b R: RefOps<R>,
    {
        let inputs: [_; N] = std::array::from_fn(input);
        let length = inputs.first().map_or(0, |view| view.layout.len());
        let mut results = vec![R::constant(0.0); M * length];
        for element in 0..length {
            let own = F::call(inputs.map(|view| view.get(element)));
            for (number, result) in own.into_iter().enumerate() {
                results[number * length + element] = result;
            }
        }
        Self::from_vec(results)
    }

    /// The states of a left fold.
    fn scan(input: View<'_, R>, start: R, f: impl Fn([R; 2]) -> R) -> Self {
        let mut state = start;
        let next = |element: usize| {
            state = f([state, input.get(element)]);
            state
        };
        Self::from_vec((0..input.layout.len()).map(next).collect())
    }

    /// The last state of a left fold.
    fn fold(input: View<'_, R>, start: R, f: impl Fn([R; 2]) -> R) -> R {
        (0..input.layout.len()).fold(start, |state, element| f([state, input.get(element)]))
    }
}

/// Elements of an array, as an operand.
pub struct View<'a, R: Real> {
    pub(crate) elements: &'a R::Elements,
    pub(crate) layout: Layout,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for `R::Elements: Copy`")]
impl<R: Real> Clone for View<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Real> Copy for View<'_, R> {}

impl<'a, R: Real> View<'a, R> {
    /// An element, given by its number.
    #[inline]
    pub(crate) fn get(&self, element: usize) -> R {
        self.elements.get(self.layout.place(element))
    }

    /// The primal values, row by row.
    pub(crate) fn primals(&self) -> Cow<'a, [f64]> {
        self.elements.primals(&self.layout)
    }
}

/// Elements that are kept as they are.
#[derive(Clone, Debug)]
pub struct Kept<R: 'static>(pub(crate) Arc<Buffer<R>>);

/// The numbers that an operation will write to.
pub(crate) fn buffer_for<O: Operation>(length: usize) -> Vec<f64> {
    if O::OVERWRITES { buffer::stale(length) } else { buffer::zeros(length) }
}

impl<R: Real<Elements = Kept<R>>> Kept<R> {
    pub(crate) fn new(elements: Vec<R>) -> Self {
        Self(Arc::new(Buffer::new(elements)))
    }

    /// The elements, row by row.
    pub(crate) fn in_rows(&self, layout: &Layout) -> Cow<'_, [R]> {
        match layout.contiguous() {
            Some(range) => Cow::Borrowed(&self.0[range]),
            None => layout.places().map(|place| self.0[place]).collect(),
        }
    }

    pub(crate) fn as_mut_slice(&mut self, layout: &mut Layout) -> &mut [R] {
        if layout.contiguous().is_none() {
            *self = Self::new(self.in_rows(layout).into_owned());
            *layout = Layout::rows(layout.shape);
        }
        &mut Arc::make_mut(&mut self.0)[layout.contiguous().expect("it is now")]
    }

    pub(crate) fn elementwise<const N: usize>(inputs: [View<'_, R>; N], f: impl Fn([R; N]) -> R) -> Self {
        let rows = inputs.each_ref().map(|view| view.elements.in_rows(&view.layout));
        let length = inputs.first().map_or(0, |view| view.layout.len());
        // Slices of the same length, so that nothing is checked in the loop.
        let rows = rows.each_ref().map(|row| &row[..length]);
        Self::new((0..length).map(|element| f(rows.map(|row| row[element]))).collect())
    }
}

impl Elements<f64> for Kept<f64> {
    fn from_vec(elements: Vec<f64>) -> Self {
        Self::new(elements)
    }

    fn scalar(scalar: f64) -> Self {
        Self::new(vec![scalar])
    }

    fn constants(values: Vec<f64>) -> Self {
        Self::new(values)
    }

    #[inline]
    fn get(&self, place: usize) -> f64 {
        self.0[place]
    }

    #[inline]
    fn reference(&self, layout: &Layout, element: usize) -> &f64 {
        &self.0[layout.place(element)]
    }

    #[inline]
    fn make_mut(&mut self, layout: &mut Layout) -> &mut [f64] {
        self.as_mut_slice(layout)
    }

    fn into_vec(self, layout: &Layout) -> Vec<f64> {
        let all = layout.contiguous().is_some_and(|range| range.len() == self.0.len());
        match Arc::try_unwrap(self.0) {
            Ok(mut elements) if all => std::mem::take(&mut *elements),
            Ok(elements) => Self(Arc::new(elements)).in_rows(layout).into_owned(),
            Err(shared) => Self(shared).in_rows(layout).into_owned(),
        }
    }

    #[inline]
    fn primals(&self, layout: &Layout) -> Cow<'_, [f64]> {
        self.in_rows(layout)
    }

    fn apply<O: Operation>(mut operation: O, inputs: &[View<'_, f64>], length: usize) -> Self {
        let mut output = buffer_for::<O>(length);
        with_plain(inputs, |inputs| operation.value(inputs, &mut output));
        Self::new(output)
    }

    fn reduce<O: Operation>(mut operation: O, inputs: &[View<'_, f64>]) -> f64 {
        let mut output = [0.0];
        with_plain(inputs, |inputs| operation.value(inputs, &mut output));
        output[0]
    }

    fn map<const N: usize>(inputs: [View<'_, f64>; N], f: impl Fn([f64; N]) -> f64) -> Self {
        Self::elementwise(inputs, f)
    }

    fn map_by_rule<const N: usize>(
        inputs: [View<'_, f64>; N],
        f: impl Fn([f64; N]) -> f64 + Sync,
        _: impl Fn([Forward<f64, N>; N]) -> Forward<f64, N> + Sync,
    ) -> Self {
        let rows = inputs.each_ref().map(|view| view.elements.in_rows(&view.layout));
        let mut output = buffer::stale(inputs.first().map_or(0, |view| view.layout.len()));
        kernel::in_parts(&mut output, |start, output| {
            // Slices of the same length, so that nothing is checked in the loop.
            let rows = rows.each_ref().map(|row| &row[start..start + output.len()]);
            output.iter_mut().enumerate().for_each(|(element, y)| *y = f(rows.map(|row| row[element])));
        });
        Self::new(output)
    }

    fn map_function<'a, F, const N: usize, const M: usize>(input: impl Fn(usize) -> View<'a, f64>) -> Self
    where
        F: ElementFunction<N, M>,
    {
        let rows = F::each(|number| input(number).primals());
        Self::new(newest::values::<F, N, M>(F::each(|number| &rows[number][..])))
    }
}

/// Calls `f` with plain views of the inputs, which are mostly one or two.
fn with_plain(inputs: &[View<'_, f64>], f: impl FnOnce(&[Plain<'_>])) {
    fn plain<'a>(view: &View<'a, f64>) -> Plain<'a> {
        Plain { data: &view.elements.0, layout: view.layout }
    }
    match inputs {
        [a] => f(&[plain(a)]),
        [a, b] => f(&[plain(a), plain(b)]),
        _ => f(&inputs.iter().map(plain).collect::<Vec<_>>()),
    }
}

/// The same for scalars other than `f64` that are kept as they are: those of forward mode. `kernels by` names
/// what does operations whose forward rule is fast.
macro_rules! impl_kept_elements {
    ([$($generics:tt)*] $type:ty $(, kernels by $pushed:path)?) => {
        impl<$($generics)*> $crate::array::Elements<$type> for $crate::array::Kept<$type> {
            fn from_vec(elements: Vec<$type>) -> Self {
                Self::new(elements)
            }

            fn scalar(scalar: $type) -> Self {
                Self::from_vec(vec![scalar])
            }

            fn constants(values: Vec<f64>) -> Self {
                Self::from_vec(values.into_iter().map(<$type>::from).collect())
            }

            #[inline]
            fn get(&self, place: usize) -> $type {
                self.0[place]
            }

            #[inline]
            fn reference(&self, layout: &$crate::array::Layout, element: usize) -> &$type {
                &self.0[layout.place(element)]
            }

            fn make_mut(&mut self, layout: &mut $crate::array::Layout) -> &mut [$type] {
                self.as_mut_slice(layout)
            }

            fn primals(&self, layout: &$crate::array::Layout) -> std::borrow::Cow<'_, [f64]> {
                layout.places().map(|place| $crate::real::Real::primal(self.0[place])).collect()
            }

            fn apply<O: $crate::array::Operation>(
                operation: O,
                inputs: &[$crate::array::View<'_, $type>],
                length: usize,
            ) -> Self {
                $(
                    let mut operation = operation;
                    if operation.pushes_fast() {
                        if let Some(result) = $pushed(&mut operation, inputs, length) {
                            return result;
                        }
                    }
                )?
                let inputs: Vec<_> = inputs.iter().map(|view| view.elements.in_rows(&view.layout)).collect();
                let mut output = vec![<$type>::from(0.0); length];
                operation.define(&inputs, &mut output);
                Self::from_vec(output)
            }

            fn reduce<O: $crate::array::Operation>(
                operation: O,
                inputs: &[$crate::array::View<'_, $type>],
            ) -> $type {
                Self::apply(operation, inputs, 1).0[0]
            }

            fn map<const N: usize>(
                inputs: [$crate::array::View<'_, $type>; N],
                f: impl Fn([$type; N]) -> $type,
            ) -> Self {
                Self::elementwise(inputs, f)
            }
        }
    };
}

pub(crate) use impl_kept_elements;
