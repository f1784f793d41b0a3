//! The scalar types that programs are run on, and the functions that have to be written for each of them.

use adjoin::{Forward, Real, Reverse, Vector, differentiable, elementwise};
use std::any::Any;

/// Maximum number of inputs of a program, since forward mode computes all derivatives at once.
pub const INPUTS: usize = 8;

/// A scalar that programs are run on.
pub trait Number: Real {
    /// Whether second derivatives are taken: users' rules have none.
    const IS_SECOND_ORDER: bool;

    /// The elementwise function of three arrays that has this name.
    fn gate(x: &Vector<Self>, y: &Vector<Self>, z: &Vector<Self>) -> Vector<Self>;

    /// The two elementwise functions of two arrays that have this name.
    fn pair(x: &Vector<Self>, y: &Vector<Self>) -> [Vector<Self>; 2];

    /// A function of a `#[differentiable]` module.
    fn model(x: Self, y: Self, steps: usize) -> Self;

    /// One of the compiled functions.
    fn compiled(which: u8, values: &[Self], steps: usize) -> Self;

    /// The number itself if it is a `Reverse`, else its value.
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
        // Points that do not agree must be done again, whichever branch compares them.
        let (s, is_above) = rayon::join(|| x.sin(), || x > y);
        if is_above { [s * y * 0.25, x * 0.5 - y * 0.5] } else { [y * 0.5, s * s * 0.5] }
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

/// Functions whose reverse pass is compiled. Each call is one node, on one thread or several, on the tape or
/// in a nested run.
#[differentiable]
mod compiled {
    pub(super) struct Ball {
        pub(super) height: f64,
        pub(super) speed: f64,
    }

    impl Ball {
        fn step(&mut self, pull: f64) {
            self.speed -= 0.1 * pull * self.height;
            self.height += 0.1 * self.speed;
        }
    }

    /// Values that are overwritten, a method that changes a struct, a loop in a loop.
    #[compiled]
    pub(super) fn rollout(values: &[f64], steps: usize) -> f64 {
        let mut ball = Ball { height: 0.5, speed: 0.1 };
        for i in 0..steps {
            for v in values {
                if i % 3 == 1 {
                    ball.height = ball.height * 0.9 + v.sin() * 0.1;
                } else {
                    ball.step(*v);
                }
            }
        }
        ball.height * 0.5
    }

    /// Local vectors, iterators, an early exit, places that are read after they changed.
    #[compiled]
    pub(super) fn mixture(values: &[f64], steps: usize) -> f64 {
        if values.is_empty() {
            return 0.25;
        }
        let mut weights: Vec<f64> = values.iter().map(|v| (0.3 * v).exp()).collect();
        for i in 0..steps {
            let next = (i + 1) % weights.len();
            weights[next] = 0.5 * weights[next] + 0.25 * weights[i % values.len()] * weights[next];
        }
        let total: f64 = weights.iter().sum();
        let weighted: f64 = weights.iter().zip(values).map(|(w, v)| w * v.tanh()).sum();
        weighted / (1.0 + total * total)
    }

    /// A loop that ends by a condition on plain values, a product, and calls of the other two.
    #[compiled]
    pub(super) fn together(values: &[f64], steps: usize) -> f64 {
        let mut product = 1.0;
        let mut left = steps + 1;
        while left > 0 {
            left -= 1;
            if left % 4 == 3 {
                continue;
            }
            product *= 0.7 + 0.2 * mixture(values, left);
        }
        0.5 * product + 0.5 * rollout(values, steps)
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
            fn compiled(which: u8, values: &[Self], steps: usize) -> Self {
                match which % 3 {
                    0 => compiled::rollout(values, steps),
                    1 => compiled::mixture(values, steps),
                    _ => compiled::together(values, steps),
                }
            }
        }
    )+};
}

impl_number!(f64 => false, Forward<f64, INPUTS> => false, Reverse => false, Forward<Reverse, 1> => true);
