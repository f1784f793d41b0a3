//! What is known about the whole item before any of it changes: a table of its definitions.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`names`] | the table, and what it is asked |
//! | [`collect`] | fills it from the definitions, as written |
//! | [`paths`] | the segment of a path that names a type |
//! | [`carriers`] | which types and traits carry scalars |
//! | [`flavours`] | which functions are generic, constant or discrete |
//! | [`const_fns`] | what becomes of a `const fn` |
//! | [`bounds`] | what implementations for `f64` let generic code assume |

pub(crate) mod bounds;
pub(crate) mod carriers;
pub(crate) mod collect;
pub(crate) mod const_fns;
pub(crate) mod flavours;
pub(crate) mod names;
pub(crate) mod paths;
