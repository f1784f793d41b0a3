//! Array nodes: one recorded operation with many results.
//!
//! An array operation takes consecutive indices of the current task, one for each element of its result, and
//! records one [`ArrayNode`]: its operands, and a [`Rule`] that maps the adjoints of the results to those of
//! the operands. The elements are then values like any other: element `i` has the id `first + i`, so taking
//! one out of an array records nothing, and the sweep of scalar nodes adds to its adjoint as to any other.
//!
//! ```text
//! tape      n n n n │ array node │ n n │ array node │ n …     a stretch ends with an array node, as with a fork
//! indices   4 5 6 7   8 … 107      …                          the node's results: 100 consecutive indices
//! ```
//!
//! An **operand** is a set of places among the task's own adjoints (`operand.rs`).
//!
//! When the node is swept, its rule sees the cotangent as a slice and is lent, one operand after the other, a
//! slice to add to. For an operand that is contiguous in memory these are the adjoints themselves; for any
//! other, and where several cotangents are swept at once, it is a zeroed slice that is added to the adjoints
//! afterwards. If the cotangent is all zero, the rule is not called (so 0 · ∞ is 0).
//!
//! Cost: an operation allocates its result, nothing for its node and nothing per element.

use std::borrow::Cow;

use crate::array::sources::{Source, Sources};
use crate::array::{Buffer, Lender, buffer};
use crate::reverse::tape::operand::Operand;
use crate::rules::scale;

/// How the cotangent of an array operation's result is mapped to its operands.
pub(crate) trait Rule: Send + Sync {
    /// Adds to the cotangents of the operands, through [`Lent::add`].
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>);

    /// Computes the tangents of the results, which are zero at first, from those of the operands. By default
    /// the rule is pulled once for each result.
    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        push_by_rows(|cotangent, flow| self.pull(cotangent, flow), inflow, tangent);
    }

    /// Whether a push costs a pull for each result, so that reverse mode is preferable.
    fn pushes_row_by_row(&self) -> bool {
        false
    }

    /// Whether the rule runs user code, which must not be taken for a part of the task that the thread is in.
    fn is_foreign(&self) -> bool {
        false
    }

    /// Approximate size in bytes of the derivatives that the rule holds.
    fn table_bytes(&self) -> usize {
        0
    }

    /// The bytes that were stored to make the rule.
    fn stored_bytes(&self) -> usize {
        0
    }

    /// The operations that were recorded and swept to make the rule, and then dropped.
    fn reduced_operations(&self) -> u64 {
        0
    }

    /// Tells what each result depends on. If it returns false, each result is taken to depend on everything.
    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        let _ = sources;
        false
    }
}

/// A recorded array operation. Only used as the unsized `ArrayNode`, on a shelf (`shelf.rs`).
pub(crate) struct ArrayNode<B: ?Sized = dyn Body> {
    /// The task's index of the first element of the result, and the number of elements.
    first: u32,
    length: u32,
    body: B,
}

/// The parts of an array node whose type depends on the operation.
pub(crate) trait Body: Send + Sync {
    fn operands(&self) -> &[Operand];
    fn rule(&self) -> &dyn Rule;
}

pub(crate) struct Parts<O, R> {
    operands: O,
    rule: R,
}

impl<O: AsRef<[Operand]> + Send + Sync, R: Rule> Body for Parts<O, R> {
    fn operands(&self) -> &[Operand] {
        self.operands.as_ref()
    }

    fn rule(&self) -> &dyn Rule {
        &self.rule
    }
}

/// The adjoints of a task, lent to the rule of an array node.
pub(crate) struct Lent<'a> {
    /// The adjoint of index 0 in the lane that is being swept; the adjoints of other indices are `lanes`
    /// apart.
    base: *mut f64,
    lanes: isize,
    operands: &'a [Operand],
}

impl<'a> Lent<'a> {
    /// # Safety
    /// `base` is the adjoint of index 0 of a task in one of `lanes` lanes. The places of the operands are
    /// adjoints of that task, which are this thread's while the rule runs.
    pub(in crate::reverse) unsafe fn new(base: *mut f64, lanes: usize, operands: &'a [Operand]) -> Self {
        Self { base, lanes: lanes as isize, operands }
    }

    /// Lends the cotangent of an operand, in row-major order, for `f` to add to. A constant has none: `f` is
    /// not called.
    pub(crate) fn add(&mut self, operand: usize, f: impl FnOnce(&mut [f64])) {
        let operand = &self.operands[operand];
        if operand.is_constant() {
            return;
        }
        if let (Some(first), 1) = (operand.contiguous(), self.lanes) {
            // SAFETY: the operand's places are adjoints that are this thread's, by the contract of `new`; the
            // slice is gone before another is lent.
            f(unsafe { std::slice::from_raw_parts_mut(self.base.offset(first), operand.length()) });
            return;
        }
        let mut blank = Buffer::new(buffer::zeros(operand.length()));
        f(&mut blank);
        if let (Some(last), 1) = (operand.backwards(), self.lanes) {
            // SAFETY: as above.
            let adjoints = unsafe { std::slice::from_raw_parts_mut(self.base.offset(last), blank.len()) };
            adjoints.iter_mut().zip(blank.iter().rev()).for_each(|(adjoint, flow)| *adjoint += flow);
            return;
        }
        operand.for_each(|element, place, factor| {
            // SAFETY: as above.
            unsafe { *self.base.offset(place * self.lanes) += scale(blank[element], factor) };
        });
    }
}

impl Lender for Lent<'_> {
    fn lend(&mut self, input: usize, f: &mut dyn FnMut(&mut [f64])) {
        self.add(input, f);
    }
}

impl Lent<'_> {
    /// The starts of the operands' cotangents, if there is one lane and each is `length` consecutive numbers
    /// in memory. Null for constants, which have none.
    #[inline]
    pub(in crate::reverse) fn rows<const N: usize>(&self, length: usize) -> Option<[*mut f64; N]> {
        let mut rows = [std::ptr::null_mut(); N];
        if self.lanes != 1 || self.operands.len() != N {
            return None;
        }
        for (row, operand) in rows.iter_mut().zip(self.operands) {
            if !operand.is_constant() {
                if operand.length() != length {
                    return None;
                }
                *row = self.base.wrapping_offset(operand.contiguous()?);
            }
        }
        Some(rows)
    }
}

/// The tangents of the operands of an array node, in one lane of a push forward.
pub(crate) struct Inflow<'a> {
    /// The tangents of all values before the node, in all lanes.
    tangents: &'a [f64],
    origin: usize,
    lanes: usize,
    lane: usize,
    operands: &'a [Operand],
}

impl<'a> Inflow<'a> {
    /// One of `lanes` lanes; `origin` is the place of the tangent of the task's index 0.
    pub(in crate::reverse) fn new(
        tangents: &'a [f64],
        origin: usize,
        [lane, lanes]: [usize; 2],
        operands: &'a [Operand],
    ) -> Self {
        Self { tangents, origin, lanes, lane, operands }
    }

    /// The number of operands.
    pub(crate) fn operands(&self) -> usize {
        self.operands.len()
    }

    /// The number of elements of an operand.
    pub(crate) fn length(&self, operand: usize) -> usize {
        self.operands[operand].length()
    }

    fn at(&self, place: isize) -> f64 {
        self.tangents[self.origin.wrapping_add_signed(place) * self.lanes + self.lane]
    }

    /// The tangents of an operand, in row-major order; `None` for a constant.
    pub(crate) fn of(&self, operand: usize) -> Option<Cow<'_, [f64]>> {
        let operand = &self.operands[operand];
        if operand.is_constant() {
            return None;
        }
        if let (Some(first), 1) = (operand.contiguous(), self.lanes) {
            let start = self.origin.wrapping_add_signed(first);
            return Some(Cow::Borrowed(&self.tangents[start..start + operand.length()]));
        }
        let mut tangents = vec![0.0; operand.length()];
        operand.for_each(|element, place, factor| tangents[element] = scale(self.at(place), factor));
        Some(Cow::Owned(tangents))
    }

    /// Whether all tangents are zero.
    pub(in crate::reverse) fn is_zero(&self) -> bool {
        let mut zero = true;
        for operand in self.operands {
            operand.for_each(|_, place, _| zero &= self.at(place) == 0.0);
        }
        zero
    }
}

/// The tangents of the results from the rows of their Jacobian, each by pulling back a unit vector.
fn push_by_rows(pull: impl Fn(&[f64], &mut Lent<'_>), inflow: &Inflow<'_>, tangent: &mut [f64]) {
    // The operands are concatenated.
    let mut length = 0;
    let mut operands = Vec::with_capacity(inflow.operands());
    let mut tangents = Vec::new();
    for (number, operand) in inflow.operands.iter().enumerate() {
        let own = operand.length();
        operands.push(match inflow.of(number) {
            None => Operand::Constant { length: own },
            Some(own_tangents) => {
                tangents.extend_from_slice(&own_tangents);
                length += own;
                // SAFETY: used for `row` below, which is as long as all operands together.
                unsafe { Operand::strided((length - own) as i32, [1, own], [own as isize, 1]) }
            }
        });
    }
    let mut row = vec![0.0; length];
    let mut unit = vec![0.0; tangent.len()];
    for (result, tangent) in tangent.iter_mut().enumerate() {
        row.fill(0.0);
        unit[result] = 1.0;
        // SAFETY: the operands are consecutive parts of `row`.
        pull(&unit, &mut unsafe { Lent::new(row.as_mut_ptr(), 1, &operands) });
        unit[result] = 0.0;
        *tangent = row.iter().zip(&tangents).map(|(slope, tangent)| scale(*tangent, *slope)).sum();
    }
}

impl<O, R> ArrayNode<Parts<O, R>>
where
    O: AsRef<[Operand]> + Send + Sync,
    R: Rule,
{
    /// The operation whose results have `length` indices of the task, from `first` on.
    pub(in crate::reverse) fn new(first: u32, length: u32, operands: O, rule: R) -> Self {
        Self { first, length, body: Parts { operands, rule } }
    }
}

impl ArrayNode {
    /// The number of results.
    pub(crate) fn length(&self) -> usize {
        self.length as usize
    }

    /// Approximate size in bytes: the node, its derivatives, and the primal values of its results.
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self) + self.rule().table_bytes() + self.length() * size_of::<f64>()
    }

    /// The bytes that were stored to make the node.
    pub(crate) fn stored_bytes(&self) -> usize {
        self.rule().stored_bytes()
    }

    /// Its work when it was recorded, and when it is swept, in operations.
    pub(crate) fn work(&self) -> (u64, u64) {
        let kept = (self.length() + self.rule().table_bytes() / size_of::<f64>()) as u64;
        (kept + 2 * self.rule().reduced_operations(), kept)
    }

    /// The task's indices of the results.
    pub(crate) fn results(&self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + self.length as usize
    }

    /// The rule of the operation.
    pub(in crate::reverse) fn rule(&self) -> &dyn Rule {
        self.body.rule()
    }

    /// The places that the results depend on.
    pub(crate) fn operands(&self) -> &[Operand] {
        self.body.operands()
    }

    /// Calls `emit` with the place of each result and the places that it depends on, if that is known;
    /// otherwise returns false. `origin` is the place of the task's index 0.
    pub(crate) fn sources(&self, origin: usize, emit: &mut dyn FnMut(usize, &[usize])) -> bool {
        let first = origin + self.first as usize;
        let operands = self.operands();
        let mut places = Vec::new();
        let mut of_result = |result: usize, sources: &[Source]| {
            places.clear();
            places.extend(sources.iter().filter_map(|source| match *source {
                Source::Element { input, element } => {
                    operands[input].place_of(element).map(|place| origin.wrapping_add_signed(place))
                }
                Source::Earlier(result) => Some(first + result),
            }));
            emit(first + result, &places);
        };
        let is_constant = |input: usize| operands[input].is_constant();
        self.rule().sources(&mut Sources::new(self.length(), &is_constant, &mut of_result))
    }

    /// Whether a push costs a pull for each result.
    pub(crate) fn pushes_row_by_row(&self) -> bool {
        self.rule().pushes_row_by_row()
    }
}
