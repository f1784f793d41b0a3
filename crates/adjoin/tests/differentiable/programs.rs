//! Longer programs, written as if differentiation did not exist.

use crate::common::{agree, twice};

mod ode {
    use super::{agree, twice};

    twice! {
        //! An adaptive Runge-Kutta solver over a trait of systems.
        use std::fmt::{self, Debug, Display};

        pub trait System {
            fn dimension(&self) -> usize;
            fn derivative(&self, t: f64, y: &[f64], dy: &mut [f64]);
        }

        #[derive(Debug, Clone)]
        pub enum SolverError { StepTooSmall { t: f64 }, NotFinite(usize) }

        impl Display for SolverError {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    SolverError::StepTooSmall { t } => write!(f, "step too small at t = {t:.3}"),
                    SolverError::NotFinite(i) => write!(f, "component {i} is not finite"),
                }
            }
        }
        impl std::error::Error for SolverError {}

        #[derive(Debug, Clone, Copy)]
        pub struct Options { pub tolerance: f64, pub initial_step: f64, pub max_steps: usize }
        impl Default for Options {
            fn default() -> Self { Options { tolerance: 1e-6, initial_step: 0.1, max_steps: 10_000 } }
        }

        struct Pendulum { damping: f64, length: f64 }
        impl System for Pendulum {
            fn dimension(&self) -> usize { 2 }
            fn derivative(&self, t: f64, y: &[f64], dy: &mut [f64]) {
                const GRAVITY: f64 = 9.81;
                dy[0] = y[1];
                dy[1] = -GRAVITY / self.length * y[0].sin() - self.damping * y[1] + 0.1 * t.cos();
            }
        }
        struct FromFn<F> { f: F, n: usize }
        impl<F> System for FromFn<F> where F: Fn(f64, &[f64]) -> Vec<f64> {
            fn dimension(&self) -> usize { self.n }
            fn derivative(&self, t: f64, y: &[f64], dy: &mut [f64]) { dy.copy_from_slice(&(self.f)(t, y)); }
        }

        fn axpy(y: &[f64], terms: &[(f64, &[f64])]) -> Vec<f64> {
            y.iter().enumerate().map(|(i, &yi)| terms.iter().fold(yi, |acc, (c, k)| acc + c * k[i])).collect()
        }

        fn rk4<S: System + ?Sized>(system: &S, t: f64, y: &[f64], h: f64) -> Vec<f64> {
            let n = system.dimension();
            let mut k = vec![vec![0.0; n]; 4];
            system.derivative(t, y, &mut k[0]);
            let y1 = axpy(y, &[(0.5 * h, &k[0])]);
            system.derivative(t + h / 2.0, &y1, &mut k[1]);
            let y2 = axpy(y, &[(h / 2., &k[1])]);
            system.derivative(t + 0.5 * h, &y2, &mut k[2]);
            let y3 = axpy(y, &[(h, &k[2])]);
            system.derivative(t + h, &y3, &mut k[3]);
            axpy(y, &[(h / 6.0, &k[0]), (h / 3.0, &k[1]), (h / 3.0, &k[2]), (h / 6.0, &k[3])])
        }

        pub fn solve(system: &dyn System, y0: &[f64], t_end: f64, options: Options) -> Result<Vec<f64>, SolverError> {
            let (mut t, mut y, mut h) = (0.0, y0.to_vec(), options.initial_step);
            let mut steps = 0;
            while t < t_end && steps < options.max_steps {
                h = h.min(t_end - t);
                let full = rk4(system, t, &y, h);
                let half = rk4(system, t, &y, h / 2.0);
                let halves = rk4(system, t + h / 2.0, &half, h / 2.0);
                let error = full.iter().zip(&halves).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
                if let Some(i) = halves.iter().position(|v| !v.is_finite()) { return Err(SolverError::NotFinite(i)); }
                if error <= options.tolerance || h < 1e-3 {
                    t += h;
                    y = halves;
                    if error < 0.1 * options.tolerance { h *= 2.0; }
                } else {
                    h /= 2.0;
                    if h < f64::EPSILON { return Err(SolverError::StepTooSmall { t }); }
                }
                steps += 1;
            }
            Ok(y)
        }

        pub fn energy(x: &[f64]) -> f64 {
            let pendulum = Pendulum { damping: x[0], length: x[1] };
            let result = solve(&pendulum, &[0.5, 0.0], 0.5, Options { tolerance: 1e-2, ..Default::default() });
            let linear = FromFn { f: |_t, y: &[f64]| vec![y[1], -y[0] * x[0]], n: 2 };
            let other = solve(&linear, &[x[1], 0.25], 0.3, Options::default()).unwrap_or_else(|e| panic!("{e}"));
            match result {
                Ok(y) => y.iter().map(|v| v * v).sum::<f64>() + other[0],
                Err(e) => { eprintln!("{e}"); f64::NAN }
            }
        }
    }

    #[test]
    fn an_ode_solver_over_a_trait_of_systems() {
        agree!(energy, [0.3, 1.25]);
    }
}

mod linear_algebra {
    use super::{agree, twice};

    twice! {
        //! Dense matrices with LU factorisation.
        use std::ops::{Add, Index, IndexMut, Mul, Sub};

        #[derive(Clone, Debug, PartialEq)]
        pub struct Matrix { rows: usize, columns: usize, data: Vec<f64> }

        impl Index<(usize, usize)> for Matrix {
            type Output = f64;
            fn index(&self, (i, j): (usize, usize)) -> &f64 { &self.data[i * self.columns + j] }
        }
        impl IndexMut<(usize, usize)> for Matrix {
            fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 { &mut self.data[i * self.columns + j] }
        }
        impl<'a> Mul<&'a Matrix> for &'a Matrix {
            type Output = Matrix;
            fn mul(self, other: &Matrix) -> Matrix {
                Matrix::from_fn(self.rows, other.columns, |i, j| (0..self.columns).map(|k| self[(i, k)] * other[(k, j)]).sum())
            }
        }
        impl Add<&Matrix> for &Matrix {
            type Output = Matrix;
            fn add(self, other: &Matrix) -> Matrix { Matrix::from_fn(self.rows, self.columns, |i, j| self[(i, j)] + other[(i, j)]) }
        }
        impl Sub for Matrix {
            type Output = Matrix;
            fn sub(self, other: Matrix) -> Matrix { &self + &(&other * -1.0) }
        }
        impl Mul<f64> for &Matrix {
            type Output = Matrix;
            fn mul(self, k: f64) -> Matrix { Matrix { data: self.data.iter().map(|x| x * k).collect(), ..self.clone() } }
        }
        impl Mul<&Matrix> for f64 {
            type Output = Matrix;
            fn mul(self, m: &Matrix) -> Matrix { m * self }
        }

        #[derive(Debug)]
        pub struct Singular;

        impl Matrix {
            pub fn from_fn(rows: usize, columns: usize, f: impl Fn(usize, usize) -> f64) -> Self {
                let mut data = Vec::with_capacity(rows * columns);
                for i in 0..rows { for j in 0..columns { data.push(f(i, j)); } }
                Matrix { rows, columns, data }
            }
            pub fn identity(n: usize) -> Self { Self::from_fn(n, n, |i, j| if i == j { 1.0 } else { 0.0 }) }
            pub fn transpose(&self) -> Self { Self::from_fn(self.columns, self.rows, |i, j| self[(j, i)]) }
            pub fn row(&self, i: usize) -> &[f64] { &self.data[i * self.columns..(i + 1) * self.columns] }

            pub fn lu(&self) -> Result<(Matrix, Vec<usize>, f64), Singular> {
                let n = self.rows;
                let mut a = self.clone();
                let mut pivots: Vec<usize> = (0..n).collect();
                let mut sign = 1.0;
                for k in 0..n {
                    let p = (k..n).max_by(|&i, &j| a[(i, k)].abs().partial_cmp(&a[(j, k)].abs()).unwrap()).unwrap();
                    if a[(p, k)].abs() < 1e-12 { return Err(Singular); }
                    if p != k {
                        for j in 0..n { let t = a[(k, j)]; a[(k, j)] = a[(p, j)]; a[(p, j)] = t; }
                        pivots.swap(k, p);
                        sign = -sign;
                    }
                    for i in k + 1..n {
                        let factor = a[(i, k)] / a[(k, k)];
                        a[(i, k)] = factor;
                        for j in k + 1..n { let t = a[(k, j)]; a[(i, j)] -= factor * t; }
                    }
                }
                Ok((a, pivots, sign))
            }

            pub fn determinant(&self) -> f64 {
                self.lu().map(|(lu, _, sign)| sign * (0..self.rows).map(|i| lu[(i, i)]).product::<f64>()).unwrap_or(0.0)
            }

            pub fn solve(&self, b: &[f64]) -> Option<Vec<f64>> {
                let (lu, pivots, _) = self.lu().ok()?;
                let n = self.rows;
                let mut x: Vec<f64> = pivots.iter().map(|&p| b[p]).collect();
                for i in 0..n { for j in 0..i { let t = x[j]; x[i] -= lu[(i, j)] * t; } }
                for i in (0..n).rev() {
                    for j in (i + 1)..n { let t = x[j]; x[i] -= lu[(i, j)] * t; }
                    x[i] /= lu[(i, i)];
                }
                Some(x)
            }
        }

        pub fn program(x: &[f64]) -> f64 {
            let a = Matrix::from_fn(3, 3, |i, j| x[(i + j) % x.len()] + if i == j { 2.0 } else { 0.0 });
            let b = &(2.0 * &a.transpose()) + &Matrix::identity(3);
            let c = (&a * &b) - Matrix::identity(3);
            let y = c.solve(&[1.0, x[0], 2.0]).expect("not singular");
            c.determinant().abs().ln() + y.iter().sum::<f64>() + a.row(1)[2]
        }
    }

    #[test]
    fn matrices_with_operators_on_references() {
        agree!(program, [0.3, 1.25, 0.7]);
    }
}

mod statistics {
    use super::{agree, twice};

    twice! {
        //! A mixture model, option pricing, and a hidden Markov chain.
        use std::collections::HashMap;
        use std::f64::consts::{PI, SQRT_2};

        fn log_sum_exp(values: &[f64]) -> f64 {
            let top = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            if top == f64::NEG_INFINITY { return top; }
            top + values.iter().map(|v| (v - top).exp()).sum::<f64>().ln()
        }
        fn normal_pdf(x: f64, mean: f64, deviation: f64) -> f64 {
            let z = (x - mean) / deviation;
            (-0.5 * z * z).exp() / (deviation * (2.0 * PI).sqrt())
        }
        fn normal_cdf(x: f64) -> f64 {
            // Abramowitz and Stegun 7.1.26.
            const A: [f64; 5] = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
            const P: f64 = 0.3275911;
            let sign = if x < 0.0 { -1.0 } else { 1.0 };
            let z = x.abs() / SQRT_2;
            let t = 1.0 / (1.0 + P * z);
            let polynomial = A.iter().rev().fold(0.0, |acc, a| (acc + a) * t);
            0.5 * (1.0 + sign * (1.0 - polynomial * (-z * z).exp()))
        }

        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Kind { Call, Put }

        #[derive(Debug, Clone, Copy)]
        pub struct Option_ { kind: Kind, strike: f64, maturity: f64 }

        impl Option_ {
            pub fn price(&self, spot: f64, rate: f64, volatility: f64) -> f64 {
                let Self { kind, strike, maturity } = *self;
                let scale = volatility * maturity.sqrt();
                let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility.powi(2)) * maturity) / scale;
                let d2 = d1 - scale;
                let discount = (-rate * maturity).exp();
                match kind {
                    Kind::Call => spot * normal_cdf(d1) - strike * discount * normal_cdf(d2),
                    Kind::Put => strike * discount * normal_cdf(-d2) - spot * normal_cdf(-d1),
                }
            }
        }

        pub fn mixture(x: &[f64]) -> f64 {
            let data = [0.1, 0.5, -0.3, 2.0, 2.5];
            let components: Vec<(f64, f64, f64)> = x.chunks_exact(3).map(|c| (c[0], c[1], c[2].exp())).collect();
            let norm = log_sum_exp(&components.iter().map(|&(w, ..)| w).collect::<Vec<_>>());
            data.iter()
                .map(|&point| {
                    let terms: Vec<f64> = components
                        .iter()
                        .map(|(w, mean, deviation)| w - norm + normal_pdf(point, *mean, *deviation).ln())
                        .collect();
                    log_sum_exp(&terms)
                })
                .sum::<f64>()
                / data.len() as f64
        }

        pub fn pricing(x: &[f64]) -> f64 {
            let mut book: HashMap<Kind, Vec<Option_>> = HashMap::new();
            for (i, kind) in [Kind::Call, Kind::Put, Kind::Call].into_iter().enumerate() {
                book.entry(kind).or_default().push(Option_ { kind, strike: 90.0 + 10.0 * i as f64, maturity: 0.5 });
            }
            let mut keys: Vec<_> = book.keys().copied().collect();
            keys.sort_by_key(|k| *k as u8);
            keys.iter().flat_map(|k| &book[k]).map(|o| o.price(x[0], x[1], x[2])).sum()
        }

        pub fn markov(x: &[f64]) -> f64 {
            let transition = [[x[0], 1.0 - x[0]], [1.0 - x[1], x[1]]];
            let emission = [[0.9, 0.1], [0.2, 0.8]];
            let observed = [0usize, 1, 1, 0, 1];
            let mut belief = [0.5; 2];
            let mut likelihood = 0.0;
            for &o in &observed {
                let mut next = [0.0; 2];
                for (j, n) in next.iter_mut().enumerate() {
                    *n = (0..2).map(|i| belief[i] * transition[i][j]).sum::<f64>() * emission[j][o];
                }
                let total: f64 = next.iter().sum();
                likelihood += total.ln();
                belief = next.map(|b| b / total);
            }
            -likelihood
        }
    }

    #[test]
    fn a_mixture_model() {
        agree!(mixture, [0.3, 0.25, -0.7, 0.1, 2.0, -0.3]);
    }

    #[test]
    fn option_prices() {
        agree!(pricing, [101.0, 0.03, 0.25]);
    }

    #[test]
    fn a_hidden_markov_chain() {
        agree!(markov, [0.7, 0.6]);
    }
}

mod optimisation {
    use super::{agree, twice};

    twice! {
        //! Newton's method, bisection and gradient descent with callbacks; an optimiser with state.
        use std::collections::VecDeque;

        pub struct Report<'a> { iteration: usize, value: f64, point: &'a [f64] }

        pub trait Optimiser {
            fn step(&mut self, point: &mut [f64], gradient: &[f64]);
            fn name(&self) -> &str;
        }
        pub struct Momentum { rate: f64, decay: f64, velocity: Option<Vec<f64>> }
        impl Momentum {
            pub fn new(rate: f64) -> Self { Self { rate, decay: 0.9, velocity: None } }
            pub fn with_decay(mut self, decay: f64) -> Self { self.decay = decay; self }
        }
        impl Optimiser for Momentum {
            fn step(&mut self, point: &mut [f64], gradient: &[f64]) {
                let velocity = self.velocity.get_or_insert_with(|| vec![0.0; gradient.len()]);
                for ((p, v), g) in point.iter_mut().zip(velocity.iter_mut()).zip(gradient) {
                    *v = self.decay * *v - self.rate * g;
                    *p += *v;
                }
            }
            fn name(&self) -> &str { "momentum" }
        }

        fn minimise<O, G, C>(optimiser: &mut O, gradient: G, start: &[f64], mut callback: C) -> Vec<f64>
        where
            O: Optimiser + ?Sized,
            G: Fn(&[f64]) -> Vec<f64>,
            C: FnMut(&Report<'_>) -> bool,
        {
            let mut point = start.to_vec();
            for iteration in 0.. {
                let g = gradient(&point);
                let value = g.iter().map(|g| g * g).sum::<f64>().sqrt();
                if !callback(&Report { iteration, value, point: &point }) { break; }
                optimiser.step(&mut point, &g);
            }
            point
        }

        fn newton(f: impl Fn(f64) -> f64, df: impl Fn(f64) -> f64, mut x: f64) -> f64 {
            for _ in 0..6 {
                let step = f(x) / df(x);
                x -= step;
                if step.abs() < 1e-14 { break; }
            }
            x
        }
        fn bisect(f: &dyn Fn(f64) -> f64, mut low: f64, mut high: f64) -> Option<f64> {
            if f(low) * f(high) > 0.0 { return None; }
            for _ in 0..3 {
                let middle = 0.5 * (low + high);
                match f(middle).partial_cmp(&0.0)? {
                    std::cmp::Ordering::Less => low = middle,
                    std::cmp::Ordering::Greater => high = middle,
                    std::cmp::Ordering::Equal => return Some(middle),
                }
            }
            Some((low + high) / 2.0)
        }

        pub fn program(x: &[f64]) -> f64 {
            let mut history: VecDeque<f64> = VecDeque::with_capacity(4);
            let mut optimiser: Box<dyn Optimiser> = Box::new(Momentum::new(0.1).with_decay(x[1]));
            let end = minimise(&mut *optimiser, |p| vec![2.0 * (p[0] - x[0]), 4.0 * p[1]], &[0.0, 1.0], |report| {
                if history.len() == 4 { history.pop_front(); }
                history.push_back(report.value + 0.0 * report.point[0]);
                report.iteration < 5
            });
            let root = newton(|t| t * t - x[0], |t| 2.0 * t, 1.0);
            let crossing = bisect(&|t| t.powi(3) - x[0], x[1], x[0] + 2.0).unwrap_or(-1.0);
            end[0] * end[1] + history.iter().sum::<f64>() + root + crossing + optimiser.name().len() as f64
        }
    }

    #[test]
    fn optimisers_with_callbacks_and_state() {
        agree!(program, [1.7, 0.6]);
    }
}
