//! Source text to surface tree.
//!
//! ```text
//! text → tokens (lexer) → layout (layout) → declarations, expressions, patterns, types → infix chains resolved (fixity)
//! ```
//!
//! A recursive-descent parser. The left-hand side of a declaration and the left of `<-` are first read as
//! expressions, then turned into patterns: only the `=` or `<-` behind them tells which they are.
//!
//! Errors do not stop it. An error inside an item of a block (a declaration, an alternative) is reported, the
//! rest of the item is skipped by indentation, and parsing goes on, so one run reports several independent
//! mistakes.
//!
//! Cost: linear in the text. Nesting is limited ([`MAX_NESTING`]) so that no input can exhaust the stack.

mod decl;
mod escape;
mod expr;
mod fixity;
mod layout;
mod lexer;
mod pattern;
mod rhs;
mod token;
pub mod tree;
mod types;
pub(crate) mod walk;

use crate::diagnostics::Diagnostic;
use crate::source::Span;
use layout::Stream;
use token::{Key, Tok};
use tree::{Expr, Module, QualType};

/// How deeply expressions, patterns and types may nest.
pub const MAX_NESTING: usize = 600;

/// How deep a tree may become once infix chains are resolved.
pub const MAX_DEPTH: usize = 3000;

/// More errors than this are not reported.
const MAX_ERRORS: usize = 40;

/// Parses a file. The tree holds what could be read, even where there are errors.
pub fn parse_program(text: &str) -> (Module, Vec<Diagnostic>) {
    let mut parser = Parser::new(text);
    let mut module = parser.module();
    let mut diagnostics = parser.diagnostics;
    fixity::resolve_module(&mut module, &mut diagnostics);
    (module, diagnostics)
}

/// Parses a single expression, with the fixities of the module it belongs to.
///
/// # Errors
/// All that is wrong with it.
pub fn parse_expression(text: &str, module: &Module) -> Result<Expr, Vec<Diagnostic>> {
    let mut parser = Parser::new(text);
    let parsed = parser.expression().and_then(|e| match parser.stream.peek() {
        Tok::End => Ok(e),
        _ => Err(parser.unexpected("the end of the expression")),
    });
    let mut diagnostics = parser.diagnostics;
    match parsed {
        Ok(mut e) if !diagnostics.iter().any(Diagnostic::is_error) => {
            fixity::resolve_expression(&mut e, &module.decls.fixities, &mut diagnostics);
            if diagnostics.iter().any(Diagnostic::is_error) { Err(diagnostics) } else { Ok(e) }
        }
        _ => Err(diagnostics),
    }
}

/// Parses a type with its context, such as `Num a => a -> a`.
pub(crate) fn parse_type(text: &str) -> Result<QualType, Vec<Diagnostic>> {
    let mut parser = Parser::new(text);
    match parser.qual_type() {
        Ok(ty) if parser.diagnostics.is_empty() => Ok(ty),
        _ => Err(parser.diagnostics),
    }
}

/// An error that has been reported already.
#[derive(Debug)]
struct Reported;

type Parsed<T> = Result<T, Reported>;

struct Parser<'a> {
    text: &'a str,
    stream: Stream,
    diagnostics: Vec<Diagnostic>,
    nesting: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        let (tokens, diagnostics) = lexer::lex(text);
        Parser { text, stream: Stream::new(tokens), diagnostics, nesting: 0 }
    }

    fn peek(&self) -> &Tok {
        self.stream.peek()
    }

    fn span(&self) -> Span {
        self.stream.span()
    }

    fn advance(&mut self) {
        self.stream.advance();
    }

    fn at(&self, punct: &str) -> bool {
        matches!(self.peek(), Tok::Punct(p) if *p == punct)
    }

    fn at_key(&self, key: Key) -> bool {
        *self.peek() == Tok::Key(key)
    }

    fn at_operator(&self, text: &str) -> bool {
        matches!(self.peek(), Tok::VarSym(n) if n.as_str() == text)
    }

    fn eat(&mut self, punct: &str) -> bool {
        let found = self.at(punct);
        if found {
            self.advance();
        }
        found
    }

    fn eat_key(&mut self, key: Key) -> bool {
        let found = self.at_key(key);
        if found {
            self.advance();
        }
        found
    }

    /// From `start` to the last token read.
    fn since(&self, start: Span) -> Span {
        let last = self.stream.last_span();
        if last.end <= start.start { start } else { Span { start: start.start, end: last.end } }
    }

    fn report(&mut self, diagnostic: Diagnostic) -> Reported {
        if self.diagnostics.len() < MAX_ERRORS {
            self.diagnostics.push(diagnostic);
        } else {
            self.stream.stop();
        }
        Reported
    }

    fn fail<T>(&mut self, diagnostic: Diagnostic) -> Parsed<T> {
        Err(self.report(diagnostic))
    }

    fn unexpected(&mut self, expected: &str) -> Reported {
        let found = self.peek().describe();
        let span = self.span();
        let help = self.hint_for_unexpected();
        let message = format!("expected {expected}, found {found}");
        self.report(Diagnostic::error(span, message).label("unexpected").maybe_help(help))
    }

    fn hint_for_unexpected(&self) -> Option<String> {
        let hint = match self.peek() {
            Tok::Punct("=") => "`=` defines a name; to compare, write `==`",
            Tok::Punct("::") => {
                "a type signature stands alone on its line, or in parentheses inside an expression"
            }
            Tok::Punct("->") => "`->` belongs to a lambda (`\\x -> …`), a `case` alternative or a type",
            Tok::Punct("<-") => "`<-` belongs into a list comprehension or a guard",
            Tok::Punct(")" | "]" | "}") => {
                "is there an opening bracket for it, or something missing before it?"
            }
            Tok::Punct("|") => "a guard follows the patterns of a clause: `f x | x > 0 = …`",
            Tok::Key(Key::Then | Key::Else) => "every `if` has the form `if c then a else b`",
            Tok::Key(Key::Of) => "`of` belongs to `case e of …`",
            Tok::Key(Key::In) => {
                "`in` belongs to `let … in …`; is the `let` block indented deeper than its `let`?"
            }
            Tok::Key(Key::Where) => {
                "`where` follows the right-hand side of a definition, indented deeper than its name"
            }
            Tok::Key(Key::Do) => "`do` is not part of the language: there are no monads; use `let … in`",
            Tok::VirtualSemi | Tok::VirtualClose => {
                "a continued expression must be indented deeper than the definition it belongs to"
            }
            _ => return None,
        };
        Some(hint.into())
    }

    fn expect(&mut self, punct: &'static str, role: &str) -> Parsed<()> {
        if self.eat(punct) {
            return Ok(());
        }
        let expected = if role.is_empty() { format!("`{punct}`") } else { format!("`{punct}` {role}") };
        Err(self.unexpected(&expected))
    }

    /// Expects the bracket that closes the one at `open`.
    fn expect_close(&mut self, punct: &'static str, open: Span) -> Parsed<()> {
        if self.eat(punct) {
            return Ok(());
        }
        let found = self.peek().describe();
        let help = self.hint_for_unexpected();
        let error = Diagnostic::error(self.span(), format!("expected `{punct}`, found {found}"))
            .label("unexpected")
            .related(open, "this bracket is still open")
            .maybe_help(help);
        self.fail(error)
    }

    /// Runs `parse` one level deeper, unless that is too deep.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.nesting >= MAX_NESTING {
            let error = Diagnostic::error(self.span(), "this is nested too deeply")
                .label(format!("more than {MAX_NESTING} levels"))
                .help("name the inner parts with `let` or `where`");
            let reported = self.report(error);
            self.stream.stop();
            return Err(reported);
        }
        self.nesting += 1;
        let result = parse(self);
        self.nesting -= 1;
        result
    }

    /// Parses a block of items after `where`, `let` or `of`, in braces or by layout. Errors inside an item
    /// are reported and skipped.
    fn block(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        let open = self.span();
        if self.eat("{") {
            self.stream.open_explicit();
            return self.explicit_block(open, &mut item);
        }
        if self.stream.open_implicit().is_none() {
            return Ok(());
        }
        let depth = self.stream.depth();
        loop {
            match self.peek() {
                Tok::VirtualSemi | Tok::Punct(";") => self.advance(),
                Tok::VirtualClose => {
                    self.advance();
                    return Ok(());
                }
                tok if cannot_start_item(tok) => {
                    self.stream.close_early();
                    return Ok(());
                }
                _ => {
                    let (start, nesting) = (self.stream.position(), self.nesting);
                    if item(self).is_err() {
                        self.nesting = nesting;
                        self.stream.recover(depth, start);
                    } else if !matches!(self.peek(), Tok::VirtualSemi | Tok::VirtualClose | Tok::Punct(";")) {
                        self.stream.close_early();
                        return Ok(());
                    }
                }
            }
        }
    }

    fn explicit_block(&mut self, open: Span, item: &mut impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<()> {
        let depth = self.stream.depth();
        loop {
            match self.peek() {
                Tok::Punct(";") => self.advance(),
                Tok::Punct("}") => {
                    self.advance();
                    self.stream.close_explicit();
                    return Ok(());
                }
                Tok::End => {
                    let error =
                        Diagnostic::error(open, "this block is never closed").label("missing its `}`");
                    return self.fail(error);
                }
                _ => {
                    let (start, nesting) = (self.stream.position(), self.nesting);
                    let mut result = item(self);
                    if result.is_ok() && !matches!(self.peek(), Tok::Punct(";" | "}")) {
                        result = Err(self.unexpected("`;` or `}`"));
                    }
                    if result.is_err() {
                        self.nesting = nesting;
                        self.stream.recover(depth, start);
                        if self.stream.position() == start && !matches!(self.peek(), Tok::Punct(";" | "}")) {
                            self.advance();
                        }
                    }
                }
            }
        }
    }
}

/// Tokens at which an implicit block ends even if the indentation does not say so.
fn cannot_start_item(tok: &Tok) -> bool {
    matches!(
        tok,
        Tok::End
            | Tok::Punct(")" | "]" | "," | "}")
            | Tok::Key(Key::In | Key::Then | Key::Else | Key::Of | Key::Where | Key::Deriving)
    )
}
