//! Declarations: dependency groups, inference, generalisation, signatures.

use std::collections::HashMap;
use std::sync::Arc;

use super::data::MAX_TYPE_SIZE;
use super::show::letter;
use super::typed::{Bind, Clause, Function, Group, VarId};
use super::types::{QuantId, Scheme, TyId};
use super::{Checker, TOP_LEVEL, free};
use crate::diagnostics::{Diagnostic, closest};
use crate::parse::tree::{self, Binding, Decls, ExprKind, QualType};
use crate::source::{Name, Span};

/// What is known of a block before its groups are inferred.
struct Block<'a> {
    decls: &'a Decls,
    /// Variables of each binding.
    vars: Vec<Vec<VarId>>,
    signatures: HashMap<Name, &'a QualType>,
}

impl Checker {
    /// Declarations of a `let` or `where`; they stay in scope until the caller leaves it.
    pub(super) fn local_decls(&mut self, decls: &Decls) -> Vec<Arc<Group>> {
        if decls.is_empty() { Vec::new() } else { self.decls(decls) }
    }

    /// Declarations of a module, which stay in scope to the end.
    pub(super) fn top_level(&mut self, decls: &Decls) -> Vec<Arc<Group>> {
        let groups = self.decls(decls);
        self.hidden.clear();
        groups
    }

    fn decls(&mut self, decls: &Decls) -> Vec<Arc<Group>> {
        let mut binders: HashMap<Name, usize> = HashMap::new();
        let mut places: HashMap<Name, Span> = HashMap::new();
        for (i, binding) in decls.bindings.iter().enumerate() {
            for (name, span) in binding_names(binding) {
                if let Some(first) = places.get(&name) {
                    let error = Diagnostic::error(span, format!("`{name}` is defined twice"))
                        .label("again here")
                        .related(*first, "first here")
                        .help("clauses of one function must stand together; otherwise rename one of them");
                    self.diagnostics.push(error);
                } else {
                    places.insert(name.clone(), span);
                    binders.insert(name, i);
                }
            }
        }
        let signatures = self.signatures(decls, &binders);
        let mut vars = Vec::new();
        for binding in &decls.bindings {
            let mut own = Vec::new();
            for (name, span) in binding_names(binding) {
                let scheme = match signatures.get(&name) {
                    Some(sig) => self.signature_scheme(sig),
                    None => Scheme { quants: Vec::new(), ty: self.fresh() },
                };
                let var = self.new_var(name.clone(), span, scheme);
                self.bring_into_scope(name, var);
                own.push(var);
            }
            vars.push(own);
        }
        let edges = free::dependencies(&decls.bindings, &binders);
        let block = Block { decls, vars, signatures };
        free::components(&edges).into_iter().map(|members| self.component(&block, &members, &edges)).collect()
    }

    fn signatures<'a>(
        &mut self,
        decls: &'a Decls,
        binders: &HashMap<Name, usize>,
    ) -> HashMap<Name, &'a QualType> {
        let mut signatures: HashMap<Name, &QualType> = HashMap::new();
        for signature in &decls.signatures {
            for ident in &signature.names {
                if !binders.contains_key(&ident.name) {
                    let near = closest(&ident.name, binders.keys().map(Name::as_str));
                    let error = Diagnostic::error(
                        ident.span,
                        format!("the signature of `{}` has no definition", ident.name),
                    )
                    .maybe_help(near.map(|n| format!("did you mean `{n}`?")));
                    self.diagnostics.push(error);
                } else if signatures.insert(ident.name.clone(), &signature.ty).is_some() {
                    let error = Diagnostic::error(ident.span, format!("`{}` has two signatures", ident.name));
                    self.diagnostics.push(error);
                }
            }
        }
        signatures
    }

    /// One strongly connected component: the members without signatures are inferred first, in groups of
    /// their own.
    fn component(&mut self, block: &Block<'_>, members: &[usize], edges: &[Vec<usize>]) -> Arc<Group> {
        let outermost = self.level == TOP_LEVEL;
        if outermost {
            self.reported = false;
        }
        let recursive = members.len() > 1 || edges[members[0]].contains(&members[0]);
        let signed = |i: usize| match &block.decls.bindings[i] {
            Binding::Function { name, .. } => block.signatures.get(&name.name).copied(),
            Binding::Pattern { .. } => None,
        };
        let unsigned: Vec<usize> = members.iter().copied().filter(|i| signed(*i).is_none()).collect();
        let inner: Vec<Vec<usize>> = unsigned
            .iter()
            .map(|i| edges[*i].iter().filter_map(|j| unsigned.iter().position(|k| k == j)).collect())
            .collect();
        let mut binds = Vec::new();
        for part in free::components(&inner) {
            let part: Vec<usize> = part.into_iter().map(|i| unsigned[i]).collect();
            self.infer_group(block, &part, &mut binds);
        }
        for i in members {
            if let (Some(sig), Binding::Function { name, clauses }) = (signed(*i), &block.decls.bindings[*i])
            {
                binds.push(Bind::Function(self.check_signature(block.vars[*i][0], clauses, sig, name.span)));
            }
        }
        if recursive {
            self.check_recursion(block, members, &mut binds);
        }
        Arc::new(Group { recursive, binds })
    }

    /// Infers bindings without signatures that depend on each other, and generalises them together.
    fn infer_group(&mut self, block: &Block<'_>, members: &[usize], binds: &mut Vec<Bind>) {
        let errors_before = self.diagnostics.len();
        self.level += 1;
        for i in members {
            for var in &block.vars[*i] {
                let name = self.var(*var).name.clone();
                if !block.signatures.contains_key(&name) {
                    let ty = self.fresh();
                    self.vars[var.0 as usize].scheme = Scheme { quants: Vec::new(), ty };
                }
            }
        }
        let (mut restricted, mut pattern) = (false, false);
        let first = binds.len();
        for i in members {
            match &block.decls.bindings[*i] {
                Binding::Function { name, clauses } => {
                    restricted |= !is_syntactic_function(clauses);
                    let var = block.vars[*i][0];
                    let ty = self.var(var).scheme.ty;
                    binds.push(Bind::Function(self.function(var, clauses, ty, name.span)));
                }
                Binding::Pattern { pat, rhs } => {
                    pattern = true;
                    self.monomorphic_signatures(&block.vars[*i]);
                    let ty = self.fresh();
                    self.declared =
                        block.vars[*i].iter().map(|var| (self.var(*var).name.clone(), *var)).collect();
                    let typed = self.pat(pat, ty);
                    self.declared.clear();
                    let rhs = self.rhs(rhs, ty);
                    binds.push(Bind::Pattern(typed, rhs));
                }
            }
        }
        self.level -= 1;
        let vars: Vec<VarId> = members.iter().flat_map(|i| block.vars[*i].iter().copied()).collect();
        let wrong = self.diagnostics[errors_before..].iter().any(Diagnostic::is_error) || self.reported;
        let quants = self.generalise(&vars, restricted, pattern, wrong);
        for bind in &mut binds[first..] {
            if let Bind::Function(function) = bind {
                function.quants.clone_from(&quants);
            }
        }
    }

    /// A variable of a pattern binding has one type.
    fn monomorphic_signatures(&mut self, vars: &[VarId]) {
        for var in vars {
            let info = self.var(*var);
            if !info.scheme.quants.is_empty() {
                let error = Diagnostic::error(
                    info.span,
                    format!("`{}` is bound by a pattern and cannot be polymorphic", info.name),
                )
                .help("bind it by an equation of its own");
                self.diagnostics.push(error);
                self.reported = true;
            }
        }
    }

    /// Quantifies what may be quantified in the types of these variables.
    fn generalise(&mut self, vars: &[VarId], restricted: bool, pattern: bool, wrong: bool) -> Vec<QuantId> {
        self.settle_functors(self.level == TOP_LEVEL);
        let mut free: Vec<TyId> = Vec::new();
        for var in vars {
            let (ty, span) = (self.var(*var).scheme.ty, self.var(*var).span);
            if !self.types.size_within(ty, MAX_TYPE_SIZE) {
                let error = Diagnostic::error(span, "the type of this definition is too large")
                    .label(format!("more than {MAX_TYPE_SIZE} parts"))
                    .help("each use of a function that pairs its argument with itself doubles the type; use a list or a data type");
                self.type_error(error);
                self.vars[var.0 as usize].wrong = true;
                return Vec::new();
            }
            self.types.free_above(ty, self.level, &mut free);
        }
        let mut quants = Vec::new();
        for var in free {
            let constrained = !self.types.classes_of(var).is_empty();
            if pattern || (restricted && constrained) {
                self.types.lower(var, self.level);
            } else {
                let name = letter(quants.len()).into();
                quants.push(self.types.quantify(var, name, self.level + 1));
            }
        }
        for var in vars {
            let info = &mut self.vars[var.0 as usize];
            info.wrong |= wrong;
            if !pattern {
                info.scheme.quants.clone_from(&quants);
            }
        }
        quants
    }

    /// Checks a function against its signature.
    pub(super) fn check_signature(
        &mut self,
        var: VarId,
        clauses: &[tree::Clause],
        sig: &QualType,
        span: Span,
    ) -> Function {
        let scheme = self.var(var).scheme.clone();
        let scoped = self.scoped_variables(sig, &scheme);
        let mut hidden = Vec::new();
        for (name, quant) in scoped {
            let ty = self.types.quant_type(quant);
            hidden.push((name.clone(), self.scoped.insert(name, ty)));
        }
        self.level += 1;
        let mut function = self.function(var, clauses, scheme.ty, span);
        self.level -= 1;
        self.settle_functors(self.level == TOP_LEVEL);
        for (name, old) in hidden {
            match old {
                Some(ty) => self.scoped.insert(name, ty),
                None => self.scoped.remove(&name),
            };
        }
        function.quants = scheme.quants;
        function
    }

    fn function(&mut self, var: VarId, clauses: &[tree::Clause], ty: TyId, span: Span) -> Function {
        let arity = clauses[0].pats.len();
        let mut params = Vec::with_capacity(arity);
        let mut result = ty;
        for taken in 0..arity {
            match self.types.as_fun(result) {
                Some((from, to)) => {
                    params.push(from);
                    result = to;
                }
                None if self.types.is_unbound(result) => {
                    let (from, to) = (self.fresh(), self.fresh());
                    let fun = self.types.fun(from, to);
                    self.require(span, result, fun);
                    params.push(from);
                    result = to;
                }
                None => {
                    let shown = self.shower().show(ty);
                    let plural = if arity == 1 { "" } else { "s" };
                    let error = Diagnostic::error(
                        span,
                        format!(
                            "this definition has {arity} parameter{plural}, but its signature only {taken}"
                        ),
                    )
                    .label(format!("declared as `{shown}`"))
                    .help("add the parameter's type to the signature: `parameter -> result`");
                    self.type_error(error);
                    params.push(self.fresh());
                    result = self.fresh();
                }
            }
        }
        let clauses = clauses
            .iter()
            .map(|clause| {
                let mark = self.scope_mark();
                let pats = self.pats(&clause.pats, &params);
                let rhs = self.rhs(&clause.rhs, result);
                self.leave_scope(mark);
                Clause { pats, rhs }
            })
            .collect();
        Function { var, quants: Vec::new(), arity, clauses, ty, eta: false, span }
    }

    /// In a recursive group everything must be a function, because evaluation is strict.
    fn check_recursion(&mut self, block: &Block<'_>, members: &[usize], binds: &mut [Bind]) {
        for i in members {
            let offending = match &block.decls.bindings[*i] {
                Binding::Function { clauses, .. } if is_syntactic_function(clauses) => continue,
                Binding::Function { name, .. } => {
                    let var = block.vars[*i][0];
                    if self.types.as_fun(self.var(var).scheme.ty).is_some() {
                        for bind in binds.iter_mut() {
                            if let Bind::Function(function) = bind {
                                function.eta |= function.var == var;
                            }
                        }
                        continue;
                    }
                    name.span
                }
                Binding::Pattern { pat, .. } => pat.span,
            };
            if self.reported {
                return;
            }
            let error = Diagnostic::error(offending, "this value is defined in terms of itself")
                .label("not a function, so it would have to be known before it is computed")
                .note("evaluation is strict: only functions can be recursive")
                .help("give it a parameter, or compute it with a recursive function");
            self.diagnostics.push(error);
            self.reported = true;
            return;
        }
    }
}

/// The variables of a binding with their places.
pub(crate) fn binding_names(binding: &Binding) -> Vec<(Name, Span)> {
    match binding {
        Binding::Function { name, .. } => vec![(name.name.clone(), name.span)],
        Binding::Pattern { pat, .. } => {
            free::pattern_names(std::slice::from_ref(pat)).into_iter().map(|name| (name, pat.span)).collect()
        }
    }
}

/// Whether a definition is a function by its looks: it has parameters, or is a lambda.
fn is_syntactic_function(clauses: &[tree::Clause]) -> bool {
    if !clauses[0].pats.is_empty() {
        return true;
    }
    match clauses[0].rhs.bodies.as_slice() {
        [only] => {
            only.guards.is_empty()
                && clauses[0].rhs.decls.is_empty()
                && matches!(only.body.without_parens().kind, ExprKind::Lambda(..) | ExprKind::LambdaCase(_))
        }
        _ => false,
    }
}
