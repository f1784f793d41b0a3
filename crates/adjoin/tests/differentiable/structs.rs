//! Structs with methods, associated items and operators; generics and const generics.

use adjoin::prelude::*;

use crate::common::{agree, twice};

twice! {
    use std::fmt;
    use std::ops::{Add, AddAssign, Div, Index, IndexMut, Mul, Neg, Sub};

    /// A vector.
    #[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Default)]
    pub struct Vec3 { pub x: f64, pub y: f64, pub z: f64 }

    impl Vec3 {
        pub const DIMENSION: usize = 3;
        pub const ZERO: Vec3 = Vec3 { x: 0.0, y: 0.0, z: 0.0 };
        pub const UP: Self = Self { x: 0.0, y: 0.0, z: 1.0 };
        const SCALE: f64 = 2.5;

        pub fn new(x: f64, y: f64, z: f64) -> Self { Self { x, y, z } }
        pub fn unit() -> Self { Vec3 { x: 1.0, ..Self::ZERO } }
        pub fn count() -> usize { Self::DIMENSION }
        pub fn dot(self, other: Vec3) -> f64 { self.x * other.x + self.y * other.y + self.z * other.z }
        pub fn norm(&self) -> f64 { self.dot(*self).sqrt() }
        pub fn scale(&mut self, by: f64) -> &mut Self { self.x *= by; self.y *= by; self.z *= by; self }
        pub fn scaled(&self) -> Self { *self * Self::SCALE + Vec3::UP }
        pub fn to_array(&self) -> [f64; Self::DIMENSION] { [self.x, self.y, self.z] }
    }

    impl Add for Vec3 { type Output = Vec3; fn add(self, o: Vec3) -> Vec3 { Vec3::new(self.x + o.x, self.y + o.y, self.z + o.z) } }
    impl Sub for Vec3 { type Output = Self; fn sub(self, o: Self) -> Self { self + -o } }
    impl Neg for Vec3 { type Output = Self; fn neg(self) -> Self { -1.0 * self } }
    impl Mul<f64> for Vec3 { type Output = Vec3; fn mul(self, k: f64) -> Vec3 { Vec3 { x: self.x * k, y: self.y * k, z: self.z * k } } }
    impl Mul<Vec3> for f64 { type Output = Vec3; fn mul(self, v: Vec3) -> Vec3 { v * self } }
    impl<'a> Mul<&'a Vec3> for f64 { type Output = Vec3; fn mul(self, v: &'a Vec3) -> Vec3 { *v * self } }
    impl<'a> Add<&'a Vec3> for &'a Vec3 { type Output = Vec3; fn add(self, o: &'a Vec3) -> Vec3 { *self + *o } }
    impl Div<f64> for Vec3 { type Output = Vec3; fn div(self, k: f64) -> Vec3 { (1.0 / k) * self } }
    impl AddAssign for Vec3 { fn add_assign(&mut self, o: Vec3) { *self = *self + o; } }
    impl std::iter::Sum for Vec3 { fn sum<I: Iterator<Item = Vec3>>(iter: I) -> Vec3 { iter.fold(Vec3::ZERO, |a, b| a + b) } }
    impl Index<usize> for Vec3 {
        type Output = f64;
        fn index(&self, i: usize) -> &f64 { match i { 0 => &self.x, 1 => &self.y, _ => &self.z } }
    }
    impl IndexMut<usize> for Vec3 {
        fn index_mut(&mut self, i: usize) -> &mut f64 { match i { 0 => &mut self.x, 1 => &mut self.y, _ => &mut self.z } }
    }
    impl From<[f64; 3]> for Vec3 { fn from([x, y, z]: [f64; 3]) -> Self { Self { x, y, z } } }
    impl From<Vec3> for [f64; 3] { fn from(v: Vec3) -> Self { [v.x, v.y, v.z] } }
    impl fmt::Display for Vec3 {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "({:.2}, {:.2}, {:.2})", self.x, self.y, self.z) }
    }

    pub fn vectors(x: &[f64]) -> f64 {
        let a = Vec3::new(x[0], x[1], 1.0);
        let mut b = 2.0 * a + Vec3::unit() * x[0] - Vec3::ZERO;
        b += a / 3.0;
        b[1] += 0.5;
        b.scale(1.5).scale(x[1]);
        let c: Vec3 = [a, b, Vec3::UP, Vec3::default()].iter().copied().sum();
        let d: [f64; 3] = Vec3::from([x[0], 0.5, 2.0]).into();
        let e = x[0] * &c + (&a + &b);
        let longest = [a, b, c].into_iter().max_by(|p, q| p.norm().total_cmp(&q.norm())).unwrap();
        c.dot(b) + b.norm() + a.scaled().z + d[0] * d[1] + e[2] + longest.x + a.to_array()[1] + Vec3::count() as f64
    }

    #[derive(Clone, Copy, Debug)]
    struct Celsius(f64);
    impl Celsius { fn kelvin(self) -> f64 { self.0 + 273.15 } }

    struct Counter { steps: usize }
    impl Counter {
        fn advance(&mut self, x: f64) -> f64 { self.steps += 1; x * self.steps as f64 }
        fn rate(&self) -> f64 { 0.5 * self.steps as f64 }
    }

    /// Generic in two constants.
    #[derive(Clone, Debug)]
    pub struct Matrix<const N: usize, const M: usize> { rows: [[f64; M]; N] }
    impl<const N: usize, const M: usize> Matrix<N, M> {
        const SIZE: usize = N * M;
        fn filled(value: f64) -> Self { Matrix { rows: [[value; M]; N] } }
        fn zeros() -> Self { Self { rows: [[0.0; M]; N] } }
        fn transpose(&self) -> Matrix<M, N> {
            let mut out = Matrix::<M, N>::zeros();
            for i in 0..N { for j in 0..M { out.rows[j][i] = self.rows[i][j]; } }
            out
        }
        fn multiply<const K: usize>(&self, other: &Matrix<M, K>) -> Matrix<N, K> {
            let mut out = Matrix::zeros();
            for i in 0..N { for j in 0..K { for k in 0..M { out.rows[i][j] += self.rows[i][k] * other.rows[k][j]; } } }
            out
        }
        fn total(&self) -> f64 { self.rows.iter().flatten().sum::<f64>() / Self::SIZE as f64 }
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Pair<T> { left: T, right: T }
    impl<T: Clone> Pair<T> {
        fn swap(self) -> Pair<T> { Pair { left: self.right, right: self.left } }
        fn map<U>(self, f: impl Fn(T) -> U) -> Pair<U> { Pair { left: f(self.left), right: f(self.right) } }
    }
    impl Pair<f64> { fn sum(&self) -> f64 { self.left + self.right } }

    struct View<'a> { data: &'a [f64], stride: usize }
    impl<'a> View<'a> {
        fn new(data: &'a [f64], stride: usize) -> Self { View { data, stride } }
        fn get(&self, i: usize) -> f64 { self.data[i * self.stride] }
        fn first(&self) -> &'a f64 { &self.data[0] }
    }

    struct Integrator<F: Fn(f64) -> f64> { f: F, steps: usize }
    impl<F: Fn(f64) -> f64> Integrator<F> {
        fn new(f: F, steps: usize) -> Self { Self { f, steps } }
        fn run(&self, a: f64, b: f64) -> f64 {
            let h = (b - a) / self.steps as f64;
            (0..self.steps).map(|i| (self.f)(a + h * i as f64) * h).sum()
        }
    }

    fn largest<T: PartialOrd + Copy, const N: usize>(items: [T; N]) -> T {
        let mut best = items[0];
        for item in items { if item > best { best = item; } }
        best
    }
    fn norm<const N: usize>(v: [f64; N]) -> f64 { v.iter().map(|x| x * x).sum::<f64>().sqrt() }
    fn pick<T>(a: T, b: T, x: f64) -> T { if x > 0.0 { a } else { b } }

    pub fn generics(x: &[f64]) -> f64 {
        let mut m = Matrix::<2, 3>::filled(x[0]);
        m.rows[0][1] = x[1];
        let product = m.multiply(&m.transpose());
        let pair = Pair { left: x[0], right: 2.0 }.swap().map(|v| v * 3.0);
        let view = View::new(x, 1);
        let k = x[1];
        let integral = Integrator::new(|t| t * k, 10).run(0.0, x[0]);
        let mut counter = Counter { steps: 0 };
        product.total() + pair.sum() + view.get(1) * view.first() + integral + counter.advance(x[0]) * counter.rate()
            + Celsius(x[0]).kelvin() + largest([x[0], x[1], 0.5]) + norm([x[0], 1.0]) + norm([x[1], 2.0, 3.0]) + pick(x[0], 1.0, x[1])
            + pick(3, 4, x[0]) as f64 + Matrix::<2, 2>::SIZE as f64
    }
}

#[test]
fn vectors_agree() {
    agree!(vectors, [1.5, 0.25]);
}

#[test]
fn generics_agree() {
    agree!(generics, [1.5, 0.25]);
}

#[test]
fn plain_callers_see_the_same_names_and_types() {
    fn takes(v: &[model::Vec3]) -> f64 {
        v.iter().map(model::Vec3::norm).sum()
    }
    let v: model::Vec3 = model::Vec3::new(1.0, 2.0, 3.0);
    let unit = model::Vec3::unit();
    assert_eq!(unit.x + model::Vec3::ZERO.x, 1.0);
    assert_eq!(model::Vec3::DIMENSION + model::Vec3::count(), 6);
    assert_eq!((2.0 * v).dot(unit), 2.0);
    assert_eq!(v.to_string(), "(1.00, 2.00, 3.00)");
    assert_eq!(format!("{v:?}"), format!("{:?}", plain::Vec3::new(1.0, 2.0, 3.0)));
    assert_eq!(takes(&[unit]), 1.0);
}

mod fields {
    use adjoin::prelude::*;

    use crate::common::{agree, twice};

    twice! {
        use std::collections::{BTreeMap, HashMap, HashSet};
        use std::time::Duration;

        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Unordered { A, B }
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Ordered { A, B }

        /// A structure: every key has an order.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Table {
            pub by_name: HashMap<String, f64>,
            pub by_kind: BTreeMap<Ordered, Vec<f64>>,
            pub seen: HashSet<u32>,
            pub label: &'static str,
            pub period: Duration,
        }
        /// Not a structure, but a type like any other.
        pub struct Loose { by_kind: HashMap<Unordered, f64>, weights: Vec<f64> }

        pub fn total(table: &Table) -> f64 {
            table.by_name.values().sum::<f64>() * table.by_kind.values().flatten().product::<f64>()
                + (table.label.len() + table.seen.len()) as f64 * table.period.as_secs_f64()
        }

        pub fn loose(x: &[f64]) -> f64 {
            let loose = Loose { by_kind: [(Unordered::A, x[0]), (Unordered::B, 2.0)].into_iter().collect(), weights: x.to_vec() };
            loose.by_kind[&Unordered::A] * loose.by_kind[&Unordered::B] + loose.weights[1]
        }
    }

    #[test]
    fn types_that_are_not_structures_still_compile() {
        agree!(loose, [1.5, 0.25]);
    }

    #[test]
    fn maps_with_ordered_keys_are_structures() {
        let table = model::Table {
            by_name: [("a".to_owned(), 1.0), ("b".to_owned(), 2.0)].into(),
            by_kind: [(model::Ordered::A, vec![3.0]), (model::Ordered::B, vec![5.0])].into(),
            seen: [1, 2].into(),
            label: "x",
            period: std::time::Duration::from_secs(1),
        };
        let gradient = grad(|table: model::Table<Reverse>| model::total(&table), &table);
        assert_eq!(gradient.by_name["a"], 15.0);
        assert_eq!(gradient.by_kind[&model::Ordered::B], [9.0]);
        assert_eq!(gradient.label, "x");
    }
}

#[test]
fn structs_are_structures() {
    let v = model::Vec3::new(1.0, 2.0, 3.0);
    let gradient: model::Vec3 = grad(|v: model::Vec3<Reverse>| v.norm(), &v);
    assert_eq!(gradient.z, 3.0 / 14f64.sqrt());
}
