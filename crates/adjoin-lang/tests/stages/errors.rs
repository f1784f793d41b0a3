//! Limits, wrong shapes and functions without derivative give specific errors.

use adjoin_lang::core::build::*;
use adjoin_lang::core::*;
use adjoin_lang::eval::{Limits, Reason, Value, run};
use adjoin_lang::stage::{Error, Stage, TransformError, gradient, transform};

use crate::examples;

#[test]
fn an_exponential_program_stops_with_a_message() {
    let example = examples::doubling(200);
    let (input, cotangent) = &example.points[0];
    let limits = Limits { fuel: 200_000, ..Limits::any_memory() };
    let result = gradient(&example.program, &example.function, Stage::Naive, input, cotangent, limits);
    let Err(Error::Eval(error)) = result else { panic!("{result:?}") };
    assert_eq!(error.reason, Reason::OutOfFuel(200_000));
    assert!(error.to_string().contains("work limit"));
    assert!(error.counts.backpropagator_calls > 10_000);
}

/// loop x = x + loop x.
fn endless() -> (Program, Var) {
    let mut program = Program::new();
    let (f, x) = (program.supply.var("loop"), program.supply.var("x"));
    let body = lam(&x, Type::Double, add(var(&x), app(var(&f), var(&x))));
    program.groups.push(Group::Rec(vec![bind(&f, Type::fun(Type::Double, Type::Double), body)]));
    (program, f)
}

#[test]
fn endless_recursion_is_an_error_and_no_crash() {
    let (program, f) = endless();
    let limits = Limits { fuel: u64::MAX, depth: 1_000_000, ..Limits::any_memory() };
    let error = run(&program, &f, &[Value::Double(1.0)], limits).expect_err("never ends");
    assert!(matches!(error.reason, Reason::TooDeep(_)), "{error}");
    for stage in [Stage::Naive, Stage::Contrib, Stage::Parallel] {
        let limits = Limits { fuel: 10_000_000, depth: 100_000, ..Limits::any_memory() };
        let result = gradient(&program, &f, stage, &Value::Double(1.0), &Value::Double(1.0), limits);
        let Err(Error::Eval(error)) = result else { panic!("{result:?}") };
        assert!(matches!(error.reason, Reason::TooDeep(_)), "{stage}: {error}");
    }
}

#[test]
fn a_million_list_elements_do_not_overflow_the_stack() {
    let example = examples::sum_of_squares(1_000_000);
    let (input, _) = &example.points[0];
    let (value, _) =
        run(&example.program, &example.function, std::slice::from_ref(input), Limits::any_memory())
            .expect("runs");
    let wanted: f64 = (0..1_000_000).rev().fold(0.0, |sum, i| (0.5 + f64::from(i)).powi(2) + sum);
    assert_eq!(value, Value::Double(wanted));
}

#[test]
fn a_deep_gradient_does_not_overflow_the_stack() {
    let example = examples::sum_of_squares(30_000);
    let (input, cotangent) = &example.points[0];
    for stage in [Stage::Scalars, Stage::Arrays, Stage::Contrib, Stage::Taping, Stage::Parallel] {
        let result =
            gradient(&example.program, &example.function, stage, input, cotangent, Limits::any_memory());
        let (_, gradient, _) = result.unwrap_or_else(|error| panic!("{stage}: {error}"));
        assert_eq!(gradient, input.map_reals(|x| 2.0 * x), "{stage}");
    }
}

#[test]
fn a_hundred_thousand_nested_lets_pass_through_everything() {
    let example = examples::doubling(100_000);
    let (input, cotangent) = &example.points[0];
    let run = transform(&example.program, &example.function, Stage::Contrib).expect("differentiable").vjp(
        input,
        |_| vec![cotangent.clone()],
        Limits::any_memory(),
        false,
    );
    assert_eq!(run.expect("runs").value, Value::Double(f64::INFINITY));
}

#[test]
fn a_list_literal_of_100000_elements_passes_through_everything() {
    let mut example = examples::sum_of_squares(0);
    let (f, x) = (example.program.supply.var("f"), example.program.supply.var("x"));
    let elements = (0..100_000).map(|i| if i == 7 { var(&x) } else { real(f64::from(i)) });
    let body = app(var(&example.function), list(Type::Double, elements.collect::<Vec<_>>()));
    let ty = Type::fun(Type::Double, Type::Double);
    example.program.groups.push(Group::One(bind(&f, ty, lam(&x, Type::Double, body))));
    for stage in [Stage::Contrib, Stage::Parallel] {
        let (point, seed) = (Value::Double(3.0), Value::Double(1.0));
        let (_, gradient, _) = gradient(&example.program, &f, stage, &point, &seed, Limits::any_memory())
            .unwrap_or_else(|error| panic!("{stage}: {error}"));
        assert_eq!(gradient, Value::Double(6.0), "{stage}");
    }
}

#[test]
fn a_cotangent_of_another_shape_names_the_path() {
    let example = examples::higher_order();
    let (input, _) = &example.points[0];
    let wrong = Value::pair(Value::doubles([1.0, 2.0]), Value::Double(1.0));
    for stage in Stage::ALL {
        let result =
            gradient(&example.program, &example.function, stage, input, &wrong, Limits::any_memory());
        let Err(Error::Eval(error)) = result else { panic!("{result:?}") };
        assert_eq!(error.to_string(), "at .1: the cotangent has a list of 2 where the value has a list of 3");
    }
}

#[test]
fn an_input_of_another_type_names_the_path() {
    let example = examples::higher_order();
    let wrong = Value::pair(Value::Double(1.0), Value::Int(2));
    let error =
        run(&example.program, &example.function, &[wrong], Limits::any_memory()).expect_err("ill-typed");
    assert_eq!(error.to_string(), "at .2: an Int where a value of type Double is needed");
}

#[test]
fn functions_have_no_derivative_but_a_hint() {
    let mut program = Program::new();
    let (f, x, y) = (program.supply.var("f"), program.supply.var("x"), program.supply.var("y"));
    let body = lams([(x.clone(), Type::Double), (y.clone(), Type::Double)], mul(var(&x), var(&y)));
    let ty = Type::funs([Type::Double, Type::Double], Type::Double);
    program.groups.push(Group::One(bind(&f, ty, body)));
    let error = transform(&program, &f, Stage::Naive).expect_err("curried");
    assert!(matches!(&error, TransformError::Type(message) if message.contains("as one tuple")), "{error}");
}

#[test]
fn partial_operations_fail_where_they_are_undefined() {
    let mut program = Program::new();
    let (f, n) = (program.supply.var("f"), program.supply.var("n"));
    let body = lam(&n, Type::Int, int_op(prim::IntOp::Div, [int(1), var(&n)]).at(Span::new(4, 9)));
    program.groups.push(Group::One(bind(&f, Type::fun(Type::Int, Type::Int), body)));
    let error = run(&program, &f, &[Value::Int(0)], Limits::any_memory()).expect_err("division by zero");
    assert_eq!((error.to_string().as_str(), error.span), ("division by zero", Span::new(4, 9)));
    let (value, _) = run(&program, &f, &[Value::Int(-2)], Limits::any_memory()).expect("defined");
    assert_eq!(value, Value::Int(-1));
}
