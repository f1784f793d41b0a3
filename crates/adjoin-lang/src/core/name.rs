//! Names: what a person reads, and a number that the machine compares.
//!
//! Every binder of a [`Program`](super::Program) has a number of its own, so no pass ever needs to rename
//! to avoid capture. Equality, ordering and hashing look at the number alone; the hint is for printing.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

macro_rules! name {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name {
            hint: Arc<str>,
            id: u32,
        }

        impl $name {
            /// The name as the programmer (or the stage) wrote it.
            pub fn hint(&self) -> &str {
                &self.hint
            }

            /// The number that makes it unique.
            pub fn id(&self) -> u32 {
                self.id
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.id == other.id
            }
        }
        impl Eq for $name {}
        impl PartialOrd for $name {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }
        impl Ord for $name {
            fn cmp(&self, other: &Self) -> std::cmp::Ordering {
                self.id.cmp(&other.id)
            }
        }
        impl Hash for $name {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.id.hash(state);
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}#{}", self.hint, self.id)
            }
        }
    };
}

name! {
    /// A term variable.
    Var
}
name! {
    /// A type variable: bound by a [`Scheme`](super::Scheme) or by a data declaration.
    TyVar
}

/// Where new names come from. A program carries its supply, so that a stage goes on where the front end
/// stopped and the same input always gets the same numbers.
#[derive(Clone, Debug, Default)]
pub struct Supply {
    next: u32,
}

impl Supply {
    /// A supply that has given out nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// A new term variable, printed as `hint`.
    pub fn var(&mut self, hint: impl Into<Arc<str>>) -> Var {
        Var { hint: hint.into(), id: self.number() }
    }

    /// A new type variable, printed as `hint`.
    pub fn ty_var(&mut self, hint: impl Into<Arc<str>>) -> TyVar {
        TyVar { hint: hint.into(), id: self.number() }
    }

    fn number(&mut self) -> u32 {
        let id = self.next;
        self.next = id.checked_add(1).expect("fewer than 2^32 names in a program");
        id
    }
}
