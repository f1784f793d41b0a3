//! `macro_rules!` of the module, expanded before anything is looked at.
//!
//! A float in the body of a macro would stay plain, and so would an `impl` that a macro writes. So calls of macros that are
//! defined in the module are replaced with what they expand to, which is then treated like any other code. The definition stays where it
//! is, for uses outside. Matching follows the language: the first arm that fits, each fragment parsed as what it is declared to be.
//!
//! Variables keep their hygiene: one that a macro's body binds is another one than that of the same name at the call. It is called
//! `name_adjoin_macro_7` in the seventh expansion.
//!
//! Not expanded: what the parser of a fragment cannot read, calls by a path, and bodies whose variables are named inside of strings.
//! Those are left as they are, and [`check`](super::check) reports them where a scalar could get lost.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ImplItem, Item, Macro, Stmt};

use super::syntax::last_name;

/// Macros that expand to themselves do not end.
const DEEPEST: usize = 64;

const MARK: &str = "_adjoin_macro_";

/// Expands the macros of an item; the names of those that are defined in it.
pub(super) fn expand(item: &mut Item) -> HashSet<String> {
    let mut expander = Expander::default();
    expander.all.visit(item);
    if !expander.all.0.is_empty() {
        expander.visit_item_mut(item);
    }
    expander.all.0.into_iter().map(|(name, ..)| name).collect()
}

/// One arm of a macro.
#[derive(Clone)]
struct Rule {
    pattern: Vec<Pattern>,
    body: TokenStream,
}

/// What an arm matches.
#[derive(Clone)]
enum Pattern {
    /// `$name:kind`
    Fragment(String, String),
    /// `$(…) separator operator`
    Repetition(Vec<Pattern>, Option<TokenTree>, char),
    Group(Delimiter, Vec<Pattern>),
    Token(TokenTree),
}

/// What was bound to a name.
#[derive(Clone)]
enum Binding {
    One(TokenStream),
    Many(Vec<HashMap<String, Binding>>),
}

/// All macros of the item, with the modules that they are in.
#[derive(Default)]
struct Definitions(Vec<(String, Vec<String>, Vec<Rule>)>);

impl Definitions {
    fn visit(&mut self, item: &Item) {
        struct Finder<'a>(&'a mut Definitions, Vec<String>);
        impl<'ast> syn::visit::Visit<'ast> for Finder<'_> {
            fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
                self.1.push(item.ident.to_string());
                syn::visit::visit_item_mod(self, item);
                self.1.pop();
            }

            fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
                if let (Some(name), true) = (&item.ident, item.mac.path.is_ident("macro_rules")) {
                    if let Some(rules) = rules(item.mac.tokens.clone()) {
                        self.0.0.push((name.to_string(), self.1.clone(), rules));
                    }
                }
            }
        }
        syn::visit::Visit::visit_item(&mut Finder(self, Vec::new()), item);
    }

    /// The macro that a name means in a module: that of the innermost module around, or the only one.
    fn find(&self, name: &str, modules: &[String]) -> Option<&[Rule]> {
        let named = || self.0.iter().filter(|(other, ..)| other == name);
        let around =
            named().filter(|(_, home, _)| modules.starts_with(home)).max_by_key(|(_, home, _)| home.len());
        match around {
            Some((_, _, rules)) => Some(rules),
            None if named().count() == 1 => named().next().map(|(_, _, rules)| rules.as_slice()),
            None => None,
        }
    }
}

/// The arms of a definition.
fn rules(tokens: TokenStream) -> Option<Vec<Rule>> {
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

fn is_punct(tree: Option<&TokenTree>, character: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == character)
}

/// The separator and the operator after `$(…)`.
fn repetition(
    trees: &mut std::iter::Peekable<impl Iterator<Item = TokenTree>>,
) -> Option<(Option<TokenTree>, char)> {
    let operator = |tree: &TokenTree| match tree {
        TokenTree::Punct(punct) if matches!(punct.as_char(), '*' | '+' | '?') => Some(punct.as_char()),
        _ => None,
    };
    let first = trees.next()?;
    match operator(&first) {
        // `$(…)+*` has the separator `+`.
        Some(found) if trees.peek().and_then(operator).is_none() => Some((None, found)),
        _ => {
            let found = operator(&trees.next()?)?;
            Some((Some(first), found))
        }
    }
}

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
    // What was parsed stays together: `$a * 2` is `(1 + 1) * 2`.
    let grouped =
        |tokens: TokenStream| -> TokenStream { TokenTree::Group(Group::new(Delimiter::None, tokens)).into() };
    Ok(match kind {
        "expr" | "expr_2021" => grouped(input.parse::<Expr>()?.into_token_stream()),
        "ty" => grouped(input.parse::<syn::Type>()?.into_token_stream()),
        "ident" => syn::ext::IdentExt::parse_any(input).map(|ident: Ident| ident.into_token_stream())?,
        "path" => input.parse::<syn::Path>()?.into_token_stream(),
        "tt" => input.parse::<TokenTree>()?.into_token_stream(),
        "literal" => {
            let minus = input.parse::<Option<syn::Token![-]>>()?;
            let literal = input.parse::<syn::Lit>()?;
            quote::quote!(#minus #literal)
        }
        "block" => input.parse::<Block>()?.into_token_stream(),
        "item" => input.parse::<Item>()?.into_token_stream(),
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

/// Matches patterns; what comes after them is left.
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
                    if let (Some(separator), false) = (separator, rounds.is_empty()) {
                        let ahead = input.fork();
                        let same = ahead.parse::<TokenTree>()?.to_string() == separator.to_string();
                        // A trailing separator belongs to what follows.
                        if !same || (ahead.is_empty() && !inner.is_empty()) {
                            break;
                        }
                        input.parse::<TokenTree>()?;
                    }
                    let ahead = input.fork();
                    let mut round = HashMap::new();
                    if matches(inner, &ahead, &mut round).is_err() {
                        break;
                    }
                    // A repetition does not take what the next token of the pattern is there for.
                    if let (None, Some(Pattern::Token(next))) = (separator, rest.first()) {
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
                for name in names(inner) {
                    found.insert(name, Binding::Many(rounds.clone()));
                }
            }
        }
    }
    Ok(())
}

fn whole(patterns: &[Pattern], tokens: TokenStream, found: &mut HashMap<String, Binding>) -> syn::Result<()> {
    let parser = |input: ParseStream<'_>| {
        matches(patterns, input, found)?;
        if input.is_empty() { Ok(()) } else { Err(input.error("more than the pattern")) }
    };
    parser.parse2(tokens)
}

fn names(patterns: &[Pattern]) -> Vec<String> {
    (patterns.iter())
        .flat_map(|pattern| match pattern {
            Pattern::Fragment(name, _) => vec![name.clone()],
            Pattern::Repetition(inner, ..) | Pattern::Group(_, inner) => names(inner),
            Pattern::Token(_) => Vec::new(),
        })
        .collect()
}

/// The variables that an expansion binds, and its number.
struct Hygiene {
    bound: HashSet<String>,
    number: usize,
}

impl Hygiene {
    fn name(&self, ident: Ident) -> Ident {
        if self.bound.contains(&ident.to_string()) {
            Ident::new(&format!("{ident}{MARK}{}", self.number), ident.span())
        } else {
            ident
        }
    }
}

/// Writes a body with what was found.
fn transcribe(
    body: TokenStream,
    found: &HashMap<String, Binding>,
    hygiene: &Hygiene,
    in_fields: bool,
) -> Option<TokenStream> {
    let mut result = TokenStream::new();
    let mut trees = body.into_iter().peekable();
    let mut before: Option<TokenTree> = None;
    while let Some(tree) = trees.next() {
        let last = tree.clone();
        match tree {
            TokenTree::Punct(punct) if punct.as_char() == '$' => match trees.next()? {
                TokenTree::Ident(name) => match found.get(&name.to_string()) {
                    Some(Binding::One(tokens)) => result.extend(tokens.clone()),
                    None if name == "crate" => result.extend([TokenTree::Ident(name)]),
                    Some(Binding::Many(_)) | None => return None,
                },
                TokenTree::Group(group) => {
                    let (separator, _) = repetition(&mut trees)?;
                    let used = used_names(group.stream());
                    let rounds = used.iter().find_map(|name| match found.get(name) {
                        Some(Binding::Many(rounds)) => Some(rounds.len()),
                        _ => None,
                    })?;
                    for round in 0..rounds {
                        if let (Some(separator), true) = (&separator, round > 0) {
                            result.extend([separator.clone()]);
                        }
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
                // `Point { … }` has fields, other braces have statements.
                let fields = group.delimiter() == Delimiter::Brace
                    && matches!(&before, Some(TokenTree::Ident(name)) if name.to_string().starts_with(char::is_uppercase));
                let mut inner =
                    Group::new(group.delimiter(), transcribe(group.stream(), found, hygiene, fields)?);
                inner.set_span(group.span());
                result.extend([TokenTree::Group(inner)]);
            }
            TokenTree::Ident(ident) => {
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

/// The variables that a body binds: by `let`, `for`, in the parameters of closures and in the arms of `match`.
fn bound_names(body: TokenStream, bound: &mut HashSet<String>) {
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
        if let TokenTree::Group(group) = tree {
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

/// Whether one of the names is in a string of the body, where it could be meant by formatting.
fn in_strings(body: TokenStream, names: &HashSet<String>) -> bool {
    body.into_iter().any(|tree| match tree {
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            text.contains('"') && names.iter().any(|name| text.contains(&format!("{{{name}")))
        }
        TokenTree::Group(group) => in_strings(group.stream(), names),
        _ => false,
    })
}

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

#[derive(Default)]
struct Expander {
    all: Definitions,
    modules: Vec<String>,
    depth: usize,
    expansions: usize,
}

impl Expander {
    /// What a call expands to, if the macro is one of the module's and can be read.
    fn expansion(&mut self, mac: &Macro) -> Option<TokenStream> {
        if self.depth > DEEPEST {
            return None;
        }
        let name = mac.path.get_ident()?;
        let rules = self.all.find(&name.to_string(), &self.modules)?;
        let (body, found) = rules.iter().find_map(|rule| {
            let mut found = HashMap::new();
            whole(&rule.pattern, mac.tokens.clone(), &mut found).ok()?;
            Some((rule.body.clone(), found))
        })?;
        self.expansions += 1;
        let mut bound = HashSet::new();
        bound_names(body.clone(), &mut bound);
        if in_strings(body.clone(), &bound) {
            return None;
        }
        transcribe(body, &found, &Hygiene { bound, number: self.expansions }, false)
    }

    fn deeper(&mut self, walk: impl FnOnce(&mut Self)) {
        self.depth += 1;
        walk(self);
        self.depth -= 1;
    }
}

/// Statements, of which the last may be an expression.
fn statements(tokens: TokenStream) -> Option<Vec<Stmt>> {
    Block::parse_within.parse2(tokens).ok()
}

impl VisitMut for Expander {
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}

    fn visit_item_mod_mut(&mut self, item: &mut syn::ItemMod) {
        self.modules.push(item.ident.to_string());
        if let Some((_, items)) = &mut item.content {
            *items = std::mem::take(items).into_iter().flat_map(|item| self.items(item)).collect();
        }
        self.modules.pop();
    }

    fn visit_item_macro_mut(&mut self, item: &mut syn::ItemMacro) {
        // All uses inside may be gone.
        if item.ident.is_some() && item.mac.path.is_ident("macro_rules") {
            item.attrs.push(syn::parse_quote!(#[allow(unused_macros)]));
        }
    }

    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        let mut items = Vec::new();
        for inner in std::mem::take(&mut item.items) {
            match &inner {
                ImplItem::Macro(call) => match self.expansion(&call.mac).and_then(impl_items) {
                    Some(expanded) => items.extend(expanded),
                    None => items.push(inner),
                },
                _ => items.push(inner),
            }
        }
        item.items = items;
        visit_mut::visit_item_impl_mut(self, item);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        let mut result = Vec::new();
        for statement in std::mem::take(&mut block.stmts) {
            let expanded = match &statement {
                Stmt::Macro(call) => self.expansion(&call.mac).and_then(|tokens| {
                    let mut inner = statements(tokens)?;
                    if call.semi_token.is_some() {
                        if let Some(Stmt::Expr(_, semicolon @ None)) = inner.last_mut() {
                            *semicolon = Some(<syn::Token![;]>::default());
                        }
                    }
                    Some(inner)
                }),
                Stmt::Item(Item::Macro(call)) if call.ident.is_none() => {
                    self.expansion(&call.mac).and_then(statements)
                }
                _ => None,
            };
            if let Some(inner) = expanded {
                // What is bound by the statements of a macro stays in scope after it.
                let mut block = Block { brace_token: syn::token::Brace::default(), stmts: inner };
                self.deeper(|deeper| deeper.visit_block_mut(&mut block));
                result.extend(block.stmts);
            } else {
                let mut statement = statement;
                visit_mut::visit_stmt_mut(self, &mut statement);
                result.push(statement);
            }
        }
        block.stmts = result;
    }

    /// A type that was handed to a macro stands for itself.
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Group(group) = ty {
            *ty = (*group.elem).clone();
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        // So does an expression, but it stays together: not every compiler reads an invisible group that way.
        if let Expr::Group(group) = expr {
            let inner = (*group.expr).clone();
            *expr = match inner {
                Expr::Path(_)
                | Expr::Lit(_)
                | Expr::Field(_)
                | Expr::MethodCall(_)
                | Expr::Call(_)
                | Expr::Index(_)
                | Expr::Paren(_)
                | Expr::Macro(_) => inner,
                _ => syn::parse_quote!((#inner)),
            };
        }
        if let Expr::Macro(call) = expr {
            if let Some(stmts) = self.expansion(&call.mac).and_then(statements) {
                let block = Block { brace_token: syn::token::Brace::default(), stmts };
                *expr = match block.stmts.as_slice() {
                    [Stmt::Expr(value, None)] => syn::parse_quote!((#value)),
                    _ => syn::parse_quote!(#block),
                };
                self.deeper(|deeper| deeper.visit_expr_mut(expr));
                return;
            }
        }
        visit_mut::visit_expr_mut(self, expr);
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        if last_name(&mac.path) != "macro_rules" {
            super::macros::each_expression(mac, self);
        }
    }
}

impl Expander {
    /// An item; a call of a macro becomes what it expands to.
    fn items(&mut self, mut item: Item) -> Vec<Item> {
        if let Item::Macro(call) = &item {
            let expanded = call.ident.is_none().then(|| self.expansion(&call.mac)).flatten();
            if let Some(file) = expanded.and_then(|tokens| syn::parse2::<syn::File>(tokens).ok()) {
                let mut result = Vec::new();
                self.deeper(|deeper| {
                    result = file.items.into_iter().flat_map(|item| deeper.items(item)).collect();
                });
                return result;
            }
        }
        self.visit_item_mut(&mut item);
        vec![item]
    }
}

fn impl_items(tokens: TokenStream) -> Option<Vec<ImplItem>> {
    let parser = |input: ParseStream<'_>| {
        let mut items = Vec::new();
        while !input.is_empty() {
            items.push(input.parse::<ImplItem>()?);
        }
        Ok(items)
    };
    parser.parse2(tokens).ok()
}
