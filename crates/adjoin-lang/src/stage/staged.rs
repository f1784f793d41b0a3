//! Linear factoring by staging calls (paper, section staging, Fig. algo-monadic).
//!
//! ```text
//! D[Double] = (Double, (Int, Double ⊸ Staged c))            M τ = Int → (τ, Int)
//! D[r] = λi. ((r, (i, λ°z. 0ₛ)), i + 1)
//! D[op(t₁, …, tₙ)] = λi. let ((x₁, d₁), i₁) = D[t₁] i in …
//!     in ((op(x₁, …, xₙ), (iₙ, λ°z. StagedCall d₁ (∂₁op(x₁, …)(z)) +ₛ … )), iₙ + 1)
//!
//! data Staged c = Staged c (Map Int (Double ⊸ Staged c, Double))
//! 0ₛ = Staged 0 {}                                   Staged c m +ₛ Staged c' m' = Staged (c + c') (m ∪ m')
//! InitStaged c = Staged c {}                         StagedCall (i, f) x = Staged 0 {i ↦ (f, x)}
//! ResolveStaged (Staged c m) = if m is empty then c else let i = highest key in m; (f, a) = lookup i in m
//!                              in ResolveStaged (f a +ₛ Staged c (delete i from m))
//!
//! Interleave_Double (x, d) i = ((x, (i, d)), i + 1)
//! Wrap[λ(x:σ). t] = λ(x:σ). let (x, i) = Interleave_σ (x, InitStaged) 0; (y, d) = Deinterleave_τ (fst (D[t] i))
//!                   in (y, λ°z. ResolveStaged (d z))
//! ```
//!
//! The union adds the arguments of equal keys: that is linear factoring, f a + f a' = f (a + a'). A
//! backpropagator only calls ones with lower ids, so taking the highest first calls each at most once.
//! Deinterleave stages its calls as well (see `deinterleave`).
//!
//! Cost: + and 0 on c, which take time in its size, at every step; and a logarithm for the map.

use super::argument::Argument;
use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform, next_id};
use super::effect::{Comp, Effect, State};
use super::generated::Whole;
use super::inject::Inject;
use super::naive::{linear_node, one_hot};
use super::operands::Operands;
use super::write::Writer;
use crate::core::build::{alt, app, bind, case, con, if_, int, pair, prim_at, unit, var};
use crate::core::prim::Label;
use crate::core::{ConDecl, ConId, DataTable, Group, Prim, Term, Type, Var};

/// The rules: types, and the names of the Staged interface.
struct StagedRules {
    argument: Argument,
    /// Staged σ.
    collector: Type,
    /// A ⊸ Staged σ.
    back: Type,
    zero: Var,
    plus: Var,
    call: Var,
}

impl StagedRules {
    /// (Int, A ⊸ Staged σ).
    fn operand(&self) -> Type {
        Type::pair(Type::Int, self.argument.placed(self.back.clone()))
    }
}

impl Rules for StagedRules {
    fn effect(&self) -> Effect {
        Effect::Ids
    }

    fn argument(&self) -> Argument {
        self.argument
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, self.operand())
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp {
        closure_node(self, transform, primal, &operands, state)
    }
}

/// ((primal, (i, λ°z. call d₁ (∂₁ z) + …)), i + 1): a node in all stages where backpropagators are functions.
pub(super) fn closure_node(
    by: &dyn Collect,
    transform: &mut Transform<'_>,
    primal: Term,
    operands: &Operands,
    state: &State,
) -> Comp {
    let back = linear_node(by, transform, operands, |_, _, body| body);
    with_next_id(transform, primal, back, state)
}

/// ((primal, (i, back)), i + 1).
pub(super) fn with_next_id(transform: &mut Transform<'_>, primal: Term, back: Term, state: &State) -> Comp {
    let id = state.current();
    let made = transform.node_made(Type::Int, id.clone(), primal.clone());
    let made = prim_at(Prim::UnsafePerformIo, [Type::unit()], [made]);
    let back = transform.rules.argument().first(back);
    let node = pair(pair(primal, pair(id.clone(), back)), next_id(id));
    Comp::Code(transform.writer.let_("_", made, |_, _| node))
}

impl Collect for StagedRules {
    fn codomain(&self) -> Type {
        self.collector.clone()
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

impl Inject for StagedRules {
    fn ty(&self, of: Type) -> Type {
        Type::linear(of, self.collector.clone())
    }

    fn scalar(&self, transform: &mut Transform<'_>, x: Term, d: Term, state: &State) -> Comp {
        let back = match self.argument {
            Argument::Real => d,
            Argument::Places => {
                let ty = self.argument.ty();
                transform.writer.linear("z", ty, |_, z| app(d, self.argument.only(z)))
            }
        };
        with_next_id(transform, x, back, state)
    }

    fn elements(&self, writer: &mut Writer, of: &Type, d: Term) -> Term {
        writer.linear("z", Type::list(of.clone()), |_, z| {
            app(d, prim_at(Prim::ArrayFromList, [of.clone()], [z]))
        })
    }

    fn part(&self, writer: &mut Writer, whole: &Whole, place: usize, d: Term) -> Term {
        one_hot(writer, whole, place, d, |_, _, body| body)
    }
}

/// Declares `data Staged c = Staged fields`, where the fields may use Staged c; gives Staged `at`.
pub(super) fn declare_staged(
    data: &mut DataTable,
    writer: &mut Writer,
    at: &Type,
    fields: impl FnOnce(Type, Type) -> Vec<Type>,
) -> (ConId, Type) {
    let c = writer.supply.ty_var("c");
    let name = data.free_name("Staged");
    let id = data.reserve(name.clone(), vec![c.clone()]);
    let c = Type::Var(c);
    let itself = Type::data(id, [c.clone()]);
    data.define(id, vec![ConDecl::new(name, fields(c, itself))]);
    (ConId::new(id, 0), Type::data(id, [at.clone()]))
}

/// Tells that a backpropagator is called, then goes on.
pub(super) fn observed_call(writer: &mut Writer, argument: Argument, id: Term, a: Term, rest: Term) -> Term {
    let ty = Type::pair(Type::Int, argument.ty());
    let observe = prim_at(Prim::Observe(Label::Call), [ty], [pair(id, a)]);
    writer.let_("_", prim_at(Prim::UnsafePerformIo, [Type::unit()], [observe]), |_, _| rest)
}

/// λ(f, a). λ(_, a'). (f, a + a').
pub(super) fn factor(writer: &mut Writer, argument: Argument, entry: &Type) -> Term {
    writer.lam_tuple(["f", "a"], entry.clone(), |writer, [f, a]| {
        writer.lam_tuple(["_", "a'"], entry.clone(), |_, [_, other]| pair(f, argument.plus(a, other)))
    })
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let (mut writer, mut data) = (setup.writer(), setup.data());
    let input = writer.supply.var("x");
    let argument = Argument::of(setup.program);
    let (con_id, collector) = declare_staged(&mut data, &mut writer, setup.input, |c, staged| {
        vec![c, Type::map(Type::pair(Type::linear(argument.ty(), staged), argument.ty()))]
    });
    let rules = StagedRules {
        argument,
        back: Type::linear(argument.ty(), collector.clone()),
        collector,
        zero: writer.supply.var("0ₛ"),
        plus: writer.supply.var("+ₛ"),
        call: writer.supply.var("StagedCall"),
    };
    let init = writer.supply.var("InitStaged");
    let resolve = writer.supply.var("ResolveStaged");
    let interface = Interface { setup, rules: &rules, con_id, input: &input, init: &init, resolve: &resolve };
    let groups = interface.groups(&mut writer);

    let mut transform = setup.transform(&rules, writer, data);
    transform.open.insert(input.clone());
    transform.open.extend(groups.iter().flat_map(Group::binds).map(|bind| bind.var.clone()));
    let start = State { fixed: None, current: Some(int(0)) };
    // Of an input that is a scalar, InitStaged is the backpropagator: a λ° on a real like others, so that its
    // calls are counted.
    let initial = match setup.input {
        Type::Double => transform.writer.linear("z", Type::Double, |_, z| app(var(&init), z)),
        _ => var(&init),
    };
    let dual = transform.interleave(&rules, setup.input, var(&input), initial, &start);
    let body = transform.bind(dual, "x", &start, |transform, dual, state| {
        setup.apply(transform, dual, state, |transform, result, _| {
            Comp::Code(transform.deinterleave(&rules, setup.output, result, |transform, y, d| {
                transform.writer.let_("d", d, |writer, d| {
                    let resolved =
                        writer.claimed("z", setup.output.clone(), |_, z| app(var(&resolve), app(d, z)));
                    pair(y, resolved)
                })
            }))
        })
    });
    let body = transform.effect.finish(body, &start);
    setup.finish(transform, groups, &input, body)
}

struct Interface<'i> {
    setup: Setup<'i>,
    rules: &'i StagedRules,
    con_id: ConId,
    input: &'i Var,
    init: &'i Var,
    resolve: &'i Var,
}

impl Interface<'_> {
    fn staged(&self, c: Term, m: Term) -> Term {
        con(self.con_id, [self.setup.input.clone()], [c, m])
    }

    fn zero_of_c(&self) -> Term {
        prim_at(Prim::Zero, [self.setup.input.clone()], [var(self.input)])
    }

    fn empty(&self) -> Term {
        prim_at(Prim::MapEmpty, [self.entry()], [unit()])
    }

    fn entry(&self) -> Type {
        Type::pair(self.rules.back.clone(), self.rules.argument.ty())
    }

    /// case s of Staged c m → body c m.
    fn open(&self, writer: &mut Writer, s: Term, body: impl FnOnce(&mut Writer, Term, Term) -> Term) -> Term {
        let (c, m) = (writer.supply.var("c"), writer.supply.var("m"));
        let body = body(writer, var(&c), var(&m));
        case(s, [alt(self.con_id, [&c, &m], body)])
    }

    fn groups(&self, w: &mut Writer) -> Vec<Group> {
        let (sigma, collector, argument) =
            (self.setup.input.clone(), self.rules.collector.clone(), self.rules.argument);
        let linear = |from: Type| Type::linear(from, collector.clone());

        let zero = w.claimed("u", Type::unit(), |_, _| self.staged(self.zero_of_c(), self.empty()));
        let both = Type::pair(collector.clone(), collector.clone());
        let plus = w.claimed("p", both.clone(), |w, p| {
            w.unpack(["s", "s'"], p, |w, [s, other]| {
                self.open(w, s, |w, c, m| {
                    self.open(w, other, |w, c_other, m_other| {
                        let factor = factor(w, argument, &self.entry());
                        let union = prim_at(Prim::MapUnionWith, [self.entry()], [factor, m, m_other]);
                        self.staged(prim_at(Prim::Plus, [sigma.clone()], [c, c_other]), union)
                    })
                })
            })
        });
        let init = w.claimed("c", sigma.clone(), |_, c| self.staged(c, self.empty()));
        let operand = self.rules.operand();
        let call = w.lam_tuple(["i", "f"], operand.clone(), |w, [i, f]| {
            argument.open(w, "f", f, |w, place, f| {
                w.claimed("a", Type::Double, |_, a| {
                    let call = pair(f, argument.at(place, a));
                    let one = prim_at(Prim::MapSingleton, [self.entry()], [i, call]);
                    self.staged(self.zero_of_c(), one)
                })
            })
        });
        let resolve =
            w.lam("s", collector.clone(), |w, s| self.open(w, s, |w, c, m| self.resolve_step(w, c, &m)));
        vec![
            Group::One(bind(&self.rules.zero, linear(Type::unit()), zero)),
            Group::One(bind(&self.rules.plus, linear(both), plus)),
            Group::One(bind(self.init, linear(sigma.clone()), init)),
            Group::One(bind(&self.rules.call, Type::fun(operand, linear(Type::Double)), call)),
            Group::Rec(vec![bind(self.resolve, Type::fun(collector.clone(), sigma), resolve)]),
        ]
    }

    fn resolve_step(&self, w: &mut Writer, c: Term, m: &Term) -> Term {
        let entry = self.entry();
        let on_m = |op: Prim, arguments: Vec<Term>| prim_at(op, [entry.clone()], arguments);
        let more = w.let_("i", on_m(Prim::MapMaxKey, vec![m.clone()]), |w, i| {
            w.unpack(["f", "a"], on_m(Prim::MapLookup, vec![i.clone(), m.clone()]), |w, [f, a]| {
                let rest = self.staged(c.clone(), on_m(Prim::MapDelete, vec![i.clone(), m.clone()]));
                let called = self.rules.plus(app(f, a.clone()), rest);
                observed_call(w, self.rules.argument, i, a, app(var(self.resolve), called))
            })
        });
        if_(on_m(Prim::MapIsEmpty, vec![m.clone()]), c, more)
    }
}
