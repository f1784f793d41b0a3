//! Ways in which a derivative would be lost silently.
//!
//! A number that is taken apart into bits or text and put together again is a constant to the derivative: the
//! program compiles, and the gradient is zero where it should not be. What the source shows of that is an
//! error here. Bits alone are fine: people compare and hash them.
//!
//! | refused | because |
//! | --- | --- |
//! | `f64::from_bits(e)` and the like, unless `e` is known at compile time, marked, or as below | `e` may be the bits of a scalar |
//! | the same in a function from integers to floats, if the module reads bits of scalars somewhere | it may be called with them |
//! | `x.to_bits() as f64` | bits read as an integer are nearly a logarithm |
//! | `x.to_string().parse::<f64>()`, also through `format!` | the text of a number is its value |
//! | casts between pointers to floats and to others | a scalar is more than its bits |
//!
//! `from_bits(e)` keeps the derivative if `e` has the mantissa of a scalar
//! ([`bits`](crate::differentiable::deduce::bits)).

use proc_macro2::Span;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprCast, ExprMethodCall, FnArg, GenericArgument, Item, Type};

use crate::differentiable::basics::syntax::{has_attribute, is_f64, is_integer, span_of, unparenthesized};
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::deduce::traces::{Trace, is_from_bits, is_known};
use crate::differentiable::know::names::{Flavour, Names, Owner};

const FROM_BITS: &str = "this float is made from bits: if they are the bits of a scalar, its derivative is lost \
     silently. If there is no derivative to lose, bind the result with `#[constant] let`, or move this into a function marked `#[constant]`. \
     To take a number apart and keep its derivative, use `adjoin::libm::frexp` and `adjoin::libm::ldexp`";

const BITS_AS_NUMBER: &str = "reading the bits of a scalar as a number silently loses its derivative; bind the result with \
     `#[constant] let` if it has none, or take the exponent with `adjoin::libm::frexp`";

const TEXT: &str = "a scalar that is written as text and read back silently loses its derivative; bind the result with \
     `#[constant] let` if it is to have none, or round with `round()`";

const POINTER: &str = "a scalar of differentiated code is more than its bits; a cast between pointers to floats and to other types \
     cannot be differentiated. Move this into a function marked `#[constant]`";

impl Rewriter<'_> {
    /// The error of `f64::from_bits` in generic code.
    pub(crate) fn refuse_from_bits(&mut self, span: Span) {
        self.error(span, FROM_BITS);
    }

    /// Refuses an expression of generic code in which a derivative would be lost.
    pub(crate) fn refuse_losses(&mut self, expr: &Expr) {
        match expr {
            Expr::Cast(cast) => self.refuse_lossy_cast(cast),
            Expr::MethodCall(call) => self.refuse_lossy_parse(call),
            Expr::Call(call) => {
                let conversion = matches!(&*call.func, Expr::Path(path)
                    if path.path.segments.len() == 2 && path.path.segments[0].ident == "f64" && path.path.segments[1].ident == "from");
                if conversion && call.args.iter().any(|argument| self.trace(argument) == Some(Trace::Bits)) {
                    self.error(span_of(call), BITS_AS_NUMBER);
                }
            }
            _ => {}
        }
    }

    /// `x.to_bits() as f64`, and casts of pointers.
    fn refuse_lossy_cast(&mut self, cast: &ExprCast) {
        if is_f64(&cast.ty) && self.trace(&cast.expr) == Some(Trace::Bits) {
            self.error(span_of(&cast.expr), BITS_AS_NUMBER);
        }
        if let Type::Ptr(pointer) = &*cast.ty {
            let from = match unparenthesized(&cast.expr) {
                Expr::Cast(inner) => match &*inner.ty {
                    Type::Ptr(pointer) => Some(&*pointer.elem),
                    _ => None,
                },
                _ => None,
            };
            let to_float = self.names.mentions(&pointer.elem);
            let of_reference = matches!(unparenthesized(&cast.expr), Expr::Reference(_));
            let from_float = from.is_some_and(|ty| self.names.mentions(ty) && *ty != *pointer.elem);
            if from_float || (to_float && !of_reference && from.is_none_or(|ty| *ty != *pointer.elem)) {
                self.error(span_of(&cast.ty), POINTER);
            }
        }
    }

    /// `x.to_string().parse()`.
    fn refuse_lossy_parse(&mut self, call: &ExprMethodCall) {
        if call.method != "parse" || self.trace(&call.receiver) != Some(Trace::Text) {
            return;
        }
        let integer = call.turbofish.as_ref().is_some_and(|turbofish| {
            turbofish.args.iter().any(|arg| matches!(arg, GenericArgument::Type(ty) if is_integer(ty)))
        });
        if !integer {
            self.error(call.method.span(), TEXT);
        }
    }
}

/// Functions from integers to floats that make them from bits, in an item that reads bits of scalars
/// somewhere.
pub(crate) fn check(items: &[Item], names: &Names) -> Vec<syn::Error> {
    let mut bits =
        Bits { names, owner: None, flavour: None, takes_some: false, taken: false, made: Vec::new() };
    for item in items {
        bits.visit_item(item);
    }
    // Without bits of a scalar anywhere in the item, there is nothing to lose.
    let made = if bits.taken { bits.made } else { Vec::new() };
    made.into_iter().map(|span| syn::Error::new(span, FROM_BITS)).collect()
}

/// Looks for functions that read bits, and for those that make floats from them.
struct Bits<'a> {
    names: &'a Names,
    /// The `impl` that the walk is in: its type, its generics, and whether it is one of a trait.
    owner: Option<(Type, syn::Generics, bool)>,
    /// The flavour of the enclosing function.
    flavour: Option<Flavour>,
    /// Whether that function has parameters, through which bits could come in.
    takes_some: bool,
    /// Whether generic code reads bits.
    taken: bool,
    /// Where a constant function makes a float from bits that it does not know.
    made: Vec<Span>,
}

impl Bits<'_> {
    /// Walks a body, with what its signature says. A function that is marked `#[constant]` may do as it
    /// likes.
    fn function(&mut self, signature: &syn::Signature, attrs: &[syn::Attribute], body: &syn::Block) {
        if has_attribute(attrs, "constant") {
            return;
        }
        let owner = (self.owner.as_ref()).map(|(self_ty, generics, of_trait)| Owner {
            self_ty,
            generics,
            of_trait: *of_trait,
        });
        let flavour = self.names.flavour_of(signature, owner.as_ref());
        let outer = (self.flavour.replace(flavour), self.takes_some);
        self.takes_some = signature.inputs.iter().any(|input| matches!(input, FnArg::Typed(_)));
        visit::visit_block(self, body);
        (self.flavour, self.takes_some) = outer;
    }
}

impl<'ast> Visit<'ast> for Bits<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !has_attribute(&item.attrs, "constant") {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if !has_attribute(&item.attrs, "constant") {
            let owner = ((*item.self_ty).clone(), item.generics.clone(), item.trait_.is_some());
            let outer = self.owner.replace(owner);
            visit::visit_item_impl(self, item);
            self.owner = outer;
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let outer = self.owner.take();
        self.function(&item.sig, &item.attrs, &item.block);
        self.owner = outer;
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if !has_attribute(&local.attrs, "constant") {
            visit::visit_local(self, local);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.taken |= self.flavour == Some(Flavour::Generic) && call.method == "to_bits";
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(path) = &*call.func {
            let segments = &path.path.segments;
            let last = segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
            let of_float = segments.len() == 2 && segments[0].ident == "f64";
            self.taken |= self.flavour == Some(Flavour::Generic) && of_float && last == "to_bits";
            let known = call.args.iter().all(|argument| is_known(argument, self.names, &|_| None));
            if self.flavour == Some(Flavour::Constant)
                && self.takes_some
                && of_float
                && is_from_bits(&last)
                && !known
            {
                self.made.push(span_of(path));
            }
        }
        visit::visit_expr_call(self, call);
    }
}
