//! Typed tree to core.
//!
//! What core does not have is translated away here: patterns to flat `case`s ([`matching`]), comprehensions,
//! ranges, sections and record updates ([`expr`]), classes by specialisation.
//!
//! **Specialisation.** A definition with class-constrained type variables becomes one core definition for
//! each choice of types it is used at; its unconstrained variables stay polymorphic. Uses come after
//! definitions in dependency order, so groups are elaborated from the last to the first: the body of a `let`
//! says which instances of the last group are needed, these say which of the group before, and so on.
//! Constrained types are always ground, because classes on compound types reduce to classes on their
//! variables. Polymorphic recursion could ask for endlessly many instances; that and other growth without
//! bound is reported ([`Elaborator::take_problem`]).
//!
//! **Order of evaluation.** Local values are computed where they are bound, in dependency order, whether they
//! are used or not; functions that are not used are dropped.

pub(crate) mod comparison;
mod expr;
mod fail;
mod matching;
mod plan;
mod primitive;
mod showing;

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;

use crate::check::classes::Classes;
use crate::check::typed::{Bind, Function, Group, Pattern, PatternKind, VarId};
use crate::check::types::{Node, QuantId, TyId};
use crate::check::{Checker, MAX_TYPE_SIZE};
use crate::core::build;
use crate::core::{self, Kind, Scheme, Supply, Term, Type, Var};
use crate::diagnostics::Diagnostic;
use crate::source::Span;
use comparison::Comparisons;
use plan::Plan;
pub(crate) use showing::Showing;

/// More work than this means that specialisation multiplies the program.
const MAX_STEPS: usize = 1_000_000;

/// A type to specialise at that is larger than this comes from a function that grows it in recursion.
const MAX_KEY_SIZE: usize = 500;

/// More instances than this of one definition mean that it needs new ones without end.
const MAX_INSTANCES: usize = 200;

/// A definition at some types for its constrained variables.
#[derive(Clone, Debug)]
pub(crate) struct Instance {
    key: Vec<Type>,
    pub(crate) var: Var,
}

/// Elaborated instances by definition.
pub(crate) type Instances = HashMap<VarId, Vec<Instance>>;

/// The work of elaboration.
pub(crate) struct Elaborator<'a> {
    checker: &'a Checker,
    pub(crate) supply: Supply,
    /// What quantified variables stand for in the instance at hand.
    types: HashMap<QuantId, Type>,
    /// Variables bound by patterns and lambdas.
    locals: HashMap<VarId, Var>,
    pub(crate) instances: Instances,
    /// Instances that are asked for and not elaborated yet.
    pending: HashMap<VarId, Vec<Instance>>,
    pub(crate) comparisons: Comparisons,
    pub(crate) showing: Showing,
    /// What makes the program impossible to elaborate, if anything does.
    problem: Option<Diagnostic>,
    /// A type was too large to write out.
    oversized: Cell<bool>,
    /// Expressions elaborated so far.
    steps: usize,
    /// Whether what is being elaborated stands in the program's file. Spans are offsets into that; the
    /// prelude and expressions typed by the user are other texts, so their terms get no span, rather than a
    /// misleading one.
    pub(crate) in_file: bool,
}

impl<'a> Elaborator<'a> {
    pub(crate) fn new(
        checker: &'a Checker,
        supply: Supply,
        globals: HashMap<VarId, Var>,
        instances: Instances,
        comparisons: Comparisons,
        showing: Showing,
    ) -> Self {
        Elaborator {
            checker,
            supply,
            types: HashMap::new(),
            locals: globals,
            instances,
            pending: HashMap::new(),
            comparisons,
            showing,
            problem: None,
            oversized: Cell::new(false),
            steps: 0,
            in_file: false,
        }
    }

    /// The core type of an inferred type. Types are shared while they are inferred and can be exponentially
    /// large when written out; such a one is replaced and noted.
    pub(crate) fn ty(&self, ty: TyId) -> Type {
        if self.checker.types.size_within(ty, MAX_TYPE_SIZE) {
            return self.written_out(ty);
        }
        self.oversized.set(true);
        Type::unit()
    }

    fn written_out(&self, ty: TyId) -> Type {
        match self.checker.types.node(ty) {
            Node::Con(con, args) => {
                crate::check::core_type(*con, args.iter().map(|arg| self.written_out(*arg)).collect())
            }
            Node::Quant(quant) => self.types.get(quant).cloned().unwrap_or_else(Type::unit),
            Node::Unbound { classes, .. } => default_type(*classes),
            Node::Link(_) => Type::unit(),
        }
    }

    /// Counts an expression; whether the work is still within its limits.
    fn within_limits(&mut self, ty: TyId, span: Span) -> bool {
        self.steps += 1;
        if self.problem.is_none() && self.steps > MAX_STEPS {
            let error = Diagnostic::error(
                span,
                "this program becomes too large when its functions are specialised",
            )
            .note("every function with class constraints is copied for each choice of types it is used at")
            .help("give local functions signatures at one type");
            self.problem = Some(error);
        }
        if self.problem.is_none() && !self.checker.types.size_within(ty, MAX_TYPE_SIZE) {
            self.problem = Some(too_large(span));
        }
        self.problem.is_none()
    }

    /// What makes the program impossible to elaborate, if anything does.
    pub(crate) fn take_problem(&mut self) -> Option<Diagnostic> {
        self.problem.take().or_else(|| self.oversized.get().then(|| too_large(Span::default())))
    }

    fn is_constrained(&self, quant: QuantId) -> bool {
        !self.checker.types.quant(quant).classes.is_empty()
    }

    /// A use of a variable at type arguments.
    fn occurrence(&mut self, id: VarId, args: &[TyId], span: Span) -> Term {
        if let Some(var) = self.locals.get(&id) {
            return build::var(var).at(self.place(span));
        }
        let quants = &self.checker.var(id).scheme.quants;
        let types: Vec<Type> = if args.is_empty() {
            // A use inside the group that is being inferred: at the group's own variables.
            quants.iter().map(|q| self.types.get(q).cloned().unwrap_or_else(Type::unit)).collect()
        } else {
            args.iter().map(|arg| self.ty(*arg)).collect()
        };
        let (mut key, mut rest) = (Vec::new(), Vec::new());
        for (quant, ty) in quants.iter().zip(types) {
            if self.is_constrained(*quant) { key.push(ty) } else { rest.push(ty) }
        }
        let small = key.iter().all(|ty| ty.size_within(MAX_KEY_SIZE));
        if let Some(var) = if small { self.instance(id, key) } else { None } {
            return build::inst(&var, rest).at(self.place(span));
        }
        let name = &self.checker.var(id).name;
        let error = Diagnostic::error(span, format!("`{name}` is used at ever new types"))
            .note("a function with class constraints is copied for each choice of types, and here that never ends")
            .help("a recursive call must be at the same types");
        self.problem.get_or_insert(error);
        build::unit()
    }

    /// The core variable of a definition at given types, which is elaborated if it is new.
    pub(crate) fn instance(&mut self, id: VarId, key: Vec<Type>) -> Option<Var> {
        let known = self.instances.entry(id).or_default();
        if let Some(instance) = known.iter().find(|i| i.key == key) {
            return Some(instance.var.clone());
        }
        if known.len() >= MAX_INSTANCES {
            return None;
        }
        let info = self.checker.var(id);
        let name = &info.name;
        let hint = if !info.top || key.iter().all(|ty| *ty == Type::Double) {
            name.to_string()
        } else {
            let types: Vec<String> =
                key.iter().map(|ty| comparison::type_name(&self.checker.data, ty)).collect();
            format!("{name}@{}", types.join("@"))
        };
        let instance = Instance { key, var: self.supply.var(hint) };
        self.instances.entry(id).or_default().push(instance.clone());
        self.pending.entry(id).or_default().push(instance.clone());
        Some(instance.var)
    }

    /// The core variable of a top-level definition.
    pub(crate) fn global(&mut self, id: VarId, key: Vec<Type>) -> Option<Var> {
        match self.locals.get(&id) {
            Some(var) => Some(var.clone()),
            None => self.instance(id, key),
        }
    }

    /// A use of a top-level definition.
    pub(crate) fn use_of(&mut self, id: VarId, types: &[TyId]) -> Term {
        self.occurrence(id, types, Span::default())
    }

    /// The variables of top-level pattern bindings that were elaborated before.
    pub(crate) fn locals(&self) -> &HashMap<VarId, Var> {
        &self.locals
    }

    /// The types at which a definition is elaborated for its own sake: Double where possible.
    pub(crate) fn default_key(&self, id: VarId) -> Vec<Type> {
        let quants = &self.checker.var(id).scheme.quants;
        let classes = quants.iter().map(|q| self.checker.types.quant(*q).classes).filter(|c| !c.is_empty());
        classes.map(preferred_type).collect()
    }

    /// `let groups in body`, of type `result`.
    fn let_groups(
        &mut self,
        groups: &[Arc<Group>],
        result: &Type,
        body: impl FnOnce(&mut Self) -> Term,
    ) -> Term {
        let mut plans = Vec::with_capacity(groups.len());
        for group in groups {
            plans.push(match group.binds.as_slice() {
                [Bind::Pattern(pattern, _)] => Some(self.plan_binding(pattern)),
                _ => None,
            });
            self.announce(group);
        }
        let mut term = body(self);
        for (group, plan) in groups.iter().zip(plans).rev() {
            term = self.local_group(group, plan, term, result);
        }
        term
    }

    /// Asks for the values that are computed whether used or not.
    pub(crate) fn announce(&mut self, group: &Group) {
        for bind in &group.binds {
            if let Bind::Function(function) = bind {
                // A `let` may be elaborated once for each instance of the function around it.
                self.instances.remove(&function.var);
                let is_value = function.arity == 0 && !function.eta;
                if is_value && !function.quants.iter().any(|q| self.is_constrained(*q)) {
                    self.instance(function.var, Vec::new());
                }
            }
        }
    }

    /// Gives the variables of a top-level pattern their core variables.
    pub(crate) fn declare_pattern(&mut self, pattern: &Pattern) {
        let mut ids = Vec::new();
        pattern_vars(pattern, &mut ids);
        for (id, _) in ids {
            self.declare(id);
        }
    }

    /// A new core variable for a local variable.
    fn declare(&mut self, id: VarId) -> Var {
        let var = self.supply.var(self.checker.var(id).name.as_str());
        self.locals.insert(id, var.clone());
        var
    }

    fn local_group(&mut self, group: &Group, plan: Option<Plan>, body: Term, result: &Type) -> Term {
        if let ([Bind::Pattern(pattern, rhs)], Some(plan)) = (group.binds.as_slice(), plan) {
            let ty = self.ty(pattern.ty);
            let value = self.rhs_or_fail(rhs, &ty, "a local pattern");
            return plan.bind(value, body, result);
        }
        let binds = self.definitions(group);
        if group.recursive {
            return if binds.is_empty() { body } else { build::letrec(binds, body) };
        }
        binds.into_iter().rev().fold(body, |body, bind| build::let_bind(bind, body))
    }

    /// The core span of a source span.
    pub(super) fn place(&self, span: Span) -> core::Span {
        if self.in_file { core::Span::new(span.start, span.end) } else { core::Span::NONE }
    }

    /// Elaborates the instances that are asked for, until no more are.
    pub(crate) fn definitions(&mut self, group: &Group) -> Vec<core::Bind> {
        let mut binds = Vec::new();
        loop {
            let before = binds.len();
            for bind in &group.binds {
                let Bind::Function(function) = bind else { continue };
                for instance in self.pending.remove(&function.var).unwrap_or_default() {
                    binds.push(self.definition(function, &instance));
                }
            }
            if binds.len() == before {
                return binds;
            }
        }
    }

    fn definition(&mut self, function: &Function, instance: &Instance) -> core::Bind {
        let mut key = instance.key.iter();
        let mut vars = Vec::new();
        let mut hidden = Vec::new();
        for quant in &function.quants {
            let ty = if self.is_constrained(*quant) {
                key.next().cloned().unwrap_or_else(Type::unit)
            } else {
                let var = self.supply.ty_var(self.checker.types.quant(*quant).name.as_str());
                vars.push(var.clone());
                Type::Var(var)
            };
            hidden.push((*quant, self.types.insert(*quant, ty)));
        }
        let ty = self.ty(function.ty);
        let body = self.function(function);
        for (quant, old) in hidden {
            match old {
                Some(ty) => self.types.insert(quant, ty),
                None => self.types.remove(&quant),
            };
        }
        core::Bind { var: instance.var.clone(), scheme: Some(Scheme { vars, ty }), body }
    }

    fn function(&mut self, function: &Function) -> Term {
        let name = &self.checker.var(function.var).name;
        if function.arity == 0 {
            let ty = self.ty(function.ty);
            let body = self.rhs_or_fail(&function.clauses[0].rhs, &ty, &format!("`{name}`"));
            // A recursive definition must be a λ.
            return match (&ty, function.eta && !matches!(body.kind(), Kind::Lam(..))) {
                (Type::Fun(from, _), true) => {
                    let x = self.supply.var("x");
                    build::lam(&x, (**from).clone(), build::app(body, build::var(&x)))
                }
                _ => body,
            };
        }
        let rows: Vec<_> = function.clauses.iter().map(|c| (c.pats.as_slice(), &c.rhs)).collect();
        let message = format!("no clause of `{name}` matches its arguments");
        self.lambda_match(function.ty, function.arity, &rows, &message).at(self.place(function.span))
    }

    /// Elaborates a top-level pattern binding to plain definitions: the value, then each variable.
    pub(crate) fn top_pattern(
        &mut self,
        pattern: &Pattern,
        rhs: &crate::check::typed::Rhs,
    ) -> Vec<core::Bind> {
        let ty = self.ty(pattern.ty);
        let value = self.rhs_or_fail(rhs, &ty, "a pattern");
        let mut ids = Vec::new();
        pattern_vars(pattern, &mut ids);
        let vars: Vec<(Var, Type)> =
            ids.iter().map(|(id, ty)| (self.locals[id].clone(), self.ty(*ty))).collect();
        // The pattern binds variables of its own; the definitions proper project them out of one tuple.
        let plan = self.plan_binding(pattern);
        let parts = build::tuple(ids.iter().map(|(id, _)| build::var(&self.locals[id])));
        let tuple_ty = Type::tuple(vars.iter().map(|(_, ty)| ty.clone()));
        let whole = plan.bind(value, parts, &tuple_ty);
        for ((id, _), (var, _)) in ids.iter().zip(&vars) {
            self.locals.insert(*id, var.clone());
        }
        if let [(var, ty)] = vars.as_slice() {
            return vec![build::bind(var, ty.clone(), whole)];
        }
        let tuple = self.supply.var("parts");
        let mut binds = vec![build::bind(&tuple, tuple_ty, whole)];
        for (i, (var, ty)) in vars.into_iter().enumerate() {
            binds.push(build::bind(&var, ty, build::proj(i as u32, build::var(&tuple))));
        }
        binds
    }
}

fn pattern_vars(pattern: &Pattern, into: &mut Vec<(VarId, TyId)>) {
    match &pattern.kind {
        PatternKind::Var(id) => into.push((*id, pattern.ty)),
        PatternKind::As(id, inner) => {
            into.push((*id, pattern.ty));
            pattern_vars(inner, into);
        }
        PatternKind::Con(_, parts) | PatternKind::Tuple(parts) => {
            for part in parts {
                pattern_vars(part, into);
            }
        }
        _ => {}
    }
}

fn too_large(span: Span) -> Diagnostic {
    Diagnostic::error(span, "the type of this expression is too large")
        .label(format!("more than {MAX_TYPE_SIZE} parts"))
        .help("each use of a function that pairs its argument with itself doubles the type; use a list or a data type")
}

/// Haskell's defaulting: what an undetermined type becomes.
fn default_type(classes: Classes) -> Type {
    if classes.contains(Classes::FRACTIONAL) {
        Type::Double
    } else if classes.contains(Classes::NUM) || classes.contains(Classes::ENUM) {
        Type::Int
    } else {
        Type::unit()
    }
}

/// What a function is differentiated at if nothing else is said.
pub(crate) fn preferred_type(classes: Classes) -> Type {
    if Classes::DOUBLE.contains(classes) { Type::Double } else { Type::Int }
}
