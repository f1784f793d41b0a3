//! What the language has built in: names, types, and which primitive each becomes.
//!
//! Everything else of the prelude is written in the language itself (`prelude.hs`).

use crate::core::prim::{CmpOp, Convert, IntOp, Prim, Reduction};
use crate::core::real::RealOp;

/// A built-in function. Overloaded ones are resolved at the type they are used at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Builtin {
    /// Arithmetic that both `Int` and `Double` have.
    Arith(RealOp, IntOp),
    /// An operation on `Double`.
    Real(RealOp),
    /// An operation on `Int`.
    Integral(IntOp),
    /// A comparison of any type with `Eq` or `Ord`.
    Compare(CmpOp),
    /// `compare`
    Ordering,
    /// `max`, `min`: the larger if true.
    Extreme(bool),
    /// `fromIntegral`, `realToFrac`: to the second type variable's type.
    FromNumber,
    Convert(Convert),
    /// `^`: a power whose exponent is not negative.
    Power,
    /// `^^`: an integral power.
    IntegralPower,
    /// `succ`, `pred`: by this many steps.
    Step(i64),
    /// `fmap`, `<$>`: on lists, `Maybe`, `Either`, pairs and functions.
    Fmap,
    /// `show`: the text of any value without functions in it.
    Show,
    Pi,
    /// `maxBound` if true, `minBound`.
    Bound(bool),
    FromEnum,
    ToEnum,
    /// `&&`
    And,
    /// `||`
    Or,
    /// `seq`: evaluates its first argument, gives its second.
    Seq,
    /// `$`
    Apply,
    /// `fst`, `snd`
    Project(u32),
    Otherwise,
    Error,
    Undefined,
    /// `|*|`
    ParPair,
    /// `parallel`
    ParList,
    /// `par`, which needs a tuple.
    ParTuple,
    /// An operation on arrays.
    Array(Prim),
}

/// Name, type and meaning of every built-in function.
pub(crate) fn table() -> Vec<(&'static str, &'static str, Builtin)> {
    let mut table = vec![
        ("+", "Num a => a -> a -> a", Builtin::Arith(RealOp::Add, IntOp::Add)),
        ("-", "Num a => a -> a -> a", Builtin::Arith(RealOp::Sub, IntOp::Sub)),
        ("*", "Num a => a -> a -> a", Builtin::Arith(RealOp::Mul, IntOp::Mul)),
        ("negate", "Num a => a -> a", Builtin::Arith(RealOp::Negate, IntOp::Negate)),
        ("abs", "Num a => a -> a", Builtin::Arith(RealOp::Abs, IntOp::Abs)),
        ("signum", "Num a => a -> a", Builtin::Arith(RealOp::Signum, IntOp::Signum)),
        ("/", "Fractional a => a -> a -> a", Builtin::Real(RealOp::Div)),
        ("div", "Integral a => a -> a -> a", Builtin::Integral(IntOp::Div)),
        ("mod", "Integral a => a -> a -> a", Builtin::Integral(IntOp::Mod)),
        ("quot", "Integral a => a -> a -> a", Builtin::Integral(IntOp::Quot)),
        ("rem", "Integral a => a -> a -> a", Builtin::Integral(IntOp::Rem)),
        ("==", "Eq a => a -> a -> Bool", Builtin::Compare(CmpOp::Eq)),
        ("/=", "Eq a => a -> a -> Bool", Builtin::Compare(CmpOp::Ne)),
        ("<", "Ord a => a -> a -> Bool", Builtin::Compare(CmpOp::Lt)),
        ("<=", "Ord a => a -> a -> Bool", Builtin::Compare(CmpOp::Le)),
        (">", "Ord a => a -> a -> Bool", Builtin::Compare(CmpOp::Gt)),
        (">=", "Ord a => a -> a -> Bool", Builtin::Compare(CmpOp::Ge)),
        ("compare", "Ord a => a -> a -> Ordering", Builtin::Ordering),
        ("max", "Ord a => a -> a -> a", Builtin::Extreme(true)),
        ("min", "Ord a => a -> a -> a", Builtin::Extreme(false)),
        ("fromIntegral", "(Integral a, Num b) => a -> b", Builtin::FromNumber),
        ("realToFrac", "(Real a, Fractional b) => a -> b", Builtin::FromNumber),
        ("truncate", "(RealFrac a, Integral b) => a -> b", Builtin::Convert(Convert::Truncate)),
        ("round", "(RealFrac a, Integral b) => a -> b", Builtin::Convert(Convert::Round)),
        ("floor", "(RealFrac a, Integral b) => a -> b", Builtin::Convert(Convert::Floor)),
        ("ceiling", "(RealFrac a, Integral b) => a -> b", Builtin::Convert(Convert::Ceiling)),
        ("^", "(Num a, Integral b) => a -> b -> a", Builtin::Power),
        ("^^", "(Fractional a, Integral b) => a -> b -> a", Builtin::IntegralPower),
        ("pi", "Floating a => a", Builtin::Pi),
        ("succ", "Enum a => a -> a", Builtin::Step(1)),
        ("pred", "Enum a => a -> a", Builtin::Step(-1)),
        // The containers c and d are determined by their types.
        ("fmap", "(a -> b) -> c -> d", Builtin::Fmap),
        ("<$>", "(a -> b) -> c -> d", Builtin::Fmap),
        ("fromEnum", "Enum a => a -> Int", Builtin::FromEnum),
        ("toEnum", "Enum a => Int -> a", Builtin::ToEnum),
        ("minBound", "Bounded a => a", Builtin::Bound(false)),
        ("maxBound", "Bounded a => a", Builtin::Bound(true)),
        ("decimalDigits", "Double -> Int", Builtin::Convert(Convert::Digits)),
        ("decimalExponent", "Double -> Int", Builtin::Convert(Convert::Exponent)),
        ("show", "Show a => a -> String", Builtin::Show),
        ("ord", "Char -> Int", Builtin::Convert(Convert::CharToInt)),
        ("chr", "Int -> Char", Builtin::Convert(Convert::IntToChar)),
        ("&&", "Bool -> Bool -> Bool", Builtin::And),
        ("||", "Bool -> Bool -> Bool", Builtin::Or),
        ("seq", "a -> b -> b", Builtin::Seq),
        ("$", "(a -> b) -> a -> b", Builtin::Apply),
        ("$!", "(a -> b) -> a -> b", Builtin::Apply),
        ("fst", "(a, b) -> a", Builtin::Project(0)),
        ("snd", "(a, b) -> b", Builtin::Project(1)),
        ("otherwise", "Bool", Builtin::Otherwise),
        ("error", "String -> a", Builtin::Error),
        ("undefined", "a", Builtin::Undefined),
        ("|*|", "a -> b -> (a, b)", Builtin::ParPair),
        ("parallel", "[() -> a] -> [a]", Builtin::ParList),
        ("par", "a -> a", Builtin::ParTuple),
        ("fromListA", "[a] -> Array a", Builtin::Array(Prim::ArrayFromList)),
        ("toListA", "Array a -> [a]", Builtin::Array(Prim::ArrayToList)),
        ("lengthA", "Array a -> Int", Builtin::Array(Prim::ArraySize)),
        ("!", "Array a -> Int -> a", Builtin::Array(Prim::ArrayIndex)),
        ("sumA", "Array Double -> Double", Builtin::Array(Prim::Reduce(Reduction::Sum))),
        ("dot", "Array Double -> Array Double -> Double", Builtin::Array(Prim::Reduce(Reduction::Dot))),
        ("matVec", "Array (Array Double) -> Array Double -> Array Double", Builtin::Array(Prim::MatVec)),
    ];
    let overloaded: Vec<&str> = table.iter().map(|(name, ..)| *name).collect();
    for op in RealOp::all().filter(|op| op.is_source() && !overloaded.contains(&op.name())) {
        let ty = match (op, op.arity()) {
            (RealOp::Recip, _) => "Fractional a => a -> a",
            (RealOp::Atan2 | RealOp::Hypot, _) => "RealFloat a => a -> a -> a",
            (_, 1) => "Floating a => a -> a",
            _ => "Floating a => a -> a -> a",
        };
        table.push((op.name(), ty, Builtin::Real(op)));
    }
    table
}

/// Why a well-known name of Haskell is missing, and what to use instead.
pub(crate) fn missing_name_hint(name: &str) -> Option<&'static str> {
    Some(match name {
        "iterate" => {
            "`iterate` builds an infinite list, and evaluation is strict; use `iterateN n f x`, the first n elements"
        }
        "repeat" => "`repeat` builds an infinite list, and evaluation is strict; use `replicate n x`",
        "cycle" => "`cycle` builds an infinite list, and evaluation is strict; use `concat (replicate n xs)`",
        "print" | "putStrLn" | "putStr" | "read" => {
            "programs are pure functions on data: there is no input and output; `show` makes text of a value, and the `adjoin` command prints results itself"
        }
        "return" | "pure" | ">>=" | ">>" | "mapM" | "mapM_" | "forM" | "forM_" | "sequence" | "main" => {
            "there are no monads in the language; use `let … in` and ordinary functions"
        }
        "<*>" | "traverse" | "foldMap" | "mconcat" | "mempty" | "<>" => {
            "there are no constructor classes; use the list functions: `map`, `foldr`, `zipWith`, `concat`, `++`"
        }
        "pseq" | "fork" | "forkIO" => {
            "for parallel evaluation use `s |*| t`, `par (s, t, u)` or `parallel thunks`"
        }
        _ => return None,
    })
}
