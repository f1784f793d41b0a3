//! Arrays of `Reverse`.
//!
//! | file | what it is about |
//! | --- | --- |
//! | `elements` | how such an array keeps its elements |
//! | `array_operation` | array operations, as they are recorded |
//! | `table` | functions by name, for each element |
//! | `brought_in` | copies of values of other tasks |

pub(in crate::reverse) mod array_operation;
pub(in crate::reverse) mod brought_in;
pub(in crate::reverse) mod elements;
pub(in crate::reverse) mod table;
