//! Floats in patterns.
//!
//! A generic scalar cannot be matched against a literal, so a float in a pattern becomes a name and a guard:
//! `Some(0.0) => …` is `Some(x) if x == 0.0 => …`, and a range becomes a pair of comparisons. `if let` with
//! such a pattern becomes a `match`, and so do `while let` and `let … else`. Alternatives become separate
//! arms. Where a guard is impossible (in a chain of conditions, in alternatives inside a pattern), the user
//! is asked to write the comparison.
//!
//! ```text
//! match x { Some(0.0) => a, Some(0.5..=1.0) | None => b, _ => c }
//! ⟶   match x {
//!         Some(v) if v.primal() == 0.0 => a,
//!         Some(v) if v.primal() >= 0.5 && v.primal() <= 1.0 => b,
//!         None => b,
//!         _ => c,
//!     }
//! let (Some(0.5), y) = e else { return 0.0 };
//! ⟶   let (y,) = match e { (Some(v), y) if v.primal() == 0.5 => (y,), _ => return <__Scalar as From<f64>>::from(0.0) };
//! ```

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, Expr, ExprLet, ExprMatch, Lit, Local, LocalInit, Pat, RangeLimits, Type, parse_quote,
    parse_quote_spanned,
};

use crate::differentiable::basics::marks;
use crate::differentiable::basics::syntax::span_of;
use crate::differentiable::deduce::exact::binds_for_good;
use crate::differentiable::deduce::state::Rewriter;

impl Rewriter<'_> {
    /// A `match`.
    pub(crate) fn choice(&mut self, choice: &mut ExprMatch) {
        let for_good = choice.arms.iter().all(|arm| binds_for_good(&arm.pat));
        let plain = self.stays_plain(&choice.expr).filter(|_| for_good);
        let ty = plain.clone().or_else(|| self.type_of(&choice.expr));
        if plain.is_some() {
            self.unlifted(&mut choice.expr);
        } else {
            self.visit_expr_mut(&mut choice.expr);
        }
        // The body of a split arm is repeated, and rewritten once for each.
        choice.arms = std::mem::take(&mut choice.arms).into_iter().flat_map(|arm| self.split(arm)).collect();
        for arm in &mut choice.arms {
            self.arm(arm, ty.as_ref(), plain.is_some());
        }
    }

    /// Alternatives with floats in them, as separate arms: each has its own guard.
    fn split(&self, arm: Arm) -> Vec<Arm> {
        match &arm.pat {
            Pat::Or(or)
                if self.is_over()
                    && !self.is_float_pattern(&arm.pat)
                    && self.float_in(&arm.pat).is_some() =>
            {
                or.cases.iter().map(|case| Arm { pat: case.clone(), ..arm.clone() }).collect()
            }
            _ => vec![arm],
        }
    }

    /// An arm, with its guard.
    fn arm(&mut self, arm: &mut Arm, ty: Option<&Type>, constant: bool) {
        let guards = self.guards(&mut arm.pat);
        self.locals.enter();
        self.bind(&arm.pat.clone(), ty, constant);
        self.visit_pat_mut(&mut arm.pat);
        if let Some((_, guard)) = &mut arm.guard {
            self.visit_expr_mut(guard);
        }
        if let Some(condition) = guards {
            arm.guard = Some(match arm.guard.take() {
                Some((if_token, guard)) => (if_token, parse_quote!(#condition && (#guard))),
                None => (syn::Token![if](Span::call_site()), Box::new(condition)),
            });
        }
        if !self.promote(&mut arm.body) {
            self.visit_expr_mut(&mut arm.body);
        }
        self.locals.leave();
    }

    /// Replaces the floats in a pattern by names and returns the guard.
    pub(crate) fn guards(&mut self, pat: &mut Pat) -> Option<Expr> {
        if !self.is_over() {
            return None;
        }
        let mut guards = Guards { rewriter: self, conditions: Vec::new(), inside_alternative: false };
        guards.visit_pat_mut(pat);
        let conditions = guards.conditions;
        (!conditions.is_empty()).then(|| parse_quote!(#((#conditions))&&*))
    }

    /// `if let` and `while let` with a float in the pattern, as a `match`.
    pub(crate) fn let_as_match(&self, expr: &Expr) -> Option<Expr> {
        if !self.is_over() {
            return None;
        }
        match expr {
            Expr::If(conditional) => {
                let Expr::Let(ExprLet { pat, expr, .. }) = &*conditional.cond else { return None };
                self.float_in(pat)?;
                let then = &conditional.then_branch;
                let otherwise = conditional.else_branch.as_ref().map(|(_, otherwise)| quote!(#otherwise));
                let otherwise = otherwise.unwrap_or_else(|| quote!({}));
                Some(parse_quote!(match #expr { #pat => #then, _ => #otherwise }))
            }
            Expr::While(repeat) => {
                let Expr::Let(ExprLet { pat, expr, .. }) = &*repeat.cond else { return None };
                self.float_in(pat)?;
                let (label, body) = (&repeat.label, &repeat.body);
                Some(parse_quote!(#label loop { match #expr { #pat => #body, _ => break } }))
            }
            _ => None,
        }
    }

    /// `let Some(0.5) = e else { … }` as `let () = match e { Some(x) if x == 0.5 => (), _ => … }`, with what
    /// it binds.
    pub(crate) fn let_else_as_match(&self, local: &mut Local) {
        if !self.is_over() || self.float_in(&local.pat).is_none() {
            return;
        }
        let Some(LocalInit { expr, diverge: Some((_, diverge)), .. }) = &local.init else { return };
        let mut bindings = Bindings { rewriter: self, found: Vec::new() };
        let mut pat = local.pat.clone();
        bindings.visit_pat_mut(&mut pat);
        // `mut` goes with the names out of the pattern: the tuple only hands the values on.
        let (mutability, names): (Vec<_>, Vec<_>) = bindings.found.into_iter().unzip();
        let value: Expr = parse_quote!(match #expr { #pat => (#(#names,)*), _ => #diverge });
        local.pat = parse_quote!((#(#mutability #names,)*));
        local.init =
            Some(LocalInit { eq_token: <syn::Token![=]>::default(), expr: Box::new(value), diverge: None });
    }

    /// Reports a pattern with a float where no guard can be written.
    pub(crate) fn refuse_float_pattern(&mut self, pat: &Pat) {
        if self.is_over() {
            if let Some(span) = self.float_in(pat) {
                self.error(
                    span,
                    "a float in this pattern cannot be turned into a guard; bind a name here and compare it with `==`, \
                     or use `match`",
                );
            }
        }
    }

    /// Where the first float in a pattern is.
    fn float_in(&self, pat: &Pat) -> Option<Span> {
        struct Finder<'a, 'n>(&'a Rewriter<'n>, Option<Span>);
        impl<'ast> syn::visit::Visit<'ast> for Finder<'_, '_> {
            fn visit_pat(&mut self, pat: &'ast Pat) {
                if self.0.is_float_pattern(pat) {
                    self.1.get_or_insert(span_of(pat));
                } else {
                    syn::visit::visit_pat(self, pat);
                }
            }
        }
        let mut finder = Finder(self, None);
        syn::visit::Visit::visit_pat(&mut finder, pat);
        finder.1
    }

    /// Whether a pattern matches a float by its value: a literal, a range, or the name of a constant.
    fn is_float_pattern(&self, pat: &Pat) -> bool {
        match pat {
            Pat::Lit(literal) => matches!(literal.lit, Lit::Float(_)),
            Pat::Range(range) => [&range.start, &range.end]
                .into_iter()
                .flatten()
                .any(|end| self.scalar_constant(end).is_some()),
            Pat::Path(path) => self.scalar_constant(&Expr::Path(path.clone())).is_some(),
            Pat::Ident(ident) => {
                ident.subpat.is_none() && ident.by_ref.is_none() && {
                    let name = &ident.ident;
                    let is_const = marks::is_item(name) || marks::is_float_constant(name);
                    is_const && self.scalar_constant(&parse_quote!(#name)).is_some()
                }
            }
            Pat::Or(or) => or.cases.iter().all(|case| self.is_float_pattern(case)),
            Pat::Paren(paren) => self.is_float_pattern(&paren.pat),
            // syn has no pattern for a negative literal and keeps its tokens.
            Pat::Verbatim(tokens) => negative_literal(tokens).is_some(),
            _ => false,
        }
    }
}

/// The comparison that a float pattern stands for.
fn comparison(pat: &Pat, name: &syn::Ident) -> TokenStream {
    let span = span_of(pat);
    // The trait is imported here because the user's code need not have it in scope.
    let primal = quote_spanned!(span=> { #[allow(unused_imports)] use ::adjoin::Real as _; #name.primal() });
    match pat {
        Pat::Or(or) => {
            let cases = or.cases.iter().map(|case| comparison(case, name));
            quote!(#((#cases))||*)
        }
        Pat::Paren(paren) => comparison(&paren.pat, name),
        Pat::Range(range) => {
            let low = range.start.as_ref().map(|low| quote_spanned!(span=> #primal >= #low));
            let high = range.end.as_ref().map(|high| match range.limits {
                RangeLimits::Closed(_) => quote_spanned!(span=> #primal <= #high),
                RangeLimits::HalfOpen(_) => quote_spanned!(span=> #primal < #high),
            });
            let both = low.into_iter().chain(high);
            quote!(#(#both)&&*)
        }
        _ => quote_spanned!(span=> #primal == #pat),
    }
}

/// `-1.0` among the tokens of a pattern.
fn negative_literal(tokens: &TokenStream) -> Option<syn::LitFloat> {
    let parser = |input: syn::parse::ParseStream<'_>| {
        input.parse::<syn::Token![-]>()?;
        input.parse::<syn::LitFloat>()
    };
    syn::parse::Parser::parse2(parser, tokens.clone()).ok()
}

/// The names that a pattern binds; their `mut` is removed.
struct Bindings<'a, 'n> {
    rewriter: &'a Rewriter<'n>,
    found: Vec<(Option<syn::Token![mut]>, syn::Ident)>,
}

impl VisitMut for Bindings<'_, '_> {
    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        if self.rewriter.is_float_pattern(pat) {
            return;
        }
        if let Pat::Ident(ident) = pat {
            // A name with a capital letter is a constant or a variant.
            if !ident.ident.to_string().starts_with(char::is_uppercase) {
                self.found.push((ident.mutability.take(), ident.ident.clone()));
            }
        }
        visit_mut::visit_pat_mut(self, pat);
    }
}

/// The walk of [`Rewriter::guards`].
struct Guards<'a, 'n> {
    rewriter: &'a mut Rewriter<'n>,
    conditions: Vec<Expr>,
    inside_alternative: bool,
}

impl VisitMut for Guards<'_, '_> {
    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        if !self.rewriter.is_float_pattern(pat) {
            let alternative = matches!(pat, Pat::Or(_));
            let outer = self.inside_alternative;
            self.inside_alternative |= alternative;
            visit_mut::visit_pat_mut(self, pat);
            self.inside_alternative = outer;
            return;
        }
        let span = span_of(pat);
        // A name must be bound in all alternatives, and this one would be in one only.
        if self.inside_alternative {
            self.rewriter.error(
                span,
                "a float in alternatives inside of a pattern cannot be turned into a guard; write an arm for each, or \
                 bind a name and compare it with `==` in a guard",
            );
            return;
        }
        let name = self.rewriter.fresh(span);
        let condition = comparison(pat, &name);
        self.conditions.push(parse_quote_spanned!(span=> #condition));
        *pat = parse_quote!(#name);
    }

    fn visit_expr_mut(&mut self, _: &mut Expr) {}
}
