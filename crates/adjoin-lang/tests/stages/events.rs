//! The events of a recorded run: the sweep step by step, and the job graph.

use adjoin_lang::core::{Origin, RealOp};
use adjoin_lang::eval::{Event, JobGraph, Limits, NodeId, Value};
use adjoin_lang::stage::{Stage, transform};

use crate::examples::{self, Example};

fn events(example: &Example, stage: Stage) -> Vec<Event> {
    let (input, cotangent) = &example.points[0];
    let transformed = transform(&example.program, &example.function, stage).expect("differentiable");
    transformed.vjp(input, |_| vec![cotangent.clone()], Limits::any_memory(), true).expect("runs").events
}

fn node(index: i64) -> NodeId {
    NodeId::new(index)
}

#[test]
fn the_running_example_is_swept_as_in_the_paper() {
    // x and y are nodes 0 and 1, z = x + y is node 2, x · z is node 3.
    for stage in [Stage::Contrib, Stage::Taping, Stage::Parallel] {
        let resolved: Vec<Event> = events(&examples::running(), stage)
            .into_iter()
            .filter(|event| matches!(event, Event::Resolve { .. }))
            .collect();
        let step = |index, cotangent, contributions: Vec<(f64, NodeId)>| Event::Resolve {
            node: node(index),
            cotangent,
            contributions,
        };
        let wanted = [
            step(3, 1.0, vec![(25.0, node(0)), (12.0, node(2))]),
            step(2, 12.0, vec![(1.0, node(0)), (1.0, node(1))]),
            step(1, 12.0, vec![]),
            step(0, 37.0, vec![]),
        ];
        assert_eq!(resolved, wanted, "{stage}");
    }
}

#[test]
fn staged_calls_go_from_the_highest_id_to_the_lowest() {
    for stage in [Stage::Staged, Stage::Cayley, Stage::Scalars, Stage::Arrays, Stage::OneArray] {
        let calls: Vec<(i64, f64)> = events(&examples::running(), stage)
            .into_iter()
            .filter_map(|event| match event {
                Event::Call { node, cotangent } => Some((node.index, cotangent)),
                _ => None,
            })
            .collect();
        assert_eq!(calls, [(3, 1.0), (2, 12.0), (1, 12.0), (0, 37.0)], "{stage}");
    }
}

#[test]
fn naive_calls_are_the_tree_of_the_expression() {
    // x · z calls x and z, and z = x + y calls x and y: x is called twice.
    let calls: Vec<(Origin, i64, f64)> = events(&examples::running(), Stage::Naive)
        .into_iter()
        .filter_map(|event| match event {
            Event::Enter { origin, operands, cotangent, .. } => Some((origin, operands, cotangent)),
            _ => None,
        })
        .collect();
    let operation = |op| Origin::Operation(op);
    let wanted = [
        (operation(RealOp::Mul), 2, 1.0),
        (Origin::Input, 0, 25.0),
        (operation(RealOp::Add), 2, 12.0),
        (Origin::Input, 0, 12.0),
        (Origin::Input, 0, 12.0),
    ];
    assert_eq!(calls, wanted);
}

#[test]
fn naive_calls_of_inputs_add_up_to_the_gradient() {
    for example in examples::all() {
        let (input, cotangent) = &example.points[0];
        let transformed =
            transform(&example.program, &example.function, Stage::Naive).expect("differentiable");
        let Ok(run) = transformed.vjp(input, |_| vec![cotangent.clone()], Limits::any_memory(), true) else {
            continue;
        };
        let mut open = vec![i64::MAX];
        let mut inputs = 0.0;
        for event in &run.events {
            if let Event::Enter { origin, operands, cotangent, .. } = event {
                while open.last() == Some(&0) {
                    open.pop();
                }
                *open.last_mut().expect("never empty") -= 1;
                open.push(*operands);
                inputs += if *origin == Origin::Input { *cotangent } else { 0.0 };
            }
        }
        assert!(open[1..].iter().all(|left| *left == 0), "{}: calls are missing", example.name);
        let gradient: f64 = run.gradients[0].reals().iter().sum();
        assert!((inputs - gradient).abs() <= 1e-9 * gradient.abs().max(1.0), "{}: {inputs}", example.name);
    }
}

#[test]
fn the_job_graph_is_that_of_the_papers_figure() {
    for stage in [Stage::Parallel, Stage::ParallelClosures] {
        let events = events(&examples::partial_order(), stage);
        let Some(Event::Jobs(last)) = events.iter().find(|event| matches!(event, Event::Jobs(_))) else {
            panic!("no job graph in {events:?}");
        };
        let JobGraph { jobs, edges } = last.graph();
        // α = 0 has the two inputs, β = 1, γ = 2, η = 3; then δ = 4, ε = 5, ζ = 6.
        assert_eq!(jobs, [(0, 2), (1, 3), (2, 2), (3, 1), (4, 2), (5, 1), (6, 2)]);
        assert_eq!(edges, [(0, 1), (0, 2), (1, 4), (1, 5), (2, 3), (4, 6), (5, 6), (6, 3)]);
    }
}

#[test]
fn nothing_is_recorded_unless_asked() {
    let example = examples::running();
    let (input, cotangent) = &example.points[0];
    let run = |record| {
        let transformed =
            transform(&example.program, &example.function, Stage::Parallel).expect("differentiable");
        transformed.vjp(input, |_| vec![cotangent.clone()], Limits::any_memory(), record).expect("runs")
    };
    let (quiet, told) = (run(false), run(true));
    assert!(quiet.events.is_empty() && !told.events.is_empty());
    assert_eq!(quiet.gradients, told.gradients);
    assert!(quiet.total.work < told.total.work);
    let _: &Value = &quiet.value;
}
