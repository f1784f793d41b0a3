//! The arms of a macro: reading them, and matching a call.
//!
//! ```text
//! ($f:ident; $($x:expr),*) => { $($f($x))+* };
//!
//! ⟶  Rule {
//!        pattern: [Fragment(f, ident), Token(;), Repetition([Fragment(x, expr)], Some(,), *)],
//!        body: $($f($x))+*,
//!    }
//! ```
//!
//! With the call `name!(sin; 1, y)`, `f` is bound to `sin`, and `x` to two rounds. What cannot be read makes
//! the whole definition `None`, and then its calls are not expanded.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::{Block, Expr, Item};

/// One arm of a macro.
#[derive(Clone)]
pub(crate) struct Rule {
    pub(crate) pattern: Vec<Pattern>,
    pub(crate) body: TokenStream,
}

/// What an arm matches.
#[derive(Clone)]
pub(crate) enum Pattern {
    /// `$name:kind`, such as `$x:expr`
    Fragment(String, String),
    /// `$(…) separator operator`; the separator may have several characters, or none.
    Repetition(Vec<Pattern>, Vec<TokenTree>, char),
    /// Parentheses, brackets or braces that the call must have, too.
    Group(Delimiter, Vec<Pattern>),
    /// A token that the call must repeat.
    Token(TokenTree),
}

/// What a name is bound to.
#[derive(Clone)]
pub(crate) enum Binding {
    /// A fragment, as it is transcribed.
    One(TokenStream),
    /// The bindings of each round of a repetition.
    Many(Vec<HashMap<String, Binding>>),
}

/// The arms of a definition.
pub(crate) fn rules(tokens: TokenStream) -> Option<Vec<Rule>> {
    let mut trees = tokens.into_iter().peekable();
    let mut rules = Vec::new();
    while trees.peek().is_some() {
        let TokenTree::Group(pattern) = trees.next()? else { return None };
        for arrow in ['=', '>'] {
            match trees.next()? {
                TokenTree::Punct(punct) if punct.as_char() == arrow => {}
                _ => return None,
            }
        }
        let TokenTree::Group(body) = trees.next()? else { return None };
        rules.push(Rule { pattern: patterns(pattern.stream())?, body: body.stream() });
        if let Some(TokenTree::Punct(punct)) = trees.next() {
            if punct.as_char() != ';' {
                return None;
            }
        }
    }
    Some(rules)
}

/// Whether a token is this character.
pub(crate) fn is_punct(tree: Option<&TokenTree>, character: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == character)
}

/// The separator and the operator after `$(…)`.
pub(crate) fn repetition(
    trees: &mut std::iter::Peekable<impl Iterator<Item = TokenTree>>,
) -> Option<(Vec<TokenTree>, char)> {
    let operator = |tree: &TokenTree| match tree {
        TokenTree::Punct(punct) if matches!(punct.as_char(), '*' | '+' | '?') => Some(punct.as_char()),
        _ => None,
    };
    let first = trees.next()?;
    match operator(&first) {
        // `$(…)+*` has the separator `+`.
        Some(found) if trees.peek().and_then(operator).is_none() => Some((Vec::new(), found)),
        _ => {
            let mut separator = vec![first];
            // `&&` is two tokens.
            while let (Some(TokenTree::Punct(last)), Some(TokenTree::Punct(next))) =
                (separator.last(), trees.peek())
            {
                if last.spacing() == Spacing::Alone || matches!(next.as_char(), '*' | '+' | '?') {
                    break;
                }
                separator.push(trees.next()?);
            }
            Some((separator, operator(&trees.next()?)?))
        }
    }
}

/// Takes a separator, if it comes next.
fn takes(separator: &[TokenTree], input: ParseStream<'_>) -> bool {
    separator.iter().all(|expected| {
        input.parse::<TokenTree>().is_ok_and(|found| found.to_string() == expected.to_string())
    })
}

/// What an arm matches, read from the tokens on its left.
fn patterns(tokens: TokenStream) -> Option<Vec<Pattern>> {
    let mut trees = tokens.into_iter().peekable();
    let mut list = Vec::new();
    while let Some(tree) = trees.next() {
        list.push(match tree {
            TokenTree::Punct(punct) if punct.as_char() == '$' => match trees.next()? {
                TokenTree::Group(group) => {
                    let (separator, operator) = repetition(&mut trees)?;
                    Pattern::Repetition(patterns(group.stream())?, separator, operator)
                }
                TokenTree::Ident(name) => {
                    if !is_punct(trees.next().as_ref(), ':') {
                        return None;
                    }
                    Pattern::Fragment(name.to_string(), trees.next()?.to_string())
                }
                _ => return None,
            },
            TokenTree::Group(group) => Pattern::Group(group.delimiter(), patterns(group.stream())?),
            other => Pattern::Token(other),
        });
    }
    Some(list)
}

/// Reads one fragment.
fn fragment(kind: &str, input: ParseStream<'_>) -> syn::Result<TokenStream> {
    // A parsed fragment stays together: `$a * 2` is `(1 + 1) * 2`.
    let grouped =
        |tokens: TokenStream| -> TokenStream { TokenTree::Group(Group::new(Delimiter::None, tokens)).into() };
    Ok(match kind {
        "expr" | "expr_2021" => grouped(input.parse::<Expr>()?.into_token_stream()),
        "ty" => grouped(input.parse::<syn::Type>()?.into_token_stream()),
        "ident" => syn::ext::IdentExt::parse_any(input).map(|ident: Ident| ident.into_token_stream())?,
        "path" => input.parse::<syn::Path>()?.into_token_stream(),
        "tt" => token(input)?,
        "literal" => {
            let minus = input.parse::<Option<syn::Token![-]>>()?;
            let literal = input.parse::<syn::Lit>()?;
            quote::quote!(#minus #literal)
        }
        "block" => input.parse::<Block>()?.into_token_stream(),
        "item" => input.parse::<Item>()?.into_token_stream(),
        // Since edition 2021, `pat` includes alternatives at the top.
        "pat" | "pat_param" => {
            if kind == "pat" {
                syn::Pat::parse_multi_with_leading_vert(input)?.into_token_stream()
            } else {
                syn::Pat::parse_single(input)?.into_token_stream()
            }
        }
        "lifetime" => input.parse::<syn::Lifetime>()?.into_token_stream(),
        "vis" => input.parse::<syn::Visibility>()?.into_token_stream(),
        "meta" => input.parse::<syn::Meta>()?.into_token_stream(),
        _ => return Err(input.error("a kind of fragment that is not read here")),
    })
}

/// Reads one token of `macro_rules!`: there, an operator of several characters is one.
fn token(input: ParseStream<'_>) -> syn::Result<TokenStream> {
    const OPERATORS: [&str; 24] = [
        "<<=", ">>=", "...", "..=", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "==", "!=", "<=", ">=",
        "&&", "||", "<<", ">>", "->", "=>", "::", "..",
    ];
    let ahead = input.fork();
    let mut text = String::new();
    while let Ok(TokenTree::Punct(punct)) = ahead.parse::<TokenTree>() {
        text.push(punct.as_char());
        if punct.spacing() == Spacing::Alone || text.len() == 3 {
            break;
        }
    }
    let characters =
        OPERATORS.iter().find(|operator| text.starts_with(**operator)).map_or(1, |found| found.len());
    (0..characters).map(|_| input.parse::<TokenTree>()).collect()
}

/// Matches patterns and leaves the tokens after the match.
fn matches(
    patterns: &[Pattern],
    input: ParseStream<'_>,
    found: &mut HashMap<String, Binding>,
) -> syn::Result<()> {
    for (index, pattern) in patterns.iter().enumerate() {
        match pattern {
            Pattern::Token(expected) => {
                let tree: TokenTree = input.parse()?;
                if tree.to_string() != expected.to_string() {
                    return Err(input.error("another token"));
                }
            }
            Pattern::Fragment(name, kind) => {
                found.insert(name.clone(), Binding::One(fragment(kind, input)?));
            }
            Pattern::Group(delimiter, inner) => match input.parse::<TokenTree>()? {
                TokenTree::Group(group) if group.delimiter() == *delimiter => {
                    whole(inner, group.stream(), found)?;
                }
                _ => return Err(input.error("no such group")),
            },
            Pattern::Repetition(inner, separator, operator) => {
                let rest = &patterns[index + 1..];
                let mut rounds = Vec::new();
                loop {
                    if input.is_empty() || (*operator == '?' && rounds.len() == 1) {
                        break;
                    }
                    if !separator.is_empty() && !rounds.is_empty() {
                        let ahead = input.fork();
                        // A trailing separator belongs to what follows.
                        if !takes(separator, &ahead) || (ahead.is_empty() && !inner.is_empty()) {
                            break;
                        }
                        takes(separator, input);
                    }
                    // A round that fails halfway must not consume anything, so it is tried on a copy.
                    let ahead = input.fork();
                    let mut round = HashMap::new();
                    if matches(inner, &ahead, &mut round).is_err() {
                        break;
                    }
                    // A repetition does not take tokens that the rest of the pattern needs.
                    if let (true, Some(Pattern::Token(next))) = (separator.is_empty(), rest.first()) {
                        if input.fork().parse::<TokenTree>()?.to_string() == next.to_string() {
                            break;
                        }
                    }
                    let mut round = HashMap::new();
                    matches(inner, input, &mut round)?;
                    rounds.push(round);
                }
                if *operator == '+' && rounds.is_empty() {
                    return Err(input.error("at least one"));
                }
                // Every name gets all rounds; the body picks its own from each.
                for name in names(inner) {
                    found.insert(name, Binding::Many(rounds.clone()));
                }
            }
        }
    }
    Ok(())
}

/// Matches patterns against all of the tokens.
pub(crate) fn whole(
    patterns: &[Pattern],
    tokens: TokenStream,
    found: &mut HashMap<String, Binding>,
) -> syn::Result<()> {
    let parser = |input: ParseStream<'_>| {
        matches(patterns, input, found)?;
        if input.is_empty() { Ok(()) } else { Err(input.error("more than the pattern")) }
    };
    parser.parse2(tokens)
}

/// The fragments that patterns bind.
fn names(patterns: &[Pattern]) -> Vec<String> {
    (patterns.iter())
        .flat_map(|pattern| match pattern {
            Pattern::Fragment(name, _) => vec![name.clone()],
            Pattern::Repetition(inner, ..) | Pattern::Group(_, inner) => names(inner),
            Pattern::Token(_) => Vec::new(),
        })
        .collect()
}
