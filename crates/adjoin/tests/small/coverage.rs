//! Which test reaches which file. A new file with unsafe code has to be added here, with a test.

use std::fs;
use std::path::{Path, PathBuf};

/// Files with unsafe code, and the module of this target whose tests run that code.
const REACHED: [(&str, &str); 26] = [
    ("array/gemm.rs", "arrays"),
    ("reverse/arena.rs", "scalars"),
    ("reverse/block.rs", "arrays"),
    ("reverse/cursor.rs", "scalars"),
    ("reverse/entering.rs", "forks"),
    ("reverse/fork.rs", "forks"),
    ("reverse/gather.rs", "forks"),
    ("reverse/import.rs", "forks"),
    ("reverse/lanes.rs", "verbs"),
    ("reverse/local_run.rs", "memory"),
    ("reverse/node.rs", "scalars"),
    ("reverse/operation.rs", "scalars"),
    ("reverse/placing.rs", "forks"),
    ("reverse/push.rs", "verbs"),
    ("reverse/recorded.rs", "scalars"),
    ("reverse/run.rs", "scalars"),
    ("reverse/seal.rs", "forks"),
    ("reverse/shelf.rs", "arrays"),
    ("reverse/sum.rs", "scalars"),
    ("reverse/sweep.rs", "scalars"),
    ("reverse/table.rs", "arrays"),
    ("reverse/tape.rs", "scalars"),
    ("reverse/task.rs", "forks"),
    ("reverse/waiting.rs", "forks"),
    ("reverse/slices.rs", "scalars"),
    ("reverse/scalar.rs", "scalars"),
];

/// Files whose unsafe code the interpreter cannot run. They are left to `scripts/memcheck`.
const BEYOND: [(&str, &str); 2] = [
    ("reverse/pages.rs", "a system call"),
    ("reverse/past_caches.rs", "stores past the caches, for a quarter of a million numbers and more"),
];

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// Whether a line has the word in code.
fn is_unsafe(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "unsafe trait"]
        .iter()
        .any(|form| code.contains(form))
}

#[test]
fn no_file_with_unsafe_code_is_left_out() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut found: Vec<String> = files
        .iter()
        .filter(|file| fs::read_to_string(file).expect("a source").lines().any(is_unsafe))
        .map(|file| file.strip_prefix(&root).expect("below it").to_string_lossy().replace('\\', "/"))
        .collect();
    found.sort();
    let mut listed: Vec<&str> = REACHED.iter().chain(&BEYOND).map(|(file, _)| *file).collect();
    listed.sort_unstable();
    assert_eq!(found, listed, "files with unsafe code on the left, those of the list on the right");
    for (file, module) in REACHED {
        let tests = ["arrays", "forks", "memory", "scalars", "verbs"];
        assert!(tests.contains(&module), "{file} names no module");
    }
}
