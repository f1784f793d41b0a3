//! The functions that users and the tape call.
//!
//! ```text
//! fn loss(w: &[f64], #[constant] data: &[f64]) -> f64
//!
//! __adjoin_adjoint_loss(w, data, seed, w_bar) -> f64          F and R; adds to the bars
//! loss::value_and_grad(w, data) -> (f64, Vec<f64>)            directly
//! loss::value_and_grad_into(w, data, w_bar) -> f64            directly, in place
//! loss::<R>(w, data) -> R                                     one node on the tape; for other numbers the function itself
//! __adjoin_taped_loss::<R>(w, data) -> R                      the function itself
//!
//! fn step(v: &mut [f64], x: f64) -> [f64; 2]
//!
//! __adjoin_adjoint_step(v, x, seed, v_seed, v_bar, x_bar) -> [f64; 2]
//! step::value_and_vjp(v, x, y_seed, v_seed) -> ([f64; 2], (Vec<f64>, f64))
//! step::vjp_into(v, x, y_seed, v_seed, v_bar, x_bar) -> [f64; 2]
//! ```
//!
//! The entries of a method are functions of its type: `loss_value_and_grad` and so on. The final value of a
//! `&mut` parameter is a result like the one that is returned.
//!
//! A direct call that finds a bar which is not finite computes the gradient again on the tape, and returns
//! that one: the tape keeps the convention that 0 · ∞ is 0. In taped code, a function of one float is then
//! not recorded as a node, and the function itself runs instead.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{FnArg, ItemFn, Pat, Type, Visibility};

use super::analyse::assigned;
use super::core::{Core, Mode, Param, Stmt, StmtKind, Way};
use super::print::Printer;
use super::types::{Table, Ty, is_condition};
use super::{forward, reverse};
use crate::differentiable::basics::marks::written;
use crate::differentiable::basics::syntax::take_attribute;

/// What is emitted beside a compiled function.
pub(crate) struct Compiled {
    /// The adjoint and the entries for users. Those of a method are in an `impl` of its type over `f64`.
    pub(crate) items: Vec<syn::Item>,
    parameters: Vec<Parameter>,
    result: Outcome,
}

/// The kind of a result, which decides about the entries and the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// One float.
    Scalar,
    /// Another type with floats, whose shape may be known only when the function has run.
    Structure,
    /// No floats: only `&mut` parameters are differentiated.
    Plain,
}

/// A parameter, as the emitted functions pass it on.
#[derive(Clone)]
struct Parameter {
    name: Ident,
    /// The type without the reference.
    ty: Type,
    mode: Mode,
    /// Whether it has a bar.
    active: bool,
    /// Whether a tape node can keep a copy of it, as far as the macro can see.
    keepable: bool,
}

impl Parameter {
    /// A shared reference to the argument.
    fn referred(&self) -> TokenStream {
        let name = &self.name;
        match self.mode {
            Mode::Value => quote!(&#name),
            Mode::Ref => quote!(#name),
            Mode::RefMut => quote!(&*#name),
        }
    }

    /// The argument of a call after which it is used again: cloned or borrowed again.
    fn again(&self) -> TokenStream {
        let name = &self.name;
        match self.mode {
            Mode::Value => quote!(::core::clone::Clone::clone(&#name)),
            Mode::Ref => quote!(#name),
            Mode::RefMut => quote!(&mut *#name),
        }
    }

    /// The argument of a call in which a local variable takes its place.
    fn given(&self, variable: &TokenStream) -> TokenStream {
        match self.mode {
            Mode::Value => quote!(#variable),
            Mode::Ref => quote!(&#variable),
            Mode::RefMut => quote!(&mut #variable),
        }
    }

    /// The argument of a call at `f64` from taped code: `name_plain` holds its value, and `name_out` is a
    /// copy that the function may change.
    fn plain_argument(&self) -> TokenStream {
        let plain = self.name_of("plain");
        let value = if self.active { quote!(#plain.primals()) } else { quote!(&#plain) };
        match self.mode {
            Mode::Value => quote!(::core::clone::Clone::clone(#value)),
            Mode::Ref => value,
            Mode::RefMut => {
                let out = self.name_of("out");
                quote!(&mut #out)
            }
        }
    }

    /// Whether its final value is a result, so that it has a cotangent.
    fn comes_out(&self) -> bool {
        self.active && self.mode == Mode::RefMut
    }

    fn name_of(&self, what: &str) -> Ident {
        format_ident!("{}_{}", self.plain_name(), what)
    }

    fn plain_name(&self) -> String {
        let name = written(&self.name);
        if name == "self" { "this".to_owned() } else { name }
    }
}

/// The name of the function itself, for any scalar. Tests and benchmarks call it to bypass the node.
pub(super) fn taped(name: &Ident) -> Ident {
    format_ident!("__adjoin_taped_{}", written(name), span = Span::call_site())
}

/// The name of the function with F and R.
pub(super) fn adjoint(name: &Ident) -> Ident {
    format_ident!("__adjoin_adjoint_{}", written(name), span = Span::call_site())
}

/// The adjoint and the entries of a function, or of a method of a type.
pub(super) fn entries(table: &Table, core: &Core, item: &ItemFn, owner: Option<&Type>) -> Compiled {
    let result = match &core.vars[core.result].ty {
        Ty::F64 => Outcome::Scalar,
        ty if table.carries(ty) => Outcome::Structure,
        _ => Outcome::Plain,
    };
    let parameters: Vec<Parameter> = core
        .params
        .iter()
        .map(|param| Parameter {
            name: param.name.clone(),
            ty: referent(&param.ty).clone(),
            mode: param.mode,
            active: !param.constant,
            keepable: core.vars[param.var].ty.is_keepable(),
        })
        .collect();
    let mut compiled = Compiled { items: Vec::new(), parameters, result };
    let mut functions = vec![adjoint_function(table, core, item, result)];
    functions.extend(direct(table, core, item, owner, &compiled));
    compiled.items = match owner {
        Some(ty) => {
            let conditions = conditions(item);
            let block = quote!(#(#conditions)* impl #ty { #(#functions)* });
            vec![syn::Item::Verbatim(block)]
        }
        None => functions.into_iter().map(syn::Item::Verbatim).collect(),
    };
    compiled
}

/// The function's `#[cfg]`s, which everything beside it gets, too.
fn conditions(item: &ItemFn) -> Vec<&syn::Attribute> {
    item.attrs.iter().filter(|attribute| is_condition(attribute)).collect()
}

/// A parameter's type without the reference.
fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => &reference.elem,
        _ => ty,
    }
}

/// The function with F and R:
///
/// ```text
/// fn __adjoin_adjoint_step(v: &mut [f64], x: f64, seed: impl FnOnce(&[f64; 2]) -> [f64; 2], seed_of_v: Option<&[f64]>,
///                          v_bar: &mut [f64], x_bar: &mut f64) -> [f64; 2] {
///     let place_of_v = v; let mut v = copy(&*place_of_v);           R restores what F overwrites, so both work on a copy
///     let mut kept_7 = Vec::new();
///     F; let output = result.clone();
///     place_of_v.clone_from_slice(&v);                               the caller sees the final value
///     v_bar.clone_from_slice(&cotangent(&v[..], seed_of_v));         whose cotangent the bar starts with
///     let mut result_bar = seed(&output);
///     R
///     output
/// }
/// ```
///
/// The seed of a structure is a function of the result, which checks the shape of the cotangent. The seed of
/// one float is a number, and known before F runs: `at_once.rs` relies on it.
fn adjoint_function(table: &Table, core: &Core, item: &ItemFn, result_kind: Outcome) -> TokenStream {
    let mut printer = Printer::new(core, table);
    assigned(&core.body.stmts, &mut printer.written);
    let forward = forward::stmts(&printer, &core.body.stmts);
    let result = printer.name(core.result);
    let result_bar = printer.bar_name(core.result);
    let result_active = core.vars[core.result].active;
    let by_reference: Vec<&Param> = core.params.iter().filter(|param| param.mode == Mode::RefMut).collect();
    let changed: Vec<&Param> = by_reference.iter().copied().filter(|param| !param.constant).collect();
    let reverse = if result_active || !changed.is_empty() {
        // The seed of one float is known before F runs.
        let seed = if result_kind == Outcome::Scalar { quote!(seed) } else { quote!(seed(&output)) };
        let seed = result_active.then(|| quote!(let mut #result_bar = #seed;));
        let body = reverse::body(&printer, &core.body, Some(core.result));
        quote!(#seed #body)
    } else {
        quote!()
    };
    let mut stacks = Vec::new();
    find_stacks(&core.body.stmts, &mut stacks);
    let stacks: Vec<_> = stacks.into_iter().map(forward::stack).collect();
    // Counted between the passes, when the stacks are full.
    let stored = (!stacks.is_empty()).then(|| {
        quote!(::adjoin::macro_support::compiled::stored(#(::adjoin::macro_support::compiled::bytes(&#stacks))+*);)
    });
    let parameters = core.params.iter().map(|param| {
        let (name, ty) = (printer.name(param.var), &param.ty);
        quote!(#name: #ty)
    });
    // F and R work on a copy of what is behind `&mut`: R restores what F has overwritten, and the caller must
    // not see that.
    let copies = by_reference.iter().map(|param| {
        let (name, place) = (printer.name(param.var), place_of(core, param));
        quote!(let #place = #name; let mut #name = ::adjoin::macro_support::compiled::copy(&*#place);)
    });
    let writes = by_reference.iter().map(|param| {
        let (name, place) = (printer.name(param.var), place_of(core, param));
        match &core.vars[param.var].ty {
            Ty::Slice(_) => quote!(#place.clone_from_slice(&#name);),
            _ => quote!(::core::clone::Clone::clone_from(#place, &#name);),
        }
    });
    let seeds = changed.iter().map(|param| {
        let (seed, ty) = (seed_of(core, param), referent(&param.ty));
        quote!(#seed: ::core::option::Option<&#ty>)
    });
    let starts = changed.iter().map(|param| {
        let (name, bar, seed) = (printer.name(param.var), printer.bar_name(param.var), seed_of(core, param));
        match &core.vars[param.var].ty {
            Ty::Slice(_) => {
                quote!(#bar.clone_from_slice(&::adjoin::macro_support::compiled::cotangent(&#name[..], #seed));)
            }
            _ => quote!(*#bar = ::adjoin::macro_support::compiled::cotangent(&#name, #seed);),
        }
    });
    let bars = core.params.iter().filter(|param| !param.constant).map(|param| {
        let (bar, ty) = (printer.bar_name(param.var), referent(&param.ty));
        quote!(#bar: &mut #ty)
    });
    let name = adjoint(&item.sig.ident);
    let generics = &item.sig.generics;
    let ty = &core.result_ty;
    let seed = match result_kind {
        Outcome::Scalar => quote!(seed: f64,),
        Outcome::Structure => quote!(seed: impl ::core::ops::FnOnce(&#ty) -> #ty,),
        Outcome::Plain => quote!(),
    };
    let vis = &item.vis;
    let conditions = conditions(item);
    quote! {
        #(#conditions)*
        #[doc(hidden)]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #vis fn #name #generics (
            #(#parameters,)*
            #seed
            #(#seeds,)*
            #(#bars,)*
        ) -> #ty {
            #(#copies)*
            #(let mut #stacks = ::std::vec::Vec::new();)*
            #forward
            #stored
            let output = #result.clone();
            #(#writes)*
            #(#starts)*
            #reverse
            output
        }
    }
}

/// The name of the reference to which the final value of a `&mut` parameter is written.
fn place_of(core: &Core, param: &Param) -> Ident {
    format_ident!("place_of_{}", core.vars[param.var].name)
}

/// The name of the cotangent of the final value of a `&mut` parameter.
fn seed_of(core: &Core, param: &Param) -> Ident {
    format_ident!("seed_of_{}", core.vars[param.var].name)
}

/// Finds the stacks that F pushes to, to declare them at the top and to count their bytes.
fn find_stacks(stmts: &[Stmt], found: &mut Vec<usize>) {
    for stmt in stmts {
        if stmt.kept && !stmt.in_row || matches!(&stmt.way, Way::Again(saved) if !saved.is_empty()) {
            found.push(stmt.stack);
        }
        let blocks: Vec<_> = match &stmt.kind {
            StmtKind::If(_, then, other) => vec![then, other],
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => vec![body],
            _ => Vec::new(),
        };
        for block in blocks {
            if !block.stored.is_empty() || block.rows {
                found.push(block.stack);
            }
            find_stacks(&block.stmts, found);
        }
    }
}

/// The entries for users, and the module that has the name of the function and exports them.
fn direct(
    table: &Table,
    core: &Core,
    item: &ItemFn,
    owner: Option<&Type>,
    compiled: &Compiled,
) -> Vec<TokenStream> {
    let ident = &item.sig.ident;
    let name = written(ident);
    let mut kinds = Vec::new();
    if compiled.result == Outcome::Scalar {
        kinds.push(Kind::Gradient);
    }
    if compiled.result == Outcome::Structure || compiled.parameters.iter().any(Parameter::comes_out) {
        kinds.push(Kind::Pullback);
    }
    let mut functions = Vec::new();
    let mut exports = Vec::new();
    let vis = &item.vis;
    let inner_vis = inside(vis);
    for kind in kinds {
        let (fresh, into) = kind.names();
        let hidden = |entry: &str| match owner {
            Some(_) => entry_of_method(ident, entry),
            None => entry_of_function(ident, entry),
        };
        let (hidden_fresh, hidden_into) = (hidden(fresh), hidden(into));
        functions.extend(pair(table, core, item, owner, compiled, kind, [&hidden_fresh, &hidden_into]));
        let (fresh, into) = (format_ident!("{}", fresh), format_ident!("{}", into));
        exports.push(quote! {
            #inner_vis use super::#hidden_fresh as #fresh;
            #inner_vis use super::#hidden_into as #into;
        });
    }
    if owner.is_none() {
        let conditions = conditions(item);
        let text = format!("The compiled adjoint of [`{name}`](fn@super::{name}), without a tape.");
        functions.push(quote! {
            #(#conditions)*
            #[doc = #text]
            #[allow(unused_imports, unreachable_pub)]
            #vis mod #ident {
                #(#exports)*
            }
        });
    }
    functions
}

/// The kinds of entries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The gradient of a result that is one float.
    Gradient,
    /// The cotangents of the arguments, for given cotangents of all results.
    Pullback,
}

impl Kind {
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Gradient => ("value_and_grad", "value_and_grad_into"),
            Self::Pullback => ("value_and_vjp", "vjp_into"),
        }
    }
}

/// The two entries of a kind: the first allocates the gradients, the second writes over those that it is
/// given.
///
/// ```text
/// fn loss::value_and_grad(w, data) -> (f64, Vec<f64>) {
///     let mut w_bar = zeros(w);
///     let value = value_and_grad_into(w, data, &mut w_bar);
///     (value, w_bar)
/// }
/// fn loss::value_and_grad_into(w, data, w_bar) -> f64 {
///     w_bar.fill(0.0);                                                after a check of its length
///     let value = __adjoin_adjoint_loss(w, data, 1.0, w_bar);
///     let finite = is_finite(w_bar);
///     if !finite || checks() {                                        checks: `ADJOIN_CHECK_COMPILED` is set
///         let by_tape = the gradient by `vjp` of `__adjoin_taped_loss`;
///         if finite { compare(w_bar, by_tape) } else { w_bar = by_tape }
///     }
///     value
/// }
/// ```
fn pair(
    table: &Table,
    core: &Core,
    item: &ItemFn,
    owner: Option<&Type>,
    compiled: &Compiled,
    kind: Kind,
    [fresh, into]: [&Ident; 2],
) -> [TokenStream; 2] {
    let name = &item.sig.ident;
    let own = owner.map(|_| quote!(Self::));
    let adjoint = adjoint(name);
    let taped = taped(name);
    // The tape calls the method of the type over its own scalar, which is inferred from the arguments.
    let of_type = owner.map(|ty| quote!(#ty::));
    let generics = &item.sig.generics;
    let parameters = written_parameters(item);
    let all = &compiled.parameters;
    let active: Vec<&Parameter> = all.iter().filter(|parameter| parameter.active).collect();
    let out: Vec<&Parameter> = all.iter().filter(|parameter| parameter.comes_out()).collect();
    let ty = &core.result_ty;
    let names: Vec<_> = all.iter().map(|parameter| &parameter.name).collect();
    let bars: Vec<_> = active.iter().map(|parameter| parameter.name_of("bar")).collect();
    let types: Vec<_> = active.iter().map(|parameter| &parameter.ty).collect();
    let again: Vec<_> = all.iter().map(Parameter::again).collect();

    // Cotangents of the results.
    let has_cotangent = kind == Kind::Pullback && compiled.result != Outcome::Plain;
    let cotangent = format_ident!("cotangent");
    let out_cotangents: Vec<_> = match kind {
        Kind::Pullback => out.iter().map(|parameter| parameter.name_of("cotangent")).collect(),
        Kind::Gradient => Vec::new(),
    };
    let cotangent_types = out.iter().map(|parameter| &parameter.ty).take(out_cotangents.len());
    let cotangents: Vec<_> = has_cotangent.then_some(&cotangent).into_iter().chain(&out_cotangents).collect();
    let cotangent_parameters: Vec<_> = has_cotangent
        .then(|| quote!(#cotangent: &#ty))
        .into_iter()
        .chain(out_cotangents.iter().zip(cotangent_types).map(|(name, ty)| quote!(#name: &#ty)))
        .collect();
    let seed = match (kind, compiled.result) {
        (_, Outcome::Plain) => quote!(),
        (Kind::Gradient, _) => quote!(1.0,),
        (Kind::Pullback, Outcome::Scalar) => quote!(*#cotangent,),
        (Kind::Pullback, _) => {
            quote!(|output| ::adjoin::macro_support::compiled::cotangent(output, ::core::option::Option::Some(#cotangent)),)
        }
    };
    let out_seeds: Vec<_> = match kind {
        Kind::Pullback => {
            out_cotangents.iter().map(|name| quote!(::core::option::Option::Some(#name))).collect()
        }
        Kind::Gradient => out.iter().map(|_| quote!(::core::option::Option::None)).collect(),
    };

    // For the tape: the inputs as they were before the function changed them, and the cotangents of all
    // results.
    let inputs: Vec<_> = active.iter().map(|parameter| parameter.name_of("input")).collect();
    let kept = active.iter().zip(&inputs).filter(|(parameter, _)| parameter.comes_out()).map(
        |(parameter, input)| {
            let referred = parameter.referred();
            quote!(let #input = ::adjoin::macro_support::compiled::owned(#referred);)
        },
    );
    // Parameters without derivatives behind `&mut` are copied, too: the function has changed them, and the
    // tape runs it once more.
    let kept = kept.chain(
        all.iter().filter(|parameter| !parameter.active && parameter.mode == Mode::RefMut).map(|parameter| {
            let (input, referred) = (parameter.name_of("input"), parameter.referred());
            quote!(let #input = ::adjoin::macro_support::compiled::copy(#referred);)
        }),
    );
    let owned = active.iter().zip(&inputs).map(|(parameter, input)| {
        if parameter.comes_out() {
            quote!(#input)
        } else {
            let referred = parameter.referred();
            quote!(::adjoin::macro_support::compiled::owned(#referred))
        }
    });
    let lifted: Vec<_> = active.iter().map(|parameter| parameter.name_of("lifted")).collect();
    let mut of_active = lifted.iter();
    let taped_arguments: Vec<_> = all
        .iter()
        .map(|parameter| match of_active.next_if_active(parameter) {
            Some(lifted) => parameter.given(&quote!(#lifted)),
            None if parameter.mode == Mode::RefMut => {
                let input = parameter.name_of("input");
                quote!(&mut ::core::clone::Clone::clone(&#input))
            }
            None => parameter.again(),
        })
        .collect();
    let lifted_out: Vec<_> =
        active.iter().zip(&lifted).filter(|(p, _)| p.comes_out()).map(|(_, lifted)| lifted).collect();
    let result_out = (compiled.result != Outcome::Plain).then(|| quote!(result,));
    let all_cotangents = match kind {
        Kind::Pullback => {
            let owned = cotangents.iter().map(|name| quote!(::adjoin::macro_support::compiled::owned(#name)));
            quote!((#(#owned,)*))
        }
        Kind::Gradient => {
            let zeros = out.iter().map(|parameter| {
                let referred = parameter.referred();
                quote!(::adjoin::macro_support::compiled::zeros(#referred))
            });
            quote!((1.0, #(#zeros,)*))
        }
    };

    // Bars of `&mut` parameters start with cotangents, which the adjoint writes.
    let clears =
        active.iter().zip(&bars).filter(|(parameter, _)| !parameter.comes_out()).map(|(parameter, bar)| {
            let ty = core.params.iter().find(|param| param.name == parameter.name);
            let ty = ty.map_or(&Ty::Unit, |param| &core.vars[param.var].ty);
            let referred = parameter.referred();
            super::shapes::clear(table, ty, &quote!((*#referred)), &quote!((*#bar)))
        });
    let stores = active.iter().zip(&bars).enumerate().map(|(number, (parameter, bar))| {
        let member = syn::Index::from(number);
        if matches!(parameter.ty, Type::Slice(_)) {
            quote!(#bar.clone_from_slice(&by_tape.#member);)
        } else {
            quote!(*#bar = by_tape.#member;)
        }
    });
    let positions: Vec<_> = (0..active.len()).map(syn::Index::from).collect();
    let gradient_types: Vec<_> =
        types.iter().map(|ty| quote!(<#ty as ::adjoin::structure::Differentiable<f64>>::Plain)).collect();
    let (gradient_type, gradient) = match (gradient_types.as_slice(), bars.as_slice()) {
        ([ty], [bar]) => (ty.clone(), quote!(#bar)),
        (types, bars) => (quote!((#(#types,)*)), quote!((#(#bars,)*))),
    };
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let vis = &item.vis;
    let conditions = conditions(item);
    let hidden = owner.is_none().then(|| quote!(#[doc(hidden)]));
    let (fresh_text, into_text) = match kind {
        Kind::Gradient => (
            "The value and the gradient with respect to every argument that is not `#[constant]`. Nothing is recorded.",
            "The value; the gradient is written over what is in the last arguments.",
        ),
        Kind::Pullback => (
            "The value, and the cotangents of all arguments that are not `#[constant]` for the given ones of the results: first of \
             what is returned, then of what comes out of each `&mut` argument. Nothing is recorded.",
            "The value; the cotangents of the arguments are written over what is in the last ones.",
        ),
    };
    let fresh = quote! {
        #(#conditions)*
        #[doc = #fresh_text]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #hidden
        #vis fn #fresh #generics (#(#parameters,)* #(#cotangent_parameters),*) -> (#ty, #gradient_type) {
            #(let mut #bars = ::adjoin::macro_support::compiled::zeros(#referred);)*
            let value = #own #into(#(#names,)* #(#cotangents,)* #(&mut #bars),*);
            (value, #gradient)
        }
    };
    let into = quote! {
        #(#conditions)*
        #[doc = #into_text]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #hidden
        #vis fn #into #generics (#(#parameters,)* #(#cotangent_parameters,)* #(#bars: &mut #types),*) -> #ty {
            #(#clears)*
            #(#kept)*
            let value = #own #adjoint(#(#again,)* #seed #(#out_seeds,)* #(&mut *#bars),*);
            let finite = #(::adjoin::macro_support::compiled::is_finite(&*#bars))&&*;
            if !finite || ::adjoin::macro_support::compiled::checks() {
                // 0 · ∞ is 0 by the conventions of the library, which the tape knows how to keep.
                let by_tape = ::adjoin::macro_support::compiled::on_tape_alone(|| {
                    let (_, pullback) = ::adjoin::vjp(
                        |(#(mut #lifted,)*)| {
                            let result = #of_type #taped(#(#taped_arguments),*);
                            (#result_out #(#lifted_out,)*)
                        },
                        &(#(#owned,)*),
                    );
                    ::adjoin::macro_support::compiled::same_shape(pullback.call(&#all_cotangents))
                });
                if finite {
                    #(::adjoin::macro_support::compiled::compare(&*#bars, &by_tape.#positions);)*
                } else {
                    #(#stores)*
                }
            }
            value
        }
    };
    [fresh, into]
}

/// Iterates over the active parameters in step with all parameters.
trait NextIfActive<'a> {
    /// The next name, if the parameter is active.
    fn next_if_active(&mut self, parameter: &Parameter) -> Option<&'a Ident>;
}

impl<'a> NextIfActive<'a> for std::slice::Iter<'a, Ident> {
    fn next_if_active(&mut self, parameter: &Parameter) -> Option<&'a Ident> {
        if parameter.active { self.next() } else { None }
    }
}

/// The parameters as written, without attributes and without `mut`.
fn written_parameters(item: &ItemFn) -> Vec<TokenStream> {
    let parameter = |input: &FnArg| match input {
        FnArg::Typed(typed) => {
            let Pat::Ident(ident) = &*typed.pat else { return None };
            let (name, ty) = (&ident.ident, &typed.ty);
            Some(quote!(#name: #ty))
        }
        FnArg::Receiver(receiver) => {
            let mut receiver = receiver.clone();
            receiver.attrs.clear();
            if receiver.reference.is_none() {
                receiver.mutability = None;
            }
            Some(quote!(#receiver))
        }
    };
    item.sig.inputs.iter().filter_map(parameter).collect()
}

/// The same visibility, as it is written in a module inside of the current one.
fn inside(vis: &Visibility) -> TokenStream {
    match vis {
        Visibility::Public(_) => quote!(pub),
        Visibility::Inherited => quote!(pub(super)),
        Visibility::Restricted(restricted) => {
            let path = &restricted.path;
            if path.is_ident("super") {
                quote!(pub(in super::super))
            } else if path.is_ident("self") {
                quote!(pub(super))
            } else if path.is_ident("crate") {
                quote!(pub(crate))
            } else {
                quote!(pub(in #path))
            }
        }
    }
}

/// Turns the generic function into two: one that runs the compiled adjoint on the tape, and the function
/// itself, which is returned. `owner` is the type of a method, over `f64`.
///
/// ```text
/// fn loss<R>(w: &[R], data: &[f64]) -> R {
///     if is_taped::<R>() { … run the adjoint, record one node, and return … }
///     __adjoin_taped_loss(w, data)
/// }
/// fn __adjoin_taped_loss<R>(w: &[R], data: &[f64]) -> R { the user's code }
/// ```
///
/// A function with several results stays on the tape if it has an argument without derivatives that a node
/// cannot keep.
pub(crate) fn dispatch(item: &mut ItemFn, compiled: &Compiled, owner: Option<&Type>) -> ItemFn {
    let name = item.sig.ident.clone();
    let mut plain = item.clone();
    plain.sig.ident = taped(&name);
    plain.attrs.retain(|attr| !attr.path().is_ident("doc"));
    plain.attrs.push(syn::parse_quote!(#[doc(hidden)]));
    plain.attrs.push(syn::parse_quote!(#[allow(unreachable_pub, clippy::all, clippy::pedantic)]));
    plain.attrs.push(syn::parse_quote!(#[inline]));
    for input in &mut item.sig.inputs {
        match input {
            FnArg::Typed(typed) => {
                if let Pat::Ident(ident) = &mut *typed.pat {
                    ident.mutability = None;
                }
                take_attribute(&mut typed.attrs, "constant");
            }
            FnArg::Receiver(receiver) if receiver.reference.is_none() => receiver.mutability = None,
            FnArg::Receiver(_) => {}
        }
    }
    let own = owner.map(|_| quote!(Self::));
    let over_floats = owner.map(|ty| quote!(<#ty>::));
    let names: Vec<_> = compiled.parameters.iter().map(|parameter| &parameter.name).collect();
    let taped = &plain.sig.ident;
    let fallback = quote!(#own #taped(#(#names),*));
    let all = &compiled.parameters;
    let scalar = format_ident!("{}", "__Scalar");
    let changes = all.iter().any(|parameter| parameter.mode == Mode::RefMut);
    // A node outlives the call, so it owns copies of the arguments without derivatives.
    let can_be_kept =
        all.iter().all(|parameter| parameter.active || parameter.keepable && parameter.mode != Mode::RefMut);
    let body = if compiled.result == Outcome::Scalar && !changes {
        let adjoint = adjoint(&name);
        one_node(compiled, &scalar, &quote!(#over_floats #adjoint), &fallback)
    } else if can_be_kept {
        let pull = match owner {
            Some(_) => entry_of_method(&name, "vjp_into"),
            None => entry_of_function(&name, "vjp_into"),
        };
        let at_f64 = at_f64(&plain.sig.generics, &scalar);
        let functions = [quote!(#over_floats #taped #at_f64), quote!(#over_floats #pull)];
        node_of_several(compiled, &scalar, &functions, &fallback)
    } else {
        fallback
    };
    *item.block = syn::parse_quote!({ #body });
    item.attrs.push(syn::parse_quote!(#[inline]));
    item.attrs.push(syn::parse_quote!(#[allow(unreachable_pub, clippy::all, clippy::pedantic)]));
    plain
}

/// A function whose only result is one float: F and R run when the function is called, and the bars are the
/// slopes of its node.
fn one_node(
    compiled: &Compiled,
    scalar: &Ident,
    adjoint: &TokenStream,
    fallback: &TokenStream,
) -> TokenStream {
    let active: Vec<&Parameter> = compiled.parameters.iter().filter(|parameter| parameter.active).collect();
    let plains: Vec<_> = active.iter().map(|parameter| parameter.name_of("plain")).collect();
    let bars: Vec<_> = active.iter().map(|parameter| parameter.name_of("bar")).collect();
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let arguments = compiled
        .parameters
        .iter()
        .map(|parameter| if parameter.active { parameter.plain_argument() } else { parameter.again() });
    quote! {
        if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
            #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
            #(let mut #bars = ::adjoin::macro_support::compiled::kept_zeros(#plains.primals());)*
            let (value, stored) = ::adjoin::macro_support::compiled::with_stored(|| #adjoint(#(#arguments,)* 1.0, #(&mut #bars),*));
            if #(::adjoin::macro_support::compiled::is_finite(&*#bars))&&* {
                let mut node = ::adjoin::macro_support::compiled::Node::new();
                #(node.add::<#scalar, _, _>(#referred, &#plains, #bars);)*
                return node.record(value, stored);
            }
        }
        #fallback
    }
}

/// A function with several results: its node keeps the arguments, and F and R run for each cotangent that
/// arrives in the sweep. The call itself runs the plain function.
fn node_of_several(
    compiled: &Compiled,
    scalar: &Ident,
    [function, pull]: &[TokenStream; 2],
    fallback: &TokenStream,
) -> TokenStream {
    let all = &compiled.parameters;
    let active: Vec<&Parameter> = all.iter().filter(|parameter| parameter.active).collect();
    let others: Vec<&Parameter> = all.iter().filter(|parameter| !parameter.active).collect();
    let out: Vec<&Parameter> = all.iter().filter(|parameter| parameter.comes_out()).collect();
    let numbers = 0..active.len();
    let plains: Vec<_> = active.iter().map(|parameter| parameter.name_of("plain")).collect();
    let bars: Vec<_> = active.iter().map(|parameter| parameter.name_of("bar")).collect();
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let kept: Vec<_> = others.iter().map(|parameter| parameter.name_of("plain")).collect();
    let kept_from: Vec<_> = others.iter().map(|parameter| parameter.referred()).collect();
    let outs: Vec<_> = out.iter().map(|parameter| parameter.name_of("out")).collect();
    let out_plains: Vec<_> = out.iter().map(|parameter| parameter.name_of("plain")).collect();
    let arguments: Vec<_> = all.iter().map(Parameter::plain_argument).collect();
    let returns = compiled.result != Outcome::Plain;
    let result = returns.then(|| quote!(result,));
    let cotangents: Vec<_> = (0..usize::from(returns) + out.len())
        .map(|number| {
            let member = syn::Index::from(number);
            quote!(&cotangent.#member)
        })
        .collect();
    let stores = out.iter().enumerate().map(|(number, parameter)| {
        let (name, member) = (&parameter.name, syn::Index::from(number + usize::from(returns)));
        if matches!(parameter.ty, Type::Slice(_)) {
            quote!(#name.clone_from_slice(&outputs.#member);)
        } else {
            quote!(*#name = outputs.#member;)
        }
    });
    let value = if returns { quote!(outputs.0) } else { quote!(result) };
    quote! {
        if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
            #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
            #(let #kept = ::adjoin::macro_support::compiled::copy(#kept_from);)*
            #(let mut #outs = ::adjoin::macro_support::compiled::copy(#out_plains.primals());)*
            let mut node = ::adjoin::macro_support::compiled::Outputs::new();
            #(node.add::<#scalar, _, _>(#referred, &#plains);)*
            let result = #function(#(#arguments),*);
            let outputs = node.record::<#scalar, _>(&(#result #(#outs,)*), move |cotangent, flow| {
                #(let mut #bars = ::adjoin::macro_support::compiled::zeros(#plains.primals());)*
                #(let mut #outs = ::adjoin::macro_support::compiled::copy(#out_plains.primals());)*
                #pull(#(#arguments,)* #(#cotangents,)* #(&mut #bars),*);
                #(flow.add(#numbers, &#bars);)*
            });
            #(#stores)*
            return #value;
        }
        #fallback
    }
}

/// The generic arguments that call the function at `f64`; none if it is not generic in the scalar.
fn at_f64(generics: &syn::Generics, scalar: &Ident) -> Option<TokenStream> {
    generics.type_params().any(|parameter| parameter.ident == *scalar).then(|| {
        let constants = generics.const_params().map(|parameter| &parameter.ident);
        quote!(::<#(#constants,)* f64>)
    })
}

/// The name of an entry of a method, for users: `loss_value_and_grad`.
fn entry_of_method(name: &Ident, entry: &str) -> Ident {
    format_ident!("{}_{}", written(name), entry, span = Span::call_site())
}

/// The hidden name of an entry of a function. The module `loss` exports it as `value_and_grad`.
fn entry_of_function(name: &Ident, entry: &str) -> Ident {
    format_ident!("__adjoin_{}_{}", entry, written(name), span = Span::call_site())
}
