//! The functions of the rule table, as far as the macro has to know them: their names, the numbers of their
//! arguments, and which numbers a slope uses.
//!
//! The slopes themselves are functions of the library (`adjoin::macro_support::compiled::slopes`). R passes
//! NaN for each number that a slope does not use, so that F does not have to keep it:
//! `slopes::tanh(f64::NAN, t)`. If this table were wrong, the gradient would be NaN, and the call would be
//! repeated on the tape. A test in the library compares the table with the rules.

/// Which numbers the slope of a function of one argument uses: `(argument, value)`.
fn unary(name: &str) -> Option<(bool, bool)> {
    Some(match name {
        "sqrt" | "cbrt" | "exp" | "exp2" | "exp_m1" | "tan" | "tanh" | "recip" => (false, true),
        "ln" | "log2" | "log10" | "ln_1p" | "sin" | "cos" | "asin" | "acos" | "atan" | "sinh" | "cosh"
        | "asinh" | "acosh" | "atanh" | "abs" => (true, false),
        "to_degrees" | "to_radians" | "fract" => (false, false),
        _ => return None,
    })
}

/// Which numbers the slopes of a function of two arguments use: `(first, second, value)`.
fn binary(name: &str) -> Option<(bool, bool, bool)> {
    Some(match name {
        "rem" | "rem_euclid" | "log" | "powf" | "hypot" => (true, true, true),
        "atan2" | "max" | "min" | "copysign" => (true, true, false),
        _ => return None,
    })
}

/// The number of arguments of a function of the table, the receiver included; `None` for others.
pub(super) fn arguments(name: &str) -> Option<usize> {
    match name {
        "powi" => Some(2),
        "mul_add" | "clamp" => Some(3),
        _ if unary(name).is_some() => Some(1),
        _ if binary(name).is_some() => Some(2),
        _ => None,
    }
}

/// Whether the second argument is an integer, which has no slope.
pub(super) fn has_integer(name: &str) -> bool {
    name == "powi"
}

/// Which arguments the slopes use, and whether they use the value.
pub(super) fn looks_at(name: &str) -> (Vec<bool>, bool) {
    match name {
        "powi" => (vec![true, true], false),
        "mul_add" => (vec![true, true, false], false),
        "clamp" => (vec![true, true, true], false),
        _ => match (unary(name), binary(name)) {
            (Some((x, y)), _) => (vec![x], y),
            (_, Some((x, y, z))) => (vec![x, y], z),
            _ => (Vec::new(), false),
        },
    }
}
