//! `std::autodiff` on the plain loops of `adjoin-bench compiled`: value and gradient, in place.
//! `scripts/autodiff` builds and runs it.
//!
//! Each build contains one program, chosen by a feature, because the compiler crashes on some. Where the
//! loops of `adjoin-bench` push to a `Vec`, these write to a vector of known length: otherwise the compiler
//! crashes on neural, GMM and LSTM.

#![feature(autodiff)]
#![allow(unused, reason = "each build has one program")]

use std::autodiff::autodiff_reverse;
use std::hint::black_box;
use std::time::Instant;

#[cfg_attr(feature = "dot", autodiff_reverse(d_dot, Duplicated, Duplicated, Active))]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut total = 0.0;
    for i in 0..a.len() {
        total += a[i] * b[i];
    }
    total
}

#[cfg_attr(feature = "matvec", autodiff_reverse(d_matvec, Duplicated, Duplicated, Active))]
fn matvec(matrix: &[f64], vector: &[f64]) -> f64 {
    let n = vector.len();
    let mut total = 0.0;
    for i in 0..matrix.len() / n {
        let mut y = 0.0;
        for j in 0..n {
            y += matrix[i * n + j] * vector[j];
        }
        total += y;
    }
    total
}

/// relu(W x + b).
fn layer(weights: &[f64], biases: &[f64], x: &[f64]) -> Vec<f64> {
    let n = x.len();
    let mut outputs = vec![0.0; biases.len()];
    for i in 0..biases.len() {
        let mut y = 0.0;
        for j in 0..n {
            y += weights[i * n + j] * x[j];
        }
        y += biases[i];
        outputs[i] = if y > 0.0 { y } else { 0.0 };
    }
    outputs
}

#[cfg_attr(
    feature = "neural",
    autodiff_reverse(d_neural, Duplicated, Duplicated, Duplicated, Duplicated, Duplicated, Active)
)]
fn neural(w1: &[f64], b1: &[f64], w2: &[f64], b2: &[f64], input: &[f64]) -> f64 {
    let hidden = layer(w1, b1, input);
    let output = layer(w2, b2, &hidden);
    let mut largest = 0.0;
    for y in &output {
        if *y > largest {
            largest = *y;
        }
    }
    let (mut total, mut weighted) = (0.0, 0.0);
    for (i, y) in output.iter().enumerate() {
        let e = (y - largest).exp();
        total += e;
        weighted += e * i as f64;
    }
    weighted / total
}

/// x·y of a particle's final position, in a linear field with friction.
fn settle(start: &[f64], steps: usize) -> f64 {
    let (mut px, mut py, mut vx, mut vy) = (start[0], start[1], start[2], start[3]);
    for _ in 0..steps {
        let ax = -0.5 * px - 0.2 * vx;
        let ay = -0.5 * py - 0.2 * vy;
        px += 0.05 * vx;
        py += 0.05 * vy;
        vx += 0.05 * ax;
        vy += 0.05 * ay;
    }
    px * py
}

#[cfg_attr(feature = "particles", autodiff_reverse(d_particles, Duplicated, Const, Active))]
fn particles(starts: &[f64], steps: usize) -> f64 {
    let mut total = 0.0;
    for start in starts.chunks_exact(4) {
        total += settle(start, steps);
    }
    total
}

fn log_sum_exp(xs: &[f64]) -> f64 {
    let mut largest = xs[0];
    for x in xs {
        if *x > largest {
            largest = *x;
        }
    }
    let mut total = 0.0;
    for x in xs {
        total += (x - largest).exp();
    }
    largest + total.ln()
}

#[cfg_attr(
    feature = "gmm",
    autodiff_reverse(d_mixture, Duplicated, Duplicated, Duplicated, Duplicated, Const, Const, Const, Active)
)]
fn mixture(
    alphas: &[f64],
    means: &[f64],
    log_diagonals: &[f64],
    triangles: &[f64],
    points: &[Vec<f64>],
    gamma: f64,
    m: u32,
) -> f64 {
    let k = alphas.len();
    let d = means.len() / k;
    let below = d * (d - 1) / 2;
    let (mut squares, mut logs) = (0.0, 0.0);
    let mut diagonals = vec![0.0; k * d];
    let mut heights = vec![0.0; k];
    for c in 0..k {
        let mut height = alphas[c];
        for j in 0..d {
            let q = log_diagonals[c * d + j];
            let e = q.exp();
            diagonals[c * d + j] = e;
            squares += e * e;
            height += q;
            logs += q;
        }
        heights[c] = height;
    }
    for l in triangles {
        squares += l * l;
    }
    let mut total = 0.5 * gamma * gamma * squares - f64::from(m) * logs;
    for x in points {
        let mut exponents = vec![0.0; k];
        for c in 0..k {
            let mut y = vec![0.0; d];
            for j in 0..d {
                y[j] = diagonals[c * d + j] * (x[j] - means[c * d + j]);
            }
            let mut start = c * below;
            for j in 0..d {
                let z = x[j] - means[c * d + j];
                let column = &triangles[start..start + d - 1 - j];
                for (y, l) in y[j + 1..].iter_mut().zip(column) {
                    *y += l * z;
                }
                start += d - 1 - j;
            }
            let mut square = 0.0;
            for y in &y {
                square += y * y;
            }
            exponents[c] = heights[c] - 0.5 * square;
        }
        total += log_sum_exp(&exponents);
    }
    total - points.len() as f64 * log_sum_exp(alphas)
}

struct Layer {
    weights: [Vec<f64>; 4],
    biases: [Vec<f64>; 4],
}

struct Network {
    layers: Vec<Layer>,
    input_weight: Vec<f64>,
    output_weight: Vec<f64>,
    output_bias: Vec<f64>,
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

impl Layer {
    fn step(&self, hidden: &mut [f64], cell: &mut [f64], x: &mut [f64]) {
        for j in 0..x.len() {
            let h = hidden[j];
            let forget = sigmoid(x[j] * self.weights[0][j] + self.biases[0][j]);
            let input = sigmoid(h * self.weights[1][j] + self.biases[1][j]);
            let output = sigmoid(x[j] * self.weights[2][j] + self.biases[2][j]);
            let change = (h * self.weights[3][j] + self.biases[3][j]).tanh();
            let remembered = cell[j] * forget + input * change;
            cell[j] = remembered;
            let result = output * remembered.tanh();
            hidden[j] = result;
            x[j] = result;
        }
    }
}

#[cfg_attr(feature = "lstm", autodiff_reverse(d_lstm, Duplicated, Const, Const, Const, Active))]
fn lstm(network: &Network, hidden: &[Vec<f64>], cell: &[Vec<f64>], sequence: &[Vec<f64>]) -> f64 {
    let width = network.input_weight.len();
    let mut hidden = hidden.to_vec();
    let mut cell = cell.to_vec();
    let mut total = 0.0;
    for t in 0..sequence.len() - 1 {
        let mut x = vec![0.0; width];
        for j in 0..width {
            x[j] = sequence[t][j] * network.input_weight[j];
        }
        for l in 0..network.layers.len() {
            network.layers[l].step(&mut hidden[l], &mut cell[l], &mut x);
        }
        let mut exponentials = 2.0;
        for j in 0..width {
            x[j] = x[j] * network.output_weight[j] + network.output_bias[j];
            exponentials += x[j].exp();
        }
        let normalisation = exponentials.ln();
        for j in 0..width {
            total += sequence[t + 1][j] * (x[j] - normalisation);
        }
    }
    -total / (width * (sequence.len() - 1)) as f64
}

/// Uniform numbers between −0.5 and 0.5.
struct Random(u64);

impl Random {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64 - 0.5
    }
    fn vector(&mut self, n: usize) -> Vec<f64> {
        (0..n).map(|_| self.next()).collect()
    }
}

/// Prints a row of the table: minima of interleaved rounds, in nanoseconds per element. A round repeats both
/// functions so often that the plain one takes 0.2 ms, and rounds go on for three seconds.
fn measure(name: &str, elements: usize, mut plain: impl FnMut() -> f64, mut gradient: impl FnMut() -> f64) {
    let (mut best, mut runs) = ([f64::INFINITY; 2], 1usize);
    let start = Instant::now();
    loop {
        let begin = Instant::now();
        (0..runs).for_each(|_| drop(black_box(plain())));
        if begin.elapsed().as_micros() > 200 {
            break;
        }
        runs *= 2;
    }
    while start.elapsed().as_secs_f64() < 3.0 {
        let begin = Instant::now();
        (0..runs).for_each(|_| drop(black_box(plain())));
        let middle = Instant::now();
        (0..runs).for_each(|_| drop(black_box(gradient())));
        let end = Instant::now();
        best[0] = best[0].min((middle - begin).as_secs_f64());
        best[1] = best[1].min((end - middle).as_secs_f64());
    }
    let [plain, gradient] = best.map(|time| time / runs as f64 / elements as f64 * 1e9);
    println!("| {name} | {plain:.2} ns | {gradient:.2} ns | {:.2} |", gradient / plain);
}

fn main() {
    let mut random = Random(1);
    #[cfg(feature = "dot")]
    for n in [1_000, 100_000] {
        let (a, b) = (random.vector(n), random.vector(n));
        let (mut da, mut db) = (vec![0.0; n], vec![0.0; n]);
        measure(
            &format!("dot {n}, an element"),
            n,
            || dot(black_box(&a), &b),
            || {
                da.fill(0.0);
                db.fill(0.0);
                d_dot(black_box(&a), &mut da, &b, &mut db, 1.0)
            },
        );
    }
    #[cfg(feature = "matvec")]
    {
        let (a, b) = (random.vector(10_000), random.vector(100));
        let (mut da, mut db) = (vec![0.0; 10_000], vec![0.0; 100]);
        measure(
            "matvec, an element",
            10_000,
            || matvec(black_box(&a), &b),
            || {
                da.fill(0.0);
                db.fill(0.0);
                d_matvec(black_box(&a), &mut da, &b, &mut db, 1.0)
            },
        );
    }
    #[cfg(feature = "neural")]
    {
        let x: Vec<Vec<f64>> = [5_000, 100, 5_000, 50, 50].iter().map(|n| random.vector(*n)).collect();
        let mut dx: Vec<Vec<f64>> = x.iter().map(|x| vec![0.0; x.len()]).collect();
        measure(
            "neural",
            1,
            || neural(black_box(&x[0]), &x[1], &x[2], &x[3], &x[4]),
            || {
                dx.iter_mut().for_each(|dx| dx.fill(0.0));
                let [a, b, c, d, e] = &mut dx[..] else { unreachable!() };
                d_neural(black_box(&x[0]), a, &x[1], b, &x[2], c, &x[3], d, &x[4], e, 1.0)
            },
        );
    }
    #[cfg(feature = "particles")]
    {
        let x = random.vector(16);
        let mut dx = vec![0.0; 16];
        measure(
            "particles",
            1,
            || particles(black_box(&x), 1000),
            || {
                dx.fill(0.0);
                d_particles(black_box(&x), &mut dx, 1000, 1.0)
            },
        );
    }
    #[cfg(feature = "gmm")]
    for (d, k) in [(10, 25), (64, 5)] {
        let points: Vec<Vec<f64>> = (0..1000).map(|_| random.vector(d)).collect();
        let x: Vec<Vec<f64>> =
            [k, k * d, k * d, k * d * (d - 1) / 2].iter().map(|n| random.vector(*n)).collect();
        let mut dx: Vec<Vec<f64>> = x.iter().map(|x| vec![0.0; x.len()]).collect();
        measure(
            &format!("GMM d{d} K{k}"),
            1,
            || mixture(black_box(&x[0]), &x[1], &x[2], &x[3], &points, 1.0, 0),
            || {
                dx.iter_mut().for_each(|dx| dx.fill(0.0));
                let [a, b, c, e] = &mut dx[..] else { unreachable!() };
                d_mixture(black_box(&x[0]), a, &x[1], b, &x[2], c, &x[3], e, &points, 1.0, 0, 1.0)
            },
        );
    }
    #[cfg(feature = "lstm")]
    {
        let width = 14;
        let network = |random: &mut dyn FnMut() -> f64| {
            let mut vector = || (0..width).map(|_| random()).collect::<Vec<f64>>();
            Network {
                layers: (0..2)
                    .map(|_| Layer {
                        weights: [vector(), vector(), vector(), vector()],
                        biases: [vector(), vector(), vector(), vector()],
                    })
                    .collect(),
                input_weight: vector(),
                output_weight: vector(),
                output_bias: vector(),
            }
        };
        let values = network(&mut || random.next());
        let mut bars = network(&mut || 0.0);
        let states: Vec<Vec<f64>> = (0..2).map(|_| random.vector(width)).collect();
        let sequence: Vec<Vec<f64>> = (0..1024).map(|_| random.vector(width)).collect();
        measure(
            "LSTM",
            1,
            || lstm(black_box(&values), &states, &states, &sequence),
            || {
                for layer in &mut bars.layers {
                    layer.weights.iter_mut().chain(&mut layer.biases).for_each(|x| x.fill(0.0));
                }
                [&mut bars.input_weight, &mut bars.output_weight, &mut bars.output_bias].map(|x| x.fill(0.0));
                d_lstm(black_box(&values), &mut bars, &states, &states, &sequence, 1.0)
            },
        );
    }
}
