//! The fast path agrees with the evaluator and with the parallel stage, on any number of threads, as deep as
//! memory allows.

#[allow(dead_code, reason = "shared by several test binaries")]
mod support;

use adjoin_lang::eval::{self, Limits, Reason, Value};
use adjoin_lang::fast::{self, Compiled};
use adjoin_lang::stage::{self, Stage};
use adjoin_lang::{Program, load};

fn close(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= tolerance * a.abs().max(b.abs()).max(1.0)
}

fn assert_close(found: &Value, wanted: &Value, what: &str) {
    let (a, b) = (found.reals(), wanted.reals());
    let same_shape = found.map_reals(|_| 0.0) == wanted.map_reals(|_| 0.0);
    let same = same_shape && a.len() == b.len() && a.iter().zip(&b).all(|(x, y)| close(*x, *y, 1e-12));
    assert!(same, "{what}: found {found}, wanted {wanted}");
}

fn bits(value: &Value) -> Vec<u64> {
    value.reals().into_iter().map(f64::to_bits).collect()
}

fn program(text: &str) -> Program {
    load("test.hs", text).unwrap_or_else(|error| panic!("{error}"))
}

/// The function at the types of this argument, compiled, and the argument.
fn compiled(program: &mut Program, function: &str, at: &str) -> (Compiled, Value) {
    let entry = program.entry(function, Some(at)).unwrap_or_else(|error| panic!("{error}"));
    let at = entry.at.as_ref().expect("an argument was given");
    let at =
        program.evaluate(at, &entry.argument, Limits::any_memory()).unwrap_or_else(|error| panic!("{error}"));
    let fast = fast::compile(&program.core, &entry.var).unwrap_or_else(|error| panic!("{function}: {error}"));
    (fast, at)
}

fn reason(text: &str, at: &str) -> Reason {
    let (fast, at) = compiled(&mut program(text), "f", at);
    let plain = fast.run(&at).expect_err("the program fails");
    let gradient = fast.gradient(&at, None, Some(2)).expect_err("the program fails");
    assert_eq!(plain.reason, gradient.reason);
    assert_eq!(plain.span, gradient.span);
    plain.reason
}

#[test]
fn every_example_agrees_with_evaluator_and_parallel_stage() {
    for example in support::examples() {
        let mut program = load(&example.name, &example.text).unwrap_or_else(|error| panic!("{error}"));
        for case in &example.cases {
            let what = format!("{}: {} at {}", example.name, case.function, case.at);
            let entry = program
                .entry(&case.function, Some(&case.at))
                .unwrap_or_else(|error| panic!("{what}\n{error}"));
            let at = entry.at.as_ref().expect("an argument was given");
            let at = program.evaluate(at, &entry.argument, Limits::any_memory()).expect(&what);
            let fast = fast::compile(&program.core, &entry.var).unwrap_or_else(|e| panic!("{what}: {e}"));
            let arguments = std::slice::from_ref(&at);
            let (wanted, _) =
                eval::run(&program.core, &entry.var, arguments, Limits::any_memory()).expect(&what);
            let found = fast.run(&at).unwrap_or_else(|e| panic!("{what}: {e}"));
            assert_eq!(found.to_string(), wanted.to_string(), "{what}");
            if case.gradient.is_none() {
                continue;
            }
            let cotangent = case.cotangent.as_ref().map(|text| {
                let (term, ty) = program.expression(text, Some(&entry.result)).expect("a cotangent");
                program.evaluate(&term, &ty, Limits::any_memory()).expect("a cotangent")
            });
            let seed = cotangent.clone().unwrap_or(Value::Double(1.0));
            let stage = Stage::Parallel;
            let (_, wanted, _) =
                stage::gradient(&program.core, &entry.var, stage, &at, &seed, Limits::any_memory())
                    .expect(&what);
            let one =
                fast.gradient(&at, cotangent.as_ref(), Some(1)).unwrap_or_else(|e| panic!("{what}: {e}"));
            assert_eq!(one.0.to_string(), found.to_string(), "{what}");
            assert_close(&one.1, &wanted, &what);
            for threads in [2, 4] {
                let other = fast.gradient(&at, cotangent.as_ref(), Some(threads)).expect(&what);
                assert_eq!(bits(&other.0), bits(&one.0), "{what} on {threads} threads");
                assert_eq!(bits(&other.1), bits(&one.1), "{what} on {threads} threads");
            }
        }
    }
}

#[test]
fn the_rows_of_a_jacobian_are_gradients() {
    let text = "f :: (Double, [Double]) -> [Double]\nf (x, ys) = map (\\y -> x * y * y) ys ++ [x]\n";
    let (fast, at) = compiled(&mut program(text), "f", "(2, [3, 4, 5, 6])");
    let jacobian = fast.jacobian(&at, None).expect("a Jacobian");
    assert_eq!(jacobian.value.to_string(), "[18.0,32.0,50.0,72.0,2.0]");
    assert_eq!(jacobian.rows.len(), 5);
    for (place, row) in jacobian.rows.iter().enumerate() {
        let seed = Value::doubles((0..5).map(|i| f64::from(u8::from(i == place))));
        assert_eq!(&fast.gradient(&at, Some(&seed), None).expect("a gradient").1, row);
    }
}

#[test]
fn a_million_elements_need_no_stack() {
    let text = "
data Chain = End | Link Double Chain

f :: Int -> Double -> Double
f n x = total (build n) * x + depth (chain n)
  where
    build k = if k == 0 then [] else x : build (k - 1)
    total [] = 0
    total (y:ys) = y + total ys
    chain k = if k == 0 then End else Link x (chain (k - 1))
    depth End = 0
    depth (Link y rest) = y + depth rest

g :: [Double] -> [Double]
g xs = foldr (\\x acc -> 2 * x : acc) [] xs

h :: Int -> Double -> Chain
h n x = if n == 0 then End else Link x (h (n - 1) x)
";
    let mut program = program(text);
    let (fast, at) = compiled(&mut program, "f", "(1000000, 0.5)");
    let (value, gradient) = fast.gradient(&at, None, None).expect("no limit is reached");
    assert_eq!(value, Value::Double(750_000.0));
    assert_eq!(gradient, Value::pair(Value::Int(1_000_000), Value::Double(2_000_000.0)));

    let (fast, _) = compiled(&mut program, "g", "[1]");
    let at = Value::doubles((0..1_000_000).map(f64::from));
    let ones = Value::doubles((0..1_000_000).map(|_| 1.0));
    let (_, gradient) = fast.gradient(&at, Some(&ones), None).expect("no limit is reached");
    assert!(gradient.reals().iter().all(|x| *x == 2.0));

    let (fast, at) = compiled(&mut program, "h", "(1000000, 0.5)");
    let value = fast.run(&at).expect("no limit is reached");
    let (again, gradient) = fast.gradient(&at, Some(&value), None).expect("no limit is reached");
    assert_eq!(again.reals().len(), 1_000_000);
    assert_eq!(gradient, Value::pair(Value::Int(1_000_000), Value::Double(500_000.0)));
}

#[test]
fn forks_nest_as_deep_as_a_list_is_long() {
    let text = "
f :: [Double] -> Double
f xs = sum (mapP (\\x -> x * x) xs)
  where
    mapP _ [] = []
    mapP g (y:ys) = let p = g y |*| mapP g ys in fst p : snd p
";
    let (fast, _) = compiled(&mut program(text), "f", "[1]");
    let at = Value::doubles((0..20_000).map(f64::from));
    let (_, gradient) = fast.gradient(&at, None, Some(2)).expect("the stack suffices");
    assert!(gradient.reals().iter().zip(0..).all(|(x, i)| *x == 2.0 * f64::from(i)));
}

#[test]
fn functions_are_values_of_any_arity() {
    let text = "
data Op = Op Double (Double -> Double -> Double)

f :: (Int, Double, Double) -> Double
f (n, x, y) = sum (map (\\op -> run op) ops) + (pick n) x y + through n x + twice (twice (add x)) y
  where
    ops = [Op x (\\a b -> a * b + y), Op y (-), Op 2 (\\a -> if a > 1 then (\\b -> a / b) else (\\b -> b))]
    run (Op a g) = g a x
    pick k = if k > 0 then (\\a b -> a * a * b) else add
    add a b = a + b
    twice g = \\z -> g (g z)
    through k = if k == 0 then id else (\\z -> (through (k - 1)) (z * y))

k :: [Double] -> Double
k xs = go xs (\\r -> r)
  where
    go [] c = c 1
    go (z:zs) c = go zs (\\r -> c (z * r))

over :: Int -> Double -> Double
over n x = (chain n) x 2 3
  where
    chain m = if m == 0 then (\\a -> \\b -> \\c -> a * b * c) else pass (chain (m - 1))
    pass g = \\a -> if a > 100 then g a else (\\b c -> g (a + 1) b c)
";
    let mut program = program(text);
    for (function, at) in
        [("f", "(3, 1.5, 2.5)"), ("f", "(0, 0.5, 2.5)"), ("k", "[2, 3, 4, 5]"), ("over", "(5, 1.5)")]
    {
        let entry = program.entry(function, Some(at)).unwrap_or_else(|error| panic!("{error}"));
        let (fast, at) = compiled(&mut program, function, at);
        let (_, wanted, _) = stage::gradient(
            &program.core,
            &entry.var,
            Stage::Taping,
            &at,
            &Value::Double(1.0),
            Limits::any_memory(),
        )
        .expect(function);
        let (value, gradient) = fast.gradient(&at, None, None).unwrap_or_else(|e| panic!("{function}: {e}"));
        assert_close(&gradient, &wanted, function);
        assert_eq!(value, fast.run(&at).expect(function));
    }
}

#[test]
fn failures_are_errors_with_their_place() {
    let text = "f :: Double -> Double\nf x = if x > 1 then error (\"too\" ++ \" large\") else x\n";
    assert_eq!(reason(text, "2"), Reason::Failed("too large".into()));
    let text = "f :: [Double] -> Double\nf [x] = x\n";
    assert!(matches!(reason(text, "[1, 2]"), Reason::Failed(_)));
    let text = "f :: (Int, Double) -> Double\nf (n, x) = x * fromIntegral (10 `div` n)\n";
    assert_eq!(reason(text, "(0, 1)"), Reason::Undefined("division by zero".into()));
    let (fast, at) = compiled(&mut program(text), "f", "(0, 1)");
    let span = fast.run(&at).expect_err("division by zero").span;
    assert!(text[span.start as usize..span.end as usize].contains("div"), "{span:?}");
    let text =
        "f :: Double -> Double\nf x = case error \"left\" |*| error \"right\" of (a, b) -> x + a + b\n";
    assert_eq!(reason(text, "1"), Reason::Failed("left".into()));
    let text = "limit = head []\n\nf :: Double -> Double\nf x = x + limit\n";
    assert!(matches!(reason(text, "1"), Reason::Failed(_)));
}

#[test]
fn a_failing_last_call_of_the_prelude_has_its_place() {
    for text in [
        "f :: [Double] -> Double\nf xs = xs !! 3\n",
        "f :: [Double] -> Double\nf xs = 1 + xs !! 3\n",
        "g x = x * 2\nf :: [Double] -> Double\nf xs = if g (head xs) > 5 then 0 else xs !! 3\n",
    ] {
        let (fast, at) = compiled(&mut program(text), "f", "[1]");
        let span = fast.run(&at).expect_err("too large").span;
        assert_eq!(&text[span.start as usize..span.end as usize], "xs !! 3");
    }
}

#[test]
fn limits_stop_loops_and_recursion() {
    let text = "f :: Double -> Double\nf x = f (x + 1)\n\ng :: Double -> Double\ng x = 1 + g x\n";
    let mut program = program(text);
    let limits = Limits { fuel: 100_000, depth: 1_000, ..Limits::any_memory() };
    let (fast, at) = compiled(&mut program, "f", "1");
    let error = fast.with_limits(limits).run(&at).expect_err("an endless loop");
    assert_eq!(error.reason, Reason::OutOfFuel(100_000));
    let (fast, at) = compiled(&mut program, "g", "1");
    let error = fast.with_limits(limits).gradient(&at, None, None).expect_err("endless recursion");
    assert_eq!(error.reason, Reason::TooDeep(1_000));
}

#[test]
fn another_shape_is_an_error_that_names_the_place() {
    let text = "f :: (Double, [Double]) -> [Double]\nf (x, ys) = map (x *) ys\n";
    let (fast, at) = compiled(&mut program(text), "f", "(2, [3, 4])");
    let wrong = Value::pair(Value::Double(1.0), Value::List([Value::Double(1.0), Value::Int(1)].into()));
    let error = fast.run(&wrong).expect_err("an Int among Doubles");
    assert_eq!(error.to_string(), "at .2[1]: an Int where a value of type Double is needed");
    let error = fast.gradient(&at, Some(&Value::doubles([1.0])), None).expect_err("too short");
    assert_eq!(error.to_string(), "the cotangent has a list of 1 where the value has a list of 2");
    let error = fast.gradient(&at, None, None).expect_err("no cotangent");
    assert!(matches!(error.reason, Reason::Shape { .. }));
}

#[test]
fn types_without_end_are_reported() {
    let text = "
data Nested a = Flat a | Nest (Nested (a, a))

size :: Nested a -> Double
size (Flat _) = 1
size (Nest n) = 2 * size n

f :: Double -> Double
f x = x * size (Nest (Nest (Flat ((x, x), (x, x)))))
";
    let mut program = load("test.hs", text).expect("with a signature, the recursion is well typed");
    let entry = program.entry("f", Some("1")).expect("a function");
    let error = fast::compile(&program.core, &entry.var).expect_err("polymorphic recursion");
    assert!(error.to_string().contains("types without end"), "{error}");
}
