//! Code that `#[differentiable]` cannot transform is an error on the user's own token, with advice on what to
//! write instead; and so is a closure in place of a function's name.

#[test]
fn errors_point_at_the_users_tokens() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/differentiable/*.rs");
    cases.compile_fail("tests/ui/by_name/*.rs");
    cases.compile_fail("tests/ui/compiled/*.rs");
}
