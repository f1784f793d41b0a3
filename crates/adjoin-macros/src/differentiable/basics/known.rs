//! What the macro knows about `f64` itself: its constants, its methods, and which std traits have operator
//! methods.
//!
//! A macro sees no types, so names are its evidence. `x.sqrt()` is a number whatever `x` is; `x.max(y)` may
//! be one of integers or the largest item of an iterator.

/// Associated constants of `f64` (and of the module `std::f64`) that are floats.
const FLOAT_CONSTANTS: &[&str] =
    &["MAX", "MIN", "EPSILON", "INFINITY", "NEG_INFINITY", "NAN", "MIN_POSITIVE"];

/// Associated constants of `f64` that are integers.
const INTEGER_CONSTANTS: &[&str] =
    &["DIGITS", "MANTISSA_DIGITS", "RADIX", "MAX_EXP", "MIN_EXP", "MAX_10_EXP", "MIN_10_EXP"];

/// The constants of `std::f64::consts`.
const MATHEMATICAL_CONSTANTS: &[&str] = &[
    "E",
    "FRAC_1_PI",
    "FRAC_1_SQRT_2",
    "FRAC_2_PI",
    "FRAC_2_SQRT_PI",
    "FRAC_PI_2",
    "FRAC_PI_3",
    "FRAC_PI_4",
    "FRAC_PI_6",
    "FRAC_PI_8",
    "LN_10",
    "LN_2",
    "LOG10_2",
    "LOG10_E",
    "LOG2_10",
    "LOG2_E",
    "PI",
    "SQRT_2",
    "TAU",
];

/// Methods of `f64` from floats to a float whose names no other common type has: their result is a scalar,
/// whatever the receiver looks like.
const DISTINCT_METHODS: &[&str] = &[
    "sqrt",
    "cbrt",
    "exp",
    "exp2",
    "exp_m1",
    "ln",
    "log",
    "log2",
    "log10",
    "ln_1p",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "recip",
    "to_degrees",
    "to_radians",
    "fract",
    "powi",
    "powf",
    "hypot",
    "copysign",
    "mul_add",
    "floor",
    "ceil",
    "round",
    "round_ties_even",
    "trunc",
    "erf",
    "erfc",
    "ln_gamma",
    "digamma",
];

/// Methods of `f64` from floats to a float whose names integers or iterators have as well.
const SHARED_METHODS: &[&str] =
    &["abs", "signum", "max", "min", "clamp", "rem_euclid", "div_euclid", "abs_sub", "midpoint"];

/// The other methods of `Real`.
const QUESTIONS: &[&str] = &[
    "is_nan",
    "is_finite",
    "is_infinite",
    "is_normal",
    "is_subnormal",
    "is_sign_positive",
    "is_sign_negative",
    "classify",
    "to_bits",
    "total_cmp",
    "sin_cos",
    "polygamma",
];

/// Operator and conversion methods that are called as `f64::name`, with the trait they belong to, and whether
/// that trait has the type of the right-hand side as its parameter.
const TRAIT_METHODS: &[(&str, &str, bool)] = &[
    ("add", "::core::ops::Add", true),
    ("sub", "::core::ops::Sub", true),
    ("mul", "::core::ops::Mul", true),
    ("div", "::core::ops::Div", true),
    ("rem", "::core::ops::Rem", true),
    ("add_assign", "::core::ops::AddAssign", true),
    ("sub_assign", "::core::ops::SubAssign", true),
    ("mul_assign", "::core::ops::MulAssign", true),
    ("div_assign", "::core::ops::DivAssign", true),
    ("neg", "::core::ops::Neg", false),
    ("eq", "::core::cmp::PartialEq", true),
    ("ne", "::core::cmp::PartialEq", true),
    ("partial_cmp", "::core::cmp::PartialOrd", true),
    ("lt", "::core::cmp::PartialOrd", true),
    ("le", "::core::cmp::PartialOrd", true),
    ("gt", "::core::cmp::PartialOrd", true),
    ("ge", "::core::cmp::PartialOrd", true),
    ("default", "::core::default::Default", false),
    ("clone", "::core::clone::Clone", false),
    ("to_string", "::std::string::ToString", false),
    ("fmt", "::core::fmt::Display", false),
];

/// The traits of operators on floats, each with the method that a user may call in place of the operator.
const OPERATORS: &[(&str, &str)] = &[
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Div", "div"),
    ("Rem", "rem"),
    ("Neg", "neg"),
    ("AddAssign", "add_assign"),
    ("SubAssign", "sub_assign"),
    ("MulAssign", "mul_assign"),
    ("DivAssign", "div_assign"),
    ("RemAssign", "rem_assign"),
    ("PartialEq", "eq"),
    ("PartialOrd", "partial_cmp"),
];

/// The other std traits that a single `impl` may implement; they are never generic in the scalar.
const STD_TRAITS: &[&str] = &[
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "Display",
    "LowerExp",
    "UpperExp",
    "Eq",
    "Ord",
    "Hash",
    "Not",
    "Index",
    "IndexMut",
    "Deref",
    "DerefMut",
    "Drop",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "Into",
    "TryFrom",
    "TryInto",
    "AsRef",
    "AsMut",
    "Borrow",
    "BorrowMut",
    "ToOwned",
    "FromStr",
    "Iterator",
    "DoubleEndedIterator",
    "ExactSizeIterator",
    "IntoIterator",
    "FromIterator",
    "Extend",
    "Sum",
    "Product",
    "Error",
    "Send",
    "Sync",
    "Sized",
    "Unpin",
    "Any",
    "Write",
    "Read",
];

/// The integer types.
const INTEGERS: &[&str] =
    &["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];

pub(crate) fn is_float_constant(name: &str) -> bool {
    FLOAT_CONSTANTS.contains(&name)
}

pub(crate) fn is_integer_constant(name: &str) -> bool {
    INTEGER_CONSTANTS.contains(&name)
}

pub(crate) fn is_mathematical_constant(name: &str) -> bool {
    MATHEMATICAL_CONSTANTS.contains(&name)
}

pub(crate) fn is_distinct_float_method(name: &str) -> bool {
    DISTINCT_METHODS.contains(&name)
}

/// Whether this is a method from floats to a float.
pub(crate) fn is_float_method(name: &str) -> bool {
    is_distinct_float_method(name) || SHARED_METHODS.contains(&name)
}

/// Whether this is any method of the trait `Real`.
pub(crate) fn is_real_method(name: &str) -> bool {
    is_float_method(name) || QUESTIONS.contains(&name)
}

/// Methods of std's containers, iterators and options whose names users also give to their own methods, so
/// that the name says nothing about the receiver.
const COMMON_METHODS: &[&str] = &[
    "sum",
    "product",
    "fold",
    "reduce",
    "map",
    "filter",
    "count",
    "len",
    "first",
    "last",
    "next",
    "get",
    "nth",
    "iter",
    "into_iter",
    "clone",
    "copied",
    "cloned",
    "unwrap",
    "unwrap_or",
    "unwrap_or_default",
    "expect",
    "take",
    "replace",
    "insert",
    "remove",
    "pop",
    "peek",
    "swap",
    "min_by",
    "max_by",
    "index",
    "add",
    "sub",
    "mul",
    "div",
    "rem",
    "neg",
    "into",
    "from",
    "as_ref",
    "borrow",
    "deref",
    "to_owned",
    "default",
    "find",
    "position",
    "all",
    "any",
    "contains",
];

/// Methods of `Real` that num-traits' `Float` does not have.
const NOT_OF_FLOAT: &[&str] = &[
    "erf",
    "erfc",
    "ln_gamma",
    "digamma",
    "polygamma",
    "round_ties_even",
    "rem_euclid",
    "div_euclid",
    "midpoint",
    "to_bits",
    "total_cmp",
];

/// Methods that num-traits' `Float` has as well.
pub(crate) fn is_method_of_float(name: &str) -> bool {
    is_real_method(name) && !NOT_OF_FLOAT.contains(&name)
}

/// The names of these methods.
pub(crate) fn methods_of_float() -> impl Iterator<Item = &'static str> {
    [DISTINCT_METHODS, SHARED_METHODS, QUESTIONS]
        .into_iter()
        .flatten()
        .copied()
        .filter(|name| is_method_of_float(name))
}

/// Methods that every scalar has through num-traits' `Num`, and `f64` has not.
pub(crate) fn is_method_of_num(name: &str) -> bool {
    matches!(name, "is_zero" | "is_one" | "set_zero" | "set_one")
}

/// Methods of generators that make a number of the type that is written: `rng.random::<f64>()`.
pub(crate) fn is_random(name: &str) -> bool {
    matches!(name, "gen" | "r#gen" | "random" | "read")
}

/// The name of an operator's trait as a `&'static str`.
pub(crate) fn operator_named(name: &str) -> Option<&'static str> {
    OPERATORS.iter().find(|(operator, _)| *operator == name).map(|(operator, _)| *operator)
}

/// The method that an operator calls.
pub(crate) fn method_of_operator(operator: &str) -> Option<&'static str> {
    OPERATORS.iter().find(|(name, _)| *name == operator).map(|(_, method)| *method)
}

/// Methods that only look at a reference and do not keep it.
pub(crate) fn is_comparison(name: &str) -> bool {
    matches!(name, "partial_cmp" | "total_cmp" | "cmp" | "eq" | "ne" | "lt" | "le" | "gt" | "ge")
}

/// Whether a method of this name is known to belong to types that the macro does not see.
pub(crate) fn is_common_method(name: &str) -> bool {
    is_real_method(name) || COMMON_METHODS.contains(&name)
}

/// Functions of `f64` that make a float from something else.
pub(crate) fn is_float_constructor(name: &str) -> bool {
    matches!(name, "from" | "from_bits" | "from_le_bytes" | "from_be_bytes" | "from_ne_bytes")
}

/// Whether `f64` itself has a function of this name.
pub(crate) fn is_function_of_float(name: &str) -> bool {
    const OTHERS: &[&str] = &[
        "next_up",
        "next_down",
        "midpoint",
        "maximum",
        "minimum",
        "div_euclid",
        "rem_euclid",
        "round_ties_even",
        "sin_cos",
        "gamma",
        "erf",
        "erfc",
        "lerp",
        "to_bits",
        "to_le_bytes",
        "to_be_bytes",
        "to_ne_bytes",
        "to_int_unchecked",
        "total_cmp",
        "classify",
        "is_subnormal",
        "from_str",
        "default",
        "clone",
        "sum",
        "product",
        "fmt",
        "into",
        "try_from",
        "try_into",
    ];
    is_real_method(name)
        || is_comparison(name)
        || is_float_constructor(name)
        || operator_trait(name).is_some()
        || name.starts_with("algebraic_")
        || OTHERS.contains(&name)
}

/// The trait of an operator method, and whether its parameter is the type of the right-hand side.
pub(crate) fn operator_trait(method: &str) -> Option<(&'static str, bool)> {
    TRAIT_METHODS.iter().find(|(name, ..)| *name == method).map(|&(_, path, binary)| (path, binary))
}

pub(crate) fn is_std_trait(name: &str) -> bool {
    STD_TRAITS.contains(&name) || operator_named(name).is_some()
}

pub(crate) fn is_integer(name: &str) -> bool {
    INTEGERS.contains(&name)
}
