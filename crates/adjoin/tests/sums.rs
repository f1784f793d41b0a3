//! `Iterator::sum` has the gradient of the same sum by `+`, for any terms, and takes few nodes.

use adjoin::prelude::*;

/// Terms with every relation between their indices: in a row, backwards, strided, repeated, irregular, with
/// factors, constant, and with a zero factor.
fn terms(xs: &[Reverse], kind: usize) -> Vec<Reverse> {
    let n = xs.len();
    match kind {
        0 => xs.to_vec(),
        1 => xs.iter().rev().copied().collect(),
        2 => xs.iter().step_by(3).copied().collect(),
        3 => vec![xs[0]; n],
        4 => (0..n).map(|i| xs[i * i % n]).collect(),
        5 => xs.iter().map(|&x| x * x).collect(),
        6 => xs.windows(2).map(|pair| pair[0] * pair[1]).collect(),
        7 => xs.windows(2).map(|pair| (pair[0] * pair[1]).sin()).collect(),
        8 => xs.iter().map(|&x| if x > 0.0 { x * 3.0 } else { Reverse::from(2.0) }).collect(),
        9 => (0..n).map(|i| xs[i] * (i % 2) as f64).collect(),
        10 => (0..n).map(|i| if i % 5 == 0 { xs[i] * 2.0 } else { xs[i] * xs[0] }).collect(),
        11 => xs.iter().flat_map(|&x| [x * 2.0, -x, x * xs[1]]).collect(),
        _ => Vec::new(),
    }
}

const KINDS: usize = 13;

fn point(n: usize) -> Vec<f64> {
    (1..=n).map(|i| (i as f64 * 0.731).sin()).collect()
}

fn close(a: &[f64], b: &[f64]) -> bool {
    a.iter().zip(b).all(|(a, b)| (a - b).abs() <= 1e-12 * (1.0 + a.abs()))
}

fn folded(terms: &[Reverse]) -> Reverse {
    terms.iter().fold(Reverse::from(-0.0), |sum, &x| sum + x)
}

#[test]
fn sums_equal_folds_for_terms_of_every_kind_and_number() {
    for kind in 0..KINDS {
        for n in 2..20 {
            let x = point(n);
            let (value, gradient) = value_and_grad(|xs: Vec<Reverse>| terms(&xs, kind).into_iter().sum(), &x);
            let (expected, by_folding) = value_and_grad(|xs: Vec<Reverse>| folded(&terms(&xs, kind)), &x);
            assert_eq!(value.to_bits(), expected.to_bits(), "kind {kind}, {n} inputs");
            assert!(close(&by_folding, &gradient), "kind {kind}: {by_folding:?} by +, {gradient:?} by sum");
        }
    }
}

#[test]
fn sums_in_branches_of_values_from_outside_equal_folds() {
    for kind in 0..KINDS {
        let x = point(17);
        let in_branches = |sum: fn(&[Reverse]) -> Reverse| {
            move |xs: Vec<Reverse>| {
                let before = terms(&xs, kind);
                let (a, b) = join(|| sum(&before), || sum(&terms(&xs, kind)));
                sum(&[a, b, xs[0], a])
            }
        };
        let gradient = grad(in_branches(|terms| terms.iter().sum()), &x);
        let by_folding = grad(in_branches(folded), &x);
        assert!(close(&by_folding, &gradient), "kind {kind}: {by_folding:?} by +, {gradient:?} by sum");
    }
}

#[test]
fn sums_pushed_forward_equal_sums_swept() {
    for kind in 0..KINDS {
        let f = |xs: Vec<Reverse>| vec![terms(&xs, kind).into_iter().sum::<Reverse>(); 2];
        let x = point(12);
        let forward = adjoin::jacobian_with(adjoin::Mode::Forward, f, &x);
        let reverse = adjoin::jacobian_with(adjoin::Mode::Reverse, f, &x);
        for row in 0..2 {
            for column in 0..12 {
                assert!(close(&[forward[(row, column)]], &[reverse[(row, column)]]), "kind {kind}");
            }
        }
    }
}

#[test]
fn a_regular_sum_is_one_node_any_other_at_most_a_fold() {
    let nodes = |f: fn(Vec<Reverse>) -> Reverse| vjp(f, &point(1000)).1.statistics().nodes;
    assert_eq!(nodes(|xs| xs.iter().sum()), 1);
    assert_eq!(nodes(|xs| xs.iter().step_by(7).sum()), 1);
    assert_eq!(nodes(|xs| xs.windows(2).map(|x| x[0] * x[1]).sum()), 999 + 1);
    assert_eq!(nodes(|xs| xs.iter().map(|&x| x * x).sum()), 500 + 1);
    assert!(nodes(|xs| (0..1000).map(|i| xs[i * i % 1000]).sum()) <= 999);
}

/// The tape consists of chunks, the first of some thousand nodes: when one is full, a run continues in the
/// next.
#[test]
fn a_regular_sum_is_one_node_however_long_it_is() {
    let n = 10_000;
    let (_, pullback) = vjp(|xs: Vec<Reverse>| xs.iter().map(|&x| x * xs[n]).sum::<Reverse>(), &point(n + 1));
    // The last term is the square of one value, whose factor keeps it apart.
    assert_eq!(pullback.statistics().nodes, n + 2);
}

/// Σ cⱼ·xⱼ with plain cⱼ: two terms share a node, and the nodes are one run, even if the xⱼ are another
/// task's and even if they continue in another chunk.
#[test]
fn terms_with_factors_are_two_to_a_node_wherever_they_come_from() {
    let n = 10_001;
    let weights: Vec<f64> = (0..n).map(|j| (j as f64 * 0.37).cos() + 2.0).collect();
    let product = |xs: &[Reverse]| xs.iter().zip(&weights).map(|(x, c)| *c * *x).sum::<Reverse>();
    let (_, here) = vjp(|xs: Vec<Reverse>| product(&xs), &point(n));
    assert_eq!(here.call(&1.0).expect("one output"), weights);
    assert_eq!(here.statistics().nodes, n / 2 + 2);

    let in_branch = |xs: Vec<Reverse>| {
        let (a, b) = join(|| product(&xs), || product(&xs[1..]) + product(&xs));
        a + b
    };
    let (_, there) = vjp(in_branch, &point(n));
    let shifted = std::iter::once(&0.0).chain(&weights);
    let expected: Vec<f64> = weights.iter().zip(shifted).map(|(c, before)| c + c + before).collect();
    assert!(close(&expected, &there.call(&1.0).expect("one output")));
    assert!(there.statistics().nodes <= 3 * (n / 2 + 2) + 2);
}
