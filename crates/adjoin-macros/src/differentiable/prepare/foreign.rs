//! Functions of other crates: `#[foreign(derivative = …)]`, and calls of functions that know `f64` only.
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
//! This is done first, so that the result is differentiable code like any other.

use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, Block, Expr, FnArg, Ident, ImplItem, Item, Pat, ReturnType, Signature, Type, parse_quote,
    parse_quote_spanned,
};

use crate::differentiable::basics::syntax::{has_attribute, is_f64, span_of};

/// Expands the marked functions of an item, and reports errors in them.
pub(crate) fn write_out(item: &mut Item) -> Vec<syn::Error> {
    let mut functions = Functions { errors: Vec::new() };
    functions.visit_item_mut(item);
    functions.errors
}

struct Functions {
    errors: Vec<syn::Error>,
}

impl Functions {
    /// Expands a function, if it is marked.
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

/// The new body of a marked function.
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
    // `#[constant]` means nothing on a parameter of plain code.
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

/// A derivative at the arguments. A closure that is called where it is written would not know the types of
/// its parameters.
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
