//! A value is evaluated once, whatever its type: let-polymorphic values in the evaluator, in every stage and
//! on the fast path.

use adjoin_lang::eval::{self, Counts, EvalError, Limits, Reason, Value};
use adjoin_lang::stage::{Stage, gradient};
use adjoin_lang::{Program, fast, load};
use std::fmt::Write;

/// The first value of a family, and the next one given the name of the one before.
type Family = (&'static str, &'static str, fn(&str) -> String);

/// Families of programs in which every value uses the one before twice.
const FAMILIES: [Family; 7] = [
    ("nothing", "(x * x, Nothing)", |p| format!("(0.5 * (fst {p} + fst {p}), Nothing)")),
    ("handed on", "(x * x, Nothing)", |p| format!("(0.5 * (fst {p} + fst {p}), snd {p})")),
    ("two types", "(x * x, [])", |p| {
        format!("(0.5 * (fst {p} + fst {p}), if null (1 : snd {p}) then 'c' : snd {p} `seq` [] else [])")
    }),
    ("by a call", "mk (x * x)", |p| format!("mk (0.5 * (fst {p} + fst {p}))")),
    ("a function", "(x * x, \\y -> y)", |p| format!("(0.5 * (fst {p} + snd {p} (fst {p})), \\y -> y)")),
    ("a chosen function", "(x * x, if x > 0 then \\y -> y else \\y -> (\\z -> z) y)", |p| {
        format!("(0.5 * (fst {p} + snd {p} (fst {p})), if snd {p} True then snd {p} else \\y -> y)")
    }),
    ("growing types", "(x * x, Nothing)", |p| {
        format!("(0.5 * (fst {p} + fst {p}), pick (snd {p}) (snd {p}))")
    }),
];

/// Each function calls the one before, so the number of calls grows with the square; the size of the code,
/// and the time to write it, must not double with every one.
const CHAINS: [Family; 2] = [
    ("a chain of functions", "(x * x, \\y -> y)", |p| {
        format!("(0.5 * (fst {p} + snd {p} (fst {p})), \\y -> snd {p} y)")
    }),
    ("a chain of pairs of functions", "(x * x, (\\y -> y, \\y -> y))", |p| {
        format!(
            "(0.5 * (fst {p} + fst (snd {p}) (fst {p})), (\\y -> snd (snd {p}) y, \\y -> fst (snd {p}) y))"
        )
    }),
];

const HELPERS: &str = "\
mk :: Double -> (Double, Maybe a)
mk v = (v * 1, Nothing)
pick :: Maybe [a] -> Maybe (Maybe a) -> Maybe a
pick _ _ = Nothing
";

fn family(first: &str, next: fn(&str) -> String, n: usize) -> String {
    let mut text = format!("{HELPERS}f :: Double -> Double\nf x =\n  let p0 = {first}\n");
    for i in 1..=n {
        writeln!(text, "      p{i} = {}", next(&format!("p{}", i - 1))).expect("a string takes any text");
    }
    writeln!(text, "  in fst p{n}").expect("a string takes any text");
    text
}

fn entry(text: &str) -> (Program, adjoin_lang::core::Var) {
    let mut program = load("test.hs", text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let entry = program.entry("f", None).unwrap_or_else(|error| panic!("{error}"));
    (program, entry.var)
}

fn by_stage(text: &str, stage: Stage, x: f64) -> Result<(Value, Value, Counts), EvalError> {
    let (program, var) = entry(text);
    gradient(&program.core, &var, stage, &Value::Double(x), &Value::Double(1.0), Limits::any_memory())
        .map_err(|error| match error {
            adjoin_lang::stage::Error::Eval(error) => error,
            adjoin_lang::stage::Error::Transform(error) => panic!("{stage}: {error}\n{text}"),
        })
}

#[test]
fn work_is_linear_in_the_number_of_polymorphic_values() {
    for (name, first, next) in FAMILIES {
        let plain = |n: usize| {
            let (program, var) = entry(&family(first, next, n));
            let (_, counts) =
                eval::run(&program.core, &var, &[Value::Double(1.5)], Limits::any_memory()).expect("runs");
            counts.work as f64
        };
        let growth = plain(32) / plain(8);
        assert!(growth < 4.3, "{name}, plain: work grows by {growth}");
        for stage in Stage::EVERY.into_iter().filter(|stage| *stage != Stage::Naive) {
            let work = |n| {
                let (value, slope, counts) = by_stage(&family(first, next, n), stage, 1.5).expect("runs");
                assert_eq!((value, slope), (Value::Double(2.25), Value::Double(3.0)), "{name}, {stage}");
                counts.work as f64
            };
            let growth = work(32) / work(8);
            assert!(growth < 4.5, "{name}, {stage}: work grows by {growth}");
        }
        // The naive stage calls a backpropagator along every path, but its forward pass is linear.
        let (value, slope, _) = by_stage(&family(first, next, 6), Stage::Naive, 1.5).expect("runs");
        assert_eq!((value, slope), (Value::Double(2.25), Value::Double(3.0)), "{name}, naive");
    }
}

#[test]
fn the_fast_path_shares_them_too() {
    // If any of these were evaluated once per use, 2⁴⁰ evaluations or more would be needed.
    let chains = CHAINS.map(|family| (family, 40));
    for ((name, first, next), n) in FAMILIES.map(|family| (family, 64)).into_iter().chain(chains) {
        let (program, var) = entry(&family(first, next, n));
        let compiled = fast::compile(&program.core, &var).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (value, slope) = compiled.gradient(&Value::Double(1.5), None, None).expect("runs");
        assert_eq!((value, slope), (Value::Double(2.25), Value::Double(3.0)), "{name}");
    }
}

/// The outcome of a program, which must be the same everywhere.
fn everywhere(text: &str, x: f64) -> Result<(Value, Value), Reason> {
    let (program, var) = entry(text);
    let compiled = fast::compile(&program.core, &var).unwrap_or_else(|error| panic!("{error}"));
    let fast = compiled.gradient(&Value::Double(x), None, None).map_err(|error| error.reason);
    for stage in Stage::EVERY {
        let staged = by_stage(text, stage, x);
        let staged = staged.map(|(value, slope, _)| (value, slope)).map_err(|error| error.reason);
        assert_eq!(staged, fast, "{stage}\n{text}");
    }
    let plain = eval::run(&program.core, &var, &[Value::Double(x)], Limits::any_memory());
    assert_eq!(
        plain.map(|(value, _)| value).map_err(|error| error.reason),
        fast.clone().map(|(value, _)| value)
    );
    fast
}

#[test]
fn an_unused_polymorphic_value_that_fails_fails_everywhere() {
    for text in [
        "f :: Double -> Double\nf x = let p = (1 / fromIntegral (0 `div` (0 * truncate x)), []) in x",
        "f :: Double -> Double\nf x = let p = (fromIntegral (1 `mod` (0 * truncate x)) + x, Nothing) in x",
        "f :: Double -> Double\nf x = let p = if x > 0 then error \"no\" else Nothing in x",
        "f :: Double -> Double\nf x = let p = [\\y -> y, error \"no\"] in x",
        "p = (1 `div` (0 :: Int), Nothing)\nf :: Double -> Double\nf x = x + fromIntegral (fst p)",
    ] {
        assert!(matches!(everywhere(text, 3.0), Err(Reason::Undefined(_) | Reason::Failed(_))), "{text}");
    }
}

#[test]
fn polymorphic_values_keep_their_meaning_at_all_their_types() {
    for (text, value, slope) in [
        // A function of the value, at two types, and one of a branch.
        (
            "f x = let p = (x * x, \\y -> (y, y)) in fst p + fst (snd p x) + (if fst (snd p True) then 1 else 0)",
            13.0,
            7.0,
        ),
        (
            "f x = let g = if x > 0 then \\y -> [y] else \\y -> [y, y] in sum (g x) + fromIntegral (length (g 'c'))",
            4.0,
            1.0,
        ),
        // Used in branches, under a fork and inside functions.
        (
            "f x = let p = (x * x, Nothing) in fst (fst p |*| (case snd p of { Nothing -> fst p; Just y -> y }))",
            9.0,
            6.0,
        ),
        ("f x = let p = (x * x, []) in sum (map (\\u -> u * fst p + sum (snd p)) [1, x])", 36.0, 33.0),
        // A recursive function with a polymorphic value that calls it.
        (
            "f x = go 3 x where { go :: Int -> Double -> Double; go n y = if n == 0 then y else let p = (go (n - 1) (y * 2), Nothing) in fst p + fst p }",
            192.0,
            64.0,
        ),
        // A definition of the program.
        (
            "top = (2.5 * 2, [])\nf x = x * fst top + fromIntegral (length ('c' : snd top) + length (1 : snd top))",
            17.0,
            5.0,
        ),
        (
            "pairs = (\\y -> (y, y), Nothing)\nf x = fst (fst pairs x) + (if snd (fst pairs False) then 1 else 0)",
            3.0,
            1.0,
        ),
        // Values inside values.
        (
            "f x = let { p = (x, []); q = (fst p * fst p, snd p, [snd p]) } in case q of (a, b, c) -> a + sum b + fromIntegral (length c)",
            10.0,
            6.0,
        ),
        (
            "data Opt a = None | Some a (Opt a)\nf x = let { p = (x * 3, None); g o = case o of { None -> fst p; Some y _ -> y } } in g (snd p) + g (Some x None)",
            12.0,
            4.0,
        ),
    ] {
        let text = format!("{text}\nf :: Double -> Double\n");
        let found = everywhere(&text, 3.0);
        assert_eq!(found, Ok((Value::Double(value), Value::Double(slope))), "{text}");
    }
}
