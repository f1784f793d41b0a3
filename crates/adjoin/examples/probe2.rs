//! probe
use adjoin::*;
fn dot<R: Real>(a: &[R], b: &[R]) -> R {
    a.iter().zip(b).map(|(x, y)| *x * *y).sum()
}
fn main() {
    let n = 1000;
    let a: Vec<f64> = (0..n).map(|i| (i as f64).sin()).collect();
    let b: Vec<f64> = (0..n).map(|i| (i as f64).cos()).collect();
    let x = (a, b);
    let t = std::time::Instant::now();
    for _ in 0..200_000 {
        std::hint::black_box(value_and_grad(|(a, b)| dot(&a, &b), std::hint::black_box(&x)));
    }
    println!("{:.2}", t.elapsed().as_secs_f64() / 200_000.0 / 1000.0 * 1e9);
}
