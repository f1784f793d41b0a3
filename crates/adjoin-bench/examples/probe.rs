use adjoin::prelude::*;
use adjoin::{Matrix, Vector};
use std::hint::black_box;
use std::time::Instant;
fn best(n: usize, mut f: impl FnMut()) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..30 {
        let t = Instant::now();
        for _ in 0..n {
            f();
        }
        best = best.min(t.elapsed().as_secs_f64() / n as f64);
    }
    best * 1e9
}
fn main() {
    let sizes: Vec<usize> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    for n in if sizes.is_empty() { vec![10usize, 1000, 100_000] } else { sizes } {
        let a: Vec<f64> = (0..n).map(|i| (i as f64).sin()).collect();
        let b: Vec<f64> = (0..n).map(|i| (i as f64).cos()).collect();
        let reps = 2_000_000 / n.max(100);
        let mut ga = vec![0.0; n];
        let mut gb = vec![0.0; n];
        let hand = best(reps, || {
            let (a, b) = (black_box(&a), black_box(&b));
            let s: f64 = a.iter().zip(b).map(|(x, y)| x * y).sum();
            black_box(s);
            ga.copy_from_slice(b);
            gb.copy_from_slice(a);
            black_box((&mut ga, &mut gb));
        });
        let x = (Vector::from(a.clone()), Vector::from(b.clone()));
        let arr = best(reps, || {
            black_box(value_and_grad(|(a, b): (Vector<_>, Vector<_>)| a.dot(&b), black_box(&x)));
        });
        let f = best(reps, || {
            black_box(black_box(&x).0.dot(&x.1));
        });
        println!("dot {n}: hand {hand:.0} arrays {arr:.0} ratio {:.2}; f64 dot {f:.0}", arr / hand);
    }
    let n = 100;
    let m: Vec<f64> = (0..n * n).map(|i| (i as f64).sin()).collect();
    let v: Vec<f64> = (0..n).map(|i| (i as f64).cos()).collect();
    let mut gm = vec![0.0; n * n];
    let mut gv = vec![0.0; n];
    let hand = best(200, || {
        let (m, v) = (black_box(&m), black_box(&v));
        let mut s = 0.0;
        gv.fill(0.0);
        for (row, grow) in m.chunks_exact(n).zip(gm.chunks_exact_mut(n)) {
            s += row.iter().zip(v).map(|(x, y)| x * y).sum::<f64>();
            grow.copy_from_slice(v);
            gv.iter_mut().zip(row).for_each(|(g, r)| *g += r);
        }
        black_box(s);
        black_box((&mut gm, &mut gv));
    });
    let x = (Matrix::from_vec(n, n, m.clone()), Vector::from(v.clone()));
    let arr = best(200, || {
        black_box(value_and_grad(|(m, v): (Matrix<_>, Vector<_>)| m.dot(&v).sum(), black_box(&x)));
    });
    println!("matvec: hand {hand:.0} arrays {arr:.0} ratio {:.2}", arr / hand);
}
