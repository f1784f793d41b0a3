//! Printing core and the stages' targets in the paper's notation.

pub mod types;

pub use types::{scheme as show_scheme, ty as show_type};

/// Which characters to print with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// λ, →, ⊸, ⋆ and subscripts, as the paper has them.
    #[default]
    Unicode,
    /// Only ASCII: `\`, `->`, `-o`, `|*|`.
    Ascii,
}

impl Notation {
    /// One of two spellings.
    pub(crate) fn pick(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self {
            Notation::Unicode => unicode,
            Notation::Ascii => ascii,
        }
    }
}
