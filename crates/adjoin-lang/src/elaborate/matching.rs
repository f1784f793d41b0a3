//! Pattern matching: clauses with nested patterns to flat cases.
//!
//! The mixture rule (Wadler, in Peyton Jones 1987, chapter 5): rows are matched column by column from the
//! left; neighbouring rows whose first patterns are all constructors are grouped by constructor, neighbouring
//! rows of variables go on with the next column, and where the two kinds alternate, the later rows become
//! what happens if the earlier ones fail. Every right-hand side is translated once, so the result is linear
//! in the program.

use super::Elaborator;
use super::fail::Fail;
use crate::check::builtin::Builtin;
use crate::check::typed::{self, ExprKind, Guarded, Pattern, PatternKind, Qualifier, Rhs};
use crate::check::types::TyId;
use crate::core::build;
use crate::core::{Alt, ConId, Kind, Lit, Term, Type, Var};

/// A row of the matrix: patterns still to be matched, and what follows.
struct Row<'p> {
    patterns: Vec<Pattern>,
    rhs: &'p Rhs,
}

/// A column: the value that is matched, and its type.
#[derive(Clone)]
pub(super) struct Column {
    pub(super) var: Var,
    pub(super) ty: Type,
}

enum Head {
    Wild,
    Con(ConId),
    Tuple,
    Lit(Lit),
}

impl Elaborator<'_> {
    /// `λx₁ … xₙ.` a match of the parameters against rows of patterns.
    pub(super) fn lambda_match(
        &mut self,
        function: TyId,
        arity: usize,
        rows: &[(&[Pattern], &Rhs)],
        message: &str,
    ) -> Term {
        let mut ty = self.ty(function);
        let mut columns = Vec::new();
        for i in 0..arity {
            let Type::Fun(from, to) = ty else { break };
            let patterns = rows.iter().map(|(patterns, _)| &patterns[i]);
            let var = self.parameter(patterns);
            columns.push(Column { var, ty: (*from).clone() });
            ty = (*to).clone();
        }
        let params: Vec<(Var, Type)> = columns.iter().map(|c| (c.var.clone(), c.ty.clone())).collect();
        let rows = rows.iter().map(|(patterns, rhs)| Row { patterns: patterns.to_vec(), rhs }).collect();
        let fail = Fail::Small(build::fail(ty.clone(), message));
        let body = self.rows(&columns, rows, &ty, &fail);
        build::lams(params, body)
    }

    /// A variable named after the first pattern that has a name.
    pub(super) fn parameter<'p>(&mut self, mut patterns: impl Iterator<Item = &'p Pattern>) -> Var {
        let named = patterns.find_map(|p| match &p.kind {
            PatternKind::Var(id) | PatternKind::As(id, _) => Some(*id),
            _ => None,
        });
        let hint = named.map_or("x", |id| self.checker.var(id).name.as_str());
        self.supply.var(hint)
    }

    /// `case value of alternatives`
    pub(super) fn case(
        &mut self,
        scrutinee: &typed::Expr,
        alts: &[(Pattern, Rhs)],
        result: &Type,
        message: &str,
    ) -> Term {
        let fail = Fail::Small(build::fail(result.clone(), message).at(self.place(scrutinee.span)));
        // A tuple that is taken apart at once need not be built.
        if let ExprKind::Tuple(parts) = &scrutinee.kind {
            let apart = |p: &Pattern| matches!(&p.kind, PatternKind::Tuple(_) | PatternKind::Wild);
            if alts.iter().all(|(p, _)| apart(p)) && !parts.is_empty() {
                let mut bound = Vec::new();
                let mut columns = Vec::new();
                for part in parts {
                    let ty = self.ty(part.ty);
                    let value = self.expr(part);
                    let var = self.atom(value, &mut bound);
                    columns.push(Column { var, ty });
                }
                let rows = alts
                    .iter()
                    .map(|(pattern, rhs)| {
                        let patterns = match &pattern.kind {
                            PatternKind::Tuple(patterns) => patterns.clone(),
                            _ => {
                                parts.iter().map(|p| Pattern { kind: PatternKind::Wild, ty: p.ty }).collect()
                            }
                        };
                        Row { patterns, rhs }
                    })
                    .collect();
                let body = self.rows(&columns, rows, result, &fail);
                return bind_all(bound, body);
            }
        }
        let ty = self.ty(scrutinee.ty);
        let value = self.expr(scrutinee);
        let mut bound = Vec::new();
        let var = self.atom(value, &mut bound);
        let rows = alts.iter().map(|(pattern, rhs)| Row { patterns: vec![pattern.clone()], rhs }).collect();
        let body = self.rows(&[Column { var, ty }], rows, result, &fail);
        match bound.pop() {
            Some((var, value)) if is_used_once(alts) => put_in_place(&var, value, body),
            Some(last) => bind_all(vec![last], body),
            None => body,
        }
    }

    /// A variable that holds a value: the value itself if it is one.
    pub(super) fn atom(&mut self, value: Term, bound: &mut Vec<(Var, Term)>) -> Var {
        if let Kind::Var(var, types) = value.kind() {
            if types.is_empty() {
                return var.clone();
            }
        }
        let var = self.supply.var("s");
        bound.push((var.clone(), value));
        var
    }

    pub(super) fn constructors(&self, con: ConId) -> usize {
        self.checker.data.get(con.data).map_or(1, |decl| decl.cons.len())
    }

    pub(super) fn field_types(&self, con: ConId, ty: &Type) -> Vec<Type> {
        match ty {
            Type::Data(_, args) => self.checker.data.fields(con, args).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Matches columns against rows; the heart of the algorithm.
    fn rows(&mut self, columns: &[Column], mut rows: Vec<Row<'_>>, result: &Type, fail: &Fail) -> Term {
        if rows.is_empty() {
            return fail.term();
        }
        let Some(column) = columns.first() else {
            let rest = rows.split_off(1);
            let first = rows.remove(0);
            if !falls_through(first.rhs, self) {
                return self.rhs(first.rhs, result, fail);
            }
            let rest = self.rows(columns, rest, result, fail);
            return self.with_fail(rest, |me, fail| me.rhs(first.rhs, result, fail));
        };
        for row in &mut rows {
            self.strip(row, column);
        }
        let heads: Vec<Head> = rows.iter().map(|row| Self::head(&row.patterns[0], &column.ty)).collect();
        let single = match &column.ty {
            Type::Tuple(_) => true,
            Type::Data(data, _) => self.checker.data.get(*data).is_some_and(|decl| decl.cons.len() == 1),
            _ => false,
        };
        let wild = |head: &Head| matches!(head, Head::Wild);
        if heads.iter().all(wild) {
            for row in &mut rows {
                row.patterns.remove(0);
            }
            return self.rows(&columns[1..], rows, result, fail);
        }
        if single {
            return self.only_constructor(columns, rows, result, fail);
        }
        // The longest run of rows of the same kind as the first; the rows behind it are tried if it fails.
        let split = heads.iter().position(|head| wild(head) != wild(&heads[0])).unwrap_or(heads.len());
        if split < rows.len() {
            let later = rows.split_off(split);
            let rest = self.rows(columns, later, result, fail);
            return self.with_fail(rest, |me, fail| me.rows(columns, rows, result, fail));
        }
        self.alternatives(columns, rows, &heads, result, fail)
    }

    /// Names the column in a row's first pattern, which is then not a variable.
    fn strip(&mut self, row: &mut Row<'_>, column: &Column) {
        loop {
            let pattern = &mut row.patterns[0];
            match std::mem::replace(&mut pattern.kind, PatternKind::Wild) {
                PatternKind::Var(id) => {
                    self.locals.insert(id, column.var.clone());
                }
                PatternKind::As(id, inner) => {
                    self.locals.insert(id, column.var.clone());
                    row.patterns[0] = *inner;
                    continue;
                }
                kind => pattern.kind = kind,
            }
            return;
        }
    }

    fn head(pattern: &Pattern, ty: &Type) -> Head {
        match &pattern.kind {
            PatternKind::Con(con, _) => Head::Con(*con),
            PatternKind::Tuple(_) => Head::Tuple,
            PatternKind::Wild | PatternKind::Var(_) | PatternKind::As(..) => Head::Wild,
            kind => literal(kind, ty).map_or(Head::Wild, Head::Lit),
        }
    }

    /// Tuples and data types with one constructor: taking apart cannot fail, so rows of variables join in.
    fn only_constructor(
        &mut self,
        columns: &[Column],
        rows: Vec<Row<'_>>,
        result: &Type,
        fail: &Fail,
    ) -> Term {
        let column = &columns[0];
        let (con, types) = match &column.ty {
            Type::Tuple(parts) => (None, parts.to_vec()),
            Type::Data(data, _) => {
                let con = ConId::new(*data, 0);
                (Some(con), self.field_types(con, &column.ty))
            }
            _ => (None, Vec::new()),
        };
        let mut expanded = Vec::with_capacity(rows.len());
        for mut row in rows {
            let first = row.patterns.remove(0);
            let mut patterns = match first.kind {
                PatternKind::Con(_, parts) | PatternKind::Tuple(parts) => parts,
                // The type of a wildcard is never looked at.
                _ => types.iter().map(|_| Pattern { kind: PatternKind::Wild, ty: first.ty }).collect(),
            };
            patterns.append(&mut row.patterns);
            expanded.push(Row { patterns, rhs: row.rhs });
        }
        let fields = self.fresh_fields(&expanded, &types);
        let inner: Vec<Column> = fields.iter().cloned().chain(columns[1..].iter().cloned()).collect();
        let body = self.rows(&inner, expanded, result, fail);
        let value = build::var(&column.var);
        match con {
            Some(con) => build::case(value, [build::alt(con, fields.iter().map(|f| &f.var), body)]),
            None if fields.is_empty() => body,
            None => build::unpack(fields.iter().map(|f| &f.var), value, body),
        }
    }

    fn fresh_fields(&mut self, rows: &[Row<'_>], types: &[Type]) -> Vec<Column> {
        let mut fields = Vec::with_capacity(types.len());
        for (i, ty) in types.iter().enumerate() {
            let var = self.parameter(rows.iter().map(|row| &row.patterns[i]));
            fields.push(Column { var, ty: ty.clone() });
        }
        fields
    }

    /// Rows that all begin with a constructor or literal: one alternative for each that appears.
    fn alternatives(
        &mut self,
        columns: &[Column],
        rows: Vec<Row<'_>>,
        heads: &[Head],
        result: &Type,
        fail: &Fail,
    ) -> Term {
        let column = &columns[0];
        let mut groups: Vec<(&Head, Vec<Row<'_>>)> = Vec::new();
        for (row, head) in rows.into_iter().zip(heads) {
            let same = groups.iter_mut().find(|(other, _)| match (head, other) {
                (Head::Con(a), Head::Con(b)) => a == b,
                (Head::Lit(a), Head::Lit(b)) => a == b,
                _ => false,
            });
            match same {
                Some((_, rows)) => rows.push(row),
                None => groups.push((head, vec![row])),
            }
        }
        let total = match (groups.first(), &column.ty) {
            (Some((Head::Con(con), _)), _) => Some(self.constructors(*con)),
            _ => None,
        };
        let mut alts: Vec<Alt> = Vec::new();
        for (head, rows) in groups {
            match head {
                Head::Con(con) => {
                    let types = self.field_types(*con, &column.ty);
                    let rows: Vec<Row<'_>> = rows
                        .into_iter()
                        .map(|mut row| {
                            let first = row.patterns.remove(0);
                            let mut patterns = match first.kind {
                                PatternKind::Con(_, parts) => parts,
                                _ => Vec::new(),
                            };
                            patterns.append(&mut row.patterns);
                            Row { patterns, rhs: row.rhs }
                        })
                        .collect();
                    let fields = self.fresh_fields(&rows, &types);
                    let inner: Vec<Column> =
                        fields.iter().cloned().chain(columns[1..].iter().cloned()).collect();
                    let body = self.rows(&inner, rows, result, fail);
                    alts.push(build::alt(*con, fields.iter().map(|f| &f.var), body));
                }
                Head::Lit(lit) => {
                    let rows = rows
                        .into_iter()
                        .map(|mut row| {
                            row.patterns.remove(0);
                            row
                        })
                        .collect();
                    let body = self.rows(&columns[1..], rows, result, fail);
                    alts.push(build::lit_alt(*lit, body));
                }
                Head::Wild | Head::Tuple => {}
            }
        }
        let value = build::var(&column.var);
        if total == Some(alts.len()) {
            build::case(value, alts)
        } else {
            build::case_or(value, alts, fail.term())
        }
    }

    /// A right-hand side that stops the program if no guard holds.
    pub(super) fn rhs_or_fail(&mut self, rhs: &Rhs, result: &Type, what: &str) -> Term {
        let fail = Fail::Small(build::fail(result.clone(), format!("no guard of {what} holds")));
        self.rhs(rhs, result, &fail)
    }

    fn rhs(&mut self, rhs: &Rhs, result: &Type, fail: &Fail) -> Term {
        self.let_groups(&rhs.groups, result, |me| me.guarded(&rhs.bodies, result, fail))
    }

    pub(super) fn guarded(&mut self, bodies: &[Guarded], result: &Type, fail: &Fail) -> Term {
        let Some((first, rest)) = bodies.split_first() else { return fail.term() };
        match first.guards.as_slice() {
            [] => self.expr(&first.body),
            [Qualifier::Condition(e)] if self.is_otherwise(e) => self.expr(&first.body),
            [Qualifier::Condition(e)] => {
                let condition = self.expr(e);
                let body = self.expr(&first.body);
                let rest = self.guarded(rest, result, fail);
                build::if_(condition, body, rest)
            }
            guards => {
                let rest = self.guarded(rest, result, fail);
                self.with_fail(rest, |me, fail| me.guards(guards, &first.body, result, fail))
            }
        }
    }

    fn guards(&mut self, guards: &[Qualifier], body: &typed::Expr, result: &Type, fail: &Fail) -> Term {
        let Some((first, rest)) = guards.split_first() else { return self.expr(body) };
        match first {
            Qualifier::Condition(e) => {
                let condition = self.expr(e);
                let then = self.guards(rest, body, result, fail);
                build::if_(condition, then, fail.term())
            }
            Qualifier::Let(groups) => {
                self.let_groups(groups, result, |me| me.guards(rest, body, result, fail))
            }
            Qualifier::Bind(pattern, e) => {
                let value = self.expr(e);
                self.match_one(value, pattern, fail, |me| me.guards(rest, body, result, fail))
            }
        }
    }

    fn is_otherwise(&self, e: &typed::Expr) -> bool {
        match &e.kind {
            ExprKind::Var(id, _) => self.checker.var(*id).builtin == Some(Builtin::Otherwise),
            ExprKind::Con(con, _) => *con == ConId::TRUE,
            _ => false,
        }
    }
}

/// Whether the value of a `case` is looked at once only: no alternative names it, and those that match
/// anything come last.
fn is_used_once(alts: &[(Pattern, Rhs)]) -> bool {
    let is_wild = |pattern: &Pattern| matches!(pattern.kind, PatternKind::Wild);
    let is_named = |pattern: &Pattern| matches!(pattern.kind, PatternKind::Var(_) | PatternKind::As(..));
    let first_wild = alts.iter().position(|(pattern, _)| is_wild(pattern)).unwrap_or(alts.len());
    alts.iter().all(|(pattern, _)| !is_named(pattern)) && alts[first_wild..].iter().all(|(p, _)| is_wild(p))
}

/// `let var = value in body`, where `body` looks at the variable at most once: if at its root, the value goes
/// there.
pub(super) fn put_in_place(var: &Var, value: Term, body: Term) -> Term {
    let is_var = |term: &Term| matches!(term.kind(), Kind::Var(other, _) if other == var);
    let kind = match body.kind() {
        Kind::Case(scrutinee, alts, default) if is_var(scrutinee) => {
            Kind::Case(value, alts.clone(), default.clone())
        }
        Kind::Unpack(vars, tuple, rest) if is_var(tuple) => Kind::Unpack(vars.clone(), value, rest.clone()),
        _ => return build::let_(var, value, body),
    };
    Term::new(kind, body.span())
}

/// `let vars = values in body`
pub(super) fn bind_all(bound: Vec<(Var, Term)>, body: Term) -> Term {
    bound.into_iter().rev().fold(body, |body, (var, value)| build::let_(&var, value, body))
}

/// Whether all guards of a right-hand side may be false.
fn falls_through(rhs: &Rhs, elaborator: &Elaborator<'_>) -> bool {
    rhs.bodies.last().is_none_or(|last| match last.guards.as_slice() {
        [] => false,
        [Qualifier::Condition(e)] => !elaborator.is_otherwise(e),
        _ => true,
    })
}

/// The literal that a pattern asks for, at the type of the value.
pub(super) fn literal(kind: &PatternKind, ty: &Type) -> Option<Lit> {
    match (kind, ty) {
        (PatternKind::Int(value), Type::Double) => Some(Lit::Double(*value as f64)),
        (PatternKind::Int(value), _) => Some(Lit::Int(*value as i64)),
        (PatternKind::Frac(value), _) => Some(Lit::Double(*value)),
        (PatternKind::Char(value), _) => Some(Lit::Char(*value)),
        _ => None,
    }
}
