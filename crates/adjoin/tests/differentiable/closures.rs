//! Closures, with captures, returned, boxed and passed on; function pointers.

use crate::common::{agree, twice};

twice! {
    type Function = Box<dyn Fn(f64) -> f64>;

    fn adder(by: f64) -> impl Fn(f64) -> f64 { move |x| x + by }
    fn doubler() -> impl Fn(f64) -> f64 { |x| 2.0 * x }
    fn power(n: i32) -> Box<dyn Fn(f64) -> f64> { Box::new(move |x| x.powi(n)) }
    fn compose(f: impl Fn(f64) -> f64, g: impl Fn(f64) -> f64) -> impl Fn(f64) -> f64 { move |x| g(f(x)) }
    fn twice<F>(f: F, x: f64) -> f64 where F: Fn(f64) -> f64 { f(f(x)) }
    fn apply<F: FnMut(f64)>(mut f: F, xs: &[f64]) { for x in xs { f(*x); } }
    fn call_dyn(f: &dyn Fn(f64, f64) -> f64, x: f64) -> f64 { f(x, 2.0) }
    fn by_pointer(f: fn(f64) -> f64, x: f64) -> f64 { f(x) }
    fn square(x: f64) -> f64 { x * x }
    fn table() -> [fn(f64) -> f64; 3] { [f64::sin, square, |x| x + 1.0] }
    fn boxed(kind: usize, scale: f64) -> Function {
        match kind {
            0 => Box::new(move |x| scale * x),
            1 => Box::new(f64::exp),
            _ => Box::new(|_| 1.0),
        }
    }
    fn integrate(f: &dyn Fn(f64) -> f64, a: f64, b: f64, n: usize) -> f64 {
        let h = (b - a) / n as f64;
        (0..n).map(|i| f(a + (i as f64 + 0.5) * h)).sum::<f64>() * h
    }

    pub fn captured(x: &[f64]) -> f64 {
        let scale = x[0] * 2.0;
        let shift = |y: f64| -> f64 { y * scale + 1.0 };
        let mut total = 0.0;
        let mut add = |y| total += y;
        add(shift(x[1]));
        add(3.0);
        let mut count = 0.0;
        apply(|y| count += y * y, x);
        total + count
    }

    pub fn returned(x: &[f64]) -> f64 {
        let f = adder(x[0]);
        let g = compose(f, doubler());
        let h = compose(power(3), &g);
        h(x[1]) + twice(&g, x[1]) + twice(square, x[0]) + doubler()(x[0])
    }

    pub fn boxes(x: &[f64]) -> f64 {
        let functions: Vec<Function> = (0..3).map(|kind| boxed(kind, x[0])).collect();
        let pipeline = functions.iter().fold(x[1], |y, f| f(y) * 0.5);
        pipeline + call_dyn(&|a, b| a * b + x[0], x[1])
    }

    pub fn pointers(x: &[f64]) -> f64 {
        let f: fn(f64) -> f64 = square;
        let all: f64 = table().iter().map(|f| f(x[0])).sum();
        all + by_pointer(f, x[1]) + by_pointer(f64::cos, x[1]) + by_pointer(|y| y * 3.0, x[0])
    }

    pub fn integrals(x: &[f64]) -> f64 {
        let k = x[0];
        integrate(&|t| (k * t).sin(), 0.0, x[1], 64) + integrate(&f64::exp, 0.0, k, 8)
    }
}

#[test]
fn captured_closures_agree() {
    agree!(captured, [1.5, 0.25]);
}

#[test]
fn returned_closures_agree() {
    agree!(returned, [1.5, 0.25]);
}

#[test]
fn boxed_closures_agree() {
    agree!(boxes, [1.5, 0.25]);
}

#[test]
fn function_pointers_agree() {
    agree!(pointers, [1.5, 0.25]);
}

#[test]
fn functions_of_functions_agree() {
    agree!(integrals, [1.5, 0.75]);
}
