//! Random task trees: the same bits on any number of threads, and the right numbers.

#[path = "support/program.rs"]
mod program;
#[path = "support/random.rs"]
mod random;

use adjoin::prelude::*;
use adjoin::{Mode, jacobian_with};
use program::{Forks, Form, Program, Statement, forking};
use proptest::collection::vec;
use proptest::prelude::*;
use random::hold;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Pools of one, two and eight threads.
fn pools() -> Vec<ThreadPool> {
    let pool =
        |threads| ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
    [1, 2, 8].map(pool).into()
}

fn inputs() -> impl Strategy<Value = Vec<f64>> {
    vec(-2.0..2.0, 1..12)
}

fn bits(numbers: &[f64]) -> Vec<u64> {
    numbers.iter().map(|x| x.to_bits()).collect()
}

fn value_and_gradient(program: &Program, forks: Forks, inputs: &Vec<f64>) -> (f64, Vec<f64>) {
    value_and_grad(|xs| program.mean(forks, &xs), inputs)
}

#[track_caller]
fn close(found: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(found.len(), expected.len());
    for (place, (x, y)) in found.iter().zip(expected).enumerate() {
        assert!((x - y).abs() <= tolerance, "at {place}: {x} is not {y}");
    }
}

#[test]
fn bits_are_the_same_on_any_number_of_threads() {
    let pools = pools();
    hold(500, &(forking(4), inputs()), |(program, inputs)| {
        let plain = program.mean(Forks::Parallel, &inputs);
        let (value, gradient) = value_and_gradient(&program, Forks::Parallel, &inputs);
        assert_eq!(value.to_bits(), plain.to_bits(), "value in reverse mode and in plain code");
        for pool in &pools {
            for repetition in 0..4 {
                let (other, others) = pool.install(|| value_and_gradient(&program, Forks::Parallel, &inputs));
                let threads = pool.current_num_threads();
                assert_eq!(value.to_bits(), other.to_bits(), "value on {threads} threads");
                assert_eq!(
                    bits(&gradient),
                    bits(&others),
                    "gradient on {threads} threads, repetition {repetition}"
                );
            }
        }
    });
}

/// A run so large that sealing and sweeping are themselves parallel.
#[test]
fn bits_of_large_runs_are_the_same_on_any_number_of_threads() {
    let pools = pools();
    let strategy = (forking(2), forking(1), inputs(), 100usize..1200);
    hold(6, &strategy, |(body, other, inputs, count)| {
        let many = Program { statements: vec![Statement::Map(count, body)], results: vec![0, 3, 17, 40] };
        let twice = Statement::Fork(Form::Join, vec![many.clone(), many]);
        let statements = vec![twice.clone(), Statement::Reduce(40, other), twice];
        let program = Program { statements, results: (0..30).collect() };
        let (value, gradient) = value_and_gradient(&program, Forks::Parallel, &inputs);
        for pool in &pools {
            for _ in 0..2 {
                let (other, others) = pool.install(|| value_and_gradient(&program, Forks::Parallel, &inputs));
                assert_eq!(value.to_bits(), other.to_bits());
                assert_eq!(bits(&gradient), bits(&others), "on {} threads", pool.current_num_threads());
            }
        }
        let (_, sequential) = value_and_gradient(&program, Forks::Sequential, &inputs);
        close(&gradient, &sequential, 1e-11);
    });
}

/// One value that every leaf reads, and many that some leaves share: their contributions are added in a fixed
/// order, even if there are so many that several threads add them.
#[test]
fn contributions_of_many_leaves_have_the_same_bits_on_threads() {
    let f = |(xs, w): (Vec<Reverse>, Reverse)| {
        let reading = |i: usize| xs[i] * w + xs[(i * 7) % xs.len()] * xs[i / 2] * w.sin();
        adjoin::par_map_reduce_with(adjoin::Grain::of(8), 0..xs.len(), 0.0.into(), reading, |a, b| a + b)
    };
    let point = ((0..40_000).map(|i| f64::from(i).sin()).collect::<Vec<_>>(), 0.3);
    let all = |(mut xs, w): (Vec<f64>, f64)| {
        xs.push(w);
        bits(&xs)
    };
    let expected = all(grad(f, &point));
    for pool in pools() {
        let found = pool.install(|| all(grad(f, &point)));
        assert!(found == expected, "on {} threads", pool.current_num_threads());
    }
}

#[test]
fn forks_change_nothing_but_the_rounding() {
    hold(400, &(forking(4), inputs()), |(program, inputs)| {
        let (value, gradient) = value_and_gradient(&program, Forks::Parallel, &inputs);
        let (expected, expected_gradient) = value_and_gradient(&program, Forks::Sequential, &inputs);
        close(&[value], &[expected], 1e-12);
        close(&gradient, &expected_gradient, 1e-12);
    });
}

#[test]
fn reverse_agrees_with_forward_over_task_trees() {
    hold(200, &(forking(4), inputs()), |(program, inputs)| {
        let gradient = grad(|xs| program.mean(Forks::Parallel, &xs), &inputs);
        let by_tangents: Vec<f64> = (0..inputs.len())
            .map(|place| {
                let mut direction = vec![0.0; inputs.len()];
                direction[place] = 1.0;
                jvp(|xs| program.mean(Forks::Parallel, &xs), &inputs, &direction).expect("same shape").1
            })
            .collect();
        close(&gradient, &by_tangents, 1e-12);
    });
}

#[test]
fn jacobian_is_the_same_forward_and_reverse() {
    hold(200, &(forking(3), inputs()), |(program, inputs)| {
        let run = |xs: Vec<Reverse>| program.run(Forks::Parallel, &xs);
        let forward = jacobian_with(Mode::Forward, run, &inputs);
        let reverse = jacobian_with(Mode::Reverse, run, &inputs);
        assert_eq!((forward.rows(), forward.columns()), (reverse.rows(), reverse.columns()));
        close(forward.entries(), reverse.entries(), 1e-12);
    });
}

#[test]
fn lanes_are_single_calls_bit_for_bit() {
    let cotangent = || vec(-2.0..2.0, 3);
    let strategy = (forking(3), inputs(), cotangent(), cotangent(), cotangent());
    hold(200, &strategy, |(mut program, inputs, first, second, third)| {
        program.results = vec![0, 1, 5];
        let (_, pullback) = vjp(|xs: Vec<Reverse>| program.run(Forks::Parallel, &xs), &inputs);
        let cotangents = [&first, &second, &third];
        let together = pullback.call_many(cotangents).expect("same shape");
        for (cotangent, gradient) in cotangents.into_iter().zip(together) {
            let alone = pullback.call(cotangent).expect("same shape");
            assert_eq!(bits(&alone), bits(&gradient));
        }
    });
}

#[test]
fn second_derivatives_over_task_trees_agree_with_nested_forward() {
    hold(60, &(forking(2), vec(-2.0..2.0, 1..5)), |(program, inputs)| {
        let matrix = hessian(|xs| program.mean(Forks::Parallel, &xs), &inputs);
        for row in 0..inputs.len() {
            for column in 0..inputs.len() {
                let is = |place: usize, other: usize| f64::from(u8::from(place == other));
                let nested: Vec<Forward<Forward>> = (inputs.iter().enumerate())
                    .map(|(place, x)| {
                        let inner = Forward::new(*x, [is(place, row)]);
                        Forward::new(inner, [Forward::from(is(place, column))])
                    })
                    .collect();
                let entry = program.mean(Forks::Parallel, &nested).tangent(0).tangent(0);
                close(&[matrix[(row, column)]], &[entry], 1e-10);
            }
        }
    });
}

/// Walks over outer values that go on, jump and turn round on either side of an operation, before and after a
/// fork: each use finds the slot of its own value. On whole numbers the gradient is exact.
#[test]
fn branches_may_use_outer_values_in_any_order() {
    const OUTER: usize = 200;
    let step = prop_oneof![4 => Just(1), 1 => Just(0), 1 => Just(OUTER - 1), 1 => 0..OUTER];
    let walk = |steps: &[(usize, usize)]| -> Vec<(usize, usize)> {
        let add = |at: &mut (usize, usize), step: &(usize, usize)| {
            *at = ((at.0 + step.0) % OUTER, (at.1 + step.1) % OUTER);
            Some(*at)
        };
        steps.iter().scan((0, OUTER / 2), add).collect()
    };
    let pools = pools();
    hold(100, &vec((step.clone(), step), 1..300), |steps| {
        let walk = walk(&steps);
        let xs: Vec<f64> = (0..OUTER).map(|i| i as f64 - 90.0).collect();
        let mut expected = vec![0.0; OUTER];
        for &(left, right) in &walk {
            // Two branches, each of which walks over all values twice.
            expected[left] += 4.0 * xs[right];
            expected[right] += 4.0 * xs[left];
        }
        let products =
            |xs: &[Reverse]| -> Reverse { walk.iter().map(|&(left, right)| xs[left] * xs[right]).sum() };
        let f = |xs: Vec<Reverse>| {
            let branch = || {
                let before = products(&xs);
                let (a, b) = join(|| xs[0] * xs[1], || xs[1] * xs[0]);
                before + products(&xs) + (a - b)
            };
            let (a, b) = join(branch, branch);
            a + b
        };
        for pool in &pools {
            assert_eq!(pool.install(|| grad(f, &xs)), expected);
        }
    });
}
