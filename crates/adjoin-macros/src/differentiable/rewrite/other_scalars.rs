//! Calls at another scalar than that of the code around them
//! ([`deduce`](crate::differentiable::deduce::other_scalars) finds which).
//!
//! ```text
//! g(Forward::new(x, [1.0]), 2.0)
//! ⟶   g::<Forward<_, _>>(
//!         Forward::new(x, [<__Scalar as From<f64>>::from(1.0)]),
//!         <Forward<_, _> as From<f64>>::from(2.0),
//!     )
//! ```

use syn::visit_mut::VisitMut;
use syn::{Expr, ExprClosure};

use crate::differentiable::basics::syntax::last_name;
use crate::differentiable::deduce::other_scalars::Scalar;
use crate::differentiable::deduce::state::{Mode, Rewriter};

impl Rewriter<'_> {
    /// Runs `walk` over another scalar.
    pub(crate) fn over_other<T>(&mut self, scalar: Scalar, walk: impl FnOnce(&mut Self) -> T) -> T {
        self.with_mode(Mode::Over(Box::new(scalar.ty())), walk)
    }

    /// An argument beside one of another scalar: numbers in it are lifted to that scalar.
    pub(crate) fn argument_beside(&mut self, other: Scalar, argument: &mut Expr) {
        if self.constant(argument).is_some() {
            self.over_other(other, |inner| inner.visit_expr_mut(argument));
        } else {
            self.visit_expr_mut(argument);
        }
    }

    /// The closure of a verb. In plain code nothing is in scope that inference could mistake for its scalar.
    pub(crate) fn closure_of_verb(&mut self, verb: &syn::Path, closure: &mut ExprClosure) {
        if self.is_over() {
            let forward =
                ["derivative", "hessian", "hvp", "jvp", "sparse_hessian"].contains(&last_name(verb).as_str());
            let scalar = if forward { Scalar::Forward } else { Scalar::Reverse };
            self.over_other(scalar, |inner| inner.closure(closure, &[]));
            return;
        }
        let outer = std::mem::replace(&mut self.infers_scalars, true);
        self.closure(closure, &[]);
        self.infers_scalars = outer;
    }
}
