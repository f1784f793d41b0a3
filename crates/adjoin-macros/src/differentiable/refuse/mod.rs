//! What cannot be differentiated, or would lose a derivative: each is an error at the user's own token that
//! says what to write instead.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`check`] | items and syntax that cannot be transformed |
//! | [`lost`] | derivatives that would be lost through bits, text or pointers |
//! | [`overlaps`] | implementations that overlap once `f64` is a parameter |
//! | [`plain_crates`] | calls of crates that know `f64` only |
//! | [`suspects`] | types that the attribute was not told about |

pub(crate) mod check;
pub(crate) mod lost;
pub(crate) mod overlaps;
pub(crate) mod plain_crates;
pub(crate) mod suspects;
