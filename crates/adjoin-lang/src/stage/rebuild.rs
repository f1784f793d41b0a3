//! Interleave where the gradient is rebuilt from its scalars (paper, section just-scalars and Fig.
//! algo-mutarrays).
//!
//! ```text
//! Interleave_τ : τ → M (D[τ], Scalars → τ)
//! Interleave_Double x   = (x', λa. a @ id x')            x' a dual number with a new id
//! Interleave_(σ, τ) (x, y) = ((x', y'), λa. (f₁ a, f₂ a))   where (x', f₁) = Interleave_σ x, (y', f₂) = Interleave_τ y
//! Interleave_(T τ̄) (C x₁ … xₙ) = (DC x₁' … xₙ', λa. C (f₁ a) … (fₙ a))
//! Interleave_(Array τ) v = (fromListA xs', λa. fromListA (f a))   where (xs', f) = Interleave_[τ] (toListA v)
//! Interleave_Int n = (n, λa. n)
//! ```
//!
//! Where the stage forks, large parts are interleaved in tasks of their own and rebuilt in parallel
//! ([`generated`](super::generated)):
//!
//! ```text
//! Interleave_(σ, τ) (x, y) = do { ((x', f₁), (y', f₂)) ← Interleave_σ x ⋆' Interleave_τ y; return ((x', y'), λa. f₁ a ⋆ f₂ a) }
//! ```
//!
//! What holds the `Scalars`, and how one is read from it, is the stage's.

use std::collections::HashMap;
use std::mem;
use std::rc::Rc;

use super::dual::Transform;
use super::effect::{Comp, State};
use super::generated::{Param, Whole, in_parallel};
use super::write::Writer;
use crate::core::build::{
    alt, app, apps, bind, case, con, inst, lam, lams, let_, pair, prim_at, tuple, unpack, var,
};
use crate::core::types::substitution;
use crate::core::{ConId, DataId, Prim, Scheme, Term, Type, Var};

/// What a stage decides.
pub(super) trait Rebuild {
    /// The type that holds the scalars of a gradient.
    fn scalars(&self) -> Type;
    /// The dual number of an input scalar.
    fn input(&self, transform: &mut Transform<'_>, x: Term, state: &State) -> Comp;
    /// Where the scalar of this dual number is found.
    fn id(&self, dual: Term) -> Term;
    /// The scalar found there.
    fn read(&self, scalars: Term, id: Term) -> Term;
}

/// From the scalars of a gradient, the gradient: a term for a term.
type Rebuilder<'k> = Box<dyn FnOnce(&mut Writer, Term) -> Term + 'k>;

/// What comes after a value was interleaved.
type Rest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Term, Rebuilder<'k>, &State) -> Comp + 'k>;

/// What comes after all parts were.
type PartsRest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Vec<Term>, Rebuilders<'k>, &State) -> Comp + 'k>;

/// For all parts, and which of them are large.
struct Rebuilders<'k> {
    each: Vec<Rebuilder<'k>>,
    large: Vec<usize>,
}

impl Rebuilders<'_> {
    /// What is built of all parts, large ones in parallel.
    fn all(self, writer: &mut Writer, a: &Term, build: impl FnOnce(Vec<Term>) -> Term) -> Term {
        let parts = self.each.into_iter().map(|rebuild| rebuild(writer, a.clone())).collect();
        in_parallel(writer, parts, &self.large, build)
    }
}

impl<'a> Transform<'a> {
    /// (x', rebuild) = `Interleave_ty` x, as a computation of a pair.
    pub(super) fn interleave_rebuild(&mut self, by: &dyn Rebuild, ty: &Type, x: Term, state: &State) -> Comp {
        let scalars = by.scalars();
        let rest: Rest<'_, 'a> = Box::new(move |this, dual, rebuild, _| {
            let function = this.writer.lam("a", scalars, |writer, a| rebuild(writer, a));
            Comp::Pure(pair(dual, function))
        });
        self.rebuild(by, ty, x, state, rest)
    }

    fn rebuild<'k>(
        &mut self,
        by: &'k dyn Rebuild,
        ty: &Type,
        x: Term,
        state: &State,
        rest: Rest<'k, 'a>,
    ) -> Comp
    where
        'a: 'k,
    {
        if self.discrete(ty) {
            return rest(self, x.clone(), Box::new(move |_, _| x), state);
        }
        match ty {
            Type::Double => {
                let dual = by.input(self, x, state);
                self.bind(dual, "x", state, |this, dual, state| {
                    let id = this.writer.supply.var("j");
                    let place = var(&id);
                    let rebuild: Rebuilder<'k> = Box::new(move |_, scalars| by.read(scalars, place));
                    let found = by.id(dual.clone());
                    rest(this, dual, rebuild, state).wrap(|body| let_(&id, found, body))
                })
            }
            Type::Tuple(types) => {
                let vars: Vec<Var> = types.iter().map(|_| self.writer.supply.var("x")).collect();
                let parts = vars.iter().map(var).collect();
                let whole = Whole { ty: ty.clone(), con: None, types: types.to_vec(), parts };
                let all: PartsRest<'k, 'a> = Box::new(move |this, duals, rebuilders, state| {
                    let rebuild = move |writer: &mut Writer, a: Term| rebuilders.all(writer, &a, tuple);
                    rest(this, tuple(duals), Box::new(rebuild), state)
                });
                let body = self.rebuild_all(by, whole, state, all);
                body.wrap(|body| unpack(&vars, x, body))
            }
            Type::Data(data, args) => {
                let large = self.large_arguments(args, &self.interleaves.params);
                let function = self.rebuild_function(by, *data, large);
                let map = self.interleaves.duals();
                let duals = args.iter().map(|arg| self.ty(arg).substitute(&map));
                let function = inst(&function, args.iter().cloned().chain(duals).collect::<Vec<_>>());
                let params: Vec<Term> = args.iter().map(|arg| self.rebuild_lambda(by, arg)).collect();
                let call = self.effect.run(app(apps(function, params), x), state);
                self.interleaved_pair(call, state, rest)
            }
            Type::Var(param) => {
                let function = self.interleaves.params[param].function.clone();
                let call = self.effect.run(app(function, x), state);
                self.interleaved_pair(call, state, rest)
            }
            Type::IArray(of) => {
                let dual_of = self.ty(of).substitute(&self.interleaves.duals());
                let of = (**of).clone();
                let list = Type::list(of.clone());
                let elements = prim_at(Prim::ArrayToList, [of.clone()], [x]);
                let array: Rest<'k, 'a> = Box::new(move |this, duals, rebuild, state| {
                    let dual = prim_at(Prim::ArrayFromList, [dual_of], [duals]);
                    let whole: Rebuilder<'k> =
                        Box::new(move |writer, a| prim_at(Prim::ArrayFromList, [of], [rebuild(writer, a)]));
                    rest(this, dual, whole, state)
                });
                self.rebuild(by, &list, elements, state, array)
            }
            // Functions are kept out by the driver, and source types have nothing else.
            _ => rest(self, x.clone(), Box::new(move |_, _| x), state),
        }
    }

    /// Takes a pair of dual value and rebuild function apart.
    fn interleaved_pair<'k>(&mut self, call: Comp, state: &State, rest: Rest<'k, 'a>) -> Comp {
        self.bind(call, "q", state, |this, both, state| {
            let (dual, function) = (this.writer.supply.var("x"), this.writer.supply.var("f"));
            let rebuilder = var(&function);
            let comp = rest(this, var(&dual), Box::new(move |_, a| app(rebuilder, a)), state);
            comp.wrap(|body| unpack([&dual, &function], both, body))
        })
    }

    /// Interleaves all parts: large ones in tasks of their own, then the others.
    fn rebuild_all<'k>(
        &mut self,
        by: &'k dyn Rebuild,
        whole: Whole,
        state: &State,
        rest: PartsRest<'k, 'a>,
    ) -> Comp
    where
        'a: 'k,
    {
        let large = self.large_parts(&whole.types, &self.interleaves.params);
        let (Some(forks), false) = (self.walks_fork(), large.is_empty()) else {
            let none = Rebuilders { each: Vec::new(), large };
            return self.rebuild_parts(by, Rc::new(whole), HashMap::new(), Vec::new(), none, state, rest);
        };
        let map = self.interleaves.duals();
        let (mut branches, mut types, mut vars, mut ready) =
            (Vec::new(), Vec::new(), Vec::new(), HashMap::new());
        for place in &large {
            let (ty, part) = (&whole.types[*place], whole.parts[*place].clone());
            branches.push(self.delayed(|this, state| this.interleave_rebuild(by, ty, part, state)));
            let dual = self.ty(ty).substitute(&map);
            types.push(Type::pair(dual, Type::fun(by.scalars(), ty.clone())));
            let names = ["q", "x", "f"].map(|name| self.writer.supply.var(name));
            ready.insert(*place, (var(&names[1]), var(&names[2])));
            vars.push(names);
        }
        let tasks = forks.fork(self, branches, types, state);
        self.bind(tasks, "qs", state, |this, results, state| {
            let none = Rebuilders { each: Vec::new(), large };
            let comp = this.rebuild_parts(by, Rc::new(whole), ready, Vec::new(), none, state, rest);
            comp.wrap(|body| {
                let body = vars.iter().rev().fold(body, |body, [q, x, f]| unpack([x, f], var(q), body));
                unpack(vars.iter().map(|[q, ..]| q).collect::<Vec<_>>(), results, body)
            })
        })
    }

    /// Interleaves the parts that are not `ready`, one after the other.
    #[expect(clippy::too_many_arguments, reason = "what is done and what is left")]
    fn rebuild_parts<'k>(
        &mut self,
        by: &'k dyn Rebuild,
        whole: Rc<Whole>,
        mut ready: HashMap<usize, (Term, Term)>,
        mut duals: Vec<Term>,
        mut rebuilders: Rebuilders<'k>,
        state: &State,
        rest: PartsRest<'k, 'a>,
    ) -> Comp
    where
        'a: 'k,
    {
        let place = duals.len();
        if let Some((dual, function)) = ready.remove(&place) {
            duals.push(dual);
            rebuilders.each.push(Box::new(move |_, a| app(function, a)));
            return self.rebuild_parts(by, whole, ready, duals, rebuilders, state, rest);
        }
        let Some(ty) = whole.types.get(place).cloned() else { return rest(self, duals, rebuilders, state) };
        let part = whole.parts[place].clone();
        let next: Rest<'k, 'a> = Box::new(move |this, dual, rebuild, state| {
            duals.push(dual);
            rebuilders.each.push(rebuild);
            this.rebuild_parts(by, whole, ready, duals, rebuilders, state, rest)
        });
        self.rebuild(by, &ty, part, state, next)
    }

    /// `Interleave_ty` as a function.
    fn rebuild_lambda(&mut self, by: &dyn Rebuild, ty: &Type) -> Term {
        if let Type::Var(param) = ty {
            return self.interleaves.params[param].function.clone();
        }
        let x = self.writer.supply.var("x");
        let body = self.delayed(|this, state| this.interleave_rebuild(by, ty, var(&x), state));
        lam(&x, ty.clone(), body)
    }

    /// The function for a data type.
    fn rebuild_function(&mut self, by: &dyn Rebuild, data: DataId, large: Vec<bool>) -> Var {
        let key = (data, large);
        if let Some(function) = self.interleaves.functions.get(&key) {
            return function.clone();
        }
        let large = key.1.clone();
        let decl = self.data.get(data).expect("the checker knows all data types").clone();
        let name = self.writer.supply.var(format!("interleave_{}", decl.name));
        self.interleaves.functions.insert(key, name.clone());

        let supply = &mut self.writer.supply;
        let duals: Vec<_> =
            decl.params.iter().map(|param| supply.ty_var(format!("d{}", param.hint()))).collect();
        let of: Vec<Type> = decl.params.iter().cloned().map(Type::Var).collect();
        let to: Vec<Type> = duals.iter().cloned().map(Type::Var).collect();
        let result_of = |this: &Self, of: &Type, dual: &Type| {
            this.effect.result(Type::pair(dual.clone(), Type::fun(by.scalars(), of.clone())))
        };
        let mut params = Vec::new();
        let mut scope = HashMap::new();
        for (((param, of), to), large) in decl.params.iter().zip(&of).zip(&to).zip(large) {
            let function = self.writer.supply.var(format!("interleave_{}", param.hint()));
            params.push((function.clone(), Type::fun(of.clone(), result_of(self, of, to))));
            scope.insert(param.clone(), Param { function: var(&function), dual: to.clone(), large });
        }
        let outer = mem::replace(&mut self.interleaves.params, scope);

        let whole = Type::data(data, of.clone());
        let x = self.writer.supply.var("x");
        let body = self.delayed(|this, state| {
            let alts = decl.cons.iter().enumerate().map(|(tag, con_decl)| {
                let id = ConId::new(data, u32::try_from(tag).expect("few constructors"));
                let map = substitution(&decl.params, &of);
                let fields: Vec<Type> = con_decl.fields.iter().map(|ty| ty.substitute(&map)).collect();
                let vars: Vec<Var> = fields.iter().map(|_| this.writer.supply.var("x")).collect();
                let comp = this.rebuild_con(by, id, &of, &to, fields, &vars, state);
                alt(id, &vars, this.effect.finish(comp, state))
            });
            let alts: Vec<_> = alts.collect();
            Comp::Code(case(var(&x), alts))
        });
        self.interleaves.params = outer;

        let dual = Type::data(self.data_copy(data), to);
        let result = result_of(self, &whole, &dual);
        params.push((x, whole));
        let ty = Type::funs(params.iter().map(|(_, ty)| ty.clone()).collect::<Vec<_>>(), result);
        let vars = decl.params.iter().cloned().chain(duals).collect();
        let body = lams(params, body);
        self.interleaves.binds.push(bind(&name, Scheme { vars, ty }, body));
        name
    }

    /// Interleaves the fields of a constructor.
    #[expect(clippy::too_many_arguments, reason = "one constructor of a data type, with both its sides")]
    fn rebuild_con(
        &mut self,
        by: &dyn Rebuild,
        id: ConId,
        of: &[Type],
        to: &[Type],
        fields: Vec<Type>,
        vars: &[Var],
        state: &State,
    ) -> Comp {
        let parts = vars.iter().map(var).collect();
        let whole = Whole { ty: Type::data(id.data, of.to_vec()), con: Some(id), types: fields, parts };
        let (copy, of, to, scalars) = (self.con_copy(id), of.to_vec(), to.to_vec(), by.scalars());
        let all: PartsRest<'_, 'a> = Box::new(move |this, duals, rebuilders, _| {
            let function = this
                .writer
                .lam("a", scalars, |writer, a| rebuilders.all(writer, &a, |fields| con(id, of, fields)));
            Comp::Pure(pair(con(copy, to, duals), function))
        });
        self.rebuild_all(by, whole, state, all)
    }
}
