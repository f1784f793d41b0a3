//! Types as text, the way Haskell writes them.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::classes::Classes;
use super::types::{Node, QuantId, Scheme, TyCon, TyId, Types};
use crate::core::{DataId, DataTable};

/// Longer types are cut off; they would not help anyone.
const MAX_SHOWN: usize = 400;

/// Prints types with consistent variable names.
pub(crate) struct Shower<'a> {
    types: &'a Types,
    data: &'a DataTable,
    names: HashMap<TyId, String>,
    quants: HashMap<QuantId, String>,
    budget: usize,
}

#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Context {
    Top,
    FunArgument,
    Argument,
}

impl<'a> Shower<'a> {
    pub(crate) fn new(types: &'a Types, data: &'a DataTable) -> Self {
        Shower { types, data, names: HashMap::new(), quants: HashMap::new(), budget: MAX_SHOWN }
    }

    pub(crate) fn show(&mut self, ty: TyId) -> String {
        let mut out = String::new();
        self.budget = MAX_SHOWN;
        self.write(ty, Context::Top, &mut out);
        out
    }

    /// The type with its class context in front.
    pub(crate) fn show_scheme(&mut self, scheme: &Scheme) -> String {
        for (i, quant) in scheme.quants.iter().enumerate() {
            self.quants.insert(*quant, letter(i));
        }
        let body = self.show(scheme.ty);
        let mut context = Vec::new();
        for quant in &scheme.quants {
            let name = &self.quants[quant];
            context.extend(self.types.quant(*quant).classes.minimal().map(|class| format!("{class} {name}")));
        }
        match context.as_slice() {
            [] => body,
            [one] => format!("{one} => {body}"),
            many => format!("({}) => {body}", many.join(", ")),
        }
    }

    fn variable(&mut self, ty: TyId) -> String {
        let next = self.names.len() + self.quants.len();
        self.names.entry(ty).or_insert_with(|| letter(next)).clone()
    }

    fn write(&mut self, ty: TyId, context: Context, out: &mut String) {
        if self.budget == 0 {
            out.push('…');
            return;
        }
        self.budget -= 1;
        let ty = self.types.find(ty);
        match self.types.node(ty) {
            Node::Unbound { .. } => {
                let name = self.variable(ty);
                out.push_str(&name);
            }
            Node::Quant(quant) => match self.quants.get(quant) {
                Some(name) => out.push_str(name),
                None => out.push_str(&self.types.quant(*quant).name),
            },
            Node::Link(_) => {}
            Node::Con(con, args) => match con {
                TyCon::Int => out.push_str("Int"),
                TyCon::Double => out.push_str("Double"),
                TyCon::Char => out.push_str("Char"),
                TyCon::Fun => {
                    if context >= Context::FunArgument {
                        out.push('(');
                    }
                    self.write(args[0], Context::FunArgument, out);
                    out.push_str(" -> ");
                    self.write(args[1], Context::Top, out);
                    if context >= Context::FunArgument {
                        out.push(')');
                    }
                }
                TyCon::Tuple => {
                    out.push('(');
                    for (i, arg) in args.iter().enumerate() {
                        if i > 0 {
                            out.push_str(", ");
                        }
                        self.write(*arg, Context::Top, out);
                    }
                    out.push(')');
                }
                TyCon::Data(DataId::LIST) => {
                    if matches!(self.types.node(args[0]), Node::Con(TyCon::Char, _)) {
                        out.push_str("String");
                    } else {
                        out.push('[');
                        self.write(args[0], Context::Top, out);
                        out.push(']');
                    }
                }
                TyCon::Data(data) => {
                    let name = self.data.get(*data).map_or("?", |decl| &decl.name);
                    let parens = context == Context::Argument && !args.is_empty();
                    let _ = write!(out, "{}{name}", if parens { "(" } else { "" });
                    for arg in args {
                        out.push(' ');
                        self.write(*arg, Context::Argument, out);
                    }
                    if parens {
                        out.push(')');
                    }
                }
            },
        }
    }
}

/// `a`, `b`, … `z`, `a1`, …
pub(crate) fn letter(i: usize) -> String {
    let c = char::from(b'a' + (i % 26) as u8);
    if i < 26 { c.to_string() } else { format!("{c}{}", i / 26) }
}

/// `Num a`, or `Eq a, Num a`.
pub(crate) fn show_classes(classes: Classes, ty: &str) -> String {
    let ty = if is_atomic(ty) { ty.to_owned() } else { format!("({ty})") };
    let all: Vec<String> = classes.minimal().map(|class| format!("{class} {ty}")).collect();
    all.join(", ")
}

/// Whether a type, as text, needs no parentheses as an argument.
fn is_atomic(ty: &str) -> bool {
    let mut depth = 0_usize;
    for (i, c) in ty.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && c == ' ' || depth == 0 && matches!(c, ')' | ']') && i + 1 < ty.len() {
            return false;
        }
    }
    true
}
