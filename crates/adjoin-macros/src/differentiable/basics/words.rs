//! Which words may be in an item, judging by its source text.
//!
//! Most items name none of the crates and attributes that some passes look for. The text tells at next to no
//! cost, while a walk over an item of 20,000 lines takes as long as the compiler takes for hundreds of them,
//! because the attribute itself is compiled without optimization in most builds.

use proc_macro2::{TokenStream, TokenTree};

/// The source text of an item, if all of it is known.
pub(crate) struct Words(Option<String>);

impl Words {
    /// The words of an item. What is in a group that a macro wrote is unknown: its text is that of the macro,
    /// with `$` where the macro has arguments.
    pub(crate) fn of(item: TokenStream) -> Self {
        let mut all = String::new();
        for tree in item {
            match tree {
                TokenTree::Group(group) => match group.span().source_text() {
                    Some(text) if text.starts_with(['{', '(', '[']) && !text.contains('$') => {
                        all.push_str(&text);
                    }
                    _ => return Self(None),
                },
                other => all.push_str(&other.to_string()),
            }
            all.push(' ');
        }
        Self(Some(all))
    }

    /// Whether one of these may be in the item.
    pub(crate) fn may_have(&self, words: &[&str]) -> bool {
        self.0.as_ref().is_none_or(|text| words.iter().any(|word| has(text, word)))
    }
}

/// Whether a text has a word in it. Std's search for a character is compiled with optimization, and that for
/// a string is not.
pub(crate) fn has(text: &str, word: &str) -> bool {
    let Some(first) = word.chars().next() else { return true };
    let mut rest = text;
    while let Some(place) = rest.find(first) {
        if rest[place..].starts_with(word) {
            return true;
        }
        rest = &rest[place + first.len_utf8()..];
    }
    false
}

#[cfg(test)]
mod tests {
    use super::has;

    #[test]
    fn a_word_is_found_wherever_it_stands() {
        for text in ["rayon", "use rayon::join", "rrayon", "ray rayon", "é rayon"] {
            assert!(has(text, "rayon"), "{text}");
        }
        for text in ["", "ray", "Rayon", "rayo n"] {
            assert!(!has(text, "rayon"), "{text}");
        }
    }
}
