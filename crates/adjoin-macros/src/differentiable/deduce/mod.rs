//! What the walk knows about the expression it is at. Nothing here changes the tree: these are queries on the
//! state of the walk.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`state`] | the state: mode, variables, module |
//! | [`locals`] | the variables in scope |
//! | [`guess`] | types, as far as annotations lead, without references |
//! | [`iterated`] | the item types of iterators |
//! | [`constants`] | which expressions are constant |
//! | [`exact`] | the exact types of constants, references included |
//! | [`handed_out`] | the items of iterators over constants |
//! | [`other_scalars`] | calls at a scalar that the user names |
//! | [`traces`] | variables that hold the bits or the text of a scalar |
//! | [`bits`] | floats made from the bits of a scalar |
//! | [`needs`] | which functions need which bounds |

pub(crate) mod bits;
pub(crate) mod constants;
pub(crate) mod exact;
pub(crate) mod guess;
pub(crate) mod handed_out;
pub(crate) mod iterated;
pub(crate) mod locals;
pub(crate) mod needs;
pub(crate) mod other_scalars;
pub(crate) mod state;
pub(crate) mod traces;
