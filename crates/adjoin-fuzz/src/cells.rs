//! Shared variables, by which a program can keep values and take them to places where they do not belong.
//!
//! Every call of a closure, item of a parallel map, term of a sum, replay and nested run has variables of its
//! own and sees those around it. An honest program writes to its own only: then what it reads depends on the
//! program alone, not on which of two branches was first.

use crate::number::Number;
use adjoin::{Reverse, Vector};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// A value that was kept.
#[derive(Clone, Debug)]
pub enum Kept<R: Number> {
    /// A scalar.
    Scalar(R),
    /// An array.
    Vector(Vector<R>),
}

/// The variables of one level, and those around it.
#[derive(Debug)]
pub struct Cells<R: Number> {
    around: Option<Arc<Cells<R>>>,
    own: Mutex<BTreeMap<u8, (Kept<R>, bool)>>,
}

impl<R: Number> Cells<R> {
    /// Empty variables, with none around them.
    pub fn new() -> Arc<Self> {
        Arc::new(Self { around: None, own: Mutex::default() })
    }

    /// Empty variables for a level inside of this one.
    pub fn within(around: &Arc<Self>) -> Arc<Self> {
        Arc::new(Self { around: Some(Arc::clone(around)), own: Mutex::default() })
    }

    /// Keeps a value some levels further out, or as far out as there are levels.
    pub fn keep(&self, level: u8, slot: u8, value: Kept<R>) {
        self.insert(level, slot, value, false);
    }

    fn insert(&self, level: u8, slot: u8, value: Kept<R>, escaped: bool) {
        match &self.around {
            Some(around) if level > 0 => around.insert(level - 1, slot, value, true),
            _ => {
                self.own.lock().expect("nobody panics with it").insert(slot, (value, escaped));
            }
        }
    }

    /// The value of a variable here or further out, and whether it came from a level further in.
    pub fn take(&self, slot: u8) -> Option<(Kept<R>, bool)> {
        let own = self.own.lock().expect("nobody panics with it").get(&slot).cloned();
        own.or_else(|| self.around.as_ref()?.take(slot))
    }

    /// All that can be seen from here, for a nested run: the numbers themselves in reverse mode, else their
    /// values.
    pub fn for_nested_run(&self) -> Arc<Cells<Reverse>> {
        let cells = match &self.around {
            Some(around) => around.for_nested_run(),
            None => Cells::new(),
        };
        for (slot, (value, _)) in &*self.own.lock().expect("nobody panics with it") {
            let value = match value {
                Kept::Scalar(x) => Kept::Scalar(x.to_reverse()),
                Kept::Vector(x) => Kept::Vector(x.iter().map(Number::to_reverse).collect::<Vec<_>>().into()),
            };
            cells.insert(0, *slot, value, false);
        }
        cells
    }

    /// Takes over what a nested run has kept in variables of the levels around it.
    pub fn keep_from_nested_run(&self, nested: &Cells<Reverse>) {
        let kept = nested.own.lock().expect("nobody panics with it");
        for (slot, (value, _)) in kept.iter().filter(|(_, (_, escaped))| *escaped) {
            let value = match value {
                Kept::Scalar(x) => Kept::Scalar(R::from_reverse(*x)),
                Kept::Vector(x) => Kept::Vector(x.iter().map(R::from_reverse).collect::<Vec<_>>().into()),
            };
            self.insert(0, *slot, value, true);
        }
    }
}
