//! Reads `ADBench`'s text files, and says where one is wrong.
//!
//! All of them are numbers with white space between, except for the hand's model, whose lines have colons
//! between. A [`Words`] reads either, knows its line, and is told what to expect there.

use std::{error::Error, fmt, fs, path::Path};

/// Maximum count: no file of `ADBench` has a larger one. A larger count is a damaged file, not a reason to
/// run out of memory.
const MOST: usize = 10_000_000;

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadError {
    /// The line, from 1; the last one if the file ends too early.
    pub line: usize,
    /// What was expected, and what was found.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl Error for ReadError {}

/// The words of a text, one after the other.
#[derive(Debug)]
pub struct Words<'a> {
    words: Vec<(usize, &'a str)>,
    next: usize,
}

impl<'a> Words<'a> {
    /// The words of a text between white space.
    pub fn new(text: &'a str) -> Self {
        Self::split(text, char::is_whitespace)
    }

    /// The words of a text between colons and line ends.
    pub fn between_colons(text: &'a str) -> Self {
        Self::split(text, |c| c == ':' || c == '\n' || c == '\r')
    }

    fn split(text: &'a str, separates: impl Fn(char) -> bool + Copy) -> Self {
        let in_line = |(at, line): (usize, &'a str)| {
            line.split(separates).filter(|word| !word.is_empty()).map(move |word| (at + 1, word))
        };
        Words { words: text.lines().enumerate().flat_map(in_line).collect(), next: 0 }
    }

    /// An error at the word that was read last.
    pub fn error(&self, message: impl Into<String>) -> ReadError {
        let at = self.next.saturating_sub(1).min(self.words.len().saturating_sub(1));
        ReadError { line: self.words.get(at).map_or(1, |word| word.0), message: message.into() }
    }

    /// Whether all has been read.
    pub fn is_at_end(&self) -> bool {
        self.next == self.words.len()
    }

    /// The next word; `what` it is to be is for the error message.
    ///
    /// # Errors
    /// If there is none.
    pub fn word(&mut self, what: &str) -> Result<&'a str, ReadError> {
        let Some(&(_, word)) = self.words.get(self.next) else {
            return Err(self.error(format!("the file ends where {what} is expected")));
        };
        self.next += 1;
        Ok(word)
    }

    /// The next number.
    ///
    /// # Errors
    /// If there is none, or it is something else.
    pub fn number(&mut self, what: &str) -> Result<f64, ReadError> {
        let word = self.word(what)?;
        match word.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            _ => Err(self.error(format!("expected {what}, a finite number, found `{word}`"))),
        }
    }

    /// `count` numbers.
    ///
    /// # Errors
    /// If there are fewer, or something else.
    pub fn numbers(&mut self, count: usize, what: &str) -> Result<Vec<f64>, ReadError> {
        (0..count).map(|_| self.number(what)).collect()
    }

    /// As many numbers as the array holds.
    ///
    /// # Errors
    /// If there are fewer, or something else.
    pub fn array<const N: usize>(&mut self, what: &str) -> Result<[f64; N], ReadError> {
        let mut numbers = [0.0; N];
        for number in &mut numbers {
            *number = self.number(what)?;
        }
        Ok(numbers)
    }

    /// A count or an index.
    ///
    /// # Errors
    /// If the next word is none, or one that is far too large.
    pub fn count(&mut self, what: &str) -> Result<usize, ReadError> {
        let word = self.word(what)?;
        match word.parse::<usize>() {
            Ok(count) if count <= MOST => Ok(count),
            _ => Err(self.error(format!("expected {what}, a whole number up to {MOST}, found `{word}`"))),
        }
    }

    /// A count that is not zero.
    ///
    /// # Errors
    /// If the next word is none, or is zero.
    pub fn positive(&mut self, what: &str) -> Result<usize, ReadError> {
        match self.count(what)? {
            0 => Err(self.error(format!("{what} is 0, and has to be at least 1"))),
            count => Ok(count),
        }
    }

    /// An index below `count`.
    ///
    /// # Errors
    /// If the next word is none.
    pub fn index(&mut self, count: usize, what: &str) -> Result<usize, ReadError> {
        let index = self.count(what)?;
        if index < count {
            Ok(index)
        } else {
            Err(self.error(format!("{what} is {index}, and there are only {count}")))
        }
    }

    /// Makes sure that all has been read.
    ///
    /// # Errors
    /// If there is something left.
    pub fn finish(mut self) -> Result<(), ReadError> {
        if self.is_at_end() {
            return Ok(());
        }
        let word = self.word("the end")?;
        Err(self.error(format!("expected the end of the file, found `{word}`")))
    }
}

/// Reads a file by a function of its text; errors name the file.
///
/// # Errors
/// If there is no such file, or the function finds something wrong with it.
pub fn read_file<T>(
    path: &Path,
    parse: impl FnOnce(&str) -> Result<T, ReadError>,
) -> Result<T, Box<dyn Error>> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    Ok(parse(&text).map_err(|error| format!("{name}: {error}"))?)
}

#[cfg(test)]
mod tests {
    use super::Words;

    #[test]
    fn errors_say_what_was_expected_what_was_found_and_where() {
        let mut words = Words::new("2 3\n\n1.5 x");
        assert_eq!(words.count("the dimension"), Ok(2));
        assert_eq!(words.positive("the number of points"), Ok(3));
        assert_eq!(words.number("a mean"), Ok(1.5));
        let error = words.number("a mean").expect_err("x is no number");
        assert_eq!(error.to_string(), "line 3: expected a mean, a finite number, found `x`");
        let error = words.number("γ").expect_err("the text is over");
        assert_eq!(error.to_string(), "line 3: the file ends where γ is expected");
    }

    #[test]
    fn counts_that_cannot_be_true_are_refused() {
        assert!(Words::new("99999999999").count("n").is_err());
        assert!(Words::new("-1").count("n").is_err());
        assert!(Words::new("0").positive("n").is_err());
        assert_eq!(
            Words::new("7").index(7, "the bone").expect_err("one too many").message,
            "the bone is 7, and there are only 7"
        );
    }

    #[test]
    fn what_is_left_over_is_an_error() {
        assert!(Words::between_colons("a:b\n").finish().is_err());
        assert_eq!(Words::new(" \n").finish(), Ok(()));
    }
}
