//! Every stage computes the same value and gradient.

mod common;

use adjoin_lang::eval::{Limits, Value};
use adjoin_lang::stage::{Stage, gradient};

fn close(found: &Value, wanted: &Value, what: &str) {
    let (found_reals, wanted_reals) = (found.reals(), wanted.reals());
    assert_eq!(found_reals.len(), wanted_reals.len(), "{what}: {found} has not the shape of {wanted}");
    for (x, y) in found_reals.iter().zip(&wanted_reals) {
        let error = (x - y).abs() / y.abs().max(1.0);
        assert!(error <= 1e-9, "{what}: found {found}, wanted {wanted}");
    }
}

#[test]
fn naive_runs() {
    for example in common::all() {
        for (input, cotangent) in &example.points {
            let r = gradient(
                &example.program,
                &example.function,
                Stage::Naive,
                input,
                cotangent,
                Limits::default(),
            );
            match r {
                Ok((v, g, c)) => println!("{}: {v} {g} {}", example.name, c.work),
                Err(e) => panic!("{}: {e}", example.name),
            }
        }
    }
}

#[test]
fn all_stages_agree_with_the_naive_one() {
    for example in common::all() {
        for (input, cotangent) in &example.points {
            let run = |stage| {
                gradient(&example.program, &example.function, stage, input, cotangent, Limits::default())
            };
            let (value, wanted, _) =
                run(Stage::Naive).unwrap_or_else(|error| panic!("{}: {error}", example.name));
            for stage in Stage::ALL {
                let (found_value, found, _) =
                    run(stage).unwrap_or_else(|error| panic!("{} {stage}: {error}", example.name));
                let what = format!("{} at {input}, stage {stage}", example.name);
                close(&found_value, &value, &what);
                close(&found, &wanted, &what);
            }
        }
    }
}
