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
//! All that is collected of a cotangent is its scalars, in a balanced map; the structure is put back at the end, by a
//! function that Interleave made along the way.
//!
//! Cost: O((T + I) log (T + I)) for a program of T steps on an input of size I.

use super::cayley::{FUNCTIONS, Updates, open_staged, resolve_in_map, stage_in_map};
use super::driver::{Setup, Staged};
use super::dual::{Contribution, Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::rebuild::Rebuild;
use super::staged::{closure_node, declare_staged, with_next_id};
use crate::core::build::{add, app, apps, bind, con, fst, int, pair, prim_at, real, snd, unit, unpack, var};
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

    fn scalar(&self) -> Type {
        self.updates.scalar()
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        self.updates.abbreviations()
    }

    fn node(
        &self,
        transform: &mut Transform<'_>,
        primal: Term,
        operands: Vec<Contribution>,
        state: &State,
    ) -> Comp {
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
    let id = state.current();
    let back = transform.writer.linear("z", Type::Double, |_, z| app(app(var(one_hot), id), z));
    with_next_id(x, back, state)
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let (mut writer, mut data) = (setup.writer(), setup.data());
    let w = &mut writer;
    let input = w.supply.var("x");
    let sigma = setup.input.clone();
    let collected = Type::map(Type::Double);
    let (con_id, collector) = declare_staged(&mut data, w, &sigma, |_, staged| {
        let update = Type::fun(staged.clone(), staged);
        let calls = Type::map(Type::pair(Type::linear(Type::Double, update), Type::Double));
        vec![collected.clone(), calls]
    });
    let update = Type::fun(collector.clone(), collector.clone());
    let rules = Scalars {
        updates: Updates::new(w, FUNCTIONS, collector.clone(), update),
        one_hot: w.supply.var("OneHot"),
    };
    let updates = &rules.updates;
    let resolve = w.supply.var("ResolveStaged");
    let staged = |c: Term, m: Term| con(con_id, [sigma.clone()], [c, m]);

    let mut groups = updates.function_monoid(w);
    groups.push(updates.call_definition(w, |w, i, f, a, s| {
        open_staged(w, con_id, ["c", "m"], s, |w, c, m| {
            staged(c, stage_in_map(w, &updates.entry(), i, f, a, m))
        })
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
    groups.push(Group::One(bind(&rules.one_hot, Type::fun(Type::Int, updates.back()), one_hot)));
    let resolve_body = w.lam("s", collector.clone(), |w, s| {
        open_staged(w, con_id, ["c", "m"], s, |w, c, m| resolve_in_map(w, updates, staged, &resolve, c, &m))
    });
    groups.push(Group::Rec(vec![bind(&resolve, Type::fun(collector, collected), resolve_body)]));

    let empty = |of: Type| prim_at(Prim::MapEmpty, [of], [unit()]);
    let nothing = staged(empty(Type::Double), empty(updates.entry()));
    let mut transform = setup.transform(&rules, writer, data);
    let start = State { fixed: None, current: Some(int(0)) };
    let interleaved = transform.interleave_rebuild(&rules, setup.input, var(&input), &start);
    let body = transform.bind(interleaved, "q", &start, |transform, both, state| {
        let (dual, rebuild) = (transform.writer.supply.var("x"), transform.writer.supply.var("rebuild"));
        let rest = setup.apply(transform, var(&dual), state, |transform, result, _| {
            Comp::Code(transform.deinterleave(&rules.updates, setup.output, result, |transform, y, d| {
                transform.writer.let_("d", d, |writer, d| {
                    let back = writer.claimed("z", setup.output.clone(), |w, z| {
                        w.let_("c", app(var(&resolve), apps(d, [z, nothing])), |w, c| {
                            let read = w.lam("i", Type::Int, |_, i| {
                                prim_at(Prim::MapFind, [Type::Double], [real(0.0), i, c])
                            });
                            app(var(&rebuild), read)
                        })
                    });
                    pair(y, back)
                })
            }))
        });
        rest.wrap(|body| unpack([&dual, &rebuild], both, body))
    });
    let body = transform.effect.finish(body, &start);
    setup.finish(transform, groups, &input, body)
}
