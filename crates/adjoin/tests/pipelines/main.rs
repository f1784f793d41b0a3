//! rayon's iterators in differentiable code: the value and gradient of sequential code in every mode, and the
//! same bits on any number of threads.

#[path = "../support/random.rs"]
mod random;

mod check;
mod examples;
mod failures;
mod methods;
mod randomly;
mod scopes;
