//! What the code calls that `#[compiled]` writes: bars, slopes, and the node that a compiled function is on the tape.
//!
//! | file | what |
//! | --- | --- |
//! | `bars.rs` | bars: zeros of the shape of a value, sums, and the checks of a finished gradient |
//! | `slopes.rs` | the slopes of the rule table, as functions of `f64` |
//! | `node.rs` | a compiled function on the tape |
//! | `ranges.rs` | the length and the elements of a range, whatever its integers are |

mod bars;
mod node;
mod ranges;
pub mod slopes;

pub use bars::{AddBar, add, checks, compare, is_finite, owned, taken, zeros};
pub use node::{Node, is_taped, primals};
pub use ranges::{Integer, nth, span};
