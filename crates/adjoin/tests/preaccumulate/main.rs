//! `#[preaccumulate]`: a function is recorded as the derivatives of its results.

mod arguments;
