//! Questions that need only the syntax in front of them. This is the lowest layer: all others use it.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`syntax`] | small questions about syntax trees: is this `f64`, which name is last in a path |
//! | [`known`] | facts about `f64` and std: constants, methods, operators |
//! | [`marks`] | marks on names, which say which definition a name means |
//! | [`crates`] | the numerics crates that an item names |
//! | [`lazy`] | tables that are computed once: `LazyLock`, `lazy_static!`, `OnceLock` |
//! | [`macro_calls`] | the expressions in a macro call |
//! | [`words`] | which words may be in an item, from its source text |

pub(crate) mod crates;
pub(crate) mod known;
pub(crate) mod lazy;
pub(crate) mod macro_calls;
pub(crate) mod marks;
pub(crate) mod syntax;
pub(crate) mod words;
