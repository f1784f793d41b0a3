//! One file for each peer, in the order of the table.

pub mod rustquant;

pub mod reverse;

pub mod aad;

pub mod echidna;
pub mod echidna_replay;

pub mod ad_trait;

#[cfg(feature = "xad")]
pub mod xad;
