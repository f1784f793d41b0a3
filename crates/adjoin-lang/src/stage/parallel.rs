//! The parallel transformation (paper, section parallelism, Figs. fwdm-implementation and resolve-parallel),
//! with one array and defunctionalised backpropagators as in the paper's implementation; and the same with
//! backpropagators that are functions, as the paper presents it ([`back`]).
//!
//! ```text
//! D[Double] = (Double, (CID, Contrib))      CID = (JID, Int)      data Contrib = Contrib [(Double, (CID, Contrib))]
//! M τ = FwdM τ = IORef JID → JobDescr → IO (JobDescr, τ)
//! JobDescr = (History, JID, Int)            data History = HStart | HFork JobDescr [JobDescr]
//!
//! genID ref (h, j, i) = return ((h, j, i + 1), (j, i))
//! D[r] = do { cid ← genID; return (r, (cid, Contrib [])) }                D[op(…)] likewise
//! D[s ⋆ t] = D[s] ⋆' D[t]
//! (f ⋆' g) ref jd₀ = do
//!     (j₁, j₂, j₃) ← atomicModifyIORef ref (λj. (j + 3, (j, j + 1, j + 2)))
//!     ((jd₁, x), (jd₂, y)) ← inParallel (f ref (HStart, j₁, 0)) (g ref (HStart, j₂, 0))
//!     return ((HFork jd₀ [jd₁, jd₂], j₃, 0), (x, y))
//!
//! Staged = Array (Array (Contrib, Double))                               by job, then by number in the job
//! resolveTask m (history, j, i) = do
//!     get j m >>= λarr. resolveJob (i - 1) arr
//!     case history of HStart → return (); HFork jd₀ jds → inParallel (resolveTask m) jds >> resolveTask m jd₀
//! ```
//!
//! Forks in the primal become joins in the dual: the reverse pass walks the job graph backwards. n-ary and
//! dynamic ⋆ fork into n tasks at once, so `HFork` has a list. The nested arrays are allocated by a parallel
//! walk over the job graph too: one after the other would cost the reverse pass its span.
//!
//! The input begins in job 0. If the program forks at all, Interleave forks too where the input branches into
//! large parts ([`generated`](super::generated)), so input scalars are in several jobs, and the gradient is
//! read by compound id from all arrays once they are resolved. Likewise rebuilding forks, and so does
//! Deinterleave with the seeds of the output.
//!
//! Cost: work O(T + I); span O(S + d) for a primal of span S and an input whose longest path has d steps. On
//! lists d is their length, which a primal that reads the whole list walks too; on balanced trees it is a
//! logarithm.

mod back;
mod monad;

use std::cell::RefCell;
use std::collections::BTreeMap;

use back::Back;
use monad::{Monad, compound_id, on_list};

use super::argument::Argument;
use super::arrays::observe;
use super::contrib::{seed_monoid, seed_type};
use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Forks, Rules, Transform};
use super::effect::{Comp, Effect, State};
use super::operands::Operands;
use super::rebuild::Rebuild;
use super::write::Writer;
use crate::core::build::{
    alt, app, apps, bind, case, case_or, cons, do_, fst, inst, int, int_op, lams, lit_alt, nil, pair, par,
    prim_at, return_, snd, tuple, unit, unpack, var,
};
use crate::core::prim::{IntOp, Label};
use crate::core::{Bind, DataTable, Group, Lit, Prim, Term, Type, Var};
use crate::pretty::Abbreviation;

struct Parallel {
    monad: Monad,
    back: Back,
    /// Staged.
    staged: Type,
    call: Var,
    zero: Var,
    plus: Var,
    /// + of seeds in parallel.
    beside: Var,
    /// What an id has collected.
    cotangent: Var,
    /// ⋆' by its number of branches, defined when first needed.
    forks: RefCell<BTreeMap<usize, Bind>>,
}

impl Rules for Parallel {
    fn effect(&self) -> Effect {
        self.monad.effect()
    }

    fn argument(&self) -> Argument {
        self.back.argument()
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, self.back.operand())
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        let job = Abbreviation::everywhere("JobDescr", self.monad.job()).meaning("(History, JID, Int)");
        let a = self.monad.any.clone();
        let action = self.monad.effect().result(Type::Var(a.clone()));
        let action = Abbreviation::everywhere("FwdM", action).of(a);
        vec![
            Abbreviation::nowhere("JID", Type::Int),
            Abbreviation::interface("CID", compound_id()).meaning("(JID, Int)"),
            job,
            action.meaning("IORef JID → JobDescr → IO (JobDescr, a)"),
            self.back.abbreviation(),
        ]
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp {
        let id = apps(var(&self.monad.gen_id), [state.fixed(), state.current()]);
        let both = transform.writer.supply.var("p");
        let (job, made) = (transform.writer.supply.var("jd"), transform.writer.supply.var("cid"));
        let told = transform.node_made(compound_id(), var(&made), primal.clone());
        let back = self.back.build(self, transform, &operands);
        let dual = pair(primal, pair(var(&made), self.argument().first(back)));
        let node = transform.writer.then(told, return_(pair(var(&job), dual)));
        Comp::Code(do_(&both, id, unpack([&job, &made], var(&both), node)))
    }

    fn forks(&self) -> Option<&dyn Forks> {
        Some(self)
    }
}

impl Forks for Parallel {
    fn fork(
        &self,
        transform: &mut Transform<'_>,
        branches: Vec<Term>,
        types: Vec<Type>,
        state: &State,
    ) -> Comp {
        let mut forks = self.forks.borrow_mut();
        let star = forks
            .entry(branches.len())
            .or_insert_with(|| self.monad.star(&mut transform.writer, types.len()));
        transform.effect.run(apps(inst(&star.var, types), branches), state)
    }

    fn fork_list(&self, transform: &mut Transform<'_>, thunks: Term, element: Type, state: &State) -> Comp {
        let fork = app(inst(&self.monad.fork_list, [element]), thunks);
        transform.effect.run(fork, state)
    }
}

impl Rebuild for Parallel {
    fn scalars(&self) -> Type {
        self.staged.clone()
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        self.node(transform, x, Operands::none(), state)
    }

    fn id(&self, dual: Term) -> Term {
        fst(snd(dual))
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        apps(var(&self.cotangent), [scalars, id])
    }
}

impl Collect for Parallel {
    fn codomain(&self) -> Type {
        seed_type(&self.staged)
    }

    fn zero(&self) -> Term {
        app(var(&self.zero), unit())
    }

    fn plus(&self, left: Term, right: Term) -> Term {
        app(var(&self.plus), pair(left, right))
    }

    fn beside(&self, left: Term, right: Term) -> Term {
        app(var(&self.beside), par([left, right]))
    }

    fn back(&self, operand: Term) -> Term {
        app(var(&self.call), operand)
    }
}

impl Parallel {
    /// do { (j, i) = cid; arr ← get j m; modify i update arr }.
    fn modify(&self, w: &mut Writer, m: Term, id: Term, update: Term) -> Term {
        let entry = self.back.entry();
        w.unpack(["j", "i"], id, |w, [j, i]| {
            self.back.arrays(w, m, |w, m| {
                w.run("arr", prim_at(Prim::ArrayGet, [Type::array(entry.clone())], [j, m]), |_, arr| {
                    prim_at(Prim::ArrayModify, [entry.clone()], [i, update, arr])
                })
            })
        })
    }

    /// (f ⋆ₛ g) m = do { inParallel (f m) (g m); return () }.
    fn beside_seeds(&self, w: &mut Writer) -> Group {
        let seed = seed_type(&self.staged);
        let both = Type::pair(seed.clone(), seed.clone());
        let body = w.claimed("p", both.clone(), |w, p| {
            w.unpack(["f", "g"], p, |w, [f, g]| {
                w.lam("m", self.staged.clone(), |w, m| {
                    let seeds = [app(f, m.clone()), app(g, m)];
                    let forked = prim_at(Prim::InParallelPair, [Type::unit(), Type::unit()], seeds);
                    w.run("r", forked, |_, _| return_(unit()))
                })
            })
        });
        Group::One(bind(&self.beside, Type::linear(both, seed), body))
    }

    /// cotangent m (j, i) = the accumulator at i of job j. Nothing writes to it once all jobs are resolved,
    /// so reading is pure.
    fn cotangent(&self, w: &mut Writer) -> Group {
        let entry = self.back.entry();
        let body = w.lam("m", self.staged.clone(), |w, m| {
            w.lam_tuple(["j", "i"], compound_id(), |w, [j, i]| {
                let read = self.back.arrays(w, m, |w, m| {
                    let job = prim_at(Prim::ArrayGet, [Type::array(entry.clone())], [j, m]);
                    w.run("arr", job, |_, arr| prim_at(Prim::ArrayGet, [entry.clone()], [i, arr]))
                });
                self.argument().only(snd(prim_at(Prim::UnsafePerformIo, [entry.clone()], [read])))
            })
        });
        let ty = Type::funs([self.staged.clone(), compound_id()], Type::Double);
        Group::One(bind(&self.cotangent, ty, body))
    }

    /// A function that walks a task backwards: `on_job` for its last job, then its tasks in parallel, then
    /// what came before the fork.
    fn task_walk(
        &self,
        w: &mut Writer,
        name: &Var,
        on_job: impl FnOnce(&mut Writer, Term, Term, Term) -> Term,
    ) -> Vec<Bind> {
        let nothing = Type::io(Type::unit());
        let all = w.supply.var(format!("{}s", name.hint()));
        let walk = w.lam("m", self.staged.clone(), |w, m| {
            w.lam_tuple(["h", "j", "i"], self.monad.job(), |w, [history, j, i]| {
                let here = on_job(w, m.clone(), j, i);
                let (before, tasks) = (w.supply.var("jd"), w.supply.var("jds"));
                let actions = apps(var(&all), [m.clone(), var(&tasks)]);
                let forked = prim_at(Prim::InParallel, [Type::unit()], [actions]);
                let back = w.then(forked, apps(var(name), [m, var(&before)]));
                let alts = [
                    alt(self.monad.start, [], return_(unit())),
                    alt(self.monad.fork, [&before, &tasks], back),
                ];
                w.then(here, case(history, alts))
            })
        });
        let each = w.lam("m", self.staged.clone(), |w, m| {
            w.lam("jds", Type::list(self.monad.job()), |w, jobs| {
                on_list(w, jobs, nil(nothing.clone()), |w, job, rest| {
                    let task = w.then(return_(unit()), apps(var(name), [m.clone(), job]));
                    cons(nothing.clone(), task, apps(var(&all), [m, rest]))
                })
            })
        });
        let walk_ty = Type::funs([self.staged.clone(), self.monad.job()], nothing.clone());
        let each_ty = Type::funs([self.staged.clone(), Type::list(self.monad.job())], Type::list(nothing));
        vec![bind(name, walk_ty, walk), bind(&all, each_ty, each)]
    }

    /// resolveJob m arr j i: resolves the nodes i, …, 0 of a job.
    /// `contribute` is for backpropagators that are data.
    fn resolve_job(&self, w: &mut Writer, name: &Var, contribute: &Var) -> Group {
        let entry = self.back.entry();
        let (m, arr, j, i) = (w.supply.var("m"), w.supply.var("arr"), w.supply.var("j"), w.supply.var("i"));
        let get = prim_at(Prim::ArrayGet, [entry.clone()], [var(&i), var(&arr)]);
        let next = int_op(IntOp::Sub, [var(&i), int(1)]);
        let again = apps(var(name), [var(&m), var(&arr), var(&j), next]);
        let id = pair(var(&j), var(&i));
        let more = match &self.back {
            Back::Data(contrib) => w.run_tuple(["cb", "a"], get, |w, [cb, a]| {
                contrib.open(w, cb, |w, l| {
                    let done = w.then(apps(var(contribute), [var(&m), a.clone(), l.clone()]), again);
                    let ty = Type::tuple([compound_id(), contrib.argument.ty(), Type::list(contrib.item())]);
                    observe(w, Label::Resolve, ty, tuple([id, a, l]), done)
                })
            }),
            Back::Function { .. } => w.run_tuple(["f", "a"], get, |w, [f, a]| {
                let done = w.then(apps(f, [a.clone(), var(&m)]), again);
                observe(w, Label::Call, Type::pair(compound_id(), self.argument().ty()), pair(id, a), done)
            }),
        };
        let body = case_or(var(&i), [lit_alt(Lit::Int(-1), return_(unit()))], more);
        let params = [(m, self.staged.clone()), (arr, Type::array(entry)), (j, Type::Int), (i, Type::Int)];
        let ty = Type::funs(params.clone().map(|(_, ty)| ty), Type::io(Type::unit()));
        Group::Rec(vec![bind(name, ty, lams(params, body))])
    }

    /// The reverse pass: `StagedCall`, contribute, resolveJob, resolveTask and the allocation of arrays.
    fn interface(&self, w: &mut Writer, alloc_task: &Var, resolve_task: &Var) -> Vec<Group> {
        let entry = self.back.entry();
        let inner = Type::array(entry.clone());
        let mut groups = vec![self.monad.gen_id(w)];
        groups.extend(self.monad.fork_list(w));
        groups.extend(seed_monoid(w, &self.staged, &self.zero, &self.plus));
        let operand = self.back.operand();
        let call = w.lam_tuple(["i", "cb"], operand.clone(), |w, [i, cb]| {
            w.claimed("a", Type::Double, |w, a| {
                w.lam("m", self.staged.clone(), |w, m| {
                    let update = self.back.add_to(w, cb.clone(), a.clone());
                    let added = self.modify(w, m, i.clone(), update);
                    let (ty, seed) = self.argument().seed(compound_id(), i, || fst(cb), a);
                    observe(w, Label::Seed, ty, seed, added)
                })
            })
        });
        let call_ty = Type::fun(operand, Type::linear(Type::Double, seed_type(&self.staged)));
        groups.push(Group::One(bind(&self.call, call_ty, call)));
        let (contribute, resolve_job) = (w.supply.var("contribute"), w.supply.var("resolveJob"));
        if let Back::Data(contrib) = &self.back {
            let modify = |w: &mut Writer, m, j, update| self.modify(w, m, j, update);
            groups.push(contrib.contribute(w, &contribute, &self.staged, modify));
        }
        groups.push(self.resolve_job(w, &resolve_job, &contribute));
        groups.push(self.cotangent(w));
        groups.push(self.beside_seeds(w));
        groups.push(Group::Rec(self.task_walk(w, alloc_task, |w, m, j, n| {
            let alloc = prim_at(Prim::ArrayAlloc, [entry.clone()], [n, self.back.nothing(w, &self.zero)]);
            w.run("arr", alloc, |w, arr| {
                self.back.arrays(w, m, |_, m| prim_at(Prim::ArraySet, [inner.clone()], [j, arr, m]))
            })
        })));
        groups.push(Group::Rec(self.task_walk(w, resolve_task, |w, m, j, n| {
            let last = int_op(IntOp::Sub, [n, int(1)]);
            self.back.arrays(w, m.clone(), |w, arrays| {
                let get = prim_at(Prim::ArrayGet, [inner.clone()], [j.clone(), arrays]);
                w.run("arr", get, |_, arr| apps(var(&resolve_job), [m, arr, j, last]))
            })
        })));
        groups
    }
}

/// The stage, with backpropagators that are data.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    write(setup, |data, argument, _| Back::data(data, argument))
}

/// The stage before defunctionalisation.
pub(super) fn stage_with_closures(setup: Setup<'_>) -> Staged {
    write(setup, |data, argument, writer| Back::function(data, argument, writer, setup.input))
}

fn write(setup: Setup<'_>, back: impl FnOnce(&mut DataTable, Argument, &mut Writer) -> Back) -> Staged {
    let (mut writer, mut data) = (setup.writer(), setup.data());
    let w = &mut writer;
    let input = w.supply.var("x");
    let back = back(&mut data, Argument::of(setup.program), w);
    let rules = Parallel {
        monad: Monad::declare(&mut data, w),
        staged: back.staged(),
        back,
        call: w.supply.var("StagedCall"),
        zero: w.supply.var("0ₛ"),
        plus: w.supply.var("+ₛ"),
        beside: w.supply.var("⋆ₛ"),
        cotangent: w.supply.var("cotangent"),
        forks: RefCell::default(),
    };
    let (alloc_task, resolve_task) = (w.supply.var("allocTask"), w.supply.var("resolveTask"));
    let mut groups = rules.interface(w, &alloc_task, &resolve_task);

    let mut transform = setup.transform(&rules, writer, data);
    let jobs = transform.writer.supply.var("ref");
    transform.open.extend([jobs.clone(), input.clone()]);
    let start = State { fixed: Some(var(&jobs)), current: Some(rules.monad.first_job(int(0))) };
    let interleaved = transform.interleave_rebuild(&rules, setup.input, var(&input), &start);
    let body = transform.bind(interleaved, "q", &start, |transform, both, state| {
        let (dual, rebuild) = (transform.writer.supply.var("x"), transform.writer.supply.var("rebuild"));
        let rest = setup.apply(transform, var(&dual), state, |transform, result, state| {
            let last = state.current();
            Comp::Code(transform.deinterleave(&rules, setup.output, result, |transform, y, d| {
                transform.writer.let_("d", d, |writer, d| {
                    let back = writer.claimed("z", setup.output.clone(), |w, z| {
                        let pass = reverse(w, &rules, &jobs, &alloc_task, &resolve_task, last.clone(), d, z);
                        app(var(&rebuild), prim_at(Prim::UnsafePerformIo, [rules.scalars()], [pass]))
                    });
                    let done = return_(pair(y, back));
                    observe(writer, Label::JobGraph, rules.monad.job(), last, done)
                })
            }))
        });
        rest.wrap(|body| unpack([&dual, &rebuild], both, body))
    });
    let body = transform.effect.finish(body, &start);
    let body = do_(&jobs, prim_at(Prim::RefNew, [Type::Int], [int(1)]), body);
    groups.extend(rules.forks.take().into_values().map(Group::One));
    let result = Type::pair(setup.output.clone(), Type::linear(setup.output.clone(), setup.input.clone()));
    setup.finish(transform, groups, &input, prim_at(Prim::UnsafePerformIo, [result], [body]))
}

/// Allocates, seeds and resolves; the arrays then hold the gradient.
#[expect(clippy::too_many_arguments, reason = "the parts of one do block")]
fn reverse(
    w: &mut Writer,
    rules: &Parallel,
    jobs: &Var,
    alloc_task: &Var,
    resolve_task: &Var,
    last: Term,
    d: Term,
    z: Term,
) -> Term {
    let inner = Type::array(rules.back.entry());
    w.run("n", prim_at(Prim::RefGet, [Type::Int], [var(jobs)]), |w, n| {
        let nothing = rules.back.nothing(w, &rules.zero);
        let none = prim_at(Prim::ArrayAlloc, [rules.back.entry()], [int(0), nothing]);
        w.run("none", none, |w, none| {
            w.run("m", prim_at(Prim::ArrayAlloc, [inner.clone()], [n, none]), |w, m| {
                rules.back.stage(w, m, |w, s| {
                    let resolved =
                        w.then(apps(var(resolve_task), [s.clone(), last.clone()]), return_(s.clone()));
                    let seeded = w.then(apps(d, [z, s.clone()]), resolved);
                    w.then(apps(var(alloc_task), [s, last]), seeded)
                })
            })
        })
    })
}
