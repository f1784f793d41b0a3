//! Small programs that reach every file with unsafe code, for an interpreter that checks every access
//! (`scripts/miri`).
//!
//! They are also ordinary tests. Besides their results, they check that no file with unsafe code is left out.

mod arrays;
mod beyond;
mod coverage;
mod forks;
mod memory;
mod misuse;
mod scalars;
mod verbs;
