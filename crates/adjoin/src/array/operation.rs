//! An array operation: its value, its definition, and its rules forward and in reverse, in one place.

use std::borrow::Cow;

use super::flow::Flow;
use super::layout::Layout;
use super::sources::Sources;
use crate::forward::Forward;
use crate::real::Real;

/// An operation on arrays. One type for each, which carries what it has to know (shapes, indices), in the
/// file of its kind.
///
/// The methods say the same thing in several ways, and the tests hold them against each other:
///
/// - [`value`](Operation::value) is the fast one, for numbers;
/// - [`define`](Operation::define) is the plain one, for any scalar: forward mode runs it, and so is never
///   wrong about a derivative of any order unless the definition is;
/// - [`pull`](Operation::pull) is the reverse rule;
/// - [`push`](Operation::push) is the forward rule for numbers, by the definition unless there is something
///   faster;
/// - [`sources`](Operation::sources) is the sparsity pattern of both.
pub trait Operation: Send + Sync + Sized + 'static {
    /// Whether `pull` looks at the inputs' values; else they need not be kept.
    const KEEPS_INPUTS: bool = true;
    /// Whether `pull` looks at the output's values.
    const KEEPS_OUTPUT: bool = false;

    /// Whether `value` writes to all of the output; else it is zero at first.
    const OVERWRITES: bool = false;

    /// Whether the operation is linear in all its inputs together: its definition, done with tangents, gives
    /// the tangent.
    const LINEAR: bool = false;

    /// Whether `push` costs a pull for each element of the output.
    const PUSHES_ROW_BY_ROW: bool = false;

    /// Whether the operation's rule is code of the user's.
    const IS_FOREIGN: bool = false;

    /// Computes the output. What the rule will need again (a factorisation) may be kept.
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]);

    /// Computes the output, for any scalar.
    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]);

    /// Adds to the cotangents of the inputs. Called after `value`, on the same operation, any number of
    /// times.
    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>);

    /// Computes the tangent of the output, which is zero at first, from those of the inputs. Called after
    /// `value`, as `pull` is. An operation that is not linear and does not keep its inputs has to say how.
    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        const {
            assert!(Self::LINEAR || Self::KEEPS_INPUTS, "the definition needs the inputs");
        }
        push_by_definition(self, at, tangents, output);
    }

    /// Whether `push` is so much faster than the definition on numbers with tangents that it pays for forward
    /// mode to take these apart (`pushed.rs`).
    fn pushes_fast(&self) -> bool {
        false
    }

    /// Says what each element of the output depends on. If it does not, and returns false, each is taken to
    /// depend on everything.
    fn sources(&self, at: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let _ = (at, sources);
        false
    }
}

/// The tangent of an operation's output, by its definition.
pub(crate) fn push_by_definition<O: Operation>(
    operation: &O,
    at: &Point<'_>,
    tangents: &Tangents<'_>,
    output: &mut [f64],
) {
    let count = tangents.lengths.len();
    if O::LINEAR {
        let inputs: Vec<_> = (0..count).map(|input| tangents.in_full(input)).collect();
        operation.define(&inputs, output);
        return;
    }
    let with_tangents = |input: usize| -> Cow<'static, [Forward]> {
        let primals = at.input(input);
        match tangents.of(input) {
            Some(tangents) => primals.iter().zip(tangents).map(|(x, t)| Forward::new(*x, [*t])).collect(),
            None => primals.iter().map(|x| Forward::from(*x)).collect(),
        }
    };
    let inputs: Vec<_> = (0..count).map(with_tangents).collect();
    let mut results = vec![Forward::from(0.0); output.len()];
    operation.define(&inputs, &mut results);
    output.iter_mut().zip(results).for_each(|(output, result)| *output = result.tangent(0));
}

/// The tangents of an operation's inputs, each row by row.
pub struct Tangents<'a> {
    pub(crate) tangents: &'a [Option<Cow<'a, [f64]>>],
    pub(crate) lengths: &'a [usize],
}

impl<'a> Tangents<'a> {
    /// The tangents of an input; `None` if they are zero.
    pub(crate) fn of(&self, input: usize) -> Option<&'a [f64]> {
        self.tangents[input].as_deref()
    }

    /// The tangents of an input, with zeros written out.
    pub(crate) fn in_full(&self, input: usize) -> Cow<'a, [f64]> {
        match self.of(input) {
            Some(tangents) => Cow::Borrowed(tangents),
            None => Cow::Owned(vec![0.0; self.lengths[input]]),
        }
    }
}

/// Numbers as an operand.
#[derive(Clone, Copy)]
pub struct Plain<'a> {
    pub(crate) data: &'a [f64],
    pub(crate) layout: Layout,
}

impl<'a> Plain<'a> {
    /// The numbers, row by row: borrowed if they are stored so, else a copy.
    pub(crate) fn in_rows(&self) -> Cow<'a, [f64]> {
        match self.layout.contiguous() {
            Some(range) => Cow::Borrowed(&self.data[range]),
            None => self.layout.places().map(|place| self.data[place]).collect(),
        }
    }

    /// The number in a row and a column.
    #[inline]
    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.data[self.layout.offset + row * self.layout.strides[0] + column * self.layout.strides[1]]
    }

    /// The only number.
    pub(crate) fn scalar(&self) -> f64 {
        self.data[self.layout.offset]
    }
}

/// Where an operation was done: its inputs and its output, as far as it keeps them.
pub struct Point<'a> {
    pub(crate) inputs: &'a [Plain<'a>],
    pub(crate) output: &'a [f64],
}

impl<'a> Point<'a> {
    /// An input, row by row.
    pub(crate) fn input(&self, input: usize) -> Cow<'a, [f64]> {
        self.inputs[input].in_rows()
    }
}
