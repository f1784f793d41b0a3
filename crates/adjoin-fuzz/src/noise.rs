//! Code that is independent of the program around it: inside of rules and destructors, and after every
//! program, to check that the program has left nothing behind.

use crate::program::Noise;
use adjoin::memory::streamed_sum;
use adjoin::{Reverse, Vector, grad, join, par_map};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

impl Noise {
    /// Runs the code, and returns whether all of its gradients were right.
    #[must_use]
    pub fn is_right(self) -> bool {
        match self {
            Self::Quiet => true,
            Self::Join => join(|| 2.0 * 3.0, || par_map(0..4, |i| i * i)) == (6.0, vec![0, 1, 4, 9]),
            Self::Gradient => grad(|[x, y]| x * y + x, &[2.0, 3.0]) == [4.0, 2.0],
            Self::ForkingGradient => {
                let f = |xs: Vec<Reverse>| par_map(&xs, |x| *x * xs[0]).into_iter().sum();
                grad(f, &vec![2.0, 3.0, 5.0]) == [12.0, 2.0, 2.0]
            }
            Self::Streamed => {
                grad(|[x, y]: [Reverse; 2]| streamed_sum(0..3, |_| x * y), &[2.0, 3.0]) == [9.0, 6.0]
            }
            Self::CaughtPanic => {
                let f = |[x, y]: [Reverse; 2]| -> Reverse {
                    let z = (0..40).fold(x, |z, _| z * y);
                    assert!(z == 0.0);
                    resume_unwind(Box::new("noise"))
                };
                let caught = catch_unwind(AssertUnwindSafe(|| grad(f, &[0.0, 1.0])));
                caught.is_err() && Self::Gradient.is_right()
            }
            Self::Arrays => {
                let f = |(x, v): (Reverse, Vector<Reverse>)| v.map(|e| e * x).sum() + v.dot(&v);
                grad(f, &(2.0, Vector::from([1.0, 3.0]))) == (4.0, Vector::from([4.0, 8.0]))
            }
        }
    }
}

/// Whether gradients on this thread are right, in all bits.
#[must_use]
pub fn all_is_clean() -> bool {
    let many = grad(|xs: Vec<Reverse>| xs.iter().sum(), &vec![1.0; 40]);
    let products = grad(
        |xs: Vec<Reverse>| xs.iter().zip(&xs[1..]).map(|(x, y)| *x * *y).sum::<Reverse>() * 2.0,
        &vec![1.0; 40],
    );
    let ends = |i: usize| if i == 0 || i == 39 { 2.0 } else { 4.0 };
    many.iter().all(|slope| *slope == 1.0)
        && products.iter().enumerate().all(|(i, slope)| *slope == ends(i))
        && [Noise::Gradient, Noise::ForkingGradient, Noise::Streamed, Noise::Arrays]
            .into_iter()
            .all(Noise::is_right)
}
