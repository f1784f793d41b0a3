//! Literals, applications and operators.

use super::super::doc::Doc;
use super::super::quote::{character, string};
use super::{Level, Printer, is_operator};
use crate::core::prim::{CmpOp, IntOp};
use crate::core::{ConId, Kind, Lit, Prim, RealOp, Term, Type};
use crate::value::write_real;

impl Printer<'_> {
    pub(super) fn literal(&self, lit: Lit, level: Level) -> Doc {
        let mut text = String::new();
        let negative = match lit {
            Lit::Double(value) => {
                let _ = write_real(&mut text, value);
                value.is_sign_negative()
            }
            Lit::Int(value) => {
                text = value.to_string();
                value < 0
            }
            Lit::Char(value) => {
                text = character(value, self.notation);
                false
            }
        };
        Self::at(level, if negative { Level(6) } else { Level::ATOM }, Doc::text(text))
    }

    pub(super) fn application(&mut self, function: Doc, arguments: &[&Term], level: Level) -> Doc {
        let arguments: Vec<Doc> =
            arguments.iter().flat_map(|argument| [Doc::Line, self.term(argument, Level::ATOM)]).collect();
        Self::at(level, Level::APPLIED, Doc::seq([function, Doc::seq(arguments).nest()]).group())
    }

    pub(super) fn call(&mut self, term: &Term, level: Level) -> Doc {
        let mut arguments = Vec::new();
        let mut function = term;
        while let Kind::App(inner, argument) = function.kind() {
            arguments.push(argument);
            function = inner;
        }
        arguments.reverse();
        if let (Kind::Var(x, _), [argument]) = (function.kind(), &arguments[..]) {
            // The monoid of a stage: names that no user can write.
            if x.hint().ends_with('ₛ') {
                let name = self.names.get(x);
                match argument.kind() {
                    Kind::Tuple(parts) if parts.is_empty() => return Doc::text(name),
                    Kind::Tuple(parts) if parts.len() == 2 => {
                        let left = self.term(&parts[0], Level(6));
                        let right = self.term(&parts[1], Level(7));
                        let doc = Doc::seq([left, Doc::Line, Doc::text(format!("{name} ")), right]).group();
                        return Self::at(level, Level(6), doc);
                    }
                    _ => {}
                }
            }
        }
        let function = self.term(function, Level::APPLIED);
        self.application(function, &arguments, level)
    }

    pub(super) fn constructor(&mut self, con: ConId, fields: &[Term], level: Level) -> Doc {
        if con == ConId::NIL {
            return Doc::text("[]");
        }
        let name = self
            .data
            .con(con)
            .map_or_else(|| format!("<constructor {}>", con.tag), |decl| decl.name.to_string());
        match fields {
            [left, right] if is_operator(&name) => self.infix(&name, Level(5), left, right, level),
            [] if is_operator(&name) => Doc::text(format!("({name})")),
            [] => Doc::text(name),
            fields => {
                let fields: Vec<&Term> = fields.iter().collect();
                self.application(Doc::text(name), &fields, level)
            }
        }
    }

    pub(super) fn list(&mut self, ty: &Type, elements: &[Term]) -> Doc {
        let characters: Option<String> = elements
            .iter()
            .map(|element| match element.kind() {
                Kind::Lit(Lit::Char(character)) => Some(*character),
                _ => None,
            })
            .collect();
        match characters {
            Some(text) if *ty == Type::Char => Doc::text(string(&text, self.notation)),
            _ => {
                let docs: Vec<Doc> = elements.iter().map(|element| self.term(element, Level::OPEN)).collect();
                Doc::list("[", docs, "]")
            }
        }
    }

    pub(super) fn infix(&mut self, op: &str, own: Level, left: &Term, right: &Term, level: Level) -> Doc {
        // Left-associative, except for (:).
        let (left_level, right_level) =
            if op == ":" { (Level(own.0 + 1), own) } else { (own, Level(own.0 + 1)) };
        let left = self.term(left, left_level);
        let right = self.term(right, right_level);
        let op = Doc::text(format!("{op} "));
        Self::at(level, own, Doc::seq([left, Doc::Line, op, right]).group())
    }

    pub(super) fn primitive(&mut self, prim: Prim, arguments: &[Term], level: Level) -> Doc {
        let times = self.pick("·", "*");
        let operator = match prim {
            Prim::Real(RealOp::Add) | Prim::Int(IntOp::Add) | Prim::Plus | Prim::NextJobs => Some(("+", 6)),
            Prim::Real(RealOp::Sub) | Prim::Int(IntOp::Sub) => Some(("-", 6)),
            Prim::Real(RealOp::Mul) | Prim::Scale => Some((times, 7)),
            Prim::Int(IntOp::Mul) => Some(("*", 7)),
            Prim::Real(RealOp::Div) => Some(("/", 7)),
            Prim::Real(RealOp::Pow) => Some(("**", 8)),
            Prim::Real(RealOp::Powi) | Prim::Int(IntOp::Pow) => Some(("^", 8)),
            Prim::Cmp(CmpOp::Ne, _) => Some((self.pick("≠", "/="), 4)),
            Prim::Cmp(CmpOp::Le, _) => Some((self.pick("≤", "<="), 4)),
            Prim::Cmp(CmpOp::Ge, _) => Some((self.pick("≥", ">="), 4)),
            Prim::Cmp(..) => Some((prim.name(), 4)),
            Prim::ArrayIndex => Some(("@", 9)),
            _ => None,
        };
        match (prim, arguments, operator) {
            (_, [left, right], Some((op, own))) => self.infix(op, Level(own), left, right, level),
            (Prim::NextId, [id], _) => {
                let id = self.term(id, Level(6));
                Self::at(level, Level(6), Doc::seq([id, Doc::text(" + 1")]))
            }
            (Prim::Zero, _, _) => Doc::text(self.pick("0̲", "zero")),
            (Prim::MapEmpty, _, _) => Doc::text("{}"),
            (Prim::MapSingleton, [key, value], _) => {
                let (key, value) = (self.term(key, Level::OPEN), self.term(value, Level::OPEN));
                let arrow = Doc::text(self.pick(" ↦ ", " |-> "));
                Doc::seq([Doc::text("{"), key, arrow, value, Doc::text("}")])
            }
            (Prim::MapUnionWith, [_, left, right], _) => {
                self.infix(self.pick("∪", "union"), Level(6), left, right, level)
            }
            (prim, arguments, _) => {
                let arguments: Vec<&Term> = arguments.iter().collect();
                self.application(Doc::text(prim.name()), &arguments, level)
            }
        }
    }
}
