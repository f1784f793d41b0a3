//! A matrix-vector product is one node with a result for each row.
//!
//! ```text
//! D[matVec s t] = let m = D[s] in let v = D[t] in let n = lengthA v in
//!     let r = matVec (fromListA [primals (m @ i) | i < lengthA m]) (primals v) in
//!     let (_, (i, (_, f))) = node(r, [(t div n, y, d), (t div n, x, e) | t < lengthA m * n,
//!                                     (x, d) = m @ (t div n) @ (t mod n), (y, e) = v @ (t mod n)])
//!     in fromListA [(r @ q, (i, (q, f))) | q < lengthA r]
//! ```
//!
//! The results share the node's id and are told apart by their places, so the node is called once, with the
//! cotangents of all its results ([`argument`](super::argument)). Where there are no ids (the naive stage and
//! forward mode) every result has a backpropagator, or a tangent, of its own.
//!
//! Cost: one id; for m rows and n columns work O(m n), where the reverse pass has a logarithm of m.

use super::argument::Argument;
use super::dual::Transform;
use super::effect::{Comp, State};
use super::operands::{Contribution, Operands, Turns};
use crate::core::build::{apps, cons, inst, int, int_op, lams, let_, nil, pair, prim, prim_at, unpack, var};
use crate::core::prim::IntOp;
use crate::core::{Origin, Prim, Span, Term, Type, Var};

/// D of matrix and vector.
struct Factors {
    matrix: Var,
    vector: Var,
    /// `IArray` D\[Double\].
    row: Type,
    dual: Type,
}

impl Factors {
    fn rows(&self) -> Term {
        prim_at(Prim::ArraySize, [self.row.clone()], [var(&self.matrix)])
    }

    fn columns(&self) -> Term {
        prim_at(Prim::ArraySize, [self.dual.clone()], [var(&self.vector)])
    }

    fn row(&self, row: Term) -> Term {
        prim_at(Prim::ArrayIndex, [self.row.clone()], [var(&self.matrix), row])
    }
}

impl Transform<'_> {
    /// D\[matVec s t\], given D\[s\] and D\[t\].
    pub(super) fn product(&mut self, operands: Vec<Term>, span: Span, state: &State) -> Comp {
        let names = ["m", "v", "n", "r"].map(|hint| self.writer.supply.var(hint));
        let [matrix, vector, columns, results] = &names;
        let dual = self.ty(&Type::Double);
        let row = Type::iarray(dual.clone());
        let factors = Factors { matrix: matrix.clone(), vector: vector.clone(), row, dual: dual.clone() };

        let rows = self.generated(factors.rows(), Type::iarray(Type::Double), |transform, i| {
            transform.primals(factors.row(i))
        });
        let primal = prim(Prim::MatVec, [rows, self.primals(var(vector))]).at(span);
        let at = (Origin::MatVec, span);
        let result = |q: Term| prim_at(Prim::ArrayIndex, [Type::Double], [var(results), q]);
        let comp = match self.rules.argument() {
            Argument::Real => Comp::Pure(self.generated(factors.rows(), dual, |transform, q| {
                let turn = transform.writer.supply.var("j");
                let (row, column) = (q.clone(), var(&turn));
                let turns = transform.products(&factors, var(columns), turn, row, &column, &int(0));
                let node = transform.node(at, result(q), turns, state);
                transform.effect.finish(node, state)
            })),
            Argument::Places => {
                let turn = self.writer.supply.var("t");
                let count = int_op(IntOp::Mul, [factors.rows(), var(columns)]);
                let [row, column] = [IntOp::Div, IntOp::Mod].map(|op| int_op(op, [var(&turn), var(columns)]));
                let turns = self.products(&factors, count, turn, row.clone(), &column, &row);
                let node = self.node(at, var(results), turns, state);
                self.bind(node, "y", state, |transform, node, _| {
                    let [ignored, kept] = ["_", "d"].map(|hint| transform.writer.supply.var(hint));
                    let count = prim_at(Prim::ArraySize, [Type::Double], [var(results)]);
                    let duals = transform.generated(count, dual, |transform, q| {
                        pair(result(q.clone()), transform.rules.result(var(&kept), q))
                    });
                    Comp::Pure(unpack([&ignored, &kept], node, duals))
                })
            }
        };
        let comp = comp.wrap(|body| let_(results, primal, body));
        let comp = comp.wrap(|body| let_(columns, factors.columns(), body));
        [matrix, vector]
            .into_iter()
            .zip(operands)
            .rev()
            .fold(comp, |comp, (name, value)| comp.wrap(|body| let_(name, value, body)))
    }

    /// The operands x and y of the products x · y at (`row`, `column`), for all values of `turn`.
    fn products(
        &mut self,
        factors: &Factors,
        count: Term,
        turn: Var,
        row: Term,
        column: &Term,
        place: &Term,
    ) -> Operands {
        let element =
            |array: Term| prim_at(Prim::ArrayIndex, [factors.dual.clone()], [array, column.clone()]);
        let [x, d, y, e] = ["x", "d", "y", "e"].map(|hint| self.writer.supply.var(hint));
        let to = |partial: &Var, operand: &Var| Contribution {
            partial: var(partial),
            operand: var(operand),
            place: place.clone(),
        };
        let contributions = vec![to(&y, &d), to(&x, &e)];
        let elements = vec![([x, d], element(factors.row(row))), ([y, e], element(var(&factors.vector)))];
        Operands::Each(Turns { count, index: turn, elements, contributions })
    }

    /// fromListA \[element j | j < count\].
    fn generated(&mut self, count: Term, of: Type, element: impl FnOnce(&mut Self, Term) -> Term) -> Term {
        let [j, rest] = ["j", "l"].map(|hint| self.writer.supply.var(hint));
        let list = Type::list(of.clone());
        let element = element(self, var(&j));
        let turn =
            lams([(j, Type::Int), (rest.clone(), list.clone())], cons(of.clone(), element, var(&rest)));
        let function = self.turns();
        let elements = apps(inst(&function, [list]), [count, turn, nil(of.clone())]);
        prim_at(Prim::ArrayFromList, [of], [elements])
    }
}
