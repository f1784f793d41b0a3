//! Defunctionalised backpropagators (paper, section improve-defunctionalisation).
//!
//! ```text
//! data Contrib = Contrib [(Double, (Int, Contrib))]            Staged c = Array (Contrib, Double)
//! D[Double] = (Double, (Int, Contrib))
//! D[r] = λi. ((r, (i, Contrib [])), i + 1)
//! D[op(t₁, …, tₙ)] = λi. … ((op(x₁, …, xₙ), (iₙ, Contrib [(∂₁op(x₁, …)(1), d₁), …, (∂ₙop(x₁, …)(1), dₙ)])), iₙ + 1)
//!
//! ResolveStaged i_out m = loop (i_out - 1) >> freeze m
//!     where loop (-1) = return ();  loop i = get i m >>= λ(Contrib l, a). contribute a l >> loop (i - 1)
//!           contribute a [] = return ()
//!           contribute a ((p, (j, cb)) : l) = modify j (λ(_, a'). (cb, a' + p · a)) m >> contribute a l
//! Interleave_Double x i = (((x, (i, Contrib [])), λa. snd (a @ i)), i + 1)
//! ```
//!
//! A backpropagator is z ↦ `StagedCall` d₁ (z · p₁) + …, so it is as good as the list of its pᵢ and dᵢ, and
//! `ResolveStaged` can interpret that. The partial derivatives move to the forward pass.
//!
//! Cost: O(T + I).

use super::argument::Argument;
use super::arrays::{observe, seed_and_resolve};
use super::collector::{Pass, wrap_with_arrays};
use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::rebuild::Rebuild;
use super::staged::with_next_id;
use super::write::Writer;
use crate::core::build::{
    alt, app, apps, bind, case, case_or, con, fst, int, int_op, lit_alt, nil, pair, prim_at, return_, snd,
    tuple, unit, var,
};
use crate::core::prim::{IntOp, Label};
use crate::core::{ConDecl, ConId, DataTable, Group, Lit, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

/// `data Contrib = Contrib [(Double, (id, Contrib))]`, for some type of ids.
pub(super) struct ContribType {
    con_id: ConId,
    /// The type of ids.
    pub(super) id: Type,
    pub(super) argument: Argument,
}

impl ContribType {
    pub(super) fn declare(data: &mut DataTable, id: Type, argument: Argument) -> Self {
        let name = data.free_name("Contrib");
        let contrib = data.reserve(name.clone(), Vec::new());
        let contribs = ContribType { con_id: ConId::new(contrib, 0), id, argument };
        data.define(contrib, vec![ConDecl::new(name, [Type::list(contribs.item())])]);
        contribs
    }

    /// Contrib.
    pub(super) fn ty(&self) -> Type {
        Type::data(self.con_id.data, [])
    }

    /// (id, Contrib): what D\[Double\] has besides the primal.
    pub(super) fn operand(&self) -> Type {
        Type::pair(self.id.clone(), self.argument.placed(self.ty()))
    }

    /// (Double, (id, Contrib)), with places (Int, Double, (id, (Int, Contrib))).
    pub(super) fn item(&self) -> Type {
        self.argument.item(self.operand())
    }

    /// (Contrib, A): a node with its cotangent.
    pub(super) fn entry(&self) -> Type {
        Type::pair(self.ty(), self.argument.ty())
    }

    /// Contrib [(p₁, d₁), …].
    pub(super) fn build(&self, transform: &mut Transform<'_>, operands: &Operands) -> Term {
        con(self.con_id, [], [operands.list(transform, &self.item())])
    }

    /// Contrib [].
    fn empty(&self) -> Term {
        con(self.con_id, [], [nil(self.item())])
    }

    /// (Contrib [], 0).
    pub(super) fn nothing(&self) -> Term {
        pair(self.empty(), self.argument.zero())
    }

    /// case cb of Contrib l → body l.
    pub(super) fn open(
        &self,
        writer: &mut Writer,
        cb: Term,
        body: impl FnOnce(&mut Writer, Term) -> Term,
    ) -> Term {
        let l = writer.supply.var("l");
        let body = body(writer, var(&l));
        case(cb, [alt(self.con_id, [&l], body)])
    }

    /// contribute : staged → A → [(Double, (id, Contrib))] → IO (), given how an array element is
    /// updated.
    pub(super) fn contribute(
        &self,
        writer: &mut Writer,
        name: &Var,
        staged: &Type,
        modify: impl FnOnce(&mut Writer, Term, Term, Term) -> Term,
    ) -> Group {
        let items = Type::list(self.item());
        let body = writer.lam("m", staged.clone(), |w, m| {
            w.lam("a", self.argument.ty(), |w, a| {
                w.lam("l", items.clone(), |w, l| {
                    let (head, tail) = (w.supply.var("e"), w.supply.var("l"));
                    let again = apps(var(name), [m.clone(), a.clone(), var(&tail)]);
                    let more = self.argument.open_item(w, "d", var(&head), a, |w, amount, d| {
                        w.unpack(["j", "cb"], d, |w, [j, cb]| {
                            let update = self.add_to(w, cb, amount);
                            let modified = modify(w, m, j, update);
                            w.then(modified, again)
                        })
                    });
                    case(l, [alt(ConId::NIL, [], return_(unit())), alt(ConId::CONS, [&head, &tail], more)])
                })
            })
        });
        let ty = Type::funs([staged.clone(), self.argument.ty(), items], Type::io(Type::unit()));
        Group::Rec(vec![bind(name, ty, body)])
    }

    /// λ(_, a'). (cb, a' + a).
    fn add_to(&self, writer: &mut Writer, cb: Term, a: Term) -> Term {
        add_to(writer, self.argument, self.entry(), cb, a)
    }
}

/// λ(_, a'). (back, a' + a), where `back` comes with the place of a.
pub(super) fn add_to(writer: &mut Writer, argument: Argument, entry: Type, back: Term, a: Term) -> Term {
    argument.open(writer, "cb", back, |writer, place, back| {
        let a = argument.at(place, a);
        writer.lam_tuple(["_", "a'"], entry, |_, [_, other]| pair(back, argument.plus(other, a)))
    })
}

struct Contribs {
    contrib: ContribType,
    staged: Type,
    call: Var,
    zero: Var,
    plus: Var,
}

impl Rules for Contribs {
    fn effect(&self) -> Effect {
        Effect::Ids
    }

    fn argument(&self) -> Argument {
        self.contrib.argument
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, self.contrib.operand())
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        vec![Abbreviation::everywhere("Staged", self.staged.clone())]
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp {
        let contrib = self.contrib.build(transform, &operands);
        with_next_id(transform, primal, contrib, state)
    }
}

impl Rebuild for Contribs {
    fn scalars(&self) -> Type {
        Type::iarray(self.contrib.entry())
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        with_next_id(transform, x, self.contrib.empty(), state)
    }

    fn id(&self, dual: Term) -> Term {
        fst(snd(dual))
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        self.contrib.argument.only(snd(prim_at(Prim::ArrayIndex, [self.contrib.entry()], [scalars, id])))
    }
}

impl Collect for Contribs {
    fn codomain(&self) -> Type {
        seed_type(&self.staged)
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

/// What the output's cotangent does to the array: staged → IO ().
pub(super) fn seed_type(staged: &Type) -> Type {
    Type::fun(staged.clone(), Type::io(Type::unit()))
}

/// `seedNothing : () ⊸ m` and `seedBoth : (m, m) ⊸ m`, for m = staged → IO ().
pub(super) fn seed_monoid(writer: &mut Writer, staged: &Type, zero: &Var, plus: &Var) -> Vec<Group> {
    let seed = seed_type(staged);
    let zero_body =
        writer.claimed("u", Type::unit(), |w, _| w.lam("m", staged.clone(), |_, _| return_(unit())));
    let both = Type::pair(seed.clone(), seed.clone());
    let plus_body = writer.claimed("p", both.clone(), |w, p| {
        w.unpack(["f", "g"], p, |w, [f, g]| {
            w.lam("m", staged.clone(), |w, m| w.then(app(f, m.clone()), app(g, m)))
        })
    });
    vec![
        Group::One(bind(zero, Type::linear(Type::unit(), seed.clone()), zero_body)),
        Group::One(bind(plus, Type::linear(both, seed), plus_body)),
    ]
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let (mut writer, mut data) = (setup.writer(), setup.data());
    let w = &mut writer;
    let input = w.supply.var("x");
    let argument = Argument::of(setup.program);
    let contrib = ContribType::declare(&mut data, Type::Int, argument);
    let (entry, item) = (contrib.entry(), contrib.item());
    let staged = Type::array(entry.clone());
    let rules = Contribs {
        contrib,
        staged: staged.clone(),
        call: w.supply.var("StagedCall"),
        zero: w.supply.var("0ₛ"),
        plus: w.supply.var("+ₛ"),
    };
    let names = ["contribute", "loop", "ResolveStaged"].map(|name| w.supply.var(name));
    let [contribute, run_loop, resolve] = &names;
    let on_array = |op: Prim, arguments: Vec<Term>| prim_at(op, [entry.clone()], arguments);

    let mut groups = seed_monoid(w, &staged, &rules.zero, &rules.plus);
    let operand = rules.contrib.operand();
    let call = w.lam_tuple(["i", "cb"], operand.clone(), |w, [i, cb]| {
        w.claimed("a", Type::Double, |w, a| {
            w.lam("m", staged.clone(), |w, m| {
                let update = rules.contrib.add_to(w, cb.clone(), a.clone());
                let added = on_array(Prim::ArrayModify, vec![i.clone(), update, m]);
                let (ty, seed) = argument.seed(Type::Int, i, || fst(cb), a);
                observe(w, Label::Seed, ty, seed, added)
            })
        })
    });
    let call_ty = Type::fun(operand, Type::linear(Type::Double, seed_type(&staged)));
    groups.push(Group::One(bind(&rules.call, call_ty, call)));
    groups.push(rules.contrib.contribute(w, contribute, &staged, |_, m, j, update| {
        on_array(Prim::ArrayModify, vec![j, update, m])
    }));
    let loop_body = w.lam("m", staged.clone(), |w, m| {
        w.lam("i", Type::Int, |w, i| {
            let more = w.run_tuple(
                ["cb", "a"],
                on_array(Prim::ArrayGet, vec![i.clone(), m.clone()]),
                |w, [cb, a]| {
                    rules.contrib.open(w, cb, |w, l| {
                        let again = apps(var(run_loop), [m.clone(), int_op(IntOp::Sub, [i.clone(), int(1)])]);
                        let done = w.then(apps(var(contribute), [m, a.clone(), l.clone()]), again);
                        let ty = Type::tuple([Type::Int, argument.ty(), Type::list(item.clone())]);
                        observe(w, Label::Resolve, ty, tuple([i.clone(), a, l]), done)
                    })
                },
            );
            case_or(i, [lit_alt(Lit::Int(-1), return_(unit()))], more)
        })
    });
    let loop_ty = Type::funs([staged.clone(), Type::Int], Type::io(Type::unit()));
    groups.push(Group::Rec(vec![bind(run_loop, loop_ty, loop_body)]));
    let resolve_body = w.lam("n", Type::Int, |w, n| {
        w.lam("m", staged.clone(), |w, m| {
            let all = apps(var(run_loop), [m.clone(), int_op(IntOp::Sub, [n, int(1)])]);
            w.then(all, on_array(Prim::ArrayFreeze, vec![m]))
        })
    });
    let resolve_ty = Type::funs([Type::Int, staged], Type::io(rules.scalars()));
    groups.push(Group::One(bind(resolve, resolve_ty, resolve_body)));

    let mut transform = setup.transform(&rules, writer, data);
    let reverse = |w: &mut Writer, pass: &Pass<'_>| {
        let alloc = on_array(Prim::ArrayAlloc, vec![pass.all.clone(), rules.contrib.nothing()]);
        w.run("m", alloc, |w, m| seed_and_resolve(w, pass, resolve, m))
    };
    let body = wrap_with_arrays(setup, &mut transform, &rules, &rules, &input, reverse);
    setup.finish(transform, groups, &input, body)
}
