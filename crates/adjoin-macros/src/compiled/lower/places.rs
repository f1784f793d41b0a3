//! Places, and references to them. A reference is not a value in the tree: its name is bound to the place
//! that it points to, so that two names of one number are one place.
//!
//! ```text
//! let r = &mut p.b[i]; *r += x;       ⟶   let at = i; p.b[at] += x
//! let (a, b) = v.split_at(n);         ⟶   let middle = n; a stands for v[..middle], b for v[middle..]
//! ```
//!
//! A reference to a slice may be set to other parts of the same slice. It has a *seat*, two variables with
//! its bounds, and stands for the part between them:
//!
//! ```text
//! let mut rest = &x[..]; rest = &rest[1..];
//!   ⟶   (in essence)
//! let rest_start = 0; let rest_end = x.len();         rest stands for x[rest_start..rest_end]
//! let length = rest_end - rest_start; assert!(1 <= length && length <= length);
//! rest_end = rest_start + length; rest_start = rest_start + 1;
//! ```
//!
//! All other references that are set to another place are refused.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr as Syntax, UnOp};

use super::super::core::{Expr, Kind, Place, Step, StmtKind};
use super::super::types::{Table, Ty};
use super::refuse::{refuse_strange, refuse_untyped};
use super::{Binding, Item, Lower, Result, Seat, refuse};

/// For indices and loops.
pub(super) const NO_SEQUENCE: &str = "only arrays, slices, vectors and chains of iterators on them have elements here: use the field that holds them, or a method of the module";

/// For references that are assigned to.
pub(super) const SET_ELSEWHERE: &str = "a reference cannot be set to another place, except to a part of its own slice: keep an index in its place";

impl Lower<'_> {
    /// The place that an expression names, through references and `*`; `None` if it names none. Indices are
    /// lowered, but not settled: the caller does that if the place has to stay the same.
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
                    return refuse(&index.expr, NO_SEQUENCE);
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
            Syntax::MethodCall(call) if call.method == "unwrap" || call.method == "expect" => {
                self.unwrapped_element(&call.receiver)
            }
            _ => Ok(None),
        }
    }

    /// The element that `v.first()`, `v.last()` or `v.get(i)` refers to, which is unwrapped.
    pub(super) fn unwrapped_element(&mut self, expr: &Syntax) -> Result<Option<Place>> {
        let Syntax::MethodCall(call) = expr else { return Ok(None) };
        let name = call.method.to_string();
        let which = name.trim_end_matches("_mut");
        if !matches!((which, call.args.len()), ("first" | "last", 0) | ("get", 1)) {
            return Ok(None);
        }
        let here = self.here();
        let Some(base) = self.place_of(&call.receiver)? else { return Ok(None) };
        let Some(elem) = Table::element(&base.ty).cloned() else {
            // A method of the module. The receiver is lowered again then.
            return if self.here() == here { Ok(None) } else { refuse(call, super::methods::STEPS) };
        };
        let base = self.settled_place(base, call.span());
        let index = match (which, call.args.first()) {
            ("first", _) => super::integer(0),
            (_, Some(index)) if !matches!(index, Syntax::Range(_)) => self.index_value(index)?,
            (_, Some(_)) => return Ok(None),
            _ => {
                let len = Expr::new(Kind::Len(base.clone()), Ty::Int);
                let last = super::binary(syn::parse_quote!(-), len, super::integer(1), Ty::Int);
                let last = self.let_("last", last, call.span());
                self.settled.insert(last);
                self.read(last)
            }
        };
        Ok(Some(base.index(index, elem)))
    }

    /// An index or a bound of a range.
    pub(super) fn index_value(&mut self, expr: &Syntax) -> Result<Expr> {
        let value = self.expr(expr)?;
        if value.ty != Ty::Int {
            return if value.ty.is_open() { refuse_untyped(expr) } else { refuse_strange(expr) };
        }
        Ok(value)
    }

    /// A constant or static of the module, as a place whose variable is printed as its path.
    fn constant_place(&mut self, path: &syn::Path) -> Option<Place> {
        let last = path.segments.last()?;
        let ty = self.table.constants.get(&crate::differentiable::basics::marks::key(&last.ident))?;
        let ty = self.table.ty(ty, None)?;
        let var = self.var("constant", ty.clone(), path.span());
        self.vars[var].path = Some(quote::quote!(#path));
        Some(Place::of(var, ty))
    }

    /// The place behind an expression that is a reference: `&p`, `&mut p`, or the name of a reference. `None`
    /// for values.
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
                    Some(Binding::Reference(place) | Binding::Item(Item::Reference(place))) => {
                        Some(self.settled_place(place, expr.span()))
                    }
                    _ => None,
                })
            }
            Syntax::Field(field) => {
                // A part of an element of an iterator: `pair.0` where `pair` comes from `zip`.
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
            Syntax::MethodCall(call) if call.method == "unwrap" || call.method == "expect" => {
                let place = self.unwrapped_element(&call.receiver)?;
                Ok(place.map(|place| self.settled_place(place, expr.span())))
            }
            _ => Ok(None),
        }
    }

    /// Gives a reference to a slice a seat: the part of `place` between two new variables.
    pub(super) fn seat(&mut self, name: &str, place: Place, span: Span) -> Place {
        let base = self.settled_place(place, span);
        let zero = Expr::new(Kind::Constant(quote::quote!(0usize)), Ty::Int);
        let low = self.let_(&format!("{name}_start"), zero, span);
        let high = self.let_(&format!("{name}_end"), Expr::new(Kind::Len(base.clone()), Ty::Int), span);
        let step = Step::Range(Some(Box::new(self.read(low))), Some(Box::new(self.read(high))));
        let elem = Table::element(&base.ty).cloned().unwrap_or(Ty::Unknown);
        let part = base.step(step, Ty::Slice(Box::new(elem)));
        self.seats.insert(low, Seat { base, low, high });
        part
    }

    /// `target = place`: sets the bounds of a seat. The place has to be a part of the same slice. Bounds are
    /// checked as Rust would, because the variables reach beyond the part.
    pub(super) fn reseat(&mut self, target: &Syntax, place: &Place, at: &Syntax) -> Result<()> {
        let seat = match target {
            Syntax::Path(path) => path.path.get_ident().and_then(|name| self.seat_of(&name.to_string())),
            _ => None,
        };
        let Some(Seat { base, low, high }) = seat else {
            return refuse(at, SET_ELSEWHERE);
        };
        let (start, parts) = place.path.split_at(base.path.len().min(place.path.len()));
        let same =
            start.len() == base.path.len() && start.iter().zip(&base.path).all(|(a, b)| same_step(a, b));
        if place.root != base.root || !same || !matches!(place.ty, Ty::Slice(_)) {
            return refuse(at, SET_ELSEWHERE);
        }
        let span = at.span();
        let mut from = super::integer(0);
        let mut to = Expr::new(Kind::Len(base), Ty::Int);
        for part in parts {
            let Step::Range(start, end) = part else {
                return refuse(at, SET_ELSEWHERE);
            };
            let length = super::binary(syn::parse_quote!(-), to, from.clone(), Ty::Int);
            let length = self.let_("length", length, span);
            let start = start.as_ref().map_or_else(|| super::integer(0), |start| (**start).clone());
            let end = end.as_ref().map_or_else(|| self.read(length), |end| (**end).clone());
            let ordered = super::binary(syn::parse_quote!(<=), start.clone(), end.clone(), Ty::Bool);
            let inside = super::binary(syn::parse_quote!(<=), end.clone(), self.read(length), Ty::Bool);
            let fits = super::binary(syn::parse_quote!(&&), ordered, inside, Ty::Bool);
            self.push(StmtKind::Assert(fits, "a part of a slice is out of its range".to_owned()));
            to = super::binary(syn::parse_quote!(+), from.clone(), end, Ty::Int);
            from = super::binary(syn::parse_quote!(+), from, start, Ty::Int);
        }
        let (from, to) = (self.let_("start", from, span), self.let_("end", to, span));
        for (bound, value) in [(low, from), (high, to)] {
            let (place, value) = (self.place(bound), self.read(value));
            self.push(StmtKind::Assign(place, value));
        }
        Ok(())
    }

    /// The seat of a reference, if it has one.
    fn seat_of(&self, name: &str) -> Option<Seat> {
        let Some(Binding::Reference(place)) = self.find(name) else { return None };
        let Some(Step::Range(Some(low), _)) = place.path.last() else { return None };
        let Kind::Read(low) = &low.kind else { return None };
        self.seats.get(&low.root).cloned()
    }

    /// The two halves of `x.split_at(n)`, as references.
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

/// Whether two steps are certainly the same. Indices of settled places are constants, or variables that never
/// change.
fn same_step(a: &Step, b: &Step) -> bool {
    let same = |a: &Expr, b: &Expr| match (&a.kind, &b.kind) {
        (Kind::Constant(a), Kind::Constant(b)) => a.to_string() == b.to_string(),
        (Kind::Read(a), Kind::Read(b)) => a.path.is_empty() && b.path.is_empty() && a.root == b.root,
        _ => false,
    };
    let same_end = |a: &Option<Box<Expr>>, b: &Option<Box<Expr>>| match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => same(a, b),
        _ => false,
    };
    match (a, b) {
        (Step::Index(a), Step::Index(b)) => same(a, b),
        (Step::Field(a), Step::Field(b)) => a == b,
        (Step::Range(a, b), Step::Range(c, d)) => same_end(a, c) && same_end(b, d),
        _ => false,
    }
}

/// Methods that return a reference to the same place.
fn is_identity(name: &syn::Ident) -> bool {
    ["as_slice", "as_mut_slice", "as_ref", "as_mut", "borrow"].iter().any(|known| name == known)
}
