//! The modules of the language depend on each other in one order, the one in ARCHITECTURE.md.

use std::fs;
use std::panic;
use std::path::Path;

/// The modules, lowest first.
fn order() -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ARCHITECTURE.md"));
    let text = text.expect("the architecture");
    let (_, table) = text.split_once("| module of `adjoin-lang` | says |").expect("the table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split('`').nth(1).expect("a module in backquotes").to_owned()).collect()
}

/// The code of all files below, without comments.
fn code_below(path: &Path, into: &mut String) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            code_below(&entry.expect("an entry").path(), into);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        let text = fs::read_to_string(path).expect("a source file");
        into.extend(text.lines().flat_map(|line| [line.split("//").next().unwrap_or_default(), "\n"]));
    }
}

/// Compares every module with the order, and returns the number of uses of other modules.
fn check(order: &[String]) -> usize {
    let mut uses = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("the sources") {
        let path = entry.expect("an entry").path();
        let module = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
        if matches!(&*module, "lib" | "prelude") {
            continue;
        }
        let place = |name: &str| order.iter().position(|each| each == name);
        let own = place(&module).unwrap_or_else(|| panic!("`{module}` is not in the table"));
        let mut code = String::new();
        code_below(&path, &mut code);
        assert!(!code.contains("crate::{"), "`{module}`: write each module's `use` on its own");
        for (at, _) in code.match_indices("crate::") {
            let rest = &code[at + "crate::".len()..];
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            let Some(other) = place(&rest[..end]) else { continue };
            uses += usize::from(other != own);
            assert!(other <= own, "`{module}` uses `{}`, which comes later", order[other]);
        }
    }
    uses
}

#[test]
fn no_module_uses_a_later_one() {
    assert!(check(&order()) > 100, "the uses of other modules are found");
}

#[test]
fn a_use_of_a_later_module_is_found() {
    let mut upside_down = order();
    upside_down.reverse();
    assert!(panic::catch_unwind(|| check(&upside_down)).is_err());
}
