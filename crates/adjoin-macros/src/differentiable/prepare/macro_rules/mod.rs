//! Expands the module's own `macro_rules!`, before anything is analysed.
//!
//! A float in the body of a macro would stay plain, and so would an `impl` that a macro writes. So calls of
//! macros that are defined in the module are replaced by their expansions, which are then treated like any
//! other code. The definition stays in place for uses outside. Matching follows the language: the first arm
//! that fits, each fragment parsed as its declared kind.
//!
//! Variables stay hygienic: one that a macro's body binds differs from a variable of the same name at the
//! call. In the seventh expansion it is called `name_adjoin_macro_7`:
//!
//! ```text
//! macro_rules! twice { ($x:expr) => {{ let y = 2.0; y * $x }} }
//! twice!(x + y)   ⟶   ({ let y_adjoin_macro_7 = 2.0; y_adjoin_macro_7 * (x + y) })
//! ```
//!
//! A call by a path is followed to its module: `super::name!`, `self::…`, `crate::…`, `$crate::…`. Macros of
//! a block are known from their definition to the end of the block. Macros that define macros are expanded,
//! and what they define is, too.
//!
//! Not expanded: fragments that the parser cannot read, and bodies whose variables are named inside strings.
//! Those calls are left as they are, and [`check`](crate::differentiable::refuse::check) reports them if a
//! scalar could get lost.

mod arms;
mod transcribe;

use std::collections::{HashMap, HashSet};

use proc_macro2::TokenStream;
use syn::parse::{Parse, ParseStream, Parser};
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ImplItem, Item, Macro, Path, Stmt, TraitItem};

use crate::differentiable::basics::macro_calls::each_expression;
use crate::differentiable::basics::syntax::{has_attribute, last_name};
use arms::{Rule, rules, whole};
use transcribe::{Hygiene, bound_names, in_strings, transcribe};

/// Stops macros that expand to themselves.
const DEEPEST: usize = 64;

/// The macros that an item defines.
pub(crate) struct Macros {
    names: HashSet<String>,
    modules: HashSet<String>,
}

impl Macros {
    /// Whether a path may lead to one of them, and not to another crate's macro of that name.
    pub(crate) fn may_be_called_by(&self, path: &Path) -> bool {
        let first = path.segments.first().map(|first| first.ident.to_string()).unwrap_or_default();
        let inside = path.segments.len() == 1
            || matches!(first.as_str(), "crate" | "self" | "super")
            || self.modules.contains(&first);
        inside && self.names.contains(&last_name(path))
    }
}

/// Expands the macros of an item and returns those that it defines.
pub(crate) fn expand(item: &mut Item) -> Macros {
    let mut expander = Expander::default();
    expander.all.visit(item);
    // A macro may define others, which calls before it use as well.
    for _ in 0..DEEPEST {
        let known = expander.all.names.len();
        if known == 0 {
            break;
        }
        expander.visit_item_mut(item);
        expander.all.visit(item);
        if expander.all.names.len() == known {
            break;
        }
    }
    let modules = expander.all.modules.into_iter().filter_map(|mut path| path.pop()).collect();
    Macros { names: expander.all.names, modules }
}

/// The path of a module from the item's outermost one.
type ModulePath = Vec<String>;

/// All macros of the item, with the modules that they are in, and all modules.
#[derive(Default)]
struct Definitions {
    /// Those of modules. The expander meets those of blocks itself.
    macros: Vec<(String, ModulePath, Vec<Rule>)>,
    /// The names of both.
    names: HashSet<String>,
    /// The macros that a whole crate can call as `crate::name!`.
    exported: HashSet<String>,
    modules: HashSet<ModulePath>,
}

impl Definitions {
    /// Collects the macros and the modules of an item.
    fn visit(&mut self, item: &Item) {
        struct Finder<'a>(&'a mut Definitions, ModulePath, usize);
        impl<'ast> syn::visit::Visit<'ast> for Finder<'_> {
            fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
                self.1.push(item.ident.to_string());
                self.0.modules.insert(self.1.clone());
                syn::visit::visit_item_mod(self, item);
                self.1.pop();
            }

            fn visit_block(&mut self, block: &'ast Block) {
                self.2 += 1;
                syn::visit::visit_block(self, block);
                self.2 -= 1;
            }

            fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
                let Some((name, rules)) = definition(item) else { return };
                if has_attribute(&item.attrs, "macro_export") {
                    self.0.exported.insert(name.clone());
                }
                if self.2 == 0 {
                    self.0.macros.push((name.clone(), self.1.clone(), rules));
                }
                self.0.names.insert(name);
            }
        }
        self.macros.clear();
        syn::visit::Visit::visit_item(&mut Finder(self, Vec::new(), 0), item);
    }

    /// The macro that a name means in a module: that of the innermost enclosing module, or the only one.
    fn find(&self, name: &str, modules: &[String]) -> Option<&[Rule]> {
        let named = || self.macros.iter().filter(|(other, ..)| other == name);
        // By the scope of `macro_rules`, an inner module sees the macros of those around it; with one macro
        // of the name, no more needs to be known.
        let around =
            named().filter(|(_, home, _)| modules.starts_with(home)).max_by_key(|(_, home, _)| home.len());
        match around {
            Some((_, _, rules)) => Some(rules),
            // Two in one place are under opposite `cfg`s.
            None if named().all(|(_, home, _)| named().next().is_some_and(|(_, first, _)| home == first)) => {
                named().next_back().map(|(_, _, rules)| rules.as_slice())
            }
            None => None,
        }
    }

    /// The module in which a call looks for its macro: the call's own, or the one that its path leads to.
    /// `None` if the path leads out of the item.
    fn module_of_call(&self, path: &Path, here: &[String]) -> Option<ModulePath> {
        let name = last_name(path);
        let way: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let mut way = &way[..way.len() - 1];
        let mut module = here.to_vec();
        match way.first().map(String::as_str) {
            _ if path.leading_colon.is_some() => return None,
            None => return Some(module),
            Some("crate") if way.len() == 1 => {
                return self.exported.contains(&name).then(|| here.first().cloned().into_iter().collect());
            }
            Some("crate") => {
                let outermost = here.first()?;
                way = &way[way.iter().position(|segment| segment == outermost)?..];
                module.clear();
            }
            Some(_) => {}
        }
        for segment in way {
            match segment.as_str() {
                "self" => {}
                "super" => drop(module.pop()?),
                _ => module.push(segment.clone()),
            }
        }
        if self.modules.contains(&module) {
            return Some(module);
        }
        // Or a module that a `use` brought here, if there is just one of that name.
        let mut named = self.modules.iter().filter(|module| module.ends_with(way));
        match (named.next(), named.next()) {
            (Some(module), None) => Some(module.clone()),
            _ => None,
        }
    }
}

/// The name and the arms of a macro that can be read.
fn definition(item: &syn::ItemMacro) -> Option<(String, Vec<Rule>)> {
    let name = item.ident.as_ref().filter(|_| item.mac.path.is_ident("macro_rules"))?;
    Some((name.to_string(), rules(item.mac.tokens.clone())?))
}

/// The walk that replaces calls.
#[derive(Default)]
struct Expander {
    all: Definitions,
    /// The module that the walk is in.
    modules: ModulePath,
    /// The macros of the blocks around, innermost last.
    blocks: Vec<(String, Vec<Rule>)>,
    /// How many expansions the walk is in.
    depth: usize,
    /// Numbers the expansions, for the names of their variables.
    expansions: usize,
}

impl Expander {
    /// The expansion of a call, if its macro belongs to the module and can be read.
    fn expansion(&mut self, mac: &Macro) -> Option<TokenStream> {
        if self.depth > DEEPEST {
            return None;
        }
        let of_block = |name: &syn::Ident| self.blocks.iter().rev().find(|(other, _)| name == other);
        let rules = if let Some((_, rules)) = mac.path.get_ident().and_then(of_block) {
            rules
        } else {
            let module = self.all.module_of_call(&mac.path, &self.modules)?;
            self.all.find(&last_name(&mac.path), &module)?
        };
        // The first arm that matches, as in the language.
        let (body, found) = rules.iter().find_map(|rule| {
            let mut found = HashMap::new();
            whole(&rule.pattern, mac.tokens.clone(), &mut found).ok()?;
            Some((rule.body.clone(), found))
        })?;
        self.expansions += 1;
        let mut bound = HashSet::new();
        bound_names(body.clone(), &mut bound);
        // `"{y}"` refers to a variable that would be renamed.
        if in_strings(body.clone(), &bound) {
            return None;
        }
        transcribe(body, &found, &Hygiene { bound, number: self.expansions }, false)
    }

    /// The items of an impl or a trait, with calls of macros expanded.
    fn inner_items<T: Parse>(&mut self, items: Vec<T>, call_of: fn(&T) -> Option<Macro>) -> Vec<T> {
        let mut result = Vec::new();
        for item in items {
            let expanded = call_of(&item).and_then(|call| self.expansion(&call)).and_then(all_of);
            match expanded {
                Some(inner) => self.deeper(|deeper| result.extend(deeper.inner_items(inner, call_of))),
                None => result.push(item),
            }
        }
        result
    }

    /// Walks an expansion, which may contain calls in turn.
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
        // All uses inside may have been expanded.
        let allow: syn::Attribute = syn::parse_quote!(#[allow(unused_macros)]);
        if item.ident.is_some() && item.mac.path.is_ident("macro_rules") && !item.attrs.contains(&allow) {
            item.attrs.push(allow);
        }
    }

    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        let call_of = |inner: &ImplItem| match inner {
            ImplItem::Macro(call) => Some(call.mac.clone()),
            _ => None,
        };
        item.items = self.inner_items(std::mem::take(&mut item.items), call_of);
        visit_mut::visit_item_impl_mut(self, item);
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        let call_of = |inner: &TraitItem| match inner {
            TraitItem::Macro(call) => Some(call.mac.clone()),
            _ => None,
        };
        item.items = self.inner_items(std::mem::take(&mut item.items), call_of);
        visit_mut::visit_item_trait_mut(self, item);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        let mut result = Vec::new();
        let around = self.blocks.len();
        for statement in std::mem::take(&mut block.stmts) {
            if let Stmt::Item(Item::Macro(item)) = &statement {
                self.blocks.extend(definition(item));
            }
            let expanded = match &statement {
                Stmt::Macro(call) => self.expansion(&call.mac).and_then(|tokens| {
                    let mut inner = statements(tokens)?;
                    // `twice!(x);` is a statement, also where the macro expands to an expression.
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
                // Variables that a macro's statements bind stay in scope after it.
                let mut block = Block { brace_token: syn::token::Brace::default(), stmts: inner };
                self.deeper(|deeper| deeper.visit_block_mut(&mut block));
                result.extend(block.stmts);
            } else {
                let mut statement = statement;
                visit_mut::visit_stmt_mut(self, &mut statement);
                result.push(statement);
            }
        }
        self.blocks.truncate(around);
        block.stmts = result;
    }

    /// A type passed to a macro stands for itself.
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Group(group) = ty {
            *ty = (*group.elem).clone();
        }
        if let syn::Type::Macro(call) = ty {
            if let Some(expanded) = self.expansion(&call.mac).and_then(|tokens| syn::parse2(tokens).ok()) {
                *ty = expanded;
                self.deeper(|deeper| deeper.visit_type_mut(ty));
                return;
            }
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        // So does an expression, but parenthesized: not every compiler honours an invisible group.
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
                // An expansion to one expression needs no block. Parentheses keep it together.
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
            each_expression(mac, self);
        }
    }
}

impl Expander {
    /// An item, with a call of a macro expanded.
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

/// The items of an impl or a trait.
fn all_of<T: Parse>(tokens: TokenStream) -> Option<Vec<T>> {
    let parser = |input: ParseStream<'_>| {
        let mut items = Vec::new();
        while !input.is_empty() {
            items.push(input.parse()?);
        }
        Ok(items)
    };
    parser.parse2(tokens).ok()
}
