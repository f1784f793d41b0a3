//! The reverse pass over a sealed run, and other ways to walk over it.
//!
//! | file | about |
//! | --- | --- |
//! | `walk` | the sweep |
//! | `junction` | where the jobs of a sweep come together again |
//! | `gather` | adding up the deposits of other tasks |
//! | `lanes` | seeds and rows of several cotangents at once |
//! | `array_nodes` | array nodes |
//! | `push` | pushing tangents forward |
//! | `dependencies` | what depends on what |

pub(in crate::reverse) mod array_nodes;
pub(crate) mod dependencies;
pub(in crate::reverse) mod gather;
pub(in crate::reverse) mod junction;
pub(crate) mod lanes;
pub(in crate::reverse) mod push;
pub(in crate::reverse) mod walk;
