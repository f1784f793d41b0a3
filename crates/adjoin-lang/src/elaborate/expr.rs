//! Expressions.

use super::Elaborator;
use super::fail::Fail;
use super::matching::bind_all;
use crate::check::typed::{Expr, ExprKind, Pattern, Qualifier, Rhs};
use crate::check::types::TyId;
use crate::core::build;
use crate::core::{self, ConId, Kind, Term, Type, Var};
use crate::source::Name;

impl Elaborator<'_> {
    /// The core term of an expression.
    pub(crate) fn expr(&mut self, e: &Expr) -> Term {
        if !self.within_limits(e.ty, e.span) {
            return build::unit();
        }
        let term = self.expr_term(e);
        if term.span().is_none() { term.at(self.place(e.span)) } else { term }
    }

    fn expr_term(&mut self, e: &Expr) -> Term {
        match &e.kind {
            ExprKind::Var(id, args) => match self.checker.var(*id).builtin {
                Some(builtin) => self.builtin(builtin, e, args, Vec::new()),
                None => self.occurrence(*id, args, e.span),
            },
            ExprKind::Con(con, args) => self.constructor(*con, e.ty, args, Vec::new()),
            ExprKind::Int(value) => match self.ty(e.ty) {
                Type::Double => build::real(*value as f64),
                _ => build::int(*value as i64),
            },
            ExprKind::Frac(value) => build::real(*value),
            ExprKind::Char(value) => build::char(*value),
            ExprKind::Str(value) => build::string(value),
            ExprKind::App(function, args) => self.application(function, args),
            ExprKind::RightSection(function, right) => self.right_section(function, right),
            ExprKind::TupleSection(parts) => self.tuple_section(e.ty, parts),
            ExprKind::Lambda(patterns, body) => self.lambda(e, patterns, body),
            ExprKind::Let(groups, body) => {
                let result = self.ty(e.ty);
                self.let_groups(groups, &result, |me| me.expr(body))
            }
            ExprKind::If(condition, yes, no) => {
                let condition = self.expr(condition);
                let yes = self.expr(yes);
                let no = self.expr(no);
                build::if_(condition, yes, no)
            }
            ExprKind::Guards(bodies) => {
                let result = self.ty(e.ty);
                let fail = Fail::Small(build::fail(result.clone(), "no guard of an `if` holds"));
                self.guarded(bodies, &result, &fail)
            }
            ExprKind::Case(scrutinee, alts) => {
                let result = self.ty(e.ty);
                self.case(scrutinee, alts, &result, "no alternative of a `case` matches")
            }
            ExprKind::LambdaCase(alts) => {
                let rows: Vec<(&[Pattern], &Rhs)> =
                    alts.iter().map(|(pattern, rhs)| (std::slice::from_ref(pattern), rhs)).collect();
                self.lambda_match(e.ty, 1, &rows, "no alternative of a `\\case` matches")
            }
            ExprKind::Tuple(parts) => {
                let parts: Vec<Term> = parts.iter().map(|part| self.expr(part)).collect();
                build::tuple(parts)
            }
            ExprKind::List(items) => {
                let element = self.element(e.ty);
                let items: Vec<Term> = items.iter().map(|item| self.expr(item)).collect();
                build::list(element, items)
            }
            ExprKind::Range(from, then, to) => self.range(from, then.as_deref(), to),
            ExprKind::Comprehension(head, qualifiers) => {
                let element = self.element(e.ty);
                self.comprehension(head, qualifiers, &element, build::nil(element.clone()))
            }
            ExprKind::Update(base, fields) => self.update(e.ty, base, fields),
            ExprKind::Par(parts) => {
                let parts: Vec<Term> = parts.iter().map(|part| self.expr(part)).collect();
                build::par(parts)
            }
            ExprKind::Wrong => build::fail(self.ty(e.ty), "an expression with an error"),
        }
    }

    fn element(&self, list: TyId) -> Type {
        match self.ty(list) {
            Type::Data(_, args) => args.first().cloned().unwrap_or_else(Type::unit),
            other => other,
        }
    }

    fn application(&mut self, function: &Expr, args: &[Expr]) -> Term {
        let arguments = |me: &mut Self| -> Vec<Term> { args.iter().map(|arg| me.expr(arg)).collect() };
        match &function.kind {
            ExprKind::Var(id, types) => {
                if let Some(builtin) = self.checker.var(*id).builtin {
                    let arguments = arguments(self);
                    return self.builtin(builtin, function, types, arguments);
                }
            }
            ExprKind::Con(con, types) => {
                let arguments = arguments(self);
                return self.constructor(*con, function.ty, types, arguments);
            }
            _ => {}
        }
        let term = self.expr(function);
        let arguments = arguments(self);
        build::apps(term, arguments)
    }

    /// A constructor applied to some of its fields.
    fn constructor(&mut self, con: ConId, ty: TyId, types: &[TyId], args: Vec<Term>) -> Term {
        let types: Vec<Type> = types.iter().map(|ty| self.ty(*ty)).collect();
        let arity = self.checker.data.con(con).map_or(0, |decl| decl.fields.len());
        self.saturate(ty, arity, args, |_, args| build::con(con, types, args))
    }

    /// Applies something with exactly `arity` parameters: binds the given arguments and abstracts over the
    /// missing ones, or applies the result to the surplus ones.
    pub(super) fn saturate(
        &mut self,
        function: TyId,
        arity: usize,
        mut args: Vec<Term>,
        make: impl FnOnce(&mut Self, Vec<Term>) -> Term,
    ) -> Term {
        if args.len() >= arity {
            let extra = args.split_off(arity);
            let term = make(self, args);
            return build::apps(term, extra);
        }
        let mut ty = self.ty(function);
        let mut params: Vec<(Var, Type)> = Vec::new();
        for i in 0..arity {
            let Type::Fun(from, to) = ty else { break };
            if i >= args.len() {
                params.push((self.supply.var("x"), (*from).clone()));
            }
            ty = (*to).clone();
        }
        // The given arguments are computed once, before the function is made.
        let mut bound = Vec::new();
        let mut all: Vec<Term> = args.into_iter().map(|arg| self.share(arg, &mut bound)).collect();
        all.extend(params.iter().map(|(var, _)| build::var(var)));
        let body = make(self, all);
        bind_all(bound, build::lams(params, body))
    }

    /// A term that may be moved under a λ or used twice: itself if it is a variable or literal, else a
    /// variable bound to it.
    pub(super) fn share(&mut self, term: Term, bound: &mut Vec<(Var, Term)>) -> Term {
        if matches!(term.kind(), Kind::Lit(_) | Kind::Var(..)) {
            return term;
        }
        build::var(&self.atom(term, bound))
    }

    fn right_section(&mut self, function: &Expr, right: &Expr) -> Term {
        let right = self.expr(right);
        let mut bound = Vec::new();
        let right = self.share(right, &mut bound);
        let Type::Fun(from, _) = self.ty(function.ty) else { return right };
        let x = self.supply.var("x");
        let args = vec![build::var(&x), right];
        let body = match &function.kind {
            ExprKind::Var(id, types) if self.checker.var(*id).builtin.is_some() => {
                match self.checker.var(*id).builtin {
                    Some(builtin) => self.builtin(builtin, function, types, args),
                    None => build::unit(),
                }
            }
            ExprKind::Con(con, types) => self.constructor(*con, function.ty, types, args),
            _ => {
                let function = self.expr(function);
                let function = self.share(function, &mut bound);
                build::apps(function, args)
            }
        };
        bind_all(bound, build::lam(&x, (*from).clone(), body))
    }

    fn tuple_section(&mut self, section: TyId, parts: &[Option<Expr>]) -> Term {
        let mut ty = self.ty(section);
        let mut bound = Vec::new();
        let mut params = Vec::new();
        let mut all = Vec::with_capacity(parts.len());
        for part in parts {
            if let Some(part) = part {
                let term = self.expr(part);
                all.push(self.share(term, &mut bound));
            } else {
                let Type::Fun(from, to) = ty else { return build::unit() };
                let var = self.supply.var("x");
                all.push(build::var(&var));
                params.push((var, (*from).clone()));
                ty = (*to).clone();
            }
        }
        bind_all(bound, build::lams(params, build::tuple(all)))
    }

    fn lambda(&mut self, e: &Expr, patterns: &[Pattern], body: &Expr) -> Term {
        let mut ty = self.ty(e.ty);
        let mut params = Vec::new();
        let mut plans = Vec::new();
        for pattern in patterns {
            let Type::Fun(from, to) = ty else { break };
            let plan = self.plan_binding(pattern);
            params.push((plan.var().clone(), (*from).clone()));
            plans.push(plan);
            ty = (*to).clone();
        }
        let mut term = self.expr(body);
        for plan in plans.into_iter().rev() {
            term = plan.take_apart(term, &ty, "a lambda does not match its argument");
        }
        build::lams(params, term)
    }

    fn range(&mut self, from: &Expr, then: Option<&Expr>, to: &Expr) -> Term {
        let element = self.ty(from.ty);
        if let Type::Data(..) = element {
            return self.enumeration_range(&element, from, then, to);
        }
        let name = match (element, then.is_some()) {
            (Type::Double, false) => "enumFromToDouble",
            (Type::Double, true) => "enumFromThenToDouble",
            (Type::Char, false) => "enumFromToChar",
            (Type::Char, true) => "enumFromThenToChar",
            (_, false) => "enumFromToInt",
            (_, true) => "enumFromThenToInt",
        };
        let args: Vec<Term> =
            [Some(from), then, Some(to)].into_iter().flatten().map(|e| self.expr(e)).collect();
        let function = self.prelude(name);
        build::apps(function, args)
    }

    /// A range of an enumeration: of the numbers of its constructors.
    fn enumeration_range(&mut self, ty: &Type, from: &Expr, then: Option<&Expr>, to: &Expr) -> Term {
        let name = if then.is_some() { "enumFromThenToInt" } else { "enumFromToInt" };
        let args: Vec<Term> = [Some(from), then, Some(to)]
            .into_iter()
            .flatten()
            .map(|e| {
                let value = self.expr(e);
                self.number_of(ty, value)
            })
            .collect();
        let numbers = build::apps(self.prelude(name), args);
        let n = self.supply.var("n");
        let value = self.of_number(ty, build::var(&n), "no value of this number", core::Span::NONE);
        let map = self.prelude_at("map", [Type::Int, ty.clone()]);
        build::apps(map, [build::lam(&n, Type::Int, value), numbers])
    }

    /// A polymorphic function of the prelude, at types.
    pub(super) fn prelude_at(&mut self, name: &str, types: impl IntoIterator<Item = Type>) -> Term {
        match self.prelude(name).kind() {
            Kind::Var(var, _) => build::inst(var, types),
            _ => build::fail(Type::unit(), format!("the prelude lacks `{name}`")),
        }
    }

    /// A monomorphic function of the prelude.
    pub(super) fn prelude(&mut self, name: &str) -> Term {
        let id = self.checker.base_scope.get(name).copied();
        match id.and_then(|id| self.instance(id, Vec::new())) {
            Some(var) => build::var(&var),
            None => build::fail(Type::unit(), format!("the prelude lacks `{name}`")),
        }
    }

    /// `[head | qualifiers] ++ tail`, where `tail` is small (Wadler, in Peyton Jones 1987, chapter 7).
    fn comprehension(&mut self, head: &Expr, qualifiers: &[Qualifier], element: &Type, tail: Term) -> Term {
        let Some((first, rest)) = qualifiers.split_first() else {
            let head = self.expr(head);
            return build::cons(element.clone(), head, tail);
        };
        match first {
            Qualifier::Condition(e) => {
                let condition = self.expr(e);
                let then = self.comprehension(head, rest, element, tail.clone());
                build::if_(condition, then, tail)
            }
            Qualifier::Let(groups) => {
                let result = Type::list(element.clone());
                self.let_groups(groups, &result, |me| me.comprehension(head, rest, element, tail))
            }
            Qualifier::Bind(pattern, source) => {
                let drawn = self.ty(pattern.ty);
                let source = self.expr(source);
                let [walk, list, item, items] = ["walk", "xs", "x", "xs"].map(|hint| self.supply.var(hint));
                let next = build::app(build::var(&walk), build::var(&items));
                let fail = Fail::Small(next.clone());
                let body = self.match_one(build::var(&item), pattern, &fail, |me| {
                    me.comprehension(head, rest, element, next)
                });
                let alts = [build::alt(ConId::NIL, [], tail), build::alt(ConId::CONS, [&item, &items], body)];
                let function =
                    build::lam(&list, Type::list(drawn.clone()), build::case(build::var(&list), alts));
                let ty = Type::fun(Type::list(drawn), Type::list(element.clone()));
                let call = build::app(build::var(&walk), source);
                build::letrec(vec![build::bind(&walk, ty, function)], call)
            }
        }
    }

    fn update(&mut self, ty: TyId, base: &Expr, fields: &[(Name, Expr)]) -> Term {
        let record = self.ty(ty);
        let base = self.expr(base);
        let mut bound = Vec::new();
        let mut values: Vec<(&Name, Term)> = Vec::new();
        let value = self.share(base, &mut bound);
        for (label, e) in fields {
            let term = self.expr(e);
            values.push((label, self.share(term, &mut bound)));
        }
        let Type::Data(data, args) = &record else { return value };
        let Some(decl) = self.checker.data.get(*data) else { return value };
        let mut alts = Vec::new();
        for (tag, con) in decl.cons.iter().enumerate() {
            let labels = con.labels.as_deref().unwrap_or_default();
            let has = |label: &Name| labels.iter().any(|l| **l == **label);
            if !values.iter().all(|(label, _)| has(label)) {
                continue;
            }
            let vars: Vec<Var> = labels.iter().map(|label| self.supply.var(label.clone())).collect();
            let parts: Vec<Term> = labels
                .iter()
                .zip(&vars)
                .map(|(label, var)| {
                    let new = values.iter().find(|(name, _)| name.as_str() == &**label);
                    new.map_or_else(|| build::var(var), |(_, term)| term.clone())
                })
                .collect();
            let id = ConId::new(*data, tag as u32);
            alts.push(build::alt(id, &vars, build::con(id, args.iter().cloned(), parts)));
        }
        let term = if alts.len() == decl.cons.len() {
            build::case(value, alts)
        } else {
            let message = format!("a record update needs a constructor with the field `{}`", values[0].0);
            build::case_or(value, alts, build::fail(record.clone(), message))
        };
        bind_all(bound, term)
    }
}
