//! Smaller programs that fail in the same way.

use crate::program::{Block, Program, Statement};

/// The smallest program found for which `fails` is still true.
pub fn shrink(program: &Program, fails: impl Fn(&Program) -> bool) -> Program {
    let mut smallest = program.clone();
    // Each round goes over all statements once. Twice as many rounds as programs are deep is more than enough.
    for _ in 0..12 {
        let before = size(&smallest);
        for change in [remove, lift, lessen] {
            let mut place = 0;
            while let Some(smaller) = changed(&smallest, place, change) {
                if fails(&smaller) {
                    smallest = smaller;
                } else {
                    place += 1;
                }
            }
        }
        if size(&smallest) == before {
            break;
        }
    }
    smallest
}

fn size(program: &Program) -> usize {
    let mut size = 0;
    program.body.visit(&mut |_| size += 1);
    size
}

/// The program with a change at the statement of the given number, outer ones first; none if there are fewer.
fn changed(program: &Program, place: usize, change: fn(&mut Block, usize)) -> Option<Program> {
    let mut program = program.clone();
    let mut left = place;
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

/// Without the statement.
fn remove(block: &mut Block, index: usize) {
    block.statements.remove(index);
}

/// With what is in the statement's first block in its place. Other statements go.
fn lift(block: &mut Block, index: usize) {
    let inner = block
        .statements
        .remove(index)
        .blocks()
        .first()
        .map_or_else(Vec::new, |inner| inner.statements.clone());
    block.statements.splice(index..index, inner);
}

/// With smaller numbers in it; if they cannot be smaller, without it.
fn lessen(block: &mut Block, index: usize) {
    let lessened = match &mut block.statements[index] {
        Statement::Long(count, ..) if *count > 1 => {
            *count /= 2;
            true
        }
        Statement::Loop(count, _)
        | Statement::ParMap(count, ..)
        | Statement::ParReduce(count, ..)
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
