//! The transcripts in the book are what the command says.
//!
//! In `book/src/command.md`, a `console` block is a list of commands after `$`, each followed by its output;
//! lines after `adjoin>` are typed into a session. `UPDATE_GUIDE=1` writes what the command says now into the
//! book.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::adjoin_in;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A directory with the examples in it, so that transcripts that write files write them there.
fn directory() -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("guide-{}", std::process::id()));
    let examples = directory.join("examples/lang");
    fs::create_dir_all(&examples).expect("a writable directory");
    for entry in fs::read_dir(root().join("examples/lang")).expect("the examples are there") {
        let path = entry.expect("readable").path();
        fs::copy(&path, examples.join(path.file_name().expect("a file"))).expect("copied");
    }
    directory
}

/// The words of a command line; single quotes hold words together.
fn words(line: &str) -> Vec<String> {
    let pieces = line.split('\'').enumerate();
    let words = pieces.flat_map(|(place, piece)| {
        let quoted = place % 2 == 1;
        if quoted { vec![piece.to_owned()] } else { piece.split_whitespace().map(str::to_owned).collect() }
    });
    words.collect()
}

/// What a command says, with the lines that are typed into it.
fn transcript(command: &str, typed: &[&str], directory: &Path) -> String {
    let words = words(command);
    let (program, args) = words.split_first().expect("a command");
    assert_eq!(program, "adjoin");
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let mut out = format!("$ {command}\n");
    let mut said = 0;
    let mut run = adjoin_in(directory, &args, b"");
    for count in 1..=typed.len() {
        run = adjoin_in(directory, &args, typed[..count].join("\n").as_bytes());
        out.extend(["adjoin> ", typed[count - 1], "\n", &run.out[said..]]);
        said = run.out.len();
    }
    out + &run.out[said..] + &run.err
}

/// The page with the output of every command as it is now.
fn rewritten(page: &str, directory: &Path) -> String {
    let mut out = String::new();
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        if line != "```console" {
            out.extend([line, "\n"]);
            continue;
        }
        out += "```console\n";
        while let Some(line) = lines.next_if(|line| *line != "```") {
            let Some(command) = line.strip_prefix("$ ") else { continue };
            let mut typed = Vec::new();
            while let Some(line) = lines.next_if(|line| *line != "```" && !line.starts_with("$ ")) {
                typed.extend(line.strip_prefix("adjoin> "));
            }
            out += &transcript(command, &typed, directory);
        }
    }
    out
}

/// The same text with long fractions cut, since the last digits of sines and exponentials are the machine's
/// own.
fn rounded(text: &str) -> String {
    let mut out = String::new();
    let mut digits = 0;
    for character in text.chars() {
        digits = if character.is_ascii_digit() || (character == '.' && digits > 0) { digits + 1 } else { 0 };
        if digits <= 10 {
            out.push(character);
        }
    }
    out
}

#[test]
fn the_transcripts_of_the_book_are_true() {
    let path = root().join("book/src/command.md");
    let page = fs::read_to_string(&path).expect("the book is there");
    let now = rewritten(&page, &directory());
    if std::env::var_os("UPDATE_GUIDE").is_some() {
        fs::write(&path, &now).expect("the book is writable");
        return;
    }
    assert!(page.matches("\n$ adjoin ").count() > 10, "there are transcripts");
    for (line, (wanted, found)) in rounded(&page).lines().zip(rounded(&now).lines()).enumerate() {
        assert_eq!(wanted, found, "line {} of {}; UPDATE_GUIDE=1 rewrites it", line + 1, path.display());
    }
    assert_eq!(page.lines().count(), now.lines().count());
}
