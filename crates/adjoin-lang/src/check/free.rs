//! Which declarations of a block mention which: the edges for dependency analysis, and the groups that follow
//! from them.

use std::collections::HashMap;

use crate::parse::tree::{Binding, Decls, Expr, ExprKind, Pat, PatKind};
use crate::parse::walk::Walk;
use crate::source::Name;

/// For every binding of a block, the bindings of the same block that it mentions.
pub(super) fn dependencies(bindings: &[Binding], binders: &HashMap<Name, usize>) -> Vec<Vec<usize>> {
    bindings
        .iter()
        .map(|binding| {
            let mut walk = Mentions { binders, bound: HashMap::new(), found: Vec::new() };
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

struct Mentions<'a> {
    binders: &'a HashMap<Name, usize>,
    /// The number of inner binders that hide each name.
    bound: HashMap<Name, usize>,
    found: Vec<usize>,
}

impl Mentions<'_> {
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
}

impl Walk for Mentions<'_> {
    type Scope = Vec<Name>;

    fn expr(&mut self, e: &Expr) {
        match &e.kind {
            ExprKind::Var(name) => self.mention(name),
            ExprKind::Binary(op, ..) | ExprKind::LeftSection(_, op) | ExprKind::RightSection(op, _) => {
                self.mention(&op.name);
            }
            _ => {}
        }
        self.inside(e);
    }

    fn patterns(&mut self, pats: &[Pat]) -> Vec<Name> {
        let names = pattern_names(pats);
        self.bind(&names);
        names
    }

    fn declared_pattern(&mut self, _: &Pat) {}

    fn declarations(&mut self, decls: &Decls) -> Vec<Name> {
        let names = declared_names(decls);
        self.bind(&names);
        names
    }

    fn leave(&mut self, names: Vec<Name>) {
        for name in names {
            if let Some(count) = self.bound.get_mut(&name) {
                *count -= 1;
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
