//! `Complex64` as `Complex<f64>`, so that its `f64` is seen.
//!
//! ```text
//! use num_complex::Complex64 as c64;   ⟶  use num_complex::Complex as c64;
//! fn square(z: c64) -> c64 { … }           fn square(z: ::num_complex::Complex<f64>) -> … { … }
//! ```
//!
//! Not where the name is handed on (`pub use`) or comes by a glob: then it stays the alias that it is.

use std::collections::HashSet;

use proc_macro2::{Ident, Span};
use syn::visit::Visit;
use syn::visit_mut::{self, VisitMut};
use syn::{Item, ItemUse, Path, TypePath, UseTree, Visibility, parse_quote};

const ALIAS: &str = "Complex64";

/// Writes the alias out.
pub(crate) fn write_out(item: &mut Item) {
    let mut imports = Imports::default();
    imports.visit_item(item);
    if !imports.handed_on {
        WriteOut(&imports.names).visit_item_mut(item);
    }
}

/// Whether a path begins with the crate that has the alias.
fn root(first: &Ident) -> bool {
    first == "num_complex"
}

#[derive(Default)]
struct Imports {
    names: HashSet<String>,
    handed_on: bool,
}

impl Imports {
    fn tree(&mut self, tree: &UseTree, private: bool) {
        match tree {
            UseTree::Path(path) => self.tree(&path.tree, private),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(tree, private)),
            UseTree::Name(name) if name.ident == ALIAS => self.found(&name.ident, private),
            UseTree::Rename(name) if name.ident == ALIAS => self.found(&name.rename, private),
            UseTree::Glob(_) => self.handed_on = true,
            UseTree::Name(_) | UseTree::Rename(_) => {}
        }
    }

    fn found(&mut self, name: &Ident, private: bool) {
        self.names.insert(name.to_string());
        self.handed_on |= !private;
    }
}

impl<'ast> Visit<'ast> for Imports {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if let UseTree::Path(path) = &item.tree {
            if root(&path.ident) {
                self.tree(&path.tree, matches!(item.vis, Visibility::Inherited));
            }
        }
    }

    fn visit_item_macro(&mut self, _: &'ast syn::ItemMacro) {}
}

struct WriteOut<'a>(&'a HashSet<String>);

fn generic() -> Ident {
    Ident::new("Complex", Span::call_site())
}

impl WriteOut<'_> {
    fn tree(tree: &mut UseTree) {
        match tree {
            UseTree::Path(path) => Self::tree(&mut path.tree),
            UseTree::Group(group) => group.items.iter_mut().for_each(Self::tree),
            UseTree::Name(name) if name.ident == ALIAS => {
                let (complex, alias) = (generic(), name.ident.clone());
                *tree = parse_quote!(#complex as #alias);
            }
            UseTree::Rename(name) if name.ident == ALIAS => name.ident = generic(),
            UseTree::Name(_) | UseTree::Rename(_) | UseTree::Glob(_) => {}
        }
    }
}

impl VisitMut for WriteOut<'_> {
    fn visit_item_use_mut(&mut self, item: &mut ItemUse) {
        let before = item.tree.clone();
        if let UseTree::Path(path) = &mut item.tree {
            if root(&path.ident) {
                Self::tree(&mut path.tree);
            }
        }
        if item.tree != before {
            item.attrs.push(parse_quote!(#[allow(unused_imports)]));
        }
    }

    fn visit_type_path_mut(&mut self, ty: &mut TypePath) {
        visit_mut::visit_type_path_mut(self, ty);
        let named =
            ty.qself.is_none() && ty.path.get_ident().is_some_and(|name| self.0.contains(&name.to_string()));
        let written = ty.qself.is_none()
            && ty
                .path
                .segments
                .last()
                .is_some_and(|last| last.ident == "Complex" && last.arguments.is_none());
        // What was written as a path has been renamed already.
        if named || (written && ty.path.segments.len() > 1 && root(&ty.path.segments[0].ident)) {
            ty.path = parse_quote!(::num_complex::Complex<f64>);
        }
    }

    fn visit_path_mut(&mut self, path: &mut Path) {
        visit_mut::visit_path_mut(self, path);
        if path.segments.len() > 1 && root(&path.segments[0].ident) {
            for segment in path.segments.iter_mut().filter(|segment| segment.ident == ALIAS) {
                segment.ident = generic();
            }
        }
    }
}
