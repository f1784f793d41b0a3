//! Every line is answered by a line. What is wrong with a line is said, by name, and the next one is read.

use adjoin_gradbench::{MODULES, serve};
use serde_json::{Value, json};

/// The answers to some lines.
fn converse(lines: &[String]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(lines.join("\n").as_bytes(), &mut output, false).expect("memory can be read and written");
    let text = String::from_utf8(output).expect("JSON is text");
    assert!(text.ends_with('\n'));
    text.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

fn evaluate(module: &str, function: &str, input: &Value) -> String {
    json!({ "id": 7, "kind": "evaluate", "module": module, "function": function, "input": input }).to_string()
}

/// The error of a line that is followed by one that is well formed.
fn error_of(line: &str) -> String {
    let answers = converse(&[line.to_owned(), evaluate("hello", "square", &json!(3))]);
    assert_eq!(answers[1]["output"], 9.0, "the process goes on after {line}");
    assert_eq!(answers[0]["success"], false, "{line}");
    answers[0]["error"].as_str().expect("a failure has an error").to_owned()
}

#[test]
fn a_conversation_is_answered_line_by_line() {
    let lines = [
        json!({ "id": 0, "kind": "start", "eval": "hello" }),
        json!({ "id": 1, "kind": "define", "module": "hello" }),
        json!({ "id": 2, "kind": "evaluate", "module": "hello", "function": "double", "input": 1.5 }),
        json!({ "id": 3, "kind": "analysis", "of": 2, "valid": true }),
    ];
    let mut answers = converse(&lines.map(|line| line.to_string()));
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], json!({ "id": 0, "tool": "adjoin" }));
    assert_eq!(answers[1], json!({ "id": 1, "success": true }));
    let timings = answers[2].as_object_mut().and_then(|answer| answer.remove("timings"));
    assert_eq!(timings.as_ref().and_then(Value::as_array).map(Vec::len), Some(1));
    assert_eq!(answers[2], json!({ "id": 2, "success": true, "output": 3.0 }));
    assert_eq!(answers[3], json!({ "id": 3 }));
}

#[test]
fn empty_lines_have_no_answer_and_the_last_line_needs_no_end() {
    let lines = [String::new(), json!({ "id": "a", "kind": "start" }).to_string(), "\r".to_owned()];
    assert_eq!(converse(&lines), [json!({ "id": "a", "tool": "adjoin" })]);
}

#[test]
fn every_module_of_the_list_is_defined_and_no_other() {
    let listed: Vec<&str> = include_str!("../evals.txt").lines().collect();
    let known: Vec<&str> = MODULES.iter().map(|module| module.name).collect();
    assert_eq!(listed, known);
    assert!(listed.is_sorted());
    for module in listed {
        let line = json!({ "id": 1, "kind": "define", "module": module }).to_string();
        assert_eq!(converse(&[line]), [json!({ "id": 1, "success": true })]);
    }
    let error = error_of(&json!({ "id": 1, "kind": "define", "module": "fusion" }).to_string());
    assert!(error.starts_with("no module is called `fusion`; there are ba, det, gmm, hello"), "{error}");
}

#[test]
fn runs_are_repeated_until_there_are_enough_and_time_is_over() {
    let runs = |runs: usize, seconds: f64| {
        let input = json!({ "x": [1.0], "min_runs": runs, "min_seconds": seconds });
        let answer = converse(&[evaluate("lse", "primal", &input)]).remove(0);
        let timings = answer["timings"].as_array().expect("timings").clone();
        assert!(timings.iter().all(|timing| timing["name"] == "evaluate"));
        timings
            .iter()
            .map(|timing| timing["nanoseconds"].as_u64().expect("a whole number"))
            .collect::<Vec<_>>()
    };
    assert_eq!(runs(3, 0.0).len(), 3);
    assert_eq!(runs(0, 0.0).len(), 1);
    assert!(runs(1, 0.01).iter().sum::<u64>() >= 10_000_000);
}

#[test]
fn lines_that_are_not_messages_are_reported() {
    assert!(error_of("{\"id\": 1, ").starts_with("the message is not JSON: "));
    assert!(error_of("nonsense").starts_with("the message is not JSON: "));
    assert_eq!(error_of("[1, 2]"), "a message is a JSON object, and this is a list of 2");
    let deep = "[".repeat(100_000);
    assert!(error_of(&deep).starts_with("the message is not JSON: "));
    let mut output = Vec::new();
    serve(&b"\xff\xfe\n{\"id\":1,\"kind\":\"start\"}"[..], &mut output, false).expect("memory can be read");
    assert_eq!(String::from_utf8(output).expect("text").lines().count(), 2);
}

#[test]
fn missing_and_mistyped_fields_of_a_message_are_named() {
    let cases = [
        (json!({ "kind": "start" }), "the field `id` is missing"),
        (json!({ "id": 1 }), "the field `kind` is missing"),
        (json!({ "id": 1, "kind": 2 }), "the field `kind` has to be a string, and is 2"),
        (json!({ "id": 1, "kind": "define" }), "the field `module` is missing"),
        (
            json!({ "id": 1, "kind": "define", "module": [] }),
            "the field `module` has to be a string, and is a list of 0",
        ),
        (json!({ "id": 1, "kind": "evaluate", "module": "hello" }), "the field `function` is missing"),
        (
            json!({ "id": 1, "kind": "evaluate", "module": "hello", "function": "square" }),
            "the field `input` is missing",
        ),
        (
            json!({ "id": 1, "kind": "evaluate", "module": "hello", "function": "cube", "input": 1 }),
            "no function of the module `hello` is called `cube`; there are square, double",
        ),
        (
            json!({ "id": 1, "kind": "evaluate", "module": "hello", "function": "square", "input": "1" }),
            "the field `input` has to be a number, and is the string \"1\"",
        ),
    ];
    for (message, expected) in cases {
        assert_eq!(error_of(&message.to_string()), expected);
    }
}

/// An input that is well formed, from the recordings.
fn recorded(module: &str) -> (String, Value) {
    let path = format!("{}/tests/recordings/{module}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("there is a recording of each module");
    let mut line: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
    let function = line["message"]["function"].as_str().expect("a name").to_owned();
    (function, line["message"]["input"].take())
}

#[test]
fn missing_and_mistyped_fields_of_an_input_are_named() {
    for module in MODULES.iter().map(|module| module.name) {
        let (function, input) = match module {
            "hello" => continue,
            "particle" => ("rr".to_owned(), json!({ "w": 0.0, "min_runs": 1, "min_seconds": 0.0 })),
            "saddle" => ("ff".to_owned(), json!({ "start": [1, 1], "min_runs": 1, "min_seconds": 0.0 })),
            _ => recorded(module),
        };
        let fields: Vec<String> = input.as_object().expect("fields").keys().cloned().collect();
        for field in fields {
            let mut without = input.clone();
            without.as_object_mut().expect("fields").remove(&field);
            let error = error_of(&evaluate(module, &function, &without));
            assert_eq!(error, format!("the field `{field}` is missing"), "{module}");
            let mut other = input.clone();
            other[&field] = json!({ "a": 1 });
            let error = error_of(&evaluate(module, &function, &other));
            assert!(error.starts_with(&format!("the field `{field}")), "{module}: {error}");
        }
    }
}

#[test]
fn elements_of_wrong_type_or_wrong_lengths_are_named_by_place() {
    let change = |module: &str, path: &str, value: Value| {
        let (function, mut input) = recorded(module);
        *input.pointer_mut(path).unwrap_or_else(|| panic!("{module} has {path}")) = value;
        error_of(&evaluate(module, &function, &input))
    };
    assert_eq!(
        change("llsq", "/x/1", json!("a")),
        "the field `x[1]` has to be a number, and is the string \"a\""
    );
    assert_eq!(
        change("llsq", "/n", json!(-3)),
        "the field `n` has to be a whole number that is not negative, and is -3"
    );
    assert_eq!(change("gmm", "/mu/1/2", json!(null)), "the field `mu[1][2]` has to be a number, and is null");
    assert_eq!(change("gmm", "/x/2", json!([1.0])), "the field `x[2]` has length 1, and 4 is expected");
    assert_eq!(change("det", "/ell", json!(4)), "the field `A` has length 81, and 16 is expected");
    assert_eq!(change("lse", "/x", json!([])), "the field `x` is empty, and has no maximum");
    assert_eq!(
        change("lstm", "/state", json!([[1.0, 2.0, 3.0]])),
        "the field `state` has length 1, and 4 is expected"
    );
    assert_eq!(
        change("kmeans", "/points/3", json!([])),
        "the field `points[3]` has length 0, and 2 is expected"
    );
    assert_eq!(change("ba", "/cam", json!([0.0])), "the field `cam` has length 1, and 11 is expected");
    assert!(change("ba", "/p", json!(1_u64 << 40)).starts_with("the field `p` is 1099511627776: indices"));
    let ht = |path: &str, value: Value| change("ht", path, value);
    assert_eq!(
        ht("/data/model/parents/3", json!(9)),
        "the field `data.model.parents[3]` has to be −1 or a bone before, and is 9"
    );
    assert_eq!(
        ht("/data/model/base_relatives/2/1", json!([1, 2])),
        "the field `data.model.base_relatives[2][1]` has length 2, and 4 is expected"
    );
    assert_eq!(
        ht("/data/correspondences/0", json!(6)),
        "the field `data.correspondences` has 6, and there are 6 triangles"
    );
    assert_eq!(
        ht("/data/model/is_mirrored", json!(0)),
        "the field `data.model.is_mirrored` has to be true or false, and is 0"
    );
    assert_eq!(
        ht("/data/model/triangles/1/0", json!(7)),
        "the field `data.model.triangles` has 7, and there are 7 vertices"
    );
    assert_eq!(change("ode", "/min_seconds", json!(-1.0)), "the field `min_seconds` is -1, which is no time");
}

#[test]
fn outputs_that_json_cannot_say_are_failures() {
    let input = json!({ "x": [1.0], "n": 1, "min_runs": 1, "min_seconds": 0 });
    assert_eq!(error_of(&evaluate("llsq", "gradient", &input)), "a number of the output is not finite");
}
