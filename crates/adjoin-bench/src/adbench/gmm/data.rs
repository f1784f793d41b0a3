//! Mixtures and points: from a file of `ADBench`, or from a seed.
//!
//! File: `d k n`; k log-weights α; k lines of d means; k lines of d log-diagonals and the strict lower
//! triangle column by column; n lines of d coordinates; `γ m`.

use super::{Gmm, Mixture, Wishart};
use crate::adbench::{
    random::Random,
    reader::{ReadError, Words},
};

impl Gmm {
    /// Reads `ADBench`'s format.
    ///
    /// # Errors
    /// If the text is not in it, with the line.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let mut words = Words::new(text);
        let d = words.positive("the dimension d")?;
        let k = words.positive("the number of components k")?;
        let n = words.positive("the number of points n")?;
        let alphas = words.numbers(k, "a log-weight α")?;
        let means = words.numbers(k * d, "a mean μ")?;
        let (mut log_diagonals, mut triangles) = (Vec::new(), Vec::new());
        for _ in 0..k {
            log_diagonals.extend(words.numbers(d, "a log-diagonal q")?);
            triangles.extend(words.numbers(d * (d - 1) / 2, "an entry of a lower triangle")?);
        }
        let points = (0..n).map(|_| words.numbers(d, "a coordinate of a point")).collect::<Result<_, _>>()?;
        let gamma = words.number("the scale γ of the prior")?;
        let m = words.count("the degrees of freedom m of the prior")? as u32;
        words.finish()?;
        let mixture = Mixture { alphas, means, log_diagonals, triangles };
        Ok(Gmm { mixture, points, wishart: Wishart { gamma, m, sign: 1.0 } })
    }

    /// `n` points in `d` dimensions and `k` components, from a seed: weights, factors and points normal,
    /// means uniform.
    pub fn generate(n: usize, d: usize, k: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mixture = Mixture {
            alphas: random.normals(k),
            means: random.uniforms(k * d),
            log_diagonals: random.normals(k * d),
            triangles: random.normals(k * d * (d - 1) / 2),
        };
        let points = (0..n).map(|_| random.normals(d)).collect();
        Gmm { mixture, points, wishart: Wishart { gamma: 1.0, m: 0, sign: 1.0 } }
    }
}

#[cfg(test)]
mod tests {
    use super::Gmm;

    #[test]
    fn the_format_is_read_in_its_order() {
        let text = "2 1 2\n0.5\n1 2\n3 4 5\n6 7\n8 9\n1.5 2\n";
        let gmm = Gmm::parse(text).expect("the text is well formed");
        assert_eq!(gmm.mixture.alphas, [0.5]);
        assert_eq!(gmm.mixture.means, [1.0, 2.0]);
        assert_eq!(gmm.mixture.log_diagonals, [3.0, 4.0]);
        assert_eq!(gmm.mixture.triangles, [5.0]);
        assert_eq!(gmm.points, [[6.0, 7.0], [8.0, 9.0]]);
        assert_eq!((gmm.wishart.gamma, gmm.wishart.m), (1.5, 2));
    }

    #[test]
    fn a_file_that_is_cut_off_says_what_is_missing() {
        let error = Gmm::parse("2 1 2\n0.5\n1 2\n3 4 5\n6 7\n8").expect_err("a coordinate is missing");
        assert_eq!(error.to_string(), "line 6: the file ends where a coordinate of a point is expected");
    }
}
