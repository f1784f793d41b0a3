//! Types as they are written: in signatures, data declarations and synonyms.

use std::collections::HashMap;

use super::Checker;
use super::classes::Classes;
use super::data::{MAX_TYPE_SIZE, Synonym};
use super::types::{Node, QuantId, Scheme, TyCon, TyId};
use crate::diagnostics::{Diagnostic, closest};
use crate::parse::tree::{Ident, QualType, Type, TypeKind};
use crate::source::{Name, Span};

/// What to do with the type variables of a written type.
pub(super) enum Variables {
    /// All are known; another one is an error.
    Fixed,
    /// New ones are quantified, at this level.
    Quantify(u32, Vec<QuantId>),
}

/// The type variables in scope of a written type.
pub(super) struct Scope {
    pub(super) map: HashMap<Name, TyId>,
    pub(super) variables: Variables,
}

impl Checker {
    /// What a synonym stands for, with its parameters.
    pub(super) fn expand_synonym(&mut self, name: &Name, used: Span) -> Option<(Vec<QuantId>, TyId)> {
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
        let Some(classes) = Classes::by_name(&class.name) else {
            let near = closest(&class.name, Classes::names());
            let name_end = Span { start: class.span.start, end: class.span.start + class.name.len() as u32 };
            let error = Diagnostic::error(name_end, format!("there is no class `{}`", class.name))
                .note("the classes are Eq, Ord, Enum, Num, Real, Integral, Fractional, Floating, RealFrac, RealFloat and Show")
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

    pub(super) fn written_type(&mut self, ty: &Type, scope: &mut Scope) -> TyId {
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
            "Map" | "Set" => Some("use lists, or a data type of your own".to_owned()),
            "Vector" | "IArray" | "UArray" => Some("arrays have the type `Array a`".to_owned()),
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
