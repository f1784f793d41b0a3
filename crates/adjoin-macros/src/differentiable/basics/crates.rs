//! The numerics crates that an item names, and what the macro knows about their types.
//!
//! Their operators require more of a scalar than `Real` provides and are not implemented for our scalars on
//! the left, and their numeric traits have methods with the same names as those of `Real`.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::Visit;
use syn::{Item, WherePredicate, parse_quote};

/// Which of the crates an item names.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "one for each crate")]
pub(crate) struct Crates {
    pub(crate) nalgebra: bool,
    pub(crate) ndarray: bool,
    pub(crate) num_complex: bool,
    pub(crate) faer: bool,
}

impl Crates {
    /// The crates that are named anywhere in an item, by a `use` or in a path.
    pub(crate) fn named_in(item: &Item) -> Self {
        let mut crates = Self::default();
        crates.visit_item(item);
        crates
    }

    fn note(&mut self, ident: &Ident) {
        self.nalgebra |= ident == "nalgebra";
        self.ndarray |= ident == "ndarray";
        self.num_complex |= ident == "num_complex";
        self.faer |= ident == "faer";
    }

    fn note_tokens(&mut self, tokens: TokenStream) {
        for tree in tokens {
            match tree {
                TokenTree::Ident(ident) => self.note(&ident),
                TokenTree::Group(group) => self.note_tokens(group.stream()),
                _ => {}
            }
        }
    }

    /// Whether there are operators between scalars and arrays of these crates.
    pub(crate) fn have_operators(self) -> bool {
        self.nalgebra || self.ndarray
    }

    /// The bounds that generic code needs on its scalar.
    pub(crate) fn bounds(self) -> Option<WherePredicate> {
        self.nalgebra.then(|| parse_quote!(f64: ::nalgebra::RealField))
    }

    /// Whether a type from elsewhere is a structure if its arguments are, judged by its name.
    pub(crate) fn have_structure(self, name: &str) -> bool {
        let digits = name.trim_end_matches(|c: char| c.is_ascii_digit());
        (self.nalgebra && NALGEBRA.contains(&digits))
            || (self.ndarray && matches!(digits, "Array" | "ArrayD"))
            || ((self.num_complex || self.nalgebra) && name == "Complex")
            || (self.faer && matches!(name, "Mat" | "Col" | "Row"))
    }
}

impl<'ast> Visit<'ast> for Crates {
    fn visit_ident(&mut self, ident: &'ast Ident) {
        self.note(ident);
    }

    fn visit_token_stream(&mut self, tokens: &'ast TokenStream) {
        self.note_tokens(tokens.clone());
    }
}

/// nalgebra's structures, without the digits at the end of their names.
const NALGEBRA: &[&str] = &[
    "Matrix",
    "Vector",
    "RowVector",
    "SMatrix",
    "SVector",
    "RowSVector",
    "DMatrix",
    "DVector",
    "RowDVector",
    "OMatrix",
    "OVector",
    "Point",
    "OPoint",
    "Quaternion",
    "UnitQuaternion",
    "DualQuaternion",
    "UnitComplex",
    "UnitVector",
    "Unit",
    "Rotation",
    "Translation",
    "Scale",
    "Isometry",
    "IsometryMatrix",
];
