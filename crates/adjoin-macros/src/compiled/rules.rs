//! The rule table as the macro has to know it: which functions there are, and which of their numbers a slope
//! looks at.
//!
//! The slopes themselves are those of the library's table (`adjoin::macro_support::compiled::slopes`). A
//! number that a slope is believed not to look at is passed as NaN: were that wrong, the gradient would be
//! NaN, which sends the call to the tape. A test in the library holds this table against the rules.

/// What the slope of a function of one argument looks at: `(argument, value)`.
fn unary(name: &str) -> Option<(bool, bool)> {
    Some(match name {
        "sqrt" | "cbrt" | "exp" | "exp2" | "exp_m1" | "tan" | "tanh" | "recip" => (false, true),
        "ln" | "log2" | "log10" | "ln_1p" | "sin" | "cos" | "asin" | "acos" | "atan" | "sinh" | "cosh"
        | "asinh" | "acosh" | "atanh" | "abs" => (true, false),
        "to_degrees" | "to_radians" | "fract" => (false, false),
        _ => return None,
    })
}

/// What the slopes of a function of two arguments look at: `(first, second, value)`.
fn binary(name: &str) -> Option<(bool, bool, bool)> {
    Some(match name {
        "rem" | "rem_euclid" | "log" | "powf" | "hypot" => (true, true, true),
        "atan2" | "max" | "min" | "copysign" => (true, true, false),
        _ => return None,
    })
}

/// The number of arguments of a function of the table.
pub(super) fn arguments(name: &str) -> Option<usize> {
    match name {
        "powi" => Some(2),
        "mul_add" | "clamp" => Some(3),
        _ if unary(name).is_some() => Some(1),
        _ if binary(name).is_some() => Some(2),
        _ => None,
    }
}

/// Whether the second argument is an integer.
pub(super) fn has_integer(name: &str) -> bool {
    name == "powi"
}

/// Which arguments the slopes look at, and whether they look at the value.
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
