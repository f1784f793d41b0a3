//! The exact types of constants, and constants that stay plain where they are bound.
//!
//! `#[constant] data: &[f64]` stays plain through `let`, `for`, patterns and closures: `for x in data` binds
//! a constant too, of type `&f64`. Where a scalar is needed it is lifted, and that differs between `f64` and
//! `&f64`. So unlike in [`guess`](crate::differentiable::deduce::guess), references count here, and only what
//! is certain has a type.
//!
//! The items of iterators are in [`handed_out`](crate::differentiable::deduce::handed_out).
//!
//! ```text
//! fn f(x: f64, #[constant] data: &[f64]) -> f64 {   data: exactly &[f64]
//!     for d in data {                               d: exactly &f64
//!         s += d * x;                               (*d) * x: a scalar has operators with `f64`, not with `&f64`
//!         s += g(*d);                               g(<__Scalar as From<f64>>::from(*d))
//! ```

use syn::visit::{self, Visit};
use syn::{Expr, ExprMethodCall, Member, Pat, PathArguments, Type, UnOp, parse_quote};

use crate::differentiable::basics::lazy::cell_contents;
use crate::differentiable::basics::syntax::{
    element_type, f64_type, is_f64, peel, type_name, unparenthesized,
};
use crate::differentiable::deduce::guess::member_name;
use crate::differentiable::deduce::locals::Local;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::know::names::TypeDef;

impl Rewriter<'_> {
    /// The type of an expression made of constants, references included.
    pub(crate) fn exact(&self, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::Paren(inner) => self.exact(&inner.expr),
            Expr::Group(inner) => self.exact(&inner.expr),
            Expr::Path(path) if path.qself.is_none() => {
                if let Some(name) = path.path.get_ident() {
                    if let Some(local) = self.locals.get(&name.to_string()) {
                        return local.exact.clone();
                    }
                }
                self.names.constant(&path.path, self.self_ty.as_ref()).map(|ty| self.without_alias(ty))
            }
            Expr::Field(field) => self.exact_field(&field.base, &field.member),
            Expr::Index(index) => {
                let element = element_type(&self.exact(&index.expr)?)?;
                Some(if matches!(*index.index, Expr::Range(_)) { parse_quote!([#element]) } else { element })
            }
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => referent(&self.exact(&inner.expr)?),
            Expr::Reference(inner) if inner.mutability.is_none() => {
                let ty = self.exact(&inner.expr)?;
                Some(parse_quote!(&#ty))
            }
            Expr::Tuple(tuple) => {
                let types = tuple.elems.iter().map(|e| self.exact(e)).collect::<Option<Vec<_>>>()?;
                Some(parse_quote!((#(#types,)*)))
            }
            Expr::MethodCall(call) => self.exact_method_call(call).or_else(|| self.exact_number(expr)),
            _ => self.exact_number(expr),
        }
    }

    /// A constant expression whose type is `f64`, whatever its form.
    fn exact_number(&self, expr: &Expr) -> Option<Type> {
        self.scalar_constant(expr).map(|_| f64_type())
    }

    /// The type of a field, of a constant or marked itself.
    fn exact_field(&self, base: &Expr, member: &Member) -> Option<Type> {
        if let Some(base) = self.exact(base) {
            if let (Type::Tuple(tuple), Member::Unnamed(index)) = (peel(&base), member) {
                return tuple.elems.iter().nth(index.index as usize).cloned();
            }
            // The types of fields may mention the parameters of the type.
            let def = self.names.definition(&base).filter(|def| def.generics.params.is_empty())?;
            let name = member_name(member);
            let field = def.fields.iter().find(|field| field.variant.is_none() && field.name == name)?;
            return Some(self.without_alias(&field.ty));
        }
        // A marked field of something that is not marked.
        let fields = self.fields_at(base, member);
        let first = fields.first()?;
        let marked = fields.iter().all(|field| field.constant && field.ty == first.ty);
        marked.then(|| self.without_alias(&first.ty))
    }

    /// The type of what a few methods of std return on constants.
    pub(crate) fn exact_method_call(&self, call: &ExprMethodCall) -> Option<Type> {
        let receiver = self.exact(&call.receiver)?;
        let element = || element_type(&receiver);
        match call.method.to_string().as_str() {
            "get_or_init" => cell_contents(&receiver).map(|inner| parse_quote!(&#inner)),
            "first" | "last" | "get" => element().map(|element| parse_quote!(Option<&#element>)),
            "as_slice" => element().map(|element| parse_quote!(&[#element])),
            "to_vec" => element().map(|element| parse_quote!(Vec<#element>)),
            "unwrap" | "expect" => option_contents(&receiver),
            "copied" | "cloned" => {
                let inner = referent(&option_contents(&receiver)?)?;
                Some(parse_quote!(Option<#inner>))
            }
            // Cloning a reference to something that is not `Clone`, such as a slice, gives another reference.
            "clone" | "to_owned" => Some(peel(&receiver).clone()).filter(|ty| !matches!(ty, Type::Slice(_))),
            _ => None,
        }
    }

    /// Whether an expression is a number or a reference to one: both can be plain operands.
    pub(crate) fn is_plain_number(&self, expr: &Expr) -> bool {
        self.scalar_constant(expr).is_some() || self.is_number_behind_reference(expr)
    }

    /// Whether an expression is a reference to a constant number.
    pub(crate) fn is_number_behind_reference(&self, expr: &Expr) -> bool {
        let place = match unparenthesized(expr) {
            Expr::Path(_) | Expr::Field(_) | Expr::Index(_) => true,
            Expr::Unary(inner) => matches!(inner.op, UnOp::Deref(_)),
            _ => false,
        };
        place
            && self.exact(expr).is_some_and(|ty| match &ty {
                Type::Reference(reference) => is_f64(&self.names.resolve(&reference.elem)),
                _ => false,
            })
    }

    /// What the names of a `let` or of an arm are bound to, if that stays plain. Only marked things and
    /// references into tables do: a variable made from literals alone may be meant to become something else.
    pub(crate) fn stays_plain(&self, value: &Expr) -> Option<Type> {
        let ty = self.is_over().then(|| self.exact(value))??;
        let carries = self.names.mentions(&ty);
        (carries && (self.has_mark(value) || matches!(ty, Type::Reference(_)))).then_some(ty)
    }

    /// Whether a marked variable or field is part of an expression.
    fn has_mark(&self, expr: &Expr) -> bool {
        struct Marks<'a, 'n>(&'a Rewriter<'n>, bool);
        impl<'ast> Visit<'ast> for Marks<'_, '_> {
            fn visit_expr(&mut self, expr: &'ast Expr) {
                self.1 |= match expr {
                    Expr::Path(path) => (path.path.get_ident())
                        .and_then(|name| self.0.locals.get(&name.to_string()))
                        .is_some_and(|local| local.constant),
                    Expr::Field(field) => {
                        let fields = self.0.fields_at(&field.base, &field.member);
                        !fields.is_empty() && fields.iter().all(|field| field.constant)
                    }
                    _ => false,
                };
                visit::visit_expr(self, expr);
            }
        }
        let mut marks = Marks(self, false);
        marks.visit_expr(expr);
        marks.1
    }

    /// Brings the names of a pattern into scope as constants. By Rust's default binding modes, a pattern
    /// without `&` binds references when it matches a reference.
    pub(crate) fn bind_constant(&mut self, pat: &Pat, ty: Option<&Type>) {
        self.bind_matched(pat, ty.cloned(), false);
    }

    /// Binds the names of a pattern that is matched with a value of type `ty`; `behind_reference` says that
    /// an enclosing pattern has matched a reference, so that names are bound to references.
    fn bind_matched(&mut self, pat: &Pat, ty: Option<Type>, behind_reference: bool) {
        match pat {
            Pat::Ident(ident) => {
                let exact = match ty {
                    Some(ty) if behind_reference || ident.by_ref.is_some() => Some(parse_quote!(&#ty)),
                    ty => ty,
                };
                self.locals.insert(
                    ident.ident.to_string(),
                    Local {
                        ty: exact.as_ref().map(|ty| self.names.resolve(ty)),
                        exact: exact.map(|ty| self.without_alias(&ty)),
                        constant: true,
                        mutable: ident.mutability.is_some(),
                        handed: false,
                    },
                );
            }
            Pat::Type(typed) => self.bind_matched(&typed.pat, Some((*typed.ty).clone()), false),
            Pat::Paren(paren) => self.bind_matched(&paren.pat, ty, behind_reference),
            Pat::Reference(reference) => {
                let ty = if behind_reference { ty } else { ty.and_then(|ty| referent(&ty)) };
                self.bind_matched(&reference.pat, ty, false);
            }
            Pat::Or(or) => {
                or.cases.iter().for_each(|case| self.bind_matched(case, ty.clone(), behind_reference));
            }
            _ => {
                let behind = behind_reference || matches!(ty, Some(Type::Reference(_)));
                self.bind_parts(pat, ty.as_ref().map(peel), behind);
            }
        }
    }

    /// The parts of a tuple, slice, struct or variant.
    fn bind_parts(&mut self, pat: &Pat, ty: Option<&Type>, behind: bool) {
        match pat {
            Pat::Tuple(tuple) => {
                let types: Vec<Type> = match ty {
                    Some(Type::Tuple(types)) if types.elems.len() == tuple.elems.len() => {
                        types.elems.iter().cloned().collect()
                    }
                    _ => Vec::new(),
                };
                for (index, element) in tuple.elems.iter().enumerate() {
                    self.bind_matched(element, types.get(index).cloned(), behind);
                }
            }
            Pat::Slice(slice) => {
                let element = ty.and_then(element_type);
                for pat in &slice.elems {
                    match pat {
                        // `rest @ ..` is bound to a slice.
                        Pat::Ident(rest)
                            if matches!(rest.subpat.as_ref().map(|s| &*s.1), Some(Pat::Rest(_))) =>
                        {
                            let rest_type = element.clone().map(|element| parse_quote!([#element]));
                            self.bind_matched(
                                &Pat::Ident(syn::PatIdent { subpat: None, ..rest.clone() }),
                                rest_type,
                                behind,
                            );
                        }
                        pat => self.bind_matched(pat, element.clone(), behind),
                    }
                }
            }
            Pat::TupleStruct(tuple) => {
                let some =
                    tuple.path.segments.last().is_some_and(|last| last.ident == "Some" || last.ident == "Ok");
                let inner = if some { ty.and_then(option_contents) } else { None };
                let types = if some { Vec::new() } else { self.pattern_fields(&tuple.path) };
                for (index, element) in tuple.elems.iter().enumerate() {
                    let field =
                        types.iter().find(|(name, _)| *name == index.to_string()).map(|(_, ty)| ty.clone());
                    self.bind_matched(element, field.or_else(|| inner.clone()), behind);
                }
            }
            Pat::Struct(fields) => {
                let types = self.pattern_fields(&fields.path);
                for field in &fields.fields {
                    let name = member_name(&field.member);
                    let ty = types.iter().find(|(field, _)| *field == name).map(|(_, ty)| ty.clone());
                    self.bind_matched(&field.pat, ty, behind);
                }
            }
            _ => {}
        }
    }

    /// The type with its alias expanded, and nothing else changed.
    fn without_alias(&self, ty: &Type) -> Type {
        match ty {
            Type::Paren(paren) => self.without_alias(&paren.elem),
            Type::Group(group) => self.without_alias(&group.elem),
            Type::Reference(reference) => {
                let inner = self.without_alias(&reference.elem);
                parse_quote!(&#inner)
            }
            Type::Path(_) => match type_name(ty).and_then(|name| self.names.types.get(&name)) {
                Some(TypeDef { alias: Some(alias), generics, .. }) if generics.params.is_empty() => {
                    self.without_alias(alias)
                }
                _ => ty.clone(),
            },
            _ => ty.clone(),
        }
    }
}

/// Whether the names of a pattern can be constants: none of them is `mut`.
pub(crate) fn binds_for_good(pat: &Pat) -> bool {
    struct Mutable(bool);
    impl<'ast> Visit<'ast> for Mutable {
        fn visit_pat_ident(&mut self, ident: &'ast syn::PatIdent) {
            self.0 |= ident.mutability.is_some();
            visit::visit_pat_ident(self, ident);
        }
    }
    let mut mutable = Mutable(false);
    mutable.visit_pat(pat);
    !mutable.0
}

/// What a reference refers to.
pub(crate) fn referent(ty: &Type) -> Option<Type> {
    match ty {
        Type::Paren(paren) => referent(&paren.elem),
        Type::Group(group) => referent(&group.elem),
        Type::Reference(reference) => Some((*reference.elem).clone()),
        _ => None,
    }
}

/// The content of an option or a result.
pub(crate) fn option_contents(ty: &Type) -> Option<Type> {
    let Type::Path(path) = peel(ty) else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option" || last.ident == "Result")?;
    let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
    list.args
        .iter()
        .find_map(|arg| if let syn::GenericArgument::Type(ty) = arg { Some(ty.clone()) } else { None })
}
