//! Data types, synonyms, and types as written.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::Checker;
use super::classes::Classes;
use super::typed::{Bind, Clause, Expr, ExprKind, Function, Group, Guarded, Pattern, PatternKind, Rhs};
use super::types::{Node, QuantId, Scheme, TyCon, TyId};
use crate::core::{self, ConDecl, ConId, DataId};
use crate::diagnostics::{Diagnostic, closest};
use crate::parse::tree::{DataDecl, Ident, Module, QualType, SynonymDecl, Type, TypeKind};
use crate::source::{Name, Span};

/// Types larger than this, written out, are refused.
pub(super) const MAX_TYPE_SIZE: usize = 10_000;

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

/// What to do with the type variables of a written type.
enum Variables {
    /// All are known; another one is an error.
    Fixed,
    /// New ones are quantified, at this level.
    Quantify(u32, Vec<QuantId>),
}

struct Scope {
    map: HashMap<Name, TyId>,
    variables: Variables,
}

impl Checker {
    /// `Bool` and lists, which core has always had.
    pub(super) fn declare_builtin_types(&mut self) {
        self.type_names.insert("Bool".into(), (DataId::BOOL, 0));
        self.types.mark_functional(DataId::BOOL, false);
        self.types.mark_functional(DataId::LIST, false);
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
            // Until known better: a recursive type has functions only if another part of it has.
            self.types.mark_functional(id, false);
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
        self.find_functional(reserved.iter().map(|(id, _)| *id).collect());
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
                self.fields.insert(label.name.clone(), id);
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
    fn find_functional(&mut self, ids: Vec<DataId>) {
        loop {
            let mut changed = false;
            for id in &ids {
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

    fn expand_synonym(&mut self, name: &Name, used: Span) -> Option<(Vec<QuantId>, TyId)> {
        match self.synonyms.get(name)?.clone() {
            Synonym::Expanded(quants, ty) => Some((quants, ty)),
            Synonym::Expanding => {
                let error =
                    Diagnostic::error(used, format!("the type synonym `{name}` is defined by itself"))
                        .note("a synonym only abbreviates; a recursive type needs a constructor")
                        .help("use `data` or `newtype`");
                self.diagnostics.push(error);
                let wrong = self.fresh();
                self.synonyms.insert(name.clone(), Synonym::Expanded(Vec::new(), wrong));
                Some((Vec::new(), wrong))
            }
            Synonym::Declared(decl) => {
                self.synonyms.insert(name.clone(), Synonym::Expanding);
                let mut map = HashMap::new();
                let mut quants = Vec::new();
                for param in &decl.params {
                    let (quant, ty) = self.types.new_quant(param.name.clone(), Classes::NONE, 0);
                    map.insert(param.name.clone(), ty);
                    quants.push(quant);
                }
                let mut scope = Scope { map, variables: Variables::Fixed };
                let ty = self.written_type(&decl.ty, &mut scope);
                if !matches!(self.synonyms.get(name), Some(Synonym::Expanded(..))) {
                    self.synonyms.insert(name.clone(), Synonym::Expanded(quants.clone(), ty));
                }
                Some((quants, ty))
            }
        }
    }

    /// The scheme of a signature.
    pub(super) fn signature_scheme(&mut self, sig: &QualType) -> Scheme {
        let level = self.level + 1;
        let mut scope = Scope { map: self.scoped.clone(), variables: Variables::Quantify(level, Vec::new()) };
        for ident in sig.forall.iter().flatten() {
            scope.map.remove(&ident.name);
        }
        let ty = self.written_type(&sig.ty, &mut scope);
        for (class, arg) in &sig.context {
            self.context(class, arg, &mut scope);
        }
        let Variables::Quantify(_, quants) = scope.variables else {
            return Scheme { quants: Vec::new(), ty };
        };
        self.check_ambiguity(sig, &quants, ty);
        Scheme { quants, ty }
    }

    /// The types that a signature's explicit `forall` brings into scope in the body.
    pub(super) fn scoped_variables(&self, sig: &QualType, scheme: &Scheme) -> Vec<(Name, QuantId)> {
        let bound = sig.forall.iter().flatten();
        bound
            .filter_map(|ident| {
                let quant = scheme.quants.iter().find(|q| self.types.quant(**q).name == ident.name)?;
                Some((ident.name.clone(), *quant))
            })
            .collect()
    }

    fn context(&mut self, class: &Ident, arg: &Type, scope: &mut Scope) {
        // `Show` says nothing about a language without output.
        if class.name.as_str() == "Show" {
            return;
        }
        let Some(classes) = Classes::by_name(&class.name) else {
            let near = closest(&class.name, Classes::names());
            let name_end = Span { start: class.span.start, end: class.span.start + class.name.len() as u32 };
            let error = Diagnostic::error(name_end, format!("there is no class `{}`", class.name))
                .note("the classes are Eq, Ord, Enum, Num, Real, Integral, Fractional, Floating, RealFrac and RealFloat")
                .maybe_help(near.map(|n| format!("did you mean `{n}`?")));
            self.diagnostics.push(error);
            return;
        };
        let ty = self.written_type(arg, scope);
        if let Node::Quant(quant) = *self.types.node(ty) {
            self.types.add_quant_classes(quant, classes);
        } else if self.types.constrain(ty, classes, class.span).is_err() {
            let error = Diagnostic::error(class.span, "no type can satisfy this constraint");
            self.diagnostics.push(error);
        }
    }

    fn check_ambiguity(&mut self, sig: &QualType, quants: &[QuantId], ty: TyId) {
        let mut used = Vec::new();
        self.quants_of(ty, &mut used);
        for quant in quants.iter().filter(|q| !used.contains(q)) {
            let info = self.types.quant(*quant);
            if !info.classes.is_empty() {
                let name = info.name.clone();
                let error = Diagnostic::error(
                    sig.ty.span,
                    format!("the constraint on `{name}` can never be resolved"),
                )
                .label(format!("`{name}` does not appear in the type"))
                .help("remove the constraint, or use the variable in the type");
                self.diagnostics.push(error);
            }
        }
    }

    pub(super) fn quants_of(&self, ty: TyId, into: &mut Vec<QuantId>) {
        match self.types.node(ty) {
            Node::Quant(quant) if !into.contains(quant) => into.push(*quant),
            Node::Con(_, args) => args.iter().for_each(|arg| self.quants_of(*arg, into)),
            _ => {}
        }
    }

    fn written_type(&mut self, ty: &Type, scope: &mut Scope) -> TyId {
        match &ty.kind {
            TypeKind::Var(name) => self.type_variable(name, ty.span, scope),
            TypeKind::VarApp(name, args) => {
                let error =
                    Diagnostic::error(ty.span, format!("the type variable `{name}` cannot take arguments"))
                        .note("type variables stand for types, not for type constructors")
                        .help("write the constructor itself, such as `[a]` or `Maybe a`");
                self.diagnostics.push(error);
                for arg in args {
                    self.written_type(arg, scope);
                }
                self.fresh()
            }
            TypeKind::Fun(from, to) => {
                let from = self.written_type(from, scope);
                let to = self.written_type(to, scope);
                self.types.fun(from, to)
            }
            TypeKind::List(element) => {
                let element = self.written_type(element, scope);
                self.types.list(element)
            }
            TypeKind::Tuple(parts) => {
                let parts: Vec<TyId> = parts.iter().map(|p| self.written_type(p, scope)).collect();
                self.types.con(TyCon::Tuple, parts)
            }
            TypeKind::Con(name, args) => {
                let args: Vec<TyId> = args.iter().map(|a| self.written_type(a, scope)).collect();
                self.type_constructor(name, args, ty.span)
            }
        }
    }

    fn type_variable(&mut self, name: &Name, span: Span, scope: &mut Scope) -> TyId {
        if let Some(ty) = scope.map.get(name) {
            return *ty;
        }
        match &mut scope.variables {
            Variables::Quantify(level, quants) => {
                let (quant, ty) = self.types.new_quant(name.clone(), Classes::NONE, *level);
                quants.push(quant);
                scope.map.insert(name.clone(), ty);
                ty
            }
            Variables::Fixed => {
                let error = Diagnostic::error(
                    span,
                    format!("the type variable `{name}` is not a parameter of this type"),
                )
                .help(format!("add `{name}` to the left of the `=`"));
                self.diagnostics.push(error);
                let ty = self.fresh();
                scope.map.insert(name.clone(), ty);
                ty
            }
        }
    }

    fn type_constructor(&mut self, name: &Name, args: Vec<TyId>, span: Span) -> TyId {
        let builtin = match name.as_str() {
            "Int" | "Integer" => Some(TyCon::Int),
            "Double" | "Float" => Some(TyCon::Double),
            "Char" => Some(TyCon::Char),
            _ => None,
        };
        if let Some(con) = builtin {
            self.expect_arity(name, 0, args.len(), span);
            return self.types.con(con, []);
        }
        if name.as_str() == "String"
            && !self.synonyms.contains_key(name)
            && !self.type_names.contains_key(name)
        {
            self.expect_arity(name, 0, args.len(), span);
            let char = self.types.con(TyCon::Char, []);
            return self.types.list(char);
        }
        if let Some((id, arity)) = self.type_names.get(name).copied() {
            if self.expect_arity(name, arity, args.len(), span) {
                return self.types.con(TyCon::Data(id), args);
            }
            return self.fresh();
        }
        if let Some((quants, ty)) = self.expand_synonym(name, span) {
            if !self.expect_arity(name, quants.len(), args.len(), span) {
                return self.fresh();
            }
            let map = quants.into_iter().zip(args).collect();
            let ty = self.types.substitute(ty, &map, &mut HashMap::new());
            if !self.types.size_within(ty, MAX_TYPE_SIZE) {
                let error =
                    Diagnostic::error(span, format!("the type synonym `{name}` stands for too large a type"));
                self.diagnostics.push(error);
                return self.fresh();
            }
            return ty;
        }
        if self.unknown.insert(name.clone()) {
            self.unknown_type(name, span);
        }
        self.fresh()
    }

    fn unknown_type(&mut self, name: &Name, span: Span) {
        let known = self.type_names.keys().chain(self.synonyms.keys()).map(Name::as_str);
        let near = closest(name, known.chain(["Int", "Double", "Char", "String"]));
        let help = match name.as_str() {
            "IO" | "ST" | "State" => {
                Some("there are no monads in the language: write a pure function".to_owned())
            }
            "Map" | "Set" | "Array" | "Vector" => Some("use lists, or a data type of your own".to_owned()),
            "Rational" | "Word" => Some("the numbers are Int and Double".to_owned()),
            _ => near.map(|n| format!("did you mean `{n}`?")),
        };
        let span = Span { start: span.start, end: span.end.min(span.start + name.len() as u32) };
        let error =
            Diagnostic::error(span, format!("unknown type `{name}`")).label("not defined").maybe_help(help);
        self.diagnostics.push(error);
    }

    fn expect_arity(&mut self, name: &Name, arity: usize, found: usize, span: Span) -> bool {
        if arity != found {
            let plural = |n: usize| if n == 1 { "1 argument".to_owned() } else { format!("{n} arguments") };
            let error = Diagnostic::error(span, format!("the type `{name}` takes {}", plural(arity)))
                .label(format!("has {} here", plural(found)))
                .help("put an argument that has arguments itself in parentheses");
            self.diagnostics.push(error);
        }
        arity == found
    }
}

/// A core type from a constructor and its arguments.
pub(crate) fn core_type(con: TyCon, mut args: Vec<core::Type>) -> core::Type {
    match con {
        TyCon::Int => core::Type::Int,
        TyCon::Double => core::Type::Double,
        TyCon::Char => core::Type::Char,
        TyCon::Tuple => core::Type::Tuple(args.into()),
        TyCon::Data(id) => core::Type::data(id, args),
        TyCon::Fun => {
            let to = args.pop().unwrap_or_else(core::Type::unit);
            let from = args.pop().unwrap_or_else(core::Type::unit);
            core::Type::fun(from, to)
        }
    }
}
