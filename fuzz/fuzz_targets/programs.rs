//! Programs of all kinds: what must hold of them holds.

#![no_main]

use adjoin_fuzz::check::{Verdict, check};
use adjoin_fuzz::of_bytes;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let program = of_bytes(bytes);
    if let Verdict::Wrong(message) = check(&program) {
        eprintln!("{message}\n{program:#?}");
        // The hook for panics is silent here.
        std::process::abort();
    }
});
