//! Finds the last use of every reference, which may take it instead of counting one more.
//!
//! One walk backwards through a function, with the set of references that are still needed. A list that is
//! taken apart by its last use costs no reference count at all, and fields that nobody needs are not loaded.

use super::array::ArrayOp;
use super::code::{Instr, Open, Step, Subject, Test, Use};

/// References that are needed later.
#[derive(Clone, Default)]
struct Needed(Vec<u64>);

impl Needed {
    fn insert(&mut self, reg: u32) {
        let word = reg as usize / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (reg % 64);
    }

    fn remove(&mut self, reg: u32) {
        if let Some(word) = self.0.get_mut(reg as usize / 64) {
            *word &= !(1 << (reg % 64));
        }
    }

    fn contains(&self, reg: u32) -> bool {
        self.0.get(reg as usize / 64).is_some_and(|word| word >> (reg % 64) & 1 == 1)
    }

    fn merge(&mut self, other: &Needed) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
    }

    fn uses<'u>(&mut self, uses: impl IntoIterator<Item = &'u mut Use, IntoIter: DoubleEndedIterator>) {
        for from in uses.into_iter().rev() {
            from.last = !self.contains(from.reg);
            self.insert(from.reg);
        }
    }

    /// Loads what is needed of these fields.
    fn loads(&mut self, open: &mut Open) {
        for slot in &mut open.refs {
            if let Some(reg) = *slot {
                if !self.contains(reg) {
                    *slot = None;
                }
                self.remove(reg);
            }
        }
    }

    fn defines<'u>(&mut self, defined: impl IntoIterator<Item = &'u Use>) {
        defined.into_iter().for_each(|into| self.remove(into.reg));
    }
}

/// Marks the last uses in a function with `params` reference parameters.
pub(super) fn mark(steps: &mut [Step], params: u32) {
    block(steps, &mut Needed::default(), params);
}

fn block(steps: &mut [Step], needed: &mut Needed, params: u32) {
    for step in steps.iter_mut().rev() {
        match step {
            Step::Do(instr) => instruction(instr, needed, params),
            Step::If(test, yes, no) => {
                let mut other = needed.clone();
                block(yes, needed, params);
                block(no, &mut other, params);
                needed.merge(&other);
                if let Test::Tag(reg, _) = test {
                    needed.insert(*reg);
                }
            }
            Step::Switch(subject, _, arms, others) => {
                let after = needed.clone();
                block(others, needed, params);
                for (_, arm) in arms {
                    let mut before = after.clone();
                    block(arm, &mut before, params);
                    needed.merge(&before);
                }
                if let Subject::Tag(reg) = subject {
                    needed.insert(*reg);
                }
            }
        }
    }
}

fn instruction(instr: &mut Instr, needed: &mut Needed, params: u32) {
    match instr {
        Instr::Tag(dst, _) | Instr::GlobalRef(dst, _) => needed.remove(*dst),
        Instr::MoveRef(dst, src) => {
            needed.remove(*dst);
            needed.uses([src]);
        }
        Instr::Make(make) => {
            needed.remove(make.dst);
            needed.uses(&mut make.fields.refs);
        }
        Instr::Push(push) => needed.uses(&mut push.fields.refs),
        Instr::Finish(reg, ..) => needed.insert(*reg),
        Instr::Array(op) => {
            match &mut **op {
                ArrayOp::Pack { dst, list, .. } => {
                    needed.remove(*dst);
                    needed.uses([list]);
                }
                ArrayOp::At { open, .. } => needed.loads(open),
                ArrayOp::MatVec { dst, .. } => needed.remove(*dst),
                ArrayOp::Size { .. } | ArrayOp::Sum { .. } | ArrayOp::Dot { .. } => {}
            }
            op.reads().into_iter().for_each(|array| needed.insert(array));
        }
        Instr::Open(open) => {
            needed.loads(open);
            needed.uses([&mut open.src]);
        }
        Instr::Call(site) => {
            needed.defines(&site.results.refs);
            needed.uses(&mut site.args.refs);
        }
        Instr::TailCall(site) => {
            *needed = Needed::default();
            needed.uses(&mut site.args.refs);
        }
        Instr::CallClosure(site) => {
            needed.defines(&site.between.results.refs);
            needed.uses(&mut site.call.args.refs);
            needed.uses([&mut site.closure]);
        }
        Instr::TailClosure(site) => {
            needed.uses(&mut site.call.args.refs);
            needed.uses([&mut site.closure]);
        }
        Instr::Resume(site) => {
            needed.defines(&site.call.results.refs);
            site.between.results.refs.iter().for_each(|from| needed.insert(from.reg));
        }
        Instr::Return(returned) => {
            *needed = Needed::default();
            needed.uses(&mut returned.values.refs);
        }
        Instr::Again(_) => {
            *needed = Needed::default();
            (0..params).for_each(|reg| needed.insert(reg));
        }
        Instr::Next(..) | Instr::Last(..) | Instr::Back(..) | Instr::Each(_) => {
            (0..params).for_each(|reg| needed.insert(reg));
        }
        Instr::Fork(fork) => {
            fork.branches.iter().for_each(|site| needed.defines(&site.results.refs));
            for site in fork.branches.iter_mut().rev() {
                needed.uses(&mut site.args.refs);
            }
        }
        Instr::ForkList(fork) => {
            needed.remove(fork.dst);
            needed.uses([&mut fork.thunks]);
        }
        Instr::Fail(_) => *needed = Needed::default(),
        Instr::Error(message, _) => {
            *needed = Needed::default();
            needed.insert(*message);
        }
        _ => {}
    }
}
