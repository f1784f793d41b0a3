//! A parallel iterator of rayon's own inside of a verb gives one message, and not one for every leaf. The
//! test has a file of its own, because the hook that counts messages belongs to the process.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use adjoin::prelude::*;
use rayon::prelude::*;

#[test]
fn a_bare_parallel_iterator_is_reported_once_for_each_run() {
    let printed = Arc::new(AtomicUsize::new(0));
    let counter = printed.clone();
    panic::set_hook(Box::new(move |info| {
        assert!(info.to_string().contains("parallel iterator"), "{info}");
        counter.fetch_add(1, Ordering::Relaxed);
    }));
    let f = |[x, y]: [Reverse; 2]| -> Reverse {
        (0..100_000u64).into_par_iter().map(|i| (x * y + i as f64).sqrt()).sum()
    };
    for runs in 1..=3 {
        let caught =
            panic::catch_unwind(AssertUnwindSafe(|| grad(f, &[1.0, 2.0]))).expect_err("it is a misuse");
        let message = caught.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let message = message.or_else(|| caught.downcast_ref::<String>().cloned()).unwrap_or_default();
        assert!(message.contains("adjoin::join"), "what is caught says what to do: {message}");
        assert_eq!(printed.load(Ordering::Relaxed), runs);
    }
    // The threads are usable afterwards.
    assert_eq!(grad(|[x, y]| x * y, &[1.0, 2.0]), [2.0, 1.0]);
}
