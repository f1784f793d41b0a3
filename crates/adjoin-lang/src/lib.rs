//! The language of adjoin.

pub mod diagnostics;
pub mod parse;
pub mod source;
