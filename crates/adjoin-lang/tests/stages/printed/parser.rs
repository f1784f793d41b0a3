//! Parses printed programs.
//!
//! Layout: the lines of a `do`, a `case` and a `letrec` start in one column. To everything inside such a
//! line, a token that starts a later line in that column or further left is the end of the text.

use super::lexer::{Placed, Token, tokens};
use super::tree::{Binding, Data, Expr, Pattern, Program, Scheme, Statement, Synonym, Type};

type Result<T> = std::result::Result<T, String>;

const KEYWORDS: [&str; 13] =
    ["let", "letrec", "in", "do", "case", "of", "if", "then", "else", "data", "type", "forall", "union"];

struct Parser {
    tokens: Vec<Placed>,
    at: usize,
    /// A token that starts a line at or before this column, and comes after `from`, ends the current
    /// construct.
    column: Option<usize>,
    from: usize,
}

pub(super) fn program(text: &str) -> Result<Program> {
    let mut parser = Parser { tokens: tokens(text)?, at: 0, column: None, from: 0 };
    let mut program = Program::default();
    while parser.tokens[parser.at].token != Token::End {
        (parser.column, parser.from) = (Some(0), parser.at);
        parser.item(&mut program)?;
        if *parser.peek() != Token::End {
            return Err(parser.error("the end of a definition"));
        }
    }
    Ok(program)
}

impl Parser {
    fn peek(&self) -> &Token {
        let placed = &self.tokens[self.at];
        let ends =
            self.at > self.from && placed.first && self.column.is_some_and(|column| placed.column <= column);
        if ends { &Token::End } else { &placed.token }
    }

    fn error(&self, wanted: &str) -> String {
        let found = &self.tokens[self.at];
        format!("line {}, column {}: {wanted}, not {:?}", found.line, found.column + 1, self.peek())
    }

    fn next(&mut self) -> Token {
        let token = self.peek().clone();
        if token != Token::End {
            self.at += 1;
        }
        token
    }

    fn is_mark(&self, mark: char) -> bool {
        *self.peek() == Token::Mark(mark)
    }

    fn is_name(&self, name: &str) -> bool {
        matches!(self.peek(), Token::Name(found) if found == name)
    }

    fn is_op(&self, op: &str) -> bool {
        matches!(self.peek(), Token::Op(found) if found == op)
    }

    fn mark(&mut self, mark: char) -> Result<()> {
        if self.next() == Token::Mark(mark) { Ok(()) } else { Err(self.error(&format!("`{mark}`"))) }
    }

    fn op(&mut self, op: &str) -> Result<()> {
        if self.is_op(op) {
            self.next();
            return Ok(());
        }
        Err(self.error(&format!("`{op}`")))
    }

    fn keyword(&mut self, name: &str) -> Result<()> {
        if self.is_name(name) {
            self.next();
            return Ok(());
        }
        Err(self.error(&format!("`{name}`")))
    }

    fn name(&mut self) -> Result<String> {
        match self.peek().clone() {
            Token::Name(name) if !KEYWORDS.contains(&name.as_str()) => {
                self.next();
                Ok(name)
            }
            _ => Err(self.error("a name")),
        }
    }

    /// `name`, or `(operator)`.
    fn defined(&mut self) -> Result<String> {
        if !self.is_mark('(') {
            return self.name();
        }
        self.mark('(')?;
        let Token::Op(name) = self.next() else { return Err(self.error("an operator")) };
        self.mark(')')?;
        Ok(name)
    }

    fn item(&mut self, program: &mut Program) -> Result<()> {
        if self.is_name("data") {
            self.next();
            let data = self.data()?;
            program.data.push(data);
        } else if self.is_name("type") {
            self.next();
            let name = self.name()?;
            let params = self.params()?;
            self.op("=")?;
            let ty = self.ty()?;
            program.synonyms.push(Synonym { name, params, ty });
        } else {
            let name = self.defined()?;
            self.op(":")?;
            let scheme = self.scheme()?;
            if *self.peek() != Token::End {
                return Err(self.error("the end of a signature"));
            }
            self.from = self.at;
            let again = self.defined()?;
            if again != name {
                return Err(format!("a signature of `{name}` before a definition of `{again}`"));
            }
            self.op("=")?;
            let value = self.expr()?;
            program.definitions.push((name, scheme, value));
        }
        Ok(())
    }

    fn params(&mut self) -> Result<Vec<String>> {
        let mut params = Vec::new();
        while matches!(self.peek(), Token::Name(_)) {
            params.push(self.name()?);
        }
        Ok(params)
    }

    fn data(&mut self) -> Result<Data> {
        let name = self.name()?;
        let params = self.params()?;
        let mut cons = Vec::new();
        while *self.peek() != Token::End {
            self.op(if cons.is_empty() { "=" } else { "|" })?;
            let (Token::Name(con) | Token::Op(con)) = self.next() else {
                return Err(self.error("a constructor"));
            };
            let mut fields = Vec::new();
            while self.starts_type() {
                fields.push(self.type_atom()?);
            }
            cons.push((con, fields));
        }
        Ok(Data { name, params, cons })
    }

    fn scheme(&mut self) -> Result<Scheme> {
        let mut vars = Vec::new();
        if self.is_name("forall") {
            self.next();
            vars = self.params()?;
            self.op(".")?;
        }
        Ok(Scheme { vars, ty: self.ty()? })
    }

    fn ty(&mut self) -> Result<Type> {
        let from = Box::new(self.type_applied()?);
        if self.is_op("->") {
            self.next();
            return Ok(Type::Fun(from, Box::new(self.ty()?)));
        }
        if self.is_op("-o") {
            self.next();
            return Ok(Type::Linear(from, Box::new(self.ty()?)));
        }
        Ok(*from)
    }

    fn starts_type(&self) -> bool {
        matches!(self.peek(), Token::Name(_) | Token::Mark('(' | '['))
    }

    fn type_applied(&mut self) -> Result<Type> {
        let head = self.type_atom()?;
        let mut arguments = Vec::new();
        while self.starts_type() {
            arguments.push(self.type_atom()?);
        }
        match head {
            Type::Apply(name, none) if none.is_empty() => Ok(Type::Apply(name, arguments)),
            head if arguments.is_empty() => Ok(head),
            _ => Err(self.error("a type constructor in front of its arguments")),
        }
    }

    fn type_atom(&mut self) -> Result<Type> {
        match self.next() {
            Token::Name(name) => Ok(Type::Apply(name, Vec::new())),
            Token::Mark('[') => {
                let element = self.ty()?;
                self.mark(']')?;
                Ok(Type::Apply("[]".into(), vec![element]))
            }
            Token::Mark('(') => {
                let mut parts = self.separated(')', Self::ty)?;
                Ok(if parts.len() == 1 { parts.remove(0) } else { Type::Tuple(parts) })
            }
            _ => Err(self.error("a type")),
        }
    }

    /// Parts separated by commas, up to `close`.
    fn separated<T>(&mut self, close: char, part: fn(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let mut parts = Vec::new();
        while !self.is_mark(close) {
            if !parts.is_empty() {
                self.mark(',')?;
            }
            parts.push(part(self)?);
        }
        self.mark(close)?;
        Ok(parts)
    }

    /// Lines in one column.
    fn block<T>(&mut self, line: fn(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let column = self.tokens[self.at].column;
        let mut lines = Vec::new();
        loop {
            let outside = (self.column, self.from);
            // The end of the surrounding block ends this one.
            if *self.peek() == Token::End || (!lines.is_empty() && self.tokens[self.at].column != column) {
                return Ok(lines);
            }
            if !lines.is_empty() && !self.tokens[self.at].first {
                return Ok(lines);
            }
            (self.column, self.from) = (Some(column), self.at);
            lines.push(line(self)?);
            (self.column, self.from) = outside;
        }
    }

    fn expr(&mut self) -> Result<Expr> {
        match self.peek().clone() {
            Token::Lambda | Token::LinearLambda => self.lambda(),
            Token::Name(name) => match name.as_str() {
                "let" => {
                    self.next();
                    let binding = self.binding()?;
                    self.keyword("in")?;
                    Ok(Expr::Let(Box::new(binding), Box::new(self.expr()?)))
                }
                "letrec" => {
                    self.next();
                    let bindings = self.block(Self::binding)?;
                    self.keyword("in")?;
                    Ok(Expr::LetRec(bindings, Box::new(self.expr()?)))
                }
                "do" => {
                    self.next();
                    Ok(Expr::Do(self.block(Self::statement)?))
                }
                "case" => {
                    self.next();
                    let of = Box::new(self.expr()?);
                    self.keyword("of")?;
                    Ok(Expr::Case(of, self.block(Self::alternative)?))
                }
                "if" => {
                    self.next();
                    let condition = Box::new(self.expr()?);
                    self.keyword("then")?;
                    let then = Box::new(self.expr()?);
                    self.keyword("else")?;
                    Ok(Expr::If(condition, then, Box::new(self.expr()?)))
                }
                _ => self.infix(0),
            },
            _ => self.infix(0),
        }
    }

    fn lambda(&mut self) -> Result<Expr> {
        let linear = self.next() == Token::LinearLambda;
        let mut params = Vec::new();
        while self.is_mark('(') {
            self.mark('(')?;
            let pattern = self.pattern()?;
            self.op(":")?;
            let ty = self.ty()?;
            self.mark(')')?;
            params.push((pattern, ty));
        }
        self.op(".")?;
        let body = self.expr()?;
        Ok(params
            .into_iter()
            .rev()
            .fold(body, |body, (pattern, ty)| Expr::Lambda(linear, pattern, ty, body.into())))
    }

    fn binding(&mut self) -> Result<Binding> {
        let pattern = self.pattern()?;
        let scheme = if self.is_op(":") {
            self.next();
            Some(self.scheme()?)
        } else {
            None
        };
        self.op("=")?;
        Ok(Binding { pattern, scheme, value: self.expr()? })
    }

    fn statement(&mut self) -> Result<Statement> {
        if self.is_name("let") {
            // A `let` with an `in` is an expression.
            self.next();
            let binding = self.binding()?;
            if self.is_name("in") {
                self.next();
                return Ok(Statement::Run(Expr::Let(Box::new(binding), Box::new(self.expr()?))));
            }
            return Ok(Statement::Let(binding));
        }
        if self.is_name("letrec") {
            self.next();
            let bindings = self.block(Self::binding)?;
            if self.is_name("in") {
                self.next();
                return Ok(Statement::Run(Expr::LetRec(bindings, Box::new(self.expr()?))));
            }
            return Ok(Statement::LetRec(bindings));
        }
        let start = self.at;
        if let Ok(pattern) = self.pattern() {
            if self.is_op("<-") {
                self.next();
                return Ok(Statement::Bind(pattern, self.expr()?));
            }
        }
        self.at = start;
        Ok(Statement::Run(self.expr()?))
    }

    fn alternative(&mut self) -> Result<(Pattern, Expr)> {
        let mut pattern = self.con_pattern()?;
        if let Token::Op(op) = self.peek().clone() {
            if op.starts_with(':') {
                self.next();
                pattern = Pattern::Con(op, vec![pattern, self.pattern()?]);
            }
        }
        self.op("->")?;
        Ok((pattern, self.expr()?))
    }

    fn con_pattern(&mut self) -> Result<Pattern> {
        match self.peek().clone() {
            Token::Name(name) if name.starts_with(char::is_uppercase) => {
                self.next();
                let mut fields = Vec::new();
                while !matches!(self.peek(), Token::Op(_) | Token::End) {
                    fields.push(self.pattern()?);
                }
                Ok(Pattern::Con(name, fields))
            }
            Token::Op(name) if name.starts_with(':') => {
                self.next();
                let mut fields = Vec::new();
                while !matches!(self.peek(), Token::Op(_) | Token::End) {
                    fields.push(self.pattern()?);
                }
                Ok(Pattern::Con(name, fields))
            }
            _ => self.pattern(),
        }
    }

    fn pattern(&mut self) -> Result<Pattern> {
        match self.peek().clone() {
            Token::Int => Ok(self.literal_pattern("Int")),
            Token::Double => Ok(self.literal_pattern("Double")),
            Token::Char => Ok(self.literal_pattern("Char")),
            Token::Name(name) if name == "_" => {
                self.next();
                Ok(Pattern::Any)
            }
            Token::Mark('[') => {
                self.next();
                self.mark(']')?;
                Ok(Pattern::Con("[]".into(), Vec::new()))
            }
            Token::Mark('(') => {
                self.next();
                if let Token::Op(op) = self.peek().clone() {
                    self.next();
                    self.mark(')')?;
                    return Ok(Pattern::Name(op));
                }
                let mut parts = self.separated(')', Self::pattern)?;
                Ok(if parts.len() == 1 { parts.remove(0) } else { Pattern::Tuple(parts) })
            }
            _ => Ok(Pattern::Name(self.name()?)),
        }
    }

    fn literal_pattern(&mut self, ty: &'static str) -> Pattern {
        self.next();
        Pattern::Literal(ty)
    }

    /// The operator here, and its precedence.
    fn operator(&self) -> Option<(String, u8)> {
        let name = match self.peek() {
            Token::Op(op) => op.clone(),
            Token::Name(name) if name == "union" => name.clone(),
            _ => return None,
        };
        let level = match name.as_str() {
            "|*|" => 1,
            "==" | "/=" | "<" | "<=" | ">" | ">=" => 4,
            "+" | "-" | "union" => 6,
            "*" | "/" => 7,
            "**" | "^" => 8,
            "@" => 9,
            op if op.ends_with('S') => 6,
            op if op.starts_with(':') => 5,
            _ => return None,
        };
        Some((name, level))
    }

    fn infix(&mut self, least: u8) -> Result<Expr> {
        let mut left = self.applied()?;
        while let Some((op, level)) = self.operator().filter(|(_, level)| *level >= least) {
            self.next();
            let right = self.infix(if op == ":" { level } else { level + 1 })?;
            left = Expr::Infix(op, Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    fn applied(&mut self) -> Result<Expr> {
        let head = self.atom()?;
        let mut arguments = Vec::new();
        while self.starts_atom() {
            arguments.push(self.atom()?);
        }
        Ok(if arguments.is_empty() { head } else { Expr::Apply(Box::new(head), arguments) })
    }

    fn starts_atom(&self) -> bool {
        match self.peek() {
            Token::Name(name) => !KEYWORDS.contains(&name.as_str()),
            Token::Int | Token::Double | Token::Char | Token::Text => true,
            Token::Mark(mark) => "([{".contains(*mark),
            _ => false,
        }
    }

    fn atom(&mut self) -> Result<Expr> {
        match self.next() {
            Token::Name(name) if !KEYWORDS.contains(&name.as_str()) => Ok(Expr::Name(name)),
            Token::Int => Ok(Expr::Literal("Int")),
            Token::Double => Ok(Expr::Literal("Double")),
            Token::Char => Ok(Expr::Literal("Char")),
            Token::Text => Ok(Expr::Text),
            Token::Mark('[') => Ok(Expr::List(self.separated(']', Self::expr)?)),
            Token::Mark('{') => {
                if self.is_mark('}') {
                    self.next();
                    return Ok(Expr::EmptyMap);
                }
                let key = Box::new(self.expr()?);
                self.op("|->")?;
                let value = Box::new(self.expr()?);
                self.mark('}')?;
                Ok(Expr::Singleton(key, value))
            }
            Token::Mark('(') => {
                if let Token::Op(op) = self.peek().clone() {
                    self.next();
                    self.mark(')')?;
                    return Ok(Expr::Name(op));
                }
                let mut parts = self.separated(')', Self::expr)?;
                if self.is_op("^|*|") && self.tokens[self.at].tight {
                    self.next();
                    return Ok(Expr::Par(parts));
                }
                Ok(if parts.len() == 1 { parts.remove(0) } else { Expr::Tuple(parts) })
            }
            _ => {
                self.at -= usize::from(self.at > 0);
                Err(self.error("an expression"))
            }
        }
    }
}
