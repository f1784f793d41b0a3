//! Test programs of the kinds in the paper, in Rust, each with a gradient derived by hand.
//!
//! Conditionals, recursion, higher-order functions, sharing, data types, and the parallel random graph.

#[path = "support/random.rs"]
mod random;

use adjoin::prelude::*;
use proptest::collection::vec;
use proptest::prelude::*;
use random::hold;

#[track_caller]
fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() <= 1e-11 * expected.abs().max(1.0), "{found} is not {expected}");
}

/// `λ(x, y). let z = x + y in x · z`.
#[test]
fn the_running_example() {
    fn example<R: Real>([x, y]: [R; 2]) -> R {
        let z = x + y;
        x * z
    }
    hold(200, &(-9.0..9.0, -9.0..9.0), |(x, y): (f64, f64)| {
        let (value, [dx, dy]) = value_and_grad(example, &[x, y]);
        assert_eq!(value.to_bits(), example([x, y]).to_bits());
        close(dx, 2.0 * x + y);
        close(dy, x);
    });
}

/// The example of linear factoring: backpropagators `f₂ z = f₁ (2 z) + f₁ (3 z)`,
/// `f₃ z = f₂ (4 z) + f₁ (5 z)` and `f₄ z = f₃ (2 z) + f₂ z`, where calls by name would call `f₁` five times.
#[test]
fn linear_factoring() {
    let f = |x: Reverse| {
        let second = x * 2.0 + x * 3.0;
        let third = second * 4.0 + x * 5.0;
        third * 2.0 + second
    };
    assert_eq!(grad(f, &1.0), 2.0 * (4.0 * 5.0 + 5.0) + 5.0);
}

#[test]
fn conditionals() {
    fn piecewise<R: Real>(x: R, y: R) -> R {
        if x < 0.0 {
            -x
        } else if x * y > 1.0 {
            x * x * y
        } else {
            match y {
                y if y == 0.0 => x,
                y => x / y,
            }
        }
    }
    let cases = [
        ([-2.0, 3.0], [-1.0, 0.0]),
        ([2.0, 3.0], [12.0, 4.0]),
        ([0.5, 1.0], [1.0, -0.5]),
        ([0.5, 0.0], [1.0, 0.0]),
    ];
    for (point, expected) in cases {
        assert_eq!(grad(|[x, y]| piecewise(x, y), &point), expected);
    }
}

/// `xⁿ` by repeated squaring, and mutual recursion that ends where the primal says so.
#[test]
fn recursion() {
    fn power<R: Real>(x: R, n: u32) -> R {
        match n {
            0 => R::constant(1.0),
            n if n % 2 == 0 => power(x * x, n / 2),
            n => x * power(x, n - 1),
        }
    }
    // x ↦ x / 2 and x ↦ (3 x − 1) / 4 in turn.
    fn halve<R: Real>(x: R) -> R {
        if x.abs() < 0.1 { x * x } else { triple(x / 2.0) }
    }
    fn triple<R: Real>(x: R) -> R {
        if x.abs() < 0.1 { x } else { halve((x * 3.0 - 1.0) / 4.0) }
    }

    for n in 0..20 {
        let slope = grad(|x: Reverse| power(x, n), &1.1);
        close(slope, if n == 0 { 0.0 } else { f64::from(n) * f64::powi(1.1, n as i32 - 1) });
    }
    // 1 ↦ 0.5 ↦ 0.125 ↦ 0.0625, where it stays: the slope is 1/2 · 3/4 · 1/2.
    assert_eq!(grad(halve, &1.0), 0.1875);
}

/// Functions are taken, returned, composed and kept in data.
#[test]
fn higher_order_functions() {
    fn twice<R: Real>(f: impl Fn(R) -> R) -> impl Fn(R) -> R {
        move |x| f(f(x))
    }
    fn compose<'a, R: Real>(functions: Vec<Box<dyn Fn(R) -> R + 'a>>) -> Box<dyn Fn(R) -> R + 'a> {
        Box::new(move |x| functions.iter().fold(x, |x, f| f(x)))
    }
    // x ↦ a x twice, after sin, plus b: d/da = 2 a sin x, d/db = 1, d/dx = a² cos x.
    let f = |[a, b, x]: [Reverse; 3]| {
        let stages: Vec<Box<dyn Fn(Reverse) -> Reverse>> =
            vec![Box::new(Reverse::sin), Box::new(twice(move |x| a * x)), Box::new(move |x| x + b)];
        compose(stages)(x)
    };
    let (a, b, x) = (1.5, 0.3, 0.7f64);
    let [da, db, dx] = grad(f, &[a, b, x]);
    close(da, 2.0 * a * x.sin());
    close(db, 1.0);
    close(dx, a * a * x.cos());

    // Function pointers in a table, chosen by the primal.
    let choose = |x: Reverse| {
        let table: [fn(Reverse) -> Reverse; 2] = [|x| x * x, Reverse::recip];
        table[usize::from(x > 1.0)](x)
    };
    assert_eq!((grad(choose, &0.5), grad(choose, &2.0)), (1.0, -0.25));
}

/// Church's numerals, which are functions only: `n` applications of a captured function.
#[test]
fn functions_of_functions_of_functions() {
    type Map<'a> = Box<dyn Fn(Reverse) -> Reverse + 'a>;
    fn numeral(n: usize, f: Map<'_>) -> Map<'_> {
        Box::new(move |x| (0..n).fold(x, |x, _| f(x)))
    }
    let f = |[a, x]: [Reverse; 2]| numeral(3, numeral(2, Box::new(move |x| a * x)))(x);
    assert_eq!(grad(f, &[2.0, 5.0]), [6.0 * 32.0 * 5.0, 64.0]);
}

#[test]
fn sharing() {
    // Every value is used twice; f(x, y) = (x + y)^(2ⁿ) by squaring, scaled by products of neighbours.
    let f = |[x, y]: [Reverse; 2]| {
        let sum = x + y;
        let square = sum * sum;
        let fourth = square * square;
        let mixed = fourth * sum + square * fourth;
        mixed + mixed
    };
    // s = x + y: 2 (s⁵ + s⁶), slope 2 (5 s⁴ + 6 s⁵).
    let s = 1.5f64;
    let expected = 2.0 * (5.0 * s.powi(4) + 6.0 * s.powi(5));
    let [dx, dy] = grad(f, &[1.0, 0.5]);
    close(dx, expected);
    close(dy, expected);
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Tree<R = f64> {
    Leaf,
    Node { left: Box<Tree<R>>, label: String, value: R, right: Box<Tree<R>> },
}

impl<R: Real> Tree<R> {
    fn node(left: Self, label: &str, value: R, right: Self) -> Self {
        Self::Node { left: Box::new(left), label: label.to_owned(), value, right: Box::new(right) }
    }

    /// The sum over all paths from the root of the products along them.
    fn path_sum(&self) -> R {
        match self {
            Self::Leaf => R::constant(1.0),
            Self::Node { left, value, right, .. } => {
                let (a, b) = join(|| left.path_sum(), || right.path_sum());
                *value * (a + b)
            }
        }
    }
}

#[test]
fn recursive_data_types() {
    // 2 · (3 · (1 + 1) + 5 · (7 · (1 + 1) + 1)).
    let tree = Tree::node(
        Tree::node(Tree::Leaf, "b", 3.0, Tree::Leaf),
        "a",
        2.0,
        Tree::node(Tree::node(Tree::Leaf, "d", 7.0, Tree::Leaf), "c", 5.0, Tree::Leaf),
    );
    let expected = Tree::node(
        Tree::node(Tree::Leaf, "b", 4.0, Tree::Leaf),
        "a",
        81.0,
        Tree::node(Tree::node(Tree::Leaf, "d", 20.0, Tree::Leaf), "c", 30.0, Tree::Leaf),
    );
    let (value, gradient) = value_and_grad(|tree: Tree<Reverse>| tree.path_sum(), &tree);
    assert_eq!(value, tree.path_sum());
    assert_eq!(value, 162.0);
    assert_eq!(gradient, expected);
}

/// Sums, products and lists: the data of a branch that is not taken have a zero cotangent of the same shape.
#[test]
fn sums_and_products() {
    type Input<R> = (Result<R, [R; 2]>, Option<R>, Vec<(R, R)>);
    fn f<R: Real>((result, option, pairs): Input<R>) -> R {
        let head = match result {
            Ok(x) => x * x,
            Err([x, y]) => x * y,
        };
        let middle = option.map_or(R::constant(7.0), |x| x * 2.0);
        head * middle + pairs.iter().map(|(x, y)| *x * *y).sum::<R>()
    }
    let gradient = grad(f, &(Ok::<f64, [f64; 2]>(3.0), Some(5.0), vec![(1.0, 2.0)]));
    assert_eq!(gradient, (Ok(60.0), Some(18.0), vec![(2.0, 1.0)]));
    let gradient = grad(f, &(Err::<f64, [f64; 2]>([3.0, 4.0]), None::<f64>, Vec::<(f64, f64)>::new()));
    assert_eq!(gradient, (Err([28.0, 21.0]), None, vec![]));
}

/// A random graph in layers: a node adds up some earlier nodes, each times a weight of its own. The nodes of
/// a layer are the branches of a fork.
#[derive(Clone, Debug)]
struct Graph {
    /// For each layer, for each node, the places of its predecessors (modulo the number of earlier nodes).
    layers: Vec<Vec<Vec<usize>>>,
}

impl Graph {
    fn edges(&self) -> usize {
        self.layers.iter().flatten().map(Vec::len).sum()
    }

    fn values<R: Real>(&self, inputs: &[R], weights: &[R]) -> Vec<R> {
        let mut values = inputs.to_vec();
        let mut rest = weights;
        for layer in &self.layers {
            let nodes: Vec<(&[usize], &[R])> = (layer.iter())
                .map(|node| {
                    let (own, others) = rest.split_at(node.len());
                    rest = others;
                    (&node[..], own)
                })
                .collect();
            let seen = &values;
            let new = join_all(nodes.into_iter().map(|(node, weights)| {
                move || node.iter().zip(weights).map(|(from, w)| seen[from % seen.len()] * *w).sum::<R>()
            }));
            values.extend(new);
        }
        values
    }

    /// By hand: the adjoint of a node is the sum over its successors of weight times adjoint, in plain loops
    /// over edges backwards; that of a weight is value times adjoint.
    fn gradient(&self, inputs: &[f64], weights: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let values = self.values(inputs, weights);
        let mut adjoints = vec![1.0; values.len()];
        let mut slopes = vec![0.0; weights.len()];
        let (mut edge, mut layer_end) = (weights.len(), values.len());
        for layer in self.layers.iter().rev() {
            let earlier = layer_end - layer.len();
            for (place, node) in layer.iter().enumerate().rev() {
                for from in node.iter().rev().map(|from| from % earlier) {
                    edge -= 1;
                    slopes[edge] = values[from] * adjoints[earlier + place];
                    adjoints[from] += weights[edge] * adjoints[earlier + place];
                }
            }
            layer_end = earlier;
        }
        adjoints.truncate(inputs.len());
        (adjoints, slopes)
    }
}

#[test]
fn parallel_random_graphs() {
    let layers = vec(vec(vec(0usize..100, 0..6), 1..6), 0..7).prop_map(|layers| Graph { layers });
    let strategy = layers.prop_flat_map(|graph| {
        let edges = graph.edges();
        (Just(graph), vec(-1.0..1.0, 1..6), vec(-0.6..0.6, edges))
    });
    hold(300, &strategy, |(graph, inputs, weights)| {
        let total =
            |(inputs, weights): (Vec<Reverse>, Vec<Reverse>)| graph.values(&inputs, &weights).iter().sum();
        let (expected_inputs, expected_weights) = graph.gradient(&inputs, &weights);
        let (d_inputs, d_weights) = grad(total, &(inputs, weights));
        for (found, expected) in
            d_inputs.iter().zip(&expected_inputs).chain(d_weights.iter().zip(&expected_weights))
        {
            close(*found, *expected);
        }
    });
}
