//! Innermost loops: the places that they touch are taken out before the loop, so that the compiler sees
//! slices of the right length and numbers in registers.
//!
//! ```text
//! for j in 0..n { w̄[r · n + j] += x[j] · ȳ[r]; }
//!   ⟶
//! let w̄₁ = &mut w̄[r · n..][..n];
//! let x₁ = &x[..n];
//! let mut ȳ₁ = ȳ[r];
//! for j in 0..n { w̄₁[j] += x₁[j] · ȳ₁; }
//! ȳ[r] = ȳ₁;
//! ```
//!
//! This is about time only: results have the same bits. (`lanes.rs` builds on it.) Two rules keep it right:
//!
//! 1. A place is taken out only if every iteration touches it. Otherwise it may not exist:
//!    `if j > 0 { s += x[k]; }`.
//! 2. A place that is written to is taken out only if the loop reaches it in no other way. Places are
//!    compared by the text of their prefix and offset.

use std::collections::HashSet;

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::BinOp;

use super::analyse::assigned;
use super::core::{Block, Expr, Kind, Place, Step, Stmt, StmtKind, VarId};
use super::lanes;
use super::print::Printer;
use super::types::Ty;

/// A place that is taken out of the loop which is being printed. The printer prints `name` or `name[index]`
/// instead of it.
pub(super) struct View {
    /// The variable that the place is a part of.
    root: VarId,
    /// Whether it is the bar of that place.
    is_bar: bool,
    /// The place, or the part of it before the index, as printed.
    before: String,
    /// What is added to the loop's variable in the index, as printed (empty if nothing is); `None` for a
    /// place that does not depend on it.
    offset: Option<String>,
    name: syn::Ident,
    /// The loop's variable.
    index: VarId,
}

/// Which pass a loop is printed for: only R touches bars.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    Forward,
    Reverse,
}

/// The places that are taken out of a loop.
#[derive(Default)]
pub(super) struct Narrowed {
    taken: Vec<Taken>,
    /// The number of views that they have added to the printer. Sums and rows have none: their names stay.
    views: usize,
}

/// A place that is taken out of a loop.
pub(super) struct Taken {
    /// The name that stands for it in the body.
    pub(super) name: syn::Ident,
    pub(super) what: What,
    /// Whether it is a slice of floats.
    floats: bool,
    /// The place that it stands for.
    pub(super) place: TokenStream,
    /// Statements before the loop, which declare the name, and after it, which write its value back.
    pub(super) before: TokenStream,
    pub(super) after: TokenStream,
}

/// How a place is taken out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    /// `&place[offset..][..high]`, which the loop reads at its variable.
    Slice,
    /// The same by `&mut`.
    SliceMut,
    /// A float that does not move with the loop, in a variable.
    Value,
    /// A bar that does not move with the loop, which only adds to it.
    Sum,
}

impl Narrowed {
    /// The places that the tokens mention. Others are not declared: a pass that does not touch a place may
    /// find it too short, because what it does not need is not restored.
    fn used(&self, body: &TokenStream) -> Vec<&Taken> {
        self.taken.iter().filter(|taken| mentions(body.clone(), &taken.name)).collect()
    }

    /// The loop between the statements before and after it, all of which run only if there is an iteration:
    /// without one, the places may not exist.
    pub(super) fn around(&self, high: &TokenStream, body: TokenStream) -> TokenStream {
        let used = self.used(&body);
        if used.iter().all(|taken| taken.before.is_empty()) {
            return body;
        }
        let before = used.iter().map(|taken| &taken.before);
        let after = used.iter().map(|taken| &taken.after);
        quote!(if 0 < #high { #(#before)* #body #(#after)* })
    }

    /// Whether the tokens mention slices. If so, the loop runs over `usize`.
    pub(super) fn has_slices(&self, body: &TokenStream) -> bool {
        self.used(body).iter().any(|taken| matches!(taken.what, What::Slice | What::SliceMut))
    }

    /// Adds the rows that the iterations have kept, a slice that is declared before the loop.
    pub(super) fn add_rows(&mut self, name: syn::Ident) {
        let place = name.to_token_stream();
        let (before, after) = (quote!(), quote!());
        self.taken.push(Taken { name, what: What::Slice, floats: false, place, before, after });
    }

    /// The body with the elements that it writes to in variables until its end. What it leaves to the next
    /// iteration can then be computed before all stores. Otherwise compilers make no vector code of it.
    pub(super) fn in_variables(&self, var: &TokenStream, mut body: TokenStream) -> TokenStream {
        for taken in self.taken.iter().filter(|taken| taken.floats && taken.what == What::SliceMut) {
            let name = &taken.name;
            if mentions(body.clone(), name) {
                let element = format_ident!("{}_element", name);
                let inner = replace_element(body, name, &element);
                body = quote!(let mut #element = #name[#var]; #inner #name[#var] = #element;);
            }
        }
        body
    }

    /// The loop in lanes, if it has sums (see `lanes.rs`).
    pub(super) fn in_lanes(
        &self,
        zero: &TokenStream,
        var: &TokenStream,
        high: &TokenStream,
        body: &TokenStream,
    ) -> Option<TokenStream> {
        lanes::in_lanes(&self.used(body), zero, var, high, body)
    }
}

/// Whether a name occurs in tokens.
pub(super) fn mentions(tokens: TokenStream, name: &syn::Ident) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => ident == *name,
        TokenTree::Group(group) => mentions(group.stream(), name),
        _ => false,
    })
}

/// The tokens with a variable in place of each `name[…]`, whose index is always the loop's variable.
fn replace_element(tokens: TokenStream, name: &syn::Ident, element: &syn::Ident) -> TokenStream {
    let mut trees = tokens.into_iter();
    let mut replaced = TokenStream::new();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Ident(ident) if ident == *name => {
                trees.next();
                replaced.extend(quote!(#element));
            }
            TokenTree::Group(group) => {
                let inner = replace_element(group.stream(), name, element);
                replaced.extend([TokenTree::from(Group::new(group.delimiter(), inner))]);
            }
            tree => replaced.extend([tree]),
        }
    }
    replaced
}

/// A place that the body touches.
struct Access {
    place: Place,
    written: bool,
    /// Whether every iteration touches it.
    always: bool,
}

impl Printer<'_> {
    /// Takes out the places that an innermost loop from 0 touches. Their views hold until
    /// [`widen`](Self::widen).
    pub(super) fn narrow(&self, pass: Pass, var: VarId, low: &Expr, high: &Expr, body: &Block) -> Narrowed {
        let mut narrowed = Narrowed::default();
        // A slice of length `high` has the elements of all iterations only if the loop starts at 0.
        let from_zero = matches!(&low.kind, Kind::Constant(tokens) if tokens.to_string() == "0");
        if !from_zero || !is_innermost(&body.stmts) {
            return narrowed;
        }
        let mut accesses = Vec::new();
        collect(&body.stmts, true, &mut accesses);
        let mut changes = HashSet::new();
        assigned(&body.stmts, &mut changes);
        let mut own = HashSet::new();
        declared(&body.stmts, &mut own);
        changes.extend(own.iter().copied());
        // Variables of the body are new in each iteration.
        accesses.retain(|access| !own.contains(&access.place.root));
        let mut views = Vec::new();
        self.narrow_kind(&mut narrowed, &mut views, false, (var, high), &accesses, &changes);
        if pass == Pass::Reverse {
            self.narrow_kind(&mut narrowed, &mut views, true, (var, high), &accesses, &changes);
            self.sums(&mut narrowed, &accesses);
        }
        narrowed.views = views.len();
        self.views.borrow_mut().append(&mut views);
        narrowed
    }

    /// Adds variables whose bars the loop only adds to, which lanes can split. They keep their names.
    fn sums(&self, narrowed: &mut Narrowed, accesses: &[Access]) {
        for access in accesses {
            let place = &access.place;
            let (root, own) = (place.root, &self.core.vars[place.root]);
            let is_variable = place.path.is_empty() && place.ty == Ty::F64 && !own.bar_by_ref;
            let name = self.bar_name(root);
            if !is_variable
                || !self.is_active(place)
                || accesses.iter().any(|other| other.place.root == root && other.written)
                || narrowed.taken.iter().any(|taken| taken.name == name)
            {
                continue;
            }
            let place = name.to_token_stream();
            let (before, after) = (quote!(), quote!());
            narrowed.taken.push(Taken { name, what: What::Sum, floats: false, place, before, after });
        }
    }

    /// Takes out values, or bars. `changes` are the variables that the body writes to or declares; a place
    /// whose index reads one of them moves in a way that is not understood.
    fn narrow_kind(
        &self,
        narrowed: &mut Narrowed,
        views: &mut Vec<View>,
        is_bar: bool,
        (var, high): (VarId, &Expr),
        accesses: &[Access],
        changes: &HashSet<VarId>,
    ) {
        let mut seen: Vec<(VarId, String, Option<String>)> = Vec::new();
        for access in accesses {
            let place = &access.place;
            let root = place.root;
            let own = &self.core.vars[root];
            if !access.always || own.path.is_some() || as_a_whole(accesses, root) {
                continue;
            }
            if is_bar && !self.is_active(place) {
                continue;
            }
            let Some((prefix, offset)) = self.shape(place, var, changes) else { continue };
            let text = |place: &Place| if is_bar { self.bar(place) } else { self.target(place) };
            let before = text(&prefix).to_string();
            let offset_text =
                offset.as_ref().map(|e| e.as_ref().map_or(String::new(), |e| self.expr(e).to_string()));
            let id = (root, before.clone(), offset_text.clone());
            if seen.contains(&id) {
                continue;
            }
            // All bars are written to. Values are written to by their statements in F, and when they are
            // restored in R. Rule 2: all related accesses must have the same prefix and offset.
            let related: Vec<&Access> = accesses
                .iter()
                .filter(|other| other.place.root == root && !apart(&other.place, place))
                .filter(|other| !is_bar || self.is_active(&other.place))
                .collect();
            let writes = is_bar || related.iter().any(|other| other.written);
            if writes {
                let same = related.iter().all(|other| {
                    self.shape(&other.place, var, changes).is_some_and(|(prefix, offset)| {
                        let offset = offset
                            .as_ref()
                            .map(|e| e.as_ref().map_or(String::new(), |e| self.expr(e).to_string()));
                        text(&prefix).to_string() == before && offset == offset_text
                    })
                });
                if !same {
                    continue;
                }
            }
            // Other values than floats stay: their copies could be expensive.
            if offset.is_none() && place.ty != Ty::F64 {
                continue;
            }
            let kind = if is_bar { "bar_view" } else { "view" };
            let name = format_ident!("{}_{}_{}", own.name, kind, self.fresh_view());
            let at = match (prefix.path.is_empty(), is_bar) {
                (false, _) => text(&prefix),
                (true, true) => self.bar_name(root).to_token_stream(),
                (true, false) => self.name(root),
            };
            let (what, before_loop, after_loop) = match &offset {
                Some(offset) => {
                    let high = self.operand(high);
                    let start = offset.as_ref().map(|e| self.operand(e));
                    let slice = match start {
                        Some(start) => quote!(#at[#start..][..#high]),
                        None => quote!(#at[..#high]),
                    };
                    let (what, reference) =
                        if writes { (What::SliceMut, quote!(&mut)) } else { (What::Slice, quote!(&)) };
                    (what, quote!(let #name = #reference #slice;), quote!())
                }
                None if writes => {
                    let only_added = is_bar && !related.iter().any(|other| other.written);
                    let what = if only_added { What::Sum } else { What::Value };
                    (what, quote!(let mut #name = #at;), quote!(#at = #name;))
                }
                None => (What::Value, quote!(let #name = #at;), quote!()),
            };
            seen.push(id);
            narrowed.taken.push(Taken {
                name: name.clone(),
                what,
                floats: place.ty == Ty::F64 && place.path.len() == prefix.path.len() + 1,
                place: at,
                before: before_loop,
                after: after_loop,
            });
            views.push(View { root, is_bar, before, offset: offset_text, name, index: var });
        }
    }

    /// Ends the views of a loop, when its body is printed.
    pub(super) fn widen(&self, narrowed: &Narrowed) {
        let mut views = self.views.borrow_mut();
        let length = views.len() - narrowed.views;
        views.truncate(length);
    }

    /// A place by a view of the current loop, and the number of steps of its path that the view covers.
    pub(super) fn by_view(&self, place: &Place, is_bar: bool) -> Option<(TokenStream, usize)> {
        let views: Vec<(String, Option<String>, syn::Ident, VarId)> = self
            .views
            .borrow()
            .iter()
            .filter(|view| view.root == place.root && view.is_bar == is_bar)
            .map(|view| (view.before.clone(), view.offset.clone(), view.name.clone(), view.index))
            .collect();
        if views.is_empty() {
            return None;
        }
        // Views are compared by texts that were printed without views, so none is active meanwhile.
        let others = std::mem::take(&mut *self.views.borrow_mut());
        let found = views.into_iter().find_map(|(before, offset, name, index)| {
            let at = place.path.iter().position(
                |step| matches!(step, Step::Index(e) if offset.is_some() && split(e, index).is_some()),
            );
            let (prefix, covered) = match (&offset, at) {
                (None, _) => (place.clone(), place.path.len()),
                (Some(offset), Some(at)) => {
                    let Step::Index(e) = &place.path[at] else { return None };
                    let own = split(e, index)?.map_or(String::new(), |e| self.expr(e).to_string());
                    if own != *offset {
                        return None;
                    }
                    let mut prefix = place.clone();
                    prefix.path.truncate(at);
                    (prefix, at + 1)
                }
                (Some(_), None) => return None,
            };
            let text = if is_bar { self.bar(&prefix) } else { self.target(&prefix) };
            if text.to_string() != before {
                return None;
            }
            let index = self.name(index);
            Some((if offset.is_some() { quote!(#name[#index]) } else { quote!(#name) }, covered))
        });
        *self.views.borrow_mut() = others;
        found
    }

    /// How a place moves with the loop over i:
    ///
    /// ```text
    /// w[r · n + i].x   ⟶   the prefix w, and Some(Some(r · n))
    /// x[i]             ⟶   the prefix x, and Some(None)
    /// y[r]             ⟶   the whole place, and None
    /// x[2 · i]         ⟶   nothing: it moves in another way
    /// ```
    #[allow(clippy::type_complexity, reason = "a place, and perhaps an offset that may be nothing")]
    fn shape<'e>(
        &self,
        place: &'e Place,
        var: VarId,
        changes: &HashSet<VarId>,
    ) -> Option<(Place, Option<Option<&'e Expr>>)> {
        let fixed = |e: &Expr| {
            let mut fixed = true;
            e.places(&mut |inner| fixed &= inner.root != var && !changes.contains(&inner.root));
            fixed
        };
        for (number, step) in place.path.iter().enumerate() {
            match step {
                Step::Field(_) => {}
                Step::Payload(..) => return None,
                Step::Range(low, high) => {
                    if !low.iter().chain(high).all(|e| fixed(e)) {
                        return None;
                    }
                }
                Step::Index(e) if fixed(e) => {}
                Step::Index(e) => {
                    let offset = split(e, var)?;
                    if offset.is_some_and(|offset| !fixed(offset)) {
                        return None;
                    }
                    let mut prefix = place.clone();
                    prefix.path.truncate(number);
                    return Some((prefix, Some(offset)));
                }
            }
        }
        Some((place.clone(), None))
    }

    fn fresh_view(&self) -> usize {
        let number = self.next_view.get() + 1;
        self.next_view.set(number);
        number
    }
}

/// The part of an index `i`, `c + i` or `i + c` that is added to the variable i; `None` for other indices.
fn split(e: &Expr, var: VarId) -> Option<Option<&Expr>> {
    let is_var =
        |e: &Expr| matches!(&e.kind, Kind::Read(place) if place.path.is_empty() && place.root == var);
    match &e.kind {
        _ if is_var(e) => Some(None),
        Kind::Binary(BinOp::Add(_), a, b) if is_var(a) => Some(Some(b)),
        Kind::Binary(BinOp::Add(_), a, b) if is_var(b) => Some(Some(a)),
        _ => None,
    }
}

/// Whether two places of one variable lie in different fields, so that they cannot overlap.
fn apart(a: &Place, b: &Place) -> bool {
    for (a, b) in a.path.iter().zip(&b.path) {
        match (a, b) {
            (Step::Field(a), Step::Field(b)) if a != b => return true,
            (Step::Field(_), Step::Field(_)) => {}
            _ => return false,
        }
    }
    false
}

/// Whether the body touches a variable as a whole, which overlaps with all its parts.
fn as_a_whole(accesses: &[Access], root: VarId) -> bool {
    accesses.iter().any(|access| access.place.root == root && access.place.path.is_empty())
}

/// Whether R of a loop may run through the iterations in the order of F, which the compiler vectorises
/// better: nothing is popped from a stack, and the body only adds to places outside that it does not read.
/// Rows can be read in either order.
pub(super) fn runs_forwards(body: &Block) -> bool {
    fn keeps(block: &Block, own: &HashSet<VarId>) -> bool {
        (!block.stored.is_empty() && !block.rows)
            || block.stmts.iter().any(|stmt| match &stmt.kind {
                StmtKind::If(_, then, other) => keeps(then, own) || keeps(other, own),
                StmtKind::For { .. } | StmtKind::Loop { .. } | StmtKind::Push(..) | StmtKind::Pop(_) => true,
                StmtKind::Assign(place, _) | StmtKind::Add(place, _) => {
                    stmt.kept && !(stmt.in_row && own.contains(&place.root))
                }
                StmtKind::Let(..) => stmt.kept,
                _ => false,
            })
    }
    fn targets(stmts: &[Stmt], added: &mut HashSet<VarId>, set: &mut HashSet<VarId>) {
        for stmt in stmts {
            match &stmt.kind {
                StmtKind::Add(place, _) => {
                    added.insert(place.root);
                }
                StmtKind::Assign(place, _) => {
                    set.insert(place.root);
                }
                StmtKind::If(_, then, other) => {
                    targets(&then.stmts, added, set);
                    targets(&other.stmts, added, set);
                }
                _ => {}
            }
        }
    }
    let (mut own, mut added, mut set, mut accesses) =
        (HashSet::new(), HashSet::new(), HashSet::new(), Vec::new());
    declared(&body.stmts, &mut own);
    if keeps(body, &own) {
        return false;
    }
    targets(&body.stmts, &mut added, &mut set);
    collect(&body.stmts, true, &mut accesses);
    let read_and_added = accesses.iter().any(|access| {
        !access.written && added.contains(&access.place.root) && !own.contains(&access.place.root)
    });
    set.is_subset(&own) && !read_and_added
}

/// Whether the statements contain neither loops nor changes of the length of a vector.
pub(super) fn is_innermost(stmts: &[Stmt]) -> bool {
    stmts.iter().all(|stmt| match &stmt.kind {
        StmtKind::For { .. } | StmtKind::Loop { .. } | StmtKind::Push(..) | StmtKind::Pop(_) => false,
        StmtKind::If(_, then, other) => is_innermost(&then.stmts) && is_innermost(&other.stmts),
        // It borrows whole bars.
        StmtKind::Let(_, value) => !matches!(value.kind, Kind::Recursive(_)),
        _ => true,
    })
}

/// The variables that the statements of an innermost loop declare.
fn declared(stmts: &[Stmt], set: &mut HashSet<VarId>) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Let(var, _) => {
                set.insert(*var);
            }
            StmtKind::If(_, then, other) => {
                declared(&then.stmts, set);
                declared(&other.stmts, set);
            }
            _ => {}
        }
    }
}

/// The accesses of statements. `always` is false inside of branches. Reads in the index of a target count as
/// uncertain.
fn collect(stmts: &[Stmt], always: bool, into: &mut Vec<Access>) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Let(_, value) => reads(value, always, into),
            StmtKind::Assign(place, value) | StmtKind::Add(place, value) => {
                reads(value, always, into);
                place.indices(&mut |place| {
                    into.push(Access { place: place.clone(), written: false, always: false });
                });
                into.push(Access { place: place.clone(), written: true, always });
            }
            StmtKind::If(condition, then, other) => {
                reads(condition, always, into);
                collect(&then.stmts, false, into);
                collect(&other.stmts, false, into);
            }
            StmtKind::Assert(condition, _) => reads(condition, always, into),
            _ => {}
        }
    }
}

/// The places that an expression reads. In conditions they are not certain to be read, because of `&&` and
/// `||`; nor are those whose length alone matters. Only float expressions count as certain.
fn reads(value: &Expr, always: bool, into: &mut Vec<Access>) {
    let plain = matches!(value.ty, Ty::F64);
    value.places(&mut |place| {
        into.push(Access { place: place.clone(), written: false, always: always && plain });
    });
}
