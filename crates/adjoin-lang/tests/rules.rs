//! One table of rules: values and derivatives of the stages are those of the fast path, and thus of the
//! library, even at kinks, poles, infinities and NaN.

use adjoin_lang::core::RealOp;
use adjoin_lang::eval::{Limits, Value};
use adjoin_lang::stage::{Stage, forward_jvp, transform};
use adjoin_lang::{Program, fast, load};

const POINTS: [f64; 17] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -2.5,
    3.0,
    1e-9,
    1e-300,
    -5e-324,
    1e155,
    1e300,
    -1e300,
    1.0 - f64::EPSILON / 2.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

fn same(a: f64, b: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= 1e-11 * a.abs().max(b.abs())
}

fn program(text: &str) -> (Program, adjoin_lang::core::Var) {
    let mut program = load("test.hs", text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    let entry = program.entry("f", None).unwrap_or_else(|error| panic!("{text}\n{error}"));
    (program, entry.var)
}

/// Compares all stages and forward mode with the fast path, at all these points.
fn agree(text: &str, points: &[Value]) {
    let (program, var) = program(text);
    let fast = fast::compile(&program.core, &var).unwrap_or_else(|error| panic!("{text}: {error}"));
    let answers: Vec<(Value, Value)> = points
        .iter()
        .map(|at| fast.gradient(at, None, None).unwrap_or_else(|error| panic!("{text}: {error}")))
        .collect();
    let close = |found: &Value, wanted: &Value, at: &Value, what: &str| {
        let (found, wanted) = (found.reals(), wanted.reals());
        let all = found.len() == wanted.len() && found.iter().zip(&wanted).all(|(a, b)| same(*a, *b));
        assert!(all, "{text} at {at}, {what}: {found:?}, on the fast path {wanted:?}");
    };
    for stage in Stage::EVERY {
        let transformed = transform(&program.core, &var, stage).expect("differentiable");
        for (at, (value, slope)) in points.iter().zip(&answers) {
            let run = transformed.vjp(at, |_| vec![Value::Double(1.0)], Limits::any_memory(), false);
            let run = run.unwrap_or_else(|error| panic!("{text}, {stage}: {error}"));
            close(&run.value, value, at, stage.name());
            close(&run.gradients[0], slope, at, stage.name());
        }
    }
    for (at, (_, slope)) in points.iter().zip(&answers).filter(|(at, _)| at.reals().len() == 1) {
        let one = at.map_reals(|_| 1.0);
        let (_, tangent) = forward_jvp(&program.core, &var, at, &one, Limits::any_memory()).expect("runs");
        close(&tangent, slope, at, "forward");
    }
}

#[test]
fn every_operation_has_the_value_and_derivatives_of_the_library() {
    for op in RealOp::all().filter(|op| op.is_source()) {
        let name = op.name();
        let symbolic = !name.starts_with(|c: char| c.is_alphabetic());
        match op.arity() {
            1 => {
                let text = format!("f :: Double -> Double\nf x = {name} x");
                // Near poles, the accuracy of special functions depends on the algorithm, and the library's
                // differs from ours.
                let special = matches!(op, RealOp::Lgamma | RealOp::Digamma);
                let points =
                    POINTS.into_iter().filter(|x| !special || (1e-9..1e200).contains(x) || *x == -2.5);
                agree(&text, &points.map(Value::Double).collect::<Vec<_>>());
            }
            _ if op == RealOp::Powi => {
                for n in [-3, -1, 0, 1, 2, 3, 50] {
                    let text = format!("f :: Double -> Double\nf x = x ^^ ({n})");
                    agree(&text, &POINTS.map(Value::Double));
                }
            }
            _ => {
                let name = if symbolic { format!("({name})") } else { name.to_owned() };
                let text = format!("f :: (Double, Double) -> Double\nf (x, y) = {name} x y");
                let pair = |x, y| Value::pair(Value::Double(x), Value::Double(y));
                let points: Vec<Value> =
                    POINTS.iter().flat_map(|x| POINTS.iter().map(move |y| pair(*x, *y))).collect();
                agree(&text, &points);
            }
        }
    }
}

#[test]
fn zero_times_infinity_is_zero_in_chains() {
    for (body, x, slope) in [
        ("sqrt (x * x)", 0.0, 0.0),
        ("sqrt (x * x * x * x)", 0.0, 0.0),
        ("sqrt (2 * x * x)", -0.0, 0.0),
        ("x * sqrt x", 0.0, 0.0),
        ("x * log x * 0", 0.0, 0.0),
        ("(x * x) ** 0.5", 0.0, 0.0),
        ("if x > 0 then sqrt x else x * x", 0.0, 0.0),
        ("sqrt (abs x)", 0.0, 0.0),
        ("hypot x x", 0.0, 0.0),
    ] {
        let text = format!("f :: Double -> Double\nf x = {body}");
        agree(&text, &[Value::Double(x)]);
        let (program, var) = program(&text);
        let found = fast::compile(&program.core, &var)
            .and_then(|compiled| compiled.gradient(&Value::Double(x), None, None))
            .expect("runs");
        if !found.1.reals()[0].is_nan() {
            assert_eq!(found.1, Value::Double(slope), "{body}");
        }
    }
}
