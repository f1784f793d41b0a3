//! Walks over syntax trees, once for all passes: what is inside what, and where names and fixities are in
//! force.
//!
//! A pass says what it does at expressions and at binders; the walk calls it in the order in which things are
//! written, and tells it when what a binder brought into scope goes out of it again. There are two walks of
//! the same form, over borrowed trees and over trees that the pass changes.

use super::tree::{Alt, Binding, Decls, Expr, ExprKind, Guarded, Pat, Qualifier, Rhs};

macro_rules! walk {
    ($Walk:ident, $flat:ident, [$($mutable:tt)?], $(#[$doc:meta])*) => {
        $(#[$doc])*
        pub(crate) trait $Walk {
            /// What a binder brought into scope.
            type Scope;

            /// An expression: [`inside`](Self::inside) goes on into it.
            fn expr(&mut self, e: &$($mutable)? Expr);
            /// Patterns that bind for what follows.
            fn patterns(&mut self, pats: &$($mutable)? [Pat]) -> Self::Scope;
            /// The pattern of a declaration, whose names [`declarations`](Self::declarations) has bound.
            fn declared_pattern(&mut self, pat: &$($mutable)? Pat);
            /// Declarations, before the walk goes into them.
            fn declarations(&mut self, decls: &Decls) -> Self::Scope;
            /// The end of a scope.
            fn leave(&mut self, scope: Self::Scope);

            /// What a declaration binds names to.
            fn binding(&mut self, binding: &$($mutable)? Binding) {
                match binding {
                    Binding::Function { clauses, .. } => {
                        for clause in clauses {
                            let scope = self.patterns(&$($mutable)? clause.pats);
                            self.rhs(&$($mutable)? clause.rhs);
                            self.leave(scope);
                        }
                    }
                    Binding::Pattern { pat, rhs } => {
                        self.declared_pattern(pat);
                        self.rhs(rhs);
                    }
                }
            }

            /// Declarations, which stay in force until the caller leaves them.
            fn decls(&mut self, decls: &$($mutable)? Decls) -> Self::Scope {
                let scope = self.declarations(decls);
                for binding in &$($mutable)? decls.bindings {
                    self.binding(binding);
                }
                scope
            }

            /// A right-hand side with its `where`.
            fn rhs(&mut self, rhs: &$($mutable)? Rhs) {
                let scope = self.decls(&$($mutable)? rhs.decls);
                self.guarded(&$($mutable)? rhs.bodies);
                self.leave(scope);
            }

            /// Bodies with their guards.
            fn guarded(&mut self, bodies: &$($mutable)? [Guarded]) {
                for body in bodies {
                    let scopes = self.qualifiers(&$($mutable)? body.guards);
                    self.expr(&$($mutable)? body.body);
                    self.leave_all(scopes);
                }
            }

            /// Qualifiers, whose scopes stay until the caller leaves them.
            fn qualifiers(&mut self, qualifiers: &$($mutable)? [Qualifier]) -> Vec<Self::Scope> {
                let mut scopes = Vec::new();
                for qualifier in qualifiers {
                    match qualifier {
                        Qualifier::Condition(e) => self.expr(e),
                        Qualifier::Bind(pat, e) => {
                            self.expr(e);
                            scopes.push(self.patterns(std::slice::$flat(pat)));
                        }
                        Qualifier::Let(decls) => scopes.push(self.decls(decls)),
                    }
                }
                scopes
            }

            /// The end of several scopes, the innermost first.
            fn leave_all(&mut self, scopes: Vec<Self::Scope>) {
                scopes.into_iter().rev().for_each(|scope| self.leave(scope));
            }

            /// Alternatives of a case.
            fn alts(&mut self, alts: &$($mutable)? [Alt]) {
                for alt in alts {
                    let scope = self.patterns(std::slice::$flat(&$($mutable)? alt.pat));
                    self.rhs(&$($mutable)? alt.rhs);
                    self.leave(scope);
                }
            }

            /// Everything inside an expression but operands of a chain, which has no form yet.
            fn inside(&mut self, e: &$($mutable)? Expr) {
                match &$($mutable)? e.kind {
                    ExprKind::Var(_)
                    | ExprKind::Con(_)
                    | ExprKind::Lit(_)
                    | ExprKind::Wild
                    | ExprKind::Chain(_) => {}
                    ExprKind::App(f, args) => {
                        self.expr(f);
                        for arg in args {
                            self.expr(arg);
                        }
                    }
                    ExprKind::Binary(_, a, b) => {
                        self.expr(a);
                        self.expr(b);
                    }
                    ExprKind::Neg(a)
                    | ExprKind::Paren(a)
                    | ExprKind::As(_, a)
                    | ExprKind::Strict(a)
                    | ExprKind::LeftSection(a, _)
                    | ExprKind::RightSection(_, a)
                    | ExprKind::Sig(a, _) => self.expr(a),
                    ExprKind::Lambda(pats, body) => {
                        let scope = self.patterns(pats);
                        self.expr(body);
                        self.leave(scope);
                    }
                    ExprKind::LambdaCase(alts) => self.alts(alts),
                    ExprKind::Let(decls, body) => {
                        let scope = self.decls(decls);
                        self.expr(body);
                        self.leave(scope);
                    }
                    ExprKind::If(a, b, c) => {
                        self.expr(a);
                        self.expr(b);
                        self.expr(c);
                    }
                    ExprKind::MultiIf(bodies) => self.guarded(bodies),
                    ExprKind::Case(scrutinee, alts) => {
                        self.expr(scrutinee);
                        self.alts(alts);
                    }
                    ExprKind::Tuple(parts) => parts.into_iter().flatten().for_each(|part| self.expr(part)),
                    ExprKind::List(items) => items.into_iter().for_each(|item| self.expr(item)),
                    ExprKind::Range { from, then, to } => {
                        self.expr(from);
                        then.into_iter().chain(to).for_each(|e| self.expr(e));
                    }
                    ExprKind::Comprehension(head, qualifiers) => {
                        let scopes = self.qualifiers(qualifiers);
                        self.expr(head);
                        self.leave_all(scopes);
                    }
                    ExprKind::RecordCon(_, fields) => {
                        for (_, e) in fields {
                            self.expr(e);
                        }
                    }
                    ExprKind::RecordUpdate(base, fields) => {
                        self.expr(base);
                        for (_, e) in fields {
                            self.expr(e);
                        }
                    }
                }
            }
        }
    };
}

walk!(
    Walk,
    from_ref,
    [],
    /// A pass that looks at a tree.
);
walk!(
    WalkMut,
    from_mut,
    [mut],
    /// A pass that changes a tree.
);
