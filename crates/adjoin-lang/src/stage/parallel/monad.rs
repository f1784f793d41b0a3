//! The monad `FwdM`: ids by job, and forks that record the job graph (paper, Fig. fwdm-implementation).

use crate::core::build::{
    alt, app, apps, bind, case, con, cons, inst, int, int_op, lams, list, nil, pair, prim, prim_at, return_,
    tuple, unit, unpack, var,
};
use crate::core::prim::IntOp;
use crate::core::{Bind, ConDecl, ConId, DataTable, Group, Prim, Scheme, Term, TyVar, Type, Var};
use crate::stage::dual::next_id;
use crate::stage::effect::Effect;
use crate::stage::write::Writer;

/// Types and names of the parallel monad.
pub(super) struct Monad {
    pub(super) start: ConId,
    pub(super) fork: ConId,
    pub(super) gen_id: Var,
    pub(super) fork_list: Var,
    /// The a of `FwdM a`.
    pub(super) any: TyVar,
}

impl Monad {
    pub(super) fn declare(data: &mut DataTable, writer: &mut Writer) -> Self {
        let history = data.reserve(data.free_name("History"), Vec::new());
        let job = job_descr(&Type::data(history, []));
        let [start, fork] = ["HStart", "HFork"].map(|name| data.free_name(name));
        let cons = vec![ConDecl::new(start, []), ConDecl::new(fork, [job.clone(), Type::list(job)])];
        data.define(history, cons);
        Monad {
            start: ConId::new(history, 0),
            fork: ConId::new(history, 1),
            gen_id: writer.supply.var("genID"),
            fork_list: writer.supply.var("forkList"),
            any: writer.supply.ty_var("a"),
        }
    }

    fn history(&self) -> Type {
        Type::data(self.start.data, [])
    }

    pub(super) fn job(&self) -> Type {
        job_descr(&self.history())
    }

    pub(super) fn effect(&self) -> Effect {
        Effect::Jobs(counter(), self.job())
    }

    /// (`HStart`, j, 0).
    pub(super) fn first_job(&self, id: Term) -> Term {
        tuple([con(self.start, [], []), id, int(0)])
    }

    /// (`HFork` jd₀ jds, j, 0).
    fn job_after(&self, before: Term, tasks: Term, id: Term) -> Term {
        tuple([con(self.fork, [], [before, tasks]), id, int(0)])
    }

    /// genID ref (h, j, i) = return ((h, j, i + 1), (j, i)).
    pub(super) fn gen_id(&self, w: &mut Writer) -> Group {
        let body = w.lam("ref", counter(), |w, _| {
            w.lam_tuple(["h", "j", "i"], self.job(), |_, [h, j, i]| {
                return_(pair(tuple([h, j.clone(), next_id(i.clone())]), pair(j, i)))
            })
        });
        Group::One(bind(&self.gen_id, self.effect().result(compound_id()), body))
    }

    /// Takes `count` job ids from the counter, and gives the first of them.
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
    pub(super) fn fork_list(&self, w: &mut Writer) -> Vec<Group> {
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

impl Monad {
    /// ⋆' for n branches: `inParallel` of pairs, nested to the right.
    pub(super) fn star(&self, w: &mut Writer, arity: usize) -> Bind {
        let count = i64::try_from(arity).expect("few branches");
        let hint = if arity == 2 { "⋆'".to_owned() } else { format!("fork{arity}") };
        let name = w.supply.var(hint);
        let vars: Vec<TyVar> = (0..arity).map(|_| w.supply.ty_var("a")).collect();
        let types: Vec<Type> = vars.iter().cloned().map(Type::Var).collect();
        let effect = self.effect();
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
            let start =
                |(branch, offset): (Term, i64)| apps(branch, [var(&counter_var), self.first_job(id(offset))]);
            let tasks = branches.into_iter().zip(0..).map(start).collect();
            let results = types.iter().map(|ty| Type::pair(self.job(), ty.clone())).collect();
            let (action, _) = in_parallel(tasks, results);
            w.run("rs", action, |w, rs| {
                let Results { jobs, values, binders } = split_results(w, rs, arity);
                let after = self.job_after(var(&before), list(self.job(), jobs), id(count));
                let done = return_(pair(after, tuple(values)));
                binders.into_iter().rev().fold(done, |done, (vars, of)| unpack(&vars, of, done))
            })
        });
        params.extend([(counter_var.clone(), counter()), (before.clone(), self.job())]);
        bind(&name, Scheme { vars, ty }, lams(params, body))
    }
}

/// The results of n branches.
struct Results {
    jobs: Vec<Term>,
    values: Vec<Term>,
    /// How to take them apart.
    binders: Vec<(Vec<Var>, Term)>,
}

/// Names for the n results of nested `inParallel`s, and how to take them apart.
fn split_results(w: &mut Writer, results: Term, arity: usize) -> Results {
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
    Results { jobs, values, binders }
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

/// case l of { [] → empty; x : xs → more x xs }.
pub(super) fn on_list(
    w: &mut Writer,
    l: Term,
    empty: Term,
    more: impl FnOnce(&mut Writer, Term, Term) -> Term,
) -> Term {
    let (head, tail) = (w.supply.var("e"), w.supply.var("l"));
    let more = more(w, var(&head), var(&tail));
    case(l, [alt(ConId::NIL, [], empty), alt(ConId::CONS, [&head, &tail], more)])
}

/// `IORef` JID.
pub(super) fn counter() -> Type {
    Type::cell(Type::Int)
}

/// (JID, Int).
pub(super) fn compound_id() -> Type {
    Type::pair(Type::Int, Type::Int)
}

/// (History, JID, Int).
pub(super) fn job_descr(history: &Type) -> Type {
    Type::tuple([history.clone(), Type::Int, Type::Int])
}
