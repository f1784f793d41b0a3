//! Verbs inside of code that is itself being differentiated.

mod confusion;
mod elsewhere;
mod levels;
mod rules;
mod solutions;
mod verbs;
