//! Gradients inside of gradients have the results that `GradBench` states, in all four mixtures of modes.

use adjoin_gradbench::protocol::answer;
use serde_json::{Value, json};

fn output(module: &str, function: &str, mut input: Value) -> Vec<f64> {
    (input["min_runs"], input["min_seconds"]) = (json!(1), json!(0));
    let message =
        json!({ "id": 1, "kind": "evaluate", "module": module, "function": function, "input": input });
    let output = answer(message.to_string().as_bytes(), false)["output"].take();
    match output {
        Value::Array(numbers) => numbers.iter().map(|x| x.as_f64().expect("a number")).collect(),
        number => vec![number.as_f64().expect("a number")],
    }
}

#[test]
fn particle_has_the_stated_result() {
    for function in ["ff", "fr", "rf", "rr"] {
        let w = output("particle", function, json!({ "w": 0.0 }))[0];
        assert!((w - 0.207_191_874_648_611_6).abs() < 1e-10, "{function}: {w}");
    }
}

#[test]
fn saddle_has_the_stated_result() {
    for function in ["ff", "fr", "rf", "rr"] {
        let found = output("saddle", function, json!({ "start": [1.0, 1.0] }));
        assert_eq!(found.len(), 4);
        for x in found {
            assert!((x - 8.246_324_826_140_356e-6).abs() < 1e-15, "{function}: {x}");
        }
    }
}

#[test]
fn all_mixtures_agree_from_other_starts() {
    for (module, input) in [("particle", json!({ "w": 0.5 })), ("saddle", json!({ "start": [0.3, -2.0] }))] {
        let expected = output(module, "ff", input.clone());
        for function in ["fr", "rf", "rr"] {
            let found = output(module, function, input.clone());
            let agree = found.iter().zip(&expected).all(|(a, b)| (a - b).abs() <= 1e-9 * (1e-3 + b.abs()));
            assert!(agree, "{module} {function}: {found:?} instead of {expected:?}");
        }
    }
}
