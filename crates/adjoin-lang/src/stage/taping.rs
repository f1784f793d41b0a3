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

use super::argument::Argument;
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
    alt, app, apps, bind, case, case_or, do_, fst, int, int_op, lit_alt, nil, pair, prim_at, return_, snd,
    tuple, unit, unpack, var,
};
use crate::core::prim::{IntOp, Label};
use crate::core::{ConId, Group, Lit, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

struct Taping {
    argument: Argument,
    call: Var,
    zero: Var,
    plus: Var,
}

/// An id; with places, (Int, Int).
fn operand(argument: Argument) -> Type {
    match argument {
        Argument::Real => Type::Int,
        Argument::Places => Type::pair(Type::Int, Type::Int),
    }
}

/// [(Double, Int)].
fn entry(argument: Argument) -> Type {
    Type::list(argument.item(operand(argument)))
}

/// Array [(Double, Int)].
fn tape_type(argument: Argument) -> Type {
    Type::array(entry(argument))
}

/// Array A: the cotangents.
fn adjoints(argument: Argument) -> Type {
    Type::array(argument.ty())
}

impl Rules for Taping {
    fn effect(&self) -> Effect {
        Effect::Tape(tape_type(self.argument))
    }

    fn argument(&self) -> Argument {
        self.argument
    }

    fn result(&self, node: Term, place: Term) -> Term {
        pair(fst(node), place)
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, operand(self.argument))
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        vec![Abbreviation::everywhere("Tape", tape_type(self.argument))]
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp {
        let operands = operands.list(transform, &self.argument.item(operand(self.argument)));
        let push = prim_at(Prim::ArrayPush, [entry(self.argument)], [operands, state.fixed()]);
        let j = transform.writer.supply.var("j");
        let made = transform.node_made(Type::Int, var(&j), primal.clone());
        let id = match self.argument {
            Argument::Real => var(&j),
            Argument::Places => pair(var(&j), int(0)),
        };
        let node = transform.writer.then(made, return_(pair(primal, id)));
        Comp::Code(do_(&j, push, node))
    }
}

impl Rebuild for Taping {
    fn scalars(&self) -> Type {
        Type::iarray(self.argument.ty())
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        self.node(transform, x, Operands::none(), state)
    }

    fn id(&self, dual: Term) -> Term {
        match self.argument {
            Argument::Real => snd(dual),
            Argument::Places => fst(snd(dual)),
        }
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        self.argument.only(prim_at(Prim::ArrayIndex, [self.argument.ty()], [scalars, id]))
    }
}

impl Collect for Taping {
    fn codomain(&self) -> Type {
        seed_type(&adjoints(self.argument))
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

/// An id and, with places, which result of its node.
fn open_id(
    writer: &mut Writer,
    argument: Argument,
    j: Term,
    body: impl FnOnce(&mut Writer, Term, Term) -> Term,
) -> Term {
    match argument {
        Argument::Real => body(writer, j, int(0)),
        Argument::Places => writer.unpack(["j", "q"], j, |writer, [j, place]| body(writer, j, place)),
    }
}

/// modify j (λa'. a' + a) m, where a is at a place.
fn add_at(writer: &mut Writer, argument: Argument, j: Term, place: Term, a: Term, m: Term) -> Term {
    let a = argument.at(place, a);
    let update = writer.lam("a'", argument.ty(), |_, other| argument.plus(other, a));
    prim_at(Prim::ArrayModify, [argument.ty()], [j, update, m])
}

/// contribute and loop.
fn reverse_definitions(w: &mut Writer, argument: Argument, contribute: &Var, run_loop: &Var) -> Vec<Group> {
    let (items, adjoints) = (entry(argument), adjoints(argument));
    let contribute_body = w.lam("m", adjoints.clone(), |w, m| {
        w.lam("a", argument.ty(), |w, a| {
            w.lam("l", items.clone(), |w, l| {
                let (head, tail) = (w.supply.var("e"), w.supply.var("l"));
                let again = apps(var(contribute), [m.clone(), a.clone(), var(&tail)]);
                let more = argument.open_item(w, "j", var(&head), a, |w, amount, j| {
                    open_id(w, argument, j, |w, j, place| {
                        let added = add_at(w, argument, j, place, amount, m);
                        w.then(added, again)
                    })
                });
                case(l, [alt(ConId::NIL, [], return_(unit())), alt(ConId::CONS, [&head, &tail], more)])
            })
        })
    });
    let loop_body = w.lam("tape", tape_type(argument), |w, tape| {
        w.lam("m", adjoints.clone(), |w, m| {
            w.lam("i", Type::Int, |w, i| {
                let entry = prim_at(Prim::ArrayGet, [items.clone()], [i.clone(), tape.clone()]);
                let cotangent = prim_at(Prim::ArrayGet, [argument.ty()], [i.clone(), m.clone()]);
                let next = int_op(IntOp::Sub, [i.clone(), int(1)]);
                let again = apps(var(run_loop), [tape, m.clone(), next]);
                let more = w.run("l", entry, |w, l| {
                    w.run("a", cotangent, |w, a| {
                        let done = w.then(apps(var(contribute), [m, a.clone(), l.clone()]), again);
                        let ty = Type::tuple([Type::Int, argument.ty(), items.clone()]);
                        observe(w, Label::Resolve, ty, tuple([i.clone(), a, l]), done)
                    })
                });
                case_or(i, [lit_alt(Lit::Int(-1), return_(unit()))], more)
            })
        })
    });
    let nothing = Type::io(Type::unit());
    let contribute_ty = Type::funs([adjoints.clone(), argument.ty(), items], nothing.clone());
    let loop_ty = Type::funs([tape_type(argument), adjoints, Type::Int], nothing);
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
    let argument = Argument::of(setup.program);
    let [call, zero, plus] = ["seed", "0ₛ", "+ₛ"].map(|name| w.supply.var(name));
    let rules = Taping { argument, call, zero, plus };
    let adjoints = adjoints(argument);
    let (contribute, run_loop) = (w.supply.var("contribute"), w.supply.var("loop"));
    let mut groups = seed_monoid(w, &adjoints, &rules.zero, &rules.plus);
    let call = w.lam("j", operand(argument), |w, j| {
        w.claimed("a", Type::Double, |w, a| {
            w.lam("m", adjoints.clone(), |w, m| {
                open_id(w, argument, j, |w, j, place| {
                    let added = add_at(w, argument, j.clone(), place.clone(), a.clone(), m);
                    let (ty, seed) = argument.seed(Type::Int, j, || place, a);
                    observe(w, Label::Seed, ty, seed, added)
                })
            })
        })
    });
    let call_ty = Type::fun(operand(argument), Type::linear(Type::Double, seed_type(&adjoints)));
    groups.push(Group::One(bind(&rules.call, call_ty, call)));
    groups.extend(reverse_definitions(w, argument, &contribute, &run_loop));

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
                        let pass = reverse(w, argument, &tape, &run_loop, d, z);
                        app(var(&rebuild), prim_at(Prim::UnsafePerformIo, [rules.scalars()], [pass]))
                    });
                    return_(pair(y, back))
                })
            }))
        });
        rest.wrap(|body| unpack([&dual, &rebuild], both, body))
    });
    let body = transform.effect.finish(body, &start);
    let none = nil(argument.item(operand(argument)));
    let fresh = prim_at(Prim::ArrayAlloc, [entry(argument)], [int(0), none]);
    let body = do_(&tape, fresh, body);
    let result = Type::pair(setup.output.clone(), Type::linear(setup.output.clone(), setup.input.clone()));
    setup.finish(transform, groups, &input, prim_at(Prim::UnsafePerformIo, [result], [body]))
}

/// length tape >>= λn. alloc n 0 >>= λm. d z m >> loop tape m (n - 1) >> freeze m.
fn reverse(w: &mut Writer, argument: Argument, tape: &Var, run_loop: &Var, d: Term, z: Term) -> Term {
    w.run("n", prim_at(Prim::ArrayLength, [entry(argument)], [var(tape)]), |w, n| {
        let alloc = prim_at(Prim::ArrayAlloc, [argument.ty()], [n.clone(), argument.zero()]);
        w.run("m", alloc, |w, m| {
            let all = apps(var(run_loop), [var(tape), m.clone(), int_op(IntOp::Sub, [n, int(1)])]);
            let frozen = prim_at(Prim::ArrayFreeze, [argument.ty()], [m.clone()]);
            let swept = w.then(all, frozen);
            w.then(apps(d, [z, m]), swept)
        })
    })
}
