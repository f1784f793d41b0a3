//! Deinterleave: from a transformed result, the result and the backpropagator for all of it (paper, Fig.
//! wrapper-naive).
//!
//! ```text
//! Deinterleave_τ : D[τ] → (τ, τ ⊸ m)                      m the codomain of backpropagators, with 0 and +
//! Deinterleave_Double (x, d) = (x, back d)                 back d = d at first
//! Deinterleave_(σ, τ) (x, y) = ((x₁, y₁), λ°z. x₂ (fst z) + y₂ (snd z))    where (x₁, x₂) = Deinterleave_σ x, …
//! Deinterleave_(T τ̄) (DC x₁ … xₙ) = (C …, λ°z. case z of { C z₁ … zₙ → d₁ z₁ + … + dₙ zₙ; _ → wrong shape })
//! Deinterleave_(Array τ) y = (fromListA xs, λ°z. d (toListA z))       where (xs, d) = Deinterleave_[τ] (toListA y)
//! Deinterleave_Int n = (n, λ°z. 0)
//! ```
//!
//! Where the stage forks, large parts of the result are walked in parallel, and so are those of the cotangent
//! ([`generated`](super::generated)).
//!
//! From the staged stage on, `back` stages the call of an output's backpropagator instead of doing it: the
//! variation that the paper's footnote to `ResolveStaged` describes. So every backpropagator is called at
//! most once, however often its scalar occurs in the output.

use std::collections::HashMap;
use std::mem;

use super::dual::Transform;
use super::generated::Param;
use crate::core::build::{
    alt, app, apps, bind, case, case_or, con, fail, inst, lam, lams, linear_lam, pair, par, prim_at, proj,
    tuple, unpack, var,
};
use crate::core::types::substitution;
use crate::core::{ConId, DataId, Prim, Scheme, Term, Type, Var};

/// What a stage decides.
pub(super) trait Collect {
    /// m, the codomain of backpropagators.
    fn codomain(&self) -> Type;
    /// 0 : m.
    fn zero(&self) -> Term;
    /// s + t.
    fn plus(&self, left: Term, right: Term) -> Term;
    /// s + t, where both are large and may be done in parallel.
    fn beside(&self, left: Term, right: Term) -> Term {
        self.plus(left, right)
    }
    /// The backpropagator with this second component of a dual number, as a function Double ⊸ m.
    fn back(&self, operand: Term) -> Term;
    /// That backpropagator, called at z.
    fn call(&self, operand: Term, z: Term) -> Term {
        app(self.back(operand), z)
    }
}

/// The sum of terms: 0 if there are none.
pub(super) fn sum(by: &dyn Collect, terms: impl IntoIterator<Item = Term>) -> Term {
    terms.into_iter().reduce(|left, right| by.plus(left, right)).unwrap_or_else(|| by.zero())
}

/// The backpropagators of all parts, and which parts are large.
struct Backwards {
    each: Vec<Backward>,
    large: Vec<usize>,
}

impl Backwards {
    /// The sum of all, each at its part of the cotangent; large ones in parallel.
    fn sum(self, by: &dyn Collect, part: impl Fn(usize) -> Term) -> Term {
        let (mut small, mut large) = (Vec::new(), Vec::new());
        for (place, back) in self.each.into_iter().enumerate() {
            let into = if self.large.contains(&place) { &mut large } else { &mut small };
            into.extend(back.at(by, part(place)));
        }
        let large = large.into_iter().reduce(|left, right| by.beside(left, right));
        sum(by, large.into_iter().chain(small))
    }
}

/// From a cotangent, the linear body.
type Body = Box<dyn FnOnce(&dyn Collect, Term) -> Term>;

/// The backpropagator of a result.
enum Backward {
    /// The zero map.
    Zero,
    /// A linear function.
    Function(Term),
    /// From a cotangent z, a linear body.
    Body(Body),
}

/// What is done with the result and its backpropagator.
type Rest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Term, Backward) -> Term + 'k>;

/// What is done with all parts and theirs.
type PartsRest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Vec<Term>, Backwards) -> Term + 'k>;

impl Backward {
    /// Its value at z; `None` for zero.
    fn at(self, by: &dyn Collect, z: Term) -> Option<Term> {
        match self {
            Backward::Zero => None,
            Backward::Function(function) => Some(app(function, z)),
            Backward::Body(body) => Some(body(by, z)),
        }
    }
}

impl<'a> Transform<'a> {
    /// let (x, d) = `Deinterleave_ty` y in rest x d.
    pub(super) fn deinterleave(
        &mut self,
        by: &dyn Collect,
        ty: &Type,
        y: Term,
        rest: impl FnOnce(&mut Self, Term, Term) -> Term,
    ) -> Term {
        let ty_of_z = ty.clone();
        let rest: Rest<'_, 'a> = Box::new(move |this, x, back| {
            if let Backward::Function(function) = back {
                return rest(this, x, function);
            }
            let z = this.writer.supply.var("z");
            let body = back.at(by, var(&z)).unwrap_or_else(|| by.zero());
            rest(this, x, linear_lam(&z, ty_of_z, body))
        });
        self.take_apart(by, ty, y, rest)
    }

    fn take_apart(&mut self, by: &dyn Collect, ty: &Type, y: Term, rest: Rest<'_, 'a>) -> Term {
        if self.discrete(ty) {
            return rest(self, y, Backward::Zero);
        }
        match ty {
            Type::Double => {
                let (x, d) = (self.writer.supply.var("x"), self.writer.supply.var("d"));
                let body = rest(self, var(&x), Backward::Function(by.back(var(&d))));
                unpack([&x, &d], y, body)
            }
            Type::Tuple(types) => {
                let vars: Vec<Var> = types.iter().map(|_| self.writer.supply.var("y")).collect();
                let all: PartsRest<'_, 'a> = Box::new(|this, parts, backs| {
                    let back = Backward::Body(Box::new(move |by, z| {
                        backs.sum(by, |place| proj(u32::try_from(place).expect("few parts"), z.clone()))
                    }));
                    rest(this, tuple(parts), back)
                });
                let body = self.all_apart(by, types, &vars, all);
                unpack(&vars, y, body)
            }
            Type::Data(data, args) => {
                let large = self.large_arguments(args, &self.deinterleaves.params);
                let function = self.deinterleave_function(by, *data, large);
                let map = self.deinterleaves.duals();
                let duals = args.iter().map(|arg| self.ty(arg).substitute(&map));
                let function = inst(&function, args.iter().cloned().chain(duals).collect::<Vec<_>>());
                let params: Vec<Term> = args.iter().map(|arg| self.deinterleave_lambda(by, arg)).collect();
                self.apart_pair(app(apps(function, params), y), rest)
            }
            Type::Var(param) => {
                let function = self.deinterleaves.params[param].function.clone();
                self.apart_pair(app(function, y), rest)
            }
            Type::IArray(of) => {
                let dual_of = self.ty(of).substitute(&self.deinterleaves.duals());
                let of = (**of).clone();
                let list = Type::list(of.clone());
                let elements = prim_at(Prim::ArrayToList, [dual_of], [y]);
                let array: Rest<'_, 'a> = Box::new(move |this, parts, back| {
                    let whole = prim_at(Prim::ArrayFromList, [of.clone()], [parts]);
                    let back = Backward::Body(Box::new(move |by, z| {
                        let elements = prim_at(Prim::ArrayToList, [of], [z]);
                        back.at(by, elements).unwrap_or_else(|| by.zero())
                    }));
                    rest(this, whole, back)
                });
                self.take_apart(by, &list, elements, array)
            }
            // Functions are kept out by the driver, and source types have nothing else.
            _ => rest(self, y, Backward::Zero),
        }
    }

    fn apart_pair(&mut self, call: Term, rest: Rest<'_, 'a>) -> Term {
        let (x, d) = (self.writer.supply.var("x"), self.writer.supply.var("d"));
        let body = rest(self, var(&x), Backward::Function(var(&d)));
        unpack([&x, &d], call, body)
    }

    /// Takes all parts apart: large ones in parallel, then the others.
    fn all_apart(&mut self, by: &dyn Collect, types: &[Type], vars: &[Var], rest: PartsRest<'_, 'a>) -> Term {
        let large = self.large_parts(types, &self.deinterleaves.params);
        let (mut branches, mut pairs, mut ready) = (Vec::new(), Vec::new(), HashMap::new());
        for place in &large {
            branches.push(self.deinterleave(by, &types[*place], var(&vars[*place]), |_, x, d| pair(x, d)));
            let names = ["q", "x", "d"].map(|name| self.writer.supply.var(name));
            ready.insert(*place, (var(&names[1]), var(&names[2])));
            pairs.push(names);
        }
        let backs = Backwards { each: Vec::new(), large };
        let body = self.parts_apart(by, types, vars, ready, Vec::new(), backs, rest);
        if branches.is_empty() {
            return body;
        }
        let body = pairs.iter().rev().fold(body, |body, [q, x, d]| unpack([x, d], var(q), body));
        unpack(pairs.iter().map(|[q, ..]| q).collect::<Vec<_>>(), par(branches), body)
    }

    /// Takes the parts apart that are not `ready`.
    #[expect(clippy::too_many_arguments, reason = "what is done and what is left")]
    fn parts_apart(
        &mut self,
        by: &dyn Collect,
        types: &[Type],
        vars: &[Var],
        mut ready: HashMap<usize, (Term, Term)>,
        mut parts: Vec<Term>,
        mut backs: Backwards,
        rest: PartsRest<'_, 'a>,
    ) -> Term {
        let place = parts.len();
        if let Some((part, back)) = ready.remove(&place) {
            parts.push(part);
            backs.each.push(Backward::Function(back));
            return self.parts_apart(by, types, vars, ready, parts, backs, rest);
        }
        let Some(ty) = types.get(place) else { return rest(self, parts, backs) };
        let next: Rest<'_, 'a> = Box::new(|this, part, back| {
            parts.push(part);
            backs.each.push(back);
            this.parts_apart(by, types, vars, ready, parts, backs, rest)
        });
        self.take_apart(by, ty, var(&vars[place]), next)
    }

    /// `Deinterleave_ty` as a function.
    fn deinterleave_lambda(&mut self, by: &dyn Collect, ty: &Type) -> Term {
        if let Type::Var(param) = ty {
            return self.deinterleaves.params[param].function.clone();
        }
        let y = self.writer.supply.var("y");
        let map = self.deinterleaves.duals();
        let dual = self.ty(ty).substitute(&map);
        let body = self.deinterleave(by, ty, var(&y), |_, x, d| pair(x, d));
        lam(&y, dual, body)
    }

    /// The function for a data type.
    fn deinterleave_function(&mut self, by: &dyn Collect, data: DataId, large: Vec<bool>) -> Var {
        let key = (data, large);
        if let Some(function) = self.deinterleaves.functions.get(&key) {
            return function.clone();
        }
        let large = key.1.clone();
        let decl = self.data.get(data).expect("the checker knows all data types").clone();
        let name = self.writer.supply.var(format!("deinterleave_{}", decl.name));
        self.deinterleaves.functions.insert(key, name.clone());

        let supply = &mut self.writer.supply;
        let duals: Vec<_> =
            decl.params.iter().map(|param| supply.ty_var(format!("d{}", param.hint()))).collect();
        let of: Vec<Type> = decl.params.iter().cloned().map(Type::Var).collect();
        let to: Vec<Type> = duals.iter().cloned().map(Type::Var).collect();
        let result = |of: &Type| Type::pair(of.clone(), Type::linear(of.clone(), by.codomain()));
        let mut params = Vec::new();
        let mut scope = HashMap::new();
        for (((param, of), to), large) in decl.params.iter().zip(&of).zip(&to).zip(large) {
            let function = self.writer.supply.var(format!("deinterleave_{}", param.hint()));
            params.push((function.clone(), Type::fun(to.clone(), result(of))));
            scope.insert(param.clone(), Param { function: var(&function), dual: to.clone(), large });
        }
        let outer = mem::replace(&mut self.deinterleaves.params, scope);

        let whole = Type::data(data, of.clone());
        let y = self.writer.supply.var("y");
        let map = substitution(&decl.params, &of);
        let alts = decl.cons.iter().enumerate().map(|(tag, con_decl)| {
            let id = ConId::new(data, u32::try_from(tag).expect("few constructors"));
            let fields: Vec<Type> = con_decl.fields.iter().map(|ty| ty.substitute(&map)).collect();
            let vars: Vec<Var> = fields.iter().map(|_| self.writer.supply.var("y")).collect();
            let only = decl.cons.len() == 1;
            let body = self.deinterleave_con(by, id, &of, &fields, &vars, only);
            alt(self.con_copy(id), &vars, body)
        });
        let body = case(var(&y), alts.collect::<Vec<_>>());
        self.deinterleaves.params = outer;

        params.push((y, Type::data(self.data_copy(data), to)));
        let ty = Type::funs(params.iter().map(|(_, ty)| ty.clone()).collect::<Vec<_>>(), result(&whole));
        let vars = decl.params.iter().cloned().chain(duals).collect();
        self.deinterleaves.binds.push(bind(&name, Scheme { vars, ty }, lams(params, body)));
        name
    }

    fn deinterleave_con(
        &mut self,
        by: &dyn Collect,
        id: ConId,
        of: &[Type],
        fields: &[Type],
        vars: &[Var],
        only: bool,
    ) -> Term {
        let (z, of) = (self.writer.supply.var("z"), of.to_vec());
        let zs: Vec<Var> = fields.iter().map(|_| self.writer.supply.var("z")).collect();
        let name = self.data.con(id).map_or_else(String::new, |decl| decl.name.to_string());
        let all: PartsRest<'_, 'a> = Box::new(move |_, parts, backs| {
            let body = backs.sum(by, |place| var(&zs[place]));
            let alts = [alt(id, &zs, body)];
            let body = if only {
                case(var(&z), alts)
            } else {
                let wrong = fail(
                    by.codomain(),
                    format!("the cotangent has another constructor where the value has `{name}`"),
                );
                case_or(var(&z), alts, wrong)
            };
            let d = linear_lam(&z, Type::data(id.data, of.clone()), body);
            pair(con(id, of, parts), d)
        });
        self.all_apart(by, fields, vars, all)
    }
}
