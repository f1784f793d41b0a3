//! The paper's complexity claims, counted.
//!
//! Growth is measured between two sizes n and 4n: a cost that is linear grows by about 4, a quadratic one by
//! about 16; "linear with one constant" means that cost per step of the primal does not depend on the size.

use adjoin_lang::eval::{Counts, Limits, run};
use adjoin_lang::stage::{Stage, transform};

use crate::examples::{self, Example};

/// Costs of the gradient, by one stage.
fn cost(example: &Example, stage: Stage) -> Counts {
    let (input, cotangent) = &example.points[0];
    let transformed = transform(&example.program, &example.function, stage).expect("differentiable");
    let run = transformed.vjp(input, |_| vec![cotangent.clone()], Limits::any_memory(), false);
    run.unwrap_or_else(|error| panic!("{}, {stage}: {error}", example.name)).total
}

fn primal(example: &Example) -> Counts {
    let (input, _) = &example.points[0];
    run(&example.program, &example.function, std::slice::from_ref(input), Limits::any_memory())
        .expect("runs")
        .1
}

/// The factor by which the work grows from size n to size 4n.
fn growth(family: impl Fn(usize) -> Example, n: usize, stage: Stage) -> f64 {
    cost(&family(4 * n), stage).work as f64 / cost(&family(n), stage).work as f64
}

fn assert_between(value: f64, low: f64, high: f64, what: &str) {
    assert!((low..=high).contains(&value), "{what}: {value} is not between {low} and {high}");
}

const AFTER_NAIVE: [Stage; 9] = [
    Stage::Staged,
    Stage::Cayley,
    Stage::Scalars,
    Stage::Arrays,
    Stage::OneArray,
    Stage::Contrib,
    Stage::Taping,
    Stage::Parallel,
    Stage::ParallelClosures,
];

/// Constant overhead over the primal, and no logarithm.
const LINEAR: [Stage; 6] =
    [Stage::Arrays, Stage::OneArray, Stage::Contrib, Stage::Taping, Stage::Parallel, Stage::ParallelClosures];

#[test]
fn naive_doubles_with_every_doubling() {
    for n in [6, 8, 10] {
        let calls = |n| cost(&examples::doubling(n), Stage::Naive).backpropagator_calls as f64;
        assert_between(calls(n + 1) / calls(n), 1.99, 2.01, "calls for one more doubling");
    }
}

#[test]
fn a_doubling_chain_is_linear_from_staged_on() {
    for stage in AFTER_NAIVE {
        assert_between(growth(examples::doubling, 64, stage), 3.5, 4.2, stage.name());
    }
}

#[test]
fn each_backpropagator_is_called_at_most_once_from_staged_on() {
    for example in examples::all() {
        for stage in AFTER_NAIVE {
            let counts = cost(&example, stage);
            assert!(counts.most_calls <= 1, "{}, {stage}: {} calls of one", example.name, counts.most_calls);
            let created = counts.ids;
            let calls = counts.backpropagator_calls;
            assert!(calls <= created, "{}, {stage}: {calls} calls of {created}", example.name);
        }
    }
}

#[test]
fn zero_and_plus_on_the_cotangent_make_staged_quadratic() {
    for stage in [Stage::Naive, Stage::Staged] {
        assert_between(growth(examples::sum_of_squares, 64, stage), 12.0, 17.0, stage.name());
        let monoid = |n| cost(&examples::sum_of_squares(n), stage).monoid_operations as f64;
        assert_between(monoid(256) / monoid(64), 14.0, 17.0, "zero and plus");
    }
    for stage in [Stage::Cayley, Stage::Scalars, Stage::Arrays, Stage::OneArray, Stage::Contrib] {
        let monoid = |n| cost(&examples::sum_of_squares(n), stage).monoid_operations as f64;
        assert!(monoid(256) <= 4.2 * monoid(64), "{stage} uses zero and plus on the cotangent");
    }
}

#[test]
fn cayley_walks_down_the_input() {
    // A list is as deep as it is long: quadratic. A balanced tree costs a logarithm.
    let list = growth(examples::sum_of_squares, 256, Stage::Cayley);
    assert_between(list, 10.0, 16.0, "list");
    let tree = growth(|n| examples::tree_sum(n.ilog2(), false), 64, Stage::Cayley);
    assert_between(tree, 4.0, 5.5, "balanced tree");
}

#[test]
fn scalars_cost_a_logarithm_on_any_input() {
    for (name, grown) in [
        ("list", growth(examples::sum_of_squares, 128, Stage::Scalars)),
        ("tree", growth(|n| examples::tree_sum(n.ilog2(), false), 128, Stage::Scalars)),
    ] {
        assert_between(grown, 4.1, 5.5, name);
    }
    let maps = |n| cost(&examples::sum_of_squares(n), Stage::Scalars).map_operations as f64 / n as f64;
    let per_doubling = (maps(512) - maps(128)) / 2.0;
    let before = (maps(128) - maps(32)) / 2.0;
    assert_between(per_doubling / before, 0.8, 1.25, "map operations per element and doubling of the size");
}

#[test]
fn arrays_and_everything_after_are_linear() {
    for stage in LINEAR {
        assert_between(growth(examples::sum_of_squares, 128, stage), 3.9, 4.05, stage.name());
        let tree = growth(|n| examples::tree_sum(n.ilog2(), false), 128, stage);
        assert_between(tree, 3.9, 4.05, stage.name());
        assert_eq!(cost(&examples::sum_of_squares(16), stage).map_operations, 0, "{stage}");
    }
}

#[test]
fn one_constant_bounds_the_linear_stages_on_all_families() {
    let families = [
        ("doubling", examples::doubling(300)),
        ("sum of list", examples::sum_of_squares(300)),
        ("wide input", examples::wide_input(300, 10)),
        ("balanced tree", examples::tree_sum(8, false)),
        ("parallel tree", examples::tree_sum(8, true)),
        ("parallel map", examples::parallel_map(4, 100)),
    ];
    for (name, example) in families {
        let size = example.points[0].0.reals().len() as u64;
        let bound = 80 * (primal(&example).work + size);
        for stage in LINEAR {
            let work = cost(&example, stage).work;
            assert!(work <= bound, "{name}, {stage}: work {work}, more than {bound}");
        }
    }
}

#[test]
fn a_wide_input_costs_its_size_once() {
    // Steps on one scalar: before Cayley each step also pays for the whole input.
    let steps = |stage, width| {
        let work = |steps| cost(&examples::wide_input(width, steps), stage).work as f64;
        (work(60) - work(20)) / 40.0
    };
    for stage in [Stage::Naive, Stage::Staged] {
        assert_between(steps(stage, 400) / steps(stage, 100), 3.0, 4.5, stage.name());
    }
    for stage in
        [Stage::Cayley, Stage::Scalars, Stage::Arrays, Stage::OneArray, Stage::Contrib, Stage::Taping]
    {
        assert_between(steps(stage, 400) / steps(stage, 100), 0.95, 1.35, stage.name());
    }
}

#[test]
fn the_parallel_stage_keeps_the_span() {
    // More tasks of the same length: the work grows, the span stays (but for walking the list of tasks).
    let ratio = |stage, n: usize, steps: i64| {
        let example = examples::parallel_map(n, steps);
        cost(&example, stage).span as f64 / primal(&example).span as f64
    };
    for (stage, before) in [(Stage::Parallel, Stage::Contrib), (Stage::ParallelClosures, Stage::OneArray)] {
        for (tasks, steps) in [(2, 50), (4, 50), (16, 50), (64, 50), (16, 400)] {
            let what = format!("{stage}, {tasks} tasks of {steps} steps");
            assert_between(ratio(stage, tasks, steps), 10.0, 60.0, &what);
        }
        let example = examples::parallel_map(16, 400);
        let (parallel, sequential) = (cost(&example, stage), cost(&example, before));
        assert!(parallel.span * 8 < sequential.span, "{} against {}", parallel.span, sequential.span);
        assert!(parallel.work < 2 * sequential.work);
    }
}

#[test]
fn the_parallel_stage_keeps_the_span_on_balanced_trees() {
    // Twice the depth is the square of the size. One constant bounds all of them, so the span has no term in
    // the size.
    for depth in [3, 6, 12] {
        for example in [examples::tree_sum(depth, true), examples::tree_map(depth)] {
            let ratio = cost(&example, Stage::Parallel).span as f64 / primal(&example).span as f64;
            assert_between(ratio, 30.0, 80.0, &format!("{}, depth {depth}", example.name));
        }
    }
}

#[test]
fn jobs_are_counted_as_the_paper_numbers_them() {
    // Every binary fork takes three new job ids; the tree of depth 5 has 31 forks, and Interleave has as
    // many.
    let counts = cost(&examples::tree_sum(5, true), Stage::Parallel);
    assert_eq!(counts.jobs, 2 * 93);
    // A sequential program has none, for any input.
    assert_eq!(cost(&examples::tree_sum(5, false), Stage::Parallel).jobs, 0);
    assert_eq!(cost(&examples::tree_sum(5, true), Stage::Contrib).jobs, 0);
}
