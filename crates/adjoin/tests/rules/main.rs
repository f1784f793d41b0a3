//! The rule table: four independent answers for every function, at random points and at the edges of `f64`.

mod agreement;
mod conventions;
mod edges;
mod numbers;
mod operators;
mod special;
mod steep;
mod table;
mod zeros;

#[path = "../support/random.rs"]
mod random;
