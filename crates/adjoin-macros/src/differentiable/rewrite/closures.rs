//! Closures.

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
    /// A closure whose parameters have the types in `hints`, as far as they go.
    pub(crate) fn closure(&mut self, closure: &mut ExprClosure, hints: &[Option<Type>]) {
        self.locals.enter();
        for (index, input) in closure.inputs.iter_mut().enumerate() {
            let bound = input.clone();
            self.visit_pat_mut(input);
            self.bind(&bound, hints.get(index).and_then(Option::as_ref), false);
        }
        self.visit_return_type_mut(&mut closure.output);
        self.visit_expr_mut(&mut closure.body);
        self.locals.leave();
    }
}
