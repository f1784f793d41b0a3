//! The number of two-operand operations of a program.
//!
//! `Counted` is a number that counts: what the table divides tape memory by, and the scaling table times.
//! Only operations whose operands both depend on the input count, since the others need no memory by any
//! method.

use std::{
    cell::Cell,
    ops::{Add, Div, Mul, Sub},
};

use crate::{Point, Program, Scalar};

/// The number of two-operand operations in one evaluation of a program.
pub fn two_operand_operations<P: Program<M>, const M: usize>(program: &P) -> usize {
    let counter = Cell::new(0);
    let lift = |value| Counted { value, depends: true, counter: &counter };
    program.eval(program.input().lift(lift).as_ref());
    counter.get()
}

/// A number that counts the operations in which it meets another.
#[derive(Clone, Copy)]
struct Counted<'a> {
    value: f64,
    depends: bool,
    counter: &'a Cell<usize>,
}

impl Counted<'_> {
    fn meet(self, other: Self, value: f64) -> Self {
        if self.depends && other.depends {
            self.counter.set(self.counter.get() + 1);
        }
        Counted { value, depends: self.depends || other.depends, ..self }
    }
}

macro_rules! counted_operators {
    ($($Operator:ident $method:ident $op:tt;)*) => {$(
        impl $Operator for Counted<'_> {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                self.meet(other, self.value $op other.value)
            }
        }
    )*};
}

counted_operators! {
    Add add +;
    Sub sub -;
    Mul mul *;
    Div div /;
}

impl Mul<f64> for Counted<'_> {
    type Output = Self;
    fn mul(self, constant: f64) -> Self {
        Counted { value: self.value * constant, ..self }
    }
}

impl Scalar for Counted<'_> {
    fn value(self) -> f64 {
        self.value
    }

    fn like(self, constant: f64) -> Self {
        Counted { value: constant, depends: false, ..self }
    }

    fn exp(self) -> Self {
        Counted { value: self.value.exp(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::two_operand_operations;
    use crate::programs::{Dot, MatVec, Mult, Particles, Rotquat};

    #[test]
    fn operations_of_two_operands_are_counted_and_no_others() {
        assert_eq!(two_operand_operations(&Mult), 1);
        assert_eq!(two_operand_operations(&Dot { length: 10 }), 10 + 9);
        assert_eq!(two_operand_operations(&MatVec { side: 5 }), 5 * (5 + 4) + 4);
        // Three each for position and velocity in two dimensions; the products with constants are free.
        assert_eq!(two_operand_operations(&Particles { steps: 7 }), 4 * (7 * 6 + 1) + 3);
        assert_eq!(two_operand_operations(&Rotquat), 2 * 5 + 2 + 3 * 3 + 9 + 6);
    }
}
