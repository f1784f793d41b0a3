//! Idioms of real crates, combined in modules as a crate combines them.

use crate::common::{agree, twice};

/// Traits for references to slices, vectors, arrays and the module's own types.
mod references {
    use super::*;
    twice! {
        // traits for references to other types
        pub struct Poly(pub Vec<f64>);
        pub trait Norm { fn norm(self) -> f64; }
        impl Norm for &[f64] { fn norm(self) -> f64 { self.iter().map(|x| x * x).sum::<f64>().sqrt() } }
        impl Norm for &Vec<f64> { fn norm(self) -> f64 { self.as_slice().norm() } }
        impl Norm for &Poly { fn norm(self) -> f64 { (&self.0).norm() } }
        impl<const N: usize> Norm for &[f64; N] { fn norm(self) -> f64 { self.as_slice().norm() } }
        impl Norm for (f64, f64) { fn norm(self) -> f64 { self.0.hypot(self.1) } }
        pub fn f(x: &[f64]) -> f64 { let x = x[0]; let v = vec![x, 2.0]; (&v).norm() + (&Poly(vec![x, 1.0])).norm() + (&[x, 3.0]).norm() + (x, 1.0).norm() }
    }

    #[test]
    fn have_traits_of_the_module() {
        agree!(f, [1.3]);
    }
}

/// One trait for `f64`, references to it, other types and options of them.
mod scalars_among_others {
    use super::*;
    twice! {
        pub trait Sq { fn sq(self) -> f64; }
        impl Sq for f64 { fn sq(self) -> f64 { self * self } }
        impl Sq for &f64 { fn sq(self) -> f64 { *self * *self } }
        impl Sq for f32 { fn sq(self) -> f64 { self as f64 } }
        impl Sq for &str { fn sq(self) -> f64 { self.len() as f64 } }
        impl Sq for &usize { fn sq(self) -> f64 { *self as f64 } }
        impl<T: Copy + Sq> Sq for Option<T> { fn sq(self) -> f64 { self.map_or(0.0, |x| x.sq()) } }
        pub fn f(x: &[f64]) -> f64 { let x = x[0]; x.sq() + (&x).sq() * "abc".sq() + 2.0f32.sq() + Some(x).sq() + (&3usize).sq() }
    }

    #[test]
    fn have_traits_beside_integers_and_text() {
        agree!(f, [1.3]);
    }
}

/// An interpreter with errors, a builder, observers, shared cells, maps.
mod interpreter {
    use super::*;
    twice! {
        use std::collections::{BTreeMap, HashMap, VecDeque};
        use std::fmt::{self, Display};
        use std::rc::Rc;
        use std::cell::RefCell;
        #[derive(Debug, Clone, Copy, PartialEq, PartialOrd, Default)]
        pub struct Celsius(f64);
        #[derive(Debug, Clone, PartialEq)]
        pub enum Expr { Const(f64), Var(usize), Add(Box<Expr>, Box<Expr>), Mul(Box<Expr>, Box<Expr>), Call { name: String, args: Vec<Expr> } }
        #[derive(Debug)]
        pub enum EvalError { Unbound(usize), Domain { at: f64 } }
        impl Display for EvalError { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { match self { Self::Unbound(i) => write!(f, "x{i}"), Self::Domain { at } => write!(f, "{at:.3}") } } }
        impl std::error::Error for EvalError {}
        impl Expr {
            pub fn eval(&self, env: &[f64]) -> Result<f64, EvalError> {
                Ok(match self {
                    Self::Const(c) => *c,
                    Self::Var(i) => *env.get(*i).ok_or(EvalError::Unbound(*i))?,
                    Self::Add(a, b) => a.eval(env)? + b.eval(env)?,
                    Self::Mul(a, b) => a.eval(env)? * b.eval(env)?,
                    Self::Call { name, args } => {
                        let args = args.iter().map(|a| a.eval(env)).collect::<Result<Vec<_>, _>>()?;
                        match (name.as_str(), args.as_slice()) {
                            ("sqrt", [x]) if *x < 0.0 => return Err(EvalError::Domain { at: *x }),
                            ("sqrt", [x]) => x.sqrt(),
                            ("max", [x, rest @ ..]) => rest.iter().fold(*x, |a, b| a.max(*b)),
                            _ => return Err(EvalError::Unbound(usize::MAX)),
                        }
                    }
                })
            }
        }
        impl From<f64> for Expr { fn from(c: f64) -> Self { Expr::Const(c) } }
        impl std::ops::Add for Expr { type Output = Expr; fn add(self, o: Expr) -> Expr { Expr::Add(Box::new(self), Box::new(o)) } }
        #[derive(Default)]
        pub struct Builder { rate: Option<f64>, steps: usize, names: Vec<&'static str> }
        impl Builder {
            pub fn new() -> Self { Self { steps: 10, ..Default::default() } }
            #[must_use] pub fn rate(mut self, rate: impl Into<Option<f64>>) -> Self { self.rate = rate.into(); self }
            pub fn build(self) -> Result<Model, String> { Ok(Model { rate: self.rate.ok_or_else(|| "rate".to_string())?, steps: self.steps }) }
        }
        #[derive(Clone)] pub struct Model { rate: f64, steps: usize }
        pub trait Observer { fn observe(&mut self, t: f64, y: &[f64]); }
        #[derive(Default)] pub struct Log { rows: VecDeque<(f64, Vec<f64>)> }
        impl Observer for Log { fn observe(&mut self, t: f64, y: &[f64]) { self.rows.push_back((t, y.to_vec())); } }
        impl<F: FnMut(f64, &[f64])> Observer for F { fn observe(&mut self, t: f64, y: &[f64]) { self(t, y) } }
        impl Model {
            pub fn run<O: Observer + ?Sized>(&self, y0: f64, o: &mut O) -> f64 {
                let mut y = [y0, 0.0]; let dt = 1.0 / self.steps as f64;
                for (i, t) in (0..self.steps).map(|i| (i, i as f64 * dt)) { y[0] -= self.rate * y[0] * dt; y[1] += y[0] * dt; if i % 2 == 0 { o.observe(t, &y); } }
                y[1]
            }
        }
        pub fn shared(x: f64) -> f64 {
            let total = Rc::new(RefCell::new(0.0));
            let add = { let total = Rc::clone(&total); move |v: f64| *total.borrow_mut() += v };
            add(x); add(x * x);
            let out = *total.borrow(); out
        }
        pub fn maps(x: f64) -> f64 {
            let mut m: BTreeMap<String, f64> = BTreeMap::new();
            *m.entry("a".to_owned()).or_insert(0.0) += x;
            m.entry("b".into()).or_default();
            let mut h: HashMap<usize, Vec<f64>> = HashMap::with_capacity(2);
            h.entry(1).or_default().push(x);
            m.values().copied().sum::<f64>() + h.get(&1).and_then(|v| v.first().copied()).unwrap_or(f64::NAN)
        }
        pub fn f(x: &[f64]) -> f64 { let x = x[0];
            let e = Expr::Call { name: "sqrt".into(), args: vec![Expr::Mul(Box::new(Expr::Var(0)), Box::new(3.0.into())) + Expr::Const(1.0)] };
            let mut log = Log::default();
            let model = Builder::new().rate(x).build().unwrap();
            let mut n = 0;
            let a = model.run(2.0, &mut log) + model.run(1.0, &mut |_: f64, _: &[f64]| n += 1);
            let last = log.rows.back().map(|(_, y)| y[0]).unwrap_or_default();
            let c = Celsius(x); let d = Celsius::default();
            e.eval(&[x]).unwrap() + a + last + shared(x) + maps(x) + if c > d { c.0 } else { 0.0 } + e.eval(&[]).map_or(1.0, |v| v)
        }
    }

    #[test]
    fn with_builders_observers_and_maps() {
        agree!(f, [1.3]);
    }
}

/// Nested modules with a prelude, aliases of the float, traits with constants, function pointers.
mod geometry {
    use super::*;
    twice! {
        pub mod prelude { pub use super::geometry::{Point, Shape}; pub use super::units::*; }
        pub mod units { pub type Length = f64; pub const MM: Length = 1e-3; pub fn mm(x: Length) -> Length { x * MM } }
        pub mod geometry {
            use super::units::Length;
            #[derive(Clone, Copy, Debug)] pub struct Point { pub x: Length, pub y: Length }
            pub trait Shape { fn area(&self) -> f64; fn scaled(&self, by: f64) -> Self where Self: Sized; const SIDES: usize; }
            pub struct Circle { pub r: Length }
            pub struct Rect { pub a: Point, pub b: Point }
            impl Shape for Circle { fn area(&self) -> f64 { std::f64::consts::PI * self.r.powi(2) } fn scaled(&self, by: f64) -> Self { Circle { r: self.r * by } } const SIDES: usize = 0; }
            impl Shape for Rect { fn area(&self) -> f64 { ((self.b.x - self.a.x) * (self.b.y - self.a.y)).abs() } fn scaled(&self, by: f64) -> Self { let Rect { a, b } = *self; Rect { a: Point { x: a.x * by, ..a }, b } } const SIDES: usize = 4; }
        }
        use self::prelude::*;
        use geometry as geo;
        fn total<S: Shape>(shapes: &[S]) -> f64 where S: Shape { shapes.iter().map(Shape::area).sum::<f64>() * S::SIDES as f64 }
        fn largest<'a, S>(shapes: &'a [S], by: fn(&S) -> f64) -> Option<&'a S> { shapes.iter().max_by(|a, b| by(a).total_cmp(&by(b))) }
        fn bisect<F>(f: F, mut lo: f64, mut hi: f64) -> f64 where F: Fn(f64) -> f64 { for _ in 0..60 { let mid = lo + (hi - lo) / 2.; if f(mid).is_sign_negative() { lo = mid } else { hi = mid } } (lo + hi) / 2. }
        pub fn f(x: &[f64]) -> f64 { let x = x[0];
            let r = geo::Rect { a: Point { x: mm(x), y: 0. }, b: Point { x: 2., y: x } };
            let c = [geo::Circle { r: x }, geo::Circle { r: 1.0 }];
            let l = largest(&c, |s| s.area()).unwrap().scaled(0.5).area();
            let root = bisect(|y| y * y - 2., 0., 2.);
            total(&[r]) + total(&c) + l + root * x
        }
    }

    #[test]
    fn with_preludes_and_aliases_of_types() {
        agree!(f, [1.3]);
    }
}

/// Complex numbers whose operators a macro repeats for references, distributions with associated types, a
/// Fourier transform.
mod distributions {
    use super::*;
    twice! {
        macro_rules! forward_ref { ($t:ty, $op:ident, $m:ident) => { impl std::ops::$op<&$t> for &$t { type Output = $t; fn $m(self, o: &$t) -> $t { std::ops::$op::$m(*self, *o) } } } }
        #[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Default)] pub struct C { pub re: f64, pub im: f64 }
        impl std::ops::Add for C { type Output = C; fn add(self, o: C) -> C { C { re: self.re + o.re, im: self.im + o.im } } }
        impl std::ops::Mul for C { type Output = C; fn mul(self, o: C) -> C { C { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re } } }
        impl std::ops::Add<f64> for C { type Output = C; fn add(self, o: f64) -> C { C { re: self.re + o, ..self } } }
        forward_ref!(C, Add, add); forward_ref!(C, Mul, mul);
        impl From<f64> for C { fn from(re: f64) -> C { C { re, im: 0. } } }
        impl From<(f64, f64)> for C { fn from((re, im): (f64, f64)) -> C { C { re, im } } }
        impl PartialEq<f64> for C { fn eq(&self, o: &f64) -> bool { self.im == 0.0 && self.re == *o } }
        impl C { pub const I: C = C { re: 0.0, im: 1.0 }; pub fn norm_sqr(&self) -> f64 { self.re * self.re + self.im * self.im } pub fn exp(self) -> C { let r = self.re.exp(); C { re: r * self.im.cos(), im: r * self.im.sin() } } }
        pub trait Distribution { type Params; fn new(p: Self::Params) -> Self where Self: Sized; fn ln_pdf(&self, x: f64) -> f64; fn pdf(&self, x: f64) -> f64 { self.ln_pdf(x).exp() } fn name(&self) -> &'static str { "?" } }
        pub struct Normal { mu: f64, sigma: f64 }
        pub struct Mixture { parts: Vec<(f64, Box<dyn Fn(f64) -> f64 + Send + Sync>)> }
        impl Distribution for Normal { type Params = (f64, f64); fn new((mu, sigma): (f64, f64)) -> Self { assert!(sigma > 0.0, "sigma = {sigma}"); Normal { mu, sigma } } fn ln_pdf(&self, x: f64) -> f64 { let z = (x - self.mu) / self.sigma; -0.5 * z * z - self.sigma.ln() - 0.5 * (2.0 * std::f64::consts::PI).ln() } }
        impl Mixture { pub fn ln_pdf(&self, x: f64) -> f64 { let logs: Vec<f64> = self.parts.iter().map(|(w, f)| w.ln() + f(x)).collect(); logsumexp(&logs) } }
        pub fn logsumexp(v: &[f64]) -> f64 { let m = v.iter().copied().fold(f64::MIN, f64::max); if m.is_infinite() { return m; } m + v.iter().map(|x| (x - m).exp()).sum::<f64>().ln() }
        pub fn fft(a: &mut [C]) { let n = a.len(); if n == 1 { return; } let (mut e, mut o): (Vec<C>, Vec<C>) = (a.iter().step_by(2).copied().collect(), a.iter().skip(1).step_by(2).copied().collect()); fft(&mut e); fft(&mut o); for k in 0..n / 2 { let t = C::from((0.0, -2.0 * std::f64::consts::PI * k as f64 / n as f64)).exp() * o[k]; a[k] = e[k] + t; a[k + n / 2] = e[k] + t * (-1.0).into(); } }
        pub fn f(x: &[f64]) -> f64 { let x = x[0];
            let c: C = 2.0.into(); let d = &(&c + &C::I) * &C::from(x); let e = d + 1.5;
            let n = Normal::new((x, 2.0)); let b: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(|y| y * y), Box::new(f64::sin), Box::new(move |y| y + x)];
            let m = Mixture { parts: vec![(0.3, Box::new(move |y| Normal::new((x, 1.0)).ln_pdf(y))), (0.7, Box::new(|y| Normal::new((1.0, 0.5)).ln_pdf(y)))] };
            let mut s: Vec<C> = (0..8).map(|i| C::from((x * i as f64).cos())).collect(); fft(&mut s);
            let same = c == 2.0; let ord = c > C::default();
            e.norm_sqr() + n.pdf(0.3) + b.iter().map(|f| f(x)).sum::<f64>() + m.ln_pdf(0.4) + s.iter().map(C::norm_sqr).sum::<f64>() + f64::from(same) + if ord { x } else { 0. } + n.name().len() as f64
        }
    }

    #[test]
    fn with_complex_numbers_and_closures() {
        agree!(f, [1.3]);
    }
}

/// Macros whose repetitions are separated by operators of two characters, and macros in types.
mod separators {
    use super::*;
    twice! {
        macro_rules! replace { ($from:ident $to:ty) => { $to }; }
        macro_rules! vector {
            ($name:ident, $($index:tt:$field:ident),+) => {
                #[derive(Clone, Copy)]
                pub struct $name { $(pub $field: f64),+ }
                impl PartialEq for $name { fn eq(&self, other: &Self) -> bool { $(self.$field.eq(&other.$field)) &&+ } }
                impl From<($(replace!($field f64)),+)> for $name {
                    fn from(parts: ($(replace!($field f64)),+)) -> Self { $name { $($field: parts.$index),+ } }
                }
            };
        }
        vector!(Vector2, 0: x, 1: y);
        vector!(Vector3, 0: x, 1: y, 2: z);
        pub fn f(x: &[f64]) -> f64 {
            let (a, b) = (Vector2::from((x[0], x[1])), Vector3::from((x[0], 2.0, x[1])));
            if a == Vector2::from((x[0], x[1])) && b != (Vector3 { z: 0.0, ..b }) { a.x * a.y + b.x.powi(2) * b.y * b.z } else { 0.0 }
        }
    }

    #[test]
    fn of_macros_have_any_length() {
        agree!(f, [1.3, 0.7]);
    }
}

/// Methods that are `const`, of numbers and of types of the module, and a trait with one of the same name.
mod copies {
    use super::*;
    twice! {
        #[derive(Clone, Copy)]
        pub struct Size { w: f64, h: f64 }
        impl Size {
            pub const UNIT: Size = Size::new(1.0, -1.0).abs();
            pub const fn new(w: f64, h: f64) -> Self { Size { w, h } }
            pub const fn abs(self) -> Self { Size::new(self.w.abs(), self.h.abs()) }
            pub const fn is_nan(self) -> bool { self.w.is_nan() || self.h.is_nan() }
            pub const fn area(self) -> f64 { if self.is_nan() { 0.0 } else { self.w * self.h } }
        }
        pub trait Shape { fn area(&self) -> f64; }
        impl Shape for Size { fn area(&self) -> f64 { Size::area(*self) } }
        const AREA: f64 = Size::new(2.0, 3.0).area();
        const fn largest(a: f64, b: f64) -> f64 { if a.abs() < b.abs() { b } else { a } }
        const LARGEST: f64 = largest(-4.0, 3.0);
        pub fn f(x: &[f64]) -> f64 { Size::new(x[0], 3.0).abs().area() * AREA + Shape::area(&Size::UNIT) * largest(x[0], LARGEST) }
    }

    #[test]
    fn of_const_methods_leave_those_of_numbers_alone() {
        agree!(f, [1.3]);
    }
}

/// Tables that are long enough to be put aside, in all places where constants stand.
mod tables {
    use super::*;
    twice! {
        const LONG: [f64; 12] = [1.0, -2.5, 3e-3, 4., 5_000.25, 6.0E2, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0];
        pub static ROWS: &[[f64; 4]; 4] = &[
            [0.125, 0.25, 0.375, 0.5], // a comment, with x in it
            [1.125, 1.25, 1.375, 1.5],
            [2.125, 2.25, 2.375, 2.5],
            [3.125, 3.25, 3.375, 3.5],
        ];
        const PAIRS: [(f64, i32); 6] = [(1.5, 1), (2.5, 2), (3.5, 3), (4.5, 4), (5.5, 5), (6.5, -6)];
        pub struct Holder;
        impl Holder { const OWN: [f64; 9] = [1.125, 2.125, 3.125, 4.125, 5.125, 6.125, 7.125, 8.125, 9.125]; }
        pub fn f(x: &[f64]) -> f64 {
            const INSIDE: [[f64; 2]; 6] = [[1.25, 2.25], [3.25, 4.25], [5.25, 6.25], [7.25, 8.25], [9.25, 1.75], [2.75, 3.75]];
            let not_constant = [1.0625, 2.0625, 3.0625, 4.0625, 5.0625, 6.0625, 7.0625, x[0], 8.0625, 9.0625];
            let literals: [f64; 9] = [1.03125, 2.03125, 3.03125, 4.03125, 5.03125, 6.03125, 7.03125, 8.03125, 9.03125];
            let powers: f64 = PAIRS.iter().map(|(c, n)| c * x[0].powi(*n)).sum();
            let rows: f64 = ROWS.iter().map(|row| row.iter().fold(0.0, |sum, c| sum * x[0] + c)).sum();
            powers + rows + LONG[4] * x[0] + INSIDE[5][1] * Holder::OWN[8] + not_constant.iter().product::<f64>() / literals[3]
        }
    }

    #[test]
    fn of_numbers_are_read_as_they_are_written() {
        agree!(f, [1.3]);
    }
}
