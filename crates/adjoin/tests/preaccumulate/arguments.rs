//! What may go into a preaccumulated function and come out of it.

use adjoin::prelude::*;

#[differentiable]
mod model {
    use std::ops::Mul;

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Vector {
        pub x: f64,
        pub y: f64,
    }

    impl Mul<Vector> for f64 {
        type Output = Vector;
        fn mul(self, v: Vector) -> Vector {
            Vector { x: self * v.x, y: self * v.y }
        }
    }

    #[derive(Clone, Copy, PartialEq)]
    pub enum Kind {
        Sum,
        Product,
    }

    /// Arrays by value and by reference, a constant and an integer.
    #[preaccumulate]
    pub fn turn(r: [f64; 3], v: &[f64; 3], #[constant] scale: f64, steps: usize) -> [f64; 3] {
        let mut w = *v;
        for _ in 0..steps {
            w = [
                r[1] * w[2] - r[2] * w[1] + scale * w[0],
                r[2] * w[0] - r[0] * w[2] + w[1].sin(),
                r[0] * w[1] - r[1] * w[0],
            ];
        }
        w
    }

    #[preaccumulate]
    pub fn stretched(v: Vector, by: f64, kind: Kind) -> (Vector, bool) {
        let w = by * v;
        match kind {
            Kind::Sum => (Vector { x: w.x + w.y, y: w.x }, true),
            Kind::Product => (Vector { x: w.x * w.y, y: w.y.exp() }, false),
        }
    }

    #[preaccumulate]
    pub fn spread(xs: &[f64], names: Vec<String>, offset: Option<f64>) -> Vec<f64> {
        let mean = xs.iter().sum::<f64>() / xs.len() as f64;
        let all = xs.iter().map(|x| (x - mean).powi(2) * names.len() as f64);
        all.chain(offset.map(|o| o * mean)).collect()
    }

    impl Vector {
        #[preaccumulate]
        pub fn norm(&self, power: f64) -> f64 {
            (self.x.powf(power) + self.y.powf(power)).powf(1.0 / power)
        }

        #[preaccumulate]
        pub fn add(self, Vector { x, y }: Self, mut times: usize) -> Self {
            let mut sum = self;
            while times > 0 {
                sum = Vector { x: sum.x * x, y: sum.y + y * sum.x };
                times -= 1;
            }
            sum
        }

        #[preaccumulate]
        pub fn polar(radius: f64, angle: f64) -> Vector {
            Vector { x: radius * angle.cos(), y: radius * angle.sin() }
        }
    }

    pub struct Grid<T> {
        pub cells: Vec<T>,
    }

    impl<T: Clone> Grid<T> {
        #[preaccumulate]
        pub fn weight(&self, x: f64, y: f64) -> f64 {
            (0..self.cells.len()).fold(x, |s, _| s * y + x)
        }
    }

    #[preaccumulate]
    pub fn horner<const N: usize>(coefficients: [f64; N], x: f64) -> f64 {
        coefficients.iter().fold(0.0, |sum, c| sum * x + c)
    }
}

#[differentiable]
#[preaccumulate]
fn alone(x: f64, y: f64) -> f64 {
    (0..5).fold(x, |s, _| s.sin() * y)
}

#[preaccumulate]
#[differentiable]
fn above(x: f64, y: f64) -> f64 {
    (0..5).fold(x, |s, _| s.sin() * y)
}

#[test]
fn a_function_is_itself_on_plain_numbers() {
    let v = model::turn([1.0, 2.0, 3.0], &[4.0, 5.0, 6.0], 0.5, 1);
    assert_eq!(v, [-1.0, 6.0 + 5f64.sin(), -3.0]);
    println!("{}", above(1.0, 2.0));
}

#[test]
fn a_row_takes_a_node_for_every_two_entries_and_one_for_their_sum() {
    let point = ([0.3, 0.4, 0.5], [1.0, 2.0, 3.0]);
    let (_, pullback) = vjp(|(r, v)| model::turn(r, &v, 0.5, 3), &point);
    println!("{:?}", pullback.statistics());
    let (_, pullback) = vjp(|[x, y]: [Reverse; 2]| alone(x, y), &[0.3, 0.4]);
    println!("{:?}", pullback.statistics());
}
