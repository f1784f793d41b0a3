//! adjoin's gradient of every program is the one written by hand, and the reports about it are complete.

use adjoin_bench::{
    Adjoin, Program, forks,
    programs::{Dot, MatVec, Mult, Neural, Particles, Rotquat},
    scaling,
    table::check,
};

fn adjoin_agrees_on<P: Program<M>, const M: usize>(program: &P) {
    let title = program.title();
    if let Err(disagreement) = check(&Adjoin, program) {
        panic!("{title}: {disagreement}");
    }
}

#[test]
fn adjoin_computes_the_hand_written_gradient() {
    adjoin_agrees_on(&Mult);
    adjoin_agrees_on(&Dot { length: 1_000 });
    adjoin_agrees_on(&MatVec { side: 30 });
    adjoin_agrees_on(&Rotquat);
    adjoin_agrees_on(&Neural::SUMMED);
    adjoin_agrees_on(&Neural::WEIGHTED);
    adjoin_agrees_on(&Particles { steps: 1_000 });
}

#[test]
fn forks_are_checked_and_every_ratio_stands_next_to_its_target() {
    let small = forks::Size { forks: 10, terms: 1_000, leaf: 90, steps: [20, 50] };
    let report = forks::run(small, &forks::Options { budget: 0.0 }).expect("gradients agree to the bit");
    assert_eq!(report.figures.len(), 10);
    let markdown = report.to_string();
    for figure in &report.figures {
        let line =
            format!("| {} | {:.2} | {} |", figure.what, figure.ratio, figure.target.verdict(figure.ratio));
        assert!(markdown.contains(&line), "{line} is not in\n{markdown}");
    }
}

#[test]
fn scaling_counts_the_operations_it_divides_by() {
    let report = scaling::run(&scaling::Options { budget: 0.0, largest: 4 }).expect("gradients agree");
    for program in &report.programs {
        let sizes: Vec<usize> = program.sizes.iter().map(|size| size.operations).collect();
        assert!(sizes[0].abs_diff(1_000) < 50 && sizes[1].abs_diff(10_000) < 50, "{sizes:?}");
        assert!(program.spread >= 1.0);
    }
}
