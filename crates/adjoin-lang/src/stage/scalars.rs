//! Just the scalars (paper, section just-scalars).
//!
//! ```text
//! data Staged c = Staged (Map Int Double) (Map Int (Double ⊸ U, Double))      U = Staged c → Staged c
//! OneHot i a (Staged c m) = Staged (c with a added at i) m
//!
//! Interleave_τ : τ → Int → ((D[τ], (Int → Double) → τ), Int)
//! Interleave_Double x i = (((x, (i, λ°z. OneHot i z)), λa. a i), i + 1)
//! Wrap[λ(x:σ). t] = λ(x:σ). let ((x, rebuild), i) = Interleave_σ x 0 in …
//!                   (y, λ°z. let c = ResolveStaged (d z (Staged {} {})) in rebuild (λi. look up i in c, or 0))
//! ```
//!
//! All that is collected of a cotangent is its scalars, in a balanced map; the structure is put back at the
//! end, by a function that Interleave made along the way.
//!
//! Cost: O((T + I) log (T + I)) for a program of T steps on an input of size I.

use super::argument::Argument;
use super::cayley::{FUNCTIONS, Updates, function_on, open_staged, resolve_in_map, stage_in_map};
use super::collector::{Beginning, Pass, wrap_rebuilding};
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::rebuild::Rebuild;
use super::staged::{closure_node, with_next_id};
use super::write::Writer;
use crate::core::build::{add, app, apps, bind, con, fst, prim_at, real, snd, unit, var};
use crate::core::{Group, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

struct Scalars {
    updates: Updates,
    one_hot: Var,
}

impl Rules for Scalars {
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

impl Rebuild for Scalars {
    fn scalars(&self) -> Type {
        Type::fun(Type::Int, Type::Double)
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        one_hot_input(transform, &self.one_hot, x, state)
    }

    fn id(&self, dual: Term) -> Term {
        fst(snd(dual))
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        app(scalars, id)
    }
}

/// ((x, (i, λ°z. `OneHot` i z)), i + 1).
pub(super) fn one_hot_input(transform: &mut Transform<'_>, one_hot: &Var, x: Term, state: &State) -> Comp {
    let (id, argument) = (state.current(), transform.rules.argument());
    let back =
        transform.writer.linear("z", argument.ty(), |_, z| app(app(var(one_hot), id), argument.only(z)));
    with_next_id(transform, x, back, state)
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let fields = |_, entry| vec![Type::map(Type::Double), Type::map(entry)];
    let begun = Beginning::new(setup, FUNCTIONS, function_on, fields);
    let Beginning { mut writer, data, input, con: con_id, updates } = begun;
    let w = &mut writer;
    let (sigma, collector) = (setup.input.clone(), updates.collector.clone());
    let rules = Scalars { updates, one_hot: w.supply.var("OneHot") };
    let updates = &rules.updates;
    let resolve = w.supply.var("ResolveStaged");
    let staged = |c: Term, m: Term| con(con_id, [sigma.clone()], [c, m]);

    let mut groups = updates.function_monoid(w);
    groups.push(updates.call_definition(w, |w, i, f, a, s| {
        open_staged(w, con_id, ["c", "m"], s, |w, c, m| staged(c, stage_in_map(w, updates, i, f, a, m)))
    }));
    let one_hot = w.lam("i", Type::Int, |w, i| {
        w.claimed("a", Type::Double, |w, a| {
            w.lam("s", collector.clone(), |w, s| {
                open_staged(w, con_id, ["c", "m"], s, |w, c, m| {
                    let plus = w.lam("a", Type::Double, |w, x| w.lam("a'", Type::Double, |_, y| add(x, y)));
                    staged(prim_at(Prim::MapInsertWith, [Type::Double], [plus, i, a, c]), m)
                })
            })
        })
    });
    groups.push(Group::One(bind(&rules.one_hot, Type::fun(Type::Int, updates.one_hot()), one_hot)));
    let resolve_body = w.lam("s", collector.clone(), |w, s| {
        open_staged(w, con_id, ["c", "m"], s, |w, c, m| resolve_in_map(w, updates, staged, &resolve, c, &m))
    });
    groups.push(Group::Rec(vec![bind(
        &resolve,
        Type::fun(collector, Type::map(Type::Double)),
        resolve_body,
    )]));

    let empty = |of: Type| prim_at(Prim::MapEmpty, [of], [unit()]);
    let nothing = staged(empty(Type::Double), empty(updates.entry()));
    let mut transform = setup.transform(&rules, writer, data);
    let reverse = |w: &mut Writer, pass: Pass<'_>| {
        let seeded = apps(pass.d.clone(), [pass.z.clone(), nothing]);
        w.let_("c", app(var(&resolve), seeded), |w, c| {
            let read = |_: &mut Writer, i| prim_at(Prim::MapFind, [Type::Double], [real(0.0), i, c]);
            pass.rebuild(w.lam("i", Type::Int, read))
        })
    };
    let body = wrap_rebuilding(setup, &mut transform, &rules, &rules.updates, &input, reverse);
    setup.finish(transform, groups, &input, body)
}
