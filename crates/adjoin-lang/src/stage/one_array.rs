//! One array instead of two (paper, section improve-one-array).
//!
//! ```text
//! data Staged c = Staged (Array (Double ⊸ U, Double))      U = Staged c → IO ()
//! StagedCall (i, f) a (Staged m) = modify i (λ(_, a'). (f, a + a')) m
//! ResolveStaged i_out (Staged m) = loop (i_out - 1) >> freeze m
//!
//! Interleave_Double x i = (((x, (i, λ°z. 0)), λa. snd (a @ i)), i + 1)
//! ```
//!
//! The backpropagator of an input only copied its argument to the collection array, at its own id. So the
//! argument is read where it is, in the staging array, and the other array is dropped.
//!
//! Cost: O(T + I).

use super::argument::Argument;
use super::arrays::{EFFECTS, effect_on, seed_and_resolve};
use super::cayley::Updates;
use super::collector::{Beginning, Pass, wrap_with_arrays};
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::rebuild::Rebuild;
use super::staged::closure_node;
use super::write::Writer;
use crate::core::build::{alt, app, apps, bind, case, con, fst, int, int_op, prim_at, return_, snd, var};
use crate::core::prim::IntOp;
use crate::core::{ConId, Group, Prim, Term, Type};
use crate::pretty::Abbreviation;

struct OneArray {
    updates: Updates,
}

impl Rules for OneArray {
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

impl Rebuild for OneArray {
    fn scalars(&self) -> Type {
        Type::iarray(self.updates.entry())
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        closure_node(&self.updates, transform, x, &Operands::none(), state)
    }

    fn id(&self, dual: Term) -> Term {
        fst(snd(dual))
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        self.updates.argument.only(snd(prim_at(Prim::ArrayIndex, [self.updates.entry()], [scalars, id])))
    }
}

/// case s of Staged m → body m.
fn open(writer: &mut Writer, con_id: ConId, s: Term, body: impl FnOnce(&mut Writer, Term) -> Term) -> Term {
    let m = writer.supply.var("m");
    let body = body(writer, var(&m));
    case(s, [alt(con_id, [&m], body)])
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let begun = Beginning::new(setup, EFFECTS, effect_on, |_, entry| vec![Type::array(entry)]);
    let Beginning { mut writer, data, input, con: con_id, updates } = begun;
    let w = &mut writer;
    let (sigma, collector) = (setup.input.clone(), updates.collector.clone());
    let rules = OneArray { updates };
    let updates = &rules.updates;
    let names = ["StagedAlloc", "loop", "ResolveStaged"].map(|name| w.supply.var(name));
    let [alloc, run_loop, resolve] = &names;

    let mut groups = updates.effect_monoid(w);
    let alloc_body = w.lam("n", Type::Int, |w, n| {
        let calls = updates.alloc_calls(w, n);
        w.run("m", calls, |_, m| return_(con(con_id, [sigma.clone()], [m])))
    });
    groups.push(Group::One(bind(alloc, Type::fun(Type::Int, Type::io(collector.clone())), alloc_body)));
    groups.push(updates.call_definition(w, |w, i, f, a, s| {
        open(w, con_id, s, |w, m| updates.stage_in_array(w, i, f, a, m))
    }));
    groups.push(updates.loop_definition(w, run_loop, |w, s, step| open(w, con_id, s, |w, m| step(w, m))));
    let resolve_body = w.lam("n", Type::Int, |w, n| {
        w.lam("s", collector.clone(), |w, s| {
            let all = apps(var(run_loop), [s.clone(), int_op(IntOp::Sub, [n, int(1)])]);
            let frozen = open(w, con_id, s, |_, m| prim_at(Prim::ArrayFreeze, [updates.entry()], [m]));
            w.then(all, frozen)
        })
    });
    let resolve_ty = Type::funs([Type::Int, collector], Type::io(rules.scalars()));
    groups.push(Group::One(bind(resolve, resolve_ty, resolve_body)));

    let mut transform = setup.transform(&rules, writer, data);
    let reverse = |w: &mut Writer, pass: &Pass<'_>| {
        w.run("s", app(var(alloc), pass.all.clone()), |w, s| seed_and_resolve(w, pass, resolve, s))
    };
    let body = wrap_with_arrays(setup, &mut transform, &rules, updates, &input, reverse);
    setup.finish(transform, groups, &input, body)
}
