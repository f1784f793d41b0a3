//! Mutable arrays (paper, section mutarrays, Fig. algo-mutarrays).
//!
//! ```text
//! D[Double] = (Double, (Int, Double ⊸ U))      U = Staged c → IO ()      0 = λ_. return ()    f + g = λs. f s >> g s
//!
//! data Staged c = Staged (Array Double) (Array (Double ⊸ U, Double))
//! StagedAlloc i_inp i_out = alloc i_inp 0 >>= λc. alloc i_out (λ°z. 0, 0) >>= λm. return (Staged c m)
//! StagedCall (i, f) a (Staged c m) = modify i (λ(_, a'). (f, a + a')) m
//! OneHot i a (Staged c m) = modify i (λa'. a + a') c
//! ResolveStaged i_out (Staged c m) = loop (i_out - 1) >> freeze c
//!     where loop (-1) = return ();  loop i = get i m >>= λ(f, a). f a (Staged c m) >> loop (i - 1)
//!
//! Interleave_Double x i = (((x, (i, λ°z. OneHot i z)), λa. a @ i), i + 1)
//! Wrap[λ(x:σ). t] = λ(x:σ). let ((x, rebuild), i) = Interleave_σ x 0; (y', i') = D[t] i; (y, d) = Deinterleave_τ y'
//!     in (y, λ°z. rebuild (unsafePerformIO (StagedAlloc i i' >>= λs. d z s >> ResolveStaged i' s)))
//! ```
//!
//! Ids are consecutive from 0, so both maps become arrays, whose sizes are known when the reverse pass
//! starts.
//!
//! Cost: O(T + I), as reverse AD should.

use super::argument::Argument;
use super::cayley::{Updates, open_staged};
use super::collector::{Beginning, Pass, wrap_with_arrays};
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::rebuild::Rebuild;
use super::scalars::one_hot_input;
use super::staged::closure_node;
use super::write::Writer;
use crate::core::build::{
    add, app, apps, bind, case_or, con, fst, int, int_op, lit_alt, pair, prim_at, real, return_, snd, unit,
    var,
};
use crate::core::prim::{IntOp, Label};
use crate::core::{Group, Lit, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

/// Names of zero and plus on Staged c → IO ().
pub(super) const EFFECTS: [&str; 2] = ["0ₛ", "+ₛ"];

struct Arrays {
    updates: Updates,
    one_hot: Var,
}

impl Rules for Arrays {
    fn effect(&self) -> Effect {
        Effect::Ids
    }

    fn argument(&self) -> Argument {
        self.updates.argument
    }

    fn scalar(&self) -> Type {
        self.updates.scalar()
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        self.updates.abbreviations()
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp {
        closure_node(&self.updates, transform, primal, &operands, state)
    }
}

impl Rebuild for Arrays {
    fn scalars(&self) -> Type {
        Type::iarray(Type::Double)
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        one_hot_input(transform, &self.one_hot, x, state)
    }

    fn id(&self, dual: Term) -> Term {
        fst(snd(dual))
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        prim_at(Prim::ArrayIndex, [Type::Double], [scalars, id])
    }
}

impl Updates {
    /// λ_. return () and λf g s. f s >> g s.
    pub(super) fn effect_monoid(&self, writer: &mut Writer) -> Vec<Group> {
        let update = &self.update;
        let zero = writer
            .claimed("u", Type::unit(), |w, _| w.lam("s", self.collector.clone(), |_, _| return_(unit())));
        let both = Type::pair(update.clone(), update.clone());
        let plus = writer.claimed("p", both.clone(), |w, p| {
            w.unpack(["f", "g"], p, |w, [f, g]| {
                w.lam("s", self.collector.clone(), |w, s| w.then(app(f, s.clone()), app(g, s)))
            })
        });
        vec![
            Group::One(bind(&self.zero, Type::linear(Type::unit(), update.clone()), zero)),
            Group::One(bind(&self.plus, Type::linear(both, update.clone()), plus)),
        ]
    }

    /// modify i (λ(_, a'). (f, a + a')) m.
    pub(super) fn stage_in_array(&self, writer: &mut Writer, i: Term, f: Term, a: Term, m: Term) -> Term {
        let entry = self.entry();
        let add_to = writer
            .lam_tuple(["_", "a'"], entry.clone(), |_, [_, other]| pair(f, self.argument.plus(a, other)));
        prim_at(Prim::ArrayModify, [entry], [i, add_to, m])
    }

    /// alloc `i_out` (λ°z. 0, 0).
    pub(super) fn alloc_calls(&self, writer: &mut Writer, size: Term) -> Term {
        let nothing = writer.claimed("z", self.argument.ty(), |_, _| app(var(&self.zero), unit()));
        prim_at(Prim::ArrayAlloc, [self.entry()], [size, pair(nothing, self.argument.zero())])
    }

    /// loop : Staged → Int → IO (), with the staging array taken from the collector by `calls`.
    pub(super) fn loop_definition(
        &self,
        writer: &mut Writer,
        name: &Var,
        calls: impl FnOnce(&mut Writer, Term, &dyn Fn(&mut Writer, Term) -> Term) -> Term,
    ) -> Group {
        let entry = self.entry();
        let body = writer.lam("s", self.collector.clone(), |w, s| {
            w.lam("i", Type::Int, |w, i| {
                let step = |w: &mut Writer, m: Term| {
                    w.run_tuple(
                        ["f", "a"],
                        prim_at(Prim::ArrayGet, [entry.clone()], [i.clone(), m]),
                        |w, [f, a]| {
                            let again = apps(var(name), [s.clone(), int_op(IntOp::Sub, [i.clone(), int(1)])]);
                            let called = w.then(apps(f, [a.clone(), s.clone()]), again);
                            observe(
                                w,
                                Label::Call,
                                Type::pair(Type::Int, self.argument.ty()),
                                pair(i.clone(), a),
                                called,
                            )
                        },
                    )
                };
                let more = calls(w, s.clone(), &step);
                case_or(i.clone(), [lit_alt(Lit::Int(-1), return_(unit()))], more)
            })
        });
        let ty = Type::funs([self.collector.clone(), Type::Int], Type::io(Type::unit()));
        Group::Rec(vec![bind(name, ty, body)])
    }
}

/// Staged c → IO ().
pub(super) fn effect_on(collector: Type) -> Type {
    Type::fun(collector, Type::io(Type::unit()))
}

/// do { d z s; resolve n s }.
pub(super) fn seed_and_resolve(w: &mut Writer, pass: &Pass<'_>, resolve: &Var, s: Term) -> Term {
    let seeded = apps(pass.d.clone(), [pass.z.clone(), s.clone()]);
    w.then(seeded, apps(var(resolve), [pass.all.clone(), s]))
}

/// Tells `what`, then goes on.
pub(super) fn observe(writer: &mut Writer, label: Label, ty: Type, what: Term, rest: Term) -> Term {
    writer.then(prim_at(Prim::Observe(label), [ty], [what]), rest)
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let fields = |_, entry| vec![Type::array(Type::Double), Type::array(entry)];
    let begun = Beginning::new(setup, EFFECTS, effect_on, fields);
    let Beginning { mut writer, data, input, con: con_id, updates } = begun;
    let w = &mut writer;
    let (sigma, collector) = (setup.input.clone(), updates.collector.clone());
    let rules = Arrays { updates, one_hot: w.supply.var("OneHot") };
    let updates = &rules.updates;
    let names = ["StagedAlloc", "loop", "ResolveStaged"].map(|name| w.supply.var(name));
    let [alloc, run_loop, resolve] = &names;

    let mut groups = updates.effect_monoid(w);
    let alloc_body = w.lam("n", Type::Int, |w, inputs| {
        w.lam("m", Type::Int, |w, all| {
            w.run("c", prim_at(Prim::ArrayAlloc, [Type::Double], [inputs, real(0.0)]), |w, c| {
                let calls = updates.alloc_calls(w, all);
                w.run("m", calls, |_, m| return_(con(con_id, [sigma.clone()], [c, m])))
            })
        })
    });
    let alloc_ty = Type::funs([Type::Int, Type::Int], Type::io(collector.clone()));
    groups.push(Group::One(bind(alloc, alloc_ty, alloc_body)));
    groups.push(updates.call_definition(w, |w, i, f, a, s| {
        open_staged(w, con_id, ["_", "m"], s, |w, _, m| updates.stage_in_array(w, i, f, a, m))
    }));
    let one_hot = w.lam("i", Type::Int, |w, i| {
        w.claimed("a", Type::Double, |w, a| {
            w.lam("s", collector.clone(), |w, s| {
                open_staged(w, con_id, ["c", "_"], s, |w, c, _| {
                    let plus = w.lam("a'", Type::Double, |_, other| add(a, other));
                    prim_at(Prim::ArrayModify, [Type::Double], [i, plus, c])
                })
            })
        })
    });
    groups.push(Group::One(bind(&rules.one_hot, Type::fun(Type::Int, updates.one_hot()), one_hot)));
    groups.push(updates.loop_definition(w, run_loop, |w, s, step| {
        open_staged(w, con_id, ["_", "m"], s, |w, _, m| step(w, m))
    }));
    let resolve_body = w.lam("n", Type::Int, |w, n| {
        w.lam("s", collector.clone(), |w, s| {
            let all = apps(var(run_loop), [s.clone(), int_op(IntOp::Sub, [n, int(1)])]);
            let frozen = open_staged(w, con_id, ["c", "_"], s, |_, c, _| {
                prim_at(Prim::ArrayFreeze, [Type::Double], [c])
            });
            w.then(all, frozen)
        })
    });
    let resolve_ty = Type::funs([Type::Int, collector], Type::io(rules.scalars()));
    groups.push(Group::One(bind(resolve, resolve_ty, resolve_body)));

    let mut transform = setup.transform(&rules, writer, data);
    let reverse = |w: &mut Writer, pass: &Pass<'_>| {
        w.run("s", apps(var(alloc), [pass.inputs.clone(), pass.all.clone()]), |w, s| {
            seed_and_resolve(w, pass, resolve, s)
        })
    };
    let body = wrap_with_arrays(setup, &mut transform, &rules, updates, &input, reverse);
    setup.finish(transform, groups, &input, body)
}
