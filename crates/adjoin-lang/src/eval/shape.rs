//! The shape of values: whether a cotangent has that of its point.

use super::error::Reason;
use crate::core::deep;
use crate::value::Value;

impl Value {
    /// Checks that `cotangent` has the shape of `self`: the same tuples, list lengths and constructors.
    /// Integers and characters may differ; they are not compared.
    ///
    /// # Errors
    /// The path to the first part of another shape.
    pub fn check_cotangent(&self, cotangent: &Value) -> Result<(), Reason> {
        deep::run(|| same_shape(self, cotangent, &mut String::new()))
    }
}

fn same_shape(point: &Value, cotangent: &Value, path: &mut String) -> Result<(), Reason> {
    let wrong = |path: &String, wanted: String, found: String| {
        Err(Reason::Shape {
            path: path.clone(),
            message: format!("the cotangent has {found} where the value has {wanted}"),
        })
    };
    match (point, cotangent) {
        (Value::Double(_), Value::Double(_))
        | (Value::Int(_), Value::Int(_))
        | (Value::Char(_), Value::Char(_)) => return Ok(()),
        (Value::Tuple(x), Value::Tuple(y)) if x.len() == y.len() => {}
        (Value::List(x), Value::List(y)) | (Value::Array(x), Value::Array(y)) if x.len() == y.len() => {}
        (Value::Con(x), Value::Con(y)) if x.con == y.con && x.fields.len() == y.fields.len() => {}
        _ => return wrong(path, describe(point), describe(cotangent)),
    }
    let length = path.len();
    for (place, (x, y)) in point.children().iter().zip(cotangent.children()).enumerate() {
        path.push_str(&step(point, place));
        same_shape(x, y, path)?;
        path.truncate(length);
    }
    Ok(())
}

/// How to name the part at `place` of a value.
pub(crate) fn step(value: &Value, place: usize) -> String {
    match value {
        Value::List(_) | Value::Array(_) => format!("[{place}]"),
        Value::Con(con) => format!(".{}.{}", con.name, place + 1),
        _ => format!(".{}", place + 1),
    }
}

/// A few words for an error message.
pub(crate) fn describe(value: &Value) -> String {
    match value {
        Value::Double(_) => "a Double".into(),
        Value::Int(_) => "an Int".into(),
        Value::Char(_) => "a Char".into(),
        Value::Tuple(parts) if parts.is_empty() => "()".into(),
        Value::Tuple(parts) => format!("a tuple of {}", parts.len()),
        Value::List(parts) => format!("a list of {}", parts.len()),
        Value::Array(parts) => format!("an array of {}", parts.len()),
        Value::Con(con) => format!("`{}`", con.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cotangent_of_another_shape_is_named_by_its_path() {
        let point =
            Value::pair(Value::Int(1), Value::List([Value::doubles([1.0]), Value::doubles([])].into()));
        let other =
            Value::pair(Value::Int(9), Value::List([Value::doubles([1.0]), Value::doubles([2.0])].into()));
        let error = point.check_cotangent(&other).expect_err("the inner lists differ");
        assert_eq!(
            error.to_string(),
            "at .2[1]: the cotangent has a list of 1 where the value has a list of 0"
        );
        assert_eq!(point.check_cotangent(&point), Ok(()));
    }
}
