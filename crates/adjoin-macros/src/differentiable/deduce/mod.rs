//! What the walk knows at the expression that it stands at. Nothing here changes the tree: these are questions to the state of the walk.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`state`] | the state: mode, variables, module |
//! | [`locals`] | the variables in scope |
//! | [`guess`] | types, as far as annotations lead; references left off |
//! | [`iterated`] | the items of what is iterated over |
//! | [`constants`] | which expressions are constant |
//! | [`exact`] | the exact types of constants, references included |
//! | [`handed_out`] | what iterators over constants hand out |
//! | [`other_scalars`] | calls at a scalar that the user names |
//! | [`traces`] | variables that hold the bits or the text of a scalar |
//! | [`needs`] | which functions need which bounds |

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
