//! Tables of numbers, which no stage looks into.
//!
//! The attribute is compiled without optimization in most builds, where parsing a literal takes some ten
//! thousand instructions. A module of astronomy has a hundred thousand of them, all in constants, which stay
//! as they are. So their tokens are put aside before the item is parsed:
//!
//! ```text
//! const A: [f64; 3] = [1.0, -2.0, 3.0];   ⟶   const A: [f64; 3] = __adjoin_table!(0);   ⟶   the same tokens, unparsed
//! ```

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, TokenStream, TokenTree};
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Item};

use crate::differentiable::basics::words::has;

/// What stands for a table while the item is parsed.
const PLACEHOLDER: &str = "__adjoin_table";

/// Tables shorter than this are parsed like everything else.
const SHORT: usize = 64;

/// The tables of an item, in the order of their placeholders.
#[derive(Default)]
pub(crate) struct Tables(Vec<TokenTree>);

impl Tables {
    /// Takes the tables out of an item.
    pub(crate) fn take(&mut self, item: TokenStream) -> TokenStream {
        let trees: Vec<TokenTree> = item.into_iter().collect();
        let mut result = Vec::with_capacity(trees.len());
        // Between `const` or `static` and the end of the item, and after its `=`.
        let (mut in_constant, mut in_value) = (false, false);
        for (place, tree) in trees.iter().enumerate() {
            match tree {
                TokenTree::Ident(ident) => {
                    // `const NAME:`, not `*const f64` or `const fn`.
                    let named = matches!(trees.get(place + 2), Some(TokenTree::Punct(colon)) if colon.as_char() == ':');
                    in_constant |= named && (ident == "const" || ident == "static");
                    in_value = false;
                }
                TokenTree::Punct(punct) => match punct.as_char() {
                    '=' => in_value = in_constant,
                    '&' => {}
                    ';' => (in_constant, in_value) = (false, false),
                    _ => in_value = false,
                },
                TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
                    let ends =
                        matches!(trees.get(place + 1), Some(TokenTree::Punct(end)) if end.as_char() == ';');
                    if in_value && ends && is_table(group) {
                        result.extend(self.placeholder(tree));
                        continue;
                    }
                }
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    (in_constant, in_value) = (false, false);
                    if may_contain_tables(tree) {
                        let mut inner = Group::new(Delimiter::Brace, self.take(group.stream()));
                        inner.set_span(group.span());
                        result.push(inner.into());
                        continue;
                    }
                }
                TokenTree::Group(_) | TokenTree::Literal(_) => in_value = false,
            }
            result.push(tree.clone());
        }
        result.into_iter().collect()
    }

    /// Puts a table aside.
    fn placeholder(&mut self, table: &TokenTree) -> [TokenTree; 3] {
        let span = table.span();
        let number = TokenStream::from(TokenTree::from(Literal::usize_unsuffixed(self.0.len())));
        self.0.push(table.clone());
        [
            Ident::new(PLACEHOLDER, span).into(),
            Punct::new('!', Spacing::Alone).into(),
            Group::new(Delimiter::Parenthesis, number).into(),
        ]
    }

    /// Puts the tables back into the parsed item.
    pub(crate) fn put_back(self, item: &mut Item) {
        if !self.0.is_empty() {
            PutBack(self.0).visit_item_mut(item);
        }
    }
}

/// Whether constants with tables may be in a group. Its source text, which costs next to nothing, tells for
/// most functions that there are none.
fn may_contain_tables(tree: &TokenTree) -> bool {
    let TokenTree::Group(group) = tree else { return false };
    group.delimiter() == Delimiter::Brace
        && (group.span().source_text())
            .is_none_or(|text| ["const ", "static ", "$"].iter().any(|word| has(&text, word)))
}

/// Whether a group has nothing but numbers in it, and enough of them.
fn is_table(group: &Group) -> bool {
    let numbers = |text: &str| {
        text.bytes().all(|byte| {
            matches!(
                byte,
                b'0'..=b'9'
                    | b'.'
                    | b','
                    | b'-'
                    | b'+'
                    | b'e'
                    | b'E'
                    | b'_'
                    | b'('
                    | b')'
                    | b'['
                    | b']'
                    | b' '
                    | b'\n'
            )
        })
    };
    // There may be comments in the source.
    let source = group.span().source_text().filter(|text| text.starts_with('[') && numbers(text));
    let text = source.unwrap_or_else(|| group.to_string());
    text.len() >= SHORT && numbers(&text)
}

struct PutBack(Vec<TokenTree>);

impl VisitMut for PutBack {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        if let Expr::Macro(call) = expr {
            if call.mac.path.is_ident(PLACEHOLDER) {
                let number = call.mac.parse_body().and_then(|number: syn::LitInt| number.base10_parse());
                if let Some(table) = number.ok().and_then(|number: usize| self.0.get(number)) {
                    *expr = Expr::Verbatim(table.clone().into());
                }
                return;
            }
        }
        visit_mut::visit_expr_mut(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::quote;

    #[test]
    fn tables_of_constants_are_put_aside_and_nothing_else() {
        let numbers = quote!([1.5, -2.5, 3.5e-7, 4.5, 5_000.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5, 13.5]);
        let named = quote!([1.5, LIMIT, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5, 13.5, 14.5]);
        let mut tables = Tables::default();
        let taken = tables.take(quote! {
            mod m {
                const A: [f64; 13] = #numbers;
                pub static B: &[f64] = &#numbers;
                const C: [f64; 14] = #named;
                const SHORT: [f64; 2] = [1.5, 2.5];
                fn f(p: *const f64) -> f64 { const D: [[f64; 13]; 1] = [#numbers]; let e = #numbers; D[0][1] + e[2] }
            }
        });
        assert_eq!(tables.0.len(), 3);
        let text = taken.to_string();
        assert_eq!(text.matches(PLACEHOLDER).count(), 3);
        assert!(text.contains("LIMIT") && text.contains(&quote!(let e = #numbers).to_string()));
    }
}
