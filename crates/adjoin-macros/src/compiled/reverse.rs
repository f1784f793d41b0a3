//! R: the adjoints of the statements, from the last to the first.
//!
//! With x̄ for the bar of x, the derivative of the result with respect to x:
//!
//! ```text
//! R(S; T)              =  R(T); R(S)
//! R(let x = e)         =  E(e, x̄)
//! R(let x = f(p))      =  the R that f has returned, run with x̄ and p̄      (f is recursive)
//! R(p = e)             =  b = p̄; p̄ = 0; restore p; E(e, b)
//! R(p += e)            =  b = p̄; restore p; E(e, b)
//! R(v.push(e))         =  b = v̄.pop(); v.pop(); E(e, b)
//! R(v.pop())           =  v̄.push(0); v.push(kept.pop())
//! R(if c {A} else {B}) =  if c {R(A)} else {R(B)}
//! R(for i in a..b {A}) =  for i in (a..b).rev() {R(A)}                   (in the order of F if any order will do)
//!                         for i in (a..b).rev() {restore; F(A); R(A)}    (if it runs again)
//!                         if s̄ ≠ 0 || … {the loop}                       (if A only adds to the sums s, …, in any order)
//! R({A})               =  {pop what was stored; compute the rest again; bars of A's variables = 0; R(A)}
//!
//! E(p, b)              =  p̄ += b
//! E(e + f, b)          =  E(e, b); E(f, b)
//! E(e · f, b)          =  E(e, f · b); E(f, e · b)
//! E(f(e), b)           =  E(e, f′(e) · b)
//! E(constant, b)       =  nothing
//! ```
//!
//! "Restore p" puts the overwritten value back if F has kept it. It comes before E, whose slopes read the
//! values from before the assignment. The bar is read before, because e may contain p.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::BinOp;

use super::analyse::active;
use super::at_once::declared;
use super::core::{Argument, Block, Expr, Kind, Mode, Recursive, Stmt, StmtKind, VarId, Way};
use super::forward::{self, row, stack};
use super::lanes;
use super::narrow::{Pass, is_innermost, runs_forwards};
use super::print::{Printer, grouped};
use super::rules;
use super::shapes;
use super::types::{Table, Ty};

/// R of a block whose F has run in the same scope, so that all its variables are in reach. `skip` is the
/// result, whose bar is the seed.
pub(super) fn body(printer: &Printer<'_>, block: &Block, skip: Option<VarId>) -> TokenStream {
    let bars = bars(printer, block, skip);
    let body = stmts(printer, &block.stmts);
    quote!(#bars #body)
}

/// Declares the bars of the variables of a block, except those that F has declared for a loop that is
/// reversed at once.
fn bars(printer: &Printer<'_>, block: &Block, skip: Option<VarId>) -> TokenStream {
    let ready = |var: &VarId| {
        block.stmts.iter().any(|stmt| matches!(&stmt.way, Way::AtOnce(at_once) if at_once.bars.contains(var)))
    };
    block
        .stmts
        .iter()
        .filter_map(|stmt| match &stmt.kind {
            StmtKind::Let(var, _) if printer.core.vars[*var].active && Some(*var) != skip => Some(*var),
            _ => None,
        })
        .filter(|var| !ready(var))
        .map(|var| declare_bar(printer, var))
        .collect()
}

/// Declares the bar of a variable, with zeros in the shape of its value.
///
/// Zeros of numbers are −0: adding to −0 gives the same number in every case, so the compiler leaves out the
/// first addition. Bars that the caller gets start from 0, and stay that.
pub(super) fn declare_bar(printer: &Printer<'_>, var: VarId) -> TokenStream {
    let bar = printer.bar_name(var);
    let ty = &printer.core.vars[var].ty;
    let zeros = match ty {
        Ty::F64 => printer.own_zero(),
        _ => printer.zeros(ty, &printer.name(var)),
    };
    let ty = printer.bar_ty(ty);
    quote!(let mut #bar: #ty = #zeros;)
}

fn stmts(printer: &Printer<'_>, stmts: &[Stmt]) -> TokenStream {
    stmts.iter().rev().map(|stmt| reverse(printer, stmt)).collect()
}

/// R of a block whose F ran in another scope: takes stored variables from the stack, and computes the others
/// again.
fn block(printer: &Printer<'_>, block: &Block) -> TokenStream {
    let stored: Vec<_> = block.stored.iter().map(|var| printer.name(*var)).collect();
    let take = (!stored.is_empty() && !block.rows).then(|| {
        let stack = stack(block.stack);
        quote!(let (#(mut #stored,)*) = ::adjoin::macro_support::compiled::taken(#stack.pop());)
    });
    let again = block.stmts.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Let(var, init) if block.again.contains(var) => {
            let (name, init) = (printer.name(*var), printer.expr(init));
            let ty = printer.ty_of(*var);
            Some(quote!(let #name: #ty = #init;))
        }
        _ => None,
    });
    let again: TokenStream = again.collect();
    // The stack has to be popped even if nothing is read: what lies below belongs to earlier iterations.
    let body = stmts(printer, &block.stmts);
    if body.is_empty() {
        return quote!(#take);
    }
    let bars = bars(printer, block, None);
    quote!(#take #again #bars #body)
}

/// R of a `for` whose iterations have kept what it needs. The rows of an innermost loop are read in place, as
/// a slice or by an iterator, and cut off the stack after the loop:
///
/// ```text
/// let kept_5_start = kept_5.len() - span(0, bound);
/// let kept_5_view = &kept_5[kept_5_start..];
/// for (i, &(mut t, mut kept_4)) in (0..bound).rev().zip(kept_5_view.iter().rev()) { R(A) }
/// kept_5.truncate(kept_5_start);
/// ```
fn each(printer: &Printer<'_>, (var, low, high): (VarId, &Expr, &Expr), body: &Block) -> TokenStream {
    let narrowed = printer.narrow(Pass::Reverse, var, low, high, body);
    let mut tokens = block(printer, body);
    printer.widen(&narrowed);
    let (var, low, high) = (printer.name(var), printer.operand(low), printer.operand(high));
    let any_order = runs_forwards(body);
    let mut narrowed = narrowed;
    let mut range = if any_order { quote!(#low..#high) } else { quote!((#low..#high).rev()) };
    let mut pattern = var.clone();
    let (mut before, mut after) = (quote!(), quote!());
    if body.rows {
        let (stack, row) = (stack(body.stack), row(printer, body));
        let view = format_ident!("{}_view", stack);
        let start = format_ident!("{}_start", stack);
        before = quote!(
            let #start = #stack.len() - ::adjoin::macro_support::compiled::span(#low, #high);
            let #view = &#stack[#start..];
        );
        after = quote!(#stack.truncate(#start););
        if tokens.is_empty() {
            return quote!(#before #after);
        }
        if narrowed.has_slices(&tokens) {
            // Views exist only in loops over `usize` from 0, so the variable indexes the rows, too.
            before = quote!(let #start = #stack.len() - #high; let #view = &#stack[#start..][..#high];);
            tokens = quote!(let (#(mut #row,)*) = #view[#var]; #tokens);
            narrowed.add_rows(view);
        } else {
            let rows = if any_order { quote!(#view.iter()) } else { quote!(#view.iter().rev()) };
            range = quote!((#range).zip(#rows));
            pattern = quote!((#var, &(#(mut #row,)*)));
        }
    } else if tokens.is_empty() {
        return quote!();
    }
    if !any_order && lanes::is_plain(body) {
        tokens = narrowed.in_variables(&var, tokens);
    }
    // Lanes change the order of iterations, and need the same statements in each.
    let in_lanes = (any_order && lanes::is_straight(body))
        .then(|| narrowed.in_lanes(&printer.typed_zero(), &var, &high, &tokens));
    let tokens = match in_lanes.flatten() {
        Some(in_lanes) => in_lanes,
        None => narrowed.around(&high, quote!(for #pattern in #range { #tokens })),
    };
    let tokens = match only_sums(printer, body).filter(|_| any_order) {
        Some(sums) => {
            let any = sums.iter().map(|var| printer.is_not_zero(&printer.bar_name(*var)));
            quote!(if #(#any)||* { #tokens })
        }
        None => tokens,
    };
    quote!(#before #tokens #after)
}

/// R of the body of a loop whose iterations run again:
///
/// ```text
/// let state = kept.pop(); y = state.0.clone();   the variables as they were before the iteration
/// F(A); R(A)                                     where F keeps values in variables
/// y = state.0;                                   once more, for the statements before
/// ```
///
/// The last line is needed because R(A) restores only what it reads itself.
fn body_again(printer: &Printer<'_>, (stack, saved): (syn::Ident, &[VarId]), block: &Block) -> TokenStream {
    let back = body(printer, block, None);
    let outer = printer.keeps.replace(true);
    let there = forward::stmts(printer, &block.stmts);
    printer.keeps.set(outer);
    let state = format_ident!("{}_state", stack);
    let take = (!saved.is_empty())
        .then(|| quote!(let #state = ::adjoin::macro_support::compiled::taken(#stack.pop());));
    let put = |copy: TokenStream| -> TokenStream {
        let put = saved.iter().enumerate().map(|(number, var)| {
            let (place, number) = (printer.whole(*var), syn::Index::from(number));
            quote!(#place = #state.#number #copy;)
        });
        put.collect()
    };
    let (first, last) = (put(quote!(.clone())), put(quote!()));
    quote!(#take #first #there #back #last)
}

/// The sums that an innermost loop adds to, if it writes to nothing else that is active. If their bars are
/// zero, R of the loop adds nothing and is skipped: a relu that is off, for example.
fn only_sums(printer: &Printer<'_>, block: &Block) -> Option<Vec<VarId>> {
    fn collect(
        printer: &Printer<'_>,
        stmts: &[Stmt],
        own: &HashSet<VarId>,
        sums: &mut Vec<VarId>,
    ) -> Option<()> {
        for stmt in stmts {
            match &stmt.kind {
                StmtKind::Assign(place, _) | StmtKind::Add(place, _) if own.contains(&place.root) => {}
                StmtKind::Add(place, _) if !printer.is_active(place) || sums.contains(&place.root) => {}
                StmtKind::Add(place, _)
                    if place.path.is_empty() && !printer.core.vars[place.root].bar_by_ref =>
                {
                    sums.push(place.root);
                }
                StmtKind::Assign(..) | StmtKind::Add(..) | StmtKind::Push(..) => return None,
                StmtKind::If(_, then, other) => {
                    collect(printer, &then.stmts, own, sums)?;
                    collect(printer, &other.stmts, own, sums)?;
                }
                _ => {}
            }
        }
        Some(())
    }
    if !is_innermost(&block.stmts) {
        return None;
    }
    let (mut own, mut sums) = (HashSet::new(), Vec::new());
    declared(block, &mut own);
    collect(printer, &block.stmts, &own, &mut sums)?;
    (!sums.is_empty()).then_some(sums)
}

/// R of a statement.
fn reverse(printer: &Printer<'_>, stmt: &Stmt) -> TokenStream {
    match &stmt.kind {
        StmtKind::If(condition, then, other) => {
            let (then, other) = (block(printer, then), block(printer, other));
            let condition = printer.expr(condition);
            match (then.is_empty(), other.is_empty()) {
                (true, true) => quote!(),
                (false, true) => quote!(if #condition { #then }),
                (true, false) => quote!(if !#condition { #other }),
                (false, false) => quote!(if #condition { #then } else { #other }),
            }
        }
        StmtKind::For { var, low, high, body } => {
            let range = (*var, low, high);
            match &stmt.way {
                Way::Stored => each(printer, range, body),
                // F has reversed it.
                Way::AtOnce(_) => quote!(),
                Way::Again(saved) => {
                    let body = body_again(printer, (stack(stmt.stack), saved), body);
                    let (var, low, high) = (printer.name(*var), printer.operand(low), printer.operand(high));
                    quote!(for #var in (#low..#high).rev() { #body })
                }
            }
        }
        StmtKind::Loop { count, body, .. } => {
            let body = match &stmt.way {
                Way::Again(saved) => body_again(printer, (stack(stmt.stack), saved), body),
                _ => block(printer, body),
            };
            if body.is_empty() {
                return quote!();
            }
            let count = printer.name(*count);
            quote!(for _ in 0..#count { #body })
        }
        _ => leaf(printer, stmt),
    }
}

/// R of a statement that contains no others. The analysis calls it, too, to learn which variables it reads.
pub(super) fn leaf(printer: &Printer<'_>, stmt: &Stmt) -> TokenStream {
    match &stmt.kind {
        StmtKind::Let(var, init) => {
            if !printer.core.vars[*var].active || !active(printer.core, printer.table, init) {
                return quote!();
            }
            let bar = printer.bar_name(*var);
            if let Some(call) = stmt.recursive() {
                return recursive(printer, stmt, call, &quote!(#bar));
            }
            // Slopes may use the value of the expression under the name of the variable.
            expr(printer, init, &quote!(#bar), Some(*var))
        }
        StmtKind::Assign(place, value) => {
            let restore = restore(printer, stmt);
            if !printer.is_active(place) {
                return restore;
            }
            let bar = printer.bar(place);
            let zeros = printer.zeros(&place.ty, &printer.target(place));
            let flow = expr(printer, value, &quote!(bar), None);
            if place.ty == Ty::F64 {
                let is_own = place.path.is_empty() && !printer.core.vars[place.root].bar_by_ref;
                let zero = if is_own { printer.own_zero() } else { printer.zero() };
                let body = quote!(let bar = #bar; #bar = #zero; #restore #flow);
                quote!({ #body })
            } else {
                // Zeros in the shape of the old value, so it is restored first.
                quote!({ #restore let bar = ::core::mem::replace(&mut #bar, #zeros); #flow })
            }
        }
        StmtKind::Add(place, value) => {
            let restore = restore(printer, stmt);
            if !printer.is_active(place) {
                return restore;
            }
            let bar = printer.bar(place);
            let flow = expr(printer, value, &quote!(bar), None);
            if flow.is_empty() { restore } else { quote!({ let bar = #bar; #restore #flow }) }
        }
        StmtKind::Push(place, value) => {
            let target = grouped(&printer.target(place));
            if !printer.is_active(place) {
                return quote!(#target.pop(););
            }
            let bar = grouped(&printer.bar(place));
            let flow = expr(printer, value, &quote!(bar), None);
            quote!({ let bar = ::adjoin::macro_support::compiled::taken(#bar.pop()); #target.pop(); #flow })
        }
        StmtKind::Pop(place) => {
            let (target, stack) = (grouped(&printer.target(place)), stack(stmt.stack));
            let old = quote!(::adjoin::macro_support::compiled::taken(#stack.pop()));
            // The value was read by an earlier statement of the tree, so the bar gets zeros for it here, and
            // that statement adds to them.
            let Some(elem) = Table::element(&place.ty).filter(|_| printer.is_active(place)) else {
                return quote!(#target.push(#old););
            };
            let bar = grouped(&printer.bar(place));
            let zeros = printer.zeros(elem, &quote!(old));
            quote!({ let old = #old; #bar.push(#zeros); #target.push(old); })
        }
        _ => quote!(),
    }
}

/// Restores the value that a statement has overwritten, if F has kept it.
fn restore(printer: &Printer<'_>, stmt: &Stmt) -> TokenStream {
    match &stmt.kind {
        StmtKind::Assign(place, _) | StmtKind::Add(place, _) if stmt.kept => {
            let (target, stack) = (printer.target(place), stack(stmt.stack));
            if stmt.in_row {
                return quote!(#target = #stack;);
            }
            quote!(#target = ::adjoin::macro_support::compiled::taken(#stack.pop());)
        }
        _ => quote!(),
    }
}

/// E: adds to the bars of the places that an expression reads. `bar` is the bar of its value, and may be
/// printed several times. `result` is the variable that holds the value, if it is one: slopes of quotients
/// and of some rules are cheaper by their result.
fn expr(printer: &Printer<'_>, value: &Expr, bar: &TokenStream, result: Option<VarId>) -> TokenStream {
    if !active(printer.core, printer.table, value) {
        return quote!();
    }
    match &value.kind {
        Kind::Read(place) => {
            let target = printer.bar(place);
            shapes::add(printer.table, &value.ty, &target, bar)
        }
        Kind::Neg(a) => expr(printer, a, &quote!((-#bar)), None),
        Kind::Binary(BinOp::Add(_), a, b) => {
            let (a, b) = (expr(printer, a, bar, None), expr(printer, b, bar, None));
            quote!(#a #b)
        }
        Kind::Binary(BinOp::Sub(_), a, b) => {
            let (a, b) = (expr(printer, a, bar, None), expr(printer, b, &quote!((-#bar)), None));
            quote!(#a #b)
        }
        Kind::Binary(BinOp::Mul(_), a, b) => {
            let is_active = |e: &Expr| active(printer.core, printer.table, e);
            let mut flow = quote!();
            if is_active(a) {
                let slope = printer.operand(b);
                flow.extend(expr(printer, a, &quote!((#slope * #bar)), None));
            }
            if is_active(b) {
                let slope = printer.operand(a);
                flow.extend(expr(printer, b, &quote!((#slope * #bar)), None));
            }
            flow
        }
        // ∂(a / b)/∂a = 1 / b and ∂(a / b)/∂b = −(a / b) / b.
        Kind::Binary(BinOp::Div(_), a, b) => {
            let is_active = |e: &Expr| active(printer.core, printer.table, e);
            let mut flow = quote!();
            if is_active(a) {
                let slope = printer.operand(b);
                flow.extend(expr(printer, a, &quote!(((1.0 / #slope) * #bar)), None));
            }
            // A quotient with an active divisor is the whole value of a `let` (invariant 3 of the tree), so
            // it has a name.
            if let (true, Some(result)) = (is_active(b), result) {
                printer.used.borrow_mut().insert(result);
                let (quotient, slope) = (printer.name(result), printer.operand(b));
                flow.extend(expr(printer, b, &quote!((-(#quotient / #slope) * #bar)), None));
            }
            flow
        }
        Kind::Rule(name, arguments) => rule(printer, name, arguments, bar, result),
        Kind::Tuple(parts) => parts
            .iter()
            .enumerate()
            .map(|(number, part)| {
                let member = syn::Index::from(number);
                expr(printer, part, &quote!(#bar.#member), None)
            })
            .collect(),
        Kind::Array(parts) | Kind::VecOf(parts) => parts
            .iter()
            .enumerate()
            .map(|(number, part)| {
                let number = proc_macro2::Literal::usize_unsuffixed(number);
                expr(printer, part, &quote!(#bar[#number]), None)
            })
            .collect(),
        Kind::Struct(_, fields) => {
            fields.iter().map(|(member, part)| expr(printer, part, &quote!(#bar.#member), None)).collect()
        }
        Kind::Variant(path, fields) => {
            let names: Vec<_> =
                (0..fields.len()).map(|number| format_ident!("kept_part_{}", number)).collect();
            let members = fields.iter().map(|(member, _)| member);
            let flows = fields
                .iter()
                .zip(&names)
                .map(|((_, part), name)| expr(printer, part, &quote!((*#name)), None));
            quote!(match &#bar {
                #path { #(#members: #names),* } => { #(#flows)* }
                _ => ::adjoin::macro_support::compiled::other_variant(),
            })
        }
        Kind::Repeat(part, _) | Kind::VecRepeat(part, _) => {
            let flow = expr(printer, part, &quote!((*element_bar)), None);
            quote!(for element_bar in #bar.iter() { #flow })
        }
        _ => quote!(),
    }
}

/// R of a recursive call: the R that F has kept, which adds to the bars of the arguments. Where two arguments
/// are parts of one variable, each gets zeros of its own, which are added to the bar afterwards. The bar of
/// `&mut` is that of the final value before, and that of the initial one afterwards:
///
/// ```text
/// let t = f(x[1..], y);        ⟶   kept.pop().run((&x[1..], t_bar, &mut x_bar[1..], &mut y_bar));
/// let t = f(x[..k], x[k..]);   ⟶   let mut sum_0 = zeros; let mut sum_1 = zeros;
///                                  kept.pop().run((&x[..k], &x[k..], t_bar, &mut sum_0, &mut sum_1));
///                                  x_bar[..k] += sum_0; x_bar[k..] += sum_1;
/// ```
fn recursive(printer: &Printer<'_>, stmt: &Stmt, call: &Recursive, bar: &TokenStream) -> TokenStream {
    let of_result = if call.changes() { quote!(#bar.0) } else { bar.clone() };
    let mut given = printer.read_again(call);
    if printer.table.carries(&call.result) {
        given.push(of_result);
    }
    let root = |argument: &Argument| match &argument.value.kind {
        Kind::Read(place) => Some(place.root),
        _ => None,
    };
    let with_bars = || call.arguments.iter().filter(|argument| argument.has_bar);
    let (mut own, mut sums) = (Vec::new(), quote!());
    let mut changed = 0;
    for argument in &call.arguments {
        let is_changed = argument.mode == Mode::RefMut;
        changed += usize::from(is_changed);
        if !argument.has_bar {
            continue;
        }
        let value = &argument.value;
        let is_active = active(printer.core, printer.table, value);
        let alone = with_bars().filter(|other| root(other) == root(argument)).count() == 1;
        match &value.kind {
            Kind::Read(place) if is_active && alone && !is_changed => {
                let bar = printer.bar(place);
                given.push(quote!(&mut #bar));
            }
            kind => {
                let name = format_ident!("kept_sum_{}", own.len());
                let start = if is_changed {
                    let number = syn::Index::from(changed);
                    quote!(#bar.#number)
                } else {
                    let tokens = match kind {
                        Kind::Read(place) => printer.referred(place),
                        _ => printer.expr(value),
                    };
                    printer.zeros(&value.ty, &tokens)
                };
                own.push(quote!(let mut #name = #start;));
                given.push(quote!(&mut #name));
                if let (Kind::Read(place), true) = (kind, is_active) {
                    let from = if let Ty::Slice(_) = value.ty { quote!(#name[..]) } else { quote!(#name) };
                    sums.extend(shapes::add(printer.table, &value.ty, &printer.bar(place), &from));
                }
            }
        }
    }
    let stack = stack(stmt.stack);
    let kept = if stmt.in_row {
        quote!(#stack)
    } else {
        quote!(::adjoin::macro_support::compiled::taken(#stack.pop()))
    };
    quote!({
        #(#own)*
        #kept.run((#(#given,)*));
        #sums
    })
}

/// E of a function of the rule table. Numbers that its slopes do not use are NaN, so that a wrong entry in
/// `rules.rs` cannot go unnoticed:
///
/// ```text
/// let t = f64::tanh(y);       ⟶   y_bar += slopes::tanh(f64::NAN, t) * t_bar;
/// let z = f64::hypot(x, y);   ⟶   { let slopes = slopes::hypot(x, y, z); x_bar += slopes[0] * z_bar; y_bar += slopes[1] * z_bar; }
/// ```
fn rule(
    printer: &Printer<'_>,
    name: &str,
    arguments: &[Expr],
    bar: &TokenStream,
    result: Option<VarId>,
) -> TokenStream {
    let (looks_at, at_value) = rules::looks_at(name);
    let function = format_ident!("{}", name);
    let values: Vec<_> = arguments
        .iter()
        .zip(&looks_at)
        .map(|(argument, looks)| if *looks { printer.expr(argument) } else { quote!(f64::NAN) })
        .collect();
    let value = match result {
        Some(result) if at_value => {
            printer.used.borrow_mut().insert(result);
            printer.name(result)
        }
        _ => quote!(f64::NAN),
    };
    let floats: Vec<_> = arguments.iter().filter(|argument| argument.ty == Ty::F64).collect();
    if floats.len() == 1 {
        let slope = quote!(::adjoin::macro_support::compiled::slopes::#function(#(#values,)* #value));
        return expr(printer, floats[0], &quote!((#slope * #bar)), None);
    }
    let flows = floats.iter().enumerate().map(|(number, argument)| {
        let number = proc_macro2::Literal::usize_unsuffixed(number);
        expr(printer, argument, &quote!((slopes[#number] * #bar)), None)
    });
    quote!({
        let slopes = ::adjoin::macro_support::compiled::slopes::#function(#(#values,)* #value);
        #(#flows)*
    })
}
