//! Calls of a function inside of itself. They are not inlined: F calls the F of the next level, which also
//! returns its R in a box (`apart.rs`), and keeps it. Nothing runs twice.
//!
//! ```text
//! fn power(x: f64, n: u32) -> f64 { if n == 0 { 1.0 } else { x * power(x, n - 1) } }
//!   ⟶
//! F   let (t, reverse) = levels_power(x, n - 1); kept.push(reverse); chosen = x * t;
//! R   x_bar += t * bar; t_bar += x * bar; kept.pop().run((t_bar, &mut x_bar));
//! ```
//!
//! Functions that call each other need nothing else: inlining ends at a function that is being inlined.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{FnArg, ReturnType, Type};

use super::super::apart;
use super::super::core::{Argument, Expr, Kind, Mode, Recursive, Step};
use super::super::types::{FnDef, Ty};
use super::functions::lower_assuming;
use super::statements::unit;
use super::{Item, Lower, Names, Result, refuse};
use crate::differentiable::basics::syntax::has_attribute;

impl Lower<'_> {
    /// A call of a function that is being inlined, or of the function itself.
    pub(super) fn recursive(
        &mut self,
        at: &TokenStream,
        name: &str,
        def: &FnDef,
        (items, names): (Vec<(Item, Span)>, Names),
    ) -> Result<Expr> {
        if !self.has_adjoint(name, def) {
            return refuse(at, "this call is recursive: mark the function that it calls `#[compiled]`, too");
        }
        if def.self_ty.is_none() && def.module != self.module {
            return refuse(at, "a recursive function is called from functions of its own module");
        }
        let self_ty = def.self_ty.as_ref();
        let result = match &def.sig.output {
            ReturnType::Default => Some(Ty::Unit),
            ReturnType::Type(_, ty) if matches!(**ty, Type::Reference(_)) => None,
            ReturnType::Type(_, ty) => self.ty_in(ty, &names),
        };
        let Some(result) = result else {
            return refuse(at, "the type of the result is outside the fragment");
        };
        let mut arguments = Vec::new();
        for (input, (item, span)) in def.sig.inputs.iter().zip(items) {
            let (written, constant) = match input {
                FnArg::Receiver(receiver) => (&*receiver.ty, false),
                FnArg::Typed(typed) => (&*typed.ty, has_attribute(&typed.attrs, "constant")),
            };
            let Some(ty) = self.ty_in(written, &names) else {
                return refuse(at, "a parameter of this function has a type outside the fragment");
            };
            let mode = match written {
                Type::Reference(reference) if reference.mutability.is_some() => Mode::RefMut,
                Type::Reference(_) => Mode::Ref,
                _ => Mode::Value,
            };
            let value = match item {
                Item::Reference(place) if mode != Mode::Value => Expr::read(place),
                Item::Reference(place) => self.in_variable(Expr::read(place), span),
                // Integers are evaluated again.
                Item::Value(value) if mode == Mode::Value && matches!(value.ty, Ty::Int | Ty::Bool) => value,
                Item::Value(value) => {
                    let value = self.expected(value, &ty);
                    self.in_variable(value, span)
                }
                Item::Tuple(_) => return refuse(at, "an argument of this call is outside the fragment"),
            };
            arguments.push(Argument { value, mode, has_bar: !constant && self.table.carries(&ty) });
        }
        let (plain, levels) = (apart::plain(&def.sig.ident), apart::levels(&def.sig.ident));
        let of_type = self_ty.and_then(|ty| self.table.ty(ty, None)).map(|ty| {
            let ty = self.table.tokens(&ty);
            quote!(<#ty>::)
        });
        let changed: Vec<_> = arguments
            .iter()
            .filter(|argument| argument.mode == Mode::RefMut)
            .filter_map(|argument| match &argument.value.kind {
                Kind::Read(place) => Some(place.clone()),
                _ => None,
            })
            .collect();
        let types: Vec<Ty> = changed
            .iter()
            .map(|place| match &place.ty {
                Ty::Slice(elem) => Ty::Vec(elem.clone()),
                ty => ty.clone(),
            })
            .collect();
        let consts = def.sig.generics.const_params();
        let consts = consts.filter_map(|param| names.consts.get(&param.ident.to_string()));
        let consts: Vec<_> = consts.map(|found| found.value.clone()).collect();
        let call = Recursive {
            plain: if consts.is_empty() {
                quote!(#of_type #plain)
            } else {
                quote!(#of_type #plain::<#(#consts),*>)
            },
            levels: quote!(#of_type #levels),
            consts,
            arguments,
            result: result.clone(),
            to_root: self.names_around.inlining.first().is_some_and(|root| root == name),
        };
        let span = syn::spanned::Spanned::span(at);
        let ty = if changed.is_empty() {
            result.clone()
        } else {
            Ty::Tuple(std::iter::once(result.clone()).chain(types.iter().cloned()).collect())
        };
        let called = self.let_("called", Expr::new(Kind::Recursive(Box::new(call)), ty), span);
        if changed.is_empty() {
            return Ok(self.read(called));
        }
        let whole = self.place(called);
        for (number, (place, ty)) in changed.into_iter().zip(types).enumerate() {
            let new = whole.step(Step::Field(syn::Member::from(number + 1)), ty);
            if !matches!(place.ty, Ty::Slice(_)) {
                self.assign(place, Expr::read(new));
                continue;
            }
            let length = Expr::new(Kind::Len(place.clone()), Ty::Int);
            self.each(length, span, |lower, k| {
                if let (Some(to), Some(from)) =
                    (Self::element_at(&place, k.clone()), Self::element_at(&new, k))
                {
                    lower.assign(to, Expr::read(from));
                }
                Ok(())
            })?;
        }
        if result == Ty::Unit {
            return Ok(unit());
        }
        Ok(Expr::read(whole.step(Step::Field(syn::Member::from(0)), result)))
    }

    /// A value as a place or a constant, which R can name.
    fn in_variable(&mut self, value: Expr, span: Span) -> Expr {
        if matches!(&value.kind, Kind::Read(place) if place.path.is_empty()) {
            return value;
        }
        let var = self.let_("argument", value, span);
        self.read(var)
    }

    /// Whether the function is compiled, too. Where all functions are compiled that can be, it is tried:
    /// those around are taken to be in the fragment meanwhile, since each of them is tried itself.
    fn has_adjoint(&self, name: &str, def: &FnDef) -> bool {
        let is_root = self.names_around.inlining.first().is_some_and(|root| root == name);
        if def.compiled || is_root && def.self_ty.is_none() || self.assumed.iter().any(|known| known == name)
        {
            return true;
        }
        let mut assumed = self.assumed.clone();
        assumed.extend(self.names_around.inlining.first().cloned());
        self.table.all && def.self_ty.is_none() && lower_assuming(self.table, def, name, assumed).is_ok()
    }
}
