//! Compiled adjoints of plain loops, against the same loops at plain `f64` and on the tape, and against
//! gradients by hand.
//!
//! | column | what |
//! | --- | --- |
//! | plain | the function at `f64` |
//! | by hand | value and gradient written by hand, as in the other tables |
//! | compiled | `value_and_grad_into` of the function |
//! | from taped code | a verb over the function, whose compiled adjoint is one node |
//! | tape | the same verb over the same loops, recorded operation by operation |
//!
//! Every gradient is held against the one by hand before anything is timed.

mod entrants;
pub mod programs;
mod report;

pub use report::{Measured, Report, run};
