//! The language of adjoin.

mod check;
pub mod core;
pub mod diagnostics;
mod elaborate;
pub mod eval;
pub mod parse;
pub mod pretty;
pub mod program;
pub mod source;
pub mod stage;

pub use program::{Program, load};
