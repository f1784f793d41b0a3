//! Recording: what happens while the differentiated function runs.
//!
//! | file | about |
//! | --- | --- |
//! | `scalar` | `Reverse`, and what its operations record |
//! | `cursor` | where the current thread records |
//! | `import` | operands of other tasks |
//! | `sum` | sums of many terms |
//! | `array` | array operations |
//! | `operands` | their operands |
//! | `inputs` | the inputs of a run |
//! | `fork` | forks |
//! | `waiting` | branches that wait for a thread |
//! | `entering` | when a thread records, and to which task |
//! | `stopwatch` | how long the jobs of a run take |
//! | `run` | a run, from its recording to its sweeps |
//! | `pool` | memory of runs that are over |
//! | `kept` | memory of inputs that are over |
//! | `past_caches` | writing inputs and gradients larger than the caches |

pub(in crate::reverse) mod array;
pub(in crate::reverse) mod cursor;
pub(in crate::reverse) mod entering;
pub(crate) mod fork;
pub(in crate::reverse) mod import;
pub(in crate::reverse) mod inputs;
pub(crate) mod kept;
pub(in crate::reverse) mod operands;
pub(in crate::reverse) mod past_caches;
pub(in crate::reverse) mod pool;
pub(in crate::reverse) mod run;
pub(in crate::reverse) mod scalar;
pub(crate) mod stopwatch;
pub(in crate::reverse) mod sum;
pub(in crate::reverse) mod waiting;
