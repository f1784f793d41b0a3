//! [`Reverse`]: a number that knows where it came from, over plain `f64`.
//!
//! The paper pairs a scalar with a backpropagator and, after defunctionalisation, with the id of a node. We
//! add a **pending factor**: `Reverse { primal, factor, id }` stands for a number whose derivative with
//! respect to the node `id` is `factor`.
//!
//! ```text
//! f(x)     carries  (f(x), f′(x) · factor, id)           one operand: nothing is recorded
//! c · x    carries  (c · x, c · factor, id)              likewise, and x + c, x / c, −x
//! x ∘ y    carries  (x ∘ y, 1, new id)                   a node: (∂₁ · factor_x, id_x), (∂₂ · factor_y, id_y)
//! x ∘ x    carries  (x ∘ x, (∂₁ + ∂₂) · factor, id)      two operands with one id: nothing is recorded
//! Σ xᵢ     carries  (Σ xᵢ, 1, new id)                    `Iterator::sum`: one node, see `sum.rs`
//! ```
//!
//! So only operations that combine two different values cost memory. A constant has the id `CONSTANT`, and an
//! operation on constants alone is an operation on `f64`.
//!
//! Cost: 24 bytes, `Copy`; a two-operand operation writes one 24-byte node.

use crate::reverse::record::cursor;
use crate::reverse::record::import;
use crate::reverse::tape::id::NodeId;
use crate::rules::{scale, scale_two};
use crate::taped::Taped;

/// The scalar of reverse mode: what a differentiated function sees in place of `f64`.
///
/// The verbs ([`grad`](crate::grad), [`vjp`](crate::vjp), …) make them; constants can be made anywhere, with
/// `Reverse::from(2.0)`. A `Reverse` belongs to the call of the verb that made it. Using it in another call,
/// or after it, is caught:
///
/// ```should_panic
/// use adjoin::prelude::*;
///
/// let mut leaked = Reverse::from(0.0);
/// grad(|x: Reverse| { leaked = x; x * x }, &3.0);
/// grad(|x: Reverse| x * leaked, &3.0); // panics: `leaked` belongs to the first call
/// ```
pub type Reverse = Taped<f64>;

/// The dependency of a [`Reverse`] number: a node, and the derivative with respect to it.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Own {
    factor: f64,
    id: NodeId,
}

impl Reverse {
    /// A constant that adds nothing.
    pub(crate) const NOTHING: Self = Self { primal: -0.0, trace: Own::NONE };

    /// The value with the given id.
    #[inline(always)]
    pub(crate) fn value_of(primal: f64, id: NodeId) -> Self {
        Self { primal, trace: Own { factor: 1.0, id } }
    }

    /// A result of an array operation. If all operands are constants so are the results, and `id` is that of
    /// a constant.
    #[inline(always)]
    pub(crate) fn result(primal: f64, id: NodeId) -> Self {
        if id.is_constant() { Self::from(primal) } else { Self::value_of(primal, id) }
    }

    /// A number with the given derivative, whose value does not matter.
    #[inline(always)]
    pub(crate) fn term(id: NodeId, factor: f64) -> Self {
        Self { primal: 0.0, trace: Own { factor, id } }
    }

    /// The value that the number depends on; for a constant, [`NodeId::CONSTANT`].
    #[inline(always)]
    pub(crate) fn id(self) -> NodeId {
        self.trace.id
    }

    /// The pending factor.
    #[inline(always)]
    pub(crate) fn factor(self) -> f64 {
        self.trace.factor
    }

    /// Whether this is the value of the given id itself, with no pending factor.
    #[inline(always)]
    pub(crate) fn is_plain(self, id: NodeId) -> bool {
        self.id() == id && self.factor().to_bits() == 1f64.to_bits()
    }

    /// The sum without its primal; `None` for a misuse.
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Option<Self> {
        if self.id() == other.id() {
            return Some(Self { primal: 0.0, trace: self.trace.merge(other.trace, 1.0, 1.0) });
        }
        let [own, others] = [self.factor(), other.factor()];
        let id = if let Some(id) = cursor::record_own(self.id(), other.id(), || [own, others]) {
            id
        } else if other.is_constant() {
            return Some(self);
        } else if self.is_constant() {
            return Some(other);
        } else {
            import::combine(self.id(), other.id(), own, others, 1.0, 1.0)
        };
        (id != NodeId::REFUSED).then_some(Self::value_of(0.0, id))
    }

    /// The number as it lies in memory on a little-endian machine.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn words(self) -> [f64; 3] {
        [self.primal, self.factor(), f64::from_bits(self.id().word())]
    }
}

impl Own {
    /// The trace of a constant.
    pub(in crate::reverse) const NONE: Self = Self { factor: 0.0, id: NodeId::CONSTANT };

    #[inline(always)]
    pub(in crate::reverse) fn is_constant(self) -> bool {
        self.id.is_constant()
    }

    /// The result of a function of one argument.
    #[inline(always)]
    pub(in crate::reverse) fn chain(self, slope: f64) -> Self {
        Self { factor: scale(slope, self.factor), ..self }
    }

    #[inline(always)]
    pub(in crate::reverse) fn negated(self) -> Self {
        Self { factor: -self.factor, ..self }
    }

    /// The same without a pending factor: if there is one, it is recorded as a node.
    pub(in crate::reverse) fn settled(self) -> Self {
        if self.is_constant() || self.factor == 1.0 {
            return self;
        }
        let id = import::combine(self.id, self.id, self.factor, 0.0, 1.0, 1.0);
        if id == NodeId::REFUSED {
            import::refuse();
        }
        Self { factor: 1.0, id }
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    pub(in crate::reverse) fn of_two(self, other: Self, dx: impl Fn() -> f64, dy: impl Fn() -> f64) -> Self {
        if self.id == other.id {
            return if self.is_constant() { Self::NONE } else { self.merge(other, dx(), dy()) };
        }
        let partials = || scale_two([dx(), dy()], [self.factor, other.factor]);
        if let Some(id) = cursor::record_own(self.id, other.id, partials) {
            Self { factor: 1.0, id }
        } else if other.is_constant() {
            self.chain(dx())
        } else if self.is_constant() {
            other.chain(dy())
        } else {
            let id = import::combine(self.id, other.id, self.factor, other.factor, dx(), dy());
            if id == NodeId::REFUSED {
                import::refuse();
            }
            Self { factor: 1.0, id }
        }
    }

    /// Two operands that depend on the same value: their factors are added.
    #[inline(always)]
    fn merge(self, other: Self, dx: f64, dy: f64) -> Self {
        let [left, right] = scale_two([dx, dy], [self.factor, other.factor]);
        Self { factor: left + right, ..self }
    }
}
