//! The language of adjoin.

pub mod core;
