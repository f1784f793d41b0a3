//! What `#[derive(Differentiable)]` cannot do is an error on the user's own token that says what to write
//! instead.

#[test]
fn errors_of_the_derive_say_what_to_write_instead() {
    trybuild::TestCases::new().compile_fail("tests/ui-derive/*.rs");
}
