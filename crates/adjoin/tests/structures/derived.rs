//! Every form of `#[derive(Differentiable)]`.

use crate::laws::{check, paths};
use adjoin::{Differentiable, Forward, Real};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::RandomState;
use std::marker::PhantomData;
use std::rc::Rc;

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Particle<R = f64> {
    position: [R; 2],
    velocity: [R; 2],
    name: String,
}

#[test]
fn named_fields_by_default_scalar() {
    let particle = Particle { position: [1.0, 2.0], velocity: [3.0, 4.0], name: "p".into() };
    check(&particle, &[1.0, 2.0, 3.0, 4.0]);
    assert_eq!(paths(&particle), ["position[0]", "position[1]", "velocity[0]", "velocity[1]"]);
    let lifted: Particle<Forward> = particle.map_scalars(&mut Forward::from);
    assert_eq!(lifted.name, "p");
}

#[derive(Debug, PartialEq, Differentiable)]
struct Pair<R: Real>(R, R);

#[derive(Debug, PartialEq, Differentiable)]
struct Bounded<R>(R)
where
    R: Real;

#[derive(Debug, PartialEq, Differentiable)]
#[differentiable(scalar = Number)]
struct Named<Number, Other>(Number, Other);

#[derive(Debug, PartialEq, Differentiable)]
struct Unit;

#[derive(Debug, PartialEq, Differentiable)]
struct Empty {}

#[test]
fn tuple_and_unit_structs_by_bound_and_by_attribute() {
    check(&Pair(1.0, 2.0), &[1.0, 2.0]);
    check(&Bounded(1.0), &[1.0]);
    check(&Named(1.0, vec![2.0]), &[1.0, 2.0]);
    check(&(Unit, Empty {}), &[]);
    assert_eq!(paths(&vec![Pair(1.0, 2.0)]), ["[0].0", "[0].1"]);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Differentiable)]
enum Kind {
    Linear,
    Relu,
}

#[derive(Debug, PartialEq, Differentiable)]
enum Shape<R = f64> {
    Point,
    Circle { radius: R, r#type: Kind },
    Polygon(Vec<(R, R)>, bool),
    Labelled { label: String },
}

#[test]
fn enums_of_all_forms() {
    check(&Shape::<f64>::Point, &[]);
    check(&Shape::Circle { radius: 1.0, r#type: Kind::Relu }, &[1.0]);
    check(&Shape::Polygon(vec![(1.0, 2.0), (3.0, 4.0)], true), &[1.0, 2.0, 3.0, 4.0]);
    check(&Shape::<f64>::Labelled { label: "x".into() }, &[]);
    check(&(Kind::Linear, Kind::Relu), &[]);
    assert_eq!(paths(&Shape::Circle { radius: 1.0, r#type: Kind::Linear }), ["Circle.radius"]);
    assert_eq!(paths(&Shape::Polygon(vec![(1.0, 2.0)], true)), ["Polygon.0[0].0", "Polygon.0[0].1"]);
}

#[derive(Debug, PartialEq, Differentiable)]
enum Never {}

#[test]
fn an_enum_without_variants_is_a_structure_too() {
    check(&None::<Never>, &[]);
    check(&Ok::<f64, Never>(1.0), &[1.0]);
}

#[derive(Debug, PartialEq, Differentiable)]
struct Layer<T, const N: usize> {
    rows: [Vec<T>; N],
    phantom: PhantomData<T>,
}

#[derive(Debug, PartialEq, Differentiable)]
struct Model<T, U, R = f64, const N: usize = 1> {
    layers: Vec<Layer<T, N>>,
    other: Option<U>,
    rate: R,
}

#[derive(Debug, PartialEq, Differentiable)]
struct Held<T: Differentiable<R>, R: Real = f64>(T, R)
where
    T: Sized;

#[test]
fn generic_parameters_become_their_siblings() {
    check(&Layer { rows: [vec![1.0], vec![2.0, 3.0]], phantom: PhantomData }, &[1.0, 2.0, 3.0]);
    let layer = Layer {
        rows: [vec![Particle { position: [1.0, 2.0], velocity: [3.0; 2], name: "q".into() }]],
        phantom: PhantomData,
    };
    let model = Model { layers: vec![layer], other: Some((7, 4.0)), rate: 5.0 };
    check(&model, &[1.0, 2.0, 3.0, 3.0, 4.0, 5.0]);
    check(&Held(vec![1.0], 2.0), &[1.0, 2.0]);
    check(&Layer { rows: [vec!["no scalars at all"]], phantom: PhantomData }, &[]);
}

/// Generic code can use siblings without knowing the scalar.
fn halves<R: Real, T: Differentiable<R>>(model: &Model<T, R, R, 2>) -> Model<T::Plain, f64, f64, 2> {
    model.map_scalars(&mut |x: R| x.primal() / 2.0)
}

#[test]
fn generic_code_maps_between_siblings() {
    let model = Model::<f64, f64, f64, 2> {
        layers: vec![Layer { rows: [vec![2.0], vec![4.0]], phantom: PhantomData }],
        other: None,
        rate: 6.0,
    };
    let lifted = model.map_scalars(&mut |x: f64| Forward::new(x, [1.0]));
    let halved = halves(&lifted);
    assert_eq!((halved.layers[0].rows[1][0], halved.rate), (2.0, 3.0));
}

#[derive(Debug, PartialEq, Differentiable)]
enum Tree<R = f64> {
    Leaf(R),
    Node(Box<Tree<R>>, R, Box<Self>),
    Rose { children: Vec<Tree<R>>, more: Option<Rc<Forest<R>>> },
}

#[derive(Debug, PartialEq, Differentiable)]
struct Forest<R = f64> {
    trees: BTreeMap<u8, Tree<R>>,
}

#[derive(Debug, PartialEq, Differentiable)]
enum List<T> {
    Nil,
    Cons(T, Box<List<T>>),
}

#[test]
fn recursive_and_mutually_recursive_types() {
    let node = Tree::Node(Box::new(Tree::Leaf(1.0)), 2.0, Box::new(Tree::Leaf(3.0)));
    let forest = Forest { trees: BTreeMap::from([(5, Tree::Leaf(4.0)), (9, Tree::Leaf(5.0))]) };
    let tree = Tree::Rose { children: vec![node], more: Some(Rc::new(forest)) };
    check(&tree, &[1.0, 2.0, 3.0, 4.0, 5.0]);
    assert_eq!(paths(&tree)[0], "Rose.children[0].Node.0.Leaf.0");
    assert_eq!(paths(&tree)[4], "Rose.more.trees[9].Leaf.0");
    let list = List::Cons(1.0, Box::new(List::Cons(2.0, Box::new(List::Nil))));
    check(&list, &[1.0, 2.0]);
    check(&List::Cons(Tree::Leaf(1.0), Box::new(List::Nil)), &[1.0]);
}

#[derive(Clone, Debug, PartialEq)]
struct Opaque(f64);

#[derive(Clone, Differentiable)]
struct Constants<'a, Label, R = f64> {
    x: R,
    #[constant]
    scale: f64,
    #[constant]
    opaque: Vec<Opaque>,
    #[constant]
    function: fn(f64) -> f64,
    #[constant]
    object: Rc<dyn Fn(f64) -> f64>,
    #[constant]
    borrowed: &'a [f64],
    #[constant]
    label: Label,
    name: &'a str,
}

#[test]
fn constant_fields_travel_by_clone() {
    let constants = Constants {
        x: 1.0,
        scale: 2.0,
        opaque: vec![Opaque(3.0)],
        function: f64::sqrt,
        object: Rc::new(|x| x + 1.0),
        borrowed: &[4.0],
        label: Opaque(5.0),
        name: "n",
    };
    assert_eq!(constants.count_scalars(), 1);
    let lifted: Constants<'_, Opaque, Forward> = constants.map_scalars(&mut |x: f64| Forward::new(x, [1.0]));
    assert_eq!(
        (lifted.x.tangent(0), lifted.scale, &lifted.opaque[0], lifted.borrowed),
        (1.0, 2.0, &Opaque(3.0), &[4.0][..])
    );
    assert_eq!(
        ((lifted.function)(4.0), (lifted.object)(4.0), lifted.label, lifted.name),
        (2.0, 5.0, Opaque(5.0), "n")
    );
}

#[derive(Differentiable)]
struct Table<K, L, H, #[constant] Tag: Copy + Ord, R = f64> {
    sorted: BTreeMap<K, Vec<R>>,
    hashed: HashMap<L, R>,
    hashed_by: HashMap<u8, R, H>,
    set: BTreeSet<K>,
    tags: Vec<Tag>,
}

#[derive(Debug, PartialEq, Differentiable)]
struct ByName<K: Clone + Ord + std::fmt::Debug, R = f64>(BTreeMap<K, R>);

#[test]
fn parameters_in_keys_are_kept() {
    let table = Table::<_, _, RandomState, _> {
        sorted: BTreeMap::from([("k", vec![1.0])]),
        hashed: HashMap::from([('l', 2.0)]),
        hashed_by: HashMap::from([(1, 3.0)]),
        set: BTreeSet::from(["s"]),
        tags: vec![7],
    };
    assert_eq!(paths(&table), ["sorted[\"k\"][0]", "hashed['l']", "hashed_by[1]"]);
    let lifted = table.map_scalars(&mut |x: f64| Forward::new(x, [1.0]));
    assert_eq!((lifted.sorted["k"][0].tangent(0), lifted.hashed[&'l'].tangent(0)), (1.0, 1.0));
    assert_eq!((lifted.hashed_by[&1].primal(), lifted.set, lifted.tags), (3.0, table.set, vec![7]));
    check(&ByName(BTreeMap::from([("a", 1.0)])), &[1.0]);
}

mod shadowed {
    //! Generated code must not depend on what is in scope.
    #![allow(dead_code, reason = "they are there to shadow")]

    pub(crate) struct Result;
    pub(crate) struct Ok;
    pub(crate) struct Err;
    pub(crate) struct Clone;
    pub(crate) trait FnMut {}
    mod core {}
    mod std {}

    #[derive(adjoin::Differentiable)]
    pub(crate) enum Shadow<R = f64> {
        One(R),
        Two { f: R, other: u8, path: R },
    }
}

#[test]
fn generated_code_does_not_depend_on_names_in_scope() {
    use shadowed::Shadow;
    assert_eq!(paths(&Shadow::Two { f: 1.0, other: 0, path: 2.0 }), ["Two.f", "Two.path"]);
    let other = Shadow::One(1.0);
    assert!(
        other.zip_scalars(&Shadow::Two { f: 1.0, other: 0, path: 2.0 }, &mut |_: f64, _: f64| ()).is_err()
    );
}

macro_rules! by_macro {
    ($name:ident, $field:ident: $ty:ty) => {
        #[derive(Debug, PartialEq, Differentiable)]
        struct $name<R = f64> {
            scalar: R,
            $field: $ty,
        }
    };
}
by_macro!(FromMacro, field: Vec<u8>);

#[test]
fn types_written_by_macros() {
    check(&FromMacro { scalar: 1.0, field: vec![1] }, &[1.0]);
}
