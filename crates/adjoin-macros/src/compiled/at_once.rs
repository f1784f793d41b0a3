//! Sums over data: loops whose iterations only add to sums. Each iteration is reversed as soon as it has run,
//! so that nothing is kept for later. The bars of the sums are computed ahead of the loop:
//!
//! ```text
//! F(for i in a..b {A}); …; R(for i in a..b {A})   ⟶   s̄ = …; for i in a..b {F(A); R(A)}; …
//! ```
//!
//! For `for x in data { total += (x * w).sin(); } 0.5 * total` this emits, without the views of `narrow.rs`,
//!
//! ```text
//! let (total_bar,) = { let mut result_bar = seed; let mut total_bar = 0.0; total_bar += 0.5 * result_bar; (total_bar,) };
//! for k in 0..length {
//!     let t = data[k] * w; let t_2 = f64::sin(t); total += t_2;                                            // F
//!     let mut t_bar = 0.0; let mut t_2_bar = 0.0; t_2_bar += total_bar; t_bar += …; w_bar += …             // R
//! }
//! ```
//!
//! Later, R of the other statements is printed as usual, and R of the loop is empty.
//!
//! The conditions, for a loop A of the function's own block:
//!
//! 1. A writes to nothing outside but sums, by `+=`, and reads none of them.
//! 2. R does not need the values of the sums.
//! 3. The bars of the sums are known before the loop: the statements after it are linear in the sums, and
//!    their slopes consist of variables that are declared before the loop, or could be, and do not change.
//!    The path from the result back to the sums is reversed ahead, by the equations of `reverse.rs`.
//! 4. Later statements do not write to variables that A takes derivatives with respect to. R of such a write
//!    takes the bar for that of the new value, although A has already added to it for the old one.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use quote::quote;

use super::analyse::{assigned, is_number};
use super::core::{AtOnce, Block, Core, Expr, Mode, Stmt, StmtKind, VarId};
use super::print::Printer;
use super::reverse;
use super::types::{Table, Ty};

type Set = HashSet<VarId>;

/// The plan for a loop whose iterations can be reversed at once; `None` for all others. `needed` are the
/// variables that the reverse of earlier statements reads; `ready` are the variables whose bars an earlier
/// such loop has declared.
pub(super) fn at_once(
    core: &Core,
    table: &Table,
    stmts: &[Stmt],
    number: usize,
    needed: &Set,
    ready: &mut Set,
) -> Option<AtOnce> {
    let (before, rest) = stmts.split_at(number);
    let StmtKind::For { body, .. } = &rest[0].kind else { return None };
    // The bars of `&mut` parameters start with cotangents of the final values, whose shapes are not known
    // yet.
    let changes_parameters = core.params.iter().any(|param| param.mode == Mode::RefMut && !param.constant);
    if core.vars[core.result].ty != Ty::F64 || changes_parameters {
        return None;
    }
    let (mut own, mut sums, mut read) = (Set::new(), Set::new(), Set::new());
    declared(body, &mut own);
    only_adds(core, body, &own, &mut sums)?;
    roots_read(body, &mut read);
    // Conditions 1 and 2.
    if !sums.is_disjoint(&read) || !sums.is_disjoint(needed) {
        return None;
    }
    let is_active = |var: &VarId| core.vars[*var].active;
    let mut changes = Set::new();
    assigned(rest, &mut changes);
    let varied: Set = read.iter().copied().filter(|var| is_active(var) && !own.contains(var)).collect();
    let mut sums: Vec<VarId> = sums.into_iter().filter(is_active).collect();
    sums.sort_unstable();
    // Condition 4.
    if !varied.is_disjoint(&changes) || sums.is_empty() {
        return None;
    }
    // Condition 3.
    let ahead = ahead(core, table, before, &rest[1..], &sums, &changes)?;
    // Bars of the function's own variables. Bars of parameters are there from the start.
    let bars = before.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Let(var, _) if varied.contains(var) && ready.insert(*var) => Some(*var),
        _ => None,
    });
    Some(AtOnce { bars: bars.collect(), sums, ahead })
}

/// The variables that are declared at any depth.
pub(super) fn declared(block: &Block, set: &mut Set) {
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Let(var, _) => {
                set.insert(*var);
            }
            StmtKind::If(_, then, other) => {
                declared(then, set);
                declared(other, set);
            }
            StmtKind::For { var, body, .. } => {
                set.insert(*var);
                declared(body, set);
            }
            StmtKind::Loop { body, .. } => declared(body, set),
            _ => {}
        }
    }
}

/// Collects the numbers outside of a block that its statements add to; `None` if they write to anything
/// outside in another way.
fn only_adds(core: &Core, block: &Block, own: &Set, sums: &mut Set) -> Option<()> {
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Add(place, _) if !own.contains(&place.root) => {
                let is_sum = place.path.is_empty()
                    && core.vars[place.root].ty == Ty::F64
                    && !core.vars[place.root].bar_by_ref;
                if !is_sum {
                    return None;
                }
                sums.insert(place.root);
            }
            StmtKind::Assign(place, _) | StmtKind::Push(place, _) | StmtKind::Pop(place)
                if !own.contains(&place.root) =>
            {
                return None;
            }
            StmtKind::If(_, then, other) => {
                only_adds(core, then, own, sums)?;
                only_adds(core, other, own, sums)?;
            }
            StmtKind::For { body, .. } => only_adds(core, body, own, sums)?,
            StmtKind::Loop { count, done, body } => {
                if !own.contains(count) || !own.contains(done) {
                    return None;
                }
                only_adds(core, body, own, sums)?;
            }
            _ => {}
        }
    }
    Some(())
}

/// The variables that a block reads, at any depth.
pub(super) fn roots_read(block: &Block, set: &mut Set) {
    reads(block, &mut |expr| {
        expr.places(&mut |place| {
            set.insert(place.root);
        });
    });
}

/// Calls `f` with every expression that a block evaluates, and with the indices of the places that it writes
/// to.
fn reads(block: &Block, f: &mut dyn FnMut(&Expr)) {
    for stmt in &block.stmts {
        stmt_reads(stmt, f);
    }
}

fn stmt_reads(stmt: &Stmt, f: &mut dyn FnMut(&Expr)) {
    match &stmt.kind {
        StmtKind::Let(_, value) | StmtKind::Assert(value, _) => f(value),
        StmtKind::Assign(place, value) | StmtKind::Add(place, value) | StmtKind::Push(place, value) => {
            f(value);
            place.indices(&mut |index| f(&Expr::read(index.clone())));
        }
        StmtKind::If(condition, then, other) => {
            f(condition);
            reads(then, f);
            reads(other, f);
        }
        StmtKind::For { low, high, body, .. } => {
            f(low);
            f(high);
            reads(body, f);
        }
        StmtKind::Loop { body, .. } => reads(body, f),
        StmtKind::Pop(place) => {
            f(&Expr::read(place.clone()));
            place.indices(&mut |index| f(&Expr::read(index.clone())));
        }
        StmtKind::Panic(_) => {}
    }
}

/// Code that computes the bars of the sums before the loop; `None` if what follows is not linear in the sums,
/// or if a slope is not known yet.
///
/// It collects the statements between the loop and the result that carry the sums, prints their R on a copy
/// of the function in which nothing else is active, and then checks that all variables that this code reads
/// exist before the loop and do not change.
fn ahead(
    core: &Core,
    table: &Table,
    before: &[Stmt],
    after: &[Stmt],
    sums: &[VarId],
    changes: &Set,
) -> Option<TokenStream> {
    // The variables that carry the sums, and the statements that write to them.
    let mut way: Set = sums.iter().copied().collect();
    let mut on_way = Vec::new();
    for stmt in after {
        let carries = {
            let mut carries = false;
            stmt_reads(stmt, &mut |expr| {
                expr.places(&mut |place| carries |= way.contains(&place.root));
            });
            carries
        };
        match &stmt.kind {
            // Its R is not there before the call.
            StmtKind::Let(..) if carries && stmt.recursive().is_some() => return None,
            StmtKind::Let(var, _) if carries => {
                way.insert(*var);
                on_way.push(stmt);
            }
            StmtKind::Assign(place, _) | StmtKind::Add(place, _) if carries || way.contains(&place.root) => {
                if !place.path.is_empty() || core.vars[place.root].bar_by_ref {
                    return None;
                }
                way.insert(place.root);
                on_way.push(stmt);
            }
            // Statements that add to the same sums leave their bars unchanged.
            StmtKind::For { body, .. } if !carries => adds_to(body, &way)?,
            StmtKind::If(_, then, other) if !carries => {
                adds_to(then, &way)?;
                adds_to(other, &way)?;
            }
            StmtKind::Loop { body, .. } if !carries => adds_to(body, &way)?,
            StmtKind::Assert(..) | StmtKind::Panic(_) => {}
            _ if carries => return None,
            _ => {}
        }
    }
    if !way.contains(&core.result) || way.iter().any(|var| core.vars[*var].ty != Ty::F64) {
        return None;
    }
    // A copy of the function in which nothing else has a bar.
    let mut only_way = Core {
        vars: core.vars.clone(),
        body: Block::default(),
        params: Vec::new(),
        result: core.result,
        result_ty: core.result_ty.clone(),
    };
    for (number, var) in only_way.vars.iter_mut().enumerate() {
        var.active &= way.contains(&number);
    }
    let printer = Printer::new(&only_way, table);
    let flow: TokenStream = on_way.iter().rev().map(|stmt| reverse::leaf(&printer, stmt)).collect();
    // The variables that exist before the loop.
    let mut there: Set = core.params.iter().map(|param| param.var).collect();
    there.extend(before.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Let(var, _) => Some(*var),
        _ => None,
    }));
    there.extend((0..core.vars.len()).filter(|var| core.vars[*var].path.is_some()));
    let mut used = printer.take_used();
    // Numbers that are declared after the loop, but could be declared before it: `let n = data.len() as f64`.
    let mut early = Vec::new();
    for stmt in after {
        let StmtKind::Let(var, init) = &stmt.kind else { continue };
        let mut reads = Set::new();
        init.places(&mut |place| {
            reads.insert(place.root);
        });
        let is_call = stmt.recursive().is_some();
        if is_number(&init.ty) && !is_call && reads.is_subset(&there) && reads.is_disjoint(changes) {
            there.insert(*var);
            early.push((*var, init, reads));
        }
    }
    // Those of them that the code reads, directly or through others.
    let mut lets = Vec::new();
    for (var, init, reads) in early.into_iter().rev().filter(|(var, ..)| !changes.contains(var)) {
        if used.contains(&var) {
            used.extend(reads);
            let (name, ty, init) = (printer.name(var), printer.ty_of(var), printer.expr(init));
            lets.push(quote!(let #name: #ty = #init;));
        }
    }
    lets.reverse();
    if !used.is_subset(&there) || !used.is_disjoint(changes) {
        return None;
    }
    let result = printer.bar_name(core.result);
    way.remove(&core.result);
    let mut way: Vec<VarId> = way.into_iter().filter(|var| core.vars[*var].active).collect();
    way.sort_unstable();
    let bars = way.iter().map(|var| printer.bar_name(*var));
    let sums = sums.iter().map(|var| printer.bar_name(*var));
    Some(quote!({
        let mut #result = seed;
        #(let mut #bars = 0.0f64;)*
        #(#lets)*
        #flow
        (#(#sums,)*)
    }))
}

/// Checks that a block, which does not read the variables, at most adds to them.
fn adds_to(block: &Block, way: &Set) -> Option<()> {
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Assign(place, _) | StmtKind::Push(place, _) | StmtKind::Pop(place)
                if way.contains(&place.root) =>
            {
                return None;
            }
            StmtKind::If(_, then, other) => {
                adds_to(then, way)?;
                adds_to(other, way)?;
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => adds_to(body, way)?,
            _ => {}
        }
    }
    Some(())
}
