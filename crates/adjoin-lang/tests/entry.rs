//! Functions are prepared at the types of their argument.

use adjoin_lang::core::Type;
use adjoin_lang::eval::{self, Limits};

const PROGRAM: &str = "
square x = x * x
mean xs = sum xs / fromIntegral (length xs)
area w h = w * h
data Pair a = Pair a a
swapped (Pair x y) = Pair y x
largest :: Ord a => [a] -> a
largest = foldl1 max
count :: [a] -> Int
count = length
(lower, upper) = (1.5, 2.5)
clamp x = max lower (min upper x)
last' = \\x -> clamp (x + 1)
";

fn program() -> adjoin_lang::Program {
    adjoin_lang::load("test.hs", PROGRAM).unwrap_or_else(|e| panic!("{e}"))
}

fn run(name: &str, at: &str) -> String {
    let mut program = program();
    let entry = program.entry(name, Some(at)).unwrap_or_else(|e| panic!("{name} {at}\n{e}"));
    adjoin_lang::typing::source(&program.core).unwrap_or_else(|e| panic!("{name} {at}: {e}"));
    let at = entry.at.expect("an argument was given");
    let at = program.evaluate(&at, &entry.argument, Limits::any_memory()).unwrap_or_else(|e| panic!("{e}"));
    let (value, _) =
        eval::run(&program.core, &entry.var, &[at], Limits::any_memory()).unwrap_or_else(|e| panic!("{e}"));
    value.to_string()
}

#[test]
fn open_numeric_types_become_double() {
    assert_eq!(run("square", "3"), "9.0");
    assert_eq!(run("mean", "[1, 2, 6]"), "3.0");
    assert_eq!(run("largest", "[1, 3, 2]"), "3.0");
}

#[test]
fn other_types_are_those_of_the_argument() {
    assert_eq!(run("square", "3 :: Int"), "9");
    assert_eq!(run("largest", "[(1, 'a'), (1 :: Int, 'b')]"), "(1,'b')");
    assert_eq!(run("swapped", "Pair 'a' 'b'"), "Pair 'b' 'a'");
    assert_eq!(run("count", "\"abc\""), "3");
}

#[test]
fn several_arguments_are_taken_as_a_tuple() {
    assert_eq!(run("area", "(2, 3)"), "6.0");
}

#[test]
fn arguments_may_use_the_program() {
    assert_eq!(run("square", "mean [square 2, 2] + upper"), "30.25");
    assert_eq!(run("clamp", "lower - 1"), "1.5");
}

#[test]
fn without_an_argument_the_types_are_double() {
    let mut program = program();
    let entry = program.entry("mean", None).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(entry.argument, Type::list(Type::Double));
    assert_eq!(entry.result, Type::Double);
}

#[test]
fn the_last_function_is_known_and_types_are_principal() {
    let program = program();
    assert_eq!(program.last_function().map(|d| d.name.as_str()), Some("last'"));
    let signature = |name: &str| program.definition(name).map(adjoin_lang::program::Definition::signature);
    assert_eq!(signature("mean").as_deref(), Some("mean :: Fractional a => [a] -> a"));
    assert_eq!(signature("lower").as_deref(), Some("lower :: Double"));
}

#[test]
fn mistakes_point_into_the_argument() {
    let mut program = program();
    let mut error = |name: &str, at: &str| match program.entry(name, Some(at)) {
        Ok(_) => panic!("{name} accepts {at}"),
        Err(e) => e.plain(),
    };
    assert!(error("meen", "3").contains("did you mean `mean`?"));
    assert!(error("mean", "3").contains("found a number"));
    assert!(error("mean", "[1, 'c']").contains("^^^"));
    assert!(error("mean", "[1, ").contains("expected"));
    assert!(error("lower", "1").contains("not a function"));
    assert!(error("area", "2").contains("(a, a)"), "{}", error("area", "2"));
}
