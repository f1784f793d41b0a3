//! Text to tokens, after chapter 2 of the Haskell 98 report.
//!
//! The lexer never fails: it reports what it cannot read and skips it, so the parser can go on and report
//! more. Cost: one pass over the bytes.

use super::escape::{self, Escape};
use super::token::{Key, RESERVED_OPERATORS, Tok, Token};
use crate::diagnostics::Diagnostic;
use crate::source::{Name, Span};

/// Splits `text` into tokens, ending with [`Tok::End`].
pub(crate) fn lex(text: &str) -> (Vec<Token>, Vec<Diagnostic>) {
    let mut lexer = Lexer {
        text,
        pos: 0,
        column: 1,
        first: true,
        loose: true,
        tokens: Vec::new(),
        diagnostics: Vec::new(),
        warned_tab: false,
    };
    lexer.run();
    (lexer.tokens, lexer.diagnostics)
}

struct Lexer<'a> {
    text: &'a str,
    pos: usize,
    column: u32,
    first: bool,
    loose: bool,
    tokens: Vec<Token>,
    diagnostics: Vec<Diagnostic>,
    warned_tab: bool,
}

fn is_symbol(c: char) -> bool {
    match c {
        '!' | '#' | '$' | '%' | '&' | '*' | '+' | '.' | '/' | '<' | '=' | '>' | '?' | '@' | '\\' | '^'
        | '|' | '-' | '~' | ':' => true,
        _ => !c.is_ascii() && !c.is_alphanumeric() && !c.is_whitespace() && !c.is_control() && !is_quote(c),
    }
}

fn is_quote(c: char) -> bool {
    matches!(c, '\u{201c}' | '\u{201d}' | '\u{2018}' | '\u{2019}')
}

fn is_identifier_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn is_identifier_part(c: char) -> bool {
    c == '_' || c == '\'' || c.is_alphanumeric()
}

impl Lexer<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.pos..].chars().next()
    }

    fn peek_at(&self, n: usize) -> Option<char> {
        self.text[self.pos..].chars().nth(n)
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.pos += c.len_utf8();
        match c {
            '\n' => {
                self.column = 1;
                self.first = true;
            }
            '\t' => self.column = (self.column - 1) / 8 * 8 + 9,
            // A byte order mark takes no room.
            '\u{feff}' => {}
            _ => self.column += 1,
        }
        Some(c)
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> usize {
        let start = self.pos;
        while self.peek().is_some_and(&keep) {
            self.bump();
        }
        start
    }

    fn error(&mut self, start: usize, message: &str) -> &mut Diagnostic {
        self.diagnostics.push(Diagnostic::error(Span::new(start, self.pos), message));
        self.diagnostics.last_mut().expect("just pushed")
    }

    fn run(&mut self) {
        loop {
            self.skip_space();
            let (start, column, first) = (self.pos, self.column, self.first);
            let loose_before = self.loose;
            let tok = match self.peek() {
                None => Tok::End,
                Some(c) => match self.token(c) {
                    Some(tok) => tok,
                    None => continue,
                },
            };
            self.first = false;
            self.loose = matches!(tok, Tok::Punct("(" | "[" | "," | ";" | "{" | "`"));
            let loose_after = self.peek().is_none_or(char::is_whitespace);
            let end = tok == Tok::End;
            let column = if end { 0 } else { column };
            let span = Span::new(start, self.pos);
            self.tokens.push(Token { tok, span, column, first: first || end, loose_before, loose_after });
            if end {
                return;
            }
        }
    }

    fn skip_space(&mut self) {
        loop {
            match self.peek() {
                Some('\t') => {
                    let start = self.pos;
                    self.bump();
                    self.loose = true;
                    if self.first && !self.warned_tab {
                        self.warned_tab = true;
                        let warning = Diagnostic::warning(
                            Span::new(start, self.pos),
                            "this line is indented with a tab",
                        )
                        .note("a tab runs to the next multiple of eight columns, whatever the editor shows")
                        .help("indent with spaces");
                        self.diagnostics.push(warning);
                    }
                }
                Some(c) if c.is_whitespace() || c == '\u{feff}' => {
                    self.bump();
                    self.loose = true;
                }
                Some('-') if self.at_line_comment() => {
                    while self.peek().is_some_and(|c| c != '\n') {
                        self.bump();
                    }
                    self.loose = true;
                }
                Some('{') if self.peek_at(1) == Some('-') => {
                    self.block_comment();
                    self.loose = true;
                }
                _ => return,
            }
        }
    }

    fn at_line_comment(&self) -> bool {
        let rest = &self.text[self.pos..];
        let dashes = rest.bytes().take_while(|&b| b == b'-').count();
        dashes >= 2 && !rest[dashes..].starts_with(is_symbol)
    }

    fn block_comment(&mut self) {
        let start = self.pos;
        let mut depth = 0_usize;
        loop {
            let rest = &self.text[self.pos..];
            if rest.starts_with("{-") {
                depth += 1;
                self.bump();
                self.bump();
            } else if rest.starts_with("-}") {
                depth -= 1;
                self.bump();
                self.bump();
                if depth == 0 {
                    return;
                }
            } else if self.bump().is_none() {
                let error = Diagnostic::error(Span::new(start, start + 2), "this comment never ends")
                    .label("opened here")
                    .help("close it with `-}`; comments nest, so every `{-` needs one");
                self.diagnostics.push(error);
                return;
            }
        }
    }

    fn token(&mut self, c: char) -> Option<Tok> {
        match c {
            _ if is_identifier_start(c) => Some(self.identifier()),
            '0'..='9' => Some(self.number()),
            '"' => Some(self.string()),
            '\'' => self.character(),
            '(' | ')' | '[' | ']' | ',' | ';' | '`' | '{' | '}' => {
                self.bump();
                Some(Tok::Punct(match c {
                    '(' => "(",
                    ')' => ")",
                    '[' => "[",
                    ']' => "]",
                    ',' => ",",
                    ';' => ";",
                    '`' => "`",
                    '{' => "{",
                    _ => "}",
                }))
            }
            _ if is_symbol(c) => {
                let start = self.take_while(is_symbol);
                Some(operator(&self.text[start..self.pos]))
            }
            _ => {
                let start = self.pos;
                self.bump();
                let error = self.error(start, &format!("the character {c:?} has no meaning here"));
                if is_quote(c) {
                    error.help = Some("use the straight quotes \" and '".into());
                }
                None
            }
        }
    }

    /// An identifier, or an operator or identifier behind module qualifiers, which are dropped.
    fn identifier(&mut self) -> Tok {
        loop {
            let start = self.take_while(is_identifier_part);
            let text = &self.text[start..self.pos];
            if let Some(key) = Key::from_text(text) {
                return Tok::Key(key);
            }
            if !text.starts_with(char::is_uppercase) {
                return Tok::Var(text.into());
            }
            if self.peek() == Some('.') && self.peek_at(1).is_some_and(|c| c != '_' && is_identifier_start(c))
            {
                self.bump();
                continue;
            }
            return Tok::Con(text.into());
        }
    }

    fn number(&mut self) -> Tok {
        let start = self.pos;
        let radix = match (self.peek(), self.peek_at(1), self.peek_at(2)) {
            (Some('0'), Some('x' | 'X'), Some(d)) if d.is_ascii_hexdigit() => 16,
            (Some('0'), Some('o' | 'O'), Some('0'..='7')) => 8,
            (Some('0'), Some('b' | 'B'), Some('0' | '1')) => 2,
            _ => 10,
        };
        if radix != 10 {
            self.bump();
            self.bump();
            let digits = self.take_while(|c| c.is_digit(radix) || c == '_');
            let text = self.text[digits..self.pos].replace('_', "");
            return Tok::Integer(u128::from_str_radix(&text, radix).ok());
        }
        let digit = |c: char| c.is_ascii_digit() || c == '_';
        self.take_while(digit);
        let mut fraction = false;
        if self.peek() == Some('.') && self.peek_at(1).is_some_and(|c| c.is_ascii_digit()) {
            fraction = true;
            self.bump();
            self.take_while(digit);
        }
        if matches!(self.peek(), Some('e' | 'E')) {
            let signed = matches!(self.peek_at(1), Some('+' | '-'));
            if self.peek_at(1 + usize::from(signed)).is_some_and(|c| c.is_ascii_digit()) {
                fraction = true;
                self.bump();
                if signed {
                    self.bump();
                }
                self.take_while(digit);
            }
        }
        let text = self.text[start..self.pos].replace('_', "");
        if self.peek().is_some_and(is_identifier_start) {
            let tail = self.pos;
            self.take_while(is_identifier_part);
            let word = self.text[tail..self.pos].to_owned();
            self.error(start, "a number runs into a name").help =
                Some(format!("write `{text} * {word}` to multiply, or put a space between"));
        } else if !fraction
            && self.peek() == Some('.')
            && !self.peek_at(1).is_some_and(|c| is_symbol(c) || is_identifier_start(c))
        {
            self.bump();
            self.error(start, "a decimal point needs digits after it").help =
                Some(format!("write `{text}.0`"));
            return Tok::Fraction(text.parse().unwrap_or(0.0));
        }
        if fraction { Tok::Fraction(text.parse().unwrap_or(0.0)) } else { Tok::Integer(text.parse().ok()) }
    }

    fn character(&mut self) -> Option<Tok> {
        let start = self.pos;
        self.bump();
        let value = match self.peek() {
            Some('\\') => match self.escape() {
                Some(Escape::Char(c)) => Some(c),
                _ => None,
            },
            Some('\'' | '\n') | None => None,
            Some(c) => {
                self.bump();
                Some(c)
            }
        };
        if let (Some(c), Some('\'')) = (value, self.peek()) {
            self.bump();
            return Some(Tok::Char(c));
        }
        let error = self.error(start, "this character literal is not closed");
        error.help = Some("write one character between quotes, as in 'a'; strings have double quotes".into());
        None
    }

    /// Reads an escape; `None` if it is not one, which is reported.
    fn escape(&mut self) -> Option<Escape> {
        let start = self.pos;
        let (escape, length) = escape::read(&self.text[start..]);
        while self.pos < start + length {
            self.bump();
        }
        if let Some(escape) = escape {
            Some(escape)
        } else {
            self.error(start, "unknown escape").help = Some("for a backslash itself write `\\\\`".into());
            None
        }
    }

    fn string(&mut self) -> Tok {
        let start = self.pos;
        self.bump();
        let mut value = String::new();
        loop {
            match self.peek() {
                Some('"') => {
                    self.bump();
                    return Tok::Str(value);
                }
                None | Some('\n') => {
                    self.error(start, "this string is not closed on its line").help =
                        Some("add the closing `\"`; to go on in the next line, end this one with `\\` and begin that one with `\\`".into());
                    return Tok::Str(value);
                }
                Some('\\') => {
                    if let Some(Escape::Char(c)) = self.escape() {
                        value.push(c);
                    }
                }
                Some(c) => {
                    self.bump();
                    value.push(c);
                }
            }
        }
    }
}

fn operator(text: &str) -> Tok {
    if let Some(reserved) = RESERVED_OPERATORS.iter().find(|r| **r == text) {
        return Tok::Punct(reserved);
    }
    match text {
        "→" => Tok::Punct("->"),
        "←" => Tok::Punct("<-"),
        "⇒" => Tok::Punct("=>"),
        "∷" => Tok::Punct("::"),
        _ if text.starts_with(':') => Tok::ConSym(Name::from(text)),
        _ => Tok::VarSym(Name::from(text)),
    }
}
