//! The reverse pass over a sealed run, and other ways to walk over it.
//!
//! | file | what it is about |
//! | --- | --- |
//! | `walk` | the sweep |
//! | `gather` | adding up what other tasks deposited |
//! | `lanes` | seeds of several cotangents at once |
//! | `array_nodes` | array nodes |
//! | `push` | tangents, forward |
//! | `dependencies` | what depends on what |

pub(in crate::reverse) mod array_nodes;
pub(crate) mod dependencies;
pub(in crate::reverse) mod gather;
pub(crate) mod lanes;
pub(in crate::reverse) mod push;
pub(in crate::reverse) mod walk;
