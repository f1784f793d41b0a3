//! Expressions.

use super::token::{Key, Tok};
use super::tree::{ChainItem, Decls, Expr, ExprKind, Guarded, Ident, Lit};
use super::{MAX_DEPTH, Parsed, Parser};
use crate::diagnostics::Diagnostic;
use crate::source::Span;

impl Parser<'_> {
    /// `chain` or `chain :: type`.
    pub(super) fn expression(&mut self) -> Parsed<Expr> {
        self.nested(|p| {
            let start = p.span();
            let e = p.infix_expression()?;
            if p.eat("::") {
                let ty = p.qual_type()?;
                return Ok(Expr::new(p.since(start), ExprKind::Sig(Box::new(e), Box::new(ty))));
            }
            Ok(e)
        })
    }

    /// An infix expression, which must not end in an operator.
    pub(super) fn infix_expression(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let (items, trailing) = self.chain(false)?;
        if trailing.is_some() {
            return Err(self.unexpected("an operand"));
        }
        Ok(self.chain_expr(items, start))
    }

    pub(super) fn chain_expr(&self, mut items: Vec<ChainItem>, start: Span) -> Expr {
        if items.len() == 1 {
            if let Some(ChainItem::Operand(e)) = items.pop() {
                return e;
            }
        }
        Expr::new(self.since(start), ExprKind::Chain(items))
    }

    /// Operands and operators. With `in_parens`, an operator just before `)` ends the chain and is returned.
    pub(super) fn chain(&mut self, in_parens: bool) -> Parsed<(Vec<ChainItem>, Option<Ident>)> {
        let mut items = Vec::new();
        loop {
            if self.at_operator("-") {
                items.push(ChainItem::Minus(self.span()));
                self.advance();
            }
            items.push(ChainItem::Operand(self.operand()?));
            let Some(operator) = self.operator()? else { return Ok((items, None)) };
            if in_parens && self.at(")") {
                return Ok((items, Some(operator)));
            }
            items.push(ChainItem::Operator(operator));
        }
    }

    /// An infix operator, if one is next.
    pub(super) fn operator(&mut self) -> Parsed<Option<Ident>> {
        let span = self.span();
        match self.peek().clone() {
            Tok::VarSym(name) | Tok::ConSym(name) => {
                self.advance();
                Ok(Some(Ident { name, span }))
            }
            Tok::Punct("`") => {
                self.advance();
                let (Tok::Var(name) | Tok::Con(name)) = self.peek().clone() else {
                    return Err(self.unexpected("a name between backticks"));
                };
                self.advance();
                self.expect("`", "to end the infix name")?;
                Ok(Some(Ident { name, span: self.since(span) }))
            }
            _ => Ok(None),
        }
    }

    fn operand(&mut self) -> Parsed<Expr> {
        match self.peek() {
            Tok::Punct("\\") => self.nested(Self::lambda),
            Tok::Key(Key::Let) => self.nested(Self::let_expression),
            Tok::Key(Key::If) => self.nested(Self::if_expression),
            Tok::Key(Key::Case) => self.nested(Self::case_expression),
            Tok::Key(Key::Do) => {
                let error = Diagnostic::error(self.span(), "`do` is not part of the language")
                    .note("programs here are pure functions: there are no monads")
                    .help("use `let … in …` to name intermediate results");
                self.fail(error)
            }
            _ => self.application(),
        }
    }

    fn application(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let function = self.atom()?;
        let mut args = Vec::new();
        loop {
            match self.peek() {
                // A trailing lambda, let, if or case as the last argument, as GHC's BlockArguments allow.
                Tok::Punct("\\") | Tok::Key(Key::Let | Key::If | Key::Case)
                    if !args.is_empty() || self.is_block_argument() =>
                {
                    args.push(self.operand()?);
                    break;
                }
                _ if self.at_atom() => args.push(self.atom()?),
                _ => break,
            }
        }
        if args.is_empty() {
            return Ok(function);
        }
        Ok(Expr::new(self.since(start), ExprKind::App(Box::new(function), args)))
    }

    fn is_block_argument(&self) -> bool {
        matches!(self.peek(), Tok::Punct("\\"))
    }

    /// Whether `!` or `~` here marks a pattern rather than being an operator.
    fn at_strictness_mark(&self) -> bool {
        match self.peek() {
            Tok::Punct("~") => true,
            Tok::VarSym(n) if n.as_str() == "!" => {
                let token = self.stream.raw(0);
                token.loose_before && !token.loose_after
            }
            _ => false,
        }
    }

    fn at_atom(&self) -> bool {
        match self.peek() {
            Tok::Var(_)
            | Tok::Con(_)
            | Tok::Integer(_)
            | Tok::Fraction(_)
            | Tok::Char(_)
            | Tok::Str(_)
            | Tok::Key(Key::Underscore)
            | Tok::Punct("(" | "[" | "@") => true,
            _ => self.at_strictness_mark(),
        }
    }

    fn atom(&mut self) -> Parsed<Expr> {
        let start = self.span();
        if self.at_strictness_mark() {
            self.advance();
            let inner = self.nested(Self::atom)?;
            return Ok(Expr::new(self.since(start), ExprKind::Strict(Box::new(inner))));
        }
        let mut e = self.plain_atom()?;
        while self.at("{") {
            e = self.record_braces(e, start)?;
        }
        Ok(e)
    }

    fn plain_atom(&mut self) -> Parsed<Expr> {
        let span = self.span();
        let kind = match self.peek().clone() {
            Tok::Var(name) => {
                self.advance();
                if self.at("@") && !self.stream.raw(0).loose_before {
                    self.advance();
                    let inner = self.nested(Self::atom)?;
                    let kind = ExprKind::As(Ident { name, span }, Box::new(inner));
                    return Ok(Expr::new(self.since(span), kind));
                }
                return Ok(Expr::new(span, ExprKind::Var(name)));
            }
            Tok::Con(name) => ExprKind::Con(name),
            Tok::Integer(value) => ExprKind::Lit(Lit::Int(value)),
            Tok::Fraction(value) => ExprKind::Lit(Lit::Frac(value)),
            Tok::Char(value) => ExprKind::Lit(Lit::Char(value)),
            Tok::Str(value) => ExprKind::Lit(Lit::Str(value)),
            Tok::Key(Key::Underscore) => ExprKind::Wild,
            Tok::Punct("(") => return self.nested(Self::parenthesised),
            Tok::Punct("[") => return self.nested(Self::bracketed),
            Tok::Punct("@") => {
                let error = Diagnostic::error(span, "type applications are not part of the language")
                    .help("give the expression a type instead, as in `(e :: Int)`; an as-pattern has no spaces: `x@p`");
                return self.fail(error);
            }
            _ => return Err(self.unexpected("an expression")),
        };
        self.advance();
        Ok(Expr::new(span, kind))
    }

    fn record_braces(&mut self, e: Expr, start: Span) -> Parsed<Expr> {
        let open = self.span();
        self.advance();
        let mut fields = Vec::new();
        while !self.at("}") {
            if self.at("..") {
                let error = Diagnostic::error(self.span(), "record wildcards are not part of the language")
                    .help("name the fields: `C { field = x }`");
                return self.fail(error);
            }
            let label = self.variable("a field name")?;
            self.expect("=", "after a field name")?;
            let value = self.expression()?;
            fields.push((label, value));
            if !self.eat(",") {
                break;
            }
        }
        self.expect_close("}", open)?;
        let kind = match e.kind {
            ExprKind::Con(name) => ExprKind::RecordCon(Ident { name, span: e.span }, fields),
            _ => ExprKind::RecordUpdate(Box::new(e), fields),
        };
        Ok(Expr::new(self.since(start), kind))
    }

    /// A variable, or an operator in parentheses.
    pub(super) fn variable(&mut self, expected: &str) -> Parsed<Ident> {
        let span = self.span();
        match self.peek().clone() {
            Tok::Var(name) => {
                self.advance();
                Ok(Ident { name, span })
            }
            Tok::Punct("(") => {
                self.advance();
                let Tok::VarSym(name) = self.peek().clone() else {
                    return Err(self.unexpected("an operator"));
                };
                self.advance();
                self.expect_close(")", span)?;
                Ok(Ident { name, span: self.since(span) })
            }
            _ => Err(self.unexpected(expected)),
        }
    }

    fn parenthesised(&mut self) -> Parsed<Expr> {
        let open = self.span();
        self.advance();
        if self.eat(")") {
            return Ok(Expr::new(self.since(open), ExprKind::Tuple(Vec::new())));
        }
        let is_minus = self.at_operator("-");
        let starts_with_operator = matches!(self.peek(), Tok::VarSym(_) | Tok::ConSym(_) | Tok::Punct("`"))
            && !self.at_strictness_mark();
        let alone = matches!(self.stream.raw(1).tok, Tok::Punct(")"));
        if starts_with_operator && (!is_minus || alone) {
            return self.operator_in_parens(open);
        }
        let mut parts = Vec::new();
        let mut commas = 0;
        loop {
            if self.at(",") || self.at(")") {
                parts.push(None);
            } else {
                let start = self.span();
                let (items, trailing) = self.chain(parts.is_empty() && commas == 0)?;
                let e = self.chain_expr(items, start);
                if let Some(operator) = trailing {
                    self.expect_close(")", open)?;
                    return Ok(Expr::new(self.since(open), ExprKind::LeftSection(Box::new(e), operator)));
                }
                let e = if self.eat("::") {
                    let ty = self.qual_type()?;
                    Expr::new(self.since(start), ExprKind::Sig(Box::new(e), Box::new(ty)))
                } else {
                    e
                };
                if self.at("->") {
                    let error = Diagnostic::error(self.span(), "view patterns are not part of the language")
                        .help("match on a variable and apply the function in a guard or a `case`");
                    return self.fail(error);
                }
                parts.push(Some(e));
            }
            if !self.eat(",") {
                break;
            }
            commas += 1;
        }
        self.expect_close(")", open)?;
        let span = self.since(open);
        if commas == 0 {
            if let Some(Some(e)) = parts.pop() {
                return Ok(Expr::new(span, ExprKind::Paren(Box::new(e))));
            }
        }
        Ok(Expr::new(span, ExprKind::Tuple(parts)))
    }

    /// `(op)` or `(op e)`.
    fn operator_in_parens(&mut self, open: Span) -> Parsed<Expr> {
        let is_constructor = matches!(self.peek(), Tok::ConSym(_));
        let Some(operator) = self.operator()? else { return Err(self.unexpected("an operator")) };
        if self.eat(")") {
            let kind =
                if is_constructor { ExprKind::Con(operator.name) } else { ExprKind::Var(operator.name) };
            return Ok(Expr::new(self.since(open), kind));
        }
        let e = self.infix_expression()?;
        self.expect_close(")", open)?;
        Ok(Expr::new(self.since(open), ExprKind::RightSection(operator, Box::new(e))))
    }

    fn bracketed(&mut self) -> Parsed<Expr> {
        let open = self.span();
        self.advance();
        if self.eat("]") {
            return Ok(Expr::new(self.since(open), ExprKind::List(Vec::new())));
        }
        let first = self.expression()?;
        let kind = if self.eat("..") {
            let to = self.range_end()?;
            ExprKind::Range { from: Box::new(first), then: None, to }
        } else if self.eat("|") {
            ExprKind::Comprehension(Box::new(first), self.qualifiers()?)
        } else {
            let mut items = vec![first];
            while self.eat(",") {
                items.push(self.expression()?);
                if items.len() == 2 && self.eat("..") {
                    let to = self.range_end()?;
                    self.expect_close("]", open)?;
                    let then = items.pop().map(Box::new);
                    let from = Box::new(items.remove(0));
                    return Ok(Expr::new(self.since(open), ExprKind::Range { from, then, to }));
                }
            }
            ExprKind::List(items)
        };
        self.expect_close("]", open)?;
        Ok(Expr::new(self.since(open), kind))
    }

    fn range_end(&mut self) -> Parsed<Option<Box<Expr>>> {
        if self.at("]") { Ok(None) } else { Ok(Some(Box::new(self.expression()?))) }
    }

    fn lambda(&mut self) -> Parsed<Expr> {
        let start = self.span();
        self.advance();
        if self.eat_key(Key::Case) {
            let alts = self.alternatives()?;
            return Ok(Expr::new(self.since(start), ExprKind::LambdaCase(alts)));
        }
        let mut pats = Vec::new();
        while self.at_atom() {
            let e = self.atom()?;
            pats.push(self.pattern_from(e)?);
        }
        if pats.is_empty() {
            return Err(self.unexpected("a pattern after `\\`"));
        }
        self.expect("->", "after the parameters of a lambda")?;
        let body = self.expression()?;
        Ok(Expr::new(self.since(start), ExprKind::Lambda(pats, Box::new(body))))
    }

    /// `let … in let … in … body`: a loop, so that a long chain is not deep for the parser.
    fn let_expression(&mut self) -> Parsed<Expr> {
        let mut chain = Vec::new();
        while self.at_key(Key::Let) && chain.len() < MAX_DEPTH {
            let start = self.span();
            chain.push((start, self.let_declarations(start)?));
        }
        let mut body = self.expression()?;
        for (start, decls) in chain.into_iter().rev() {
            body = Expr::new(self.since(start), ExprKind::Let(decls, Box::new(body)));
        }
        Ok(body)
    }

    /// `let declarations in`
    fn let_declarations(&mut self, start: Span) -> Parsed<Decls> {
        self.advance();
        let decls = self.decls()?;
        if !self.eat_key(Key::In) {
            let found = self.peek().describe();
            let error = Diagnostic::error(
                self.span(),
                format!("expected `in` after the declarations of `let`, found {found}"),
            )
            .label("unexpected")
            .related(start, "this `let`")
            .help("write `let … in …`; every declaration of a `let` begins in the same column");
            return self.fail(error);
        }
        Ok(decls)
    }

    fn if_expression(&mut self) -> Parsed<Expr> {
        let start = self.span();
        self.advance();
        if self.at("|") {
            let mut bodies = Vec::new();
            while self.eat("|") {
                let guards = self.qualifiers()?;
                self.expect("->", "after a guard")?;
                bodies.push(Guarded { guards, body: self.expression()? });
            }
            return Ok(Expr::new(self.since(start), ExprKind::MultiIf(bodies)));
        }
        let condition = self.expression()?;
        self.skip_semi_before(Key::Then);
        self.expect_branch(Key::Then, start)?;
        let yes = self.expression()?;
        self.skip_semi_before(Key::Else);
        self.expect_branch(Key::Else, start)?;
        let no = self.expression()?;
        Ok(Expr::new(self.since(start), ExprKind::If(Box::new(condition), Box::new(yes), Box::new(no))))
    }

    /// `then` and `else` may stand at the indentation of the block around them.
    fn skip_semi_before(&mut self, key: Key) {
        if matches!(self.peek(), Tok::VirtualSemi) && self.stream.raw(0).tok == Tok::Key(key)
            || self.at(";") && self.stream.raw(1).tok == Tok::Key(key)
        {
            self.advance();
        }
    }

    fn expect_branch(&mut self, key: Key, start: Span) -> Parsed<()> {
        if self.eat_key(key) {
            return Ok(());
        }
        let (word, found) = (key.text(), self.peek().describe());
        let error = Diagnostic::error(self.span(), format!("expected `{word}`, found {found}"))
            .label("unexpected")
            .related(start, "this `if`")
            .help("an `if` always has both branches: `if c then a else b`");
        self.fail(error)
    }

    fn case_expression(&mut self) -> Parsed<Expr> {
        let start = self.span();
        self.advance();
        let scrutinee = self.expression()?;
        if !self.eat_key(Key::Of) {
            return Err(self.unexpected("`of` after the expression of a `case`"));
        }
        let alts = self.alternatives()?;
        Ok(Expr::new(self.since(start), ExprKind::Case(Box::new(scrutinee), alts)))
    }
}
