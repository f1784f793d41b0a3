//! Calls of functions and methods, and paths that name them.
//!
//! | in code over `__Scalar` | becomes |
//! | --- | --- |
//! | `norm(x)`, a generic function | `norm::<__Scalar>(x)` |
//! | `build(3, x)` with a type parameter | `build::<_, __Scalar>(3, x)` |
//! | `weights(n)`, a constant function | as it is; a constant expression, which is lifted as a whole |
//! | `.map(weights)` | `.map(\|n\| <__Scalar as From<f64>>::from(weights(n)))` |
//! | `f64::sin`, `f64::from` | `<__Scalar as Real>::sin`, `macro_support::from::<__Scalar, _>` |
//! | `elsewhere::f(2.0, x)` | `elsewhere::f(<__Scalar as From<f64>>::from(2.0), x)`: its parameters are unknown |
//! | `data.len()` of a constant | as it is |
//!
//! The scalar is written wherever it can be: where `__Scalar: Real` is in scope, inference would take it for
//! any unknown type with that bound, even where the arguments are plain.

use syn::punctuated::Punctuated;
use syn::visit_mut::VisitMut;
use syn::{
    Expr, ExprCall, ExprMethodCall, ExprPath, Path, PathArguments, Token, parse_quote, parse_quote_spanned,
};

use crate::differentiable::basics::known;
use crate::differentiable::basics::lazy::cell_contents;
use crate::differentiable::basics::marks::{is_item, key};
use crate::differentiable::basics::syntax::{is_f64, last_name, span_of, type_name, unparenthesized};
use crate::differentiable::deduce::bits::is_call_of;
use crate::differentiable::deduce::constants::Constant;
use crate::differentiable::deduce::state::{Mode, Rewriter, support};
use crate::differentiable::deduce::traces::is_from_bits;
use crate::differentiable::know::bounds::Bound;
use crate::differentiable::know::const_fns;
use crate::differentiable::know::names::Flavour;
use crate::differentiable::know::paths::push;

impl Rewriter<'_> {
    /// Rewrites a call: the arguments first, then the name of the function.
    pub(crate) fn call(&mut self, call: &mut ExprCall) {
        if self.function_over_constants(call) {
            return;
        }
        if self.float_of_bits(call) || self.float_of_own_type(call) || self.float_by_foreign_trait(call) {
            return;
        }
        self.refuse_plain_crate(call);
        if self.implicit(call) {
            return;
        }
        // A variable in scope may have the name of a function, and its parameters are unknown.
        let constant = match &*call.func {
            Expr::Path(path) if !self.is_local_variable(&path.path) => self.constant_inputs(&path.path),
            _ => Vec::new(),
        };
        let other = self.other_scalar_among(call.args.iter()).filter(|_| !constant.contains(&true));
        if let Some(verb) = self.verb(call) {
            if self.inner_run(&verb, call) {
                return;
            }
            // A verb that cannot be called in code that is itself differentiated, or one in plain code.
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
            // A constant function that gets here has no scalars in its result: there is nothing to lift.
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

    /// `f64::from_bits` of bits with the mantissa of a scalar, or of bits that may be anybody's
    /// ([`bits`](crate::differentiable::deduce::bits)).
    fn float_of_bits(&mut self, call: &mut ExprCall) -> bool {
        if !self.is_over() || !is_call_of(call, "from_bits") || call.args.len() != 1 {
            return false;
        }
        let span = span_of(&call.func);
        let scalar = self.scalar(span);
        let source = self.mantissa_of(&call.args[0]);
        if source.is_none() && !self.are_bits_from_elsewhere(&call.args[0]) {
            return false;
        }
        self.visit_expr_mut(&mut call.args[0]);
        let function = support(if source.is_some() { "rescaled" } else { "from_unknown_bits" }, span);
        if let Some(source) = source {
            *call.func = parse_quote_spanned!(span=> #function::<#scalar, _>);
            call.args.insert(0, parse_quote!(#source));
        } else {
            *call.func = parse_quote_spanned!(span=> #function::<#scalar>);
        }
        true
    }

    /// `f64::from(angle)` by an `impl From<Angle> for f64` of the module.
    fn float_of_own_type(&mut self, call: &mut ExprCall) -> bool {
        if !self.is_over() || !self.is_conversion_of_own(call) {
            return false;
        }
        self.visit_expr_mut(&mut call.args[0]);
        let span = span_of(&call.func);
        let scalar = self.scalar(span);
        *call.func = parse_quote_spanned!(span=> <#scalar as ::core::convert::From<_>>::from);
        true
    }

    /// `f64::conv(n)` by a trait of another crate, which knows no scalar but `f64`: of plain arguments, which
    /// the compiler checks, its result is a constant.
    fn float_by_foreign_trait(&mut self, call: &mut ExprCall) -> bool {
        let Expr::Path(path) = &*call.func else { return false };
        let segments = &path.path.segments;
        if !self.is_over() || path.qself.is_some() || segments.len() != 2 || segments[0].ident != "f64" {
            return false;
        }
        let name = segments[1].ident.to_string();
        let known = known::is_function_of_float(&name)
            || self.trait_for_scalars(&name).is_some()
            || self
                .names
                .bounds
                .iter()
                .any(|bound| bound.trigger.is_none() || bound.functions.contains(&name));
        if known {
            return false;
        }
        let span = span_of(path);
        for argument in &mut call.args {
            let span = span_of(&*argument);
            if self.constant(argument).is_some() {
                self.unlifted(argument);
            } else {
                self.visit_expr_mut(argument);
            }
            let plain = support("plain_argument", span);
            *argument = parse_quote_spanned!(span=> #plain(#argument));
        }
        let (lift, scalar) = (support("lift_owned", span), self.scalar(span));
        let plain = call.clone();
        *call = parse_quote_spanned!(span=> #lift::<#scalar, _>(#plain));
        true
    }

    /// Which parameters of the function or constructor that a path names are constants.
    pub(crate) fn constant_inputs(&self, path: &Path) -> Vec<bool> {
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
            (Some(ty), true) => type_name(ty).unwrap_or_default(),
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

    /// Arguments, some of which are for parameters that stay plain.
    pub(crate) fn arguments(&mut self, arguments: &mut Punctuated<Expr, Token![,]>, constant: &[bool]) {
        for (index, argument) in arguments.iter_mut().enumerate() {
            if constant.get(index).copied().unwrap_or(false) {
                self.with_mode_unless_plain(|inner| inner.visit_expr_mut(argument));
            } else {
                self.visit_expr_mut(argument);
            }
        }
    }

    /// A path as a value. A constant function becomes a closure around it that lifts the result, for what it
    /// is passed to expects scalars.
    pub(crate) fn path_value(&mut self, path: &mut ExprPath) -> Option<Expr> {
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
        // `f64::sin` as a value, or called.
        if self.is_over() && path.path.segments.len() == 2 && path.path.segments[0].ident == "f64" {
            return self.float_function(&path.path);
        }
        // `Self::unit()`, which takes no scalars, is in the `impl` for `f64`.
        if let Some(moved) = self.moved_path(&path.path) {
            return Some(Expr::Path(moved));
        }
        if let Some(function) = self.names.function(&path.path) {
            // With constant parameters that are not written, the list cannot be completed: `_` does not stand
            // for a constant. Inference finds the scalar, then.
            let generic = function.flavour == Flavour::Generic;
            let constants = function.generics.const_params().count();
            let own = function.generics.type_params().count();
            if let Some(last) = path.path.segments.last_mut() {
                if self.is_over() {
                    self.visit_path_arguments_mut(&mut last.arguments);
                }
                let bare = matches!(last.arguments, PathArguments::None);
                if generic && (!bare || constants == 0) {
                    // Arguments are all written or none, so the user's own are left to inference.
                    if bare {
                        (0..own).for_each(|_| push(last, parse_quote!(_), true));
                    }
                    self.append_scalar(last, true);
                }
            }
            return None;
        }
        self.expression_path(&mut path.path);
        None
    }

    /// The copy of a `const fn` on scalars that is called in constant contexts: `__adjoin_const_half` for
    /// `half`, and `<Point<f64>>::__adjoin_const_new` for `Point::new`, because the copy of a method is in
    /// the `impl` for `f64`.
    fn copy_for_constants(&self, path: &Path) -> Option<Expr> {
        let last = path.segments.last()?;
        let owner = match path.segments.iter().rev().nth(1) {
            Some(owner) if owner.ident == "Self" => type_name(self.self_ty.as_ref()?),
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

    /// `f64::name` where the scalar is generic: the method of `Real`, of an operator's trait, or of a trait
    /// of the module. `f64::DIGITS` is an integer and stays; `f64::MAX` was lifted before.
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
        // Bits that are known at compile time made a constant, which was lifted before.
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
        // A function of a trait for `f64`, the module's own or one that was asked for.
        if let Some(of_module) = self.trait_for_scalars(&text) {
            return Some(parse_quote_spanned!(span=> <#scalar as #of_module>::#name));
        }
        if self.names.bounds.iter().any(|bound| bound.trigger.is_none() || bound.functions.contains(&text)) {
            return Some(parse_quote_spanned!(span=> <#scalar>::#name));
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

    /// Whether a method that is called by a constant has a copy for constants. A receiver of unknown type is
    /// taken for a number where numbers have the method.
    fn calls_copy(&self, call: &ExprMethodCall) -> bool {
        let name = call.method.to_string();
        let functions = &self.names.const_functions;
        match self.type_of(&call.receiver).map(|ty| self.names.operand_name(&ty, self.self_ty.as_ref())) {
            Some(Some(owner)) => functions.has_copy(&(Some(owner), name)),
            _ => functions.has_copied_method(&name) && !known::is_real_method(&name),
        }
    }

    /// Rewrites a method call. Methods get no argument for the scalar: that of an inherent `impl` or a trait
    /// is determined by the receiver, and one of a type that does not carry is inferred.
    pub(crate) fn method_call(&mut self, call: &mut ExprMethodCall) {
        if !self.is_over() {
            if self.in_constant && self.calls_copy(call) {
                call.method = const_fns::copied_name(&call.method);
            }
            self.visit_expr_mut(&mut call.receiver);
            call.args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
            return;
        }
        self.note_method(call);
        // The content of a cell is computed once, for all scalars.
        if call.method == "get_or_init"
            && self.exact(&call.receiver).is_some_and(|ty| cell_contents(&ty).is_some())
        {
            self.unlifted(&mut call.receiver);
            call.args
                .iter_mut()
                .for_each(|arg| self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(arg)));
            return;
        }
        if self.comparison_of_approx(call) || self.call_over_constants(call) {
            return;
        }
        let constant: Vec<bool> = self
            .method(call)
            .map_or(Vec::new(), |method| method.inputs.iter().map(|input| input.constant).collect());
        let hints = self.closure_hints(call);
        // With `where(f64: Float)`, or with a trait of the module's own for `f64`, the scalar has two methods
        // of that name. The one of `Real` is meant, as it is the inherent one in plain code.
        let name = call.method.to_string();
        let receiver_stays = self.constant(&call.receiver).is_some()
            && call.args.is_empty()
            && (self.scalar_constant(&call.receiver).is_some() && !self.may_become_a_structure(call)
                || call.method == "len"
                || call.method == "is_empty");
        let of_real = self.names.bounds.iter().any(|bound| match &bound.trigger {
            None => known::is_method_of_float(&name),
            Some(_) => bound.functions.contains(&name) && known::is_real_method(&name),
        }) && !receiver_stays
            && self.type_of(&call.receiver).is_some_and(|ty| is_f64(&ty));
        let unseen = !of_real && self.may_be_of_field(call);
        let other = self.other_scalar_among(call.args.iter().chain([&*call.receiver]));
        if receiver_stays {
            self.unlifted(&mut call.receiver);
        } else if let Some(Constant::Structure { .. }) = self.constant(&call.receiver) {
            // A method takes its own reference, and `&receiver.method()` would refer to its result.
            let takes_it = call.method.to_string().starts_with("into");
            if takes_it || !self.lift_in_place(&mut call.receiver, true) {
                self.lift_constant(&mut call.receiver, &Constant::Structure { reference: false });
            }
        } else {
            self.visit_expr_mut(&mut call.receiver);
        }
        // The arguments of a method of `f32` are `f32`, too.
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
                        // A comparison does not keep the reference, so that it needs no static lifetime.
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
                (support("only_real", span), self.scalar(span), unparenthesized(&call.receiver));
            *call.receiver = parse_quote_spanned!(span=> #function::<#scalar, _>(#receiver));
        }
        if unseen {
            self.number_or_else(call);
        }
    }

    /// Calls `x.is_zero()` through the module's own trait that declares it. The scalar also has the method
    /// from num-traits, through `Real`, so that the plain call would be ambiguous.
    pub(crate) fn method_of_own_trait(&mut self, call: &ExprMethodCall) -> Option<Expr> {
        let name = &call.method;
        let shared = known::is_method_of_num(&name.to_string()) && call.turbofish.is_none();
        if !shared || !self.is_over() || !self.type_of(&call.receiver).is_some_and(|ty| is_f64(&ty)) {
            return None;
        }
        let of_module = self.trait_for_scalars(&name.to_string())?;
        let span = span_of(call);
        let mut receiver = (*call.receiver).clone();
        self.visit_expr_mut(&mut receiver);
        let mut arguments = call.args.clone();
        arguments.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
        Some(match name.to_string().as_str() {
            // These change the number.
            "set_zero" | "set_one" => {
                parse_quote_spanned!(span=> #of_module::#name(&mut #receiver, #arguments))
            }
            _ => parse_quote_spanned!(span=> #of_module::#name(&#receiver, #arguments)),
        })
    }

    /// The module's trait that is implemented for `f64` and has this function, as a path from here. A bound
    /// on references has lifetimes, and is no implementation for `f64`.
    fn trait_for_scalars(&self, function: &str) -> Option<Path> {
        let has =
            |bound: &Bound| bound.trigger.is_some() && bound.functions.iter().any(|own| own == function);
        let index = self.names.bounds.iter().position(has)?;
        match self.names.bounds_in(&self.modules, &[index]).pop()? {
            syn::WherePredicate::Type(syn::PredicateType { lifetimes: None, bounds, .. }) => {
                match bounds.first()? {
                    syn::TypeParamBound::Trait(bound) if bounds.len() == 1 => Some(bound.path.clone()),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether `into()` may turn a number into a type of the module that carries. Such a type is made from a
    /// scalar.
    fn may_become_a_structure(&self, call: &ExprMethodCall) -> bool {
        let carries = |owner: &String| self.names.types.get(owner).is_some_and(|ty| ty.carries);
        let from = self.names.methods.get("from").into_iter().flatten();
        call.method == "into" && from.filter_map(|function| function.owner.as_ref()).any(carries)
    }

    /// Whether a path is the name of a variable in scope.
    pub(crate) fn is_local_variable(&self, path: &Path) -> bool {
        path.get_ident().is_some_and(|name| self.locals.get(&name.to_string()).is_some())
    }

    /// Rewrites a call of something foreign with a value that was taken out by `primal()`: then the numbers
    /// beside it stay plain too. Returns whether it was one.
    pub(crate) fn call_with_values(&mut self, call: &mut ExprCall) -> bool {
        let taken_out = |argument: &Expr| matches!(unparenthesized(argument), Expr::MethodCall(call) if call.method == "primal" && call.args.is_empty());
        let elsewhere = match &*call.func {
            Expr::Path(path) => self.is_function_elsewhere(&path.path),
            _ => false,
        };
        if !self.is_over() || !elsewhere || !call.args.iter().any(taken_out) {
            return false;
        }
        for argument in &mut call.args {
            if self.constant(argument).is_some() {
                self.unlifted(argument);
            } else {
                self.visit_expr_mut(argument);
            }
        }
        true
    }

    /// Whether a path names a function that is not in sight.
    fn is_function_elsewhere(&self, path: &Path) -> bool {
        let in_sight = |segment: &syn::PathSegment| {
            is_item(&segment.ident) || segment.ident == "Self" || self.names.carrier(&segment.ident).is_some()
        };
        !path.segments.iter().any(in_sight)
            && path.segments.last().is_some_and(|last| last.ident.to_string().starts_with(char::is_lowercase))
    }
}
