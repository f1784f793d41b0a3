//! Snapshots of the stages of the paper's small examples.

use adjoin_lang::pretty::{Notation, Style, show_program};
use adjoin_lang::stage::{Stage, transform};

use crate::examples::{self, Example};

fn shown(example: &Example, stage: Stage, style: Style) -> String {
    transform(&example.program, &example.function, stage).expect("differentiable").show(style)
}

#[test]
fn running_example_in_every_stage() {
    let example = examples::running();
    insta::assert_snapshot!(
        "running_source",
        show_program(&example.program, &example.function, Style::default())
    );
    for stage in Stage::ALL {
        insta::assert_snapshot!(format!("running_{stage}"), shown(&example, stage, Style::default()));
    }
}

#[test]
fn sum_of_squares_before_and_after() {
    let example = examples::sum_of_squares(3);
    for stage in [Stage::Naive, Stage::Cayley, Stage::Contrib] {
        insta::assert_snapshot!(format!("sum_{stage}"), shown(&example, stage, Style::default()));
    }
}

#[test]
fn forks_in_the_parallel_stage() {
    let example = examples::partial_order();
    insta::assert_snapshot!(
        "forks_source",
        show_program(&example.program, &example.function, Style::default())
    );
    insta::assert_snapshot!("forks_parallel", shown(&example, Stage::Parallel, Style::default()));
    let closures = shown(&example, Stage::ParallelClosures, Style::default());
    insta::assert_snapshot!("forks_parallel_closures", closures);
}

#[test]
fn ascii_only_on_request() {
    for example in examples::all() {
        for stage in Stage::ALL {
            let text = shown(&example, stage, Style { notation: Notation::Ascii, width: 80 });
            assert!(text.is_ascii(), "{}, {stage}: {text}", example.name);
        }
    }
    let style = Style { notation: Notation::Ascii, width: 80 };
    insta::assert_snapshot!("running_staged_ascii", shown(&examples::running(), Stage::Staged, style));
}
