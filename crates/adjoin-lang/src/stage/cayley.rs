//! The Cayley transform of the collector (paper, section cayley, Fig. algo-cayley).
//!
//! ```text
//! D[Double] = (Double, (Int, Double ⊸ U))      U = Staged c → Staged c
//! D on terms as in the staged stage, with id for 0ₛ and ∘ for +ₛ
//!
//! data Staged c = Staged c (Map Int (Double ⊸ U, Double))
//! StagedCall (i, f) x (Staged c m) = Staged c (if i ∉ m then insert i ↦ (f, x) else update i with (_, x') ↦ (f, x + x'))
//! InitStaged : (c → c) ⊸ U              InitStaged f (Staged c m) = Staged (f c) m
//! ResolveStaged (Staged c m) = … ResolveStaged (f a (Staged c (delete i from m)))
//!
//! Interleave_Double (x, d) i = ((x, (i, λ°z. d (λa. z + a))), i + 1)            d : (τ → τ) ⊸ U
//! Interleave_(σ, τ) ((x, y), d) = … λf. d (λ(v, w). (f v, w)) … λf. d (λ(v, w). (v, f w)) …
//! Wrap[λ(x:σ). t] = λ(x:σ). … (y, λ°z. ResolveStaged (d z (Staged 0 {})))
//! ```
//!
//! Backpropagators now update a collector instead of making one, so zero and plus cost nothing; the only 0 :
//! c is in Wrap. Linearity of what is claimed: U is a monoid by id and ∘, and z ↦ (z +) is a homomorphism
//! into it.
//!
//! Cost: an input's backpropagator walks down to its scalar, which takes as long as the input is deep; and a
//! logarithm for the map.

use super::argument::Argument;
use super::collector::{Beginning, first_id};
use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::generated::Whole;
use super::inject::Inject;
use super::operands::Operands;
use super::staged::{closure_node, factor, observed_call, with_next_id};
use super::write::Writer;
use crate::core::build::{
    add, alt, app, apps, bind, case, case_or, con, if_, let_, pair, prim_at, unit, unpack, var,
};
use crate::core::{ConId, Group, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

/// Names of the monoid of updates, and of `StagedCall`: shared by the stages whose backpropagators update.
pub(super) struct Updates {
    /// A.
    pub(super) argument: Argument,
    /// Staged σ.
    pub(super) collector: Type,
    /// U.
    pub(super) update: Type,
    pub(super) zero: Var,
    pub(super) plus: Var,
    pub(super) call: Var,
}

impl Updates {
    /// With names for zero and plus.
    pub(super) fn new(
        writer: &mut Writer,
        argument: Argument,
        [zero, plus]: [&str; 2],
        collector: Type,
        update: Type,
    ) -> Self {
        Updates {
            argument,
            collector,
            update,
            zero: writer.supply.var(zero),
            plus: writer.supply.var(plus),
            call: writer.supply.var("StagedCall"),
        }
    }

    /// U.
    pub(super) fn abbreviations(&self) -> Vec<Abbreviation> {
        vec![Abbreviation::everywhere("U", self.update.clone())]
    }

    /// A ⊸ U.
    pub(super) fn back(&self) -> Type {
        Type::linear(self.argument.ty(), self.update.clone())
    }

    /// (A ⊸ U, A): a staged call.
    pub(super) fn entry(&self) -> Type {
        Type::pair(self.back(), self.argument.ty())
    }

    /// Double ⊸ U.
    pub(super) fn one_hot(&self) -> Type {
        Type::linear(Type::Double, self.update.clone())
    }

    /// (Int, A ⊸ U).
    fn operand(&self) -> Type {
        Type::pair(Type::Int, self.argument.placed(self.back()))
    }

    /// (Double, (Int, A ⊸ U)).
    pub(super) fn scalar(&self) -> Type {
        Type::pair(Type::Double, self.operand())
    }

    /// The definition of `StagedCall`, given what it does with i, f, a and the collector.
    pub(super) fn call_definition(
        &self,
        writer: &mut Writer,
        body: impl FnOnce(&mut Writer, Term, Term, Term, Term) -> Term,
    ) -> Group {
        let operand = self.operand();
        let call = writer.lam_tuple(["i", "f"], operand.clone(), |w, [i, f]| {
            self.argument.open(w, "f", f, |w, place, f| {
                w.claimed("a", Type::Double, |w, a| {
                    let a = self.argument.at(place, a);
                    w.lam("s", self.collector.clone(), |w, s| body(w, i, f, a, s))
                })
            })
        });
        Group::One(bind(&self.call, Type::fun(operand, self.one_hot()), call))
    }

    /// id and ∘ on functions Staged → Staged.
    pub(super) fn function_monoid(&self, writer: &mut Writer) -> Vec<Group> {
        let update = &self.update;
        let zero = writer.claimed("u", Type::unit(), |w, _| w.lam("s", self.collector.clone(), |_, s| s));
        let both = Type::pair(update.clone(), update.clone());
        let plus = writer.claimed("p", both.clone(), |w, p| {
            w.unpack(["f", "g"], p, |w, [f, g]| w.lam("s", self.collector.clone(), |_, s| app(f, app(g, s))))
        });
        vec![
            Group::One(bind(&self.zero, Type::linear(Type::unit(), update.clone()), zero)),
            Group::One(bind(&self.plus, Type::linear(both, update.clone()), plus)),
        ]
    }
}

impl Collect for Updates {
    fn codomain(&self) -> Type {
        self.update.clone()
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

/// Names of id and ∘.
pub(super) const FUNCTIONS: [&str; 2] = ["idₛ", "∘ₛ"];

/// Staged c → Staged c.
pub(super) fn function_on(collector: Type) -> Type {
    Type::fun(collector.clone(), collector)
}

struct Cayley {
    updates: Updates,
    add_to: Var,
}

impl Rules for Cayley {
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

impl Inject for Cayley {
    fn ty(&self, of: Type) -> Type {
        Type::linear(Type::fun(of.clone(), of), self.updates.update.clone())
    }

    fn scalar(&self, transform: &mut Transform<'_>, x: Term, d: Term, state: &State) -> Comp {
        let name = transform.writer.supply.var("d");
        let argument = self.updates.argument;
        let back = transform
            .writer
            .linear("z", argument.ty(), |_, z| app(var(&name), app(var(&self.add_to), argument.only(z))));
        with_next_id(transform, x, back, state).wrap(|body| let_(&name, d, body))
    }

    fn elements(&self, writer: &mut Writer, of: &Type, d: Term) -> Term {
        let list = Type::list(of.clone());
        writer.claimed("f", Type::fun(list.clone(), list), |writer, f| {
            let update = writer.lam("v", Type::iarray(of.clone()), |_, v| {
                let elements = prim_at(Prim::ArrayToList, [of.clone()], [v]);
                prim_at(Prim::ArrayFromList, [of.clone()], [app(f, elements)])
            });
            app(d, update)
        })
    }

    fn part(&self, writer: &mut Writer, whole: &Whole, place: usize, d: Term) -> Term {
        let ty = &whole.types[place];
        writer.claimed("f", Type::fun(ty.clone(), ty.clone()), |writer, f| {
            let update = writer.lam("v", whole.ty.clone(), |writer, v| {
                let vars: Vec<Var> = whole.types.iter().map(|_| writer.supply.var("v")).collect();
                let mut parts: Vec<Term> = vars.iter().map(var).collect();
                parts[place] = app(f, parts[place].clone());
                let rebuilt = whole.build(parts);
                match whole.con {
                    None => unpack(&vars, v, rebuilt),
                    // The collector has the input's constructors, so the default is never taken.
                    Some(id) => case_or(v.clone(), [alt(id, &vars, rebuilt)], v),
                }
            });
            app(d, update)
        })
    }
}

/// Takes `Staged a b` apart.
pub(super) fn open_staged(
    writer: &mut Writer,
    con_id: ConId,
    hints: [&str; 2],
    s: Term,
    body: impl FnOnce(&mut Writer, Term, Term) -> Term,
) -> Term {
    let [a, b] = hints.map(|hint| writer.supply.var(hint));
    let body = body(writer, var(&a), var(&b));
    case(s, [alt(con_id, [&a, &b], body)])
}

/// insertWith (λ(f, x) (_, x'). (f, x + x')) i (f, a) m.
pub(super) fn stage_in_map(
    writer: &mut Writer,
    updates: &Updates,
    i: Term,
    f: Term,
    a: Term,
    m: Term,
) -> Term {
    let factor = factor(writer, updates.argument, &updates.entry());
    prim_at(Prim::MapInsertWith, [updates.entry()], [factor, i, pair(f, a), m])
}

/// `ResolveStaged` for a staging map: `done` of the collector when the map is empty, else the highest call
/// first.
pub(super) fn resolve_in_map(
    writer: &mut Writer,
    updates: &Updates,
    staged: impl Fn(Term, Term) -> Term,
    resolve: &Var,
    c: Term,
    m: &Term,
) -> Term {
    let entry = updates.entry();
    let on_m = |op: Prim, arguments: Vec<Term>| prim_at(op, [entry.clone()], arguments);
    let more = writer.let_("i", on_m(Prim::MapMaxKey, vec![m.clone()]), |w, i| {
        w.unpack(["f", "a"], on_m(Prim::MapLookup, vec![i.clone(), m.clone()]), |w, [f, a]| {
            let rest = staged(c.clone(), on_m(Prim::MapDelete, vec![i.clone(), m.clone()]));
            let called = apps(f, [a.clone(), rest]);
            observed_call(w, updates.argument, i, a, app(var(resolve), called))
        })
    });
    if_(on_m(Prim::MapIsEmpty, vec![m.clone()]), c, more)
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let fields = |c, entry| vec![c, Type::map(entry)];
    let begun = Beginning::new(setup, FUNCTIONS, function_on, fields);
    let Beginning { mut writer, data, input, con: con_id, updates } = begun;
    let w = &mut writer;
    let (sigma, collector, update) = (setup.input.clone(), updates.collector.clone(), updates.update.clone());
    let rules = Cayley { updates, add_to: w.supply.var("addTo") };
    let updates = &rules.updates;
    let (init, resolve) = (w.supply.var("InitStaged"), w.supply.var("ResolveStaged"));
    let staged = |c: Term, m: Term| con(con_id, [sigma.clone()], [c, m]);

    let mut groups = updates.function_monoid(w);
    groups.push(updates.call_definition(w, |w, i, f, a, s| {
        open_staged(w, con_id, ["c", "m"], s, |w, c, m| staged(c, stage_in_map(w, updates, i, f, a, m)))
    }));
    let endo = Type::fun(sigma.clone(), sigma.clone());
    let init_body = w.claimed("f", endo.clone(), |w, f| {
        w.lam("s", collector.clone(), |w, s| {
            open_staged(w, con_id, ["c", "m"], s, |_, c, m| staged(app(f, c), m))
        })
    });
    groups.push(Group::One(bind(&init, Type::linear(endo, update), init_body)));
    let add_to = w.claimed("z", Type::Double, |w, z| w.lam("a", Type::Double, |_, a| add(z, a)));
    let add_ty = Type::linear(Type::Double, Type::fun(Type::Double, Type::Double));
    groups.push(Group::One(bind(&rules.add_to, add_ty, add_to)));
    let resolve_body = w.lam("s", collector.clone(), |w, s| {
        open_staged(w, con_id, ["c", "m"], s, |w, c, m| resolve_in_map(w, updates, staged, &resolve, c, &m))
    });
    groups.push(Group::Rec(vec![bind(&resolve, Type::fun(collector, sigma.clone()), resolve_body)]));

    let empty = prim_at(Prim::MapEmpty, [updates.entry()], [unit()]);
    let nothing = staged(prim_at(Prim::Zero, [sigma.clone()], [var(&input)]), empty);
    let mut transform = setup.transform(&rules, writer, data);
    transform.open.insert(input.clone());
    let start = first_id();
    let dual = transform.interleave(&rules, setup.input, var(&input), var(&init), &start);
    let body = transform.bind(dual, "x", &start, |transform, dual, state| {
        setup.apply(transform, dual, state, |transform, result, _| {
            Comp::Code(transform.deinterleave(&rules.updates, setup.output, result, |transform, y, d| {
                transform.writer.let_("d", d, |writer, d| {
                    let resolved = writer
                        .claimed("z", setup.output.clone(), |_, z| app(var(&resolve), apps(d, [z, nothing])));
                    pair(y, resolved)
                })
            }))
        })
    });
    let body = transform.effect.finish(body, &start);
    setup.finish(transform, groups, &input, body)
}
