//! Loops, branches, patterns and early exits.

use crate::common::{agree, twice};

twice! {
    #[derive(Clone, Debug, PartialEq)]
    pub enum Shape {
        Circle(f64),
        Rectangle { width: f64, height: f64 },
        Nothing,
        Several(Vec<Shape>),
    }

    #[derive(Debug)]
    pub enum Failure { Negative(f64), TooLarge }

    #[derive(Clone, Copy, PartialEq)]
    enum Colour { Red = 2, Green = 5 }

    pub fn loops(x: &[f64]) -> f64 {
        let mut sum = 0.0;
        for i in 0..x.len() { sum += x[i] * (i + 1) as f64; }
        let mut n = 0;
        while sum < 100.0 { sum *= 1.5; n += 1; }
        let mut y = x[0];
        let found = loop {
            y += 0.25;
            if y > 3.0 { break y * 2.0; }
        };
        let mut total = 0.0;
        'rows: for a in x {
            for b in x.iter() {
                if *b > 2.0 { continue 'rows; }
                if a * b > 50.0 { break 'rows; }
                total += a * b;
            }
        }
        let labelled = 'block: {
            if total < 0.0 { break 'block 0.0; }
            total.sqrt()
        };
        sum + found + total + labelled + n as f64
    }

    fn early(x: f64, y: f64) -> f64 {
        if x > y { return x * x; }
        if y > 10.0 { return 1.0; }
        y * x
    }

    pub fn early_returns(x: &[f64]) -> f64 {
        early(x[0], x[1]) + early(x[1], x[0]) + early(0.0, 11.0)
    }

    fn checked(x: f64) -> Result<f64, Failure> {
        if x < 0.0 { return Err(Failure::Negative(x)); }
        if x > 1e6 { Err(Failure::TooLarge) } else { Ok(x.sqrt()) }
    }

    fn chained(x: f64, y: f64) -> Result<f64, Failure> {
        let a = checked(x)?;
        let b = checked(a + y)?;
        Ok(a * b)
    }

    fn optional(x: &[f64]) -> Option<f64> {
        let first = x.first()?;
        let last = x.last().copied()?;
        Some(first * last)
    }

    pub fn question_marks(x: &[f64]) -> f64 {
        let good = match chained(x[0], x[1]) { Ok(v) => v, Err(_) => 0.0 };
        let bad = match chained(-x[0], x[1]) {
            Err(Failure::Negative(v)) => v * 3.0,
            Err(Failure::TooLarge) | Ok(_) => f64::NAN,
        };
        good + bad + optional(x).unwrap_or_default()
    }

    pub fn area(shape: &Shape) -> f64 {
        match shape {
            Shape::Circle(r) if *r < 0.0 => 0.0,
            Shape::Circle(r) => std::f64::consts::PI * r * r,
            Shape::Rectangle { width, height: h } => width * h,
            Shape::Nothing => 0.0,
            Shape::Several(list) => list.iter().map(area).sum(),
        }
    }

    pub fn enums(x: &[f64]) -> f64 {
        let shapes = Shape::Several(vec![
            Shape::Circle(x[0]),
            Shape::Rectangle { width: x[0], height: 2.0 },
            Shape::Nothing,
            Shape::Circle(-1.0),
            Shape::Several(vec![Shape::Circle(x[1])]),
        ]);
        area(&shapes)
    }

    fn classify(x: f64) -> f64 {
        match x {
            0.0 => 1.0,
            1.0 | 2.0 => 2.0 * x,
            -1.0 => 7.0 * x,
            3.0..=5.0 => 3.0 * x,
            v if v > 5.0 && v < 8.0 => v * v,
            f64::INFINITY => 0.5,
            _ => -x,
        }
    }

    fn nested(p: (f64, Option<f64>)) -> f64 {
        match p {
            (0.0, Some(y)) => y,
            (x, Some(0.0)) if x > 1.0 => x,
            (x, Some(y)) => x * y,
            (x, None) => 2.0 * x,
        }
    }

    pub fn matches_on_floats(x: &[f64]) -> f64 {
        let mut sum = classify(x[0]) + classify(0.0) + classify(1.0) + classify(4.0 + 0.1 * x[0]) + classify(-1.0);
        sum += classify(6.0 + x[1]) + classify(100.0) + classify(f64::INFINITY);
        sum += nested((0.0, Some(x[0]))) + nested((2.0, Some(0.0))) + nested((x[0], Some(x[1]))) + nested((x[1], None));
        if let 0.0 = x[0] { sum += 100.0; } else { sum += x[0]; }
        if matches!(x[1], 0.0..=10.0) { sum += x[1]; }
        if matches!(Some(x[1]), Some(v) if v > 1.0) { sum *= 2.0; }
        sum
    }

    const ZERO: f64 = 0.0;

    fn halved(x: Option<f64>, pair: (f64, f64)) -> f64 {
        let Some(0.5) = x else { return 1.5 };
        let (mut y, 2.0) = pair else { return pair.0 * 3.0 };
        y += 1.0;
        y
    }

    fn constants(x: f64, pair: (f64, f64)) -> f64 {
        use std::f64::consts::PI;
        let first = match x { ZERO => 2.0, PI => 3.0 * x, f64::MAX => 4.0, other => other * 0.5 };
        let second = match pair {
            (0.0, y) | (y, 0.0) if y > 0.0 => y * y,
            (1.0..2.0, z) | (z, _) => z + 1.0,
        };
        first * second
    }

    pub fn more_floats(x: &[f64]) -> f64 {
        let mut n = 0.0;
        let mut count = 0;
        'outer: while let 0.0..=2.0 = n {
            n += 0.5;
            count += 1;
            if count > 10 { break 'outer; }
            if count % 2 == 0 { continue; }
        }
        halved(Some(0.5), (x[0], 2.0)) + halved(Some(0.5), (x[0], 1.0)) + halved(Some(x[0]), (1.0, 2.0))
            + constants(0.0, (0.0, x[0])) * constants(x[1], (x[0], 0.0)) + constants(x[0], (1.5, x[1]))
            + constants(std::f64::consts::PI, (-1.0, x[1])) + n * count as f64
    }

    pub fn patterns(x: &[f64]) -> f64 {
        let [a, b, rest @ ..] = x else { return 0.0 };
        let Some(c) = rest.first() else { return a * b };
        let pair = Some((a, b));
        let d = if let Some((p, q)) = pair { p - q } else { 0.0 };
        let mut stack = vec![*a, *b, *c];
        let mut e = 1.0;
        while let Some(top) = stack.pop() { e *= top + 0.5; }
        let f = match (x, d > 0.0) {
            ([first, .., last], true) => first * last,
            ([first, ..], false) => *first,
            _ => 0.0,
        };
        let &[g, ..] = x else { unreachable!() };
        let whole @ (h, _) = (g * 2.0, 1.0);
        a * b + c + d * e + f + h * whole.1
    }

    pub fn casts_of_enums(x: &[f64]) -> f64 {
        let colour = if x[0] > 0.0 { Colour::Red } else { Colour::Green };
        let index = colour as usize;
        index as f64 * x[0] + Colour::Green as i32 as f64 + (x[0] > 1.0) as u8 as f64 + ('a' as u32) as f64
    }
}

#[test]
fn loops_agree() {
    agree!(loops, [1.6, 0.25, 0.5]);
}

#[test]
fn early_returns_agree() {
    agree!(early_returns, [1.5, 0.25]);
}

#[test]
fn question_marks_agree() {
    agree!(question_marks, [1.5, 0.25]);
}

#[test]
fn enums_agree() {
    agree!(enums, [1.5, 0.25]);
}

#[test]
fn matches_on_floats_agree() {
    agree!(matches_on_floats, [1.5, 0.25]);
}

#[test]
fn floats_in_every_kind_of_pattern_agree() {
    agree!(more_floats, [1.5, 0.25]);
}

#[test]
fn patterns_agree() {
    agree!(patterns, [1.5, 0.25, 3.5]);
    agree!(patterns, [1.5, 0.25]);
}

#[test]
fn casts_of_enums_agree() {
    agree!(casts_of_enums, [1.5]);
}
