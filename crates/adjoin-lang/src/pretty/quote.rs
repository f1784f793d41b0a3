//! Characters and strings between quotes, with Haskell's escapes.

use std::fmt::Write as _;

use super::Notation;

/// A character between quotes.
pub(super) fn character(value: char, notation: Notation) -> String {
    match value {
        '\'' => "'\\''".into(),
        '\\' => "'\\\\'".into(),
        value if is_plain(value, notation) => format!("'{value}'"),
        _ => format!("'\\{}'", u32::from(value)),
    }
}

/// A string between quotes.
pub(super) fn string(text: &str, notation: Notation) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if is_plain(c, notation) => out.push(c),
            // `\&` keeps a digit that follows out of the number.
            _ => {
                let _ = write!(out, "\\{}\\&", u32::from(c));
            }
        }
    }
    out.push('"');
    out
}

fn is_plain(c: char, notation: Notation) -> bool {
    matches!(c, ' '..='~') || (notation == Notation::Unicode && !c.is_ascii() && c.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_stay_in_unicode_and_all_else_is_escaped() {
        assert_eq!(string("é\n1\"", Notation::Unicode), "\"é\\10\\&1\\\"\"");
        assert_eq!(string("é", Notation::Ascii), "\"\\233\\&\"");
        assert_eq!(character('λ', Notation::Ascii), "'\\955'");
        assert_eq!(character('\'', Notation::Unicode), "'\\''");
    }
}
