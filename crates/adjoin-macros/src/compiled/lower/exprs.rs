//! Values. Statements for parts that need a name come first, and the expression that is left has no effects:
//!
//! ```text
//! (a / b + c.exp()) * d[k]   ⟶   let t = a / b; let t_2 = exp(c); let t_3 = t + t_2; and the expression t_3 * d[k]
//! ```
//!
//! Functions and quotients of floats get a name wherever they are a part of something, and all operands of
//! products, quotients and functions are atoms (invariant 3 of the tree).

use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syntax, Lit, UnOp};

use super::super::core::{Expr, Kind, Step, StmtKind};
use super::super::types::{Operator, Table, Ty, is_float_path, is_integer};
use super::refuse::{refuse_operator, refuse_strange, refuse_type, refuse_untyped};
use super::{Binding, Const, Item, Lower, Result, binary, refuse};
use crate::differentiable::basics::marks::{is_float, key, written};

impl Lower<'_> {
    /// A value.
    pub(super) fn expr(&mut self, expr: &Syntax) -> Result<Expr> {
        self.expr_as(expr, None)
    }

    /// A value. `ty` is its type, if that is known from outside.
    pub(super) fn expr_as(&mut self, expr: &Syntax, ty: Option<&Ty>) -> Result<Expr> {
        match expr {
            // A statement of type `()` in the place of a value: the last expression of a block, or the body
            // of a closure.
            _ if super::statements::is_statement(expr) && !self.can_exit_expr(expr) => {
                self.statement(expr)?;
                Ok(super::statements::unit())
            }
            Syntax::Paren(inner) => self.expr_as(&inner.expr, ty),
            Syntax::Group(inner) => self.expr_as(&inner.expr, ty),
            Syntax::Lit(literal) => {
                let ty = match &literal.lit {
                    Lit::Float(float) if float.suffix().is_empty() || float.suffix() == "f64" => {
                        let text = float.base10_digits().trim_end_matches('.');
                        let Ok(digits) = format!("{text}f64").parse() else { return refuse_strange(expr) };
                        return Ok(Expr::new(Kind::Constant(digits), Ty::F64));
                    }
                    Lit::Int(_) | Lit::Byte(_) => Ty::Int,
                    Lit::Bool(_) => Ty::Bool,
                    Lit::Char(_) => Ty::Opaque(None),
                    Lit::Str(_) => return refuse(expr, TEXT),
                    _ => {
                        return refuse(
                            expr,
                            "this literal cannot be compiled: write floats as `f64`, and pass other values as arguments",
                        );
                    }
                };
                Ok(Expr::new(Kind::Constant(quote!(#literal)), ty))
            }
            Syntax::Path(path) => self.path(path),
            Syntax::Field(syn::ExprField { base, .. }) | Syntax::Index(syn::ExprIndex { expr: base, .. }) => {
                if let Some(value) = self.item_part(expr)? {
                    return Ok(value);
                }
                if let Some(place) = self.place_of(expr)? {
                    return self.value_in(place, expr);
                }
                // A part of a value without a place: the value gets a variable.
                let value = self.expr(base)?;
                let var = self.let_("whole", value, base.span());
                let place = self.place(var);
                let part = match expr {
                    Syntax::Field(field) => self.field(&place, &field.member),
                    Syntax::Index(index) => {
                        let Some(elem) = Table::element(&place.ty).cloned() else {
                            return refuse(base, super::places::NO_SEQUENCE);
                        };
                        let index = self.index_value(&index.index)?;
                        Some(place.index(index, elem))
                    }
                    _ => None,
                };
                match (part, expr) {
                    (Some(place), _) => self.value_in(place, expr),
                    (None, Syntax::Field(field)) => self.refuse_field(&place, &field.member),
                    (None, _) => refuse_strange(expr),
                }
            }
            Syntax::Unary(unary) => match unary.op {
                UnOp::Deref(_) => match self.place_of(&unary.expr)? {
                    Some(place) => self.value_in(place, expr),
                    None => self.expr(&unary.expr),
                },
                UnOp::Neg(_) => {
                    let value = self.expr(&unary.expr)?;
                    let ty = value.ty.clone();
                    match &ty {
                        Ty::F64 | Ty::Int => {
                            let value = if ty == Ty::F64 { self.linear(value, unary.span()) } else { value };
                            Ok(Expr::new(Kind::Neg(Box::new(value)), ty))
                        }
                        _ => match self.table.operator("neg", &ty, None) {
                            Operator::One(def) => {
                                let def = def.clone();
                                self.inline_operator(expr, &def, vec![Item::Value(value)])
                            }
                            Operator::Several => refuse(&unary.op, SEVERAL_OPERATORS),
                            Operator::None => refuse_operand(expr, &ty),
                        },
                    }
                }
                UnOp::Not(_) => {
                    let value = self.expr(&unary.expr)?;
                    match value.ty.clone() {
                        ty @ (Ty::Int | Ty::Bool) => Ok(Expr::new(Kind::Not(Box::new(value)), ty)),
                        ty => refuse_operand(expr, &ty),
                    }
                }
                _ => refuse_strange(expr),
            },
            Syntax::Reference(reference) if reference.mutability.is_some() => refuse(expr, PART_OF_VALUE),
            Syntax::Reference(_) => match self.reference(expr)? {
                Some(place) => self.value_in(place, expr),
                None => refuse_strange(expr),
            },
            Syntax::Binary(operation) => self.operation(operation),
            Syntax::Cast(cast) => {
                let value = self.expr(&cast.expr)?;
                let target = &*cast.ty;
                let to = self.ty(target);
                match (&value.ty, to) {
                    (Ty::F64, Some(Ty::F64)) => Ok(value),
                    (Ty::Int | Ty::Bool | Ty::Opaque(_), Some(Ty::F64)) => {
                        Ok(Expr::new(Kind::Cast(Box::new(value), quote!(f64)), Ty::F64))
                    }
                    // Derivatives do not flow through integers.
                    (Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque(_), Some(Ty::Int)) => {
                        Ok(Expr::new(Kind::Cast(Box::new(value), target.to_token_stream()), Ty::Int))
                    }
                    (Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque(_), _) => refuse_type(target, target),
                    (ty, _) => refuse_operand(expr, ty),
                }
            }
            Syntax::Loop(_) | Syntax::If(_) | Syntax::Match(_) if self.can_exit_expr(expr) => {
                refuse(expr, super::exits::INSIDE)
            }
            Syntax::Loop(each) => self.loop_value(each),
            Syntax::Tuple(tuple) => {
                if tuple.elems.is_empty() {
                    return Ok(super::statements::unit());
                }
                self.check_parts(&tuple.elems)?;
                let parts = self.several(&tuple.elems)?;
                let parts: Vec<Expr> = parts.into_iter().map(|part| self.named(part, expr.span())).collect();
                let ty = Ty::Tuple(parts.iter().map(|part| part.ty.clone()).collect());
                Ok(Expr::new(Kind::Tuple(parts), ty))
            }
            Syntax::Array(array) => {
                self.check_parts(&array.elems)?;
                let parts = self.several(&array.elems)?;
                let parts: Vec<Expr> = parts.into_iter().map(|part| self.named(part, expr.span())).collect();
                let Some(elem) = element_type(&parts) else {
                    return refuse(expr, "an empty array has no type here: write it as `[0.0; 0]`");
                };
                let ty = Ty::Array(Box::new(elem), parts.len().to_string());
                Ok(Expr::new(Kind::Array(parts), ty))
            }
            Syntax::Repeat(repeat) => {
                let value = self.expr(&repeat.expr)?;
                let value = self.named(value, repeat.expr.span());
                let len = self.const_tokens(&repeat.len);
                let ty = Ty::Array(Box::new(value.ty.clone()), len.to_string());
                Ok(Expr::new(Kind::Repeat(Box::new(value), len), ty))
            }
            Syntax::Struct(structure) => self.structure(structure),
            Syntax::Block(block) if block.label.is_none() => self.block_value(&block.block, ty),
            Syntax::Block(block) if !self.can_exit_expr(expr) => {
                self.declared_later(block, |lower, var| lower.labelled(block, Some(var)))
            }
            Syntax::If(_) | Syntax::Match(_) => self.branch_value(expr),
            // For an effect, as in `0 => v.push(x),`.
            Syntax::MethodCall(call) if self.effect(call)? => Ok(super::statements::unit()),
            Syntax::Call(call) if self.effect_of_function(call)? => Ok(super::statements::unit()),
            Syntax::MethodCall(call) => self.method_call(call, ty),
            Syntax::Call(call) => self.call(call),
            Syntax::Macro(call) => self.macro_value(&call.mac),
            Syntax::Closure(_) => refuse(expr, CLOSURE),
            Syntax::Range(_) => refuse(expr, "a range cannot be a value: write it where it is used"),
            Syntax::Try(_) => refuse(expr, super::exits::INSIDE),
            Syntax::Unsafe(_) => {
                refuse(expr, "unsafe code cannot be compiled: use indices and safe functions")
            }
            Syntax::Let(_) => {
                refuse(expr, "`let` in a larger condition cannot be compiled: nest `if let` and `if`")
            }
            Syntax::Const(_) => {
                refuse(expr, "`const` blocks cannot be compiled: write a `const` of the module")
            }
            _ => refuse_strange(expr),
        }
    }

    /// Refuses references to more than a number as parts of a value: the value would hold a copy, and writes
    /// through the reference would be lost.
    fn check_parts<'e>(&self, parts: impl IntoIterator<Item = &'e Syntax>) -> Result<()> {
        for part in parts {
            let Syntax::Path(path) = part else { continue };
            let Some(name) = path.path.get_ident() else { continue };
            if let Some(Binding::Reference(place)) = self.find(&name.to_string()) {
                if !matches!(place.ty, Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque(_)) {
                    return refuse(part, PART_OF_VALUE);
                }
            }
        }
        Ok(())
    }

    /// The value in a place. A slice is not a value.
    pub(super) fn value_in(&mut self, place: super::Place, at: &Syntax) -> Result<Expr> {
        if matches!(place.ty, Ty::Slice(_)) {
            return refuse(
                at,
                "a slice is no value: choose its bounds here, and take the slice by a `let` of its own, `let part = &v[a..b];`",
            );
        }
        Ok(Expr::read(place))
    }

    /// The value of a part of an item that is a tuple: `pair.1` where `pair` comes from `zip`.
    fn item_part(&mut self, expr: &Syntax) -> Result<Option<Expr>> {
        let Syntax::Field(field) = expr else { return Ok(None) };
        let (Syntax::Path(path), syn::Member::Unnamed(index)) = (&*field.base, &field.member) else {
            return Ok(None);
        };
        let name = path.path.get_ident().map(ToString::to_string).unwrap_or_default();
        let Some(Binding::Item(Item::Tuple(parts))) = self.find(&name) else { return Ok(None) };
        match parts.get(index.index as usize) {
            Some(Item::Value(value)) => Ok(Some(value.clone())),
            Some(Item::Reference(place)) => Ok(Some(Expr::read(place.clone()))),
            _ => refuse(expr, TUPLE_OF_REFERENCES),
        }
    }

    /// The value of an item, if there are no references in it.
    fn value_of_item(&mut self, item: &Item) -> Option<Expr> {
        match item {
            Item::Value(value) => Some(value.clone()),
            Item::Reference(_) => None,
            Item::Tuple(items) => {
                let parts: Vec<Expr> =
                    items.iter().map(|item| self.value_of_item(item)).collect::<Option<_>>()?;
                let parts: Vec<Expr> =
                    parts.into_iter().map(|part| self.named(part, proc_macro2::Span::call_site())).collect();
                let ty = Ty::Tuple(parts.iter().map(|part| part.ty.clone()).collect());
                Some(Expr::new(Kind::Tuple(parts), ty))
            }
        }
    }

    /// A name or path: a variable, a constant, or a variant without fields.
    fn path(&mut self, path: &syn::ExprPath) -> Result<Expr> {
        if let (Some(name), None) = (path.path.get_ident(), &path.qself) {
            let text = name.to_string();
            match self.find(&text) {
                Some(Binding::Value(var)) => return Ok(self.read(var)),
                Some(Binding::Reference(place) | Binding::Item(Item::Reference(place))) => {
                    return Ok(Expr::read(place));
                }
                Some(Binding::Item(Item::Value(value))) => return Ok(value),
                Some(Binding::Item(item)) => {
                    return match self.value_of_item(&item) {
                        Some(value) => Ok(value),
                        None => refuse(path, TUPLE_OF_REFERENCES),
                    };
                }
                Some(Binding::Closure(_)) => return refuse(path, CLOSURE),
                None => {}
            }
            // In an inlined function, a const parameter is replaced by its argument.
            if let Some(Const { value, ty }) = self.names_around.consts.get(&text) {
                let known = self.table.ty(ty, None);
                // An integer without a type would be an `i32` where only literals determine it.
                let typed = match (syn::parse2::<syn::LitInt>(value.clone()), &known) {
                    (Ok(literal), Some(Ty::Int)) if literal.suffix().is_empty() => {
                        let text = format!("{}{}", literal.base10_digits(), ty.to_token_stream());
                        text.parse().unwrap_or_else(|_| value.clone())
                    }
                    _ => value.clone(),
                };
                let Some(known) = known else {
                    return refuse(path, "the type of this const parameter is outside the fragment");
                };
                return Ok(Expr::new(Kind::Constant(typed), known));
            }
        }
        if is_float_path(&path.path) {
            return Ok(Expr::new(Kind::Constant(quote!(#path)), Ty::F64));
        }
        if let Some(place) = self.place_of(&Syntax::Path(path.clone()))? {
            // A constant that is a single value is printed as its path; an array of them is a place.
            if let (true, Some(tokens)) = (place.path.is_empty(), self.vars[place.root].path.clone()) {
                if matches!(place.ty, Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque(_)) {
                    return Ok(Expr::new(Kind::Constant(tokens), place.ty));
                }
            }
            return Ok(Expr::read(place));
        }
        let segments: Vec<_> = path.path.segments.iter().collect();
        if let [.., owner, _] = segments.as_slice() {
            if is_integer(&owner.ident.to_string()) {
                return Ok(Expr::new(Kind::Constant(quote!(#path)), Ty::Int));
            }
            let owner = key(&owner.ident);
            if self.table.enums.get(&owner).is_some_and(|def| def.fieldless) {
                return Ok(Expr::new(Kind::Constant(quote!(#path)), Ty::Opaque(Some(owner))));
            }
        }
        if let Some(ty) = self.enum_of(&path.path) {
            return self.variant_value(&ty, &path.path, Vec::new(), path);
        }
        refuse(
            path,
            "this name is not one of the module: write the `const` or variant as one of the module, or pass its value as an argument",
        )
    }

    /// A binary operator. Operands are evaluated from left to right.
    fn operation(&mut self, operation: &syn::ExprBinary) -> Result<Expr> {
        let op = operation.op;
        if let BinOp::And(_) | BinOp::Or(_) = op {
            return self.logical(operation);
        }
        let [a, b] = self.two([&*operation.left, &*operation.right])?;
        match op {
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_) => {
                Ok(binary(op, a, b, Ty::Bool))
            }
            _ => match (&a.ty, &b.ty) {
                (Ty::F64, Ty::F64) => self.float_operation(op, a, b, operation),
                (Ty::Int, Ty::Int) => Ok(binary(op, a, b, Ty::Int)),
                (Ty::Bool, Ty::Bool) => Ok(binary(op, a, b, Ty::Bool)),
                _ => self.overloaded(op, a, b, operation),
            },
        }
    }

    /// An operator that the module implements for its types.
    fn overloaded(&mut self, op: BinOp, a: Expr, b: Expr, operation: &syn::ExprBinary) -> Result<Expr> {
        let method = match op {
            BinOp::Add(_) => "add",
            BinOp::Sub(_) => "sub",
            BinOp::Mul(_) => "mul",
            BinOp::Div(_) => "div",
            BinOp::Rem(_) => "rem",
            _ => return refuse_operand(operation, &a.ty),
        };
        let def = match self.table.operator(method, &a.ty, Some(&b.ty)) {
            Operator::One(def) => def.clone(),
            Operator::Several => return refuse(&op, SEVERAL_OPERATORS),
            Operator::None => {
                for (value, side) in [(&a, &operation.left), (&b, &operation.right)] {
                    if !matches!(value.ty, Ty::F64 | Ty::Int | Ty::Bool) {
                        return refuse_operand(side, &value.ty);
                    }
                }
                return refuse_operand(operation, &a.ty);
            }
        };
        self.inline_operator(operation, &def, vec![Item::Value(a), Item::Value(b)])
    }

    /// `&&` and `||`. The right side may not run, so it goes into a branch if it needs statements:
    /// `let both = left; if both { …; both = right }`.
    fn logical(&mut self, operation: &syn::ExprBinary) -> Result<Expr> {
        let left = self.expr(&operation.left)?;
        let here = self.here();
        // Lowered into a block, to see whether it needs statements. The value is its last `let`, which is
        // taken out again.
        let right = self.block(|lower| {
            let value = lower.expr(&operation.right)?;
            lower.let_("right", value, operation.right.span());
            Ok(())
        })?;
        let mut stmts = right.stmts;
        let Some(StmtKind::Let(_, value)) = stmts.pop().map(|stmt| stmt.kind) else {
            return refuse_strange(operation);
        };
        if stmts.is_empty() {
            return Ok(binary(operation.op, left, value, Ty::Bool));
        }
        debug_assert_eq!(here, self.here());
        let is_and = matches!(operation.op, BinOp::And(_));
        let result = self.let_("both", left, operation.span());
        let condition = self.read(result);
        let condition = if is_and { condition } else { Expr::new(Kind::Not(Box::new(condition)), Ty::Bool) };
        let condition = self.condition(condition, operation.span());
        let place = self.place(result);
        let mut store = super::Stmt::new(StmtKind::Assign(place, value));
        self.stacks += 1;
        store.stack = self.stacks;
        stmts.push(store);
        self.stacks += 1;
        let then = super::Block { stmts, stack: self.stacks, ..super::Block::default() };
        self.push(StmtKind::If(condition, then, super::Block::default()));
        Ok(self.read(result))
    }

    /// An operation on floats. Operands of products and quotients become atoms, because their values are
    /// slopes in R.
    pub(super) fn float_operation(
        &mut self,
        op: BinOp,
        a: Expr,
        b: Expr,
        at: &syn::ExprBinary,
    ) -> Result<Expr> {
        let span = at.span();
        match op {
            BinOp::Add(_) | BinOp::Sub(_) => {
                let (a, b) = (self.linear(a, span), self.linear(b, span));
                Ok(binary(op, a, b, Ty::F64))
            }
            BinOp::Mul(_) | BinOp::Div(_) => {
                let (a, b) = (self.atom(a, span), self.atom(b, span));
                Ok(binary(op, a, b, Ty::F64))
            }
            BinOp::Rem(_) => {
                let (a, b) = (self.atom(a, span), self.atom(b, span));
                Ok(Expr::new(Kind::Rule("rem".to_owned(), vec![a, b]), Ty::F64))
            }
            _ => refuse_strange(at),
        }
    }

    /// A term of a sum. Quotients and functions get a name; sums and products of atoms stay as they are.
    pub(super) fn linear(&mut self, value: Expr, span: proc_macro2::Span) -> Expr {
        match &value.kind {
            Kind::Rule(..) | Kind::Binary(BinOp::Div(_), ..) => self.atom(value, span),
            _ => value,
        }
    }

    /// A part of a larger value. A float is treated as a term of a sum, and structures get a variable.
    pub(super) fn named(&mut self, value: Expr, span: proc_macro2::Span) -> Expr {
        match value.ty {
            Ty::F64 => self.linear(value, span),
            Ty::Int | Ty::Bool | Ty::Opaque(_) => value,
            _ => self.atom(value, span),
        }
    }

    /// The enum whose variant a path names, without a look at the variant itself.
    fn enum_of(&self, path: &syn::Path) -> Option<Ty> {
        let segments: Vec<_> = path.segments.iter().collect();
        match segments.as_slice() {
            [.., owner, _] if owner.ident == "Option" => Some(Ty::Option(Box::new(Ty::Unknown))),
            [.., owner, _] => {
                let ty = if owner.ident == "Self" {
                    self.ty(&syn::parse_quote!(Self))?
                } else {
                    let owner = &owner.ident;
                    self.ty(&syn::parse_quote!(#owner))?
                };
                matches!(ty, Ty::Enum(_)).then_some(ty)
            }
            [last] if last.ident == "Some" || last.ident == "None" => Some(Ty::Option(Box::new(Ty::Unknown))),
            _ => None,
        }
    }

    /// A variant with the values of its fields.
    fn variant_value(
        &mut self,
        ty: &Ty,
        path: &syn::Path,
        fields: Vec<(syn::Member, Expr)>,
        at: &impl ToTokens,
    ) -> Result<Expr> {
        let name = path.segments.last().map(|last| written(&last.ident)).unwrap_or_default();
        let variants = self.table.variants(ty);
        let Some(variant) = variants.iter().find(|variant| variant.name == name) else {
            return refuse(at, super::patterns::VARIANT);
        };
        if !variant.complete || variant.fields.len() != fields.len() {
            return refuse_strange(at);
        }
        let mut ty = ty.clone();
        let mut values = Vec::new();
        for (member, value) in fields {
            let Some(field) = variant.fields.iter().find(|field| field.member == member) else {
                return refuse_strange(at);
            };
            if field.constant {
                return refuse(at, CONSTANT_FIELDS);
            }
            let value = self.named(value, at.span());
            let value = self.expected(value, &field.ty);
            if let Ty::Option(inner) = &mut ty {
                **inner = value.ty.clone();
            }
            values.push((member, value));
        }
        Ok(Expr::new(Kind::Variant(variant.path.clone(), values), ty))
    }

    /// A struct, or a variant with braces. Structs with `#[constant]` fields are made outside of compiled
    /// code.
    fn structure(&mut self, structure: &syn::ExprStruct) -> Result<Expr> {
        if let Some(ty) = self.enum_of(&structure.path) {
            let values = self.several(structure.fields.iter().map(|field| &field.expr))?;
            let members = structure.fields.iter().map(|field| field.member.clone());
            let fields = members.zip(values).collect();
            return self.variant_value(&ty, &structure.path, fields, structure);
        }
        let Some(last) = structure.path.segments.last() else { return refuse_strange(structure) };
        let name = if last.ident == "Self" {
            self.names_around.self_ty.as_ref().and_then(crate::differentiable::basics::syntax::type_name)
        } else {
            Some(key(&last.ident))
        };
        let Some((name, def)) = name
            .and_then(|name| self.table.structs.get(&name).map(|def| (name, def)))
            .filter(|(_, def)| !def.generic)
        else {
            return refuse(
                &structure.path,
                "this cannot be compiled: use a struct of the module that has no parameters",
            );
        };
        let of_field = |member: &syn::Member| {
            let def = def.fields.iter().find(|def| def.member == *member)?;
            self.table.ty(&def.ty, None)
        };
        let types: Vec<_> = structure.fields.iter().map(|field| of_field(&field.member)).collect();
        let values = self.several_as(structure.fields.iter().map(|field| &field.expr).zip(types))?;
        let mut fields = Vec::new();
        for (field, value) in structure.fields.iter().zip(values) {
            let value = self.named(value, field.expr.span());
            let def = def.fields.iter().find(|def| def.member == field.member);
            if def.is_some_and(|def| def.constant) {
                return refuse(field, CONSTANT_FIELDS);
            }
            let Some(def) = def else { return refuse_strange(field) };
            let Some(known) = self.table.ty(&def.ty, None) else { return refuse_type(field, &def.ty) };
            let value = self.expected(value, &known);
            fields.push((field.member.clone(), value));
        }
        // `..base`: the other fields are read from its place.
        if let Some(base) = &structure.rest {
            let here = self.here();
            let place = match self.place_of(base)? {
                Some(place) => place,
                None => {
                    let value = self.expr(base)?;
                    let var = self.let_("base", value, base.span());
                    self.place(var)
                }
            };
            // It may have changed what the fields before it read.
            for (_, value) in &mut fields {
                *value = self.settle(value.clone(), here, base.span());
            }
            let all = def.fields.iter().map(|field| field.member.clone());
            let others: Vec<_> =
                all.filter(|member| fields.iter().all(|(given, _)| given != member)).collect();
            for member in others {
                match self.field(&place, &member) {
                    Some(part) if part.constant => return refuse(base, CONSTANT_FIELDS),
                    Some(part) => fields.push((member, Expr::read(part))),
                    None => return self.refuse_field(&place, &member),
                }
            }
        }
        let path = if last.ident == "Self" { def.path.clone() } else { structure.path.to_token_stream() };
        Ok(Expr::new(Kind::Struct(path, fields), Ty::Struct(name)))
    }

    /// A call: a closure, a variant, a function of the module, of `f64` or of a type, a constructor, or one
    /// of the few functions of std.
    fn call(&mut self, call: &syn::ExprCall) -> Result<Expr> {
        let Syntax::Path(function) = &*call.func else {
            return refuse(
                &call.func,
                "only names can be called: bind a closure by `let` first, and write other functions in the module",
            );
        };
        let arguments: Vec<&Syntax> = call.args.iter().collect();
        let segments: Vec<_> = function.path.segments.iter().collect();
        if let Some(name) = function.path.get_ident() {
            match self.find(&name.to_string()) {
                Some(Binding::Closure(closure)) => {
                    // Arguments are evaluated once, before the body.
                    let mut items = Vec::new();
                    for argument in arguments {
                        let item = match self.argument(argument)? {
                            Item::Value(value) => {
                                let var = self.let_("argument", value, argument.span());
                                Item::Value(self.read(var))
                            }
                            item => item,
                        };
                        items.push(item);
                    }
                    return self.call_closure(&closure, items);
                }
                Some(_) => return refuse_strange(call),
                None => {}
            }
        }
        let Some(last) = segments.last() else { return refuse_strange(call) };
        if let Some(ty) = self.enum_of(&function.path) {
            if self.table.variants(&ty).iter().any(|variant| variant.name == written(&last.ident)) {
                self.check_parts(arguments.iter().copied())?;
                let values = self.several(arguments.iter().copied())?;
                let fields =
                    values.into_iter().enumerate().map(|(number, value)| (syn::Member::from(number), value));
                return self.variant_value(&ty, &function.path, fields.collect(), call);
            }
        }
        let name = key(&last.ident);
        if let Some(def) = self.table.functions.get(&name).cloned() {
            return self.inline((call, turbofish(last)), &name, &def, None, &arguments);
        }
        // `Type::function(…)`.
        if let [.., owner, _] = segments.as_slice() {
            if is_float(&owner.ident) {
                return self.float_function(call, &last.ident, &arguments);
            }
            let owner_name = if owner.ident == "Self" {
                self.names_around.self_ty.as_ref().and_then(crate::differentiable::basics::syntax::type_name)
            } else {
                match self.names_around.types.get(&key(&owner.ident)) {
                    Some(Ty::Struct(name) | Ty::Enum(name)) => Some(name.clone()),
                    _ => Some(key(&owner.ident)),
                }
            };
            if let Some(owner_name) = owner_name {
                let id = (owner_name, last.ident.to_string());
                if let Some(def) = self.method(&id).cloned() {
                    let id = format!("{}::{}", id.0, id.1);
                    return self.inline((call, turbofish(last)), &id, &def, None, &arguments);
                }
            }
            if owner.ident == "Vec" && last.ident == "new" && arguments.is_empty() {
                return Ok(Expr::new(
                    Kind::Constant(quote!(::std::vec::Vec::new())),
                    Ty::Vec(Box::new(Ty::Unknown)),
                ));
            }
            if owner.ident == "Vec" && last.ident == "with_capacity" && arguments.len() == 1 {
                let capacity = self.expr(arguments[0])?;
                let call = Kind::Call(quote!(::std::vec::Vec::with_capacity), vec![capacity]);
                return Ok(Expr::new(call, Ty::Vec(Box::new(Ty::Unknown))));
            }
        }
        // A tuple struct.
        if let Some(def) = self.table.structs.get(&name).filter(|def| !def.generic && !def.named) {
            if def.fields.len() == arguments.len() && def.fields.iter().all(|field| !field.constant) {
                let path = def.path.clone();
                let members: Vec<_> = def.fields.iter().map(|field| field.member.clone()).collect();
                let values = self.several(arguments)?;
                let values: Vec<_> = values.into_iter().map(|value| self.named(value, call.span())).collect();
                return Ok(Expr::new(
                    Kind::Struct(path, members.into_iter().zip(values).collect()),
                    Ty::Struct(name),
                ));
            }
        }
        if (last.ident == "replace" || last.ident == "take") && segments.iter().any(|s| s.ident == "mem") {
            return self.replace(call, &arguments);
        }
        refuse(
            &call.func,
            "this function is not of the module, so its adjoint is not known: write it in the module, or call it outside and pass its result as an argument",
        )
    }

    /// `std::mem::replace(&mut place, value)` and `std::mem::take(&mut place)`.
    fn replace(&mut self, call: &syn::ExprCall, arguments: &[&Syntax]) -> Result<Expr> {
        let place = match arguments.first() {
            Some(first) => self.reference(first)?,
            None => None,
        };
        let Some(place) = place else {
            return refuse(
                call,
                "the first argument of this call is not seen to be a place: write `&mut name`",
            );
        };
        let value = match arguments.get(1) {
            Some(value) => self.expr(value)?,
            None => match self.table.zero(&place.ty) {
                Some(zero)
                    if matches!(place.ty, Ty::F64 | Ty::Int | Ty::Bool | Ty::Vec(_) | Ty::Option(_)) =>
                {
                    Expr::new(Kind::Constant(zero), place.ty.clone())
                }
                _ => {
                    return refuse(
                        call,
                        "`take` is compiled for numbers, vectors and options: use `replace`, and write the new value",
                    );
                }
            },
        };
        Ok(self.exchange(place, value, call.span()))
    }

    /// Writes a value to a place. Its old value, which is read before.
    pub(super) fn exchange(&mut self, place: super::Place, value: Expr, span: proc_macro2::Span) -> Expr {
        let value = self.expected(value, &place.ty.clone());
        let old = self.let_("old", Expr::read(place.clone()), span);
        self.assign(place, value);
        self.read(old)
    }

    /// The length of an array type, const parameters filled in.
    fn const_tokens(&self, expr: &Syntax) -> proc_macro2::TokenStream {
        if let Syntax::Path(path) = expr {
            if let Some(name) = path.path.get_ident() {
                if let Some(found) = self.names_around.consts.get(&name.to_string()) {
                    return found.value.clone();
                }
            }
        }
        quote!(#expr)
    }

    /// The element of a sequence at an index; `None` if the place is no sequence.
    pub(super) fn element_at(place: &super::Place, index: Expr) -> Option<super::Place> {
        let elem = Table::element(&place.ty)?.clone();
        Some(place.step(Step::Index(Box::new(index)), elem))
    }
}

/// For texts, which would have to be compared as references.
pub(super) const TEXT: &str = "texts cannot be compiled: pass a number or an enum of the module";

/// For operators that values and references have, or that are generic.
pub(super) const SEVERAL_OPERATORS: &str = "the module has several implementations of this operator that may be meant here: write a method of the type, and call it";

/// For closures as values.
const CLOSURE: &str =
    "a closure cannot be a value: bind it by `let`, and call it by name, or write a function of the module";

/// For references in tuples, arrays and other values.
const PART_OF_VALUE: &str =
    "a reference cannot be a part of a value: give it a name of its own by `let`, or use an index";

/// For elements of iterators, such as those of `zip`.
const TUPLE_OF_REFERENCES: &str =
    "a tuple of references cannot be a value: take it apart in the pattern, as in `for (i, (x, y)) in …`";

/// For structs and variants that are made.
const CONSTANT_FIELDS: &str = "this has `#[constant]` fields, which compiled code cannot write: make it outside, and pass it as an argument";

/// Refuses an operand that is not a number, or not known to be one.
fn refuse_operand<T>(at: &impl ToTokens, ty: &Ty) -> Result<T> {
    if ty.is_open() { refuse_untyped(at) } else { refuse_operator(at) }
}

/// The generic arguments that a call names.
fn turbofish(last: &syn::PathSegment) -> Option<&syn::AngleBracketedGenericArguments> {
    match &last.arguments {
        syn::PathArguments::AngleBracketed(list) => Some(list),
        _ => None,
    }
}

/// The type of the elements of a list: that of the first one of which all parts are known, if there is one.
pub(super) fn element_type(parts: &[Expr]) -> Option<Ty> {
    let known = parts.iter().find(|part| !part.ty.is_open());
    known.or(parts.first()).map(|part| part.ty.clone())
}
