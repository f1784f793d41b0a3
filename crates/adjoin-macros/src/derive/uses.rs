//! What a field's type mentions, and where in it.
//!
//! `HashMap<K, Vec<(T, f64)>>` uses `K` as a key and `T` as an element, and mentions `f64`.
//! [`check`](super::check) judges that: an element may carry scalars, a key may not, and what cannot be taken
//! apart must be cloned as a whole. Types are known by their spelling only: `HashMap` is std's, whatever it
//! was imported from.

use syn::visit::{self, Visit};
use syn::{GenericArgument, Ident, PathArguments, PathSegment, Type, TypeParamBound};

/// Everything of interest in one type.
#[derive(Default)]
pub(super) struct Uses {
    /// The type parameters, once per occurrence.
    pub(super) parameters: Vec<(Ident, Context)>,
    /// `f64` and `f32`.
    pub(super) floats: Vec<Ident>,
    /// References, except to `str`.
    pub(super) references: Vec<Type>,
    /// Parts that cannot be taken apart.
    pub(super) opaque: Vec<(Type, Opaque)>,
}

/// Where in a type a parameter is used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Context {
    /// Where scalars are looked for: in a field, a tuple, a `Vec`, or an argument of any other type.
    Element,
    /// Where std compares or hashes values, so that they cannot be scalars.
    Key(KeyOf),
    /// Inside a part that cannot be taken apart, which is reported as a whole.
    Opaque,
}

/// Where std requires more of a parameter than `Clone`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyOf {
    HashMap,
    BTreeMap,
    Hasher,
    Set,
}

/// Why a part of a type cannot be taken apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Opaque {
    TraitObject,
    Function,
    Pointer,
    /// `T::Item`: an associated type, which could be anything.
    Projection,
    /// A slice, which a field cannot hold by itself.
    Unsized,
    /// `!` or `_`.
    Other,
}

impl Uses {
    /// The uses in the type of a field.
    pub(super) fn of(ty: &Type, parameters: &[&Ident]) -> Self {
        let mut finder = Finder { parameters, context: Context::Element, found: Self::default() };
        finder.visit_type(ty);
        // A slice is unsized only where nothing points to it.
        if let Type::Slice(_) = ty {
            finder.found.opaque.push((ty.clone(), Opaque::Unsized));
        }
        finder.found
    }

    /// The uses in a bound: `Differentiable<R>` mentions `R`.
    pub(super) fn of_bound(bound: &TypeParamBound, parameters: &[&Ident]) -> Self {
        let mut finder = Finder { parameters, context: Context::Element, found: Self::default() };
        finder.visit_type_param_bound(bound);
        finder.found
    }

    /// Whether a parameter is used.
    pub(super) fn mentions(&self, name: &Ident) -> bool {
        self.parameters.iter().any(|(used, _)| used == name)
    }
}

/// The walk over a type.
struct Finder<'a> {
    parameters: &'a [&'a Ident],
    /// The context of the part that the walk is in.
    context: Context,
    found: Uses,
}

impl Finder<'_> {
    /// Walks a part in a context of its own.
    fn within(&mut self, context: Context, walk: impl FnOnce(&mut Self)) {
        // Inside a key or an opaque type, a part is no more accessible than the whole.
        let outer = self.context;
        if outer == Context::Element {
            self.context = context;
        }
        walk(self);
        self.context = outer;
    }

    /// Notes a part that cannot be taken apart, and the parameters in it.
    fn opaque(&mut self, ty: &Type, opaque: Opaque, walk: impl FnOnce(&mut Self)) {
        self.found.opaque.push((ty.clone(), opaque));
        self.inside(walk);
    }

    /// Walks a part that is reported as a whole: only its parameters count.
    fn inside(&mut self, walk: impl FnOnce(&mut Self)) {
        let (floats, references, opaque) =
            (self.found.floats.len(), self.found.references.len(), self.found.opaque.len());
        self.within(Context::Opaque, walk);
        self.found.floats.truncate(floats);
        self.found.references.truncate(references);
        self.found.opaque.truncate(opaque);
    }

    fn is_parameter(&self, name: &Ident) -> bool {
        self.parameters.contains(&name)
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        match ty {
            Type::TraitObject(_) | Type::ImplTrait(_) => {
                self.opaque(ty, Opaque::TraitObject, |finder| visit::visit_type(finder, ty));
            }
            Type::BareFn(_) => self.opaque(ty, Opaque::Function, |finder| visit::visit_type(finder, ty)),
            Type::Ptr(_) => self.opaque(ty, Opaque::Pointer, |finder| visit::visit_type(finder, ty)),
            Type::Never(_) | Type::Infer(_) => self.opaque(ty, Opaque::Other, |_| ()),
            Type::Reference(reference) if !matches!(&*reference.elem, Type::Path(path) if path.path.is_ident("str")) =>
            {
                self.found.references.push(ty.clone());
                self.inside(|finder| finder.visit_type(&reference.elem));
            }
            Type::Path(path) => {
                let segments = &path.path.segments;
                let projects =
                    path.qself.is_some() || (segments.len() > 1 && self.is_parameter(&segments[0].ident));
                if projects {
                    self.opaque(ty, Opaque::Projection, |finder| {
                        // A parameter at the beginning of a path is a segment, not a type, and would not be
                        // visited.
                        for segment in segments {
                            if finder.is_parameter(&segment.ident) {
                                finder.found.parameters.push((segment.ident.clone(), Context::Opaque));
                            }
                        }
                        visit::visit_type(finder, ty);
                    });
                    return;
                }
                if let Some(segment) = segments.last().filter(|segment| segment.arguments.is_none()) {
                    let bare = segments.len() == 1;
                    if bare && self.is_parameter(&segment.ident) {
                        self.found.parameters.push((segment.ident.clone(), self.context));
                        return;
                    }
                    // `f64`, or `std::primitive::f64`.
                    let primitive = bare || segments[segments.len() - 2].ident == "primitive";
                    if primitive && (segment.ident == "f64" || segment.ident == "f32") {
                        self.found.floats.push(segment.ident.clone());
                        return;
                    }
                }
                visit::visit_type(self, ty);
            }
            _ => visit::visit_type(self, ty),
        }
    }

    fn visit_path_segment(&mut self, segment: &'ast PathSegment) {
        let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
            visit::visit_path_segment(self, segment);
            return;
        };
        let types =
            arguments.args.iter().filter(|argument| !matches!(argument, GenericArgument::Lifetime(_)));
        // Lifetimes do not count: `K` is at position 0 of `HashMap<K, V>` with or without them.
        for (position, argument) in types.enumerate() {
            let context = match (segment.ident.to_string().as_str(), position) {
                ("HashMap", 0) => Context::Key(KeyOf::HashMap),
                ("HashMap", 2) => Context::Key(KeyOf::Hasher),
                ("BTreeMap", 0) => Context::Key(KeyOf::BTreeMap),
                ("HashSet" | "BTreeSet" | "BinaryHeap", _) => Context::Key(KeyOf::Set),
                _ => Context::Element,
            };
            self.within(context, |finder| finder.visit_generic_argument(argument));
        }
    }
}
