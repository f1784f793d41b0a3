//! Places, and references to them.

use syn::spanned::Spanned;
use syn::{Expr as Syntax, UnOp};

use super::super::core::{Expr, Place, Step};
use super::super::types::{Table, Ty};
use super::{Binding, Item, Lower, Result, refuse};

impl Lower<'_> {
    /// The place that an expression names; `None` if it names none.
    pub(super) fn place_of(&mut self, expr: &Syntax) -> Result<Option<Place>> {
        match expr {
            Syntax::Paren(inner) => self.place_of(&inner.expr),
            Syntax::Group(inner) => self.place_of(&inner.expr),
            Syntax::Unary(unary) if matches!(unary.op, UnOp::Deref(_)) => self.place_of(&unary.expr),
            Syntax::Reference(reference) => self.place_of(&reference.expr),
            Syntax::Path(path) => {
                if path.qself.is_some() {
                    return Ok(None);
                }
                if let Some(name) = path.path.get_ident() {
                    if let Some((place, _)) = self.named_place(&name.to_string()) {
                        return Ok(Some(place));
                    }
                }
                Ok(self.constant_place(&path.path))
            }
            Syntax::Field(field) => {
                if let Syntax::Path(path) = &*field.base {
                    let name = path.path.get_ident().map(ToString::to_string).unwrap_or_default();
                    if let (Some(Binding::Item(Item::Tuple(parts))), syn::Member::Unnamed(index)) =
                        (self.find(&name), &field.member)
                    {
                        return Ok(match parts.get(index.index as usize) {
                            Some(Item::Reference(place)) => Some(place.clone()),
                            _ => None,
                        });
                    }
                }
                let Some(base) = self.place_of(&field.base)? else { return Ok(None) };
                Ok(self.field(&base, &field.member))
            }
            Syntax::Index(index) => {
                let Some(base) = self.place_of(&index.expr)? else { return Ok(None) };
                let Some(elem) = Table::element(&base.ty).cloned() else {
                    return refuse(&index.expr, "indices are for slices, arrays and vectors");
                };
                if let Syntax::Range(range) = &*index.index {
                    let mut low = match &range.start {
                        Some(low) => Some(self.index_value(low)?),
                        None => None,
                    };
                    let here = self.here();
                    let high = match &range.end {
                        Some(high) => {
                            let high = self.index_value(high)?;
                            Some(match range.limits {
                                syn::RangeLimits::HalfOpen(_) => high,
                                syn::RangeLimits::Closed(_) => {
                                    super::binary(syn::parse_quote!(+), high, super::integer(1), Ty::Int)
                                }
                            })
                        }
                        None => None,
                    };
                    low = low.map(|low| self.settle(low, here, index.span()));
                    let step = Step::Range(low.map(Box::new), high.map(Box::new));
                    return Ok(Some(base.step(step, Ty::Slice(Box::new(elem)))));
                }
                let here = self.here();
                let value = self.index_value(&index.index)?;
                if self.here() != here && base.path.iter().any(|step| !matches!(step, Step::Field(_))) {
                    let base = self.settled_place(base, index.span());
                    return Ok(Some(base.index(value, elem)));
                }
                Ok(Some(base.index(value, elem)))
            }
            Syntax::MethodCall(call) if call.args.is_empty() && is_identity(&call.method) => {
                self.place_of(&call.receiver)
            }
            _ => Ok(None),
        }
    }

    fn index_value(&mut self, expr: &Syntax) -> Result<Expr> {
        let value = self.expr(expr)?;
        if value.ty != Ty::Int {
            return refuse(
                expr,
                "the macro cannot see that this index is an integer: give its type where it is declared",
            );
        }
        Ok(value)
    }

    /// A constant or static of the module that is made of several values.
    fn constant_place(&mut self, path: &syn::Path) -> Option<Place> {
        let last = path.segments.last()?;
        let ty = self.table.constants.get(&crate::differentiable::basics::marks::key(&last.ident))?;
        let ty = self.table.ty(ty, None)?;
        let var = self.var("constant", ty.clone(), path.span());
        self.vars[var].path = Some(quote::quote!(#path));
        Some(Place::of(var, ty))
    }

    /// The place behind an expression that is a reference: `&p`, `&mut p`, or the name of a reference.
    pub(super) fn reference(&mut self, expr: &Syntax) -> Result<Option<Place>> {
        match expr {
            Syntax::Paren(inner) => self.reference(&inner.expr),
            Syntax::Group(inner) => self.reference(&inner.expr),
            Syntax::Reference(reference) => {
                if let Some(place) = self.place_of(&reference.expr)? {
                    return Ok(Some(self.settled_place(place, expr.span())));
                }
                // A reference to a value without a place: the value gets one.
                let value = self.expr(&reference.expr)?;
                let var = self.let_("referred", value, expr.span());
                Ok(Some(self.place(var)))
            }
            Syntax::Path(path) => {
                let Some(name) = path.path.get_ident() else { return Ok(None) };
                Ok(match self.find(&name.to_string()) {
                    Some(Binding::Reference(place) | Binding::Item(Item::Reference(place))) => Some(place),
                    _ => None,
                })
            }
            Syntax::Field(field) => {
                // A part of what an iterator yields.
                let Syntax::Path(path) = &*field.base else { return Ok(None) };
                let name = path.path.get_ident().map(ToString::to_string).unwrap_or_default();
                let (Some(Binding::Item(Item::Tuple(_))), syn::Member::Unnamed(_)) =
                    (self.find(&name), &field.member)
                else {
                    return Ok(None);
                };
                self.place_of(expr)
            }
            Syntax::MethodCall(call) if call.args.is_empty() && is_identity(&call.method) => {
                let place = self.place_of(&call.receiver)?;
                Ok(place.map(|place| self.settled_place(place, expr.span())))
            }
            _ => Ok(None),
        }
    }

    /// The two halves of `x.split_at(n)`.
    pub(super) fn split_at(&mut self, expr: &Syntax) -> Result<Option<Item>> {
        let Syntax::MethodCall(call) = expr else { return Ok(None) };
        if !(call.method == "split_at" || call.method == "split_at_mut") || call.args.len() != 1 {
            return Ok(None);
        }
        let Some(place) = self.place_of(&call.receiver)? else { return Ok(None) };
        let Some(elem) = Table::element(&place.ty).cloned() else { return Ok(None) };
        let place = self.settled_place(place, expr.span());
        let middle = self.index_value(&call.args[0])?;
        let middle = self.let_("middle", middle, expr.span());
        self.settled.insert(middle);
        let ty = Ty::Slice(Box::new(elem));
        let middle = Box::new(self.read(middle));
        let left = place.step(Step::Range(None, Some(middle.clone())), ty.clone());
        let right = place.step(Step::Range(Some(middle), None), ty);
        Ok(Some(Item::Tuple(vec![Item::Reference(left), Item::Reference(right)])))
    }
}

/// Methods that give the same place again.
fn is_identity(name: &syn::Ident) -> bool {
    ["as_slice", "as_mut_slice", "as_ref", "as_mut", "borrow"].iter().any(|known| name == known)
}
