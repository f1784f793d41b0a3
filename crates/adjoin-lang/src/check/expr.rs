//! Checks expressions against the types that their context expects.

use std::sync::Arc;

use super::Checker;
use super::builtin::Builtin;
use super::classes::Classes;
use super::typed::{self, Expr, ExprKind, Pattern, VarId};
use super::types::{TyCon, TyId};
use crate::diagnostics::Diagnostic;
use crate::parse::tree::{self, Ident, Lit};
use crate::source::{Name, Span};

impl Checker {
    /// Checks an expression; always gives a typed one, which is [`ExprKind::Wrong`] after an error.
    pub(super) fn expr(&mut self, e: &tree::Expr, expected: TyId) -> Expr {
        let kind = self.expr_kind(e, expected);
        Expr { kind, ty: expected, span: e.span }
    }

    pub(super) fn boxed(&mut self, e: &tree::Expr, expected: TyId) -> Box<Expr> {
        Box::new(self.expr(e, expected))
    }

    /// Infers the type of an expression from the inside, for heads of applications.
    fn infer(&mut self, e: &tree::Expr) -> Expr {
        let span = e.span;
        match &e.kind {
            tree::ExprKind::Paren(inner) => self.infer(inner),
            tree::ExprKind::Var(name) => self.variable(name, span),
            tree::ExprKind::Con(name) => self.constructor(name, span),
            _ => {
                let ty = self.fresh();
                self.expr(e, ty)
            }
        }
    }

    fn expr_kind(&mut self, e: &tree::Expr, expected: TyId) -> ExprKind {
        use tree::ExprKind as E;
        let span = e.span;
        match &e.kind {
            E::Var(_) | E::Con(_) => {
                let typed = self.infer(e);
                self.require(span, expected, typed.ty);
                typed.kind
            }
            E::Lit(lit) => self.literal(lit, span, expected),
            E::Paren(inner) => self.expr(inner, expected).kind,
            E::App(function, args) => {
                let args: Vec<&tree::Expr> = args.iter().collect();
                self.application(function, &args, span, expected)
            }
            E::Binary(op, left, right) => self.binary(op, left, right, span, expected),
            E::Neg(inner) => self.negation(inner, span, expected),
            E::Lambda(pats, body) => self.lambda(pats, body, span, expected),
            E::LambdaCase(alts) => {
                let (from, to) = (self.fresh(), self.fresh());
                let function = self.types.fun(from, to);
                self.require(span, expected, function);
                ExprKind::LambdaCase(self.alternatives(alts, from, to))
            }
            E::Let(decls, body) => {
                let mark = self.scope_mark();
                let groups = self.local_decls(decls);
                let body = self.boxed(body, expected);
                self.leave_scope(mark);
                ExprKind::Let(groups, body)
            }
            E::If(condition, yes, no) => {
                let bool = self.types.bool();
                let condition = self.boxed(condition, bool);
                let yes = self.boxed(yes, expected);
                ExprKind::If(condition, yes, self.boxed(no, expected))
            }
            E::MultiIf(bodies) => ExprKind::Guards(self.guarded(bodies, expected)),
            E::Case(scrutinee, alts) => {
                let scrutinee = self.infer(scrutinee);
                let alts = self.alternatives(alts, scrutinee.ty, expected);
                ExprKind::Case(Box::new(scrutinee), alts)
            }
            E::Tuple(parts) => self.tuple(parts, span, expected),
            E::List(items) => {
                let element = self.list_element(span, expected);
                ExprKind::List(items.iter().map(|item| self.expr(item, element)).collect())
            }
            E::Range { from, then, to } => self.range(from, then.as_deref(), to.as_deref(), span, expected),
            E::Comprehension(head, qualifiers) => {
                let element = self.list_element(span, expected);
                let mark = self.scope_mark();
                let qualifiers = self.qualifiers(qualifiers, true);
                let head = self.boxed(head, element);
                self.leave_scope(mark);
                ExprKind::Comprehension(head, qualifiers)
            }
            E::LeftSection(left, op) => {
                let function = self.operator(op);
                self.apply(function, &[left], span, expected)
            }
            E::RightSection(op, right) => self.right_section(op, right, span, expected),
            E::RecordCon(con, fields) => self.record(con, fields, span, expected),
            E::RecordUpdate(base, fields) => self.update(base, fields, span, expected),
            E::Sig(inner, sig) => self.annotated(inner, sig, span, expected),
            E::Wild => self.not_an_expression(
                span,
                "`_` stands for something that is not looked at: it belongs into patterns",
            ),
            E::As(..) => self.not_an_expression(span, "`x@p` belongs into patterns"),
            E::Strict(_) => self.not_an_expression(
                span,
                "`!` and `~` before a name belong into patterns; evaluation is strict anyway",
            ),
            E::Chain(_) => ExprKind::Wrong,
        }
    }

    fn not_an_expression(&mut self, span: Span, help: &str) -> ExprKind {
        self.diagnostics.push(Diagnostic::error(span, "this is a pattern, not an expression").help(help));
        self.reported = true;
        ExprKind::Wrong
    }

    fn variable(&mut self, name: &Name, span: Span) -> Expr {
        let Some(var) = self.lookup(name) else {
            self.unknown_variable(name, span);
            let ty = self.fresh();
            return Expr { kind: ExprKind::Wrong, ty, span };
        };
        self.occurrence(var, span)
    }

    pub(super) fn occurrence(&mut self, var: VarId, span: Span) -> Expr {
        let info = &self.vars[var.0 as usize];
        if info.wrong {
            let ty = self.fresh();
            return Expr { kind: ExprKind::Wrong, ty, span };
        }
        let (scheme, builtin) = (info.scheme.clone(), info.builtin);
        let (ty, args) = self.types.instantiate(&scheme, self.level, span);
        if builtin == Some(Builtin::Fmap) {
            self.note_functor(span, &args);
        }
        Expr { kind: ExprKind::Var(var, args), ty, span }
    }

    pub(super) fn constructor(&mut self, name: &Name, span: Span) -> Expr {
        let Some(info) = self.constructors.get(name).cloned() else {
            self.unknown_constructor(name, span);
            let ty = self.fresh();
            return Expr { kind: ExprKind::Wrong, ty, span };
        };
        let (ty, args) = self.types.instantiate(&info.scheme, self.level, span);
        Expr { kind: ExprKind::Con(info.id, args), ty, span }
    }

    fn operator(&mut self, op: &Ident) -> Expr {
        if op.name.starts_with(|c: char| c == ':' || c.is_uppercase()) {
            self.constructor(&op.name, op.span)
        } else {
            self.variable(&op.name, op.span)
        }
    }

    fn builtin(&mut self, name: &str, span: Span) -> Expr {
        match self.base_scope.get(name).copied() {
            Some(var) => self.occurrence(var, span),
            None => self.variable(&name.into(), span),
        }
    }

    fn literal(&mut self, lit: &Lit, span: Span, expected: TyId) -> ExprKind {
        match lit {
            Lit::Int(value) => {
                self.require_classes(span, expected, Classes::NUM, "a number");
                ExprKind::Int(self.integer(*value, span, expected))
            }
            Lit::Frac(value) => {
                self.require_classes(span, expected, Classes::FRACTIONAL, "a number with a fraction");
                ExprKind::Frac(*value)
            }
            Lit::Char(value) => {
                let char = self.types.con(TyCon::Char, []);
                self.require(span, expected, char);
                ExprKind::Char(*value)
            }
            Lit::Str(value) => {
                let char = self.types.con(TyCon::Char, []);
                let string = self.types.list(char);
                self.require(span, expected, string);
                ExprKind::Str(value.clone())
            }
        }
    }

    fn negation(&mut self, inner: &tree::Expr, span: Span, expected: TyId) -> ExprKind {
        if let tree::ExprKind::Lit(lit @ (Lit::Int(_) | Lit::Frac(_))) = &inner.kind {
            match self.literal(lit, inner.span, expected) {
                ExprKind::Int(value) => ExprKind::Int(-value),
                ExprKind::Frac(value) => ExprKind::Frac(-value),
                other => other,
            }
        } else {
            let function = self.builtin("negate", span);
            self.apply(function, &[inner], span, expected)
        }
    }

    fn binary(
        &mut self,
        op: &Ident,
        left: &tree::Expr,
        right: &tree::Expr,
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        match self.lookup_builtin(&op.name) {
            Some(Builtin::ParPair) => self.parallel(&[left, right], span, expected),
            Some(Builtin::Apply) => self.application(left, &[right], span, expected),
            _ => {
                let before = self.diagnostics.len();
                let function = self.operator(op);
                let applied = self.apply(function, &[left, right], span, expected);
                if [left, right].into_iter().any(|operand| self.is_fork(operand)) {
                    self.explain_fork(before);
                }
                applied
            }
        }
    }

    /// Whether this is `s |*| t`, without parentheses around it.
    fn is_fork(&self, e: &tree::Expr) -> bool {
        matches!(&e.kind, tree::ExprKind::Binary(op, ..)
            if self.lookup_builtin(&op.name) == Some(Builtin::ParPair))
    }

    /// Says how `|*|` binds, in errors from this number on.
    fn explain_fork(&mut self, from: usize) {
        for error in self.diagnostics.iter_mut().skip(from) {
            error.notes.push(
                "`|*|` binds more tightly than all other operators (infixl 9): `a * b |*| c` is `a * (b |*| c)`".into(),
            );
            error.help = Some("put parentheses around the sides of `|*|`: `(a * b) |*| c`".into());
        }
    }

    fn application(
        &mut self,
        function: &tree::Expr,
        args: &[&tree::Expr],
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        if let tree::ExprKind::Var(name) = &function.without_parens().kind {
            match self.lookup_builtin(name) {
                Some(Builtin::ParPair) if args.len() == 2 => return self.parallel(args, span, expected),
                Some(Builtin::ParTuple) => return self.parallel_tuple(args, span, expected),
                _ => {}
            }
        }
        let function = self.infer(function);
        self.apply(function, args, span, expected)
    }

    fn parallel(&mut self, parts: &[&tree::Expr], span: Span, expected: TyId) -> ExprKind {
        let types: Vec<TyId> = parts.iter().map(|_| self.fresh()).collect();
        let tuple = self.types.con(TyCon::Tuple, types.clone());
        self.require(span, expected, tuple);
        ExprKind::Par(parts.iter().zip(types).map(|(part, ty)| self.expr(part, ty)).collect())
    }

    fn parallel_tuple(&mut self, args: &[&tree::Expr], span: Span, expected: TyId) -> ExprKind {
        if let [arg] = args {
            if let tree::ExprKind::Tuple(all) = &arg.without_parens().kind {
                let parts: Vec<&tree::Expr> = all.iter().flatten().collect();
                if parts.len() >= 2 && parts.len() == all.len() {
                    return self.parallel(&parts, span, expected);
                }
            }
        }
        let error = Diagnostic::error(span, "`par` needs a tuple written out")
            .note("its components are evaluated in parallel, so it must see them")
            .help("write `par (s, t, u)`; for two, `s |*| t`; for a list of thunks, `parallel`");
        self.diagnostics.push(error);
        self.reported = true;
        ExprKind::Wrong
    }

    /// Applies a typed function to arguments.
    pub(super) fn apply(
        &mut self,
        function: Expr,
        args: &[&tree::Expr],
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        let mut ty = function.ty;
        let mut params = Vec::with_capacity(args.len());
        for i in 0..args.len() {
            if self.types.is_unbound(ty) {
                let (from, to) = (self.fresh(), self.fresh());
                let fun = self.types.fun(from, to);
                if !self.require(span, ty, fun) {
                    break;
                }
                ty = fun;
            }
            let Some((from, to)) = self.types.as_fun(ty) else {
                self.too_many_arguments(&function, args, i);
                break;
            };
            params.push(from);
            ty = to;
        }
        if params.len() == args.len() {
            self.require(span, expected, ty);
        }
        let mut typed = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            let param = params.get(i).copied().unwrap_or_else(|| self.fresh());
            typed.push(self.expr(arg, param));
        }
        ExprKind::App(Box::new(function), typed)
    }

    fn too_many_arguments(&mut self, function: &Expr, args: &[&tree::Expr], taken: usize) {
        let shown = self.shower().show(function.ty);
        let (message, help) = if taken == 0 {
            (
                format!("this is applied to an argument, but it is no function: it has type `{shown}`"),
                "is an operator or a comma missing?",
            )
        } else {
            let plural = if taken == 1 { "" } else { "s" };
            (
                format!("this function takes {taken} argument{plural}, but is given {}", args.len()),
                "is an operator missing, or are parentheses around an argument?",
            )
        };
        let error = Diagnostic::error(function.span, message)
            .label(format!("has type `{shown}`"))
            .related(args[taken].span, "this argument is too many")
            .help(help);
        self.type_error(error);
    }

    fn lambda(&mut self, pats: &[tree::Pat], body: &tree::Expr, span: Span, expected: TyId) -> ExprKind {
        let mut types = Vec::with_capacity(pats.len());
        let mut result = expected;
        for _ in pats {
            if let Some((from, to)) = self.types.as_fun(result) {
                types.push(from);
                result = to;
            } else {
                let (from, to) = (self.fresh(), self.fresh());
                let fun = self.types.fun(from, to);
                self.require(span, result, fun);
                types.push(from);
                result = to;
            }
        }
        let mark = self.scope_mark();
        let pats = self.pats(pats, &types);
        let body = self.boxed(body, result);
        self.leave_scope(mark);
        ExprKind::Lambda(pats, body)
    }

    fn alternatives(
        &mut self,
        alts: &[tree::Alt],
        scrutinee: TyId,
        result: TyId,
    ) -> Vec<(Pattern, typed::Rhs)> {
        alts.iter()
            .map(|alt| {
                let mark = self.scope_mark();
                let pat = self.pats(std::slice::from_ref(&alt.pat), &[scrutinee]).remove(0);
                let rhs = self.rhs(&alt.rhs, result);
                self.leave_scope(mark);
                (pat, rhs)
            })
            .collect()
    }

    /// A right-hand side; its `where` is in scope in guards and bodies.
    pub(super) fn rhs(&mut self, rhs: &tree::Rhs, result: TyId) -> typed::Rhs {
        let mark = self.scope_mark();
        let groups = self.local_decls(&rhs.decls);
        let bodies = self.guarded(&rhs.bodies, result);
        self.leave_scope(mark);
        typed::Rhs { groups, bodies }
    }

    fn guarded(&mut self, bodies: &[tree::Guarded], result: TyId) -> Vec<typed::Guarded> {
        bodies
            .iter()
            .map(|body| {
                let mark = self.scope_mark();
                let guards = self.qualifiers(&body.guards, false);
                let body = self.expr(&body.body, result);
                self.leave_scope(mark);
                typed::Guarded { guards, body }
            })
            .collect()
    }

    /// Guards, or the parts of a comprehension; what they bind stays in scope until the caller leaves it.
    fn qualifiers(&mut self, qualifiers: &[tree::Qualifier], draw: bool) -> Vec<typed::Qualifier> {
        let mut out = Vec::new();
        for qualifier in qualifiers {
            out.push(match qualifier {
                tree::Qualifier::Condition(e) => {
                    let bool = self.types.bool();
                    typed::Qualifier::Condition(self.expr(e, bool))
                }
                tree::Qualifier::Bind(pat, e) => {
                    let element = self.fresh();
                    let source = if draw { self.types.list(element) } else { element };
                    let e = self.expr(e, source);
                    let pat = self.pats(std::slice::from_ref(pat), &[element]).remove(0);
                    typed::Qualifier::Bind(pat, e)
                }
                tree::Qualifier::Let(decls) => typed::Qualifier::Let(self.local_decls(decls)),
            });
        }
        out
    }

    fn tuple(&mut self, parts: &[Option<tree::Expr>], span: Span, expected: TyId) -> ExprKind {
        let types: Vec<TyId> = parts.iter().map(|_| self.fresh()).collect();
        let tuple = self.types.con(TyCon::Tuple, types.clone());
        let missing: Vec<TyId> =
            parts.iter().zip(&types).filter(|(p, _)| p.is_none()).map(|(_, ty)| *ty).collect();
        let ty = self.types.funs(&missing, tuple);
        self.require(span, expected, ty);
        let mut typed: Vec<Option<Expr>> = Vec::with_capacity(parts.len());
        for (part, ty) in parts.iter().zip(types) {
            typed.push(part.as_ref().map(|part| self.expr(part, ty)));
        }
        if missing.is_empty() {
            ExprKind::Tuple(typed.into_iter().flatten().collect())
        } else {
            ExprKind::TupleSection(typed)
        }
    }

    fn list_element(&mut self, span: Span, expected: TyId) -> TyId {
        let element = self.fresh();
        let list = self.types.list(element);
        self.require(span, expected, list);
        element
    }

    fn range(
        &mut self,
        from: &tree::Expr,
        then: Option<&tree::Expr>,
        to: Option<&tree::Expr>,
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        let element = self.list_element(span, expected);
        let start = self.boxed(from, element);
        let then = then.map(|e| self.boxed(e, element));
        let Some(to) = to else {
            if self.types.is_number(element) {
                let error = Diagnostic::error(span, "this list is infinite")
                    .note("evaluation is strict: a list is built as a whole")
                    .help("give the range an end, as in `[1 .. n]`; to number a list, `zip [0 .. length xs - 1] xs`");
                self.diagnostics.push(error);
                self.reported = true;
                return ExprKind::Wrong;
            }
            let args: Vec<Expr> = [Some(start), then].into_iter().flatten().map(|e| *e).collect();
            let function = self.builtin(if args.len() == 2 { "enumFromThen" } else { "enumFrom" }, span);
            let shape = self.types.funs(&vec![element; args.len()], expected);
            self.require(span, shape, function.ty);
            return ExprKind::App(Box::new(function), args);
        };
        let to = self.boxed(to, element);
        self.require_classes(span, element, Classes::ENUM, "a range");
        ExprKind::Range(start, then, to)
    }

    fn right_section(&mut self, op: &Ident, right: &tree::Expr, span: Span, expected: TyId) -> ExprKind {
        let function = self.operator(op);
        let (first, second, result) = (self.fresh(), self.fresh(), self.fresh());
        let shape = self.types.funs(&[first, second], result);
        self.require(op.span, shape, function.ty);
        let section = self.types.fun(first, result);
        self.require(span, expected, section);
        let right = self.boxed(right, second);
        ExprKind::RightSection(Box::new(function), right)
    }

    fn annotated(
        &mut self,
        inner: &tree::Expr,
        sig: &tree::QualType,
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        let scheme = self.signature_scheme(sig);
        if scheme.quants.is_empty() {
            self.require(span, expected, scheme.ty);
            return self.expr(inner, scheme.ty).kind;
        }
        let var = self.new_var("annotated".into(), span, scheme);
        let body = tree::Guarded { guards: Vec::new(), body: inner.clone() };
        let rhs = tree::Rhs { bodies: vec![body], decls: tree::Decls::default() };
        let clause = tree::Clause { pats: Vec::new(), rhs, span };
        let function = self.check_signature(var, &[clause], sig, span);
        let group = typed::Group { recursive: false, binds: vec![typed::Bind::Function(function)] };
        let occurrence = self.occurrence(var, span);
        self.require(span, expected, occurrence.ty);
        ExprKind::Let(vec![Arc::new(group)], Box::new(occurrence))
    }
}
