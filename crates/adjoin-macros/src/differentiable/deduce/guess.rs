//! Guesses types, to choose between two correct expansions.
//!
//! `2.0 * x` may keep its plain `2.0` when `x` is a scalar, which is cheaper than lifting it, but must lift
//! it when `x` is a vector of the user's with an operator of its own. `n as f64` of an integer is a constant.
//! A macro sees no types, so this file follows annotations, fields, return types and methods as far as they
//! go. Types are the user's, without references. No answer is always safe: then the expansion is one that is
//! right for every type.
//!
//! ```text
//! let y = p.x;         the field `x` of `Point` is an `f64`, if `p` is known to be a `Point`, or if all fields named `x` are
//! let s = y.sqrt();    `f64`: only floats have `sqrt`
//! let m = a.max(y);    the type of `a`
//! let k = n + 1;       an integer, if `n` is one
//! let v = q(y);        what `q` returns, if `q` has no type parameters
//! ```

use syn::{BinOp, Expr, ExprBinary, ExprMethodCall, Lit, Member, Pat, Type, UnOp, parse_quote};

use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{
    element_type, is_f64, is_integer, is_single, last_name, named_type, peel, type_name,
};
use crate::differentiable::deduce::exact::option_contents;
use crate::differentiable::deduce::locals::Local;
use crate::differentiable::deduce::needs::operator_of;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::know::bounds::Operation;
use crate::differentiable::know::names::{Callable, FieldDef};

impl Rewriter<'_> {
    /// Brings the names of a pattern into scope, with what is known about their types. Names without a known
    /// type are in scope as well: they hide items and constants.
    pub(crate) fn bind(&mut self, pat: &Pat, ty: Option<&Type>, constant: bool) {
        if constant {
            self.bind_constant(pat, ty);
            return;
        }
        match pat {
            Pat::Ident(ident) => {
                let mutable = ident.mutability.is_some();
                let ty_of = ty.map(|ty| self.names.resolve(ty));
                let local = Local { ty: ty_of, constant, exact: None, mutable, handed: false };
                self.locals.insert(ident.ident.to_string(), local);
                if let Some((_, inner)) = &ident.subpat {
                    self.bind(inner, ty, constant);
                }
            }
            Pat::Type(typed) => self.bind(&typed.pat, Some(&typed.ty), constant),
            Pat::Reference(reference) => self.bind(&reference.pat, ty, constant),
            Pat::Paren(paren) => self.bind(&paren.pat, ty, constant),
            Pat::Tuple(tuple) => {
                let elements: Vec<Type> = match ty.map(peel) {
                    Some(Type::Tuple(types)) if types.elems.len() == tuple.elems.len() => {
                        types.elems.iter().cloned().collect()
                    }
                    _ => Vec::new(),
                };
                for (index, element) in tuple.elems.iter().enumerate() {
                    self.bind(element, elements.get(index), constant);
                }
            }
            Pat::Slice(slice) => {
                let element = ty.and_then(element_type);
                for pat in &slice.elems {
                    self.bind(pat, element.as_ref(), constant);
                }
            }
            Pat::TupleStruct(tuple) => {
                let types = self.pattern_fields(&tuple.path);
                for (index, element) in tuple.elems.iter().enumerate() {
                    let ty = types.iter().find(|(name, _)| *name == index.to_string()).map(|(_, ty)| ty);
                    self.bind(element, ty, constant);
                }
            }
            Pat::Struct(fields) => {
                let types = self.pattern_fields(&fields.path);
                for field in &fields.fields {
                    let name = member_name(&field.member);
                    let ty = types.iter().find(|(field, _)| *field == name).map(|(_, ty)| ty);
                    self.bind(&field.pat, ty, constant);
                }
            }
            Pat::Or(or) => or.cases.iter().for_each(|pat| self.bind(pat, ty, constant)),
            _ => {}
        }
    }

    /// The fields of the struct or variant that a pattern names, if exactly one definition in sight fits.
    pub(crate) fn pattern_fields(&self, path: &syn::Path) -> Vec<(String, Type)> {
        let last = last_name(path);
        let owned = |fields: Vec<&FieldDef>| fields.iter().map(|f| (f.name.clone(), f.ty.clone())).collect();
        let owner =
            if last == "Self" { self.self_ty.as_ref().and_then(type_name) } else { Some(last.clone()) };
        if let Some(def) = owner.and_then(|name| self.names.types.get(&name)) {
            return owned(def.fields.iter().collect());
        }
        // A variant, which may have been imported by name.
        let mut enums = self
            .names
            .types
            .values()
            .filter(|def| def.fields.iter().any(|f| f.variant.as_deref() == Some(&last)));
        match (enums.next(), enums.next()) {
            (Some(def), None) => {
                owned(def.fields.iter().filter(|f| f.variant.as_deref() == Some(&last)).collect())
            }
            _ => Vec::new(),
        }
    }

    /// The type of an expression, as far as it can be told.
    pub(crate) fn type_of(&self, expr: &Expr) -> Option<Type> {
        let ty = self.unresolved_type_of(expr)?;
        Some(self.names.resolve(&ty))
    }

    /// The same, but possibly an alias.
    fn unresolved_type_of(&self, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::Paren(inner) => self.type_of(&inner.expr),
            Expr::Group(inner) => self.type_of(&inner.expr),
            Expr::Reference(inner) => self.type_of(&inner.expr),
            Expr::Unary(inner) => match inner.op {
                UnOp::Deref(_) | UnOp::Neg(_) => self.type_of(&inner.expr),
                _ => None,
            },
            Expr::Lit(literal) => match &literal.lit {
                Lit::Float(float) if float.suffix() == "f32" => Some(named_type("f32")),
                Lit::Float(_) => Some(named_type("f64")),
                // Any integer type would do: all that is asked later is whether it is one.
                Lit::Int(_) => Some(named_type("i32")),
                Lit::Bool(_) => Some(named_type("bool")),
                _ => None,
            },
            Expr::Path(path) if path.qself.is_none() => self.type_of_path(&path.path),
            Expr::Field(field) => self.type_of_field(&field.base, &field.member),
            Expr::Index(index) if !matches!(*index.index, Expr::Range(_)) => {
                element_type(&self.type_of(&index.expr)?)
            }
            Expr::Cast(cast) => Some((*cast.ty).clone()),
            Expr::Binary(binary) => self.type_of_binary(binary),
            Expr::MethodCall(call) => self.type_of_method_call(call),
            Expr::Call(call) => match &*call.func {
                Expr::Path(path) if path.qself.is_none() => match path.path.get_ident() {
                    Some(name) if self.is_local_variable(&path.path) => {
                        returned_by(self.locals.get(&name.to_string())?.ty.as_ref()?)
                    }
                    _ => self.type_of_call(&path.path),
                },
                _ => None,
            },
            Expr::Try(inner) => option_contents(&self.type_of(&inner.expr)?),
            Expr::Struct(literal) => {
                let path = &literal.path;
                if path.is_ident("Self") { self.self_ty.clone() } else { Some(parse_quote!(#path)) }
            }
            Expr::Array(array) => {
                let element = self.type_of(array.elems.first()?)?;
                Some(parse_quote!([#element]))
            }
            Expr::Repeat(repeat) => {
                let element = self.type_of(&repeat.expr)?;
                Some(parse_quote!([#element]))
            }
            Expr::Tuple(tuple) => {
                let elements = tuple.elems.iter().map(|e| self.type_of(e)).collect::<Option<Vec<_>>>()?;
                Some(parse_quote!((#(#elements,)*)))
            }
            // Both branches have one type.
            Expr::If(conditional) => match conditional.then_branch.stmts.last()? {
                syn::Stmt::Expr(value, None) => self.type_of(value),
                _ => None,
            },
            _ => None,
        }
    }

    /// The type of a variable or a constant.
    fn type_of_path(&self, path: &syn::Path) -> Option<Type> {
        if let Some(name) = path.get_ident() {
            let name = name.to_string();
            if let Some(local) = self.locals.get(&name) {
                return local.ty.clone();
            }
            if name == "self" {
                return self.self_ty.clone();
            }
        }
        if Self::is_std_float_constant(path) {
            return Some(named_type("f64"));
        }
        self.names.constant(path, self.self_ty.as_ref()).cloned()
    }

    /// The fields that `base.member` may refer to.
    pub(crate) fn fields_at(&self, base: &Expr, member: &Member) -> Vec<&FieldDef> {
        self.fields_of(self.type_of(base).as_ref(), member)
    }

    /// The same for a base whose type is known. (A caller that has that type does not ask again: asking twice
    /// at each level of an expression would double the work per level.)
    fn fields_of(&self, base: Option<&Type>, member: &Member) -> Vec<&FieldDef> {
        let name = member_name(member);
        if let Some(ty) = base {
            return match self.names.definition(ty) {
                Some(def) => def.fields.iter().filter(|f| f.variant.is_none() && f.name == name).collect(),
                None => Vec::new(),
            };
        }
        match member {
            Member::Named(_) => {
                let all = self.names.types.values().flat_map(|def| &def.fields);
                all.filter(|f| f.variant.is_none() && f.name == name).collect()
            }
            Member::Unnamed(_) => Vec::new(),
        }
    }

    /// The type of a field, if all fields that may be meant agree.
    fn type_of_field(&self, base: &Expr, member: &Member) -> Option<Type> {
        let base = self.type_of(base);
        if let (Some(Type::Tuple(tuple)), Member::Unnamed(index)) = (&base, member) {
            return tuple.elems.iter().nth(index.index as usize).cloned();
        }
        let fields = self.fields_of(base.as_ref(), member);
        let first = fields.first()?;
        fields.iter().all(|field| field.ty == first.ty).then(|| first.ty.clone())
    }

    /// The type of an operation. A product may be of any type that the user has operators for, so both
    /// operands must be known.
    fn type_of_binary(&self, binary: &ExprBinary) -> Option<Type> {
        let left = self.type_of(&binary.left);
        let right = self.type_of(&binary.right);
        let is = |ty: &Option<Type>, test: fn(&Type) -> bool| ty.as_ref().is_some_and(test);
        match binary.op {
            BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_)
                if is(&left, is_single) || is(&right, is_single) =>
            {
                Some(named_type("f32"))
            }
            // A sum with a float is a float, unless the module has operators that say otherwise or the other
            // side is known to be something else.
            BinOp::Add(_) | BinOp::Sub(_)
                if [(&left, &right), (&right, &left)].iter().any(|(one, other)| {
                    is(one, is_f64) && other.as_ref().map_or(!self.names.overloads, is_f64)
                }) =>
            {
                Some(named_type("f64"))
            }
            BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_) if is(&left, is_f64) && is(&right, is_f64) => left,
            BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_)
                if is(&left, is_integer) || is(&right, is_integer) =>
            {
                if is(&left, is_integer) {
                    left
                } else {
                    right
                }
            }
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_) => {
                Some(named_type("bool"))
            }
            _ if !self.names.operations.is_empty() => {
                let name = |ty: &Type| self.names.operand_name(ty, self.self_ty.as_ref());
                let (left, right) = (name(&left?)?, name(&right?)?);
                let operation =
                    Operation { operator: operator_of(&binary.op)?, left: Some(left), right: Some(right) };
                self.names.operations.get(&operation).cloned()
            }
            _ => None,
        }
    }

    /// The type of a method call: by the method's name, its declaration, or its receiver.
    pub(crate) fn type_of_method_call(&self, call: &ExprMethodCall) -> Option<Type> {
        let name = call.method.to_string();
        let receiver = self.type_of(&call.receiver);
        if receiver.as_ref().is_some_and(is_single) && known::is_float_method(&name) {
            return receiver;
        }
        if known::is_distinct_float_method(&name) && self.names.methods(&call.method).is_empty() {
            // Complex numbers have most of them, too.
            if self.names.crates.num_complex && !receiver.as_ref().is_some_and(is_f64) {
                return None;
            }
            return Some(named_type("f64"));
        }
        if let Some(method) = self.method_of(receiver.as_ref(), call) {
            return method.output.clone().filter(|_| method.generics.type_params().next().is_none());
        }
        match name.as_str() {
            "len" | "count" => Some(named_type("usize")),
            // These return what they are given to start with.
            "fold" | "unwrap_or" => self.type_of(call.args.first()?),
            "sum" | "product" => match call.turbofish.as_ref()?.args.first()? {
                syn::GenericArgument::Type(ty) => Some(ty.clone()),
                _ => None,
            },
            "to_vec" => {
                let element = element_type(&receiver?)?;
                Some(parse_quote!(Vec<#element>))
            }
            // These return the type of their receiver.
            "clone" | "to_owned" | "abs" | "max" | "min" | "clamp" | "signum" | "rem_euclid" => receiver,
            _ => None,
        }
    }

    /// The method that a call refers to: the receiver's own, or the only one of that name.
    pub(crate) fn method(&self, call: &ExprMethodCall) -> Option<&Callable> {
        if self.names.methods(&call.method).is_empty() {
            return None;
        }
        self.method_of(self.type_of(&call.receiver).as_ref(), call)
    }

    /// The method of a receiver of this type, if that is known. Otherwise one that all candidates agree with,
    /// unless std has methods of that name.
    fn method_of(&self, receiver: Option<&Type>, call: &ExprMethodCall) -> Option<&Callable> {
        let group = self.names.methods(&call.method);
        let candidates = || group.iter().filter(|m| m.has_receiver && m.inputs.len() == call.args.len());
        if let Some(ty) = receiver {
            let owner = type_name(ty)?;
            if let Some(own) = candidates().find(|m| m.owner.as_ref() == Some(&owner)) {
                return Some(own);
            }
            // A number has the methods of std.
            if is_f64(ty) || is_integer(ty) {
                return None;
            }
        }
        // An unknown receiver may be of std, whose methods of that name return something else.
        if known::is_common_method(&call.method.to_string()) {
            return None;
        }
        let first = candidates().next()?;
        candidates().all(|m| m.output == first.output && m.flavour == first.flavour).then_some(first)
    }

    /// The type of what a function or a constructor returns. With type parameters it could be anything.
    fn type_of_call(&self, path: &syn::Path) -> Option<Type> {
        if path.segments.len() == 2 && path.segments[0].ident == "f64" {
            let name = last_name(path);
            return (known::is_float_method(&name) || known::is_float_constructor(&name))
                .then(|| named_type("f64"));
        }
        if let Some(function) = self.names.function(path) {
            return function.output.clone().filter(|_| function.generics.type_params().next().is_none());
        }
        let last = last_name(path);
        // `Meters(2.0)`: a tuple struct.
        if self.names.types.contains_key(&last) {
            return Some(parse_quote!(#path));
        }
        let owner = path.segments.iter().rev().nth(1)?;
        let owner =
            if owner.ident == "Self" { type_name(self.self_ty.as_ref()?)? } else { key(&owner.ident) };
        let group = self.names.methods.get(&last)?;
        let own = group.iter().find(|f| f.owner.as_ref() == Some(&owner))?;
        own.output.clone().filter(|_| own.generics.type_params().next().is_none())
    }
}

/// What a function returns whose type is `dyn Fn(…) -> T`, `impl Fn(…) -> T` or `fn(…) -> T`.
fn returned_by(ty: &Type) -> Option<Type> {
    let bounds = match peel(ty) {
        Type::BareFn(function) => return output_type(&function.output),
        Type::TraitObject(object) => &object.bounds,
        Type::ImplTrait(opaque) => &opaque.bounds,
        _ => return None,
    };
    bounds.iter().find_map(|bound| match bound {
        syn::TypeParamBound::Trait(of_trait) => match &of_trait.path.segments.last()?.arguments {
            syn::PathArguments::Parenthesized(arguments) => output_type(&arguments.output),
            _ => None,
        },
        _ => None,
    })
}

fn output_type(output: &syn::ReturnType) -> Option<Type> {
    if let syn::ReturnType::Type(_, ty) = output { Some((**ty).clone()) } else { None }
}

/// A field's name or position, as [`FieldDef`] has it.
pub(crate) fn member_name(member: &Member) -> String {
    match member {
        Member::Named(name) => name.to_string(),
        Member::Unnamed(index) => index.index.to_string(),
    }
}
