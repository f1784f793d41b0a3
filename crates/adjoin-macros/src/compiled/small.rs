//! How many operations a function has, as far as the macro can count them: a small one is recorded faster
//! than a node is made for it.

use super::core::{Block, Core, Expr, Kind, StmtKind};
use super::types::Ty;

/// The largest number of operations that are recorded. A node of one number takes as long as some 30
/// recorded operations, and a node of several numbers as long as some 150.
const LARGEST: [usize; 2] = [20, 100];

/// Whether the function is recorded in taped code, although it has an adjoint.
pub(super) fn is_small(core: &Core) -> bool {
    let largest = LARGEST[usize::from(core.vars[core.result].ty != Ty::F64)];
    operations(&core.body).is_some_and(|count| count <= largest)
}

/// The number of operations of a block; `None` if it depends on the arguments. Of two branches, the longer
/// one counts.
fn operations(block: &Block) -> Option<usize> {
    let mut count = 0usize;
    for stmt in &block.stmts {
        count += match &stmt.kind {
            StmtKind::Let(_, value) if matches!(value.kind, Kind::Recursive(_)) => return None,
            StmtKind::Let(_, value) | StmtKind::Assign(_, value) => of_expr(value),
            StmtKind::Add(_, value) => 1 + of_expr(value),
            StmtKind::If(_, then, other) => operations(then)?.max(operations(other)?),
            StmtKind::For { low, high, body, .. } => {
                let trips = literal(high)?.saturating_sub(literal(low)?);
                operations(body)?.checked_mul(trips)?
            }
            StmtKind::Loop { .. } | StmtKind::Push(..) | StmtKind::Pop(_) => return None,
            StmtKind::Assert(..) | StmtKind::Panic(_) => 0,
        };
    }
    Some(count)
}

fn of_expr(value: &Expr) -> usize {
    let is_operation =
        value.ty == Ty::F64 && matches!(value.kind, Kind::Neg(_) | Kind::Binary(..) | Kind::Rule(..));
    usize::from(is_operation) + value.parts().into_iter().map(of_expr).sum::<usize>()
}

/// The value of an integer that is written as a literal.
fn literal(value: &Expr) -> Option<usize> {
    let Kind::Constant(tokens) = &value.kind else { return None };
    syn::parse2::<syn::LitInt>(tokens.clone()).ok()?.base10_parse().ok()
}
