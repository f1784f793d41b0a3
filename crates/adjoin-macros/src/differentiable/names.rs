//! The names that the transformed item defines, and which of them carry scalars.
//!
//! A type *carries* if a field of it (constants aside) mentions `f64` or a type or trait that carries; a trait
//! carries if a signature in it does. That is a least fixpoint over the definitions. A type is *structural* if it is
//! built from scalars, discrete data, std containers and structural types: the derive of `Differentiable` works for
//! it, and a plain value of it can be lifted. That is a greatest fixpoint, because types may be recursive.
//!
//! A function has one of three *flavours*:
//!
//! - generic: scalars go in (or something comes out that takes scalars, such as a closure);
//! - constant: scalars come out but none go in, so they cannot depend on anything that is differentiated; the function
//!   stays as it is and its result is lifted where generic code uses it;
//! - discrete: no scalars at all.
//!
//! Names are looked up by their last segment in one table for the whole module, nested modules and function bodies
//! included. Two types of one name share an entry; [`check`](super::check) reports it when they disagree.

use std::collections::{HashMap, HashSet};

use syn::visit::{self, Visit};
use syn::{
    Attribute, Expr, FnArg, Generics, Ident, ImplItem, Item, ItemImpl, Path, ReturnType, Signature, TraitItem, Type,
    UseTree, WherePredicate,
};

use super::known;
use super::scalar_impls::Bound;
use super::syntax::{has_attribute, is_test_only, last_name, peel, type_name};
use super::types::type_segment;

/// A field of a struct or of an enum's variant.
pub(super) struct FieldDef {
    pub(super) variant: Option<String>,
    /// The name, or the position of a tuple field.
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) constant: bool,
}

/// A struct, an enum or a type alias.
pub(super) struct TypeDef {
    pub(super) generics: Generics,
    pub(super) fields: Vec<FieldDef>,
    pub(super) alias: Option<Type>,
    /// From elsewhere, by the attribute's arguments: nothing but that it carries is known.
    pub(super) told: bool,
    /// Marked `#[constant]`: it stays plain whatever it contains.
    pub(super) constant: bool,
    pub(super) carries: bool,
    pub(super) structural: bool,
}

/// A trait.
pub(super) struct TraitDef {
    mentions: Vec<Type>,
    bounds: Vec<Path>,
    pub(super) carries: bool,
}

/// How a function is transformed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flavour {
    Generic,
    Constant,
    Discrete,
}

/// A free function, an associated function or a method.
pub(super) struct Callable {
    pub(super) generics: Generics,
    /// Without the receiver.
    pub(super) inputs: Vec<Input>,
    pub(super) output: Option<Type>,
    pub(super) has_receiver: bool,
    /// The name of the type whose `impl` this is in.
    pub(super) owner: Option<String>,
    pub(super) flavour: Flavour,
}

/// A parameter.
pub(super) struct Input {
    pub(super) constant: bool,
}

/// The `impl` around a function, as far as its flavour depends on it.
pub(super) struct Owner<'a> {
    pub(super) self_ty: &'a Type,
    pub(super) generics: &'a Generics,
    pub(super) of_trait: bool,
}

/// The table.
#[derive(Default)]
pub(super) struct Names {
    pub(super) types: HashMap<String, TypeDef>,
    pub(super) traits: HashMap<String, TraitDef>,
    pub(super) functions: HashMap<String, Vec<Callable>>,
    pub(super) methods: HashMap<String, Vec<Callable>>,
    /// Constants and statics.
    pub(super) constants: HashMap<String, Type>,
    /// Associated constants, of types and of traits.
    pub(super) associated: HashMap<String, Type>,
    /// Associated items that live at the `f64` instance only: `(type, item)`.
    pub(super) at_f64: HashSet<(String, String)>,
    /// Names of constants imported from `std::f64::consts`.
    pub(super) imported_constants: HashSet<String>,
    /// What every generic function may assume because of `impl Trait for f64`.
    pub(super) bounds: Vec<Bound>,
    /// The modules in which types and traits are defined, outermost first.
    pub(super) homes: HashMap<String, Vec<String>>,
    /// Whether there may be operators between `f64` and types other than scalars.
    pub(super) overloads: bool,
    /// Types with an implementation of `Differentiable` by hand.
    pub(super) by_hand: HashSet<String>,
    /// Further definitions of a type by a name that was taken.
    pub(super) namesakes: Vec<(Ident, TypeDef)>,
    modules: HashSet<String>,
}

impl Names {
    /// Reads the definitions. `types` and `plain` are what the attribute's arguments say about names from elsewhere.
    pub(super) fn collect(items: &[Item], types: &[Path], plain: &[Path]) -> Self {
        let mut names = Names::default();
        names.overloads = !types.is_empty();
        let mut collector = Collector { names: &mut names, plain, modules: Vec::new() };
        for item in items {
            collector.visit_item(item);
        }
        for path in types {
            names.types.insert(last_name(path), TypeDef::told());
            names.traits.insert(last_name(path), TraitDef::told());
        }
        names.assume_owner_of_lone_impl(items, plain);
        names.find_carriers();
        names.find_structural();
        names.join_namesakes();
        names.find_flavours(items);
        names
    }

    /// `#[differentiable] impl Particle { … }` alone: `Particle` is not in sight, but it is the reason for the
    /// attribute, so it carries unless `plain(Particle)` says otherwise. So does a trait that is not one of std's
    /// when a signature of its implementation mentions a scalar.
    fn assume_owner_of_lone_impl(&mut self, items: &[Item], plain: &[Path]) {
        let [Item::Impl(item)] = items else { return };
        let told_plain = |name: &str| plain.iter().any(|path| last_name(path) == name);
        let owner = type_name(&item.self_ty).filter(|name| {
            name != "f64" && !is_std_container(name) && !is_discrete(name) && !told_plain(name)
        });
        if let Some(name) = owner {
            self.types.entry(name).or_insert_with(TypeDef::told);
        }
        if let Some((_, path, _)) = &item.trait_ {
            let name = last_name(path);
            let mentions = item.items.iter().any(|item| match item {
                ImplItem::Fn(method) => signature_types(&method.sig).iter().any(|ty| self.mentions(ty)),
                _ => false,
            });
            if !known::is_std_trait(&name) && !told_plain(&name) && mentions {
                self.traits.entry(name).or_insert_with(TraitDef::told);
            }
        }
    }

    fn find_carriers(&mut self) {
        loop {
            let new_types: Vec<String> = (self.types.iter())
                .filter(|(_, def)| !def.carries && !def.constant)
                .filter(|(_, def)| {
                    def.fields.iter().any(|field| !field.constant && self.mentions(&field.ty))
                        || def.alias.as_ref().is_some_and(|ty| self.mentions(ty))
                })
                .map(|(name, _)| name.clone())
                .collect();
            let new_traits: Vec<String> = (self.traits.iter())
                .filter(|(_, def)| !def.carries)
                .filter(|(_, def)| {
                    def.mentions.iter().any(|ty| self.mentions(ty)) || def.bounds.iter().any(|b| self.path_mentions(b))
                })
                .map(|(name, _)| name.clone())
                .collect();
            if new_types.is_empty() && new_traits.is_empty() {
                return;
            }
            for name in new_types {
                self.types.get_mut(&name).expect("it was just listed").carries = true;
            }
            for name in new_traits {
                self.traits.get_mut(&name).expect("it was just listed").carries = true;
            }
        }
    }

    /// Types of one name share an entry: fields of either may be meant.
    fn join_namesakes(&mut self) {
        let mut namesakes = std::mem::take(&mut self.namesakes);
        for (name, other) in &mut namesakes {
            let carries = |field: &FieldDef| !field.constant && self.mentions(&field.ty);
            other.carries = !other.constant
                && (other.fields.iter().any(carries) || other.alias.as_ref().is_some_and(|ty| self.mentions(ty)));
            if let Some(def) = self.types.get_mut(&name.to_string()) {
                def.fields.append(&mut other.fields);
                def.structural &= other.structural;
            }
        }
        self.namesakes = namesakes;
    }

    /// The namesakes that differ in what decides their expansion.
    pub(super) fn conflicts(&self) -> impl Iterator<Item = &Ident> {
        self.namesakes.iter().filter_map(|(name, other)| {
            let def = self.types.get(&name.to_string())?;
            let arity = |def: &TypeDef| def.generics.params.len();
            (def.carries != other.carries || arity(def) != arity(other)).then_some(name)
        })
    }

    fn find_structural(&mut self) {
        loop {
            let lost: Vec<String> = (self.types.iter())
                .filter(|(_, def)| def.structural)
                .filter(|(_, def)| {
                    // A bound would have to hold over every other scalar, which the derive cannot promise.
                    let bounded = def.generics.type_params().any(|param| !param.bounds.is_empty())
                        || def.generics.where_clause.is_some();
                    let lifetimes = bounded || def.generics.lifetimes().next().is_some();
                    let fields = def.fields.iter().any(|field| !field.constant && !self.structural(&field.ty, def));
                    lifetimes || fields || def.alias.as_ref().is_some_and(|ty| !self.structural(ty, def))
                })
                .map(|(name, _)| name.clone())
                .collect();
            if lost.is_empty() {
                return;
            }
            for name in lost {
                self.types.get_mut(&name).expect("it was just listed").structural = false;
            }
        }
    }

    fn structural(&self, ty: &Type, def: &TypeDef) -> bool {
        let is_parameter =
            type_name(ty).is_some_and(|name| def.generics.type_params().any(|param| param.ident == name));
        is_parameter || self.is_structural_with(ty, &|inner| self.structural(inner, def))
    }

    /// Whether a plain value of the type can be lifted.
    pub(super) fn is_structural(&self, ty: &Type) -> bool {
        self.is_structural_with(ty, &|inner| self.is_structural(inner))
    }

    fn is_structural_with(&self, ty: &Type, inner: &dyn Fn(&Type) -> bool) -> bool {
        match ty {
            Type::Paren(paren) => inner(&paren.elem),
            Type::Group(group) => inner(&group.elem),
            Type::Array(array) => inner(&array.elem),
            Type::Tuple(tuple) => tuple.elems.iter().all(inner),
            Type::Path(path) if path.qself.is_none() => {
                let Some(last) = path.path.segments.last() else { return false };
                let name = last.ident.to_string();
                let arguments: Vec<&Type> = match &last.arguments {
                    syn::PathArguments::AngleBracketed(list) => (list.args.iter())
                        .filter_map(|arg| if let syn::GenericArgument::Type(ty) = arg { Some(ty) } else { None })
                        .collect(),
                    _ => Vec::new(),
                };
                let known = match self.types.get(&name) {
                    Some(def) => def.structural && !def.constant,
                    None => is_std_container(&name) || is_discrete(&name) || name == "f64",
                };
                known && arguments.into_iter().all(inner)
            }
            _ => false,
        }
    }

    fn find_flavours(&mut self, items: &[Item]) {
        let mut flavours = Flavours { names: self, functions: HashMap::new(), methods: HashMap::new() };
        for item in items {
            flavours.visit_item(item);
        }
        let Flavours { functions, methods, .. } = flavours;
        self.functions = functions;
        self.methods = methods;
        // One name, one flavour: where a call cannot tell which function it reaches, none of them is a constant.
        for group in self.functions.values_mut().chain(self.methods.values_mut()) {
            if group.iter().any(|f| f.flavour == Flavour::Generic) {
                for f in group.iter_mut().filter(|f| f.flavour == Flavour::Constant && (f.has_receiver || f.owner.is_none())) {
                    f.flavour = Flavour::Generic;
                }
            }
        }
        let at_f64: Vec<(String, String)> = (self.methods.iter())
            .flat_map(|(name, group)| group.iter().map(move |f| (name, f)))
            .filter(|(_, f)| !f.has_receiver && f.flavour != Flavour::Generic)
            .filter_map(|(name, f)| Some((f.owner.clone()?, name.clone())))
            .filter(|(owner, _)| self.types.get(owner).is_some_and(|def| def.carries))
            .collect();
        self.at_f64.extend(at_f64);
    }

    /// The flavour of a function by itself.
    fn flavour(&self, signature: &Signature, owner: Option<&Owner<'_>>) -> Flavour {
        let self_carries = owner.is_some_and(|owner| self.mentions(owner.self_ty));
        let mentions = |ty: &Type| self.mentions(ty) || (self_carries && mentions_self(ty));
        let owner_bounds = owner.is_some_and(|owner| self.generics_mention(owner.generics));
        let inputs = signature.inputs.iter().any(|input| match input {
            FnArg::Receiver(_) => self_carries || owner_bounds,
            FnArg::Typed(typed) => {
                !has_attribute(&typed.attrs, "constant") && (mentions(&typed.ty) || owner_bounds)
            }
        });
        if owner.is_some_and(|owner| owner.of_trait) || inputs || self.generics_mention(&signature.generics) {
            return Flavour::Generic;
        }
        match &signature.output {
            ReturnType::Type(_, ty) if mentions(ty) => {
                let structural = match owner {
                    Some(owner) => {
                        let ty = super::syntax::substitute_self(ty, owner.self_ty);
                        owner.generics.type_params().next().is_none() && self.is_structural(&ty)
                    }
                    None => signature.generics.type_params().next().is_none() && self.is_structural(ty),
                };
                if structural { Flavour::Constant } else { Flavour::Generic }
            }
            _ => Flavour::Discrete,
        }
    }

    /// The flavour of a function, in agreement with others of its name.
    pub(super) fn flavour_of(&self, signature: &Signature, owner: Option<&Owner<'_>>) -> Flavour {
        let flavour = self.flavour(signature, owner);
        let name = signature.ident.to_string();
        let group = if owner.is_some() { self.methods.get(&name) } else { self.functions.get(&name) };
        let movable = owner.is_some() && signature.receiver().is_none();
        let outvoted = !movable && group.is_some_and(|group| group.iter().any(|f| f.flavour == Flavour::Generic));
        if flavour == Flavour::Constant && outvoted { Flavour::Generic } else { flavour }
    }

    /// Whether a type mentions `f64` or a name that carries.
    pub(super) fn mentions(&self, ty: &Type) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_type(ty);
        visitor.found
    }

    pub(super) fn path_mentions(&self, path: &Path) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_path(path);
        visitor.found
    }

    /// Whether the bounds of generic parameters mention a scalar.
    pub(super) fn generics_mention(&self, generics: &Generics) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_generics(generics);
        visitor.found
    }

    pub(super) fn predicate_mentions(&self, predicate: &WherePredicate) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_where_predicate(predicate);
        visitor.found
    }

    pub(super) fn bound_mentions(&self, bound: &syn::TypeParamBound) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_type_param_bound(bound);
        visitor.found
    }

    /// The type that carries by this name.
    pub(super) fn carrier(&self, name: &Ident) -> Option<&TypeDef> {
        self.types.get(&name.to_string()).filter(|def| def.carries)
    }

    pub(super) fn is_carrying_trait(&self, name: &Ident) -> bool {
        self.traits.get(&name.to_string()).is_some_and(|def| def.carries)
    }

    /// The definition behind a type, through aliases.
    pub(super) fn definition(&self, ty: &Type) -> Option<&TypeDef> {
        let def = self.types.get(&type_name(peel(ty))?)?;
        match &def.alias {
            Some(alias) => self.definition(alias),
            None => Some(def),
        }
    }

    /// A type with its references and aliases taken off.
    pub(super) fn resolve(&self, ty: &Type) -> Type {
        let ty = peel(ty);
        match type_name(ty).and_then(|name| self.types.get(&name)) {
            Some(TypeDef { alias: Some(alias), generics, .. }) if generics.params.is_empty() => self.resolve(alias),
            _ => ty.clone(),
        }
    }

    /// Whether a path's qualification is nothing or a module in sight.
    pub(super) fn is_local_path(&self, path: &Path) -> bool {
        let count = path.segments.len();
        path.segments.iter().take(count - 1).all(|segment| {
            let name = segment.ident.to_string();
            matches!(name.as_str(), "self" | "super" | "crate") || self.modules.contains(&name)
        })
    }

    /// The free function that a path names, if there is one; of several that agree, any.
    pub(super) fn function(&self, path: &Path) -> Option<&Callable> {
        if !self.is_local_path(path) {
            return None;
        }
        let group = self.functions.get(&last_name(path))?;
        let first = group.first()?;
        let arity = |f: &Callable| (f.generics.type_params().count(), f.generics.const_params().count());
        let agree = group.iter().all(|f| f.flavour == first.flavour && arity(f) == arity(first));
        agree.then_some(first)
    }

    /// All methods of a name.
    pub(super) fn methods(&self, name: &Ident) -> &[Callable] {
        self.methods.get(&name.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl TypeDef {
    /// A type from elsewhere, of which the attribute's arguments say that it carries.
    fn told() -> Self {
        TypeDef {
            generics: Generics::default(),
            fields: Vec::new(),
            alias: None,
            told: true,
            constant: false,
            carries: true,
            structural: true,
        }
    }
}

impl TraitDef {
    fn told() -> Self {
        TraitDef { mentions: Vec::new(), bounds: Vec::new(), carries: true }
    }
}

/// Whether a type mentions `Self`.
pub(super) fn mentions_self(ty: &Type) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_path(&mut self, path: &'ast Path) {
            self.0 |= path.segments.first().is_some_and(|segment| segment.ident == "Self");
            visit::visit_path(self, path);
        }
        fn visit_expr(&mut self, _: &'ast Expr) {}
    }
    let mut finder = Finder(false);
    finder.visit_type(ty);
    finder.0
}

fn is_std_container(name: &str) -> bool {
    matches!(
        name,
        "Vec" | "VecDeque" | "Box" | "Rc" | "Arc" | "Option" | "Result" | "HashMap" | "BTreeMap" | "PhantomData"
    )
}

fn is_discrete(name: &str) -> bool {
    known::is_integer(name) || matches!(name, "bool" | "char" | "String")
}

/// The types in a signature, receiver and constants aside.
fn signature_types(signature: &Signature) -> Vec<&Type> {
    let inputs = signature.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(typed) if !has_attribute(&typed.attrs, "constant") => Some(&*typed.ty),
        _ => None,
    });
    let output = match &signature.output {
        ReturnType::Type(_, ty) => Some(&**ty),
        ReturnType::Default => None,
    };
    inputs.chain(output).collect()
}

struct Mentions<'a> {
    names: &'a Names,
    found: bool,
}

impl<'ast> Visit<'ast> for Mentions<'_> {
    fn visit_path(&mut self, path: &'ast Path) {
        let named = type_segment(path).map(|index| &path.segments[index].ident);
        self.found |= super::syntax::is_f64_path(path)
            || named.is_some_and(|name| self.names.carrier(name).is_some() || self.names.is_carrying_trait(name));
        visit::visit_path(self, path);
    }

    fn visit_expr(&mut self, _: &'ast Expr) {}
}

/// First pass: definitions.
struct Collector<'a> {
    names: &'a mut Names,
    plain: &'a [Path],
    modules: Vec<String>,
}

impl Collector<'_> {
    fn define(&mut self, ident: &Ident, attrs: &[Attribute], generics: &Generics, mut fields: Vec<FieldDef>, alias: Option<&Type>) {
        let name = ident.to_string();
        let constant = has_attribute(attrs, "constant") || self.plain.iter().any(|path| path.is_ident(ident));
        if constant {
            fields.iter_mut().for_each(|field| field.constant = true);
        }
        let def = TypeDef {
            generics: generics.clone(),
            fields,
            alias: alias.cloned(),
            told: false,
            constant,
            carries: false,
            structural: !constant,
        };
        if self.names.types.contains_key(&name) {
            self.names.namesakes.push((ident.clone(), def));
        } else {
            self.names.homes.insert(name.clone(), self.modules.clone());
            self.names.types.insert(name, def);
        }
    }
}

fn field_defs(fields: &syn::Fields, variant: Option<&Ident>) -> Vec<FieldDef> {
    (fields.iter().enumerate())
        .map(|(index, field)| FieldDef {
            variant: variant.map(Ident::to_string),
            name: field.ident.as_ref().map_or_else(|| index.to_string(), Ident::to_string),
            ty: field.ty.clone(),
            constant: has_attribute(&field.attrs, "constant"),
        })
        .collect()
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test_only(&item.attrs) {
            self.names.modules.insert(item.ident.to_string());
            self.modules.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.modules.pop();
        }
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.define(&item.ident, &item.attrs, &item.generics, field_defs(&item.fields, None), None);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        let fields = item.variants.iter().flat_map(|v| field_defs(&v.fields, Some(&v.ident))).collect();
        self.define(&item.ident, &item.attrs, &item.generics, fields, None);
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.define(&item.ident, &item.attrs, &item.generics, Vec::new(), Some(&item.ty));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        let mut mentions = Vec::new();
        let mut bounds = Vec::new();
        let paths = |list: &syn::punctuated::Punctuated<syn::TypeParamBound, syn::Token![+]>| -> Vec<Path> {
            (list.iter())
                .filter_map(|b| if let syn::TypeParamBound::Trait(t) = b { Some(t.path.clone()) } else { None })
                .collect()
        };
        bounds.extend(paths(&item.supertraits));
        if !has_attribute(&item.attrs, "constant") {
            for inner in &item.items {
                match inner {
                    TraitItem::Fn(method) if !has_attribute(&method.attrs, "constant") => {
                        mentions.extend(signature_types(&method.sig).into_iter().cloned());
                        for param in method.sig.generics.type_params().chain(item.generics.type_params()) {
                            bounds.extend(paths(&param.bounds));
                        }
                    }
                    TraitItem::Type(associated) => bounds.extend(paths(&associated.bounds)),
                    TraitItem::Const(constant) => {
                        self.names.associated.insert(constant.ident.to_string(), constant.ty.clone());
                    }
                    _ => {}
                }
            }
        }
        self.names.homes.insert(item.ident.to_string(), self.modules.clone());
        self.names.traits.insert(item.ident.to_string(), TraitDef { mentions, bounds, carries: false });
        visit::visit_item_trait(self, item);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.names.constants.insert(item.ident.to_string(), (*item.ty).clone());
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.names.constants.insert(item.ident.to_string(), (*item.ty).clone());
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let owner = type_name(&item.self_ty);
        for inner in &item.items {
            if let ImplItem::Const(constant) = inner {
                let ty = super::syntax::substitute_self(&constant.ty, &item.self_ty);
                self.names.associated.insert(constant.ident.to_string(), ty);
                if let (Some(owner), None) = (&owner, &item.trait_) {
                    self.names.at_f64.insert((owner.clone(), constant.ident.to_string()));
                }
            }
        }
        if let (Some((_, path, _)), Some(owner)) = (&item.trait_, &owner) {
            if last_name(path) == "Differentiable" {
                self.names.by_hand.insert(owner.clone());
            }
        }
        let is_operator = item.trait_.as_ref().is_some_and(|(_, path, _)| {
            matches!(last_name(path).trim_end_matches("Assign"), "Add" | "Sub" | "Mul" | "Div" | "Rem")
        });
        if is_operator {
            self.names.overloads = true;
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if matches!(&item.tree, UseTree::Path(path) if path.ident == "crate" || path.ident == "super") {
            self.names.overloads = true;
        }
        imported_constants(&item.tree, &mut Vec::new(), &mut self.names.imported_constants);
    }
}

fn imported_constants(tree: &UseTree, prefix: &mut Vec<String>, found: &mut HashSet<String>) {
    let inside = matches!(prefix.as_slice(), [.., float, consts] if float == "f64" && consts == "consts");
    match tree {
        UseTree::Path(path) => {
            prefix.push(path.ident.to_string());
            imported_constants(&path.tree, prefix, found);
            prefix.pop();
        }
        UseTree::Group(group) => group.items.iter().for_each(|tree| imported_constants(tree, prefix, found)),
        UseTree::Name(name) if inside => {
            found.insert(name.ident.to_string());
        }
        UseTree::Rename(rename) if inside => {
            found.insert(rename.rename.to_string());
        }
        UseTree::Glob(_) if inside => found.extend(known::mathematical_constants().map(str::to_owned)),
        _ => {}
    }
}

/// Last pass: functions.
struct Flavours<'a> {
    names: &'a Names,
    functions: HashMap<String, Vec<Callable>>,
    methods: HashMap<String, Vec<Callable>>,
}

impl Flavours<'_> {
    fn callable(&self, signature: &Signature, attrs: &[Attribute], owner: Option<&Owner<'_>>) -> Callable {
        let constant = has_attribute(attrs, "constant");
        let inputs = (signature.inputs.iter())
            .filter_map(|input| match input {
                FnArg::Receiver(_) => None,
                FnArg::Typed(typed) => Some(Input {
                    constant: constant || has_attribute(&typed.attrs, "constant"),
                }),
            })
            .collect();
        let output = match &signature.output {
            ReturnType::Default => None,
            ReturnType::Type(_, ty) => Some(match owner {
                Some(owner) => super::syntax::substitute_self(ty, owner.self_ty),
                None => (**ty).clone(),
            }),
        };
        let flavour = if constant {
            let mentions = output.as_ref().is_some_and(|ty| self.names.mentions(ty));
            if mentions { Flavour::Constant } else { Flavour::Discrete }
        } else {
            self.names.flavour(signature, owner)
        };
        Callable {
            generics: signature.generics.clone(),
            inputs,
            output,
            has_receiver: signature.receiver().is_some(),
            owner: owner.and_then(|owner| type_name(owner.self_ty)),
            flavour,
        }
    }
}

impl<'ast> Visit<'ast> for Flavours<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test_only(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let callable = self.callable(&item.sig, &item.attrs, None);
        self.functions.entry(item.sig.ident.to_string()).or_default().push(callable);
        visit::visit_item_fn(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let owner = Owner { self_ty: &item.self_ty, generics: &item.generics, of_trait: item.trait_.is_some() };
        let constant = has_attribute(&item.attrs, "constant");
        for inner in &item.items {
            if let ImplItem::Fn(method) = inner {
                let attrs = if constant { &item.attrs } else { &method.attrs };
                let callable = self.callable(&method.sig, attrs, Some(&owner));
                self.methods.entry(method.sig.ident.to_string()).or_default().push(callable);
            }
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        for inner in &item.items {
            if let TraitItem::Fn(method) = inner {
                let mut callable = self.callable(&method.sig, &method.attrs, None);
                callable.flavour = Flavour::Generic;
                callable.owner = None;
                self.methods.entry(method.sig.ident.to_string()).or_default().push(callable);
            }
        }
        visit::visit_item_trait(self, item);
    }
}
