//! The command as its users have it: the real binary, its output, its exit codes, its files.

mod answers;
mod damage;
mod errors;
mod examples;
mod guide;
mod latex;
mod pictures;
mod session;
mod support;
