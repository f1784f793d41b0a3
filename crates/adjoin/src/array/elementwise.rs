//! Arithmetic on arrays, element by element, with broadcasting.
//!
//! Two arrays are combined if their shapes agree or one of them has length 1 in an axis; that one is
//! repeated. A vector counts as one row, so a matrix and a vector are combined row by row;
//! [`Vector::to_column`] makes it go column by column. A scalar is repeated everywhere. The cotangent of what
//! was repeated is summed up.
//!
//! ```text
//! z = x ∘ y      x̄ += ∂₁ · z̄,   ȳ += ∂₂ · z̄      summed over the axes in which x or y was repeated
//! ```

use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign};

use super::elements::Elements;
use super::flow::Flow;
use super::kernel;
use super::layout::common_shape;
use super::operation::{Operation, Plain, Point, Tangents};
use super::sources::Sources;
use super::value::Array;
use crate::real::Real;
use crate::rules::{is_steep, scale};

/// A function of two numbers.
#[doc(hidden)]
pub trait Function: Send + Sync + 'static {
    /// Its name in error messages.
    const NAME: &'static str;
    /// Whether the derivatives depend on the operands.
    const NEEDS_OPERANDS: bool;

    /// The function.
    fn value<R: Real>(x: R, y: R) -> R;
    /// The derivatives in `x` and in `y`.
    fn partials(x: f64, y: f64) -> [f64; 2];

    /// A cotangent or tangent, multiplied with one of the derivatives.
    #[inline(always)]
    fn flow<const OPERAND: usize>(x: f64, y: f64, flow: f64) -> f64 {
        scale(flow, Self::partials(x, y)[OPERAND])
    }
}

macro_rules! functions {
    ($($type:ident $name:literal needs $needs:literal |$x:ident, $y:ident| $value:expr, $partials:expr;)*) => {$(
        #[doc(hidden)]
        #[derive(Debug)]
        pub(crate) struct $type;
        impl Function for $type {
            const NAME: &'static str = $name;
            const NEEDS_OPERANDS: bool = $needs;
            #[inline(always)]
            fn value<R: Real>($x: R, $y: R) -> R {
                $value
            }
            #[inline(always)]
            fn partials($x: f64, $y: f64) -> [f64; 2] {
                let _ = ($x, $y);
                $partials
            }
        }
    )*};
}

functions! {
    Sum "addition" needs false |x, y| x + y, [1.0, 1.0];
    Difference "subtraction" needs false |x, y| x - y, [1.0, -1.0];
    Product "multiplication" needs true |x, y| x * y, [y, x];
    Remainder "remainder" needs true |x, y| x % y, [1.0, -(x / y).trunc()];
}

#[doc(hidden)]
#[derive(Debug)]
pub(crate) struct Quotient;

impl Function for Quotient {
    const NAME: &'static str = "division";
    const NEEDS_OPERANDS: bool = true;

    #[inline(always)]
    fn value<R: Real>(x: R, y: R) -> R {
        x / y
    }

    #[inline(always)]
    fn partials(x: f64, y: f64) -> [f64; 2] {
        [y.recip(), -(x / y) / y]
    }

    #[inline(always)]
    fn flow<const OPERAND: usize>(x: f64, y: f64, flow: f64) -> f64 {
        let partial = Self::partials(x, y)[OPERAND];
        if OPERAND == 1 && partial.is_infinite() && is_steep(x / y, y) {
            // In the same order as for scalars: see `steep_quotient` in the rules.
            return -(flow * (x / y)) / y;
        }
        scale(flow, partial)
    }
}

/// A function of the elements of two arrays, repeated to a common shape.
struct Zip<F> {
    shape: [usize; 2],
    operands: [[usize; 2]; 2],
    function: PhantomData<F>,
}

/// A row of an operand: its elements, or one for all columns.
#[derive(Clone, Copy)]
enum Row<'a> {
    Each(&'a [f64]),
    One(f64),
}

impl Row<'_> {
    #[inline(always)]
    fn part(self, start: usize, length: usize) -> Self {
        match self {
            Self::Each(row) => Self::Each(&row[start..start + length]),
            Self::One(one) => Self::One(one),
        }
    }
}

/// The row of an operand of the given shape that goes with row `i` of the result.
#[inline(always)]
fn row<T>(data: &[T], shape: [usize; 2], i: usize) -> &[T] {
    let start = if shape[0] == 1 { 0 } else { i * shape[1] };
    &data[start..start + shape[1]]
}

#[inline(always)]
fn row_of(data: &[f64], shape: [usize; 2], columns: usize, i: usize) -> Row<'_> {
    let row = row(data, shape, i);
    if shape[1] == columns { Row::Each(row) } else { Row::One(row[0]) }
}

/// Calls `$body` with functions that give the elements of two rows.
macro_rules! with_rows {
    ($x:expr, $y:expr, |$a:ident, $b:ident| $body:expr) => {
        match ($x, $y) {
            (Row::Each(x), Row::Each(y)) => {
                let ($a, $b) = (|j: usize| x[j], |j: usize| y[j]);
                $body
            }
            (Row::Each(x), Row::One(y)) => {
                let ($a, $b) = (|j: usize| x[j], |_: usize| y);
                $body
            }
            (Row::One(x), Row::Each(y)) => {
                let ($a, $b) = (|_: usize| x, |j: usize| y[j]);
                $body
            }
            (Row::One(x), Row::One(y)) => {
                let ($a, $b) = (|_: usize| x, |_: usize| y);
                $body
            }
        }
    };
}

impl<F: Function> Zip<F> {
    /// The shapes, with rows joined into one where nothing is repeated.
    fn joined(&self) -> ([usize; 2], [[usize; 2]; 2]) {
        let whole = |shape: [usize; 2]| shape == self.shape;
        let scalar = |shape: [usize; 2]| shape == [1, 1];
        if self.operands.into_iter().all(|shape| whole(shape) || scalar(shape)) {
            let length = self.shape[0] * self.shape[1];
            ([1, length], self.operands.map(|shape| if whole(shape) { [1, length] } else { [1, 1] }))
        } else {
            (self.shape, self.operands)
        }
    }

    /// Adds to the cotangent of one operand.
    fn pull_one<const OPERAND: usize>(&self, x: &[f64], y: &[f64], cotangent: &[f64], adjoints: &mut [f64]) {
        let ([rows, columns], shapes) = self.joined();
        let own = shapes[OPERAND];
        for i in 0..rows {
            let cotangent = &cotangent[i * columns..][..columns];
            let start = if own[0] == 1 { 0 } else { i * own[1] };
            let adjoints = &mut adjoints[start..start + own[1]];
            let (x, y) = if F::NEEDS_OPERANDS {
                (row_of(x, shapes[0], columns, i), row_of(y, shapes[1], columns, i))
            } else {
                (Row::One(0.0), Row::One(0.0))
            };
            with_rows!(x, y, |x, y| {
                let flow = |j: usize, cotangent: f64| F::flow::<OPERAND>(x(j), y(j), cotangent);
                if own[1] == columns {
                    for (j, (adjoint, cotangent)) in adjoints.iter_mut().zip(cotangent).enumerate() {
                        *adjoint += flow(j, *cotangent);
                    }
                } else {
                    adjoints[0] += cotangent.iter().enumerate().map(|(j, c)| flow(j, *c)).sum::<f64>();
                }
            });
        }
    }
}

impl<F: Function> Zip<F> {
    /// Adds what flows on from the tangent of one operand.
    fn push_one<const OPERAND: usize>(&self, x: &[f64], y: &[f64], tangents: &[f64], output: &mut [f64]) {
        let ([rows, columns], shapes) = self.joined();
        for i in 0..rows {
            let output = &mut output[i * columns..][..columns];
            let (x, y) = if F::NEEDS_OPERANDS {
                (row_of(x, shapes[0], columns, i), row_of(y, shapes[1], columns, i))
            } else {
                (Row::One(0.0), Row::One(0.0))
            };
            let tangents = row(tangents, shapes[OPERAND], i);
            with_rows!(x, y, |x, y| {
                for (j, output) in output.iter_mut().enumerate() {
                    let tangent = tangents[j.min(tangents.len() - 1)];
                    *output += F::flow::<OPERAND>(x(j), y(j), tangent);
                }
            });
        }
    }
}

impl<F: Function> Operation for Zip<F> {
    const KEEPS_INPUTS: bool = F::NEEDS_OPERANDS;
    const OVERWRITES: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let ([rows, columns], shapes) = self.joined();
        let (x, y) = (inputs[0].in_rows(), inputs[1].in_rows());
        if rows == 1 {
            let (x, y) = (row_of(&x, shapes[0], columns, 0), row_of(&y, shapes[1], columns, 0));
            kernel::in_parts(output, |start, output| {
                let length = output.len();
                fill::<F>(output, x.part(start, length), y.part(start, length));
            });
        } else {
            for (i, output) in output.chunks_exact_mut(columns.max(1)).enumerate() {
                fill::<F>(output, row_of(&x, shapes[0], columns, i), row_of(&y, shapes[1], columns, i));
            }
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        for (i, output) in output.chunks_exact_mut(self.shape[1].max(1)).enumerate() {
            let x = row(&inputs[0], self.operands[0], i);
            let y = row(&inputs[1], self.operands[1], i);
            for (j, output) in output.iter_mut().enumerate() {
                *output = F::value(x[j.min(x.len() - 1)], y[j.min(y.len() - 1)]);
            }
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let (x, y) =
            if F::NEEDS_OPERANDS { (at.input(0), at.input(1)) } else { (Cow::default(), Cow::default()) };
        flow.add(0, |adjoints| self.pull_one::<0>(&x, &y, cotangent, adjoints));
        flow.add(1, |adjoints| self.pull_one::<1>(&x, &y, cotangent, adjoints));
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let (x, y) =
            if F::NEEDS_OPERANDS { (at.input(0), at.input(1)) } else { (Cow::default(), Cow::default()) };
        if let Some(tangents) = tangents.of(0) {
            self.push_one::<0>(&x, &y, tangents, output);
        }
        if let Some(tangents) = tangents.of(1) {
            self.push_one::<1>(&x, &y, tangents, output);
        }
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        sources.each(|element, of| {
            let (i, j) = (element / self.shape[1], element % self.shape[1]);
            for (operand, [rows, columns]) in self.operands.into_iter().enumerate() {
                let (i, j) = (if rows == 1 { 0 } else { i }, if columns == 1 { 0 } else { j });
                of.element(operand, i * columns + j);
            }
        });
        true
    }
}

#[inline(always)]
fn fill<F: Function>(output: &mut [f64], x: Row<'_>, y: Row<'_>) {
    // Slices of the same length, so that nothing is checked in the loop.
    let (x, y) = (x.part(0, output.len()), y.part(0, output.len()));
    with_rows!(x, y, |x, y| {
        for (j, output) in output.iter_mut().enumerate() {
            *output = F::value(x(j), y(j));
        }
    });
}

fn zip<F: Function, R: Real, const A: usize, const B: usize, const D: usize>(
    x: &Array<R, A>,
    y: &Array<R, B>,
) -> Array<R, D> {
    let operands = [x.layout.shape, y.layout.shape];
    let Some(shape) = common_shape(operands[0], operands[1]) else {
        x.mismatch(F::NAME, y, ": shapes must agree, or be 1, in each axis");
    };
    let operation = Zip::<F> { shape, operands, function: PhantomData };
    Array::by(F::NAME, operation, &[x.view(), y.view()], shape)
}

/// A scalar as an array.
fn scalar<R: Real>(x: R) -> Array<R, 2> {
    Array::from_elements(R::Elements::scalar(x), [1, 1])
}

/// What may stand on the right of an array with `D` dimensions in arithmetic: an array, by value or by
/// reference, a scalar, or an `f64`.
pub trait RightOf<R: Real, const D: usize> {
    /// The array that comes out.
    type Output;

    /// The array with this on its right.
    #[doc(hidden)]
    fn right_of<F: Function>(self, left: &Array<R, D>) -> Self::Output;
}

/// Arrays on the right: their dimension, that of the array on the left, and that of the result.
macro_rules! arrays_on_the_right {
    ($($right:literal of $left:literal is $output:literal;)*) => {$(
        impl<R: Real> RightOf<R, $left> for &Array<R, $right> {
            type Output = Array<R, $output>;

            fn right_of<F: Function>(self, left: &Array<R, $left>) -> Array<R, $output> {
                zip::<F, R, $left, $right, $output>(left, self)
            }
        }

        impl<R: Real> RightOf<R, $left> for Array<R, $right> {
            type Output = Array<R, $output>;

            fn right_of<F: Function>(self, left: &Array<R, $left>) -> Array<R, $output> {
                (&self).right_of::<F>(left)
            }
        }
    )*};
}

arrays_on_the_right! {
    1 of 1 is 1;
    1 of 2 is 2;
    2 of 1 is 2;
    2 of 2 is 2;
}

impl<const D: usize> RightOf<f64, D> for f64 {
    type Output = Array<f64, D>;

    fn right_of<F: Function>(self, left: &Array<f64, D>) -> Array<f64, D> {
        zip::<F, f64, D, 2, D>(left, &scalar(self))
    }
}

/// Operators between arrays and scalars of a type other than `f64`: the scalar on either side, and numbers on
/// the right.
macro_rules! operators_of_scalar {
    ([$($generics:tt)*] $type:ty) => {
        $crate::array::operators_of_scalar!(@right [$($generics)*] $type, $type);
        $crate::array::operators_of_scalar!(@right [$($generics)*] f64, $type);
        $crate::array::operators_of_scalar!(@left [$($generics)*] Add add Sum $type);
        $crate::array::operators_of_scalar!(@left [$($generics)*] Sub sub Difference $type);
        $crate::array::operators_of_scalar!(@left [$($generics)*] Mul mul Product $type);
        $crate::array::operators_of_scalar!(@left [$($generics)*] Div div Quotient $type);
        $crate::array::operators_of_scalar!(@left [$($generics)*] Rem rem Remainder $type);
    };
    (@right [$($generics:tt)*] $scalar:ty, $type:ty) => {
        impl<$($generics)* const D: usize> $crate::array::RightOf<$type, D> for $scalar {
            type Output = $crate::array::Array<$type, D>;

            fn right_of<F: $crate::array::elementwise::Function>(
                self,
                left: &$crate::array::Array<$type, D>,
            ) -> $crate::array::Array<$type, D> {
                $crate::array::elementwise::with_right::<F, $type, D>(left, self.into())
            }
        }
    };
    (@left [$($generics:tt)*] $trait:ident $method:ident $function:ident $type:ty) => {
        impl<$($generics)* const D: usize> std::ops::$trait<&$crate::array::Array<$type, D>> for $type {
            type Output = $crate::array::Array<$type, D>;
            fn $method(self, other: &$crate::array::Array<$type, D>) -> $crate::array::Array<$type, D> {
                $crate::array::elementwise::with_left::<$crate::array::elementwise::$function, $type, D>(self, other)
            }
        }
        impl<$($generics)* const D: usize> std::ops::$trait<$crate::array::Array<$type, D>> for $type {
            type Output = $crate::array::Array<$type, D>;
            fn $method(self, other: $crate::array::Array<$type, D>) -> $crate::array::Array<$type, D> {
                std::ops::$trait::$method(self, &other)
            }
        }
    };
}
pub(crate) use operators_of_scalar;

/// A function of each element of an array and a scalar on its right.
pub(crate) fn with_right<F: Function, R: Real, const D: usize>(left: &Array<R, D>, right: R) -> Array<R, D> {
    zip::<F, R, D, 2, D>(left, &scalar(right))
}

/// A function of a scalar and each element of an array on its right.
pub(crate) fn with_left<F: Function, R: Real, const D: usize>(left: R, right: &Array<R, D>) -> Array<R, D> {
    zip::<F, R, 2, D, D>(&scalar(left), right)
}

macro_rules! operators {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident $function:ident;)*) => {$(
        impl<R: Real, T: RightOf<R, D>, const D: usize> $trait<T> for &Array<R, D> {
            type Output = T::Output;
            fn $method(self, other: T) -> T::Output {
                other.right_of::<$function>(self)
            }
        }
        impl<R: Real, T: RightOf<R, D>, const D: usize> $trait<T> for Array<R, D> {
            type Output = T::Output;
            fn $method(self, other: T) -> T::Output {
                other.right_of::<$function>(&self)
            }
        }
        impl<R: Real, T: RightOf<R, D, Output = Self>, const D: usize> $assign<T> for Array<R, D> {
            fn $assign_method(&mut self, other: T) {
                *self = other.right_of::<$function>(self).fitting(self, stringify!($assign_method));
            }
        }
        impl<R: Real, const D: usize> $trait<&Array<R, D>> for f64 {
            type Output = Array<R, D>;
            fn $method(self, other: &Array<R, D>) -> Array<R, D> {
                with_left::<$function, R, D>(self.into(), other)
            }
        }
        impl<R: Real, const D: usize> $trait<Array<R, D>> for f64 {
            type Output = Array<R, D>;
            fn $method(self, other: Array<R, D>) -> Array<R, D> {
                self.$method(&other)
            }
        }
    )*};
}

operators! {
    Add add AddAssign add_assign Sum;
    Sub sub SubAssign sub_assign Difference;
    Mul mul MulAssign mul_assign Product;
    Div div DivAssign div_assign Quotient;
    Rem rem RemAssign rem_assign Remainder;
}

impl<R: Real, const D: usize> Array<R, D> {
    /// This array, to be assigned to `old`; panics if the shapes differ.
    fn fitting(self, old: &Self, operation: &str) -> Self {
        if self.layout.shape != old.layout.shape {
            old.mismatch(operation, &self, ": the result would have another shape");
        }
        self
    }

    /// `a · x + self`, in one node.
    ///
    /// # Panics
    /// If the shapes differ.
    #[must_use]
    pub fn add_scaled(&self, a: R, x: &Self) -> Self {
        self.require_same_shape("add_scaled", x);
        let operation = Axpy;
        Self::by("add_scaled", operation, &[self.view(), scalar(a).view(), x.view()], self.layout.shape)
    }
}

/// `y + a x`.
struct Axpy;

impl Operation for Axpy {
    const OVERWRITES: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&inputs[0].in_rows());
        kernel::add_scaled(output, inputs[1].scalar(), &inputs[2].in_rows());
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let a = inputs[1][0];
        let pairs = inputs[0].iter().zip(inputs[2].iter());
        output.iter_mut().zip(pairs).for_each(|(output, (y, x))| *output = a * x + y);
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| kernel::add(adjoints, cotangent));
        flow.add(1, |adjoints| adjoints[0] += kernel::dot_flow(cotangent, &at.input(2)));
        let a = at.inputs[1].scalar();
        flow.add(2, |adjoints| {
            if a.is_finite() && a != 0.0 {
                kernel::add_scaled(adjoints, a, cotangent);
            } else {
                adjoints.iter_mut().zip(cotangent).for_each(|(adjoint, flow)| *adjoint += scale(*flow, a));
            }
        });
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        sources.each(|element, of| {
            of.element(0, element);
            of.element(1, 0);
            of.element(2, element);
        });
        true
    }
}

impl<R: Real, const D: usize> Neg for &Array<R, D> {
    type Output = Array<R, D>;

    fn neg(self) -> Array<R, D> {
        self.map_by_rule(|x| -x, |x| -x)
    }
}

impl<R: Real, const D: usize> Neg for Array<R, D> {
    type Output = Array<R, D>;

    fn neg(self) -> Array<R, D> {
        -&self
    }
}
