//! Compiled adjoints, compared with the tape, forward mode and differences.
//!
//! | file | what |
//! | --- | --- |
//! | `support.rs` | `check!`, which compares a function in every mode |
//! | `programs.rs` | the basics: straight-line code, assignments, iterators, calls, exits, the order of evaluation |
//! | `advice.rs` | what to write instead of what is refused |
//! | `types.rs` | arguments of all types, and the rest of the library around compiled functions |
//! | `entries.rs` | entries of methods, of functions with several results, and with `&mut` parameters |
//! | `loops.rs` | sums over data, and loops that run again |
//! | `jacobians.rs` | Jacobians by the direct entries |
//! | `integers.rs` | the types of integers |
//! | `recipes.rs` | numerical recipes: quadrature, differential equations, linear algebra, filters, networks |
//! | `generics.rs` | generic functions, functions that are passed in, and methods of traits |
//! | `operators.rs` | operators that the module implements for its types |
//! | `recursion.rs` | functions that call themselves or each other |
//! | `slices.rs` | references that move along a slice; extrema |
//! | `values.rs` | values of branches and blocks |
//! | `variants.rs` | enums, `Option`, and exits with values |
//! | `random.rs` | random programs, which `generate.rs` writes to `generated.rs`, and `compare.rs` compares |
//!
//! Emitted code is compared with snapshots in `adjoin-macros/src/compiled/tests.rs`.

#![allow(unreachable_pub, reason = "programs as users write them")]

mod advice;
mod compare;
mod entries;
mod generate;
mod generics;
mod integers;
mod jacobians;
mod loops;
mod operators;
mod programs;
mod random;
mod recipes;
mod recursion;
mod slices;
mod support;
mod types;
mod values;
mod variants;
