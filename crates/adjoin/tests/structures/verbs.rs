//! The verbs over structures: every scalar gets its own derivative, in any structure.

use adjoin::prelude::*;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::rc::Rc;

/// `Σ wᵢ xᵢ²` with a weight that depends on the place.
fn weighted<R: Real>(xs: impl IntoIterator<Item = (usize, R)>) -> R {
    xs.into_iter().map(|(i, x)| x * x * i as f64).sum()
}

#[test]
fn hash_maps_keep_their_scalars_apart_in_every_verb() {
    // A map that grew and shrank has a table of another size than its copy, and so another internal order.
    let mut x: HashMap<usize, f64> = (0..2000).map(|key| (key, key as f64)).collect();
    x.retain(|key, _| *key < 50);
    let f = |x: HashMap<usize, Reverse>| weighted(x);
    let expected: HashMap<usize, f64> = (0..50).map(|key| (key, 2.0 * (key * key) as f64)).collect();
    assert_eq!(grad(f, &x), expected);
    let (_, pullback) = vjp(f, &x);
    assert_eq!(pullback.call(&1.0), Ok(expected.clone()));
    assert_eq!(jacobian(f, &x).gradient(0), expected);
    let second = hessian(|x: HashMap<usize, _>| weighted(x), &x);
    assert_eq!(second.gradient(7)[&7], 14.0);
    assert_eq!(hvp(|x: HashMap<usize, _>| weighted(x), &x, &x), Ok(expected));
}

#[derive(Debug, PartialEq, Differentiable)]
struct Mixed<R = f64> {
    queue: VecDeque<R>,
    named: BTreeMap<String, Vec<R>>,
    shared: Rc<[R]>,
    maybe: Option<Box<Mixed<R>>>,
    count: usize,
}

fn mixed(first: f64, maybe: Option<Box<Mixed>>) -> Mixed {
    Mixed {
        queue: VecDeque::from([first, first + 1.0]),
        named: BTreeMap::from([("a".to_owned(), vec![first + 2.0])]),
        shared: Rc::from([first + 3.0]),
        maybe,
        count: 2,
    }
}

fn sum_of_squares<R: Real>(x: &Mixed<R>) -> R {
    let own = x.queue.iter().chain(x.named["a"].iter()).chain(x.shared.iter()).map(|x| *x * *x).sum::<R>();
    x.maybe.iter().fold(own, |sum, inner| sum + sum_of_squares(inner))
}

#[test]
fn the_gradient_of_a_nested_structure_has_its_shape() {
    let x = mixed(1.0, Some(Box::new(mixed(10.0, None))));
    let (value, gradient) = value_and_grad(|x| sum_of_squares(&x), &x);
    assert_eq!(value, sum_of_squares(&x));
    assert_eq!(gradient, x.map_scalars(&mut |x: f64| 2.0 * x));
}

#[test]
fn borrowed_parts_make_an_input_without_a_copy() {
    let (weights, points) = (vec![1.0, 2.0], [3.0, 4.0, 5.0]);
    let f = |(weights, points): (Vec<Reverse>, Vec<Reverse>)| {
        weights.iter().flat_map(|w| points.iter().map(move |p| *w * *p)).sum::<Reverse>()
    };
    let gradient: (Vec<f64>, Vec<f64>) = grad(f, &(&weights, points.as_slice()));
    assert_eq!(gradient, (vec![12.0, 12.0], vec![3.0, 3.0, 3.0]));
}

#[test]
fn a_cotangent_of_another_shape_is_refused_with_its_path() {
    let (_, pullback) = vjp(|rows: Vec<Option<Vec<Reverse>>>| rows, &vec![Some(vec![1.0, 2.0]), None]);
    let error = pullback.call(&vec![Some(vec![1.0]), None]).unwrap_err();
    assert_eq!(error.to_string(), "[0]: expected length 2, found 1");
    let error = pullback.call(&vec![Some(vec![1.0, 2.0]), Some(vec![])]).unwrap_err();
    assert_eq!(error.to_string(), "[1]: expected variant None, found Some");
    assert!(pullback.call(&vec![Some(vec![1.0, 2.0]), None]).is_ok());
}
