//! The surface tree: the program as it was written, with spans.
//!
//! Infix expressions come out of the parser as flat chains, because fixity declarations may follow their
//! uses; the fixity pass replaces every chain by applications, so later passes never see one.

use crate::source::{Name, Span};

/// A name at a place.
#[derive(Clone, Debug)]
pub struct Ident {
    /// The name.
    pub name: Name,
    /// Where it stands.
    pub span: Span,
}

/// A whole file.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Data types and newtypes.
    pub data: Vec<DataDecl>,
    /// Type synonyms.
    pub synonyms: Vec<SynonymDecl>,
    /// Top-level bindings.
    pub decls: Decls,
}

/// The declarations of a module, `let` or `where`.
#[derive(Clone, Debug, Default)]
pub struct Decls {
    /// Type signatures.
    pub signatures: Vec<Signature>,
    /// Fixity declarations.
    pub fixities: Vec<FixityDecl>,
    /// Functions and pattern bindings in source order.
    pub bindings: Vec<Binding>,
}

impl Decls {
    /// Whether nothing is declared.
    pub fn is_empty(&self) -> bool {
        self.bindings.is_empty() && self.signatures.is_empty() && self.fixities.is_empty()
    }
}

/// `names :: type`.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The names it is about.
    pub names: Vec<Ident>,
    /// Their type.
    pub ty: QualType,
}

/// `infixl 6 +++`.
#[derive(Clone, Debug)]
pub struct FixityDecl {
    /// The operators.
    pub operators: Vec<Ident>,
    /// How they associate.
    pub assoc: Assoc,
    /// How tightly they bind, 0 to 9.
    pub precedence: u8,
}

/// Associativity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assoc {
    /// `infixl`
    Left,
    /// `infixr`
    Right,
    /// `infix`
    None,
}

/// A binding.
#[derive(Clone, Debug)]
pub enum Binding {
    /// A function (or plain variable, with one clause of no patterns).
    Function {
        /// Its name.
        name: Ident,
        /// Its clauses.
        clauses: Vec<Clause>,
    },
    /// `(x, y) = e`
    Pattern {
        /// The pattern.
        pat: Pat,
        /// Its right-hand side.
        rhs: Rhs,
    },
}

impl Binding {
    /// Where the binding's head stands.
    pub fn span(&self) -> Span {
        match self {
            Binding::Function { name, .. } => name.span,
            Binding::Pattern { pat, .. } => pat.span,
        }
    }
}

/// One equation of a function.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Argument patterns.
    pub pats: Vec<Pat>,
    /// The right-hand side.
    pub rhs: Rhs,
    /// From the first pattern to the end.
    pub span: Span,
}

/// Guarded bodies with their `where`.
#[derive(Clone, Debug)]
pub struct Rhs {
    /// Bodies, tried in order; an unguarded one has no guards.
    pub bodies: Vec<Guarded>,
    /// Local declarations, in scope in all guards and bodies.
    pub decls: Decls,
}

/// `| guards = body`.
#[derive(Clone, Debug)]
pub struct Guarded {
    /// The guards, all of which must hold.
    pub guards: Vec<Qualifier>,
    /// The body.
    pub body: Expr,
}

/// A guard, or a part of a comprehension.
#[derive(Clone, Debug)]
pub enum Qualifier {
    /// A condition.
    Condition(Expr),
    /// `pat <- e`: draws from a list in a comprehension, matches in a guard.
    Bind(Pat, Expr),
    /// `let decls`
    Let(Decls),
}

/// `data` or `newtype`.
#[derive(Clone, Debug)]
pub struct DataDecl {
    /// The type's name.
    pub name: Ident,
    /// Its parameters.
    pub params: Vec<Ident>,
    /// Its constructors.
    pub constructors: Vec<ConDecl>,
    /// Whether it was declared by `newtype`.
    pub newtype: bool,
}

/// A constructor.
#[derive(Clone, Debug)]
pub struct ConDecl {
    /// Its name.
    pub name: Ident,
    /// Types of its fields.
    pub fields: Vec<Type>,
    /// Names of its fields if it is a record; as many as there are fields.
    pub labels: Option<Vec<Ident>>,
}

/// `type Name params = ty`.
#[derive(Clone, Debug)]
pub struct SynonymDecl {
    /// The synonym.
    pub name: Ident,
    /// Its parameters.
    pub params: Vec<Ident>,
    /// What it stands for.
    pub ty: Type,
}

/// A type with a class context.
#[derive(Clone, Debug)]
pub struct QualType {
    /// Variables bound by an explicit `forall`; these scope over the body that the signature is for.
    pub forall: Option<Vec<Ident>>,
    /// `Class variable` pairs.
    pub context: Vec<(Ident, Type)>,
    /// The type.
    pub ty: Type,
}

/// A type.
#[derive(Clone, Debug)]
pub struct Type {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub kind: TypeKind,
}

/// The forms of types.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// A type variable.
    Var(Name),
    /// A constructor with its arguments.
    Con(Name, Vec<Type>),
    /// A type variable applied to arguments, which the language does not have.
    VarApp(Name, Vec<Type>),
    /// `a -> b`
    Fun(Box<Type>, Box<Type>),
    /// `[a]`
    List(Box<Type>),
    /// `()`, `(a, b)`, …
    Tuple(Vec<Type>),
}

/// A literal.
#[derive(Clone, PartialEq, Debug)]
pub enum Lit {
    /// `42`, of any `Num` type; `None` does not fit 128 bits.
    Int(Option<u128>),
    /// `1.5`, of any `Fractional` type.
    Frac(f64),
    /// `'a'`
    Char(char),
    /// `"abc"`
    Str(String),
}

/// A pattern.
#[derive(Clone, Debug)]
pub struct Pat {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub kind: PatKind,
}

/// The forms of patterns.
#[derive(Clone, Debug)]
pub enum PatKind {
    /// `_`
    Wild,
    /// `x`
    Var(Name),
    /// `x@p`
    As(Ident, Box<Pat>),
    /// A literal.
    Lit(Lit),
    /// A negative number.
    NegLit(Lit),
    /// `C p q`
    Con(Ident, Vec<Pat>),
    /// `C { field = p }`
    Record(Ident, Vec<(Ident, Pat)>),
    /// `()`, `(p, q)`, …
    Tuple(Vec<Pat>),
    /// `[p, q]`
    List(Vec<Pat>),
    /// `(p :: type)`
    Sig(Box<Pat>, QualType),
    /// An unresolved infix chain: one more operand than operators.
    Chain(Vec<Pat>, Vec<Ident>),
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub kind: ExprKind,
}

/// The forms of expressions.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A variable or operator.
    Var(Name),
    /// A constructor.
    Con(Name),
    /// A literal.
    Lit(Lit),
    /// `f a b`
    App(Box<Expr>, Vec<Expr>),
    /// `a + b`, after fixity resolution.
    Binary(Ident, Box<Expr>, Box<Expr>),
    /// `- a`
    Neg(Box<Expr>),
    /// `\p q -> e`
    Lambda(Vec<Pat>, Box<Expr>),
    /// `\case alternatives`
    LambdaCase(Vec<Alt>),
    /// `let decls in e`
    Let(Decls, Box<Expr>),
    /// `if c then a else b`
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `if | c -> a | d -> b`
    MultiIf(Vec<Guarded>),
    /// `case e of alternatives`
    Case(Box<Expr>, Vec<Alt>),
    /// `()`, `(a, b)`, …; a missing component makes a section.
    Tuple(Vec<Option<Expr>>),
    /// `[a, b]`
    List(Vec<Expr>),
    /// `[from, then .. to]`
    Range {
        /// First element.
        from: Box<Expr>,
        /// Second element, which sets the step.
        then: Option<Box<Expr>>,
        /// Limit; a range without one is infinite, which a strict language cannot build.
        to: Option<Box<Expr>>,
    },
    /// `[e | qualifiers]`
    Comprehension(Box<Expr>, Vec<Qualifier>),
    /// `(e op)`
    LeftSection(Box<Expr>, Ident),
    /// `(op e)`
    RightSection(Ident, Box<Expr>),
    /// `C { field = e }`
    RecordCon(Ident, Vec<(Ident, Expr)>),
    /// `e { field = e }`
    RecordUpdate(Box<Expr>, Vec<(Ident, Expr)>),
    /// `e :: type`
    Sig(Box<Expr>, Box<QualType>),
    /// `(e)`
    Paren(Box<Expr>),
    /// An unresolved infix chain.
    Chain(Vec<ChainItem>),
    /// `_`: a pattern that the parser met where expressions and patterns look alike.
    Wild,
    /// `x@p`, likewise.
    As(Ident, Box<Expr>),
    /// `~p` or `!p`, likewise.
    Strict(Box<Expr>),
}

/// A part of an infix chain.
#[derive(Clone, Debug)]
pub enum ChainItem {
    /// An operand.
    Operand(Expr),
    /// An infix operator.
    Operator(Ident),
    /// A prefix minus.
    Minus(Span),
}

/// An alternative of a `case`.
#[derive(Clone, Debug)]
pub struct Alt {
    /// The pattern.
    pub pat: Pat,
    /// Its right-hand side.
    pub rhs: Rhs,
}

impl Expr {
    /// An expression at a place.
    pub fn new(span: Span, kind: ExprKind) -> Self {
        Expr { span, kind }
    }

    /// The expression without parentheses around it.
    pub fn without_parens(&self) -> &Expr {
        let mut e = self;
        while let ExprKind::Paren(inner) = &e.kind {
            e = inner;
        }
        e
    }
}
