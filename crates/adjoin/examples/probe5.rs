//! probe
use adjoin::*;
use std::hint::black_box as bb;
use std::time::Instant;
fn best(mut f: impl FnMut(), reps: usize) -> f64 {
    (0..reps)
        .map(|_| {
            let t = Instant::now();
            f();
            t.elapsed().as_secs_f64()
        })
        .fold(f64::INFINITY, f64::min)
}
fn dot<R: Real>(a: &[R], b: &[R]) -> R {
    a.iter().zip(b).map(|(x, y)| *x * *y).sum()
}
fn main() {
    let n = 1000;
    let a: Vec<f64> = (0..n).map(|i| (i as f64).sin()).collect();
    let b: Vec<f64> = (0..n).map(|i| (i as f64).cos()).collect();
    let x = (a, b);

    let ns = |t: f64| t * 1e9 / n as f64;
    println!(
        "lift+readout {:.2}",
        ns(best(
            || {
                bb(value_and_grad(|(a, _b)| a[0], bb(&x)));
            },
            3000
        ))
    );
    println!(
        "all {:.2}",
        ns(best(
            || {
                bb(value_and_grad(|(a, b)| dot(&a, &b), bb(&x)));
            },
            3000
        ))
    );
    let (_, p) = vjp(|(a, b)| dot(&a, &b), &x);
    println!(
        "pullback {:.2}",
        ns(best(
            || {
                bb(p.call(&1.0)).unwrap();
            },
            3000
        ))
    );
    println!(
        "f64 {:.2}",
        ns(best(
            || {
                bb(dot(&bb(&x).0, &x.1));
            },
            3000
        ))
    );
    for k in [0, 1] {
        println!(
            "forward of 10 dots {:.2}",
            ns(best(
                || {
                    bb(value_and_grad(
                        |(a, b)| {
                            let mut s = a[0];
                            for _ in 0..10 {
                                s = dot(bb(&a), &b);
                                if k == 1 {
                                    bb(s);
                                }
                            }
                            if k == 1 { a[0] } else { s }
                        },
                        bb(&x),
                    ));
                },
                3000
            )) / 10.0
        );
    }
}
