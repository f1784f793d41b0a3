//! The gradient by hand.
//!
//! With wᵢₖ the share of component k in point i (a softmax), cᵢₖ = xᵢ − μₖ, and the moments
//!
//! ```text
//! Nₖ = Σᵢ wᵢₖ    mₖ = Σᵢ wᵢₖ cᵢₖ    Sₖ = Σᵢ wᵢₖ cᵢₖ cᵢₖᵀ
//! ```
//!
//! the gradient of the likelihood is
//!
//! ```text
//! ∂αₖ = Nₖ − n·softmax(α)ₖ    ∂μₖ = Qₖᵀ Qₖ mₖ    ∂Qₖ = −Qₖ Sₖ, its lower triangle
//! ∂qₖ = Nₖ + diag(∂Qₖ)·exp qₖ                       ∂lₖ = ∂Qₖ below the diagonal
//! ```
//!
//! so that a point costs two products of d²/2 for each component: Q c for its share, and one term of S.
//! Points go through in blocks, a point in each lane, which vectorises at any dimension; nothing is allocated
//! after the first call. No share is skipped for being zero, because that would time the data and not the
//! code.

use super::{Gmm, Point};
use rayon::prelude::*;

/// Points in a block.
const LANES: usize = 16;
type Lanes = [f64; LANES];

/// The memory of a gradient.
#[derive(Debug)]
pub struct Workspace {
    /// Q of all components: rows up to and with the diagonal.
    factors: Vec<f64>,
    /// N, m and the lower triangle of S of all components.
    mass: Vec<f64>,
    first: Vec<f64>,
    second: Vec<f64>,
    /// Of the block at hand: its points, the differences to one mean, these with their shares, and all
    /// shares.
    points: Vec<Lanes>,
    centred: Vec<Lanes>,
    weighted: Vec<Lanes>,
    shares: Vec<Lanes>,
    /// S of one component in full, and one vector.
    full: Vec<f64>,
    vector: Vec<f64>,
}

impl Workspace {
    /// Memory for problems of the size of this one.
    pub fn new(gmm: &Gmm) -> Self {
        let (d, k) = (gmm.dimension(), gmm.mixture.alphas.len());
        let triangle = d * (d + 1) / 2;
        Workspace {
            factors: vec![0.0; k * triangle],
            mass: vec![0.0; k],
            first: vec![0.0; k * d],
            second: vec![0.0; k * triangle],
            points: vec![[0.0; LANES]; d],
            centred: vec![[0.0; LANES]; d],
            weighted: vec![[0.0; LANES]; d],
            shares: vec![[0.0; LANES]; k],
            full: vec![0.0; d * d],
            vector: vec![0.0; d],
        }
    }

    /// Writes the gradient, in the order α, μ, q, l.
    pub fn gradient(&mut self, gmm: &Gmm, gradient: &mut Vec<f64>) {
        self.gather(gmm, &gmm.points);
        self.finish(gmm, gradient);
    }

    /// Computes the moments of some points.
    fn gather(&mut self, gmm: &Gmm, points: &[Point]) {
        self.prepare(gmm);
        for block in points.chunks(LANES) {
            self.load(block);
            self.share(gmm, block.len());
            self.accumulate(gmm);
        }
    }

    /// Adds the moments of other points.
    fn add(&mut self, other: &Self) {
        let own = self.mass.iter_mut().chain(&mut self.first).chain(&mut self.second);
        let others = other.mass.iter().chain(&other.first).chain(&other.second);
        own.zip(others).for_each(|(own, other)| *own += other);
    }

    /// Writes out Q, and sets the moments to zero.
    fn prepare(&mut self, gmm: &Gmm) {
        let d = gmm.dimension();
        let mut entries = gmm.mixture.triangles.iter();
        let log_diagonals = gmm.mixture.log_diagonals.chunks_exact(d);
        for (factor, log_diagonal) in self.factors.chunks_exact_mut(d * (d + 1) / 2).zip(log_diagonals) {
            for (j, q) in log_diagonal.iter().enumerate() {
                factor[at(j, j)] = q.exp();
                for (i, l) in (j + 1..d).zip(&mut entries) {
                    factor[at(i, j)] = *l;
                }
            }
        }
        self.mass.fill(0.0);
        self.first.fill(0.0);
        self.second.fill(0.0);
    }

    /// Puts each point of a block into a lane; lanes that are left hold the origin.
    fn load(&mut self, block: &[Vec<f64>]) {
        if block.len() < LANES {
            self.points.fill([0.0; LANES]);
        }
        for (lane, x) in block.iter().enumerate() {
            for (lanes, x) in self.points.iter_mut().zip(x) {
                lanes[lane] = *x;
            }
        }
    }

    /// Computes the shares of all components in the points of the block.
    fn share(&mut self, gmm: &Gmm, points: usize) {
        let d = gmm.dimension();
        let triangle = d * (d + 1) / 2;
        let means = gmm.mixture.means.chunks_exact(d);
        let log_diagonals = gmm.mixture.log_diagonals.chunks_exact(d);
        for (k, (mean, log_diagonal)) in means.zip(log_diagonals).enumerate() {
            centre(&self.points, mean, &mut self.centred);
            let factor = &self.factors[k * triangle..][..triangle];
            let height = gmm.mixture.alphas[k] + log_diagonal.iter().sum::<f64>();
            let squares = squared_norms(factor, &self.centred);
            self.shares[k] = squares.map(|square| height - 0.5 * square);
        }
        let mut largest = self.shares[0];
        for exponents in &self.shares {
            for lane in 0..LANES {
                largest[lane] = if exponents[lane] > largest[lane] { exponents[lane] } else { largest[lane] };
            }
        }
        let mut totals = [0.0; LANES];
        for exponents in &mut self.shares {
            for lane in 0..points {
                exponents[lane] = (exponents[lane] - largest[lane]).exp();
                totals[lane] += exponents[lane];
            }
        }
        let scales: Lanes = std::array::from_fn(|lane| if lane < points { 1.0 / totals[lane] } else { 0.0 });
        for shares in &mut self.shares {
            for lane in 0..LANES {
                shares[lane] *= scales[lane];
            }
        }
    }

    /// Adds the block to the moments.
    fn accumulate(&mut self, gmm: &Gmm) {
        let d = gmm.dimension();
        let triangle = d * (d + 1) / 2;
        for (k, mean) in gmm.mixture.means.chunks_exact(d).enumerate() {
            let shares = &self.shares[k];
            centre(&self.points, mean, &mut self.centred);
            for (weighted, centred) in self.weighted.iter_mut().zip(&self.centred) {
                for lane in 0..LANES {
                    weighted[lane] = shares[lane] * centred[lane];
                }
            }
            self.mass[k] += total(shares);
            for (first, weighted) in self.first[k * d..][..d].iter_mut().zip(&self.weighted) {
                *first += total(weighted);
            }
            add_products(&self.weighted, &self.centred, &mut self.second[k * triangle..][..triangle]);
        }
    }

    /// From the moments to the gradient, with the parts that are not of the points.
    fn finish(&mut self, gmm: &Gmm, gradient: &mut Vec<f64>) {
        let mixture = &gmm.mixture;
        let (d, components) = (gmm.dimension(), mixture.alphas.len());
        let (triangle, below) = (d * (d + 1) / 2, d * (d - 1) / 2);
        let gamma_squared = gmm.wishart.gamma * gmm.wishart.gamma;
        gradient.clear();
        gradient.resize(components * (1 + d + triangle), 0.0);
        let (alphas, rest) = gradient.split_at_mut(components);
        let (means, rest) = rest.split_at_mut(components * d);
        let (diagonals, triangles) = rest.split_at_mut(components * d);

        let largest = mixture.alphas.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let total: f64 = mixture.alphas.iter().map(|alpha| (alpha - largest).exp()).sum();
        for k in 0..components {
            let share = (mixture.alphas[k] - largest).exp() / total;
            alphas[k] = self.mass[k] - gmm.points.len() as f64 * share;
            let factor = &self.factors[k * triangle..][..triangle];
            square_times(factor, &self.first[k * d..][..d], &mut self.vector, &mut means[k * d..][..d]);
            unpack(&self.second[k * triangle..][..triangle], &mut self.full, d);
            let diagonal = &mut diagonals[k * d..][..d];
            let triangle = &mut triangles[k * below..][..below];
            for i in 0..d {
                let row = &factor[at(i, 0)..][..=i];
                let product = &mut self.vector[..=i];
                product.fill(0.0);
                for (q, second) in row.iter().zip(self.full.chunks_exact(d)) {
                    for (product, second) in product.iter_mut().zip(second) {
                        *product -= q * second;
                    }
                }
                for j in 0..i {
                    // Column j starts behind the columns before it, which have d − 1, d − 2, … entries.
                    triangle[j * (2 * d - 1 - j) / 2 + i - j - 1] = product[j] + gamma_squared * row[j];
                }
                diagonal[i] = self.mass[k] + product[i] * row[i] + gamma_squared * row[i] * row[i]
                    - f64::from(gmm.wishart.m);
            }
        }
    }
}

/// The gradient by hand in tasks: the best to be expected on several threads.
#[derive(Debug)]
pub struct Tasks {
    parts: Vec<Workspace>,
    grain: usize,
}

impl Tasks {
    /// Memory for problems of the size of this one, in tasks of `grain` points.
    pub fn new(gmm: &Gmm, grain: usize) -> Self {
        Tasks { parts: gmm.points.chunks(grain).map(|_| Workspace::new(gmm)).collect(), grain }
    }

    /// Writes the gradient: the moments of each task, added up in order.
    pub fn gradient(&mut self, gmm: &Gmm, gradient: &mut Vec<f64>) {
        let points = gmm.points.par_chunks(self.grain);
        self.parts.par_iter_mut().zip(points).for_each(|(part, points)| part.gather(gmm, points));
        let Some((first, others)) = self.parts.split_first_mut() else { return };
        for other in others.iter() {
            first.add(other);
        }
        first.finish(gmm, gradient);
    }
}

/// Where the entry in row i and column j of a lower triangle is, in rows that end with the diagonal.
#[inline(always)]
fn at(i: usize, j: usize) -> usize {
    i * (i + 1) / 2 + j
}

/// x − μ, in each lane.
fn centre(points: &[Lanes], mean: &[f64], centred: &mut [Lanes]) {
    for ((centred, x), mean) in centred.iter_mut().zip(points).zip(mean) {
        for lane in 0..LANES {
            centred[lane] = x[lane] - mean;
        }
    }
}

/// ‖Q c‖², in each lane.
fn squared_norms(factor: &[f64], centred: &[Lanes]) -> Lanes {
    let mut squares = [0.0; LANES];
    let mut start = 0;
    for i in 0..centred.len() {
        let row = &factor[start..=start + i];
        start += i + 1;
        let mut y = [0.0; LANES];
        for (q, c) in row.iter().zip(centred) {
            for lane in 0..LANES {
                y[lane] += q * c[lane];
            }
        }
        for lane in 0..LANES {
            squares[lane] += y[lane] * y[lane];
        }
    }
    squares
}

/// The sum of all lanes.
fn total(lanes: &Lanes) -> f64 {
    let mut quarter = [0.0; 4];
    for four in lanes.chunks_exact(4) {
        for lane in 0..4 {
            quarter[lane] += four[lane];
        }
    }
    (quarter[0] + quarter[2]) + (quarter[1] + quarter[3])
}

/// Adds the products of two vectors, summed over the lanes, to the lower triangle of a matrix; two rows and
/// two columns at a time, so that what is loaded is used twice.
fn add_products(left: &[Lanes], right: &[Lanes], triangle: &mut [f64]) {
    let d = left.len();
    for i in (0..d).step_by(2) {
        if i + 1 == d {
            for j in 0..=i {
                triangle[at(i, j)] += dot(&left[i], &right[j]);
            }
            break;
        }
        for j in (0..i).step_by(2) {
            let sums = dots([&left[i], &left[i + 1]], [&right[j], &right[j + 1]]);
            triangle[at(i, j)] += sums[0];
            triangle[at(i, j + 1)] += sums[1];
            triangle[at(i + 1, j)] += sums[2];
            triangle[at(i + 1, j + 1)] += sums[3];
        }
        triangle[at(i, i)] += dot(&left[i], &right[i]);
        triangle[at(i + 1, i)] += dot(&left[i + 1], &right[i]);
        triangle[at(i + 1, i + 1)] += dot(&left[i + 1], &right[i + 1]);
    }
}

fn dot(a: &Lanes, b: &Lanes) -> f64 {
    let mut sums = [0.0; 2];
    for pair in (0..LANES).step_by(2) {
        sums[0] += a[pair] * b[pair];
        sums[1] += a[pair + 1] * b[pair + 1];
    }
    sums[0] + sums[1]
}

#[inline(always)]
fn dots(a: [&Lanes; 2], b: [&Lanes; 2]) -> [f64; 4] {
    let mut sums = [[0.0; 2]; 4];
    for pair in (0..LANES).step_by(2) {
        let products = [(a[0], b[0]), (a[0], b[1]), (a[1], b[0]), (a[1], b[1])];
        for (sum, (a, b)) in sums.iter_mut().zip(products) {
            sum[0] += a[pair] * b[pair];
            sum[1] += a[pair + 1] * b[pair + 1];
        }
    }
    sums.map(|sum| sum[0] + sum[1])
}

/// Qᵀ Q m.
fn square_times(factor: &[f64], m: &[f64], product: &mut [f64], into: &mut [f64]) {
    let mut start = 0;
    for (i, product) in product.iter_mut().enumerate() {
        *product = factor[start..=start + i].iter().zip(m).map(|(q, m)| q * m).sum();
        start += i + 1;
    }
    into.fill(0.0);
    start = 0;
    for (i, product) in product.iter().enumerate() {
        for (into, q) in into.iter_mut().zip(&factor[start..=start + i]) {
            *into += q * product;
        }
        start += i + 1;
    }
}

/// A symmetric matrix in full, from its lower triangle.
fn unpack(triangle: &[f64], full: &mut [f64], d: usize) {
    let mut start = 0;
    for i in 0..d {
        for j in 0..=i {
            full[i * d + j] = triangle[start + j];
            full[j * d + i] = triangle[start + j];
        }
        start += i + 1;
    }
}
