//! Lays out functions one after the other, branches as jumps, and tells every call how large its frame is.

use super::code::{Code, Extent, Function, Instr, Site, Step, Subject, Test};
use super::last_use;
use super::lower::Draft;
use super::walk::{self, Walk};

/// Links functions; their numbers stay.
pub(super) fn link(drafts: Vec<Draft>) -> Code {
    let mut linker = Linker { code: Code::default(), frame: Extent::default(), entry: 0 };
    for (number, mut draft) in (0..).zip(drafts) {
        let walk = walk::find(number, &mut draft);
        last_use::mark(&mut draft.steps, draft.params.refs);
        linker.frame = draft.frame.max(draft.params);
        linker.entry = linker.here();
        linker.code.functions.push(Function { entry: linker.entry, frame: linker.frame });
        linker.entry += draft.prologue;
        let start = linker.code.instrs.len();
        linker.block(draft.steps);
        if let Some(walk) = walk {
            linker.walk(walk, draft.params.refs, start);
        }
    }
    linker.code
}

struct Linker {
    code: Code,
    /// Of the function that is laid out.
    frame: Extent,
    /// Where its loop begins.
    entry: u32,
}

impl Linker {
    fn here(&self) -> u32 {
        self.code.instrs.len() as u32
    }

    /// An instruction whose target comes later.
    fn later(&mut self, instr: Instr) -> usize {
        self.code.instrs.push(instr);
        self.code.instrs.len() - 1
    }

    fn arrive(&mut self, from: usize) {
        let here = self.here();
        if let Instr::Jump(target) | Instr::Unless(_, target) | Instr::OpenIf(_, _, target) =
            &mut self.code.instrs[from]
        {
            *target = here;
        }
    }

    /// Lays out the turns behind the function that begins at `start`.
    fn walk(&mut self, walk: Walk, params: u32, start: usize) {
        let Walk { mut body, mut end } = walk;
        last_use::mark(&mut body, params);
        last_use::mark(&mut end, params);
        let to_body = self.here();
        self.block(body);
        let to_end = self.here();
        self.block(end);
        for instr in &mut self.code.instrs[start..] {
            match instr {
                Instr::Next(_, target) | Instr::Back(_, target) => *target = to_body,
                Instr::Last(_, target) => *target = to_end,
                _ => {}
            }
        }
    }

    fn block(&mut self, steps: Vec<Step>) {
        for step in steps {
            match step {
                Step::Do(instr) => self.instruction(instr),
                Step::If(test, mut yes, no) => {
                    let opened = match (test, yes.first()) {
                        (Test::Tag(reg, tag), Some(Step::Do(Instr::Open(open)))) if open.src.reg == reg => {
                            Some((open.clone(), tag))
                        }
                        _ => None,
                    };
                    let skip = match opened {
                        Some((open, tag)) => {
                            yes.remove(0);
                            self.later(Instr::OpenIf(open, tag, 0))
                        }
                        None => self.later(Instr::Unless(test, 0)),
                    };
                    let goes_on = !ends(&yes) && !no.is_empty();
                    self.block(yes);
                    let over = goes_on.then(|| self.later(Instr::Jump(0)));
                    self.arrive(skip);
                    self.block(no);
                    if let Some(over) = over {
                        self.arrive(over);
                    }
                }
                Step::Switch(subject, tags, arms, others) => self.switch(subject, tags, arms, others),
            }
        }
    }

    fn switch(&mut self, subject: Subject, tags: u32, arms: Vec<(u32, Vec<Step>)>, others: Vec<Step>) {
        let switch = self.later(Instr::Jump(0));
        let mut exits = Vec::new();
        let default = self.here();
        let mut arm = |it: &mut Self, steps: Vec<Step>| {
            let goes_on = !ends(&steps);
            it.block(steps);
            if goes_on {
                exits.push(it.later(Instr::Jump(0)));
            }
        };
        arm(self, others);
        let highest = arms.iter().map(|(tag, _)| *tag as usize + 1).max().unwrap_or(0);
        let mut targets = vec![default; highest.max(tags as usize)];
        for (tag, steps) in arms {
            targets[tag as usize] = self.here();
            arm(self, steps);
        }
        let targets = targets.into();
        self.code.instrs[switch] = match subject {
            Subject::Tag(reg) => Instr::SwitchTag(reg, targets),
            Subject::Word(reg) => Instr::SwitchWord(reg, targets),
        };
        for exit in exits {
            self.arrive(exit);
        }
    }

    fn instruction(&mut self, mut instr: Instr) {
        let frame = self.frame;
        let site = |site: &mut Site| site.frame = frame;
        match &mut instr {
            Instr::Call(call) | Instr::TailCall(call) => site(call),
            Instr::CallClosure(call) | Instr::Resume(call) | Instr::TailClosure(call) => {
                site(&mut call.call);
                site(&mut call.between);
            }
            Instr::Return(returned) => returned.frame = frame,
            Instr::Fork(fork) => {
                fork.frame = frame;
                fork.branches.iter_mut().for_each(site);
                self.code.forks = true;
            }
            Instr::ForkList(fork) => {
                fork.frame = frame;
                self.code.forks = true;
            }
            Instr::Again(target) => *target = self.entry,
            _ => {}
        }
        self.code.instrs.push(instr);
    }
}

/// Whether control never reaches the end of these steps.
fn ends(steps: &[Step]) -> bool {
    match steps.last() {
        Some(Step::Do(instr)) => matches!(
            instr,
            Instr::Return(_) | Instr::TailCall(_) | Instr::Again(_) | Instr::Fail(_) | Instr::Error(..)
        ),
        Some(Step::If(_, yes, no)) => ends(yes) && ends(no),
        Some(Step::Switch(_, _, arms, others)) => ends(others) && arms.iter().all(|(_, arm)| ends(arm)),
        None => false,
    }
}
