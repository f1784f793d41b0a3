//! Rules of style that a program can check, in all Rust files of the project: prose in comments ends at the
//! formatter's width, and the name of a function, such as a test, has at most 60 characters.

use std::fs;
use std::path::Path;

/// Maximum length of the name of a function.
const NAME: usize = 60;

/// The width of diagrams, tables and code in comments, which cannot be wrapped.
const DIAGRAM: usize = 140;

/// The width of the formatter.
fn width() -> usize {
    let settings = include_str!("../../../rustfmt.toml");
    let (_, rest) = settings.split_once("max_width = ").expect("the width is in rustfmt.toml");
    rest.lines().next().and_then(|number| number.parse().ok()).expect("a number")
}

/// The lines that break a rule, by their numbers.
fn broken(text: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    let mut in_code = false;
    for (line, number) in text.lines().zip(1..) {
        let trimmed = line.trim_start();
        if let Some(comment) = trimmed.strip_prefix("//") {
            let comment = comment.trim_start_matches(['/', '!']).trim_start();
            let fence = comment.starts_with("```");
            let limit = if in_code || fence || comment.starts_with('|') { DIAGRAM } else { width() };
            in_code ^= fence;
            if line.chars().count() > limit {
                found.push((number, "a comment is too wide"));
            }
        } else {
            in_code = false;
            if functions(trimmed).any(|name| name.len() > NAME) {
                found.push((number, "the name of a function is too long"));
            }
        }
    }
    found
}

/// The names of the functions that a line declares.
fn functions(line: &str) -> impl Iterator<Item = &str> {
    let declared = line.split("fn ").skip(1);
    declared.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
}

/// Checks the files in a folder, and returns their number.
fn check(folder: &Path, found: &mut Vec<String>) -> usize {
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if !path.ends_with("target") {
                files += check(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files += 1;
            let text = fs::read_to_string(&path).expect("a source file");
            let lines = broken(&text).into_iter();
            found.extend(lines.map(|(number, rule)| format!("{}:{number}: {rule}", path.display())));
        }
    }
    files
}

#[test]
fn comments_are_narrow_and_names_of_tests_are_short() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project");
    let mut found = Vec::new();
    let folders = ["crates", "solvers", "fuzz", "examples", "scripts"].iter();
    let files: usize = folders.map(|folder| check(&project.join(folder), &mut found)).sum();
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(files > 500, "{files} files");
}

#[test]
fn wide_comments_and_long_names_are_found() {
    let prose = "word ".repeat(30);
    let name = "x".repeat(61);
    let text =
        format!("// {prose}\n/// | {prose}\n//! ```\n//! {prose}\n//! ```\n//! {prose}\nfn {name}() {{}}");
    let lines: Vec<usize> = broken(&text).into_iter().map(|(number, _)| number).collect();
    assert_eq!(lines, [1, 2, 4, 6, 7]);
    let text = text.replace(&prose, &prose[..120]).replace(&name, "short");
    let lines: Vec<usize> = broken(&text).into_iter().map(|(number, _)| number).collect();
    assert_eq!(lines, [1, 6]);
}
