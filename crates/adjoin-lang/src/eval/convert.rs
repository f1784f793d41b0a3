//! Between plain values and the machine's objects, by type.

use super::error::Reason;
use super::object::{Fields, Object};
use super::shape::{describe, step};
use crate::core::{ConId, DataId, DataTable, Type};
use crate::pretty::source_type;
use crate::value::Value;

/// The object for a value of type `ty`.
pub(super) fn to_object(value: &Value, ty: &Type, data: &DataTable) -> Result<Object, Reason> {
    encode(value, ty, data, &mut String::new())
}

fn encode(value: &Value, ty: &Type, data: &DataTable, path: &mut String) -> Result<Object, Reason> {
    let length = path.len();
    let mut parts = |types: &[Type]| -> Result<Vec<Object>, Reason> {
        let mut objects = Vec::with_capacity(value.children().len());
        for (place, (part, ty)) in value.children().iter().zip(types).enumerate() {
            path.push_str(&step(value, place));
            objects.push(encode(part, ty, data, path)?);
            path.truncate(length);
        }
        Ok(objects)
    };
    match (value, ty) {
        (Value::Double(real), Type::Double) => Ok(Object::Double(*real)),
        (Value::Int(int), Type::Int) => Ok(Object::Int(*int)),
        (Value::Char(character), Type::Char) => Ok(Object::Char(*character)),
        (Value::Tuple(values), Type::Tuple(types)) if values.len() == types.len() => {
            Ok(if values.is_empty() { Object::Unit } else { Object::Tuple(Fields::new(parts(types)?)) })
        }
        (Value::List(values), Type::Data(DataId::LIST, args)) => {
            let types = vec![args[0].clone(); values.len()];
            Ok(Object::list(parts(&types)?))
        }
        (Value::Array(values), Type::IArray(of)) => {
            let types = vec![(**of).clone(); values.len()];
            Ok(Object::Frozen(Fields::new(parts(&types)?)))
        }
        (Value::Con(con), Type::Data(id, args)) if con.con.data == *id => match data.fields(con.con, args) {
            Some(types) if types.is_empty() && con.fields.is_empty() => Ok(Object::Tag(con.con.tag)),
            Some(types) if types.len() == con.fields.len() => {
                Ok(Object::Con(con.con.tag, Fields::new(parts(&types)?)))
            }
            _ => Err(mismatch(value, ty, data, path)),
        },
        _ => Err(mismatch(value, ty, data, path)),
    }
}

fn mismatch(value: &Value, ty: &Type, data: &DataTable, path: &str) -> Reason {
    let message = format!("{} where a value of type {} is needed", describe(value), source_type(ty, data));
    Reason::Shape { path: path.to_owned(), message }
}

/// The value that an object of type `ty` stands for; `None` if the type is not first-order.
pub(super) fn to_value(object: &Object, ty: &Type, data: &DataTable) -> Option<Value> {
    match (object, ty) {
        (Object::Double(real), Type::Double) => Some(Value::Double(*real)),
        (Object::Int(int), Type::Int) => Some(Value::Int(*int)),
        (Object::Char(character), Type::Char) => Some(Value::Char(*character)),
        (Object::Unit, Type::Tuple(types)) if types.is_empty() => Some(Value::unit()),
        (Object::Tuple(fields), Type::Tuple(types)) if fields.len() == types.len() => {
            Some(Value::Tuple(all(fields, types, data)?.into()))
        }
        (_, Type::Data(DataId::LIST, args)) => {
            let elements = object.elements()?;
            elements
                .iter()
                .map(|element| to_value(element, &args[0], data))
                .collect::<Option<_>>()
                .map(Value::List)
        }
        (Object::Frozen(elements), Type::IArray(of)) => elements
            .iter()
            .map(|element| to_value(element, of, data))
            .collect::<Option<_>>()
            .map(Value::Array),
        (Object::Tag(tag), Type::Data(id, _)) => {
            let con = ConId::new(*id, *tag);
            Some(Value::con(con, data.con(con)?.name.clone(), []))
        }
        (Object::Con(tag, fields), Type::Data(id, args)) => {
            let con = ConId::new(*id, *tag);
            let types = data.fields(con, args)?;
            Some(Value::con(con, data.con(con)?.name.clone(), all(fields, &types, data)?))
        }
        _ => None,
    }
}

fn all(fields: &Fields, types: &[Type], data: &DataTable) -> Option<Vec<Value>> {
    fields.iter().zip(types).map(|(field, ty)| to_value(field, ty, data)).collect()
}
