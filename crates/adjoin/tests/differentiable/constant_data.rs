//! `#[constant]` data stays plain through loops, closures, patterns, `let` and calls, and constant tables are
//! read in place.

use adjoin::prelude::*;

#[differentiable]
#[allow(clippy::all, clippy::pedantic, unreachable_pub)]
mod model {
    #[derive(Clone, Debug)]
    pub struct Obs {
        pub x: f64,
        pub y: f64,
        pub tag: usize,
    }
    #[derive(Clone, Debug)]
    pub enum Datum {
        Point(f64),
        Range { low: f64, high: f64 },
        Missing,
    }
    pub static NODES: [[f64; 2]; 2] = [[0.5, 1.0], [0.25, 2.0]];
    pub static ROWS: [&[f64]; 2] = [&[1.0, 2.0], &[3.0, 4.0, 5.0]];

    fn g(w: f64, #[constant] x: f64) -> f64 {
        w * x
    }
    fn r(w: f64, x: &f64) -> f64 {
        w * x
    }
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }
    fn poly(c: &[f64], x: f64) -> f64 {
        c.iter().rev().fold(0.0, |acc, c| acc * x + c)
    }
    fn whole(#[constant] t: &[&[f64]], x: f64) -> f64 {
        t.iter().map(|row| poly(row, x)).sum()
    }

    pub fn loops(w: f64, #[constant] data: &[f64]) -> f64 {
        let mut s = 0.0;
        for x in data {
            s += w * *x + g(w, *x) + x * w + w * x;
        }
        for &x in data {
            s += g(w, x) + x;
        }
        for (i, x) in data.iter().enumerate() {
            s += g(w, *x) * i as f64;
        }
        for x in data.iter().copied().skip(1) {
            s += g(w, x) - x.max(w);
        }
        for pair in data.windows(2) {
            s += g(w, pair[1] - pair[0]);
        }
        for i in 0..data.len() {
            let y = data[i];
            s += g(w, y) + r(w, &y) + y.sin() * w;
        }
        s
    }
    pub fn closures(w: f64, #[constant] data: &[f64]) -> f64 {
        let a: f64 = data.iter().map(|x| g(w, *x)).sum();
        let b = data.iter().zip(data.iter().skip(1)).map(|(x, y)| g(w, y - x) + x * w).sum::<f64>();
        let c = data.iter().filter(|x| **x > 0.5).map(|&x| g(w, x).powi(2)).fold(0.0, |a, b| a + b);
        let d = data.iter().fold(w, |acc, x| acc + g(w, *x) * r(w, x));
        let total: f64 = data.iter().sum();
        let mean = data.iter().sum::<f64>() / data.len() as f64;
        let top = data.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
        let n = data.iter().filter(|x| **x > 0.5).count();
        let ws = vec![w, w * w, w.sin()];
        let e: f64 = ws.iter().zip(data).map(|(w, x)| g(*w, *x)).sum();
        let f: f64 = data.iter().zip(&ws).enumerate().map(|(i, (x, w))| g(*w, *x) * i as f64).sum();
        let h = data.first().map(|x| g(w, *x)).unwrap_or(0.0);
        if let Some(x) = data.last() {
            h + g(w, *x)
                + a
                + b
                + c
                + d
                + total * w
                + mean * w
                + top * w
                + n as f64 * w
                + e
                + f
                + dot(&ws, data)
        } else {
            w
        }
    }
    pub fn records(w: f64, #[constant] data: &[Obs]) -> f64 {
        let mut s = 0.0;
        for o in data {
            let Obs { x, y, .. } = o;
            s += (g(w, *x) - y).powi(2) + (g(w, o.x) - o.y) * o.tag as f64;
        }
        s + data.iter().map(|Obs { x, y, .. }| (g(w, *x) - *y).powi(2)).sum::<f64>()
            + data
                .iter()
                .map(|o| {
                    let r = w * o.x - o.y;
                    r * r
                })
                .sum::<f64>()
    }
    pub fn tuples(w: f64, #[constant] data: &[(f64, f64)]) -> f64 {
        let a: f64 = data.iter().map(|&(x, y)| g(w, x) - y).sum();
        let b: f64 = data.iter().map(|(x, y)| g(w, *x) * y).sum();
        let c: f64 = data.iter().map(|p| g(w, p.0) * p.1).sum();
        let (x, y) = data[0];
        a + b + c + g(w, x) * g(w, y)
    }
    pub fn rows(w: f64, #[constant] data: &[Vec<f64>]) -> f64 {
        let mut s = 0.0;
        for row in data {
            s += dot(row, &[w, w * w]) + row.iter().map(|x| g(w, *x)).sum::<f64>();
        }
        for i in 0..data.len() {
            let row = &data[i];
            s += g(w, row[0]) + dot(row, row) * w;
        }
        s + data.iter().flat_map(|row| row.iter().map(move |x| g(w, *x))).sum::<f64>()
    }
    pub fn data(w: f64, #[constant] list: &[Datum]) -> f64 {
        list.iter()
            .map(|d| match d {
                Datum::Point(x) => g(w, *x),
                Datum::Range { low, high } => g(w, *low) * g(w, high - low),
                Datum::Missing => 1.0,
            })
            .sum()
    }
    pub fn tables(x: f64) -> f64 {
        let mut s = poly(ROWS[0], x) + whole(&ROWS, x);
        for &row in &ROWS {
            s += poly(row, x);
        }
        for [node, weight] in NODES.iter() {
            s += weight * (node * x).sin() + g(x, *weight);
        }
        for row in ROWS {
            s += row[0] * x + row.len() as f64;
        }
        s + NODES.iter().map(|n| n[0] * x + g(x, n[1])).sum::<f64>() + dot(&NODES[1], &[x, x])
    }

    /// Where a slice of scalars is.
    fn address(xs: &[f64]) -> usize {
        xs.as_ptr().addr()
    }

    pub fn addresses(_: f64, #[constant] data: &[f64]) -> [usize; 4] {
        let part = &data[1..];
        [address(data), address(part), address(ROWS[1]), address(&NODES[1])]
    }

    pub fn compared(w: f64, #[constant] limit: f64, #[constant] list: &[f64]) -> f64 {
        let inside = limit < w && 0.5 < w && list.iter().all(|low| *low < w);
        if inside { w * w } else { -w }
    }
}

#[track_caller]
fn agree(
    f: impl Fn(f64) -> f64,
    reverse: impl Fn(Reverse) -> Reverse,
    forward: impl Fn(Forward<f64, 1>) -> Forward<f64, 1>,
) {
    let at = 1.3;
    let (value, gradient) = value_and_grad(&reverse, &at);
    let tangent = forward(Forward::new(at, [1.0])).tangent(0);
    let slope = (f(at + 1e-6) - f(at - 1e-6)) / 2e-6;
    assert_eq!(value, f(at));
    assert!((gradient - tangent).abs() <= 1e-12 * tangent.abs().max(1.0), "{gradient} is not {tangent}");
    assert!((slope - tangent).abs() <= 1e-6 * tangent.abs().max(1.0), "{slope} is not {tangent}");
}

macro_rules! agree {
    ($function:ident, $data:expr) => {
        let data = $data;
        agree(|w| model::$function(w, data), |w| model::$function(w, data), |w| model::$function(w, data));
    };
}

#[test]
fn numbers() {
    agree!(loops, &[0.4, 1.5, 2.5]);
    agree!(closures, &[0.4, 1.5, 2.5]);
}

#[test]
fn structures() {
    let [first, second] = [(1.0, 2.0, 1), (0.5, 1.5, 2)].map(|(x, y, tag)| model::Obs { x, y, tag });
    agree!(records, &[first.clone(), second.clone()]);
    agree!(tuples, &[(1.0, 2.0), (0.5, 0.25)]);
    agree!(rows, &[vec![1.0, 2.0], vec![0.5, 0.75]]);
    agree!(
        data,
        &[model::Datum::Point(2.0), model::Datum::Range { low: 0.5, high: 1.5 }, model::Datum::Missing]
    );
}

#[test]
fn tables_of_slices() {
    agree(model::tables, model::tables, model::tables);
}

#[test]
fn numbers_on_the_left_of_comparisons() {
    agree(
        |w| model::compared(w, 1.0, &[0.1]),
        |w| model::compared(w, 1.0, &[0.1]),
        |w| model::compared(w, 1.0, &[0.1]),
    );
    assert_eq!(grad(|w| model::compared(w, 1.0, &[9.0]), &1.3), -1.0);
    assert_eq!(grad(|w| model::compared(w, 2.0, &[0.1]), &1.3), -1.0);
}

#[test]
fn plain_callers_read_data_and_tables_in_place() {
    let data = [1.0, 2.0, 3.0];
    let address = |slice: &[f64]| slice.as_ptr() as usize;
    assert_eq!(
        model::addresses(0.0, &data),
        [address(&data), address(&data[1..]), address(model::ROWS[1]), address(&model::NODES[1])]
    );
}
