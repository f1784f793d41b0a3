//! Tokens.

use crate::source::{Name, Span};

/// What a token is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Tok {
    /// `x`, `foldl'`; a module qualifier has been dropped.
    Var(Name),
    /// `Just`.
    Con(Name),
    /// `+`, `.*`.
    VarSym(Name),
    /// `:|` and `:` itself.
    ConSym(Name),
    /// An integer literal; `None` if it does not fit 128 bits.
    Integer(Option<u128>),
    /// A fractional literal.
    Fraction(f64),
    /// A character literal.
    Char(char),
    /// A string literal.
    Str(String),
    /// A reserved word.
    Key(Key),
    /// A reserved operator or a bracket.
    Punct(&'static str),
    /// A virtual semicolon from the layout.
    VirtualSemi,
    /// A virtual closing brace from the layout.
    VirtualClose,
    /// End of the text.
    End,
}

/// Reserved words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Case,
    Class,
    Data,
    Default,
    Deriving,
    Do,
    Else,
    Foreign,
    If,
    Import,
    In,
    Infix,
    Infixl,
    Infixr,
    Instance,
    Let,
    Module,
    Newtype,
    Of,
    Then,
    Type,
    Where,
    Underscore,
}

impl Key {
    pub(crate) const ALL: [(Key, &'static str); 23] = [
        (Key::Case, "case"),
        (Key::Class, "class"),
        (Key::Data, "data"),
        (Key::Default, "default"),
        (Key::Deriving, "deriving"),
        (Key::Do, "do"),
        (Key::Else, "else"),
        (Key::Foreign, "foreign"),
        (Key::If, "if"),
        (Key::Import, "import"),
        (Key::In, "in"),
        (Key::Infix, "infix"),
        (Key::Infixl, "infixl"),
        (Key::Infixr, "infixr"),
        (Key::Instance, "instance"),
        (Key::Let, "let"),
        (Key::Module, "module"),
        (Key::Newtype, "newtype"),
        (Key::Of, "of"),
        (Key::Then, "then"),
        (Key::Type, "type"),
        (Key::Where, "where"),
        (Key::Underscore, "_"),
    ];

    pub(crate) fn from_text(text: &str) -> Option<Key> {
        Key::ALL.iter().find(|(_, t)| *t == text).map(|(k, _)| *k)
    }

    pub(crate) fn text(self) -> &'static str {
        Key::ALL.iter().find(|(k, _)| *k == self).map_or("", |(_, t)| t)
    }
}

/// Operators that cannot be defined.
pub(crate) const RESERVED_OPERATORS: [&str; 10] = ["..", "::", "=", "\\", "|", "<-", "->", "@", "~", "=>"];

/// A token with its place.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) tok: Tok,
    pub(crate) span: Span,
    /// Column from one, tabs running to the next multiple of eight, as the Haskell report counts.
    pub(crate) column: u32,
    /// Whether it is the first token of its line.
    pub(crate) first: bool,
    /// Whether white space, a bracket or a comma comes just before it.
    pub(crate) loose_before: bool,
    /// Whether white space comes just after it.
    pub(crate) loose_after: bool,
}

impl Tok {
    /// The token as an error message names it.
    pub(crate) fn describe(&self) -> String {
        match self {
            Tok::Var(n) | Tok::Con(n) | Tok::VarSym(n) | Tok::ConSym(n) => format!("`{n}`"),
            Tok::Integer(_) | Tok::Fraction(_) => "a number".into(),
            Tok::Char(_) => "a character".into(),
            Tok::Str(_) => "a string".into(),
            Tok::Key(k) => format!("`{}`", k.text()),
            Tok::Punct(p) => format!("`{p}`"),
            Tok::VirtualSemi => "a new line at this indentation".into(),
            Tok::VirtualClose => "the end of the block (the indentation goes back here)".into(),
            Tok::End => "the end of the file".into(),
        }
    }
}
