//! The tape: nodes, tasks, and their memory.
//!
//! | file | about |
//! | --- | --- |
//! | `id` | the ids of tasks and nodes |
//! | `streams` | where ids come from; they never repeat |
//! | `node` | one recorded operation of two operands |
//! | `operation` | the kinds of nodes |
//! | `array_node` | one recorded array operation, and its rule |
//! | `operand` | the places that an array operation takes its operands from |
//! | `task` | a task: its stretches, imports and place in the tree |
//! | `known` | what tasks have imported |
//! | `arena` | the memory of tasks, stretches and imports |
//! | `shelf` | the memory of array nodes |
//! | `lane` | the memory that one thread records in |
//! | `pages` | large pages for large memory |

pub(in crate::reverse) mod arena;
pub(in crate::reverse) mod array_node;
pub(in crate::reverse) mod id;
pub(in crate::reverse) mod known;
pub(in crate::reverse) mod lane;
pub(in crate::reverse) mod node;
pub(in crate::reverse) mod operand;
pub(in crate::reverse) mod operation;
pub(in crate::reverse) mod pages;
pub(in crate::reverse) mod shelf;
pub(in crate::reverse) mod streams;
pub(in crate::reverse) mod task;
