//! Two analyses of the tree: which variables depend on inputs, and which values R needs.
//!
//! **Activity.** A variable is active if it carries floats and something active is written to it. Only active
//! variables have bars.
//!
//! **Kept values.** R visits the statements backwards. After it has reversed an assignment, it puts the
//! overwritten value back, so that earlier statements find the values they had in F. A value is kept only if
//! the reverse of a statement that ran before reads it. The analysis walks forwards and carries N, the
//! variables that the reverse of the statements so far reads. `N ⊢ S ⊣ N'` says that S turns N into N':
//!
//! ```text
//! needed(S)   the variables that the reverse of S reads: S is printed, and the printer notes them
//! N ⊢ let x = e ⊣ (N \ x) ∪ needed
//! N ⊢ x = e     ⊣ ((N ∪ needed) \ x)       keeps x if x ∈ N ∪ needed
//! N ⊢ a[i] = e  ⊣ N ∪ needed               keeps a[i] if a ∈ N ∪ needed
//! N ⊢ if        ⊣ both branches together
//! N ⊢ loop      ⊣ the least N' with N ⊆ N' and body: N' ⊣ N'
//! ```
//!
//! For example, in `for … { y = y.sin() * x; }` the tree of the body is `let t = sin(y); y = t * x`. The
//! reverse of the first statement reads y, so the second one keeps y. The reverse of the second reads t and
//! x: x never changes, and t is stored, because a sine is expensive.
//!
//! A loop that runs again in R saves the variables that it writes to before each iteration, and needs all
//! that it reads. A loop whose iterations are reversed at once adds nothing to N.
//!
//! **Ends of blocks.** Variables of a block go out of scope at its end, but R needs those in N. They are
//! computed again if that is cheap and gives the same value (nothing that they are computed from is written
//! to in the block). Otherwise they are stored.

use std::collections::HashSet;

use syn::BinOp;

use super::at_once::{at_once, declared, roots_read};
use super::core::{Block, Core, Expr, Kind, Place, Stmt, StmtKind, VarId, Way};
use super::narrow::is_innermost;
use super::print::Printer;
use super::reverse;
use super::types::{Table, Ty};

type Set = HashSet<VarId>;

/// Runs both analyses, and fills in the fields of the tree that are left to them. Loops of the function's own
/// block are tested for [`at_once`]; nested ones never qualify.
pub(super) fn analyse(core: &mut Core, table: &Table) {
    activity(core, table);
    let mut body = std::mem::take(&mut core.body);
    let mut needed = Set::new();
    let mut ready = Set::new();
    // The seed of another level is not known while its F runs.
    let may_be_at_once = !body.calls_itself();
    for number in 0..body.stmts.len() {
        let found =
            may_be_at_once.then(|| at_once(core, table, &body.stmts, number, &needed, &mut ready)).flatten();
        let stmt = &mut body.stmts[number];
        match (found, &mut stmt.kind) {
            (Some(found), StmtKind::For { body, .. }) => {
                stmt.way = Way::AtOnce(found);
                // From an empty set: R of an iteration follows its F, and leaves nothing for later.
                flow_stmts(core, table, &mut body.stmts, &mut Set::new());
            }
            _ => flow_stmt(core, table, stmt, &mut needed),
        }
    }
    // R follows F in the scope of the function's own block, so its statements can keep values in variables.
    by_name(&mut body);
    rows(core, &mut body);
    core.body = body;
}

/// Marks active variables. Repeated until nothing changes, because loops carry values back to statements that
/// come earlier.
fn activity(core: &mut Core, table: &Table) {
    loop {
        let mut found = Vec::new();
        writes(&core.body, &mut |place, value| {
            let var = &core.vars[place.root];
            if !var.active && table.carries(&value.ty) && table.carries(&var.ty) && active(core, table, value)
            {
                found.push(place.root);
            }
        });
        if found.is_empty() {
            return;
        }
        for var in found {
            core.vars[var].active = true;
        }
    }
}

/// Whether the value of an expression depends on inputs.
pub(super) fn active(core: &Core, table: &Table, expr: &Expr) -> bool {
    let any = |exprs: &[Expr]| exprs.iter().any(|e| active(core, table, e));
    if !table.carries(&expr.ty) {
        return false;
    }
    match &expr.kind {
        Kind::Read(place) => core.vars[place.root].active && !place.constant,
        Kind::Neg(a) | Kind::Repeat(a, _) | Kind::VecRepeat(a, _) => active(core, table, a),
        Kind::Binary(_, a, b) => active(core, table, a) || active(core, table, b),
        Kind::Rule(_, all) | Kind::Tuple(all) | Kind::Array(all) | Kind::VecOf(all) => any(all),
        Kind::Struct(_, fields) | Kind::Variant(_, fields) => {
            fields.iter().any(|(_, e)| active(core, table, e))
        }
        Kind::Recursive(call) => {
            call.arguments.iter().any(|argument| argument.has_bar && active(core, table, &argument.value))
        }
        Kind::Constant(_)
        | Kind::Len(_)
        | Kind::Not(_)
        | Kind::Method(..)
        | Kind::Call(..)
        | Kind::Cast(..)
        | Kind::Matches(..)
        | Kind::Is(..) => false,
    }
}

/// Calls `f` with every place that is written to and the value, at any depth.
fn writes(block: &Block, f: &mut dyn FnMut(&Place, &Expr)) {
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Let(var, value) => f(&Place::of(*var, value.ty.clone()), value),
            StmtKind::Assign(place, value) | StmtKind::Add(place, value) | StmtKind::Push(place, value) => {
                f(place, value);
            }
            StmtKind::If(_, then, other) => {
                writes(then, f);
                writes(other, f);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => writes(body, f),
            StmtKind::Pop(_) | StmtKind::Assert(..) | StmtKind::Panic(_) => {}
        }
    }
}

/// The variables that are written to after they were declared.
pub(super) fn assigned(stmts: &[Stmt], set: &mut Set) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Assign(place, _)
            | StmtKind::Add(place, _)
            | StmtKind::Push(place, _)
            | StmtKind::Pop(place) => {
                set.insert(place.root);
            }
            StmtKind::If(_, then, other) => {
                assigned(&then.stmts, set);
                assigned(&other.stmts, set);
            }
            StmtKind::For { body, .. } => assigned(&body.stmts, set),
            StmtKind::Loop { count, done, body } => {
                set.extend([*count, *done]);
                assigned(&body.stmts, set);
            }
            StmtKind::Let(..) | StmtKind::Assert(..) | StmtKind::Panic(_) => {}
        }
    }
}

/// The variables that R writes to: it puts back kept values, undoes `push` and `pop`, and restores the states
/// of loops that run again. R needs a variable for each, even if it reads none.
fn restored(stmts: &[Stmt], set: &mut Set) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Assign(place, _) | StmtKind::Add(place, _) if stmt.kept => {
                set.insert(place.root);
            }
            StmtKind::Push(place, _) | StmtKind::Pop(place) => {
                set.insert(place.root);
            }
            StmtKind::If(_, then, other) => {
                restored(&then.stmts, set);
                restored(&other.stmts, set);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => {
                restored(&body.stmts, set);
                if let Way::Again(_) = stmt.way {
                    set.extend(writes_outside(body));
                }
            }
            _ => {}
        }
    }
}

fn flow_stmts(core: &Core, table: &Table, stmts: &mut [Stmt], needed: &mut Set) {
    for stmt in stmts {
        flow_stmt(core, table, stmt, needed);
    }
}

/// N ⊢ stmt ⊣ N, with N in `needed`: decides what the statement keeps. The tokens of [`reverse::leaf`] are
/// thrown away here: only the variables that the printer noted count.
fn flow_stmt(core: &Core, table: &Table, stmt: &mut Stmt, needed: &mut Set) {
    let printer = Printer::new(core, table);
    match &mut stmt.kind {
        StmtKind::Let(var, init) => {
            needed.remove(var);
            stmt.kept = matches!(init.kind, Kind::Recursive(_)) && active(core, table, init);
            reverse::leaf(&printer, stmt);
            needed.extend(printer.take_used());
        }
        StmtKind::Assign(place, _) | StmtKind::Add(place, _) => {
            let (root, whole) = (place.root, place.path.is_empty());
            // The bar is replaced by zeros in the shape of the old value, so that value has to be put back.
            let reshapes = printer.is_active(place) && !table.is_static(&place.ty);
            reverse::leaf(&printer, stmt);
            needed.extend(printer.take_used());
            stmt.kept |= needed.contains(&root) || reshapes;
            // Printed a second time, now with `kept` set: to put a value back, R has to find its place, which
            // may read indices.
            reverse::leaf(&printer, stmt);
            needed.extend(printer.take_used());
            if whole {
                needed.remove(&root);
            }
        }
        StmtKind::Push(place, _) | StmtKind::Pop(place) => {
            // R pops from and pushes to the vector itself. A popped value is always kept: R pushes it back.
            needed.insert(place.root);
            stmt.kept = matches!(stmt.kind, StmtKind::Pop(_));
            reverse::leaf(&printer, stmt);
            needed.extend(printer.take_used());
        }
        StmtKind::If(condition, then, other) => {
            printer.expr(condition);
            needed.extend(printer.take_used());
            // Both branches start from the same N.
            let mut second = needed.clone();
            flow_block(core, table, then, needed);
            flow_block(core, table, other, &mut second);
            needed.extend(second);
        }
        StmtKind::For { low, high, body, .. } => {
            // R runs over the same range.
            printer.expr(low);
            printer.expr(high);
            needed.extend(printer.take_used());
            match &mut stmt.way {
                Way::Again(saved) => flow_again(core, table, body, saved, needed),
                _ => flow_loop(core, table, body, needed),
            }
        }
        StmtKind::Loop { count, body, .. } => {
            needed.insert(*count);
            match &mut stmt.way {
                Way::Again(saved) => flow_again(core, table, body, saved, needed),
                _ => flow_loop(core, table, body, needed),
            }
        }
        StmtKind::Assert(..) | StmtKind::Panic(_) => {}
    }
}

/// The least fixed point of the body. `kept` only grows from round to round; `stored` and `again` are those
/// of the last one.
fn flow_loop(core: &Core, table: &Table, body: &mut Block, needed: &mut Set) {
    loop {
        let before = needed.clone();
        flow_block(core, table, body, needed);
        needed.extend(before.iter().copied());
        if *needed == before {
            return;
        }
    }
}

/// A loop whose iterations run again in R: decides which variables F saves before each iteration.
///
/// R runs F and R of an iteration in one scope, so inside of the body N starts empty, and nothing is stored
/// at its end. All that F reads is needed, since it runs a second time.
fn flow_again(core: &Core, table: &Table, body: &mut Block, saved: &mut Vec<VarId>, needed: &mut Set) {
    let mut inside = Set::new();
    flow_stmts(core, table, &mut body.stmts, &mut inside);
    let (mut own, mut set) = (Set::new(), Set::new());
    declared(body, &mut own);
    sets(&body.stmts, &mut set);
    roots_read(body, &mut inside);
    inside.retain(|var| !own.contains(var));
    // A variable that iterations only add to, and that neither they nor earlier statements read, has no
    // influence on R. It is not saved.
    let is_state = |var: &VarId| inside.contains(var) || needed.contains(var) || set.contains(var);
    *saved = writes_outside(body).into_iter().filter(is_state).collect();
    saved.sort_unstable();
    needed.extend(inside);
}

/// The variables of other blocks that a block writes to.
fn writes_outside(block: &Block) -> Set {
    let (mut own, mut changes) = (Set::new(), Set::new());
    declared(block, &mut own);
    assigned(&block.stmts, &mut changes);
    changes.retain(|var| !own.contains(var));
    changes
}

/// The variables that are written to in another way than by adding.
fn sets(stmts: &[Stmt], set: &mut Set) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Assign(place, _) | StmtKind::Push(place, _) | StmtKind::Pop(place) => {
                set.insert(place.root);
            }
            StmtKind::If(_, then, other) => {
                sets(&then.stmts, set);
                sets(&other.stmts, set);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => sets(&body.stmts, set),
            _ => {}
        }
    }
}

/// Whether a value of the type is one number, which is cheap to keep in a variable or in a tuple.
pub(super) fn is_number(ty: &Ty) -> bool {
    matches!(ty, Ty::F64 | Ty::Int | Ty::Bool)
}

/// Lets a block's own statements keep what they keep in variables, if it is not large. For blocks whose R is
/// in the scope of their F, or that keep a tuple.
fn by_name(block: &mut Block) {
    for stmt in &mut block.stmts {
        let fits = match &stmt.kind {
            StmtKind::Assign(place, _) | StmtKind::Add(place, _) => is_number(&place.ty),
            // The R of a recursive call.
            StmtKind::Let(..) => true,
            _ => false,
        };
        stmt.in_row = stmt.kept && fits;
    }
}

/// Finds the innermost loops whose iterations keep one tuple of numbers each. One `extend` for the loop is
/// faster than a `push` for each value.
fn rows(core: &Core, block: &mut Block) {
    for stmt in &mut block.stmts {
        match &mut stmt.kind {
            StmtKind::If(_, then, other) => {
                rows(core, then);
                rows(core, other);
            }
            StmtKind::For { body, .. } => {
                let numbers = body.stored.iter().all(|var| is_number(&core.vars[*var].ty));
                match stmt.way {
                    Way::Stored if is_innermost(&body.stmts) && numbers => {
                        by_name(body);
                        body.rows = !body.stored.is_empty() || body.stmts.iter().any(|stmt| stmt.in_row);
                    }
                    Way::Stored => {}
                    // R of an iteration is in the scope of its F.
                    Way::AtOnce(_) | Way::Again(_) => by_name(body),
                }
                rows(core, body);
            }
            StmtKind::Loop { body, .. } => {
                if let Way::Again(_) = stmt.way {
                    by_name(body);
                }
                rows(core, body);
            }
            _ => {}
        }
    }
}

/// N ⊢ block ⊣ N; then decides for each of its variables that R needs whether it is stored or computed again.
fn flow_block(core: &Core, table: &Table, block: &mut Block, needed: &mut Set) {
    flow_stmts(core, table, &mut block.stmts, needed);
    let (mut written, mut restores) = (Set::new(), Set::new());
    assigned(&block.stmts, &mut written);
    restored(&block.stmts, &mut restores);
    (block.stored, block.again) = (Vec::new(), Vec::new());
    let mut own = Set::new();
    declared(block, &mut own);
    let is_outside =
        |reads: &Set| reads.iter().all(|var| core.vars[*var].ty == Ty::F64 && !own.contains(var));
    for stmt in block.stmts.iter().rev() {
        let StmtKind::Let(var, init) = &stmt.kind else { continue };
        let ty = &core.vars[*var].ty;
        // A bar of dynamic shape is made from the value.
        let shape = core.vars[*var].active && !table.is_static(ty);
        if needed.remove(var) || restores.contains(var) || shape {
            let mut reads = Set::new();
            init.places(&mut |place| {
                reads.insert(place.root);
            });
            // Computed again: what it reads is needed in its place.
            let cheap = is_cheap(init, is_outside(&reads));
            if !written.contains(var) && cheap && reads.is_disjoint(&written) {
                block.again.push(*var);
                needed.extend(reads);
            } else {
                block.stored.push(*var);
            }
        }
    }
    block.again.reverse();
    block.stored.reverse();
}

/// Whether computing the value again costs less than storing it: arithmetic without float division, reads and
/// comparisons. Functions and float quotients are stored. But a quotient of numbers from `outside` of the
/// block is computed once for all iterations of a loop.
fn is_cheap(expr: &Expr, outside: bool) -> bool {
    if !matches!(expr.ty, Ty::F64 | Ty::Int | Ty::Bool | Ty::Opaque(_)) {
        return false;
    }
    match &expr.kind {
        Kind::Constant(_) | Kind::Read(_) | Kind::Len(_) | Kind::Is(..) => true,
        Kind::Neg(a) | Kind::Not(a) | Kind::Cast(a, _) | Kind::Matches(a, _) => is_cheap(a, outside),
        Kind::Binary(op, a, b) => {
            let divides = matches!(op, BinOp::Div(_) | BinOp::Rem(_)) && expr.ty == Ty::F64;
            (!divides || outside) && is_cheap(a, outside) && is_cheap(b, outside)
        }
        Kind::Method(a, _, rest) => {
            expr.ty != Ty::F64 && is_cheap(a, outside) && rest.iter().all(|each| is_cheap(each, outside))
        }
        Kind::Call(_, all) => all.iter().all(|each| is_cheap(each, outside)),
        _ => false,
    }
}
