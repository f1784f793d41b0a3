//! Types as far as the transformation has to know them, and the definitions of the module.
//!
//! A derive or attribute macro sees tokens, not types. This is enough to follow floats: the types of
//! parameters and fields are written down, and the rest is inferred while lowering. Names of items carry
//! marks (`basics/marks.rs`), so [`Table`] is keyed by item and not by spelling.

use std::collections::{HashMap, HashSet};

use proc_macro2::TokenStream;
use quote::quote;
use syn::visit::Visit;
use syn::{GenericArgument, Item, PathArguments, Type};

use crate::differentiable::basics::marks::{is_float, is_float_constant, key, written};
use crate::differentiable::basics::syntax::{has_attribute, peel};

/// The traits of operators, and their methods.
const OPERATORS: [(&str, &str); 11] = [
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Div", "div"),
    ("Rem", "rem"),
    ("Neg", "neg"),
    ("AddAssign", "add_assign"),
    ("SubAssign", "sub_assign"),
    ("MulAssign", "mul_assign"),
    ("DivAssign", "div_assign"),
    ("RemAssign", "rem_assign"),
];

/// A type. References are not types: lowering replaces them by the places that they point to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ty {
    F64,
    Int,
    Bool,
    Unit,
    /// Another type whose values never depend on inputs: `char`, strings, orderings, or an enum of the module
    /// without fields, by its key.
    Opaque(Option<String>),
    /// Not known yet: the elements of `Vec::new()`, or the type of a `None`. Found at the first use.
    Unknown,
    /// With the length as written.
    Array(Box<Ty>, String),
    Slice(Box<Ty>),
    Vec(Box<Ty>),
    Tuple(Vec<Ty>),
    /// A struct of the module, by its key.
    Struct(String),
    /// An enum of the module whose variants have fields, by its key.
    Enum(String),
    Option(Box<Ty>),
}

/// A struct of the module.
pub(super) struct StructDef {
    /// In the order of their declaration.
    pub(super) fields: Vec<Field>,
    /// Whether it is outside the fragment: it has parameters, is `#[constant]`, has fields under `#[cfg]`, or
    /// contains itself.
    pub(super) generic: bool,
    pub(super) path: TokenStream,
    /// Whether its fields have names.
    pub(super) named: bool,
}

/// An enum of the module.
pub(super) struct EnumDef {
    /// Whether no variant has fields. Such an enum is copied and compared like an integer.
    pub(super) fieldless: bool,
    /// Whether it is outside the fragment, for the same reasons as a struct.
    generic: bool,
    name: syn::Ident,
    variants: Vec<(syn::Ident, Vec<Field>)>,
}

/// A variant of an enum, or of `Option`.
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) path: TokenStream,
    pub(super) fields: Vec<Payload>,
    /// Whether the types of all its fields are in the fragment.
    pub(super) complete: bool,
}

/// A field of a variant.
pub(super) struct Payload {
    pub(super) member: syn::Member,
    pub(super) ty: Ty,
    pub(super) constant: bool,
}

/// A field of a struct or variant, as written.
pub(super) struct Field {
    pub(super) member: syn::Member,
    pub(super) ty: Type,
    pub(super) constant: bool,
}

/// A function or method of the module, as the user wrote it.
#[derive(Clone)]
pub(super) struct FnDef {
    pub(super) sig: syn::Signature,
    pub(super) body: syn::Block,
    /// The type whose method it is.
    pub(super) self_ty: Option<Type>,
    /// Whether it is marked `#[constant]`: its result has no derivative.
    pub(super) constant: bool,
    /// Whether it is marked `#[compiled]`, so that it has an adjoint that others can call.
    pub(super) compiled: bool,
    /// The number of the module that it is in.
    pub(super) module: usize,
    /// Whether a trait defines it for all types, so that the methods of `Self` are those of the trait.
    pub(super) provided: bool,
}

/// An operator that a type of the module has by a trait: `impl Mul<f64> for Vector`.
struct OperatorDef {
    /// The method that the operator calls.
    method: String,
    left: Type,
    /// `None` for operators of one operand.
    right: Option<Type>,
    /// Whether it is there for certain, for these types alone: no `#[cfg]`, no parameters.
    certain: bool,
    def: FnDef,
}

/// An operator for two types.
pub(super) enum Operator<'t> {
    None,
    One(&'t FnDef),
    /// Values and references have one each, or one has type parameters: it is not known which is meant.
    Several,
}

/// A trait of the module.
struct TraitDef {
    supertraits: Vec<syn::TypeParamBound>,
    /// The methods that it defines for all types.
    provided: Vec<(String, FnDef)>,
}

/// The definitions of the item under `#[differentiable]`, by their keys.
#[derive(Default)]
pub(crate) struct Table {
    pub(super) structs: HashMap<String, StructDef>,
    pub(super) enums: HashMap<String, EnumDef>,
    pub(super) aliases: HashMap<String, Type>,
    pub(super) functions: HashMap<String, FnDef>,
    /// Methods, by the key of their type and their name.
    pub(super) methods: HashMap<(String, String), FnDef>,
    /// The keys of types that are seen to be `Clone`.
    clones: HashSet<String>,
    /// Methods of traits, likewise; `None` if several traits have one of the name.
    of_traits: HashMap<(String, String), Option<FnDef>>,
    /// Traits without parameters, by their keys.
    traits: HashMap<String, TraitDef>,
    /// The types of the module that implement a trait, with the key of the trait and the methods that they
    /// define.
    implementations: Vec<(String, String, Type, HashSet<String>)>,
    operators: Vec<OperatorDef>,
    /// Constants and statics.
    pub(super) constants: HashMap<String, Type>,
    /// Whether all functions are to be compiled that can be.
    pub(crate) all: bool,
    /// The number of modules so far, and that of the module whose items are being added.
    modules: usize,
    module: usize,
}

impl Ty {
    /// Whether a part of it is not known yet, as in `Vec::new()`, `None`, and vectors and tuples of these.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Self::Unknown => true,
            Self::Vec(elem) | Self::Option(elem) | Self::Array(elem, _) | Self::Slice(elem) => elem.is_open(),
            Self::Tuple(all) => all.iter().any(Self::is_open),
            _ => false,
        }
    }

    /// Whether there are integers in the type, beside those in structs and enums, whose types are declared.
    pub(super) fn has_integers(&self) -> bool {
        match self {
            Self::Int => true,
            Self::Array(elem, _) | Self::Slice(elem) | Self::Vec(elem) | Self::Option(elem) => {
                elem.has_integers()
            }
            Self::Tuple(all) => all.iter().any(Self::has_integers),
            _ => false,
        }
    }

    /// Whether a value without derivatives can certainly be cloned and sent to other threads, so that a tape
    /// node may keep it. The macro cannot see which traits a type implements.
    pub(super) fn is_keepable(&self) -> bool {
        match self {
            Self::F64 | Self::Int | Self::Bool | Self::Unit => true,
            Self::Array(elem, _) | Self::Slice(elem) | Self::Vec(elem) => elem.is_keepable(),
            Self::Tuple(all) => all.iter().all(Self::is_keepable),
            Self::Option(inner) => inner.is_keepable(),
            Self::Opaque(_) | Self::Unknown | Self::Struct(_) | Self::Enum(_) => false,
        }
    }
}

impl Table {
    /// Collects the definitions of an item whose names have their marks.
    pub(crate) fn collect(item: &Item, all: bool) -> Self {
        let mut table = Self { all, ..Self::default() };
        table.add(item);
        table.add_provided();
        table.exclude_recursive();
        table
    }

    /// Puts types that contain themselves outside the fragment: [`carries`](Self::carries),
    /// [`zero`](Self::zero) and bars follow the parts of a type, and would not end.
    fn exclude_recursive(&mut self) {
        let mut parts: HashMap<String, HashSet<String>> = HashMap::new();
        let structs = self.structs.iter().map(|(name, def)| (name, def.fields.iter().collect::<Vec<_>>()));
        let enums = self.enums.iter().map(|(name, def)| {
            (name, def.variants.iter().flat_map(|(_, fields)| fields).collect::<Vec<_>>())
        });
        for (name, fields) in structs.chain(enums) {
            let mut names = Named::default();
            for field in fields {
                names.visit_type(&field.ty);
            }
            parts.insert(name.clone(), names.0);
        }
        for (name, ty) in &self.aliases {
            let mut names = Named::default();
            names.visit_type(ty);
            parts.insert(name.clone(), names.0);
        }
        let contains_itself = |name: &String| {
            let (mut seen, mut open) = (HashSet::new(), vec![name]);
            while let Some(next) = open.pop() {
                for part in parts.get(next).into_iter().flatten() {
                    if part == name {
                        return true;
                    }
                    if seen.insert(part) {
                        open.push(part);
                    }
                }
            }
            false
        };
        self.structs.iter_mut().for_each(|(name, def)| def.generic |= contains_itself(name));
        self.enums.iter_mut().for_each(|(name, def)| def.generic |= contains_itself(name));
    }

    /// Adds the definitions in an item, modules inside of it included.
    fn add(&mut self, item: &Item) {
        // Items under `#[cfg]` may be absent, or defined twice. Types are known to be outside the fragment,
        // others are not known.
        if let Item::Impl(block) = item {
            self.add_operator(block);
        }
        if is_conditional(attributes(item)) {
            match item {
                Item::Struct(item) => self.unknown_struct(&item.ident),
                Item::Enum(item) => {
                    let def = EnumDef {
                        fieldless: false,
                        generic: true,
                        name: item.ident.clone(),
                        variants: Vec::new(),
                    };
                    self.enums.insert(key(&item.ident), def);
                }
                _ => {}
            }
            return;
        }
        match item {
            Item::Mod(module) => {
                self.modules += 1;
                let outer = std::mem::replace(&mut self.module, self.modules);
                module.content.iter().flat_map(|(_, items)| items).for_each(|item| self.add(item));
                self.module = outer;
            }
            Item::Fn(item) => {
                let def = FnDef {
                    sig: item.sig.clone(),
                    body: (*item.block).clone(),
                    self_ty: None,
                    constant: has_attribute(&item.attrs, "constant"),
                    compiled: has_attribute(&item.attrs, "compiled"),
                    module: self.module,
                    provided: false,
                };
                self.functions.insert(key(&item.sig.ident), def);
            }
            Item::Struct(item) => {
                self.note_derives(&item.ident, &item.attrs);
                let fields = fields(&item.fields);
                let name = &item.ident;
                let def = StructDef {
                    fields,
                    generic: !item.generics.params.is_empty()
                        || has_attribute(&item.attrs, "constant")
                        || item.fields.iter().any(|field| is_conditional(&field.attrs)),
                    path: quote!(#name),
                    named: matches!(item.fields, syn::Fields::Named(_)),
                };
                self.structs.insert(key(&item.ident), def);
            }
            Item::Enum(item) => {
                self.note_derives(&item.ident, &item.attrs);
                let variants =
                    item.variants.iter().map(|variant| (variant.ident.clone(), fields(&variant.fields)));
                let conditional = item.variants.iter().any(|variant| {
                    is_conditional(&variant.attrs)
                        || variant.fields.iter().any(|field| is_conditional(&field.attrs))
                });
                let def = EnumDef {
                    fieldless: item.variants.iter().all(|variant| variant.fields.is_empty()),
                    generic: !item.generics.params.is_empty()
                        || has_attribute(&item.attrs, "constant")
                        || conditional,
                    name: item.ident.clone(),
                    variants: variants.collect(),
                };
                self.enums.insert(key(&item.ident), def);
            }
            Item::Type(item) if item.generics.params.is_empty() => {
                self.aliases.insert(key(&item.ident), (*item.ty).clone());
            }
            Item::Const(item) => {
                self.constants.insert(key(&item.ident), (*item.ty).clone());
            }
            Item::Static(item) => {
                self.constants.insert(key(&item.ident), (*item.ty).clone());
            }
            Item::Trait(item) => {
                let methods = item.items.iter().filter_map(|inner| match inner {
                    syn::TraitItem::Fn(method) if !is_conditional(&method.attrs) => {
                        let def = FnDef {
                            sig: method.sig.clone(),
                            body: method.default.clone()?,
                            self_ty: None,
                            constant: has_attribute(&method.attrs, "constant"),
                            compiled: false,
                            module: self.module,
                            provided: true,
                        };
                        Some((method.sig.ident.to_string(), def))
                    }
                    _ => None,
                });
                if item.generics.params.is_empty() {
                    let supertraits = item.supertraits.iter().cloned().collect();
                    let def = TraitDef { supertraits, provided: methods.collect() };
                    self.traits.insert(key(&item.ident), def);
                }
            }
            Item::Impl(block)
                if block.generics.params.is_empty() && !matches!(*block.self_ty, Type::Reference(_)) =>
            {
                let Some(name) = crate::differentiable::basics::syntax::type_name(&block.self_ty) else {
                    return;
                };
                let of_trait = block.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
                if of_trait.is_some_and(|last| last.ident == "Clone") {
                    self.clones.insert(name.clone());
                }
                let mut defined = HashSet::new();
                for item in &block.items {
                    if let syn::ImplItem::Fn(method) = item {
                        defined.insert(method.sig.ident.to_string());
                        if is_conditional(&method.attrs) {
                            continue;
                        }
                        let def = FnDef {
                            sig: method.sig.clone(),
                            body: method.block.clone(),
                            self_ty: Some((*block.self_ty).clone()),
                            constant: has_attribute(&method.attrs, "constant"),
                            compiled: has_attribute(&method.attrs, "compiled"),
                            module: self.module,
                            provided: false,
                        };
                        let id = (name.clone(), method.sig.ident.to_string());
                        match of_trait {
                            Some(_) => self.add_of_trait(id, def),
                            None => {
                                self.methods.insert(id, def);
                            }
                        }
                    }
                }
                if let Some(of_trait) = of_trait {
                    let of_trait = key(&of_trait.ident);
                    self.implementations.push((name, of_trait, (*block.self_ty).clone(), defined));
                }
            }
            Item::Impl(block) => {
                let of_trait = block.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
                if of_trait.is_some_and(|last| last.ident == "Clone") {
                    self.clones.extend(crate::differentiable::basics::syntax::type_name(&block.self_ty));
                }
            }
            _ => {}
        }
    }

    /// Adds an operator, if the implementation is of one.
    fn add_operator(&mut self, block: &syn::ItemImpl) {
        let Some(of_trait) = block.trait_.as_ref().and_then(|(_, path, _)| path.segments.last()) else {
            return;
        };
        let Some(method) = OPERATORS.iter().find(|(name, _)| of_trait.ident == name) else { return };
        let right = match &of_trait.arguments {
            PathArguments::AngleBracketed(list) => list.args.iter().find_map(|given| match given {
                GenericArgument::Type(ty) => Some(ty.clone()),
                _ => None,
            }),
            _ => None,
        };
        let right = right.unwrap_or_else(|| (*block.self_ty).clone());
        let mut output = None;
        let mut found = None;
        for item in &block.items {
            match item {
                syn::ImplItem::Type(item) if item.ident == "Output" => output = Some(item.ty.clone()),
                syn::ImplItem::Fn(item) => found = Some(item),
                _ => {}
            }
        }
        let Some(function) = found else { return };
        let is_generic = block.generics.params.iter().any(|it| !matches!(it, syn::GenericParam::Lifetime(_)));
        let mut sig = function.sig.clone();
        if let (syn::ReturnType::Type(_, ty), Some(output)) = (&mut sig.output, output) {
            if matches!(&**ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Output"))
            {
                **ty = output;
            }
        }
        let def = FnDef {
            sig,
            body: function.block.clone(),
            self_ty: Some((*block.self_ty).clone()),
            constant: has_attribute(&function.attrs, "constant"),
            compiled: false,
            module: self.module,
            provided: false,
        };
        self.operators.push(OperatorDef {
            method: method.1.to_owned(),
            left: (*block.self_ty).clone(),
            right: (method.1 != "neg").then_some(right),
            certain: !is_generic && !is_conditional(&block.attrs) && !is_conditional(&function.attrs),
            def,
        });
    }

    /// The implementation of an operator for two types, by the name of its method. `right` is `None` if there
    /// is one operand.
    pub(super) fn operator(&self, method: &str, left: &Ty, right: Option<&Ty>) -> Operator<'_> {
        let is_of = |certain: bool, written: &Type, self_ty: Option<&Type>, ty: &Ty| {
            self.ty(written, self_ty).map_or(!certain, |found| found == *ty)
        };
        let mut found =
            self.operators.iter().filter(|operator| {
                operator.method == method
                    && is_of(operator.certain, &operator.left, None, left)
                    && operator.right.as_ref().zip(right).is_none_or(|(written, ty)| {
                        is_of(operator.certain, written, Some(&operator.left), ty)
                    })
            });
        match (found.next(), found.next()) {
            (None, _) => Operator::None,
            (Some(only), None) if only.certain => Operator::One(&only.def),
            _ => Operator::Several,
        }
    }

    /// Notes whether a type derives `Clone`.
    fn note_derives(&mut self, name: &syn::Ident, attributes: &[syn::Attribute]) {
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("derive")) {
            let _ = attribute.parse_nested_meta(|meta| {
                if meta.path.segments.last().is_some_and(|last| last.ident == "Clone") {
                    self.clones.insert(key(name));
                }
                Ok(())
            });
        }
    }

    /// Whether values of the type are seen to be `Clone`.
    pub(super) fn is_clone(&self, ty: &Ty) -> bool {
        match ty {
            Ty::F64 | Ty::Int | Ty::Bool | Ty::Unit | Ty::Unknown | Ty::Opaque(None) => true,
            Ty::Opaque(Some(name)) | Ty::Struct(name) | Ty::Enum(name) => self.clones.contains(name),
            Ty::Array(elem, _) | Ty::Slice(elem) | Ty::Vec(elem) | Ty::Option(elem) => self.is_clone(elem),
            Ty::Tuple(all) => all.iter().all(|ty| self.is_clone(ty)),
        }
    }

    /// Adds a method that a type has by a trait.
    fn add_of_trait(&mut self, id: (String, String), def: FnDef) {
        self.of_traits.entry(id).and_modify(|found| *found = None).or_insert(Some(def));
    }

    /// Adds the methods that types have by traits without a definition of their own.
    fn add_provided(&mut self) {
        for (name, of_trait, self_ty, defined) in std::mem::take(&mut self.implementations) {
            let Some(def) = self.traits.get(&of_trait) else { continue };
            let known = self.are_known(def.supertraits.iter(), true);
            for (method, def) in def.provided.clone() {
                if known && !defined.contains(&method) {
                    let def = FnDef { self_ty: Some(self_ty.clone()), ..def };
                    self.add_of_trait((name.clone(), method), def);
                }
            }
        }
    }

    /// Whether all methods are known that a type has by bounds: other traits than those of the module could
    /// have a method with the name of one that the type has itself. Only types of the module have the methods
    /// of its traits.
    pub(super) fn are_known<'b>(
        &self,
        bounds: impl Iterator<Item = &'b syn::TypeParamBound>,
        of_module: bool,
    ) -> bool {
        bounds.into_iter().all(|bound| {
            let syn::TypeParamBound::Trait(bound) = bound else { return true };
            let Some(last) = bound.path.segments.last() else { return false };
            let is_one_of = |names: &[&str]| names.iter().any(|name| last.ident == name);
            if is_one_of(&["Copy", "Clone", "Send", "Sync", "Sized", "Debug", "Display"]) {
                return true;
            }
            if !of_module {
                return is_one_of(&["PartialOrd", "PartialEq"]);
            }
            self.traits.get(&key(&last.ident)).is_some_and(|def| self.are_known(def.supertraits.iter(), true))
        })
    }

    /// Whether a type has a method of the name, of its own or by traits.
    pub(super) fn has_any(&self, id: &(String, String)) -> bool {
        self.methods.contains_key(id) || self.of_traits.contains_key(id)
    }

    /// Whether a type has a method of its own and one by a trait.
    pub(super) fn has_both(&self, id: &(String, String)) -> bool {
        self.methods.contains_key(id) && self.of_traits.contains_key(id)
    }

    /// A method of a type of the module: its own, or that of a trait. Rust prefers its own, except where only
    /// the other one takes `self` by value.
    pub(super) fn method(&self, id: &(String, String)) -> Option<&FnDef> {
        let by_value = |def: &FnDef| def.sig.receiver().is_some_and(|receiver| receiver.reference.is_none());
        match (self.methods.get(id), self.of_traits.get(id)) {
            (Some(own), Some(Some(other))) if by_value(other) && !by_value(own) => None,
            (Some(own), _) => Some(own),
            (None, found) => found?.as_ref(),
        }
    }

    /// Adds a struct under `#[cfg]`, which is outside the fragment.
    fn unknown_struct(&mut self, name: &syn::Ident) {
        let def = StructDef { fields: Vec::new(), generic: true, path: quote!(#name), named: true };
        self.structs.insert(key(name), def);
    }

    /// A type, by its syntax. References at its top are peeled off: the caller looks at them. `None` outside
    /// the fragment.
    pub(super) fn ty(&self, ty: &Type, self_ty: Option<&Type>) -> Option<Ty> {
        self.ty_with(ty, self_ty, None)
    }

    /// The same where type parameters stand for types.
    pub(super) fn ty_with(
        &self,
        ty: &Type,
        self_ty: Option<&Type>,
        types: Option<&HashMap<String, Ty>>,
    ) -> Option<Ty> {
        match peel(ty) {
            Type::Array(array) => {
                let len = &array.len;
                Some(Ty::Array(Box::new(self.owned(&array.elem, self_ty, types)?), quote!(#len).to_string()))
            }
            Type::Slice(slice) => Some(Ty::Slice(Box::new(self.owned(&slice.elem, self_ty, types)?))),
            Type::Tuple(tuple) if tuple.elems.is_empty() => Some(Ty::Unit),
            Type::Tuple(tuple) => Some(Ty::Tuple(
                tuple.elems.iter().map(|ty| self.owned(ty, self_ty, types)).collect::<Option<_>>()?,
            )),
            Type::Path(path) if path.qself.is_none() => {
                let last = path.path.segments.last()?;
                if is_float(&last.ident) {
                    return Some(Ty::F64);
                }
                let name = key(&last.ident);
                if let (Some(ty), true) =
                    (types.and_then(|types| types.get(&name)), path.path.segments.len() == 1)
                {
                    return Some(ty.clone());
                }
                if last.ident == "Self" {
                    return self_ty.and_then(|ty| self.ty(ty, None));
                }
                if let Some(def) = self.structs.get(&name) {
                    return (!def.generic).then_some(Ty::Struct(name));
                }
                if let Some(def) = self.enums.get(&name) {
                    // It holds no floats, and is copied and compared like an integer.
                    if def.fieldless {
                        return Some(Ty::Opaque(Some(name)));
                    }
                    return (!def.generic).then_some(Ty::Enum(name));
                }
                if let Some(ty) = self.aliases.get(&name) {
                    return self.ty(ty, None);
                }
                match name.as_str() {
                    "bool" => Some(Ty::Bool),
                    "char" | "String" | "str" => Some(Ty::Opaque(None)),
                    "Option" => {
                        let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
                        let Some(GenericArgument::Type(ty)) = list.args.first() else { return None };
                        Some(Ty::Option(Box::new(self.owned(ty, self_ty, types)?)))
                    }
                    "Vec" => {
                        let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
                        let Some(GenericArgument::Type(ty)) = list.args.first() else { return None };
                        if matches!(ty, Type::Infer(_)) {
                            return Some(Ty::Vec(Box::new(Ty::Unknown)));
                        }
                        Some(Ty::Vec(Box::new(self.owned(ty, self_ty, types)?)))
                    }
                    _ if is_integer(&name) => Some(Ty::Int),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The type of a part, which may not be a reference.
    fn owned(&self, ty: &Type, self_ty: Option<&Type>, types: Option<&HashMap<String, Ty>>) -> Option<Ty> {
        match ty {
            Type::Reference(_) => None,
            Type::Paren(inner) => self.owned(&inner.elem, self_ty, types),
            Type::Group(inner) => self.owned(&inner.elem, self_ty, types),
            _ => self.ty_with(ty, self_ty, types),
        }
    }

    /// Whether values of the type hold floats that may have derivatives.
    pub(super) fn carries(&self, ty: &Ty) -> bool {
        match ty {
            Ty::F64 => true,
            Ty::Int | Ty::Bool | Ty::Unit | Ty::Opaque(_) | Ty::Unknown => false,
            Ty::Array(elem, _) | Ty::Slice(elem) | Ty::Vec(elem) => self.carries(elem),
            Ty::Tuple(all) => all.iter().any(|ty| self.carries(ty)),
            Ty::Enum(_) | Ty::Option(_) => {
                let variants = self.variants(ty);
                variants
                    .iter()
                    .flat_map(|variant| &variant.fields)
                    .any(|field| !field.constant && self.carries(&field.ty))
            }
            Ty::Struct(name) => self.structs.get(name).is_some_and(|def| {
                def.fields.iter().any(|field| {
                    !field.constant && self.ty(&field.ty, None).is_some_and(|ty| self.carries(&ty))
                })
            }),
        }
    }

    /// Whether all values of the type have the same shape, so that a literal of zeros is the bar of each.
    pub(super) fn is_static(&self, ty: &Ty) -> bool {
        match ty {
            Ty::F64 | Ty::Int | Ty::Bool | Ty::Unit => true,
            Ty::Opaque(_) | Ty::Unknown | Ty::Slice(_) | Ty::Vec(_) | Ty::Enum(_) | Ty::Option(_) => false,
            Ty::Array(elem, _) => self.is_static(elem),
            Ty::Tuple(all) => all.iter().all(|ty| self.is_static(ty)),
            Ty::Struct(name) => self.structs.get(name).is_some_and(|def| {
                def.fields.iter().all(|field| self.ty(&field.ty, None).is_some_and(|ty| self.is_static(&ty)))
            }),
        }
    }

    /// A value of the type, with zeros for its numbers: the start of a variable that branches assign to.
    /// `None` if there is none that the macro can write, as for slices.
    pub(super) fn zero(&self, ty: &Ty) -> Option<TokenStream> {
        self.zero_over(ty, &quote!(0.0f64))
    }

    /// The same with another zero for floats: a bar.
    pub(super) fn zero_over(&self, ty: &Ty, float: &TokenStream) -> Option<TokenStream> {
        Some(match ty {
            Ty::F64 => float.clone(),
            Ty::Int => quote!(0),
            Ty::Bool => quote!(false),
            Ty::Unit => quote!(()),
            Ty::Vec(_) => quote!(::std::vec::Vec::new()),
            Ty::Array(elem, len) => {
                let (elem, len) = (self.zero_over(elem, float)?, len.parse::<TokenStream>().ok()?);
                quote!([#elem; #len])
            }
            Ty::Tuple(all) => {
                let all = all.iter().map(|ty| self.zero_over(ty, float)).collect::<Option<Vec<_>>>()?;
                quote!((#(#all,)*))
            }
            Ty::Struct(name) => {
                let def = self.structs.get(name)?;
                let path = &def.path;
                let fields = def
                    .fields
                    .iter()
                    .map(|field| {
                        let ty = self.ty(&field.ty, None)?;
                        let zero = if field.constant { self.zero(&ty)? } else { self.zero_over(&ty, float)? };
                        let member = &field.member;
                        Some(quote!(#member: #zero))
                    })
                    .collect::<Option<Vec<_>>>()?;
                quote!(#path { #(#fields),* })
            }
            Ty::Option(_) => quote!(::core::option::Option::None),
            Ty::Enum(_) => {
                let first = |variant: &Variant| {
                    let (path, mut zeros) = (&variant.path, Vec::new());
                    for field in &variant.fields {
                        let ty = &field.ty;
                        let zero = if field.constant { self.zero(ty)? } else { self.zero_over(ty, float)? };
                        let member = &field.member;
                        zeros.push(quote!(#member: #zero));
                    }
                    Some(quote!(#path { #(#zeros),* }))
                };
                self.variants(ty).iter().filter(|variant| variant.complete).find_map(first)?
            }
            Ty::Opaque(Some(name)) => {
                let def = self.enums.get(name).filter(|def| !def.generic)?;
                let (owner, (first, _)) = (&def.name, def.variants.first()?);
                quote!(#owner::#first)
            }
            Ty::Opaque(None) | Ty::Unknown | Ty::Slice(_) => return None,
        })
    }

    /// The type in Rust, `_` where the macro does not know it exactly. It is written into declarations, so
    /// that rustc checks what was inferred.
    pub(super) fn tokens(&self, ty: &Ty) -> TokenStream {
        self.tokens_over(ty, None)
    }

    /// The same with another scalar in place of `f64`, if one is given: the type of a bar.
    pub(super) fn tokens_over(&self, ty: &Ty, scalar: Option<&syn::Ident>) -> TokenStream {
        let over = |path: TokenStream| match scalar {
            Some(scalar) if self.carries(ty) => quote!(::adjoin::structure::With<#path, #scalar>),
            _ => path,
        };
        match ty {
            Ty::F64 => scalar.map_or_else(|| quote!(f64), |scalar| quote!(#scalar)),
            Ty::Bool => quote!(bool),
            Ty::Unit => quote!(()),
            Ty::Int | Ty::Opaque(_) | Ty::Unknown => quote!(_),
            Ty::Array(elem, len) => {
                let (elem, len) = (
                    self.tokens_over(elem, scalar),
                    len.parse::<TokenStream>().unwrap_or_else(|_| quote!(_)),
                );
                quote!([#elem; #len])
            }
            Ty::Slice(elem) => {
                let elem = self.tokens_over(elem, scalar);
                quote!([#elem])
            }
            Ty::Vec(elem) => {
                let elem = self.tokens_over(elem, scalar);
                quote!(::std::vec::Vec<#elem>)
            }
            Ty::Tuple(all) => {
                let all = all.iter().map(|ty| self.tokens_over(ty, scalar));
                quote!((#(#all,)*))
            }
            Ty::Struct(name) => {
                self.structs.get(name).map_or_else(|| quote!(_), |def| over(def.path.clone()))
            }
            Ty::Enum(name) => self.enums.get(name).map_or_else(
                || quote!(_),
                |def| {
                    let name = &def.name;
                    over(quote!(#name))
                },
            ),
            Ty::Option(inner) => {
                let inner = self.tokens_over(inner, scalar);
                quote!(::core::option::Option<#inner>)
            }
        }
    }

    /// The type in Rust, with the integers of the type that the user wrote. Without them rustc would take an
    /// integer that only literals determine for an `i32`.
    pub(super) fn exact(&self, ty: &Ty, written: &Type) -> TokenStream {
        match (ty, written) {
            (_, Type::Reference(inner)) => self.exact(ty, &inner.elem),
            (_, Type::Paren(inner)) => self.exact(ty, &inner.elem),
            (_, Type::Group(inner)) => self.exact(ty, &inner.elem),
            (Ty::Tuple(all), Type::Tuple(written)) if all.len() == written.elems.len() => {
                let all = all.iter().zip(&written.elems).map(|(ty, written)| self.exact(ty, written));
                quote!((#(#all,)*))
            }
            (_, Type::Path(path)) if self.alias(path).is_some() => {
                self.alias(path).map_or_else(|| self.tokens(ty), |alias| self.exact(ty, alias))
            }
            (Ty::Int, Type::Path(path))
                if path.path.segments.last().is_some_and(|last| is_integer(&key(&last.ident))) =>
            {
                quote!(#path)
            }
            (Ty::Array(elem, len), _) => match part(written) {
                Some(written) => {
                    let (elem, len) = (self.exact(elem, written), len.parse().unwrap_or_else(|_| quote!(_)));
                    quote!([#elem; #len])
                }
                None => self.tokens(ty),
            },
            (Ty::Vec(elem), _) => {
                let elem =
                    part(written).map_or_else(|| self.tokens(elem), |written| self.exact(elem, written));
                quote!(::std::vec::Vec<#elem>)
            }
            (Ty::Option(elem), _) => {
                let elem =
                    part(written).map_or_else(|| self.tokens(elem), |written| self.exact(elem, written));
                quote!(::core::option::Option<#elem>)
            }
            _ => self.tokens(ty),
        }
    }

    fn alias(&self, path: &syn::TypePath) -> Option<&Type> {
        self.aliases.get(&key(&path.path.segments.last()?.ident))
    }

    /// The variants of an enum or of `Option`. Fields whose type is outside the fragment are left out.
    pub(super) fn variants(&self, ty: &Ty) -> Vec<Variant> {
        match ty {
            Ty::Option(inner) => {
                let member = syn::Member::from(0);
                let payload = Payload { member, ty: (**inner).clone(), constant: false };
                let none = quote!(::core::option::Option::None);
                let some = quote!(::core::option::Option::Some);
                vec![
                    Variant { name: "None".to_owned(), path: none, fields: Vec::new(), complete: true },
                    Variant { name: "Some".to_owned(), path: some, fields: vec![payload], complete: true },
                ]
            }
            Ty::Enum(name) => {
                let Some(def) = self.enums.get(name) else { return Vec::new() };
                let owner = &def.name;
                let variant = |(name, fields): &(syn::Ident, Vec<Field>)| Variant {
                    name: written(name),
                    path: quote!(#owner::#name),
                    complete: fields.iter().all(|field| self.ty(&field.ty, None).is_some()),
                    fields: fields
                        .iter()
                        .filter_map(|field| {
                            let (member, ty) = (field.member.clone(), self.ty(&field.ty, None)?);
                            Some(Payload { member, ty, constant: field.constant })
                        })
                        .collect(),
                };
                def.variants.iter().map(variant).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The element type of a sequence.
    pub(super) fn element(ty: &Ty) -> Option<&Ty> {
        match ty {
            Ty::Array(elem, _) | Ty::Slice(elem) | Ty::Vec(elem) => Some(elem),
            _ => None,
        }
    }
}

/// The written type of the elements of a sequence or of the value in an `Option`.
fn part(written: &Type) -> Option<&Type> {
    match written {
        Type::Array(array) => Some(&array.elem),
        Type::Slice(slice) => Some(&slice.elem),
        Type::Path(path) => match &path.path.segments.last()?.arguments {
            PathArguments::AngleBracketed(list) => match list.args.first()? {
                GenericArgument::Type(ty) => Some(ty),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// The fields of a struct or variant.
fn fields(fields: &syn::Fields) -> Vec<Field> {
    let field = |(member, field): (syn::Member, &syn::Field)| Field {
        member,
        ty: field.ty.clone(),
        constant: has_attribute(&field.attrs, "constant"),
    };
    fields.members().zip(fields).map(field).collect()
}

/// Collects the names in a type.
#[derive(Default)]
struct Named(HashSet<String>);

impl<'ast> Visit<'ast> for Named {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.0.insert(key(ident));
    }
}

/// Whether an attribute decides if an item exists, which the macro cannot know: `cfg` is evaluated later.
pub(super) fn is_condition(attribute: &syn::Attribute) -> bool {
    attribute.path().is_ident("cfg") || attribute.path().is_ident("cfg_attr")
}

fn is_conditional(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(is_condition)
}

fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        _ => &[],
    }
}

/// Whether the path names a constant of type `f64` in std.
pub(super) fn is_float_path(path: &syn::Path) -> bool {
    let last = path.segments.last().map(|segment| &segment.ident);
    let names_constant = last.is_some_and(|ident| {
        is_float_constant(ident)
            || ident.to_string().chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
    });
    let of_float = path.segments.iter().rev().nth(1).is_some_and(|segment| is_float(&segment.ident));
    let in_consts = path.segments.iter().any(|segment| segment.ident == "consts");
    last.is_some_and(is_float_constant) || (names_constant && (of_float || in_consts))
}

pub(super) fn is_integer(name: &str) -> bool {
    matches!(
        name,
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize"
    )
}
