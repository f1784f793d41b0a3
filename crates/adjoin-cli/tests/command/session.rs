//! Interactive sessions, as scripts on standard input.

use crate::support::{Run, adjoin_with, example};

fn session(args: &[&str], lines: &str) -> Run {
    adjoin_with(&[&["repl"], args].concat(), lines.as_bytes())
}

#[test]
fn expressions_definitions_types_and_gradients() {
    let run = session(
        &[],
        "1 + 2\nsquare x = x * x\nsquare 3\n:type square\n:grad square 3\n:type map\nmap square\n",
    );
    assert_eq!(run.err, "");
    let wanted = "3.0\nsquare :: Num a => a -> a\n9.0\nsquare :: Num a => a -> a\nvalue     9.0\ngradient  6.0\n\
                  map :: (a -> b) -> [a] -> [b]\n<function> :: [Double] -> [Double]\n";
    assert_eq!(run.ok(), wanted);
}

#[test]
fn a_file_can_be_loaded_and_listed() {
    let lines = format!(
        ":load {}\nsumOfSquares (build [1, 2])\n:cotangent [1, 0]\n:grad sorted [2, 1]\n",
        example("tree.hs")
    );
    let out = session(&[], &lines).ok();
    assert!(out.contains("sorted :: [Double] -> [Double]\n"), "{out}");
    assert!(out.ends_with("5.0\nvalue     [1.0,2.0]\ngradient  [0.0,1.0]\n"), "{out}");
    assert_eq!(
        session(&[&example("running.hs")], "f (3, 4)\n:list\n").ok(),
        "21.0\nf :: (Double, Double) -> Double\n"
    );
}

#[test]
fn stages_are_shown() {
    let out = session(&[&example("running.hs")], ":stages f contrib\n").ok();
    assert!(out.contains("wrap_f : (Double, Double) → (Double, Double ⊸ (Double, Double))"), "{out}");
}

#[test]
fn an_error_does_not_end_the_session() {
    let lines = "undefinedName\n1 +\nf x = = x\n:nonsense\n:load nowhere.hs\n:grad\n:grad f\nhead []\n:stages\n2 * 21\n:quit\n7\n";
    let run = session(&[], lines);
    assert!(run.err.contains("unknown name `undefinedName`") && run.err.contains(":nonsense"), "{}", run.err);
    assert_eq!(run.ok(), "42.0\n", "and nothing is read after :quit");
}

#[test]
fn bytes_that_are_not_text_do_no_harm() {
    let run = adjoin_with(&["repl"], b"\xff\xfe\0\n1\n");
    assert!(run.err.contains("error"), "{}", run.err);
    assert_eq!(run.ok(), "1.0\n");
}
