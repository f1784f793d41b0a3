//! Loops over lists that are arrays, found in the code of recursive functions.
//!
//! A list that is an array can be walked by moving its index: no reference is counted, nothing is copied but
//! the element, and nothing waits on the stack. Two forms of recursion are such walks, for one list or for
//! several in step:
//!
//! ```text
//! forwards     f … (x:xs) … = …  f … xs …      (a tail call, or one that becomes a loop by `cons`)
//! backwards    f … (x:xs) … = let y = f … xs … in e
//! ```
//!
//! The function's own code stays as it is, for other lists and for the end of these; a second copy of the
//! clause for `x:xs`, its [`Walk`], is what a turn runs. Forwards, a turn is entered by [`Instr::Next`],
//! which moves every list on by one element, so that in the copy the list's register holds `xs`. Backwards,
//! [`Instr::Last`] goes to the list's end at once, the function is called there, and [`Instr::Back`] loads
//! one element after the other from the end.
//!
//! The order of evaluation stays, and so does what is counted: a turn burns what the call would have burnt,
//! and a walk backwards that would not fit the depth limit is not begun.

use std::slice;

use super::code::{Extent, Instr, Open, Reg, Returned, Site, Step, Subject, Test, Use};
use super::kernel;
use super::lower::Draft;

/// The code of a function's turns.
#[derive(Debug)]
pub(super) struct Walk {
    /// What a turn runs once elements are in their registers.
    pub(super) body: Vec<Step>,
    /// Backwards: the call at the end of the list, and the first turn.
    pub(super) end: Vec<Step>,
}

/// Finds the walk of a function, if it is one, and lets the function begin with it.
pub(super) fn find(number: u32, draft: &mut Draft) -> Option<Walk> {
    let prologue = draft.prologue as usize;
    let [Step::If(Test::Tag(list, 1), yes, _)] = &draft.steps[prologue..] else { return None };
    let (walk, first) =
        forwards(draft, *list, yes).or_else(|| backwards(number, draft, *list, yes)).map(|found| {
            draft.frame = found.2;
            (found.0, found.1)
        })?;
    draft.steps.insert(prologue, Step::Do(first));
    draft.prologue += 1;
    Some(walk)
}

type Found = (Walk, Instr, Extent);

/// The register of a list's rest.
fn rest(open: &Open) -> Option<Reg> {
    open.refs.last().copied().flatten()
}

fn forwards(draft: &Draft, list: Reg, yes: &[Step]) -> Option<Found> {
    let mut levels: Vec<(&Open, &[Step])> = Vec::new();
    let (mut list, mut yes) = (list, yes);
    while let [Step::Do(Instr::Open(open)), inner @ ..] = yes {
        let known = levels.iter().any(|(before, _)| before.src.reg == list);
        if open.src.reg != list || list >= draft.params.refs || known || rest(open).is_none() {
            break;
        }
        levels.push((open, inner));
        let [Step::If(Test::Tag(next, 1), deeper, _)] = inner else { break };
        (list, yes) = (*next, deeper);
    }
    // Keep the largest number of lists that advance together.
    while let Some((_, inner)) = levels.last() {
        let mut turn = Turn { lists: Vec::new(), goes_on: false };
        turn.lists.extend(levels.iter().filter_map(|(open, _)| Some((open.src.reg, rest(open)?))));
        let mut body = inner.to_vec();
        if turn.block(&mut body).is_some() && turn.goes_on {
            let opens: Vec<Open> = levels.iter().map(|(open, _)| element(open, &mut body)).collect();
            let next = Instr::Next(opens.clone().into(), 0);
            on_again(&mut body, &next);
            if let Some(kernel) = kernel::find(&opens, &body) {
                let walk = Walk { body: Vec::new(), end: Vec::new() };
                return Some((walk, Instr::Each(Box::new(kernel)), draft.frame));
            }
            return Some((Walk { body, end: Vec::new() }, next, draft.frame));
        }
        levels.pop();
    }
    None
}

/// Where the parts of a list's first element go: as when it is opened, but without the rest of the list.
fn element(open: &Open, body: &mut [Step]) -> Open {
    let mut open = open.clone();
    open.src.last = false;
    open.refs.pop();
    for slot in &mut open.refs {
        let mut used = false;
        registers(body, &mut |reg| used |= Some(*reg) == *slot);
        if !used {
            *slot = None;
        }
    }
    open
}

/// Puts `next` before every jump to the start.
fn on_again(steps: &mut Vec<Step>, next: &Instr) {
    if let Some(Step::Do(Instr::Again(_))) = steps.last() {
        steps.insert(steps.len() - 1, Step::Do(next.clone()));
    }
    for_each_block(steps, &mut |block| on_again(block, next));
}

fn for_each_block(steps: &mut [Step], visit: &mut impl FnMut(&mut Vec<Step>)) {
    for step in steps {
        match step {
            Step::Do(_) => {}
            Step::If(_, yes, no) => {
                visit(yes);
                visit(no);
            }
            Step::Switch(_, _, arms, others) => {
                for (_, arm) in arms {
                    visit(arm);
                }
                visit(others);
            }
        }
    }
}

/// A clause that becomes a turn: for each list its own register and that of its rest, which become one.
struct Turn {
    lists: Vec<(Reg, Reg)>,
    /// Whether there is a way to the next turn.
    goes_on: bool,
}

impl Turn {
    /// Rewrites a block; nothing if it uses a list as a whole, or goes on with other lists.
    fn block(&mut self, steps: &mut Vec<Step>) -> Option<()> {
        if let [before @ .., Step::Do(Instr::Again(_))] = &steps[..] {
            let moves = before.iter().rev().map_while(|step| match step {
                Step::Do(Instr::MoveRef(dst, src)) => Some(Some((*dst, src.reg))),
                Step::Do(Instr::MoveReal(..) | Instr::MoveWord(..)) => Some(None),
                _ => None,
            });
            let moves: Vec<(Reg, Reg)> = moves.flatten().collect();
            if !self.lists.iter().all(|list| moves.contains(list)) {
                return None;
            }
            self.goes_on = true;
        }
        let lists = &self.lists;
        steps.retain(
            |step| !matches!(step, Step::Do(Instr::MoveRef(dst, src)) if lists.contains(&(*dst, src.reg))),
        );
        let mut whole = false;
        for step in steps.iter_mut() {
            own_registers(step, &mut |reg| {
                whole |= lists.iter().any(|(list, _)| list == reg);
                if let Some((list, _)) = lists.iter().find(|(_, rest)| rest == reg) {
                    *reg = *list;
                }
            });
        }
        if whole {
            return None;
        }
        let mut fine = true;
        for_each_block(steps, &mut |block| fine = fine && self.block(block).is_some());
        fine.then_some(())
    }
}

fn backwards(number: u32, draft: &Draft, list: Reg, yes: &[Step]) -> Option<Found> {
    let [Step::Do(Instr::Open(open)), Step::Do(Instr::Call(site)), inner @ ..] = yes else { return None };
    let rest = rest(open)?;
    let params = draft.params;
    let same = |regs: &[Reg], count: u32| regs.iter().copied().eq(0..count);
    let refs = site.args.refs.iter().map(|from| from.reg);
    let itself = site.function == number
        && open.src.reg == list
        && list < params.refs
        && draft.prologue == 0
        && site.results.refs.is_empty()
        && same(&site.args.reals, params.reals)
        && same(&site.args.words, params.words)
        && refs.eq((0..params.refs).map(|reg| if reg == list { rest } else { reg }));
    if !itself {
        return None;
    }
    let mut frame = draft.frame;
    let left = frame.words;
    let end = frame.refs;
    frame.words += 1;
    frame.refs += 1;
    let mut body = inner.to_vec();
    let mut whole = false;
    registers(&mut body, &mut |reg| whole |= *reg == list || *reg == rest);
    if whole {
        return None;
    }
    let open = element(open, &mut body);
    let back = Instr::Back(Box::new((open.clone(), left)), 0);
    returns(&mut body, site, &back)?;
    let mut call = site.clone();
    call.args.refs[list as usize] = Use::from(end);
    let values = Step::Do(Instr::Return(Box::new(Returned { values: site.results.clone(), frame })));
    let mut end_steps = vec![Step::Do(Instr::Call(call))];
    if let Some(kernel) = kernel::find(slice::from_ref(&open), &body) {
        end_steps.push(Step::Do(Instr::Each(Box::new(kernel))));
    }
    end_steps.extend([Step::Do(back), values]);
    Some((Walk { body, end: end_steps }, Instr::Last(Box::new((list, left, end)), 0), frame))
}

/// A turn's result is that of the call in the next one, and that of the last turn is returned.
fn returns(steps: &mut Vec<Step>, site: &Site, back: &Instr) -> Option<()> {
    if let Some(Step::Do(Instr::Return(returned))) = steps.last_mut() {
        let (values, results) = (returned.values.clone(), &site.results);
        let misplaced = |values: &[Reg], results: &[Reg]| {
            values.iter().zip(results).any(|(value, result)| value != result && results.contains(value))
        };
        if misplaced(&values.reals, &results.reals) || misplaced(&values.words, &results.words) {
            return None;
        }
        returned.values = results.clone();
        let mut moves = Vec::new();
        for (value, result) in
            values.reals.iter().zip(&results.reals).filter(|(value, result)| value != result)
        {
            moves.push(Step::Do(Instr::MoveReal(*result, *value)));
        }
        for (value, result) in
            values.words.iter().zip(&results.words).filter(|(value, result)| value != result)
        {
            moves.push(Step::Do(Instr::MoveWord(*result, *value)));
        }
        moves.push(Step::Do(back.clone()));
        let place = steps.len() - 1;
        steps.splice(place..place, moves);
    }
    let stays = steps
        .iter()
        .all(|step| !matches!(step, Step::Do(Instr::TailCall(_) | Instr::TailClosure(_) | Instr::Again(_))));
    let mut fine = stays;
    for_each_block(steps, &mut |block| fine = fine && returns(block, site, back).is_some());
    fine.then_some(())
}

/// Every reference register in a block, used or defined.
fn registers(steps: &mut [Step], visit: &mut impl FnMut(&mut Reg)) {
    for step in steps.iter_mut() {
        own_registers(step, visit);
    }
    for_each_block(steps, &mut |block| registers(block, visit));
}

/// The reference registers of a step without those of the blocks in it.
fn own_registers(step: &mut Step, visit: &mut impl FnMut(&mut Reg)) {
    match step {
        Step::Do(instr) => instr.each_reference(visit),
        Step::If(Test::Tag(reg, _), ..) | Step::Switch(Subject::Tag(reg), ..) => visit(reg),
        Step::If(..) | Step::Switch(..) => {}
    }
}
