//! R: the adjoint of statements, backwards.
//!
//! With x̄ for the bar of x, the derivative of the result with respect to it:
//!
//! ```text
//! R(S; T)              =  R(T); R(S)
//! R(let x = e)         =  E(e, x̄)
//! R(p = e)             =  b = p̄; p̄ = 0; put back the old p; E(e, b)
//! R(p += e)            =  b = p̄; put back the old p; E(e, b)
//! R(v.push(e))         =  b = v̄.pop(); v.pop(); E(e, b)
//! R(if c {A} else {B}) =  if c {R(A)} else {R(B)}
//! R(for i in a..b {A}) =  for i in (a..b).rev() {R(A)}                 (from a on where the order does not matter)
//! R({A})               =  {take back what was stored; compute the rest again; bars of A's variables = 0; R(A)}
//!
//! E(p, b)              =  p̄ += b
//! E(e + f, b)          =  E(e, b); E(f, b)
//! E(e · f, b)          =  E(e, f · b); E(f, e · b)
//! E(f(e), b)           =  E(e, f′(e) · b)
//! E(constant, b)       =  nothing
//! ```

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::BinOp;

use super::analyse::active;
use super::core::{Block, Expr, Kind, Stmt, StmtKind, VarId};
use super::forward::stack;
use super::lanes;
use super::narrow::{Pass, runs_forwards};
use super::print::Printer;
use super::rules;
use super::shapes;
use super::types::Ty;

/// R of the body of a function, whose variables are all at hand.
pub(super) fn body(printer: &Printer<'_>, block: &Block, skip: VarId) -> TokenStream {
    let bars = bars(printer, block, Some(skip));
    let body = stmts(printer, &block.stmts);
    quote!(#bars #body)
}

/// The bars of a block's variables.
fn bars(printer: &Printer<'_>, block: &Block, skip: Option<VarId>) -> TokenStream {
    block
        .stmts
        .iter()
        .filter_map(|stmt| match &stmt.kind {
            StmtKind::Let(var, _) if printer.core.vars[*var].active && Some(*var) != skip => Some(*var),
            _ => None,
        })
        .map(|var| {
            let bar = printer.bar_name(var);
            let ty = &printer.core.vars[var].ty;
            let zeros = printer.zeros(ty, &printer.name(var));
            let ty = printer.table.tokens(ty);
            quote!(let mut #bar: #ty = #zeros;)
        })
        .collect()
}

fn stmts(printer: &Printer<'_>, stmts: &[Stmt]) -> TokenStream {
    stmts.iter().rev().map(|stmt| reverse(printer, stmt)).collect()
}

/// R of a block inside of the function.
fn block(printer: &Printer<'_>, block: &Block) -> TokenStream {
    let stored: Vec<_> = block.stored.iter().map(|var| printer.name(*var)).collect();
    let take = (!stored.is_empty()).then(|| {
        let stack = stack(block.stack);
        quote!(let (#(mut #stored,)*) = ::adjoin::macro_support::compiled::taken(#stack.pop());)
    });
    let again = block.stmts.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Let(var, init) if block.again.contains(var) => {
            let (name, init) = (printer.name(*var), printer.expr(init));
            let ty = printer.table.tokens(&printer.core.vars[*var].ty);
            Some(quote!(let #name: #ty = #init;))
        }
        _ => None,
    });
    let again: TokenStream = again.collect();
    let body = stmts(printer, &block.stmts);
    if body.is_empty() {
        return quote!(#take);
    }
    let bars = bars(printer, block, None);
    quote!(#take #again #bars #body)
}

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
            let narrowed = printer.narrow(Pass::Reverse, *var, low, high, body);
            let tokens = block(printer, body);
            printer.widen(&narrowed);
            if tokens.is_empty() {
                return quote!();
            }
            let (var, low, high) = (printer.name(*var), printer.operand(low), printer.operand(high));
            let any_order = runs_forwards(body);
            if any_order && lanes::is_straight(body) {
                if let Some(tokens) = narrowed.in_lanes(&var, &high, &tokens) {
                    return tokens;
                }
            }
            let range = if any_order { quote!(#low..#high) } else { quote!((#low..#high).rev()) };
            narrowed.around(&high, quote!(for #var in #range { #tokens }))
        }
        StmtKind::Loop { count, body, .. } => {
            let body = block(printer, body);
            if body.is_empty() {
                return quote!();
            }
            let count = printer.name(*count);
            quote!(for _ in 0..#count { #body })
        }
        _ => leaf(printer, stmt),
    }
}

/// R of a statement without statements in it.
pub(super) fn leaf(printer: &Printer<'_>, stmt: &Stmt) -> TokenStream {
    match &stmt.kind {
        StmtKind::Let(var, init) => {
            if !printer.core.vars[*var].active || !active(printer.core, printer.table, init) {
                return quote!();
            }
            let bar = printer.bar_name(*var);
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
                let body = quote!(let bar = #bar; #bar = 0.0; #restore #flow);
                quote!({ #body })
            } else {
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
            let target = printer.target(place);
            if !printer.is_active(place) {
                return quote!(#target.pop(););
            }
            let bar = printer.bar(place);
            let flow = expr(printer, value, &quote!(bar), None);
            quote!({ let bar = ::adjoin::macro_support::compiled::taken(#bar.pop()); #target.pop(); #flow })
        }
        _ => quote!(),
    }
}

/// Puts back the value that a statement has overwritten.
fn restore(printer: &Printer<'_>, stmt: &Stmt) -> TokenStream {
    match &stmt.kind {
        StmtKind::Assign(place, _) | StmtKind::Add(place, _) if stmt.kept => {
            let (target, stack) = (printer.target(place), stack(stmt.stack));
            quote!(#target = ::adjoin::macro_support::compiled::taken(#stack.pop());)
        }
        _ => quote!(),
    }
}

/// E: adds to the bars of what an expression is made of. `bar` is the bar of its value, and may be read many
/// times.
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
        Kind::Binary(BinOp::Div(_), a, b) => {
            let is_active = |e: &Expr| active(printer.core, printer.table, e);
            let mut flow = quote!();
            if is_active(a) {
                let slope = printer.operand(b);
                flow.extend(expr(printer, a, &quote!(((1.0 / #slope) * #bar)), None));
            }
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
        Kind::Repeat(part, _) | Kind::VecRepeat(part, _) => {
            let flow = expr(printer, part, &quote!((*element_bar)), None);
            quote!(for element_bar in #bar.iter() { #flow })
        }
        _ => quote!(),
    }
}

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
