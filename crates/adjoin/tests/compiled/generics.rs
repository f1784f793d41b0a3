//! Calls of generic functions, of functions that are given others, and of methods of traits.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    // Functions that are passed in, in every form.
    fn integrate(f: impl Fn(f64) -> f64, from: f64, to: f64, steps: usize) -> f64 {
        let h = (to - from) / steps as f64;
        let mut total = 0.5 * (f(from) + f(to));
        for k in 1..steps {
            total += f(from + k as f64 * h);
        }
        total * h
    }

    fn twice<F>(f: F, x: f64) -> f64
    where
        F: Fn(f64) -> f64,
    {
        f(f(x))
    }

    fn newton<F: Fn(f64) -> f64>(f: &F, slope: &dyn Fn(f64) -> f64, start: f64) -> f64 {
        let mut x = start;
        for _ in 0..4 {
            x -= f(x) / slope(x);
        }
        x
    }

    fn square(x: f64) -> f64 {
        x * x
    }

    #[compiled]
    pub fn integrals(x: &[f64]) -> f64 {
        let scale = x[0];
        // A closure with what it captures, the name of one, paths, and a closure in a closure.
        let wave = |t: f64| (scale * t).sin() * t;
        let a = integrate(|t| t * x[1] + x[2] * t * t, 0.0, x[0], 5);
        let b = integrate(wave, x[1], 1.0, 4);
        let c = twice(square, x[2]) + twice(&wave, x[1]) + twice(f64::cos, x[0]);
        let d = integrate(|u| integrate(|v| u * v * x[0], 0.0, u, 3), 0.0, x[1], 3);
        let e = newton(&|t| t * t - x[0] * x[0] - 1.0, &|t| 2.0 * t, 1.5);
        a * b + c + d * e
    }

    // It writes to what it captures, and takes integers.
    fn each(n: usize, mut f: impl FnMut(usize, f64)) {
        for k in 0..n {
            f(k, 0.5);
        }
        f(3, 1.0);
    }

    #[compiled]
    pub fn writes(x: &[f64]) -> f64 {
        let mut total = x[0];
        each(3, |k, by| total = total * x[k % x.len()] + by * (k << 40) as f64 * 1e-12);
        total
    }

    // Passed on, and used in an iterator.
    fn all(f: impl Fn(f64) -> f64, x: &[f64]) -> f64 {
        let y: Vec<f64> = x.iter().map(|x| twice(&f, *x)).collect();
        y.iter().map(|y| f(*y)).sum()
    }

    #[compiled]
    pub fn passed_on(x: &[f64]) -> f64 {
        let a = x[0];
        all(|t| (t * a).cos(), x) + all(f64::tanh, &x[1..])
    }

    // `move` copies: what changes afterwards in one of them does not change in the other.
    #[compiled]
    pub fn moved(x: &[f64]) -> f64 {
        let mut k = x[0];
        let mut pair = [x[1], 0.5];
        let before = move |y: f64| y * k * pair[0];
        k = k * k + x[1];
        pair[0] = 2.0 * k;
        let a: f64 = x
            .iter()
            .map(move |y| {
                k += y * pair[0];
                pair[0] *= 0.5;
                k
            })
            .sum();
        let mut sums = vec![x[2]];
        x.iter().map(move |y| y * k).for_each(|z| {
            k += z;
            sums.push(k * z);
        });
        each(2, move |n, by| k *= n as f64 + by);
        a * before(x[2]) + twice(move |y| y.sin() * k, x[0]) + k * pair[0] + sums[3]
    }

    // Methods of traits, also provided ones.
    pub trait Shape {
        fn area(&self) -> f64;
        fn grow(&mut self, by: f64);
        fn price(&self, per: f64) -> f64 {
            self.area() * per
        }
        fn of_size(x: f64) -> Self
        where
            Self: Sized;
    }

    #[derive(Clone, Debug)]
    pub struct Circle {
        pub r: f64,
    }

    #[derive(Clone, Debug)]
    pub struct Rect {
        pub sides: [f64; 2],
    }

    impl Shape for Circle {
        fn area(&self) -> f64 {
            3.0 * self.r * self.r
        }
        fn grow(&mut self, by: f64) {
            self.r *= by;
        }
        fn of_size(x: f64) -> Self {
            Circle { r: x }
        }
    }

    impl Rect {
        // A method of its own goes before that of the trait.
        fn area(&self) -> f64 {
            self.sides[0] * self.sides[1] + 1.0
        }
    }

    impl Shape for Rect {
        fn area(&self) -> f64 {
            self.sides[0] * self.sides[1]
        }
        fn grow(&mut self, by: f64) {
            for side in &mut self.sides {
                *side += by;
            }
        }
        fn price(&self, per: f64) -> f64 {
            per.sin() * self.sides[0]
        }
        fn of_size(x: f64) -> Self {
            Rect { sides: [x, x * 0.5] }
        }
    }

    #[compiled]
    pub fn shapes(x: &[f64]) -> f64 {
        let mut circle = Circle { r: x[0] };
        let mut rect = Rect { sides: [x[1], x[2]] };
        circle.grow(x[2]);
        rect.grow(x[0]);
        circle.price(x[1]) * rect.price(x[2]) + circle.area() + rect.area() + Circle::of_size(x[0]).area()
    }

    // Type parameters and `impl Trait`.
    fn sum_of<S: Shape>(shapes: &[S], per: f64) -> f64 {
        shapes.iter().map(|shape| shape.price(per)).sum()
    }

    fn swollen(mut shape: impl Shape, by: f64) -> f64 {
        shape.grow(by);
        shape.price(by)
    }

    fn measured(shape: &impl Shape, other: &mut dyn Shape) -> f64 {
        other.grow(0.5);
        shape.price(2.0) * other.price(0.3)
    }

    fn made<S: Shape>(x: f64) -> f64 {
        let shape = S::of_size(x * x);
        shape.price(x)
    }

    fn pick<T: Copy>(all: &[T], k: usize) -> T {
        let found: T = all[k];
        found
    }

    fn largest<T: Copy + PartialOrd>(a: T, b: T) -> T {
        if a > b { a } else { b }
    }

    #[compiled]
    pub fn generic(x: &[f64]) -> f64 {
        let circles = vec![Circle { r: x[0] }, Circle { r: x[1] }];
        let mut rect = Rect { sides: [x[1], x[2]] };
        let a = sum_of(&circles, x[2]) + sum_of(&[rect.clone()], x[0]);
        let b = measured(&circles[1], &mut rect) + swollen(circles[0].clone(), x[2]);
        let c = made::<Circle>(x[0]) + made::<Rect>(x[1]);
        let d = pick(x, pick(&[2usize, 0], 1)) * largest(x[0], x[1]);
        a * b + c * d + rect.sides[0]
    }

    // Const parameters that the call names.
    fn power<const N: usize>(x: f64) -> f64 {
        let mut y = 1.0;
        for _ in 0..N {
            y *= x;
        }
        y * (N << 40) as f64 * 1e-12
    }

    fn both<const N: usize>(x: [f64; N]) -> f64 {
        let doubled: [f64; N] = [x[0] * 2.0; N];
        power::<N>(x[0]) + power::<2>(doubled[N - 1])
    }

    #[compiled]
    pub fn constants(x: &[f64]) -> f64 {
        power::<3>(x[0]) * power::<2>(x[1]) + both([x[2], x[0]])
    }
}

#[test]
fn generic_functions_have_the_right_slopes() {
    for point in [vec![0.7, 0.9, -0.4], vec![1.3, -0.2, 0.6]] {
        check!(model::integrals, point.clone());
        check!(model::writes, point.clone());
        check!(model::passed_on, point.clone());
        check!(model::moved, point.clone());
        check!(model::shapes, point.clone());
        check!(model::generic, point.clone());
        check!(model::constants, point);
    }
}
