//! `ADBench`'s problems: the objectives have the values that are known of them, and every form of every
//! derivative is the derivative, with the same bits on one thread and on two.
//!
//! Where the environment variable `ADJOIN_ADBENCH` names a directory with `ADBench`'s data files, the values
//! known of those files are checked too.

use std::{env, fs, path::PathBuf};

use adjoin::Structure;
use adjoin_bench::{
    adbench::{
        Options, Scale, Which,
        ba::Ba,
        form::{Form, Problem},
        gmm::Gmm,
        hand::Hand,
        lstm::Lstm,
        read_file, run,
    },
    publish::Publish,
};

/// The value (the sum of all outputs), the sum of all derivatives, and their norm.
type Summary = [f64; 3];

fn derivative<P: Problem>(problem: &P, form: &Form<P>) -> Vec<f64> {
    let mut answer = Vec::new();
    (form.derivative)(problem)(&mut answer);
    answer
}

fn summary<P: Problem>(problem: &P, form: &Form<P>) -> Summary {
    let mut outputs = Vec::new();
    problem.objective(&mut outputs);
    let derivative = derivative(problem, form);
    let norm = derivative.iter().map(|x| x * x).sum::<f64>().sqrt();
    [outputs.iter().sum(), derivative.iter().sum(), norm]
}

/// Each form's summary is the expected one, up to a relative error.
fn all_forms_have<P: Problem>(problem: &P, expected: Summary, error: f64) {
    for form in P::forms() {
        let found = summary(problem, &form);
        let agree = |(found, expected): (&f64, &f64)| (found - expected).abs() <= error * expected.abs();
        let all_agree = found.iter().zip(&expected).all(agree);
        assert!(all_agree, "{}, {}: {found:?}, expected {expected:?}", problem.title(), form.name);
    }
}

/// The directory with the data files, if there is one.
fn data() -> Option<PathBuf> {
    env::var_os("ADJOIN_ADBENCH").map(PathBuf::from)
}

/// The published values have nine or ten digits.
const PUBLISHED: f64 = 1e-8;

#[test]
fn the_values_of_the_data_files_are_the_known_ones() {
    let Some(data) = data() else { return };
    let gmm = |file: &str| read_file(&data.join("gmm").join(file), Gmm::parse).expect("a file of ADBench");
    all_forms_have(&gmm("gmm_d10_K5.txt"), [-31302.54091, -13717.7592, 5668.08794], PUBLISHED);
    all_forms_have(&gmm("gmm_d10_K25.txt"), [-25649.65262, -17695.9952, 2662.3986], PUBLISHED);
    let ba = read_file(&data.join("ba/ba1_n49_m7776_p31843.txt"), Ba::parse).expect("a file of ADBench");
    all_forms_have(&ba, [27335.96482, 96_283_600.7, 473_881.661], PUBLISHED);
    let lstm = read_file(&data.join("lstm/lstm_l2_c1024.txt"), Lstm::parse).expect("a file of ADBench");
    all_forms_have(&lstm, [0.666_665_179_6, -0.038_195_001, 0.094_741_380_1], PUBLISHED);
    let hand = Hand::read(&data.join("hand/hand1_t26_c100.txt")).expect("files of ADBench");
    all_forms_have(&hand, [-1.124_934_593, -313.174_228, 17.381_328_4], PUBLISHED);
}

#[test]
fn every_data_file_that_is_there_can_be_read() {
    let Some(data) = data() else { return };
    let mut read = 0;
    for (directory, parses) in [
        ("gmm", (|path| read_file(path, Gmm::parse).is_ok()) as fn(&std::path::Path) -> bool),
        ("ba", |path| read_file(path, Ba::parse).is_ok()),
        ("lstm", |path| read_file(path, Lstm::parse).is_ok()),
        ("hand", |path| Hand::read(path).is_ok()),
    ] {
        for entry in fs::read_dir(data.join(directory)).expect("a directory of the data") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                assert!(parses(&path), "{}", path.display());
                read += 1;
            }
        }
    }
    assert!(read > 0, "{} has no data", data.display());
}

/// Of generated data. All forms agree on them, and the derivatives by hand agree with difference quotients.
#[test]
fn the_values_of_generated_data_stay_what_they_are() {
    let gmm = Gmm::generate(100, 10, 5, 1);
    all_forms_have(&gmm, [-3_093.742_932_713_658, -4_740.504_707_032_996, 765.183_521_726_986_8], 1e-10);
    let ba = Ba::generate(7, 50, 1200, 1);
    all_forms_have(&ba, [-12_696.428_733_692_71, 4_953_960.914_267_755, 180_251.259_115_872_8], 1e-10);
    let lstm = Lstm::generate(2, 40, 14, 1);
    all_forms_have(&lstm, [1.310_250_771_382_334, -0.078_592_863_353_807, 0.040_221_924_601_321], 1e-10);
    let hand = Hand::generate(100, 1);
    all_forms_have(&hand, [45.578_130_219_693_33, -293.308_991_982_248_4, 17.347_114_064_152_49], 1e-10);
}

/// The forms agree entry by entry.
fn forms_agree<P: Problem>(problem: &P) {
    let forms = P::forms();
    let expected = derivative(problem, &forms[0]);
    for form in &forms[1..] {
        let found = derivative(problem, form);
        assert_eq!(found.len(), expected.len(), "{}, {}", problem.title(), form.name);
        for (at, (a, b)) in found.iter().zip(&expected).enumerate() {
            let agree = (a - b).abs() <= 1e-9 * a.abs().max(b.abs()).max(1.0);
            assert!(agree, "{}, {}: entry {at} is {a}, by hand {b}", problem.title(), form.name);
        }
    }
}

#[test]
fn every_form_computes_the_derivative_written_by_hand() {
    // Sizes with whole and with broken blocks, and dimensions that are odd, even and one.
    for (n, d, k) in [(70, 3, 2), (16, 4, 1), (5, 1, 3), (33, 7, 4)] {
        forms_agree(&Gmm::generate(n, d, k, 11));
    }
    for p in [1, 64, 700] {
        forms_agree(&Ba::generate(3, 20, p, 12));
    }
    forms_agree(&Lstm::generate(1, 2, 1, 13));
    forms_agree(&Lstm::generate(3, 20, 5, 14));
    forms_agree(&Hand::generate(300, 15));
}

/// d outputs / d input, column by column, from differences of the eighth order.
fn differences<T>(x: &T, step: f64, f: impl Fn(&T) -> Vec<f64>) -> Vec<Vec<f64>>
where
    T: Structure<With<f64> = T>,
{
    const WEIGHTS: [f64; 4] = [4.0 / 5.0, -1.0 / 5.0, 4.0 / 105.0, -1.0 / 280.0];
    let moved = |input: usize, by: f64| {
        let mut number = 0;
        let moved = x.map_scalars(&mut |x| {
            number += 1;
            if number == input + 1 { x + by } else { x }
        });
        f(&moved)
    };
    let column = |input: usize| {
        let mut sums = vec![0.0; f(x).len()];
        for (weight, steps) in WEIGHTS.iter().zip([1.0, 2.0, 3.0, 4.0]) {
            let (above, below) = (moved(input, steps * step), moved(input, -steps * step));
            for (sum, (above, below)) in sums.iter_mut().zip(above.iter().zip(&below)) {
                *sum += weight * (above - below) / step;
            }
        }
        sums
    };
    (0..x.count_scalars()).map(column).collect()
}

/// Up to 1e-9 of the largest derivative.
fn assert_differences<P: Problem>(problem: &P, by_differences: &[f64]) {
    let by_hand = derivative(problem, &P::forms()[0]);
    assert_eq!(by_hand.len(), by_differences.len());
    let scale = by_hand.iter().fold(0.0_f64, |scale, x| scale.max(x.abs()));
    for (at, (a, b)) in by_hand.iter().zip(by_differences).enumerate() {
        assert!((a - b).abs() <= 1e-9 * scale, "{}: entry {at} is {a}, by differences {b}", problem.title());
    }
}

fn outputs<P: Problem>(problem: &P) -> Vec<f64> {
    let mut outputs = Vec::new();
    problem.objective(&mut outputs);
    outputs
}

#[test]
fn derivatives_by_hand_are_the_difference_quotients() {
    let gmm = Gmm {
        wishart: adjoin_bench::adbench::gmm::Wishart { gamma: 1.3, m: 2, sign: 1.0 },
        ..Gmm::generate(20, 4, 3, 21)
    };
    let columns = differences(&gmm.mixture, 1e-3, |mixture| {
        vec![Gmm { mixture: mixture.clone(), ..gmm.clone() }.value()]
    });
    assert_differences(&gmm, &columns.concat());

    let lstm = Lstm::generate(2, 12, 3, 22);
    let columns = differences(&lstm.parameters, 1e-2, |parameters| {
        vec![Lstm { parameters: parameters.clone(), ..lstm.clone() }.value()]
    });
    assert_differences(&lstm, &columns.concat());

    let hand = Hand::generate(20, 23);
    let columns = differences(&hand.theta, 1e-2, |theta| outputs(&Hand { theta: *theta, ..hand.clone() }));
    let rows = (0..columns[0].len()).flat_map(|row| columns.iter().map(move |column| column[row]));
    assert_differences(&hand, &rows.collect::<Vec<_>>());
}

#[test]
fn the_sparse_jacobian_by_hand_agrees_with_differences() {
    let ba = Ba::generate(2, 3, 5, 24);
    let pattern = ba.pattern();
    let x = (ba.cameras.clone(), ba.points.clone(), ba.weights.clone());
    let columns = differences(&x, 1e-3, |(cameras, points, weights)| {
        let (cameras, points, weights) = (cameras.clone(), points.clone(), weights.clone());
        outputs(&Ba { cameras, points, weights, ..ba.clone() })
    });
    assert_eq!(pattern.starts.len(), columns[0].len() + 1);
    let mut stored = Vec::new();
    for (row, range) in pattern.starts.windows(2).enumerate() {
        let in_row = &pattern.columns[range[0] as usize..range[1] as usize];
        stored.extend(in_row.iter().map(|&column| columns[column as usize][row]));
        for (column, entries) in columns.iter().enumerate() {
            assert!(in_row.contains(&(column as u32)) || entries[row] == 0.0, "row {row}, column {column}");
        }
    }
    assert_differences(&ba, &stored);
}

#[test]
fn the_report_has_every_form_with_the_same_bits_on_two_threads() {
    let options =
        Options { problem: vec![Which::Gmm, Which::Ba, Which::Lstm, Which::Hand], data: None, budget: 0.0 };
    let report = run(Scale::Small, &options).expect("derivatives agree, to the bit where they fork");
    assert_eq!(report.problems.len(), 4);
    let path = env::temp_dir().join(format!("adjoin-bench-adbench-{}.svg", std::process::id()));
    report.plot(&path).expect("the plot can be drawn");
    let svg = fs::read_to_string(&path).expect("the plot was written");
    fs::remove_file(&path).expect("the plot can be removed");
    let markdown = report.to_string();
    for problem in &report.problems {
        assert!(
            markdown.contains(&format!("| {} (generated) |", problem.title)) && svg.contains(&problem.title)
        );
        for derivative in &problem.derivatives {
            let line = format!("| {} | {} |", derivative.form, derivative.threads);
            assert!(markdown.contains(&line), "{line} is not in\n{markdown}");
            assert!(svg.contains(&derivative.form));
        }
        for figure in &problem.figures {
            assert!(markdown.contains(&figure.target.verdict(figure.ratio)));
        }
    }
    let on_two = |which: usize| report.problems[which].derivatives.iter().any(|d| d.threads == 2);
    assert!(on_two(0) && on_two(1), "mixtures and bundle adjustment fork");
}

#[test]
fn a_directory_that_is_not_there_is_named() {
    let missing = PathBuf::from("no-such-directory");
    let options = Options { problem: vec![Which::Lstm], data: Some(missing), budget: 0.0 };
    let error = run(Scale::Small, &options).expect_err("there is no such directory");
    assert_eq!(error.to_string(), "no-such-directory: no such directory");
}
