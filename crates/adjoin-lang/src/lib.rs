//! The language of adjoin.

mod check;
pub mod core;
pub mod diagnostics;
pub mod parse;
pub mod source;
