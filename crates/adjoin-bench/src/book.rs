//! The examples of the README and the book, as tests.

#[doc = include_str!("../../../README.md")]
mod readme {}
#[doc = include_str!("../../../book/src/introduction.md")]
mod introduction {}
#[doc = include_str!("../../../book/src/tour.md")]
mod tour {}
#[doc = include_str!("../../../book/src/rayon.md")]
mod rayon {}
#[doc = include_str!("../../../book/src/nested.md")]
mod nested {}
#[doc = include_str!("../../../book/src/arrays.md")]
mod arrays {}
#[doc = include_str!("../../../book/src/batch.md")]
mod batch {}
#[doc = include_str!("../../../book/src/memory.md")]
mod memory {}
#[doc = include_str!("../../../book/src/ode.md")]
mod ode {}
#[doc = include_str!("../../../book/src/sparse.md")]
mod sparse {}
#[doc = include_str!("../../../book/src/conventions.md")]
mod conventions {}
#[doc = include_str!("../../../book/src/crates.md")]
mod crates {}
