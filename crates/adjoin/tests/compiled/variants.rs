//! Enums, `Option`, and exits from loops and functions with a value.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::{assert_close, check};

#[differentiable]
mod model {
    #[derive(Clone, Debug, PartialEq)]
    pub enum Shape {
        Empty,
        Circle(f64),
        Box { width: f64, sides: [f64; 2], count: usize },
        Both(Pair, f64),
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Pair {
        pub a: f64,
        pub b: Option<f64>,
    }

    impl Shape {
        fn area(&self) -> f64 {
            match self {
                Shape::Empty => 0.25,
                Shape::Circle(r) => r * r * 3.0,
                Shape::Box { width, sides: [x, y], count } if *count > 1 => width * x * y * *count as f64,
                Shape::Box { width, .. } => width.sin(),
                Shape::Both(Pair { a, b: Some(b) }, c) => a * b * c,
                Shape::Both(pair, c) => pair.a + c,
            }
        }

        fn grow(&mut self, by: f64) {
            match self {
                Self::Circle(r) => *r *= by,
                Self::Box { sides, count, .. } => {
                    sides[0] += by * sides[1];
                    *count += 1;
                }
                Self::Both(Pair { b, .. }, c) => {
                    *c = by;
                    *b = Some(by * by);
                }
                Self::Empty => *self = Shape::Circle(by.exp()),
            }
        }
    }

    // Methods match on variants, with guards and nested patterns, and replace one variant by another.
    #[compiled]
    pub fn areas(shapes: &[Shape], by: f64) -> f64 {
        let mut total = 0.0;
        let mut last = Shape::Empty;
        for shape in shapes {
            let mut grown = shape.clone();
            grown.grow(by * (1.0 + total));
            total += grown.area() * last.area() + shape.area();
            last = grown;
        }
        total
    }

    fn root(x: f64) -> Option<f64> {
        if x < 0.0 { None } else { Some((x + 0.1).sqrt()) }
    }

    fn roots(x: f64, y: f64) -> Option<f64> {
        let a = root(x)?;
        let mut b = root(y - a)?;
        b *= a;
        Some(a + b * y)
    }

    // `?`, `else if let` on a tuple, a `match` that assigns, and the methods of `Option`.
    #[compiled]
    pub fn options(x: &[f64]) -> f64 {
        let mut total = 0.0;
        let mut best: Option<f64> = None;
        for w in x.windows(2) {
            if let Some(r) = roots(w[0], w[1]) {
                total += r * r;
            } else if let (Some(a), None) = (root(w[0]), root(w[1])) {
                total -= a.sin();
            }
            match best {
                Some(b) if b >= w[0] => {}
                _ => best = Some(w[0] * w[0]),
            }
        }
        total + best.unwrap() * best.unwrap_or(1.0) + root(-1.0).unwrap_or(x[0])
    }

    // `break` with a value.
    fn first_large(v: &[f64], than: f64) -> f64 {
        let mut i = 0;
        let found = loop {
            if i == v.len() {
                break than.cos();
            }
            let y = v[i] * than;
            if y > 0.4 {
                break y * y;
            }
            i += 1;
        };
        found * v[0]
    }

    // `let … else` that returns and that continues, and a stack that shrinks and grows.
    fn checked(v: &[f64]) -> f64 {
        let mut stack = v.to_vec();
        let Some(mut top) = stack.pop() else {
            return 0.0;
        };
        while let Some(next) = stack.pop() {
            top = (top * next).sin() + next;
            if top > 1.5 {
                stack.push(top * 0.2);
            }
            let Some(other) = root(next) else { continue };
            top -= other * 0.1;
        }
        top
    }

    /// Loops that run again put back what they popped, and the variants that they changed.
    #[compiled]
    pub fn again(x: &[f64]) -> f64 {
        let mut stack = x.to_vec();
        let mut shape = Shape::Circle(x[0]);
        let mut total = 0.0;
        #[rerun]
        while let Some(next) = stack.pop() {
            shape.grow(0.5 + 0.1 * next);
            total += shape.area().sin() * next;
            if total > 0.6 {
                shape = Shape::Box { width: total, sides: [next, 0.5], count: 1 };
                total *= 0.2;
            }
            if next < 0.0 {
                stack.push(next.abs() * 0.5);
            }
        }
        total + shape.area().sin()
    }

    #[compiled]
    pub fn leaving(x: &[f64]) -> f64 {
        first_large(x, x[1]) + first_large(&x[..1], 0.1) * checked(x) + checked(&x[..0])
    }

    // An enum, an `Option` and a vector of structs as arguments and results.
    #[compiled]
    pub fn given(shape: &Shape, maybe: Option<f64>, pairs: &mut Vec<Pair>) -> Option<f64> {
        let scale = maybe?;
        let Some(pair) = pairs.pop() else { return Some(scale) };
        let b = match pair {
            Pair { a, b: None } => a * 2.0,
            Pair { a, b: Some(b) } => a * b,
        };
        pairs.push(Pair { a: b, b: Some(scale) });
        Some(shape.area() * scale + b.exp())
    }

    // References in a tuple pattern, written through.
    #[compiled]
    pub fn references(x: &[f64]) -> f64 {
        let (mut a, mut b) = (x[0], x[1]);
        let (p, q) = (&mut a, &mut b);
        *p *= x[2];
        *q += *p * x[3];
        a * b
    }
}

use model::{Pair, Shape};

fn shapes() -> Vec<Shape> {
    vec![
        Shape::Circle(0.7),
        Shape::Box { width: 0.8, sides: [0.4, 1.3], count: 1 },
        Shape::Empty,
        Shape::Both(Pair { a: 0.3, b: None }, 0.9),
        Shape::Both(Pair { a: 0.6, b: Some(1.1) }, -0.4),
        Shape::Box { width: -0.5, sides: [0.2, 0.9], count: 0 },
    ]
}

fn flat<T: Differentiable>(value: &T) -> Vec<f64> {
    let mut all = Vec::new();
    value.visit_scalars(&mut |x: f64| all.push(x));
    all
}

#[test]
fn enums_with_fields() {
    let (value, (by_shapes, by)) = model::areas::value_and_grad(&shapes(), 0.6);
    assert_eq!(value.to_bits(), model::areas(&shapes(), 0.6).to_bits());
    let taped = |(shapes, by): (Vec<Shape<Reverse>>, Reverse)| model::__adjoin_taped_areas(&shapes, by);
    let by_tape = grad(taped, &(shapes(), 0.6));
    assert_close("shapes", &flat(&by_shapes), &flat(&by_tape.0), 1e-10);
    assert_close("by", &[by], &[by_tape.1], 1e-10);
    let node =
        grad(|(shapes, by): (Vec<Shape<Reverse>>, Reverse)| model::areas(&shapes, by), &(shapes(), 0.6));
    assert_eq!(node, (by_shapes, by));
    let forward = derivative(
        |t: Forward| {
            let shapes: Vec<Shape<Forward>> = shapes().map_scalars(&mut |x: f64| Forward::from(x));
            model::areas(&shapes, t)
        },
        0.6,
    );
    assert_close("forward", &[by], &[forward], 1e-10);
    let differences = (model::areas(&shapes(), 0.6 + 1e-6) - model::areas(&shapes(), 0.6 - 1e-6)) / 2e-6;
    assert_close("differences", &[by], &[differences], 1e-5);
    let mut other = vec![Shape::Empty; 6];
    let failure = std::panic::catch_unwind(move || {
        model::areas::value_and_grad_into(&shapes(), 0.6, &mut other, &mut 0.0)
    });
    assert!(failure.is_err(), "gradients of other variants are found");
}

#[test]
fn options_and_what_they_leave() {
    check!(model::options, vec![0.5, 1.9, -0.3, 0.8, 0.2, 1.4]);
    check!(model::options, vec![-0.5, 0.9, 0.3]);
}

#[test]
fn loops_with_values_and_vectors_that_shrink() {
    check!(model::leaving, vec![0.5, 0.7, -0.3, 1.8, 0.9]);
    check!(model::leaving, vec![-0.5, 1.7]);
    check!(model::again, vec![0.5, 0.7, -0.3, 1.8, 0.9]);
}

#[test]
fn references_in_tuples_point_to_their_places() {
    check!(model::references, vec![0.5, 0.7, -0.3, 1.8]);
}

#[test]
fn options_and_enums_as_arguments_and_results() {
    let pairs = vec![Pair { a: 0.3, b: None }, Pair { a: 0.6, b: Some(1.1) }];
    let shape = Shape::Box { width: 0.8, sides: [0.4, 1.3], count: 3 };
    let seed = vec![Pair { a: 0.5, b: None }, Pair { a: -1.0, b: Some(2.0) }];
    let mut after = pairs.clone();
    let (value, (by_shape, by_maybe, by_pairs)) =
        model::given::value_and_vjp(&shape, Some(0.7), &mut after, &Some(1.5), &seed);
    let mut plain = pairs.clone();
    assert_eq!((value, &after), (model::given(&shape, Some(0.7), &mut plain), &plain));
    let run = |taped: bool| {
        let f = move |(shape, maybe, mut pairs): (Shape<Reverse>, Option<Reverse>, Vec<Pair<Reverse>>)| {
            let value = if taped {
                model::__adjoin_taped_given(&shape, maybe, &mut pairs)
            } else {
                model::given(&shape, maybe, &mut pairs)
            };
            (value, pairs)
        };
        vjp(f, &(shape.clone(), Some(0.7), pairs.clone()))
            .1
            .call(&(Some(1.5), seed.clone()))
            .expect("the shape")
    };
    let by_tape = run(true);
    assert_close("shape", &flat(&by_shape), &flat(&by_tape.0), 1e-12);
    assert_close("maybe", &flat(&by_maybe), &flat(&by_tape.1), 1e-12);
    assert_close("pairs", &flat(&by_pairs), &flat(&by_tape.2), 1e-12);
    assert_eq!(run(false), (by_shape, by_maybe, by_pairs));
    let mut none = Vec::new();
    assert_eq!(model::given::value_and_vjp(&shape, None, &mut none, &None, &Vec::new()).0, None);
}
