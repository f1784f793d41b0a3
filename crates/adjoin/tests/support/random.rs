//! Runs a property on random inputs: proptest with a seed that is printed and can be given.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::hash::{BuildHasher, RandomState};

/// Holds `property` against `cases` values of `strategy`.
///
/// The seed is fresh every time and part of the failure's message; `ADJOIN_TEST_SEED` sets it.
/// `ADJOIN_TEST_CASES` lowers the number of cases, for machines (or checkers) that are slow.
pub(crate) fn hold<S: Strategy>(cases: u32, strategy: &S, property: impl Fn(S::Value)) {
    let seed = std::env::var("ADJOIN_TEST_SEED")
        .ok()
        .map_or_else(|| RandomState::new().hash_one(()), |text| text.parse().expect("a seed is a number"));
    println!("ADJOIN_TEST_SEED={seed}");
    let cases = std::env::var("ADJOIN_TEST_CASES")
        .ok()
        .map_or(cases, |text| cases.min(text.parse().expect("a number of cases is a number")));
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes));
    let outcome = runner.run(strategy, |input| {
        property(input);
        Ok::<(), TestCaseError>(())
    });
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(reason, input)) => {
            panic!("{reason}\nsmallest input: {input:#?}\nto repeat: ADJOIN_TEST_SEED={seed}")
        }
        Err(TestError::Abort(reason)) => panic!("{reason}\nto repeat: ADJOIN_TEST_SEED={seed}"),
    }
}
