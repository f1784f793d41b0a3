//! Prints the tree as Rust: expressions, places and their bars. It also notes the variables whose values are
//! printed, which is how the analysis learns what R reads.
//!
//! ```text
//! Place w, [Index(r · n + j), Field(x)]   ⟶   w[(r * n) + j].x        its bar: w_bar[(r * n) + j].x
//! ```

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::core::{Argument, Core, Expr, Kind, Mode, Place, Recursive, Step, VarId};
use super::narrow::View;
use super::types::{Table, Ty};

/// Whether a place is printed to be read or written to: a field of a variant needs `match &` or `match &mut`.
#[derive(Clone, Copy)]
enum Access {
    Read,
    Write,
}

/// A place that may stand before a dot: `*x` gets parentheses.
pub(super) fn grouped(place: &TokenStream) -> TokenStream {
    let dereferences =
        matches!(place.clone().into_iter().next(), Some(TokenTree::Punct(punct)) if punct.as_char() == '*');
    if dereferences { quote!((#place)) } else { place.clone() }
}

/// The name of the copy of what is behind the `&mut` argument with a number.
pub(super) fn copy_name(number: usize) -> syn::Ident {
    quote::format_ident!("kept_copy_{}", number)
}

/// Prints one function. Its state is in cells, so that the recursion needs only a shared reference.
pub(super) struct Printer<'a> {
    pub(super) core: &'a Core,
    pub(super) table: &'a Table,
    /// The variables whose values have been printed.
    pub(super) used: RefCell<HashSet<VarId>>,
    /// The places that are taken out of the loop which is being printed (`narrow.rs`).
    pub(super) views: RefCell<Vec<View>>,
    /// Numbers the names of views.
    pub(super) next_view: Cell<usize>,
    /// The variables that are written to after their declaration, which F declares as `mut`.
    pub(super) written: HashSet<VarId>,
    /// The scalar of bars, if it is a type parameter and not `f64`.
    pub(super) scalar: Option<syn::Ident>,
    /// Whether F keeps what R needs. False in a loop that runs again in R, whose second F keeps it.
    pub(super) keeps: Cell<bool>,
    /// How many iterations the loop has left whose body F prints, if that loop keeps tuples in its body.
    pub(super) left: RefCell<Option<TokenStream>>,
}

impl<'a> Printer<'a> {
    pub(super) fn new(core: &'a Core, table: &'a Table) -> Self {
        Self {
            core,
            table,
            used: RefCell::default(),
            views: RefCell::default(),
            next_view: Cell::new(0),
            written: HashSet::new(),
            scalar: None,
            keeps: Cell::new(true),
            left: RefCell::default(),
        }
    }

    /// The variables whose values have been printed since the last call.
    pub(super) fn take_used(&self) -> HashSet<VarId> {
        std::mem::take(&mut self.used.borrow_mut())
    }

    /// The type of a variable, for its declaration.
    pub(super) fn ty_of(&self, var: VarId) -> TokenStream {
        let var = &self.core.vars[var];
        match &var.written {
            Some(written) if var.ty.has_integers() => self.table.exact(&var.ty, written),
            _ => self.table.tokens(&var.ty),
        }
    }

    /// A variable's name, with the user's span and the hygiene of the macro; the path of a constant.
    pub(super) fn name(&self, var: VarId) -> TokenStream {
        let var = &self.core.vars[var];
        if let Some(path) = &var.path {
            return path.clone();
        }
        syn::Ident::new(&var.name, var.span.resolved_at(Span::call_site())).to_token_stream()
    }

    /// The name of a variable's bar.
    pub(super) fn bar_name(&self, var: VarId) -> syn::Ident {
        let var = &self.core.vars[var];
        syn::Ident::new(&format!("{}_bar", var.name), Span::call_site())
    }

    /// Whether the floats in a place have bars.
    pub(super) fn is_active(&self, place: &Place) -> bool {
        self.core.vars[place.root].active && !place.constant && self.table.carries(&place.ty)
    }

    /// A variable as a whole, to write to.
    pub(super) fn whole(&self, var: VarId) -> TokenStream {
        self.target(&Place::of(var, self.core.vars[var].ty.clone()))
    }

    /// A place to write to. It is not noted as read, but its indices are.
    pub(super) fn target(&self, place: &Place) -> TokenStream {
        self.own_place(place, Access::Write)
    }

    /// A place of the function itself, not of a bar; by a view if there is one.
    fn own_place(&self, place: &Place, access: Access) -> TokenStream {
        let root = self.name(place.root);
        match self.by_view(place, false) {
            Some((tokens, covered)) => self.more_steps(tokens, &place.path[covered..], access),
            None => self.steps(root, place, self.core.vars[place.root].by_ref, access),
        }
    }

    /// The bar of a place.
    pub(super) fn bar(&self, place: &Place) -> TokenStream {
        let root = self.bar_name(place.root).to_token_stream();
        match self.by_view(place, true) {
            Some((tokens, covered)) => self.more_steps(tokens, &place.path[covered..], Access::Write),
            None => self.steps(root, place, self.core.vars[place.root].bar_by_ref, Access::Write),
        }
    }

    /// A place by its variable. A reference is followed by `*` where the steps do not do it by themselves.
    fn steps(&self, root: TokenStream, place: &Place, by_ref: bool, access: Access) -> TokenStream {
        let root = match place.path.first() {
            None if by_ref => quote!(*#root),
            Some(Step::Payload(..)) if by_ref => quote!((*#root)),
            _ => root,
        };
        self.more_steps(root, &place.path, access)
    }

    /// Appends steps to the tokens of a place.
    fn more_steps(&self, mut tokens: TokenStream, steps: &[Step], access: Access) -> TokenStream {
        for step in steps {
            tokens = match step {
                Step::Index(index) => {
                    let index = self.expr(index);
                    quote!(#tokens[#index])
                }
                Step::Field(member) => quote!(#tokens.#member),
                Step::Payload(variant, member) => {
                    let reference = match access {
                        Access::Read => quote!(&),
                        Access::Write => quote!(&mut),
                    };
                    quote!((*match #reference #tokens {
                        #variant { #member: field, .. } => field,
                        _ => ::adjoin::macro_support::compiled::other_variant(),
                    }))
                }
                Step::Range(low, high) => {
                    let low = low.as_ref().map(|e| self.operand(e));
                    let high = high.as_ref().map(|e| self.operand(e));
                    quote!(#tokens[#low..#high])
                }
            };
        }
        tokens
    }

    /// A place whose value is read, which is noted.
    pub(super) fn referred(&self, place: &Place) -> TokenStream {
        self.used.borrow_mut().insert(place.root);
        self.own_place(place, Access::Read)
    }

    /// An expression that may stand beside an operator: with parentheses if it needs them.
    pub(super) fn operand(&self, expr: &Expr) -> TokenStream {
        let tokens = self.expr(expr);
        let deref = matches!(&expr.kind, Kind::Read(place) if place.path.is_empty() && self.core.vars[place.root].by_ref);
        match expr.kind {
            Kind::Neg(_) | Kind::Not(_) | Kind::Binary(..) | Kind::Cast(..) => quote!((#tokens)),
            Kind::Constant(_) if tokens.to_string().starts_with('-') => quote!((#tokens)),
            _ if deref => quote!((#tokens)),
            _ => tokens,
        }
    }

    /// An expression. Its value is owned: what is not a plain number is cloned.
    pub(super) fn expr(&self, expr: &Expr) -> TokenStream {
        let all = |exprs: &[Expr]| exprs.iter().map(|e| self.expr(e)).collect::<Vec<_>>();
        match &expr.kind {
            Kind::Constant(tokens) => tokens.clone(),
            Kind::Read(place) => {
                let tokens = self.referred(place);
                match (&expr.ty, &place.ty) {
                    (Ty::F64 | Ty::Int | Ty::Bool | Ty::Unit | Ty::Opaque(_) | Ty::Unknown, _) => tokens,
                    (Ty::Vec(_), _) => quote!((#tokens).to_vec()),
                    _ => quote!((#tokens).clone()),
                }
            }
            Kind::Len(place) => {
                let tokens = self.referred(place);
                if place.path.is_empty() {
                    let root = self.name(place.root);
                    quote!(#root.len())
                } else {
                    quote!(#tokens.len())
                }
            }
            Kind::Neg(a) => {
                let a = self.operand(a);
                quote!(-#a)
            }
            Kind::Not(a) => {
                let a = self.operand(a);
                quote!(!#a)
            }
            Kind::Binary(op, a, b) => {
                let (a, b) = (self.operand(a), self.operand(b));
                quote!(#a #op #b)
            }
            Kind::Rule(name, arguments) if name == "rem" => {
                let arguments: Vec<_> = arguments.iter().map(|e| self.operand(e)).collect();
                quote!(#(#arguments)%*)
            }
            Kind::Rule(name, arguments) => {
                let name = syn::Ident::new(name, Span::call_site());
                let arguments = all(arguments);
                quote!(f64::#name(#(#arguments),*))
            }
            Kind::Method(receiver, name, arguments) => {
                let (receiver, arguments) = (self.operand(receiver), all(arguments));
                quote!(#receiver.#name(#(#arguments),*))
            }
            Kind::Call(function, arguments) => {
                let arguments = all(arguments);
                quote!(#function(#(#arguments),*))
            }
            Kind::Cast(value, ty) => {
                let value = self.operand(value);
                quote!(#value as #ty)
            }
            Kind::Matches(value, pattern) => {
                let value = self.expr(value);
                quote!(::core::matches!(#value, #pattern))
            }
            Kind::Is(place, pattern) => {
                let value = self.referred(place);
                quote!(::core::matches!(#value, #pattern))
            }
            Kind::Tuple(parts) => {
                let parts = all(parts);
                quote!((#(#parts,)*))
            }
            Kind::Array(parts) => {
                let parts = all(parts);
                quote!([#(#parts),*])
            }
            Kind::Repeat(value, len) => {
                let value = self.expr(value);
                quote!([#value; #len])
            }
            Kind::VecOf(parts) => {
                let parts = all(parts);
                quote!(::std::vec![#(#parts),*])
            }
            Kind::VecRepeat(value, len) => {
                let (value, len) = (self.expr(value), self.expr(len));
                quote!(::std::vec![#value; #len])
            }
            Kind::Struct(path, fields) | Kind::Variant(path, fields) => {
                let fields = fields.iter().map(|(member, value)| {
                    let value = self.expr(value);
                    quote!(#member: #value)
                });
                quote!(#path { #(#fields),* })
            }
            Kind::Recursive(call) => {
                let (copies, arguments) = self.arguments(call);
                let plain = &call.plain;
                if !call.changes() {
                    return quote!(#plain(#(#arguments),*));
                }
                let changed = (0..copies.len()).map(copy_name);
                quote!({
                    #(#copies)*
                    let output = #plain(#(#arguments),*);
                    (output, #(#changed),*)
                })
            }
        }
    }

    /// A recursive call that keeps R: its value and R, as a pair.
    pub(super) fn call_and_keep(&self, call: &Recursive) -> TokenStream {
        let (copies, arguments) = self.arguments(call);
        let (levels, consts, bar) = (&call.levels, &call.consts, self.bar_ty(&Ty::F64));
        let call_levels = quote!(#levels::<#(#consts,)* #bar>(#(#arguments),*));
        if !call.changes() {
            return call_levels;
        }
        let changed = (0..copies.len()).map(copy_name);
        quote!({
            #(#copies)*
            let (output, kept_reverse) = #call_levels;
            ((output, #(#changed),*), kept_reverse)
        })
    }

    /// The arguments by `&` of a recursive call, which R gets once more.
    pub(super) fn read_again(&self, call: &Recursive) -> Vec<TokenStream> {
        let by_ref = call.arguments.iter().filter(|argument| argument.mode == Mode::Ref);
        let print = |argument: &Argument| match &argument.value.kind {
            Kind::Read(place) => {
                let place = self.referred(place);
                quote!(&#place)
            }
            _ => self.expr(&argument.value),
        };
        by_ref.map(print).collect()
    }

    /// The arguments of a recursive call, and before it the declarations of copies of what is behind `&mut`.
    pub(super) fn arguments(&self, call: &Recursive) -> (Vec<TokenStream>, Vec<TokenStream>) {
        let (mut copies, mut arguments) = (Vec::new(), Vec::new());
        for argument in &call.arguments {
            arguments.push(match (argument.mode, &argument.value.kind) {
                (Mode::Ref, Kind::Read(place)) => {
                    let place = self.referred(place);
                    quote!(&#place)
                }
                (Mode::RefMut, Kind::Read(place)) => {
                    let (name, place) = (copy_name(copies.len()), self.referred(place));
                    copies.push(quote!(let mut #name = ::adjoin::macro_support::compiled::copy(&#place);));
                    quote!(&mut #name)
                }
                _ => self.expr(&argument.value),
            });
        }
        (copies, arguments)
    }

    /// The type of a bar.
    pub(super) fn bar_ty(&self, ty: &Ty) -> TokenStream {
        self.table.tokens_over(ty, self.scalar.as_ref())
    }

    /// The bar of one float that is zero.
    pub(super) fn zero(&self) -> TokenStream {
        match &self.scalar {
            Some(scalar) => quote!(#scalar::ZERO),
            None => quote!(0.0),
        }
    }

    /// The bar of a variable that is zero. It is −0: adding to −0 gives the same number in every case.
    pub(super) fn own_zero(&self) -> TokenStream {
        match &self.scalar {
            Some(scalar) => quote!(#scalar::START),
            None => quote!(-0.0f64),
        }
    }

    /// The same, where its type is not known otherwise.
    pub(super) fn typed_zero(&self) -> TokenStream {
        if self.scalar.is_some() { self.zero() } else { quote!(0.0f64) }
    }

    /// Whether the bar of a float is not zero.
    pub(super) fn is_not_zero(&self, bar: &syn::Ident) -> TokenStream {
        if self.scalar.is_some() { quote!(!#bar.vanishes()) } else { quote!(#bar != 0.0) }
    }

    /// Zeros in the shape of a value: a literal if the shape follows from the type.
    pub(super) fn zeros(&self, ty: &Ty, value: &TokenStream) -> TokenStream {
        match (self.table.zero_over(ty, &self.typed_zero()), &self.scalar) {
            (Some(zero), _) if self.table.is_static(ty) => zero,
            (_, None) => quote!(::adjoin::macro_support::compiled::zeros(&#value)),
            (_, Some(scalar)) => {
                quote!(::adjoin::macro_support::compiled::zeros_of::<#scalar, _>(&#value))
            }
        }
    }
}
