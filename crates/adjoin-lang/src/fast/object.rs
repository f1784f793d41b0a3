//! Data on the heap: shared, immutable, counted.
//!
//! A reference is a constructor and the place of its fields. There are small nodes for what lists and trees are mostly made
//! of, and a [`Record`] for all else. A list that is known as a whole (an input, a literal, the result of ⋆) is an array, and a list
//! is then a place in it: to take it apart costs no memory traffic but the element's.
//!
//! **Depth**: dropping runs in a loop, so that a list of 10⁶ elements needs no stack.

use std::mem;
use std::sync::Arc;

use super::code::Extent;

/// A constructor with its fields, a list, or a function.
#[derive(Clone, Debug)]
pub(super) enum Ref<R> {
    /// A constructor without fields; also what an empty register holds.
    Tag(u32),
    /// The list of an array's elements from an index on.
    Slice(u32, Arc<Array<R>>),
    /// A constructor of one real and one reference.
    Link(u32, Arc<Link<R>>),
    /// A constructor of two references.
    Pair(u32, Arc<Pair<R>>),
    /// Any other constructor.
    Record(u32, Arc<Record<R>>),
    /// A function.
    Closure(Arc<Closure<R>>),
}

/// The constructors of lists.
const NIL: u32 = 0;
pub(super) const CONS: u32 = 1;

/// Values of the three banks.
#[derive(Clone, Debug)]
pub(super) struct Bank<R> {
    pub(super) reals: Vec<R>,
    pub(super) words: Vec<i64>,
    pub(super) refs: Vec<Ref<R>>,
}

impl<R> Default for Bank<R> {
    fn default() -> Self {
        Bank { reals: Vec::new(), words: Vec::new(), refs: Vec::new() }
    }
}

impl<R> Bank<R> {
    pub(super) fn extent(&self) -> Extent {
        Extent {
            reals: self.reals.len() as u32,
            words: self.words.len() as u32,
            refs: self.refs.len() as u32,
        }
    }
}

/// Elements of a list, one after the other.
#[derive(Debug)]
pub(super) struct Array<R> {
    pub(super) length: u32,
    /// Registers of one element.
    pub(super) element: Extent,
    pub(super) values: Bank<R>,
}

/// One real, one reference: a list of reals.
#[derive(Debug)]
pub(super) struct Link<R> {
    pub(super) real: R,
    pub(super) next: Ref<R>,
}

/// Two references: a list of data, a tree.
#[derive(Debug)]
pub(super) struct Pair<R> {
    pub(super) first: Ref<R>,
    pub(super) second: Ref<R>,
}

/// Any fields.
#[derive(Debug)]
pub(super) struct Record<R> {
    pub(super) reals: Box<[R]>,
    pub(super) words: Box<[i64]>,
    pub(super) refs: Box<[Ref<R>]>,
}

/// A function with the first of its parameters.
#[derive(Debug)]
pub(super) struct Closure<R> {
    pub(super) function: u32,
    /// How many arguments it waits for.
    pub(super) missing: u32,
    pub(super) reals: Box<[R]>,
    pub(super) words: Box<[i64]>,
    pub(super) refs: Box<[Ref<R>]>,
}

impl<R> Default for Ref<R> {
    #[inline(always)]
    fn default() -> Self {
        Ref::Tag(0)
    }
}

impl<R> Ref<R> {
    /// Which constructor it is.
    #[inline(always)]
    pub(super) fn tag(&self) -> u32 {
        match self {
            Ref::Tag(tag) | Ref::Link(tag, _) | Ref::Pair(tag, _) | Ref::Record(tag, _) => *tag,
            Ref::Slice(index, array) => {
                if *index < array.length {
                    CONS
                } else {
                    NIL
                }
            }
            Ref::Closure(_) => 0,
        }
    }

    /// A list of `length` elements whose parts are in `values`.
    pub(super) fn list(length: u32, element: Extent, values: Bank<R>) -> Self {
        Ref::Slice(0, Arc::new(Array { length, element, values }))
    }

    /// A constructor with fields.
    pub(super) fn con(tag: u32, fields: Bank<R>) -> Self {
        match (fields.reals.len(), fields.words.len(), fields.refs.len()) {
            (0, 0, 0) => Ref::Tag(tag),
            _ => Ref::Record(
                tag,
                Arc::new(Record {
                    reals: fields.reals.into(),
                    words: fields.words.into(),
                    refs: fields.refs.into(),
                }),
            ),
        }
    }

    #[inline(always)]
    fn is_leaf(&self) -> bool {
        matches!(self, Ref::Tag(_))
    }
}

/// Drops a reference and all that only it keeps alive, in a loop.
#[inline(never)]
fn release<R>(first: Ref<R>) {
    let mut todo = Vec::new();
    let mut current = first;
    loop {
        match current {
            Ref::Tag(_) => {}
            Ref::Link(_, node) => {
                if let Some(mut node) = Arc::into_inner(node) {
                    current = mem::take(&mut node.next);
                    continue;
                }
            }
            Ref::Pair(_, node) => {
                if let Some(mut node) = Arc::into_inner(node) {
                    if !node.first.is_leaf() {
                        todo.push(mem::take(&mut node.first));
                    }
                    current = mem::take(&mut node.second);
                    continue;
                }
            }
            Ref::Record(_, node) => {
                if let Some(mut node) = Arc::into_inner(node) {
                    todo.extend(node.refs.iter_mut().map(mem::take));
                }
            }
            Ref::Slice(_, node) => {
                if let Some(mut node) = Arc::into_inner(node) {
                    todo.append(&mut node.values.refs);
                }
            }
            Ref::Closure(node) => {
                if let Some(mut node) = Arc::into_inner(node) {
                    todo.extend(node.refs.iter_mut().map(mem::take));
                }
            }
        }
        match todo.pop() {
            Some(next) => current = next,
            None => return,
        }
    }
}

fn release_all<'a, R: 'a>(refs: impl IntoIterator<Item = &'a mut Ref<R>>) {
    for reference in refs {
        if !reference.is_leaf() {
            release(mem::take(reference));
        }
    }
}

impl<R> Drop for Link<R> {
    #[inline]
    fn drop(&mut self) {
        if !self.next.is_leaf() {
            release(mem::take(&mut self.next));
        }
    }
}

impl<R> Drop for Pair<R> {
    fn drop(&mut self) {
        release_all([&mut self.first, &mut self.second]);
    }
}

impl<R> Drop for Record<R> {
    fn drop(&mut self) {
        release_all(&mut self.refs);
    }
}

impl<R> Drop for Array<R> {
    fn drop(&mut self) {
        release_all(&mut self.values.refs);
    }
}

impl<R> Drop for Closure<R> {
    fn drop(&mut self) {
        release_all(&mut self.refs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_takes_two_machine_words() {
        assert_eq!(size_of::<Ref<f64>>(), 16);
    }

    #[test]
    fn long_lists_and_deep_trees_are_dropped_without_stack() {
        let mut list = Ref::Tag(NIL);
        let mut tree = Ref::Tag(0);
        let mut records = Ref::Tag(0);
        for i in 0..1_000_000 {
            list = Ref::Link(CONS, Arc::new(Link { real: f64::from(i), next: list }));
            tree = Ref::Pair(1, Arc::new(Pair { first: tree, second: Ref::Tag(0) }));
            let mut fields = Bank::default();
            fields.words.push(1);
            fields.refs.push(records);
            records = Ref::<f64>::con(1, fields);
        }
        drop((list, tree, records));
    }

    #[test]
    fn a_shared_tail_survives() {
        let tail = Ref::Link(CONS, Arc::new(Link { real: 1.0, next: Ref::Tag(NIL) }));
        drop(Ref::Link(CONS, Arc::new(Link { real: 2.0, next: tail.clone() })));
        let Ref::Link(_, node) = &tail else { panic!("a link") };
        assert_eq!(node.real, 1.0);
    }
}
