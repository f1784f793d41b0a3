//! Patterns: what they bind.

use proc_macro2::Span;
use quote::quote;
use syn::Pat;
use syn::spanned::Spanned;

use super::super::core::{Expr, Kind, Place, Step};
use super::super::types::Ty;
use super::{Binding, Item, Lower, Result, refuse};

impl Lower<'_> {
    /// Binds the names of a pattern to the parts of an item.
    pub(super) fn bind_pattern(&mut self, pat: &Pat, item: Item) -> Result<()> {
        match pat {
            Pat::Wild(_) => {
                if let Item::Value(value) = item {
                    self.let_("unused", value, pat.span());
                }
                Ok(())
            }
            Pat::Paren(inner) => self.bind_pattern(&inner.pat, item),
            Pat::Type(typed) => self.bind_pattern(&typed.pat, item),
            Pat::Ident(ident) => {
                if ident.by_ref.is_some() || ident.subpat.is_some() {
                    return refuse(pat, "this pattern is outside the fragment");
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
                        if ident.mutability.is_some() {
                            return refuse(
                                pat,
                                "a reference that is set to another place is outside the fragment",
                            );
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
                _ => refuse(pat, "this pattern is outside the fragment"),
            },
            Pat::Tuple(tuple) => {
                if tuple.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
                    return refuse(pat, "this pattern is outside the fragment");
                }
                let parts = self.parts(item, tuple.elems.len(), pat)?;
                tuple.elems.iter().zip(parts).try_for_each(|(pat, part)| self.bind_pattern(pat, part))
            }
            Pat::Slice(slice) => {
                if slice.elems.iter().any(|pat| matches!(pat, Pat::Rest(_))) {
                    return refuse(pat, "this pattern is outside the fragment");
                }
                let parts = self.elements(item, slice.elems.len(), pat)?;
                slice.elems.iter().zip(parts).try_for_each(|(pat, part)| self.bind_pattern(pat, part))
            }
            Pat::Struct(structure) => {
                let (place, by_ref) = self.item_place(item, pat)?;
                for field in &structure.fields {
                    let Some(inner) = self.field(&place, &field.member) else {
                        return refuse(field, "this field is outside the fragment");
                    };
                    let item = if by_ref { Item::Reference(inner) } else { Item::Value(Expr::read(inner)) };
                    self.bind_pattern(&field.pat, item)?;
                }
                Ok(())
            }
            _ => refuse(pat, "this pattern is outside the fragment"),
        }
    }

    /// The place of an item, and whether its parts are references.
    fn item_place(&mut self, item: Item, pat: &Pat) -> Result<(Place, bool)> {
        match item {
            Item::Reference(place) => Ok((self.settled_place(place, pat.span()), true)),
            Item::Value(value) => {
                let var = self.let_("whole", value, pat.span());
                Ok((self.place(var), false))
            }
            Item::Tuple(_) => refuse(pat, "this pattern is outside the fragment"),
        }
    }

    fn parts(&mut self, item: Item, count: usize, pat: &Pat) -> Result<Vec<Item>> {
        let item = match item {
            Item::Tuple(parts) if parts.len() == count => return Ok(parts),
            Item::Value(Expr { kind: Kind::Tuple(parts), .. }) if parts.len() == count => {
                // All parts are computed before the first is bound.
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
            return refuse(pat, "this pattern is outside the fragment");
        };
        if types.len() != count {
            return refuse(pat, "the pattern has another length than the tuple");
        }
        let part = |(number, ty)| {
            let place = place.step(Step::Field(syn::Member::from(number)), ty);
            if by_ref { Item::Reference(place) } else { Item::Value(Expr::read(place)) }
        };
        Ok(types.into_iter().enumerate().map(part).collect())
    }

    fn elements(&mut self, item: Item, count: usize, pat: &Pat) -> Result<Vec<Item>> {
        let (place, by_ref) = self.item_place(item, pat)?;
        let Ty::Array(elem, _) = place.ty.clone() else {
            return refuse(pat, "this pattern is for arrays");
        };
        let element = |number| {
            let place = place.index(super::integer(number), (*elem).clone());
            if by_ref { Item::Reference(place) } else { Item::Value(Expr::read(place)) }
        };
        Ok((0..count).map(element).collect())
    }

    /// A field of a place.
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

    /// The place with its indices in variables, so that it stays the same place.
    pub(super) fn settled_place(&mut self, mut place: Place, span: Span) -> Place {
        let mut path = std::mem::take(&mut place.path);
        for step in &mut path {
            let indices: Vec<&mut Box<Expr>> = match step {
                Step::Index(index) => vec![index],
                Step::Range(low, high) => low.iter_mut().chain(high.iter_mut()).collect(),
                Step::Field(_) => Vec::new(),
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

    /// Whether the index is a variable that was made for this, or that of a loop.
    fn is_settled(&self, index: &Expr) -> bool {
        let Kind::Read(place) = &index.kind else { return false };
        place.path.is_empty() && self.settled.contains(&place.root)
    }
}
