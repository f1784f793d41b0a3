//! Errors for shapes that differ: the difference, and the path to its place.

use adjoin::structure::ShapeMismatch;
use adjoin::{Differentiable, ShapeError, With};
use std::collections::{BTreeMap, HashMap, VecDeque};

/// The error of a zip of structures whose shapes differ.
pub(crate) fn difference<X: Differentiable + ?Sized>(x: &X, other: &With<X, f64>) -> ShapeError {
    x.zip_scalars(other, &mut |_: f64, _: f64| ()).expect_err("the shapes differ")
}

#[derive(Differentiable)]
struct Network<R = f64> {
    layers: Vec<Layer<R>>,
    rate: R,
}

#[derive(Differentiable)]
struct Layer<R = f64> {
    weights: Vec<R>,
    activation: Option<Shape<R>>,
    table: Table<R>,
}

type Table<R = f64> = BTreeMap<&'static str, (R, Vec<R>)>;

#[derive(Differentiable)]
enum Shape<R = f64> {
    Circle { radius: Vec<R> },
    Square(Vec<R>, R),
    Point,
}

fn network() -> Network {
    let layer = || Layer {
        weights: vec![0.5; 50],
        activation: None,
        table: BTreeMap::from([("a", (1.0, vec![2.0]))]),
    };
    Network { layers: (0..3).map(|_| layer()).collect(), rate: 0.1 }
}

/// The message for a network that was changed.
fn message(change: impl FnOnce(&mut Network)) -> String {
    let mut other = network();
    change(&mut other);
    assert_eq!(network().count_scalars(), 3 * 52 + 1);
    difference(&network(), &other).to_string()
}

#[test]
fn the_path_leads_through_fields_and_indices() {
    assert_eq!(
        message(|n| n.layers[2].weights.truncate(49)),
        "layers[2].weights: expected length 50, found 49"
    );
    assert_eq!(message(|n| n.layers.truncate(2)), "layers: expected length 3, found 2");
    assert_eq!(network().rate, 0.1);
}

#[test]
fn the_path_leads_through_keys() {
    let table = |n: &mut Network, change: &dyn Fn(&mut Table)| {
        change(&mut n.layers[1].table);
    };
    assert_eq!(
        message(|n| table(n, &|t| t.get_mut("a").unwrap().1.clear())),
        "layers[1].table[\"a\"].1: expected length 1, found 0"
    );
    assert_eq!(message(|n| table(n, &|t| t.clear())), "layers[1].table: missing key \"a\"");
    assert_eq!(
        message(|n| table(n, &|t| drop(t.insert("b", (0.0, vec![]))))),
        "layers[1].table: unexpected key \"b\""
    );
    assert_eq!(
        message(|n| table(n, &|t| drop(t.insert("A", (0.0, vec![]))))),
        "layers[1].table: unexpected key \"A\""
    );
}

#[test]
fn variants_are_told_by_name() {
    let circle = Shape::Circle { radius: vec![1.0] };
    let square = Shape::Square(vec![1.0, 2.0], 3.0);
    assert_eq!(difference(&circle, &square).to_string(), "expected variant Circle, found Square");
    assert_eq!(difference(&square, &Shape::Point).to_string(), "expected variant Square, found Point");
    assert_eq!(difference(&Some(1.0), &None).to_string(), "expected variant Some, found None");
    assert_eq!(difference(&None::<f64>, &Some(1.0)).to_string(), "expected variant None, found Some");
    assert_eq!(difference(&Ok::<f64, f64>(1.0), &Err(1.0)).to_string(), "expected variant Ok, found Err");
    assert_eq!(difference(&Err::<f64, f64>(1.0), &Ok(1.0)).to_string(), "expected variant Err, found Ok");
    assert_eq!(
        message(|n| n.layers[0].activation = Some(Shape::Point)),
        "layers[0].activation: expected variant None, found Some"
    );
}

#[test]
fn the_path_leads_into_variants() {
    let circle = |n| Some(Shape::Circle { radius: vec![1.0; n] });
    assert_eq!(difference(&circle(1), &circle(2)).to_string(), "Circle.radius: expected length 1, found 2");
    let squares = |n| vec![Shape::Square(vec![1.0; n], 3.0)];
    assert_eq!(difference(&squares(1), &squares(2)).to_string(), "[0].Square.0: expected length 1, found 2");
    let fit = |n| Ok::<Vec<f64>, String>(vec![1.0; n]);
    assert_eq!(difference(&fit(3), &fit(2)).to_string(), "Ok: expected length 3, found 2");
}

#[test]
fn the_path_of_a_tuple_position_keeps_its_dot() {
    assert_eq!(difference(&(1.0, vec![1.0]), &(1.0, vec![])).to_string(), ".1: expected length 1, found 0");
    assert_eq!(
        difference(&vec![(vec![1.0],)], &vec![(vec![],)]).to_string(),
        "[0].0: expected length 1, found 0"
    );
}

#[test]
fn every_sequence_and_map_compares_its_shape() {
    assert_eq!(difference([1.0].as_slice(), &vec![]).to_string(), "expected length 1, found 0");
    assert_eq!(
        difference(&VecDeque::from([1.0]), &VecDeque::new()).to_string(),
        "expected length 1, found 0"
    );
    assert_eq!(difference(&Box::new(vec![1.0]), &Box::new(vec![])).to_string(), "expected length 1, found 0");
    let two = HashMap::from([(1, vec![1.0]), (2, vec![2.0])]);
    let one = HashMap::from([(1, vec![1.0])]);
    assert_eq!(difference(&two, &one).to_string(), "missing key 2");
    assert_eq!(difference(&one, &two).to_string(), "unexpected key 2");
    assert_eq!(
        difference(&one, &HashMap::from([(1, vec![])])).to_string(),
        "[1]: expected length 1, found 0"
    );
}

#[test]
fn discrete_data_is_not_shape() {
    let mut pairs = 0;
    (1.0, 7, "a", true).zip_scalars(&(2.0, 8, "b", false), &mut |_: f64, _: f64| pairs += 1).unwrap();
    assert_eq!(pairs, 1);
}

#[test]
fn the_parts_of_an_error_can_be_read() {
    let error = difference(&(1.0, vec![1.0]), &(1.0, vec![]));
    assert_eq!(error.path(), ".1");
    assert_eq!(error.mismatch(), &ShapeMismatch::Length { expected: 1, found: 0 });
    let error = difference(&network(), &Network { layers: vec![], rate: 0.0 });
    assert_eq!(error.path(), "layers");
}
