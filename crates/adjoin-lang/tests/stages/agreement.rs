//! All stages give the same value and gradient, and so do forward mode and finite differences.

use adjoin_lang::eval::{Limits, Value, finite_difference_jvp, run};
use adjoin_lang::stage::{Stage, forward_jvp, forward_transform, gradient, transform};
use adjoin_lang::typing;

use crate::examples::{self, Example};

fn assert_close(found: &Value, wanted: &Value, tolerance: f64, what: &str) {
    let (found_reals, wanted_reals) = (found.reals(), wanted.reals());
    assert_eq!(found_reals.len(), wanted_reals.len(), "{what}: {found} has not the shape of {wanted}");
    for (x, y) in found_reals.iter().zip(&wanted_reals) {
        let error = (x - y).abs() / y.abs().max(1.0);
        assert!(error <= tolerance, "{what}: found {found}, wanted {wanted}");
    }
}

fn dot(x: &Value, y: &Value) -> f64 {
    x.reals().iter().zip(y.reals()).map(|(x, y)| x * y).sum()
}

/// A direction with the shape of `value`, different in every component.
fn direction(value: &Value) -> Value {
    let mut state = 7u64;
    value.map_reals(move |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 40) as f64 / f64::from(1u32 << 23) - 1.0
    })
}

fn each_point(check: impl Fn(&Example, &Value, &Value)) {
    for example in examples::all() {
        for (input, cotangent) in &example.points {
            check(&example, input, cotangent);
        }
    }
}

#[test]
fn every_stage_gives_the_value_of_the_primal() {
    each_point(|example, input, cotangent| {
        let run = run(&example.program, &example.function, std::slice::from_ref(input), Limits::any_memory());
        let (wanted, _) = run.unwrap_or_else(|error| panic!("{}: {error}", example.name));
        for stage in Stage::EVERY {
            let found =
                gradient(&example.program, &example.function, stage, input, cotangent, Limits::any_memory());
            let (found, _, _) = found.unwrap_or_else(|error| panic!("{}, {stage}: {error}", example.name));
            assert_eq!(found, wanted, "{} at {input}, {stage}", example.name);
        }
    });
}

#[test]
fn every_stage_is_the_transpose_of_forward_mode() {
    each_point(|example, input, cotangent| {
        let tangent = direction(input);
        let forward = forward_jvp(&example.program, &example.function, input, &tangent, Limits::any_memory());
        let (_, derivative) = forward.unwrap_or_else(|error| panic!("{}: {error}", example.name));
        let wanted = dot(cotangent, &derivative);
        for stage in Stage::EVERY {
            let found =
                gradient(&example.program, &example.function, stage, input, cotangent, Limits::any_memory());
            let (_, gradient, _) = found.unwrap_or_else(|error| panic!("{}, {stage}: {error}", example.name));
            let found = dot(&gradient, &tangent);
            let what = format!("{} at {input}, {stage}", example.name);
            assert_close(&Value::Double(found), &Value::Double(wanted), 1e-12, &what);
        }
    });
}

#[test]
fn forward_mode_finds_the_gradient_column_by_column() {
    each_point(|example, input, cotangent| {
        let (program, function, limits) = (&example.program, &example.function, Limits::any_memory());
        let forward = forward_transform(program, function).expect(example.name);
        let run = forward.vjp(input, |_| vec![cotangent.clone()], limits).expect(example.name);
        let (value, wanted, _) = gradient(program, function, Stage::Naive, input, cotangent, limits)
            .unwrap_or_else(|error| panic!("{}: {error}", example.name));
        let what = format!("{} at {input}", example.name);
        assert_eq!(run.value, value, "{what}");
        assert_close(&run.gradients[0], &wanted, 1e-12, &what);
        assert_eq!(run.gradients[0].places(), input.places(), "{what}");
    });
}

#[test]
fn forward_mode_agrees_with_finite_differences() {
    each_point(|example, input, _| {
        let tangent = direction(input);
        let (program, function, limits) = (&example.program, &example.function, Limits::any_memory());
        let (_, forward) = forward_jvp(program, function, input, &tangent, limits).expect(example.name);
        let difference =
            finite_difference_jvp(program, function, input, &tangent, 1e-6, limits).expect(example.name);
        assert_close(&forward, &difference, 1e-6, &format!("{} at {input}", example.name));
    });
}

#[test]
fn discrete_parts_of_the_gradient_are_those_of_the_input() {
    let example = examples::trees();
    let (input, cotangent) = &example.points[0];
    for stage in Stage::EVERY {
        let (_, gradient, _) =
            gradient(&example.program, &example.function, stage, input, cotangent, Limits::any_memory())
                .unwrap_or_else(|error| panic!("{stage}: {error}"));
        input.check_cotangent(&gradient).unwrap_or_else(|error| panic!("{stage}: {error}"));
        let zeros = |value: &Value| value.map_reals(|_| 0.0);
        assert_eq!(zeros(&gradient), zeros(input), "{stage}");
    }
}

#[test]
fn a_pullback_may_be_called_again() {
    let example = examples::running();
    let (input, _) = &example.points[0];
    let seeds = || [1.0, 2.0, 0.0, 1.0].map(Value::Double).to_vec();
    for stage in Stage::EVERY {
        let transformed = transform(&example.program, &example.function, stage).expect("differentiable");
        let run = transformed.vjp(input, |_| seeds(), Limits::any_memory(), false).expect("runs");
        for (seed, gradient) in seeds().iter().zip(&run.gradients) {
            let scale = seed.reals()[0];
            assert_eq!(gradient.reals(), [37.0 * scale, 12.0 * scale], "{stage}");
        }
    }
}

#[test]
fn sources_and_outputs_are_well_typed() {
    for example in examples::all() {
        typing::source(&example.program).unwrap_or_else(|error| panic!("{}: {error}", example.name));
        for stage in Stage::EVERY {
            let transformed = transform(&example.program, &example.function, stage)
                .unwrap_or_else(|error| panic!("{}, {stage}: {error}", example.name));
            typing::target(&transformed.program)
                .unwrap_or_else(|error| panic!("{}, {stage}: {error}", example.name));
        }
    }
}

#[test]
fn stages_are_found_by_name() {
    for stage in Stage::EVERY {
        assert_eq!(stage.name().parse(), Ok(stage));
    }
    assert_eq!("one-array".parse(), Ok(Stage::OneArray));
    assert!("two_arrays".parse::<Stage>().is_err_and(|message| message.contains("one_array")));
}
