//! Which problems are run at which sizes, and where their data comes from.

use std::{error::Error, path::Path};

use super::{ba::Ba, gmm::Gmm, hand::Hand, lstm::Lstm, programs::OnArrays, reader::read_file};

/// The sizes of the problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// The sizes of `ADBench`'s files.
    Stated,
    /// Sizes at which everything can be computed many times over, for tests.
    Small,
}

/// Generated data has this seed.
const SEED: u64 = 2026;

/// A problem, and where its data comes from.
#[derive(Clone, Debug)]
pub struct Instance<P> {
    /// The problem.
    pub problem: P,
    /// The file, or "generated".
    pub source: String,
}

/// The file, if a directory is given and has it; generated data otherwise.
fn instance<P>(
    data: Option<&Path>,
    file: &str,
    read: impl FnOnce(&Path) -> Result<P, Box<dyn Error>>,
    generate: impl FnOnce() -> P,
) -> Result<Instance<P>, Box<dyn Error>> {
    match data.map(|directory| directory.join(file)) {
        Some(path) if path.is_file() => Ok(Instance { problem: read(&path)?, source: file.to_owned() }),
        _ => Ok(Instance { problem: generate(), source: "generated".to_owned() }),
    }
}

impl Scale {
    /// The paper's programs on arrays.
    pub fn programs(self) -> Vec<Instance<OnArrays>> {
        let problems = match self {
            Scale::Stated => {
                vec![OnArrays::dot(1000), OnArrays::dot(100_000), OnArrays::matvec(100), OnArrays::neural()]
            }
            Scale::Small => vec![OnArrays::dot(10), OnArrays::matvec(4), OnArrays::neural()],
        };
        problems.into_iter().map(|problem| Instance { problem, source: "generated".to_owned() }).collect()
    }

    /// Mixtures of Gaussians: a thousand points, in four sizes.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn gmm(self, data: Option<&Path>) -> Result<Vec<Instance<Gmm>>, Box<dyn Error>> {
        let sizes: &[(usize, usize, usize)] = match self {
            Scale::Stated => &[(1000, 10, 5), (1000, 10, 25), (1000, 20, 25), (1000, 64, 5)],
            Scale::Small => &[(70, 3, 2)],
        };
        let of_size = |&(n, d, k): &(usize, usize, usize)| {
            let read = |path: &Path| read_file(path, Gmm::parse);
            instance(data, &format!("gmm/gmm_d{d}_K{k}.txt"), read, || Gmm::generate(n, d, k, SEED))
        };
        sizes.iter().map(of_size).collect()
    }

    /// Bundle adjustment: the smallest of `ADBench`'s instances.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn ba(self, data: Option<&Path>) -> Result<Vec<Instance<Ba>>, Box<dyn Error>> {
        let (n, m, p) = match self {
            Scale::Stated => (49, 7776, 31843),
            Scale::Small => (3, 20, 700),
        };
        let file = format!("ba/ba1_n{n}_m{m}_p{p}.txt");
        let read = |path: &Path| read_file(path, Ba::parse);
        Ok(vec![instance(data, &file, read, || Ba::generate(n, m, p, SEED))?])
    }

    /// LSTM: two layers.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn lstm(self, data: Option<&Path>) -> Result<Vec<Instance<Lstm>>, Box<dyn Error>> {
        let (l, c, b) = match self {
            Scale::Stated => (2, 1024, 14),
            Scale::Small => (2, 8, 3),
        };
        let read = |path: &Path| read_file(path, Lstm::parse);
        Ok(vec![instance(data, &format!("lstm/lstm_l{l}_c{c}.txt"), read, || Lstm::generate(l, c, b, SEED))?])
    }

    /// Hand tracking: the two smallest instances of the simple form.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn hand(self, data: Option<&Path>) -> Result<Vec<Instance<Hand>>, Box<dyn Error>> {
        let sizes: &[usize] = match self {
            Scale::Stated => &[100, 192],
            Scale::Small => &[5],
        };
        let of_size = |(number, &points): (usize, &usize)| {
            let file = format!("hand/hand{}_t26_c{points}.txt", number + 1);
            instance(data, &file, Hand::read, || Hand::generate(points, SEED))
        };
        sizes.iter().enumerate().map(of_size).collect()
    }
}
