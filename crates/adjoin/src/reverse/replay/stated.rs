//! Functions whose derivative is stated by a rule: one node each.

use std::sync::Arc;

use super::{operand_of, record};
use crate::array;
use crate::real::rule::{self, Over};
use crate::reverse::arrays::import::require_count;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::structure::Differentiable;
use crate::structure::copies::Same;

/// Records the result `y` at `x`, whose value is `at`.
pub(in crate::reverse) fn stated<C: rule::Rule>(
    rule: &Arc<C>,
    x: &Over<C::Input, Reverse>,
    at: C::Input,
    y: C::Output,
) -> Over<C::Output, Reverse> {
    let output = y.map_by(&mut Same);
    record(&output, vec![operand_of(x)], Stated { rule: Arc::clone(rule), at, y })
}

struct Stated<C: rule::Rule> {
    rule: Arc<C>,
    at: C::Input,
    y: C::Output,
}

impl<C: rule::Rule> Rule for Stated<C> {
    fn is_foreign(&self) -> bool {
        true
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        let pulled = rule::pulled::<C, f64>(&*self.rule, &self.at, &self.y, cotangent);
        flow.add(0, |adjoints| {
            require_count("by_rule", pulled.len(), adjoints.len());
            array::add(adjoints, &pulled);
        });
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        if let Some(tangents) = inflow.of(0) {
            tangent.copy_from_slice(&rule::pushed::<C, f64>(&*self.rule, &self.at, &self.y, &tangents));
        }
    }
}
