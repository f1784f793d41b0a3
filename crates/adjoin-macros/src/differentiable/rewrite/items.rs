//! Items: functions, types, traits and modules. Implementations are in
//! [`impls`](crate::differentiable::rewrite::impls).
//!
//! ```text
//! struct Point { x: f64 }        ⟶   #[derive(Differentiable)] struct Point<__Scalar: Real = f64> { x: __Scalar }
//!                                    impl<__Scalar: Real> Point<__Scalar> { pub const __ADJOIN_CARRIES: bool = true; }
//! enum Colour { Red, Green }     ⟶   #[derive(Differentiable)] enum Colour { Red, Green }
//!                                    __fieldless_enum_casts!(Colour);
//! trait Model {                  ⟶   trait Model<__Scalar: Real = f64> {
//!     fn step(&self, s: f64)             fn step(&self, s: __Scalar) -> __Scalar;
//!         -> f64;
//!     fn two(&self, s: f64)              fn two(&self, s: __Scalar) -> __Scalar
//!         -> f64 { … }                       where __Scalar: Real, f64: LeftOf<__Scalar>, … { … }
//! }                                  }
//! const fn half(x: f64) -> f64   ⟶   fn half<__Scalar: Real>(…) …, and a copy at `f64` if constants call it
//! ```
//!
//! Attributes of ours (`differentiable`, `constant`, `compiled`) are removed; all others stay where they are.

use std::collections::HashSet;

use syn::visit_mut::VisitMut;
use syn::{
    Attribute, Block, Expr, Field, FnArg, Item, ItemEnum, ItemFn, ItemStruct, ItemTrait, ReturnType,
    Signature, TraitItem, TraitItemFn, parse_quote,
};

use crate::compiled;
use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{
    attributes, has_attribute, has_single, shown_type, span_of, take_attribute,
};
use crate::differentiable::deduce::state::{Mode, Rewriter, SCALAR, over_parameter};
use crate::differentiable::know::const_fns;
use crate::differentiable::know::names::Flavour;
use crate::differentiable::know::overlapping;
use crate::differentiable::refuse::suspects;
use crate::differentiable::rewrite::generics;

/// Where a function gets the scalar from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ScalarFrom {
    /// A parameter of its own.
    Function,
    /// A parameter of the enclosing trait `impl`, which has the bounds.
    Around,
    /// A parameter of the enclosing inherent `impl`, which has the bounds that all of its functions need.
    Inherent,
    /// A parameter of the enclosing trait, which has no bounds.
    Trait,
}

impl Rewriter<'_> {
    /// Rewrites an item; some become several, all under the same `cfg`.
    pub(crate) fn item(&mut self, mut item: Item) -> Vec<Item> {
        let conditions = conditions(&mut item);
        let mut items = self.item_and_what_it_needs(item);
        for written in items.iter_mut().filter(|_| !conditions.is_empty()) {
            if let Some(attributes) = attributes(written).filter(|of| !has_attribute(of, "cfg")) {
                attributes.extend(conditions.iter().cloned());
            }
        }
        items
    }

    /// Rewrites an item, and returns it with what has to stand beside it.
    fn item_and_what_it_needs(&mut self, mut item: Item) -> Vec<Item> {
        match &mut item {
            Item::Fn(function) => {
                let beside = self.function_item(function);
                return std::iter::once(item).chain(beside).collect();
            }
            Item::Struct(definition) => {
                let carries = self.structure(definition);
                let marker = carries.then(|| carries_marker(&definition.ident, &definition.generics));
                return std::iter::once(item).chain(marker).collect();
            }
            Item::Enum(definition) => return self.enumeration(definition),
            Item::Type(alias) => {
                let constant = take_attribute(&mut alias.attrs, "constant");
                if !constant && self.names.carrier(&alias.ident).is_some() {
                    self.with_mode(over_parameter(), |inner| inner.visit_type_mut(&mut alias.ty));
                    generics::add_defaulted(&mut alias.generics);
                }
            }
            Item::Trait(definition) => self.trait_item(definition),
            Item::Impl(block) => return self.implementation(block),
            Item::Mod(module) => self.module(module),
            Item::Const(constant) => {
                take_attribute(&mut constant.attrs, "constant");
                self.constant_value(&mut constant.expr);
            }
            Item::Static(constant) => {
                take_attribute(&mut constant.attrs, "constant");
                self.constant_value(&mut constant.expr);
            }
            Item::Use(import) => allow_unused(import, &self.names.called_methods),
            _ => {}
        }
        vec![item]
    }

    /// Makes a private module inside another one visible to the whole of the differentiable module, if bounds
    /// name something in it.
    fn widen(&self, item: &mut Item) {
        let Item::Mod(module) = item else { return };
        let mut path = self.modules.clone();
        path.push(module.ident.to_string());
        let named = || self.names.modules_of_bounds.iter().any(|of_bound| of_bound.starts_with(&path));
        if self.modules.len() > 1 && matches!(module.vis, syn::Visibility::Inherited) && named() {
            let up = self.modules.iter().skip(1).map(|_| quote::quote!(super));
            module.vis = parse_quote!(pub(in #(#up)::*));
        }
    }

    /// An inline module with its contents.
    pub(crate) fn module(&mut self, module: &mut syn::ItemMod) {
        take_attribute(&mut module.attrs, "differentiable");
        // A bound that one function needs may name a private trait or type of the module beside a public one.
        if !self.names.bounds.is_empty() && self.modules.is_empty() {
            module.attrs.push(parse_quote!(#[allow(private_bounds)]));
        }
        if let Some((_, items)) = &mut module.content {
            self.modules.push(module.ident.to_string());
            for item in items.iter_mut() {
                self.widen(item);
            }
            let checks = suspects::checks_in_module(items, self.names);
            *items =
                std::mem::take(items).into_iter().flat_map(|item| self.item(item)).chain(checks).collect();
            self.modules.pop();
            if self.modules.is_empty() && self.names.scalars_bound.is_some() {
                items.extend(overlapping::definition());
            }
        }
    }

    /// A function, the copy of it that constants call, and its compiled adjoint.
    fn function_item(&mut self, item: &mut ItemFn) -> Vec<Item> {
        take_attribute(&mut item.attrs, "differentiable");
        let asked = take_attribute(&mut item.attrs, "compiled");
        let constant = take_attribute(&mut item.attrs, "constant");
        let flavour = if constant { Flavour::Discrete } else { self.names.flavour_of(&item.sig, None) };
        if flavour == Flavour::Generic {
            let function = (None, key(&item.sig.ident));
            // The copy is made of the code as it was written.
            let mut copy = self.names.const_functions.has_copy(&function).then(|| const_fns::copy(item));
            if let Some(copy) = &mut copy {
                self.plain_function(&mut copy.sig, Some(&mut copy.block));
            }
            if self.names.const_functions.is_doubled(&function) {
                item.sig.constness = None;
            }
            // Compiled adjoints are made of the user's own code, too.
            let compiled = self.compiled(item, asked, None);
            let (signature, body) = (&mut item.sig, &mut *item.block);
            self.generic_function(signature, Some(body), ScalarFrom::Function);
            let mut beside: Vec<Item> = copy.map(Item::Fn).into_iter().collect();
            if let Some(mut compiled) = compiled {
                beside.push(Item::Fn(compiled::dispatch(item, &compiled, None)));
                beside.append(&mut compiled.items);
            }
            beside
        } else {
            if asked {
                self.error(
                    span_of(&item.sig.ident),
                    "`#[compiled]`: this function has no floats that are differentiated",
                );
            }
            self.plain_function(&mut item.sig, Some(&mut item.block));
            Vec::new()
        }
    }

    /// The compiled adjoint of a function, or of a method of a type, if it is asked for and possible.
    pub(crate) fn compiled(
        &mut self,
        item: &ItemFn,
        asked: bool,
        owner: Option<&syn::Type>,
    ) -> Option<compiled::Compiled> {
        let table = self.table?;
        if !asked && !table.all {
            return None;
        }
        let compiled = compiled::compile(table, item, owner);
        let error = compiled.as_ref().err().map(ToString::to_string);
        compiled::report(&self.path_of(owner), &item.sig.ident, error.as_deref());
        match compiled {
            Ok(compiled) => Some(compiled),
            Err(error) => {
                if asked {
                    self.errors.push(error);
                }
                None
            }
        }
    }

    /// Where a function or method is, for reports.
    pub(crate) fn path_of(&self, owner: Option<&syn::Type>) -> Vec<String> {
        self.modules.iter().cloned().chain(owner.and_then(shown_type)).collect()
    }

    /// A function that keeps its `f64`.
    pub(crate) fn plain_function(&mut self, signature: &mut Signature, body: Option<&mut Block>) {
        self.locals.enter();
        for input in &mut signature.inputs {
            if let FnArg::Typed(typed) = input {
                take_attribute(&mut typed.attrs, "constant");
                self.bind(&typed.pat, Some(&typed.ty), false);
            }
        }
        if let Some(body) = body {
            let outer = std::mem::replace(&mut self.in_constant, signature.constness.is_some());
            self.with_mode(Mode::Plain, |inner| inner.visit_block_mut(body));
            self.in_constant = outer;
        }
        self.locals.leave();
    }

    /// A function over the scalar parameter.
    pub(crate) fn generic_function(
        &mut self,
        signature: &mut Signature,
        body: Option<&mut Block>,
        from: ScalarFrom,
    ) {
        let has_body = body.is_some();
        self.enter_function(signature, body.as_deref());
        self.locals.enter();
        self.with_mode(over_parameter(), |inner| {
            inner.signature(signature);
            if let Some(body) = body {
                inner.visit_block_mut(body);
            }
        });
        self.locals.leave();
        let needed = self.leave_function();
        let bounds =
            generics::Bounds { names: self.names, module: &self.modules, operators: true, needed: &needed };
        match from {
            ScalarFrom::Function => generics::add_bounded(&mut signature.generics, &bounds),
            ScalarFrom::Trait if has_body => generics::add_bounds(&mut signature.generics, &bounds),
            ScalarFrom::Inherent => generics::add_needed(&mut signature.generics, &bounds),
            ScalarFrom::Trait | ScalarFrom::Around => {}
        }
    }

    /// Rewrites the types of a signature and brings the parameters into scope.
    pub(crate) fn signature(&mut self, signature: &mut Signature) {
        self.visit_generics_mut(&mut signature.generics);
        for input in &mut signature.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    // `self: Box<Self>`; a plain `&self` has no type to rewrite.
                    if receiver.colon_token.is_some() {
                        self.visit_type_mut(&mut receiver.ty);
                    }
                }
                FnArg::Typed(typed) => {
                    let constant = take_attribute(&mut typed.attrs, "constant");
                    let (pat, ty) = (typed.pat.clone(), typed.ty.clone());
                    if !constant {
                        self.visit_type_mut(&mut typed.ty);
                    }
                    self.bind(&pat, Some(&ty), constant);
                }
            }
        }
        if let ReturnType::Type(_, ty) = &mut signature.output {
            self.visit_type_mut(ty);
            if self.is_over() {
                Captures.visit_type_mut(ty);
            }
        }
    }

    /// Rewrites a struct; returns whether it carries.
    fn structure(&mut self, item: &mut ItemStruct) -> bool {
        take_attribute(&mut item.attrs, "differentiable");
        let constant = take_attribute(&mut item.attrs, "constant");
        let derived = self.derive(&mut item.attrs, &item.ident, constant);
        let carries = self.names.carrier(&item.ident).is_some();
        item.fields.iter_mut().for_each(|field| self.field(field, carries, derived));
        self.type_generics(&mut item.generics, carries);
        carries
    }

    /// Rewrites an enum.
    fn enumeration(&mut self, item: &mut ItemEnum) -> Vec<Item> {
        take_attribute(&mut item.attrs, "differentiable");
        let constant = take_attribute(&mut item.attrs, "constant");
        let derived = self.derive(&mut item.attrs, &item.ident, constant);
        let carries = self.names.carrier(&item.ident).is_some();
        for variant in &mut item.variants {
            variant.fields.iter_mut().for_each(|field| self.field(field, carries, derived));
        }
        self.type_generics(&mut item.generics, carries);
        let mut items = vec![Item::Enum(item.clone())];
        items.extend(carries.then(|| carries_marker(&item.ident, &item.generics)));
        // `colour as usize` in generic code goes through a trait, because `colour` could have been a scalar.
        let fieldless = !item.variants.is_empty() && item.variants.iter().all(|v| v.fields.is_empty());
        if fieldless && item.generics.params.is_empty() {
            let name = &item.ident;
            items.push(parse_quote!(::adjoin::__fieldless_enum_casts!(#name);));
        }
        items
    }

    /// A field. The derive of `Differentiable` reads `#[constant]` where there is one.
    fn field(&mut self, field: &mut Field, carries: bool, derived: bool) {
        let single = has_single(&field.ty);
        let constant = has_attribute(&field.attrs, "constant") || single;
        // Without the derive the attribute would stay, and the compiler does not know it.
        if constant && !derived {
            take_attribute(&mut field.attrs, "constant");
        // The derive refuses an `f32` that is not marked.
        } else if single && !has_attribute(&field.attrs, "constant") {
            field.attrs.push(parse_quote!(#[constant]));
        }
        if carries && !constant {
            self.with_mode(over_parameter(), |inner| inner.visit_type_mut(&mut field.ty));
        }
    }

    /// The parameters of a type. If no field mentions a scalar, bounds that do would leave the scalar unused;
    /// they are dropped, for the implementations repeat them.
    fn type_generics(&mut self, type_generics: &mut syn::Generics, carries: bool) {
        if carries {
            self.with_mode(over_parameter(), |inner| inner.visit_generics_mut(type_generics));
            generics::add_defaulted(type_generics);
        } else {
            generics::take_scalar_bounds(type_generics, self.names);
        }
    }

    /// Derives `Differentiable` for structures; returns whether it did.
    fn derive(&self, attrs: &mut Vec<Attribute>, name: &syn::Ident, constant: bool) -> bool {
        let def = self.names.types.get(&key(name));
        let written = def.is_some_and(|def| def.derives.iter().any(|derived| derived == "Differentiable"));
        let structural = def.is_some_and(|def| def.structural);
        // Not beside a derive of the user's, or an implementation by hand.
        let derive = structural && !constant && !written && !self.names.by_hand.contains(&key(name));
        if derive {
            attrs.push(parse_quote!(#[derive(::adjoin::Differentiable)]));
            // With several defaulted parameters, the derive could take another one for the scalar.
            let defaults =
                def.is_some_and(|def| def.generics.type_params().any(|param| param.default.is_some()));
            if defaults && def.is_some_and(|def| def.carries) {
                let scalar = syn::Ident::new(SCALAR, proc_macro2::Span::call_site());
                attrs.push(parse_quote!(#[differentiable(scalar = #scalar)]));
            }
        }
        derive || written
    }

    /// Rewrites a trait. One that does not carry keeps its signatures, and its default bodies are plain.
    fn trait_item(&mut self, item: &mut ItemTrait) {
        take_attribute(&mut item.attrs, "differentiable");
        take_attribute(&mut item.attrs, "constant");
        let carries = self.names.is_carrying_trait(&item.ident);
        if !carries {
            for inner in &mut item.items {
                if let TraitItem::Fn(method) = inner {
                    self.plain_function(&mut method.sig, method.default.as_mut());
                }
            }
            return;
        }
        self.with_mode(over_parameter(), |inner| {
            inner.visit_generics_mut(&mut item.generics);
            item.supertraits.iter_mut().for_each(|bound| inner.visit_type_param_bound_mut(bound));
        });
        let outer = std::mem::replace(&mut self.walk.around, vec![key(&item.ident)]);
        for inner in &mut item.items {
            match inner {
                TraitItem::Fn(method) => self.trait_method(method),
                TraitItem::Type(associated) => self.with_mode(over_parameter(), |inner| {
                    associated.bounds.iter_mut().for_each(|bound| inner.visit_type_param_bound_mut(bound));
                }),
                TraitItem::Const(constant) => self.trait_constant(constant.default.as_mut().map(|(_, e)| e)),
                _ => {}
            }
        }
        self.walk.around = outer;
        generics::add_defaulted(&mut item.generics);
    }

    /// A method of a trait that carries.
    fn trait_method(&mut self, method: &mut TraitItemFn) {
        if take_attribute(&mut method.attrs, "constant") {
            self.plain_function(&mut method.sig, method.default.as_mut());
            return;
        }
        self.generic_function(&mut method.sig, method.default.as_mut(), ScalarFrom::Trait);
    }

    /// The default of an associated constant.
    fn trait_constant(&mut self, default: Option<&mut Expr>) {
        if let Some(default) = default {
            self.constant_value(default);
        }
    }
}

/// `use std::ops::Rem;` for the sake of `x.rem(y)` is unused where a bound brings the method into scope,
/// which is not the user's fault. Any other unused import is reported as usual.
fn allow_unused(import: &mut syn::ItemUse, methods: &HashSet<String>) {
    fn names_trait(tree: &syn::UseTree, methods: &HashSet<String>) -> bool {
        match tree {
            syn::UseTree::Path(path) => names_trait(&path.tree, methods),
            syn::UseTree::Name(name) => {
                let name = name.ident.to_string();
                // num-traits' trait, imported for the methods that `Real` has, too.
                name == "Float"
                    || known::method_of_operator(&name).is_some_and(|method| methods.contains(method))
            }
            syn::UseTree::Group(group) => group.items.iter().any(|tree| names_trait(tree, methods)),
            syn::UseTree::Rename(_) | syn::UseTree::Glob(_) => false,
        }
    }
    if names_trait(&import.tree, methods) {
        import.attrs.push(parse_quote!(#[allow(unused_imports)]));
    }
}

/// The `cfg` conditions of an item.
fn conditions(item: &mut Item) -> Vec<syn::Attribute> {
    let attributes = attributes(item).map(|attributes| &*attributes).into_iter().flatten();
    attributes.filter(|attribute| attribute.path().is_ident("cfg")).cloned().collect()
}

/// Marks a type as carrying, for the check of [`suspects`].
fn carries_marker(name: &syn::Ident, generics: &syn::Generics) -> Item {
    let (parameters, arguments, clause) = generics.split_for_impl();
    parse_quote! {
        #[doc(hidden)]
        impl #parameters #name #arguments #clause {
            #[doc(hidden)]
            #[allow(dead_code, missing_docs)]
            pub const __ADJOIN_CARRIES: bool = true;
        }
    }
}

/// Adds the scalar to the lists of `use<…>`, which name all type parameters.
struct Captures;

impl VisitMut for Captures {
    fn visit_precise_capture_mut(&mut self, list: &mut syn::PreciseCapture) {
        let scalar = syn::Ident::new(SCALAR, proc_macro2::Span::call_site());
        list.params.push(syn::CapturedParam::Ident(scalar));
    }
}
