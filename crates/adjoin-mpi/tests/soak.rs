//! Memory does not grow with the number of collectives. A test of its own: it measures the whole process.

mod support;

use adjoin_mpi::{Distributed, on_threads};

#[test]
fn a_hundred_thousand_collectives_leave_no_memory_behind() {
    let growth = on_threads(3, |transport| support::soak(&Distributed::new(transport), 100_000));
    for growth in growth.into_iter().map(Result::unwrap) {
        assert!(growth < 2048, "{growth} KiB");
    }
}
