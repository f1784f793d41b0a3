//! The book and the other pages: every link within the repository has a target, and every page is in the
//! table of contents.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

/// Pages below a folder, without those that were built and those of other projects.
fn pages(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() && !path.is_symlink() && !matches!(&*name, "target" | "node_modules" | ".git") {
            pages(&path, into);
        } else if is_page(&path) {
            into.push(path);
        }
    }
}

/// The text without its code blocks.
fn prose(text: &str) -> String {
    let mut in_code = false;
    let mut prose = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            prose.push_str(line);
            prose.push('\n');
        }
    }
    prose
}

/// The targets of links: the texts in `](…)`.
fn links(prose: &str) -> Vec<&str> {
    let after = prose.match_indices("](").map(|(at, _)| &prose[at + 2..]);
    after.filter_map(|rest| rest.split(')').next()).filter(|target| !target.contains(['\n', ' '])).collect()
}

/// The anchors of headings, as mdbook and forges make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(anchor).collect()
}

#[test]
fn every_link_inside_of_the_repository_leads_somewhere() {
    let mut all = Vec::new();
    pages(&root(), &mut all);
    let mut seen = 0;
    for page in &all {
        let text = fs::read_to_string(page).expect("a page");
        for link in links(&prose(&text)) {
            // Rustdoc's own links are checked by rustdoc.
            let outside = link.contains("://") || link.starts_with("mailto:") || link.contains("::");
            if outside || link.starts_with("trait@") || link.starts_with("macro@") {
                continue;
            }
            let (file, anchor) =
                link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
            let target = if file.is_empty() { page.clone() } else { page.with_file_name("").join(file) };
            assert!(target.exists(), "{}: nothing at `{link}`", page.display());
            if let Some(anchor) = anchor.filter(|_| is_page(&target)) {
                let there = anchors(&fs::read_to_string(&target).expect("a page"));
                assert!(there.contains(anchor), "{}: no heading for `{link}`", page.display());
            }
            seen += 1;
        }
    }
    assert!(seen > 50, "links are found: {seen}");
}

#[test]
fn every_page_of_the_book_is_in_its_table_of_contents() {
    let source = root().join("book/src");
    let contents = fs::read_to_string(source.join("SUMMARY.md")).expect("the table of contents");
    let listed: BTreeSet<_> = links(&contents).into_iter().map(str::to_owned).collect();
    let names = fs::read_dir(&source).expect("the book").map(|entry| entry.expect("an entry").file_name());
    let written: BTreeSet<_> =
        names.filter_map(|name| name.into_string().ok()).filter(|name| is_page(Path::new(name))).collect();
    let missing: Vec<_> =
        written.iter().filter(|name| *name != "SUMMARY.md" && !listed.contains(*name)).collect();
    assert!(missing.is_empty(), "not in SUMMARY.md: {missing:?}");
    assert!(listed.iter().all(|name| written.contains(name)), "in SUMMARY.md, and nowhere else");
}
