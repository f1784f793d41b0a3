//! Targets for figures.

use std::fmt;

use serde::Serialize;

/// The bound that a ratio is held to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The ratio must not be larger.
    AtMost(f64),
    /// The ratio must not be smaller.
    AtLeast(f64),
}

impl Target {
    /// Whether a figure reaches the target; NaN does not.
    pub fn is_met_by(self, figure: f64) -> bool {
        match self {
            Target::AtMost(bound) => figure <= bound,
            Target::AtLeast(bound) => figure >= bound,
        }
    }

    /// The target and whether it is met, as the tables show it.
    pub fn verdict(self, figure: f64) -> String {
        format!("{self}: {}", if self.is_met_by(figure) { "met" } else { "missed" })
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::AtMost(bound) => write!(f, "≤ {bound}"),
            Target::AtLeast(bound) => write!(f, "≥ {bound}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Target;

    #[test]
    fn a_bound_itself_is_within_it_and_nothing_beyond_is() {
        assert_eq!(Target::AtMost(1.5).verdict(1.5), "≤ 1.5: met");
        assert_eq!(Target::AtMost(1.5).verdict(1.501), "≤ 1.5: missed");
        assert_eq!(Target::AtLeast(2.0).verdict(2.0), "≥ 2: met");
        assert_eq!(Target::AtLeast(2.0).verdict(1.999), "≥ 2: missed");
        assert!(!Target::AtMost(1.0).is_met_by(f64::NAN) && !Target::AtLeast(1.0).is_met_by(f64::NAN));
    }
}
