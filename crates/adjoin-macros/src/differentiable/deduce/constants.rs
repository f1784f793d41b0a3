//! Constant expressions inside generic code: plain `f64` values that are lifted as a whole.
//!
//! ```text
//! constant ::= literal | const | #[constant] variable or field | call of a constant function
//!            | −constant | constant ∘ constant | constant.method(constant, …) | integer as f64 | constant[i] | constant.field
//! ```
//!
//! A constant meets a scalar in two ways. As the operand of an operator whose other operand is a scalar, it
//! stays plain: the scalar types have those operators, and they are cheaper. Everywhere else it is lifted.
//!
//! ```text
//! 2.0 * x                       ⟶   2f64 * x                                 beside a scalar: plain
//! x.max(2.0)                    ⟶   x.max(<__Scalar as From<f64>>::from(2.0))
//! n as f64 * x                  ⟶   n as f64 * x
//! let p = Point::ORIGIN;        ⟶   let p = lift_owned::<__Scalar, _>(<Point<f64>>::ORIGIN);
//! sum(&TABLE)                   ⟶   sum::<__Scalar>(&*lifted::<__Scalar, _>(&TABLE))
//! ```
//!
//! A wrong answer does not lose a derivative: the types in the expansion would not fit together, which the
//! compiler reports.

use syn::{BinOp, Expr, ExprCall, ExprMethodCall, Lit, Member, Path, PathSegment, Type, UnOp};

use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::{self, key};
use crate::differentiable::basics::syntax::{
    is_f64, is_integer, is_single, last_name, peel, type_name, unparenthesized,
};
use crate::differentiable::deduce::bits::is_call_of;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::deduce::traces::{Trace, is_from_bits};
use crate::differentiable::know::bounds::{Bound, implemented};
use crate::differentiable::know::names::{Flavour, Origin};

/// The type of a constant expression, as far as it matters.
pub(crate) enum Constant {
    /// `f64`.
    Scalar,
    /// Another type over `f64`, possibly behind a reference.
    Structure { reference: bool },
}

impl Rewriter<'_> {
    /// Whether the expression is constant, and of which kind.
    pub(crate) fn constant(&self, expr: &Expr) -> Option<Constant> {
        match expr {
            Expr::Lit(literal) => matches!(&literal.lit, Lit::Float(float) if float.suffix() != "f32")
                .then_some(Constant::Scalar),
            Expr::Paren(inner) => self.constant(&inner.expr),
            Expr::Group(inner) => self.constant(&inner.expr),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => {
                self.is_plain_number(&inner.expr).then_some(Constant::Scalar)
            }
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => self.constant_of(&self.exact(expr)?),
            // Each side is looked at once: a long sum would take exponential time.
            Expr::Binary(binary) if is_arithmetic(&binary.op) => {
                match (self.constant_operand(&binary.left)?, self.constant_operand(&binary.right)?) {
                    (Constant::Scalar, Constant::Scalar) => Some(Constant::Scalar),
                    // By an operator of theirs, two constant structures make another constant.
                    (Constant::Structure { reference: false }, Constant::Structure { reference: false }) => {
                        Some(Constant::Structure { reference: false })
                    }
                    _ => None,
                }
            }
            // A scalar's bits read as a number are an error, which is reported where they are rewritten.
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
                    self.constant_call(&path.path).filter(|_| {
                        (!from_bits || self.are_constant_bits(call)) && !self.is_conversion_of_own(call)
                    })
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The same for expressions of type `f64`.
    pub(crate) fn scalar_constant(&self, expr: &Expr) -> Option<Constant> {
        self.constant(expr).filter(|constant| matches!(constant, Constant::Scalar))
    }

    /// The same for an operand: a reference to a number counts as one.
    fn constant_operand(&self, expr: &Expr) -> Option<Constant> {
        match self.constant(expr) {
            Some(Constant::Scalar) => Some(Constant::Scalar),
            _ if self.is_number_behind_reference(expr) => Some(Constant::Scalar),
            other => other,
        }
    }

    /// The kind of a constant with a plain type; `None` if it is discrete.
    fn constant_of(&self, ty: &Type) -> Option<Constant> {
        let reference = matches!(ty, Type::Reference(_));
        if is_f64(&self.names.resolve(ty)) && !reference {
            Some(Constant::Scalar)
        } else {
            self.names.mentions(ty).then_some(Constant::Structure { reference })
        }
    }

    /// A variable, a constant or a static.
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

    /// `Vector::ZERO` of a type from elsewhere. Its type is unknown, but lifting is right for all structures,
    /// and does nothing to discrete ones.
    fn is_constant_elsewhere(&self, path: &Path) -> bool {
        let mut segments = path.segments.iter().rev();
        let (Some(item), Some(owner)) = (segments.next(), segments.next()) else { return false };
        let name = item.ident.to_string();
        let shouted = name.len() > 1 && !name.contains(char::is_lowercase);
        shouted && self.names.carrier(&owner.ident).is_some_and(|def| def.origin == Origin::Elsewhere)
    }

    /// `f64::MAX`, `std::f64::EPSILON`, `std::f64::consts::PI`, or `PI` through a `use`.
    pub(crate) fn is_std_float_constant(path: &Path) -> bool {
        let names: Vec<String> = path.segments.iter().map(|segment| marks::written(&segment.ident)).collect();
        match names.as_slice() {
            [.., module, name] if module == "f64" => known::is_float_constant(name),
            _ => path.segments.last().is_some_and(|last| marks::is_float_constant(&last.ident)),
        }
    }

    /// A field that is marked, or one of a constant.
    fn constant_field(&self, base: &Expr, member: &Member) -> Option<Constant> {
        let fields = self.fields_at(base, member);
        let first = fields.first()?;
        let constant = fields.iter().all(|field| field.constant && field.ty == first.ty);
        if constant || self.constant(base).is_some() { self.constant_of(&first.ty) } else { None }
    }

    /// A call of a constant method, or of a method of `f64` on constants.
    fn constant_method_call(&self, call: &ExprMethodCall) -> Option<Constant> {
        if let Some(method) = self.method(call) {
            if method.flavour == Flavour::Constant {
                return self.constant_of(method.output.as_ref()?);
            }
        }
        // A random number.
        let of_f64 = |list: &syn::AngleBracketedGenericArguments| {
            list.args.len() == 1
                && matches!(list.args.first(), Some(syn::GenericArgument::Type(ty)) if is_f64(ty))
        };
        if known::is_random(&call.method.to_string())
            && call.args.is_empty()
            && call.turbofish.as_ref().is_some_and(of_f64)
            && self.names.methods(&call.method).is_empty()
        {
            return Some(Constant::Scalar);
        }
        // What a cell holds is computed once, from constants.
        if call.method == "get_or_init" {
            return self.constant_of(&self.exact_method_call(call)?);
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

    /// A call of a constant function, or of one such as `f64::from`.
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
        self.item_at_f64(path)?;
        let group = self.names.methods.get(&last_name(path))?;
        let owner = self.owner_name(path)?;
        let own =
            group.iter().find(|f| f.owner.as_ref() == Some(&owner) && f.flavour == Flavour::Constant)?;
        self.constant_of(own.output.as_ref()?)
    }

    /// Whether this is `f64::from(angle)`, by an `impl From<Angle> for f64` of the module.
    pub(crate) fn is_conversion_of_own(&self, call: &ExprCall) -> bool {
        let own = implemented("From", "f64");
        let converts =
            |bound: &Bound| bound.trigger.as_ref().is_some_and(|trigger| trigger.names.contains(&own));
        let plain = |ty: &Type| is_f64(ty) || is_integer(ty) || is_single(ty);
        is_call_of(call, "from")
            && call.args.len() == 1
            && self.names.bounds.iter().any(converts)
            && !self.type_of(&call.args[0]).is_some_and(|ty| plain(peel(&ty)))
            && !matches!(unparenthesized(&call.args[0]), Expr::Lit(_))
    }

    /// The owner and the item in a path to an associated item that exists for `f64` only.
    pub(crate) fn item_at_f64<'p>(&self, path: &'p Path) -> Option<(&'p PathSegment, &'p PathSegment)> {
        let mut segments = path.segments.iter().rev();
        let (item, owner) = (segments.next()?, segments.next()?);
        let name = if owner.ident == "Self" {
            type_name(self.self_ty.as_ref()?)?
        } else {
            self.names.carrier(&owner.ident)?;
            key(&owner.ident)
        };
        self.names.at_f64.contains(&(name, item.ident.to_string())).then_some((owner, item))
    }

    /// The key of the type before the last segment.
    fn owner_name(&self, path: &Path) -> Option<String> {
        let owner = path.segments.iter().rev().nth(1)?;
        if owner.ident == "Self" { type_name(self.self_ty.as_ref()?) } else { Some(key(&owner.ident)) }
    }
}

/// `+ - * / %`.
pub(crate) fn is_arithmetic(op: &BinOp) -> bool {
    matches!(op, BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_))
}
