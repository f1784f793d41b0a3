//! What is recorded: a row for each result, in as few nodes as it takes, and no derivative that is zero.

use adjoin::TapeStatistics;
use adjoin::prelude::*;

#[differentiable]
mod model {
    /// Two results, each of which depends on all arguments.
    #[preaccumulate]
    pub(super) fn full(xs: &[f64]) -> [f64; 2] {
        let mut s = xs[0];
        for x in xs {
            s = (s * x).sin() + x;
        }
        [s * s, s.exp()]
    }

    /// Three results: of two arguments, of one, and a constant.
    #[preaccumulate]
    pub(super) fn partial(a: f64, b: f64, c: f64) -> [f64; 3] {
        let product = (0..5).fold(a, |s, _| s * b + a);
        [product, (0..5).fold(c, |s, _| s * c), (a * b * c).floor()]
    }

    #[preaccumulate]
    pub(super) fn chain(x: f64, y: f64) -> f64 {
        (0..20).fold(x, |s, _| (s * y).sin() + x)
    }
}

fn statistics<U: Differentiable<Reverse>>(n: usize, f: impl Fn(&[Reverse]) -> U) -> TapeStatistics {
    let point: Vec<f64> = (0..n).map(|i| 0.3 + 0.01 * i as f64).collect();
    vjp(|xs: Vec<Reverse>| f(&xs), &point).1.statistics()
}

#[test]
fn a_row_takes_a_node_for_two_entries_and_one_for_the_sum() {
    let nodes = |n: usize| statistics(n, model::full).nodes;
    assert_eq!(nodes(1), 0, "a pending factor");
    assert_eq!(nodes(2), 2, "a node for each result");
    assert_eq!([nodes(3), nodes(4), nodes(5), nodes(6)], [4, 6, 8, 8]);
    assert_eq!([nodes(8), nodes(9), nodes(16)], [10, 12, 18]);
    let statistics = statistics(16, model::full);
    assert_eq!((statistics.arrays, statistics.forks, statistics.imports), (0, 0, 0));
}

#[test]
fn above_sixteen_variables_a_matrix_stays() {
    let statistics = statistics(17, |xs| {
        // So often that the derivatives are less than what was recorded.
        model::full(&xs.iter().cycle().take(17 * 10).copied().collect::<Vec<_>>())
    });
    assert_eq!((statistics.nodes, statistics.arrays, statistics.elements), (0, 1, 2));
}

#[test]
fn constants_take_neither_lanes_nor_entries() {
    let with_constants = |xs: &[Reverse]| {
        let mut all: Vec<Reverse> = (0..40).map(|i| Reverse::from(0.1 * f64::from(i))).collect();
        all.splice(7..7, xs.iter().copied());
        model::full(&all)
    };
    assert_eq!(statistics(2, with_constants).nodes, 2);
    assert_eq!(statistics(6, with_constants).nodes, 8);
    let constants = |_: &[Reverse]| model::full(&[Reverse::from(0.5), Reverse::from(0.25)]);
    let (value, pullback) = vjp(|x: Reverse| constants(&[x]), &1.0);
    assert_eq!(value, model::full(&[0.5, 0.25]));
    assert_eq!(pullback.statistics().nodes, 0);
    assert_eq!(pullback.call(&[1.0, 1.0]).unwrap(), 0.0);
}

#[test]
fn derivatives_that_are_zero_are_not_recorded() {
    let (_, pullback) = vjp(|[a, b, c]| model::partial(a, b, c), &[0.5, 0.6, 0.7]);
    assert_eq!(pullback.statistics().nodes, 1);
    let pattern = jacobian_pattern(|[a, b, c]| model::partial(a, b, c), &[0.5, 0.6, 0.7]);
    assert_eq!(pattern.to_string(), "× × ·\n· · ×\n· · ·\n");
}

#[test]
fn many_calls_go_on_from_chunk_to_chunk() {
    const CALLS: usize = 20_000;
    let f = |[x, y]: [Reverse; 2]| (0..CALLS).fold(x, |s, _| model::chain(s * 0.5, y));
    let recorded = |[x, y]: [Reverse; 2]| {
        let chain = |x: Reverse| (0..20).fold(x, |s, _| (s * y).sin() + x);
        (0..CALLS).fold(x, |s, _| chain(s * 0.5))
    };
    let (_, pullback) = vjp(f, &[0.3, 0.4]);
    assert_eq!(pullback.statistics().nodes, CALLS);
    let (found, expected) = (pullback.call(&1.0).unwrap(), grad(recorded, &[0.3, 0.4]));
    crate::common::all_close("gradient", &found, &expected, 1e-10);
    let rows = |xs: Vec<Reverse>| {
        (0..CALLS).fold(xs[0], |s, _| model::full(&[s * 0.1, xs[1], xs[2], xs[3], xs[4], xs[5], xs[6]])[1])
    };
    let (_, pullback) = vjp(rows, &vec![0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
    assert_eq!(pullback.statistics().nodes, 10 * CALLS);
}
