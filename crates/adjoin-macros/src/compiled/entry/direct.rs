//! The entries for users.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{ItemFn, Type, Visibility};

use super::super::core::{Core, Mode};
use super::super::types::{Table, Ty};
use super::super::{apart, jacobian, shapes};
use super::{
    Compiled, Outcome, Parameter, adjoint, conditions, entry_of_function, entry_of_method, taped,
    written_parameters,
};
use crate::differentiable::basics::marks::written;

/// The entries for users, and the module that has the name of the function and exports them.
pub(super) fn direct(
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
            quote_spanned!(here=> ::adjoin::macro_support::compiled::cotangent(&value, ::core::option::Option::Some(#cotangent)),)
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
            shapes::clear(table, ty, &quote_spanned!(here=> (*#referred)), &quote_spanned!(here=> (*#bar)))
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
        quote_spanned!(here=> let value = #own #adjoint(#(#again,)* #seed #(&mut *#bars),*);)
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
                let (_, pullback) = ::adjoin::vjp(
                    |(#(mut #lifted,)*)| {
                        let result = ::adjoin::macro_support::compiled::on_tape_alone(|| #of_type #taped(#(#taped_arguments),*));
                        (#result_out #(#lifted_out,)*)
                    },
                    &(#(#owned,)*),
                );
                let by_tape = ::adjoin::macro_support::compiled::same_shape(pullback.call(&#all_cotangents));
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
