//! JSON, written by hand: values of the language nest more deeply than serialisers allow, and their types
//! decide how they look.
//!
//! | type | JSON |
//! | --- | --- |
//! | `Double`, `Int` | number; `"NaN"`, `"Infinity"`, `"-Infinity"`, since JSON has no numbers for these |
//! | tuples, lists | array; `()` is `null` |
//! | `Bool` | `true`, `false` |
//! | `Char`, `String` | string |
//! | other data types | `{"con": "Name", "args": […]}` |

use std::fmt::Write as _;

use adjoin_lang::core::{ConId, DataTable, Type};
use adjoin_lang::eval::{Counts, Value};

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A natural number.
    Count(u64),
    /// A real, or its name if JSON has no number for it.
    Real(f64),
    /// A string.
    Text(String),
    /// An array.
    Array(Vec<Json>),
    /// An object; the order of its keys is kept.
    Object(Vec<(&'static str, Json)>),
}

impl Json {
    /// A string.
    pub(crate) fn text(text: impl Into<String>) -> Json {
        Json::Text(text.into())
    }

    /// All counts, by name.
    pub(crate) fn counts(counts: &Counts) -> Json {
        Json::Object(counts.entries().map(|(name, count)| (name, Json::Count(count))).into())
    }

    /// A value of the language at its type. The type is needed for the empty string.
    pub(crate) fn value(value: &Value, ty: &Type, data: &DataTable) -> Json {
        let each = |values: &[Value], types: &[Type]| {
            values.iter().zip(types).map(|(value, ty)| Json::value(value, ty, data)).collect::<Vec<_>>()
        };
        match (value, ty) {
            (Value::Double(real), _) => Json::Real(*real),
            (Value::Int(int), _) => Json::Int(*int),
            (Value::Char(character), _) => Json::text(*character),
            (Value::Tuple(parts), _) if parts.is_empty() => Json::Null,
            (Value::Tuple(parts), Type::Tuple(types)) => Json::Array(each(parts, types)),
            (Value::List(parts), ty) if *ty == Type::string() => {
                let character = |part: &Value| if let Value::Char(c) = part { Some(*c) } else { None };
                Json::Text(parts.iter().filter_map(character).collect())
            }
            (Value::List(parts), Type::Data(_, types)) if !types.is_empty() => {
                Json::Array(parts.iter().map(|part| Json::value(part, &types[0], data)).collect())
            }
            (Value::Array(parts), Type::IArray(of)) => {
                Json::Array(parts.iter().map(|part| Json::value(part, of, data)).collect())
            }
            (Value::Con(con), _) if matches!(con.con, ConId::TRUE | ConId::FALSE) => {
                Json::Bool(con.con == ConId::TRUE)
            }
            (Value::Con(con), Type::Data(_, types)) => {
                let fields = data.fields(con.con, types).unwrap_or_default();
                let args = Json::Array(each(&con.fields, &fields));
                Json::Object(vec![("con", Json::text(&*con.name)), ("args", args)])
            }
            // A value of another type than the one it has been checked at.
            (Value::Tuple(_) | Value::List(_) | Value::Array(_) | Value::Con(_), _) => {
                Json::text(value.to_string())
            }
        }
    }

    fn write(&self, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self {
            Json::Null => write!(out, "null"),
            Json::Bool(value) => write!(out, "{value}"),
            Json::Int(value) => write!(out, "{value}"),
            Json::Count(value) => write!(out, "{value}"),
            Json::Real(value) if value.is_nan() => write!(out, "\"NaN\""),
            Json::Real(value) if value.is_infinite() => {
                write!(out, "\"{}Infinity\"", if *value < 0.0 { "-" } else { "" })
            }
            // Digits that read back as the same number, always with a point or an exponent.
            Json::Real(value) => write!(out, "{value:?}"),
            Json::Text(text) => {
                write_text(text, out);
                Ok(())
            }
            Json::Array(parts) => {
                out.push('[');
                for (place, part) in parts.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    part.write(out);
                }
                write!(out, "]")
            }
            Json::Object(entries) => {
                out.push('{');
                for (place, (key, value)) in entries.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    write_text(key, out);
                    out.push_str(": ");
                    value.write(out);
                }
                write!(out, "}}")
            }
        };
    }
}

impl std::fmt::Display for Json {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut out = String::new();
        self.write(&mut out);
        f.write_str(&out)
    }
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for character in text.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            control if control < ' ' => {
                let _ = write!(out, "\\u{:04x}", control as u32);
            }
            other => out.push(other),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use adjoin_lang::core::Supply;

    #[test]
    fn every_kind_of_value_has_its_json() {
        let data = DataTable::new(&mut Supply::new());
        let text = |text: &str| Value::List(text.chars().map(Value::Char).collect());
        let value = Value::Tuple(Box::new([
            Value::doubles([1.0, -0.5, f64::NAN, f64::NEG_INFINITY, 1e300]),
            Value::Int(-3),
            text("a\"\n\u{1}λ"),
            text(""),
            Value::doubles([]),
            Value::bool(true),
            Value::unit(),
        ]));
        let list = Type::list(Type::Double);
        let types =
            [list.clone(), Type::Int, Type::string(), Type::string(), list, Type::bool(), Type::unit()];
        let shown = Json::value(&value, &Type::tuple(types), &data).to_string();
        let wanted = r#"[[1.0, -0.5, "NaN", "-Infinity", 1e300], -3, "a\"\n\u0001λ", "", [], true, null]"#;
        assert_eq!(shown, wanted);
    }
}
