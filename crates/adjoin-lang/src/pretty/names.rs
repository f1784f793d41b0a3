//! Spellings for variables: the programmer's own where that is unambiguous.
//!
//! A variable is spelled as its hint says; if another variable with that spelling is in scope, it gets
//! primes, then numbers. So what is printed can be read without knowing the variables' numbers.

use std::collections::HashMap;

use super::Notation;
use crate::core::{RealOp, Var};

/// The variables in scope, and their spellings.
pub(super) struct Names {
    notation: Notation,
    spelled: HashMap<Var, String>,
    /// The number of variables in scope with each spelling.
    used: HashMap<String, u32>,
}

/// Words and primitives of the target languages: a variable of the same name gets a prime.
const TAKEN: &str = "\
    let letrec in do case of if then else data type forall return parallel union error zero fst snd \
    fromIntegral truncate round floor ceiling fromEnum toEnum decimalDigits decimalExponent div mod quot rem min max negate abs signum \
    isEmpty insertWith highestKey lookup find delete alloc get set modify push length freeze newIORef atomicModifyIORef readIORef \
    inParallel unsafePerformIO fromListA toListA lengthA sumA dot matVec";

impl Names {
    pub(super) fn new(notation: Notation) -> Self {
        let operations = RealOp::all().map(RealOp::name);
        let used = TAKEN.split_whitespace().chain(operations).map(|name| (name.to_owned(), 1));
        Names { notation, spelled: HashMap::new(), used: used.collect() }
    }

    /// Brings a variable into scope and gives its spelling.
    pub(super) fn enter(&mut self, var: &Var) -> String {
        let mut name = self.spell(var.hint());
        let base = name.clone();
        let mut attempt = 0;
        while self.used.get(&name).is_some_and(|&count| count > 0) {
            attempt += 1;
            name = match attempt {
                1 => format!("{base}'"),
                2 => format!("{base}''"),
                _ => self.spell(&format!("{base}{attempt}")),
            };
        }
        *self.used.entry(name.clone()).or_default() += 1;
        self.spelled.insert(var.clone(), name.clone());
        name
    }

    /// The end of a variable's scope.
    pub(super) fn leave(&mut self, var: &Var) {
        if let Some(count) = self.spelled.get(var).and_then(|name| self.used.get_mut(name)) {
            *count -= 1;
        }
    }

    /// The spelling of a variable in scope (its hint, for a term printed without its surroundings).
    pub(super) fn get(&self, var: &Var) -> String {
        self.spelled.get(var).cloned().unwrap_or_else(|| self.spell(var.hint()))
    }

    /// Final digits become subscripts in Unicode; subscripts and other signs become letters in ASCII.
    fn spell(&self, hint: &str) -> String {
        match self.notation {
            Notation::Unicode => {
                let stem = hint.trim_end_matches(|c: char| c.is_ascii_digit());
                if stem.is_empty() || stem.ends_with('_') || !stem.chars().all(char::is_alphanumeric) {
                    return hint.to_owned();
                }
                let digits = hint[stem.len()..]
                    .chars()
                    .filter_map(|digit| char::from_u32(0x2080 + digit.to_digit(10)?));
                stem.chars().chain(digits).collect()
            }
            Notation::Ascii => hint
                .chars()
                .map(|c| match c {
                    'ₛ' => "S".to_owned(),
                    '∘' => ".".to_owned(),
                    '⋆' => "|*|".to_owned(),
                    c if !c.is_ascii() => format!("u{:x}", u32::from(c)),
                    c => c.to_string(),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Supply;

    #[test]
    fn spellings_in_scope_are_distinct_and_free_again_afterwards() {
        let mut supply = Supply::new();
        let vars: Vec<Var> = (0..4).map(|_| supply.var("i")).collect();
        let mut names = Names::new(Notation::Unicode);
        let spelled: Vec<String> = vars.iter().map(|var| names.enter(var)).collect();
        assert_eq!(spelled, ["i", "i'", "i''", "i₃"]);
        names.leave(&vars[1]);
        assert_eq!(names.enter(&supply.var("i")), "i'");
        assert_eq!(names.enter(&supply.var("x12")), "x₁₂");
        assert_eq!(Names::new(Notation::Ascii).enter(&supply.var("+ₛ")), "+S");
    }
}
