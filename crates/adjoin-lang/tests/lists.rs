//! Recursion over lists on the fast path: for every form of recursion, and for arrays as for linked lists,
//! the answers are those of the evaluator and of a stage.

use adjoin_lang::eval::{self, Limits, Reason, Value};
use adjoin_lang::fast::{self, Compiled};
use adjoin_lang::load;
use adjoin_lang::stage::{self, Stage};

/// The result of each `g`, whose lists are `xs` and `ys`.
const FORMS: &[(&str, &str)] = &[
    ("a map", "g (a:as) bs = 2 * a + 1 : g as bs\ng _ _ = []"),
    ("a map with one operation", "g (a:as) bs = a / 3 : g as bs\ng _ _ = []"),
    ("a map that stops at an element", "g (a:as) bs = if a > 3.5 then bs else a * a : g as bs\ng _ bs = bs"),
    ("two lists in step", "g (a:as) (b:bs) = a * b : g as bs\ng as _ = as"),
    ("two lists in step, the other first", "g (a:as) (b:bs) = b / a : g as bs\ng _ bs = bs"),
    ("two lists that change places", "g (a:as) (b:bs) = a - b : g bs as\ng _ _ = []"),
    ("the second list waits", "g (a:as) (b:bs) = a * b : g as (b : bs)\ng _ _ = []"),
    (
        "the second list waits at times",
        "g (a:as) (b:bs) = if a > 2 then a : g as (b:bs) else b : g as bs\ng _ _ = []",
    ),
    ("the rest is used", "g (a:as) bs = a * sum as : g as bs\ng _ bs = bs"),
    ("the whole is used", "g as@(a:rest) bs = a * sum as : g rest bs\ng _ bs = bs"),
    (
        "the rest of the rest",
        "g (a:as) bs = case as of { [] -> [a]; (c:cs) -> a * c : g cs bs }\ng _ bs = bs",
    ),
    ("a filter", "g (a:as) bs = if a > 2 then a : g as bs else g as bs\ng _ bs = bs"),
    ("dropping", "g (a:as) bs = if a < 2.5 then g as bs else a : as ++ bs\ng _ bs = bs"),
    ("a list that was linked before", "g as bs = map (* 3) (1 : 2 : filter (> 1) as ++ bs)"),
    ("a left fold", "g as bs = [go 1 as, go 2 bs]\n  where { go z (c:cs) = go (z * c) cs; go z _ = z }"),
    (
        "a left fold of quotients",
        "g as bs = [go 1 as, go 2 bs]\n  where { go z (c:cs) = go (c / z) cs; go z _ = z }",
    ),
    ("a right fold", "g as bs = [go as, go bs]\n  where { go (c:cs) = c - go cs; go _ = 1 }"),
    (
        "sums that start somewhere",
        "g as bs = [go (sum as) bs, back as, back (map (* 2) as ++ as ++ map (* 3) bs)]\n  where { go z (c:cs) = go (z + c) cs; go z _ = z; back (c:cs) = c + back cs; back _ = sum bs }",
    ),
    (
        "sums of the same reals",
        "g as bs = [sum (concat [[c, c, d, c * d, c] | (c, d) <- zip as bs]), sum (reverse as), sum (map (const 1) bs)]",
    ),
    ("a right fold of quotients", "g as bs = [go as, go bs]\n  where { go (c:cs) = go cs / c; go _ = 1 }"),
    (
        "a right fold that branches",
        "g as bs = [go as, go bs]\n  where { go (c:cs) = let r = go cs in if r > c then r * c else c; go _ = 1 }",
    ),
    (
        "a right fold that calls",
        "g as bs = [go as, go bs]\n  where { go (c:cs) = let r = go cs in sum (map (* r) as) + c; go _ = 1 }",
    ),
    (
        "a right fold with two results",
        "g as bs = case go as of (p, q) -> [p, q]\n  where { go (c:cs) = case go cs of { (p, q) -> (c - q, p * c) }; go _ = (1, 2) }",
    ),
    (
        "a right fold whose results change places",
        "g as bs = case go as of (p, q) -> [p, q]\n  where { go (c:cs) = case go cs of { (p, q) -> (q, p * c) }; go _ = (1, 2) }",
    ),
    (
        "a right fold that starts again",
        "g as bs = [go as bs]\n  where { go (c:cs) ds = c * go cs ds + 1; go _ (d:ds) = go ds []; go _ _ = 2 }",
    ),
    (
        "a right fold that goes on elsewhere",
        "g as bs = [go as]\n  where { go (c:cs) = let r = go cs in if r > 4 then other r else r + c; go _ = 1; other z = if z > 100 then z else other (z * z) }",
    ),
    (
        "a fold of the right fold's list",
        "g as bs = [go as]\n  where { go (c:cs) = let r = go cs in r * c + sum cs; go _ = 1 }",
    ),
    ("pairs", "g as bs = go (zip as bs)\n  where { go ((c, d):rest) = c * d : c - d : go rest; go _ = [] }"),
    (
        "a fold of pairs",
        "g as bs = [go (zip as bs)]\n  where { go ((c, d):rest) = c * d + go rest; go _ = 0 }",
    ),
    ("lists of lists", "g as bs = go [as, bs, [], as]\n  where { go (c:cs) = sum c : go cs; go _ = [] }"),
    (
        "a right fold of lists",
        "g as bs = [go [as, bs, [], as]]\n  where { go (c:cs) = sum c - go cs; go _ = 2 }",
    ),
    (
        "whole numbers count along",
        "g as bs = go 1 as\n  where { go n (c:cs) = fromIntegral n * c : go (n + 1) cs; go n _ = [fromIntegral n] }",
    ),
    ("a list inside a fold", "g as bs = foldr (\\c acc -> c : map (* c) acc) bs as"),
    (
        "functions in a list",
        "g as bs = go [(* 2), (+ 1), \\z -> z * z] as\n  where { go (f:fs) (c:cs) = f c : go fs cs; go _ rest = rest }",
    ),
];

fn text(form: &str) -> String {
    format!(
        "f :: ([Double], [Double]) -> [Double]\nf (xs, ys) = g xs ys\n\ng :: [Double] -> [Double] -> [Double]\n{form}\n"
    )
}

fn lists(a: &[f64], b: &[f64]) -> Value {
    Value::pair(Value::doubles(a.iter().copied()), Value::doubles(b.iter().copied()))
}

#[test]
fn every_recursion_over_lists_agrees_with_evaluator_and_stage() {
    let points = [
        lists(&[1.5, 2.5, 3.0, 4.25, 0.5], &[2.0, 0.75, 1.25, 3.5, 5.0]),
        lists(&[1.5, 2.5, 3.0], &[2.0]),
        lists(&[3.25], &[2.0, 0.5, 1.0]),
        lists(&[], &[2.0, 0.5]),
        lists(&[], &[]),
    ];
    for (what, form) in FORMS {
        let mut program = load("lists.hs", &text(form)).unwrap_or_else(|error| panic!("{what}\n{error}"));
        let entry = program.entry("f", None).unwrap_or_else(|error| panic!("{what}\n{error}"));
        let fast = fast::compile(&program.core, &entry.var).unwrap_or_else(|e| panic!("{what}: {e}"));
        for at in &points {
            let limits = Limits::any_memory();
            let (wanted, _) =
                eval::run(&program.core, &entry.var, std::slice::from_ref(at), limits).expect(what);
            let found = fast.run(at).unwrap_or_else(|error| panic!("{what} at {at}: {error}"));
            assert_eq!(found, wanted, "{what} at {at}");
            let seed = Value::doubles((1..).map(f64::from).take(found.children().len()));
            let (_, wanted, _) =
                stage::gradient(&program.core, &entry.var, Stage::Taping, at, &seed, limits).expect(what);
            let (value, gradient) = fast.gradient(at, Some(&seed), None).expect(what);
            assert_eq!(value, found, "{what} at {at}");
            for (x, y) in gradient.reals().iter().zip(wanted.reals()) {
                assert!(
                    (x - y).abs() <= 1e-12 * y.abs().max(1.0),
                    "{what} at {at}: {gradient}, not {wanted}"
                );
            }
        }
    }
}

fn limited(form: &str, limits: Limits) -> Compiled {
    let mut program = load("lists.hs", &text(form)).unwrap_or_else(|error| panic!("{error}"));
    let entry = program.entry("f", None).unwrap_or_else(|error| panic!("{error}"));
    fast::compile(&program.core, &entry.var).expect("it compiles").with_limits(limits)
}

#[test]
fn walks_along_a_list_keep_to_the_limits() {
    let at = lists(&[1.0; 100], &[]);
    for form in ["g (a:as) bs = 2 * a + 1 : g as bs\ng _ _ = []", "g (a:as) bs = a * a : g as bs\ng _ _ = []"]
    {
        let fuel = |fuel| limited(form, Limits { fuel, depth: 10, ..Limits::any_memory() }).run(&at);
        assert!(fuel(200).is_ok());
        assert_eq!(fuel(90).expect_err("too little fuel").reason, Reason::OutOfFuel(90));
    }
    for form in [
        "g (a:as) bs = [go (a:as)]\n  where { go (c:cs) = c - go cs; go _ = 1 }\ng _ _ = []",
        "g (a:as) bs = [go (a:as)]\n  where { go (c:cs) = let r = go cs in r * c + c; go _ = 1 }\ng _ _ = []",
    ] {
        let run = |fuel, depth| limited(form, Limits { fuel, depth, ..Limits::any_memory() }).run(&at);
        assert!(run(300, 110).is_ok());
        assert_eq!(run(300, 90).expect_err("too deep").reason, Reason::TooDeep(90));
        assert_eq!(run(90, 110).expect_err("too little fuel").reason, Reason::OutOfFuel(90));
    }
}
