//! Structures: the laws of `Differentiable` for std's types, derived types and random ones, and the messages
//! for shapes that differ.

mod derived;
mod laws;
mod random;
mod shapes;
mod std_types;
mod verbs;
