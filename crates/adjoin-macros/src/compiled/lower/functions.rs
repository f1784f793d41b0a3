//! The function itself, and calls, which are inlined. An argument is bound to the name of the parameter: a
//! reference as the place that it points to, so that writes through it reach the caller's variable, and a
//! value as a new variable.
//!
//! ```text
//! fn add(place: &mut f64, x: f64) { *place += x.sin() }
//! add(&mut sum, v[1] * a);   ⟶   let x = v[1] * a; let t = sin(x); sum += t;
//! ```

use std::collections::{HashMap, HashSet};

use proc_macro2::TokenStream;
use quote::quote;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{FnArg, Pat, ReturnType, Type};

use super::super::core::{Core, Expr, Kind, Mode, Param, Place, StmtKind, VarId};
use super::super::types::{FnDef, Table, Ty, is_condition};
use super::refuse::{refuse_strange, refuse_type};
use super::{
    Binding, Closure, Const, Exits, Item, Lower, MOST_STATEMENTS, Names, Result, boolean, generics, refuse,
};
use crate::differentiable::basics::syntax::has_attribute;

/// For parameters that are patterns.
const NAMES: &str = "parameters are names here: take the argument apart by `let` in the body";

/// For functions that return references.
const RETURNED_REFERENCE: &str =
    "a reference that is returned cannot be compiled: return the value, or an index where the value is";

/// For functions without derivatives.
const NOTHING_COMES_OUT: &str = "nothing that comes out of this function has a derivative: leave `#[compiled]` out, or let it return a float or change one behind `&mut`";

/// For functions that call each other too often to be inlined.
const TOO_LARGE: &str = "the function is too large with all its calls: mark those that it calls `#[compiled]`, and leave the mark out here";

/// Lowers a function. Parameters become variables; those by reference are bound as places. A value parameter
/// that is `mut` is copied into a variable, because emitted functions do not write to their value parameters.
/// A `mut` reference to a slice gets a seat (see `places.rs`).
pub(in crate::compiled) fn lower(table: &Table, def: &FnDef, name: &str) -> Result<Core> {
    lower_assuming(table, def, name, Vec::new())
}

/// The same, where some functions are taken to be in the fragment.
pub(super) fn lower_assuming(table: &Table, def: &FnDef, name: &str, assumed: Vec<String>) -> Result<Core> {
    let mut lower = Lower {
        table,
        vars: Vec::new(),
        names: HashMap::new(),
        taken: HashSet::new(),
        scopes: vec![HashMap::new()],
        blocks: Vec::new(),
        exits: Exits::default(),
        names_around: Names {
            self_ty: def.self_ty.clone(),
            consts: lower_const_params(&def.sig),
            inlining: vec![name.to_owned()],
            ..Names::default()
        },
        module: def.module,
        assumed,
        stacks: 0,
        statements: 0,
        settled: HashSet::new(),
        seats: HashMap::new(),
    };
    check_definition(def)?;
    check_root(def)?;
    let mut params = Vec::new();
    let mut copies = Vec::new();
    let mut seated = Vec::new();
    for input in &def.sig.inputs {
        let (name, written, mutable, constant) = match input {
            FnArg::Receiver(receiver) => {
                let mutable = receiver.reference.is_none() && receiver.mutability.is_some();
                (syn::Ident::new("self", receiver.self_token.span()), &*receiver.ty, mutable, false)
            }
            FnArg::Typed(typed) => {
                let Pat::Ident(ident) = &*typed.pat else {
                    return refuse(&typed.pat, NAMES);
                };
                let constant = has_attribute(&typed.attrs, "constant");
                (ident.ident.clone(), &*typed.ty, ident.mutability.is_some(), constant)
            }
        };
        let Some(ty) = table.ty(written, def.self_ty.as_ref()) else {
            return refuse_type(written, written);
        };
        if !matches!(written, Type::Reference(inner) if inner.mutability.is_none()) && !table.is_clone(&ty) {
            return refuse(written, super::retype::NOT_CLONE);
        }
        let carries = !constant && table.carries(&ty);
        let mode = match written {
            Type::Reference(reference) if matches!(&*reference.elem, Type::Reference(_)) => {
                return refuse_type(written, written);
            }
            Type::Reference(reference) if reference.mutability.is_some() => Mode::RefMut,
            Type::Reference(_) => Mode::Ref,
            _ if matches!(ty, Ty::Slice(_)) => {
                return refuse_type(written, written);
            }
            _ => Mode::Value,
        };
        let var = lower.var(&name.to_string(), ty, name.span());
        lower.vars[var].written = Some(written.clone());
        lower.vars[var].by_ref = mode == Mode::Ref;
        lower.vars[var].bar_by_ref = carries;
        lower.vars[var].active = carries;
        let text = name.to_string();
        params.push(Param { var, ty: written.clone(), name, constant: !carries, mode });
        if mode != Mode::Value {
            let place = lower.place(var);
            lower.bind(&text, Binding::Reference(place));
            if mutable {
                seated.push((text, var));
            }
        } else if mutable {
            copies.push((text, var));
        } else {
            lower.bind(&text, Binding::Value(var));
        }
    }
    let (result_ty, ty) = match &def.sig.output {
        ReturnType::Default => (syn::parse_quote!(()), Ty::Unit),
        ReturnType::Type(_, written) => {
            let ty = table.ty(written, def.self_ty.as_ref());
            if matches!(**written, Type::Reference(_)) {
                return refuse(written, RETURNED_REFERENCE);
            }
            let Some(ty) = ty else { return refuse_type(written, written) };
            if !table.is_clone(&ty) {
                return refuse(written, super::retype::NOT_CLONE);
            }
            ((**written).clone(), ty)
        }
    };
    // A function needs a result with floats, or a `&mut` parameter with floats.
    let changes_floats = params.iter().any(|param| param.mode == Mode::RefMut && !param.constant);
    if !table.carries(&ty) && !changes_floats {
        return match &def.sig.output {
            ReturnType::Default => refuse(&def.sig.ident, NOTHING_COMES_OUT),
            ReturnType::Type(_, written) => refuse(written, NOTHING_COMES_OUT),
        };
    }
    let mut result = 0;
    let mut body = lower.block(|lower| {
        for (name, var) in copies {
            let copy = lower.read(var);
            let span = def.sig.ident.span();
            let copy = lower.let_(&name, copy, span);
            lower.bind(&name, Binding::Value(copy));
        }
        for (name, var) in seated {
            let place = lower.place(var);
            if matches!(place.ty, Ty::Slice(_)) {
                let seat = lower.seat(&name, place, def.sig.ident.span());
                lower.bind(&name, Binding::Reference(seat));
            }
        }
        result = lower.body(&def.body, &ty, "result")?;
        Ok(())
    })?;
    lower.retype(&mut body)?;
    Ok(super::finish(lower, body, (params, result, result_ty)))
}

/// Refuses signatures outside the fragment, and `#[cfg]` inside of the function.
fn check_definition(def: &FnDef) -> Result<()> {
    let sig = &def.sig;
    let mut conditions = Conditions(None);
    conditions.visit_signature(sig);
    conditions.visit_block(&def.body);
    if let Some(attribute) = conditions.0 {
        return refuse(
            &attribute,
            "the macro does not know whether this `#[cfg]` holds: put it on the function, and write two",
        );
    }
    if let Some(keyword) = &sig.unsafety {
        return refuse(
            keyword,
            "unsafe functions cannot be compiled: write a safe one, and call it from the unsafe one",
        );
    }
    Ok(())
}

/// Refuses signatures that only functions can have which are inlined.
fn check_root(def: &FnDef) -> Result<()> {
    for input in &def.sig.inputs {
        let FnArg::Typed(typed) = input else { continue };
        if generics::called_with(&def.sig, &typed.ty).is_some() {
            return refuse(
                &typed.ty,
                "the adjoint of a function that is passed in is not known: without `#[compiled]`, this function is a part of each compiled function that calls it",
            );
        }
    }
    if let Some(parameter) = generics::untold(&def.sig) {
        return refuse(
            parameter,
            "the arguments do not tell this const parameter: make it an argument, or leave `#[compiled]` to functions that call this one as `f::<3>(x)`",
        );
    }
    if let Some(parameter) = def.sig.generics.type_params().next() {
        return refuse(
            parameter,
            "a compiled function has no type parameters: without `#[compiled]`, this function is a part of each compiled function that calls it",
        );
    }
    Ok(())
}

/// Finds `#[cfg]` and `#[cfg_attr]`: the macro cannot know what they leave.
struct Conditions(Option<syn::Attribute>);

impl<'ast> Visit<'ast> for Conditions {
    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        if is_condition(attribute) {
            self.0.get_or_insert_with(|| attribute.clone());
        }
    }
}

/// The names that an expression uses, in order.
#[derive(Default)]
struct Used(std::collections::BTreeSet<String>);

impl<'ast> Visit<'ast> for Used {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.extend(path.get_ident().map(ToString::to_string));
        syn::visit::visit_path(self, path);
    }
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        // Names in `vec!` and the like are not parsed: too many copies do no harm.
        let mut open = vec![mac.tokens.clone()];
        while let Some(tokens) = open.pop() {
            for tree in tokens {
                match tree {
                    proc_macro2::TokenTree::Ident(ident) => {
                        self.0.insert(ident.to_string());
                    }
                    proc_macro2::TokenTree::Group(group) => open.push(group.stream()),
                    _ => {}
                }
            }
        }
    }
}

/// The const parameters of the function itself, which stand for themselves.
fn lower_const_params(sig: &syn::Signature) -> HashMap<String, Const> {
    let names = sig.generics.const_params().map(|param| {
        let name = &param.ident;
        (name.to_string(), Const { value: quote!(#name), ty: param.ty.clone() })
    });
    names.collect()
}

impl Lower<'_> {
    /// The body of a function, inlined or not. Returns the variable with its result. A body without early
    /// returns is an expression; otherwise the result is a variable that `return` and the tail assign to.
    fn body(&mut self, block: &syn::Block, ty: &Ty, name: &str) -> Result<VarId> {
        let span = block.span();
        if !super::exits::returns_early(block) {
            let value = self.block_value(block, Some(ty).filter(|ty| !ty.is_open()))?;
            let value = self.expected(value, ty);
            return Ok(self.let_(name, value, span));
        }
        let Some(zero) = self.table.zero(ty) else {
            return refuse(block, super::branches::NO_ZERO);
        };
        let result = self.let_(name, Expr::new(Kind::Constant(zero), ty.clone()), span);
        let returned = self.let_("returned", boolean(false), span);
        let outer = std::mem::replace(
            &mut self.exits,
            Exits { returned: Some((returned, (*ty != Ty::Unit).then_some(result))), loops: Vec::new() },
        );
        let done = self.block_into(&block.stmts, (*ty != Ty::Unit).then_some(result));
        self.exits = outer;
        done?;
        Ok(result)
    }

    /// A value where the type is known: fills in the elements of an empty vector or `None`, also for the
    /// variable that holds it.
    pub(super) fn expected(&mut self, mut value: Expr, ty: &Ty) -> Expr {
        if let Kind::Read(place) = &value.kind {
            if place.path.is_empty() && self.vars[place.root].ty.is_open() {
                self.vars[place.root].ty = ty.clone();
            }
        }
        if value.ty.is_open() {
            value.ty = ty.clone();
        }
        value
    }

    /// Calls a function or method of the module: lowers its body with the parameters bound to the arguments.
    /// `name` identifies the function, to find recursion.
    pub(super) fn inline(
        &mut self,
        (at, turbofish): (&dyn quote::ToTokens, Option<&syn::AngleBracketedGenericArguments>),
        name: &str,
        def: &FnDef,
        receiver: Option<Item>,
        arguments: &[&syn::Expr],
    ) -> Result<Expr> {
        let at = at.to_token_stream();
        self.check_call(&at, def)?;
        // Functions that are passed in are not values.
        let mut functions = HashMap::new();
        let mut values = Vec::new();
        let typed = def.sig.inputs.iter().filter_map(|input| match input {
            FnArg::Typed(typed) => Some(typed),
            FnArg::Receiver(_) => None,
        });
        let first = usize::from(receiver.is_none() && def.sig.receiver().is_some());
        for (number, argument) in arguments.iter().enumerate() {
            let parameter = number.checked_sub(first).and_then(|number| typed.clone().nth(number));
            match parameter.and_then(|typed| generics::called_with(&def.sig, &typed.ty)) {
                Some(signature) => {
                    let closure = self.function_argument(argument, signature)?;
                    functions.insert(number + usize::from(receiver.is_some()), closure);
                }
                None => values.push(*argument),
            }
        }
        let mut items =
            self.arguments(&at, receiver, &values, def.sig.inputs.len() - functions.len())?.into_iter();
        let items: Vec<_> = (0..def.sig.inputs.len())
            .map(|number| if functions.contains_key(&number) { None } else { items.next() })
            .collect();
        self.inline_with((&at, turbofish), name, def, items, functions)
    }

    /// Calls an operator of a type of the module, with operands that have been evaluated.
    pub(super) fn inline_operator(
        &mut self,
        at: &dyn quote::ToTokens,
        def: &FnDef,
        operands: Vec<Item>,
    ) -> Result<Expr> {
        let at = at.to_token_stream();
        self.check_call(&at, def)?;
        let (owner, right) = (&def.self_ty, def.sig.inputs.last());
        let name = format!("{}::{}({})", quote!(#owner), def.sig.ident, quote!(#right));
        if self.names_around.inlining.contains(&name) {
            return refuse(&at, "an operator that calls itself cannot be compiled: write it as a function");
        }
        let items = operands.into_iter().map(|item| Some((item, at.span()))).collect();
        self.inline_with((&at, None), &name, def, items, HashMap::new())
    }

    /// Refuses calls that cannot be inlined.
    fn check_call(&self, at: &TokenStream, def: &FnDef) -> Result<()> {
        if self.statements > MOST_STATEMENTS {
            return refuse(at, TOO_LARGE);
        }
        if def.constant {
            return refuse(
                at,
                "calls of `#[constant]` functions cannot be compiled: call it outside, and pass its result as a `#[constant]` argument",
            );
        }
        check_definition(def)
    }

    /// Lowers the body of a function with its parameters bound to the items, and to the functions that are
    /// passed in.
    fn inline_with(
        &mut self,
        (at, turbofish): (&TokenStream, Option<&syn::AngleBracketedGenericArguments>),
        name: &str,
        def: &FnDef,
        items: Vec<Option<(Item, proc_macro2::Span)>>,
        mut functions: HashMap<usize, Closure>,
    ) -> Result<Expr> {
        let mut names = Names { self_ty: def.self_ty.clone(), generic: def.provided, ..Names::default() };
        names.inlining.clone_from(&self.names_around.inlining);
        names.inlining.push(name.to_owned());
        self.find_generics(at, def, &items, turbofish, &mut names)?;
        if self.names_around.inlining.iter().any(|outer| outer == name) {
            if !functions.is_empty() || names.generic {
                return refuse(
                    at,
                    "a recursive function has no type parameters, and is not given other functions",
                );
            }
            return self.recursive(at, name, def, (items.into_iter().flatten().collect(), names));
        }
        let mut scope = HashMap::new();
        for (number, (input, item)) in def.sig.inputs.iter().zip(items).enumerate() {
            match (input, item) {
                (FnArg::Receiver(receiver), Some((item, span))) => {
                    let Some(ty) = names.self_ty.as_ref().and_then(|ty| self.table.ty(ty, None)) else {
                        return refuse_strange(at);
                    };
                    let mutable = receiver.mutability.is_some() && receiver.reference.is_none();
                    let binding =
                        self.parameter("self", item, &ty, receiver.reference.is_some(), mutable, span)?;
                    scope.insert("self".to_owned(), binding);
                }
                (FnArg::Typed(typed), Some((item, span))) => {
                    let ty = if generics::anonymous(&typed.ty).is_some() {
                        item.ty()
                    } else {
                        self.ty_in(&typed.ty, &names)
                    };
                    let Some(ty) = ty else {
                        return refuse_type(&typed.ty, &typed.ty);
                    };
                    let by_ref = matches!(&*typed.ty, Type::Reference(_));
                    match &*typed.pat {
                        Pat::Ident(ident) if ident.by_ref.is_none() && ident.subpat.is_none() => {
                            let name = ident.ident.to_string();
                            let mutable = ident.mutability.is_some();
                            let binding = self.parameter(&name, item, &ty, by_ref, mutable, span)?;
                            self.written_type(&binding, &typed.ty, span)?;
                            scope.insert(name, binding);
                        }
                        Pat::Wild(_) => {}
                        pat => return refuse(pat, NAMES),
                    }
                }
                (FnArg::Typed(typed), None) => match (&*typed.pat, functions.remove(&number)) {
                    (Pat::Ident(ident), Some(closure)) => {
                        scope.insert(ident.ident.to_string(), Binding::Closure(Box::new(closure)));
                    }
                    (Pat::Wild(_), _) => {}
                    (pat, _) => return refuse(pat, "parameters are names"),
                },
                (FnArg::Receiver(_), None) => {
                    return refuse(at, "the type of the receiver is outside the fragment");
                }
            }
        }
        let ty = match &def.sig.output {
            ReturnType::Default => Ty::Unit,
            ReturnType::Type(_, ty) => {
                if matches!(**ty, Type::Reference(_)) {
                    return refuse(at, RETURNED_REFERENCE);
                }
                match self.ty_in(ty, &names) {
                    Some(ty) => ty,
                    None => return refuse_type(ty, ty),
                }
            }
        };
        // The body sees its parameters only, and its exits do not leave loops of the caller.
        let outer_scopes = std::mem::replace(&mut self.scopes, vec![scope]);
        let outer_exits = std::mem::take(&mut self.exits);
        let outer_names = std::mem::replace(&mut self.names_around, names);
        // The result is named after the function, without marks.
        let short = def.sig.ident.to_string();
        let short = short.split("__adjoin_").next().unwrap_or("result").to_owned();
        let result = self.body(&def.body, &ty, &format!("{short}_result"));
        self.names_around = outer_names;
        self.exits = outer_exits;
        self.scopes = outer_scopes;
        let result = result?;
        if let ReturnType::Type(_, written) = &def.sig.output {
            self.written_type(&Binding::Value(result), written, at.span())?;
        }
        Ok(self.read(result))
    }

    /// The receiver and the arguments of a call, evaluated from left to right.
    fn arguments(
        &mut self,
        at: &TokenStream,
        receiver: Option<Item>,
        arguments: &[&syn::Expr],
        expected: usize,
    ) -> Result<Vec<(Item, proc_macro2::Span)>> {
        let mut items: Vec<(Item, proc_macro2::Span)> =
            receiver.into_iter().map(|item| (item, at.span())).collect();
        let mut here = Vec::new();
        for argument in arguments {
            let item = self.argument(argument)?;
            items.push((item, argument.span()));
            here.push(self.here());
        }
        // Values keep what they were when their argument was evaluated: later arguments may change what they
        // read.
        let first = items.len() - arguments.len();
        for (number, here) in here.into_iter().enumerate().rev() {
            let (item, span) = items[first + number].clone();
            if let Item::Value(value) = item {
                let value = self.settle(value, here, span);
                items[first + number].0 = Item::Value(value);
            }
        }
        if items.len() != expected {
            return refuse_strange(at);
        }
        Ok(items)
    }

    /// Notes the type that the user wrote for a variable or place. Its integers have that type in the emitted
    /// code, too.
    pub(super) fn written_type(
        &mut self,
        binding: &Binding,
        written: &Type,
        span: proc_macro2::Span,
    ) -> Result<()> {
        let place = match binding {
            Binding::Value(var) => self.place(*var),
            Binding::Reference(place) => place.clone(),
            _ => return Ok(()),
        };
        if !place.ty.has_integers() {
            return Ok(());
        }
        if place.path.is_empty() {
            self.vars[place.root].written.get_or_insert_with(|| written.clone());
        } else if place.ty == Ty::Int {
            // A part of something: the variable that is declared with this type determines it.
            let part = self.let_("typed", Expr::read(place), span);
            self.vars[part].written = Some(written.clone());
        } else if self.vars[place.root].written.is_none() && self.vars[place.root].ty.has_integers() {
            return refuse(
                &quote::quote_spanned!(span=> _),
                "the type of these integers is not known here: write it where the variable is declared",
            );
        }
        Ok(())
    }

    /// [`Lower::written_type`] for the variables of a pattern.
    pub(super) fn written_types(&mut self, pat: &Pat, written: &Type) -> Result<()> {
        match (pat, written) {
            (Pat::Paren(inner), _) => self.written_types(&inner.pat, written),
            (_, Type::Paren(inner)) => self.written_types(pat, &inner.elem),
            (_, Type::Group(inner)) => self.written_types(pat, &inner.elem),
            (Pat::Tuple(parts), Type::Tuple(types)) if parts.elems.len() == types.elems.len() => {
                parts.elems.iter().zip(&types.elems).try_for_each(|(pat, ty)| self.written_types(pat, ty))
            }
            (Pat::Ident(ident), _) => match self.find(&ident.ident.to_string()) {
                Some(binding) => self.written_type(&binding, written, ident.ident.span()),
                None => Ok(()),
            },
            (Pat::Wild(_), _) => Ok(()),
            _ => {
                let known = self.ty(written);
                if known.is_some_and(|ty| ty.has_integers()) {
                    return refuse(
                        pat,
                        "this pattern with a type cannot be compiled: bind the value to a name with the type, and take it apart by another `let`",
                    );
                }
                Ok(())
            }
        }
    }

    /// An argument: a reference to a place, or a value.
    pub(super) fn argument(&mut self, expr: &syn::Expr) -> Result<Item> {
        if let Some(place) = self.reference(expr)? {
            return Ok(Item::Reference(place));
        }
        Ok(Item::Value(self.expr(expr)?))
    }

    /// Binds a parameter to an argument. Where a reference is expected and a value given, the value gets a
    /// variable.
    fn parameter(
        &mut self,
        name: &str,
        item: Item,
        ty: &Ty,
        by_ref: bool,
        mutable: bool,
        span: proc_macro2::Span,
    ) -> Result<Binding> {
        Ok(match (item, by_ref) {
            (Item::Reference(place), true) if mutable && matches!(ty, Ty::Slice(_)) => {
                Binding::Reference(self.seat(name, place, span))
            }
            (Item::Reference(mut place), true) => {
                // The signature tells the type of `None` or of an empty vector that is passed by reference.
                let tells = !ty.is_open() && !matches!(ty, Ty::Slice(_));
                if place.path.is_empty() && place.ty.is_open() && tells {
                    self.vars[place.root].ty = ty.clone();
                    place.ty = ty.clone();
                }
                Binding::Reference(place)
            }
            (Item::Value(value), true) => {
                let var = self.let_(name, value, span);
                Binding::Reference(self.place(var))
            }
            (Item::Reference(place), false) if !mutable => {
                let value = Expr::read(place);
                Binding::Value(self.let_(name, value, span))
            }
            (Item::Reference(place), false) => Binding::Value(self.let_(name, Expr::read(place), span)),
            (Item::Value(value), false) => {
                let value = self.expected(value, ty);
                Binding::Value(self.let_(name, value, span))
            }
            (Item::Tuple(_), _) => {
                return refuse_strange(&TokenStream::new());
            }
        })
    }

    /// Calls a closure: lowers its body in the scopes where it was written, with its parameters bound to the
    /// items.
    pub(super) fn call_closure(&mut self, closure: &Closure, items: Vec<Item>) -> Result<Expr> {
        let Closure { code: closure, scope, names, ty } = closure;
        if closure.inputs.len() != items.len() {
            return refuse_strange(closure);
        }
        if self.statements > MOST_STATEMENTS {
            return refuse(closure, TOO_LARGE);
        }
        // The body sees what was in scope where it was written. `break` in it cannot leave loops around.
        let outer_scopes = std::mem::replace(&mut self.scopes, scope.clone());
        let outer_exits = std::mem::take(&mut self.exits);
        let outer_names = std::mem::replace(&mut self.names_around, names.clone());
        self.scopes.push(HashMap::new());
        let result = (|| {
            for (pat, item) in closure.inputs.iter().zip(items) {
                self.bind_pattern(pat, item)?;
            }
            if super::exits::expr_returns(&closure.body) {
                return refuse(
                    closure,
                    "`return` in a closure cannot be compiled: write it as a function of the module",
                );
            }
            let written = match &closure.output {
                ReturnType::Type(_, written) => self.ty(written),
                ReturnType::Default => None,
            };
            let value = self.expr_as(&closure.body, written.as_ref().or(ty.as_ref()))?;
            // The value may read variables that change before it is used, so it is bound here.
            if matches!(value.ty, Ty::Unit) || value.is_atom() && matches!(value.kind, Kind::Constant(_)) {
                return Ok(value);
            }
            let var = self.let_("t", value, closure.span());
            if let ReturnType::Type(_, written) = &closure.output {
                self.written_type(&Binding::Value(var), written, closure.span())?;
            }
            Ok(self.read(var))
        })();
        self.names_around = outer_names;
        self.exits = outer_exits;
        self.scopes = outer_scopes;
        result
    }

    /// A closure that is called later, with the current scopes. `move` copies the values that it captures,
    /// which may change afterwards, there and here. (A value that cannot be copied has no other name any
    /// more.)
    pub(super) fn closure(&mut self, closure: &syn::ExprClosure) -> Result<Closure> {
        if let Some(keyword) = &closure.asyncness {
            return refuse_strange(keyword);
        }
        let mut scope = self.scopes.clone();
        if closure.capture.is_some() {
            let mut copies = HashMap::new();
            let mut used = Used::default();
            used.visit_expr(&closure.body);
            for name in used.0 {
                let Some(Binding::Value(var)) = self.find(&name) else { continue };
                if self.table.is_static(&self.vars[var].ty) || matches!(self.vars[var].ty, Ty::Opaque(_)) {
                    let value = self.read(var);
                    let copy = self.let_(&name, value, closure.span());
                    copies.insert(name, Binding::Value(copy));
                }
            }
            scope.push(copies);
        }
        Ok(Closure { code: closure.clone(), scope, names: self.names_around.clone(), ty: None })
    }

    /// Sets the flag of an exit.
    pub(super) fn set(&mut self, flag: VarId) {
        let place = self.place(flag);
        self.push(StmtKind::Assign(place, boolean(true)));
    }

    /// The place that a name stands for, and whether the name is a reference to it.
    pub(super) fn named_place(&mut self, name: &str) -> Option<(Place, bool)> {
        match self.find(name)? {
            Binding::Value(var) => Some((self.place(var), false)),
            Binding::Reference(place) | Binding::Item(Item::Reference(place)) => Some((place, true)),
            _ => None,
        }
    }
}

/// The type with const arguments in the place of parameters.
pub(super) fn substitute_consts(ty: &Ty, consts: &HashMap<String, Const>) -> Ty {
    match ty {
        Ty::Array(elem, len) => {
            let len = consts.get(len).map_or_else(|| len.clone(), |found| found.value.to_string());
            Ty::Array(Box::new(substitute_consts(elem, consts)), len)
        }
        Ty::Vec(elem) => Ty::Vec(Box::new(substitute_consts(elem, consts))),
        Ty::Slice(elem) => Ty::Slice(Box::new(substitute_consts(elem, consts))),
        Ty::Tuple(all) => Ty::Tuple(all.iter().map(|ty| substitute_consts(ty, consts)).collect()),
        other => other.clone(),
    }
}
