//! What the results of an array node depend on, element by element.
//!
//! A rule that knows says for each of its results which elements of its operands went into it, or which earlier result it
//! goes on from: a cumulative sum is its predecessor and one element. From this come sparsity patterns. A rule that says
//! nothing has results that depend on everything.

use std::ops::Range;

use super::operand::Operand;

/// What an array node tells of the dependencies of its results.
pub struct Sources<'a> {
    /// The first result's place, and those of the task's index 0.
    results: Range<usize>,
    origin: usize,
    operands: &'a [Operand],
    /// Called with each result's place and the places that it depends on.
    emit: &'a mut dyn FnMut(usize, &[usize]),
}

/// The sources of one result, while they are put down.
pub(crate) struct Of<'a> {
    first_result: usize,
    origin: usize,
    operands: &'a [Operand],
    places: Vec<usize>,
}

impl<'a> Sources<'a> {
    pub(super) fn new(
        results: Range<usize>,
        origin: usize,
        operands: &'a [Operand],
        emit: &'a mut dyn FnMut(usize, &[usize]),
    ) -> Self {
        Self { results, origin, operands, emit }
    }

    /// How many results there are.
    pub(crate) fn results(&self) -> usize {
        self.results.len()
    }

    /// Whether an operand is a constant.
    pub(crate) fn is_constant(&self, operand: usize) -> bool {
        self.operands[operand].is_constant()
    }

    /// Has `f` put down the sources of each result, given by its number, in order.
    pub(crate) fn each(&mut self, mut f: impl FnMut(usize, &mut Of<'_>)) {
        let mut of = Of {
            first_result: self.results.start,
            origin: self.origin,
            operands: self.operands,
            places: Vec::new(),
        };
        for (number, place) in self.results.clone().enumerate() {
            of.places.clear();
            f(number, &mut of);
            (self.emit)(place, &of.places);
        }
    }
}

impl Of<'_> {
    /// An element of an operand.
    pub(crate) fn element(&mut self, operand: usize, element: usize) {
        let place = self.operands[operand].place_of(element);
        self.places.extend(place.map(|place| self.origin.wrapping_add_signed(place)));
    }

    /// Some elements of an operand.
    pub(crate) fn elements(&mut self, operand: usize, elements: Range<usize>) {
        elements.for_each(|element| self.element(operand, element));
    }

    /// All that an earlier result depends on.
    pub(crate) fn earlier(&mut self, result: usize) {
        self.places.push(self.first_result + result);
    }
}
