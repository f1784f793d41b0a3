//! Which declarations of a block mention which: the edges for dependency analysis, and the groups that follow
//! from them.

use std::collections::HashMap;

use crate::parse::tree::{Alt, Binding, Decls, Expr, ExprKind, Guarded, Pat, PatKind, Qualifier, Rhs};
use crate::source::Name;

/// For every binding of a block, the bindings of the same block that it mentions.
pub(super) fn dependencies(bindings: &[Binding], binders: &HashMap<Name, usize>) -> Vec<Vec<usize>> {
    bindings
        .iter()
        .map(|binding| {
            let mut walk = Walk { binders, bound: HashMap::new(), found: Vec::new() };
            walk.binding(binding);
            walk.found.sort_unstable();
            walk.found.dedup();
            walk.found
        })
        .collect()
}

/// Strongly connected components, dependencies first (Tarjan's algorithm).
pub(super) fn components(edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let n = edges.len();
    let mut state = Tarjan {
        edges,
        index: vec![None; n],
        low: vec![0; n],
        on_stack: vec![false; n],
        stack: Vec::new(),
        next: 0,
        out: Vec::new(),
    };
    for v in 0..n {
        if state.index[v].is_none() {
            state.visit(v);
        }
    }
    state.out
}

struct Tarjan<'a> {
    edges: &'a [Vec<usize>],
    index: Vec<Option<usize>>,
    low: Vec<usize>,
    on_stack: Vec<bool>,
    stack: Vec<usize>,
    next: usize,
    out: Vec<Vec<usize>>,
}

impl Tarjan<'_> {
    fn visit(&mut self, v: usize) {
        self.index[v] = Some(self.next);
        self.low[v] = self.next;
        self.next += 1;
        self.stack.push(v);
        self.on_stack[v] = true;
        for &w in &self.edges[v] {
            match self.index[w] {
                None => {
                    self.visit(w);
                    self.low[v] = self.low[v].min(self.low[w]);
                }
                Some(i) if self.on_stack[w] => self.low[v] = self.low[v].min(i),
                Some(_) => {}
            }
        }
        if Some(self.low[v]) == self.index[v] {
            let mut component = Vec::new();
            while let Some(w) = self.stack.pop() {
                self.on_stack[w] = false;
                component.push(w);
                if w == v {
                    break;
                }
            }
            component.sort_unstable();
            self.out.push(component);
        }
    }
}

struct Walk<'a> {
    binders: &'a HashMap<Name, usize>,
    /// How many inner binders hide a name.
    bound: HashMap<Name, usize>,
    found: Vec<usize>,
}

impl Walk<'_> {
    fn mention(&mut self, name: &Name) {
        if let Some(index) = self.binders.get(name) {
            if self.bound.get(name).copied().unwrap_or(0) == 0 {
                self.found.push(*index);
            }
        }
    }

    fn bind(&mut self, names: &[Name]) {
        for name in names.iter().filter(|n| self.binders.contains_key(*n)) {
            *self.bound.entry(name.clone()).or_insert(0) += 1;
        }
    }

    fn unbind(&mut self, names: &[Name]) {
        for name in names {
            if let Some(count) = self.bound.get_mut(name) {
                *count -= 1;
            }
        }
    }

    fn binding(&mut self, binding: &Binding) {
        match binding {
            Binding::Function { clauses, .. } => {
                for clause in clauses {
                    let names = pattern_names(&clause.pats);
                    self.bind(&names);
                    self.rhs(&clause.rhs);
                    self.unbind(&names);
                }
            }
            Binding::Pattern { rhs, .. } => self.rhs(rhs),
        }
    }

    /// Walks declarations; their names stay bound until the caller unbinds them.
    fn decls(&mut self, decls: &Decls) -> Vec<Name> {
        let names = declared_names(decls);
        self.bind(&names);
        for binding in &decls.bindings {
            self.binding(binding);
        }
        names
    }

    fn rhs(&mut self, rhs: &Rhs) {
        let names = self.decls(&rhs.decls);
        self.guarded(&rhs.bodies);
        self.unbind(&names);
    }

    fn guarded(&mut self, bodies: &[Guarded]) {
        for body in bodies {
            let names = self.qualifiers(&body.guards);
            self.expr(&body.body);
            self.unbind(&names);
        }
    }

    fn qualifiers(&mut self, qualifiers: &[Qualifier]) -> Vec<Name> {
        let mut all = Vec::new();
        for qualifier in qualifiers {
            match qualifier {
                Qualifier::Condition(e) => self.expr(e),
                Qualifier::Bind(pat, e) => {
                    self.expr(e);
                    let names = pattern_names(std::slice::from_ref(pat));
                    self.bind(&names);
                    all.extend(names);
                }
                Qualifier::Let(decls) => all.extend(self.decls(decls)),
            }
        }
        all
    }

    fn alts(&mut self, alts: &[Alt]) {
        for alt in alts {
            let names = pattern_names(std::slice::from_ref(&alt.pat));
            self.bind(&names);
            self.rhs(&alt.rhs);
            self.unbind(&names);
        }
    }

    fn all<'e>(&mut self, exprs: impl IntoIterator<Item = &'e Expr>) {
        for e in exprs {
            self.expr(e);
        }
    }

    fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Var(name) => self.mention(name),
            ExprKind::Con(_) | ExprKind::Lit(_) | ExprKind::Wild | ExprKind::Chain(_) => {}
            ExprKind::App(f, args) => {
                self.expr(f);
                for arg in args {
                    self.expr(arg);
                }
            }
            ExprKind::Binary(op, a, b) => {
                self.mention(&op.name);
                self.expr(a);
                self.expr(b);
            }
            ExprKind::LeftSection(a, op) | ExprKind::RightSection(op, a) => {
                self.mention(&op.name);
                self.expr(a);
            }
            ExprKind::Neg(a)
            | ExprKind::Paren(a)
            | ExprKind::As(_, a)
            | ExprKind::Strict(a)
            | ExprKind::Sig(a, _) => self.expr(a),
            ExprKind::Lambda(pats, body) => {
                let names = pattern_names(pats);
                self.bind(&names);
                self.expr(body);
                self.unbind(&names);
            }
            ExprKind::LambdaCase(alts) => self.alts(alts),
            ExprKind::Let(decls, body) => {
                let names = self.decls(decls);
                self.expr(body);
                self.unbind(&names);
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
            ExprKind::Tuple(parts) => self.all(parts.iter().flatten()),
            ExprKind::List(items) => self.all(items),
            ExprKind::Range { from, then, to } => {
                self.expr(from);
                self.all(then.as_deref().into_iter().chain(to.as_deref()));
            }
            ExprKind::Comprehension(head, qualifiers) => {
                let names = self.qualifiers(qualifiers);
                self.expr(head);
                self.unbind(&names);
            }
            ExprKind::RecordCon(_, fields) => self.all(fields.iter().map(|(_, e)| e)),
            ExprKind::RecordUpdate(base, fields) => {
                self.expr(base);
                self.all(fields.iter().map(|(_, e)| e));
            }
        }
    }
}

/// The variables that a block of declarations binds.
fn declared_names(decls: &Decls) -> Vec<Name> {
    let mut names = Vec::new();
    for binding in &decls.bindings {
        match binding {
            Binding::Function { name, .. } => names.push(name.name.clone()),
            Binding::Pattern { pat, .. } => names.extend(pattern_names(std::slice::from_ref(pat))),
        }
    }
    names
}

/// The variables that patterns bind.
pub(super) fn pattern_names(pats: &[Pat]) -> Vec<Name> {
    let mut names = Vec::new();
    let mut todo: Vec<&Pat> = pats.iter().rev().collect();
    while let Some(pat) = todo.pop() {
        match &pat.kind {
            PatKind::Wild | PatKind::Lit(_) | PatKind::NegLit(_) => {}
            PatKind::Var(name) => names.push(name.clone()),
            PatKind::As(ident, inner) => {
                names.push(ident.name.clone());
                todo.push(inner);
            }
            PatKind::Sig(inner, _) => todo.push(inner),
            PatKind::Con(_, pats) | PatKind::Tuple(pats) | PatKind::List(pats) | PatKind::Chain(pats, _) => {
                todo.extend(pats.iter().rev());
            }
            PatKind::Record(_, fields) => todo.extend(fields.iter().rev().map(|(_, p)| p)),
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_come_after_what_they_depend_on() {
        // 0 → 1 → 2 → 1, 3 alone
        let edges = vec![vec![1], vec![2], vec![1], vec![]];
        assert_eq!(components(&edges), [vec![1, 2], vec![0], vec![3]]);
    }
}
