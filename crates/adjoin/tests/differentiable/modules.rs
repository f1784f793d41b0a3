//! Nested modules, imports, and the attribute on single items.

use adjoin::prelude::*;

/// A differentiable module with modules inside.
#[differentiable]
mod physics {
    pub(crate) mod vector {
        use std::ops::Mul;

        #[derive(Clone, Copy, Debug, PartialEq)]
        pub(crate) struct Vec2(pub(crate) f64, pub(crate) f64);

        impl Vec2 {
            pub(crate) fn dot(&self, other: &Vec2) -> f64 {
                self.0 * other.0 + self.1 * other.1
            }
        }
        impl Mul<Vec2> for f64 {
            type Output = Vec2;
            fn mul(self, v: Vec2) -> Vec2 {
                Vec2(self * v.0, self * v.1)
            }
        }
    }

    mod forces {
        use super::vector::Vec2;
        use super::*;

        pub(super) fn spring(at: Vec2, stiffness: f64) -> Vec2 {
            -stiffness * at
        }
        pub(super) fn potential(at: &Vec2) -> f64 {
            0.5 * STIFFNESS * at.dot(at)
        }
    }

    pub(crate) use vector::Vec2;
    const STIFFNESS: f64 = 4.0;

    pub(crate) fn energy(at: Vec2, velocity: vector::Vec2) -> f64 {
        let force = self::forces::spring(at, STIFFNESS);
        0.5 * velocity.dot(&velocity) + forces::potential(&at) + 0.0 * force.0
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn tests_inside_are_left_alone() {
            let at = Vec2(1.0, 2.0);
            let expected: f64 = 10.5;
            assert_eq!(energy(at, Vec2(1.0, 0.0)), expected);
        }
    }
}

#[test]
fn nested_modules_see_each_other() {
    use physics::Vec2;
    let gradient = grad(|at: Vec2<Reverse>| physics::energy(at, constant(&Vec2(0.0, 0.0))), &Vec2(1.0, 2.0));
    assert_eq!(gradient, Vec2(4.0, 8.0));
}

/// The attribute on single items: each lists the types from elsewhere that carry scalars.
mod single {
    use adjoin::prelude::*;

    #[differentiable]
    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Particle {
        pub(crate) position: [f64; 2],
        pub(crate) mass: f64,
        pub(crate) id: u32,
    }

    #[differentiable]
    #[derive(Clone, Debug)]
    pub(crate) enum Force {
        Constant(f64),
        None,
    }

    #[differentiable]
    impl Particle {
        const LABEL: &'static str = "particle";

        pub(crate) fn new(x: f64, y: f64) -> Self {
            Self { position: [x, y], mass: 1.0, id: 0 }
        }
        pub(crate) fn energy(&self) -> f64 {
            0.5 * self.mass * self.position.iter().map(|x| x * x).sum::<f64>()
        }
        pub(crate) fn label(&self) -> String {
            format!("{} {:.1}", Self::LABEL, self.mass)
        }
    }

    #[differentiable]
    pub(crate) trait Weighted {
        fn weight(&self) -> f64;
        fn double(&self) -> f64 {
            2.0 * self.weight()
        }
    }

    #[differentiable]
    impl Weighted for Particle {
        fn weight(&self) -> f64 {
            self.mass * 9.81
        }
    }

    #[differentiable]
    impl std::fmt::Display for Particle {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{:.1}", self.mass)
        }
    }

    #[differentiable]
    pub(crate) fn square(x: f64) -> f64 {
        x * x
    }

    #[differentiable(types(Particle, Force, Weighted))]
    pub(crate) fn total(particles: &[Particle], force: &Force, shapes: &[Box<dyn Weighted>]) -> f64 {
        let extra = match force {
            Force::Constant(x) => square(*x),
            Force::None => 0.0,
        };
        let other = Particle::new(extra, 1.0);
        particles.iter().map(|p| p.energy() + p.double()).sum::<f64>()
            + other.energy()
            + shapes.iter().map(|s| s.weight()).sum::<f64>()
    }

    #[differentiable]
    pub(crate) type Pair = (f64, f64);

    #[differentiable(types(Pair))]
    pub(crate) fn product(pair: Pair) -> f64 {
        pair.0 * pair.1
    }
}

#[test]
fn single_items_work_together() {
    use single::{Force, Particle, product, square, total};
    let particles = vec![Particle { position: [1.0, 2.0], mass: 3.0, id: 7 }];
    let value = total(&particles, &Force::Constant(2.0), &[]);
    assert_eq!(value, 7.5 + 2.0 * 3.0 * 9.81 + 0.5 * 17.0);
    let gradient = grad(|p: Vec<Particle<Reverse>>| total(&p, &Force::None, &[]), &particles);
    assert_eq!(gradient[0].position, [3.0, 6.0]);
    assert_eq!(gradient[0].id, 7);
    assert_eq!(derivative(square, 3.0), 6.0);
    assert_eq!(grad(product, &(2.0, 5.0)), (5.0, 2.0));
    assert_eq!(particles[0].label(), "particle 3.0");
    assert_eq!(particles[0].to_string(), "3.0");
}

/// Operators, item by item.
mod operators {
    use std::iter::Sum;
    use std::ops::{Add, Mul};

    use adjoin::prelude::*;

    #[differentiable]
    #[derive(Clone, Copy, Debug, PartialEq, Default)]
    pub(crate) struct Vector {
        pub(crate) x: f64,
        pub(crate) y: f64,
    }

    #[differentiable]
    impl Vector {
        pub(crate) const ZERO: Vector = Vector { x: 0.0, y: 0.0 };
        pub(crate) const DIMENSION: usize = 2;

        pub(crate) fn unit() -> Self {
            Vector { x: 1.0, y: 0.0 }
        }
        pub(crate) fn shifted(self, t: f64) -> Vector {
            self * (1.0 - t) + Self::ZERO + Self::unit() * t
        }
    }

    #[differentiable]
    impl Add for Vector {
        type Output = Vector;
        fn add(self, other: Vector) -> Vector {
            Vector { x: self.x + other.x, y: self.y + other.y }
        }
    }

    #[differentiable]
    impl Mul<f64> for Vector {
        type Output = Self;
        fn mul(self, k: f64) -> Self {
            Vector { x: self.x * k, y: self.y * k }
        }
    }

    #[differentiable(types(Vector))]
    impl Mul<Vector> for f64 {
        type Output = Vector;
        fn mul(self, v: Vector) -> Vector {
            v * self
        }
    }

    #[differentiable]
    impl Sum for Vector {
        fn sum<I: Iterator<Item = Vector>>(iter: I) -> Vector {
            iter.fold(Vector::ZERO, |a, b| a + b)
        }
    }

    #[differentiable(types(Vector))]
    pub(crate) trait Field {
        fn at(&self, p: Vector) -> f64;
        fn twice(&self, p: Vector) -> f64 {
            2.0 * self.at(p)
        }
    }

    #[differentiable(types(Vector))]
    impl<F: Fn(Vector) -> f64> Field for F {
        fn at(&self, p: Vector) -> f64 {
            self(p)
        }
    }

    #[differentiable(types(Vector, Field), where(f64: Mul<Vector, Output = Vector>))]
    pub(crate) fn along(field: &dyn Field, path: &[Vector]) -> f64 {
        let total: Vector = path.iter().map(|p| 0.5 * *p).sum();
        field.twice(total.shifted(0.25)) * Vector::DIMENSION as f64
    }
}

#[test]
fn single_operators_work_together() {
    use operators::{Vector, along};
    let path = vec![Vector { x: 1.0, y: 2.0 }, Vector::unit()];
    let value = along(&|p: Vector| p.x * p.y, &path);
    assert_eq!(value, 4.0 * (1.0 * 0.75 + 0.25) * (1.0 * 0.75));
    let gradient = grad(|path: Vec<Vector<Reverse>>| along(&|p: Vector<Reverse>| p.x * p.y, &path), &path);
    assert_eq!(gradient[1], Vector { x: 4.0 * 0.375 * 0.75, y: 4.0 * 0.375 });
}

/// Two differentiable modules, one using the other.
#[differentiable]
mod geometry {
    use std::ops::Mul;

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) struct Point {
        pub(crate) x: f64,
        pub(crate) y: f64,
    }
    impl Mul<Point> for f64 {
        type Output = Point;
        fn mul(self, p: Point) -> Point {
            Point { x: self * p.x, y: self * p.y }
        }
    }
    pub(crate) fn norm(p: &Point) -> f64 {
        p.x.hypot(p.y)
    }
}

#[differentiable(types(Point), where(f64: std::ops::Mul<Point, Output = Point>))]
mod consumer {
    use super::geometry::{Point, norm};

    pub(crate) fn stretched(p: Point, by: f64) -> f64 {
        norm(&(2.0 * (by * p)))
    }
}

#[test]
fn modules_can_be_told_of_types_from_elsewhere() {
    let p = geometry::Point { x: 3.0, y: 4.0 };
    assert_eq!(consumer::stretched(p, 0.5), 5.0);
    let gradient = grad(|p| consumer::stretched(p, Reverse::from(0.5)), &p);
    assert_eq!(gradient, geometry::Point { x: 0.6, y: 0.8 });
}
