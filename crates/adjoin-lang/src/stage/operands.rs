//! What a node depends on: some operands that are written out, or as many as an array has elements.
//!
//! An array of D\[τ\] is what D makes of an array of τ: each real in it stays a dual number, so that
//! indexing, and functions that are mapped over arrays, need no rules of their own. A sum over arrays is one
//! node for all its terms:
//!
//! ```text
//! D[sumA t] = let v = D[t] in node(sumA (primals v), [(1, d) | j < lengthA v, (_, d) = v @ j])
//! D[dot s t] = let v = D[s] in let w = D[t]
//!              in node(dot (primals v) (primals w), [(y, d), (x, e) | j < lengthA v, (x, d) = v @ j, (y, e) = w @ j])
//!
//! primals v = fromListA (downFrom (lengthA v) (λj l. fst (v @ j) : l) [])
//! downFrom 0 f s = s         downFrom n f s = downFrom (n - 1) f (f (n - 1) s)
//! ```
//!
//! Such a list of operands is not known before the program runs. What a stage does with each operand of other
//! nodes it does here in the turns of `downFrom`.
//!
//! Cost: a sum of n terms takes one id, and work O(n) forwards and backwards.

use super::argument::Argument;
use super::deinterleave::{Collect, sum};
use super::dual::Transform;
use super::effect::{Comp, State};
use crate::core::build::{
    app, apps, bind, case_or, cons, fst, inst, int, int_op, lam, lams, let_, list, lit_alt, nil, pair, prim,
    prim_at, real, tuple, unpack, var,
};
use crate::core::prim::IntOp;
use crate::core::real::RealOp;
use crate::core::{Bind, Group, Kind, Lit, Origin, Prim, Reduction, Scheme, Span, Term, Type, Var};

/// One operand of a node: z ↦ operand (scale partial z).
#[derive(Clone, Debug)]
pub(super) struct Contribution {
    /// ∂ᵢop at the point, a term of type Double.
    pub(super) partial: Term,
    /// The second component of the operand's dual number.
    pub(super) operand: Term,
    /// Which of the node's results it contributes to.
    pub(super) place: Term,
}

impl Contribution {
    /// To the only result of a node.
    pub(super) fn new(partial: Term, operand: Term) -> Self {
        Contribution { partial, operand, place: int(0) }
    }

    /// `scale partial z`, or just z where the partial derivative is 1.
    pub(super) fn scaled(&self, z: Term) -> Term {
        match self.partial.kind() {
            Kind::Lit(Lit::Double(1.0)) => z,
            _ => prim(Prim::Scale, [self.partial.clone(), z]),
        }
    }
}

/// The operands of a node.
pub(super) enum Operands {
    /// These.
    Few(Vec<Contribution>),
    /// Those of every turn.
    Each(Turns),
}

/// Turns through arrays of one length.
pub(super) struct Turns {
    pub(super) count: Term,
    /// The number of the turn.
    pub(super) index: Var,
    /// Primal and second component of the element of each array.
    pub(super) elements: Vec<([Var; 2], Term)>,
    /// In terms of these variables.
    pub(super) contributions: Vec<Contribution>,
}

impl Operands {
    /// None at all.
    pub(super) fn none() -> Self {
        Operands::Few(Vec::new())
    }

    /// Their number.
    pub(super) fn count(&self) -> Term {
        match self {
            Operands::Few(operands) => int(i64::try_from(operands.len()).unwrap_or(i64::MAX)),
            Operands::Each(turns) if turns.contributions.len() == 1 => turns.count.clone(),
            Operands::Each(turns) => {
                let each = int(i64::try_from(turns.contributions.len()).unwrap_or(i64::MAX));
                int_op(IntOp::Mul, [each, turns.count.clone()])
            }
        }
    }

    /// call d₁ (p₁ · z) + call d₂ (p₂ · z) + …
    pub(super) fn sum(&self, transform: &mut Transform<'_>, by: &dyn Collect, z: &Term) -> Term {
        let argument = transform.rules.argument();
        let call = |each: &Contribution| {
            let z = argument.read(z.clone(), each.place.clone());
            by.call(each.operand.clone(), each.scaled(z))
        };
        match self {
            Operands::Few(operands) => sum(by, operands.iter().map(call)),
            Operands::Each(turns) => turns.fold(transform, by.codomain(), by.zero(), |operands, rest| {
                operands.iter().rev().fold(rest, |rest, each| by.plus(call(each), rest))
            }),
        }
    }

    /// p₁ · d₁ + p₂ · d₂ + …, of tangents.
    pub(super) fn tangent(&self, transform: &mut Transform<'_>) -> Term {
        let term = |each: &Contribution| each.scaled(each.operand.clone());
        let add = |x: Term, y: Term| prim(Prim::Real(RealOp::Add), [x, y]);
        match self {
            Operands::Few(operands) => operands.iter().map(term).reduce(add).unwrap_or_else(|| real(0.0)),
            Operands::Each(turns) => turns.fold(transform, Type::Double, real(0.0), |operands, rest| {
                operands.iter().rev().fold(rest, |rest, each| add(term(each), rest))
            }),
        }
    }

    /// [(p₁, d₁), (p₂, d₂), …], of elements of this type; with places, [(q₁, p₁, d₁), …].
    pub(super) fn list(&self, transform: &mut Transform<'_>, item: &Type) -> Term {
        let argument = transform.rules.argument();
        let both = |each: &Contribution| match argument {
            Argument::Real => pair(each.partial.clone(), each.operand.clone()),
            Argument::Places => tuple([each.place.clone(), each.partial.clone(), each.operand.clone()]),
        };
        match self {
            Operands::Few(operands) => list(item.clone(), operands.iter().map(both)),
            Operands::Each(turns) => {
                turns.fold(transform, Type::list(item.clone()), nil(item.clone()), |operands, rest| {
                    operands.iter().rev().fold(rest, |rest, each| cons(item.clone(), both(each), rest))
                })
            }
        }
    }
}

impl Turns {
    /// step … (step … start), from the last turn to the first.
    fn fold(
        &self,
        transform: &mut Transform<'_>,
        ty: Type,
        start: Term,
        step: impl FnOnce(&[Contribution], Term) -> Term,
    ) -> Term {
        let rest = transform.writer.supply.var("s");
        let body = step(&self.contributions, var(&rest));
        let elements = self.elements.iter().rev();
        let body = elements.fold(body, |body, (vars, element)| unpack(vars, element.clone(), body));
        let function = transform.turns();
        let turn = lams([(self.index.clone(), Type::Int), (rest, ty.clone())], body);
        apps(inst(&function, [ty]), [self.count.clone(), turn, start])
    }
}

/// Definitions that are made when they are first needed.
#[derive(Default)]
pub(super) struct Helpers {
    turns: Option<Bind>,
    primals: Option<Bind>,
}

impl Helpers {
    /// What was needed.
    pub(super) fn take(&mut self) -> impl Iterator<Item = Group> + use<> {
        let turns = self.turns.take().map(|bind| Group::Rec(vec![bind]));
        turns.into_iter().chain(self.primals.take().map(Group::One))
    }
}

impl Transform<'_> {
    /// `downFrom`.
    pub(super) fn turns(&mut self) -> Var {
        if let Some(bind) = &self.helpers.turns {
            return bind.var.clone();
        }
        let supply = &mut self.writer.supply;
        let (name, state) = (supply.var("downFrom"), supply.ty_var("s"));
        let [n, f, s] = ["n", "f", "s"].map(|hint| supply.var(hint));
        let ty = Type::Var(state.clone());
        let turn = Type::funs([Type::Int, ty.clone()], ty.clone());
        let before = || int_op(IntOp::Sub, [var(&n), int(1)]);
        let next = apps(var(&f), [before(), var(&s)]);
        let again = apps(inst(&name, [ty.clone()]), [before(), var(&f), next]);
        let body = case_or(var(&n), [lit_alt(Lit::Int(0), var(&s))], again);
        let params = [(n.clone(), Type::Int), (f.clone(), turn), (s.clone(), ty.clone())];
        let scheme = Scheme { vars: vec![state], ty: Type::funs(params.clone().map(|(_, ty)| ty), ty) };
        self.helpers.turns = Some(bind(&name, scheme, lams(params, body)));
        name
    }

    /// `primals` of an array of dual numbers.
    pub(super) fn primals(&mut self, array: Term) -> Term {
        if let Some(bind) = &self.helpers.primals {
            return app(var(&bind.var), array);
        }
        let (dual, function) = (self.ty(&Type::Double), self.turns());
        let supply = &mut self.writer.supply;
        let [name, v, j, l] = ["primals", "v", "j", "l"].map(|hint| supply.var(hint));
        let reals = Type::list(Type::Double);
        let element = prim_at(Prim::ArrayIndex, [dual.clone()], [var(&v), var(&j)]);
        let more = cons(Type::Double, fst(element), var(&l));
        let turn = lams([(j, Type::Int), (l, reals.clone())], more);
        let count = prim_at(Prim::ArraySize, [dual.clone()], [var(&v)]);
        let collected = apps(inst(&function, [reals]), [count, turn, nil(Type::Double)]);
        let of = Type::iarray(dual);
        let body = lam(&v, of.clone(), prim_at(Prim::ArrayFromList, [Type::Double], [collected]));
        self.helpers.primals = Some(bind(&name, Type::fun(of, Type::iarray(Type::Double)), body));
        app(var(&name), array)
    }

    /// D\[sumA t\] and D\[dot s t\], given D of the arrays.
    pub(super) fn reduction(
        &mut self,
        reduction: Reduction,
        arrays: Vec<Term>,
        span: Span,
        state: &State,
    ) -> Comp {
        let dual = self.ty(&Type::Double);
        let (result, index) = (self.writer.supply.var("r"), self.writer.supply.var("j"));
        let vars: Vec<Var> = ["v", "w"].iter().map(|hint| self.writer.supply.var(*hint)).collect();
        let vars = &vars[..arrays.len()];
        let primals: Vec<Term> = vars.iter().map(|array| self.primals(var(array))).collect();
        let primal = prim(Prim::Reduce(reduction), primals).at(span);
        let hints = match reduction {
            Reduction::Sum => [["_", "d"], ["_", "_"]],
            Reduction::Dot => [["x", "d"], ["y", "e"]],
        };
        let elements: Vec<([Var; 2], Term)> = vars
            .iter()
            .zip(hints)
            .map(|(array, hints)| {
                let element = prim_at(Prim::ArrayIndex, [dual.clone()], [var(array), var(&index)]);
                (hints.map(|hint| self.writer.supply.var(hint)), element)
            })
            .collect();
        let contributions = match &elements[..] {
            [([x, d], _), ([y, e], _)] => {
                vec![Contribution::new(var(y), var(d)), Contribution::new(var(x), var(e))]
            }
            elements => {
                let terms = elements.iter().map(|([_, d], _)| var(d));
                terms.map(|operand| Contribution::new(real(1.0), operand)).collect()
            }
        };
        let count = prim_at(Prim::ArraySize, [dual], vars.first().map(var));
        let operands = Operands::Each(Turns { count, index, elements, contributions });
        let node = self.node((Origin::Reduction(reduction), span), var(&result), operands, state);
        let node = node.wrap(|body| let_(&result, primal, body));
        vars.iter()
            .zip(arrays)
            .rev()
            .fold(node, |node, (array, value)| node.wrap(|body| let_(array, value, body)))
    }
}
