//! Where in a structure a scalar is.

use std::fmt::{self, Debug, Display, Write};

/// The path from a structure to one of its parts, written as Rust code would reach it:
/// `layers[2].weights[7]`.
///
/// | step | written |
/// | --- | --- |
/// | field of a struct, position of a tuple | `.name`, `.0` |
/// | element of a sequence | `[3]` |
/// | value in a map | `["key"]`, the key in its `Debug` form |
/// | field in a variant of an enum | `.Circle.radius`, `.Circle.0` |
/// | inside `Ok` or `Err` | `.Ok`, `.Err` |
/// | inside `Some`, `Box`, `Rc`, `Arc` or a reference | nothing |
///
/// A path is a linked list on the stack of whoever walks the structure: making one costs nothing, and only
/// printing it takes time.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a> {
    last: Option<(&'a Path<'a>, Step<'a>)>,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Field(&'static str),
    Index(usize),
    Key(&'a dyn Debug),
}

impl<'a> Path<'a> {
    /// The path of the whole structure. It prints as nothing.
    pub const ROOT: Path<'static> = Path { last: None };

    /// One step further: to the field, the tuple position or the variant called `name`.
    #[inline]
    #[must_use]
    pub fn field(&'a self, name: &'static str) -> Self {
        Self { last: Some((self, Step::Field(name))) }
    }

    /// One step further: to the element at `index`.
    #[inline]
    #[must_use]
    pub fn index(&'a self, index: usize) -> Self {
        Self { last: Some((self, Step::Index(index))) }
    }

    /// One step further: to the value at `key`.
    #[inline]
    #[must_use]
    pub fn key(&'a self, key: &'a dyn Debug) -> Self {
        Self { last: Some((self, Step::Key(key))) }
    }

    /// Whether this is the path of the whole structure.
    pub fn is_root(&self) -> bool {
        self.last.is_none()
    }
}

impl Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((parent, step)) = self.last else { return Ok(()) };
        // Recurses as deep as the structure, so no deeper than the recursion that made the path.
        write!(f, "{parent}")?;
        match step {
            Step::Field(name) => {
                if needs_dot(parent.is_root(), name) {
                    f.write_char('.')?;
                }
                f.write_str(name)
            }
            Step::Index(index) => write!(f, "[{index}]"),
            Step::Key(key) => write!(f, "[{key:?}]"),
        }
    }
}

/// At the start of a path a field stands bare (`layers`), but a tuple position keeps its dot (`.0`).
pub(super) fn needs_dot(first: bool, name: &str) -> bool {
    !first || name.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_written_as_rust_reaches_the_place() {
        let root = Path::ROOT;
        assert_eq!(root.to_string(), "");
        let layers = root.field("layers");
        let layer = layers.index(2);
        assert_eq!(layer.field("weights").index(7).to_string(), "layers[2].weights[7]");
        assert_eq!(root.field("0").field("rate").to_string(), ".0.rate");
        assert_eq!(root.index(1).key(&"key").to_string(), "[1][\"key\"]");
    }
}
