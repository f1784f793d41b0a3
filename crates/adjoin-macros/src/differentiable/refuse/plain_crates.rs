//! Calls of crates that know `f64` only.
//!
//! `libm::erf(x)` with a scalar `x` would be an error of mismatched types in code that the user did not
//! write. It is reported here instead, with what to do about it: use `adjoin::libm`, or state the derivative
//! with `#[foreign]`.

use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, Item, UseTree};

use crate::differentiable::basics::syntax::{is_f64, span_of};
use crate::differentiable::deduce::state::Rewriter;

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
