//! Rare but valid code: shadowing, names used twice, tables of every kind, orderings on floats.

use crate::common::{agree, twice};

twice! {
    use std::cell::{Cell, RefCell};
    use std::cmp::Ordering;
    use std::collections::BinaryHeap;
    use std::rc::Rc;

    const COEFFICIENTS: &[f64] = &[1.0, -0.5, 0.25];
    const GRID: [[f64; 2]; 2] = [[1.0, 2.0], [3.0, 4.0]];
    const LIMIT: Option<f64> = Some(10.0);
    const NAMED: [(&str, f64); 2] = [("a", 0.5), ("b", 1.5)];
    const COUNT: usize = 3;
    const SHIFT: f64 = 2.0 * std::f64::consts::PI / COUNT as f64;

    pub fn tables(x: &[f64]) -> f64 {
        let horner = COEFFICIENTS.iter().rev().fold(0.0, |acc, c| acc * x[0] + c);
        let mut sum = horner + GRID[0][1] * x[1] + COEFFICIENTS[1] * x[0];
        for row in GRID { sum += row.iter().map(|v| v * x[0]).sum::<f64>(); }
        for row in &GRID { sum += row[0] * x[1]; }
        for c in COEFFICIENTS { sum += c.max(0.0) * x[1]; }
        sum += total(&COEFFICIENTS[1..]) + total(&GRID[1]) * x[0] + total(COEFFICIENTS);
        if let Some(limit) = LIMIT { sum = sum.min(limit * 100.0); }
        sum += NAMED.iter().map(|(name, v)| name.len() as f64 * v * x[0]).sum::<f64>();
        sum += x[0] * SHIFT * COUNT as f64 + GRID[1].iter().sum::<f64>() + GRID.len() as f64;
        let copy = GRID;
        sum + copy[1][1] * x[1]
    }

    fn total(values: &[f64]) -> f64 { values.iter().sum() }

    struct Slot { value: f64, uses: usize }

    /// `f64` evaluates the right side of `+=` first, and borrows the left side after that.
    pub fn updates_from_the_same_container(x: &[f64]) -> f64 {
        let mut a = x.to_vec();
        for i in 1..a.len() { a[i] += a[i - 1] * 0.5; }
        a[0] *= a[1] - a[0];
        let mut cells: Vec<Slot> = a.iter().map(|value| Slot { value: *value, uses: 0 }).collect();
        cells[1].value -= cells[0].value.sin() * cells[1].value;
        cells[0].uses += cells[1].uses + cells.len();
        *a.last_mut().unwrap() /= a[0] + cells[0].uses as f64;
        let mut next = 0;
        let mut take = || { next += 1; next - 1 };
        a[take()] += x[take()];
        total(&a) * cells[1].value
    }

    fn step(x: f64) -> f64 { x * 0.5 }
    fn sum(values: &[f64]) -> f64 { values.iter().sum() }

    pub fn shadowing(x: &[f64]) -> f64 {
        let step = step(x[0]);
        let sum = sum(x) + step;
        let total = |y: f64| y * 2.0;
        let x = x[1];
        let x = x * total(sum);
        { let x = 1.0; let _ = x; }
        for x in [0.5, 1.5] { let _ = x * 2.0; }
        x * step
    }

    pub enum Shape { Circle(Circle), Square(Square) }
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Circle { r: f64 }
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Square(f64);
    impl Shape {
        fn area(&self) -> f64 {
            match self {
                Shape::Circle(Circle { r }) => 3.0 * r * r,
                Self::Square(Square(side)) => side * side,
            }
        }
    }

    trait Fit { type Square; fn fit(&self, x: f64) -> Self::Square; }
    impl Fit for Circle { type Square = [f64; 2]; fn fit(&self, x: f64) -> Self::Square { [x, self.r] } }

    pub fn names(x: &[f64]) -> f64 {
        let shapes = [Shape::Circle(Circle { r: x[0] }), Shape::Square(Square(x[1]))];
        let fit: <Circle as Fit>::Square = Circle { r: 0.5 }.fit(x[0]);
        shapes.iter().map(Shape::area).sum::<f64>() + fit[0] * fit[1]
    }

    #[derive(Clone, Copy, PartialEq)]
    struct State { cost: f64, node: usize }
    impl Eq for State {}
    impl Ord for State {
        fn cmp(&self, other: &Self) -> Ordering {
            other.cost.partial_cmp(&self.cost).unwrap_or(Ordering::Equal).then_with(|| self.node.cmp(&other.node))
        }
    }
    impl PartialOrd for State { fn partial_cmp(&self, other: &Self) -> Option<Ordering> { Some(self.cmp(other)) } }

    pub fn shortest_path(x: &[f64]) -> f64 {
        let edges: Vec<Vec<(usize, f64)>> = vec![vec![(1, x[0]), (2, x[1])], vec![(3, x[2])], vec![(1, 0.1), (3, x[0] * 4.0)], vec![]];
        let mut best = vec![f64::INFINITY; 4];
        let mut heap = BinaryHeap::new();
        best[0] = 0.0;
        heap.push(State { cost: 0.0, node: 0 });
        while let Some(State { cost, node }) = heap.pop() {
            if node == 3 { return cost; }
            if cost > best[node] { continue; }
            for &(to, length) in &edges[node] {
                let next = State { cost: cost + length, node: to };
                if next.cost < best[to] { heap.push(next); best[to] = next.cost; }
            }
        }
        f64::INFINITY
    }

    struct Shared { total: Cell<f64>, log: RefCell<Vec<f64>>, parent: Option<Rc<Shared>> }
    impl Shared {
        fn add(&self, x: f64) {
            self.total.set(self.total.get() + x);
            self.log.borrow_mut().push(x);
            if let Some(parent) = &self.parent { parent.add(0.5 * x); }
        }
    }

    pub fn interior_mutability(x: &[f64]) -> f64 {
        let parent = Rc::new(Shared { total: Cell::new(0.0), log: RefCell::new(vec![]), parent: None });
        let child = Shared { total: Cell::new(1.0), log: Default::default(), parent: Some(parent.clone()) };
        for v in x { child.add(v * v); }
        child.total.get() * parent.total.get() + child.log.borrow().iter().product::<f64>()
    }

    pub trait Objective: Fn(&[f64]) -> f64 {}
    impl<F: Fn(&[f64]) -> f64> Objective for F {}
    fn minimise(f: &dyn Objective, start: &[f64]) -> f64 { f(start) - f(&[1.0, 2.0]) }
    fn descend(f: impl Objective, mut at: Vec<f64>, rate: f64) -> f64 {
        for _ in 0..3 { for a in at.iter_mut() { *a -= rate * *a; } }
        f(&at)
    }

    pub fn objectives(x: &[f64]) -> f64 {
        let k = x[0];
        minimise(&|v: &[f64]| v[0] * v[1] * k, x) + descend(|v: &[f64]| v.iter().map(|a| a * a).sum(), x.to_vec(), 0.1)
    }

    /// Parameters with defaults.
    pub struct Weighted<T = f64> { value: T, weight: f64 }
    impl<T: Copy + Into<f64>> Weighted<T> { fn product(&self) -> f64 { self.value.into() * self.weight } }
    fn weighted(w: &Weighted) -> f64 { w.value + w.weight }
    type Grid<const N: usize> = [[f64; N]; N];
    fn trace<const N: usize>(grid: &Grid<N>) -> f64 { (0..N).map(|i| grid[i][i]).sum() }

    pub fn parameters(x: &[f64]) -> f64 {
        let grid: Grid<2> = [[x[0], 1.0], [2.0, x[1]]];
        weighted(&Weighted { value: x[0], weight: x[1] }) + Weighted { value: x[0], weight: 2.0 }.product() + trace(&grid)
    }

    pub fn conversions(x: &[f64]) -> f64 {
        let mut buckets = [0usize; 4];
        for v in x { buckets[((v * 2.0) as usize).min(3)] += 1; }
        let mut keyed = x.to_vec();
        keyed.sort_by_key(|v| (v * 1e6) as i64);
        let sign = if x[0].is_sign_positive() && !x[0].is_nan() { 1 } else { -1 };
        let n = x.len();
        let mean = x.iter().sum::<f64>() / n as f64;
        let ratio = (n as f64 - 1.0) / (n + 1) as f64;
        let deviation = x.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1) as f64;
        let (s, c) = x[0].sin_cos();
        let bits = 1.5f64.to_bits() == 0x3FF8_0000_0000_0000;
        keyed[0] * buckets[1] as f64 + sign as f64 * mean * ratio + deviation.sqrt() + s * c + (bits as i32) as f64
            + u8::MAX as f64 * x[0] + i64::pow(2, 3) as f64 + x[0].total_cmp(&x[1]) as i32 as f64
    }
}

#[test]
fn tables_agree() {
    agree!(tables, [1.5, 0.25]);
}

#[test]
fn shadowing_agrees() {
    agree!(shadowing, [1.5, 0.25]);
}

#[test]
fn names_used_twice_agree() {
    agree!(names, [1.5, 0.25]);
}

#[test]
fn orderings_agree() {
    agree!(shortest_path, [1.5, 0.25, 0.75]);
}

#[test]
fn interior_mutability_agrees() {
    agree!(interior_mutability, [1.5, 0.25, 0.75]);
}

#[test]
fn traits_over_closures_agree() {
    agree!(objectives, [1.5, 0.25]);
}

#[test]
fn parameters_with_defaults_agree() {
    agree!(parameters, [1.5, 0.25]);
}

#[test]
fn conversions_agree() {
    agree!(conversions, [1.5, 0.25, 0.75]);
}

#[test]
fn updates_from_the_same_container_agree() {
    agree!(updates_from_the_same_container, [1.5, 0.25, -0.5]);
}
