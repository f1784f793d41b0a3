//! The names that the transformed item defines, and which of them carry scalars.
//!
//! A type *carries* if a field of it (constants aside) mentions `f64` or a type or trait that carries; a
//! trait carries if a signature in it does. That is a least fixpoint over the definitions. A type is
//! *structural* if it is built from scalars, discrete data, std containers and structural types: the derive
//! of `Differentiable` works for it, and a plain value of it can be lifted. That is a greatest fixpoint,
//! because types may be recursive.
//!
//! A function has one of three *flavours*:
//!
//! - generic: scalars go in (or something comes out that takes scalars, such as a closure);
//! - constant: scalars come out but none go in, so they cannot depend on anything that is differentiated; the
//!   function stays as it is and its result is lifted where generic code uses it;
//! - discrete: no scalars at all.
//!
//! Names are looked up by their last segment in one table for the whole module, nested modules and function
//! bodies included. Names of items are marked, so different items have different names
//! ([`marks`](crate::differentiable::basics::marks)). Two types of one name in one place, under different
//! `cfg`s, share an entry; [`check`](crate::differentiable::refuse::check) reports an error when they
//! disagree.
//!
//! | definition | key | entry |
//! | --- | --- | --- |
//! | `struct Point { x: f64 }` | `#0`, by its mark | in `types`: one field, carries, structural |
//! | `fn norm(&self) -> f64` in `impl Point` | `norm`: methods have no marks | in `methods`: its owner is `#0`, generic |
//! | `const LIMIT: f64` | `#1` | in `constants`: `f64` |

use std::collections::{HashMap, HashSet};

use syn::visit::{self, Visit};
use syn::{Expr, Generics, Ident, ImplItem, ImplItemFn, Item, ItemImpl, Path, Type, WherePredicate};

use crate::differentiable::basics::crates::Crates;
use crate::differentiable::basics::marks::{is_item, key};
use crate::differentiable::basics::syntax::{has_attribute, is_f64_path, last_name, peel, type_name};
use crate::differentiable::know::bounds::{self, Bound, Operation};
use crate::differentiable::know::collect::Collector;
use crate::differentiable::know::const_fns::ConstFunctions;
use crate::differentiable::know::overlapping;
use crate::differentiable::know::paths::type_segment;

/// A field of a struct or of an enum's variant.
pub(crate) struct FieldDef {
    pub(crate) variant: Option<String>,
    /// The name, or the position of a tuple field.
    pub(crate) name: String,
    pub(crate) ty: Type,
    pub(crate) constant: bool,
}

/// A struct, an enum or a type alias.
pub(crate) struct TypeDef {
    pub(crate) generics: Generics,
    pub(crate) fields: Vec<FieldDef>,
    pub(crate) alias: Option<Type>,
    /// The traits that it derives.
    pub(crate) derives: Vec<String>,
    pub(crate) origin: Origin,
    /// Marked `#[constant]`: it stays plain whatever it contains.
    pub(crate) constant: bool,
    pub(crate) carries: bool,
    pub(crate) structural: bool,
}

/// Where a type is defined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    /// In the transformed item.
    Here,
    /// Elsewhere: the attribute's arguments say that it carries, and no more is known.
    Elsewhere,
}

/// A trait.
pub(crate) struct TraitDef {
    /// The types in its signatures.
    pub(crate) mentions: Vec<Type>,
    /// Its supertraits and the bounds in it.
    pub(crate) bounds: Vec<Path>,
    /// Its functions.
    pub(crate) functions: Vec<String>,
    /// The number of its type parameters.
    pub(crate) parameters: usize,
    pub(crate) carries: bool,
}

/// How a function is transformed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flavour {
    Generic,
    Constant,
    Discrete,
}

/// A free function, an associated function or a method.
pub(crate) struct Callable {
    pub(crate) generics: Generics,
    /// Without the receiver.
    pub(crate) inputs: Vec<Input>,
    pub(crate) output: Option<Type>,
    pub(crate) has_receiver: bool,
    /// The name of the type whose `impl` contains this function.
    pub(crate) owner: Option<String>,
    pub(crate) flavour: Flavour,
}

/// A parameter.
pub(crate) struct Input {
    pub(crate) constant: bool,
}

/// What a function's flavour depends on in the `impl` around it.
pub(crate) struct Owner<'a> {
    pub(crate) self_ty: &'a Type,
    pub(crate) generics: &'a Generics,
    pub(crate) of_trait: bool,
}

impl<'a> Owner<'a> {
    /// The `impl` as its functions see it.
    pub(crate) fn of(item: &'a ItemImpl) -> Self {
        Owner { self_ty: &item.self_ty, generics: &item.generics, of_trait: item.trait_.is_some() }
    }

    /// The functions of an `impl`, each with whether it is marked `#[constant]`, by itself or with the whole
    /// `impl`.
    pub(crate) fn functions(item: &'a ItemImpl) -> impl Iterator<Item = (&'a ImplItemFn, bool)> {
        let all = has_attribute(&item.attrs, "constant");
        item.items.iter().filter_map(move |inner| match inner {
            ImplItem::Fn(method) => Some((method, all || has_attribute(&method.attrs, "constant"))),
            _ => None,
        })
    }
}

/// Where a type or trait is defined.
pub(crate) struct Home {
    /// The modules, outermost first.
    pub(crate) modules: Vec<String>,
    /// The name there.
    pub(crate) name: Ident,
}

/// The table.
#[derive(Default)]
pub(crate) struct Names {
    pub(crate) types: HashMap<String, TypeDef>,
    pub(crate) traits: HashMap<String, TraitDef>,
    pub(crate) functions: HashMap<String, Vec<Callable>>,
    pub(crate) methods: HashMap<String, Vec<Callable>>,
    /// Constants and statics.
    pub(crate) constants: HashMap<String, Type>,
    /// The values of constants of integer types.
    pub(crate) integers: HashMap<String, Expr>,
    /// The names of all constants as written: at the position of a type they are not marked.
    pub(crate) spelled_constants: HashSet<String>,
    /// Associated constants by name, each with the type it belongs to; those of traits have none.
    pub(crate) associated: HashMap<String, Vec<(Option<String>, Type)>>,
    /// Associated constants of traits whose type is the implementor.
    pub(crate) self_constants: HashSet<String>,
    /// Associated items that exist for `f64` only: `(type, item)`.
    pub(crate) at_f64: HashSet<(String, String)>,
    /// What every generic function may assume because of `impl Trait for f64`.
    pub(crate) bounds: Vec<Bound>,
    /// Where types and traits are defined.
    pub(crate) homes: HashMap<String, Home>,
    /// Whether there may be operators between `f64` and types other than scalars.
    pub(crate) overloads: bool,
    /// The headers of implementations that would overlap with others if they were generic
    /// ([`overlapping`](crate::differentiable::know::overlapping)).
    pub(crate) overlapping: overlapping::Overlapping,
    /// The modules of what the bounds name, which have to be visible where the bounds are written.
    pub(crate) modules_of_bounds: HashSet<Vec<String>>,
    /// The bound that these have.
    pub(crate) scalars_bound: Option<usize>,
    /// The results of the operators that are implemented.
    pub(crate) operations: HashMap<Operation, Type>,
    /// The crates of numerics that are named.
    pub(crate) crates: Crates,
    /// Whether indexing a type that is not std's may use operators on references.
    pub(crate) index_has_operators: bool,
    /// How each `const fn` is expanded.
    pub(crate) const_functions: ConstFunctions,
    /// Types with a hand-written implementation of `Differentiable`.
    pub(crate) by_hand: HashSet<String>,
    /// Methods that are called, and functions of `f64` that are named.
    pub(crate) called_methods: HashSet<String>,
    /// Further definitions of a type whose name was taken.
    pub(crate) namesakes: Vec<(Ident, TypeDef)>,
}

impl Names {
    /// Reads the definitions. `types` and `plain` are what the attribute's arguments say about names from
    /// elsewhere.
    pub(crate) fn collect(items: &[Item], types: &[Path], plain: &[Path], crates: Crates) -> Self {
        let overloads = !types.is_empty() || crates.have_operators();
        let mut names = Names { overloads, crates, index_has_operators: true, ..Names::default() };
        let mut collector = Collector { names: &mut names, plain, modules: Vec::new() };
        for item in items {
            collector.visit_item(item);
        }
        for path in types {
            names.types.insert(last_name(path), TypeDef::told());
            names.traits.insert(last_name(path), TraitDef::told());
        }
        // The order matters: structures and flavours depend on what carries, and constant functions on
        // flavours.
        names.assume_owner_of_lone_impl(items, plain);
        names.find_carriers();
        names.find_structural();
        names.join_namesakes();
        names.overlapping = overlapping::find(items, &names);
        names.operations = bounds::operations(items, &names);
        names.find_flavours(items);
        names.const_functions = ConstFunctions::find(items, &names);
        names
    }

    /// Whether a type mentions `f64` or a name that carries.
    pub(crate) fn mentions(&self, ty: &Type) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_type(ty);
        visitor.found
    }

    /// The same for a path, for instance of a trait.
    pub(crate) fn path_mentions(&self, path: &Path) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_path(path);
        visitor.found
    }

    /// Whether the bounds of generic parameters mention a scalar.
    pub(crate) fn generics_mention(&self, generics: &Generics) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_generics(generics);
        visitor.found
    }

    /// The same for a predicate of a where-clause.
    pub(crate) fn predicate_mentions(&self, predicate: &WherePredicate) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_where_predicate(predicate);
        visitor.found
    }

    /// The same for a bound.
    pub(crate) fn bound_mentions(&self, bound: &syn::TypeParamBound) -> bool {
        let mut visitor = Mentions { names: self, found: false };
        visitor.visit_type_param_bound(bound);
        visitor.found
    }

    /// The type that carries by this name.
    pub(crate) fn carrier(&self, name: &Ident) -> Option<&TypeDef> {
        self.types.get(&key(name)).filter(|def| def.carries)
    }

    /// Whether the name is that of a trait that carries.
    pub(crate) fn is_carrying_trait(&self, name: &Ident) -> bool {
        self.traits.get(&key(name)).is_some_and(|def| def.carries)
    }

    /// The definition behind a type, through aliases.
    pub(crate) fn definition(&self, ty: &Type) -> Option<&TypeDef> {
        let def = self.types.get(&type_name(peel(ty))?)?;
        match &def.alias {
            Some(alias) => self.definition(alias),
            None => Some(def),
        }
    }

    /// A type with its references and aliases taken off.
    pub(crate) fn resolve(&self, ty: &Type) -> Type {
        let ty = peel(ty);
        match type_name(ty).and_then(|name| self.types.get(&name)) {
            Some(TypeDef { alias: Some(alias), generics, .. }) if generics.params.is_empty() => {
                self.resolve(alias)
            }
            _ => ty.clone(),
        }
    }

    /// The type of the constant that a path names: a free constant, or an associated one of the preceding
    /// type or of one of its traits.
    pub(crate) fn constant(&self, path: &Path, self_ty: Option<&Type>) -> Option<&Type> {
        let last = path.segments.last()?;
        if is_item(&last.ident) {
            return self.constants.get(&key(&last.ident));
        }
        let owner = path.segments.iter().rev().nth(1)?;
        let owner = if owner.ident == "Self" { type_name(self_ty?)? } else { key(&owner.ident) };
        let owner = match self.types.get(&owner) {
            Some(TypeDef { alias: Some(alias), .. }) => type_name(alias).unwrap_or(owner),
            _ => owner,
        };
        let group = self.associated.get(&last.ident.to_string())?;
        let of = |wanted: Option<&String>| group.iter().find(|(of, _)| of.as_ref() == wanted);
        of(Some(&owner)).or_else(|| of(None)).map(|(_, ty)| ty)
    }

    /// The free function that a path names, if there is one; if several agree, any of them.
    pub(crate) fn function(&self, path: &Path) -> Option<&Callable> {
        let group = self.functions.get(&last_name(path))?;
        let first = group.first()?;
        let arity = |f: &Callable| (f.generics.type_params().count(), f.generics.const_params().count());
        let agree = group.iter().all(|f| f.flavour == first.flavour && arity(f) == arity(first));
        agree.then_some(first)
    }

    /// All methods of a name.
    pub(crate) fn methods(&self, name: &Ident) -> &[Callable] {
        self.methods.get(&name.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl TypeDef {
    /// A type from elsewhere that carries according to the attribute's arguments.
    pub(crate) fn told() -> Self {
        TypeDef {
            generics: Generics::default(),
            fields: Vec::new(),
            alias: None,
            derives: Vec::new(),
            origin: Origin::Elsewhere,
            constant: false,
            carries: true,
            structural: true,
        }
    }
}

impl TraitDef {
    /// A trait from elsewhere that carries according to the attribute's arguments.
    pub(crate) fn told() -> Self {
        TraitDef {
            mentions: Vec::new(),
            bounds: Vec::new(),
            functions: Vec::new(),
            parameters: 0,
            carries: true,
        }
    }
}

/// Whether a type mentions `Self`.
pub(crate) fn mentions_self(ty: &Type) -> bool {
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

struct Mentions<'a> {
    names: &'a Names,
    found: bool,
}

impl<'ast> Visit<'ast> for Mentions<'_> {
    fn visit_path(&mut self, path: &'ast Path) {
        let named = type_segment(path).map(|index| &path.segments[index].ident);
        self.found |= is_f64_path(path)
            || named
                .is_some_and(|name| self.names.carrier(name).is_some() || self.names.is_carrying_trait(name));
        visit::visit_path(self, path);
    }

    fn visit_expr(&mut self, _: &'ast Expr) {}
}
