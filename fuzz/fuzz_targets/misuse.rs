//! Programs that use numbers where they must not: they are refused or right, and leave nothing behind.

#![no_main]

use adjoin_fuzz::check::{Verdict, check};
use adjoin_fuzz::of_bytes;
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let program = of_bytes(bytes);
    if program.honest {
        return Corpus::Reject;
    }
    if let Verdict::Wrong(message) = check(&program) {
        eprintln!("{message}\n{program:#?}");
        std::process::abort();
    }
    Corpus::Keep
});
