//! `const fn` on scalars.
//!
//! A `const fn` that only moves values, such as a constructor or a getter, stays `const` when it is made
//! generic. One that computes cannot, because operators on a type parameter are trait methods. It becomes an
//! ordinary function; if constants of the module call it, a copy over `f64` is written beside it under
//! another name:
//!
//! ```text
//! const fn half(x: f64) -> f64 { 0.5 * x }   ⟶  fn half<__Scalar: Real>(x: __Scalar) -> __Scalar { 0.5f64 * x }
//! const LOW: f64 = half(3.0);                    const fn __adjoin_const_half(x: f64) -> f64 { 0.5 * x }
//!                                                const LOW: f64 = __adjoin_const_half(3.0);
//! ```

use std::collections::{HashMap, HashSet};

use syn::visit::{self, Visit};
use syn::{Block, Expr, Ident, ImplItemFn, Item, ItemFn, ItemImpl, Lit, Path, Signature, parse_quote};

use crate::differentiable::basics::marks::{self, key};
use crate::differentiable::basics::syntax::{has_attribute, last_name, shown_name, type_name};
use crate::differentiable::know::names::{Flavour, Names, Owner};

/// A function: the type that it belongs to, if any, and its name.
pub(crate) type Function = (Option<String>, String);

/// How each `const fn` on scalars is expanded.
#[derive(Default)]
pub(crate) struct ConstFunctions {
    /// Functions that become ordinary, with a copy for constants.
    doubled: HashSet<Function>,
    /// Names of functions that are called in constant contexts.
    called: HashSet<String>,
}

impl ConstFunctions {
    /// Whether the function is no longer `const`.
    pub(crate) fn is_doubled(&self, function: &Function) -> bool {
        self.doubled.contains(function)
    }

    /// Whether constants call the copy of a function.
    pub(crate) fn has_copy(&self, function: &Function) -> bool {
        self.doubled.contains(function) && self.called.contains(&function.1)
    }

    /// The methods of a name that have a copy.
    pub(crate) fn has_copied_method(&self, name: &str) -> bool {
        self.called.contains(name)
            && self.doubled.iter().any(|(owner, method)| owner.is_some() && method == name)
    }

    /// Finds the `const fn`s on scalars and what they call.
    pub(crate) fn find(items: &[Item], names: &Names) -> Self {
        let mut finder = Finder { names, bodies: HashMap::new(), called: HashSet::new() };
        for item in items {
            finder.visit_item(item);
        }
        let Finder { bodies, called, .. } = finder;
        // The greatest set of functions that only move values and call each other: all, less those that do
        // more, until nothing changes.
        let mut kept: HashSet<Function> = bodies.keys().cloned().collect();
        loop {
            let lost: Vec<Function> =
                kept.iter().filter(|f| !only_moves(bodies[*f], names, &kept)).cloned().collect();
            if lost.is_empty() {
                break;
            }
            for function in &lost {
                kept.remove(function);
            }
        }
        let doubled = bodies.into_keys().filter(|function| !kept.contains(function)).collect();
        ConstFunctions { doubled, called }
    }
}

/// The name of the copy.
pub(crate) fn copied_name(ident: &Ident) -> Ident {
    Ident::new(&format!("__adjoin_const_{}", marks::written(ident)), ident.span())
}

/// The copy of a function for constants, not yet rewritten.
pub(crate) fn copy(function: &ItemFn) -> ItemFn {
    let mut copy = function.clone();
    copy.sig.ident = copied_name(&function.sig.ident);
    copy.attrs.retain(|attr| attr.path().is_ident("cfg"));
    copy.attrs.push(parse_quote!(#[doc(hidden)]));
    copy.attrs.push(parse_quote!(#[allow(dead_code, missing_docs)]));
    copy
}

/// The copy of a method for constants, not yet rewritten.
pub(crate) fn copy_method(method: &ImplItemFn) -> ImplItemFn {
    let mut copy = method.clone();
    copy.sig.ident = copied_name(&method.sig.ident);
    copy.attrs.retain(|attr| attr.path().is_ident("cfg"));
    copy.attrs.push(parse_quote!(#[doc(hidden)]));
    copy.attrs.push(parse_quote!(#[allow(dead_code, missing_docs)]));
    copy
}

/// Finds the `const fn`s, and everything that is called at compile time.
struct Finder<'a, 'ast> {
    names: &'a Names,
    bodies: HashMap<Function, &'ast Block>,
    called: HashSet<String>,
}

impl<'ast> Finder<'_, 'ast> {
    /// Notes what an expression calls that is evaluated at compile time.
    fn constant(&mut self, expr: &'ast Expr) {
        Calls(&mut self.called).visit_expr(expr);
    }

    /// Notes a `const fn`: what it calls, and its body if it is generic.
    fn function(
        &mut self,
        signature: &Signature,
        body: &'ast Block,
        owner: Option<&Owner<'_>>,
        constant: bool,
    ) {
        if signature.constness.is_none() {
            return;
        }
        // Any `const fn` may be called by a constant, so what it calls counts as well.
        Calls(&mut self.called).visit_block(body);
        if !constant && self.names.flavour_of(signature, owner) == Flavour::Generic {
            let function = (owner.and_then(|owner| type_name(owner.self_ty)), key(&signature.ident));
            self.bodies.insert(function, body);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_, 'ast> {
    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.constant(&item.expr);
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.constant(&item.expr);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.constant(&item.expr);
    }

    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        item.default.iter().for_each(|(_, value)| self.constant(value));
    }

    fn visit_type_array(&mut self, array: &'ast syn::TypeArray) {
        self.constant(&array.len);
        visit::visit_type_array(self, array);
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.constant(&repeat.len);
        visit::visit_expr_repeat(self, repeat);
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        Calls(&mut self.called).visit_block(&block.block);
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.sig, &item.block, None, has_attribute(&item.attrs, "constant"));
        visit::visit_item_fn(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let owner = Owner::of(item);
        for (method, constant) in Owner::functions(item) {
            self.function(&method.sig, &method.block, Some(&owner), constant);
        }
        visit::visit_item_impl(self, item);
    }
}

/// The functions and methods that are called, by their last names.
struct Calls<'a>(&'a mut HashSet<String>);

impl<'ast> Visit<'ast> for Calls<'_> {
    fn visit_path(&mut self, path: &'ast Path) {
        self.0.insert(last_name(path));
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.0.insert(call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }
}

/// Whether a body only takes values apart and puts them together.
fn only_moves(body: &Block, names: &Names, kept: &HashSet<Function>) -> bool {
    let mut moves = Moves { names, kept, only: true };
    moves.visit_block(body);
    moves.only
}

/// The walk of [`only_moves`].
struct Moves<'a> {
    names: &'a Names,
    kept: &'a HashSet<Function>,
    only: bool,
}

impl<'ast> Visit<'ast> for Moves<'_> {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            // A float would have to be lifted, by a call of a trait method.
            Expr::Lit(literal) => self.only &= !matches!(literal.lit, Lit::Float(_)),
            // Constants would have to be lifted.
            Expr::Path(path) if path.qself.is_none() => {
                let last = path.path.segments.last().map(|last| &last.ident);
                let constant = last.is_some_and(marks::is_float_constant)
                    || self.names.constants.contains_key(&last_name(&path.path))
                    || (path.path.segments.len() > 1 && !shown_name(&path.path).contains(char::is_lowercase));
                self.only &= !constant;
            }
            Expr::Call(call) => {
                let Expr::Path(path) = &*call.func else { return self.only = false };
                self.only &= path.qself.is_none() && self.may_call(&path.path);
                call.args.iter().for_each(|argument| self.visit_expr(argument));
            }
            Expr::Array(_)
            | Expr::Block(_)
            | Expr::Field(_)
            | Expr::Group(_)
            | Expr::Index(_)
            | Expr::Paren(_)
            | Expr::Reference(_)
            | Expr::Return(_)
            | Expr::Struct(_)
            | Expr::Tuple(_)
            | Expr::Assign(_) => visit::visit_expr(self, expr),
            _ => self.only = false,
        }
    }

    fn visit_pat(&mut self, pat: &'ast syn::Pat) {
        self.only &=
            matches!(pat, syn::Pat::Ident(_) | syn::Pat::Tuple(_) | syn::Pat::Struct(_) | syn::Pat::Type(_));
        visit::visit_pat(self, pat);
    }

    fn visit_item(&mut self, _: &'ast Item) {
        self.only = false;
    }

    fn visit_macro(&mut self, _: &'ast syn::Macro) {
        self.only = false;
    }

    fn visit_type(&mut self, _: &'ast syn::Type) {}
}

impl Moves<'_> {
    /// Constructors of structs and variants, and functions that stay `const` themselves.
    fn may_call(&self, path: &Path) -> bool {
        let name = last_name(path);
        if shown_name(path).starts_with(char::is_uppercase) {
            return true;
        }
        let owner = path.segments.iter().rev().nth(1).map(|owner| key(&owner.ident));
        let free = self.kept.contains(&(None, name.clone()));
        free || owner.is_some_and(|owner| {
            if owner == "Self" {
                self.kept.iter().any(|(of, method)| of.is_some() && *method == name)
            } else {
                self.kept.contains(&(Some(owner), name))
            }
        })
    }
}
