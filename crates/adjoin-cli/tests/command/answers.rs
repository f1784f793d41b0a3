//! Every subcommand that answers in text or JSON.

use serde_json::{Value, json};

use crate::support::{adjoin, adjoin_with, example, file};

const STAGES: [&str; 9] =
    ["naive", "staged", "cayley", "scalars", "arrays", "one_array", "contrib", "taping", "parallel"];

#[test]
fn without_arguments_there_is_a_demonstration() {
    let out = adjoin(&[]).ok();
    for part in
        ["f (a, b) =", "f :: (Double, Double) -> Double", "4.448388326429801", "7 jobs", "adjoin grad"]
    {
        assert!(out.contains(part), "no {part} in {out}");
    }
    for stage in STAGES {
        assert!(out.contains(stage), "no {stage} in {out}");
    }
    // It points to an example of the same program.
    let text = std::fs::read_to_string(example("partial_order.hs")).expect("the example is there");
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("--")) {
        assert!(out.contains(line), "no {line} in {out}");
    }
    assert!(!out.contains('\x1b'), "no colours where no terminal is");
}

#[test]
fn check_shows_principal_types() {
    let out = adjoin(&["check", &example("tree.hs")]).ok();
    assert!(out.contains("mapTree :: (a -> b) -> Tree a -> Tree b\n"), "{out}");
    assert!(out.contains("insertInto :: Ord a => a -> Tree a -> Tree a\n"), "{out}");
    let all = adjoin(&["check", &example("running.hs"), "--json"]).json();
    assert_eq!(all, json!([{"name": "f", "type": "(Double, Double) -> Double", "function": true}]));
}

#[test]
fn run_gives_the_value() {
    assert_eq!(
        adjoin(&["run", &example("tree.hs"), "--fn", "sorted", "--at", "[3, 1, 2]"]).ok(),
        "[1.0,2.0,3.0]\n"
    );
    let text =
        "shout :: String -> (String, Bool, (), Int, Char)\nshout s = (s ++ \"!\", True, (), length s, 'x')\n";
    let path = file("shout.hs", text);
    let value = adjoin(&["run", &path, "--at", "\"a\\\"b\"", "--json"]).json();
    assert_eq!(value, json!({"value": ["a\"b!", true, null, 3, "x"]}));
    let counted = adjoin(&["run", &path, "--at", "\"\"", "--json", "--counts"]).json();
    assert!(counted["counts"]["work"].as_u64().expect("a number") > 0, "{counted}");
    assert_eq!(counted["value"][0], json!("!"));
}

#[test]
fn the_empty_string_is_a_string() {
    let path = file("empty.hs", "f :: Double -> (String, [Double])\nf _ = (\"\", [])\n");
    assert_eq!(adjoin(&["run", &path, "--at", "1", "--json"]).json(), json!({"value": ["", []]}));
}

#[test]
fn numbers_that_json_lacks_are_named() {
    let path = file("odd.hs", "f :: Double -> [Double]\nf x = [1 / x, negate (1 / x), 0 / x, x]\n");
    let value = adjoin(&["run", &path, "--at", "0", "--json"]).json();
    assert_eq!(value["value"], json!(["Infinity", "-Infinity", "NaN", 0.0]));
}

#[test]
fn grad_is_the_same_by_every_stage_and_by_default() {
    let path = example("running.hs");
    let wanted = json!({"value": 21.0, "gradient": [10.0, 3.0]});
    assert_eq!(adjoin(&["grad", &path, "--fn", "f", "--at", "(3, 4)", "--json"]).json(), wanted);
    assert_eq!(
        adjoin(&["grad", &path, "--at", "(3, 4)", "--fast", "--threads", "2", "--json"]).json(),
        wanted
    );
    for stage in STAGES.into_iter().chain(["parallel_closures", "forward"]) {
        let run = adjoin(&["grad", &path, "--at", "(3, 4)", "--stage", stage, "--json"]);
        assert_eq!(run.json(), wanted, "{stage}");
    }
    assert_eq!(adjoin(&["grad", &path, "--at", "(3, 4)"]).ok(), "value     21.0\ngradient  (10.0,3.0)\n");
}

#[test]
fn the_gradient_has_the_shape_of_the_argument() {
    let tree = adjoin(&[
        "grad",
        &example("tree.hs"),
        "--fn",
        "sumOfSquares",
        "--at",
        "Node (Node Leaf 1 Leaf) 2 Leaf",
        "--json",
    ]);
    let leaf = json!({"con": "Leaf", "args": []});
    let inner = json!({"con": "Node", "args": [leaf, 2.0, leaf]});
    let wanted = json!({"value": 5.0, "gradient": {"con": "Node", "args": [inner, 4.0, leaf]}});
    assert_eq!(tree.json(), wanted);
    // Discrete parts are copied from the input.
    let run =
        adjoin(&["grad", &example("exponential.hs"), "--fn", "doubling", "--at", "(10, 1.5)", "--json"]);
    assert_eq!(run.json(), json!({"value": 1536.0, "gradient": [10, 1024.0]}));
}

#[test]
fn forward_mode_is_there_wherever_a_stage_is() {
    let path = example("tree.hs");
    let sorted = |command: &str, extra: &[&str]| {
        let start = [command, &path, "--fn", "sorted", "--at", "[3, 1, 2]", "--stage", "forward"];
        adjoin(&[&start, extra].concat())
    };
    let gradient = sorted("grad", &["--cotangent", "[10, 20, 30]", "--json"]).json();
    assert_eq!(gradient, json!({"value": [1.0, 2.0, 3.0], "gradient": [30.0, 10.0, 20.0]}));
    let rows = sorted("jacobian", &["--json"]).json()["jacobian"].clone();
    assert_eq!(rows, json!([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]));
    // One pass for each real of the argument: twice the passes on twice the length take four times the work.
    let input = "(replicate n 1, replicate n 2)";
    let start = ["cost", &example("dot.hs"), "--fn", "dot", "--input", input, "--sizes", "32,64"];
    let counts = adjoin(&[&start[..], &["--stage", "forward", "--json"]].concat()).json();
    let work = |run: usize| counts["runs"][run]["counts"]["work"].as_f64().expect("a number");
    assert_eq!(counts["runs"][3]["stage"], json!("forward"));
    assert!((3.7..4.0).contains(&(work(3) / work(2))), "{counts}");
    // The limit is for all passes, and is what the message says.
    let message = sorted("grad", &["--cotangent", "[1, 1, 1]", "--fuel", "300"]).fails(1);
    assert!(message.contains("stopped after 300 steps"), "{message}");
    let message = sorted("trace", &["--cotangent", "[1, 1, 1]"]).fails(2);
    assert!(message.contains("no reverse pass"), "{message}");
}

#[test]
fn a_cotangent_is_pulled_back() {
    let path = example("tree.hs");
    let args =
        ["grad", &path, "--fn", "sorted", "--at", "[3, 1, 2]", "--cotangent", "[10, 20, 30]", "--json"];
    assert_eq!(adjoin(&args).json(), json!({"value": [1.0, 2.0, 3.0], "gradient": [30.0, 10.0, 20.0]}));
    let message = adjoin(&args[..6]).fails(2);
    assert!(message.contains("--cotangent '[1.0,1.0,1.0]'"), "the message says what to give: {message}");
}

#[test]
fn the_argument_may_be_negative_in_a_file_or_on_standard_input() {
    let program = "f :: Double -> Double\nf x = x * x\n";
    let path = file("square.hs", program);
    let point = file("point", "\n  -3\n");
    let wanted = "value     9.0\ngradient  -6.0\n";
    assert_eq!(adjoin(&["grad", &path, "--at", "-3"]).ok(), wanted);
    assert_eq!(adjoin(&["grad", &path, "--at-file", &point]).ok(), wanted);
    assert_eq!(adjoin_with(&["grad", &path, "--at-file", "-"], b"-3").ok(), wanted);
    assert_eq!(adjoin_with(&["grad", "-", "--at", "-3"], program.as_bytes()).ok(), wanted);
}

#[test]
fn the_last_function_is_meant_when_none_is_named() {
    let path = file(
        "two.hs",
        "f :: Double -> Double\nf x = x\ng :: Double -> Double\ng x = 2 * x\nh :: Double\nh = 7\n",
    );
    assert_eq!(adjoin(&["run", &path, "--at", "3"]).ok(), "6.0\n");
    assert_eq!(adjoin(&["run", &path, "--fn", "f", "--at", "h"]).ok(), "7.0\n");
}

#[test]
fn several_arguments_are_a_tuple() {
    let path = file("curried.hs", "f x y = x * y * (y :: Double)\n");
    let run = adjoin(&["grad", &path, "--at", "(2, 3)", "--json"]);
    assert_eq!(run.json(), json!({"value": 18.0, "gradient": [9.0, 12.0]}));
}

#[test]
fn jacobian_has_a_row_for_each_real_of_the_result() {
    let path = file("polar.hs", "f :: (Double, Double) -> [Double]\nf (x, y) = [x * y, x + 2 * y, 5]\n");
    let args = ["jacobian", &path, "--at", "(3, 4)"];
    let all = adjoin(&[&args[..], &["--json"]].concat()).json();
    assert_eq!(all["value"], json!([12.0, 11.0, 5.0]));
    assert_eq!(all["jacobian"], json!([[4.0, 3.0], [1.0, 2.0], [0.0, 0.0]]));
    assert_eq!(all["rows"], json!(["[0]", "[1]", "[2]"]));
    assert_eq!(all["columns"], json!([".1", ".2"]));
    for stage in STAGES {
        assert_eq!(adjoin(&[&args[..], &["--json", "--stage", stage]].concat()).json(), all, "{stage}");
    }
    let out = adjoin(&args).ok();
    assert!(out.contains("[1]  1.0  2.0"), "{out}");
}

#[test]
fn stages_shows_every_transformation_with_its_type() {
    let path = example("running.hs");
    let out = adjoin(&["stages", &path]).ok();
    for stage in STAGES {
        assert!(out.lines().any(|line| line.starts_with(&format!("{stage}: "))), "no {stage} in {out}");
    }
    let typed = "wrap_f : (Double, Double) → (Double, Double ⊸ (Double, Double))";
    assert!(out.matches(typed).count() >= 9, "{out}");
    let all = adjoin(&["stages", &path, "--json"]).json();
    assert_eq!(all.as_array().map(Vec::len), Some(11));
}

#[test]
fn forward_mode_and_the_source_are_stages_to_show() {
    let path = example("running.hs");
    let out = adjoin(&["stages", &path, "--stage", "forward", "--stage", "source"]).ok();
    assert!(out.contains("(x₁ · x₂, x₂ · d₁ + x₁ · d₂)") && out.contains("source: "), "{out}");
}

#[test]
fn a_difference_has_both_programs_in_it() {
    let path = example("running.hs");
    let program = |stage: &str| -> Vec<String> {
        let out = adjoin(&["stages", &path, "--stage", stage]).ok();
        out.lines().skip(3).map(str::to_owned).collect()
    };
    let out = adjoin(&["stages", &path, "--stage", "cayley", "--diff"]).ok();
    let side = |other: char| -> Vec<String> {
        let kept = out.lines().skip(3).filter(|line| !line.starts_with(other));
        kept.map(|line| line.get(2..).unwrap_or_default().to_owned()).collect()
    };
    assert_eq!((side('+'), side('-')), (program("staged"), program("cayley")));
}

#[test]
fn the_state_after_the_last_step_is_the_gradient() {
    let path = example("running.hs");
    for stage in ["contrib", "taping", "parallel"] {
        let out = adjoin(&["trace", &path, "--at", "(12, 13)", "--stage", stage, "--state"]).ok();
        let states: Vec<&str> = out.lines().filter(|line| line.trim_start().starts_with('{')).collect();
        assert_eq!(states.len(), 4, "{out}");
        let last = states.last().copied().unwrap_or_default();
        assert!(
            last.contains("↦ 37.0") && last.contains("↦ 12.0") && last.matches('↦').count() == 2,
            "{last}"
        );
    }
    adjoin(&["trace", &path, "--at", "(12, 13)", "--stage", "staged", "--state"]).fails(2);
}

#[test]
fn a_stage_is_a_haskell_module() {
    let path = example("running.hs");
    let out = adjoin(&["stages", &path, "--haskell", "--stage", "one-array"]).ok();
    assert!(out.contains("module OneArray (module OneArray) where") && !out.contains("\nmain ="), "{out}");
    let out = adjoin(&["stages", &path, "--haskell", "--stage", "naive", "--at", "(3, 4)"]).ok();
    assert!(out.contains("module Main (main) where") && out.contains("\nmain = do"), "{out}");
    adjoin(&["stages", &path, "--haskell", "--stage", "forward"]).fails(2);
    adjoin(&["stages", &path, "--at", "(3, 4)"]).fails(2);
}

#[test]
fn ascii_is_ascii() {
    for name in ["running.hs", "partial_order.hs", "exponential.hs"] {
        let out = adjoin(&["stages", &example(name), "--ascii"]).ok();
        let strange: String = out.chars().filter(|c| !c.is_ascii()).collect();
        assert_eq!(strange, "", "{name}");
        assert!(out.contains("-o"), "{name}");
    }
}

#[test]
fn one_stage_can_be_asked_for() {
    let out = adjoin(&["stages", &example("running.hs"), "--stage", "one-array"]).ok();
    assert!(out.starts_with("one_array: ") && !out.contains("parallel: "), "{out}");
}

#[test]
fn trace_tells_the_sweep_of_the_running_example() {
    let path = example("running.hs");
    let all = adjoin(&["trace", &path, "--at", "(12, 13)", "--json"]).json();
    let steps = all["steps"].as_array().expect("an array");
    let seen: Vec<(i64, f64)> = steps
        .iter()
        .map(|step| {
            (step["node"]["index"].as_i64().expect("an index"), step["adjoint"].as_f64().expect("a real"))
        })
        .collect();
    assert_eq!(seen, [(3, 1.0), (2, 12.0), (1, 12.0), (0, 37.0)]);
    assert_eq!(steps[0]["contributions"][0]["amount"], json!(25.0));
    assert_eq!(steps[0]["operation"], json!("*"));
    assert_eq!(steps[0]["place"], json!({ "line": 10, "column": 6 }));
    assert_eq!(steps[3]["operation"], json!("input"));
    assert_eq!(all["gradient"], json!([37.0, 12.0]));
    let out = adjoin(&["trace", &path, "--at", "(12, 13)"]).ok();
    assert!(
        out.contains("gradient  (37.0,12.0)") && out.contains("* 10:6") && out.contains("input"),
        "{out}"
    );
    let short = adjoin(&["trace", &path, "--at", "(12, 13)", "--limit", "1"]).ok();
    assert!(short.contains("and 3 more steps"), "{short}");
}

#[test]
fn trace_can_follow_every_stage() {
    for stage in STAGES {
        let out =
            adjoin(&["trace", &example("partial_order.hs"), "--at", "(0.7, 1.2)", "--stage", stage]).ok();
        assert!(out.contains("gradient  (-3.00868983798467"), "{stage}: {out}");
    }
}

#[test]
fn cost_counts_what_the_paper_says() {
    let path = example("exponential.hs");
    let args = ["cost", &path, "--fn", "doubling", "--input", "(n, 1.5)", "--sizes", "8,4,16,64", "--json"];
    let all = adjoin(&args).json();
    let count = |n: u64, stage: &str, name: &str| -> Option<u64> {
        let runs = all["runs"].as_array().expect("an array");
        let run = runs.iter().find(|run| run["n"] == n && run["stage"] == stage)?;
        run["counts"][name].as_u64()
    };
    assert_eq!(count(8, "naive", "backpropagator calls"), Some((1 << 9) - 1));
    assert_eq!(count(64, "naive", "work"), None, "the limit stops an exponential run");
    for stage in &STAGES[1..] {
        let [small, large] = [16, 64].map(|n| count(n, stage, "work").expect("within the limit"));
        assert!(large < 5 * small, "{stage} is about linear: {small}, {large}");
        let most = count(64, stage, "most calls of one").expect("within the limit");
        assert!(most <= 1, "{stage} calls a backpropagator {most} times");
    }
}

#[test]
fn values_of_all_examples_are_valid_json() {
    for (name, function, at) in [
        ("neural.hs", "outputs", "([([[0.1, -0.2], [0.3, 0.4]], [0.05, -0.1])], [1.5, -0.7])"),
        ("parallel.hs", "squares", "[1, 2, 3]"),
        ("network.hs", "shifted", "(Unit { weights = [1, 2], bias = 0.5 }, 0.25)"),
    ] {
        let value = adjoin(&["run", &example(name), "--fn", function, "--at", at, "--json"]).json();
        assert_ne!(value["value"], Value::Null, "{name}");
    }
}

#[test]
fn the_trace_of_naive_is_a_tree_of_calls() {
    let program = example("running.hs");
    let out = adjoin(&["trace", &program, "--at", "(3, 4)", "--stage", "naive"]).ok();
    let lines: Vec<&str> = out.lines().filter(|line| line.contains(" with ")).map(str::trim_end).collect();
    assert_eq!(lines.len(), 5, "{out}");
    assert!(lines[0].starts_with("  * ") && lines[0].ends_with("with 1.0"), "{out}");
    assert!(lines[1].starts_with("  | input") && lines[2].starts_with("  | + "), "{out}");
    assert!(lines[3..].iter().all(|line| line.starts_with("  | | input with 3.0")), "{out}");
    let steps = adjoin(&["trace", &program, "--at", "(3, 4)", "--stage", "naive", "--json"]).json();
    assert_eq!(steps["steps"][3]["depth"], json!(2));
    let limited = adjoin(&["trace", &program, "--at", "(3, 4)", "--stage", "naive", "--limit", "2"]).ok();
    assert!(limited.contains("and 3 more steps"), "{limited}");
}

#[test]
fn a_latex_figure_is_ascii_and_its_braces_balance() {
    for program in ["running.hs", "tree.hs", "partial_order.hs"] {
        let out = adjoin(&["stages", &example(program), "--latex"]).ok();
        assert_eq!(out.matches("\\begin{figure}").count(), out.matches("\\end{figure}").count());
        assert_eq!(out.matches("% Needs").count(), 2 + STAGES.len(), "source, forward and the stages");
        assert!(out.is_ascii() && out.contains("\\multimap"), "{out}");
        let plain = out.replace("\\{", "").replace("\\}", "");
        assert_eq!(plain.matches('{').count(), plain.matches('}').count());
        assert_eq!(out.matches('$').count() % 2, 0);
    }
}
