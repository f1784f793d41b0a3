//! Patterns, from the expressions they were read as.

use super::tree::{ChainItem, Expr, ExprKind, Ident, Lit, Pat, PatKind};
use super::{Parsed, Parser};
use crate::diagnostics::Diagnostic;
use crate::source::Span;

impl Parser<'_> {
    /// Turns an expression into the pattern it spells.
    pub(super) fn pattern_from(&mut self, e: Expr) -> Parsed<Pat> {
        let span = e.span;
        let kind = match e.kind {
            ExprKind::Wild => PatKind::Wild,
            ExprKind::Var(name) if !name.is_operator() => PatKind::Var(name),
            ExprKind::Con(name) => PatKind::Con(Ident { name, span }, Vec::new()),
            ExprKind::Lit(lit) => PatKind::Lit(lit),
            ExprKind::As(name, inner) => PatKind::As(name, Box::new(self.pattern_from(*inner)?)),
            ExprKind::Strict(inner) | ExprKind::Paren(inner) => return self.pattern_from(*inner),
            ExprKind::Tuple(parts) => {
                let mut pats = Vec::new();
                for part in parts {
                    let Some(part) = part else {
                        let error = Diagnostic::error(span, "a pattern cannot leave out a component")
                            .help("write `_` for a component that does not matter");
                        return self.fail(error);
                    };
                    pats.push(self.pattern_from(part)?);
                }
                PatKind::Tuple(pats)
            }
            ExprKind::List(items) => PatKind::List(self.patterns_from(items)?),
            ExprKind::App(function, args) => {
                match function.kind {
                    ExprKind::Con(name) => {
                        PatKind::Con(Ident { name, span: function.span }, self.patterns_from(args)?)
                    }
                    ExprKind::Var(name) => {
                        let error = Diagnostic::error(function.span, format!("the function `{name}` cannot be matched on"))
                        .label("a pattern applies constructors only")
                        .help("constructors begin with a capital letter; put arguments with parts in parentheses");
                        return self.fail(error);
                    }
                    _ => return self.not_a_pattern(span),
                }
            }
            ExprKind::RecordCon(name, fields) => {
                let mut pats = Vec::new();
                for (label, value) in fields {
                    pats.push((label, self.pattern_from(value)?));
                }
                PatKind::Record(name, pats)
            }
            ExprKind::Sig(inner, ty) => PatKind::Sig(Box::new(self.pattern_from(*inner)?), *ty),
            ExprKind::Chain(items) => return self.pattern_from_chain(items, span),
            _ => return self.not_a_pattern(span),
        };
        Ok(Pat { span, kind })
    }

    fn not_a_pattern<T>(&mut self, span: Span) -> Parsed<T> {
        let error = Diagnostic::error(span, "this is not a pattern")
            .note("patterns are variables, `_`, literals, constructors with patterns, tuples, lists and `x@pattern`")
            .help("match on a variable and test it in a guard: `f x | condition = …`");
        self.fail(error)
    }

    pub(super) fn patterns_from(&mut self, exprs: Vec<Expr>) -> Parsed<Vec<Pat>> {
        exprs.into_iter().map(|e| self.pattern_from(e)).collect()
    }

    /// A chain of constructor operators, with negative numbers among its operands.
    pub(super) fn pattern_from_chain(&mut self, items: Vec<ChainItem>, span: Span) -> Parsed<Pat> {
        let mut operands = Vec::new();
        let mut operators = Vec::new();
        let mut minus: Option<Span> = None;
        for item in items {
            match item {
                ChainItem::Minus(at) => minus = Some(at),
                ChainItem::Operand(e) => {
                    let pat = match (minus.take(), e) {
                        (None, e) => self.pattern_from(e)?,
                        (
                            Some(at),
                            Expr { span, kind: ExprKind::Lit(lit @ (Lit::Int(_) | Lit::Frac(_))) },
                        ) => Pat { span: at.to(span), kind: PatKind::NegLit(lit) },
                        (Some(at), e) => return self.not_a_pattern(at.to(e.span)),
                    };
                    operands.push(pat);
                }
                ChainItem::Operator(op) if is_constructor(&op) => operators.push(op),
                ChainItem::Operator(op) => {
                    let help = (op.name.as_str() == "+").then(|| {
                        "n+k patterns are not part of the language: match `n` and write `n - 1` in the body".to_owned()
                    });
                    let error = Diagnostic::error(
                        op.span,
                        format!("the operator `{}` cannot be matched on", op.name),
                    )
                    .label("a pattern applies constructors only, such as `:`")
                    .maybe_help(help);
                    return self.fail(error);
                }
            }
        }
        match operands.pop() {
            Some(pat) if operators.is_empty() => Ok(pat),
            Some(last) => {
                operands.push(last);
                Ok(Pat { span, kind: PatKind::Chain(operands, operators) })
            }
            None => self.not_a_pattern(span),
        }
    }
}

/// Whether an infix operator builds data: `:`, `:|`, `` `Cons` ``.
pub(super) fn is_constructor(op: &Ident) -> bool {
    op.name.starts_with(|c: char| c == ':' || c.is_uppercase())
}
