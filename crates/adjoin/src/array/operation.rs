//! An array operation: its value, its definition, and its reverse rule, in one place.

use std::borrow::Cow;

use super::layout::Layout;
use crate::real::Real;
use crate::reverse::block::Flow;

/// An operation on arrays. One type for each, which carries what it has to know (shapes, indices), in the file of its kind.
///
/// The three methods say the same thing in three ways, and the tests hold them against each other:
///
/// - [`value`](Operation::value) is the fast one, for numbers;
/// - [`define`](Operation::define) is the plain one, for any scalar: forward mode runs it, and so is never wrong about a
///   derivative of any order unless the definition is;
/// - [`pull`](Operation::pull) is the reverse rule.
pub trait Operation: Send + Sync + Sized + 'static {
    /// Whether `pull` looks at the inputs' values; else they need not be kept.
    const KEEPS_INPUTS: bool = true;
    /// Whether `pull` looks at the output's values.
    const KEEPS_OUTPUT: bool = false;

    /// Whether `value` writes to all of the output; else it is zero at first.
    const OVERWRITES: bool = false;

    /// Computes the output. What the rule will need again (a factorisation) may be kept.
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]);

    /// Computes the output, for any scalar.
    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]);

    /// Adds to the cotangents of the inputs. Called after `value`, on the same operation, any number of times.
    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>);
}

/// Numbers as an operand.
#[derive(Clone, Copy)]
pub struct Plain<'a> {
    pub(crate) data: &'a [f64],
    pub(crate) layout: Layout,
}

impl<'a> Plain<'a> {
    /// The numbers, row by row: as they are if they are so, else a copy.
    pub(crate) fn in_rows(&self) -> Cow<'a, [f64]> {
        match self.layout.contiguous() {
            Some(range) => Cow::Borrowed(&self.data[range]),
            None => self.layout.places().map(|place| self.data[place]).collect(),
        }
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
