//! Many collectives, good and bad, and the memory of the process meanwhile.

use adjoin::prelude::*;
use adjoin_mpi::{Distributed, Transport};

/// The memory that the process holds, in KiB; 0 where the system does not tell.
fn resident() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok()).unwrap_or(0)
}

/// Calls collectives, one in a hundred of which fails. Returns by how many KiB the process has grown after
/// the first tenth.
pub(crate) fn soak(world: &Distributed<impl Transport>, collectives: usize) -> i64 {
    let mut before = 0;
    for k in 0..collectives {
        if k == collectives / 10 {
            before = resident();
        }
        if k % 100 == 99 {
            // Every rank has another value.
            assert!(
                world.try_sum_of(&(world.rank() as f64), 3, |x: &f64, _| *x).is_err() || world.size() == 1
            );
        } else {
            let x = [k as f64, 1.0];
            let slopes = grad(|x: [Reverse; 2]| world.sum_of(&x, 20, |x, i| x[0] * x[1] * i as f64), &x);
            assert_eq!(slopes, [190.0, 190.0 * k as f64]);
        }
    }
    resident() - before
}
