//! Derivatives by the tape, in place of compiled ones that are not finite, and to compare others with.
//!
//! Arguments, results and cotangents are plain lists of numbers here. So the verbs are compiled once, in this
//! library, and not once more for the types of each compiled function.

use super::check::{compare, on_tape_alone};
use super::same_shape;
use crate::reverse::Reverse;
use crate::structure::{Differentiable, With, unlawful};

/// The numbers of several values, one after the other.
#[derive(Default)]
pub struct Numbers(Vec<f64>);

impl Numbers {
    /// No numbers yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the numbers of a value.
    pub fn add<T: Differentiable + ?Sized>(&mut self, value: &T) {
        value.visit_scalars(&mut |x: f64| self.0.push(x));
    }
}

/// The inputs of the function on the tape.
pub struct Inputs<'a>(std::slice::Iter<'a, Reverse>);

impl Inputs<'_> {
    /// The next argument, in the shape of the value that was added to the numbers.
    pub fn next<T: Differentiable + ?Sized>(&mut self, shape: &T) -> With<T, Reverse> {
        shape.map_scalars(&mut |_: f64| *self.0.next().unwrap_or_else(|| unlawful("vjp")))
    }
}

/// The results of the function on the tape.
#[derive(Default)]
pub struct Results(Vec<Reverse>);

impl Results {
    /// Adds the numbers of a result.
    pub fn add<T: Differentiable<Reverse> + ?Sized>(&mut self, value: &T) {
        value.visit_scalars(&mut |y: Reverse| self.0.push(y));
    }
}

/// A compiled function, on the tape.
type Function<'a> = &'a mut dyn FnMut(&mut Inputs<'_>, &mut Results);

/// Records it, with nothing compiled.
fn record(function: Function<'_>, inputs: &[Reverse]) -> Vec<Reverse> {
    let mut results = Results::default();
    on_tape_alone(|| function(&mut Inputs(inputs.iter()), &mut results));
    results.0
}

/// The cotangents of the arguments.
pub struct ByTape(std::vec::IntoIter<f64>);

/// Records the function, and sweeps once.
#[cold]
#[inline(never)]
pub fn by_tape(inputs: &Numbers, cotangents: &Numbers, function: Function<'_>) -> ByTape {
    let (_, pullback) = crate::vjp(|inputs: Vec<Reverse>| record(function, &inputs), &inputs.0);
    ByTape(same_shape(pullback.call(&cotangents.0)).into_iter())
}

impl ByTape {
    /// The cotangent of the next argument, in the shape of its bar.
    pub fn next<T: Differentiable + ?Sized>(&mut self, bar: &T) -> With<T, f64> {
        bar.map_scalars(&mut |_: f64| self.0.next().unwrap_or_else(|| unlawful("vjp")))
    }

    /// Compares a bar with the cotangent of the next argument.
    ///
    /// # Panics
    /// If they differ by more than rounding.
    pub fn compare<T: Differentiable + ?Sized>(&mut self, bar: &T) {
        let mut compiled = Numbers::new();
        compiled.add(bar);
        let by_tape: Vec<f64> = self.0.by_ref().take(compiled.0.len()).collect();
        compare(&compiled.0, &by_tape);
    }
}

/// Writes the Jacobian by the tape over one that is not finite, or compares both.
///
/// # Panics
/// If they differ by more than rounding.
#[cold]
#[inline(never)]
pub fn rows_by_tape(finite: bool, entries: &mut [f64], inputs: &Numbers, function: Function<'_>) {
    let by_tape = crate::jacobian(|inputs: Vec<Reverse>| record(function, &inputs), &inputs.0);
    if finite {
        compare(entries, by_tape.entries());
    } else {
        entries.copy_from_slice(by_tape.entries());
    }
}
