//! The programs of `examples/lang`, with the cases that their comments state.

use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Example {
    name: &'static str,
    /// The first sentence of its comment.
    title: String,
    text: &'static str,
    cases: Vec<Case>,
}

/// A function at a point.
#[derive(Serialize)]
struct Case {
    function: String,
    at: String,
    cotangent: String,
}

macro_rules! programs {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../../examples/lang/", $name, ".hs")))),*]
    };
}

/// The paper's examples first, then the rest by name.
const PROGRAMS: &[(&str, &str)] = &programs! {
    "running" "partial_order" "exponential"
    "dot" "matvec" "mult" "neural" "particles" "rotquat"
    "arrays" "combinators" "comprehensions" "containers" "dag" "guards" "interpreter" "let_order" "mutual" "network" "newton" "newtypes"
    "ode" "parallel" "parser" "ranges" "sections" "tree"
};

pub(crate) fn all() -> Vec<Example> {
    PROGRAMS
        .iter()
        .map(|(name, text)| Example { name, title: title(text), text, cases: cases(text) })
        .collect()
}

/// The comment before the first directive, up to the end of its first sentence.
fn title(text: &str) -> String {
    let comments = text.lines().map_while(|line| line.strip_prefix("--")).map(str::trim);
    let words: Vec<&str> = comments.take_while(|line| !line.starts_with('@') && !line.is_empty()).collect();
    let all = words.join(" ");
    all.split_once(". ").map_or_else(|| all.trim_end_matches('.').to_owned(), |(first, _)| first.to_owned())
}

/// The directives are described in `examples/lang/README.md`.
fn cases(text: &str) -> Vec<Case> {
    let mut directives: Vec<(String, String)> = Vec::new();
    for comment in text.lines().filter_map(|line| line.strip_prefix("--")) {
        let directive = comment.trim_start().strip_prefix('@').and_then(|rest| rest.split_once(' '));
        if let Some((key, rest)) = directive {
            directives.push((key.to_owned(), rest.trim().to_owned()));
        } else if comment.starts_with("   ") {
            if let Some((_, rest)) = directives.last_mut() {
                rest.push(' ');
                rest.push_str(comment.trim());
            }
        }
    }
    let mut cases: Vec<Case> = Vec::new();
    for (key, rest) in directives {
        match (key.as_str(), cases.last_mut()) {
            ("at", _) => {
                let (function, at) = rest.split_once(' ').unwrap_or((&rest, ""));
                cases.push(Case {
                    function: function.into(),
                    at: at.trim().into(),
                    cotangent: String::new(),
                });
            }
            ("cotangent", Some(case)) => case.cotangent = rest,
            _ => {}
        }
    }
    cases
}
