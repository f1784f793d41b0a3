//! Macro calls inside generic code.
//!
//! A macro's tokens have no meaning of their own. Almost every macro in numerical code takes expressions
//! separated by commas or a semicolon (`println!`, `assert!`, `vec!`, `join!`), so the tokens are parsed that
//! way and rewritten as arguments are. `matches!` has a pattern, and `elementwise!` a function that stays
//! generic. A macro that cannot be parsed this way is left as it is, unless it contains a float, which would
//! silently keep its type: that is an error.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::visit_mut::VisitMut;
use syn::{Expr, Macro};

use crate::differentiable::basics::macro_calls::{Elementwise, Expressions, Matches};
use crate::differentiable::basics::syntax::{float_token, last_name};
use crate::differentiable::deduce::other_scalars::is_verb;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::rewrite::other_crates::is_of_approx;

impl Rewriter<'_> {
    /// Rewrites the arguments of a macro call.
    pub(crate) fn macro_call(&mut self, mac: &mut Macro) {
        if last_name(&mac.path) == "elementwise" {
            // The function is run on scalars of the library's choosing, so its name gets no scalar.
            if let Ok(Elementwise { function, mut arrays, results }) = mac.parse_body() {
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
                let compares = self.is_over() && is_of_approx(&last_name(&mac.path));
                // The first argument of `write!` is what it writes to.
                let written_to = usize::from(["write", "writeln"].contains(&last_name(&mac.path).as_str()));
                for (place, (mut expr, separator)) in list.into_iter().enumerate() {
                    if place >= written_to {
                        self.note_printed(if let Expr::Assign(named) = &expr { &named.right } else { &expr });
                    }
                    // The crate's traits are for plain numbers, and what comes out has no derivative.
                    let compared = compares && self.value_compared(&mut expr);
                    match &mut expr {
                        _ if compared => {}
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

    /// The arguments of `matches!`, with a guard for each float in the pattern.
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
