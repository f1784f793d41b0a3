//! Constant expressions inside generic code: plain `f64` values that are lifted as a whole.
//!
//! ```text
//! constant ::= literal | const | #[constant] variable or field | call of a constant function
//!            | −constant | constant ∘ constant | constant.method(constant, …) | integer as f64 | constant[i] | constant.field
//! ```
//!
//! A constant meets a scalar in two ways. As the operand of an operator whose other operand is a scalar it stays plain
//! (the scalar types have those operators, and they are cheaper). Everywhere else it is lifted.

use syn::visit_mut::VisitMut;
use syn::{BinOp, Expr, ExprMethodCall, Lit, Member, Path, Type, UnOp, parse_quote, parse_quote_spanned};

use super::known;
use super::lost::{Trace, is_from_bits};
use super::marks::{self, key};
use super::names::{Flavour, Origin};
use super::rewrite::{Mode, Rewriter, support};
use super::syntax::{is_f64, is_integer, is_single, last_name, peel, span_of, unparenthesized};

/// What a constant expression is a value of.
pub(super) enum Constant {
    /// `f64`.
    Scalar,
    /// Another type over `f64`; behind a reference or not.
    Structure { reference: bool },
}

impl Rewriter<'_> {
    /// Whether the expression is constant, and of which kind.
    pub(super) fn constant(&self, expr: &Expr) -> Option<Constant> {
        match expr {
            Expr::Lit(literal) => matches!(&literal.lit, Lit::Float(float) if float.suffix() != "f32")
                .then_some(Constant::Scalar),
            Expr::Paren(inner) => self.constant(&inner.expr),
            Expr::Group(inner) => self.constant(&inner.expr),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => {
                self.is_plain_number(&inner.expr).then_some(Constant::Scalar)
            }
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => self.constant_of(&self.exact(expr)?),
            Expr::Binary(binary) if is_arithmetic(&binary.op) => (self.is_plain_number(&binary.left)
                && self.is_plain_number(&binary.right))
            .then_some(Constant::Scalar),
            // Bits of a scalar as a number: an error, which is found where it is rewritten.
            Expr::Cast(cast) if is_f64(&cast.ty) && self.trace(&cast.expr) == Some(Trace::Bits) => None,
            Expr::Cast(cast) if is_f64(&cast.ty) => {
                let plain = self.type_of(&cast.expr).is_some_and(|ty| is_integer(&ty) || is_single(&ty));
                if plain { Some(Constant::Scalar) } else { self.scalar_constant(&cast.expr) }
            }
            Expr::MethodCall(call) => self.constant_method_call(call),
            Expr::Path(path) if path.qself.is_none() => self.constant_path(&path.path),
            Expr::Field(field) => self
                .constant_field(&field.base, &field.member)
                .or_else(|| self.exact(expr).and_then(|ty| self.constant_of(&ty))),
            Expr::Index(index) => {
                self.constant(&index.expr)?;
                self.constant_of(&self.exact(expr).or_else(|| self.type_of(expr))?)
            }
            Expr::Call(call) => match &*call.func {
                Expr::Path(path) if path.qself.is_none() => {
                    let from_bits =
                        path.path.segments.last().is_some_and(|last| is_from_bits(&last.ident.to_string()));
                    self.constant_call(&path.path).filter(|_| !from_bits || self.are_constant_bits(call))
                }
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn scalar_constant(&self, expr: &Expr) -> Option<Constant> {
        self.constant(expr).filter(|constant| matches!(constant, Constant::Scalar))
    }

    /// The kind of constant that a value of a plain type is; none if it is discrete.
    fn constant_of(&self, ty: &Type) -> Option<Constant> {
        let reference = matches!(ty, Type::Reference(_));
        if is_f64(&self.names.resolve(ty)) && !reference {
            Some(Constant::Scalar)
        } else {
            self.names.mentions(ty).then_some(Constant::Structure { reference })
        }
    }

    fn constant_path(&self, path: &Path) -> Option<Constant> {
        if let Some(name) = path.get_ident() {
            let name = name.to_string();
            if let Some(local) = self.locals.get(&name) {
                let ty = local.exact.as_ref().or(local.ty.as_ref());
                return local.constant.then(|| ty.and_then(|ty| self.constant_of(ty)))?;
            }
            if name == "self" {
                return None;
            }
        }
        if Self::is_std_float_constant(path) {
            return Some(Constant::Scalar);
        }
        if self.is_constant_elsewhere(path) {
            return Some(Constant::Structure { reference: false });
        }
        self.constant_of(self.names.constant(path, self.self_ty.as_ref())?)
    }

    /// `Vector::ZERO` of a type from elsewhere. Its type is unknown, but lifting is right for all structures, and
    /// does nothing to discrete ones.
    fn is_constant_elsewhere(&self, path: &Path) -> bool {
        let mut segments = path.segments.iter().rev();
        let (Some(item), Some(owner)) = (segments.next(), segments.next()) else { return false };
        let name = item.ident.to_string();
        let shouted = name.len() > 1 && !name.contains(char::is_lowercase);
        shouted && self.names.carrier(&owner.ident).is_some_and(|def| def.origin == Origin::Elsewhere)
    }

    /// `f64::MAX`, `std::f64::EPSILON`, `std::f64::consts::PI`, or `PI` by a `use`.
    pub(super) fn is_std_float_constant(path: &Path) -> bool {
        let names: Vec<String> = path.segments.iter().map(|segment| marks::written(&segment.ident)).collect();
        match names.as_slice() {
            [.., module, name] if module == "f64" => known::is_float_constant(name),
            _ => path.segments.last().is_some_and(|last| marks::is_float_constant(&last.ident)),
        }
    }

    fn constant_field(&self, base: &Expr, member: &Member) -> Option<Constant> {
        let fields = self.fields_at(base, member);
        let first = fields.first()?;
        let constant = fields.iter().all(|field| field.constant && field.ty == first.ty);
        if constant || self.constant(base).is_some() { self.constant_of(&first.ty) } else { None }
    }

    fn constant_method_call(&self, call: &ExprMethodCall) -> Option<Constant> {
        if let Some(method) = self.method(call) {
            if method.flavour == Flavour::Constant {
                return self.constant_of(method.output.as_ref()?);
            }
        }
        if call.method == "get_or_init" {
            return self.constant_of(&self.exact(&Expr::MethodCall(call.clone()))?);
        }
        if !self.is_plain_number(&call.receiver) {
            return None;
        }
        let plain = |arg: &Expr| {
            self.scalar_constant(arg).is_some()
                || matches!(unparenthesized(arg), Expr::Lit(literal) if matches!(literal.lit, Lit::Int(_)))
        };
        (known::is_float_method(&call.method.to_string()) && call.args.iter().all(plain))
            .then_some(Constant::Scalar)
    }

    fn constant_call(&self, path: &Path) -> Option<Constant> {
        if path.segments.len() == 2 && path.segments[0].ident == "f64" {
            let name = last_name(path);
            return known::is_float_constructor(&name).then_some(Constant::Scalar);
        }
        if path.get_ident().is_some_and(|name| self.locals.get(&name.to_string()).is_some()) {
            return None;
        }
        if let Some(function) = self.names.function(path) {
            return (function.flavour == Flavour::Constant)
                .then(|| function.output.as_ref().and_then(|ty| self.constant_of(ty)))?;
        }
        self.moved_path(path)?;
        let group = self.names.methods.get(&last_name(path))?;
        let owner = self.owner_name(path)?;
        let own =
            group.iter().find(|f| f.owner.as_ref() == Some(&owner) && f.flavour == Flavour::Constant)?;
        self.constant_of(own.output.as_ref()?)
    }

    fn owner_name(&self, path: &Path) -> Option<String> {
        let owner = path.segments.iter().rev().nth(1)?;
        if owner.ident == "Self" {
            super::syntax::type_name(self.self_ty.as_ref()?)
        } else {
            Some(key(&owner.ident))
        }
    }

    /// Lifts a constant expression.
    pub(super) fn lift_constant(&mut self, expr: &mut Expr, constant: &Constant) {
        let is_place = matches!(unparenthesized(expr), Expr::Path(path) if path.path.get_ident()
            .is_some_and(|name| self.locals.get(&name.to_string()).is_some()))
            || matches!(unparenthesized(expr), Expr::Field(_) | Expr::Index(_) | Expr::Unary(_));
        let exact = self.exact(expr);
        if let (Constant::Structure { .. }, Some(ty)) = (constant, &exact) {
            self.refuse_references_inside(ty, span_of(expr));
        }
        self.unlifted(expr);
        let span = span_of(expr);
        let scalar = self.scalar(span);
        *expr = match constant {
            Constant::Scalar => self.lift(expr),
            Constant::Structure { reference: true } => {
                if let Some(lift) = exact.as_ref().and_then(in_place) {
                    let lift = support(lift, span);
                    parse_quote_spanned!(span=> &*#lift::<#scalar, _>(#expr))
                } else {
                    let lift = support("lift_ref", span);
                    parse_quote_spanned!(span=> &#lift::<#scalar, _>(#expr))
                }
            }
            Constant::Structure { reference: false } if matches!(exact, Some(Type::Reference(_))) => {
                let lift = support("lift_ref", span);
                parse_quote_spanned!(span=> #lift::<#scalar, _>(#expr))
            }
            Constant::Structure { reference: false } if is_place => {
                let lift = support("lift_ref", span);
                parse_quote_spanned!(span=> #lift::<#scalar, _>(&#expr))
            }
            Constant::Structure { reference: false } => {
                let lift = support("lift_owned", span);
                parse_quote_spanned!(span=> #lift::<#scalar, _>(#expr))
            }
        };
    }

    /// `&TABLE`, and what a method is called on, which takes its own reference: read in place where the scalar is `f64`.
    pub(super) fn lift_in_place(&mut self, place: &mut Expr, as_receiver: bool) -> bool {
        let Some(ty) = self.exact(place) else { return false };
        let reference = if matches!(ty, Type::Reference(_)) { ty.clone() } else { parse_quote!(&#ty) };
        let Some(lift) = in_place(&reference) else { return false };
        if !as_receiver && matches!(ty, Type::Reference(_)) {
            return false;
        }
        let span = span_of(place);
        self.refuse_references_inside(&reference, span);
        self.unlifted(place);
        let (lift, scalar) = (support(lift, span), self.scalar(span));
        let argument: Expr = match ty {
            Type::Reference(_) => place.clone(),
            _ => parse_quote_spanned!(span=> &#place),
        };
        *place = if as_receiver {
            parse_quote_spanned!(span=> #lift::<#scalar, _>(#argument))
        } else {
            parse_quote_spanned!(span=> &*#lift::<#scalar, _>(#argument))
        };
        true
    }

    /// A table of slices would have to be copied to become one of scalars, and a copy of a slice is no slice.
    fn refuse_references_inside(&mut self, ty: &Type, span: proc_macro2::Span) {
        let element = match peel(ty) {
            Type::Array(array) => &array.elem,
            Type::Slice(slice) => &slice.elem,
            _ => return,
        };
        if matches!(&**element, Type::Reference(_)) && self.names.mentions(element) {
            self.error(
                span,
                "a table of references cannot become one of scalars as a whole; use its elements one by one (`table[i]`, `for row in \
                 table`), or mark the parameter that it goes to `#[constant]`",
            );
        }
    }

    /// Rewrites an expression whose value stays plain.
    pub(super) fn unlifted(&mut self, expr: &mut Expr) {
        if !self.is_over() {
            self.visit_expr_mut(expr);
            return;
        }
        match expr {
            Expr::Paren(inner) => self.unlifted(&mut inner.expr),
            Expr::Group(inner) => self.unlifted(&mut inner.expr),
            Expr::Unary(inner) => self.unlifted(&mut inner.expr),
            Expr::Reference(inner) => self.unlifted(&mut inner.expr),
            Expr::Tuple(tuple) => tuple.elems.iter_mut().for_each(|element| self.unlifted(element)),
            Expr::Binary(binary) => {
                self.unlifted(&mut binary.left);
                self.unlifted(&mut binary.right);
            }
            Expr::Lit(literal) => {
                if let Lit::Float(float) = &literal.lit {
                    literal.lit = Lit::Float(suffixed(float));
                }
            }
            Expr::MethodCall(call)
                if self.constant(&call.receiver).is_some() || self.exact(&call.receiver).is_some() =>
            {
                self.unlifted(&mut call.receiver);
                for argument in &mut call.args {
                    if call.method == "get_or_init" {
                        self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(argument));
                    } else if self.constant(argument).is_some() {
                        self.unlifted(argument);
                    } else {
                        self.visit_expr_mut(argument);
                    }
                }
            }
            // What a constant function is called with, or a table indexed by, may come from generic code.
            Expr::MethodCall(call) => {
                let constant: Vec<bool> = self
                    .method(call)
                    .map_or(Vec::new(), |method| method.inputs.iter().map(|i| i.constant).collect());
                self.visit_expr_mut(&mut call.receiver);
                self.arguments(&mut call.args, &constant);
            }
            Expr::Call(call) => {
                let constant: Vec<bool> = match &*call.func {
                    Expr::Path(path) => self.constant_inputs(&path.path),
                    _ => Vec::new(),
                };
                self.with_mode(Mode::Unlifted, |inner| inner.visit_expr_mut(&mut call.func));
                self.arguments(&mut call.args, &constant);
            }
            Expr::Index(index) if self.constant(&index.expr).is_some() => {
                self.unlifted(&mut index.expr);
                self.visit_expr_mut(&mut index.index);
            }
            Expr::Field(field) if self.constant(&field.base).is_some() => self.unlifted(&mut field.base),
            Expr::Field(field) => self.visit_expr_mut(&mut field.base),
            Expr::Cast(cast) if self.scalar_constant(&cast.expr).is_none() => {
                self.visit_expr_mut(&mut cast.expr);
            }
            _ => self.with_mode(Mode::Unlifted, |inner| inner.visit_expr_mut(expr)),
        }
    }
}

/// The function that lifts what is behind a reference of the type without a copy where the scalar is `f64`; none for types that it
/// does not know.
fn in_place(ty: &Type) -> Option<&'static str> {
    let Type::Reference(reference) = ty else { return None };
    match &*reference.elem {
        Type::Slice(_) => Some("lifted_slice"),
        Type::Array(_) => Some("lifted"),
        Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Vec") => {
            Some("lifted")
        }
        _ => None,
    }
}

/// `+ - * / %`.
pub(super) fn is_arithmetic(op: &BinOp) -> bool {
    matches!(op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_))
}

/// The literal with its type said, so that `2.0 * x` leaves nothing to infer.
fn suffixed(float: &syn::LitFloat) -> syn::LitFloat {
    if !float.suffix().is_empty() {
        return float.clone();
    }
    // What the user wrote, with its digits and underscores, but as something that a macro wrote: lints on the form of literals
    // would look for the suffix in the user's text.
    let span = proc_macro2::Span::call_site().located_at(float.span());
    let zero = if float.to_string().ends_with('.') { "0" } else { "" };
    syn::LitFloat::new(&format!("{float}{zero}f64"), span)
}
