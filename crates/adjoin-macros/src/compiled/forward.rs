//! F: the function itself, which also keeps what R needs.
//!
//! ```text
//! F(S; T)                   =  F(S); F(T)
//! F(let x = e)              =  let x: type = e;
//! F(let x = f(e))           =  let (x, reverse): (type, _) = f(e); kept.push(reverse);     (f is recursive)
//! F(p = e)                  =  kept.push(p); p = e;                    (without the push if R does not need the old p)
//!                              let kept = p; p = e;                    (a number, if R runs in the same scope)
//! F(p += e)                 =  kept.push(p); p += e;                   (likewise)
//! F(v.pop())                =  kept.push(v.pop());
//! F(if c {A} else {B})      =  if c {F(A)} else {F(B)}
//! F(for i in a..b {A})      =  for i in a..b {F(A)}
//!                              for i in 0..b {F(A); kept[i] = (numbers)}       innermost, with numbers to keep: without
//!                                                                              calls, into zeros at the end of the stack
//!                              kept.extend((a..b).map(|i| {F(A); (numbers)}))  the same, with calls
//!                              s̄ = …; for i in a..b {F(A); R(A)}               sums over data
//!                              for i in a..b {kept.push(state); A}             runs again: A keeps nothing
//! F({A})                    =  {F(A); kept.push((stored variables))}
//! ```
//!
//! Names of stacks are `kept_N`, where N is the number in the tree.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::core::{AtOnce, Block, Expr, Kind, Stmt, StmtKind, VarId, Way};
use super::lanes;
use super::narrow::Pass;
use super::print::{Printer, grouped};
use super::reverse;
use super::types::Ty;

/// The name of the stack of a statement or block, or of the variable that a statement keeps its value in.
pub(super) fn stack(number: usize) -> syn::Ident {
    syn::Ident::new(&format!("kept_{number}"), proc_macro2::Span::call_site())
}

/// F of statements.
pub(super) fn stmts(printer: &Printer<'_>, stmts: &[Stmt]) -> TokenStream {
    stmts.iter().map(|stmt| forward(printer, stmt)).collect()
}

/// F of a block; pushes what is stored at its end.
fn block(printer: &Printer<'_>, block: &Block) -> TokenStream {
    let body = stmts(printer, &block.stmts);
    let stored: Vec<_> = block.stored.iter().map(|var| printer.name(*var)).collect();
    let push = (!stored.is_empty() && printer.keeps.get()).then(|| {
        let stack = stack(block.stack);
        quote!(#stack.push((#(#stored,)*));)
    });
    quote!(#body #push)
}

/// The tuple of numbers that an iteration of an innermost loop keeps: stored variables, then overwritten
/// values. R takes it apart in the same order.
pub(super) fn row(printer: &Printer<'_>, block: &Block) -> Vec<TokenStream> {
    let stored = block.stored.iter().map(|var| printer.name(*var));
    let overwritten = block.stmts.iter().filter(|stmt| stmt.in_row).map(|stmt| {
        let kept = stack(stmt.stack);
        quote!(#kept)
    });
    stored.chain(overwritten).collect()
}

/// F of a `for` whose iterations keep what R needs.
fn each(printer: &Printer<'_>, (var, low, high): (VarId, &Expr, &Expr), body: &Block) -> TokenStream {
    let narrowed = printer.narrow(Pass::Forward, var, low, high, body);
    let rows = body.rows && printer.keeps.get();
    let left = left_from(printer, var, high);
    let around = printer.left.replace(Some(left));
    let tokens = if rows { stmts(printer, &body.stmts) } else { block(printer, body) };
    printer.left.replace(around.clone());
    printer.widen(&narrowed);
    let (var, low, high) = (printer.name(var), printer.operand(low), printer.operand(high));
    if rows {
        let (stack, row) = (stack(body.stack), row(printer, body));
        let room = around.map(|left| {
            let length = quote!(::adjoin::macro_support::compiled::span(#low, #high));
            quote!(::adjoin::macro_support::compiled::make_room(&mut #stack, #length, #left);)
        });
        // An `extend` writes nothing twice, but does not become vector code. Views exist only in loops over
        // `usize` from 0.
        let filled = if narrowed.has_slices(&tokens) && lanes::is_plain(body) {
            let (view, start) = (format_ident!("{}_view", stack), format_ident!("{}_start", stack));
            let zeros = row.iter().map(|_| quote!(::core::default::Default::default()));
            let each =
                narrowed.around(&high, quote!(for #var in 0..#high { #tokens #view[#var] = (#(#row,)*); }));
            quote!(
                let #start = #stack.len();
                #stack.resize(#start + #high, (#(#zeros,)*));
                let #view = &mut #stack[#start..][..#high];
                #each
            )
        } else {
            narrowed.around(&high, quote!(#stack.extend((#low..#high).map(|#var| { #tokens (#(#row,)*) }));))
        };
        return quote!(#room #filled);
    }
    narrowed.around(&high, quote!(for #var in #low..#high { #tokens }))
}

/// The number of iterations from the present one to the end.
fn left_from(printer: &Printer<'_>, var: VarId, high: &Expr) -> TokenStream {
    let (var, high) = (printer.name(var), printer.operand(high));
    quote!(::adjoin::macro_support::compiled::span(#var, #high))
}

/// F of a block that may run less often than the one around it.
fn rarer_block(printer: &Printer<'_>, rarer: &Block) -> TokenStream {
    let around = printer.left.take();
    let tokens = block(printer, rarer);
    printer.left.replace(around);
    tokens
}

/// F and R of a loop whose iterations are reversed at once. Views are those of R, which cover F too.
fn each_at_once(
    printer: &Printer<'_>,
    at_once: &AtOnce,
    (var, low, high): (VarId, &Expr, &Expr),
    body: &Block,
) -> TokenStream {
    let bars = at_once.bars.iter().map(|var| reverse::declare_bar(printer, *var));
    let sums = at_once.sums.iter().map(|var| printer.bar_name(*var));
    let ahead = &at_once.ahead;
    let narrowed = printer.narrow(Pass::Reverse, var, low, high, body);
    let (there, back) = (stmts(printer, &body.stmts), reverse::body(printer, body, None));
    printer.widen(&narrowed);
    let (var, low, high) = (printer.name(var), printer.operand(low), printer.operand(high));
    let each = narrowed.around(&high, quote!(for #var in #low..#high { #there #back }));
    quote!(#(#bars)* let (#(#sums,)*) = #ahead; #each)
}

/// F of the body of a loop whose iterations run again: saves the variables that it writes to, and keeps
/// nothing else. R runs it a second time, and keeps then.
fn body_again(printer: &Printer<'_>, (stack, saved): (syn::Ident, &[VarId]), body: &Block) -> TokenStream {
    let keep = (!saved.is_empty() && printer.keeps.get()).then(|| {
        let saved = saved.iter().map(|var| printer.whole(*var));
        quote!(#stack.push((#((#saved).clone(),)*));)
    });
    let outer = printer.keeps.replace(false);
    let body = rarer_block(printer, body);
    printer.keeps.set(outer);
    quote!(#keep #body)
}

/// F of a statement.
fn forward(printer: &Printer<'_>, stmt: &Stmt) -> TokenStream {
    let kept = stack(stmt.stack);
    let keeps = stmt.kept && printer.keeps.get();
    match &stmt.kind {
        StmtKind::Let(var, init) => {
            let (name, ty) = (printer.name(*var), printer.ty_of(*var));
            let mutable = printer.written.contains(var).then(|| quote!(mut));
            if let Some(call) = stmt.recursive().filter(|_| keeps) {
                let call = printer.call_and_keep(call);
                return if stmt.in_row {
                    quote!(let (#mutable #name, #kept): (#ty, _) = #call;)
                } else {
                    quote!(let (#mutable #name, kept_reverse): (#ty, _) = #call; #kept.push(kept_reverse);)
                };
            }
            let init = printer.expr(init);
            quote!(let #mutable #name: #ty = #init;)
        }
        StmtKind::Assign(place, value) => {
            let (target, new) = (printer.target(place), printer.expr(value));
            let is_copy = matches!(place.ty, Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque(_));
            match (keeps, is_copy) {
                (false, _) => quote!(#target = #new;),
                // Numbers are copied; larger values are moved to the stack when they are replaced.
                (true, true) if stmt.in_row => quote!(let #kept = #target; #target = #new;),
                (true, true) => quote!(#kept.push(#target); #target = #new;),
                (true, false) => quote!({
                    let new = #new;
                    #kept.push(::core::mem::replace(&mut #target, new));
                }),
            }
        }
        StmtKind::Add(place, value) => {
            let target = printer.target(place);
            let keep = match (keeps, stmt.in_row) {
                (false, _) => quote!(),
                (true, true) => quote!(let #kept = #target;),
                (true, false) => quote!(#kept.push(#target);),
            };
            match &value.kind {
                // `place -= value` is in the tree as `place += -value`.
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
            // The value first: `a[i].push(a[i][0])` would borrow `a` twice.
            let (target, value) = (printer.target(place), printer.expr(value));
            quote!({
                let new = #value;
                #target.push(new);
            })
        }
        StmtKind::Pop(place) => {
            let target = grouped(&printer.target(place));
            if printer.keeps.get() {
                quote!(#kept.push(::adjoin::macro_support::compiled::taken(#target.pop()));)
            } else {
                quote!(#target.pop();)
            }
        }
        StmtKind::If(condition, then, other) => {
            let (condition, then) = (printer.expr(condition), rarer_block(printer, then));
            let other = rarer_block(printer, other);
            if other.is_empty() {
                quote!(if #condition { #then })
            } else {
                quote!(if #condition { #then } else { #other })
            }
        }
        StmtKind::For { var, low, high, body } => {
            let range = (*var, low, high);
            match &stmt.way {
                Way::Stored => each(printer, range, body),
                Way::AtOnce(at_once) => each_at_once(printer, at_once, range, body),
                Way::Again(saved) => {
                    let body = body_again(printer, (kept, saved), body);
                    let (var, low, high) = (printer.name(*var), printer.operand(low), printer.operand(high));
                    quote!(for #var in #low..#high { #body })
                }
            }
        }
        StmtKind::Loop { count, done, body } => {
            let (count, done) = (printer.name(*count), printer.name(*done));
            let body = match &stmt.way {
                Way::Again(saved) => body_again(printer, (kept, saved), body),
                _ => rarer_block(printer, body),
            };
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
