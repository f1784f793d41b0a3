//! Marks on names: which definition a name in the user's code means.
//!
//! The later stages look names up by spelling. That is sound because
//! [`resolve`](crate::differentiable::prepare::resolve) runs first and appends to every name that means an
//! item of the module the number of that item: `Error` becomes `Error__adjoin_item_3`, and so does `Failure`
//! under `use Error as Failure`, but not `std::error::Error`. Tables are keyed by [`key`], which is the same
//! for all spellings of one item. The expansion is written with the user's own names again ([`unmarked`]).

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use syn::Item;
use syn::visit_mut::VisitMut;

const ITEM: &str = "__adjoin_item_";

/// The mark of foreign names for `f64` itself, such as `c_double`.
const FLOAT: &str = "__adjoin_float";

/// The mark of constants of `std::f64`.
const FLOAT_CONSTANT: &str = "__adjoin_constant_of_float";

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// An item of the module, by its number.
    Item(usize),
    /// Another name of `f64`.
    Float,
    /// A constant of type `f64` in std.
    FloatConstant,
}

/// The name with a mark. A name that has one already keeps it.
pub(crate) fn marked(ident: &Ident, mark: Mark) -> Ident {
    let text = ident.to_string();
    if text.contains("__adjoin_") {
        return ident.clone();
    }
    let (raw, text) = match text.strip_prefix("r#") {
        Some(text) => (true, text),
        None => (false, text.as_str()),
    };
    let text = match mark {
        Mark::Item(number) => format!("{text}{ITEM}{number}"),
        Mark::Float => format!("{text}{FLOAT}"),
        Mark::FloatConstant => format!("{text}{FLOAT_CONSTANT}"),
    };
    // A raw name with a mark is not a keyword, but must be raw again without the mark.
    let text = if raw { format!("__adjoin_raw_{text}") } else { text };
    Ident::new(&text, ident.span())
}

/// The key that tables are searched with: the same for all spellings of an item; other names as they are.
pub(crate) fn key(ident: &Ident) -> String {
    let text = ident.to_string();
    match text.rsplit_once(ITEM) {
        Some((_, number)) => format!("#{number}"),
        None => text,
    }
}

/// The number of the item that the name means.
pub(crate) fn number(ident: &Ident) -> Option<usize> {
    ident.to_string().rsplit_once(ITEM)?.1.parse().ok()
}

/// Whether the name is marked as an item of the module.
pub(crate) fn is_item(ident: &Ident) -> bool {
    ident.to_string().contains(ITEM)
}

/// Whether the name stands for `f64`.
pub(crate) fn is_float(ident: &Ident) -> bool {
    ident == "f64" || ident.to_string().ends_with(FLOAT)
}

/// Whether the name is that of a constant of `std::f64`.
pub(crate) fn is_float_constant(ident: &Ident) -> bool {
    ident.to_string().ends_with(FLOAT_CONSTANT)
}

/// The name as the user wrote it, without `r#`.
pub(crate) fn written(ident: &Ident) -> String {
    let text = ident.to_string();
    let text = text.strip_prefix("__adjoin_raw_").unwrap_or(&text);
    let end = [ITEM, FLOAT_CONSTANT, FLOAT].iter().find_map(|mark| text.find(mark));
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Restores the user's own names in an item. It works on the tree, because taking a group of tokens apart and
/// putting it together again costs two calls into the compiler.
pub(crate) fn unmark(item: &mut Item) {
    Unmark.visit_item_mut(item);
}

struct Unmark;

impl VisitMut for Unmark {
    fn visit_ident_mut(&mut self, ident: &mut Ident) {
        if let Some(own) = own_name(ident) {
            *ident = own;
        }
    }

    /// Attributes have no marks, and neither have tables.
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}

    fn visit_token_stream_mut(&mut self, tokens: &mut TokenStream) {
        *tokens = unmarked(std::mem::take(tokens));
    }
}

/// Tokens with the user's own names.
pub(crate) fn unmarked(tokens: TokenStream) -> TokenStream {
    tokens
        .into_iter()
        .map(|tree| match tree {
            TokenTree::Ident(ident) => TokenTree::Ident(own_name(&ident).unwrap_or(ident)),
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), unmarked(group.stream()));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            other => other,
        })
        .collect()
}

/// The user's own name, if this one has a mark.
fn own_name(ident: &Ident) -> Option<Ident> {
    let text = ident.to_string();
    if !text.contains("__adjoin_") || ![ITEM, FLOAT, FLOAT_CONSTANT].iter().any(|mark| text.contains(mark)) {
        return None;
    }
    let name = written(ident);
    Some(if text.starts_with("__adjoin_raw_") {
        Ident::new_raw(&name, ident.span())
    } else {
        Ident::new(&name, ident.span())
    })
}

/// A message with the user's own names.
pub(crate) fn unmarked_text(text: &str) -> String {
    let mut rest = text.replace(FLOAT_CONSTANT, "").replace(FLOAT, "").replace("__adjoin_raw_", "r#");
    while let Some(start) = rest.find(ITEM) {
        let digits = rest[start + ITEM.len()..].chars().take_while(char::is_ascii_digit).count();
        rest.replace_range(start..start + ITEM.len() + digits, "");
    }
    rest
}
