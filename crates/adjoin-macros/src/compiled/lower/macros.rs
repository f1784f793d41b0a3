//! Macros of std: assertions, panics and `vec!`.
//!
//! Assertions are statements of F and have no reverse. Formatted messages are not evaluated: the panic of a
//! compiled function shows the condition or the tokens as text.

use quote::quote;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr as Syntax};

use super::super::core::{Expr, Kind, StmtKind};
use super::super::types::Ty;
use super::{Lower, Result, binary, refuse};

impl Lower<'_> {
    /// `assert!`, `panic!` and the like.
    pub(super) fn macro_statement(&mut self, mac: &syn::Macro) -> Result<()> {
        let name = mac.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        let arguments = mac
            .parse_body_with(syn::punctuated::Punctuated::<Syntax, syn::Token![,]>::parse_terminated)
            .unwrap_or_default();
        let arguments: Vec<&Syntax> = arguments.iter().collect();
        match (name.as_str(), arguments.as_slice()) {
            ("debug_assert" | "debug_assert_eq" | "debug_assert_ne", conditions) => {
                // Left out: the emitted code does not check debug assertions. An effect inside would be lost,
                // so it is refused.
                let mut effects = Effects(false);
                for condition in conditions {
                    effects.visit_expr(condition);
                }
                if effects.0 {
                    return refuse(
                        mac,
                        "a debug assertion may not change anything: compute its operands by `let` before",
                    );
                }
                Ok(())
            }
            ("assert", [condition, ..]) => {
                let value = self.expr(condition)?;
                let text =
                    crate::differentiable::basics::marks::unmarked_text(&quote!(#condition).to_string());
                self.push(StmtKind::Assert(value, format!("assertion failed: {text}")));
                Ok(())
            }
            ("assert_eq" | "assert_ne", [a, b, ..]) => {
                let [left, right] = self.two([*a, *b])?;
                let op: BinOp =
                    if name == "assert_eq" { syn::parse_quote!(==) } else { syn::parse_quote!(!=) };
                let text =
                    crate::differentiable::basics::marks::unmarked_text(&quote!(#a #op #b).to_string());
                self.push(StmtKind::Assert(
                    binary(op, left, right, Ty::Bool),
                    format!("assertion failed: {text}"),
                ));
                Ok(())
            }
            ("panic" | "unreachable" | "unimplemented" | "todo", _) => {
                let text = mac.tokens.to_string();
                self.push(StmtKind::Panic(format!("{name}: {text}")));
                Ok(())
            }
            _ => refuse(mac, OTHER),
        }
    }

    /// `vec![…]`. Its tokens are parsed as those of an array.
    pub(super) fn macro_value(&mut self, mac: &syn::Macro) -> Result<Expr> {
        if mac.path.is_ident("matches") {
            if let Ok(expr) = mac.parse_body_with(as_match) {
                return self.expr(&expr);
            }
        }
        if !is_vec(mac) {
            return refuse(mac, OTHER);
        }
        if let Ok(repeat) = syn::parse2::<Syntax>({
            let tokens = &mac.tokens;
            quote!([#tokens])
        }) {
            match &repeat {
                Syntax::Repeat(repeat) => {
                    let [value, len] = self.two([&*repeat.expr, &*repeat.len])?;
                    let value = self.named(value, repeat.span());
                    let ty = Ty::Vec(Box::new(value.ty.clone()));
                    return Ok(Expr::new(Kind::VecRepeat(Box::new(value), Box::new(len)), ty));
                }
                Syntax::Array(array) => {
                    let values = self.several(&array.elems)?;
                    let values: Vec<_> =
                        values.into_iter().map(|value| self.named(value, array.span())).collect();
                    let elem = super::exprs::element_type(&values).unwrap_or(Ty::Unknown);
                    return Ok(Expr::new(Kind::VecOf(values), Ty::Vec(Box::new(elem))));
                }
                _ => {}
            }
        }
        refuse(mac, OTHER)
    }
}

/// For all other macros.
const OTHER: &str = "this macro cannot be compiled: call it outside, or write out what it stands for";

/// `matches!(expr, pattern if guard)` as a `match`.
fn as_match(input: syn::parse::ParseStream<'_>) -> syn::Result<Syntax> {
    let expr: Syntax = input.parse()?;
    input.parse::<syn::Token![,]>()?;
    let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
    let guard: Option<syn::Token![if]> = input.parse()?;
    let guard = match guard {
        Some(keyword) => {
            let guard: Syntax = input.parse()?;
            quote!(#keyword #guard)
        }
        None => quote!(),
    };
    input.parse::<Option<syn::Token![,]>>()?;
    Ok(syn::parse_quote!(match #expr { #pat #guard => true, _ => false }))
}

/// Whether a macro is `vec!`, the only one with a value.
pub(super) fn is_vec(mac: &syn::Macro) -> bool {
    mac.path.segments.last().is_some_and(|segment| segment.ident == "vec")
}

/// Finds code that may change something: assignments, `&mut`, and methods that are not known to be pure.
struct Effects(bool);

impl<'ast> Visit<'ast> for Effects {
    fn visit_expr_assign(&mut self, _: &'ast syn::ExprAssign) {
        self.0 = true;
    }
    fn visit_expr_binary(&mut self, operation: &'ast syn::ExprBinary) {
        self.0 |= super::statements::compound(operation.op).is_some();
        visit::visit_expr_binary(self, operation);
    }
    fn visit_expr_reference(&mut self, reference: &'ast syn::ExprReference) {
        self.0 |= reference.mutability.is_some();
        visit::visit_expr_reference(self, reference);
    }
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        let pure = [
            "len",
            "is_empty",
            "abs",
            "sqrt",
            "is_finite",
            "is_nan",
            "min",
            "max",
            "iter",
            "all",
            "any",
            "contains",
        ];
        self.0 |= !pure.contains(&name.as_str());
        visit::visit_expr_method_call(self, call);
    }
}
