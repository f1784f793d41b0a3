//! A table of all definitions of the item, made before any of it changes.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`names`] | the table and its queries |
//! | [`collect`] | fills it from the definitions, as written |
//! | [`paths`] | the segment of a path that names a type |
//! | [`carriers`] | which types and traits carry scalars |
//! | [`flavours`] | which functions are generic, constant or discrete |
//! | [`const_fns`] | how each `const fn` is expanded |
//! | [`bounds`] | what implementations for `f64` let generic code assume |
//! | [`overlapping`] | which implementations overlap once `f64` is a parameter |

pub(crate) mod bounds;
pub(crate) mod carriers;
pub(crate) mod collect;
pub(crate) mod const_fns;
pub(crate) mod flavours;
pub(crate) mod names;
pub(crate) mod overlapping;
pub(crate) mod paths;
