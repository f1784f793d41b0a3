//! Escapes in character and string literals (Haskell 98 report, section 2.6).

/// What an escape stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Escape {
    /// A character.
    Char(char),
    /// Nothing: `\\&`, or a gap between two lines.
    Nothing,
}

/// Names of the control characters and of the space, in the order of their codes.
const CONTROL: [&str; 33] = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR", "SO", "SI",
    "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS",
    "US", "SP",
];

/// Reads the escape at the start of `text`, which is a backslash. Gives its meaning, if it has one, and its
/// length in bytes.
pub(super) fn read(text: &str) -> (Option<Escape>, usize) {
    let rest = &text[1..];
    let Some(c) = rest.chars().next() else { return (None, 1) };
    let simple = match c {
        'a' => Some('\u{7}'),
        'b' => Some('\u{8}'),
        'f' => Some('\u{c}'),
        'n' => Some('\n'),
        'r' => Some('\r'),
        't' => Some('\t'),
        'v' => Some('\u{b}'),
        '\\' | '"' | '\'' => Some(c),
        _ => None,
    };
    if let Some(c) = simple {
        return (Some(Escape::Char(c)), 2);
    }
    match c {
        '&' => (Some(Escape::Nothing), 2),
        _ if c.is_whitespace() => {
            let gap = rest.len() - rest.trim_start().len();
            let closed = rest[gap..].starts_with('\\');
            (closed.then_some(Escape::Nothing), 1 + gap + usize::from(closed))
        }
        '^' => match rest[1..].chars().next() {
            Some(c @ '@'..='_') => (code(u32::from(c) - u32::from('@')), 3),
            _ => (None, 2),
        },
        '0'..='9' => numeric(rest, 10, 1),
        'x' => numeric(&rest[1..], 16, 2),
        'o' => numeric(&rest[1..], 8, 2),
        _ if rest.starts_with("DEL") => (code(127), 4),
        _ => {
            // `SO` is a prefix of `SOH`: the longest name wins.
            let named = CONTROL.iter().enumerate().filter(|(_, name)| rest.starts_with(**name));
            match named.max_by_key(|(_, name)| name.len()) {
                Some((i, name)) => (code(i as u32), 1 + name.len()),
                None => (None, 1 + c.len_utf8()),
            }
        }
    }
}

fn code(value: u32) -> Option<Escape> {
    char::from_u32(value).map(Escape::Char)
}

/// A character code in some radix, after `prefix` bytes.
fn numeric(digits: &str, radix: u32, prefix: usize) -> (Option<Escape>, usize) {
    let length = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let value = u32::from_str_radix(&digits[..length], radix).ok();
    (value.and_then(code), prefix + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_read_to_their_end() {
        let char = |c| Some(Escape::Char(c));
        assert_eq!(read("\\n1"), (char('\n'), 2));
        assert_eq!(read("\\x41z"), (char('A'), 4));
        assert_eq!(read("\\o101"), (char('A'), 5));
        assert_eq!(read("\\SOH"), (char('\u{1}'), 4));
        assert_eq!(read("\\SOx"), (char('\u{e}'), 3));
        assert_eq!(read("\\^A"), (char('\u{1}'), 3));
        assert_eq!(read("\\  \\x"), (Some(Escape::Nothing), 4));
        assert_eq!(read("\\q"), (None, 2));
        assert_eq!(read("\\x110000"), (None, 8));
        assert_eq!(read("\\"), (None, 1));
    }
}
