//! What `#[differentiable]` cannot do is an error on the user's own token that says what to write instead;
//! and so is a closure where a function's name is wanted.

#[test]
fn errors_point_at_the_users_tokens() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/differentiable/*.rs");
    cases.compile_fail("tests/ui/by_name/*.rs");
}
