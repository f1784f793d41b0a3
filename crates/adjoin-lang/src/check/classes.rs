//! The numeric and ordering classes, as sets.
//!
//! All instances are fixed: `Int`, `Double` and `Char` have what Haskell gives them, and `Eq`, `Ord` and
//! `Show` hold of tuples, lists and data types whose parts have them. So a constraint on a type reduces at
//! once to constraints on its variables, and a set of classes on each type variable is all the checker needs.
//! A set is closed: with a class it holds its superclasses.

use std::fmt;

/// A set of classes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(crate) struct Classes(u16);

macro_rules! classes {
    ($($name:ident = $bit:literal, $text:literal, [$($superclass:ident)*];)*) => {
        impl Classes {
            $(pub(crate) const $name: Classes = Classes(1 << $bit $(| Classes::$superclass.0)*);)*

            /// Every class: its own bit, its closed set, its name.
            const TABLE: &'static [(u16, Classes, &'static str)] = &[$((1 << $bit, Classes::$name, $text)),*];
        }
    };
}

classes! {
    EQ = 0, "Eq", [];
    ORD = 1, "Ord", [EQ];
    ENUM = 2, "Enum", [];
    NUM = 3, "Num", [];
    REAL = 4, "Real", [NUM ORD];
    INTEGRAL = 5, "Integral", [REAL ENUM];
    FRACTIONAL = 6, "Fractional", [NUM];
    FLOATING = 7, "Floating", [FRACTIONAL];
    REAL_FRAC = 8, "RealFrac", [REAL FRACTIONAL];
    REAL_FLOAT = 9, "RealFloat", [REAL_FRAC FLOATING];
    SHOW = 10, "Show", [];
    BOUNDED = 11, "Bounded", [];
}

impl Classes {
    pub(crate) const NONE: Classes = Classes(0);
    /// The classes of `Int`.
    pub(crate) const INT: Classes = Classes(Classes::INTEGRAL.0 | Classes::SHOW.0 | Classes::BOUNDED.0);
    /// The classes of `Double`.
    pub(crate) const DOUBLE: Classes = Classes(Classes::REAL_FLOAT.0 | Classes::ENUM.0 | Classes::SHOW.0);
    /// The classes of `Char`.
    pub(crate) const CHAR: Classes = Classes(Classes::STRUCTURAL.0 | Classes::ENUM.0 | Classes::BOUNDED.0);
    /// The classes of data types whose constructors have no fields.
    pub(crate) const ENUMERATION: Classes = Classes::CHAR;
    /// The classes that tuples, lists and data types have if their parts do.
    pub(crate) const STRUCTURAL: Classes = Classes(Classes::ORD.0 | Classes::SHOW.0);

    /// The class of this name.
    pub(crate) fn by_name(name: &str) -> Option<Classes> {
        Classes::TABLE.iter().find(|(_, _, n)| *n == name).map(|(_, set, _)| *set)
    }

    /// All class names.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        Classes::TABLE.iter().map(|(_, _, name)| *name)
    }

    pub(crate) fn union(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }

    pub(crate) fn contains(self, other: Classes) -> bool {
        self.0 & other.0 == other.0
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any type at all has these classes.
    pub(crate) fn is_inhabited(self) -> bool {
        Classes::INT.contains(self) || Classes::DOUBLE.contains(self) || Classes::CHAR.contains(self)
    }

    /// The classes of `self` that `have` lacks, as a set to name in an error.
    pub(crate) fn missing_from(self, have: Classes) -> Classes {
        Classes(self.0 & !have.0)
    }

    /// Names of the classes that are not implied by others of the set.
    pub(crate) fn minimal(self) -> impl Iterator<Item = &'static str> {
        Classes::TABLE
            .iter()
            .filter(move |(bit, _, _)| {
                let implied = |(other, set, _): &&(u16, Classes, &str)| {
                    self.0 & other != 0 && other != bit && set.0 & bit != 0
                };
                self.0 & bit != 0 && Classes::TABLE.iter().find(implied).is_none()
            })
            .map(|(_, _, name)| *name)
    }
}

impl fmt::Debug for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.minimal()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn superclasses_are_implied_and_not_shown() {
        assert!(Classes::REAL_FLOAT.contains(Classes::EQ));
        let shown: Vec<_> = Classes::FLOATING.union(Classes::ORD).minimal().collect();
        assert_eq!(shown, ["Ord", "Floating"]);
        assert_eq!(Classes::REAL_FLOAT.minimal().collect::<Vec<_>>(), ["RealFloat"]);
    }

    #[test]
    fn nothing_is_both_integral_and_fractional() {
        assert!(!Classes::INTEGRAL.union(Classes::FRACTIONAL).is_inhabited());
        assert!(Classes::REAL.union(Classes::FLOATING).is_inhabited());
    }
}
