//! rayon's iterators in differentiable code: the same value and gradient as sequential code has, in every
//! mode, and the same bits on any number of threads.

#[path = "../support/random.rs"]
mod random;

mod check;
mod examples;
mod failures;
mod methods;
mod randomly;
mod scopes;
