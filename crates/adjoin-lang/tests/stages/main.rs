//! The stages compared with one another, with forward mode and finite differences, and with the paper's
//! claims about their cost.

mod agreement;
mod checker;
mod complexity;
mod counts;
mod errors;
mod events;
mod examples;
mod generate;
mod printed;
mod random;
mod show;
mod table;

#[allow(dead_code, reason = "shared by several test binaries")]
#[path = "../support/mod.rs"]
mod support;
