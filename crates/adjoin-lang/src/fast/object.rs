//! Data on the heap: shared, immutable, counted.
//!
//! A reference is a constructor and the place of its fields. There are small nodes for what lists and trees
//! are mostly made of, and a [`Record`] for all else. A list that is known as a whole (an input, a literal,
//! the result of ⋆) is an array, and a list is then a place in it: to take it apart costs no memory traffic
//! but the element's.
//!
//! **Depth**: dropping runs in a loop, so that a list of 10⁶ elements needs no stack.

use std::mem;
use std::sync::Arc;

use super::code::Extent;

/// A constructor with its fields, a list, or a function.
///
/// Two machine words, which move in registers: an enum of several forms would be written by halves and read
/// as a whole, which processors are slow at.
#[derive(Debug)]
pub(super) struct Ref<R> {
    /// Which constructor; or, of a list in an array, [`SLICE`] and the index.
    meta: u64,
    node: Option<Arc<Node<R>>>,
}

/// Fields of a constructor, an array or a function.
#[derive(Debug)]
pub(super) enum Node<R> {
    /// One real, one reference: a list of reals.
    Link(R, Ref<R>),
    /// Two references: a list of data, a tree.
    Pair(Ref<R>, Ref<R>),
    /// Any fields.
    Record(Box<[R]>, Box<[i64]>, Box<[Ref<R>]>),
    Array(Box<Array<R>>),
    Closure(Box<Closure<R>>),
}

const SLICE: u64 = 1 << 32;
const INDEX: u64 = SLICE - 1;

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

/// A function with the first of its parameters.
#[derive(Debug)]
pub(super) struct Closure<R> {
    pub(super) function: u32,
    /// The number of arguments it waits for.
    pub(super) missing: u32,
    pub(super) reals: Box<[R]>,
    pub(super) words: Box<[i64]>,
    pub(super) refs: Box<[Ref<R>]>,
}

impl<R> Default for Ref<R> {
    #[inline(always)]
    fn default() -> Self {
        Ref { meta: 0, node: None }
    }
}

impl<R> Clone for Ref<R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        Ref { meta: self.meta, node: self.node.clone() }
    }
}

impl<R> Ref<R> {
    /// A constructor without fields.
    #[inline(always)]
    pub(super) fn bare(tag: u32) -> Self {
        Ref { meta: u64::from(tag), node: None }
    }

    /// A constructor with fields.
    #[inline(always)]
    pub(super) fn with(tag: u32, node: Node<R>) -> Self {
        Ref { meta: u64::from(tag), node: Some(Arc::new(node)) }
    }

    /// A function.
    pub(super) fn closure(closure: Closure<R>) -> Self {
        Ref::with(0, Node::Closure(Box::new(closure)))
    }

    /// A list of `length` elements whose parts are in `values`.
    pub(super) fn list(length: u32, element: Extent, values: Bank<R>) -> Self {
        let array = Array { length, element, values };
        Ref { meta: SLICE, node: Some(Arc::new(Node::Array(Box::new(array)))) }
    }

    /// A constructor with any fields.
    pub(super) fn con(tag: u32, mut fields: Bank<R>) -> Self {
        match (fields.reals.len(), fields.words.len(), fields.refs.len()) {
            (0, 0, 0) => Ref::bare(tag),
            (1, 0, 1) => match (fields.reals.pop(), fields.refs.pop()) {
                (Some(real), Some(next)) => Ref::with(tag, Node::Link(real, next)),
                _ => Ref::bare(tag),
            },
            (0, 0, 2) => match (fields.refs.pop(), fields.refs.pop()) {
                (Some(second), Some(first)) => Ref::with(tag, Node::Pair(first, second)),
                _ => Ref::bare(tag),
            },
            _ => Ref::with(tag, Node::Record(fields.reals.into(), fields.words.into(), fields.refs.into())),
        }
    }

    /// Which constructor it is.
    #[inline(always)]
    pub(super) fn tag(&self) -> u32 {
        if self.meta & SLICE == 0 {
            return self.meta as u32;
        }
        match self.node.as_deref() {
            Some(Node::Array(array)) if self.index() < array.length => CONS,
            _ => NIL,
        }
    }

    /// Whether it is a list in an array.
    #[inline(always)]
    pub(super) fn is_slice(&self) -> bool {
        self.meta & SLICE != 0
    }

    /// The index of a list in an array.
    #[inline(always)]
    pub(super) fn index(&self) -> u32 {
        (self.meta & INDEX) as u32
    }

    /// The number of elements of a list in an array; 0 for any other value.
    #[inline(always)]
    pub(super) fn left(&self) -> u32 {
        match self.node.as_deref() {
            Some(Node::Array(array)) => array.length - self.index(),
            _ => 0,
        }
    }

    /// A list in an array without its first `count` elements.
    #[inline(always)]
    pub(super) fn skip(self, count: u32) -> Self {
        Ref { meta: self.meta + u64::from(count), node: self.node }
    }

    /// Goes on to the rest of a list in an array.
    #[inline(always)]
    pub(super) fn advance(&mut self) {
        self.meta += 1;
    }

    /// The list after the first element of a list in an array.
    #[inline(always)]
    pub(super) fn rest(self) -> Self {
        Ref { meta: self.meta + 1, node: self.node }
    }

    #[inline(always)]
    pub(super) fn node(&self) -> Option<&Node<R>> {
        self.node.as_deref()
    }

    /// The reference of a link, taken out if nobody else has the link.
    #[inline(always)]
    pub(super) fn into_next(self) -> Self {
        let Some(node) = self.node else { return Ref::default() };
        match Arc::try_unwrap(node) {
            Ok(mut node) => match &mut node {
                Node::Link(_, next) => mem::take(next),
                _ => Ref::default(),
            },
            Err(node) => match &*node {
                Node::Link(_, next) => next.clone(),
                _ => Ref::default(),
            },
        }
    }

    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.node.is_none()
    }
}

impl<R> Node<R> {
    /// Moves references out; the last one is returned.
    fn take(&mut self, into: &mut Vec<Ref<R>>) -> Ref<R> {
        match self {
            Node::Link(_, next) => return mem::take(next),
            Node::Pair(first, second) => {
                if !first.is_bare() {
                    into.push(mem::take(first));
                }
                return mem::take(second);
            }
            Node::Record(_, _, refs) => into.extend(refs.iter_mut().map(mem::take)),
            Node::Array(array) => into.append(&mut array.values.refs),
            Node::Closure(closure) => into.extend(closure.refs.iter_mut().map(mem::take)),
        }
        Ref::default()
    }
}

/// Drops a reference and all that only it keeps alive, in a loop.
#[inline(never)]
fn release<R>(first: Ref<R>) {
    let mut todo = Vec::new();
    let mut current = first;
    loop {
        if let Some(mut node) = current.node.and_then(Arc::into_inner) {
            current = node.take(&mut todo);
            continue;
        }
        match todo.pop() {
            Some(next) => current = next,
            None => return,
        }
    }
}

fn release_all<'a, R: 'a>(refs: impl IntoIterator<Item = &'a mut Ref<R>>) {
    for reference in refs {
        if !reference.is_bare() {
            release(mem::take(reference));
        }
    }
}

impl<R> Drop for Node<R> {
    #[inline]
    fn drop(&mut self) {
        match self {
            Node::Link(_, next) => {
                if !next.is_bare() {
                    release(mem::take(next));
                }
            }
            Node::Pair(first, second) => release_all([first, second]),
            Node::Record(_, _, refs) => release_all(refs),
            Node::Array(array) => release_all(&mut array.values.refs),
            Node::Closure(closure) => release_all(&mut closure.refs),
        }
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
        let mut list = Ref::bare(NIL);
        let mut tree = Ref::bare(0);
        let mut records = Ref::bare(0);
        for i in 0..1_000_000 {
            list = Ref::with(CONS, Node::Link(f64::from(i), list));
            tree = Ref::<f64>::with(1, Node::Pair(tree, Ref::bare(0)));
            let fields = Bank { reals: vec![1.0], words: vec![1], refs: vec![records] };
            records = Ref::con(1, fields);
        }
        drop((list, tree, records));
    }

    #[test]
    fn a_shared_tail_survives() {
        let tail = Ref::with(CONS, Node::Link(1.0, Ref::bare(NIL)));
        drop(Ref::with(CONS, Node::Link(2.0, tail.clone())));
        assert!(matches!(tail.node(), Some(Node::Link(real, _)) if *real == 1.0));
    }
}
