//! Free functions over scalars, references, slices, arrays, tuples, `Vec` and `Option`; literals, constants
//! and casts.

use crate::common::{agree, twice};

twice! {
    use std::f64::consts::{self, PI};

    pub const G: f64 = 9.81;
    const WEIGHTS: [f64; 3] = [0.25, 0.5, 0.25];
    static OFFSET: f64 = 0.125;

    fn square(x: f64) -> f64 { x * x }
    pub fn half(x: f64) -> f64 { 0.5 * x }
    fn by_reference(x: &f64) -> f64 { 2.0 * x + 1.0 - x / 4. }
    fn in_place(x: &mut f64, by: f64) { *x += by; *x *= 1e0; *x -= 2_f64; *x /= 1.5f64; }
    fn pair(x: f64, y: f64) -> (f64, f64) { (x * y, x - y) }
    fn array(x: [f64; 2]) -> [f64; 3] { let [a, b] = x; [a, b, a * b] }
    fn vector(n: usize, x: f64) -> Vec<f64> { (0..n).map(|i| x * i as f64).collect() }
    fn root(x: f64) -> Option<f64> { if x < 0.0 { None } else { Some(x.sqrt()) } }
    fn first(xs: &[f64]) -> Option<&f64> { xs.first() }

    pub fn arithmetic(x: &[f64]) -> f64 {
        let (a, b) = pair(x[0], x[1]);
        let mut c = square(a) + by_reference(&b);
        in_place(&mut c, 0.5);
        let [p, q, r] = array([a, c]);
        p + q * r - -a
    }

    pub fn containers(x: &[f64]) -> f64 {
        let v = vector(4, x[0]);
        let total: f64 = v.iter().sum();
        let maybe = root(x[1]).unwrap_or(0.0) + root(-1.0).unwrap_or(0.5);
        let head = *first(x).unwrap_or(&1.0);
        total * maybe + head
    }

    pub fn constants(x: &[f64]) -> f64 {
        let tau = 2.0 * PI;
        let e = consts::E.ln();
        x[0] * G + tau + e * x[1].max(f64::NEG_INFINITY).min(f64::INFINITY) + std::f64::consts::SQRT_2 * x[0]
            + f64::EPSILON + WEIGHTS[1] * x[1] + OFFSET
    }

    pub fn tables(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (w, x) in WEIGHTS.iter().zip(x) { sum += w * x; }
        for w in WEIGHTS { sum += w.powi(2) * x[0]; }
        sum + dot(&WEIGHTS, x) + WEIGHTS.len() as f64
    }

    fn dot(a: &[f64], b: &[f64]) -> f64 { a.iter().zip(b).map(|(x, y)| x * y).sum() }

    pub fn casts(x: &[f64]) -> f64 {
        let n = (x[0] * 10.0) as usize;
        let m = x[1].floor() as i32;
        let k: u32 = 3;
        let wide = 200 as u8 as f64;
        let table = [1.0, 2.0, 3.0, 4.0];
        let i = (x[0] as usize) % table.len();
        n as f64 * x[0] + f64::from(m) * x[1] + f64::from(k) + wide + table[i] * x[1] + (n % 7) as f64 + (k as usize) as f64
    }

    pub fn functions(x: &[f64]) -> f64 {
        let a = f64::max(x[0], x[1]) + f64::sqrt(x[0]);
        let b: f64 = x.iter().copied().map(f64::sin).sum();
        let largest = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
        let total = x.iter().copied().fold(0.0, std::ops::Add::add);
        let big = [1u8, 2, 3].iter().copied().map(f64::from).sum::<f64>();
        a * b + largest + total + big + f64::powi(x[0], 3) + f64::hypot(3.0, x[1])
    }

    pub fn literals(x: &[f64]) -> f64 {
        let a = 2_f64.sqrt() + 2.0_f64.powi(3) + 1e-3 + 1_000.5 + 5. + 0.5e1 + 1E2;
        let b = if x[0] > 0. { 1.0 } else { -1.0 };
        let c = [0.0; 4];
        let d = [x[0], 1.0, 2.0 * 3.0];
        let e = vec![0.5; 3];
        let f = vec![1.0, x[1]];
        a * x[0] + b + c[0] + d.iter().sum::<f64>() + e.iter().product::<f64>() * x[1] + f[1] * f[0] + (1.0 - 2.0) * -x[0]
    }

    pub fn constant_functions(x: &[f64]) -> f64 {
        let g = gravity();
        let table = weights(3);
        let lazy: Vec<f64> = (0..3).map(weight).collect();
        gravity() * x[0] + g.sqrt() * x[1] + dot(&table, x) + table[1] * x[0] + weights(2)[1] + dot(&lazy, x)
    }
    pub fn gravity() -> f64 { 2.0 * G }
    pub fn weights(n: usize) -> Vec<f64> { (0..n).map(|i| 1.0 / (1.0 + i as f64)).collect() }
    fn weight(i: usize) -> f64 { i as f64 * 0.5 }

    pub fn discrete(n: usize) -> usize { let x: f64 = n as f64 * 1.5; (x + 0.5 + gravity()) as usize }
}

#[test]
fn arithmetic_agrees() {
    agree!(arithmetic, [1.25, -0.5]);
}

#[test]
fn containers_agree() {
    agree!(containers, [1.25, 2.5]);
}

#[test]
fn constants_are_lifted() {
    agree!(constants, [1.25, 2.5]);
}

#[test]
fn tables_are_lifted() {
    agree!(tables, [1.25, 2.5, 0.5]);
}

#[test]
fn casts_see_the_primal() {
    agree!(casts, [1.27, 2.53]);
}

#[test]
fn functions_by_path() {
    agree!(functions, [1.27, 2.53]);
}

#[test]
fn literals_in_every_spelling() {
    agree!(literals, [1.27, 2.53]);
}

#[test]
fn functions_without_scalar_arguments_stay_plain() {
    agree!(constant_functions, [1.27, 2.53, 0.1]);
    // No annotation needed: these are `f64` as before.
    let doubled = model::gravity().sqrt() + model::weights(2)[1];
    assert_eq!(doubled, plain::gravity().sqrt() + 0.5);
    assert_eq!(model::discrete(3), plain::discrete(3));
    assert_eq!(model::G, plain::G);
}

#[test]
fn literals_at_the_call_need_no_annotation() {
    assert!((model::half(3.0) - 1.5).abs() < 1e-12);
    let y = model::half(2.0);
    assert_eq!(y.sqrt().to_string(), "1");
    let halves: Vec<_> = [1.0, 2.0].into_iter().map(model::half).collect();
    assert_eq!(halves.iter().map(|x| x.powi(2)).sum::<f64>(), 1.25);
    let pointer: fn(f64) -> f64 = model::half;
    println!("{:.1} {}", pointer(1.0), model::half(0.5));
}
