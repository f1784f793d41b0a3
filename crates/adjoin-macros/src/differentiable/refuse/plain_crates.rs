//! Calls and types of crates that know `f64` only.
//!
//! `libm::erf(x)` with a scalar `x` would be an error of mismatched types in code that the user did not
//! write. It is reported here instead, with what to do about it: use `adjoin::libm`, or state the derivative
//! with `#[foreign]`. Vectors of such a crate cannot hold scalars at all, which is reported once, where the
//! first function over scalars uses one.

use std::collections::HashSet;

use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, Item, ItemImpl, UseTree};

use crate::differentiable::basics::syntax::{has_attribute, is_f64, span_of};
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::know::names::{Flavour, Names, Owner};

/// Crates whose functions take `f64` and nothing else.
const PLAIN_CRATES: &[&str] = &["libm", "statrs", "puruspe"];

/// The names that are taken in a module.
struct Taken(Vec<String>);

impl Rewriter<'_> {
    /// A call of a function that is known to take `f64` only, with a scalar.
    pub(crate) fn refuse_plain_crate(&mut self, call: &ExprCall) {
        let Expr::Path(path) = &*call.func else { return };
        let (Some(first), true) = (path.path.segments.first(), path.path.segments.len() > 1) else { return };
        let Some(name) = PLAIN_CRATES.iter().find(|name| first.ident == name) else { return };
        // A constant is a plain number, which these functions take.
        let scalar = |argument: &Expr| {
            self.constant(argument).is_none() && self.type_of(argument).is_some_and(|ty| is_f64(&ty))
        };
        if !self.is_over()
            || self.taken_names.iter().any(|taken| taken == name)
            || !call.args.iter().any(scalar)
        {
            return;
        }
        let own = if *name == "libm" {
            "with `use adjoin::libm;` in this module you get the same functions with their derivatives. Otherwise, "
        } else {
            ""
        };
        self.error(
            span_of(&call.func),
            format!(
                "the crate `{name}` knows `f64` only: {own}put the call into a function of its own, marked `#[foreign(derivative = \
                 slope)]`, or take values without a derivative with `primal()`"
            ),
        );
    }
}

/// The names that something else in an item may have, so that a path may not lead to the crate.
pub(crate) fn taken_names(item: &Item) -> Vec<String> {
    if !matches!(item, Item::Mod(_)) {
        // The names in scope around a single item are unknown.
        return PLAIN_CRATES.iter().map(|&name| name.to_owned()).collect();
    }
    let mut taken = Taken(Vec::new());
    taken.visit_item(item);
    taken.0
}

impl Taken {
    /// The names that a `use` brings in. `from_around` says that the path begins with `super`, `crate` or
    /// `self`.
    fn tree(&mut self, tree: &UseTree, at_root: bool, from_around: bool) {
        match tree {
            UseTree::Path(path) => {
                let around = at_root && ["super", "crate", "self"].iter().any(|name| path.ident == name);
                self.tree(&path.tree, false, from_around || around);
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.tree(tree, at_root, from_around));
            }
            // `use libm;` is the crate.
            UseTree::Name(name) if !at_root => self.0.push(name.ident.to_string()),
            UseTree::Rename(rename) => self.0.push(rename.rename.to_string()),
            UseTree::Glob(_) if from_around => {
                self.0.extend(PLAIN_CRATES.iter().map(|&name| name.to_owned()));
            }
            UseTree::Name(_) | UseTree::Glob(_) => {}
        }
    }
}

impl<'ast> Visit<'ast> for Taken {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.0.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&item.tree, true, false);
    }
}

/// A crate whose vectors and matrices hold plain numbers.
const PLAIN_VECTORS: &str = "glam";

/// The error about the first type of such a crate in a function over scalars.
pub(crate) fn vectors(items: &[Item], names: &Names) -> Option<syn::Error> {
    let mut imports = Imports { names: HashSet::from([PLAIN_VECTORS.to_owned()]), is_module: false };
    for item in items {
        imports.visit_item(item);
    }
    if imports.is_module {
        return None;
    }
    let mut uses = Uses { names, imported: imports.names, found: None };
    for item in items {
        uses.visit_item(item);
    }
    let (span, name) = uses.found?;
    Some(syn::Error::new(
        span,
        format!(
            "`{name}` of the crate `{PLAIN_VECTORS}` holds plain numbers, so a derivative cannot go through it. Use \
             nalgebra's vectors, or a struct of your own with the operators that you need, in this module; or mark the `let`, the \
             parameter or the function that uses `{name}` `#[constant]`"
        ),
    ))
}

/// The names that a module imports from the crate.
struct Imports {
    names: HashSet<String>,
    /// Whether the name is that of a module of the user's.
    is_module: bool,
}

impl Imports {
    fn tree(&mut self, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => self.tree(&path.tree),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(tree)),
            UseTree::Name(name) => drop(self.names.insert(name.ident.to_string())),
            UseTree::Rename(rename) => drop(self.names.insert(rename.rename.to_string())),
            UseTree::Glob(_) => {
                self.names.extend(["DVec2", "DVec3", "DVec4", "DQuat", "DMat3", "DMat4"].map(str::to_owned));
            }
        }
    }
}

impl<'ast> Visit<'ast> for Imports {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.is_module |= item.ident == PLAIN_VECTORS;
        visit::visit_item_mod(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if let UseTree::Path(path) = &item.tree {
            // Under a `cfg`, the names may be those of something else.
            if path.ident == PLAIN_VECTORS && !has_attribute(&item.attrs, "cfg") {
                self.tree(&path.tree);
            }
        }
    }
}

/// Looks for these names in functions over scalars.
struct Uses<'a> {
    names: &'a Names,
    imported: HashSet<String>,
    found: Option<(proc_macro2::Span, String)>,
}

impl<'a> Visit<'a> for Uses<'a> {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Mod(module) => visit::visit_item_mod(self, module),
            Item::Impl(block) => self.visit_item_impl(block),
            Item::Fn(function) => {
                let skipped = ["constant", "cfg"].iter().any(|name| has_attribute(&function.attrs, name));
                if !skipped && self.names.flavour_of(&function.sig, None) == Flavour::Generic {
                    visit::visit_item_fn(self, function);
                }
            }
            _ => {}
        }
    }

    fn visit_item_impl(&mut self, item: &'a ItemImpl) {
        for (method, constant) in Owner::functions(item) {
            let owner = Owner::of(item);
            let conditional = has_attribute(&item.attrs, "cfg") || has_attribute(&method.attrs, "cfg");
            if !constant
                && !conditional
                && self.names.flavour_of(&method.sig, Some(&owner)) == Flavour::Generic
            {
                self.visit_signature(&method.sig);
                self.visit_block(&method.block);
            }
        }
    }

    fn visit_fn_arg(&mut self, input: &'a syn::FnArg) {
        if !matches!(input, syn::FnArg::Typed(typed) if has_attribute(&typed.attrs, "constant")) {
            visit::visit_fn_arg(self, input);
        }
    }

    fn visit_local(&mut self, local: &'a syn::Local) {
        if !has_attribute(&local.attrs, "constant") {
            visit::visit_local(self, local);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let first = path.segments.first().map(|first| first.ident.to_string()).unwrap_or_default();
        if self.found.is_none() && self.imported.contains(&first) {
            let name = path
                .segments
                .iter()
                .map(|segment| &segment.ident)
                .find(|ident| ident.to_string().starts_with(char::is_uppercase));
            self.found = name.map(|name| (name.span(), name.to_string()));
        }
        visit::visit_path(self, path);
    }
}
