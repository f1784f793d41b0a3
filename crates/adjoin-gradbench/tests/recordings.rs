//! Recorded questions are answered as they were answered by others.
//!
//! A recording is a line with a `message` and the `response` to it, without timings. Those in
//! `tests/recordings` were made by `make.py` there: values from formulas in plain Python, derivatives from
//! differences of high order. If the environment variable `GRADBENCH_RECORDINGS` names a directory, its
//! recordings (`*.jsonl`, and `*.jsonl.gz` where there is a command `gzip`) are replayed too.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use adjoin_gradbench::protocol::answer;
use serde_json::Value;

/// How far a number may be from the recorded one, relative to the larger of both and to 1e-6 of the largest
/// in its list.
const ERROR: f64 = 1e-6;

/// The largest number anywhere in a value.
fn scale(value: &Value) -> f64 {
    match value {
        Value::Number(number) => number.as_f64().expect("a number").abs(),
        Value::Array(values) => values.iter().map(scale).fold(0.0, f64::max),
        Value::Object(fields) => fields.values().map(scale).fold(0.0, f64::max),
        _ => 0.0,
    }
}

/// Where two values differ, if they do. A number that is tiny beside the others of its list is a difference
/// of large ones.
fn difference(path: &str, found: &Value, expected: &Value, tiny: f64) -> Option<String> {
    match (found, expected) {
        (Value::Number(a), Value::Number(b)) => {
            let (a, b) = (a.as_f64().expect("a number"), b.as_f64().expect("a number"));
            let allowed = ERROR * a.abs().max(b.abs()).max(tiny);
            ((a - b).abs() > allowed).then(|| format!("{path}: {a} instead of {b}"))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => a
            .iter()
            .zip(b)
            .enumerate()
            .find_map(|(at, (a, b))| difference(&format!("{path}[{at}]"), a, b, tiny)),
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => a.iter().find_map(|(name, a)| {
            let path = format!("{path}.{name}");
            match b.get(name) {
                Some(b) => difference(&path, a, b, ERROR * scale(b)),
                None => Some(format!("{path} is not in the recording")),
            }
        }),
        (a, b) => (a != b).then(|| format!("{path}: {a} instead of {b}")),
    }
}

fn text(path: &Path) -> Option<String> {
    match path.extension()?.to_str()? {
        "jsonl" => Some(fs::read_to_string(path).expect("a recording can be read")),
        "gz" => {
            let unpacked =
                Command::new("gzip").arg("-dc").arg(path).output().expect("gzip unpacks recordings");
            assert!(unpacked.status.success(), "{}: gzip fails", path.display());
            Some(String::from_utf8(unpacked.stdout).expect("a recording is text"))
        }
        _ => None,
    }
}

/// What a recording of `ode` says about the derivatives of the method of Runge and Kutta.
///
/// The hand-written C++ has the gradient of the *exact* solution, whose last element is 2ⁿ/n! ∏ xᵢ. The
/// method's last element is another multiple of the same product, so that its gradient is the recorded one
/// times a factor, which is the ratio of the two elements, and goes to 1 with many steps.
fn of_the_method(message: &Value, exact: &mut Value) {
    let x: Vec<f64> = serde_json::from_value(message["input"]["x"].clone()).expect("x is a list of numbers");
    let last: f64 = x.iter().zip(1..).map(|(x, i)| x * 2.0 / f64::from(i)).product();
    let mut question = message.clone();
    question["function"] = "primal".into();
    let solution = answer(question.to_string().as_bytes(), false)["output"].take();
    let found = solution.as_array().and_then(|y| y.last()?.as_f64()).expect("a solution");
    for slope in exact.as_array_mut().expect("a gradient") {
        *slope = (slope.as_f64().expect("a number") * if last == 0.0 { 1.0 } else { found / last }).into();
    }
}

/// Replays all recordings of a directory, on one thread and on many; the number of questions.
fn replay(directory: &Path) -> usize {
    let mut paths: Vec<PathBuf> = fs::read_dir(directory)
        .unwrap_or_else(|error| panic!("{}: {error}", directory.display()))
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let mut questions = 0;
    for path in paths {
        let Some(text) = text(&path) else { continue };
        for (number, line) in text.lines().enumerate() {
            let mut recorded: Value = serde_json::from_str(line).expect("a recording is JSON");
            // The name, the function and the size.
            let described = ["function", "description"].map(|field| recorded["message"][field].to_string());
            let place = format!("{}:{} {}", path.display(), number + 1, described.join(" "));
            let mut expected = recorded["response"].take();
            let function = |module: &str, function: &str| {
                recorded["message"]["module"] == module && recorded["message"]["function"] == function
            };
            if function("ode", "gradient") {
                of_the_method(&recorded["message"], &mut expected["output"]);
            }
            let message = recorded["message"].to_string();
            for multithreaded in [false, true] {
                let mut response = answer(message.as_bytes(), multithreaded);
                let timings = response.as_object_mut().expect("an object").remove("timings");
                let failure = &response["error"];
                assert!(timings.is_some(), "{place}: no timings, {failure}");
                if let Some(difference) = difference("", &response, &expected, 0.0) {
                    panic!("{place}, multithreaded {multithreaded}: {difference}");
                }
            }
            questions += 1;
        }
    }
    questions
}

#[test]
fn recordings_of_our_own_are_repeated() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recordings");
    assert!(replay(&directory) >= 20);
}

#[test]
fn recordings_of_others_are_repeated() {
    let Some(directory) = env::var_os("GRADBENCH_RECORDINGS") else { return };
    let questions = replay(Path::new(&directory));
    assert!(questions > 0, "there are no recordings in {}", directory.display());
    println!("{questions} questions");
}
