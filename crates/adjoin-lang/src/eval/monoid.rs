//! Cotangents as a commutative monoid: zero and plus, by the structure of the objects.
//!
//! The cotangent of a point has the point's shape, with the discrete parts (integers, characters,
//! constructors) copied from it. Zero copies a point and puts 0 for its reals; plus adds reals and keeps the
//! discrete parts of its first argument. A map is the cotangent of many points, where a missing key is zero.
//! Both report how many objects they touched. Lists are walked by a loop.

use super::map::Map;
use super::object::{Fields, Object};

/// The zero of this shape, and its size.
pub(super) fn zero(like: &Object) -> (Object, u64) {
    let mut size = 1;
    let object = match like {
        Object::Double(_) => Object::Double(0.0),
        Object::Tuple(fields) => Object::Tuple(zeros(fields, &mut size)),
        Object::Frozen(elements) => Object::Frozen(zeros(elements, &mut size)),
        Object::Con(1, fields) if fields.len() == 2 => {
            // A list, or something of its form: along the last field without recursion.
            let mut heads = Vec::new();
            let mut rest = like;
            while let Object::Con(1, fields) = rest {
                if fields.len() != 2 {
                    break;
                }
                let (head, cost) = zero(&fields[0]);
                size += cost + 1;
                heads.push(head);
                rest = &fields[1];
            }
            let (end, cost) = zero(rest);
            size += cost;
            heads.into_iter().rev().fold(end, |tail, head| Object::cons(head, tail))
        }
        Object::Con(tag, fields) => Object::Con(*tag, zeros(fields, &mut size)),
        other => other.clone(),
    };
    (object, size)
}

fn zeros(fields: &Fields, size: &mut u64) -> Fields {
    Fields::new(fields.iter().map(|field| {
        let (object, cost) = zero(field);
        *size += cost;
        object
    }))
}

/// The sum of two cotangents of one point, and its size.
pub(super) fn plus(left: &Object, right: &Object) -> Result<(Object, u64), &'static str> {
    let mut size = 1;
    let object = match (left, right) {
        (Object::Double(x), Object::Double(y)) => Object::Double(x + y),
        (Object::Tuple(x), Object::Tuple(y)) if x.len() == y.len() => Object::Tuple(sums(x, y, &mut size)?),
        (Object::Frozen(x), Object::Frozen(y)) if x.len() == y.len() => {
            Object::Frozen(sums(x, y, &mut size)?)
        }
        (Object::Map(x), Object::Map(y)) => Object::Map(map_sum(x, y, &mut size)?),
        (Object::Con(1, x), Object::Con(1, y)) if x.len() == 2 && y.len() == 2 => {
            let mut heads = Vec::new();
            let mut rest = (left, right);
            while let (Object::Con(1, x), Object::Con(1, y)) = rest {
                if x.len() != 2 || y.len() != 2 {
                    break;
                }
                let (head, cost) = plus(&x[0], &y[0])?;
                size += cost + 1;
                heads.push(head);
                rest = (&x[1], &y[1]);
            }
            let (end, cost) = plus(rest.0, rest.1)?;
            size += cost;
            heads.into_iter().rev().fold(end, |tail, head| Object::cons(head, tail))
        }
        (Object::Con(tag, x), Object::Con(other, y)) if tag == other && x.len() == y.len() => {
            Object::Con(*tag, sums(x, y, &mut size)?)
        }
        (Object::Tag(tag), Object::Tag(other)) if tag != other => return Err(DIFFERENT),
        (Object::Unit | Object::Int(_) | Object::Char(_) | Object::Tag(_), _) => left.clone(),
        _ => return Err(DIFFERENT),
    };
    Ok((object, size))
}

/// The sum of two maps, where a key that one of them does not have stands for zero.
fn map_sum(left: &Map, right: &Map, size: &mut u64) -> Result<Map, &'static str> {
    let (small, large) = if left.len() > right.len() { (right, left) } else { (left, right) };
    let mut sum = large.clone();
    for (key, value) in small.entries() {
        *size += sum.weight();
        let value = match sum.get(key) {
            None => value,
            Some(other) => plus(&value, other)?.0,
        };
        sum = sum.insert(key, value);
    }
    Ok(sum)
}

const DIFFERENT: &str = "the sum of cotangents of different shapes";

fn sums(left: &Fields, right: &Fields, size: &mut u64) -> Result<Fields, &'static str> {
    let sums: Result<Vec<Object>, _> = left
        .iter()
        .zip(right.iter())
        .map(|(x, y)| {
            let (object, cost) = plus(x, y)?;
            *size += cost;
            Ok(object)
        })
        .collect();
    Ok(Fields::new(sums?))
}
