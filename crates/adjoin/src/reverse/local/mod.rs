//! Parts of a program that are recorded, swept and reduced to their derivatives on the spot.
//!
//! | file | about |
//! | --- | --- |
//! | `local_run` | a run inside another run |
//! | `closures` | closures over the elements of arrays |
//! | `scan` | folds and scans |
//! | `streamed` | sums over data |
//! | `leaf` | leaves of parallel iterators |

pub(in crate::reverse) mod closures;
pub(in crate::reverse) mod leaf;
pub(in crate::reverse) mod local_run;
pub(in crate::reverse) mod scan;
pub(in crate::reverse) mod streamed;
