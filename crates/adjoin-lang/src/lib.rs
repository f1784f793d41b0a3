//! The language of adjoin.

pub mod core;
pub mod pretty;
