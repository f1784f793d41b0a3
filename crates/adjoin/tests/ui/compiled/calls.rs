//! Calls that have no adjoint.

use adjoin::differentiable;

fn elsewhere(x: f64) -> f64 {
    x
}

#[differentiable]
mod model {
    use std::ops::{Add, AddAssign, Mul, Not};

    fn down(x: f64) -> f64 {
        if x > 1.0 { down(x - 1.0) } else { x }
    }

    #[compiled]
    pub fn recursive_without_a_mark(x: f64) -> f64 {
        down(x)
    }

    pub mod inner {
        #[compiled]
        pub fn halves(x: f64) -> f64 {
            if x > 1.0 { halves(0.5 * x) } else { x }
        }
    }

    #[compiled]
    pub fn recursive_of_another_module(x: f64) -> f64 {
        inner::halves(x)
    }

    #[compiled]
    pub fn of_another_module(x: f64) -> f64 {
        super::elsewhere(x)
    }

    #[compiled]
    pub fn without_an_adjoint(x: f64) -> f64 {
        x.next_up()
    }

    #[compiled]
    pub fn without_an_adjoint_by_path(x: f64) -> f64 {
        x * f64::default()
    }

    #[compiled]
    pub fn of_option(x: Option<f64>) -> f64 {
        x.map(|x| x * x).unwrap_or(0.0)
    }

    #[compiled]
    pub fn of_a_slice(x: &[f64]) -> f64 {
        x.repeat(2)[3]
    }

    #[compiled]
    pub fn of_an_integer(x: f64, n: u64) -> f64 {
        x * n.checked_add(2).unwrap() as f64
    }

    #[compiled]
    pub fn of_a_tuple(x: f64) -> f64 {
        let pair = (x, 1.0);
        if pair.eq(&(1.0, 1.0)) { x } else { 0.0 }
    }

    #[compiled]
    pub fn of_an_iterator(x: &[f64]) -> f64 {
        x.iter().chain(x).sum()
    }

    #[derive(Clone, Copy)]
    pub struct Point {
        pub x: f64,
    }

    impl Add for Point {
        type Output = Point;
        fn add(self, other: Point) -> Point {
            Point { x: self.x + other.x }
        }
    }

    impl Add<&Point> for Point {
        type Output = Point;
        fn add(self, other: &Point) -> Point {
            Point { x: self.x + other.x }
        }
    }

    impl Not for Point {
        type Output = Point;
        fn not(self) -> Point {
            Point { x: -self.x }
        }
    }

    impl AddAssign for Point {
        fn add_assign(&mut self, other: Point) {
            self.x += other.x;
        }
    }

    impl AddAssign<&Point> for Point {
        fn add_assign(&mut self, other: &Point) {
            self.x += other.x;
        }
    }

    impl Mul for Point {
        type Output = Point;
        fn mul(self, other: Point) -> Point {
            if other.x > 1.0 { self * Point { x: 0.5 } } else { Point { x: self.x * other.x } }
        }
    }

    #[compiled]
    pub fn operator_of_several(p: Point) -> f64 {
        (p + p).x
    }

    #[compiled]
    pub fn operator_of_one(p: Point) -> f64 {
        (!p).x
    }

    #[compiled]
    pub fn operator_that_assigns(p: Point) -> f64 {
        let mut q = p;
        q += p;
        q.x
    }

    #[compiled]
    pub fn operator_that_recurses(p: Point) -> f64 {
        (p * p).x
    }

    #[compiled]
    pub fn closure_that_returns(x: f64) -> f64 {
        let g = |z: f64| {
            if z > 1.0 {
                return 1.0;
            }
            z * z
        };
        g(x)
    }

    #[compiled]
    pub fn closure_as_a_value(x: f64) -> f64 {
        let g = |z: f64| z * z;
        let h = (g, 1.0);
        h.0(x)
    }

    #[compiled]
    pub fn closure_in_an_array(x: f64) -> f64 {
        let all = [|z: f64| z * z];
        all[0](x)
    }

    #[compiled]
    pub fn unnamed_function(x: f64) -> f64 {
        (|z: f64| z * z)(x)
    }

    #[compiled]
    pub fn wrong_number(x: f64) -> f64 {
        down(x, x)
    }

    #[compiled]
    pub fn function_as_a_value(x: &[f64]) -> f64 {
        x.iter().map([|x: &f64| x * x][0]).sum()
    }

    fn ones<const N: usize>() -> [f64; N] {
        [1.0; N]
    }

    #[compiled]
    pub fn const_argument(x: f64) -> f64 {
        let all: [f64; 3] = ones();
        x * all[0]
    }

    pub trait Shape {
        fn area(&self) -> f64;
    }

    pub struct Square(pub f64);

    impl Square {
        pub fn area(&self) -> f64 {
            self.0
        }
    }

    impl Shape for Square {
        fn area(&self) -> f64 {
            self.0 * self.0
        }
    }

    fn twice(shape: &impl Shape) -> f64 {
        2.0 * shape.area()
    }

    #[compiled]
    pub fn two_methods_of_one_name(x: f64) -> f64 {
        twice(&Square(x))
    }

    fn areas(shapes: &[impl Shape]) -> f64 {
        shapes.iter().map(|shape| shape.area()).sum()
    }

    #[compiled]
    pub fn elements_without_a_name_of_their_type(x: f64) -> f64 {
        areas(&[Square(x)])
    }

    fn returned(by: f64) -> impl Fn(f64) -> f64 {
        move |t| t * by
    }

    #[compiled]
    pub fn returned_function(x: f64) -> f64 {
        let f = returned(x);
        f(x)
    }

    fn text(x: &impl ToString) -> f64 {
        x.to_string().len() as f64
    }

    #[compiled]
    pub fn bound_of_another_crate(x: f64) -> f64 {
        x * text(&x)
    }

    #[constant]
    fn table(n: usize) -> f64 {
        n as f64
    }

    #[compiled]
    pub fn constant(x: f64, n: usize) -> f64 {
        x * table(n)
    }

    fn largest(x: &[f64]) -> &f64 {
        &x[0]
    }

    #[compiled]
    pub fn returned_reference(x: &[f64]) -> f64 {
        *largest(x)
    }

    fn of_single(x: f64, _y: f32) -> f64 {
        x
    }

    #[compiled]
    pub fn parameter_of_another_type(x: f64) -> f64 {
        of_single(x, 1.0)
    }

    fn parsed(x: f64) -> Result<f64, ()> {
        Ok(x)
    }

    #[compiled]
    pub fn result_of_another_type(x: f64) -> f64 {
        parsed(x).unwrap()
    }

    fn product((x, y): (f64, f64)) -> f64 {
        x * y
    }

    #[compiled]
    pub fn pattern_as_a_parameter(x: f64) -> f64 {
        product((x, x))
    }

    fn twice_1(x: f64) -> f64 {
        x.sin().cos()
    }

    fn twice_2(x: f64) -> f64 {
        twice_1(twice_1(x))
    }

    fn twice_3(x: f64) -> f64 {
        twice_2(twice_2(x))
    }

    fn twice_4(x: f64) -> f64 {
        twice_3(twice_3(x))
    }

    fn twice_5(x: f64) -> f64 {
        twice_4(twice_4(x))
    }

    fn twice_6(x: f64) -> f64 {
        twice_5(twice_5(x))
    }

    fn twice_7(x: f64) -> f64 {
        twice_6(twice_6(x))
    }

    fn twice_8(x: f64) -> f64 {
        twice_7(twice_7(x))
    }

    fn twice_9(x: f64) -> f64 {
        twice_8(twice_8(x))
    }

    fn twice_10(x: f64) -> f64 {
        twice_9(twice_9(x))
    }

    fn twice_11(x: f64) -> f64 {
        twice_10(twice_10(x))
    }

    fn twice_12(x: f64) -> f64 {
        twice_11(twice_11(x))
    }

    fn twice_13(x: f64) -> f64 {
        twice_12(twice_12(x))
    }

    fn twice_14(x: f64) -> f64 {
        twice_13(twice_13(x))
    }

    fn twice_15(x: f64) -> f64 {
        twice_14(twice_14(x))
    }

    #[compiled]
    pub fn too_large(x: f64) -> f64 {
        twice_15(x)
    }

    fn bytes(x: f64, n: &[u8]) -> f64 {
        x + n[0] as f64
    }

    #[compiled]
    pub fn integers_of_a_type(x: f64) -> f64 {
        let t = ([200, 100], x);
        bytes(x, &t.0)
    }
}

fn main() {}
