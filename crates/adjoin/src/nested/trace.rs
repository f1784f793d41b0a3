//! What a number of a run inside of differentiated code remembers: the run, and the index of its node.

use std::sync::Arc;

use super::call::{self, Call};
use super::recording::Recorded;
use super::stack::{self, NOBODY, RunId};
use crate::array::{Kept, impl_kept_elements};
use crate::real::Real;
use crate::real::rule::{Over, Rule};
use crate::structure::Differentiable;
use crate::taped::{Taped, Trace};

/// The run that the number belongs to, and its index there.
#[derive(Clone, Copy)]
pub struct Inner {
    pub(super) run: RunId,
    pub(super) index: u32,
}

impl_kept_elements!([R: Real<Trace = Inner>] Taped<R>);

impl<R: Real<Trace = Self>> Trace<R> for Inner {
    const CONSTANT: Self = Self { run: RunId::NONE, index: NOBODY };
    type Elements = Kept<Taped<R>>;
    type Recording = Recorded<R>;

    #[inline(always)]
    fn is_constant(self) -> bool {
        self.run == RunId::NONE
    }

    #[inline]
    fn chain(self, slope: R) -> Self {
        if Trace::<R>::is_constant(self) || slope.known() == Some(1.0) {
            return self;
        }
        // The second partial is never read, so any value will do.
        let index = stack::record(self.run, [self.index, NOBODY], [slope, slope]);
        Self { index, ..self }
    }

    #[inline]
    fn of_two(self, other: Self, dx: impl Fn() -> R, dy: impl Fn() -> R) -> Self {
        if self.run == other.run {
            if Trace::<R>::is_constant(self) {
                return self;
            }
            if self.index == other.index {
                return self.chain(dx() + dy());
            }
            let index = stack::record(self.run, [self.index, other.index], [dx(), dy()]);
            return Self { index, ..self };
        }
        if Trace::<R>::is_constant(other) {
            self.chain(dx())
        } else if Trace::<R>::is_constant(self) {
            other.chain(dy())
        } else {
            stack::confused()
        }
    }

    #[inline]
    fn negated(self) -> Self {
        self.chain(R::constant(-1.0))
    }

    #[inline(always)]
    fn settled(self) -> Self {
        self
    }

    fn stated<C: Rule>(
        rule: &Arc<C>,
        x: &Over<C::Input, Taped<R>>,
        at: Over<C::Input, R>,
        y: Over<C::Output, R>,
    ) -> Over<C::Output, Taped<R>> {
        let (mut run, mut operands) = (RunId::NONE, Vec::new());
        x.visit_scalars(&mut |x: Taped<R>| {
            if !x.is_constant() {
                if run != RunId::NONE && run != x.trace.run {
                    stack::confused();
                }
                run = x.trace.run;
            }
            operands.push(x.trace.index);
        });
        let results = y.count_scalars();
        let body = call::stated::<C, R>(rule, &at, &y);
        let mut index = stack::record_call(run, results, |first| Call { first, results, operands, body });
        y.map_scalars(&mut |primal: R| {
            let trace = Self { run, index };
            index += 1;
            Taped { primal, trace }
        })
    }
}
