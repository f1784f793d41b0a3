//! `ADBench`: four problems of machine learning and vision, their derivatives by adjoin and by hand.
//!
//! | problem | derivative | module |
//! | --- | --- | --- |
//! | mixture of Gaussians | gradient | [`gmm`] |
//! | bundle adjustment | sparse Jacobian | [`ba`] |
//! | LSTM | gradient | [`lstm`] |
//! | hand tracking | dense Jacobian | [`hand`] |
//!
//! Each problem has its input, read from `ADBench`'s own files or generated from a seed (`data`), the
//! objective as plain code on `f64` under `#[differentiable]` (`objective`), the derivative by hand
//! (`by_hand`), and the forms of the derivative by adjoin, in the problem's own file. [`form`] says what a
//! form is and how to add one; [`run`] times all of them.

pub mod ba;
pub mod form;
pub mod gmm;
pub mod hand;
mod instances;
pub mod lstm;
pub mod programs;
mod random;
mod reader;
mod report;
mod run;

pub use instances::{Instance, Scale};
pub use random::Random;
pub use reader::{ReadError, Words, read_file};
pub use report::{Derivative, Measured, Report};
pub use run::{Options, Which, run};
