//! The language of adjoin.

pub mod core;
pub mod eval;
pub mod pretty;
pub mod stage;
