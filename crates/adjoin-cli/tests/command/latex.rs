//! The figures of `adjoin stages --latex` compile.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::support::{adjoin, example, file, scratch};

/// Every example in every form, in one document, if LaTeX is there. `ADJOIN_NEEDS_LATEX` makes its absence a
/// failure.
#[test]
fn latex_compiles_the_figures_of_all_examples() {
    let there = Command::new("pdflatex").arg("--version").output().is_ok_and(|run| run.status.success());
    if !there {
        assert!(
            std::env::var_os("ADJOIN_NEEDS_LATEX").is_none(),
            "there is no pdflatex: scripts/latex installs it"
        );
        eprintln!("SKIPPED: there is no pdflatex");
        return;
    }
    let forms =
        ["source", "forward", "naive", "staged", "cayley", "scalars", "arrays", "one_array", "contrib"];
    let forms = forms.into_iter().chain(["taping", "parallel", "parallel_closures"]);
    let options: Vec<&str> = forms.flat_map(|form| ["--stage", form]).collect();
    let mut document = String::from("\\documentclass{article}\n\\usepackage{amssymb}\n\\begin{document}\n");
    let tricky = file("tricky.hs", TRICKY);
    let examples = fs::read_dir(example("")).expect("the examples are there");
    let examples = examples.map(|entry| entry.expect("readable").path());
    let examples = examples.filter(|path| path.extension().is_some_and(|end| end == "hs"));
    let mut programs = 0;
    for path in examples.chain([PathBuf::from(tricky)]) {
        let path = path.to_str().expect("UTF-8");
        let figures = adjoin(&[&["stages", path, "--latex"], &options[..]].concat()).ok();
        // Or else LaTeX runs out of places for figures.
        document.push_str(&figures.replace("\\end{figure}", "\\end{figure}\\clearpage"));
        programs += 1;
    }
    document.push_str("\\end{document}\n");
    let directory = scratch("latex");
    fs::create_dir_all(&directory).expect("a writable directory");
    fs::write(directory.join("figures.tex"), &document).expect("written");
    let run = Command::new("pdflatex")
        .args(["-halt-on-error", "-interaction=nonstopmode", "figures.tex"])
        .current_dir(&directory)
        .output()
        .expect("runs");
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}");
    assert!(!said.contains("Float too large") && !said.contains("Missing character"), "{said}");
    assert!(programs > 20 && said.contains("Output written"), "{said}");
}

/// Signs that mean something to LaTeX.
const TRICKY: &str = r#"
data T_x = A' { f_1 :: Double, s :: String } | Double :%& Double
infixl 6 #$~
(#$~) :: Double -> Double -> Double
a_1 #$~ b' = a_1 ^ 2 - b' ** 0.5e-1

f :: (T_x, Double) -> Double
f (A' { f_1 = x', s = t }, é) = if t == "\\ {$} % # _ & ~ ^ \"é\"" || t < "'" then x' #$~ é else é
f (x :%& y, _) = x * y
"#;
