//! Every example states its value and gradient, and both are right: the value by the evaluator, the gradient
//! by central differences.

#[allow(dead_code, reason = "shared by several test binaries")]
mod support;

use adjoin_lang::Program;
use adjoin_lang::core::{Type, Var};
use adjoin_lang::eval::{self, Limits, Value};
use adjoin_lang::fast;
use adjoin_lang::stage::{self, Stage};

/// Relative where numbers are large, absolute where they are small.
fn close(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || (a - b).abs() <= tolerance * a.abs().max(b.abs()).max(1.0)
}

fn assert_close(found: &Value, expected: &Value, tolerance: f64, what: &str) {
    let (a, b) = (found.reals(), expected.reals());
    let same_shape = found.map_reals(|_| 0.0) == expected.map_reals(|_| 0.0);
    let same = same_shape && a.len() == b.len() && a.iter().zip(&b).all(|(x, y)| close(*x, *y, tolerance));
    assert!(same, "{what}: found {found}, expected {expected}");
}

fn evaluated(program: &mut Program, text: &str, ty: &Type, what: &str) -> Value {
    let (term, ty) = program.expression(text, Some(ty)).unwrap_or_else(|e| panic!("{what}\n{e}"));
    program.evaluate(&term, &ty, Limits::any_memory()).unwrap_or_else(|e| panic!("{what}: {e}"))
}

fn call(program: &Program, function: &Var, argument: &Value, what: &str) -> Value {
    let arguments = std::slice::from_ref(argument);
    eval::run(&program.core, function, arguments, Limits::any_memory())
        .unwrap_or_else(|e| panic!("{what}: {e}"))
        .0
}

/// ⟨cotangent, f(x + h e) − f(x − h e)⟩ / 2h for every direction e.
fn central_differences(
    program: &Program,
    function: &Var,
    at: &Value,
    cotangent: &Value,
    what: &str,
) -> Value {
    let weights = cotangent.reals();
    let dot = |value: &Value| value.reals().iter().zip(&weights).map(|(x, w)| x * w).sum::<f64>();
    let points = at.reals();
    let mut gradient = Vec::with_capacity(points.len());
    for (i, x) in points.iter().enumerate() {
        let h = 1e-5 * x.abs().max(1.0);
        let shifted = |delta: f64| {
            let mut k = 0;
            at.map_reals(|v| {
                k += 1;
                if k - 1 == i { v + delta } else { v }
            })
        };
        let (right, left) =
            (call(program, function, &shifted(h), what), call(program, function, &shifted(-h), what));
        gradient.push((dot(&right) - dot(&left)) / (2.0 * h));
    }
    let mut k = 0;
    at.map_reals(|_| {
        k += 1;
        gradient[k - 1]
    })
}

/// ⟨cotangent, J t⟩ by forward mode is ⟨gradient, t⟩, for a direction t without symmetries.
fn assert_forward_agrees(
    program: &Program,
    function: &Var,
    at: &Value,
    (cotangent, gradient): (&Value, &Value),
    what: &str,
) {
    let mut k = 0.0;
    let tangent = at.map_reals(|_| {
        k += 1.0;
        f64::sin(k)
    });
    let dot = |x: &Value, y: &Value| x.reals().iter().zip(y.reals()).map(|(x, y)| x * y).sum::<f64>();
    let (_, pushed) = stage::forward_jvp(&program.core, function, at, &tangent, Limits::any_memory())
        .unwrap_or_else(|e| panic!("{what}, forward mode: {e}"));
    let (found, expected) = (dot(cotangent, &pushed), dot(gradient, &tangent));
    assert!(close(found, expected, 1e-8), "{what}, forward mode: {found} instead of {expected}");
}

#[test]
fn every_example_is_right_about_itself() {
    for example in support::examples() {
        assert!(!example.cases.is_empty(), "{} says nothing about itself", example.name);
        let mut program = adjoin_lang::load(&example.name, &example.text).unwrap_or_else(|e| panic!("{e}"));
        assert!(program.warnings.list.is_empty(), "{}", program.warnings);
        for case in &example.cases {
            let what = format!("{}: {} at {}", example.name, case.function, case.at);
            let entry =
                program.entry(&case.function, Some(&case.at)).unwrap_or_else(|e| panic!("{what}\n{e}"));
            let at = entry.at.as_ref().expect("an argument was given");
            let at = program
                .evaluate(at, &entry.argument, Limits::any_memory())
                .unwrap_or_else(|e| panic!("{what}: {e}"));
            let value = call(&program, &entry.var, &at, &what);
            let expected = evaluated(&mut program, &case.value, &entry.result, &what);
            assert_close(&value, &expected, 1e-12, &what);
            let Some(gradient) = &case.gradient else { continue };
            let gradient = evaluated(&mut program, gradient, &entry.argument, &what);
            let cotangent = match &case.cotangent {
                Some(text) => evaluated(&mut program, text, &entry.result, &what),
                None => Value::Double(1.0),
            };
            let differences = central_differences(&program, &entry.var, &at, &cotangent, &what);
            assert_close(&differences, &gradient, 2e-5, &what);
        }
    }
}

#[test]
fn stages_fast_path_and_forward_mode_agree_on_every_example() {
    for example in support::examples() {
        let mut program = adjoin_lang::load(&example.name, &example.text).unwrap_or_else(|e| panic!("{e}"));
        for case in &example.cases {
            let Some(gradient) = &case.gradient else { continue };
            let what = format!("{}: {} at {}", example.name, case.function, case.at);
            let entry =
                program.entry(&case.function, Some(&case.at)).unwrap_or_else(|e| panic!("{what}\n{e}"));
            let at = evaluated(&mut program, &case.at, &entry.argument, &what);
            let value = evaluated(&mut program, &case.value, &entry.result, &what);
            let gradient = evaluated(&mut program, gradient, &entry.argument, &what);
            let cotangent = match &case.cotangent {
                Some(text) => evaluated(&mut program, text, &entry.result, &what),
                None => Value::Double(1.0),
            };
            let compiled = fast::compile(&program.core, &entry.var).unwrap_or_else(|e| panic!("{what}: {e}"));
            let (found, pulled_back) = compiled
                .gradient(&at, Some(&cotangent), None)
                .unwrap_or_else(|e| panic!("{what}, fast: {e}"));
            assert_close(&found, &value, 1e-12, &format!("{what}, fast path"));
            assert_close(&pulled_back, &gradient, 1e-9, &format!("{what}, fast path"));
            assert_forward_agrees(&program, &entry.var, &at, (&cotangent, &gradient), &what);
            for stage in Stage::EVERY {
                let what = format!("{what}, stage {stage}");
                let limits = match stage {
                    Stage::Naive => Limits { fuel: 5_000_000, ..Limits::any_memory() },
                    _ => Limits::any_memory(),
                };
                let run = stage::gradient(&program.core, &entry.var, stage, &at, &cotangent, limits);
                match run {
                    Ok((found, pulled_back, _)) => {
                        assert_close(&found, &value, 1e-12, &what);
                        assert_close(&pulled_back, &gradient, 1e-9, &what);
                    }
                    // The cost of this stage is exponential in the number of steps that depend on each other.
                    Err(error) if stage == Stage::Naive && error.to_string().contains("limit") => {
                        let costly = ["ode.hs", "parallel.hs", "particles.hs"];
                        assert!(costly.contains(&example.name.as_str()), "{what}: {error}");
                    }
                    Err(error) => panic!("{what}: {error}"),
                }
            }
        }
    }
}

#[test]
fn every_example_is_well_typed_core() {
    for example in support::examples() {
        let program = adjoin_lang::load(&example.name, &example.text).unwrap_or_else(|e| panic!("{e}"));
        adjoin_lang::typing::source(&program.core).unwrap_or_else(|e| panic!("{}: {e}", example.name));
    }
}
