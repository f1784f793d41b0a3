//! Modules and declarations.

use super::pattern::is_constructor;
use super::token::{Key, Tok};
use super::tree::{
    Assoc, Binding, ChainItem, Clause, Decls, Expr, ExprKind, FixityDecl, Ident, Module, Pat, PatKind,
    Signature,
};
use super::{Parsed, Parser};
use crate::diagnostics::Diagnostic;
use crate::source::Span;

/// Modules whose import is harmless: what they offer here is in the prelude already.
const KNOWN_MODULES: [&str; 11] = [
    "Prelude",
    "Data.List",
    "Data.Maybe",
    "Data.Either",
    "Data.Function",
    "Data.Foldable",
    "Data.Tuple",
    "Data.Char",
    "Data.Ord",
    "Control.Parallel",
    "Language.Haskell.ReverseAD.TH",
];

/// What the left of `=` says.
enum Head {
    Function(Ident, Vec<Pat>),
    Pattern(Pat),
}

impl Parser<'_> {
    pub(super) fn module(&mut self) -> Module {
        let mut module = Module::default();
        if self.at_key(Key::Module) && self.module_header().is_err() {
            self.stream.recover(0, self.stream.position());
        }
        if self.eat("{") {
            self.stream.open_explicit();
        } else if self.stream.open_implicit().is_none() {
            return module;
        }
        let depth = self.stream.depth();
        let mut decls = Decls::default();
        loop {
            match self.peek() {
                Tok::End => break,
                Tok::VirtualSemi | Tok::VirtualClose | Tok::Punct(";" | "}") => {
                    // A line left of the module's first column: the file goes on all the same.
                    let close = matches!(self.peek(), Tok::VirtualClose);
                    if close && self.stream.raw(0).tok != Tok::End {
                        let error = Diagnostic::error(
                            self.span(),
                            "this line begins further left than the first definition",
                        )
                        .help("begin every top-level definition in the same column");
                        self.report(error);
                        self.advance();
                        if self.stream.open_implicit().is_none() {
                            break;
                        }
                        continue;
                    }
                    self.advance();
                }
                _ => {
                    let start = self.stream.position();
                    self.nesting = 0;
                    let mut result = self.top_decl(&mut module, &mut decls);
                    if result.is_ok() && !self.at_separator() {
                        result = Err(self.unexpected_after_decl());
                    }
                    if result.is_err() {
                        self.stream.recover(depth, start);
                        if self.stream.position() == start {
                            self.advance();
                        }
                    }
                }
            }
        }
        module.decls = self.group(decls);
        module
    }

    fn at_separator(&self) -> bool {
        matches!(self.peek(), Tok::VirtualSemi | Tok::VirtualClose | Tok::Punct(";" | "}") | Tok::End)
    }

    fn unexpected_after_decl(&mut self) -> super::Reported {
        self.unexpected("the end of the definition")
    }

    fn module_header(&mut self) -> Parsed<()> {
        self.advance();
        self.module_name()?;
        if self.at("(") {
            self.skip_parens();
        }
        if !self.eat_key(Key::Where) {
            return Err(self.unexpected("`where` after the module's name"));
        }
        Ok(())
    }

    /// Skips a parenthesised list of names.
    fn skip_parens(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.stream.raw(0).tok {
                Tok::Punct("(") => depth += 1,
                Tok::Punct(")") => depth = depth.saturating_sub(1),
                Tok::End => return,
                _ => {}
            }
            self.advance();
            if depth == 0 {
                return;
            }
        }
    }

    fn top_decl(&mut self, module: &mut Module, decls: &mut Decls) -> Parsed<()> {
        let start = self.span();
        match self.peek() {
            Tok::Key(Key::Data) => {
                self.advance();
                let decl = self.data_decl(false)?;
                module.data.push(decl);
            }
            Tok::Key(Key::Newtype) => {
                self.advance();
                let decl = self.data_decl(true)?;
                module.data.push(decl);
            }
            Tok::Key(Key::Type) => {
                self.advance();
                let decl = self.synonym_decl()?;
                module.synonyms.push(decl);
            }
            Tok::Key(Key::Import) => return self.import(),
            Tok::Key(Key::Class) => {
                let error = Diagnostic::error(start, "type-class declarations are not part of the language")
                    .note("the classes are Num, Fractional, Floating, Eq, Ord and their relatives, on the built-in types")
                    .help("write an ordinary function, and pass what varies as an argument");
                return self.fail(error);
            }
            Tok::Key(Key::Instance) => {
                let error = Diagnostic::error(start, "class instances are not part of the language")
                    .note("`==`, `<` and `compare` work on every data type without functions; arithmetic only on Int and Double")
                    .help("write ordinary functions or operators, such as `(.+) :: V -> V -> V`");
                return self.fail(error);
            }
            Tok::Key(Key::Module) => {
                let error = Diagnostic::error(start, "a module header must come first in the file");
                return self.fail(error);
            }
            Tok::Key(Key::Foreign | Key::Default | Key::Deriving) => {
                let error = Diagnostic::error(start, "this kind of declaration is not part of the language");
                return self.fail(error);
            }
            _ => return self.decl(decls),
        }
        Ok(())
    }

    fn import(&mut self) -> Parsed<()> {
        self.advance();
        let is_word = |p: &Self, word: &str| matches!(p.peek(), Tok::Var(n) if n.as_str() == word);
        if is_word(self, "qualified") {
            self.advance();
        }
        let (name, span) = self.module_name()?;
        if is_word(self, "qualified") {
            self.advance();
        }
        if is_word(self, "as") {
            self.advance();
            self.module_name()?;
        }
        if is_word(self, "hiding") {
            self.advance();
        }
        if self.at("(") {
            self.skip_parens();
        }
        if !KNOWN_MODULES.contains(&name.as_str()) {
            let error = Diagnostic::error(span, format!("there is no module `{name}` here"))
                .note("a program is one file; the prelude, with the usual list functions, is always there")
                .help("remove the import and define what you need in this file");
            return self.fail(error);
        }
        Ok(())
    }

    /// Declarations of a `let` or `where`.
    pub(super) fn decls(&mut self) -> Parsed<Decls> {
        let mut decls = Decls::default();
        self.nested(|p| p.block(|p| p.decl(&mut decls)))?;
        Ok(self.group(decls))
    }

    fn decl(&mut self, decls: &mut Decls) -> Parsed<()> {
        let assoc = match self.peek() {
            Tok::Key(Key::Infixl) => Some(Assoc::Left),
            Tok::Key(Key::Infixr) => Some(Assoc::Right),
            Tok::Key(Key::Infix) => Some(Assoc::None),
            _ => None,
        };
        if let Some(assoc) = assoc {
            self.advance();
            let decl = self.fixity(assoc)?;
            decls.fixities.push(decl);
            return Ok(());
        }
        if self.at_signature() {
            let mut names = vec![self.variable("a name")?];
            while self.eat(",") {
                names.push(self.variable("a name")?);
            }
            self.expect("::", "")?;
            let ty = self.qual_type()?;
            decls.signatures.push(Signature { names, ty });
            return Ok(());
        }
        let binding = self.binding()?;
        decls.bindings.push(binding);
        Ok(())
    }

    fn fixity(&mut self, assoc: Assoc) -> Parsed<FixityDecl> {
        let span = self.span();
        let precedence = match *self.peek() {
            Tok::Integer(value) => {
                self.advance();
                match value.and_then(|v| u8::try_from(v).ok()).filter(|p| *p <= 9) {
                    Some(p) => p,
                    None => {
                        return self.fail(Diagnostic::error(span, "a precedence is a number from 0 to 9"));
                    }
                }
            }
            _ => 9,
        };
        let mut operators = Vec::new();
        loop {
            match self.operator()? {
                Some(op) => operators.push(op),
                None => return Err(self.unexpected("an operator")),
            }
            if !self.eat(",") {
                return Ok(FixityDecl { operators, assoc, precedence });
            }
        }
    }

    /// Whether names and `::` come next.
    fn at_signature(&self) -> bool {
        let mut n = 0;
        loop {
            match (&self.stream.raw(n).tok, &self.stream.raw(n + 1).tok, &self.stream.raw(n + 2).tok) {
                (Tok::Var(_), _, _) => n += 1,
                (Tok::Punct("("), Tok::VarSym(_), Tok::Punct(")")) => n += 3,
                _ => return false,
            }
            match self.stream.raw(n).tok {
                Tok::Punct("::") => return true,
                Tok::Punct(",") => n += 1,
                _ => return false,
            }
        }
    }

    fn binding(&mut self) -> Parsed<Binding> {
        let start = self.span();
        let (items, _) = self.chain(false)?;
        if !self.at("=") && !self.at("|") {
            return self.missing_equals(&items, start);
        }
        let head = self.head(items, start)?;
        let rhs = self.rhs("=")?;
        let span = self.since(start);
        Ok(match head {
            Head::Function(name, pats) => {
                Binding::Function { name, clauses: vec![Clause { pats, rhs, span }] }
            }
            Head::Pattern(pat) => Binding::Pattern { pat, rhs },
        })
    }

    fn missing_equals<T>(&mut self, items: &[ChainItem], start: Span) -> Parsed<T> {
        let found = self.peek().describe();
        let mut error = Diagnostic::error(
            self.span(),
            format!("expected `=` after the head of a definition, found {found}"),
        )
        .label("unexpected")
        .related(self.since(start), "read as the head of a definition");
        if let [ChainItem::Operand(Expr { kind: ExprKind::Var(name), .. })] = items {
            if self.at("->") {
                error = error.help(format!("for a type signature write `{name} :: …`"));
            }
        }
        if let [ChainItem::Operand(Expr { kind: ExprKind::Var(name), .. }), ChainItem::Operator(op), ..] =
            items
        {
            if op.name.as_str() == ":" {
                error = error.help(format!("a type signature has two colons: `{name} :: …`"));
            }
        }
        if self.at("->") && error.help.is_none() {
            error = error.help("definitions use `=`; `->` belongs to `case` alternatives, lambdas and types");
        }
        if error.help.is_none() {
            error = error.help("a file holds definitions only: `name patterns = expression`");
        }
        self.fail(error)
    }

    fn head(&mut self, items: Vec<ChainItem>, start: Span) -> Parsed<Head> {
        let is_function = |item: &ChainItem| matches!(item, ChainItem::Operator(op) if !is_constructor(op));
        let operators = items.iter().filter(|i| is_function(i)).count();
        if operators > 1 {
            let error =
                Diagnostic::error(self.since(start), "the head of a definition has more than one operator")
                    .help("put arguments that are patterns themselves in parentheses");
            return self.fail(error);
        }
        if let Some(at) = items.iter().position(is_function) {
            let (name, pats) = self.infix_head(items, at)?;
            return Ok(Head::Function(name, pats));
        }
        if items.len() > 1 {
            let span = self.since(start);
            return Ok(Head::Pattern(self.pattern_from_chain(items, span)?));
        }
        let Some(ChainItem::Operand(e)) = items.into_iter().next() else {
            return Err(self.unexpected("the head of a definition"));
        };
        match e.kind {
            ExprKind::Var(name) => Ok(Head::Function(Ident { name, span: e.span }, Vec::new())),
            ExprKind::Strict(inner) if matches!(inner.kind, ExprKind::Var(_)) => {
                let ExprKind::Var(name) = inner.kind else { return Err(self.unexpected("a variable")) };
                Ok(Head::Function(Ident { name, span: inner.span }, Vec::new()))
            }
            ExprKind::App(function, args) => match function.kind {
                ExprKind::Var(name) => {
                    let pats = self.patterns_from(args)?;
                    Ok(Head::Function(Ident { name, span: function.span }, pats))
                }
                ExprKind::Paren(inner) if matches!(inner.kind, ExprKind::Chain(_) | ExprKind::App(..)) => {
                    self.parenthesised_head(*inner, args)
                }
                kind => {
                    let span = function.span;
                    let whole = ExprKind::App(Box::new(Expr { span, kind }), args);
                    Ok(Head::Pattern(self.pattern_from(Expr::new(e.span, whole))?))
                }
            },
            kind => Ok(Head::Pattern(self.pattern_from(Expr::new(e.span, kind))?)),
        }
    }

    /// `(x op y) z` or `(f x) y`.
    fn parenthesised_head(&mut self, inner: Expr, args: Vec<Expr>) -> Parsed<Head> {
        let start = inner.span;
        let items = match inner.kind {
            ExprKind::Chain(items) => items,
            kind => vec![ChainItem::Operand(Expr::new(start, kind))],
        };
        match self.head(items, start)? {
            Head::Function(name, mut pats) => {
                pats.extend(self.patterns_from(args)?);
                Ok(Head::Function(name, pats))
            }
            Head::Pattern(pat) => {
                self.fail(Diagnostic::error(pat.span, "this pattern cannot be applied to arguments"))
            }
        }
    }

    fn infix_head(&mut self, mut items: Vec<ChainItem>, at: usize) -> Parsed<(Ident, Vec<Pat>)> {
        let right = items.split_off(at + 1);
        let Some(ChainItem::Operator(name)) = items.pop() else {
            return Err(self.unexpected("an operator"));
        };
        let span_of = |items: &[ChainItem]| {
            items.iter().fold(name.span, |span, item| match item {
                ChainItem::Operand(e) => e.span.to(span),
                ChainItem::Operator(op) => op.span.to(span),
                ChainItem::Minus(at) => at.to(span),
            })
        };
        let (left_span, right_span) = (span_of(&items), span_of(&right));
        let left = self.pattern_from_chain(items, left_span)?;
        let right = self.pattern_from_chain(right, right_span)?;
        if let (PatKind::Var(function), "-", PatKind::Lit(_)) = (&left.kind, name.name.as_str(), &right.kind)
        {
            let text = &self.text[right_span.start as usize..right_span.end as usize];
            let error = Diagnostic::error(right_span, "this defines the operator `-`")
                .label("read as a subtraction")
                .help(format!("to match a negative number, put it in parentheses: `{function} ({text})`"));
            return self.fail(error);
        }
        Ok((name, vec![left, right]))
    }

    /// Joins neighbouring clauses of one function.
    fn group(&mut self, mut decls: Decls) -> Decls {
        let mut grouped: Vec<Binding> = Vec::new();
        for binding in decls.bindings {
            if let (
                Binding::Function { name, clauses },
                Some(Binding::Function { name: previous, clauses: earlier }),
            ) = (&binding, grouped.last_mut())
            {
                if name.name == previous.name && !clauses[0].pats.is_empty() {
                    let (expected, found) = (earlier[0].pats.len(), clauses[0].pats.len());
                    if expected != found {
                        let error = Diagnostic::error(
                            name.span,
                            format!("the clauses of `{}` have different numbers of arguments", name.name),
                        )
                        .label(format!("{found} here"))
                        .related(previous.span, format!("{expected} here"))
                        .help("an argument that is a constructor with fields needs parentheses");
                        self.report(error);
                    } else if let Binding::Function { clauses, .. } = binding {
                        earlier.extend(clauses);
                    }
                    continue;
                }
            }
            grouped.push(binding);
        }
        decls.bindings = grouped;
        decls
    }
}
