//! Methods of rayon that are not available in differentiated code. Their bounds cannot be satisfied, so a
//! call is an error that says what to use instead.

/// What has uniform blocks: nothing.
#[diagnostic::on_unimplemented(
    message = "`by_uniform_blocks` is not available in differentiated code: iterators are cut by their length alone",
    label = "write `with_max_len(n)` for leaves of at most `n` items, or a loop over `chunks(n)`",
    note = "`::rayon::prelude` has the method, for code that is not differentiated"
)]
pub trait HasUniformBlocks {}

/// What has exponential blocks: nothing.
#[diagnostic::on_unimplemented(
    message = "`by_exponential_blocks` is not available in differentiated code: its blocks depend on the number of threads",
    label = "for searches that end early leave it out: `find_first`, `any` and `try_for_each` skip what comes after",
    note = "`::rayon::prelude` has the method, for code that is not differentiated"
)]
pub trait HasExponentialBlocks {}
