//! Users' rules.

use crate::common::{Grid, Source, matrix, vector};
use adjoin::array::{CustomRule, custom_vjp};
use adjoin::{Matrix, Mode, Reverse, Vector, grad, hvp, jacobian, jacobian_with, join, vjp};
use std::sync::atomic::{AtomicUsize, Ordering};

/// `A x`, as a routine on plain numbers.
struct Product {
    rows: usize,
}

impl CustomRule for Product {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        let (a, x) = (inputs[0], inputs[1]);
        (0..self.rows).map(|i| a[i * x.len()..].iter().zip(x).map(|(a, x)| a * x).sum()).collect()
    }

    fn pull(&self, inputs: &[&[f64]], output: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        let (a, x) = (inputs[0], inputs[1]);
        assert_eq!(output, self.value(inputs));
        let matrix = cotangent.iter().flat_map(|c| x.iter().map(move |x| c * x)).collect();
        let column = |j: usize| (0..self.rows).map(|i| cotangent[i] * a[i * x.len() + j]).sum();
        vec![matrix, (0..x.len()).map(column).collect()]
    }
}

#[test]
fn a_rule_of_ones_own_is_one_node() {
    for (grid, source) in Grid::ALL.into_iter().zip(Source::ALL) {
        let point = (grid.base([3, 2], 1), source.base(2, 2));
        four_ways!(point, |(a, x)| custom_vjp(Product { rows: 3 }, (&grid.take(&a), &source.take(&x, 2))));
    }
    let hand = |(a, x): &(Matrix, Vector), c: &Vector| (c.outer(x), a.transposed().dot(c));
    let point = (matrix(3, 2, 3), vector(2, 4));
    let statistics = four_ways!(point, |(a, x)| custom_vjp(Product { rows: 3 }, (&a, &x)), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 3, 0));
    four_ways!((matrix(0, 2, 3), vector(2, 4)), |(a, x)| custom_vjp(Product { rows: 0 }, (&a, &x)));
}

/// The squares of all numbers in some arrays.
struct Squares;

impl CustomRule for Squares {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs.concat().iter().map(|x| x * x).collect()
    }

    fn pull(&self, inputs: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        let mut cotangent = cotangent.iter();
        let mut pull = |x: &f64| 2.0 * x * cotangent.next().unwrap();
        inputs.iter().map(|input| input.iter().map(&mut pull).collect()).collect()
    }
}

#[test]
fn operands_are_given_one_by_one_or_in_a_row() {
    four_ways!(vector(3, 5), |x| custom_vjp(Squares, &x));
    four_ways!(matrix(2, 2, 5), |x| custom_vjp(Squares, &x).reshape(2, 2));
    four_ways!((vector(3, 5), vector(2, 6)), |(x, y)| custom_vjp(Squares, [&x, &y, &x]));
    four_ways!((vector(3, 5), vector(2, 6)), |(x, y)| custom_vjp(Squares, [x, y].as_slice()));
    let point = (vector(3, 5), (matrix(2, 2, 6), (vector(1, 7), vector(2, 8))));
    four_ways!(point, |(a, (b, (c, d)))| custom_vjp(Squares, (&a, &b, &c, &d)));
    four_ways!(vector(3, 5), |x| join(|| custom_vjp(Squares, &x), || custom_vjp(Squares, (&x,)).sum()));
}

/// A wrong rule: its results have the given lengths.
struct Wrong(&'static [usize]);

impl CustomRule for Wrong {
    fn value(&self, _: &[&[f64]]) -> Vec<f64> {
        vec![1.0]
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], _: &[f64]) -> Vec<Vec<f64>> {
        self.0.iter().map(|length| vec![0.0; *length]).collect()
    }
}

#[test]
#[should_panic(expected = "Wrong returned a cotangent of length 3 for input 1, which has 2 elements")]
fn a_cotangent_of_another_length_is_reported() {
    grad(
        |(x, y): (Vector<_>, Vector<_>)| custom_vjp(Wrong(&[3, 3]), (&x, &y))[0],
        &(vector(3, 1), vector(2, 2)),
    );
}

#[test]
#[should_panic(expected = "Wrong returned 1 cotangents for 2 inputs")]
fn too_few_cotangents_are_reported() {
    grad(
        |(x, y): (Vector<_>, Vector<_>)| custom_vjp(Wrong(&[3]), (&x, &y))[0],
        &(vector(3, 1), vector(2, 2)),
    );
}

#[test]
#[should_panic(expected = "Squares gives first derivatives only")]
fn second_derivatives_of_a_rule_are_refused() {
    let _ = hvp(|x: Vector<_>| custom_vjp(Squares, &x).sum(), &vector(2, 1), &vector(2, 2));
}

#[test]
fn a_rule_is_not_asked_about_zero_cotangents() {
    let (_, pullback) = vjp(|x: Vector<_>| (custom_vjp(Wrong(&[]), &x), x.sum()), &vector(2, 1));
    assert_eq!(pullback.call(&(Vector::zeros(1), 1.0)).unwrap(), Vector::ones(2));
}

/// Doubles each number, and counts the calls for cotangents.
struct Counted;

static PULLS: AtomicUsize = AtomicUsize::new(0);

impl CustomRule for Counted {
    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs[0].iter().map(|x| 2.0 * x).collect()
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        PULLS.fetch_add(1, Ordering::Relaxed);
        vec![cotangent.iter().map(|c| 2.0 * c).collect()]
    }
}

#[test]
fn a_jacobian_asks_a_rule_of_ones_own_once_for_each_row() {
    let f = |x: Vector<Reverse>| {
        let doubled = custom_vjp(Counted, &x);
        Vector::concatenate([&doubled, &x, &x])
    };
    let x = vector(5, 9);
    let before = PULLS.load(Ordering::Relaxed);
    let pulled = jacobian(f, &x);
    assert_eq!(PULLS.load(Ordering::Relaxed) - before, 5, "rows of other results are not its business");
    let pushed = jacobian_with(Mode::Forward, f, &x);
    assert_eq!(pulled.entries(), pushed.entries());
}

/// Doubles each number, with a forward rule of the given length.
struct Pushes(usize);

impl CustomRule for Pushes {
    const PUSHES: bool = true;

    fn value(&self, inputs: &[&[f64]]) -> Vec<f64> {
        inputs[0].iter().map(|x| 2.0 * x).collect()
    }

    fn pull(&self, _: &[&[f64]], _: &[f64], cotangent: &[f64]) -> Vec<Vec<f64>> {
        vec![cotangent.iter().map(|c| 2.0 * c).collect()]
    }

    fn push(&self, inputs: &[&[f64]], output: &[f64], tangents: &[&[f64]]) -> Vec<f64> {
        assert_eq!(output, self.value(inputs));
        tangents[0][..self.0].iter().map(|t| 2.0 * t).collect()
    }
}

#[test]
fn a_forward_rule_is_used_in_forward_mode() {
    four_ways!(vector(3, 5), |x| custom_vjp(Pushes(3), &x));
    let x = vector(3, 5);
    // More outputs than inputs: tangents are pushed over the tape, which a rule without `push` prevents.
    let f = |x: Vector<Reverse>| Vector::concatenate([&custom_vjp(Pushes(3), &x), &x]);
    let pushed = jacobian_with(Mode::Forward, f, &x);
    assert_eq!(jacobian(f, &x).entries(), pushed.entries());
    assert_eq!(jacobian_with(Mode::Reverse, f, &x).entries(), pushed.entries());
}

#[test]
#[should_panic(expected = "Pushes returned a tangent of length 2 for a result of 3 elements")]
fn a_tangent_of_another_length_is_reported() {
    let _ = adjoin::jvp(|x: Vector<_>| custom_vjp(Pushes(2), &x), &vector(3, 5), &vector(3, 6));
}
