//! Writes a crate's files as one module: `inline <path to lib.rs> <name of the module> <edition> <checks>`,
//! with a module `checks` in it.
//!
//! `mod x;` becomes `mod x { … }` with the text of its file, and `crate::` the path to the module. In code of
//! edition 2015 the paths of `use` begin at the root of the crate, which is said aloud. Attributes for a
//! whole crate are left out.

use std::path::{Path, PathBuf};
use std::{env, fs};

struct Inliner {
    /// `crate::module`.
    root: String,
    /// The modules at the root, for code of edition 2015.
    top: Vec<String>,
    old: bool,
}

/// `pub mod name;` as what comes before the semicolon, and the name.
fn declared(line: &str) -> Option<(&str, &str)> {
    let head = line.split("//").next()?.trim_end().strip_suffix(';')?;
    let (before, name) = head.rsplit_once("mod ").unwrap_or((head, ""));
    let visibility = before.trim();
    let allowed = visibility.is_empty() || visibility == "pub" || (visibility.starts_with("pub(") && visibility.ends_with(')'));
    let named = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    (allowed && named).then_some((head, name))
}

fn is_about_the_crate(line: &str) -> bool {
    ["#![no_std]", "#![cfg_attr", "#![feature", "#![deny", "#![forbid", "#![warn", "#![doc", "#![crate"]
        .iter()
        .any(|start| line.trim_start().starts_with(start))
}

impl Inliner {
    fn line(&self, line: &str) -> String {
        let mut line = line.replace("$crate::", "crate::").replace("crate::", &format!("{}::", self.root));
        if self.old {
            for module in &self.top {
                for keyword in ["use ", "use ::"] {
                    let start = format!("{keyword}{module}");
                    if let Some(at) = line.find(&start) {
                        let rest = &line[at + start.len()..];
                        let ends = rest.starts_with([':', ';']) || rest.starts_with(" as ");
                        let first = line[..at].trim().trim_start_matches("pub").trim().is_empty();
                        if ends && first {
                            line = format!("{}use {}::{module}{rest}", &line[..at], self.root);
                        }
                    }
                }
            }
        }
        line
    }

    fn file(&self, file: &Path, children: &Path, text: &mut String) {
        let source = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let mut inside_attribute = false;
        for line in source.lines() {
            // An attribute over several lines ends with its bracket.
            if inside_attribute {
                inside_attribute = !line.trim_end().ends_with(")]");
                continue;
            }
            if is_about_the_crate(line) {
                inside_attribute = !line.trim_end().ends_with(']');
                continue;
            }
            match declared(line) {
                Some((head, name)) => {
                    let (beside, below) =
                        (children.join(format!("{name}.rs")), children.join(name).join("mod.rs"));
                    text.push_str(&format!("{head} {{\n"));
                    if let Some(found) = [beside, below].into_iter().find(|path| path.exists()) {
                        self.file(&found, &children.join(name), text);
                    }
                    text.push_str("}\n");
                }
                None => {
                    text.push_str(&self.line(line));
                    text.push('\n');
                }
            }
        }
    }
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [library, module, edition, checks] = arguments.as_slice() else {
        panic!("inline <lib.rs> <module> <edition> <checks>")
    };
    let library = PathBuf::from(library);
    let source = fs::read_to_string(&library).expect("a readable lib.rs");
    let inliner = Inliner {
        root: format!("crate::{module}"),
        top: source.lines().filter_map(declared).map(|(_, name)| name.to_owned()).collect(),
        old: edition == "2015",
    };
    let mut text = String::new();
    inliner.file(&library, library.parent().expect("a file in a folder"), &mut text);
    let checks = fs::read_to_string(checks).expect("readable checks");
    text.push_str(&format!("pub mod checks {{\nuse super::*;\n{checks}}}\n"));
    println!("#[adjoin::differentiable]\npub mod {module} {{\n{text}}}");
}
