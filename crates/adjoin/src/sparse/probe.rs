//! A direction in which every entry of a matrix shows, to detect entries that were missed.

/// The component of the direction at `place`: an irregular but fixed number between 1 and 2.
pub(super) fn probe(place: usize) -> f64 {
    // Bits of the place, mixed by multiplications and shifts, become the fraction of the number.
    let mut bits = (place as u64).wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 29)).wrapping_mul(0x94D0_49BB_1331_11EB);
    f64::from_bits(1f64.to_bits() | (bits ^ (bits >> 32)) >> 12)
}

/// The allowed difference between a sum and its expected value, relative to the terms of the sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tolerance(f64);

impl Tolerance {
    /// For a pattern that was read off a tape. Rounding may exceed this; then the tape at hand confirms the
    /// pattern, which only costs time.
    pub(super) const OF_TAPE: Self = Self(1e-14);
    /// For a pattern from the user, which may be smaller than that of the tape. A false alarm would reject
    /// it.
    pub(super) const OF_USER: Self = Self(1e-10);
}

/// Sums, and their expected values.
pub(super) struct Comparison {
    sums: Vec<Sum>,
    tolerance: Tolerance,
}

/// A sum, and its expected value.
#[derive(Clone, Copy, Default)]
struct Sum {
    expected: f64,
    found: f64,
    magnitude: f64,
}

impl Sum {
    #[inline(always)]
    fn add(&mut self, term: f64) {
        self.found += term;
        self.magnitude += term.abs();
    }

    /// The allowed difference from the expected value.
    fn bound(&self, Tolerance(relative): Tolerance) -> f64 {
        relative * (self.magnitude + self.expected.abs())
    }

    /// Whether the sum has its expected value, up to rounding. False if it is infinite or NaN, which proves
    /// nothing.
    fn agrees(&self, tolerance: Tolerance) -> bool {
        let bound = self.bound(tolerance);
        bound < f64::INFINITY && (self.found - self.expected).abs() <= bound
    }
}

impl Comparison {
    /// `count` sums, all expected to be 0.
    pub(super) fn new(count: usize, tolerance: Tolerance) -> Self {
        Self { sums: vec![Sum::default(); count], tolerance }
    }

    pub(super) fn expect(&mut self, sum: usize, value: f64) {
        self.sums[sum].expected = value;
    }

    pub(super) fn add(&mut self, sum: usize, term: f64) {
        self.sums[sum].add(term);
    }

    /// Whether all sums have their expected values, up to rounding. False if any is infinite or NaN.
    pub(super) fn agrees(&self) -> bool {
        self.sums.iter().all(|sum| sum.agrees(self.tolerance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_probe_has_no_regularity_that_would_hide_an_entry() {
        let mut numbers: Vec<f64> = (0..10_000).map(probe).collect();
        assert!(numbers.iter().all(|number| (1.0..2.0).contains(number)));
        numbers.sort_by(f64::total_cmp);
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn a_comparison_forgives_rounding_and_nothing_else() {
        let agrees = |expected: f64, terms: &[f64]| {
            let mut comparison = Comparison::new(1, Tolerance::OF_TAPE);
            comparison.expect(0, expected);
            for term in terms {
                comparison.add(0, *term);
            }
            comparison.agrees()
        };
        assert!(agrees(0.3, &[0.1, 0.2]));
        assert!(agrees(0.0, &[]));
        assert!(agrees(1e-17, &[1.0, -1.0]));
        assert!(!agrees(0.3, &[0.1]));
        assert!(!agrees(1e-17, &[]));
        assert!(!agrees(f64::INFINITY, &[f64::INFINITY]));
        assert!(!agrees(f64::NAN, &[f64::NAN]));
    }
}
