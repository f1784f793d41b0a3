//! Loops and iterator chains over constants, which stay plain as far as possible.
//!
//! ```text
//! for d in data { s += d * x; }                  ⟶   for d in data { s += (*d) * x; }
//! data.iter().zip(w).map(|(d, w)| …).sum()       ⟶   as it is, with `d` a constant in the closure
//! data.iter().copied().sum()                     ⟶   data.iter().copied().map(<__Scalar as From<f64>>::from).sum()
//! data.iter().fold(0.0, f64::max)                ⟶   lifted_slice::<__Scalar, _>(data).iter().fold(…)
//! par_map(data, |d| model(*d))                   ⟶   as it is, with `d` a constant in the closure
//! ```
//!
//! Lifted data would be a copy, and a closure could not pass an element of it on to a `#[constant]`
//! parameter. Data is lifted only where a function takes the items by reference (`fold(0.0, f64::max)`), and
//! where a closure takes them apart in a way that is not understood: that is right, but slower.

use syn::visit_mut::VisitMut;
use syn::{Expr, ExprCall, ExprClosure, ExprMethodCall, Pat, parse_quote, parse_quote_spanned};

use crate::differentiable::basics::syntax::{element_type, is_f64, last_name, span_of};
use crate::differentiable::deduce::exact::referent;
use crate::differentiable::deduce::handed_out::{Handed, PASSING, PASSING_BY_CLOSURE};
use crate::differentiable::deduce::state::Rewriter;

/// Methods whose result is independent of the items.
const COUNTING: &[&str] = &["count", "len"];

/// Library functions that call a closure for each element of a slice.
const OVER_SLICES: &[&str] = &["par_map", "par_map_with", "par_map_reduce", "par_map_reduce_with"];

impl Rewriter<'_> {
    /// Rewrites an iterated expression and leaves the constants in it plain.
    fn plain_iterated(&mut self, iterated: &mut Expr) {
        if !self.handed_out(iterated).has_constants() {
            self.visit_expr_mut(iterated);
            return;
        }
        match iterated {
            Expr::Paren(inner) => self.plain_iterated(&mut inner.expr),
            Expr::Group(inner) => self.plain_iterated(&mut inner.expr),
            Expr::MethodCall(call) if self.exact(&call.receiver).is_none() => {
                let handed = self.handed_out(&call.receiver).behind_reference();
                self.plain_iterated(&mut call.receiver);
                for argument in &mut call.args {
                    match argument {
                        Expr::Closure(closure) => self.closure_over(closure, std::slice::from_ref(&handed)),
                        argument => self.plain_iterated(argument),
                    }
                }
            }
            _ => self.unlifted(iterated),
        }
    }

    /// Rewrites a `for` over constants; returns whether it was one.
    pub(crate) fn loop_over_constants(&mut self, repeat: &mut syn::ExprForLoop) -> bool {
        let handed = self.handed_out(&repeat.expr);
        if !self.is_over()
            || !handed.has_constants()
            || !handed.fits(&repeat.pat)
            || !self.closures_fit(&repeat.expr)
        {
            return false;
        }
        self.plain_iterated(&mut repeat.expr);
        self.bind_handed(&repeat.pat.clone(), &handed);
        self.visit_pat_mut(&mut repeat.pat);
        true
    }

    /// Rewrites a method at the end of a chain over constants; returns whether it was one.
    pub(crate) fn call_over_constants(&mut self, call: &mut ExprMethodCall) -> bool {
        let handed = self.handed_out(&call.receiver);
        if !self.is_over() || !handed.has_constants() || !self.closures_fit(&call.receiver) {
            return false;
        }
        let counting =
            COUNTING.iter().any(|name| call.method == name) && self.exact(&call.receiver).is_none();
        let hints = match self.handed_to_closure(call) {
            Some((_, hints)) => hints,
            None if counting => Vec::new(),
            None => return self.scalars_from_constants(call, &handed),
        };
        self.plain_iterated(&mut call.receiver);
        for argument in &mut call.args {
            match argument {
                Expr::Closure(closure) => self.closure_over(closure, &hints),
                argument => self.visit_expr_mut(argument),
            }
        }
        if let Some(turbofish) = &mut call.turbofish {
            self.visit_angle_bracketed_generic_arguments_mut(turbofish);
        }
        true
    }

    /// `data.iter().copied().fold(…)` with a function, `data.iter().sum()`: the numbers are lifted one by
    /// one.
    fn scalars_from_constants(&mut self, call: &mut ExprMethodCall, handed: &Handed) -> bool {
        let Handed::Constant(ty) = handed else { return false };
        let added_up = call.method == "sum" || call.method == "product";
        let passes = |name: &str| PASSING.contains(&name) || PASSING_BY_CLOSURE.contains(&name);
        // `sum` and `product` of scalars take references as well as values; a function takes what it
        // declares.
        let by_reference = referent(ty).is_some_and(|ty| is_f64(&ty));
        let method = call.method.to_string();
        // The items of these go on to somebody else, who may want them plain.
        let adapts = passes(&method)
            || ["zip", "enumerate", "chain", "copied", "cloned", "into_iter"].contains(&&*method);
        if adapts || self.exact(&call.receiver).is_some() || !(is_f64(ty) || by_reference && added_up) {
            return false;
        }
        self.plain_iterated(&mut call.receiver);
        let (receiver, span) = (&call.receiver, span_of(&call.receiver));
        let scalar = self.scalar(span);
        *call.receiver = if by_reference {
            parse_quote_spanned!(span=> #receiver.map(|number| <#scalar as ::core::convert::From<f64>>::from(*number)))
        } else {
            parse_quote_spanned!(span=> #receiver.map(<#scalar as ::core::convert::From<f64>>::from))
        };
        call.args.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
        if let Some(turbofish) = &mut call.turbofish {
            self.visit_angle_bracketed_generic_arguments_mut(turbofish);
        }
        true
    }

    /// Rewrites `par_map(data, |x| …)` and its relatives; returns whether it was one.
    pub(crate) fn function_over_constants(&mut self, call: &mut ExprCall) -> bool {
        let Expr::Path(path) = &*call.func else { return false };
        let name = last_name(&path.path);
        let known = OVER_SLICES.contains(&name.as_str()) || name == "streamed_sum";
        if !known || !self.is_over() || self.names.function(&path.path).is_some() {
            return false;
        }
        let Some(data) = call.args.first() else { return false };
        let handed = if name == "streamed_sum" {
            self.handed_out(data)
        } else {
            match self.exact(data).as_ref().and_then(element_type) {
                Some(element) => Handed::Constant(parse_quote!(&#element)),
                None => return false,
            }
        };
        let first = call
            .args
            .iter()
            .find_map(|argument| if let Expr::Closure(closure) = argument { Some(closure) } else { None });
        let fits = first.is_some_and(|closure| closure.inputs.iter().all(|input| handed.fits(input)));
        if !handed.has_constants() || !fits || !self.closures_fit(&call.args[0]) {
            return false;
        }
        let mut over_data = true;
        for (index, argument) in call.args.iter_mut().enumerate() {
            match argument {
                data if index == 0 => self.plain_iterated(data),
                // The first closure takes an element, the next combines results.
                Expr::Closure(closure) if std::mem::take(&mut over_data) => {
                    self.closure_over(closure, std::slice::from_ref(&handed));
                }
                argument => self.visit_expr_mut(argument),
            }
        }
        true
    }

    /// A closure whose parameters are items of an iterator over constants.
    fn closure_over(&mut self, closure: &mut ExprClosure, handed: &[Handed]) {
        self.locals.enter();
        for (index, input) in closure.inputs.iter_mut().enumerate() {
            let bound = input.clone();
            if let Some(handed) = handed.get(index) {
                self.bind_handed(&bound, handed);
                self.handed_pattern(input, handed);
            } else {
                self.visit_pat_mut(input);
                self.bind(&bound, None, false);
            }
        }
        self.visit_return_type_mut(&mut closure.output);
        self.visit_expr_mut(&mut closure.body);
        self.locals.leave();
    }

    /// Types in the pattern of a parameter: those of constants stay as they are written.
    fn handed_pattern(&mut self, pat: &mut Pat, handed: &Handed) {
        if !handed.has_constants() {
            self.visit_pat_mut(pat);
        }
    }

    /// Brings the names of a pattern into scope.
    fn bind_handed(&mut self, pat: &Pat, handed: &Handed) {
        match (pat, handed) {
            (_, Handed::Constant(ty)) => self.bind_constant(pat, Some(ty)),
            (_, Handed::Other(ty)) => self.bind(pat, ty.as_ref(), false),
            (Pat::Tuple(tuple), Handed::Pair(pair)) if tuple.elems.len() == 2 => {
                for (pat, handed) in tuple.elems.iter().zip(pair.iter()) {
                    self.bind_handed(pat, handed);
                }
            }
            (Pat::Paren(paren), _) => self.bind_handed(&paren.pat, handed),
            // `|&(x, w)|` for the items of `filter`, and `|(x, w)|`, which makes both references.
            (Pat::Reference(reference), Handed::Behind(inner)) => self.bind_handed(&reference.pat, inner),
            (Pat::Tuple(tuple), Handed::Behind(inner)) => {
                if let Handed::Pair(pair) = &**inner {
                    for (pat, handed) in tuple.elems.iter().zip(pair.iter()) {
                        self.bind_handed(pat, &handed.clone().behind_reference());
                    }
                }
            }
            // One name for a pair without constants.
            (_, Handed::Pair(_) | Handed::Behind(_)) => self.bind(pat, None, false),
        }
    }
}
