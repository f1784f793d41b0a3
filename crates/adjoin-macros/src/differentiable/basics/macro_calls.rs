//! Macro calls as syntax: most take expressions, a few something else.
//!
//! `assert!(x > 0.0, "{x}")`, `vec![0.0; n]` and `println!("{}", y)` are lists of expressions, whatever they
//! do with them. `matches!(x, Some(0.0) if c)` has a pattern, and `elementwise!(f, [&a, &b])` a function by
//! its name. Anything else fails to parse and is left as it is.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::visit_mut::VisitMut;
use syn::{Expr, Macro, Pat, Token};

use crate::differentiable::basics::syntax::last_name;

/// Expressions and their separators.
pub(crate) struct Expressions(pub(crate) Vec<(Expr, Option<TokenStream>)>);

/// A separator is `,` or `;`: `vec![0.0; n]`. It is kept, because the call is put together again from the
/// list.
impl Parse for Expressions {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut list = Vec::new();
        while !input.is_empty() {
            let expr: Expr = input.parse()?;
            let separator = if input.peek(Token![;]) {
                Some(input.parse::<Token![;]>()?.into_token_stream())
            } else if input.is_empty() {
                None
            } else {
                Some(input.parse::<Token![,]>()?.into_token_stream())
            };
            list.push((expr, separator));
        }
        Ok(Expressions(list))
    }
}

/// The arguments of `matches!`.
pub(crate) struct Matches {
    pub(crate) expr: Expr,
    pub(crate) pat: Pat,
    pub(crate) guard: Option<Expr>,
}

impl Parse for Matches {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let expr = input.parse()?;
        input.parse::<Token![,]>()?;
        let pat = Pat::parse_multi_with_leading_vert(input)?;
        let guard = if input.peek(Token![if]) {
            input.parse::<Token![if]>()?;
            Some(input.parse()?)
        } else {
            None
        };
        input.parse::<Option<Token![,]>>()?;
        Ok(Matches { expr, pat, guard })
    }
}

/// The arguments of `elementwise!`: a function, arrays, and how many results there are.
pub(crate) struct Elementwise {
    pub(crate) function: syn::Path,
    pub(crate) arrays: Expr,
    pub(crate) results: TokenStream,
}

impl Parse for Elementwise {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let function = input.parse()?;
        input.parse::<Token![,]>()?;
        Ok(Elementwise { function, arrays: input.parse()?, results: input.parse()? })
    }
}

/// Shows the expressions and patterns in a macro call to a visitor, where they can be parsed.
pub(crate) fn each_expression(mac: &mut Macro, visitor: &mut impl VisitMut) {
    if last_name(&mac.path) == "elementwise" {
        if let Ok(Elementwise { function, mut arrays, results }) = mac.parse_body() {
            let mut function = syn::ExprPath { attrs: Vec::new(), qself: None, path: function };
            visitor.visit_expr_path_mut(&mut function);
            visitor.visit_expr_mut(&mut arrays);
            mac.tokens = quote!(#function, #arrays #results);
        }
    } else if last_name(&mac.path) == "matches" {
        if let Ok(Matches { mut expr, mut pat, guard }) = mac.parse_body() {
            visitor.visit_expr_mut(&mut expr);
            visitor.visit_pat_mut(&mut pat);
            let guard = guard.map(|mut guard| {
                visitor.visit_expr_mut(&mut guard);
                quote!(if #guard)
            });
            mac.tokens = quote!(#expr, #pat #guard);
        }
    } else if let Ok(Expressions(list)) = mac.parse_body() {
        let mut tokens = TokenStream::new();
        for (mut expr, separator) in list {
            match &mut expr {
                // `name = value` in a formatting macro: only the value is an expression.
                Expr::Assign(named) => visitor.visit_expr_mut(&mut named.right),
                _ => visitor.visit_expr_mut(&mut expr),
            }
            expr.to_tokens(&mut tokens);
            separator.to_tokens(&mut tokens);
        }
        mac.tokens = tokens;
    }
}
