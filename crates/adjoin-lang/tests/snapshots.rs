//! Programs that are accepted, with their types; programs that are rejected, with their errors.
//!
//! `tests/succeed/x.hs` comes with `x.types`, `tests/fail/x.hs` with `x.errors`. Run with `BLESS=1` in the
//! environment to write the expected files anew, then read the difference.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn programs(directory: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(directory);
    let entries = fs::read_dir(directory).expect("the directory is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "hs"));
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

fn compare(path: &Path, extension: &str, found: &str, differences: &mut String) {
    let expected_path = path.with_extension(extension);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&expected_path, found).expect("writable expectation");
    }
    let expected = fs::read_to_string(&expected_path).unwrap_or_default();
    if expected != found {
        let name = path.display();
        write!(differences, "\n=== {name}\n--- expected\n{expected}\n--- found\n{found}")
            .expect("writes to a string");
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

#[test]
fn accepted_programs_have_their_principal_types() {
    let mut differences = String::new();
    for path in programs("succeed") {
        let text = fs::read_to_string(&path).expect("readable program");
        let mut found = String::new();
        match adjoin_lang::load(&name_of(&path), &text) {
            Ok(program) => {
                found.push_str(&program.warnings.plain());
                for definition in &program.definitions {
                    writeln!(found, "{}", definition.signature()).expect("writes to a string");
                }
                if let Err(error) = adjoin_lang::typing::source(&program.core) {
                    writeln!(found, "ill-typed core: {error}").expect("writes to a string");
                }
            }
            Err(diagnostics) => found.push_str(&diagnostics.plain()),
        }
        compare(&path, "types", &found, &mut differences);
    }
    assert!(differences.is_empty(), "{differences}");
}

#[test]
fn rejected_programs_are_told_why() {
    let mut differences = String::new();
    for path in programs("fail") {
        let text = fs::read_to_string(&path).expect("readable program");
        let found = match adjoin_lang::load(&name_of(&path), &text) {
            Ok(_) => "accepted\n".to_owned(),
            Err(diagnostics) => {
                // The terminal form must not panic either.
                assert!(diagnostics.render(true).contains("Error"));
                diagnostics.plain()
            }
        };
        assert_ne!(found, "accepted\n", "{} is accepted", path.display());
        compare(&path, "errors", &found, &mut differences);
    }
    assert!(differences.is_empty(), "{differences}");
}
