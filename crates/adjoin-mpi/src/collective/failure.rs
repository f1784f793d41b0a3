//! Why a collective failed.

use std::fmt;

/// Why a collective failed. Every rank gets the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// Two ranks have called different collectives.
    Mismatch {
        /// A rank, and what it called.
        one: (usize, String),
        /// Another rank, and what that called.
        other: (usize, String),
    },
    /// Two ranks have called the same collective with parameters of different values.
    Parameters {
        /// The ranks.
        ranks: (usize, usize),
        /// What they called.
        call: String,
    },
    /// A term, or what combines two, has panicked.
    Panic {
        /// On this rank.
        rank: usize,
        /// With this message.
        message: String,
    },
    /// A rank has dropped its [`Distributed`](crate::Distributed) while others go on.
    Departed {
        /// Which one.
        rank: usize,
        /// Whether it is unwinding from a panic.
        panicking: bool,
    },
}

impl Error {
    /// Of two failures of one collective the one to report: causes before consequences, then by rank.
    pub(crate) fn or(self, other: Self) -> Self {
        let importance = |error: &Self| match error {
            Self::Panic { .. } => 3,
            Self::Departed { .. } => 2,
            Self::Mismatch { .. } => 1,
            Self::Parameters { .. } => 0,
        };
        if importance(&other) > importance(&self) { other } else { self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mismatch { one, other } => write!(
                f,
                "rank {} calls {}, and rank {} calls {}: all ranks have to call the same collectives in the same order, \
                 with parameters and items of the same number",
                one.0, one.1, other.0, other.1
            ),
            Self::Parameters { ranks, call } => write!(
                f,
                "the parameters of ranks {} and {} differ in {call}: all ranks have to call it with the same values \
                 (compute them in the same way everywhere, or read them on one rank and broadcast them)",
                ranks.0, ranks.1
            ),
            Self::Panic { rank, message } => write!(f, "rank {rank} panicked: {message}"),
            Self::Departed { rank, panicking } => {
                let why = if *panicking {
                    "by a panic outside of a collective"
                } else {
                    "with others still at work"
                };
                write!(f, "rank {rank} has left, {why}: it takes no part in collectives any more")
            }
        }
    }
}

impl std::error::Error for Error {}
