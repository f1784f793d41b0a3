//! Compiled adjoints of plain loops, compared with the same loops at plain `f64` and on the tape, and with
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
//! Every gradient is compared with the one by hand before anything is timed. The loops are in `programs.rs`,
//! the columns in `entrants.rs`, the table in `report.rs`. `adjoin-peers/autodiff` runs the same loops
//! through `std::autodiff`.

mod entrants;
pub mod programs;
mod report;

pub use report::{Measured, Report, run};
