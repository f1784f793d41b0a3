//! The laws on random structures: nested vectors, options, tuples, maps and variants.

use crate::laws::{check, scalars};
use adjoin::{Differentiable, ShapeError};
use proptest::prelude::*;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Value<R = f64> {
    Scalar(R),
    Text(String),
    Maybe(Option<Box<Value<R>>>),
    Many(Vec<Value<R>>),
    Pair(Box<(Value<R>, Value<R>)>),
    Named { fields: BTreeMap<u8, Value<R>>, weight: R },
}

impl Value {
    /// The scalars in order, by a walk that does not use adjoin.
    fn flatten(&self, into: &mut Vec<f64>) {
        match self {
            Value::Scalar(x) => into.push(*x),
            Value::Text(_) => {}
            Value::Maybe(inner) => {
                if let Some(value) = inner {
                    value.flatten(into);
                }
            }
            Value::Many(values) => {
                for value in values {
                    value.flatten(into);
                }
            }
            Value::Pair(pair) => {
                pair.0.flatten(into);
                pair.1.flatten(into);
            }
            Value::Named { fields, weight } => {
                for value in fields.values() {
                    value.flatten(into);
                }
                into.push(*weight);
            }
        }
    }

    fn same_shape(&self, other: &Self) -> bool {
        match (self, other) {
            (Value::Scalar(_), Value::Scalar(_)) | (Value::Text(_), Value::Text(_)) => true,
            (Value::Maybe(a), Value::Maybe(b)) => match (a, b) {
                (Some(a), Some(b)) => a.same_shape(b),
                (None, None) => true,
                _ => false,
            },
            (Value::Many(a), Value::Many(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same_shape(b))
            }
            (Value::Pair(a), Value::Pair(b)) => a.0.same_shape(&b.0) && a.1.same_shape(&b.1),
            (Value::Named { fields: a, .. }, Value::Named { fields: b, .. }) => {
                a.keys().eq(b.keys()) && a.values().zip(b.values()).all(|(a, b)| a.same_shape(b))
            }
            _ => false,
        }
    }
}

fn scalar() -> impl Strategy<Value = f64> {
    // Small integers survive the arithmetic of the laws exactly.
    (-1000..1000_i32).prop_map(f64::from)
}

fn value() -> impl Strategy<Value = Value> {
    value_of(5, 48)
}

/// Values so small that two of them often have the same shape.
fn small() -> impl Strategy<Value = Value> {
    value_of(2, 4)
}

fn value_of(depth: u32, size: u32) -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![scalar().prop_map(Value::Scalar), "[a-z]{0,3}".prop_map(Value::Text)];
    leaf.prop_recursive(depth, size, 5, |inner| {
        prop_oneof![
            prop::option::of(inner.clone()).prop_map(|value| Value::Maybe(value.map(Box::new))),
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::Many),
            (inner.clone(), inner.clone()).prop_map(|pair| Value::Pair(Box::new(pair))),
            (prop::collection::btree_map(0..6_u8, inner, 0..4), scalar())
                .prop_map(|(fields, weight)| Value::Named { fields, weight }),
        ]
    })
}

fn zip(a: &Value, b: &Value) -> Result<(), ShapeError> {
    a.zip_scalars(b, &mut |_: f64, _: f64| ())
}

proptest! {
    #[test]
    fn random_structures_keep_the_laws(value in value()) {
        let mut expected = Vec::new();
        value.flatten(&mut expected);
        check(&value, &expected);
    }

    #[test]
    fn random_structures_zip_exactly_when_their_shapes_agree(a in small(), b in small()) {
        prop_assert_eq!(zip(&a, &b).is_ok(), a.same_shape(&b));
        prop_assert_eq!(zip(&b, &a).is_ok(), b.same_shape(&a));
    }

    #[test]
    fn nested_std_structures_keep_the_laws(
        value in prop::collection::vec(
            (prop::option::of(scalar()), prop::collection::vec_deque([scalar(), scalar()], 0..4), "[a-z]?"), 0..6,
        ),
    ) {
        let expected: Vec<f64> = value
            .iter()
            .flat_map(|(maybe, pairs, _)| maybe.iter().copied().chain(pairs.iter().flatten().copied()))
            .collect();
        prop_assert_eq!(scalars(&value), expected.clone());
        check(&value, &expected);
    }
}
