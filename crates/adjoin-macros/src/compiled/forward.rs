//! F: the function itself, which keeps what the reverse pass needs.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::core::{Block, Kind, Stmt, StmtKind, VarId};
use super::narrow::Pass;
use super::print::Printer;
use super::types::Ty;

/// The stack of a statement or block.
pub(super) fn stack(number: usize) -> syn::Ident {
    syn::Ident::new(&format!("kept_{number}"), proc_macro2::Span::call_site())
}

/// F of statements. `written` are the variables that are written to after they were declared.
pub(super) fn stmts(printer: &Printer<'_>, stmts: &[Stmt], written: &HashSet<VarId>) -> TokenStream {
    stmts.iter().map(|stmt| forward(printer, stmt, written)).collect()
}

fn block(printer: &Printer<'_>, block: &Block, written: &HashSet<VarId>) -> TokenStream {
    let body = stmts(printer, &block.stmts, written);
    let stored: Vec<_> = block.stored.iter().map(|var| printer.name(*var)).collect();
    let push = (!stored.is_empty()).then(|| {
        let stack = stack(block.stack);
        quote!(#stack.push((#(#stored,)*));)
    });
    quote!(#body #push)
}

fn forward(printer: &Printer<'_>, stmt: &Stmt, written: &HashSet<VarId>) -> TokenStream {
    let kept = stack(stmt.stack);
    match &stmt.kind {
        StmtKind::Let(var, init) => {
            let (name, init) = (printer.name(*var), printer.expr(init));
            let ty = printer.table.tokens(&printer.core.vars[*var].ty);
            let mutable = written.contains(var).then(|| quote!(mut));
            quote!(let #mutable #name: #ty = #init;)
        }
        StmtKind::Assign(place, value) => {
            let (target, new) = (printer.target(place), printer.expr(value));
            let is_copy = matches!(place.ty, Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque);
            match (stmt.kept, is_copy) {
                (false, _) => quote!(#target = #new;),
                (true, true) => quote!(#kept.push(#target); #target = #new;),
                (true, false) => quote!({
                    let new = #new;
                    #kept.push(::core::mem::replace(&mut #target, new));
                }),
            }
        }
        StmtKind::Add(place, value) => {
            let target = printer.target(place);
            let keep = stmt.kept.then(|| quote!(#kept.push(#target);));
            match &value.kind {
                Kind::Neg(value) => {
                    let value = printer.expr(value);
                    quote!(#keep #target -= #value;)
                }
                _ => {
                    let value = printer.expr(value);
                    quote!(#keep #target += #value;)
                }
            }
        }
        StmtKind::Push(place, value) => {
            let (target, value) = (printer.target(place), printer.expr(value));
            quote!(#target.push(#value);)
        }
        StmtKind::If(condition, then, other) => {
            let (condition, then) = (printer.expr(condition), block(printer, then, written));
            let other = block(printer, other, written);
            if other.is_empty() {
                quote!(if #condition { #then })
            } else {
                quote!(if #condition { #then } else { #other })
            }
        }
        StmtKind::For { var, low, high, body } => {
            let narrowed = printer.narrow(Pass::Forward, *var, low, high, body);
            let (var, body) = (printer.name(*var), block(printer, body, written));
            printer.widen(&narrowed);
            let (low, high) = (printer.operand(low), printer.operand(high));
            narrowed.around(&high, quote!(for #var in #low..#high { #body }))
        }
        StmtKind::Loop { count, done, body } => {
            let (count, done) = (printer.name(*count), printer.name(*done));
            let body = block(printer, body, written);
            quote!(loop {
                #count += 1;
                #body
                if #done {
                    break;
                }
            })
        }
        StmtKind::Assert(condition, text) => {
            let condition = printer.expr(condition);
            quote!(::core::assert!(#condition, "{}", #text);)
        }
        StmtKind::Panic(text) => quote!(::core::panic!("{}", #text);),
    }
}
