//! The parallel transformation (paper, section parallelism, Figs. fwdm-implementation and resolve-parallel), with
//! one array and defunctionalised backpropagators as in the paper's implementation.
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
//! Forks in the primal become joins in the dual: the reverse pass walks the job graph backwards. n-ary and dynamic ⋆ fork
//! into n tasks at once, so `HFork` has a list. The input is in job 0, and the gradient is read from that job's
//! array. The nested arrays are allocated by a parallel walk over the job graph too: one after the other would cost
//! the reverse pass its span.
//!
//! Cost: work O(T + I); span O(S + I) for a primal of span S, because interleaving walks the input.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::arrays::observe;
use super::contrib::{ContribType, seed_monoid, seed_type};
use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Contribution, Forks, Rules, Transform, next_id};
use super::effect::{Comp, Effect, State};
use super::rebuild::Rebuild;
use super::write::Writer;
use crate::core::build::{
    alt, app, apps, bind, case, case_or, con, cons, fst, inst, int, int_op, lams, list, lit_alt, nil, pair,
    prim, prim_at, return_, snd, tuple, unit, unpack, var,
};
use crate::core::prim::{IntOp, Label};
use crate::core::{Bind, ConDecl, ConId, DataTable, Group, Lit, Prim, Scheme, Term, TyVar, Type, Var};
use crate::pretty::Abbreviation;

/// Types and names of the parallel monad.
struct Monad {
    start: ConId,
    fork: ConId,
    gen_id: Var,
    fork_list: Var,
}

impl Monad {
    fn declare(data: &mut DataTable, writer: &mut Writer) -> Self {
        let history = data.reserve("History", Vec::new());
        let job = job_descr(&Type::data(history, []));
        let cons = vec![ConDecl::new("HStart", []), ConDecl::new("HFork", [job.clone(), Type::list(job)])];
        data.define(history, cons);
        Monad {
            start: ConId::new(history, 0),
            fork: ConId::new(history, 1),
            gen_id: writer.supply.var("genID"),
            fork_list: writer.supply.var("forkList"),
        }
    }

    fn history(&self) -> Type {
        Type::data(self.start.data, [])
    }

    fn job(&self) -> Type {
        job_descr(&self.history())
    }

    fn effect(&self) -> Effect {
        Effect::Jobs(counter(), self.job())
    }

    /// (HStart, j, 0).
    fn first_job(&self, id: Term) -> Term {
        tuple([con(self.start, [], []), id, int(0)])
    }

    /// (HFork jd₀ jds, j, 0).
    fn job_after(&self, before: Term, tasks: Term, id: Term) -> Term {
        tuple([con(self.fork, [], [before, tasks]), id, int(0)])
    }

    /// genID ref (h, j, i) = return ((h, j, i + 1), (j, i)).
    fn gen_id(&self, w: &mut Writer) -> Group {
        let body = w.lam("ref", counter(), |w, _| {
            w.lam_tuple(["h", "j", "i"], self.job(), |_, [h, j, i]| {
                return_(pair(tuple([h, j.clone(), next_id(i.clone())]), pair(j, i)))
            })
        });
        Group::One(bind(&self.gen_id, self.effect().result(compound_id()), body))
    }

    /// Takes `count + 1` job ids from the counter: the first of them.
    fn new_jobs(w: &mut Writer, counter: Term, count: Term) -> Term {
        let update = w.lam("j", Type::Int, |_, j| pair(prim(Prim::NextJobs, [j.clone(), count]), j));
        prim_at(Prim::RefModify, [Type::Int, Type::Int], [counter, update])
    }

    /// The dynamic ⋆':
    ///
    /// ```text
    /// forkList ts ref jd₀ = do
    ///     j ← take (length ts + 1) job ids;  rs ← inParallel (start ts j)
    ///     return ((HFork jd₀ (map fst rs), j + length ts, 0), map snd rs)
    ///     where start [] j = [];  start (t : ts) j = t () ref (HStart, j, 0) : start ts (j + 1)
    /// ```
    fn fork_list(&self, w: &mut Writer) -> Vec<Group> {
        let a = w.supply.ty_var("a");
        let element = Type::Var(a.clone());
        let thunk = Type::fun(Type::unit(), self.effect().result(element.clone()));
        let result = Type::pair(self.job(), element.clone());
        let names = ["start", "splitJobs", "count"].map(|name| w.supply.var(name));
        let [start, split, count] = &names;
        let poly = |ty: Type| Scheme { vars: vec![a.clone()], ty };
        let at = |x: &Var| inst(x, [element.clone()]);

        // count ts n = n + length ts
        let count_body = w.lam("ts", Type::list(thunk.clone()), |w, ts| {
            w.lam("n", Type::Int, |w, n| {
                on_list(w, ts, n.clone(), |_, _, rest| {
                    apps(at(count), [rest, int_op(IntOp::Add, [n, int(1)])])
                })
            })
        });
        let start_body = w.lam("ref", counter(), |w, counter| {
            w.lam("ts", Type::list(thunk.clone()), |w, ts| {
                w.lam("j", Type::Int, |w, j| {
                    let action = Type::io(result.clone());
                    on_list(w, ts, nil(action.clone()), |w, first, rest| {
                        let task = apps(app(first, unit()), [counter.clone(), self.first_job(j.clone())]);
                        let task = w.then(return_(unit()), task);
                        let next = int_op(IntOp::Add, [j, int(1)]);
                        cons(action, task, apps(at(start), [counter, rest, next]))
                    })
                })
            })
        });
        let lists = Type::pair(Type::list(self.job()), Type::list(element.clone()));
        let split_body = w.lam("rs", Type::list(result.clone()), |w, rs| {
            let none = pair(nil(self.job()), nil(element.clone()));
            on_list(w, rs, none, |w, first, rest| {
                w.unpack(["jd", "x"], first, |w, [job, x]| {
                    w.unpack(["jds", "xs"], app(at(split), rest), |_, [jobs, xs]| {
                        pair(cons(self.job(), job, jobs), cons(element.clone(), x, xs))
                    })
                })
            })
        });
        let fork_body = w.lam("ts", Type::list(thunk.clone()), |w, ts| {
            w.lam("ref", counter(), |w, counter| {
                w.lam("jd", self.job(), |w, before| {
                    w.let_("n", apps(at(count), [ts.clone(), int(0)]), |w, n| {
                        let jobs =
                            Self::new_jobs(w, counter.clone(), int_op(IntOp::Add, [n.clone(), int(1)]));
                        w.run("j", jobs, |w, j| {
                            let tasks = apps(at(start), [counter, ts, j.clone()]);
                            w.run("rs", prim_at(Prim::InParallel, [result.clone()], [tasks]), |w, rs| {
                                w.unpack(["jds", "xs"], app(at(split), rs), |_, [jobs, xs]| {
                                    let last = int_op(IntOp::Add, [j, n]);
                                    return_(pair(self.job_after(before, jobs, last), xs))
                                })
                            })
                        })
                    })
                })
            })
        });
        let thunks = Type::list(thunk);
        let count_ty = Type::funs([thunks.clone(), Type::Int], Type::Int);
        let start_ty =
            Type::funs([counter(), thunks.clone(), Type::Int], Type::list(Type::io(result.clone())));
        let split_ty = Type::fun(Type::list(result), lists);
        let fork_ty = Type::fun(thunks, self.effect().result(Type::list(element.clone())));
        vec![
            Group::Rec(vec![bind(count, poly(count_ty), count_body)]),
            Group::Rec(vec![bind(start, poly(start_ty), start_body)]),
            Group::Rec(vec![bind(split, poly(split_ty), split_body)]),
            Group::One(bind(&self.fork_list, poly(fork_ty), fork_body)),
        ]
    }
}

/// case l of { [] → empty; x : xs → more x xs }.
fn on_list(w: &mut Writer, l: Term, empty: Term, more: impl FnOnce(&mut Writer, Term, Term) -> Term) -> Term {
    let (head, tail) = (w.supply.var("e"), w.supply.var("l"));
    let more = more(w, var(&head), var(&tail));
    case(l, [alt(ConId::NIL, [], empty), alt(ConId::CONS, [&head, &tail], more)])
}

/// IORef JID.
fn counter() -> Type {
    Type::cell(Type::Int)
}

/// (JID, Int).
fn compound_id() -> Type {
    Type::pair(Type::Int, Type::Int)
}

/// (History, JID, Int).
fn job_descr(history: &Type) -> Type {
    Type::tuple([history.clone(), Type::Int, Type::Int])
}

struct Parallel {
    monad: Monad,
    contrib: ContribType,
    /// Array (Array (Contrib, Double)).
    staged: Type,
    call: Var,
    zero: Var,
    plus: Var,
    /// ⋆' by its number of branches, defined when first needed.
    forks: RefCell<BTreeMap<usize, Bind>>,
}

impl Rules for Parallel {
    fn effect(&self) -> Effect {
        self.monad.effect()
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, self.contrib.operand())
    }

    fn abbreviations(&self) -> Vec<Abbreviation> {
        vec![
            Abbreviation { name: "JobDescr".into(), ty: self.monad.job() },
            Abbreviation { name: "Staged".into(), ty: self.staged.clone() },
        ]
    }

    fn node(
        &self,
        transform: &mut Transform<'_>,
        primal: Term,
        operands: Vec<Contribution>,
        state: &State,
    ) -> Comp {
        let id = apps(var(&self.monad.gen_id), [state.fixed(), state.current()]);
        Comp::Code(transform.writer.run_tuple(["jd", "cid"], id, |_, [job, id]| {
            return_(pair(job, pair(primal, pair(id, self.contrib.build(operands)))))
        }))
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
        let star =
            forks.entry(branches.len()).or_insert_with(|| self.star(&mut transform.writer, types.len()));
        transform.effect.run(apps(inst(&star.var, types), branches), state)
    }

    fn fork_list(&self, transform: &mut Transform<'_>, thunks: Term, element: Type, state: &State) -> Comp {
        let fork = app(inst(&self.monad.fork_list, [element]), thunks);
        transform.effect.run(fork, state)
    }
}

impl Parallel {
    /// ⋆' for n branches: `inParallel` of pairs, nested to the right.
    fn star(&self, w: &mut Writer, arity: usize) -> Bind {
        let count = i64::try_from(arity).expect("few branches");
        let hint = if arity == 2 { "⋆'".to_owned() } else { format!("fork{arity}") };
        let name = w.supply.var(hint);
        let vars: Vec<TyVar> = (0..arity).map(|_| w.supply.ty_var("a")).collect();
        let types: Vec<Type> = vars.iter().cloned().map(Type::Var).collect();
        let effect = self.monad.effect();
        let mut params: Vec<(Var, Type)> =
            types.iter().map(|ty| (w.supply.var("f"), effect.result(ty.clone()))).collect();
        let branches: Vec<Term> = params.iter().map(|(x, _)| var(x)).collect();
        let (counter_var, before) = (w.supply.var("ref"), w.supply.var("jd"));
        let ty = Type::funs(
            params.iter().map(|(_, ty)| ty.clone()).collect::<Vec<_>>(),
            effect.result(Type::tuple(types.iter().cloned())),
        );
        let jobs = Monad::new_jobs(w, var(&counter_var), int(count + 1));
        let body = w.run("j", jobs, |w, j| {
            let id = |offset: i64| match offset {
                0 => j.clone(),
                _ => int_op(IntOp::Add, [j.clone(), int(offset)]),
            };
            let start = |(branch, offset): (Term, i64)| {
                apps(branch, [var(&counter_var), self.monad.first_job(id(offset))])
            };
            let tasks = branches.into_iter().zip(0..).map(start).collect();
            let results = types.iter().map(|ty| Type::pair(self.monad.job(), ty.clone())).collect();
            let (action, _) = in_parallel(tasks, results);
            w.run("rs", action, |w, rs| {
                let (jobs, values, binders) = split_results(w, rs, arity);
                let after = self.monad.job_after(var(&before), list(self.monad.job(), jobs), id(count));
                let done = return_(pair(after, tuple(values)));
                binders.into_iter().rev().fold(done, |done, (vars, of)| unpack(&vars, of, done))
            })
        });
        params.extend([(counter_var.clone(), counter()), (before.clone(), self.monad.job())]);
        bind(&name, Scheme { vars, ty }, lams(params, body))
    }
}

/// Names for the n results of nested `inParallel`s, and how to take them apart.
fn split_results(
    w: &mut Writer,
    results: Term,
    arity: usize,
) -> (Vec<Term>, Vec<Term>, Vec<(Vec<Var>, Term)>) {
    let (mut jobs, mut values, mut binders) = (Vec::new(), Vec::new(), Vec::new());
    let mut rest = results;
    for place in 1..=arity {
        let (job, x) = (w.supply.var("jd"), w.supply.var("x"));
        jobs.push(var(&job));
        values.push(var(&x));
        if place < arity {
            let (one, others) = (w.supply.var("r"), w.supply.var("rs"));
            binders.push((vec![one.clone(), others.clone()], rest));
            binders.push((vec![job, x], var(&one)));
            rest = var(&others);
        } else {
            binders.push((vec![job, x], rest.clone()));
        }
    }
    (jobs, values, binders)
}

/// inParallel t₁ (inParallel t₂ …), and the type of its result.
fn in_parallel(mut tasks: Vec<Term>, mut types: Vec<Type>) -> (Term, Type) {
    let mut action = tasks.pop().unwrap_or_else(|| return_(unit()));
    let mut ty = types.pop().unwrap_or_else(Type::unit);
    while let (Some(task), Some(of)) = (tasks.pop(), types.pop()) {
        action = prim_at(Prim::InParallelPair, [of.clone(), ty.clone()], [task, action]);
        ty = Type::pair(of, ty);
    }
    (action, ty)
}

impl Rebuild for Parallel {
    fn scalars(&self) -> Type {
        Type::iarray(self.contrib.entry())
    }

    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp {
        self.node(transform, x, Vec::new(), state)
    }

    /// The number within job 0.
    fn id(&self, dual: Term) -> Term {
        snd(fst(snd(dual)))
    }

    fn read(&self, scalars: Term, id: Term) -> Term {
        snd(prim_at(Prim::ArrayIndex, [self.contrib.entry()], [scalars, id]))
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

    fn back(&self, operand: Term) -> Term {
        app(var(&self.call), operand)
    }
}

impl Parallel {
    /// do { (j, i) = cid; arr ← get j m; modify i update arr }.
    fn modify(&self, w: &mut Writer, m: Term, id: Term, update: Term) -> Term {
        let entry = self.contrib.entry();
        w.unpack(["j", "i"], id, |w, [j, i]| {
            w.run("arr", prim_at(Prim::ArrayGet, [Type::array(entry.clone())], [j, m]), |_, arr| {
                prim_at(Prim::ArrayModify, [entry.clone()], [i, update, arr])
            })
        })
    }

    /// A function that walks a task backwards: `on_job` for its last job, then its tasks in parallel, then what came
    /// before the fork.
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
    fn resolve_job(&self, w: &mut Writer, name: &Var, contribute: &Var) -> Group {
        let entry = self.contrib.entry();
        let (m, arr, j, i) = (w.supply.var("m"), w.supply.var("arr"), w.supply.var("j"), w.supply.var("i"));
        let get = prim_at(Prim::ArrayGet, [entry.clone()], [var(&i), var(&arr)]);
        let more = w.run_tuple(["cb", "a"], get, |w, [cb, a]| {
            self.contrib.open(w, cb, |w, l| {
                let next = int_op(IntOp::Sub, [var(&i), int(1)]);
                let again = apps(var(name), [var(&m), var(&arr), var(&j), next]);
                let done = w.then(apps(var(contribute), [var(&m), a.clone(), l.clone()]), again);
                let ty = Type::tuple([compound_id(), Type::Double, Type::list(self.contrib.item())]);
                observe(w, Label::Resolve, ty, tuple([pair(var(&j), var(&i)), a, l]), done)
            })
        });
        let body = case_or(var(&i), [lit_alt(Lit::Int(-1), return_(unit()))], more);
        let params = [(m, self.staged.clone()), (arr, Type::array(entry)), (j, Type::Int), (i, Type::Int)];
        let ty = Type::funs(params.clone().map(|(_, ty)| ty), Type::io(Type::unit()));
        Group::Rec(vec![bind(name, ty, lams(params, body))])
    }

    /// The reverse pass: StagedCall, contribute, resolveJob, resolveTask and the allocation of arrays.
    fn interface(&self, w: &mut Writer, alloc_task: &Var, resolve_task: &Var) -> Vec<Group> {
        let entry = self.contrib.entry();
        let inner = Type::array(entry.clone());
        let mut groups = vec![self.monad.gen_id(w)];
        groups.extend(self.monad.fork_list(w));
        groups.extend(seed_monoid(w, &self.staged, &self.zero, &self.plus));
        let operand = self.contrib.operand();
        let call = w.lam_tuple(["i", "cb"], operand.clone(), |w, [i, cb]| {
            w.claimed("a", Type::Double, |w, a| {
                w.lam("m", self.staged.clone(), |w, m| {
                    let update = self.contrib.add_to(w, cb, a);
                    self.modify(w, m, i, update)
                })
            })
        });
        let call_ty = Type::fun(operand, Type::linear(Type::Double, seed_type(&self.staged)));
        groups.push(Group::One(bind(&self.call, call_ty, call)));
        let (contribute, resolve_job) = (w.supply.var("contribute"), w.supply.var("resolveJob"));
        groups.push(
            self.contrib
                .contribute(w, &contribute, &self.staged, |w, m, j, update| self.modify(w, m, j, update)),
        );
        groups.push(self.resolve_job(w, &resolve_job, &contribute));
        groups.push(Group::Rec(self.task_walk(w, alloc_task, |w, m, j, n| {
            let alloc = prim_at(Prim::ArrayAlloc, [entry.clone()], [n, self.contrib.nothing()]);
            w.run("arr", alloc, |_, arr| prim_at(Prim::ArraySet, [inner.clone()], [j, arr, m]))
        })));
        groups.push(Group::Rec(self.task_walk(w, resolve_task, |w, m, j, n| {
            let get = prim_at(Prim::ArrayGet, [inner.clone()], [j.clone(), m.clone()]);
            w.run("arr", get, |_, arr| apps(var(&resolve_job), [m, arr, j, int_op(IntOp::Sub, [n, int(1)])]))
        })));
        groups
    }
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let (mut writer, mut data) = (setup.writer(), setup.data());
    let w = &mut writer;
    let input = w.supply.var("x");
    let contrib = ContribType::declare(&mut data, compound_id());
    let rules = Parallel {
        monad: Monad::declare(&mut data, w),
        staged: Type::array(Type::array(contrib.entry())),
        contrib,
        call: w.supply.var("StagedCall"),
        zero: w.supply.var("0ₛ"),
        plus: w.supply.var("+ₛ"),
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
    let body = crate::core::build::do_(&jobs, prim_at(Prim::RefNew, [Type::Int], [int(1)]), body);
    groups.extend(rules.forks.take().into_values().map(Group::One));
    let result = Type::pair(setup.output.clone(), Type::linear(setup.output.clone(), setup.input.clone()));
    setup.finish(transform, groups, &input, prim_at(Prim::UnsafePerformIo, [result], [body]))
}

/// Allocates, seeds, resolves, and freezes what job 0 has.
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
    let inner = Type::array(rules.contrib.entry());
    w.run("n", prim_at(Prim::RefGet, [Type::Int], [var(jobs)]), |w, n| {
        let none = prim_at(Prim::ArrayAlloc, [rules.contrib.entry()], [int(0), rules.contrib.nothing()]);
        w.run("none", none, |w, none| {
            w.run("m", prim_at(Prim::ArrayAlloc, [inner.clone()], [n, none]), |w, m| {
                let first = prim_at(Prim::ArrayGet, [inner.clone()], [int(0), m.clone()]);
                let frozen =
                    w.run("arr", first, |_, arr| prim_at(Prim::ArrayFreeze, [rules.contrib.entry()], [arr]));
                let resolved = w.then(apps(var(resolve_task), [m.clone(), last.clone()]), frozen);
                let seeded = w.then(apps(d, [z, m.clone()]), resolved);
                w.then(apps(var(alloc_task), [m, last]), seeded)
            })
        })
    })
}
