//! A run of the table ends in a report whose Markdown, JSON and plot say the same things.

use std::{fs, hint::black_box};

use adjoin_bench::{
    Contender, Program, Role, memory, plot,
    table::{Entrants, Options, check, run},
};

/// Stands in for adjoin and a peer: the hand-written derivative, off by a constant.
struct Twice {
    error: f64,
}

impl Entrants for Twice {
    fn enter<'a, P: Program<M>, const M: usize>(
        &self,
        program: &'a P,
        x: &'a P::Point,
    ) -> Vec<Contender<'a>> {
        let error = self.error;
        let work = move |rows: &mut Vec<f64>| {
            rows.resize(M * x.as_ref().len(), 0.0);
            program.jacobian(black_box(x.as_ref()), rows);
            rows[0] += error;
        };
        vec![Contender::new("ours", Role::Adjoin, work), Contender::new("theirs", Role::Peer, work)]
    }
}

fn quick(only: &str) -> Options {
    Options { budget: 0.0, only: Some(only.to_owned()) }
}

#[test]
fn every_contender_is_in_the_markdown_the_json_and_the_plot() {
    let report = run(&Twice { error: 0.0 }, &quick("rotquat")).expect("all contenders agree");
    let path = std::env::temp_dir().join(format!("adjoin-bench-report-{}.svg", std::process::id()));
    plot::table(&report, &path).expect("the plot can be drawn");
    let svg = fs::read_to_string(&path).expect("the plot was written");
    fs::remove_file(&path).expect("the plot can be removed");
    let json = report.to_json().expect("the report is JSON");
    let markdown = report.to_string();
    for name in ["hand-written gradient", "ours", "theirs"] {
        assert!(markdown.contains(&format!("| {name} |")), "{name} is not in\n{markdown}");
        assert!(json.contains(name) && svg.contains(name));
    }
    assert!(markdown.contains("| rotquat |") && !markdown.contains("| mult |"), "only rotquat was asked for");
}

#[test]
fn a_wrong_derivative_stops_the_run_and_is_named() {
    let wrong = Twice { error: 1e-3 };
    let disagreement = run(&wrong, &quick("rotquat")).expect_err("the contenders are wrong");
    assert!(disagreement.to_string().starts_with("ours computes"), "{disagreement}");
    let program = adjoin_bench::programs::Mult;
    assert!(check(&wrong, &program).is_err());
    assert!(check(&Twice { error: 0.0 }, &program).is_ok());
}

#[test]
fn the_gradients_of_the_loop_agree_and_figures_are_reported() {
    let options = memory::Options { budget: 0.0, steps: 2_000, largest: 3 };
    let report = memory::run(&options).expect("both gradients of the loop agree");
    let text = report.to_string();
    assert!(text.contains("a loop of 2000 steps") && text.contains("| 1000 |"), "{text}");
    assert!(report.slowdown() > 0.0 && report.spread() >= 1.0, "{text}");
}
