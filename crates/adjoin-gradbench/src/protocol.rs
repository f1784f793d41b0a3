//! The messages: a JSON object a line comes in, a JSON object a line goes out.
//!
//! | kind | answer |
//! | --- | --- |
//! | `start` | `{"id", "tool": "adjoin"}` |
//! | `define` | whether there is such a module |
//! | `evaluate` | the output of a function, and how long each run took |
//! | any other | `{"id"}` |
//!
//! What goes wrong is an answer too: `{"id", "success": false, "error"}`. Whatever comes in, the next line is
//! read.

use std::{
    any::Any,
    io::{self, BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde_json::{Map, Value, json};

use crate::{
    call::{Answer, Call, Failure},
    modules::{MODULES, Module},
};

/// Answers every line of the input, until it ends.
///
/// # Errors
/// If a line cannot be read, or an answer cannot be written.
pub fn serve(mut input: impl BufRead, mut output: impl Write, multithreaded: bool) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        serde_json::to_writer(&mut output, &answer(&line, multithreaded))?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// The answer to a line.
pub fn answer(line: &[u8], multithreaded: bool) -> Value {
    let message = match serde_json::from_slice(line) {
        Ok(Value::Object(message)) => message,
        Ok(other) => {
            let found = crate::fields::kind(&other);
            return failed(None, &Failure::new(format!("a message is a JSON object, and this is {found}")));
        }
        Err(error) => return failed(None, &Failure::new(format!("the message is not JSON: {error}"))),
    };
    let id = message.get("id");
    reply(&message, multithreaded).map_or_else(
        |failure| failed(id, &failure),
        |mut fields| {
            if let Some(id) = id {
                fields.insert("id".to_owned(), id.clone());
            }
            Value::Object(fields)
        },
    )
}

fn failed(id: Option<&Value>, failure: &Failure) -> Value {
    json!({ "id": id, "success": false, "error": failure.to_string() })
}

/// The fields of an answer, but for the id.
fn reply(message: &Map<String, Value>, multithreaded: bool) -> Result<Map<String, Value>, Failure> {
    if !message.contains_key("id") {
        return Err(Failure::missing("id"));
    }
    let mut fields = Map::new();
    match text(message, "kind")? {
        "start" => {
            fields.insert("tool".to_owned(), json!("adjoin"));
        }
        "define" => {
            module(text(message, "module")?)?;
            fields.insert("success".to_owned(), json!(true));
        }
        "evaluate" => {
            let Answer { output, timings } = evaluate(message, multithreaded)?;
            let timing = |nanoseconds: u64| json!({ "name": "evaluate", "nanoseconds": nanoseconds });
            fields.insert("success".to_owned(), json!(true));
            fields.insert("output".to_owned(), output);
            fields.insert("timings".to_owned(), timings.into_iter().map(timing).collect());
        }
        _ => {}
    }
    Ok(fields)
}

fn text<'m>(message: &'m Map<String, Value>, name: &str) -> Result<&'m str, Failure> {
    let value = message.get(name).ok_or_else(|| Failure::missing(name))?;
    value.as_str().ok_or_else(|| Failure::wrong_type(name, "a string", value))
}

fn module(name: &str) -> Result<&'static Module, Failure> {
    let names = || MODULES.iter().map(|module| module.name);
    MODULES.iter().find(|module| module.name == name).ok_or_else(|| Failure::unknown("module", name, names()))
}

fn evaluate(message: &Map<String, Value>, multithreaded: bool) -> Result<Answer, Failure> {
    let module = module(text(message, "module")?)?;
    let name = text(message, "function")?;
    let functions = || module.functions.iter().map(|(name, _)| *name);
    let (_, function) = module.functions.iter().find(|(function, _)| *function == name).ok_or_else(|| {
        Failure::unknown(&format!("function of the module `{}`", module.name), name, functions())
    })?;
    let input = message.get("input").ok_or_else(|| Failure::missing("input"))?;
    guarded(*function, &Call::new(input, multithreaded))
}

/// Calls a function, whose panic is a failure like any other.
fn guarded(function: fn(&Call<'_>) -> Result<Answer, Failure>, call: &Call<'_>) -> Result<Answer, Failure> {
    // What the function sees is made for this call, and is gone after a panic.
    catch_unwind(AssertUnwindSafe(|| function(call)))
        .unwrap_or_else(|panic| Err(Failure::new(format!("the evaluation panicked: {}", said(&*panic)))))
}

/// The message of a panic.
fn said(panic: &(dyn Any + Send)) -> &str {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}

#[cfg(test)]
mod tests {
    use adjoin::grad;
    use serde_json::json;

    use super::guarded;
    use crate::call::{Call, Failure};

    #[test]
    fn after_a_panic_in_an_evaluation_the_next_one_is_answered() {
        let input = json!(2.0);
        let call = Call::new(&input, false);
        let in_a_gradient = |call: &Call<'_>| {
            let at = call.number()?;
            call.run_once(|| grad(|x| if at > 1.0 { panic!("too far: {at}") } else { x * x }, &at))
        };
        let failure = guarded(in_a_gradient, &call).expect_err("the function panics");
        assert_eq!(failure, Failure::new("the evaluation panicked: too far: 2"));
        let input = json!(0.5);
        let answer = guarded(in_a_gradient, &Call::new(&input, false)).expect("the function does not panic");
        assert_eq!(answer.output, json!(1.0));
    }
}
