//! Which types and traits carry scalars, and which types are structural: two fixpoints over the definitions.
//!
//! ```text
//! struct Point { x: f64 }                 carries, structural
//! struct Path { points: Vec<Point> }      carries, structural: through `Point`
//! struct Counter { n: usize }             does not carry, structural
//! struct View<'a> { points: &'a [Point] } carries, not structural: it does not own its scalars
//! trait Force { fn at(&self, p: &Point) -> f64; }   carries
//! struct Run<M: Model> { state: M::State }          carries if `Model` does: the associated type may be a scalar
//! ```
//!
//! A type that carries gets the parameter `__Scalar`; one that is structural gets
//! `#[derive(Differentiable)]`.

use syn::visit::{self, Visit};
use syn::{Generics, Ident, ImplItem, Item, Path, Type, WherePredicate};

use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{last_name, signature_types, type_name};
use crate::differentiable::know::names::{FieldDef, Names, TraitDef, TypeDef};

impl Names {
    /// `#[differentiable] impl Particle { … }` alone: `Particle` is not in sight, but it is the reason for
    /// the attribute, so it carries unless `plain(Particle)` says otherwise. So does a trait that is not from
    /// std if a signature in its implementation mentions a scalar.
    pub(crate) fn assume_owner_of_lone_impl(&mut self, items: &[Item], plain: &[Path]) {
        let [Item::Impl(item)] = items else { return };
        let told_plain = |name: &str| plain.iter().any(|path| last_name(path) == name);
        let owner = type_name(&item.self_ty).filter(|name| {
            let parameter = item.generics.type_params().any(|param| param.ident == name);
            name != "f64" && !parameter && !is_std_container(name) && !is_discrete(name) && !told_plain(name)
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

    /// The least fixpoint: a type carries only if it must.
    pub(crate) fn find_carriers(&mut self) {
        loop {
            let new_types: Vec<String> = (self.types.iter())
                .filter(|(_, def)| !def.carries && !def.constant)
                .filter(|(_, def)| {
                    let carries = |ty: &Type| self.mentions(ty) || self.projects(ty, &def.generics);
                    def.fields.iter().any(|field| !field.constant && carries(&field.ty))
                        || def.alias.as_ref().is_some_and(|ty| self.mentions(ty))
                })
                .map(|(name, _)| name.clone())
                .collect();
            let new_traits: Vec<String> = (self.traits.iter())
                .filter(|(_, def)| !def.carries)
                .filter(|(_, def)| {
                    def.mentions.iter().any(|ty| self.mentions(ty))
                        || def.bounds.iter().any(|b| self.path_mentions(b))
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

    /// Whether a type contains an associated type of a parameter whose trait carries: `M::State` where
    /// `M: Model`.
    fn projects(&self, ty: &Type, generics: &Generics) -> bool {
        struct Finder<'a>(&'a [Ident], bool);
        impl<'ast> Visit<'ast> for Finder<'_> {
            fn visit_path(&mut self, path: &'ast Path) {
                self.1 |= path.segments.len() > 1 && self.0.contains(&path.segments[0].ident);
                visit::visit_path(self, path);
            }
        }
        let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let bounded =
            clauses.filter(|predicate| self.predicate_mentions(predicate)).filter_map(|p| match p {
                WherePredicate::Type(predicate) => type_name(&predicate.bounded_ty),
                _ => None,
            });
        let bounded: Vec<String> = bounded.collect();
        let parameters: Vec<Ident> = (generics.type_params())
            .filter(|param| {
                param.bounds.iter().any(|bound| self.bound_mentions(bound))
                    || bounded.iter().any(|name| param.ident == name)
            })
            .map(|param| param.ident.clone())
            .collect();
        let mut finder = Finder(&parameters, false);
        finder.visit_type(ty);
        finder.1
    }

    /// Types of one name share an entry: the fields of either may be meant.
    pub(crate) fn join_namesakes(&mut self) {
        let mut namesakes = std::mem::take(&mut self.namesakes);
        for (name, other) in &mut namesakes {
            let carries = |field: &FieldDef| !field.constant && self.mentions(&field.ty);
            other.carries = !other.constant
                && (other.fields.iter().any(carries)
                    || other.alias.as_ref().is_some_and(|ty| self.mentions(ty)));
            if let Some(def) = self.types.get_mut(&key(name)) {
                def.fields.append(&mut other.fields);
                def.structural &= other.structural;
            }
        }
        self.namesakes = namesakes;
    }

    /// Types of one name that differ in what decides their expansion.
    pub(crate) fn conflicts(&self) -> impl Iterator<Item = &Ident> {
        self.namesakes.iter().filter_map(|(name, other)| {
            let def = self.types.get(&key(name))?;
            let arity = |def: &TypeDef| def.generics.params.len();
            (def.carries != other.carries || arity(def) != arity(other)).then_some(name)
        })
    }

    /// The greatest fixpoint: a type is structural unless it cannot be.
    pub(crate) fn find_structural(&mut self) {
        loop {
            let lost: Vec<String> = (self.types.iter())
                .filter(|(_, def)| def.structural)
                .filter(|(_, def)| {
                    // A bound would have to hold over every other scalar, which the derive cannot promise.
                    let bounded = def.generics.type_params().any(|param| !param.bounds.is_empty())
                        || def.generics.where_clause.is_some();
                    // A structure owns its scalars.
                    let lifetimes = bounded || def.generics.lifetimes().next().is_some();
                    let fields =
                        def.fields.iter().any(|field| !field.constant && !self.structural(&field.ty, def));
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

    /// Whether a type in a definition is structural; parameters of the definition are, until somebody puts in
    /// something else.
    fn structural(&self, ty: &Type, def: &TypeDef) -> bool {
        let is_parameter =
            type_name(ty).is_some_and(|name| def.generics.type_params().any(|param| param.ident == name));
        is_parameter || self.is_structural_with(ty, &|inner| self.structural(inner, def))
    }

    /// Whether a plain value of the type can be lifted.
    pub(crate) fn is_structural(&self, ty: &Type) -> bool {
        self.is_structural_with(ty, &|inner| self.is_structural(inner))
    }

    /// Whether a type can be the key of a map that is a structure, which requires more than being a key.
    fn is_key(&self, ty: &Type) -> bool {
        match ty {
            Type::Tuple(tuple) => tuple.elems.iter().all(|elem| self.is_key(elem)),
            Type::Array(array) => self.is_key(&array.elem),
            _ => match type_name(ty) {
                Some(name) => match self.types.get(&name) {
                    Some(def) => ["Clone", "Debug", "Ord"]
                        .iter()
                        .all(|derived| def.derives.iter().any(|d| d == derived)),
                    None => !self.mentions(ty),
                },
                None => false,
            },
        }
    }

    /// Whether a type is structural if `inner` says so of its parts. [`Names::structural`] and
    /// [`Names::is_structural`] differ only in what they make of parameters.
    fn is_structural_with(&self, ty: &Type, inner: &dyn Fn(&Type) -> bool) -> bool {
        match ty {
            Type::Paren(paren) => inner(&paren.elem),
            Type::Group(group) => inner(&group.elem),
            Type::Array(array) => inner(&array.elem),
            Type::Tuple(tuple) => tuple.elems.iter().all(inner),
            // `&'static str`
            Type::Reference(reference) => {
                type_name(&reference.elem).is_some_and(|name| name == "str")
                    && reference.lifetime.as_ref().is_some_and(|lifetime| lifetime.ident == "static")
            }
            Type::Path(path) if path.qself.is_none() => {
                let Some(last) = path.path.segments.last() else { return false };
                let name = key(&last.ident);
                let arguments: Vec<&Type> = match &last.arguments {
                    syn::PathArguments::AngleBracketed(list) => (list.args.iter())
                        .filter_map(
                            |arg| if let syn::GenericArgument::Type(ty) = arg { Some(ty) } else { None },
                        )
                        .collect(),
                    _ => Vec::new(),
                };
                let known = match self.types.get(&name) {
                    Some(def) => def.structural && !def.constant,
                    None => {
                        is_std_container(&name)
                            || is_array(&name, &arguments)
                            || is_discrete(&name)
                            || name == "f64"
                            || (!arguments.is_empty() && self.crates.have_structure(&name))
                    }
                };
                let keys = match name.as_str() {
                    // A user's own type may have one of these names.
                    "HashMap" | "BTreeMap" | "HashSet" | "BTreeSet" if !self.types.contains_key(&name) => {
                        arguments.first().is_some_and(|key| self.is_key(key))
                    }
                    _ => true,
                };
                known && keys && arguments.into_iter().all(inner)
            }
            _ => false,
        }
    }
}

/// Std containers that are structures if their contents are.
const CONTAINERS: &[&str] = &[
    "Vec",
    "VecDeque",
    "LinkedList",
    "Box",
    "Rc",
    "Arc",
    "Option",
    "Result",
    "HashMap",
    "BTreeMap",
    "HashSet",
    "BTreeSet",
    "PhantomData",
];

/// Std types without scalars that are structures, except integers.
const DISCRETE: &[&str] =
    &["bool", "char", "String", "PathBuf", "OsString", "Duration", "Instant", "SystemTime", "Ordering"];

/// Whether the name is that of one of the containers.
fn is_std_container(name: &str) -> bool {
    CONTAINERS.contains(&name)
}

/// The library's own arrays, which always have arguments; a user's `Vector` without arguments is another
/// type.
fn is_array(name: &str, arguments: &[&Type]) -> bool {
    ["Array", "Vector", "Matrix"].contains(&name) && !arguments.is_empty()
}

/// Whether the name is that of a type without scalars.
fn is_discrete(name: &str) -> bool {
    known::is_integer(name) || DISCRETE.contains(&name)
}
