//! Iterator chains and sorting.

use crate::common::{agree, twice};

twice! {
    use std::collections::{BTreeMap, HashMap, VecDeque};

    fn evens(x: &[f64]) -> impl Iterator<Item = f64> + '_ { x.iter().copied().step_by(2) }
    fn boxed<'a>(x: &'a [f64]) -> Box<dyn Iterator<Item = f64> + 'a> { Box::new(x.iter().map(|v| v + 1.0)) }

    pub fn chains(x: &[f64]) -> f64 {
        let squares: f64 = x.iter().map(|v| v * v).sum();
        let dot = x.iter().zip(x.iter().rev()).map(|(a, b)| a * b).sum::<f64>();
        let product: f64 = x.iter().product();
        let folded = x.iter().fold(1.0, |acc, v| acc * 0.5 + v);
        let differences: f64 = x.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum();
        let chunks: f64 = x.chunks(2).map(|c| c.iter().sum::<f64>().sqrt()).sum();
        let weighted: f64 = x.iter().enumerate().map(|(i, v)| i as f64 * v).sum();
        let flat: f64 = x.iter().flat_map(|v| [*v, 2.0 * v, 0.5]).sum();
        let scanned: Vec<f64> = x.iter().scan(0.0, |state, v| { *state += v; Some(*state) }).collect();
        squares + dot + product + folded + differences + chunks + weighted + flat + scanned[scanned.len() - 1]
    }

    pub fn selections(x: &[f64]) -> f64 {
        let least = x.iter().copied().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        let greatest = x.iter().max_by(|a, b| a.total_cmp(b)).unwrap();
        let also = x.iter().copied().max_by(f64::total_cmp).unwrap();
        let same = x.iter().copied().reduce(f64::min).unwrap();
        let large: Vec<&f64> = x.iter().filter(|v| **v > 0.3).collect();
        let place = x.iter().position(|&v| v == greatest.clone()).unwrap();
        let any = if x.iter().any(|v| *v < 0.0) { 1.0 } else { 2.0 };
        least * greatest + also + same + large.len() as f64 * *large[0] + x[place] + any
            + x.iter().take_while(|v| **v < 2.0).skip(1).map(|v| v.exp()).sum::<f64>()
    }

    pub fn sorting(x: &[f64]) -> f64 {
        let mut sorted = x.to_vec();
        sorted.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let mut descending = sorted.clone();
        descending.sort_by(|a, b| b.total_cmp(a));
        let mut third = x.to_vec();
        third.sort_by(f64::total_cmp);
        third.sort_unstable_by(|a, b| b.partial_cmp(a).unwrap_or(std::cmp::Ordering::Equal));
        let mut pairs: Vec<(usize, f64)> = x.iter().copied().enumerate().collect();
        pairs.sort_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap());
        let median = sorted[sorted.len() / 2];
        median + 2.0 * descending[0] - third[1] + pairs[0].1 * pairs[1].0 as f64
    }

    pub fn collections(x: &[f64]) -> f64 {
        let mut map: HashMap<String, f64> = HashMap::new();
        for (i, v) in x.iter().enumerate() { *map.entry(format!("k{}", i % 2)).or_insert(0.0) += v; }
        let tree: BTreeMap<usize, f64> = x.iter().copied().enumerate().collect();
        let mut queue: VecDeque<f64> = VecDeque::from(vec![0.5, 1.5]);
        queue.push_back(x[0]);
        let mut list = Vec::<f64>::with_capacity(3);
        list.extend_from_slice(&x[1..]);
        list.push(1.0);
        let mut grid = vec![vec![0.0; 3]; 2];
        grid[1][2] = x[0];
        grid[0][1] += 0.5;
        let (low, high): (Vec<f64>, Vec<f64>) = x.iter().partition(|v| **v < 1.0);
        map["k0"] * map["k1"] + tree[&1] + queue.iter().sum::<f64>() + list.iter().product::<f64>()
            + grid.iter().flatten().sum::<f64>() + low.len() as f64 * high.iter().sum::<f64>()
    }

    pub fn adapters(x: &[f64]) -> f64 {
        let e: f64 = evens(x).sum();
        let b: f64 = boxed(x).map(f64::ln).sum();
        let r = std::iter::repeat(2.0).take(3).zip(x).map(|(c, v)| c * v).sum::<f64>();
        let s: f64 = std::iter::successors(Some(x[0]), |v| if *v > 0.01 { Some(v * 0.5) } else { None }).sum();
        let parsed: f64 = "1.5 2.5".split(' ').map(|t| t.parse::<f64>().unwrap()).sum();
        let other: f64 = "0.25".parse().unwrap();
        let read: Result<Vec<f64>, _> = "1,2,x".split(',').map(str::parse::<f64>).collect();
        let parsed = parsed + other + if read.is_err() { 1.0 } else { 0.0 };
        let last: f64 = (0..3).map(|i| x[0] * f64::from(i)).last().unwrap_or(0.0);
        e + b + r + s + parsed * x[1] + last
    }
}

#[test]
fn chains_agree() {
    agree!(chains, [1.5, 0.25, 2.5, 0.75]);
}

#[test]
fn selections_agree() {
    agree!(selections, [1.5, 0.25, 2.5, 0.75]);
}

#[test]
fn sorting_agrees() {
    agree!(sorting, [1.5, 0.25, 2.5, 0.75]);
}

#[test]
fn collections_agree() {
    agree!(collections, [1.5, 0.25, 2.5, 0.75]);
}

#[test]
fn adapters_agree() {
    agree!(adapters, [1.5, 0.25, 2.5, 0.75]);
}
