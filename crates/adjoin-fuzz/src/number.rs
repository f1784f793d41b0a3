//! The scalar types that programs are run on, and what has to be written out for each of them.

use adjoin::{Forward, Real, Reverse, Vector, differentiable, elementwise};
use std::any::Any;

/// How many inputs a program has at most: forward mode takes all derivatives at once.
pub const INPUTS: usize = 8;

/// A scalar that programs are run on.
pub trait Number: Real {
    /// Whether second derivatives are taken: rules of one's own have none.
    const IS_SECOND_ORDER: bool;

    /// A function of the elements of three arrays, by its name.
    fn gate(x: &Vector<Self>, y: &Vector<Self>, z: &Vector<Self>) -> Vector<Self>;

    /// Two functions of the elements of two arrays, by name.
    fn pair(x: &Vector<Self>, y: &Vector<Self>) -> [Vector<Self>; 2];

    /// Code of `#[differentiable]`.
    fn model(x: Self, y: Self, steps: usize) -> Self;

    /// The number itself, if it is a `Reverse`; else its value.
    fn to_reverse(self) -> Reverse {
        (&self as &dyn Any).downcast_ref().copied().unwrap_or_else(|| Reverse::constant(self.primal()))
    }

    /// The number itself, if this is `Reverse`; else its value.
    fn from_reverse(x: Reverse) -> Self {
        (&x as &dyn Any).downcast_ref().copied().unwrap_or_else(|| Self::constant(x.primal()))
    }

    /// Whether this is `Reverse`.
    fn is_reverse() -> bool {
        (&Self::constant(0.0) as &dyn Any).is::<Reverse>()
    }
}

#[differentiable]
mod plain {
    #[inline(always)]
    pub(super) fn gate([x, y, z]: [f64; 3]) -> f64 {
        (0.5 / (1.0 + (-(x * y + z)).exp()) + x.tanh() * 0.25) * 0.8
    }

    #[inline(always)]
    pub(super) fn pair([x, y]: [f64; 2]) -> [f64; 2] {
        let s = x.sin();
        if x > y { [s * y * 0.25, x * 0.5 - y * 0.5] } else { [y * 0.5, s * s * 0.5] }
    }

    #[derive(Clone)]
    pub(super) enum Force {
        Spring { stiffness: f64 },
        Friction(f64),
    }

    impl Force {
        fn at(&self, x: f64, v: f64) -> f64 {
            match self {
                Self::Spring { stiffness } => -stiffness * x,
                Self::Friction(damping) => -damping * v,
            }
        }
    }

    pub(super) fn model(x: f64, y: f64, steps: usize) -> f64 {
        let forces = [Force::Spring { stiffness: 0.5 + 0.2 * x * x }, Force::Friction(0.3 * y)];
        let mut state = [x * 0.5, y * 0.5];
        for _ in 0..steps {
            let a: f64 = forces.iter().map(|force| force.at(state[0], state[1])).sum();
            state[0] += 0.05 * state[1];
            state[1] += 0.05 * a;
        }
        state[0] * 0.8
    }
}

macro_rules! impl_number {
    ($($type:ty => $second:literal),+) => {$(
        impl Number for $type {
            const IS_SECOND_ORDER: bool = $second;

            fn gate(x: &Vector<Self>, y: &Vector<Self>, z: &Vector<Self>) -> Vector<Self> {
                elementwise!(plain::gate, [x, y, z])
            }
            fn pair(x: &Vector<Self>, y: &Vector<Self>) -> [Vector<Self>; 2] {
                elementwise!(plain::pair, [x, y] => 2)
            }
            fn model(x: Self, y: Self, steps: usize) -> Self {
                plain::model(x, y, steps)
            }
        }
    )+};
}

impl_number!(f64 => false, Forward<f64, INPUTS> => false, Reverse => false, Forward<Reverse, 1> => true);
