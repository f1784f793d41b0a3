//! The type checker refuses ill-typed programs, and functions that are declared linear but are not.

use adjoin_lang::core::build::*;
use adjoin_lang::core::prim::IntOp;
use adjoin_lang::core::*;
use adjoin_lang::typing;

/// Checks `definition : ty = body` as a target program.
fn verdict(make: impl FnOnce(&mut Program) -> (Type, Term)) -> Result<(), String> {
    let mut program = Program::new();
    let (ty, body) = make(&mut program);
    let name = program.supply.var("it");
    program.groups.push(Group::One(bind(&name, ty, body)));
    typing::target(&program).map_err(|error| error.to_string())
}

fn assert_refused(what: &str, make: impl FnOnce(&mut Program) -> (Type, Term)) {
    let error = verdict(make).expect_err(what);
    assert!(error.contains(what), "{error}");
}

fn endomap() -> Type {
    Type::linear(Type::Double, Type::Double)
}

#[test]
fn linear_bodies_follow_the_grammar() {
    let linear = |body: fn(Term) -> Term| {
        move |program: &mut Program| {
            let z = program.supply.var("z");
            (endomap(), linear_lam(&z, Type::Double, body(var(&z))))
        }
    };
    assert_eq!(verdict(linear(|z| z)), Ok(()));
    assert_eq!(verdict(linear(|z| prim(Prim::Scale, [real(3.0), z]))), Ok(()));
    assert_eq!(verdict(linear(|z| prim_at(Prim::Plus, [Type::Double], [z.clone(), z]))), Ok(()));
    assert_eq!(verdict(linear(|_| prim_at(Prim::Zero, [Type::Double], [real(7.0)]))), Ok(()));
    assert_eq!(verdict(linear(|z| fst(pair(z.clone(), z)))), Ok(()));
    assert_refused("not linear", linear(|z| mul(z.clone(), z)));
    assert_refused("not linear", linear(|_| real(1.0)));
    assert_refused("non-linearly", linear(|z| prim(Prim::Scale, [z.clone(), z])));
}

#[test]
fn linear_bodies_call_linear_functions_and_capture_no_argument() {
    assert_refused("a linear body applies a function of type Double → Double", |program| {
        let (z, x) = (program.supply.var("z"), program.supply.var("x"));
        let inner = app(lam(&x, Type::Double, var(&x)), var(&z));
        (endomap(), linear_lam(&z, Type::Double, inner))
    });
    assert_refused("`z` does not depend linearly on the argument", |program| {
        let (z, w) = (program.supply.var("z"), program.supply.var("w"));
        let inner = app(linear_lam(&w, Type::Double, var(&z)), var(&z));
        (endomap(), linear_lam(&z, Type::Double, inner))
    });
    // A claim is accepted without a check, which is its purpose.
    let claim = verdict(|program| {
        let z = program.supply.var("z");
        (endomap(), claimed_linear_lam(&z, Type::Double, mul(var(&z), var(&z))))
    });
    assert_eq!(claim, Ok(()));
}

#[test]
fn ill_typed_terms_are_refused() {
    assert_refused("the argument has type Int, not Double", |program| {
        let x = program.supply.var("x");
        (Type::Double, app(lam(&x, Type::Double, var(&x)), int(1)))
    });
    assert_refused("not in scope", |program| (Type::Double, var(&program.supply.var("y"))));
    assert_refused("the body of `it` has type Int, not Double", |_| (Type::Double, int(1)));
    assert_refused("do not cover all cases", |program| {
        let (x, xs) = (program.supply.var("x"), program.supply.var("xs"));
        let of = list(Type::Double, [real(1.0)]);
        (Type::Double, case(of, [alt(ConId::CONS, [&x, &xs], var(&x))]))
    });
    assert_refused("has no component 3", |_| (Type::Int, proj(2, pair(int(1), int(2)))));
    assert_refused("an argument of `+`", |_| (Type::Int, int_op(IntOp::Add, [int(1), real(2.0)])));
    assert_refused("takes 1 type arguments, not 0", |program| {
        let (id, a, x) = (program.supply.var("id"), program.supply.ty_var("a"), program.supply.var("x"));
        let ty = Type::Var(a.clone());
        let scheme = Scheme { vars: vec![a], ty: Type::fun(ty.clone(), ty.clone()) };
        let identity = bind(&id, scheme, lam(&x, ty, var(&x)));
        (Type::Int, let_bind(identity, app(var(&id), int(1))))
    });
    assert_refused("is not a function", |program| {
        let x = program.supply.var("x");
        (Type::Int, letrec(vec![bind(&x, Type::Int, int(1))], var(&x)))
    });
}

#[test]
fn target_forms_are_not_part_of_the_source() {
    let mut program = Program::new();
    let (f, x) = (program.supply.var("f"), program.supply.var("x"));
    let body = lam(&x, Type::Double, prim_at(Prim::Zero, [Type::Double], [var(&x)]));
    program.groups.push(Group::One(bind(&f, Type::fun(Type::Double, Type::Double), body)));
    assert!(typing::target(&program).is_ok());
    let error = typing::source(&program).expect_err("zero is not in the source language");
    assert!(error.to_string().contains("no form of the source language"), "{error}");
}
