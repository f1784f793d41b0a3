//! Sealing: the tasks of a run get their places in one array of adjoints, and all imports are checked.
//!
//! | file | what it is about |
//! | --- | --- |
//! | `sealed` | a sealed run |
//! | `placing` | the places of tasks |
//! | `validate` | checks of a sealed run, in debug builds |

pub(in crate::reverse) mod placing;
pub(in crate::reverse) mod sealed;
pub(in crate::reverse) mod validate;
