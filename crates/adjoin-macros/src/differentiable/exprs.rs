//! Expressions.

use syn::punctuated::Punctuated;
use syn::visit_mut::{self, VisitMut};
use syn::{
    BinOp, Expr, ExprBinary, ExprCall, ExprCast, ExprMethodCall, ExprPath, Lit, Path, PathArguments, Token,
    UnOp, parse_quote, parse_quote_spanned,
};

use super::const_fns;
use super::constants::{Constant, is_arithmetic};
use super::exact::binds_for_good;
use super::guess::member_name;
use super::known;
use super::lazy::cell_contents;
use super::lost::is_from_bits;
use super::marks::{is_item, key};
use super::names::Flavour;
use super::rewrite::{Mode, Rewriter, support};
use super::syntax::{is_f64, is_integer, is_single, last_name, span_of, unparenthesized};
use super::types;

impl Rewriter<'_> {
    /// Rewrites an expression. Inside generic code the largest constant expressions are lifted.
    pub(super) fn expression(&mut self, expr: &mut Expr) {
        if self.is_over() {
            self.refuse_losses(expr);
            if let Some(constant) = self.constant(expr) {
                self.lift_constant(expr, &constant);
                return;
            }
        }
        match expr {
            Expr::Path(path) => {
                if let Some(replacement) = self.path_value(path) {
                    *expr = replacement;
                }
            }
            Expr::Call(call) => self.call(call),
            Expr::MethodCall(call) => self.method_call(call),
            Expr::Binary(binary) => {
                let over = self.is_over();
                self.binary(binary);
                if over && is_compound(&binary.op) && !is_place(&binary.left) && !is_place(&binary.right) {
                    *expr = right_first(binary);
                }
            }
            Expr::Assign(assign) => {
                let constant = self.constant(&assign.left).is_some();
                if constant {
                    self.unlifted(&mut assign.left);
                    self.with_mode_unless_plain(|inner| inner.visit_expr_mut(&mut assign.right));
                } else {
                    self.visit_expr_mut(&mut assign.left);
                    self.visit_expr_mut(&mut assign.right);
                }
            }
            Expr::Cast(cast) => {
                if let Some(replacement) = self.cast(cast) {
                    *expr = replacement;
                }
            }
            Expr::Struct(literal) => self.struct_literal(literal),
            Expr::Reference(reference)
                if self.is_over()
                    && reference.mutability.is_none()
                    && matches!(
                        self.constant(&reference.expr),
                        Some(Constant::Structure { reference: false })
                    ) =>
            {
                if self.lift_in_place(&mut reference.expr, false) {
                    *expr = (*reference.expr).clone();
                } else {
                    self.visit_expr_mut(&mut reference.expr);
                }
            }
            Expr::Field(field) => self.unlifted_base(&mut field.base),
            // The length of an array is known when compiling.
            Expr::Repeat(repeat) => {
                self.visit_expr_mut(&mut repeat.expr);
                self.array_length(&mut repeat.len);
            }
            Expr::Unary(inner) => {
                if matches!(inner.op, UnOp::Neg(_)) && self.is_over() && !self.is_known_number(&inner.expr) {
                    self.note_negation();
                }
                visit_mut::visit_expr_unary_mut(self, inner);
            }
            Expr::Closure(closure) => self.closure(closure, &[]),
            Expr::ForLoop(_) | Expr::While(_) | Expr::If(_) | Expr::Match(_) | Expr::Let(_) => {
                self.control(expr);
            }
            Expr::Async(inner) => self.error(inner.async_token.span, super::check::ASYNC),
            // A `const` block is evaluated when compiling.
            Expr::Const(block) => {
                let outer = std::mem::replace(&mut self.in_constant, true);
                self.with_mode(Mode::Plain, |inner| inner.visit_block_mut(&mut block.block));
                self.in_constant = outer;
            }
            Expr::Lit(_) | Expr::Verbatim(_) => {}
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    /// Runs `walk` without lifting, inside generic code.
    pub(super) fn with_mode_unless_plain(&mut self, walk: impl FnOnce(&mut Self)) {
        if self.is_over() { self.with_mode(Mode::Unlifted, walk) } else { walk(self) }
    }

    /// That whose field is taken: a constant structure need not be lifted for it.
    fn unlifted_base(&mut self, base: &mut Expr) {
        if self.is_over() && self.constant(base).is_some() {
            self.unlifted(base);
        } else {
            self.visit_expr_mut(base);
        }
    }

    fn binary(&mut self, binary: &mut ExprBinary) {
        let compares = matches!(
            binary.op,
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_)
        );
        if !self.is_over() || !(compares || is_arithmetic(&binary.op) || is_compound(&binary.op)) {
            self.visit_expr_mut(&mut binary.left);
            self.visit_expr_mut(&mut binary.right);
            return;
        }
        if !(self.is_known_number(&binary.left) && self.is_known_number(&binary.right)) {
            self.note_operator(&binary.op);
        }
        if self.is_single(&binary.left) || self.is_single(&binary.right) {
            self.beside_single(&mut binary.left);
            self.beside_single(&mut binary.right);
            return;
        }
        if !(self.is_plain_number(&binary.left) && self.is_plain_number(&binary.right)) {
            // Beside a scalar there are operators for a plain number on the left, not for a reference to one.
            for side in [&mut binary.left, &mut binary.right] {
                if !compares && self.is_number_behind_reference(side) {
                    let span = span_of(side);
                    **side = parse_quote_spanned!(span=> (*#side));
                }
            }
        }
        let left = self.is_plain_number(&binary.left);
        let right = self.is_plain_number(&binary.right);
        let (keep_left, keep_right) = match (left, right) {
            (true, true) => (true, true),
            // References to numbers that are compared with references to scalars.
            _ if compares
                && left != right
                && [&binary.left, &binary.right].iter().any(|e| self.is_number_behind_reference(e)) =>
            {
                (false, false)
            }
            // `0.0 < x`: `f64` has no comparison with scalars, because that would break plain code elsewhere.
            (true, false) => (!compares && self.may_meet_constants(&binary.right), false),
            (false, true) => (false, self.may_meet_constants(&binary.left)),
            (false, false) => (false, false),
        };
        let turn = compares && !left && !right && self.may_be_plain_beside_scalar(binary);
        self.operand(&mut binary.left, keep_left);
        self.operand(&mut binary.right, keep_right);
        if turn {
            std::mem::swap(&mut binary.left, &mut binary.right);
            turn_around(&mut binary.op);
        }
    }

    /// `seconds < x` where `seconds` may come from elsewhere as an `f64`, which has no comparison with scalars: it is written `x >
    /// seconds`, which is right for both. Not if the order of evaluation could matter.
    fn may_be_plain_beside_scalar(&self, binary: &ExprBinary) -> bool {
        self.type_of(&binary.left).is_none_or(|ty| is_f64(&ty) && self.is_marked(&binary.left))
            && self.type_of(&binary.right).is_some_and(|ty| is_f64(&ty))
            && (is_place(&binary.left) || is_place(&binary.right))
    }

    /// Whether an expression is made of a variable that is marked `#[constant]`.
    fn is_marked(&self, expr: &Expr) -> bool {
        match unparenthesized(expr) {
            Expr::Path(path) => (path.path.get_ident())
                .and_then(|name| self.locals.get(&name.to_string()))
                .is_some_and(|local| local.constant),
            Expr::Field(field) => self.is_marked(&field.base),
            Expr::Index(index) => self.is_marked(&index.expr),
            Expr::MethodCall(call) => self.is_marked(&call.receiver),
            Expr::Unary(inner) => self.is_marked(&inner.expr),
            Expr::Reference(inner) => self.is_marked(&inner.expr),
            _ => false,
        }
    }

    /// Whether an operand is known to be a scalar or an integer.
    fn is_known_number(&self, expr: &Expr) -> bool {
        self.type_of(expr).is_some_and(|ty| is_f64(&ty) || is_integer(&ty))
    }

    /// Whether an operand is known to be an `f32`, which stays plain.
    fn is_single(&self, expr: &Expr) -> bool {
        self.type_of(expr).is_some_and(|ty| is_single(&ty))
    }

    /// An operand beside an `f32`. A number that is one too has no type of its own yet.
    pub(super) fn beside_single(&mut self, expr: &mut Expr) {
        let mode = if self.scalar_constant(expr).is_some() { Mode::Plain } else { self.mode.clone() };
        self.with_mode(mode, |inner| inner.visit_expr_mut(expr));
    }

    fn operand(&mut self, expr: &mut Expr, keep_plain: bool) {
        if keep_plain {
            self.unlifted(expr);
        } else {
            self.visit_expr_mut(expr);
        }
    }

    /// Whether the other operand may be a plain constant. A scalar has those operators; a user's own type has what
    /// the user gave it, and that became an operator on scalars.
    fn may_meet_constants(&self, expr: &Expr) -> bool {
        if self.other_scalar(expr).is_some() {
            return true;
        }
        match self.type_of(expr) {
            Some(ty) => is_f64(&ty),
            None => !self.names.overloads,
        }
    }

    /// `e as T`.
    fn cast(&mut self, cast: &mut ExprCast) -> Option<Expr> {
        let span = span_of(&cast.expr);
        let to_integer = is_integer(&cast.ty);
        if self.is_over() && is_single(&cast.ty) {
            return self.cast_to_single(cast);
        }
        let native = matches!(self.mode, Mode::Plain)
            || !(to_integer || is_f64(&cast.ty))
            || is_discrete_operand(&cast.expr)
            || self.type_of(&cast.expr).is_some_and(|ty| is_integer(&ty))
            || (matches!(self.mode, Mode::Unlifted) && !to_integer);
        if native {
            self.visit_expr_mut(&mut cast.expr);
            self.visit_type_mut(&mut cast.ty);
            return None;
        }
        if self.scalar_constant(&cast.expr).is_some() {
            self.unlifted(&mut cast.expr);
            return None;
        }
        self.visit_expr_mut(&mut cast.expr);
        let (value, ty) = (unparenthesized(&cast.expr), &cast.ty);
        Some(if to_integer {
            let function = support("as_integer", span);
            parse_quote_spanned!(span=> #function::<#ty, _>(#value))
        } else {
            let function = support("as_real", span);
            let scalar = self.scalar(span_of(ty));
            parse_quote_spanned!(span=> #function::<#scalar, _>(#value))
        })
    }

    /// `e as f32`, which is for what has no derivative.
    fn cast_to_single(&mut self, cast: &mut ExprCast) -> Option<Expr> {
        let number = self.type_of(&cast.expr).is_some_and(|ty| is_integer(&ty) || is_single(&ty));
        if number || self.scalar_constant(&cast.expr).is_some() {
            self.beside_single(&mut cast.expr);
            return None;
        }
        let span = span_of(&cast.expr);
        self.visit_expr_mut(&mut cast.expr);
        let (function, value) = (support("as_single", span), unparenthesized(&cast.expr));
        Some(parse_quote_spanned!(span=> #function(#value)))
    }

    fn struct_literal(&mut self, literal: &mut syn::ExprStruct) {
        let last = last_name(&literal.path);
        let defs: Vec<_> = if last == "Self" {
            self.self_ty.as_ref().and_then(|ty| self.names.definition(ty)).into_iter().collect()
        } else {
            (self.names.types.iter())
                .filter(|(name, def)| {
                    **name == last || def.fields.iter().any(|f| f.variant.as_ref() == Some(&last))
                })
                .map(|(_, def)| def)
                .collect()
        };
        for field in &mut literal.fields {
            let name = member_name(&field.member);
            let is_constant = defs.iter().flat_map(|def| &def.fields).any(|f| f.name == name && f.constant);
            // `Point { x }` binds the variable `x`; what is rewritten must be written out.
            if field.colon_token.is_none() && self.is_over() && self.constant(&field.expr).is_some() {
                field.colon_token = Some(<Token![:]>::default());
            }
            if is_constant {
                self.with_mode_unless_plain(|inner| inner.visit_expr_mut(&mut field.expr));
            } else {
                self.visit_expr_mut(&mut field.expr);
            }
        }
        if let Some(rest) = &mut literal.rest {
            self.visit_expr_mut(rest);
        }
        if let Some(other) = self.other_scalar_among(literal.fields.iter().map(|field| &field.expr)) {
            self.over_other(other, |inner| inner.expression_path(&mut literal.path));
            return;
        }
        self.expression_path(&mut literal.path);
    }

    /// Which parameters of the function or constructor that a path names are constants.
    pub(super) fn constant_inputs(&self, path: &Path) -> Vec<bool> {
        if let Some(function) = self.names.function(path) {
            return function.inputs.iter().map(|input| input.constant).collect();
        }
        let last = last_name(path);
        let tuple = |variant: Option<&str>, name: &str| -> Option<Vec<bool>> {
            let def = self.names.types.get(name)?;
            let fields: Vec<bool> =
                def.fields.iter().filter(|f| f.variant.as_deref() == variant).map(|f| f.constant).collect();
            (!fields.is_empty()).then_some(fields)
        };
        if let Some(fields) = tuple(None, &last) {
            return fields;
        }
        let Some(owner) = path.segments.iter().rev().nth(1) else { return Vec::new() };
        let owner = match (&self.self_ty, owner.ident == "Self") {
            (Some(ty), true) => super::syntax::type_name(ty).unwrap_or_default(),
            _ => key(&owner.ident),
        };
        if let Some(fields) = tuple(Some(&last), &owner) {
            return fields;
        }
        let group = self.names.methods.get(&last).map_or(&[][..], Vec::as_slice);
        match group.iter().find(|f| f.owner.as_ref() == Some(&owner)) {
            Some(f) => {
                let receiver = f.has_receiver.then_some(false);
                receiver.into_iter().chain(f.inputs.iter().map(|input| input.constant)).collect()
            }
            None => Vec::new(),
        }
    }

    /// Arguments, of which some are for parameters that stay plain.
    pub(super) fn arguments(&mut self, arguments: &mut Punctuated<Expr, Token![,]>, constant: &[bool]) {
        for (index, argument) in arguments.iter_mut().enumerate() {
            if constant.get(index).copied().unwrap_or(false) {
                self.with_mode_unless_plain(|inner| inner.visit_expr_mut(argument));
            } else {
                self.visit_expr_mut(argument);
            }
        }
    }

    fn call(&mut self, call: &mut ExprCall) {
        if self.function_over_constants(call) {
            return;
        }
        self.refuse_plain_crate(call);
        let constant = match &*call.func {
            Expr::Path(path) if !self.is_local_variable(&path.path) => self.constant_inputs(&path.path),
            _ => Vec::new(),
        };
        let other = self.other_scalar_among(call.args.iter()).filter(|_| !constant.contains(&true));
        if let Some(verb) = self.verb(call) {
            if self.inner_run(&verb, call) {
                return;
            }
            for argument in &mut call.args {
                match argument {
                    Expr::Closure(closure) => self.closure_of_verb(&verb, closure),
                    argument => self.visit_expr_mut(argument),
                }
            }
        } else if let Some(other) = other {
            call.args.iter_mut().for_each(|argument| self.argument_beside(other, argument));
        } else if !self.call_with_values(call) {
            self.arguments(&mut call.args, &constant);
        }
        match &mut *call.func {
            // A constant function that reaches this point has no scalars in its result: nothing to wrap.
            Expr::Path(path) => {
                let replacement = match other {
                    Some(other) => self.over_other(other, |inner| inner.callee(path)),
                    None => self.callee(path),
                };
                if let Some(replacement) = replacement {
                    *call.func = replacement;
                }
            }
            func => self.visit_expr_mut(func),
        }
    }

    fn is_local_variable(&self, path: &Path) -> bool {
        path.get_ident().is_some_and(|name| self.locals.get(&name.to_string()).is_some())
    }

    /// A path as a value.
    fn path_value(&mut self, path: &mut ExprPath) -> Option<Expr> {
        if self.is_over() && path.qself.is_none() && !self.is_local_variable(&path.path) {
            if let Some(function) = self.names.function(&path.path) {
                if function.flavour == Flavour::Constant {
                    let span = span_of(path);
                    let names: Vec<_> = function.inputs.iter().map(|_| self.fresh(span)).collect();
                    let mut call: Expr = parse_quote_spanned!(span=> #path(#(#names),*));
                    self.expression(&mut call);
                    return Some(parse_quote_spanned!(span=> |#(#names),*| #call));
                }
            }
        }
        self.callee(path)
    }

    /// A path that is called, or a value that is not a constant.
    fn callee(&mut self, path: &mut ExprPath) -> Option<Expr> {
        if let Some(qself) = &mut path.qself {
            self.visit_type_mut(&mut qself.ty);
            if self.is_over() {
                self.type_path(&mut path.path);
            }
            return None;
        }
        if self.is_local_variable(&path.path) {
            return None;
        }
        if self.in_constant {
            if let Some(copy) = self.copy_for_constants(&path.path) {
                return Some(copy);
            }
        }
        if self.is_over() && path.path.segments.len() == 2 && path.path.segments[0].ident == "f64" {
            return self.float_function(&path.path);
        }
        if let Some(moved) = self.moved_path(&path.path) {
            return Some(Expr::Path(moved));
        }
        if let Some(function) = self.names.function(&path.path) {
            let generic = function.flavour == Flavour::Generic;
            let constants = function.generics.const_params().count();
            let own = function.generics.type_params().count();
            if let Some(last) = path.path.segments.last_mut() {
                if self.is_over() {
                    self.visit_path_arguments_mut(&mut last.arguments);
                }
                let bare = matches!(last.arguments, PathArguments::None);
                if generic && (!bare || constants == 0) {
                    if bare {
                        (0..own).for_each(|_| types::push(last, parse_quote!(_), true));
                    }
                    self.append_scalar(last, true);
                }
            }
            return None;
        }
        self.expression_path(&mut path.path);
        None
    }

    /// The copy of a `const fn` on scalars that is called where only constants can be.
    fn copy_for_constants(&self, path: &Path) -> Option<Expr> {
        let last = path.segments.last()?;
        let owner = match path.segments.iter().rev().nth(1) {
            Some(owner) if owner.ident == "Self" => super::syntax::type_name(self.self_ty.as_ref()?),
            Some(owner) if !is_item(&last.ident) => Some(key(&owner.ident)),
            _ => None,
        };
        if !self.names.const_functions.has_copy(&(owner.clone(), key(&last.ident))) {
            return None;
        }
        let name = const_fns::copied_name(&last.ident);
        let mut copy = path.clone();
        copy.segments.last_mut()?.ident = name.clone();
        if owner.is_none() {
            return Some(parse_quote!(#copy));
        }
        copy.segments.pop();
        copy.segments.pop_punct();
        let owner: syn::Type = match &self.self_ty {
            Some(ty) if copy.is_ident("Self") => ty.clone(),
            _ => parse_quote!(#copy),
        };
        let owner = self.at_f64(&owner);
        Some(parse_quote!(<#owner>::#name))
    }

    /// `f64::name` where the scalar is generic.
    fn float_function(&mut self, path: &Path) -> Option<Expr> {
        let name = &path.segments[1].ident;
        let text = name.to_string();
        let span = span_of(path);
        let scalar = self.scalar(span);
        if known::is_integer_constant(&text) {
            return None;
        }
        if text == "from" {
            let function = support("from", span);
            return Some(parse_quote_spanned!(span=> #function::<#scalar, _>));
        }
        if is_from_bits(&text) {
            self.refuse_from_bits(name.span());
            return None;
        }
        if known::is_real_method(&text) {
            return Some(parse_quote_spanned!(span=> <#scalar as ::adjoin::Real>::#name));
        }
        if let Some((operator, binary)) = known::operator_trait(&text) {
            let operator: Path = syn::parse_str(operator).ok()?;
            return Some(if binary {
                parse_quote_spanned!(span=> <#scalar as #operator<#scalar>>::#name)
            } else {
                parse_quote_spanned!(span=> <#scalar as #operator>::#name)
            });
        }
        self.error(
            name.span(),
            format!(
                "`f64::{text}` has no counterpart for differentiable scalars; write a closure over the methods of \
                 `adjoin::Real`, or move this into a function marked `#[constant]`"
            ),
        );
        None
    }

    fn method_call(&mut self, call: &mut ExprMethodCall) {
        if !self.is_over() {
            if self.in_constant && self.names.const_functions.has_copied_method(&call.method.to_string()) {
                call.method = const_fns::copied_name(&call.method);
            }
            self.visit_expr_mut(&mut call.receiver);
            call.args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
            return;
        }
        // What fills a cell is computed once, for all scalars.
        if call.method == "get_or_init"
            && self.exact(&call.receiver).is_some_and(|ty| cell_contents(&ty).is_some())
        {
            self.unlifted(&mut call.receiver);
            call.args
                .iter_mut()
                .for_each(|arg| self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(arg)));
            return;
        }
        if self.call_over_constants(call) {
            return;
        }
        let constant: Vec<bool> = self
            .method(call)
            .map_or(Vec::new(), |method| method.inputs.iter().map(|input| input.constant).collect());
        let hints = self.closure_hints(call);
        // With `where(f64: Float)` the scalar has two methods of the name, and that of `Real` is meant.
        let of_real = self.names.bounds.iter().any(|bound| bound.trigger.is_none())
            && known::is_method_of_float(&call.method.to_string())
            && self.scalar_constant(&call.receiver).is_none()
            && self.type_of(&call.receiver).is_some_and(|ty| is_f64(&ty));
        let other = self.other_scalar_among(call.args.iter().chain([&*call.receiver]));
        let receiver_stays = self.constant(&call.receiver).is_some()
            && call.args.is_empty()
            && (self.scalar_constant(&call.receiver).is_some()
                || call.method == "len"
                || call.method == "is_empty");
        if receiver_stays {
            self.unlifted(&mut call.receiver);
        } else if let Some(Constant::Structure { .. }) = self.constant(&call.receiver) {
            // A method takes its own reference, and `&receiver.method()` would be one to the result.
            let takes_it = call.method.to_string().starts_with("into");
            if takes_it || !self.lift_in_place(&mut call.receiver, true) {
                self.lift_constant(&mut call.receiver, &Constant::Structure { reference: false });
            }
        } else {
            self.visit_expr_mut(&mut call.receiver);
        }
        if self.is_single(&call.receiver) {
            call.args.iter_mut().for_each(|argument| self.beside_single(argument));
        } else if let (true, Some(other)) = (constant.is_empty(), other) {
            for argument in &mut call.args {
                match argument {
                    Expr::Closure(closure) => self.closure(closure, &hints),
                    argument => self.argument_beside(other, argument),
                }
            }
        } else if constant.is_empty() {
            for argument in &mut call.args {
                match argument {
                    Expr::Closure(closure) => self.closure(closure, &hints),
                    _ => {
                        if known::is_comparison(&call.method.to_string()) || !self.promote(argument) {
                            self.visit_expr_mut(argument);
                        }
                    }
                }
            }
        } else {
            self.arguments(&mut call.args, &constant);
        }
        if let Some(turbofish) = &mut call.turbofish {
            self.visit_angle_bracketed_generic_arguments_mut(turbofish);
        }
        if of_real {
            let span = span_of(&call.receiver);
            let (function, scalar, receiver) =
                (support("only_real", span), self.scalar(span), &call.receiver);
            *call.receiver = parse_quote_spanned!(span=> #function::<#scalar, _>(#receiver));
        }
    }

    /// `&0.0` lives as long as the program; whether it is one.
    pub(super) fn promote(&mut self, expr: &mut Expr) -> bool {
        let Expr::Reference(reference) = expr else { return false };
        let literal = match unparenthesized(&reference.expr) {
            Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => unparenthesized(&inner.expr),
            other => other,
        };
        let constant = matches!(literal, Expr::Lit(_) | Expr::Path(_))
            && self.scalar_constant(&reference.expr).is_some();
        let local = matches!(literal, Expr::Path(path) if self.is_local_variable(&path.path));
        if !self.is_over() || reference.mutability.is_some() || !constant || local {
            return false;
        }
        let span = span_of(&*reference);
        self.unlifted(&mut reference.expr);
        let (promoted, scalar, value) = (support("promoted", span), self.scalar(span), &reference.expr);
        *expr = parse_quote_spanned!(span=> #promoted::<#scalar>(&#value));
        true
    }

    /// Loops and branches: what they bind is in scope inside.
    fn control(&mut self, expr: &mut Expr) {
        if let Some(replacement) = self.let_as_match(expr) {
            *expr = replacement;
            self.visit_expr_mut(expr);
            return;
        }
        self.locals.enter();
        match expr {
            Expr::ForLoop(repeat) => {
                if !self.loop_over_constants(repeat) {
                    let item = self.item_type(&repeat.expr);
                    self.visit_expr_mut(&mut repeat.expr);
                    let bound = repeat.pat.clone();
                    self.visit_pat_mut(&mut repeat.pat);
                    self.bind(&bound, item.as_ref(), false);
                }
                self.visit_block_mut(&mut repeat.body);
            }
            Expr::While(repeat) => {
                self.visit_expr_mut(&mut repeat.cond);
                self.visit_block_mut(&mut repeat.body);
            }
            Expr::If(_) => self.conditional(expr),
            Expr::Let(binding) => {
                // The names are in scope in what follows, which the construct around it visits.
                self.locals.leave();
                let plain = self.stays_plain(&binding.expr).filter(|_| binds_for_good(&binding.pat));
                let ty = self.type_of(&binding.expr);
                self.operand(&mut binding.expr, plain.is_some());
                self.refuse_float_pattern(&binding.pat);
                let bound = (*binding.pat).clone();
                self.visit_pat_mut(&mut binding.pat);
                self.bind(&bound, plain.as_ref().or(ty.as_ref()), plain.is_some());
                return;
            }
            Expr::Match(choice) => self.choice(choice),
            _ => {}
        }
        self.locals.leave();
    }

    /// `if`, with its `let` patterns.
    fn conditional(&mut self, expr: &mut Expr) {
        if let Expr::If(conditional) = expr {
            self.visit_expr_mut(&mut conditional.cond);
            self.visit_block_mut(&mut conditional.then_branch);
            if let Some((_, otherwise)) = &mut conditional.else_branch {
                self.locals.leave();
                self.locals.enter();
                self.visit_expr_mut(otherwise);
            }
        }
    }
}

/// The comparison with its sides exchanged.
fn turn_around(op: &mut BinOp) {
    *op = match *op {
        BinOp::Lt(token) => BinOp::Gt(Token![>](token.spans[0])),
        BinOp::Gt(token) => BinOp::Lt(Token![<](token.spans[0])),
        BinOp::Le(token) => BinOp::Ge(Token![>=](token.spans)),
        BinOp::Ge(token) => BinOp::Le(Token![<=](token.spans)),
        other => other,
    };
}

pub(super) fn is_compound(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
    )
}

/// `left += right` with the right side evaluated first, as it is for `f64`: so `a[i] += a[j]` may borrow `a` twice.
fn right_first(binary: &ExprBinary) -> Expr {
    let ExprBinary { left, op, right, .. } = binary;
    parse_quote_spanned!(proc_macro2::Span::mixed_site()=> match #right { right => #left #op right })
}

/// Names, their fields and what they refer to, and literals: operands which do nothing, so that their order does not matter.
fn is_place(expr: &Expr) -> bool {
    match unparenthesized(expr) {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(field) => is_place(&field.base),
        Expr::Unary(inner) => is_place(&inner.expr),
        Expr::Reference(inner) => is_place(&inner.expr),
        _ => false,
    }
}

/// Operands of `as` that are no scalars by their form: `3`, `'a'`, `true`, `Colour::Red`.
fn is_discrete_operand(expr: &Expr) -> bool {
    match unparenthesized(expr) {
        Expr::Lit(literal) => !matches!(literal.lit, Lit::Float(_)),
        Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => is_discrete_operand(&inner.expr),
        Expr::Path(path) => {
            let last = last_name(&path.path);
            path.path.segments.len() > 1
                && last.starts_with(char::is_uppercase)
                && last.contains(char::is_lowercase)
        }
        _ => false,
    }
}
