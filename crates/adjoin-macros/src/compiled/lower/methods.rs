//! Methods: of floats by the rule table, of integers, of sequences, of `Option`, and of types of the module,
//! which are inlined. Methods that change a sequence become loops over its elements:
//!
//! ```text
//! v.fill(x);            ⟶   let filled = x; let bound = v.len(); for k in 0..bound { v[k] = filled }
//! v.truncate(n);        ⟶   for k in 0..v.len().saturating_sub(n) { v.pop() }
//! v.swap(i, j);         ⟶   let first = v[i]; let second = v[j]; v[i] = second; v[j] = first
//! let top = v.pop();    ⟶   popped = None; if v.len() > 0 { value = v[last]; popped = Some(value); v.pop() }
//! ```

use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr as Syntax, ExprMethodCall};

use super::super::core::{Expr, Kind, StmtKind};
use super::super::rules;
use super::super::types::{Table, Ty};
use super::iterators::is_iterator;
use super::refuse::{refuse_method, refuse_strange, refuse_untyped};
use super::{Item, Lower, Result, binary, integer, method, refuse};

/// For receivers that would run twice.
pub(super) const STEPS: &str = "this index is computed by several steps: bind it to a name by `let` first";

/// For functions of floats.
const NO_RULE: &str =
    "this function of floats has no adjoint: write it by others that have one, or call it outside";

/// For arguments that should be references to slices.
const NO_REFERENCE: &str =
    "this argument is not seen to be a reference: bind it to a name by `let` first, and pass the name";

impl Lower<'_> {
    /// The value of a method call. `ty` is the type that the value should have, if it is known, as `collect`
    /// needs it.
    pub(super) fn method_call(&mut self, call: &ExprMethodCall, ty: Option<&Ty>) -> Result<Expr> {
        let name = call.method.to_string();
        if super::iterators::is_consumer(&name) && is_iterator(&call.receiver) {
            return self.consume(call, ty);
        }
        if name == "unwrap" || name == "expect" {
            if let Some(place) = self.unwrapped_element(&call.receiver)? {
                return self.value_in(place, &call.receiver);
            }
        }
        if is_iterator(&call.receiver) {
            return refuse(&call.method, "this method of iterators cannot be compiled: write a loop");
        }
        if let Some(order) = self.order(call)? {
            return Ok(order);
        }
        let arguments: Vec<&Syntax> = call.args.iter().collect();
        // First methods that need the place: a vector is not copied to ask for its length.
        let place = self.place_of(&call.receiver)?;
        if let Some(place) = place.clone() {
            match (&place.ty, name.as_str(), arguments.as_slice()) {
                (Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_), "len", []) => {
                    return Ok(Expr::new(Kind::Len(place), Ty::Int));
                }
                (Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_), "is_empty", []) => {
                    let len = Expr::new(Kind::Len(place), Ty::Int);
                    return Ok(binary(syn::parse_quote!(==), len, integer(0), Ty::Bool));
                }
                (Ty::Slice(elem) | Ty::Array(elem, _) | Ty::Vec(elem), "to_vec" | "to_owned", [])
                    if !(matches!(place.ty, Ty::Array(..)) && name == "to_owned") =>
                {
                    let ty = Ty::Vec(elem.clone());
                    return Ok(Expr::new(Kind::Read(place), ty));
                }
                (_, "clone" | "to_owned", []) if !matches!(place.ty, Ty::Slice(_)) => {
                    return Ok(Expr::read(place));
                }
                (Ty::Option(_), ..) if is_of_option(&name) => {
                    return self.option_method(call, &place, &arguments);
                }
                (Ty::Vec(_), "pop", []) => return self.pop(place, call),
                (Ty::Struct(owner) | Ty::Enum(owner), ..) => {
                    let id = (owner.clone(), name.clone());
                    let Some(def) = self.method(&id).cloned() else {
                        return self.refuse_method(&call.method, &id, &place.ty);
                    };
                    // The body works on the place of the receiver, so that `&mut self` changes it.
                    let place = self.settled_place(place, call.span());
                    let id = format!("{}::{}", id.0, id.1);
                    return self.inline(
                        (call, call.turbofish.as_ref()),
                        &id,
                        &def,
                        Some(Item::Reference(place)),
                        &arguments,
                    );
                }
                _ => {}
            }
        }
        let receiver = match place {
            Some(place) if matches!(place.ty, Ty::Slice(_)) => {
                return refuse_method(&call.method, &place.ty);
            }
            Some(place) => Expr::read(place),
            None => self.expr(&call.receiver)?,
        };
        match &receiver.ty {
            Ty::F64 => {
                let here = self.here();
                let rest = self.several(arguments.iter().copied())?;
                let receiver = self.settle(receiver, here, call.span());
                self.float_method(&call.method, receiver, rest, call)
            }
            Ty::Int | Ty::Bool | Ty::Opaque(_) => {
                let Some(ty) = integer_method(&name, &receiver.ty) else {
                    return refuse_method(&call.method, &receiver.ty);
                };
                let here = self.here();
                let rest = self.several(arguments.iter().copied())?;
                let receiver = self.settle(receiver, here, call.span());
                Ok(Expr::new(Kind::Method(Box::new(receiver), call.method.clone(), rest), ty))
            }
            Ty::Option(_) if is_of_option(&name) => {
                let var = self.let_("option", receiver, call.span());
                let place = self.place(var);
                self.option_method(call, &place, &arguments)
            }
            Ty::Struct(owner) | Ty::Enum(owner) => {
                let id = (owner.clone(), name.clone());
                let Some(def) = self.method(&id).cloned() else {
                    return self.refuse_method(&call.method, &id, &receiver.ty);
                };
                // A receiver without a place gets a variable.
                let var = self.let_("receiver", receiver, call.span());
                let place = self.place(var);
                let id = format!("{}::{}", id.0, id.1);
                self.inline(
                    (call, call.turbofish.as_ref()),
                    &id,
                    &def,
                    Some(Item::Reference(place)),
                    &arguments,
                )
            }
            Ty::Vec(_) | Ty::Array(..) if name == "len" => {
                let var = self.let_("whole", receiver, call.span());
                Ok(Expr::new(Kind::Len(self.place(var)), Ty::Int))
            }
            _ if name == "clone" => Ok(receiver),
            ty if ty.is_open() && !matches!(ty, Ty::Option(_)) => refuse_untyped(&call.receiver),
            ty => refuse_method(&call.method, ty),
        }
    }

    /// `a.total_cmp(b)` and `a.partial_cmp(b).unwrap()`, the comparisons of floats that std's `min_by` takes.
    fn order(&mut self, call: &ExprMethodCall) -> Result<Option<Expr>> {
        let (compare, function) = match (call.method.to_string().as_str(), &*call.receiver) {
            ("total_cmp", _) => (call, quote!(::adjoin::macro_support::compiled::total_order)),
            ("unwrap" | "expect", Syntax::MethodCall(inner)) if inner.method == "partial_cmp" => {
                (inner, quote!(::adjoin::macro_support::compiled::order))
            }
            _ => return Ok(None),
        };
        let Some(other) = compare.args.first() else { return Ok(None) };
        let values = self.several([&*compare.receiver, other])?;
        if values.iter().any(|value| value.ty != Ty::F64) {
            return refuse(
                compare,
                "this comparison is compiled for floats alone: compare others by `<` and `==`",
            );
        }
        Ok(Some(Expr::new(Kind::Call(function, values), Ty::Opaque(None))))
    }

    /// Methods of `Option`, as tests and branches.
    fn option_method(
        &mut self,
        call: &ExprMethodCall,
        place: &super::Place,
        arguments: &[&Syntax],
    ) -> Result<Expr> {
        let is = |variant: proc_macro2::TokenStream| Expr::new(Kind::Is(place.clone(), variant), Ty::Bool);
        let some = is(quote!(::core::option::Option::Some(_)));
        let path: syn::Path = syn::parse_quote!(Some);
        match (call.method.to_string().as_str(), arguments) {
            ("is_some", []) => Ok(some),
            ("is_none", []) => Ok(is(quote!(::core::option::Option::None))),
            ("unwrap", []) | ("expect", [_]) => {
                self.push(StmtKind::Assert(some, "called `Option::unwrap()` on a `None` value".to_owned()));
                let value = self.payload(place, &path, &syn::Member::from(0), &call.method)?;
                let value = self.let_("value", Expr::read(value), call.span());
                Ok(self.read(value))
            }
            ("take", []) => {
                let none = Kind::Variant(quote!(::core::option::Option::None), Vec::new());
                let place = self.settled_place(place.clone(), call.span());
                let none = Expr::new(none, place.ty.clone());
                Ok(self.exchange(place, none, call.span()))
            }
            ("replace", [value]) => {
                let place = self.settled_place(place.clone(), call.span());
                let value = self.expr(value)?;
                let value = self.named(value, call.span());
                let ty = Ty::Option(Box::new(value.ty.clone()));
                let fields = vec![(syn::Member::from(0), value)];
                let some = Kind::Variant(quote!(::core::option::Option::Some), fields);
                Ok(self.exchange(place, Expr::new(some, ty), call.span()))
            }
            ("unwrap_or", [other]) => {
                let inner = self.payload(place, &path, &syn::Member::from(0), &call.method)?;
                let value = self.expr(other)?;
                let value = self.expected(value, &inner.ty.clone());
                let value = self.let_("value", value, call.span());
                let condition = self.condition(some, call.span());
                let then = self.block(|lower| {
                    let place = lower.place(value);
                    lower.assign(place, Expr::read(inner));
                    Ok(())
                })?;
                self.push(StmtKind::If(condition, then, super::Block::default()));
                Ok(self.read(value))
            }
            _ => refuse_method(&call.method, &place.ty),
        }
    }

    /// `pop`: reads the last element and takes it away, if there is one.
    fn pop(&mut self, place: super::Place, call: &ExprMethodCall) -> Result<Expr> {
        let span = call.span();
        let place = self.settled_place(place, span);
        let Some(elem) = Table::element(&place.ty).filter(|elem| **elem != Ty::Unknown).cloned() else {
            return refuse_untyped(&call.method);
        };
        let ty = Ty::Option(Box::new(elem));
        let none = Expr::new(Kind::Variant(quote!(::core::option::Option::None), Vec::new()), ty.clone());
        let popped = self.let_("popped", none, span);
        let len = Expr::new(Kind::Len(place.clone()), Ty::Int);
        let some = binary(syn::parse_quote!(>), len.clone(), integer(0), Ty::Bool);
        let some = self.condition(some, span);
        let then = self.block(|lower| {
            let last = binary(syn::parse_quote!(-), len, integer(1), Ty::Int);
            let last = lower.let_("last", last, span);
            lower.settled.insert(last);
            let last = lower.read(last);
            if let Some(element) = Self::element_at(&place, last) {
                let member = syn::Member::from(0);
                let value = lower.let_("value", Expr::read(element), span);
                let fields = vec![(member, lower.read(value))];
                let some = Expr::new(Kind::Variant(quote!(::core::option::Option::Some), fields), ty);
                let to = lower.place(popped);
                lower.assign(to, some);
            }
            lower.push(StmtKind::Pop(place));
            Ok(())
        })?;
        self.push(StmtKind::If(some, then, super::Block::default()));
        Ok(self.read(popped))
    }

    /// A function of `f64` called by path: `f64::max(a, b)` is `a.max(b)`.
    pub(super) fn float_function(
        &mut self,
        call: &syn::ExprCall,
        name: &syn::Ident,
        arguments: &[&Syntax],
    ) -> Result<Expr> {
        let mut values = self.several(arguments.iter().copied())?.into_iter();
        let Some(first) = values.next() else { return refuse(call, NO_RULE) };
        match (&first.ty, name.to_string().as_str()) {
            (Ty::F64, _) => self.float_method(name, first, values.collect(), call),
            (Ty::Int | Ty::Bool, "from") => {
                Ok(Expr::new(Kind::Call(quote!(f64::from), vec![first]), Ty::F64))
            }
            _ => refuse(call, NO_RULE),
        }
    }

    /// A method of floats, whose receiver and arguments are lowered. Arguments of rules are atoms, so that R
    /// can name them.
    pub(super) fn float_method(
        &mut self,
        name: &syn::Ident,
        receiver: Expr,
        rest: Vec<Expr>,
        at: &dyn quote::ToTokens,
    ) -> Result<Expr> {
        let text = name.to_string();
        let at = at.to_token_stream();
        match (text.as_str(), rest.len()) {
            ("is_nan" | "is_finite" | "is_infinite" | "is_sign_positive" | "is_sign_negative", 0) => {
                return Ok(Expr::new(Kind::Method(Box::new(receiver), name.clone(), rest), Ty::Bool));
            }
            // Constant between jumps: no derivative, so these are no rules.
            ("floor" | "ceil" | "round" | "trunc" | "signum" | "round_ties_even", 0) | ("div_euclid", 1) => {
                return Ok(Expr::new(Kind::Method(Box::new(receiver), name.clone(), rest), Ty::F64));
            }
            // `f64::from(x)` of a float, and copies.
            ("from" | "clone" | "to_owned", 0) => return Ok(receiver),
            ("sin_cos", 0) => {
                let x = self.atom(receiver, at.span());
                let sin = self.let_(
                    "sin",
                    Expr::new(Kind::Rule("sin".to_owned(), vec![x.clone()]), Ty::F64),
                    at.span(),
                );
                let cos =
                    self.let_("cos", Expr::new(Kind::Rule("cos".to_owned(), vec![x]), Ty::F64), at.span());
                let parts = vec![self.read(sin), self.read(cos)];
                return Ok(Expr::new(Kind::Tuple(parts), Ty::Tuple(vec![Ty::F64, Ty::F64])));
            }
            _ => {}
        }
        if rules::arguments(&text) != Some(rest.len() + 1) {
            return refuse(name, NO_RULE);
        }
        let mut all = vec![self.atom(receiver, at.span())];
        for (number, argument) in rest.into_iter().enumerate() {
            let expected = if rules::has_integer(&text) && number == 0 { Ty::Int } else { Ty::F64 };
            if argument.ty != expected {
                return if argument.ty.is_open() { refuse_untyped(&at) } else { refuse_strange(&at) };
            }
            all.push(if expected == Ty::F64 { self.atom(argument, at.span()) } else { argument });
        }
        Ok(Expr::new(Kind::Rule(text, all), Ty::F64))
    }

    /// A method that is called as a statement for its effect; false if it is none of those known here.
    pub(super) fn effect(&mut self, call: &ExprMethodCall) -> Result<bool> {
        let name = call.method.to_string();
        let arguments: Vec<&Syntax> = call.args.iter().collect();
        if name == "for_each" && is_iterator(&call.receiver) {
            self.consume(call, None)?;
            return Ok(true);
        }
        if !matches!(
            name.as_str(),
            "push"
                | "swap"
                | "fill"
                | "copy_from_slice"
                | "clone_from_slice"
                | "extend"
                | "extend_from_slice"
                | "reserve"
                | "truncate"
                | "clear"
        ) {
            return Ok(false);
        }
        let here = self.here();
        let Some(place) = self.place_of(&call.receiver)? else { return Ok(false) };
        if Table::element(&place.ty).is_none() {
            // Not a sequence: it may be a method of the module with the same name, which is an expression.
            // The place is lowered again then, so it must not have needed statements.
            return if self.here() == here { Ok(false) } else { refuse(call, STEPS) };
        }
        let span = call.span();
        let place = self.settled_place(place, span);
        match (name.as_str(), arguments.as_slice()) {
            ("reserve", _) => {}
            ("truncate" | "clear", arguments) if matches!(place.ty, Ty::Vec(_)) => {
                let left = match arguments.first() {
                    Some(left) => self.expr(left)?,
                    None => integer(0),
                };
                let len = Expr::new(Kind::Len(place.clone()), Ty::Int);
                let more = method(len, "saturating_sub", vec![left], Ty::Int);
                self.each(more, span, |lower, _| {
                    lower.push(StmtKind::Pop(place));
                    Ok(())
                })?;
            }
            ("push", [value]) => {
                let value = self.expr(value)?;
                self.push_to(place, value, call)?;
            }
            ("swap", [i, j]) => {
                let indices = self.several([*i, *j])?;
                let mut places = Vec::new();
                for index in indices {
                    let at = self.let_("at", index, span);
                    self.settled.insert(at);
                    let at = self.read(at);
                    places.extend(Self::element_at(&place, at));
                }
                let [first, second] = places.as_slice() else { return refuse_strange(call) };
                self.swap(first.clone(), second.clone(), span);
            }
            ("fill", [value]) => {
                let value = self.expr(value)?;
                let value = self.let_("filled", value, span);
                let len = Expr::new(Kind::Len(place.clone()), Ty::Int);
                self.each(len, span, |lower, k| {
                    let value = lower.read(value);
                    if let Some(element) = Self::element_at(&place, k) {
                        lower.assign(element, value);
                    }
                    Ok(())
                })?;
            }
            ("copy_from_slice" | "clone_from_slice", [other]) => {
                let Some(other) = self.reference(other)? else {
                    return refuse(call, NO_REFERENCE);
                };
                let (len, other_len) = (Kind::Len(place.clone()), Kind::Len(other.clone()));
                let same = binary(
                    syn::parse_quote!(==),
                    Expr::new(len.clone(), Ty::Int),
                    Expr::new(other_len, Ty::Int),
                    Ty::Bool,
                );
                self.push(StmtKind::Assert(same, format!("{name}: the lengths differ")));
                self.each(Expr::new(len, Ty::Int), span, |lower, k| {
                    if let (Some(to), Some(from)) =
                        (Self::element_at(&place, k.clone()), Self::element_at(&other, k))
                    {
                        lower.assign(to, Expr::read(from));
                    }
                    Ok(())
                })?;
            }
            ("extend_from_slice", [other]) => {
                let Some(other) = self.reference(other)? else {
                    return refuse(call, NO_REFERENCE);
                };
                let len = Expr::new(Kind::Len(other.clone()), Ty::Int);
                self.each(len, span, |lower, k| {
                    let value = Self::element_at(&other, k).map(Expr::read);
                    match value {
                        Some(value) => lower.push_to(place.clone(), value, call),
                        None => refuse_strange(call),
                    }
                })?;
            }
            ("extend", [iterator]) => {
                self.extend(place, iterator, call)?;
            }
            _ => return refuse_strange(call),
        }
        Ok(true)
    }

    /// A function that is called as a statement for its effect: `std::mem::swap`.
    pub(super) fn effect_of_function(&mut self, call: &syn::ExprCall) -> Result<bool> {
        let Syntax::Path(function) = &*call.func else { return Ok(false) };
        let segments: Vec<_> = function.path.segments.iter().map(|s| s.ident.to_string()).collect();
        let is_mem = segments.iter().any(|name| name == "mem");
        if !(is_mem && segments.last().is_some_and(|name| name == "swap") && call.args.len() == 2) {
            return Ok(false);
        }
        let (first, second) = (self.reference(&call.args[0])?, self.reference(&call.args[1])?);
        let (Some(first), Some(second)) = (first, second) else {
            return refuse(call, NO_REFERENCE);
        };
        if matches!(first.ty, Ty::Slice(_)) {
            return refuse(
                call,
                "references to slices cannot be exchanged: exchange the vectors or arrays, `swap(&mut a, &mut b)`",
            );
        }
        self.swap(first, second, call.span());
        Ok(true)
    }

    /// Exchanges the values of two places, both of which are read first.
    fn swap(&mut self, first: super::Place, second: super::Place, span: proc_macro2::Span) {
        let a = self.let_("first", Expr::read(first.clone()), span);
        let b = self.let_("second", Expr::read(second.clone()), span);
        let (a, b) = (self.read(a), self.read(b));
        self.push(StmtKind::Assign(first, b));
        self.push(StmtKind::Assign(second, a));
    }

    /// `vec.push(value)`. The first push tells the type of the elements of `Vec::new()`.
    pub(super) fn push_to(&mut self, place: super::Place, value: Expr, at: &ExprMethodCall) -> Result<()> {
        let value = self.named(value, at.span());
        let Ty::Vec(elem) = place.ty.clone() else { return refuse_strange(at) };
        let mut place = place;
        if *elem == Ty::Unknown {
            if !place.path.is_empty() {
                return refuse_untyped(at);
            }
            place.ty = Ty::Vec(Box::new(value.ty.clone()));
            self.vars[place.root].ty = place.ty.clone();
        }
        self.push(StmtKind::Push(place, value));
        Ok(())
    }

    /// A loop over the indices below a length.
    pub(super) fn each(
        &mut self,
        length: Expr,
        span: proc_macro2::Span,
        body: impl FnOnce(&mut Self, Expr) -> Result<()>,
    ) -> Result<()> {
        let high = self.let_("bound", length, span);
        let high = self.read(high);
        let var = self.var("k", Ty::Int, span);
        self.settled.insert(var);
        let index = self.read(var);
        let body = self.block(|lower| body(lower, index))?;
        self.push(StmtKind::For { var, low: integer(0), high, body });
        Ok(())
    }

    /// The smaller of two lengths.
    pub(super) fn min_len(a: Expr, b: Expr) -> Expr {
        method(a, "min", vec![b], Ty::Int)
    }
}

/// The methods of `Option` in the fragment.
fn is_of_option(name: &str) -> bool {
    matches!(name, "is_some" | "is_none" | "unwrap" | "expect" | "unwrap_or" | "take" | "replace")
}

/// The type of the result of a method of integers, booleans and opaque values; `None` if it is not known.
fn integer_method(name: &str, receiver: &Ty) -> Option<Ty> {
    Some(match name {
        "abs" | "pow" | "min" | "max" | "rem_euclid" | "div_euclid" | "div_ceil" | "saturating_sub"
        | "saturating_add" | "wrapping_add" | "wrapping_sub" | "wrapping_mul" | "abs_diff" | "clamp"
        | "signum" | "isqrt" | "count_ones" | "trailing_zeros" | "leading_zeros" | "clone"
            if *receiver == Ty::Int =>
        {
            Ty::Int
        }
        "reverse" if *receiver == Ty::Opaque(None) => Ty::Opaque(None),
        "is_power_of_two" if *receiver == Ty::Int => Ty::Bool,
        "clone" => receiver.clone(),
        _ => return None,
    })
}
