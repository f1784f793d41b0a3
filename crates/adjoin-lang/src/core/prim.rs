//! Primitive operations: their names and types.
//!
//! Source programs use [`Prim::Real`] (whose derivatives are in [`real`](super::real)), integer arithmetic,
//! comparisons, conversions, immutable arrays and `error`. The rest are the operations that the stages'
//! targets need: the monoid structure of cotangents, persistent maps, mutable arrays and cells, and parallel
//! effects.

use adjoin::array::{Matrix, Vector};

use super::name::Supply;
use super::real::RealOp;
use super::types::{Scheme, Type};

/// Integer operations, with Haskell's meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntOp {
    /// `+`, wrapping.
    Add,
    /// `-`, wrapping.
    Sub,
    /// `*`, wrapping.
    Mul,
    /// `negate`, wrapping.
    Negate,
    /// `abs`, wrapping.
    Abs,
    /// `signum`.
    Signum,
    /// `div`, rounding to −∞.
    Div,
    /// `mod`, with the divisor's sign.
    Mod,
    /// `quot`, rounding to 0.
    Quot,
    /// `rem`, with the dividend's sign.
    Rem,
    /// `^`; a negative exponent is an error.
    Pow,
    /// `min`.
    Min,
    /// `max`.
    Max,
}

/// Comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CmpOp {
    /// `==`.
    Eq,
    /// `/=`.
    Ne,
    /// `<`.
    Lt,
    /// `<=`.
    Le,
    /// `>`.
    Gt,
    /// `>=`.
    Ge,
}

/// Types that are compared by a primitive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CmpType {
    /// Integers.
    Int,
    /// Reals: comparisons of dual numbers look at the primal, as the paper's `sign` does.
    Double,
    /// Characters, by code point.
    Char,
}

impl CmpType {
    /// As a type.
    pub fn ty(self) -> Type {
        match self {
            CmpType::Int => Type::Int,
            CmpType::Double => Type::Double,
            CmpType::Char => Type::Char,
        }
    }
}

/// Conversions between types without structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convert {
    /// `fromIntegral : Int → Double`.
    IntToDouble,
    /// `truncate : Double → Int`, towards 0.
    Truncate,
    /// `round : Double → Int`, halves to even.
    Round,
    /// `floor : Double → Int`.
    Floor,
    /// `ceiling : Double → Int`.
    Ceiling,
    /// `fromEnum : Char → Int`.
    CharToInt,
    /// `toEnum : Int → Char`; an error if there is no such character.
    IntToChar,
    /// `decimalDigits : Double → Int`, the digits of the shortest decimal fraction that reads as |x|; 0 for
    /// what is not finite.
    Digits,
    /// `decimalExponent : Double → Int`, the e of |x| = 0.digits · 10ᵉ; 0 for 0 and what is not finite.
    Exponent,
}

impl Convert {
    /// From real to integer, for the conversions that do that; beyond the integers, the nearest.
    pub(crate) fn to_int(self, x: f64) -> i64 {
        let whole = match self {
            Convert::Round => x.round_ties_even(),
            Convert::Floor => x.floor(),
            Convert::Ceiling => x.ceil(),
            Convert::Digits => return decimal(x).0,
            Convert::Exponent => return decimal(x).1,
            _ => x.trunc(),
        };
        whole as i64
    }
}

/// Digits and exponent of |x| = 0.digits · 10^exponent, as few digits as tell it from its neighbours.
fn decimal(x: f64) -> (i64, i64) {
    if x == 0.0 || !x.is_finite() {
        return (0, 0);
    }
    let text = format!("{:e}", x.abs());
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let digits: String = digits.chars().filter(char::is_ascii_digit).collect();
    (digits.parse().unwrap_or(0), exponent.parse::<i64>().unwrap_or(0) + 1)
}

/// Sums over arrays of reals, whose derivative is one node with many operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reduction {
    /// `sumA : IArray Double → Double`.
    Sum,
    /// `dot : IArray Double → IArray Double → Double`, for arrays of one length.
    Dot,
}

impl Reduction {
    /// Its name in the source language.
    pub fn name(self) -> &'static str {
        match self {
            Reduction::Sum => "sumA",
            Reduction::Dot => "dot",
        }
    }

    /// The sum over arrays of one length, added up as the library does.
    pub fn value(self, arrays: &[Vec<f64>]) -> f64 {
        let vector = |place: usize| -> Vector<f64> {
            arrays.get(place).map(|array| array.iter().copied().collect()).unwrap_or_default()
        };
        match self {
            Reduction::Sum => vector(0).sum(),
            Reduction::Dot => vector(0).dot(&vector(1)),
        }
    }

    /// Number of arrays.
    pub fn arity(self) -> usize {
        match self {
            Reduction::Sum => 1,
            Reduction::Dot => 2,
        }
    }
}

/// What is wrong with the operands of `matVec`.
pub(crate) fn row_mismatch(row: usize, vector: usize) -> String {
    format!("matVec: a row has length {row} and the vector {vector}")
}

/// `matVec` of rows and a vector of one length, added up as the library does.
pub(crate) fn product_of(rows: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    let matrix = Matrix::from_vec(rows.len(), vector.len(), rows.concat());
    matrix.dot(&vector.iter().copied().collect::<Vector<f64>>()).iter().collect()
}

/// A primitive operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prim {
    /// A differentiable operation on reals.
    Real(RealOp),
    /// Integer arithmetic.
    Int(IntOp),
    /// A comparison, giving a `Bool`.
    Cmp(CmpOp, CmpType),
    /// A conversion.
    Convert(Convert),
    /// `error : ∀a. String → a`.
    Error,

    /// `0 : ∀c. c → c`, the zero cotangent of a point: its reals replaced by 0, its discrete parts kept.
    Zero,
    /// `(+) : ∀c. c → c → c`, the sum of two cotangents of one point.
    Plus,
    /// `scale : Double → Double → Double`, partial derivative times cotangent, where 0 · ∞ is 0
    /// ([`scale`](super::real::scale)). Linear in the second argument.
    Scale,

    /// `Int → Int`, the id after this one: `i + 1`, counted as one id generated.
    NextId,
    /// `Int → Int → Int`, `j + n`, counted as `n` jobs started.
    NextJobs,

    /// `∀v. () → Map v`.
    MapEmpty,
    /// `∀v. Int → v → Map v`.
    MapSingleton,
    /// `∀v. Map v → Bool`.
    MapIsEmpty,
    /// `∀v. (v → v → v) → Map v → Map v → Map v`: where both have a key, the function gets the left value
    /// first.
    MapUnionWith,
    /// `∀v. (v → v → v) → Int → v → Map v → Map v`: the function gets the new value first, then the old.
    MapInsertWith,
    /// `∀v. Map v → Int`, the highest key; an error if the map is empty.
    MapMaxKey,
    /// `∀v. Int → Map v → v`; an error if the key is not there.
    MapLookup,
    /// `∀v. v → Int → Map v → v`, with a value for keys that are not there.
    MapFind,
    /// `∀v. Int → Map v → Map v`.
    MapDelete,

    /// `∀v. Int → v → IO (Array v)`.
    ArrayAlloc,
    /// `∀v. Int → Array v → IO v`.
    ArrayGet,
    /// `∀v. Int → v → Array v → IO ()`.
    ArraySet,
    /// `∀v. Int → (v → v) → Array v → IO ()`, atomically.
    ArrayModify,
    /// `∀v. v → Array v → IO Int`: grows the array by one element and gives its index.
    ArrayPush,
    /// `∀v. Array v → IO Int`.
    ArrayLength,
    /// `∀v. Array v → IO (IArray v)`.
    ArrayFreeze,
    /// `(!)`, in targets `(@) : ∀v. IArray v → Int → v`.
    ArrayIndex,
    /// `fromListA : ∀v. [v] → IArray v`.
    ArrayFromList,
    /// `toListA : ∀v. IArray v → [v]`.
    ArrayToList,
    /// `lengthA : ∀v. IArray v → Int`.
    ArraySize,
    /// A sum over arrays of reals.
    Reduce(Reduction),
    /// `matVec : IArray (IArray Double) → IArray Double → IArray Double`, a matrix by its rows times a
    /// vector: an operation with several results.
    MatVec,

    /// `∀v. v → IO (Ref v)`.
    RefNew,
    /// `∀v r. Ref v → (v → (v, r)) → IO r`, atomically.
    RefModify,
    /// `∀v. Ref v → IO v`.
    RefGet,

    /// `inParallel : ∀a. [IO a] → IO [a]`.
    InParallel,
    /// `∀a b. IO a → IO b → IO (a, b)`.
    InParallelPair,
    /// `unsafePerformIO : ∀a. IO a → a`.
    UnsafePerformIo,
    /// `∀a. a → IO ()`: an event with this value, if the run is recorded; otherwise no effect and no cost.
    Observe(Label),
}

/// What an [`Observe`](Prim::Observe) reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// The job graph of the forward pass, a `JobDescr`.
    JobGraph,
    /// A backpropagator is called: (its id, its cotangent).
    Call,
    /// A node is resolved: (its id, its cotangent, its contributions).
    Resolve,
    /// A node is made: (its id, its value).
    Node(Origin),
    /// A cotangent of the output is staged at a node: (its id, that cotangent).
    Seed,
    /// A backpropagator without an id is called: (how many others it calls, its cotangent).
    Enter(Origin),
}

impl Label {
    /// Whether it is only for recorded runs, and left out of others.
    pub(crate) fn is_remark(self) -> bool {
        matches!(self, Label::Node(_) | Label::Seed | Label::Enter(_))
    }
}

/// What a node stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A real of the input.
    Input,
    /// A literal, or an integer made real.
    Constant,
    /// The result of an operation.
    Operation(RealOp),
    /// The result of an operation on whole arrays.
    Reduction(Reduction),
    /// The results of a matrix-vector product.
    MatVec,
}

impl Origin {
    /// A word for it.
    pub fn name(self) -> &'static str {
        match self {
            Origin::Input => "input",
            Origin::Constant => "constant",
            Origin::Operation(op) => op.name(),
            Origin::Reduction(reduction) => reduction.name(),
            Origin::MatVec => Prim::MatVec.name(),
        }
    }
}

impl Prim {
    /// Number of type arguments.
    pub fn type_arity(self) -> usize {
        match self {
            Prim::Real(_)
            | Prim::Int(_)
            | Prim::Cmp(..)
            | Prim::Convert(_)
            | Prim::Scale
            | Prim::NextId
            | Prim::NextJobs
            | Prim::Reduce(_)
            | Prim::MatVec => 0,
            Prim::RefModify | Prim::InParallelPair => 2,
            _ => 1,
        }
    }

    /// The types of the arguments and of the result, at these type arguments; `None` if their number is
    /// wrong.
    pub fn signature(self, types: &[Type]) -> Option<(Vec<Type>, Type)> {
        use Type::{Char, Double, Int};
        if types.len() != self.type_arity() {
            return None;
        }
        let first = || types[0].clone();
        let combine = || Type::funs([first(), first()], first());
        let map = || Type::map(first());
        let array = || Type::array(first());
        let unit = Type::unit;
        Some(match self {
            Prim::Real(op) => (op.arguments(), Double),
            Prim::Int(IntOp::Negate | IntOp::Abs | IntOp::Signum) | Prim::NextId => (vec![Int], Int),
            Prim::Int(_) | Prim::NextJobs => (vec![Int, Int], Int),
            Prim::Cmp(_, ty) => (vec![ty.ty(), ty.ty()], Type::bool()),
            Prim::Convert(Convert::IntToDouble) => (vec![Int], Double),
            Prim::Convert(Convert::CharToInt) => (vec![Char], Int),
            Prim::Convert(Convert::IntToChar) => (vec![Int], Char),
            Prim::Convert(_) => (vec![Double], Int),
            Prim::Error => (vec![Type::string()], first()),
            Prim::Zero => (vec![first()], first()),
            Prim::Plus => (vec![first(), first()], first()),
            Prim::Scale => (vec![Double, Double], Double),
            Prim::MapEmpty => (vec![unit()], map()),
            Prim::MapSingleton => (vec![Int, first()], map()),
            Prim::MapIsEmpty => (vec![map()], Type::bool()),
            Prim::MapUnionWith => (vec![combine(), map(), map()], map()),
            Prim::MapInsertWith => (vec![combine(), Int, first(), map()], map()),
            Prim::MapMaxKey => (vec![map()], Int),
            Prim::MapLookup => (vec![Int, map()], first()),
            Prim::MapFind => (vec![first(), Int, map()], first()),
            Prim::MapDelete => (vec![Int, map()], map()),
            Prim::ArrayAlloc => (vec![Int, first()], Type::io(array())),
            Prim::ArrayGet => (vec![Int, array()], Type::io(first())),
            Prim::ArraySet => (vec![Int, first(), array()], Type::io(unit())),
            Prim::ArrayModify => (vec![Int, Type::fun(first(), first()), array()], Type::io(unit())),
            Prim::ArrayPush => (vec![first(), array()], Type::io(Int)),
            Prim::ArrayLength => (vec![array()], Type::io(Int)),
            Prim::ArrayFreeze => (vec![array()], Type::io(Type::iarray(first()))),
            Prim::ArrayIndex => (vec![Type::iarray(first()), Int], first()),
            Prim::ArrayFromList => (vec![Type::list(first())], Type::iarray(first())),
            Prim::ArrayToList => (vec![Type::iarray(first())], Type::list(first())),
            Prim::ArraySize => (vec![Type::iarray(first())], Int),
            Prim::Reduce(reduction) => (vec![Type::iarray(Double); reduction.arity()], Double),
            Prim::MatVec => {
                let vector = || Type::iarray(Double);
                (vec![Type::iarray(vector()), vector()], vector())
            }
            Prim::RefNew => (vec![first()], Type::io(Type::cell(first()))),
            Prim::RefModify => {
                let update = Type::fun(first(), Type::pair(first(), types[1].clone()));
                (vec![Type::cell(first()), update], Type::io(types[1].clone()))
            }
            Prim::RefGet => (vec![Type::cell(first())], Type::io(first())),
            Prim::InParallel => (vec![Type::list(Type::io(first()))], Type::io(Type::list(first()))),
            Prim::InParallelPair => {
                let (left, right) = (first(), types[1].clone());
                (vec![Type::io(left.clone()), Type::io(right.clone())], Type::io(Type::pair(left, right)))
            }
            Prim::UnsafePerformIo => (vec![Type::io(first())], first()),
            Prim::Observe(_) => (vec![first()], Type::io(unit())),
        })
    }

    /// Number of arguments.
    pub fn arity(self) -> usize {
        let filler = [Type::Int, Type::Int];
        self.signature(&filler[..self.type_arity()]).map_or(0, |(arguments, _)| arguments.len())
    }

    /// The type as one scheme, e.g. to show it.
    pub fn scheme(self, supply: &mut Supply) -> Scheme {
        let vars: Vec<_> =
            ["a", "b"].iter().take(self.type_arity()).map(|&hint| supply.ty_var(hint)).collect();
        let types: Vec<Type> = vars.iter().cloned().map(Type::Var).collect();
        let (arguments, result) = self.signature(&types).expect("as many types as the primitive takes");
        Scheme { vars, ty: Type::funs(arguments, result) }
    }

    /// Whether this is an operation of the source language.
    pub fn is_source(self) -> bool {
        match self {
            Prim::Real(op) => op.is_source(),
            Prim::Int(_)
            | Prim::Cmp(..)
            | Prim::Convert(_)
            | Prim::Error
            | Prim::ArrayFromList
            | Prim::ArrayToList
            | Prim::ArraySize
            | Prim::ArrayIndex
            | Prim::Reduce(_)
            | Prim::MatVec => true,
            _ => false,
        }
    }

    /// Its name: the source language's where it has one.
    pub fn name(self) -> &'static str {
        match self {
            Prim::Real(op) => op.name(),
            Prim::Int(op) => match op {
                IntOp::Add => "+",
                IntOp::Sub => "-",
                IntOp::Mul => "*",
                IntOp::Negate => "negate",
                IntOp::Abs => "abs",
                IntOp::Signum => "signum",
                IntOp::Div => "div",
                IntOp::Mod => "mod",
                IntOp::Quot => "quot",
                IntOp::Rem => "rem",
                IntOp::Pow => "^",
                IntOp::Min => "min",
                IntOp::Max => "max",
            },
            Prim::Cmp(op, _) => match op {
                CmpOp::Eq => "==",
                CmpOp::Ne => "/=",
                CmpOp::Lt => "<",
                CmpOp::Le => "<=",
                CmpOp::Gt => ">",
                CmpOp::Ge => ">=",
            },
            Prim::Convert(op) => match op {
                Convert::IntToDouble => "fromIntegral",
                Convert::Truncate => "truncate",
                Convert::Round => "round",
                Convert::Floor => "floor",
                Convert::Ceiling => "ceiling",
                Convert::CharToInt => "fromEnum",
                Convert::IntToChar => "toEnum",
                Convert::Digits => "decimalDigits",
                Convert::Exponent => "decimalExponent",
            },
            Prim::Error => "error",
            Prim::Zero => "zero",
            Prim::Plus => "plus",
            Prim::Scale => "scale",
            Prim::NextId | Prim::NextJobs => "+",
            Prim::MapEmpty => "empty",
            Prim::MapSingleton => "singleton",
            Prim::MapIsEmpty => "isEmpty",
            Prim::MapUnionWith => "unionWith",
            Prim::MapInsertWith => "insertWith",
            Prim::MapMaxKey => "highestKey",
            Prim::MapLookup => "lookup",
            Prim::MapFind => "find",
            Prim::MapDelete => "delete",
            Prim::ArrayAlloc => "alloc",
            Prim::ArrayGet => "get",
            Prim::ArraySet => "set",
            Prim::ArrayModify => "modify",
            Prim::ArrayPush => "push",
            Prim::ArrayLength => "length",
            Prim::ArrayFreeze => "freeze",
            Prim::ArrayIndex => "@",
            Prim::ArrayFromList => "fromListA",
            Prim::ArrayToList => "toListA",
            Prim::ArraySize => "lengthA",
            Prim::Reduce(reduction) => reduction.name(),
            Prim::MatVec => "matVec",
            Prim::RefNew => "newIORef",
            Prim::RefModify => "atomicModifyIORef",
            Prim::RefGet => "readIORef",
            Prim::InParallel | Prim::InParallelPair => "inParallel",
            Prim::UnsafePerformIo => "unsafePerformIO",
            Prim::Observe(_) => "observe",
        }
    }
}
