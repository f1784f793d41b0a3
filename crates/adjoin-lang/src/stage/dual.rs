//! The structure-preserving part of every stage: D on types and terms (paper, Figs. algo-naive and
//! algo-monadic, section source-language-extension).
//!
//! ```text
//! D[Double] = given by the stage        D[σ → τ] = D[σ] → M D[τ]        D[(σ, τ)] = (D[σ], D[τ])
//! D[Int] = Int    D[Char] = Char    D[α] = α    D[T τ̄] = DT D[τ̄]
//!
//! D[x] = x    D[(s, t)] = (D[s], D[t])    D[λ(x:τ). t] = λ(x:D[τ]). D[t]    D[s t] = D[s] D[t]    …
//! D[op(t₁, …, tₙ)] = let (x₁, d₁) = D[t₁] in … node(op(x₁, …, xₙ), [(∂₁op(x₁, …), d₁), …])
//! D[r] = node(r, [])
//! ```
//!
//! All of it in the monad M of the stage (`effect`). A stage says what D\[Double\] is and what a `node` is,
//! given its primal and its contributions (partial derivative and the operand's second component). A data
//! type gets a copy DT only if a real or a function occurs in its fields; Bool and lists stay themselves.

use std::collections::{HashMap, HashSet};
use std::mem;

use super::argument::Argument;
use super::effect::{Comp, Effect, State};
use super::generated::Generated;
use super::operands::{Contribution, Helpers, Operands};
use super::write::Writer;
use crate::core::build::{
    alt, app, bind, case, con, cons, fail, fst, inst, lam, let_, let_bind, letrec, list, nil, pair, prim,
    prim_at, proj, real_op, snd, tuple, unit, unpack, var,
};
use crate::core::prim::{CmpType, Convert, Label, Origin};
use crate::core::real::Point;
use crate::core::{
    Alt, Bind, ConDecl, ConId, DataId, DataTable, Group, Kind, Lit, Pattern, Prim, Program, RealOp, Scheme,
    Span, Term, Type, Var,
};
use crate::pretty::Abbreviation;
use crate::typing::ForkTypes;

/// What a stage decides.
pub(super) trait Rules {
    /// The monad of transformed code.
    fn effect(&self) -> Effect;

    /// D\[Double\], a pair whose first component is the primal.
    fn scalar(&self) -> Type;

    /// The dual number of a new scalar.
    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, state: &State) -> Comp;

    /// What backpropagators are called with.
    fn argument(&self) -> Argument {
        Argument::Real
    }

    /// The second component of the dual number of the result at this place, given that of a node.
    fn result(&self, node: Term, place: Term) -> Term {
        pair(fst(node.clone()), pair(place, self.argument().kept(snd(node))))
    }

    /// Names for further types that occur all over.
    fn abbreviations(&self) -> Vec<Abbreviation> {
        Vec::new()
    }

    /// ⋆, if the stage runs it in parallel.
    fn forks(&self) -> Option<&dyn Forks> {
        None
    }
}

/// What a stage does with ⋆.
pub(super) trait Forks {
    /// `(t₁, …, tₙ)^⋆`, for terms of types M D\[τᵢ\].
    fn fork(
        &self,
        transform: &mut Transform<'_>,
        branches: Vec<Term>,
        types: Vec<Type>,
        state: &State,
    ) -> Comp;

    /// `⋆ t`, for a term of type \[() → M D\[τ\]\].
    fn fork_list(&self, transform: &mut Transform<'_>, thunks: Term, element: Type, state: &State) -> Comp;
}

/// A transformation in progress.
pub(super) struct Transform<'a> {
    pub(super) rules: &'a dyn Rules,
    pub(super) effect: Effect,
    pub(super) writer: Writer,
    /// The target's data types: the source's, and the copies.
    pub(super) data: DataTable,
    copies: HashMap<DataId, DataId>,
    forks: &'a ForkTypes,
    /// `[() → M a] → M [a]`, one after the other, once it was needed.
    pub(super) sequence: Option<Bind>,
    /// What sums over arrays need.
    pub(super) helpers: Helpers,
    /// Transformed definitions of the source that are closed.
    pub(super) closed: Vec<Group>,
    /// Variables that are only in scope inside the wrapper.
    pub(super) open: HashSet<Var>,
    /// Interleave and deinterleave functions for data types.
    pub(super) interleaves: Generated,
    pub(super) deinterleaves: Generated,
    /// What the next node stands for, and where that is in the source.
    node: (Origin, Span),
}

/// What comes after all of several computations.
type Rest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Vec<Term>, &State) -> Comp + 'k>;

impl<'a> Transform<'a> {
    pub(super) fn new(
        program: &Program,
        rules: &'a dyn Rules,
        writer: Writer,
        data: DataTable,
        forks: &'a ForkTypes,
    ) -> Self {
        let mut transform = Transform {
            rules,
            effect: rules.effect(),
            writer,
            data,
            copies: HashMap::new(),
            forks,
            sequence: None,
            helpers: Helpers::default(),
            closed: Vec::new(),
            open: HashSet::new(),
            interleaves: Generated::default(),
            deinterleaves: Generated::default(),
            node: (Origin::Input, Span::NONE),
        };
        transform.copy_data(&program.data);
        transform
    }

    /// Declares a copy of every data type whose fields D changes.
    fn copy_data(&mut self, source: &DataTable) {
        let changed = changed_data(source);
        for (id, decl) in source.iter().filter(|(id, _)| changed.contains(id)) {
            let copy =
                self.data.reserve(self.data.free_name(&format!("D{}", decl.name)), decl.params.clone());
            self.copies.insert(id, copy);
        }
        for (id, decl) in source.iter().filter(|(id, _)| changed.contains(id)) {
            let cons = decl.cons.iter().map(|con| ConDecl {
                name: self.data.free_name(&dual_name(&con.name)).into(),
                fields: con.fields.iter().map(|field| self.ty(field)).collect(),
                labels: con.labels.clone(),
            });
            let cons = cons.collect();
            self.data.define(self.copies[&id], cons);
        }
    }

    /// D on types.
    pub(super) fn ty(&self, ty: &Type) -> Type {
        match ty {
            Type::Double => self.rules.scalar(),
            Type::Fun(from, to) => Type::fun(self.ty(from), self.effect.result(self.ty(to))),
            Type::Data(data, args) => Type::data(self.data_copy(*data), args.iter().map(|arg| self.ty(arg))),
            _ => ty.map_children(|part| self.ty(part)),
        }
    }

    /// Definitions of the transformation's own that were needed.
    pub(super) fn own_definitions(&mut self) -> Vec<Group> {
        let sequence = self.sequence.take().map(|bind| Group::Rec(vec![bind]));
        sequence.into_iter().chain(self.helpers.take()).collect()
    }

    /// Whether there is a ⋆ anywhere in the program.
    pub(super) fn has_forks(&self) -> bool {
        !self.forks.is_empty()
    }

    /// Whether the type has no reals (and no type variables, which may stand for some), so that D leaves it
    /// unchanged.
    pub(super) fn discrete(&self, ty: &Type) -> bool {
        match ty {
            Type::Int | Type::Char => true,
            Type::Tuple(parts) => parts.iter().all(|part| self.discrete(part)),
            Type::Data(data, args) => {
                !self.copies.contains_key(data) && args.iter().all(|arg| self.discrete(arg))
            }
            Type::IArray(of) => self.discrete(of),
            _ => false,
        }
    }

    /// DT.
    pub(super) fn data_copy(&self, data: DataId) -> DataId {
        self.copies.get(&data).copied().unwrap_or(data)
    }

    /// Whether it is a DT.
    pub(super) fn is_copy(&self, data: DataId) -> bool {
        self.copies.values().any(|copy| *copy == data)
    }

    /// DC.
    pub(super) fn con_copy(&self, con: ConId) -> ConId {
        ConId::new(self.data_copy(con.data), con.tag)
    }

    fn types(&self, types: &[Type]) -> Vec<Type> {
        types.iter().map(|ty| self.ty(ty)).collect()
    }

    fn scheme(&self, scheme: &Scheme) -> Scheme {
        Scheme { vars: scheme.vars.clone(), ty: self.ty(&scheme.ty) }
    }

    /// Transforms a binding whose body generates no ids: a function, usually.
    pub(super) fn pure_bind(&mut self, source: &Bind) -> Option<Bind> {
        match self.term(&source.body, &State::default()) {
            Comp::Pure(body) => {
                let scheme = source.scheme.as_ref().map(|scheme| self.scheme(scheme));
                Some(Bind { var: source.var.clone(), scheme, body })
            }
            Comp::Code(_) => None,
        }
    }

    /// Does all computations, then `rest` with their values.
    fn all(&mut self, terms: &[Term], mut done: Vec<Term>, state: &State, rest: Rest<'_, 'a>) -> Comp {
        let Some((first, others)) = terms.split_first() else { return rest(self, done, state) };
        let comp = self.term(first, state);
        self.bind(comp, "x", state, |this, value, state| {
            done.push(value);
            this.all(others, done, state, rest)
        })
    }

    /// D on terms.
    pub(super) fn term(&mut self, term: &Term, state: &State) -> Comp {
        match term.kind() {
            Kind::Var(x, args) => {
                let args = self.types(args);
                Comp::Pure(inst(x, args))
            }
            Kind::Lit(Lit::Double(_)) => {
                let at = (Origin::Constant, term.span());
                self.node(at, term.clone(), Operands::none(), state)
            }
            // The checker keeps target forms out of the source.
            Kind::Lit(_) | Kind::LinearLam(..) | Kind::Return(_) | Kind::Do(..) => Comp::Pure(term.clone()),
            Kind::Fail(ty, message) => Comp::Pure(fail(self.ty(ty), message.clone()).at(term.span())),
            Kind::Tuple(parts) => {
                self.all(parts, Vec::new(), state, Box::new(|_, values, _| Comp::Pure(tuple(values))))
            }
            Kind::Proj(of, index) => {
                let of = self.term(of, state);
                self.bind(of, "p", state, |_, value, _| Comp::Pure(proj(*index, value)))
            }
            Kind::Lam(x, ty, body) => {
                let body = self.delayed(|this, state| this.term(body, state));
                Comp::Pure(lam(x, self.ty(ty), body))
            }
            Kind::App(function, argument) => {
                let (function, span) = (self.term(function, state), term.span());
                self.bind(function, "f", state, |this, function, state| {
                    let argument = this.term(argument, state);
                    this.bind(argument, "a", state, |this, argument, state| {
                        // A failure inside points at the call.
                        this.effect.run(app(function, argument), state).wrap(|call| call.at(span))
                    })
                })
            }
            Kind::Let(bound, body) => self.let_term(bound, body, state),
            Kind::Unpack(vars, of, body) => {
                let of = self.term(of, state);
                self.bind(of, "p", state, |this, value, state| {
                    this.term(body, state).wrap(|body| unpack(vars, value, body))
                })
            }
            Kind::LetRec(binds, body) => {
                let binds = binds.iter().filter_map(|bind| self.pure_bind(bind)).collect();
                self.term(body, state).wrap(|body| letrec(binds, body))
            }
            Kind::Con(of, args, fields) => {
                let (of, args) = (self.con_copy(*of), self.types(args));
                let rest = |_: &mut Self, values: Vec<Term>, _: &State| Comp::Pure(con(of, args, values));
                self.all(fields, Vec::new(), state, Box::new(rest))
            }
            Kind::List(ty, elements) => {
                let ty = self.ty(ty);
                let rest = |_: &mut Self, values: Vec<Term>, _: &State| Comp::Pure(list(ty, values));
                self.all(elements, Vec::new(), state, Box::new(rest))
            }
            Kind::Case(of, alts, default) => self.case_term(term, of, alts, default.as_ref(), state),
            Kind::Prim(prim, types, arguments) => {
                let (prim, types, span) = (*prim, self.types(types), term.span());
                let rest = move |this: &mut Self, values: Vec<Term>, state: &State| {
                    this.primitive(prim, &types, values, span, state).wrap(|term| term.at(span))
                };
                self.all(arguments, Vec::new(), state, Box::new(rest))
            }
            Kind::Par(parts) => self.par_term(term, parts, state),
            Kind::ParList(thunks) => {
                let element = self.fork_types(term).pop().unwrap_or_else(Type::unit);
                let thunks = self.term(thunks, state);
                self.bind(thunks, "ts", state, |this, thunks, state| match this.rules.forks() {
                    Some(forks) => forks.fork_list(this, thunks, element, state),
                    None => this.one_after_the_other(thunks, element, state),
                })
            }
        }
    }

    fn let_term(&mut self, bound: &Bind, body: &Term, state: &State) -> Comp {
        let comp = self.term(&bound.body, state);
        self.definition(bound, comp, state, |this, state| this.term(body, state))
    }

    /// `let x = comp in rest`.
    pub(super) fn definition(
        &mut self,
        source: &Bind,
        comp: Comp,
        state: &State,
        rest: impl FnOnce(&mut Self, &State) -> Comp,
    ) -> Comp {
        let x = &source.var;
        match (comp, &source.scheme) {
            (Comp::Pure(value), None) => rest(self, state).wrap(|body| let_(x, value, body)),
            (Comp::Pure(value), Some(scheme)) => {
                let bind = bind(x, self.scheme(scheme), value);
                rest(self, state).wrap(|body| let_bind(bind, body))
            }
            (Comp::Code(term), Some(scheme)) if !scheme.vars.is_empty() => {
                let scheme = self.scheme(scheme);
                self.bind_polymorphic(term, x, scheme, state, rest)
            }
            (Comp::Code(term), _) => self.bind_var(term, x, state, |this, _, state| rest(this, state)),
        }
    }

    fn case_term(
        &mut self,
        at: &Term,
        of: &Term,
        alts: &[Alt],
        default: Option<&Term>,
        state: &State,
    ) -> Comp {
        let of_real = matches!(alts.first().map(|alt| &alt.pattern), Some(Pattern::Lit(Lit::Double(_))));
        let of = self.term(of, state);
        self.bind(of, "s", state, |this, value, state| {
            let value = if of_real { fst(value) } else { value };
            let comps: Vec<Comp> = alts.iter().map(|alt| this.term(&alt.body, state)).collect();
            let default = default.map(|default| this.term(default, state));
            let pure = comps.iter().chain(&default).all(|comp| matches!(comp, Comp::Pure(_)));
            let close = |comp: Comp| match comp {
                Comp::Pure(term) if pure => term,
                comp => this.effect.finish(comp, state),
            };
            let alts = alts.iter().zip(comps).map(|(alt, comp)| {
                let pattern = match &alt.pattern {
                    Pattern::Con(con, vars) => Pattern::Con(this.con_copy(*con), vars.clone()),
                    Pattern::Lit(lit) => Pattern::Lit(*lit),
                };
                Alt { pattern, body: close(comp) }
            });
            let alts = alts.collect();
            let term = Term::new(Kind::Case(value, alts, default.map(close)), at.span());
            if pure { Comp::Pure(term) } else { Comp::Code(term) }
        })
    }

    /// The dual number of a new scalar, which stands for something in the source.
    pub(super) fn node(
        &mut self,
        at: (Origin, Span),
        primal: Term,
        operands: Operands,
        state: &State,
    ) -> Comp {
        let outer = mem::replace(&mut self.node, at);
        let comp = self.rules.node(self, primal, operands, state);
        self.node = outer;
        comp
    }

    /// An event for recorded runs: a node with this id is made. The effect comes before the code that
    /// follows.
    pub(super) fn node_made(&self, id_type: Type, id: Term, primal: Term) -> Term {
        let (origin, span) = self.node;
        let value = if origin == Origin::MatVec { Type::iarray(Type::Double) } else { Type::Double };
        let ty = Type::pair(id_type, value);
        prim_at(Prim::Observe(Label::Node(origin)), [ty], [pair(id, primal)]).at(span)
    }

    /// An event for recorded runs, and then `rest`: the backpropagator of the current node is called.
    pub(super) fn entered(&mut self, operands: Term, z: Term, rest: Term) -> Term {
        let (origin, span) = self.node;
        entered(&mut self.writer, (origin, span), (operands, Type::Double), z, rest)
    }

    fn primitive(
        &mut self,
        prim: Prim,
        types: &[Type],
        values: Vec<Term>,
        span: Span,
        state: &State,
    ) -> Comp {
        let same = |values: Vec<Term>| prim_at(prim, types.iter().cloned(), values);
        match prim {
            Prim::Real(op) => self.operation(op, &values, span, state),
            Prim::Reduce(reduction) => self.reduction(reduction, values, span, state),
            Prim::MatVec => self.product(values, span, state),
            // Conversions and comparisons look at the primal.
            Prim::Cmp(_, CmpType::Double)
            | Prim::Convert(
                Convert::Truncate
                | Convert::Round
                | Convert::Floor
                | Convert::Ceiling
                | Convert::Digits
                | Convert::Exponent,
            ) => Comp::Pure(same(values.into_iter().map(fst).collect())),
            Prim::Convert(Convert::IntToDouble) => {
                self.node((Origin::Constant, span), same(values), Operands::none(), state)
            }
            _ => Comp::Pure(same(values)),
        }
    }

    /// D\[op(t₁, …, tₙ)\], given the D\[tᵢ\].
    fn operation(&mut self, op: RealOp, values: &[Term], span: Span, state: &State) -> Comp {
        let at = (Origin::Operation(op), span);
        let mut primals = Vec::new();
        let mut operands = Vec::new();
        let mut binders: Vec<(Vec<Var>, Term)> = Vec::new();
        for (place, (value, ty)) in values.iter().zip(op.arguments()).enumerate() {
            let mut fresh = |hint: &str| self.writer.supply.var(format!("{hint}{}", place + 1));
            let x = fresh("x");
            primals.push(var(&x));
            if ty == Type::Double {
                let d = fresh("d");
                operands.push((place, var(&d)));
                binders.push((vec![x, d], value.clone()));
            } else {
                binders.push((vec![x], value.clone()));
            }
        }
        let result = self.writer.supply.var("r");
        let point = Point { x: primals[0].clone(), y: primals[primals.len() - 1].clone(), r: var(&result) };
        let contributions: Vec<Contribution> = operands
            .into_iter()
            .filter_map(|(place, operand)| Some(Contribution::new(op.partial(place, &point)?, operand)))
            .filter(|contribution| !matches!(contribution.partial.kind(), Kind::Lit(Lit::Double(0.0))))
            .collect();
        let named = HashSet::from([result.clone()]);
        let primal = real_op(op, primals);
        let comp = if contributions.iter().any(|contribution| contribution.partial.mentions(&named)) {
            let comp = self.node(at, var(&result), Operands::Few(contributions), state);
            comp.wrap(|body| let_(&result, primal, body))
        } else {
            self.node(at, primal, Operands::Few(contributions), state)
        };
        binders.into_iter().rev().fold(comp, |comp, (vars, value)| {
            comp.wrap(|body| match &vars[..] {
                [x] => let_(x, value, body),
                vars => unpack(vars, value, body),
            })
        })
    }

    fn fork_types(&self, fork: &Term) -> Vec<Type> {
        let types = self.forks.get(&fork.address()).map_or(&[][..], |types| types);
        self.types(types)
    }

    fn par_term(&mut self, at: &Term, parts: &[Term], state: &State) -> Comp {
        let Some(forks) = self.rules.forks() else {
            return self.all(parts, Vec::new(), state, Box::new(|_, values, _| Comp::Pure(tuple(values))));
        };
        let types = self.fork_types(at);
        let branches = parts.iter().map(|part| self.delayed(|this, state| this.term(part, state))).collect();
        forks.fork(self, branches, types, state)
    }

    /// Runs thunks one after the other, through a function that is defined when first needed.
    fn one_after_the_other(&mut self, thunks: Term, element: Type, state: &State) -> Comp {
        if self.sequence.is_none() {
            let sequence = self.sequence_definition();
            self.sequence = Some(sequence);
        }
        let sequence = self.sequence.as_ref().map(|bind| bind.var.clone()).expect("defined just now");
        self.effect.run(app(inst(&sequence, [element]), thunks), state)
    }

    /// sequence ts = case ts of { [] → return []; t : ts' → do { v ← t (); vs ← sequence ts'; return (v : vs)
    /// } }.
    fn sequence_definition(&mut self) -> Bind {
        let supply = &mut self.writer.supply;
        let (name, a, ts) = (supply.var("sequence"), supply.ty_var("a"), supply.var("ts"));
        let (head, tail) = (supply.var("t"), supply.var("ts"));
        let a = Type::Var(a);
        let thunk = Type::fun(Type::unit(), self.effect.result(a.clone()));
        let ty = Type::fun(Type::list(thunk.clone()), self.effect.result(Type::list(a.clone())));
        let body = self.delayed(|this, state| {
            let first = this.effect.run(app(var(&head), unit()), state);
            let more = this.bind(first, "v", state, |this, value, state| {
                let rest = app(inst(&name, [a.clone()]), var(&tail));
                let rest = this.effect.run(rest, state);
                this.bind(rest, "vs", state, |_, values, _| Comp::Pure(cons(a.clone(), value, values)))
            });
            let nothing = this.effect.finish(Comp::Pure(nil(a.clone())), state);
            let more = this.effect.finish(more, state);
            let alts = [alt(ConId::NIL, [], nothing), alt(ConId::CONS, [&head, &tail], more)];
            Comp::Code(case(var(&ts), alts))
        });
        let Type::Var(quantified) = a else { unreachable!("a type variable was just made") };
        bind(&name, Scheme { vars: vec![quantified], ty }, lam(&ts, Type::list(thunk), body))
    }
}

/// The data types that contain a real or a function other than through a parameter.
fn changed_data(data: &DataTable) -> HashSet<DataId> {
    let mut changed = HashSet::new();
    loop {
        let before = changed.len();
        for (id, decl) in data.iter() {
            let fields = decl.cons.iter().flat_map(|con| &con.fields);
            let touches = |ty: &Type| match ty {
                Type::Double | Type::Fun(..) => true,
                Type::Data(data, _) => changed.contains(data),
                _ => false,
            };
            let mut found = false;
            fields.for_each(|field| field.walk(&mut |part| found |= touches(part)));
            if found {
                changed.insert(id);
            }
        }
        if changed.len() == before {
            return changed;
        }
    }
}

/// The next id.
pub(super) fn next_id(id: Term) -> Term {
    prim(Prim::NextId, [id])
}

/// An event, and then `rest`: a backpropagator is called, with the number of operands and the type of its
/// argument.
pub(super) fn entered(
    writer: &mut Writer,
    (origin, span): (Origin, Span),
    (operands, ty): (Term, Type),
    z: Term,
    rest: Term,
) -> Term {
    let observed = pair(operands, z);
    let observe =
        prim_at(Prim::Observe(Label::Enter(origin)), [Type::pair(Type::Int, ty)], [observed]).at(span);
    writer.let_("_", prim_at(Prim::UnsafePerformIo, [Type::unit()], [observe]), |_, _| rest)
}

/// The name of a constructor's dual: an operator stays one.
fn dual_name(con: &str) -> String {
    if con.starts_with(':') { format!("{con}'") } else { format!("D{con}") }
}
