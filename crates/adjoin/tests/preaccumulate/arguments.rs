//! What may go into a preaccumulated function and come out of it.

use crate::common::all_close;
use adjoin::prelude::*;
use std::collections::BTreeMap;

#[differentiable]
mod shapes {
    use std::ops::Mul;

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(super) struct Vector {
        pub(super) x: f64,
        pub(super) y: f64,
    }

    impl Mul<Vector> for f64 {
        type Output = Vector;
        fn mul(self, v: Vector) -> Vector {
            Vector { x: self * v.x, y: self * v.y }
        }
    }

    #[derive(Clone, Copy, PartialEq)]
    pub(super) enum Kind {
        Sum,
        Product,
    }

    #[derive(Clone, Debug)]
    pub(super) enum Tree {
        Leaf(f64),
        Node(Box<Tree>, Box<Tree>),
    }

    impl Vector {
        #[preaccumulate]
        pub(super) fn norm(&self, power: f64) -> f64 {
            (self.x.powf(power) + self.y.powf(power)).powf(1.0 / power)
        }

        #[preaccumulate]
        pub(super) fn spiral(self, Vector { x, y }: Self, mut times: usize) -> Self {
            let mut sum = self;
            while times > 0 {
                sum = Vector { x: sum.x * x, y: sum.y + y * sum.x };
                times -= 1;
            }
            sum
        }

        #[preaccumulate]
        pub(super) fn polar(radius: f64, angle: f64) -> Vector {
            Vector { x: radius * angle.cos(), y: radius * angle.sin() }
        }
    }

    #[derive(Clone)]
    pub(super) struct Grid<T> {
        pub(super) cells: Vec<T>,
    }

    impl<T: Clone> Grid<T> {
        #[preaccumulate]
        pub(super) fn weight(&self, x: f64, y: f64) -> f64 {
            (0..self.cells.len()).fold(x, |s, _| s * y + x)
        }

        #[preaccumulate]
        pub(super) fn consumed(self, x: &[f64; 2]) -> (f64, usize)
        where
            T: Copy,
        {
            (x[0] * x[1], self.cells.len())
        }
    }

    #[preaccumulate]
    pub(super) fn horner<const N: usize>(coefficients: &[f64; N], x: f64) -> f64 {
        coefficients.iter().fold(0.0, |sum, c| sum * x + c)
    }

    #[preaccumulate]
    pub(super) fn with_table<T: AsRef<str> + Clone>(
        x: f64,
        y: f64,
        #[constant] names: T,
        #[constant] f: &dyn Fn(f64) -> f64,
    ) -> f64 {
        #[constant]
        let factor = f(names.as_ref().len() as f64);
        (0..3).fold(x, |s, _| s * y * factor + x)
    }
}
use shapes::{Grid, Kind, Tree, Vector};

twice! {
    #[differentiable(types(Vector, Tree), where(f64: std::ops::Mul<Vector, Output = Vector>))]
    {
        use super::{BTreeMap, Kind, Tree, Vector};

        type Numbers = Vec<f64>;
        type Named = BTreeMap<String, f64>;
        type Both = (Vector, bool);
        type Perhaps = Option<f64>;
        type Checked = Result<f64, String>;
    }

    fn turn(r: [f64; 3], v: &[f64; 3], #[constant] scale: f64, steps: usize) -> [f64; 3] {
        let mut w = *v;
        for _ in 0..steps {
            w = [
                r[1] * w[2] - r[2] * w[1] + scale * w[0],
                r[2] * w[0] - r[0] * w[2] + w[1].sin(),
                r[0] * w[1] - r[1] * w[0],
            ];
        }
        w
    }

    fn stretched(v: Vector, by: f64, kind: Kind) -> Both {
        let w = by * v;
        match kind {
            Kind::Sum => (Vector { x: w.x + w.y, y: w.x }, true),
            Kind::Product => (Vector { x: w.x * w.y, y: w.y.exp() }, false),
        }
    }

    fn spread(xs: &[f64], names: Vec<String>, offset: Option<f64>) -> Numbers {
        let mean = xs.iter().sum::<f64>() / xs.len() as f64;
        let all = xs.iter().map(|x| (x - mean).powi(2) * names.len() as f64);
        all.chain(offset.map(|o| o * mean)).collect()
    }

    fn total(tree: &Tree, [a, b]: [f64; 2], mut depth: usize) -> f64 {
        depth += 1;
        match tree {
            Tree::Leaf(x) => x * a + b / depth as f64,
            Tree::Node(left, right) => total(left, [a, b], depth) * total(right, [b, a], depth).sin(),
        }
    }

    fn named(table: &Named, keys: &[&str]) -> Perhaps {
        let values: Option<Vec<f64>> = keys.iter().map(|key| table.get(*key).copied()).collect();
        values.map(|values| values.iter().fold(1.0, |product, x| product * x + 0.5 * x))
    }

    fn checked(x: f64, y: f64) -> Checked {
        if x > y { Ok((x - y).ln() * x) } else { Err(format!("{x} is not above {y}")) }
    }

    fn nested(x: f64, y: f64) -> (f64, f64) {
        let [a, b, c] = turn([x, y, x * y], &[y, x, 1.0], 0.5, 2);
        (a * b, c * checked(x + 1.0, 0.5 * x).unwrap())
    }

    fn unused(_: f64, y: f64, #[constant] _: f64) -> [f64; 2] {
        [y * y, 3.0]
    }
}

#[test]
fn arrays_by_value_and_by_reference_with_constants_and_integers() {
    for steps in [0, 1, 4] {
        agree!(turn, [0.3, 0.4, 0.5, 1.0, 2.0, 3.0], |x| (
            [x[0], x[1], x[2]],
            &[x[3], x[4], x[5]],
            0.5,
            steps
        ));
    }
    // By hand: one step.
    let rows =
        agree!(turn, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], |x| ([x[0], x[1], x[2]], &[x[3], x[4], x[5]], 0.5, 1));
    let cos = 5f64.cos();
    #[rustfmt::skip]
    let hand = [
        0.0, 6.0, -5.0, 0.5, -3.0, 2.0,
        -6.0, 0.0, 4.0, 3.0, cos, -1.0,
        5.0, -4.0, 0.0, -2.0, 1.0, 0.0,
    ];
    all_close("by hand", &rows, &hand, 1e-14);
}

#[test]
fn structures_and_operators_for_them() {
    for kind in [Kind::Sum, Kind::Product] {
        agree!(stretched, [0.3, 0.4, 0.5], |x| (Vector { x: x[0], y: x[1] }, x[2], kind));
    }
    let (v, sum) = reduced::stretched(Vector { x: 1.0, y: 2.0 }, 3.0, Kind::Sum);
    assert_eq!((v, sum), (Vector { x: 9.0, y: 3.0 }, true));
}

#[test]
fn slices_options_and_strings() {
    let names = || vec!["a".to_owned(), "b".to_owned()];
    agree!(spread, [0.3, 0.4, 0.5], |x| (&x[..2], names(), Some(x[2])));
    agree!(spread, [0.3, 0.4, 0.5], |x| (x, names(), None));
    // More than there are lanes for.
    let many: Vec<f64> = (0..20).map(|i| f64::from(i).sin()).collect();
    agree!(spread, many, |x| (&x[1..], names(), Some(x[0])));
}

#[test]
fn recursive_functions_of_recursive_types() {
    agree!(total, [0.3, 0.4, 0.5, 0.6], |x| (&tree(&x[..3]), [x[3], x[0]], 0));
}

/// A tree that leans to the right.
fn tree<R: Real>(leaves: &[R]) -> Tree<R> {
    match leaves {
        [x] => Tree::Leaf(*x),
        [x, rest @ ..] => Tree::Node(Box::new(Tree::Leaf(*x)), Box::new(tree(rest))),
        [] => unreachable!("a tree has a leaf"),
    }
}

/// A table of three numbers.
fn table<R: Real>(x: &[R]) -> BTreeMap<String, R> {
    ["a", "b", "c"].iter().map(|key| (*key).to_owned()).zip(x.to_vec()).collect()
}

#[test]
fn maps_results_and_discrete_outcomes() {
    agree!(named, [0.3, 0.4, 0.5], |x| (&table(x), &["a", "c", "a"]));
    agree!(named, [0.3, 0.4, 0.5], |x| (&table(x), &["a", "d"]));
    agree!(checked, [2.0, 0.5], |x| (x[0], x[1]));
    agree!(checked, [0.5, 2.0], |x| (x[0], x[1]));
    agree!(unused, [0.5, 2.0], |x| (x[0], x[1], 1.0));
}

#[test]
fn preaccumulated_functions_call_each_other() {
    agree!(nested, [0.7, 0.9], |x| (x[0], x[1]));
}

#[test]
fn methods_and_associated_functions() {
    let v = Vector { x: 0.6, y: 0.9 };
    let (x, gradient) = value_and_grad(|(v, power): (Vector<_>, _)| v.norm(power), &(v, 2.0));
    let norm = (0.36f64 + 0.81).sqrt();
    assert!((x - norm).abs() < 1e-15);
    let log = (0.36 * 0.6f64.ln() + 0.81 * 0.9f64.ln()) / (2.0 * norm) - norm * norm.ln() / 2.0;
    all_close("norm", &[gradient.0.x, gradient.0.y, gradient.1], &[0.6 / norm, 0.9 / norm, log], 1e-14);

    let (w, pullback) = vjp(|[v, w]: [Vector<Reverse>; 2]| v.spiral(w, 2), &[v, Vector { x: 2.0, y: 3.0 }]);
    assert_eq!(w, Vector { x: 0.6 * 4.0, y: 0.9 + 3.0 * 0.6 + 3.0 * 1.2 });
    let [v_bar, w_bar] = pullback.call(&Vector { x: 0.0, y: 1.0 }).unwrap();
    all_close("spiral", &[v_bar.x, v_bar.y, w_bar.x, w_bar.y], &[9.0, 1.0, 1.8, 1.8], 1e-14);

    let gradient = grad(|[r, a]| Vector::polar(r, a).x, &[2.0, 0.5]);
    all_close("polar", &gradient, &[0.5f64.cos(), -2.0 * 0.5f64.sin()], 1e-14);

    let grid = Grid { cells: vec!['a', 'b'] };
    assert_eq!(grid.weight(2.0, 3.0), 26.0);
    assert_eq!(grad(|[x, y]| grid.weight(x, y), &[2.0, 3.0]), [13.0, 14.0]);
    let consumed = |x: [Reverse; 2]| Grid { cells: vec![1, 2, 3] }.consumed(&x).0;
    assert_eq!(grad(consumed, &[2.0, 3.0]), [3.0, 2.0]);
}

#[test]
fn parameters_that_are_constants_or_known_when_compiling() {
    assert_eq!(
        grad(|([a, b, c], x)| shapes::horner(&[a, b, c], x), &([1.0, 2.0, 3.0], 10.0)),
        ([100.0, 10.0, 1.0], 22.0)
    );
    let f = |x: f64| x * 0.5;
    assert_eq!(shapes::with_table(1.0, 1.0, "four", &f), 15.0);
    // s ↦ 2 s y + x three times, from x: 8 x y³ + 4 x y² + 2 x y + x.
    assert_eq!(grad(|[x, y]| shapes::with_table(x, y, "four".to_owned(), &f), &[1.0, 1.0]), [15.0, 34.0]);
}

#[differentiable]
#[preaccumulate]
fn below(x: f64, y: f64) -> f64 {
    (0..3).fold(x, |s, _| s * y)
}

#[preaccumulate]
#[differentiable]
fn above(x: f64, y: f64) -> f64 {
    (0..3).fold(x, |s, _| s * y)
}

#[test]
fn both_attributes_go_on_one_function_in_either_order() {
    assert_eq!((below(2.0, 3.0), above(2.0, 3.0)), (54.0, 54.0));
    let (_, first) = vjp(|[x, y]| below(x, y), &[2.0, 3.0]);
    let (_, second) = vjp(|[x, y]| above(x, y), &[2.0, 3.0]);
    assert_eq!((first.call(&1.0).unwrap(), second.call(&1.0).unwrap()), ([27.0, 54.0], [27.0, 54.0]));
    assert_eq!((first.statistics().nodes, second.statistics().nodes), (1, 1));
}

#[test]
fn forward_mode_of_any_order_is_the_function_itself() {
    let energy = |[x, y]: [Forward<Reverse, 4>; 2]| reduced::checked(x, y).unwrap();
    let plain = |[x, y]: [Forward<Reverse, 4>; 2]| recorded::checked(x, y).unwrap();
    assert_eq!(hessian(energy, &[2.0, 0.5]).entries(), hessian(plain, &[2.0, 0.5]).entries());
    assert_eq!(derivative(|x| derivative(|y| below(Forward::constant_of(x), y), x), 2.0), 9.0 * 4.0); // of 3 x³
}
