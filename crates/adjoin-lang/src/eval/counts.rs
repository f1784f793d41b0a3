//! What the paper argues about, counted; and the limits that keep an exponential program from hanging.

use std::fmt;
use std::ops::{Add, Sub};

/// Costs of an evaluation.
///
/// `work` is the paper's cost: one for each construct that is evaluated (application, projection, case,
/// tuple, closure, primitive, …), and for operations that are not constant-time their weight instead. `span`
/// is the longest chain of that work, where the branches of ⋆ and of `inParallel` count side by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All steps.
    pub work: u64,
    /// Steps on the longest path.
    pub span: u64,
    /// Primitive operations on reals.
    pub primitives: u64,
    /// Backpropagators (λ° on a real) created. One at a type variable counts when it is first called with a
    /// real: before that, its type is not known.
    pub backpropagators: u64,
    /// Calls of backpropagators, or nodes resolved where backpropagators are data.
    pub backpropagator_calls: u64,
    /// The maximum number of calls of any one backpropagator.
    pub most_calls: u64,
    /// Operations on persistent maps, each weighted by the logarithm of the map's size (a union by the size
    /// of its smaller side as well).
    pub map_operations: u64,
    /// Array elements read; freezing reads all.
    pub array_reads: u64,
    /// Array elements written; allocating writes all.
    pub array_writes: u64,
    /// Zero and plus on cotangents, weighted by their size.
    pub monoid_operations: u64,
    /// Ids generated.
    pub ids: u64,
    /// Jobs started by forks and joins of the forward pass.
    pub jobs: u64,
    /// Forks, in the primal, the forward pass and the reverse pass.
    pub forks: u64,
}

impl Counts {
    /// Names and numbers, for tables.
    pub fn entries(&self) -> [(&'static str, u64); 13] {
        [
            ("work", self.work),
            ("span", self.span),
            ("primitives", self.primitives),
            ("backpropagators", self.backpropagators),
            ("backpropagator calls", self.backpropagator_calls),
            ("most calls of one", self.most_calls),
            ("map operations", self.map_operations),
            ("array reads", self.array_reads),
            ("array writes", self.array_writes),
            ("monoid operations", self.monoid_operations),
            ("ids", self.ids),
            ("jobs", self.jobs),
            ("forks", self.forks),
        ]
    }

    /// Number by number, except for the maximum.
    fn combine(self, other: Counts, most_calls: u64, number: impl Fn(u64, u64) -> u64) -> Counts {
        Counts {
            work: number(self.work, other.work),
            span: number(self.span, other.span),
            primitives: number(self.primitives, other.primitives),
            backpropagators: number(self.backpropagators, other.backpropagators),
            backpropagator_calls: number(self.backpropagator_calls, other.backpropagator_calls),
            most_calls,
            map_operations: number(self.map_operations, other.map_operations),
            array_reads: number(self.array_reads, other.array_reads),
            array_writes: number(self.array_writes, other.array_writes),
            monoid_operations: number(self.monoid_operations, other.monoid_operations),
            ids: number(self.ids, other.ids),
            jobs: number(self.jobs, other.jobs),
            forks: number(self.forks, other.forks),
        }
    }
}

impl Add for Counts {
    type Output = Counts;

    /// The counts of two evaluations, one after the other.
    fn add(self, later: Counts) -> Counts {
        self.combine(later, self.most_calls.max(later.most_calls), |x, y| x + y)
    }
}

impl Sub for Counts {
    type Output = Counts;

    /// The counts since `earlier`; the maximum stays a maximum.
    fn sub(self, earlier: Counts) -> Counts {
        self.combine(earlier, self.most_calls, |x, y| x - y)
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, count) in self.entries() {
            writeln!(f, "{name:>22} {count:>12}")?;
        }
        Ok(())
    }
}

/// When an evaluation gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Maximum work.
    pub fuel: u64,
    /// Maximum nesting of evaluations. The stack may run out earlier; that is the same error.
    pub depth: u64,
    /// Maximum memory that the process may take for it, in bytes beyond what it has at the beginning;
    /// `u64::MAX` for any amount.
    pub memory: u64,
}

impl Limits {
    /// Leaves a computer with 8 GiB usable.
    pub const MEMORY: u64 = 4 << 30;

    /// The default, without the limit on memory. What counts is the memory of the whole process, so a run
    /// beside others, in tests say, would be stopped for what those take.
    pub fn any_memory() -> Self {
        Limits { memory: u64::MAX, ..Limits::default() }
    }
}

impl Default for Limits {
    /// Some ten seconds of evaluation, recursion over some 10⁶ list elements (a level takes 300 to 550 bytes
    /// of stack, measured with optimisation), and [`Limits::MEMORY`].
    fn default() -> Self {
        Limits { fuel: 200_000_000, depth: 10_000_000, memory: Limits::MEMORY }
    }
}
