//! The test that reaches each file with unsafe code. A new file has to be added here, with a test, and its
//! number of unsafe blocks to ARCHITECTURE.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Files with unsafe code, and the module of this target whose tests run that code.
const REACHED: [(&str, &str); 26] = [
    ("array/gemm.rs", "arrays"),
    ("array/newest.rs", "arrays"),
    ("reverse/record/array.rs", "arrays"),
    ("reverse/record/operands.rs", "arrays"),
    ("reverse/sweep/array_nodes.rs", "arrays"),
    ("reverse/tape/operand.rs", "arrays"),
    ("reverse/tape/arena.rs", "scalars"),
    ("reverse/tape/array_node.rs", "arrays"),
    ("reverse/record/cursor.rs", "scalars"),
    ("reverse/record/entering.rs", "forks"),
    ("reverse/record/fork.rs", "forks"),
    ("reverse/sweep/gather.rs", "forks"),
    ("reverse/local/leaf.rs", "memory"),
    ("reverse/local/local_run.rs", "memory"),
    ("reverse/tape/node.rs", "scalars"),
    ("reverse/tape/operation.rs", "scalars"),
    ("reverse/seal/placing.rs", "forks"),
    ("reverse/recorded.rs", "scalars"),
    ("reverse/record/run.rs", "scalars"),
    ("reverse/seal/sealed.rs", "forks"),
    ("reverse/tape/shelf.rs", "arrays"),
    ("reverse/sweep/walk.rs", "scalars"),
    ("reverse/arrays/table.rs", "arrays"),
    ("reverse/tape/lane.rs", "scalars"),
    ("reverse/tape/task.rs", "forks"),
    ("reverse/record/waiting.rs", "forks"),
];

/// Files whose unsafe code the interpreter cannot run. The module `beyond` does, in `scripts/memcheck`.
const BEYOND: [(&str, &str); 3] = [
    (
        "reverse/sweep/lanes.rs",
        "instructions that are chosen when the program runs, and which it does not have",
    ),
    ("reverse/tape/pages.rs", "a system call"),
    ("reverse/record/past_caches.rs", "stores past the caches, for a quarter of a million numbers and more"),
];

/// Files that declare `unsafe fn` because a trait of another crate does, with bodies that are safe.
const SIGNATURES: [&str; 1] = ["real/simba.rs"];

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

/// Whether the line has the word outside of comments.
fn is_unsafe(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "unsafe trait"]
        .iter()
        .any(|form| code.contains(form))
}

#[cfg_attr(miri, ignore = "reads all sources, which takes an interpreter long")]
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
    let mut listed: Vec<&str> =
        REACHED.iter().chain(&BEYOND).map(|(file, _)| *file).chain(SIGNATURES).collect();
    listed.sort_unstable();
    assert_eq!(found, listed, "files with unsafe code on the left, those of the list on the right");
    for (file, module) in REACHED {
        let tests = ["arrays", "forks", "memory", "scalars", "verbs"];
        assert!(tests.contains(&module), "{file} names no module");
    }
}

/// The number of unsafe blocks in each file that has unsafe code, beside those of [`SIGNATURES`].
fn blocks() -> BTreeMap<String, usize> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut blocks = BTreeMap::new();
    for file in files {
        let name = file.strip_prefix(&root).expect("below it").to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&file).expect("a source");
        if !SIGNATURES.contains(&&*name) && text.lines().any(is_unsafe) {
            let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
            blocks.insert(name, code.map(|code| code.matches("unsafe {").count()).sum());
        }
    }
    blocks
}

#[cfg_attr(miri, ignore = "reads all sources, which takes an interpreter long")]
#[test]
fn the_architecture_counts_the_unsafe_blocks() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ARCHITECTURE.md");
    let text = fs::read_to_string(path).expect("the architecture");
    let (_, list) = text.split_once("Blocks by file:").expect("the list");
    let (list, _) = list.split_once("\n\n").expect("its end");
    // `file` count, `file` count.
    let words: Vec<&str> = list.split_whitespace().collect();
    let entry = |pair: &[&str]| {
        let count = pair[1].trim_end_matches([',', '.']).parse::<usize>().expect("a number");
        (pair[0].trim_matches('`').to_owned(), count)
    };
    let said: BTreeMap<String, usize> = words.chunks_exact(2).map(entry).collect();
    let found = blocks();
    let total = format!("{} blocks", found.values().sum::<usize>());
    assert!(text.contains(&total), "ARCHITECTURE.md does not say that there are {total}");
    assert_eq!(said, found);
}
