//! What goes wrong is said with a place, a reason and an exit code; nothing crashes.

use std::io::Read as _;
use std::process::{Command, Stdio};

use crate::support::{adjoin, adjoin_with, example, file};

#[test]
fn usage_errors_have_code_two() {
    let path = example("running.hs");
    for args in [
        &["frobnicate"][..],
        &["grad", &path],
        &["grad", &path, "--at", "(1, 2)", "--stage", "nonsense"],
        &["grad", &path, "--at", "(1, 2)", "--stage", "naive", "--fast"],
        &["grad", &path, "--at", "(1, 2)", "--threads", "0"],
        &["grad", &path, "--at", "1", "--at-file", "x"],
        &["run", &path, "--fn", "g", "--at", "1"],
        &["check", "no such file.hs"],
        &["check", env!("CARGO_MANIFEST_DIR")],
        &["grad", &path, "--at-file", "no such file"],
        &["grad", "-", "--at-file", "-"],
        &["cost", &path, "--input", "(1, 2)", "--count", "sheep"],
        &["cost", &path, "--input", "(1, 2)", "--sizes", "many"],
        &["repl", "no such file.hs"],
    ] {
        let run = adjoin(args);
        assert_eq!(run.code, Some(2), "{args:?}: {}", run.err);
        assert!(run.out.is_empty() && !run.err.is_empty(), "{args:?}");
    }
}

#[test]
fn help_and_version_succeed() {
    for args in [&["--help"][..], &["help", "cost"], &["grad", "--help"], &["--version"]] {
        assert!(!adjoin(args).ok().is_empty());
    }
}

#[test]
fn errors_of_the_program_point_into_it() {
    let path = file("wrong.hs", "f :: Double -> Double\nf x = x + 'c'\ng y = sim y\n");
    let message = adjoin(&["check", &path]).fails(1);
    assert!(
        message.contains("wrong.hs:2:11") && message.contains("f x = x + 'c'\n") && message.contains("^^^")
    );
    assert!(message.contains("did you mean `sin`?"), "{message}");
    let path = file("syntax.hs", "f x = (x +\ng = )\nh y = let in\n");
    let message = adjoin(&["grad", &path, "--at", "1"]).fails(1);
    assert!(message.matches("error:").count() >= 2, "the parser recovers: {message}");
}

#[test]
fn errors_of_an_expression_point_into_it() {
    let path = example("running.hs");
    let message = adjoin(&["grad", &path, "--at", "(1, oops)"]).fails(1);
    assert!(message.contains("--at:1:5") && message.contains("    ^^^^"), "{message}");
    let message = adjoin(&["grad", &path, "--at", "(1, 2)", "--cotangent", "True"]).fails(1);
    assert!(message.contains("--cotangent:1:1"), "{message}");
    let message = adjoin(&["cost", &path, "--input", "(1, m)"]).fails(1);
    assert!(message.contains("--input:1:5") && message.contains("   1 | (1, m)\n"), "{message}");
    let point = file("point.txt", "(1,\n  'x')");
    let message = adjoin(&["run", &path, "--at-file", &point]).fails(1);
    assert!(message.contains("point.txt:2:3"), "{message}");
}

#[test]
fn errors_at_run_time_point_into_the_program_but_not_by_chance() {
    let program = "f :: [Double] -> Double\nf xs = last xs + fromIntegral (10 `div` (length xs - 1))\n";
    let path = file("division.hs", program);
    let message = adjoin(&["run", &path, "--at", "[1]"]).fails(1);
    assert!(message.contains("division by zero") && message.contains("division.hs:2:"), "{message}");
    // The prelude's text is not the program's: an error in there is shown at the call of it.
    let message = adjoin(&["run", &path, "--at", "[]"]).fails(1);
    assert!(message.contains("last: the list is empty") && message.contains("division.hs:2:8"), "{message}");
    let message = adjoin(&["run", &path, "--at", "[1 / fromIntegral (1 `div` (0 :: Int))]"]).fails(1);
    assert!(message.contains("division by zero") && !message.contains("-->"), "{message}");
}

#[test]
fn a_cotangent_of_another_shape_is_refused() {
    let path = example("tree.hs");
    let message = adjoin(&["grad", &path, "--fn", "sorted", "--at", "[1, 2]", "--cotangent", "[1]"]).fails(1);
    assert!(message.contains("a list of 1 where the value has a list of 2"), "{message}");
}

#[test]
fn types_in_messages_are_those_of_the_language() {
    let path = file("arrays.hs", "f :: Array Double -> Array Double\nf = mapA sin\n");
    let message = adjoin(&["grad", &path, "--at", "fromListA [1]"]).fails(2);
    assert!(message.contains("a value of type Array Double"), "{message}");
    let path = file("polymorphic.hs", "f :: Array a -> (Array a -> Int) -> Int\nf v g = g v\n");
    let message = adjoin(&["run", &path, "--at", "(fromListA [1], lengthA)"]).fails(1);
    assert!(message.contains("Array Double -> Int") && !message.contains("IArray"), "{message}");
}

#[test]
fn functions_cannot_be_differentiated_into_or_out_of() {
    let path = file("higher.hs", "f :: (Double -> Double) -> Double\nf g = g 1\n");
    let message = adjoin(&["grad", &path, "--at", "sin"]).fails(1);
    assert!(message.contains("function"), "{message}");
    adjoin(&["stages", &path]).fails(1);
    adjoin(&["run", &file("partial.hs", "f x = \\y -> x + y\n"), "--at", "1"]).fails(1);
}

#[test]
fn endless_programs_stop() {
    let path =
        file("endless.hs", "f :: Double -> Double\nf x = f (x + 1)\ng :: Double -> Double\ng x = 1 + g x\n");
    for function in ["f", "g"] {
        let message = adjoin(&["run", &path, "--fn", function, "--at", "1", "--fuel", "1000000"]).fails(1);
        assert!(message.contains("1000000 steps"), "{message}");
    }
    let path = example("exponential.hs");
    let args =
        ["grad", &path, "--fn", "doubling", "--at", "(60, 1)", "--stage", "naive", "--fuel", "1000000"];
    let message = adjoin(&args).fails(1);
    assert!(message.contains("--fuel"), "{message}");
}

#[test]
fn files_that_are_not_text_are_refused() {
    let path = file("latin.hs", b"f x = x\n-- caf\xe9\n");
    let message = adjoin(&["check", &path]).fails(1);
    assert!(message.contains("UTF-8") && message.contains("line 2"), "{message}");
    adjoin(&["check", &file("zeros", [0u8; 100])]).fails(1);
    assert_eq!(adjoin(&["check", &file("bom.hs", "\u{feff}x = 1\n")]).code, Some(0));
    assert_eq!(adjoin(&["check", &file("crlf.hs", "f :: Double\r\nf = 1\r\n")]).ok(), "f :: Double\n");
    assert_eq!(adjoin(&["check", &file("empty.hs", "")]).ok(), "");
    adjoin_with(&["run", "-", "--at", "1"], b"").fails(2);
}

#[test]
fn deep_values_go_in_and_out() {
    let program = "data Nat = Z | S Nat\nf :: Int -> (Nat, Double)\nf n = go n Z where\n  go k m = if k == 0 then (m, 1) else go (k - 1) (S m)\n";
    let path = file("nat.hs", program);
    let out = adjoin(&["run", &path, "--at", "100000", "--json"]).ok();
    assert_eq!(out.matches("\"S\"").count(), 100_000);
    assert!(adjoin(&["run", &path, "--at", "100000"]).ok().len() > 200_000);
    let brackets = format!("{}1{}", "(".repeat(20_000), ")".repeat(20_000));
    let run = adjoin(&["run", &file("id.hs", "f :: Double -> Double\nf x = x\n"), "--at", &brackets]);
    assert!(matches!(run.code, Some(0 | 1)), "{:?}: {}", run.code, run.err);
}

#[test]
fn a_reader_that_leaves_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adjoin"))
        .args(["stages", &example("neural.hs")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut first = [0; 16];
    child.stdout.take().expect("piped").read_exact(&mut first).expect("some output");
    // The pipe is closed here, with most of the output still to come.
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn memory_is_bounded_in_every_way_to_run() {
    let endless = file("endless.hs", "f :: Double -> Double\nf x = 1 + f (x + 1)\n");
    let replicate = file("replicate.hs", "f :: Double -> Double\nf x = sum (replicate 2000000000 x)\n");
    let growing =
        file("growing.hs", "f :: Double -> Double\nf x = go [x] where go ys = go (sum (take 2 ys) : ys)\n");
    let small = ["--memory", "64MiB", "--fuel", "100000000000"];
    for path in [&endless, &replicate, &growing] {
        for way in [
            &["run"][..],
            &["grad"],
            &["grad", "--stage", "naive"],
            &["grad", "--stage", "parallel"],
            &["grad", "--stage", "taping"],
        ] {
            let args: Vec<&str> = [&way[..1], &[path.as_str(), "--at", "1"], &way[1..], &small[..]].concat();
            let message = adjoin(&args).fails(1);
            let known = message.contains("64 MiB of memory") || message.contains("depth limit");
            assert!(known && message.contains("help:"), "{args:?}: {message}");
        }
    }
    assert!(adjoin(&["grad", "--help"]).ok().contains("[default: 4GiB]"), "there is a limit by default");
}

#[test]
fn a_nested_data_type_is_an_input_like_any_other() {
    let text = "data Nest a = Nil | Cons a (Nest (a, a))\nf :: Nest Double -> Double\nf (Cons x _) = x * x\nf Nil = 0\n";
    let path = file("nest.hs", text);
    let at = ["--at", "Cons 3 (Cons (4, 5) Nil)"];
    let wanted = "value     9.0\ngradient  Cons 6.0 (Cons (0.0,0.0) Nil)\n";
    assert_eq!(adjoin(&[&["grad", path.as_str()][..], &at].concat()).ok(), wanted);
    assert_eq!(adjoin(&[&["grad", path.as_str(), "--stage", "parallel"][..], &at].concat()).ok(), wanted);
    let result = file(
        "nested_result.hs",
        "data Nest a = Nil | Cons a (Nest (a, a))\nf :: Double -> Nest Double\nf x = Cons x (Cons (x, x) Nil)\n",
    );
    assert_eq!(adjoin(&["run", &result, "--at", "2"]).ok(), "Cons 2.0 (Cons (2.0,2.0) Nil)\n");
}

#[test]
fn amounts_of_memory_have_units() {
    let path = example("running.hs");
    for size in ["1GB", "512MiB", "2G", "1.5GiB", "3000000000", "none"] {
        adjoin(&["grad", &path, "--at", "(1, 2)", "--memory", size]).ok();
    }
    for size in ["", "much", "5 sheep", "0", "-1", "1e30GB"] {
        adjoin(&["grad", &path, "--at", "(1, 2)", &format!("--memory={size}")]).fails(2);
    }
}

#[test]
fn a_failure_inside_the_prelude_points_at_the_call() {
    for (text, place) in [
        ("f :: Double -> Double\nf x = x * head []\n", ":2:11"),
        ("f :: Double -> Double\nf x = x * last (drop 1 [x])\n", ":2:11"),
        ("f :: Double -> Double\nf x = 1 * ([x, 2] !! 5)\n", ":2:1"),
        ("f :: Double -> Double\nf x = 2 ^ (truncate x - 9)\n", ":2:"),
        ("f :: Double -> Double\nf x = sum (map (\\y -> y * maximum (filter (> 9) [y])) [x, x])\n", ":2:27"),
    ] {
        let path = file("partial.hs", text);
        for way in [&["run"][..], &["grad"], &["grad", "--stage", "naive"], &["grad", "--stage", "contrib"]] {
            let args: Vec<&str> = [&way[..1], &[path.as_str(), "--at", "1"], &way[1..]].concat();
            let message = adjoin(&args).fails(1);
            assert!(message.contains(&format!("partial.hs{place}")), "{args:?}: {message}");
        }
    }
}

#[test]
fn errors_show_no_more_than_a_part_of_a_long_line() {
    let long = " + x".repeat(1_000);
    let path = file("long.hs", format!("f :: Double -> Double\nf x = x{long} + 'c'{long}\n"));
    let message = adjoin(&["check", &path]).fails(1);
    assert!(message.len() < 2_000 && message.contains("'c'") && message.contains("^^^"), "{message}");
}

#[test]
fn an_error_beside_a_fork_says_how_it_binds() {
    let path =
        file("fork.hs", "f :: (Double, Double, Double) -> (Double, Double)\nf (a, b, c) = a * b |*| c\n");
    let message = adjoin(&["check", &path]).fails(1);
    assert!(message.contains("a * (b |*| c)") && message.contains("(a * b) |*| c"), "{message}");
}
