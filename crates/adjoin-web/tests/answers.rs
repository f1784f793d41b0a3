//! Answers to the page's requests.

use serde_json::{Value, json};

fn ok(answer: &str) -> Value {
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    assert!(answer["problems"].is_null(), "{answer}");
    answer["ok"].clone()
}

fn problems(answer: &str) -> Value {
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    assert!(answer["problems"][0].is_object(), "{answer}");
    answer["problems"].clone()
}

fn request(program: &str, at: &str) -> String {
    json!({ "program": program, "at": at }).to_string()
}

#[test]
fn value_and_gradient_with_a_slope_for_each_real() {
    let found = ok(&adjoin_web::gradient(&request("f (x, y) = x * y", "(3, -4)")));
    assert_eq!(found["value"], "-12.0");
    assert_eq!(found["gradient"], "(-4.0,3.0)");
    assert_eq!(found["argument"], "(Double, Double)");
    assert_eq!(found["inputs"][0], json!({ "path": ".1", "value": "3.0", "slope": "-4.0", "share": -1.0 }));
    assert_eq!(found["jacobian"], Value::Null);
}

#[test]
fn several_reals_have_a_jacobian_and_the_gradient_of_their_sum() {
    let found = ok(&adjoin_web::gradient(&request("f (x, y) = [x * y, x + y]", "(3, 4)")));
    assert_eq!(found["gradient"], "(5.0,4.0)");
    assert_eq!(found["jacobian"]["entries"], json!([["4.0", "3.0"], ["1.0", "1.0"]]));
    let given = json!({ "program": "f (x, y) = [x * y, x + y]", "at": "(3, 4)", "cotangent": "[1, 0]" });
    assert_eq!(ok(&adjoin_web::gradient(&given.to_string()))["gradient"], "(4.0,3.0)");
    let wrong = json!({ "program": "f (x, y) = [x * y, x + y]", "at": "(3, 4)", "cotangent": "[1]" });
    problems(&adjoin_web::gradient(&wrong.to_string()));
}

#[test]
fn places_are_counted_as_javascript_counts() {
    // ∇ is one unit of UTF-16 and three bytes; 𝒟 is two units and four bytes.
    let found = problems(&adjoin_web::gradient(&request("-- ∇𝒟\nf x = oops", "1")));
    assert_eq!(found[0]["field"], "program");
    assert_eq!(found[0]["range"], json!({ "from": 13, "to": 17 }));
    let found = problems(&adjoin_web::gradient(&request("f x = x * x", "oops")));
    assert_eq!(found[0]["field"], "at");
    let found = problems(&adjoin_web::gradient(&request("f x = head [] + x", "1")));
    assert_eq!(found[0]["range"], json!({ "from": 6, "to": 13 }), "a failure of the run");
}

#[test]
fn requests_that_make_no_sense_are_answered() {
    for (program, at) in [("", "1"), ("x = 1", "1"), ("f x = x", ""), ("f g = g 1", "sin"), ("f x = (", "1")]
    {
        for ask in [adjoin_web::gradient, adjoin_web::stages, adjoin_web::trace, adjoin_web::cost] {
            problems(&ask(&request(program, at)));
        }
    }
    problems(&adjoin_web::gradient("{"));
}

#[test]
fn all_stages_are_there_and_both_sides_can_be_read_off() {
    let all = ok(&adjoin_web::stages(&request("f (x, y) = let z = x + y in x * z", "(3, 4)")));
    let all = all.as_array().expect("stages");
    let text = |stage: &Value, without: &str| -> Vec<String> {
        let lines = stage["lines"].as_array().expect("lines").iter();
        let kept = lines.filter(|line| line[0] != without);
        kept.map(|line| line[1].as_str().expect("text").to_owned()).collect()
    };
    assert_eq!(all.len(), 10);
    for pair in all.windows(2) {
        assert_eq!(text(&pair[0], "-"), text(&pair[1], "+"), "{}", pair[1]["stage"]);
    }
}

#[test]
fn the_sweep_of_the_running_example() {
    let text = "f (x, y) = let z = x + y in x * z";
    let found = ok(&adjoin_web::trace(&request(text, "(12, 13)")));
    let nodes = found["nodes"].as_array().expect("nodes");
    let places: Vec<&str> = nodes
        .iter()
        .map(|node| {
            let place = |end: &str| node["range"][end].as_u64().unwrap_or(0) as usize;
            &text[place("from")..place("to")]
        })
        .collect();
    assert_eq!(places, ["", "", "x + y", "x * z"]);
    assert_eq!(found["seeds"], json!([{ "node": 3, "before": null, "after": "1.0" }]));
    let step = |node: u64, adjoint: &str, contributions: Value, staged: Value| json!({ "node": node, "adjoint": adjoint, "contributions": contributions, "staged": staged });
    let gift =
        |to: u64, partial: &str, amount: &str| json!({ "to": to, "partial": partial, "amount": amount });
    let entry =
        |node: u64, before: Value, after: &str| json!({ "node": node, "before": before, "after": after });
    let first = step(
        3,
        "1.0",
        json!([gift(0, "25.0", "25.0"), gift(2, "12.0", "12.0")]),
        json!([entry(0, Value::Null, "25.0"), entry(2, Value::Null, "12.0")]),
    );
    let second = step(
        2,
        "12.0",
        json!([gift(0, "1.0", "12.0"), gift(1, "1.0", "12.0")]),
        json!([entry(0, json!("25.0"), "37.0"), entry(1, Value::Null, "12.0")]),
    );
    let none = json!([]);
    let rest = [step(1, "12.0", none.clone(), none.clone()), step(0, "37.0", none.clone(), none)];
    assert_eq!(found["steps"], json!([first, second, rest[0], rest[1]]));
    assert_eq!(found["jobs"], json!([{ "id": 0, "nodes": 4, "forks": [] }]));
}

#[test]
fn forks_are_a_tree_of_tasks() {
    let found = ok(&adjoin_web::trace(&request("f x = let (a, b) = sin x |*| cos x in a * b", "1")));
    let jobs = found["jobs"].as_array().expect("jobs");
    assert_eq!(jobs.len(), 2, "before the fork and after it: {jobs:?}");
    assert_eq!(jobs[0]["forks"].as_array().expect("tasks").len(), 2);
}

#[test]
fn costs_tell_exponential_stages_from_others() {
    let program = "f :: (Int, Double) -> Double\nf (n, x) = if n == 0 then x else f (n - 1, x + x)";
    let found = ok(&adjoin_web::gradient(&request(program, "(3, 1.5)")));
    assert_eq!(found["input"], "(n, 1.5)", "an argument whose size is n");
    let ask = json!({ "program": program, "input": found["input"], "sizes": [2, 4, 8, 12, 16, 24, 32] });
    let found = ok(&adjoin_web::cost(&ask.to_string()));
    let columns = found["columns"].as_array().expect("columns");
    assert_eq!(columns.len(), 10);
    let growth = |place: usize| columns[place]["growth"][0].as_str().expect("text");
    assert!(growth(1).ends_with("^n"), "naive: {}", growth(1));
    for (place, column) in columns.iter().enumerate().skip(2) {
        assert!(growth(place).starts_with("n^"), "{}: {}", column["name"], growth(place));
    }
    let wrong = json!({ "program": program, "input": "(n, oops)", "sizes": [2] });
    let found = problems(&adjoin_web::cost(&wrong.to_string()));
    assert_eq!((&found[0]["field"], &found[0]["range"]), (&json!("input"), &json!({ "from": 4, "to": 8 })));
}

#[test]
fn every_example_has_a_title_and_a_case_that_runs() {
    let all = ok(&adjoin_web::examples());
    let all = all.as_array().expect("examples");
    let files =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/lang")).expect("a directory");
    let programs =
        files.filter(|file| file.as_ref().is_ok_and(|file| file.path().extension() == Some("hs".as_ref())));
    assert_eq!(all.len(), programs.count(), "every file of examples/lang");
    for example in all {
        assert!(!example["title"].as_str().expect("a title").is_empty(), "{}", example["name"]);
        for case in example["cases"].as_array().expect("cases") {
            let mut ask = case.clone();
            ask["program"] = example["text"].clone();
            ok(&adjoin_web::gradient(&ask.to_string()));
        }
    }
}
