//! Support for the code that `#[compiled]` emits: bars, slopes, and the tape node of a compiled function. The
//! macro is in `adjoin-macros/src/compiled`; emitted code reaches this module as `macro_support::compiled`.
//!
//! | file | what |
//! | --- | --- |
//! | `bars.rs` | bars: zeros in the shape of a value, additions, and the check for finite numbers |
//! | `lanes.rs` | bars of one number, or of several rows of a Jacobian |
//! | `jacobian.rs` | Jacobians by a compiled function, without a tape |
//! | `slopes.rs` | the slopes of the rule table, as functions of `f64` |
//! | `stored.rs` | how many bytes are stored between the two passes |
//! | `pull.rs` | the reverse pass of a recursive call |
//! | `ranges.rs` | the length and the elements of a range of any integers; the order of floats |
//! | `node.rs` | a compiled function on the tape |
//! | `fallback.rs` | derivatives by the tape, for those that are not finite |
//! | `check.rs` | comparison of a compiled gradient with the tape's |

mod bars;
mod check;
mod fallback;
mod jacobian;
mod lanes;
mod node;
mod pull;
mod ranges;
pub mod slopes;
mod stored;

use bars::same_shape;
pub use bars::{AddBar, add, copy, cotangent, is_finite, other_variant, owned, taken, zeros, zeros_of};
pub use check::checks;
pub use fallback::{ByTape, Inputs, Numbers, Results, by_tape, rows_by_tape};
pub use jacobian::{Columns, Rows, by_columns, by_rows, check_room, matrix};
pub use lanes::{Bar, Lanes};
pub use node::{Argument, Kept, Node, Outputs, Pulled, argument, is_taped, kept_zeros};
pub use pull::{Pull, boxed};
pub use ranges::{Integer, nth, order, span, total_order};
pub use stored::{Once, Stack, bytes, compiled_bytes, make_room, stored, with_stored};
