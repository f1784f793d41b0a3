//! Error messages about types that do not fit.

use super::Checker;
use super::builtin::missing_name_hint;
use super::classes::Classes;
use super::show::show_classes;
use super::types::{Clash, Node, TyCon, TyId};
use crate::core::DataId;
use crate::diagnostics::{Diagnostic, closest};
use crate::source::{Name, Span};

/// Types larger than this are not compared for hints.
const MAX_COMPARED: usize = 2000;

impl Checker {
    /// Unifies the type of the expression at `span` with the expected one; reports a clash.
    pub(super) fn require(&mut self, span: Span, expected: TyId, found: TyId) -> bool {
        match self.types.unify(expected, found) {
            Ok(()) => true,
            Err(clash) => {
                self.report_clash(span, expected, found, &clash);
                false
            }
        }
    }

    /// Demands classes of a type; `what` is the expression at `span` that does.
    pub(super) fn require_classes(&mut self, span: Span, ty: TyId, classes: Classes, what: &str) -> bool {
        let Err(clash) = self.types.constrain(ty, classes, span) else { return true };
        if let Clash::Class(part, missing, _) = clash {
            self.report_class(span, part, missing, Some(what), None);
        }
        false
    }

    /// Reports a type error, unless one was reported in this top-level group already.
    pub(super) fn type_error(&mut self, error: Diagnostic) {
        if !self.reported {
            self.reported = true;
            self.diagnostics.push(error);
        }
    }

    fn report_clash(&mut self, span: Span, expected: TyId, found: TyId, clash: &Clash) {
        match clash {
            Clash::Mismatch => {
                let mut shower = self.shower();
                let (wanted, got) = (shower.show(expected), shower.show(found));
                let help = self.mismatch_help(expected, found);
                let error = Diagnostic::error(span, format!("expected type `{wanted}`, found `{got}`"))
                    .label(format!("this has type `{got}`"))
                    .maybe_help(help);
                self.type_error(error);
            }
            Clash::Infinite(part, whole) => {
                let mut shower = self.shower();
                let (part, whole) = (shower.show(*part), shower.show(*whole));
                let error = Diagnostic::error(span, "this would have an infinite type")
                    .label(format!("`{part}` would have to be the same as `{whole}`"))
                    .help("is an argument missing or one too many, or a list used as an element?");
                self.type_error(error);
            }
            Clash::Class(ty, missing, origin) => {
                self.report_class(span, *ty, *missing, None, Some(*origin));
            }
            Clash::Escape(quant) => {
                let name = self.types.quant(*quant).name.clone();
                let error = Diagnostic::error(
                    span,
                    format!("the type variable `{name}` would leave its scope"),
                )
                .note(format!(
                    "a signature promises to work for every `{name}`, but this ties it to one type"
                ))
                .help(
                    "remove the local signature, or use `forall` in the outer one and the same variable here",
                );
                self.type_error(error);
            }
        }
    }

    fn report_class(
        &mut self,
        span: Span,
        ty: TyId,
        missing: Classes,
        what: Option<&str>,
        origin: Option<Span>,
    ) {
        let shown = self.shower().show(ty);
        let constraint = show_classes(missing, &shown);
        let is_literal = what.is_some_and(|w| w.starts_with("a number"));
        let error = match (what, self.types.node(ty)) {
            (_, Node::Quant(quant)) => {
                let name = self.types.quant(*quant).name.clone();
                Diagnostic::error(span, format!("the signature does not promise `{constraint}`"))
                    .label(format!("needs `{constraint}`"))
                    .help(format!("add `{}` to the context of the signature", show_classes(missing, &name)))
            }
            (_, Node::Unbound { .. }) => Diagnostic::error(
                span,
                "this number would have to be both integral and fractional",
            )
            .note("`/` and decimal points make fractions; `div`, `mod` and the exponent of `^` are integral")
            .help("convert with `fromIntegral` or `round`; for powers with a fractional exponent use `**`"),
            (Some(what), _) if is_literal => {
                Diagnostic::error(span, format!("expected type `{shown}`, found {what}"))
                    .label(format!("a number cannot be a `{shown}`"))
            }
            _ => {
                let class = missing.minimal().last().unwrap_or("Eq");
                Diagnostic::error(span, format!("the type `{shown}` is not in class `{class}`"))
                    .label(format!("needs `{constraint}`"))
            }
        };
        let mut error = error;
        if error.help.is_none() {
            error = error.maybe_help(self.class_help(ty, missing));
        }
        if let Some(origin) = origin.filter(|o| *o != Span::default() && *o != span) {
            error = error
                .related(origin, format!("`{}` is needed here", missing.minimal().last().unwrap_or("Eq")));
        }
        self.type_error(error);
    }

    fn class_help(&self, ty: TyId, missing: Classes) -> Option<String> {
        let text = match self.types.node(ty) {
            Node::Con(TyCon::Int, _) => "an Int becomes a Double by `fromIntegral`; to divide Ints use `div`",
            Node::Con(TyCon::Double, _) => {
                "a Double becomes an Int by `round`, `floor`, `ceiling` or `truncate`"
            }
            Node::Con(TyCon::Fun, _) if missing.contains(Classes::NUM) => {
                "this is a function: is an argument missing? A negative argument needs parentheses: `f (-1)`"
            }
            Node::Con(TyCon::Fun, _) => "functions cannot be compared: is an argument missing?",
            Node::Con(TyCon::Data(DataId::LIST), _) if missing.contains(Classes::NUM) => {
                "arithmetic works on single numbers; use `map` or `zipWith` on lists"
            }
            Node::Con(TyCon::Data(_), _) if missing.contains(Classes::NUM) => {
                "arithmetic works on Int and Double; define functions or operators for your own types"
            }
            Node::Con(TyCon::Tuple, _) if missing.contains(Classes::NUM) => {
                "take the tuple apart first, as in `\\(x, y) -> x + y`"
            }
            Node::Con(TyCon::Data(_), _) => "types that hold functions cannot be compared",
            _ => return None,
        };
        Some(text.into())
    }

    fn mismatch_help(&self, expected: TyId, found: TyId) -> Option<String> {
        // The innermost difference says more than the whole types.
        let (mut wanted, mut got) = (self.types.find(expected), self.types.find(found));
        let mut under_function = false;
        loop {
            match (self.types.node(wanted), self.types.node(got)) {
                (Node::Con(a, xs), Node::Con(b, ys)) if a == b && xs.len() == ys.len() => {
                    let differs = xs.iter().zip(ys).find(|(x, y)| !self.looks_equal(**x, **y));
                    let (x, y) = differs?;
                    under_function |= *a == TyCon::Fun;
                    (wanted, got) = (self.types.find(*x), self.types.find(*y));
                }
                _ => break,
            }
        }
        let text = match (self.types.node(wanted), self.types.node(got)) {
            (Node::Con(TyCon::Double, _), Node::Con(TyCon::Int, _)) => {
                "an Int becomes a Double by `fromIntegral`: write `fromIntegral e`".to_owned()
            }
            (Node::Con(TyCon::Int, _), Node::Con(TyCon::Double, _)) => {
                "a Double becomes an Int by `round`, `floor` or `truncate`; an Int becomes a Double by `fromIntegral`"
                    .to_owned()
            }
            (Node::Con(TyCon::Tuple, xs), Node::Con(TyCon::Tuple, ys)) if xs.len() != ys.len() => {
                format!("a tuple of {} components is expected, this one has {}", xs.len(), ys.len())
            }
            (Node::Con(TyCon::Data(DataId::LIST), args), _) if self.is_plainly(args[0], got) => {
                "a list is expected here: put the element in brackets, `[e]`".to_owned()
            }
            (_, Node::Con(TyCon::Data(DataId::LIST), args)) if self.is_plainly(args[0], wanted) => {
                "one element is expected here, not a list".to_owned()
            }
            (_, Node::Con(TyCon::Fun, _)) if !under_function => {
                "this is a function: is an argument missing?".to_owned()
            }
            (Node::Con(TyCon::Fun, _), _) if !under_function => {
                "a function is expected here: is there an argument too many?".to_owned()
            }
            (Node::Quant(quant), _) | (_, Node::Quant(quant)) => {
                let name = &self.types.quant(*quant).name;
                format!("the signature promises to work for every `{name}`; make it more specific if need be")
            }
            _ => return None,
        };
        Some(text)
    }

    /// Whether two types that are both known look the same.
    fn is_plainly(&self, a: TyId, b: TyId) -> bool {
        !self.types.is_unbound(a) && !self.types.is_unbound(b) && self.looks_equal(a, b)
    }

    /// Whether two types look the same, as far as they are known. Only for hints, so it gives up on large
    /// types.
    fn looks_equal(&self, a: TyId, b: TyId) -> bool {
        self.types.size_within(a, MAX_COMPARED)
            && self.types.size_within(b, MAX_COMPARED)
            && self.looks_equal_within(a, b)
    }

    fn looks_equal_within(&self, a: TyId, b: TyId) -> bool {
        let (a, b) = (self.types.find(a), self.types.find(b));
        a == b
            || match (self.types.node(a), self.types.node(b)) {
                (Node::Con(c, xs), Node::Con(d, ys)) => {
                    c == d
                        && xs.len() == ys.len()
                        && xs.iter().zip(ys).all(|(x, y)| self.looks_equal_within(*x, *y))
                }
                (Node::Unbound { .. }, _) | (_, Node::Unbound { .. }) => true,
                _ => false,
            }
    }

    /// Reports a variable that is not defined, once per name.
    pub(super) fn unknown_variable(&mut self, name: &Name, span: Span) {
        if !self.unknown.insert(name.clone()) {
            return;
        }
        let near = closest(name, self.scope.keys().map(Name::as_str));
        let help =
            missing_name_hint(name).map(str::to_owned).or(near.map(|n| format!("did you mean `{n}`?")));
        let what = if name.is_operator() { "operator" } else { "name" };
        let error =
            Diagnostic::error(span, format!("unknown {what} `{name}`")).label("not defined").maybe_help(help);
        self.diagnostics.push(error);
        // Errors that follow from it are not worth reporting.
        self.reported = true;
    }

    /// Reports a constructor that is not defined, once per name.
    pub(super) fn unknown_constructor(&mut self, name: &Name, span: Span) {
        self.reported = true;
        if !self.unknown.insert(name.clone()) {
            return;
        }
        let near = closest(name, self.constructors.keys().map(Name::as_str));
        let help = if self.type_names.contains_key(name) {
            Some(format!("`{name}` is a type; its constructors are what follows the `=` of its declaration"))
        } else {
            near.map(|n| format!("did you mean `{n}`?"))
        };
        let error =
            Diagnostic::error(span, format!("unknown constructor `{name}`")).label("not defined").maybe_help(
                help.or(Some(
                    "constructors are declared by `data`; variables begin with a small letter".into(),
                )),
            );
        self.diagnostics.push(error);
    }
}
