//! Refusals: what cannot be compiled, and what to write instead. `tests/ui/compiled` of the crate `adjoin`
//! shows each of them, and `tests/compiled/advice.rs` does what they advise.

use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Pat, Type};

use super::super::types::Ty;
use super::Result;

/// An error at a token.
pub(in crate::compiled) fn refuse<T>(node: &impl ToTokens, message: &str) -> Result<T> {
    Err(syn::Error::new(syn::spanned::Spanned::span(node), format!("`#[compiled]`: {message}")))
}

/// For what rustc refuses anyway, such as a wrong number of arguments, or what only a bug could lead to.
pub(super) fn refuse_strange<T>(node: &impl ToTokens) -> Result<T> {
    refuse(node, "this cannot be compiled; without `#[compiled]`, rustc may say more")
}

/// A part of a value whose type is not known yet.
pub(super) fn refuse_untyped<T>(node: &impl ToTokens) -> Result<T> {
    refuse(node, "the type of this is not known here: write it where the variable is declared")
}

/// An operator on other types than numbers.
pub(super) fn refuse_operator<T>(node: &impl ToTokens) -> Result<T> {
    refuse(
        node,
        "operators are compiled for floats, integers, `bool`, and types for which the module implements them: for others, call a method of the module",
    )
}

/// A type, at a token that mentions or needs it.
pub(super) fn refuse_type<T>(at: &impl ToTokens, written: &Type) -> Result<T> {
    /// What is special in a type.
    #[derive(Default)]
    struct Parts {
        depth: usize,
        reference: bool,
        function: bool,
        names: Vec<String>,
    }
    impl<'ast> Visit<'ast> for Parts {
        fn visit_type(&mut self, ty: &'ast Type) {
            self.reference |= self.depth > 0 && matches!(ty, Type::Reference(_));
            self.function |= matches!(ty, Type::ImplTrait(_) | Type::TraitObject(_) | Type::BareFn(_));
            self.depth += 1;
            visit::visit_type(self, ty);
            self.depth -= 1;
        }
        fn visit_generic_argument(&mut self, argument: &'ast syn::GenericArgument) {
            self.reference |= matches!(argument, syn::GenericArgument::Lifetime(_));
            visit::visit_generic_argument(self, argument);
        }
        fn visit_type_path(&mut self, path: &'ast syn::TypePath) {
            if let Some(last) = path.path.segments.last() {
                self.names.push(crate::differentiable::basics::marks::written(&last.ident));
            }
            visit::visit_type_path(self, path);
        }
    }
    let mut parts = Parts::default();
    parts.visit_type(written);
    let names = |name: &str| parts.names.iter().any(|part| part == name);
    let message = match () {
        () if parts.function => {
            "`impl`, `dyn` and functions are for parameters themselves: write a type parameter for the elements of a slice (`<S: Shape>`), \
             and call a function by its name in place of one that is returned"
        }
        () if parts.reference => {
            "references inside of types cannot be compiled: pass what they point to as a parameter of its own, or use an index"
        }
        () if names("Result") => "`Result` cannot be compiled: use `Option`",
        () if names("f32") => "floats are `f64` here: convert others outside",
        () => {
            "this type cannot be compiled: use floats, integers, `bool`, arrays, slices, `Vec`, tuples, `Option`, and structs and enums \
             of the module that have no parameters and do not contain themselves"
        }
    };
    refuse(at, message)
}

/// A pattern.
pub(super) fn refuse_pattern<T>(pat: &Pat) -> Result<T> {
    let message = match pat {
        Pat::Or(_) => "these alternatives cannot be compiled: write an arm for each",
        Pat::Ident(ident) if ident.by_ref.is_some() => {
            "`ref` cannot be compiled: match on a reference, `match &x`"
        }
        Pat::Ident(ident) if ident.subpat.is_some() => {
            "`@` cannot be compiled: bind the whole by `let`, and then match it"
        }
        Pat::Reference(_) => {
            "this `&` cannot be compiled: leave it out, and write `*x` where the name is used"
        }
        Pat::Slice(_) | Pat::Rest(_) => {
            "patterns of slices cannot be compiled, except of arrays without `..`: compare `len()`, and use indices"
        }
        Pat::Tuple(_) | Pat::TupleStruct(_) => {
            "this pattern cannot be compiled: give each part a name or `_`, in place of `..` or of a name for several parts"
        }
        _ => "this pattern cannot be compiled: bind the value to a name, and take it apart by `let` and `if`",
    };
    refuse(pat, message)
}

/// A method, at its name, by the type of its receiver.
pub(super) fn refuse_method<T>(name: &syn::Ident, receiver: &Ty) -> Result<T> {
    let message = match receiver {
        Ty::Option(_) => "this method of `Option` cannot be compiled: use `match` or `if let`",
        Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) => {
            "this method of sequences cannot be compiled: write a loop over indices"
        }
        Ty::Int | Ty::Bool | Ty::Opaque(_) => {
            "this method has no adjoint here: call it outside, and pass its result as an argument"
        }
        Ty::Struct(_) | Ty::Enum(_) => {
            "methods of other traits and other modules cannot be compiled: write a method or function of the module"
        }
        _ => "this method cannot be compiled: write a function of the module",
    };
    refuse(name, message)
}
