//! Patterns: the names that they bind, and when they fit. A pattern is lowered in two steps, because the
//! tests come before the branch and the bindings inside of it:
//!
//! ```text
//! if let Shape::Box { width, sides: [a, _] } = s { … }
//!   ⟶
//! let taken = matches!(s, Shape::Box { .. });
//! if taken { width and a stand for the places s.width and s.sides[0] … }
//! ```
//!
//! Parts of a reference are references (places), and parts of a value are values, as with the binding modes
//! of Rust.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Pat, parse_quote};

use super::super::core::{Expr, Kind, Place, Step};
use super::super::types::Ty;
use super::refuse::{refuse_pattern, refuse_strange, refuse_type, refuse_untyped};
use super::{Binding, Item, Lower, Result, binary, refuse};
use crate::differentiable::basics::marks::written;

impl Lower<'_> {
    /// Binds the names of a pattern, which fits, to the parts of an item.
    pub(super) fn bind_pattern(&mut self, pat: &Pat, item: Item) -> Result<()> {
        match pat {
            Pat::Wild(_) => {
                match item {
                    // Evaluated even if nothing uses it, because it may panic.
                    Item::Value(value) if !matches!(value.kind, Kind::Read(_)) => {
                        self.let_("unused", value, pat.span());
                    }
                    _ => {}
                }
                Ok(())
            }
            // These bind nothing, and have been tested.
            Pat::Lit(_) | Pat::Range(_) | Pat::Path(_) | Pat::Const(_) => Ok(()),
            Pat::Ident(ident) if is_constant(ident) => Ok(()),
            Pat::Or(_) => {
                if binds(pat) {
                    refuse_pattern(pat)
                } else {
                    Ok(())
                }
            }
            Pat::TupleStruct(variant) => {
                if variant.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) && binds(pat) {
                    return refuse_pattern(pat);
                }
                if !binds(pat) {
                    return Ok(());
                }
                let (place, by_ref) = self.item_place(item, pat)?;
                let parts = variant.elems.iter().enumerate();
                for (number, pat) in parts.filter(|(_, pat)| !matches!(pat, Pat::Wild(_))) {
                    let inner = self.payload(&place, &variant.path, &syn::Member::from(number), pat)?;
                    self.bind_pattern(pat, part(inner, by_ref))?;
                }
                Ok(())
            }
            Pat::Paren(inner) => self.bind_pattern(&inner.pat, item),
            Pat::Type(typed) => {
                self.bind_pattern(&typed.pat, item)?;
                self.written_types(&typed.pat, &typed.ty)
            }
            Pat::Ident(ident) => {
                if ident.by_ref.is_some() || ident.subpat.is_some() {
                    return refuse_pattern(pat);
                }
                let name = ident.ident.to_string();
                let binding = match item {
                    Item::Value(value) => {
                        if value.ty == Ty::Unit {
                            return Ok(());
                        }
                        Binding::Value(self.let_(&name, value, ident.ident.span()))
                    }
                    Item::Reference(place) => {
                        // A `mut` reference may be set to another part of the slice.
                        if ident.mutability.is_some() && matches!(place.ty, Ty::Slice(_)) {
                            let seat = self.seat(&name, place, ident.ident.span());
                            self.bind(&name, Binding::Reference(seat));
                            return Ok(());
                        }
                        if ident.mutability.is_some() {
                            return refuse(pat, super::places::SET_ELSEWHERE);
                        }
                        Binding::Reference(self.settled_place(place, ident.ident.span()))
                    }
                    tuple @ Item::Tuple(_) => Binding::Item(tuple),
                };
                self.bind(&name, binding);
                Ok(())
            }
            // `&x` copies what the reference points to.
            Pat::Reference(inner) => match item {
                Item::Reference(place) => self.bind_pattern(&inner.pat, Item::Value(Expr::read(place))),
                _ => refuse_pattern(pat),
            },
            Pat::Tuple(tuple) => {
                if tuple.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
                    return refuse_pattern(pat);
                }
                let parts = self.parts(item, tuple.elems.len(), pat)?;
                tuple.elems.iter().zip(parts).try_for_each(|(pat, part)| self.bind_pattern(pat, part))
            }
            Pat::Slice(slice) => {
                if slice.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
                    return refuse_pattern(pat);
                }
                let parts = self.elements(item, slice.elems.len(), pat)?;
                slice.elems.iter().zip(parts).try_for_each(|(pat, part)| self.bind_pattern(pat, part))
            }
            Pat::Struct(structure) => {
                let (place, by_ref) = self.item_place(item, pat)?;
                for field in structure.fields.iter().filter(|field| !matches!(*field.pat, Pat::Wild(_))) {
                    let inner = self.member(&place, &structure.path, field)?;
                    self.bind_pattern(&field.pat, part(inner, by_ref))?;
                }
                Ok(())
            }
            _ => refuse_pattern(pat),
        }
    }

    /// The condition under which a pattern fits; `None` if it always does.
    pub(super) fn test(&mut self, pat: &Pat, item: &Item) -> Result<Option<Expr>> {
        match pat {
            Pat::Wild(_) => Ok(None),
            Pat::Paren(inner) => self.test(&inner.pat, item),
            Pat::Reference(inner) => match item {
                Item::Reference(place) => self.test(&inner.pat, &Item::Value(Expr::read(place.clone()))),
                _ => refuse_pattern(pat),
            },
            Pat::Ident(ident) if !is_constant(ident) => {
                if ident.subpat.is_some() || ident.by_ref.is_some() {
                    return refuse_pattern(pat);
                }
                Ok(None)
            }
            Pat::Tuple(tuple) => {
                if tuple.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
                    return refuse_pattern(pat);
                }
                let parts = self.parts(item.clone(), tuple.elems.len(), pat)?;
                self.tests(tuple.elems.iter().zip(parts))
            }
            Pat::Slice(slice) if slice.elems.iter().all(|pat| !matches!(pat, Pat::Rest(_))) => {
                let parts = self.elements(item.clone(), slice.elems.len(), pat)?;
                self.tests(slice.elems.iter().zip(parts))
            }
            _ => {
                let (place, by_ref) = self.item_place(item.clone(), pat)?;
                let is = |pattern: TokenStream| Expr::new(Kind::Is(place.clone(), pattern), Ty::Bool);
                match (&place.ty, pat) {
                    (Ty::Opaque(_), _) if has_text(pat) => refuse(pat, super::exprs::TEXT),
                    (Ty::Int | Ty::Bool | Ty::Opaque(_), _) if !binds(pat) => {
                        let value = Box::new(Expr::read(place));
                        Ok(Some(Expr::new(Kind::Matches(value, quote!(#pat)), Ty::Bool)))
                    }
                    (Ty::Enum(_) | Ty::Option(_), Pat::TupleStruct(variant)) => {
                        let all = self.variant(&place.ty, &variant.path, pat)?;
                        let fits = is(quote!(#all { .. }));
                        if variant.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
                            let only_rest = variant.elems.len() == 1;
                            return if only_rest { Ok(Some(fits)) } else { refuse_pattern(pat) };
                        }
                        let mut parts = Vec::new();
                        for (number, inner) in variant.elems.iter().enumerate() {
                            if !always_fits(inner) {
                                let member = syn::Member::from(number);
                                let place = self.payload(&place, &variant.path, &member, inner)?;
                                parts.push((inner, part(place, by_ref)));
                            }
                        }
                        let inner = self.tests(parts)?;
                        Ok(Some(both(fits, inner)))
                    }
                    (Ty::Enum(_), Pat::Struct(variant)) => {
                        let all = self.variant(&place.ty, &variant.path, pat)?;
                        let fits = is(quote!(#all { .. }));
                        let mut parts = Vec::new();
                        for field in variant.fields.iter().filter(|field| !always_fits(&field.pat)) {
                            let place = self.member(&place, &variant.path, field)?;
                            parts.push((&*field.pat, part(place, by_ref)));
                        }
                        let inner = self.tests(parts)?;
                        Ok(Some(both(fits, inner)))
                    }
                    (Ty::Enum(_) | Ty::Option(_), Pat::Path(path)) => {
                        let all = self.variant(&place.ty, &path.path, pat)?;
                        Ok(Some(is(quote!(#all { .. }))))
                    }
                    (Ty::Option(_), Pat::Ident(ident)) if ident.ident == "None" => {
                        Ok(Some(is(quote!(::core::option::Option::None))))
                    }
                    (Ty::Enum(_) | Ty::Option(_), Pat::Or(or)) if !binds(pat) => {
                        let mut fits: Option<Expr> = None;
                        for case in &or.cases {
                            let case = self
                                .test(case, &part(place.clone(), by_ref))?
                                .unwrap_or_else(|| super::boolean(true));
                            fits = Some(match fits {
                                Some(fits) => binary(parse_quote!(||), fits, case, Ty::Bool),
                                None => case,
                            });
                        }
                        Ok(fits)
                    }
                    (Ty::Struct(_), Pat::Struct(structure)) => {
                        let mut parts = Vec::new();
                        for field in &structure.fields {
                            let place = self.member(&place, &structure.path, field)?;
                            parts.push((&*field.pat, part(place, by_ref)));
                        }
                        self.tests(parts)
                    }
                    (Ty::F64, _) => refuse(
                        pat,
                        "floats cannot be matched: bind a name, and compare it in a guard, `y if y == 0.0`",
                    ),
                    _ => refuse_pattern(pat),
                }
            }
        }
    }

    /// The condition under which several patterns fit.
    fn tests<'p>(&mut self, parts: impl IntoIterator<Item = (&'p Pat, Item)>) -> Result<Option<Expr>> {
        let mut all: Option<Expr> = None;
        for (pat, item) in parts {
            let test = self.test(pat, &item)?;
            all = match (all, test) {
                (Some(all), test) => Some(both(all, test)),
                (None, test) => test,
            };
        }
        Ok(all)
    }

    /// The path of a variant that a pattern or an expression names.
    fn variant(&self, ty: &Ty, path: &syn::Path, at: &impl quote::ToTokens) -> Result<TokenStream> {
        let name = path.segments.last().map(|last| written(&last.ident)).unwrap_or_default();
        match self.table.variants(ty).into_iter().find(|variant| variant.name == name) {
            Some(variant) => Ok(variant.path),
            None => refuse(at, VARIANT),
        }
    }

    /// A field of a variant.
    pub(super) fn payload(
        &self,
        place: &Place,
        path: &syn::Path,
        member: &syn::Member,
        at: &impl quote::ToTokens,
    ) -> Result<Place> {
        let variant = self.variant(&place.ty, path, at)?;
        let name = path.segments.last().map(|last| written(&last.ident)).unwrap_or_default();
        let variants = self.table.variants(&place.ty);
        let fields =
            variants.iter().filter(|variant| variant.name == name).flat_map(|variant| &variant.fields);
        let Some(field) = fields.into_iter().find(|field| field.member == *member) else {
            return refuse(
                at,
                "this field has a type that cannot be compiled: bind it to `_`, or use `..` in its place",
            );
        };
        if field.ty == Ty::Unknown {
            return refuse_untyped(at);
        }
        let mut inner = place.step(Step::Payload(variant, member.clone()), field.ty.clone());
        inner.constant |= field.constant;
        Ok(inner)
    }

    /// The place that a field of a pattern with braces stands for.
    fn member(&self, place: &Place, path: &syn::Path, field: &syn::FieldPat) -> Result<Place> {
        if matches!(place.ty, Ty::Enum(_)) {
            return self.payload(place, path, &field.member, field);
        }
        match self.field(place, &field.member) {
            Some(inner) => Ok(inner),
            None => self.refuse_field(place, &field.member),
        }
    }

    /// The place of an item, and whether names in the pattern are references to its parts. A value without a
    /// place gets a variable.
    fn item_place(&mut self, item: Item, pat: &Pat) -> Result<(Place, bool)> {
        match item {
            Item::Reference(place) => Ok((self.settled_place(place, pat.span()), true)),
            // Not copied: nothing is written to the place before all names are bound.
            Item::Value(Expr { kind: Kind::Read(place), .. }) => Ok((place, false)),
            Item::Value(value) => {
                let var = self.let_("whole", value, pat.span());
                Ok((self.place(var), false))
            }
            Item::Tuple(_) => refuse_pattern(pat),
        }
    }

    /// The parts of a tuple.
    fn parts(&mut self, item: Item, count: usize, pat: &Pat) -> Result<Vec<Item>> {
        let item = match item {
            Item::Tuple(parts) if parts.len() == count => return Ok(parts),
            Item::Value(Expr { kind: Kind::Tuple(parts), .. }) if parts.len() == count => {
                // All parts are computed before the first name is bound: `let (a, b) = (b, a);`.
                let parts = parts.into_iter().map(|part| {
                    let var = self.let_("part", part, pat.span());
                    Item::Value(self.read(var))
                });
                return Ok(parts.collect());
            }
            item => item,
        };
        let (place, by_ref) = self.item_place(item, pat)?;
        let Ty::Tuple(types) = place.ty.clone() else {
            return refuse_pattern(pat);
        };
        if types.len() != count {
            return refuse_strange(pat);
        }
        let part = |(number, ty)| {
            let place = place.step(Step::Field(syn::Member::from(number)), ty);
            if by_ref { Item::Reference(place) } else { Item::Value(Expr::read(place)) }
        };
        Ok(types.into_iter().enumerate().map(part).collect())
    }

    /// The elements of an array, whose length rustc checks.
    fn elements(&mut self, item: Item, count: usize, pat: &Pat) -> Result<Vec<Item>> {
        let (place, by_ref) = self.item_place(item, pat)?;
        let Ty::Array(elem, _) = place.ty.clone() else {
            return refuse_pattern(pat);
        };
        let element = |number| {
            let place = place.index(super::integer(number), (*elem).clone());
            if by_ref { Item::Reference(place) } else { Item::Value(Expr::read(place)) }
        };
        Ok((0..count).map(element).collect())
    }

    /// A field of a place; `None` if it is not known.
    pub(super) fn field(&self, place: &Place, member: &syn::Member) -> Option<Place> {
        match &place.ty {
            Ty::Struct(name) => {
                let def = self.table.structs.get(name)?;
                let field = def.fields.iter().find(|field| field.member == *member)?;
                let ty = self.table.ty(&field.ty, None)?;
                if matches!(field.ty, syn::Type::Reference(_)) {
                    return None;
                }
                let mut inner = place.step(Step::Field(member.clone()), ty);
                inner.constant |= field.constant;
                Some(inner)
            }
            Ty::Tuple(types) => {
                let syn::Member::Unnamed(index) = member else { return None };
                let ty = types.get(index.index as usize)?.clone();
                Some(place.step(Step::Field(member.clone()), ty))
            }
            _ => None,
        }
    }

    /// Refuses a field for which [`field`](Self::field) has no place.
    pub(super) fn refuse_field<T>(&self, place: &Place, member: &syn::Member) -> Result<T> {
        let def = match &place.ty {
            Ty::Struct(name) => self.table.structs.get(name),
            ty if ty.is_open() => return refuse_untyped(member),
            _ => None,
        };
        match def.and_then(|def| def.fields.iter().find(|field| field.member == *member)) {
            // In a tuple, so that a reference is one inside of a type.
            Some(field) => {
                let ty = &field.ty;
                refuse_type(member, &parse_quote!((#ty,)))
            }
            None => refuse_strange(member),
        }
    }

    /// The place with its indices in variables that never change, so that it stays the same place: in
    /// `let r = &mut v[i]; i += 1;`, `r` is the old element.
    pub(super) fn settled_place(&mut self, mut place: Place, span: Span) -> Place {
        let mut path = std::mem::take(&mut place.path);
        for step in &mut path {
            let indices: Vec<&mut Box<Expr>> = match step {
                Step::Index(index) => vec![index],
                Step::Range(low, high) => low.iter_mut().chain(high.iter_mut()).collect(),
                Step::Field(_) | Step::Payload(..) => Vec::new(),
            };
            for index in indices {
                if matches!(index.kind, Kind::Constant(_)) || self.is_settled(index) {
                    continue;
                }
                let value = std::mem::replace(&mut **index, Expr::new(Kind::Constant(quote!(0)), Ty::Int));
                let var = self.let_("at", value, span);
                self.settled.insert(var);
                **index = self.read(var);
            }
        }
        place.path = path;
        place
    }

    /// Whether the index is a variable that never changes.
    fn is_settled(&self, index: &Expr) -> bool {
        let Kind::Read(place) = &index.kind else { return false };
        place.path.is_empty() && self.settled.contains(&place.root)
    }
}

/// For variants that are not those of an enum of the module.
pub(super) const VARIANT: &str =
    "it is not clear which variant this is: write `Enum::Variant`, for an enum of the module";

/// A part of an item, as a reference or a value.
fn part(place: Place, by_ref: bool) -> Item {
    if by_ref { Item::Reference(place) } else { Item::Value(Expr::read(place)) }
}

/// The conjunction of two conditions.
fn both(a: Expr, b: Option<Expr>) -> Expr {
    match b {
        Some(b) => binary(parse_quote!(&&), a, b, Ty::Bool),
        None => a,
    }
}

/// Whether a name in a pattern is that of a constant or variant, by its first letter. The macro cannot look
/// it up, but Rust warns about names that break this convention.
fn is_constant(ident: &syn::PatIdent) -> bool {
    ident.subpat.is_none() && !ident.ident.to_string().starts_with(|c: char| c.is_lowercase() || c == '_')
}

/// Whether a pattern is `_` or a name, which always fit.
fn always_fits(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(ident) => !is_constant(ident),
        _ => false,
    }
}

/// Whether there is a text in a pattern.
fn has_text(pat: &Pat) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_lit_str(&mut self, _: &'ast syn::LitStr) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    finder.visit_pat(pat);
    finder.0
}

/// Whether a pattern binds a name.
fn binds(pat: &Pat) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_pat_ident(&mut self, ident: &'ast syn::PatIdent) {
            self.0 |= !is_constant(ident);
        }
    }
    let mut finder = Finder(false);
    finder.visit_pat(pat);
    finder.0
}
