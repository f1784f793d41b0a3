//! Smaller programs that fail in the same way.

use crate::program::{Block, Program, Statement};

/// A change to one statement of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The statement is removed.
    Remove,
    /// The statements of its first block take its place.
    Lift,
    /// Its numbers get smaller.
    Lessen,
}

/// A change, and the number of the statement, outer ones first.
pub type Edit = (Change, usize);

/// The smallest program found for which `fails` is still true.
pub fn shrink(program: &Program, fails: impl Fn(&Program) -> bool) -> Program {
    edited(program, &edits(program, |program, _| fails(program)))
}

/// The edits that make a program smaller, such that `fails` is still true. `fails` also gets the edits so
/// far: a program that crashes has to be run in another process, to which a seed with edits is easily passed.
pub fn edits(program: &Program, fails: impl Fn(&Program, &[Edit]) -> bool) -> Vec<Edit> {
    let mut smallest = program.clone();
    let mut edits = Vec::new();
    loop {
        let before = edits.len();
        for change in [Change::Remove, Change::Lift, Change::Lessen] {
            let mut place = 0;
            while let Some(smaller) = changed(&smallest, (change, place)) {
                edits.push((change, place));
                if fails(&smaller, &edits) {
                    smallest = smaller;
                } else {
                    edits.pop();
                    place += 1;
                }
            }
        }
        if edits.len() == before {
            return edits;
        }
    }
}

/// The program after the edits.
pub fn edited(program: &Program, edits: &[Edit]) -> Program {
    edits.iter().fold(program.clone(), |program, edit| changed(&program, *edit).unwrap_or(program))
}

/// The program with a change at the statement of the given number, outer ones first; `None` if there are
/// fewer.
fn changed(program: &Program, (change, place): Edit) -> Option<Program> {
    let mut program = program.clone();
    let mut left = place;
    let change = match change {
        Change::Remove => remove,
        Change::Lift => lift,
        Change::Lessen => lessen,
    };
    change_in(&mut program.body, &mut left, change).then_some(program)
}

fn change_in(block: &mut Block, left: &mut usize, change: fn(&mut Block, usize)) -> bool {
    for index in 0..block.statements.len() {
        if *left == 0 {
            change(block, index);
            return true;
        }
        *left -= 1;
        for inner in block.statements[index].blocks_mut() {
            if change_in(inner, left, change) {
                return true;
            }
        }
    }
    false
}

/// Removes the statement.
fn remove(block: &mut Block, index: usize) {
    block.statements.remove(index);
}

/// Replaces the statement by those of its first block. A statement without blocks is removed.
fn lift(block: &mut Block, index: usize) {
    let inner = block
        .statements
        .remove(index)
        .blocks()
        .first()
        .map_or_else(Vec::new, |inner| inner.statements.clone());
    block.statements.splice(index..index, inner);
}

/// Makes the statement's numbers smaller, or removes it if they cannot get smaller.
fn lessen(block: &mut Block, index: usize) {
    let lessened = match &mut block.statements[index] {
        Statement::Long(count, ..) if *count > 1 => {
            *count /= 2;
            true
        }
        Statement::Loop(count, _)
        | Statement::ParMap(count, ..)
        | Statement::ParReduce(count, ..)
        | Statement::Pipeline(_, count, ..)
        | Statement::Compiled(_, count, _)
        | Statement::Streamed(count, _)
        | Statement::CheckpointedLoop(count, ..)
            if *count > 1 =>
        {
            *count /= 2;
            true
        }
        Statement::Fork(_, branches) if branches.len() > 1 => {
            branches.pop();
            true
        }
        _ => false,
    };
    if !lessened {
        block.statements.remove(index);
    }
}
