//! What the examples share: see `examples/`, and the page "Solvers" of the book.

#[path = "../../../crates/adjoin/examples/plot/mod.rs"]
#[allow(missing_docs, reason = "documented where it is")]
pub mod plot;

/// The blocks of the book's page, as tests.
#[doc = include_str!("../../../book/src/solvers.md")]
mod book {}
