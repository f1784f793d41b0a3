//! Right-hand sides: guards, alternatives, the parts of comprehensions.

use super::token::Key;
use super::tree::{Alt, Decls, Expr, ExprKind, Guarded, Pat, Qualifier, Rhs};
use super::{Parsed, Parser};
use crate::diagnostics::Diagnostic;

impl Parser<'_> {
    /// Comma-separated guards or parts of a comprehension.
    pub(super) fn qualifiers(&mut self) -> Parsed<Vec<Qualifier>> {
        let mut qualifiers = vec![self.qualifier()?];
        while self.eat(",") {
            qualifiers.push(self.qualifier()?);
        }
        Ok(qualifiers)
    }

    fn qualifier(&mut self) -> Parsed<Qualifier> {
        if self.at_key(Key::Let) {
            let start = self.span();
            self.advance();
            let decls = self.decls()?;
            if self.eat_key(Key::In) {
                let body = self.expression()?;
                return Ok(Qualifier::Condition(Expr::new(
                    self.since(start),
                    ExprKind::Let(decls, Box::new(body)),
                )));
            }
            return Ok(Qualifier::Let(decls));
        }
        let e = self.expression()?;
        if self.eat("<-") {
            let pat = self.pattern_from(e)?;
            return Ok(Qualifier::Bind(pat, self.expression()?));
        }
        Ok(Qualifier::Condition(e))
    }

    pub(super) fn alternatives(&mut self) -> Parsed<Vec<Alt>> {
        let mut alts = Vec::new();
        let (at, reported) = (self.stream.last_span(), self.diagnostics.len());
        self.block(|p| {
            let pat = p.pattern()?;
            let rhs = p.rhs("->")?;
            alts.push(Alt { pat, rhs });
            Ok(())
        })?;
        if alts.is_empty() && self.diagnostics.len() == reported {
            let error = Diagnostic::error(at, "a `case` needs at least one alternative")
                .help("write `pattern -> expression`, indented deeper than the definition around it");
            return self.fail(error);
        }
        Ok(alts)
    }

    pub(super) fn pattern(&mut self) -> Parsed<Pat> {
        let e = self.nested(Self::infix_expression)?;
        self.pattern_from(e)
    }

    /// Bodies behind `separator` (`=` or `->`), guarded or not, with their `where`.
    pub(super) fn rhs(&mut self, separator: &'static str) -> Parsed<Rhs> {
        let mut bodies = Vec::new();
        if self.at("|") {
            while self.eat("|") {
                let guards = self.qualifiers()?;
                if separator == "=" && self.at("->") || separator == "->" && self.at("=") {
                    let error =
                        Diagnostic::error(self.span(), format!("expected `{separator}` after the guard"))
                            .help("definitions use `=`, alternatives of a `case` use `->`");
                    return self.fail(error);
                }
                self.expect(separator, "after the guard")?;
                bodies.push(Guarded { guards, body: self.expression()? });
            }
        } else {
            if separator == "->" && self.at("=") {
                let error =
                    Diagnostic::error(self.span(), "expected `->` after the pattern of an alternative")
                        .help("alternatives of a `case` use `->`, definitions use `=`");
                return self.fail(error);
            }
            self.expect(separator, "")?;
            bodies.push(Guarded { guards: Vec::new(), body: self.expression()? });
        }
        let decls = if self.eat_key(Key::Where) { self.decls()? } else { Decls::default() };
        Ok(Rhs { bodies, decls })
    }
}
