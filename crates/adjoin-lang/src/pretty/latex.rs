//! Printed programs as a LaTeX figure, in the paper's notation.
//!
//! A printed program is lines of words and signs. Each line becomes a formula in a line of its own: its
//! indentation a space, keywords upright and bold, types and constructors upright, variables in italics with
//! primes and subscripts, signs as LaTeX has them. The figure needs the package `amssymb`, for ⊸, and nothing
//! else. A program that is longer than a page becomes several figures.

use std::fmt::Write as _;

const KEYWORDS: [&str; 13] =
    ["let", "letrec", "in", "do", "case", "of", "if", "then", "else", "data", "type", "return", "error"];

/// Width of a column of the text.
const COLUMN: &str = "0.5em";

/// Lines in a figure. LaTeX does not break figures, and drops what is below the page.
const MOST_LINES: usize = 40;

/// Figures, usually one, with a program that was printed in
/// [`Notation::Unicode`](super::Notation::Unicode).
pub fn latex_figure(program: &str, caption: &str) -> String {
    let lines: Vec<&str> = program.trim_end().lines().collect();
    let count = lines.len().div_ceil(MOST_LINES).max(1);
    // All of about the same length.
    let parts = lines.chunks(lines.len().div_ceil(count).max(1));
    let mut out = String::from("% Needs \\usepackage{amssymb}.\n");
    for (place, part) in (1..).zip(parts) {
        out.push_str("\\begin{figure}\n\\footnotesize\\raggedright\n");
        for line in part {
            out.push_str(&paragraph(line));
        }
        let number = if count > 1 { format!(" ({place} of {count})") } else { String::new() };
        let _ = writeln!(out, "\\caption{{{}{number}}}\n\\end{{figure}}", prose(caption));
    }
    out
}

/// A line of a program as a paragraph.
fn paragraph(line: &str) -> String {
    let indent = line.chars().take_while(|c| *c == ' ').count();
    if indent == line.chars().count() {
        return "\\medskip\n".into();
    }
    format!("\\noindent\\hspace*{{{indent}\\dimexpr{COLUMN}\\relax}}${}$\\par\n", line_of(line))
}

/// A line of a program in math mode.
fn line_of(line: &str) -> String {
    let chars: Vec<char> = line.trim_start().chars().collect();
    let mut out = String::new();
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        let start = at;
        if c == '"' || (c == '\'' && quoted_end(&chars, at).is_some_and(|end| end - at <= 10)) {
            at = quoted_end(&chars, at).unwrap_or(chars.len());
            let text: String = chars[start..at].iter().collect();
            let _ = write!(out, "\\texttt{{{}}}", prose(&text));
        } else if c.is_alphabetic() || c == '_' {
            while at < chars.len()
                && (chars[at].is_alphanumeric() || matches!(chars[at], '_' | '@'))
                && !is_subscript(chars[at])
            {
                at += 1;
            }
            out.push_str(&word(&chars[start..at].iter().collect::<String>()));
            at = decorations(&chars, at, &mut out);
        } else if c.is_ascii_digit() {
            while at < chars.len() && (chars[at].is_ascii_digit() || matches!(chars[at], '.' | 'e')) {
                at += 1;
            }
            // The combining underline makes it the zero of a monoid.
            let number: String = chars[start..at].iter().collect();
            if chars.get(at) == Some(&'\u{332}') {
                at += 1;
                let _ = write!(out, "\\underline{{{number}}}");
            } else {
                out.push_str(&number);
                at = decorations(&chars, at, &mut out);
            }
        } else {
            at += 1;
            out.push_str(&sign(c));
            if c != ' ' {
                at = decorations(&chars, at, &mut out);
            }
        }
    }
    out
}

/// The end of a literal between quotes.
fn quoted_end(chars: &[char], start: usize) -> Option<usize> {
    let mut at = start + 1;
    while at < chars.len() && chars[at] != chars[start] {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at < chars.len()).then_some(at + 1)
}

fn is_subscript(c: char) -> bool {
    matches!(c, '₀'..='₉' | 'ₛ')
}

/// Subscripts and primes that follow.
fn decorations(chars: &[char], mut at: usize, out: &mut String) -> usize {
    let mut below = String::new();
    while let Some(c) = chars.get(at).filter(|c| is_subscript(**c)) {
        below.push(if *c == 'ₛ' {
            's'
        } else {
            char::from_digit(u32::from(*c) - 0x2080, 10).unwrap_or('?')
        });
        at += 1;
    }
    if !below.is_empty() {
        let _ = write!(out, "_{{{below}}}");
    }
    let primes = chars[at..].iter().take_while(|c| **c == '\'').count();
    if primes > 0 {
        let _ = write!(out, "^{{{}}}", "\\prime".repeat(primes));
    }
    at + primes
}

fn word(word: &str) -> String {
    let text = word.replace('_', "\\_");
    if KEYWORDS.contains(&word) {
        format!("\\mathbf{{{text}}}")
    } else if word.starts_with(char::is_uppercase) {
        format!("\\mathrm{{{text}}}")
    } else if word.is_ascii() {
        format!("\\mathit{{{text}}}")
    } else {
        word.chars().map(sign).collect()
    }
}

fn sign(c: char) -> String {
    match c {
        ' ' => "\\ ",
        'λ' => "\\lambda ",
        '°' => "^{\\circ}",
        '→' => "\\to ",
        '⊸' => "\\multimap ",
        '←' => "\\leftarrow ",
        '↦' => "\\mapsto ",
        '⋆' => "\\star ",
        '∘' => "\\circ ",
        '∪' => "\\cup ",
        '·' => "\\cdot ",
        '∀' => "\\forall ",
        '≠' => "\\neq ",
        '≤' => "\\leq ",
        '≥' => "\\geq ",
        'π' => "\\pi ",
        '<' => "<",
        '>' => ">",
        '|' => "\\vert ",
        '^' => "\\hat{\\ }",
        '\\' => "\\backslash ",
        '~' => "\\sim ",
        '{' => "\\{",
        '}' => "\\}",
        '#' => "\\#",
        '%' => "\\%",
        '&' => "\\&",
        '$' => "\\$",
        '_' => "\\_",
        // A letter that is none of ours: by its number, so that any engine takes it.
        c if !c.is_ascii() => return format!("\\mathrm{{u{:x}}}", u32::from(c)),
        c => return c.to_string(),
    }
    .to_owned()
}

/// Ordinary text.
fn prose(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '{' | '}' | '#' | '%' | '&' | '$' | '_' => {
                out.push('\\');
                out.push(c);
            }
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            c if c.is_ascii() => out.push(c),
            c => {
                let _ = write!(out, "${}$", sign(c));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_signs_are_in_the_papers_notation() {
        assert_eq!(line_of("let x₁' = 0̲"), "\\mathbf{let}\\ \\mathit{x}_{1}^{\\prime}\\ =\\ \\underline{0}");
        assert_eq!(line_of("f +ₛ g_1"), "\\mathit{f}\\ +_{s}\\ \\mathit{g\\_1}");
        assert_eq!(line_of("  λ°(z : Double)."), "\\lambda ^{\\circ}(\\mathit{z}\\ :\\ \\mathrm{Double}).");
    }

    #[test]
    fn a_long_program_is_several_figures() {
        let program = "x = 1\n".repeat(120);
        let figure = latex_figure(&program, "Long");
        assert_eq!(figure.matches("\\begin{figure}").count(), 3);
        assert_eq!(figure.matches("\\par\n").count(), 120);
        assert!(figure.contains("\\caption{Long (3 of 3)}"), "{figure}");
        assert!(latex_figure("x = 1\n", "Short").contains("\\caption{Short}"));
    }

    #[test]
    fn nothing_but_ascii_is_left_and_braces_balance() {
        let figure = latex_figure("f = λ(s : [Char]). \"é{\" ⊸ {i ↦ 'x'} ∪ 1.5e-7 ^ α", "50 %");
        assert!(figure.is_ascii(), "{figure}");
        let plain = figure.replace("\\{", "").replace("\\}", "");
        assert_eq!(plain.matches('{').count(), plain.matches('}').count(), "{figure}");
    }
}
