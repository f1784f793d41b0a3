//! Sweeping array nodes, and pushing tangents forward over them.

use crate::reverse::record::entering;
use crate::reverse::tape::array_node::{ArrayNode, Inflow, Lent, Rule};

/// Calls a rule. User code runs outside any task, where it can do no harm.
fn call(rule: &dyn Rule, f: impl FnOnce(&dyn Rule)) {
    if rule.is_foreign() { entering::outside(|| f(rule)) } else { f(rule) }
}

impl ArrayNode {
    /// Pushes tangents forward: sets those of the results, given all before them. `origin` is the place of
    /// the tangent of the task's index 0.
    pub(crate) fn push<const K: usize>(&self, tangents: &mut [[f64; K]], origin: usize) {
        // Operands come earlier, and imports lie below the task's first index.
        let (before, from) = tangents.split_at_mut(origin + self.results().start);
        let results = &mut from[..self.length()];
        let mut tangent = vec![0.0; self.length()];
        for lane in 0..K {
            let inflow = Inflow::new(before.as_flattened(), origin, [lane, K], self.operands());
            if !inflow.is_zero() {
                tangent.fill(0.0);
                call(self.rule(), |rule| rule.push(&inflow, &mut tangent));
                results.iter_mut().zip(&tangent).for_each(|(result, tangent)| result[lane] = *tangent);
            }
        }
    }

    /// Sweeps the node: takes the adjoints of its results, and adds to those of its operands.
    ///
    /// # Safety
    /// `base` is the adjoint of index 0 of the node's task, whose adjoints are this thread's, and everything
    /// that depends on the node has been swept.
    pub(crate) unsafe fn sweep<const K: usize>(&self, base: *mut [f64; K]) {
        // SAFETY: the results have consecutive adjoints, which no operand overlaps, because operands come
        // earlier.
        let results =
            unsafe { std::slice::from_raw_parts_mut(base.add(self.results().start), self.length()) };
        let (operands, rule) = (self.operands(), self.rule());
        for lane in 0..K {
            if results.iter().all(|adjoint| adjoint[lane] == 0.0) {
                continue;
            }
            // The lane's adjoints are `K` apart.
            // SAFETY: by the caller's contract; operands are places of the node's task, as checked when they
            // were made.
            let mut flow = unsafe { Lent::new(base.cast::<f64>().wrapping_add(lane), K, operands) };
            if K == 1 {
                call(rule, |rule| rule.pull(results.as_flattened(), &mut flow));
            } else {
                let cotangent: Vec<f64> = results.iter().map(|adjoint| adjoint[lane]).collect();
                call(rule, |rule| rule.pull(&cotangent, &mut flow));
            }
        }
        results.fill([0.0; K]);
    }
}
