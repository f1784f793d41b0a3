//! adjoin.
