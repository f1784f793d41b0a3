//! `show`: functions made on demand, one for each compound type that is shown, as Haskell derives them.
//!
//! `show@T d x` is the text of `x` where the surroundings bind as tightly as `d`: 11 for an argument of a
//! constructor. The prelude has the functions for numbers, characters, strings and lists.

use super::Elaborator;
use super::comparison::type_name;
use crate::core::build;
use crate::core::prim::{CmpOp, CmpType};
use crate::core::{Bind, ConDecl, ConId, DataId, Kind, Lit, Prim, Term, Type, Var};

/// A type nested deeper than this comes from a data type that is recursive at ever larger types.
const MAX_NAME: usize = 400;

/// The precedence of an application. An argument of it needs one more.
const APPLIED: i64 = 10;
const ARGUMENT: i64 = 11;

/// The functions made so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Showing {
    known: Vec<(Type, Var)>,
    /// The number of `known` functions that have bodies.
    defined: usize,
}

fn string() -> Type {
    Type::list(Type::Char)
}

fn text(text: &str) -> Term {
    let characters = text.chars().map(|c| Kind::Lit(Lit::Char(c)).into()).collect();
    Kind::List(Type::Char, characters).into()
}

impl Elaborator<'_> {
    /// `show x`.
    pub(super) fn show(&mut self, types: &[Type], args: Vec<Term>) -> Term {
        let ty = types.first().cloned().unwrap_or_else(Type::unit);
        match args.into_iter().next() {
            Some(value) => self.shown(&ty, build::int(0), value),
            None => build::unit(),
        }
    }

    /// `showsPrec depth value ""`.
    fn shown(&mut self, ty: &Type, depth: Term, value: Term) -> Term {
        match ty {
            Type::Int => build::apps(self.prelude("textOfInt"), [depth, value]),
            Type::Double => build::apps(self.prelude("textOfDouble"), [depth, value]),
            Type::Char => build::app(self.prelude("textOfChar"), value),
            Type::Data(DataId::LIST, args) if args[0] == Type::Char => {
                build::app(self.prelude("textOfString"), value)
            }
            Type::Data(DataId::LIST, args) => {
                let x = self.supply.var("x");
                let element = self.shown(&args[0], build::int(0), build::var(&x));
                let function = build::lam(&x, args[0].clone(), element);
                build::apps(self.prelude_at("textOfList", [args[0].clone()]), [function, value])
            }
            _ => {
                let Some(function) = self.show_function(ty) else {
                    let message = "values of a data type that grows in its own recursion cannot be shown";
                    return build::fail(string(), message);
                };
                build::apps(build::var(&function), [depth, value])
            }
        }
    }

    fn show_function(&mut self, ty: &Type) -> Option<Var> {
        if let Some((_, var)) = self.showing.known.iter().find(|(known, _)| known == ty) {
            return Some(var.clone());
        }
        let name = type_name(&self.checker.data, ty);
        if name.len() > MAX_NAME {
            return None;
        }
        let var = self.supply.var(format!("show@{name}"));
        self.showing.known.push((ty.clone(), var.clone()));
        Some(var)
    }

    /// Bodies for the functions that have none yet; making them may ask for more.
    pub(crate) fn showing_definitions(&mut self) -> Vec<Bind> {
        let mut binds = Vec::new();
        while let Some((ty, var)) = self.showing.known.get(self.showing.defined).cloned() {
            self.showing.defined += 1;
            let (depth, value) = (self.supply.var("d"), self.supply.var("x"));
            let body = self.show_body(&ty, &depth, &value);
            let params = [(depth, Type::Int), (value, ty.clone())];
            binds.push(build::bind(&var, Type::funs([Type::Int, ty], string()), build::lams(params, body)));
        }
        binds
    }

    fn show_body(&mut self, ty: &Type, depth: &Var, value: &Var) -> Term {
        match ty {
            Type::Tuple(parts) if parts.is_empty() => text("()"),
            Type::Tuple(parts) => {
                let vars: Vec<Var> = parts.iter().map(|_| self.supply.var("x")).collect();
                let mut texts = Vec::new();
                for (place, (part, var)) in parts.iter().zip(&vars).enumerate() {
                    texts.push(text(if place == 0 { "(" } else { "," }));
                    texts.push(self.shown(part, build::int(0), build::var(var)));
                }
                texts.push(text(")"));
                build::unpack(&vars, build::var(value), self.joined(texts))
            }
            Type::Data(data, args) => {
                let cons = self.checker.data.get(*data).map_or_else(Vec::new, |decl| decl.cons.clone());
                let mut alts = Vec::new();
                for (tag, decl) in (0u32..).zip(&cons) {
                    let con = ConId::new(*data, tag);
                    let fields = self.checker.data.fields(con, args).unwrap_or_default();
                    let vars: Vec<Var> = fields.iter().map(|_| self.supply.var("x")).collect();
                    let body = self.constructor_text(decl, &fields, &vars, depth);
                    alts.push(build::alt(con, &vars, body));
                }
                if alts.is_empty() { text("") } else { build::case(build::var(value), alts) }
            }
            Type::IArray(of) => {
                let list = Type::list((**of).clone());
                let elements = build::prim_at(Prim::ArrayToList, [(**of).clone()], [build::var(value)]);
                let texts = vec![text("fromListA "), self.shown(&list, build::int(ARGUMENT), elements)];
                self.in_parentheses(depth, APPLIED, texts)
            }
            _ => text("?"),
        }
    }

    fn constructor_text(&mut self, decl: &ConDecl, fields: &[Type], vars: &[Var], depth: &Var) -> Term {
        let operator = decl.name.starts_with(':');
        let name = if operator { format!("({})", decl.name) } else { decl.name.to_string() };
        if fields.is_empty() {
            return text(&name);
        }
        let mut texts = Vec::new();
        let mut level = APPLIED;
        match (&decl.labels, fields, vars) {
            (Some(labels), ..) => {
                texts.push(text(&format!("{name} {{")));
                for (place, ((label, field), var)) in labels.iter().zip(fields).zip(vars).enumerate() {
                    let comma = if place == 0 { "" } else { ", " };
                    texts.push(text(&format!("{comma}{label} = ")));
                    texts.push(self.shown(field, build::int(0), build::var(var)));
                }
                texts.push(text("}"));
            }
            (None, [left, right], [x, y]) if operator => {
                level = self.checker.con_precedence(&decl.name);
                texts.push(self.shown(left, build::int(level + 1), build::var(x)));
                texts.push(text(&format!(" {} ", decl.name)));
                texts.push(self.shown(right, build::int(level + 1), build::var(y)));
            }
            _ => {
                texts.push(text(&name));
                for (field, var) in fields.iter().zip(vars) {
                    texts.push(text(" "));
                    texts.push(self.shown(field, build::int(ARGUMENT), build::var(var)));
                }
            }
        }
        self.in_parentheses(depth, level, texts)
    }

    /// All these texts, in parentheses where the surroundings bind more tightly than `level`.
    fn in_parentheses(&mut self, depth: &Var, level: i64, texts: Vec<Term>) -> Term {
        let inside = build::cmp(CmpOp::Gt, CmpType::Int, build::var(depth), build::int(level));
        let whole = self.joined(texts);
        build::apps(self.prelude("textInParentheses"), [inside, whole])
    }

    fn joined(&mut self, texts: Vec<Term>) -> Term {
        let texts = Kind::List(string(), texts).into();
        build::app(self.prelude_at("concat", [Type::Char]), texts)
    }
}
