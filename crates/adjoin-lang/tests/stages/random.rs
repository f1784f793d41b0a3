//! Random programs: all stages and the fast path are the transpose of forward mode, forward mode agrees with
//! differences where the function is smooth, stages are well typed, and the linear ones cost a constant times
//! the primal; so does the span of the parallel one.
//!
//! `PROPTEST_CASES=20000 cargo test …` for a longer run. A failure prints the shrunk bytes, the program and
//! the point.

use adjoin_lang::core::{Program, Var, deep};
use adjoin_lang::eval::{EvalError, Limits, Reason, Value, run};
use adjoin_lang::fast;
use adjoin_lang::pretty::{Style, show_program};
use adjoin_lang::stage::{Error, Stage, forward_jvp, transform};
use adjoin_lang::typing;
use proptest::prelude::*;

use crate::generate;

fn limits() -> Limits {
    Limits { fuel: 2_000_000, depth: 100_000, ..Limits::any_memory() }
}

/// A direction with the shape of `value`.
fn direction(value: &Value, mut seed: u64) -> Value {
    value.map_reals(move |_| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 40) as f64 / f64::from(1u32 << 23) - 1.0
    })
}

fn dot(x: &Value, y: &Value) -> f64 {
    x.reals().iter().zip(y.reals()).map(|(x, y)| x * y).sum()
}

fn out_of_fuel(error: &EvalError) -> bool {
    matches!(error.reason, Reason::OutOfFuel(_) | Reason::TooDeep(_))
}

/// Size of a value, over which interleaving and rebuilding walk.
fn nodes(value: &Value) -> u64 {
    1 + value.children().iter().map(nodes).sum::<u64>()
}

/// The maximum cost, as a multiple of the primal's work, or span, and the size of input and output.
const OVERHEAD: u64 = 100;

/// The extent to which a program could be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compared {
    /// Not at all: it is too costly, or its numbers are too large.
    Nothing,
    /// By all modes; near the point it is not smooth.
    Derivatives,
    /// Also by differences.
    Differences,
}

/// The step of differences.
const STEP: f64 = 1e-5;

/// Compares forward mode with differences. Returns whether the function is smooth there.
///
/// Not at the generator's own points: they lie on a grid, where the two sides of a `max` are often equal. A
/// derivative then follows a convention, which differences do not.
fn forward_agrees_with_differences(program: &Program, function: &Var, input: &Value) -> Result<bool, String> {
    let along = |from: &Value, by: &Value, step: f64| {
        let mut directions = by.reals().into_iter();
        from.map_reals(|x| x + step * directions.next().unwrap_or(0.0))
    };
    let tangent = direction(input, 3);
    let at = along(input, &direction(input, 4), 0.01);
    let Ok((value, forward)) = forward_jvp(program, function, &at, &tangent, limits()) else {
        return Ok(false);
    };
    let cotangent = direction(&value, 5);
    let wanted = dot(&cotangent, &forward);
    let size = 1.0 + forward.reals().iter().chain(&value.reals()).map(|x| x.abs()).sum::<f64>();
    let slope = |step: f64| {
        let there = run(program, function, &[along(&at, &tangent, step)], limits()).ok()?.0;
        value.check_cotangent(&there).ok()?;
        Some((dot(&cotangent, &there) - dot(&cotangent, &value)) / step)
    };
    let (Some(right), Some(left)) = (slope(STEP), slope(-STEP)) else { return Ok(false) };
    // At a kink or a jump the two sides differ, and any derivative between them is tolerated.
    let apart = (right - left).abs();
    let slope = f64::midpoint(right, left);
    if size <= 1e6 && (slope - wanted).abs() > apart + 1e-6 * size {
        return Err(format!("forward mode at {at}: derivative {wanted}, but slope {slope}"));
    }
    Ok(size <= 1e6 && apart <= 1e-3 * size)
}

/// Checks all properties of the program.
fn holds(bytes: &[u8]) -> Result<Compared, String> {
    let example = generate::program(bytes);
    let (program, function) = (&example.program, &example.function);
    let (input, _) = &example.points[0];
    let describe =
        |what: &str| format!("{what}\nat {input}\n{}", show_program(program, function, Style::default()));
    typing::source(program).map_err(|error| describe(&error.to_string()))?;
    let (value, primal) = match run(program, function, std::slice::from_ref(input), limits()) {
        Ok(result) => result,
        Err(error) if out_of_fuel(&error) => return Ok(Compared::Nothing),
        Err(error) => return Err(describe(&error.to_string())),
    };
    let (tangent, cotangent) = (direction(input, 1), direction(&value, 2));
    let forward = match forward_jvp(program, function, input, &tangent, limits()) {
        Ok((_, forward)) => forward,
        Err(Error::Eval(error)) if out_of_fuel(&error) => return Ok(Compared::Nothing),
        Err(error) => return Err(describe(&error.to_string())),
    };
    let wanted = dot(&cotangent, &forward);
    let size = 1.0 + forward.reals().iter().chain(&value.reals()).map(|x| x.abs()).sum::<f64>();
    if !size.is_finite() || size > 1e6 {
        return Ok(Compared::Nothing);
    }
    let smooth =
        forward_agrees_with_differences(program, function, input).map_err(|error| describe(&error))?;
    for stage in Stage::EVERY {
        let transformed =
            transform(program, function, stage).map_err(|error| describe(&error.to_string()))?;
        let run = match transformed.vjp(input, |_| vec![cotangent.clone()], limits(), false) {
            Ok(run) => run,
            Err(error) if out_of_fuel(&error) => continue,
            Err(error) => return Err(describe(&format!("{stage}: {error}"))),
        };
        if run.value != value {
            return Err(describe(&format!("{stage}: value {} instead of {value}", run.value)));
        }
        let found = dot(&run.gradients[0], &tangent);
        if (found - wanted).abs() > 1e-9 * size {
            return Err(describe(&format!("{stage}: derivative {found} instead of {wanted}")));
        }
        let (work, span) = (run.total.work, run.total.span);
        let ends = nodes(input) + nodes(&value);
        if stage >= Stage::Arrays && work > OVERHEAD * (primal.work + ends) {
            return Err(describe(&format!("{stage}: work {work} for {} and {ends}", primal.work)));
        }
        if stage >= Stage::Parallel && span > OVERHEAD * (primal.span + ends) {
            return Err(describe(&format!("{stage}: span {span} for {} and {ends}", primal.span)));
        }
        if stage > Stage::Naive && run.total.most_calls > 1 {
            return Err(describe(&format!("{stage}: {} calls of one backpropagator", run.total.most_calls)));
        }
    }
    let compiled = fast::compile(program, function).map_err(|error| describe(&format!("fast: {error}")))?;
    match compiled.with_limits(limits()).gradient(input, Some(&cotangent), Some(2)) {
        Ok((found, gradient)) => {
            if found != value {
                return Err(describe(&format!("fast path: value {found} instead of {value}")));
            }
            let found = dot(&gradient, &tangent);
            if (found - wanted).abs() > 1e-9 * size {
                return Err(describe(&format!("fast path: derivative {found} instead of {wanted}")));
            }
        }
        Err(error) if out_of_fuel(&error) => {}
        Err(error) => return Err(describe(&format!("fast path: {error}"))),
    }
    Ok(if smooth { Compared::Differences } else { Compared::Derivatives })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(2000),
        failure_persistence: None,
        max_shrink_iters: 4000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn stages_of_random_programs_are_transposes_of_forward_mode(
        bytes in proptest::collection::vec(any::<u8>(), 0..500),
    ) {
        let result = deep::run(|| holds(&bytes));
        prop_assert!(result.is_ok(), "{}", result.expect_err("just tested"));
    }
}

/// The test above proves little if most programs are skipped, or do not depend on their input.
#[test]
fn most_random_programs_are_compared_and_many_have_a_gradient() {
    let mut state = 5u64;
    let (mut compared, mut smooth, mut sloped) = (0, 0, 0);
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..500)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 56) as u8
            })
            .collect();
        let outcome = deep::run(|| holds(&bytes)).unwrap_or_else(|error| panic!("{error}"));
        compared += u32::from(outcome != Compared::Nothing);
        smooth += u32::from(outcome == Compared::Differences);
        let example = generate::program(&bytes);
        let (input, _) = &example.points[0];
        let forward = forward_jvp(&example.program, &example.function, input, &direction(input, 1), limits());
        sloped += u32::from(forward.is_ok_and(|(_, slope)| slope.reals().iter().any(|&slope| slope != 0.0)));
    }
    assert!(compared >= 150, "only {compared} of 200 were compared");
    assert!(smooth >= 140, "only {smooth} of 200 were compared with differences");
    assert!(sloped >= 80, "only {sloped} of 200 depend on their input");
}
