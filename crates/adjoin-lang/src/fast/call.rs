//! What calls do with registers: arguments and results moved between frames, closures entered or made to
//! wait.

use std::mem;

use adjoin::Real;

use super::code::{Extent, Regs, Returned};
use super::machine::{Base, Machine, Pending, Run, error};
use super::object::{Bank, Closure, Node, Ref};
use crate::core::Span;
use crate::eval::Reason;

impl<R: Real> Machine<'_, R> {
    pub(super) fn gather(&mut self, from: &Regs, base: Base) -> Bank<R> {
        Bank {
            reals: from.reals.iter().map(|reg| self.reals[base.reals + *reg as usize]).collect(),
            words: from.words.iter().map(|reg| self.words[base.words + *reg as usize]).collect(),
            refs: from.refs.iter().map(|from| self.fetch(*from, base.refs)).collect(),
        }
    }

    /// Copies arguments to consecutive registers of another frame, from `skip` on.
    #[inline(always)]
    pub(super) fn pass(&mut self, args: &Regs, base: Base, to: Base) {
        for (place, reg) in args.reals.iter().enumerate() {
            self.reals[to.reals + place] = self.reals[base.reals + *reg as usize];
        }
        for (place, reg) in args.words.iter().enumerate() {
            self.words[to.words + place] = self.words[base.words + *reg as usize];
        }
        for (place, from) in args.refs.iter().enumerate() {
            let value = self.fetch(*from, base.refs);
            self.refs[to.refs + place] = value;
        }
    }

    /// Copies results to registers of a waiting frame.
    pub(super) fn put(&mut self, values: &mut Bank<R>, into: &Regs, base: Base) {
        for (value, reg) in values.reals.drain(..).zip(&into.reals) {
            self.reals[base.reals + *reg as usize] = value;
        }
        for (value, reg) in values.words.drain(..).zip(&into.words) {
            self.words[base.words + *reg as usize] = value;
        }
        for (value, into) in values.refs.drain(..).zip(&into.refs) {
            self.refs[base.refs + into.reg as usize] = value;
        }
    }

    #[inline(always)]
    pub(super) fn clear(&mut self, base: usize, count: u32) {
        for slot in &mut self.refs[base..base + count as usize] {
            if !slot.is_bare() {
                *slot = Ref::default();
            }
        }
    }

    #[inline(always)]
    pub(super) fn give_back(&mut self, returned: &Returned, base: Base, into: &Regs, to: Base) {
        for (src, dst) in returned.values.reals.iter().zip(&into.reals) {
            self.reals[to.reals + *dst as usize] = self.reals[base.reals + *src as usize];
        }
        for (src, dst) in returned.values.words.iter().zip(&into.words) {
            self.words[to.words + *dst as usize] = self.words[base.words + *src as usize];
        }
        for (src, dst) in returned.values.refs.iter().zip(&into.refs) {
            let value = self.fetch(*src, base.refs);
            self.refs[to.refs + dst.reg as usize] = value;
        }
        self.clear(base.refs, returned.frame.refs);
    }

    /// Moves consecutive registers from one base to another.
    pub(super) fn shift(&mut self, extent: Extent, from: Base, to: Base) {
        for place in 0..extent.reals as usize {
            self.reals[to.reals + place] = self.reals[from.reals + place];
        }
        for place in 0..extent.words as usize {
            self.words[to.words + place] = self.words[from.words + place];
        }
        for place in 0..extent.refs as usize {
            self.refs[to.refs + place] = mem::take(&mut self.refs[from.refs + place]);
        }
    }

    /// Puts the parameters of a closure in place.
    pub(super) fn enter(&mut self, closure: &Closure<R>, args: Bank<R>, base: Base) -> Run<()> {
        self.burn()?;
        if self.frames.len() as u64 >= self.limits.depth {
            return Err(error(Reason::TooDeep(self.limits.depth), Span::NONE));
        }
        let frame = self.code.functions[closure.function as usize].frame;
        self.reserve(base.behind(frame))?;
        let (captured, given) = (closure.reals.len(), args.reals.len());
        self.reals[base.reals..][..captured].copy_from_slice(&closure.reals);
        self.reals[base.reals + captured..][..given].copy_from_slice(&args.reals);
        let (captured, given) = (closure.words.len(), args.words.len());
        self.words[base.words..][..captured].copy_from_slice(&closure.words);
        self.words[base.words + captured..][..given].copy_from_slice(&args.words);
        let refs = closure.refs.iter().cloned().chain(args.refs);
        for (slot, value) in self.refs[base.refs..].iter_mut().zip(refs) {
            *slot = value;
        }
        Ok(())
    }

    /// Begins to apply a function to arguments: what is left over becomes pending.
    pub(super) fn apply(
        &mut self,
        closure: &Ref<R>,
        mut args: Bank<R>,
        each: &[Extent],
        base: Base,
    ) -> Run<Applied<R>> {
        let Some(Node::Closure(closure)) = closure.node() else {
            return Err(error(Reason::Stuck("something else than a function is called".into()), Span::NONE));
        };
        let missing = closure.missing as usize;
        if each.len() < missing {
            return Ok(Applied::Waiting(Ref::closure(Closure {
                function: closure.function,
                missing: (missing - each.len()) as u32,
                reals: closure.reals.iter().copied().chain(args.reals).collect(),
                words: closure.words.iter().copied().chain(args.words).collect(),
                refs: closure.refs.iter().cloned().chain(args.refs).collect(),
            })));
        }
        let (now, later) = each.split_at(missing);
        if !later.is_empty() {
            let used = now.iter().fold(Base::default(), |sum, extent| sum.behind(*extent));
            let values = Bank {
                reals: args.reals.split_off(used.reals),
                words: args.words.split_off(used.words),
                refs: args.refs.split_off(used.refs),
            };
            self.pending.push(Pending { values, each: later.to_vec() });
        }
        self.enter(closure, args, base)?;
        Ok(Applied::Enter(closure.function, later.is_empty()))
    }
}

/// How an application goes on.
pub(super) enum Applied<R> {
    /// The function waits for more arguments.
    Waiting(Ref<R>),
    /// Into this function; are all arguments used up?
    Enter(u32, bool),
}
