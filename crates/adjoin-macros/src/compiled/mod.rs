//! `#[compiled]`: the adjoint of plain loops, written down before the program runs.
//!
//! For a function f of the fragment (see the book) the macro writes one function that runs F, which is f and
//! keeps what is needed, and then R, which goes through the statements backwards and adds to the bars of
//! their operands ([`reverse`] has the equations). Both are plain Rust on `f64`: no tape, nothing unsafe.
//!
//! | file | what |
//! | --- | --- |
//! | `types.rs` | types as far as they matter, and the definitions of the module |
//! | `rules.rs` | which functions have slopes |
//! | `core.rs` | the tree between the two ends |
//! | `lower/` | from the user's syntax to the tree; what is outside the fragment is found here |
//! | `analyse.rs` | what depends on inputs, and what has to be kept |
//! | `at_once.rs` | sums over data, whose iterations are reversed at once |
//! | `narrow.rs` | innermost loops |
//! | `lanes.rs` | their sums, in four lanes |
//! | `print.rs` | expressions and places as Rust |
//! | `forward.rs` | F |
//! | `reverse.rs` | R |
//! | `shapes.rs` | sums and zeros of whole bars |
//! | `entry.rs` | the functions that users and the tape call |
//!
//! What the macro believes about types is written into the types of the emitted variables, so that a wrong
//! belief does not compile.

#![allow(
    clippy::too_many_lines,
    clippy::unused_self,
    clippy::single_match_else,
    clippy::option_option,
    reason = "one arm for each kind of syntax; methods of one walk, whichever fields they use; an index may have an offset, or none, or be \
              another kind of index"
)]

mod analyse;
mod at_once;
mod core;
mod entry;
mod forward;
mod lanes;
mod lower;
mod narrow;
mod print;
mod reverse;
mod rules;
mod shapes;
#[cfg(test)]
mod tests;
mod types;

use proc_macro2::TokenStream;
use quote::quote;

use self::types::FnDef;
pub(crate) use entry::{Compiled, dispatch};
pub(crate) use types::Table;

/// Compiles the adjoint of a function of the module, or of a method of a type.
pub(crate) fn compile(
    table: &Table,
    item: &syn::ItemFn,
    owner: Option<&syn::Type>,
) -> Result<Compiled, syn::Error> {
    let def = FnDef {
        sig: item.sig.clone(),
        body: (*item.block).clone(),
        self_ty: owner.cloned(),
        constant: false,
    };
    let name = match owner.map(crate::differentiable::basics::syntax::type_name) {
        Some(Some(ty)) => format!("{ty}::{}", item.sig.ident),
        Some(None) => return lower::refuse(&item.sig.ident, "methods of this type are outside the fragment"),
        None => crate::differentiable::basics::marks::key(&item.sig.ident),
    };
    let mut core = lower::lower(table, &def, &name)?;
    analyse::analyse(&mut core, table);
    Ok(entry::entries(table, &core, item, owner))
}

/// Writes what became of the functions of a module to the build's output, if `ADJOIN_REPORT` asks for it.
pub(crate) fn report(name: &syn::Ident, error: Option<&syn::Error>) {
    if std::env::var_os("ADJOIN_REPORT").is_none() {
        return;
    }
    let name = crate::differentiable::basics::marks::written(name);
    match error {
        None => eprintln!("adjoin: `{name}` is compiled"),
        Some(error) => {
            let text = crate::differentiable::basics::marks::unmarked_text(&error.to_string());
            eprintln!("adjoin: `{name}` stays on the tape: {}", text.trim_start_matches("`#[compiled]`: "));
        }
    }
}

/// `#[compiled]` where `#[differentiable]` did not see it.
pub(crate) fn misplaced(item: &TokenStream) -> TokenStream {
    let message = "`#[compiled]` goes on a function or method inside of a `#[differentiable]` module, or below `#[differentiable]` on a function";
    quote!(::core::compile_error!(#message); #item)
}
