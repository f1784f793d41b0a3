use adjoin::*;
use std::time::Instant;
fn dot<R: Real>(a: &[R], b: &[R]) -> R {
    a.iter().zip(b).map(|(x, y)| *x * *y).sum()
}
fn best(mut f: impl FnMut(), reps: usize) -> f64 {
    (0..reps)
        .map(|_| {
            let t = Instant::now();
            f();
            t.elapsed().as_secs_f64()
        })
        .fold(f64::INFINITY, f64::min)
}
fn settle<R: Real>(mut p: [R; 2], mut v: [R; 2], steps: usize) -> [R; 2] {
    for _ in 0..steps {
        let a = [p[0] * -0.5 - v[0] * 0.2, p[1] * -0.5 - v[1] * 0.2];
        let np = [p[0] + v[0] * 0.05, p[1] + v[1] * 0.05];
        v = [v[0] + a[0] * 0.05, v[1] + a[1] * 0.05];
        p = np;
    }
    p
}
fn particles<R: Real>(ps: &[[[R; 2]; 2]; 4], steps: usize, par: bool) -> R {
    let s = |i: usize| settle(ps[i][0], ps[i][1], steps);
    let r: [[R; 2]; 4] = if par {
        let ((a, b), (c, d)) = join(|| join(|| s(0), || s(1)), || join(|| s(2), || s(3)));
        [a, b, c, d]
    } else {
        [s(0), s(1), s(2), s(3)]
    };
    r.iter().map(|[x, y]| *x * *y).sum()
}
fn psum<R: Real>(xs: &[R], w: R, leaf: usize) -> R {
    if xs.len() <= leaf {
        xs.iter().map(|x| (*x * w).sin() * *x).sum()
    } else {
        let (l, r) = xs.split_at(xs.len() / 2);
        let (a, b) = join(|| psum(l, w, leaf), || psum(r, w, leaf));
        a + b
    }
}
fn main() {
    for n in [1000usize, 100_000, 1_000_000, 5_000_000] {
        let a: Vec<f64> = (0..n).map(|i| (i as f64).sin()).collect();
        let b: Vec<f64> = (0..n).map(|i| (i as f64).cos()).collect();
        let x = (a, b);
        let (v, g) = value_and_grad(|(a, b)| dot(&a, &b), &x);
        assert_eq!(v, dot(&x.0, &x.1));
        assert_eq!(g.0, x.1);
        assert_eq!(g.1, x.0);
        let t = best(
            || {
                std::hint::black_box(value_and_grad(|(a, b)| dot(&a, &b), std::hint::black_box(&x)));
            },
            (20_000_000 / n).clamp(5, 2000),
        );
        println!("dot {n}: {:.2} ns/el", t * 1e9 / n as f64);
    }
    let ps: [[[f64; 2]; 2]; 4] = std::array::from_fn(|i| [[0.5 * (i + 1) as f64, 0.1], [1.0, 1.0]]);
    for threads in [1, 2] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            for (steps, par) in [(1000, false), (1000, true), (10_000, false), (10_000, true)] {
                let (_, g) = value_and_grad(|p| particles(&p, steps, par), &ps);
                let t = best(
                    || {
                        std::hint::black_box(value_and_grad(
                            |p| particles(&p, steps, par),
                            std::hint::black_box(&ps),
                        ));
                    },
                    1000_000 / steps,
                );
                println!("threads {threads} particles {steps} par {par}: {:.1} us {:e}", t * 1e6, g[0][0][0]);
            }
            let xs: Vec<f64> = (0..100_000).map(|i| (i as f64).sin()).collect();
            for leaf in [100_000, 1000] {
                let x = (xs.clone(), 0.3);
                let (v, g) = value_and_grad(|(x, w)| psum(&x, w, leaf), &x);
                let t = best(
                    || {
                        std::hint::black_box(value_and_grad(
                            |(x, w)| psum(&x, w, leaf),
                            std::hint::black_box(&x),
                        ));
                    },
                    100,
                );
                println!(
                    "threads {threads} psum leaf {leaf}: {:.1} us {v:e} {:e} {:e}",
                    t * 1e6,
                    g.1,
                    g.0[7]
                );
            }
            let n = 100_000;
            let t = best(
                || {
                    std::hint::black_box(value_and_grad(
                        |x| {
                            for _ in 0..n {
                                join(|| (), || ());
                            }
                            x
                        },
                        &1.0,
                    ));
                },
                20,
            );
            let u = best(
                || {
                    for _ in 0..n {
                        rayon::join(|| (), || ());
                    }
                },
                20,
            );
            println!(
                "threads {threads} empty fork {:.1} ns, rayon {:.1} ns",
                t * 1e9 / n as f64,
                u * 1e9 / n as f64
            );
        });
    }
}
