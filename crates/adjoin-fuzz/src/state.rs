//! The values that a program has computed so far.

use crate::flags::Flags;
use crate::number::Number;
use adjoin::{Matrix, Vector};

/// Number of values of each kind that are remembered.
const REMEMBERED: [usize; 3] = [32, 8, 4];

/// Beyond this, values are brought back by a sine.
const TAME: f64 = 2.0;

/// The values, newest last.
#[derive(Clone, Debug)]
pub struct State<R: Number> {
    scalars: Vec<R>,
    vectors: Vec<Vector<R>>,
    matrices: Vec<Matrix<R>>,
    /// The number of values of each kind made since the block was entered.
    made: [usize; 3],
}

/// The same as a structure, for operations whose arguments and results are structures.
pub type Values<R> = (Vec<R>, Vec<Vector<R>>, Vec<Matrix<R>>);

fn pick<T>(values: &[T], back: u8) -> &T {
    &values[values.len() - 1 - usize::from(back) % values.len()]
}

fn push<T>(values: &mut Vec<T>, limit: usize, value: T) {
    if values.len() == limit {
        values.remove(0);
    }
    values.push(value);
}

impl<R: Number> State<R> {
    /// The inputs.
    pub fn new(scalars: Vec<R>, vector: Vector<R>) -> Self {
        let matrix = vector.reshape(1, vector.len());
        Self { scalars, vectors: vec![vector], matrices: vec![matrix], made: [0; 3] }
    }

    /// From a structure of at least one value of each kind.
    pub fn from_values((scalars, vectors, matrices): Values<R>) -> Self {
        Self { scalars, vectors, matrices, made: [0; 3] }
    }

    /// The newest few values of each kind, as a structure.
    pub fn to_values(&self) -> Values<R> {
        fn newest<T: Clone>(values: &[T], count: usize) -> Vec<T> {
            values[values.len().saturating_sub(count)..].to_vec()
        }
        (newest(&self.scalars, 4), newest(&self.vectors, 2), newest(&self.matrices, 1))
    }

    /// All values, as a structure.
    pub fn all_values(&self) -> Values<R> {
        (self.scalars.clone(), self.vectors.clone(), self.matrices.clone())
    }

    /// The state at the start of a block: all values, none of them computed in the block.
    #[must_use]
    pub fn entered(&self) -> Self {
        Self { made: [0; 3], ..self.clone() }
    }

    /// A scalar.
    pub fn scalar(&self, back: u8) -> R {
        *pick(&self.scalars, back)
    }

    /// A variable.
    pub fn scalar_mut(&mut self, back: u8) -> &mut R {
        let place = self.scalars.len() - 1 - usize::from(back) % self.scalars.len();
        &mut self.scalars[place]
    }

    /// A vector.
    pub fn vector(&self, back: u8) -> &Vector<R> {
        pick(&self.vectors, back)
    }

    /// A matrix.
    pub fn matrix(&self, back: u8) -> &Matrix<R> {
        pick(&self.matrices, back)
    }

    /// Adds a scalar.
    pub fn push_scalar(&mut self, x: R, flags: &Flags) {
        flags.watch(x.primal().abs() - TAME);
        let tame = if x.primal().abs() > TAME { x.sin() } else { x };
        push(&mut self.scalars, REMEMBERED[0], tame);
        self.made[0] += 1;
    }

    /// Adds a vector of at least one element.
    pub fn push_vector(&mut self, x: Vector<R>, flags: &Flags) {
        let greatest = x.primals().iter().fold(0.0, |greatest: f64, x| greatest.max(x.abs()));
        flags.watch(greatest - TAME);
        let tame = if greatest > TAME { x.sin() } else { x };
        push(&mut self.vectors, REMEMBERED[1], tame);
        self.made[1] += 1;
    }

    /// Adds a matrix of at least one element.
    pub fn push_matrix(&mut self, x: Matrix<R>, flags: &Flags) {
        let greatest = x.primals().iter().fold(0.0, |greatest: f64, x| greatest.max(x.abs()));
        flags.watch(greatest - TAME);
        let tame = if greatest > TAME { x.sin() } else { x };
        push(&mut self.matrices, REMEMBERED[2], tame);
        self.made[2] += 1;
    }

    /// The values that a branch returns: the newest that it has computed.
    pub fn made(&self, returns: [u8; 3]) -> Values<R> {
        fn newest<T: Clone>(values: &[T], made: usize, count: u8) -> Vec<T> {
            values[values.len() - made.min(usize::from(count)).min(values.len())..].to_vec()
        }
        (
            newest(&self.scalars, self.made[0], returns[0]),
            newest(&self.vectors, self.made[1], returns[1]),
            newest(&self.matrices, self.made[2], returns[2]),
        )
    }

    /// Adds what a branch returned.
    pub fn append(&mut self, (scalars, vectors, matrices): Values<R>, flags: &Flags) {
        for x in scalars {
            self.push_scalar(x, flags);
        }
        for x in vectors {
            self.push_vector(x, flags);
        }
        for x in matrices {
            self.push_matrix(x, flags);
        }
    }

    /// One number from all values computed since the block was entered: the value of a closure.
    pub fn value(&self) -> R {
        let mut value = self.scalar(0);
        if self.made[1] > 0 {
            value = value * 0.5 + self.vector(0).mean() * 0.5;
        }
        if self.made[2] > 0 {
            value = value * 0.5 + self.matrix(0).mean() * 0.5;
        }
        value
    }

    /// The outputs of a program.
    pub fn outputs(&self) -> [R; 3] {
        let newest = self.scalars.iter().rev().take(8).copied();
        let vectors = self.vectors.iter().rev().take(3).map(|x| {
            let weights = (0..x.len()).map(|i| 1.0 / (1.0 + i as f64)).collect::<Vec<_>>();
            x.dot(&Vector::constants(weights)) / (1.0 + (x.len() as f64).ln())
        });
        let matrices = self.matrices.iter().rev().take(2).map(|x| x.mean() + x[(0, 0)] * 0.5);
        [newest.sum::<R>() / 8.0, vectors.sum::<R>() / 3.0, matrices.sum::<R>() / 3.0]
    }
}
