//! Verbs inside of code that is itself being differentiated.

mod confusion;
mod levels;
mod rules;
mod solutions;
mod verbs;
