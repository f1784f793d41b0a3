//! `#[preaccumulate]`: a function is recorded as the derivatives of its results, and nothing else changes.

#[macro_use]
mod common;

mod arguments;
mod edges;
mod places;
mod random;
mod straight;
mod tape;

#[path = "../support/caught.rs"]
mod caught;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/random.rs"]
mod support;
