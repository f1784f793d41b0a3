//! The language of adjoin.
