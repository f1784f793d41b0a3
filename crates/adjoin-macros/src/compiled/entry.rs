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
//! __adjoin_forward_step::<B>(v, x) -> ([f64; 2], pull)         F, and R as a closure (`apart.rs`)
//! step::value_and_vjp(v, x, y_seed, v_seed) -> ([f64; 2], (Vec<f64>, f64))
//! step::vjp_into(v, x, y_seed, v_seed, v_bar, x_bar) -> [f64; 2]
//! step::value_and_jacobian(v, x) -> ([f64; 2], Jacobian<…>)    rows in lanes (`jacobian.rs`)
//! step::value_and_jacobian_into(v, x, entries) -> [f64; 2]
//! ```
//!
//! The entries of a method are functions of its type: `loss_value_and_grad` and so on. The final value of a
//! `&mut` parameter is a result like the one that is returned.
//!
//! A direct call that finds a bar which is not finite computes the gradient again on the tape, and returns
//! that one: the tape keeps the convention that 0 · ∞ is 0. In taped code, a function of one float is then
//! not recorded as a node, and the function itself runs instead.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{FnArg, ItemFn, Pat, Type, Visibility};

use super::analyse::assigned;
use super::core::{Core, Mode, Param, Stmt, StmtKind, Way};
use super::narrow::mentions;
use super::print::Printer;
use super::types::{Table, Ty, is_condition};
use super::{apart, forward, jacobian, reverse, small};
use crate::differentiable::basics::marks::written;
use crate::differentiable::basics::syntax::take_attribute;

/// What is emitted beside a compiled function.
pub(crate) struct Compiled {
    /// The adjoint and the entries for users. Those of a method are in an `impl` of its type over `f64`.
    pub(crate) items: Vec<syn::Item>,
    pub(super) parameters: Vec<Parameter>,
    pub(super) result: Outcome,
    /// Whether F and R are apart (`apart.rs`).
    pub(super) apart: bool,
    /// Whether the tape records it faster than a node (`small.rs`).
    small: bool,
}

/// The kind of a result, which decides about the entries and the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// One float.
    Scalar,
    /// Another type with floats, whose shape may be known only when the function has run.
    Structure,
    /// No floats: only `&mut` parameters are differentiated.
    Plain,
}

/// A parameter, as the emitted functions pass it on.
#[derive(Clone)]
pub(super) struct Parameter {
    pub(super) name: Ident,
    /// The type without the reference.
    pub(super) ty: Type,
    pub(super) mode: Mode,
    /// Whether it has a bar.
    pub(super) active: bool,
    /// Whether a tape node can keep a copy of it, as far as the macro can see.
    keepable: bool,
}

impl Parameter {
    /// A shared reference to the argument.
    pub(super) fn referred(&self) -> TokenStream {
        let name = &self.name;
        match self.mode {
            Mode::Value => quote!(&#name),
            Mode::Ref => quote!(#name),
            Mode::RefMut => quote!(&*#name),
        }
    }

    /// The argument of a call after which it is used again: cloned or borrowed again.
    pub(super) fn again(&self) -> TokenStream {
        let name = &self.name;
        match self.mode {
            Mode::Value => quote!(::core::clone::Clone::clone(&#name)),
            Mode::Ref => quote!(#name),
            Mode::RefMut => quote!(&mut *#name),
        }
    }

    /// The argument of a call in which a local variable takes its place.
    pub(super) fn given(&self, variable: &TokenStream) -> TokenStream {
        match self.mode {
            Mode::Value => quote!(#variable),
            Mode::Ref => quote!(&#variable),
            Mode::RefMut => quote!(&mut #variable),
        }
    }

    /// The argument of a call at `f64` from taped code: `name_plain` holds its value, and `name_out` is a
    /// copy that the function may change.
    pub(super) fn plain_argument(&self) -> TokenStream {
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
    pub(super) fn comes_out(&self) -> bool {
        self.active && self.mode == Mode::RefMut
    }

    pub(super) fn name_of(&self, what: &str) -> Ident {
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
    let apart = apart::is_possible(core, result == Outcome::Scalar);
    let mut compiled =
        Compiled { items: Vec::new(), parameters, result, apart, small: small::is_small(core) };
    let first = if apart {
        apart::forward_function(table, core, item, result)
    } else {
        adjoint_function(table, core, item, result)
    };
    let mut functions = vec![first];
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
pub(super) fn conditions(item: &ItemFn) -> Vec<&syn::Attribute> {
    item.attrs.iter().filter(|attribute| is_condition(attribute)).collect()
}

/// A parameter's type without the reference.
pub(super) fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => &reference.elem,
        _ => ty,
    }
}

/// F as it stands in an emitted function: what comes before and after its statements.
///
/// ```text
/// let place_of_v = v; let mut v = copy(&*place_of_v);           R restores what F overwrites, so both work on a copy
/// let mut kept_7 = Vec::new();
/// F
/// stored(bytes(&kept_7));
/// let output = result.clone();
/// place_of_v.clone_from_slice(&v);                               the caller sees the final value
/// ```
///
/// Returns R, too, which is printed after F.
pub(super) fn forward_pass(
    printer: &Printer<'_>,
    core: &Core,
    reverse: impl FnOnce() -> TokenStream,
) -> (TokenStream, TokenStream) {
    let forward = forward::stmts(printer, &core.body.stmts);
    let result = printer.name(core.result);
    let by_reference: Vec<&Param> = core.params.iter().filter(|param| param.mode == Mode::RefMut).collect();
    let mut found = Vec::new();
    find_stacks(&core.body.stmts, false, &mut found);
    // One in a loop that runs again is filled in R, which is empty if nothing depends on the inputs.
    let reverse = reverse();
    found.retain(|(number, _)| {
        let stack = forward::stack(*number);
        mentions(forward.clone(), &stack) || mentions(reverse.clone(), &stack)
    });
    let stacks: Vec<_> = found.iter().map(|(number, _)| forward::stack(*number)).collect();
    let empty = found.iter().map(|(_, in_loop)| {
        if *in_loop {
            quote!(::std::vec::Vec::new())
        } else {
            quote!(::adjoin::macro_support::compiled::Once::new())
        }
    });
    // Counted between the passes, when the stacks are full.
    let stored = (!stacks.is_empty()).then(|| {
        quote!(::adjoin::macro_support::compiled::stored(#(::adjoin::macro_support::compiled::bytes(&#stacks))+*);)
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
    let forward = quote! {
        #(#copies)*
        #(let mut #stacks = #empty;)*
        #forward
        #stored
        let output = #result.clone();
        #(#writes)*
    };
    (forward, reverse)
}

/// The parameters of the function itself, for an emitted one.
pub(super) fn own_parameters(printer: &Printer<'_>, core: &Core) -> Vec<TokenStream> {
    let parameter = |param: &Param| {
        let (name, ty) = (printer.name(param.var), &param.ty);
        quote!(#name: #ty)
    };
    core.params.iter().map(parameter).collect()
}

/// The function with F and R, for a result that is one float, or for a recursive function:
///
/// ```text
/// fn __adjoin_adjoint_step(v: &mut [f64], x: f64, seed: f64, seed_of_v: Option<&[f64]>, v_bar: &mut [f64], x_bar: &mut f64) -> f64 {
///     F
///     v_bar.clone_from_slice(&cotangent(&v[..], seed_of_v));         the bar of a final value starts with its cotangent
///     let mut result_bar = seed;
///     R
///     output
/// }
/// ```
///
/// The seed of one float is a number, and known before F runs: `at_once.rs` relies on it. The seed of a
/// structure is a function of the result, which checks the shape of the cotangent.
fn adjoint_function(table: &Table, core: &Core, item: &ItemFn, result_kind: Outcome) -> TokenStream {
    let mut printer = Printer::new(core, table);
    assigned(&core.body.stmts, &mut printer.written);
    let result_bar = printer.bar_name(core.result);
    let result_active = core.vars[core.result].active;
    let changed: Vec<&Param> =
        core.params.iter().filter(|param| param.mode == Mode::RefMut && !param.constant).collect();
    let (forward, reverse) = forward_pass(&printer, core, || {
        if !result_active && changed.is_empty() {
            return quote!();
        }
        let seed = if result_kind == Outcome::Scalar { quote!(seed) } else { quote!(seed(&output)) };
        let seed = result_active.then(|| quote!(let mut #result_bar = #seed;));
        let body = reverse::body(&printer, &core.body, Some(core.result));
        quote!(#seed #body)
    });
    let parameters = own_parameters(&printer, core);
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
        #vis fn #name #generics (#(#parameters,)* #seed #(#seeds,)* #(#bars,)*) -> #ty {
            #forward
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

/// Finds the stacks that F pushes to, to declare them at the top and to count their bytes; and whether it
/// does so in a loop. Otherwise a stack holds one value at most, and needs no memory of its own.
fn find_stacks(stmts: &[Stmt], in_loop: bool, found: &mut Vec<(usize, bool)>) {
    for stmt in stmts {
        if stmt.kept && !stmt.in_row {
            found.push((stmt.stack, in_loop));
        } else if matches!(&stmt.way, Way::Again(saved) if !saved.is_empty()) {
            found.push((stmt.stack, true));
        }
        let (blocks, in_loop) = match &stmt.kind {
            StmtKind::If(_, then, other) => (vec![then, other], in_loop),
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => (vec![body], true),
            _ => (Vec::new(), in_loop),
        };
        for block in blocks {
            if !block.stored.is_empty() || block.rows {
                found.push((block.stack, in_loop));
            }
            find_stacks(&block.stmts, in_loop, found);
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
    let has_several = kinds.contains(&Kind::Pullback);
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
    if has_several {
        let names = ["value_and_jacobian", "value_and_jacobian_into", "rows_of"];
        let hidden = names.map(|entry| match owner {
            Some(_) if entry != "rows_of" => entry_of_method(ident, entry),
            _ => entry_of_function(ident, entry),
        });
        functions.extend(jacobian::entries(table, core, item, owner, compiled, &hidden));
        let [fresh, into, _] = &hidden;
        exports.push(quote! {
            #inner_vis use super::#fresh as value_and_jacobian;
            #inner_vis use super::#into as value_and_jacobian_into;
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

    // Local variables of the entries do not meet parameters of the same name.
    let here = Span::mixed_site();
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
        .then(|| quote_spanned!(here=> #cotangent: &#ty))
        .into_iter()
        .chain(
            out_cotangents.iter().zip(cotangent_types).map(|(name, ty)| quote_spanned!(here=> #name: &#ty)),
        )
        .collect();
    let seed = match (kind, compiled.result) {
        (_, Outcome::Plain) => quote_spanned!(here=> ),
        (Kind::Gradient, _) => quote_spanned!(here=> 1.0,),
        (Kind::Pullback, Outcome::Scalar) => quote_spanned!(here=> *#cotangent,),
        (Kind::Pullback, _) => {
            let of = |result: TokenStream| quote_spanned!(here=> ::adjoin::macro_support::compiled::cotangent(#result, ::core::option::Option::Some(#cotangent)));
            if compiled.apart {
                let seed = of(quote_spanned!(here=> &value));
                quote_spanned!(here=> #seed,)
            } else {
                let seed = of(quote_spanned!(here=> output));
                quote_spanned!(here=> |output| #seed,)
            }
        }
    };
    let out_seeds: Vec<_> = match kind {
        Kind::Pullback => out_cotangents
            .iter()
            .map(|name| quote_spanned!(here=> ::core::option::Option::Some(#name)))
            .collect(),
        Kind::Gradient => out.iter().map(|_| quote_spanned!(here=> ::core::option::Option::None)).collect(),
    };

    // For the tape: the inputs as they were before the function changed them, and the cotangents of all
    // results.
    let inputs: Vec<_> = active.iter().map(|parameter| parameter.name_of("input")).collect();
    let kept = active.iter().zip(&inputs).filter(|(parameter, _)| parameter.comes_out()).map(
        |(parameter, input)| {
            let referred = parameter.referred();
            quote_spanned!(here=> let #input = ::adjoin::macro_support::compiled::owned(#referred);)
        },
    );
    // Parameters without derivatives behind `&mut` are copied, too: the function has changed them, and the
    // tape runs it once more.
    let kept = kept.chain(
        all.iter().filter(|parameter| !parameter.active && parameter.mode == Mode::RefMut).map(|parameter| {
            let (input, referred) = (parameter.name_of("input"), parameter.referred());
            quote_spanned!(here=> let #input = ::adjoin::macro_support::compiled::copy(#referred);)
        }),
    );
    let owned = active.iter().zip(&inputs).map(|(parameter, input)| {
        if parameter.comes_out() {
            quote_spanned!(here=> #input)
        } else {
            let referred = parameter.referred();
            quote_spanned!(here=> ::adjoin::macro_support::compiled::owned(#referred))
        }
    });
    let lifted: Vec<_> = active.iter().map(|parameter| parameter.name_of("lifted")).collect();
    let mut of_active = lifted.iter();
    let taped_arguments: Vec<_> = all
        .iter()
        .map(|parameter| match of_active.next_if_active(parameter) {
            Some(lifted) => parameter.given(&quote_spanned!(here=> #lifted)),
            None if parameter.mode == Mode::RefMut => {
                let input = parameter.name_of("input");
                quote_spanned!(here=> &mut ::core::clone::Clone::clone(&#input))
            }
            None => parameter.again(),
        })
        .collect();
    let lifted_out: Vec<_> =
        active.iter().zip(&lifted).filter(|(p, _)| p.comes_out()).map(|(_, lifted)| lifted).collect();
    let result_out = (compiled.result != Outcome::Plain).then(|| quote_spanned!(here=> result,));
    let all_cotangents = match kind {
        Kind::Pullback => {
            let owned = cotangents
                .iter()
                .map(|name| quote_spanned!(here=> ::adjoin::macro_support::compiled::owned(#name)));
            quote_spanned!(here=> (#(#owned,)*))
        }
        Kind::Gradient => {
            let zeros = out.iter().map(|parameter| {
                let referred = parameter.referred();
                quote_spanned!(here=> ::adjoin::macro_support::compiled::zeros(#referred))
            });
            quote_spanned!(here=> (1.0, #(#zeros,)*))
        }
    };

    // Bars of `&mut` parameters start with cotangents, which the adjoint writes.
    let clears =
        active.iter().zip(&bars).filter(|(parameter, _)| !parameter.comes_out()).map(|(parameter, bar)| {
            let ty = core.params.iter().find(|param| param.name == parameter.name);
            let ty = ty.map_or(&Ty::Unit, |param| &core.vars[param.var].ty);
            let referred = parameter.referred();
            super::shapes::clear(
                table,
                ty,
                &quote_spanned!(here=> (*#referred)),
                &quote_spanned!(here=> (*#bar)),
            )
        });
    let stores = active.iter().zip(&bars).enumerate().map(|(number, (parameter, bar))| {
        let member = syn::Index::from(number);
        if matches!(parameter.ty, Type::Slice(_)) {
            quote_spanned!(here=> #bar.clone_from_slice(&by_tape.#member);)
        } else {
            quote_spanned!(here=> *#bar = by_tape.#member;)
        }
    });
    let positions: Vec<_> = (0..active.len()).map(syn::Index::from).collect();
    let gradient_types: Vec<_> = types
        .iter()
        .map(|ty| quote_spanned!(here=> <#ty as ::adjoin::structure::Differentiable<f64>>::Plain))
        .collect();
    let (gradient_type, gradient) = match (gradient_types.as_slice(), bars.as_slice()) {
        ([ty], [bar]) => (ty.clone(), quote_spanned!(here=> #bar)),
        (types, bars) => (quote_spanned!(here=> (#(#types,)*)), quote_spanned!(here=> (#(#bars,)*))),
    };
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let run = if compiled.apart {
        let forward = apart::call(item, own.as_ref(), &quote_spanned!(here=> f64));
        let read =
            all.iter().filter(|parameter| parameter.mode == Mode::Ref).map(|parameter| &parameter.name);
        let starts = out.iter().zip(&out_seeds).map(|(parameter, seed)| {
            let (bar, referred) = (parameter.name_of("bar"), parameter.referred());
            let start = quote_spanned!(here=> ::adjoin::macro_support::compiled::cotangent(#referred, #seed));
            if matches!(parameter.ty, Type::Slice(_)) {
                quote_spanned!(here=> #bar.clone_from_slice(&#start);)
            } else {
                quote_spanned!(here=> *#bar = #start;)
            }
        });
        quote_spanned! {here=>
            let (value, pull) = #forward(#(#again),*);
            #(#starts)*
            pull(#(#read,)* #seed #(&mut *#bars),*);
        }
    } else {
        quote_spanned!(here=> let value = #own #adjoint(#(#again,)* #seed #(#out_seeds,)* #(&mut *#bars),*);)
    };
    let vis = &item.vis;
    let conditions = conditions(item);
    let hidden = owner.is_none().then(|| quote_spanned!(here=> #[doc(hidden)]));
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
    let fresh = quote_spanned! {here=>
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
    let into = quote_spanned! {here=>
        #(#conditions)*
        #[doc = #into_text]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #hidden
        #vis fn #into #generics (#(#parameters,)* #(#cotangent_parameters,)* #(#bars: &mut #types),*) -> #ty {
            #(#clears)*
            #(#kept)*
            #run
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
pub(super) fn written_parameters(item: &ItemFn) -> Vec<TokenStream> {
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
/// A small function stays on the tape, where it takes less time than a node; so does one with several results
/// that has an argument without derivatives which a node cannot keep.
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
    let body = if compiled.small {
        fallback
    } else if compiled.result == Outcome::Scalar && !changes {
        let adjoint = adjoint(&name);
        one_node(compiled, &scalar, &quote!(#over_floats #adjoint), &fallback)
    } else if can_be_kept {
        let pull = match owner {
            Some(_) => entry_of_method(&name, "vjp_into"),
            None => entry_of_function(&name, "vjp_into"),
        };
        let pull = quote!(#over_floats #pull);
        if compiled.apart {
            let forward = apart::call_in(&plain.sig.generics, &scalar, &name, over_floats.as_ref());
            node_that_keeps(compiled, &scalar, &[forward, pull], &fallback)
        } else {
            let at_f64 = at_f64(&plain.sig.generics, &scalar);
            node_that_repeats(compiled, &scalar, &[quote!(#over_floats #taped #at_f64), pull], &fallback)
        }
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
    let here = Span::mixed_site();
    let active: Vec<&Parameter> = compiled.parameters.iter().filter(|parameter| parameter.active).collect();
    let plains: Vec<_> = active.iter().map(|parameter| parameter.name_of("plain")).collect();
    let bars: Vec<_> = active.iter().map(|parameter| parameter.name_of("bar")).collect();
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let arguments = compiled
        .parameters
        .iter()
        .map(|parameter| if parameter.active { parameter.plain_argument() } else { parameter.again() });
    quote_spanned! {here=>
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

/// A function with several results: F runs when the function is called, and the node keeps its record. R runs
/// for each cotangent that arrives in the sweep, on a copy of the record. If a bar is not finite, the direct
/// entry takes over, which asks the tape.
fn node_that_keeps(
    compiled: &Compiled,
    scalar: &Ident,
    [forward, pull]: &[TokenStream; 2],
    fallback: &TokenStream,
) -> TokenStream {
    let here = Span::mixed_site();
    let Several { plains, referred, kept, kept_from, outs, out_plains, arguments, bars, returns, stores } =
        Several::of(compiled);
    let numbers = 0..plains.len();
    let all = &compiled.parameters;
    let result = returns.then(|| quote_spanned!(here=> result,));
    let cotangents = cotangents(returns, outs.len());
    let seed =
        returns.then(|| quote_spanned!(here=> ::adjoin::macro_support::compiled::owned(&cotangent.0),));
    let mut out_cotangents = cotangents[usize::from(returns)..].iter();
    let starts = all.iter().filter(|parameter| parameter.active).map(|parameter| {
        let (bar, plain) = (parameter.name_of("bar"), parameter.name_of("plain"));
        match parameter.comes_out().then(|| out_cotangents.next()).flatten() {
            Some(cotangent) => quote_spanned!(here=> let mut #bar = ::adjoin::macro_support::compiled::owned(#cotangent);),
            None => quote_spanned!(here=> let mut #bar = ::adjoin::macro_support::compiled::zeros(#plain.primals());),
        }
    });
    let read = all.iter().filter(|parameter| parameter.mode == Mode::Ref).map(Parameter::plain_argument);
    let value = if returns { quote_spanned!(here=> outputs.0) } else { quote_spanned!(here=> result) };
    quote_spanned! {here=>
        if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
            #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
            #(let #kept = ::adjoin::macro_support::compiled::copy(#kept_from);)*
            #(let mut #outs = ::adjoin::macro_support::compiled::copy(#out_plains.primals());)*
            let mut node = ::adjoin::macro_support::compiled::Outputs::new();
            #(node.add::<#scalar, _, _>(#referred, &#plains);)*
            let ((result, reverse), stored) = ::adjoin::macro_support::compiled::with_stored(|| #forward(#(#arguments),*));
            let outputs = node.record::<#scalar, _>(&(#result #(#outs,)*), stored, move |cotangent, flow| {
                #(#starts)*
                (::core::clone::Clone::clone(&reverse))(#(#read,)* #seed #(&mut #bars),*);
                let finite = #(::adjoin::macro_support::compiled::is_finite(&#bars))&&*;
                if !finite || ::adjoin::macro_support::compiled::checks() {
                    #(let mut #outs = ::adjoin::macro_support::compiled::copy(#out_plains.primals());)*
                    #pull(#(#arguments,)* #(#cotangents,)* #(&mut #bars),*);
                }
                #(flow.add(#numbers, &#bars);)*
            });
            #(#stores)*
            return #value;
        }
        #fallback
    }
}

/// The same for a function whose F and R cannot be apart: the node keeps the arguments, and F and R run for
/// each cotangent. The call itself runs the plain function.
fn node_that_repeats(
    compiled: &Compiled,
    scalar: &Ident,
    [function, pull]: &[TokenStream; 2],
    fallback: &TokenStream,
) -> TokenStream {
    let here = Span::mixed_site();
    let Several { plains, referred, kept, kept_from, outs, out_plains, arguments, bars, returns, stores } =
        Several::of(compiled);
    let numbers = 0..plains.len();
    let result = returns.then(|| quote_spanned!(here=> result,));
    let cotangents = cotangents(returns, outs.len());
    let value = if returns { quote_spanned!(here=> outputs.0) } else { quote_spanned!(here=> result) };
    quote_spanned! {here=>
        if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
            #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
            #(let #kept = ::adjoin::macro_support::compiled::copy(#kept_from);)*
            #(let mut #outs = ::adjoin::macro_support::compiled::copy(#out_plains.primals());)*
            let mut node = ::adjoin::macro_support::compiled::Outputs::new();
            #(node.add::<#scalar, _, _>(#referred, &#plains);)*
            let result = #function(#(#arguments),*);
            let outputs = node.record::<#scalar, _>(&(#result #(#outs,)*), 0, move |cotangent, flow| {
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

/// What the nodes of functions with several results are made of.
struct Several {
    /// The primal values of the arguments with derivatives, and where they come from.
    plains: Vec<Ident>,
    referred: Vec<TokenStream>,
    /// The same for the other arguments.
    kept: Vec<Ident>,
    kept_from: Vec<TokenStream>,
    /// The copies that the function changes, and what they are copied from.
    outs: Vec<Ident>,
    out_plains: Vec<Ident>,
    /// The arguments of a call at `f64`.
    arguments: Vec<TokenStream>,
    bars: Vec<Ident>,
    /// Whether the function returns a value with derivatives.
    returns: bool,
    /// Statements that put the final values where the caller sees them.
    stores: Vec<TokenStream>,
}

impl Several {
    fn of(compiled: &Compiled) -> Self {
        let here = Span::mixed_site();
        let all = &compiled.parameters;
        let (active, others): (Vec<&Parameter>, Vec<&Parameter>) =
            all.iter().partition(|parameter| parameter.active);
        let out: Vec<&Parameter> = all.iter().filter(|parameter| parameter.comes_out()).collect();
        let returns = compiled.result != Outcome::Plain;
        let names = |of: &[&Parameter], what: &str| of.iter().map(|p| p.name_of(what)).collect();
        let store = |(number, parameter): (usize, &&Parameter)| {
            let (name, member) = (&parameter.name, syn::Index::from(number + usize::from(returns)));
            if matches!(parameter.ty, Type::Slice(_)) {
                quote_spanned!(here=> #name.clone_from_slice(&outputs.#member);)
            } else {
                quote_spanned!(here=> *#name = outputs.#member;)
            }
        };
        Self {
            plains: names(&active, "plain"),
            referred: active.iter().map(|parameter| parameter.referred()).collect(),
            kept: names(&others, "plain"),
            kept_from: others.iter().map(|parameter| parameter.referred()).collect(),
            outs: names(&out, "out"),
            out_plains: names(&out, "plain"),
            arguments: all.iter().map(Parameter::plain_argument).collect(),
            bars: names(&active, "bar"),
            returns,
            stores: out.iter().enumerate().map(store).collect(),
        }
    }
}

/// The cotangents of the results, as parts of the one that a node gets.
fn cotangents(returns: bool, outs: usize) -> Vec<TokenStream> {
    let here = Span::mixed_site();
    let cotangent = |number| {
        let member = syn::Index::from(number);
        quote_spanned!(here=> &cotangent.#member)
    };
    (0..usize::from(returns) + outs).map(cotangent).collect()
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
