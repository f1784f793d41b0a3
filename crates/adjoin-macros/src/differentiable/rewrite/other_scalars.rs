//! Calls at another scalar than that of the code around them ([`deduce`](crate::differentiable::deduce::other_scalars) finds which).

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::punctuated::Punctuated;
use syn::{AngleBracketedGenericArguments, BinOp, Block, Expr, ExprBinary, ExprCall, ExprCast, ExprClosure, ExprMethodCall, ExprPath, GenericArgument, Generics, Ident, ImplItem, Item, ItemImpl, Lit, Macro, Pat, Path, PathArguments, PathSegment, Token, Type, TypeReference, UnOp, UseTree, WherePredicate, parse_quote, parse_quote_spanned};

use crate::differentiable::basics::known;
use crate::differentiable::basics::lazy::cell_contents;
use crate::differentiable::basics::marks::{self, is_item, key};
use crate::differentiable::basics::syntax::{self, element_type, f64_type, float_token, has_attribute, is_f64, is_f64_path, is_integer, is_single, last_name, peel, span_of, type_name, unparenthesized};
use crate::differentiable::know::const_fns;
use crate::differentiable::know::names::{Callable, FieldDef, Flavour, Names, Origin, Owner, TypeDef};
use crate::differentiable::know::paths::{push, type_segment};
use crate::differentiable::deduce::constants::{Constant, is_arithmetic};
use crate::differentiable::deduce::exact::{binds_for_good, option_contents, referent};
use crate::differentiable::deduce::guess::member_name;
use crate::differentiable::deduce::handed_out::{Handed, PASSING, PASSING_BY_CLOSURE};
use crate::differentiable::deduce::other_scalars::{Scalar, is_verb};
use crate::differentiable::deduce::state::{Mode, Rewriter, SCALAR, over_parameter, support};
use crate::differentiable::deduce::traces::{Trace, is_from_bits, is_known};

impl Rewriter<'_> {
    /// Runs `walk` over another scalar.
    pub(crate) fn over_other<T>(&mut self, scalar: Scalar, walk: impl FnOnce(&mut Self) -> T) -> T {
        self.with_mode(Mode::Over(Box::new(scalar.ty())), walk)
    }

    /// An argument beside one of another scalar: a number in it is lifted to that.
    pub(crate) fn argument_beside(&mut self, other: Scalar, argument: &mut Expr) {
        if self.constant(argument).is_some() {
            self.over_other(other, |inner| inner.visit_expr_mut(argument));
        } else {
            self.visit_expr_mut(argument);
        }
    }

    /// The closure of a verb. In plain code nothing is in scope that inference could take for its scalar.
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
