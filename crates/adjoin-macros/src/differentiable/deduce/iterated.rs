//! Closures, and what the surrounding call says about their parameters.
//!
//! In `xs.iter().enumerate().map(|(i, x)| i as f64 * x)` nothing is annotated, but if `xs` is known to hold
//! scalars, then `i` is an integer and `x` a scalar. That lets `i as f64` stay a plain constant.
//!
//! Types are those of [`guess`](crate::differentiable::deduce::guess), without references: `iter`,
//! `into_iter` and `copied` have the same items here.

use syn::{Expr, ExprMethodCall, PathArguments, Type, parse_quote};

use crate::differentiable::basics::syntax::{element_type, is_integer, peel, unparenthesized};
use crate::differentiable::deduce::state::Rewriter;

impl Rewriter<'_> {
    /// The parameters of a closure that is passed to a method of an iterator, a slice or an option.
    pub(crate) fn closure_hints(&self, call: &ExprMethodCall) -> Vec<Option<Type>> {
        if !call.args.iter().any(|argument| matches!(argument, Expr::Closure(_))) {
            return Vec::new();
        }
        match call.method.to_string().as_str() {
            "map" | "and_then" | "for_each" | "filter" | "filter_map" | "flat_map" | "take_while"
            | "skip_while" | "map_while" | "any" | "all" | "find" | "position" | "rposition" | "inspect"
            | "partition" | "map_or" | "is_some_and" => vec![self.item_type(&call.receiver)],
            "fold" | "scan" => {
                vec![call.args.first().and_then(|init| self.type_of(init)), self.item_type(&call.receiver)]
            }
            "reduce" | "min_by" | "max_by" | "sort_by" | "sort_unstable_by" => {
                let item = self.item_type(&call.receiver);
                vec![item.clone(), item]
            }
            _ => Vec::new(),
        }
    }

    /// The item type of what is iterated over, or the content of an option.
    pub(crate) fn item_type(&self, iterated: &Expr) -> Option<Type> {
        match unparenthesized(iterated) {
            Expr::Range(range) => {
                let start = range.start.as_ref().and_then(|e| self.type_of(e));
                let end = range.end.as_ref().and_then(|e| self.type_of(e));
                [start, end].into_iter().flatten().find(is_integer)
            }
            Expr::Reference(reference) => self.item_type(&reference.expr),
            Expr::MethodCall(call) => self.adapter_item(call),
            other => contents(&self.type_of(other)?),
        }
    }

    /// The item type of what a method of an iterator, a slice or an option returns.
    fn adapter_item(&self, call: &ExprMethodCall) -> Option<Type> {
        let item = || self.item_type(&call.receiver);
        match call.method.to_string().as_str() {
            "iter" | "iter_mut" | "into_iter" | "rev" | "copied" | "cloned" | "skip" | "take" | "step_by"
            | "by_ref" | "peekable" | "cycle" | "chain" | "filter" | "take_while" | "skip_while"
            | "inspect" | "as_ref" | "as_mut" | "first" | "last" | "get" => item(),
            "enumerate" => item().map(|item| parse_quote!((usize, #item))),
            "zip" => {
                let (left, right) = (item()?, self.item_type(call.args.first()?)?);
                Some(parse_quote!((#left, #right)))
            }
            "windows" | "chunks" | "chunks_exact" | "rchunks" => item().map(|item| parse_quote!([#item])),
            _ => contents(&self.type_of_method_call(call)?),
        }
    }
}

/// The element type of a sequence or an option.
fn contents(ty: &Type) -> Option<Type> {
    if let Some(element) = element_type(ty) {
        return Some(element);
    }
    let Type::Path(path) = peel(ty) else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
    match (last.ident == "Option", list.args.first()) {
        (true, Some(syn::GenericArgument::Type(inner))) => Some(inner.clone()),
        _ => None,
    }
}
