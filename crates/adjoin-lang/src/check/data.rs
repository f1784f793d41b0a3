//! Data types, synonyms, and types as written.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::Checker;
use super::classes::Classes;
use super::typed::{Bind, Clause, Expr, ExprKind, Function, Group, Guarded, Pattern, PatternKind, Rhs};
use super::types::{Node, QuantId, Scheme, TyCon, TyId};
use super::written::{Scope, Variables};
use crate::core::{self, ConDecl, ConId, DataId};
use crate::diagnostics::Diagnostic;
use crate::parse::tree::{DataDecl, Ident, Module, SynonymDecl};
use crate::source::{Name, Span};

/// Types larger than this, written out, are refused.
pub(crate) const MAX_TYPE_SIZE: usize = 10_000;

/// A constructor.
#[derive(Debug)]
pub(crate) struct ConInfo {
    pub(crate) id: ConId,
    pub(crate) arity: usize,
    /// ∀ parameters. fields → type
    pub(crate) scheme: Scheme,
    pub(crate) labels: Option<Vec<Name>>,
}

/// A type synonym.
#[derive(Clone, Debug)]
pub(crate) enum Synonym {
    /// Not looked at yet.
    Declared(Arc<SynonymDecl>),
    /// Being expanded: meeting it again means a cycle.
    Expanding,
    /// Its parameters and what it stands for.
    Expanded(Vec<QuantId>, TyId),
}

impl Checker {
    /// `Bool`, lists and arrays, which are built into core.
    pub(super) fn declare_builtin_types(&mut self) {
        self.type_names.insert("Bool".into(), (DataId::BOOL, 0));
        self.types.mark_functional(DataId::BOOL, false);
        self.types.mark_enumeration(DataId::BOOL);
        self.types.mark_functional(DataId::LIST, false);
        self.type_names.insert("Array".into(), (DataId::ARRAY, 1));
        self.types.mark_functional(DataId::ARRAY, false);
        let bool = self.types.bool();
        for (name, id) in [("False", ConId::FALSE), ("True", ConId::TRUE)] {
            let scheme = Scheme { quants: Vec::new(), ty: bool };
            self.constructors.insert(name.into(), Arc::new(ConInfo { id, arity: 0, scheme, labels: None }));
        }
        let (quant, element) = self.types.new_quant("a".into(), Classes::NONE, 0);
        let list = self.types.list(element);
        let cons = self.types.funs(&[element, list], list);
        for (name, id, arity, ty) in [("[]", ConId::NIL, 0, list), (":", ConId::CONS, 2, cons)] {
            let scheme = Scheme { quants: vec![quant], ty };
            self.constructors.insert(name.into(), Arc::new(ConInfo { id, arity, scheme, labels: None }));
        }
    }

    /// Declares the data types and synonyms of a module.
    pub(super) fn data_decls(&mut self, module: &Module) {
        let mut seen: HashMap<Name, Span> = HashMap::new();
        let names = module.data.iter().map(|d| &d.name).chain(module.synonyms.iter().map(|s| &s.name));
        for ident in names {
            if let Some(first) = seen.insert(ident.name.clone(), ident.span) {
                self.defined_twice("type", ident, first);
            }
            if matches!(ident.name.as_str(), "Int" | "Integer" | "Double" | "Float" | "Char" | "Bool") {
                let error = Diagnostic::error(ident.span, format!("the type `{}` is built in", ident.name));
                self.diagnostics.push(error.help("choose another name"));
            }
        }
        let mut reserved = Vec::new();
        for decl in &module.data {
            let params: Vec<_> = decl.params.iter().map(|p| self.supply.ty_var(p.name.as_str())).collect();
            let id = self.data.reserve(decl.name.name.as_str(), params.clone());
            self.synonyms.remove(&decl.name.name);
            self.type_names.insert(decl.name.name.clone(), (id, decl.params.len()));
            // Assumed at first: a recursive type has functions only if another part of it has.
            self.types.mark_functional(id, false);
            if params.is_empty() && decl.constructors.iter().all(|con| con.fields.is_empty()) {
                self.types.mark_enumeration(id);
            }
            reserved.push((id, params));
        }
        for decl in &module.synonyms {
            self.type_names.remove(&decl.name.name);
            self.synonyms.insert(decl.name.name.clone(), Synonym::Declared(Arc::new(decl.clone())));
        }
        for decl in &module.synonyms {
            self.expand_synonym(&decl.name.name, decl.name.span);
        }
        let mut constructors = HashMap::new();
        for (decl, (id, params)) in module.data.iter().zip(&reserved) {
            self.data_decl(decl, *id, params, &mut constructors);
        }
        let ids: Vec<DataId> = reserved.iter().map(|(id, _)| *id).collect();
        self.find_functional(&ids);
    }

    fn defined_twice(&mut self, what: &str, ident: &Ident, first: Span) {
        let error = Diagnostic::error(ident.span, format!("the {what} `{}` is defined twice", ident.name))
            .label("again here")
            .related(first, "first here")
            .help("rename or remove one of them");
        self.diagnostics.push(error);
    }

    fn data_decl(
        &mut self,
        decl: &DataDecl,
        id: DataId,
        params: &[core::TyVar],
        constructors: &mut HashMap<Name, Span>,
    ) {
        let mut map = HashMap::new();
        let mut quants = Vec::new();
        let mut args = Vec::new();
        for (param, var) in decl.params.iter().zip(params) {
            let (quant, ty) = self.types.new_quant(param.name.clone(), Classes::NONE, 0);
            self.ty_vars.insert(quant, var.clone());
            if map.insert(param.name.clone(), ty).is_some() {
                let error =
                    Diagnostic::error(param.span, format!("the parameter `{}` appears twice", param.name));
                self.diagnostics.push(error);
            }
            quants.push(quant);
            args.push(ty);
        }
        let result = self.types.con(TyCon::Data(id), args);
        let mut scope = Scope { map, variables: Variables::Fixed };
        let mut cons = Vec::new();
        for (tag, con) in decl.constructors.iter().enumerate() {
            if let Some(first) = constructors.insert(con.name.name.clone(), con.name.span) {
                self.defined_twice("constructor", &con.name, first);
            }
            let fields: Vec<TyId> = con.fields.iter().map(|f| self.written_type(f, &mut scope)).collect();
            let labels =
                con.labels.as_ref().map(|labels| labels.iter().map(|l| l.name.clone()).collect::<Vec<_>>());
            for label in con.labels.iter().flatten() {
                let other = self.fields.insert(label.name.clone(), id).filter(|other| *other != id);
                if other.is_some() {
                    let problem = format!("the field `{}` belongs to another type already", label.name);
                    let error = Diagnostic::error(label.span, problem)
                        .label("a field is also a function, which can be defined once")
                        .help("give the fields of different types different names");
                    self.diagnostics.push(error);
                }
            }
            let core_fields = fields.iter().map(|f| self.core_type_of_decl(*f)).collect();
            cons.push(ConDecl {
                name: con.name.name.as_str().into(),
                fields: core_fields,
                labels: labels.as_ref().map(|ls| ls.iter().map(|l| l.as_str().into()).collect()),
            });
            let ty = self.types.funs(&fields, result);
            let info = ConInfo {
                id: ConId::new(id, tag as u32),
                arity: fields.len(),
                scheme: Scheme { quants: quants.clone(), ty },
                labels,
            };
            self.constructors.insert(con.name.name.clone(), Arc::new(info));
        }
        self.check_labels(decl, &cons);
        self.data.define(id, cons);
        self.selectors(decl, &quants, result);
    }

    /// A field that several constructors share has one type.
    fn check_labels(&mut self, decl: &DataDecl, cons: &[ConDecl]) {
        let mut types: HashMap<&str, &core::Type> = HashMap::new();
        for (con, surface) in cons.iter().zip(&decl.constructors) {
            let mut own = HashSet::new();
            for (i, label) in con.labels.iter().flatten().enumerate() {
                let problem = if !own.insert(label.clone()) {
                    Some("appears twice in one constructor")
                } else if *types.entry(label).or_insert(&con.fields[i]) != &con.fields[i] {
                    Some("has different types in different constructors")
                } else {
                    None
                };
                if let Some(problem) = problem {
                    let span = surface.labels.as_ref().map_or(surface.name.span, |ls| ls[i].span);
                    self.diagnostics.push(Diagnostic::error(span, format!("the field `{label}` {problem}")));
                }
            }
        }
    }

    /// Field names as functions: one clause for each constructor that has the field.
    fn selectors(&mut self, decl: &DataDecl, quants: &[QuantId], record: TyId) {
        let mut labels: Vec<&Ident> =
            decl.constructors.iter().flat_map(|c| c.labels.iter().flatten()).collect();
        let mut seen = HashSet::new();
        labels.retain(|label| seen.insert(label.name.clone()));
        for label in labels {
            let mut clauses = Vec::new();
            let mut ty = record;
            for con in &decl.constructors {
                let Some(at) = con.labels.iter().flatten().position(|l| l.name == label.name) else {
                    continue;
                };
                let Some(info) = self.constructors.get(&con.name.name).cloned() else { continue };
                let mut fields = Vec::new();
                let mut rest = info.scheme.ty;
                while let Some((field, to)) = self.types.as_fun(rest).filter(|_| fields.len() < info.arity) {
                    fields.push(field);
                    rest = to;
                }
                ty = fields[at];
                let scheme = Scheme { quants: Vec::new(), ty };
                let var = self.new_var(label.name.clone(), label.span, scheme);
                let pats = fields.iter().enumerate().map(|(i, field)| Pattern {
                    kind: if i == at { PatternKind::Var(var) } else { PatternKind::Wild },
                    ty: *field,
                });
                let kind = PatternKind::Con(info.id, pats.collect());
                let body = Expr { kind: ExprKind::Var(var, Vec::new()), ty, span: label.span };
                let rhs = Rhs { groups: Vec::new(), bodies: vec![Guarded { guards: Vec::new(), body }] };
                clauses.push(Clause { pats: vec![Pattern { kind, ty: record }], rhs });
            }
            let ty = self.types.fun(record, ty);
            let quants = quants.to_vec();
            let var = self.new_var(label.name.clone(), label.span, Scheme { quants: quants.clone(), ty });
            self.scope.insert(label.name.clone(), var);
            let function = Function { var, quants, arity: 1, clauses, ty, eta: false, span: label.span };
            self.groups.push(Arc::new(Group { recursive: false, binds: vec![Bind::Function(function)] }));
        }
    }

    /// The core type of a field, whose variables are the declaration's parameters.
    fn core_type_of_decl(&self, ty: TyId) -> core::Type {
        match self.types.node(ty) {
            Node::Con(con, args) => {
                let args: Vec<core::Type> = args.iter().map(|arg| self.core_type_of_decl(*arg)).collect();
                core_type(*con, args)
            }
            Node::Quant(quant) => {
                self.ty_vars.get(quant).map_or_else(core::Type::unit, |var| core::Type::Var(var.clone()))
            }
            _ => core::Type::unit(),
        }
    }

    /// Marks the data types that hold functions, directly or through one another.
    fn find_functional(&mut self, ids: &[DataId]) {
        loop {
            let mut changed = false;
            for id in ids {
                let Some(decl) = self.data.get(*id) else { continue };
                let functional = decl.cons.iter().flat_map(|c| &c.fields).any(|field| {
                    let mut found = false;
                    field.walk(&mut |part| match part {
                        core::Type::Fun(..) => found = true,
                        core::Type::Data(other, _) => found |= self.types.is_functional(*other),
                        _ => {}
                    });
                    found
                });
                if functional && !self.types.is_functional(*id) {
                    self.types.mark_functional(*id, true);
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }
}

/// A core type from a constructor and its arguments.
pub(crate) fn core_type(con: TyCon, mut args: Vec<core::Type>) -> core::Type {
    match con {
        TyCon::Int => core::Type::Int,
        TyCon::Double => core::Type::Double,
        TyCon::Char => core::Type::Char,
        TyCon::Tuple => core::Type::Tuple(args.into()),
        TyCon::Data(DataId::ARRAY) if args.len() == 1 => core::Type::iarray(args.remove(0)),
        TyCon::Data(id) => core::Type::data(id, args),
        TyCon::Fun => {
            let to = args.pop().unwrap_or_else(core::Type::unit);
            let from = args.pop().unwrap_or_else(core::Type::unit);
            core::Type::fun(from, to)
        }
    }
}
