//! Records: construction and update.

use std::sync::Arc;

use super::Checker;
use super::data::ConInfo;
use super::typed::ExprKind;
use super::types::TyId;
use crate::diagnostics::{Diagnostic, closest};
use crate::parse::tree::{self, Ident};
use crate::source::{Name, Span};

impl Checker {
    /// The place of a field in a constructor; reports one that is not there.
    pub(super) fn field_index(&mut self, info: &ConInfo, con: &Ident, label: &Ident) -> Option<usize> {
        let labels = info.labels.as_deref().unwrap_or_default();
        let found = labels.iter().position(|l| *l == label.name);
        if found.is_none() {
            let near =
                closest(&label.name, labels.iter().map(Name::as_str)).map(|n| format!("did you mean `{n}`?"));
            let error = Diagnostic::error(
                label.span,
                format!("the constructor `{}` has no field `{}`", con.name, label.name),
            )
            .maybe_help(near);
            self.diagnostics.push(error);
            self.reported = true;
        }
        found
    }

    pub(super) fn record(
        &mut self,
        con: &Ident,
        fields: &[(Ident, tree::Expr)],
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        let Some(info) = self.constructors.get(&con.name).cloned() else {
            self.unknown_constructor(&con.name, con.span);
            return ExprKind::Wrong;
        };
        let mut places: Vec<Option<&tree::Expr>> = vec![None; info.arity];
        for (label, value) in fields {
            let Some(i) = self.field_index(&info, con, label) else { return ExprKind::Wrong };
            if places[i].replace(value).is_some() {
                let error =
                    Diagnostic::error(label.span, format!("the field `{}` is given twice", label.name));
                self.diagnostics.push(error);
            }
        }
        let missing: Vec<String> = match &info.labels {
            Some(labels) => labels
                .iter()
                .zip(&places)
                .filter(|(_, p)| p.is_none())
                .map(|(l, _)| format!("`{l}`"))
                .collect(),
            None if info.arity > 0 => {
                vec!["its fields: it is not a record, so give them by position".to_owned()]
            }
            None => Vec::new(),
        };
        if !missing.is_empty() {
            let error = Diagnostic::error(span, format!("`{}` lacks {}", con.name, missing.join(", ")))
                .note("evaluation is strict: every field needs a value");
            self.diagnostics.push(error);
            self.reported = true;
            return ExprKind::Wrong;
        }
        let function = self.constructor(&con.name, con.span);
        if info.arity == 0 {
            self.require(span, expected, function.ty);
            return function.kind;
        }
        let args: Vec<&tree::Expr> = places.into_iter().flatten().collect();
        self.apply(function, &args, span, expected)
    }

    pub(super) fn update(
        &mut self,
        base: &tree::Expr,
        fields: &[(Ident, tree::Expr)],
        span: Span,
        expected: TyId,
    ) -> ExprKind {
        let Some((first, _)) = fields.first() else { return self.expr(base, expected).kind };
        let Some(info) = self.constructor_with(fields) else {
            let known = closest(&first.name, self.fields.keys().map(Name::as_str))
                .map(|n| format!("did you mean `{n}`?"));
            let names: Vec<String> = fields.iter().map(|(l, _)| format!("`{}`", l.name)).collect();
            let error = Diagnostic::error(first.span, format!("no constructor has {}", names.join(" and ")))
                .maybe_help(known);
            self.diagnostics.push(error);
            self.reported = true;
            return ExprKind::Wrong;
        };
        let (mut ty, _) = self.types.instantiate(&info.scheme, self.level, span);
        let mut types = Vec::new();
        while let Some((field, rest)) = self.types.as_fun(ty).filter(|_| types.len() < info.arity) {
            types.push(field);
            ty = rest;
        }
        self.require(span, expected, ty);
        let base = self.boxed(base, ty);
        let labels = info.labels.clone().unwrap_or_default();
        let mut updates = Vec::new();
        for (label, value) in fields {
            if let Some(i) = labels.iter().position(|l| *l == label.name) {
                updates.push((label.name.clone(), self.expr(value, types[i])));
            }
        }
        ExprKind::Update(base, updates)
    }

    /// A constructor that has all these fields.
    fn constructor_with(&self, fields: &[(Ident, tree::Expr)]) -> Option<Arc<ConInfo>> {
        let data = self.fields.get(&fields.first()?.0.name)?;
        let decl = self.data.get(*data)?;
        decl.cons.iter().find_map(|con| {
            let labels = con.labels.as_ref()?;
            let all = fields.iter().all(|(label, _)| labels.iter().any(|l| **l == *label.name));
            if all { self.constructors.get(&*con.name).cloned() } else { None }
        })
    }
}
