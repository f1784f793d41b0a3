//! Closures.
//!
//! The parameters of a closure get no types that the user did not write. What is known about them
//! ([`iterated`](crate::differentiable::deduce::iterated)) only decides what stays plain in the body.

use syn::visit::Visit;
use syn::visit_mut::VisitMut;
use syn::{ExprClosure, PatIdent, Type};

use crate::differentiable::deduce::locals::Locals;
use crate::differentiable::deduce::state::Rewriter;

impl Rewriter<'_> {
    /// A closure whose parameters have the types in `hints`, as far as they go.
    pub(crate) fn closure(&mut self, closure: &mut ExprClosure, hints: &[Option<Type>]) {
        self.locals.enter();
        for (index, input) in closure.inputs.iter_mut().enumerate() {
            let bound = input.clone();
            self.visit_pat_mut(input);
            self.bind(&bound, hints.get(index).and_then(Option::as_ref), false);
            Handed(&mut self.locals).visit_pat(&bound);
        }
        self.visit_return_type_mut(&mut closure.output);
        self.visit_expr_mut(&mut closure.body);
        self.locals.leave();
    }
}

/// Notes the parameters of a closure.
struct Handed<'a>(&'a mut Locals);

impl<'ast> Visit<'ast> for Handed<'_> {
    fn visit_pat_ident(&mut self, pat: &'ast PatIdent) {
        self.0.hand(&pat.ident.to_string());
    }
}
