//! Numerical recipes as users write them: quadrature, differential equations, linear algebra, filters,
//! dynamic programming, networks.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable(compiled)]
mod recipes {
    use std::f64::consts::PI;

    // Quadrature.

    fn integrand(t: f64, a: f64, b: f64) -> f64 {
        (a * t).sin() * (-b * t * t).exp()
    }

    pub fn simpson(x: &[f64]) -> f64 {
        let n = 20;
        let (low, high) = (0.0, x[2].abs() + 0.5);
        let h = (high - low) / n as f64;
        let mut sum = integrand(low, x[0], x[1]) + integrand(high, x[0], x[1]);
        for i in 1..n {
            let t = low + i as f64 * h;
            sum += integrand(t, x[0], x[1]) * if i % 2 == 0 { 2.0 } else { 4.0 };
        }
        sum * h / 3.0
    }

    const NODES: [f64; 3] = [-0.774_596_669_241_483_4, 0.0, 0.774_596_669_241_483_4];
    const WEIGHTS: [f64; 3] = [5.0 / 9.0, 8.0 / 9.0, 5.0 / 9.0];

    pub fn gauss_legendre(x: &[f64]) -> f64 {
        let mid = 0.5 * (x[0] + x[1]);
        let half = 0.5 * (x[1] - x[0]);
        NODES
            .iter()
            .zip(&WEIGHTS)
            .map(|(node, weight)| weight * integrand(mid + half * node, x[2], 0.3))
            .sum::<f64>()
            * half
    }

    pub fn romberg(x: &[f64]) -> f64 {
        const_free_romberg(x[0], x[1], x[2])
    }

    fn const_free_romberg(a: f64, b: f64, high: f64) -> f64 {
        let mut table = [[0.0; 5]; 5];
        let mut h = high;
        table[0][0] = 0.5 * h * (integrand(0.0, a, b) + integrand(high, a, b));
        for i in 1..5 {
            h *= 0.5;
            let mut sum = 0.0;
            let steps = 1 << (i - 1);
            for k in 0..steps {
                sum += integrand((2 * k + 1) as f64 * h, a, b);
            }
            table[i][0] = 0.5 * table[i - 1][0] + h * sum;
            for j in 1..=i {
                let power = 4f64.powi(j as i32);
                table[i][j] = (power * table[i][j - 1] - table[i - 1][j - 1]) / (power - 1.0);
            }
        }
        table[4][4]
    }

    // Differential equations.

    #[derive(Clone, Copy)]
    pub struct State {
        pub position: f64,
        pub velocity: f64,
    }

    fn oscillator(s: State, stiffness: f64, damping: f64) -> State {
        State { position: s.velocity, velocity: -stiffness * s.position - damping * s.velocity }
    }

    fn ahead(s: State, d: State, h: f64) -> State {
        State { position: s.position + h * d.position, velocity: s.velocity + h * d.velocity }
    }

    pub fn runge_kutta(x: &[f64]) -> f64 {
        let mut s = State { position: x[0], velocity: 0.0 };
        let h = 0.05;
        for _ in 0..40 {
            let k1 = oscillator(s, x[1], x[2]);
            let k2 = oscillator(ahead(s, k1, 0.5 * h), x[1], x[2]);
            let k3 = oscillator(ahead(s, k2, 0.5 * h), x[1], x[2]);
            let k4 = oscillator(ahead(s, k3, h), x[1], x[2]);
            s = State {
                position: s.position
                    + h / 6.0 * (k1.position + 2.0 * k2.position + 2.0 * k3.position + k4.position),
                ..State {
                    velocity: s.velocity
                        + h / 6.0 * (k1.velocity + 2.0 * k2.velocity + 2.0 * k3.velocity + k4.velocity),
                    ..s
                }
            };
        }
        s.position * s.position + s.velocity
    }

    pub fn leapfrog(x: &[f64]) -> f64 {
        let (mut q, mut p) = ([x[0], 0.3], [0.1, x[1]]);
        let h = 0.1;
        for _ in 0..25 {
            let r = q.iter().map(|q| q * q).sum::<f64>().sqrt() + 0.1;
            for (p, q) in p.iter_mut().zip(&q) {
                *p -= 0.5 * h * x[2] * q / (r * r * r);
            }
            for (q, p) in q.iter_mut().zip(p.iter()) {
                *q += h * p;
            }
            let r = q.iter().map(|q| q * q).sum::<f64>().sqrt() + 0.1;
            for k in 0..2 {
                p[k] -= 0.5 * h * x[2] * q[k] / (r * r * r);
            }
        }
        0.5 * (p[0] * p[0] + p[1] * p[1]) + q[0]
    }

    pub fn adaptive_euler(x: &[f64]) -> f64 {
        let mut t = 0.0;
        let mut y = x[0];
        let mut h: f64 = 0.1;
        let mut steps = 0;
        while t < 1.0 && steps < 200 {
            let slope = (x[1] * y).sin() + x[2];
            let full = y + h * slope;
            let half = y + 0.5 * h * slope;
            let twice = half + 0.5 * h * ((x[1] * half).sin() + x[2]);
            let error = (twice - full).abs();
            if error > 1e-2 {
                h *= 0.5;
                continue;
            }
            y = twice;
            t += h;
            steps += 1;
        }
        y
    }

    pub fn lorenz(x: &[f64]) -> f64 {
        let mut s = (x[0], x[1], x[2]);
        for _ in 0..10 {
            let (a, b, c) = s;
            s = (
                a + 0.01 * 10.0 * (b - a),
                b + 0.01 * (a * (28.0 - c) - b),
                c + 0.01 * (a * b - 8.0 / 3.0 * c),
            );
        }
        s.0 * s.1 + s.2
    }

    pub fn heat(x: &[f64]) -> f64 {
        let n = 8;
        let mut u: Vec<f64> = (0..n).map(|i| x[i % x.len()] * (i as f64 * PI / n as f64).sin()).collect();
        let mut next = vec![0.0; n];
        for _ in 0..6 {
            for i in 1..n - 1 {
                next[i] = u[i] + 0.2 * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
            }
            next[0] = next[1];
            next[n - 1] = next[n - 2];
            std::mem::swap(&mut u, &mut next);
        }
        u.iter().enumerate().map(|(i, u)| u * u / (1 + i) as f64).sum()
    }

    // Linear algebra.

    fn matrix(x: &[f64]) -> Vec<Vec<f64>> {
        (0..4)
            .map(|i| {
                (0..4)
                    .map(
                        |j| {
                            if i == j {
                                4.0 + x[i % x.len()]
                            } else {
                                (x[j % x.len()] * (i + 1) as f64).cos()
                            }
                        },
                    )
                    .collect()
            })
            .collect()
    }

    pub fn lu_determinant(x: &[f64]) -> f64 {
        let mut a = matrix(x);
        let n = a.len();
        let mut det = 1.0;
        for k in 0..n {
            let mut pivot = k;
            for i in k + 1..n {
                if a[i][k].abs() > a[pivot][k].abs() {
                    pivot = i;
                }
            }
            if pivot != k {
                a.swap(k, pivot);
                det = -det;
            }
            det *= a[k][k];
            for i in k + 1..n {
                let factor = a[i][k] / a[k][k];
                for j in k..n {
                    a[i][j] -= factor * a[k][j];
                }
            }
        }
        det
    }

    pub fn gauss_jordan(x: &[f64]) -> f64 {
        let mut a = matrix(x);
        let mut b = vec![1.0, x[0], x[1], x[2]];
        for k in 0..4 {
            let p = a[k][k];
            for v in a[k].iter_mut() {
                *v /= p;
            }
            b[k] /= p;
            let row = a[k].clone();
            for i in 0..4 {
                if i == k {
                    continue;
                }
                let f = a[i][k];
                for (u, v) in a[i].iter_mut().zip(&row) {
                    *u -= f * v;
                }
                b[i] -= f * b[k];
            }
        }
        b.iter().map(|b| b * b).sum::<f64>().sqrt()
    }

    pub fn cholesky_log_density(x: &[f64]) -> f64 {
        let a = [[2.0 + x[0] * x[0], x[1], 0.3], [x[1], 3.0, x[2]], [0.3, x[2], 4.0]];
        let mut l = [[0.0; 3]; 3];
        for i in 0..3 {
            for j in 0..=i {
                let mut sum = a[i][j];
                for k in 0..j {
                    sum -= l[i][k] * l[j][k];
                }
                if i == j {
                    assert!(sum > 0.0, "positive definite");
                    l[i][j] = sum.sqrt();
                } else {
                    l[i][j] = sum / l[j][j];
                }
            }
        }
        let mut y = [0.0; 3];
        for i in 0..3 {
            let s: f64 = (0..i).map(|k| l[i][k] * y[k]).sum();
            y[i] = (x[i] - s) / l[i][i];
        }
        let log_det: f64 = (0..3).map(|i| l[i][i].ln()).sum();
        -0.5 * y.iter().map(|y| y * y).sum::<f64>() - log_det - 1.5 * (2.0 * PI).ln()
    }

    pub fn thomas(x: &[f64]) -> f64 {
        let n = 6;
        let lower = vec![-1.0; n];
        let mut diagonal: Vec<f64> = (0..n).map(|i| 3.0 + x[i % 3] * x[i % 3]).collect();
        let upper = vec![-0.8; n];
        let mut d: Vec<f64> = (0..n).map(|i| (x[(i + 1) % 3] * i as f64).sin()).collect();
        for i in 1..n {
            let w = lower[i] / diagonal[i - 1];
            diagonal[i] -= w * upper[i - 1];
            d[i] -= w * d[i - 1];
        }
        let mut u = vec![0.0; n];
        u[n - 1] = d[n - 1] / diagonal[n - 1];
        for i in (0..n - 1).rev() {
            u[i] = (d[i] - upper[i] * u[i + 1]) / diagonal[i];
        }
        u.iter().sum()
    }

    pub fn power_iteration(x: &[f64]) -> f64 {
        let a = matrix(x);
        let mut v = vec![1.0; 4];
        let mut eigenvalue = 0.0;
        for _ in 0..12 {
            let w: Vec<f64> = a.iter().map(|row| row.iter().zip(&v).map(|(a, v)| a * v).sum()).collect();
            let norm = w.iter().map(|w| w * w).sum::<f64>().sqrt();
            eigenvalue = norm;
            v = w.iter().map(|w| w / norm).collect();
        }
        eigenvalue
    }

    pub fn gram_schmidt(x: &[f64]) -> f64 {
        let mut q = vec![vec![x[0], 1.0, 0.2], vec![0.4, x[1], 1.0], vec![1.0, 0.1, x[2]]];
        for i in 0..3 {
            for j in 0..i {
                let dot: f64 = q[i].iter().zip(&q[j]).map(|(a, b)| a * b).sum();
                for k in 0..3 {
                    let other = q[j][k];
                    q[i][k] -= dot * other;
                }
            }
            let norm = q[i].iter().map(|a| a.powi(2)).sum::<f64>().sqrt();
            q[i].iter_mut().for_each(|a| *a /= norm);
        }
        q[2][0] + q[1][2] * q[0][1]
    }

    pub fn conjugate_gradient(x: &[f64]) -> f64 {
        let a = [[4.0 + x[0], 1.0], [1.0, 3.0 + x[1]]];
        let b = [1.0, x[2]];
        let (mut u, mut r) = ([0.0, 0.0], b);
        let mut p = r;
        let mut rs = r[0] * r[0] + r[1] * r[1];
        for _ in 0..2 {
            let ap = [a[0][0] * p[0] + a[0][1] * p[1], a[1][0] * p[0] + a[1][1] * p[1]];
            let alpha = rs / (p[0] * ap[0] + p[1] * ap[1]);
            for k in 0..2 {
                u[k] += alpha * p[k];
                r[k] -= alpha * ap[k];
            }
            let new = r[0] * r[0] + r[1] * r[1];
            if new < 1e-20 {
                break;
            }
            for k in 0..2 {
                p[k] = r[k] + new / rs * p[k];
            }
            rs = new;
        }
        u[0] * u[0] + 2.0 * u[1]
    }

    // Roots, minima and series.

    pub fn newton(x: &[f64]) -> f64 {
        let mut y = 1.0;
        loop {
            let f = y * y * y - x[0].abs() * y - 1.0 - x[1] * x[1];
            let slope = 3.0 * y * y - x[0].abs();
            let step = f / slope;
            y -= step;
            if step.abs() < 1e-13 {
                break y * x[2];
            }
        }
    }

    pub fn bisection(x: &[f64]) -> f64 {
        let (mut low, mut high) = (0.0, 3.0);
        for _ in 0..30 {
            let mid = 0.5 * (low + high);
            if mid * mid > 1.7 {
                high = mid;
            } else {
                low = mid;
            }
        }
        low * x[0] + high * x[1] * x[2]
    }

    pub fn golden_section(x: &[f64]) -> f64 {
        let ratio = (5.0f64.sqrt() - 1.0) / 2.0;
        let f = |t: f64| (t - x[0]) * (t - x[0]) + 0.1 * (x[1] * t).cos();
        let (mut a, mut b) = (-2.0, 3.0);
        let (mut c, mut d) = (b - ratio * (b - a), a + ratio * (b - a));
        for _ in 0..5 {
            if f(c) < f(d) {
                b = d;
            } else {
                a = c;
            }
            (c, d) = (b - ratio * (b - a), a + ratio * (b - a));
        }
        f(0.5 * (a + b)) + x[2] * f(c) * d
    }

    pub fn fibonacci_like(x: &[f64]) -> f64 {
        let (mut a, mut b) = (x[0], x[1]);
        for _ in 0..7 {
            (a, b) = (b, 0.5 * a + b * x[2]);
        }
        a * b
    }

    pub fn series(x: &[f64]) -> f64 {
        let mut term = 1.0;
        let mut sum = 1.0;
        let mut k = 1u32;
        while term.abs() > 1e-12 && k < 60 {
            term *= x[0] / k as f64;
            sum += term;
            k += 1;
        }
        sum * x[1] + x[2]
    }

    pub fn continued_fraction(x: &[f64]) -> f64 {
        (1..10).rev().fold(x[1], |tail, k| k as f64 + x[0] * x[0] / (tail + 1.5)) * x[2]
    }

    pub fn horner(x: &[f64]) -> f64 {
        let coefficients = [1.0, x[1], -0.5, x[2], 0.25];
        coefficients.iter().rev().fold(0.0, |y, c| y * x[0] + c)
    }

    pub fn clenshaw(x: &[f64]) -> f64 {
        let c = [0.5, x[1], x[2], -0.1];
        let (mut b1, mut b2) = (0.0, 0.0);
        for &c in c[1..].iter().rev() {
            let b = 2.0 * x[0] * b1 - b2 + c;
            b2 = b1;
            b1 = b;
        }
        x[0] * b1 - b2 + c[0]
    }

    // Interpolation.

    pub fn spline(x: &[f64]) -> f64 {
        let knots = [0.0, 1.0, 2.0, 3.0];
        let values = [x[0], x[1], x[2], x[0] * x[1]];
        let n = knots.len();
        let mut second = vec![0.0; n];
        let mut u = vec![0.0; n];
        for i in 1..n - 1 {
            let sig = (knots[i] - knots[i - 1]) / (knots[i + 1] - knots[i - 1]);
            let p = sig * second[i - 1] + 2.0;
            second[i] = (sig - 1.0) / p;
            let slope = (values[i + 1] - values[i]) / (knots[i + 1] - knots[i])
                - (values[i] - values[i - 1]) / (knots[i] - knots[i - 1]);
            u[i] = (6.0 * slope / (knots[i + 1] - knots[i - 1]) - sig * u[i - 1]) / p;
        }
        for i in (0..n - 1).rev() {
            second[i] = second[i] * second[i + 1] + u[i];
        }
        let t = 1.3 + 0.1 * x[2];
        let mut k = 0;
        while k + 2 < n && knots[k + 1] < t {
            k += 1;
        }
        let (a, b) = (knots[k + 1] - t, t - knots[k]);
        a * values[k]
            + b * values[k + 1]
            + ((a * a * a - a) * second[k] + (b * b * b - b) * second[k + 1]) / 6.0
    }

    pub fn bilinear(x: &[f64]) -> f64 {
        let grid = [[1.0, 2.0, x[2]], [0.5, x[2] * x[2], 4.0], [3.0, 1.0, 2.0]];
        let (u, v) = (x[0].clamp(0.0, 1.9), x[1].clamp(0.0, 1.9));
        let (i, j) = (u.floor() as usize, v.floor() as usize);
        let (s, t) = (u - i as f64, v - j as f64);
        (1.0 - s) * ((1.0 - t) * grid[i][j] + t * grid[i][j + 1])
            + s * ((1.0 - t) * grid[i + 1][j] + t * grid[i + 1][j + 1])
    }

    pub fn lagrange(x: &[f64]) -> f64 {
        let nodes = [0.0, 0.5, 1.5, 2.5];
        let values = [x[1], 1.0, x[2], x[1] * x[2]];
        let mut total = 0.0;
        for (i, (xi, yi)) in nodes.iter().zip(values.iter()).enumerate() {
            let mut basis = 1.0;
            for (j, xj) in nodes.iter().enumerate() {
                if i != j {
                    basis *= (x[0] - xj) / (xi - xj);
                }
            }
            total += yi * basis;
        }
        total
    }

    // Statistics, filters and dynamic programming.

    pub fn kalman(x: &[f64]) -> f64 {
        let data = [0.3, 0.9, 1.4, 2.2, 2.6];
        let (mut mean, mut variance) = (x[0], 1.0);
        let (process, noise) = (x[1] * x[1] + 0.1, x[2] * x[2] + 0.2);
        let mut log_likelihood = 0.0;
        for &z in &data {
            variance += process;
            let s = variance + noise;
            let innovation = z - mean;
            log_likelihood -= 0.5 * (innovation * innovation / s + s.ln());
            let gain = variance / s;
            mean += gain * innovation;
            variance *= 1.0 - gain;
        }
        log_likelihood
    }

    fn log_sum_exp(v: &[f64]) -> f64 {
        let max = v.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        max + v.iter().map(|x| (x - max).exp()).sum::<f64>().ln()
    }

    pub fn hidden_markov(x: &[f64]) -> f64 {
        let observed = [0usize, 1, 1, 0, 1];
        let transition = [[x[0], -0.5], [0.2, x[1]]];
        let emission = [[x[2], 0.1], [0.3, -x[2]]];
        let mut alpha = vec![emission[0][observed[0]], emission[1][observed[0]]];
        for &o in observed.iter().skip(1) {
            let mut next = Vec::with_capacity(2);
            for j in 0..2 {
                let terms: Vec<f64> = (0..2).map(|i| alpha[i] + transition[i][j] + emission[j][o]).collect();
                next.push(log_sum_exp(&terms));
            }
            alpha = next;
        }
        log_sum_exp(&alpha)
    }

    pub fn viterbi(x: &[f64]) -> f64 {
        let observed = [0usize, 1, 1, 0];
        let transition = [[x[0], 0.4], [0.1, x[1]]];
        let mut score = [x[2], 0.5];
        let mut back = Vec::new();
        for &o in &observed {
            let mut next = [f64::MIN; 2];
            let mut from = [0; 2];
            for j in 0..2 {
                for i in 0..2 {
                    let s = score[i] + transition[i][j] + if o == j { 0.7 } else { -0.2 };
                    if s > next[j] {
                        next[j] = s;
                        from[j] = i;
                    }
                }
            }
            back.push(from);
            score = next;
        }
        score[0].max(score[1]) + 0.1 * back[1][0] as f64
    }

    pub fn soft_time_warping(x: &[f64]) -> f64 {
        let a = [x[0], x[1], x[2], 0.3];
        let b = [0.2, 0.7, 1.1];
        let mut d = vec![vec![1e3; b.len() + 1]; a.len() + 1];
        d[0][0] = 0.0;
        for i in 1..=a.len() {
            for j in 1..=b.len() {
                let cost = (a[i - 1] - b[j - 1]).powi(2);
                let soft = -log_sum_exp(&[-d[i - 1][j], -d[i][j - 1], -d[i - 1][j - 1]]);
                d[i][j] = cost + soft;
            }
        }
        d[a.len()][b.len()]
    }

    pub fn edit_distance(x: &[f64]) -> f64 {
        let (a, b) = ([1, 2, 3, 2], [2, 3, 3]);
        let mut previous: Vec<f64> = (0..=b.len()).map(|j| j as f64 * x[0].abs()).collect();
        for (i, p) in a.iter().enumerate() {
            let mut current = vec![(i + 1) as f64 * x[1].abs()];
            for (j, q) in b.iter().enumerate() {
                let substitute = previous[j] + if p == q { 0.0 } else { x[2].abs() };
                let insert = current[j] + x[0].abs();
                let delete = previous[j + 1] + x[1].abs();
                current.push(substitute.min(insert).min(delete));
            }
            previous = current;
        }
        previous[b.len()]
    }

    pub fn logistic_regression(x: &[f64]) -> f64 {
        let data = [([0.5, 1.2], true), ([-0.3, 0.8], false), ([1.1, -0.4], true)];
        let mut loss = 0.0;
        for (features, label) in data {
            let z: f64 = features.iter().zip(x).map(|(f, w)| f * w).sum::<f64>() + x[2];
            let sign = if label { 1.0 } else { -1.0 };
            loss += (1.0 + (-sign * z).exp()).ln();
        }
        loss / 3.0 + 0.1 * x.iter().map(|w| w * w).sum::<f64>()
    }

    // Signals.

    pub fn convolution(x: &[f64]) -> f64 {
        let signal: Vec<f64> = (0..10).map(|i| (x[0] * i as f64).sin()).collect();
        let kernel = [x[1], 0.5, x[2]];
        let out: Vec<f64> = signal
            .windows(kernel.len())
            .map(|w| w.iter().zip(kernel.iter().rev()).map(|(a, b)| a * b).sum())
            .collect();
        out.iter().map(|o| o * o).sum()
    }

    pub fn fourier(x: &[f64]) -> f64 {
        let n = 8usize;
        let mut re: Vec<f64> = (0..n).map(|i| x[i % 3] * (i as f64 + 1.0)).collect();
        let mut im = vec![0.0; n];
        let mut j = 0;
        for i in 1..n {
            let mut bit = n >> 1;
            while j & bit != 0 {
                j ^= bit;
                bit >>= 1;
            }
            j |= bit;
            if i < j {
                re.swap(i, j);
                im.swap(i, j);
            }
        }
        let mut length = 2;
        while length <= n {
            let angle = -2.0 * PI / length as f64;
            for start in (0..n).step_by(length) {
                for k in 0..length / 2 {
                    let (sin, cos) = (angle * k as f64).sin_cos();
                    let (a, b) = (start + k, start + k + length / 2);
                    let (tr, ti) = (re[b] * cos - im[b] * sin, re[b] * sin + im[b] * cos);
                    re[b] = re[a] - tr;
                    im[b] = im[a] - ti;
                    re[a] += tr;
                    im[a] += ti;
                }
            }
            length *= 2;
        }
        re.iter().zip(&im).map(|(a, b)| (a * a + b * b).sqrt()).sum()
    }

    pub fn moving_average(x: &[f64]) -> f64 {
        let mut window = [0.0; 3];
        let mut total = 0.0;
        for (i, v) in [x[0], x[1], x[2], x[0] * x[2], 0.4].iter().enumerate() {
            window[i % 3] = *v;
            let filled = (i + 1).min(3) as f64;
            total += (window.iter().sum::<f64>() / filled).tanh();
        }
        total
    }

    // Finance, mechanics, graphics and networks.

    fn normal_cdf(z: f64) -> f64 {
        let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
        let density = (-0.5 * z * z).exp() / (2.0 * PI).sqrt();
        let tail = density
            * t
            * (0.319_381_53
                + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
        if z >= 0.0 { 1.0 - tail } else { tail }
    }

    pub fn black_scholes(x: &[f64]) -> f64 {
        let (spot, volatility, rate, strike, time) =
            (1.0 + x[0].abs(), 0.2 + x[1].abs(), 0.1 * x[2], 1.2, 0.5);
        let root = volatility * f64::sqrt(time);
        let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility.powi(2)) * time) / root;
        let d2 = d1 - root;
        spot * normal_cdf(d1) - strike * (-rate * time).exp() * normal_cdf(d2)
    }

    pub fn binomial_option(x: &[f64]) -> f64 {
        let n = 6;
        let up = (0.2 + 0.1 * x[0].abs()).exp();
        let down = 1.0 / up;
        let q = ((0.02 * x[1]).exp() - down) / (up - down);
        let mut values: Vec<f64> =
            (0..=n).map(|i| ((1.0 + x[2].abs()) * up.powi(2 * i as i32 - n as i32) - 1.0).max(0.0)).collect();
        for step in (0..n).rev() {
            for i in 0..=step {
                values[i] = q * values[i + 1] + (1.0 - q) * values[i];
            }
            values.truncate(step + 1);
        }
        values[0]
    }

    #[derive(Clone)]
    pub struct Spring {
        pub from: usize,
        pub to: usize,
        pub rest: f64,
    }

    pub fn springs(x: &[f64]) -> f64 {
        let nodes = vec![[0.0, 0.0], [1.0, x[0]], [x[1], 1.0], [x[2], x[0]]];
        let springs = vec![
            Spring { from: 0, to: 1, rest: 0.8 },
            Spring { from: 1, to: 2, rest: 0.5 },
            Spring { from: 2, to: 3, rest: 0.6 },
            Spring { from: 0, to: 3, rest: 0.9 },
        ];
        let mut energy = 0.0;
        for Spring { from, to, rest } in &springs {
            let (a, b) = (&nodes[*from], &nodes[*to]);
            let length = (a[0] - b[0]).hypot(a[1] - b[1]);
            energy += 0.5 * (length - rest).powi(2);
        }
        energy
    }

    #[derive(Clone, Copy)]
    pub struct V3 {
        pub x: f64,
        pub y: f64,
        pub z: f64,
    }

    impl V3 {
        fn plus(self, o: V3) -> V3 {
            V3 { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z }
        }
        fn times(self, k: f64) -> V3 {
            V3 { x: self.x * k, y: self.y * k, z: self.z * k }
        }
        fn length(self) -> f64 {
            (self.x * self.x + self.y * self.y + self.z * self.z).sqrt()
        }
    }

    fn distance(p: V3, radius: f64) -> f64 {
        let sphere = p.length() - radius;
        let plane = p.y + 1.0;
        sphere.min(plane)
    }

    pub fn ray_marching(x: &[f64]) -> f64 {
        let origin = V3 { x: 0.1 * x[0], y: 0.2, z: -4.0 };
        let direction = V3 { x: 0.05, y: 0.1 * x[1], z: 1.0 };
        let direction = direction.times(1.0 / direction.length());
        let mut t = 0.0;
        for _ in 0..30 {
            let d = distance(origin.plus(direction.times(t)), 1.0 + 0.1 * x[2]);
            t += d;
            if d < 1e-9 {
                return t;
            }
            if t > 20.0 {
                break;
            }
        }
        10.0 * x[0]
    }

    #[derive(Clone)]
    pub struct Layer {
        pub weights: Vec<Vec<f64>>,
        pub bias: Vec<f64>,
    }

    impl Layer {
        fn apply(&self, input: &[f64]) -> Vec<f64> {
            self.weights
                .iter()
                .zip(&self.bias)
                .map(|(row, b)| (row.iter().zip(input).map(|(w, i)| w * i).sum::<f64>() + b).tanh())
                .collect()
        }
    }

    pub fn network(x: &[f64]) -> f64 {
        let layers = [
            Layer { weights: vec![vec![x[0], 0.3], vec![-0.5, x[1]]], bias: vec![0.1, x[2]] },
            Layer { weights: vec![vec![1.0, x[2]], vec![x[0], x[1]]], bias: vec![0.0; 2] },
        ];
        let mut activation = vec![0.7, -0.2];
        for layer in layers.iter() {
            activation = layer.apply(&activation);
        }
        activation.iter().map(|a| (a - 0.3).powi(2)).sum()
    }

    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    pub fn gated_recurrent_unit(x: &[f64]) -> f64 {
        let inputs = [0.5, -0.1, 0.8, 0.3];
        let mut h = 0.0;
        let mut loss = 0.0;
        for (t, input) in inputs.iter().enumerate() {
            let z = sigmoid(x[0] * input + x[1] * h);
            let r = sigmoid(x[1] * input - x[2] * h);
            let candidate = (x[2] * input + r * h).tanh();
            h = (1.0 - z) * h + z * candidate;
            if t > 0 {
                loss += (h - inputs[t - 1]).powi(2);
            }
        }
        loss
    }

    fn softmax(v: &mut [f64]) {
        let max = v.iter().fold(f64::MIN, |a, &b| a.max(b));
        let mut sum = 0.0;
        for x in v.iter_mut() {
            *x = (*x - max).exp();
            sum += *x;
        }
        for x in v {
            *x /= sum;
        }
    }

    pub fn attention(x: &[f64]) -> f64 {
        let keys = [[x[0], 0.2], [0.5, x[1]], [-0.3, 0.9]];
        let mut out = [0.0; 2];
        for q in &keys {
            let mut scores: Vec<f64> =
                keys.iter().map(|k| (q[0] * k[0] + q[1] * k[1]) / 2f64.sqrt() * x[2]).collect();
            softmax(&mut scores);
            for (s, k) in scores.iter().zip(&keys) {
                out[0] += s * k[0];
                out[1] += s * k[1];
            }
        }
        out[0] * out[1]
    }

    #[derive(Clone, Copy, PartialEq)]
    pub enum Activation {
        Relu,
        Tanh,
        Leaky(f64),
    }

    pub fn activations(x: &[f64]) -> f64 {
        let all = [Activation::Relu, Activation::Tanh, Activation::Leaky(x[2])];
        let mut y = x[0];
        for a in all {
            y = match a {
                Activation::Relu => y.max(0.0),
                Activation::Tanh => y.tanh(),
                Activation::Leaky(slope) if y < 0.0 => slope * y,
                Activation::Leaky(_) => y,
            } + 0.3 * x[1];
        }
        if matches!(all[2], Activation::Leaky(s) if s > 0.0) { y * 2.0 } else { y }
    }

    pub fn stack_machine(x: &[f64]) -> f64 {
        let program = [0, 1, 10, 2, 11, 12];
        let mut stack: Vec<f64> = Vec::new();
        for op in program {
            match op {
                0..=2 => stack.push(x[op]),
                10 | 11 => {
                    let b = stack.pop().unwrap();
                    let a = stack.pop().unwrap();
                    stack.push(if op == 10 { a * b } else { a + b });
                }
                _ => {
                    let top = stack.len() - 1;
                    stack[top] = stack[top].sin();
                }
            }
        }
        stack.pop().unwrap_or(0.0)
    }

    pub fn polygon(x: &[f64]) -> f64 {
        let points = vec![(0.0, 0.0), (1.0, x[0]), (x[1], 1.5), (-0.5, x[2])];
        let mut area = 0.0;
        for i in 0..points.len() {
            let (x1, y1) = points[i];
            let (x2, y2) = points[(i + 1) % points.len()];
            area += x1 * y2 - x2 * y1;
        }
        let last = *points.last().unwrap();
        let mut sides: Vec<f64> =
            points.windows(2).map(|w| (w[1].0 - w[0].0).hypot(w[1].1 - w[0].1)).collect();
        *sides.first_mut().unwrap() *= 2.0;
        0.5 * area.abs() + last.0 * last.1 + 0.1 * sides.get(1).unwrap() * sides.first().expect("a side")
    }

    pub fn running_extremes(x: &[f64]) -> f64 {
        let mut largest = f64::NEG_INFINITY;
        let mut drawdown: f64 = 0.0;
        let mut price = 1.0;
        for (i, r) in x.iter().enumerate() {
            price *= 1.0 + 0.1 * r;
            largest = largest.max(price);
            drawdown = drawdown.max((largest - price) / largest + 0.001 * i as f64);
        }
        drawdown + price
    }
}

#[test]
fn recipes_agree_in_every_mode() {
    for point in [vec![0.4, 0.8, 1.1], vec![-0.7, 0.6, 0.35], vec![1.3, -0.9, -0.45]] {
        check!(recipes::simpson, point.clone());
        check!(recipes::gauss_legendre, point.clone());
        check!(recipes::romberg, point.clone());
        check!(recipes::runge_kutta, point.clone());
        check!(recipes::leapfrog, point.clone());
        check!(recipes::adaptive_euler, point.clone());
        check!(recipes::lorenz, point.clone());
        check!(recipes::heat, point.clone());
        check!(recipes::lu_determinant, point.clone());
        check!(recipes::gauss_jordan, point.clone());
        check!(recipes::cholesky_log_density, point.clone());
        check!(recipes::thomas, point.clone());
        check!(recipes::power_iteration, point.clone());
        check!(recipes::gram_schmidt, point.clone());
        check!(recipes::conjugate_gradient, point.clone());
        check!(recipes::newton, point.clone());
        check!(recipes::bisection, point.clone());
        check!(recipes::golden_section, point.clone());
        check!(recipes::fibonacci_like, point.clone());
        check!(recipes::series, point.clone());
        check!(recipes::continued_fraction, point.clone());
        check!(recipes::horner, point.clone());
        check!(recipes::clenshaw, point.clone());
        check!(recipes::spline, point.clone());
        check!(recipes::bilinear, point.clone());
        check!(recipes::lagrange, point.clone());
        check!(recipes::kalman, point.clone());
        check!(recipes::hidden_markov, point.clone());
        check!(recipes::viterbi, point.clone());
        check!(recipes::soft_time_warping, point.clone());
        check!(recipes::edit_distance, point.clone());
        check!(recipes::logistic_regression, point.clone());
        check!(recipes::convolution, point.clone());
        check!(recipes::fourier, point.clone());
        check!(recipes::moving_average, point.clone());
        check!(recipes::black_scholes, point.clone());
        check!(recipes::binomial_option, point.clone());
        check!(recipes::springs, point.clone());
        check!(recipes::ray_marching, point.clone());
        check!(recipes::network, point.clone());
        check!(recipes::gated_recurrent_unit, point.clone());
        check!(recipes::attention, point.clone());
        check!(recipes::activations, point.clone());
        check!(recipes::stack_machine, point.clone());
        check!(recipes::polygon, point.clone());
        check!(recipes::running_extremes, point.clone());
    }
}
