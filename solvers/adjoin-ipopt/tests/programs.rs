//! Programs with known solutions, and what goes wrong.

use adjoin::objective;
use adjoin::objective::Program;
use adjoin_ipopt::{Problem, ProgramError};

#[test]
fn hock_and_schittkowski_71() {
    let cost = objective!(|x: [f64; 4]| x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2]);
    let constraints = objective!(|x: [f64; 4]| -> (f64, f64) {
        (x[0] * x[1] * x[2] * x[3], x.iter().map(|x| *x * *x).sum::<R>())
    });
    let problem = Problem::new(&cost, &constraints, [1.0, 5.0, 5.0, 1.0])
        .unwrap()
        .bounds(&[1.0; 4], &[5.0; 4])
        .constraint_bounds(&(25.0, 40.0), &(f64::INFINITY, 40.0));
    let (best, result) = problem.solve().unwrap();
    let expected = [1.0, 4.742_999_643_601_8, 3.821_149_978_912_4, 1.379_408_293_206_8];
    assert!(best.iter().zip(expected).all(|(x, y)| (x - y).abs() < 1e-6), "{best:?}");
    assert!((result.objective - 17.014_017_289_1).abs() < 1e-6);
}

#[test]
fn a_long_chain_has_sparse_matrices_and_hangs_as_it_should() {
    // A chain of equal links between two points: height by minimising energy, the lengths are constraints.
    const LINKS: usize = 30;
    let energy = objective!(|points: Vec<[f64; 2]>| points.iter().map(|p| p[1]).sum::<R>());
    let lengths = objective!(|points: Vec<[f64; 2]>| -> Vec<f64> {
        let ends = [[R::constant(0.0); 2], [R::constant(1.0), R::constant(0.0)]];
        let all: Vec<[R; 2]> = [&ends[..1], &points, &ends[1..]].concat();
        all.windows(2).map(|p| (p[1][0] - p[0][0]).powi(2) + (p[1][1] - p[0][1]).powi(2)).collect()
    });
    let start: Vec<[f64; 2]> =
        (1..LINKS).map(|i| i as f64 / LINKS as f64).map(|t| [t, -2.0 * t * (1.0 - t)]).collect();
    let square = vec![(1.5 / LINKS as f64).powi(2); LINKS];
    let problem = Problem::new(&energy, &lengths, start).unwrap().constraint_bounds(&square, &square);
    // Four numbers for each link but the first and last; a pair of points has a block of its own.
    assert_eq!(problem.program().jacobian_places().0.len(), 4 * LINKS - 4);
    assert!(problem.program().hessian_places().0.len() <= 4 * LINKS);
    let (points, _) = problem.solve().unwrap();
    // A catenary of length 1.5 over a width of 1 sags to a tan-like depth: 2 a sinh(1 / 2 a) = 1.5.
    let (mut low, mut high) = (0.1, 10.0);
    for _ in 0..100 {
        let a = 0.5 * (low + high);
        if 2.0 * a * (0.5_f64 / a).sinh() > 1.5 { low = a } else { high = a }
    }
    let depth = low * ((0.5_f64 / low).cosh() - 1.0);
    let lowest = points.iter().map(|p| p[1]).fold(0.0, f64::min);
    assert!((lowest + depth).abs() < 2e-3, "{lowest} {depth}");
}

#[test]
fn a_point_where_a_function_is_nan_is_one_to_turn_back_from() {
    // The logarithm is NaN below 0, where the first Newton step would lead.
    let cost = objective!(|x: f64| x - x.ln() * 0.01);
    let free = objective!(|x: f64| -> f64 { x });
    let (best, _) = Problem::new(&cost, &free, 1.0)
        .unwrap()
        .constraint_bounds(&f64::NEG_INFINITY, &f64::INFINITY)
        .solve()
        .unwrap();
    assert!((best - 0.01).abs() < 1e-6, "{best}");
}

#[test]
fn mistakes_end_the_solution_with_our_message() {
    let line = objective!(|x: [f64; 2]| x[0] + x[1]);
    let picky = objective!(|x: [f64; 2]| -> f64 {
        assert!(x[0] > -0.5, "no constraint out there");
        x[0] * x[0] + x[1] * x[1] - 4.0
    });
    let inside = Problem::new(&line, &picky, [1.0, 1.0]).unwrap().constraint_bounds(&f64::NEG_INFINITY, &0.0);
    let error = inside.solve().unwrap_err();
    assert_eq!(error.to_string(), "the function panicked: no constraint out there");

    let nan = objective!(|x: [f64; 2]| (x[0] - 100.0).sqrt() + x[1]);
    let circle = objective!(|x: [f64; 2]| -> f64 { x[0] * x[0] + x[1] * x[1] - 4.0 });
    let error = Problem::new(&nan, &circle, [1.0, 1.0]).unwrap().solve().unwrap_err();
    assert!(matches!(error, ProgramError::Evaluation(_)), "{error}");
    assert!(error.to_string().contains("is NaN at the point [0] = "), "{error}");

    let impossible = objective!(|x: [f64; 2]| -> f64 { x[0] * x[0] + x[1] * x[1] + 1.0 });
    let error = Problem::new(&line, &impossible, [1.0, 1.0]).unwrap().solve().unwrap_err();
    assert!(matches!(error, ProgramError::Solver(_)), "{error}");
}

#[test]
fn a_pattern_that_is_too_small_is_an_error_a_dense_one_is_not() {
    let branching =
        objective!(|[x, y]: [f64; 2]| if x > 0.5 { x * x + y * y } else { (x - y).powi(2) + x * x + y });
    let line = objective!(|[x, y]: [f64; 2]| -> f64 { x + y * 2.0 + 1.0 });
    let error = Problem::new(&branching, &line, [1.0, 1.0]).unwrap().solve().unwrap_err();
    assert!(error.to_string().contains("where the pattern has no entry"), "{error}");
    let program = Program::new(&branching, &line, [1.0, 1.0]).unwrap().dense();
    assert!(Problem::of(program, vec![1.0, 1.0]).solve().is_ok());
}
