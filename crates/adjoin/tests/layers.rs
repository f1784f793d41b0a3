//! The layers of the library hold: no module uses one of a higher layer. The tables in ARCHITECTURE.md say
//! which those are.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// The names in backquotes in the first cell of a row, or in the second, with the row's number; from the row
/// after the given heading.
fn layers(text: &str, heading: &str, cell: usize) -> HashMap<String, usize> {
    let (_, table) = text.split_once(heading).expect("the table is in ARCHITECTURE.md");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut layers = HashMap::new();
    for (number, row) in rows.enumerate() {
        let names = row.split('|').nth(cell + 1).expect("a cell").split('`').skip(1).step_by(2);
        layers.extend(names.map(|name| (name.to_owned(), number)));
    }
    layers
}

/// The names in code that follow `prefix` directly. Those after `$crate::` are left out: they are used where
/// the macro is called.
fn named<'a>(code: &'a str, prefix: &str) -> Vec<&'a str> {
    let ends = |rest: &&'a str| rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    code.match_indices(prefix)
        .filter(|(at, _)| !code[..*at].ends_with('$'))
        .map(|(at, _)| &code[at + prefix.len()..])
        .map(|rest| &rest[..ends(&rest)])
        .collect()
}

/// The code of a file, without comments.
fn code_of(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn for_each_file(path: &Path, f: &mut impl FnMut(&Path)) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            for_each_file(&entry.expect("an entry").path(), f);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        f(path);
    }
}

/// Compares the modules in a folder with their layers, and returns the number of uses.
fn check(folder: &Path, prefix: &str, layers: &HashMap<String, usize>) -> usize {
    let mut uses = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let module = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
        if matches!(&*module, "lib" | "mod")
            || !(path.is_dir() || path.extension().is_some_and(|e| e == "rs"))
        {
            continue;
        }
        let own = layers.get(&module);
        let own = own.unwrap_or_else(|| panic!("`{module}` has no layer in ARCHITECTURE.md"));
        for_each_file(&path, &mut |file| {
            for other in named(&code_of(file), prefix) {
                let Some(layer) = layers.get(other) else { continue };
                uses += usize::from(other != module);
                assert!(
                    layer <= own,
                    "{}: `{prefix}{other}` is of a higher layer than `{module}`",
                    file.display()
                );
            }
        });
    }
    uses
}

#[test]
fn no_module_uses_a_higher_layer() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(library.join("../../ARCHITECTURE.md")).expect("the architecture");
    let top = layers(&text, "| layer | modules | says |", 1);
    let reverse = layers(&text, "| part of `reverse` | says |", 0);
    let source = library.join("src");
    assert!(check(&source, "crate::", &top) > 100, "the uses of other modules are found");
    assert!(check(&source.join("reverse"), "crate::reverse::", &reverse) > 50);
}

#[test]
fn an_edge_that_goes_up_is_found() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(library.join("../../ARCHITECTURE.md")).expect("the architecture");
    let mut upside_down = layers(&text, "| part of `reverse` | says |", 0);
    let highest = upside_down.len();
    upside_down.insert("tape".to_owned(), highest);
    let found =
        std::panic::catch_unwind(|| check(&library.join("src/reverse"), "crate::reverse::", &upside_down));
    assert!(found.is_err());
}
