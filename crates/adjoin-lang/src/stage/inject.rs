//! Interleave where a backpropagator for the whole input is split into ones for its scalars (paper, Figs.
//! wrapper-naive, algo-monadic and algo-cayley).
//!
//! ```text
//! Interleave_τ : (τ, inj τ) → M D[τ]
//! Interleave_Double (x, d)   = given by the stage
//! Interleave_(σ, τ) ((x, y), d) = (Interleave_σ (x, part₁ d), Interleave_τ (y, part₂ d))
//! Interleave_(T τ̄) (C x₁ … xₙ, d) = DC (Interleave (x₁, part₁ d)) …
//! Interleave_(Array τ) (v, d) = fromListA (Interleave_[τ] (toListA v, elements d))
//! Interleave_Int (n, d) = n
//! ```
//!
//! where inj τ, part and elements are the stage's: τ ⊸ c and z ↦ d (z, 0) at first, (τ → τ) ⊸ … and f ↦ d
//! (λ(v, w). (f v, w)) after the Cayley transform.

use std::collections::HashMap;
use std::mem;

use super::dual::Transform;
use super::effect::{Comp, State};
use super::generated::{Param, Whole};
use super::write::Writer;
use crate::core::build::{
    alt, app, apps, bind, case, con, inst, lams, let_, pair, prim_at, tuple, unpack, var,
};
use crate::core::types::substitution;
use crate::core::{ConId, DataId, Kind, Prim, Scheme, Term, Type, Var};

/// What a stage decides.
pub(super) trait Inject {
    /// inj τ.
    fn ty(&self, of: Type) -> Type;
    /// The dual number of an input scalar.
    fn scalar(&self, transform: &mut Transform<'_>, x: Term, d: Term, state: &State) -> Comp;
    /// The injection of the list of an array's elements, from that of the array.
    fn elements(&self, writer: &mut Writer, of: &Type, d: Term) -> Term;
    /// The injection of one part, from that of the whole.
    fn part(&self, writer: &mut Writer, whole: &Whole, place: usize, d: Term) -> Term;
}

/// What comes after all parts were interleaved.
type Rest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Vec<Term>, &State) -> Comp + 'k>;

impl<'a> Transform<'a> {
    /// `Interleave_ty` (x, d).
    pub(super) fn interleave(
        &mut self,
        inject: &dyn Inject,
        ty: &Type,
        x: Term,
        d: Term,
        state: &State,
    ) -> Comp {
        if self.discrete(ty) {
            return Comp::Pure(x);
        }
        match ty {
            Type::Double => inject.scalar(self, x, d, state),
            Type::Tuple(types) => {
                let vars: Vec<Var> = types.iter().map(|_| self.writer.supply.var("x")).collect();
                let parts = vars.iter().map(var).collect();
                let whole = Whole { ty: ty.clone(), con: None, types: types.to_vec(), parts };
                let rest =
                    self.parts(inject, &whole, d, state, Box::new(|_, duals, _| Comp::Pure(tuple(duals))));
                rest.wrap(|body| unpack(&vars, x, body))
            }
            Type::Data(data, args) => {
                let function = self.interleave_function(inject, *data);
                let map = self.interleaves.duals();
                let duals = args.iter().map(|arg| self.ty(arg).substitute(&map));
                let function = inst(&function, args.iter().cloned().chain(duals).collect::<Vec<_>>());
                let params: Vec<Term> = args.iter().map(|arg| self.interleave_lambda(inject, arg)).collect();
                self.effect.run(app(apps(function, params), pair(x, d)), state)
            }
            Type::Var(param) => {
                let function = self.interleaves.params[param].function.clone();
                self.effect.run(app(function, pair(x, d)), state)
            }
            Type::IArray(of) => {
                let dual_of = self.ty(of).substitute(&self.interleaves.duals());
                let d = inject.elements(&mut self.writer, of, d);
                let elements = prim_at(Prim::ArrayToList, [(**of).clone()], [x]);
                let comp = self.interleave(inject, &Type::list((**of).clone()), elements, d, state);
                self.bind(comp, "xs", state, |_, duals, _| {
                    Comp::Pure(prim_at(Prim::ArrayFromList, [dual_of], [duals]))
                })
            }
            // Functions are kept out by the driver, and source types have nothing else.
            _ => Comp::Pure(x),
        }
    }

    /// Interleaves all parts of a value.
    fn parts(
        &mut self,
        inject: &dyn Inject,
        whole: &Whole,
        d: Term,
        state: &State,
        rest: Rest<'_, 'a>,
    ) -> Comp {
        let many = whole.types.iter().filter(|ty| !self.discrete(ty)).count() > 1;
        if many && !matches!(d.kind(), Kind::Var(..)) {
            let name = self.writer.supply.var("d");
            let body = self.parts_from(inject, whole, var(&name), Vec::new(), state, rest);
            return body.wrap(|body| let_(&name, d, body));
        }
        self.parts_from(inject, whole, d, Vec::new(), state, rest)
    }

    fn parts_from(
        &mut self,
        inject: &dyn Inject,
        whole: &Whole,
        d: Term,
        mut done: Vec<Term>,
        state: &State,
        rest: Rest<'_, 'a>,
    ) -> Comp {
        let place = done.len();
        let Some(ty) = whole.types.get(place) else { return rest(self, done, state) };
        let x = whole.parts[place].clone();
        let comp = if self.discrete(ty) {
            Comp::Pure(x)
        } else {
            let part = inject.part(&mut self.writer, whole, place, d.clone());
            self.interleave(inject, ty, x, part, state)
        };
        self.bind(comp, "x", state, |this, dual, state| {
            done.push(dual);
            this.parts_from(inject, whole, d, done, state, rest)
        })
    }

    /// `Interleave_ty` as a function.
    fn interleave_lambda(&mut self, inject: &dyn Inject, ty: &Type) -> Term {
        if let Type::Var(param) = ty {
            return self.interleaves.params[param].function.clone();
        }
        let (p, x, d) =
            (self.writer.supply.var("p"), self.writer.supply.var("x"), self.writer.supply.var("d"));
        let body = self.delayed(|this, state| this.interleave(inject, ty, var(&x), var(&d), state));
        let argument = Type::pair(ty.clone(), inject.ty(ty.clone()));
        lams([(p.clone(), argument)], unpack([&x, &d], var(&p), body))
    }

    /// The function for a data type.
    fn interleave_function(&mut self, inject: &dyn Inject, data: DataId) -> Var {
        if let Some(function) = self.interleaves.functions.get(&(data, Vec::new())) {
            return function.clone();
        }
        let decl = self.data.get(data).expect("the checker knows all data types").clone();
        let name = self.writer.supply.var(format!("interleave_{}", decl.name));
        self.interleaves.functions.insert((data, Vec::new()), name.clone());

        let supply = &mut self.writer.supply;
        let duals: Vec<_> =
            decl.params.iter().map(|param| supply.ty_var(format!("d{}", param.hint()))).collect();
        let of: Vec<Type> = decl.params.iter().cloned().map(Type::Var).collect();
        let to: Vec<Type> = duals.iter().cloned().map(Type::Var).collect();
        let whole = Type::data(data, of.clone());
        let mut params = Vec::new();
        let mut scope = HashMap::new();
        for ((param, of), to) in decl.params.iter().zip(&of).zip(&to) {
            let function = self.writer.supply.var(format!("interleave_{}", param.hint()));
            let argument = Type::pair(of.clone(), inject.ty(of.clone()));
            params.push((function.clone(), Type::fun(argument, self.effect.result(to.clone()))));
            scope.insert(param.clone(), Param { function: var(&function), dual: to.clone(), large: false });
        }
        let outer = mem::replace(&mut self.interleaves.params, scope);

        let (p, x, d) =
            (self.writer.supply.var("p"), self.writer.supply.var("x"), self.writer.supply.var("d"));
        let body = self.delayed(|this, state| {
            let alts = decl.cons.iter().enumerate().map(|(tag, con_decl)| {
                let id = ConId::new(data, u32::try_from(tag).expect("few constructors"));
                let fields: Vec<Type> = con_decl
                    .fields
                    .iter()
                    .map(|ty| ty.substitute(&substitution(&decl.params, &of)))
                    .collect();
                let vars: Vec<Var> = fields.iter().map(|_| this.writer.supply.var("x")).collect();
                let parts = vars.iter().map(var).collect();
                let whole = Whole { ty: whole.clone(), con: Some(id), types: fields, parts };
                let copy = this.con_copy(id);
                let build =
                    |_: &mut Transform<'a>, values, _: &State| Comp::Pure(con(copy, to.clone(), values));
                let comp = this.parts(inject, &whole, var(&d), state, Box::new(build));
                alt(id, &vars, this.effect.finish(comp, state))
            });
            let alts: Vec<_> = alts.collect();
            Comp::Code(case(var(&x), alts))
        });
        self.interleaves.params = outer;

        let argument = Type::pair(whole.clone(), inject.ty(whole));
        let result = self.effect.result(Type::data(self.data_copy(data), to.clone()));
        let ty = Type::funs(
            params.iter().map(|(_, ty)| ty.clone()).chain([argument.clone()]).collect::<Vec<_>>(),
            result,
        );
        let vars = decl.params.iter().cloned().chain(duals).collect();
        params.push((p.clone(), argument));
        let body = lams(params, unpack([&x, &d], var(&p), body));
        self.interleaves.binds.push(bind(&name, Scheme { vars, ty }, body));
        name
    }
}
