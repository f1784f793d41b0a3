//! The table of primitives: derivatives against differences, and the conventions where there is no
//! derivative.

use adjoin_lang::core::build::*;
use adjoin_lang::core::*;
use adjoin_lang::eval::{Limits, Value, finite_difference_jvp};
use adjoin_lang::stage::{Stage, forward_jvp, gradient};

/// λ(x, y). op(x, y), or λ(x, n). op(x, n), or λ(x, y). op(x).
fn function(op: RealOp) -> (Program, Var) {
    let mut program = Program::new();
    let s = &mut program.supply;
    let (f, p, x, y) = (s.var("f"), s.var("p"), s.var("x"), s.var("y"));
    let types = op.arguments();
    let second = types.get(1).cloned().unwrap_or(Type::Double);
    let arguments: Vec<Term> = [&x, &y].into_iter().take(types.len()).map(var).collect();
    let input = Type::pair(Type::Double, second);
    let body = lam(&p, input.clone(), unpack([&x, &y], var(&p), real_op(op, arguments)));
    program.groups.push(Group::One(bind(&f, Type::fun(input, Type::Double), body)));
    (program, f)
}

fn point(op: RealOp, x: f64, y: f64) -> Value {
    let second = if op == RealOp::Powi { Value::Int(y as i64) } else { Value::Double(y) };
    Value::pair(Value::Double(x), second)
}

/// A point inside the domain.
fn inside(op: RealOp) -> [(f64, f64); 3] {
    match op {
        RealOp::Asin | RealOp::Acos | RealOp::Atanh => [(0.3, 0.0), (-0.7, 0.0), (0.05, 0.0)],
        RealOp::Acosh => [(1.2, 0.0), (3.0, 0.0), (40.0, 0.0)],
        RealOp::Log | RealOp::Log2 | RealOp::Log10 | RealOp::Log1p | RealOp::Sqrt => {
            [(0.2, 0.0), (1.0, 0.0), (7.5, 0.0)]
        }
        RealOp::LogBase | RealOp::Pow => [(0.4, 1.5), (2.0, 3.0), (5.0, 0.7)],
        RealOp::Digamma | RealOp::Lgamma => [(0.4, 0.0), (-1.3, 0.0), (12.0, 0.0)],
        RealOp::Powi => [(1.3, 3.0), (-0.8, 4.0), (0.6, -2.0)],
        _ => [(0.7, 1.9), (-1.2, 0.4), (2.5, -0.3)],
    }
}

#[test]
fn partial_derivatives_agree_with_differences() {
    for op in RealOp::all().filter(|op| op.is_source()) {
        let (program, f) = function(op);
        for (x, y) in inside(op) {
            for tangent in [point(op, 1.0, 0.0), point(op, 0.0, 1.0)] {
                let at = point(op, x, y);
                let (_, found) =
                    forward_jvp(&program, &f, &at, &tangent, Limits::any_memory()).expect("runs");
                let wanted = finite_difference_jvp(&program, &f, &at, &tangent, 1e-6, Limits::any_memory())
                    .expect("runs");
                let (found, wanted) = (found.reals()[0], wanted.reals()[0]);
                let error = (found - wanted).abs() / wanted.abs().max(1.0);
                assert!(error < 1e-7, "{op:?} at ({x}, {y}) along {tangent}: {found}, not {wanted}");
            }
        }
    }
}

/// The gradient for cotangent 1 at a point, which all stages agree on.
fn slope(op: RealOp, x: f64, y: f64, cotangent: f64) -> Vec<f64> {
    let (program, f) = function(op);
    let gradients = Stage::ALL.map(|stage| {
        let seed = Value::Double(cotangent);
        let run = gradient(&program, &f, stage, &point(op, x, y), &seed, Limits::any_memory());
        run.unwrap_or_else(|error| panic!("{op:?}, {stage}: {error}")).1.reals()
    });
    for (stage, found) in Stage::ALL.iter().zip(&gradients) {
        assert_eq!(found, &gradients[0], "{op:?}, {stage}");
    }
    gradients[0].clone()
}

#[test]
fn conventions_where_there_is_no_derivative() {
    let infinity = f64::INFINITY;
    assert_eq!(slope(RealOp::Abs, 0.0, 0.0, 1.0), [0.0, 0.0]);
    assert_eq!(slope(RealOp::Abs, -0.0, 0.0, 1.0)[0].abs(), 0.0);
    assert_eq!(slope(RealOp::Max, 2.0, 2.0, 1.0), [0.5, 0.5]);
    assert_eq!(slope(RealOp::Min, 2.0, 2.0, 1.0), [0.5, 0.5]);
    assert_eq!(slope(RealOp::Max, 2.0, 3.0, 1.0), [0.0, 1.0]);
    assert_eq!(slope(RealOp::Min, 2.0, 3.0, 1.0), [1.0, 0.0]);
    assert_eq!(slope(RealOp::Sqrt, 0.0, 0.0, 1.0), [infinity, 0.0]);
    assert_eq!(slope(RealOp::Sqrt, 0.0, 0.0, 0.0), [0.0, 0.0]);
    assert_eq!(slope(RealOp::Pow, 0.0, 2.0, 1.0), [0.0, 0.0]);
    assert_eq!(slope(RealOp::Pow, 0.0, 0.0, 1.0), [0.0, 0.0]);
    assert_eq!(slope(RealOp::Powi, 0.0, 0.0, 1.0), [0.0]);
    assert_eq!(slope(RealOp::Atan2, 0.0, 0.0, 1.0), [0.0, 0.0]);
    assert_eq!(slope(RealOp::Hypot, 0.0, 0.0, 1.0), [0.0, 0.0]);
    assert_eq!(slope(RealOp::Signum, 3.0, 0.0, 1.0), [0.0, 0.0]);
}
