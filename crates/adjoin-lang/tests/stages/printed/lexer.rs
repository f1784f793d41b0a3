//! Tokens of printed programs, with the columns that determine the layout.

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// A name, or a keyword.
    Name(String),
    Op(String),
    Int,
    Double,
    Char,
    Text,
    /// One of `( ) [ ] { } ,`.
    Mark(char),
    /// `\`.
    Lambda,
    /// `\o`.
    LinearLambda,
    End,
}

#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) token: Token,
    pub(super) line: usize,
    pub(super) column: usize,
    /// Whether it is the first of its line.
    pub(super) first: bool,
    /// Whether it follows the token before without a space.
    pub(super) tight: bool,
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '\'')
}

fn is_symbol(c: char) -> bool {
    "!#$%&*+./<=>?@^|-~:".contains(c)
}

/// The end of a quoted literal that starts at `start`.
fn quoted(line: &[char], start: usize) -> Result<usize, String> {
    let mut at = start + 1;
    while at < line.len() && line[at] != line[start] {
        at += if line[at] == '\\' { 2 } else { 1 };
    }
    if at < line.len() { Ok(at + 1) } else { Err("a literal without an end".into()) }
}

pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, String> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line: Vec<char> = line.chars().collect();
        let take = |from: usize, part: fn(char) -> bool| {
            from + line[from..].iter().take_while(|c| part(**c)).count()
        };
        let has =
            |at: usize, text: &str| line[at.min(line.len())..].starts_with(&text.chars().collect::<Vec<_>>());
        let (mut at, mut first, mut before) = (0, true, ' ');
        while at < line.len() {
            let start = at;
            let c = line[start];
            if c == ' ' {
                (at, before) = (at + 1, ' ');
                continue;
            }
            let digit = |at: usize| line.get(at).is_some_and(char::is_ascii_digit);
            let token = if digit(start) || (c == '-' && digit(start + 1) && !is_part(before) && before != ')')
            {
                at = take(start + 1, |c| c.is_ascii_digit());
                if line.get(at) == Some(&'S') {
                    at += 1;
                    Token::Name(line[start..at].iter().collect())
                } else {
                    let fraction = line.get(at) == Some(&'.') && digit(at + 1);
                    if fraction {
                        at = take(at + 1, |c| c.is_ascii_digit());
                    }
                    let exponent = line.get(at) == Some(&'e');
                    if exponent {
                        at = take(at + 2, |c| c.is_ascii_digit());
                    }
                    if fraction || exponent { Token::Double } else { Token::Int }
                }
            } else if has(start, "-Infinity") {
                at += "-Infinity".len();
                Token::Double
            } else if c.is_alphabetic() || c == '_' {
                at = take(start, is_part);
                let mut name: String = line[start..at].iter().collect();
                if name == "D" && has(at, "[Double]") {
                    (name, at) = ("D[Double]".into(), at + "[Double]".len());
                } else if name.ends_with('_') && has(at, "[]") {
                    at = take(at + 2, is_part);
                    name = line[start..at].iter().collect();
                }
                // `sum@Int`, `equal@[(Int,Double)]`: a function at some types.
                if line.get(at) == Some(&'@') && line.get(at + 1).is_some_and(|c| *c != ' ') {
                    let mut open = 0;
                    while at < line.len() {
                        match line[at] {
                            '(' | '[' => open += 1,
                            ')' | ']' | ',' if open == 0 => break,
                            ')' | ']' => open -= 1,
                            '@' | ',' => {}
                            c if is_part(c) => {}
                            _ => break,
                        }
                        at += 1;
                    }
                    name = line[start..at].iter().collect();
                }
                if matches!(name.as_str(), "NaN" | "Infinity") { Token::Double } else { Token::Name(name) }
            } else if c == '\\' {
                let linear = line.get(start + 1) == Some(&'o');
                at += if linear { 2 } else { 1 };
                if linear { Token::LinearLambda } else { Token::Lambda }
            } else if c == '"' {
                at = quoted(&line, start)?;
                Token::Text
            } else if c == '\'' {
                at = quoted(&line, start)?;
                Token::Char
            } else if "()[]{},".contains(c) {
                at += 1;
                Token::Mark(c)
            } else if is_symbol(c) {
                at = take(start, is_symbol);
                // The monoid's `+S`, and operators with primes.
                if line.get(at) == Some(&'S') && !line.get(at + 1).is_some_and(|c| is_part(*c)) {
                    at += 1;
                }
                at = take(at, |c| c == '\'');
                Token::Op(line[start..at].iter().collect())
            } else {
                return Err(format!("line {}: what is {c:?}?", number + 1));
            };
            let tight = before != ' ';
            before = line[at - 1];
            // `-o` is an arrow.
            let arrow = token == Token::Op("-".into())
                && line.get(at) == Some(&'o')
                && line.get(at + 1) == Some(&' ');
            at += usize::from(arrow);
            let token = if arrow { Token::Op("-o".into()) } else { token };
            found.push(Placed { token, line: number + 1, column: start, first, tight });
            first = false;
        }
    }
    found.push(Placed { token: Token::End, line: 0, column: 0, first: true, tight: false });
    Ok(found)
}
