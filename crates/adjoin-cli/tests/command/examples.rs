//! What the examples say about themselves is what the command answers by default.
//!
//! The directives are described in `examples/lang/README.md`. Numbers in tuples and lists are JSON but for
//! their brackets, so values that are nothing else are compared here; for all others, that there is an
//! answer.

use std::fs;

use serde_json::Value;

use crate::support::{adjoin, example};

#[derive(Default)]
struct Case {
    function: String,
    at: String,
    value: String,
    cotangent: Option<String>,
    gradient: Option<String>,
}

fn cases(text: &str) -> Vec<Case> {
    let mut directives: Vec<(String, String)> = Vec::new();
    for comment in text.lines().filter_map(|line| line.strip_prefix("--")) {
        if let Some((key, rest)) =
            comment.trim_start().strip_prefix('@').and_then(|text| text.split_once(' '))
        {
            directives.push((key.to_owned(), rest.to_owned()));
        } else if comment.starts_with("   ") {
            if let Some((_, rest)) = directives.last_mut() {
                rest.push_str(comment);
            }
        }
    }
    let mut cases: Vec<Case> = Vec::new();
    for (key, rest) in directives {
        if key == "at" {
            let (function, at) = rest.split_once(' ').expect("a function and an expression");
            cases.push(Case { function: function.into(), at: at.into(), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().expect("@at comes first");
        match key.as_str() {
            "value" => case.value = rest,
            "cotangent" => case.cotangent = Some(rest),
            "gradient" => case.gradient = Some(rest),
            other => panic!("@{other}"),
        }
    }
    cases
}

/// Numbers in tuples and lists; `None` for anything else.
fn plain(expression: &str) -> Option<Value> {
    if expression.contains('"') {
        return None;
    }
    serde_json::from_str(&expression.replace('(', "[").replace(')', "]")).ok()
}

fn close(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() == found.len()
                && wanted.iter().zip(found).all(|(wanted, found)| close(wanted, found))
        }
        // `(-1)` is a number in parentheses, not a tuple.
        (Value::Array(wanted), found) if wanted.len() == 1 => close(&wanted[0], found),
        _ => match (wanted.as_f64(), found.as_f64()) {
            (Some(wanted), Some(found)) => (wanted - found).abs() <= 1e-9 * (1.0 + wanted.abs()),
            _ => false,
        },
    }
}

#[test]
fn every_example_is_differentiated_as_it_says() {
    let mut compared = 0;
    for entry in fs::read_dir(example("")).expect("the examples are there") {
        let path = entry.expect("readable").path();
        if path.extension().is_none_or(|extension| extension != "hs") {
            continue;
        }
        let name = path.to_str().expect("UTF-8");
        for case in cases(&fs::read_to_string(&path).expect("readable")) {
            let mut args = vec!["--fn", &case.function, "--at", &case.at, "--json"];
            let verb = if case.gradient.is_some() { "grad" } else { "run" };
            args.splice(0..0, [verb, name]);
            args.extend(case.cotangent.iter().flat_map(|cotangent| ["--cotangent", cotangent]));
            let answer = adjoin(&args).json();
            let wanted = [("value", Some(&case.value)), ("gradient", case.gradient.as_ref())];
            for (key, expression) in wanted {
                let Some(wanted) = expression.and_then(|text| plain(text)) else { continue };
                assert!(
                    close(&wanted, &answer[key]),
                    "{name}, {}: {key} {wanted}, not {}",
                    case.function,
                    answer[key]
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 50, "only {compared} values and gradients are plain numbers");
}
