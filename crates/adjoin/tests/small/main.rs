//! Small programs that reach every file with unsafe code, for an interpreter that checks every access
//! (`scripts/miri`).
//!
//! They run as ordinary tests, too. What they check beside their results is that no file with unsafe code is
//! left out.

mod arrays;
mod beyond;
mod coverage;
mod forks;
mod memory;
mod misuse;
mod scalars;
mod verbs;
