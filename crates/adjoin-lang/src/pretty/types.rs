//! Types as the source language writes them, with the paper's `⊸` for linear functions.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

use super::{Abbreviation, Notation};
use crate::core::{DataId, DataTable, Scheme, TyVar, Type};

/// A type, e.g. `[Double] → (Double, Double ⊸ [Double])`.
pub fn ty(ty: &Type, data: &DataTable, notation: Notation) -> String {
    ty_with(ty, data, notation, &[])
}

/// A type of the source language as a program writes it, e.g. `Array Double -> [Double]`.
pub fn source_type(ty: &Type, data: &DataTable) -> String {
    let mut names = Names { source: true, ..Names::default() };
    ty_named(ty, data, Notation::Ascii, &[], &mut names)
}

/// A scheme, with its quantifier if it has one.
pub fn scheme(scheme: &Scheme, data: &DataTable, notation: Notation) -> String {
    scheme_with(scheme, data, notation, &[])
}

/// Spellings of type variables: distinct variables have distinct ones, even if their hints agree.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    spelled: HashMap<TyVar, String>,
    taken: Vec<Arc<str>>,
    /// Whether data types with names of target-language types get a prime.
    primed: bool,
    /// Whether there are only types of the source language, whose arrays are immutable.
    source: bool,
}

/// Types of the target languages, which a program may declare again.
const TARGET_TYPES: [&str; 5] = ["Map", "Array", "IArray", "IORef", "IO"];

/// The name of a data type in a program that also has the target languages' types.
pub(super) fn data_name(name: &str) -> String {
    if TARGET_TYPES.contains(&name) { format!("{name}'") } else { name.to_owned() }
}

impl Names {
    /// Spellings that avoid the names of these types.
    pub(super) fn apart_from(types: &[Abbreviation]) -> Self {
        let taken = types.iter().map(|each| each.name.clone()).collect();
        Names { taken, primed: true, ..Names::default() }
    }

    fn get(&mut self, var: &TyVar) -> String {
        if let Some(name) = self.spelled.get(var) {
            return name.clone();
        }
        let mut name = var.hint().to_owned();
        let mut count = 1;
        while self.spelled.values().any(|used| *used == name)
            || self.taken.iter().any(|taken| **taken == *name)
        {
            name = format!("{}{count}", var.hint());
            count += 1;
        }
        self.spelled.insert(var.clone(), name.clone());
        name
    }
}

pub(super) fn ty_with(ty: &Type, data: &DataTable, notation: Notation, short: &[Abbreviation]) -> String {
    ty_named(ty, data, notation, short, &mut Names::default())
}

/// With spellings that are shared with other types.
pub(super) fn ty_named(
    ty: &Type,
    data: &DataTable,
    notation: Notation,
    short: &[Abbreviation],
    names: &mut Names,
) -> String {
    let mut printer = Printer::new(data, notation, short, names);
    printer.ty(ty, Level::Function);
    printer.out
}

/// `type name = meaning`.
pub(super) fn explanation(
    each: &Abbreviation,
    data: &DataTable,
    notation: Notation,
    all: &[Abbreviation],
) -> String {
    let meaning = if let Some(meaning) = each.meaning {
        meaning.replace('→', notation.pick("→", "->"))
    } else {
        // Not itself abbreviated, but its parts. An `Int` may be anything.
        let others: Vec<Abbreviation> =
            all.iter().filter(|other| other.ty != each.ty && other.ty != Type::Int).cloned().collect();
        ty_named(&each.ty, data, notation, &others, &mut Names { primed: true, ..Names::default() })
    };
    let param = each.param.as_ref().map_or_else(String::new, |param| format!(" {}", param.hint()));
    format!("type {}{param} = {meaning}", each.name)
}

/// A type as an argument: in parentheses unless it is one word.
pub(super) fn argument(ty: &Type, data: &DataTable, notation: Notation, short: &[Abbreviation]) -> String {
    let mut names = Names { primed: true, ..Names::default() };
    let mut printer = Printer::new(data, notation, short, &mut names);
    printer.ty(ty, Level::Argument);
    printer.out
}

pub(super) fn scheme_with(
    scheme: &Scheme,
    data: &DataTable,
    notation: Notation,
    short: &[Abbreviation],
) -> String {
    scheme_parts(scheme, data, notation, short, &mut Names::default()).join(notation.pick(" → ", " -> "))
}

/// A scheme, cut where its arrows are.
pub(super) fn scheme_parts(
    scheme: &Scheme,
    data: &DataTable,
    notation: Notation,
    short: &[Abbreviation],
    names: &mut Names,
) -> Vec<String> {
    let mut head = String::new();
    if !scheme.vars.is_empty() {
        head.push_str(notation.pick("∀", "forall"));
        for var in &scheme.vars {
            head.push(' ');
            head.push_str(&names.get(var));
        }
        head.push_str(". ");
    }
    let mut parts = Vec::new();
    let mut rest = &scheme.ty;
    loop {
        let mut printer = Printer::new(data, notation, short, names);
        printer.out = std::mem::take(&mut head);
        match rest {
            Type::Fun(from, to) if !short.iter().any(|short| short.matches(rest).is_some()) => {
                printer.ty(from, Level::Operand);
                parts.push(printer.out);
                rest = to;
            }
            _ => {
                printer.ty(rest, Level::Function);
                parts.push(printer.out);
                return parts;
            }
        }
    }
}

/// How tightly the surroundings bind.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Level {
    /// Anything goes without parentheses.
    Function,
    /// Left of an arrow: functions need them.
    Operand,
    /// Argument of a type constructor: applications need them too.
    Argument,
}

struct Printer<'a> {
    data: &'a DataTable,
    notation: Notation,
    short: &'a [Abbreviation],
    names: &'a mut Names,
    out: String,
}

impl<'a> Printer<'a> {
    fn new(data: &'a DataTable, notation: Notation, short: &'a [Abbreviation], names: &'a mut Names) -> Self {
        Printer { data, notation, short, names, out: String::new() }
    }

    fn ty(&mut self, ty: &Type, level: Level) {
        let short = self.short;
        if let Some((short, part)) = short.iter().find_map(|each| Some((each, each.matches(ty)?))) {
            self.apply(&short.name, &part, level);
            return;
        }
        match ty {
            Type::Var(var) => {
                let name = self.names.get(var);
                self.out.push_str(&name);
            }
            Type::Double => self.out.push_str("Double"),
            Type::Int => self.out.push_str("Int"),
            Type::Char => self.out.push_str("Char"),
            Type::Tuple(parts) => {
                self.out.push('(');
                for (place, part) in parts.iter().enumerate() {
                    if place > 0 {
                        self.out.push_str(", ");
                    }
                    self.ty(part, Level::Function);
                }
                self.out.push(')');
            }
            Type::Fun(from, to) => self.arrow(from, self.notation.pick(" → ", " -> "), to, level),
            Type::Linear(from, to) => self.arrow(from, self.notation.pick(" ⊸ ", " -o "), to, level),
            Type::Data(DataId::LIST, args) if args.len() == 1 && args[0] == Type::Char => {
                self.out.push_str("String");
            }
            Type::Data(DataId::LIST, args) if args.len() == 1 => {
                self.out.push('[');
                self.ty(&args[0], Level::Function);
                self.out.push(']');
            }
            Type::Data(data, args) => {
                let name = self
                    .data
                    .get(*data)
                    .map_or_else(|| format!("<data type {}>", data.index()), |decl| decl.name.to_string());
                let name = if self.names.primed { data_name(&name) } else { name };
                self.apply(&name, args.iter(), level);
            }
            Type::Io(of) => self.apply("IO", [&**of], level),
            Type::Map(of) => self.apply("Map Int", [&**of], level),
            Type::Array(of) => self.apply("Array", [&**of], level),
            Type::IArray(of) => {
                let name = if self.names.source { "Array" } else { "IArray" };
                self.apply(name, [&**of], level);
            }
            Type::Ref(of) => self.apply("IORef", [&**of], level),
        }
    }

    fn arrow(&mut self, from: &Type, arrow: &str, to: &Type, level: Level) {
        self.parenthesised(level > Level::Function, |printer| {
            printer.ty(from, Level::Operand);
            printer.out.push_str(arrow);
            printer.ty(to, Level::Function);
        });
    }

    fn apply<'t>(&mut self, name: &str, args: impl IntoIterator<Item = &'t Type>, level: Level) {
        let args: Vec<&Type> = args.into_iter().collect();
        self.parenthesised(level == Level::Argument && !args.is_empty(), |printer| {
            let _ = write!(printer.out, "{name}");
            for arg in args {
                printer.out.push(' ');
                printer.ty(arg, Level::Argument);
            }
        });
    }

    fn parenthesised(&mut self, needed: bool, inner: impl FnOnce(&mut Self)) {
        if needed {
            self.out.push('(');
        }
        inner(self);
        if needed {
            self.out.push(')');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Supply;

    #[test]
    fn arrays_of_the_source_have_their_name_there() {
        let data = DataTable::new(&mut Supply::new());
        let of = Type::fun(Type::iarray(Type::iarray(Type::Double)), Type::Int);
        assert_eq!(source_type(&of, &data), "Array (Array Double) -> Int");
        assert_eq!(ty(&of, &data, Notation::Ascii), "IArray (IArray Double) -> Int");
    }

    #[test]
    fn arrows_associate_to_the_right_with_parentheses_on_the_left() {
        let mut supply = Supply::new();
        let data = DataTable::new(&mut supply);
        let a = Type::Var(supply.ty_var("a"));
        let other = Type::Var(supply.ty_var("a"));
        let id = Type::fun(a.clone(), a.clone());
        let whole = Type::funs(
            [id, Type::list(Type::Char), Type::io(Type::map(other))],
            Type::linear(a, Type::unit()),
        );
        assert_eq!(ty(&whole, &data, Notation::Ascii), "(a -> a) -> String -> IO (Map Int a1) -> a -o ()");
    }
}
