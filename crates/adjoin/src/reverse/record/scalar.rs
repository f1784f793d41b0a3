//! [`Reverse`]: a number that knows where it came from.
//!
//! The paper pairs a scalar with a backpropagator and, after defunctionalisation, with the id of a node. We add a
//! **pending factor**: `Reverse { primal, factor, id }` stands for a number whose derivative with respect to the node `id`,
//! a task and an index, is `factor`.
//!
//! ```text
//! f(x)     carries  (f(x), f′(x) · factor, id)                  one operand: nothing is recorded
//! c · x    carries  (c · x, c · factor, id)                     likewise, and x + c, x / c, −x
//! x ∘ y    carries  (x ∘ y, 1, new id)                          a node: (∂₁ · factor_x, id_x), (∂₂ · factor_y, id_y)
//! x ∘ x    carries  (x ∘ x, (∂₁ + ∂₂) · factor, id)             two operands with one id: nothing is recorded
//! Σ xᵢ     carries  (Σ xᵢ, 1, new id)                           `Iterator::sum`: one node, see `sum.rs`
//! ```
//!
//! So only operations that bring two different values together cost memory. A constant has the task id `CONSTANT`, and
//! an operation on constants alone is an operation on `f64`.
//!
//! Cost: 24 bytes, `Copy`; a two-operand operation writes one 24-byte node.

use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators};
use crate::reverse::record::cursor;
use crate::reverse::record::import;
use crate::reverse::tape::id::NodeId;
use crate::rules::{operators_by_rule, operators_with_f64, scale, scale_two, write_operators};

/// The scalar of reverse mode: what a differentiated function sees in place of `f64`.
///
/// The verbs ([`grad`](crate::grad), [`vjp`](crate::vjp), …) make them; constants can be made anywhere, by
/// `Reverse::from(2.0)`. A `Reverse` belongs to the call of the verb that made it. Using it in another one, or after it,
/// is caught:
///
/// ```should_panic
/// use adjoin::prelude::*;
///
/// let mut leaked = Reverse::from(0.0);
/// grad(|x: Reverse| { leaked = x; x * x }, &3.0);
/// grad(|x: Reverse| x * leaked, &3.0); // panics: `leaked` is of the first call
/// ```
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Reverse {
    pub(in crate::reverse) primal: f64,
    pub(in crate::reverse) factor: f64,
    pub(in crate::reverse) id: NodeId,
}

impl Reverse {
    /// A constant that adds nothing.
    pub(crate) const NOTHING: Self = Self { primal: -0.0, factor: 0.0, id: NodeId::CONSTANT };

    /// The value with the given id.
    #[inline(always)]
    pub(crate) fn value_of(primal: f64, id: NodeId) -> Self {
        Self { primal, factor: 1.0, id }
    }

    /// A result of an array operation, whose results are constants if its operands are: then `id` is that of a constant.
    #[inline(always)]
    pub(crate) fn result(primal: f64, id: NodeId) -> Self {
        if id.is_constant() { Self::from(primal) } else { Self::value_of(primal, id) }
    }

    /// A number of the given derivative, whose value does not matter.
    #[inline(always)]
    pub(crate) fn term(id: NodeId, factor: f64) -> Self {
        Self { primal: 0.0, factor, id }
    }

    /// The value that the number depends on; for a constant, [`NodeId::CONSTANT`].
    #[inline(always)]
    pub(crate) fn id(self) -> NodeId {
        self.id
    }

    /// The pending factor.
    #[inline(always)]
    pub(crate) fn factor(self) -> f64 {
        self.factor
    }

    /// Whether this is the value of the given id itself, with no pending factor.
    #[inline(always)]
    pub(crate) fn is_plain(self, id: NodeId) -> bool {
        self.id == id && self.factor.to_bits() == 1f64.to_bits()
    }

    /// Whether this is a constant: a number that depends on no input.
    #[inline(always)]
    pub fn is_constant(self) -> bool {
        self.id.is_constant()
    }

    /// The result of a function of one argument.
    #[inline(always)]
    pub(in crate::reverse) fn chain(self, primal: f64, slope: f64) -> Self {
        Self { primal, factor: scale(slope, self.factor), ..self }
    }

    /// Quotients whose slope overflows are done in another order.
    pub(in crate::reverse) const HANDLES_STEEP: bool = true;

    /// The same with no factor pending: a node for it, if there is one.
    pub(in crate::reverse) fn settled(self) -> Self {
        if self.is_constant() || self.factor == 1.0 {
            return self;
        }
        let id = import::combine(self.id, self.id, self.factor, 0.0, 1.0, 1.0);
        if id == NodeId::REFUSED {
            import::refuse();
        }
        Self { factor: 1.0, id, ..self }
    }

    /// The result of a function of one argument, which may be a constant.
    #[inline(always)]
    pub(in crate::reverse) fn of_one(self, primal: f64, slope: impl FnOnce() -> f64) -> Self {
        if self.is_constant() { Self::from(primal) } else { self.chain(primal, slope()) }
    }

    /// The result of a function that is constant between its jumps.
    #[inline(always)]
    pub(in crate::reverse) fn of_none(primal: f64) -> Self {
        Self::from(primal)
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    pub(in crate::reverse) fn of_two(
        self,
        other: Self,
        primal: f64,
        dx: impl Fn() -> f64,
        dy: impl Fn() -> f64,
    ) -> Self {
        if self.id == other.id {
            return if self.is_constant() {
                Self::from(primal)
            } else {
                self.merge(other, primal, dx(), dy())
            };
        }
        let partials = || scale_two([dx(), dy()], [self.factor, other.factor]);
        if let Some(id) = cursor::record_own(self.id, other.id, partials) {
            Self { primal, factor: 1.0, id }
        } else if other.is_constant() {
            self.chain(primal, dx())
        } else if self.is_constant() {
            other.chain(primal, dy())
        } else {
            let id = import::combine(self.id, other.id, self.factor, other.factor, dx(), dy());
            if id == NodeId::REFUSED {
                import::refuse();
            }
            Self { primal, factor: 1.0, id }
        }
    }

    /// The sum without its primal; none for a misuse.
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Option<Self> {
        if self.id == other.id {
            return Some(self.merge(other, 0.0, 1.0, 1.0));
        }
        let id = if let Some(id) = cursor::record_own(self.id, other.id, || [self.factor, other.factor]) {
            id
        } else if other.is_constant() {
            return Some(self);
        } else if self.is_constant() {
            return Some(other);
        } else {
            import::combine(self.id, other.id, self.factor, other.factor, 1.0, 1.0)
        };
        (id != NodeId::REFUSED).then_some(Self { primal: 0.0, factor: 1.0, id })
    }

    /// The number as it is in memory where the first byte of a word is the least.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn words(self) -> [f64; 3] {
        [self.primal, self.factor, f64::from_bits(self.id.word())]
    }

    /// Two operands that depend on the same value: their factors add up.
    #[inline(always)]
    fn merge(self, other: Self, primal: f64, dx: f64, dy: f64) -> Self {
        let [left, right] = scale_two([dx, dy], [self.factor, other.factor]);
        Self { primal, factor: left + right, ..self }
    }
}

impl Reverse {
    operators_with_f64!();
    operators_by_rule!();
}

impl_operators!([] Reverse, Reverse);
impl_comparisons!([] Reverse);
impl_number_traits!([] Reverse);

impl std::fmt::Debug for Reverse {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.primal, f)
    }
}

impl From<f64> for Reverse {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self { primal: value, factor: 0.0, id: NodeId::CONSTANT }
    }
}

impl std::ops::Neg for Reverse {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self { primal: -self.primal, factor: -self.factor, ..self }
    }
}

impl std::ops::Neg for &Reverse {
    type Output = Reverse;
    #[inline(always)]
    fn neg(self) -> Reverse {
        -*self
    }
}
