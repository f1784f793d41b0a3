use adjoin_bench::adbench::gmm::{Batched, Gmm, Workspace};
use std::time::Instant;
fn best(n: usize, mut f: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..n {
        let t = Instant::now();
        f();
        best = best.min(t.elapsed().as_secs_f64());
    }
    best * 1e3
}
fn main() {
    for (d, k) in [(10, 5), (10, 25), (20, 25), (64, 5)] {
        let gmm = Gmm::generate(1000, d, k, 7);
        let mut w = Workspace::new(&gmm);
        let mut g = Vec::new();
        let hand = best(40, || w.gradient(&gmm, &mut g));
        let objective = best(20, || {
            std::hint::black_box(gmm.value());
        });
        let b = Batched::new(&gmm, 1000);
        let mut h = Vec::new();
        let all = best(40, || b.gradient(&mut h));
        let b = Batched::new(&gmm, 125);
        let blocks = best(40, || b.gradient(&mut h));
        let err = g.iter().zip(&h).map(|(a, b)| (a - b).abs() / (1.0 + a.abs())).fold(0.0, f64::max);
        println!(
            "d{d} K{k}: objective {objective:.2} hand {hand:.2} ms, arrays {all:.2} ({:.2}), blocks {blocks:.2} ({:.2}) err {err:e}",
            all / hand,
            blocks / hand
        );
    }
}
