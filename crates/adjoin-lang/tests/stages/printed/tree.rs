//! Printed programs as trees.

/// A type of the source.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Type {
    /// A name applied to types: a constructor, a synonym or a variable. Lists are `[]`.
    Apply(String, Vec<Type>),
    Tuple(Vec<Type>),
    Fun(Box<Type>, Box<Type>),
    Linear(Box<Type>, Box<Type>),
}

#[derive(Clone, Debug)]
pub(super) struct Scheme {
    pub(super) vars: Vec<String>,
    pub(super) ty: Type,
}

#[derive(Clone, Debug)]
pub(super) enum Pattern {
    Any,
    Name(String),
    Tuple(Vec<Pattern>),
    Con(String, Vec<Pattern>),
    /// A literal of this type.
    Literal(&'static str),
}

#[derive(Clone, Debug)]
pub(super) enum Expr {
    Name(String),
    /// A literal of this type.
    Literal(&'static str),
    Text,
    Tuple(Vec<Expr>),
    List(Vec<Expr>),
    /// `\o` if linear.
    Lambda(bool, Pattern, Type, Box<Expr>),
    Apply(Box<Expr>, Vec<Expr>),
    Infix(String, Box<Expr>, Box<Expr>),
    Let(Box<Binding>, Box<Expr>),
    LetRec(Vec<Binding>, Box<Expr>),
    Case(Box<Expr>, Vec<(Pattern, Expr)>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    Do(Vec<Statement>),
    EmptyMap,
    Singleton(Box<Expr>, Box<Expr>),
    /// `(s, t, u)^|*|`.
    Par(Vec<Expr>),
}

#[derive(Clone, Debug)]
pub(super) struct Binding {
    pub(super) pattern: Pattern,
    pub(super) scheme: Option<Scheme>,
    pub(super) value: Expr,
}

#[derive(Clone, Debug)]
pub(super) enum Statement {
    Bind(Pattern, Expr),
    Let(Binding),
    LetRec(Vec<Binding>),
    Run(Expr),
}

#[derive(Clone, Debug)]
pub(super) struct Data {
    pub(super) name: String,
    pub(super) params: Vec<String>,
    pub(super) cons: Vec<(String, Vec<Type>)>,
}

/// `type name params = ty`.
#[derive(Clone, Debug)]
pub(super) struct Synonym {
    pub(super) name: String,
    pub(super) params: Vec<String>,
    pub(super) ty: Type,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Program {
    pub(super) data: Vec<Data>,
    pub(super) synonyms: Vec<Synonym>,
    pub(super) definitions: Vec<(String, Scheme, Expr)>,
}
