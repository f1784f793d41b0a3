//! What the results of an operation depend on, element by element.
//!
//! An operation that knows says for each of its results which elements of its inputs went into it, or which
//! earlier result it continues: a cumulative sum is its predecessor and one element. Sparsity patterns come
//! from this. The results of an operation that says nothing depend on everything.

use std::ops::Range;

/// Something that a result depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// An element of an input.
    Element { input: usize, element: usize },
    /// All that an earlier result depends on.
    Earlier(usize),
}

/// What an operation reports about the dependencies of its results.
pub struct Sources<'a> {
    results: usize,
    is_constant: &'a dyn Fn(usize) -> bool,
    /// Called with each result's number and its sources.
    emit: &'a mut dyn FnMut(usize, &[Source]),
}

/// The sources of one result, while they are collected.
#[derive(Default)]
pub(crate) struct Of(Vec<Source>);

impl<'a> Sources<'a> {
    pub(crate) fn new(
        results: usize,
        is_constant: &'a dyn Fn(usize) -> bool,
        emit: &'a mut dyn FnMut(usize, &[Source]),
    ) -> Self {
        Self { results, is_constant, emit }
    }

    /// The number of results.
    pub(crate) fn results(&self) -> usize {
        self.results
    }

    /// Whether an input is a constant.
    pub(crate) fn is_constant(&self, input: usize) -> bool {
        (self.is_constant)(input)
    }

    /// Has `f` collect the sources of each result, given by its number, in order.
    pub(crate) fn each(&mut self, mut f: impl FnMut(usize, &mut Of)) {
        let mut of = Of::default();
        for result in 0..self.results {
            of.0.clear();
            f(result, &mut of);
            (self.emit)(result, &of.0);
        }
    }
}

impl Of {
    /// An element of an input.
    pub(crate) fn element(&mut self, input: usize, element: usize) {
        self.0.push(Source::Element { input, element });
    }

    /// Some elements of an input.
    pub(crate) fn elements(&mut self, input: usize, elements: Range<usize>) {
        elements.for_each(|element| self.element(input, element));
    }

    /// All that an earlier result depends on.
    pub(crate) fn earlier(&mut self, result: usize) {
        self.0.push(Source::Earlier(result));
    }
}
