//! The numerics crates that an item names, and what the macro knows about their types.
//!
//! Their operators require more of a scalar than `Real` provides and are not implemented for our scalars on
//! the left, and their numeric traits have methods with the same names as those of `Real`.
//!
//! | code over nalgebra | is rewritten to |
//! | --- | --- |
//! | `fn f(v: &DVector<f64>) -> f64` | the same over `__Scalar`, with the bound `__Scalar: nalgebra::RealField` |
//! | `2.0 * v` | a call that dispatches on the type of `v` ([`other_crates`](crate::differentiable::rewrite)) |
//! | `x.sin()` with `x` of unknown type | a call that takes the method of `Real` if `x` is a scalar |

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

    /// Notes a name. That of a local variable counts too, which costs nothing but a few bounds.
    fn note(&mut self, ident: &Ident) {
        self.nalgebra |= ident == "nalgebra";
        self.ndarray |= ident == "ndarray";
        self.num_complex |= ident == "num_complex";
        self.faer |= ident == "faer";
    }

    /// The same for the tokens of a macro call.
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

    /// The bounds that generic code needs on its scalar, written for `f64`, as in `where(…)` of the
    /// attribute.
    pub(crate) fn bounds(self) -> Option<WherePredicate> {
        self.nalgebra.then(|| parse_quote!(f64: ::nalgebra::RealField))
    }

    /// Whether a type from elsewhere is a structure if its arguments are, judged by its name.
    pub(crate) fn have_structure(self, name: &str) -> bool {
        // `Vector3` and `Array2` are `Vector` and `Array`.
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
