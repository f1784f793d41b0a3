//! Reads the directives of `examples/lang/*.hs`; their format is described in the README beside them.

use std::fs;
use std::path::{Path, PathBuf};

/// One expected result of an example.
#[derive(Debug, Default)]
pub(crate) struct Case {
    /// The function.
    pub(crate) function: String,
    /// Its argument, an expression.
    pub(crate) at: String,
    /// The expected value, an expression.
    pub(crate) value: String,
    /// The cotangent to pull back, if it is not 1.
    pub(crate) cotangent: Option<String>,
    /// The expected cotangent of the argument, an expression.
    pub(crate) gradient: Option<String>,
}

/// An example file.
#[derive(Debug)]
pub(crate) struct Example {
    /// File name.
    pub(crate) name: String,
    /// Its text.
    pub(crate) text: String,
    /// Its directives.
    pub(crate) cases: Vec<Case>,
}

/// The directory of the examples.
pub(crate) fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lang")
}

/// All examples, by name.
pub(crate) fn examples() -> Vec<Example> {
    let mut paths: Vec<PathBuf> = fs::read_dir(directory())
        .expect("the examples are there")
        .map(|entry| entry.expect("readable entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "hs"))
        .collect();
    paths.sort();
    paths.iter().map(|path| read(path)).collect()
}

fn read(path: &Path) -> Example {
    let text = fs::read_to_string(path).expect("readable example");
    let name = path.file_name().expect("a file").to_string_lossy().into_owned();
    let mut directives: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let Some(comment) = line.strip_prefix("--") else {
            open = false;
            continue;
        };
        if let Some(directive) = comment.trim_start().strip_prefix('@') {
            let (key, rest) = directive.split_once(' ').unwrap_or((directive, ""));
            directives.push((key.to_owned(), rest.trim().to_owned()));
            open = true;
        } else if open && comment.starts_with("   ") {
            let (_, rest) = directives.last_mut().expect("an open directive");
            rest.push(' ');
            rest.push_str(comment.trim());
        } else {
            open = false;
        }
    }
    let mut cases: Vec<Case> = Vec::new();
    for (key, rest) in directives {
        if key == "at" {
            let (function, at) =
                rest.split_once(' ').unwrap_or_else(|| panic!("{name}: @at FUNCTION EXPRESSION"));
            cases.push(Case { function: function.into(), at: at.trim().into(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().unwrap_or_else(|| panic!("{name}: @{key} before @at"));
        match key.as_str() {
            "value" => case.value = rest,
            "cotangent" => case.cotangent = Some(rest),
            "gradient" => case.gradient = Some(rest),
            other => panic!("{name}: unknown directive @{other}"),
        }
    }
    Example { name, text, cases }
}
