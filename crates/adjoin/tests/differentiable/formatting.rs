//! Formatting and asserting on floats; documentation and attributes are kept.

use crate::common::{agree, twice};

twice! {
    use std::fmt::Write;

    #[derive(Debug, Clone, Copy)]
    pub struct Reading { value: f64, sensor: u8 }

    impl std::fmt::Display for Reading {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{:.*} from {}", 2, self.value, self.sensor)
        }
    }

    pub fn describe(x: &[f64]) -> String {
        let mut text = String::new();
        let reading = Reading { value: x[0], sensor: 7 };
        write!(text, "{reading} {:8.3} {y:e} ", x[0] * 2.0, y = x[1] + 1.0).unwrap();
        writeln!(&mut text, "{0} {0:>8.1} {1}", x[1], 2.5).unwrap();
        let first = x[0];
        text.push_str(&format!("{first:+.2} {} {}", 0.5, f64::MAX > first));
        eprintln!("{text}");
        println!("{} {first}", 1.5);
        text
    }

    pub fn asserting(x: &[f64]) -> f64 {
        let y = x[0] * 2.0;
        assert!(y > 0.5, "{y} is not above {}", 0.5);
        assert_eq!(y, x[0] + x[0]);
        assert_eq!(y - y, 0.0, "zero");
        assert_ne!(y, 0.25);
        debug_assert!((y - 2.0 * x[0]).abs() < 1e-12);
        debug_assert_eq!(y, y);
        let z = dbg!(y * 0.5);
        let list = vec![z, 1.0, y];
        match list.len() {
            3 => list.iter().sum::<f64>() * if describe(x).is_empty() { 0.0 } else { 1.0 },
            _ => unreachable!("{}", 1.0),
        }
    }

    /// The attributes `must_use` and `inline` are kept.
    #[must_use]
    #[inline]
    #[doc(alias = "kept")]
    pub fn attributes(x: &[f64]) -> f64 {
        #[allow(unused_mut)]
        let mut y = x[0];
        #[cfg(any())]
        let y = "never compiled";
        y + x[1]
    }
}

#[test]
fn asserting_agrees() {
    agree!(asserting, [1.5, 0.25]);
}

#[test]
fn attributes_are_kept() {
    agree!(attributes, [1.5, 0.25]);
}

#[test]
fn text_is_the_same() {
    let point = [1.5, 0.25];
    assert_eq!(model::describe(&point), plain::describe(&point));
    let lifted = point.map(|x| adjoin::Forward::<f64, 1>::new(x, [1.0]));
    assert_eq!(model::describe(&lifted), plain::describe(&point));
}
