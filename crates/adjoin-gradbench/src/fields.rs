//! The fields of an input. Whatever is missing or of another type is named, with its path.

use serde_json::{Map, Value};

use crate::call::Failure;

/// The fields of a JSON object.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    /// Where the object is: empty, or the names on the way to it, each with a dot.
    path: String,
    object: &'a Map<String, Value>,
}

/// The kind of a value, in words.
pub(crate) fn kind(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(value) => value.to_string(),
        Value::String(value) if value.chars().count() <= 40 => format!("the string {value:?}"),
        Value::String(_) => "a string".to_owned(),
        Value::Array(values) => format!("a list of {}", values.len()),
        Value::Object(_) => "an object".to_owned(),
    }
}

/// A number.
fn number(name: &str, value: &Value) -> Result<f64, Failure> {
    value.as_f64().ok_or_else(|| Failure::wrong_type(name, "a number", value))
}

/// A whole number.
fn count(name: &str, value: &Value) -> Result<usize, Failure> {
    let count = value.as_u64().and_then(|count| usize::try_from(count).ok());
    count.ok_or_else(|| Failure::wrong_type(name, "a whole number that is not negative", value))
}

fn numbers(name: &str, value: &Value) -> Result<Vec<f64>, Failure> {
    list(name, value, number)
}

/// A list, its elements read by a function.
fn list<T>(
    name: &str,
    value: &Value,
    element: impl Fn(&str, &Value) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    let Value::Array(values) = value else { return Err(Failure::wrong_type(name, "a list", value)) };
    let read = |(at, value): (usize, &Value)| {
        // The path is only spelt out where something is wrong.
        element("", value).or_else(|_| element(&format!("{name}[{at}]"), value))
    };
    values.iter().enumerate().map(read).collect()
}

impl<'a> Fields<'a> {
    /// Those of the input.
    pub(crate) fn new(object: &'a Map<String, Value>) -> Self {
        Fields { path: String::new(), object }
    }

    fn name(&self, field: &str) -> String {
        format!("{}{field}", self.path)
    }

    fn read<T>(
        &self,
        field: &str,
        read: impl FnOnce(&str, &'a Value) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let name = self.name(field);
        let value = self.object.get(field).ok_or_else(|| Failure::missing(&name))?;
        read(&name, value)
    }

    /// A failure that is about a field.
    pub fn wrong(&self, field: &str, what: impl std::fmt::Display) -> Failure {
        Failure::new(format!("the field `{}` {what}", self.name(field)))
    }

    /// The fields of a field.
    ///
    /// # Errors
    /// If it is not an object.
    pub fn fields(&self, field: &str) -> Result<Fields<'a>, Failure> {
        self.read(field, |name, value| match value {
            Value::Object(object) => Ok(Fields { path: format!("{name}."), object }),
            other => Err(Failure::wrong_type(name, "an object", other)),
        })
    }

    /// A number.
    ///
    /// # Errors
    /// If it is something else.
    pub fn number(&self, field: &str) -> Result<f64, Failure> {
        self.read(field, number)
    }

    /// A whole number.
    ///
    /// # Errors
    /// If it is something else.
    pub fn count(&self, field: &str) -> Result<usize, Failure> {
        self.read(field, count)
    }

    /// A whole number that is not zero.
    ///
    /// # Errors
    /// If it is something else.
    pub fn positive(&self, field: &str) -> Result<usize, Failure> {
        match self.count(field)? {
            0 => Err(self.wrong(field, "is 0, and has to be at least 1")),
            count => Ok(count),
        }
    }

    /// True or false.
    ///
    /// # Errors
    /// If it is something else.
    pub fn flag(&self, field: &str) -> Result<bool, Failure> {
        self.read(field, |name, value| {
            value.as_bool().ok_or_else(|| Failure::wrong_type(name, "true or false", value))
        })
    }

    /// A list of numbers.
    ///
    /// # Errors
    /// If it is something else.
    pub fn numbers(&self, field: &str) -> Result<Vec<f64>, Failure> {
        self.read(field, numbers)
    }

    /// A list of `length` numbers.
    ///
    /// # Errors
    /// If it is something else, or has another length.
    pub fn numbers_of(&self, field: &str, length: usize) -> Result<Vec<f64>, Failure> {
        let numbers = self.numbers(field)?;
        self.check_length(field, numbers.len(), length)?;
        Ok(numbers)
    }

    /// A list of as many numbers as the array has.
    ///
    /// # Errors
    /// If it is something else, or has another length.
    pub fn array<const N: usize>(&self, field: &str) -> Result<[f64; N], Failure> {
        let numbers = self.numbers_of(field, N)?;
        Ok(std::array::from_fn(|i| numbers[i]))
    }

    /// A list of whole numbers.
    ///
    /// # Errors
    /// If it is something else.
    pub fn counts(&self, field: &str) -> Result<Vec<usize>, Failure> {
        self.read(field, |name, value| list(name, value, count))
    }

    /// A list of whole numbers, also negative ones.
    ///
    /// # Errors
    /// If it is something else.
    pub fn integers(&self, field: &str) -> Result<Vec<i64>, Failure> {
        let integer = |name: &str, value: &Value| {
            value.as_i64().ok_or_else(|| Failure::wrong_type(name, "a whole number", value))
        };
        self.read(field, |name, value| list(name, value, integer))
    }

    /// A list of words.
    ///
    /// # Errors
    /// If it is something else.
    pub fn words(&self, field: &str) -> Result<Vec<String>, Failure> {
        let word = |name: &str, value: &Value| {
            value.as_str().map(str::to_owned).ok_or_else(|| Failure::wrong_type(name, "a string", value))
        };
        self.read(field, |name, value| list(name, value, word))
    }

    /// A list of lists of numbers, whatever their lengths.
    ///
    /// # Errors
    /// If it is something else.
    pub fn rows(&self, field: &str) -> Result<Vec<Vec<f64>>, Failure> {
        self.read(field, |name, value| list(name, value, numbers))
    }

    /// A list of `rows` lists of `columns` numbers each.
    ///
    /// # Errors
    /// If it is something else, or a length is another.
    pub fn matrix(&self, field: &str, rows: usize, columns: usize) -> Result<Vec<Vec<f64>>, Failure> {
        let matrix = self.rows(field)?;
        self.check_length(field, matrix.len(), rows)?;
        for (at, row) in matrix.iter().enumerate() {
            self.check_length(&format!("{field}[{at}]"), row.len(), columns)?;
        }
        Ok(matrix)
    }

    /// A list of lists, each of as many numbers as the array has.
    ///
    /// # Errors
    /// If it is something else, or a length is another.
    pub fn arrays<const N: usize>(&self, field: &str) -> Result<Vec<[f64; N]>, Failure> {
        let rows = self.rows(field)?;
        let array = |(at, row): (usize, &Vec<f64>)| {
            self.check_length(&format!("{field}[{at}]"), row.len(), N)?;
            Ok(std::array::from_fn(|i| row[i]))
        };
        rows.iter().enumerate().map(array).collect()
    }

    /// A list of 4 × 4 matrices, row by row.
    ///
    /// # Errors
    /// If it is something else, or a length is another.
    pub fn matrices(&self, field: &str) -> Result<Vec<[[f64; 4]; 4]>, Failure> {
        let four = |name: &str, length: usize| match length {
            4 => Ok(()),
            _ => Err(Failure::new(format!("the field `{name}` has length {length}, and 4 is expected"))),
        };
        let matrix = |name: &str, value: &Value| {
            let rows = list(name, value, |name, value| {
                let row = numbers(name, value)?;
                four(name, row.len())?;
                Ok(std::array::from_fn(|i| row[i]))
            })?;
            four(name, rows.len())?;
            Ok(std::array::from_fn(|i| rows[i]))
        };
        self.read(field, |name, value| list(name, value, matrix))
    }

    /// Whether a list has the length that it has to have.
    ///
    /// # Errors
    /// If it has another one.
    pub fn check_length(&self, field: &str, length: usize, expected: usize) -> Result<(), Failure> {
        if length == expected {
            return Ok(());
        }
        Err(self.wrong(field, format!("has length {length}, and {expected} is expected")))
    }
}
