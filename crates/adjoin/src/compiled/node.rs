//! A compiled function on the tape: one node, which holds its gradient.

use std::any::TypeId;
use std::borrow::Cow;

use crate::array::{Flow, Operation, Plain, Point, Vector, add_flow};
use crate::real::Real;
use crate::reverse::Reverse;
use crate::structure::{Differentiable, With};

/// Whether numbers of the type are recorded on a tape and carry no tangents. (Forward mode over the tape
/// needs second derivatives.)
#[inline(always)]
pub fn is_taped<R: Real>() -> bool {
    TypeId::of::<R>() == TypeId::of::<Reverse>()
}

/// The primal values of a structure.
#[inline]
pub fn primals<R: Real, T: Differentiable<R> + ?Sized>(value: &T) -> With<T, f64, R> {
    value.map_scalars(&mut |x: R| x.primal())
}

/// The result of a compiled function, with the arguments and derivatives added so far.
pub struct Node<R> {
    value: f64,
    inputs: Vec<R>,
    slopes: Vec<f64>,
}

impl<R: Real> Node<R> {
    /// A value that depends on nothing yet.
    pub fn new(value: f64) -> Self {
        Self { value, inputs: Vec::new(), slopes: Vec::new() }
    }

    /// Adds an argument and the derivatives with respect to it.
    pub fn add<T: Differentiable<R> + ?Sized, B: Differentiable + ?Sized>(&mut self, argument: &T, bar: &B) {
        argument.visit_scalars(&mut |x| self.inputs.push(x));
        bar.visit_scalars(&mut |slope: f64| self.slopes.push(slope));
    }

    /// Records the node.
    ///
    /// # Panics
    /// If the numbers of scalars of an argument and of its derivatives differ, which would be a bug in the
    /// macro.
    pub fn record(self) -> R {
        assert!(self.inputs.len() == self.slopes.len(), "as many derivatives as arguments");
        let inputs = Vector::from(self.inputs);
        let row = Row { value: self.value, slopes: self.slopes };
        Vector::by("a compiled function", row, &[inputs.view()], [1, 1]).at(0)
    }
}

/// `y = y₀ + slopesᵀ · (x − x₀)`.
struct Row {
    value: f64,
    slopes: Vec<f64>,
}

impl Operation for Row {
    const KEEPS_INPUTS: bool = false;
    const OVERWRITES: bool = true;
    const LINEAR: bool = true;

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output[0] = self.value;
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        // A slope of zero contributes 0, even if the tangent is infinite or NaN.
        let terms = inputs[0].iter().zip(&self.slopes).filter(|(_, slope)| **slope != 0.0);
        output[0] = terms.map(|(x, slope)| *x * *slope).sum();
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| add_flow(adjoints, cotangent[0], &self.slopes));
    }
}
