//! Transcribes the body of an arm with the matched fragments.
//!
//! Names are told apart by the tokens around them, because a body need not parse before its fragments are in
//! place. `y` is renamed where it is a variable, but not in `point.y`, nor as the field of `Point { y: 1.0
//! }`; `Point { y }` becomes `Point { y: y_adjoin_macro_7 }`.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};

use super::arms::{Binding, is_punct, repetition};

/// What is between the name of a variable and the number of the expansion.
const MARK: &str = "_adjoin_macro_";

/// The variables that an expansion binds, and its number.
pub(crate) struct Hygiene {
    pub(crate) bound: HashSet<String>,
    pub(crate) number: usize,
}

impl Hygiene {
    /// The name in the expansion.
    fn name(&self, ident: Ident) -> Ident {
        if self.bound.contains(&ident.to_string()) {
            Ident::new(&format!("{ident}{MARK}{}", self.number), ident.span())
        } else {
            ident
        }
    }
}

/// Transcribes a body; `in_fields` says that it is what is between the braces of a struct literal or pattern.
/// `None` for what is not understood, and then the call stays.
pub(crate) fn transcribe(
    body: TokenStream,
    found: &HashMap<String, Binding>,
    hygiene: &Hygiene,
    in_fields: bool,
) -> Option<TokenStream> {
    let mut result = TokenStream::new();
    let mut trees = body.into_iter().peekable();
    let mut before: Option<TokenTree> = None;
    let mut condition = Condition::default();
    while let Some(tree) = trees.next() {
        let last = tree.clone();
        let opens_block = condition.opens_block(&tree, before.as_ref());
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '$' => match trees.next()? {
                TokenTree::Ident(name) => match found.get(&name.to_string()) {
                    Some(Binding::One(tokens)) => result.extend(tokens.clone()),
                    None if name == "crate" => result.extend([TokenTree::Ident(name)]),
                    // A fragment of a macro that this one defines.
                    None => result.extend([TokenTree::Punct(punct), TokenTree::Ident(name)]),
                    Some(Binding::Many(_)) => return None,
                },
                TokenTree::Group(group) => {
                    let (separator, _) = repetition(&mut trees)?;
                    let used = used_names(group.stream());
                    // The first repeated name says how many rounds there are.
                    let rounds = used.iter().find_map(|name| match found.get(name) {
                        Some(Binding::Many(rounds)) => Some(rounds.len()),
                        _ => None,
                    })?;
                    for round in 0..rounds {
                        if round > 0 {
                            result.extend(separator.iter().cloned());
                        }
                        // In one round, a name stands for what it matched in that round.
                        let mut inner = found.clone();
                        for name in &used {
                            if let Some(Binding::Many(rounds)) = found.get(name) {
                                inner.insert(name.clone(), rounds.get(round)?.get(name)?.clone());
                            }
                        }
                        result.extend(transcribe(group.stream(), &inner, hygiene, in_fields)?);
                    }
                }
                _ => return None,
            },
            TokenTree::Group(group) => {
                // `Point { … }` has fields, other braces contain statements.
                let fields = !opens_block
                    && group.delimiter() == Delimiter::Brace
                    && matches!(&before, Some(TokenTree::Ident(name)) if name.to_string().starts_with(char::is_uppercase));
                let mut inner =
                    Group::new(group.delimiter(), transcribe(group.stream(), found, hygiene, fields)?);
                inner.set_span(group.span());
                result.extend([TokenTree::Group(inner)]);
            }
            TokenTree::Ident(ident) => {
                // `y: 1.0` and `y` begin an entry of the braces; in `y: z` the `z` does not.
                let begins = before.is_none() || is_punct(before.as_ref(), ',');
                let named =
                    is_punct(before.as_ref(), '.') || (in_fields && begins && is_punct(trees.peek(), ':'));
                let short = in_fields && begins && (trees.peek().is_none() || is_punct(trees.peek(), ','));
                let renamed = hygiene.name(ident.clone());
                if named {
                    result.extend([TokenTree::Ident(ident)]);
                } else if short && renamed != ident {
                    result.extend(quote::quote!(#ident: #renamed));
                } else {
                    result.extend([TokenTree::Ident(renamed)]);
                }
            }
            other => result.extend([other]),
        }
        before = Some(last);
    }
    Some(result)
}

/// Whether the next braces are the block of an `if`, `while`, `for` or `match`. In `if x > LIMIT { y }` they
/// are, although `LIMIT { y }` looks like a struct literal: the language allows none there, only patterns.
#[derive(Default)]
struct Condition {
    awaits_block: bool,
    in_pattern: bool,
}

impl Condition {
    /// Follows the tokens of one level. Returns whether this one is such a block.
    fn opens_block(&mut self, tree: &TokenTree, before: Option<&TokenTree>) -> bool {
        match tree {
            TokenTree::Ident(word) if word == "if" || word == "while" || word == "match" => {
                *self = Self { awaits_block: true, in_pattern: false };
            }
            TokenTree::Ident(word) if word == "for" => *self = Self { awaits_block: false, in_pattern: true },
            TokenTree::Ident(word) if word == "in" && self.in_pattern => {
                *self = Self { awaits_block: true, in_pattern: false };
            }
            TokenTree::Ident(word) if word == "let" => self.in_pattern = true,
            TokenTree::Punct(punct) => match punct.as_char() {
                // In `==` and the like, `=` comes before or after another character of the operator.
                '=' if punct.spacing() == Spacing::Alone && !is_operator(before) => self.in_pattern = false,
                // A guard ends at the arrow of its arm.
                '>' if is_punct(before, '=') => *self = Self::default(),
                ',' | ';' => *self = Self::default(),
                _ => {}
            },
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let opens = self.awaits_block && !self.in_pattern;
                if opens {
                    *self = Self::default();
                }
                return opens;
            }
            _ => {}
        }
        false
    }
}

/// Whether a token is a character that forms one operator with a following `=`.
fn is_operator(tree: Option<&TokenTree>) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.spacing() == Spacing::Joint)
}

/// The variables that a body binds: in `let`, `for`, closure parameters and the arms of `match`.
pub(crate) fn bound_names(body: TokenStream, bound: &mut HashSet<String>) {
    let trees: Vec<TokenTree> = body.into_iter().collect();
    let is_word = |tree: &TokenTree, word: &str| matches!(tree, TokenTree::Ident(ident) if ident == word);
    for (index, tree) in trees.iter().enumerate() {
        let after = &trees[index + 1..];
        if is_word(tree, "let") {
            let end = after.iter().position(|tree| is_punct(Some(tree), '=') || is_punct(Some(tree), ';'));
            pattern_names(&after[..end.unwrap_or(after.len())], bound);
        } else if is_word(tree, "for") {
            let end = after.iter().position(|tree| is_word(tree, "in"));
            pattern_names(&after[..end.unwrap_or(0)], bound);
        } else if is_punct(Some(tree), '|') {
            let before = index.checked_sub(1).map(|index| &trees[index]);
            // A `|` at one of these places begins a closure. Anywhere else it is an operator.
            let begins = before.is_none_or(|tree| {
                is_punct(Some(tree), ',')
                    || is_punct(Some(tree), '=')
                    || is_word(tree, "move")
                    || is_word(tree, "return")
            });
            let end = after.iter().position(|tree| is_punct(Some(tree), '|'));
            if let (true, Some(end)) = (begins, end) {
                pattern_names(&after[..end], bound);
            }
        } else if is_punct(Some(tree), '=') && is_punct(after.first(), '>') {
            let start = trees[..index].iter().rposition(|tree| {
                is_punct(Some(tree), ',')
                    || matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
            });
            pattern_names(&trees[start.map_or(0, |start| start + 1)..index], bound);
        }
        let defines = index.checked_sub(3).is_some_and(|start| is_word(&trees[start], "macro_rules"))
            || index.checked_sub(4).is_some_and(|start| is_word(&trees[start], "macro_rules"));
        if let (TokenTree::Group(group), false) = (tree, defines) {
            bound_names(group.stream(), bound);
        }
    }
}

/// The names in a pattern that look like variables, up to its type or guard.
fn pattern_names(trees: &[TokenTree], bound: &mut HashSet<String>) {
    let mut skipping = false;
    for (index, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == ':' => skipping = true,
            TokenTree::Punct(punct) if punct.as_char() == ',' => skipping = false,
            TokenTree::Ident(ident) if ident == "if" => return,
            TokenTree::Ident(ident) if !skipping => {
                let text = ident.to_string();
                let after_dollar = index > 0 && is_punct(trees.get(index - 1), '$');
                let variable = text.starts_with(|c: char| c.is_lowercase() || c == '_') && text != "_";
                if variable
                    && !after_dollar
                    && !is_punct(trees.get(index + 1), ':')
                    && syn::parse_str::<Ident>(&text).is_ok()
                {
                    bound.insert(text);
                } else if variable
                    && !after_dollar
                    && is_punct(trees.get(index + 1), ':')
                    && !is_punct(trees.get(index + 2), ':')
                {
                    // `x: f64` in a pattern with a type.
                    bound.insert(text);
                }
            }
            TokenTree::Group(group) if !skipping => {
                pattern_names(&group.stream().into_iter().collect::<Vec<_>>(), bound);
            }
            _ => {}
        }
    }
}

/// Whether a string in the body contains one of the names, which formatting could refer to.
pub(crate) fn in_strings(body: TokenStream, names: &HashSet<String>) -> bool {
    body.into_iter().any(|tree| match tree {
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            text.contains('"') && names.iter().any(|name| text.contains(&format!("{{{name}")))
        }
        TokenTree::Group(group) => in_strings(group.stream(), names),
        _ => false,
    })
}

/// The names after `$` in tokens.
fn used_names(tokens: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut after_dollar = false;
    for tree in tokens {
        match &tree {
            TokenTree::Ident(ident) if after_dollar => names.push(ident.to_string()),
            TokenTree::Group(group) => names.extend(used_names(group.stream())),
            _ => {}
        }
        after_dollar = is_punct(Some(&tree), '$');
    }
    names
}
