//! Reverse mode inside code that is itself being differentiated: the tape of [`Taped<R>`](crate::Taped) for
//! every scalar `R` but `f64`.
//!
//! The tape is a vector of nodes whose partial derivatives are numbers of the level below, `R`. Recording
//! computes them, and sweeping multiplies and adds them, all in arithmetic on `R`. So whatever `R` does with
//! an operation, record it or carry tangents along, it does with the operations of this level's run and of
//! its sweep:
//!
//! ```text
//! x ∘ y   ⟶   a node (x, ∂₁), (y, ∂₂)          ∂₁, ∂₂: R        while the function runs
//!             x̄ += ∂₁ · z̄,   ȳ += ∂₂ · z̄       x̄, ȳ, z̄: R       in the sweep
//! ```
//!
//! A run is bound to one thread, which keeps the tapes of its runs on a stack (a run inside a run inside …).
//! Forks in such a run do one branch after the other (`batch/bound.rs`). Code on other levels is free to fork
//! around it.
//!
//! # What keeps levels apart
//! Levels over different scalars are different types. Two runs over one scalar have numbers of one type, and
//! are told apart by the run's id, which is unique in the process and part of every number. A number that is
//! used with one of another run, after its own has ended, or on another thread is caught where it is used.
//!
//! # Cost
//! An operation writes one node of `2 · size(R) + 8` bytes, and takes the arithmetic above on `R`. Nothing is
//! recorded for constants of the level, such as what the function captured from outside.
//!
//! | file | says |
//! | --- | --- |
//! | `stack.rs` | the tapes of a thread's runs |
//! | `call.rs` | applications of rules |
//! | `trace.rs` | what a number remembers, and how operations are recorded |
//! | `recording.rs` | a run that has ended, and its sweeps |
//! | `scalars.rs` | which scalars have runs of this kind |

mod call;
mod recording;
mod scalars;
mod stack;
mod trace;
