//! Attacks on the library from safe code. Ordinary code has the right answer; misuse is refused with a
//! message that says what to do; and whatever happened, the next gradient on the same thread is right.
//! `scripts/memcheck` runs all of it under valgrind.

mod destructors;
mod iterators;
mod leaks;
mod limits;
mod ordinary;
mod panics;
mod rules;
mod structures;
mod support;
