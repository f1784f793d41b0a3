//! The procedural macros of adjoin.
