//! Arrays of `Reverse`.
//!
//! | file | about |
//! | --- | --- |
//! | `elements` | how such an array keeps its elements |
//! | `array_operation` | array operations as they are recorded |
//! | `table` | functions by name, applied to each element |
//! | `row` | a number with known derivatives: the node of a compiled function |
//! | `import` | imports of values of other tasks |

pub(in crate::reverse) mod array_operation;
pub(in crate::reverse) mod elements;
pub(in crate::reverse) mod import;
pub(in crate::reverse) mod row;
pub(in crate::reverse) mod table;
