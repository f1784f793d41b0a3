//! What iterators over constants hand out.
//!
//! In `data.iter().zip(&weights).map(|(x, w)| w * model(*x))` with `#[constant] data`, `x` is a constant and `w` is not. The
//! chain is left over plain data as far as that goes, and the closure at its end knows which of its parameters are constants:
//! nothing is copied, and they can go on to other places that take constants.

use syn::visit_mut::VisitMut;
use syn::{Expr, ExprCall, ExprClosure, ExprMethodCall, Pat, Type, parse_quote, parse_quote_spanned};

use super::exact::{binds_for_good, option_contents, referent};
use super::rewrite::Rewriter;
use super::syntax::{element_type, is_f64, last_name, span_of, unparenthesized};

/// What an iterator hands out.
#[derive(Clone)]
pub(super) enum Handed {
    /// A constant of exactly this type.
    Constant(Type),
    /// Something else, of a type that may be known without its references.
    Other(Option<Type>),
    Pair(Box<[Handed; 2]>),
    /// A reference to that.
    Behind(Box<Handed>),
}

impl Handed {
    fn has_constants(&self) -> bool {
        match self {
            Self::Constant(_) => true,
            Self::Other(_) => false,
            Self::Pair(pair) => pair.iter().any(Self::has_constants),
            Self::Behind(inner) => inner.has_constants(),
        }
    }

    /// A reference to it, as `filter` hands it out.
    fn behind_reference(self) -> Self {
        match self {
            Self::Constant(ty) => Self::Constant(parse_quote!(&#ty)),
            Self::Pair(_) => Self::Behind(Box::new(self)),
            other => other,
        }
    }

    /// Whether a pattern gives every constant a name of its own, which is not to be changed.
    fn fits(&self, pat: &Pat) -> bool {
        match (pat, self) {
            (_, Self::Other(_)) | (Pat::Wild(_), _) => true,
            (_, Self::Constant(_)) => binds_for_good(pat),
            (Pat::Paren(paren), _) => self.fits(&paren.pat),
            (Pat::Tuple(tuple), Self::Pair(pair)) if tuple.elems.len() == 2 => {
                tuple.elems.iter().zip(pair.iter()).all(|(pat, handed)| handed.fits(pat))
            }
            (Pat::Tuple(_), Self::Behind(inner)) => inner.fits(pat),
            (Pat::Reference(reference), Self::Behind(inner)) => inner.fits(&reference.pat),
            _ => !self.has_constants(),
        }
    }
}

/// Methods of iterators that hand on what they get, without a closure.
const PASSING: &[&str] = &["rev", "skip", "take", "step_by", "by_ref", "peekable", "cycle", "fuse"];

/// The same with a closure that sees a reference to it.
const PASSING_BY_CLOSURE: &[&str] = &["filter", "take_while", "skip_while", "inspect"];

/// Methods whose closure takes what is handed out, and whose result is what the closure makes of it.
const CONSUMING: &[&str] = &[
    "map",
    "for_each",
    "filter_map",
    "flat_map",
    "map_while",
    "any",
    "all",
    "position",
    "rposition",
    "is_some_and",
    "try_for_each",
];

/// The same with the closure as their second argument, which has something else as its first parameter.
const FOLDING: &[&str] = &["fold", "try_fold", "scan"];

/// Methods with a result that has nothing to do with what is handed out.
const COUNTING: &[&str] = &["count", "len"];

/// Functions of the library that call a closure for the elements of a slice.
const OVER_SLICES: &[&str] = &["par_map", "par_map_with", "par_map_reduce", "par_map_reduce_with"];

impl Rewriter<'_> {
    /// What is handed out by something that is iterated over.
    fn handed_out(&self, iterated: &Expr) -> Handed {
        self.constants_handed_out(iterated).unwrap_or_else(|| Handed::Other(self.item_type(iterated)))
    }

    fn constants_handed_out(&self, iterated: &Expr) -> Option<Handed> {
        match unparenthesized(iterated) {
            Expr::MethodCall(call) => self.handed_on(call),
            other => into_items(&self.exact(other)?).map(Handed::Constant),
        }
    }

    fn handed_on(&self, call: &ExprMethodCall) -> Option<Handed> {
        let name = call.method.to_string();
        let inner = || self.constants_handed_out(&call.receiver);
        let element = || element_type(&self.exact(&call.receiver)?);
        match name.as_str() {
            "iter" | "par_iter" => {
                let element = element().or_else(|| option_contents(&self.exact(&call.receiver)?))?;
                Some(Handed::Constant(parse_quote!(&#element)))
            }
            "into_iter" | "into_par_iter" => inner(),
            "windows" | "chunks" | "chunks_exact" | "rchunks" | "rchunks_exact" => {
                let element = element()?;
                Some(Handed::Constant(parse_quote!(&[#element])))
            }
            "copied" | "cloned" => match inner()? {
                Handed::Constant(ty) => referent(&ty).map(Handed::Constant),
                _ => None,
            },
            "enumerate" => Some(Handed::Pair(Box::new([Handed::Other(Some(parse_quote!(usize))), inner()?]))),
            "zip" => {
                let pair = [self.handed_out(&call.receiver), self.handed_out(call.args.first()?)];
                pair.iter().any(Handed::has_constants).then(|| Handed::Pair(Box::new(pair)))
            }
            "chain" => match (inner()?, self.constants_handed_out(call.args.first()?)?) {
                (Handed::Constant(left), Handed::Constant(right)) if left == right => {
                    Some(Handed::Constant(left))
                }
                _ => None,
            },
            passing if PASSING.contains(&passing) || PASSING_BY_CLOSURE.contains(&passing) => {
                // Of options and slices these are other methods, or give one element.
                self.exact(&call.receiver).is_none().then(inner)?
            }
            // `data.first()`, which may be iterated over, as options may.
            _ => into_items(&self.exact(&Expr::MethodCall(call.clone()))?).map(Handed::Constant),
        }
    }

    /// Rewrites what is iterated over and leaves constants in it plain.
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

    /// A `for` over constants; whether it is one.
    pub(super) fn loop_over_constants(&mut self, repeat: &mut syn::ExprForLoop) -> bool {
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

    /// Whether the closures along a chain can take what is handed out.
    fn closures_fit(&self, iterated: &Expr) -> bool {
        let Expr::MethodCall(call) = unparenthesized(iterated) else { return true };
        let handed = self.handed_out(&call.receiver).behind_reference();
        let fits = call.args.iter().all(|argument| match argument {
            Expr::Closure(closure) => closure.inputs.iter().all(|input| handed.fits(input)),
            argument => self.closures_fit(argument),
        });
        fits && self.closures_fit(&call.receiver)
    }

    /// What is handed out to the closure of a method, and where that closure is among the arguments.
    fn handed_to_closure(&self, call: &ExprMethodCall) -> Option<(usize, Vec<Handed>)> {
        let name = call.method.to_string();
        let handed = match self.exact(&call.receiver) {
            // The methods of options and arrays that have the names of those of iterators.
            Some(Type::Array(array)) if name == "map" => Handed::Constant((*array.elem).clone()),
            Some(ty @ Type::Path(_)) => Handed::Constant(option_contents(&ty)?),
            Some(_) => return None,
            None => self.handed_out(&call.receiver),
        };
        let (place, hints) = if CONSUMING.contains(&name.as_str()) {
            (0, vec![handed])
        } else if FOLDING.contains(&name.as_str()) {
            let start = call.args.first().and_then(|start| self.type_of(start));
            (1, vec![Handed::Other(start), handed])
        } else {
            return None;
        };
        let Some(Expr::Closure(closure)) = call.args.iter().nth(place) else { return None };
        let fits = closure.inputs.iter().zip(&hints).all(|(input, handed)| handed.fits(input));
        (fits && hints.iter().any(Handed::has_constants)).then_some((place, hints))
    }

    /// A method at the end of a chain over constants; whether it is one.
    pub(super) fn call_over_constants(&mut self, call: &mut ExprMethodCall) -> bool {
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

    /// `data.iter().copied().fold(…)` with a function, `data.iter().sum()`: the numbers are lifted one by one as they come.
    fn scalars_from_constants(&mut self, call: &mut ExprMethodCall, handed: &Handed) -> bool {
        let Handed::Constant(ty) = handed else { return false };
        let added_up = call.method == "sum" || call.method == "product";
        let passes = |name: &str| PASSING.contains(&name) || PASSING_BY_CLOSURE.contains(&name);
        let by_reference = referent(ty).is_some_and(|ty| is_f64(&ty));
        let method = call.method.to_string();
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

    /// `par_map(data, |x| …)` and its relatives; whether it is one.
    pub(super) fn function_over_constants(&mut self, call: &mut ExprCall) -> bool {
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
                // The first closure takes an element, the one after it combines results.
                Expr::Closure(closure) if std::mem::take(&mut over_data) => {
                    self.closure_over(closure, std::slice::from_ref(&handed));
                }
                argument => self.visit_expr_mut(argument),
            }
        }
        true
    }

    /// A closure whose parameters are handed out.
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
            // `|&(x, w)|` of what `filter` hands out, and `|(x, w)|`, which makes references of both.
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

/// What is handed out by a value of the type in the place of an iterator.
fn into_items(ty: &Type) -> Option<Type> {
    let inside = |ty: &Type| {
        element_type(ty).filter(|_| !matches!(ty, Type::Reference(_))).or_else(|| option_contents(ty))
    };
    match ty {
        Type::Reference(reference) => {
            let inner = inside(&reference.elem)?;
            Some(parse_quote!(&#inner))
        }
        _ => inside(ty),
    }
}
