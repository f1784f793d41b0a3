//! Types of any length: vectors with operators, sums, conversions, and bounds that generic code cannot
//! state.

use crate::common::{agree, twice};

/// A vector of any length with all the traits that its crate would implement, and functions that use it.
mod vectors {
    use super::*;
    twice! {
        use std::borrow::Cow;
        use std::convert::TryFrom;
        use std::iter::{FromIterator, Sum, Product};
        use std::marker::PhantomData;
        use std::ops::{Add, AddAssign, Deref, DerefMut, Index, IndexMut, Mul, Neg, Sub};
        use std::str::FromStr;
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Vector<const N: usize>(pub [f64; N]);
        impl<const N: usize> Default for Vector<N> { fn default() -> Self { Vector([0.0; N]) } }
        impl<const N: usize> Add for Vector<N> { type Output = Self; fn add(self, o: Self) -> Self { Vector(std::array::from_fn(|i| self.0[i] + o.0[i])) } }
        impl<'a, const N: usize> Add<&'a Vector<N>> for Vector<N> { type Output = Self; fn add(mut self, o: &'a Self) -> Self { self += *o; self } }
        impl<const N: usize> AddAssign for Vector<N> { fn add_assign(&mut self, o: Self) { for (a, b) in self.0.iter_mut().zip(o.0.iter()) { *a += b; } } }
        impl<const N: usize> Sub for &Vector<N> { type Output = Vector<N>; fn sub(self, o: Self) -> Vector<N> { let mut r = *self; for i in 0..N { r[i] -= o[i]; } r } }
        impl<const N: usize> Mul<f64> for Vector<N> { type Output = Self; fn mul(self, s: f64) -> Self { Vector(self.0.map(|x| x * s)) } }
        impl<const N: usize> Mul<Vector<N>> for f64 { type Output = Vector<N>; fn mul(self, v: Vector<N>) -> Vector<N> { v * self } }
        impl<const N: usize> Mul for Vector<N> { type Output = f64; fn mul(self, o: Self) -> f64 { self.0.iter().zip(&o.0).map(|(a, b)| a * b).sum() } }
        impl<const N: usize> Neg for Vector<N> { type Output = Self; fn neg(self) -> Self { self * -1.0 } }
        impl<const N: usize> Index<usize> for Vector<N> { type Output = f64; fn index(&self, i: usize) -> &f64 { &self.0[i] } }
        impl<const N: usize> IndexMut<usize> for Vector<N> { fn index_mut(&mut self, i: usize) -> &mut f64 { &mut self.0[i] } }
        impl<const N: usize> Sum for Vector<N> { fn sum<I: Iterator<Item = Self>>(iter: I) -> Self { iter.fold(Self::default(), |a, b| a + b) } }
        impl<'a, const N: usize> Sum<&'a Vector<N>> for Vector<N> { fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self { iter.copied().sum() } }
        impl<const N: usize> From<[f64; N]> for Vector<N> { fn from(a: [f64; N]) -> Self { Vector(a) } }
        impl<const N: usize> AsRef<[f64]> for Vector<N> { fn as_ref(&self) -> &[f64] { &self.0 } }
        impl<'a, const N: usize> IntoIterator for &'a Vector<N> { type Item = &'a f64; type IntoIter = std::slice::Iter<'a, f64>; fn into_iter(self) -> Self::IntoIter { self.0.iter() } }
        impl<const N: usize> TryFrom<&[f64]> for Vector<N> { type Error = String; fn try_from(s: &[f64]) -> Result<Self, Self::Error> { <[f64; N]>::try_from(s).map(Vector).map_err(|e| e.to_string()) } }
        pub trait Space: Copy + Add<Output = Self> + Mul<f64, Output = Self> + Default { fn dot(self, o: Self) -> f64; fn norm(self) -> f64 { self.dot(self).sqrt() } fn lerp(self, o: Self, t: f64) -> Self { self * (1.0 - t) + o * t } }
        impl<const N: usize> Space for Vector<N> { fn dot(self, o: Self) -> f64 { self * o } }
        impl Space for f64 { fn dot(self, o: f64) -> f64 { self * o } }
        pub fn rk4<S: Space>(f: impl Fn(f64, S) -> S, mut y: S, h: f64, n: usize) -> S {
            for k in 0..n { let t = k as f64 * h; let k1 = f(t, y); let k2 = f(t + h / 2.0, y + k1 * (h / 2.0)); let k3 = f(t + 0.5 * h, y + k2 * (0.5 * h)); let k4 = f(t + h, y + k3 * h); y = y + (k1 + k2 * 2.0 + k3 * 2.0 + k4) * (h / 6.0); }
            y
        }
        pub struct Meters;
        #[derive(Clone, Debug)] pub struct Quantity<U> { value: f64, unit: PhantomData<U> }
        impl<U> Quantity<U> { pub const fn new(value: f64) -> Self { Self { value, unit: PhantomData } } pub fn map(&self, f: impl FnOnce(f64) -> f64) -> Self { Self::new(f(self.value)) } }
        #[derive(Default, Clone)] pub struct Samples(Vec<f64>);
        impl Deref for Samples { type Target = Vec<f64>; fn deref(&self) -> &Self::Target { &self.0 } }
        impl DerefMut for Samples { fn deref_mut(&mut self) -> &mut Vec<f64> { &mut self.0 } }
        impl FromIterator<f64> for Samples { fn from_iter<I: IntoIterator<Item = f64>>(iter: I) -> Self { Samples(iter.into_iter().collect()) } }
        impl Extend<f64> for Samples { fn extend<I: IntoIterator<Item = f64>>(&mut self, iter: I) { self.0.extend(iter) } }
        impl Samples {
            pub fn median(&mut self) -> Option<f64> { if self.is_empty() { return None; } self.sort_by(|a, b| a.partial_cmp(b).unwrap()); let n = self.len(); Some(if n % 2 == 1 { self[n / 2] } else { (self[n / 2 - 1] + self[n / 2]) / 2.0 }) }
            pub fn mean_var(&self) -> (f64, f64) { let n = self.len() as f64; let mean = self.iter().sum::<f64>() / n; let var = self.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0); (mean, var) }
            pub fn normalized(&self) -> Cow<'_, [f64]> { let (m, v) = self.mean_var(); if v < f64::EPSILON { Cow::Borrowed(&self.0) } else { Cow::Owned(self.iter().map(|x| (x - m) / v.sqrt()).collect()) } }
        }
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)] pub enum Kernel { Gauss, Epan { order: u8 } }
        impl FromStr for Kernel { type Err = (); fn from_str(s: &str) -> Result<Self, ()> { match s { "gauss" => Ok(Self::Gauss), "epan" => Ok(Self::Epan { order: 2 }), _ => Err(()) } } }
        impl Kernel { pub const ALL: [Kernel; 2] = [Kernel::Gauss, Kernel::Epan { order: 2 }]; pub fn at(self, u: f64) -> f64 { match self { Kernel::Gauss => (-0.5 * u * u).exp() / (2.0 * std::f64::consts::PI).sqrt(), Kernel::Epan { order } if u.abs() <= 1.0 => 0.75 * (1.0 - u.powi(order.into())), Kernel::Epan { .. } => 0.0 } } }
        pub struct Network { layers: Vec<(Vec<Vec<f64>>, Box<dyn Fn(f64) -> f64>)> }
        impl Network { pub fn forward(&self, x: &[f64]) -> Vec<f64> { self.layers.iter().fold(x.to_vec(), |x, (w, act)| w.iter().map(|row| act(row.iter().zip(&x).map(|(a, b)| a * b).sum::<f64>())).collect()) } }
        pub fn newton<F, D>(f: F, df: D, mut x: f64, tol: f64) -> Option<f64> where F: Fn(f64) -> f64, D: Fn(f64) -> f64 {
            let mut i = 0usize;
            'outer: loop { let Some(step) = Some(f(x) / df(x)).filter(|s| s.is_finite()) else { break 'outer None }; x -= step; i += 1; if step.abs() < tol { break Some(x); } if i > 50 { break None; } }
        }
        pub fn slices(x: f64) -> f64 {
            let mut v: Vec<f64> = (1..=8).map(|i| f64::from(i) * x).collect();
            v.retain(|a| *a > 0.0); v.dedup_by(|a, b| (*a - *b).abs() < 1e-12); v.swap(0, 1);
            let (l, r) = v.split_at_mut(4); l[0] += r[0]; std::mem::swap(&mut l[1], &mut r[1]);
            let drained: Vec<f64> = v.drain(..2).collect(); let taken = std::mem::take(&mut v[0]);
            let first = v.iter().copied().find(|a| *a > 1.0).unwrap_or(-1.0);
            let run: Vec<f64> = v.iter().scan(0.0, |s, a| { *s += a; Some(*s) }).take_while(|s| *s < 1e6).collect();
            let t = run.iter().try_fold(0.0, |a: f64, b| if *b < 0.0 { Err(()) } else { Ok(a + b) }).unwrap_or(0.0);
            let p = v[1..].iter().product::<f64>().ln() + v.chunks_exact(2).map(|c| c[0] * c[1]).sum::<f64>() + drained.concat_sum() + taken;
            let best = v.iter().cloned().fold(f64::NEG_INFINITY, f64::max); let at = v.partition_point(|a| *a < 0.0);
            first + t + p + best + v[at] + v.iter().rev().step_by(2).zip(v.windows(2)).map(|(a, w)| a * (w[1] - w[0])).sum::<f64>()
        }
        trait ConcatSum { fn concat_sum(&self) -> f64; }
        impl ConcatSum for Vec<f64> { fn concat_sum(&self) -> f64 { self.iter().sum() } }
        pub fn f(x: &[f64]) -> f64 { let x = x[0];
            let v = Vector([x, 2.0, 1.0]); let w: Vector<3> = [1.0, x, 0.5].into();
            let total: Vector<3> = [v, w].iter().sum();
            let part = Vector::<2>::try_from(&total.as_ref()[1..]).unwrap();
            let y = rk4(|t, y: Vector<2>| Vector([y[1], -y[0] * x + t]), Vector([1.0, 0.0]), 0.1, 5);
            let z = rk4(|_, y: f64| -x * y, 1.0, 0.1, 5);
            let mut s: Samples = (0..5).map(|i| (f64::from(i) * x).sin()).collect(); s.extend(vec![x, x * x]);
            let n = s.normalized().iter().map(|a| a.abs()).sum::<f64>();
            let net = Network { layers: vec![(vec![vec![x, 0.5], vec![-1.0, x]], Box::new(|a| a.tanh())), (vec![vec![1.0, x]], Box::new(move |a| a * x))] };
            let q: Quantity<Meters> = Quantity::new(x).map(|a| a.cbrt());
            let k: f64 = Kernel::ALL.iter().map(|k| k.at(x / 2.0)).sum::<f64>() + "gauss".parse::<Kernel>().map_or(0.0, |k| k.at(x));
            let neg = -v; let d = &v - &w; let lerp = v.lerp(w, 0.25).norm();
            (v + &w) * neg + total.norm() + part.dot(part) + y[0] + z + s.median().unwrap() + n + net.forward(&[x, 1.0])[0] + q.value + k + d.norm() + lerp
                + newton(|y| y * y - x, |y| 2.0 * y, 1.0, 1e-12).unwrap() + slices(x) + (&v).into_iter().product::<f64>()
        }
    }

    #[test]
    fn with_operators_sums_and_a_solver() {
        agree!(f, [1.3]);
    }
}

/// A number times a vector of any length cannot be a bound. `where(…)` asks for the lengths that are needed.
mod numbers_on_the_left {
    #[adjoin::differentiable(where(f64: std::ops::Mul<Vector<2, f64>, Output = Vector<2, f64>>))]
    mod model {
        use std::ops::Mul;
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(crate) struct Vector<const N: usize>(pub(crate) [f64; N]);
        impl<const N: usize> Mul<f64> for Vector<N> {
            type Output = Self;
            fn mul(self, by: f64) -> Self {
                Vector(self.0.map(|x| x * by))
            }
        }
        impl<const N: usize> Mul<Vector<N>> for f64 {
            type Output = Vector<N>;
            fn mul(self, v: Vector<N>) -> Vector<N> {
                v * self
            }
        }
        pub(crate) fn f(x: f64) -> f64 {
            let v = x * (Vector([x, 2.0]) * x);
            let w = 2.0 * v;
            w.0[0] + v.0[1]
        }
    }

    #[test]
    fn are_asked_for_by_length() {
        // 2 x³ + 2 x².
        assert_eq!(adjoin::value_and_grad(model::f, &3.0), (72.0, 66.0));
        let v = 2.0 * model::Vector([1.0, 2.0, 3.0]);
        assert_eq!(v, model::Vector([2.0, 4.0, 6.0]));
    }
}
