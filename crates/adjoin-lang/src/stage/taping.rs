//! Taping (paper, section improve-taping).
//!
//! ```text
//! D[Double] = (Double, Int)          M τ = Tape → IO τ          Tape = Array [(Double, Int)]
//! D[r] = λtape. push [] tape >>= λj. return (r, j)
//! D[op(t₁, …, tₙ)] = λtape. D[t₁] tape >>= λ(x₁, j₁). … push [(∂₁op(x₁, …)(1), j₁), …] tape >>= λj. return (op(x₁, …), j)
//!
//! Resolve tape m = loop (length tape - 1)
//!     where loop i = get i tape >>= λl. get i m >>= λa. contribute a l >> loop (i - 1)
//!           contribute a ((p, j) : l) = modify j (λa'. a' + p · a) m >> contribute a l
//! Interleave_Double x = push [] tape >>= λj. return ((x, j), λa. a @ j)
//! ```
//!
//! Which node has which contributions is known in the forward pass, so it is written to the array at once:
//! the array is a tape, an id is a place on it, and a dual number need not carry its contributions any more.
//! The cotangents are in an array of their own, so that the pullback can be called again.
//!
//! Cost: O(T + I).

use super::arrays::observe;
use super::contrib::{seed_monoid, seed_type};
use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::rebuild::Rebuild;
use super::write::Writer;
use crate::core::build::{
    add, alt, app, apps, bind, case, case_or, do_, int, int_op, lit_alt, nil, pair, prim, prim_at, real,
    return_, snd, tuple, unit, unpack, var,
};
use crate::core::prim::{IntOp, Label};
use crate::core::{ConId, Group, Lit, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

struct Taping {
    call: Var,
    zero: Var,
    plus: Var,
}

/// (Double, Int).
fn item() -> Type {
    Type::pair(Type::Double, Type::Int)
}

/// Array [(Double, Int)].
fn tape_type() -> Type {
    Type::array(Type::list(item()))
}

/// Array Double: the cotangents.
fn adjoints() -> Type {
    Type::array(Type::Double)
}

impl Rules for Taping {
    fn effect(&self) -> Effect {
        Effect::Tape(tape_type())
    }

    fn scalar(&self) -> Type {
        item()
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        vec![Abbreviation::everywhere("Tape", tape_type())]
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp {
        let entry = operands.list(transform, &item());
        let push = prim_at(Prim::ArrayPush, [Type::list(item())], [entry, state.fixed()]);
        let j = transform.writer.supply.var("j");
        let made = transform.node_made(Type::Int, var(&j), primal.clone());
        let node = transform.writer.then(made, return_(pair(primal, var(&j))));
        Comp::Code(do_(&j, push, node))
    }
}

impl Rebuild for Taping {
    fn scalars(&self) -> Type {
        Type::iarray(Type::Double)
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        self.node(transform, x, Operands::none(), state)
    }

    fn id(&self, dual: Term) -> Term {
        snd(dual)
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        prim_at(Prim::ArrayIndex, [Type::Double], [scalars, id])
    }
}

impl Collect for Taping {
    fn codomain(&self) -> Type {
        seed_type(&adjoints())
    }

    fn zero(&self) -> Term {
        app(var(&self.zero), unit())
    }

    fn plus(&self, left: Term, right: Term) -> Term {
        app(var(&self.plus), pair(left, right))
    }

    fn back(&self, operand: Term) -> Term {
        app(var(&self.call), operand)
    }
}

/// modify j (λa'. a' + a) m.
fn add_at(writer: &mut Writer, j: Term, a: Term, m: Term) -> Term {
    let update = writer.lam("a'", Type::Double, |_, other| add(other, a));
    prim_at(Prim::ArrayModify, [Type::Double], [j, update, m])
}

/// contribute and loop.
fn reverse_definitions(w: &mut Writer, contribute: &Var, run_loop: &Var) -> Vec<Group> {
    let items = Type::list(item());
    let contribute_body = w.lam("m", adjoints(), |w, m| {
        w.lam("a", Type::Double, |w, a| {
            w.lam("l", items.clone(), |w, l| {
                let (head, tail) = (w.supply.var("e"), w.supply.var("l"));
                let again = apps(var(contribute), [m.clone(), a.clone(), var(&tail)]);
                let more = w.unpack(["p", "j"], var(&head), |w, [p, j]| {
                    let added = add_at(w, j, prim(Prim::Scale, [p, a]), m);
                    w.then(added, again)
                });
                case(l, [alt(ConId::NIL, [], return_(unit())), alt(ConId::CONS, [&head, &tail], more)])
            })
        })
    });
    let loop_body = w.lam("tape", tape_type(), |w, tape| {
        w.lam("m", adjoints(), |w, m| {
            w.lam("i", Type::Int, |w, i| {
                let entry = prim_at(Prim::ArrayGet, [items.clone()], [i.clone(), tape.clone()]);
                let cotangent = prim_at(Prim::ArrayGet, [Type::Double], [i.clone(), m.clone()]);
                let next = int_op(IntOp::Sub, [i.clone(), int(1)]);
                let again = apps(var(run_loop), [tape, m.clone(), next]);
                let more = w.run("l", entry, |w, l| {
                    w.run("a", cotangent, |w, a| {
                        let done = w.then(apps(var(contribute), [m, a.clone(), l.clone()]), again);
                        let ty = Type::tuple([Type::Int, Type::Double, items.clone()]);
                        observe(w, Label::Resolve, ty, tuple([i.clone(), a, l]), done)
                    })
                });
                case_or(i, [lit_alt(Lit::Int(-1), return_(unit()))], more)
            })
        })
    });
    let nothing = Type::io(Type::unit());
    let contribute_ty = Type::funs([adjoints(), Type::Double, items], nothing.clone());
    let loop_ty = Type::funs([tape_type(), adjoints(), Type::Int], nothing);
    vec![
        Group::Rec(vec![bind(contribute, contribute_ty, contribute_body)]),
        Group::Rec(vec![bind(run_loop, loop_ty, loop_body)]),
    ]
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let mut writer = setup.writer();
    let w = &mut writer;
    let input = w.supply.var("x");
    let rules = Taping { call: w.supply.var("seed"), zero: w.supply.var("0ₛ"), plus: w.supply.var("+ₛ") };
    let (contribute, run_loop) = (w.supply.var("contribute"), w.supply.var("loop"));
    let mut groups = seed_monoid(w, &adjoints(), &rules.zero, &rules.plus);
    let call = w.lam("j", Type::Int, |w, j| {
        w.claimed("a", Type::Double, |w, a| {
            w.lam("m", adjoints(), |w, m| {
                let added = add_at(w, j.clone(), a.clone(), m);
                observe(w, Label::Seed, Type::pair(Type::Int, Type::Double), pair(j, a), added)
            })
        })
    });
    let call_ty = Type::fun(Type::Int, Type::linear(Type::Double, seed_type(&adjoints())));
    groups.push(Group::One(bind(&rules.call, call_ty, call)));
    groups.extend(reverse_definitions(w, &contribute, &run_loop));

    let mut transform = setup.transform(&rules, writer, setup.data());
    let tape = transform.writer.supply.var("tape");
    transform.open.extend([tape.clone(), input.clone()]);
    let start = State { fixed: Some(var(&tape)), current: None };
    let interleaved = transform.interleave_rebuild(&rules, setup.input, var(&input), &start);
    let body = transform.bind(interleaved, "q", &start, |transform, both, state| {
        let (dual, rebuild) = (transform.writer.supply.var("x"), transform.writer.supply.var("rebuild"));
        let rest = setup.apply(transform, var(&dual), state, |transform, result, _| {
            Comp::Code(transform.deinterleave(&rules, setup.output, result, |transform, y, d| {
                transform.writer.let_("d", d, |writer, d| {
                    let back = writer.claimed("z", setup.output.clone(), |w, z| {
                        let pass = reverse(w, &tape, &run_loop, d, z);
                        app(var(&rebuild), prim_at(Prim::UnsafePerformIo, [rules.scalars()], [pass]))
                    });
                    return_(pair(y, back))
                })
            }))
        });
        rest.wrap(|body| unpack([&dual, &rebuild], both, body))
    });
    let body = transform.effect.finish(body, &start);
    let fresh = prim_at(Prim::ArrayAlloc, [Type::list(item())], [int(0), nil(item())]);
    let body = do_(&tape, fresh, body);
    let result = Type::pair(setup.output.clone(), Type::linear(setup.output.clone(), setup.input.clone()));
    setup.finish(transform, groups, &input, prim_at(Prim::UnsafePerformIo, [result], [body]))
}

/// length tape >>= λn. alloc n 0 >>= λm. d z m >> loop tape m (n - 1) >> freeze m.
fn reverse(w: &mut Writer, tape: &Var, run_loop: &Var, d: Term, z: Term) -> Term {
    w.run("n", prim_at(Prim::ArrayLength, [Type::list(item())], [var(tape)]), |w, n| {
        w.run("m", prim_at(Prim::ArrayAlloc, [Type::Double], [n.clone(), real(0.0)]), |w, m| {
            let all = apps(var(run_loop), [var(tape), m.clone(), int_op(IntOp::Sub, [n, int(1)])]);
            let frozen = prim_at(Prim::ArrayFreeze, [Type::Double], [m.clone()]);
            let swept = w.then(all, frozen);
            w.then(apps(d, [z, m]), swept)
        })
    })
}
