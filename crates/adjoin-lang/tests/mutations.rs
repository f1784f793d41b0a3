//! No input makes the front end panic or hang: examples with random damage are loaded, and what is accepted
//! is well-typed core.
//!
//! Damage affects bytes (deleted, doubled, replaced by characters of the syntax) and words (swapped, deleted,
//! copied from another example). The seed is printed; `SEED` and `MUTATIONS` in the environment
//! choose another run.

#[allow(dead_code, reason = "shared by several test binaries")]
mod support;

use std::panic;

/// A xorshift generator: small, and the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

const FRAGMENTS: [&str; 44] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ";",
    "`",
    "\"",
    "'",
    "\\",
    "->",
    "<-",
    "=",
    "==",
    "::",
    "|",
    "..",
    "@",
    "~",
    "!",
    "-",
    "_",
    "let ",
    " in ",
    " where ",
    "case ",
    " of ",
    "if ",
    " then ",
    " else ",
    "data ",
    "newtype ",
    "type ",
    "infixl 6 ",
    "\n",
    "\n  ",
    "\t",
    "{-",
    "-}",
    "--",
    "λ",
    "0x",
];

fn damage(text: &str, other: &str, random: &mut Random) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(chars.len().max(1));
        match random.below(7) {
            0 if !chars.is_empty() => {
                chars.remove(at.min(chars.len() - 1));
            }
            1 if !chars.is_empty() => {
                let end = (at + random.below(20)).min(chars.len());
                chars.drain(at.min(end)..end);
            }
            2 => {
                let fragment = FRAGMENTS[random.below(FRAGMENTS.len())];
                let at = at.min(chars.len());
                chars.splice(at..at, fragment.chars());
            }
            3 => {
                let end = (at + random.below(200)).min(chars.len());
                let copy: Vec<char> = chars[at.min(end)..end].to_vec();
                let to = random.below(chars.len() + 1);
                chars.splice(to..to, copy);
            }
            4 => {
                let words: Vec<&str> = other.split_inclusive(char::is_whitespace).collect();
                let from = random.below(words.len());
                let taken = words[from..(from + 1 + random.below(12)).min(words.len())].concat();
                let at = at.min(chars.len());
                chars.splice(at..at, taken.chars());
            }
            5 if chars.len() > 1 => {
                let end = (at + 1 + random.below(3)).min(chars.len() - 1);
                chars.swap(at, end);
            }
            _ => {
                let lines: Vec<String> = String::from_iter(&chars).lines().map(str::to_owned).collect();
                let mut lines = lines;
                if lines.len() > 1 {
                    let (a, b) = (random.below(lines.len()), random.below(lines.len()));
                    lines.swap(a, b);
                    let c = random.below(lines.len());
                    let indented = format!("{}{}", " ".repeat(random.below(4)), lines[c].trim_start());
                    lines[c] = indented;
                }
                chars = lines.join("\n").chars().collect();
            }
        }
    }
    chars.into_iter().collect()
}

fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).map(line).collect::<Vec<_>>().join("\n")
}

/// Local functions inside one another, each used at two types: their copies multiply.
fn multiplying(n: usize) -> String {
    let open = |i: usize| {
        let indent = " ".repeat(i);
        format!(
            "{indent}f{i} x = if f{j} 2.5 > 1 && f{j} (3 :: Int) > 1 then x else x + x\n{indent} where",
            j = i + 1
        )
    };
    format!("{}\n{}f{n} x = x * 2", lines(n, open), " ".repeat(n + 1))
}

fn examine(text: &str) -> bool {
    match adjoin_lang::load("mutant.hs", text) {
        Ok(program) => {
            adjoin_lang::typing::source(&program.core).unwrap_or_else(|e| panic!("ill-typed core: {e}"));
            true
        }
        Err(diagnostics) => {
            assert!(diagnostics.has_errors());
            assert!(!diagnostics.plain().is_empty() && !diagnostics.render(false).is_empty());
            false
        }
    }
}

#[test]
fn damaged_programs_are_reported_or_accepted_but_never_crash() {
    let seed = from_environment("SEED", 0x5eed);
    let count = from_environment("MUTATIONS", 3000);
    println!("SEED={seed} MUTATIONS={count}");
    let mut texts: Vec<String> = support::examples().into_iter().map(|e| e.text).collect();
    texts.push(adjoin_lang::program::PRELUDE.to_owned());
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut accepted = 0;
    for i in 0..count {
        let text = &texts[random.below(texts.len())];
        let other = &texts[random.below(texts.len())];
        let mutant = damage(text, other, &mut random);
        let Ok(ok) = panic::catch_unwind(|| examine(&mutant)) else {
            panic!("mutant {i} of seed {seed} crashes the front end:\n{mutant}");
        };
        accepted += u64::from(ok);
    }
    // Damage to comments and literals leaves programs intact; if all were rejected, the test would cover one
    // half only.
    assert!(accepted > 0 && accepted < count, "{accepted} of {count} accepted");
}

#[test]
fn deep_nesting_and_long_chains_are_answered() {
    let n = 20_000;
    let inputs = [
        format!("f x = {}x{}", "(".repeat(n), ")".repeat(n)),
        format!("f x = {}", "(".repeat(n)),
        format!("f x = {}x{}", "[".repeat(n), "]".repeat(n)),
        format!("f x = {}x", "x + ".repeat(n)),
        format!("f x = {}x", "x : ".repeat(n)),
        format!("f x = {}x", "- ".repeat(n)),
        format!("f x = {}x", "\\y -> ".repeat(n)),
        format!("f x = {}x", "let y = x in ".repeat(n)),
        format!("f x = {}x", "if x then x else ".repeat(n)),
        format!("f {} = x", "(x:".repeat(n)),
        format!("f :: {}Int", "Int -> ".repeat(n)),
        format!("f :: {}Int{}", "[".repeat(n), "]".repeat(n)),
        format!("f \"{}\" = 1", "a".repeat(n)),
        format!("f = \"{}\"", "a".repeat(n)),
        format!("f = [{}1]", "1, ".repeat(n)),
        format!("f x = {}x", "f $ ".repeat(n)),
        format!("f x = x where {{ {} }}", lines(2000, |i| format!("a{i} = x;")).replace('\n', " ")),
        "{-".repeat(n),
        format!("f x = case x of {}", "{".repeat(n)),
        format!("f x | {}True = x", "True, ".repeat(n)),
        format!("f x = {}x", "x + ".repeat(2900)),
        format!("f x = {}x{}", "(".repeat(290), ")".repeat(290)),
        format!("f x = {}x{}", "(f (".repeat(140), "))".repeat(140)),
        format!("f x = {}[]", "x : ".repeat(2900)),
        format!("dup x = (x, x)\nf = {}'x'{}", "dup (".repeat(40), ")".repeat(40)),
        format!("dup x = (x, x)\nf = let y = {}'x'{} in y == y", "dup (".repeat(12), ")".repeat(12)),
        format!("f x = {}x{} == x", "(\\y -> (y, y)) (".repeat(40), ")".repeat(40)),
        "f :: Eq a => Int -> a -> Bool\nf n x = if n == 0 then x == x else f (n - 1) (x, x)".into(),
        "f :: Eq a => Int -> a -> Bool\nf n x = if n == 0 then x == x else f (n - 1) [x]".into(),
        "data N a = E | N a (N (a, a))\nf :: N Int -> Bool\nf x = x == x".into(),
        multiplying(25),
        lines(300, |i| format!("f{i} x = f{} x", (i + 1) % 300)),
        lines(60, |i| format!("type T{} = (T{i}, T{i})", i + 1)) + "\ntype T0 = Int\nf :: T60\nf = f",
    ];
    for (i, text) in inputs.iter().enumerate() {
        let result = panic::catch_unwind(|| examine(text));
        assert!(result.is_ok(), "input {i} crashes the front end");
    }
}
