//! Differentiable code in older editions of Rust: two packages have this file as their library, one for each
//! edition.

#![forbid(unsafe_code)]
#![allow(clippy::all, clippy::pedantic)]

use adjoin::differentiable;

#[differentiable]
pub mod model {
    use std::collections::HashMap;
    use std::fmt;
    use std::ops::{Add, Mul};

    #[derive(Clone, Copy, Debug, Default, PartialEq)]
    pub struct Vector {
        pub x: f64,
        pub y: f64,
    }

    impl Add for Vector {
        type Output = Vector;
        fn add(self, other: Vector) -> Vector {
            Vector { x: self.x + other.x, y: self.y + other.y }
        }
    }

    impl Mul<Vector> for f64 {
        type Output = Vector;
        fn mul(self, v: Vector) -> Vector {
            Vector { x: self * v.x, y: self * v.y }
        }
    }

    impl fmt::Display for Vector {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "({}, {:.1})", self.x, self.y)
        }
    }

    #[derive(Clone, Debug)]
    pub enum Shape {
        Circle(f64),
        Polygon { corners: Vec<Vector> },
        Empty,
    }

    pub trait Measure {
        fn area(&self) -> f64;
        fn scaled(&self, by: f64) -> f64 {
            by * by * self.area()
        }
    }

    impl Measure for Shape {
        fn area(&self) -> f64 {
            match self {
                Shape::Circle(r) => std::f64::consts::PI * r * r,
                Shape::Polygon { corners } => {
                    let next = corners.iter().cycle().skip(1);
                    0.5 * corners.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>()
                }
                Shape::Empty => 0.0,
            }
        }
    }

    const WEIGHTS: [f64; 3] = [0.5, 1.0, 2.0];

    fn class(x: f64) -> i32 {
        match x {
            0.0 => 0,
            x if x < 1.0 => 1,
            _ => 2,
        }
    }

    pub fn total(radius: f64, #[constant] data: &[f64]) -> Result<f64, std::num::ParseFloatError> {
        let shapes: Vec<Box<dyn Measure>> = vec![
            Box::new(Shape::Circle(radius)),
            Box::new(Shape::Polygon {
                corners: vec![
                    Vector::default(),
                    radius * Vector { x: 1.0, y: 0.0 },
                    Vector { x: 0.0, y: 2.0 },
                ],
            }),
            Box::new(Shape::Empty),
        ];
        let offset: f64 = "0.25".parse()?;
        let mut sum = offset * radius;
        for (shape, weight) in shapes.iter().zip(WEIGHTS.iter()) {
            sum += weight * shape.scaled(1.5);
        }
        for x in data {
            sum += x * radius.sin();
        }
        let mut by_name = HashMap::new();
        by_name.insert("radius", radius);
        if let Some(r) = by_name.get("radius") {
            sum += r * class(*r) as f64;
        }
        let text = format!("{}", Vector { x: radius, y: 1.0 } + Vector::default());
        Ok(if text.starts_with('(') { sum + radius.max(0.0) } else { sum })
    }
}

#[test]
fn gradients_agree_with_differences() {
    use adjoin::prelude::*;

    let data = [1.0, 2.0];
    let f = |r: f64| model::total(r, &data).unwrap();
    let slope = (f(1.25 + 1e-6) - f(1.25 - 1e-6)) / 2e-6;
    let gradient = grad(|r| model::total(r, &data).unwrap(), &1.25);
    assert!((gradient - derivative(|r| model::total(r, &data).unwrap(), 1.25)).abs() < 1e-12);
    assert!((gradient - slope).abs() < 1e-6, "{} {}", gradient, slope);
}
