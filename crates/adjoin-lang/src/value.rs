//! Values of first-order types as plain trees: what goes into a program and comes out.
//!
//! Printed as the source language writes them. Lists are flat, so that long ones need no deep recursion; data
//! types that are deep anyway are dropped by a loop, and functions that walk them run under [`deep`].

use std::fmt;
use std::mem;
use std::sync::Arc;

use crate::core::{ConId, deep};

/// A first-order value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A real.
    Double(f64),
    /// An integer.
    Int(i64),
    /// A character.
    Char(char),
    /// A tuple; the empty one is `()`.
    Tuple(Box<[Value]>),
    /// A list. Strings are lists of characters.
    List(Box<[Value]>),
    /// An array.
    Array(Box<[Value]>),
    /// A constructor of any other data type.
    Con(Box<Constructed>),
}

/// A constructor and its fields.
#[derive(Clone, Debug, PartialEq)]
pub struct Constructed {
    /// Which constructor.
    pub con: ConId,
    /// Its name.
    pub name: Arc<str>,
    /// Its fields.
    pub fields: Vec<Value>,
}

impl Value {
    /// `()`.
    pub fn unit() -> Value {
        Value::Tuple([].into())
    }

    /// `True` or `False`.
    pub fn bool(value: bool) -> Value {
        let (con, name) = if value { (ConId::TRUE, "True") } else { (ConId::FALSE, "False") };
        Value::con(con, name, [])
    }

    /// `(x, y)`.
    pub fn pair(first: Value, second: Value) -> Value {
        Value::Tuple([first, second].into())
    }

    /// A list of reals.
    pub fn doubles(values: impl IntoIterator<Item = f64>) -> Value {
        Value::List(values.into_iter().map(Value::Double).collect())
    }

    /// A constructor with its fields.
    pub fn con(con: ConId, name: impl Into<Arc<str>>, fields: impl IntoIterator<Item = Value>) -> Value {
        Value::Con(Box::new(Constructed { con, name: name.into(), fields: fields.into_iter().collect() }))
    }

    /// The parts directly below.
    pub fn children(&self) -> &[Value] {
        match self {
            Value::Double(_) | Value::Int(_) | Value::Char(_) => &[],
            Value::Tuple(parts) | Value::List(parts) | Value::Array(parts) => parts,
            Value::Con(con) => &con.fields,
        }
    }

    /// The same form over other parts.
    fn with_children(&self, parts: Vec<Value>) -> Value {
        match self {
            Value::Double(_) | Value::Int(_) | Value::Char(_) => self.clone(),
            Value::Tuple(_) => Value::Tuple(parts.into()),
            Value::List(_) => Value::List(parts.into()),
            Value::Array(_) => Value::Array(parts.into()),
            Value::Con(con) => Value::con(con.con, con.name.clone(), parts),
        }
    }

    /// Every real, in order from left to right.
    pub fn reals(&self) -> Vec<f64> {
        let mut reals = Vec::new();
        let mut todo = vec![self];
        while let Some(value) = todo.pop() {
            if let Value::Double(real) = value {
                reals.push(*real);
            }
            todo.extend(value.children().iter().rev());
        }
        reals
    }

    /// The path to each real, such as `.1[3]`: parts of tuples and fields from 1, elements of lists and
    /// arrays from 0.
    pub fn places(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut todo = vec![(String::new(), self)];
        while let Some((path, value)) = todo.pop() {
            if let Value::Double(_) = value {
                found.push(path);
                continue;
            }
            let is_list = matches!(value, Value::List(_) | Value::Array(_));
            let below = value.children().iter().enumerate().rev();
            todo.extend(below.map(|(place, part)| {
                let step = if is_list { format!("[{place}]") } else { format!(".{}", place + 1) };
                (format!("{path}{step}"), part)
            }));
        }
        found
    }

    /// The same value with its reals changed, from left to right.
    #[must_use]
    pub fn map_reals(&self, mut change: impl FnMut(f64) -> f64 + Send) -> Value {
        fn walk(value: &Value, change: &mut (impl FnMut(f64) -> f64 + Send)) -> Value {
            match value {
                Value::Double(real) => Value::Double(change(*real)),
                _ => value.with_children(value.children().iter().map(|part| walk(part, change)).collect()),
            }
        }
        deep::run(|| walk(self, &mut change))
    }
}

impl Drop for Constructed {
    fn drop(&mut self) {
        let mut todo = mem::take(&mut self.fields);
        while let Some(value) = todo.pop() {
            match value {
                Value::Con(mut con) => todo.append(&mut con.fields),
                Value::Tuple(parts) | Value::List(parts) | Value::Array(parts) => todo.extend(parts),
                Value::Double(_) | Value::Int(_) | Value::Char(_) => {}
            }
        }
    }
}

/// Writes a real as Haskell shows it, so that it can be read back.
pub(crate) fn write_real(f: &mut impl fmt::Write, value: f64) -> fmt::Result {
    if value.is_nan() {
        f.write_str("NaN")
    } else if value.is_infinite() {
        f.write_str(if value > 0.0 { "Infinity" } else { "-Infinity" })
    } else {
        write!(f, "{value:?}")
    }
}

fn is_operator(name: &str) -> bool {
    name.starts_with(|first: char| !first.is_alphabetic() && first != '_' && first != '[')
}

fn write(f: &mut dyn fmt::Write, value: &Value, argument: bool) -> fmt::Result {
    let negative = match value {
        Value::Double(real) => real.is_sign_negative() && !real.is_nan(),
        Value::Int(int) => *int < 0,
        _ => false,
    };
    let compound = match value {
        Value::Con(con) => !con.fields.is_empty(),
        Value::Array(_) => true,
        _ => false,
    };
    let parenthesise = argument && (negative || compound);
    if parenthesise {
        f.write_char('(')?;
    }
    match value {
        Value::Double(real) => {
            let mut text = String::new();
            write_real(&mut text, *real)?;
            f.write_str(&text)?;
        }
        Value::Int(int) => write!(f, "{int}")?,
        Value::Char(character) => write!(f, "{character:?}")?,
        Value::List(parts)
            if !parts.is_empty() && parts.iter().all(|part| matches!(part, Value::Char(_))) =>
        {
            let text: String = parts
                .iter()
                .filter_map(|part| if let Value::Char(c) = part { Some(*c) } else { None })
                .collect();
            write!(f, "{text:?}")?;
        }
        Value::Tuple(parts) | Value::List(parts) | Value::Array(parts) => {
            if matches!(value, Value::Array(_)) {
                f.write_str("fromListA ")?;
            }
            let (open, close) = if matches!(value, Value::Tuple(_)) { ('(', ')') } else { ('[', ']') };
            f.write_char(open)?;
            for (place, part) in parts.iter().enumerate() {
                if place > 0 {
                    f.write_char(',')?;
                }
                write(f, part, false)?;
            }
            f.write_char(close)?;
        }
        Value::Con(con) => match (&con.fields[..], is_operator(&con.name)) {
            ([left, right], true) => {
                write(f, left, true)?;
                write!(f, " {} ", con.name)?;
                write(f, right, true)?;
            }
            (fields, operator) => {
                if operator {
                    write!(f, "({})", con.name)?;
                } else {
                    f.write_str(&con.name)?;
                }
                for field in fields {
                    f.write_char(' ')?;
                    write(f, field, true)?;
                }
            }
        },
    }
    if parenthesise {
        f.write_char(')')?;
    }
    Ok(())
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = deep::run(|| {
            let mut text = String::new();
            write(&mut text, self, false).map(|()| text)
        })?;
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::DataId;

    #[test]
    fn a_value_takes_three_machine_words() {
        assert_eq!(size_of::<Value>(), 24);
    }

    #[test]
    fn printed_as_the_source_language_writes_it() {
        let just = |value| Value::con(ConId::new(DataId::LIST, 1), "Just", [value]);
        let value = Value::Tuple(
            [
                Value::doubles([1.0, -2.5, 1e-9, f64::INFINITY]),
                just(just(Value::Int(-3))),
                Value::List("a\"b".chars().map(Value::Char).collect()),
                Value::bool(true),
                Value::unit(),
            ]
            .into(),
        );
        assert_eq!(value.to_string(), r#"([1.0,-2.5,1e-9,Infinity],Just (Just (-3)),"a\"b",True,())"#);
    }

    #[test]
    fn deep_values_are_cloned_compared_and_dropped() {
        let mut value = Value::unit();
        for _ in 0..100_000 {
            value = Value::con(ConId::TRUE, "S", [value]);
        }
        assert!(value.to_string().len() > 100_000);
    }
}
