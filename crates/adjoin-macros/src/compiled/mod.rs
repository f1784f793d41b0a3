//! `#[compiled]`: writes the adjoint of plain loops when the program is compiled.
//!
//! For a function of the fragment (see the book) the macro emits one function with two passes. The forward
//! pass F is the user's function, which also keeps the values that the reverse pass needs. The reverse pass R
//! visits the statements from the last to the first and adds to the bars of their operands ([`reverse`] has
//! the equations). Both are plain Rust on `f64`, without a tape and without unsafe code:
//!
//! ```text
//! source     fn f(x: f64) -> f64 { let y = x.sin(); y * x }
//! tree       let y = sin(x); let result = y * x
//! analysis   x, y and result are active; nothing is overwritten, so nothing is kept
//! F          let y: f64 = f64::sin(x); let result: f64 = y * x;
//! R          let mut result_bar = seed; let mut y_bar: f64 = 0.0;
//!            y_bar += x * result_bar; *x_bar += y * result_bar;
//!            *x_bar += slopes::sin(x, NAN) * y_bar;
//! ```
//!
//! | file | what |
//! | --- | --- |
//! | `types.rs` | types as far as they matter, and the definitions of the module |
//! | `rules.rs` | which functions have slopes, and which numbers a slope uses |
//! | `core.rs` | the tree between parsing and printing, and its invariants |
//! | `lower/` | from the user's syntax to the tree; what cannot be compiled is refused here |
//! | `analyse.rs` | which variables depend on inputs, and which values R needs |
//! | `at_once.rs` | sums over data, whose iterations are reversed as soon as they have run |
//! | `narrow.rs` | innermost loops: slices and registers instead of indexed places |
//! | `lanes.rs` | sums of bars in innermost loops, in four lanes |
//! | `print.rs` | expressions and places as Rust |
//! | `forward.rs` | prints F |
//! | `reverse.rs` | prints R |
//! | `shapes.rs` | addition and zeroing of whole bars |
//! | `apart.rs` | F and R as two functions, for several results and for recursion |
//! | `small.rs` | functions that are recorded faster than a node |
//! | `entry/` | the functions that users and the tape call |
//! | `jacobian.rs` | those for Jacobians |
//!
//! The macro does not see types, it infers them. Every inferred type is written into the declaration of the
//! emitted variable, so that a wrong one does not compile.

#![allow(
    clippy::too_many_lines,
    clippy::unused_self,
    clippy::single_match_else,
    clippy::option_option,
    reason = "one arm for each kind of syntax; methods of one walk, whichever fields they use; an index may have an offset, or none, or be \
              another kind of index"
)]

mod analyse;
mod apart;
mod at_once;
mod core;
mod entry;
mod forward;
mod jacobian;
mod lanes;
mod lower;
mod narrow;
mod print;
mod reverse;
mod rules;
mod shapes;
mod small;
#[cfg(test)]
mod tests;
mod types;

use proc_macro2::TokenStream;
use quote::quote;

use self::types::FnDef;
pub(crate) use entry::{Compiled, dispatch};
pub(crate) use types::Table;

/// Compiles the adjoint of a function of the module, or of a method of the type `owner`. The error of a
/// function outside the fragment is at the token that shows it.
pub(crate) fn compile(
    table: &Table,
    item: &syn::ItemFn,
    owner: Option<&syn::Type>,
) -> Result<Compiled, syn::Error> {
    let ident = &item.sig.ident;
    let (name, found) = match owner.map(crate::differentiable::basics::syntax::type_name) {
        Some(Some(ty)) => (format!("{ty}::{ident}"), table.methods.get(&(ty, ident.to_string()))),
        Some(None) => {
            return lower::refuse(
                ident,
                "methods of this type cannot be compiled: write a function of the module",
            );
        }
        None => {
            let key = crate::differentiable::basics::marks::key(ident);
            let found = table.functions.get(&key);
            (key, found)
        }
    };
    let def = FnDef {
        sig: item.sig.clone(),
        body: (*item.block).clone(),
        self_ty: owner.cloned(),
        constant: false,
        compiled: true,
        module: found.map_or(0, |def| def.module),
        provided: false,
    };
    let mut core = lower::lower(table, &def, &name)?;
    analyse::analyse(&mut core, table);
    Ok(entry::entries(table, &core, item, owner))
}

/// Whether it is reported which functions are compiled: true if `ADJOIN_REPORT` is set.
pub(crate) fn reports() -> bool {
    std::env::var_os("ADJOIN_REPORT").is_some()
}

/// Reports on stderr whether a function was compiled, or why not, if that is asked for. `path` is where
/// the function is: the modules around, and the type of a method.
pub(crate) fn report(path: &[String], name: &syn::Ident, error: Option<&str>) {
    if !reports() {
        return;
    }
    let name = crate::differentiable::basics::marks::written(name);
    let path: Vec<&str> = path.iter().map(String::as_str).chain([name.as_str()]).collect();
    let name = crate::differentiable::basics::marks::unmarked_text(&path.join("::"));
    match error {
        None => eprintln!("adjoin: `{name}` is compiled"),
        Some(error) => {
            let text = crate::differentiable::basics::marks::unmarked_text(error);
            eprintln!("adjoin: `{name}` stays on the tape: {}", text.trim_start_matches("`#[compiled]`: "));
        }
    }
}

/// Replaces an item whose `#[compiled]` was expanded on its own, outside of `#[differentiable]`, by an error.
pub(crate) fn misplaced(item: &TokenStream) -> TokenStream {
    let message = "`#[compiled]` goes on a function or method inside of a `#[differentiable]` module, or below `#[differentiable]` on a function";
    quote!(::core::compile_error!(#message); #item)
}
