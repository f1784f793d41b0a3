//! Infix chains to trees, once all fixities are known (Haskell 98 report, section 10.6).
//!
//! Every chain of operands and operators is resolved by operator precedence, in place, with the fixities in
//! scope: those of the prelude, of the module, and of the `let` and `where` blocks around it. Prefix minus
//! binds like the infix one, at 6. Cost: linear; the resulting tree is no deeper than [`MAX_DEPTH`].

use std::collections::HashMap;

use super::MAX_DEPTH;
use super::tree::{Assoc, ChainItem, Decls, Expr, ExprKind, FixityDecl, Ident, Module, Pat, PatKind};
use super::walk::WalkMut;
use crate::diagnostics::Diagnostic;
use crate::source::{Name, Span};

/// Fixities of the operators that every program has.
const PRELUDE: [(&str, Assoc, u8); 34] = [
    (".", Assoc::Right, 9),
    ("!!", Assoc::Left, 9),
    ("!", Assoc::Left, 9),
    ("|*|", Assoc::Left, 9),
    ("^", Assoc::Right, 8),
    ("^^", Assoc::Right, 8),
    ("**", Assoc::Right, 8),
    ("*", Assoc::Left, 7),
    ("/", Assoc::Left, 7),
    ("div", Assoc::Left, 7),
    ("mod", Assoc::Left, 7),
    ("quot", Assoc::Left, 7),
    ("rem", Assoc::Left, 7),
    ("+", Assoc::Left, 6),
    ("-", Assoc::Left, 6),
    (":", Assoc::Right, 5),
    ("++", Assoc::Right, 5),
    ("\\\\", Assoc::None, 5),
    ("==", Assoc::None, 4),
    ("/=", Assoc::None, 4),
    ("<", Assoc::None, 4),
    ("<=", Assoc::None, 4),
    (">", Assoc::None, 4),
    (">=", Assoc::None, 4),
    ("elem", Assoc::None, 4),
    ("notElem", Assoc::None, 4),
    ("&&", Assoc::Right, 3),
    ("||", Assoc::Right, 2),
    ("$", Assoc::Right, 0),
    ("<$>", Assoc::Left, 4),
    ("$!", Assoc::Right, 0),
    ("seq", Assoc::Right, 0),
    ("&", Assoc::Left, 1),
    ("on", Assoc::Left, 0),
];

type Fixity = (Assoc, u8);

/// Resolves every chain of a module.
pub(super) fn resolve_module(module: &mut Module, diagnostics: &mut Vec<Diagnostic>) {
    let mut resolver = Resolver::new(diagnostics);
    resolver.decls(&mut module.decls);
}

/// Resolves the chains of one expression under the fixities of a module.
pub(super) fn resolve_expression(e: &mut Expr, fixities: &[FixityDecl], diagnostics: &mut Vec<Diagnostic>) {
    let mut resolver = Resolver::new(diagnostics);
    resolver.declare(fixities);
    resolver.expr(e);
}

struct Resolver<'a> {
    fixities: HashMap<Name, Fixity>,
    diagnostics: &'a mut Vec<Diagnostic>,
    depth: usize,
    too_deep: bool,
}

/// A stack entry of the resolution: an operator waiting for its right operand.
enum Pending {
    Binary(Ident, Fixity),
    Minus(Span),
}

impl Pending {
    fn fixity(&self) -> Fixity {
        match self {
            Pending::Binary(_, fixity) => *fixity,
            Pending::Minus(_) => (Assoc::Left, 6),
        }
    }

    fn ident(&self) -> Ident {
        match self {
            Pending::Binary(op, _) => op.clone(),
            Pending::Minus(span) => Ident { name: "-".into(), span: *span },
        }
    }
}

impl WalkMut for Resolver<'_> {
    /// Fixities that declarations hide.
    type Scope = Vec<(Name, Option<Fixity>)>;

    fn expr(&mut self, e: &mut Expr) {
        self.depth += 1;
        if let ExprKind::Chain(items) = &mut e.kind {
            let items = std::mem::take(items);
            *e = self.chain(items, e.span);
        } else {
            self.inside(e);
        }
        self.depth -= 1;
    }

    fn patterns(&mut self, pats: &mut [Pat]) -> Self::Scope {
        self.pats(pats);
        Vec::new()
    }

    fn declared_pattern(&mut self, pat: &mut Pat) {
        self.pat(pat);
    }

    fn declarations(&mut self, decls: &Decls) -> Self::Scope {
        self.declare(&decls.fixities)
    }

    fn leave(&mut self, hidden: Self::Scope) {
        for (name, old) in hidden.into_iter().rev() {
            match old {
                Some(fixity) => self.fixities.insert(name, fixity),
                None => self.fixities.remove(&name),
            };
        }
    }
}

impl<'a> Resolver<'a> {
    fn new(diagnostics: &'a mut Vec<Diagnostic>) -> Self {
        let fixities = PRELUDE.iter().map(|(n, assoc, p)| (Name::from(*n), (*assoc, *p))).collect();
        Resolver { fixities, diagnostics, depth: 0, too_deep: false }
    }

    /// Adds declarations and returns what they shadow.
    fn declare(&mut self, decls: &[FixityDecl]) -> Vec<(Name, Option<Fixity>)> {
        let mut shadowed = Vec::new();
        for decl in decls {
            for op in &decl.operators {
                let old = self.fixities.insert(op.name.clone(), (decl.assoc, decl.precedence));
                shadowed.push((op.name.clone(), old));
            }
        }
        shadowed
    }

    fn fixity(&self, name: &Name) -> Fixity {
        self.fixities.get(name).copied().unwrap_or((Assoc::Left, 9))
    }

    fn pats<'p>(&mut self, pats: impl IntoIterator<Item = &'p mut Pat>) {
        for pat in pats {
            self.pat(pat);
        }
    }

    fn chain(&mut self, mut items: Vec<ChainItem>, span: Span) -> Expr {
        let added = items.len() / 2;
        if self.depth + added > MAX_DEPTH {
            if !self.too_deep {
                self.too_deep = true;
                let error = Diagnostic::error(span, "this expression has too many operators")
                    .label(format!("more than {MAX_DEPTH} deep"))
                    .help("use a list and a fold, or name parts of it with `let`");
                self.diagnostics.push(error);
            }
            return Expr::new(span, ExprKind::Tuple(Vec::new()));
        }
        self.depth += added;
        for item in &mut items {
            if let ChainItem::Operand(e) = item {
                self.expr(e);
            }
        }
        self.depth -= added;
        let mut operands: Vec<Expr> = Vec::new();
        let mut pending: Vec<Pending> = Vec::new();
        for item in items {
            match item {
                ChainItem::Operand(e) => operands.push(e),
                ChainItem::Minus(at) => {
                    if let Some(top) = pending.last().filter(|top| top.fixity().1 >= 6) {
                        let op = top.ident();
                        self.conflict(
                            &op,
                            &Ident { name: "-".into(), span: at },
                            "put the negated operand in parentheses",
                        );
                    }
                    pending.push(Pending::Minus(at));
                }
                ChainItem::Operator(op) => {
                    let fixity = self.fixity(&op.name);
                    self.reduce(&mut operands, &mut pending, Some((&op, fixity)));
                    pending.push(Pending::Binary(op, fixity));
                }
            }
        }
        self.reduce(&mut operands, &mut pending, None);
        operands.pop().unwrap_or(Expr::new(span, ExprKind::Tuple(Vec::new())))
    }

    /// Applies the pending operators that bind tighter than `next`.
    fn reduce(
        &mut self,
        operands: &mut Vec<Expr>,
        pending: &mut Vec<Pending>,
        next: Option<(&Ident, Fixity)>,
    ) {
        while let Some(top) = pending.last() {
            if let Some((op, (assoc, precedence))) = next {
                let (top_assoc, top_precedence) = top.fixity();
                if top_precedence < precedence {
                    return;
                }
                if top_precedence == precedence {
                    if assoc == Assoc::Right && top_assoc == Assoc::Right {
                        return;
                    }
                    if assoc != Assoc::Left || top_assoc != Assoc::Left {
                        let first = top.ident();
                        self.conflict(&first, op, "add parentheses to say which comes first");
                    }
                }
            }
            match pending.pop() {
                Some(Pending::Minus(at)) => {
                    let Some(e) = operands.pop() else { return };
                    operands.push(Expr::new(at.to(e.span), ExprKind::Neg(Box::new(e))));
                }
                Some(Pending::Binary(op, _)) => {
                    let (Some(right), Some(left)) = (operands.pop(), operands.pop()) else { return };
                    let span = left.span.to(right.span);
                    operands.push(Expr::new(span, ExprKind::Binary(op, Box::new(left), Box::new(right))));
                }
                None => return,
            }
        }
    }

    fn conflict(&mut self, first: &Ident, second: &Ident, help: &str) {
        let error = Diagnostic::error(
            second.span,
            format!("`{}` and `{}` cannot stand side by side", first.name, second.name),
        )
        .label("same precedence, and they do not associate")
        .related(first.span, "the other operator")
        .help(help);
        self.diagnostics.push(error);
    }

    fn pat(&mut self, pat: &mut Pat) {
        match &mut pat.kind {
            PatKind::Wild | PatKind::Var(_) | PatKind::Lit(_) | PatKind::NegLit(_) => {}
            PatKind::As(_, inner) | PatKind::Sig(inner, _) => self.pat(inner),
            PatKind::Con(_, pats) | PatKind::Tuple(pats) | PatKind::List(pats) => {
                self.pats(pats);
            }
            PatKind::Record(_, fields) => self.pats(fields.iter_mut().map(|(_, p)| p)),
            PatKind::Chain(operands, operators) => {
                let (operands, operators) = (std::mem::take(operands), std::mem::take(operators));
                *pat = self.pat_chain(operands, operators);
            }
        }
    }

    fn pat_chain(&mut self, operands: Vec<Pat>, operators: Vec<Ident>) -> Pat {
        let span = operands.iter().map(|p| p.span).reduce(Span::to).unwrap_or_default();
        if operators.len() > MAX_DEPTH {
            let error = Diagnostic::error(span, "this pattern has too many operators");
            self.diagnostics.push(error);
            return Pat { span, kind: PatKind::Wild };
        }
        let mut done: Vec<Pat> = Vec::new();
        let mut pending: Vec<Ident> = Vec::new();
        let join = |done: &mut Vec<Pat>, op: Ident| {
            if let (Some(right), Some(left)) = (done.pop(), done.pop()) {
                done.push(Pat { span: left.span.to(right.span), kind: PatKind::Con(op, vec![left, right]) });
            }
        };
        let mut operators = operators.into_iter();
        for mut operand in operands {
            self.pat(&mut operand);
            done.push(operand);
            let Some(op) = operators.next() else { break };
            let (assoc, precedence) = self.fixity(&op.name);
            while let Some(top) = pending.last() {
                let (top_assoc, top_precedence) = self.fixity(&top.name);
                if top_precedence < precedence || top_precedence == precedence && assoc == Assoc::Right {
                    break;
                }
                if top_precedence == precedence && (assoc != Assoc::Left || top_assoc != Assoc::Left) {
                    let top = top.clone();
                    self.conflict(&top, &op, "add parentheses to say which comes first");
                }
                if let Some(top) = pending.pop() {
                    join(&mut done, top);
                }
            }
            pending.push(op);
        }
        while let Some(op) = pending.pop() {
            join(&mut done, op);
        }
        done.pop().unwrap_or(Pat { span, kind: PatKind::Wild })
    }
}
