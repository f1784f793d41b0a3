//! The language for a page in the browser: a layer over `adjoin-lang` with JSON texts as requests and
//! answers.
//!
//! | file | contents |
//! | --- | --- |
//! | `request.rs` | the request: a program, a function of it, a point |
//! | `problem.rs` | errors, with places as the page counts them |
//! | `gradient.rs` | types, value, gradient, Jacobian |
//! | `stages.rs` | the program after each transformation, with the changes marked |
//! | `trace.rs` | jobs, nodes and the reverse pass step by step |
//! | `cost.rs` | counts of every stage against the size of the input |
//! | `examples.rs` | the programs of `examples/lang` |
//!
//! An answer is `{"ok": …}` or `{"problems": […]}`. Numbers in answers are texts as the language writes them,
//! because JSON has no infinities. The page itself is in `page/`; `tools/` builds and serves it.

mod cost;
mod examples;
mod gradient;
mod problem;
mod request;
mod stages;
mod trace;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use problem::{Outcome, Problem};
use request::Request;

/// Call this once, first. It turns panics into JavaScript errors.
#[wasm_bindgen]
pub fn start() {
    if cfg!(target_family = "wasm") {
        std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&panic.to_string())));
    }
}

/// The bundled programs.
#[wasm_bindgen]
pub fn examples() -> String {
    answer(Ok(examples::all()))
}

/// Value and gradient.
#[wasm_bindgen]
pub fn gradient(request: &str) -> String {
    with(request, gradient::answer)
}

/// The program in all its forms.
#[wasm_bindgen]
pub fn stages(request: &str) -> String {
    with(request, stages::answer)
}

/// The run of the parallel stage.
#[wasm_bindgen]
pub fn trace(request: &str) -> String {
    with(request, trace::answer)
}

/// The costs of all stages.
#[wasm_bindgen]
pub fn cost(request: &str) -> String {
    with(request, cost::answer)
}

fn with<T: Serialize>(request: &str, work: fn(&Request) -> Outcome<T>) -> String {
    answer(match serde_json::from_str(request) {
        Ok(request) => work(&request),
        Err(error) => Err(vec![Problem::plain(format!("not a request: {error}"))]),
    })
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer<T> {
    Ok(T),
    Problems(Vec<Problem>),
}

fn answer<T: Serialize>(outcome: Outcome<T>) -> String {
    let answer = outcome.map_or_else(Answer::Problems, Answer::Ok);
    serde_json::to_string(&answer).unwrap_or_else(|error| format!(r#"{{"problems":[],"error":"{error}"}}"#))
}

/// A real in at most six significant digits.
fn short(real: f64) -> String {
    let exact = adjoin_lang::eval::Value::Double(real).to_string();
    if exact.len() <= 8 {
        return exact;
    }
    let rounded: f64 = format!("{real:.5e}").parse().unwrap_or(real);
    adjoin_lang::eval::Value::Double(rounded).to_string()
}
