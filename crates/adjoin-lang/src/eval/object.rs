//! Values as the machine holds them.
//!
//! Objects are reference-counted within the machine's thread. Structures may be millions of levels deep (a
//! list, a chain of backpropagators), so what holds other objects is dropped through a worklist, never by
//! recursion.

use std::cell::{Cell, RefCell};
use std::mem;
use std::rc::Rc;

use super::map::Map;

/// A value at run time. Data constructors are known by their tag alone: types are gone.
#[derive(Clone, Debug, Default)]
pub(super) enum Object {
    /// `()`.
    #[default]
    Unit,
    Double(f64),
    Int(i64),
    Char(char),
    /// A constructor without fields.
    Tag(u32),
    Tuple(Fields),
    Con(u32, Fields),
    /// A function of the program, with what it captured. An effect that was not run yet is a function
    /// without parameters.
    Closure(u32, Rc<Env>),
    /// A function with some of its arguments: the function comes first.
    Partial(Fields),
    Map(Map),
    Array(Rc<Array>),
    Frozen(Fields),
    Ref(Rc<RefCell<Object>>),
}

/// Objects of one allocation.
#[derive(Clone, Debug)]
pub(super) struct Fields(Rc<[Object]>);

/// What a closure captured. The closures of a recursive group share it.
#[derive(Debug, Default)]
pub(super) struct Env {
    pub(super) values: Box<[Object]>,
    /// The number of calls of a backpropagator.
    pub(super) calls: Cell<u64>,
}

/// A mutable, growable array.
#[derive(Debug, Default)]
pub(super) struct Array(pub(super) RefCell<Vec<Object>>);

impl Fields {
    pub(super) fn new(objects: impl IntoIterator<Item = Object>) -> Self {
        Fields(objects.into_iter().collect())
    }
}

impl std::ops::Deref for Fields {
    type Target = [Object];

    fn deref(&self) -> &[Object] {
        &self.0
    }
}

impl Object {
    pub(super) fn bool(value: bool) -> Self {
        Object::Tag(u32::from(value))
    }

    /// `[]`.
    pub(super) const NIL: Object = Object::Tag(0);

    pub(super) fn cons(head: Object, tail: Object) -> Self {
        Object::Con(1, Fields(Rc::new([head, tail])))
    }

    /// A list of these elements.
    pub(super) fn list(elements: impl IntoIterator<Item = Object, IntoIter: DoubleEndedIterator>) -> Self {
        elements.into_iter().rev().fold(Object::NIL, |tail, head| Object::cons(head, tail))
    }

    /// The elements of a list; `None` for another object.
    pub(super) fn elements(&self) -> Option<Vec<Object>> {
        let mut elements = Vec::new();
        let mut rest = self;
        loop {
            match rest {
                Object::Tag(0) => return Some(elements),
                Object::Con(1, fields) if fields.len() == 2 => {
                    elements.push(fields[0].clone());
                    rest = &fields[1];
                }
                _ => return None,
            }
        }
    }

    /// Whether dropping this may free other objects.
    fn holds_others(&self) -> bool {
        !matches!(self, Object::Unit | Object::Double(_) | Object::Int(_) | Object::Char(_) | Object::Tag(_))
    }
}

thread_local! {
    /// Objects whose holder is gone, and whether somebody is already emptying this list.
    static DROPPED: RefCell<Vec<Object>> = const { RefCell::new(Vec::new()) };
    static EMPTYING: Cell<bool> = const { Cell::new(false) };
}

/// Drops objects without recursion: an inner call only adds to the list of the outermost one.
fn bury(objects: &mut [Object]) {
    if !objects.iter().any(Object::holds_others) {
        return;
    }
    // At the end of the thread the list may be gone; then this recurses.
    let listed = DROPPED.try_with(|dropped| {
        dropped.borrow_mut().extend(objects.iter_mut().filter(|object| object.holds_others()).map(mem::take));
    });
    if listed.is_err() || EMPTYING.replace(true) {
        return;
    }
    loop {
        let next = DROPPED.with_borrow_mut(Vec::pop);
        let Some(object) = next else { break };
        drop(object);
    }
    EMPTYING.set(false);
}

impl Drop for Fields {
    fn drop(&mut self) {
        if let Some(objects) = Rc::get_mut(&mut self.0) {
            bury(objects);
        }
    }
}

impl Drop for Env {
    fn drop(&mut self) {
        bury(&mut self.values);
    }
}

impl Drop for Array {
    fn drop(&mut self) {
        bury(self.0.get_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_a_million_is_dropped_on_a_small_stack() {
        drop(Object::list((0..1_000_000).map(Object::Int)));
    }

    #[test]
    fn what_is_shared_survives() {
        let tail = Object::list([Object::Int(1)]);
        drop(Object::cons(Object::Int(0), tail.clone()));
        assert_eq!(tail.elements().map(|elements| elements.len()), Some(1));
    }
}
