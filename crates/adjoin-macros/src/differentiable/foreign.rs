//! Functions of other crates: `#[foreign(derivative = …)]`, and calls of what knows `f64` only.
//!
//! A marked function keeps its body plain, and has the derivatives that it names:
//!
//! ```text
//! #[foreign(derivative = slope)]          fn f(x: f64, n: usize) -> f64 {
//! fn f(x: f64, n: usize) -> f64 {    ⟶        #[constant] fn plain(x: f64, n: usize) -> f64 { elsewhere::f(x, n) }
//!     elsewhere::f(x, n)                      #[constant] let value = |[x]: [f64; 1]| plain(x, n);
//! }                                           adjoin::foreign([x], value, |[x]: [f64; 1]| [slope(x, n)])
//!                                         }
//! ```
//!
//! That is done first of all, so that the rest is differentiable code like any other.

use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, Block, Expr, ExprCall, FnArg, Ident, ImplItem, Item, Pat, Path, ReturnType, Signature, Type,
    UseTree, parse_quote, parse_quote_spanned,
};

use super::marks::is_item;
use super::rewrite::Rewriter;
use super::syntax::{has_attribute, is_f64, span_of, unparenthesized};

/// Writes out the marked functions of an item; what is wrong with some.
pub(super) fn write_out(item: &mut Item) -> Vec<syn::Error> {
    let mut functions = Functions { errors: Vec::new() };
    functions.visit_item_mut(item);
    functions.errors
}

struct Functions {
    errors: Vec<syn::Error>,
}

impl Functions {
    fn function(&mut self, attrs: &mut Vec<Attribute>, signature: &Signature, body: &mut Block) {
        let Some(place) = attrs.iter().position(|attr| attr.path().is_ident("foreign")) else { return };
        let attr = attrs.remove(place);
        match written_out(&attr, signature, body) {
            Ok(written) => *body = written,
            Err(error) => self.errors.push(error),
        }
    }
}

impl VisitMut for Functions {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.function(&mut item.attrs, &item.sig, &mut item.block);
        visit_mut::visit_item_fn_mut(self, item);
    }

    fn visit_impl_item_mut(&mut self, item: &mut ImplItem) {
        if let ImplItem::Fn(method) = item {
            self.function(&mut method.attrs, &method.sig, &mut method.block);
        }
        visit_mut::visit_impl_item_mut(self, item);
    }
}

/// `derivative = d`, or `derivative = (d, e)` for several arguments.
fn derivatives(attr: &Attribute) -> syn::Result<Vec<Expr>> {
    let usage = "write `#[foreign(derivative = slope)]`, where `slope` is a function of the same parameters or a closure, or \
         `#[foreign(derivative = (in_x, in_y))]` with one for each `f64`";
    let assigned: syn::ExprAssign = attr.parse_args().map_err(|_| syn::Error::new(span_of(attr), usage))?;
    match &*assigned.left {
        Expr::Path(path) if path.path.is_ident("derivative") => {}
        other => return Err(syn::Error::new(span_of(other), usage)),
    }
    Ok(match *assigned.right {
        Expr::Tuple(tuple) => tuple.elems.into_iter().collect(),
        Expr::Paren(paren) => vec![*paren.expr],
        one => vec![one],
    })
}

fn written_out(attr: &Attribute, signature: &Signature, body: &Block) -> syn::Result<Block> {
    let derivatives = derivatives(attr)?;
    let mut names: Vec<Ident> = Vec::new();
    let mut scalars: Vec<Ident> = Vec::new();
    for input in &signature.inputs {
        let FnArg::Typed(typed) = input else {
            return Err(syn::Error::new(
                span_of(input),
                "a foreign function has no `self`; write a function of the numbers that it takes",
            ));
        };
        let Pat::Ident(pat) = &*typed.pat else {
            return Err(syn::Error::new(span_of(&typed.pat), "a parameter of a foreign function has a name"));
        };
        names.push(pat.ident.clone());
        if is_f64(&typed.ty) && !has_attribute(&typed.attrs, "constant") {
            scalars.push(pat.ident.clone());
        }
    }
    if !matches!(&signature.output, ReturnType::Type(_, ty) if is_f64(ty)) {
        return Err(syn::Error::new(
            span_of(&signature.output),
            "a foreign function returns one `f64`; write one function for each result",
        ));
    }
    if derivatives.len() != scalars.len() || scalars.is_empty() {
        let (given, needed) = (derivatives.len(), scalars.len());
        return Err(syn::Error::new(
            span_of(attr),
            format!(
                "one derivative is needed for each parameter of type `f64`: there are {needed} of these, and {given} given"
            ),
        ));
    }
    let count = scalars.len();
    let partials = derivatives
        .into_iter()
        .map(|derivative| call(derivative, &names))
        .collect::<syn::Result<Vec<_>>>()?;
    let mut plain = signature.clone();
    plain.ident = Ident::new("__plain_value", signature.ident.span());
    let function = &plain.ident;
    for input in &mut plain.inputs {
        if let FnArg::Typed(typed) = input {
            typed.attrs.clear();
        }
    }
    Ok(parse_quote! {{
        #[constant]
        #plain #body
        #[constant]
        let value = |[#(#scalars),*]: [f64; #count]| #function(#(#names),*);
        ::adjoin::foreign([#(#scalars),*], value, |[#(#scalars),*]: [f64; #count]| [#(#partials),*])
    }})
}

/// A derivative at the arguments. A closure that is called where it stands would not know the types of its parameters.
fn call(derivative: Expr, names: &[Ident]) -> syn::Result<Expr> {
    let span = span_of(&derivative);
    match derivative {
        Expr::Closure(closure) => {
            if closure.inputs.len() != names.len() {
                return Err(syn::Error::new(
                    span,
                    format!("the closure takes all {} parameters of the function", names.len()),
                ));
            }
            let (patterns, types): (Vec<Pat>, Vec<Type>) = (closure.inputs.into_iter())
                .map(|input| match input {
                    Pat::Type(typed) => (*typed.pat, *typed.ty),
                    other => (other, parse_quote!(_)),
                })
                .unzip();
            let body = closure.body;
            Ok(parse_quote_spanned!(span=> { let (#(#patterns,)*): (#(#types,)*) = (#(#names,)*); #body }))
        }
        path => Ok(parse_quote_spanned!(span=> #path(#(#names),*))),
    }
}

/// Crates whose functions take `f64` and nothing else.
const PLAIN_CRATES: &[&str] = &["libm", "statrs", "puruspe"];

/// The names of those crates that something else in an item may go by, so that a path is not known to be to the crate.
pub(super) fn taken_names(item: &Item) -> Vec<String> {
    if !matches!(item, Item::Mod(_)) {
        // What is in scope around a single item is not known.
        return PLAIN_CRATES.iter().map(|&name| name.to_owned()).collect();
    }
    let mut taken = Taken(Vec::new());
    taken.visit_item(item);
    taken.0
}

struct Taken(Vec<String>);

impl Taken {
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

impl Rewriter<'_> {
    /// A call of a function that is known to take `f64` only, on a scalar.
    pub(super) fn refuse_plain_crate(&mut self, call: &ExprCall) {
        let Expr::Path(path) = &*call.func else { return };
        let (Some(first), true) = (path.path.segments.first(), path.path.segments.len() > 1) else { return };
        let Some(name) = PLAIN_CRATES.iter().find(|name| first.ident == name) else { return };
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

    /// A call of something from elsewhere with a value that was taken out by `primal()`: then the numbers beside it stay plain too.
    /// Whether it is one.
    pub(super) fn call_with_values(&mut self, call: &mut ExprCall) -> bool {
        let taken_out = |argument: &Expr| matches!(unparenthesized(argument), Expr::MethodCall(call) if call.method == "primal" && call.args.is_empty());
        let elsewhere = match &*call.func {
            Expr::Path(path) => self.is_function_elsewhere(&path.path),
            _ => false,
        };
        if !self.is_over() || !elsewhere || !call.args.iter().any(taken_out) {
            return false;
        }
        for argument in &mut call.args {
            if self.constant(argument).is_some() {
                self.unlifted(argument);
            } else {
                self.visit_expr_mut(argument);
            }
        }
        true
    }

    fn is_function_elsewhere(&self, path: &Path) -> bool {
        let in_sight = |segment: &syn::PathSegment| {
            is_item(&segment.ident) || segment.ident == "Self" || self.names.carrier(&segment.ident).is_some()
        };
        !path.segments.iter().any(in_sight)
            && path.segments.last().is_some_and(|last| last.ident.to_string().starts_with(char::is_lowercase))
    }
}
