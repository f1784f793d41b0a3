//! Terms in the paper's notation.
//!
//! What differs from the tree that is printed, for the sake of the reader: a tuple that is taken apart where
//! it is bound is written as a pattern (`λ(x, y). t`, `let ((x, d), i) = s in t`); `do` chains are blocks; 0
//! and + of a stage's monoid are written as such; observations, which only serve recording, are left out.

mod operators;

use std::collections::HashMap;

use super::doc::Doc;
use super::names::Names;
use super::quote::string;
use super::types;
use super::{Abbreviation, Notation};
use crate::core::{Alt, Bind, ConId, DataTable, Kind, Pattern, Prim, Scheme, Term, Type, Var};

/// How tightly the surroundings bind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Level(u8);

impl Level {
    /// Anything goes.
    pub(super) const OPEN: Level = Level(0);
    const APPLIED: Level = Level(10);
    const ATOM: Level = Level(11);
}

/// Prints terms of one program.
pub(super) struct Printer<'a> {
    pub(super) data: &'a DataTable,
    pub(super) notation: Notation,
    pub(super) abbreviations: &'a [Abbreviation],
    pub(super) names: Names,
    /// Spellings of type variables in the definition at hand.
    pub(super) types: types::Names,
    /// The number of occurrences of each variable.
    pub(super) uses: HashMap<Var, u32>,
}

/// Counts occurrences of variables.
pub(super) fn count_uses(term: &Term, uses: &mut HashMap<Var, u32>) {
    let mut todo = vec![term];
    while let Some(term) = todo.pop() {
        if let Kind::Var(x, _) = term.kind() {
            *uses.entry(x.clone()).or_default() += 1;
        }
        if observation(term).is_none() {
            todo.extend(term.children());
        } else if let Kind::Let(_, rest) | Kind::Do(_, _, rest) = term.kind() {
            todo.push(rest);
        }
    }
}

/// What comes after, if the term starts with an observation.
pub(super) fn observation(term: &Term) -> Option<&Term> {
    let observes = |term: &Term| matches!(term.kind(), Kind::Prim(Prim::Observe(_), _, _));
    match term.kind() {
        // An action that only keeps what follows from being evaluated too early says nothing to a reader.
        Kind::Do(_, first, rest) if observes(first) || is_return_unit(first) => Some(rest),
        Kind::Let(bind, rest) => match bind.body.kind() {
            Kind::Prim(Prim::UnsafePerformIo, _, arguments) if observes(&arguments[0]) => Some(rest),
            _ => None,
        },
        _ => None,
    }
}

impl Printer<'_> {
    fn pick(&self, unicode: &'static str, ascii: &'static str) -> &'static str {
        self.notation.pick(unicode, ascii)
    }

    fn ty(&mut self, ty: &Type) -> String {
        types::ty_named(ty, self.data, self.notation, self.abbreviations, &mut self.types)
    }

    /// `name : ∀ α. τ`, broken at arrows.
    fn signature(&mut self, name: &str, scheme: &Scheme, short: &[Abbreviation]) -> Doc {
        let arrow = self.pick("→ ", "-> ");
        let parts = types::scheme_parts(scheme, self.data, self.notation, short, &mut self.types);
        let parts = parts.into_iter().enumerate().flat_map(|(place, part)| {
            let before = if place == 0 { "" } else { arrow };
            [Doc::Line, Doc::text(format!("{before}{part}"))]
        });
        Doc::seq([Doc::text(format!("{name} :")), Doc::seq(parts.collect::<Vec<_>>()).nest()]).group()
    }

    fn used(&self, var: &Var) -> u32 {
        self.uses.get(var).copied().unwrap_or(0)
    }

    /// Binds a variable: its name, or `_` if it is not used.
    fn enter(&mut self, var: &Var) -> Doc {
        if self.used(var) == 0 {
            return Doc::text("_");
        }
        let name = self.names.enter(var);
        Doc::text(if is_operator(&name) { format!("({name})") } else { name })
    }

    /// The term, in parentheses if its surroundings bind more tightly than `own`.
    fn at(level: Level, own: Level, doc: Doc) -> Doc {
        if level > own { Doc::seq([Doc::text("("), doc.align(), Doc::text(")")]) } else { doc }
    }

    /// A pattern for `var`, which continues into the `Unpack`s of the body that only take it apart; gives the
    /// rest of the body.
    fn pattern<'t>(
        &mut self,
        vars: &'t [Var],
        body: &'t Term,
        bound: &mut Vec<&'t Var>,
    ) -> (Vec<Doc>, &'t Term) {
        let mut body = body;
        let docs = vars.iter().map(|var| {
            if let Kind::Unpack(parts, tuple, inner) = body.kind() {
                if matches!(tuple.kind(), Kind::Var(x, _) if x == var) && self.used(var) == 1 {
                    let (docs, rest) = self.pattern(parts, inner, bound);
                    body = rest;
                    return Doc::list("(", docs, ")");
                }
            }
            bound.push(var);
            self.enter(var)
        });
        let docs = docs.collect();
        (docs, body)
    }

    fn leave(&mut self, bound: &[&Var]) {
        for var in bound {
            if self.used(var) > 0 {
                self.names.leave(var);
            }
        }
    }

    pub(super) fn term(&mut self, term: &Term, level: Level) -> Doc {
        if let Some(rest) = observation(term) {
            return self.term(rest, level);
        }
        match term.kind() {
            Kind::Var(x, _) => {
                let name = self.names.get(x);
                Doc::text(if is_operator(&name) { format!("({name})") } else { name })
            }
            Kind::Lit(lit) => self.literal(*lit, level),
            Kind::Tuple(parts) => {
                let docs: Vec<Doc> = parts.iter().map(|part| self.term(part, Level::OPEN)).collect();
                Doc::list("(", docs, ")")
            }
            Kind::Proj(tuple, index) => {
                let name = match index {
                    0 => "fst".to_owned(),
                    1 => "snd".to_owned(),
                    n => format!("{}{}", self.pick("π", "proj"), n + 1),
                };
                self.application(Doc::text(name), &[tuple], level)
            }
            Kind::Lam(..) | Kind::LinearLam(..) => self.lambda(term, level),
            Kind::App(..) => self.call(term, level),
            Kind::Let(..) | Kind::Unpack(..) | Kind::LetRec(..) if ends_in_do(term) => {
                Self::at(level, Level::OPEN, self.block(term))
            }
            Kind::Let(..) | Kind::Unpack(..) | Kind::LetRec(..) => {
                Self::at(level, Level::OPEN, self.lets(term))
            }
            Kind::Con(con, _, fields) => self.constructor(*con, fields, level),
            Kind::List(ty, elements) => self.list(ty, elements),
            Kind::Case(of, alts, default) => {
                let doc = self.case(of, alts, default.as_ref());
                Self::at(level, Level::OPEN, doc)
            }
            Kind::Prim(prim, _, arguments) => self.primitive(*prim, arguments, level),
            Kind::Fail(_, message) => Self::at(
                level,
                Level::APPLIED,
                Doc::text(format!("error {}", string(message, self.notation))),
            ),
            Kind::Par(parts) => match &parts[..] {
                [left, right] => self.infix(self.pick("⋆", "|*|"), Level(1), left, right, level),
                parts => {
                    let docs: Vec<Doc> = parts.iter().map(|part| self.term(part, Level::OPEN)).collect();
                    Doc::list("(", docs, self.pick(")^⋆", ")^|*|"))
                }
            },
            Kind::ParList(thunks) => {
                let star = Doc::text(self.pick("⋆", "parallel"));
                self.application(star, &[thunks], level)
            }
            Kind::Return(value) => self.application(Doc::text("return"), &[value], level),
            Kind::Do(..) => Self::at(level, Level::OPEN, self.block(term)),
        }
    }

    fn lambda(&mut self, term: &Term, level: Level) -> Doc {
        let mut signs = Vec::new();
        let mut vars = Vec::new();
        let mut body = term;
        loop {
            let (sign, x, ty, inner) = match body.kind() {
                Kind::Lam(x, ty, inner) => (self.pick("λ", "\\"), x, ty, inner),
                Kind::LinearLam(_, x, ty, inner) => (self.pick("λ°", "\\o"), x, ty, inner),
                _ => break,
            };
            signs.push((sign, self.ty(ty)));
            vars.push(x.clone());
            body = inner;
        }
        let mut bound = Vec::new();
        let (patterns, body) = self.pattern(&vars, body, &mut bound);
        let mut docs = Vec::new();
        let mut last = "";
        for ((sign, ty), pattern) in signs.into_iter().zip(patterns) {
            if sign == last {
                docs.push(Doc::Line);
            } else {
                docs.extend((!last.is_empty()).then(|| Doc::seq([Doc::text("."), Doc::Line])));
                docs.push(Doc::text(sign));
                last = sign;
            }
            docs.extend([Doc::text("("), pattern, Doc::text(format!(" : {ty})"))]);
        }
        let inner = self.term(body, Level::OPEN);
        let bound: Vec<Var> = bound.into_iter().cloned().collect();
        self.leave(&bound.iter().collect::<Vec<_>>());
        docs.push(Doc::text("."));
        let head = Doc::seq(docs).nest().group();
        let doc = Doc::seq([head, Doc::seq([Doc::Line, inner]).nest()]).group();
        Self::at(level, Level::OPEN, doc)
    }

    /// `let … in let … in body`, one binding a line.
    fn lets(&mut self, term: &Term) -> Doc {
        let mut docs = Vec::new();
        let mut bound: Vec<&Var> = Vec::new();
        let mut body = term;
        loop {
            if let Some(rest) = observation(body) {
                body = rest;
                continue;
            }
            let keyword = if docs.is_empty() { "let " } else { "in let " };
            match body.kind() {
                Kind::Let(bind, inner) => {
                    let signature = self.polymorphic(bind);
                    let value = self.term(monoid_constant(bind).unwrap_or(&bind.body), Level::OPEN);
                    let (mut pattern, rest) =
                        self.pattern(std::slice::from_ref(&bind.var), inner, &mut bound);
                    let name = pattern.pop().unwrap_or_else(|| Doc::text("_"));
                    docs.push(Self::equation(keyword, signature(name), value));
                    body = rest;
                }
                Kind::Unpack(vars, tuple, inner) => {
                    let value = self.term(tuple, Level::OPEN);
                    let (pattern, rest) = self.pattern(vars, inner, &mut bound);
                    docs.push(Self::equation(keyword, Doc::list("(", pattern, ")"), value));
                    body = rest;
                }
                Kind::LetRec(binds, inner) => {
                    let keyword = if docs.is_empty() { "letrec " } else { "in letrec " };
                    docs.push(self.letrec(keyword, binds, &mut bound));
                    body = inner;
                }
                _ => break,
            }
            docs.push(Doc::Hard);
        }
        docs.push(Doc::text("in "));
        docs.push(self.term(body, Level::OPEN).align());
        self.leave(&bound);
        Doc::seq(docs).align()
    }

    /// Definitions that see one another, one below the other.
    fn letrec<'t>(&mut self, keyword: &str, binds: &'t [Bind], bound: &mut Vec<&'t Var>) -> Doc {
        let names: Vec<Doc> = binds.iter().map(|bind| self.enter(&bind.var)).collect();
        bound.extend(binds.iter().map(|bind| &bind.var));
        let lines = names.into_iter().zip(binds).enumerate().map(|(place, (name, bind))| {
            let signature = self.polymorphic(bind);
            let value = self.term(monoid_constant(bind).unwrap_or(&bind.body), Level::OPEN);
            let line = Self::equation("", signature(name), value);
            if place == 0 { line } else { Doc::seq([Doc::Hard, line]) }
        });
        let lines = Doc::seq(lines.collect::<Vec<_>>()).align();
        Doc::seq([Doc::text(keyword), lines])
    }

    /// What to write after the name of a local definition: its type, if it binds type variables.
    fn polymorphic(&mut self, bind: &Bind) -> impl FnOnce(Doc) -> Doc + use<> {
        let scheme = bind.scheme.as_ref().filter(|scheme| !scheme.vars.is_empty());
        let short = self.abbreviations;
        let signature = scheme.map(|scheme| self.signature("", scheme, short));
        move |name| match signature {
            Some(signature) => Doc::seq([name, signature]),
            None => name,
        }
    }

    fn equation(keyword: &str, name: Doc, value: Doc) -> Doc {
        let value = Doc::seq([Doc::Line, value]).nest();
        Doc::seq([Doc::text(keyword), name, Doc::text(" ="), value]).group()
    }

    fn block(&mut self, term: &Term) -> Doc {
        let mut docs = vec![Doc::text("do ")];
        let mut bound: Vec<&Var> = Vec::new();
        let mut lines = Vec::new();
        let mut body = term;
        loop {
            if let Some(rest) = observation(body) {
                body = rest;
                continue;
            }
            let (x, first, rest) = match body.kind() {
                Kind::Do(x, first, rest) => (x, first, rest),
                Kind::Let(bind, rest) => {
                    let signature = self.polymorphic(bind);
                    let value = self.term(monoid_constant(bind).unwrap_or(&bind.body), Level::OPEN);
                    let (mut pattern, rest) = self.pattern(std::slice::from_ref(&bind.var), rest, &mut bound);
                    let name = pattern.pop().unwrap_or_else(|| Doc::text("_"));
                    lines.push(Self::equation("let ", signature(name), value));
                    body = rest;
                    continue;
                }
                Kind::Unpack(vars, tuple, rest) => {
                    let value = self.term(tuple, Level::OPEN);
                    let (pattern, rest) = self.pattern(vars, rest, &mut bound);
                    lines.push(Self::equation("let ", Doc::list("(", pattern, ")"), value));
                    body = rest;
                    continue;
                }
                Kind::LetRec(binds, rest) => {
                    lines.push(self.letrec("letrec ", binds, &mut bound));
                    body = rest;
                    continue;
                }
                _ => break,
            };
            let action = self.term(first, Level::OPEN);
            if self.used(x) == 0 {
                lines.push(action);
                body = rest;
            } else {
                let (pattern, rest) = self.pattern(std::slice::from_ref(x), rest, &mut bound);
                let arrow = Doc::text(self.pick(" ←", " <-"));
                lines.push(
                    Doc::seq(pattern.into_iter().chain([arrow, Doc::seq([Doc::Line, action]).nest()]))
                        .group(),
                );
                body = rest;
            }
        }
        lines.push(self.term(body, Level::OPEN));
        self.leave(&bound);
        let lines = lines
            .into_iter()
            .enumerate()
            .map(|(place, line)| if place == 0 { line } else { Doc::seq([Doc::Hard, line]) });
        docs.push(Doc::seq(lines.collect::<Vec<_>>()).align());
        Doc::seq(docs)
    }

    fn case(&mut self, of: &Term, alts: &[Alt], default: Option<&Term>) -> Doc {
        if let [first, second] = alts {
            if let (Pattern::Con(ConId::FALSE, _), Pattern::Con(ConId::TRUE, _), None) =
                (&first.pattern, &second.pattern, default)
            {
                // Aligned, because a line that starts where a `do` block does would be a new line of that.
                let condition = self.term(of, Level::OPEN).align();
                let then = self.term(&second.body, Level::OPEN);
                let otherwise = self.term(&first.body, Level::OPEN);
                let then = Doc::seq([Doc::Line, Doc::text("then "), then.align()]);
                let otherwise = Doc::seq([Doc::Line, Doc::text("else "), otherwise.align()]);
                return Doc::seq([Doc::text("if "), condition, Doc::seq([then, otherwise]).nest()]).group();
            }
        }
        let of = self.term(of, Level::OPEN).align();
        let arrow = Doc::text(self.pick(" →", " ->"));
        let mut lines = Vec::new();
        for alt in alts {
            let (pattern, vars): (Doc, &[Var]) = match &alt.pattern {
                Pattern::Lit(lit) => (self.literal(*lit, Level::OPEN), &[]),
                Pattern::Con(con, vars) => (self.con_pattern(*con, vars), vars),
            };
            let body = self.term(&alt.body, Level::OPEN);
            self.leave(&vars.iter().collect::<Vec<_>>());
            lines.push(Doc::seq([pattern, arrow.clone(), Doc::seq([Doc::Line, body]).nest()]).group());
        }
        if let Some(default) = default {
            let body = self.term(default, Level::OPEN);
            lines.push(Doc::seq([Doc::text("_"), arrow, Doc::seq([Doc::Line, body]).nest()]).group());
        }
        let lines = lines.into_iter().flat_map(|line| [Doc::Hard, line]);
        Doc::seq([Doc::text("case "), of, Doc::text(" of"), Doc::seq(lines.collect::<Vec<_>>()).nest()])
            .align()
    }

    fn con_pattern(&mut self, con: ConId, vars: &[Var]) -> Doc {
        let fields: Vec<Doc> = vars.iter().map(|var| self.enter(var)).collect();
        if con == ConId::NIL {
            return Doc::text("[]");
        }
        let name = self.data.con(con).map_or_else(String::new, |decl| decl.name.to_string());
        match &fields[..] {
            [left, right] if is_operator(&name) => {
                Doc::seq([left.clone(), Doc::text(format!(" {name} ")), right.clone()])
            }
            fields => {
                let fields = fields.iter().flat_map(|field| [Doc::text(" "), field.clone()]);
                Doc::seq([Doc::text(name)].into_iter().chain(fields))
            }
        }
    }

    /// A definition with its type.
    pub(super) fn definition(&mut self, bind: &Bind, abbreviate: bool) -> Doc {
        let name = self.names.get(&bind.var);
        let name = if is_operator(&name) { format!("({name})") } else { name };
        let constant = monoid_constant(bind);
        let signature = bind.scheme.as_ref().map(|scheme| {
            let short = if abbreviate { self.abbreviations } else { &[] };
            let scheme = match (&constant, &scheme.ty) {
                (Some(_), Type::Linear(_, ty)) => &Scheme { vars: scheme.vars.clone(), ty: (**ty).clone() },
                _ => scheme,
            };
            Doc::seq([self.signature(&name, scheme, short), Doc::Hard])
        });
        let body = self.term(constant.unwrap_or(&bind.body), Level::OPEN);
        let equation = Self::equation("", Doc::text(name), body);
        Doc::seq(signature.into_iter().chain([equation]))
    }
}

/// What 0 of a stage's monoid stands for: a linear function of `()`, which is written without its argument.
fn monoid_constant(bind: &Bind) -> Option<&Term> {
    match bind.body.kind() {
        Kind::LinearLam(_, _, Type::Tuple(parts), body)
            if parts.is_empty() && bind.var.hint().ends_with('ₛ') =>
        {
            Some(body)
        }
        _ => None,
    }
}

/// `return ()`.
fn is_return_unit(term: &Term) -> bool {
    matches!(term.kind(), Kind::Return(value) if matches!(value.kind(), Kind::Tuple(parts) if parts.is_empty()))
}

/// Whether this is a chain of bindings that ends in an effect: it reads better as lines of a `do` block.
fn ends_in_do(term: &Term) -> bool {
    let mut body = term;
    loop {
        match body.kind() {
            Kind::Let(_, rest) | Kind::Unpack(_, _, rest) | Kind::LetRec(_, rest) => body = rest,
            Kind::Do(..) | Kind::Return(_) => return true,
            _ => return false,
        }
    }
}

fn is_operator(name: &str) -> bool {
    name.starts_with(|first: char| !first.is_alphanumeric() && !"_[(".contains(first))
}
