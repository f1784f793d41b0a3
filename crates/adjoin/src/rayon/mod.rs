//! rayon's iterators, joins and scopes in differentiable code, under rayon's names.
//!
//! Replace `use rayon::prelude::*` by `use adjoin::rayon::prelude::*`, and the code can be differentiated.
//! Inside [`#[differentiable]`](crate::differentiable) nothing changes: the attribute redirects paths into
//! `rayon::` to this module.
//!
//! ```
//! use adjoin::rayon::prelude::*;
//! use adjoin::{Real, value_and_grad};
//!
//! fn misfit<R: Real>(w: R, data: &[(f64, f64)]) -> R {
//!     data.par_iter().map(|(x, y)| (w * *x - *y).powi(2)).sum()
//! }
//!
//! let data: Vec<(f64, f64)> = (0..1000).map(|i| (f64::from(i), 2.0 * f64::from(i))).collect();
//! assert_eq!(value_and_grad(|w| misfit(w, &data), &2.0), (0.0, 0.0));
//! ```
//!
//! # What is the same, and what is not
//!
//! Adaptors and consumers are rayon's own, on rayon's scheduler. Iterators of other crates that know their
//! length are sources too ([`from_rayon`](iter::from_rayon)). But iterators are split by their length alone,
//! and their results are combined along the resulting tree. So value and gradient have **the same bits on any
//! number of threads, every time**, in plain code too, which rayon does not promise for `sum`, `reduce` and
//! `fold`. Where rayon returns any match (`find_any`), the first one is returned.
//!
//! In reverse mode each leaf is recorded as one sequential loop. If the result of a leaf is one number, as
//! with `sum` and `reduce`, it is swept at once, and a row of derivatives replaces its tape.
//!
//! To let rayon split an iterator in plain code, call [`adaptive`](iter::IndexedParallelIterator::adaptive).
//!
//! | file | about |
//! | --- | --- |
//! | `bridge` | how an iterator is split and run |
//! | `access` | whether code that gets the items may leave numbers in them |
//! | `sources`, `by_index` | where iterators come from |
//! | `any`, `indexed` | adaptors and consumers |
//! | `chain`, `attempt` | two iterators in a row; results that may be failures |
//! | `left_out` | methods that are errors |
//! | `scope`, `pool` | closures that are spawned; pools of threads |

mod access;
mod any;
mod attempt;
mod bridge;
mod by_index;
mod chain;
mod indexed;
mod left_out;
mod pool;
mod scope;
mod sources;

pub use crate::parallel::join;
pub use pool::{ThreadPool, ThreadPoolBuilder};
pub use rayon::{ThreadPoolBuildError, current_num_threads, current_thread_index};
pub use scope::{Scope, scope};

/// Parallel iterators. See the [module above](super).
pub mod iter {
    pub use super::access::{Access, Foreign};
    pub use super::any::{Par, ParallelIterator};
    pub use super::attempt::Attempt;
    pub use super::bridge::{Adaptive, Fixed};
    pub use super::by_index::ByIndex;
    pub use super::chain::Chain;
    pub use super::indexed::IndexedParallelIterator;
    pub use super::sources::{
        IntoParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelBridge,
        ParallelDrainRange, ParallelExtend, empty, from_rayon, once, repeat_n,
    };
    pub use rayon::iter::{Either, FromParallelIterator};
}

/// Parallel iterators over parts of slices.
pub mod slice {
    pub use super::sources::{ParallelSlice, ParallelSliceMut};
}

/// Everything that parallel iterators need: `use adjoin::rayon::prelude::*;`.
pub mod prelude {
    pub use super::iter::{
        FromParallelIterator, IndexedParallelIterator, IntoParallelIterator, IntoParallelRefIterator,
        IntoParallelRefMutIterator, ParallelBridge, ParallelDrainRange, ParallelExtend, ParallelIterator,
    };
    pub use super::slice::{ParallelSlice, ParallelSliceMut};
}
