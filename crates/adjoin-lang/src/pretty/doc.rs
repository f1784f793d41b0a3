//! Documents: text with places where a line may be broken.
//!
//! A group is printed on one line if it fits there, and otherwise broken at all its own breaks (Oppen's and
//! Wadler's scheme). Printing is a loop over an explicit stack and looks ahead at most one line width.

/// Something to print.
#[derive(Clone, Debug)]
pub(super) enum Doc {
    Text(String),
    /// A space, or a line break where the group around it is broken.
    Line,
    /// Always a line break; so the groups around it are broken.
    Hard,
    /// These after one another.
    Seq(Vec<Doc>),
    /// Lines inside start this much further right.
    Nest(usize, Box<Doc>),
    /// Lines inside start where this does.
    Align(Box<Doc>),
    Group(Box<Doc>),
}

impl Doc {
    pub(super) fn text(text: impl Into<String>) -> Doc {
        Doc::Text(text.into())
    }

    pub(super) fn seq(parts: impl IntoIterator<Item = Doc>) -> Doc {
        Doc::Seq(parts.into_iter().collect())
    }

    pub(super) fn nest(self) -> Doc {
        Doc::Nest(2, Box::new(self))
    }

    pub(super) fn align(self) -> Doc {
        Doc::Align(Box::new(self))
    }

    pub(super) fn group(self) -> Doc {
        Doc::Group(Box::new(self))
    }

    /// `open`, the parts with commas between, `close`.
    pub(super) fn list(open: &str, parts: impl IntoIterator<Item = Doc>, close: &str) -> Doc {
        let mut docs = vec![Doc::text(open)];
        for (place, part) in parts.into_iter().enumerate() {
            if place > 0 {
                docs.extend([Doc::text(","), Doc::Line]);
            }
            docs.push(part);
        }
        docs.push(Doc::text(close));
        Doc::Nest(open.chars().count(), Box::new(Doc::Seq(docs))).align().group()
    }

    pub(super) fn render(&self, width: usize) -> String {
        let mut out = String::new();
        let mut column = 0;
        let mut stack = vec![(0, false, self)];
        while let Some((indent, flat, doc)) = stack.pop() {
            match doc {
                Doc::Text(text) => {
                    out.push_str(text);
                    column += text.chars().count();
                }
                Doc::Line if flat => {
                    out.push(' ');
                    column += 1;
                }
                Doc::Line | Doc::Hard => {
                    out.truncate(out.trim_end_matches(' ').len());
                    out.push('\n');
                    out.extend(std::iter::repeat_n(' ', indent));
                    column = indent;
                }
                Doc::Seq(parts) => stack.extend(parts.iter().rev().map(|part| (indent, flat, part))),
                Doc::Nest(by, inner) => stack.push((indent + by, flat, inner)),
                Doc::Align(inner) => stack.push((column, flat, inner)),
                Doc::Group(inner) => {
                    let flat = flat || fits(inner, width.saturating_sub(column));
                    stack.push((indent, flat, inner));
                }
            }
        }
        out
    }
}

/// Whether the document, on one line, is at most this wide.
fn fits(doc: &Doc, width: usize) -> bool {
    let mut left = width;
    let mut stack = vec![doc];
    while let Some(doc) = stack.pop() {
        let used = match doc {
            Doc::Text(text) => text.chars().count(),
            Doc::Line => 1,
            Doc::Hard => return false,
            Doc::Seq(parts) => {
                stack.extend(parts.iter().rev());
                0
            }
            Doc::Nest(_, inner) | Doc::Align(inner) | Doc::Group(inner) => {
                stack.push(inner);
                0
            }
        };
        if used > left {
            return false;
        }
        left -= used;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_broken_only_if_it_does_not_fit() {
        let inner = Doc::list("(", [Doc::text("one"), Doc::text("two")], ")");
        let outer = Doc::list("[", [inner.clone(), inner], "]");
        assert_eq!(outer.render(40), "[(one, two), (one, two)]");
        assert_eq!(outer.render(14), "[(one, two),\n (one, two)]");
        assert_eq!(outer.render(8), "[(one,\n  two),\n (one,\n  two)]");
    }
}
