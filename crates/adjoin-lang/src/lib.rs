//! The language of adjoin.

pub mod core;
pub mod diagnostics;
pub mod parse;
pub mod source;
