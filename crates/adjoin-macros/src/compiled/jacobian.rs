//! The entries for Jacobians: all rows from one run of F.
//!
//! ```text
//! fn step::value_and_jacobian(v: &mut [f64], x: f64) -> ([f64; 2], Jacobian<(Vec<f64>, f64)>)
//! fn step::value_and_jacobian_into(v: &mut [f64], x: f64, entries: &mut [f64]) -> [f64; 2]
//!
//! fn __adjoin_rows_of_step<E>(v, x, room: impl FnOnce(usize, usize) -> E) -> ([f64; 2], E) {
//!     let v_input = owned(v);                                        as it was before F
//!     let (value, pull) = __adjoin_forward_step::<Lanes<4>>(v, x);
//!     let mut entries = room(rows, columns);
//!     if rows > columns {
//!         by_columns(…: tangents through __adjoin_taped_step)
//!     } else {
//!         by_rows(pull, …: seeds of one group of rows, R, bars to entries)
//!     }
//!     if !finite || checks() { … the Jacobian by the tape … }
//!     (value, entries)
//! }
//! ```
//!
//! Rows are the scalars of the result, then those of the final values of `&mut` parameters; columns are the
//! scalars of all arguments that are not `#[constant]`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote_spanned;
use syn::{ItemFn, Type};

use super::apart;
use super::core::{Core, Mode};
use super::entry::{Compiled, Outcome, Parameter, conditions, taped, written_parameters};
use super::shapes;
use super::types::{Table, Ty};

/// The lanes of a group of rows. Functions of two numbers have no use for four.
fn lanes(core: &Core, changes: bool) -> usize {
    match &core.vars[core.result].ty {
        Ty::Array(elem, len) if **elem == Ty::F64 && len == "2" && !changes => 2,
        Ty::Tuple(all) if all.len() == 2 && all.iter().all(|ty| *ty == Ty::F64) && !changes => 2,
        _ => 4,
    }
}

/// The two entries, and the function that both call; by their names.
pub(super) fn entries(
    table: &Table,
    core: &Core,
    item: &ItemFn,
    owner: Option<&Type>,
    compiled: &Compiled,
    [fresh, into, rows]: &[Ident; 3],
) -> [TokenStream; 3] {
    // Local variables of these functions do not meet parameters of the same name.
    let here = Span::mixed_site();
    let own = owner.map(|_| quote_spanned!(here=> Self::));
    let all = &compiled.parameters;
    let active: Vec<&Parameter> = all.iter().filter(|parameter| parameter.active).collect();
    let out: Vec<&Parameter> = all.iter().filter(|parameter| parameter.comes_out()).collect();
    let returns = compiled.result != Outcome::Plain;
    let ty = &core.result_ty;
    let names: Vec<_> = all.iter().map(|parameter| &parameter.name).collect();
    let again = all.iter().map(Parameter::again);
    let parameters = written_parameters(item);
    let generics = item.sig.generics.params.iter();
    let own_generics = &item.sig.generics;
    let lanes = proc_macro2::Literal::usize_unsuffixed(lanes(core, !out.is_empty()));
    let lanes = quote_spanned!(here=> ::adjoin::macro_support::compiled::Lanes<#lanes>);
    let forward = apart::call(item, own.as_ref(), &lanes);
    let taped = taped(&item.sig.ident);
    let taped_of_type = owner.map(|ty| quote_spanned!(here=> #ty::));

    // Arguments as they were before the function changed them.
    let saved = all.iter().filter(|parameter| parameter.mode == Mode::RefMut).map(|parameter| {
        let (input, referred) = (parameter.name_of("input"), parameter.referred());
        if parameter.active {
            quote_spanned!(here=> let #input = ::adjoin::macro_support::compiled::owned(#referred);)
        } else {
            quote_spanned!(here=> let #input = ::adjoin::macro_support::compiled::copy(#referred);)
        }
    });
    let before = |parameter: &Parameter| {
        let input = parameter.name_of("input");
        if parameter.mode == Mode::RefMut { quote_spanned!(here=> &#input) } else { parameter.referred() }
    };
    let inputs: Vec<_> = active.iter().map(|parameter| before(parameter)).collect();
    let finals: Vec<_> = out.iter().map(|parameter| parameter.referred()).collect();
    let of_result = returns.then(|| quote_spanned!(here=> &value)).into_iter().chain(finals.iter().cloned());
    let counts = of_result
        .map(|result| quote_spanned!(here=> ::adjoin::Differentiable::<f64>::count_scalars(#result)));

    // R for a group of rows.
    let seed = returns.then(|| quote_spanned!(here=> let seed = group.seeds::<#lanes, _>(&value);));
    let bars: Vec<_> = active.iter().map(|parameter| parameter.name_of("bar")).collect();
    let out_starts = out.iter().zip(&finals).map(|(parameter, last)| {
        let bar = parameter.name_of("bar");
        quote_spanned!(here=> let mut #bar = group.seeds::<#lanes, _>(#last);)
    });
    let other_starts = active.iter().filter(|parameter| !parameter.comes_out()).map(|parameter| {
        let (bar, referred) = (parameter.name_of("bar"), parameter.referred());
        quote_spanned!(here=> let mut #bar = ::adjoin::macro_support::compiled::zeros_of::<#lanes, _>(#referred);)
    });
    let read = all.iter().filter(|parameter| parameter.mode == Mode::Ref).map(|parameter| &parameter.name);
    let writes = core.params.iter().filter(|param| !param.constant).zip(&bars).map(|(param, bar)| {
        let ty = &core.vars[param.var].ty;
        shapes::write(
            table,
            ty,
            &quote_spanned!(here=> #bar),
            &quote_spanned!(here=> group.write::<#lanes, _>),
        )
    });
    let seed_given = returns.then(|| quote_spanned!(here=> seed,));

    // The function itself, on tangents and on the tape.
    let lifted: Vec<_> = active.iter().map(|parameter| parameter.name_of("lifted")).collect();
    let mut of_active = lifted.iter();
    let arguments: Vec<_> = all
        .iter()
        .map(|parameter| {
            let input = parameter.name_of("input");
            match parameter.active.then(|| of_active.next()).flatten() {
                Some(lifted) => parameter.given(&quote_spanned!(here=> #lifted)),
                None if parameter.mode == Mode::RefMut => {
                    quote_spanned!(here=> &mut ::core::clone::Clone::clone(&#input))
                }
                None => parameter.again(),
            }
        })
        .collect();
    let lifted_out: Vec<_> =
        active.iter().zip(&lifted).filter(|(p, _)| p.comes_out()).map(|(_, lifted)| lifted).collect();
    let result_out = returns.then(|| quote_spanned!(here=> result,));
    let write_result = returns.then(|| quote_spanned!(here=> group.write(&result);));
    let call = quote_spanned!(here=> #taped_of_type #taped(#(#arguments),*));

    let types: Vec<_> = active
        .iter()
        .map(|parameter| {
            let ty = &parameter.ty;
            quote_spanned!(here=> <#ty as ::adjoin::structure::Differentiable<f64>>::Plain)
        })
        .collect();
    let owned: Vec<_> = active
        .iter()
        .map(|parameter| {
            let referred = parameter.referred();
            quote_spanned!(here=> ::adjoin::macro_support::compiled::owned(#referred))
        })
        .collect();
    let (input_type, input) = match (types.as_slice(), owned.as_slice()) {
        ([ty], [input]) => (ty.clone(), input.clone()),
        (types, owned) => (quote_spanned!(here=> (#(#types,)*)), quote_spanned!(here=> (#(#owned,)*))),
    };
    let vis = &item.vis;
    let conditions = conditions(item);
    let hidden = owner.is_none().then(|| quote_spanned!(here=> #[doc(hidden)]));
    let fresh = quote_spanned! {here=>
        #(#conditions)*
        /// The value and the Jacobian: a row for each number that comes out, and a column for each one that
        /// goes in and is not `#[constant]`. Nothing is recorded.
        #[inline]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #hidden
        #vis fn #fresh #own_generics (#(#parameters),*) -> (#ty, ::adjoin::Jacobian<#input_type>) {
            let input = #input;
            let mut shape = (0, 0);
            let room = |rows: usize, columns: usize| {
                shape = (rows, columns);
                ::std::vec![0.0f64; rows * columns]
            };
            let (value, entries) = #own #rows(#(#names,)* room);
            (value, ::adjoin::macro_support::compiled::matrix(shape, entries, input))
        }
    };
    let into = quote_spanned! {here=>
        #(#conditions)*
        /// The value; the entries of the Jacobian are written over what is in the last argument, row by row.
        #[inline]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #hidden
        #vis fn #into #own_generics (#(#parameters,)* entries: &mut [f64]) -> #ty {
            let room = |rows: usize, columns: usize| {
                ::adjoin::macro_support::compiled::check_room(rows, columns, entries);
                entries
            };
            #own #rows(#(#names,)* room).0
        }
    };
    let rows = quote_spanned! {here=>
        #(#conditions)*
        #[doc(hidden)]
        #[inline]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        fn #rows <#(#generics,)* __Entries: ::core::ops::DerefMut<Target = [f64]>> (
            #(#parameters,)*
            room: impl ::core::ops::FnOnce(usize, usize) -> __Entries,
        ) -> (#ty, __Entries) {
            #(#saved)*
            let columns = 0usize #(+ ::adjoin::Differentiable::<f64>::count_scalars(#inputs))*;
            let (value, pull) = #forward(#(#again),*);
            let rows = 0usize #(+ #counts)*;
            let mut entries = room(rows, columns);
            if rows > columns {
                ::adjoin::macro_support::compiled::by_columns(columns, &mut entries, |group| {
                    #(let mut #lifted = group.lift(#inputs);)*
                    let result = #call;
                    #write_result
                    #(group.write(&#lifted_out);)*
                });
            } else {
                ::adjoin::macro_support::compiled::by_rows::<#lanes, _>(pull, (rows, columns), &mut entries, |pull, group| {
                    #seed
                    #(#out_starts)*
                    #(#other_starts)*
                    pull(#(#read,)* #seed_given #(&mut #bars),*);
                    #(#writes)*
                });
            }
            let finite = ::adjoin::macro_support::compiled::is_finite(&*entries);
            if !finite || ::adjoin::macro_support::compiled::checks() {
                // 0 · ∞ is 0 by the conventions of the library, which the tape knows how to keep.
                let by_tape = ::adjoin::jacobian(
                    |(#(mut #lifted,)*)| {
                        let result = ::adjoin::macro_support::compiled::on_tape_alone(|| #call);
                        (#result_out #(#lifted_out,)*)
                    },
                    &(#(::adjoin::macro_support::compiled::owned(#inputs),)*),
                );
                if finite {
                    ::adjoin::macro_support::compiled::compare(&*entries, by_tape.entries());
                } else {
                    entries.copy_from_slice(by_tape.entries());
                }
            }
            (value, entries)
        }
    };
    [fresh, into, rows]
}
