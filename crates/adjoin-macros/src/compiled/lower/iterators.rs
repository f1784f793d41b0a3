//! Chains of iterators. A slice or range has a length and an element at each index, and most adaptors keep it
//! so. A loop over the chain is then a loop over indices, in which no iterator is left:
//!
//! ```text
//! a.iter().zip(b).enumerate()   ⟶   length min(a.len(), b.len()), element k: (k, (&a[k], &b[k]))
//! a.chunks_exact(n).rev()       ⟶   length m = a.len() / n, element k: &a[(m − 1 − k) n..(m − 1 − k) n + n]
//! ```
//!
//! `filter` has no element at each index: it becomes a branch in the body, with the adaptors after it inside.
//!
//! ```text
//! x.iter().filter(|x| **x > 0.0).map(|x| x * x).sum()   ⟶   total = −0; for k { if x[k] > 0 { t = x[k] · x[k]; total += t } }
//! ```
//!
//! Consumers (`sum`, `fold`, `collect`, …) become such a loop, too.

use proc_macro2::Span;
use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr as Syntax, ExprMethodCall, parse_quote};

use super::super::core::{Block, Expr, Kind, Place, Step, StmtKind};
use super::super::types::{Table, Ty};
use super::refuse::refuse_strange;
use super::{Closure, Item, Lower, Result, binary, boolean, integer, method, refuse};

/// For sums and products of integers and structures.
const OTHER_SUM: &str = "sums and products are compiled for `f64` alone: use `fold`, or a loop";

/// A chain.
pub(super) struct Chain {
    /// The part with a length.
    source: Source,
    /// `filter` and the adaptors after it, which are lowered in the body of the loop.
    pub(super) stages: Vec<Stage>,
}

/// An iterator with a length and an element at each index.
enum Source {
    /// `low..high`.
    Range(Expr, Expr),
    /// The elements of a sequence; by reference if the flag is set, else by value.
    Elements(Place, bool),
    /// Parts of a given length; the last one may be shorter if they are not `exact`.
    Chunks {
        place: Place,
        size: Expr,
        exact: bool,
    },
    Windows(Place, Expr),
    Zip(Box<Source>, Box<Source>),
    Enumerate(Box<Source>),
    /// Reversed, with the length of what is reversed once that is known.
    Rev(Box<Source>, Option<Expr>),
    Skip(Box<Source>, Expr),
    Take(Box<Source>, Expr),
    StepBy(Box<Source>, Expr),
    Map(Box<Source>, Function),
    Copied(Box<Source>),
}

/// An adaptor in the body of the loop.
#[derive(Clone)]
pub(super) enum Stage {
    Map(Function),
    Filter(Function),
    Copied,
}

/// An argument of an adaptor: a closure, or the path of a function.
#[derive(Clone)]
pub(super) enum Function {
    Closure(Box<Closure>),
    Path(syn::ExprPath),
}

/// Methods that consume a chain.
pub(super) fn is_consumer(name: &str) -> bool {
    matches!(
        name,
        "sum" | "product" | "fold" | "collect" | "for_each" | "count" | "any" | "all" | "min_by" | "max_by"
    )
}

/// Methods that start a chain.
fn is_source(name: &str) -> bool {
    matches!(
        name,
        "iter"
            | "iter_mut"
            | "into_iter"
            | "chunks_exact"
            | "chunks"
            | "windows"
            | "chunks_exact_mut"
            | "chunks_mut"
    )
}

/// Methods that make a chain of a chain.
fn is_adaptor(name: &str) -> bool {
    matches!(
        name,
        "zip"
            | "enumerate"
            | "rev"
            | "skip"
            | "take"
            | "step_by"
            | "map"
            | "filter"
            | "copied"
            | "cloned"
            | "by_ref"
    )
}

/// Whether an expression is a chain of iterators.
pub(super) fn is_iterator(expr: &Syntax) -> bool {
    match expr {
        Syntax::Paren(inner) => is_iterator(&inner.expr),
        Syntax::Group(inner) => is_iterator(&inner.expr),
        Syntax::Range(_) => true,
        Syntax::MethodCall(call) => {
            let name = call.method.to_string();
            is_source(&name) || is_adaptor(&name) && is_iterator(&call.receiver)
        }
        _ => false,
    }
}

impl Chain {
    /// Tells the last closure the type of its value, which a `collect` in it may need.
    fn expect(&mut self, ty: &Ty) {
        let ((Some(Stage::Map(last)), _) | (None, Source::Map(_, last))) =
            (self.stages.last_mut(), &mut self.source)
        else {
            return;
        };
        if let (Function::Closure(closure), false) = (last, *ty == Ty::Unknown) {
            closure.ty = Some(ty.clone());
        }
    }

    /// The bounds of a bare range.
    pub(super) fn as_range(&mut self) -> Option<(Expr, Expr)> {
        match &self.source {
            Source::Range(low, high) => Some((low.clone(), high.clone())),
            _ => None,
        }
    }
}

impl Lower<'_> {
    /// The chain that a loop goes over.
    pub(super) fn iterator(&mut self, expr: &Syntax) -> Result<Chain> {
        match expr {
            Syntax::Paren(inner) => return self.iterator(&inner.expr),
            Syntax::Group(inner) => return self.iterator(&inner.expr),
            Syntax::Range(range) => {
                let (Some(low), Some(high)) = (&range.start, &range.end) else {
                    return refuse(
                        range,
                        "a range without an end cannot be compiled: use `enumerate`, or write its end",
                    );
                };
                let [low, high] = self.two([&**low, &**high])?;
                for (value, at) in [(&low, &range.start), (&high, &range.end)] {
                    if value.ty != Ty::Int {
                        return refuse(
                            at,
                            "ranges are of integers here: convert the bound, `as usize`, or count by an integer",
                        );
                    }
                }
                let high = match range.limits {
                    syn::RangeLimits::HalfOpen(_) => high,
                    syn::RangeLimits::Closed(_) => binary(parse_quote!(+), high, integer(1), Ty::Int),
                };
                return Ok(Chain { source: Source::Range(low, high), stages: Vec::new() });
            }
            Syntax::MethodCall(call) => {
                let name = call.method.to_string();
                if is_source(&name) {
                    return Ok(Chain { source: self.source(call)?, stages: Vec::new() });
                }
                if is_adaptor(&name) && is_iterator(&call.receiver) {
                    return self.adaptor(call);
                }
            }
            _ => {}
        }
        // `for x in &xs`, or over a value.
        if let Some(place) = self.reference(expr)? {
            return self.over_elements(place, true, expr);
        }
        // By value: the loop goes over a copy, whatever is written to the original meanwhile.
        let value = self.expr(expr)?;
        let var = self.let_("items", value, expr.span());
        let place = self.place(var);
        self.over_elements(place, false, expr)
    }

    /// The chain over the elements of a sequence.
    fn over_elements(&mut self, place: Place, by_ref: bool, at: &Syntax) -> Result<Chain> {
        if Table::element(&place.ty).is_none() {
            return refuse(at, super::places::NO_SEQUENCE);
        }
        Ok(Chain { source: Source::Elements(place, by_ref), stages: Vec::new() })
    }

    /// The start of a chain: `iter`, `chunks` and the like. The place is settled, because the reference is
    /// taken once.
    fn source(&mut self, call: &ExprMethodCall) -> Result<Source> {
        let by_ref = self.reference(&call.receiver)?;
        let is_ref = by_ref.is_some();
        let place = match by_ref {
            Some(place) => Some(place),
            // By value: the loop goes over a copy, whatever is written to the original meanwhile.
            None if call.method == "into_iter" => None,
            None => self.place_of(&call.receiver)?,
        };
        let place = match place {
            Some(place) => self.settled_place(place, call.span()),
            None => {
                let value = self.expr(&call.receiver)?;
                let var = self.let_("items", value, call.span());
                self.place(var)
            }
        };
        if Table::element(&place.ty).is_none() {
            return refuse(&call.receiver, super::places::NO_SEQUENCE);
        }
        let name = call.method.to_string();
        let size = match call.args.first() {
            Some(size) => {
                let size = self.expr(size)?;
                let size = self.let_("size", size, call.span());
                self.settled.insert(size);
                Some(self.read(size))
            }
            None => None,
        };
        Ok(match (name.as_str(), size) {
            ("iter" | "iter_mut", None) => Source::Elements(place, true),
            ("into_iter", None) => Source::Elements(place, is_ref),
            ("chunks_exact" | "chunks_exact_mut", Some(size)) => Source::Chunks { place, size, exact: true },
            ("chunks" | "chunks_mut", Some(size)) => Source::Chunks { place, size, exact: false },
            ("windows", Some(size)) => Source::Windows(place, size),
            _ => return refuse_strange(call),
        })
    }

    /// A chain with one more adaptor. Behind a `filter` it goes to the body.
    fn adaptor(&mut self, call: &ExprMethodCall) -> Result<Chain> {
        let Chain { source, mut stages } = self.iterator(&call.receiver)?;
        let name = call.method.to_string();
        if !stages.is_empty() {
            match (name.as_str(), call.args.first()) {
                ("map", Some(f)) => stages.push(Stage::Map(self.function(f)?)),
                ("filter", Some(f)) => stages.push(Stage::Filter(self.function(f)?)),
                ("copied" | "cloned", None) => stages.push(Stage::Copied),
                _ => {
                    return refuse(
                        &call.method,
                        "after `filter` only `map`, `filter` and `copied` can be compiled: `collect` into a `Vec` first, or write a loop",
                    );
                }
            }
            return Ok(Chain { source, stages });
        }
        let source = Box::new(source);
        let source = match (name.as_str(), call.args.first()) {
            ("zip", Some(other)) => {
                let other = self.iterator(other)?;
                if !other.stages.is_empty() {
                    return refuse(
                        &call.method,
                        "`zip` of what is filtered cannot be compiled: `collect` into a `Vec` first",
                    );
                }
                Source::Zip(source, Box::new(other.source))
            }
            ("enumerate", None) => Source::Enumerate(source),
            ("rev", None) => Source::Rev(source, None),
            ("copied" | "cloned", None) => Source::Copied(source),
            ("map", Some(f)) => Source::Map(source, self.function(f)?),
            ("filter", Some(f)) => {
                stages.push(Stage::Filter(self.function(f)?));
                *source
            }
            ("skip" | "take" | "step_by", Some(count)) => {
                let count = self.expr(count)?;
                let count = self.let_("size", count, call.span());
                self.settled.insert(count);
                let count = self.read(count);
                match name.as_str() {
                    "skip" => Source::Skip(source, count),
                    "take" => Source::Take(source, count),
                    _ => Source::StepBy(source, count),
                }
            }
            _ => return refuse_strange(&call.method),
        };
        Ok(Chain { source, stages })
    }

    /// The argument of an adaptor or consumer.
    fn function(&mut self, expr: &Syntax) -> Result<Function> {
        match expr {
            Syntax::Closure(closure) => Ok(Function::Closure(Box::new(self.closure(closure)?))),
            Syntax::Path(path) => {
                if let Some(name) = path.path.get_ident() {
                    if let Some(super::Binding::Closure(closure)) = self.find(&name.to_string()) {
                        return Ok(Function::Closure(closure));
                    }
                }
                Ok(Function::Path(path.clone()))
            }
            // `&f`, where `f` is a closure that the function was given.
            Syntax::Reference(reference) => self.function(&reference.expr),
            _ => refuse(
                expr,
                "this is not seen to be a closure: write `|x| …`, or the name of a function of the module",
            ),
        }
    }

    /// Calls the argument of an adaptor on items.
    fn apply(&mut self, function: &Function, items: Vec<Item>) -> Result<Expr> {
        match function {
            Function::Closure(closure) => self.call_closure(closure, items),
            Function::Path(path) => {
                // As a call of variables that hold the arguments.
                self.scopes.push(std::collections::HashMap::new());
                let mut names = Vec::new();
                for (number, item) in items.into_iter().enumerate() {
                    let name = syn::Ident::new(&format!("argument_{number}"), Span::call_site());
                    let binding = match item {
                        Item::Reference(place) => super::Binding::Reference(place),
                        Item::Value(value) => {
                            super::Binding::Value(self.let_("argument", value, path.span()))
                        }
                        tuple @ Item::Tuple(_) => super::Binding::Item(tuple),
                    };
                    self.bind(&name.to_string(), binding);
                    names.push(name);
                }
                let call: syn::ExprCall = parse_quote!(#path(#(#names),*));
                let value = self.expr(&Syntax::Call(call));
                self.scopes.pop();
                value
            }
        }
    }

    /// The length of a chain, in a variable. It is evaluated once, before the loop. Reversed parts note their
    /// lengths.
    pub(super) fn iterator_len(&mut self, chain: &mut Chain, span: Span) -> Result<Expr> {
        let length = self.source_len(&mut chain.source, span)?;
        let var = self.let_("length", length, span);
        self.settled.insert(var);
        Ok(self.read(var))
    }

    /// The length of an iterator. Bounds of ranges go into variables.
    fn source_len(&mut self, source: &mut Source, span: Span) -> Result<Expr> {
        let len = |place: &Place| Expr::new(Kind::Len(place.clone()), Ty::Int);
        Ok(match source {
            Source::Range(low, high) => {
                let low_value = self.let_("low", low.clone(), span);
                self.settled.insert(low_value);
                let high_value = self.let_("high", high.clone(), span);
                *low = self.read(low_value);
                *high = self.read(high_value);
                let range = Kind::Call(
                    quote!(::adjoin::macro_support::compiled::span),
                    vec![low.clone(), high.clone()],
                );
                Expr::new(range, Ty::Int)
            }
            Source::Elements(place, _) => len(place),
            // A size of 0 panics here, as in std.
            Source::Chunks { place, size, exact } => {
                let name = if *exact { "div_euclid" } else { "div_ceil" };
                method(len(place), name, vec![size.clone()], Ty::Int)
            }
            Source::Windows(place, size) => {
                let more = binary(parse_quote!(+), len(place), integer(1), Ty::Int);
                method(more, "saturating_sub", vec![size.clone()], Ty::Int)
            }
            Source::Zip(a, b) => {
                let (a, b) = (self.source_len(a, span)?, self.source_len(b, span)?);
                Self::min_len(a, b)
            }
            Source::Enumerate(inner) | Source::Copied(inner) | Source::Map(inner, _) => {
                self.source_len(inner, span)?
            }
            Source::Rev(inner, length) => {
                let inner = self.source_len(inner, span)?;
                let var = self.let_("length", inner, span);
                self.settled.insert(var);
                *length = Some(self.read(var));
                self.read(var)
            }
            Source::Skip(inner, count) => {
                let inner = self.source_len(inner, span)?;
                method(inner, "saturating_sub", vec![count.clone()], Ty::Int)
            }
            Source::Take(inner, count) => {
                let inner = self.source_len(inner, span)?;
                Self::min_len(inner, count.clone())
            }
            Source::StepBy(inner, count) => {
                let inner = self.source_len(inner, span)?;
                method(inner, "div_ceil", vec![count.clone()], Ty::Int)
            }
        })
    }

    /// The element at an index. Indices of places are settled, since items outlive the statement.
    fn source_item(&mut self, source: &Source, index: Expr, span: Span) -> Result<Item> {
        let add = |a, b| binary(parse_quote!(+), a, b, Ty::Int);
        let mul = |a, b| binary(parse_quote!(*), a, b, Ty::Int);
        Ok(match source {
            Source::Range(low, _) => {
                let value =
                    Kind::Call(quote!(::adjoin::macro_support::compiled::nth), vec![low.clone(), index]);
                Item::Value(Expr::new(value, Ty::Int))
            }
            Source::Elements(place, by_ref) => {
                let index = self.settled_index(index, span);
                let Some(element) = Self::element_at(place, index) else {
                    return refuse_strange(&quote!());
                };
                if *by_ref { Item::Reference(element) } else { Item::Value(Expr::read(element)) }
            }
            Source::Chunks { place, size, exact } => {
                let low = self.let_("at", mul(index, size.clone()), span);
                self.settled.insert(low);
                let low = self.read(low);
                let mut high = add(low.clone(), size.clone());
                if !exact {
                    high = Self::min_len(high, Expr::new(Kind::Len(place.clone()), Ty::Int));
                }
                self.part(place, low, high, span)
            }
            Source::Windows(place, size) => {
                let index = self.settled_index(index, span);
                let high = add(index.clone(), size.clone());
                self.part(place, index, high, span)
            }
            Source::Zip(a, b) => {
                let index = self.settled_index(index, span);
                Item::Tuple(vec![
                    self.source_item(a, index.clone(), span)?,
                    self.source_item(b, index, span)?,
                ])
            }
            Source::Enumerate(inner) => {
                let index = self.settled_index(index, span);
                Item::Tuple(vec![Item::Value(index.clone()), self.source_item(inner, index, span)?])
            }
            Source::Rev(inner, length) => {
                let Some(length) = length.clone() else {
                    return refuse_strange(&quote!());
                };
                let last = binary(parse_quote!(-), length, integer(1), Ty::Int);
                self.source_item(inner, binary(parse_quote!(-), last, index, Ty::Int), span)?
            }
            Source::Skip(inner, count) => self.source_item(inner, add(index, count.clone()), span)?,
            Source::Take(inner, _) => self.source_item(inner, index, span)?,
            Source::StepBy(inner, count) => self.source_item(inner, mul(index, count.clone()), span)?,
            Source::Map(inner, function) => {
                let item = self.source_item(inner, index, span)?;
                Item::Value(self.apply(function, vec![item])?)
            }
            Source::Copied(inner) => match self.source_item(inner, index, span)? {
                Item::Reference(place) => Item::Value(Expr::read(place)),
                item => item,
            },
        })
    }

    /// A part of a sequence, as a reference.
    fn part(&mut self, place: &Place, low: Expr, high: Expr, span: Span) -> Item {
        let high = self.let_("at", high, span);
        self.settled.insert(high);
        let high = self.read(high);
        let elem = Table::element(&place.ty).cloned().unwrap_or(Ty::Unknown);
        let step = Step::Range(Some(Box::new(low)), Some(Box::new(high)));
        Item::Reference(place.step(step, Ty::Slice(Box::new(elem))))
    }

    /// The index in a variable that never changes.
    fn settled_index(&mut self, index: Expr, span: Span) -> Expr {
        if let Kind::Read(place) = &index.kind {
            if place.path.is_empty() && self.settled.contains(&place.root) {
                return index;
            }
        }
        let var = self.let_("at", index, span);
        self.settled.insert(var);
        self.read(var)
    }

    /// The body of a `for` over a chain: applies the stages, and binds the element to the pattern.
    pub(super) fn iterator_body(
        &mut self,
        chain: &Chain,
        index: Expr,
        each: &syn::ExprForLoop,
        body: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let item = self.source_item(&chain.source, index, each.expr.span())?;
        self.staged(&chain.stages, item, each.expr.span(), |lower, item| {
            lower.bind_pattern(&each.pat, item)?;
            body(lower)
        })
    }

    /// Applies the stages to an item, and lowers the body with the result: inside of a branch, if a stage is
    /// a filter.
    fn staged(
        &mut self,
        stages: &[Stage],
        item: Item,
        span: Span,
        body: impl FnOnce(&mut Self, Item) -> Result<()>,
    ) -> Result<()> {
        let Some((stage, rest)) = stages.split_first() else { return body(self, item) };
        match stage {
            Stage::Map(function) => {
                let value = self.apply(function, vec![item])?;
                self.staged_dyn(rest, Item::Value(value), span, Box::new(body))
            }
            Stage::Copied => {
                let item = match item {
                    Item::Reference(place) => Item::Value(Expr::read(place)),
                    item => item,
                };
                self.staged_dyn(rest, item, span, Box::new(body))
            }
            Stage::Filter(function) => {
                // The closure sees a reference to the element.
                let (item, seen) = match item {
                    Item::Value(value) => {
                        let var = self.let_("item", value, span);
                        (Item::Value(self.read(var)), Item::Reference(self.place(var)))
                    }
                    item => (item.clone(), item),
                };
                let keep = self.apply(function, vec![seen])?;
                let keep = self.condition(keep, span);
                let then = self.block(|lower| lower.staged_dyn(rest, item, span, Box::new(body)))?;
                self.push(StmtKind::If(keep, then, Block::default()));
                Ok(())
            }
        }
    }

    // `staged` for a boxed body, which ends the recursion of types: each filter wraps the body in another
    // closure.
    #[allow(clippy::type_complexity, reason = "a closure that is passed down")]
    fn staged_dyn(
        &mut self,
        stages: &[Stage],
        item: Item,
        span: Span,
        body: Box<dyn FnOnce(&mut Self, Item) -> Result<()> + '_>,
    ) -> Result<()> {
        self.staged(stages, item, span, body)
    }

    /// A loop over a chain that a method consumes.
    fn over(
        &mut self,
        mut chain: Chain,
        span: Span,
        body: impl FnOnce(&mut Self, Item) -> Result<()>,
    ) -> Result<()> {
        let length = self.iterator_len(&mut chain, span)?;
        let var = self.var("k", Ty::Int, span);
        self.settled.insert(var);
        let index = self.read(var);
        let block = self.block(|lower| {
            let item = lower.source_item(&chain.source, index, span)?;
            lower.staged(&chain.stages, item, span, body)
        })?;
        self.push(StmtKind::For { var, low: integer(0), high: length, body: block });
        Ok(())
    }

    /// The value of a consumer: `sum`, `fold`, `collect` and the like. `ty` is the type of the result, if it
    /// is known.
    pub(super) fn consume(&mut self, call: &ExprMethodCall, ty: Option<&Ty>) -> Result<Expr> {
        let mut chain = self.iterator(&call.receiver)?;
        let span = call.method.span();
        let name = call.method.to_string();
        let turbofish = call.turbofish.as_ref().and_then(|list| match list.args.first() {
            Some(syn::GenericArgument::Type(ty)) => self.ty(ty),
            _ => None,
        });
        let known = turbofish.or_else(|| ty.cloned());
        match name.as_str() {
            "sum" | "product" => {
                // std starts sums of floats at −0, the neutral element: the value keeps its bits.
                let start: proc_macro2::TokenStream =
                    if name == "sum" { quote!(-0.0f64) } else { quote!(1.0f64) };
                if known.as_ref().is_some_and(|known| *known != Ty::F64) {
                    return refuse(&call.method, OTHER_SUM);
                }
                let total = self.let_("total", Expr::new(Kind::Constant(start), Ty::F64), span);
                // A sum is made of additions, so that its loop may be a sum over data.
                let place = self.place(total);
                self.over(chain, span, |lower, item| {
                    let value = lower.item_value(item, call)?;
                    if value.ty != Ty::F64 {
                        return refuse(&call.method, OTHER_SUM);
                    }
                    let value = lower.linear(value, span);
                    if name == "sum" {
                        lower.push(StmtKind::Add(place, value));
                    } else {
                        let value = lower.atom(value, span);
                        let product = binary(parse_quote!(*), Expr::read(place.clone()), value, Ty::F64);
                        lower.assign(place, product);
                    }
                    Ok(())
                })?;
                Ok(self.read(total))
            }
            "fold" => {
                let (Some(init), Some(f)) = (call.args.first(), call.args.get(1)) else {
                    return refuse_strange(call);
                };
                let init = self.expr(init)?;
                let function = self.function(f)?;
                let state = self.let_("state", init, span);
                let place = self.place(state);
                self.over(chain, span, |lower, item| {
                    let old = Item::Value(Expr::read(place.clone()));
                    let new = lower.apply(&function, vec![old, item])?;
                    let new = lower.expected(new, &place.ty.clone());
                    lower.assign(place, new);
                    Ok(())
                })?;
                Ok(self.read(state))
            }
            "collect" => {
                match &known {
                    Some(Ty::Vec(elem)) => chain.expect(elem),
                    _ => {
                        return refuse(
                            call,
                            "`collect` makes a `Vec`: write `collect::<Vec<_>>()`, or give the type to `let`",
                        );
                    }
                }
                let init =
                    Expr::new(Kind::Constant(quote!(::std::vec::Vec::new())), Ty::Vec(Box::new(Ty::Unknown)));
                let all = self.let_("collected", init, span);
                self.over(chain, span, |lower, item| {
                    let value = lower.item_value(item, call)?;
                    let place = lower.place(all);
                    lower.push_to(place, value, call)
                })?;
                Ok(self.read(all))
            }
            "min_by" | "max_by" => self.extremum(chain, name == "max_by", call),
            "for_each" => {
                let Some(f) = call.args.first() else { return refuse(call, "`for_each` has an argument") };
                let function = self.function(f)?;
                self.over(chain, span, |lower, item| lower.apply(&function, vec![item]).map(drop))?;
                Ok(super::statements::unit())
            }
            "count" => {
                let total = self.let_("count", Expr::new(Kind::Constant(quote!(0usize)), Ty::Int), span);
                let place = self.place(total);
                self.over(chain, span, |lower, _| {
                    let more = binary(parse_quote!(+), Expr::read(place.clone()), integer(1), Ty::Int);
                    lower.push(StmtKind::Assign(place, more));
                    Ok(())
                })?;
                Ok(self.read(total))
            }
            // `any` and `all`. The loop runs to its end, but calls the closure only until the result is
            // decided, as std does.
            _ => {
                let Some(f) = call.args.first() else { return refuse_strange(call) };
                let function = self.function(f)?;
                let any = name == "any";
                let found = self.let_("found", boolean(!any), span);
                let place = self.place(found);
                self.over(chain, span, |lower, item| {
                    let open = lower.read(found);
                    let open = if any { Expr::new(Kind::Not(Box::new(open)), Ty::Bool) } else { open };
                    let open = lower.condition(open, span);
                    let then = lower.block(|lower| {
                        let value = lower.apply(&function, vec![item])?;
                        lower.assign(place, value);
                        Ok(())
                    })?;
                    lower.push(StmtKind::If(open, then, Block::default()));
                    Ok(())
                })?;
                Ok(self.read(found))
            }
        }
    }

    /// `min_by` and `max_by`. As in std, the first of several minima and the last of several maxima is the
    /// result.
    fn extremum(&mut self, chain: Chain, is_max: bool, call: &ExprMethodCall) -> Result<Expr> {
        let Some(f) = call.args.first() else { return refuse_strange(call) };
        let function = self.function(f)?;
        let span = call.span();
        let found = self.let_("found", boolean(false), span);
        let best = self.declared_later(call, |lower, best| {
            lower.over(chain, span, |lower, item| {
                let value = lower.item_value(item, call)?;
                let value = lower.let_("item", value, span);
                // The closure compares with the best value so far, so its type has to be known here.
                lower.vars[best].ty = lower.vars[value].ty.clone();
                let first = Expr::new(Kind::Not(Box::new(lower.read(found))), Ty::Bool);
                let better = lower.let_("better", first, span);
                let compare = lower.block(|lower| {
                    let items = vec![Item::Reference(lower.place(best)), Item::Reference(lower.place(value))];
                    let order = lower.apply(&function, items)?;
                    if order.ty != Ty::Opaque(None) {
                        return refuse_strange(call);
                    }
                    let greater = Kind::Matches(Box::new(order), quote!(::core::cmp::Ordering::Greater));
                    let greater = Expr::new(greater, Ty::Bool);
                    let is_better =
                        if is_max { Expr::new(Kind::Not(Box::new(greater)), Ty::Bool) } else { greater };
                    let place = lower.place(better);
                    lower.assign(place, is_better);
                    Ok(())
                })?;
                let found_before = lower.read(found);
                let found_before = lower.condition(found_before, span);
                lower.push(StmtKind::If(found_before, compare, Block::default()));
                let store = lower.block(|lower| {
                    let value = lower.read(value);
                    lower.store(best, value);
                    Ok(())
                })?;
                let better = lower.read(better);
                let better = lower.condition(better, span);
                lower.push(StmtKind::If(better, store, Block::default()));
                lower.set(found);
                Ok(())
            })
        })?;
        let ty = Ty::Option(Box::new(best.ty.clone()));
        let none = Expr::new(Kind::Variant(quote!(::core::option::Option::None), Vec::new()), ty.clone());
        let result = self.let_("extremum", none, span);
        let found = self.read(found);
        let found = self.condition(found, span);
        let then = self.block(|lower| {
            let fields = vec![(syn::Member::from(0), best)];
            let place = lower.place(result);
            lower.assign(place, Expr::new(Kind::Variant(quote!(::core::option::Option::Some), fields), ty));
            Ok(())
        })?;
        self.push(StmtKind::If(found, then, Block::default()));
        Ok(self.read(result))
    }

    /// `vec.extend(chain)`.
    pub(super) fn extend(&mut self, place: Place, iterator: &Syntax, call: &ExprMethodCall) -> Result<()> {
        let chain = self.iterator(iterator)?;
        self.over(chain, call.span(), |lower, item| {
            let value = lower.item_value(item, call)?;
            let place = if place.path.is_empty() { lower.place(place.root) } else { place };
            lower.push_to(place, value, call)
        })
    }

    /// The value of an item. A tuple of items becomes a tuple of values.
    fn item_value(&mut self, item: Item, at: &ExprMethodCall) -> Result<Expr> {
        match item {
            Item::Value(value) => Ok(value),
            Item::Reference(place) if !matches!(place.ty, Ty::Slice(_)) => Ok(Expr::read(place)),
            Item::Reference(_) => refuse(
                &at.method,
                "these elements are slices: write a loop, or copy them, `.map(|part| part.to_vec())`",
            ),
            Item::Tuple(items) => {
                let mut parts = Vec::new();
                for item in items {
                    let part = self.item_value(item, at)?;
                    parts.push(self.named(part, at.span()));
                }
                let ty = Ty::Tuple(parts.iter().map(|part| part.ty.clone()).collect());
                Ok(Expr::new(Kind::Tuple(parts), ty))
            }
        }
    }
}
