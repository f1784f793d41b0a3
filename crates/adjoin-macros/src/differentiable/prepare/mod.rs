//! Brings the item into the form that the rest expects: no macros of its own, one spelling per construct,
//! every name marked with what it means.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`args`] | the arguments of the attribute |
//! | [`tables`] | tables of numbers, put aside before anything is parsed |
//! | [`foreign`] | `#[foreign(derivative = …)]`, expanded to a function with a stated derivative |
//! | [`forms`] | normal forms of tests, literals and `#[constant] mod` |
//! | [`macro_rules`] | the module's own macros, expanded |
//! | [`complex`] | `Complex64` as `Complex<f64>` |
//! | [`scopes`] | which names are in scope where |
//! | [`resolve`] | the walk that marks every name with the item that it means |

pub(crate) mod args;
pub(crate) mod complex;
pub(crate) mod foreign;
pub(crate) mod forms;
pub(crate) mod macro_rules;
pub(crate) mod resolve;
pub(crate) mod scopes;
pub(crate) mod tables;
