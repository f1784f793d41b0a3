//! Arrays: their meaning, which is the same everywhere, and their cost.

use adjoin_lang::core::{Origin, Reduction, Var};
use adjoin_lang::eval::{self, Counts, Event, Limits, Reason, Value};
use adjoin_lang::stage::{Error, Stage, forward_jvp, gradient, transform};
use adjoin_lang::{Program, fast, load};

/// A program, its last function and the point.
fn entry(text: &str, at: &str) -> (Program, Var, Value) {
    let mut program = load("test.hs", text).unwrap_or_else(|error| panic!("{error}"));
    let name = program.last_function().expect("a function").name.clone();
    let entry = program.entry(&name, Some(at)).unwrap_or_else(|error| panic!("{error}"));
    let term = entry.at.as_ref().expect("an argument was given");
    let at = program.evaluate(term, &entry.argument, Limits::any_memory()).expect("a value");
    (program, entry.var, at)
}

fn array(values: &[f64]) -> Value {
    Value::Array(values.iter().copied().map(Value::Double).collect())
}

/// An array as the language writes it.
fn written(values: impl IntoIterator<Item = f64>) -> String {
    format!("(fromListA {:?})", values.into_iter().collect::<Vec<_>>())
}

fn cost(text: &str, at: &str, stage: Stage) -> Counts {
    let (program, function, at) = entry(text, at);
    let one = Value::Double(1.0);
    let outcome = gradient(&program.core, &function, stage, &at, &one, Limits::any_memory());
    outcome.unwrap_or_else(|error| panic!("{stage}: {error}")).2
}

const DOT: &str = "f :: (Array Double, Array Double) -> Double\nf (v, w) = dot v w";
const MATVEC: &str =
    "f :: (Array (Array Double), Array Double) -> Double\nf (m, v) = sumA (mapA (\\row -> dot row v) m)";

#[test]
fn a_matrix_vector_product_takes_an_id_for_each_row() {
    for stage in Stage::ALL.into_iter().filter(|stage| *stage != Stage::Naive) {
        for (rows, columns) in [(1, 1), (3, 4), (7, 20)] {
            let ids = cost(MATVEC, &matrix_and_vector(rows, columns), stage).ids;
            // The input's reals, the rows, and the sum.
            let wanted = rows * columns + columns + rows + 1;
            assert_eq!(ids, wanted as u64, "{stage}, {rows} × {columns}");
        }
    }
}

const PRODUCT: &str = "f :: (Array (Array Double), Array Double) -> Double\nf (m, v) = sumA (matVec m v)";

/// A matrix of this size and a vector, written out.
fn matrix_and_vector(rows: usize, columns: usize) -> String {
    let row = written((0..columns).map(|i| i as f64 - 1.0));
    format!("(fromListA [{}], {row})", vec![row.clone(); rows].join(", "))
}

#[test]
fn a_matrix_vector_product_is_one_node() {
    for stage in Stage::EVERY.into_iter().filter(|stage| *stage != Stage::Naive) {
        for (rows, columns) in [(0, 2), (1, 1), (3, 0), (3, 4), (7, 20)] {
            let counts = cost(PRODUCT, &matrix_and_vector(rows, columns), stage);
            // The input's reals, the product, and the sum.
            let wanted = (rows * columns + columns + 1 + 1) as u64;
            assert_eq!(counts.ids, wanted, "{stage}, {rows} × {columns}");
            assert!(counts.most_calls <= 1, "{stage}, {rows} × {columns}");
        }
        // Every node is called, the product among them.
        let calls = cost(PRODUCT, &matrix_and_vector(3, 4), stage).backpropagator_calls;
        let nodes = 3 * 4 + 4 + 2;
        assert!(calls >= nodes, "{stage}: {calls} calls");
    }
}

#[test]
fn the_work_of_a_product_is_linear_in_the_matrix() {
    for stage in [Stage::Arrays, Stage::OneArray, Stage::Contrib, Stage::Taping, Stage::Parallel] {
        let work = |n: usize| cost(PRODUCT, &matrix_and_vector(n, n), stage).work as f64;
        let growth = work(32) / work(8);
        // 16 times as many elements, and a logarithm of the number of rows.
        assert!((12.0..20.0).contains(&growth), "{stage}: work grows by {growth}");
    }
}

#[test]
fn products_agree_with_inner_products_of_rows() {
    let rows = "product m v = mapA (\\row -> dot row v) m";
    let node = "product m v = matVec m v";
    let programs = [
        "f :: (Array (Array Double), Array Double) -> Array Double\nf (m, v) = product m v",
        // Results used many times, one of them not at all, and as operands of another product.
        "f :: (Array (Array Double), Array Double) -> (Double, Array Double)\n\
         f (m, v) = let w = product m v; u = product m (fromListA [w ! 0, w ! 2]) in (u ! 1 * w ! 0 + w ! 0, product m v)",
        // As a value, under functions and in branches that run in parallel.
        "f :: (Array (Array Double), Array Double) -> [Double]\n\
         f (m, v) = let { (a, b) = product m v |*| product m (mapA sin v); h w = fromListA (take 2 (toListA w));\
         \u{20}g = foldr (.) id [product m . h, h] } in [dot a b, sumA (g a), product m v ! 0]",
        "f :: (Array (Array Double), Array Double) -> Double\n\
         f (m, v) = sum (parallel [\\() -> product m (mapA (* x) v) ! 1 | x <- toListA v]) * sumA (zipWithA (*) (m ! 0) v)",
        "data Layer = Layer { weights :: Array (Array Double), bias :: Array Double }\n\
         layer v (Layer w b) = mapA tanh (zipWithA (+) (product w v) b)\n\
         f :: (Array (Array Double), Array Double) -> Double\n\
         f (m, v) = let b = generate 3 fromIntegral; w = foldl layer v [Layer m b, Layer (fromListA [m ! 0, m ! 1]) b] in sumA w\n",
    ];
    let at = "(fromListA [fromListA [1, 2], fromListA [-3, 0.5], fromListA [4, 0.25]], fromListA [0.75, -6])";
    for text in programs {
        let text =
            text.replace("fromListA [m ! 0, m ! 1]", "mapA (\\r -> fromListA [r ! 0, r ! 1, r ! 0]) m");
        let [by_node, by_rows] = [node, rows].map(|product| {
            let (program, function, at) = entry(&format!("{product}\n{text}"), at);
            let mut found = Vec::new();
            for stage in Stage::EVERY {
                let transformed = transform(&program.core, &function, stage).expect("differentiable");
                let ones = |value: &Value| vec![value.map_reals(|_| 1.0)];
                let mut run = transformed.vjp(&at, ones, Limits::any_memory(), true).expect("runs");
                found.push((run.value, run.gradients.pop().expect("one cotangent")));
            }
            let compiled = fast::compile(&program.core, &function).expect("compiles");
            let ones = found[0].0.map_reals(|_| 1.0);
            found.push(compiled.gradient(&at, Some(&ones), None).expect("runs"));
            let total = |value: &Value| value.reals().iter().sum::<f64>();
            let tangent = at.map_reals(|_| 1.0);
            let pushed = forward_jvp(&program.core, &function, &at, &tangent, Limits::any_memory());
            let (forward, reverse) = (total(&pushed.expect("runs").1), total(&found[0].1));
            assert!(
                (forward - reverse).abs() <= 1e-9 * reverse.abs().max(1.0),
                "{text}: {forward}, {reverse}"
            );
            found
        });
        for (place, (node, rows)) in by_node.iter().zip(&by_rows).enumerate() {
            let reals = |(value, slope): &(Value, Value)| [value.reals(), slope.reals()].concat();
            for (one, other) in reals(node).into_iter().zip(reals(rows)) {
                assert!(
                    (one - other).abs() <= 1e-12 * other.abs().max(1.0),
                    "{place}: {one}, {other} in {text}"
                );
            }
            assert_eq!(reals(node).len(), reals(rows).len());
        }
    }
}

#[test]
fn a_product_with_rows_of_other_lengths_is_an_error() {
    let wanted = Reason::Undefined("matVec: a row has length 1 and the vector 2".into());
    assert_eq!(
        everywhere(PRODUCT, "(fromListA [fromListA [1, 2], fromListA [3]], fromListA [5, 6])"),
        Err(wanted)
    );
    let (value, slope) = everywhere(PRODUCT, "(fromListA [], fromListA [5, 6])").expect("an empty matrix");
    assert_eq!((value, slope.reals()), (Value::Double(0.0), vec![0.0, 0.0]));
    let (value, slope) = everywhere(PRODUCT, "(fromListA [fromListA []], fromListA [])").expect("no columns");
    assert_eq!((value, slope.reals()), (Value::Double(0.0), vec![]));
}

#[test]
fn zero_times_infinity_is_zero_in_products() {
    let text =
        "f :: Double -> Double\nf x = sumA (matVec (fromListA [fromListA [sqrt x, x]]) (fromListA [0, 1]))";
    assert_everywhere(text, "0", &Value::Double(0.0), &Value::Double(1.0));
}

#[test]
fn a_trace_shows_each_result_of_a_product() {
    for stage in Stage::EVERY.into_iter().filter(|stage| *stage != Stage::Naive) {
        let (program, function, at) = entry(PRODUCT, &matrix_and_vector(2, 2));
        let transformed = transform(&program.core, &function, stage).expect("differentiable");
        let run =
            transformed.vjp(&at, |_| vec![Value::Double(3.0)], Limits::any_memory(), true).expect("runs");
        let results = run.events.iter().filter_map(|event| match event {
            Event::Node { node, origin: Origin::MatVec, value, .. } => Some((node.to_string(), *value)),
            _ => None,
        });
        assert_eq!(results.collect::<Vec<_>>(), [("6[0]".into(), 1.0), ("6[1]".into(), 1.0)], "{stage}");
        let called = run.events.iter().filter_map(|event| match event {
            Event::Call { node, cotangent } | Event::Resolve { node, cotangent, .. } => {
                node.place.map(|_| (node.to_string(), *cotangent))
            }
            _ => None,
        });
        assert_eq!(called.collect::<Vec<_>>(), [("6[1]".into(), 3.0), ("6[0]".into(), 3.0)], "{stage}");
    }
    // A node without any result leaves no event.
    let (program, function, at) = entry(PRODUCT, "(fromListA [], fromListA [1])");
    let transformed = transform(&program.core, &function, Stage::Taping).expect("differentiable");
    let run = transformed.vjp(&at, |_| vec![Value::Double(3.0)], Limits::any_memory(), true).expect("runs");
    let resolved = run.events.iter().filter(|event| matches!(event, Event::Resolve { .. })).count();
    assert_eq!(resolved, 2, "an input and the sum");
}

#[test]
fn lists_take_an_id_for_each_product_and_each_addition() {
    let text = include_str!("../../../examples/lang/matvec.hs");
    for n in [1, 3, 8] {
        let row = format!("{:?}", (0..n).map(f64::from).collect::<Vec<_>>());
        let at = format!("([{}], {row})", vec![row.as_str(); n as usize].join(", "));
        // The input's reals; products, additions, and the 0 at the end of each sum.
        let wanted = (n * n + n) + n * n + (n * n + n) + (n + 1);
        assert_eq!(cost(text, &at, Stage::Taping).ids, wanted as u64, "{n}");
    }
}

#[test]
fn work_is_linear_in_the_length_where_the_stage_is() {
    let at = |n: usize| format!("({0}, {0})", written((0..n).map(|i| i as f64)));
    for stage in [Stage::Arrays, Stage::OneArray, Stage::Contrib, Stage::Taping, Stage::Parallel] {
        let growth = cost(DOT, &at(256), stage).work as f64 / cost(DOT, &at(64), stage).work as f64;
        assert!((3.5..4.3).contains(&growth), "{stage}: work grows by {growth}");
        assert_eq!(
            cost(DOT, &at(64), stage).most_calls.min(1),
            cost(DOT, &at(64), stage).most_calls,
            "{stage}"
        );
    }
}

#[test]
fn a_trace_names_a_sum_and_shows_all_its_contributions() {
    for stage in [Stage::Contrib, Stage::Taping, Stage::Parallel] {
        let (program, function, at) = entry(DOT, "(fromListA [2, 3], fromListA [5, 7])");
        let transformed = transform(&program.core, &function, stage).expect("differentiable");
        let run =
            transformed.vjp(&at, |_| vec![Value::Double(1.0)], Limits::any_memory(), true).expect("runs");
        let origins: Vec<Origin> = run
            .events
            .iter()
            .filter_map(|event| if let Event::Node { origin, .. } = event { Some(*origin) } else { None })
            .collect();
        assert_eq!(origins[4], Origin::Reduction(Reduction::Dot), "{stage}");
        let first = run.events.iter().find_map(|event| match event {
            Event::Resolve { contributions, .. } => Some(contributions),
            _ => None,
        });
        let partials: Vec<f64> =
            first.expect("a node is resolved").iter().map(|(partial, _)| *partial).collect();
        assert_eq!(partials, [5.0, 2.0, 7.0, 3.0], "{stage}");
    }
}

/// Value, gradient for a cotangent of ones, and the sum of directional derivatives along all ones.
fn everywhere(text: &str, at: &str) -> Result<(Value, Value), Reason> {
    let (program, function, at) = entry(text, at);
    let arguments = std::slice::from_ref(&at);
    let outcome = eval::run(&program.core, &function, arguments, Limits::any_memory());
    let compiled = fast::compile(&program.core, &function).unwrap_or_else(|error| panic!("{error}"));
    let value = match outcome {
        Ok((value, _)) => value,
        Err(error) => {
            let fast = compiled.run(&at).expect_err("the evaluator fails, too");
            assert_eq!((fast.reason, fast.span), (error.reason.clone(), error.span));
            for stage in Stage::ALL {
                let outcome =
                    gradient(&program.core, &function, stage, &at, &Value::Double(1.0), Limits::any_memory());
                match outcome {
                    Err(Error::Eval(found)) => assert_eq!(found.reason, error.reason, "{stage}"),
                    other => panic!("{stage}: {other:?}"),
                }
            }
            return Err(error.reason);
        }
    };
    assert_eq!(compiled.run(&at).expect("the fast path runs, too"), value);
    let ones = value.map_reals(|_| 1.0);
    let (found, wanted) = compiled.gradient(&at, Some(&ones), None).expect("the fast path runs, too");
    assert_eq!(found, value);
    for stage in Stage::ALL {
        let run = gradient(&program.core, &function, stage, &at, &ones, Limits::any_memory());
        let (found, slope, _) = run.unwrap_or_else(|error| panic!("{stage}: {error}"));
        assert_eq!(found, value, "{stage}");
        assert_eq!(slope, wanted, "{stage}");
    }
    let tangent = at.map_reals(|_| 1.0);
    let (_, pushed) =
        forward_jvp(&program.core, &function, &at, &tangent, Limits::any_memory()).expect("forward");
    let total = |value: &Value| value.reals().iter().sum::<f64>();
    assert_eq!(total(&pushed), total(&wanted), "forward mode");
    Ok((value, wanted))
}

fn assert_everywhere(text: &str, at: &str, value: &Value, slope: &Value) {
    assert_eq!(everywhere(text, at), Ok((value.clone(), slope.clone())), "{text}\nat {at}");
}

#[test]
fn arrays_hold_what_lists_hold() {
    let both = "data T = T (Array (Double, Int)) | U\nf :: (T, Array Int) -> Array Double\n\
                f (T v, n) = generate (lengthA n) (\\i -> fst (v ! (n ! i)))\nf (U, _) = fromListA []";
    let (_, slope) =
        everywhere(both, "(T (fromListA [(2, 0), (3, 1)]), fromListA [1, 1, 0])").expect("a value");
    assert_eq!(slope.reals(), [1.0, 2.0]);
    let functions = "f :: Array Double -> Double\n\
                     f v = sum [g (v ! 0) | g <- toListA (fromListA [\\x -> x * x, \\x -> x + v ! 1])]";
    assert_everywhere(functions, "fromListA [3, 4]", &Value::Double(16.0), &array(&[7.0, 1.0]));
    let built = "f :: Double -> Double\nf x = let v = fromListA (x : map (* 2) [x, 1]) in dot v v";
    assert_everywhere(built, "1", &Value::Double(9.0), &Value::Double(10.0));
    let tree = "data R = R Double (Array R)\nf :: R -> Double\nf (R x rs) = x * (1 + sumA (mapA f rs))";
    let (value, slope) =
        everywhere(tree, "R 2 (fromListA [R 3 (fromListA []), R 5 (fromListA [])])").expect("a value");
    assert_eq!((value, slope.reals()), (Value::Double(18.0), vec![9.0, 2.0, 2.0]));
    let polymorphic = "f :: Double -> Double\nf x = let p = (fromListA [Nothing], x * x) in \
                       fromIntegral (lengthA (fst p)) * maybe (snd p) id (fst p ! 0) + maybe 0 snd (fst p ! 0)";
    assert_everywhere(polymorphic, "3", &Value::Double(9.0), &Value::Double(6.0));
}

#[test]
fn empty_arrays_are_arrays() {
    let text = "f :: Array Double -> (Double, Int)\nf v = (sumA v + dot v v + sumA (mapA exp v), lengthA v)";
    assert_everywhere(text, "fromListA []", &Value::pair(Value::Double(0.0), Value::Int(0)), &array(&[]));
    let text = "f :: Double -> Double\nf x = x + sumA (generate (-3) fromIntegral) + sumA (zipWithA (*) (fromListA []) (fromListA [x]))";
    assert_everywhere(text, "2", &Value::Double(2.0), &Value::Double(1.0));
}

#[test]
fn an_element_may_be_used_many_times() {
    let text = "f :: Array Double -> Double\nf v = dot v v + sumA v * v ! 1";
    assert_everywhere(text, "fromListA [1, 2, 3]", &Value::Double(26.0), &array(&[4.0, 12.0, 8.0]));
}

#[test]
fn zero_times_infinity_is_zero_in_sums() {
    let text = "f :: Double -> Double\nf x = dot (fromListA [sqrt x, x]) (fromListA [0, 1])";
    assert_everywhere(text, "0", &Value::Double(0.0), &Value::Double(1.0));
}

#[test]
fn arrays_are_handed_to_branches_that_run_in_parallel() {
    let text = "f :: (Array Double, Array Double) -> (Double, Array Double)\n\
                f (v, w) = let (a, b) = dot v w |*| mapA (* (v ! 0)) w in (a * sumA b, b)";
    let (value, slope) = everywhere(text, "(fromListA [1, 2], fromListA [3, 4])").expect("a value");
    assert_eq!(value, Value::pair(Value::Double(77.0), array(&[3.0, 4.0])));
    assert_eq!(slope.reals(), [21.0 + 77.0 + 7.0, 28.0, 7.0 + 11.0 + 1.0, 14.0 + 11.0 + 1.0]);
}

#[test]
fn a_wrong_index_or_length_is_an_error_with_a_place() {
    let index = "f :: Array Double -> Double\nf v = v ! lengthA v";
    let wanted = Reason::Undefined("index 2 of an array of 2 elements".into());
    assert_eq!(everywhere(index, "fromListA [1, 2]"), Err(wanted));
    let negative = "f :: Array Double -> Double\nf v = v ! (-1)";
    let wanted = Reason::Undefined("index -1 of an array of 2 elements".into());
    assert_eq!(everywhere(negative, "fromListA [1, 2]"), Err(wanted));
    let wanted = Reason::Undefined("dot: the arrays have lengths 2 and 1".into());
    assert_eq!(everywhere(DOT, "(fromListA [1, 2], fromListA [1])"), Err(wanted));
    let (program, function, at) = entry(index, "fromListA [1, 2]");
    let error = fast::compile(&program.core, &function).expect("compiles").run(&at).expect_err("fails");
    assert_eq!(&index[error.span.start as usize..error.span.end as usize], "!");
}

#[test]
fn arrays_are_compared_and_shown_as_lists_are() {
    let text = "f :: Array Double -> (Bool, Bool, String, Double)\n\
                f v = (v == mapA id v, v < fromListA [9], show (Just v), v ! 0)";
    let (value, _) = everywhere(text, "fromListA [1, -2]").expect("a value");
    assert_eq!(value.to_string(), r#"(True,True,"Just (fromListA [1.0,-2.0])",1.0)"#);
}

#[test]
fn a_program_may_use_the_names_for_its_own() {
    let text = "data Array = Array Double | Pair { sumA :: Double, dot :: Double }\ninfixr 5 !\nx ! y = x - y\n\
                f :: Double -> Double\nf x = sumA (Pair x 1) ! dot (Pair 1 2) ! x";
    assert_everywhere(text, "3", &Value::Double(4.0), &Value::Double(2.0));
}

#[test]
fn a_cotangent_of_another_length_is_named() {
    let text = "f :: Array Double -> Array Double\nf v = mapA (* 2) v";
    let (program, function, at) = entry(text, "fromListA [1, 2]");
    let wrong = array(&[1.0]);
    let wanted = "the cotangent has an array of 1 where the value has an array of 2";
    let fast = fast::compile(&program.core, &function).expect("compiles");
    let error = fast.gradient(&at, Some(&wrong), None).expect_err("another length");
    assert!(error.to_string().contains(wanted), "{error}");
    for stage in Stage::ALL {
        let outcome = gradient(&program.core, &function, stage, &at, &wrong, Limits::any_memory());
        let error = outcome.expect_err("another length");
        assert!(error.to_string().contains(wanted), "{stage}: {error}");
    }
}
