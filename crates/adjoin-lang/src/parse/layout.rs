//! The layout algorithm (Haskell 98 report, section 9.3), run lazily under the parser.
//!
//! The report's function L turns indentation into braces and semicolons in one pass over the tokens, except
//! for its rule parse-error(t): an implicit block also ends where the next token would be an error but a
//! closing brace would not. So the parser drives the stream: it says where a block opens, and may close an
//! implicit block early ([`Stream::close_early`]); the stream inserts [`Tok::VirtualSemi`] and
//! [`Tok::VirtualClose`] by looking at the first token of each line against the innermost open block.
//!
//! Invariant: a virtual token is never stored. It is computed from the position, the stack of open blocks,
//! and `settled`, the position whose line start has already been dealt with.

use super::token::{Tok, Token};
use crate::source::Span;

/// An open block: its column, or zero if it was opened by an explicit brace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Block {
    column: u32,
}

/// Tokens with layout.
pub(crate) struct Stream {
    tokens: Vec<Token>,
    pos: usize,
    settled: Option<usize>,
    blocks: Vec<Block>,
    stopped: bool,
}

const SEMI: Tok = Tok::VirtualSemi;
const CLOSE: Tok = Tok::VirtualClose;
const END: Tok = Tok::End;

impl Stream {
    /// A stream over tokens that end with [`Tok::End`].
    pub(crate) fn new(tokens: Vec<Token>) -> Self {
        Stream { tokens, pos: 0, settled: None, blocks: Vec::new(), stopped: false }
    }

    /// The next token, virtual or real.
    pub(crate) fn peek(&self) -> &Tok {
        if self.stopped {
            return &END;
        }
        let token = &self.tokens[self.pos];
        if token.first && self.settled != Some(self.pos) {
            if let Some(block) = self.blocks.last().filter(|b| b.column > 0) {
                if token.column == block.column {
                    return &SEMI;
                }
                if token.column < block.column {
                    return &CLOSE;
                }
            }
        }
        &token.tok
    }

    /// The `n`th real token from here, regardless of layout.
    pub(crate) fn raw(&self, n: usize) -> &Token {
        &self.tokens[(self.pos + n).min(self.tokens.len() - 1)]
    }

    /// Where the next token stands.
    pub(crate) fn span(&self) -> Span {
        let token = &self.tokens[self.pos];
        match self.peek() {
            Tok::VirtualSemi | Tok::VirtualClose => {
                Span { start: token.span.start, end: token.span.start + 1 }
            }
            _ => token.span,
        }
    }

    /// Where the last consumed real token stands.
    pub(crate) fn last_span(&self) -> Span {
        self.tokens[self.pos.saturating_sub(1)].span
    }

    /// Consumes the next token.
    pub(crate) fn advance(&mut self) {
        match self.peek() {
            Tok::VirtualSemi => self.settled = Some(self.pos),
            Tok::VirtualClose => {
                self.blocks.pop();
            }
            _ => {
                if self.pos + 1 < self.tokens.len() {
                    self.pos += 1;
                }
            }
        }
    }

    /// Opens an implicit block at the next token. `None` if the block is empty, because the token is indented
    /// no deeper than the block around.
    pub(crate) fn open_implicit(&mut self) -> Option<()> {
        let column = self.tokens[self.pos].column;
        let around = self.blocks.last().map_or(0, |b| b.column);
        if column <= around || self.stopped || column == 0 {
            return None;
        }
        self.blocks.push(Block { column });
        self.settled = Some(self.pos);
        Some(())
    }

    /// Opens an explicit block; the brace has been consumed.
    pub(crate) fn open_explicit(&mut self) {
        self.blocks.push(Block { column: 0 });
    }

    /// Ends an explicit block; the brace has been consumed.
    pub(crate) fn close_explicit(&mut self) {
        self.blocks.pop();
    }

    /// Ends an implicit block although the indentation does not: the rule parse-error(t).
    pub(crate) fn close_early(&mut self) {
        self.blocks.pop();
    }

    /// The number of open blocks.
    pub(crate) fn depth(&self) -> usize {
        self.blocks.len()
    }

    /// After an error inside the block at `depth`: forgets the blocks inside it and skips to the next line
    /// that is indented no deeper than it. Always moves on unless at such a line already or at the end.
    pub(crate) fn recover(&mut self, depth: usize, start: usize) {
        self.blocks.truncate(depth);
        let column = self.blocks.last().map_or(0, |b| b.column);
        if self.pos == start && self.settled == Some(self.pos) && self.pos + 1 < self.tokens.len() {
            self.pos += 1;
        }
        while self.pos + 1 < self.tokens.len() {
            let token = &self.tokens[self.pos];
            let at_item = token.first && token.column <= column && self.settled != Some(self.pos);
            if at_item || (column == 0 && matches!(token.tok, Tok::Punct(";" | "}"))) {
                return;
            }
            self.pos += 1;
        }
    }

    /// The index of the next real token.
    pub(crate) fn position(&self) -> usize {
        self.pos
    }

    /// Makes the rest of the text look empty.
    pub(crate) fn stop(&mut self) {
        self.stopped = true;
    }
}
