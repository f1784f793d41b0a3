//! Gives names their [`marks`]: a walk that knows the scopes of modules, blocks, generics and variables.
//!
//! Two passes for each module and block: first its items are declared, then its contents are read. A path
//! gets one mark, on the segment that names an item of the module; what follows is a variant or an associated
//! item. Variables and type parameters shadow items and have no marks.
//!
//! ```text
//! mod inner { pub enum Error { Domain } }         ⟶   pub enum Error__adjoin_item_0 { Domain }
//! use inner::Error as Failure;                        use inner::Error as Failure;
//! fn area(e: &Failure, f: std::io::Error) -> f64      fn area__adjoin_item_1(e: &Failure__adjoin_item_0, f: std::io::Error) -> f64
//! { let area = PI; area * TABLE[0] }                  { let area = PI__adjoin_constant_of_float; area * (*TABLE__adjoin_item_2)[0] }
//! ```
//!
//! Methods, fields and associated items are never marked: which one is meant depends on types. `use`
//! declarations stay as they are, because the marks are taken off again before the compiler sees the names.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenTree};
use syn::parse_quote;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, Block, Expr, ExprPath, Fields, Generics, Item, Macro, Pat, Path, Stmt, TypePath, UnOp,
    UseTree, Visibility,
};

use crate::differentiable::basics::known;
use crate::differentiable::basics::lazy;
use crate::differentiable::basics::macro_calls;
use crate::differentiable::basics::marks::{self, Mark};
use crate::differentiable::basics::syntax::{is_f64, peel};
use crate::differentiable::prepare::scopes::{Meaning, Scopes, Space};

/// Marks the names of an item.
pub(crate) fn mark(item: &mut Item) {
    let mut resolver = Resolver::default();
    resolver.scope = resolver.scopes.add(None, false);
    resolver.declare(item);
    resolver.visit_item_mut(item);
}

/// What shadows items: variables and type parameters.
#[derive(Default)]
struct Frame {
    values: HashSet<String>,
    types: HashSet<String>,
}

#[derive(Default)]
struct Resolver {
    scopes: Scopes,
    /// The module or block that the walk is in.
    scope: usize,
    /// The frames from the innermost enclosing item on.
    frames: Vec<Frame>,
    /// Whether `Self` is `f64`.
    self_is_float: bool,
    /// The lazy statics, which are read through a dereference.
    lazy: HashSet<usize>,
    /// Those of the call of `lazy_static!` that is being declared.
    lazy_names: Vec<(String, usize)>,
}

impl Resolver {
    /// Declares an item in the current scope, with its contents if it is a module.
    fn declare(&mut self, item: &mut Item) {
        use Space::{Types, Values};
        match item {
            Item::Fn(item) => self.define(&mut item.sig.ident, &[Values], false),
            Item::Struct(item) => match item.fields {
                Fields::Named(_) => self.define(&mut item.ident, &[Types], false),
                // A tuple struct is a function as well, and a unit struct a value.
                Fields::Unnamed(_) | Fields::Unit => self.define(&mut item.ident, &[Types, Values], false),
            },
            Item::Enum(item) => self.define(&mut item.ident, &[Types], false),
            Item::Union(item) => self.define(&mut item.ident, &[Types], false),
            Item::Type(item) => self.define(&mut item.ident, &[Types], false),
            Item::Trait(item) => self.define(&mut item.ident, &[Types], false),
            // `const _` has no name.
            Item::Const(item) if item.ident != "_" => self.define(&mut item.ident, &[Values], true),
            // Like a constant, but one that is filled lazily is read through a dereference.
            Item::Static(item) => {
                let number = self.scopes.define(self.scope, &item.ident.to_string(), &[Values], true);
                if lazy::referred(&item.ty).is_some() {
                    self.lazy.insert(number);
                }
                item.ident = marks::marked(&item.ident, Mark::Item(number));
            }
            Item::Macro(item) => {
                for (name, _) in lazy::statics(&item.mac) {
                    let number = self.scopes.define(self.scope, &name.to_string(), &[Values], true);
                    self.lazy.insert(number);
                    self.lazy_names.push((name.to_string(), number));
                }
                self.mark_statics(item);
            }
            Item::Use(item) => {
                let mut prefix = Vec::new();
                if item.leading_colon.is_some() {
                    // From another crate, whatever is in scope.
                    prefix.push("{{root}}".to_owned());
                }
                self.imports(&item.tree, &mut prefix);
            }
            Item::ExternCrate(item) => {
                let name = item.rename.as_ref().map_or(&item.ident, |(_, name)| name).to_string();
                self.scopes.import(self.scope, &name, vec!["{{root}}".to_owned(), item.ident.to_string()]);
            }
            Item::Mod(item) => {
                let outer = self.scope;
                self.scope = self.scopes.module(outer, &item.ident.to_string());
                if let Some((_, items)) = &mut item.content {
                    for item in items {
                        self.declare(item);
                    }
                }
                self.scope = outer;
            }
            _ => {}
        }
    }

    /// `lazy_static!` keeps its tokens, except for the marks on the names that it defines.
    fn mark_statics(&mut self, item: &mut syn::ItemMacro) {
        let names = std::mem::take(&mut self.lazy_names);
        if names.is_empty() {
            return;
        }
        let mut after_ref = false;
        item.mac.tokens = std::mem::take(&mut item.mac.tokens)
            .into_iter()
            .map(|tree| {
                let TokenTree::Ident(ident) = &tree else {
                    after_ref = false;
                    return tree;
                };
                let number =
                    names.iter().find(|(name, _)| after_ref && ident == name).map(|(_, number)| *number);
                after_ref = ident == "ref";
                match number {
                    Some(number) => TokenTree::Ident(marks::marked(ident, Mark::Item(number))),
                    None => tree,
                }
            })
            .collect();
    }

    /// Defines an item in the current scope, and marks its name.
    fn define(&mut self, ident: &mut Ident, spaces: &[Space], constant: bool) {
        let number = self.scopes.define(self.scope, &ident.to_string(), spaces, constant);
        *ident = marks::marked(ident, Mark::Item(number));
    }

    /// Notes what a `use` imports; `prefix` is the path to this part of its tree.
    fn imports(&mut self, tree: &UseTree, prefix: &mut Vec<String>) {
        let with = |prefix: &[String], name: &Ident| {
            let mut path = prefix.to_vec();
            // `use a::{self}` is `use a`.
            if name != "self" || path.is_empty() {
                path.push(name.to_string());
            }
            path
        };
        match tree {
            UseTree::Path(path) => {
                prefix.push(path.ident.to_string());
                self.imports(&path.tree, prefix);
                prefix.pop();
            }
            UseTree::Name(name) => {
                let path = with(prefix, &name.ident);
                if let Some(last) = path.last().cloned() {
                    self.scopes.import(self.scope, &last, path);
                }
            }
            UseTree::Rename(rename) => {
                let path = with(prefix, &rename.ident);
                self.scopes.import(self.scope, &rename.rename.to_string(), path);
            }
            UseTree::Glob(_) => self.scopes.import_all(self.scope, prefix.clone()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.imports(tree, prefix)),
        }
    }

    /// Whether a variable or a constant parameter has this name here.
    fn is_variable(&self, name: &str) -> bool {
        self.frames.iter().any(|frame| frame.values.contains(name))
    }

    /// Whether a type parameter has this name here.
    fn is_parameter(&self, name: &str) -> bool {
        self.frames.iter().any(|frame| frame.types.contains(name))
    }

    /// Walks something whose variables are not in scope after it.
    fn framed(&mut self, walk: impl FnOnce(&mut Self)) {
        self.frames.push(Frame::default());
        walk(self);
        self.frames.pop();
    }

    /// Brings a variable into scope.
    fn bind(&mut self, ident: &Ident) {
        if let Some(frame) = self.frames.last_mut() {
            frame.values.insert(ident.to_string());
        }
    }

    /// Brings the parameters of generics into scope.
    fn parameters(&mut self, generics: &Generics) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.types.extend(generics.type_params().map(|param| param.ident.to_string()));
        frame.values.extend(generics.const_params().map(|param| param.ident.to_string()));
    }

    /// Marks the segment of a path that names an item, among the first `count`.
    fn resolve(&mut self, path: &mut Path, count: usize, space: Space) {
        let names: Vec<String> = path.segments.iter().take(count).map(|s| s.ident.to_string()).collect();
        let Some(first) = names.first() else { return };
        if first == "Self" || (path.leading_colon.is_none() && self.hidden(first, names.len(), space)) {
            return;
        }
        // `::std::f64::consts::PI` begins at the crates.
        let (index, meaning) = if path.leading_colon.is_some() {
            (names.len() - 1, Meaning::Elsewhere(names))
        } else {
            self.scopes.path(self.scope, space, &names)
        };
        let mark = match &meaning {
            // A path to a module, as in `use`, names no item.
            Meaning::Module(_) => return,
            Meaning::Item(number) | Meaning::Constant(number) => Mark::Item(*number),
            Meaning::Elsewhere(path) => match mark_elsewhere(path, space) {
                Some(mark) => mark,
                None => return,
            },
        };
        let ident = &mut path.segments[index].ident;
        *ident = marks::marked(ident, mark);
    }

    /// Whether the first name of a path is a variable or a type parameter. A path of several segments cannot
    /// begin with a variable, but with a parameter: `T::new()`.
    fn hidden(&self, first: &str, count: usize, space: Space) -> bool {
        if count == 1 && space == Space::Values { self.is_variable(first) } else { self.is_parameter(first) }
    }
}

/// What is known about foreign names: aliases and constants of `f64`.
fn mark_elsewhere(path: &[String], space: Space) -> Option<Mark> {
    let from_std = path.iter().any(|name| matches!(name.as_str(), "std" | "core" | "libc"));
    match (space, path) {
        (Space::Types, [.., name]) if name == "c_double" && from_std => Some(Mark::Float),
        (Space::Types, [.., module, name]) if module == "primitive" && name == "f64" => Some(Mark::Float),
        (Space::Values, [.., float, module, name]) if float == "f64" && module == "consts" => {
            known::is_mathematical_constant(name).then_some(Mark::FloatConstant)
        }
        // `use std::f64::EPSILON`; for `f64::EPSILON` the type may be meant, which has the same constant.
        (Space::Values, [.., float, name]) if float == "f64" => {
            known::is_float_constant(name).then_some(Mark::FloatConstant)
        }
        _ => None,
    }
}

impl VisitMut for Resolver {
    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}

    fn visit_visibility_mut(&mut self, _: &mut Visibility) {}

    fn visit_item_mut(&mut self, item: &mut Item) {
        // Items see neither the variables nor the parameters around them.
        let frames = std::mem::take(&mut self.frames);
        self.frames.push(Frame::default());
        match item {
            Item::Mod(module) => {
                let outer = self.scope;
                self.scope = self.scopes.module(outer, &module.ident.to_string());
                visit_mut::visit_item_mod_mut(self, module);
                self.scope = outer;
            }
            // What they import is known by now.
            Item::Use(_) | Item::ExternCrate(_) => {}
            // Its names were marked when it was declared.
            Item::Macro(call) if !lazy::statics(&call.mac).is_empty() => {}
            Item::Struct(definition) => {
                self.parameters(&definition.generics);
                visit_mut::visit_item_struct_mut(self, definition);
            }
            Item::Enum(definition) => {
                self.parameters(&definition.generics);
                visit_mut::visit_item_enum_mut(self, definition);
            }
            Item::Type(alias) => {
                self.parameters(&alias.generics);
                visit_mut::visit_item_type_mut(self, alias);
            }
            Item::Trait(definition) => {
                self.parameters(&definition.generics);
                visit_mut::visit_item_trait_mut(self, definition);
            }
            Item::Impl(block) => {
                self.parameters(&block.generics);
                let outer = std::mem::replace(&mut self.self_is_float, is_f64(peel(&block.self_ty)));
                visit_mut::visit_item_impl_mut(self, block);
                self.self_is_float = outer;
            }
            Item::Fn(function) => {
                self.parameters(&function.sig.generics);
                visit_mut::visit_item_fn_mut(self, function);
            }
            other => visit_mut::visit_item_mut(self, other),
        }
        self.frames = frames;
    }

    fn visit_impl_item_fn_mut(&mut self, method: &mut syn::ImplItemFn) {
        self.framed(|inner| {
            inner.parameters(&method.sig.generics);
            visit_mut::visit_impl_item_fn_mut(inner, method);
        });
    }

    fn visit_trait_item_fn_mut(&mut self, method: &mut syn::TraitItemFn) {
        self.framed(|inner| {
            inner.parameters(&method.sig.generics);
            visit_mut::visit_trait_item_fn_mut(inner, method);
        });
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        let outer = self.scope;
        if block.stmts.iter().any(|statement| matches!(statement, Stmt::Item(_))) {
            self.scope = self.scopes.add(Some(outer), true);
            for statement in &mut block.stmts {
                if let Stmt::Item(item) = statement {
                    self.declare(item);
                }
            }
        }
        self.framed(|inner| visit_mut::visit_block_mut(inner, block));
        self.scope = outer;
    }

    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        // The variables of a `let` are in scope after it.
        if let Some(init) = &mut local.init {
            self.visit_expr_mut(&mut init.expr);
            if let Some((_, diverge)) = &mut init.diverge {
                self.visit_expr_mut(diverge);
            }
        }
        self.visit_pat_mut(&mut local.pat);
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            // Their variables are in scope inside only; those of `if let` in `else`, too, where they hide too
            // much rather than too little.
            Expr::Closure(_) | Expr::If(_) | Expr::While(_) => {
                self.framed(|inner| visit_mut::visit_expr_mut(inner, expr));
            }
            // The iterator does not see the loop's variables.
            Expr::ForLoop(repeat) => {
                self.visit_expr_mut(&mut repeat.expr);
                self.framed(|inner| {
                    inner.visit_pat_mut(&mut repeat.pat);
                    inner.visit_block_mut(&mut repeat.body);
                });
            }
            Expr::Let(binding) => {
                self.visit_expr_mut(&mut binding.expr);
                self.visit_pat_mut(&mut binding.pat);
            }
            // `*TABLE` dereferences already.
            Expr::Unary(inner) if matches!((&inner.op, &*inner.expr), (UnOp::Deref(_), Expr::Path(_))) => {
                if let Expr::Path(path) = &mut *inner.expr {
                    self.visit_expr_path_mut(path);
                }
            }
            Expr::Path(_) => {
                visit_mut::visit_expr_mut(self, expr);
                let Expr::Path(path) = &*expr else { return };
                let number = path.path.segments.last().and_then(|last| marks::number(&last.ident));
                if number.is_some_and(|number| self.lazy.contains(&number)) {
                    *expr = parse_quote!((*#path));
                }
            }
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        self.framed(|inner| visit_mut::visit_arm_mut(inner, arm));
    }

    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        if let Pat::Ident(ident) = pat {
            // A constant of that name is compared with; any other name is a new variable.
            let plain = ident.by_ref.is_none() && ident.mutability.is_none() && ident.subpat.is_none();
            let name = [ident.ident.to_string()];
            match self.scopes.path(self.scope, Space::Values, &name).1 {
                Meaning::Constant(number) if plain => {
                    ident.ident = marks::marked(&ident.ident, Mark::Item(number));
                }
                Meaning::Elsewhere(path) if plain && mark_elsewhere(&path, Space::Values).is_some() => {
                    ident.ident = marks::marked(&ident.ident, Mark::FloatConstant);
                }
                _ => self.bind(&ident.ident),
            }
        }
        visit_mut::visit_pat_mut(self, pat);
    }

    fn visit_type_path_mut(&mut self, ty: &mut TypePath) {
        self.qualified(&mut ty.qself, &mut ty.path, Space::Types);
    }

    fn visit_expr_path_mut(&mut self, expr: &mut ExprPath) {
        // `Self::MAX` is a constant of `f64`, but not of other scalars.
        let segments = &mut expr.path.segments;
        if self.self_is_float && expr.qself.is_none() && segments.len() == 2 && segments[0].ident == "Self" {
            let name = segments[1].ident.to_string();
            if known::is_float_constant(&name) || known::is_integer_constant(&name) {
                segments[0].ident = Ident::new("f64", segments[0].ident.span());
            }
        }
        self.qualified(&mut expr.qself, &mut expr.path, Space::Values);
    }

    /// Paths of traits, struct literals and patterns.
    fn visit_path_mut(&mut self, path: &mut Path) {
        self.qualified(&mut None, path, Space::Types);
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        macro_calls::each_expression(mac, self);
    }
}

impl Resolver {
    /// `<T as Trait>::item`, or a path without a trait.
    fn qualified(&mut self, qself: &mut Option<syn::QSelf>, path: &mut Path, space: Space) {
        if let Some(qself) = qself {
            self.visit_type_mut(&mut qself.ty);
            self.resolve(path, qself.position, Space::Types);
        } else {
            let count = path.segments.len();
            self.resolve(path, count, space);
        }
        for segment in &mut path.segments {
            self.visit_path_arguments_mut(&mut segment.arguments);
        }
    }
}
