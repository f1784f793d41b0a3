//! Checks patterns against the types of what they match.

use super::Checker;
use super::classes::Classes;
use super::typed::{Pattern, PatternKind, VarId};
use super::types::{Scheme, TyCon, TyId};
use crate::core::ConId;
use crate::diagnostics::Diagnostic;
use crate::parse::tree::{Ident, Lit, Pat, PatKind};
use crate::source::{Name, Span};

/// Each element of a list pattern is a level of nesting.
const MAX_LIST_PATTERN: usize = 1000;

impl Checker {
    /// Checks a pattern and brings its variables into scope.
    pub(super) fn pat(&mut self, pat: &Pat, expected: TyId) -> Pattern {
        let kind = self.pat_kind(pat, expected);
        Pattern { kind, ty: expected }
    }

    /// Checks several patterns that bind together; a variable may appear only once in all of them.
    pub(super) fn pats(&mut self, pats: &[Pat], expected: &[TyId]) -> Vec<Pattern> {
        let mut names = super::free::pattern_names(pats);
        names.sort_unstable();
        let twice = names.windows(2).find_map(|pair| match pair {
            [a, b] if a == b => Some(a),
            _ => None,
        });
        if let Some(name) = twice {
            let span = pats.iter().map(|p| p.span).reduce(Span::to).unwrap_or_default();
            let error =
                Diagnostic::error(span, format!("the variable `{name}` appears twice in these patterns"))
                    .help("name them differently and compare them in a guard");
            self.diagnostics.push(error);
        }
        pats.iter().zip(expected).map(|(pat, ty)| self.pat(pat, *ty)).collect()
    }

    fn pat_kind(&mut self, pat: &Pat, expected: TyId) -> PatternKind {
        match &pat.kind {
            PatKind::Wild | PatKind::Chain(..) => PatternKind::Wild,
            PatKind::Var(name) => PatternKind::Var(self.pattern_var(name, pat.span, expected)),
            PatKind::As(ident, inner) => {
                let var = self.pattern_var(&ident.name, ident.span, expected);
                PatternKind::As(var, Box::new(self.pat(inner, expected)))
            }
            PatKind::Lit(lit) => self.literal_pattern(lit, false, pat.span, expected),
            PatKind::NegLit(lit) => self.literal_pattern(lit, true, pat.span, expected),
            PatKind::Tuple(parts) => {
                let types: Vec<TyId> = parts.iter().map(|_| self.fresh()).collect();
                let tuple = self.types.con(TyCon::Tuple, types.clone());
                self.require(pat.span, expected, tuple);
                PatternKind::Tuple(parts.iter().zip(types).map(|(p, ty)| self.pat(p, ty)).collect())
            }
            PatKind::List(items) => {
                let element = self.fresh();
                let list = self.types.list(element);
                self.require(pat.span, expected, list);
                let items: Vec<Pattern> = items.iter().map(|p| self.pat(p, element)).collect();
                self.list_pattern(items, list, pat.span)
            }
            PatKind::Con(con, args) => self.constructor_pattern(con, args, pat.span, expected),
            PatKind::Record(con, fields) => self.record_pattern(con, fields, pat.span, expected),
            PatKind::Sig(inner, sig) => {
                let scheme = self.signature_scheme(sig);
                if !scheme.quants.is_empty() {
                    let error = Diagnostic::error(pat.span, "a pattern cannot have a polymorphic signature")
                        .help("give the function a signature instead");
                    self.diagnostics.push(error);
                }
                self.require(pat.span, expected, scheme.ty);
                self.pat(inner, expected).kind
            }
        }
    }

    fn pattern_var(&mut self, name: &Name, span: Span, ty: TyId) -> VarId {
        if let Some(var) = self.declared.remove(name) {
            let own = self.var(var).scheme.ty;
            self.require(span, ty, own);
            return var;
        }
        let var = self.new_var(name.clone(), span, Scheme { quants: Vec::new(), ty });
        self.bring_into_scope(name.clone(), var);
        var
    }

    fn literal_pattern(&mut self, lit: &Lit, negative: bool, span: Span, expected: TyId) -> PatternKind {
        match lit {
            Lit::Int(value) => {
                self.require_classes(span, expected, Classes::NUM.union(Classes::EQ), "a number");
                let value = self.integer(*value, span, expected);
                PatternKind::Int(if negative { -value } else { value })
            }
            Lit::Frac(value) => {
                let classes = Classes::FRACTIONAL.union(Classes::EQ);
                self.require_classes(span, expected, classes, "a number with a fraction");
                PatternKind::Frac(if negative { -value } else { *value })
            }
            Lit::Char(value) => {
                let char = self.types.con(TyCon::Char, []);
                self.require(span, expected, char);
                PatternKind::Char(*value)
            }
            Lit::Str(text) => {
                let char = self.types.con(TyCon::Char, []);
                let string = self.types.list(char);
                self.require(span, expected, string);
                let items = text.chars().map(|c| Pattern { kind: PatternKind::Char(c), ty: char }).collect();
                self.list_pattern(items, string, span)
            }
        }
    }

    fn constructor_pattern(&mut self, con: &Ident, args: &[Pat], span: Span, expected: TyId) -> PatternKind {
        let Some(info) = self.constructors.get(&con.name).cloned() else {
            self.unknown_constructor(&con.name, con.span);
            for arg in args {
                let ty = self.fresh();
                self.pat(arg, ty);
            }
            return PatternKind::Wild;
        };
        let (mut ty, _) = self.types.instantiate(&info.scheme, self.level, span);
        let mut fields = Vec::new();
        while let Some((field, rest)) = self.types.as_fun(ty).filter(|_| fields.len() < info.arity) {
            fields.push(field);
            ty = rest;
        }
        self.require(span, expected, ty);
        if args.len() != info.arity {
            let plural = if info.arity == 1 { "" } else { "s" };
            let error = Diagnostic::error(span, format!("the constructor `{}` has {} field{plural}", con.name, info.arity))
                .label(format!("{} matched here", args.len()))
                .help("give a pattern for every field (`_` where it does not matter), and put the whole in parentheses");
            self.diagnostics.push(error);
            self.reported = true;
        }
        let mut pats = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            let ty = fields.get(i).copied().unwrap_or_else(|| self.fresh());
            pats.push(self.pat(arg, ty));
        }
        PatternKind::Con(info.id, pats)
    }

    fn record_pattern(
        &mut self,
        con: &Ident,
        fields: &[(Ident, Pat)],
        span: Span,
        expected: TyId,
    ) -> PatternKind {
        let Some(info) = self.constructors.get(&con.name).cloned() else {
            self.unknown_constructor(&con.name, con.span);
            return PatternKind::Wild;
        };
        let (mut ty, _) = self.types.instantiate(&info.scheme, self.level, span);
        let mut types = Vec::new();
        while let Some((field, rest)) = self.types.as_fun(ty).filter(|_| types.len() < info.arity) {
            types.push(field);
            ty = rest;
        }
        self.require(span, expected, ty);
        let mut pats: Vec<Pattern> =
            types.iter().map(|ty| Pattern { kind: PatternKind::Wild, ty: *ty }).collect();
        for (label, pat) in fields {
            if let Some(i) = self.field_index(&info, con, label) {
                pats[i] = self.pat(pat, types[i]);
            } else {
                let ty = self.fresh();
                self.pat(pat, ty);
            }
        }
        PatternKind::Con(info.id, pats)
    }

    /// The value of an integer literal; one too large for `Int` is checked when its type is known.
    pub(super) fn integer(&mut self, value: Option<u128>, span: Span, ty: TyId) -> i128 {
        let value = value.and_then(|v| i128::try_from(v).ok());
        match value {
            Some(v) if v <= i128::from(i64::MAX) + 1 => v,
            Some(v) => {
                self.large_literals.push((span, ty));
                v
            }
            None => {
                let error = Diagnostic::error(span, "this number is too large")
                    .help("write it with an exponent, as in `1.0e40`");
                self.diagnostics.push(error);
                0
            }
        }
    }

    /// `p1 : p2 : … : []`
    fn list_pattern(&mut self, items: Vec<Pattern>, list: TyId, span: Span) -> PatternKind {
        if items.len() > MAX_LIST_PATTERN {
            let error = Diagnostic::error(span, "this pattern is too long")
                .label(format!("more than {MAX_LIST_PATTERN} elements"))
                .help("match on a variable and compare it in a guard");
            self.diagnostics.push(error);
            return PatternKind::Wild;
        }
        let nil = PatternKind::Con(ConId::NIL, Vec::new());
        items.into_iter().rev().fold(nil, |tail, head| {
            PatternKind::Con(ConId::CONS, vec![head, Pattern { kind: tail, ty: list }])
        })
    }
}
