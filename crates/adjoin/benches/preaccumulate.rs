//! What preaccumulation saves: a function of some fifty operations, called a thousand times, and one of a given number of
//! arguments and results.
//!
//! `cargo bench -p adjoin --bench preaccumulate`. Minima of interleaved runs, for each call of the function. The columns: as
//! it is on `f64`; recorded as it is; `memory::preaccumulate` around it; `#[preaccumulate]` on it.

use adjoin::memory::preaccumulate;
use adjoin::prelude::*;
use std::hint::black_box;
use std::time::Instant;

#[differentiable]
mod model {
    #[inline(always)]
    fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
        a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
    }

    #[inline(always)]
    fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// Rodrigues' formula: v turned around the axis r by the angle ‖r‖.
    #[inline(always)]
    pub(super) fn turn(r: [f64; 3], v: [f64; 3]) -> [f64; 3] {
        let angle = dot(r, r).sqrt();
        let axis = [r[0] / angle, r[1] / angle, r[2] / angle];
        let (sin, cos) = angle.sin_cos();
        let turned = cross(axis, v);
        let along = dot(axis, v) * (1.0 - cos);
        [
            v[0] * cos + turned[0] * sin + axis[0] * along,
            v[1] * cos + turned[1] * sin + axis[1] * along,
            v[2] * cos + turned[2] * sin + axis[2] * along,
        ]
    }

    #[preaccumulate]
    pub(super) fn turn_reduced(r: [f64; 3], v: [f64; 3]) -> [f64; 3] {
        turn(r, v)
    }

    /// Some `2 · STEPS · N` operations on N numbers, of which M are the results.
    pub(super) fn mix<const N: usize, const M: usize>(x: [f64; N], #[constant] steps: usize) -> [f64; M] {
        let mut y = x;
        for step in 0..steps {
            for i in 0..N {
                y[i] = y[i] * y[(i + step + 1) % N] + 0.3 * x[i];
            }
        }
        let mut results = [x[0]; M];
        for i in 0..M {
            results[i] = y[i % N].sin() * y[(i + 1) % N];
        }
        results
    }

    #[preaccumulate]
    pub(super) fn mix_reduced<const N: usize, const M: usize>(
        x: [f64; N],
        #[constant] steps: usize,
    ) -> [f64; M] {
        mix(x, steps)
    }
}

const CALLS: usize = 1000;
const ROUNDS: usize = 200;

/// The least times of some functions, in nanoseconds for each call.
fn times<const F: usize>(functions: [&dyn Fn() -> f64; F]) -> [f64; F] {
    let mut least = [f64::INFINITY; F];
    for _ in 0..ROUNDS {
        for (least, f) in least.iter_mut().zip(functions) {
            let start = Instant::now();
            black_box(f());
            *least = least.min(start.elapsed().as_secs_f64() * 1e9 / CALLS as f64);
        }
    }
    least
}

/// Turns a thousand vectors, which are variables or constants.
fn turned(constants: bool) {
    type Turn = fn([Reverse; 3], [Reverse; 3]) -> [Reverse; 3];
    let vectors: Vec<[f64; 3]> =
        (0..CALLS).map(|i| [0, 1, 2].map(|k| ((3 * i + k) as f64 * 0.7).sin())).collect();
    let axis = [0.3, 0.4, 0.5];
    let plain =
        || vectors.iter().map(|v| model::turn(black_box(axis), *v)).map(|[a, b, c]| a * b + c).sum::<f64>();
    let total = |turn: Turn, r: [Reverse; 3], vectors: &[[Reverse; 3]]| {
        vectors.iter().map(|v| turn(r, *v)).map(|[a, b, c]| a * b + c).sum::<Reverse>()
    };
    let recorded: Turn = model::turn;
    let swept: Turn = |r, v| preaccumulate(|| model::turn(r, v));
    let reduced: Turn = model::turn_reduced;
    let value = |turn: Turn| {
        if constants {
            value_and_grad(|r| total(turn, r, &constant(&vectors)), &axis).0
        } else {
            value_and_grad(|(r, v): (_, Vec<_>)| total(turn, r, &v), &(axis, &vectors)).0
        }
    };
    let statistics = |turn: Turn| {
        let statistics = if constants {
            vjp(|r| total(turn, r, &constant(&vectors)), &axis).1.statistics()
        } else {
            vjp(|(r, v): (_, Vec<_>)| total(turn, r, &v), &(axis, &vectors)).1.statistics()
        };
        [statistics.peak_bytes as f64 / CALLS as f64, statistics.nodes as f64 / CALLS as f64]
    };
    let [f64s, a, b, c] = times([&plain, &|| value(recorded), &|| value(swept), &|| value(reduced)]);
    println!("ns            {f64s:10.1} {a:10.1} {b:10.1} {c:10.1}");
    let [[a, i], [b, j], [c, k]] = [recorded, swept, reduced].map(statistics);
    println!("bytes         {:10} {a:10.1} {b:10.1} {c:10.1}", "");
    println!("nodes         {:10} {i:10.1} {j:10.1} {k:10.1}", "");
}

fn mixed<const N: usize, const M: usize>(steps: usize) {
    let point: Vec<[f64; N]> =
        (0..CALLS).map(|i| std::array::from_fn(|k| ((N * i + k) as f64 * 0.7).sin())).collect();
    let plain =
        || point.iter().map(|x| model::mix::<N, M, _>(*x, steps).into_iter().sum::<f64>()).sum::<f64>();
    let recorded = |xs: Vec<[Reverse; N]>| {
        xs.iter().map(|x| model::mix::<N, M, _>(*x, steps).into_iter().sum::<Reverse>()).sum::<Reverse>()
    };
    let swept = |xs: Vec<[Reverse; N]>| {
        let one = |x: &[Reverse; N]| preaccumulate(|| model::mix::<N, M, _>(*x, steps));
        xs.iter().map(|x| one(x).into_iter().sum::<Reverse>()).sum::<Reverse>()
    };
    let reduced = |xs: Vec<[Reverse; N]>| {
        xs.iter()
            .map(|x| model::mix_reduced::<N, M, _>(*x, steps).into_iter().sum::<Reverse>())
            .sum::<Reverse>()
    };
    let [f64s, a, b, c] =
        times([&plain, &|| value_and_grad(recorded, &point).0, &|| value_and_grad(swept, &point).0, &|| {
            value_and_grad(reduced, &point).0
        }]);
    println!("{N:4} {M:4} {:6} {f64s:10.1} {a:10.1} {b:10.1} {c:10.1}", 2 * N * steps);
}

fn main() {
    println!("Rodrigues' formula, 3 results; gradient, for each call");
    println!("                     f64   recorded      swept    reduced");
    println!("6 variables");
    turned(false);
    println!("3 variables and 3 constants");
    turned(true);
    println!("\nn arguments, m results; gradient, ns for each call");
    println!("   n    m    ops        f64   recorded      swept    reduced");
    mixed::<2, 1>(12);
    mixed::<4, 1>(6);
    mixed::<6, 1>(4);
    mixed::<6, 3>(4);
    mixed::<8, 1>(4);
    mixed::<8, 8>(4);
    mixed::<12, 1>(4);
    mixed::<16, 1>(4);
    mixed::<16, 4>(4);
    mixed::<16, 16>(4);
    mixed::<16, 1>(40);
    mixed::<16, 16>(40);
}
