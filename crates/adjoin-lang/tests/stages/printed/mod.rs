//! The output of `adjoin stages --ascii` is closed and well-typed: it is parsed and checked again, for all
//! examples and for random programs.

mod infer;
mod lexer;
mod parser;
mod tree;

use adjoin_lang::core::{Program, Var, deep};
use adjoin_lang::load;
use adjoin_lang::pretty::{Notation, Style, show_program};
use adjoin_lang::stage::{Stage, forward_transform, transform};

use crate::{examples, generate, support};

/// The source, forward mode and all stages of a program, at narrow and wide lines.
fn holds(program: &Program, function: &Var) -> Result<(), String> {
    let mut all = Vec::new();
    for width in [50, 80, 200] {
        let style = Style { notation: Notation::Ascii, width };
        all.push(("source", show_program(&program.restricted_to(function), function, style)));
        all.push((
            "forward",
            forward_transform(program, function).map_err(|error| error.to_string())?.show(style),
        ));
    }
    for stage in Stage::EVERY {
        let transformed = transform(program, function, stage).map_err(|error| error.to_string())?;
        for width in [50, 80, 200] {
            all.push((stage.name(), transformed.show(Style { notation: Notation::Ascii, width })));
        }
    }
    for (stage, text) in all {
        if !text.is_ascii() {
            return Err(format!("{stage}: not only ASCII\n{text}"));
        }
        deep::run(|| infer::check(&text)).map_err(|error| {
            let lines: Vec<String> =
                text.lines().enumerate().map(|(number, line)| format!("{:4} {line}", number + 1)).collect();
            format!("{stage}: {error}\n{}", lines.join("\n"))
        })?;
    }
    Ok(())
}

#[test]
fn printed_stages_of_the_papers_examples_are_well_typed() {
    for example in examples::all() {
        holds(&example.program, &example.function)
            .unwrap_or_else(|error| panic!("{}: {error}", example.name));
    }
}

#[test]
fn printed_stages_of_all_example_files_are_well_typed() {
    let mut errors = Vec::new();
    for example in support::examples() {
        for case in &example.cases {
            let mut program = load(&example.name, &example.text).unwrap_or_else(|error| panic!("{error}"));
            let entry = program.entry(&case.function, Some(&case.at)).expect("an entry");
            if let Err(error) = holds(&program.core, &entry.var) {
                errors.push(format!("{}, {}: {error}", example.name, case.function));
            }
        }
    }
    assert!(errors.is_empty(), "{} wrong, the first: {}", errors.len(), errors[0]);
}

#[test]
fn printed_stages_of_random_programs_are_well_typed() {
    let mut state = 11u64;
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    for case in 0..cases {
        let bytes: Vec<u8> = (0..300)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 56) as u8
            })
            .collect();
        let example = generate::program(&bytes);
        holds(&example.program, &example.function).unwrap_or_else(|error| panic!("program {case}: {error}"));
    }
}

/// Programs whose names clash with those of the target languages, and other traps.
#[test]
fn printed_stages_of_tricky_programs_are_well_typed() {
    for (text, at) in TRICKY {
        let mut program = load("f.hs", text).unwrap_or_else(|error| panic!("{error}"));
        let entry = program.entry("f", Some(at)).unwrap_or_else(|error| panic!("{text}: {error}"));
        holds(&program.core, &entry.var).unwrap_or_else(|error| panic!("{text}\n{error}"));
    }
}

const TRICKY: [(&str, &str); 13] = [
    (
        "f :: (Array (Array Double), Array Double) -> Array Double\nf (m, v) = let (a, b) = matVec m v |*| matVec m v in matVec (fromListA [a, b]) b",
        "(fromListA [fromListA [1, 2], fromListA [3, 4]], fromListA [5, 6])",
    ),
    (
        "data Contrib = Contrib Double | Staged Contrib\nf :: Contrib -> Double\nf (Contrib x) = x * x\nf (Staged c) = 2 * f c",
        "Staged (Contrib 3)",
    ),
    (
        "data C = Double :+: Double | C :*: C\ninfixl 6 :+:\nf :: C -> Double\nf (a :+: b) = a * b\nf (c :*: d) = f c + f d",
        "(1 :+: 2) :*: (3 :+: 4)",
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
        "f :: (Double, Int, [Char]) -> (Double, [Double])\nf (x, n, s) = (x ^ n, map (* x) [fromIntegral (length s), if s == \"λ\\1\\&2\" || head s == 'é' then 1 else 0])",
        "(3, 2, \"λ\\1\\&2\")",
    ),
    (
        "x |+| y = x + 2 * y\nf :: (Double, Double) -> Double\nf (a, b) = let x' = a |+| b; union = x' |+| a in union * x'",
        "(1, -2)",
    ),
    (
        "get x = x * x\nset x y = get x + y\nf :: Double -> Double\nf zero = let return = set zero zero; do_ = return in do_ * zero + find where find = 2 * zero",
        "3",
    ),
    (
        "data Map a = Array a | IORef (Map a)\nf :: Map Double -> Double\nf (Array x) = x\nf (IORef m) = 2 * f m",
        "IORef (Array 3)",
    ),
    (
        "data Rec = Rec { alpha :: Double, beta :: [Double] }\nf :: Rec -> Rec\nf r = r { alpha = sum (beta r) * alpha r }",
        "Rec { alpha = 2, beta = [1, 2] }",
    ),
    (
        "f :: (Double, Double, Double) -> (Double, Double)\nf (x, y, z) = let (a, b, c) = par (x * y, sin y, z / x) in (a + b) |*| (c - a)",
        "(1, 2, 3)",
    ),
    (
        "f :: [Double] -> Double\nf xs = sum (parallel [\\() -> go x | x <- xs]) where\n  go x | x > 1 = go (x / 2)\n       | otherwise = x ^ (3 :: Int) - 1e-300 * x",
        "[2, 3]",
    ),
    (
        "twice g = g . g\nf :: (Double, Double) -> Double\nf (x, c) = let staged = twice (\\y -> y * c); type' = staged x in fst (twice (\\(a, b) -> (b, a + type')) (x, c))",
        "(2, 3)",
    ),
];
