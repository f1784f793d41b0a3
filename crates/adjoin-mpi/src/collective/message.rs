//! What ranks send each other, as bytes.
//!
//! Every message begins with the sequence number of the collective and what the sender has called. The rest
//! is either numbers, for some nodes of the tree, or the failure.

use super::failure::Error;
use super::tree::Piece;

/// A collective that a rank has called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    /// The number of collectives that the rank has called before.
    pub(crate) sequence: u64,
    /// What it is, in words: all that has to be the same on all ranks.
    pub(crate) text: String,
    /// The bits of all parameters, mixed.
    pub(crate) parameters: u64,
    /// Whether the rank has left for good.
    pub(crate) departed: bool,
    /// If so, whether by a panic.
    pub(crate) panicking: bool,
}

/// The result of a collective so far.
pub(crate) type Outcome = Result<Vec<Piece>, Error>;

/// A message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Message {
    pub(crate) sender: usize,
    pub(crate) call: Call,
    pub(crate) outcome: Outcome,
}

impl Call {
    /// Whether another rank's call, in a message, is the same as that of this one.
    pub(crate) fn check(&self, rank: usize, other: &Message) -> Result<(), Error> {
        let call = &other.call;
        if self == call {
            return Ok(());
        }
        Err(if self.departed != call.departed {
            let (rank, left) = if self.departed { (rank, self) } else { (other.sender, call) };
            Error::Departed { rank, panicking: left.panicking }
        } else if self.departed {
            return Ok(());
        } else if (self.sequence, &self.text) == (call.sequence, &call.text) {
            let ranks = (rank.min(other.sender), rank.max(other.sender));
            Error::Parameters { ranks, call: self.to_string() }
        } else {
            let mut both = [(rank, self.to_string()), (other.sender, call.to_string())];
            both.sort();
            let [one, other] = both;
            Error::Mismatch { one, other }
        })
    }
}

impl std::fmt::Display for Call {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (its collective number {})", self.text, self.sequence)
    }
}

/// Hashes words (FNV, a word at a time).
pub(crate) fn fingerprint(words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(0xCBF2_9CE4_8422_2325, |hash: u64, word| {
        let mixed = (hash ^ word).wrapping_mul(0x0000_0100_0000_01B3);
        mixed ^ (mixed >> 29)
    })
}

impl Message {
    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut bytes = Writer(Vec::with_capacity(self.capacity()));
        bytes.word(self.sender as u64);
        bytes.word(self.call.sequence);
        bytes.word(self.call.parameters);
        bytes.word(u64::from(self.call.departed) | u64::from(self.call.panicking) << 1);
        bytes.text(&self.call.text);
        match &self.outcome {
            Ok(pieces) => {
                bytes.word(0);
                bytes.word(pieces.len() as u64);
                for piece in pieces {
                    bytes.word(piece.items.start as u64);
                    bytes.word(piece.items.end as u64);
                    bytes.word(piece.numbers.len() as u64);
                    piece.numbers.iter().for_each(|number| bytes.word(number.to_bits()));
                }
            }
            Err(Error::Mismatch { one, other }) => {
                bytes.word(1);
                for (rank, call) in [one, other] {
                    bytes.word(*rank as u64);
                    bytes.text(call);
                }
            }
            Err(Error::Parameters { ranks, call }) => {
                bytes.word(2);
                bytes.word(ranks.0 as u64);
                bytes.word(ranks.1 as u64);
                bytes.text(call);
            }
            Err(Error::Panic { rank, message }) => {
                bytes.word(3);
                bytes.word(*rank as u64);
                bytes.text(message);
            }
            Err(Error::Departed { rank, panicking }) => {
                bytes.word(4);
                bytes.word(*rank as u64);
                bytes.word(u64::from(*panicking));
            }
        }
        bytes.0
    }

    /// The approximate number of bytes that it takes.
    fn capacity(&self) -> usize {
        let pieces = self.outcome.as_deref().unwrap_or(&[]);
        256 + self.call.text.len() + pieces.iter().map(|piece| 24 + 8 * piece.numbers.len()).sum::<usize>()
    }

    /// # Panics
    /// If the bytes are not a message: then the ranks run different versions of this crate.
    pub(crate) fn decode(bytes: &[u8]) -> Self {
        Reader(bytes).message().expect("a message of this crate: all ranks have to run the same program")
    }
}

/// Words of eight bytes, the least first.
struct Writer(Vec<u8>);

impl Writer {
    fn word(&mut self, word: u64) {
        self.0.extend_from_slice(&word.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.word(text.len() as u64);
        self.0.extend_from_slice(text.as_bytes());
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn message(&mut self) -> Option<Message> {
        let sender = self.count()?;
        let (sequence, parameters, flags) = (self.word()?, self.word()?, self.word()?);
        let text = self.text()?;
        let call = Call { sequence, text, parameters, departed: flags & 1 != 0, panicking: flags & 2 != 0 };
        let outcome = match self.word()? {
            0 => {
                let count = self.count()?;
                Ok((0..count).map(|_| self.piece()).collect::<Option<Vec<_>>>()?)
            }
            1 => Err(Error::Mismatch {
                one: (self.count()?, self.text()?),
                other: (self.count()?, self.text()?),
            }),
            2 => Err(Error::Parameters { ranks: (self.count()?, self.count()?), call: self.text()? }),
            3 => Err(Error::Panic { rank: self.count()?, message: self.text()? }),
            4 => Err(Error::Departed { rank: self.count()?, panicking: self.word()? != 0 }),
            _ => return None,
        };
        self.0.is_empty().then_some(Message { sender, call, outcome })
    }

    fn piece(&mut self) -> Option<Piece> {
        let items = self.count()?..self.count()?;
        let length = self.count()?.checked_mul(8)?;
        let (numbers, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        let numbers =
            numbers.chunks_exact(8).map(|word| f64::from_le_bytes(word.try_into().expect("eight bytes")));
        Some(Piece { items, numbers: numbers.collect() })
    }

    fn word(&mut self) -> Option<u64> {
        let (word, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*word))
    }

    fn count(&mut self) -> Option<usize> {
        self.word()?.try_into().ok()
    }

    fn text(&mut self) -> Option<String> {
        let length = self.count()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        String::from_utf8(text.to_vec()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(text: &str) -> Call {
        Call { sequence: 7, text: text.into(), parameters: 3, departed: false, panicking: false }
    }

    #[test]
    fn messages_come_out_as_they_went_in() {
        let outcomes = [
            Ok(vec![]),
            Ok(vec![
                Piece { items: 0..3, numbers: vec![-0.0, f64::INFINITY, 1e-310] },
                Piece { items: 3..9, numbers: vec![] },
            ]),
            Err(Error::Mismatch { one: (0, "sum".into()), other: (2, "größer".into()) }),
            Err(Error::Parameters { ranks: (1, 5), call: "sum".into() }),
            Err(Error::Panic { rank: 9, message: "no".into() }),
            Err(Error::Departed { rank: 9, panicking: true }),
        ];
        for outcome in outcomes {
            let message = Message { sender: 4, call: call("sum of 12"), outcome };
            let bytes = message.encode();
            assert_eq!(Message::decode(&bytes), message);
            for end in 0..bytes.len() {
                assert_eq!(Reader(&bytes[..end]).message(), None);
            }
        }
    }

    #[test]
    fn calls_that_differ_are_named() {
        let message = |call| Message { sender: 4, call, outcome: Ok(vec![]) };
        let error = call("sum").check(1, &message(call("reduce"))).unwrap_err();
        assert_eq!(
            error,
            Error::Mismatch {
                one: (1, "sum (its collective number 7)".into()),
                other: (4, "reduce (its collective number 7)".into())
            }
        );
        let other = Call { parameters: 4, ..call("sum") };
        let error = call("sum").check(6, &message(other)).unwrap_err();
        assert_eq!(error, Error::Parameters { ranks: (4, 6), call: "sum (its collective number 7)".into() });
        let gone = Call { departed: true, ..call("end") };
        let error = call("sum").check(6, &message(gone)).unwrap_err();
        assert_eq!(error, Error::Departed { rank: 4, panicking: false });
    }
}
