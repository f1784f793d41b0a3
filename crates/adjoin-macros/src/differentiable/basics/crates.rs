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

use std::collections::HashSet;

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Item, Path, UseTree, WherePredicate, parse_quote};

/// Which of the crates an item names.
#[derive(Clone, Copy, Default)]
#[expect(clippy::struct_excessive_bools, reason = "one for each crate")]
pub(crate) struct Crates {
    pub(crate) nalgebra: bool,
    pub(crate) ndarray: bool,
    pub(crate) num_complex: bool,
    pub(crate) faer: bool,
    pub(crate) glam: bool,
}

impl Crates {
    /// The names of the crates.
    pub(crate) const NAMES: &[&str] = &["nalgebra", "ndarray", "num_complex", "faer", "glam"];

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
        self.glam |= ident == "glam";
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

    /// Whether there are operators between scalars and arrays or complex numbers of these crates.
    pub(crate) fn have_operators(self) -> bool {
        self.nalgebra || self.ndarray || self.num_complex
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

/// num-traits' traits that every scalar has, beside those that `Real` implies.
const NUM_TRAITS: &[&str] = &["Float", "FloatConst", "FromPrimitive", "NumCast", "Signed", "ToPrimitive"];

/// A trait of num-traits that an item names.
pub(crate) struct NumTrait {
    pub(crate) path: Path,
    /// What the trait is called, which may be several names.
    pub(crate) names: HashSet<String>,
}

/// The traits of num-traits that an item names by a `use` or in a path. The crate may be called `num`, too.
pub(crate) fn num_traits_named_in(item: &Item, crates: Crates) -> Vec<NumTrait> {
    let mut finder = NumTraits(Vec::new());
    finder.visit_item(item);
    if crates.num_complex {
        for name in COMPLEX {
            finder.found("num_traits", "Float", (*name).to_owned());
        }
    }
    finder.0
}

/// Complex numbers, and functions of theirs that other types do not have. Most of their functions are for
/// `Float`.
const COMPLEX: &[&str] = &["Complex", "arg", "cis", "from_polar", "norm", "powc", "to_polar"];

struct NumTraits(Vec<NumTrait>);

impl NumTraits {
    fn found(&mut self, root: &str, name: &str, called: String) {
        if !matches!(root, "num_traits" | "num") || !NUM_TRAITS.contains(&name) {
            return;
        }
        if let Some(known) = self.0.iter_mut().find(|known| known.names.contains(name)) {
            known.names.insert(called);
        } else {
            let last = Ident::new(name, Span::call_site());
            let names = [name.to_owned(), called].into();
            self.0.push(NumTrait { path: parse_quote!(::adjoin::macro_support::num_traits::#last), names });
        }
    }

    fn tree(&mut self, root: &str, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.tree(root, &path.tree),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(root, tree)),
            UseTree::Name(name) => self.found(root, &name.ident.to_string(), name.ident.to_string()),
            UseTree::Rename(name) => self.found(root, &name.ident.to_string(), name.rename.to_string()),
            UseTree::Glob(_) => NUM_TRAITS.iter().for_each(|name| self.found(root, name, (*name).to_owned())),
        }
    }
}

impl<'ast> Visit<'ast> for NumTraits {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        match &item.tree {
            UseTree::Path(path) => self.tree(&path.ident.to_string(), &path.tree),
            UseTree::Group(group) => {
                for tree in &group.items {
                    if let UseTree::Path(path) = tree {
                        self.tree(&path.ident.to_string(), &path.tree);
                    }
                }
            }
            _ => {}
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        if let (Some(first), Some(last)) = (path.segments.first(), path.segments.last()) {
            let name = last.ident.to_string();
            self.found(&first.ident.to_string(), &name, name.clone());
        }
        visit::visit_path(self, path);
    }
}
