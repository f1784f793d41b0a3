//! Redirects paths into `rayon::` in differentiable code to adjoin's counterparts, `::adjoin::rayon::`.
//!
//! This works on tokens, before anything is parsed, so that macros and their arguments are included.
//! `::rayon::` means rayon itself, and so does `rayon` where the code has a module of this name.
//!
//! ```text
//! use rayon::prelude::*;           ⟶   use ::adjoin::rayon::prelude::*;
//! rayon::join(|| f(x), || g(x))    ⟶   ::adjoin::rayon::join(|| f(x), || g(x))
//! ```
//!
//! Names of rayon in braces (`use rayon::{spawn, join}`) are not compared with [`MISSING`]: those that have
//! no counterpart are unresolved imports, which the compiler reports.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::quote_spanned;

use crate::differentiable::basics::words::Words;

/// Functions of rayon's that have no counterpart, and what to write instead.
const MISSING: &[(&str, &str)] = &[
    ("spawn", "nothing waits for what it starts, so its derivative would be lost; use `rayon::scope`"),
    ("spawn_fifo", "nothing waits for what it starts, so its derivative would be lost; use `rayon::scope`"),
    ("spawn_broadcast", "what it does depends on the number of threads; use a parallel iterator"),
    ("broadcast", "what it does depends on the number of threads; use a parallel iterator"),
    ("join_context", "what it tells depends on the schedule; use `rayon::join`"),
    ("scope_fifo", "closures are recorded in the order in which they are spawned anyway; use `rayon::scope`"),
    ("in_place_scope", "use `rayon::scope`"),
    ("in_place_scope_fifo", "use `rayon::scope`"),
    ("yield_now", "differentiable code must not depend on the schedule; leave it out"),
    ("yield_local", "differentiable code must not depend on the schedule; leave it out"),
];

/// The item with all such paths changed, and errors about functions without a counterpart.
pub(crate) fn pointed_at_adjoin(item: TokenStream) -> (TokenStream, TokenStream) {
    if !Words::of(item.clone()).may_have(&["rayon"]) || has_module(item.clone()) {
        return (item, TokenStream::new());
    }
    let mut errors = TokenStream::new();
    let item = walk(item, &mut errors);
    (item, errors)
}

/// Whether the code has `mod rayon` anywhere, which then is what `rayon::` means.
fn has_module(tokens: TokenStream) -> bool {
    let mut after_mod = false;
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => {
            let is_name = after_mod && ident == "rayon";
            after_mod = ident == "mod";
            is_name
        }
        TokenTree::Group(group) => {
            after_mod = false;
            has_module(group.stream())
        }
        _ => false,
    })
}

/// Redirects the paths at one level of the tokens and inside its groups. The `::` after `rayon` takes two
/// tokens, so the name after it is the third.
fn walk(tokens: TokenStream, errors: &mut TokenStream) -> TokenStream {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    let mut result = TokenStream::new();
    for (place, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Group(group) => result.extend([inside(group, errors)]),
            TokenTree::Ident(ident) if ident == "rayon" && is_the_crate(&trees, place) => {
                let error = match trees.get(place + 3) {
                    Some(TokenTree::Ident(name)) => missing(name),
                    _ => None,
                };
                match error {
                    // Left as it is, so that the compiler does not report it once more.
                    Some(error) => {
                        errors.extend(error);
                        result.extend([tree.clone()]);
                    }
                    None => result.extend(quote_spanned!(ident.span()=> ::adjoin::rayon)),
                }
            }
            _ => result.extend([tree.clone()]),
        }
    }
    result
}

/// A group with its contents redirected.
fn inside(group: &Group, errors: &mut TokenStream) -> TokenTree {
    // Nothing changed: return the same group, with its invisible delimiters.
    if group.delimiter() == Delimiter::None {
        return group.clone().into();
    }
    let mut new = Group::new(group.delimiter(), walk(group.stream(), errors));
    new.set_span(group.span());
    new.into()
}

/// Whether `rayon` at this place begins a path or is imported.
fn is_the_crate(trees: &[TokenTree], place: usize) -> bool {
    let before = |back| place.checked_sub(back).and_then(|place| trees.get(place));
    let is = |tree: Option<&TokenTree>, character| matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == character);
    let after_path = (is(before(1), ':') && is(before(2), ':')) || is(before(1), '.');
    let before_path = is(trees.get(place + 1), ':') && is(trees.get(place + 2), ':');
    let imported = matches!(before(1), Some(TokenTree::Ident(keyword)) if keyword == "use");
    !after_path && (before_path || imported)
}

/// The error for a function without a counterpart.
fn missing(name: &Ident) -> Option<TokenStream> {
    let (_, instead) = MISSING.iter().find(|(missing, _)| name == missing)?;
    let message = format!("`rayon::{name}` cannot be differentiated: {instead}");
    Some(quote_spanned!(name.span()=> ::core::compile_error!(#message);))
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    fn pointed(item: TokenStream) -> String {
        let (item, errors) = pointed_at_adjoin(item);
        assert!(errors.is_empty(), "{errors}");
        item.to_string()
    }

    #[test]
    fn paths_and_imports_are_pointed_at_adjoin() {
        let found = pointed(quote! {
            mod m { use rayon::prelude::*; use {rayon::join, a::rayon::b}; fn f(p: rayon::Pool) { assert!(rayon::g(x.rayon)) } }
        });
        let expected = quote! {
            mod m { use ::adjoin::rayon::prelude::*; use {::adjoin::rayon::join, a::rayon::b}; fn f(p: ::adjoin::rayon::Pool) { assert!(::adjoin::rayon::g(x.rayon)) } }
        };
        assert_eq!(found, expected.to_string());
        assert_eq!(
            pointed(quote!(
                use rayon as r;
            )),
            quote!(
                use ::adjoin::rayon as r;
            )
            .to_string()
        );
    }

    #[test]
    fn absolute_paths_and_modules_of_the_same_name_stay() {
        let absolute = quote!(
            fn f() {
                ::rayon::spawn(g);
            }
        );
        assert_eq!(pointed(absolute.clone()), absolute.to_string());
        let own = quote!(
            mod m {
                mod rayon {}
                fn f() {
                    rayon::g()
                }
            }
        );
        assert_eq!(pointed(own.clone()), own.to_string());
    }

    #[test]
    fn what_has_no_counterpart_is_an_error_that_says_what_to_use() {
        let (_, errors) = pointed_at_adjoin(quote!(
            fn f() {
                rayon::spawn(g);
            }
        ));
        assert!(errors.to_string().contains("use `rayon::scope`"), "{errors}");
    }
}
