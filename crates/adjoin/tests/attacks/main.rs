//! Attacks on the library from safe code. Ordinary code has the right answer; misuse is refused with a
//! message that gives advice; and after all of it, the next gradient on the same thread is right.
//! `scripts/memcheck` runs all of it under valgrind.
//!
//! An audit found eleven ways from safe code to undefined behaviour, and two wrong answers of ordinary code:
//!
//! | what it attacked | test |
//! | --- | --- |
//! | many results that were reduced at once, with derivatives of 0 | `ordinary::derivatives_that_are_zero` |
//! | a caught panic in `map`, inside of what was reduced at once | `panics::in_a_map`, `panics::in_a_fold` |
//! | the same in `streamed_sum` | `panics::in_a_term`, `panics::in_a_term_of_a_sum_in_a_map` |
//! | a number that escapes from a term that panics; the next gradient | `leaks::from_a_term_that_panics` |
//! | a number that goes to an inner `streamed_sum` in another term | `leaks::from_a_term_to_a_sum_in_another_term` |
//! | a structure that visits more scalars than it counts | `structures` |
//! | user code while inputs are lifted | `structures::code_while_inputs_are_lifted` |
//! | a rule that forks in a streamed term | `rules::with_numbers_of_the_run`, `rules::without_them` |
//! | ids that come round | ids do not: the tests of `reverse/tape/streams.rs` |
//! | a limit of indices that can be raised | `limits::a_limit_beyond_the_usual_has_no_effect` |
//! | `reshape` to dimensions whose product wraps | `../arrays/sizes.rs` |
//! | bits that depend on the schedule, by closures of many operations | `ordinary::bits_do_not_depend_on_threads` |
//! | a checkpointed `map` whose closure forks was refused | `ordinary::checkpointed_map_that_forks` |

mod destructors;
mod elsewhere;
mod iterators;
mod leaks;
mod limits;
mod ordinary;
mod panics;
mod rules;
mod structures;
mod support;
