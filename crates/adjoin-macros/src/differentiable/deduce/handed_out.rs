//! The items of iterators over constants.
//!
//! In `data.iter().zip(&weights).map(|(x, w)| w * model(*x))` with `#[constant] data`, `x` is a constant and
//! `w` is not. The chain stays over plain data as far as possible, and the closure at its end knows which of
//! its parameters are constants: nothing is copied, and they can be passed on to other places that take
//! constants.

use syn::{Expr, ExprMethodCall, Pat, Type, parse_quote};

use crate::differentiable::basics::syntax::{element_type, unparenthesized};
use crate::differentiable::deduce::exact::{binds_for_good, option_contents, referent};
use crate::differentiable::deduce::state::Rewriter;

/// The item of an iterator.
#[derive(Clone)]
pub(crate) enum Handed {
    /// A constant of exactly this type.
    Constant(Type),
    /// Something else, of a type that may be known without its references.
    Other(Option<Type>),
    /// The items of `zip` and `enumerate`.
    Pair(Box<[Handed; 2]>),
    /// A reference to that.
    Behind(Box<Handed>),
}

impl Handed {
    /// Whether there is a constant among the parts.
    pub(crate) fn has_constants(&self) -> bool {
        match self {
            Self::Constant(_) => true,
            Self::Other(_) => false,
            Self::Pair(pair) => pair.iter().any(Self::has_constants),
            Self::Behind(inner) => inner.has_constants(),
        }
    }

    /// A reference to it, as `filter` passes it to its closure.
    pub(crate) fn behind_reference(self) -> Self {
        match self {
            Self::Constant(ty) => Self::Constant(parse_quote!(&#ty)),
            Self::Pair(_) => Self::Behind(Box::new(self)),
            other => other,
        }
    }

    /// Whether a pattern binds every constant to a name of its own that is not `mut`.
    pub(crate) fn fits(&self, pat: &Pat) -> bool {
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

/// Methods of iterators that pass their items on unchanged, without a closure.
pub(crate) const PASSING: &[&str] =
    &["rev", "skip", "take", "step_by", "by_ref", "peekable", "cycle", "fuse"];

/// The same with a closure that sees a reference to the item.
pub(crate) const PASSING_BY_CLOSURE: &[&str] = &["filter", "take_while", "skip_while", "inspect"];

/// Methods whose closure takes the items, and whose items are the closure's results.
pub(crate) const CONSUMING: &[&str] = &[
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

/// The same with the closure as the second argument; its first parameter is something else.
pub(crate) const FOLDING: &[&str] = &["fold", "try_fold", "scan"];

impl Rewriter<'_> {
    /// The items of something that is iterated over.
    pub(crate) fn handed_out(&self, iterated: &Expr) -> Handed {
        self.constants_handed_out(iterated).unwrap_or_else(|| Handed::Other(self.item_type(iterated)))
    }

    /// The items, if there are constants among them.
    fn constants_handed_out(&self, iterated: &Expr) -> Option<Handed> {
        match unparenthesized(iterated) {
            Expr::MethodCall(call) => self.handed_on(call),
            other => into_items(&self.exact(other)?).map(Handed::Constant),
        }
    }

    /// The items of the iterator that a method returns.
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
                // On options and slices these are other methods, or return one element.
                self.exact(&call.receiver).is_none().then(inner)?
            }
            // `data.first()`: an option can be iterated over, too.
            _ => into_items(&self.exact_method_call(call)?).map(Handed::Constant),
        }
    }

    /// Whether the closures along a chain can take the items.
    pub(crate) fn closures_fit(&self, iterated: &Expr) -> bool {
        let Expr::MethodCall(call) = unparenthesized(iterated) else { return true };
        let handed = self.handed_out(&call.receiver).behind_reference();
        let fits = call.args.iter().all(|argument| match argument {
            Expr::Closure(closure) => closure.inputs.iter().all(|input| handed.fits(input)),
            argument => self.closures_fit(argument),
        });
        fits && self.closures_fit(&call.receiver)
    }

    /// The items that a method passes to its closure, and the position of that closure among the arguments.
    pub(crate) fn handed_to_closure(&self, call: &ExprMethodCall) -> Option<(usize, Vec<Handed>)> {
        let name = call.method.to_string();
        let handed = match self.exact(&call.receiver) {
            // Methods of options and arrays with the names of iterator methods.
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
}

/// The items of a value of this type that is used as an iterator.
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
