//! The modules that `GradBench` knows, each a table of functions.

pub mod ba;
pub mod descent;
pub mod det;
pub mod gmm;
pub mod hello;
pub mod ht;
pub mod kmeans;
pub mod llsq;
pub mod lse;
pub mod lstm;
pub mod ode;
pub mod particle;
pub mod saddle;

use crate::call::{Answer, Call, Failure};

/// A function by its name.
pub type Function = (&'static str, fn(&Call<'_>) -> Result<Answer, Failure>);

/// A module: what can be asked for under one name.
#[derive(Clone, Copy, Debug)]
pub struct Module {
    /// Its name.
    pub name: &'static str,
    /// Its functions.
    pub functions: &'static [Function],
}

/// All modules, in the order of their names.
pub const MODULES: &[Module] = &[
    Module { name: "ba", functions: ba::FUNCTIONS },
    Module { name: "det", functions: det::FUNCTIONS },
    Module { name: "gmm", functions: gmm::FUNCTIONS },
    Module { name: "hello", functions: hello::FUNCTIONS },
    Module { name: "ht", functions: ht::FUNCTIONS },
    Module { name: "kmeans", functions: kmeans::FUNCTIONS },
    Module { name: "llsq", functions: llsq::FUNCTIONS },
    Module { name: "lse", functions: lse::FUNCTIONS },
    Module { name: "lstm", functions: lstm::FUNCTIONS },
    Module { name: "ode", functions: ode::FUNCTIONS },
    Module { name: "particle", functions: particle::FUNCTIONS },
    Module { name: "saddle", functions: saddle::FUNCTIONS },
];

/// Cuts a number of items into parts of about the same size, one for each thread of the pool and a few more.
pub(crate) fn parts(items: usize, multithreaded: bool) -> Vec<std::ops::Range<usize>> {
    // The number of parts does not depend on that of threads, so that the bits of a sum do not either.
    let parts = if multithreaded { 64.min(items).max(1) } else { 1 };
    (0..parts).map(|part| items * part / parts..items * (part + 1) / parts).collect()
}
