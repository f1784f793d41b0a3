//! The stages of every example, printed as Haskell, are compiled by GHC and give our value and gradient.
//!
//! The test runs only where `ADJOIN_NEEDS_GHC` is set, as `scripts/haskell` and CI do; elsewhere it reports
//! that it is skipped. Needs `ghc` with the packages containers and array, which come with it. About 100 s of
//! CPU time for 400 modules.

#[allow(dead_code, reason = "shared by several test binaries")]
mod support;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use adjoin_lang::eval::{Limits, Reason, Value};
use adjoin_lang::load;
use adjoin_lang::stage::{Error, Stage, transform};

fn ghc() -> bool {
    if std::env::var_os("ADJOIN_NEEDS_GHC").is_none() {
        eprintln!("skipped: `scripts/haskell` installs GHC and runs this test");
        return false;
    }
    let there = Command::new("ghc").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(there, "there is no ghc (Debian's package `ghc` has it)");
    true
}

/// A module, and its expected output.
struct Expected {
    what: String,
    reals: Vec<f64>,
}

/// The modules of a program at a point, one for each stage.
fn modules(
    (text, function, at): (&str, &str, &str),
    name: &str,
    stages: &[Stage],
    into: &Path,
    all: &mut Vec<Expected>,
) {
    let mut program = load(name, text).unwrap_or_else(|error| panic!("{error}"));
    let entry = program.entry(function, Some(at)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let point = entry.at.as_ref().expect("an argument was given");
    let point = program.evaluate(point, &entry.argument, Limits::any_memory()).expect(name);
    for stage in stages.iter().copied() {
        let what = format!("{name}: {function} {at}, {stage}");
        let transformed =
            transform(&program.core, &entry.var, stage).unwrap_or_else(|error| panic!("{what}: {error}"));
        let limits = Limits { fuel: 3_000_000, ..Limits::any_memory() };
        let ones = |value: &Value| vec![value.map_reals(|_| 1.0)];
        let run = match transformed.vjp(&point, ones, limits, false) {
            Ok(run) => run,
            // The naive stage is exponential; where our evaluator is slow, an interpreter of Haskell is
            // slower.
            Err(error) if matches!(error.reason, Reason::OutOfFuel(_)) => continue,
            Err(error) => panic!("{what}: {}", Error::Eval(error)),
        };
        let module = format!("M{}", all.len());
        fs::write(into.join(format!("{module}.hs")), transformed.haskell(&module, Some(&point)))
            .expect("written");
        let gradient = run.gradients.first().expect("one cotangent");
        let reals = run.value.reals().into_iter().chain(gradient.reals()).collect();
        all.push(Expected { what, reals });
    }
}

/// The numbers with a point or an exponent, and those that are not finite.
fn reals(text: &str) -> Vec<f64> {
    let parts = text.split(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | '-' | '+')));
    let real = |part: &str| {
        let fractional = part.contains('.') && part.contains(|c: char| c.is_ascii_digit());
        let part = part.replace("Infinity", "inf");
        (fractional || part == "NaN" || part.ends_with("inf")).then(|| part.parse().ok()).flatten()
    };
    parts.filter_map(real).collect()
}

fn close(a: f64, b: f64) -> bool {
    a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= 1e-9 * a.abs().max(b.abs()).max(1.0)
}

#[test]
fn ghc_agrees_on_the_stages_of_every_example() {
    if !ghc() {
        return;
    }
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("haskell");
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory for the modules");
    let mut all = Vec::new();
    for example in support::examples() {
        for (place, case) in example.cases.iter().enumerate() {
            // All stages of the first function; of the others those that differ most from one another.
            let stages = if place == 0 { &Stage::EVERY[..] } else { &[Stage::Staged, Stage::Parallel] };
            let case = (example.text.as_str(), case.function.as_str(), case.at.as_str());
            modules(case, &example.name, stages, &directory, &mut all);
        }
    }
    for (text, at) in TRICKY {
        modules((text, "f", at), "tricky.hs", &Stage::EVERY, &directory, &mut all);
    }
    let mut main = String::from("module Main (main) where\n\n");
    for number in 0..all.len() {
        let _ = writeln!(main, "import qualified M{number}");
    }
    main.push_str("\nmain :: IO ()\nmain = do\n");
    for number in 0..all.len() {
        let _ = writeln!(main, "  putStrLn \"module {number}\"\n  M{number}.main");
    }
    fs::write(directory.join("Main.hs"), main).expect("written");
    let output = Command::new("ghc")
        .args(["-v0", "-w", "-e", "main", "Main.hs"])
        .current_dir(&directory)
        .output()
        .expect("ghc starts");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "in {}: {}", directory.display(), &err[..err.len().min(4000)]);
    let printed: Vec<&str> = out.split("module ").skip(1).collect();
    assert_eq!(printed.len(), all.len(), "as many results as modules");
    for (number, (printed, expected)) in printed.iter().zip(&all).enumerate() {
        let found = reals(printed);
        let same = found.len() == expected.reals.len()
            && found.iter().zip(&expected.reals).all(|(a, b)| close(*a, *b));
        assert!(same, "{} (module M{number}): GHC has {found:?}, we {:?}", expected.what, expected.reals);
    }
}

/// Programs whose names, types and values are hard to translate.
const TRICKY: [(&str, &str); 9] = [
    (
        "data Type = Forall' Double | Where Double Type\nf :: Type -> Double\nf (Forall' zero) = zero * 2\nf (Where plus rest) = plus * f rest",
        "Where 2 (Forall' 3)",
    ),
    (
        "data C = Double :+: Double | C :*: C\ninfixl 6 :+:\nf :: C -> Double\nf (a :+: b) = a * b\nf (c :*: d) = f c + f d",
        "(1 :+: 2) :*: (3 :+: 4)",
    ),
    (
        "data Contrib = Contrib Double | Staged Contrib\nf :: Contrib -> Double\nf (Contrib x) = x * x\nf (Staged c) = 2 * f c",
        "Staged (Contrib 3)",
    ),
    (
        "f :: Double -> Double\nf x = let p = (x * x, Nothing) in fst p * maybe 1 id (snd p) + fromIntegral (length (maybe [] id (snd p)))",
        "1.5",
    ),
    (
        "data Nest a = Nil | Cons a (Nest (a, a))\nf :: Nest Double -> Double\nf (Cons x (Cons (y, z) _)) = x * y * z\nf _ = 0",
        "Cons 2 (Cons (3, 4) Nil)",
    ),
    (
        "f :: (Double, Int, [Char]) -> (Double, [Double])\nf (x, n, s) = (x ^ n, map (* x) [fromIntegral (length s), if s == \"λ\\1\\&2\" then 1 else 0])",
        "(3, 2, \"λ\\1\\&2\")",
    ),
    (
        "x |+| y = x + 2 * y\nf :: (Double, Double) -> Double\nf (a, b) = let x' = a |+| b; type' = x' |+| a in type' * x'",
        "(1, -2)",
    ),
    (
        "f :: [Double] -> Double\nf xs = sum (parallel [\\() -> sqrt (x * x) | x <- xs]) + erf (head xs) + logBase 2 8 + lgamma 4.5",
        "[0, 3, -4]",
    ),
    (
        "f :: (Array (Array Double), Array Double) -> (Double, Array Double)\nf (m, v) = let (a, b) = matVec m v |*| matVec m (mapA sin v) in (a ! 0 * b ! 1, matVec (fromListA [a, b]) b)",
        "(fromListA [fromListA [1, 2], fromListA [3, 4]], fromListA [5, 6])",
    ),
];
