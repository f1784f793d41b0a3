//! F, and F and R in one function.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ItemFn;

use super::super::analyse::assigned;
use super::super::core::{Core, Mode, Param, Stmt, StmtKind, Way};
use super::super::narrow::mentions;
use super::super::print::Printer;
use super::super::types::{Table, Ty};
use super::super::{apart, forward, reverse};
use super::{adjoint, conditions, own_parameters, referent};

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
pub(in crate::compiled) fn forward_pass(
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

/// The function with F and R, for a function that only returns one float and does not call itself:
///
/// ```text
/// fn __adjoin_adjoint_loss(w: &[f64], x: f64, seed: f64, w_bar: &mut [f64], x_bar: &mut f64) -> f64 {
///     F
///     let mut result_bar = seed;
///     R
///     output
/// }
/// ```
///
/// The seed is known before F runs: `at_once.rs` relies on it. If the function calls itself, F and R are
/// apart (`apart.rs`), and this one runs both.
pub(super) fn adjoint_function(
    table: &Table,
    core: &Core,
    item: &ItemFn,
    own: Option<&TokenStream>,
) -> TokenStream {
    let mut printer = Printer::new(core, table);
    let parameters = own_parameters(&printer, core);
    let bars = core.params.iter().filter(|param| !param.constant).map(|param| {
        let (bar, ty) = (printer.bar_name(param.var), referent(&param.ty));
        quote!(#bar: &mut #ty)
    });
    let bars: Vec<_> = bars.collect();
    let body = if core.body.calls_itself() {
        let forward = apart::call(item, own, &quote!(f64));
        let all = core.params.iter().map(|param| printer.name(param.var));
        let read = core.params.iter().filter(|param| param.mode == Mode::Ref);
        let read = read.map(|param| printer.name(param.var));
        let bars =
            core.params.iter().filter(|param| !param.constant).map(|param| printer.bar_name(param.var));
        quote! {
            let (output, reverse) = #forward(#(#all),*);
            reverse(#(#read,)* seed, #(#bars),*);
            output
        }
    } else {
        assigned(&core.body.stmts, &mut printer.written);
        let result_bar = printer.bar_name(core.result);
        let (forward, reverse) = forward_pass(&printer, core, || {
            if !core.vars[core.result].active {
                return quote!();
            }
            let body = reverse::body(&printer, &core.body, Some(core.result));
            quote!(let mut #result_bar = seed; #body)
        });
        quote!(#forward #reverse output)
    };
    let name = adjoint(&item.sig.ident);
    let generics = &item.sig.generics;
    let ty = &core.result_ty;
    let vis = &item.vis;
    let conditions = conditions(item);
    quote! {
        #(#conditions)*
        #[doc(hidden)]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #vis fn #name #generics (#(#parameters,)* seed: f64, #(#bars,)*) -> #ty {
            #body
        }
    }
}

/// The name of the reference to which the final value of a `&mut` parameter is written.
fn place_of(core: &Core, param: &Param) -> Ident {
    format_ident!("place_of_{}", core.vars[param.var].name)
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
