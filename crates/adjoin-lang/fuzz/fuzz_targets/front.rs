//! Any text is either rejected with errors that render, or elaborated to well-typed core.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match adjoin_lang::load("fuzz.hs", text) {
    Ok(program) => adjoin_lang::typing::source(&program.core).expect("elaboration gives well-typed core"),
    Err(diagnostics) => {
        assert!(diagnostics.has_errors());
        diagnostics.plain();
        diagnostics.render(false);
    }
});
