//! Sums of bars in an innermost loop, in four lanes. A single sum is a chain of additions, each of which
//! waits for the one before; four chains run side by side, or as one vector.
//!
//! ```text
//! for i in 0..n { l̄[i] += z · ȳ[i]; z̄ += l[i] · ȳ[i]; }
//!   ⟶
//! let mut z̄₄ = [0.0; 4];
//! let whole = n − n mod 4;
//! for first in (0..whole).step_by(4) {
//!     let l₄ = &l[first..][..4]; …
//!     for lane in 0..4 { l̄₄[lane] += z · ȳ₄[lane]; z̄₄[lane] += l₄[lane] · ȳ₄[lane]; }
//! }
//! for i in whole..n { l̄[i] += z · ȳ[i]; z̄₄[0] += l[i] · ȳ[i]; }
//! z̄ += (z̄₄[0] + z̄₄[1]) + (z̄₄[2] + z̄₄[3]);
//! ```
//!
//! Lanes change the rounding, so only bars are summed in them, and only in loops whose order is free. The
//! value of a function keeps its bits.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::{format_ident, quote};

use super::core::{Block, Expr, Kind, StmtKind};
use super::narrow::{Taken, What};

/// Whether every iteration runs the same statements: there are no branches.
pub(super) fn is_straight(body: &Block) -> bool {
    body.stmts
        .iter()
        .all(|stmt| matches!(stmt.kind, StmtKind::Let(..) | StmtKind::Add(..) | StmtKind::Assign(..)))
}

/// Whether the iterations may become vector code: they run the same statements and call no functions.
pub(super) fn is_plain(body: &Block) -> bool {
    fn calls(value: &Expr) -> bool {
        matches!(value.kind, Kind::Rule(..)) || value.parts().into_iter().any(calls)
    }
    is_straight(body)
        && body.stmts.iter().all(|stmt| match &stmt.kind {
            StmtKind::Let(_, value) | StmtKind::Add(_, value) | StmtKind::Assign(_, value) => !calls(value),
            _ => false,
        })
}

/// The loop in lanes, if it has a sum. The iterations that are left over add to the first lane.
pub(super) fn in_lanes(
    taken: &[&Taken],
    zero: &TokenStream,
    var: &TokenStream,
    high: &TokenStream,
    body: &TokenStream,
) -> Option<TokenStream> {
    let sums: Vec<&&Taken> = taken.iter().filter(|taken| taken.what == What::Sum).collect();
    // `first_lane + lane` is a `usize`. Only if the loop has a slice is its variable known to be one.
    if sums.is_empty() || !taken.iter().any(|taken| matches!(taken.what, What::Slice | What::SliceMut)) {
        return None;
    }
    let arrays: Vec<Ident> = sums.iter().map(|sum| lanes_of(&sum.name)).collect();
    let places = sums.iter().map(|sum| &sum.place);
    let before = taken.iter().filter(|taken| taken.what != What::Sum).map(|taken| &taken.before);
    let after = taken.iter().filter(|taken| taken.what != What::Sum).map(|taken| &taken.after);
    let parts = taken.iter().filter_map(|taken| {
        let name = &taken.name;
        match taken.what {
            What::Slice => Some(quote!(let #name = &#name[first_lane..][..4];)),
            What::SliceMut => Some(quote!(let #name = &mut #name[first_lane..][..4];)),
            What::Value | What::Sum => None,
        }
    });
    let in_lane = replace(body.clone(), taken, &quote!(lane), true);
    let alone = replace(body.clone(), taken, &quote!(0), false);
    Some(quote!(if 0 < #high {
        #(#before)*
        #(let mut #arrays = [#zero; 4];)*
        let whole_lanes = #high - #high % 4;
        for first_lane in (0..whole_lanes).step_by(4) {
            #(#parts)*
            for lane in 0..4 {
                let #var = first_lane + lane;
                #in_lane
            }
        }
        for #var in whole_lanes..#high {
            #alone
        }
        #(#places += (#arrays[0] + #arrays[1]) + (#arrays[2] + #arrays[3]);)*
        #(#after)*
    }))
}

/// The name of the array with the lanes of a sum.
fn lanes_of(name: &Ident) -> Ident {
    format_ident!("{}_lanes", name)
}

/// The body with `sum_lanes[lane]` for each sum and, if it is for whole blocks of lanes, `slice[lane]` for
/// each element: `&slice[first_lane..][..4]` is declared under the name of the slice. It works on tokens,
/// because the body is printed already.
fn replace(body: TokenStream, taken: &[&Taken], lane: &TokenStream, whole: bool) -> TokenStream {
    let mut tokens = Vec::new();
    let mut trees = body.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Ident(ident) => {
                let found = taken.iter().find(|taken| taken.name == ident).map(|taken| taken.what);
                match found {
                    Some(What::Sum) => {
                        tokens.push(TokenTree::Ident(lanes_of(&ident)));
                        tokens.push(Group::new(Delimiter::Bracket, lane.clone()).into());
                    }
                    Some(What::Slice | What::SliceMut) if whole => {
                        // Drops the index, which is always the loop's variable.
                        trees.next();
                        tokens.push(TokenTree::Ident(ident));
                        tokens.push(Group::new(Delimiter::Bracket, lane.clone()).into());
                    }
                    _ => tokens.push(TokenTree::Ident(ident)),
                }
            }
            TokenTree::Group(group) => {
                let inner = replace(group.stream(), taken, lane, whole);
                tokens.push(Group::new(group.delimiter(), inner).into());
            }
            other => tokens.push(other),
        }
    }
    tokens.into_iter().collect()
}
