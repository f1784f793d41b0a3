//! Macro calls inside generic code.
//!
//! A macro's tokens have no meaning of their own. Almost every macro in numerical code takes expressions separated by
//! commas or a semicolon (`println!`, `assert!`, `vec!`, `join!`), so they are read that way and rewritten as
//! arguments are. `matches!` has a pattern, and `elementwise!` a function that stays generic. A macro that cannot be read so
//! is left as it is, unless there is a float in it, which would silently keep its type: that is an error.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::visit_mut::VisitMut;
use syn::{Expr, Macro, Pat, Token};

use super::other_scalars::is_verb;
use super::rewrite::Rewriter;
use super::syntax::{float_token, last_name};

/// Expressions, and what comes between them.
struct Expressions(Vec<(Expr, Option<TokenStream>)>);

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
struct Matches {
    expr: Expr,
    pat: Pat,
    guard: Option<Expr>,
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
struct MapEach {
    function: syn::Path,
    arrays: Expr,
    results: TokenStream,
}

impl Parse for MapEach {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let function = input.parse()?;
        input.parse::<Token![,]>()?;
        Ok(MapEach { function, arrays: input.parse()?, results: input.parse()? })
    }
}

/// Shows the expressions and patterns in a macro call to a visitor, where they can be read.
pub(super) fn each_expression(mac: &mut Macro, visitor: &mut impl VisitMut) {
    if last_name(&mac.path) == "elementwise" {
        if let Ok(MapEach { function, mut arrays, results }) = mac.parse_body() {
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
                Expr::Assign(named) => visitor.visit_expr_mut(&mut named.right),
                _ => visitor.visit_expr_mut(&mut expr),
            }
            expr.to_tokens(&mut tokens);
            separator.to_tokens(&mut tokens);
        }
        mac.tokens = tokens;
    }
}

impl Rewriter<'_> {
    pub(super) fn macro_call(&mut self, mac: &mut Macro) {
        if last_name(&mac.path) == "elementwise" {
            if let Ok(MapEach { function, mut arrays, results }) = mac.parse_body() {
                self.visit_expr_mut(&mut arrays);
                mac.tokens = quote!(#function, #arrays #results);
                return;
            }
        }
        if last_name(&mac.path) == "matches" {
            if let Ok(mut arguments) = mac.parse_body::<Matches>() {
                mac.tokens = self.matches(&mut arguments);
                return;
            }
        }
        match mac.parse_body::<Expressions>() {
            Ok(Expressions(list)) => {
                let mut tokens = TokenStream::new();
                for (mut expr, separator) in list {
                    match &mut expr {
                        // `name = value` in a formatting macro.
                        Expr::Assign(named) => self.visit_expr_mut(&mut named.right),
                        Expr::Closure(closure) if is_verb(&mac.path) => {
                            self.closure_of_verb(&mac.path, closure);
                        }
                        _ => self.visit_expr_mut(&mut expr),
                    }
                    expr.to_tokens(&mut tokens);
                    separator.to_tokens(&mut tokens);
                }
                mac.tokens = tokens;
            }
            Err(_) if self.is_over() => {
                if let Some(token) = float_token(mac.tokens.clone()) {
                    let name = last_name(&mac.path);
                    self.error(
                        token.span(),
                        format!(
                            "`#[differentiable]` cannot read the arguments of `{name}!`, so this float would keep its \
                             type; write a function, or write out what the call stands for"
                        ),
                    );
                }
            }
            Err(_) => {}
        }
    }

    fn matches(&mut self, arguments: &mut Matches) -> TokenStream {
        let ty = self.type_of(&arguments.expr);
        self.visit_expr_mut(&mut arguments.expr);
        self.locals.enter();
        self.bind(&arguments.pat.clone(), ty.as_ref(), false);
        let condition = self.guards(&mut arguments.pat);
        if let Some(guard) = &mut arguments.guard {
            self.visit_expr_mut(guard);
        }
        self.locals.leave();
        let Matches { expr, pat, guard } = arguments;
        match (condition, guard) {
            (Some(condition), Some(guard)) => quote!(#expr, #pat if #condition && (#guard)),
            (Some(condition), None) => quote!(#expr, #pat if #condition),
            (None, Some(guard)) => quote!(#expr, #pat if #guard),
            (None, None) => quote!(#expr, #pat),
        }
    }
}
