//! ⋆: branches on rayon, by the library's `join`.
//!
//! The first half of the branches runs on this machine, above the frame that waits; the other half on a new
//! one, wherever a thread is free. How the branches are split depends on their number alone, and an error is
//! that of the leftmost branch that has one, so results do not depend on the schedule.

use std::mem;

use adjoin::Real;

use super::code::{Fork, ForkList};
use super::machine::{Base, Machine, Run, error};
use super::object::{Bank, Closure, Node, Ref};
use super::pool;
use crate::core::Span;
use crate::eval::Reason;

/// A function and its arguments; without a function, the results themselves.
struct Branch<R> {
    function: Option<u32>,
    args: Bank<R>,
}

impl<R: Real> Branch<R> {
    /// A thunk applied to `()`, which takes no registers.
    fn of_thunk(thunk: &Ref<R>) -> Run<Self> {
        let Some(Node::Closure(closure)) = thunk.node() else {
            return Err(error(Reason::Stuck("⋆ of something else than thunks".into()), Span::NONE));
        };
        let (function, missing) = (closure.function, closure.missing);
        let (reals, words, refs) = (closure.reals.clone(), closure.words.clone(), closure.refs.clone());
        if missing > 1 {
            let rest = Closure { function, missing: missing - 1, reals, words, refs };
            let refs = vec![Ref::closure(rest)];
            return Ok(Branch { function: None, args: Bank { refs, ..Bank::default() } });
        }
        let args = Bank { reals: reals.into(), words: words.into(), refs: refs.into() };
        Ok(Branch { function: Some(function), args })
    }
}

impl<'p, R: Real> Machine<'p, R> {
    pub(super) fn fork(&mut self, fork: &'p Fork, base: Base) -> Run<()> {
        let branches = fork
            .branches
            .iter()
            .map(|site| Branch { function: Some(site.function), args: self.gather(&site.args, base) });
        let branches = branches.collect();
        let results = self.run_branches(branches, base.behind(fork.frame))?;
        for (mut values, site) in results.into_iter().zip(&fork.branches) {
            self.put(&mut values, &site.results, base);
        }
        Ok(())
    }

    pub(super) fn fork_list(&mut self, fork: &'p ForkList, base: Base) -> Run<()> {
        let thunks = self.fetch(fork.thunks, base.refs);
        let branches = Self::elements(&thunks).iter().map(Branch::of_thunk).collect::<Run<Vec<_>>>()?;
        let length = branches.len() as u32;
        let results = self.run_branches(branches, base.behind(fork.frame))?;
        let mut values = Bank::default();
        for mut result in results {
            values.reals.append(&mut result.reals);
            values.words.append(&mut result.words);
            values.refs.append(&mut result.refs);
        }
        self.refs[base.refs + fork.dst as usize] = Ref::list(length, fork.element, values);
        Ok(())
    }

    /// Runs branches, those of the first half on this machine from `base` on.
    fn run_branches(&mut self, mut branches: Vec<Branch<R>>, base: Base) -> Run<Vec<Bank<R>>> {
        self.burn()?;
        match branches.len() {
            0 => return Ok(Vec::new()),
            1 => {
                let Some(Branch { function, args }) = branches.pop() else { return Ok(Vec::new()) };
                let Some(function) = function else { return Ok(vec![args]) };
                self.call(function, args, base)?;
                return Ok(vec![mem::take(&mut self.results)]);
            }
            _ => {}
        }
        if pool::stack_is_short() {
            return Err(error(Reason::TooDeep(self.limits.depth), Span::NONE));
        }
        let right = branches.split_off(branches.len() / 2);
        self.meter.begin();
        let mut other = Machine::new(self.code, self.globals, self.shared, self.limits, self.meter);
        other.refuel(self.fuel);
        let fuel = self.fuel;
        let this = &mut *self;
        let (left, (right, left_over)) = adjoin::join(
            || this.run_branches(branches, base),
            move || {
                let results = other.run_branches(right, Base::default());
                let fuel = other.fuel;
                if results.is_ok() {
                    other.end();
                }
                (results, fuel)
            },
        );
        let mut results = left?;
        results.append(&mut right?);
        self.fuel = self.fuel.saturating_sub(fuel - left_over);
        Ok(results)
    }
}
