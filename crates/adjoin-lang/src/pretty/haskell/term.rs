//! Terms in Haskell, by layout.

use super::super::Notation;
use super::super::doc::Doc;
use super::super::quote::{character, string};
use super::super::term::observation;
use super::Writer;
use crate::core::{Alt, Bind, ConId, Kind, Lit, Pattern, Term, Var};

fn parens(doc: Doc) -> Doc {
    Doc::seq([Doc::text("("), doc.align(), Doc::text(")")])
}

fn words(parts: impl IntoIterator<Item = Doc>) -> Doc {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_else(|| Doc::text(""));
    let rest: Vec<Doc> = parts.flat_map(|part| [Doc::Line, part]).collect();
    Doc::seq([first, Doc::seq(rest).nest()]).align().group()
}

/// Lines one below the other.
fn lines(lines: impl IntoIterator<Item = Doc>) -> Doc {
    let lines = lines.into_iter().enumerate();
    let lines = lines.map(|(place, line)| if place == 0 { line } else { Doc::seq([Doc::Hard, line]) });
    Doc::seq(lines.collect::<Vec<_>>()).align()
}

/// `left = right`, which continues further right than it begins.
fn equation(left: Doc, right: Doc) -> Doc {
    Doc::seq([left, Doc::text(" ="), Doc::seq([Doc::Line, right]).nest()]).group().align()
}

impl Writer<'_> {
    /// A definition with its type.
    pub(super) fn definition(&mut self, bind: &Bind) -> Doc {
        let name = self.names.var(&bind.var);
        let body = self.term(&bind.body);
        let equation = equation(Doc::text(name.clone()), body);
        match &bind.scheme {
            Some(scheme) => {
                let ty = self.scheme(&bind.var, scheme);
                lines([Doc::text(format!("{name} :: {ty}")), equation])
            }
            None => equation,
        }
    }

    /// A term that needs no parentheses around it.
    pub(super) fn atom(&mut self, term: &Term) -> Doc {
        let doc = self.term(term);
        match term.kind() {
            Kind::Var(..) | Kind::Lit(_) | Kind::Tuple(_) | Kind::List(..) | Kind::Fail(..) => doc,
            Kind::Con(_, _, fields) if fields.is_empty() => doc,
            _ => parens(doc),
        }
    }

    pub(super) fn apply(&mut self, function: &str, arguments: &[Term]) -> Doc {
        let arguments: Vec<Doc> = arguments.iter().map(|argument| self.atom(argument)).collect();
        words([Doc::text(function)].into_iter().chain(arguments))
    }

    pub(super) fn term(&mut self, term: &Term) -> Doc {
        if let Some(rest) = observation(term) {
            return self.term(rest);
        }
        match term.kind() {
            Kind::Var(x, _) => Doc::text(self.names.var(x)),
            Kind::Lit(lit) => Doc::text(literal(*lit)),
            Kind::Tuple(parts) => {
                let parts: Vec<Doc> = parts.iter().map(|part| self.term(part)).collect();
                Doc::list("(", parts, ")")
            }
            Kind::Proj(tuple, index) => {
                let name = ["first", "second", "third", "fourth", "fifth"].get(*index as usize);
                self.apply(name.copied().unwrap_or("component"), std::slice::from_ref(tuple))
            }
            Kind::Lam(x, ty, body) | Kind::LinearLam(_, x, ty, body) => {
                let head = format!("\\({} :: {}) ->", self.names.var(x), self.ty(ty));
                let body = self.term(body);
                Doc::seq([Doc::text(head), Doc::seq([Doc::Line, body]).nest()]).group().align()
            }
            Kind::App(..) => {
                let mut arguments = Vec::new();
                let mut function = term;
                while let Kind::App(inner, argument) = function.kind() {
                    arguments.push(argument);
                    function = inner;
                }
                let function = self.atom(function);
                let arguments: Vec<Doc> = arguments.into_iter().rev().map(|each| self.atom(each)).collect();
                words([function].into_iter().chain(arguments))
            }
            Kind::Let(..) | Kind::Unpack(..) | Kind::LetRec(..) => self.lets(term),
            Kind::Con(ConId::CONS, _, fields) => {
                let (head, tail) = (self.atom(&fields[0]), self.atom(&fields[1]));
                words([head, Doc::text(":"), tail])
            }
            Kind::Con(con, args, fields) if fields.is_empty() && !args.is_empty() => {
                let ty = self.ty(&crate::core::Type::Data(con.data, args.clone()));
                let name = if *con == ConId::NIL { "[]".to_owned() } else { self.names.con(*con) };
                Doc::text(format!("({name} :: {ty})"))
            }
            Kind::Con(con, _, fields) => {
                let name = self.names.con(*con);
                self.apply(&name, fields)
            }
            Kind::List(ty, elements) => {
                if elements.is_empty() {
                    return Doc::text(format!("([] :: [{}])", self.ty(ty)));
                }
                let elements: Vec<Doc> = elements.iter().map(|element| self.term(element)).collect();
                Doc::list("[", elements, "]")
            }
            Kind::Case(of, alts, default) => self.case(of, alts, default.as_ref()),
            Kind::Prim(prim, _, arguments) => self.primitive(*prim, arguments),
            Kind::Fail(ty, message) => {
                Doc::text(format!("(error {} :: {})", string(message, Notation::Ascii), self.ty(ty)))
            }
            Kind::Par(parts) => {
                let parts: Vec<Doc> = parts.iter().map(|part| self.term(part)).collect();
                Doc::list("(", parts, ")")
            }
            Kind::ParList(thunks) => {
                let thunks = self.atom(thunks);
                words([Doc::text("P.map (\\t -> t ())"), thunks])
            }
            Kind::Return(value) => self.apply("return", std::slice::from_ref(value)),
            Kind::Do(..) => self.block(term),
        }
    }

    fn tuple_pattern(&mut self, vars: &[Var]) -> Doc {
        let names: Vec<Doc> = vars.iter().map(|var| Doc::text(self.names.var(var))).collect();
        Doc::list("(", names, ")")
    }

    /// The binding of a `let`; and the variable to be evaluated then, if the binding does not say so itself.
    fn binding(&mut self, bind: &Bind) -> (Doc, Option<String>) {
        let polymorphic = bind.scheme.as_ref().is_some_and(|scheme| !scheme.vars.is_empty());
        let name = self.names.var(&bind.var);
        if polymorphic {
            let evaluate = (!is_function(&bind.body)).then_some(name);
            return (self.definition(bind), evaluate);
        }
        let body = match &bind.scheme {
            Some(scheme) => {
                let ty = self.ty(&scheme.ty);
                let body = self.term(&bind.body);
                Doc::seq([parens(body), Doc::text(format!(" :: {ty}"))])
            }
            None => self.term(&bind.body),
        };
        (equation(Doc::text(format!("!{name}")), body), None)
    }

    fn lets(&mut self, term: &Term) -> Doc {
        let mut docs = Vec::new();
        let mut body = term;
        loop {
            if let Some(rest) = observation(body) {
                body = rest;
                continue;
            }
            let (doc, rest) = match body.kind() {
                Kind::Let(bind, rest) => {
                    let (doc, evaluate) = self.binding(bind);
                    let doc = Doc::seq([Doc::text("let "), doc]);
                    let then =
                        evaluate.map(|name| Doc::seq([Doc::Hard, Doc::text(format!("in {name} `seq`"))]));
                    let keyword = if then.is_some() { "" } else { "in" };
                    let doc = Doc::seq([doc].into_iter().chain(then));
                    (Doc::seq([doc, Doc::Hard, Doc::text(keyword)]), rest)
                }
                Kind::Unpack(vars, tuple, rest) if vars.is_empty() => {
                    let tuple = self.term(tuple);
                    (Doc::seq([Doc::text("case "), tuple, Doc::text(" of () ->")]), rest)
                }
                Kind::Unpack(vars, tuple, rest) => {
                    let value = self.term(tuple);
                    let pattern = self.tuple_pattern(vars);
                    let doc = equation(Doc::seq([Doc::text("!"), pattern]), value);
                    (Doc::seq([Doc::text("let "), doc, Doc::Hard, Doc::text("in")]), rest)
                }
                Kind::LetRec(binds, rest) => {
                    let docs: Vec<Doc> = binds.iter().map(|bind| self.definition(bind)).collect();
                    (Doc::seq([Doc::text("let "), lines(docs), Doc::Hard, Doc::text("in")]), rest)
                }
                _ => break,
            };
            docs.push(doc);
            docs.push(Doc::text(" "));
            body = rest;
        }
        docs.push(self.term(body));
        Doc::seq(docs).align()
    }

    fn block(&mut self, term: &Term) -> Doc {
        let mut statements = Vec::new();
        let mut body = term;
        loop {
            if let Some(rest) = observation(body) {
                body = rest;
                continue;
            }
            match body.kind() {
                Kind::Do(x, first, rest) => {
                    let action = self.term(first);
                    let name = Doc::text(format!("{} <-", self.names.var(x)));
                    statements.push(words([name, action]));
                    body = rest;
                }
                Kind::Let(bind, rest) => {
                    let (doc, evaluate) = self.binding(bind);
                    statements.push(Doc::seq([Doc::text("let "), doc]));
                    statements.extend(evaluate.map(|name| Doc::text(format!("{name} `seq` return ()"))));
                    body = rest;
                }
                Kind::Unpack(vars, tuple, rest) => {
                    let value = self.term(tuple);
                    let pattern = self.tuple_pattern(vars);
                    let doc = equation(Doc::seq([Doc::text("!"), pattern]), value);
                    statements.push(Doc::seq([Doc::text("let "), doc]));
                    body = rest;
                }
                // An `in` below would end the block.
                Kind::LetRec(binds, rest) => {
                    let docs: Vec<Doc> = binds.iter().map(|bind| self.definition(bind)).collect();
                    statements.push(Doc::seq([Doc::text("let "), lines(docs)]));
                    body = rest;
                }
                _ => break,
            }
        }
        statements.push(self.term(body));
        Doc::seq([Doc::text("do "), lines(statements)])
    }

    fn case(&mut self, of: &Term, alts: &[Alt], default: Option<&Term>) -> Doc {
        if let [first, second] = alts {
            if let (Pattern::Con(ConId::FALSE, _), Pattern::Con(ConId::TRUE, _), None) =
                (&first.pattern, &second.pattern, default)
            {
                let [condition, yes, no] = [of, &second.body, &first.body].map(|part| self.term(part));
                let then = Doc::seq([Doc::Line, Doc::text("then "), yes.align()]);
                let otherwise = Doc::seq([Doc::Line, Doc::text("else "), no.align()]);
                let condition = condition.align();
                return Doc::seq([Doc::text("if "), condition, Doc::seq([then, otherwise]).nest()])
                    .group()
                    .align();
            }
        }
        let of = self.term(of).align();
        let mut all = Vec::new();
        for alt in alts {
            let pattern = match &alt.pattern {
                Pattern::Lit(lit) => pattern_literal(*lit),
                Pattern::Con(ConId::NIL, _) => "[]".to_owned(),
                Pattern::Con(ConId::CONS, vars) => {
                    format!("{} : {}", self.names.var(&vars[0]), self.names.var(&vars[1]))
                }
                Pattern::Con(con, vars) => {
                    let names: Vec<String> = vars.iter().map(|var| self.names.var(var)).collect();
                    [self.names.con(*con)].into_iter().chain(names).collect::<Vec<_>>().join(" ")
                }
            };
            let body = self.term(&alt.body);
            all.push(
                Doc::seq([Doc::text(format!("{pattern} ->")), Doc::seq([Doc::Line, body]).nest()]).group(),
            );
        }
        if let Some(default) = default {
            let body = self.term(default);
            all.push(Doc::seq([Doc::text("_ ->"), Doc::seq([Doc::Line, body]).nest()]).group());
        }
        let all = all.into_iter().flat_map(|line| [Doc::Hard, line]);
        Doc::seq([Doc::text("case "), of, Doc::text(" of"), Doc::seq(all.collect::<Vec<_>>()).nest()]).align()
    }
}

fn is_function(term: &Term) -> bool {
    matches!(term.kind(), Kind::Lam(..) | Kind::LinearLam(..))
}

/// A real with its type, in parentheses.
pub(super) fn double(value: f64) -> String {
    if value.is_nan() {
        return "(0 / 0 :: Double)".into();
    }
    if value.is_infinite() {
        return format!("({}1 / 0 :: Double)", if value < 0.0 { "-" } else { "" });
    }
    format!("({value:?} :: Double)")
}

fn literal(lit: Lit) -> String {
    match lit {
        Lit::Double(value) => double(value),
        Lit::Int(value) => format!("({value} :: Int)"),
        Lit::Char(value) => character(value, Notation::Ascii),
    }
}

fn pattern_literal(lit: Lit) -> String {
    match lit {
        Lit::Double(value) => format!("({value:?})"),
        Lit::Int(value) => format!("({value})"),
        Lit::Char(value) => character(value, Notation::Ascii),
    }
}
