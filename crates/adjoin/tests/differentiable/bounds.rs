//! What generic code assumes about its scalar: no more than a body needs, and no less.

use crate::common::{agree, twice};

/// An implementation with `f64` beside one with references, singles, integers or text.
mod beside {
    use super::*;
    twice! {
        pub trait Next<T> { type Output; fn next(&mut self, input: T) -> Self::Output; }
        pub trait Close { fn close(&self) -> f64; }
        pub struct Bar { pub close: f64 }
        impl Close for Bar { fn close(&self) -> f64 { self.close } }

        #[derive(Debug, Clone)]
        pub struct Average { factor: f64, current: f64 }
        impl Next<f64> for Average {
            type Output = f64;
            fn next(&mut self, input: f64) -> f64 { self.current += self.factor * (input - self.current); self.current }
        }
        impl<T: Close> Next<&T> for Average {
            type Output = f64;
            fn next(&mut self, input: &T) -> f64 { self.next(input.close()) }
        }
        pub struct Ratio { fast: Average, slow: Average }
        impl Next<f64> for Ratio {
            type Output = f64;
            fn next(&mut self, input: f64) -> f64 { self.fast.next(input) / self.slow.next(input) }
        }
        impl<T: Close> Next<&T> for Ratio {
            type Output = f64;
            fn next(&mut self, input: &T) -> f64 { self.fast.next(input) + 2.0 * self.slow.next(input.close()) }
        }

        #[derive(Debug, Clone, Copy, PartialEq)]
        pub struct Point { pub x: f64, pub y: f64 }
        impl From<(f64, f64)> for Point { fn from(v: (f64, f64)) -> Self { Point { x: v.0, y: v.1 } } }
        impl From<(f32, f32)> for Point { fn from(v: (f32, f32)) -> Self { Point { x: v.0 as f64, y: v.1 as f64 } } }
        impl From<&str> for Point { fn from(text: &str) -> Self { Point { x: text.len() as f64, y: 0.5 } } }
        impl From<f64> for Point { fn from(x: f64) -> Self { Point { x, y: x } } }

        pub struct Sum(f64);
        impl FromIterator<f64> for Sum { fn from_iter<I: IntoIterator<Item = f64>>(items: I) -> Self { Sum(items.into_iter().sum()) } }
        impl<'a> FromIterator<&'a f64> for Sum { fn from_iter<I: IntoIterator<Item = &'a f64>>(items: I) -> Self { Sum(items.into_iter().sum()) } }

        fn length(p: impl Into<Point>) -> f64 { let p: Point = p.into(); p.x.hypot(p.y) }
        pub mod inner {
            use super::{Average, Bar, Next, Ratio};
            pub fn ratio(x: f64) -> f64 {
                let mut ratio = Ratio { fast: Average { factor: 0.5, current: 1.0 }, slow: Average { factor: 0.1, current: 2.0 } };
                ratio.next(x) + ratio.next(&Bar { close: x * x }) * ratio.next(3.0)
            }
        }
        pub fn f(x: &[f64]) -> f64 {
            let total: Sum = x.iter().collect();
            let squares: Sum = x.iter().map(|x| x * x).collect();
            inner::ratio(x[0]) + length((x[0], x[1])) * length((1.5f32, 2.5f32)) + length("text") * length(x[1]) + total.0 * squares.0
        }
    }

    #[test]
    fn implementations_with_scalars_do_not_overlap_others() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Operators with `f64` on the left, in a module where most functions do not use them.
mod operators {
    use super::*;
    twice! {
        use std::fmt;
        use std::ops::{Add, Mul, Sub};
        #[derive(Clone, Copy, PartialEq)]
        pub struct Vector { x: f64, y: f64 }
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Frame { origin: Vector, scale: f64 }
        // By hand, and derived over.
        impl fmt::Debug for Vector { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "<{:?}, {:?}>", self.x, self.y) } }
        impl Add for Vector { type Output = Vector; fn add(self, other: Vector) -> Vector { Vector { x: self.x + other.x, y: self.y + other.y } } }
        impl Sub for Vector { type Output = Vector; fn sub(self, other: Vector) -> Vector { Vector { x: self.x - other.x, y: self.y - other.y } } }
        impl Mul<Vector> for f64 { type Output = Vector; fn mul(self, v: Vector) -> Vector { Vector { x: self * v.x, y: self * v.y } } }
        impl Mul<Frame> for f64 { type Output = Frame; fn mul(self, f: Frame) -> Frame { Frame { origin: self * f.origin, scale: self * f.scale } } }
        impl Vector {
            fn lerp(self, other: Vector, t: f64) -> Vector { self + t * (other - self) }
            fn norm(self) -> f64 { (self.x * self.x + self.y * self.y).sqrt() }
        }
        pub trait Curve { fn at(&self, t: f64) -> Vector; fn length(&self) -> f64 { (self.at(1.0) - self.at(0.0)).norm() } }
        pub trait Bend: Curve { fn bend(&self) -> f64 { self.at(0.5).norm() } }
        pub struct Line { a: Vector, b: Vector }
        impl Curve for Line { fn at(&self, t: f64) -> Vector { self.a.lerp(self.b, t) } }
        // Needs what the implementation of the supertrait needs.
        impl Bend for Line {}
        // Whatever goes into it must be a `Bend`.
        pub struct Path { parts: Vec<Box<dyn Bend>> }
        fn put(path: &mut Path, line: Line) { path.parts.push(Box::new(line)); }
        fn describe(f: &Frame) -> usize { format!("{f:?}").len().min(1) }
        mod hidden {
            pub(super) struct Weight(pub f64);
            impl std::ops::Mul<Weight> for f64 { type Output = Weight; fn mul(self, w: Weight) -> Weight { Weight(self * w.0) } }
        }
        pub fn f(x: &[f64]) -> f64 {
            let mut path = Path { parts: Vec::new() };
            put(&mut path, Line { a: Vector { x: x[0], y: 1.0 }, b: Vector { x: 2.0, y: x[1] } });
            let frame = x[0] * Frame { origin: Vector { x: 1.0, y: x[1] }, scale: 3.0 };
            let weight = x[1] * hidden::Weight(2.0);
            path.parts.iter().map(|part| part.bend() + part.length()).sum::<f64>() * frame.origin.norm() + frame.scale + weight.0 + describe(&frame) as f64
        }
    }

    #[test]
    fn go_where_a_body_needs_them() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Traits with parameters of their own.
mod parameters {
    use super::*;
    twice! {
        pub trait Quantity: Copy { fn pack(x: f64) -> Self; fn unpack(self) -> f64; fn abs(self) -> Self { Self::pack(self.unpack().abs()) } }
        impl Quantity for f64 { fn pack(x: f64) -> f64 { x } fn unpack(self) -> f64 { self } }
        #[derive(Clone, Copy)] pub struct Knots(f64);
        impl Quantity for Knots { fn pack(x: f64) -> Self { Knots(x) } fn unpack(self) -> f64 { self.0 } }
        pub trait Pair<S>: Copy where S: Quantity { fn parts(self) -> (S, S); fn size(self) -> f64 { let (a, b) = self.parts(); a.unpack().hypot(b.unpack()) } }
        #[derive(Clone, Copy)] pub struct Wind<S> { u: S, v: S, drift: f64 }
        impl<S: Quantity> Pair<S> for Wind<S> { fn parts(self) -> (S, S) { (self.u, S::pack(self.v.unpack() + self.drift)) } }
        fn root(f: &dyn Fn(f64) -> Option<f64>, a: f64) -> Option<f64> { let at = f(a)?; Some(at.abs().sqrt()) }
        pub fn f(x: &[f64]) -> f64 {
            let wind = Wind { u: Knots(x[0]), v: Knots(2.0), drift: x[1] };
            Pair::size(wind) + wind.size() + root(&|y| Some(y * y * x[1]), x[0]).unwrap_or(0.0) + Knots(-x[0]).abs().unpack()
        }
    }

    #[test]
    fn of_traits_come_before_the_scalar() {
        agree!(f, [1.3, 0.7]);
    }
}

/// A crate for random numbers, as far as it concerns differentiable code.
pub(crate) mod elsewhere {
    pub(crate) trait Value {
        fn of(bits: u64) -> Self;
    }
    impl Value for f64 {
        fn of(bits: u64) -> f64 {
            bits as f64 / 16.0
        }
    }
    pub(crate) trait Source {
        fn next(&mut self) -> u64;
        fn read<V: Value>(&mut self) -> V {
            V::of(self.next())
        }
    }
    pub(crate) struct Counter(pub(crate) u64);
    impl Source for Counter {
        fn next(&mut self) -> u64 {
            self.0 += 5;
            self.0
        }
    }
}

/// What is over a scalar only because of what a parameter yields, and what is never over one.
mod yielded {
    use super::*;
    twice! {
        use crate::bounds::elsewhere::{Counter, Source};
        pub struct Widths<T> where T: Iterator<Item = (f64, f64)> { edges: T }
        impl<T> Iterator for Widths<T> where T: Iterator<Item = (f64, f64)> {
            type Item = f64;
            fn next(&mut self) -> Option<f64> { self.edges.next().map(|(a, b)| b - a) }
        }
        const SIGN: u64 = 1 << 63;
        fn size(x: f64) -> f64 { f64::from_bits(f64::to_bits(x) & !SIGN) }
        fn noise(source: &mut impl Source, scale: f64) -> f64 { source.read::<f64>() * scale - source.read::<f64>().ln_1p() }
        pub fn f(x: &[f64]) -> f64 {
            let edges = [x[0], x[1], x[0] * x[1]];
            let widths = Widths { edges: edges.iter().zip(&edges[1..]).map(|(a, b)| (*a, *b)) };
            widths.map(size).product::<f64>() + noise(&mut Counter(3), x[1])
        }
    }

    #[test]
    fn scalars_are_those_of_the_iterator() {
        agree!(f, [1.3, 0.7]);
    }
}
