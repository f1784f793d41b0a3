//! Counters agree with the events.

use adjoin_lang::eval::{Event, Limits};
use adjoin_lang::stage::{Stage, transform};

use crate::examples;

fn cotangent_of(event: &Event) -> Option<f64> {
    match event {
        Event::Call { cotangent, .. } | Event::Resolve { cotangent, .. } => Some(*cotangent),
        Event::Jobs(_) | Event::Node { .. } | Event::Seed { .. } | Event::Enter { .. } => None,
    }
}

#[test]
fn every_call_that_is_shown_is_counted() {
    for example in examples::all() {
        for (input, cotangent) in &example.points {
            for stage in Stage::EVERY.into_iter().filter(|stage| *stage != Stage::Naive) {
                let what = format!("{}, {stage}", example.name);
                let transformed =
                    transform(&example.program, &example.function, stage).expect("differentiable");
                let run = transformed.vjp(input, |_| vec![cotangent.clone()], Limits::any_memory(), true);
                let run = run.unwrap_or_else(|error| panic!("{what}: {error}"));
                let counted = run.total.backpropagator_calls;
                let shown: Vec<f64> = run.events.iter().filter_map(cotangent_of).collect();
                // The stages with arrays also call the placeholders of nodes without staged adjoints, at 0.
                let least = shown.iter().filter(|cotangent| **cotangent != 0.0).count() as u64;
                let placeholders = matches!(stage, Stage::Arrays | Stage::OneArray | Stage::ParallelClosures);
                let least = if placeholders { least } else { shown.len() as u64 };
                assert!((least..=shown.len() as u64).contains(&counted), "{what}: {counted} of {shown:?}");
            }
        }
    }
}

#[test]
fn naive_calls_the_backpropagator_of_an_input_once_per_use() {
    let example = examples::sum_of_squares(2);
    let (input, cotangent) = &example.points[0];
    let cost = |stage| {
        let transformed = transform(&example.program, &example.function, stage).expect("differentiable");
        transformed.vjp(input, |_| vec![cotangent.clone()], Limits::any_memory(), false).expect("runs").total
    };
    // x · x calls that of x twice; two inputs, two squares, two sums and the 0 at the end.
    let naive = cost(Stage::Naive);
    assert_eq!((naive.backpropagator_calls, naive.most_calls), (9, 2));
    assert_eq!(naive.backpropagators, 7);
    let staged = cost(Stage::Staged);
    assert_eq!((staged.backpropagator_calls, staged.most_calls), (7, 1));
    assert_eq!(staged.backpropagators, 7);
}
