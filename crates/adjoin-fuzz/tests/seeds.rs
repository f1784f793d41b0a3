//! Programs of fixed seeds.

use adjoin_fuzz::check::{Verdict, check, check_with};
use adjoin_fuzz::flags::Fault;
use adjoin_fuzz::program::{Block, Form, Program, Statement, Verb};
use adjoin_fuzz::rules::Binary;
use adjoin_fuzz::shrink::shrink;
use adjoin_fuzz::{of_bytes, of_seed};

/// How many programs; `ADJOIN_TEST_CASES` lowers it, for machines (or checkers) that are slow.
fn cases() -> u64 {
    let given = std::env::var("ADJOIN_TEST_CASES").ok();
    given.map_or(4000, |text| text.parse::<u64>().expect("a number of cases is a number").min(4000))
}

fn is_wrong(program: &Program) -> bool {
    matches!(check(program), Verdict::Wrong(_))
}

#[test]
fn honest_programs_are_right_and_others_are_refused_or_right() {
    let (mut refused, mut compared) = (0, 0);
    for seed in 0..cases() {
        let program = of_seed(seed);
        match check(&program) {
            Verdict::Right(with) => compared += u64::from(with.forward && with.differences),
            Verdict::Refused => refused += 1,
            Verdict::Wrong(message) => {
                let smaller = shrink(&program, is_wrong);
                // The hook for panics is silent here.
                println!("seed {seed}: {message}\nsmaller: {smaller:#?}\n{:?}", check(&smaller));
                panic!("seed {seed}: {message}");
            }
        }
    }
    // Nothing would be found if hardly anything were compared, or misuse never happened.
    assert!(compared > cases() / 3, "compared: {compared}");
    assert!(refused > cases() / 25, "refused: {refused}");
}

/// Two branches panic. The program catches the panic of the first one, which is its own; that of the second
/// one, a refusal, is lost on the way.
#[test]
fn a_refusal_beside_a_panic_of_the_program_counts() {
    let block = |statements| Block { statements, returns: [1, 1, 1] };
    let misuse = vec![Statement::Stale, Statement::Binary(Binary::Mul, 0, 1)];
    let branches = vec![block(vec![Statement::Panic(0)]), block(misuse)];
    let fork = block(vec![Statement::Fork(Form::Join, branches)]);
    let program = Program {
        honest: false,
        verb: Verb::Grad,
        scalars: vec![0.5],
        vector: vec![0.25],
        body: block(vec![Statement::Catch(fork)]),
    };
    let verdict = check(&program);
    assert!(matches!(verdict, Verdict::Refused), "{verdict:?}");
}

/// The first seed by which a fault is found, and the size of the smallest program.
fn found(fault: Fault) -> Option<(u64, usize)> {
    let fails = |program: &Program| matches!(check_with(program, Some(fault)), Verdict::Wrong(_));
    let seed = (0..4000).find(|seed| fails(&of_seed(*seed)))?;
    let mut size = 0;
    shrink(&of_seed(seed), fails).body.visit(&mut |_| size += 1);
    Some((seed, size))
}

#[test]
fn faults_are_found_and_shrunk() {
    for fault in [
        Fault::LostDerivative,
        Fault::OtherValue,
        Fault::OtherOnOtherThreads,
        Fault::OtherLater,
        Fault::Refusal,
        Fault::Dirt,
    ] {
        let (seed, size) = found(fault).unwrap_or_else(|| panic!("{fault:?} is not found"));
        println!("{fault:?}: found by seed {seed}, {size} statements");
        assert!(size <= 12, "{fault:?}, seed {seed}: {size} statements are left");
    }
}

#[test]
fn any_bytes_make_a_program() {
    assert!(of_bytes(&[]).body.statements.is_empty());
    for length in [1, 10, 100] {
        for byte in [0, 1, 77, 254, 255] {
            let program = of_bytes(&vec![byte; length]);
            assert!(!is_wrong(&program), "{length} bytes {byte}: {program:#?}");
        }
    }
}
