//! Operators that the module implements for its types.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod vectors {
    use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub};

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct V3 {
        pub x: f64,
        pub y: f64,
        pub z: f64,
    }

    impl V3 {
        fn new(x: f64, y: f64, z: f64) -> Self {
            Self { x, y, z }
        }
        fn cross(self, o: V3) -> V3 {
            V3::new(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
        }
        fn norm(self) -> f64 {
            (self * self).sqrt()
        }
    }

    impl Add for V3 {
        type Output = V3;
        fn add(self, o: V3) -> V3 {
            V3::new(self.x + o.x, self.y + o.y, self.z + o.z)
        }
    }

    impl Sub for V3 {
        type Output = Self;
        fn sub(self, o: Self) -> Self::Output {
            self + -o
        }
    }

    impl Neg for V3 {
        type Output = V3;
        fn neg(self) -> Self {
            V3::new(-self.x, -self.y, -self.z)
        }
    }

    // The inner product, and products with a number from both sides.
    impl Mul for V3 {
        type Output = f64;
        fn mul(self, o: V3) -> f64 {
            self.x * o.x + self.y * o.y + self.z * o.z
        }
    }

    impl Mul<f64> for V3 {
        type Output = V3;
        fn mul(mut self, s: f64) -> V3 {
            self *= s;
            self
        }
    }

    impl Mul<V3> for f64 {
        type Output = V3;
        fn mul(self, v: V3) -> V3 {
            v * self
        }
    }

    impl Div<f64> for V3 {
        type Output = V3;
        fn div(self, s: f64) -> V3 {
            if s.abs() < 1e-300 {
                return self;
            }
            V3::new(self.x / s, self.y / s, self.z / s)
        }
    }

    impl Div<usize> for V3 {
        type Output = V3;
        fn div(self, n: usize) -> V3 {
            self / n as f64
        }
    }

    impl AddAssign for V3 {
        fn add_assign(&mut self, o: V3) {
            self.x += o.x;
            self.y += o.y;
            self.z += o.z;
        }
    }

    impl AddAssign<f64> for V3 {
        fn add_assign(&mut self, s: f64) {
            self.x += s;
        }
    }

    impl MulAssign<f64> for V3 {
        fn mul_assign(&mut self, s: f64) {
            self.x *= s;
            self.y *= s;
            self.z *= s;
        }
    }

    fn point(x: &[f64], i: usize) -> V3 {
        V3::new(x[i], x[i + 1], x[i + 2])
    }

    #[compiled]
    pub fn expressions(x: &[f64]) -> f64 {
        let (a, b) = (point(x, 0), point(x, 3));
        let c = 2.0 * a.cross(b) - (a + b) / 2usize + -(b * x[0] / (1.0 + a * b));
        let mut d = c;
        d += a;
        d += x[5] * x[1];
        d *= d.norm();
        d * c + (a - b).norm()
    }

    // Elements and fields are changed in place, and the right side reads what is changed.
    pub struct Body {
        pub at: V3,
        pub speed: V3,
    }

    #[compiled]
    pub fn bodies(x: &[f64]) -> f64 {
        let mut all = vec![V3::new(0.0, 0.0, 0.0); 2];
        let mut body = Body { at: point(x, 0), speed: point(x, 3) };
        for step in 0..4 {
            let force = -body.at / body.at.norm().powi(3);
            body.speed += force * 0.1;
            body.at += body.speed * 0.1;
            all[step % 2] += body.at;
            all[(step + 1) % 2] += all[step % 2] * 0.5;
            let last = all[1];
            all[1] += last;
        }
        all[0] * all[1]
    }

    // By reference, with another meaning than by value would have.
    #[derive(Clone)]
    pub struct Poly {
        pub c: Vec<f64>,
    }

    impl<'a> Mul<&'a Poly> for &'a Poly {
        type Output = Poly;
        fn mul(self, o: &'a Poly) -> Poly {
            let mut c = vec![0.0; self.c.len() + o.c.len() - 1];
            for (i, a) in self.c.iter().enumerate() {
                for (j, b) in o.c.iter().enumerate() {
                    c[i + j] += a * b;
                }
            }
            Poly { c }
        }
    }

    impl AddAssign<&Poly> for Poly {
        fn add_assign(&mut self, o: &Poly) {
            for (a, b) in self.c.iter_mut().zip(&o.c) {
                *a += b;
            }
        }
    }

    #[compiled]
    pub fn polynomials(x: &[f64]) -> f64 {
        let p = Poly { c: x[..3].to_vec() };
        let q = Poly { c: x[3..].to_vec() };
        let mut r = &p * &q;
        r += &p;
        let square = &r * &r;
        square.c.iter().rev().fold(0.0, |sum, c| sum * x[0] + c)
    }

    // Enums, and an operator in another module than the function.
    #[derive(Clone, Copy)]
    pub enum Length {
        Metres(f64),
        Feet(f64),
    }

    pub mod units {
        use super::Length;

        impl std::ops::Add for Length {
            type Output = Length;
            fn add(self, o: Length) -> Length {
                match (self, o) {
                    (Length::Feet(a), Length::Feet(b)) => Length::Feet(a + b),
                    (a, b) => Length::Metres(metres(a) + metres(b)),
                }
            }
        }

        pub fn metres(l: Length) -> f64 {
            match l {
                Length::Metres(m) => m,
                Length::Feet(f) => 0.3048 * f,
            }
        }
    }

    #[compiled]
    pub fn lengths(x: &[f64]) -> f64 {
        let mut total = Length::Feet(x[0]);
        for (i, l) in x.iter().enumerate() {
            total = total + if i < 3 { Length::Feet(l * x[1]) } else { Length::Metres(*l) };
        }
        units::metres(total) * x[2]
    }

    /// A function of a struct, called with one directly.
    #[compiled]
    pub fn energy(a: V3, b: &V3) -> f64 {
        (a - *b) * (a + *b)
    }

    /// The same functions without operators: what the others must agree with.
    pub fn energy_written_out(a: V3, b: V3) -> f64 {
        let (d, s) = (V3::new(a.x - b.x, a.y - b.y, a.z - b.z), V3::new(a.x + b.x, a.y + b.y, a.z + b.z));
        d.x * s.x + d.y * s.y + d.z * s.z
    }
}

#[test]
fn operators_of_structs_agree_in_every_mode() {
    for point in [[0.7, -0.4, 1.2, 0.3, 0.9, -0.8], [1.5, 0.2, -0.6, 0.4, -1.1, 0.5]] {
        let point = point.to_vec();
        check!(vectors::expressions, point.clone());
        check!(vectors::bodies, point.clone());
        check!(vectors::polynomials, point.clone());
        check!(vectors::lengths, point.clone());
    }
}

#[test]
fn operators_of_arguments_have_slopes() {
    use vectors::{V3, energy};
    let (a, b) = (V3 { x: 1.0, y: 2.0, z: 3.0 }, V3 { x: 0.5, y: -1.0, z: 2.0 });
    let (value, (a_bar, b_bar)) = energy::value_and_grad(a, &b);
    assert_eq!(value.to_bits(), vectors::energy_written_out(a, b).to_bits());
    assert_eq!(a_bar, V3 { x: 2.0, y: 4.0, z: 6.0 });
    assert_eq!(b_bar, V3 { x: -1.0, y: 2.0, z: -4.0 });
}
